// What the program and the builds of the library share.
#pragma once

#include <vector>

struct meeting_functions {
  std::vector<float> (*attend)(const std::vector<float>& q, const std::vector<float>& k, const std::vector<float>& v);
  const char* (*instruction_set)();
  int (*initialised)();  // how many of the build's variables were initialised
  bool (*in_order)();    // in the order of their priorities and files
  void (*ask_for_wrong_shapes)();
  const int* finished;  // how often the build was finished, after main
};

extern "C" const meeting_functions* meeting();

/// Counts calls of initialisers, in the program and in each build alike: each has a counter of its own.
inline int& initialisers() {
  static int count = 0;
  return count;
}
