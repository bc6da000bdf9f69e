// SPDX-License-Identifier: BSD-3-Clause
/// The walk-through in a terminal of its own: keys go in, the screen comes out.
#pragma once

#if defined(__unix__) || defined(__APPLE__)
#define HAS_TERMINALS 1

#include <cstdlib>
#include <string>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test {

class terminal {
 public:
  terminal(unsigned short columns, unsigned short rows, std::vector<std::string> arguments) {
    master_ = posix_openpt(O_RDWR | O_NOCTTY);
    if (master_ < 0 || grantpt(master_) != 0 || unlockpt(master_) != 0) return;
    const std::string name = ptsname(master_);
    arguments.insert(arguments.begin(), SEED_WALKTHROUGH);
    child_ = fork();
    if (child_ == 0) become(name, columns, rows, arguments);
  }
  terminal(const terminal&) = delete;
  terminal& operator=(const terminal&) = delete;
  ~terminal() {
    if (master_ >= 0) close(master_);
    if (child_ > 0 && !ended_) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }

  bool works() const { return child_ > 0; }

  void type(const std::string& keys) { (void)!write(master_, keys.data(), keys.size()); }
  void resize(unsigned short columns, unsigned short rows) { set_size(master_, columns, rows); }

  /// What stands on the screen once the program waits for a line, without colours.
  std::string screen() {
    std::string raw = received();
    const std::size_t cleared = raw.rfind("\x1b[3J");
    if (cleared != std::string::npos) raw.erase(0, cleared + 4);
    std::string text;
    for (std::size_t i = 0; i < raw.size(); ++i) {
      if (raw[i] == '\x1b') i = raw.find('m', i);
      else if (raw[i] != '\r') text += raw[i];
    }
    return text;
  }
  /// The same with colours and all.
  const std::string& last_received() const { return raw_; }

  /// The exit status, or -1 where the program does not end by itself.
  int status() {
    (void)received();
    int status = 0;
    for (int i = 0; i < 500 && !ended_; ++i) {
      ended_ = waitpid(child_, &status, WNOHANG) == child_;
      if (!ended_) usleep(10000);
    }
    return ended_ && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  static void set_size(int file, unsigned short columns, unsigned short rows) {
    winsize size{};
    size.ws_col = columns;
    size.ws_row = rows;
    ioctl(file, TIOCSWINSZ, &size);
  }

  [[noreturn]] static void become(const std::string& name, unsigned short columns, unsigned short rows,
                                  std::vector<std::string>& arguments) {
    setsid();
    const int file = open(name.c_str(), O_RDWR);
    ioctl(file, TIOCSCTTY, 0);
    set_size(file, columns, rows);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(file, standard);
    setenv("TERM", "xterm-256color", 1);
    std::vector<char*> words;
    for (std::string& a : arguments) words.push_back(a.data());
    words.push_back(nullptr);
    execv(words[0], words.data());
    _exit(127);
  }

  /// Everything that comes until a prompt has stood still for a moment, or the program has gone.
  const std::string& received() {
    raw_.clear();
    for (int quiet = 0; quiet < 200;) {
      const bool prompt = raw_.size() > 2 && raw_.compare(raw_.size() - 3, 3, "\n> ") == 0;
      if (prompt && quiet >= 2) break;
      pollfd ready{master_, POLLIN, 0};
      if (poll(&ready, 1, 50) <= 0) {
        ++quiet;
        continue;
      }
      quiet = 0;
      char buffer[4096];
      const auto count = read(master_, buffer, sizeof buffer);
      if (count <= 0) break;
      raw_.append(buffer, static_cast<std::size_t>(count));
    }
    return raw_;
  }

  int master_ = -1;
  pid_t child_ = -1;
  bool ended_ = false;
  std::string raw_;
};

}  // namespace test

#endif
