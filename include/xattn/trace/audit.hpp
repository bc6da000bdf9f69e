// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Recomputes every record of a recording from the records it was made of, and says how far off each is:
///           const auto report = xattn::trace::audit(rec);
///           report.passed();     report.print(std::cout);
/// Formula ratio = |recorded - recomputed| / bound, the largest of a record; bound = eps spread + 4 times the smallest
///         normal number, with the spread of bounded.hpp and eps of the type that was recorded. A right record has a
///         ratio of 1 or less.
/// Edges   two NaN, and equal infinities, agree; any other infinity or NaN is a ratio of infinity. What cannot be
///         recomputed (given from outside, operands not recorded) is listed with the reason. The cost is that of index
///         loops.
#pragma once

#include "xattn/trace/format.hpp"
#include "xattn/trace/recompute.hpp"

#include <ostream>

namespace xattn::inline XATTN_ISA::trace {

struct audit_entry {
  std::string path{};
  std::string_view formula{};
  std::string unchecked{};  // the reason; empty: it was checked
  double ratio = 0;
  std::vector<std::size_t> worst{};   // its index
  double recorded = 0, expected = 0;  // there
};

struct audit_report {
  std::vector<audit_entry> entries{};

  /// The entry with the largest ratio; null: nothing was checked.
  const audit_entry* worst() const {
    const audit_entry* found = nullptr;
    for (const audit_entry& e : entries) {
      if (e.unchecked.empty() && (found == nullptr || e.ratio > found->ratio)) found = &e;
    }
    return found;
  }
  std::size_t checked() const {
    const auto was_checked = [](const audit_entry& e) { return e.unchecked.empty(); };
    return static_cast<std::size_t>(std::count_if(entries.begin(), entries.end(), was_checked));
  }
  bool passed() const { return worst() != nullptr && worst()->ratio <= 1; }

  void print(std::ostream& out) const {
    std::size_t width = 0;
    for (const audit_entry& e : entries) width = std::max(width, e.path.size());
    for (const audit_entry& e : entries) {
      out << padded(e.path, width + 2);
      if (!e.unchecked.empty()) {
        out << "not checked: " << e.unchecked << '\n';
        continue;
      }
      out << padded(short_number(e.ratio, 3), 10) << e.formula;
      if (e.ratio > 1)
        out << "; recorded " << short_number(e.recorded, 9) << ", recomputed " << short_number(e.expected, 9);
      out << '\n';
    }
  }
};

namespace detail {

/// What a type may flush to 0, a few times its smallest normal number, and where it overflows.
struct number_range {
  bounded::real tiny, largest;
};
inline number_range range_of(dtype t) {
  const bool single = t != dtype::f64 && t != dtype::long_double;
  return single ? number_range{0x1p-124L, 0x1p128L} : number_range{0x1p-1020L, 0x1p1024L};
}

/// How far a recorded number is from the value, in units of the bound.
inline double error_ratio(bounded::real recorded, const bounded& e, dtype type) {
  const number_range range = range_of(type);
  if (e.spread == bounded::infinity || (std::isnan(recorded) && std::isnan(e.value))) return 0;
  if (recorded == e.value) return 0;
  const bool overflow = std::isinf(recorded) && std::signbit(recorded) == std::signbit(e.value);
  if (overflow && std::abs(e.value) * (1 + static_cast<bounded::real>(spacing(type))) >= range.largest) return 0;
  if (!std::isfinite(recorded) || !std::isfinite(e.value)) return std::numeric_limits<double>::infinity();
  const bounded::real bound = static_cast<bounded::real>(spacing(type)) * e.spread + range.tiny;
  return static_cast<double>(std::abs(recorded - e.value) / bound);
}

inline void check_elements(recomputation& again, dtype type, audit_entry& entry) {
  for (std::size_t n = 0; n < again.result().size(); ++n) {
    const bounded e = again.at(n);
    const bounded::real recorded = again.result().flat(n);
    const double ratio = error_ratio(recorded, e, type);
    if (n > 0 && !(ratio > entry.ratio)) continue;
    entry.ratio = ratio;
    entry.worst = again.result().position(n);
    entry.recorded = static_cast<double>(recorded);
    entry.expected = static_cast<double>(e.value);
  }
}

}  // namespace detail

inline audit_report audit(const recording& rec) {
  audit_report report;
  const lineage tree(rec);
  for (const record& r : rec) {
    audit_entry entry;
    entry.path = r.path;
    const derivation from = tree.of(r);
    if (r.type == dtype::opaque) {
      entry.unchecked = "no numbers";
    } else if (r.at.ph == phase::param) {
      entry.unchecked = "a parameter";
    } else if (from.row == nullptr) {
      entry.unchecked = "its operands were not recorded";
    } else {
      recomputation again(r, from, tree);
      entry.formula = from.row->formula;
      entry.unchecked = again.obstacle();
      if (entry.unchecked.empty()) detail::check_elements(again, r.type, entry);
    }
    report.entries.push_back(std::move(entry));
  }
  return report;
}

}  // namespace xattn::inline XATTN_ISA::trace
