// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Traces as numpy's .npz files: a sink that streams each record as it comes, and a whole recording to and from
///         one.
///           xattn::io::npz_writer file("run.npz", {.tokens = {"The", "cat", "sat"}});
///           auto z = xattn::attention(q, k, v, {}, {}, xattn::trace::to(file));
///           file.finish();                       numpy.load("run.npz")["weights"]
/// Edges   keys are record paths. `__manifest__` holds the manifest's JSON as bytes. A file is complete after finish(),
///         which the destructor calls too, but silently. Entries are not compressed; read_npz reads numpy.savez, but
///         not numpy.savez_compressed.
#pragma once

#include "xattn/io/manifest.hpp"
#include "xattn/io/npy.hpp"
#include "xattn/io/zip_store.hpp"
#include "xattn/trace/handle.hpp"

namespace xattn::inline XATTN_ISA::io {

struct npz_options {
  std::vector<std::string> tokens{};
  std::uint64_t zip64_from = detail::zip_full;  // sizes from which on 64-bit records are used
};

namespace detail {

inline constexpr std::string_view manifest_key = "__manifest__";

/// The archive and its manifest.
class npz_file {
 public:
  npz_file(const std::string& file, const npz_options& options)
      : zip_(file, options.zip64_from), manifest_(options.tokens) {}

  /// An array whose elements pieces(write) gives as the file holds them.
  template <class Pieces>
  void add(const trace::record& r, Pieces&& pieces) {
    if (r.type == dtype::opaque) return manifest_.add(r, "");
    write(r.path, npy_dtype(r.type), r.shape, pieces);
    manifest_.add(r, r.path);
  }
  /// A record whose numbers are those of an array that is in the file.
  void add_equal(const trace::record& r, const std::string& key) { manifest_.add(r, key); }
  template <class Item>
  void add(const Item& item) {
    manifest_.add(item);
  }
  void partial() { manifest_.partial(); }

  void finish() {
    const std::string text = manifest_.text();
    write(std::string(manifest_key), dtype::u8, {text.size()},
          [&text](auto put) { put(std::as_bytes(std::span(text.data(), text.size()))); });
    zip_.finish();
  }

 private:
  template <class Pieces>
  void write(const std::string& key, dtype type, const std::vector<std::size_t>& shape, Pieces&& pieces) {
    const std::vector<std::byte> header = npy_header(type, shape);
    std::uint64_t size = byte_size(type);
    for (const std::size_t n : shape) size *= n;
    zip_.begin(key + ".npy", header.size() + size);
    zip_.write(header);
    pieces([this](byte_span bytes) { zip_.write(bytes); });
    zip_.end();
  }

  zip_writer zip_;
  manifest manifest_;
};

}  // namespace detail

class npz_writer : public trace::run_counter {
 public:
  explicit npz_writer(const std::string& file, const npz_options& options = {}) : file_(file, options) {}
  npz_writer(const npz_writer&) = delete;
  npz_writer& operator=(const npz_writer&) = delete;
  ~npz_writer() {
    if (finished_) return;
#if XATTN_EXCEPTIONS
    try {
      finish();
    } catch (...) {
    }
#else
    finish();
#endif
  }

  template <trace::stage S>
  static consteval trace::access access_of() {
    return trace::whole_tensors<S>();
  }

  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>& v) {
    const trace::record r = trace::described(s, v, paths_.unique(trace::record_path(s)));
    if constexpr (trace::shown<T>) {
      if (const std::string* key = equal_parameter(r, v)) return file_.add_equal(r, *key);
      file_.add(r, [&v](auto write) { detail::for_each_npy_piece(v, write); });
    } else {
      file_.add(r, [](auto) {});
    }
  }
  void partial() { file_.partial(); }
  void value(const trace::site& s, const char* name, double x) { file_.add(trace::attribute_of(s, name, x)); }
  void note(const trace::site& s, index_t row) { file_.add(trace::empty_row{trace::place_prefix(s), s, row}); }

  /// Completes the file; nothing may be recorded afterwards.
  void finish() {
    finished_ = true;
    file_.finish();
  }

 private:
  struct fingerprint {
    std::uint64_t hash;
    std::string key;
  };

  /// The key of the last array of this parameter if its numbers are the same; remembers this one otherwise.
  template <class T>
  const std::string* equal_parameter(const trace::record& r, const trace::tensor_view<const T>& v) {
    if (r.at.ph != trace::phase::param) return nullptr;
    std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
    const auto add = [&hash](byte_span bytes) {
      for (const std::byte b : bytes) hash = (hash ^ std::to_integer<std::uint64_t>(b)) * 0x100000001b3u;
    };
    add(detail::npy_header(detail::npy_dtype(r.type), r.shape));
    detail::for_each_npy_piece(v, add);
    fingerprint& last = parameters_[trace::plain_path(r.at)];
    if (!last.key.empty() && last.hash == hash) return &last.key;
    last = {hash, r.path};
    return nullptr;
  }

  detail::npz_file file_;
  trace::path_book paths_;
  std::map<std::string, fingerprint> parameters_;
  bool finished_ = false;
};

/// Writes what was recorded; arrays that are shared are written once.
inline void write_npz(const trace::recording& rec, const std::string& file, const npz_options& options = {}) {
  npz_options told = options;
  if (told.tokens.empty()) told.tokens = rec.tokens();
  detail::npz_file out(file, told);
  std::map<const void*, std::string> keys;
  for (const trace::record& r : rec) {
    const auto [known, fresh] = keys.emplace(r.bytes.get(), r.path);
    if (r.bytes && !fresh)
      out.add_equal(r, known->second);
    else
      out.add(r, [&r](auto write) { detail::for_each_npy_piece(r, write); });
  }
  if (!rec.whole()) out.partial();
  for (const trace::attribute& a : rec.values()) out.add(a);
  for (const trace::empty_row& e : rec.empty_rows()) out.add(e);
  out.finish();
}

/// The arrays of any npz file, by key, in the order of the file.
inline std::vector<std::pair<std::string, trace::dense_array>> read_npz(const std::string& file) {
  zip_reader zip(file);
  std::vector<std::pair<std::string, trace::dense_array>> arrays;
  for (const std::string& name : zip.names()) {
    const bool npy = name.size() > 4 && name.substr(name.size() - 4) == ".npy";
    if (npy) arrays.emplace_back(name.substr(0, name.size() - 4), parse_npy(zip.read(name), file + ":" + name));
  }
  return arrays;
}

/// What a trace file recorded. Elements that the file had to widen have the wider type.
inline trace::recording read_trace(const std::string& file) {
  std::map<std::string, trace::dense_array> arrays;
  for (auto& [key, array] : read_npz(file)) arrays.emplace(key, std::move(array));
  const auto array_of = [&](const std::string& key) -> const trace::dense_array& {
    const auto found = arrays.find(key);
    if (found == arrays.end()) detail::fail_io("read_trace", file + " has no array \"" + key + "\"");
    return found->second;
  };
  const json_value told = parse_json(detail::text_of(*array_of(std::string(detail::manifest_key)).bytes));
  if (told["format"].string() != manifest_format) {
    detail::fail_io("read_trace",
                    file + " has format " + told["format"].string() + ", expected " + std::string(manifest_format));
  }

  trace::recording rec;
  std::vector<std::string> tokens;
  for (const json_value& t : told["tokens"].array()) tokens.push_back(t.string());
  rec.tokens(std::move(tokens));
  if (!told["whole"].boolean()) rec.partial();
  for (const json_value& v : told["records"].array()) {
    trace::record r = read_record(v);
    if (v.has("key")) static_cast<trace::dense_array&>(r) = array_of(v["key"].string());
    rec.add(std::move(r));
  }
  for (const json_value& v : told["values"].array()) rec.add(read_attribute(v));
  for (const json_value& v : told["empty_rows"].array()) rec.add(read_empty_row(v));
  return rec;
}

}  // namespace xattn::inline XATTN_ISA::io
