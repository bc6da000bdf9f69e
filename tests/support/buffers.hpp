// SPDX-License-Identifier: BSD-3-Clause
/// Memory of a test array: own allocation, any placement, every byte that is not an element poisoned and watched.
/// Poison is NaN (or +inf), a different NaN at each place, so that reading it shows in the result and writing it shows
/// in borders_intact(). With .back = 0 the last element ends the allocation, so that AddressSanitizer sees an overrun.
#pragma once

#include "support/layout.hpp"
#include "support/poison.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

namespace test {

struct memory {
  index_t byte_offset = 0;  // of the lowest storage element from a 64-byte boundary
  index_t front = 16;       // poisoned elements before the storage, at least; 0: it starts the allocation
  index_t back = 16;        // poisoned elements after it; 0: it ends the allocation
  poison with = poison::nan;
};

/// Calls f(index array) for every element in row-major order.
template <std::size_t R, class F>
void for_each_index(const index_array<R>& extents, F f) {
  index_t count = 1;
  for (const index_t n : extents) count *= n;
  for (index_t n = 0; n < count; ++n) {
    index_array<R> place{};
    index_t rest = n;
    for (std::size_t d = R; d-- > 0; rest /= extents[d]) place[d] = rest % extents[d];
    f(place);
  }
}

template <class T, std::size_t R>
class buffer {
  static constexpr index_t boundary = 64;
  static constexpr index_t element = static_cast<index_t>(sizeof(T));

 public:
  static constexpr std::size_t rank = R;
  using value_type = T;

  /// Elements start out poisoned, as an output should.
  buffer(const index_array<R>& extents, const placement<R>& place, const memory& where = {})
      : extents_(extents), strides_(place.strides) {
    allocate(place.lead, where);
    remember();
  }
  explicit buffer(const index_array<R>& extents, arrangement how = arrangement::row_major, const memory& where = {})
      : buffer(extents, arrange<R>(how, extents), where) {}
  /// An input: the array's numbers, rounded to T.
  explicit buffer(const oracle::array& x, arrangement how = arrangement::row_major, const memory& where = {})
      : buffer(extents_of(x), how, where) {
    assign(x);
  }
  buffer(const oracle::array& x, const placement<R>& place, const memory& where = {})
      : buffer(extents_of(x), place, where) {
    assign(x);
  }

  T* data() const { return first_; }
  const index_array<R>& extents() const { return extents_; }
  const index_array<R>& strides() const { return strides_; }
  index_t extent(std::size_t axis) const { return extents_[axis]; }
  index_t stride(std::size_t axis) const { return strides_[axis]; }

  template <class... I>
  T& operator()(I... i) const {
    static_assert(sizeof...(I) == R, "one index an axis");
    return first_[offset({static_cast<index_t>(i)...})];
  }

  layout<T, R> raw() const { return {first_, extents_, strides_}; }
  xattn::view<T, R> view() const { return raw(); }
  xattn::view<const T, R> cview() const { return view(); }

  void assign(const oracle::array& x) {
    oracle::require(extents_of(x) == extents_, "buffer: the array has another shape");
    index_t n = 0;
    for_each_index<R>(extents_, [&](const index_array<R>& place) { first_[offset(place)] = narrow<T>(x.flat(n++)); });
  }

  oracle::array numbers() const {
    oracle::array x(oracle::shape_t(extents_.begin(), extents_.end()));
    index_t n = 0;
    for_each_index<R>(extents_, [&](const index_array<R>& place) { x.flat(n++) = widen(first_[offset(place)]); });
    return x;
  }

  /// The elements' own values in row-major order.
  std::vector<T> elements() const {
    std::vector<T> all;
    for_each_index<R>(extents_, [&](const index_array<R>& place) { all.push_back(first_[offset(place)]); });
    return all;
  }

  /// Every byte of the allocation, elements and poison alike.
  std::vector<std::byte> bytes() const { return {block_.get(), block_.get() + size_}; }

  /// Whether every byte that belongs to no element is as it was made.
  bool borders_intact() const {
    for (std::size_t n = 0; n < pristine_.size(); ++n) {
      if (!is_element_[n] && block_[n] != pristine_[n]) return false;
    }
    return true;
  }

 private:
  struct release {
    void operator()(std::byte* p) const { ::operator delete[](p, std::align_val_t{boundary}); }
  };

  static index_array<R> extents_of(const oracle::array& x) {
    oracle::require(x.rank() == static_cast<index_t>(R), "buffer: the array has another rank");
    index_array<R> extents{};
    std::copy(x.shape.begin(), x.shape.end(), extents.begin());
    return extents;
  }

  index_t offset(const index_array<R>& place) const {
    index_t n = 0;
    for (std::size_t d = 0; d < R; ++d) {
      oracle::require(place[d] >= 0 && place[d] < extents_[d], "buffer: index out of range");
      n += place[d] * strides_[d];
    }
    return n;
  }

  void allocate(index_t lead, const memory& where) {
    index_t low = 0, high = 0;
    const bool empty = std::find(extents_.begin(), extents_.end(), 0) != extents_.end();
    for (std::size_t d = 0; d < R && !empty; ++d) {
      (strides_[d] < 0 ? low : high) += (extents_[d] - 1) * strides_[d];
    }
    const index_t cells = lead + (empty ? 0 : high - low + 1);
    const index_t front = (where.front * element + boundary - 1) / boundary * boundary;
    oracle::require(where.byte_offset % static_cast<index_t>(alignof(T)) == 0, "buffer: the offset splits an element");
    const index_t start = front + where.byte_offset;
    size_ = start + (cells + where.back) * element;
    block_.reset(
        static_cast<std::byte*>(::operator new[](static_cast<std::size_t>(size_), std::align_val_t{boundary})));
    write_poison<T>(block_.get(), size_, start % element, where.with);
    first_ = reinterpret_cast<T*>(block_.get() + start) + lead - low;
  }

  void remember() {
    pristine_ = bytes();
    is_element_.assign(pristine_.size(), false);
    const index_t first = reinterpret_cast<const std::byte*>(first_) - block_.get();
    for_each_index<R>(extents_, [&](const index_array<R>& place) {
      const auto at = is_element_.begin() + (first + offset(place) * element);
      std::fill(at, at + element, true);
    });
  }

  index_array<R> extents_, strides_;
  std::unique_ptr<std::byte[], release> block_;
  index_t size_ = 0;
  T* first_ = nullptr;
  std::vector<std::byte> pristine_;
  std::vector<bool> is_element_;
};

/// An input buffer of the array's numbers: placed<float, 2>(q, arrangement::transposed).
template <class T, std::size_t R>
buffer<T, R> placed(const oracle::array& x, arrangement how = arrangement::row_major, const memory& where = {}) {
  return buffer<T, R>(x, how, where);
}

/// Byte offsets from a 64-byte boundary at which elements of T can start, 0 left out.
template <class T>
std::vector<index_t> misalignments() {
  std::vector<index_t> offsets;
  for (index_t bytes = static_cast<index_t>(sizeof(T)); bytes < 64; bytes += static_cast<index_t>(sizeof(T))) {
    offsets.push_back(bytes);
  }
  return offsets;
}

}  // namespace test
