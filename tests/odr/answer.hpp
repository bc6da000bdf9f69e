// What each file of the program reports.
#pragma once

#include <array>
#include <string>

struct answer {
  std::array<float, 4> z;      // the attention of the two queries in answer.cpp
  std::array<float, 4> seen;   // the weights that a tracer saw, where the file has one
  std::string isa;             // the instruction set that the file says it was compiled for
};
