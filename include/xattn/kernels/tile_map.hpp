// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a mask leaves of every tile of the scores, worked out once: for masks that are asked again and again,
///         and to look at.
/// Shapes  a grid of ceil(Lq / rows) x ceil(Lk / keys) tiles for each batch item and head; the last ones may be
///         smaller.
/// Formula a tile is full where all of its pairs are allowed, empty where none is, else partial; the number of allowed
///         pairs is kept beside it.
/// Edges   a mask says partial of a tile that it cannot decide: its pairs are counted then, one by one.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/kernels/mask.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA {

/// The scores that a map is made for. Extents of 1 serve every batch item or head of a call.
struct tile_map_config {
  count q_len{};
  count k_len{};
  count heads = 1;
  count batch = 1;
  count rows = 64;  // of a tile
  count keys = 64;
};

/// The share of a tile that is allowed; `known` is what the mask itself said of it.
struct mapped_tile {
  tile_class what;
  tile_class known;
  index_t allowed, pairs;
};

class tile_map {
 public:
  template <mask M>
  tile_map(const char* function, const M& mask, const tile_map_config& c) : config_(checked(function, c)) {
    const index_t q_len = c.q_len, k_len = c.k_len;
    const auto bound = mask.bind(score_shape{function, 4, c.batch, c.heads, q_len, k_len, k_len - q_len});
    tiles_.reserve(static_cast<std::size_t>(c.batch * c.heads * grid_rows() * grid_keys()));
    for (index_t b = 0; b < c.batch; ++b) {
      for (index_t h = 0; h < c.heads; ++h) add_head(bound, b, h);
    }
  }

  const tile_map_config& config() const noexcept { return config_; }
  index_t grid_rows() const noexcept { return (config_.q_len + config_.rows - 1) / config_.rows; }
  index_t grid_keys() const noexcept { return (config_.k_len + config_.keys - 1) / config_.keys; }

  /// Tile (row, key) of the grid. A map of one batch item or head serves all.
  const mapped_tile& at(index_t b, index_t h, index_t row, index_t key) const noexcept {
    const index_t head = (config_.batch == 1 ? 0 : b) * config_.heads + (config_.heads == 1 ? 0 : h);
    return tiles_[static_cast<std::size_t>((head * grid_rows() + row) * grid_keys() + key)];
  }

  /// Of any piece of the scores: what the tiles that it touches say of it, partial if they differ.
  tile_class classify(const score_tile& t) const noexcept {
    const index_t last_row = (t.row + t.rows - 1) / config_.rows, last_key = (t.key + t.keys - 1) / config_.keys;
    const tile_class first = at(t.b, t.h, t.row / config_.rows, t.key / config_.keys).what;
    for (index_t row = t.row / config_.rows; row <= last_row; ++row) {
      for (index_t key = t.key / config_.keys; key <= last_key; ++key) {
        if (at(t.b, t.h, row, key).what != first) return tile_class::partial;
      }
    }
    return first;
  }

 private:
  static const tile_map_config& checked(const char* function, const tile_map_config& c) {
    using detail::expect_value;
    expect_value(c.q_len >= 0, function, "q_len", index_t{c.q_len}, "0 or more");
    expect_value(c.k_len >= 0, function, "k_len", index_t{c.k_len}, "0 or more");
    expect_value(c.heads >= 1, function, "heads", index_t{c.heads}, "1 or more");
    expect_value(c.batch >= 1, function, "batch", index_t{c.batch}, "1 or more");
    expect_value(c.rows >= 1, function, "rows", index_t{c.rows}, "1 or more");
    expect_value(c.keys >= 1, function, "keys", index_t{c.keys}, "1 or more");
    return c;
  }

  template <class Bound>
  void add_head(const Bound& bound, index_t b, index_t h) {
    for (index_t row = 0; row < config_.q_len; row += config_.rows) {
      for (index_t key = 0; key < config_.k_len; key += config_.keys) {
        const index_t rows = std::min<index_t>(config_.rows, config_.q_len - row);
        const index_t keys = std::min<index_t>(config_.keys, config_.k_len - key);
        tiles_.push_back(looked_at(bound, {b, h, row, rows, key, keys}));
      }
    }
  }

  template <class Bound>
  static mapped_tile looked_at(const Bound& bound, const score_tile& t) {
    mapped_tile m{tile_class::partial, bound.classify(t), 0, t.rows * t.keys};
    if (m.known == tile_class::full) m.allowed = m.pairs;
    if (m.known == tile_class::partial) {
      for (index_t i = t.row; i < t.row + t.rows; ++i) {
        for (index_t j = t.key; j < t.key + t.keys; ++j) m.allowed += bound.allowed(t.b, t.h, i, j) ? 1 : 0;
      }
    }
    if (m.allowed == 0) m.what = tile_class::empty;
    if (m.allowed == m.pairs) m.what = tile_class::full;
    return m;
  }

  tile_map_config config_;
  std::vector<mapped_tile> tiles_;
};

/// The tiles of a mask, to be looked at: see io/mask_picture.hpp.
template <mask M>
tile_map explain(const M& mask, const tile_map_config& config) {
  return tile_map("explain", mask, config);
}

}  // namespace xattn::inline XATTN_ISA
