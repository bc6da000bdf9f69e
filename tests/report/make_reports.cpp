// SPDX-License-Identifier: BSD-3-Clause
// Writes the reports that the browser tests open, each beside the numbers of the same run: FOLDER/NAME.html and NAME.npz.
//   make_reports FOLDER
#include "support/draw.hpp"

#include <xattn/decoder.hpp>
#include <xattn/encoder.hpp>
#include <xattn/io/html_report.hpp>
#include <xattn/io/npz.hpp>
#include <xattn/trace.hpp>

#include <iostream>
#include <limits>
#include <string>

namespace {

namespace trace = xattn::trace;
using matrix = xt::xtensor<float, 2>;
using words = std::vector<std::string>;

struct writer {
  std::string folder;

  void operator()(const std::string& name, const trace::recording& rec) const { (*this)(name, rec, name); }
  void operator()(const std::string& name, const trace::recording& rec, const std::string& title) const {
    xattn::io::write_html(rec, folder + "/" + name + ".html", {.title = title});
    xattn::io::write_npz(rec, folder + "/" + name + ".npz");
  }
};

words numbered(std::size_t count) {
  words all;
  for (std::size_t i = 0; i < count; ++i) all.push_back("w" + std::to_string(i));
  return all;
}

/// Two layers of two heads: enough cells to draw fifty of each stage by lot.
void layers(const writer& write) {
  const xattn::encoder<float> model({.d_model = 16, .heads = 2, .d_hidden = 24, .seed = 3, .layers = 2});
  trace::recorder rec({.tokens = numbered(12)});
  (void)model(examples::draw(1).normal(12, 16), {}, {}, trace::to(rec));
  write("layers", rec);
}

/// Cross-attention, caches, and a record a step; fewer key-value heads, rotary positions, a gate.
void steps(const writer& write) {
  const xattn::decoder<float> model({.d_model = 16, .heads = 4, .kv_heads = 2, .d_hidden = 24,
                                     .activation = xattn::activation::silu, .gated = true, .norm_first = true,
                                     .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split},
                                     .seed = 5, .layers = 1, .final_norm = true});
  examples::draw random(2);
  const matrix memory = random.normal(5, 16);
  auto caches = model.make_caches(4, memory);
  trace::recorder rec({.tokens = {"a", "b", "c", "d"}});
  for (const std::size_t n : {2u, 1u, 1u}) (void)model(random.normal(n, 16), caches, memory, {}, {}, {}, trace::to(rec));
  write("steps", rec);
}

/// A causal mask and a row that may attend to nothing.
void excluded(const writer& write) {
  examples::draw random(4);
  const matrix q = random.normal(4, 3), k = random.normal(4, 3), v = random.normal(4, 3);
  xt::xtensor<bool, 2> allowed = xt::zeros<bool>({4, 4});
  for (std::size_t i = 1; i < 4; ++i) {
    for (std::size_t j = 0; j <= i; ++j) allowed(i, j) = true;
  }
  trace::recorder rec({.tokens = {"The", "cat", "sat", "down"}});
  (void)xattn::attention(q, k, v, xattn::boolean(allowed), {}, trace::to(rec));
  write("excluded", rec);
}

void not_a_number(const writer& write) {
  examples::draw random(5);
  matrix q = random.normal(3, 3), v = random.normal(3, 3);
  q(1, 0) = std::numeric_limits<float>::quiet_NaN();
  v(2, 1) = std::numeric_limits<float>::infinity();
  trace::recorder rec({.tokens = {"The", "cat", "sat"}});
  (void)xattn::attention(q, random.normal(3, 3), v, {}, {}, trace::to(rec));
  write("nan", rec);
}

void missing(const writer& write) {
  examples::draw random(6);
  trace::recorder rec({.only = {"q", "weights", "context"}});
  (void)xattn::attention(random.normal(3, 3), random.normal(3, 3), random.normal(3, 3), {}, {}, trace::to(rec));
  write("missing", rec);
}

void smallest(const writer& write) {
  const matrix one = {{0.5f}};
  trace::recorder rec({.tokens = {"one"}});
  (void)xattn::attention(one, one, one, {}, {}, trace::to(rec));
  write("smallest", rec);
}

/// Doubles, more rows than a table shows, and more keys than rows.
void wide(const writer& write) {
  using array = xt::xtensor<double, 4>;
  examples::draw random(7);
  const auto filled = [&random](std::size_t heads, std::size_t rows) {
    array a = array::from_shape({2, heads, rows, 8});
    for (double& x : a) x = random.normal();
    return a;
  };
  trace::recorder rec;
  (void)xattn::attention(filled(3, 40), filled(3, 50), filled(3, 50), {}, {}, trace::to(rec));
  write("wide", rec);
}

/// Too large for the file, so that it is shown at lower resolution.
void shrunk(const writer& write) {
  const xattn::encoder<float> model({.d_model = 24, .heads = 3, .d_hidden = 24, .seed = 3, .layers = 1});
  trace::recorder rec;
  (void)model(xt::eval(3.f * examples::draw(9).normal(600, 24)), xattn::causal, {}, trace::to(rec));
  xattn::io::write_html(rec, write.folder + "/shrunk.html", {.shrink = true, .npz = "shrunk.npz"});
  xattn::io::write_npz(rec, write.folder + "/shrunk.npz");
}

void hostile(const writer& write) {
  const std::string script = "</script><img src=x onerror=alert(1)>";
  examples::draw random(8);
  const words tokens{script, "<!--<script>", "\"quoted\" & 'more' \\ \xe2\x80\xa8\xe2\x80\xa9", "&lt;b&gt;"};
  trace::recorder rec({.tokens = tokens});
  (void)xattn::attention(random.normal(4, 3), random.normal(4, 3), random.normal(4, 3), {}, {}, trace::to(rec));
  write("hostile", rec, script);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return std::cerr << "usage: make_reports FOLDER\n", 2;
  const writer write{arguments[1]};
  layers(write);
  steps(write);
  excluded(write);
  not_a_number(write);
  missing(write);
  smallest(write);
  wide(write);
  hostile(write);
  shrunk(write);
  write("empty", trace::recording());
}
