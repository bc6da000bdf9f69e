// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a hook looks at inside of attention: by its type, and by its own word on one call.
/// Edges   a hook is asked for each stage before anything is made for it. Which heads and rows it wants is one answer
///         for all stages of a call; heads that the call does not have, and rows past its end, are left out.
#pragma once

#include "xattn/core/tracer.hpp"
#include "xattn/kernels/score_rules.hpp"

#include <numeric>

namespace xattn::inline XATTN_ISA::kernels::detail {

/// True if a hook looks at what only the staged run has in one piece.
template <class Tr>
inline constexpr bool looks_inside =
    trace::looks_at_scores<Tr> || trace::takes_notes<Tr> ||
    trace::wants_any<Tr, trace::stage::bias, trace::stage::row_max, trace::stage::row_sum, trace::stage::lse>;

/// True if a hook changes any of it: then the staged run is the one that computes.
template <class Tr>
inline constexpr bool edits_inside =
    trace::writes_any<Tr, trace::stage::scores, trace::stage::scaled, trace::stage::capped, trace::stage::modified,
                      trace::stage::masked, trace::stage::weights, trace::stage::probs>;

/// True if the hook wants any of the stages of this very call.
template <trace::stage... S, tracer Tr>
bool wants_now(Tr& tr, const trace::place& where) {
  return trace::detail::wants_one<S...>(tr, where.at);
}

/// A matrix of scores, on the way to the weights, that such a call has.
template <class Problem, tracer Tr>
bool wants_more_than_weights(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                             const trace::place& where) {
  using trace::stage;
  return wants_now<stage::scores, stage::scaled, stage::masked>(tr, where) ||
         (p.softcap && wants_now<stage::capped>(tr, where)) ||
         (mask.modifies() && wants_now<stage::modified>(tr, where));
}

/// That, or the weights.
template <class Problem, tracer Tr>
bool wants_scores(const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                  const trace::place& where) {
  return wants_now<trace::stage::weights>(tr, where) || wants_more_than_weights(p, mask, tr, where);
}

template <tracer Tr>
bool wants_statistics(Tr tr, const trace::place& where) {
  using trace::stage;
  return wants_now<stage::row_max, stage::row_sum, stage::lse>(tr, where);
}

/// The path that a hook asks for where a call takes `path`: another one if a wanted stage is nowhere in memory there.
template <class Problem, tracer Tr>
trace::path chosen_path(trace::path path, const Problem& p, const score_rules<typename Problem::scalar>& mask, Tr tr,
                        const trace::place& where) {
  const trace::streaming choice = trace::detail::streaming_of(tr);
  if (path == trace::path::plain || choice == trace::streaming::replay) return path;
  const trace::place there = where.on(path);
  const bool replays =
      wants_scores(p, mask, tr, there) || (path == trace::path::decode && wants_statistics(tr, there));
  if (!replays) return path;
  if (choice == trace::streaming::materialise) return trace::path::plain;
  xattn::detail::fail<option_error>(
      "attention: this call never has a matrix of scores in memory, and the hook refuses to have a stage computed "
      "again; ask for trace::streaming::replay or materialise, or want fewer stages");
}

/// The path of a hook that writes tiles.
template <class T>
trace::path streaming_path(const score_rules<T>& mask) {
  if (mask.reweighs()) {
    xattn::detail::fail<option_error>(
        "attention: the mask has a function of the weights, which takes the plain kernel, and the hook writes a tile, "
        "which takes the streaming one");
  }
  return trace::path::streaming;
}

/// The part of a call that a trace is made of: these heads of batch items [first_item, last_item), rows
/// [first, first + rows).
struct traced_part {
  index_t first_item, last_item;
  bool every_head;
  std::vector<index_t> heads;
  index_t first, rows;

  index_t items() const noexcept { return last_item - first_item; }
  index_t head_count() const noexcept { return static_cast<index_t>(heads.size()); }
  bool empty() const noexcept { return items() == 0 || heads.empty() || rows == 0; }
};

template <class Problem>
traced_part whole_call(const Problem& p) {
  traced_part all{0, p.batch(), true, std::vector<index_t>(static_cast<std::size_t>(p.heads())), 0, p.q_len()};
  std::iota(all.heads.begin(), all.heads.end(), index_t{0});
  return all;
}

/// Arrays without an axis of heads are not narrowed to one.
template <class Problem, tracer Tr>
traced_part asked_part(const Problem& p, Tr tr, const trace::place& where) {
  const trace::part asked = trace::detail::asked_of(tr, where.at);
  traced_part narrowed = whole_call(p);
  narrowed.first = std::min<index_t>(asked.first, p.q_len());
  narrowed.rows = std::min<index_t>(asked.last, p.q_len()) - narrowed.first;
  if (asked.every_head || where.hidden_axes > 1) return narrowed;
  narrowed.every_head = false;
  narrowed.heads.clear();
  for (const index_t h : asked.heads) {
    const bool known = std::find(narrowed.heads.begin(), narrowed.heads.end(), h) != narrowed.heads.end();
    if (h < p.heads() && !known) narrowed.heads.push_back(h);
  }
  return narrowed;
}

}  // namespace xattn::inline XATTN_ISA::kernels::detail
