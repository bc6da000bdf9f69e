// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"

#include <xattn/trace/nearest.hpp>

namespace trace = xattn::trace;

TEST_CASE("nearest: edit distance counts letters inserted, deleted, replaced and swapped", "[trace][nearest]") {
  CHECK(trace::edit_distance("", "") == 0);
  CHECK(trace::edit_distance("", "abc") == 3);
  CHECK(trace::edit_distance("weights", "weights") == 0);
  CHECK(trace::edit_distance("weight", "weights") == 1);
  CHECK(trace::edit_distance("wights", "weights") == 1);
  CHECK(trace::edit_distance("wieghts", "weights") == 1);
  CHECK(trace::edit_distance("kitten", "sitting") == 3);
}

TEST_CASE("nearest: the last part of a path decides as well as the whole", "[trace][nearest]") {
  using names = std::vector<std::string>;
  CHECK(trace::last_part("enc.0.self_attn.weights@t3#2") == "weights");
  CHECK(trace::last_part("q") == "q");
  CHECK(trace::nearest("weight", {"q", "enc.0.self_attn.weights", "w_q", "bias"})[0] == "enc.0.self_attn.weights");
  CHECK(trace::nearest("enc.0.self_attn.weigts", {"weights"}) == names{"weights"});
}

TEST_CASE("nearest: three names at most, equals in the order given", "[trace][nearest]") {
  using names = std::vector<std::string>;
  CHECK(trace::nearest("x", {"a", "b", "c", "d"}) == names{"a", "b", "c"});
  CHECK(trace::nearest("x", {}).empty());
  CHECK(trace::listed({}).empty());
  CHECK(trace::listed({"a", "b"}) == "a, b");
}
