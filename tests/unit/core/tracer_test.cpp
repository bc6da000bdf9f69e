// SPDX-License-Identifier: BSD-3-Clause
/// The contract between kernels and hooks, seen with the smallest hooks that show it.
#include "support/catch.hpp"

#include <xattn/core/provenance.hpp>
#include <xattn/core/trace_span.hpp>

#include <array>
#include <set>
#include <string>
#include <vector>

namespace {

namespace trace = xattn::trace;
using trace::access;
using trace::origin;
using trace::stage;
using xattn::index_t;
using xattn::view;

/// What a hook was given.
struct delivery {
  trace::site at;
  const void* data;
  std::vector<std::uint32_t> extent;
  std::vector<std::ptrdiff_t> stride;
  std::string axes;
};

struct journal {
  std::vector<delivery> deliveries;
  std::vector<std::string> events;
  std::uint32_t runs = 0;
  bool open = true;
};

/// Reads the weights and the q matrix, writes the scores, and listens to nothing else.
struct logger {
  journal* state;

  template <stage S>
  static consteval access access_of() {
    if (S == stage::scores) return access::write;
    return S == stage::weights || S == stage::q || S == stage::w_q ? access::read : access::none;
  }
  template <stage S, class T>
  void on(const trace::site& at, trace::tensor_view<T> v) const {
    delivery d{at, v.data, {}, {}, {}};
    for (std::size_t i = 0; i < v.rank; ++i) {
      d.extent.push_back(v.extent[i]);
      d.stride.push_back(v.stride[i]);
      d.axes += v.axes[i];
    }
    state->deliveries.push_back(d);
    if constexpr (!std::is_const_v<T>) v.data[0] = 7;
  }
  bool want(const trace::site& at) const {
    state->events.push_back("want " + std::string(trace::name(at.st)));
    return state->open;
  }
  std::uint32_t next_run() const { return state->runs++; }
  void begin(const trace::site&) const { state->events.push_back("begin"); }
  void end(const trace::site&) const { state->events.push_back("end"); }
  void value(const trace::site&, const char* name, double v) const {
    state->events.push_back(std::string(name) + " " + std::to_string(v));
  }
  void note(const trace::site& at, index_t row) const {
    const std::string head = std::to_string(at.batch) + " " + std::to_string(at.head);
    state->events.push_back("note " + head + " " + std::to_string(row));
  }
};

/// Everything optional left out.
struct least {
  int* calls;
  template <stage S>
  static consteval access access_of() {
    return access::read;
  }
  template <stage S, class T>
  void on(const trace::site&, trace::tensor_view<const T>) const {
    ++*calls;
  }
};

struct not_trivial {
  std::string name;
  template <stage>
  static consteval access access_of() {
    return access::none;
  }
};

struct no_access {};

std::array<float, 24> numbers{};
const view<float, 4> four_axes(numbers.data(), {1, 2, 3, 4});

}  // namespace

TEST_CASE("tracer: a hook is a small handle that says what it wants", "[core][tracer]") {
  STATIC_REQUIRE(xattn::tracer<logger>);
  STATIC_REQUIRE(xattn::tracer<least>);
  STATIC_REQUIRE(xattn::tracer<xattn::no_trace>);
  STATIC_REQUIRE_FALSE(xattn::tracer<not_trivial>);
  STATIC_REQUIRE_FALSE(xattn::tracer<no_access>);
  STATIC_REQUIRE_FALSE(xattn::tracer<int>);
  STATIC_REQUIRE(std::is_empty_v<xattn::no_trace>);
}

TEST_CASE("tracer: wants is known at compile time, stage by stage", "[core][tracer]") {
  STATIC_REQUIRE(trace::wants<logger, stage::weights>);
  STATIC_REQUIRE(trace::wants<logger, stage::scores>);
  STATIC_REQUIRE_FALSE(trace::wants<logger, stage::masked>);
  STATIC_REQUIRE_FALSE(trace::wants<xattn::no_trace, stage::weights>);
  STATIC_REQUIRE(trace::wants_any<logger, stage::masked, stage::scores>);
  STATIC_REQUIRE_FALSE(trace::wants_any<logger, stage::masked, stage::lse>);
  STATIC_REQUIRE(trace::listens<logger>);
  STATIC_REQUIRE_FALSE(trace::listens<xattn::no_trace>);
  STATIC_REQUIRE(trace::takes_spans<logger>);
  STATIC_REQUIRE_FALSE(trace::takes_spans<least>);
  STATIC_REQUIRE_FALSE(trace::takes_notes<least>);
  STATIC_REQUIRE_FALSE(trace::takes_values<xattn::no_trace>);
}

TEST_CASE("tracer: a record carries stage, origin, phase, axes and strides", "[core][tracer]") {
  journal state;
  const trace::place where = trace::top_level(logger{&state}).in(trace::model::encoder, 2).in(trace::block::self_attn);
  const view<float, 4> strided(numbers.data() + 3, {1, 2, 3, 2}, {99, -3, 4, 2});
  trace::emit<stage::weights, origin::replayed>(logger{&state}, where, strided);
  REQUIRE(state.deliveries.size() == 1);
  const delivery& d = state.deliveries[0];
  CHECK(d.at.st == stage::weights);
  CHECK(d.at.org == origin::replayed);
  CHECK(d.at.ph == trace::phase::forward);
  CHECK(d.at.mdl == trace::model::encoder);
  CHECK(d.at.layer == 2);
  CHECK(d.at.blk == trace::block::self_attn);
  CHECK(d.at.batch == -1);
  CHECK(d.data == numbers.data() + 3);
  CHECK(d.extent == std::vector<std::uint32_t>{1, 2, 3, 2});
  CHECK(d.stride == std::vector<std::ptrdiff_t>{99, -3, 4, 2});
  CHECK(d.axes == "bhqk");
}

TEST_CASE("tracer: axes that the caller's arrays do not have are hidden", "[core][tracer]") {
  journal state;
  const trace::place where;
  for (std::size_t hidden = 0; hidden <= 2; ++hidden) {
    trace::emit<stage::q, origin::computed>(logger{&state}, where.hiding(hidden), four_axes);
  }
  CHECK(state.deliveries[0].axes == "bhqe");
  CHECK(state.deliveries[1].axes == "hqe");
  CHECK(state.deliveries[2].axes == "qe");
  CHECK(state.deliveries[2].extent == std::vector<std::uint32_t>{3, 4});
}

TEST_CASE("tracer: parameters keep all their axes", "[core][tracer]") {
  journal state;
  const view<float, 2> w(numbers.data(), {4, 6});
  trace::emit<stage::w_q, origin::computed>(logger{&state}, trace::place{}.hiding(2), w);
  CHECK(state.deliveries[0].axes == "de");
  CHECK(state.deliveries[0].at.ph == trace::phase::param);
}

TEST_CASE("tracer: a hook that does not want a record costs it nothing", "[core][tracer]") {
  journal state;
  state.open = false;
  bool made = false;
  trace::emit<stage::weights, origin::derived>(logger{&state}, {}, [&] {
    made = true;
    return four_axes;
  });
  CHECK_FALSE(made);
  CHECK(state.deliveries.empty());
  CHECK(state.events == std::vector<std::string>{"want weights"});
  state.open = true;
  trace::emit<stage::weights, origin::derived>(logger{&state}, {}, [&] {
    made = true;
    return four_axes;
  });
  CHECK(made);
  CHECK(state.deliveries.size() == 1);
}

TEST_CASE("tracer: a writer gets the buffer itself", "[core][tracer]") {
  journal state;
  numbers[0] = 1;
  trace::emit<stage::scores, origin::computed>(logger{&state}, {}, four_axes);
  CHECK(numbers[0] == 7);
  numbers[0] = 0;
}

TEST_CASE("tracer: top-level calls are counted by the hook", "[core][tracer]") {
  journal state;
  CHECK(trace::top_level(logger{&state}).at.run == 0);
  CHECK(trace::top_level(logger{&state}).at.run == 1);
  int calls = 0;
  CHECK(trace::top_level(least{&calls}).at.run == 0);
}

TEST_CASE("tracer: spans, values and notes arrive as they are sent", "[core][tracer]") {
  journal state;
  const logger tr{&state};
  const trace::place where;
  trace::spanned(tr, where, stage::x, [&] {
    trace::value(tr, where, "scale", 0.5);
    trace::note(tr, where, 1, 2, 3);
  });
  CHECK(state.events == std::vector<std::string>{"begin", "scale 0.500000", "note 1 2 3", "end"});
}

TEST_CASE("tracer: a hook without the optional members is served", "[core][tracer]") {
  int calls = 0;
  trace::emit<stage::lse, origin::computed>(least{&calls}, {}, view<double, 3>(nullptr, {0, 2, 3}));
  trace::emit<stage::masked, origin::computed>(least{&calls}, {}, four_axes);
  CHECK(calls == 2);
}

TEST_CASE("tracer: the size of a tensor is the product of its extents", "[core][tracer]") {
  trace::tensor_view<const float> v;
  v.rank = 3;
  v.extent = {2, 3, 4, 99};
  CHECK(v.size() == 24);
}

TEST_CASE("trace_stage: names are unique, file-safe, and every stage has axes that exist", "[core][tracer]") {
  std::set<std::string_view> names;
  for (const auto& row : trace::stage_table) {
    names.insert(row.name);
    CHECK_FALSE(row.name.empty());
    CHECK(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos);
    CHECK(row.axes.find_first_not_of("bhgqkdef") == std::string_view::npos);
    CHECK(row.axes.size() <= 4);
    CHECK(trace::info(row.id).name == row.name);
    CHECK((row.when == trace::phase::tile) == (row.name.substr(0, 5) == "tile_"));
  }
  CHECK(names.size() == trace::stage_table.size());
}

TEST_CASE("trace_stage: numbers of the stages never change", "[core][tracer]") {
  // files hold names and readers numbers: both are promises, so they are written out here once more
  CHECK(static_cast<int>(stage::tok_embed) == 0);
  CHECK(static_cast<int>(stage::scores) == 18);
  CHECK(static_cast<int>(stage::weights) == 26);
  CHECK(static_cast<int>(stage::context) == 27);
  CHECK(static_cast<int>(stage::block_out) == 42);
  CHECK(static_cast<int>(stage::modified) == 50);
  CHECK(static_cast<int>(stage::sink) == 51);
  CHECK(static_cast<int>(stage::beta) == 62);
}

TEST_CASE("provenance: the stages of attention can be explained, every row by a formula", "[core][tracer]") {
  std::set<stage> results;
  for (const auto& row : trace::provenance_table) {
    INFO(trace::name(row.result));
    results.insert(row.result);
    CHECK_FALSE(row.formula.empty());
    CHECK(row.count <= row.operands.size());
  }
  for (const stage s : {stage::q, stage::scores, stage::scaled, stage::masked, stage::weights, stage::context}) {
    CHECK(results.count(s) == 1);
  }
}
