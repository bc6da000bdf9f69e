// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Holds a recording against a reference, record by record, and names the stage that is to blame.
///           const auto report = xattn::trace::compare(rec, xattn::io::read_trace("right.npz"));
///           report.agrees();     report.blamed();     report.print(std::cout);
/// Formula an element agrees if |ours - theirs| <= relative max(|theirs|, rms of theirs) + absolute. To blame is the first
///         record, in the order of the run, that disagrees while all of its operands agree.
/// Edges   two NaN, and equal infinities, agree. Records are matched by path; a reference may lack any of them: an
///         operand that it lacks agrees if what that was made of does. A shape that differs is a disagreement. Where no
///         path is on both sides, nothing was compared, and that is no agreement.
#pragma once

#include "xattn/trace/format.hpp"
#include "xattn/trace/recompute.hpp"

#include <map>
#include <ostream>
#include <utility>

namespace xattn::inline XATTN_ISA::trace {

struct comparison_options {
  double relative = 1e-4;
  double absolute = 0;
};

/// How far a record is from the reference. ulp counts in the spacing of our type at the reference's number.
struct compared_record {
  std::string path{};
  bool agrees = true;
  std::string obstacle{};  // why no numbers were compared; empty: they were
  double max_absolute = 0, max_relative = 0, max_ulp = 0;
  double signal_to_noise = std::numeric_limits<double>::infinity();  // dB
  double cosine = 1;
  std::vector<std::size_t> worst{};  // where max_absolute is
  double ours = 0, theirs = 0;       // there
};

struct comparison {
  std::vector<compared_record> entries{};
  std::vector<std::string> unmatched{};  // paths that only one side has
  std::string blame{};                   // the path; empty: all agree

  bool agrees() const noexcept { return blame.empty() && !entries.empty(); }
  std::size_t compared() const noexcept { return entries.size(); }
  const std::string& blamed() const noexcept { return blame; }

  void print(std::ostream& out) const {
    std::size_t width = 6;
    for (const compared_record& e : entries) width = std::max(width, e.path.size());
    out << padded("record", width) << "     max abs     max rel         ulp      SNR dB      cosine\n";
    for (const compared_record& e : entries) {
      out << padded(e.path, width);
      for (const double x : {e.max_absolute, e.max_relative, e.max_ulp, e.signal_to_noise, e.cosine}) {
        out << padded(e.obstacle.empty() ? short_number(x, 4) : "-", 12, align::right);
      }
      if (!e.agrees) out << (e.path == blame ? "  <- to blame" : "  differs");
      if (!e.obstacle.empty()) out << "  " << e.obstacle;
      else if (!e.agrees) print_worst(out, e);
      out << '\n';
    }
    print_unmatched(out);
    if (entries.empty()) out << "nothing was compared: no path is on both sides\n";
    if (agrees()) out << "all " << entries.size() << " records agree\n";
  }

 private:
  static void print_worst(std::ostream& out, const compared_record& e) {
    out << ", at [";
    for (std::size_t d = 0; d < e.worst.size(); ++d) out << (d == 0 ? "" : ", ") << e.worst[d];
    out << "] " << short_number(e.ours, 9) << ", reference " << short_number(e.theirs, 9);
  }
  void print_unmatched(std::ostream& out) const {
    constexpr std::size_t shown = 8;
    if (unmatched.empty()) return;
    const auto some = static_cast<std::ptrdiff_t>(std::min(shown, unmatched.size()));
    out << "on one side only: " << listed({unmatched.begin(), unmatched.begin() + some});
    if (unmatched.size() > shown) out << " and " << unmatched.size() - shown << " more";
    out << '\n';
  }
};

namespace detail {

/// The distance of neighbours of a type at a number.
inline double ulp_of(double x, dtype type) {
  const double size = std::max(std::abs(x), type == dtype::f64 ? 0x1p-1022 : 0x1p-126);
  return spacing(type) * std::exp2(std::floor(std::log2(size)));
}

/// Element by element; both arrays have `count` elements.
class record_comparison {
 public:
  record_comparison(const xt::xarray<double>& ours, const xt::xarray<double>& theirs, dtype type,
                    const comparison_options& o)
      : ours_(ours), theirs_(theirs), type_(type), options_(o) {}

  void run(compared_record& entry) {
    double squares = 0;
    std::size_t finite = 0;
    for (const double t : theirs_) {
      if (std::isfinite(t)) squares += t * t, ++finite;
    }
    const double rms = finite == 0 ? 0 : std::sqrt(squares / static_cast<double>(finite));
    for (std::size_t n = 0; n < ours_.size(); ++n) element(entry, n, rms);
    if (noise_ > 0) entry.signal_to_noise = 10 * std::log10(squares / noise_);
    if (ours_squares_ > 0 && squares > 0) entry.cosine = dot_ / std::sqrt(ours_squares_ * squares);
  }

 private:
  void element(compared_record& entry, std::size_t n, double rms) {
    const double a = ours_.flat(n), b = theirs_.flat(n);
    if (a == b || (std::isnan(a) && std::isnan(b))) return count(a, b);
    double off = std::abs(a - b);
    if (!std::isfinite(a) || !std::isfinite(b)) off = std::numeric_limits<double>::infinity();
    else count(a, b);
    const double allowed = options_.relative * std::max(std::abs(b), rms) + options_.absolute;
    entry.agrees = entry.agrees && std::isfinite(off) && off <= allowed;
    entry.max_relative = std::max(entry.max_relative, off / std::abs(b));
    entry.max_ulp = std::max(entry.max_ulp, off / ulp_of(b, type_));
    if (off <= entry.max_absolute) return;
    entry.max_absolute = off;
    entry.worst = place(n);
    entry.ours = a;
    entry.theirs = b;
  }

  void count(double a, double b) {
    if (!std::isfinite(a) || !std::isfinite(b)) return;
    noise_ += (a - b) * (a - b);
    dot_ += a * b;
    ours_squares_ += a * a;
  }

  std::vector<std::size_t> place(std::size_t n) const {
    std::vector<std::size_t> index(ours_.dimension());
    for (std::size_t d = index.size(); d-- > 0; n /= ours_.shape()[d]) index[d] = n % ours_.shape()[d];
    return index;
  }

  const xt::xarray<double>& ours_;
  const xt::xarray<double>& theirs_;
  dtype type_;
  comparison_options options_;
  double noise_ = 0, dot_ = 0, ours_squares_ = 0;
};

inline compared_record compare_record(const record& ours, const dense_array& theirs, const comparison_options& o) {
  compared_record entry;
  entry.path = ours.path;
  if (ours.shape != theirs.shape) {
    entry.agrees = false;
    entry.obstacle = "the shapes differ";
  } else if (ours.type == dtype::opaque || theirs.type == dtype::opaque) {
    entry.obstacle = "no numbers";
  } else {
    const auto a = ours.as<double>(), b = theirs.as<double>();
    record_comparison(a, b, ours.type, o).run(entry);
  }
  return entry;
}

/// Finds the first record that differs though nothing that it was made of does.
class blame_search {
 public:
  blame_search(const recording& rec, const std::map<std::string, bool>& agrees)
      : rec_(rec), agrees_(agrees), tree_(rec) {}

  /// Its path; empty: all agree.
  std::string run() {
    for (const record& r : rec_) {
      const auto told = agrees_.find(r.path);
      if (told != agrees_.end() && !told->second && !made_of_wrong(r)) return r.path;
    }
    return {};
  }

 private:
  /// A record that the reference lacks is as wrong as what it was made of.
  bool is_wrong(const record& r) {
    const auto told = agrees_.find(r.path);
    return told == agrees_.end() ? made_of_wrong(r) : !told->second;
  }
  bool made_of_wrong(const record& r) {
    const auto known = wrong_.find(&r);
    if (known != wrong_.end()) return known->second;
    bool wrong = false;
    for (const record* operand : tree_.of(r).operands) wrong = wrong || (operand != nullptr && is_wrong(*operand));
    return wrong_[&r] = wrong;
  }

  const recording& rec_;
  const std::map<std::string, bool>& agrees_;
  lineage tree_;
  std::map<const record*, bool> wrong_;
};

}  // namespace detail

/// The reference: arrays by path, as numpy.savez or a reader gives them.
inline comparison compare(const recording& rec, const std::vector<std::pair<std::string, dense_array>>& reference,
                          const comparison_options& options = {}) {
  comparison report;
  std::map<std::string, bool> agrees;
  for (const auto& [path, theirs] : reference) {
    if (!rec.contains(path)) report.unmatched.push_back(path);
  }
  for (const record& r : rec) {
    const auto found =
        std::find_if(reference.begin(), reference.end(), [&r](const auto& pair) { return pair.first == r.path; });
    if (found == reference.end()) {
      report.unmatched.push_back(r.path);
      continue;
    }
    report.entries.push_back(detail::compare_record(r, found->second, options));
    agrees[r.path] = report.entries.back().agrees;
  }
  report.blame = detail::blame_search(rec, agrees).run();
  return report;
}

inline comparison compare(const recording& rec, const recording& reference, const comparison_options& options = {}) {
  std::vector<std::pair<std::string, dense_array>> arrays;
  for (const record& r : reference) arrays.emplace_back(r.path, r);
  return compare(rec, arrays, options);
}

}  // namespace xattn::inline XATTN_ISA::trace
