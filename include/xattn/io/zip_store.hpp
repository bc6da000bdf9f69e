// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Zip archives without compression: a writer that streams one entry after the other, and a reader.
/// Edges   the data of each entry starts at a multiple of 64 bytes. Entries, offsets and archives from 4 GiB on, and
///         more than 65534 entries, get the zip64 records. Times are all 1980-01-01: equal contents make equal files.
///         The reader checks every CRC-32; a compressed or encrypted entry is an error that says so.
/// Source  PKWARE APPNOTE.TXT 6.3.10, sections 4.3 to 4.5; extra field 0xd935 for alignment as in Android's zipalign.
#pragma once

#include "xattn/io/crc32.hpp"

#include <algorithm>

namespace xattn::inline XATTN_ISA::io {

namespace detail {

inline constexpr std::uint32_t zip_local = 0x04034b50, zip_central = 0x02014b50, zip_end = 0x06054b50;
inline constexpr std::uint32_t zip64_end = 0x06064b50, zip64_locator = 0x07064b50;
inline constexpr std::uint64_t zip_full = 0xffffffff;  // in a 32-bit field: look at the zip64 record
inline constexpr std::uint64_t zip_date = 0x0021;      // 1980-01-01

struct zip_entry {
  std::string name;
  std::uint64_t size = 0, offset = 0;
  std::uint32_t crc = 0;
};

}  // namespace detail

class zip_writer {
 public:
  /// Sizes and offsets of zip64_from or more use the zip64 records.
  explicit zip_writer(const std::string& file, std::uint64_t zip64_from = detail::zip_full)
      : file_(file), out_(file, std::ios::binary), zip64_from_(zip64_from) {
    if (!out_) detail::fail_io("zip_writer", "cannot open " + file);
  }

  /// An entry of exactly so many bytes, which write() then gives; end() closes it.
  void begin(const std::string& name, std::uint64_t size) {
    open_ = {name, size, offset_, 0};
    crc_ = {};
    put(local_header(open_));
    data_ = offset_;
  }
  void write(byte_span bytes) {
    crc_.add(bytes);
    put(bytes);
  }
  void end() {
    if (offset_ - data_ != open_.size) detail::fail_io("zip_writer", open_.name + " is not as long as was said");
    open_.crc = crc_.value();
    std::vector<std::byte> crc;
    detail::append_little(crc, open_.crc, 4);
    out_.seekp(static_cast<std::streamoff>(open_.offset + 14));
    detail::write(out_, crc);
    out_.seekp(0, std::ios::end);
    entries_.push_back(open_);
    check();
  }

  /// Writes the directory. Nothing can be added afterwards.
  void finish() {
    const std::uint64_t start = offset_;
    for (const detail::zip_entry& e : entries_) put(central_header(e));
    put(end_records(start, offset_ - start));
    out_.close();
    check();
  }

 private:
  void put(byte_span bytes) {
    detail::write(out_, bytes);
    offset_ += bytes.size();
  }
  void check() {
    if (!out_) detail::fail_io("zip_writer", "cannot write " + file_);
  }
  bool large(std::uint64_t x) const { return x >= zip64_from_; }
  std::uint64_t field(std::uint64_t x) const { return large(x) ? detail::zip_full : x; }

  /// From "version needed" to the length of the name: the part that local and central headers share.
  std::vector<std::byte> common(const detail::zip_entry& e, std::uint64_t crc) const {
    std::vector<std::byte> h;
    detail::append_little(h, large(e.size) || large(e.offset) ? 45 : 20, 2);
    detail::append_little(h, 0, 2);  // no flags
    detail::append_little(h, 0, 2);  // stored
    detail::append_little(h, detail::zip_date << 16, 4);
    detail::append_little(h, crc, 4);
    detail::append_little(h, field(e.size), 4);
    detail::append_little(h, field(e.size), 4);
    detail::append_little(h, e.name.size(), 2);
    return h;
  }

  std::vector<std::byte> local_header(const detail::zip_entry& e) const {
    std::vector<std::byte> h, extra;
    if (large(e.size)) {
      detail::append_little(extra, 0x0001, 2);
      detail::append_little(extra, 16, 2);
      detail::append_little(extra, e.size, 8);
      detail::append_little(extra, e.size, 8);
    }
    const std::uint64_t before = e.offset + 30 + e.name.size() + extra.size() + 6;
    const std::uint64_t padding = (64 - before % 64) % 64;
    detail::append_little(extra, 0xd935, 2);
    detail::append_little(extra, 2 + padding, 2);
    detail::append_little(extra, 64, 2);
    extra.resize(extra.size() + static_cast<std::size_t>(padding));

    detail::append_little(h, detail::zip_local, 4);
    const std::vector<std::byte> shared = common(e, 0);
    h.insert(h.end(), shared.begin(), shared.end());
    detail::append_little(h, extra.size(), 2);
    detail::append(h, e.name);
    h.insert(h.end(), extra.begin(), extra.end());
    return h;
  }

  std::vector<std::byte> central_header(const detail::zip_entry& e) const {
    std::vector<std::byte> h, extra;
    if (large(e.size) || large(e.offset)) {
      detail::append_little(extra, 0x0001, 2);
      detail::append_little(extra, (large(e.size) ? 16u : 0u) + (large(e.offset) ? 8u : 0u), 2);
      for (int twice = 0; twice < 2 && large(e.size); ++twice) detail::append_little(extra, e.size, 8);
      if (large(e.offset)) detail::append_little(extra, e.offset, 8);
    }
    detail::append_little(h, detail::zip_central, 4);
    detail::append_little(h, 45, 2);  // made by
    const std::vector<std::byte> shared = common(e, e.crc);
    h.insert(h.end(), shared.begin(), shared.end());
    detail::append_little(h, extra.size(), 2);
    h.resize(h.size() + 2 + 2 + 2 + 4);  // no comment, disk 0, no attributes
    detail::append_little(h, field(e.offset), 4);
    detail::append(h, e.name);
    h.insert(h.end(), extra.begin(), extra.end());
    return h;
  }

  std::vector<std::byte> end_records(std::uint64_t start, std::uint64_t size) const {
    std::vector<std::byte> r;
    const bool many = entries_.size() >= 0xffff;
    if (many || large(start) || large(size)) {
      detail::append_little(r, detail::zip64_end, 4);
      detail::append_little(r, 44, 8);  // bytes that follow
      detail::append_little(r, 45 | 45 << 16, 4);
      detail::append_little(r, 0, 8);  // disks
      detail::append_little(r, entries_.size(), 8);
      detail::append_little(r, entries_.size(), 8);
      detail::append_little(r, size, 8);
      detail::append_little(r, start, 8);
      detail::append_little(r, detail::zip64_locator, 4);
      detail::append_little(r, 0, 4);
      detail::append_little(r, start + size, 8);
      detail::append_little(r, 1, 4);
    }
    const std::uint64_t count = many ? 0xffff : entries_.size();
    detail::append_little(r, detail::zip_end, 4);
    detail::append_little(r, 0, 4);  // disks
    detail::append_little(r, count, 2);
    detail::append_little(r, count, 2);
    detail::append_little(r, field(size), 4);
    detail::append_little(r, field(start), 4);
    detail::append_little(r, 0, 2);  // no comment
    return r;
  }

  std::string file_;
  std::ofstream out_;
  std::uint64_t zip64_from_;
  std::uint64_t offset_ = 0, data_ = 0;
  detail::zip_entry open_{};
  crc32 crc_{};
  std::vector<detail::zip_entry> entries_;
};

class zip_reader {
 public:
  explicit zip_reader(const std::string& file) : file_(file), in_(file, std::ios::binary | std::ios::ate) {
    if (!in_) detail::fail_io("zip_reader", "cannot open " + file);
    length_ = static_cast<std::uint64_t>(in_.tellg());
    read_directory();
  }

  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const detail::zip_entry& e : entries_) all.push_back(e.name);
    return all;
  }

  std::vector<std::byte> read(std::string_view name) {
    for (const detail::zip_entry& e : entries_) {
      if (e.name == name) return read(e);
    }
    fail("has no entry " + std::string(name));
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { detail::fail_io("zip_reader", file_ + " " + what); }

  std::vector<std::byte> bytes_at(std::uint64_t offset, std::uint64_t count) {
    if (offset > length_ || count > length_ - offset) fail("is damaged: it ends before its contents do");
    std::vector<std::byte> bytes(static_cast<std::size_t>(count));
    in_.seekg(static_cast<std::streamoff>(offset));
    in_.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(count));
    if (!in_) fail("cannot be read");
    return bytes;
  }

  std::vector<std::byte> read(const detail::zip_entry& e) {
    const std::vector<std::byte> header = bytes_at(e.offset, 30);
    if (detail::little(header, 0, 4) != detail::zip_local) fail("is damaged at " + e.name);
    const std::uint64_t skip = 30 + detail::little(header, 26, 2) + detail::little(header, 28, 2);
    std::vector<std::byte> data = bytes_at(e.offset + skip, e.size);
    crc32 crc;
    crc.add(data);
    if (crc.value() != e.crc) fail("is damaged: the check sum of " + e.name + " is wrong");
    return data;
  }

  /// The end record stands in the last 22 bytes, or before a comment of up to 64 KiB.
  std::uint64_t find_end() {
    const std::uint64_t tail = std::min<std::uint64_t>(length_, 22 + 0xffff);
    const std::vector<std::byte> bytes = bytes_at(length_ - tail, tail);
    for (std::size_t back = 22; back <= bytes.size(); ++back) {
      if (detail::little(bytes, bytes.size() - back, 4) == detail::zip_end) return length_ - back;
    }
    fail("is no zip archive");
  }

  void read_directory() {
    const std::uint64_t end = find_end();
    std::vector<std::byte> record = bytes_at(end, 22);
    std::uint64_t count = detail::little(record, 10, 2);
    std::uint64_t size = detail::little(record, 12, 4), start = detail::little(record, 16, 4);
    if (count == 0xffff || size == detail::zip_full || start == detail::zip_full) {
      const std::vector<std::byte> locator = bytes_at(end - std::min<std::uint64_t>(end, 20), 20);
      if (detail::little(locator, 0, 4) != detail::zip64_locator) fail("is damaged: its zip64 record is missing");
      record = bytes_at(detail::little(locator, 8, 8), 56);
      count = detail::little(record, 32, 8);
      size = detail::little(record, 40, 8);
      start = detail::little(record, 48, 8);
    }
    const std::vector<std::byte> directory = bytes_at(start, size);
    std::size_t at = 0;
    for (std::uint64_t i = 0; i < count; ++i) at += read_entry(byte_span(directory).subspan(at));
  }

  /// Takes one entry from the front of the directory; gives its length there.
  std::size_t read_entry(byte_span d) {
    if (d.size() < 46 || detail::little(d, 0, 4) != detail::zip_central) fail("has a damaged directory");
    const std::size_t name = detail::little(d, 28, 2), extra = detail::little(d, 30, 2),
                      note = detail::little(d, 32, 2);
    if (d.size() < 46 + name + extra + note) fail("has a damaged directory");
    detail::zip_entry e{detail::text_of(d.subspan(46, name)), detail::little(d, 24, 4), detail::little(d, 42, 4),
                        static_cast<std::uint32_t>(detail::little(d, 16, 4))};
    if (detail::little(d, 10, 2) != 0) fail("has a compressed entry " + e.name + "; only stored ones can be read");
    if ((detail::little(d, 8, 2) & 1u) != 0) fail("has an encrypted entry " + e.name);
    read_zip64(e, d.subspan(46 + name, extra));
    entries_.push_back(std::move(e));
    return 46 + name + extra + note;
  }

  /// The 64-bit numbers of those fields that are full: size (twice), offset.
  static void read_zip64(detail::zip_entry& e, byte_span extra) {
    while (extra.size() >= 4) {
      const std::size_t length = std::min<std::size_t>(detail::little(extra, 2, 2), extra.size() - 4);
      byte_span fields = extra.subspan(4, length);
      if (detail::little(extra, 0, 2) == 0x0001) {
        if (e.size == detail::zip_full && fields.size() >= 16) {
          e.size = detail::little(fields, 0, 8);
          fields = fields.subspan(16);
        }
        if (e.offset == detail::zip_full && fields.size() >= 8) e.offset = detail::little(fields, 0, 8);
      }
      extra = extra.subspan(4 + length);
    }
  }

  std::string file_;
  std::ifstream in_;
  std::uint64_t length_ = 0;
  std::vector<detail::zip_entry> entries_;
};

}  // namespace xattn::inline XATTN_ISA::io
