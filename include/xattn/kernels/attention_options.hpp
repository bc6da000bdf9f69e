// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What may be asked of an attention call, by name: every field may be left out.
/// Edges   scale: any finite value, 0 and negative too; default 1 / sqrt(D). softcap: positive; scores become
///         softcap tanh(score / softcap), and an infinite one is as none. sinks: one raw logit a head, neither scaled
///         nor capped; softmax_off_by_one stands for 0 in all heads. Other values are an option_error, wrong extents a
///         shape_error.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/core/executor.hpp"
#include "xattn/core/workspace.hpp"
#include "xattn/kernels/attention_problem.hpp"

namespace xattn::inline XATTN_ISA {

/// A sink of 0 for every head: softmax with one more in the denominator, so that a row may attend to nothing.
struct softmax_off_by_one_t {};
inline constexpr softmax_off_by_one_t softmax_off_by_one{};

/// One logit a head, from any array of rank 1 with floating elements that lives during the call; or softmax_off_by_one.
template <class A>
class sinks_ref {
 public:
  sinks_ref() noexcept = default;
  sinks_ref(softmax_off_by_one_t) noexcept
      : source_{&softmax_off_by_one, 1, 0, [](const void*, index_t) { return A(0); }}, given_(true), for_all_(true) {}
  template <addressable E>
    requires storable<element_of<const E>>
  sinks_ref(const E& e) : sinks_ref(any_view_of(e)) {}

  bool given() const noexcept { return given_; }
  bool fits(index_t heads) const noexcept { return for_all_ || (rank_ == 1 && extent_[3] == heads); }
  argument_shape shape() const noexcept { return {"sinks", rank_, extent_}; }
  const kernels::sink_logits<A>& logits() const noexcept { return source_; }

 private:
  template <class S>
  explicit sinks_ref(const any_view<S>& v)
      : source_{v.data, v.extent[3], v.stride[3], read<S>}, rank_(v.rank), extent_(v.extent), given_(true) {}

  template <class S>
  static A read(const void* data, index_t element) {
    return static_cast<A>(static_cast<acc_t<S>>(static_cast<S*>(data)[element]));
  }

  kernels::sink_logits<A> source_;
  std::size_t rank_ = 0;
  extents<4> extent_{};
  bool given_ = false;
  bool for_all_ = false;
};

/// An output of one number a query row: any writable array with elements of type A.
template <class A>
class rows_out_ref {
 public:
  rows_out_ref() noexcept = default;
  template <class E>
    requires addressable<E> && std::same_as<writable_element_of<std::remove_reference_t<E>>, A>
  rows_out_ref(E&& e) : rows_(writable_view_of(e)), given_(true) {}

  bool given() const noexcept { return given_; }
  const any_view<A>& rows() const noexcept { return rows_; }

 private:
  any_view<A> rows_;
  bool given_ = false;
};

/// A is the type that the call computes in.
template <class A>
struct attention_options {
  std::optional<A> scale{};
  std::optional<A> softcap{};
  sinks_ref<A> sinks{};
  executor_ref executor{};
  workspace_ref workspace{};
  rows_out_ref<A> lse{};  // natural log-sum-exp of each row of scores, sinks included
};

}  // namespace xattn::inline XATTN_ISA
