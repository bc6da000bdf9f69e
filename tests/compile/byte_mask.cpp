// message: boolean\(\) takes elements of type bool, true = may attend
#include <xattn/attention.hpp>

#include <array>

int main() {
#ifdef BAD
  const std::array<unsigned char, 2> m{1, 0};
#else
  const std::array<bool, 2> m{true, false};
#endif
  (void)xattn::boolean(m);
}
