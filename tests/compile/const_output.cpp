// message: out must be writable and hold the type that the call computes in
#include <xattn/attention.hpp>

int main() {
  const xt::xtensor<float, 2> x{{1, 2}, {3, 4}};
#ifdef BAD
  const xt::xtensor<float, 2> out = x;
#else
  xt::xtensor<float, 2> out = x;
#endif
  xattn::attention_into(out, x, x, x);
}
