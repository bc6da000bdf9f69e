// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Matrix product of two arrays of rank 1 to 4.
/// Shapes  a (.., M, K), b (.., K, N) -> (.., M, N). Axes in front of the last two are paired from the right; an extent
///         of 1, or a missing axis, serves all of the other's. A left (K) is one row and a right (K) one column, whose
///         axis the result lacks: (K), (K) -> a rank of 0.
/// Formula see kernels/matmul.hpp, with its error bound.
/// Edges   K = 0 gives zeros. The output may not overlap an input. Wrong shapes are a shape_error. The rank of the
///         result is static where both inputs' are. Matrices whose extents are part of their type, up to 32, get code
///         of their own.
#pragma once

#include "xattn/core/argument.hpp"
#include "xattn/kernels/block_matmul.hpp"
#include "xattn/kernels/fixed_matmul.hpp"
#include "xattn/xtensor/result.hpp"

#include <cstdint>

namespace xattn::inline XATTN_ISA {
namespace detail {

/// Extents and rank of a product, and how its operands are read: as (B, H, M, K), (B, H, K, N) and (B, H, M, N).
struct matmul_shape {
  bool a_is_row, b_is_column;
  extents<4> whole{1, 1, 1, 1};  // with M and N, be they axes of the result or not
  std::size_t rank;

  /// The axes that the result has, aligned right.
  extents<4> result() const noexcept {
    extents<4> extent = whole;
    if (b_is_column) extent = {extent[0], extent[0], extent[1], extent[2]};
    if (a_is_row) extent = {extent[0], extent[0], extent[1], extent[3]};
    for (std::size_t d = 0; d < first_axis(rank); ++d) extent[d] = 1;
    return extent;
  }
};

inline matmul_shape checked_matmul(const char* function, const argument_shape& a, const argument_shape& b) {
  if (a.rank < 1 || a.rank > 4) fail_argument(function, a, {"one to four axes, (.., M, K)"});
  if (b.rank < 1 || b.rank > 4) fail_argument(function, b, {"one to four axes, (.., K, N)"});
  matmul_shape s{a.rank == 1, b.rank == 1, {}, 0};
  if (a.last(1) != b.last(s.b_is_column ? 1 : 2)) {
    fail_argument(function, b, {"the K = ", a.last(1), " of a ", a.extents_shown(), " as the first of its matrix"});
  }
  s.whole = {1, 1, a.last(2), s.b_is_column ? 1 : b.last(1)};
  for (std::size_t d = 0; d < 2; ++d) {
    const index_t of_a = a.extent[d], of_b = b.extent[d];
    if (of_a != of_b && of_a != 1 && of_b != 1) {
      fail_argument(function, b, {"leading axes that fit those of a ", a.extents_shown(), " or are 1"});
    }
    s.whole[d] = of_a == 1 ? of_b : of_a;
  }
  s.rank = std::max({a.rank, b.rank, std::size_t{2}}) - (s.a_is_row ? 1 : 0) - (s.b_is_column ? 1 : 0);
  return s;
}

/// A (K) as a column.
template <class T>
any_view<T> as_column(const any_view<T>& v) noexcept {
  return {v.data, 2, {1, 1, v.extent[3], 1}, {0, 0, v.stride[3], 0}};
}

/// The result with the axes that its operands lack.
template <class T>
any_view<T> with_both_axes(any_view<T> c, const matmul_shape& shape) noexcept {
  const auto insert = [&c](std::size_t place) {
    for (std::size_t d = 0; d < place; ++d) c.extent[d] = c.extent[d + 1], c.stride[d] = c.stride[d + 1];
    c.extent[place] = 1;
    c.stride[place] = 0;
    ++c.rank;
  };
  if (shape.b_is_column) insert(3);
  if (shape.a_is_row) insert(2);
  return c;
}

/// Axes that serve all of the result's are repeated.
template <class T>
tensor4_view<T> repeated(const any_view<T>& v, const extents<4>& whole) noexcept {
  extents<4> extent = v.extent, stride = v.stride;
  for (std::size_t d = 0; d < 2; ++d) {
    if (extent[d] == 1) stride[d] = 0;
    extent[d] = whole[d];
  }
  return {v.data, extent, stride};
}

/// Matrices of a batch that all meet the same b are one tall matrix where their rows lie in equal steps.
template <class T, class TA>
bool rows_join(const tensor4_view<const TA>& a, const tensor4_view<T>& c) noexcept {
  const auto in_steps = [](const auto& v) {
    return v.extent(1) == 1 || v.extent(2) == 1 || v.stride(1) == v.extent(2) * v.stride(2);
  };
  return in_steps(a) && in_steps(c);
}
template <class T>
tensor4_view<T> with_rows_joined(const tensor4_view<T>& v) noexcept {
  const index_t step = v.extent(2) == 1 ? v.stride(1) : v.stride(2);
  return {v.data(), {v.extent(0), 1, v.extent(1) * v.extent(2), v.extent(3)}, {v.stride(0), 0, step, v.stride(3)}};
}

template <class T, class TA, class TB>
void run_matmul(tensor4_view<const TA> a, tensor4_view<const TB> b, tensor4_view<T> c) {
  if (b.stride(1) == 0 && rows_join(a, c)) {
    a = with_rows_joined(a);
    c = with_rows_joined(c);
  }
  const call_scratch scratch("matmul", {}, kernels::block_matmul_workspace<T>(a.extent(2), b.extent(2), b.extent(3)));
  for (index_t n = 0; n < c.extent(0) * c.extent(1); ++n) {
    const index_t i = n / c.extent(1), j = n % c.extent(1);
    kernels::block_matmul(matrix_at(a, i, j), matrix_at(b, i, j), matrix_at(c, i, j), scratch.memory());
  }
}

template <class T, class TA, class TB>
XATTN_NOINLINE void run_matrices(const matrix_view<const TA>& a, const matrix_view<const TB>& b,
                                 const matrix_view<T>& c) {
  if (kernels::matmul_in_place(a, b, c)) return;
  const call_scratch scratch("matmul", {}, kernels::block_matmul_workspace<T>(a.extent(0), b.extent(0), b.extent(1)));
  kernels::block_matmul(a, b, c, scratch.memory());
}

/// Matrices of rising strides of which c lies apart from the others and fits to them: looked at without what small ones
/// would feel. Of any others this says nothing.
template <class T, class TA, class TB>
bool plainly_right(const matrix_view<const TA>& a, const matrix_view<const TB>& b, const matrix_view<T>& c) noexcept {
  const auto rises = [](const auto& m) { return !m.empty() && m.stride(0) >= 0 && m.stride(1) >= 0; };
  const auto first = [](const auto& m) { return reinterpret_cast<std::uintptr_t>(m.data()); };
  const auto last = [](const auto& m) {
    return reinterpret_cast<std::uintptr_t>(&m(m.extent(0) - 1, m.extent(1) - 1) + 1);
  };
  const bool fits = a.extent(1) == b.extent(0) && c.extent(0) == a.extent(0) && c.extent(1) == b.extent(1);
  return fits && rises(a) && rises(b) && rises(c) && (last(c) <= first(a) || last(a) <= first(c)) &&
         (last(c) <= first(b) || last(b) <= first(c));
}

template <class T, class TA, class TB>
void matmul_on_views(const char* function, const any_view<T>& c, const any_view<const TA>& a,
                     const any_view<const TB>& b) {
  const matmul_shape shape = checked_matmul(function, shape_of("a", a), shape_of("b", b));
  const extents<4> expected = shape.result();
  if (c.rank != shape.rank || c.extent != expected) {
    fail_argument(function, shape_of("c", c),
                  {piece{expected, shape.rank}, ", from a ", shape_of("a", a).extents_shown(), " and b ",
                   shape_of("b", b).extents_shown()});
  }
  expect_apart(function, "c", c, "a", a);
  expect_apart(function, "c", c, "b", b);
  if (element_count(expected) == 0) return;
  if (a.rank == 2 && b.rank == 2) {
    return run_matrices(a.template lifted<2>(), b.template lifted<2>(), c.template lifted<2>());
  }
  run_matmul(repeated(a, shape.whole), repeated(shape.b_is_column ? as_column(b) : b, shape.whole),
             with_both_axes(c, shape).template lifted<4>());
}

/// Extents that are part of the type of a dense matrix; 0 for all others.
template <class E>
struct fixed_extents {
  static constexpr index_t rows = 0, columns = 0;
};
template <class T, std::size_t M, std::size_t N, bool Sharable, class Tag>
struct fixed_extents<xt::xfixed_container<T, xt::fixed_shape<M, N>, xt::layout_type::row_major, Sharable, Tag>> {
  static constexpr index_t rows = M, columns = N;
};

/// The product of matrices of such types, if they are small, fit, and compute in the type of their elements.
template <class T, class A, class B, class C>
bool fixed_product(const A& a, const B& b, C& c) {
  using fa = fixed_extents<A>;
  using fb = fixed_extents<B>;
  using fc = fixed_extents<C>;
  constexpr index_t most = 32;
  constexpr bool fits = fa::columns == fb::rows && fc::rows == fa::rows && fc::columns == fb::columns;
  constexpr bool small = fa::rows * fb::rows * fb::columns > 0 && std::max({fa::rows, fb::rows, fb::columns}) <= most;
  if constexpr (fits && small && std::same_as<value_of<A>, T> && std::same_as<value_of<B>, T>) {
    const void *const pa = a.data(), *const pb = b.data(), *const pc = c.data();
    if (pc == pa || pc == pb) return false;
    kernels::fixed_matmul<fa::rows, fb::rows, fb::columns>(a.data(), b.data(), c.data());
    return true;
  }
  return false;
}

/// The rank of a product of arrays.
template <class A, class B>
constexpr std::size_t matmul_rank() {
  constexpr std::size_t a = static_rank<A>, b = static_rank<B>;
  if (a == dynamic_rank || b == dynamic_rank) return dynamic_rank;
  return std::max({a, b, std::size_t{2}}) - (a == 1 ? 1 : 0) - (b == 1 ? 1 : 0);
}

}  // namespace detail

template <class C, tensor_like A, tensor_like B>
void matmul_into(C&& c, const A& a, const B& b) {
  static_assert(addressable<std::remove_reference_t<C>>,
                "xattn: c must lie in memory: a container, a view or an adaptor");
  static_assert(std::same_as<writable_element_of<std::remove_reference_t<C>>, acc_of<A>>,
                "xattn: c must be writable and hold the type that the call computes in (float for bf16 and f16)");
  static_assert(std::same_as<acc_of<A>, acc_of<B>>, "xattn: a and b must compute in one type");
  if (detail::fixed_product<acc_of<A>>(a, b, c)) return;
  const auto& held_a = detail::hold(a);
  const auto& held_b = detail::hold(b);
  const auto vc = writable_view_of(c);
  const auto va = any_view_of(held_a);
  const auto vb = any_view_of(held_b);
  if constexpr (static_rank<std::remove_reference_t<C>> == 2 && static_rank<A> == 2 && static_rank<B> == 2) {
    const auto ma = va.template lifted<2>();
    const auto mb = vb.template lifted<2>();
    const auto mc = vc.template lifted<2>();
    if (detail::plainly_right(ma, mb, mc)) return detail::run_matrices(ma, mb, mc);
  }
  detail::matmul_on_views("matmul_into", vc, va, vb);
}

template <tensor_like A, tensor_like B>
auto matmul(const A& a, const B& b) {
  static_assert(std::same_as<acc_of<A>, acc_of<B>>, "xattn: a and b must compute in one type");
  using result = typename detail::container<acc_of<A>, detail::matmul_rank<A, B>()>::type;
  const auto& held_a = detail::hold(a);
  const auto& held_b = detail::hold(b);
  const auto va = any_view_of(held_a);
  const auto vb = any_view_of(held_b);
  const auto shape = detail::checked_matmul("matmul", shape_of("a", va), shape_of("b", vb));
  result c = detail::make_result<result>(shape.result(), shape.rank);
  detail::matmul_on_views("matmul", any_view_of(c), va, vb);
  return c;
}

}  // namespace xattn::inline XATTN_ISA
