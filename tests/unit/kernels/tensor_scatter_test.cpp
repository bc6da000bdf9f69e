// SPDX-License-Identifier: BSD-3-Clause
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/kernels/tensor_scatter.hpp>

namespace {

namespace kernels = xattn::kernels;
using kernels::scatter_mode;
using test::buffer;
using test::index_t;

/// One element after the other.
oracle::array scattered(oracle::array cache, const oracle::array& update, const std::vector<long>& first,
                        index_t axis) {
  const index_t capacity = cache.extent(axis), rows = update.extent(axis);
  index_t behind = 1, items = update.size() / cache.extent(0);
  for (index_t d = axis + 1; d < cache.rank(); ++d) behind *= cache.extent(d);
  for (index_t t = 0; t < rows; ++t) {
    for (index_t n = 0; n < update.size(); ++n) {
      if (n / behind % rows != t) continue;
      const index_t place = (first[static_cast<std::size_t>(n / items)] + t) % capacity;
      cache.flat((n / behind / rows * capacity + place) * behind + n % behind) = update.flat(n);
    }
  }
  return cache;
}

}  // namespace

TEST_CASE("tensor_scatter: every axis, both modes, as element by element", "[kernels][tensor_scatter]") {
  const auto cache = test::random_array<float>({2, 3, 7, 5}, test::regime::uniform, 1);
  for (const index_t axis : {1, 2, 3}) {
    for (const index_t rows : {0, 1, 2, 3, 5, 11}) {
      const index_t capacity = cache.extent(axis);
      oracle::shape_t shape = cache.shape;
      shape[static_cast<std::size_t>(axis)] = rows;
      const buffer<float, 4> update(test::random_array<float>(shape, test::regime::uniform, 2));
      for (const long start : {0L, 1L, static_cast<long>(capacity) - 1, static_cast<long>(3 * capacity) + 2}) {
        const std::vector<long> first{start, 0};
        const xattn::row_view<const long> places(first.data(), {2});
        const auto want = scattered(cache, update.numbers(), first, axis);
        INFO("axis " << axis << ", rows " << rows << ", first " << start);
        const buffer<float, 4> circular(cache), linear(cache);
        kernels::tensor_scatter(circular.view(), update.cview(), places, scatter_mode::circular, axis - 4);
        CHECK(test::exactly(circular, want));
        CHECK(circular.borders_intact());
        if (start + rows > capacity || rows > capacity) continue;
        kernels::tensor_scatter(linear.view(), update.cview(), places, scatter_mode::linear, axis);
        CHECK(test::exactly(linear, want));
      }
    }
  }
}

TEST_CASE("tensor_scatter: layouts, the default axis, unsigned places, bytes", "[kernels][tensor_scatter]") {
  const auto cache = test::random_array<float>({2, 6, 5}), update = test::random_array<float>({2, 2, 5});
  const std::vector<unsigned char> first{1, 4};
  const xattn::row_view<const unsigned char> places(first.data(), {2});
  const auto want = scattered(cache, update, {1, 4}, 1);
  test::for_each_placement<float>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<float, 3> in(update, of_in.how, of_in.where), out(cache, of_out.how, of_out.where);
    kernels::tensor_scatter(out.view(), in.cview(), places);
    CHECK(test::exactly(out, want));
    CHECK(out.borders_intact());
  });
  std::vector<std::int8_t> bytes(8, 0);
  const std::vector<std::int8_t> fresh{1, 2, 3, 4};
  kernels::tensor_scatter(xattn::matrix_view<std::int8_t>(bytes.data(), {2, 4}),
                          xattn::matrix_view<const std::int8_t>(fresh.data(), {2, 2}),
                          xattn::row_view<const long>(std::vector<long>{3, 2}.data(), {2}), scatter_mode::circular, 1);
  CHECK(bytes == std::vector<std::int8_t>{2, 0, 0, 1, 0, 0, 3, 4});
}

#if XATTN_EXCEPTIONS
TEST_CASE("tensor_scatter: each wrong argument is named, the cache is left alone", "[kernels][tensor_scatter]") {
  const buffer<float, 3> cache(oracle::array({2, 6, 5})), narrow(oracle::array({2, 2, 4})),
      fresh(oracle::array({2, 2, 5}));
  const auto option_fails = [&](const std::vector<long>& first, scatter_mode mode, index_t axis = 1) {
    return test::message_keeping<xattn::option_error>(
        [&] {
          kernels::tensor_scatter(cache.view(), fresh.cview(), xattn::row_view<const long>(first.data(), {2}), mode,
                                  axis);
        },
        cache);
  };
  CHECK(
      test::mentions(option_fails({0, 5}, scatter_mode::linear), {"tensor_scatter: first(1) is 5", "2 rows out of 6"}));
  CHECK(test::mentions(option_fails({-1, 5}, scatter_mode::circular), {"tensor_scatter: first(0) is -1", "0 or more"}));
  CHECK(test::mentions(option_fails({0, 0}, scatter_mode::linear, -3), {"tensor_scatter: axis is -3", "batch"}));
  CHECK(test::mentions(option_fails({0, 0}, scatter_mode::linear, 3), {"tensor_scatter: axis is 3"}));
  const std::vector<long> first{0, 0, 0};
  const auto shape_fails = [&](const buffer<float, 3>& update, index_t items) {
    return test::message_keeping<xattn::shape_error>(
        [&] {
          kernels::tensor_scatter(cache.view(), update.cview(), xattn::row_view<const long>(first.data(), {items}));
        },
        cache);
  };
  CHECK(test::mentions(shape_fails(narrow, 2), {"tensor_scatter: update", "(2, 2, 4)", "(2, 2, 5)"}));
  CHECK(test::mentions(shape_fails(fresh, 3), {"tensor_scatter: first", "(3)", "(2)"}));
}
#endif
