// SPDX-License-Identifier: BSD-3-Clause
// The sines and cosines that tell a word where it stands, added to it or turning its queries and keys.
//   positional_encoding [--npy FILE]     leaves the matrix as a file for numpy
#include "support/check.hpp"

#include <xattn/io/npy.hpp>
#include <xattn/multi_head_attention.hpp>
#include <xattn/positional_encoding.hpp>
#include <xattn/trace.hpp>

#include <array>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using matrix = xt::xtensor<float, 2>;
constexpr std::size_t length = 20, width = 64;

/// Five shades for -1 to 1.
const char* shade(float x) {
  constexpr std::array<const char*, 5> shades{" ", "░", "▒", "▓", "█"};
  return shades[static_cast<std::size_t>(std::min(4.f, (x + 1.f) * 2.5f))];
}

void print_heat_map(const matrix& pe) {
  std::cout << "PE(position, dimension): blank -1, full +1\n"
            << "position   sines (dimensions 0, 2, ... 62)    cosines (dimensions 1, 3, ... 63)\n";
  for (std::size_t p = 0; p < length; ++p) {
    std::cout << std::setw(8) << p << "   ";
    for (std::size_t c = 0; c < width; c += 2) std::cout << shade(pe(p, c));
    std::cout << "   ";
    for (std::size_t c = 1; c < width; c += 2) std::cout << shade(pe(p, c));
    std::cout << '\n';
  }
}

double dot(const matrix& pe, std::size_t p, std::size_t r) {
  double sum = 0;
  for (std::size_t c = 0; c < pe.shape(1); ++c) sum += static_cast<double>(pe(p, c)) * static_cast<double>(pe(r, c));
  return sum;
}

void print_curve(const matrix& pe) {
  std::cout << "\nPE(p) . PE(p + k): near positions are alike, wherever they are\n     k   from p = 0   from p = 5\n";
  for (std::size_t k = 0; k < length - 5; k += 2) {
    const double x = dot(pe, 0, k);
    std::cout << std::setw(6) << k << std::setw(13) << x << std::setw(13) << dot(pe, 5, 5 + k) << "   "
              << std::string(static_cast<std::size_t>(x + .5), '#') << '\n';
  }
}

/// In four dimensions, for words five places apart: cos 5 + cos 0.05.
void check_distance(examples::checker& check) {
  const matrix pe = xattn::sinusoidal_encoding<float>(46, 4);
  std::cout << "\nFour dimensions, five places apart: PE(p) . PE(p + 5) = cos 5 + cos 0.05\n" << std::setprecision(6);
  for (const std::size_t p : {std::size_t{0}, std::size_t{7}, std::size_t{40}}) {
    std::cout << "  p = " << std::setw(2) << p << "  " << dot(pe, p, p + 5) << '\n';
    check.near("PE(p) . PE(p + 5), p = " + std::to_string(p), dot(pe, p, p + 5), 1.282412, 1e-6);
  }
  check.row("PE", pe, 0, {0, 1, 0, 1});
  check.row("PE", pe, 1, {.8415, .5403, .0100, 1.0000});
  check.row("PE", pe, 2, {.9093, -.4161, .0200, .9998});
}

/// Queries and keys that are turned by where they stand: what is left in their score is the distance.
void check_rotary(examples::checker& check) {
  const xattn::rotary<float> rope({.d_head = 4, .pairing = xattn::rotary_pairing::interleaved});
  const matrix q{{1, .5, 0, -.5}}, k{{.5, 1, 1, 0}};
  std::cout << "\nRotary positions: q at p + 3, k at p\n";
  for (const int p : {0, 7, 1000}) {
    const double score = static_cast<double>(xt::sum(rope(q, p + 3) * rope(k, p))());
    std::cout << "  p = " << std::setw(4) << p << "  " << score << '\n';
    check.near("q . k three places apart, p = " + std::to_string(p), score, -.869155, 2e-6);
  }
  const xattn::rotary_config turned{.pairing = xattn::rotary_pairing::interleaved};
  xattn::trace::recorder rec;
  (void)xattn::multi_head_attention<float>({.d_model = 8, .heads = 2, .rope = turned})(
      xattn::sinusoidal_encoding<float>(length, 8), {}, {}, xattn::trace::to(rec));
  check.audited("attention with rotary positions", rec);
}

void print_row(const char* name, const matrix& row) {
  std::cout << "  " << std::setw(12) << std::left << name << std::right;
  for (const float x : row) std::cout << std::setw(11) << x;
  std::cout << '\n';
}

/// A model that has seen 1024 places reads four times as many: what stood at p now stands at 4 p.
void check_stretched(examples::checker& check) {
  const auto how = xattn::rotary_pairing::half_split;
  const xattn::rotary<float> plain({.d_head = 4, .pairing = how});
  const xattn::rotary<float> stretched({.d_head = 4, .pairing = how, .scaling = xattn::linear_scaling{.factor = 4}});
  const xattn::rotary<float> yarn(
      {.d_head = 4, .pairing = how, .scaling = xattn::yarn_scaling{.factor = 4, .original = 1024}});
  const matrix q{{1, .5, 0, -.5}}, before = plain(q, 1000), after = stretched(q, 4000), other = yarn(q, 4000);
  std::cout << "\nStretched four times, at 4000 what was at 1000; YaRN keeps the fast pairs as they were\n";
  print_row("plain, 1000", before);
  print_row("linear, 4000", after);
  print_row("YaRN, 4000", other);
  for (std::size_t j = 0; j < 4; ++j) {
    check.near("element " + std::to_string(j), after(0, j), static_cast<double>(before(0, j)), 2e-6);
  }
  const double times = std::sqrt(static_cast<double>(xt::sum(other * other)() / xt::sum(q * q)()));
  check.near("YaRN's amplitude", times, 1 + .1 * std::log(4.), 1e-6);
}

}  // namespace

int main(int count, char** arguments) {
  const bool to_file = count == 3 && std::string_view(arguments[1]) == "--npy";
  if (count != 1 && !to_file) return std::cerr << "usage: positional_encoding [--npy FILE]\n", 2;
  const matrix pe = xattn::sinusoidal_encoding<float>(length, width);
  std::cout << std::fixed << std::setprecision(3);
  print_heat_map(pe);
  print_curve(pe);

  examples::checker check("positional_encoding");
  check_distance(check);
  check_rotary(check);
  check_stretched(check);
  if (to_file) {
    xattn::io::write_npy(pe, arguments[2]);
    check.that("the file holds the same numbers",
               xattn::io::read_npy(arguments[2]).as<float>() == xt::xarray<float>(pe));
    std::cout << "The matrix is in " << arguments[2] << '\n';
  }
  return check.report();
}
