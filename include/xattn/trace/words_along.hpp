// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The words of a run that stand along an axis of a record.
/// Edges   a record may be a part, rows from q0 or keys from k0, and belong to a decode step, whose own rows come after
///         those of the steps before. Keys of cross attention, and axes other than q and k, are no words of the run: none.
///         Words that are too few name what they can.
#pragma once

#include "xattn/core/trace_stage.hpp"
#include "xattn/core/tracer.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace xattn::inline XATTN_ISA::trace {

/// The words from a place on, as many as there are and at most `count`.
inline std::vector<std::string> words_from(const std::vector<std::string>& words, std::size_t first,
                                           std::size_t count) {
  const std::size_t from = std::min(first, words.size()), to = std::min(words.size() - from, count) + from;
  return {words.begin() + static_cast<std::ptrdiff_t>(from), words.begin() + static_cast<std::ptrdiff_t>(to)};
}

inline std::vector<std::string> words_along(const std::vector<std::string>& words, const site& where,
                                            std::string_view axes, char axis, std::size_t count) {
  const bool rows = axis == 'q';
  if ((!rows && axis != 'k') || (!rows && where.blk == block::cross_attn)) return {};
  // Keys are those of all steps, but where they are the rows that a step brings.
  const bool own = rows || (axes.find('q') == std::string_view::npos && !name(where.st).starts_with("cache"));
  const std::size_t before = own && where.step > 0 ? static_cast<std::size_t>(where.step) : 0;
  return words_from(words, (rows ? where.q0 : where.k0) + before, count);
}

}  // namespace xattn::inline XATTN_ISA::trace
