// SPDX-License-Identifier: BSD-3-Clause
/// Brief   All that the report of "The cat sat" shows: the walk-through's runs, the order of words, the five reasons.
#pragma once

#include "support/apple_or_car.hpp"
#include "support/cat_dog.hpp"
#include "support/independent_rows.hpp"
#include "support/joined.hpp"
#include "support/needle.hpp"
#include "support/relations.hpp"
#include "support/sharpness.hpp"
#include "walkthrough/story.hpp"

#include <xattn/core/thread_pool.hpp>

namespace examples {

using xattn::io::report_run;
using xattn::io::report_scene;

class scenes {
 public:
  explicit scenes(const walkthrough::story& s) {
    runs_.tokens(s.tokens());
    add_story(s);
    add_orders();
    add_long_range();
    add_parallel();
    add_dynamic();
    add_multi_head();
    add_weighted_sum();
  }

  const xattn::trace::recording& recording() const { return runs_; }
  const std::vector<report_scene>& list() const { return scenes_; }

 private:
  using stages = std::vector<xattn::trace::pattern>;

  void add_story(const walkthrough::story& s) {
    const auto number = [](walkthrough::run r) { return static_cast<std::uint32_t>(r); };
    const auto seed = runs_.add_run(s.records(), number(walkthrough::run::attention));
    const auto unscaled = runs_.add_run(s.records(), number(walkthrough::run::unscaled));
    const auto layer = runs_.add_run(s.records(), number(walkthrough::run::embedding));
    runs_.add_to_last_run(s.records(), number(walkthrough::run::positions));
    runs_.add_to_last_run(s.records(), number(walkthrough::run::layer));
    scenes_.push_back({"seed", {{.run = seed}}});
    scenes_.push_back({"unscaled", {{.run = unscaled}}});
    for (const char* name : {"heads", "layer"}) scenes_.push_back({name, {{.run = layer}}});
    scenes_.push_back({"positions", {{.run = layer}, {.run = add_call(&encode_positions), .label = "32 positions"}}});
  }

  /// More positions than three words have.
  static void encode_positions(xattn::trace::handle<xattn::trace::recorder> tr) {
    (void)xattn::sinusoidal_encoding<float>(32, 16, 0, tr);
  }

  /// Makes a call that is recorded, and adds its last run.
  template <class F>
  std::uint32_t add_call(const F& call, const stages& only = {}, std::uint32_t run = 1) {
    xattn::trace::recorder rec;
    call(xattn::trace::to(rec));
    return runs_.add_run(rec, run, only);
  }

  report_run order_run(const order& o, positions p, looks l) {
    const auto call = [&](auto tr) { (void)attend(o, p, l, tr); };
    report_run r{.run = add_call(call, {"v", "masked", "weights", "context"}),
                 .label = p == positions::with ? "placed" : "bare"};
    for (const std::size_t word : o) r.tokens.emplace_back(cat_dog_words[word]);
    return r;
  }

  void add_orders() {
    report_scene everywhere{"order"}, back{"causal_order"};
    for (const positions p : {positions::without, positions::with}) {
      for (const order& o : {cat_bites_dog, dog_bites_cat}) {
        everywhere.runs.push_back(order_run(o, p, looks::everywhere));
      }
    }
    for (const order& o : {cat_bites_dog, dog_bites_cat}) {
      back.runs.push_back(order_run(o, positions::without, looks::back));
    }
    scenes_.push_back(everywhere);
    scenes_.push_back(back);
  }

  /// Short sentences are in the recording, of long ones only the weight (a run without records has the number 0).
  void add_long_range() {
    report_scene scene{"long_range"};
    for (const std::size_t n : std::initializer_list<std::size_t>{2, 8, 64, 512, 1002, 4096}) {
      for (const std::size_t place : {std::size_t{0}, n / 4, n / 2, n - 1}) {
        if (!scene.runs.empty() && fact(scene.runs.back(), 0) == n && fact(scene.runs.back(), 1) == place) continue;
        const auto call = [&](auto tr) { look_for(n, place, tr); };
        scene.runs.push_back({.run = n <= 8 ? add_call(call, {"weights"}) : 0,
                              .facts = {{"n", static_cast<double>(n)},
                                        {"needle", static_cast<double>(place)},
                                        {"weight", attention_weight(n, place)},
                                        {"recurrence", recurrence_weight(n, place)},
                                        {"needed", gap_for_nine_tenths(n)}}});
      }
    }
    scenes_.push_back(scene);
  }
  static std::size_t fact(const report_run& r, std::size_t i) { return static_cast<std::size_t>(r.facts[i].second); }

  void add_parallel() {
    const matrix q = numbers(1), k = numbers(2), v = numbers(3), serial = xattn::attention(q, k, v);
    matrix h;
    std::size_t steps = 0;
    const double recurrence_ms = milliseconds([&] { steps = recurrence(q, h); });
    report_scene scene{"parallel"};
    for (const int threads : {1, 2, 4}) {
      xattn::thread_pool pool(threads);
      matrix z = serial;
      const double ms = milliseconds([&] { xattn::attention_into(z, q, k, v, {}, {.executor = pool}); });
      scene.runs.push_back({.run = 0,
                            .facts = {{"threads", threads},
                                      {"ms", ms},
                                      {"equal", z == serial ? 1 : 0},
                                      {"words", static_cast<double>(length)},
                                      {"recurrence_ms", recurrence_ms},
                                      {"steps_recurrence", static_cast<double>(steps)},
                                      {"steps_attention", 1}}});
    }
    scenes_.push_back(scene);
  }

  void add_dynamic() {
    report_scene scene{"dynamic"};
    for (const sentence& words_of_it : {about_sweet, about_fast}) {
      double adjective_weight = 0;
      const auto both_layers = [&](auto tr) {
        (void)run(second_layer(), run(first_layer(), embed(words_of_it), tr), tr);
      };
      xattn::trace::recorder rec;
      both_layers(xattn::trace::to(rec));
      adjective_weight = rec["weights"](it, last);
      scene.runs.push_back({.run = runs_.add_run(rec, 2, {"weights"}),
                            .label = words_of_it[last],
                            .tokens = words_of_it,
                            .facts = {{"row", static_cast<double>(it)},
                                      {"adjective", adjective_weight},
                                      {"before", before_it},
                                      {"here", at_it},
                                      {"after", after_it},
                                      {"convolution_change", change_of_convolution()}}});
    }
    scenes_.push_back(scene);
  }

  void add_multi_head() {
    report_scene scene{"multi_head"};
    for (const std::size_t count : {heads, std::size_t{1}}) {
      const auto call = [count](auto tr) { read_relations(count, tr); };
      scene.runs.push_back({.run = add_call(call, {"weights"}),
                            .label = count == 1 ? "one head" : "three heads",
                            .tokens = {sentence_of_relations.begin(), sentence_of_relations.end()}});
    }
    scenes_.push_back(scene);
  }

  void add_weighted_sum() {
    report_scene scene{"weighted_sum"};
    for (const double sharpness : {0., 1., 4., 64.}) {
      const auto call = [sharpness](auto tr) { attend_sharply(sharpness, tr); };
      scene.runs.push_back(
          {.run = add_call(call, {"v", "weights", "context"}), .facts = {{"sharpness", sharpness}}});
    }
    scenes_.push_back(scene);
  }

  joined_recording runs_;
  std::vector<report_scene> scenes_;
};

}  // namespace examples
