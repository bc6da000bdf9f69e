// SPDX-License-Identifier: BSD-3-Clause
#include "compat/onnx_answers.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/trace.hpp>

namespace {

namespace compat = xattn::compat;

/// Scores of 0 and values of 2^j: each output is the mean of the powers that the query sees.
xt::xtensor<float, 4> powers(std::size_t keys) {
  auto v = xt::xtensor<float, 4>::from_shape({1, 1, keys, 1});
  for (std::size_t j = 0; j < keys; ++j) v(0, 0, j, 0) = std::ldexp(1.0f, static_cast<int>(j));
  return v;
}

std::vector<float> seen(std::size_t queries, std::size_t keys, const compat::onnx_attention_attributes& attributes,
                        const compat::onnx_attention_cache<float>& cache = {}) {
  const xt::xtensor<float, 4> q = xt::zeros<float>({std::size_t{1}, std::size_t{1}, queries, std::size_t{2}});
  const xt::xtensor<float, 4> k = xt::zeros<float>({std::size_t{1}, std::size_t{1}, keys, std::size_t{2}});
  const auto y = compat::onnx_attention(q, k, powers(keys), {}, cache, attributes).y;
  return {y.begin(), y.end()};
}

bool near(const std::vector<float>& got, const std::vector<double>& want) {
  bool all = got.size() == want.size();
  for (std::size_t n = 0; all && n < got.size(); ++n) all = std::abs(static_cast<double>(got[n]) - want[n]) < 1e-6;
  return all;
}

template <class F>
std::string shape_message(F&& f) {
  return test::message_of<xattn::shape_error>(f);
}
template <class F>
std::string option_message(F&& f) {
  return test::message_of<xattn::option_error>(f);
}

}  // namespace

TEST_CASE("compat::onnx_attention: answers of ONNX Runtime", "[layers][compat]") {
  int answered = 0;
  for (const auto& [name, c] : compat_cases::fixture("onnx")) {
    INFO(name);
    CHECK(compat_cases::error_of(compat_cases::onnx_answer(c), c.expected) <= 2e-6);
    ++answered;
  }
  CHECK(answered >= 20);
}

TEST_CASE("compat::onnx_attention: where queries stand", "[layers][compat]") {
  CHECK(near(seen(2, 5, {.is_causal = true}), {1, 1.5}));
  CHECK(near(seen(5, 2, {.is_causal = true}), {1, 1.5, 1.5, 1.5, 1.5}));
  CHECK(near(seen(4, 4, {.is_causal = true, .left_window_size = 1}), {1, 1.5, 3, 6}));
  CHECK(near(seen(4, 4, {.left_window_size = 1, .right_window_size = 1}), {1.5, 7. / 3, 14. / 3, 6}));
  CHECK(near(seen(4, 4, {.left_window_size = 0}), {15. / 4, 14. / 3, 6, 8}));
  CHECK(near(seen(4, 4, {.is_causal = true, .right_window_size = 2}), {1, 1.5, 7. / 3, 15. / 4}));
  std::vector<std::int64_t> length{4};
  CHECK(near(seen(2, 6, {.is_causal = true}, {.nonpad_kv_seqlen = length}), {7. / 3, 15. / 4}));
  CHECK(near(seen(2, 6, {}, {.nonpad_kv_seqlen = length}), {15. / 4, 15. / 4}));
  CHECK(near(seen(2, 6, {.is_causal = true, .left_window_size = 0}, {.nonpad_kv_seqlen = length}), {4, 8}));
  length = {1};
  CHECK(near(seen(2, 6, {.is_causal = true}, {.nonpad_kv_seqlen = length}), {0, 1}));
}

TEST_CASE("compat::onnx_attention: short masks, caches, outputs of scores", "[layers][compat]") {
  const xt::xtensor<float, 4> q = xt::ones<float>({1, 1, 2, 2}), k = xt::ones<float>({1, 1, 4, 2});
  const auto v = powers(4);
  const xt::xtensor<bool, 1> two{true, true}, one{true};
  CHECK(compat::onnx_attention(q, k, v, two).y(0, 0, 1, 0) == 1.5f);
  CHECK(compat::onnx_attention(q, k, v, one).y(0, 0, 1, 0) == 1);
  const xt::xtensor<float, 2> added = xt::zeros<float>({2, 3});
  const auto masked = compat::onnx_attention(
      q, k, v, added, {}, {.scale = 3, .softcap = 2, .qk_matmul_output_mode = 2, .with_qk_matmul_output = true});
  CHECK(std::abs(masked.qk_matmul_output(0, 0, 1, 2) - 2 * std::tanh(3.0f)) < 1e-6f);
  CHECK(masked.qk_matmul_output(0, 0, 1, 3) == -HUGE_VALF);
  const auto mode = [&](int n, double softcap) {
    return compat::onnx_attention(q, k, v, {}, {},
                                  {.scale = 3,
                                   .softcap = softcap,
                                   .is_causal = true,
                                   .qk_matmul_output_mode = n,
                                   .with_qk_matmul_output = true})
        .qk_matmul_output;
  };
  CHECK(mode(0, 2)(0, 0, 0, 3) == 6);
  CHECK(mode(1, 0)(0, 0, 0, 3) == 6);
  CHECK(mode(1, HUGE_VAL)(0, 0, 0, 3) == 6);
  CHECK(std::abs(mode(1, 2)(0, 0, 0, 3) - 2 * std::tanh(3.0f)) < 1e-6f);
  CHECK((mode(3, 2)(0, 0, 0, 0) == 1 && mode(3, 2)(0, 0, 0, 3) == 0));

  compat::onnx_attention_cache<float> cache;
  const xt::xtensor<float, 4> past = xt::ones<float>({1, 1, 3, 2}), past_v = xt::zeros<float>({1, 1, 3, 1});
  cache.past_key = past, cache.past_value = past_v;
  const auto appended = compat::onnx_attention(q, k, v, {}, cache, {.is_causal = true});
  CHECK(appended.y(0, 0, 1, 0) == 3.f / 5);
  CHECK((appended.present_value.shape()[2] == 7 && appended.present_value(0, 0, 6, 0) == 8));

  cache.past_value = {};
  CHECK(test::mentions(option_message([&] { (void)compat::onnx_attention(q, k, v, {}, cache); }),
                       {"onnx_attention: past_value"}));
  cache.past_value = past_v;
  const std::vector<std::int64_t> lengths{1}, too_many{1, 2};
  cache.nonpad_kv_seqlen = lengths;
  CHECK(test::mentions(option_message([&] { (void)compat::onnx_attention(q, k, v, {}, cache); }),
                       {"onnx_attention: nonpad_kv_seqlen"}));
  compat::onnx_attention_cache<float> wrong;
  wrong.nonpad_kv_seqlen = too_many;
  CHECK(test::mentions(shape_message([&] { (void)compat::onnx_attention(q, k, v, {}, wrong); }),
                       {"onnx_attention: nonpad_kv_seqlen has shape (2)", "(1)"}));
  CHECK(test::mentions(option_message([&] {
                         (void)compat::onnx_attention(q, k, v, {}, {},
                                                      {.qk_matmul_output_mode = 4, .with_qk_matmul_output = true});
                       }),
                       {"qk_matmul_output_mode is 4"}));
  CHECK(test::mentions(shape_message([&] {
                         (void)compat::onnx_attention(xt::xtensor<float, 3>(xt::ones<float>({1, 2, 4})), k, v);
                       }),
                       {"onnx_attention: q has shape (1, 2, 4)", "heads"}));
}

TEST_CASE("compat::onnx_attention: a trace shows the attention inside and changes no bit", "[layers][compat][trace]") {
  const xt::xtensor<float, 4> q = xt::ones<float>({1, 1, 2, 2}), k = xt::ones<float>({1, 1, 4, 2});
  for (const bool with_scores : {true, false}) {
    const compat::onnx_attention_attributes attributes{
        .is_causal = true, .qk_matmul_output_mode = 3, .with_qk_matmul_output = with_scores};
    xattn::trace::recorder rec;
    const auto traced = compat::onnx_attention(q, k, powers(4), {}, {}, attributes, xattn::trace::to(rec));
    const auto plain = compat::onnx_attention(q, k, powers(4), {}, {}, attributes);
    CHECK((traced.y == plain.y && traced.qk_matmul_output == plain.qk_matmul_output));
    CHECK(rec["masked"](0, 0, 0, 3) == -HUGE_VAL);
    if (with_scores) CHECK((xt::xarray<float>(rec.get<float>("weights")) == traced.qk_matmul_output));
  }
}
