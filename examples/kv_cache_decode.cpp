// SPDX-License-Identifier: BSD-3-Clause
// Decoding, token by token: keys and values of the tokens so far stay in a cache, so that a step computes one row. The
// trace names each step, @t0, @t1, ..; its row is the row that a run over the whole text has.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/multi_head_attention.hpp>
#include <xattn/trace.hpp>

#include <algorithm>
#include <iostream>

namespace {

namespace trace = xattn::trace;
using matrix = xt::xtensor<float, 2>;
constexpr std::size_t length = 6, d_model = 16, heads = 2;

/// The record of a stage in a step.
const trace::record& of_step(const trace::recording& rec, trace::stage s, std::size_t t) {
  return *std::find_if(rec.begin(), rec.end(), [&](const trace::record& r) {
    return r.at.st == s && r.at.step == static_cast<std::int32_t>(t);
  });
}

/// Prints the row of the first head, and holds every head's against the same row of the whole run.
void compare_weights(examples::checker& check, const trace::record& step, const xt::xarray<double>& all) {
  const xt::xarray<double> a = step.as<double>();
  const std::size_t t = a.shape(2) - 1;
  std::cout << trace::padded(step.path, 26);
  for (std::size_t j = 0; j <= t; ++j) std::cout << "  " << a(0, 0, j);
  std::cout << '\n';
  for (std::size_t h = 0; h < heads; ++h) {
    for (std::size_t j = 0; j <= t; ++j) check.near("weight of " + step.path, a(h, 0, j), all(h, t, j), 1e-6);
  }
}

}  // namespace

int main() {
  const xattn::multi_head_attention<float> mha(
      {.d_model = d_model,
       .heads = heads,
       .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::half_split},
       .seed = 2});
  examples::draw random(7);
  const matrix x = random.normal(length, d_model);
  trace::recorder whole;
  const matrix all = mha(x, xattn::causal, {}, trace::to(whole));

  std::cout << "Weights of head 0, a row a step: the new token over all keys in the cache\n\n"
            << std::fixed << std::setprecision(3);
  auto cache = mha.make_cache(length);
  trace::recorder steps;
  examples::checker check("kv_cache_decode");
  matrix last;
  for (std::size_t t = 0; t < length; ++t) {
    const xattn::view<const float, 2> token(&x(t, 0), {1, d_model});
    last = mha(token, cache, xattn::causal, {}, trace::to(steps));
    compare_weights(check, of_step(steps, trace::stage::weights, t), whole["self_attn.weights"]);
    const trace::record& keys = of_step(steps, trace::stage::cache_k, t);
    check.equal("keys in the cache", static_cast<double>(keys.shape[1]), static_cast<double>(t + 1));
    check.equal("rows that a step projects", static_cast<double>(of_step(steps, trace::stage::q, t).shape[1]), 1);
  }

  std::cout << "\nlast row of the output, first numbers\n step    ";
  for (std::size_t c = 0; c < 6; ++c) std::cout << std::setw(8) << last(0, c);
  std::cout << "\n full run";
  for (std::size_t c = 0; c < 6; ++c) std::cout << std::setw(8) << all(length - 1, c);
  std::cout << '\n';
  check.audited("the whole run", whole);
  check.audited("the steps", steps);
  for (std::size_t c = 0; c < d_model; ++c) check.near("last row", last(0, c), all(length - 1, c), 1e-6);
  return check.report();
}
