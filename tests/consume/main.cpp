// A user's program: one call, whose result is known, built without any flag of its own.
#include <xattn/xattn.hpp>

#include <cmath>
#include <cstdio>

#if defined(__AVX__) && !defined(CALLER_ASKED_FOR_AVX)
#error "an instruction set leaked from xattn into its user"
#endif
#if defined(XTENSOR_USE_XSIMD)
#error "XTENSOR_USE_XSIMD leaked from xattn into its user"
#endif

extern "C" const int* lucky();

int main() {
  // Equal keys weigh the values 1 and 3 alike: their mean is 2.
  const xt::xtensor<double, 2> q{{1., 2.}}, k{{1., 0.}, {1., 0.}}, v{{1., 10.}, {3., 30.}};
  const auto z = xattn::attention(q, k, v);
  const bool right = std::abs(z(0, 0) - 2.) < 1e-12 && std::abs(z(0, 1) - 20.) < 1e-12 && *lucky() == 7;
  std::printf("%s %.17g %.17g\n", right ? "OK" : "WRONG", z(0, 0), z(0, 1));
  return right ? 0 : 1;
}
