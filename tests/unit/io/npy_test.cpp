// SPDX-License-Identifier: BSD-3-Clause
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/io/npy.hpp>

#if __has_include(<xtensor/views/xview.hpp>)
#include <xtensor/views/xview.hpp>
#else
#include <xtensor/xview.hpp>

#include <array>
#endif

namespace {

namespace io = xattn::io;
using xattn::dtype;

/// A file of version `major` with this dictionary and data.
std::string npy_file(const std::string& dictionary, const std::string& data, char major = 1) {
  std::string text = "\x93NUMPY" + std::string(1, major) + std::string(1, '\0');
  text += static_cast<char>(dictionary.size());
  text += std::string(major == 1 ? 1 : 3, '\0') + dictionary + data;
  return text;
}

template <class T>
std::string raw(std::initializer_list<T> numbers) {
  std::string bytes(numbers.size() * sizeof(T), '\0');
  std::size_t at = 0;
  for (const T x : numbers) std::memcpy(bytes.data() + sizeof(T) * at++, &x, sizeof(T));
  return bytes;
}

std::vector<double> flat(const xattn::trace::dense_array& a) {
  const auto numbers = a.as<double>();
  return {numbers.begin(), numbers.end()};
}

}  // namespace

TEST_CASE("npy: arrays come back with shape, type and bits", "[io][npy]") {
  const test::temporary_folder folder;
  const auto round = [&](const auto& array, dtype type) {
    io::write_npy(array, folder.file("a.npy"));
    const auto read = io::read_npy(folder.file("a.npy"));
    CHECK(read.type == type);
    CHECK(read.shape == std::vector<std::size_t>(array.shape().begin(), array.shape().end()));
    using T = typename std::decay_t<decltype(array)>::value_type;
    const auto same = read.template as<T>();
    CHECK(std::equal(same.begin(), same.end(), array.begin(), array.end()));
  };
  round(xt::xarray<float>{{1, 2, 3}, {4, 5, 6}}, dtype::f32);
  round(xt::xtensor<double, 1>{0.1, -0.0, 1e300}, dtype::f64);
  round(xt::xarray<std::int64_t>{{-1, 2}, {1LL << 60, 0}}, dtype::i64);
  round(xt::xarray<std::int32_t>{7, -7}, dtype::i32);
  round(xt::xarray<std::uint8_t>{0, 255}, dtype::u8);
  round(xt::xarray<bool>{true, false, true}, dtype::boolean);
  round(xt::xarray<double>(2.5), dtype::f64);
  round(xt::xarray<float>::from_shape(std::vector<std::size_t>{3, 0, 2}), dtype::f32);
}

TEST_CASE("npy: strided arrays are written as they look, not as they lie", "[io][npy]") {
  const test::temporary_folder folder;
  const auto numbers = test::random_array<float>({2, 3, 4, 5});
  for (const test::arrangement how : test::arrangements) {
    INFO(test::name(how));
    const test::buffer<float, 4> b(numbers, how);
    io::write_npy(b.view(), folder.file("a.npy"));
    const auto read = io::read_npy(folder.file("a.npy")).as<float>();
    CHECK(std::vector<float>(read.begin(), read.end()) == b.elements());
  }
  const std::array<float, 12> x{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  const auto adapted =
      xt::adapt(x.data(), 6, xt::no_ownership(), std::vector<std::size_t>{3, 2}, std::vector<std::ptrdiff_t>{4, 1});
  io::write_npy(adapted, folder.file("b.npy"));
  CHECK(flat(io::read_npy(folder.file("b.npy"))) == std::vector<double>{0, 1, 4, 5, 8, 9});
  const xt::xarray<float> m{{1, 2, 3}, {4, 5, 6}};
  io::write_npy(xt::view(m, xt::all(), xt::range(2, xt::placeholders::_, -2)), folder.file("c.npy"));
  CHECK(flat(io::read_npy(folder.file("c.npy"))) == std::vector<double>{3, 1, 6, 4});
  io::write_npy(m + 1.f, folder.file("d.npy"));
  CHECK(flat(io::read_npy(folder.file("d.npy"))) == std::vector<double>{2, 3, 4, 5, 6, 7});
}

TEST_CASE("npy: types that a file has no name for are widened or narrowed", "[io][npy]") {
  const test::temporary_folder folder;
  const std::array<xattn::bf16, 2> b{xattn::bf16(1.5f), xattn::bf16(-2.f)};
  io::write_npy(xattn::row_view<const xattn::bf16>(b.data(), {2}), folder.file("b.npy"));
  CHECK(io::read_npy(folder.file("b.npy")).type == dtype::f32);
  CHECK(flat(io::read_npy(folder.file("b.npy"))) == std::vector<double>{1.5, -2});
  const std::array<xattn::f16, 2> h{xattn::f16(0.5f), xattn::f16(65504.f)};
  io::write_npy(xattn::row_view<const xattn::f16>(h.data(), {2}), folder.file("h.npy"));
  CHECK(io::read_npy(folder.file("h.npy")).type == dtype::f16);
  CHECK(flat(io::read_npy(folder.file("h.npy"))) == std::vector<double>{0.5, 65504});
  io::write_npy(xt::xarray<long double>{0.25L}, folder.file("l.npy"));
  CHECK(io::read_npy(folder.file("l.npy")).type == dtype::f64);
}

TEST_CASE("npy: data starts at a multiple of 64, the header ends with a line end", "[io][npy]") {
  for (const std::vector<std::size_t>& shape :
       {std::vector<std::size_t>{}, {1}, {123456789, 987654321}, {1, 2, 3, 4, 5, 6, 7}}) {
    const auto header = io::detail::npy_header(dtype::f32, shape);
    CHECK(header.size() % 64 == 0);
    CHECK(header.back() == std::byte{'\n'});
  }
  const auto text = io::detail::text_of(io::detail::npy_header(dtype::f64, {3}));
  CHECK(text.find("'descr': '<f8', 'fortran_order': False, 'shape': (3,), }") != std::string::npos);
  CHECK(io::detail::text_of(io::detail::npy_header(dtype::boolean, {})).find("'|b1'") != std::string::npos);
}

TEST_CASE("npy: byte orders, Fortran order and header versions", "[io][npy]") {
  const auto parse = [](const std::string& bytes) {
    return io::parse_npy({reinterpret_cast<const std::byte*>(bytes.data()), bytes.size()}, "x.npy");
  };
  const std::string big("\x3f\x80\x00\x00\xc0\x00\x00\x00", 8);
  CHECK(flat(parse(npy_file("{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }", big))) ==
        std::vector<double>{1, -2});
  const auto six = raw<double>({1, 2, 3, 4, 5, 6});
  CHECK(flat(parse(npy_file("{'descr': '<f8', 'fortran_order': True, 'shape': (2, 3), }", six))) ==
        std::vector<double>{1, 3, 5, 2, 4, 6});
  CHECK(flat(parse(npy_file("{'descr': '<f8', 'fortran_order': True, 'shape': (6,), }", six))) ==
        std::vector<double>{1, 2, 3, 4, 5, 6});
  CHECK(flat(parse(npy_file("{'descr': '<f8', 'fortran_order': True, 'shape': (1, 3, 2), }", six))) ==
        std::vector<double>{1, 4, 2, 5, 3, 6});
  for (const char version : {'\1', '\2', '\3'}) {
    CHECK(
        parse(npy_file("{'shape': (), 'descr': '=f8', 'fortran_order': False}", raw({7.0}), version)).as<double>()() ==
        7);
  }
  CHECK(parse(npy_file("{'descr': '<f2', 'fortran_order': False, 'shape': (1,), }", raw<std::uint16_t>({0x3c00})))
            .as<float>()(0) == 1.f);
  CHECK(parse(npy_file("{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }", std::string("\0\1", 2)))
            .as<bool>()(1));
}

TEST_CASE("npy: what cannot be read is an error that says why", "[io][npy]") {
  const auto message = [](const std::string& bytes) {
    return test::message_of<io::io_error>([&] {
      (void)io::parse_npy({reinterpret_cast<const std::byte*>(bytes.data()), bytes.size()}, "x.npy");
    });
  };
  const auto file = [](const std::string& type, const std::string& shape, std::size_t bytes) {
    return npy_file("{'descr': " + type + ", 'fortran_order': False, 'shape': " + shape + ", }",
                    std::string(bytes, '\0'));
  };
  CHECK(test::mentions(message("no"), {"x.npy is no npy file"}));
  CHECK(test::mentions(message(std::string(100, 'x')), {"is no npy file"}));
  CHECK(test::mentions(message(file("'<c8'", "(1,)", 8)), {"type <c8", "expected one of"}));
  CHECK(test::mentions(message(file("[('a', '<f4')]", "(1,)", 8)), {"type"}));
  CHECK(test::mentions(message(file("'<f4'", "(2, 3)", 23)), {"ends before its data"}));
  CHECK(test::mentions(message(file("'<f4'", "(4294967296, 4294967296)", 64)), {"ends before its data"}));
  CHECK(test::mentions(message(file("'<f4'", "(x,)", 8)), {"shape"}));
  CHECK(test::mentions(message(file("'<f4'", "3", 8)), {"shape"}));
  CHECK(test::mentions(message(npy_file("{'descr': '<f4', 'shape': (1,)}", "1234")), {"fortran_order"}));
  CHECK(test::mentions(message(npy_file("{}", "").substr(0, 8)), {"no npy file"}));
  CHECK(test::mentions(message("\x93NUMPY\1" + std::string("\0\xff\xff", 3) + "{}"), {"ends before its header"}));
  CHECK(test::mentions(test::message_of<io::io_error>([] { (void)io::read_npy("/nowhere/x.npy"); }),
                       {"cannot open /nowhere/x.npy"}));
  CHECK(test::mentions(test::message_of<io::io_error>([] { io::write_npy(xt::xarray<float>{1}, "/nowhere/x.npy"); }),
                       {"write_npy", "cannot open"}));
}

TEST_CASE("npy: numpy reads what we write, and we what it writes", "[io][npy]") {
  if (!test::python_has("numpy")) return;
  const test::temporary_folder folder;
  io::write_npy(xt::xarray<float>{{1, 2.5f, -3}, {4, 5, 6}}, folder.file("ours.npy"));
  io::write_npy(xt::xarray<bool>(true), folder.file("bit.npy"));
  CHECK(folder.python(R"(import sys, numpy as n
d = sys.argv[1] + '/'
a = n.load(d + 'ours.npy', allow_pickle=False)
assert a.dtype == n.float32 and a.flags.c_contiguous and (a == n.array([[1, 2.5, -3], [4, 5, 6]])).all()
assert n.load(d + 'bit.npy', allow_pickle=False).shape == ()
n.save(d + 'fortran.npy', n.asfortranarray(n.arange(24.).reshape(2, 3, 4)))
n.save(d + 'half.npy', n.array([0.1, -65504, n.inf], dtype=n.float16))
n.save(d + 'swapped.npy', n.arange(5, dtype='>i8'))
)"));
  CHECK(flat(io::read_npy(folder.file("fortran.npy")))[23] == 23);
  CHECK(flat(io::read_npy(folder.file("fortran.npy")))[7] == 7);
  CHECK(io::read_npy(folder.file("half.npy")).as<float>()(1) == -65504.f);
  CHECK(flat(io::read_npy(folder.file("swapped.npy"))) == std::vector<double>{0, 1, 2, 3, 4});
}
