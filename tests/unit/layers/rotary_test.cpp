// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using oracle::index_t;
using test::tensor;
using xattn::rotary_pairing;

namespace {

struct both_ways {
  rotary_pairing ours;
  oracle::pairing truth;
};
constexpr both_ways pairings[] = {{rotary_pairing::interleaved, oracle::pairing::interleaved},
                                  {rotary_pairing::half_split, oracle::pairing::half_split}};

/// Of positions up to a thousand.
template <class T>
long double tolerance() {
  return 8 * test::eps<T>() + 1e3L * test::eps<double>();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rotary layer: base and first position count, at rank 2 to 4", "[layers][rotary]",
                        test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 3, 5, 12});
  for (const auto& p : pairings) {
    for (const double base : {10000.0, 500000.0}) {
      const xattn::rotary<T> rope({.d_head = 12, .pairing = p.ours, .base = base});
      const auto want = oracle::rotary(x, p.truth, 90, base);
      CHECK(test::within(rope(tensor<T, 4>(x), 90), want, tolerance<T>()));
      CHECK(test::within(rope(tensor<T, 3>(x.reshaped({6, 5, 12})), 90u), want.reshaped({6, 5, 12}), tolerance<T>()));
      const auto rows = x.reshaped({30, 12});
      CHECK(test::within(rope(tensor<T, 2>(rows), std::size_t{90}), oracle::rotary(rows, p.truth, 90, base),
                         tolerance<T>()));
    }
  }
}

TEST_CASE("rotary layer: positions may be an array, for all or for each item of the first axis", "[layers][rotary]") {
  const auto x = test::random_array<double>({2, 3, 4, 6});
  const std::vector<int> ids{5, 5, -3, 1000};
  const xt::xtensor<std::int64_t, 2> each{{0, 1, 2, 3}, {70, 71, 72, 9}};
  for (const auto& p : pairings) {
    const xattn::rotary<double> rope({.d_head = 6, .pairing = p.ours});
    const auto shared = oracle::rotary(x, p.truth, [&](index_t row) { return ids[static_cast<std::size_t>(row % 4)]; });
    CHECK(test::within(rope(tensor<double, 4>(x), ids), shared, tolerance<double>()));
    const auto own = oracle::rotary(x, p.truth, [&](index_t row) { return each(row / 12, row % 4); });
    CHECK(test::within(rope(tensor<double, 4>(x), each), own, tolerance<double>()));
    CHECK(test::same_bits(rope(tensor<double, 4>(x), xt::arange<int>(7, 11)), rope(tensor<double, 4>(x), 7)));
    const auto of_items = x.reshaped({2, 12, 6});
    const xt::xtensor<unsigned char, 2> rank3 = xt::ones<unsigned char>({2, 12});
    CHECK(test::within(rope(tensor<double, 3>(of_items), rank3),
                       oracle::rotary(of_items, p.truth, [](index_t) { return 1; }), tolerance<double>()));
  }
}

TEST_CASE("rotary layer: one token of several sequences, contiguous or not", "[layers][rotary][G22]") {
  const xt::xtensor<float, 4> x = xt::ones<float>({3, 2, 1, 1}) * xt::xtensor<float, 1>{1, 2, 3, 4};
  const xt::xtensor<float, 4> other = xt::transpose(x, {0, 2, 1, 3});
  const xattn::rotary<float> half({.d_head = 4, .pairing = rotary_pairing::half_split});
  const auto y = half(x, 5), z = half(xt::transpose(other, {0, 2, 1, 3}), 5);
  const long double want[] = {3.160435009453L, 1.797583843707L, -0.107937718273L, 4.094959380121L};
  for (std::size_t n = 0; n < 6; ++n) {
    for (std::size_t j = 0; j < 4; ++j) {
      CHECK(test::within(static_cast<long double>(y(n / 2, n % 2, 0, j)), want[j], 2e-6L));
      CHECK(y(n / 2, n % 2, 0, j) == z(n / 2, n % 2, 0, j));
    }
  }
}

TEST_CASE("rotary layer: scores depend on the distance alone", "[layers][rotary][G20]") {
  const auto q = test::random_array<double>({1, 16}, test::regime::uniform, 1);
  const auto k = test::random_array<double>({1, 16}, test::regime::uniform, 2);
  for (const auto& p : pairings) {
    const xattn::rotary<double> rope({.d_head = 16, .pairing = p.ours});
    const auto score = [&](int m, int n) {
      return xt::sum(rope(tensor<double, 2>(q), m) * rope(tensor<double, 2>(k), n))();
    };
    CHECK(score(3, 1) == Approx(score(1002, 1000)).epsilon(1e-11));
    CHECK(score(0, 0) == Approx(score(77, 77)).epsilon(1e-12));
  }
}

TEST_CASE("rotary layer: in place, into a view, with a trace", "[layers][rotary]") {
  const xattn::rotary<float> rope({.d_head = 8, .pairing = rotary_pairing::interleaved});
  auto x = tensor<float, 3>(test::random_array<float>({2, 5, 8}));
  const auto want = rope(x, 4);
  xt::xtensor<float, 3> wide = xt::zeros<float>({2, 5, 9});
  rope.into(xt::view(wide, xt::all(), xt::all(), xt::range(1, 9)), x, 4);
  CHECK(test::same_bits(xt::xtensor<float, 3>(xt::view(wide, xt::all(), xt::all(), xt::range(1, 9))), want));
  xattn::trace::recorder rec;
  CHECK(test::same_bits(rope(x, 4, {}, xattn::trace::to(rec)), want));
  CHECK(test::same_bits(xt::xtensor<float, 3>(rec.get<float>("q_rot")), want));
  std::vector<std::byte> scratch(rope.workspace_size(5));
  rope.into(x, x, 4, {.workspace = scratch});
  CHECK(test::same_bits(x, want));
}

TEST_CASE("rotary layer: wrong shapes, positions and values are errors that name the argument", "[layers][rotary]") {
  const auto refused = [](const xattn::rotary_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::rotary<float> l(c); });
  };
  const auto how = rotary_pairing::half_split;
  CHECK(test::mentions(refused({.d_head = 5, .pairing = how}), {"rotary", "d_head", "5", "even"}));
  CHECK(test::mentions(refused({.pairing = how}), {"rotary", "d_head", "0"}));
  CHECK(test::mentions(refused({.d_head = 4, .pairing = how, .base = 0}), {"rotary", "base", "0"}));
  const xattn::rotary<float> rope({.d_head = 4, .pairing = how});
  const xt::xtensor<float, 2> x = xt::ones<float>({3, 4}), narrow = xt::ones<float>({3, 6});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 4}), longer = xt::ones<float>({4, 4});
  const auto shape = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  CHECK(test::mentions(shape([&] { rope.into(out, narrow, 0); }), {"rotary", "x", "(3, 6)", "4"}));
  CHECK(test::mentions(shape([&] { rope.into(longer, x, 0); }), {"rotary", "out", "(4, 4)", "(3, 4)"}));
  const xt::xtensor<float, 1> flat = xt::ones<float>({4});
  CHECK(test::mentions(shape([&] { rope.into(out, flat, 0); }), {"rotary", "x", "(4)"}));
  CHECK(test::mentions(shape([&] { rope.into(out, x, std::vector<int>{1, 2}); }), {"rotary", "positions", "(2)"}));
  const auto value = [&](auto&& call) { return test::message_keeping<xattn::option_error>(call, out); };
  CHECK(test::mentions(value([&] { rope.into(out, x, std::numeric_limits<std::uint64_t>::max()); }),
                       {"rotary", "first_position", "18446744073709551615"}));
  CHECK(test::mentions(value([&] { rope.into(out, x, std::numeric_limits<std::int64_t>::max()); }),
                       {"rotary", "first_position"}));
  CHECK(test::mentions(value([&] {
                         rope.into(out, x, std::vector<std::uint64_t>{1, std::uint64_t{1} << 63, 2});
                       }),
                       {"rotary", "position", "9223372036854775808"}));
}
