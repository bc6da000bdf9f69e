// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/io/zip_store.hpp>

namespace {

namespace io = xattn::io;

io::byte_span bytes_of(std::string_view text) { return {reinterpret_cast<const std::byte*>(text.data()), text.size()}; }

std::uint32_t crc_of(std::string_view text) {
  io::crc32 crc;
  crc.add(bytes_of(text));
  return crc.value();
}

void write_archive(const std::string& file, std::uint64_t zip64_from = 0xffffffff) {
  io::zip_writer out(file, zip64_from);
  for (const char* name : {"a", "folder/long name.txt", "empty"}) {
    const std::string text = std::string(name) == "empty" ? "" : std::string(name) + " and its text";
    out.begin(name, text.size());
    out.write(bytes_of(text.substr(0, 3)));
    out.write(bytes_of(text).subspan(std::min<std::size_t>(3, text.size())));
    out.end();
  }
  out.finish();
}

std::string with(std::string text, std::size_t place, char c) {
  text[place] = c;
  return text;
}

}  // namespace

TEST_CASE("crc32: known sums, in one piece or many", "[io][zip]") {
  CHECK(crc_of("") == 0);
  CHECK(crc_of("123456789") == 0xcbf43926u);
  CHECK(crc_of("The quick brown fox jumps over the lazy dog") == 0x414fa339u);
  io::crc32 crc;
  for (const std::string_view part : {"1", "23456", "", "789"}) crc.add(bytes_of(part));
  CHECK(crc.value() == 0xcbf43926u);
}

TEST_CASE("zip: what is written is read, in order, with and without 64-bit records", "[io][zip]") {
  const test::temporary_folder folder;
  for (const std::uint64_t zip64_from : {std::uint64_t{0xffffffff}, std::uint64_t{5}, std::uint64_t{1}}) {
    const std::string file = folder.file("a.zip");
    write_archive(file, zip64_from);
    io::zip_reader in(file);
    CHECK(in.names() == std::vector<std::string>{"a", "folder/long name.txt", "empty"});
    CHECK(io::detail::text_of(in.read("a")) == "a and its text");
    CHECK(io::detail::text_of(in.read("folder/long name.txt")) == "folder/long name.txt and its text");
    CHECK(in.read("empty").empty());
  }
}

TEST_CASE("zip: data starts at multiples of 64, and equal contents make equal files", "[io][zip]") {
  const test::temporary_folder folder;
  write_archive(folder.file("a.zip"));
  write_archive(folder.file("b.zip"));
  const std::string bytes = test::bytes_of_file(folder.file("a.zip"));
  CHECK(bytes == test::bytes_of_file(folder.file("b.zip")));
  CHECK(bytes.find("a and its text") % 64 == 0);
  CHECK(bytes.find("folder/long name.txt and its text") % 64 == 0);
}

TEST_CASE("zip: another program reads the archives too", "[io][zip]") {
  if (!test::python_has("zipfile")) return;
  const test::temporary_folder folder;
  write_archive(folder.file("plain.zip"));
  write_archive(folder.file("large.zip"), 5);
  CHECK(folder.python(R"(import sys, zipfile
for name in ('plain', 'large'):
    z = zipfile.ZipFile(f'{sys.argv[1]}/{name}.zip')
    assert z.testzip() is None
    assert z.namelist() == ['a', 'folder/long name.txt', 'empty'], z.namelist()
    assert z.read('a') == b'a and its text'
    assert all(i.compress_type == 0 for i in z.infolist())
)"));
}

TEST_CASE("zip: archives of another program are read, compressed ones refused", "[io][zip]") {
  if (!test::python_has("zipfile")) return;
  const test::temporary_folder folder;
  REQUIRE(folder.python(R"(import sys, zipfile
with zipfile.ZipFile(sys.argv[1] + '/stored.zip', 'w') as z:
    with z.open('big', 'w', force_zip64=True) as f: f.write(b'0123456789')
    z.comment = b'a comment'
with zipfile.ZipFile(sys.argv[1] + '/packed.zip', 'w', zipfile.ZIP_DEFLATED) as z: z.writestr('x', b'0' * 1000)
)"));
  io::zip_reader in(folder.file("stored.zip"));
  CHECK(io::detail::text_of(in.read("big")) == "0123456789");
  CHECK(test::mentions(test::message_of<io::io_error>([&] { io::zip_reader packed(folder.file("packed.zip")); }),
                       {"packed.zip", "compressed entry x"}));
}

TEST_CASE("zip: damage is found", "[io][zip]") {
  const test::temporary_folder folder;
  write_archive(folder.file("a.zip"));
  const std::string good = test::bytes_of_file(folder.file("a.zip"));
  const auto message = [&](const std::string& bytes) {
    const std::string file = folder.write("bad.zip", bytes);
    return test::message_of<io::io_error>([&] {
      io::zip_reader in(file);
      for (const std::string& name : in.names()) (void)in.read(name);
    });
  };
  CHECK(test::mentions(message(""), {"bad.zip", "no zip archive"}));
  CHECK(test::mentions(message("not an archive at all, but long enough"), {"no zip archive"}));
  CHECK(test::mentions(message(with(good, good.find("a and its"), 'b')), {"check sum of a"}));
  CHECK(test::mentions(message(with(good, 0, 'X')), {"damaged at a"}));
  CHECK(test::mentions(message(good.substr(64)), {"bad.zip"}));
  const std::size_t directory = good.find("PK\1\2");
  CHECK(test::mentions(message(with(good, directory, 'X')), {"damaged directory"}));
  CHECK(test::mentions(message(with(good, directory + 24, '\x7f')), {"check sum of a"}));
  CHECK(test::mentions(message(with(good, directory + 27, '\x7f')), {"ends before"}));
  const io::zip_reader reader(folder.file("a.zip"));
  CHECK(test::mentions(test::message_of<io::io_error>([&] { (void)io::zip_reader(folder.file("a.zip")).read("b"); }),
                       {"no entry b"}));
}

TEST_CASE("zip: files that cannot be opened, entries of another length", "[io][zip]") {
  const test::temporary_folder folder;
  CHECK(test::mentions(test::message_of<io::io_error>([&] { io::zip_writer out(folder.file("no/such/folder.zip")); }),
                       {"cannot open"}));
  CHECK(test::mentions(test::message_of<io::io_error>([&] { io::zip_reader in(folder.file("absent.zip")); }),
                       {"cannot open", "absent.zip"}));
  io::zip_writer out(folder.file("a.zip"));
  out.begin("x", 3);
  out.write(bytes_of("four"));
  CHECK(test::mentions(test::message_of<io::io_error>([&] { out.end(); }), {"x", "not as long"}));
}

TEST_CASE("zip: more than 65535 entries", "[io][zip]") {
  const test::temporary_folder folder;
  constexpr int count = 70000;
  {
    io::zip_writer out(folder.file("many.zip"));
    for (int i = 0; i < count; ++i) {
      out.begin(std::to_string(i), 0);
      out.end();
    }
    out.finish();
  }
  io::zip_reader in(folder.file("many.zip"));
  CHECK(in.names().size() == count);
  CHECK(in.names().back() == "69999");
}

TEST_CASE("zip: entries and offsets beyond 4 GiB", "[.large][io][zip]") {
  const test::temporary_folder folder;
  constexpr std::uint64_t size = (std::uint64_t{1} << 32) + 100;
  {
    io::zip_writer out(folder.file("big.zip"));
    const std::vector<std::byte> piece(std::size_t{1} << 20, std::byte{7});
    out.begin("big", size);
    for (std::uint64_t done = 0; done < size; done += piece.size()) {
      out.write(
          io::byte_span(piece).first(static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), size - done))));
    }
    out.end();
    out.begin("after", 5);
    out.write(bytes_of("after"));
    out.end();
    out.finish();
  }
  io::zip_reader in(folder.file("big.zip"));
  CHECK(io::detail::text_of(in.read("after")) == "after");
  const std::vector<std::byte> big = in.read("big");
  CHECK(big.size() == size);
  CHECK(big.back() == std::byte{7});
  if (test::python_has("zipfile")) {
    CHECK(
        folder.python("import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1] + '/big.zip')\n"
                      "assert z.testzip() is None and z.read('after') == b'after'\n"));
  }
}
