// SPDX-License-Identifier: BSD-3-Clause
/// Brief   An attention call whose keys and values lie in pages that a table gives to batch items.
/// Shapes  q (B, H, Lq, D), pages of keys (pages, page, G, D) and of values (pages, page, G, Dv), any strides, table
///         (B, n): key j of item b is row j mod page of page table(b, j / page), j < lengths(b). Of k and v the problem
///         has the extents only; Lk is the longest length.
/// Edges   nothing is copied where a page is a multiple of key_block and the elements of a row lie side by side; else
///         a block at a time. Table entries behind the length are not looked at.
#pragma once

#include "xattn/kernels/copy_rows.hpp"
#include "xattn/kernels/decode_attention.hpp"
#include "xattn/kernels/query_positions.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Page numbers of any integer type, read where they lie.
struct page_numbers {
  const void* data = nullptr;
  index_t item_step = 0, step = 0;
  index_t (*read)(const void* data, index_t n) = nullptr;

  template <class I>
  static page_numbers of(const matrix_view<const I>& v) {
    return {v.data(), v.stride(0), v.stride(1),
            [](const void* first, index_t n) { return static_cast<index_t>(static_cast<const I*>(first)[n]); }};
  }
  index_t operator()(index_t b, index_t n) const { return read(data, b * item_step + n * step); }
};

template <class Problem>
struct paged_source {
  using T = typename Problem::scalar;
  using K = typename decltype(Problem::k)::value_type;
  using V = typename decltype(Problem::v)::value_type;
  using keys_type = key_rows<K, T>;
  using values_type = value_rows<V, T>;

  const Problem& p;

  index_t kv_heads() const { return p.k.extent(1); }
  bool in_place() const { return p.whole_blocks() && p.k.stride(3) == 1 && p.v.stride(3) == 1; }
  std::size_t block_bytes() const {
    const std::size_t keys = workspace_bytes<K>(key_block * p.width());
    return in_place() ? 0 : keys + workspace_bytes<V>(key_block * p.value_width());
  }
  kv_block<keys_type, values_type> block(index_t b, index_t g, index_t first, index_t n, std::byte* memory) const {
    const index_t width = p.width(), value_width = p.value_width();
    if (in_place()) {
      const auto k = p.own_keys(b, g, first, n);
      const auto v = p.own_values(b, g, first, n);
      return {{k.data(), k.stride(0), width}, {v.data(), v.stride(0), value_width, nullptr}};
    }
    K* keys = reinterpret_cast<K*>(memory);
    V* values = reinterpret_cast<V*>(memory + workspace_bytes<K>(key_block * width));
    p.copy_keys(b, g, first, matrix_view<K>(keys, {n, width}));
    p.copy_values(b, g, first, matrix_view<V>(values, {n, value_width}));
    return {{keys, width, width}, {values, value_width, value_width, nullptr}};
  }
};

template <class TQ, class TK, class TV>
struct paged_problem : attention_problem<TQ, TK, TV> {
  using T = acc_t<TQ>;
  tensor4_view<const TK> key_pages;
  tensor4_view<const TV> value_pages;
  page_numbers table;
  batch_integers lengths;

  key_range range(index_t b) const { return {0, lengths(b)}; }
  /// Many rows; and all, where a head of keys and one of values serve different query heads.
  bool streams() const noexcept {
    const index_t kv_heads = this->k.extent(1);
    return this->v.extent(1) != kv_heads || !few_queries(this->heads(), kv_heads, this->q_len());
  }
  paged_source<paged_problem> source() const noexcept { return {*this}; }

  /// No block lies in two pages.
  bool whole_blocks() const noexcept { return key_pages.extent(1) % key_block == 0; }
  bool own(index_t, index_t) const noexcept { return whole_blocks(); }
  /// Of one page.
  matrix_view<const TK> own_keys(index_t b, index_t g, index_t first, index_t n) const {
    return rows_of(key_pages, b, g, first, n);
  }
  matrix_view<const TV> own_values(index_t b, index_t g, index_t first, index_t n) const {
    return rows_of(value_pages, b, g, first, n);
  }
  /// Of any.
  template <class C>
  void copy_keys(index_t b, index_t g, index_t first, const matrix_view<C>& to) const {
    copy(key_pages, b, g, first, to);
  }
  template <class C>
  void copy_values(index_t b, index_t g, index_t first, const matrix_view<C>& to) const {
    copy(value_pages, b, g, first, to);
  }

 private:
  template <class E>
  matrix_view<const E> rows_of(const tensor4_view<const E>& pages, index_t b, index_t g, index_t first,
                               index_t n) const {
    const index_t page = table(b, first / pages.extent(1)), row = first % pages.extent(1);
    return {&pages(page, row, g, 0), {n, pages.extent(3)}, {pages.stride(1), pages.stride(3)}};
  }
  template <class E, class C>
  void copy(const tensor4_view<const E>& pages, index_t b, index_t g, index_t first, const matrix_view<C>& to) const {
    for (index_t done = 0; done < to.extent(0);) {
      const index_t row = (first + done) % pages.extent(1);
      const index_t n = std::min(to.extent(0) - done, pages.extent(1) - row);
      copy_rows(rows_of(pages, b, g, first + done, n), to.slice(0, done, done + n));
      done += n;
    }
  }
};

}  // namespace xattn::inline XATTN_ISA::kernels
