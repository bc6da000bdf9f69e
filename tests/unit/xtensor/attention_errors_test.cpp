// SPDX-License-Identifier: BSD-3-Clause
/// Every argument of every attention function: a wrong shape is an error that names function, argument, what came and
/// what was expected, and the outputs keep their bits.
#include "support/thrown.hpp"
#include "unit/xtensor/attending.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace {

using shape = std::vector<std::size_t>;
using array = xt::xarray<float>;
using options = xattn::attention_options<float>;

array filled(const shape& s, float value = 1) {
  array a(s);
  for (float& x : a) x = value;
  return a;
}

/// A call that is right but for what a fault changes.
struct call {
  shape q{2, 4, 3, 5}, k{2, 2, 6, 5}, v{2, 2, 6, 7}, out{2, 4, 3, 7}, lse{2, 4, 3};
  std::optional<shape> sinks = std::nullopt;
};

struct fault {
  std::function<void(call&)> change;
  std::vector<std::string_view> says;
};

/// What q, k, v and the options may do wrong.
const std::vector<fault> input_faults{
    {[](call& c) { c.q = {5}; }, {"q has shape (5)", "expected (Lq, D), (H, Lq, D) or (B, H, Lq, D)"}},
    {[](call& c) {
       c.q = {1, 2, 4, 3, 5};
     },
     {"q has shape (1, 2, 4, 3, ...), 5 axes", "expected"}},
    {[](call& c) { c.q = {}; }, {"q has shape ()", "expected"}},
    {[](call& c) {
       c.q = {2, 4, 3, 0}, c.k[3] = 0;
     },
     {"q has shape (2, 4, 3, 0)", "width D of at least 1"}},
    {[](call& c) { c.k[3] = 6; }, {"k has shape (2, 2, 6, 6)", "D = 5", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.k[3] = 1; }, {"k has shape (2, 2, 6, 1)", "D = 5"}},
    {[](call& c) {
       c.k = {2, 6, 5};
     },
     {"k has shape (2, 6, 5)", "4 axes", "q (2, 4, 3, 5)"}},
    {[](call& c) {
       c.k = {1, 2, 2, 6, 5};
     },
     {"k has shape (1, 2, 2, 6, ...), 5 axes", "expected 4 axes"}},
    {[](call& c) { c.k[0] = 1; }, {"k has shape (1, 2, 6, 5)", "batch size 2", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.k[1] = 3, c.v[1] = 3; },
     {"k has shape (2, 3, 6, 5)", "divides the 4 query heads", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.k[1] = 8, c.v[1] = 8; }, {"k has shape (2, 8, 6, 5)", "divides the 4 query heads"}},
    {[](call& c) { c.k[1] = 0, c.v[1] = 0; }, {"k has shape (2, 0, 6, 5)", "divides the 4 query heads"}},
    {[](call& c) { c.v[2] = 5; }, {"v has shape (2, 2, 5, 7)", "Lk = 6", "k (2, 2, 6, 5)"}},
    {[](call& c) { c.v[2] = 1; }, {"v has shape (2, 2, 1, 7)", "Lk = 6"}},
    {[](call& c) { c.v[1] = 3; }, {"v has shape (2, 3, 6, 7)", "divides the 4 query heads", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.v[1] = 0; }, {"v has shape (2, 0, 6, 7)", "divides the 4 query heads"}},
    {[](call& c) { c.v[0] = 1; }, {"v has shape (1, 2, 6, 7)", "batch size 2"}},
    {[](call& c) {
       c.v = {6, 7};
     },
     {"v has shape (6, 7)", "4 axes"}},
    {[](call& c) { c.sinks = shape{3}; }, {"sinks has shape (3)", "expected (4)", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.sinks = shape{1}; }, {"sinks has shape (1)", "expected (4)"}},
    {[](call& c) {
       c.sinks = shape{1, 4};
     },
     {"sinks has shape (1, 4)", "expected (4)"}},
};

const std::vector<fault> output_faults{
    {[](call& c) { c.out[3] = 5; }, {"out has shape (2, 4, 3, 5)", "expected (2, 4, 3, 7)", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.out[2] = 4; }, {"out has shape (2, 4, 4, 7)", "expected (2, 4, 3, 7)"}},
    {[](call& c) { c.out[1] = 2; }, {"out has shape (2, 2, 3, 7)", "expected (2, 4, 3, 7)"}},
    {[](call& c) { c.out[0] = 1; }, {"out has shape (1, 4, 3, 7)", "expected (2, 4, 3, 7)"}},
    {[](call& c) { c.out = {8, 3, 7}; }, {"out has shape (8, 3, 7)", "expected (2, 4, 3, 7)"}},
    {[](call& c) { c.out = {1, 2, 4, 3, 7}; }, {"out has shape (1, 2, 4, 3, ...), 5 axes", "expected (2, 4, 3, 7)"}},
    {[](call& c) { c.lse = {2, 4, 4}; }, {"lse has shape (2, 4, 4)", "expected (2, 4, 3)", "q (2, 4, 3, 5)"}},
    {[](call& c) { c.lse = {2, 4, 3, 1}; }, {"lse has shape (2, 4, 3, 1)", "expected (2, 4, 3)"}},
    {[](call& c) { c.lse = {24}; }, {"lse has shape (24)", "expected (2, 4, 3)"}},
};

test::verdict mentions(const std::string& text, const std::string_view& function,
                       const std::vector<std::string_view>& parts) {
  if (text.substr(0, function.size() + 2) != std::string(function) + ": ") return {false, text};
  for (const std::string_view part : parts) {
    if (const auto v = test::mentions(text, {part}); !v) return v;
  }
  return {true, text};
}

/// Runs the call, which must throw; the message.
template <class Error>
std::string refused_into(const call& c, options o = {}) {
  const array q = filled(c.q), k = filled(c.k), v = filled(c.v), sinks = filled(c.sinks.value_or(shape{}));
  array out = filled(c.out, 3), lse = filled(c.lse, 4);
  o.lse = lse;
  if (c.sinks) o.sinks = sinks;
  return test::message_keeping<Error>([&] { xattn::attention_into(out, q, k, v, {}, o); }, out, lse);
}

}  // namespace

TEST_CASE("attention_into: every wrong argument is named, with both shapes, and nothing is written",
          "[attention][errors]") {
  for (const auto* faults : {&input_faults, &output_faults}) {
    for (const fault& f : *faults) {
      call c;
      f.change(c);
      CHECK(mentions(refused_into<xattn::shape_error>(c), "attention_into", f.says));
    }
  }
}

TEST_CASE("attention: every wrong argument is named, with both shapes", "[attention][errors]") {
  for (const fault& f : input_faults) {
    call c;
    f.change(c);
    const array q = filled(c.q), k = filled(c.k), v = filled(c.v), sinks = filled(c.sinks.value_or(shape{}));
    options o;
    if (c.sinks) o.sinks = sinks;
    CHECK(mentions(test::message_of<xattn::shape_error>([&] { (void)xattn::attention(q, k, v, {}, o); }), "attention",
                   f.says));
  }
}

TEST_CASE("workspace_size: every wrong argument is named, with both shapes", "[attention][errors]") {
  for (const fault& f : input_faults) {
    call c;
    f.change(c);
    const array q = filled(c.q), k = filled(c.k), v = filled(c.v), sinks = filled(c.sinks.value_or(shape{}));
    options o;
    if (c.sinks) o.sinks = sinks;
    CHECK(mentions(test::message_of<xattn::shape_error>([&] { (void)xattn::workspace_size(q, k, v, o); }),
                   "workspace_size", f.says));
  }
}

TEST_CASE("attention_into: the call without a fault is right", "[attention][errors]") {
  const call c;
  array out = filled(c.out, 3), lse = filled(c.lse, 4);
  xattn::attention_into(out, filled(c.q), filled(c.k), filled(c.v), {}, {.lse = lse});
  for (const float x : out) CHECK(x == 1.0f);
}

TEST_CASE("attention_into: wrong values are option errors that keep the outputs", "[attention][errors]") {
  const float infinite = std::numeric_limits<float>::infinity();
  CHECK(mentions(refused_into<xattn::option_error>({}, {.scale = infinite}), "attention_into",
                 {"scale", "inf", "finite"}));
  CHECK(mentions(refused_into<xattn::option_error>({}, {.softcap = -1.0f}), "attention_into", {"softcap is -1"}));
}

TEST_CASE("attention_into: a workspace that is too small is an option error with both sizes", "[attention][errors]") {
  const call c;
  const std::size_t enough = xattn::workspace_size(filled(c.q), filled(c.k), filled(c.v));
  std::vector<std::byte> scratch(enough / 2);
  const auto message = refused_into<xattn::option_error>(c, {.workspace = scratch});
  CHECK(mentions(message, "attention_into", {"workspace", std::to_string(scratch.size()), std::to_string(enough)}));
}

TEST_CASE("attention_into: a mask that does not fit is named, with both shapes, and nothing is written",
          "[attention][errors]") {
  const call c;
  const array q = filled(c.q), k = filled(c.k), v = filled(c.v);
  array out = filled(c.out, 3);
  for (const shape& s : {shape{3, 5}, shape{3, 1}, shape{2, 3, 6}, shape{2, 4, 2, 6}, shape{1, 2, 4, 3, 6}, shape{5}}) {
    const array m = filled(s);
    const auto message = test::message_keeping<xattn::shape_error>(
        [&] { xattn::attention_into(out, q, k, v, xattn::causal & xattn::additive(m)); }, out);
    CHECK(mentions(message, "attention_into", {"additive mask has shape (", "scores (2, 4, 3, 6)"}));
  }
  const xt::xarray<bool> m = xt::ones<bool>({3, 5});
  const auto message = test::message_keeping<xattn::shape_error>(
      [&] { xattn::attention_into(out, q, k, v, xattn::boolean(m)); }, out);
  CHECK(mentions(message, "attention_into", {"boolean mask has shape (3, 5)", "scores (2, 4, 3, 6)"}));
}

TEST_CASE("attention: ranks that are known at compile time and differ are shape errors", "[attention][errors]") {
  const xt::xtensor<float, 3> q = xt::ones<float>({2, 3, 5});
  const xt::xtensor<float, 2> k = xt::ones<float>({6, 5}), v = xt::ones<float>({6, 7});
  CHECK(test::mentions(test::message_of<xattn::shape_error>([&] { (void)xattn::attention(q, k, v); }),
                       {"attention: k has shape (6, 5)", "3 axes"}));
}

TEST_CASE("attention_into: an output may not share memory with an input", "[attention][errors]") {
  array q = filled({3, 5}), k = filled({6, 5}), v = filled({6, 5}), out = filled({3, 5}), lse = filled({3});
  const auto refused = [&](auto&& to, options o, const std::string& says) {
    const auto message = test::message_keeping<xattn::option_error>(
        [&] { xattn::attention_into(to, q, k, v, {}, o); }, q, k, v, out, lse);
    CHECK(mentions(message, "attention_into", {says, "expected separate buffers"}));
  };
  refused(q, {}, "out overlaps q");
  refused(xattn::view<float, 2>(k.data() + 7, {3, 5}), {}, "out overlaps k");
  refused(xattn::view<float, 2>(v.data() + 29, {3, 5}, {-5, -1}), {}, "out overlaps v");
  refused(out, {.lse = xattn::view<float, 1>(q.data() + 14, {3}, {-7})}, "lse overlaps q");
  refused(out, {.lse = xattn::view<float, 1>(k.data(), {3})}, "lse overlaps k");
  refused(out, {.lse = xattn::view<float, 1>(v.data() + 3, {3})}, "lse overlaps v");
  refused(out, {.lse = xattn::view<float, 1>(out.data() + 4, {3})}, "lse overlaps out");
}

TEST_CASE("attention_into: an output whose elements share memory with one another is refused", "[attention][errors]") {
  const array q = filled({3, 5}), k = filled({6, 5}), v = filled({6, 5});
  array out = filled({3, 5});
  const auto message = test::message_keeping<xattn::option_error>(
      [&] { xattn::attention_into(xattn::view<float, 2>(out.data(), {3, 5}, {0, 1}), q, k, v); }, out);
  CHECK(mentions(message, "attention_into", {"out", "expected separate elements"}));
}

TEST_CASE("attention_into: an output beside an input in one matrix is fine", "[attention][errors]") {
  std::vector<float> packed(4 * 20, 1.0f);  // rows of q, k, v, out, five columns each
  const auto columns = [&](std::ptrdiff_t first) {
    return xattn::view<float, 2>(packed.data() + first, {4, 5}, {20, 1});
  };
  xattn::attention_into(columns(15), columns(0), columns(5), columns(10));
  CHECK(packed == std::vector<float>(80, 1.0f));
}
