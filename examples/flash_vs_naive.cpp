// SPDX-License-Identifier: BSD-3-Clause
// Attention without a matrix of scores beside attention with one: the same result, a fraction of the memory; and how the
// maximum m and the sum l of one row grow from tile to tile.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/attention.hpp>
#include <xattn/trace.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <new>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using matrix = xt::xtensor<float, 2>;
constexpr std::size_t length = 1024, width = 64, row = 700;

std::size_t held = 0, peak = 0;

/// Stands in front of what the program asked for.
struct tag {
  std::size_t bytes, distance;  // to the start of the block
};

void* allocate(std::size_t bytes, std::size_t alignment) {
  const tag t{bytes, std::max(alignment, sizeof(tag))};
  const std::size_t whole = (t.distance + bytes + t.distance - 1) / t.distance * t.distance;
  auto* block = static_cast<std::byte*>(std::aligned_alloc(t.distance, whole));
  if (block == nullptr) throw std::bad_alloc();
  std::memcpy(block + t.distance - sizeof t, &t, sizeof t);
  peak = std::max(peak, held += bytes);
  return block + t.distance;
}

void release(void* p) {
  if (p == nullptr) return;
  tag t{};
  std::memcpy(&t, static_cast<std::byte*>(p) - sizeof t, sizeof t);
  held -= t.bytes;
  std::free(static_cast<std::byte*>(p) - t.distance);
}

}  // namespace

// Count what the program holds.
[[gnu::noinline]] void* operator new(std::size_t n) { return allocate(n, alignof(std::max_align_t)); }
[[gnu::noinline]] void* operator new(std::size_t n, std::align_val_t a) { return allocate(n, static_cast<std::size_t>(a)); }
[[gnu::noinline]] void operator delete(void* p) noexcept { release(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { release(p); }
[[gnu::noinline]] void operator delete(void* p, std::align_val_t) noexcept { release(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t, std::align_val_t) noexcept { release(p); }

namespace {

/// The most bytes that a call holds at a time.
template <class F>
std::size_t peak_of(const F& f) {
  const std::size_t before = peak = held;
  f();
  return peak - before;
}

double largest_difference(const matrix& a, const matrix& b) { return static_cast<double>(xt::amax(xt::abs(a - b))()); }

/// Wants nothing but to have the scores in memory.
struct keep_plain {
  template <stage S>
  static consteval trace::access access_of() {
    return S == stage::weights ? trace::access::write : trace::access::none;
  }
  template <stage S, class T>
  void on(const trace::site&, const trace::tensor_view<T>&) const {}
};

/// The running maximum and sum of a row, as it meets one tile of keys after the other.
void show_row(const trace::tile_recorder& tiles, const trace::recording& whole, examples::checker& check) {
  std::cout << "Row " << row << ", causal, tile by tile:\n\n  keys from   running max m   running sum l\n";
  double last_max = 0, last_sum = 0;
  for (const trace::record& r : tiles) {
    if (r.at.st != stage::tile_max) continue;
    const double before = last_max;
    last_max = tiles[r.path](0);
    last_sum = tiles["tile_sum" + trace::call_suffix(r.at)](0);
    std::cout << std::setw(11) << r.at.k0 << std::fixed << std::setprecision(6) << std::setw(16) << last_max
              << std::setw(16) << last_sum << '\n';
    check.that("the maximum never falls", r.at.k0 == 0 || last_max >= before);
  }
  std::size_t skipped = 0;
  for (const auto& tile : tiles.skipped()) {
    const bool of_row = row >= tile.at.q0 && row < tile.at.q0 + static_cast<std::size_t>(tile.size.rows);
    skipped += of_row ? static_cast<std::size_t>(tile.size.keys) : 0;
  }
  std::cout << "\n  " << skipped << " keys behind the row's last one were never looked at.\n\n";
  check.at_least("keys that were left out", static_cast<double>(skipped), 256);
  check.equal("the last maximum is that of the row", last_max, whole["row_max"](row));
  check.equal("the last sum is that of the row", last_sum, whole["row_sum"](row));
}

}  // namespace

int main() {
  examples::draw random(5);
  const matrix q = random.normal(length, width), k = random.normal(length, width), v = random.normal(length, width);
  matrix streamed({length, width}), naive({length, width});
  const auto run = [&](matrix& out, auto hook) { xattn::attention_into(out, q, k, v, xattn::causal, {}, hook); };
  examples::checker check("flash_vs_naive");

  const std::size_t small = peak_of([&] { run(streamed, xattn::no_trace{}); });
  const std::size_t large = peak_of([&] { run(naive, keep_plain{}); });
  const double difference = largest_difference(streamed, naive);
  std::cout << length << " words, heads of " << width << ": largest difference of the results " << difference
            << "\n  the streaming run holds " << small << " bytes of memory at its peak, the naive one " << large
            << "\n\n";
  check.at_most("streaming and naive differ", difference, 1e-5);
  check.at_least("the naive run has the matrix", static_cast<double>(large), sizeof(float) * length * length);
  check.at_most("the streaming run takes a small part of it", static_cast<double>(small),
                static_cast<double>(sizeof(float) * length * length / 4));

  trace::recorder whole({.only = {"weights", "row_max", "row_sum"}}), plain({.only = {"weights"}});
  trace::tile_recorder tiles({.only = {"tile_max", "tile_sum"}, .rows = {{row, row + 1}}});
  matrix watched({length, width});
  run(watched, trace::tee(trace::to(whole), trace::to(tiles)));
  check.that("looking changes no bit", watched == streamed);
  run(naive, trace::to(plain, {.streaming = trace::streaming::materialise}));
  const double off = xt::amax(xt::abs(whole["weights"] - plain["weights"]))();
  std::cout << "Weights replayed after the streaming run: at most " << off << " off those in memory\n\n";
  check.at_most("replayed weights", off, 1e-6);
  check.that("they say so", whole.find("weights").at.org == trace::origin::replayed);
  check.that("and those of the other run do not", plain.find("weights").at.pth == trace::path::plain);

  show_row(tiles, whole, check);
  return check.report();
}
