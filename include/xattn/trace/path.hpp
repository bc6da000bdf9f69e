// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The name of a record: `enc.0.self_attn.weights`, and of the place where it was made.
/// Formula [enc|dec].{layer}.{block}.{stage}, each part where it applies, then what is special of this record:
///           @t17       of decode step 17
///           @b0h1q8k4  a part only: batch 0, head 1, rows from 8, keys from 4
///           #2         of the second call on this hook
///           ~2         the second record of this name within one call (an unusual kernel delivers a stage twice)
/// Edges   all names are made of [a-z0-9_.@#~], which every file system takes.
#pragma once

#include "xattn/core/tracer.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace xattn::inline XATTN_ISA::trace {

inline constexpr std::array<std::string_view, 3> model_names{"", "enc", "dec"};
inline constexpr std::array<std::string_view, 9> block_names{"",      "embed", "self_attn", "cross_attn", "ffn",
                                                             "norm1", "norm2", "norm3",     "output"};
inline constexpr std::array<std::string_view, 3> origin_names{"computed", "derived", "replayed"};
inline constexpr std::array<std::string_view, 3> algorithm_names{"plain", "streaming", "decode"};

constexpr std::string_view name(model m) noexcept { return model_names[static_cast<std::size_t>(m)]; }
constexpr std::string_view name(block b) noexcept { return block_names[static_cast<std::size_t>(b)]; }
constexpr std::string_view name(origin o) noexcept { return origin_names[static_cast<std::size_t>(o)]; }
constexpr std::string_view name(path p) noexcept { return algorithm_names[static_cast<std::size_t>(p)]; }

/// "enc.0.self_attn.", or nothing for a kernel that was called by itself.
inline std::string place_prefix(const site& s) {
  std::string text;
  const auto add = [&text](std::string_view part) { text.append(part).push_back('.'); };
  if (s.mdl != model::none) add(name(s.mdl));
  if (s.layer >= 0) add(std::to_string(s.layer));
  if (s.blk != block::bare) add(name(s.blk));
  return text;
}

/// "@t17", "@h1q8" and "#2", each where it applies.
inline std::string call_suffix(const site& s) {
  std::string text;
  if (s.step >= 0) text += "@t" + std::to_string(s.step);
  std::string part;
  if (s.batch >= 0) part += "b" + std::to_string(s.batch);
  if (s.head >= 0) part += "h" + std::to_string(s.head);
  if (s.q0 > 0 || s.ph == phase::tile) part += "q" + std::to_string(s.q0);
  if (s.k0 > 0 || s.ph == phase::tile) part += "k" + std::to_string(s.k0);
  if (!part.empty()) text += "@" + part;
  if (s.run > 1) text += "#" + std::to_string(s.run);
  return text;
}

/// The path without what is special of one call.
inline std::string plain_path(const site& s) { return place_prefix(s).append(name(s.st)); }

inline std::string record_path(const site& s) { return plain_path(s) + call_suffix(s); }

/// Keeps the names of one sink apart.
class path_book {
 public:
  std::string unique(std::string path) {
    const std::size_t times = ++count_[path];
    if (times > 1) path += "~" + std::to_string(times);
    return path;
  }
  void clear() { count_.clear(); }

 private:
  std::map<std::string, std::size_t> count_;
};

}  // namespace xattn::inline XATTN_ISA::trace
