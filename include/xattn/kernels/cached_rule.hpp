// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What the rows of a call see of a cache whose items have keys of their own: a rule beside the call's mask.
/// Formula row i of item b stands at a = i + offset(b) and may see keys a - window < j < after(b).
/// Edges   a row that is no token sees nothing.
#pragma once

#include "xattn/kernels/cached_problem.hpp"
#include "xattn/kernels/mask_interval.hpp"
#include "xattn/kernels/score_rules.hpp"

namespace xattn::inline XATTN_ISA::kernels {

struct bound_joining_rows : interval_rule<bound_joining_rows> {
  joining_rows joining;

  explicit bound_joining_rows(const joining_rows& j) noexcept : joining(j) {}

  auto keys_of(index_t b) const {
    return [skipped = joining.skipped_of(b), offset = joining.offset(b), last = joining.after(b),
            window = joining.window](index_t i) {
      const index_t at = std::max(i, skipped) + offset, first = at < window ? 0 : at - window + 1;
      return key_interval{first, i < skipped ? first : last};
    };
  }
};

/// A mask bound to a call on a cache, with what its items have where they differ.
template <class Bound>
class cached_mask {
 public:
  cached_mask(const Bound& mask, const joining_rows& joining)
      : both_{mask, bound_joining_rows(joining)}, alike_(joining.alike()) {}

  template <class T>
  score_rules<T> rules() const noexcept {
    return alike_ ? score_rules<T>(both_.a) : score_rules<T>(both_);
  }

 private:
  bound_both<Bound, bound_joining_rows> both_;
  bool alike_;
};

/// The mask of a call whose rows join keys, in arrays of `rank` axes, item b's row 0 at firsts(b); the numbers have to
/// outlive it.
template <class M>
auto bind_to_joining(const char* function, const M& mask, std::size_t rank, index_t heads,
                     const row_view<const index_t>& firsts, const joining_rows& joining) {
  const index_t batch = firsts.extent(0);
  const any_view<const index_t> at{firsts.data(), 1, {1, 1, 1, batch}, {0, 0, 0, 1}};
  const auto bound =
      mask.bind(score_shape{function, rank, batch, heads, joining.rows, joining.longest(), query_positions(at)});
  return cached_mask<std::remove_const_t<decltype(bound)>>(bound, joining);
}

}  // namespace xattn::inline XATTN_ISA::kernels
