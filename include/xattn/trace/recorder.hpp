// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that keeps what it is shown: owning copies, by path, in order.
///           xattn::trace::recorder rec({.only = {"weights", "*.ffn_act"}});
///           auto y = layer(x, {}, {}, xattn::trace::to(rec));
///           rec["self_attn.weights"];     rec.finish();
/// Edges   it takes every whole tensor but head_out. A parameter that did not change since the call before shares its
///         bytes. max_bytes is a limit, not a target: the record that would pass it is an error.
#pragma once

#include "xattn/trace/handle.hpp"
#include "xattn/trace/recording.hpp"
#include "xattn/trace/selection.hpp"

namespace xattn::inline XATTN_ISA::trace {

/// Empty lists: everything. See selection.hpp.
struct recorder_options {
  std::vector<pattern> only{};
  std::vector<layer_head> heads{};
  std::vector<row_range> rows{};
  std::size_t max_bytes = std::size_t{1} << 30;
  bool allow_unmatched = false;
  std::vector<std::string> tokens{};
};

class recorder : public recording, public run_counter {
 public:
  recorder() : recorder(recorder_options{}) {}
  explicit recorder(recorder_options options)
      : selection_("recorder", {std::move(options.only), std::move(options.heads), std::move(options.rows),
                                options.allow_unmatched}),
        max_bytes_(options.max_bytes) {
    tokens(std::move(options.tokens));
    if (!selection_.takes_all()) partial();
  }

  template <stage S>
  static consteval access access_of() {
    return whole_tensors<S>();
  }
  bool want(const site& s) const { return selection_.wants(s); }
  part asked(const site& s) const { return selection_.asked(s); }

  template <class T>
  void take(const site& s, const tensor_view<const T>& v) {
    selection_.parts(s, v, [this](const site& part, const tensor_view<const T>& view) { keep(part, view); });
  }
  void value(const site& s, const char* scalar, double x) { add(attribute_of(s, scalar, x)); }
  void note(const site& s, index_t row) { add(empty_row{place_prefix(s), s, row}); }
  using recording::value;

  /// To be called when all is recorded: fails if something that was asked for never came.
  void finish() const { selection_.finish(); }

  /// Bytes of all records, shared ones once.
  std::size_t bytes() const noexcept { return bytes_; }

  void clear() {
    recording::clear();
    selection_.clear();
    paths_.clear();
    parameters_.clear();
    bytes_ = 0;
  }

 private:
  template <class T>
  void keep(const site& s, const tensor_view<const T>& v) {
    record r = described(s, v, "");
    if constexpr (shown<T>) r.bytes = s.ph == phase::param ? shared(s, v) : owned(s, v);
    r.path = paths_.unique(record_path(s));
    add(std::move(r));
  }

  template <class T>
  shared_bytes owned(const site& s, const tensor_view<const T>& v) {
    const std::size_t needed = v.size() * sizeof(kept_t<T>);
    if (needed > max_bytes_ - bytes_) fail_full(s, needed);
    bytes_ += needed;
    return share(gathered(v));
  }

  /// The bytes of a parameter; those of the call before if they are equal.
  template <class T>
  shared_bytes shared(const site& s, const tensor_view<const T>& v) {
    shared_bytes& last = parameters_[plain_path(s)];
    if (!last || *last != gathered(v)) last = owned(s, v);
    return last;
  }

  [[noreturn]] void fail_full(const site& s, std::size_t needed) const {
    std::map<std::string, std::size_t> by_stage{{std::string(trace::name(s.st)), needed}};
    for (const record& r : *this) by_stage[std::string(trace::name(r.at.st))] += r.bytes ? r.bytes->size() : 0;
    std::vector<std::pair<std::size_t, std::string>> order;
    for (const auto& [stage_name, total] : by_stage) order.emplace_back(total, stage_name);
    std::sort(order.rbegin(), order.rend());
    std::string text = "recorder: " + record_path(s) + " needs " + std::to_string(needed) + " bytes after " +
                       std::to_string(bytes_) + ", max_bytes is " + std::to_string(max_bytes_) +
                       "; the largest stages:";
    for (std::size_t i = 0; i < order.size() && i < 3; ++i) {
      text += (i == 0 ? " " : ", ") + order[i].second + " " + std::to_string(order[i].first);
    }
    xattn::detail::fail<std::length_error>(text);
  }

  selection selection_;
  std::size_t max_bytes_;
  std::size_t bytes_ = 0;
  path_book paths_;
  std::map<std::string, shared_bytes> parameters_;
};

}  // namespace xattn::inline XATTN_ISA::trace
