// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product of two arrays of rank 2.
/// Shapes  a (M, K), b (K, N) -> (M, N).
/// Formula see kernels/matmul.hpp, with its error bound.
/// Edges   K = 0 gives zeros. The output may not overlap an input. Wrong shapes are a shape_error.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/kernels/block_matmul.hpp"
#include "xattn/xtensor/result.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

inline void check_matmul(const char* function, const argument_shape& a, const argument_shape& b) {
  if (a.rank != 2) fail_argument(function, a, {"two axes, (M, K)"});
  if (b.rank != 2) fail_argument(function, b, {"two axes, (K, N)"});
  if (a.last(1) != b.last(2)) {
    fail_argument(function, b, {"the K = ", a.last(1), " of a ", a.extents_shown(), " as its first extent"});
  }
}

template <class T, class TA, class TB>
void matmul_on_views(const char* function, const any_view<T>& c, const any_view<const TA>& a,
                     const any_view<const TB>& b) {
  check_matmul(function, shape_of("a", a), shape_of("b", b));
  const auto va = a.template lifted<2>();
  const auto vb = b.template lifted<2>();
  const auto vc = c.template lifted<2>();
  const extents<2> expected{va.extent(0), vb.extent(1)};
  if (c.rank != 2 || vc.extent() != expected) {
    fail_argument(function, shape_of("c", c), {expected, ", from a ", va.extent(), " and b ", vb.extent()});
  }
  expect_apart(function, "c", vc, "a", va);
  expect_apart(function, "c", vc, "b", vb);
  const call_scratch scratch(function, {}, kernels::block_matmul_workspace<T>(va.extent(1), vb.extent(1)));
  kernels::block_matmul(va, vb, vc, scratch.memory());
}

}  // namespace detail

template <class C, tensor_like A, tensor_like B>
void matmul_into(C&& c, const A& a, const B& b) {
  static_assert(addressable<std::remove_reference_t<C>>,
                "xattn: c must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<C>>, acc_of<A>>,
                "xattn: c must be writable and hold the type that the call computes in (float for bf16 and f16)");
  static_assert(std::same_as<acc_of<A>, acc_of<B>>, "xattn: a and b must compute in one type");
  const auto& held_a = detail::hold(a);
  const auto& held_b = detail::hold(b);
  detail::matmul_on_views("matmul_into", writable_view_of(c), any_view_of(held_a), any_view_of(held_b));
}

template <tensor_like A, tensor_like B>
auto matmul(const A& a, const B& b) {
  static_assert(std::same_as<acc_of<A>, acc_of<B>>, "xattn: a and b must compute in one type");
  using result = detail::result_t<acc_of<A>, A, B>;
  const auto& held_a = detail::hold(a);
  const auto& held_b = detail::hold(b);
  const auto va = any_view_of(held_a);
  const auto vb = any_view_of(held_b);
  detail::check_matmul("matmul", shape_of("a", va), shape_of("b", vb));
  result c = detail::make_result<result>({1, 1, va.extent[2], vb.extent[3]}, 2);
  detail::matmul_on_views("matmul", any_view_of(c), va, vb);
  return c;
}

}  // namespace xattn::inline XATTN_ISA
