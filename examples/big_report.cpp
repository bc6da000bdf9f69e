// SPDX-License-Identifier: BSD-3-Clause
// 1024 words and 12 heads: 13 million weights that a page cannot hold, shown at several resolutions within 4 MB.
//   big_report [--out FILE.html] [--npz FILE.npz]     default: big.html, and no file with all numbers (80 MB)
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/multi_head_attention.hpp>
#include <xattn/positional_encoding.hpp>
#include <xattn/trace.hpp>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <string>

namespace {

namespace trace = xattn::trace;
constexpr std::size_t words = 1024, heads = 12, width = 768;

std::vector<std::string> word_names() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < words; ++i) names.push_back("w" + std::to_string(i));
  return names;
}

/// Random weights, the scores of each head a little sharper than those of the head before.
xattn::multi_head_attention<float> attention() {
  xattn::multi_head_attention<float> mha({.d_model = width, .heads = heads, .seed = 12});
  xt::xtensor<float, 2> w_q = mha.w_q();
  for (std::size_t i = 0; i < width; ++i) {
    for (std::size_t j = 0; j < width; ++j) w_q(i, j) *= static_cast<float>(j * heads / width + 1);
  }
  mha.w_q() = w_q;
  return mha;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main(int count, char** arguments) {
  std::string html = "big.html", npz;
  for (int n = 1; n < count; n += 2) {
    const std::string word = arguments[n];
    if (n + 1 == count || (word != "--out" && word != "--npz")) {
      return std::cerr << "usage: big_report [--out FILE.html] [--npz FILE.npz]\n", 2;
    }
    (word == "--out" ? html : npz) = arguments[n + 1];
  }
  const xt::xtensor<float, 2> x =
      examples::draw(5).normal(words, width) + xattn::sinusoidal_encoding<float>(words, width);
  const xattn::multi_head_attention<float> mha = attention();
  trace::recorder rec(
      {.only = {"attn_in", "q", "k", "v", "lse", "weights", "context", "attn_out"}, .tokens = word_names()});
  auto start = std::chrono::steady_clock::now();
  (void)mha(x, xattn::causal, {}, trace::to(rec));
  std::cout << std::fixed << std::setprecision(2) << "recorded " << (rec.bytes() + 500'000) / 1'000'000 << " MB in "
            << seconds_since(start) << " s\n";
  if (!npz.empty()) xattn::io::write_npz(rec, npz);
  start = std::chrono::steady_clock::now();
  xattn::io::write_html(rec, html, {.title = "1024 words, 12 heads", .shrink = true, .npz = npz});
  const auto size = static_cast<double>(std::filesystem::file_size(html));
  std::cout << html << ": " << size / 1e6 << " MB in " << seconds_since(start) << " s\n";

  examples::checker check("big_report");
  const trace::record& weights = rec.find("self_attn.weights");
  check.that("the streaming kernel ran", weights.at.pth == trace::path::streaming);
  check.that("its weights were replayed", weights.at.org == trace::origin::replayed);
  trace::recorder part({.heads = {{.head = heads - 1}}, .rows = {{words - 16, words}}});  // all stages of it
  (void)mha(x, xattn::causal, {}, trace::to(part));
  check.audited("the last words of the sharpest head", part);
  check.at_most("size of the page", size, 4e6);
  check.at_least("size of the page", size, 2e6);
  return check.report();
}
