// message: belongs to the caller, an input or a parameter of the call
#include <xattn/feed_forward.hpp>

namespace trace = xattn::trace;

struct editor {
  template <trace::stage S>
  static consteval trace::access access_of() {
#ifdef BAD
    return S == trace::stage::w_1 ? trace::access::write : trace::access::none;
#else
    return S == trace::stage::ffn_in ? trace::access::write : trace::access::none;
#endif
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<T>) const {}
};

int main() {
  const xattn::feed_forward<float> ffn({.d_model = 4, .d_hidden = 8});
  (void)ffn(xt::xtensor<float, 2>({3, 4}, 1.f), {}, editor{});
}
