// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The elements of a record made again from its operands by index loops: the operations of core/provenance.hpp.
/// Edges   operands whose shapes do not belong to the result give NaN.
#pragma once

#include "xattn/trace/bounded.hpp"
#include "xattn/trace/labelled.hpp"
#include "xattn/trace/lineage.hpp"

#include <array>

namespace xattn::inline XATTN_ISA::trace {

/// Distance of neighbouring numbers near 1, at most that of double, in which records are compared.
constexpr double spacing(dtype t) noexcept {
  return t == dtype::f16 ? 0x1p-10 : t == dtype::bf16 ? 0x1p-7 : t == dtype::f32 ? 0x1p-23 : 0x1p-52;
}

class recomputation {
 public:
  recomputation(const record& result, const derivation& from, const lineage& tree)
      : how_(from.row->how), result_(result), place_(result.at), eps_(spacing(result.type)), tree_(tree) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (from.operands[i] != nullptr) operands_[i].emplace(*from.operands[i]);
    }
    const bool keys_only = result_.has('k') && !result_.has('q');
    if (keys_only && operands_[0] && a().has('q') && !a().has('k')) operands_[0] = a().renamed('q', 'k');
    if (operands_[0] && a().has('h') && operands_[1] && b().has('g')) {
      const bool cut = from.operands[0]->at.head >= 0;
      group_ = cut || b().extent('g') == 0 ? 1 : a().extent('h') / b().extent('g');
      lost_group_ = cut && b().extent('g') > 1;
    }
  }

  const labelled& result() const { return result_; }

  /// Why this record cannot be recomputed; empty: it can.
  std::string obstacle() const {
    switch (how_) {
      case operation::input:
        return "given, as far as was recorded";
      case operation::user:
        return "made by a function of the caller";
      case operation::rotate:
        return "rotations are not recomputed";
      case operation::append:
        return "the cache before is not recorded";
      case operation::times_scale:
        return missing("scale");
      case operation::cap:
        return missing("softcap");
      case operation::inverse_deviation:
        return missing("eps");
      case operation::normalise_head:
        return missing("qk_norm_eps");
      case operation::activate:
      case operation::activate_gated:
        return missing("activation");
      case operation::same:
        return tree_.whole() || a().size() == result_.size() ? "" : "what it is a copy of was recorded in part";
      default:
        return lost_group_ ? "which key-value head belongs to a head that was cut out is not known" : "";
    }
  }

  /// The n-th element, to be asked for in ascending order.
  bounded at(std::size_t n) {
    const labels i = result_.at(n);
    switch (how_) {
      case operation::same:
        return {same(n), 0};
      case operation::sum:
        return bounded::sum(a()(i) * static_cast<real>(tree_.value(place_, "residual_scale").value_or(1)), b()(i));
      case operation::normalise_head:
        return normalise_head(i);
      case operation::project:
        return project(i);
      case operation::open_gate:
        return open_gate(i);
      case operation::apply_gate:
        return bounded::rounded(a()(i) * b()(i), 1);
      case operation::project_head:
        return project_head(i);
      case operation::dot_keys:
        return dot_keys(i);
      case operation::times_scale:
        return bounded::rounded(a()(i) * setting("scale"), 1);
      case operation::cap:
        return bounded::rounded(setting("softcap") * std::tanh(a()(i) / setting("softcap")), 8);
      case operation::mask:
        return mask(result_.flat(n), i);
      case operation::row_maximum:
        return row_maximum(i);
      case operation::row_total:
        return row_total(i);
      case operation::log_total:
        return bounded::log_total(a()(i), b()(i));
      case operation::softmax:
        return bounded::softmax(a()(i), b()(i), c()(i));
      case operation::softmax_lse:
        return bounded::softmax_lse(a()(i), b()(i));
      case operation::weigh_values:
        return weigh_values(i);
      case operation::join_heads:
        return {a()(with_head(i)), 0};
      case operation::mean:
        return mean(i);
      case operation::inverse_deviation:
        return inverse_deviation(i);
      case operation::standardise:
        return standardise(i);
      case operation::rescale:
        return bounded::rounded(a()(i) * b()(i), 2);
      case operation::affine:
        return affine(i);
      case operation::activate:
        return bounded::activate(function(), a()(i));
      case operation::activate_gated:
        return activate_gated(a()(i), b()(i));
      default:
        return bounded::unknown();
    }
  }

 private:
  using real = bounded::real;

  const labelled& a() const { return *operands_[0]; }
  const labelled& b() const { return *operands_[1]; }
  const labelled& c() const { return *operands_[2]; }
  real setting(const char* name) const { return static_cast<real>(tree_.value(place_, name).value_or(0)); }
  std::string missing(const char* name) const {
    return tree_.value(place_, name) ? "" : "the value " + std::string(name) + " was not recorded";
  }
  activation function() const { return static_cast<activation>(static_cast<int>(setting("activation"))); }

  /// The letters may differ: the queries' rows are the keys' in self-attention.
  real same(std::size_t n) const {
    return a().size() == result_.size() ? a().flat(n) : std::numeric_limits<real>::quiet_NaN();
  }

  /// The column of a projection that an element of the result stands in: heads lie side by side.
  index_t column(const labels& i) const {
    const char head = result_.has('h') ? 'h' : 'g';
    if (result_.last_axis() != 'e' || !result_.has(head)) return i[result_.last_axis()];
    return i[head] * result_.extent('e') + i['e'];
  }
  /// The head and the place in it of a column of joined heads.
  labels with_head(labels i) const {
    const index_t width = std::max<index_t>(a().extent('e'), 1), joined = i['e'];
    i['h'] = joined / width;
    i['e'] = joined % width;
    return i;
  }

  bounded project(const labels& i) const {
    product_sum p;
    const index_t j = column(i);
    a().along(a().last_axis(), i, [&](real x, index_t k) { p.add(x, b()(k, j)); });
    return p.plus(operands_[2] ? c()(j) : 0);
  }
  /// The slope of the logistic function y is y (1 - y).
  bounded open_gate(labels i) const {
    product_sum p;
    a().along(a().last_axis(), i, [&](real x, index_t k) {
      i['d'] = k;
      p.add(x, b()(i));
    });
    const bounded sum = p.plus(operands_[2] ? c()(i) : 0), y = bounded::activate(activation::sigmoid, sum.value);
    return {y.value, y.spread + sum.spread * y.value * (1 - y.value)};
  }
  bounded project_head(const labels& i) const {
    product_sum p;
    const index_t first = i['h'] * a().extent('e');
    a().along('e', i, [&](real x, index_t k) { p.add(x, b()(first + k, i['d'])); });
    return p.plus(0);
  }
  bounded dot_keys(labels i) const {
    product_sum p;
    i['g'] = i['h'] / group_;
    a().along('e', i, [&](real x, index_t e) {
      i['e'] = e;
      p.add(x, b()(i));
    });
    return p.plus(0);
  }
  /// A weight of 0 before a value that is not finite: excluded, or so small that it vanished. Both are possible. Fast
  /// paths divide the sum, not each weight, and by a total that was summed in another order.
  bounded weigh_values(labels i) const {
    product_sum p;
    bool open = false;
    i['g'] = i['h'] / group_;
    a().along('k', i, [&](real weight, index_t j) {
      i['k'] = j;
      const real value = b()(i);
      if (weight == 0)
        open = open || !std::isfinite(value);
      else
        p.add(weight, value);
    });
    return open ? bounded::unknown() : p.plus(0, 4);
  }

  /// An excluded pair is -inf whatever its score was.
  bounded mask(real recorded, const labels& i) const {
    if (recorded == -bounded::infinity) return bounded::unknown();
    if (!operands_[1]) return {a()(i), 0};
    const bounded s = bounded::sum(a()(i), b()(i));
    return {s.value, 3 * s.spread};
  }
  bounded row_maximum(const labels& i) const {
    real largest = operands_[1] ? b()(i) : -bounded::infinity;
    a().along('k', i, [&](real s, index_t) { largest = s > largest || std::isnan(s) ? s : largest; });
    return {largest, 0};
  }
  bounded row_total(const labels& i) const {
    const real peak = b()(i);
    real total = 0, spread = 0, count = 0;
    const auto add = [&](real s) {
      if (s == -bounded::infinity) return;
      const real e = std::exp(s - peak);
      total += e;
      spread += e * (std::abs(s - peak) + 2);
      ++count;
    };
    a().along('k', i, [&](real s, index_t) { add(s); });
    if (operands_[2]) add(c()(i));
    return {total, spread + count / 2 * total};
  }

  /// About the row's first element, as far as the rest lies from it.
  bounded mean(const labels& i) const {
    real total = 0, apart = 0, origin = 0, n = 0;
    a().along('d', i, [&](real x, index_t d) {
      if (d == 0) origin = x;
      total += x;
      apart += std::abs(x - origin);
      ++n;
    });
    return {total / n, (n / 2 + 2) * apart / n + std::abs(total / n)};
  }
  /// The mean that a kernel subtracts may be better than the recorded one: both are within the spread of the row's
  /// mean.
  bounded standardise(const labels& i) {
    const real apart = a()(i) - b()(i), factor = c()(i);
    if (i['d'] == 0) row_mean_ = mean(i);
    return {apart * factor, (2 * std::abs(apart) + row_mean_.spread + std::abs(b()(i))) * factor};
  }
  bounded inverse_deviation(const labels& i) const {
    const bounded centre = tree_.flag(place_, "about_zero") ? bounded{} : mean(i);
    real squares = 0, n = 0;
    a().along('d', i, [&](real x, index_t) {
      squares += (x - centre.value) * (x - centre.value);
      ++n;
    });
    const real variance = squares / n + setting("eps");
    if (variance == 0) return {0, 0};
    const real shifted = static_cast<real>(eps_) * centre.spread * centre.spread / variance;
    return bounded::rounded(1 / std::sqrt(variance), n / 4 + 4 + shifted);
  }
  bounded normalise_head(const labels& i) const {
    real squares = 0, n = 0;
    a().along('e', i, [&](real x, index_t) {
      squares += x * x;
      ++n;
    });
    const real root = std::sqrt(squares / n + setting("qk_norm_eps"));
    return bounded::rounded(root == 0 ? 0 : a()(i) / root * b()(i), n / 8 + 10);
  }
  bounded affine(const labels& i) const {
    const real factor = (operands_[1] ? b()(i) : 1) + (tree_.flag(place_, "plus_one") ? 1 : 0);
    const real scaled = a()(i) * factor, offset = operands_[2] ? c()(i) : 0;
    return {scaled + offset, 3 * std::abs(scaled) + std::abs(offset)};
  }
  bounded activate_gated(real up, real gate) const {
    const bounded open = bounded::activate(function(), gate);
    return {up * open.value, std::abs(up) * (open.spread + std::abs(open.value))};
  }

  operation how_;
  labelled result_;
  site place_;
  double eps_;
  const lineage& tree_;
  std::array<std::optional<labelled>, 3> operands_;
  bounded row_mean_{};
  index_t group_ = 1;
  bool lost_group_ = false;
};

}  // namespace xattn::inline XATTN_ISA::trace
