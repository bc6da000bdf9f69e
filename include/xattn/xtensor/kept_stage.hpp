// SPDX-License-Identifier: BSD-3-Clause
/// Brief   One matrix of a call of attention as a result beside the output: a hook that copies the stage it is told.
/// Shapes  scaled, capped, masked or weights: (B, H, Lq, Lk), as the arrays of the call have axes.
/// Edges   of several calls it keeps the last one's. It changes no bit of the result.
#pragma once

#include "xattn/core/tee.hpp"
#include "xattn/xtensor/containers.hpp"

#include <vector>

namespace xattn::inline XATTN_ISA::detail {

/// Lives as long as the call; hook_behind(tr) is what the call is given, where tr is the hook of its caller.
template <class T>
class kept_stage {
 public:
  explicit kept_stage(trace::stage wanted) : wanted_(wanted) {}

  const xt::xarray<T>& numbers() const noexcept { return numbers_; }

  struct handle {
    kept_stage* state;

    template <trace::stage S>
    static consteval trace::access access_of() {
      using trace::stage;
      const bool any = S == stage::scaled || S == stage::capped || S == stage::masked || S == stage::weights;
      return any ? trace::access::read : trace::access::none;
    }
    bool want(const trace::site& s) const { return s.st == state->wanted_; }
    template <trace::stage S, class E>
    void on(const trace::site&, trace::tensor_view<const E> v) const {
      state->keep(v);
    }
  };
  template <tracer Tr>
  auto hook_behind(Tr tr) {
    if constexpr (trace::listens<Tr>) return trace::tee(tr, handle{this});
    else return handle{this};
  }

 private:
  template <class E>
  void keep(const trace::tensor_view<const E>& v) {
    numbers_ = xt::xarray<T>::from_shape(std::vector<std::size_t>(v.extent.begin(), v.extent.begin() + v.rank));
    for (std::size_t n = 0; n < numbers_.size(); ++n) {
      std::size_t rest = n;
      std::ptrdiff_t offset = 0;
      for (std::size_t d = v.rank; d-- > 0; rest /= v.extent[d]) {
        offset += static_cast<std::ptrdiff_t>(rest % v.extent[d]) * v.stride[d];
      }
      numbers_.data()[n] = static_cast<T>(v.data[offset]);
    }
  }

  trace::stage wanted_;
  xt::xarray<T> numbers_;
};

}  // namespace xattn::inline XATTN_ISA::detail
