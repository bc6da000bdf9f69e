// Every file gives the right answer and reports its own instruction set, though one program holds them all.
#include "answer.hpp"

#include <array>
#include <cmath>
#include <cstdio>

answer answer_baseline();
answer answer_traced();
#if defined(HAVE_AVX2)
answer answer_avx2();
#endif

namespace {

int failures = 0;

void expect(bool right, const char* what) {
  if (right) return;
  std::printf("wrong: %s\n", what);
  ++failures;
}

bool near(float a, double b) { return std::abs(static_cast<double>(a) - b) < 1e-6; }

// Query 0 scores 1/sqrt(2) above for key 0; query 1 scores both keys alike.
void expect_right(const answer& a, const char* file) {
  const double p = 1 / (1 + std::exp(-1 / std::sqrt(2.)));
  expect(near(a.z[0], p + 3 * (1 - p)) && near(a.z[1], 2 * p + 4 * (1 - p)), file);
  expect(near(a.z[2], 2) && near(a.z[3], 3), file);
}

}  // namespace

int main() {
  const answer baseline = answer_baseline(), traced = answer_traced();
  expect_right(baseline, "the baseline file");
  expect_right(traced, "the traced file");
  expect(traced.z == baseline.z, "the traced file has other bits");
  expect(near(traced.seen[2], .5) && near(traced.seen[3], .5), "the tracer did not see the weights");
  expect(baseline.seen == std::array<float, 4>{}, "a file without a tracer has seen something");
#if defined(HAVE_AVX2)
  const answer avx2 = answer_avx2();
  expect_right(avx2, "the AVX2 file");
  expect(avx2.isa.find("isa_avx2") == 0, "the AVX2 file says it is something else");
  expect(baseline.isa.find("isa_avx2") != 0, "the baseline file says it is AVX2");
#endif
  return failures;
}
