// SPDX-License-Identifier: BSD-3-Clause
/// Masks of a case, which may be absent, of bool or of numbers.
#pragma once

#include "compat/cases.hpp"

#include <xattn/attention.hpp>

namespace compat_cases {

/// body(mask) with nothing, an array of bool, or one of T.
template <class T, class Body>
auto with_mask(const compat_case& c, const std::string& name, const Body& body) {
  if (!c.has(name)) return body(xattn::no_mask{});
  if (c.is_bool(name)) return body(c.array<bool>(name));
  return body(c.array<T>(name));
}

}  // namespace compat_cases
