// SPDX-License-Identifier: BSD-3-Clause
/// What is done across the lanes of a pack.
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/types.hpp"

#include <xattn/simd/lanes.hpp>

namespace {

namespace simd = xattn::simd;

/// The documented order: lane i with lane i + N / 2, halves of halves.
template <class T, class F>
T folded(std::vector<T> row, F combine) {
  for (std::size_t half = row.size() / 2; half > 0; half /= 2) {
    for (std::size_t i = 0; i < half; ++i) row[i] = combine(row[i], row[i + half]);
  }
  return row[0];
}

template <class T, int N>
std::vector<T> random_row(std::uint64_t seed) {
  const oracle::array x = test::random_array<T>({N}, test::regime::wide, seed);
  std::vector<T> row;
  for (const long double value : x.data) row.push_back(static_cast<T>(value));
  return row;
}

template <class T, int N>
bool sums_in_order() {
  bool right = true;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::vector<T> row = random_row<T, N>(seed);
    const auto x = simd::pack<T, N>::load(row.data());
    right = right && simd::reduce_add(x) == folded(row, [](T a, T b) { return a + b; });
    right = right && simd::reduce_max(x) == folded(row, [](T a, T b) { return a < b ? b : a; });
    right = right && simd::reduce_min(x) == folded(row, [](T a, T b) { return b < a ? b : a; });
  }
  return right;
}

template <class T, int N>
constexpr int existing = simd::has_pack<T, N> ? N : simd::lanes<T>;

template <class T, int N>
bool moves_lanes() {
  bool right = true;
  if constexpr (N > 1) {
    const auto x = simd::from_lanes<T, N>([](int i) { return T(i + 1); });
    const auto swapped = simd::swap_neighbours(x);
    const auto twice = simd::each_twice(x);
    for (int i = 0; i < N; ++i) {
      right = right && simd::lane(swapped, i) == T((i ^ 1) + 1);
      right = right && simd::lane(twice[0], i) == T(i / 2 + 1);
      right = right && simd::lane(twice[1], i) == T(N / 2 + i / 2 + 1);
    }
  }
  return right;
}

TEMPLATE_LIST_TEST_CASE("lanes: reductions combine in the documented order, for every width", "[simd][lanes]",
                        test::reals) {
  using T = TestType;
  CHECK(sums_in_order<T, simd::lanes<T>>());
  CHECK(sums_in_order<T, existing<T, 32 / sizeof(T)>>());
  CHECK(sums_in_order<T, existing<T, 16 / sizeof(T)>>());
  CHECK(sums_in_order<T, 1>());
}

template <class T, int N>
bool sums_rows_alike() {
  bool right = true;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    simd::pack<T, N> rows[std::size_t{N}];
    for (int i = 0; i < N; ++i) {
      rows[i] = simd::pack<T, N>::load(random_row<T, N>(100 * seed + static_cast<std::uint64_t>(i)).data());
    }
    const auto sums = simd::reduce_add_rows(rows);
    for (int i = 0; i < N; ++i) right = right && simd::lane(sums, i) == simd::reduce_add(rows[i]);
  }
  return right;
}

TEMPLATE_LIST_TEST_CASE("lanes: the sums of many packs at once are those of each", "[simd][lanes]", test::reals) {
  using T = TestType;
  CHECK(sums_rows_alike<T, simd::lanes<T>>());
  CHECK(sums_rows_alike<T, existing<T, 32 / sizeof(T)>>());
  CHECK(sums_rows_alike<T, existing<T, 16 / sizeof(T)>>());
  CHECK(sums_rows_alike<T, 1>());
}

TEMPLATE_LIST_TEST_CASE("lanes: one NaN in any lane is the maximum and the minimum", "[simd][lanes]", test::all_reals) {
  using T = TestType;
  constexpr int n = simd::lanes<T>;
  for (int at = 0; at < n; ++at) {
    const auto x = simd::from_lanes<T, n>([at](int i) { return i == at ? std::numeric_limits<T>::quiet_NaN() : T(i); });
    const T largest = simd::reduce_max(x), smallest = simd::reduce_min(x);
    CHECK(largest != largest);
    CHECK(smallest != smallest);
  }
}

TEMPLATE_LIST_TEST_CASE("lanes: iota counts, from_lanes and lane are inverse", "[simd][lanes]", test::all_reals) {
  using T = TestType;
  constexpr int n = simd::lanes<T>;
  const auto squares = simd::from_lanes<T, n>([](int i) { return T(i * i); });
  for (int i = 0; i < n; ++i) {
    CHECK(simd::lane(simd::iota<T>(), i) == T(i));
    CHECK(simd::lane(squares, i) == T(i * i));
  }
}

TEMPLATE_LIST_TEST_CASE("lanes: neighbours swap, halves double, for every width", "[simd][lanes]", test::reals) {
  using T = TestType;
  CHECK(moves_lanes<T, simd::lanes<T>>());
  CHECK(moves_lanes<T, existing<T, 32 / sizeof(T)>>());
  CHECK(moves_lanes<T, existing<T, 16 / sizeof(T)>>());
}

}  // namespace
