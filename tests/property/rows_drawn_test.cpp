// SPDX-License-Identifier: BSD-3-Clause
/// What has rows and no attention, drawn over all options, every two of which meet with effect: feed-forward networks,
/// norms and softmax against the oracle, and to the bit as the same call by one thread on dense arrays.
#include "property/drawing.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/tolerance.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/kernels/add_norm.hpp>
#include <xattn/kernels/group_norm.hpp>
#include <xattn/kernels/row_softmax.hpp>
#include <xattn/kernels/tensor_scatter.hpp>

namespace {

using drawn::index_t, drawn::meetings, drawn::one_of, drawn::option_space, drawn::options;
using test::arrangement;
namespace kernels = xattn::kernels;

arrangement drawn_arrangement(test::random& r, bool strided) {
  constexpr auto known = static_cast<index_t>(std::size(test::arrangements));
  return test::arrangements[strided ? 1 + r.below(known - 1) : 0];
}
xattn::executor_ref executor_of(bool threads) {
  static xattn::thread_pool pool(3);
  return threads ? xattn::executor_ref(pool) : xattn::executor_ref();
}

template <class S>
oracle::array rounded(oracle::array x) {
  for (long double& number : x.data) number = test::widen(test::narrow<S>(number));
  return x;
}

/// f(options, random, met) for drawn calls of a space.
template <class F>
std::string draw_all(const option_space& space, const F& f) {
  options known;
  for (std::size_t n = 0; n < space.size(); ++n) known.set(n);
  const auto one = [&](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << space.shown(on));
    f(on, r, met);
  };
  return drawn::draw_options(space, known, 40, one);
}

namespace ffn {

enum option : std::size_t {
  identity, relu, gelu, gelu_tanh, gelu_quick, silu, sigmoid, tanh_itself, hard_swish, mish, erf_itself,
  plain, gated, bias, packed_first, packed_last, single, batch, one_row, many_rows, in_float, in_double, in_bf16,
  threads, own_scratch, traced, strided_x, strided_out, returned
};

const option_space& space() {
  static const option_space all{
      {"identity", "relu", "gelu", "gelu_tanh", "gelu_quick", "silu", "sigmoid", "tanh", "hard_swish", "mish", "erf",
       "plain", "gated", "bias", "packed_first", "packed_last", "single", "batch", "one_row", "many_rows", "float",
       "double", "bf16", "threads", "own_scratch", "traced", "strided_x", "strided_out", "returned"},
      {{identity, relu, gelu, gelu_tanh, gelu_quick, silu, sigmoid, tanh_itself, hard_swish, mish, erf_itself},
       {plain, gated}, {single, batch}, {one_row, many_rows}, {in_float, in_double, in_bf16}},
      {{packed_first, packed_last}, {returned, strided_out}},
      0,
      {{packed_first, gated}, {packed_last, gated}}};
  return all;
}

/// Looks at what the activation is given.
struct onlooker {
  template <xattn::trace::stage S>
  static consteval xattn::trace::access access_of() {
    return S == xattn::trace::stage::ffn_pre ? xattn::trace::access::read : xattn::trace::access::none;
  }
  template <xattn::trace::stage, class T>
  void on(const xattn::trace::site&, xattn::trace::tensor_view<const T>) const {}
};

struct call {
  options on;
  test::layer_sizes n;
  oracle::array x;
  oracle::ffn_weights<long double> w;

  template <class S>
  static call made(test::random& r, const options& on) {
    using T = xattn::acc_t<S>;
    call c{on, {}, {}, {}};
    c.n.d_model = one_of(r, {1, 3, 8, 16, 17, 33, 64}), c.n.d_hidden = one_of(r, {1, 5, 16, 31, 70, 300});
    const std::uint64_t seed = r.next() >> 8;
    const auto draw = [&](const oracle::shape_t& shape, std::uint64_t more) {
      return test::random_array<T>(shape, test::regime::uniform, seed + more);
    };
    c.x = draw({on[batch] ? 2 : 1, on[one_row] ? 1 : 2 + r.below(40), c.n.d_model}, 1);
    c.x = rounded<S>(c.x);
    c.w = test::random_ffn<T>(c.n, seed + 10);
    for (auto* b : {&c.w.b_1, &c.w.b_2}) *b = on[bias] ? *b : oracle::array{};
    if (on[gated]) c.w.w_gate = draw({c.n.d_model, c.n.d_hidden}, 20);
    if (on[gated] && on[bias]) c.w.b_gate = draw({c.n.d_hidden}, 21);
    c.w.act = static_cast<oracle::activation>(c.activation());
    return c;
  }
  xattn::activation activation() const {
    std::size_t f = 0;
    while (!on[f]) ++f;
    return static_cast<xattn::activation>(f);
  }
  oracle::ffn_weights<long double> without(std::size_t f) const {
    auto other = w;
    if (f < plain) other.act = f == identity ? oracle::activation::relu : oracle::activation::identity;
    if (f == gated) other.w_gate = {};
    if (f == bias) other.b_1 = other.b_2 = other.b_gate = {};
    if (f == packed_first || f == packed_last) std::swap(other.w_1, other.w_gate), std::swap(other.b_1, other.b_gate);
    return other;
  }
};

template <class T>
xattn::feed_forward<T> layer_of(const call& c) {
  xattn::feed_forward<T> layer({.d_model = c.n.d_model,
                                .d_hidden = c.n.d_hidden,
                                .activation = c.activation(),
                                .gated = c.on[gated],
                                .bias = c.on[bias]});
  if (!c.on[packed_first] && !c.on[packed_last]) return test::assign(layer, c.w), layer;
  layer.w_2() = test::tensor<T, 2>(c.w.w_2);
  const bool first = c.on[packed_first];
  const auto order = first ? xattn::gate_order::gate_first : xattn::gate_order::gate_last;
  const auto beside = [&](const oracle::array& gate, const oracle::array& up, index_t rows) {
    oracle::array both({rows, 2 * c.n.d_hidden});
    for (index_t n = 0; n < both.size(); ++n) {
      const index_t column = n % (2 * c.n.d_hidden), row = n / (2 * c.n.d_hidden);
      const bool of_gate = (column < c.n.d_hidden) == first;
      both.flat(n) = (of_gate ? gate : up).flat(row * c.n.d_hidden + column % c.n.d_hidden);
    }
    return both;
  };
  layer.set_packed(test::tensor<T, 2>(beside(c.w.w_gate, c.w.w_1, c.n.d_model)), order);
  if (!c.on[bias]) return layer;
  layer.set_packed_bias(test::tensor<T, 1>(beside(c.w.b_gate, c.w.b_1, 1).reshaped({2 * c.n.d_hidden})), order);
  layer.b_2() = test::tensor<T, 1>(c.w.b_2);
  return layer;
}

/// One call on views of two or three axes.
template <class T, class X, class Out>
void run_on(const call& c, const xattn::feed_forward<T>& layer, const X& x, const Out& out) {
  xattn::layer_options o{.executor = executor_of(c.on[threads])};
  std::vector<std::byte> memory(
      c.on[own_scratch] ? layer.workspace_size(c.x.extent(0), c.x.extent(1), executor_of(c.on[threads])) : 0);
  if (c.on[own_scratch]) o.workspace = memory;
  if (c.on[returned]) {
    const auto y = c.on[traced] ? layer(x, o, onlooker{}) : layer(x, o);
    REQUIRE(y.size() == static_cast<std::size_t>(c.x.size()));
    index_t n = 0;
    for (index_t row = 0; row < c.x.extent(0) * c.x.extent(1); ++row) {
      for (index_t d = 0; d < c.n.d_model; ++d) out.data()[row * c.n.d_model + d] = y.data()[n++];
    }
  } else if (c.on[traced]) {
    layer.into(out, x, o, onlooker{});
  } else {
    layer.into(out, x, o);
  }
}

template <class S>
auto run(const call& c, const std::array<arrangement, 2>& how) {
  using T = xattn::acc_t<S>;
  const auto layer = layer_of<T>(c);
  const test::buffer<S, 3> x(c.x, how[0]);
  test::buffer<T, 3> out({c.x.extent(0), c.x.extent(1), c.n.d_model}, how[1]);
  if (c.on[single]) run_on(c, layer, x.cview()[0], out.view()[0]);
  else run_on(c, layer, x.cview(), out.view());
  CHECK(out.borders_intact());
  return out;
}

template <class S>
void check(const options& on, test::random& r, meetings& met) {
  using T = xattn::acc_t<S>;
  const call c = call::made<S>(r, on);
  const auto exact = oracle::feed_forward(c.x, c.w).out;
  const auto naive = oracle::feed_forward(c.x.template as<T>(), c.w.template as<T>()).out;
  const auto budget = test::twice_naive_budget<T>(exact, test::numbers(naive), 8 * test::largest_magnitude(exact));
  const auto got = run<S>(c, {drawn_arrangement(r, on[strided_x]), drawn_arrangement(r, on[strided_out])});
  call alone = c;
  for (const std::size_t f : {threads, own_scratch, traced, returned}) alone.on.reset(f);
  CHECK(test::within(got.numbers(), exact, budget));
  CHECK(got.elements() == run<S>(alone, {}).elements());
  met.note_effective(on, [&](std::size_t f) {
    const bool either_order = on[identity] && (f == packed_first || f == packed_last);  // a product of both halves
    if (either_order) return true;
    const bool of_weights = f < plain || f == gated || f == bias || f == packed_first || f == packed_last;
    return !of_weights || !test::within(oracle::feed_forward(c.x, c.without(f)).out, exact, budget);
  });
}

}  // namespace ffn

namespace rows {

enum option : std::size_t {
  layer_norm, rms_norm, group_norm, softmax, log_softmax, gamma, beta, plus_one, eps, statistics, residual,
  residual_scale, kept_sum, other_axis, narrow_rows, wide_rows, in_float, in_double, in_bf16, threads, in_place, strided_x, strided_out
};

const option_space& space() {
  static const option_space all = [] {
    option_space o{{"layer_norm", "rms_norm", "group_norm", "softmax", "log_softmax", "gamma", "beta", "plus_one",
                    "eps", "statistics", "residual", "residual_scale", "kept_sum", "other_axis", "narrow_rows", "wide_rows",
                    "float", "double", "bf16", "threads", "in_place", "strided_x", "strided_out"},
                   {{layer_norm, rms_norm, group_norm, softmax, log_softmax},
                    {narrow_rows, wide_rows},
                    {in_float, in_double, in_bf16}},
                   {{rms_norm, beta}, {group_norm, residual}, {in_bf16, in_place}, {in_place, strided_out}},
                   0,
                   {{plus_one, gamma}, {residual_scale, residual}, {kept_sum, residual}}};
    for (const std::size_t f : {layer_norm, group_norm}) o.odds.emplace_back(f, plus_one);
    for (const std::size_t f : {layer_norm, rms_norm, group_norm}) o.odds.emplace_back(f, other_axis);
    for (const std::size_t f : {softmax, log_softmax}) {
      for (const std::size_t g : {gamma, beta, plus_one, eps, statistics, residual, residual_scale, kept_sum}) {
        o.odds.emplace_back(f, g);
      }
    }
    for (const std::size_t f : {gamma, beta, plus_one, eps, statistics, residual, residual_scale, kept_sum}) {
      o.odds.emplace_back(other_axis, f);
    }
    return o;
  }();
  return all;
}

template <class R>
struct result {
  oracle::basic_array<R> y, mean, rstd, sum;
};

/// Numbers along an axis become rows, and back.
template <class R>
oracle::basic_array<R> swapped(const oracle::basic_array<R>& x, std::size_t axis) {
  oracle::shape_t shape = x.shape, step(4, 1);
  for (std::size_t d = 3; d-- > 0;) step[d] = step[d + 1] * x.shape[d + 1];
  std::swap(shape[axis], shape[3]), std::swap(step[axis], step[3]);
  oracle::basic_array<R> y(shape);
  for (index_t n = 0; n < y.size(); ++n) {
    index_t at = 0, rest = n;
    for (std::size_t d = 4; d-- > 0; rest /= shape[d]) at += rest % shape[d] * step[d];
    y.flat(n) = x.flat(at);
  }
  return y;
}

struct call {
  options on;
  index_t groups = 1;
  std::size_t axis = 3;
  oracle::array x, y, gammas, betas;

  call(test::random& r, const options& o) : on(o) {
    groups = 1 + r.below(3), axis = on[other_axis] ? static_cast<std::size_t>(r.below(3)) : 3;
    const index_t width = on[wide_rows] ? 64 + r.below(300) : 1 + r.below(20);
    x = oracle::array({1 + r.below(3), groups * (1 + r.below(3)), 1 + r.below(4), width});
  }
  template <class S>
  void draw_numbers(test::random& r) {
    const std::uint64_t seed = r.next() >> 8;
    const auto draw = [&](const oracle::shape_t& shape, std::uint64_t more) {
      return rounded<S>(test::random_array<xattn::acc_t<S>>(shape, test::regime::uniform, seed + more));
    };
    const oracle::shape_t each{on[group_norm] ? x.extent(1) : x.extent(3)};
    x = draw(x.shape, 1), y = draw(x.shape, 2), gammas = draw(each, 3), betas = draw(each, 4);
  }
  long double added() const { return on[eps] ? 0.5L : on[rms_norm] ? 1e-6L : 1e-5L; }

  /// The statistics of rows, and rows without factors.
  template <class R>
  void normalise(const options& rest, const oracle::basic_array<R>& rows, result<R>& to) const {
    using std::sqrt;
    const long double more = rest[eps] ? 0.5L : rest[rms_norm] ? 1e-6L : 1e-5L;
    const index_t count = oracle::rows(rows), width = rows.extent(-1);
    to.mean = to.rstd = oracle::basic_array<R>({count}, R(0));
    for (index_t n = 0; n < count; ++n) {
      const auto m = oracle::moments(rows, n);
      R squares(0);
      for (index_t j = 0; j < width; ++j) squares = squares + rows.flat(n * width + j) * rows.flat(n * width + j);
      const R spread = rest[rms_norm] ? squares / static_cast<R>(width) : m.variance;
      to.mean.flat(n) = m.mean(), to.rstd.flat(n) = R(1) / sqrt(spread + static_cast<R>(more));
    }
    to.y = rest[rms_norm] ? oracle::rms_norm<R>(rows, {}, more) : oracle::layer_norm<R>(rows, {}, {}, more);
  }
  template <class R>
  result<R> answer(const options& rest) const {
    result<R> to;
    to.sum = x.template as<R>();
    const R factor = rest[residual_scale] ? static_cast<R>(1.75L) : R(1);
    for (index_t n = 0; rest[residual] && n < x.size(); ++n) {
      to.sum.flat(n) = factor * to.sum.flat(n) + static_cast<R>(y.flat(n));
    }
    if (rest[softmax] || rest[log_softmax]) {
      const std::size_t along = rest[other_axis] ? axis : 3;
      const auto rows = swapped(to.sum, along);
      to.y = swapped(rest[softmax] ? oracle::softmax(rows) : logs(rows), along);
      return to;
    }
    const index_t width = rest[group_norm] ? x.size() / x.extent(0) / groups : x.extent(3);
    normalise(rest, to.sum.reshaped({x.size() / width, width}), to);
    to.y = to.y.reshaped(x.shape);
    for (index_t n = 0; n < x.size(); ++n) {
      const index_t at = rest[group_norm] ? n / x.extent(3) / x.extent(2) % x.extent(1) : n % x.extent(3);
      const R own = static_cast<R>(gammas.flat(at));
      if (rest[gamma]) to.y.flat(n) = to.y.flat(n) * (rest[plus_one] ? R(1) + own : own);
      if (rest[beta]) to.y.flat(n) = to.y.flat(n) + static_cast<R>(betas.flat(at));
    }
    return to;
  }
  template <class R>
  static oracle::basic_array<R> logs(oracle::basic_array<R> rows) {
    const auto lse = oracle::log_sum_exp(rows);
    for (index_t n = 0; n < rows.size(); ++n) rows.flat(n) = rows.flat(n) - lse.flat(n / rows.extent(-1));
    return rows;
  }
};

/// What a call wrote.
template <class T>
struct written {
  test::buffer<T, 4> y, sum;
  test::buffer<T, 1> mean, rstd;
};

template <class Options, class T>
Options common_options(const call& c, const written<T>& to, const test::buffer<T, 1>& gammas) {
  Options o;
  if (c.on[gamma]) o.gamma = gammas.cview();
  o.eps = static_cast<T>(c.added());
  o.executor = executor_of(c.on[threads]);
  if (c.on[statistics]) o.rstd = to.rstd.view();
  return o;
}

template <class S, class T>
void norm(const call& c, const test::buffer<S, 4>& x, const written<T>& to, const xattn::view<T, 4>& out) {
  const test::buffer<T, 1> gammas(c.gammas), betas(c.betas);
  const test::buffer<S, 4> y(c.y);
  const auto centred = [&](auto o) {
    if (c.on[beta]) o.beta = betas.cview();
    if (c.on[statistics]) o.mean = to.mean.view();
    return o;
  };
  kernels::residual_options<T, 4> residual_options{};
  if (c.on[kept_sum]) residual_options.sum = to.sum.view();
  if (c.on[residual_scale]) residual_options.scale = T(1.75);
  if (c.on[group_norm]) {
    const auto o = centred(common_options<kernels::group_norm_options<T>>(c, to, gammas));
    return kernels::group_norm(x.cview(), c.groups, out, o);
  }
  if (c.on[rms_norm]) {
    auto o = common_options<kernels::rms_norm_options<T>>(c, to, gammas);
    o.plus_one = c.on[plus_one];
    if (c.on[residual]) return kernels::add_rms_norm(x.cview(), y.cview(), out, o, residual_options);
    return kernels::rms_norm(x.cview(), out, o);
  }
  const auto o = centred(common_options<kernels::layer_norm_options<T>>(c, to, gammas));
  if (c.on[residual]) return kernels::add_layer_norm(x.cview(), y.cview(), out, o, residual_options);
  kernels::layer_norm(x.cview(), out, o);
}

template <class S>
auto run(const call& c, const std::array<arrangement, 2>& how) {
  using T = xattn::acc_t<S>;
  const test::index_array<4> shape{c.x.extent(0), c.x.extent(1), c.x.extent(2), c.x.extent(3)};
  const index_t count = c.on[group_norm] ? c.x.extent(0) * c.groups : c.x.size() / c.x.extent(3);
  const test::buffer<S, 4> x(c.x, how[0]);
  written<T> to{test::buffer<T, 4>(shape, how[1]), test::buffer<T, 4>(shape), test::buffer<T, 1>({count}),
                test::buffer<T, 1>({count})};
  const auto into = [&](const xattn::view<T, 4>& out) {
    const auto axis = static_cast<index_t>(c.axis) - (c.groups % 2 == 0 ? 4 : 0);
    if (c.on[softmax]) kernels::softmax(x.cview(), out, axis, executor_of(c.on[threads]));
    else if (c.on[log_softmax]) kernels::log_softmax(x.cview(), out, axis, executor_of(c.on[threads]));
    else norm<S, T>(c, x, to, out);
  };
  if constexpr (std::is_same_v<S, T>) {
    if (c.on[in_place]) into(x.view()), to.y.assign(x.numbers());
  }
  if (!c.on[in_place]) into(to.y.view());
  CHECK((to.y.borders_intact() && x.borders_intact()));
  return to;
}

/// Twice the naive loop's error, number by number of the result.
template <class T>
test::verdict agrees(const options& on, const result<long double>& got, const result<long double>& exact,
                     const result<T>& naive) {
  const auto one = [](const auto& mine, const auto& truth, const auto& rough) {
    const long double most = 4 + 8 * test::largest_magnitude(truth);
    return test::within(mine, truth, test::twice_naive_budget<T>(truth, test::numbers(rough), most));
  };
  for (const test::verdict& found :
       {one(got.y, exact.y, naive.y), on[kept_sum] && on[residual] ? one(got.sum, exact.sum, naive.sum) : test::verdict{},
        on[statistics] ? one(got.rstd, exact.rstd, naive.rstd) : test::verdict{},
        on[statistics] && !on[rms_norm] ? one(got.mean, exact.mean, naive.mean) : test::verdict{}}) {
    if (!found) return found;
  }
  return {};
}

template <class S>
void check(const options& on, test::random& r, meetings& met) {
  using T = xattn::acc_t<S>;
  call c(r, on);
  c.draw_numbers<S>(r);
  const auto exact = c.answer<long double>(on);
  const auto naive = c.answer<T>(on);
  const auto got = run<S>(c, {drawn_arrangement(r, on[strided_x]), drawn_arrangement(r, on[strided_out])});
  CHECK(agrees(on, {got.y.numbers(), got.mean.numbers(), got.rstd.numbers(), got.sum.numbers()}, exact, naive));
  call alone = c;
  alone.on.reset(threads).reset(in_place);
  CHECK(got.y.elements() == run<S>(alone, {}).y.elements());
  met.note_effective(on, [&](std::size_t f) {
    constexpr std::size_t in_numbers[] = {gamma, beta, plus_one, eps, residual, residual_scale, other_axis};
    if (std::count(std::begin(in_numbers), std::end(in_numbers), f) == 0) return true;
    options rest = on;
    return !agrees(on, c.answer<long double>(rest.reset(f)), exact, naive);
  });
}

}  // namespace rows

namespace scatter {

enum option : std::size_t {
  linear, circular, axis_1, axis_2, axis_3, by_int, by_byte, in_float, in_bf16, strided_cache, strided_rows
};

const option_space& space() {
  static const option_space all{{"linear", "circular", "axis_1", "axis_2", "axis_3", "int", "byte", "float", "bf16",
                                 "strided_cache", "strided_rows"},
                                {{linear, circular}, {axis_1, axis_2, axis_3}, {by_int, by_byte}, {in_float, in_bf16}},
                                {},
                                0};
  return all;
}

template <class T, class I>
void check(const options& on, test::random& r, meetings& met) {
  const std::size_t axis = on[axis_1] ? 1 : on[axis_2] ? 2 : 3;
  oracle::shape_t shape{1 + r.below(3), 2 + r.below(4), 2 + r.below(4), 2 + r.below(4)};
  const index_t capacity = shape[axis] = 5 + r.below(5), count = 1 + r.below(on[circular] ? 12 : 5);
  const std::uint64_t seed = r.next() >> 8;
  oracle::array cache = rounded<T>(test::random_array<float>(shape, test::regime::uniform, seed)), truth = cache;
  shape[axis] = count;
  const oracle::array update = rounded<T>(test::random_array<float>(shape, test::regime::uniform, seed + 1));
  std::vector<I> first;
  for (index_t b = 0; b < shape[0]; ++b) {
    first.push_back(static_cast<I>(on[circular] ? capacity - 1 + r.below(40) : r.below(capacity - count + 1)));
  }
  for (index_t n = 0; n < update.size(); ++n) {
    std::array<index_t, 4> at{};
    for (index_t rest = n, d = 3; d >= 0; rest /= shape[static_cast<std::size_t>(d--)]) {
      at[static_cast<std::size_t>(d)] = rest % shape[static_cast<std::size_t>(d)];
    }
    const index_t t = at[axis], later = count - 1 - t;
    at[axis] = (static_cast<index_t>(first[static_cast<std::size_t>(at[0])]) + t) % capacity;
    if (later < capacity) truth(at[0], at[1], at[2], at[3]) = update.flat(n);
  }
  const test::buffer<T, 4> to(cache, drawn_arrangement(r, on[strided_cache])),
      from(update, drawn_arrangement(r, on[strided_rows]));
  const xattn::row_view<const I> places(first.data(), {static_cast<index_t>(first.size())});
  kernels::tensor_scatter(to.view(), from.cview(), places,
                          on[circular] ? kernels::scatter_mode::circular : kernels::scatter_mode::linear,
                          static_cast<index_t>(axis) - (r.below(2) == 0 ? 4 : 0));
  CHECK(test::exactly(to.numbers(), truth));
  CHECK((to.borders_intact() && from.borders_intact()));
  met.note(on);
}

}  // namespace scatter

}  // namespace

TEST_CASE("feed_forward: every two options together, in drawn calls", "[layers][property][drawn]") {
  CHECK(draw_all(ffn::space(), [](const options& on, test::random& r, meetings& met) {
          if (on[ffn::in_double]) ffn::check<double>(on, r, met);
          else if (on[ffn::in_bf16]) ffn::check<xattn::bf16>(on, r, met);
          else ffn::check<float>(on, r, met);
        }) == "");
}

TEST_CASE("norms and softmax: every two options together, in drawn calls", "[kernels][property][drawn]") {
  CHECK(draw_all(rows::space(), [](const options& on, test::random& r, meetings& met) {
          if (on[rows::in_double]) rows::check<double>(on, r, met);
          else if (on[rows::in_bf16]) rows::check<xattn::bf16>(on, r, met);
          else rows::check<float>(on, r, met);
        }) == "");
}

TEST_CASE("tensor_scatter: every two options together, in drawn calls", "[kernels][property][drawn]") {
  CHECK(draw_all(scatter::space(), [](const options& on, test::random& r, meetings& met) {
          if (on[scatter::in_float] && on[scatter::by_int]) scatter::check<float, int>(on, r, met);
          else if (on[scatter::in_float]) scatter::check<float, unsigned char>(on, r, met);
          else if (on[scatter::by_int]) scatter::check<xattn::bf16, int>(on, r, met);
          else scatter::check<xattn::bf16, unsigned char>(on, r, met);
        }) == "");
}
