// SPDX-License-Identifier: BSD-3-Clause
/// Looking at a run changes no bit of it, and shows the same at any number of threads.
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/layers/embedding.hpp>
#include <xattn/models/decoder.hpp>
#include <xattn/models/encoder.hpp>
#include <xattn/trace.hpp>
#include <xattn/xtensor/sinusoidal.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace {

namespace trace = xattn::trace;
using trace::stage;
using xattn::thread_pool;

template <class T>
xt::xarray<T> numbers(const std::vector<std::size_t>& shape, std::uint64_t seed = 1) {
  test::random source(seed);
  auto x = xt::xarray<T>::from_shape(shape);
  for (T& element : x) element = static_cast<T>(2 * source.uniform<T>());
  return x;
}

template <class T>
bool same_bits(const xt::xarray<T>& a, const xt::xarray<T>& b) {
  return a.shape() == b.shape() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

std::string file_of(const trace::recording& rec) {
  const auto path =
      std::filesystem::temp_directory_path() / ("xattn_trace_" + std::to_string(std::random_device{}()) + ".npz");
  xattn::io::write_npz(rec, path.string());
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  std::filesystem::remove(path);
  return bytes;
}

/// call(options, hook) gives the output; its bits and its trace are compared at 1, 2, 3 and 8 threads.
template <class Options, class Call>
void check_looking(Call call) {
  const xt::xarray<float> plain = call(Options{}, xattn::no_trace{});
  std::string first_file;
  for (const int threads : {1, 2, 3, 8}) {
    thread_pool pool(threads);
    const auto with_pool = [&pool] {
      Options options{};
      options.executor = pool;
      return options;
    };
    trace::recorder rec;
    CHECK(same_bits(plain, call(with_pool(), xattn::no_trace{})));
    CHECK(same_bits(plain, call(with_pool(), trace::to(rec))));
    const std::string file = file_of(rec);
    if (threads == 1) first_file = file;
    CHECK(file == first_file);  // the order of the records, the manifest and every number

    trace::stats measured;
    std::ostringstream text;
    trace::text_printer printed(text);
    trace::recorder some({.only = {"*.norm_mean", "context"}, .allow_unmatched = true});
    trace::dynamic<trace::stats> a(measured);
    trace::dynamic<trace::text_printer> b(printed);
    trace::dynamic<trace::recorder> c(some);
    for (trace::dynamic_sink* sink : {static_cast<trace::dynamic_sink*>(&a), static_cast<trace::dynamic_sink*>(&b),
                                      static_cast<trace::dynamic_sink*>(&c)}) {
      CHECK(same_bits(plain, call(with_pool(), trace::any(*sink))));
    }
    CHECK(measured.size() == rec.size());
  }
}

/// Where the numbers of each stage came from: c computed, d derived, r replayed, - nowhere. It looks at everything.
class origins final : public trace::dynamic_sink {
 public:
  void take(const trace::site& s, const trace::any_view&) override {
    std::string& known = of_[s.st];
    const char letter = "cdr"[static_cast<std::size_t>(s.org)];
    if (known.find(letter) == std::string::npos) known += letter;
  }
  bool want(const trace::site&) const override { return true; }
  std::uint32_t start_run() override { return 1; }
  std::string of(stage s) const { return of_.contains(s) ? of_.at(s) : "-"; }

 private:
  std::map<stage, std::string> of_;
};

/// Calls of so many rows that have every stage between them.
void run_everything(std::size_t rows, trace::dynamic_sink& sink, trace::streaming choice) {
  const trace::any tr(sink, {.streaming = choice});
  const xattn::rotary_config rope{.pairing = xattn::rotary_pairing::half_split};
  const xattn::decoder<float> model({.d_model = 8, .heads = 2, .gated = true, .rope = rope, .qk_norm = true,
                                     .gates = xattn::head_gates::sigmoid});
  const xattn::embedding<float> table({.tokens = 5, .d_model = 8});
  xt::xtensor<int, 1> ids = xt::zeros<int>({rows});
  const xt::xtensor<float, 2> x = table(ids, {}, tr) + xattn::sinusoidal_encoding<float>(rows, 8, 0, tr);
  auto caches = model.make_caches(static_cast<xattn::index_t>(rows));
  (void)model(x, caches, x, {}, {}, {}, tr);
  const auto q = numbers<float>({1, 2, rows, 8});
  const xt::xarray<float> sinks{0.5f, -1.f};
  const auto more = xattn::score_mod([](auto s, auto...) { return s + s; });
  (void)xattn::attention(q, q, q, more & xattn::alibi(2), {.softcap = 2.f, .sinks = sinks}, tr);
}

/// Throws at the n-th record.
struct bomb {
  int fuse;
  template <stage S>
  static consteval trace::access access_of() {
    return trace::whole_tensors<S>();
  }
  template <class T>
  void take(const trace::site&, const trace::tensor_view<const T>&) {
    if (--fuse < 0) throw std::runtime_error("boom");
  }
};

}  // namespace

TEST_CASE("trace: attention has the same bits with and without a hook, at any number of threads", "[property][trace]") {
  for (const std::size_t length : {std::size_t{1}, std::size_t{5}, std::size_t{130}, std::size_t{300}}) {
    INFO(length);
    const auto q = numbers<float>({2, 4, length, 8}), k = numbers<float>({2, 2, length, 8}, 2),
               v = numbers<float>({2, 2, length, 5}, 3);
    check_looking<xattn::attention_options<float>>([&](const auto& options, auto tr) {
      return xt::xarray<float>(xattn::attention(q, k, v, xattn::causal, options, tr));
    });
  }
  const xt::xarray<float> sinks{0.5f, -1.f};
  const auto q = numbers<float>({2, 70, 16}), v = numbers<float>({2, 90, 3}, 5), k = numbers<float>({2, 90, 16}, 4);
  xt::xarray<bool> allowed = xt::ones<bool>({2, 70, 90});
  for (std::size_t i = 0; i < allowed.size(); ++i) allowed.data()[i] = i % 3 != 0 && (i / 90) % 7 != 0;
  check_looking<xattn::attention_options<float>>([&](auto options, auto tr) {
    options.softcap = 2.f;
    options.sinks = sinks;
    return xt::xarray<float>(xattn::attention(q, k, v, xattn::boolean(allowed), options, tr));
  });
}

TEST_CASE("trace: layers and models have the same bits with and without a hook, at any number of threads",
          "[property][trace]") {
  const auto x = numbers<float>({2, 67, 16}), memory = numbers<float>({2, 41, 16}, 2);
  const xattn::multi_head_attention<float> mha({.d_model = 16, .heads = 4, .kv_heads = 2});
  check_looking<xattn::layer_options>(
      [&](const auto& options, auto tr) { return xt::xarray<float>(mha(x, memory, {}, options, tr)); });
  for (const bool norm_first : {false, true}) {
    const xattn::encoder<float> enc({.d_model = 16,
                                     .heads = 2,
                                     .d_hidden = 24,
                                     .activation = xattn::activation::gelu,
                                     .gated = norm_first,
                                     .norm_first = norm_first,
                                     .layers = 2,
                                     .final_norm = true});
    check_looking<xattn::layer_options>(
        [&](const auto& options, auto tr) { return xt::xarray<float>(enc(x, xattn::causal, options, tr)); });
  }
}

TEST_CASE("trace: decoders and caches show the same at any number of threads, on every path", "[property][trace]") {
  const xattn::decoder<float> model({.d_model = 16, .heads = 2, .norm_first = true, .layers = 2});
  const auto x = numbers<float>({2, 67, 16}), memory = numbers<float>({2, 41, 16}, 2);
  const auto brief = numbers<float>({2, 3, 16}, 5), token = numbers<float>({2, 1, 16}, 4);
  auto caches = model.make_caches(140, 2);
  (void)model(x, caches, memory);
  const auto check = [](trace::path path, const auto& call) {
    std::string first_file;
    xt::xarray<float> first;
    for (const int threads : {1, 2, 3, 8}) {
      thread_pool pool(threads);
      trace::recorder rec;
      trace::dynamic<trace::recorder> chosen(rec);
      const xt::xarray<float> y = call(xattn::layer_options{.executor = pool}, trace::any(chosen));
      if (threads == 1) first = y, first_file = file_of(rec);
      CHECK(same_bits(first, y));
      CHECK(file_of(rec) == first_file);
      const auto weights = std::find_if(rec.begin(), rec.end(), [](const auto& r) { return r.at.st == stage::weights; });
      CHECK(weights->at.pth == path);
    }
  };
  const auto whole = [&](const auto& rows) {
    return [&](const auto& options, auto tr) { return xt::xarray<float>(model(rows, memory, {}, {}, options, tr)); };
  };
  const auto joining = [&](const auto& rows) {
    return [&](const auto& options, auto tr) {
      caches.rewind(67);
      return xt::xarray<float>(model(rows, caches, memory, {}, {}, options, tr));
    };
  };
  check(trace::path::plain, whole(brief));
  check(trace::path::streaming, whole(x));
  check(trace::path::streaming, joining(x));
  check(trace::path::decode, joining(token));
}

TEST_CASE("trace: every documented stage is recorded exactly once a call, in the same order", "[property][trace]") {
  using names = std::vector<std::string>;
  const names bare{"q", "k", "v", "scores", "scaled", "masked", "row_max", "row_sum", "lse", "weights", "context"};
  for (const std::size_t length : {std::size_t{1}, std::size_t{3}, std::size_t{200}}) {
    for (const std::size_t rank : {std::size_t{2}, std::size_t{3}, std::size_t{4}}) {
      std::vector<std::size_t> shape{1, 1, length, 4};
      shape.erase(shape.begin(), shape.end() - static_cast<std::ptrdiff_t>(rank));
      const auto q = numbers<float>(shape);
      trace::recorder rec;
      (void)xattn::attention(q, q, q, xattn::causal, {}, trace::to(rec));
      CHECK(rec.names() == bare);
      CHECK(rec["weights"].dimension() == rank);
    }
  }
  const xattn::encoder_layer<float> layer({.d_model = 8, .heads = 2, .d_hidden = 16});
  trace::recorder rec(
      {.only = {"*.weights", "*.resid*", "*.norm_out", "*.ffn_*", "*.block_out"}, .allow_unmatched = true});
  (void)layer(numbers<float>({3, 8}), {}, {}, trace::to(rec));
  CHECK(rec.names() == names{"self_attn.weights", "self_attn.resid_mid", "norm1.norm_out", "ffn.ffn_in", "ffn.ffn_pre",
                             "ffn.ffn_act", "ffn.ffn_out", "ffn.resid_post", "norm2.norm_out", "output.block_out"});
}

TEST_CASE("trace: numbers come from where the table of stages says, by the plain and by the streaming kernel",
          "[property][trace]") {
  const std::map<std::string, std::string> table{
      {"cc", "tok_embed pos_enc x w_q w_k w_v w_o b_q b_k b_v b_o attn_in kv_in q k v q_rot k_rot q_norm k_norm gamma_q "
             "gamma_k bias sink row_max row_sum lse context concat attn_out resid_mid norm_mean norm_rstd norm_out gamma "
             "beta ffn_in ffn_pre ffn_gate ffn_act ffn_out w_1 w_gate w_2 b_1 b_gate b_2 resid_post block_out cache_k "
             "cache_v w_gates b_gates gate gated"},
      {"cr", "scores scaled capped modified masked weights"},
      {"dd", "head_out norm_xhat"},
      {"c-", "probs"},
      {"-c", "tile_scaled tile_probs tile_max tile_sum tile_acc"}};
  std::map<std::string, std::string> expected;
  for (const auto& [from, stages] : table) {
    std::istringstream words(stages);
    for (std::string word; words >> word;) CHECK(expected.emplace(word, from).second);
  }
  CHECK(expected.size() == trace::stage_table.size());

  origins plain, streaming;
  run_everything(3, plain, trace::streaming::materialise);
  const auto q = numbers<float>({1, 2, 150, 8}), brief = numbers<float>({1, 2, 3, 8});
  const auto half = xattn::prob_mod([](auto w, auto...) { return w / 2; });
  (void)xattn::attention(brief, brief, brief, half, {}, trace::any(plain));
  if (xattn::simd::lanes<float> == 1) return;  // the plain kernel runs all calls
  run_everything(150, streaming, trace::streaming::replay);
  trace::tile_recorder tiles;
  (void)xattn::attention(q, q, q, xattn::causal, {}, trace::to(tiles));
  for (const trace::record& r : tiles) streaming.take(r.at, {});
  for (const trace::stage_info& s : trace::stage_table) {
    INFO(s.name);
    CHECK(expected[std::string(s.name)] == plain.of(s.id) + streaming.of(s.id));
  }
}

TEST_CASE("trace: values are the configuration of a run, in its file too", "[property][trace]") {
  const xattn::rotary_config rope{.pairing = xattn::rotary_pairing::half_split, .base = 500, .width = 4};
  const xattn::encoder<float> enc({.d_model = 16, .heads = 2, .d_hidden = 24, .activation = xattn::activation::gelu,
                                   .norm_first = true, .eps = 0x1p-10, .rope = rope, .layers = 2});
  trace::recorder rec;
  (void)enc(numbers<float>({3, 16}), xattn::causal, {}, trace::to(rec));
  CHECK(rec.value("enc.1.self_attn.scale") == Approx(1 / std::sqrt(8.0)));
  CHECK(rec.value("enc.1.self_attn.d_model") == 16);
  CHECK(rec.value("enc.1.self_attn.heads") == 2);
  CHECK(rec.value("enc.1.self_attn.kv_heads") == 2);
  CHECK(rec.value("enc.1.self_attn.rope_pairing") == static_cast<double>(xattn::rotary_pairing::half_split));
  CHECK(rec.value("enc.1.self_attn.rope_base") == 500);
  CHECK(rec.value("enc.1.self_attn.rope_width") == 4);
  CHECK(rec.value("enc.1.norm1.eps") == 0x1p-10);
  CHECK(rec.value("enc.1.norm_first") == 1);
  CHECK(rec.value("enc.1.ffn.gated") == 0);
  CHECK(rec.value("enc.1.ffn.activation") == static_cast<double>(xattn::activation::gelu));
  const std::string file = file_of(rec);
  for (const trace::attribute& a : rec.values()) CHECK(file.find('"' + a.path + '"') != std::string::npos);
}

TEST_CASE("trace: weights are recorded for each head, not on average (G28)", "[property][trace]") {
  xt::xtensor<double, 4> q({1, 2, 1, 1}, 1.0), k({1, 2, 2, 1}, 0.0), v({1, 2, 2, 1}, 1.0);
  k(0, 0, 1, 0) = k(0, 1, 0, 0) = 1;
  v(0, 0, 1, 0) = 2;
  v(0, 1, 0, 0) = 10;
  v(0, 1, 1, 0) = 20;
  trace::recorder rec;
  const auto z = xattn::attention(q, k, v, {}, {.scale = 1.0}, trace::to(rec));
  CHECK(rec["weights"].shape() == xt::xarray<double>::shape_type{1, 2, 1, 2});
  const xt::xarray<double> first = rec.at(-1, stage::weights, 0), second = rec.at(-1, stage::weights, 1);
  CHECK(first(0, 0, 0) == Approx(0.268941421370).epsilon(1e-11));
  CHECK(first(0, 0, 1) == Approx(0.731058578630).epsilon(1e-11));
  CHECK(second(0, 0, 0) == Approx(0.731058578630).epsilon(1e-11));
  CHECK(z(0, 0, 0, 0) == Approx(1.731058578630).epsilon(1e-11));
  CHECK(z(0, 1, 0, 0) == Approx(12.689414213700).epsilon(1e-11));
  CHECK(rec.value("scale") == 1);
}

TEST_CASE("trace: a row that may attend to nothing is noted, and recorded as it is documented", "[property][trace]") {
  const auto q = numbers<float>({3, 4});
  const xt::xarray<bool> allowed{{true, true, false}, {false, false, false}, {true, true, true}};
  trace::recorder rec;
  const auto z = xattn::attention(q, q, q, xattn::boolean(allowed), {}, trace::to(rec));
  REQUIRE(rec.empty_rows().size() == 1);
  CHECK(rec.empty_rows()[0].row == 1);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (std::size_t j = 0; j < 3; ++j) {
    CHECK(rec["masked"](1, j) == -infinity);
    CHECK(rec["weights"](1, j) == 0);
    CHECK(z(1, j) == 0);
  }
  CHECK(rec["lse"](1) == -infinity);
  CHECK(rec["masked"](0, 2) == -infinity);
}

TEST_CASE("trace: a sink that throws leaves the call, and nothing behind", "[property][trace]") {
  const xattn::encoder_layer<float> layer({.d_model = 8, .heads = 2, .d_hidden = 16});
  const auto x = numbers<float>({5, 8});
  const xt::xarray<float> plain = layer(x);
  thread_pool pool(3);
  for (const int fuse : {0, 1, 20, 30}) {
    bomb sink{fuse};
    CHECK(test::message_of<std::runtime_error>([&] { (void)layer(x, {}, {.executor = pool}, trace::to(sink)); }) ==
          "boom");
    CHECK(sink.fuse == -1);
    CHECK(same_bits(plain, xt::xarray<float>(layer(x, {}, {.executor = pool}))));
  }
}

TEST_CASE("trace: a layer called again shares its weights, and an edit of one is not missed", "[property][trace]") {
  xattn::multi_head_attention<float> mha({.d_model = 4, .heads = 2});
  const auto x = numbers<float>({3, 4});
  trace::recorder rec;
  (void)mha(x, {}, {}, trace::to(rec));
  (void)mha(x, {}, {}, trace::to(rec));
  mha.w_q() = numbers<float>({4, 4}, 9);
  (void)mha(x, {}, {}, trace::to(rec));
  CHECK(rec.find("self_attn.w_q").bytes == rec.find("self_attn.w_q#2").bytes);
  CHECK(rec["self_attn.w_q#3"](0, 0) == static_cast<double>(numbers<float>({4, 4}, 9)(0, 0)));
  CHECK(rec.find("self_attn.w_k#3").bytes == rec.find("self_attn.w_k").bytes);
  CHECK(trace::audit(rec).passed());
}
