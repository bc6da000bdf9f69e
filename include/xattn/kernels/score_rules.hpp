// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a mask does to scores, as kernels see it: they are compiled once, whatever the mask. A call through a
///         pointer serves a whole row, so it costs nothing beside the work on the row.
#pragma once

#include "xattn/kernels/mask.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Refers to a bound mask, which has to outlive it. T is the type of the scores.
template <class T>
class score_rules {
 public:
  template <class Bound>
    requires(!std::same_as<Bound, score_rules>)
  score_rules(const Bound& bound) noexcept : bound_(&bound) {
    if constexpr (Bound::excludes) {
      exclude_ = [](const void* self, T* scores, index_t first, index_t n, const score_row& at) {
        static_cast<const Bound*>(self)->exclude(scores, first, n, at);
      };
      allowed_ = [](const void* self, const score_row& at, index_t j) {
        return static_cast<bool>(static_cast<const Bound*>(self)->allowed(at.b, at.h, at.i, j));
      };
    }
    if constexpr (Bound::excludes || Bound::biases) {
      classify_ = [](const void* self, const score_tile& tile) {
        return static_cast<const Bound*>(self)->classify(tile);
      };
      apply_ = [](const void* self, T* scores, index_t pitch, const score_tile& tile) {
        static_cast<const Bound*>(self)->apply(scores, pitch, tile);
      };
    }
    if constexpr (Bound::biases) {
      add_bias_ = [](const void* self, T* scores, index_t first, index_t n, const score_row& at) {
        static_cast<const Bound*>(self)->add_bias(scores, first, n, at);
      };
    }
  }

  bool excludes() const noexcept { return exclude_ != nullptr; }
  bool biases() const noexcept { return add_bias_ != nullptr; }

  bool allowed(const score_row& at, index_t j) const { return allowed_ == nullptr || allowed_(bound_, at, j); }

  /// True if a row may attend to any of n keys.
  XATTN_NOINLINE bool any_allowed(const score_row& at, index_t n) const {
    for (index_t j = 0; j < n; ++j) {
      if (allowed(at, j)) return true;
    }
    return false;
  }

  tile_class classify(const score_tile& t) const {
    return classify_ == nullptr ? tile_class::full : classify_(bound_, t);
  }
  /// Biases and exclusions on a tile that is partial; its scores lie [key][row].
  void apply(T* scores, index_t pitch, const score_tile& t) const { apply_(bound_, scores, pitch, t); }

  /// On the scores of keys [first, first + n).
  void add_bias(T* scores, index_t first, index_t n, const score_row& at) const {
    if (add_bias_ != nullptr) add_bias_(bound_, scores, first, n, at);
  }
  void exclude(T* scores, index_t first, index_t n, const score_row& at) const {
    if (exclude_ != nullptr) exclude_(bound_, scores, first, n, at);
  }

 private:
  using on_row = void (*)(const void*, T*, index_t, index_t, const score_row&);

  const void* bound_;
  on_row exclude_ = nullptr;
  on_row add_bias_ = nullptr;
  bool (*allowed_)(const void*, const score_row&, index_t) = nullptr;
  tile_class (*classify_)(const void*, const score_tile&) = nullptr;
  void (*apply_)(const void*, T*, index_t, const score_tile&) = nullptr;
};

}  // namespace xattn::inline XATTN_ISA::kernels
