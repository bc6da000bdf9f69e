// SPDX-License-Identifier: BSD-3-Clause
/// Rotary layer: frequency scalings, partial widths, sections.
#include "support/catch.hpp"
#include "support/layers.hpp"
#include "support/oracle/rotary.hpp"
#include "support/thrown.hpp"
#include "support/tolerance.hpp"
#include "support/types.hpp"

using oracle::index_t;
using test::tensor;
using xattn::rotary_config;
using xattn::rotary_pairing;

namespace {

constexpr auto half_split = rotary_pairing::half_split;

struct both_ways {
  rotary_pairing ours;
  oracle::pairing truth;
};
constexpr both_ways pairings[] = {{rotary_pairing::interleaved, oracle::pairing::interleaved},
                                  {half_split, oracle::pairing::half_split}};

/// A scaling of width 16 at base 500 and what it is at a length.
struct scaling_pair {
  const char* name;
  xattn::rotary_scaling ours;
  oracle::spectrum truth;
};

const std::vector<double> short_factors{1, 1.125, 1.25, 1.5, 1.5, 2, 2.5, 3};
const std::vector<double> long_factors{1, 1.5, 2, 4, 8, 8, 16, 32};

std::vector<scaling_pair> scalings(index_t length) {
  const auto& longrope = length > 32 ? long_factors : short_factors;
  return {
      {"none", {}, oracle::plain_spectrum(16, 500)},
      {"linear", xattn::linear_scaling{.factor = 2.5}, oracle::linear_spectrum(16, 500, 2.5L)},
      {"ntk", xattn::ntk_scaling{.factor = 3}, oracle::ntk_spectrum(16, 500, 3)},
      {"dynamic ntk", xattn::dynamic_ntk_scaling{.factor = 2, .original = 32},
       oracle::dynamic_ntk_spectrum(16, 500, 2, 32, length)},
      {"yarn", xattn::yarn_scaling{.factor = 4, .original = 512}, oracle::yarn_spectrum(16, 500, {4, 512})},
      {"yarn, other betas", xattn::yarn_scaling{.factor = 8, .original = 64, .beta_fast = 2, .beta_slow = 0.25},
       oracle::yarn_spectrum(16, 500, {8, 64, 2, 0.25L})},
      {"yarn, no room between the bounds",
       xattn::yarn_scaling{.factor = 4, .original = 1, .beta_fast = 2, .beta_slow = 2},
       oracle::yarn_spectrum(16, 500, {4, 1, 2, 2})},
      {"llama3", xattn::llama3_scaling{.original = 128}, oracle::llama3_spectrum(16, 500, {8, 1, 4, 128})},
      {"llama3, other bounds", xattn::llama3_scaling{.factor = 32, .low = 0.5, .high = 8, .original = 256},
       oracle::llama3_spectrum(16, 500, {32, 0.5L, 8, 256})},
      {"longrope",
       xattn::longrope_scaling{
           .short_factors = short_factors, .long_factors = long_factors, .original = 32, .max_length = 128},
       oracle::longrope_spectrum(500, longrope, 32, 128)},
  };
}

/// The bounds in the headers, at positions up to `farthest` and for numbers below 1.
template <class T>
long double tolerance(index_t farthest) {
  return 8 * test::eps<T>() + 16 * static_cast<long double>(farthest + 3) * test::eps<double>();
}

rotary_config config_of(const both_ways& p, const xattn::rotary_scaling& scaling, xattn::count d_head = 16) {
  return {.d_head = d_head, .pairing = p.ours, .base = 500, .scaling = scaling, .width = 16};
}

template <class X, class... Arguments>
auto turned_by(const rotary_config& c, const X& x, const Arguments&... arguments) {
  return xattn::rotary<xattn::value_of<X>>(c)(x, arguments...);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rotary layer: each scaling matches the oracle, on whole heads and on a part of them",
                        "[layers][rotary]", test::reals) {
  using T = TestType;
  for (const index_t first : {0, 15, 700}) {
    for (const auto& s : scalings(first + 9)) {
      INFO(s.name << " from " << first);
      for (const index_t d_head : {16, 21}) {
        const auto x = test::random_array<T>({2, 9, d_head});
        for (const auto& p : pairings) {
          const auto want =
              oracle::rotary_by(s.truth, x, p.truth, [=](index_t row, index_t) { return first + row % 9; });
          const auto y = turned_by(config_of(p, s.ours, d_head), tensor<T, 3>(x), first);
          CHECK(test::within(y, want, tolerance<T>(first + 9)));
        }
      }
    }
  }
}

TEST_CASE("rotary layer: scalings differ from one another, and lengths count where they should", "[layers][rotary]") {
  const auto x = tensor<double, 2>(test::random_array<double>({60, 16}));
  const auto all = scalings(60);
  std::vector<xt::xtensor<double, 2>> results;
  for (const auto& s : all) results.push_back(turned_by(config_of(pairings[0], s.ours), x, 0));
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) CHECK_FALSE(test::same_bits(results[a], results[b]));
  }
  for (const auto& s : all) {
    INFO(s.name);
    const bool varies = s.name == std::string("dynamic ntk") || s.name == std::string("longrope");
    const auto few = turned_by(config_of(pairings[0], s.ours), xt::view(x, xt::range(0, 32), xt::all()), 0);
    const auto of_all = turned_by(config_of(pairings[0], s.ours), x, 0);
    const xt::xtensor<double, 2> same_rows = xt::view(of_all, xt::range(0, 32), xt::all());
    CHECK(test::same_bits(same_rows, xt::xtensor<double, 2>(few)) != varies);
  }
}

TEST_CASE("rotary layer: an attention factor that is given replaces the amplitude", "[layers][rotary]") {
  const auto x = test::random_array<double>({3, 16});
  const xattn::longrope_scaling longrope{.short_factors = short_factors,
                                         .long_factors = long_factors,
                                         .original = 32,
                                         .max_length = 128,
                                         .attention_factor = 1.5};
  const auto same_places = [](index_t row, index_t) { return row; };
  auto truth = oracle::longrope_spectrum(500, short_factors, 32, 128);
  truth.amplitude = 1.5L;
  for (const auto& p : pairings) {
    CHECK(test::within(turned_by(config_of(p, longrope), tensor<double, 2>(x), 0),
                       oracle::rotary_by(truth, x, p.truth, same_places), tolerance<double>(3)));
    const xattn::yarn_scaling yarn{.factor = 4, .original = 512, .attention_factor = 0.5};
    auto other = oracle::yarn_spectrum(16, 500, {4, 512});
    other.amplitude = 0.5L;
    CHECK(test::within(turned_by(config_of(p, yarn), tensor<double, 2>(x), 0),
                       oracle::rotary_by(other, x, p.truth, same_places), tolerance<double>(3)));
  }
}

TEST_CASE("rotary layer: the length is that of an item's own positions, and no item changes another",
          "[layers][rotary][bits]") {
  const auto numbers = test::random_array<float>({2, 3, 16});
  const auto x = tensor<float, 3>(numbers);
  const xt::xtensor<int, 2> positions{{5, 31, 2}, {900, 7, 8}};
  const auto at = [&](index_t row, index_t) { return positions(row / 3, row % 3); };
  const auto near = scalings(32), far = scalings(901);
  for (std::size_t k = 0; k < near.size(); ++k) {
    INFO(near[k].name);
    const xattn::rotary<float> rope(config_of(pairings[1], near[k].ours));
    const auto y = test::numbers(rope(x, positions));
    auto want = oracle::rotary_by(near[k].truth, numbers, oracle::pairing::half_split, at);
    const auto second = oracle::rotary_by(far[k].truth, numbers, oracle::pairing::half_split, at);
    std::copy(second.data.begin() + 48, second.data.end(), want.data.begin() + 48);
    CHECK(test::within(y, want, tolerance<float>(901)));
    for (std::size_t n = 0; n < 2; ++n) {
      const auto alone = rope(xt::view(x, n, xt::all(), xt::all()), xt::view(positions, n, xt::all()));
      const auto offset = static_cast<std::ptrdiff_t>(48 * n);
      CHECK(std::equal(alone.begin(), alone.end(), y.data.begin() + offset));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rotary layer: each section stands at positions of its own", "[layers][rotary]", test::reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 2, 5, 18});
  const xt::xtensor<std::int64_t, 3> ids{{{0, 1, 2, 3, 4}, {9, 9, 9, 10, 11}},
                                         {{5, 6, 5, 6, 7}, {-3, 0, 3, 6, 9}},
                                         {{40, 30, 20, 10, 0}, {1, 1, 2, 2, 1000}}};
  const auto section_of = [](index_t i) { return i < 1 ? 0 : i < 6 ? 1 : 2; };
  for (const auto& p : pairings) {
    for (const auto& s : scalings(1001)) {
      INFO(s.name);
      auto config = config_of(p, s.ours, 18);
      config.sections = {1, 5, 2};
      const xattn::rotary<T> rope(config);
      const auto shared = oracle::rotary_by(s.truth, x, p.truth,
                                            [&](index_t row, index_t i) { return ids(section_of(i), 1, row % 5); });
      CHECK(test::within(rope(tensor<T, 4>(x), xt::view(ids, xt::all(), 1, xt::all())), shared, tolerance<T>(1001)));
      CHECK(test::same_bits(rope(tensor<T, 4>(x), 77), turned_by(config_of(p, s.ours, 18), tensor<T, 4>(x), 77)));
      if (xattn::kernels::depends_on_length(s.ours)) continue;
      const auto own = oracle::rotary_by(s.truth, x, p.truth,
                                         [&](index_t row, index_t i) { return ids(section_of(i), row / 10, row % 5); });
      std::vector<std::byte> scratch(rope.workspace_size(10));
      CHECK(test::within(rope(tensor<T, 4>(x), ids, {.workspace = scratch}), own, tolerance<T>(1001)));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("rotary layer: scores depend on the distance alone, position 0 changes nothing",
                        "[layers][rotary]", test::reals) {
  using T = TestType;
  const auto q = test::random_array<T>({1, 20}, test::regime::uniform, 1);
  const auto k = test::random_array<T>({1, 20}, test::regime::uniform, 2);
  for (const auto& s : scalings(32)) {
    INFO(s.name);
    const xattn::rotary<T> rope(config_of(pairings[0], s.ours, 20));
    const auto score = [&](int m, int n) {
      const auto a = rope(tensor<T, 2>(q), m), b = rope(tensor<T, 2>(k), n);
      long double sum = 0;
      for (std::size_t j = 0; j < 20; ++j) sum += test::widen(a(0, j)) * test::widen(b(0, j));
      return sum;
    };
    const long double bound = 20 * tolerance<T>(32) * s.truth.amplitude * s.truth.amplitude;
    CHECK(test::within(score(9, 2), score(29, 22), bound));
    CHECK(test::within(score(1, 8), score(20, 27), bound));
    CHECK(std::fabs(score(9, 2) - score(9, 3)) > bound);
    if (s.truth.amplitude == 1) CHECK(test::exactly(rope(tensor<T, 2>(q), 0), q));
  }
}

TEST_CASE("rotary layer: over a cache each call has the scaling of its own length, and cached keys keep theirs",
          "[layers][rotary]") {
  const auto x = tensor<double, 2>(test::random_array<double>({37, 16}));
  const xt::xtensor<double, 2> identity = xt::eye<double>(16);
  for (const auto& s : scalings(37)) {
    INFO(s.name);
    const auto config = config_of(pairings[1], s.ours);
    xattn::multi_head_attention<double> layer({.d_model = 16, .rope = config});
    layer.w_q() = layer.w_k() = layer.w_v() = layer.w_o() = identity;
    auto cache = layer.make_cache(37);
    xt::xtensor<double, 2> keys = x;
    for (const auto& [first, last] : {std::pair{0, 30}, {30, 31}, {31, 36}, {36, 37}}) {
      const xt::xtensor<double, 2> rows = xt::view(x, xt::range(first, last), xt::all());
      const auto turned = turned_by(config, rows, first);
      xt::view(keys, xt::range(first, last), xt::all()) = turned;
      const auto want = xattn::attention(turned, xt::view(keys, xt::range(0, last), xt::all()),
                                         xt::view(x, xt::range(0, last), xt::all()), xattn::causal);
      CHECK(test::within_case<double>(layer(rows, cache, xattn::causal), want));
    }
  }
}

#if XATTN_EXCEPTIONS
TEST_CASE("rotary layer: each wrong width, section and scaling is named", "[layers][rotary]") {
  const auto with = [](auto change) {
    rotary_config c{.d_head = 8, .pairing = half_split};
    change(c);
    return test::message_of<std::invalid_argument>([&] { xattn::rotary<float> l(c); });
  };
  for (const int width : {3, 10, -2}) {
    CHECK(test::mentions(with([&](auto& c) { c.width = width; }), {"rotary: width is " + std::to_string(width), "8"}));
  }
  CHECK_NOTHROW(xattn::rotary<float>({.d_head = 7, .pairing = half_split, .width = 4}));
  CHECK(test::mentions(with([](auto& c) { c.sections = {2, 3}; }), {"rotary: the sum of sections is 5", "4"}));
  CHECK(test::mentions(with([](auto& c) { c.sections = {5, -1}; }), {"rotary: a section is -1"}));
  const auto scaled = [&](const xattn::rotary_scaling& s) { return with([&](auto& c) { c.scaling = s; }); };
  const double inf = std::numeric_limits<double>::infinity();
  CHECK(test::mentions(scaled(xattn::linear_scaling{.factor = 0}), {"rotary: scaling.factor is 0", "above 0"}));
  CHECK(test::mentions(scaled(xattn::ntk_scaling{.factor = inf}), {"rotary: scaling.factor is inf"}));
  CHECK(test::mentions(scaled(xattn::dynamic_ntk_scaling{.factor = 2}), {"rotary: scaling.original is 0"}));
  CHECK(test::mentions(scaled(xattn::yarn_scaling{.factor = 2}), {"rotary: scaling.original is 0"}));
  CHECK(test::mentions(scaled(xattn::yarn_scaling{.factor = 2, .original = 4, .beta_fast = 1, .beta_slow = 2}),
                       {"rotary: scaling.beta_slow is 2"}));
  CHECK(test::mentions(scaled(xattn::yarn_scaling{.factor = 2, .original = 4, .attention_factor = -1.0}),
                       {"rotary: scaling.attention_factor is -1"}));
  CHECK(test::mentions(scaled(xattn::llama3_scaling{.low = 4}), {"rotary: scaling.low is 4", "less than high"}));
  CHECK(test::mentions(scaled(xattn::llama3_scaling{.original = -5}), {"rotary: scaling.original is -5"}));
  xattn::longrope_scaling longrope{
      .short_factors = {1, 1, 1, 1}, .long_factors = {1, 1, 1}, .original = 8, .max_length = 16};
  CHECK(test::mentions(scaled(longrope), {"rotary: scaling.long_factors", "(3)", "(4)"}));
  longrope.long_factors = {1, 1, 0, 1};
  CHECK(test::mentions(scaled(longrope), {"rotary: scaling.long_factors is 0"}));
  longrope.long_factors = {1, 1, 1, 1};
  longrope.original = 1;
  CHECK(test::mentions(scaled(longrope), {"rotary: scaling.original is 1", "2 or more"}));
  CHECK(test::mentions(with([](auto& c) {
                         c.width = 2;
                         c.scaling = xattn::ntk_scaling{.factor = 2};
                       }),
                       {"rotary: width is 2", "4 or more"}));
  CHECK(test::mentions(with([](auto& c) {
                         c.base = 1;
                         c.scaling = xattn::yarn_scaling{.factor = 2, .original = 4};
                       }),
                       {"rotary: base is 1", "above 1"}));
}

TEST_CASE("rotary layer: positions of sections have their shape, the output is left alone", "[layers][rotary]") {
  const xattn::rotary<float> rope({.d_head = 6, .pairing = half_split, .sections = {1, 2}});
  const xt::xtensor<float, 3> x = xt::ones<float>({4, 5, 6});
  xt::xtensor<float, 3> out = xt::ones<float>({4, 5, 6});
  const auto refused = [&](std::vector<std::size_t> shape) {
    const xt::xarray<int> ids = xt::zeros<int>(shape);
    return test::message_keeping<xattn::shape_error>([&] { rope.into(out, x, ids); }, out);
  };
  CHECK(test::mentions(refused({5}), {"rotary: positions has shape (5)", "2 sections"}));
  CHECK(test::mentions(refused({3, 5}), {"(3, 5)", "2 sections"}));
  CHECK(test::mentions(refused({2, 4}), {"(2, 4)"}));
  CHECK(test::mentions(refused({2, 3, 5}), {"(2, 3, 5)"}));
  CHECK(test::mentions(refused({1, 2, 4, 5}), {"(1, 2, 4, 5)"}));
  CHECK_NOTHROW(rope.into(out, x, xt::xarray<int>(xt::zeros<int>({2, 4, 5}))));
  CHECK_NOTHROW(rope.into(out, x, xt::xarray<int>(xt::zeros<int>({2, 5}))));
}
#endif
