// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/core/numbers.hpp>
#include <xattn/kernels/attention_check.hpp>
#include <xattn/kernels/attention_options.hpp>

#include <array>
#include <cmath>
#include <vector>

namespace {

using xattn::attention_options;
using xattn::index_t;

struct two_at_once {
  static index_t concurrency() { return 2; }
  template <class F>
  void parallel_for(index_t n, F&& f) const {
    for (index_t i = 0; i < n; ++i) f(i);
  }
};

}  // namespace

TEST_CASE("attention_options: every field may be left out, all may be named in declaration order",
          "[kernels][options]") {
  const attention_options<float> none;
  CHECK_FALSE(none.scale.has_value());
  CHECK_FALSE(none.softcap.has_value());
  CHECK_FALSE(none.sinks.given());
  CHECK_FALSE(none.workspace.given());
  CHECK_FALSE(none.lse.given());
  CHECK(none.executor.concurrency() == 1);

  const std::vector<double> sinks{1, 2};
  const two_at_once executor;
  std::vector<std::byte> scratch(64);
  std::vector<float> lse(3);
  const attention_options<float> all{
      .scale = 0.5f, .softcap = 30.0f, .sinks = sinks, .executor = executor, .workspace = scratch, .lse = lse};
  CHECK(*all.scale == 0.5f);
  CHECK(*all.softcap == 30.0f);
  CHECK(all.sinks.given());
  CHECK(all.executor.concurrency() == 2);
  CHECK(all.workspace.bytes().size() == 64);
  CHECK(all.lse.rows().data == lse.data());
}

TEST_CASE("attention_options: run-time numbers of other types narrow nowhere", "[kernels][options]") {
  const double scale = 0.25;
  const int cap = 20;
  const attention_options<float> o{.scale = scale, .softcap = cap};
  CHECK(*o.scale == 0.25f);
  CHECK(*o.softcap == 20.0f);
}

TEST_CASE("attention_options: sinks are read from any floating type and stride", "[kernels][options]") {
  const auto read = [](const attention_options<double>& o, index_t head) { return o.sinks.logits()(head); };
  const std::vector<float> single{1, 2, 3};
  CHECK(read({.sinks = single}, 2) == 3.0);
  const std::array<xattn::f16, 2> narrow{xattn::f16(1.5f), xattn::f16(-2.0f)};
  CHECK(read({.sinks = narrow}, 1) == -2.0);
  const xattn::view<const float, 1> backwards(single.data() + 2, {2}, {-2});
  CHECK(read({.sinks = backwards}, 1) == 1.0);
  CHECK(read({}, 5) == -std::numeric_limits<double>::infinity());
  CHECK(read({.sinks = xattn::softmax_off_by_one}, 5) == 0);
  const attention_options<double> o{.sinks = single};
  CHECK(o.sinks.shape().rank == 1);
  CHECK(o.sinks.shape().last(1) == 3);
  CHECK((o.sinks.fits(3) && !o.sinks.fits(1)));
  CHECK((attention_options<double>{.sinks = xattn::softmax_off_by_one}.sinks.fits(9)));
  STATIC_REQUIRE_FALSE(std::is_constructible_v<xattn::sinks_ref<float>, std::vector<int>&>);
}

TEST_CASE("attention_options: an lse must be writable and of the computing type", "[kernels][options]") {
  using rows = xattn::rows_out_ref<float>;
  STATIC_REQUIRE(std::is_constructible_v<rows, std::vector<float>&>);
  STATIC_REQUIRE(std::is_constructible_v<rows, xattn::view<float, 3>>);
  STATIC_REQUIRE(std::is_constructible_v<rows, const xattn::view<float, 3>&>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<rows, const std::vector<float>&>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<rows, std::vector<double>&>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<rows, xattn::view<const float, 3>>);
}

TEST_CASE("attention_check: the default scale is 1 / sqrt(D), correctly rounded", "[kernels][options]") {
  for (index_t width = 1; width <= 1024; ++width) {
    const long double exact = 1 / std::sqrt(static_cast<long double>(width));
    CHECK(xattn::detail::default_scale<float>(width) == static_cast<float>(exact));
    CHECK(xattn::detail::default_scale<double>(width) == static_cast<double>(exact));
  }
  CHECK(static_cast<double>(xattn::detail::default_scale<test::dual>(16)) == 0.25);
}
