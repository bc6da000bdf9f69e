// SPDX-License-Identifier: BSD-3-Clause
/// What a library in C or C++ implements to be compared: it says what it is, and makes a problem that can be run again
/// and again. exports.cpp shows both to Python.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace peer {

/// Operations, the order of their sizes and of their inputs are those of shapes.py and arrays.py.
struct request {
  std::string operation;
  std::string way;
  const std::int64_t* sizes;
  bool causal;
  const float* const* inputs;  // dense, they live as long as the problem
  float* out;
};

/// A call with everything prepared that a program would prepare once: weights, plans, threads.
class problem {
 public:
  problem() = default;
  problem(const problem&) = delete;
  problem& operator=(const problem&) = delete;
  virtual ~problem() = default;
  virtual void run() = 0;
};

/// `threads` counts for all that follows. `place` is the file of a library that is loaded by name, or empty.
void start(int threads, const std::string& place);

/// Version and the instruction set that the library has chosen.
std::string description();

/// The ways to do an operation on these sizes, separated by commas: "" is one way that needs no name, "-" is none.
std::string ways(const std::string& operation, const std::int64_t* sizes);

std::unique_ptr<problem> prepare(const request& r);

/// A problem whose run is f().
template <class F>
std::unique_ptr<problem> problem_of(F f) {
  struct calls final : problem {
    explicit calls(F body) : f(std::move(body)) {}
    void run() override { f(); }
    F f;
  };
  return std::make_unique<calls>(std::move(f));
}

}  // namespace peer
