// SPDX-License-Identifier: BSD-3-Clause
/// The audit passes on what the kernels record, and finds any single number that is not what it should be.
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/xtensor_views.hpp"

#include <xattn/models/decoder.hpp>
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

namespace {

/// Every arrangement once; of both kinds of model.
std::vector<xattn::transformer_config> arrangements() {
  using xattn::norm_kind;
  std::vector<xattn::transformer_config> all{
      {},
      {.norm_first = true},
      {.norm_first = true, .norm = norm_kind::rms_plus_one, .sandwich = true, .qk_norm = true},
      {.norm_first = true, .parallel = true},
      {.norm = norm_kind::rms, .residual_scale = 1.75},
  };
  for (xattn::transformer_config& c : all) {
    c.d_model = 8;
    c.heads = 4;
    c.kv_heads = 2;
    c.d_hidden = 12;
    c.activation = xattn::activation::gelu;
    c.layers = 2;
    c.final_norm = true;
  }
  return all;
}

/// Records of the forward pass that could not be recomputed, but for what is given.
std::size_t open_records(const trace::audit_report& report) {
  const auto open = [](const trace::audit_entry& e) { return e.unchecked == "its operands were not recorded"; };
  return static_cast<std::size_t>(std::count_if(report.entries.begin(), report.entries.end(), open));
}

}  // namespace

TEST_CASE("audit: passes on every arrangement of encoders and decoders; a hook changes no bit", "[property][trace]") {
  const auto x = numbers<float>({2, 6, 8}), memory = numbers<float>({2, 5, 8}, 2);
  for (const xattn::transformer_config& c : arrangements()) {
    INFO("norm first " << c.norm_first << ", sandwich " << c.sandwich << ", parallel " << c.parallel);
    const xattn::decoder<float> dec(c);
    trace::recorder rec, of_encoder;
    CHECK(test::same_bits(dec(x, memory, {}, {}, {}, trace::to(rec)), dec(x, memory)));
    passes(rec);
    CHECK(open_records(trace::audit(rec)) == 0);
    CHECK(rec.contains("dec.1.cross_attn.kv_in"));
    CHECK(rec.contains("dec.1.ffn.resid_post"));
    CHECK(rec.contains("dec.0.norm3.norm_out") == !c.parallel);
    CHECK(rec.contains("dec.0.cross_attn.norm_out") == c.sandwich);
    CHECK(rec.contains("dec.output.norm_out"));
    const xattn::encoder<float> enc(c);
    CHECK(test::same_bits(enc(x, xattn::causal, {}, trace::to(of_encoder)), enc(x, xattn::causal)));
    passes(of_encoder);
    CHECK(open_records(trace::audit(of_encoder)) == 0);
  }
}

TEST_CASE("audit: in every arrangement of a decoder a single wrong number is found", "[property][trace]") {
  for (const xattn::transformer_config& c : arrangements()) {
    const xattn::decoder<float> dec(c);
    trace::recorder rec;
    (void)dec(numbers<float>({5, 8}), numbers<float>({4, 8}, 2), {}, {}, {}, trace::to(rec));
    REQUIRE(trace::audit(rec).passed());
    for (std::size_t n = 0; n < rec.size(); ++n) {
      const trace::record& r = rec.begin()[n];
      INFO(r.path);
      CHECK_FALSE(trace::audit(spoiled(rec, n)).passed());
    }
  }
}

TEST_CASE("audit: a part of a decoder's trace raises no false alarm", "[property][trace]") {
  const auto x = numbers<float>({5, 8}), memory = numbers<float>({4, 8}, 2);
  for (xattn::transformer_config c : arrangements()) {
    c.rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split};
    const xattn::decoder<float> dec(c);
    for (const trace::stage_info& left_out : trace::stage_table) {
      trace::recorder_options options{.allow_unmatched = true};
      for (const trace::stage_info& s : trace::stage_table) {
        if (s.id != left_out.id) options.only.emplace_back(s.id);
      }
      trace::recorder rec(options);
      (void)dec(x, memory, {}, {}, {}, trace::to(rec));
      INFO(left_out.name << ", sandwich " << c.sandwich << ", parallel " << c.parallel);
      passes(rec);
    }
  }
}

TEST_CASE("audit: passes on a decoder's increments, whose records carry the step", "[property][trace]") {
  const xattn::decoder<float> dec(arrangements()[2]);
  const auto x = numbers<float>({2, 6, 8}), memory = numbers<float>({2, 5, 8}, 2);
  auto caches = dec.make_caches(6, 2), plain = dec.make_caches(6, 2);
  trace::recorder rec;
  for (std::size_t i = 0; i < 6; i += 3) {
    const xt::xarray<float> part = xt::view(x, xt::all(), xt::range(i, i + 3), xt::all());
    CHECK(test::same_bits(dec(part, caches, memory, {}, {}, {}, trace::to(rec)), dec(part, plain, memory)));
  }
  passes(rec);
  CHECK(rec.contains("dec.1.cross_attn.weights@t3#2"));
  CHECK(rec["dec.0.cross_attn.k@t0"].shape(2) == 5);
  CHECK(rec["dec.0.cross_attn.cache_k@t3#2"].shape(2) == 5);
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
