// SPDX-License-Identifier: BSD-3-Clause
/// One new token over a long row of keys: bound by reading. Each pass is timed beside a sum over as many bytes as float
/// keys and values have, and narrow caches beside a float cache, so that ratios hold on a busy machine.
///   GB/s     bytes of float keys and values a second, whatever they are stored as (best decile)
///   read     bytes a second of the sum (best decile), at the best of several distances, in one stream and in four, over
///            memory in pages like those of the caches
///   %read    GB/s of that, both of the same pass (median of the passes)
///   of_f32   times faster than the float cache of the same shape (median of the passes)
#include "support/arrays.hpp"
#include "support/clock.hpp"
#include "support/limits.hpp"

#include <xattn/core/aligned_vector.hpp>
#include <xattn/kernels/cached_attention.hpp>
#include <xattn/kernels/decode_attention.hpp>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <memory>

namespace {

using xattn::index_t;
namespace kernels = xattn::kernels;

struct sizes {
  index_t heads, kv_heads, width, keys;
  bool operator==(const sizes&) const = default;
  index_t row_count() const { return kv_heads * keys; }
};

/// Keys and values in rows, as an array of a user has them, or in a store of S.
template <class S>
class store_of {
 public:
  explicit store_of(const sizes& s)
      : shape_{1, s.kv_heads, s.keys, s.width, s.width},
        keys_(static_cast<std::size_t>(shape_.keys())),
        values_(static_cast<std::size_t>(shape_.values())),
        factors_(static_cast<std::size_t>(2 * shape_.rows())) {}

  void append(const xattn::tensor4_view<const float>& k, const xattn::tensor4_view<const float>& v) {
    kernels::append_rows(store(), 0, k, v);
  }
  kernels::kv_store<S> store() {
    float* factors = kernels::has_factors<S> ? factors_.data() : nullptr;
    return {shape_, keys_.data(), values_.data(), factors, factors == nullptr ? nullptr : factors + shape_.rows()};
  }

 private:
  kernels::kv_shape shape_;
  xattn::aligned_vector<S> keys_, values_;
  xattn::aligned_vector<float> factors_;
};

/// One token of one layer: what all ways of a shape share.
struct token {
  sizes s;
  bench::array<float, 4> q, out;
  xattn::aligned_vector<float> both;  // keys, then values, so that one sum reads them
  std::unique_ptr<store_of<float>> tiles;
  std::vector<std::byte> scratch{};

  explicit token(const sizes& n)
      : s(n),
        q(bench::random<float>(1, n.heads, 1, n.width)),
        out(q),
        both(static_cast<std::size_t>(2 * n.row_count() * n.width)) {
    const auto some = bench::random<float>(4096);
    for (std::size_t i = 0; i < both.size(); ++i) both[i] = some.data()[(i * 7 + i / 4096) % 4096];
    tiles = std::make_unique<store_of<float>>(n);
    tiles->append(problem().k, problem().v);
  }

  kernels::attention_problem<float> problem() {
    const xattn::extents<4> queries{1, s.heads, 1, s.width}, keys{1, s.kv_heads, s.keys, s.width};
    kernels::attention_problem<float> p{};
    p.q = {q.data(), queries};
    p.k = {both.data(), keys};
    p.v = {both.data() + s.row_count() * s.width, keys};
    p.out = {out.data(), queries};
    p.scale = 0.125f;
    return p;
  }
  double bytes() const { return static_cast<double>(both.size() * sizeof(float)); }

  xattn::workspace room(std::size_t bytes) {
    scratch.resize(std::max(scratch.size(), bytes + xattn::workspace_alignment));
    return xattn::workspace(scratch);
  }
  void in_rows() {
    const auto p = problem();
    kernels::decode_attention(p, xattn::no_mask{}, {}, room(kernels::decode_workspace(p, {})));
  }
  template <class S>
  void in_store(store_of<S>& from) {
    const auto p = problem();
    const auto store = from.store();
    kernels::cached_attention(p, store, xattn::no_mask{}, {}, room(kernels::cached_workspace(p, store, {})));
  }

  /// The latest shape: its ways run one after the other.
  static token& of(const sizes& n) {
    static std::unique_ptr<token> latest;
    if (!latest || latest->s != n) {
      latest.reset();
      latest = std::make_unique<token>(n);
    }
    return *latest;
  }
};

/// The value that a share of the others does not reach.
double quantile(std::vector<double> x, double share) {
  std::sort(x.begin(), x.end());
  return x[static_cast<std::size_t>(share * static_cast<double>(x.size() - 1))];
}

double seconds_of(const auto& f) {
  const bench::stopwatch watch;
  f();
  benchmark::ClobberMemory();
  return watch.seconds();
}

/// run() beside the sum and, where there is one, beside the float cache.
template <class Run, class Other>
void measure(benchmark::State& state, token& t, const Run& run, const Other& in_float) {
  std::vector<double> times, reads, of_read, of_float;
  for (auto _ : state) {
    const double read = bench::read_seconds(t.both);
    const double time = std::min(seconds_of(run), seconds_of(run));
    state.SetIterationTime(time);
    times.push_back(time);
    reads.push_back(read);
    of_read.push_back(100 * read / time);
    of_float.push_back(std::min(seconds_of(in_float), seconds_of(in_float)) / time);
  }
  state.counters["GB/s"] = t.bytes() / quantile(times, 0.1) * 1e-9;
  state.counters["read"] = t.bytes() / quantile(reads, 0.1) * 1e-9;
  state.counters["%read"] = quantile(of_read, 0.5);
  state.counters["of_f32"] = quantile(of_float, 0.5);
}

template <class S>
void cached(benchmark::State& state, const sizes& n) {
  token& t = token::of(n);
  store_of<S> store(n);
  store.append(t.problem().k, t.problem().v);
  measure(
      state, t, [&] { t.in_store(store); }, [&] { t.in_store(*t.tiles); });
}
void rows(benchmark::State& state, const sizes& n) {
  token& t = token::of(n);
  measure(
      state, t, [&] { t.in_rows(); }, [&] { t.in_store(*t.tiles); });
}

bool add(const char* way, void (*run)(benchmark::State&, const sizes&), const sizes& n) {
  const std::string name = std::string("decode/") + way + "/H:" + std::to_string(n.heads) +
                           "/G:" + std::to_string(n.kv_heads) + "/D:" + std::to_string(n.width) +
                           "/Lk:" + std::to_string(n.keys);
  benchmark::RegisterBenchmark(name.c_str(), [run, n](benchmark::State& state) { run(state, n); })->UseManualTime();
  return true;
}

bool add_all() {
  for (const sizes& n :
       {sizes{12, 12, 64, 1024}, sizes{12, 12, 64, 8192}, sizes{16, 16, 128, 8192}, sizes{32, 8, 128, 1024},
        sizes{32, 8, 128, 8192}, sizes{64, 8, 128, 8192}, sizes{32, 8, 128, 32768}}) {
    add("rows<float>", rows, n);
    add("cache<float>", cached<float>, n);
    add("cache<bf16>", cached<xattn::bf16>, n);
    add("cache<int8>", cached<std::int8_t>, n);
  }
  return true;
}
const bool added = add_all();

}  // namespace
