// SPDX-License-Identifier: BSD-3-Clause
/// Without exceptions a failed check tells the handler and ends the program. Each death happens in a child process.
#include "support/death.hpp"

#include <xattn/core/check.hpp>

#if !XATTN_EXCEPTIONS

namespace {

using test::death;
using test::dies;
using test::tell;
using test::tell_and_leave;

void wrong_shape() {
  xattn::detail::expect_shape("f", "x", xattn::extents<1>{2}, xattn::extents<1>{3}, "the length of y");
}

}  // namespace

TEST_CASE("error: without a handler a failed check terminates", "[core][error]") {
  const death d = dies([] { wrong_shape(); });
  CHECK(d.aborted());
  CHECK(d.message.empty());
}

TEST_CASE("error: the handler gets the whole message, then the program terminates", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell);
    wrong_shape();
  });
  CHECK(d.aborted());
  CHECK(d.message == "f: x has shape (2), expected (3) (the length of y)");
}

TEST_CASE("error: a handler may leave the program its own way", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell_and_leave);
    xattn::detail::expect_value(false, "f", "width", 0, "1 or more");
  });
  CHECK(d.left_with(7));
  CHECK(d.message == "f: width is 0, expected 1 or more");
}

TEST_CASE("error: a check that holds costs the program nothing", "[core][error]") {
  const death d = dies([] {
    xattn::set_error_handler(tell);
    xattn::detail::expect_value(true, "f", "width", 1, "1 or more");
  });
  CHECK(d.left_with(0));
  CHECK(d.message.empty());
}

#endif
