// SPDX-License-Identifier: BSD-3-Clause
/// The calls of flex_attention that flex_cases.py draws, answered by xattn: every mask in one of five ways to tell it.
#pragma once

#include "compat/cases.hpp"

#include <xattn/kernels/block_mask.hpp>
#include <xattn/xattn.hpp>

#include <functional>
#include <optional>

namespace compat_cases {

/// What functions of scores and pairs of a case are called, and what they look into.
struct flex_case {
  const compat_case& c;
  std::vector<std::string> scores, rules;
  xt::xarray<double> distances, slopes, bias;
  xt::xarray<bool> table;
  xt::xarray<std::int64_t> q_ids, k_ids, lengths;
  bool any;  // rule, not all

  explicit flex_case(const compat_case& from)
      : c(from),
        scores(names_in("scores")),
        rules(names_in("rules")),
        distances(from.array<double>("distances")),
        slopes(from.array<double>("slopes")),
        bias(from.array<double>("bias")),
        table(from.array<bool>("table")),
        q_ids(from.array<std::int64_t>("q_ids")),
        k_ids(from.array<std::int64_t>("k_ids")),
        lengths(from.array<std::int64_t>("lengths")),
        any(from.words.at("join") == "or") {}

  bool has(const std::string& rule) const { return std::count(rules.begin(), rules.end(), rule) > 0; }
  bool ends_in(const std::string& score) const { return !scores.empty() && scores.back() == score; }
  bool drops(const std::string& score) {
    const bool last = ends_in(score);
    if (last) scores.pop_back();
    return last;
  }

  double changed(double s, index_t b, index_t h, index_t i, index_t j) const {
    for (const std::string& name : scores) s = changed_by(name, s, b, h, i, j);
    return s;
  }
  bool allowed(index_t b, index_t h, index_t i, index_t j) const {
    const auto holds = [&](const std::string& rule) { return allows(rule, b, h, i, j); };
    if (rules.empty()) return true;
    return any ? std::any_of(rules.begin(), rules.end(), holds) : std::all_of(rules.begin(), rules.end(), holds);
  }

 private:
  std::vector<std::string> names_in(const std::string& word) const {
    std::istringstream text(c.words.at(word));
    std::vector<std::string> names;
    for (std::string name; std::getline(text, name, ',');) {
      if (name != "none") names.push_back(name);
    }
    return names;
  }
  double changed_by(const std::string& name, double s, index_t b, index_t h, index_t i, index_t j) const {
    const double head = static_cast<double>(h), item = static_cast<double>(b);
    const index_t away = std::clamp<index_t>(i - j, -7, 7) + 7;
    if (name == "factor") return s * (1 + 0.5 * head) - 0.25 * item;
    if (name == "wave") return s + 0.25 * static_cast<double>((i + 2 * j + 3 * h + b) % 5);
    if (name == "barred") return (3 * i + j + h) % 6 == 1 ? -HUGE_VAL : s;
    if (name == "distance") return s + distances(h, away);
    if (name == "alibi") return s - slopes(h) * static_cast<double>(std::abs(i - j));
    if (name == "bias") return s + bias(b, h, i, j);
    return 1.5 * std::tanh(s / 1.5);
  }
  bool allows(const std::string& rule, index_t b, index_t h, index_t i, index_t j) const {
    if (rule == "causal_at") return j <= i + c.whole("offset", 0);
    if (rule == "window") return j >= i - c.whole("left", 0) && j <= i + c.whole("right", 0);
    if (rule == "prefix") return j < c.whole("first_keys", 0) || j <= i;
    if (rule == "chunk") return i / c.whole("chunk", 1) == j / c.whole("chunk", 1);
    if (rule == "documents") return q_ids(b, i) == k_ids(b, j);
    if (rule == "lengths") return j < lengths(b);
    if (rule == "table") return table(b, h, i, j);
    return (i + j + b + h) % 4 != 0;
  }
};

/// One call: the function of scores, or what of it xattn has a name for, and the mask as the form tells it.
class flex_run {
 public:
  explicit flex_run(const compat_case& c) : f_(c), form_(c.words.at("form")) {
    q_ = c.array<double>("q"), k_ = c.array<double>("k"), v_ = c.array<double>("v");
    if (c.words.count("scale") != 0) options_.scale = c.number("scale", 0);
    if (!f_.scores.empty() && f_.scores.front() == "softcap") {
      options_.softcap = 1.5;
      f_.scores.erase(f_.scores.begin());
    }
  }

 private:
  static index_t size(const xt::xarray<double>& x, std::size_t axis) { return static_cast<index_t>(x.shape()[axis]); }

  /// The same function on many pairs at once.
  auto by_lanes() const {
    return [this](auto b, auto h, auto rows, auto keys) {
      using pack = decltype(rows);
      alignas(pack) double i[std::size_t{pack::size}], j[std::size_t{pack::size}], seen[std::size_t{pack::size}];
      rows.store(i), keys.store(j);
      for (std::size_t n = 0; n < std::size_t{pack::size}; ++n) {
        const auto row = static_cast<index_t>(i[n]), key = static_cast<index_t>(j[n]);
        const bool inside = row >= 0 && row < size(q_, 2) && key >= 0 && key < size(k_, 2);
        seen[n] = inside && f_.allowed(b, h, row, key) ? 1 : 0;
      }
      return pack::load(seen) == pack(1);
    };
  }

  template <class Mask>
  outputs call(const Mask& mask) const {
    const auto part = xattn::attention_with_lse(q_, k_, v_, mask, options_);
    return {{"y", part.out}, {"lse", part.lse}};
  }
  /// Biases that stand last have a name; other functions are what they are.
  template <class Mask>
  outputs with_scores(const Mask& mask) {
    const bool placed = form_ != "blocks" || size(q_, 2) == size(k_, 2);  // a block mask stands where it was made for
    const bool biased = f_.drops("bias"), sloped = placed && !biased && f_.drops("alibi");
    const auto change = xattn::score_mod(
        [this](auto s, auto b, auto h, auto i, auto j) { return f_.changed(s, b, h, i, j); });
    if (sloped) return call(xattn::query_at(0) & mask & change & xattn::alibi(f_.slopes));
    if (biased && f_.scores.empty()) return call(mask & xattn::additive(f_.bias));
    if (biased) return call(change & xattn::additive(f_.bias) & mask);
    return f_.scores.empty() ? call(mask) : call(change & mask);
  }

  /// Every rule by its name, those that the case does not have such that they say nothing.
  outputs with_names() {
    if (f_.any) return with_scores(xattn::mask_mod([this](auto... at) { return f_.allowed(at...); }));
    const index_t far = size(q_, 2) + size(k_, 2);
    const auto number = [&](const char* rule, const char* word, index_t otherwise) {
      return f_.has(rule) ? f_.c.whole(word, 0) : otherwise;
    };
    const auto ids = [&](const xt::xarray<std::int64_t>& known, index_t length) -> xt::xarray<std::int64_t> {
      if (f_.has("documents")) return known;
      return xt::zeros<std::int64_t>({size(q_, 0), length});
    };
    const xt::xarray<std::int64_t> all(std::vector<std::size_t>{q_.shape()[0]}, size(k_, 2));
    const auto mask = xattn::query_at(0) & xattn::causal_at(number("causal_at", "offset", far)) &
                      xattn::window(number("window", "left", far), number("window", "right", far)) &
                      xattn::prefix(number("prefix", "first_keys", far)) &
                      xattn::chunked(number("chunk", "chunk", far)) &
                      xattn::segments(ids(f_.q_ids, size(q_, 2)), ids(f_.k_ids, size(k_, 2))) &
                      xattn::valid_lengths(f_.has("lengths") ? f_.lengths : all);
    const bool more = f_.has("table") || f_.has("stripes");
    const auto rest = [this](auto b, auto h, auto i, auto j) {
      return (!f_.has("table") || f_.table(b, h, i, j)) && (!f_.has("stripes") || (i + j + b + h) % 4 != 0);
    };
    if (f_.drops("alibi")) return call_named(mask & xattn::alibi(f_.slopes), rest);
    if (more || !f_.scores.empty()) return call_named(mask, rest);
    return call(mask);
  }
  template <class Mask, class Rest>
  outputs call_named(const Mask& mask, const Rest& rest) {
    const auto change = [this](auto s, auto b, auto h, auto i, auto j) { return f_.changed(s, b, h, i, j); };
    return call(mask & xattn::score_mod(change) & xattn::mask_mod(rest));
  }

  xt::xarray<bool> as_table() const {
    xt::xarray<bool> m(std::vector<std::size_t>{q_.shape()[0], q_.shape()[1], q_.shape()[2], k_.shape()[2]}, false);
    for (std::size_t n = 0; n < m.size(); ++n) {
      const auto at = static_cast<index_t>(n);
      const index_t keys = size(k_, 2), rows = size(q_, 2), heads = size(q_, 1);
      m.data()[n] = f_.allowed(at / keys / rows / heads, at / keys / rows % heads, at / keys % rows, at % keys);
    }
    return m;
  }

  flex_case f_;
  std::string form_;
  xt::xarray<double> q_, k_, v_;
  xattn::attention_options<double> options_;

 public:
  outputs answer() {
    if (form_ == "rules") return with_names();
    const auto pairs = [this](index_t b, index_t h, index_t i, index_t j) { return f_.allowed(b, h, i, j); };
    if (form_ == "table") return with_scores(xattn::boolean(as_table()));
    if (form_ == "packed") return with_scores(xattn::mask_mod(xattn::packed(by_lanes())));
    if (form_ == "function") return with_scores(xattn::mask_mod(pairs));
    return with_scores(xattn::make_block_mask(xattn::mask_mod(pairs), {.q_len = size(q_, 2),
                                                                       .k_len = size(k_, 2),
                                                                       .heads = size(q_, 1),
                                                                       .batch = size(q_, 0),
                                                                       .rows = f_.c.whole("tile_rows", 64),
                                                                       .keys = f_.c.whole("tile_keys", 128)}));
  }
};

inline outputs flex_answer(const compat_case& c) { return flex_run(c).answer(); }

}  // namespace compat_cases
