// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Edits that are picked at run time, behind one hook type, so that kernels are compiled once for all of them:
///           xattn::trace::any_editor edits;
///           edits.add("enc.2.*.context", xattn::trace::ablate_head{.head = 3});
///           edits.add("*.ffn_act", xattn::trace::scale_by{0.5});
///           auto y = encoder(x, {}, {}, xattn::trace::edit(edits));
/// Edges   attention takes the plain kernel, whatever is edited. Of a stage that several edits match, they are made in
///         order of their adding. Not to be edited so: what is given to a bare call of attention (q, k, v), which an
///         editor of its own changes inside of layers; and what no editor may change. Numbers are float, double or
///         long double. After the run finish() fails if a pattern never matched.
#pragma once

#include "xattn/trace/editor.hpp"

#include <memory>

namespace xattn::inline XATTN_ISA::trace {
namespace detail {

/// True of a stage that every call which has it computes itself and goes on to use.
consteval bool always_editable(stage s) {
  using enum stage;
  for (const stage other : {x, q, k, v, bias, sink, row_max, row_sum, lse, head_out, norm_xhat, cache_k, cache_v}) {
    if (s == other) return false;
  }
  return info(s).when == phase::forward;
}

struct erased_edit {
  virtual ~erased_edit() = default;
  virtual void apply(const site& s, const tensor_view<float>& v) = 0;
  virtual void apply(const site& s, const tensor_view<double>& v) = 0;
  virtual void apply(const site& s, const tensor_view<long double>& v) = 0;
};

template <class Edit>
struct kept_edit final : erased_edit {
  explicit kept_edit(Edit e) : edit(std::move(e)) {}
  void apply(const site& s, const tensor_view<float>& v) override { edit(s, v); }
  void apply(const site& s, const tensor_view<double>& v) override { edit(s, v); }
  void apply(const site& s, const tensor_view<long double>& v) override { edit(s, v); }
  Edit edit;
};

}  // namespace detail

class any_editor {
 public:
  template <stage S>
  static consteval bool edits() {
    return detail::always_editable(S);
  }

  /// An edit of what the pattern matches: one of editor.hpp, or a lambda for any number type.
  template <class Edit>
  any_editor& add(pattern where, Edit edit) {
    where.check("any_editor");
    steps_.push_back({std::move(where), std::make_unique<detail::kept_edit<Edit>>(std::move(edit)), 0});
    return *this;
  }

  bool want(const site& s) const {
    return std::any_of(steps_.begin(), steps_.end(), [&s](const step& one) { return one.where.matches(s); });
  }

  template <class T>
  void change(const site& s, const tensor_view<T>& v) {
    if constexpr (!std::floating_point<T>) {
      detail::fail_edit(s, "has numbers of a type that only an editor of its own can change");
    } else {
      for (step& one : steps_) {
        if (!one.where.matches(s)) continue;
        ++one.changed;
        one.edit->apply(s, v);
      }
    }
  }

  /// How many records were changed, each edit of one counted.
  std::size_t changed() const noexcept {
    std::size_t n = 0;
    for (const step& one : steps_) n += one.changed;
    return n;
  }
  void finish() const {
    for (const step& one : steps_) {
      if (one.changed > 0) continue;
      xattn::detail::fail<option_error>("any_editor: \"" + one.where.text() +
                                        "\" matched nothing that the call computes and goes on to use");
    }
  }

 private:
  struct step {
    pattern where;
    std::unique_ptr<detail::erased_edit> edit;
    std::size_t changed;
  };
  std::vector<step> steps_;
};

}  // namespace xattn::inline XATTN_ISA::trace
