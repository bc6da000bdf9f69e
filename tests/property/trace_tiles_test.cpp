// SPDX-License-Identifier: BSD-3-Clause
/// The tiles of the streaming kernel: what they are, that they come in order, that looking changes no bit, and what an
/// edit of one means.
#include "property/random_arrays.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/trace.hpp>

#include <filesystem>
#include <fstream>
#include <mutex>

namespace {

namespace trace = xattn::trace;
using trace::access;
using trace::stage;
using xattn::thread_pool;
using test::array;
using test::numbers;
using test::same_bits;

double largest_difference(const array& a, const array& b) { return static_cast<double>(xt::amax(xt::abs(a - b))()); }

/// With a number a register the streaming kernel runs only for those who write its tiles.
constexpr bool streams = xattn::simd::lanes<float> > 1;

struct inputs {
  array q = numbers({2, 4, 70, 8}), k = numbers({2, 2, 300, 8}, 2), v = numbers({2, 2, 300, 5}, 3);

  template <class M, class H = xattn::no_trace>
  array run(const M& mask, H tr = {}, xattn::attention_options<float> options = {}) const {
    return xattn::attention(q, k, v, mask, options, tr);
  }
};

/// f(mask) for masks of all sorts: none, skipped tiles on the right, on both sides, biases, functions.
template <class F>
void with_each_mask(const F& f) {
  f(xattn::no_mask{});
  f(xattn::causal_top_left);
  f(xattn::sliding_window(20) & xattn::alibi(4));
  f(xattn::causal & xattn::score_mod([](auto s, auto, auto, auto, auto) { return s + s; }));
}

/// The keys of all tiles and skipped tiles in the order in which they come, and how often each pair was in one.
struct log_of_tiles : trace::run_counter {
  using key = std::array<std::int64_t, 4>;
  std::vector<key> order;
  std::vector<int> times = std::vector<int>(std::size_t{2} * 4 * 70 * 300);

  template <stage S>
  static consteval access access_of() {
    return S == stage::tile_scaled ? access::read : access::none;
  }
  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>& v) {
    CHECK(s.pth == trace::path::streaming);
    CHECK(s.org == trace::origin::computed);
    add(s, v.extent[0], v.extent[1]);
  }
  void note(const trace::site& s, trace::skipped_tile t) {
    add(s, static_cast<std::size_t>(t.rows), static_cast<std::size_t>(t.keys));
  }
  void add(const trace::site& s, std::size_t rows, std::size_t keys) {
    CHECK(s.ph == trace::phase::tile);
    order.push_back({s.batch, s.head, s.q0, s.k0});
    const std::size_t head = static_cast<std::size_t>(s.batch) * 4 + static_cast<std::size_t>(s.head);
    for (std::size_t i = 0; i < rows * keys; ++i) ++times[(head * 70 + s.q0 + i / keys) * 300 + s.k0 + i % keys];
  }
};

/// Counts the tiles, from any thread.
struct crowd {
  static constexpr bool concurrent = true;
  std::mutex one{};
  std::vector<log_of_tiles::key> keys{};

  template <stage S>
  static consteval access access_of() {
    return S == stage::tile_sum ? access::read : access::none;
  }
  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>&) {
    const std::lock_guard lock(one);
    keys.push_back({s.batch, s.head, s.q0, s.k0});
  }
};

std::string file_of(const trace::recording& rec) {
  const auto path =
      std::filesystem::temp_directory_path() / ("xattn_tiles_" + std::to_string(std::random_device{}()) + ".npz");
  xattn::io::write_npz(rec, path.string());
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  std::filesystem::remove(path);
  return bytes;
}

/// Multiplies the weight of each pair by a number of its own.
float share_of(std::size_t row, std::size_t key) { return static_cast<float>((row + 2 * key) % 5) / 4; }

struct reweigh {
  template <class T>
  void operator()(const trace::site& s, const trace::tensor_view<T>& v) const {
    trace::detail::for_each_element(
        v, [&](T& x, const trace::row_index& at) { x *= share_of(s.q0 + at[0], s.k0 + at[1]); });
  }
};

/// Adds to the score what a function of the pair says.
float lift_of(std::size_t row, std::size_t key) { return static_cast<float>((row * 3 + key) % 8) / 8; }

struct lift {
  template <class T>
  void operator()(const trace::site& s, const trace::tensor_view<T>& v) const {
    trace::detail::for_each_element(
        v, [&](T& x, const trace::row_index& at) { x += lift_of(s.q0 + at[0], s.k0 + at[1]); });
  }
};

struct set_to_one {
  template <class T>
  void operator()(const trace::site&, const trace::tensor_view<T>& v) const {
    trace::detail::for_each_element(v, [](T& x, const trace::row_index&) { x = T(1); });
  }
};

}  // namespace

TEST_CASE("tiles: with those that were skipped they cover each pair once, in order, at any number of threads",
          "[property][trace]") {
  if (!streams) return;
  const inputs in;
  with_each_mask([&](const auto& mask) {
    const array plain = in.run(mask);
    std::string first;
    for (const int threads : {1, 2, 3, 8}) {
      thread_pool pool(threads);
      log_of_tiles log;
      trace::tile_recorder tiles;
      CHECK(same_bits(plain, in.run(mask, trace::tee(trace::to(log), trace::to(tiles)), {.executor = pool})));
      CHECK(std::is_sorted(log.order.begin(), log.order.end()));
      CHECK(std::adjacent_find(log.order.begin(), log.order.end()) == log.order.end());
      CHECK(std::all_of(log.times.begin(), log.times.end(), [](int n) { return n == 1; }));
      CHECK(5 * (log.order.size() - tiles.skipped().size()) == tiles.size());
      const std::string file = file_of(tiles);
      if (threads == 1) first = file;
      CHECK(file == first);

      crowd many;
      CHECK(same_bits(plain, in.run(mask, trace::to(many), {.executor = pool})));
      CHECK(5 * many.keys.size() == tiles.size());
      std::sort(many.keys.begin(), many.keys.end());
      CHECK(std::includes(log.order.begin(), log.order.end(), many.keys.begin(), many.keys.end()));
    }
  });
  trace::tile_recorder tiles;
  (void)in.run(xattn::causal_top_left, trace::to(tiles));
  CHECK(tiles.skipped().size() > 10);
  tiles.clear();
  (void)in.run(xattn::no_mask{}, trace::to(tiles));
  CHECK(tiles.skipped().empty());
}

TEST_CASE("tiles: they are parts of the stages, and end in the result", "[property][trace]") {
  if (!streams) return;
  const inputs in;
  with_each_mask([&](const auto& mask) {
    trace::recorder rec;
    trace::tile_recorder tiles;
    const array z = in.run(mask, trace::tee(trace::to(rec), trace::to(tiles)), {.softcap = 3.f});
    const auto &scaled = rec["scaled"], &masked = rec["masked"];
    double farthest = 0;
    std::map<std::array<std::uint32_t, 3>, const trace::record*> last;  // of a row of tiles, tile_acc
    for (const trace::record& r : tiles) {
      const auto b = static_cast<std::uint32_t>(r.at.batch), h = static_cast<std::uint32_t>(r.at.head);
      const auto& x = tiles[r.path];
      if (r.at.st == stage::tile_acc) last[{b, h, r.at.q0}] = &r;
      if (r.at.st != stage::tile_scaled && r.at.st != stage::tile_probs) continue;
      const auto& top = tiles["tile_max" + trace::call_suffix(r.at)];
      for (std::size_t i = 0; i < r.shape[0]; ++i) {
        for (std::size_t j = 0; j < r.shape[1]; ++j) {
          const std::size_t row = r.at.q0 + i, key = r.at.k0 + j;
          if (r.at.st == stage::tile_scaled && x(i, j) != scaled(b, h, row, key)) farthest = 1;
          const double peak = std::isfinite(top(i)) ? top(i) : 0;
          if (r.at.st == stage::tile_probs)
            farthest = std::max(farthest, std::abs(x(i, j) - std::exp(masked(b, h, row, key) - peak)));
        }
      }
    }
    CHECK(farthest <= 1e-6);
    CHECK(last.size() > 8);
    for (const auto& [place, r] : last) {
      const auto &acc = tiles[r->path], &sum = tiles["tile_sum" + trace::call_suffix(r->at)];
      const auto& top = tiles["tile_max" + trace::call_suffix(r->at)];
      for (std::size_t i = 0; i < r->shape[0]; ++i) {
        const std::size_t b = place[0], h = place[1], row = place[2] + i;
        CHECK(top(i) == rec["row_max"](b, h, row));
        CHECK(sum(i) == rec["row_sum"](b, h, row));
        for (std::size_t e = 0; e < 5; ++e)
          CHECK(std::abs(acc(i, e) / sum(i) - static_cast<double>(z(b, h, row, e))) <= 1e-6);
      }
    }
  });
}

TEST_CASE("tiles: only the streaming kernel has them, and reading asks for no other", "[property][trace]") {
  trace::tile_recorder tiles;
  const array small = numbers({3, 4}), row = numbers({1, 8}), keys = numbers({600, 8});
  const array z = xattn::attention(small, small, small, {}, {}, trace::to(tiles));
  CHECK(same_bits(z, array(xattn::attention(small, small, small))));
  (void)xattn::attention(row, keys, keys, {}, {}, trace::to(tiles));
  const inputs in;
  (void)in.run(xattn::prob_mod([](auto w, auto...) { return w; }), trace::to(tiles));
  CHECK(tiles.empty());
  CHECK(tiles.skipped().empty());
}

TEST_CASE("tiles: an edit of tile_probs multiplies weights and leaves their sum", "[property][trace]") {
  const inputs in;
  with_each_mask([&](const auto& mask) {
    trace::recorder rec, after;
    (void)in.run(mask, trace::to(rec));
    trace::editor edit(trace::at<stage::tile_probs>(), "tile_probs", reweigh{});
    const array z = in.run(mask, trace::tee(trace::edit(edit), trace::to(after)));
    edit.finish();
    const auto& weights = rec["weights"];
    double farthest = 0;
    for (std::size_t n = 0; n < z.size(); ++n) {
      const std::size_t e = n % 5, i = n / 5 % 70, h = n / 350 % 4, b = n / 1400;
      double sum = 0;
      for (std::size_t j = 0; j < 300; ++j)
        sum += weights(b, h, i, j) * static_cast<double>(share_of(i, j)) * static_cast<double>(in.v(b, h / 2, j, e));
      farthest = std::max(farthest, std::abs(sum - static_cast<double>(z.flat(n))));
    }
    CHECK(farthest <= 1e-5);
    CHECK(rec["row_sum"] == after["row_sum"]);
  });
}

TEST_CASE("tiles: an edit of tile_scaled is a function of the score", "[property][trace]") {
  const inputs in;
  const auto function = xattn::score_mod([](float s, auto, auto, xattn::index_t i, xattn::index_t j) {
    return s + lift_of(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
  });
  trace::editor edit(trace::at<stage::tile_scaled>(), "tile_scaled", lift{});
  CHECK(largest_difference(in.run(xattn::causal & function), in.run(xattn::causal)) > 1e-2);
  CHECK(largest_difference(in.run(xattn::causal & function), in.run(xattn::causal, trace::edit(edit))) <= 1e-6);
  CHECK(edit.changed() > 8);
}

TEST_CASE("tiles: one that writes a tile gets the streaming kernel, whatever the shape", "[property][trace]") {
  const array small = numbers({3, 4}), row = numbers({1, 4}), keys = numbers({600, 4});
  trace::editor edit(trace::at<stage::tile_probs>(), "tile_probs", trace::scale_by{0.5});
  trace::recorder rec;
  const auto halves = trace::tee(trace::edit(edit), trace::to(rec));
  CHECK(largest_difference(xattn::attention(small, small, small) / 2.f,
                           xattn::attention(small, small, small, {}, {}, halves)) <= 1e-6);
  CHECK(largest_difference(xattn::attention(row, keys, keys) / 2.f,
                           xattn::attention(row, keys, keys, {}, {}, halves)) <= 1e-6);
  CHECK(rec.find("context").at.pth == trace::path::streaming);
  CHECK(rec.find("context#2").at.pth == trace::path::streaming);
  const inputs in;
  CHECK(test::mentions(test::message_of<xattn::option_error>([&] {
          (void)in.run(xattn::prob_mod([](auto w, auto...) { return w; }), trace::edit(edit));
        }),
                       {"function of the weights", "writes a tile"}));
}

TEST_CASE("tiles: an excluded pair stays excluded, whatever an edit writes there", "[property][trace]") {
  inputs in;
  const array before = in.run(xattn::causal_top_left);
  trace::editor one(trace::at<stage::tile_probs>(), "tile_probs", set_to_one{});
  const array z = in.run(xattn::causal_top_left, trace::edit(one));
  trace::recorder rec;
  (void)in.run(xattn::causal_top_left, trace::to(rec));
  for (const std::size_t i : {std::size_t{0}, std::size_t{5}, std::size_t{69}}) {
    double sum = 0, scale = 0;
    for (std::size_t j = 0; j <= i; ++j) sum += static_cast<double>(in.v(1, 1, j, 2)), scale += 1;
    CHECK(std::abs(sum / rec["row_sum"](1, 2, i) - static_cast<double>(z(1, 2, i, 2))) <= 1e-5 * scale);
  }
  in.v(1, 1, 0, 2) = std::nanf("");
  trace::editor twice(trace::at<stage::tile_scaled>(), "tile_scaled", lift{});
  const auto later = xattn::mask_mod([](auto, auto, auto, xattn::index_t j) { return j > 0; });
  CHECK(xt::all(xt::isfinite(in.run(later, trace::edit(twice)))));
}
