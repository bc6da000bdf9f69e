// SPDX-License-Identifier: BSD-3-Clause
/// What holds of hooks that write, throw or take notes: at any number of threads, on every path that a call may take.
#include "property/random_arrays.hpp"
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/trace/any.hpp>
#include <xattn/trace/editor.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/xtensor/attention.hpp>

#include <functional>

namespace {

namespace trace = xattn::trace;
using test::array;
using test::numbers;
using test::same_bits;
using trace::stage;
using trace::streaming;
using xattn::thread_pool;

constexpr std::size_t batch = 2, heads = 4, value_width = 5;
constexpr std::array thread_counts{1, 2, 3, 8};

/// A call that takes a path, with a mask: pairs here and there are excluded, and of the second batch item whole rows.
struct example {
  trace::path path;
  std::size_t q_len, k_len;
  array q = numbers({batch, heads, q_len, 8}, 1), k = numbers({batch, 2, k_len, 8}, 2),
        v = numbers({batch, 2, k_len, value_width}, 3);
  xt::xarray<bool> allowed = excluding();

  bool empty(std::size_t b, std::size_t row) const { return b == 1 && row % 7 == 0; }

  template <class H = xattn::no_trace>
  array run(H tr = {}, const xattn::executor_ref& executor = {}) const {
    return xattn::attention(q, k, v, xattn::boolean(allowed), {.executor = executor}, tr);
  }

 private:
  xt::xarray<bool> excluding() const {
    xt::xarray<bool> mask = xt::ones<bool>({batch, std::size_t{1}, q_len, k_len});
    for (std::size_t n = 0; n < mask.size(); ++n) {
      const std::size_t row = n / k_len % q_len, b = n / k_len / q_len;
      mask.data()[n] = (n + row) % 5 != 0 && !empty(b, row);
    }
    return mask;
  }
};

/// With a number a register the plain kernel runs all calls.
trace::path path_here(trace::path p) { return xattn::simd::lanes<float> > 1 ? p : trace::path::plain; }

const std::vector<example>& examples() {
  static const std::vector<example> all{{trace::path::plain, 5, 7},
                                        {path_here(trace::path::streaming), 150, 190},
                                        {path_here(trace::path::streaming), 200, 200},
                                        {path_here(trace::path::decode), 1, 600}};
  return all;
}

/// f(example, pool) for each example and number of threads.
template <class F>
void everywhere(const F& f) {
  for (const example& e : examples()) {
    for (const int threads : thread_counts) {
      INFO(e.q_len << " queries, " << threads << " threads");
      thread_pool pool(threads);
      f(e, pool);
    }
  }
}

/// The output of a run that is recorded; by the plain kernel if stages may not be replayed.
array recorded(const example& e, trace::recorder& rec, streaming choice, const xattn::executor_ref& executor = {}) {
  trace::dynamic<trace::recorder> sink(rec);
  return e.run(trace::any(sink, {.streaming = choice}), executor);
}

/// One type of edit for each stage, so that the kernels are compiled once for it.
using edit_function = std::function<void(const trace::site&, const trace::tensor_view<float>&)>;
template <stage S>
array edited(const example& e, const edit_function& edit, const xattn::executor_ref& executor) {
  trace::editor<S, edit_function> change(trace::at<S>(), "*", edit);
  array out = e.run(trace::edit(change), executor);
  CHECK(change.changed() == 1);
  return out;
}

/// The head of an element of the output, which has q_len rows.
std::size_t head_of(std::size_t n, std::size_t q_len) { return n / value_width / q_len % heads; }

bool head_is_silent(const array& out, const array& before, std::size_t head, std::size_t q_len) {
  for (std::size_t n = 0; n < out.size(); ++n) {
    const float want = head_of(n, q_len) == head ? 0.f : before.data()[n];
    if (std::bit_cast<std::uint32_t>(out.data()[n]) != std::bit_cast<std::uint32_t>(want)) return false;
  }
  return true;
}

/// Throws at the n-th record.
class bomb final : public trace::dynamic_sink {
 public:
  explicit bomb(int fuse) : fuse_(fuse) {}
  void take(const trace::site&, const trace::any_view&) override {
    if (fuse_-- == 0) throw std::runtime_error("boom");
  }
  std::uint32_t start_run() override { return 1; }
  int left() const { return fuse_; }

 private:
  int fuse_;
};

}  // namespace

TEST_CASE("rules: the examples take the paths that they are for", "[property][trace]") {
  for (const example& e : examples()) {
    trace::recorder rec;
    (void)recorded(e, rec, streaming::replay);
    CHECK(rec.find("context").at.pth == e.path);
  }
}

TEST_CASE("rules: recorded stages patched back in change no bit, at any number of threads", "[property][trace]") {
  everywhere([](const example& e, thread_pool& pool) {
    trace::recorder seen, in_memory;
    const array out = recorded(e, seen, streaming::replay), plain = recorded(e, in_memory, streaming::materialise);
    CHECK(same_bits(out, e.run()));
    CHECK(same_bits(plain, edited<stage::weights>(e, trace::replace_from(in_memory), pool)));
    CHECK(same_bits(out, edited<stage::context>(e, trace::replace_from(seen), pool)));
  });
}

TEST_CASE("rules: what is edited is what the call goes on with, at any number of threads", "[property][trace]") {
  everywhere([](const example& e, thread_pool& pool) {
    trace::recorder rec;
    const array plain = recorded(e, rec, streaming::materialise);
    const array twice = 2.f * plain;
    CHECK(same_bits(twice, edited<stage::weights>(e, trace::scale_by{2}, pool)));
    const array out = e.run(), twice_out = 2.f * out;
    CHECK(same_bits(twice_out, edited<stage::context>(e, trace::scale_by{2}, pool)));
    CHECK(head_is_silent(edited<stage::weights>(e, trace::ablate_head{2}, pool), plain, 2, e.q_len));
    CHECK(head_is_silent(edited<stage::context>(e, trace::ablate_head{1}, pool), out, 1, e.q_len));
  });
}

TEST_CASE("rules: a sink that throws ends the call after its stage, and leaves nothing behind", "[property][trace]") {
  everywhere([](const example& e, thread_pool& pool) {
    const array before = e.run({}, pool);
    trace::recorder rec;
    (void)recorded(e, rec, streaming::replay, pool);
    for (const int fuse : {0, 3, static_cast<int>(rec.size()) - 1}) {
      bomb sink(fuse);
      CHECK(test::message_of<std::runtime_error>([&] { (void)e.run(trace::any(sink), pool); }) == "boom");
      CHECK(sink.left() == -1);
      CHECK(same_bits(before, e.run({}, pool)));
    }
  });
}

TEST_CASE("rules: rows without a key are noted once each, in order, and have their documented values",
          "[property][trace]") {
  everywhere([](const example& e, thread_pool& pool) {
    trace::recorder rec;
    const array out = recorded(e, rec, streaming::replay, pool);
    const auto masked = rec.get<float>("masked"), weights = rec.get<float>("weights"), lse = rec.get<float>("lse");
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::size_t n = 0;
    bool documented = true;
    for (std::size_t b = 0; b < batch; ++b) {
      for (std::size_t h = 0; h < heads; ++h) {
        for (std::size_t i = 0; i < e.q_len; ++i) {
          documented = documented && (lse(b, h, i) == -infinity) == e.empty(b, i);
          if (!e.empty(b, i)) continue;
          REQUIRE(n < rec.empty_rows().size());
          const trace::empty_row& row = rec.empty_rows()[n++];
          CHECK(row.at.batch == static_cast<std::int32_t>(b));
          CHECK(row.at.head == static_cast<std::int32_t>(h));
          CHECK(row.row == static_cast<xattn::index_t>(i));
          CHECK(row.at.pth == e.path);
          for (std::size_t j = 0; j < e.k_len; ++j) {
            documented = documented && masked(b, h, i, j) == -infinity && weights(b, h, i, j) == 0;
          }
          for (std::size_t c = 0; c < value_width; ++c) documented = documented && out(b, h, i, c) == 0;
        }
      }
    }
    CHECK(n == rec.empty_rows().size());
    CHECK(documented);
  });
}

TEST_CASE("rules: replayed weights are those of the plain kernel within 1e-6, and rows sum to 1 within 2e-6",
          "[property][trace]") {
  everywhere([](const example& e, thread_pool& pool) {
    trace::recorder replayed, in_memory;
    (void)recorded(e, replayed, streaming::replay, pool);
    (void)recorded(e, in_memory, streaming::materialise, pool);
    const bool plain = e.path == trace::path::plain;
    CHECK(replayed.find("weights").at.org == (plain ? trace::origin::computed : trace::origin::replayed));
    CHECK(in_memory.find("weights").at.org == trace::origin::computed);
    const auto a = replayed.get<float>("weights"), b = in_memory.get<float>("weights");
    double largest = 0, off = 0, sum = 0;
    for (std::size_t n = 0; n < a.size(); ++n) {
      largest = std::max(largest, std::abs(double{a.flat(n)} - double{b.flat(n)}));
      sum = (n % e.k_len == 0 ? 0 : sum) + double{a.flat(n)};
      const std::size_t row = n / e.k_len % e.q_len, item = n / e.k_len / e.q_len / heads;
      if (n % e.k_len == e.k_len - 1) off = std::max(off, std::abs(sum - (e.empty(item, row) ? 0 : 1)));
    }
    CHECK(largest <= 1e-6);
    CHECK(off <= 2e-6);
  });
}
