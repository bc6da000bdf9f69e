// SPDX-License-Identifier: BSD-3-Clause
/// With assertions on: sinks then see copies.
#define XATTN_ASSERTIONS 1
#include "hand_made.hpp"
#include "support/catch.hpp"
#include "support/death.hpp"

#include <array>

namespace {

namespace trace = xattn::trace;
using trace::stage;

/// The least that a sink needs.
struct keeps_pointer {
  template <stage S>
  static consteval trace::access access_of() {
    return S == stage::weights ? trace::access::read : trace::access::none;
  }
  template <class T>
  void take(const trace::site&, const trace::tensor_view<const T>& v) {
    kept = v.data;
    seen = trace::gathered(v);
    strides.assign(v.stride.begin(), v.stride.begin() + v.rank);
  }
  const void* kept = nullptr;
  std::vector<std::byte> seen{};
  std::vector<std::ptrdiff_t> strides{};
};

/// Asks for the stage at compile time.
struct knows_stage {
  template <stage S>
  static consteval trace::access access_of() {
    return trace::access::read;
  }
  template <stage S, class T>
  void take(const trace::site& s, const trace::tensor_view<const T>&) {
    agree = s.st == S;
  }
  bool agree = false;
};

template <class S>
concept has_handle = requires(S&& sink) {
  trace::to(std::forward<S>(sink));
};

}  // namespace

TEST_CASE("handle: a pointer and a choice, trivially copyable, and only what the sink has", "[trace][handle]") {
  using h = trace::handle<keeps_pointer>;
  STATIC_REQUIRE(trace::hook<h>);
  STATIC_REQUIRE(sizeof(h) <= 2 * sizeof(void*));
  STATIC_REQUIRE(trace::wants<h, stage::weights>);
  STATIC_REQUIRE_FALSE(trace::wants<h, stage::q>);
  STATIC_REQUIRE_FALSE(trace::takes_values<h>);
  STATIC_REQUIRE_FALSE(trace::takes_notes<h>);
  STATIC_REQUIRE_FALSE(trace::takes_spans<h>);
}

TEST_CASE("handle: a temporary sink has none", "[trace][handle]") {
  STATIC_REQUIRE(has_handle<keeps_pointer&>);
  STATIC_REQUIRE_FALSE(has_handle<keeps_pointer>);
  STATIC_REQUIRE_FALSE(has_handle<const keeps_pointer>);
}

TEST_CASE("handle: with assertions a view is of a copy with the same strides that dies with the call",
          "[trace][handle]") {
  keeps_pointer sink;
  std::array<float, 64> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<float>(i);
  const xattn::view<float, 4> strided(numbers.data() + 40, {1, 2, 3, 2}, {0, -20, 5, 2});
  trace::emit<stage::weights, trace::origin::computed>(trace::to(sink), trace::place{}, strided);
  CHECK(sink.kept != numbers.data() + 40);
  CHECK(sink.strides == std::vector<std::ptrdiff_t>{0, -20, 5, 2});
  std::vector<float> seen(12);
  REQUIRE(sink.seen.size() == sizeof(float) * seen.size());
  std::memcpy(seen.data(), sink.seen.data(), sink.seen.size());
  CHECK(seen == std::vector<float>{40, 42, 45, 47, 50, 52, 20, 22, 25, 27, 30, 32});
}

#if defined(__SANITIZE_ADDRESS__)
TEST_CASE("handle: AddressSanitizer catches a pointer that is kept beyond the call", "[trace][handle]") {
  const auto reading = [](auto pointer_after) {
    return test::dies([&] {
      dup2(test::channel, STDERR_FILENO);
      keeps_pointer sink;
      const std::array<float, 12> numbers{1, 2, 3};
      trace::emit<stage::weights, trace::origin::computed>(
          trace::to(sink), trace::place{}, xattn::view<const float, 4>(numbers.data(), {1, 2, 3, 2}));
      const float first = *static_cast<const float*>(pointer_after(sink));
      _exit(first == 1 ? 0 : 2);
    });
  };
  const test::death kept = reading([](const keeps_pointer& sink) { return sink.kept; });
  CHECK(kept.message.find("heap-use-after-free") != std::string::npos);
  CHECK_FALSE(kept.left_with(0));
  const test::death copied =
      reading([](const keeps_pointer& sink) { return static_cast<const void*>(sink.seen.data()); });
  CHECK(copied.left_with(0));
}
#endif

TEST_CASE("handle: an empty tensor has no copy", "[trace][handle]") {
  keeps_pointer sink;
  trace::emit<stage::weights, trace::origin::computed>(trace::to(sink), trace::place{},
                                                       xattn::view<const float, 4>(nullptr, {0, 2, 3, 2}));
  CHECK(sink.kept == nullptr);
  CHECK(sink.seen.empty());
}

TEST_CASE("handle: a sink may take the stage as a template argument", "[trace][handle]") {
  knows_stage sink;
  test::deliver<stage::lse>(trace::to(sink), {}, xattn::extents<3>{1, 1, 2});
  CHECK(sink.agree);
}

TEST_CASE("handle: most sinks want whole tensors but head_out", "[trace][handle]") {
  STATIC_REQUIRE(trace::whole_tensors<stage::weights>() == trace::access::read);
  STATIC_REQUIRE(trace::whole_tensors<stage::w_q>() == trace::access::read);
  STATIC_REQUIRE(trace::whole_tensors<stage::head_out>() == trace::access::none);
  STATIC_REQUIRE(trace::whole_tensors<stage::tile_probs>() == trace::access::none);
}
