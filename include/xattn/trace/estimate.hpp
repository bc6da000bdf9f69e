// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What a recorder would keep of a call, before the call: every record with its path, shape and bytes.
///           using xattn::trace::estimate;
///           auto all = estimate<xattn::encoder<float>>(config, {.batch = 8, .length = 512});
///           all.print(std::cout);     all.bytes();
///           auto some = estimate<xattn::encoder<float>>(config, {.length = 512}, {.only = {"*.weights"}});
///           auto one = estimate<float>(xattn::trace::attention_shape{.heads = 8, .q_len = 512, .width = 64});
/// Formula the call itself, on one row of one item, is asked what it shows; the axes of what it shows that depend on
///         the call are then as long as they would be, and the recorder's own selection is applied. A model is made
///         with one layer, since its layers are alike.
/// Edges   it is about the first call of a recorder. Of a mask only its type counts: a bias, a function of the scores or
///         of the weights has a stage. What a filter asks for and matches nothing is an error, as at finish(), unless
///         allowed. Caches are those that make_cache makes without options.
#pragma once

#include "xattn/kernels/mask_function.hpp"
#include "xattn/layers/options.hpp"
#include "xattn/trace/any.hpp"
#include "xattn/trace/format.hpp"
#include "xattn/trace/recorder.hpp"
#include "xattn/xtensor/attention.hpp"

#include <algorithm>
#include <optional>
#include <ostream>

namespace xattn::inline XATTN_ISA::trace {

/// Of a call of a layer or model.
struct call_shape {
  count batch{};       // 0: the arrays have no such axis
  count length = 1;    // rows of x
  count memory{};      // rows that a decoder attends to; of multi-head attention 0 is self-attention
  std::optional<count> cached{};  // x joins a cache that has had so many tokens
};

/// Of a call of attention. 0: the arrays have no such axis.
struct attention_shape {
  count batch{};
  count heads{};
  count kv_heads{};  // 0: as many as heads
  count q_len = 1;
  count k_len{};  // 0: q_len
  count width = 1;
  count value_width{};  // 0: width
};

/// A record that a recorder would have.
struct expected_record {
  std::string path{};
  site at{};
  std::string axes{};
  std::vector<std::size_t> shape{};
  std::size_t bytes = 0;
};

/// What a recorder would have.
class expected_records {
 public:
  explicit expected_records(std::vector<expected_record> records) : records_(std::move(records)) {}

  const expected_record* begin() const noexcept { return records_.data(); }
  const expected_record* end() const noexcept { return records_.data() + records_.size(); }
  std::size_t size() const noexcept { return records_.size(); }

  std::size_t bytes() const {
    std::size_t sum = 0;
    for (const expected_record& r : records_) sum += r.bytes;
    return sum;
  }
  /// By stage, the largest first.
  std::vector<std::pair<std::string, std::size_t>> by_stage() const {
    std::map<std::string, std::size_t> sums;
    for (const expected_record& r : records_) sums[std::string(trace::name(r.at.st))] += r.bytes;
    std::vector<std::pair<std::string, std::size_t>> order(sums.begin(), sums.end());
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    return order;
  }

  /// A line for each record, then the sum and the three largest stages.
  void print(std::ostream& out) const {
    std::size_t width = 0;
    for (const expected_record& r : records_) width = std::max(width, r.path.size());
    for (const expected_record& r : records_) {
      std::string shape;
      for (std::size_t d = 0; d < r.shape.size(); ++d) shape += (d == 0 ? "" : "x") + std::to_string(r.shape[d]);
      out << padded(r.path, width) << "  " << padded(r.axes, 4) << "  " << padded(shape, 18) << ' '
          << padded(std::to_string(r.bytes), 14, align::right) << '\n';
    }
    out << size() << " records, " << bytes() << " bytes";
    const auto order = by_stage();
    for (std::size_t i = 0; i < order.size() && i < 3; ++i) {
      out << (i == 0 ? "; the largest stages: " : ", ") << order[i].first << ' ' << order[i].second;
    }
    out << '\n';
  }

 private:
  std::vector<expected_record> records_;
};

namespace detail {

/// The sink of the small call: shapes alone.
class shape_sink final : public dynamic_sink {
 public:
  struct shown_shape {
    site at;
    tensor_view<const std::byte> tensor;  // without its data
    std::size_t element;
  };

  void take(const site& s, const any_view& v) override {
    shapes.push_back({s, {nullptr, v.tensor.rank, v.tensor.extent, {}, v.tensor.axes}, byte_size(v.type)});
  }
  std::uint32_t start_run() override { return 1; }

  std::vector<shown_shape> shapes;
};

/// What a mask is to the stages: whether it has functions and biases, which change nothing here.
template <class Bound>
struct idle_rule : bound_rule {
  static constexpr bool modifies = Bound::modifies, biases = Bound::biases, reweighs = Bound::reweighs;
  template <class T>
  simd::pack<T> modified(simd::pack<T> s, const score_pack&) const {
    return s;
  }
  template <class T>
  void add_bias(const tile_scores<T>&, const score_tile&) const {}
  template <class T>
  simd::pack<T> reweighed(simd::pack<T> w, const score_pack&) const {
    return w;
  }
};

template <class M>
struct idle_mask {
  auto bind(const score_shape&) const {
    using bound = bound_mask_t<M>;
    if constexpr (bound::modifies || bound::biases || bound::reweighs) return idle_rule<bound>{};
    else return no_mask{};
  }
};

/// Lengths of the small call, different where they may be told apart only by their length.
inline constexpr index_t small_length = 1, small_memory = 2, small_cached = 2;

/// How long an axis of the call will be that is so long in the small one.
struct lengths {
  index_t batch, queries;
  std::map<index_t, index_t> keys;

  void stretch(tensor_view<const std::byte>& v) const {
    for (std::size_t d = 0; d < v.rank; ++d) {
      std::uint32_t& n = v.extent[d];
      const auto found = keys.find(n);
      if (v.axes[d] == 'b') n = static_cast<std::uint32_t>(batch);
      if (v.axes[d] == 'q') n = static_cast<std::uint32_t>(queries);
      if (v.axes[d] == 'k' && found != keys.end()) n = static_cast<std::uint32_t>(found->second);
    }
  }
};

/// The records that the recorder's selection would keep.
inline expected_records selected(const std::vector<shape_sink::shown_shape>& shapes, const recorder_options& filter) {
  selection wanted("estimate", {filter.only, filter.heads, filter.rows, filter.allow_unmatched});
  path_book paths;
  std::vector<expected_record> records;
  for (const auto& [at, tensor, element] : shapes) {
    if (!wanted.wants(at)) continue;
    wanted.parts(at, tensor, [&, bytes = element](const site& part, const tensor_view<const std::byte>& v) {
      records.push_back({paths.unique(record_path(part)), part, std::string(v.axes.begin(), v.axes.begin() + v.rank),
                         std::vector<std::size_t>(v.extent.begin(), v.extent.begin() + v.rank), v.size() * bytes});
    });
  }
  wanted.finish();
  return expected_records(std::move(records));
}

template <template <class> class Layer, class T>
T scalar_of(const Layer<T>&);

/// A small call of any layer or model.
template <class Model, class M, class MM>
class small_call {
  using T = decltype(scalar_of(std::declval<const Model&>()));

 public:
  small_call(const Model& model, const call_shape& shape) : model_(model), shape_(shape) {}

  template <class Hook>
  void run(Hook hook) const {
    const auto x = rows(small_length);
    if constexpr (needs_memory<Hook>) run_decoder(x, hook);
    else if constexpr (takes_mask<Hook>) run_masked(x, hook);
    else model_(x, {}, hook);
  }

 private:
  using array = xt::xarray<T>;
  template <class Hook>
  static constexpr bool needs_memory = requires(const Model& m, const array& x, Hook h) {
    m(x, x, idle_mask<M>{}, idle_mask<MM>{}, layer_options{}, h);
  };
  template <class Hook>
  static constexpr bool takes_mask = requires(const Model& m, const array& x, Hook h) {
    m(x, idle_mask<M>{}, layer_options{}, h);
  };

  array rows(index_t length) const {
    const auto size = [](index_t n) { return static_cast<std::size_t>(n); };
    std::vector<std::size_t> extents{size(length), size(model_.config().d_model)};
    if (shape_.batch > 0) extents.insert(extents.begin(), 1);
    return xt::zeros<T>(extents);
  }

  auto cache() const {
    if constexpr (requires { model_.make_caches(1, 1); }) return model_.make_caches(small_cached + small_length, 1);
    else return model_.make_cache(small_cached + small_length, 1);
  }

  template <class Hook>
  void run_decoder(const array& x, Hook hook) const {
    const auto memory = rows(small_memory);
    if (!shape_.cached) return (void)model_(x, memory, idle_mask<M>{}, idle_mask<MM>{}, {}, hook);
    auto tokens = cache();
    if (*shape_.cached > 0) (void)model_(rows(small_cached), tokens, memory);
    (void)model_(x, tokens, memory, idle_mask<M>{}, idle_mask<MM>{}, {}, hook);
  }

  template <class Hook>
  void run_masked(const array& x, Hook hook) const {
    if (shape_.cached) {
      auto tokens = cache();
      if (*shape_.cached > 0) (void)model_(rows(small_cached), tokens);
      return (void)model_(x, tokens, idle_mask<M>{}, {}, hook);
    }
    if constexpr (requires { model_(x, x, idle_mask<M>{}, layer_options{}, hook); }) {
      if (shape_.memory > 0) return (void)model_(x, rows(small_memory), idle_mask<M>{}, {}, hook);
    }
    (void)model_(x, idle_mask<M>{}, {}, hook);
  }

  const Model& model_;
  const call_shape& shape_;
};

/// What a layer or model shows of a call of this shape.
template <class M, class MM, class Model>
std::vector<shape_sink::shown_shape> shapes_of(const Model& model, const call_shape& shape) {
  shape_sink seen;
  small_call<Model, M, MM>(model, shape).run(any(seen));
  const index_t before = shape.cached ? index_t{*shape.cached} : 0, length = shape.length;
  const index_t all = before + length;
  const lengths own{shape.batch, length,
                    {{small_length, length}, {small_memory, shape.memory}, {small_cached + small_length, all}}};
  for (auto& [at, tensor, element] : seen.shapes) {
    if (info(at.st).when != phase::param) own.stretch(tensor);
    if (at.step >= 0) at.step = static_cast<std::int32_t>(before);
  }
  return seen.shapes;
}

/// The records of layer 0 again, for each of the layers after it.
inline void repeat_layer(std::vector<shape_sink::shown_shape>& shapes, index_t layers) {
  const auto first = std::find_if(shapes.begin(), shapes.end(), [](const auto& s) { return s.at.layer == 0; });
  const auto last = std::find_if(first, shapes.end(), [](const auto& s) { return s.at.layer != 0; });
  std::vector<shape_sink::shown_shape> all(shapes.begin(), last);
  for (index_t i = 1; i < layers; ++i) {
    for (auto it = first; it != last; ++it) {
      all.push_back(*it);
      all.back().at.layer = static_cast<std::int32_t>(i);
    }
  }
  all.insert(all.end(), last, shapes.end());
  shapes = std::move(all);
}

}  // namespace detail

/// Of a layer or model that is there.
template <class Model, mask M = no_mask, mask MM = no_mask>
  requires requires(const Model& model) { model.config().d_model; }
expected_records estimate(const Model& model, const call_shape& shape, const recorder_options& filter = {},
                          const M& = {}, const MM& = {}) {
  return detail::selected(detail::shapes_of<M, MM>(model, shape), filter);
}

/// Of one that would be made by a configuration.
template <class Model, class Config, mask M = no_mask, mask MM = no_mask>
  requires(std::constructible_from<Model, const Config&> && !std::same_as<Model, Config>)
expected_records estimate(Config config, const call_shape& shape, const recorder_options& filter = {}, const M& = {},
                          const MM& = {}) {
  index_t layers = 1;
  if constexpr (requires { config.layers; }) {
    layers = config.layers;
    config.layers = std::min<index_t>(layers, 1);
  }
  auto shapes = detail::shapes_of<M, MM>(Model(config), shape);
  if (layers > 1) detail::repeat_layer(shapes, layers);
  return detail::selected(shapes, filter);
}

/// Of attention on arrays of T.
template <storable T, mask M = no_mask>
expected_records estimate(const attention_shape& shape, const recorder_options& filter = {}, const M& = {},
                          const attention_options<acc_t<T>>& options = {}) {
  const auto array = [&shape](index_t heads, index_t length, index_t width) {
    std::vector<std::size_t> extents;
    if (shape.batch > 0) extents.push_back(1);
    if (shape.heads > 0) extents.push_back(static_cast<std::size_t>(heads));
    for (const index_t n : {length, width}) extents.push_back(static_cast<std::size_t>(n));
    return xt::xarray<T>(xt::xarray<T>::from_shape(extents));
  };
  const auto filled = [](xt::xarray<T> x) {
    std::fill(x.begin(), x.end(), T{});
    return x;
  };
  const index_t kv_heads = shape.kv_heads > 0 ? shape.kv_heads : shape.heads;
  const index_t k_len = shape.k_len > 0 ? shape.k_len : shape.q_len;
  const index_t value_width = shape.value_width > 0 ? shape.value_width : shape.width;
  const auto q = filled(array(shape.heads, detail::small_length, shape.width));
  const auto k = filled(array(kv_heads, detail::small_memory, shape.width));
  const auto v = filled(array(kv_heads, detail::small_memory, value_width));
  detail::shape_sink seen;
  attention_options<acc_t<T>> small = options;
  small.lse = {};
  small.workspace = {};
  (void)xattn::attention(q, k, v, detail::idle_mask<M>{}, small, any(seen));
  const detail::lengths own{shape.batch, shape.q_len, {{detail::small_memory, k_len}}};
  for (auto& shown : seen.shapes) own.stretch(shown.tensor);
  return detail::selected(seen.shapes, filter);
}

}  // namespace xattn::inline XATTN_ISA::trace
