// SPDX-License-Identifier: BSD-3-Clause
/// Loads and stores of less than a pack, with a stride, and of narrow types. Rows end where their allocation ends, so
/// that AddressSanitizer sees a touch too many, and are surrounded by NaN elsewhere.
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/simd/tail.hpp>

#include <array>

namespace {

namespace simd = xattn::simd;
using test::index_t;

template <class T>
test::buffer<T, 1> row_of(index_t n, const test::memory& where = {}) {
  test::buffer<T, 1> row({n}, test::arrangement::row_major, where);
  for (index_t i = 0; i < n; ++i) row(i) = test::narrow<T>(static_cast<long double>(i) + 1);
  return row;
}

/// Lane i is i + 1 for i < n, -7 beyond.
template <class T, int N>
bool filled_from(const simd::pack<T, N>& got, index_t n) {
  for (int i = 0; i < N; ++i) {
    if (!(simd::lane(got, i) == (i < n ? T(i + 1) : T(-7)))) return false;
  }
  return true;
}

template <class T, int N>
void check_partial_loads() {
  for (index_t n = 0; n <= N; ++n) {
    CAPTURE(N, n);
    const auto last = row_of<T>(n, {.front = 16, .back = 0}), first = row_of<T>(n, {.front = 0, .back = 16});
    CHECK(filled_from<T, N>(simd::load_partial<T, N>(last.data(), n, T(-7)), n));
    CHECK(filled_from<T, N>(simd::load_partial<T, N>(first.data(), n, T(-7)), n));
    CHECK(filled_from<T, N>(simd::load_some<T, N>(last.data(), 1, n, T(-7)), n));
  }
}

template <class T, int N>
void check_partial_stores() {
  const auto counting = simd::from_lanes<T, N>([](int i) { return T(i + 1); });
  for (index_t n = 0; n <= N; ++n) {
    CAPTURE(N, n);
    const test::buffer<T, 1> exact({n}, test::arrangement::row_major, {.front = 16, .back = 0});
    const test::buffer<T, 1> roomy({n}, test::arrangement::row_major, {.byte_offset = sizeof(T), .back = 2 * N});
    simd::store_partial(exact.data(), n, counting);
    simd::store_some(roomy.data(), 1, n, counting);
    CHECK(test::exactly(exact, row_of<T>(n)));
    CHECK(test::exactly(roomy, row_of<T>(n)));
    CHECK((exact.borders_intact() && roomy.borders_intact()));
  }
}

template <class T, int N>
constexpr int existing = simd::has_pack<T, N> ? N : simd::lanes<T>;

TEMPLATE_LIST_TEST_CASE("tail: a short load reads its elements only and fills the rest", "[simd][tail]",
                        test::all_reals) {
  using T = TestType;
  check_partial_loads<T, simd::lanes<T>>();
  check_partial_loads<T, existing<T, 32 / sizeof(T)>>();
  check_partial_loads<T, existing<T, 16 / sizeof(T)>>();
  check_partial_loads<T, 1>();
}

TEMPLATE_LIST_TEST_CASE("tail: a short store writes its elements only", "[simd][tail]", test::all_reals) {
  using T = TestType;
  check_partial_stores<T, simd::lanes<T>>();
  check_partial_stores<T, existing<T, 32 / sizeof(T)>>();
  check_partial_stores<T, existing<T, 16 / sizeof(T)>>();
  check_partial_stores<T, 1>();
}

/// Storage type and the type that computes for it.
template <class Stored, class Computed>
struct storage_case {
  using stored = Stored;
  using computed = Computed;
};
using storage_cases = std::tuple<storage_case<float, float>, storage_case<double, double>, storage_case<float, double>,
                                 storage_case<double, float>, storage_case<xattn::bf16, float>,
                                 storage_case<xattn::f16, float>, storage_case<xattn::bf16, double>,
                                 storage_case<long double, long double>, storage_case<test::dual, test::dual>>;

TEMPLATE_LIST_TEST_CASE("tail: any stride and storage type loads and stores element by element", "[simd][tail]",
                        storage_cases) {
  using S = typename TestType::stored;
  using T = typename TestType::computed;
  constexpr int lanes = simd::lanes<T>;
  const auto counting = simd::from_lanes<T, lanes>([](int i) { return T(i + 1); });
  for (const index_t stride : {1, 2, 3, -1, -2}) {
    for (index_t n = 0; n <= lanes; ++n) {
      CAPTURE(stride, n);
      const test::buffer<S, 1> row({n}, test::placement<1>{{stride}, 0}, {.front = 0, .back = 0});
      simd::store_some(row.data(), stride, n, counting);
      CHECK(test::exactly(row, row_of<T>(n)));
      CHECK(row.borders_intact());
      CHECK(filled_from<T, lanes>(simd::load_some<T>(row.data(), stride, n, T(-7)), n));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("tail: a stride of 0 repeats one element", "[simd][tail]", test::all_reals) {
  using T = TestType;
  const T x(5);
  const auto got = simd::load_strided<T>(&x, 0, simd::lanes<T>, T(-7));
  for (int i = 0; i < simd::lanes<T>; ++i) CHECK(simd::lane(got, i) == x);
}

template <class S>
bool widens_like_numbers() {
  constexpr int lanes = simd::lanes<float>;
  for (std::uint32_t first = 0; first < 0x10000; first += lanes) {
    std::array<S, static_cast<std::size_t>(lanes)> row{};
    for (std::uint32_t i = 0; i < lanes; ++i) row[i] = S::from_bits(static_cast<std::uint16_t>(first + i));
    const auto wide = simd::load_as<float>(row.data());
    for (int i = 0; i < lanes; ++i) {
      const float want = static_cast<float>(row[static_cast<std::size_t>(i)]);
      if (std::bit_cast<std::uint32_t>(simd::lane(wide, i)) != std::bit_cast<std::uint32_t>(want)) return false;
    }
  }
  return true;
}

TEST_CASE("tail: all 65536 patterns of bf16 and of f16 load as numbers.hpp widens them", "[simd][tail]") {
  CHECK(widens_like_numbers<xattn::bf16>());
  CHECK(widens_like_numbers<xattn::f16>());
}

TEMPLATE_LIST_TEST_CASE("tail: all 256 integers of a byte load as they are", "[simd][tail]", test::reals) {
  using T = TestType;
  std::array<std::int8_t, 256> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::int8_t>(static_cast<int>(i) - 128);
  for (index_t first = 0; first + simd::lanes<T> <= 256; ++first) {
    const auto wide = simd::load_as<T>(numbers.data() + first);
    for (int i = 0; i < simd::lanes<T>; ++i) CHECK(simd::lane(wide, i) == T(first + i - 128));
  }
}

/// Elements that are widened apart are those that are widened in order; alternate and separate undo one another.
template <class T, int N>
bool widens_apart_alike() {
  if constexpr (simd::widens_apart<xattn::bf16, T, N>) {
    std::array<xattn::bf16, std::size_t{2 * N}> row{};
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = xattn::bf16(static_cast<float>(i) - 3.5f);
    simd::pack<T, N> a, b;
    simd::load_apart(row.data(), a, b);
    bool right = true;
    for (int i = 0; i < N; ++i) {
      right = right && simd::lane(a, i) == T(2 * i) - T(3.5) && simd::lane(b, i) == T(2 * i + 1) - T(3.5);
    }
    simd::alternate(a, b);
    for (int i = 0; i < N; ++i) {
      right = right && simd::lane(a, i) == T(i) - T(3.5) && simd::lane(b, i) == T(N + i) - T(3.5);
    }
    simd::separate(a, b);
    for (int i = 0; i < N; ++i) right = right && simd::lane(a, i) == T(2 * i) - T(3.5);
    return right;
  } else {
    return true;
  }
}

TEST_CASE("tail: even and odd elements at once", "[simd][tail]") {
  CHECK(widens_apart_alike<float, simd::lanes<float>>());
  CHECK(widens_apart_alike<float, existing<float, 8>>());
  CHECK(widens_apart_alike<float, existing<float, 4>>());
}

}  // namespace
