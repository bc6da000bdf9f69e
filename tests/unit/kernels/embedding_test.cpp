// SPDX-License-Identifier: BSD-3-Clause
#include "support/executors.hpp"
#include "support/placements.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/embedding.hpp>

#include <cstdint>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

oracle::array looked_up(const oracle::array& table, const oracle::array& ids) {
  const index_t width = table.extent(1);
  oracle::array out({ids.size(), width});
  for (index_t n = 0; n < out.size(); ++n) out.flat(n) = table(static_cast<index_t>(ids.flat(n / width)), n % width);
  return out;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("embedding: the rows of the table, at every width and in every layout", "[kernels][embedding]",
                        test::all_reals) {
  using T = TestType;
  const auto width = GENERATE(from_range(test::widths_around(xattn::simd::lanes<TestType>)));
  const auto numbers = test::random_array<T>({7, width});
  const auto ids = oracle::vector({6, 0, 3, 3, 5});
  test::for_each_placement<T>([&](const test::place& of_in, const test::place& of_out) {
    const buffer<T, 2> table(numbers, of_in.how, of_in.where), out({5, width}, of_out.how, of_out.where);
    const buffer<int, 1> at(ids, of_out.how);
    kernels::embedding(table.cview(), at.cview(), out.view());
    CHECK(test::exactly(out, looked_up(numbers, ids)));
    CHECK(out.borders_intact());
  });
}

TEMPLATE_TEST_CASE("embedding: ids of any integer type", "[kernels][embedding]", std::int8_t, std::uint8_t, short,
                   unsigned, long long, std::uint64_t, char) {
  const auto numbers = test::random_array<float>({120, 9});
  const auto ids = oracle::vector({119, 0, 100});
  const buffer<float, 2> table(numbers), out({3, 9});
  const buffer<TestType, 1> at(ids);
  kernels::embedding(table.view(), at.view(), out.view());
  CHECK(test::exactly(out, looked_up(numbers, ids)));
}

TEST_CASE("embedding: batches of ids, an executor is used", "[kernels][embedding]") {
  test::watched_executor executor;
  const auto numbers = test::random_array<float>({11, 900});
  oracle::array ids({2, 3, 10});
  for (index_t n = 0; n < ids.size(); ++n) ids.flat(n) = static_cast<long double>(n * 7 % 11);
  const buffer<float, 2> table(numbers);
  const buffer<index_t, 3> at(ids, test::arrangement::column_major);
  const buffer<float, 4> out({2, 3, 10, 900});
  kernels::embedding(table.view(), at.view(), out.view(), executor);
  CHECK(test::exactly(out, looked_up(numbers, ids).reshaped({2, 3, 10, 900})));
  CHECK(executor.parts() > 1);
}

TEST_CASE("embedding: a narrow table is widened, NaN is data, nothing is fine", "[kernels][embedding]") {
  const buffer<xattn::f16, 2> table(test::random_array<float>({4, 21}, test::regime::nan));
  const buffer<float, 2> out({2, 21});
  const buffer<int, 1> at(oracle::vector({0, 3}));
  kernels::embedding(table.view(), at.view(), out.view());
  CHECK(test::exactly_or_nan(out, looked_up(table.numbers(), oracle::vector({0, 3}))));
  const xattn::view<const float, 2> no_table(nullptr, {0, 5});
  const xattn::view<float, 2> no_rows(nullptr, {0, 5});
  CHECK_NOTHROW(kernels::embedding(no_table, xattn::view<const int, 1>(nullptr, {0}), no_rows));
}

#if XATTN_EXCEPTIONS
TEST_CASE("embedding: a wrong id is named with its place and the range, nothing is written", "[kernels][embedding]") {
  const buffer<float, 2> table(oracle::array({5, 3}));
  const buffer<float, 3> out({2, 4, 3});
  const auto fails = [&](const auto& ids) {
    return test::message_keeping<xattn::option_error>([&] { kernels::embedding(table.view(), ids.view(), out.view()); },
                                                      out);
  };
  oracle::array ids({2, 4});
  ids(1, 2) = 5;
  CHECK(test::mentions(fails(buffer<int, 2>(ids)), {"embedding: ids(1, 2) is 5", "0 <= id < 5"}));
  ids(0, 3) = -1;
  CHECK(test::mentions(fails(buffer<int, 2>(ids)), {"embedding: ids(0, 3) is -1"}));
  ids(0, 3) = 255;
  CHECK(test::mentions(fails(buffer<std::uint8_t, 2>(ids)), {"embedding: ids(0, 3) is 255"}));
  buffer<std::uint64_t, 2> huge(oracle::array({2, 4}));
  huge(1, 3) = ~std::uint64_t{0};
  CHECK(test::mentions(fails(huge), {"embedding: ids(1, 3) is 18446744073709551615"}));
}

TEST_CASE("embedding: each wrong shape and an output in the table are refused", "[kernels][embedding]") {
  const buffer<float, 2> table(oracle::array({5, 3})), narrow({2, 4}), too_long({3, 3});
  const buffer<int, 1> ids(oracle::vector({1, 2}));
  const auto fails = [&](const buffer<float, 2>& out) {
    return test::message_keeping<xattn::shape_error>([&] { kernels::embedding(table.view(), ids.view(), out.view()); },
                                                     out);
  };
  CHECK(test::mentions(fails(narrow), {"embedding: out", "(2, 4)", "(2, 3)"}));
  CHECK(test::mentions(fails(too_long), {"embedding: out", "(3, 3)", "(2, 3)"}));
  const auto message = test::message_keeping<xattn::option_error>(
      [&] { kernels::embedding(table.view(), ids.view(), table.view().slice(0, 0, 2)); }, table);
  CHECK(test::mentions(message, {"embedding: out overlaps table"}));
  const xattn::view<float, 2> one_row(narrow.data(), {2, 3}, {0, 1});
  const auto shared = test::message_keeping<xattn::option_error>(
      [&] { kernels::embedding(table.view(), ids.view(), one_row); }, narrow);
  CHECK(test::mentions(shared, {"embedding: out has elements that share memory"}));
}
#endif
