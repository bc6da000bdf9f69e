// message: write one or the other
#include <xattn/attention.hpp>

namespace trace = xattn::trace;

struct editor {
  template <trace::stage S>
  static consteval trace::access access_of() {
    using trace::stage;
#ifdef BAD
    const bool writes = S == stage::tile_probs || S == stage::masked;
#else
    const bool writes = S == stage::tile_probs || S == stage::context;
#endif
    return writes ? trace::access::write : trace::access::none;
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<T>) const {}
};

int main() {
  const xt::xtensor<float, 2> q({3, 4}, 1.f);
  (void)xattn::attention(q, q, q, {}, {}, editor{});
}
