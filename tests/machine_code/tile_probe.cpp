// SPDX-License-Identifier: BSD-3-Clause
/// The largest register tile of each type, alone in a function of its own, for tile_code.sh to look at.
#include <xattn/kernels/register_tile.hpp>

namespace {

using xattn::index_t;
namespace kernels = xattn::kernels;

template <class T>
XATTN_INLINE void tile(const T* a, index_t a_row, const T* b, index_t depth, T* c, index_t c_row) {
  using shape = kernels::tile_shape<T>;
  using pack = xattn::simd::pack<T>;
  const auto place = [=](index_t i, index_t v) { return c + i * c_row + v * pack::size; };
  kernels::register_tile<shape::rows, shape::packs, T>(
      a, a_row, 1, b, shape::columns, depth, [&](index_t i, index_t v) { return pack::load(place(i, v)); },
      [&](index_t i, index_t v, pack sum) { sum.store(place(i, v)); });
}

}  // namespace

extern "C" void tile_of_float(const float* a, index_t a_row, const float* b, index_t depth, float* c, index_t c_row) {
  tile(a, a_row, b, depth, c, c_row);
}
extern "C" void tile_of_double(const double* a, index_t a_row, const double* b, index_t depth, double* c,
                               index_t c_row) {
  tile(a, a_row, b, depth, c, c_row);
}
