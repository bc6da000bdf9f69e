// SPDX-License-Identifier: BSD-3-Clause
// Text from an encoder and a decoder, letter by letter: with a cache each step computes one row; without it, all rows
// again. The weights are random, so that the text means nothing; the loop is that of any model.
#include "support/check.hpp"
#include "support/next_token.hpp"

#include <xattn/decoder.hpp>
#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <chrono>
#include <iostream>
#include <string>
#include <vector>

namespace {

using matrix = xt::xtensor<float, 2>;
using tokens = std::vector<int>;
using examples::choice;
using examples::greedy;
using examples::sampled;

const std::string alphabet = "abcdefghijklmnopqrstuvwxyz ";
constexpr std::size_t text_length = 48;

tokens read(const std::string& text) {
  tokens ids;
  for (const char letter : text) ids.push_back(static_cast<int>(alphabet.find(letter)));
  return ids;
}

std::string written(const tokens& ids) {
  std::string text;
  for (const int id : ids) text += alphabet[static_cast<std::size_t>(id)];
  return text;
}

/// Both stacks: norm first, rotary positions, gated SiLU, RMS norms.
xattn::transformer_config stack(std::uint64_t seed) {
  const xattn::rotary_config rope{.pairing = xattn::rotary_pairing::half_split};
  return {.d_model = 64, .heads = 4, .kv_heads = 2, .d_hidden = 160, .activation = xattn::activation::silu,
          .gated = true, .norm_first = true, .rope = rope, .bias = false, .seed = seed, .layers = 3,
          .final_norm = true, .norm = xattn::norm_kind::rms};
}

struct translator {
  xattn::embedding<float> letters{{.tokens = alphabet.size(), .d_model = 64, .seed = 1}};
  xattn::encoder<float> encoder{stack(2)};
  xattn::decoder<float> decoder{stack(3)};

  /// The logits of the last token: with caches, of the tokens that they do not hold yet.
  matrix next(const tokens& ids, const matrix& memory) const { return last(decoder(letters(ids), memory)); }
  matrix next(const tokens& fresh, xattn::decoder_caches<float>& caches, const matrix& memory) const {
    return last(decoder(letters(fresh), caches, memory));
  }

 private:
  matrix last(const matrix& rows) const {
    const auto width = static_cast<xattn::index_t>(rows.shape()[1]);
    return letters.logits(xattn::view<const float, 2>(rows.data() + rows.size() - rows.shape()[1], {1, width}));
  }
};

struct run {
  tokens text;
  std::vector<matrix> logits;
  double microseconds_per_token;
};

template <class Step>
run generate(const choice& pick, const Step& step) {
  run r{{static_cast<int>(alphabet.find(' '))}, {}, 0};
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t n = 0; n < text_length; ++n) {
    r.logits.push_back(step(r.text));
    r.text.push_back(pick(r.logits.back(), n));
  }
  const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
  r.microseconds_per_token = taken.count() / static_cast<double>(text_length);
  return r;
}

run with_cache(const translator& model, const matrix& memory, const choice& pick) {
  auto caches = model.decoder.make_caches(text_length, memory);
  return generate(pick, [&](const tokens& text) { return model.next({text.back()}, caches, memory); });
}

run without_cache(const translator& model, const matrix& memory, const choice& pick) {
  return generate(pick, [&](const tokens& text) { return model.next(text, memory); });
}

double largest_difference(const run& a, const run& b) {
  double d = 0;
  for (std::size_t n = 0; n < a.logits.size(); ++n) {
    for (std::size_t id = 0; id < alphabet.size(); ++id) {
      d = std::max(d, std::abs(static_cast<double>(a.logits[n](0, id)) - static_cast<double>(b.logits[n](0, id))));
    }
  }
  return d;
}

}  // namespace

int main() {
  const translator model;
  const matrix memory = model.encoder(model.letters(read("attention is all you need")));
  std::cout << "Source: attention is all you need\n\n";
  examples::checker check("generation");
  const auto show = [&](const char* name, const choice& pick) {
    const run fast = with_cache(model, memory, pick), slow = without_cache(model, memory, pick);
    const double difference = largest_difference(fast, slow);
    std::cout << std::left << std::setw(17) << name << '"' << written(fast.text) << "\"\n" << std::fixed
              << std::setprecision(1) << "                 with cache " << fast.microseconds_per_token
              << " us a token, without " << slow.microseconds_per_token << " us; logits differ by "
              << (difference <= 1e-4 ? "less than 1e-4" : "MORE THAN 1e-4") << "\n";
    check.at_most(std::string("difference of the logits, ") + name, difference, 1e-4);
    check.that(std::string("the same text with and without cache, ") + name, fast.text == slow.text);
    return fast.text;
  };
  const tokens best = show("greedy", greedy);
  const tokens cool = show("temperature 0.5", sampled(0.5, 1)), warm = show("temperature 1", sampled(1, 1));
  const tokens again = with_cache(model, memory, sampled(1, 1)).text,
               other = with_cache(model, memory, sampled(1, 2)).text;
  std::cout << "\nThe same seed again: " << (again == warm ? "the same text" : "ANOTHER TEXT") << "; another seed: \""
            << written(other) << "\"\n";
  xattn::trace::recorder rec;
  auto caches = model.decoder.make_caches(2, memory);
  for (const char* letter : {"a", "b"}) {
    (void)model.decoder(model.letters(read(letter)), caches, memory, {}, {}, {}, xattn::trace::to(rec));
  }
  check.audited("two steps of the decoder", rec);
  check.that("the same seed gives the same text", again == warm);
  check.that("another seed gives another text", other != warm && cool != best);
  check.that("a temperature near 0 is greedy", with_cache(model, memory, sampled(1e-4, 1)).text == best);
  return check.report();
}
