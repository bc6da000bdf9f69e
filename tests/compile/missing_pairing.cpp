// message: required|deleted
#include <xattn/positional_encoding.hpp>

int main() {
#ifdef BAD
  const xattn::rotary<float> rope({.d_head = 64});
#else
  const xattn::rotary<float> rope({.d_head = 64, .pairing = xattn::rotary_pairing::half_split});
#endif
  (void)rope;
}
