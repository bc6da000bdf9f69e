// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Masks from any array: boolean(m), additive(m), segments(q_ids, k_ids), valid_lengths(k_lens),
///         query_at(first), alibi(slopes) and others. An lvalue is referenced and must outlive the mask; a temporary or
///         a lazy expression is evaluated once and owned by it.
/// Shapes  see kernels/mask_view.hpp, mask_segments.hpp, mask_batch.hpp and alibi.hpp.
#pragma once

#include "xattn/kernels/alibi.hpp"
#include "xattn/kernels/dropout.hpp"
#include "xattn/kernels/mask_batch.hpp"
#include "xattn/kernels/mask_bits.hpp"
#include "xattn/kernels/mask_segments.hpp"
#include "xattn/kernels/mask_view.hpp"
#include "xattn/kernels/relative_bias.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

/// True where a mask may point into its argument: memory of an lvalue, or a view type, which never owns.
template <class A>
inline constexpr bool may_reference =
    addressable<const std::remove_cvref_t<A>> && (std::is_lvalue_reference_v<A> || view_type<std::remove_cvref_t<A>>);

/// An array as a view, with what keeps its memory alive.
template <class S>
struct held_array {
  any_view<const S> view;
  std::shared_ptr<const void> owner;
};

template <class A>
held_array<value_of<A>> held_array_of(A&& m) {
  if constexpr (may_reference<A&&>) {
    return {any_view_of(std::as_const(m)), nullptr};
  } else {
    using owned = typename evaluated<std::remove_cvref_t<A>>::type;
    const auto make = [&] {
      if constexpr (lazy_expression<A>) return std::make_shared<const owned>(evaluate(m));
      else return std::make_shared<const owned>(std::forward<A>(m));
    };
    const auto owner = make();
    return {any_view_of(*owner), owner};
  }
}

/// One number for a batch, or an array of them.
template <class A>
batch_argument batch_argument_of(A&& numbers) {
  if constexpr (whole_number<std::remove_cvref_t<A>>) {
    return batch_argument(within_reach(numbers));
  } else {
    static_assert(ids_like<std::remove_cvref_t<A>>, "xattn: expected an integer, or an array of integers");
    const auto held = held_array_of(std::forward<A>(numbers));
    return {held.view, held.owner};
  }
}

}  // namespace detail

/// True = may attend, false = excluded.
template <class A>
boolean_mask boolean(A&& m) {
  static_assert(
      std::same_as<value_of<A>, bool>,
      "xattn: boolean() takes elements of type bool, true = may attend. Write `xt::not_equal(m, 0)` for an xtensor "
      "of integers, or additive(m) for a bias.");
  auto held = detail::held_array_of(std::forward<A>(m));
  return boolean_mask{held.view, std::move(held.owner)};
}

/// Added to the scores after scale and softcap; -inf excludes.
template <class A>
auto additive(A&& m) {
  static_assert(storable<value_of<A>>,
                "xattn: additive() takes floating elements. Write boolean(m) for a mask of bool, true = may attend.");
  auto held = detail::held_array_of(std::forward<A>(m));
  return additive_mask<value_of<A>>{held.view, std::move(held.owner)};
}

/// True = may attend, a bit a pair, as numpy.packbits(m, axis=-1, bitorder="little") makes them; see
/// kernels/mask_bits.hpp.
template <class A>
bit_mask boolean_bits(A&& bytes) {
  static_assert(std::same_as<value_of<A>, std::uint8_t>, "xattn: boolean_bits() takes bytes of eight bits each");
  auto held = detail::held_array_of(std::forward<A>(bytes));
  return {held.view, std::move(held.owner)};
}

/// The bytes for boolean_bits of a mask of bool, (.., Lk) -> (.., ceil(Lk / 8)).
template <class A>
auto pack_bits(const A& m) {
  static_assert(std::same_as<value_of<A>, bool>, "xattn: pack_bits() takes elements of type bool");
  const auto& held = detail::hold(m);
  const auto truths = any_view_of(held);
  extents<4> extent = truths.extent;
  extent[3] = bytes_of_bits(extent[3]);
  auto bytes = detail::make_result<detail::result_t<std::uint8_t, A>>(extent, truths.rank);
  detail::pack_bits(truths.template lifted<4>(), any_view_of(bytes).template lifted<4>());
  return bytes;
}

/// Which keys are words and not padding: (Lk), or (B, Lk) for a batch. True = a word; or floating, as for additive.
template <class A>
auto key_padding(A&& m) {
  auto held = detail::held_array_of(std::forward<A>(m));
  if (held.view.rank != 1 && held.view.rank != 2) {
    detail::fail_argument("key_padding", shape_of("m", held.view), {"(Lk) or (B, Lk)"});
  }
  if (held.view.rank == 2) {
    held.view = {held.view.data, 4, {held.view.extent[2], 1, 1, held.view.extent[3]},
                 {held.view.stride[2], 0, 0, held.view.stride[3]}};
  }
  if constexpr (std::same_as<value_of<A>, bool>) return boolean_mask{held.view, std::move(held.owner)};
  else return additive_mask<value_of<A>>{held.view, std::move(held.owner)};
}

/// T5's relative position bias from its table (buckets, H); see kernels/relative_bias.hpp.
template <class A>
auto t5_bias(A&& table, const t5_options& options = {}) {
  static_assert(storable<value_of<A>>, "xattn: t5_bias() takes a table of floating elements");
  auto held = detail::held_array_of(std::forward<A>(table));
  return t5_bias_mask<value_of<A>>(held.view, std::move(held.owner), options);
}

/// A bias by distance, of a table (H, 2 max + 1), or (1, 2 max + 1) for all heads: key position minus query position,
/// clipped to -max and max; see kernels/relative_bias.hpp.
template <class A>
auto relative_bias(A&& table) {
  static_assert(storable<value_of<A>>, "xattn: relative_bias() takes a table of floating elements");
  auto held = detail::held_array_of(std::forward<A>(table));
  return relative_bias_mask<value_of<A>>(held.view, std::move(held.owner));
}

/// Queries see the keys whose id is theirs.
template <ids_like Q, ids_like K>
auto segments(Q&& q_ids, K&& k_ids) {
  auto q = detail::held_array_of(std::forward<Q>(q_ids));
  auto k = detail::held_array_of(std::forward<K>(k_ids));
  return segments_mask<value_of<Q>, value_of<K>>{q.view, k.view, std::move(q.owner), std::move(k.owner)};
}

/// The first k_lens[b] keys count: one number, or one for each item of the batch.
template <class A>
valid_lengths_mask valid_lengths(A&& k_lens) {
  return {detail::batch_argument_of(std::forward<A>(k_lens))};
}

/// Query 0 stands at position `first`: one number, or one for each item of the batch. Holds for all rules of the same
/// expression that speak of positions; without it the last query stands at the last key.
template <class A>
query_at_mask query_at(A&& first) {
  return {detail::batch_argument_of(std::forward<A>(first))};
}

/// ALiBi with slopes of one's own: one for each head, or one for all.
template <class A>
  requires(!whole_number<std::remove_cvref_t<A>>)
auto alibi(A&& slopes) {
  static_assert(storable<value_of<A>>, "xattn: alibi() takes a number of heads, or an array of floating slopes");
  auto held = detail::held_array_of(std::forward<A>(slopes));
  return alibi_slopes_mask<value_of<A>>{held.view, std::move(held.owner)};
}

}  // namespace xattn::inline XATTN_ISA
