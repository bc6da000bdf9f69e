// message: row_max, row_sum and lse are for reading
#include <xattn/attention.hpp>

namespace trace = xattn::trace;

struct hook {
  template <trace::stage S>
  static consteval trace::access access_of() {
#ifdef BAD
    return S == trace::stage::lse ? trace::access::write : trace::access::none;
#else
    return S == trace::stage::lse ? trace::access::read : trace::access::none;
#endif
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<T>) const {}
};

int main() {
  const xt::xtensor<float, 2> q({3, 4}, 1.f);
  (void)xattn::attention(q, q, q, {}, {}, hook{});
}
