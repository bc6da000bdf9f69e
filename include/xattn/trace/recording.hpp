// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a recorder has collected, or a file gave back: tensors in the order in which they were made, found by
///         path.
/// Shapes  a record keeps every axis the caller's arrays have, none is squeezed; `axes` names them with the letters of
///         core/trace_stage.hpp. Numbers are dense and row-major, in the type that was computed with.
/// Edges   an unknown name is a std::out_of_range that lists the nearest ones. References from [] stay valid until
///         clear(). Reading fills a cache: one thread at a time.
#pragma once

#include "xattn/trace/dense_array.hpp"
#include "xattn/trace/nearest.hpp"
#include "xattn/trace/path.hpp"

namespace xattn::inline XATTN_ISA::trace {

/// A tensor with its identity. Parameters that did not change since an earlier call share its bytes.
struct record : dense_array {
  std::string path{};
  site at{};
  std::string axes{};
};

/// The record of a delivery, without its numbers.
template <class T>
record described(const site& s, const tensor_view<const T>& v, std::string path) {
  record r;
  r.at = s;
  r.axes.assign(v.axes.begin(), v.axes.begin() + v.rank);
  r.shape.assign(v.extent.begin(), v.extent.begin() + v.rank);
  r.path = std::move(path);
  if constexpr (shown<T>) r.type = dtype_of<kept_t<T>>();
  return r;
}

/// A scalar of the place where it was made: `self_attn.scale`, `norm1.eps`.
struct attribute {
  std::string path{};
  site at{};
  std::string name{};
  double value = 0;
};

inline attribute attribute_of(const site& s, const char* name, double value) {
  return {place_prefix(s) + name + call_suffix(s), s, name, value};
}

/// A query row that may attend to nothing.
struct empty_row {
  std::string place{};
  site at{};
  index_t row = 0;
};

class recording {
 public:
  /// Records in the order in which they were made.
  const record* begin() const noexcept { return records_.data(); }
  const record* end() const noexcept { return records_.data() + records_.size(); }
  std::size_t size() const noexcept { return records_.size(); }
  bool empty() const noexcept { return records_.empty(); }
  const std::vector<attribute>& values() const noexcept { return values_; }
  const std::vector<empty_row>& empty_rows() const noexcept { return empty_rows_; }

  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const record& r : records_) all.push_back(r.path);
    return all;
  }
  bool contains(std::string_view path) const { return index_.find(path) != index_.end(); }

  const record& find(std::string_view path) const { return records_[position(path)]; }

  /// Every element as a double, in which float is exact.
  const xt::xarray<double>& operator[](std::string_view path) const { return converted(position(path)); }

  /// The typed record; T must be the type that was recorded.
  template <class T>
  xt::xarray<T> get(std::string_view path) const {
    const record& r = find(path);
    if (r.type != dtype_of<T>()) {
      xattn::detail::fail<option_error>("recording: \"" + r.path + "\" holds " + std::string(xattn::name(r.type)) +
                                        ", expected " + std::string(xattn::name(dtype_of<T>())));
    }
    return r.as<T>();
  }

  /// The one record of a stage in a layer; layer -1: of a call that is in no model.
  const xt::xarray<double>& at(std::int32_t layer, stage s) const { return converted(position(layer, s, -1)); }

  /// One head of it, without the head axis. For k and v: a key-value head.
  xt::xarray<double> at(std::int32_t layer, stage s, std::int32_t head) const {
    const std::size_t i = position(layer, s, head);
    const record& r = records_[i];
    const std::size_t axis = std::min(r.axes.find('h'), r.axes.find('g'));
    if (axis >= r.axes.size()) fail_head(r, "has no heads");
    const auto place = static_cast<std::size_t>(r.at.head >= 0 ? 0 : head);
    if (head < 0 || place >= r.shape[axis]) {
      fail_head(r, "has no head " + std::to_string(head) + ", expected 0 to " + std::to_string(r.shape[axis] - 1));
    }
    return without_axis(converted(i), axis, place);
  }

  bool has_value(std::string_view path) const { return value_at(path) != nullptr; }
  double value(std::string_view path) const {
    if (const attribute* a = value_at(path)) return a->value;
    std::vector<std::string> known;
    for (const attribute& a : values_) known.push_back(a.path);
    xattn::detail::fail<std::out_of_range>("recording: no value \"" + std::string(path) +
                                           "\"; nearest: " + listed(nearest(path, known)));
  }

  /// False if a filter may have left something out: what is absent then need not have been absent from the run.
  bool whole() const noexcept { return whole_; }
  void partial() noexcept { whole_ = false; }

  /// Words of the rows and columns, for those who show them.
  const std::vector<std::string>& tokens() const noexcept { return tokens_; }
  void tokens(std::vector<std::string> words) { tokens_ = std::move(words); }

  /// For sinks and readers. The path must be new.
  void add(record r) {
    index_.emplace(r.path, records_.size());
    records_.push_back(std::move(r));
  }
  void add(attribute a) { values_.push_back(std::move(a)); }
  void add(empty_row row) { empty_rows_.push_back(std::move(row)); }

  /// Forgets the records, values and rows; the tokens stay, and whether a filter is at work.
  void clear() {
    records_.clear();
    values_.clear();
    empty_rows_.clear();
    index_.clear();
    converted_.clear();
  }

 private:
  std::size_t position(std::string_view path) const {
    const auto found = index_.find(path);
    if (found != index_.end()) return found->second;
    std::vector<std::string> candidates = names();
    for (const stage_info& s : stage_table) {
      if (!contains(s.name)) candidates.emplace_back(s.name);
    }
    candidates = nearest(path, candidates);
    for (std::string& c : candidates) c += contains(c) ? "" : " (not recorded)";
    xattn::detail::fail<std::out_of_range>("recording: no record \"" + std::string(path) +
                                           "\"; nearest: " + listed(candidates));
  }

  std::size_t position(std::int32_t layer, stage s, std::int32_t head) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < records_.size(); ++i) {
      const site& at = records_[i].at;
      const bool whole_or_head = head < 0 || at.head < 0 || at.head == head;
      if (at.layer == layer && at.st == s && whole_or_head) found.push_back(i);
    }
    if (found.size() == 1) return found[0];
    const std::string asked = "layer " + std::to_string(layer) + " has ";
    const std::string quoted = " \"" + std::string(trace::name(s)) + "\"";
    if (found.empty()) xattn::detail::fail<std::out_of_range>("recording: " + asked + "no" + quoted);
    xattn::detail::fail<std::out_of_range>("recording: " + asked + "several" + quoted + ", " + records_[found[0]].path +
                                           " and " + records_[found[1]].path + " among them; ask for one by its path");
  }

  const xt::xarray<double>& converted(std::size_t i) const {
    const auto found = converted_.find(i);
    if (found != converted_.end()) return found->second;
    const record& r = records_[i];
    if (r.type == dtype::opaque) {
      xattn::detail::fail<option_error>("recording: the elements of \"" + r.path + "\" do not convert to double");
    }
    return converted_.emplace(i, r.as<double>()).first->second;
  }

  const attribute* value_at(std::string_view path) const {
    for (std::size_t i = values_.size(); i-- > 0;) {
      if (values_[i].path == path) return &values_[i];
    }
    return nullptr;
  }

  [[noreturn]] static void fail_head(const record& r, const std::string& what) {
    xattn::detail::fail<std::out_of_range>("recording: \"" + r.path + "\" " + what);
  }

  static xt::xarray<double> without_axis(const xt::xarray<double>& all, std::size_t axis, std::size_t place) {
    std::vector<std::size_t> shape;
    std::size_t outer = 1, inner = 1;
    for (std::size_t d = 0; d < all.dimension(); ++d) {
      const std::size_t extent = all.shape()[d];
      if (d != axis) shape.push_back(extent);
      (d < axis ? outer : inner) *= d == axis ? 1 : extent;
    }
    auto part = xt::xarray<double>::from_shape(shape);
    const double* from = all.data() + place * inner;
    for (std::size_t i = 0; i < outer; ++i) {
      std::copy(from, from + inner, part.data() + i * inner);
      from += inner * all.shape()[axis];
    }
    return part;
  }

  std::vector<record> records_;
  std::vector<attribute> values_;
  std::vector<empty_row> empty_rows_;
  std::vector<std::string> tokens_;
  bool whole_ = true;
  std::map<std::string, std::size_t, std::less<>> index_;
  mutable std::map<std::size_t, xt::xarray<double>> converted_;
};

}  // namespace xattn::inline XATTN_ISA::trace
