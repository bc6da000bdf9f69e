// message: invalid initialization of reference of type .*attention_options<double>|no matching function for call to .attention_into
#include <xattn/attention.hpp>

int main() {
  const xt::xtensor<double, 2> x{{1, 2}, {3, 4}};
  xt::xtensor<double, 2> out = x;
#ifdef BAD
  xt::xtensor<float, 1> lse{0, 0};
#else
  xt::xtensor<double, 1> lse{0, 0};
#endif
  xattn::attention_into(out, x, x, x, {}, {.lse = lse});
}
