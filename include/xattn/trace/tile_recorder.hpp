// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that keeps the tiles of streaming runs: a record each, and a list of the tiles that were skipped.
///           xattn::trace::tile_recorder tiles({.heads = {{.head = 1}}, .rows = {{0, 1}}});
///           auto z = xattn::attention(q, k, v, xattn::causal, {}, xattn::trace::to(tiles));
///           tiles["tile_max@b0h1q0k128"];     tiles.skipped();
/// Shapes  tile_scaled and tile_probs (rows, keys), tile_max and tile_sum (rows), tile_acc (rows, Dv).
/// Edges   a path says the batch item, the head, the first row and the first key. Nothing is filled in for a skipped
///         tile: it has no record. A selection cuts rows out of tiles; skipped tiles are listed whole, and not in files.
///         A call that another kernel runs has no tiles. For whole tensors beside them: tee(to(recorder), to(tiles)).
#pragma once

#include "xattn/trace/recorder.hpp"

namespace xattn::inline XATTN_ISA::trace {

class tile_recorder : public recorder {
 public:
  using recorder::recorder;

  /// A tile that no query of it may see; the site says where it begins.
  struct left_out {
    site at{};
    skipped_tile size{};
  };

  template <stage S>
  static consteval access access_of() {
    return info(S).when == phase::tile ? access::read : access::none;
  }
  void note(const site& s, skipped_tile tile) { skipped_.push_back({s, tile}); }
  using recorder::note;

  const std::vector<left_out>& skipped() const noexcept { return skipped_; }

  void clear() {
    recorder::clear();
    skipped_.clear();
  }

 private:
  std::vector<left_out> skipped_;
};

}  // namespace xattn::inline XATTN_ISA::trace
