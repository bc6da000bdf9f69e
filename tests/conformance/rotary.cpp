// SPDX-License-Identifier: BSD-3-Clause
#include "operators.hpp"

#include <xattn/kernels/copy_rows.hpp>
#include <xattn/kernels/rotary.hpp>

namespace conformance {
namespace {

/// (B, H, S, D): as it is, or out of (B, S, H D) with the heads side by side.
template <class T>
xattn::tensor4_view<T> by_head(T* data, const std::vector<std::size_t>& shape, index_t heads) {
  const auto size = [&](std::size_t d) { return static_cast<index_t>(shape[d]); };
  if (shape.size() == 4) return {data, {size(0), size(1), size(2), size(3)}};
  if (shape.size() != 3 || heads <= 0 || size(2) % heads != 0) {
    throw std::runtime_error("the input has neither four axes nor three that can be split into heads");
  }
  const index_t width = size(2) / heads;
  return {data, {size(0), heads, size(1), width}, {size(1) * size(2), width, size(2), 1}};
}

/// The rows (B, S, R / 2) of a table: those at the positions, or all of it in order.
template <class A>
xt::xarray<A> table_rows(const test_case& c, int slot, std::size_t batch, std::size_t length, std::size_t half) {
  const xt::xarray<A> table = load<A>(c.input(slot));
  const bool by_position = c.has_input(3);
  if (table.dimension() != (by_position ? 2 : 3)) throw std::runtime_error("a table has the wrong number of axes");
  if (table.shape().back() != half) throw std::runtime_error("a table has another width than half of what is turned");
  if (!by_position) return table;
  const xt::xarray<double> positions = c.input(3).read();
  if (positions.size() != batch * length) throw std::runtime_error("there is not a position for each token");
  auto rows = xt::xarray<A>::from_shape({batch, length, half});
  for (std::size_t n = 0; n < batch * length; ++n) {
    const double p = positions.data()[n];
    if (!(p >= 0 && p < static_cast<double>(table.shape()[0]))) throw std::runtime_error("a position is off the table");
    std::copy_n(table.data() + static_cast<std::size_t>(p) * half, half, rows.data() + n * half);
  }
  return rows;
}

template <class T>
xt::xarray<double> rotated(const test_case& c) {
  using A = xattn::acc_t<T>;
  using xattn::rotary_pairing;
  const xt::xarray<T> x = load<T>(c.input(0));
  auto y = xt::xarray<A>::from_shape(x.shape());
  const index_t heads = c.integer("num_heads", 0), asked = c.integer("rotary_embedding_dim", 0);
  const auto in = by_head(x.data(), c.input(0).shape, heads);
  const auto out = by_head(y.data(), c.input(0).shape, heads);
  const index_t width = in.extent(3), turned = asked == 0 ? width : asked, half = turned / 2;
  if (turned > width || turned % 2 != 0) throw std::runtime_error("no such width can be turned");
  const auto pairing = c.integer("interleaved", 0) != 0 ? rotary_pairing::interleaved : rotary_pairing::half_split;
  const auto size = [](index_t n) { return static_cast<std::size_t>(n); };
  const auto rows = [&](int slot) {
    return table_rows<A>(c, slot, size(in.extent(0)), size(in.extent(2)), size(half));
  };
  const xt::xarray<A> cos = rows(1), sin = rows(2);
  const auto for_all_heads = [&](const xt::xarray<A>& table) {
    const index_t of_item = table.shape()[0] == 1 ? 0 : in.extent(2) * half;
    return xattn::tensor4_view<const A>(table.data(), {in.extent(0), in.extent(1), in.extent(2), half},
                                        {of_item, 0, half, 1});
  };
  xattn::kernels::rotate(pairing, in.slice(3, 0, turned), for_all_heads(cos), for_all_heads(sin),
                         out.slice(3, 0, turned));
  xattn::kernels::copy_rows(in.slice(3, turned, width), out.slice(3, turned, width));
  return as_doubles(y);
}

}  // namespace

results rotary(const test_case& c) {
  return with_real(c.input(0).type, [&](auto zero) { return results{{0, rotated<decltype(zero)>(c)}}; });
}

}  // namespace conformance
