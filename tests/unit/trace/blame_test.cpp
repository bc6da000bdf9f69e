// SPDX-License-Identifier: BSD-3-Clause
/// The comparator and a wrong implementation: an encoder layer written a second time, stage by stage, in long double.
/// Each time one of its constants is another one, and the stage that reads it has to be blamed, and no other.
#include "support/layers.hpp"
#include "unit/io/temporary_file.hpp"

#include <xattn/encoder.hpp>
#include <xattn/io/npz.hpp>
#include <xattn/trace.hpp>
#include <xattn/trace/comparison.hpp>

#include <array>
#include <numbers>
#include <span>
#include <sstream>

namespace {

namespace io = xattn::io;
namespace trace = xattn::trace;
using oracle::array;
using oracle::index_t;
using named_arrays = std::vector<std::pair<std::string, array>>;

constexpr test::layer_sizes sizes{.d_model = 8, .heads = 2, .kv_heads = 2, .d_head = 4, .d_hidden = 12};
constexpr double eps = 1e-5;
constexpr double residual_of(bool norm_first) { return norm_first ? 1 : 1.25; }

/// All that is not computed.
struct constants {
  explicit constants(bool norm_first) : residual_1(residual_of(norm_first)), residual_2(residual_1) {}

  oracle::mha_weights<long double> attention = test::random_mha<float>(sizes, 1);
  oracle::ffn_weights<long double> network = test::random_ffn<float>(sizes, 20);
  oracle::norm_weights<long double> norm_1{draw(sizes.d_model, 40), draw(sizes.d_model, 41)};
  oracle::norm_weights<long double> norm_2{draw(sizes.d_model, 42), draw(sizes.d_model, 43)};
  long double scale = 0.5L, rope_base = 10000, slope = 1, softmax_base = std::numbers::e_v<long double>;
  long double eps_1 = eps, eps_2 = eps, gelu = std::numbers::sqrt2_v<long double> / 2;
  long double residual_1, residual_2;

  static array draw(index_t width, std::uint64_t seed) {
    return test::random_array<float>({width}, test::regime::uniform, seed);
  }
};

class reference {
 public:
  reference(const array& x, const constants& c, bool norm_first) : c_(c) {
    keep("embed.x", x);
    const array sublayer = attention(norm_first ? norm("norm1.", x, c.norm_1, c.eps_1) : x);
    const array mid = keep("self_attn.resid_mid", added(x, c.residual_1, sublayer));
    const array h = norm_first ? mid : norm("norm1.", mid, c.norm_1, c.eps_1);
    const array out = network(norm_first ? norm("norm2.", mid, c.norm_2, c.eps_2) : h);
    const array post = keep("ffn.resid_post", added(h, c.residual_2, out));
    keep("output.block_out", norm_first ? post : norm("norm2.", post, c.norm_2, c.eps_2));
  }

  const named_arrays& stages() const { return stages_; }
  /// The matrices and vectors that the layer multiplies with and adds.
  named_arrays parameters() const {
    const auto& [a, f] = std::tie(c_.attention, c_.network);
    return {{"self_attn.w_q", a.w_q}, {"self_attn.w_k", a.w_k},       {"self_attn.w_v", a.w_v},
            {"self_attn.w_o", a.w_o}, {"self_attn.b_q", a.b_q},       {"self_attn.b_k", a.b_k},
            {"self_attn.b_v", a.b_v}, {"self_attn.b_o", a.b_o},       {"ffn.w_1", f.w_1},
            {"ffn.w_2", f.w_2},       {"ffn.b_1", f.b_1},             {"ffn.b_2", f.b_2},
            {"norm1.beta", c_.norm_1.beta}, {"norm1.gamma", c_.norm_1.gamma},
            {"norm2.beta", c_.norm_2.beta}, {"norm2.gamma", c_.norm_2.gamma}};
  }

 private:
  const array& keep(const std::string& path, array a) { return stages_.emplace_back(path, std::move(a)).second; }

  static array added(array x, long double factor, const array& y) {
    for (index_t n = 0; n < x.size(); ++n) x.flat(n) = factor * x.flat(n) + y.flat(n);
    return x;
  }
  /// f of each element and its place (h, i, j).
  template <class F>
  static array mapped(array a, F f) {
    const index_t rows = a.extent(-2), columns = a.extent(-1);
    for (index_t n = 0; n < a.size(); ++n) {
      a.flat(n) = f(a.flat(n), n / (rows * columns), n / columns % rows, n % columns);
    }
    return a;
  }
  /// f(row so far, element) over the last axis.
  template <class F>
  static array folded(const array& a, long double start, F f) {
    array out(oracle::shape_t(a.shape.begin(), a.shape.end() - 1), start);
    for (index_t n = 0; n < a.size(); ++n) out.flat(n / a.extent(-1)) = f(out.flat(n / a.extent(-1)), a.flat(n), n);
    return out;
  }

  array attention(const array& x) {
    const auto& w = c_.attention;
    const auto project = [&](const char* path, const array& m, const array& b) {
      return keep(path, oracle::split_heads(oracle::linear(x, m, b), sizes.heads));
    };
    keep("self_attn.attn_in", x);
    keep("self_attn.kv_in", x);
    const array q = project("self_attn.q", w.w_q, w.b_q), k = project("self_attn.k", w.w_k, w.b_k);
    const array v = project("self_attn.v", w.w_v, w.b_v);
    const auto turned = [&](const char* path, const array& rows) {
      return keep(path, oracle::rotary(rows, oracle::pairing::interleaved, 0, c_.rope_base));
    };
    const array q_rot = turned("self_attn.q_rot", q), k_rot = turned("self_attn.k_rot", k);
    const array scores = keep("self_attn.scores", oracle::matmul(q_rot, oracle::transpose(k_rot)));
    const array weights = softmax(scores);
    const array context = keep("self_attn.context", oracle::matmul(weights, v));
    const array concat = keep("self_attn.concat", oracle::join_heads(context));
    return keep("self_attn.attn_out", oracle::linear(concat, w.w_o, w.b_o));
  }

  array softmax(const array& scores) {
    const auto at = [&scores](const array& rows, index_t h, index_t i) { return rows.flat(h * scores.extent(-2) + i); };
    const array slopes = oracle::alibi_slopes(sizes.heads);
    const array scaled = keep("self_attn.scaled", mapped(scores, [&](auto s, auto...) { return s * c_.scale; }));
    const array bias = keep("self_attn.bias", mapped(scores, [&](auto, index_t h, index_t i, index_t j) {
                              return -c_.slope * slopes(h) * static_cast<long double>(std::abs(i - j));
                            }));
    const array masked = keep("self_attn.masked", mapped(scaled, [&](auto s, index_t h, index_t i, index_t j) {
                                return j > i ? -std::numeric_limits<long double>::infinity() : s + bias(h, i, j);
                              }));
    const array top = keep("self_attn.row_max", folded(masked, -std::numeric_limits<long double>::infinity(),
                                                       [](auto m, auto s, auto) { return std::max(m, s); }));
    const array powers = mapped(masked, [&](auto s, index_t h, index_t i, index_t) {
      return std::pow(c_.softmax_base, s - at(top, h, i));
    });
    const array total = keep("self_attn.row_sum", folded(powers, 0, [](auto m, auto e, auto) { return m + e; }));
    array lse = top;
    for (index_t n = 0; n < lse.size(); ++n) lse.flat(n) += std::log(total.flat(n));
    keep("self_attn.lse", lse);
    return keep("self_attn.weights",
                mapped(powers, [&](auto e, index_t h, index_t i, index_t) { return e / at(total, h, i); }));
  }

  array norm(const std::string& place, const array& x, const oracle::norm_weights<long double>& w, long double e) {
    const auto width = static_cast<long double>(sizes.d_model);
    const array mean = keep(place + "norm_mean", folded(x, 0, [&](auto m, auto s, auto) { return m + s / width; }));
    array rstd = folded(x, 0, [&](auto total, auto s, index_t n) {
      const long double apart = s - mean.flat(n / sizes.d_model);
      return total + apart * apart / width;
    });
    for (long double& r : rstd.data) r = 1 / std::sqrt(r + e);
    keep(place + "norm_rstd", rstd);
    const array xhat = keep(place + "norm_xhat", mapped(x, [&](auto s, index_t, index_t i, index_t) {
                              return (s - mean(i)) * rstd(i);
                            }));
    return keep(place + "norm_out", mapped(xhat, [&](auto s, index_t, index_t, index_t j) {
                  return s * w.gamma(j) + w.beta(j);
                }));
  }

  array network(const array& x) {
    const auto& w = c_.network;
    keep("ffn.ffn_in", x);
    const array pre = keep("ffn.ffn_pre", oracle::linear(x, w.w_1, w.b_1));
    const array act = keep("ffn.ffn_act", mapped(pre, [&](auto s, auto...) {
                             return s * (1 + std::erf(s * c_.gelu)) / 2;
                           }));
    return keep("ffn.ffn_out", oracle::linear(act, w.w_2, w.b_2));
  }

  constants c_;
  named_arrays stages_;
};

/// As numpy.savez(file, **arrays) does with arrays of double.
void save(const std::string& file, const named_arrays& arrays) {
  io::zip_writer zip(file);
  for (const auto& [path, a] : arrays) {
    const auto header = io::detail::npy_header(xattn::dtype::f64, {a.shape.begin(), a.shape.end()});
    const auto numbers = a.as<double>().data;
    zip.begin(path + ".npy", header.size() + 8 * numbers.size());
    zip.write(header);
    zip.write(std::as_bytes(std::span(numbers)));
    zip.end();
  }
  zip.finish();
}

/// A constant that is wrong, the stage that reads it, and the parameter that it is a number of.
struct fault {
  const char* name;
  void (*spoil)(constants&);
  std::string stage, parameter = {};
};

const std::vector<fault> faults{
    {"scale", [](constants& c) { c.scale = 0.51L; }, "self_attn.scaled"},
    {"eps of norm 1", [](constants& c) { c.eps_1 = 2e-3L; }, "norm1.norm_rstd"},
    {"eps of norm 2", [](constants& c) { c.eps_2 = 2e-3L; }, "norm2.norm_rstd"},
    {"GELU", [](constants& c) { c.gelu = 0.70L; }, "ffn.ffn_act"},
    {"W_q", [](constants& c) { c.attention.w_q(2, 5) += 0.01L; }, "self_attn.q", "self_attn.w_q"},
    {"W_o", [](constants& c) { c.attention.w_o(7, 0) += 0.01L; }, "self_attn.attn_out", "self_attn.w_o"},
    {"b_1", [](constants& c) { c.network.b_1(3) -= 0.01L; }, "ffn.ffn_pre", "ffn.b_1"},
    {"gamma of norm 1", [](constants& c) { c.norm_1.gamma(1) *= 1.01L; }, "norm1.norm_out", "norm1.gamma"},
    {"residual of attention", [](constants& c) { c.residual_1 *= 1.01L; }, "self_attn.resid_mid"},
    {"residual of the network", [](constants& c) { c.residual_2 *= 1.01L; }, "ffn.resid_post"},
    {"softmax base", [](constants& c) { c.softmax_base = 2.72L; }, "self_attn.row_sum"},
    {"rope base", [](constants& c) { c.rope_base = 9000; }, "self_attn.q_rot"},
    {"ALiBi slope", [](constants& c) { c.slope = 1.01L; }, "self_attn.bias"},
};

xattn::encoder_layer<float> layer_of(const constants& c, bool norm_first) {
  xattn::encoder_layer<float> layer({.d_model = sizes.d_model,
                                     .heads = sizes.heads,
                                     .d_hidden = sizes.d_hidden,
                                     .activation = xattn::activation::gelu,
                                     .norm_first = norm_first,
                                     .eps = eps,
                                     .rope = xattn::rotary_config{.pairing = xattn::rotary_pairing::interleaved},
                                     .residual_scale = residual_of(norm_first)});
  test::assign(layer.self_attention(), c.attention);
  test::assign(layer.feed_forward(), c.network);
  test::assign(layer.norm_1(), c.norm_1);
  test::assign(layer.norm_2(), c.norm_2);
  return layer;
}

/// Our run, what it is held against, and the files between them.
struct duel {
  index_t length;
  bool norm_first;
  array x = test::random_array<float>({length, sizes.d_model}, test::regime::uniform, 60);
  trace::recorder rec{};
  test::temporary_folder folder{};

  duel(index_t rows, bool first) : length(rows), norm_first(first) {
    (void)layer_of(constants(first), first)(test::tensor<float, 2>(x), xattn::causal & xattn::alibi(sizes.heads), {},
                                   trace::to(rec));
  }

  enum parts { stages, stages_and_parameters, no_softmax };
  trace::comparison against(const constants& c, parts which, const trace::comparison_options& options = {}) const {
    const reference theirs(x, c, norm_first);
    named_arrays arrays = which == stages_and_parameters ? theirs.parameters() : named_arrays{};
    for (const auto& stage : theirs.stages()) {
      if (which != no_softmax || !is_of_softmax(stage.first)) arrays.push_back(stage);
    }
    save(folder.file("reference.npz"), arrays);
    return trace::compare(rec, io::read_npz(folder.file("reference.npz")), options);
  }
  static bool is_of_softmax(const std::string& path) {
    constexpr std::array of_softmax{"scores", "scaled", "bias", "masked", "row_max", "row_sum", "lse", "weights"};
    return std::any_of(of_softmax.begin(), of_softmax.end(), [&](const char* s) { return path.ends_with(s); });
  }
};

}  // namespace

TEST_CASE("compare: one wrong constant, and the stage that reads it is blamed", "[trace][compare]") {
  for (const bool norm_first : {false, true}) {
    for (const index_t length : {index_t{6}, index_t{200}}) {
      const duel d(length, norm_first);
      CAPTURE(norm_first, length);
      for (const auto which : {duel::stages, duel::stages_and_parameters}) {
        const trace::comparison right = d.against(constants(norm_first), which);
        CHECK(right.agrees());
        CHECK(right.compared() == (which == duel::stages ? d.rec.size() - 16 : d.rec.size()));
        CHECK(right.unmatched.size() == d.rec.size() - right.compared());
      }
      for (const fault& f : faults) {
        CAPTURE(f.name);
        constants wrong(norm_first);
        f.spoil(wrong);
        CHECK(d.against(wrong, duel::stages).blamed() == f.stage);
        CHECK(d.against(wrong, duel::stages_and_parameters).blamed() == (f.parameter.empty() ? f.stage : f.parameter));
      }
    }
  }
}

TEST_CASE("compare: between stages that the reference lacks, the next one it has is blamed", "[trace][compare]") {
  for (const bool norm_first : {false, true}) {
    const duel d(6, norm_first);
    for (const fault& f : faults) {
      CAPTURE(norm_first, f.name);
      constants wrong(norm_first);
      f.spoil(wrong);
      const bool unseen = duel::is_of_softmax(f.stage);
      CHECK(d.against(wrong, duel::no_softmax).blamed() == (unseen ? "self_attn.context" : f.stage));
    }
  }
}

TEST_CASE("compare: of two wrong constants the first is blamed, also without its parameter", "[trace][compare]") {
  const duel d(6, false);
  constants wrong(false);
  wrong.attention.w_q(2, 5) += 0.1L;
  wrong.eps_2 = 0.3L;
  const trace::comparison told = d.against(wrong, duel::stages, {.relative = 0.03});
  const auto agrees = [&told](const std::string& path) {
    const auto is = [&path](const trace::compared_record& e) { return e.path == path; };
    return std::find_if(told.entries.begin(), told.entries.end(), is)->agrees;
  };
  CHECK_FALSE(agrees("self_attn.q"));
  CHECK(agrees("ffn.resid_post"));  // where the first has died away
  CHECK_FALSE(agrees("norm2.norm_rstd"));
  CHECK(told.blamed() == "self_attn.q");
}

TEST_CASE("compare: what may differ absolutely is added to what may differ relatively", "[trace][compare]") {
  const duel d(6, false);
  const constants right(false);
  CHECK_FALSE(d.against(right, duel::stages, {.relative = 0}).agrees());
  CHECK(d.against(right, duel::stages, {.relative = 0, .absolute = 1e-3}).agrees());
  constants wrong(false);
  wrong.attention.w_q(2, 5) += 0.1L;
  CHECK(d.against(wrong, duel::stages, {.absolute = 1e-3}).blamed() == "self_attn.q");
}

TEST_CASE("compare: nothing that was compared is no agreement; the worst number is printed", "[trace][compare]") {
  trace::recording ours, theirs, other;
  const auto add = [](trace::recording& rec, const std::string& path, const std::array<float, 4>& x) {
    trace::record r;
    r.path = path;
    r.shape = {2, 2};
    r.axes = "qk";
    r.type = xattn::dtype::f32;
    const auto bytes = std::as_bytes(std::span(x));
    r.bytes = trace::share({bytes.begin(), bytes.end()});
    rec.add(std::move(r));
  };
  add(ours, "weights", {1, 2, 3, 4});
  add(theirs, "weights", {1, 2, 7, 4});
  add(other, "scores", {1, 2, 3, 4});
  const auto printed = [](const trace::comparison& told) {
    std::ostringstream text;
    told.print(text);
    return text.str();
  };
  const trace::comparison wrong = trace::compare(ours, theirs), none = trace::compare(ours, other);
  CHECK(printed(wrong).find("<- to blame, at [1, 0] 3, reference 7\n") != std::string::npos);
  CHECK_FALSE(none.agrees());
  CHECK(none.blamed().empty());
  CHECK(printed(none).ends_with("on one side only: scores, weights\nnothing was compared: no path is on both sides\n"));
}
