// SPDX-License-Identifier: BSD-3-Clause
/// What a call returns: an owning container whose rank is static if that of any input is.
#include "support/catch.hpp"
#include "unit/xtensor/everything.hpp"

#include <xattn/attention.hpp>

#include <array>

namespace {

template <class Want, class... A>
void returns(const A&... a) {
  STATIC_REQUIRE(std::is_same_v<decltype(xattn::attention(a...)), Want>);
}

template <class T, std::size_t R>
using tensor = xt::xtensor<T, R>;

}  // namespace

TEST_CASE("result: it owns its numbers, with the rank of the inputs", "[xtensor][result]") {
  const tensor<float, 2> m = xt::ones<float>({3, 4});
  const tensor<float, 3> h = xt::ones<float>({2, 3, 4});
  const tensor<double, 4> b = xt::ones<double>({1, 2, 3, 4});
  returns<tensor<float, 2>>(m, m, m);
  returns<tensor<float, 3>>(h, h, h);
  returns<tensor<double, 4>>(b, b, b);
  returns<tensor<float, 2>>(xt::transpose(m), m + 1.0f, xt::view(m, xt::all(), xt::range(0, 2)));
  const xt::xtensor<float, 2, xt::layout_type::column_major> columns = m;
  returns<tensor<float, 2>>(columns, columns, columns);
}

TEST_CASE("result: the rank is static if any input's is, else the container is dynamic", "[xtensor][result]") {
  const tensor<float, 2> m = xt::ones<float>({3, 4});
  const xt::xarray<float> a = m;
  returns<xt::xarray<float>>(a, a, a);
  returns<xt::xarray<float>>(a, a + 1.0f, xt::strided_view(a, {xt::all(), xt::all()}));
  returns<tensor<float, 2>>(m, a, a);
  returns<tensor<float, 2>>(a, m, a);
  returns<tensor<float, 2>>(a, a, m);
  returns<tensor<float, 2>>(xt::xtensor_fixed<float, xt::xshape<3, 4>>(m), a, a);
  const xt::xarray<float> z = xattn::attention(a, a, a);
  CHECK(z.dimension() == 2);
}

TEST_CASE("result: views of the library and narrow elements give containers of the computing type",
          "[xtensor][result]") {
  std::array<xattn::bf16, 12> memory{};
  const xattn::view<xattn::bf16, 2> narrow(memory.data(), {3, 4});
  returns<tensor<float, 2>>(narrow, narrow, narrow);
  std::array<double, 12> numbers{};
  const xattn::view<const double, 3> heads(numbers.data(), {2, 3, 2});
  returns<tensor<double, 3>>(heads, heads, heads);
}

TEST_CASE("result: its shape is q's with the width of v, at every rank", "[xtensor][result]") {
  const auto shape = [](const std::vector<std::size_t>& q, const std::vector<std::size_t>& k,
                        const std::vector<std::size_t>& v) {
    const xt::xarray<float> z =
        xattn::attention(xt::xarray<float>(xt::ones<float>(q)), xt::xarray<float>(xt::ones<float>(k)),
                         xt::xarray<float>(xt::ones<float>(v)));
    return std::vector<std::size_t>(z.shape().begin(), z.shape().end());
  };
  CHECK(shape({3, 4}, {5, 4}, {5, 2}) == std::vector<std::size_t>{3, 2});
  CHECK(shape({6, 3, 4}, {2, 5, 4}, {2, 5, 1}) == std::vector<std::size_t>{6, 3, 1});
  CHECK(shape({2, 6, 3, 4}, {2, 3, 5, 4}, {2, 3, 5, 7}) == std::vector<std::size_t>{2, 6, 3, 7});
  CHECK(shape({0, 6, 3, 4}, {0, 3, 5, 4}, {0, 3, 5, 7}) == std::vector<std::size_t>{0, 6, 3, 7});
  CHECK(shape({2, 6, 0, 4}, {2, 3, 5, 4}, {2, 3, 5, 7}) == std::vector<std::size_t>{2, 6, 0, 7});
}
