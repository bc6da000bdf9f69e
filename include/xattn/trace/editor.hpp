// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The hook that changes a stage while a call runs: what comes after sees the change, and nothing else.
///           xattn::trace::editor silence(xattn::trace::at<xattn::trace::stage::context>(), "enc.2.*",
///                                        xattn::trace::ablate_head{.head = 3});
///           auto y = encoder(x, {}, {}, xattn::trace::edit(silence));
/// Formula an edit is a callable (site, tensor_view<T>), called for each record of the stage that the pattern matches. Given
///         here: ablate_head, scale_by, add_vector, set_rows, replace_from; or a generic lambda.
/// Edges   a stage that a kernel has in registers only makes the call take the kernel that has it in memory. A stage
///         that is derived or replayed on the path that runs cannot be edited, nor what belongs to the caller (inputs of
///         the call, parameters), nor row_max, row_sum and lse: that does not compile. Rows that a sublayer reads
///         (attn_in, kv_in, ffn_in) are apart from the residual. Several edits: tee(edit(a), edit(b)). After the run
///         finish() fails if the pattern never matched.
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/trace/glob.hpp"
#include "xattn/trace/recording.hpp"
#include "xattn/trace/walk.hpp"

namespace xattn::inline XATTN_ISA::trace {

/// A stage as an argument.
template <stage S>
struct stage_constant {
  static constexpr stage value = S;
};
template <stage S>
constexpr stage_constant<S> at() noexcept {
  return {};
}

template <stage S, class Edit>
class editor {
 public:
  template <stage Other>
  static consteval bool edits() {
    return Other == S;
  }

  editor(stage_constant<S>, pattern where, Edit edit) : where_(std::move(where)), edit_(std::move(edit)) {
    where_.check("editor");
  }

  bool want(const site& s) const { return where_.matches(s); }

  template <class T>
  void change(const site& s, const tensor_view<T>& v) {
    ++changed_;
    edit_(s, v);
  }

  /// How many records were changed.
  std::size_t changed() const noexcept { return changed_; }
  void finish() const {
    if (changed_ == 0) {
      xattn::detail::fail<option_error>("editor: nothing was changed, \"" + where_.text() + "\" matched no " +
                                        std::string(name(S)));
    }
  }

 private:
  pattern where_;
  Edit edit_;
  std::size_t changed_ = 0;
};

/// The handle of an editor.
template <class Editor>
class edit_handle {
 public:
  explicit edit_handle(Editor& e) noexcept : editor_(&e) {}

  template <stage S>
  static consteval access access_of() {
    return Editor::template edits<S>() ? access::write : access::none;
  }
  bool want(const site& s) const { return editor_->want(s); }
  template <stage, class T>
  void on(const site& s, const tensor_view<T>& v) {
    editor_->change(s, v);
  }

 private:
  Editor* editor_;
};

template <class Editor>
edit_handle<Editor> edit(Editor& e) noexcept {
  return edit_handle<Editor>(e);
}
template <class Editor>
edit_handle<Editor> edit(const Editor&&) = delete;

namespace detail {

/// f(element, its index) for each element.
template <class T, class F>
void for_each_element(const tensor_view<T>& v, const F& f) {
  for_each_row(v, [&](const tensor_row<T>& row, const row_index& index) {
    row_index at = index;
    for (std::size_t i = 0; i < row.count; ++i) {
      if (v.rank > 0) at[v.rank - 1u] = static_cast<std::uint32_t>(i);
      f(row[i], static_cast<const row_index&>(at));
    }
  });
}

/// Which axis has a letter; the rank where none has.
template <class T>
std::size_t axis_of(const tensor_view<T>& v, char letter) noexcept {
  std::size_t d = 0;
  while (d < v.rank && v.axes[d] != letter) ++d;
  return d;
}

[[noreturn]] inline void fail_edit(const site& s, const std::string& what) {
  xattn::detail::fail<shape_error>("editor: " + record_path(s) + " " + what);
}

}  // namespace detail

/// One head becomes 0; of a stage that has key-value heads only, one of these.
struct ablate_head {
  count head;

  template <class T>
  void operator()(const site& s, const tensor_view<T>& v) const {
    const std::size_t axis = std::min(detail::axis_of(v, 'h'), detail::axis_of(v, 'g'));
    if (axis == v.rank) detail::fail_edit(s, "has no heads");
    if (head < 0 || head >= static_cast<index_t>(v.extent[axis])) {
      detail::fail_edit(s, "has no head " + std::to_string(index_t{head}));
    }
    detail::for_each_element(v, [&](T& x, const row_index& at) {
      if (at[axis] == static_cast<std::uint32_t>(head)) x = T(0);
    });
  }
};

/// Every element times a factor.
struct scale_by {
  double factor = 1;

  template <class T>
  void operator()(const site&, const tensor_view<T>& v) const {
    detail::for_each_element(v, [this](T& x, const row_index&) { x = static_cast<T>(x * static_cast<T>(factor)); });
  }
};

/// A vector is added to every row, along the last axis.
struct add_vector {
  std::vector<double> vector;

  template <class T>
  void operator()(const site& s, const tensor_view<T>& v) const {
    if (v.rank == 0 || v.extent[v.rank - 1u] != vector.size()) {
      detail::fail_edit(s, "has rows of another length than the vector's " + std::to_string(vector.size()));
    }
    detail::for_each_element(v, [&](T& x, const row_index& at) { x = x + static_cast<T>(vector[at[v.rank - 1u]]); });
  }
};

/// Rows [first, last) of the query axis become a number.
struct set_rows {
  count first;
  count last;
  double value = 0;

  template <class T>
  void operator()(const site& s, const tensor_view<T>& v) const {
    const std::size_t axis = detail::axis_of(v, 'q');
    if (axis == v.rank) detail::fail_edit(s, "has no query rows");
    detail::for_each_element(v, [&](T& x, const row_index& at) {
      const auto row = static_cast<index_t>(at[axis]);
      if (row >= first && row < last) x = static_cast<T>(value);
    });
  }
};

/// Every element is that of a recording, from the record of the same place in its first call: activation patching.
struct replace_from {
  const recording* source;
  explicit replace_from(const recording& rec) noexcept : source(&rec) {}

  template <class T>
  void operator()(const site& s, const tensor_view<T>& v) const {
    site first = s;
    first.run = 0;
    const record& r = source->find(record_path(first));
    const std::vector<std::size_t> shape(v.extent.begin(), v.extent.begin() + v.rank);
    if (r.shape != shape) detail::fail_edit(s, "has another shape in the recording");
    const auto numbers = r.as<T>();
    std::size_t n = 0;
    detail::for_each_element(v, [&](T& x, const row_index&) { x = numbers.flat(n++); });
  }
};

}  // namespace xattn::inline XATTN_ISA::trace
