// SPDX-License-Identifier: BSD-3-Clause
#include "support/catch.hpp"
#include "support/thrown.hpp"

#include <xattn/trace/format.hpp>

#include <array>
#include <numeric>

namespace {

namespace trace = xattn::trace;
using lines = std::vector<std::string>;
using trace::brackets;
using trace::format_matrix;
using trace::format_number;
using trace::label_side;

constexpr double infinity = std::numeric_limits<double>::infinity();
const xt::xarray<double> k_matrix{{1.25, 0, .25}, {-.25, 2.25, 0}, {.75, .5, 1.5}};

xt::xarray<double> counted(std::size_t rows, std::size_t columns) {
  auto m = xt::xarray<double>::from_shape({rows, columns});
  std::iota(m.begin(), m.end(), 0.0);
  return m;
}

}  // namespace

TEST_CASE("format: a number with its digits, infinities and NaN by name, no negative zero", "[trace][format]") {
  CHECK(format_number(0.5473684, 4) == "0.5474");
  CHECK(format_number(-2, 1) == "-2.0");
  CHECK(format_number(-0.0, 2) == "0.00");
  CHECK(format_number(-0.001, 2) == "0.00");
  CHECK(format_number(-0.01, 2) == "-0.01");
  CHECK(format_number(-infinity, 4) == "-inf");
  CHECK(format_number(infinity, 4) == "inf");
  CHECK(format_number(std::nan(""), 4) == "nan");
  CHECK(format_number(1e-9, 2, trace::notation::scientific) == "1.00e-09");
  CHECK(format_number(-0.0, 2, trace::notation::scientific) == "0.00e+00");
  CHECK(format_number(1.7e308, 0).size() == 309);
}

TEST_CASE("format: short numbers", "[trace][format]") {
  CHECK(trace::short_number(0.25) == "0.25");
  CHECK(trace::short_number(1.0 / 3) == "0.33333");
  CHECK(trace::short_number(1.0 / 3, 17) == "0.3333333333333333");
  CHECK(trace::short_number(1.5e-7) == "1.5e-07");
}

TEST_CASE("format: columns are aligned, brackets go round", "[trace][format]") {
  CHECK(format_matrix(k_matrix, {.precision = 2}) ==
        lines{" 1.25  0.00  0.25", "-0.25  2.25  0.00", " 0.75  0.50  1.50"});
  CHECK(format_matrix(k_matrix, {.precision = 2, .around = brackets::ascii}) ==
        lines{"[ 1.25  0.00  0.25]", "[-0.25  2.25  0.00]", "[ 0.75  0.50  1.50]"});
  CHECK(format_matrix(k_matrix, {.precision = 2, .around = brackets::unicode}) ==
        lines{"⎡ 1.25  0.00  0.25⎤", "⎢-0.25  2.25  0.00⎥", "⎣ 0.75  0.50  1.50⎦"});
}

TEST_CASE("format: heads of rows and columns, before or after, wide characters too", "[trace][format]") {
  const lines words{"The", "cat", "猫"};
  CHECK(format_matrix(k_matrix, {.row_labels = words, .column_labels = words, .precision = 2}) ==
        lines{"       The   cat    猫", "The   1.25  0.00  0.25", "cat  -0.25  2.25  0.00", "猫    0.75  0.50  1.50"});
  CHECK(format_matrix(k_matrix, {.row_labels = words,
                                 .column_labels = words,
                                 .precision = 2,
                                 .around = brackets::unicode,
                                 .labels = label_side::after}) ==
        lines{"⎡ 1.25  0.00  0.25⎤  The", "⎢-0.25  2.25  0.00⎥  cat", "⎣ 0.75  0.50  1.50⎦  猫", "   The   cat    猫"});
}

TEST_CASE("format: a head that is longer than its column makes it wider", "[trace][format]") {
  CHECK(format_matrix(k_matrix, {.column_labels = {"attention", "a"}, .precision = 1}) ==
        lines{"attention    a", "      1.2  0.0  0.2", "     -0.2  2.2  0.0", "      0.8  0.5  1.5"});
}

TEST_CASE("format: the middle of a large matrix is left out", "[trace][format]") {
  CHECK(
      format_matrix(counted(6, 7),
                    {.row_labels = {"a", "b", "c", "d", "e", "f"}, .precision = 0, .max_rows = 3, .max_columns = 4}) ==
      lines{"a      0    1  ...    5    6", "b      7    8  ...   12   13", "...  ...  ...  ...  ...  ...",
            "f     35   36  ...   40   41"});
  CHECK(format_matrix(counted(3, 3), {.precision = 0, .max_rows = 3, .max_columns = 3}).size() == 3);
}

TEST_CASE("format: very small and very large numbers are scientific, infinities do not decide", "[trace][format]") {
  CHECK(format_matrix(xt::xarray<double>{{1e-9, 0}}, {.precision = 1}) == lines{"1.0e-09  0.0e+00"});
  CHECK(format_matrix(xt::xarray<double>{{1e12, 0}}, {.precision = 1}) == lines{"1.0e+12  0.0e+00"});
  CHECK(format_matrix(xt::xarray<double>{{0.5, -infinity}}, {.precision = 1}) == lines{"0.5  -inf"});
}

TEST_CASE("format: views of any type and strides, vectors, nothing at all", "[trace][format]") {
  const std::array<float, 6> x{1, 2, 3, 4, 5, 6};
  CHECK(format_matrix(xattn::matrix_view<const float>(x.data(), {2, 3}, {1, 2}), {.precision = 0}) ==
        lines{"1  3  5", "2  4  6"});
  CHECK(format_matrix(xattn::row_view<const float>(x.data(), {3}), {.precision = 0, .around = brackets::unicode}) ==
        lines{"[1  2  3]"});
  CHECK(format_matrix(xt::xarray<double>{1.0, 2.0}, {.precision = 0}) == lines{"1  2"});
  CHECK(format_matrix(xattn::matrix_view<const float>(x.data(), {0, 3})).empty());
  CHECK(test::mentions(test::message_of<xattn::shape_error>([] { (void)format_matrix(xt::xarray<double>(1.0)); }),
                       {"format_matrix", "rank 0"}));
}

TEST_CASE("format: blocks side by side, the text between on the middle line", "[trace][format]") {
  const lines a{"aa", "a", "aaa"}, b{"b", "b", "b", "b"};
  CHECK(trace::beside(a, " x ", b) == lines{"aa    b", "a   x b", "aaa   b", "      b"});
  CHECK(trace::beside({"猫"}, " = ", {"1"}) == lines{"猫 = 1"});
}
