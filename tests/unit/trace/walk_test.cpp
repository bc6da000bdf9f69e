// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/dual.hpp"
#include "support/random.hpp"

#include <xattn/trace/walk.hpp>
#include <xattn/xtensor/tensor_view.hpp>

#include <array>

namespace {

namespace trace = xattn::trace;

template <class T, std::size_t R>
trace::tensor_view<const T> tensor(const xattn::view<T, R>& v) {
  return trace::detail::deliver_as(xattn::view<const T, R>(v), "bhqk", 0);
}

template <class T>
std::vector<T> read_back(const std::vector<std::byte>& bytes) {
  std::vector<T> numbers(bytes.size() / sizeof(T));
  if (!numbers.empty()) std::memcpy(numbers.data(), bytes.data(), bytes.size());
  return numbers;
}

/// Converts to nothing.
struct mute {};
/// Says by a function what it is worth.
struct spoken {
  int halves = 0;
  friend double trace_value(const spoken& s) { return s.halves / 2.0; }
};

}  // namespace

TEST_CASE("walk: elements of any arrangement are gathered in row-major order", "[trace][walk]") {
  const auto numbers = test::random_array<float>({2, 3, 4, 5});
  for (const test::arrangement how : test::arrangements) {
    INFO(test::name(how));
    const test::buffer<float, 4> b(numbers, how);
    CHECK(read_back<float>(trace::gathered(tensor(b.view()))) == b.elements());
  }
}

TEST_CASE("tensor_view: xtensor is shown the same numbers, where they lie", "[trace][walk]") {
  const auto numbers = test::random_array<float>({2, 3, 4, 5});
  for (const test::arrangement how : test::arrangements) {
    INFO(test::name(how));
    const test::buffer<float, 4> b(numbers, how);
    const auto shown = trace::adapt(tensor(b.view()));
    CHECK(shown.dimension() == 4);
    CHECK(&shown(1, 2, 3, 4) == &b.view()(1, 2, 3, 4));
    const xt::xarray<float> doubled = 2.f * shown;
    const std::vector<float> elements = b.elements();
    for (std::size_t i = 0; i < elements.size(); ++i) CHECK(doubled.flat(i) == 2 * elements[i]);
  }
  std::array<float, 4> x{1, 2, 3, 4};
  CHECK(trace::adapt(trace::tensor_view<float>{x.data(), 2, {2, 1}, {2, 7}, {}})(1, 0) == 3);
  CHECK(trace::adapt(trace::tensor_view<const float>{x.data(), 2, {3, 2}, {0, 1}, {}})(2, 1) == 2);
  CHECK(trace::adapt(trace::tensor_view<const float>{nullptr, 2, {0, 2}, {2, 1}, {}}).size() == 0);
}

TEST_CASE("walk: rows come in order, with the indices of the other axes", "[trace][walk]") {
  const test::buffer<float, 3> b(test::random_array<float>({2, 2, 3}));
  std::vector<std::array<std::uint32_t, 2>> seen;
  trace::for_each_row(tensor(b.view()), [&](const trace::tensor_row<const float>& row, const trace::row_index& index) {
    CHECK(row.count == 3);
    CHECK(row[2] == b(index[0], index[1], 2));
    seen.push_back({index[0], index[1]});
  });
  CHECK(seen == std::vector<std::array<std::uint32_t, 2>>{{0, 0}, {0, 1}, {1, 0}, {1, 1}});
}

TEST_CASE("walk: rank 1, a single number, and nothing at all", "[trace][walk]") {
  const std::array<double, 3> x{1, 2, 3};
  trace::tensor_view<const double> v;
  v.data = x.data();
  CHECK(read_back<double>(trace::gathered(v)) == std::vector<double>{1});
  v.rank = 1;
  v.extent = {3};
  v.stride = {1};
  CHECK(read_back<double>(trace::gathered(v)) == std::vector<double>{1, 2, 3});
  v.stride = {0};
  CHECK(read_back<double>(trace::gathered(v)) == std::vector<double>{1, 1, 1});
  v.extent = {0};
  v.data = nullptr;
  CHECK(trace::gathered(v).empty());
}

TEST_CASE("element: what is kept of each type, and its value", "[trace][walk]") {
  STATIC_REQUIRE(std::same_as<trace::kept_t<float>, float>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<long double>, long double>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<xattn::bf16>, xattn::bf16>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<xattn::f16>, xattn::f16>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<test::dual>, double>);
  STATIC_REQUIRE(std::same_as<trace::kept_t<spoken>, double>);
  STATIC_REQUIRE_FALSE(trace::shown<mute>);
  CHECK(trace::to_double(xattn::bf16(1.5f)) == 1.5);
  CHECK(trace::to_double(xattn::f16(-0.25f)) == -0.25);
  CHECK(trace::to_double(test::dual(3.0, 9.0)) == 3.0);
  CHECK(trace::to_double(spoken{3}) == 1.5);
  const std::array<spoken, 2> two{{{1}, {5}}};
  trace::tensor_view<const spoken> v{two.data(), 1, {2}, {1}, {'q'}};
  CHECK(read_back<double>(trace::gathered(v)) == std::vector<double>{0.5, 2.5});
}

TEST_CASE("dtype: names, sizes and types belong together", "[trace][walk]") {
  using xattn::dtype;
  STATIC_REQUIRE(xattn::dtype_of<float>() == dtype::f32);
  STATIC_REQUIRE(xattn::dtype_of<bool>() == dtype::boolean);
  STATIC_REQUIRE(xattn::dtype_of<mute>() == dtype::opaque);
  for (std::size_t i = 0; i + 1 < xattn::dtype_table.size(); ++i) {
    const auto type = static_cast<dtype>(i);
    INFO(xattn::name(type));
    CHECK(xattn::with_type(type, [&](auto zero) {
      CHECK(sizeof(zero) == xattn::byte_size(type));
      CHECK(xattn::dtype_of<decltype(zero)>() == type);
    }));
  }
  CHECK_FALSE(xattn::with_type(dtype::opaque, [](auto) { FAIL("an opaque type has no value"); }));
}
