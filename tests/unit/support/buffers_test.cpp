// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"

#include "support/cases.hpp"
#include "support/catch.hpp"
#include "support/types.hpp"

#include <xattn/core/numbers.hpp>

#include <array>
#include <cmath>
#include <cstdint>

#if defined(__SANITIZE_ADDRESS__)
#define TEST_ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TEST_ADDRESS_SANITIZER 1
#endif
#endif
#if defined(TEST_ADDRESS_SANITIZER)
#include <sanitizer/asan_interface.h>
#endif

namespace {

using test::arrangement;
using test::buffer;
using test::index_t;

using narrow_types = std::tuple<xattn::bf16, xattn::f16>;
using stored = std::tuple<float, double, long double, test::dual, xattn::bf16, xattn::f16, bool, std::int32_t>;

index_t address(const void* p) { return static_cast<index_t>(reinterpret_cast<std::uintptr_t>(p) % 64); }

/// Lowest element of a buffer in memory.
template <class T, std::size_t R>
const T* lowest(const buffer<T, R>& b) {
  const T* p = b.data();
  for (std::size_t d = 0; d < R; ++d) p += std::min<index_t>(0, b.stride(d)) * (b.extent(d) - 1);
  return p;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("buffers: every arrangement holds the same numbers", "[support][buffers][G11]", stored) {
  using T = TestType;
  const oracle::array x = test::numbers(test::fill(7, 3, {2, 5, 3}).as<T>());
  for (const arrangement how : test::arrangements) {
    INFO(test::name(how));
    const auto b = test::placed<T, 3>(x, how);
    CHECK(b.numbers().data == x.data);
    CHECK(test::numbers(b.view()).data == x.data);
    CHECK(test::widen(b(1, 4, 2)) == x(1, 4, 2));
    CHECK(b.borders_intact());
  }
}

TEST_CASE("buffers: arrangements have the strides they are named after", "[support][buffers][G11]") {
  const auto strides = [](arrangement how) { return buffer<float, 2>({5, 3}, how).strides(); };
  CHECK(strides(arrangement::row_major) == test::index_array<2>{3, 1});
  CHECK(strides(arrangement::transposed) == test::index_array<2>{1, 5});
  CHECK(strides(arrangement::every_second) == test::index_array<2>{6, 2});
  CHECK(strides(arrangement::reversed_rows) == test::index_array<2>{-3, 1});
  CHECK(strides(arrangement::reversed_columns) == test::index_array<2>{3, -1});
  CHECK(strides(arrangement::column_major) == test::index_array<2>{1, 5});
  CHECK(strides(arrangement::pitch_8) == test::index_array<2>{8, 1});
  CHECK(buffer<float, 2>({5, 8}, arrangement::pitch_8).strides() == test::index_array<2>{16, 1});
  CHECK(buffer<float, 3>({2, 5, 3}, arrangement::transposed).strides() == test::index_array<3>{15, 1, 5});
  CHECK(buffer<float, 3>({2, 5, 3}, arrangement::column_major).strides() == test::index_array<3>{1, 2, 10});
  CHECK(buffer<float, 2>({4, 5}, test::pitched<2>({4, 5}, 320)).strides() == test::index_array<2>{320, 1});
  CHECK(address(buffer<float, 2>({5, 3}, arrangement::odd_offset).data()) == 4);
}

TEMPLATE_LIST_TEST_CASE("buffers: an output starts as NaN and its storage is NaN all around", "[support][buffers]",
                        test::all_reals) {
  using T = TestType;
  for (const arrangement how : test::arrangements) {
    const buffer<T, 2> b({3, 5}, how);
    for (const long double x : b.numbers().data) CHECK(std::isnan(x));
    CHECK(std::isnan(test::widen(lowest(b)[-1])));
  }
  const buffer<T, 2> b({3, 5}, arrangement::pitch_8, {.with = test::poison::infinity});
  CHECK(std::isinf(test::widen(b.data()[5])));
}

TEMPLATE_LIST_TEST_CASE("buffers: storage types are poisoned with NaN too", "[support][buffers]", narrow_types) {
  const buffer<TestType, 1> b({200});
  for (const long double x : b.numbers().data) CHECK(std::isnan(x));
}

TEMPLATE_LIST_TEST_CASE("buffers: canaries notice every single write outside", "[support][buffers]", stored) {
  using T = TestType;
  const oracle::array x({3, 5}, 1);
  for (const arrangement how : test::arrangements) {
    INFO(test::name(how));
    const auto b = test::placed<T, 2>(x, how);
    const T* first = lowest(b);
    index_t span = 1;
    for (std::size_t d = 0; d < 2; ++d) span += std::abs(b.stride(d)) * (b.extent(d) - 1);
    std::vector<bool> member(static_cast<std::size_t>(span), false);
    test::for_each_index<2>(b.extents(), [&](const test::index_array<2>& at) {
      member[static_cast<std::size_t>(&b(at[0], at[1]) - first)] = true;
    });
    for (index_t n = -4; n < span + 4; ++n) {
      if (n >= 0 && n < span && member[static_cast<std::size_t>(n)]) continue;
      T& cell = const_cast<T&>(first[n]);
      std::array<std::byte, sizeof(T)> before;
      std::memcpy(before.data(), &cell, sizeof(T));
      const T written = test::narrow<T>(1);
      std::memcpy(&cell, &written, sizeof(T));
      CHECK_FALSE(b.borders_intact());
      std::memcpy(&cell, before.data(), sizeof(T));
      CHECK(b.borders_intact());
    }
  }
}

TEST_CASE("buffers: a NaN moved to another place is noticed", "[support][buffers]") {
  const buffer<float, 2> b({3, 5}, arrangement::pitch_8);
  b.data()[6] = b.data()[5];
  CHECK_FALSE(b.borders_intact());
}

TEST_CASE("buffers: writing elements leaves the borders intact", "[support][buffers]") {
  for (const arrangement how : test::arrangements) {
    const buffer<double, 2> b({3, 5}, how);
    test::for_each_index<2>(b.extents(), [&](const test::index_array<2>& at) { b(at[0], at[1]) = 7; });
    CHECK(b.borders_intact());
  }
}

TEMPLATE_LIST_TEST_CASE("buffers: the storage starts at the byte offset asked for", "[support][buffers][G15]",
                        test::all_reals) {
  using T = TestType;
  CHECK(test::misalignments<T>().size() == 64 / sizeof(T) - 1);
  for (const index_t offset : test::misalignments<T>()) {
    for (const arrangement how : {arrangement::row_major, arrangement::reversed_rows, arrangement::transposed}) {
      const buffer<T, 2> b({5, 3}, how, {.byte_offset = offset});
      CHECK(address(lowest(b)) == offset);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("buffers: without a back border the last element ends the allocation",
                        "[support][buffers][G16]", test::all_reals) {
  using T = TestType;
  for (const index_t offset : {index_t{0}, static_cast<index_t>(sizeof(T))}) {
    const buffer<T, 2> b({4, 3}, test::pitched<2>({4, 3}, 320), {.byte_offset = offset, .front = 0, .back = 0});
    CHECK(static_cast<index_t>(b.bytes().size()) == offset + (3 * 320 + 3) * static_cast<index_t>(sizeof(T)));
#if defined(TEST_ADDRESS_SANITIZER)
    const T* end = &b(3, 2) + 1;
    CHECK_FALSE(__asan_address_is_poisoned(reinterpret_cast<const std::byte*>(end) - 1));
    CHECK(__asan_address_is_poisoned(end));
#endif
  }
}

TEST_CASE("buffers: strides of zero and empty extents", "[support][buffers]") {
  const buffer<float, 2> row({4, 3}, test::placement<2>{{0, 1}, 0});
  row(2, 1) = 9;
  CHECK(row(0, 1) == 9.0F);
  const buffer<float, 3> none({2, 0, 3});
  CHECK(none.numbers().shape == oracle::shape_t{2, 0, 3});
  CHECK(none.borders_intact());
}

TEST_CASE("buffers: a buffer becomes a view of the library", "[support][buffers]") {
  const auto b = test::placed<float, 2>(test::fill(7, 3, {5, 3}), arrangement::reversed_columns);
  const xattn::view<const float, 2> v = b.cview();
  CHECK(v.data() == b.data());
  CHECK(v.extent() == test::as_extents(b.extents()));
  CHECK(v.stride() == test::as_extents(b.strides()));
  const xattn::view<float, 2> writable = b.raw();
  CHECK(writable(4, 2) == b(4, 2));
}
