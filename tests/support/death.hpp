// SPDX-License-Identifier: BSD-3-Clause
/// How a program ends: f runs in a child process, and what the error handler is told there comes back.
#pragma once

#include "support/catch.hpp"

#include <array>
#include <csignal>
#include <cstring>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace test {

inline int channel = -1;  // where a child tells what it is told

/// Error handlers.
inline void tell(const char* message) { (void)!write(channel, message, std::strlen(message)); }

inline void tell_and_leave(const char* message) {
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

}  // namespace test
