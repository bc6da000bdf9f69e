// SPDX-License-Identifier: BSD-3-Clause
/// Models and their layers drawn over all that configures them and their calls, every two options of which meet with
/// effect: against the oracle, and to the bit as the same call by one thread, unwatched, into an array of its own.
#include "property/drawn.hpp"
#include "support/blocks.hpp"

#include <xattn/core/thread_pool.hpp>

namespace {

using drawn::index_t, drawn::meetings, drawn::one_of, drawn::options;
namespace masks = drawn;

enum feature : std::size_t {
  encoder, decoder, post_norm, pre_norm, sandwich, parallel, layer_norm, rms, rms_plus_one, eps, gated, packed_first,
  packed_last, relu, gelu, silu, mish, other_activation, bias, qk_norm, no_rope, interleaved, half_split, rope_width,
  rope_scaling, rope_base, positions, grouped, own_width, constant_gates, sigmoid_gates, scale, softcap, sinks,
  residual_scale, final_norm, two_layers, causal, window, chunked, prefix, alibi, relative_bias, boolean, additive,
  mask_mod, score_mod, prob_mod, memory_mask, whole, cached, rolling, pages,
  in_bf16, in_f16, in_int8, knows_memory, in_float, in_double, threads, traced, own_scratch, in_place, features
};
constexpr const char* names[] = {
    "encoder", "decoder", "post_norm", "pre_norm", "sandwich", "parallel", "layer_norm", "rms", "rms_plus_one", "eps",
    "gated", "packed_first", "packed_last", "relu", "gelu", "silu", "mish", "other_activation", "bias", "qk_norm",
    "no_rope", "interleaved", "half_split", "rope_width", "rope_scaling", "rope_base", "positions", "grouped",
    "own_width", "constant_gates", "sigmoid_gates", "scale", "softcap", "sinks", "residual_scale", "final_norm",
    "two_layers", "causal", "window", "chunked", "prefix", "alibi", "relative_bias", "boolean", "additive", "mask_mod",
    "score_mod", "prob_mod",
    "memory_mask", "whole", "cached", "rolling", "pages", "in_bf16", "in_f16", "in_int8", "knows_memory", "float",
    "double", "threads", "traced", "own_scratch", "in_place"};
static_assert(std::size(names) == features);

/// Masks, and what drawn.hpp calls them.
constexpr std::pair<std::size_t, std::size_t> mask_kinds[] = {
    {causal, masks::causal},     {window, masks::window},
    {chunked, masks::chunked},   {prefix, masks::prefix},
    {alibi, masks::alibi},       {relative_bias, masks::relative_bias},
    {boolean, masks::boolean},   {additive, masks::additive},
    {mask_mod, masks::mask_mod}, {score_mod, masks::score_mod},
    {prob_mod, masks::prob_mod}};

constexpr std::size_t stores[] = {in_bf16, in_f16, in_int8};

/// Which calls are compiled, to keep that short: of a model, its type, the store of its cache, and a hook every two.
/// The store is `whole` for none and `cached` for the type's own.
constexpr bool compiled(bool encodes, bool single, std::size_t store, bool watched) {
  if (store == whole) return !watched || encodes == single;
  if (store == cached) return !watched || (!encodes && !single);
  if (store == in_bf16) return encodes == single && (!watched || encodes);
  return encodes != single && (!watched || encodes == (store == in_f16));
}

/// What cannot meet beside the choices: an encoder has no memory, residual_scale is that of a post-norm layer, and what
/// is one way or another is not both.
const drawn::option_space& space() {
  static const drawn::option_space all = [] {
    drawn::option_space o{{std::begin(names), std::end(names)},
                          {{encoder, decoder},
                           {post_norm, pre_norm, sandwich, parallel},
                           {layer_norm, rms, rms_plus_one},
                           {relu, gelu, silu, mish, other_activation},
                           {no_rope, interleaved, half_split},
                           {whole, cached},
                           {in_float, in_double}},
                          {{encoder, memory_mask}, {encoder, knows_memory}, {packed_first, packed_last},
                           {constant_gates, sigmoid_gates}},
                          0,
                          {{packed_first, gated}, {packed_last, gated}}};
    for (const std::size_t f : {rope_width, rope_scaling, rope_base, positions}) o.odds.emplace_back(no_rope, f);
    for (const std::size_t f : {pre_norm, sandwich, parallel}) o.odds.emplace_back(residual_scale, f);
    for (const std::size_t f : {rolling, pages, knows_memory}) o.odds.emplace_back(whole, f);
    for (const std::size_t f : stores) {
      o.odds.emplace_back(f, whole);
      for (const std::size_t g : stores) o.odds.emplace_back(f, g);
    }
    return o;
  }();
  return all;
}
/// Of these two one excludes what the other does, or does nothing beside it; a decoder is causal by itself.
bool nested(std::size_t f, std::size_t g) {
  const std::vector<drawn::pair> known{{rolling, window}, {causal, prefix}, {rope_width, interleaved},
                                       {rope_width, half_split}, {rope_width, rope_base}, {own_width, scale},
                                       {decoder, causal}, {memory_mask, causal}, {knows_memory, causal},
                                       {decoder, prefix}, {memory_mask, prefix}, {knows_memory, prefix}};
  return std::count(known.begin(), known.end(), drawn::pair(f, g)) +
             std::count(known.begin(), known.end(), drawn::pair(g, f)) > 0;
}

/// What the oracle is told of a call.
struct scene {
  std::vector<oracle::block_weights<long double>> layers;
  std::optional<oracle::norm_weights<long double>> last;
  oracle::block_rules rules;
  oracle::array memory;

  template <class R>
  oracle::basic_array<R> result(const oracle::array& x) const {
    const auto from = memory.as<R>();
    auto y = x.as<R>();
    for (const auto& w : layers) y = oracle::transformer_layer(y, from, w.as<R>(), rules);
    return last ? layers[0].as<R>().norm(y, last->as<R>()) : y;
  }
  template <class F>
  void each_attention(const F& f) {
    for (auto& w : layers) {
      f(w.self_attention);
      if (w.cross_attention) f(*w.cross_attention);
    }
  }
  template <class F>
  void each_norm(const F& f) {
    for (auto& w : layers) {
      for (auto* list : {&w.norms, &w.post_norms}) std::for_each(list->begin(), list->end(), f);
    }
    if (last) f(*last);
  }
};

/// Columns of one kv head come to stand where those of another one were.
void rotate_heads(oracle::array& w, index_t heads) {
  if (w.empty()) return;
  const oracle::array old = w;
  const index_t width = w.extent(-1), step = width / heads;
  for (index_t n = 0; n < w.size(); ++n) w.flat(n) = old.flat(n / width * width + (n % width + step) % width);
}

struct call {
  options on;
  index_t batch, length, memory_length, capacity;
  xattn::transformer_config config;
  std::shared_ptr<const drawn::material> m, memory_rules;
  xt::xtensor<std::int32_t, 2> at;  // positions
  std::vector<index_t> steps, seen;  // rows of each call, and keys that were there for each row
  scene truth;
  oracle::array x;

  call(test::random& r, const options& o) : on(compiled_of(o)) {
    // now and then long enough for pages of a cache to be left, and for steps that stream
    const bool is_long = r.below(8) == 0;
    batch = 1 + r.below(2), length = is_long ? 130 + r.below(9) : 4 + r.below(6), memory_length = 1 + r.below(6);
    capacity = !on[rolling] ? length : is_long ? one_of(r, {3, 60, 129}) : 2 + r.below(2);
    draw_config(r);
    draw_masks(r);
    at = xt::xtensor<std::int32_t, 2>::from_shape({static_cast<std::size_t>(batch), static_cast<std::size_t>(length)});
    for (auto& p : at) p = static_cast<std::int32_t>(r.below(40));
    for (index_t left = length; left > 0; left -= steps.back()) {
      steps.push_back(1 + r.below(std::min<index_t>(left, is_long ? 60 : 4)));
      const index_t so_far = length - left + steps.back();
      seen.insert(seen.end(), static_cast<std::size_t>(steps.back()), on[cached] ? so_far : length);
    }
  }
  /// Without a store or a hook that is not compiled for the others.
  static options compiled_of(options o) {
    const auto is = [&](std::size_t kept, bool watched) { return compiled(o[encoder], o[in_float], kept, watched); };
    std::size_t kept = o[whole] ? whole : cached;
    for (const std::size_t f : stores) {
      if (o[f] && is(f, false)) kept = f;
      else o.reset(f);
    }
    if (!is(kept, true)) o.reset(traced);
    return o;
  }

  void draw_config(test::random& r) {
    config = {.d_model = one_of(r, {8, 12, 20}), .heads = 4, .kv_heads = on[grouped] ? 2 : 0};
    config.d_head = on[own_width] ? 6 : 0;
    config.d_hidden = 5 + r.below(20);
    config.gated = on[gated], config.bias = on[bias], config.qk_norm = on[qk_norm], config.final_norm = on[final_norm];
    config.norm_first = !on[post_norm], config.sandwich = on[sandwich], config.parallel = on[parallel];
    config.norm = on[rms]          ? xattn::norm_kind::rms
                  : on[layer_norm] ? xattn::norm_kind::layer
                                   : xattn::norm_kind::rms_plus_one;
    config.activation = on[relu]   ? xattn::activation::relu
                        : on[gelu] ? xattn::activation::gelu
                        : on[silu] ? xattn::activation::silu
                        : on[mish] ? xattn::activation::mish
                                   : static_cast<xattn::activation>(one_of(r, {0, 3, 4, 6, 7, 8, 10}));
    if (on[eps]) config.eps = 0.25;
    if (on[residual_scale]) config.residual_scale = 1.75;
    if (on[constant_gates]) config.gates = xattn::head_gates::constant;
    if (on[sigmoid_gates]) config.gates = xattn::head_gates::sigmoid;
    if (on[scale]) config.scale = static_cast<double>(one_of(r, {-1, 1, 3, 6})) / 4;
    if (on[softcap]) config.softcap = static_cast<double>(one_of(r, {2, 3, 5})) / 2;
    config.sinks = on[sinks];
    config.layers = on[two_layers] ? 2 : 1;
    if (!on[no_rope]) draw_rope(r);
  }
  index_t head_width() const { return config.d_head == 0 ? config.d_model / 4 : index_t{config.d_head}; }
  /// Of what turns.
  index_t turning_width() const { return on[rope_width] ? 2 : head_width() / 2 * 2; }
  void draw_rope(test::random& r) {
    if (head_width() % 2 != 0 || (on[rope_width] && head_width() < 4)) config.d_model = 16;
    config.rope = xattn::rotary_config{.pairing = on[interleaved] ? xattn::rotary_pairing::interleaved
                                                                  : xattn::rotary_pairing::half_split};
    if (on[rope_base]) config.rope->base = 3;
    if (on[rope_width]) config.rope->width = 2;
    scaling_number = r.below(2);
    if (!on[rope_scaling]) return;
    if (scaling_number == 0) config.rope->scaling = xattn::linear_scaling{.factor = 2.5};
    else config.rope->scaling = xattn::yarn_scaling{.factor = 4, .original = 512};
  }
  index_t scaling_number = 0;
  std::optional<oracle::spectrum> spectrum(const options& rest) const {
    if (on[no_rope]) return {};
    const index_t width = rest[rope_width] ? 2 : head_width() / 2 * 2;
    const long double base = rest[rope_base] ? 3 : 10000;
    if (!rest[rope_scaling]) return oracle::plain_spectrum(width, base);
    if (scaling_number == 0) return oracle::linear_spectrum(width, base, 2.5L);
    return oracle::yarn_spectrum(width, base, {4, 512});
  }

  void draw_masks(test::random& r) {
    const test::attention_sizes n{batch, 4, 4, length, length, 1, 1};
    const test::attention_sizes of_memory{batch, 4, 4, length, memory_length, 1, 1};
    options kinds;
    for (const auto& [f, kind] : mask_kinds) kinds[kind] = on[f];
    auto self = std::make_shared<drawn::material>(r, kinds, n);
    self->left = r.below(3), self->right = r.below(2);
    self->chunk = 1 + r.below(4), self->first_keys = 1 + r.below(length);
    m = self;
    options to_memory;
    if (on[memory_mask]) to_memory.set(r.below(2) == 0 ? masks::valid_lengths : masks::boolean);
    memory_rules = std::make_shared<const drawn::material>(r, to_memory, of_memory);
  }

  /// What the rules of both attentions are if some options are left out.
  oracle::block_rules rules_of(const options& rest) const {
    auto self = std::make_shared<drawn::material>(*m);
    for (const auto& [f, kind] : mask_kinds) {
      if (on[f] && !rest[f]) self->on.reset(kind);
    }
    oracle::block_rules rules{drawn::rules_of(self), {}};
    const index_t reach = rest[rolling] ? capacity : length;
    const bool is_causal = rest[decoder];
    rules.self.allowed = [=, inner = rules.self.allowed, to = seen](index_t b, index_t h, index_t i, index_t j) {
      return inner(b, h, i, j) && j > i - reach && j < (is_causal ? i + 1 : to[static_cast<std::size_t>(i)]);
    };
    if (rest[memory_mask]) rules.cross = drawn::rules_of(memory_rules);
    return rules;
  }

  template <class T>
  void draw_numbers(test::random& r) {
    const std::uint64_t seed = r.next() >> 8;
    const auto draw = [&](const oracle::shape_t& shape, std::uint64_t n) {
      return test::random_array<T>(shape, test::regime::uniform, seed + n);
    };
    x = draw({batch, length, config.d_model}, 1);
    truth.memory = draw({batch, memory_length, config.d_model}, 2);
    for (index_t i = 0; i < config.layers; ++i) {
      const auto c = xattn::detail::layer_config(config, i);
      auto w = test::random_block<T>(c, on[decoder], seed + 1000 * static_cast<std::uint64_t>(i + 1));
      w.feed_forward.act = static_cast<oracle::activation>(config.activation);
      if (on[qk_norm]) strengthen(w.self_attention);
      truth.layers.push_back(w);
    }
    if (on[final_norm]) truth.last = {draw({config.d_model}, 3), {}};
    if (on[final_norm] && on[layer_norm]) truth.last->beta = draw({config.d_model}, 4);
    truth.rules = rules_of(on);
    give_positions(truth, on);
    if (is_narrow()) truth.each_attention([this](auto& w) { w.stored = store(); });
  }
  bool is_narrow() const { return on[in_bf16] || on[in_f16] || on[in_int8]; }
  /// What becomes of a number of a row whose largest one is given.
  std::function<long double(long double, long double)> store() const {
    if (on[in_int8]) {
      return [](long double number, long double largest) {
        return largest == 0 ? 0 : std::round(number / largest * 127) * largest / 127;
      };
    }
    const bool f16 = on[in_f16];
    return [f16](long double number, long double) {
      return f16 ? test::widen(test::narrow<xattn::f16>(number)) : test::widen(test::narrow<xattn::bf16>(number));
    };
  }
  /// Normalised queries and keys of small gammas would make scores that nothing changes.
  static void strengthen(oracle::mha_weights<long double>& w) {
    for (auto* gamma : {&w.q_norm, &w.k_norm}) {
      for (long double& g : gamma->data) g = g < 0 ? g - 1 : g + 1;
    }
  }

  void give_positions(scene& s, const options& rest) const {
    for (auto& w : s.layers) {
      auto& a = w.self_attention;
      a.turns = spectrum(rest);
      a.q_at = a.k_at = {};
      if (!rest[positions]) continue;
      const auto place = [this](index_t heads) {
        return [this, heads](index_t row) {
          return index_t{at(static_cast<std::size_t>(row / length / heads), static_cast<std::size_t>(row % length))};
        };
      };
      a.q_at = place(a.heads), a.k_at = place(a.kv_heads);
    }
  }

  /// What the oracle is told if an option is left out, or replaced by what it stands in place of.
  scene without(std::size_t f) const {
    options rest = on;
    rest.reset(f);
    scene s = truth;
    s.rules = rules_of(rest);
    give_positions(s, rest);
    if (f == decoder) s.rules.self = truth.rules.self, s.memory = oracle::array(s.memory.shape, 0);
    const auto other_width = static_cast<long double>(config.d_model) / 4;
    if (f == own_width) s.rules.self.scale = s.rules.cross.scale = 1 / std::sqrt(other_width);
    if (f == final_norm) s.last = {};
    if (f == two_layers) s.layers.pop_back();
    for (auto& w : s.layers) change(w, f);
    s.each_attention([&](auto& w) { change(w, f); });
    s.each_norm([&](auto& w) {
      if (f == rms_plus_one) {
        for (long double& g : w.gamma.data) g -= 1;
      }
    });
    return s;
  }
  void change(oracle::block_weights<long double>& w, std::size_t f) const {
    if (f == post_norm) w.norm_first = true;
    if (f == pre_norm) w.norm_first = false;
    if (f == sandwich) w.post_norms.clear();
    if (f == parallel) w.parallel = false, w.norms.resize(on[decoder] ? 3 : 2, w.norms[0]);
    if (f == layer_norm) w.rms = true;
    if (f == rms) w.rms = false;
    if (f == eps) w.eps = 1e-5L;
    if (f == residual_scale) w.residual_scale = 1;
    auto& ffn = w.feed_forward;
    if (f == gated) ffn.w_gate = {};
    if (on[gated] && (f == packed_first || f == packed_last)) std::swap(ffn.w_gate, ffn.w_1), std::swap(ffn.b_gate, ffn.b_1);
    if (f == relu) ffn.act = oracle::activation::silu;
    if (f == gelu || f == silu || f == mish || f == other_activation) ffn.act = oracle::activation::relu;
    if (f == bias) ffn.b_1 = ffn.b_2 = ffn.b_gate = {};
  }
  void change(oracle::mha_weights<long double>& w, std::size_t f) const {
    if (f == bias) w.b_q = w.b_k = w.b_v = w.b_o = {};
    if (f == constant_gates || f == sigmoid_gates || (f == bias && on[sigmoid_gates])) w.b_gates = {};
    if (f == sigmoid_gates) w.w_gates = {};
    if (f == scale) w.scale = {};
    if (f == softcap) w.softcap = {};
    if (f == sinks) w.sinks = {};
    if (f == qk_norm) w.q_norm = w.k_norm = {};
    if (f == eps) w.norm_eps = 1e-5L;
    if (w.rope && f == interleaved) w.rope = oracle::pairing::half_split;
    if (w.rope && f == half_split) w.rope = oracle::pairing::interleaved;
    if (f == grouped) {
      for (oracle::array* heads : {&w.w_k, &w.w_v, &w.b_k, &w.b_v}) rotate_heads(*heads, w.kv_heads);
    }
  }

  /// Whether a result that ignored the option would be seen to be wrong; others than these change no number.
  template <class T>
  bool had_effect(std::size_t f, const test::block_truth<T>& t) const {
    for (const std::size_t plain : {encoder, no_rope, whole, cached, pages, in_bf16, in_f16, in_int8, knows_memory,
                                    in_float, in_double, threads, traced, own_scratch, in_place}) {
      if (f == plain) return true;
    }
    return !test::within(without(f).result<long double>(x), t.exact, t.budget);
  }
  template <class T>
  void note_effects(meetings& met, const test::block_truth<T>& t) const {
    const options effective = met.note_effective(on, [&](std::size_t f) { return had_effect(f, t); });
    for (std::size_t f = 0; f < features; ++f) {
      for (std::size_t g = 0; g < features; ++g) {
        if (on[f] && on[g] && (effective[f] || effective[g]) && nested(f, g)) met.note(f, g);
      }
    }
  }

  std::string shown_sizes() const {
    std::string text;
    const std::pair<const char*, index_t> all[] = {{"B ", batch}, {" L ", length}, {" memory ", memory_length},
                                                   {" d_model ", config.d_model}, {" d_hidden ", config.d_hidden},
                                                   {" max_len ", capacity}};
    for (const auto& [name, size] : all) text += name + std::to_string(size);
    return text;
  }
};

template <class T>
test::block_truth<T> truth_of(const call& c) {
  test::block_truth<T> t(c.x, c.truth.memory, c.truth.layers[0], c.truth.rules);
  t.exact = c.truth.result<long double>(c.x);
  t.budget = test::twice_naive_budget<T>(t.exact, test::numbers(c.truth.result<T>(c.x)),
                                         16 * test::largest_magnitude(t.exact));
  if (!c.is_narrow()) return t;
  // a number in the middle of two narrow ones may become either
  scene unrounded = c.truth;
  unrounded.each_attention([](auto& w) { w.stored = {}; });
  const long double more = test::largest_error(unrounded.result<long double>(c.x), t.exact);
  for (long double& b : t.budget.data) b += 2 * more;
  return t;
}

/// The gate and what it lets through, as one matrix (d_model, 2 d_hidden) and one bias.
template <class T>
void pack_gate(xattn::feed_forward<T>& layer, const oracle::ffn_weights<long double>& w, xattn::gate_order order) {
  const auto beside = [&](const oracle::array& gate, const oracle::array& up) {
    const bool first = order == xattn::gate_order::gate_first;
    const index_t width = gate.extent(-1);
    oracle::array both = oracle::array({gate.size() / width, 2 * width});
    for (index_t n = 0; n < both.size(); ++n) {
      const index_t row = n / (2 * width), column = n % (2 * width);
      both.flat(n) = ((column < width) == first ? gate : up).flat(row * width + column % width);
    }
    return both;
  };
  layer.set_packed(test::tensor<T, 2>(beside(w.w_gate, w.w_1)), order);
  if (w.b_gate.empty()) return;
  const oracle::array bias = beside(w.b_gate, w.b_1);
  layer.set_packed_bias(test::tensor<T, 1>(bias.reshaped({bias.size()})), order);
}

/// How a call is made, beside what it computes.
struct way {
  bool threads = false, traced = false, scratch = false, in_place = false;
  xattn::count page{};
};

xattn::executor_ref executor_of(const way& w) {
  static xattn::thread_pool pool(3);
  return w.threads ? xattn::executor_ref(pool) : xattn::executor_ref();
}

template <class T>
using rows_of = xt::xtensor<T, 3>;

template <class T>
index_t length_of(const rows_of<T>& x) {
  return static_cast<index_t>(x.shape()[1]);
}

/// Calls the model with a mask; of a mask that weighs again it must be known when that is compiled.
template <class T, class F>
rows_of<T> with_mask(const call& c, index_t before, index_t rows, const F& f) {
  const auto m = std::make_shared<const drawn::material>(c.m->of_rows(before, rows, before + rows));
  if (c.on[prob_mod]) return f(drawn::list_mask<T, true>(m));
  return f(drawn::list_mask<T, false>(m));
}
template <class T>
drawn::list_mask<T, false> mask_of_memory(const call& c, index_t before, index_t rows) {
  return drawn::list_mask<T, false>(
      std::make_shared<const drawn::material>(c.memory_rules->of_rows(before, rows, c.memory_length)));
}

/// Whether what a call is given beside its rows begins with a cache.
template <class First, class...>
inline constexpr bool keeps = !xattn::tensor_like<First>;

/// One call on rows; before are the tokens in front of them, more is a cache and a memory, or some of them.
template <class T, class Model, class Tr, class... More>
rows_of<T> call_model(const call& c, const Model& model, const way& w, const rows_of<T>& rows, index_t before,
                      std::size_t bytes, Tr tr, More&... more) {
  const index_t n = length_of(rows);
  const xt::xtensor<std::int32_t, 2> at = xt::view(c.at, xt::all(), xt::range(before, before + n));
  std::vector<std::byte> memory(bytes);
  xattn::sequence_options o;
  o.executor = executor_of(w);
  if (w.scratch) o.workspace = memory;
  if (c.on[positions]) o.positions = at;
  return with_mask<T>(c, before, n, [&](const auto& mask) {
    rows_of<T> out = rows;
    const auto called = [&](const auto&... masks_and_options) {
      // the others only write to an array, to keep what is compiled short
      constexpr bool returns = std::is_same_v<Tr, xattn::no_trace> && !keeps<More..., rows_of<T>>;
      if (w.in_place || !returns) model.into(out, w.in_place ? out : rows, more..., masks_and_options..., tr);
      else if constexpr (returns) out = model(rows, more..., masks_and_options..., tr);
    };
    if constexpr (std::is_same_v<Model, xattn::encoder<T>>) called(mask, o);
    else called(mask, mask_of_memory<T>(c, before, n), o);
    return out;
  });
}

template <class S, class T, class Model, class Tr, class... Memory>
rows_of<T> call_cached(const call& c, const Model& model, const way& w, const rows_of<T>& x, Tr tr, Memory&... memory) {
  const xattn::cache_options kind{.rolling = c.on[rolling], .page = w.page};
  auto caches = [&] {
    if constexpr (sizeof...(Memory) > 0) {
      if (c.on[knows_memory]) return model.template make_caches<S>(c.capacity, memory..., {}, kind);
    }
    return model.template make_caches<S>(c.capacity, c.batch, kind);
  }();
  rows_of<T> y = x;
  index_t before = 0;
  for (const index_t n : c.steps) {
    const rows_of<T> rows = xt::view(x, xt::all(), xt::range(before, before + n), xt::all());
    const std::size_t bytes =
        w.scratch ? model.workspace_size(caches, n, length_of(memory)..., executor_of(w)) : 0;
    xt::view(y, xt::all(), xt::range(before, before + n), xt::all()) =
        call_model(c, model, w, rows, before, bytes, tr, caches, memory...);
    before += n;
  }
  return y;
}

template <class T, class Model, class Tr, class... Memory>
rows_of<T> call_whole(const call& c, const Model& model, const way& w, const rows_of<T>& x, Tr tr, Memory&... memory) {
  const std::size_t bytes =
      w.scratch ? model.workspace_size(c.batch, c.length, length_of(memory)..., executor_of(w)) : 0;
  return call_model(c, model, w, x, 0, bytes, tr, memory...);
}

/// With the store, `whole` for none, and the hook of the call, if they are compiled for this model.
template <std::size_t Store, class S, class T, class Model, class... Memory>
rows_of<T> run_in(const call& c, const Model& model, const way& w, const rows_of<T>& x, Memory&... memory) {
  constexpr bool encodes = sizeof...(Memory) == 0, single = std::is_same_v<T, float>;
  [[maybe_unused]] const auto with = [&](auto tr) {
    if constexpr (Store == whole) return call_whole(c, model, w, x, tr, memory...);
    else return call_cached<S>(c, model, w, x, tr, memory...);
  };
  if constexpr (compiled(encodes, single, Store, true)) {
    if (w.traced) return with(drawn::onlooker{});
  }
  oracle::require(compiled(encodes, single, Store, false), "a call that is not compiled");
  if constexpr (compiled(encodes, single, Store, false)) return with(xattn::no_trace{});
  else return x;
}

template <class T, class Model, class... Memory>
rows_of<T> run(const call& c, const Model& model, const way& w, const rows_of<T>& x, Memory&... memory) {
  if (c.on[whole]) return run_in<whole, T>(c, model, w, x, memory...);
  if (c.on[in_bf16]) return run_in<in_bf16, xattn::bf16>(c, model, w, x, memory...);
  if (c.on[in_f16]) return run_in<in_f16, xattn::f16>(c, model, w, x, memory...);
  if (c.on[in_int8]) return run_in<in_int8, std::int8_t>(c, model, w, x, memory...);
  return run_in<cached, T>(c, model, w, x, memory...);
}

template <class T, class Model>
void check(call& c, test::random& r, meetings& met) {
  c.draw_numbers<T>(r);
  Model model(c.config);
  for (std::size_t i = 0; i < c.truth.layers.size(); ++i) {
    test::assign_block(model.layer(i), c.truth.layers[i]);
    const bool first = c.on[packed_first];
    if (!c.on[gated] || (!first && !c.on[packed_last])) continue;
    auto& ffn = model.layer(i).feed_forward();
    ffn.w_1() = test::tensor<T, 2>(c.truth.layers[i].feed_forward.w_gate);  // to be replaced
    const auto order = first ? xattn::gate_order::gate_first : xattn::gate_order::gate_last;
    pack_gate(ffn, c.truth.layers[i].feed_forward, order);
  }
  if (c.truth.last) test::assign_factor(model.final_norm(), *c.truth.last);
  const rows_of<T> x = test::tensor<T, 3>(c.x), memory = test::tensor<T, 3>(c.truth.memory);
  const way w{c.on[threads], c.on[traced], c.on[own_scratch], c.on[in_place], c.on[pages] ? 128 : 0};
  const auto both = [&](const way& how) {
    if constexpr (std::is_same_v<Model, xattn::encoder<T>>) return run<T>(c, model, how, x);
    else return run<T>(c, model, how, x, memory);
  };
  const auto got = both(w);
  const auto truth = truth_of<T>(c);
  CHECK(test::within(got, truth.exact, truth.budget));
  CHECK(got == both({}));
  c.note_effects(met, truth);
}

template <template <class> class Model>
void check_either(call& c, test::random& r, meetings& met) {
  if (c.on[in_double]) check<double, Model<double>>(c, r, met);
  else check<float, Model<float>>(c, r, met);
}

}  // namespace

TEST_CASE("models: every two options together, in drawn calls", "[models][property][drawn]") {
  options known;
  for (std::size_t f = 0; f < features; ++f) known.set(f);
  const auto one = [](std::uint64_t seed, const options& on, test::random& r, meetings& met) {
    call c(r, on);
    INFO("XATTN_DRAW_SEED=" << seed << " XATTN_DRAWS=1:" << space().shown(on));
    INFO(c.shown_sizes());
    if (on[encoder]) check_either<xattn::encoder>(c, r, met);
    else check_either<xattn::decoder>(c, r, met);
  };
  const std::string missing = drawn::draw_options(space(), known, 40, one);
  CHECK(missing == "");
}
