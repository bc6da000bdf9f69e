// SPDX-License-Identifier: BSD-3-Clause
/// Row-major array of the oracle: a shape, its numbers, and indexing that is checked in every build.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

namespace oracle {

using index_t = std::ptrdiff_t;
using shape_t = std::vector<index_t>;

/// A wrong call of the oracle is a bug in the test: it ends the program, with and without exceptions.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "oracle: %s\n", what);
  std::abort();
}

inline index_t count(const shape_t& shape) {
  index_t n = 1;
  for (const index_t extent : shape) n *= extent;
  return n;
}

/// A number rounded to another type; storage types narrower than float go through float.
template <class S, class R>
S rounded(const R& x) {
  if constexpr (sizeof(S) < sizeof(float) && std::is_class_v<S>) {
    return static_cast<S>(static_cast<float>(x));
  } else if constexpr (std::is_floating_point_v<S>) {
    const volatile S kept = static_cast<S>(x);  // -funsafe-math-optimizations lets the compiler leave a rounding out
    return kept;
  } else {
    return static_cast<S>(x);
  }
}

template <class R>
struct basic_array {
  shape_t shape;
  std::vector<R> data;

  basic_array() = default;
  explicit basic_array(shape_t s) : shape(std::move(s)), data(static_cast<std::size_t>(count(shape))) {}
  basic_array(shape_t s, R value) : shape(std::move(s)), data(static_cast<std::size_t>(count(shape)), value) {}
  basic_array(shape_t s, std::vector<R> numbers) : shape(std::move(s)), data(std::move(numbers)) {
    require(static_cast<index_t>(data.size()) == count(shape), "the numbers do not fill the shape");
  }

  index_t rank() const { return static_cast<index_t>(shape.size()); }
  index_t size() const { return static_cast<index_t>(data.size()); }
  bool empty() const { return data.empty(); }

  /// Extent of an axis; negative ones count from the last.
  index_t extent(index_t axis) const {
    const index_t a = axis < 0 ? axis + rank() : axis;
    require(a >= 0 && a < rank(), "axis out of range");
    return shape[static_cast<std::size_t>(a)];
  }

  template <class... I>
  R& operator()(I... i) {
    return data[offset({static_cast<index_t>(i)...})];
  }
  template <class... I>
  const R& operator()(I... i) const {
    return data[offset({static_cast<index_t>(i)...})];
  }

  /// The element at a row-major position.
  R& flat(index_t n) { return data[checked(n)]; }
  const R& flat(index_t n) const { return data[checked(n)]; }

  /// The same numbers under another shape of the same count.
  basic_array reshaped(shape_t s) const { return basic_array(std::move(s), data); }

  /// The same numbers, each rounded to S.
  template <class S>
  basic_array<S> as() const {
    basic_array<S> other;
    other.shape = shape;
    for (const R& value : data) other.data.push_back(rounded<S>(value));
    return other;
  }

 private:
  std::size_t checked(index_t n) const {
    require(n >= 0 && n < size(), "element out of range");
    return static_cast<std::size_t>(n);
  }

  std::size_t offset(std::initializer_list<index_t> indices) const {
    require(indices.size() == shape.size(), "wrong number of indices");
    index_t n = 0;
    std::size_t axis = 0;
    for (const index_t i : indices) {
      require(i >= 0 && i < shape[axis], "index out of range");
      n = n * shape[axis++] + i;
    }
    return static_cast<std::size_t>(n);
  }
};

using array = basic_array<long double>;

inline array vector(std::initializer_list<long double> numbers) {
  return array({static_cast<index_t>(numbers.size())}, std::vector<long double>(numbers));
}

inline array matrix(std::initializer_list<std::initializer_list<long double>> rows) {
  const index_t columns = rows.size() == 0 ? 0 : static_cast<index_t>(rows.begin()->size());
  std::vector<long double> numbers;
  for (const auto& row : rows) {
    require(static_cast<index_t>(row.size()) == columns, "rows of different lengths");
    numbers.insert(numbers.end(), row);
  }
  return array({static_cast<index_t>(rows.size()), columns}, std::move(numbers));
}

/// How many blocks of the last axes there are: the product of all extents before them.
template <class R>
index_t blocks(const basic_array<R>& x, index_t last_axes) {
  index_t n = 1;
  for (index_t axis = 0; axis + last_axes < x.rank(); ++axis) n *= x.extent(axis);
  return n;
}

/// Rows of the last axis. Element j of row r is flat(r * extent(-1) + j).
template <class R>
index_t rows(const basic_array<R>& x) {
  return blocks(x, 1);
}

/// The shape without its last axis, then the given extents.
template <class R>
shape_t with_last(const basic_array<R>& x, std::initializer_list<index_t> last) {
  shape_t shape(x.shape.begin(), x.shape.end() - 1);
  shape.insert(shape.end(), last);
  return shape;
}

}  // namespace oracle
