// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/scalar_layers.hpp"
#include "support/xtensor.hpp"

#include <xattn/attention.hpp>
#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/stats.hpp>

namespace {

using namespace bench;

/// What it costs to look: at nothing, at the weights of attention alone, and at everything.
template <class T>
struct traced_layer {
  using value_type = T;
  xattn::encoder_layer<T> layer;
  array<T, 2> x, y;
  xattn::trace::recorder weights{{.only = {"*.weights"}}}, everything;

  explicit traced_layer(const shape& s)
      : layer({.d_model = s[1], .heads = s[2], .activation = xattn::activation::gelu}),
        x(random<T>(s[0], s[1])),
        y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<traced_layer>> ways() {
    return {
        {"no_trace", &traced_layer::untraced}, {"filtered", &traced_layer::filtered}, {"full", &traced_layer::full}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return multi_head_attention_work(n(0), n(1)) + feed_forward_work(n(0), n(1), 4 * n(1));
  }

  void untraced() { layer.into(y, x); }
  void filtered() { record(weights); }
  void full() { record(everything); }
  void record(xattn::trace::recorder& recorder) {
    recorder.clear();
    layer.into(y, x, {}, {}, xattn::trace::to(recorder));
  }
  void scalar() { scalar::encoder_layer(layer, x.data(), y.data(), static_cast<index_t>(x.shape()[0])); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<shape> shapes{{3, 4, 1}, {64, 64, 4}, {64, 256, 8}};
/// Statistics of the weights of streaming attention, which computes them again to look at them: times_longer than
/// without.
template <class Mask>
void watch_weights(benchmark::State& state, Mask mask) {
  const auto q = random<float>(8, state.range(0), 64), k = random<float>(8, state.range(0), 64), v = q;
  auto plain = zeros<float>(8, state.range(0), 64), watched = plain;
  std::vector<double> without, with;
  const auto timed = [](std::vector<double>& times, const auto& run) {
    const stopwatch watch;
    run();
    times.push_back(watch.seconds());
  };
  for (auto _ : state) {
    timed(without, [&] { xattn::attention_into(plain, q, k, v, mask); });
    timed(with, [&] {
      xattn::trace::stats weights;
      xattn::trace::filter only(xattn::trace::to(weights), {.only = {"weights"}});
      xattn::attention_into(watched, q, k, v, mask, {}, xattn::trace::to(only));
    });
    state.SetIterationTime(with.back());
  }
  if (plain != watched) {
    found_wrong_result() = true;
    state.SkipWithError("looking changes the result");
  }
  std::ranges::sort(without);
  std::ranges::sort(with);
  state.counters["times_longer"] = with[with.size() / 2] / without[without.size() / 2];
}

bool add_statistics() {
  const auto add = [](const char* name, auto mask) {
    const auto run = [mask](benchmark::State& state) { watch_weights(state, mask); };
    benchmark::RegisterBenchmark(name, run)->ArgName("L")->Arg(2048)->UseManualTime()->Unit(benchmark::kMillisecond);
  };
  add("trace_overhead<float>/stats_of_weights", xattn::no_mask{});
  add("trace_overhead<float>/stats_of_weights_causal", xattn::causal);
  return true;
}

const bool added_statistics = add_statistics();
const bool added = add<traced_layer<float>>("trace_overhead<float>", {"Lq", "d_model", "H"}, shapes);

}  // namespace
