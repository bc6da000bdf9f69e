// SPDX-License-Identifier: BSD-3-Clause
#include "support/oracle/rotary.hpp"
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/rotary_lookup.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;
using xattn::rotary_pairing;

struct both_ways {
  rotary_pairing ours;
  oracle::pairing truth;
};
constexpr both_ways pairings[] = {{rotary_pairing::interleaved, oracle::pairing::interleaved},
                                  {rotary_pairing::half_split, oracle::pairing::half_split}};

/// Tables of some positions.
template <class T>
struct tables {
  buffer<T, 2> cos, sin;

  tables(const std::vector<index_t>& positions, index_t half, double base = 10000)
      : cos({static_cast<index_t>(positions.size()), half}), sin({static_cast<index_t>(positions.size()), half}) {
    using angle = kernels::angle_t<T>;
    std::vector<angle> wavelengths(static_cast<std::size_t>(half));
    kernels::rotary_wavelengths(angle(base), xattn::row_view<angle>(wavelengths.data(), {half}));
    kernels::rotary_table<T>({wavelengths.data(), {half}}, {positions.data(), {static_cast<index_t>(positions.size())}},
                             cos.view(), sin.view());
  }
};

std::vector<index_t> from(index_t first, index_t length) {
  std::vector<index_t> positions;
  for (index_t l = 0; l < length; ++l) positions.push_back(first + l);
  return positions;
}

/// The bound in the header, of numbers below 1 in magnitude.
template <class T>
long double tolerance(index_t farthest) {
  const long double angle = std::is_same_v<T, long double> ? test::eps<long double>() : test::eps<double>();
  return 2 * static_cast<long double>(farthest + 3) * angle + 4 * test::eps<T>();
}

template <class T>
oracle::array turned(const both_ways& p, const oracle::array& x, index_t first) {
  const tables<T> t(from(first, x.extent(0)), x.extent(1) / 2);
  const buffer<T, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::rotate(p.ours, in.cview(), t.cos.cview(), t.sin.cview(), out.view());
  return out.numbers();
}

/// What the oracle makes of x (B, H, L, D) with rows of tables (positions, half) that may hold any numbers.
oracle::array looked_up(const both_ways& p, const oracle::array& x, const oracle::array& cos, const oracle::array& sin,
                        const oracle::array& ids) {
  const index_t heads = x.extent(1), length = x.extent(2);
  return oracle::turned(x, p.truth, cos.extent(1), [&](index_t row, index_t i) {
    const auto id = static_cast<index_t>(ids(row / (heads * length), row % length));
    return std::pair(cos(id, i), sin(id, i));
  });
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rotary: matches the oracle near, far and before 0", "[kernels][rotary]", test::all_reals) {
  using T = TestType;
  for (const auto& p : pairings) {
    for (const index_t first : {index_t{0}, index_t{7}, index_t{-40}, index_t{999950}, index_t{1} << 33}) {
      const auto x = test::random_array<T>({50, 16});
      const index_t farthest = first < 0 ? -first : first + 50;
      CHECK(test::within(turned<T>(p, x, first), oracle::rotary(x, p.truth, first), tolerance<T>(farthest)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rotary: golden values", "[kernels][rotary]", test::reals) {
  using T = TestType;
  oracle::array x({4, 8});
  for (index_t n = 0; n < x.size(); ++n) x.flat(n) = static_cast<long double>(n % 8 + 1);
  const oracle::array want[] = {oracle::matrix({{-1.2722325127L, -1.8388649851L, 1.6839286407L, 4.7079065765L,
                                                 4.8177771675L, 6.1472777035L, 6.975968536L, 8.0209639685L}}),
                                oracle::matrix({{-1.6955925369L, .1375517383L, 2.7886815998L, 3.975982036L,
                                                 -4.8088424749L, 6.3230593481L, 7.0868367369L, 8.011963982L}})};
  for (std::size_t k = 0; k < 2; ++k) {
    const auto y = turned<T>(pairings[k], x, 0);
    for (index_t j = 0; j < 8; ++j) {
      CHECK(y(0, j) == x(0, j));  // position 0 changes nothing
      CHECK(test::within(y(3, j), want[k](0, j), 1e-9L + 16 * test::eps<T>()));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rotary: holds at every width and in every layout, which changes no bit",
                        "[kernels][rotary][bits]", test::all_reals) {
  using T = TestType;
  for (const index_t half : test::positive_widths_around(xattn::simd::lanes<T>)) {
    const auto x = test::random_array<T>({5, 2 * half});
    const tables<T> t(from(3, 5), half);
    for (const auto& p : pairings) {
      const auto want = turned<T>(p, x, 3);
      CHECK(test::within(want, oracle::rotary(x, p.truth, 3), tolerance<T>(8)));
      test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
        const buffer<T, 2> in(x, of_in.how, of_in.where), out({5, 2 * half}, of_out.how, of_out.where);
        const buffer<T, 2> cos(t.cos.numbers(), of_out.how, of_out.where);
        const buffer<T, 2> sin(t.sin.numbers(), of_in.how, of_in.where);
        kernels::rotate(p.ours, in.cview(), cos.cview(), sin.cview(), out.view());
        CHECK(test::exactly(out, want));
        CHECK(out.borders_intact());
        kernels::rotate(p.ours, in.cview(), cos.cview(), sin.cview(), in.view());
        CHECK(test::exactly(in, want));
      });
    }
  }
}

TEST_CASE("rotary: a position's table depends on the position alone", "[kernels][rotary][bits]") {
  const tables<double> all(from(-70, 200), 5), some({129, -70, 3, 3, 64, -1}, 5);
  const index_t rows[] = {199, 0, 73, 73, 134, 69};
  for (index_t n = 0; n < 6; ++n) {
    for (index_t i = 0; i < 5; ++i) {
      CHECK(some.cos(n, i) == all.cos(rows[n], i));
      CHECK(some.sin(n, i) == all.sin(rows[n], i));
    }
  }
}

TEST_CASE("rotary: heads share a table, an executor is used, all ranks and orders of heads agree",
          "[kernels][rotary]") {
  const auto x = test::random_array<float>({2, 3, 300, 64});
  const tables<float> t(from(9, 300), 32);
  test::watched_executor executor;
  for (const auto& p : pairings) {
    const buffer<float, 4> in(x), out({2, 3, 300, 64});
    const xattn::view<const float, 4> cos(t.cos.data(), {2, 3, 300, 32}, {0, 0, t.cos.view().stride(0), 1});
    const xattn::view<const float, 4> sin(t.sin.data(), {2, 3, 300, 32}, {0, 0, t.sin.view().stride(0), 1});
    kernels::rotate(p.ours, in.cview(), cos, sin, out.view(), executor);
    CHECK(test::within(out, oracle::rotary(x, p.truth, 9), tolerance<float>(309)));
    std::vector<float> store(2 * 300 * 3 * 64);
    const xattn::view<float, 4> heads_inside(store.data(), {2, 3, 300, 64}, {300 * 3 * 64, 64, 3 * 64, 1});
    kernels::rotate(p.ours, in.cview(), cos, sin, heads_inside);
    CHECK(test::exactly(out, test::numbers(heads_inside)));
    const buffer<float, 3> item({3, 300, 64});
    kernels::rotate(p.ours, in.cview()[1], cos[0], sin[0], item.view());
    CHECK(test::exactly(item, test::numbers(out.view()[1])));
  }
  CHECK(executor.parts() > 0);
}

TEST_CASE("rotary: NaN and infinity reach their pair only, narrow inputs are widened", "[kernels][rotary]") {
  const tables<float> t(from(1, 1), 20);
  for (const auto& p : pairings) {
    auto x = test::random_array<float>({1, 40});
    const auto clean = turned<float>(p, x, 1);
    const bool split = p.ours == rotary_pairing::half_split;
    x(0, 2) = std::numeric_limits<long double>::quiet_NaN();
    auto want = clean;
    want(0, 2) = want(0, split ? 22 : 3) = x(0, 2);
    CHECK(test::exactly_or_nan(turned<float>(p, x, 1), want));
    const buffer<xattn::bf16, 2> narrow(test::random_array<float>({1, 40}));
    const buffer<float, 2> out({1, 40});
    kernels::rotate(p.ours, narrow.cview(), t.cos.cview(), t.sin.cview(), out.view());
    CHECK(test::exactly(out, turned<float>(p, narrow.numbers(), 1)));
  }
}

TEMPLATE_LIST_TEST_CASE("rotate_part: first columns turn as rows of that width do, the rest keeps its bits",
                        "[kernels][rotary][bits]", test::reals) {
  using T = TestType;
  for (const index_t half : test::positive_widths_around(xattn::simd::lanes<T>)) {
    const index_t width = 2 * half + 5;
    const auto x = test::random_array<T>({7, width});
    const tables<T> t(from(3, 7), half);
    for (const auto& p : pairings) {
      for (const auto how : test::arrangements) {
        const buffer<T, 2> in(x, how, {.back = 0}), out({7, width}, how, {.back = 0}), alone({7, 2 * half});
        kernels::rotate_part(p.ours, in.cview(), t.cos.cview(), t.sin.cview(), out.view());
        kernels::rotate(p.ours, in.cview().slice(1, 0, 2 * half), t.cos.cview(), t.sin.cview(), alone.view());
        CHECK(test::exactly(test::numbers(out.view().slice(1, 0, 2 * half)), alone.numbers()));
        CHECK(test::exactly(test::numbers(out.view().slice(1, 2 * half, width)),
                            test::numbers(in.view().slice(1, 2 * half, width))));
        CHECK(out.borders_intact());
        kernels::rotate_part(p.ours, in.cview(), t.cos.cview(), t.sin.cview(), in.view());
        CHECK(test::exactly(in, out.numbers()));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rotate_at: rows of given tables are looked up by id, whatever numbers they hold",
                        "[kernels][rotary]", test::reals) {
  using T = TestType;
  for (const index_t half : {index_t{1}, index_t{3}, index_t{xattn::simd::lanes<T>}}) {
    const auto cos = test::random_array<T>({11, half}, test::regime::uniform, 4);
    const auto sin = test::random_array<T>({11, half}, test::regime::uniform, 5);
    const oracle::array ids = oracle::matrix({{10, 0, 3, 3, 7}, {1, 9, 2, 0, 10}});
    for (const index_t width : {2 * half, 2 * half + 3}) {
      const auto x = test::random_array<T>({2, 3, 5, width});
      const buffer<T, 2> c(cos), s(sin, test::arrangement::transposed);
      const buffer<unsigned char, 2> id(ids);
      for (const auto& p : pairings) {
        const auto want = looked_up(p, x, cos, sin, ids);
        const buffer<T, 4> in(x), out({2, 3, 5, width});
        kernels::rotate_at(p.ours, in.cview(), {c.cview(), s.cview()}, id.cview(), out.view());
        CHECK(test::within(out, want, 4 * test::eps<T>()));
        kernels::rotate_at(p.ours, in.cview(), {c.cview(), s.cview()}, id.cview(), in.view());
        CHECK(test::exactly(in, out.numbers()));
      }
    }
  }
}

TEST_CASE("rotate_at: as rotate_part with the rows written out for all heads; threads change no bit",
          "[kernels][rotary][bits]") {
  const auto x = test::random_array<float>({2, 40, 50, 20});
  const auto cos = test::random_array<float>({2, 50, 8}), sin = test::random_array<float>({2, 50, 8});
  const buffer<float, 4> in(x), out({2, 40, 50, 20}), looked({2, 40, 50, 20});
  const buffer<float, 3> c(cos), s(sin);
  const buffer<float, 2> all_cos(cos.reshaped({100, 8})), all_sin(sin.reshaped({100, 8}));
  const buffer<std::int64_t, 2> ids({2, 50});
  for (index_t n = 0; n < 100; ++n) ids(n / 50, n % 50) = n;
  test::watched_executor executor;
  for (const auto& p : pairings) {
    kernels::rotate_part(p.ours, in.cview(), kernels::for_all_heads(c.cview(), 40),
                         kernels::for_all_heads(s.cview(), 40), out.view());
    kernels::rotate_at(p.ours, in.cview(), {all_cos.cview(), all_sin.cview()}, ids.cview(), looked.view(), executor);
    CHECK(test::exactly(looked, out.numbers()));
  }
  CHECK(executor.parts() > 0);
}

TEST_CASE("rotary: no rows are fine", "[kernels][rotary]") {
  const xattn::view<float, 3> nothing(nullptr, {2, 0, 8}), no_heads(nullptr, {0, 3, 8});
  const xattn::view<const float, 3> none(nullptr, {2, 0, 4}), no_tables(nullptr, {0, 3, 4});
  CHECK_NOTHROW(kernels::rotate(rotary_pairing::half_split, nothing, none, none, nothing));
  CHECK_NOTHROW(kernels::rotate(rotary_pairing::interleaved, no_heads, no_tables, no_tables, no_heads));
  const std::int64_t ids[] = {0, 1, 2};
  const xattn::view<float, 4> empty(nullptr, {1, 0, 3, 8});
  const float table[12] = {};
  CHECK_NOTHROW(kernels::rotate_at(rotary_pairing::half_split, empty, {{table, {3, 4}}, {table, {3, 4}}},
                                   xattn::matrix_view<const std::int64_t>(ids, {1, 3}), empty));
}

#if XATTN_EXCEPTIONS
TEST_CASE("rotary: each wrong argument is named, the output is left alone", "[kernels][rotary]") {
  const buffer<float, 2> x(oracle::array({3, 6})), odd(oracle::array({3, 5})), out({3, 6}), odd_out({3, 5});
  const buffer<float, 2> table(oracle::array({3, 3})), narrow(oracle::array({3, 2}));
  const auto run = [](const auto& in, const auto& cos, const auto& sin, const auto& to) {
    return [&] { kernels::rotate(rotary_pairing::half_split, in.view(), cos.cview(), sin.cview(), to.view()); };
  };
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(run(odd, narrow, narrow, odd_out), odd_out),
                       {"rotate", "5", "even"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(x, narrow, table, out), out),
                       {"rotate: cos", "(3, 2)", "(3, 3)"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(x, table, narrow, out), out),
                       {"rotate: sin", "(3, 2)", "(3, 3)"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(x, table, table, odd_out), odd_out),
                       {"rotate: out", "(3, 5)", "(3, 6)"}));
  const auto shifted = [&] {
    kernels::rotate(rotary_pairing::half_split, x.view().slice(0, 0, 2), table.cview().slice(0, 0, 2),
                    table.cview().slice(0, 0, 2), x.view().slice(0, 1, 3));
  };
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(shifted, x), {"rotate: out overlaps x"}));
}

TEST_CASE("rotate_part, rotate_at: each wrong argument is named, the output is left alone", "[kernels][rotary]") {
  const auto how = rotary_pairing::interleaved;
  const buffer<float, 4> x(oracle::array({2, 3, 4, 6})), out({2, 3, 4, 6});
  const buffer<float, 2> cos(oracle::array({5, 2})), sin(oracle::array({5, 2})), wide(oracle::array({5, 4}));
  const buffer<int, 2> ids(oracle::array({2, 4}, 3)), short_ids(oracle::array({2, 3})), wrong(oracle::array({2, 4}, 5));
  const auto run = [&](const auto& c, const auto& s, const auto& at, const auto& to) {
    return [&] { kernels::rotate_at(how, x.cview(), {c.cview(), s.cview()}, at.cview(), to); };
  };
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(run(wide, wide, ids, out.view()), out),
                       {"rotate_at", "width of cos", "8", "6"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(cos, wide, ids, out.view()), out),
                       {"rotate_at: sin", "(5, 4)", "(5, 2)"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(cos, sin, short_ids, out.view()), out),
                       {"rotate_at: ids", "(2, 3)", "(2, 4)"}));
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(run(cos, sin, wrong, out.view()), out),
                       {"rotate_at: ids(0, 0) is 5", "0 <= id < 5"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(run(cos, sin, ids, out.view().slice(1, 0, 2)), out),
                       {"rotate_at: out", "(2, 2, 4, 6)"}));
  const auto part = [&](const xattn::view<const float, 2>& from, const xattn::view<float, 2>& to, index_t rows) {
    return [=, &cos, &wide] {
      const auto& table = from.extent(1) == 6 ? cos : wide;
      kernels::rotate_part(how, from, table.cview().slice(0, 0, rows), table.cview().slice(0, 0, rows), to);
    };
  };
  const auto in = x.view()[0][0], to = out.view()[0][0];
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(part(in.slice(1, 0, 5), to.slice(1, 0, 5), 4), out),
                       {"rotate_part", "8", "5"}));
  CHECK(test::mentions(test::message_keeping<xattn::shape_error>(part(in, to, 3), out), {"cos", "(3, 2)", "(4, 2)"}));
  CHECK(test::mentions(test::message_keeping<xattn::option_error>(part(in.slice(0, 0, 3), in.slice(0, 1, 4), 3), x),
                       {"rotate_part: out overlaps x"}));
}
#endif
