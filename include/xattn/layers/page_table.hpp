// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Which pages of a pool hold the rows of which item. Items may share pages; who writes to one that others have
///         as well gets a copy of it.
/// Shapes  entries (items, item_pages); row j of an item is in its entry j / page, modulo item_pages.
/// Edges   a value, like the memory that it speaks of. Nothing is allocated after construction.
#pragma once

#include "xattn/core/types.hpp"

#include <algorithm>
#include <vector>

namespace xattn::inline XATTN_ISA::detail {

class page_table {
 public:
  page_table() noexcept = default;
  page_table(index_t items, index_t item_pages, index_t page, index_t pages)
      : item_pages_(item_pages),
        page_(page),
        entries_(static_cast<std::size_t>(items * item_pages), none),
        users_(static_cast<std::size_t>(pages), 0) {
    for (index_t n = pages; n-- > 0;) free_.push_back(n);
  }

  const index_t* entries() const noexcept { return entries_.data(); }
  index_t item_pages() const noexcept { return item_pages_; }
  index_t page_size() const noexcept { return page_; }
  index_t pages() const noexcept { return static_cast<index_t>(users_.size()); }
  index_t free_pages() const noexcept { return static_cast<index_t>(free_.size()); }

  /// The oldest row that is still there once rows up to `last` have been written.
  index_t oldest(index_t last) const noexcept {
    return last == 0 ? 0 : std::max<index_t>(0, (last - 1) / page_ - item_pages_ + 1) * page_;
  }

  /// Pages that rows [first, last) of an item take: those that it has not, or not alone.
  index_t wanted(index_t item, index_t first, index_t last) const noexcept {
    index_t n = 0;
    for_each_page(first, last, [&](index_t p) { n += takes(item, p) ? 1 : 0; });
    return n;
  }
  /// Who else has the page of a row.
  index_t users_of(index_t item, index_t row) const noexcept {
    const index_t page = entry(item, row / page_);
    return page == none ? 0 : users_[static_cast<std::size_t>(page)];
  }
  bool same_page(index_t item, index_t row, index_t other, index_t other_row) const noexcept {
    return entry(item, row / page_) == entry(other, other_row / page_);
  }

  /// Gives an item pages of its own for rows [first, last); copy(from, to) where rows before `first` are in a shared
  /// one. There are enough.
  template <class Copy>
  void reserve(index_t item, index_t first, index_t last, const Copy& copy) {
    for_each_page(first, last, [&](index_t p) {
      if (!takes(item, p)) return;
      const index_t before = entry(item, p), fresh = take();
      if (before != none && p * page_ < first) copy(before, fresh);
      leave(entry(item, p));
      entry(item, p) = fresh;
    });
  }

  /// Gives back the pages that hold only rows from `first` on, of `last` rows that were there.
  void release(index_t item, index_t first, index_t last) noexcept {
    for (index_t p = std::max((first + page_ - 1) / page_, oldest(last) / page_); p * page_ < last; ++p) {
      leave(entry(item, p));
      entry(item, p) = none;
    }
  }

  /// The other item has the pages of the first `rows` rows as well; it had none.
  void share(index_t item, index_t other, index_t rows) {
    for_each_page(0, rows, [&](index_t p) {
      entry(other, p) = entry(item, p);
      ++users(entry(item, p));
    });
  }

 private:
  static constexpr index_t none = -1;

  index_t& entry(index_t item, index_t p) noexcept {
    return entries_[static_cast<std::size_t>(item * item_pages_ + p % item_pages_)];
  }
  index_t entry(index_t item, index_t p) const noexcept {
    return entries_[static_cast<std::size_t>(item * item_pages_ + p % item_pages_)];
  }
  index_t& users(index_t page) noexcept { return users_[static_cast<std::size_t>(page)]; }

  template <class F>
  void for_each_page(index_t first, index_t last, const F& f) const {
    for (index_t p = first / page_; p * page_ < last; ++p) f(p);
  }
  bool takes(index_t item, index_t p) const noexcept {
    const index_t page = entry(item, p);
    return page == none || users_[static_cast<std::size_t>(page)] > 1;
  }
  index_t take() {
    const index_t page = free_.back();
    free_.pop_back();
    users(page) = 1;
    return page;
  }
  void leave(index_t page) noexcept {
    if (page != none && --users(page) == 0) free_.push_back(page);  // as many have a place there as there are pages
  }

  index_t item_pages_ = 0, page_ = 1;
  std::vector<index_t> entries_, users_, free_;
};

}  // namespace xattn::inline XATTN_ISA::detail
