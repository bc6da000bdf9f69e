// SPDX-License-Identifier: BSD-3-Clause
// The first wrong matrix: a run is held against a reference, record by record. Without a file the reference is a run of
// the same layer in double; --break STAGE spoils one number of a stage, and the report says which one is to blame.
//   compare_reference [--break scores|softmax|context|attn_out|ffn_pre|ffn_act] [FILE.npz]
// test: --break softmax
// test: --break ffn_act
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/trace.hpp>

#include <iostream>
#include <stdexcept>
#include <string>

namespace {

namespace trace = xattn::trace;
using trace::stage;
constexpr xattn::encoder_layer_config config{.d_model = 16, .heads = 2, .d_hidden = 32, .seed = 4};

xt::xtensor<float, 2> input() { return examples::draw(6).normal(7, 16); }

/// The same weights, rounded to float, in another type of arithmetic.
template <class T>
xattn::encoder_layer<T> layer() {
  const xattn::encoder_layer<float> single(config);
  xattn::encoder_layer<T> made(config);
  const auto copy = [](auto&& to, auto&& from) { to = xt::cast<T>(from); };
  copy(made.self_attention().w_q(), single.self_attention().w_q());
  copy(made.self_attention().w_k(), single.self_attention().w_k());
  copy(made.self_attention().w_v(), single.self_attention().w_v());
  copy(made.self_attention().w_o(), single.self_attention().w_o());
  copy(made.feed_forward().w_1(), single.feed_forward().w_1());
  copy(made.feed_forward().w_2(), single.feed_forward().w_2());
  return made;
}

trace::recorder run_in_double() {
  trace::recorder rec;
  (void)layer<double>()(xt::cast<double>(input()), {}, {}, trace::to(rec));
  return rec;
}

template <stage S>
trace::recorder spoiled() {
  trace::editor spoil(trace::at<S>(), std::string(trace::name(S)),
                      [](const trace::site&, const auto& v) { v.data[0] = v.data[0] + 1; });
  trace::recorder rec;
  (void)layer<float>()(input(), {}, {}, trace::tee(trace::edit(spoil), trace::to(rec)));
  return rec;
}

trace::recorder run(const std::string& broken) {
  if (broken == "scores") return spoiled<stage::scores>();
  if (broken == "weights") return spoiled<stage::weights>();
  if (broken == "context") return spoiled<stage::context>();
  if (broken == "attn_out") return spoiled<stage::attn_out>();
  if (broken == "ffn_pre") return spoiled<stage::ffn_pre>();
  if (broken == "ffn_act") return spoiled<stage::ffn_act>();
  if (!broken.empty()) throw std::invalid_argument("--break knows no stage " + broken);
  trace::recorder rec;
  (void)layer<float>()(input(), {}, {}, trace::to(rec));
  return rec;
}


int held_against(std::string broken, const std::string& file) {
  if (broken == "softmax") broken = "weights";  // the stage that it makes
  const trace::recorder ours = run(broken);
  const trace::comparison report =
      file.empty() ? trace::compare(ours, run_in_double()) : trace::compare(ours, xattn::io::read_npz(file));
  report.print(std::cout);
  if (!file.empty()) return report.agrees() ? 0 : 1;

  examples::checker check("compare_reference");
  check.at_least("records compared", static_cast<double>(report.compared()), 30);
  if (broken.empty()) {
    check.that("float agrees with double", report.agrees());
    check.audited("our run", ours);
  } else {
    std::cout << "to blame: " << report.blamed() << '\n';
    check.that("the audit fails", !trace::audit(ours).passed());
    check.that("the stage that was spoiled is to blame", report.blamed().ends_with("." + broken));
  }
  return check.report();
}

}  // namespace

int main(int count, char** arguments) {
  std::string broken, file;
  for (int n = 1; n < count; ++n) {
    const std::string word = arguments[n];
    if (word == "--break" && n + 1 < count) broken = arguments[++n];
    else if (word.rfind("--", 0) != 0 && file.empty()) file = word;
    else return std::cerr << "usage: compare_reference [--break STAGE] [FILE.npz]\n", 2;
  }
  try {
    return held_against(broken, file);
  } catch (const std::exception& e) {
    std::cerr << "compare_reference: " << e.what() << '\n';
    return 2;
  }
}
