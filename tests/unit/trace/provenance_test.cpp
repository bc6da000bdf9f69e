// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/core/provenance.hpp>

#include <set>

namespace {

namespace trace = xattn::trace;
using trace::block;
using trace::operation;
using trace::source;
using trace::stage;
using trace::wiring;

/// The first row that fits.
const trace::provenance_row* first(stage s, block b, wiring w) {
  for (const trace::provenance_row& row : trace::provenance_table) {
    if (row.fits(s, b, w)) return &row;
  }
  return nullptr;
}

struct origin_of {
  stage st;
  source from;
  friend bool operator==(const origin_of&, const origin_of&) = default;
};

origin_of copied(stage s, block b, wiring w) {
  const trace::provenance_row* row = first(s, b, w);
  REQUIRE(row != nullptr);
  REQUIRE(row->how == operation::same);
  return {row->operands[0].st, row->operands[0].from};
}

}  // namespace

TEST_CASE("provenance: every tensor that can be shown has a row", "[core][provenance]") {
  std::set<stage> results;
  for (const trace::provenance_row& row : trace::provenance_table) results.insert(row.result);
  for (const trace::stage_info& s : trace::stage_table) {
    INFO(s.name);
    CHECK((s.when != trace::phase::forward || results.count(s.id) == 1));
  }
}

TEST_CASE("provenance: rows have the operands that their operation needs", "[core][provenance]") {
  for (const trace::provenance_row& row : trace::provenance_table) {
    INFO(trace::name(row.result) << ": " << row.formula);
    CHECK_FALSE(row.formula.empty());
    CHECK((row.count == 0) == (row.how == operation::input));
    if (row.how == operation::same) CHECK(row.count == 1);
    if (row.how == operation::project) CHECK((row.count == 3 && !row.operands[2].needed));
    if (row.count > 0) CHECK(row.operands[0].needed);
    for (std::size_t i = 0; i < row.count; ++i) {
      const trace::operand& o = row.operands[i];
      CHECK_FALSE((o.st == row.result && o.from == source::here));
    }
  }
}

TEST_CASE("provenance: what a norm is given, in each kind of layer", "[core][provenance]") {
  const auto input = [](block b, wiring w) { return copied(stage::x, b, w); };
  CHECK(input(block::norm1, wiring::post_encoder) == origin_of{stage::resid_mid, source::self_attn});
  CHECK(input(block::norm1, wiring::pre_decoder) == origin_of{stage::x, source::embed});
  CHECK(input(block::norm2, wiring::post_encoder) == origin_of{stage::resid_post, source::ffn});
  CHECK(input(block::norm2, wiring::pre_encoder) == origin_of{stage::resid_mid, source::self_attn});
  CHECK(input(block::norm2, wiring::post_decoder) == origin_of{stage::resid_mid, source::cross_attn});
  CHECK(input(block::norm2, wiring::pre_decoder) == origin_of{stage::resid_mid, source::self_attn});
  CHECK(input(block::norm3, wiring::post_decoder) == origin_of{stage::resid_post, source::ffn});
  CHECK(input(block::norm3, wiring::pre_decoder) == origin_of{stage::resid_mid, source::cross_attn});
  CHECK(input(block::output, wiring::post_encoder) == origin_of{stage::block_out, source::before});
  CHECK(input(block::embed, wiring::pre_encoder) == origin_of{stage::block_out, source::before});
}

TEST_CASE("provenance: what a sublayer is given and a layer gives", "[core][provenance]") {
  CHECK(copied(stage::attn_in, block::self_attn, wiring::post_encoder) == origin_of{stage::x, source::embed});
  CHECK(copied(stage::attn_in, block::self_attn, wiring::pre_encoder) == origin_of{stage::norm_out, source::norm1});
  CHECK(copied(stage::attn_in, block::cross_attn, wiring::pre_decoder) == origin_of{stage::norm_out, source::norm2});
  CHECK(copied(stage::kv_in, block::self_attn, wiring::pre_decoder) == origin_of{stage::attn_in, source::here});
  CHECK(first(stage::kv_in, block::cross_attn, wiring::pre_decoder)->how == operation::input);
  CHECK(copied(stage::ffn_in, block::ffn, wiring::post_encoder) == origin_of{stage::norm_out, source::norm1});
  CHECK(copied(stage::ffn_in, block::ffn, wiring::pre_decoder) == origin_of{stage::norm_out, source::norm3});
  CHECK(copied(stage::block_out, block::output, wiring::post_encoder) == origin_of{stage::norm_out, source::norm2});
  CHECK(copied(stage::block_out, block::output, wiring::post_decoder) == origin_of{stage::norm_out, source::norm3});
  CHECK(copied(stage::block_out, block::output, wiring::pre_encoder) == origin_of{stage::resid_post, source::ffn});
  CHECK(first(stage::resid_mid, block::self_attn, wiring::post_encoder)->how == operation::sum);
}

TEST_CASE("provenance: sandwich layers normalise what a sublayer gives, parallel ones share a norm",
          "[core][provenance]") {
  const auto added = [](stage s, block b, wiring w) { return first(s, b, w)->operands[1].st; };
  CHECK(copied(stage::x, block::cross_attn, wiring::sandwich_decoder) == origin_of{stage::attn_out, source::here});
  CHECK(copied(stage::x, block::ffn, wiring::sandwich_encoder) == origin_of{stage::ffn_out, source::here});
  CHECK(added(stage::resid_mid, block::self_attn, wiring::sandwich_encoder) == stage::norm_out);
  CHECK(added(stage::resid_mid, block::cross_attn, wiring::sandwich_decoder) == stage::norm_out);
  CHECK(added(stage::resid_post, block::ffn, wiring::sandwich_decoder) == stage::norm_out);
  CHECK(added(stage::resid_mid, block::self_attn, wiring::parallel_encoder) == stage::attn_out);
  CHECK(copied(stage::ffn_in, block::ffn, wiring::sandwich_decoder) == origin_of{stage::norm_out, source::norm3});
  CHECK(copied(stage::ffn_in, block::ffn, wiring::sandwich_encoder) == origin_of{stage::norm_out, source::norm2});
  CHECK(copied(stage::ffn_in, block::ffn, wiring::parallel_decoder) == origin_of{stage::norm_out, source::norm1});
  CHECK(copied(stage::attn_in, block::cross_attn, wiring::parallel_decoder) ==
        origin_of{stage::norm_out, source::norm1});
  CHECK(copied(stage::block_out, block::output, wiring::parallel_decoder) == origin_of{stage::resid_post, source::ffn});
}

TEST_CASE("provenance: wiring tells the kinds of layer apart", "[core][provenance]") {
  CHECK(trace::wiring_of(true, false, true) == wiring::sandwich_encoder);
  CHECK(trace::wiring_of(true, true, true) == wiring::sandwich_decoder);
  CHECK(trace::wiring_of(true, false, false, true) == wiring::parallel_encoder);
  CHECK(trace::wiring_of(true, true, false, true) == wiring::parallel_decoder);
  CHECK(trace::wiring_of(false, false) == wiring::post_encoder);
  CHECK(trace::wiring_of(true, false) == wiring::pre_encoder);
  CHECK(trace::wiring_of(false, true) == wiring::post_decoder);
  CHECK(trace::wiring_of(true, true) == wiring::pre_decoder);
}
