// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention over keys that were split: the results of any number of parts become the result of all keys.
/// Shapes  of each part out (B, H, L, Dv) and lse (B, H, L), any strides -> the same.
/// Formula m = max_p lse_p, w_p = exp(lse_p - m), W = sum_p w_p in the order of the parts; out = sum_p (w_p / W) out_p,
///         lse = m + ln W.
/// Edges   lse = -inf says that a part saw no key: it contributes nothing, whatever its out holds. Where one part alone
///         contributes, its bits are the result, lse too; where none does, out is 0 and lse -inf. Else lse = NaN or
///         +inf makes its row NaN. Outputs may be out and lse of one of the parts, in the same places, or lie apart.
/// Error   out: (parts + 5) eps max_p |out_p|; lse: 3 eps (1 + |lse|), eps the spacing of T at 1.
/// Source  Milakov and Gimelshein 2018, arXiv:1805.02867, equation 4.
#pragma once

#include "xattn/core/executor.hpp"
#include "xattn/core/workspace.hpp"
#include "xattn/kernels/rows.hpp"
#include "xattn/kernels/softmax.hpp"

#include <span>

namespace xattn::inline XATTN_ISA::kernels {

/// What attention over some of the keys gave.
template <class T>
struct partial_view {
  tensor4_view<const T> out;
  tensor3_view<const T> lse;
};

/// One merge of parts. A lane is a row while shares are found, and a column of out while rows are mixed.
template <class T>
class merge_run {
 public:
  using pack = simd::pack<T>;
  static constexpr index_t lanes = pack::size;

  merge_run(std::span<const partial_view<T>> parts, const tensor4_view<T>& out, const tensor3_view<T>& lse) noexcept
      : parts_(parts), out_(out), lse_(lse), blocks_((lse.extent(2) + lanes - 1) / lanes) {}

  static std::size_t task_bytes(index_t parts) noexcept {
    return 2 * workspace_bytes<T>(parts * lanes) + workspace_bytes<term>(parts);
  }

  /// Blocks of at most `lanes` rows of one head.
  index_t blocks() const noexcept { return lse_.extent(0) * lse_.extent(1) * blocks_; }

  void block(index_t n, workspace own) const {
    const index_t head = n / blocks_, first = n % blocks_ * lanes;
    const score_rows at{head / lse_.extent(1), head % lse_.extent(1), first, std::min(lanes, lse_.extent(2) - first)};
    T* levels = own.take<T>(count() * lanes);
    T* shares = own.take<T>(count() * lanes);
    term* terms = own.take<term>(count());
    alignas(pack) T merged[std::size_t{lanes}];
    weigh(at, levels, shares).store(merged);
    for (index_t r = 0; r < at.rows; ++r) row({at.b, at.h, at.first + r, 1}, levels + r, shares + r, merged[r], terms);
  }

 private:
  struct score_rows {
    index_t b, h, first, rows;
  };
  /// What a part gives to a row.
  struct term {
    const T* from;
    index_t stride;
    T share;
  };

  index_t count() const noexcept { return static_cast<index_t>(parts_.size()); }
  const partial_view<T>& part(index_t n) const noexcept { return parts_[static_cast<std::size_t>(n)]; }

  /// The lse of each part and its share of the result, [part][row]; the rows' lse.
  pack weigh(const score_rows& at, T* levels, T* shares) const {
    pack top(minus_infinity<T>());
    for (index_t p = 0; p < count(); ++p) {
      const tensor3_view<const T>& lse = part(p).lse;
      const pack level =
          simd::load_some<T, int{lanes}>(&lse(at.b, at.h, at.first), lse.stride(2), at.rows, minus_infinity<T>());
      level.store(levels + p * lanes);
      top = simd::maximum{}(top, level);
    }
    const pack shift = select(top == pack(minus_infinity<T>()), pack(T(0)), top);
    std::copy(levels, levels + count() * lanes, shares);
    const pack total = exp_packs(shares, count() * lanes, shift);
    const pack divisor = select(total == pack(T(0)), pack(T(1)), total);
    simd::transform_packs(shares, count() * lanes, [divisor](pack e) { return e / divisor; });
    return top + simd::log(total);
  }

  void row(const score_rows& at, const T* levels, const T* shares, const T& merged, term* terms) const {
    index_t used = 0, latest = 0;
    for (index_t p = 0; p < count(); ++p) {
      if (levels[p * lanes] == minus_infinity<T>()) continue;
      latest = p;
      terms[used++] = {row_of(part(p).out, at), part(p).out.stride(3), shares[p * lanes]};
    }
    if (used == 1) terms[0].share = T(1);
    lse_(at.b, at.h, at.first) = used == 1 ? levels[latest * lanes] : merged;
    mix(terms, used, row_of(out_, at));
  }

  template <class E>
  static E* row_of(const tensor4_view<E>& v, const score_rows& at) noexcept {
    return v.extent(3) == 0 ? nullptr : &v(at.b, at.h, at.first, 0);
  }

  void mix(const term* terms, index_t used, T* to) const {
    const index_t width = out_.extent(3), step = out_.stride(3);
    for (index_t c = 0; c < width; c += lanes) {
      const index_t n = std::min(lanes, width - c);
      pack sum(T(0));
      for (index_t t = 0; t < used; ++t) {
        const pack share(terms[t].share), x = columns(terms[t].from + c * terms[t].stride, terms[t].stride, n);
        sum = t == 0 ? share * x : fma(share, x, sum);
      }
      if (step == 1 && n == lanes)
        sum.store(to + c);
      else
        simd::store_some(to + c * step, step, n, sum);
    }
  }

  static pack columns(const T* from, index_t stride, index_t n) {
    return stride == 1 && n == lanes ? pack::load(from) : simd::load_some<T, int{lanes}>(from, stride, n, T(0));
  }

  std::span<const partial_view<T>> parts_;
  tensor4_view<T> out_;
  tensor3_view<T> lse_;
  index_t blocks_;
};

namespace detail {

/// Blocks of a task of a merge, and how many tasks there are.
struct merge_tasks {
  index_t per_task, tasks;
  merge_tasks(index_t blocks, index_t elements)
      : per_task(std::max<index_t>(1, task_elements / std::max<index_t>(1, elements))),
        tasks((blocks + per_task - 1) / per_task) {}
};

template <class T>
void plain_merge_row(std::span<const partial_view<T>> parts, index_t b, index_t h, index_t i,
                     const tensor4_view<T>& out, T& lse) {
  using std::exp, std::log;
  index_t used = 0;
  T top = minus_infinity<T>(), total(0);
  for (const partial_view<T>& p : parts) {
    if (p.lse(b, h, i) != minus_infinity<T>()) ++used, top = larger(top, T(p.lse(b, h, i)));
  }
  for (const partial_view<T>& p : parts) {
    if (p.lse(b, h, i) != minus_infinity<T>()) total = total + exp(p.lse(b, h, i) - top);
  }
  for (index_t c = 0; c < out.extent(3); ++c) {
    index_t seen = 0;
    T sum(0);
    for (const partial_view<T>& p : parts) {
      if (p.lse(b, h, i) == minus_infinity<T>()) continue;
      const T term = used == 1 ? p.out(b, h, i, c) : exp(p.lse(b, h, i) - top) / total * p.out(b, h, i, c);
      sum = seen++ == 0 ? term : sum + term;
    }
    out(b, h, i, c) = sum;
  }
  lse = used > 1 ? top + log(total) : top;
}

}  // namespace detail

/// Scratch of a merge.
template <class T>
std::size_t merge_workspace(index_t parts, const executor_ref& executor) {
  return static_cast<std::size_t>(std::max<index_t>(1, executor.concurrency())) * merge_run<T>::task_bytes(parts);
}

/// `scratch` holds merge_workspace bytes; shapes and places have been checked by the caller.
template <class T>
void merge(std::span<const partial_view<T>> parts, const tensor4_view<T>& out, const tensor3_view<T>& lse,
           const executor_ref& executor, workspace scratch) {
  const merge_run<T> run(parts, out, lse);
  const auto count = static_cast<index_t>(parts.size());
  const detail::merge_tasks cut(run.blocks(), count * out.extent(3) * merge_run<T>::lanes);
  const index_t slots = concurrent_tasks(executor, cut.tasks);
  const std::size_t bytes = merge_run<T>::task_bytes(count);
  std::byte* memory = scratch.take<std::byte>(slots * static_cast<index_t>(bytes));
  for_each_task(executor, cut.tasks, slots, [&](index_t slot, index_t task) {
    const workspace own(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * bytes, bytes));
    const index_t last = std::min(run.blocks(), (task + 1) * cut.per_task);
    for (index_t n = task * cut.per_task; n < last; ++n) run.block(n, own);
  });
}

/// The formula, number by number: the second opinion.
template <class T>
void plain_merge(std::span<const partial_view<T>> parts, const tensor4_view<T>& out, const tensor3_view<T>& lse) {
  for (index_t b = 0; b < lse.extent(0); ++b) {
    for (index_t h = 0; h < lse.extent(1); ++h) {
      for (index_t i = 0; i < lse.extent(2); ++i) detail::plain_merge_row(parts, b, h, i, out, lse(b, h, i));
    }
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
