// SPDX-License-Identifier: BSD-3-Clause
/// Projection to heads, normalised and turned on the way: the bits of the three steps one after the other.
#include "support/catch.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/project_heads.hpp>

#include <vector>

namespace {

using test::index_t;
using xattn::rotary_pairing;
using xattn::tensor3_view;
using xattn::tensor4_view;
namespace kernels = xattn::kernels;

struct sizes {
  index_t batch, length, depth, heads, width, turned;
  index_t gap = 0;           // rows of y between items
  bool table_each = false;   // items have tables of their own
};

template <class T>
std::vector<T> random_numbers(index_t n, std::uint64_t seed) {
  const auto drawn = test::random_array<T>({n}, test::regime::uniform, seed);
  std::vector<T> v(static_cast<std::size_t>(n));
  for (index_t i = 0; i < n; ++i) v[static_cast<std::size_t>(i)] = test::narrow<T>(drawn.flat(i));
  return v;
}

/// Heads side by side as attention reads them.
template <class T>
tensor4_view<T> heads_of(const tensor3_view<T>& y, index_t heads) {
  const index_t width = y.extent(2) / heads;
  return {
      y.data(), {y.extent(0), heads, y.extent(1), width}, {y.stride(0), width * y.stride(2), y.stride(1), y.stride(2)}};
}

template <class T>
struct projection {
  sizes s;
  index_t columns = s.heads * s.width, pitch = columns + 3;
  std::vector<T> x = random_numbers<T>(s.batch * s.length * s.depth, 1), w = random_numbers<T>(s.depth * columns, 2),
                 bias = random_numbers<T>(columns, 3), gamma = random_numbers<T>(s.width, 4),
                 cos = random_numbers<T>(s.batch * s.length * s.turned / 2, 5),
                 sin = random_numbers<T>(s.batch * s.length * s.turned / 2, 6), memory, out;

  explicit projection(const sizes& of)
      : s(of),
        memory(static_cast<std::size_t>(kernels::packed_matrix<T>::size_of(s.depth, columns))),
        out(static_cast<std::size_t>(s.batch * (s.length + s.gap) * pitch), T(7)) {}

  tensor3_view<const T> rows() const { return {x.data(), {s.batch, s.length, s.depth}}; }
  kernels::packed_matrix<T> packed() {
    return kernels::pack_matrix<T>(xattn::matrix_view<const T>(w.data(), {s.depth, columns}), memory.data());
  }
  tensor3_view<T> y() { return {out.data(), {s.batch, s.length, columns}, {(s.length + s.gap) * pitch, pitch, 1}}; }
  tensor3_view<const T> table(const std::vector<T>& of) const {
    const index_t half = s.turned / 2;
    return {of.data(), {s.batch, s.length, half}, {s.table_each ? s.length * half : 0, half, 1}};
  }
  kernels::head_steps<T> steps(bool norm, bool turn, rotary_pairing pairing) const {
    kernels::head_steps<T> all{s.heads, {bias.data(), {columns}}};
    if (norm) all.gamma = {gamma.data(), {s.width}};
    all.eps = T(0.125);
    all.pairing = pairing;
    if (turn) all.cos = table(cos), all.sin = table(sin);
    return all;
  }

  /// Step by step.
  void apart(const kernels::head_steps<T>& all) {
    kernels::linear(rows(), packed(), y(), {all.bias, nullptr, {}, {}});
    const auto heads = heads_of(y(), s.heads);
    if (all.gamma.data() != nullptr) {
      kernels::rms_norm(xattn::as_const(heads), heads, {.gamma = all.gamma, .eps = all.eps});
    }
    if (!all.turns()) return;
    const auto spread = [&](const tensor3_view<const T>& t) {
      return tensor4_view<const T>(t.data(), {s.batch, s.heads, s.length, s.turned / 2},
                                   {t.stride(0), 0, t.stride(1), t.stride(2)});
    };
    kernels::rotate_part(all.pairing, xattn::as_const(heads), spread(all.cos), spread(all.sin), heads);
  }
};

/// How many tasks there were for threads.
template <class T>
index_t check(const sizes& s) {
  INFO("B " << s.batch << " L " << s.length << " K " << s.depth << " H " << s.heads << " D " << s.width);
  test::watched_executor threads(3);
  projection<T> want(s), got(s);
  for (const auto& [norm, turn] : {std::pair{false, true}, {true, false}, {true, true}}) {
    for (const auto pairing : {rotary_pairing::half_split, rotary_pairing::interleaved}) {
      const auto steps = got.steps(norm, turn, pairing);
      want.apart(steps);
      kernels::project_heads(got.rows(), got.packed(), got.y(), steps);
      CHECK(test::same_bits(got.out, want.out));
      got.out.assign(got.out.size(), T(7));
      kernels::project_heads(got.rows(), got.packed(), got.y(), steps, threads);
      CHECK(test::same_bits(got.out, want.out));
    }
  }
  return threads.parts();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("project_heads: the bits of linear, rms_norm and rotate_part one after the other",
                        "[kernels][project_heads][bits]", test::reals) {
  using T = TestType;
  for (const index_t length : {1, 2, 13, 50}) {
    for (const index_t heads : {1, 2, 7}) {
      for (const index_t width : {2, 6, 16, 40}) (void)check<T>({2, length, 5, heads, width, width});
    }
  }
  (void)check<T>({3, 20, 9, 3, 10, 6, 0, true});
  CHECK(check<T>({3, 20, 9, 3, 10, 6, 2, true}) > 0);
  CHECK(check<T>({1, 1, 3, 12, 64, 64}) > 0);
  CHECK(check<T>({1, 300, 3, 12, 64, 64}) > 0);
  CHECK(check<T>({1, 300, 900, 2, 6, 6}) > 0);
  CHECK(check<T>({2, 130, 1700, 2, 48, 48}) > 0);
}

TEST_CASE("project_heads: each of its steps counts", "[kernels][project_heads]") {
  projection<float> p({2, 9, 5, 3, 8, 6, 0, true});
  const auto with = [&](const kernels::head_steps<float>& steps) {
    kernels::project_heads(p.rows(), p.packed(), p.y(), steps);
    return p.out;
  };
  const auto all = p.steps(true, true, rotary_pairing::half_split);
  const auto whole = with(all);
  auto other = all;
  other.eps = 0.25f;
  CHECK_FALSE(test::same_bits(with(other), whole));
  other = all;
  other.bias = {};
  CHECK_FALSE(test::same_bits(with(other), whole));
  CHECK_FALSE(test::same_bits(with(p.steps(true, true, rotary_pairing::interleaved)), whole));
  CHECK_FALSE(test::same_bits(with(p.steps(false, true, rotary_pairing::half_split)), whole));
  CHECK_FALSE(test::same_bits(with(p.steps(true, false, rotary_pairing::half_split)), whole));
  const auto plain = p.steps(false, false, rotary_pairing::half_split);
  projection<float> same(p.s);
  same.apart(plain);
  CHECK(test::same_bits(with(plain), same.out));
}

TEST_CASE("project_heads: what does not fit is named, and y stays as it was", "[kernels][project_heads][errors]") {
  projection<float> p({2, 3, 4, 2, 6, 6, 0, true});
  const auto before = p.out;
  const auto refused = [&](auto change) {
    auto steps = p.steps(true, true, rotary_pairing::half_split);
    change(steps);
    return test::message_of<std::invalid_argument>(
        [&] { kernels::project_heads(p.rows(), p.packed(), p.y(), steps); });
  };
  CHECK(test::mentions(refused([](auto& s) { s.heads = 5; }), {"project_heads", "heads", "5", "12"}));
  CHECK(test::mentions(refused([](auto& s) { s.heads = 0; }), {"project_heads", "heads", "0"}));
  CHECK(test::mentions(refused([](auto& s) { s.gamma = s.gamma.slice(0, 0, 5); }), {"project_heads", "gamma", "(6)"}));
  CHECK(test::mentions(refused([](auto& s) { s.sin = s.sin.slice(2, 0, 2); }), {"project_heads", "sin"}));
  CHECK(test::mentions(refused([](auto& s) { s.cos = s.cos.slice(1, 0, 2), s.sin = s.cos; }),
                       {"project_heads", "cos", "(2, 3, 3)"}));
  CHECK(test::mentions(refused([&p](auto& s) {
                         s.heads = 6;
                         s.gamma = {p.gamma.data(), {2}};
                       }),
                       {"project_heads", "cos", "2"}));
  CHECK(test::same_bits(p.out, before));
}
