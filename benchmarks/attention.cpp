// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression.hpp"
#include "support/scalar.hpp"

#include <xattn/attention.hpp>

namespace {

using namespace bench;

/// Arrays of (B, H, L, D) and a mask that is causal or none.
template <class T, class Mask>
struct heads_attention {
  using value_type = T;
  static constexpr bool is_causal = std::same_as<Mask, xattn::causal_mask>;
  index_t batch_heads, length, width;
  array<T, 4> q, k, v, out;
  array<T, 2> bias;

  explicit heads_attention(const shape& s)
      : batch_heads(s[0] * s[1]),
        length(s[2]),
        width(s[3]),
        q(random<T>(s[0], s[1], s[2], s[3])),
        k(random<T>(s[0], s[1], s[2], s[3])),
        v(k),
        out(zeros<T>(s[0], s[1], s[2], s[3])),
        bias(zeros<T>(s[2], s[2])) {
    for (index_t i = 0; is_causal && i < length; ++i) {
      for (index_t j = i + 1; j < length; ++j) bias(i, j) = -std::numeric_limits<T>::infinity();
    }
  }

  static std::vector<way<heads_attention>> ways() {
    return {{"xattn", &heads_attention::library},
            {"scalar", &heads_attention::scalar},
            {"xtensor", &heads_attention::xtensor}};
  }
  static work cost(const shape& s) {
    const auto l = static_cast<double>(s[2]);
    return static_cast<double>(s[0] * s[1]) *
           attention_work(is_causal ? causal_pairs(l) : l * l, static_cast<double>(s[3]));
  }

  void library() { xattn::attention_into(out, q, k, v, Mask{}); }
  void scalar() {
    scalar::head h{length, length, width, width};
    if (is_causal) h.reach = 0;
    for (index_t n = 0; n < batch_heads; ++n) {
      const index_t first = n * length * width;
      scalar::attention(q.data() + first, k.data() + first, v.data() + first, out.data() + first, h);
    }
  }
  void xtensor() {
    const auto heads = static_cast<index_t>(q.shape()[1]);
    for (index_t n = 0; n < batch_heads; ++n) {
      const auto head = [&](auto& a) { return xt::view(a, n / heads, n % heads); };
      head(out) = expression::attention(head(q), head(k), head(v), bias);
    }
  }
  std::span<T> result() { return all_of(out); }
};

/// The smallest call that anybody makes: three words, on views of xtensor, with all checks of shapes.
template <class T>
struct seed_attention {
  using value_type = T;
  static auto part(array<T, 2>& a) { return xt::view(a, xt::range(0, 3), xt::range(0, 3)); }
  using view = decltype(part(std::declval<array<T, 2>&>()));

  array<T, 2> q_store = random<T>(3, 4), k_store = random<T>(4, 3), v_store = random<T>(4, 4),
              out_store = zeros<T>(3, 3);
  view q = part(q_store), k = part(k_store), v = part(v_store), out = part(out_store);
  array<T, 2> q_rows = q, k_rows = k, v_rows = v, no_bias = zeros<T>(3, 3);

  explicit seed_attention(const shape&) {}
  seed_attention(const seed_attention&) = delete;
  seed_attention& operator=(const seed_attention&) = delete;

  static std::vector<way<seed_attention>> ways() {
    return {{"xattn", &seed_attention::library},
            {"scalar", &seed_attention::scalar},
            {"xtensor", &seed_attention::xtensor}};
  }
  static work cost(const shape&) { return attention_work(9, 3); }

  void library() { xattn::attention_into(out, q, k, v); }
  void scalar() {
    scalar::attention(q_rows.data(), k_rows.data(), v_rows.data(), out_store.data(), scalar::head{3, 3, 3, 3});
  }
  void xtensor() { out = expression::attention(q, k, v, no_bias); }
  std::span<T> result() { return all_of(out_store); }
};

template <class T>
using full = heads_attention<T, xattn::no_mask>;
template <class T>
using causal = heads_attention<T, xattn::causal_mask>;

const std::vector<std::string> names{"B", "H", "Lq", "D"};
const std::vector<shape> shapes{{1, 12, 16, 64}, {1, 8, 64, 16}, {1, 12, 64, 64}, {1, 12, 128, 64}, {1, 12, 512, 64}};
const bool added = add<seed_attention<float>>("attention_seed<float>", {"Lq"}, {{3}}) &&
                   add<seed_attention<double>>("attention_seed<double>", {"Lq"}, {{3}}) &&
                   add<full<float>>("attention<float>", names, shapes) &&
                   add<full<double>>("attention<double>", names, {{1, 12, 128, 64}}) &&
                   add<causal<float>>("attention_causal<float>", names, {{1, 12, 128, 64}, {1, 12, 512, 64}});

}  // namespace
