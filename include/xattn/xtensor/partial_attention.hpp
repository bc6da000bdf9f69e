// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over some of the keys, and how such parts become attention over all of them.
/// Shapes  attention_with_lse: those of attention -> out (.., Lq, Dv), lse (.., Lq). merge: parts of one shape -> that
///         shape, rank 2 to 4.
/// Formula with m = max_p lse_p: lse = m + ln sum_p exp(lse_p - m), out = sum_p exp(lse_p - lse) out_p.
/// Edges   a part that saw no key, (0, -inf), is the neutral element, bit for bit, from either side. A sink is a key
///         without a value: give it to one part only. Masks of a part count rows and columns of that part. More in
///         kernels/merge.hpp. Wrong shapes are a shape_error, nothing is written.
/// Error   (parts + 5) eps max|out| beside the errors of the parts; lse: 3 eps (1 + |lse|).
/// Source  Milakov and Gimelshein 2018, arXiv:1805.02867; Ye et al. 2025, arXiv:2501.01005 (parts).
#pragma once

#include "xattn/kernels/merge.hpp"
#include "xattn/xtensor/attention.hpp"

#include <iterator>
#include <vector>

namespace xattn::inline XATTN_ISA {

/// The result of attention over some of the keys: containers, or views of them.
template <class Out, class Lse>
struct attention_part {
  Out out;
  Lse lse;
};
template <class Out, class Lse>
attention_part(Out, Lse) -> attention_part<Out, Lse>;

/// Anything with out and lse.
template <class P>
concept partial_result = tensor_like<decltype(std::declval<const P&>().out)> &&
    tensor_like<decltype(std::declval<const P&>().lse)>;

namespace detail {

template <class P>
using out_of = std::remove_cvref_t<decltype(std::declval<const P&>().out)>;
template <class P>
using lse_of = std::remove_cvref_t<decltype(std::declval<const P&>().lse)>;

/// One axis less, where the rank is known.
constexpr std::size_t rank_of_rows(std::size_t rank) noexcept { return rank == dynamic_rank ? rank : rank - 1; }

/// Owning containers of results of rank R.
template <class T, std::size_t R>
using part_container = attention_part<typename container<T, R>::type, typename container<T, rank_of_rows(R)>::type>;

/// The shape of rows of four extents whose last one is gone.
constexpr extents<4> row_extents(const extents<4>& e) noexcept { return {1, e[0], e[1], e[2]}; }

template <class Part>
Part make_part(const extents<4>& extent, std::size_t rank) {
  return {make_result<decltype(Part::out)>(extent, rank),
          make_result<decltype(Part::lse)>(row_extents(extent), rank - 1)};
}

/// Functions whose result holds the log-sum-exp write it nowhere else.
template <class A>
void expect_no_lse(const char* function, const attention_options<A>& options) {
  if (options.lse.given()) fail<option_error>({function, ": lse is given, expected none: the result has it"});
}

template <class Part, class A, class TQ, class TK, class TV, class M, tracer Tr>
Part attended_with_lse(const char* function, const any_view<const TQ>& q, const any_view<const TK>& k,
                       const any_view<const TV>& v, const M& mask, const attention_options<A>& options, Tr tr) {
  expect_no_lse(function, options);
  auto p = attention_problem_of(function, q, k, v, options);
  Part part = make_part<Part>({p.batch(), p.heads(), p.q_len(), p.value_width()}, q.rank);
  p.out = any_view_of(part.out).template lifted<4>();
  p.lse = any_view_of(part.lse).template lifted<3>();
  attend(function, q.rank, p, mask, options, tr);
  return part;
}

template <class T>
struct any_part {
  any_view<const T> out, lse;
};

/// What messages call out or lse of part n: one of two, or one of many.
struct part_names {
  bool of_two;
  message operator()(const char* what, index_t n) const {
    return of_two ? compose({what, n == 0 ? "_a" : "_b"}) : compose({"parts[", n, "].", what});
  }
};

template <class T>
void check_parts(const char* function, const part_names& names, std::span<const any_part<T>> parts) {
  const auto& first = parts[0].out;
  const message first_name = names("out", 0);
  const argument_shape expected = shape_of(first_name.c_str(), first);
  if (first.rank < 2 || first.rank > 4) {
    fail_argument(function, expected, {"(L, Dv), (H, L, Dv) or (B, H, L, Dv), got ", first.rank, " axes"});
  }
  for (std::size_t n = 0; n < parts.size(); ++n) {
    const argument_shape out = shape_of("", parts[n].out);
    if (!out.same_as(expected)) {
      const message name = names("out", static_cast<index_t>(n));
      fail_argument(function, {name.c_str(), out.rank, out.extent},
                    {expected.extents_shown(), ", the shape of ", expected.name});
    }
    const message name = names("lse", static_cast<index_t>(n));
    expect_like(function, shape_of(name.c_str(), parts[n].lse), expected, -1);
  }
}

/// An output may be one of the inputs, element by element, or lies apart.
template <class T>
void expect_in_place_or_apart(const char* function, const char* output, const any_view<T>& to, const part_names& names,
                              index_t n, const any_part<T>& part) {
  const bool is_out = output[0] == 'o';
  const any_view<const T>&like = is_out ? part.out : part.lse, &other = is_out ? part.lse : part.out;
  const bool same = kernels::detail::same_places(to.template lifted<4>(), like.template lifted<4>());
  if (!same && shares_memory(to, like)) {
    expect_apart(function, output, to, names(output, n).c_str(), like);
  }
  if (shares_memory(to, other)) {
    expect_apart(function, output, to, names(is_out ? "lse" : "out", n).c_str(), other);
  }
}

/// What merge_into and merge have in common.
template <class T>
void merge_on_views(const char* function, const attention_part<any_view<T>, any_view<T>>& to,
                    std::span<const any_part<T>> parts, const executor_ref& executor) {
  const auto count = static_cast<index_t>(parts.size());
  const std::size_t bytes =
      workspace_bytes<kernels::partial_view<T>>(count) + kernels::merge_workspace<T>(count, executor);
  const call_scratch scratch(function, {}, bytes);
  workspace memory = scratch.memory();
  auto* views = memory.take<kernels::partial_view<T>>(count);
  for (std::size_t n = 0; n < parts.size(); ++n) {
    views[n] = {parts[n].out.template lifted<4>(), parts[n].lse.template lifted<3>()};
  }
  kernels::merge<T>({views, parts.size()}, to.out.template lifted<4>(), to.lse.template lifted<3>(), executor, memory);
}

template <class T>
void merge_two_into(const any_view<T>& out, const any_view<T>& lse, const std::array<any_part<T>, 2>& parts,
                    const executor_ref& executor) {
  const char* function = "merge_into";
  const part_names names{true};
  check_parts<T>(function, names, parts);
  const argument_shape a = shape_of("out_a", parts[0].out);
  if (!shape_of("out", out).same_as(a)) {
    fail_argument(function, shape_of("out", out), {a.extents_shown(), ", the shape of out_a"});
  }
  expect_like(function, shape_of("lse", lse), a, -1);
  expect_distinct(function, "out", out);
  expect_distinct(function, "lse", lse);
  expect_apart(function, "lse", lse, "out", out);
  for (index_t n = 0; n < 2; ++n) {
    expect_in_place_or_apart(function, "out", out, names, n, parts[static_cast<std::size_t>(n)]);
    expect_in_place_or_apart(function, "lse", lse, names, n, parts[static_cast<std::size_t>(n)]);
  }
  merge_on_views<T>(function, {out, lse}, parts, executor);
}

template <class Part, class T>
Part merged(const part_names& names, std::span<const any_part<T>> parts, const executor_ref& executor) {
  check_parts<T>("merge", names, parts);
  Part result = make_part<Part>(parts[0].out.extent, parts[0].out.rank);
  merge_on_views<T>("merge", {any_view_of(result.out), any_view_of(result.lse)}, parts, executor);
  return result;
}

/// The rank of merged results, from whichever part knows it.
template <class... P>
constexpr std::size_t rank_of_parts() {
  constexpr std::size_t of_out = common_rank<out_of<P>...>(), of_lse = common_rank<lse_of<P>...>();
  return of_out == dynamic_rank && of_lse != dynamic_rank ? of_lse + 1 : of_out;
}

/// The type of all numbers of all parts.
template <class E, class... Others>
struct part_scalar {
  using type = value_of<E>;
  static_assert((std::same_as<type, value_of<Others>> && ...) && std::same_as<type, acc_t<type>>,
                "xattn: parts that are merged hold numbers of one type, the one that attention computes in");
};

}  // namespace detail

/// Attention with the log-sum-exp of each row of scores, sinks included.
template <tensor_like Q, tensor_like K, tensor_like V, mask M = no_mask, tracer Tr = no_trace>
auto attention_with_lse(const Q& q, const K& k, const V& v, const M& mask = {},
                        const attention_options<acc_of<Q>>& options = {}, Tr tr = {}) {
  using part = detail::part_container<acc_of<Q>, detail::common_rank<Q, K, V>()>;
  const auto& held_q = detail::hold(q);
  const auto& held_k = detail::hold(k);
  const auto& held_v = detail::hold(v);
  return detail::attended_with_lse<part>("attention_with_lse", any_view_of(held_q), any_view_of(held_k),
                                         any_view_of(held_v), mask, options, tr);
}

/// Writes into `out` and `lse`, which may be those of a, or of b, or lie apart from both. Allocates nothing.
template <class Out, class Lse, tensor_like OutA, tensor_like LseA, tensor_like OutB, tensor_like LseB>
void merge_into(Out&& out, Lse&& lse, const OutA& out_a, const LseA& lse_a, const OutB& out_b, const LseB& lse_b,
                const executor_ref& executor = {}) {
  using T = typename detail::part_scalar<OutA, LseA, OutB, LseB>::type;
  static_assert(addressable<std::remove_reference_t<Out>> && addressable<std::remove_reference_t<Lse>>,
                "xattn: out and lse must lie in memory: containers, views or adaptors");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<Out>>, T> &&
                    std::same_as<writable_element_of<std::remove_reference_t<Lse>>, T>,
                "xattn: out and lse must be writable and hold the type of the parts");
  const auto& held_out_a = detail::hold(out_a);
  const auto& held_lse_a = detail::hold(lse_a);
  const auto& held_out_b = detail::hold(out_b);
  const auto& held_lse_b = detail::hold(lse_b);
  detail::merge_two_into<T>(
      writable_view_of(out), writable_view_of(lse),
      {{{any_view_of(held_out_a), any_view_of(held_lse_a)}, {any_view_of(held_out_b), any_view_of(held_lse_b)}}},
      executor);
}

/// Both parts together, in owning containers.
template <partial_result A, partial_result B>
auto merge(const A& a, const B& b, const executor_ref& executor = {}) {
  using T =
      typename detail::part_scalar<detail::out_of<A>, detail::lse_of<A>, detail::out_of<B>, detail::lse_of<B>>::type;
  const auto& out_a = detail::hold(a.out);
  const auto& lse_a = detail::hold(a.lse);
  const auto& out_b = detail::hold(b.out);
  const auto& lse_b = detail::hold(b.lse);
  const std::array<detail::any_part<T>, 2> parts{
      {{any_view_of(out_a), any_view_of(lse_a)}, {any_view_of(out_b), any_view_of(lse_b)}}};
  return detail::merged<detail::part_container<T, detail::rank_of_parts<A, B>()>, T>({true}, parts, executor);
}

/// All parts of a range together, in its order, in one pass: parts whose out and lse lie in memory.
template <class Parts>
  requires partial_result<decltype(*std::begin(std::declval<const Parts&>()))>
auto merge(const Parts& parts, const executor_ref& executor = {}) {
  using P = std::remove_cvref_t<decltype(*std::begin(parts))>;
  static_assert(addressable<const detail::out_of<P>> && addressable<const detail::lse_of<P>>,
                "xattn: parts of a range must lie in memory: containers, views or adaptors");
  using T = typename detail::part_scalar<detail::out_of<P>, detail::lse_of<P>>::type;
  std::vector<detail::any_part<T>> views;
  for (const P& p : parts) views.push_back({any_view_of(p.out), any_view_of(p.lse)});
  if (views.empty()) detail::fail<option_error>("merge: parts is empty, expected at least one part");
  return detail::merged<detail::part_container<T, detail::rank_of_parts<P>()>, T>({false}, views, executor);
}

}  // namespace xattn::inline XATTN_ISA
