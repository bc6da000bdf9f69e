// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Types of configuration fields: a size from any integer type, and a field that must be named.
#pragma once

#include "xattn/core/types.hpp"

namespace xattn::inline XATTN_ISA {

/// A size in a configuration: takes any integer, so that neither a size_t nor an int in braces narrows.
class count {
 public:
  constexpr count() noexcept = default;
  template <std::integral I>
    requires(!std::same_as<I, bool>)
  constexpr count(I n) noexcept : value_(static_cast<index_t>(n)) {}
  constexpr operator index_t() const noexcept { return value_; }

 private:
  index_t value_ = 0;
};

/// A field without a default: leaving it out of the braces does not compile.
template <class T>
class required {
 public:
  required() = delete;
  constexpr required(T value) noexcept : value_(value) {}
  constexpr operator T() const noexcept { return value_; }

 private:
  T value_;
};

}  // namespace xattn::inline XATTN_ISA
