// message: -ffinite-math-only .part of -ffast-math and -Ofast. breaks masks
// bad flags: -ffast-math
#include <xattn/core/config.hpp>

int main() {}
