// SPDX-License-Identifier: BSD-3-Clause
#include "support/placements.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/core/numbers.hpp>
#include <xattn/kernels/sinusoidal.hpp>

namespace {

namespace kernels = xattn::kernels;
using test::buffer;
using test::index_t;

/// The bound in the header; long double forms its angles in long double.
template <class T>
long double tolerance(index_t last) {
  const long double angle = std::is_same_v<T, long double> ? test::eps<long double>() : test::eps<double>();
  return static_cast<long double>(last + 4) * angle + test::eps<T>();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("sinusoidal: matches the oracle, in every layout", "[kernels][sinusoidal]", test::all_reals) {
  using T = TestType;
  for (const index_t d_model : {2, 4, 10, 64, 130}) {
    const auto want = oracle::sinusoidal(33, d_model, 7);
    test::for_each_placement<T>([&](const test::place&, const test::place& of_out) {
      const buffer<T, 2> out({33, d_model}, of_out.how, of_out.where);
      kernels::sinusoidal(out.view(), 7);
      CHECK(test::within(out, want, tolerance<T>(40)));
      CHECK(out.borders_intact());
    });
  }
}

TEMPLATE_LIST_TEST_CASE("sinusoidal: split layouts match the oracle, and the first has the paper's numbers",
                        "[kernels][sinusoidal]", test::all_reals) {
  using T = TestType;
  using enum kernels::sinusoidal_layout;
  for (const index_t d_model : {2, 4, 10, 64}) {
    const index_t half = d_model / 2, last = half > 1 ? half - 1 : 1;
    const buffer<T, 2> paper({33, d_model}), halves({33, d_model}),
        to_end({33, d_model}, test::arrangement::transposed);
    kernels::sinusoidal(paper.view(), 7, interleaved);
    kernels::sinusoidal(halves.view(), 7, split);
    kernels::sinusoidal(to_end.view(), 7, split_to_end);
    CHECK(test::within(halves, oracle::split_sinusoidal(33, d_model, half, 7), tolerance<T>(40)));
    CHECK(test::within(to_end, oracle::split_sinusoidal(33, d_model, last, 7), tolerance<T>(40)));
    for (index_t i = 0; i < half; ++i) {
      CHECK(halves(32, i) == paper(32, 2 * i));
      CHECK(halves(32, half + i) == paper(32, 2 * i + 1));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("sinusoidal: first moves the rows and changes no bit of them", "[kernels][sinusoidal]",
                        test::all_reals) {
  using T = TestType;
  const buffer<T, 2> all({50, 16}), part({20, 16});
  kernels::sinusoidal(all.view());
  kernels::sinusoidal(part.view(), 30);
  CHECK(test::exactly(part, test::numbers(all.view().slice(0, 30, 50))));
}

TEMPLATE_LIST_TEST_CASE("sinusoidal: negative and far positions are as exact as double", "[kernels][sinusoidal]",
                        test::all_reals) {
  using T = TestType;
  for (const index_t first : {index_t{-3000}, index_t{1} << 20, index_t{1} << 33}) {
    const buffer<T, 2> out({3, 64});
    kernels::sinusoidal(out.view(), first);
    CHECK(test::within(out, oracle::sinusoidal(3, 64, first), tolerance<T>(first < 0 ? -first : first)));
  }
}

TEST_CASE("sinusoidal: no rows are fine", "[kernels][sinusoidal]") {
  CHECK_NOTHROW(kernels::sinusoidal(xattn::view<float, 2>(nullptr, {0, 8})));
}

TEST_CASE("sinusoidal: storage types are rounded once", "[kernels][sinusoidal]") {
  const buffer<xattn::bf16, 2> narrow({5, 8});
  const buffer<float, 2> out({5, 8});
  kernels::sinusoidal(narrow.view(), 3);
  kernels::sinusoidal(out.view(), 3);
  for (index_t j = 0; j < 8; ++j) CHECK(narrow(4, j) == xattn::bf16(out(4, j)));
}

#if XATTN_EXCEPTIONS
TEST_CASE("sinusoidal: a wrong width or position is named, the output is left alone", "[kernels][sinusoidal]") {
  for (const index_t d_model : {0, 1, 5}) {
    const buffer<float, 2> out({3, d_model});
    const auto message = test::message_keeping<xattn::option_error>([&] { kernels::sinusoidal(out.view()); }, out);
    CHECK(test::mentions(message, {"sinusoidal: d_model is " + std::to_string(d_model), "even"}));
  }
  const buffer<float, 2> out({3, 4});
  const auto message = test::message_keeping<xattn::option_error>(
      [&] { kernels::sinusoidal(out.view(), std::numeric_limits<index_t>::max() - 1); }, out);
  CHECK(test::mentions(message, {"sinusoidal: first is 9223372036854775806", "64 bits"}));
  const xattn::view<float, 2> one_row(out.data(), {3, 4}, {0, 1});
  const auto shared = test::message_keeping<xattn::option_error>([&] { kernels::sinusoidal(one_row); }, out);
  CHECK(test::mentions(shared, {"sinusoidal: out has elements that share memory"}));
}
#endif
