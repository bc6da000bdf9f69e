// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"

TEST_CASE("embedding layer: rows of the table for ids of any integer type and rank", "[layers]") {
  xattn::embedding<double> layer({.tokens = 5, .d_model = 3});
  const auto table = test::random_array<double>({5, 3});
  layer.table() = test::tensor<double, 2>(table);
  const auto row_is = [&](const auto& row, oracle::index_t id) {
    bool same = true;
    for (std::size_t c = 0; c < 3; ++c) same = same && row(c) == double(table(id, static_cast<oracle::index_t>(c)));
    return same;
  };
  const auto flat = layer(std::vector<std::int64_t>{4, 0, 4});
  CHECK((row_is(xt::view(flat, 0, xt::all()), 4) && row_is(xt::view(flat, 1, xt::all()), 0)));
  const xt::xtensor<unsigned char, 2> ids{{1, 2}, {3, 0}};
  const auto batched = layer(ids);
  STATIC_REQUIRE(std::is_same_v<decltype(batched), const xt::xtensor<double, 3>>);
  CHECK((row_is(xt::view(batched, 1, 0, xt::all()), 3) && row_is(xt::view(batched, 0, 1, xt::all()), 2)));
  const auto lazy = layer(ids + 1);
  CHECK(row_is(xt::view(lazy, 1, 0, xt::all()), 4));
}

TEST_CASE("embedding layer: logits are products with the table's rows, whenever it was assigned", "[layers]") {
  xattn::embedding<float> layer({.tokens = 37, .d_model = 13});
  for (const std::uint64_t seed : {1u, 2u}) {
    const auto table = test::random_array<float>({37, 13}, test::regime::uniform, seed);
    layer.table() = test::tensor<float, 2>(table);
    const auto x = test::random_array<float>({2, 5, 13}, test::regime::uniform, 7);
    const auto want = oracle::matmul(x, oracle::transpose(table));
    const auto got = layer.logits(test::tensor<float, 3>(x));
    STATIC_REQUIRE(std::is_same_v<decltype(got), const xt::xtensor<float, 3>>);
    CHECK(test::within(got, want, 13 * test::eps<float>() * 13));
    xt::xtensor<float, 2> row = xt::ones<float>({1, 37});
    std::vector<std::byte> scratch(layer.workspace_size(1, 1));
    layer.logits_into(row, xt::view(test::tensor<float, 3>(x), 1, xt::range(3, 4), xt::all()), {.workspace = scratch});
    CHECK(test::exactly(row, test::numbers(xt::eval(xt::view(got, 1, xt::range(3, 4), xt::all())))));
  }
  xt::xtensor<float, 2> out = xt::ones<float>({2, 36});
  const xt::xtensor<float, 2> narrow = xt::ones<float>({2, 12}), right = xt::ones<float>({2, 13});
  const auto error = [&](auto&& call) { return test::message_keeping<xattn::shape_error>(call, out); };
  CHECK(test::mentions(error([&] { layer.logits_into(out, narrow); }), {"logits", "x", "(2, 12)", "13"}));
  CHECK(test::mentions(error([&] { layer.logits_into(out, right); }), {"logits", "out", "(2, 36)", "(2, 37)"}));
}

TEST_CASE("embedding layer: a wrong id is named with its place, and nothing is written", "[layers]") {
  const xattn::embedding<float> layer({.tokens = 5, .d_model = 3});
  xt::xtensor<float, 2> out = xt::ones<float>({2, 3});
  for (const int wrong : {5, -1, 1 << 30}) {
    const auto message = test::message_keeping<xattn::option_error>(
        [&] {
          layer.into(out, std::vector<int>{1, wrong});
        },
        out);
    CHECK(test::mentions(message, {"embedding", "ids(0, 1)", std::to_string(wrong), "5"}));
  }
  const auto shape = test::message_keeping<xattn::shape_error>(
      [&] {
        layer.into(out, std::vector<int>{1, 2, 3});
      },
      out);
  CHECK(test::mentions(shape, {"embedding", "out", "(2, 3)", "(3, 3)"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([] { xattn::embedding<float> l({.d_model = 2}); }),
                       {"embedding", "tokens", "0"}));
  CHECK(test::mentions(test::message_of<xattn::option_error>([] { xattn::embedding<float> l({.tokens = 2}); }),
                       {"embedding", "d_model", "0"}));
}

TEST_CASE("embedding layer: a table that was never assigned is drawn from the seed", "[layers]") {
  const auto table = [](std::uint64_t seed) {
    return test::numbers(xattn::embedding<float>({.tokens = 5, .d_model = 3, .seed = seed}).table());
  };
  CHECK(test::exactly(table(7), table(7)));
  CHECK_FALSE(test::exactly(table(7), table(8)));
}
