// SPDX-License-Identifier: BSD-3-Clause
// Reason 2 of 5: no row of the result waits for another one, so that all can be computed at once, in any order.
#include "support/check.hpp"
#include "support/independent_rows.hpp"

#include <xattn/core/thread_pool.hpp>

#include <iostream>

namespace {

using namespace examples;

/// Rows in the order i -> (i * 5 + 3) mod length, which is a shuffle because 5 and 512 share no divisor.
std::size_t shuffled(std::size_t i) { return (i * 5 + 3) % length; }

matrix shuffle_rows(const matrix& m) {
  matrix s = m;
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t c = 0; c < width; ++c) s(i, c) = m(shuffled(i), c);
  }
  return s;
}

double largest_difference(const matrix& a, const matrix& b) {
  double d = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    d = std::max(d, std::abs(static_cast<double>(a.data()[i]) - static_cast<double>(b.data()[i])));
  return d;
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
