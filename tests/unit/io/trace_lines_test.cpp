// SPDX-License-Identifier: BSD-3-Clause
/// Runs that are written line by line: as JSON lines, and as a folder of arrays.
#include "../trace/hand_made.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/io/json_lines.hpp>
#include <xattn/io/npy_folder.hpp>
#include <xattn/trace/filter.hpp>
#include <xattn/trace/recorder.hpp>
#include <xattn/trace/tee.hpp>

#include <array>
#include <bit>
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace io = xattn::io;
namespace trace = xattn::trace;
using test::counted;
using trace::block;
using trace::origin;
using trace::stage;

template <class H>
void tell_story(H tr) {
  for (int call = 0; call < 2; ++call) {
    const trace::place top = trace::top_level(tr);
    const trace::place where = top.in(trace::model::encoder, 3).in(block::self_attn);
    const test::buffer<float, 2> w(test::random_array<float>({4, 6}, test::regime::wide), test::arrangement::transposed);
    trace::emit<stage::w_q, origin::computed>(tr, where, w.view());
    trace::emit<stage::q, origin::computed>(tr, where.hiding(1), counted<xattn::bf16, 4>({1, 2, 3, 2}).view);
    trace::emit<stage::k, origin::computed>(tr, where.hiding(1), counted<xattn::f16, 4>({1, 2, 3, 2}).view);
    const std::array<double, 4> masked{0.1, -std::numeric_limits<double>::infinity(), std::nan(""), -0.0};
    trace::emit<stage::masked, origin::replayed>(tr, top, xattn::view<const double, 4>(masked.data(), {1, 1, 2, 2}));
    trace::value(tr, where, "scale", 1.0 / 3);
    trace::note(tr, where, 0, 1, 2);
  }
}

bool same_numbers(const trace::record& a, const trace::record& b) {
  if (a.shape != b.shape) return false;
  const auto x = a.as<double>(), y = b.as<double>();
  for (std::size_t i = 0; i < x.size(); ++i) {
    const bool both_nan = std::isnan(x.flat(i)) && std::isnan(y.flat(i));
    if (!both_nan && std::bit_cast<std::uint64_t>(x.flat(i)) != std::bit_cast<std::uint64_t>(y.flat(i))) return false;
  }
  return true;
}

/// All that a recording says, types apart.
void check_same(const trace::recording& a, const trace::recording& b) {
  REQUIRE(a.names() == b.names());
  for (const trace::record& r : a) {
    const trace::record& other = b.find(r.path);
    CHECK(r.axes == other.axes);
    CHECK(r.at.org == other.at.org);
    CHECK(r.at.layer == other.at.layer);
    CHECK(r.at.ph == other.at.ph);
    CHECK(same_numbers(r, other));
  }
  REQUIRE(a.values().size() == b.values().size());
  CHECK(a.values()[0].value == b.values()[0].value);
  REQUIRE(a.empty_rows().size() == b.empty_rows().size());
  CHECK(a.empty_rows()[0].row == b.empty_rows()[0].row);
  CHECK(a.tokens() == b.tokens());
  CHECK(a.whole() == b.whole());
}

const std::vector<std::string> tokens{"The", "猫", "\"sat\""};

}  // namespace

TEST_CASE("json_lines: what is read is what was told, to the bit", "[io][lines]") {
  const test::temporary_folder folder;
  trace::recorder rec({.tokens = tokens});
  io::json_lines_writer file(folder.file("run.jsonl"), {tokens});
  tell_story(trace::tee(trace::to(rec), trace::to(file)));
  const trace::recording read = io::read_json_lines(folder.file("run.jsonl"));
  check_same(rec, read);
  CHECK(read.find("enc.3.self_attn.k").type == xattn::dtype::f16);
  CHECK(*read.find("enc.3.self_attn.w_q").bytes == *rec.find("enc.3.self_attn.w_q").bytes);
}

TEST_CASE("npy_folder: what is read is what was told, and a part of a run can be read", "[io][lines]") {
  const test::temporary_folder folder;
  trace::recorder rec({.tokens = tokens});
  io::npy_folder_writer files(folder.file("a/run"), {tokens});
  tell_story(trace::tee(trace::to(rec), trace::to(files)));
  check_same(rec, io::read_npy_folder(folder.file("a/run")));
  CHECK(io::read_npy(folder.file("a/run/enc.3.self_attn.w_q#2.npy")).shape == std::vector<std::size_t>{4, 6});
}

TEST_CASE("npy_folder: what was written before the program was killed can be read", "[io][lines]") {
  const test::temporary_folder folder;
  const std::string run = folder.file("run"), manifest = run + "/manifest.jsonl";
  const auto child = fork();
  if (child == 0) {
    io::npy_folder_writer files(run, {tokens});
    for (int calls = 0; calls < 2000; ++calls) tell_story(trace::to(files));
    _exit(0);
  }
  int status = 0;
  std::error_code none_yet;
  while (std::filesystem::file_size(manifest, none_yet) < 20'000 || none_yet) {
    REQUIRE(waitpid(child, &status, WNOHANG) == 0);
    usleep(1000);
  }
  REQUIRE(kill(child, SIGKILL) == 0);
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
  trace::recorder rec;
  tell_story(trace::to(rec));
  const trace::recording read = io::read_npy_folder(run);
  CHECK(read.size() > 4 * rec.size());
  CHECK(read.tokens() == tokens);
  for (const trace::record& r : read) CHECK(same_numbers(r, rec.find(r.path.substr(0, r.path.find('#')))));
}

TEST_CASE("trace lines: a last line that was cut off is left out", "[io][lines]") {
  const test::temporary_folder folder;
  {
    io::json_lines_writer file(folder.file("run.jsonl"));
    tell_story(trace::to(file));
  }
  std::string text;
  std::getline(std::ifstream(folder.file("run.jsonl"), std::ios::binary), text, '\0');
  const trace::recording whole = io::read_json_lines(folder.file("run.jsonl"));
  const std::size_t last = text.rfind('\n', text.size() - 2);
  const auto cut = io::read_json_lines(folder.write("cut.jsonl", text.substr(0, last + 20)));
  CHECK(cut.size() == whole.size());
  CHECK(cut.empty_rows().size() + 1 == whole.empty_rows().size());
}

TEST_CASE("trace lines: files that are none say why", "[io][lines]") {
  const test::temporary_folder folder;
  const auto refused = [&](const std::string& text) {
    return test::message_of<io::io_error>([&] { (void)io::read_json_lines(folder.write("x.jsonl", text)); });
  };
  CHECK(refused("").find("no complete line") != std::string::npos);
  CHECK(refused("{\"format\":\"other\"}\n").find("does not begin with the format") != std::string::npos);
  CHECK(refused("[1]\n").find("does not begin with the format") != std::string::npos);
  CHECK(refused("{\"format\":\"xattn-lines/1\",\"tokens\":[]}\n{\"record\":\n").find("json") != std::string::npos);
  CHECK_FALSE(test::message_of<io::io_error>([&] { (void)io::read_json_lines(folder.file("none")); }).empty());
  CHECK_FALSE(test::message_of<io::io_error>([&] { io::npy_folder_writer(folder.write("file", "x")); }).empty());
  CHECK_FALSE(test::message_of<io::io_error>([&] { io::json_lines_writer(folder.file("no/such")); }).empty());
}

TEST_CASE("trace lines: a filter before the sink is remembered", "[io][lines]") {
  const test::temporary_folder folder;
  io::json_lines_writer file(folder.file("run.jsonl"));
  trace::filter only(trace::to(file), {.only = {"masked"}});
  tell_story(trace::to(only));
  const trace::recording read = io::read_json_lines(folder.file("run.jsonl"));
  CHECK_FALSE(read.whole());
  CHECK(read.size() == 2);
}
