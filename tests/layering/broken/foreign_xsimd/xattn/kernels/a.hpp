inline auto f(xsimd::batch<float> x) { return x; }
