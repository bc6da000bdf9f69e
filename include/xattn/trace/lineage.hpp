// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Finds, in a recording, the tensors and values that a record was made from.
/// Edges   only records of the same call and decode step count, and of those the ones that cover the result's heads and
///         rows. An optional operand that is absent counts as absent from the run only if the recording is whole.
#pragma once

#include "xattn/core/provenance.hpp"
#include "xattn/trace/recording.hpp"

#include <array>
#include <optional>
#include <set>
#include <tuple>

namespace xattn::inline XATTN_ISA::trace {

/// A row of the provenance table, and the records it names.
struct derivation {
  const provenance_row* row = nullptr;
  std::array<const record*, 3> operands{};
};

class lineage {
 public:
  explicit lineage(const recording& rec) : rec_(rec) {
    for (const record& r : rec) {
      records_[key_of(r.at, r.at.st)].push_back(&r);
      note_place(r.at);
    }
    for (const attribute& a : rec.values()) {
      values_[{key_of(a.at, stage::x), a.name}] = a.value;
      note_place(a.at);
    }
  }

  /// The first row that fits and whose operands were recorded; its row is null if there is none.
  derivation of(const record& r) const {
    const wiring w = wiring_at(r.at);
    for (const provenance_row& row : provenance_table) {
      if (!row.fits(r.at.st, r.at.blk, w) || !holds(row, r.at)) continue;
      derivation d{&row, {}};
      if (find_operands(r, d)) return d;
    }
    return {};
  }

  /// A scalar of the place where a record was made.
  std::optional<double> value(const site& s, const std::string& name) const {
    const auto found = values_.find({key_of(s, stage::x), name});
    if (found == values_.end()) return {};
    return found->second;
  }
  bool flag(const site& s, const std::string& name) const { return value(s, name).value_or(0) != 0; }

  bool whole() const { return rec_.whole(); }

  wiring wiring_at(site s) const {
    s.blk = block::bare;
    const bool norm_first = flag(s, "norm_first"), sandwich = flag(s, "sandwich"), parallel = flag(s, "parallel");
    s.blk = block::cross_attn;
    return wiring_of(norm_first, places_.count(place_of(s)) != 0, sandwich, parallel);
  }

 private:
  using place_key = std::tuple<std::uint32_t, std::int32_t, model, std::int32_t, block>;
  using record_key = std::pair<place_key, stage>;

  static place_key place_of(const site& s) { return {s.run, s.step, s.mdl, s.layer, s.blk}; }
  static record_key key_of(const site& s, stage st) { return {place_of(s), st}; }
  void note_place(const site& s) {
    places_.insert(place_of(s));
    std::int32_t& last = last_layer_[{s.run, s.step, s.mdl}];
    last = std::max(last, s.layer);
  }

  /// Rows of one result that differ by a value of the call and not by their operands.
  bool holds(const provenance_row& row, const site& s) const {
    switch (row.how) {
      case operation::mask:
        return row.operands[0].st != stage::scaled || !flag(s, "softcap");
      case operation::rescale:
        return flag(s, "about_zero");
      case operation::activate:
        return !flag(s, "gated");
      case operation::rotate:
        return is_normalised(row.operands[0].st) || !flag(s, "qk_norm");
      case operation::join_heads:
      case operation::project_head:
        return row.operands[0].st == stage::gated || !flag(s, "gates");
      case operation::apply_gate:
        return row.operands[1].st == (value(s, "gates") == 1.0 ? stage::b_gates : stage::gate);
      case operation::dot_keys:
        return row.operands[0].st == stage::q_rot ||
               (!flag(s, "turned") && (is_normalised(row.operands[0].st) || !flag(s, "qk_norm")));
      default:
        return true;
    }
  }

  static bool is_normalised(stage st) { return st == stage::q_norm || st == stage::k_norm; }

  bool find_operands(const record& r, derivation& d) const {
    for (std::size_t i = 0; i < d.row->count; ++i) {
      const operand& o = d.row->operands[i];
      d.operands[i] = find(r, r.at, o);
      if (d.operands[i] == nullptr && (o.needed || !rec_.whole())) return false;
    }
    return true;
  }

  /// The record of an operand as seen from a place, or of what it is a copy of.
  const record* find(const record& result, const site& from, const operand& o) const {
    const site at = place_seen_from(from, o.from);
    const auto found = records_.find(key_of(at, o.st));
    if (found != records_.end()) {
      for (const record* candidate : found->second) {
        if (covers(*candidate, result)) return candidate;
      }
    }
    for (const provenance_row& row : provenance_table) {
      if (row.how != operation::same || !row.fits(o.st, at.blk, wiring_at(at))) continue;
      if (const record* original = find(result, at, row.operands[0])) return original;
    }
    return nullptr;
  }

  site place_seen_from(site s, source where) const {
    constexpr std::array<block, 9> blocks{block::bare, block::output, block::embed, block::self_attn, block::cross_attn,
                                          block::ffn,  block::norm1,  block::norm2, block::norm3};
    if (where == source::here) return s;
    const bool final_norm = s.layer < 0 && s.blk == block::output;
    s.blk = blocks[static_cast<std::size_t>(where)];
    if (where == source::before) s.layer = final_norm ? last_layer(s) : s.layer > 0 ? s.layer - 1 : no_layer;
    return s;
  }

  static constexpr std::int32_t no_layer = -2;
  std::int32_t last_layer(const site& s) const {
    const auto found = last_layer_.find({s.run, s.step, s.mdl});
    return found == last_layer_.end() || found->second < 0 ? no_layer : found->second;
  }

  /// Whether the heads and rows of a result are among those of an operand. In self-attention the rows of the queries'
  /// input are those of the keys.
  static bool covers(const record& operand, const record& result) {
    if (operand.at.head >= 0 && operand.at.head != result.at.head) return false;
    const std::size_t mine = operand.axes.find('q'), other = std::min(result.axes.find('q'), result.axes.find('k'));
    if (mine == std::string::npos || other == std::string::npos) return true;
    const std::uint64_t first = result.axes[other] == 'q' ? result.at.q0 : result.at.k0;
    return operand.at.q0 <= first && operand.at.q0 + operand.shape[mine] >= first + result.shape[other];
  }

  const recording& rec_;
  std::map<record_key, std::vector<const record*>> records_;
  std::map<std::pair<record_key, std::string>, double> values_;
  std::set<place_key> places_;
  std::map<std::tuple<std::uint32_t, std::int32_t, model>, std::int32_t> last_layer_;
};

}  // namespace xattn::inline XATTN_ISA::trace
