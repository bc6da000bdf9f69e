// message: xattn: views have rank 1 to 4
#include <xattn/core/view.hpp>

int main() {
  float x = 0;
#ifdef BAD
  const xattn::view<float, 5> v(&x, {1, 1, 1, 1, 1});
#else
  const xattn::view<float, 4> v(&x, {1, 1, 1, 1});
#endif
  return static_cast<int>(v.size()) - 1;
}
