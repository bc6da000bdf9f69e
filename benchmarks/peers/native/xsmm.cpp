// SPDX-License-Identifier: BSD-3-Clause
/// libxsmm: products small enough for the code that it writes for one shape.
#include "native/peer.hpp"

#include <libxsmm.h>

#include <algorithm>
#include <stdexcept>

namespace peer {
namespace {

/// It writes code for shapes up to this one and leaves larger ones to other libraries.
constexpr std::int64_t largest = 128;

}  // namespace

/// One thread does one small product.
void start(int, const std::string&) { libxsmm_init(); }

std::string description() { return LIBXSMM_VERSION ", " + std::string(libxsmm_get_target_arch()) + ", 1 thread"; }

std::string ways(const std::string& operation, const std::int64_t* sizes) {
  return operation == "matmul" && *std::max_element(sizes, sizes + 3) <= largest ? "" : "-";
}

/// Its matrices are column-major: C transposed = B transposed A transposed.
std::unique_ptr<problem> prepare(const request& r) {
  const auto m = r.sizes[0], n = r.sizes[1], k = r.sizes[2];
  const float one = 1, zero = 0;
  const auto size = [](std::int64_t x) { return static_cast<libxsmm_blasint>(x); };
  const auto kernel =
      libxsmm_smmdispatch(size(n), size(m), size(k), nullptr, nullptr, nullptr, &one, &zero, nullptr, nullptr);
  if (kernel == nullptr) throw std::runtime_error("no code for this shape");
  return problem_of([kernel, a = r.inputs[0], b = r.inputs[1], c = r.out] { kernel(b, a, c); });
}

}  // namespace peer
