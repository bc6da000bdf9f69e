// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that prints what it is shown, matrix by matrix, to a stream of the caller.
///           xattn::trace::text_printer out(std::cout, {.tokens = {"The", "cat", "sat"}});
///           auto z = xattn::attention(q, k, v, {}, {}, xattn::trace::to(out));
/// Edges   rows are named by the query's tokens, columns by the key's, as far as there are tokens; the rest have no name.
///         Keys of cross attention are named by key_tokens alone.
#pragma once

#include "xattn/trace/format.hpp"
#include "xattn/trace/handle.hpp"
#include "xattn/trace/path.hpp"
#include "xattn/trace/words_along.hpp"

#include <ostream>

namespace xattn::inline XATTN_ISA::trace {

struct text_printer_options {
  std::vector<std::string> tokens{};
  std::vector<std::string> key_tokens{};  // empty: the same as tokens, but in cross attention
  int precision = 4;
  std::size_t max_rows = 12;
  std::size_t max_columns = 12;
  brackets around = brackets::none;
};

class text_printer : public run_counter {
 public:
  explicit text_printer(std::ostream& out, text_printer_options options = {})
      : out_(out), options_(std::move(options)) {}

  template <stage S>
  static consteval access access_of() {
    return whole_tensors<S>();
  }

  template <class T>
  void take(const site& s, const tensor_view<const T>& v) {
    print_title(s, v, shown<T> ? xattn::name(dtype_of<kept_t<T>>()) : "no numbers");
    if constexpr (shown<T>) {
      const std::size_t leading = v.rank > 2 ? v.rank - std::size_t{2} : 0;
      for_each_matrix(v, leading, [&](const row_index& index, const matrix_view<const T>& m) {
        print_position(s, v, leading, index);
        for (const std::string& line : format_matrix(m, format_of(s, v))) out_ << "  " << line << '\n';
      });
    }
  }
  void value(const site& s, const char* scalar, double x) {
    out_ << place_prefix(s) << scalar << call_suffix(s) << " = " << short_number(x, 17) << '\n';
  }
  void note(const site& s, index_t row) {
    std::string place = place_prefix(s);
    if (!place.empty()) place.replace(place.size() - 1, 1, ": ");
    out_ << place << "row " << row << " of batch " << s.batch << ", head " << s.head << " may attend to nothing\n";
  }

 private:
  template <class T>
  void print_title(const site& s, const tensor_view<const T>& v, std::string_view type) {
    out_ << record_path(s) << "  " << info(s.st).symbol << "  (";
    for (std::size_t d = 0; d < v.rank; ++d) out_ << (d == 0 ? "" : ", ") << v.axes[d] << ' ' << v.extent[d];
    out_ << ")  " << type << ", " << name(s.org) << ", " << name(s.pth) << '\n';
  }

  template <class T>
  void print_position(const site& s, const tensor_view<const T>& v, std::size_t leading, const row_index& index) {
    if (leading == 0) return;
    const auto first_head = static_cast<std::uint32_t>(std::max(s.head, 0));
    for (std::size_t d = 0; d < leading; ++d) {
      out_ << (d == 0 ? " " : ", ") << v.axes[d] << ' ' << index[d] + (v.axes[d] == 'h' ? first_head : 0);
    }
    out_ << '\n';
  }

  /// Calls f for each matrix of the last two axes; what has fewer axes is one matrix.
  template <class T, class F>
  static void for_each_matrix(const tensor_view<const T>& v, std::size_t leading, F f) {
    const auto extent = [&v](std::size_t d) { return static_cast<index_t>(v.extent[d]); };
    extents<2> size{1, 1}, step{0, 0};
    for (std::size_t d = leading; d < v.rank; ++d) {
      size[2 - v.rank + d] = extent(d);
      step[2 - v.rank + d] = v.stride[d];
    }
    tensor_view<const T> corners = v;
    corners.rank = static_cast<std::uint8_t>(leading + 1);
    corners.extent[leading] = 1;
    for_each_row(corners, [&](const tensor_row<const T>& row, const row_index& index) {
      f(index, matrix_view<const T>(row.data, size, step));
    });
  }

  template <class T>
  matrix_format format_of(const site& s, const tensor_view<const T>& v) const {
    matrix_format f{
        .precision = options_.precision, .max_rows = options_.max_rows, .max_columns = options_.max_columns};
    f.around = options_.around;
    if (v.rank >= 2) f.row_labels = labels(v, v.rank - std::size_t{2}, s);
    if (v.rank >= 1) f.column_labels = labels(v, v.rank - std::size_t{1}, s);
    return f;
  }

  template <class T>
  std::vector<std::string> labels(const tensor_view<const T>& v, std::size_t axis, const site& s) const {
    const bool keys = v.axes[axis] == 'k';
    if (keys && s.blk == block::cross_attn) return words_from(options_.key_tokens, s.k0, v.extent[axis]);
    return words_along(keys && !options_.key_tokens.empty() ? options_.key_tokens : options_.tokens, s,
                       std::string_view(v.axes.data(), v.rank), v.axes[axis], v.extent[axis]);
  }

  std::ostream& out_;
  text_printer_options options_;
};

}  // namespace xattn::inline XATTN_ISA::trace
