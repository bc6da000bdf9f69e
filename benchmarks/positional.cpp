// SPDX-License-Identifier: BSD-3-Clause
#include "support/arrays.hpp"
#include "support/compare.hpp"
#include "support/copy.hpp"

#include <xattn/kernels/rotary.hpp>
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

/// Heads of width 64 side by side, as projections leave them, turned with tables that are made once.
template <class T, xattn::rotary_pairing P>
struct turned_heads {
  using value_type = T;
  static constexpr index_t width = 64, half = width / 2;
  array<T, 3> x, y;  // (Lq, H, D)
  array<T, 2> cos, sin;
  std::vector<double> wavelengths = std::vector<double>(half);

  explicit turned_heads(const shape& s)
      : x(random<T>(s[1], s[0], width)),
        y(zeros<T>(s[1], s[0], width)),
        cos(zeros<T>(s[1], half)),
        sin(zeros<T>(s[1], half)) {
    std::vector<index_t> positions(static_cast<std::size_t>(s[1]));
    for (std::size_t p = 0; p < positions.size(); ++p) positions[p] = static_cast<index_t>(p);
    xattn::kernels::rotary_wavelengths(10000.0, xattn::row_view<double>(wavelengths.data(), {half}));
    xattn::kernels::rotary_table<T>({wavelengths.data(), {half}}, {positions.data(), {s[1]}}, view_of(cos),
                                    view_of(sin));
  }

  static std::vector<way<turned_heads>> ways() {
    return {{"xattn", &turned_heads::library}, {"scalar", &turned_heads::scalar}, {"copy", &turned_heads::copy, false}};
  }
  static work cost(const shape& s) { return streaming_work<T>(static_cast<double>(s[0] * s[1] * width)); }

  /// (Lq, H, ..) seen as (H, Lq, ..).
  template <class U>
  static xattn::view<U, 3> by_head(const xattn::view<U, 3>& v) {
    return {v.data(), {v.extent(1), v.extent(0), v.extent(2)}, {v.stride(1), v.stride(0), v.stride(2)}};
  }
  xattn::view<const T, 3> for_all_heads(const array<T, 2>& table) const {
    return {table.data(), {static_cast<index_t>(x.shape()[1]), static_cast<index_t>(x.shape()[0]), half}, {0, half, 1}};
  }
  void library() {
    xattn::kernels::rotate(P, by_head(view_of(std::as_const(x))), for_all_heads(cos), for_all_heads(sin),
                           by_head(view_of(y)));
  }
  void scalar() {
    for (std::size_t p = 0; p < x.shape()[0]; ++p) {
      for (std::size_t h = 0; h < x.shape()[1]; ++h) {
        for (std::size_t i = 0; i < half; ++i) {
          const std::size_t a = P == xattn::rotary_pairing::half_split ? i : 2 * i;
          const std::size_t b = P == xattn::rotary_pairing::half_split ? i + half : 2 * i + 1;
          y(p, h, a) = x(p, h, a) * cos(p, i) - x(p, h, b) * sin(p, i);
          y(p, h, b) = x(p, h, b) * cos(p, i) + x(p, h, a) * sin(p, i);
        }
      }
    }
  }
  void copy() { bench::copy<T>({x.data(), x.size()}, all_of(y)); }
  std::span<T> result() { return all_of(y); }
};

using half_split = turned_heads<float, xattn::rotary_pairing::half_split>;
using interleaved = turned_heads<float, xattn::rotary_pairing::interleaved>;

const std::vector<std::string> names{"Lq", "d_model"}, heads{"H", "Lq"};
const bool added = add<encoding<float>>("sinusoidal_encoding<float>", names, {{128, 768}}) &&
                   add<encoding<double>>("sinusoidal_encoding<double>", names, {{128, 768}}) &&
                   add<half_split>("rotary<float>/half_split", heads, {{12, 128}, {12, 2048}}) &&
                   add<interleaved>("rotary<float>/interleaved", heads, {{12, 128}, {12, 2048}});

}  // namespace
