// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/io/safetensors.hpp>

#include <cmath>
#include <random>

namespace {

namespace io = xattn::io;
using io::safetensors;
using test::mentions;
using test::message_of;

/// The least significant byte first, whatever the machine.
template <class T>
std::string raw(std::initializer_list<T> numbers) {
  std::string bytes;
  for (const T x : numbers) {
    std::string one(sizeof(T), '\0');
    std::memcpy(one.data(), &x, sizeof(T));
    if constexpr (std::endian::native == std::endian::big) std::reverse(one.begin(), one.end());
    bytes += one;
  }
  return bytes;
}

std::string file_of(const std::string& header, const std::string& data) {
  return raw<std::uint64_t>({header.size()}) + header + data;
}

/// A file's bytes at a multiple of 8, or `shift` bytes after one.
class in_memory {
 public:
  explicit in_memory(const std::string& file, std::size_t shift = 0)
      : store_(file.size() / 8 + 2), shift_(shift), size_(file.size()) {
    std::memcpy(reinterpret_cast<char*>(store_.data()) + shift, file.data(), file.size());
  }
  io::byte_span bytes() const { return std::as_bytes(std::span(store_)).subspan(shift_, size_); }

 private:
  std::vector<std::uint64_t> store_;
  std::size_t shift_, size_;
};

/// The message about a file that must be refused.
std::string refusal(const std::string& file) {
  const in_memory memory(file);
  return message_of<io::io_error>([&] { (void)safetensors(memory.bytes(), "x.safetensors"); });
}

/// One tensor, padded so that its data is aligned.
std::string one(const std::string& type, const std::string& shape, const std::string& data) {
  std::string header = "{\"a\":{\"dtype\":\"" + type + "\",\"shape\":" + shape + ",\"data_offsets\":[0," +
                       std::to_string(data.size()) + "]}}";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  return file_of(header, data);
}

std::string sample() {
  std::string header =
      R"({"__metadata__":{"format":"pt"},"w":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]},)"
      R"("nothing":{"dtype":"F64","shape":[3,0],"data_offsets":[24,24]},)"
      R"("scalar":{"dtype":"F32","shape":[],"data_offsets":[24,28]},)"
      R"("layer.0.bias":{"dtype":"I32","shape":[1,1,2,1],"data_offsets":[28,36]}})";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  return file_of(header, raw<float>({1, 2, 3, 4, 5, 6, 2.5f}) + raw<std::int32_t>({-7, 8}));
}

}  // namespace

TEST_CASE("safetensors: a file is mapped, and its tensors are views of it", "[io][safetensors]") {
  const test::temporary_folder folder;
  const safetensors file(folder.write("a.safetensors", sample()));
  CHECK(file.names() == std::vector<std::string>{"layer.0.bias", "nothing", "scalar", "w"});
  CHECK(file.metadata().at("format") == "pt");
  CHECK(file.has("w"));
  CHECK_FALSE(file.has("__metadata__"));
  CHECK(file.info("w").type == "F32");
  CHECK(file.info("w").shape == std::vector<std::size_t>{2, 3});

  const auto w = file.get<float, 2>("w");
  CHECK(w.extent() == xattn::extents<2>{2, 3});
  CHECK(xattn::is_dense(w));
  CHECK(w(1, 2) == 6);
  CHECK(static_cast<const void*>(w.data()) == file.bytes("w").data());
  CHECK(file.get<float, 1>("scalar")(0) == 2.5f);
  CHECK(file.get<std::int32_t, 4>("layer.0.bias")(0, 0, 1, 0) == 8);
  CHECK(file.get<double, 2>("nothing").empty());
  CHECK(file.copy<double>("nothing").empty());

  auto first = std::make_unique<safetensors>(file);
  const safetensors second = *first;
  first.reset();
  CHECK(second.get<float, 2>("w")(0, 1) == 2);
}

TEST_CASE("safetensors: every type is viewed as itself, and copied to others", "[io][safetensors]") {
  const auto check = [](const char* code, auto zero, std::initializer_list<double> numbers) {
    using T = decltype(zero);
    std::string data;
    for (const double x : numbers) {
      if constexpr (std::is_arithmetic_v<T>) data += raw<T>({static_cast<T>(x)});
      else data += raw<T>({T(static_cast<float>(x))});
    }
    const in_memory memory(one(code, "[" + std::to_string(numbers.size()) + "]", data));
    const safetensors file(memory.bytes(), code);
    INFO(code);
    CHECK(file.copy<double>("a") == std::vector<double>(numbers));
    CHECK(file.load<float, 1>("a").is_copy() == !std::is_same_v<T, float>);
    CHECK(file.load<float, 1>("a").view()(1) == static_cast<float>(numbers.begin()[1]));
    if constexpr (std::endian::native == std::endian::little) {
      const auto v = file.get<T, 1>("a");
      if constexpr (std::is_arithmetic_v<T>) CHECK(static_cast<double>(v(1)) == numbers.begin()[1]);
      else CHECK(static_cast<double>(static_cast<float>(v(1))) == numbers.begin()[1]);
    }
    const std::string as_other = message_of<io::io_error>([&] {
      if constexpr (std::is_same_v<T, double>) (void)file.get<float, 1>("a");
      else (void)file.get<double, 1>("a");
    });
    CHECK(mentions(as_other, {code, "\"a\"", "holds", "asked for F"}));
  };
  check("F32", float{}, {0.1f, -2.5, 1e38f});
  check("F64", double{}, {0.1, -2.5, 1e38});
  check("F16", xattn::f16{}, {0.5, -65504, 0});
  check("BF16", xattn::bf16{}, {0.5, -3, 256});
  check("BOOL", bool{}, {1, 0, 1});
  check("I8", std::int8_t{}, {-128, 127});
  check("I16", std::int16_t{}, {-32768, 32767});
  check("I32", std::int32_t{}, {-2147483648.0, 2147483647.0});
  check("I64", std::int64_t{}, {-9007199254740992.0, 7});
  check("U8", std::uint8_t{}, {0, 255});
  check("U16", std::uint16_t{}, {0, 65535});
  check("U32", std::uint32_t{}, {0, 4294967295.0});
  check("U64", std::uint64_t{}, {0, 9007199254740992.0});
}

TEST_CASE("safetensors: a copy rounds floating numbers and refuses integers that do not fit", "[io][safetensors]") {
  const in_memory memory(one("F64", "[2]", raw<double>({0.1, 1e300})));
  const safetensors file(memory.bytes(), "x");
  const auto narrow = file.copy<float>("a");
  CHECK(narrow[0] == 0.1f);
  CHECK(std::isinf(narrow[1]));
  CHECK(file.copy<xattn::bf16>("a")[0] == xattn::bf16(0.1f));
  CHECK(mentions(message_of<io::io_error>([&] { (void)file.copy<int>("a"); }), {"F64", "no place in I32"}));

  const in_memory whole(one("I64", "[2]", raw<std::int64_t>({300, -1})));
  const safetensors integers(whole.bytes(), "x");
  CHECK(integers.copy<int>("a") == std::vector<int>{300, -1});
  CHECK(mentions(message_of<io::io_error>([&] { (void)integers.copy<std::uint8_t>("a"); }), {"no place in U8"}));
  CHECK(mentions(message_of<io::io_error>([&] { (void)integers.copy<unsigned>("a"); }), {"no place in U32"}));

  const in_memory odd(one("BOOL", "[2]", "\1\2"));
  const safetensors bools(odd.bytes(), "x");
  CHECK(mentions(message_of<io::io_error>([&] { (void)bools.get<bool, 1>("a"); }), {"neither 0 nor 1"}));
  CHECK(mentions(message_of<io::io_error>([&] { (void)bools.copy<int>("a"); }), {"neither 0 nor 1"}));

  const in_memory eighth(one("F8_E4M3", "[2]", "\1\2"));
  const safetensors eights(eighth.bytes(), "x");
  CHECK(eights.bytes("a").size() == 2);
  CHECK(mentions(message_of<io::io_error>([&] { (void)eights.copy<float>("a"); }), {"F8_E4M3"}));
}

TEST_CASE("safetensors: data at an odd address is copied, and not viewed", "[io][safetensors]") {
  const in_memory memory(one("F32", "[2]", raw<float>({1.5f, -2})), 1);
  const safetensors file(memory.bytes(), "x");
  CHECK(mentions(message_of<io::io_error>([&] { (void)file.get<float, 1>("a"); }), {"address", "copy it"}));
  CHECK(file.copy<float>("a") == std::vector<float>{1.5f, -2});
  const auto loaded = file.load<float, 1>("a");
  CHECK(loaded.is_copy());
  const auto moved = loaded;
  CHECK(moved.view()(1) == -2);
}

TEST_CASE("safetensors: what is asked for and is not there", "[io][safetensors]") {
  const in_memory memory(sample());
  const safetensors file(memory.bytes(), "x.safetensors");
  const std::string absent = message_of<io::io_error>([&] { (void)file.get<float, 2>("layer.0.bia"); });
  CHECK(mentions(absent, {"x.safetensors", "no tensor \"layer.0.bia\"", "nearest: layer.0.bias"}));
  const std::string rank = message_of<io::io_error>([&] { (void)file.get<float, 1>("w"); });
  CHECK(mentions(rank, {"\"w\"", "2 axes", "asked for 1"}));
  CHECK(mentions(message_of<io::io_error>([&] { (void)file.load<float, 3>("w"); }), {"2 axes", "asked for 3"}));
}

TEST_CASE("safetensors: the nearest of dotted names is the nearest as a whole", "[io][safetensors]") {
  std::string header = "{";
  for (const char* name : {"a.weight", "b.weight", "c.weight", "encoder.0.query.weight"}) {
    header += (header.size() > 1 ? ",\"" : "\"") + std::string(name);
    header += R"(":{"dtype":"U8","shape":[0],"data_offsets":[0,0]})";
  }
  const in_memory memory(file_of(header + "}", ""));
  const safetensors file(memory.bytes(), "x");
  CHECK(mentions(message_of<io::io_error>([&] { (void)file.info("encoder.0.qurey.weight"); }),
                 {"nearest: encoder.0.query.weight,"}));
}

TEST_CASE("safetensors: files that cannot be read", "[io][safetensors]") {
  const test::temporary_folder folder;
  const auto message = [](const std::string& file) {
    return message_of<io::io_error>([&] { (void)safetensors(file); });
  };
  CHECK(mentions(message(folder.file("absent.safetensors")), {"safetensors: cannot open", "absent.safetensors"}));
  CHECK(mentions(message(folder.write("empty", "")), {"empty", "0 bytes, expected a header"}));
  CHECK(mentions(message(folder.file("")), {"no regular file"}));
}

TEST_CASE("safetensors: a header that lies is refused, and the message says how", "[io][safetensors]") {
  const auto entry = [](const std::string& members) { return file_of("{\"a\":{" + members + "}}", "01234567"); };
  const auto placed = [&entry](const std::string& type, const std::string& shape, const std::string& offsets) {
    return entry("\"dtype\":\"" + type + "\",\"shape\":" + shape + ",\"data_offsets\":" + offsets);
  };
  const auto two = [](const std::string& first, const std::string& second, const std::string& data) {
    const std::string start = R"({"dtype":"U8","shape":)";
    return file_of("{\"a\":" + start + first + "},\"b\":" + start + second + "}}", data);
  };
  CHECK_NOTHROW(safetensors(in_memory(placed("U8", "[8]", "[0,8]")).bytes(), "x"));
  struct lie {
    std::string file;
    std::vector<std::string> says;
  };
  const std::vector<lie> lies{
      {"1234567", {"7 bytes", "expected a header"}},
      {raw<std::uint64_t>({100'000'001}) + "{}", {"100000001", "at most 100000000"}},
      {raw<std::uint64_t>({~std::uint64_t{0}}) + "{}", {"18446744073709551615"}},
      {raw<std::uint64_t>({3}) + "{}", {"has 3 bytes", "only 2 follow"}},
      {file_of("", ""), {"no JSON object"}},
      {file_of(" {}", ""), {"no JSON object"}},
      {file_of("[]", ""), {"no JSON object"}},
      {file_of("{\"a\":", ""), {"its header", "json"}},
      {file_of("{} x", ""), {"text after the end"}},
      {file_of("{}", "12"), {"2 bytes after the last tensor"}},
      {file_of(R"({"__metadata__":3})", ""), {"__metadata__", "expected an object"}},
      {file_of(R"({"__metadata__":{"a":3}})", ""), {"__metadata__", "expected a string"}},
      {file_of(R"({"a":3})", ""), {"tensor \"a\"", "expected an object"}},
      {file_of(R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"a":{}})", ""), {"stands twice"}},
      {file_of(R"({"__metadata__":{},"__metadata__":{}})", ""), {"__metadata__ stands twice"}},
      {entry(R"("dtype":"U8","shape":[8])"), {"expected dtype, shape and data_offsets alone"}},
      {entry(R"("dtype":"U8","shape":[8],"offsets":[0,8])"), {"no member \"data_offsets\""}},
      {entry(R"("dtype":"U8","shape":[8],"data_offsets":[0,8],"more":1)"), {"alone"}},
      {entry(R"("dtype":5,"shape":[8],"data_offsets":[0,8])"), {"expected a string"}},
      {placed("F31", "[2]", "[0,8]"), {"unknown dtype \"F31\""}},
      {placed("U8", "8", "[0,8]"), {"expected an array"}},
      {placed("U8", "[-8]", "[0,8]"), {"negative"}},
      {placed("U8", "[8.0]", "[0,8]"), {"no whole number"}},
      {placed("U8", "[18446744073709551624]", "[0,8]"), {"no whole number"}},
      {placed("U8", "[\"8\"]", "[0,8]"), {"expected a number"}},
      {placed("U8", "[8]", "[0]"), {"1 data_offsets, expected 2"}},
      {placed("U8", "[8]", "[0,4,8]"), {"3 data_offsets"}},
      {placed("U8", "[8]", "[8,0]"), {"8 to 0", "the lower first"}},
      {placed("U8", "[9]", "[0,9]"), {"0 to 9", "the data has 8 bytes"}},
      {placed("U8", "[8]", "[0,18446744073709551615]"), {"no whole number"}},
      {placed("U8", "[7]", "[0,8]"), {"0 to 8", "expected 7 bytes"}},
      {placed("F64", "[2]", "[0,8]"), {"expected 16 bytes"}},
      {placed("F32", "[]", "[0,8]"), {"expected 4 bytes"}},
      {placed("U8", "[0]", "[0,8]"), {"expected 0 bytes"}},
      {placed("U8", "[4294967296,4294967296]", "[0,8]"), {"more elements than memory"}},
      {placed("F64", "[2305843009213693952]", "[0,8]"), {"more elements than memory"}},
      {placed("U8", "[0,4294967296,4294967296]", "[0,0]"), {"more elements than memory"}},
      {placed("U8", "[7]", "[1,8]"), {"hole", "byte 0"}},
      {two("[4],\"data_offsets\":[0,4]", "[4],\"data_offsets\":[3,7]", "01234567"), {"\"b\"", "overlaps", "byte 3"}},
      {two("[4],\"data_offsets\":[0,4]", "[4],\"data_offsets\":[0,4]", "0123"), {"overlaps"}},
      {two("[2],\"data_offsets\":[6,8]", "[4],\"data_offsets\":[0,4]", "01234567"), {"\"a\"", "hole", "byte 4"}},
      {two("[4],\"data_offsets\":[0,4]", "[2],\"data_offsets\":[4,6]", "01234567"), {"2 bytes after"}},
  };
  for (const lie& l : lies) {
    const std::string message = refusal(l.file);
    INFO(message);
    for (const std::string& part : l.says) CHECK(mentions(message, {part, "x.safetensors"}));
  }
}

TEST_CASE("safetensors: a header that would grow in memory is refused as soon as it does", "[io][safetensors]") {
  const auto repeated = [](const std::string& before, const std::string& part, const std::string& after) {
    std::string text = before;
    while (text.size() < 8'000'000) text += part;
    return file_of(text + after, "");
  };
  const auto refused_at = [](const std::string& file) {
    const std::string message = refusal(file);
    CHECK(mentions(message, {"its header", "more than 100000 values", "x.safetensors"}));
    return std::stoul(message.substr(message.rfind(' ')));
  };
  const std::string entry = R"({"dtype":"F32","data_offsets":[0,0],"shape":[)";
  CHECK(refused_at(repeated("{\"a\":" + entry, "0,", "0]}}")) < 210'000);
  CHECK(refused_at(repeated("{\"a\":[", "[],", "[]]}")) < 310'000);
  CHECK(refused_at(repeated("{\"__metadata__\":{\"a\":[", "{},", "{}]}}")) < 310'000);
}

TEST_CASE("safetensors: many tensors, none of which is much", "[io][safetensors]") {
  std::string header = "{";
  for (int i = 0; i < 20000; ++i) {
    header += (i == 0 ? "\"" : ",\"") + std::to_string(i) + R"(":{"dtype":"U8","shape":[0,1],"data_offsets":[0,0]})";
  }
  const in_memory memory(file_of(header + "}", ""));
  CHECK(safetensors(memory.bytes(), "x").names().size() == 20000);
}

TEST_CASE("safetensors: damaged files are refused or read, and never more", "[io][safetensors]") {
  const std::string whole = sample();
  std::mt19937 random(11);
  const auto below = [&random](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  int refused = 0, read = 0;
  const auto attempt = [&](const std::string& bytes) {
    // exactly as large as the file, so that a read beyond it is seen
    const std::vector<std::byte> exact(reinterpret_cast<const std::byte*>(bytes.data()),
                                       reinterpret_cast<const std::byte*>(bytes.data()) + bytes.size());
    try {
      const safetensors file(exact, "damaged");
      for (const std::string& name : file.names()) {
        if (file.info(name).type != "C64" && file.info(name).type.substr(0, 2) != "F8") (void)file.copy<double>(name);
      }
      ++read;
    } catch (const io::io_error&) {
      ++refused;
    }
  };
  for (std::size_t n = 0; n <= whole.size(); ++n) attempt(whole.substr(0, n));
  CHECK(read == 1);
  const std::string letters = "0123456789{}[]\",:-.eE \\u\0\x7f\xff";
  for (int round = 0; round < 20000; ++round) {
    std::string damaged = whole;
    for (std::size_t n = 1 + below(4); n-- > 0;) {
      char& c = damaged[below(round % 2 == 0 ? whole.size() : 300)];
      c = round % 3 == 0 ? letters[below(letters.size())] : static_cast<char>(c ^ (1 << below(8)));
    }
    if (round % 5 == 0) damaged.erase(below(damaged.size()), 1 + below(9));
    attempt(damaged);
  }
  CHECK(refused > 10000);
  CHECK(read > 100);
}
