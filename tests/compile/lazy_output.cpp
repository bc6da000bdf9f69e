// message: out must lie in memory
#include <xattn/attention.hpp>

int main() {
  const xt::xtensor<float, 2> x{{1, 2}, {3, 4}};
  xt::xtensor<float, 2> out = x;
#ifdef BAD
  xattn::attention_into(out + 1.0f, x, x, x);
#else
  xattn::attention_into(out, x, x, x);
#endif
}
