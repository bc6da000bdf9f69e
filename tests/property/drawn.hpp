// SPDX-License-Identifier: BSD-3-Clause
/// Calls of attention drawn over all options: what a call is made of, the masks of one joined at run time, what the
/// oracle makes of it, and which of its options made a difference.
#pragma once

#include "property/drawing.hpp"
#include "support/catch.hpp"
#include "support/oracle.hpp"
#include "support/random.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/kernels/block_mask.hpp>
#include <xattn/kernels/decode_attention.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace drawn {

using oracle::attention_rules;
namespace kernels = xattn::kernels;

constexpr long double infinity = std::numeric_limits<long double>::infinity();

/// Options, and what a call is made of.
enum feature : std::size_t {
  causal, causal_top_left, causal_at, window, open_window, sliding_window, chunked, prefix, segments, valid_lengths,
  query_at, boolean, boolean_too, boolean_bits, key_padding, float_padding, block_mask, additive, additive_too, alibi,
  alibi_slopes, t5_bias, relative_bias, score_mod, mask_mod, prob_mod, dropout,
  masks,  // so far
  one_place = masks, one_length, segments_each, strided_masks, bias_in_double, bias_in_bf16, bias_in_f16, in_packs,
  scale, softcap, sinks, off_by_one, one_slope, one_row, t5_one_way, blocks_each, lse,
  threads, own_scratch, traced, grouped, value_heads, other_values, hidden_nan,
  less_axes, returned,
  strided_q, strided_k, strided_v, strided_out,
  no_queries, no_keys, few_queries, many_queries, small,
  in_float, in_double, in_bf16, in_f16, in_int8, in_mixed,
  dense, in_store, paged, ragged, uneven, unequal, own_rows, store_of_pages,
  features
};
static_assert(features <= most_features);

constexpr const char* names[] = {
    "causal", "causal_top_left", "causal_at", "window", "open_window", "sliding_window", "chunked", "prefix",
    "segments", "valid_lengths", "query_at", "boolean", "boolean_too", "boolean_bits", "key_padding",
    "float_padding", "block_mask", "additive", "additive_too", "alibi", "alibi_slopes", "t5_bias", "relative_bias",
    "score_mod", "mask_mod", "prob_mod", "dropout", "one_place", "one_length", "segments_each", "strided_masks",
    "bias_in_double", "bias_in_bf16", "bias_in_f16", "in_packs", "scale", "softcap", "sinks", "off_by_one",
    "one_slope", "one_row", "t5_one_way", "blocks_each", "lse", "threads", "own_scratch", "traced", "grouped",
    "value_heads", "other_values", "hidden_nan", "less_axes", "returned", "strided_q", "strided_k", "strided_v",
    "strided_out", "no_queries", "no_keys", "few_queries", "many_queries", "small", "float", "double", "bf16", "f16",
    "int8", "mixed", "dense", "in_store", "paged", "ragged", "uneven", "unequal", "own_rows", "store_of_pages"};
static_assert(std::size(names) == features);

/// What cannot meet. Two that fill one argument: sinks and softmax_off_by_one, two types of one bias. What the face of
/// a form does not have: int8, of which rows have factors, outside of a store; in a store values of other heads than
/// the keys, arrays of less axes, a result that is returned, scratch that is not the caller's, and queries of another
/// type than it computes in; pages and sequences of less axes. What is there in one form alone: items that differ in
/// their keys (uneven) in stores and pages, in their rows too (unequal) in sequences; rows of the call's own in a
/// store. What a shape_error forbids: a block mask where a query or a length is not where it was made for, segments
/// where they are, and no keys where a query's own are among them. No keys at all differ from nothing.
inline const option_space& space() {
  static const option_space all = [] {
    option_space o{{std::begin(names), std::end(names)},
                   {{no_queries, no_keys, few_queries, many_queries, small},
                    {in_float, in_double, in_bf16, in_f16, in_int8, in_mixed},
                    {dense, in_store, paged, ragged}},
                   {{off_by_one, sinks},     {query_at, block_mask},  {uneven, block_mask},   {unequal, block_mask},
                    {uneven, no_keys},       {uneven, dense},         {uneven, ragged},       {unequal, dense},
                    {unequal, in_store},     {unequal, paged},        {unequal, segments},    {in_int8, dense},
                    {in_int8, paged},        {in_int8, ragged},       {in_mixed, in_store},   {value_heads, in_store},
                    {less_axes, in_store},   {less_axes, paged},      {less_axes, ragged},    {returned, in_store},
                    {own_scratch, in_store}, {own_rows, no_keys},     {bias_in_double, bias_in_bf16},
                    {bias_in_double, bias_in_f16},                    {bias_in_bf16, bias_in_f16}},
                   masks};
    o.parents = {{one_place, query_at},       {one_length, valid_lengths}, {segments_each, segments},
                 {strided_masks, boolean},    {bias_in_double, additive},  {bias_in_bf16, additive},
                 {bias_in_f16, additive},     {in_packs, score_mod},       {one_slope, alibi_slopes},
                 {one_row, relative_bias},    {t5_one_way, t5_bias},       {blocks_each, block_mask},
                 {own_rows, in_store},        {store_of_pages, in_store}};
    return o;
  }();
  return all;
}
/// Of two masks where one excludes whatever the other does, that one is enough.
inline bool nested(std::size_t f, std::size_t g) {
  static const std::vector<pair> known{{causal, causal_top_left}, {causal, causal_at},  {causal_at, causal_top_left},
                                       {causal, sliding_window},  {causal, prefix},     {sliding_window, prefix},
                                       {sliding_window, causal_at}, {sliding_window, causal_top_left},
                                       {open_window, sliding_window}, {sliding_window, window}};
  return std::count(known.begin(), known.end(), pair(f, g)) + std::count(known.begin(), known.end(), pair(g, f)) > 0;
}
inline std::string shown(const options& on) { return space().shown(on); }

/// Each query's own key is among an item's, as in the caches of models.
inline bool has_own_keys(const options& on) { return on[in_store] && (on[own_rows] || on[uneven]); }

inline test::attention_sizes draw_sizes(test::random& r, const options& on) {
  const index_t batch = on[less_axes] ? 1 : on[uneven] || on[unequal] ? 3 : 1 + r.below(2);
  test::attention_sizes n{.batch = batch, .kv_heads = on[value_heads] && !on[grouped] ? 2 : 1 + r.below(2)};
  n.heads = n.kv_heads * (on[grouped] ? 2 + r.below(2) : 1);
  n.width = one_of(r, {1, 3, 4, 8, 16, 17, 33});
  n.value_width = on[other_values] ? n.width + one_of(r, {-1, 1, 5, 16}) : n.width;
  n.q_len = on[no_queries] ? 0 : on[few_queries] ? 1 + r.below(3) : on[small] ? 1 + r.below(5) : 17 + r.below(60);
  n.k_len = on[no_keys]        ? 0
            : on[few_queries]  ? one_of(r, {65, 127, 128, 129, 255, 257, 400, 513, 700})
            : on[small]        ? 1 + r.below(8)
                               : one_of(r, {1, 31, 33, 63, 64, 65, 127, 128, 129, 130, 257});
  if (has_own_keys(on)) n.k_len = std::max(n.k_len, n.q_len);
  return n;
}
/// Axes that the arrays of a call have.
inline index_t axes_of(const options& on, const test::attention_sizes& n) {
  return !on[less_axes] ? 4 : n.heads == 1 ? 2 : 3;
}

/// How q, k, v and out lie in a call that must give the same bits as one that has them like `how`: dense, but over many
/// keys the strides of k and v decide which kernel reads them.
inline std::array<test::arrangement, 4> arranged_alike(const test::attention_sizes& n,
                                                       const std::array<test::arrangement, 4>& how) {
  if (n.k_len < xattn::kernels::decode_keys) return {};
  return {test::arrangement{}, how[1], how[2], test::arrangement{}};
}

/// An array of rank 1 to that of the scores, whose axes but the last are those of the scores or 1.
template <class E, class Draw>
xt::xarray<E> broadcast_array(test::random& r, const test::attention_sizes& n, index_t axes, const Draw& draw) {
  std::vector<std::size_t> shape;
  for (const index_t extent : {n.batch, n.heads, n.q_len}) {
    shape.push_back(static_cast<std::size_t>(r.below(3) == 0 ? 1 : extent));
  }
  shape.erase(shape.begin(), shape.begin() + 4 - axes + r.below(axes));
  shape.push_back(static_cast<std::size_t>(n.k_len));
  auto x = xt::xarray<E>::from_shape(shape);
  for (std::size_t e = 0; e < x.size(); ++e) x.data()[e] = draw();
  return x;
}
template <class E>
E element(const xt::xarray<E>& x, const std::array<index_t, 4>& place) {
  std::size_t at = 0;
  for (std::size_t d = 0; d < x.dimension(); ++d) {
    const std::size_t extent = x.shape()[d];
    at = at * extent + (extent == 1 ? 0 : static_cast<std::size_t>(place[4 - x.dimension() + d]));
  }
  return x.data()[at];
}

/// Rows [first, first + rows) of such an array, where it has rows, and their first keys.
template <class E>
xt::xarray<E> part_of(const xt::xarray<E>& x, index_t first, index_t rows, index_t keys) {
  std::vector<std::size_t> shape(x.shape().begin(), x.shape().end());
  const std::size_t last = shape.size() - 1, all_keys = shape[last], all_rows = last == 0 ? 1 : shape[last - 1];
  const auto skipped = static_cast<std::size_t>(all_rows == 1 ? 0 : first);
  const auto some_rows = static_cast<std::size_t>(all_rows == 1 ? 1 : rows);
  if (last > 0) shape[last - 1] = some_rows;
  shape[last] = static_cast<std::size_t>(keys);
  auto y = xt::xarray<E>::from_shape(shape);
  for (std::size_t e = 0; e < y.size(); ++e) {
    const std::size_t row = e / shape[last], from = row / some_rows * all_rows + row % some_rows + skipped;
    y.data()[e] = x.data()[from * all_keys + e % shape[last]];
  }
  return y;
}

/// The numbers of an array in every second place, backwards.
template <class E>
class spread_array {
 public:
  spread_array() = default;
  explicit spread_array(const xt::xarray<E>& x) : memory_(std::max<std::size_t>(2 * x.size(), 1)), view_(view_of(x)) {
    const std::size_t size = x.size();
    for (std::size_t n = 0; n < size; ++n) memory_[2 * (size - 1 - n)] = {x.data()[n]};
    view_.data = &memory_[size == 0 ? 0 : 2 * (size - 1)].number;
  }
  const xattn::any_view<const E>& view() const { return view_; }

 private:
  struct cell {  // of bool too
    E number{};
  };
  static xattn::any_view<const E> view_of(const xt::xarray<E>& x) {
    xattn::any_view<const E> v = xattn::any_view_of(x);
    for (std::size_t d = 0; d < 4; ++d) v.stride[d] *= -2;
    return v;
  }
  std::vector<cell> memory_;
  xattn::any_view<const E> view_;
};

inline long double changed(long double s, index_t b, index_t h, index_t i, index_t j) {
  return (i * 3 + j + h) % 6 == 1 ? -infinity : s + static_cast<long double>((i + 2 * j + 3 * h + b) % 5) / 4;
}
inline bool three_in_four(index_t b, index_t h, index_t i, index_t j) { return (i + j + b + h) % 4 != 0; }
/// Blocks of `side` rows and keys; `each`: others in each head and batch item.
struct blocks_of {
  index_t side;
  bool each;
  bool operator()(index_t b, index_t h, index_t i, index_t j) const {
    return (j / side + i / side + (each ? b + 2 * h : 0)) % 3 != 1;
  }
};
inline long double reweighed(long double w, index_t b, index_t h, index_t i, index_t j) {
  return (i + j + b + h) % 3 == 0 ? 0 : w * 1.5L;
}

/// f(number, row, key) in each lane.
template <class P, class F>
P in_each_lane(P x, P rows, P keys, const F& f) {
  using number = typename P::value_type;
  alignas(P) number numbers[std::size_t{P::size}], i[std::size_t{P::size}], j[std::size_t{P::size}];
  x.store(numbers), rows.store(i), keys.store(j);
  for (std::size_t n = 0; n < std::size_t{P::size}; ++n) {
    numbers[n] = static_cast<number>(f(numbers[n], static_cast<index_t>(i[n]), static_cast<index_t>(j[n])));
  }
  return P::load(numbers);
}

/// What the masks of a call are made of.
struct material {
  options on;
  test::attention_sizes n;
  index_t first_row = 0;  // where the rows of the call begin among those that functions know
  index_t at, left, right, open_side, chunk, first_keys, tile_rows, tile_keys;
  bool opens_left;
  blocks_of blocks;
  xt::xarray<std::int16_t> q_ids;
  xt::xarray<std::uint8_t> k_ids;
  std::vector<unsigned> lengths;
  std::vector<long> first;
  std::vector<index_t> keys, rows;  // of each item
  xt::xarray<bool> allow, allow_too, bits, words;
  xt::xarray<std::uint8_t> packed_bits;
  xt::xarray<float> bias, bias_too, padding;
  xt::xarray<double> bias_double;
  xt::xarray<xattn::bf16> bias_bf16;
  xt::xarray<xattn::f16> bias_f16;
  spread_array<bool> spread_allow;
  spread_array<float> spread_bias;
  spread_array<double> spread_double;
  spread_array<xattn::bf16> spread_bf16;
  spread_array<xattn::f16> spread_f16;
  std::vector<double> slopes, shared_slope;
  xt::xtensor<float, 2> table;
  xt::xtensor<xattn::bf16, 2> by_distance, shared_by_distance;  // (H, 2 most + 1), (1, 2 most + 1)
  index_t most_distance, far;
  double drop_rate;
  std::uint64_t drop_seed;

  material(test::random& r, const options& o, const test::attention_sizes& sizes) : on(o), n(sizes) {
    const index_t longest = n.q_len + n.k_len + 1;
    at = r.below(longest) - n.q_len / 2;
    left = r.below(2) == 0 ? 1 + r.below(9) : r.below(longest);
    right = r.below(longest), open_side = r.below(longest), opens_left = r.below(2) == 0;
    chunk = 1 + r.below(40), first_keys = r.below(longest);
    tile_rows = one_of(r, {1, 16, 48, 64, 100}), tile_keys = one_of(r, {8, 64, 65, 128, 256});
    blocks = {on[small] ? 3 : 16, on[blocks_each]};
    for (index_t b = 0; b < n.batch; ++b) {
      lengths.push_back(static_cast<unsigned>(r.below(n.k_len + 3)));
      first.push_back(r.below(longest) - n.q_len / 2);
      if (on[one_place]) first.back() = first.front();
      if (on[one_length]) lengths.back() = lengths.front();
      const index_t least = has_own_keys(on) ? n.q_len : 0;
      const bool differs = on[uneven] || (on[unequal] && !has_arrays());
      keys.push_back(differs && b > 0 ? least + r.below(n.k_len - least + 1) : n.k_len);
      rows.push_back(on[unequal] && b != 1 ? r.below(n.q_len + 1) : n.q_len);
    }
    draw_arrays(r);
    draw_tables(r);
    drop_rate = static_cast<double>(1 + r.below(4)) / 8, drop_seed = r.next();
  }

  /// Arrays whose last axis is that of the keys: where sequences differ, then in their rows alone.
  bool has_arrays() const {
    const std::size_t all[] = {boolean, boolean_too, boolean_bits, key_padding, float_padding, additive, additive_too};
    return std::any_of(std::begin(all), std::end(all), [&](std::size_t f) { return on[f]; });
  }
  /// What is looked up by head and distance.
  void draw_tables(test::random& r) {
    for (index_t h = 0; h < n.heads; ++h) slopes.push_back(static_cast<double>(1 + r.below(8)) / 16);
    shared_slope = {slopes[0]};
    table = xt::xtensor<float, 2>::from_shape({8, static_cast<std::size_t>(n.heads)});
    for (float& x : table) x = static_cast<float>(r.below(32)) / 16 - 1;
    far = 20 + r.below(100), most_distance = 1 + r.below(40);
    const auto width = static_cast<std::size_t>(2 * most_distance + 1);
    by_distance = xt::xtensor<xattn::bf16, 2>::from_shape({static_cast<std::size_t>(n.heads), width});
    shared_by_distance = xt::xtensor<xattn::bf16, 2>::from_shape({1, width});
    for (auto& x : by_distance) x = test::narrow<xattn::bf16>(static_cast<long double>(r.below(32)) / 16 - 1);
    std::copy_n(by_distance.data(), width, shared_by_distance.data());
  }

  /// Of a call on some rows, which knows the first keys alone: boolean, additive, and the functions.
  material of_rows(index_t from, index_t count, index_t known) const {
    material part = *this;
    part.first_row = from;
    part.allow = part_of(allow, from, count, known), part.bias = part_of(bias, from, count, known);
    return part;
  }

  void draw_arrays(test::random& r) {
    const index_t axes = axes_of(on, n);
    test::attention_sizes fit = n;
    if (on[unequal]) fit.q_len = 1;
    const auto truths = [&] { return r.below(4) != 0; };
    const auto biases = [&] {
      return r.below(7) == 0 ? -std::numeric_limits<float>::infinity() : static_cast<float>(r.below(16)) / 8;
    };
    allow = broadcast_array<bool>(r, fit, axes, truths), allow_too = broadcast_array<bool>(r, fit, axes, truths);
    bits = broadcast_array<bool>(r, fit, axes, truths);
    packed_bits = xattn::pack_bits(bits);
    bias = broadcast_array<float>(r, fit, axes, biases), bias_too = broadcast_array<float>(r, fit, axes, biases);
    spread_allow = spread_array<bool>(allow), spread_bias = spread_array<float>(bias);
    bias_double = in_type<double>(bias), bias_bf16 = in_type<xattn::bf16>(bias), bias_f16 = in_type<xattn::f16>(bias);
    spread_double = spread_array<double>(bias_double), spread_bf16 = spread_array<xattn::bf16>(bias_bf16);
    spread_f16 = spread_array<xattn::f16>(bias_f16);
    words = of_items<bool>(n.k_len, axes == 4, [&](index_t) { return truths(); });
    padding = of_items<float>(n.k_len, axes == 4, [&](index_t) { return biases(); });
    q_ids = of_items<std::int16_t>(n.q_len, on[segments_each], [&](index_t) { return r.below(3); });
    k_ids = of_items<std::uint8_t>(n.k_len, on[segments_each], [&](index_t j) {
      return on[segments_each] ? r.below(3) : j * 3 / n.k_len;
    });
  }
  template <class E>
  static xt::xarray<E> in_type(const xt::xarray<float>& x) {
    auto y = xt::xarray<E>::from_shape(x.shape());
    for (std::size_t n = 0; n < x.size(); ++n) y.data()[n] = test::narrow<E>(static_cast<long double>(x.data()[n]));
    return y;
  }
  /// (length), or (B, length).
  template <class E, class Draw>
  xt::xarray<E> of_items(index_t length, bool each, const Draw& draw) const {
    std::vector<std::size_t> shape{static_cast<std::size_t>(n.batch), static_cast<std::size_t>(length)};
    if (!each) shape.erase(shape.begin());
    auto x = xt::xarray<E>::from_shape(shape);
    for (std::size_t e = 0; e < x.size(); ++e) x.data()[e] = static_cast<E>(draw(static_cast<index_t>(e) % length));
    return x;
  }
  template <class E>
  static E of_item(const xt::xarray<E>& x, index_t b, index_t place) {
    const auto length = static_cast<index_t>(x.shape()[x.dimension() - 1]);
    return x.data()[x.dimension() == 1 ? place : b * length + place];
  }

  /// Where row i of item b stands.
  index_t stands(index_t b, index_t i) const {
    const auto item = static_cast<std::size_t>(b);
    return i + (on[query_at] ? first[item] : keys[item] - rows[item]);
  }
};

inline index_t floor_div(index_t a, index_t c) { return a >= 0 ? a / c : -((-a + c - 1) / c); }

inline bool allows(const material& m, feature f, const std::array<index_t, 4>& p) {
  const auto [b, h, i, j] = p;
  const index_t a = m.stands(b, i);
  const auto of = [](const auto& x, index_t at) { return static_cast<index_t>(x[static_cast<std::size_t>(at)]); };
  switch (f) {
    case causal: return j <= a;
    case causal_top_left: return j <= i;
    case causal_at: return j <= i + m.at;
    case window: return a - m.left <= j && j <= a + m.right;
    case sliding_window: return j <= a && j > a - (m.left + 1);
    case chunked: return floor_div(a, m.chunk) == floor_div(j, m.chunk);
    case prefix: return j < m.first_keys || j <= a;
    case open_window: return m.opens_left ? j <= a + m.open_side : j >= a - m.open_side;
    case segments: return m.of_item(m.q_ids, b, i) == m.of_item(m.k_ids, b, j);
    case boolean_too: return element(m.allow_too, p);
    case key_padding: return m.of_item(m.words, b, j);
    case valid_lengths: return j < of(m.lengths, b);
    case boolean: return element(m.allow, p);
    case boolean_bits: return element(m.bits, p);
    case block_mask: return blocks_of{m.blocks.side, m.on[blocks_each]}(b, h, i, j);
    case mask_mod: return three_in_four(b, h, i, j);
    default: return true;
  }
}

inline long double adds(const material& m, feature f, const std::array<index_t, 4>& p) {
  const auto [b, h, i, j] = p;
  const index_t away = std::abs(m.stands(b, i) - j);
  const auto head = static_cast<std::size_t>(h);
  if (f == additive) return static_cast<long double>(element(m.bias, p));
  if (f == additive_too) return static_cast<long double>(element(m.bias_too, p));
  if (f == float_padding) return static_cast<long double>(m.of_item(m.padding, b, j));
  if (f == alibi) return -oracle::alibi_slopes(m.n.heads)(h) * static_cast<long double>(away);
  if (f == alibi_slopes) {
    return -static_cast<long double>(m.slopes[m.on[one_slope] ? 0 : head]) * static_cast<long double>(away);
  }
  if (f == relative_bias) {
    const index_t clipped = std::min(away, m.most_distance), place = j < m.stands(b, i) ? -clipped : clipped;
    return test::widen(m.by_distance(m.on[one_row] ? 0 : head, static_cast<std::size_t>(place + m.most_distance)));
  }
  if (f != t5_bias) return 0;
  const index_t bucket = oracle::t5_bucket(j - m.stands(b, i), 8, !m.on[t5_one_way], m.far);
  return static_cast<long double>(m.table(static_cast<std::size_t>(bucket), head));
}

/// What all masks of a call say to the oracle.
inline attention_rules rules_of(const std::shared_ptr<const material>& m) {
  std::vector<feature> kinds;
  for (std::size_t f = 0; f < masks; ++f) {
    if (m->on[f]) kinds.push_back(static_cast<feature>(f));
  }
  attention_rules r;
  r.allowed = [=](index_t b, index_t h, index_t i, index_t j) {
    const auto allowed = [&](feature f) { return allows(*m, f, {b, h, i, j}); };
    const auto item = static_cast<std::size_t>(b);
    return i < m->rows[item] && j < m->keys[item] && std::all_of(kinds.begin(), kinds.end(), allowed);
  };
  r.bias = [=](index_t b, index_t h, index_t i, index_t j) {
    long double sum = 0;
    for (const feature f : kinds) sum += adds(*m, f, {b, h, i, j});
    return sum;
  };
  if (m->on[score_mod]) r.score_mod = changed;
  r.prob_mod = [m](long double w, index_t b, index_t h, index_t i, index_t j) {
    if (m->on[prob_mod]) w = reweighed(w, b, h, i, j);
    if (!m->on[dropout]) return w;
    return oracle::dropout_keeps(m->drop_rate, m->drop_seed, b, h, m->stands(b, i), j) ? w / (1 - m->drop_rate) : 0;
  };
  return r;
}

/// A bound mask of any kind. T is the type of the scores.
template <class T>
struct rule {
  bool modifies, biases, excludes, reweighs;
  rule(bool m, bool b, bool e, bool w) : modifies(m), biases(b), excludes(e), reweighs(w) {}
  virtual ~rule() = default;
  virtual xattn::tile_class classify(const xattn::score_tile& t) const = 0;
  virtual bool allowed(index_t b, index_t h, index_t i, index_t j) const = 0;
  virtual xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const = 0;
  virtual void add_bias(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const = 0;
  virtual void exclude(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const = 0;
  virtual xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const = 0;
};

template <class T, class Mask>
struct rule_of final : rule<T> {
  using bound_type = xattn::bound_mask_t<Mask>;
  Mask mask;
  bound_type bound;

  rule_of(Mask m, const xattn::score_shape& s)
      : rule<T>(bound_type::modifies, bound_type::biases, bound_type::excludes, bound_type::reweighs),
        mask(std::move(m)),
        bound(mask.bind(s)) {}
  xattn::tile_class classify(const xattn::score_tile& t) const override { return bound.classify(t); }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const override { return bound.allowed(b, h, i, j); }
  xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const override {
    if constexpr (bound_type::modifies) return bound.modified(s, at);
    else return (void)at, s;
  }
  void add_bias([[maybe_unused]] const xattn::tile_scores<T>& s,
                [[maybe_unused]] const xattn::score_tile& t) const override {
    if constexpr (bound_type::biases) bound.add_bias(s, t);
  }
  void exclude([[maybe_unused]] const xattn::tile_scores<T>& s,
               [[maybe_unused]] const xattn::score_tile& t) const override {
    if constexpr (bound_type::excludes) bound.exclude(s, t);
  }
  xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const override {
    if constexpr (bound_type::reweighs) return bound.reweighed(w, at);
    else return (void)at, w;
  }
};

template <class T>
using rules_list = std::vector<std::unique_ptr<const rule<T>>>;

/// All rules of a list, as & joins them; the call's keys are those from `first` on that the rules know.
template <class T, bool Modifies, bool Biases, bool Excludes, bool Reweighs>
struct bound_list {
  static constexpr bool modifies = Modifies, biases = Biases, excludes = Excludes, reweighs = Reweighs;
  std::shared_ptr<const rules_list<T>> list;
  index_t first = 0;

  xattn::score_tile known(xattn::score_tile t) const { return t.key += first, t; }
  xattn::score_pack known(xattn::score_pack at) const { return at.j += first, at; }
  xattn::tile_class classify(const xattn::score_tile& t) const {
    xattn::tile_class all = xattn::tile_class::full;
    for (const auto& r : *list) {
      const xattn::tile_class one = r->classify(known(t));
      if (one == xattn::tile_class::empty) return one;
      if (one == xattn::tile_class::partial) all = one;
    }
    return all;
  }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const {
    return std::all_of(list->begin(), list->end(), [&](const auto& r) { return r->allowed(b, h, i, j + first); });
  }
  xattn::simd::pack<T> modified(xattn::simd::pack<T> s, const xattn::score_pack& at) const {
    for (const auto& r : *list) s = r->modified(s, known(at));
    return s;
  }
  void add_bias(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const {
    for (const auto& r : *list) r->add_bias(s, known(t));
  }
  void exclude(const xattn::tile_scores<T>& s, const xattn::score_tile& t) const {
    for (const auto& r : *list) r->exclude(s, known(t));
  }
  xattn::simd::pack<T> reweighed(xattn::simd::pack<T> w, const xattn::score_pack& at) const {
    for (const auto& r : *list) w = r->reweighed(w, known(at));
    return w;
  }
};

template <class T, class Mask>
void push(rules_list<T>& list, Mask m, const xattn::score_shape& s) {
  list.push_back(std::make_unique<rule_of<T, Mask>>(std::move(m), s));
}

/// The functions of a call, one pair at a time or in packs.
template <class T>
void push_function(rules_list<T>& list, feature f, const material& m, const xattn::score_shape& s) {
  const auto one = [f, first = m.first_row](auto x, index_t b, index_t h, index_t i, index_t j) {
    const auto wide = static_cast<long double>(x);
    const long double y = f == score_mod ? changed(wide, b, h, first + i, j) : reweighed(wide, b, h, first + i, j);
    return static_cast<decltype(x)>(y);
  };
  const auto many = [one](auto x, auto b, auto h, auto i, auto j) {
    return in_each_lane(x, i, j, [&](auto number, index_t row, index_t key) { return one(number, b, h, row, key); });
  };
  const auto seen_one = [first = m.first_row](index_t b, index_t h, index_t i, index_t j) {
    return three_in_four(b, h, first + i, j);
  };
  const auto seen = [seen_one](auto b, auto h, auto i, auto j) {
    const auto truth = [&](auto, index_t row, index_t key) { return seen_one(b, h, row, key) ? 1 : 0; };
    return in_each_lane(i, i, j, truth) == decltype(i)(1);
  };
  if (f == mask_mod && m.on[in_packs]) return push(list, xattn::mask_mod(xattn::packed(seen)), s);
  if (f == mask_mod) return push(list, xattn::mask_mod(seen_one), s);
  if (f == score_mod && m.on[in_packs]) return push(list, xattn::score_mod(xattn::packed(many)), s);
  if (f == score_mod) return push(list, xattn::score_mod(one), s);
  if (m.on[in_packs]) return push(list, xattn::prob_mod(xattn::packed(many)), s);
  push(list, xattn::prob_mod(one), s);
}

template <class T, class E>
void push_bias(rules_list<T>& list, const material& m, const xt::xarray<E>& bias, const spread_array<E>& spread,
               const xattn::score_shape& s) {
  if (m.on[strided_masks]) push(list, xattn::additive_mask<E>{spread.view(), nullptr}, s);
  else push(list, xattn::additive(bias), s);
}
template <class T>
void push_additive(rules_list<T>& list, const material& m, const xattn::score_shape& s) {
  if (m.on[bias_in_double]) return push_bias(list, m, m.bias_double, m.spread_double, s);
  if (m.on[bias_in_bf16]) return push_bias(list, m, m.bias_bf16, m.spread_bf16, s);
  if (m.on[bias_in_f16]) return push_bias(list, m, m.bias_f16, m.spread_f16, s);
  push_bias(list, m, m.bias, m.spread_bias, s);
}

/// The mask of one kind, bound.
template <class T>
void push_kind(rules_list<T>& list, feature f, const material& m, const xattn::score_shape& s) {
  switch (f) {
    case causal: return push(list, xattn::causal, s);
    case causal_top_left: return push(list, xattn::causal_top_left, s);
    case causal_at: return push(list, xattn::causal_at(m.at), s);
    case window: return push(list, xattn::window(m.left, m.right), s);
    case open_window:
      return m.opens_left ? push(list, xattn::window(xattn::unbounded, m.open_side), s)
                          : push(list, xattn::window(m.open_side, xattn::unbounded), s);
    case sliding_window: return push(list, xattn::sliding_window(m.left + 1), s);
    case chunked: return push(list, xattn::chunked(m.chunk), s);
    case prefix: return push(list, xattn::prefix(m.first_keys), s);
    case segments: return push(list, xattn::segments(m.q_ids, m.k_ids), s);
    case valid_lengths:
      return m.on[one_length] ? push(list, xattn::valid_lengths(m.lengths.front()), s)
                              : push(list, xattn::valid_lengths(m.lengths), s);
    case boolean:
      return m.on[strided_masks] ? push(list, xattn::boolean_mask{m.spread_allow.view(), nullptr}, s)
                                 : push(list, xattn::boolean(m.allow), s);
    case boolean_too: return push(list, xattn::boolean(m.allow_too), s);
    case key_padding: return push(list, xattn::key_padding(m.words), s);
    case float_padding: return push(list, xattn::key_padding(m.padding), s);
    case additive_too: return push(list, xattn::additive(m.bias_too), s);
    case boolean_bits: return push(list, xattn::boolean_bits(m.packed_bits), s);
    case block_mask:
      return push(list, xattn::make_block_mask(xattn::mask_mod(m.blocks), {.q_len = s.q_len,
                                                                           .k_len = s.k_len,
                                                                           .heads = m.blocks.each ? s.heads : 1,
                                                                           .batch = m.blocks.each ? s.batch : 1,
                                                                           .rows = m.tile_rows,
                                                                           .keys = m.tile_keys}),
                  s);
    case additive: return push_additive(list, m, s);
    case alibi: return push(list, xattn::alibi(m.n.heads), s);
    case alibi_slopes: return push(list, xattn::alibi(m.on[one_slope] ? m.shared_slope : m.slopes), s);
    case t5_bias:
      return push(list, xattn::t5_bias(m.table, {.bidirectional = !m.on[t5_one_way], .max_distance = m.far}), s);
    case relative_bias:
      return push(list, xattn::relative_bias(m.on[one_row] ? m.shared_by_distance : m.by_distance), s);
    case score_mod:
    case mask_mod:
    case prob_mod: return push_function(list, f, m, s);
    case dropout: return push(list, xattn::dropout(m.drop_rate, m.drop_seed), s);
    default: return;
  }
}

template <class T>
std::shared_ptr<rules_list<T>> bound_rules(const material& m, xattn::score_shape s) {
  if (m.on[query_at]) s = m.on[one_place] ? xattn::query_at(m.first[0]).placed(s) : xattn::query_at(m.first).placed(s);
  auto list = std::make_shared<rules_list<T>>();
  for (std::size_t f = 0; f < masks; ++f) {
    if (m.on[f]) push_kind<T>(*list, static_cast<feature>(f), m, s);
  }
  return list;
}

/// All masks of a call, joined at run time: one type, whatever they are. Lives longer than what it is bound to.
template <class T>
class any_mask {
 public:
  explicit any_mask(std::shared_ptr<const material> m) : m_(std::move(m)) {}
  /// For a call on the keys from `first` on alone; the masks count all keys.
  any_mask(std::shared_ptr<const material> m, index_t first) : m_(std::move(m)), first_(first), of_part_(true) {}

  kernels::score_rules<T> bind(xattn::score_shape s) const {
    if (of_part_) s.k_len = m_->n.k_len, s.first = m_->n.k_len - s.q_len;
    const auto list = bound_rules<T>(*m_, s);
    const auto any = [&](bool rule<T>::*flag) {
      return std::any_of(list->begin(), list->end(), [&](const auto& r) { return (*r).*flag; });
    };
    const std::array<bool, 4> flags{any(&rule<T>::modifies), any(&rule<T>::biases), any(&rule<T>::excludes),
                                    any(&rule<T>::reweighs)};
    return with_flags<>(list, flags);
  }

 private:
  template <bool... Known>
  kernels::score_rules<T> with_flags(const std::shared_ptr<rules_list<T>>& list,
                                     const std::array<bool, 4>& flags) const {
    if constexpr (sizeof...(Known) == 4) {
      const auto owner = std::make_shared<const bound_list<T, Known...>>(bound_list<T, Known...>{list, first_});
      kept_.push_back(owner);
      return kernels::score_rules<T>(*owner);
    } else {
      return flags[sizeof...(Known)] ? with_flags<Known..., true>(list, flags)
                                     : with_flags<Known..., false>(list, flags);
    }
  }

  std::shared_ptr<const material> m_;
  index_t first_ = 0;
  bool of_part_ = false;
  mutable std::vector<std::shared_ptr<const void>> kept_;
};

/// The same where a call joins a rule of its own to the mask, and asks it at compile time what it does.
template <class T, bool Reweighs>
class list_mask {
 public:
  explicit list_mask(std::shared_ptr<const material> m) : m_(std::move(m)) {}

  bound_list<T, true, true, true, Reweighs> bind(const xattn::score_shape& s) const {
    return {bound_rules<T>(*m_, s), 0};
  }

 private:
  std::shared_ptr<const material> m_;
};

/// Rows of keys or values, x, that no query may look at become NaN. heads: of the queries.
inline void hide_nan(oracle::array& x, const attention_rules& r, index_t heads, index_t q_len) {
  const index_t own = x.extent(1), group = heads / own, keys = x.extent(2);
  const auto sees = [&](index_t b, index_t h, index_t i, index_t j) {
    const long double other = r.score_mod ? r.score_mod(0, b, h, i, j) : 0;
    return r.allowed(b, h, i, j) && r.bias(b, h, i, j) != -infinity && other != -infinity;
  };
  for (index_t n = 0; n < x.extent(0) * own * keys; ++n) {
    const index_t j = n % keys, g = n / keys % own, b = n / keys / own;
    bool seen = false;
    for (index_t row = 0; row < group * q_len && !seen; ++row) seen = sees(b, g * group + row % group, row / group, j);
    for (index_t d = 0; !seen && d < x.extent(3); ++d) x(b, g, j, d) = std::numeric_limits<long double>::quiet_NaN();
  }
}

/// Scratch of the caller's, of which nothing has been written before.
inline std::vector<std::byte> dirty_memory(std::size_t bytes) { return std::vector<std::byte>(bytes, std::byte{0xff}); }

/// The numbers of a container become those of a buffer.
template <class X, class Buffer>
void copy_to(Buffer& out, const X& from) {
  oracle::array x(oracle::shape_t(out.extents().begin(), out.extents().end()));
  oracle::require(static_cast<std::size_t>(x.size()) == from.size(), "copy_to: another size");
  for (index_t n = 0; n < x.size(); ++n) x.flat(n) = test::widen(from.data()[n]);
  out.assign(x);
}

/// Looks at the weights, and thereby gets the stages in memory.
struct onlooker {
  template <xattn::trace::stage S>
  static consteval xattn::trace::access access_of() {
    return S == xattn::trace::stage::weights ? xattn::trace::access::read : xattn::trace::access::none;
  }
  template <xattn::trace::stage, class T>
  void on(const xattn::trace::site&, xattn::trace::tensor_view<const T>) const {}
};

/// A whole call: options, sizes, masks, numbers, and the oracle's rules.
struct call {
  options on;
  test::attention_sizes n;
  std::shared_ptr<const material> m;
  attention_rules rules;
  long double drawn_scale = 1;
  std::vector<float> sink_logits;
  test::attention_inputs in;

  /// Queries, keys and values, exact in these types.
  template <class Q, class K = Q, class V = K>
  void draw_numbers(test::random& r) {
    const std::uint64_t seed = r.next() >> 8;
    in = test::random_attention<float>(n, test::regime::uniform, seed);
    in.v = test::random_array<float>({n.batch, v_heads(), n.k_len, n.value_width}, test::regime::uniform, seed + 2);
    in = {exact_in<Q>(in.q), exact_in<K>(in.k), exact_in<V>(in.v)};
    if (!on[hidden_nan]) return;
    hide_nan(in.k, rules, n.heads, n.q_len);
    hide_nan(in.v, rules, n.heads, n.q_len);
  }
  template <class S>
  static oracle::array exact_in(oracle::array x) {
    for (long double& number : x.data) number = test::widen(test::narrow<S>(number));
    return x;
  }
  /// Of the values.
  index_t v_heads() const { return !on[value_heads] ? n.kv_heads : n.kv_heads == n.heads ? 1 : n.heads; }

  call(test::random& r, const options& o) : on(o), n(draw_sizes(r, o)) {
    m = std::make_shared<const material>(r, on, n);
    if (on[scale]) drawn_scale = static_cast<long double>(one_of(r, {0, -1, 2, 8})) / 4;
    for (index_t h = 0; h < n.heads; ++h) sink_logits.push_back(static_cast<float>(r.below(9) - 4) / 2);
    rules = rules_without(features);
  }

  /// What the oracle is told if one option is left out.
  attention_rules rules_without(std::size_t f) const {
    options rest = on;
    if (f < features) rest.reset(f);
    auto less = std::make_shared<material>(*m);
    less->on = rest;
    attention_rules some = rules_of(less);
    if (rest[scale]) some.scale = drawn_scale;
    if (rest[softcap]) some.softcap = 2;
    if (rest[sinks]) some.sinks.assign(sink_logits.begin(), sink_logits.end());
    if (rest[off_by_one]) some.sinks.assign(static_cast<std::size_t>(n.heads), 0);
    return some;
  }

  std::string shown_sizes() const {
    std::string text;
    const std::pair<const char*, index_t> all[] = {{"B ", n.batch},     {" H ", n.heads}, {" G ", n.kv_heads},
                                                   {" Lq ", n.q_len},   {" Lk ", n.k_len}, {" D ", n.width},
                                                   {" Dv ", n.value_width}};
    for (const auto& [name, size] : all) text += name + std::to_string(size);
    return text;
  }

  template <class T>
  xattn::attention_options<T> call_options() const {
    xattn::attention_options<T> o;
    if (on[scale]) o.scale = static_cast<T>(*rules.scale);
    if (on[softcap]) o.softcap = static_cast<T>(*rules.softcap);
    if (on[sinks]) o.sinks = sink_logits;
    if (on[off_by_one]) o.sinks = xattn::softmax_off_by_one;
    return o;
  }
  /// Truth with budgets; factors on weights multiply errors too.
  template <class T>
  test::attention_truth<T> truth() const {
    auto t = test::true_attention<T>(in.q, in.k, in.v, rules);
    for (long double& x : t.out.data) x *= 2;
    return t;
  }

  /// Whether a result that ignored the option would be seen to be wrong; of an option that no number of a result
  /// depends on, whether there was anything to compute.
  template <class T>
  bool had_effect(std::size_t f, const test::attention_truth<T>& t) const {
    const auto& weights = t.exact.weights.data;
    if (f == hidden_nan || (f >= masks && f < scale)) return changes_how(f);
    if (!is_of_rules(f)) return std::any_of(weights.begin(), weights.end(), [](long double w) { return w > 0; });
    using R = std::conditional_t<std::is_same_v<T, float>, double, long double>;
    const auto other = oracle::attention(in.q.as<R>(), in.k.as<R>(), in.v.as<R>(), rules_without(f));
    return !test::within(other.out, t.exact.out, t.out) || (on[lse] && !test::within(other.lse, t.exact.lse, t.lse));
  }
  /// What the oracle knows of, but for what is NaN.
  static bool is_of_rules(std::size_t f) {
    return f < masks || (f >= scale && f <= blocks_each);
  }
  /// Of an option that gives what another one does in another form: whether that is there.
  bool changes_how(std::size_t f) const {
    const auto is_nan = [](long double x) { return std::isnan(x); };
    return f == hidden_nan      ? std::any_of(in.k.data.begin(), in.k.data.end(), is_nan)
           : f == one_place     ? on[query_at]
           : f == one_length    ? on[valid_lengths]
           : f == segments_each ? on[segments]
           : f == in_packs      ? on[score_mod] || on[mask_mod] || on[prob_mod]
           : f == strided_masks ? on[boolean] || on[additive] : on[additive];
  }
  template <class T>
  void note_effects(meetings& met, const test::attention_truth<T>& t) const {
    note_effects(met, [&](std::size_t f) { return had_effect(f, t); });
  }
  template <class Effect>
    requires std::invocable<Effect, std::size_t>
  void note_effects(meetings& met, const Effect& effect) const {
    const options effective = met.note_effective(on, effect);
    for (std::size_t f = 0; f < most_features; ++f) {
      for (std::size_t g = 0; g < most_features; ++g) {
        if (on[f] && on[g] && (((effective[f] || effective[g]) && nested(f, g)) || f == no_queries || f == no_keys)) {
          met.note(f, g);
        }
      }
    }
  }
};

/// f(call, random, met) for drawn calls: see draw_options.
template <class F>
std::string draw_calls(const options& known, const F& f) {
  return draw_options(space(), known, 200, [&](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    call c(r, on);
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << shown(on));
    INFO(c.shown_sizes());
    f(c, r, met);
  });
}

}  // namespace drawn
