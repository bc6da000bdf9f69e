// The functions of the library, on what headers instantiate most: containers, streams, static variables, exceptions.
#include "meeting.hpp"
#include "words.hpp"

#include <xattn/simd/build_info.hpp>
#include <xattn/xattn.hpp>

#include <iostream>

namespace {

struct counted {
  int place = ++initialisers();
};
const counted later;
const counted earlier __attribute__((init_priority(200)));

int finished = 0;
__attribute__((destructor)) void finish() { ++finished; }

using row_vectors = xattn::view<const float, 2>;

row_vectors rows(const std::vector<float>& numbers) {
  return {numbers.data(), {static_cast<xattn::index_t>(numbers.size() / 2), 2}};
}

std::vector<float> attend(const std::vector<float>& q, const std::vector<float>& k, const std::vector<float>& v) {
  const auto z = xattn::attention(rows(q), rows(k), rows(v));
  return {z.begin(), z.end()};
}

const char* instruction_set() {
  static const std::string name = xattn::build_info().instruction_set;
  return name.c_str();
}

int initialised() { return initialisers() + static_cast<int>(words().size()); }

bool in_order() { return earlier.place < later.place; }

void ask_for_wrong_shapes() {
  std::cout << "asking for wrong shapes" << std::endl;
  const std::vector<float> two(2), four(4), six(6);
  attend(two, six, four);
}

}  // namespace

const meeting_functions* meeting() {
  static const meeting_functions all{attend, instruction_set, initialised, in_order, ask_for_wrong_shapes, &finished};
  return &all;
}
