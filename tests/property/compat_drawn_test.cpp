// SPDX-License-Identifier: BSD-3-Clause
/// Calls of ONNX's Attention and of PyTorch's, drawn over all that they may be told, every two options of which meet
/// with effect: against the oracle, and to the bit as the same call by one thread with nothing beside y.
#include "property/drawing.hpp"
#include "support/catch.hpp"
#include "support/oracle.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/layers/onnx_attention.hpp>

namespace {

using drawn::index_t, drawn::meetings, drawn::one_of, drawn::options, oracle::attention_rules;
namespace compat = xattn::compat;

enum feature : std::size_t {
  no_array, bool_array, float_array, few_axes, short_array, is_causal, left, right, past, lengths, scale, softcap,
  rules,  // so far
  side_by_side = rules, present, threads, grouped, other_values, no_scores, scaled, capped, masked, weights,
  onnx, torch, in_float, in_double, features
};
constexpr const char* names[] = {
    "no_array", "bool_array", "float_array", "few_axes", "short_array", "is_causal", "left", "right", "past", "lengths",
    "scale", "softcap", "side_by_side", "present", "threads", "grouped", "other_values", "no_scores", "scaled",
    "capped", "masked", "weights", "onnx", "torch", "float", "double"};
static_assert(std::size(names) == features);

/// What cannot meet: ONNX has lengths where there is no cache, PyTorch's function less to be told. That is_causal
/// refuses an array there is no pair of options, but three: its test has it.
const drawn::option_space& space() {
  static const drawn::option_space all = [] {
    drawn::option_space o{{std::begin(names), std::end(names)},
                          {{no_array, bool_array, float_array},
                           {no_scores, scaled, capped, masked, weights},
                           {onnx, torch},
                           {in_float, in_double}},
                          {{no_array, few_axes}, {no_array, short_array}, {past, lengths}}};
    for (const std::size_t f : {short_array, left, right, past, lengths, softcap, side_by_side, present, scaled, capped,
                                masked, weights}) {
      o.odds.emplace_back(torch, f);
    }
    return o;
  }();
  return all;
}

/// What a call is made of; keys and values are those of the cache, and behind them the new ones.
struct call {
  options on;
  test::attention_sizes n;
  index_t before = 0, reach_left = 0, reach_right = 0, mask_keys = 0;
  std::vector<std::int64_t> counts;
  test::attention_inputs in;
  xt::xarray<bool> allow;
  xt::xarray<float> bias;
  attention_rules rules;

  call(test::random& r, const options& o) : on(o) {
    if (on[torch] && on[is_causal]) on.reset(bool_array).reset(float_array).reset(few_axes);
    n = {.batch = 1 + r.below(2), .kv_heads = 1 + r.below(2), .q_len = 1 + r.below(40), .width = one_of(r, {1, 8, 17})};
    n.heads = n.kv_heads * (on[grouped] ? 2 : 1);
    n.value_width = n.width + (on[other_values] ? 3 : 0);
    n.k_len = one_of(r, {1, 7, 31, 64, 130});
    before = on[past] ? r.below(n.k_len + 1) : 0;
    reach_left = r.below(n.k_len), reach_right = r.below(n.k_len);
    for (index_t b = 0; b < n.batch; ++b) counts.push_back(r.below(n.k_len + 1));
    mask_keys = on[short_array] ? 1 + r.below(n.k_len) : n.k_len;
    in = test::random_attention<float>(n, test::regime::uniform, r.next() >> 8);
    draw_arrays(r);
    rules = rules_without(features);
  }

  void draw_arrays(test::random& r) {
    std::vector<std::size_t> shape;
    for (const index_t extent : {n.batch, n.heads, n.q_len}) {
      shape.push_back(static_cast<std::size_t>(r.below(3) == 0 ? 1 : extent));
    }
    if (on[few_axes]) shape.erase(shape.begin(), shape.begin() + 1 + r.below(3));
    shape.push_back(static_cast<std::size_t>(mask_keys));
    allow = xt::xarray<bool>::from_shape(shape);
    bias = xt::xarray<float>::from_shape(shape);
    for (std::size_t e = 0; e < allow.size(); ++e) {
      allow.data()[e] = r.below(4) != 0;
      bias.data()[e] = r.below(7) == 0 ? -std::numeric_limits<float>::infinity() : static_cast<float>(r.below(16)) / 8;
    }
  }
  template <class E>
  static E element(const xt::xarray<E>& x, const std::array<index_t, 4>& place) {
    std::size_t at = 0;
    for (std::size_t d = 0; d < x.dimension(); ++d) {
      const bool shared = x.shape()[d] == 1 && d + 1 < x.dimension();
      at = at * x.shape()[d] + (shared ? 0 : static_cast<std::size_t>(place[4 - x.dimension() + d]));
    }
    return x.data()[at];
  }

  /// Where query 0 of an item stands.
  static index_t first(const call& c, const options& rest, index_t b) {
    return rest[lengths] ? static_cast<index_t>(c.counts[static_cast<std::size_t>(b)]) - c.n.q_len
                         : c.on[past] ? c.before : 0;
  }
  static bool allowed(const call& c, const options& rest, const std::array<index_t, 4>& p) {
    const auto [b, h, i, j] = p;
    const index_t at = i + first(c, rest, b);
    const bool has_array = rest[bool_array] || rest[float_array];
    if (rest[lengths] && j >= c.counts[static_cast<std::size_t>(b)]) return false;
    if (c.on[past] && !rest[past] && j < c.before) return false;
    if (rest[is_causal] && j > at) return false;
    if ((rest[left] && j < at - c.reach_left) || (rest[right] && j > at + c.reach_right)) return false;
    if (has_array && rest[short_array] && j >= c.mask_keys) return false;
    return !rest[bool_array] || j >= c.mask_keys || element(c.allow, p);
  }
  /// What the oracle is told if one option is left out.
  attention_rules rules_without(std::size_t f) const {
    options rest = on;
    if (f < features) rest.reset(f);
    const auto c = std::make_shared<const call>(*this);
    attention_rules some;
    some.allowed = [=](index_t b, index_t h, index_t i, index_t j) { return allowed(*c, rest, {b, h, i, j}); };
    some.bias = [=](index_t b, index_t h, index_t i, index_t j) {
      return rest[float_array] && j < c->mask_keys ? static_cast<long double>(element(c->bias, {b, h, i, j})) : 0;
    };
    if (rest[scale]) some.scale = 0.75L;
    if (rest[softcap]) some.softcap = 0.5L;
    return some;
  }
};

/// As an array of the library's user; side_by_side: (B, H, L, D) as (B, L, H D).
template <class T>
xt::xarray<T> as_array(const oracle::array& x, bool side_by_side) {
  const auto size = [&](index_t d) { return static_cast<std::size_t>(x.extent(d)); };
  std::vector<std::size_t> shape{size(0), size(1), size(2), size(3)};
  if (side_by_side) shape = {size(0), size(2), size(1) * size(3)};
  auto y = xt::xarray<T>::from_shape(shape);
  for (index_t n = 0; n < x.size(); ++n) {
    const index_t d = n % x.extent(3), i = n / x.extent(3) % x.extent(2), head = n / x.extent(3) / x.extent(2);
    const index_t b = head / x.extent(1), h = head % x.extent(1);
    const index_t beside = ((b * x.extent(2) + i) * x.extent(1) + h) * x.extent(3) + d;
    y.data()[side_by_side ? beside : n] = test::narrow<T>(x.flat(n));
  }
  return y;
}
/// Rows [first, last) of each head.
oracle::array rows_of(const oracle::array& x, index_t first, index_t last) {
  oracle::array y({x.extent(0), x.extent(1), last - first, x.extent(3)});
  for (index_t n = 0; n < y.size(); ++n) {
    const index_t head = n / y.extent(3) / y.extent(2), i = n / y.extent(3) % y.extent(2);
    y.flat(n) = x(head / x.extent(1), head % x.extent(1), first + i, n % y.extent(3));
  }
  return y;
}
template <class T>
xt::xarray<T> heads_of(const xt::xarray<T>& y, const call& c, bool side_by_side) {
  if (!side_by_side) return y;
  const oracle::array x = test::numbers(y).reshaped({c.n.batch, c.n.q_len, c.n.heads, c.n.value_width});
  oracle::array z({c.n.batch, c.n.heads, c.n.q_len, c.n.value_width});
  for (index_t n = 0; n < x.size(); ++n) {
    const index_t d = n % x.extent(3), h = n / x.extent(3) % x.extent(2), row = n / x.extent(3) / x.extent(2);
    z(row / x.extent(1), h, row % x.extent(1), d) = x.flat(n);
  }
  return as_array<T>(z, false);
}

xattn::executor_ref executor_of(const options& on) {
  static xattn::thread_pool pool(3);
  return on[threads] ? xattn::executor_ref(pool) : xattn::executor_ref();
}

/// f(what stands in the place of a mask).
template <class F>
auto with_array(const call& c, const F& f) {
  if (c.on[bool_array]) return f(c.allow);
  return c.on[float_array] ? f(c.bias) : f(xattn::no_mask{});
}

/// y is (B, H, Lq, Dv), `on` says what is wanted beside it, and how.
template <class T>
auto asked_onnx(const call& c, const options& on) {
  const bool beside = on[side_by_side];
  const auto q = as_array<T>(c.in.q, beside), k = as_array<T>(rows_of(c.in.k, c.before, c.n.k_len), beside),
             v = as_array<T>(rows_of(c.in.v, c.before, c.n.k_len), beside);
  const auto past_k = as_array<T>(rows_of(c.in.k, 0, c.before), false),
             past_v = as_array<T>(rows_of(c.in.v, 0, c.before), false);
  compat::onnx_attention_cache<T> cache;
  if (on[past]) cache.past_key = past_k, cache.past_value = past_v;
  if (on[lengths]) cache.nonpad_kv_seqlen = c.counts;
  compat::onnx_attention_attributes a;
  if (beside) a.q_num_heads = c.n.heads, a.kv_num_heads = c.n.kv_heads;
  if (on[scale]) a.scale = 0.75;
  if (on[softcap]) a.softcap = 0.5;
  a.is_causal = on[is_causal];
  if (on[left]) a.left_window_size = c.reach_left;
  if (on[right]) a.right_window_size = c.reach_right;
  a.qk_matmul_output_mode = on[weights] ? 3 : on[masked] ? 2 : on[capped] ? 1 : 0;
  a.with_present = on[present], a.with_qk_matmul_output = !on[no_scores];
  a.executor = executor_of(on);
  auto all = with_array(c, [&](const auto& mask) { return compat::onnx_attention(q, k, v, mask, cache, a); });
  all.y = heads_of(all.y, c, beside);
  return all;
}

/// Scores at the stage that was asked for.
template <class T>
test::verdict right_scores(const call& c, const xt::xarray<T>& got, const oracle::attention_result<long double>& t) {
  oracle::array want = c.on[weights] ? t.weights : c.on[masked] ? t.scores : oracle::raw_scores(c.in.q, c.in.k);
  const long double factor = c.rules.scale ? *c.rules.scale : 1 / std::sqrt(static_cast<long double>(c.n.width));
  for (long double& s : want.data) {
    if (c.on[scaled] || c.on[capped]) s *= factor;
    if (c.on[capped] && c.rules.softcap) s = *c.rules.softcap * std::tanh(s / *c.rules.softcap);
  }
  return test::within(got, want, 64 * test::eps<T>() * (1 + test::largest_magnitude(want)));
}

template <class T>
void check_onnx(const call& c, const oracle::attention_result<long double>& t, const oracle::array& budget) {
  const auto got = asked_onnx<T>(c, c.on);
  CHECK(test::within(got.y, t.out, budget));
  if (!c.on[no_scores]) CHECK(right_scores<T>(c, got.qk_matmul_output, t));
  else CHECK(got.qk_matmul_output.size() == 0);
  CHECK(got.present_key.size() == (c.on[present] || c.on[past] ? static_cast<std::size_t>(c.in.k.size()) : 0));
  if (c.on[present]) {
    CHECK(test::within(got.present_key, c.in.k, 0));
    CHECK(test::within(got.present_value, c.in.v, 0));
  }
  options plain = c.on;
  plain.reset(threads).reset(present).reset(side_by_side).set(no_scores);
  CHECK(got.y == asked_onnx<T>(c, plain).y);
}

template <class T>
void check_torch(const call& c, const oracle::attention_result<long double>& t, const oracle::array& budget) {
  const auto q = as_array<T>(c.in.q, false), k = as_array<T>(c.in.k, false), v = as_array<T>(c.in.v, false);
  const auto asked = [&](const options& on) {
    compat::torch_sdpa_options<T> o{.is_causal = on[is_causal], .enable_gqa = on[grouped], .executor = executor_of(on)};
    if (on[scale]) o.scale = T(0.75);
    return with_array(c, [&](const auto& mask) { return compat::torch_sdpa(q, k, v, mask, o); });
  };
  const auto got = asked(c.on);
  CHECK(test::within(got, t.out, budget));
  CHECK(got == asked(options(c.on).reset(threads)));
}

template <class T>
void check(const call& c, meetings& met) {
  const auto truth = test::true_attention<T>(c.in.q, c.in.k, c.in.v, c.rules);
  if (c.on[torch]) check_torch<T>(c, truth.exact, truth.out);
  else check_onnx<T>(c, truth.exact, truth.out);
  const auto& all = truth.exact.weights.data;
  const options effective = met.note_effective(c.on, [&](std::size_t f) {
    if (f >= rules || f == no_array) return std::any_of(all.begin(), all.end(), [](long double w) { return w > 0; });
    if (f == few_axes) return c.on[bool_array] || c.on[float_array];
    const auto other = oracle::attention(c.in.q, c.in.k, c.in.v, c.rules_without(f));
    return !test::within(other.out, truth.exact.out, truth.out);
  });
  if (effective[is_causal] && c.on[right]) met.note(is_causal, right);  // which then excludes nothing more
}

}  // namespace

TEST_CASE("compat: every two options of ONNX's and PyTorch's attention together, in drawn calls",
          "[compat][attention][property][drawn]") {
  const auto one = [](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    const call c(r, on);
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << space().shown(on));
    if (on[in_double]) check<double>(c, met);
    else check<float>(c, met);
  };
  const std::string missing = drawn::draw_options(space(), ~options(), 200, one);
  CHECK(missing == "");
}
