// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The sink that writes a run as a folder: an .npy file a record and manifest.jsonl; and its reader.
///           xattn::io::npy_folder_writer folder("run");
///           auto y = encoder(x, {}, {}, xattn::trace::to(folder));      numpy.load("run/enc.0.self_attn.weights.npy")
/// Edges   the folder is made; files in it are overwritten. A record is on disk once its stage is over: what was
///         written before a crash can be read.
#pragma once

#include "xattn/io/npy.hpp"
#include "xattn/io/trace_lines.hpp"

#include <filesystem>

namespace xattn::inline XATTN_ISA::io {

class npy_folder_writer : public detail::line_sink {
 public:
  explicit npy_folder_writer(const std::string& folder, const trace_lines_options& options = {})
      : line_sink("npy_folder_writer", made(folder) + "/manifest.jsonl", options), folder_(folder) {}

  template <class T>
  void take(const trace::site& s, const trace::tensor_view<const T>& v) {
    const trace::record r = next(s, v);
    if constexpr (trace::shown<T>) {
      trace::dense_array numbers = r;
      numbers.bytes = trace::share(trace::gathered(v));
      write_npy(numbers, folder_ + "/" + r.path + ".npy");
    }
    lines_.add(r, r.type == dtype::opaque ? "" : r.path, [](json_writer&) {});
  }

 private:
  static const std::string& made(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) detail::fail_io("npy_folder_writer", "cannot make the folder " + folder);
    return folder;
  }

  std::string folder_;
};

/// Elements that a file had to widen have the wider type.
inline trace::recording read_npy_folder(const std::string& folder) {
  const auto numbers = [&folder](trace::record& r, const json_value& line) {
    if (!line["record"].has("key")) return;
    const std::string key = line["record"]["key"].string();
    if (key.find('/') != std::string::npos) {
      detail::fail_io("read_npy_folder", "\"" + key + "\" is no name in the folder");
    }
    static_cast<trace::dense_array&>(r) = read_npy(folder + "/" + key + ".npy");
  };
  return detail::read_lines("read_npy_folder", folder + "/manifest.jsonl", numbers);
}

}  // namespace xattn::inline XATTN_ISA::io
