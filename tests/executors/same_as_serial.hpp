// SPDX-License-Identifier: BSD-3-Clause
/// What every executor must do, asked of a type of executor with a constructor that takes the number of threads.
#pragma once

#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/xattn.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace test {

using xattn::index_t;

/// How often each index was called, by any thread.
class call_counts {
 public:
  explicit call_counts(index_t n) : calls_(static_cast<std::size_t>(n)) {}
  void operator()(index_t i) { ++calls_[static_cast<std::size_t>(i)]; }
  bool each_once() const {
    return std::all_of(calls_.begin(), calls_.end(), [](const auto& c) { return c == 1; });
  }

 private:
  std::vector<std::atomic<int>> calls_;
};

template <std::size_t R>
xt::xtensor<float, R> random_tensor(const std::array<std::size_t, R>& shape, std::uint64_t seed) {
  random source(seed);
  auto x = xt::xtensor<float, R>::from_shape(shape);
  for (float& element : x) element = static_cast<float>(source.uniform<float>());
  return x;
}

template <class E>
void calls_each_index_once() {
  for (const index_t threads : {1, 2, 3, 8}) {
    E executor(threads);
    CHECK(executor.concurrency() == threads);
    for (const index_t n : {0, 1, 2, 7, 1000}) {
      call_counts calls(n);
      executor.parallel_for(n, [&](index_t i) { calls(i); });
      CHECK(calls.each_once());
    }
  }
  CHECK(E().concurrency() >= 1);
  CHECK(mentions(message_of<xattn::option_error>([] { E executor(0); }), {"threads", "0", "1 or more"}));
}

template <class E>
void uses_several_threads() {
  E executor(2);
  std::atomic<int> arrived{0}, met{0};
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  executor.parallel_for(2, [&](index_t) {
    ++arrived;
    while (arrived < 2 && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
    if (arrived == 2) ++met;
  });
  if (std::thread::hardware_concurrency() >= 2) CHECK(met == 2);
}

template <class E>
void passes_errors_through() {
  E executor(4);
  for (int round = 0; round < 20; ++round) {
    std::atomic<int> running{0};
    const auto message = message_of<std::out_of_range>([&] {
      executor.parallel_for(100, [&](index_t i) {
        ++running;
        std::this_thread::yield();
        --running;
        if (i % 10 == 3) throw std::out_of_range("task");
      });
    });
    CHECK(message == "task");
    CHECK(running == 0);
    call_counts calls(20);
    executor.parallel_for(20, [&](index_t i) { calls(i); });
    CHECK(calls.each_once());
  }
}

template <class E>
void runs_inner_regions_on_the_thread_that_asks() {
  E outer(4), other(3);
  call_counts calls(8 * 16);
  std::atomic<int> strangers{0};
  outer.parallel_for(8, [&](index_t i) {
    const auto self = std::this_thread::get_id();
    E& asked = i % 2 == 0 ? outer : other;
    asked.parallel_for(16, [&](index_t j) {
      calls(16 * i + j);
      if (std::this_thread::get_id() != self) ++strangers;
    });
  });
  CHECK(calls.each_once());
  CHECK(strangers == 0);
  const auto inner_throws = [&](index_t) {
    outer.parallel_for(4, [](index_t j) {
      if (j == 1) throw std::logic_error("inner");
    });
  };
  CHECK_THROWS_AS(outer.parallel_for(4, inner_throws), std::logic_error);
}

template <class E>
void serves_several_callers() {
  E executor(3);
  std::vector<std::thread> callers;
  std::atomic<int> wrong{0};
  for (int c = 0; c < 4; ++c) {
    callers.emplace_back([&] {
      for (int round = 0; round < 20; ++round) {
        call_counts calls(37);
        executor.parallel_for(37, [&](index_t i) { calls(i); });
        if (!calls.each_once()) ++wrong;
      }
    });
  }
  for (std::thread& c : callers) c.join();
  CHECK(wrong == 0);
}

template <class E>
void gives_the_bits_of_serial() {
  const auto q = random_tensor<4>({2, 3, 70, 8}, 1), k = random_tensor<4>({2, 3, 40, 8}, 2),
             v = random_tensor<4>({2, 3, 40, 9}, 3);
  const auto x = random_tensor<3>({2, 37, 24}, 4);
  const xattn::encoder_layer<float> layer({.d_model = 24, .heads = 3, .d_hidden = 40});
  const auto attended = xattn::attention(q, k, v, xattn::causal);
  const auto encoded = layer(x);
  for (const index_t threads : {1, 2, 3, 8}) {
    E executor(threads);
    CHECK(same_bits(xattn::attention(q, k, v, xattn::causal, {.executor = executor}), attended));
    CHECK(same_bits(layer(x, {}, {.executor = executor}), encoded));
  }
}

}  // namespace test
