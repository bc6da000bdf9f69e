// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

#include <xattn/positional_encoding.hpp>

using test::tensor;

TEMPLATE_LIST_TEST_CASE("learned_encoding: rows of the table from any position on", "[layers][learned]", test::reals) {
  using T = TestType;
  const auto numbers = test::random_array<T>({9, 5});
  xattn::learned_encoding<T> positions({.length = 9, .d_model = 5});
  positions.table() = tensor<T, 2>(numbers);
  for (const auto& [length, first] : {std::pair{9, 0}, {4, 0}, {4, 5}, {1, 8}, {0, 0}, {0, 9}}) {
    const auto rows = positions(length, first);
    static_assert(std::is_same_v<std::remove_const_t<decltype(rows)>, xt::xtensor<T, 2>>);
    REQUIRE(rows.shape() == std::array<std::size_t, 2>{static_cast<std::size_t>(length), 5});
    for (std::size_t n = 0; n < rows.size(); ++n) {
      CHECK(test::widen(rows.data()[n]) == numbers.flat(5 * first + static_cast<test::index_t>(n)));
    }
  }
  const auto& read_only = positions;
  CHECK(test::exactly(read_only.table(), numbers));
  CHECK(test::exactly(positions(std::size_t{9}), numbers));
}

TEST_CASE("learned_encoding: into a view, with an executor, with a trace", "[layers][learned]") {
  xattn::learned_encoding<float> positions({.length = 400, .d_model = 100, .seed = 3});
  const auto want = positions(390, 10);
  xt::xtensor<float, 2> wide = xt::zeros<float>({390, 102});
  positions.into(xt::view(wide, xt::all(), xt::range(1, 101)), 10);
  CHECK(test::same_bits(xt::xtensor<float, 2>(xt::view(wide, xt::all(), xt::range(1, 101))), want));
  CHECK(xt::sum(xt::view(wide, xt::all(), 0))() == 0);
  CHECK(xt::sum(xt::view(wide, xt::all(), 101))() == 0);
  test::watched_executor executor;
  CHECK(test::same_bits(positions(390, 10, {.executor = executor}), want));
  CHECK(executor.parts() > 1);
  xattn::trace::recorder rec;
  CHECK(test::same_bits(positions(390, 10, {}, xattn::trace::to(rec)), want));
  CHECK(test::same_bits(xt::xtensor<float, 2>(rec.get<float>("embed.pos_enc")), want));
}

TEST_CASE("learned_encoding: a new one has numbers of its seed, of the usual size", "[layers][learned]") {
  const xattn::learned_encoding<float> a({.length = 8, .d_model = 4}), b({.length = 8, .d_model = 4, .seed = 1});
  CHECK_FALSE(test::same_bits(a(8), b(8)));
  CHECK(xt::amax(xt::abs(a(8)))() > 0);
  CHECK(xt::amax(xt::abs(a(8)))() <= std::sqrt(6.0f / 12));
  CHECK(a.config().length == 8);
}

#if XATTN_EXCEPTIONS
TEST_CASE("learned_encoding: wrong positions and shapes are named, the output is left alone", "[layers][learned]") {
  xattn::learned_encoding<float> positions({.length = 6, .d_model = 4});
  xt::xtensor<float, 2> out = xt::ones<float>({3, 4}), narrow = xt::ones<float>({3, 3});
  const auto value = [&](auto&& call) { return test::message_keeping<xattn::option_error>(call, out); };
  CHECK(test::mentions(value([&] { (void)positions(7); }), {"learned_encoding: length is 7", "6 rows"}));
  CHECK(test::mentions(value([&] { positions.into(out, 4); }), {"learned_encoding: length is 3", "2 rows"}));
  CHECK(test::mentions(value([&] { positions.into(out, -1); }), {"learned_encoding: first is -1", "0 to 5"}));
  CHECK(test::mentions(value([&] { (void)positions(0, 7); }), {"learned_encoding: first is 7"}));
  CHECK(test::mentions(value([&] { (void)positions(-1); }), {"learned_encoding: length is -1"}));
  CHECK(test::mentions(value([&] { (void)positions(std::numeric_limits<std::int64_t>::max(), 1); }), {"5 rows"}));
  const auto shape = [&](auto& to) {
    return test::message_keeping<xattn::shape_error>([&] { positions.into(to); }, to);
  };
  CHECK(test::mentions(shape(narrow), {"learned_encoding: out has shape (3, 3)", "4"}));
  xt::xtensor<float, 3> deep = xt::ones<float>({1, 3, 4});
  CHECK(test::mentions(shape(deep), {"learned_encoding: out has shape (1, 3, 4)"}));
  const auto refused = [](const xattn::learned_encoding_config& c) {
    return test::message_of<xattn::option_error>([&] { xattn::learned_encoding<float> l(c); });
  };
  CHECK(test::mentions(refused({.d_model = 4}), {"learned_encoding: length is 0"}));
  CHECK(test::mentions(refused({.length = 4}), {"learned_encoding: d_model is 0"}));
  xt::xtensor<float, 2> short_table = xt::ones<float>({5, 4});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { positions.table() = short_table; }),
                       {"table", "(5, 4)", "(6, 4)"}));
}
#endif
