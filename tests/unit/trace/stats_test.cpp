// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/stats.hpp>

#include <array>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::origin;
using trace::stage;

constexpr float infinity = std::numeric_limits<float>::infinity();

template <stage S, class T, std::size_t R>
trace::summary summary_of(const xattn::view<T, R>& v) {
  trace::stats st;
  trace::emit<S, origin::computed>(trace::to(st), {}, v);
  return *st.begin();
}

}  // namespace

TEST_CASE("stats: counts, extremes, mean and deviation agree with two passes in long double", "[trace][stats]") {
  for (const test::regime kind :
       {test::regime::uniform, test::regime::wide, test::regime::large, test::regime::all_equal}) {
    for (const test::arrangement how :
         {test::arrangement::row_major, test::arrangement::transposed, test::arrangement::pitch_8}) {
      const auto numbers = test::random_array<float>({3, 5, 17}, kind);
      const test::buffer<float, 3> b(numbers, how);
      const trace::summary s = summary_of<stage::attn_out>(b.view());
      long double sum = 0, squares = 0, least = numbers.flat(0), most = least;
      for (const long double x : numbers.data) {
        sum += x;
        least = std::min(least, x);
        most = std::max(most, x);
      }
      const long double n = static_cast<long double>(numbers.size()), mean = sum / n;
      for (const long double x : numbers.data) squares += (x - mean) * (x - mean);
      CHECK(s.count == 255);
      CHECK(s.finite == 255);
      CHECK(s.min == static_cast<double>(least));
      CHECK(s.max == static_cast<double>(most));
      CHECK(std::abs(static_cast<long double>(s.mean) - mean) <= 1e-13L * (most - least + std::abs(mean)));
      CHECK(std::abs(static_cast<long double>(s.deviation()) - std::sqrt(squares / n)) <= 1e-13L * (most - least));
    }
  }
}

TEST_CASE("stats: a large offset costs no digits of the deviation", "[trace][stats]") {
  std::vector<double> x(1000);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = 1e9 + static_cast<double>(i % 2);
  const trace::summary s = summary_of<stage::ffn_act>(xattn::view<const double, 3>(x.data(), {1, 10, 100}));
  CHECK(s.deviation() == 0.5);
  CHECK(s.mean == 1e9 + 0.5);
}

TEST_CASE("stats: what is not finite is counted and left out", "[trace][stats]") {
  const std::array<float, 8> x{1, -infinity, 0, std::nanf(""), infinity, -3, -0.f, -infinity};
  const trace::summary s = summary_of<stage::masked>(xattn::view<const float, 4>(x.data(), {1, 1, 2, 4}));
  CHECK(s.count == 8);
  CHECK(s.finite == 4);
  CHECK(s.nans == 1);
  CHECK(s.positive_infinities == 1);
  CHECK(s.negative_infinities == 2);
  CHECK(s.zeros == 2);
  CHECK(s.min == -3);
  CHECK(s.max == 1);
  CHECK(s.largest_magnitude == 3);
  CHECK(s.mean == -0.5);
  CHECK(s.argmax == std::vector<std::size_t>{0, 0, 0, 0});
}

TEST_CASE("stats: the place of the first largest element", "[trace][stats]") {
  const std::array<float, 6> x{1, 2, 5, 4, 5, 0};
  CHECK(summary_of<stage::attn_out>(xattn::view<const float, 3>(x.data(), {1, 2, 3})).argmax ==
        std::vector<std::size_t>{0, 0, 2});
  CHECK(summary_of<stage::attn_out>(xattn::view<const float, 3>(x.data(), {1, 2, 3}, {0, 1, 2})).argmax ==
        std::vector<std::size_t>{0, 0, 1});
}

TEST_CASE("stats: entropy and masses of weights", "[trace][stats]") {
  const std::array<double, 9> a{.5, .25, .25, 0, 1, 0, 0, 0, 0};
  const trace::weight_summary w =
      summary_of<stage::weights>(xattn::view<const double, 4>(a.data(), {1, 1, 3, 3})).weights;
  CHECK(w.entropy.rows == 2);
  CHECK(w.empty_rows == 1);
  CHECK(w.entropy.min == 0);
  CHECK(w.entropy.max == 1.5);
  CHECK(w.entropy.mean() == 0.75);
  CHECK(w.largest.min == 0.5);
  CHECK(w.largest.max == 1);
  CHECK(w.diagonal.mean() == 0.75);
  CHECK(w.first.mean() == 0.25);
  CHECK(w.before.mean() == 0);
}

TEST_CASE("stats: the diagonal of fewer queries than keys ends at the last key", "[trace][stats]") {
  const std::array<float, 4> a{.125f, .25f, .5f, .125f};
  const trace::weight_summary w =
      summary_of<stage::weights>(xattn::view<const float, 4>(a.data(), {1, 1, 1, 4})).weights;
  CHECK(w.diagonal.mean() == 0.125);
  CHECK(w.before.mean() == 0.5);
  CHECK(w.first.mean() == 0.125);
  CHECK(w.entropy.mean() == 1.75);
}

TEST_CASE("stats: only weights have weights", "[trace][stats]") {
  const std::array<float, 2> a{.5f, .5f};
  CHECK(summary_of<stage::scores>(xattn::view<const float, 4>(a.data(), {1, 1, 1, 2})).weights.entropy.rows == 0);
  CHECK(summary_of<stage::probs>(xattn::view<const float, 4>(a.data(), {1, 1, 1, 2})).weights.entropy.rows == 1);
}

TEST_CASE("stats: an empty tensor, and a name that is not there", "[trace][stats]") {
  trace::stats st;
  trace::emit<stage::weights, origin::computed>(trace::to(st), {}, xattn::view<const float, 4>(nullptr, {0, 1, 2, 2}));
  CHECK(st["weights"].count == 0);
  CHECK(st["weights"].deviation() == 0);
  CHECK(test::mentions(test::message_of<std::out_of_range>([&] { (void)st["wieghts"]; }), {"nearest: weights"}));
  std::ostringstream text;
  st.print(text);
  CHECK(text.str() ==
        "record        count         min        mean         max         std  zeros  nan  inf\n"
        "weights           0           -           -           -           -      0    0    0\n");
}
