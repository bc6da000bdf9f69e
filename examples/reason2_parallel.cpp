// SPDX-License-Identifier: BSD-3-Clause
// Reason 2 of 5: no row of the result waits for another one, so that all can be computed at once, in any order.
#include "support/check.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/thread_pool.hpp>

#include <chrono>
#include <iostream>
#include <vector>

namespace {

using matrix = xt::xtensor<float, 2>;
constexpr std::size_t length = 512, width = 64;

/// Numbers between -1 and 1 that look random.
matrix numbers(std::uint32_t seed) {
  matrix m = matrix::from_shape({length, width});
  for (float& x : m) {
    seed = seed * 1664525u + 1013904223u;
    x = static_cast<float>(seed >> 8) / 8388608.f - 1.f;
  }
  return m;
}

/// Rows in the order i -> (i * 5 + 3) mod length, which is a shuffle because 5 and 512 share no divisor.
std::size_t shuffled(std::size_t i) { return (i * 5 + 3) % length; }

matrix shuffle_rows(const matrix& m) {
  matrix s = m;
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t c = 0; c < width; ++c) s(i, c) = m(shuffled(i), c);
  }
  return s;
}

/// h_t = 0.9 h_(t-1) + x_t: step t cannot start before step t - 1 has ended. Returns the number of steps in a row.
std::size_t recurrence(const matrix& x, matrix& h) {
  h = x;
  std::size_t steps = 1;
  for (std::size_t t = 1; t < length; ++t, ++steps) {
    for (std::size_t c = 0; c < width; ++c) h(t, c) += 0.9f * h(t - 1, c);
  }
  return steps;
}

double largest_difference(const matrix& a, const matrix& b) {
  double d = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    d = std::max(d, std::abs(static_cast<double>(a.data()[i]) - static_cast<double>(b.data()[i])));
  return d;
}

template <class F>
double milliseconds(F f) {
  const auto start = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main() {
  const matrix q = numbers(1), k = numbers(2), v = numbers(3);
  examples::checker check("reason2_parallel");
  std::cout << length << " words, width " << width << "\n\n threads   same bits as 1 thread   time\n" << std::fixed;
  matrix serial = xattn::attention(q, k, v);
  for (const int threads : {1, 2, 4}) {
    xattn::thread_pool pool(threads);
    matrix z = serial;
    const double ms = milliseconds([&] { xattn::attention_into(z, q, k, v, {}, {.executor = pool}); });
    const bool same = z == serial;
    std::cout << std::setw(8) << threads << std::setw(24) << (same ? "yes" : "NO") << std::setprecision(2)
              << std::setw(7) << ms << " ms\n";
    check.that(std::to_string(threads) + " threads give the same bits", same);
  }

  const matrix out_of_order = xattn::attention(shuffle_rows(q), k, v);
  const double difference = largest_difference(out_of_order, shuffle_rows(serial));
  std::cout << "\nThe rows computed in a shuffled order: largest difference "
            << (difference <= 1e-6 ? "below 1e-6" : "ABOVE 1e-6") << "\n";
  check.at_most("difference of shuffled rows", difference, 1e-6);

  matrix h;
  std::size_t steps = 0;
  const double recurrence_ms = milliseconds([&] { steps = recurrence(q, h); });
  const double attention_ms = milliseconds([&] { xattn::attention_into(serial, q, k, v); });
  std::cout << "Steps that have to wait for each other: recurrence " << steps
            << ", attention 1 (a few batched stages)\n"
            << "Time on one thread: recurrence " << recurrence_ms << " ms, attention " << attention_ms << " ms\n";
  check.equal("dependent steps of a recurrence", static_cast<double>(steps), 512);

  std::cout << "\nLimit: what is parallel is also more. Attention compares every word with every word, "
            << length * length << " pairs;\nthe recurrence does " << length
            << " small steps. On one thread it is faster.\n";
  return check.report();
}
