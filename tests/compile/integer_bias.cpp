// message: additive\(\) takes floating elements
#include <xattn/attention.hpp>

#include <array>

int main() {
#ifdef BAD
  const std::array<int, 2> m{0, 1};
#else
  const std::array<float, 2> m{0, 1};
#endif
  (void)xattn::additive(m);
}
