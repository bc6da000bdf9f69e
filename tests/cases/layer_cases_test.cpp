// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases through layers: G07, G10, G11, G13, G15, G16, G17, G25, G26, G27, G29 (b, c), G34 (d, e).
#include "support/buffers.hpp"
#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/types.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/compat.hpp>

#include <memory>

namespace {

using oracle::array;
using test::arrangement;
using test::buffer;
using test::fill;
using test::index_t;
using test::tensor;
using test::within_case;

template <class T>
using matrix = xt::xtensor<T, 2>;

/// Ones on the diagonal that starts at (row, column).
template <class T>
matrix<T> diagonal(index_t rows, index_t columns, index_t row, index_t column) {
  array m({rows, columns});
  for (index_t n = 0; row + n < rows && column + n < columns; ++n) m(row + n, column + n) = 1;
  return tensor<T, 2>(m);
}

/// A layer whose heads see the three parts of x, each `heads` of width d, as queries, keys and values, and whose output
/// begins with what the heads give.
template <class T>
xattn::multi_head_attention<T> see_through(index_t heads, index_t d) {
  const index_t part = heads * d;
  xattn::multi_head_attention<T> layer({.d_model = 3 * part, .heads = heads, .d_head = d});
  layer.w_q() = diagonal<T>(3 * part, part, 0, 0);
  layer.w_k() = diagonal<T>(3 * part, part, part, 0);
  layer.w_v() = diagonal<T>(3 * part, part, 2 * part, 0);
  layer.w_o() = diagonal<T>(part, 3 * part, 0, 0);
  return layer;
}

/// Rows for see_through from q, k and v of shape (heads, L, d).
array side_by_side(const array& q, const array& k, const array& v) {
  const index_t heads = q.extent(0), length = q.extent(1), d = q.extent(2);
  array x({length, 3 * heads * d});
  for (index_t h = 0; h < heads; ++h) {
    for (index_t i = 0; i < length; ++i) {
      for (index_t c = 0; c < d; ++c) {
        const index_t at = h * d + c;
        x(i, at) = q(h, i, c), x(i, heads * d + at) = k(h, i, c), x(i, 2 * heads * d + at) = v(h, i, c);
      }
    }
  }
  return x;
}

/// (1, heads, L, d) from the first columns of an output of see_through.
array heads_of(const array& y, index_t heads, index_t d) {
  array out({1, heads, y.extent(0), d});
  for (index_t n = 0; n < out.size(); ++n) {
    out.flat(n) = y(n / d % y.extent(0), n / d / y.extent(0) * d + n % d);
  }
  return out;
}

/// A column of numbers as rows of width 1.
template <class T>
matrix<T> column(const array& x) {
  return tensor<T, 2>(x.reshaped({x.size(), 1}));
}

/// Heads of the layer see query 0, key 0 and these values: one query, a row for each value.
template <class T, class M>
array mixed(const array& values, const M& mask) {
  const index_t length = values.extent(0), d = values.extent(1);
  const array none({1, length, d}), one({1, 1, d});
  const auto layer = see_through<T>(1, d);
  const auto y = layer(tensor<T, 2>(side_by_side(one, one, one)),
                       tensor<T, 2>(side_by_side(none, none, values.reshaped({1, length, d}))), mask);
  return heads_of(test::numbers(y), 1, d).reshaped({d});
}

/// f(x) where x lies in every arrangement and at every offset from a register's boundary, into an output that does too.
template <class T, class F>
void lies_anywhere(const array& x, const F& f) {
  const buffer<T, 2> plain(x);
  buffer<T, 2> want(plain.extents());
  f(want.view(), plain.cview());
  const auto check = [&](arrangement in, arrangement out, const test::memory& there) {
    const buffer<T, 2> moved(x, in, there), y(plain.extents(), out, there);
    f(y.view(), moved.cview());
    INFO(test::name(in) << " into " << test::name(out) << ", byte offset " << there.byte_offset);
    CHECK(within_case<T>(y, want));
    CHECK(y.borders_intact());
  };
  for (const arrangement how : test::arrangements) {
    check(how, arrangement::row_major, {});
    check(arrangement::row_major, how, {});
    check(how, how, {.with = test::poison::infinity});
  }
  for (const index_t bytes : test::misalignments<T>()) {
    check(arrangement::row_major, arrangement::row_major, {.byte_offset = bytes});
  }
}

/// Writes over the stack below the caller.
void overwrite_stack() {
  volatile char rubbish[8192];
  for (std::size_t n = 0; n < sizeof rubbish; ++n) rubbish[n] = static_cast<char>(0x5a);
}

/// f of temporaries, of unevaluated expressions, and kept beyond its argument: always what it is of x.
template <class F>
void outlives(const matrix<float>& x, const F& f) {
  const array want = test::numbers(f(x));
  const matrix<float> turned = xt::transpose(x);
  const auto make = [&] { return matrix<float>(x); };
  CHECK(test::exactly(f(xt::eval(x * 1.0f)), want));
  CHECK(test::exactly(f(x * 1.0f), want));
  CHECK(test::exactly(f(xt::transpose(turned)), want));
  CHECK(test::exactly(f(xt::view(make(), xt::all(), xt::all())), want));
  CHECK(test::exactly(f(xt::reshape_view(x * 1.0f, {x.shape(0), x.shape(1)})), want));
  const auto kept = [&] {
    const auto owned = std::make_unique<matrix<float>>(x);
    return f(*owned * 1.0f);
  }();
  overwrite_stack();
  CHECK(test::exactly(kept, want));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("G07 mha: no flag, alone or with all others, loses the causal rule", "[cases][G07]",
                        test::reals) {
  using T = TestType;
  const array q = fill(7, 3, {2, 4, 3}), k = fill(13, 5, {2, 4, 3}), v = fill(29, 1, {2, 4, 3});
  const auto layer = see_through<T>(2, 3);
  const auto x = tensor<T, 2>(side_by_side(q, k, v));
  const array want = test::numbers(layer(x, xattn::causal));
  CHECK(test::within_chk<T>(heads_of(want, 2, 3), {-8.414712075296L, 34.288968269218L}));
  const xt::xtensor<bool, 2> all = xt::ones<bool>({4, 4});
  CHECK(test::exactly(layer(x, xattn::causal & xattn::dropout(0, 3)), want));
  CHECK(test::exactly(layer(x, x, xattn::causal), want));
  const xt::xtensor<T, 3> batch = xt::reshape_view(x, {1, 4, 18});
  xattn::thread_pool pool(2);
  xattn::trace::recorder rec;
  const auto every = xattn::dropout(0, 3) & xattn::boolean(all) & xattn::causal;
  const auto y = layer(batch * T(1), every, {.executor = pool}, xattn::trace::to(rec));
  CHECK(test::exactly(y, want.reshaped({1, 4, 18})));
  CHECK(test::exactly(layer(batch, every, {.executor = pool}), want.reshaped({1, 4, 18})));
  const auto& weights = rec["self_attn.weights"];
  for (std::size_t n = 0; n < weights.size(); ++n) CHECK((n % 4 <= n / 4 % 4 || weights.flat(n) == 0));
  auto cache = layer.make_cache(4);
  CHECK(test::exactly(layer(x, cache, every), want));
}

TEMPLATE_LIST_TEST_CASE("G10 mha: floating masks are added, 0 and 1 too; of bool true may attend", "[cases][G10]",
                        test::reals) {
  using T = TestType;
  const array v = oracle::vector({1, 100, 3, 5}).reshaped({4, 1});
  const T inf = std::numeric_limits<T>::infinity();
  const matrix<T> padding{{0, -inf, 0, -2}}, ones{{0, 1}};
  const xt::xtensor<bool, 2> second{{true, false, true, true}};
  CHECK(within_case<T>(mixed<T>(v, xattn::additive(padding)), oracle::vector({2.190136814999L})));
  CHECK(within_case<T>(mixed<T>(v, xattn::boolean(second)), oracle::vector({3})));
  CHECK(within_case<T>(mixed<T>(oracle::matrix({{1, 0}, {0, 1}}), xattn::additive(ones)),
                       oracle::vector({0.268941421370L, 0.731058578630L})));
}

TEMPLATE_LIST_TEST_CASE("G11 G15 mha and ffn: inputs and outputs that lie anywhere", "[cases][G11][G15]", test::reals) {
  using T = TestType;
  const auto mha = see_through<T>(1, 3);
  const array x = side_by_side(fill(7, 3, {1, 5, 3}), fill(13, 5, {1, 5, 3}), fill(29, 1, {1, 5, 3}));
  lies_anywhere<T>(x, [&](const auto& out, const auto& in) { mha.into(out, in); });
  const array memory = fill(11, 9, {4, 9});
  const buffer<T, 2> mask(array({5, 4}, 0.5L), test::pitched<2>({5, 4}, 43), {.byte_offset = sizeof(T)});
  lies_anywhere<T>(x, [&](const auto& out, const auto& in) {
    mha.into(out, in, tensor<T, 2>(memory), xattn::additive(mask.cview()));
  });
  for (const bool gated : {false, true}) {
    const xattn::feed_forward<T> ffn(
        {.d_model = 3, .d_hidden = 7, .activation = xattn::activation::gelu, .gated = gated});
    lies_anywhere<T>(fill(7, 3, {5, 3}), [&](const auto& out, const auto& in) { ffn.into(out, in); });
  }
}

TEST_CASE("G13 every layer and function: temporaries, lazy expressions, results that outlive their arguments",
          "[cases][G13]") {
  const auto x = tensor<float, 2>(fill(7, 3, {4, 6}));
  const xattn::multi_head_attention<float> mha({.d_model = 6, .heads = 2});
  const xattn::feed_forward<float> ffn({.d_model = 6, .d_hidden = 5});
  const xattn::rms_norm<float> rms({.d_model = 6});
  const xattn::encoder<float> encoder({.d_model = 6, .heads = 2, .d_hidden = 5, .layers = 1});
  const xattn::decoder<float> decoder({.d_model = 6, .heads = 2, .d_hidden = 5, .layers = 1});
  const xattn::rotary<float> rope({.d_head = 6, .pairing = xattn::rotary_pairing::half_split});
  outlives(x, [&](const auto& a) { return mha(a, xattn::causal); });
  outlives(x, [&](const auto& a) { return mha(a, a); });
  outlives(x, [&](const auto& a) { return ffn(a); });
  outlives(x, [&](const auto& a) { return rms(a); });
  outlives(x, [&](const auto& a) { return encoder(a); });
  outlives(x, [&](const auto& a) { return decoder(a, a); });
  outlives(x, [&](const auto& a) { return rope(a, 5); });
  outlives(x, [&](const auto& a) { return xattn::matmul(a, xt::transpose(a)); });
  outlives(x, [&](const auto& a) {
    const auto part = xattn::attention_with_lse(a, a, a);
    return xattn::merge(part, part).out;
  });
  const xattn::layer_norm<float> norm({.d_model = 4});
  const matrix<float> numbers{{1, 2, 3, 4}};
  const array normed = oracle::matrix({{-1.341635419969L, -0.447211806656L, 0.447211806656L, 1.341635419969L}});
  CHECK(within_case<float>(norm(numbers + 1.0f), normed));
  outlives(numbers, [&](const auto& a) { return norm(a); });
}

TEMPLATE_LIST_TEST_CASE("G16 ffn: widths that do not fill a register", "[cases][G16]", test::reals) {
  using T = TestType;
  const test::memory tight{.front = 0, .back = 0};
  for (const index_t width : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 257}) {
    const index_t hidden = width % 19 + 1;
    const auto w = test::random_ffn<T>({.d_model = width, .d_hidden = hidden}, 5);
    xattn::feed_forward<T> layer({.d_model = width, .d_hidden = hidden});
    test::assign(layer, w);
    const auto place = test::pitched<2>({4, width}, 320);
    const buffer<T, 2> x(test::fill256(7, 3, {4, width}), place, tight), y({4, width}, place, tight);
    layer.into(y.view(), x.cview());
    const array want = oracle::feed_forward(x.numbers(), w).out;
    INFO("width " << width);
    CHECK(test::within(y, want, test::case_unit<T>() * (1 + test::largest_magnitude(want))));
    CHECK(y.borders_intact());
  }
}

TEST_CASE("G17 mha, ffn and norms of no rows", "[cases][G17]") {
  const xattn::multi_head_attention<float> mha({.d_model = 8, .heads = 2});
  const xattn::feed_forward<float> ffn({.d_model = 8, .d_hidden = 3});
  const xattn::layer_norm<float> norm({.d_model = 8});
  for (const auto& shape : {std::array<std::size_t, 3>{0, 3, 8}, {2, 0, 8}}) {
    const auto x = xt::xtensor<float, 3>::from_shape(shape);
    xattn::trace::recorder rec;
    CHECK(mha(x).shape() == shape);
    CHECK(mha(x, xattn::causal, {}, xattn::trace::to(rec)).shape() == shape);
    CHECK(ffn(x).shape() == shape);
    CHECK(ffn(x, {}, xattn::trace::to(rec)).shape() == shape);
    CHECK(norm(x, {}, xattn::trace::to(rec)).shape() == shape);
  }
  const auto none = matrix<float>::from_shape({0, 8});
  CHECK(ffn(none).shape() == none.shape());
  const xt::xtensor<float, 2> memory = xt::ones<float>({3, 8});
  CHECK(mha(none, memory, xattn::causal).shape() == none.shape());
}

TEMPLATE_LIST_TEST_CASE("G25 eps is used, and inside the root, by every layer that holds a norm", "[cases][G25]",
                        test::reals) {
  using T = TestType;
  const matrix<T> x{{static_cast<T>(0.001f), -static_cast<T>(0.001f)}};
  const matrix<T> none = xt::zeros<T>({2, 2}), one{{1, 0}, {0, 1}};
  const long double rights[] = {0.9999995L, 0.301511357597L, 0.031606978562L};
  const double eps[] = {1e-12, 1e-5, 1e-3};
  for (std::size_t n = 0; n < 3; ++n) {
    INFO("eps " << eps[n]);
    const auto again = [&](long double y) { return y / std::sqrt(y * y + static_cast<long double>(eps[n])); };
    const auto gives = [&](const matrix<T>& y, long double right) {
      CHECK(test::within(y, oracle::matrix({{right, -right}}), 1e-6L));
    };
    gives(xattn::layer_norm<T>({.d_model = 2, .eps = eps[n]})(x), rights[n]);
    xattn::encoder_layer<T> post({.d_model = 2, .d_hidden = 2, .eps = eps[n]});
    post.self_attention().w_o() = post.feed_forward().w_2() = none;
    gives(post(x), again(rights[n]));
    xattn::decoder_layer<T> decoder({.d_model = 2, .d_hidden = 2, .eps = eps[n]});
    decoder.self_attention().w_o() = decoder.cross_attention().w_o() = decoder.feed_forward().w_2() = none;
    gives(decoder(x, x), again(again(rights[n])));
    xattn::encoder<T> first({.d_model = 2,
                             .d_hidden = 2,
                             .activation = xattn::activation::identity,
                             .norm_first = true,
                             .eps = eps[n],
                             .layers = 1,
                             .final_norm = true});
    first.layer(0).self_attention().w_o() = none;
    first.layer(0).feed_forward().w_1() = first.layer(0).feed_forward().w_2() = one;
    gives(first.layer(0)(x), rights[n] + 0.001L);
    gives(first(x), again(rights[n] + 0.001L));
    first.layer(0).feed_forward().w_2() = none;
    gives(first(x), rights[n]);
  }
}

TEMPLATE_LIST_TEST_CASE("G26 G27 ffn: which GELU, and its ends", "[cases][G26][G27]", test::reals) {
  using T = TestType;
  const auto through = [](xattn::activation which, const array& x) {
    xattn::feed_forward<T> layer({.d_model = 1, .d_hidden = 1, .activation = which});
    layer.w_1() = layer.w_2() = matrix<T>{{1}};
    return test::numbers(layer(column<T>(x))).reshaped({x.size()});
  };
  const long double inf = std::numeric_limits<long double>::infinity();
  const long double nan = std::numeric_limits<long double>::quiet_NaN();
  const long double most = test::widen(std::numeric_limits<T>::max());
  for (const auto which : {xattn::activation::gelu, xattn::activation::gelu_tanh}) {
    for (const index_t length : {7, 8, 9, 16, 17}) {
      array x({length}, 1), want({length}, through(which, oracle::vector({1}))(0));
      const auto ends = oracle::vector({inf, -inf, nan, most, -most, 0, -0.0L});
      const auto right = oracle::vector({inf, 0, nan, most, 0, 0, 0});
      for (index_t n = 0; n < 7; ++n) x(n) = ends(n), want(n) = right(n);
      CHECK(test::exactly_or_nan(through(which, x), want));
    }
  }
  const long double unit = (std::is_same_v<T, float> ? 1e-6L : 1e-12L) + test::printed_decimals(12);
  const auto x = oracle::vector({-3, -2, -1, -0.5L, 0, 0.5L, 1, 2, 3});
  const auto exact = oracle::vector({-0.004049694095L, -0.045500263896L, -0.158655253931L, -0.154268769363L, 0,
                                     0.345731230637L, 0.841344746069L, 1.954499736104L, 2.995950305905L});
  const auto by_tanh = oracle::vector({-0.003637392082L, -0.045402305912L, -0.158808009392L, -0.154285990175L, 0,
                                       0.345714009825L, 0.841191990608L, 1.954597694088L, 2.996362607918L});
  CHECK(test::within(through(xattn::activation::gelu, x), exact, unit));
  CHECK(test::within(through(xattn::activation::gelu_tanh, x), by_tanh, unit));
}

TEMPLATE_LIST_TEST_CASE("G29 (b) mha: a head owns neighbouring columns", "[cases][G29]", test::reals) {
  using T = TestType;
  xattn::multi_head_attention<T> layer({.d_model = 4, .heads = 2});
  const matrix<T> identity = diagonal<T>(4, 4, 0, 0), x{{1, 0, 0, 1}, {0, 1, 1, 0}, {1, 1, 0, 0}};
  layer.w_q() = layer.w_k() = layer.w_v() = layer.w_o() = identity;
  CHECK(within_case<T>(
      layer(x), oracle::matrix({{0.802224185360L, 0.598887907320L, 0.248255078258L, 0.503489843485L},
                                {0.598887907320L, 0.802224185360L, 0.503489843485L, 0.248255078258L},
                                {0.751744921742L, 0.751744921742L, 0.333333333333L, 0.333333333333L}})));
}

TEMPLATE_LIST_TEST_CASE("G29 (c) mha: packed Q, K and V of three heads and three tokens", "[cases][G29]", test::reals) {
  using T = TestType;
  const auto packed = tensor<T, 2>(fill(7, 3, {18, 6})), out = tensor<T, 2>(fill(13, 5, {6, 6}));
  const auto x = tensor<T, 2>(test::fill256(29, 1, {3, 6}));
  xattn::multi_head_attention<T> loaded({.d_model = 6, .heads = 3, .bias = false}), apart = loaded;
  xattn::compat::load_torch_mha(loaded, packed, out);
  const auto part = [&](int n) { return xt::transpose(xt::view(packed, xt::range(6 * n, 6 * n + 6), xt::all())); };
  apart.w_q() = part(0);
  apart.w_k() = part(1);
  apart.w_v() = part(2);
  apart.w_o() = xt::transpose(out);
  CHECK(test::exactly(loaded(x), test::numbers(apart(x))));
  const xt::xtensor<T, 3> batch = xt::reshape_view(x, {3, 1, 6});
  CHECK(test::exactly(loaded(batch), test::numbers(apart(batch))));
}

TEMPLATE_LIST_TEST_CASE("G34 (d) (e) mha: the scale is that of the head's width, of sizes of any integer type",
                        "[cases][G34]", test::reals) {
  using T = TestType;
  const matrix<T> identity = diagonal<T>(12, 12, 0, 0), x = xt::ones<T>({1, 12});
  matrix<T> memory = xt::zeros<T>({2, 12}), values = xt::zeros<T>({12, 12});
  xt::xtensor<T, 1> second = xt::zeros<T>({12});
  array want({1, 12});
  for (std::size_t h = 0; h < 4; ++h) {
    for (std::size_t c = 0; c < 3; ++c) memory(0, 3 * h + c) = 1;
    values(3 * h, 3 * h) = 1, values(3 * h, 3 * h + 1) = -1, second(3 * h + 1) = 1;  // (1, 0) of ones, (0, 1) of zeros
    want.flat(static_cast<index_t>(3 * h)) = 0.849674553090L;
    want.flat(static_cast<index_t>(3 * h + 1)) = 0.150325446910L;
  }
  const auto check = [&](xattn::multi_head_attention<T> layer) {
    layer.w_q() = layer.w_k() = layer.w_o() = identity;
    layer.w_v() = values;
    layer.b_v() = second;
    CHECK(within_case<T>(layer(x, memory), want));
  };
  const auto sized = [&](auto width, auto heads) {
    check(xattn::multi_head_attention<T>({.d_model = width, .heads = heads}));
  };
  sized(12, 4);
  sized(std::size_t{12}, static_cast<unsigned char>(4));
  sized(short{12}, 4ULL);
  sized(12u, std::int64_t{4});
}
