// SPDX-License-Identifier: BSD-3-Clause
// A sink of your own in 25 lines: the keys, three at most, that each query of each head looks at most.
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/multi_head_attention.hpp>
#include <xattn/trace.hpp>

#include <algorithm>
#include <iostream>
#include <numeric>

namespace trace = xattn::trace;

class favourites : public trace::run_counter {
 public:
  struct row {
    std::uint32_t head, query;
    std::vector<std::size_t> keys;
  };

  // which stages this sink reads, decided when the program is compiled: the others cost nothing
  template <trace::stage S>
  static consteval trace::access access_of() {
    return S == trace::stage::weights ? trace::access::read : trace::access::none;
  }

  // the view dies with the call: copy what is to stay
  template <class T>
  void take(const trace::site&, const trace::tensor_view<const T>& weights) {
    trace::for_each_row(weights, [this](const trace::tensor_row<const T>& p, const trace::row_index& at) {
      std::vector<std::size_t> keys(p.count);
      std::iota(keys.begin(), keys.end(), std::size_t{0});
      std::stable_sort(keys.begin(), keys.end(), [&p](std::size_t a, std::size_t b) { return p[a] > p[b]; });
      keys.resize(std::min<std::size_t>(3, static_cast<std::size_t>(std::count_if(
                                               keys.begin(), keys.end(), [&p](std::size_t j) { return p[j] > 0; }))));
      rows.push_back({at[0], at[1], std::move(keys)});
    });
  }

  std::vector<row> rows{};
};

int main() {
  const xattn::multi_head_attention<float> mha({.d_model = 16, .heads = 2, .seed = 3});
  examples::draw random(11);
  const auto x = random.normal(6, 16);
  favourites top;
  const auto looked_at = mha(x, xattn::causal, {}, trace::to(top));

  examples::checker check("custom_sink");
  std::cout << "The keys that each query looks at most, three at most\n";
  for (const auto& [head, query, keys] : top.rows) {
    std::cout << "head " << head << ", query " << query << ":";
    for (const std::size_t key : keys) std::cout << ' ' << key;
    std::cout << '\n';
    check.at_most("a causal query looks back", static_cast<double>(keys[0]), query);
  }
  check.equal("rows", static_cast<double>(top.rows.size()), 12);
  check.that("looking changed no bit", looked_at == mha(x, xattn::causal));
  return check.report();
}
