// SPDX-License-Identifier: BSD-3-Clause
#include "../trace/hand_made.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/dual.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/io/npz.hpp>
#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/tee.hpp>

#include <array>
#include <bit>

namespace {

namespace io = xattn::io;
namespace trace = xattn::trace;
using test::at;
using test::counted;
using test::deliver;
using trace::block;
using trace::model;
using trace::origin;
using trace::stage;
using xattn::extents;

struct mute {
  bool flag = false;
};

/// Two calls with parameters, parts, values, notes and every kind of element.
template <class H>
void tell_story(H tr) {
  for (int call = 0; call < 2; ++call) {
    const trace::place top = trace::top_level(tr);
    const trace::place where = top.in(model::encoder, 3).in(block::self_attn);
    const test::buffer<float, 2> w(test::random_array<float>({4, 6}), test::arrangement::transposed);
    trace::emit<stage::w_q, origin::computed>(tr, where, w.view());
    trace::emit<stage::q, origin::computed>(tr, where.hiding(1), counted<xattn::bf16, 4>({1, 2, 3, 2}).view);
    trace::emit<stage::k, origin::computed>(tr, where.hiding(1), counted<xattn::f16, 4>({1, 2, 3, 2}).view);
    trace::emit<stage::v, origin::derived>(tr, where.hiding(1), counted<test::dual, 4>({1, 2, 3, 2}).view);
    const std::array<double, 4> masked{0.1, -std::numeric_limits<double>::infinity(), std::nan(""), -0.0};
    trace::emit<stage::masked, origin::replayed>(tr, top, xattn::view<const double, 4>(masked.data(), {1, 1, 2, 2}));
    const std::array<mute, 2> things{};
    trace::emit<stage::concat, origin::computed>(tr, top, xattn::view<const mute, 3>(things.data(), {1, 1, 2}));
    trace::value(tr, where, "scale", 1.0 / 3);
    trace::note(tr, where, 0, 1, 2);
  }
}

}  // namespace

TEST_CASE("npz: a streamed file and a written recording are the same bytes", "[io][npz]") {
  const test::temporary_folder folder;
  trace::recorder rec({.tokens = {"The", "猫", "\"sat\""}});
  {
    io::npz_writer file(folder.file("stream.npz"), {.tokens = rec.tokens()});
    tell_story(trace::tee(trace::to(rec), trace::to(file)));
    file.finish();
  }
  io::write_npz(rec, folder.file("whole.npz"));
  CHECK(test::bytes_of_file(folder.file("stream.npz")) == test::bytes_of_file(folder.file("whole.npz")));
}

TEST_CASE("npz: a recording comes back with sites, values, rows and bits", "[io][npz]") {
  const test::temporary_folder folder;
  trace::recorder rec({.tokens = {"The", "猫", "\"sat\""}});
  tell_story(trace::to(rec));
  io::write_npz(rec, folder.file("a.npz"));
  const trace::recording back = io::read_trace(folder.file("a.npz"));
  REQUIRE(back.names() == rec.names());
  CHECK(back.tokens() == rec.tokens());
  CHECK(back.whole());
  for (const trace::record& r : rec) {
    INFO(r.path);
    const trace::record& b = back.find(r.path);
    CHECK(b.axes == r.axes);
    CHECK(b.shape == r.shape);
    CHECK(b.at.st == r.at.st);
    CHECK(b.at.ph == r.at.ph);
    CHECK(b.at.org == r.at.org);
    CHECK(b.at.layer == r.at.layer);
    CHECK(b.at.run == r.at.run);
    CHECK(trace::record_path(b.at) == trace::record_path(r.at));
    if (r.type == xattn::dtype::opaque) continue;
    const auto x = r.as<double>(), y = b.as<double>();
    CHECK(std::memcmp(x.data(), y.data(), x.size() * sizeof(double)) == 0);
  }
  CHECK(back.find("masked").type == xattn::dtype::f64);
  CHECK(back.find("concat").type == xattn::dtype::opaque);
  CHECK(back.find("enc.3.self_attn.q").type == xattn::dtype::f32);
  CHECK(back.value("enc.3.self_attn.scale#2") == 1.0 / 3);
  REQUIRE(back.empty_rows().size() == 2);
  CHECK(back.empty_rows()[1].row == 2);
  CHECK(back.empty_rows()[1].at.head == 1);
}

TEST_CASE("npz: a parameter that did not change is stored once", "[io][npz]") {
  const test::temporary_folder folder;
  {
    io::npz_writer file(folder.file("a.npz"));
    tell_story(trace::to(file));
  }  // the destructor completes the file
  std::vector<std::string> keys;
  for (const auto& [key, array] : io::read_npz(folder.file("a.npz"))) keys.push_back(key);
  CHECK(std::count(keys.begin(), keys.end(), "enc.3.self_attn.w_q") == 1);
  CHECK(std::count(keys.begin(), keys.end(), "enc.3.self_attn.w_q#2") == 0);
  CHECK(std::count(keys.begin(), keys.end(), "masked#2") == 1);
  const trace::recording back = io::read_trace(folder.file("a.npz"));
  CHECK(back.find("enc.3.self_attn.w_q").bytes == back.find("enc.3.self_attn.w_q#2").bytes);
}

TEST_CASE("npz: strided tensors are written as they look", "[io][npz]") {
  const test::temporary_folder folder;
  const auto numbers = test::random_array<float>({2, 3, 4, 5});
  for (const test::arrangement how : test::arrangements) {
    INFO(test::name(how));
    const test::buffer<float, 4> b(numbers, how);
    io::npz_writer file(folder.file("a.npz"));
    trace::emit<stage::q, origin::computed>(trace::to(file), {}, b.view());
    file.finish();
    const auto q = io::read_npz(folder.file("a.npz"))[0].second.as<float>();
    CHECK(std::vector<float>(q.begin(), q.end()) == b.elements());
  }
}

TEST_CASE("npz: a filter before the file is told to it", "[io][npz]") {
  const test::temporary_folder folder;
  io::npz_writer file(folder.file("a.npz"));
  trace::filter focus(trace::to(file), {.only = {"q"}});
  tell_story(trace::to(focus));
  file.finish();
  const trace::recording back = io::read_trace(folder.file("a.npz"));
  CHECK(back.names() == std::vector<std::string>{"enc.3.self_attn.q", "enc.3.self_attn.q#2"});
  CHECK_FALSE(back.whole());
}

TEST_CASE("npz: files that are no traces", "[io][npz]") {
  const test::temporary_folder folder;
  const auto written = [&](const std::string& manifest) {
    io::zip_writer zip(folder.file("a.npz"));
    const auto header = io::detail::npy_header(xattn::dtype::u8, {manifest.size()});
    zip.begin("__manifest__.npy", header.size() + manifest.size());
    zip.write(header);
    zip.write({reinterpret_cast<const std::byte*>(manifest.data()), manifest.size()});
    zip.end();
    zip.finish();
    return test::message_of<io::io_error>([&] { (void)io::read_trace(folder.file("a.npz")); });
  };
  CHECK(test::mentions(written("{"), {"json"}));
  CHECK(test::mentions(written(R"({"format":"other/9"})"), {"other/9", "xattn-trace/1"}));
  trace::recorder rec;
  deliver<stage::q>(trace::to(rec), at(block::ffn), extents<4>{1, 1, 1, 1});
  io::manifest told({});
  told.add(rec.find("ffn.q"), "nowhere");
  CHECK(test::mentions(written(told.text()), {"no array \"nowhere\""}));
  std::string text = told.text();
  CHECK(test::mentions(written(text.replace(text.find("\"ffn\""), 5, "\"fun\"")), {"unknown name \"fun\""}));
  CHECK(test::mentions(test::message_of<io::io_error>([&] { (void)io::read_trace(folder.file("absent.npz")); }),
                       {"absent.npz"}));
}

TEST_CASE("npz: numpy loads a trace", "[io][npz]") {
  if (!test::python_has("numpy")) return;
  const test::temporary_folder folder;
  {
    io::npz_writer file(folder.file("a.npz"), {.tokens = {"猫"}});
    tell_story(trace::to(file));
  }
  {
    io::npz_writer file(folder.file("large.npz"), {.tokens = {}, .zip64_from = 1});
    tell_story(trace::to(file));
  }
  CHECK(folder.python(R"(import sys, json, numpy as n
for name in ('a', 'large'):
    z = n.load(f'{sys.argv[1]}/{name}.npz', allow_pickle=False)
    told = json.loads(bytes(z['__manifest__']).decode('utf-8'))
    assert told['format'] == 'xattn-trace/1' and told['tokens'] == (['猫'] if name == 'a' else [])
    for r in told['records']:
        if 'key' in r: assert list(z[r['key']].shape) == r['shape'], r
    q = z['enc.3.self_attn.q']
    assert q.dtype == n.float32 and (q == n.arange(12).reshape(2, 3, 2)).all()
    assert z['enc.3.self_attn.k'].dtype == n.float16
    m = z['masked']
    assert m[0, 0, 0, 0] == 0.1 and m[0, 0, 0, 1] == -n.inf and n.isnan(m[0, 0, 1, 0]) and n.signbit(m[0, 0, 1, 1])
    assert z['enc.3.self_attn.w_q'].flags.c_contiguous
)"));
  REQUIRE(folder.python(
      "import sys, numpy as n\nn.savez(sys.argv[1] + '/theirs.npz', a=n.arange(6.).reshape(2, 3), b=n.int64(4))\n"));
  const auto theirs = io::read_npz(folder.file("theirs.npz"));
  REQUIRE(theirs.size() == 2);
  CHECK(theirs[0].first == "a");
  CHECK(theirs[0].second.as<double>()(1, 2) == 5);
  CHECK(theirs[1].second.as<std::int64_t>()() == 4);
}

TEST_CASE("npz: a record beyond 4 GiB, and one after it", "[.large][io][npz]") {
  const test::temporary_folder folder;
  const std::string path = folder.file("big.npz");
  constexpr xattn::index_t rows = (xattn::index_t{1} << 20) + 1, columns = 512;  // of one row of memory
  constexpr std::uint64_t size = std::uint64_t{rows} * columns * sizeof(double);
  static_assert(size > std::uint64_t{1} << 32);
  std::vector<double> row(columns);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = static_cast<double>(j) / 8;
  io::npz_writer file(path);
  const auto tr = trace::to(file);
  const xattn::view<const double, 4> big(row.data(), {1, 1, rows, columns}, {0, 0, 0, 1});
  trace::emit<stage::scores, origin::computed>(tr, trace::place{}.hiding(2), big);
  trace::emit<stage::lse, origin::computed>(tr, trace::place{}.hiding(2), big.slice(2, 0, 1)[0]);
  file.finish();

  std::ifstream in(path, std::ios::binary);
  const auto at = [&in](std::uint64_t offset, std::uint64_t count) {
    std::string bytes(static_cast<std::size_t>(count), ' ');
    in.seekg(static_cast<std::streamoff>(offset));
    in.read(bytes.data(), static_cast<std::streamsize>(count));
    return bytes;
  };
  const std::string head = at(0, 1024);
  const std::size_t npy = head.find("\x93NUMPY"), data = head.find('\n', npy) + 1;
  CHECK(head.find("'shape': (1048577, 512)", npy) < data);
  CHECK(head.find("'descr': '<f8'", npy) < data);
  CHECK(data % 64 == 0);
  CHECK(at(data + size - sizeof(double), sizeof(double)) == at(data + (columns - 1) * sizeof(double), sizeof(double)));
  double last = 0;
  std::memcpy(&last, at(data + size - sizeof(double), sizeof(double)).data(), sizeof(double));
  CHECK(last == 511.0 / 8);
  io::zip_reader zip(path);
  CHECK(zip.names() == std::vector<std::string>{"scores.npy", "lse.npy", "__manifest__.npy"});
  CHECK(zip.read("lse.npy").size() > 0);
  CHECK(std::filesystem::file_size(path) > size);
}
