// SPDX-License-Identifier: BSD-3-Clause
#include "support/thrown.hpp"

#include "support/buffers.hpp"
#include "support/catch.hpp"

#include <stdexcept>
#include <vector>

TEST_CASE("thrown: gives the message of the error, and of one derived from it", "[support][thrown]") {
  CHECK(test::message_of<std::out_of_range>([] { throw std::out_of_range("far"); }) == "far");
  CHECK(test::message_of<std::logic_error>([] { throw std::out_of_range("far"); }) == "far");
}

TEST_CASE("thrown: no error, or another one, is a failure", "[support][thrown]") {
  CHECK_FALSE(test::attempt<std::logic_error>([] {}).as_promised);
  CHECK_FALSE(test::attempt<std::out_of_range>([] { throw std::length_error("long"); }).as_promised);
  CHECK(test::attempt<std::out_of_range>([] { throw std::length_error("long"); }).as_promised.text.find("long") !=
        std::string::npos);
}

TEST_CASE("thrown: an output that changed is a failure", "[support][thrown]") {
  const test::buffer<float, 1> out({3});
  std::vector<float> container(3);
  const auto writing = [&](auto write) {
    return test::attempt_keeping<std::logic_error>(
        [&] {
          write();
          throw std::logic_error("late");
        },
        out, container);
  };
  CHECK(writing([] {}).as_promised);
  CHECK_FALSE(writing([&] { out(1) = 1; }).as_promised);
  CHECK_FALSE(writing([&] { out.data()[3] = 1; }).as_promised);
  CHECK_FALSE(writing([&] { container[2] = 1; }).as_promised);
}

TEST_CASE("thrown: outputs that keep their bits pass, NaN or not", "[support][thrown]") {
  const test::buffer<float, 1> out({3});
  const std::vector<double> other(2, 1.0);
  CHECK(test::message_keeping<std::logic_error>([] { throw std::logic_error("early"); }, out, other) == "early");
}

TEST_CASE("thrown: bits tell zeros and NaNs apart", "[support][thrown]") {
  const std::vector<double> zero{0.0}, minus_zero{-0.0};
  CHECK(test::same_bits(zero, zero));
  CHECK_FALSE(test::same_bits(zero, minus_zero));
}

TEST_CASE("thrown: a text must mention every part", "[support][thrown]") {
  CHECK(test::mentions("attention: k has shape (2, 3)", {"attention", "k", "(2, 3)"}));
  const test::verdict missing = test::mentions("attention: k has shape (2, 3)", {"k", "(3, 2)"});
  CHECK_FALSE(missing);
  CHECK(missing.text.find("does not mention \"(3, 2)\"") != std::string::npos);
}
