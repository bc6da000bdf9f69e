// SPDX-License-Identifier: BSD-3-Clause
/// Fault cases about layouts, alignment, sizes and lifetimes of attention: G11, G12, G13, G14, G15, G16.
#include "support/cases.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"
#include "unit/xtensor/attending.hpp"
#include "unit/xtensor/everything.hpp"

#include <array>
#include <memory>
#include <vector>

namespace {

using oracle::array;
using test::arrangement;
using test::attend;
using test::attention_inputs;
using test::buffer;
using test::fill;
using test::index_t;
using test::memory;
using test::within_case;

/// The data of G11 and its result.
attention_inputs five() { return {fill(7, 3, {5, 3}), fill(13, 5, {5, 3}), fill(29, 1, {5, 3})}; }
array five_out() {
  return oracle::matrix({{-1.710927085775L, -1.257802085775L, -0.804677085775L},
                         {-1.610067167984L, -1.156942167984L, -0.703817167984L},
                         {-1.468024786484L, -1.014899786484L, -0.561774786484L},
                         {-1.279617962506L, -0.826492962506L, -0.373367962506L},
                         {-1.059665904361L, -0.606540904361L, -0.153415904361L}});
}

/// Where q, k, v, the mask and the output lie.
struct places {
  std::array<arrangement, 5> how{};
  std::array<memory, 5> where{};
};

template <class T>
test::verdict same_as_five(const places& p) {
  const attention_inputs in = five();
  const buffer<T, 2> q(in.q, p.how[0], p.where[0]), k(in.k, p.how[1], p.where[1]), v(in.v, p.how[2], p.where[2]);
  const buffer<T, 2> m(array({5, 5}), p.how[3], p.where[3]), out({5, 3}, p.how[4], p.where[4]);
  xattn::attention_into(out.view(), q.cview(), k.cview(), v.cview(), xattn::additive(m.cview()));
  if (!out.borders_intact()) return {false, "written outside of the output"};
  return within_case<T>(out, five_out());
}

/// Each operand alone (0 to 4), then all (5).
template <class F>
void for_each_choice(const F& f) {
  for (std::size_t which = 0; which <= 5; ++which) {
    places p;
    for (std::size_t n = 0; n < 5; ++n) {
      if (which == 5 || which == n) f(p, n);
    }
    f.check(p);
  }
}

template <class T>
struct arranged {
  arrangement how;
  void operator()(places& p, std::size_t n) const { p.how[n] = how; }
  void check(const places& p) const {
    INFO(test::name(how));
    CHECK(same_as_five<T>(p));
  }
};

template <class T>
struct misaligned {
  index_t bytes;
  void operator()(places& p, std::size_t n) const { p.where[n].byte_offset = bytes; }
  void check(const places& p) const {
    INFO("byte offset " << bytes);
    CHECK(same_as_five<T>(p));
  }
};

template <class T>
xt::xtensor<T, 2> tensor(const array& x) {
  xt::xtensor<T, 2> t =
      xt::xtensor<T, 2>::from_shape({static_cast<std::size_t>(x.extent(0)), static_cast<std::size_t>(x.extent(1))});
  for (index_t n = 0; n < x.size(); ++n) t.flat(static_cast<std::size_t>(n)) = static_cast<T>(x.flat(n));
  return t;
}

/// Writes over the stack below the caller.
void overwrite_stack() {
  volatile char rubbish[8192];
  for (std::size_t n = 0; n < sizeof rubbish; ++n) rubbish[n] = static_cast<char>(0x5a);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("G11 inputs and outputs that are not contiguous", "[cases][G11]", test::reals) {
  for (const arrangement how : test::arrangements) for_each_choice(arranged<TestType>{how});
}

TEMPLATE_LIST_TEST_CASE("G12 one-column and one-row views", "[cases][G12]", test::reals) {
  using T = TestType;
  const xt::xtensor<T, 2> rows{{5, 1, 2}, {7, 3, 4}, {6, 8, 0}};
  const xt::xtensor<T, 2, xt::layout_type::column_major> columns = rows;
  const xt::xtensor<T, 2> q = xt::zeros<T>({2, 1}), k = xt::zeros<T>({3, 1});
  const auto mean = [&](const auto& a, int first) {
    const auto z = xattn::attention(q, k, xt::view(a, xt::all(), xt::range(first, first + 1)));
    CHECK(z.shape(0) == 2);
    CHECK(z(0, 0) == z(1, 0));
    return array({}, static_cast<long double>(z(0, 0)));
  };
  CHECK(within_case<T>(mean(rows, 0), array({}, 6)));
  CHECK(within_case<T>(mean(columns, 0), array({}, 6)));
  CHECK(within_case<T>(mean(rows, 1), array({}, 4)));
  CHECK(within_case<T>(mean(columns, 1), array({}, 4)));
}

TEMPLATE_LIST_TEST_CASE("G12 (d) extents of 1 are what they are inside a larger array", "[cases][G12]", test::reals) {
  using T = TestType;
  for (const std::array<std::size_t, 4>& n :
       {std::array<std::size_t, 4>{1, 2, 3, 4}, {2, 1, 3, 4}, {2, 2, 1, 4}, {2, 2, 3, 1}, {1, 1, 1, 1}}) {
    xt::xtensor<T, 4> x = xt::xtensor<T, 4>::from_shape(n);
    xt::xtensor<T, 4> wide = xt::ones<T>({n[0] + 1, n[1] + 1, n[2] + 1, n[3] + 1});
    auto inside = xt::view(wide, xt::range(0, n[0]), xt::range(0, n[1]), xt::range(0, n[2]), xt::range(0, n[3]));
    for (std::size_t i = 0; i < x.size(); ++i) x.flat(i) = static_cast<T>(i) / T(8);
    std::copy(x.begin(), x.end(), inside.begin());
    const auto alone = xattn::attention(x, x, x, xattn::causal),
               among = xattn::attention(inside, inside, inside, xattn::causal);
    CHECK(within_case<T>(alone, among));
  }
}

TEMPLATE_LIST_TEST_CASE("G13 temporaries, lazy expressions, and results that outlive their arguments", "[cases][G13]",
                        test::reals) {
  using T = TestType;
  const attention_inputs in = five();
  const auto q = tensor<T>(in.q), k = tensor<T>(in.k), v = tensor<T>(in.v);
  const auto make = [](const xt::xtensor<T, 2>& m) { return xt::xtensor<T, 2>(m); };
  const auto turned = [](const xt::xtensor<T, 2>& m) { return xt::xtensor<T, 2>(xt::transpose(m)); };
  const T one = 1;
  const array want = five_out();
  const auto check = [&](const auto& z) { CHECK(within_case<T>(z, want)); };
  check(xattn::attention(xt::eval((q + one) - one), xt::eval(k * one), xt::eval(v / one)));
  check(xattn::attention(xt::transpose(turned(q)), xt::transpose(turned(k)), xt::transpose(turned(v))));
  check(xattn::attention(xt::view(make(q), xt::all(), xt::all()), xt::view(make(k), xt::all()),
                         xt::view(make(v), xt::all(), xt::all())));
  check(xattn::attention(q * one, k + T(0), -(-v)));
  check(xattn::attention(xt::reshape_view(q * one, {5, 3}), xt::reshape_view(k * one, {5, 3}),
                         xt::reshape_view(v * one, {5, 3})));
  check(xattn::attention(make(q), make(k), make(v),
                         xattn::additive(xt::zeros<T>({5, 5})) & xattn::boolean(xt::ones<bool>({5, 5}))));

  const auto kept = [&] {
    const auto owned = std::make_unique<xt::xtensor<T, 2>>(q);
    return xattn::attention(*owned, k * one, make(v));
  }();
  overwrite_stack();
  check(kept);
}

TEMPLATE_LIST_TEST_CASE("G14 shape errors are seen in every build", "[cases][G14]", test::reals) {
  using T = TestType;
  const auto call = [](const oracle::shape_t& q, const oracle::shape_t& k, const oracle::shape_t& v,
                       const oracle::shape_t& out, const oracle::shape_t& m) {
    const auto container = [](const oracle::shape_t& s) {
      return xt::xarray<T>(std::vector<std::size_t>(s.begin(), s.end()), T(3));
    };
    xt::xarray<T> z = container(out);
    const xt::xarray<T> qs = container(q), ks = container(k), vs = container(v), bias = container(m);
    const auto message = test::message_keeping<std::invalid_argument>(
        [&] { xattn::attention_into(z, qs, ks, vs, xattn::additive(bias)); }, z);
    CHECK(test::mentions(message, {"attention_into: "}));
  };
  call({4, 5}, {6, 6}, {6, 7}, {4, 7}, {4, 6});                            // K with D + 1 columns
  call({4, 5}, {6, 5}, {5, 7}, {4, 7}, {4, 6});                            // V with Lk - 1 rows
  call({4, 5}, {6, 5}, {6, 7}, {4, 7}, {4, 5});                            // mask (Lq, Lk - 1)
  call({4, 5}, {6, 5}, {6, 7}, {4, 7}, {1, 4, 6});                         // mask of higher rank than the scores
  call({6, 4, 5}, {4, 6, 5}, {4, 6, 7}, {6, 4, 7}, {4, 6});                // Hq = 6 with Hkv = 4
  call({4, 5}, {6, 5}, {6, 7}, {4, 6}, {4, 6});                            // output of a wrong shape
  call({4, 5}, {6, 5}, {6, 7}, {1, 4, 7}, {4, 6});                         // output of a wrong rank
}

TEMPLATE_LIST_TEST_CASE("G15 misaligned buffers", "[cases][G15]", test::reals) {
  using T = TestType;
  for (const index_t bytes : test::misalignments<T>()) for_each_choice(misaligned<T>{bytes});
  // a mask whose rows lie 43 elements apart
  const attention_inputs in = five();
  const buffer<T, 2> q(in.q), k(in.k), v(in.v), out({5, 3});
  const buffer<T, 2> m(array({5, 5}), test::pitched<2>({5, 5}, 43), {.byte_offset = sizeof(T)});
  xattn::attention_into(out.view(), q.cview(), k.cview(), v.cview(), xattn::additive(m.cview()));
  CHECK(within_case<T>(out, five_out()));
}

TEMPLATE_LIST_TEST_CASE("G16 widths and lengths that do not fit a register", "[cases][G16]", test::reals) {
  using T = TestType;
  const memory tight{.front = 0, .back = 0};
  for (const index_t d : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 257}) {
    for (const index_t k_len : {1, 2, 3, 7, 8, 9, 15, 16, 17, 33, 65}) {
      for (const index_t dv : {1, 3, 5, 16, 17}) {
        const attention_inputs in{test::fill256(7, 3, {4, d}), test::fill256(13, 5, {k_len, d}),
                                  fill(29, 1, {k_len, dv})};
        const auto pitched = [&](const array& x) {
          return buffer<T, 2>(x, test::pitched<2>({x.extent(0), x.extent(1)}, 320), tight);
        };
        const auto q = pitched(in.q), k = pitched(in.k), v = pitched(in.v);
        const buffer<T, 2> out({4, dv}, test::pitched<2>({4, dv}, 320), tight);
        xattn::attention_into(out.view(), q.cview(), k.cview(), v.cview());
        const auto verdict = within_case<T>(out, oracle::attention(in.q, in.k, in.v).out);
        INFO("D " << d << " Lk " << k_len << " Dv " << dv);
        if (!verdict || !out.borders_intact()) CHECK(verdict);
        if (!out.borders_intact()) FAIL("written outside of the output");
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("G16 the anchors", "[cases][G16]", test::reals) {
  using T = TestType;
  struct anchor {
    index_t d, k_len, dv;
    long double first, last;
    test::check_sums sums;
  };
  const anchor anchors[] = {
      {1, 1, 1, -1.9375L, -1.9375L, {-7.75L, -19.375L}},
      {3, 5, 2, -0.338545771412L, -0.471523501957L, {-3.054531008266L, -13.682339979078L}},
      {17, 9, 5, -0.329846247403L, -0.231488464012L, {-1.529255090790L, -13.301574946743L}},
      {33, 65, 17, 0.125910344707L, 0.138637240737L, {-0.316031777356L, -6.821056123226L}},
      {257, 3, 1, -1.500690742120L, -1.486410469251L, {-5.964850347146L, -14.883875299552L}},
      {1, 33, 3, -0.155251363184L, 0.055015572469L, {-0.658377328854L, -3.436807772495L}},  // ..284 in print is a slip
  };
  for (const anchor& a : anchors) {
    const auto out = attend<T, 2>({test::fill256(7, 3, {4, a.d}), test::fill256(13, 5, {a.k_len, a.d}),
                                   fill(29, 1, {a.k_len, a.dv})})
                         .out;
    CHECK(within_case<T>(out(0, 0), array({}, a.first)));
    CHECK(within_case<T>(out(3, a.dv - 1), array({}, a.last)));
    CHECK(test::within_chk<T>(out, a.sums));
  }
}
