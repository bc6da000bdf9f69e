// message: -ffinite-math-only .part of -ffast-math and -Ofast. breaks masks
// bad flags: -ffinite-math-only
#include <xattn/core/config.hpp>

int main() {}
