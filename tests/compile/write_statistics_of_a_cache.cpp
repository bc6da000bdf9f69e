// message: row_max, row_sum and lse are for reading
#include <xattn/multi_head_attention.hpp>

namespace trace = xattn::trace;

struct hook {
  template <trace::stage S>
  static consteval trace::access access_of() {
#ifdef BAD
    return S == trace::stage::row_sum ? trace::access::write : trace::access::none;
#else
    return S == trace::stage::masked ? trace::access::write : trace::access::none;
#endif
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<T>) const {}
};

int main() {
  const xattn::multi_head_attention<float> mha({.d_model = 4, .heads = 2});
  auto cache = mha.make_cache(3);
  (void)mha(xt::xtensor<float, 2>({3, 4}, 1.f), cache, {}, {}, hook{});
}
