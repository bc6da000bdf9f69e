// message: assignment of read-only location|cannot assign to return value
#include <xattn/core/view.hpp>

int main() {
  float x[4] = {};
  const xattn::view<float, 2> writable(x, {2, 2});
#ifdef BAD
  const xattn::view<const float, 2> v = writable;
#else
  const xattn::view<float, 2> v = writable;
#endif
  v(0, 0) = 1;
}
