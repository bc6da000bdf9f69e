// SPDX-License-Identifier: BSD-3-Clause
#include "support/compare.hpp"
#include "support/copy.hpp"
#include "support/expression.hpp"
#include "support/scalar.hpp"

#include <xattn/kernels/row_softmax.hpp>

namespace {

using namespace bench;

template <class T>
struct row_softmax {
  using value_type = T;
  array<T, 2> x, y;

  explicit row_softmax(const shape& s) : x(random<T>(s[0], s[1])), y(zeros<T>(s[0], s[1])) {}

  static std::vector<way<row_softmax>> ways() {
    return {{"xattn", &row_softmax::library},
            {"scalar", &row_softmax::scalar},
            {"xtensor", &row_softmax::xtensor},
            {"copy", &row_softmax::copy, false}};
  }
  static work cost(const shape& s) {
    const auto elements = static_cast<double>(s[0] * s[1]);
    return streaming_work<T>(elements) + work{.exps = elements};
  }

  void library() { xattn::kernels::softmax(view_of(std::as_const(x)), view_of(y)); }
  void scalar() {
    std::copy(x.begin(), x.end(), y.begin());
    const auto n = static_cast<index_t>(x.shape()[1]);
    for (index_t i = 0; i < static_cast<index_t>(x.shape()[0]); ++i) scalar::softmax_row(y.data() + i * n, n);
  }
  void xtensor() { y = expression::softmax(x); }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

const std::vector<shape> shapes{{128, 3}, {128, 128}, {128, 768}, {2048, 768}};
const bool added = add<row_softmax<float>>("softmax<float>", {"Lq", "Lk"}, shapes) &&
                   add<row_softmax<double>>("softmax<double>", {"Lq", "Lk"}, shapes);

}  // namespace
