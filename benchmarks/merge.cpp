// SPDX-License-Identifier: BSD-3-Clause
/// Two partial results of attention become one: bound by reading them.
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/copy.hpp"

#include <xattn/kernels/merge.hpp>

#include <array>

namespace {

using namespace bench;
using xattn::index_t;

template <class T>
struct merge_of_two {
  using value_type = T;
  index_t rows, width;
  array<T, 2> a, b, out;
  array<T, 1> lse_a, lse_b, lse;
  std::vector<std::byte> scratch;

  explicit merge_of_two(const shape& s)
      : rows(s[0]),
        width(s[1]),
        a(random<T>(rows, width)),
        b(random<T>(rows, width)),
        out(zeros<T>(rows, width)),
        lse_a(random<T>(rows)),
        lse_b(random<T>(rows)),
        lse(zeros<T>(rows)),
        scratch(xattn::kernels::merge_workspace<T>(2, {}) + xattn::workspace_alignment) {}

  static std::vector<way<merge_of_two>> ways() {
    return {{"xattn", &merge_of_two::library}, {"scalar", &merge_of_two::scalar}, {"copy", &merge_of_two::copy, false}};
  }
  static work cost(const shape& s) {
    const auto n = static_cast<double>(s[0]);
    return streaming_work<T>(n * static_cast<double>(s[1]), 3) + work{.exps = 2 * n};
  }

  using part = xattn::kernels::partial_view<T>;
  std::array<part, 2> parts() const {
    const xattn::extents<4> all{1, 1, rows, width};
    const xattn::extents<3> each{1, 1, rows};
    return {part{{a.data(), all}, {lse_a.data(), each}}, part{{b.data(), all}, {lse_b.data(), each}}};
  }
  void library() {
    xattn::kernels::merge<T>(parts(), {out.data(), {1, 1, rows, width}}, {lse.data(), {1, 1, rows}}, {},
                             xattn::workspace(std::span<std::byte>(scratch)));
  }
  void scalar() {
    xattn::kernels::plain_merge<T>(parts(), {out.data(), {1, 1, rows, width}}, {lse.data(), {1, 1, rows}});
  }
  void copy() { bench::copy<T>({a.data(), a.size()}, all_of(out)); }
  std::span<T> result() { return all_of(out); }
};

const bool added = add<merge_of_two<float>>("merge<float>", {"rows", "Dv"}, {{12, 64}, {384, 64}, {4096, 128}}) &&
                   add<merge_of_two<double>>("merge<double>", {"rows", "Dv"}, {{384, 64}});

}  // namespace
