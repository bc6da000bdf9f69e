// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"

#include <xattn/kernels/sinusoidal.hpp>

namespace {

using namespace bench;

template <class T>
struct encoding {
  using value_type = T;
  array<T, 2> out;

  explicit encoding(const shape& s) : out(zeros<T>(s[0], s[1])) {}

  static std::vector<way<encoding>> ways() {
    return {{"xattn", &encoding::library}, {"scalar", &encoding::scalar}, {"xtensor", &encoding::xtensor}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1]), 1); }

  void library() { xattn::kernels::sinusoidal(view_of(out)); }
  void scalar() {
    const auto width = static_cast<double>(out.shape()[1]);
    for (std::size_t p = 0; p < out.shape()[0]; ++p) {
      for (std::size_t c = 0; c < out.shape()[1]; ++c) {
        const double angle = static_cast<double>(p) / std::pow(10000.0, static_cast<double>(c / 2 * 2) / width);
        out(p, c) = static_cast<T>(c % 2 == 0 ? std::sin(angle) : std::cos(angle));
      }
    }
  }
  void xtensor() {
    const auto length = static_cast<double>(out.shape()[0]), width = static_cast<double>(out.shape()[1]);
    const array<double, 1> wave = xt::pow(10000.0, xt::arange(0.0, width, 2.0) / width);
    const array<double, 1> position = xt::arange(0.0, length);
    const array<double, 2> angle = xt::view(position, xt::all(), xt::newaxis()) / wave;
    xt::view(out, xt::all(), xt::range(0, xt::placeholders::_, 2)) = xt::cast<T>(xt::sin(angle));
    xt::view(out, xt::all(), xt::range(1, xt::placeholders::_, 2)) = xt::cast<T>(xt::cos(angle));
  }
  std::span<T> result() { return all_of(out); }
};

const std::vector<std::string> names{"Lq", "d_model"};
const bool added = add<encoding<float>>("sinusoidal_encoding<float>", names, {{128, 768}}) &&
                   add<encoding<double>>("sinusoidal_encoding<double>", names, {{128, 768}});

}  // namespace
