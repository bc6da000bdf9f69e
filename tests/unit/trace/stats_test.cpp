// SPDX-License-Identifier: BSD-3-Clause
#include "hand_made.hpp"
#include "support/buffers.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/stats.hpp>

#include <algorithm>
#include <array>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::origin;
using trace::stage;
using xattn::extents;

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

TEST_CASE("row_figures: rows that are no whole blocks, and begin with a zero or not", "[trace][stats]") {
  for (const std::size_t n : {std::size_t{1}, std::size_t{2}, std::size_t{63}, std::size_t{64}, std::size_t{65},
                              std::size_t{130}}) {
    for (const std::size_t first : {std::size_t{0}, std::size_t{3}}) {
      INFO(n << " numbers from " << first);
      std::vector<float> x(n), p(n);
      double sum = 0, squares = 0, entropy = 0;
      std::size_t zeros = 0;
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = static_cast<float>((7 * i + first) % 5) * (i % 2 == 0 ? 1.f : -1.f);
        p[i] = i % 4 == 1 ? 0.f : 1 / static_cast<float>(n + i);
        sum += static_cast<double>(x[i]);
        if (x[i] == 0) ++zeros;
        if (p[i] > 0) entropy -= static_cast<double>(p[i]) * std::log2(static_cast<double>(p[i]));
      }
      for (const float a : x) squares += (static_cast<double>(a) - sum / static_cast<double>(n)) *
                                         (static_cast<double>(a) - sum / static_cast<double>(n));
      const trace::detail::row_figures f = trace::detail::figures_of(x.data(), n);
      CHECK(f.finite);
      CHECK(f.min == static_cast<double>(*std::min_element(x.begin(), x.end())));
      CHECK(f.max == static_cast<double>(*std::max_element(x.begin(), x.end())));
      CHECK(f.zeros == zeros);
      CHECK(f.sum == sum);
      CHECK(std::abs(f.squares - squares) <= 1e-12 * (1 + squares));
      CHECK(std::abs(trace::detail::entropy_of(p.data(), n) - entropy) <= 1e-5 * entropy);
      for (const float bad : {infinity, -infinity, std::nanf("")}) {
        x.back() = bad;
        CHECK_FALSE(trace::detail::figures_of(x.data(), n).finite);
      }
    }
  }
}

TEST_CASE("pieces: each belongs to what was announced and is not over", "[trace][stats]") {
  const auto tensor = [](const extents<4>& extent) {
    return trace::detail::deliver_as(xattn::view<const float, 4>(nullptr, extent), "bhqk", 0);
  };
  const auto site_of = [](stage st, std::int32_t head, std::uint32_t q0) {
    trace::site s;
    s.st = st;
    s.head = head;
    s.q0 = q0;
    return s;
  };
  const auto piece = tensor({1, 1, 2, 3});
  trace::piece_book book;
  book.announce(site_of(stage::weights, -1, 0), tensor({1, 2, 4, 3}), 5);
  book.announce(site_of(stage::masked, -1, 0), tensor({1, 0, 4, 3}), 6);  // has no piece
  CHECK_FALSE(book.find(site_of(stage::scores, 0, 0), piece));
  CHECK_FALSE(book.find(site_of(stage::masked, 0, 0), piece));
  CHECK_FALSE(book.find(site_of(stage::weights, 0, 0), tensor({1, 3, 4, 3})));
  for (const std::uint32_t n : {0u, 1u, 2u, 3u}) {
    const auto found = book.find(site_of(stage::weights, static_cast<std::int32_t>(n / 2), n % 2 * 2), piece);
    REQUIRE(found);
    CHECK(found->record == 5);
    CHECK(found->offset == trace::row_index{0, n / 2, n % 2 * 2, 0});
  }
  CHECK_FALSE(book.find(site_of(stage::weights, 0, 0), piece));
  book.announce(site_of(stage::weights, 1, 4), tensor({1, 1, 4, 3}), 7);  // a head, rows from 4 on
  CHECK_FALSE(book.find(site_of(stage::weights, 0, 4), piece));
  CHECK(book.find(site_of(stage::weights, 1, 6), piece)->offset == trace::row_index{0, 0, 2, 0});
  book.clear();
  CHECK_FALSE(book.find(site_of(stage::weights, 1, 6), piece));
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
