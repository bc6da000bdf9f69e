// SPDX-License-Identifier: BSD-3-Clause
/// What the trace sees of layer norm and RMS norm, and that looking changes nothing.
#include "support/buffers.hpp"
#include "support/executors.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "support/types.hpp"

#include <xattn/kernels/layer_norm.hpp>
#include <xattn/kernels/rms_norm.hpp>

#include <map>

namespace {

namespace kernels = xattn::kernels;
namespace trace = xattn::trace;
using test::buffer;
using test::index_t;

struct record {
  std::string axes;
  trace::site where;
  oracle::array numbers;
};

struct journal {
  std::vector<std::string> order{};
  std::map<std::string, record> records{};
  std::map<std::string, double> values{};
  bool wanted = true;
};

template <class T>
record record_of(const trace::site& where, const trace::tensor_view<T>& v) {
  record r{std::string(v.axes.data(), v.rank), where,
           oracle::array(oracle::shape_t(v.extent.begin(), v.extent.begin() + v.rank))};
  for (index_t n = 0; n < r.numbers.size(); ++n) {
    index_t rest = n, offset = 0;
    for (std::size_t d = v.rank; d-- > 0; rest /= static_cast<index_t>(v.extent[d])) {
      offset += rest % static_cast<index_t>(v.extent[d]) * v.stride[d];
    }
    r.numbers.flat(n) = test::widen(v.data[offset]);
  }
  return r;
}

/// Reads all stages.
struct reader {
  journal* to;

  template <trace::stage>
  static consteval trace::access access_of() {
    return trace::access::read;
  }
  template <trace::stage S, class T>
  void on(const trace::site& where, const trace::tensor_view<const T>& v) {
    const std::string name(trace::name(S));
    to->order.push_back(name);
    to->records.emplace(name, record_of(where, v));
  }
  bool want(const trace::site&) const { return to->wanted; }
  void value(const trace::site&, const char* name, double number) { to->values[name] = number; }
};

/// Adds a number to all elements of one stage.
template <trace::stage Edited>
struct editor {
  const double* by;

  template <trace::stage S>
  static consteval trace::access access_of() {
    return S == Edited ? trace::access::write : trace::access::none;
  }
  template <trace::stage S, class T>
  void on(const trace::site&, const trace::tensor_view<T>& v) {
    for (std::uint32_t i = 0; i < v.extent[0]; ++i) {
      for (std::uint32_t j = 0; j < (v.rank > 1 ? v.extent[1] : 1); ++j) {
        T& element = v.data[i * v.stride[0] + (v.rank > 1 ? j * v.stride[1] : 0)];
        element = element + T(*by);
      }
    }
  }
};

template <trace::stage S>
oracle::array edited(const oracle::array& x, double by) {
  const buffer<double, 2> in(x), out({x.extent(0), x.extent(1)});
  kernels::layer_norm(in.view(), out.view(), {}, editor<S>{&by});
  return out.numbers();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("norms: the trace shows each stage once, in order, and changes no bit", "[kernels][trace]",
                        test::all_reals) {
  using T = TestType;
  const auto x = test::random_array<T>({2, 3, 21}, test::regime::wide);
  const buffer<T, 3> in(x), plain({2, 3, 21}), traced({2, 3, 21}, test::arrangement::transposed);
  const buffer<T, 1> g(test::random_array<T>({21})), mean({6}), rstd({6}), traced_mean({6}), traced_rstd({6});
  journal seen;
  kernels::layer_norm(in.view(), plain.view(), {.gamma = g.cview(), .mean = mean.view(), .rstd = rstd.view()});
  kernels::layer_norm(in.view(), traced.view(),
                      {.gamma = g.cview(), .mean = traced_mean.view(), .rstd = traced_rstd.view()}, reader{&seen});
  CHECK(test::exactly(traced, plain));
  CHECK(test::exactly(traced_mean, mean));
  CHECK(test::exactly(traced_rstd, rstd));
  CHECK(seen.order == std::vector<std::string>{"norm_mean", "norm_rstd", "norm_xhat", "norm_out"});
  CHECK(test::exactly(seen.records["norm_mean"].numbers, mean.numbers().reshaped({2, 3})));
  CHECK(test::exactly(seen.records["norm_rstd"].numbers, rstd.numbers().reshaped({2, 3})));
  CHECK(test::exactly(seen.records["norm_out"].numbers, plain));
  kernels::layer_norm(in.view(), plain.view());
  CHECK(test::exactly(seen.records["norm_xhat"].numbers, plain));
  CHECK(seen.records["norm_mean"].axes == "bq");
  CHECK(seen.records["norm_xhat"].axes == "bqd");
  CHECK(seen.records["norm_xhat"].where.org == trace::origin::derived);
  CHECK(seen.records["norm_out"].where.org == trace::origin::computed);
}

TEST_CASE("norms: the trace of RMS norm has no mean", "[kernels][trace]") {
  const auto x = test::random_array<float>({3, 21}, test::regime::wide);
  const buffer<float, 2> in(x), plain({3, 21}), traced({3, 21});
  const buffer<float, 1> g(test::random_array<float>({21})), rstd({3});
  journal seen;
  kernels::rms_norm(in.view(), plain.view(), {.gamma = g.cview(), .plus_one = true, .rstd = rstd.view()});
  kernels::rms_norm(in.view(), traced.view(), {.gamma = g.cview(), .plus_one = true}, reader{&seen});
  CHECK(test::exactly(traced, plain));
  CHECK(seen.order == std::vector<std::string>{"norm_rstd", "norm_xhat", "norm_out"});
  CHECK(test::exactly(seen.records["norm_rstd"].numbers, rstd));
  kernels::rms_norm(in.view(), plain.view());
  CHECK(test::exactly(seen.records["norm_xhat"].numbers, plain));
}

TEST_CASE("norms: the trace has the axes of the caller's array, the caller's place, and eps", "[kernels][trace]") {
  const auto x = test::random_array<float>({4, 9});
  journal seen, hidden, alone;
  const buffer<float, 2> in(x), out({4, 9});
  kernels::layer_norm(in.view(), out.view(), {.eps = 0.25f}, reader{&seen}, trace::place{}.in(trace::block::norm2));
  CHECK(seen.records["norm_out"].axes == "qd");
  CHECK(seen.records["norm_mean"].axes == "q");
  CHECK(seen.records["norm_out"].where.blk == trace::block::norm2);
  CHECK(seen.values["eps"] == 0.25);
  const xattn::view<float, 3> of_rank_3 = xattn::lifted<3>(in.view()), to(out.data(), {1, 4, 9});
  kernels::layer_norm(of_rank_3, to, {}, reader{&hidden}, trace::place{}.hiding(1));
  CHECK(hidden.records["norm_out"].axes == "qd");
  CHECK(hidden.values["eps"] == static_cast<double>(1e-5f));
  kernels::rms_norm(in.view()[0], out.view()[0], {}, reader{&alone});
  CHECK(alone.records["norm_out"].axes == "d");
  CHECK(alone.values["eps"] == static_cast<double>(1e-6f));
}

TEST_CASE("norms: a hook that wants nothing at run time gets nothing, and the numbers stay", "[kernels][trace]") {
  const auto x = test::random_array<float>({4, 9});
  journal seen{.wanted = false};
  const buffer<float, 2> in(x), out({4, 9}), plain({4, 9});
  kernels::layer_norm(in.view(), out.view(), {}, reader{&seen});
  kernels::layer_norm(in.view(), plain.view());
  CHECK(seen.order.empty());
  CHECK(test::exactly(out, plain));
}

TEST_CASE("norms: traced rows are spread over the executor too, in place too", "[kernels][trace]") {
  const auto x = test::random_array<float>({90, 700}, test::regime::wide);
  test::watched_executor executor;
  journal seen;
  const buffer<float, 2> in_place(x), out({90, 700});
  kernels::layer_norm(in_place.view(), out.view());
  kernels::layer_norm(in_place.view(), in_place.view(), {.executor = executor}, reader{&seen});
  CHECK(executor.parts() == 12);
  CHECK(test::exactly(in_place, out));
  CHECK(test::exactly(seen.records["norm_xhat"].numbers, out));
}

TEST_CASE("norms: an edit is seen by what comes after it, an edit of nothing changes no bit", "[kernels][trace]") {
  using trace::stage;
  const auto x = test::random_array<double>({3, 21});
  const auto plain = edited<stage::norm_out>(x, 0);
  CHECK(test::exactly(edited<stage::norm_mean>(x, 0), plain));
  CHECK(test::exactly(edited<stage::norm_rstd>(x, 0), plain));
  oracle::array by_mean = plain, by_rstd = plain, by_out = plain;
  for (index_t n = 0; n < x.size(); ++n) {
    const auto row = oracle::moments(x, n / 21);
    const long double centred = x.flat(n) - row.mean();
    by_mean.flat(n) = (centred - 0.5L) / std::sqrt(row.variance + 0.25L + 1e-5L);
    by_rstd.flat(n) = centred * (1 / std::sqrt(row.variance + 1e-5L) + 0.5L);
    by_out.flat(n) = plain.flat(n) + 0.5L;
  }
  CHECK(test::within(edited<stage::norm_mean>(x, 0.5), by_mean, 1e-13L));
  CHECK(test::within(edited<stage::norm_rstd>(x, 0.5), by_rstd, 1e-13L));
  CHECK(test::within(edited<stage::norm_out>(x, 0.5), by_out, 1e-13L));
}
