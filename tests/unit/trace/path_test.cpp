// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/trace/path.hpp>

namespace {

namespace trace = xattn::trace;
using trace::block;
using trace::model;
using trace::stage;

trace::site site_of(model m, std::int32_t layer, block b, stage s) {
  trace::site at;
  at.mdl = m;
  at.layer = layer;
  at.blk = b;
  at.st = s;
  return at;
}

}  // namespace

TEST_CASE("path: a place in a model, a layer by itself, a kernel by itself", "[trace][path]") {
  CHECK(trace::record_path(site_of(model::none, -1, block::bare, stage::weights)) == "weights");
  CHECK(trace::record_path(site_of(model::none, -1, block::self_attn, stage::weights)) == "self_attn.weights");
  CHECK(trace::record_path(site_of(model::encoder, 0, block::self_attn, stage::weights)) == "enc.0.self_attn.weights");
  CHECK(trace::record_path(site_of(model::decoder, 11, block::norm3, stage::norm_out)) == "dec.11.norm3.norm_out");
  CHECK(trace::record_path(site_of(model::encoder, -1, block::output, stage::norm_out)) == "enc.output.norm_out");
}

TEST_CASE("path: the suffix says what is special of a call", "[trace][path]") {
  trace::site at = site_of(model::none, -1, block::bare, stage::q);
  at.run = 1;
  CHECK(trace::record_path(at) == "q");
  at.run = 2;
  CHECK(trace::record_path(at) == "q#2");
  at.step = 0;
  CHECK(trace::record_path(at) == "q@t0#2");
  at.step = 17;
  at.run = 0;
  CHECK(trace::record_path(at) == "q@t17");
  at.head = 1;
  at.q0 = 8;
  CHECK(trace::record_path(at) == "q@t17@h1q8");
  CHECK(trace::plain_path(at) == "q");
}

TEST_CASE("path: a tile is named by all its origins, zeros too", "[trace][path]") {
  trace::site at = site_of(model::none, -1, block::bare, stage::tile_scaled);
  at.ph = trace::phase::tile;
  at.batch = 0;
  at.head = 2;
  at.k0 = 128;
  CHECK(trace::record_path(at) == "tile_scaled@b0h2q0k128");
}

TEST_CASE("path: every name is made of file-safe characters and every enumerator has one", "[trace][path]") {
  CHECK(trace::name(block::output) == "output");
  CHECK(trace::name(model::decoder) == "dec");
  CHECK(trace::name(trace::origin::replayed) == "replayed");
  CHECK(trace::name(trace::path::decode) == "decode");
  trace::site at = site_of(model::encoder, 3, block::cross_attn, stage::w_gate);
  at.run = 7;
  at.step = 2;
  CHECK(trace::record_path(at).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_.@#~") == std::string::npos);
}

TEST_CASE("path: equal paths of one sink are told apart", "[trace][path]") {
  trace::path_book book;
  CHECK(book.unique("q") == "q");
  CHECK(book.unique("q") == "q~2");
  CHECK(book.unique("k") == "k");
  CHECK(book.unique("q") == "q~3");
  book.clear();
  CHECK(book.unique("q") == "q");
}
