// SPDX-License-Identifier: BSD-3-Clause
/// oneDNN's matrix product: with both operands as they are, and with the weights in the layout that it asks for.
#include "native/peer.hpp"

#include <oneapi/dnnl/dnnl.hpp>

#include <unordered_map>

namespace peer {
namespace {

using dnnl::memory;

struct place {
  dnnl::engine engine{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream{engine};
};

place& here() {
  static place p;
  return p;
}

memory::desc floats(memory::dim rows, memory::dim columns, memory::format_tag layout) {
  return {{rows, columns}, memory::data_type::f32, layout};
}

/// The array as the library sees it; it is not written to where it is an input.
memory dense(memory::dim rows, memory::dim columns, const float* data) {
  return memory(floats(rows, columns, memory::format_tag::ab), here().engine, const_cast<float*>(data));
}

struct product final : problem {
  explicit product(const request& r) {
    const auto m = r.sizes[0], n = r.sizes[1], k = r.sizes[2];
    const memory x = dense(m, k, r.inputs[0]), y = dense(m, n, r.out);
    memory w = dense(k, n, r.inputs[1]);
    const auto layout = r.way == "packed" ? memory::format_tag::any : memory::format_tag::ab;
    const dnnl::matmul::primitive_desc plan(here().engine, x.get_desc(), floats(k, n, layout), y.get_desc());
    if (plan.weights_desc() != w.get_desc()) {
      memory packed(plan.weights_desc(), here().engine);
      dnnl::reorder(w, packed).execute(here().stream, w, packed);
      w = packed;
    }
    matmul = dnnl::matmul(plan);
    arguments = {{DNNL_ARG_SRC, x}, {DNNL_ARG_WEIGHTS, w}, {DNNL_ARG_DST, y}};
    here().stream.wait();
  }
  void run() override {
    matmul.execute(here().stream, arguments);
    here().stream.wait();
  }

  dnnl::matmul matmul;
  std::unordered_map<int, memory> arguments;
};

std::string instruction_set() {
  switch (dnnl::get_effective_cpu_isa()) {
    case dnnl::cpu_isa::sse41:
      return "SSE4.1";
    case dnnl::cpu_isa::avx:
      return "AVX";
    case dnnl::cpu_isa::avx2:
      return "AVX2";
    case dnnl::cpu_isa::avx2_vnni:
      return "AVX2 VNNI";
    case dnnl::cpu_isa::avx512_core:
      return "AVX-512";
    case dnnl::cpu_isa::avx512_core_vnni:
      return "AVX-512 VNNI";
    case dnnl::cpu_isa::avx512_core_bf16:
      return "AVX-512 BF16";
    case dnnl::cpu_isa::avx512_core_fp16:
      return "AVX-512 FP16";
    case dnnl::cpu_isa::avx512_core_amx:
      return "AVX-512 AMX";
    default:
      return "instruction set " + std::to_string(static_cast<int>(dnnl::get_effective_cpu_isa()));
  }
}

}  // namespace

/// The library takes its number of threads from the cores that the process had when it was loaded.
void start(int, const std::string&) { here(); }

std::string description() {
  const auto* version = dnnl::version();
  return std::to_string(version->major) + "." + std::to_string(version->minor) + "." + std::to_string(version->patch) +
         ", " + instruction_set();
}

std::string ways(const std::string& operation, const std::int64_t*) {
  if (operation == "linear") return "packed";
  return operation == "matmul" ? "" : "-";
}

std::unique_ptr<problem> prepare(const request& r) { return std::make_unique<product>(r); }

}  // namespace peer
