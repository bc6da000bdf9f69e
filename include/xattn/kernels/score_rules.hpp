// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a mask does to scores, as kernels see it: they are compiled once, whatever the mask. A call through a
///         pointer serves a whole tile, so it costs nothing beside the work on the tile.
#pragma once

#include "xattn/kernels/mask.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Refers to a bound mask, which has to outlive it. T is the type of the scores.
template <class T>
class score_rules {
 public:
  template <class Bound>
    requires(!std::same_as<Bound, score_rules>)
  score_rules(const Bound& bound) noexcept : bound_(&bound), do_(&actions_of<Bound>) {}

  /// Whether weights may change after the softmax: what the type says.
  static constexpr bool may_reweigh = true;

  /// By a function of the score; by adding to it; by a rule on the pair or by a function that gives -inf.
  bool modifies() const noexcept { return do_->modify != nullptr; }
  bool biases() const noexcept { return do_->add_bias != nullptr; }
  bool excludes() const noexcept { return do_->exclude != nullptr; }
  /// Scores stay as they are.
  bool idle() const noexcept { return do_->classify == nullptr; }
  /// Scores change in full tiles too.
  bool reshapes() const noexcept { return modifies() || biases(); }
  /// Weights change after the softmax.
  bool reweighs() const noexcept { return do_->reweigh != nullptr; }

  /// By rules on the pair: what a function of the score excludes, the score tells.
  bool allowed(const score_row& at, index_t j) const {
    return do_->allowed == nullptr || do_->allowed(bound_, at, j);
  }

  /// True if a row may attend to any of n keys.
  XATTN_COLD bool any_allowed(const score_row& at, index_t n) const {
    if (n == 0 || classify({at.b, at.h, at.i, 1, 0, n}) == tile_class::empty) return false;
    for (index_t j = 0; j < n; ++j) {
      if (allowed(at, j)) return true;
    }
    return false;
  }
  /// The same of a row whose scores are all -inf: if a function made them, then it excluded the pairs.
  bool any_left(const score_row& at, index_t n) const { return !modifies() && any_allowed(at, n); }

  tile_class classify(const score_tile& t) const { return idle() ? tile_class::full : do_->classify(bound_, t); }

  /// On the scores of a tile, in this order.
  void modify(const tile_scores<T>& s, const score_tile& t) const {
    if (modifies()) do_->modify(bound_, s, t);
  }
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    if (biases()) do_->add_bias(bound_, s, t);
  }
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    if (excludes()) do_->exclude(bound_, s, t);
  }
  /// All three.
  void apply(const tile_scores<T>& s, const score_tile& t) const {
    modify(s, t);
    add_bias(s, t);
    exclude(s, t);
  }

  /// On weights, after the softmax. Those of excluded pairs have to be set to 0 again.
  void reweigh(const tile_scores<T>& w, const score_tile& t) const { do_->reweigh(bound_, w, t); }

 private:
  using on_tile = void (*)(const void*, const tile_scores<T>&, const score_tile&);

  /// Null where the mask does nothing of the kind.
  struct actions {
    on_tile modify = nullptr;
    on_tile add_bias = nullptr;
    on_tile exclude = nullptr;
    on_tile reweigh = nullptr;
    bool (*allowed)(const void*, const score_row&, index_t) = nullptr;
    tile_class (*classify)(const void*, const score_tile&) = nullptr;
  };

  template <class Bound>
  static const Bound& as(const void* self) noexcept {
    return *static_cast<const Bound*>(self);
  }

  template <class Bound>
  static constexpr actions make_actions() {
    actions a;
    if constexpr (Bound::modifies) {
      a.modify = [](const void* self, const tile_scores<T>& s, const score_tile& t) {
        const Bound& bound = as<Bound>(self);
        transform_scores(s, t, [&](simd::pack<T> x, const score_pack& at) { return bound.modified(x, at); });
      };
    }
    if constexpr (Bound::biases) {
      a.add_bias = [](const void* self, const tile_scores<T>& s, const score_tile& t) {
        as<Bound>(self).add_bias(s, t);
      };
    }
    if constexpr (Bound::excludes) {
      a.exclude = [](const void* self, const tile_scores<T>& s, const score_tile& t) { as<Bound>(self).exclude(s, t); };
      a.allowed = [](const void* self, const score_row& at, index_t j) {
        return static_cast<bool>(as<Bound>(self).allowed(at.b, at.h, at.i, j));
      };
    }
    if constexpr (Bound::modifies || Bound::biases || Bound::excludes) {
      a.classify = [](const void* self, const score_tile& t) { return as<Bound>(self).classify(t); };
    }
    if constexpr (Bound::reweighs) {
      a.reweigh = [](const void* self, const tile_scores<T>& w, const score_tile& t) {
        const Bound& bound = as<Bound>(self);
        transform_scores(w, t, [&](simd::pack<T> x, const score_pack& at) { return bound.reweighed(x, at); });
      };
    }
    return a;
  }
  template <class Bound>
  static constexpr actions actions_of = make_actions<Bound>();

  const void* bound_;
  const actions* do_;
};

/// A bound mask whose type says that it leaves the weights alone.
template <class Bound>
concept leaves_weights = requires { typename std::bool_constant<Bound::reweighs>; } && !Bound::reweighs;

/// The rules of such a mask: kernels for functions of the weights are not compiled for them.
template <class T>
class weighing_rules : public score_rules<T> {
 public:
  template <leaves_weights Bound>
  explicit weighing_rules(const Bound& bound) noexcept : score_rules<T>(bound) {}

  static constexpr bool may_reweigh = false;
};

/// The rules of a bound mask.
template <class T, class Bound>
using rules_of = std::conditional_t<leaves_weights<Bound>, weighing_rules<T>, score_rules<T>>;

}  // namespace xattn::inline XATTN_ISA::kernels
