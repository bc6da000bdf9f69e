// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/attention.hpp>
#include <xattn/trace/recorder.hpp>

#include <algorithm>

namespace conformance {
namespace {

/// Numbers with heads: (B, H, L, D), or (B, L, H * D) with the heads side by side.
template <class T>
struct heads_of_rows {
  xt::xarray<T> numbers;
  xattn::extents<4> extent{}, stride{};

  heads_of_rows(xt::xarray<T> all, index_t heads) : numbers(std::move(all)) {
    const auto size = [this](std::size_t d) { return static_cast<index_t>(numbers.shape()[d]); };
    if (numbers.dimension() == 4) {
      extent = {size(0), size(1), size(2), size(3)};
      stride = xattn::row_major(extent);
    } else if (numbers.dimension() == 3 && heads > 0 && size(2) % heads == 0) {
      extent = {size(0), heads, size(1), size(2) / heads};
      stride = {size(1) * size(2), extent[3], size(2), 1};
    } else {
      throw std::runtime_error("an array of attention has neither four axes nor three that can be split into heads");
    }
  }
  xattn::view<T, 4> view() { return {numbers.data(), extent, stride}; }
  xattn::view<const T, 4> view() const { return {numbers.data(), extent, stride}; }
};

template <class T>
void copy(const xattn::view<const T, 4>& from, const xattn::view<T, 4>& to) {
  for (index_t n = 0; n < from.size(); ++n) {
    const index_t e = n % from.extent(3), row = n / from.extent(3);
    const index_t l = row % from.extent(2), h = row / from.extent(2) % from.extent(1);
    const index_t b = row / from.extent(2) / from.extent(1);
    to(b, h, l, e) = from(b, h, l, e);
  }
}

/// Keys or values as (B, H, L, D): those of a cache, where there is one, and behind them the new ones.
template <class T>
heads_of_rows<T> appended(const test_case& c, int past_slot, const heads_of_rows<T>& fresh) {
  std::vector<std::size_t> shape;
  for (const index_t n : fresh.extent) shape.push_back(static_cast<std::size_t>(n));
  const index_t old = c.has_input(past_slot) ? static_cast<index_t>(c.input(past_slot).shape.at(2)) : 0;
  shape[2] += static_cast<std::size_t>(old);
  heads_of_rows<T> all(xt::xarray<T>::from_shape(shape), 0);
  if (old > 0) {
    const heads_of_rows<T> past(load<T>(c.input(past_slot)), 0);
    xattn::extents<4> expected = all.extent;
    expected[2] = old;
    if (past.extent != expected) throw std::runtime_error("the cache does not fit the new keys and values");
    copy(past.view(), all.view().slice(2, 0, old));
  }
  copy(fresh.view(), all.view().slice(2, old, all.extent[2]));
  return all;
}

/// A mask whose rows are shorter than the keys is filled up with what forbids them.
template <class E>
xt::xarray<E> filled_up(const tensor_file& tensor, std::size_t keys, E forbidden) {
  const xt::xarray<E> given = load<E>(tensor);
  std::vector<std::size_t> shape = tensor.shape;
  if (shape.empty()) throw std::runtime_error("the mask is a scalar");
  const std::size_t width = shape.back();
  shape.back() = std::max(width, keys);
  auto full = xt::xarray<E>::from_shape(shape);
  for (std::size_t i = 0; i < full.size(); ++i) {
    const std::size_t row = i / shape.back(), j = i % shape.back();
    full.data()[i] = j < width ? given.data()[row * width + j] : forbidden;
  }
  return full;
}

/// body(mask) with the mask of a case over `keys` keys, `past` of them from a cache.
template <class A, class Body>
void with_mask(const test_case& c, index_t keys, index_t past, const Body& body) {
  const bool is_causal = c.integer("is_causal", 0) != 0;
  const auto with_rules = [&](const auto& mask) {
    if (is_causal)
      body(mask & xattn::causal_at(past));
    else
      body(mask);
  };
  if (!c.has_input(3)) {
    with_rules(xattn::no_mask{});
  } else if (c.input(3).type == "bool") {
    with_rules(xattn::boolean(filled_up<bool>(c.input(3), static_cast<std::size_t>(keys), false)));
  } else {
    with_rules(
        xattn::additive(filled_up<A>(c.input(3), static_cast<std::size_t>(keys), -std::numeric_limits<A>::infinity())));
  }
}

/// The stage of the trace that a case wants to see beside the output.
const char* shown_stage(const test_case& c) {
  switch (c.integer("qk_matmul_output_mode", 0)) {
    case 0:
      return "scaled";
    case 1:
      return c.number("softcap", 0) > 0 ? "capped" : "scaled";
    case 2:
      return "masked";
    case 3:
      return "weights";
    default:
      throw not_yet("this qk_matmul_output_mode");
  }
}

template <class A>
xattn::attention_options<A> options_of(const test_case& c) {
  xattn::attention_options<A> options;
  if (c.has_attribute("scale")) options.scale = static_cast<A>(c.number("scale", 0));
  if (c.number("softcap", 0) > 0) options.softcap = static_cast<A>(c.number("softcap", 0));
  return options;
}

template <class T>
results run_attention(const test_case& c) {
  using A = xattn::acc_t<T>;
  const index_t q_heads = c.integer("q_num_heads", 0), kv_heads = c.integer("kv_num_heads", 0);
  const heads_of_rows<T> q(load<T>(c.input(0)), q_heads);
  const heads_of_rows<T> new_k(load<T>(c.input(1)), kv_heads), new_v(load<T>(c.input(2)), kv_heads);
  const heads_of_rows<T> k = appended(c, 4, new_k), v = appended(c, 5, new_v);

  std::vector<std::size_t> shape(q.numbers.shape().begin(), q.numbers.shape().end());
  shape.back() = static_cast<std::size_t>(shape.size() == 4 ? v.extent[3] : q.extent[1] * v.extent[3]);
  heads_of_rows<A> out(xt::xarray<A>::from_shape(shape), q_heads);

  const auto options = options_of<A>(c);
  const bool shows = c.outputs().count(3) != 0;
  const char* stage = shown_stage(c);
  xattn::trace::recorder seen({.only = {stage}});
  with_mask<A>(c, k.extent[2], k.extent[2] - new_k.extent[2], [&](const auto& mask) {
    if (shows)
      xattn::attention_into(out.view(), q.view(), k.view(), v.view(), mask, options, xattn::trace::to(seen));
    else
      xattn::attention_into(out.view(), q.view(), k.view(), v.view(), mask, options);
  });

  results all{{0, as_doubles(out.numbers)}, {1, as_doubles(k.numbers)}, {2, as_doubles(v.numbers)}};
  if (shows) all[3] = seen[stage];
  return all;
}

}  // namespace

results attention(const test_case& c) {
  if (c.has_input(6)) throw not_yet("lengths of the keys of a batch item");
  if (c.integer("left_window_size", -1) >= 0 || c.integer("right_window_size", -1) >= 0) throw not_yet("windows");
  (void)c.integer("softmax_precision", 1);  // every type that it may name is at most as wide as what xattn computes in
  return with_real(c.input(0).type, [&](auto zero) { return run_attention<decltype(zero)>(c); });
}

results flex_attention(const test_case& c) {
  if (c.has_attribute("score_mod") || c.has_attribute("prob_mod")) throw not_yet("functions of scores and weights");
  return with_real(c.input(0).type, [&](auto zero) { return run_attention<decltype(zero)>(c); });
}

}  // namespace conformance
