// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Arrays as numpy's .npy files: write_npy(array, "x.npy"), read_npy("x.npy").as<float>().
/// Shapes  any rank; written dense and row-major (C order) whatever the strides of the array are.
/// Edges   written: <f4 <f8 <f2 <i4 <i8 |u1 |b1; bf16 is widened to <f4 (exact), long double narrowed to <f8. Read: the
///         same, of either byte order, row-major or Fortran order, header versions 1 to 3. Anything else is an
///         io_error.
/// Source  numpy.lib.format
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/io/file.hpp"
#include "xattn/trace/dense_array.hpp"
#include "xattn/trace/walk.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <utility>

namespace xattn::inline XATTN_ISA::io {

/// The type that a file holds for elements of T.
template <trace::shown T>
using npy_t = std::conditional_t<std::same_as<T, bf16>, float,
                                 std::conditional_t<std::same_as<T, long double>, double, trace::kept_t<T>>>;

namespace detail {

struct npy_type {
  dtype type;
  std::string_view code;
};
inline constexpr std::array<npy_type, 7> npy_types{{{dtype::boolean, "b1"},
                                                    {dtype::u8, "u1"},
                                                    {dtype::i32, "i4"},
                                                    {dtype::i64, "i8"},
                                                    {dtype::f16, "f2"},
                                                    {dtype::f32, "f4"},
                                                    {dtype::f64, "f8"}}};
inline constexpr char native_order = std::endian::native == std::endian::little ? '<' : '>';
inline constexpr std::string_view npy_magic("\x93NUMPY", 6);

/// Magic, version 1.0 and dictionary, padded so that the data starts at a multiple of 64 bytes.
inline std::vector<std::byte> npy_header(dtype type, const std::vector<std::size_t>& shape) {
  std::string text = "{'descr': '";
  for (const npy_type& t : npy_types) {
    if (t.type == type) text.append(1, byte_size(type) == 1 ? '|' : native_order).append(t.code);
  }
  text += "', 'fortran_order': False, 'shape': (";
  for (const std::size_t n : shape) text += std::to_string(n) + ", ";
  if (!shape.empty()) text.erase(text.size() - (shape.size() == 1 ? 1 : 2));
  text += "), }";
  text.append(63 - (npy_magic.size() + 4 + text.size()) % 64, ' ').push_back('\n');

  std::vector<std::byte> header;
  append(header, npy_magic);
  append(header, std::string_view("\1\0", 2));
  append_little(header, text.size(), 2);
  append(header, text);
  return header;
}

/// The type of a file for elements of another type.
constexpr dtype npy_dtype(dtype t) noexcept {
  return t == dtype::bf16 ? dtype::f32 : t == dtype::long_double ? dtype::f64 : t;
}

/// Collects elements as a file holds them and calls write(bytes) with moderate pieces.
template <trace::shown T, class F>
class npy_pieces {
 public:
  explicit npy_pieces(F& write) : write_(write), piece_(std::size_t{1} << 16) {}

  void put(const T& element) {
    const auto x = static_cast<npy_t<T>>(trace::kept(element));
    std::memcpy(piece_.data() + used_, &x, sizeof x);
    used_ += sizeof x;
    if (used_ == piece_.size()) flush();
  }
  void flush() { write_(byte_span(piece_.data(), std::exchange(used_, 0))); }

 private:
  F& write_;
  std::vector<std::byte> piece_;
  std::size_t used_ = 0;
};

template <trace::shown T, class F>
void for_each_npy_piece(const trace::tensor_view<const T>& v, F write) {
  npy_pieces<T, F> pieces(write);
  trace::for_each_row(v, [&pieces](const trace::tensor_row<const T>& row, const trace::row_index&) {
    for (std::size_t i = 0; i < row.count; ++i) pieces.put(row[i]);
  });
  pieces.flush();
}

template <class F>
void for_each_npy_piece(const trace::dense_array& a, F write) {
  with_type(a.type, [&](auto zero) {
    using T = decltype(zero);
    npy_pieces<T, F> pieces(write);
    for (std::size_t i = 0; i < a.size(); ++i) {
      T x;
      std::memcpy(&x, a.bytes->data() + i * sizeof(T), sizeof(T));
      pieces.put(x);
    }
    pieces.flush();
  });
}

/// What the dictionary of a header says.
struct npy_description {
  dtype type = dtype::opaque;
  std::vector<std::size_t> shape{};
  bool foreign_order = false;
  bool fortran = false;
};

[[noreturn]] inline void fail_npy(const std::string& name, const std::string& what) {
  fail_io("read_npy", name + " " + what);
}

/// The text after `'key':`, without blanks before it.
inline std::string_view npy_entry(const std::string& name, std::string_view text, std::string_view key) {
  const std::string quoted = "'" + std::string(key) + "':";
  const std::size_t place = text.find(quoted);
  if (place == std::string_view::npos) fail_npy(name, "has no " + std::string(key) + " in its header");
  text.remove_prefix(place + quoted.size());
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

inline dtype npy_type_of(const std::string& name, std::string_view descr, npy_description& d) {
  const std::string_view code = descr.substr(1, descr.find('\'', 1) - 1);
  if (descr.front() == '\'' && code.size() == 3) {
    d.foreign_order = code[0] != '|' && code[0] != '=' && code[0] != native_order;
    for (const npy_type& t : npy_types) {
      if (t.code == code.substr(1)) return t.type;
    }
  }
  fail_npy(name, "holds elements of type " + std::string(code) + ", expected one of b1 u1 i4 i8 f2 f4 f8");
}

inline std::vector<std::size_t> npy_shape_of(const std::string& name, std::string_view tuple) {
  const std::size_t end = tuple.find(')');
  if (tuple.empty() || tuple.front() != '(' || end == std::string_view::npos)
    fail_npy(name, "has no shape in its header");
  std::vector<std::size_t> shape;
  const char* at = tuple.data() + 1;
  const char* const last = tuple.data() + end;
  while (at != last) {
    std::size_t extent = 0;
    const auto [next, error] = std::from_chars(at, last, extent);
    if (error != std::errc{})
      fail_npy(name, "has a shape that cannot be read: " + std::string(tuple.substr(0, end + 1)));
    shape.push_back(extent);
    at = std::find_if(next, last, [](char c) { return c != ',' && c != ' '; });
  }
  return shape;
}

/// Number of bytes of the data, or a failure if it is not there.
inline std::size_t npy_data_size(const std::string& name, const npy_description& d, std::size_t available) {
  std::size_t room = available / byte_size(d.type);
  for (const std::size_t n : d.shape) {
    if (n == 0) return 0;
    room /= n;
  }
  if (room == 0) fail_npy(name, "ends before its data does");
  std::size_t bytes = byte_size(d.type);
  for (const std::size_t n : d.shape) bytes *= n;
  return bytes;
}

/// Elements of a Fortran-order array in row-major order.
inline std::vector<std::byte> from_fortran(byte_span data, const std::vector<std::size_t>& shape, std::size_t element) {
  std::vector<std::byte> out(data.size());
  std::vector<std::size_t> index(shape.size(), 0);
  for (std::size_t to = 0; to < data.size(); to += element) {
    std::size_t from = 0;
    for (std::size_t d = shape.size(); d-- > 0;) from = from * shape[d] + index[d];
    std::copy_n(data.begin() + static_cast<std::ptrdiff_t>(from * element), element,
                out.begin() + static_cast<std::ptrdiff_t>(to));
    for (std::size_t d = shape.size(); d-- > 0;) {
      if (++index[d] < shape[d]) break;
      index[d] = 0;
    }
  }
  return out;
}

}  // namespace detail

/// Reads an array from the bytes of a file; the name is for messages.
inline trace::dense_array parse_npy(byte_span file, const std::string& name) {
  using namespace detail;
  if (file.size() < 12 || text_of(file.first(6)) != npy_magic) fail_npy(name, "is no npy file");
  const std::size_t length_bytes = std::to_integer<int>(file[6]) == 1 ? 2 : 4;
  const std::size_t start = 8 + length_bytes + static_cast<std::size_t>(little(file, 8, length_bytes));
  if (start > file.size()) fail_npy(name, "ends before its header does");
  const std::string text = text_of(file.subspan(8 + length_bytes, start - 8 - length_bytes));

  npy_description d;
  d.type = npy_type_of(name, npy_entry(name, text, "descr"), d);
  d.fortran = npy_entry(name, text, "fortran_order").substr(0, 4) == "True";
  d.shape = npy_shape_of(name, npy_entry(name, text, "shape"));
  const std::size_t element = byte_size(d.type);
  const byte_span data = file.subspan(start, npy_data_size(name, d, file.size() - start));
  std::vector<std::byte> bytes =
      d.fortran ? from_fortran(data, d.shape, element) : std::vector<std::byte>(data.begin(), data.end());
  for (std::size_t i = 0; d.foreign_order && i < bytes.size(); i += element) {
    std::reverse(bytes.begin() + static_cast<std::ptrdiff_t>(i),
                 bytes.begin() + static_cast<std::ptrdiff_t>(i + element));
  }
  return {d.shape, d.type, trace::share(std::move(bytes))};
}

inline trace::dense_array read_npy(const std::string& file) {
  return parse_npy(detail::read_file("read_npy", file), file);
}

inline void write_npy(const trace::dense_array& array, const std::string& file) {
  std::ofstream out(file, std::ios::binary);
  if (!out) detail::fail_io("write_npy", "cannot open " + file);
  detail::write(out, detail::npy_header(detail::npy_dtype(array.type), array.shape));
  detail::for_each_npy_piece(array, [&out](byte_span bytes) { detail::write(out, bytes); });
  out.flush();
  if (!out) detail::fail_io("write_npy", "cannot write " + file);
}

/// A view of any strides.
template <class T, std::size_t R>
void write_npy(const view<T, R>& array, const std::string& file) {
  write_npy(trace::dense_of(array), file);
}

/// Any container, view, adaptor or expression of xtensor.
template <class E>
void write_npy(const xt::xexpression<E>& array, const std::string& file) {
  write_npy(trace::dense_of(array), file);
}

}  // namespace xattn::inline XATTN_ISA::io
