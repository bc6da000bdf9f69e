// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A mask with its tiles worked out once, for many calls of one shape: tiles that are empty are skipped and
///         tiles that are full are not looked at, however the mask is written.
///           const auto dilated = xattn::mask_mod([](auto, auto, auto i, auto j) { return (i - j) % 64 < 8; });
///           const auto blocks = xattn::make_block_mask(dilated, {.q_len = 4096, .k_len = 4096});
///           auto z = xattn::attention(q, k, v, blocks);
/// Shapes  see tile_map.hpp; the lengths must be those of the call, heads and batch those of the call or 1.
/// Edges   the mask must only exclude, and say the same whenever it is asked. Making it looks at all pairs of tiles
///         that the mask cannot decide.
#pragma once

#include "xattn/kernels/tile_map.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA {

template <class Bound>
struct bound_blocks : bound_rule {
  static constexpr bool excludes = true;
  Bound bound;
  const tile_map* map;
  bound_blocks(Bound b, const tile_map* m) : bound(std::move(b)), map(m) {}

  bool allowed(index_t b, index_t h, index_t i, index_t j) const { return bound.allowed(b, h, i, j); }
  tile_class classify(const score_tile& t) const {
    const tile_class mapped = map->classify(t);
    return mapped == tile_class::partial ? bound.classify(t) : mapped;
  }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    bound.exclude(s, t);
  }
};

template <mask M>
class block_mask {
 public:
  block_mask(M m, const tile_map_config& c)
      : mask_(std::move(m)), map_(std::make_shared<const tile_map>("make_block_mask", mask_, c)) {}

  const tile_map& map() const noexcept { return *map_; }

  auto bind(const score_shape& s) const {
    using bound = bound_mask_t<M>;
    static_assert(bound::excludes && !bound::modifies && !bound::biases && !bound::reweighs,
                  "xattn: a block mask is made of masks that only exclude; join the others to it with &");
    const tile_map_config& c = map_->config();
    const bool fits = c.q_len == s.q_len && c.k_len == s.k_len && (c.heads == 1 || c.heads == s.heads) &&
                      (c.batch == 1 || c.batch == s.batch);
    if (!fits) {
      const extents<4> made{c.batch, c.heads, c.q_len, c.k_len}, scores{s.batch, s.heads, s.q_len, s.k_len};
      detail::fail<shape_error>({s.function, ": block mask was made for scores ", made, ", expected ", scores,
                                 " (1 serves any batch or heads)"});
    }
    for (index_t b = 0; b < s.first.size(); ++b) {
      detail::expect_value(s.first(b) == s.k_len - s.q_len, s.function, "query_at beside a block mask", s.first(b),
                           "Lk - Lq, for which it was made (query_at belongs into the mask it is made of)");
    }
    return bound_blocks<bound>{mask_.bind(s), map_.get()};
  }

 private:
  M mask_;
  std::shared_ptr<const tile_map> map_;
};

template <mask M>
block_mask<M> make_block_mask(M mask, const tile_map_config& config) {
  return {std::move(mask), config};
}

}  // namespace xattn::inline XATTN_ISA
