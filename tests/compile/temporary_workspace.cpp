// message: to an rvalue of type .*vector|no viable conversion from .*vector.* to .*workspace_ref
#include <xattn/core/workspace.hpp>

#include <vector>

int main() {
#ifdef BAD
  const xattn::workspace_ref scratch = std::vector<std::byte>(64);
#else
  std::vector<std::byte> memory(64);
  const xattn::workspace_ref scratch = memory;
#endif
  return scratch.given() ? 0 : 1;
}
