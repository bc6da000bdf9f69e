// message: q, k and v must compute in one type
#include <xattn/attention.hpp>

int main() {
  const xt::xtensor<float, 2> q{{1, 2}, {3, 4}};
#ifdef BAD
  const xt::xtensor<double, 2> k{{1, 2}, {3, 4}};
#else
  const xt::xtensor<float, 2> k{{1, 2}, {3, 4}};
#endif
  (void)xattn::attention(q, k, q);
}
