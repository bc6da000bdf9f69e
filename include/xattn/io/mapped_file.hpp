// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The bytes of a whole file, to be read only: mapped into memory where the system can, read into it elsewhere.
/// Edges   an empty file has no bytes. What is no regular file is an io_error. A mapped file shows what others write to
///         it, and must not be cut short while it is in use. Copies share the bytes, which go with the last of them.
#pragma once

#include "xattn/io/file.hpp"

#include <memory>

#if __has_include(<sys/mman.h>) && __has_include(<unistd.h>)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define XATTN_IO_MAPS_FILES 1
#else
#define XATTN_IO_MAPS_FILES 0
#endif

namespace xattn::inline XATTN_ISA::io {

class mapped_file {
 public:
  /// No file, and no bytes.
  mapped_file() = default;
  /// `function` is named by errors.
  mapped_file(const std::string& function, const std::string& file) {
#if XATTN_IO_MAPS_FILES
    map(function, file);
#else
    const auto read = std::make_shared<const std::vector<std::byte>>(detail::read_file(function, file));
    bytes_ = *read;
    owner_ = read;
#endif
  }

  byte_span bytes() const noexcept { return bytes_; }

 private:
#if XATTN_IO_MAPS_FILES
  /// Closes a file that is open.
  struct opened {
    explicit opened(int n) noexcept : number(n) {}
    opened(const opened&) = delete;
    opened& operator=(const opened&) = delete;
    ~opened() {
      if (number >= 0) ::close(number);
    }
    int number;
  };

  void map(const std::string& function, const std::string& file) {
    const opened in(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status {};
    if (in.number < 0 || ::fstat(in.number, &status) != 0) detail::fail_io(function, "cannot open " + file);
    if (!S_ISREG(status.st_mode)) detail::fail_io(function, file + " is no regular file");
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) return;
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, in.number, 0);
    if (start == MAP_FAILED) detail::fail_io(function, "cannot map " + file);
    owner_ = std::shared_ptr<const void>(start, [size](const void* p) { ::munmap(const_cast<void*>(p), size); });
    bytes_ = {static_cast<const std::byte*>(start), size};
  }
#endif

  std::shared_ptr<const void> owner_;
  byte_span bytes_;
};

}  // namespace xattn::inline XATTN_ISA::io
