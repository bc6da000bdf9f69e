// SPDX-License-Identifier: BSD-3-Clause
/// Sinks without exceptions: they record, and an error tells the handler and ends the program, in a child process.
#include "hand_made.hpp"
#include "support/death.hpp"

#include <xattn/trace.hpp>

#if !XATTN_EXCEPTIONS

namespace {

namespace trace = xattn::trace;
using test::deliver;
using trace::stage;
using xattn::extents;

/// What the handler was told before the child died; empty if it lived.
template <class F>
std::string last_words(F&& f) {
  const test::death d = test::dies([&] {
    xattn::set_error_handler(test::tell);
    f();
  });
  CHECK(WIFSIGNALED(d.status) == !d.message.empty());
  return d.message;
}

}  // namespace

TEST_CASE("recorder: records without exceptions", "[trace][recorder]") {
  trace::recorder rec;
  trace::stats seen;
  deliver<stage::weights>(trace::tee(trace::to(rec), trace::to(seen)), {}, extents<4>{1, 1, 2, 2});
  CHECK(rec["weights"](0, 0, 1, 1) == 3);
  CHECK(seen["weights"].max == 3);
  CHECK(last_words([] {}).empty());
}

TEST_CASE("recorder: errors without exceptions tell the handler the same words", "[trace][recorder]") {
  trace::recorder rec;
  deliver<stage::weights>(trace::to(rec), {}, extents<4>{1, 1, 2, 2});
  CHECK(last_words([&] { (void)rec["weight"]; }).find("nearest: weights") != std::string::npos);
  CHECK(last_words([] { trace::recorder wrong({.only = {"weight"}}); }).find("nearest: weights") != std::string::npos);
  CHECK(last_words([] { (void)xattn::io::read_trace("/nowhere/x.npz"); }).find("cannot open") != std::string::npos);
}

#endif
