// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/positional_encoding.hpp>
#include <xattn/trace/editor.hpp>
#include <xattn/trace/recorder.hpp>

#include <array>

TEMPLATE_LIST_TEST_CASE("sinusoidal_encoding: an owning matrix of the asked shape", "[xtensor][sinusoidal]",
                        test::all_reals) {
  using T = TestType;
  const std::size_t length = 9;
  const auto pe = xattn::sinusoidal_encoding<T>(length, 10);
  static_assert(std::is_same_v<decltype(pe), const xt::xtensor<T, 2>>);
  CHECK(test::within(pe, oracle::sinusoidal(9, 10), 16 * test::eps<T>() + 16 * test::eps<double>()));
  CHECK(test::within(xattn::sinusoidal_encoding<T>(2, 10, 7u), oracle::sinusoidal(2, 10, 7),
                     16 * test::eps<T>() + 16 * test::eps<double>()));
  CHECK(xattn::sinusoidal_encoding<T>(0, 10).shape() == std::array<std::size_t, 2>{0, 10});
}

TEMPLATE_LIST_TEST_CASE("split_sinusoidal_encoding, tensor2tensor_encoding: their layouts, from any position on",
                        "[xtensor][sinusoidal]", test::reals) {
  using T = TestType;
  const long double tolerance = 16 * test::eps<T>() + 16 * test::eps<double>();
  CHECK(test::within(xattn::split_sinusoidal_encoding<T>(4, 10), oracle::split_sinusoidal(4, 10, 5), tolerance));
  CHECK(test::within(xattn::split_sinusoidal_encoding<T>(4, 10, 6), oracle::split_sinusoidal(4, 10, 5, 6), tolerance));
  CHECK(test::within(xattn::tensor2tensor_encoding<T>(4, 10), oracle::split_sinusoidal(4, 10, 4), tolerance));
  CHECK(test::within(xattn::tensor2tensor_encoding<T>(4, 10, 6u), oracle::split_sinusoidal(4, 10, 4, 6), tolerance));
}

TEST_CASE("sinusoidal_encoding: a hook sees the rows, and may change them", "[xtensor][sinusoidal][trace]") {
  namespace trace = xattn::trace;
  using rows = xt::xtensor<float, 2>;
  trace::recorder rec;
  const rows one = xattn::sinusoidal_encoding<float>(5, 6, 2, trace::to(rec));
  const rows two = xattn::split_sinusoidal_encoding<float>(5, 6, 0, trace::to(rec));
  const rows three = xattn::tensor2tensor_encoding<float>(5, 6, 0, trace::to(rec));
  CHECK((one == xattn::sinusoidal_encoding<float>(5, 6, 2)));
  CHECK((rec.get<float>("embed.pos_enc") == one));
  CHECK((rec.get<float>("embed.pos_enc#2") == two));
  CHECK((rec.get<float>("embed.pos_enc#3") == three));
  CHECK(rec.find("embed.pos_enc").axes == "qd");
  trace::editor half(trace::at<trace::stage::pos_enc>(), "*", trace::scale_by{0.5});
  CHECK((xattn::sinusoidal_encoding<float>(5, 6, 2, trace::edit(half)) == one / 2.f));
}

#if XATTN_EXCEPTIONS
TEST_CASE("sinusoidal_encoding: each wrong argument is named", "[xtensor][sinusoidal]") {
  const auto fails = [](long long length, int d_model, long long first) {
    return test::message_of<xattn::option_error>([&] { xattn::sinusoidal_encoding<float>(length, d_model, first); });
  };
  CHECK(test::mentions(fails(-1, 4, 0), {"sinusoidal_encoding: length is -1", "0 or more"}));
  CHECK(test::mentions(fails(3, 5, 0), {"sinusoidal_encoding: d_model is 5", "even"}));
  CHECK(test::mentions(fails(3, 0, 0), {"sinusoidal_encoding: d_model is 0"}));
  CHECK(test::mentions(fails(3, 4, std::numeric_limits<long long>::max()),
                       {"sinusoidal_encoding: first is 9223372036854775807"}));
  const auto other = [](auto encoding) { return test::message_of<xattn::option_error>([&] { encoding(); }); };
  CHECK(test::mentions(other([] { xattn::split_sinusoidal_encoding<float>(3, 5); }),
                       {"split_sinusoidal_encoding: d_model is 5"}));
  CHECK(test::mentions(other([] { xattn::tensor2tensor_encoding<float>(-3, 4); }),
                       {"tensor2tensor_encoding: length is -3"}));
}
#endif
