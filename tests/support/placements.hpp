// SPDX-License-Identifier: BSD-3-Clause
/// Where an input and an output of one call lie: each arrangement and each byte offset, for one of them and for both.
#pragma once

#include "support/buffers.hpp"
#include "support/catch.hpp"

namespace test {

struct place {
  arrangement how = arrangement::row_major;
  memory where{};
};

namespace detail {

template <class F>
void with_places(const place& special, F& f) {
  const place plain{};
  f(special, plain);
  f(plain, special);
  f(special, special);
}

}  // namespace detail

/// f(place of the input, place of the output); rows end their allocation, so that overruns are seen.
template <class T, class F>
void for_each_placement(F f) {
  for (const arrangement how : arrangements) {
    INFO("arrangement " << name(how));
    detail::with_places({how, {.back = 0}}, f);
  }
  for (const index_t offset : misalignments<T>()) {
    INFO(offset << " bytes from a 64-byte boundary");
    detail::with_places({arrangement::row_major, {.byte_offset = offset, .back = 0}}, f);
  }
}

}  // namespace test
