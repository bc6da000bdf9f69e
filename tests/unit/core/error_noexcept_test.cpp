// SPDX-License-Identifier: BSD-3-Clause
/// Without exceptions a failed check tells the handler and ends the program. Each death happens in a child process.
#include "support/catch.hpp"

#include <xattn/core/check.hpp>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

#if !XATTN_EXCEPTIONS

namespace {

int channel = -1;

void tell(const char* message) { (void)!write(channel, message, std::strlen(message)); }

void tell_and_leave(const char* message) {
  tell(message);
  _exit(7);
}

struct death {
  std::string message;
  int status;
  bool aborted() const { return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT; }
  bool left_with(int code) const { return WIFEXITED(status) && WEXITSTATUS(status) == code; }
};

template <class F>
death dies(F&& f) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    channel = ends[1];
    std::signal(SIGABRT, SIG_DFL);  // not the one that reports a failed test
    f();
    _exit(0);
  }
  close(ends[1]);
  death d{};
  std::array<char, 256> text{};
  for (ssize_t n = read(ends[0], text.data(), text.size()); n > 0; n = read(ends[0], text.data(), text.size())) {
    d.message.append(text.data(), static_cast<std::size_t>(n));
  }
  close(ends[0]);
  REQUIRE(waitpid(child, &d.status, 0) == child);
  return d;
}

void wrong_shape() {
  xattn::detail::expect_shape("f", "x", xattn::extents<1>{2}, xattn::extents<1>{3}, "the length of y");
}

}  // namespace

TEST_CASE("error: without a handler a failed check terminates", "[core][error]") {
  const death d = dies([] { wrong_shape(); });
  CHECK(d.aborted());
  CHECK(d.message.empty());
}

TEST_CASE("error: the handler gets the whole message, then the program terminates", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell);
    wrong_shape();
  });
  CHECK(d.aborted());
  CHECK(d.message == "f: x has shape (2), expected (3) (the length of y)");
}

TEST_CASE("error: a handler may leave the program its own way", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell_and_leave);
    xattn::detail::expect_value(false, "f", "width", 0, "1 or more");
  });
  CHECK(d.left_with(7));
  CHECK(d.message == "f: width is 0, expected 1 or more");
}

TEST_CASE("error: a check that holds costs the program nothing", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell);
    xattn::detail::expect_value(true, "f", "width", 1, "1 or more");
  });
  CHECK(d.left_with(0));
  CHECK(d.message.empty());
}

#endif
