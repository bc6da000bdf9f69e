// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/random.hpp"

#include <xattn/core/overlap.hpp>

#include <array>
#include <set>

namespace {

using xattn::index_t;
using xattn::view;

/// Every byte of every element.
template <class T, std::size_t R>
std::set<std::intptr_t> bytes_of(const view<T, R>& v) {
  std::set<std::intptr_t> bytes;
  for (index_t n = 0; n < v.size(); ++n) {
    index_t rest = n, offset = 0;
    for (std::size_t d = R; d-- > 0; rest /= v.extent(d)) offset += rest % v.extent(d) * v.stride(d);
    for (std::size_t i = 0; i < sizeof(T); ++i) {
      bytes.insert(reinterpret_cast<std::intptr_t>(v.data() + offset) + static_cast<std::intptr_t>(i));
    }
  }
  return bytes;
}

template <class A, class B>
bool really_shared(const A& a, const B& b) {
  const auto of_b = bytes_of(b);
  for (const std::intptr_t byte : bytes_of(a)) {
    if (of_b.count(byte) != 0) return true;
  }
  return false;
}

/// Both orders, and against the elements one by one.
template <class A, class B>
bool shared(const A& a, const B& b) {
  CHECK(xattn::shares_memory(a, b) == xattn::shares_memory(b, a));
  CHECK(xattn::shares_memory(a, b) == really_shared(a, b));
  return xattn::shares_memory(a, b);
}

}  // namespace

TEST_CASE("overlap: a layout covers the elements of a view, whatever the signs of its strides", "[core][overlap]") {
  std::array<float, 24> x{};
  const auto bytes = [&](std::size_t element) { return reinterpret_cast<std::uintptr_t>(x.data() + element); };
  const auto dense = xattn::array_memory(view<float, 2>(x.data(), {3, 4})).range;
  CHECK(dense.first == bytes(0));
  CHECK(dense.last == bytes(12));
  const auto reversed = xattn::array_memory(view<float, 2>(x.data() + 11, {3, 4}, {-4, 1})).range;
  CHECK(reversed.first == bytes(3));
  CHECK(reversed.last == bytes(15));
  const auto repeated = xattn::array_memory(view<float, 2>(x.data() + 5, {3, 4}, {0, 1})).range;
  CHECK(repeated.first == bytes(5));
  CHECK(repeated.last == bytes(9));
  const auto nothing = xattn::array_memory(view<float, 2>(x.data(), {0, 4})).range;
  CHECK(nothing.first == nothing.last);
}

TEST_CASE("overlap: ranges that touch do not meet", "[core][overlap]") {
  const auto piece = [](std::uintptr_t first, std::uintptr_t last) {
    xattn::byte_range m;
    m.first = first;
    m.last = last;
    return m;
  };
  CHECK(xattn::ranges_meet(piece(0, 8), piece(7, 9)));
  CHECK(xattn::ranges_meet(piece(2, 3), piece(0, 16)));
  CHECK_FALSE(xattn::ranges_meet(piece(0, 8), piece(8, 9)));
  CHECK_FALSE(xattn::ranges_meet(piece(0, 8), piece(4, 4)));
  CHECK_FALSE(xattn::ranges_meet({}, piece(0, 16)));
}

TEST_CASE("overlap: columns side by side in one matrix share nothing", "[core][overlap]") {
  std::array<float, 96> x{};
  const view<float, 2> left(x.data(), {4, 5}, {12, 1});
  CHECK_FALSE(shared(left, view<float, 2>(x.data() + 5, {4, 7}, {12, 1})));
  CHECK(shared(left, view<float, 2>(x.data() + 4, {4, 7}, {12, 1})));
  // one column too many: the last one of a row is the first one of the next
  CHECK(shared(left, view<float, 2>(x.data() + 5, {4, 8}, {12, 1})));
}

TEST_CASE("overlap: heads side by side share nothing", "[core][overlap]") {
  std::array<float, 96> x{};
  const view<float, 3> heads(x.data(), {2, 4, 3}, {6, 12, 1});  // columns 0 1 2 and 6 7 8 of four rows
  CHECK_FALSE(shared(heads, view<float, 3>(x.data() + 3, {2, 4, 3}, {6, 12, 1})));
  CHECK(shared(heads, view<float, 3>(x.data() + 2, {2, 4, 3}, {6, 12, 1})));
}

TEST_CASE("overlap: odd and even elements, and rows in turn, share nothing", "[core][overlap]") {
  std::array<float, 96> x{};
  const view<float, 1> even(x.data(), {8}, {2});
  CHECK_FALSE(shared(even, view<float, 1>(x.data() + 15, {8}, {-2})));
  CHECK(shared(even, view<float, 1>(x.data() + 1, {8}, {3})));
  const view<float, 2> rows(x.data(), {4, 6}, {12, 1});
  CHECK_FALSE(shared(rows, view<float, 2>(x.data() + 42, {4, 6}, {-12, 1})));
}

TEST_CASE("overlap: views of different element sizes are compared in bytes", "[core][overlap]") {
  alignas(double) std::array<float, 16> x{};
  const view<float, 2> out(x.data(), {4, 2}, {4, 1});
  const auto* numbers = reinterpret_cast<const double*>(x.data());
  CHECK_FALSE(shared(out, view<const double, 2>(numbers + 1, {4, 1}, {2, 1})));
  CHECK(shared(out, view<const double, 2>(numbers, {4, 1}, {2, 1})));
}

TEST_CASE("overlap: an axis of extent 1 or stride 0 does not count", "[core][overlap]") {
  std::array<float, 64> x{};
  const view<float, 3> out(x.data(), {1, 4, 3}, {1, 8, 1});
  CHECK_FALSE(shared(out, view<float, 3>(x.data() + 3, {1, 4, 3}, {0, 8, 1})));
  CHECK_FALSE(shared(out, view<float, 2>(x.data() + 3, {9, 3}, {0, 1})));
  CHECK(shared(out, view<float, 2>(x.data() + 2, {9, 3}, {0, 1})));
}

TEST_CASE("overlap: shared memory is never missed", "[core][overlap]") {
  std::array<float, 512> x{};
  test::random source(20);
  const auto draw = [&] {
    xattn::extents<3> extent{}, stride{};
    for (std::size_t d = 0; d < 3; ++d) {
      extent[d] = source.below(4);
      stride[d] = source.below(25) - 12;
    }
    return view<float, 3>(x.data() + 256 + source.below(21) - 10, extent, stride);
  };
  int apart = 0;
  for (int n = 0; n < 4000; ++n) {
    const auto a = draw(), b = draw();
    const bool claimed = xattn::shares_memory(a, b);
    if (really_shared(a, b) && !claimed) FAIL("missed at draw " << n);
    apart += !claimed && !a.empty() && !b.empty();
  }
  CHECK(apart > 100);
}

TEST_CASE("overlap: an axis of stride 0, or one that runs into another, repeats memory", "[core][overlap]") {
  std::array<float, 96> x{};
  const auto repeats = [&](const xattn::extents<3>& extent, const xattn::extents<3>& stride) {
    const view<float, 3> v(x.data() + 48, extent, stride);
    const bool really = bytes_of(v).size() != static_cast<std::size_t>(v.size()) * sizeof(float);
    if (really) CHECK(xattn::repeats_memory(v));
    return xattn::repeats_memory(v);
  };
  CHECK_FALSE(repeats({2, 3, 4}, {12, 4, 1}));
  CHECK_FALSE(repeats({2, 3, 4}, {-12, 1, 3}));
  CHECK_FALSE(repeats({2, 3, 4}, {4, 8, 1}));
  CHECK_FALSE(repeats({1, 3, 4}, {0, 5, -1}));
  CHECK_FALSE(repeats({2, 0, 4}, {0, 0, 0}));
  CHECK(repeats({2, 3, 4}, {0, 4, 1}));
  CHECK(repeats({2, 3, 4}, {12, 1, 1}));
  CHECK(repeats({2, 3, 4}, {12, 3, 1}));
  CHECK(repeats({2, 3, 4}, {11, 4, 1}));
}
