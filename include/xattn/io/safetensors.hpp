// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Reads weights from .safetensors files, where they lie: the file is mapped, a tensor is a view of it.
///           const xattn::io::safetensors file("model.safetensors");
///           const auto w = file.get<float, 2>("encoder.weight");       a view<const float, 2>: no copy
///           const auto b = file.load<float, 1>("encoder.bias");        from any floating type: b.view()
/// Shapes  get and load: the rank of the tensor, 1 to 4; a tensor without axes is one element of rank 1. copy: any.
/// Edges   views are valid while the reader, or a copy of it, lives. The header is checked as safetensors_header.hpp
///         says. An absent name is an io_error that lists near ones; so is a rank, or a type, that the tensor does not
///         have, a bool that is neither 0 nor 1, and a view that the place of the data does not allow (a stretch of
///         bytes at an odd address; data is least byte first): copy and load read these too. A copy widens exactly and
///         rounds to narrower floating types; integers that do not fit are an io_error.
/// Source  safetensors, the format's description
#pragma once

#include "xattn/core/view.hpp"
#include "xattn/io/mapped_file.hpp"
#include "xattn/io/safetensors_header.hpp"
#include "xattn/trace/nearest.hpp"

#include <bit>
#include <cstring>

namespace xattn::inline XATTN_ISA::io {

namespace detail {

/// A type of elements that views and copies can have.
template <class T>
concept stored = std::integral<T> || std::same_as<T, float> || std::same_as<T, double> || std::same_as<T, f16> ||
                 std::same_as<T, bf16>;

/// What files call a type.
template <stored T>
consteval std::string_view stored_code() {
  if constexpr (std::same_as<T, bool>) return "BOOL";
  else if constexpr (std::same_as<T, f16>) return "F16";
  else if constexpr (std::same_as<T, bf16>) return "BF16";
  else if constexpr (std::floating_point<T>) return sizeof(T) == 4 ? "F32" : "F64";
  else if constexpr (sizeof(T) == 1) return std::is_signed_v<T> ? "I8" : "U8";
  else if constexpr (sizeof(T) == 2) return std::is_signed_v<T> ? "I16" : "U16";
  else if constexpr (sizeof(T) == 4) return std::is_signed_v<T> ? "I32" : "U32";
  else return std::is_signed_v<T> ? "I64" : "U64";
}

template <class... T>
struct stored_types {
  /// Calls f with a value of the type that files call `code`; false if there is none.
  template <class F>
  static bool visit(std::string_view code, F&& f) {
    return ((code == stored_code<T>() && (f(T{}), true)) || ...);
  }
};
using every_stored_type =
    stored_types<float, double, f16, bf16, bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                 std::uint16_t, std::uint32_t, std::uint64_t>;

/// An element from its bytes, least first.
template <stored T>
T stored_element(const std::byte* from) {
  std::array<std::byte, sizeof(T)> bytes{};
  std::copy_n(from, sizeof(T), bytes.begin());
  if constexpr (std::endian::native == std::endian::big) std::reverse(bytes.begin(), bytes.end());
  if constexpr (std::same_as<T, bool>) return bytes[0] != std::byte{0};
  else return std::bit_cast<T>(bytes);
}

/// A number as another type; `fits` becomes false where that has no such number.
template <stored To, stored From>
To converted(From x, bool& fits) {
  constexpr bool narrow = std::same_as<To, f16> || std::same_as<To, bf16>;
  if constexpr (std::same_as<From, f16> || std::same_as<From, bf16>) {
    return converted<To>(static_cast<float>(x), fits);
  } else if constexpr (std::integral<To>) {
    if constexpr (std::same_as<From, bool>) return static_cast<To>(x);
    else if constexpr (std::integral<From>) fits = fits && std::in_range<To>(x);
    else fits = false;
    return fits ? static_cast<To>(x) : To{};
  } else if constexpr (narrow) {
    return To(static_cast<float>(x));
  } else {
    return static_cast<To>(x);
  }
}

}  // namespace detail

/// A tensor as a view of the file where that can be, of a copy otherwise. A view of the file needs the reader alive.
template <class T, std::size_t R>
class loaded_tensor {
 public:
  explicit loaded_tensor(const xattn::view<const T, R>& in_file) : in_file_(in_file) {}
  loaded_tensor(const extents<R>& extent, std::vector<T> copy) : in_file_(nullptr, extent), copy_(std::move(copy)) {}

  bool is_copy() const noexcept { return in_file_.data() == nullptr; }
  xattn::view<const T, R> view() const noexcept {
    return is_copy() ? xattn::view<const T, R>(copy_.data(), in_file_.extent()) : in_file_;
  }

 private:
  xattn::view<const T, R> in_file_;
  std::vector<T> copy_;
};

class safetensors {
 public:
  using entry = safetensors_entry;

  /// Maps a file and checks its header.
  explicit safetensors(const std::string& file) : safetensors(mapped_file("safetensors", file), file) {}
  /// Reads bytes in memory, which have to outlive the reader; the name is for messages.
  safetensors(byte_span file, const std::string& name) : safetensors(detail::safetensors_parser(file, name), name) {}

  /// Every tensor by its name, in the order of the names.
  const std::map<std::string, entry, std::less<>>& tensors() const noexcept { return tensors_; }
  const std::map<std::string, std::string, std::less<>>& metadata() const noexcept { return metadata_; }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& [name, e] : tensors_) all.push_back(name);
    return all;
  }
  bool has(std::string_view tensor) const { return tensors_.find(tensor) != tensors_.end(); }

  /// Type, shape and place of a tensor.
  const entry& info(std::string_view tensor) const {
    const auto found = tensors_.find(tensor);
    if (found == tensors_.end()) fail_absent(tensor);
    return found->second;
  }
  /// The bytes of a tensor of any type.
  byte_span bytes(std::string_view tensor) const { return bytes_of(info(tensor)); }

  /// A tensor of type T where it lies.
  template <detail::stored T, std::size_t R>
  view<const T, R> get(std::string_view tensor) const {
    const entry& e = info(tensor);
    const extents<R> extent = extents_of<R>(tensor, e);
    if (e.type != detail::stored_code<T>()) {
      fail(tensor, "holds " + e.type + ", asked for " + std::string(detail::stored_code<T>()));
    }
    if (!viewable<T>(e)) fail(tensor, "cannot be viewed where it lies, because of its address or byte order; copy it");
    if constexpr (std::same_as<T, bool>) check_bools(tensor, e);
    return {reinterpret_cast<const T*>(bytes_of(e).data()), extent};
  }

  /// The elements in row-major order, converted to T.
  template <detail::stored T>
    requires(!std::same_as<T, bool>)
  std::vector<T> copy(std::string_view tensor) const {
    const entry& e = info(tensor);
    const byte_span from = bytes_of(e);
    std::vector<T> to;
    bool fits = true;
    const bool known = detail::every_stored_type::visit(e.type, [&](auto zero) {
      using S = decltype(zero);
      to.reserve(from.size() / sizeof(S));
      for (std::size_t at = 0; at < from.size(); at += sizeof(S)) {
        to.push_back(detail::converted<T>(detail::stored_element<S>(from.data() + at), fits));
      }
    });
    if (!known || !fits) {
      fail(tensor, "holds numbers of " + e.type + " that have no place in " + std::string(detail::stored_code<T>()));
    }
    if (e.type == "BOOL") check_bools(tensor, e);
    return to;
  }

  /// A view where that can be, otherwise a copy.
  template <detail::stored T, std::size_t R>
    requires(!std::same_as<T, bool>)
  loaded_tensor<T, R> load(std::string_view tensor) const {
    const entry& e = info(tensor);
    if (e.type == detail::stored_code<T>() && viewable<T>(e)) return loaded_tensor<T, R>(get<T, R>(tensor));
    return {extents_of<R>(tensor, e), copy<T>(tensor)};
  }

 private:
  safetensors(const mapped_file& mapped, const std::string& name) : safetensors(mapped.bytes(), name) {
    mapped_ = mapped;
  }
  safetensors(const detail::safetensors_parser& parsed, const std::string& name)
      : name_(name), data_(parsed.data()), tensors_(parsed.tensors()), metadata_(parsed.texts()) {}

  [[noreturn]] void fail(std::string_view tensor, const std::string& what) const {
    detail::fail_safetensors(name_, "tensor \"" + std::string(tensor) + "\" " + what);
  }
  /// Names that are much longer are not near, and comparing with them could take for ever.
  [[noreturn]] void fail_absent(std::string_view tensor) const {
    const std::string_view start = tensor.substr(0, 400);
    std::vector<std::string> candidates;
    for (const auto& [name, e] : tensors_) {
      if (name.size() <= 2 * start.size() + 8) candidates.push_back(name);
    }
    const std::vector<std::string> near = trace::nearest(start, candidates, trace::edit_distance);
    detail::fail_safetensors(name_, "no tensor \"" + std::string(tensor) + "\" among " +
                                        std::to_string(tensors_.size()) + "; nearest: " + trace::listed(near));
  }

  byte_span bytes_of(const entry& e) const noexcept { return data_.subspan(e.begin, e.end - e.begin); }

  template <class T>
  bool viewable(const entry& e) const noexcept {
    const bool in_order = std::endian::native == std::endian::little || sizeof(T) == 1;
    return in_order && reinterpret_cast<std::uintptr_t>(bytes_of(e).data()) % alignof(T) == 0;
  }

  void check_bools(std::string_view tensor, const entry& e) const {
    for (const std::byte b : bytes_of(e)) {
      if (std::to_integer<int>(b) > 1) fail(tensor, "holds a BOOL that is neither 0 nor 1");
    }
  }

  template <std::size_t R>
  extents<R> extents_of(std::string_view tensor, const entry& e) const {
    std::vector<std::size_t> shape = e.shape;
    if (shape.empty()) shape.push_back(1);
    if (shape.size() != R) {
      fail(tensor, "has " + std::to_string(e.shape.size()) + " axes, asked for " + std::to_string(R));
    }
    extents<R> extent{};
    for (std::size_t d = 0; d < R; ++d) extent[d] = static_cast<index_t>(shape[d]);
    return extent;
  }

  std::string name_;
  mapped_file mapped_;
  byte_span data_;
  std::map<std::string, entry, std::less<>> tensors_;
  std::map<std::string, std::string, std::less<>> metadata_;
};

}  // namespace xattn::inline XATTN_ISA::io
