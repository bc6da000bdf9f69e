// SPDX-License-Identifier: BSD-3-Clause
/// Maps and reductions over rows, at every width around the lanes, with strides, misalignment, poison and canaries.
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/simd/loop.hpp>
#include <xattn/simd/math.hpp>

namespace {

namespace simd = xattn::simd;
using test::index_t;

struct placing {
  index_t stride, offset;  // in elements
};
constexpr placing placings[] = {{1, 0}, {1, 1}, {1, 3}, {2, 0}, {3, 1}, {-1, 1}, {-2, 0}};

template <class T>
test::buffer<T, 1> placed(index_t n, placing how) {
  return test::buffer<T, 1>({n}, test::placement<1>{{how.stride}, 0},
                            {.byte_offset = how.offset * static_cast<index_t>(sizeof(T))});
}

template <class T>
test::buffer<T, 1> placed(const oracle::array& x, placing how) {
  test::buffer<T, 1> row = placed<T>(x.extent(0), how);
  row.assign(x);
  return row;
}

template <class T>
oracle::array numbers_of(index_t n, std::uint64_t seed) {
  return test::random_array<T>({n}, test::regime::wide, seed);
}

TEMPLATE_LIST_TEST_CASE("loop: transform maps each element once, whatever the width and the placing", "[simd][loop]",
                        test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    for (const placing& from : placings) {
      for (const placing& to : placings) {
        CAPTURE(n, from.stride, from.offset, to.stride, to.offset);
        const auto in = placed<T>(numbers_of<T>(n, 1), from), out = placed<T>(n, to);
        simd::transform(in.cview(), out.view(), [](simd::pack<T> x) { return x * T(2) + T(1); });
        oracle::array want = in.numbers();
        for (long double& x : want.data) x = test::widen(T(test::narrow<T>(x) * T(2) + T(1)));
        CHECK(test::exactly(out, want));
        CHECK(out.borders_intact());
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("loop: transform works in place", "[simd][loop]", test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    for (const placing& how : placings) {
      const auto row = placed<T>(numbers_of<T>(n, 2), how);
      oracle::array want = row.numbers();
      for (long double& x : want.data) x = -x;
      simd::transform(row.view(), row.view(), [](simd::pack<T> x) { return -x; });
      CHECK(test::exactly(row, want));
      CHECK(row.borders_intact());
    }
  }
}

TEMPLATE_LIST_TEST_CASE("loop: zip takes two or three rows, each with its own stride and storage type", "[simd][loop]",
                        test::reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    for (const placing& how : placings) {
      CAPTURE(n, how.stride);
      const auto a = placed<T>(numbers_of<T>(n, 3), how), b = placed<T>(numbers_of<T>(n, 4), {1, 0});
      const auto c = placed<xattn::bf16>(numbers_of<float>(n, 5), {how.stride, 1});
      const auto difference = placed<T>(n, {1, 1}), sum = placed<T>(n, how);
      simd::zip(a.cview(), b.cview(), difference.view(), [](auto x, auto y) { return x - y; });
      simd::zip(a.cview(), b.cview(), c.cview(), sum.view(), [](auto x, auto y, auto z) { return (x - y) + z; });
      for (index_t i = 0; i < n; ++i) {
        const T d = a(i) - b(i), s = d + static_cast<T>(static_cast<float>(c(i)));
        CHECK((difference(i) == d && sum(i) == s));
      }
      CHECK((difference.borders_intact() && sum.borders_intact()));
    }
  }
}

TEST_CASE("loop: rows of narrow types compute in float and are stored rounded", "[simd][loop]") {
  for (const index_t n : test::widths_around(simd::lanes<float>)) {
    const auto in = placed<xattn::bf16>(numbers_of<float>(n, 6), {1, 1});
    const auto out = placed<xattn::f16>(n, {1, 1});
    simd::transform(in.cview(), out.view(), [](simd::pack<float> x) { return x * 0.5f; });
    float total = 0;
    for (index_t i = 0; i < n; ++i) {
      CHECK(out(i) == xattn::f16(static_cast<float>(in(i)) * 0.5f));
      total = std::max(total, static_cast<float>(in(i)));
    }
    CHECK(out.borders_intact());
    if (n > 0) CHECK(std::max(simd::max_element(in.cview()), 0.0f) == total);
  }
}

TEMPLATE_LIST_TEST_CASE("loop: fill writes every element and nothing else", "[simd][loop]", test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    for (const placing& how : placings) {
      const auto row = placed<T>(n, how);
      simd::fill(row.view(), T(3));
      CHECK(test::exactly(row, oracle::array({n}, 3)));
      CHECK(row.borders_intact());
    }
  }
}

TEMPLATE_LIST_TEST_CASE("loop: lanes past the end hold the fill that was asked for", "[simd][loop]", test::reals) {
  using T = TestType;
  const auto row = placed<T>(oracle::array({simd::lanes<T> + 1}, 2), {1, 0}), out = placed<T>(row.extent(0), {1, 0});
  T seen = 0;
  simd::transform(
      row.cview(), out.view(),
      [&seen](simd::pack<T> x) {
        seen = simd::lane(x, simd::lanes<T> - 1);
        return x;
      },
      T(9));
  CHECK(seen == (simd::lanes<T> > 1 ? T(9) : T(2)));
}

/// The order that loop.hpp promises, written with numbers: pack j in group j mod 4, what is left in the last group, the
/// groups two by two, then lanes folded.
template <class T>
T promised_sum(const std::vector<T>& row) {
  const std::size_t lanes = static_cast<std::size_t>(simd::lanes<T>), n = row.size();
  std::vector<T> total(lanes, T(0));
  std::vector<std::vector<T>> group(4, total);
  for (std::size_t i = 0; i < n; ++i) {
    const bool whole = (i / lanes + 1) * lanes <= n;
    T& sum = group[whole ? i / lanes % 4 : 3][i % lanes];
    sum = sum + row[i];
  }
  for (std::size_t l = 0; l < lanes; ++l) total[l] = (group[0][l] + group[1][l]) + (group[2][l] + group[3][l]);
  for (std::size_t half = lanes / 2; half > 0; half /= 2) {
    for (std::size_t l = 0; l < half; ++l) total[l] = total[l] + total[l + half];
  }
  return total[0];
}

TEMPLATE_LIST_TEST_CASE("loop: the bits of a sum depend on the numbers only, not on stride or alignment",
                        "[simd][loop]", test::all_reals) {
  using T = TestType;
  std::vector<index_t> widths = test::widths_around(simd::lanes<T>);
  for (const index_t blocks : {4, 8, 12}) widths.push_back(blocks * simd::lanes<T>);
  widths.push_back(1009);
  for (const index_t n : widths) {
    const oracle::array x = numbers_of<T>(n, 7);
    for (const placing& how : placings) {
      CAPTURE(n, how.stride, how.offset);
      const auto row = placed<T>(x, how);
      CHECK(simd::sum(row.cview()) == promised_sum(row.elements()));
      CHECK(simd::sum(row.view()) == promised_sum(row.elements()));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("loop: a mapped reduction never sees what lies past the end", "[simd][loop]", test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    const auto row = placed<T>(oracle::array({n}, 2), {1, 1});
    // 1 / (x - x0) would be infinite, x + 1 not 0, in a lane that holds the identity
    const T inverse = simd::reduce_map(
        row.cview(), T(0), [](auto x) { return T(1) / x; }, simd::plus{});
    const T shifted = simd::reduce_map(
        row.cview(), T(0), [](auto x) { return x + T(1); }, simd::plus{});
    CHECK(inverse == T(0.5) * T(n));
    CHECK(shifted == T(3) * T(n));
  }
}

TEMPLATE_LIST_TEST_CASE("loop: max_element finds the largest, NaN wherever it is, minus infinity for no element",
                        "[simd][loop]", test::all_reals) {
  using T = TestType;
  for (const index_t n : test::widths_around(simd::lanes<T>)) {
    const oracle::array x = numbers_of<T>(n, 8);
    T largest = xattn::minus_infinity<T>();
    for (const long double value : x.data) largest = std::max(largest, test::narrow<T>(value));
    for (const placing& how : placings) {
      const auto row = placed<T>(x, how);
      CHECK(simd::max_element(row.cview()) == largest);
      for (index_t at = 0; at < n; ++at) {
        const T kept = row(at);
        row(at) = std::numeric_limits<T>::quiet_NaN();
        const T got = simd::max_element(row.cview());
        CHECK(got != got);
        row(at) = kept;
      }
    }
  }
}

/// Each function of math.hpp, so that a place where one is computed differently shows.
template <class P>
P all_functions(P x) {
  using T = typename P::value_type;
  const P positive = abs(x) + T(0.25);
  return simd::exp(x) + simd::exp2(x) * simd::sigmoid(x) - simd::tanh(x) / (simd::erf(x) + T(2)) +
         simd::log(positive) * simd::rsqrt(positive);
}

TEMPLATE_LIST_TEST_CASE("loop: an element's bits do not depend on its place", "[simd][loop][math]", test::reals) {
  using T = TestType;
  const index_t n = 4 * simd::lanes<T> + 3;
  const oracle::array x = numbers_of<T>(n, 9);
  const auto whole = placed<T>(x, {1, 0}), result = placed<T>(n, {1, 0});
  const auto body = [](simd::pack<T> p) { return all_functions(p); };
  simd::transform(whole.cview(), result.view(), body);
  for (index_t first = 0; first < n; ++first) {
    for (const index_t stride : {1, 1}) {
      const index_t count = (n - first + stride - 1) / stride;
      const xattn::row_view<const T> part(&whole(first), {count}, {stride});
      const auto again = placed<T>(count, {1, 1});
      simd::transform(part, again.view(), body);
      bool same = true;
      for (index_t i = 0; i < count; ++i) same = same && again(i) == result(first + i * stride);
      CHECK(same);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("loop: a row of one element with a stride of 0 is a row", "[simd][loop]", test::all_reals) {
  using T = TestType;
  T x(3);
  const xattn::row_view<T> row(&x, {1}, {0});
  CHECK(simd::sum(row) == T(3));
  simd::transform(row, row, [](auto p) { return p + p; });
  CHECK(x == T(6));
}

}  // namespace
