// SPDX-License-Identifier: BSD-3-Clause
// Self-attention on "The cat sat", one step a page; `seed_walkthrough --help` lists what it can do.
// test: --all --no-color
// test: --all --no-color --lang zh --ascii
#include "support/check.hpp"
#include "walkthrough/reader.hpp"

#include <xattn/trace.hpp>

namespace {

using namespace walkthrough;

look look_of(const options& o) {
  look l;
  l.tongue = o.tongue;
  l.ascii = o.ascii || prefers_ascii;
  l.colour = !o.no_colour && colours_welcome();
  l.precision = o.precision;
  l.width = o.width ? static_cast<std::size_t>(*o.width) : out_is_terminal() ? fitted(l).width : l.width;
  return l;
}

/// Recomputes the whole trace from itself, and checks what the pages say in words.
int check_claims(const story& s) {
  examples::checker check("seed_walkthrough");
  for (const trace::audit_entry& entry : trace::audit(s.records()).entries) {
    if (entry.unchecked.empty()) check.at_most("rounding of " + entry.path, entry.ratio, 1);
  }
  const numbers a = s.of(run::attention, "self_attn.weights", 0);
  for (std::size_t i = 0; i < a.shape(0); ++i) check.near("sum of a row of A", sum_of_row(a, i), 1, 1e-6);
  const auto bare = compare_orders(s, run::cat_bites_dog, run::dog_bites_cat);
  const auto placed = compare_orders(s, run::cat_bites_dog_placed, run::dog_bites_cat_placed);
  for (std::size_t w = 0; w < 3; ++w) {
    check.at_most("a word in both orders, without positions", bare.difference(w), 1e-6);
    check.at_least("a word in both orders, with positions", placed.difference(w), 1e-2);
  }
  return check.report();
}

/// The file of the trace, and whose it is: the words may be the caller's.
void write_trace(const options& o, const story& s) {
  xattn::io::write_npz(s.records(), o.npz);
  std::cout << o.npz << (o.tongue == language::english ? " has the trace of:" : " 里的轨迹属于：");
  for (const std::string& word : s.tokens()) std::cout << ' ' << word;
  std::cout << "\n\n";
}

int show(const options& o) {
  const story s(sentence_of(o));
  if (!o.npz.empty()) write_trace(o, s);
  const look l = look_of(o);
  const book b(s, l);
  if (o.step) return print_chapters(b, static_cast<std::size_t>(*o.step), static_cast<std::size_t>(*o.step)), 0;
  if (o.automatic) return play_chapters(b, *o.automatic), 0;
  if (!o.all && in_is_terminal() && out_is_terminal()) return dialogue(s, l).run(), 0;
  print_chapters(b, 0, chapters.size() - 1);
  return check_claims(s);
}

}  // namespace

int main(int count, char** arguments) {
  try {
    const options o = option_reader(count, arguments).read();
    if (o.help) return std::cout << usage, 0;
    return show(o);
  } catch (const usage_error& e) {
    std::cerr << "seed_walkthrough: " << e.what() << "; --help lists the options\n";
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "seed_walkthrough: " << e.what() << '\n';
    return 1;
  }
}
