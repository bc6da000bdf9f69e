// message: lse|rows_out_ref|attention_options
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
