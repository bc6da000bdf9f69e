// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Checks of the numbers that an example prints: silent while they hold, one line for each that does not.
///           examples::checker check("hello_attention");
///           check.near("Z[0][0]", z(0, 0), 1.0668);
///           return check.report();          "OK hello_attention: 1 number checked", or 1
/// Edges   a NaN is never near anything.
#pragma once

#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>

namespace examples {

class checker {
 public:
  explicit checker(std::string program) : program_(std::move(program)) {}

  /// |actual - expected| <= tolerance; the default is what four printed decimals leave open.
  void near(const std::string& what, double actual, double expected, double tolerance = 6e-5) {
    count(std::abs(actual - expected) <= tolerance, what, actual, expected);
  }
  void equal(const std::string& what, double actual, double expected) {
    count(actual == expected, what, actual, expected);
  }
  void at_most(const std::string& what, double actual, double limit) { count(actual <= limit, what, actual, limit); }
  void at_least(const std::string& what, double actual, double limit) { count(actual >= limit, what, actual, limit); }
  void that(const std::string& what, bool holds) { count(holds, what, holds ? 1 : 0, 1); }

  /// Row i of an array against a list.
  template <class M>
  void row(const std::string& what, const M& m, std::size_t i, std::initializer_list<double> expected,
           double tolerance = 6e-5) {
    std::size_t j = 0;
    for (const double x : expected) {
      near(what + "[" + std::to_string(i) + "][" + std::to_string(j) + "]", static_cast<double>(m(i, j)), x, tolerance);
      ++j;
    }
  }

  /// Every record is what its operands make of it: xattn::trace::audit, which the program includes.
  template <class Recording>
  void audited(const std::string& what, const Recording& rec) {
    const auto found = audit(rec);
    const auto* worst = found.worst();
    count(found.passed(), what + (worst == nullptr ? ", nothing of which can be checked" : ", error of " + worst->path),
          worst == nullptr ? 0 : worst->ratio, 1);
  }

  /// Prints the last line and returns the exit status of the program.
  int report() const {
    if (failed_ == 0) std::cout << "OK " << program_ << ": " << checked_ << " numbers checked\n";
    else std::cout << "FAILED " << program_ << ": " << failed_ << " of " << checked_ << " numbers are wrong\n";
    return failed_ == 0 ? 0 : 1;
  }

 private:
  void count(bool holds, const std::string& what, double actual, double expected) {
    ++checked_;
    if (holds) return;
    ++failed_;
    std::cout << std::setprecision(9) << "wrong: " << what << " is " << actual << ", expected " << expected << '\n';
  }

  std::string program_;
  int checked_ = 0, failed_ = 0;
};

}  // namespace examples
