// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Sinusoidal positional encodings, to be added to token embeddings.
/// Shapes  (length, d_model), d_model even; row 0 is position `first`.
/// Formula sinusoidal_encoding: PE(p, 2i) = sin(p / 10000^(2i / d_model)), PE(p, 2i + 1) = cos of the same.
///         split_sinusoidal_encoding: the same numbers, all sines before all cosines.
///         tensor2tensor_encoding: sines before cosines, of p / 10000^(i / (d_model / 2 - 1)).
/// Edges   odd d_model is an option_error. Positions are 64-bit, angles are formed in double. A hook sees the rows as
///         pos_enc.
/// Source  Vaswani et al. 2017, arXiv:1706.03762, section 3.5; Vaswani et al. 2018, arXiv:1803.07416 (tensor2tensor).
#pragma once

#include "xattn/core/count.hpp"
#include "xattn/core/tracer.hpp"
#include "xattn/kernels/sinusoidal.hpp"
#include "xattn/xtensor/containers.hpp"

namespace xattn::inline XATTN_ISA {
namespace detail {

template <real T, tracer Tr>
xt::xtensor<T, 2> sinusoidal_rows(const char* function, kernels::sinusoidal_layout layout, index_t length,
                                  index_t d_model, index_t first, Tr tr) {
  kernels::detail::check_sinusoidal(function, length, d_model, first);
  auto encoding = xt::xtensor<T, 2>::from_shape({static_cast<std::size_t>(length), static_cast<std::size_t>(d_model)});
  const matrix_view<T> rows(encoding.data(), {length, d_model});
  kernels::sinusoidal(rows, first, layout);
  trace::place where;
  if constexpr (trace::listens<Tr>) where = trace::top_level(tr).in(trace::block::embed);
  if constexpr (trace::wants<Tr, trace::stage::pos_enc>) trace::emit<trace::stage::pos_enc, trace::origin::computed>(tr, where, rows);
  return encoding;
}

}  // namespace detail

template <real T, tracer Tr = no_trace>
xt::xtensor<T, 2> sinusoidal_encoding(count length, count d_model, count first = 0, Tr tr = {}) {
  using enum kernels::sinusoidal_layout;
  return detail::sinusoidal_rows<T>("sinusoidal_encoding", interleaved, length, d_model, first, tr);
}

template <real T, tracer Tr = no_trace>
xt::xtensor<T, 2> split_sinusoidal_encoding(count length, count d_model, count first = 0, Tr tr = {}) {
  using enum kernels::sinusoidal_layout;
  return detail::sinusoidal_rows<T>("split_sinusoidal_encoding", split, length, d_model, first, tr);
}

template <real T, tracer Tr = no_trace>
xt::xtensor<T, 2> tensor2tensor_encoding(count length, count d_model, count first = 0, Tr tr = {}) {
  using enum kernels::sinusoidal_layout;
  return detail::sinusoidal_rows<T>("tensor2tensor_encoding", split_to_end, length, d_model, first, tr);
}

}  // namespace xattn::inline XATTN_ISA
