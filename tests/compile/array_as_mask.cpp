// message: constraints not satisfied.*concept mask =
#include <xattn/attention.hpp>

int main() {
  const xt::xtensor<float, 2> x{{1, 2}, {3, 4}};
#ifdef BAD
  (void)xattn::attention(x, x, x, x);
#else
  (void)xattn::attention(x, x, x, xattn::additive(x));
#endif
}
