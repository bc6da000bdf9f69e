// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/expression.hpp"
#include "support/scalar.hpp"

#include <xattn/attention.hpp>

namespace {

using namespace bench;

template <class T>
struct product {
  using value_type = T;
  array<T, 2> a, b, c;

  explicit product(const shape& s) : a(random<T>(s[0], s[2])), b(random<T>(s[2], s[1])), c(zeros<T>(s[0], s[1])) {}

  static std::vector<way<product>> ways() {
    return {{"xattn", &product::library}, {"scalar", &product::scalar}, {"xtensor", &product::xtensor}};
  }
  static work cost(const shape& s) {
    return product_work(static_cast<double>(s[0]), static_cast<double>(s[1]), static_cast<double>(s[2]));
  }

  void library() { xattn::matmul_into(c, a, b); }
  void scalar() {
    const auto extent = [](std::size_t n) { return static_cast<index_t>(n); };
    scalar::matmul(a.data(), b.data(), c.data(), extent(c.shape()[0]), extent(c.shape()[1]), extent(a.shape()[1]));
  }
  void xtensor() { c = expression::matmul(a, b); }
  std::span<T> result() { return all_of(c); }
};

const std::vector<std::string> names{"M", "N", "K"};
const std::vector<shape> shapes{{3, 3, 4},     {16, 16, 16},  {64, 64, 64},    {256, 256, 256},
                                {1, 768, 768}, {8, 768, 768}, {128, 768, 768}, {128, 3072, 768}};
const bool added = add<product<float>>("matmul<float>", names, shapes) &&
                   add<product<double>>("matmul<double>", names, {{64, 64, 64}, {128, 768, 768}});

}  // namespace
