// SPDX-License-Identifier: BSD-3-Clause
/// Brief   A recorded tensor that is indexed by the letters of its axes, wherever they stand: for checks, not for
///         speed.
/// Edges   an index is that of the whole tensor, also where the record is a part (one head, rows from q0).
#pragma once

#include "xattn/trace/recording.hpp"

#include <algorithm>
#include <array>

namespace xattn::inline XATTN_ISA::trace {

/// An index for each axis letter.
class labels {
 public:
  index_t& operator[](char letter) { return index_[slot(letter)]; }
  index_t operator[](char letter) const { return index_[slot(letter)]; }

 private:
  static constexpr std::size_t slot(char letter) { return std::string_view("bhgqkdef").find(letter) & 7u; }
  std::array<index_t, 8> index_{};
};

class labelled {
 public:
  using real = long double;

  explicit labelled(const record& r) : axes_(r.axes), repeats_(r.at.st == stage::bias), numbers_(r.as<double>()) {
    for (std::size_t d = axes_.size(); d-- > 0;) {
      axis a;
      a.extent = static_cast<index_t>(r.shape[d]);
      a.stride = d + 1 == axes_.size() ? 1 : dims_[d + 1].stride * dims_[d + 1].extent;
      a.first = axes_[d] == 'h' && r.at.head >= 0 ? r.at.head : axes_[d] == 'q' ? static_cast<index_t>(r.at.q0) : 0;
      dims_[d] = a;
    }
  }

  std::size_t rank() const { return axes_.size(); }
  bool has(char letter) const { return axes_.find(letter) != std::string::npos; }
  index_t extent(char letter) const { return has(letter) ? dims_[axes_.find(letter)].extent : 0; }
  /// The same tensor with another letter for an axis.
  labelled renamed(char from, char to) const {
    labelled other = *this;
    std::replace(other.axes_.begin(), other.axes_.end(), from, to);
    return other;
  }

  char last_axis() const { return axes_.empty() ? 'd' : axes_.back(); }
  std::size_t size() const { return numbers_.size(); }

  /// The element with these indices; NaN where there is none. Of a bias, an axis of extent 1 repeats.
  real operator()(const labels& at) const {
    index_t n = 0;
    for (std::size_t d = 0; d < axes_.size(); ++d) {
      const axis& a = dims_[d];
      const index_t i = repeats_ && a.extent == 1 ? 0 : at[axes_[d]] - a.first;
      if (i < 0 || i >= a.extent) return std::numeric_limits<real>::quiet_NaN();
      n += i * a.stride;
    }
    return flat(static_cast<std::size_t>(n));
  }
  /// Of a vector, of a matrix.
  real operator()(index_t i) const {
    return rank() == 1 && i < dims_[0].extent ? flat(static_cast<std::size_t>(i))
                                              : std::numeric_limits<real>::quiet_NaN();
  }
  real operator()(index_t i, index_t j) const {
    const bool inside = rank() == 2 && i < dims_[0].extent && j < dims_[1].extent;
    return inside ? flat(static_cast<std::size_t>(i * dims_[0].stride + j)) : std::numeric_limits<real>::quiet_NaN();
  }
  real flat(std::size_t n) const { return static_cast<real>(numbers_.data()[n]); }

  /// The labels of the n-th element.
  labels at(std::size_t n) const {
    labels where;
    auto rest = static_cast<index_t>(n);
    for (std::size_t d = axes_.size(); d-- > 0; rest /= dims_[d].extent) {
      where[axes_[d]] = dims_[d].first + rest % dims_[d].extent;
    }
    return where;
  }
  std::vector<std::size_t> position(std::size_t n) const {
    std::vector<std::size_t> index(axes_.size());
    for (std::size_t d = axes_.size(); d-- > 0; n /= static_cast<std::size_t>(dims_[d].extent)) {
      index[d] = n % static_cast<std::size_t>(dims_[d].extent);
    }
    return index;
  }

  /// Calls f(x, i) for the elements along one axis, i from 0.
  template <class F>
  void along(char letter, labels at, F&& f) const {
    const axis& a = dims_[axes_.find(letter) & 3u];
    for (index_t i = 0; i < a.extent; ++i) {
      at[letter] = a.first + i;
      f((*this)(at), i);
    }
  }

 private:
  struct axis {
    index_t extent = 1, stride = 1, first = 0;
  };

  std::string axes_;
  bool repeats_;
  std::array<axis, 4> dims_{};
  xt::xarray<double> numbers_;
};

}  // namespace xattn::inline XATTN_ISA::trace
