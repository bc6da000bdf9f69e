// message: this hook writes a stage that is not what the kernel goes on to use
#include <xattn/core/tracer.hpp>

namespace trace = xattn::trace;

struct editor {
  template <trace::stage>
  static consteval trace::access access_of() {
    return trace::access::write;
  }
  template <trace::stage, class T>
  void on(const trace::site&, trace::tensor_view<T>) const {}
};

int main() {
  float x = 0;
  const xattn::view<float, 4> bias(&x, {1, 1, 1, 1});
#ifdef BAD
  trace::emit<trace::stage::bias, trace::origin::derived>(editor{}, {}, bias);
#else
  trace::emit<trace::stage::bias, trace::origin::computed>(editor{}, {}, bias);
#endif
}
