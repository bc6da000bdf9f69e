// SPDX-License-Identifier: BSD-3-Clause
/// The audit passes on what the kernels record, and finds any single number that is not what it should be.
#include "support/catch.hpp"
#include "support/random.hpp"

#include <xattn/models/encoder.hpp>
#include <xattn/trace.hpp>

#include <filesystem>
#include <random>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using xattn::index_t;

template <class T>
xt::xarray<T> numbers(const std::vector<std::size_t>& shape, std::uint64_t seed = 1) {
  test::random source(seed);
  auto x = xt::xarray<T>::from_shape(shape);
  for (T& element : x) element = static_cast<T>(2 * source.uniform<T>());
  return x;
}

/// How many records were checked; all of them are right.
std::size_t passes(const trace::recording& rec) {
  const trace::audit_report report = trace::audit(rec);
  std::ostringstream text;
  report.print(text);
  INFO(text.str());
  CHECK(report.passed());
  return report.checked();
}

/// A copy whose record n is off by a little in one element.
trace::recording spoiled(const trace::recording& rec, std::size_t n) {
  trace::recording copy;
  for (const trace::record& r : rec) {
    trace::record changed = r;
    if (&r == rec.begin() + n) {
      std::vector<std::byte> bytes = *r.bytes;
      float x = 0;
      std::byte* place = bytes.data() + (r.size() - 1) / 2 * sizeof x;
      std::memcpy(&x, place, sizeof x);
      x = std::isfinite(x) ? x + 0.01f * std::max(std::abs(x), 0.1f) : 0.5f;
      std::memcpy(place, &x, sizeof x);
      changed.bytes = trace::share(std::move(bytes));
    }
    copy.add(std::move(changed));
  }
  for (const trace::attribute& a : rec.values()) copy.add(a);
  return copy;
}

}  // namespace

TEMPLATE_TEST_CASE("audit: passes on attention with every mask and option", "[property][trace]", float, double) {
  using T = TestType;
  const auto q = numbers<T>({2, 4, 9, 8}), k = numbers<T>({2, 2, 33, 8}, 2), v = numbers<T>({2, 2, 33, 5}, 3);
  const xt::xarray<T> sinks = numbers<T>({4}, 4), added = numbers<T>({9, 33}, 5);
  xt::xarray<bool> allowed = xt::ones<bool>({9, 33});
  for (std::size_t i = 0; i < allowed.size(); ++i) allowed.data()[i] = i % 3 != 0 && i / 33 != 4;
  trace::recorder rec;
  (void)xattn::attention(q, k, v, {}, {}, trace::to(rec));
  (void)xattn::attention(q, k, v, xattn::causal, {.softcap = T(3)}, trace::to(rec));
  (void)xattn::attention(q, k, v, xattn::boolean(allowed), {.sinks = sinks}, trace::to(rec));
  (void)xattn::attention(q, k, v, xattn::causal & xattn::additive(added),
                         {.scale = T(-2), .softcap = T(3), .sinks = sinks}, trace::to(rec));
  const auto nudge = xattn::score_mod([](T s, auto, auto, index_t i, index_t j) { return s + T(i - j) / 8; });
  (void)xattn::attention(q, k, v, nudge & xattn::alibi(4) & xattn::causal & xattn::dropout(0.25, 3), {},
                         trace::to(rec));
  CHECK(passes(rec) == 5 * 8 + 2);
}

TEST_CASE("audit: passes on large and tiny numbers, and on infinities and NaN", "[property][trace]") {
  trace::recorder rec;
  for (const test::regime kind :
       {test::regime::large, test::regime::wide, test::regime::denormal, test::regime::one_hot, test::regime::nan}) {
    const auto data = test::random_array<float>({3, 12, 8}, kind);
    auto x = xt::xarray<float>::from_shape(std::vector<std::size_t>{3, 12, 8});
    std::transform(data.data.begin(), data.data.end(), x.begin(), [](long double y) { return static_cast<float>(y); });
    (void)xattn::attention(x, x, x, xattn::causal, {}, trace::to(rec));
    const xattn::encoder_layer<float> layer(
        {.d_model = 8, .heads = 2, .d_hidden = 12, .activation = xattn::activation::gelu});
    (void)layer(x, {}, {}, trace::to(rec));
  }
  passes(rec);
}

TEST_CASE("audit: passes on self- and cross-attention, feed-forward and norms by themselves", "[property][trace]") {
  const auto x = numbers<float>({2, 7, 12}), memory = numbers<float>({2, 5, 12}, 2);
  trace::recorder rec;
  const xattn::multi_head_attention<float> mha({.d_model = 12, .heads = 6, .kv_heads = 3, .d_head = 4});
  (void)mha(x, xattn::causal, {}, trace::to(rec));
  (void)mha(x, memory, {}, {}, trace::to(rec));
  const xattn::multi_head_attention<float> plain({.d_model = 12, .heads = 2, .bias = false});
  (void)plain(x, {}, {}, trace::to(rec));
  using xattn::activation;
  for (const activation f : {activation::identity, activation::relu, activation::gelu, activation::gelu_tanh,
                             activation::gelu_quick, activation::silu, activation::sigmoid, activation::tanh,
                             activation::hard_swish, activation::mish, activation::erf}) {
    for (const bool gated : {false, true}) {
      const xattn::feed_forward<float> ffn({.d_model = 12, .d_hidden = 20, .activation = f, .gated = gated});
      (void)ffn(x * 4.f, {}, trace::to(rec));
    }
  }
  const xattn::layer_norm<float> norm({.d_model = 12});
  (void)norm(x * 100.f + 5000.f, {}, trace::to(rec));
  CHECK(passes(rec) == 14 + 13 + 14 + 11 * 3 + 11 * 4 + 4);
}

TEMPLATE_TEST_CASE("audit: passes on encoders, post- and pre-norm, gated or not, and on their files",
                   "[property][trace]", float, double) {
  using T = TestType;
  const auto x = numbers<T>({2, 6, 8});
  for (const bool norm_first : {false, true}) {
    for (const bool gated : {false, true}) {
      const xattn::encoder<T> enc({.d_model = 8,
                                   .heads = 4,
                                   .kv_heads = 2,
                                   .d_hidden = 20,
                                   .activation = xattn::activation::silu,
                                   .gated = gated,
                                   .norm_first = norm_first,
                                   .layers = 3,
                                   .final_norm = true});
      trace::recorder rec;
      (void)enc(x, xattn::causal, {}, trace::to(rec));
      const std::size_t checked = passes(rec);
      CHECK(checked == 3 * (gated ? 31 : 30) + 2 + 4);
      const auto file =
          std::filesystem::temp_directory_path() / ("xattn_audit_" + std::to_string(std::random_device{}()) + ".npz");
      xattn::io::write_npz(rec, file.string());
      CHECK(passes(xattn::io::read_trace(file.string())) == checked);
      std::filesystem::remove(file);
    }
  }
}

TEST_CASE("audit: a single wrong number is found, whichever record it is in", "[property][trace]") {
  for (const bool norm_first : {false, true}) {
    const xattn::encoder<float> enc({.d_model = 8,
                                     .heads = 2,
                                     .d_hidden = 12,
                                     .activation = xattn::activation::gelu,
                                     .gated = norm_first,
                                     .norm_first = norm_first,
                                     .layers = 2,
                                     .final_norm = true});
    trace::recorder rec;
    (void)enc(numbers<float>({5, 8}), xattn::causal, {}, trace::to(rec));
    const trace::audit_report right = trace::audit(rec);
    REQUIRE(right.passed());
    for (std::size_t n = 0; n < rec.size(); ++n) {
      const trace::record& r = rec.begin()[n];
      INFO(r.path);
      const trace::audit_report report = trace::audit(spoiled(rec, n));
      CHECK_FALSE(report.passed());
      if (right.entries[n].unchecked.empty()) CHECK(report.entries[n].ratio > 1);
    }
  }
}

TEST_CASE("audit: a part of a trace raises no false alarm", "[property][trace]") {
  const xattn::encoder<float> enc(
      {.d_model = 8, .heads = 4, .kv_heads = 2, .d_hidden = 12, .norm_first = true, .layers = 2, .final_norm = true});
  const auto x = numbers<float>({5, 8});
  for (const trace::stage_info& left_out : trace::stage_table) {
    trace::recorder_options options{.allow_unmatched = true};
    for (const trace::stage_info& s : trace::stage_table) {
      if (s.id != left_out.id) options.only.emplace_back(s.id);
    }
    trace::recorder rec(options);
    (void)enc(x, xattn::causal, {}, trace::to(rec));
    INFO(left_out.name);
    passes(rec);
  }
  trace::recorder heads({.heads = {{.layer = 1, .head = 3}}, .rows = {{.first = 1, .last = 3}}});
  (void)enc(x, xattn::causal, {}, trace::to(heads));
  passes(heads);
}
