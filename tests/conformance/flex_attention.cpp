// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/attention.hpp>

namespace conformance {

results flex_attention(const test_case& c) {
  if (c.has_attribute("score_mod") || c.has_attribute("prob_mod")) throw not_yet("functions of scores and weights");
  return with_real(c.input(0).type, [&](auto zero) {
    using T = decltype(zero);
    xattn::attention_options<xattn::acc_t<T>> options;
    if (c.has_attribute("scale")) options.scale = static_cast<xattn::acc_t<T>>(c.number("scale", 0));
    const auto y = xattn::attention(load<T>(c.input(0)), load<T>(c.input(1)), load<T>(c.input(2)), {}, options);
    return results{{0, as_doubles(y)}};
  });
}

}  // namespace conformance
