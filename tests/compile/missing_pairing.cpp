// message: required
#include <xattn/positional_encoding.hpp>

int main() {
#ifdef BAD
  const xattn::rotary_config config{.d_head = 64};
#else
  const xattn::rotary_config config{.d_head = 64, .pairing = xattn::rotary_pairing::half_split};
#endif
  const xattn::rotary<float> rope(config);
  (void)rope;
}
