// SPDX-License-Identifier: BSD-3-Clause
/// Sinks without exceptions: they record, and an error tells the handler and ends the program, in a child process.
#include "hand_made.hpp"
#include "support/catch.hpp"

#include <xattn/trace.hpp>

#include <csignal>
#include <cstring>

#include <sys/wait.h>
#include <unistd.h>

#if !XATTN_EXCEPTIONS

namespace {

namespace trace = xattn::trace;
using test::deliver;
using trace::stage;
using xattn::extents;

int channel = -1;

void tell(const char* message) { (void)!write(channel, message, std::strlen(message)); }

/// What the handler was told before the child died; empty if it lived.
template <class F>
std::string last_words(F&& f) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    channel = ends[1];
    std::signal(SIGABRT, SIG_DFL);  // not the one that reports a failed test
    xattn::set_error_handler(tell);
    f();
    _exit(0);
  }
  close(ends[1]);
  std::string words;
  std::array<char, 256> text{};
  for (ssize_t n = read(ends[0], text.data(), text.size()); n > 0; n = read(ends[0], text.data(), text.size())) {
    words.append(text.data(), static_cast<std::size_t>(n));
  }
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status) == !words.empty());
  return words;
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
