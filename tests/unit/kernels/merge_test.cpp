// SPDX-License-Identifier: BSD-3-Clause
/// Results of parts of the keys become the result of all: against a sum in long double, the bits of a part that stands
/// alone, and rows that have no number.
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/kernels/merge.hpp>

namespace {

using namespace test;
namespace kernels = xattn::kernels;

constexpr long double infinity = std::numeric_limits<long double>::infinity();

struct part_numbers {
  oracle::array out, lse;
};

template <class T>
std::vector<part_numbers> random_parts(index_t count, const index_array<4>& shape, regime kind = regime::uniform) {
  std::vector<part_numbers> parts;
  for (index_t n = 0; n < count; ++n) {
    const auto seed = static_cast<std::uint64_t>(2 * n + 1);
    parts.push_back({random_array<T>({shape[0], shape[1], shape[2], shape[3]}, kind, seed),
                     random_array<T>({shape[0], shape[1], shape[2]}, regime::wide, seed + 1)});
  }
  return parts;
}

/// The formula as a pair of loops over the parts, row by row.
part_numbers truly_merged(const std::vector<part_numbers>& parts) {
  part_numbers all{oracle::array(parts[0].out.shape, 0), oracle::array(parts[0].lse.shape, -infinity)};
  const index_t width = all.out.extent(-1);
  for (index_t r = 0; r < all.lse.size(); ++r) {
    long double top = -infinity, total = 0;
    for (const part_numbers& p : parts) top = std::max(top, p.lse.flat(r));
    if (top == -infinity) continue;
    for (const part_numbers& p : parts) total += std::exp(p.lse.flat(r) - top);
    for (const part_numbers& p : parts) {
      const long double share = std::exp(p.lse.flat(r) - top) / total;
      for (index_t c = 0; c < width; ++c) all.out.flat(r * width + c) += share * p.out.flat(r * width + c);
    }
    all.lse.flat(r) = top + std::log(total);
  }
  return all;
}

template <class T>
struct merge_call {
  std::vector<buffer<T, 4>> outs;
  std::vector<buffer<T, 3>> lses;
  buffer<T, 4> out;
  buffer<T, 3> lse;

  explicit merge_call(const std::vector<part_numbers>& parts, arrangement how = arrangement::row_major)
      : out(index_array<4>{parts[0].out.extent(0), parts[0].out.extent(1), parts[0].out.extent(2),
                           parts[0].out.extent(3)},
            how),
        lse(index_array<3>{parts[0].lse.extent(0), parts[0].lse.extent(1), parts[0].lse.extent(2)}, how) {
    for (const part_numbers& p : parts) {
      outs.emplace_back(p.out, how);
      lses.emplace_back(p.lse, how);
    }
  }

  std::vector<kernels::partial_view<T>> views() const {
    std::vector<kernels::partial_view<T>> v;
    for (std::size_t n = 0; n < outs.size(); ++n) v.push_back({outs[n].cview(), lses[n].cview()});
    return v;
  }

  void run(const buffer<T, 4>& to, const buffer<T, 3>& to_lse, const xattn::executor_ref& executor = {}) const {
    const auto v = views();
    const std::size_t bytes = kernels::merge_workspace<T>(static_cast<index_t>(v.size()), executor);
    std::vector<std::byte> memory(bytes + xattn::workspace_alignment, std::byte{0xff});
    kernels::merge<T>(v, to.view(), to_lse.view(), executor, xattn::workspace(std::span<std::byte>(memory)));
  }
  void run(const xattn::executor_ref& executor = {}) const { run(out, lse, executor); }
};

/// Bit for bit, but for what lies around the elements.
template <class T, std::size_t R>
bool same_elements(const buffer<T, R>& a, const buffer<T, R>& b) {
  const std::vector<T> x = a.elements(), y = b.elements();
  return x.size() == y.size() && std::memcmp(x.data(), y.data(), x.size() * sizeof(T)) == 0;
}

/// (parts + 5) eps of the largest number, and 3 eps (1 + |lse|).
template <class T>
void check_near(const merge_call<T>& c, const part_numbers& truth, long double largest) {
  const auto count = static_cast<long double>(c.outs.size());
  CHECK(within(c.out, truth.out, (count + 5) * eps<T>() * largest));
  CHECK(within(c.lse, truth.lse, 3 * eps<T>() * (1 + largest_magnitude(truth.lse))));
  CHECK(c.out.borders_intact());
  CHECK(c.lse.borders_intact());
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("merge: any number of parts, any width and length, any strides", "[merge]", test::reals) {
  using T = TestType;
  const auto check = [](index_t count, const index_array<4>& shape, arrangement how) {
    const auto parts = random_parts<T>(count, shape);
    const merge_call<T> c(parts, how);
    c.run();
    check_near(c, truly_merged(parts), 1);
  };
  for (const index_t width : widths_around(xattn::simd::lanes<T>)) check(2, {2, 3, 5, width}, arrangement::row_major);
  for (const index_t rows : widths_around(xattn::simd::lanes<T>)) check(3, {1, 2, rows, 7}, arrangement::row_major);
  for (const index_t count : {1, 2, 5, 70}) check(count, {2, 1, 9, 20}, arrangement::row_major);
  for (const arrangement how : arrangements) check(3, {2, 2, 5, 19}, how);
}

TEMPLATE_LIST_TEST_CASE("merge: the plain form stays within the same bound", "[merge]", test::reals) {
  using T = TestType;
  const auto parts = random_parts<T>(4, {2, 2, 21, 9});
  const merge_call<T> c(parts);
  const auto v = c.views();
  kernels::plain_merge<T>(v, c.out.view(), c.lse.view());
  check_near(c, truly_merged(parts), 1);
}

TEST_CASE("merge: types without vector units", "[merge]") {
  const auto parts = random_parts<long double>(3, {1, 2, 5, 4});
  const merge_call<long double> c(parts);
  c.run();
  check_near(c, truly_merged(parts), 1);
}

TEMPLATE_LIST_TEST_CASE("merge: a part that saw no key changes no bit, on either side, whatever its out holds",
                        "[merge][bits]", test::reals) {
  using T = TestType;
  auto parts = random_parts<T>(1, {1, 2, 19, 21});
  parts[0].lse.flat(3) = -0.0L;
  parts[0].out.flat(5) = -0.0L;
  parts[0].out.flat(7) = infinity;
  parts[0].lse.flat(11) = std::numeric_limits<long double>::quiet_NaN();
  const part_numbers none{oracle::array(parts[0].out.shape, std::numeric_limits<long double>::quiet_NaN()),
                          oracle::array(parts[0].lse.shape, -infinity)};
  for (const auto& list : {std::vector{parts[0], none}, std::vector{none, parts[0]}, std::vector{none, parts[0], none},
                           std::vector{parts[0]}}) {
    const merge_call<T> c(list), alone(parts);
    c.run();
    CHECK(same_elements(c.out, alone.outs[0]));
    CHECK(same_elements(c.lse, alone.lses[0]));
    const auto v = c.views();
    kernels::plain_merge<T>(v, c.out.view(), c.lse.view());
    CHECK(same_elements(c.out, alone.outs[0]));
    CHECK(same_elements(c.lse, alone.lses[0]));
  }
}

TEMPLATE_LIST_TEST_CASE("merge: no key at all, NaN, and infinite rows", "[merge]", test::reals) {
  using T = TestType;
  constexpr long double nan = std::numeric_limits<long double>::quiet_NaN();
  auto parts = random_parts<T>(2, {1, 1, 5, 3});
  const long double first[] = {-infinity, nan, infinity, infinity, 0}, second[] = {-infinity, 1, 1, infinity, -2000};
  for (index_t r = 0; r < 5; ++r) parts[0].lse.flat(r) = first[r], parts[1].lse.flat(r) = second[r];
  const merge_call<T> c(parts);
  for (const bool plain : {false, true}) {
    const auto v = c.views();
    if (plain)
      kernels::plain_merge<T>(v, c.out.view(), c.lse.view());
    else
      c.run();
    CHECK(c.out(0, 0, 0, 2) == T(0));
    CHECK(c.lse(0, 0, 0) == -std::numeric_limits<T>::infinity());
    for (const index_t r : {1, 2, 3}) {
      CHECK(std::isnan(c.out(0, 0, r, 1)));
      CHECK(std::isnan(c.lse(0, 0, r)));
    }
    CHECK(c.out(0, 0, 4, 1) == c.outs[0](0, 0, 4, 1));  // the other share is too small to count
    CHECK(c.lse(0, 0, 4) == T(0));
  }
}

TEMPLATE_LIST_TEST_CASE("merge: in place of any part, and on any number of threads, the same bits", "[merge][bits]",
                        test::reals) {
  using T = TestType;
  const auto parts = random_parts<T>(3, {2, 9, 70, 33});
  const merge_call<T> c(parts);
  c.run();
  for (std::size_t n = 0; n < parts.size(); ++n) {
    const merge_call<T> again(parts);
    again.run(again.outs[n], again.lses[n]);
    CHECK(same_elements(again.outs[n], c.out));
    CHECK(same_elements(again.lses[n], c.lse));
  }
  const merge_call<T> shared(parts);
  watched_executor executor(4);
  shared.run(executor);
  CHECK(executor.parts() > 1);
  CHECK(same_elements(shared.out, c.out));
  CHECK(same_elements(shared.lse, c.lse));
}
