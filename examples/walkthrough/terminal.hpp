// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The terminal, where there is one: its size, and lines typed into it.
/// Edges   a change of the terminal's size while a line is awaited ends the wait, so that the page can be drawn anew.
///         Outside of POSIX the size is taken to be 80 x 24.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>

#if defined(_WIN32)
#include <io.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#include <cerrno>
#include <csignal>
#endif

namespace walkthrough {

struct terminal_size {
  std::size_t columns = 80, rows = 24;
};

enum class typed { line, resized, end };

#if defined(_WIN32)

inline constexpr bool prefers_ascii = true;
inline bool out_is_terminal() { return _isatty(_fileno(stdout)) != 0; }
inline bool in_is_terminal() { return _isatty(_fileno(stdin)) != 0; }
inline terminal_size size_of_terminal() { return {}; }
inline void watch_size() {}
inline typed read_line(std::string& line) { return std::getline(std::cin, line) ? typed::line : typed::end; }

#else

inline constexpr bool prefers_ascii = false;
inline bool out_is_terminal() { return isatty(STDOUT_FILENO) != 0; }
inline bool in_is_terminal() { return isatty(STDIN_FILENO) != 0; }

inline terminal_size size_of_terminal() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return {};
  return {size.ws_col, size.ws_row};
}

/// From now on a change of size interrupts read_line.
inline void watch_size() {
  struct sigaction action {};
  action.sa_handler = [](int) {};
  sigaction(SIGWINCH, &action, nullptr);
}

inline typed read_line(std::string& line) {
  line.clear();
  for (char c = 0;;) {
    const auto count = read(STDIN_FILENO, &c, 1);
    if (count < 0 && errno == EINTR) return typed::resized;
    if (count <= 0) return typed::end;
    if (c == '\n') return typed::line;
    line += c;
  }
}

#endif

/// Colours are wanted and can be shown.
inline bool colours_welcome() {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool refused = (no_colour && *no_colour) || (terminal && std::string(terminal) == "dumb");
  return out_is_terminal() && !refused;
}

}  // namespace walkthrough
