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
