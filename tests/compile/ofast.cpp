// message: -ffinite-math-only .part of -ffast-math and -Ofast. breaks masks
// bad flags: -Ofast
#include <xattn/core/config.hpp>

int main() {}
