// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/scalar.hpp"

#include <xattn/kernels/project_heads.hpp>

namespace {

using namespace bench;
namespace kernels = xattn::kernels;

/// Queries of heads of width 64 from rows, turned: in one go, and projected first and turned then.
template <class T>
struct projected_heads {
  using value_type = T;
  static constexpr index_t width = 64, half = width / 2;
  index_t length, depth;
  array<T, 2> x, w, y, cos, sin;
  std::vector<T> memory;

  explicit projected_heads(const shape& s)
      : length(s[0]),
        depth(s[1]),
        x(random<T>(s[0], s[1])),
        w(random<T>(s[1], s[1])),
        y(zeros<T>(s[0], s[1])),
        cos(random<T>(s[0], half)),
        sin(random<T>(s[0], half)),
        memory(static_cast<std::size_t>(kernels::packed_matrix<T>::size_of(s[1], s[1]))) {
    kernels::pack_matrix<T>(view_of(std::as_const(w)), memory.data());
  }

  static std::vector<way<projected_heads>> ways() {
    return {{"xattn", &projected_heads::library},
            {"two_steps", &projected_heads::two_steps},
            {"scalar", &projected_heads::scalar}};
  }
  static work cost(const shape& s) {
    const auto n = [&s](std::size_t i) { return static_cast<double>(s[i]); };
    return product_work(n(0), n(1), n(1));
  }

  xattn::tensor3_view<const T> rows() const { return {x.data(), {1, length, depth}}; }
  kernels::packed_matrix<T> packed() const { return {memory.data(), depth, depth}; }
  xattn::tensor3_view<T> out() { return {y.data(), {1, length, depth}}; }

  void library() {
    kernels::head_steps<T> steps{depth / width};
    steps.cos = {cos.data(), {1, length, half}};
    steps.sin = {sin.data(), {1, length, half}};
    kernels::project_heads(rows(), packed(), out(), steps);
  }
  void two_steps() {
    kernels::linear(rows(), packed(), out(), {});
    const xattn::tensor4_view<T> heads(y.data(), {1, depth / width, length, width}, {0, width, depth, 1});
    const auto spread = [&](const array<T, 2>& table) {
      return xattn::tensor4_view<const T>(table.data(), {1, depth / width, length, half}, {0, 0, half, 1});
    };
    kernels::rotate(xattn::rotary_pairing::half_split, xattn::as_const(heads), spread(cos), spread(sin), heads);
  }
  void scalar() {
    scalar::matmul(x.data(), w.data(), y.data(), length, depth, depth);
    for (index_t n = 0; n < length * depth / width * half; ++n) {
      const index_t i = n % half, row = n / half / (depth / width);
      T* const head = y.data() + n / half * width;
      const T a = head[i], b = head[i + half], c = cos.data()[row * half + i], s = sin.data()[row * half + i];
      head[i] = a * c - b * s;
      head[i + half] = b * c + a * s;
    }
  }
  std::span<T> result() { return all_of(y); }
};

const bool added = add<projected_heads<float>>("project_heads<float>", {"Lq", "d_model"}, {{16, 768}, {128, 768}});

}  // namespace
