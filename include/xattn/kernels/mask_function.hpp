// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Functions of one's own as masks: of a score, of a pair, and of a weight after the softmax.
/// Formula b h i j are the batch item, the head, the row and the column, whatever query_at says:
///           score_mod(f)  s = f(s, b, h, i, j), after scale and softcap, before biases and masks; several in the order
///                         written
///           mask_mod(f)   query i sees key j where f(b, h, i, j)
///           prob_mod(f)   w = f(w, b, h, i, j) after the softmax; several in the order written
///         The indices are index_t, a score or weight is a number of the type T that computes. packed(f) takes many
///         pairs at once: s and w are simd::pack<T>, i and j are packs of the same type, one of which holds one number
///         in all lanes (mask_mod: packs of double, whatever T is), and mask_mod returns a simd::mask.
/// Edges   a score_mod that gives -inf excludes its pair: neither its key nor its value counts, NaN or not, and no later
///         function sees it. A function may be called for pairs that a mask excludes, in any order, by several threads,
///         and more than once, and has to give the same every time. prob_mod leaves weights of excluded pairs at 0, and
///         the log-sum-exp is that before it.
///         Tiles that other rules exclude are skipped; a prob_mod needs whole rows of weights: such a call takes the
///         plain kernel, with a few of them in its scratch.
/// Error   indices as packs of float are exact below 2^24.
#pragma once

#include "xattn/kernels/mask_rule.hpp"

namespace xattn::inline XATTN_ISA {

/// A function that takes packs.
template <class F>
struct packed_function {
  F f;
};
template <class F>
packed_function<F> packed(F f) {
  return {std::move(f)};
}

namespace detail {

template <class F>
inline constexpr bool takes_packs = false;
template <class F>
inline constexpr bool takes_packs<packed_function<F>> = true;

/// f on the numbers of a pack, with their places.
template <class F, class T>
simd::pack<T> apply_function(const F& f, simd::pack<T> x, const score_pack& at) {
  if constexpr (takes_packs<F>) {
    return f.f(x, at.b, at.h, at.rows<T>(), at.keys<T>());
  } else {
    alignas(simd::pack<T>) T numbers[std::size_t{simd::lanes<T>}];
    x.store(numbers);
    for (index_t n = 0; n < at.count; ++n) {
      numbers[n] = static_cast<T>(f(static_cast<const T&>(numbers[n]), at.b, at.h, at.row_of(n), at.key_of(n)));
    }
    return simd::pack<T>::load(numbers);
  }
}

}  // namespace detail

template <class F>
struct bound_score_mod : bound_rule {
  static constexpr bool modifies = true;
  static constexpr bool excludes = true;
  const F* f;
  explicit bound_score_mod(const F& function) noexcept : f(&function) {}

  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  template <class T>
  simd::pack<T> modified(simd::pack<T> s, const score_pack& at) const {
    return detail::apply_function(*f, s, at);
  }
  /// A score of -inf stays what it is.
  template <class T>
  void exclude(const tile_scores<T>&, const score_tile&) const noexcept {}
};

template <class F>
struct bound_prob_mod : bound_rule {
  static constexpr bool reweighs = true;
  const F* f;
  explicit bound_prob_mod(const F& function) noexcept : f(&function) {}
  template <class T>
  simd::pack<T> reweighed(simd::pack<T> w, const score_pack& at) const {
    return detail::apply_function(*f, w, at);
  }
};

template <class F>
struct bound_mask_mod : excluding_rule<bound_mask_mod<F>> {
  const F* f;
  explicit bound_mask_mod(const F& function) noexcept : f(&function) {}
  bool allowed(index_t b, index_t h, index_t i, index_t j) const { return static_cast<bool>((*f)(b, h, i, j)); }
};

template <class F>
struct bound_mask_mod<packed_function<F>> : bound_rule {
  static constexpr bool excludes = true;
  const packed_function<F>* f;
  explicit bound_mask_mod(const packed_function<F>& function) noexcept : f(&function) {}

  constexpr tile_class classify(const score_tile&) const noexcept { return tile_class::partial; }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const { return truths({b, h, i, j, 1, true})[0] != 0; }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    each_score_pack<lanes>(t, s.in_rows(), [&](const score_pack& at) {
      const numbers truth = truths(at);
      for (index_t n = 0; n < at.count; ++n) {
        if (truth[static_cast<std::size_t>(n)] != 0) continue;
        s.at(at.row_of(n) - t.row, at.key_of(n) - t.key) = minus_infinity<T>();
      }
    });
  }

 private:
  using pack = simd::pack<double>;
  static constexpr index_t lanes = pack::size;
  using numbers = std::array<double, std::size_t{lanes}>;

  numbers truths(const score_pack& at) const {
    const pack::mask_type seen = f->f(at.b, at.h, at.rows<double>(), at.keys<double>());
    numbers truth;
    select(seen, pack(1), pack(0)).store(truth.data());
    return truth;
  }
};

/// Bound is one of the above: it refers to the function, which the mask owns.
template <class F, template <class> class Bound>
struct function_mask {
  F f;
  Bound<F> bind(const score_shape&) const noexcept { return Bound<F>(f); }
};

template <class F>
function_mask<F, bound_score_mod> score_mod(F f) {
  return {std::move(f)};
}
template <class F>
function_mask<F, bound_mask_mod> mask_mod(F f) {
  return {std::move(f)};
}
template <class F>
function_mask<F, bound_prob_mod> prob_mod(F f) {
  return {std::move(f)};
}

}  // namespace xattn::inline XATTN_ISA
