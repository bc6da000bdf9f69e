// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/catch.hpp"
#include "support/dual.hpp"

#include <xattn/trace/any.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/stats.hpp>

#include <array>

namespace {

namespace trace = xattn::trace;
using test::counted;
using test::deliver;
using trace::origin;
using trace::stage;
using xattn::extents;

struct mute {
  bool flag = false;
};

/// A sink of one's own, all virtual.
class counts final : public trace::dynamic_sink {
 public:
  void take(const trace::site&, const trace::any_view& v) override {
    elements += v.tensor.size();
    readable += v.visit([](const auto&) {}) ? 1 : 0;
  }
  std::uint32_t start_run() override { return ++runs; }
  std::size_t elements = 0;
  int readable = 0;
  std::uint32_t runs = 0;
};

}  // namespace

TEST_CASE("any: one hook type records what the sink picked at run time records by itself", "[trace][any]") {
  trace::recorder direct, erased;
  trace::stats seen;
  trace::dynamic<trace::recorder> first(erased);
  trace::dynamic<trace::stats> second(seen);
  const auto run = [](auto tr) {
    const trace::place where = trace::top_level(tr);
    const std::array<float, 12> x{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    trace::emit<stage::q, origin::computed>(tr, where,
                                            xattn::view<const float, 4>(x.data(), {1, 1, 2, 3}, {0, 0, 1, 4}));
    trace::emit<stage::k, origin::computed>(tr, where, counted<xattn::bf16, 4>({1, 1, 2, 3}).view);
    trace::emit<stage::v, origin::computed>(tr, where, counted<test::dual, 4>({1, 2, 2, 3}).view);
    if constexpr (trace::takes_values<decltype(tr)>) trace::value(tr, where, "scale", 0.25);
    if constexpr (trace::takes_notes<decltype(tr)>) trace::note(tr, where, 0, 0, 1);
  };
  run(trace::to(direct));
  for (trace::dynamic_sink* sink :
       {static_cast<trace::dynamic_sink*>(&first), static_cast<trace::dynamic_sink*>(&second)}) {
    run(trace::any(*sink));
  }
  REQUIRE(erased.names() == direct.names());
  for (const trace::record& r : direct) {
    INFO(r.path);
    CHECK(*erased.find(r.path).bytes == *r.bytes);
    CHECK(erased.find(r.path).type == r.type);
  }
  CHECK(erased.value("scale") == 0.25);
  CHECK(erased.empty_rows().size() == 1);
  CHECK(seen.size() == 3);
  CHECK(seen["q"].max == 10);
}

TEST_CASE("any: reads every whole tensor, head_out only on demand, and writes nothing", "[trace][any]") {
  STATIC_REQUIRE(trace::hook<trace::any>);
  STATIC_REQUIRE(trace::any::access_of<stage::head_out>() == trace::access::read);
  STATIC_REQUIRE(trace::any::access_of<stage::tile_acc>() == trace::access::none);
  counts sink;
  const trace::any tr(sink);
  deliver<stage::head_out>(tr, {}, extents<4>{1, 2, 3, 4});
  CHECK(sink.elements == 0);
  deliver<stage::q>(tr, {}, extents<4>{1, 2, 3, 4});
  CHECK(sink.elements == 24);
  CHECK(sink.readable == 1);
}

TEST_CASE("any: elements without a value have a shape", "[trace][any]") {
  counts sink;
  const std::array<mute, 2> things{};
  trace::emit<stage::q, origin::computed>(trace::any(sink), {},
                                          xattn::view<const mute, 4>(things.data(), {1, 1, 1, 2}));
  CHECK(sink.elements == 2);
  CHECK(sink.readable == 0);
}
