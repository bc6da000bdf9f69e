inline auto f(xsimd::batch<float> x) { return xsimd::haddp(&x); }
