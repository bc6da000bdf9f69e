// message: constraints not satisfied.*integral
#include <xattn/attention.hpp>

int main() {
#ifdef BAD
  const xt::xtensor<int, 2> x{{1, 2}, {3, 4}};
#else
  const xt::xtensor<float, 2> x{{1, 2}, {3, 4}};
#endif
  (void)xattn::attention(x, x, x);
}
