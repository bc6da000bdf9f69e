// Which sentences mean the same? A sentence model with real weights: text in, a table of similarities out.
//
//   sentence_embedding                               sentences of its own
//   sentence_embedding "A cat sleeps." "猫が寝る。"     yours
//   sentence_embedding --file FILE                   one a line; - is standard input
//   --model FOLDER                                   where the model is, if not where fetch.sh puts it
//   --threads N                                      default 1
//   --rate                                           how many sentences a second, in place of the table
// and, for the first sentence alone, in place of the table:
//   --report FILE.html                               a page that shows and explains every stage of every layer
//   --npz FILE                                       all their numbers, for numpy or xtrace
//   --compare REFERENCE.npz                          how far each stage is from those that reference.py wrote
#include "model.hpp"
#include "options.hpp"

#include "support/check.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/trace.hpp>

#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <numeric>

namespace {

using namespace sentence_embedding;

constexpr int skipped = 77;

/// The cosine of the angle between two rows, which are 1 long.
double similarity(const matrix& rows, std::size_t a, std::size_t b) {
  return std::inner_product(&rows(a, 0), &rows(a, 0) + rows.shape(1), &rows(b, 0), 0.0);
}

void print_table(const std::vector<std::string>& sentences, const matrix& rows) {
  std::cout << "How alike sentences are: 1 the same direction, 0 nothing in common\n   ";
  for (std::size_t i = 0; i < sentences.size(); ++i) std::cout << std::setw(6) << i + 1;
  std::cout << '\n' << std::fixed << std::setprecision(2);
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    std::cout << std::setw(3) << i + 1;
    for (std::size_t j = 0; j < sentences.size(); ++j) std::cout << std::setw(6) << similarity(rows, i, j);
    std::cout << "   " << sentences[i] << '\n';
  }
}

/// Text in, rows out, so many sentences in a call.
template <class Embed>
void print_rate(std::span<const std::string> sentences, std::size_t together, const Embed& embed) {
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < sentences.size(); i += together) {
    (void)embed(sentences.subspan(i, std::min(together, sentences.size() - i)));
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::cout << static_cast<double>(sentences.size()) / seconds.count() << " sentences a second, " << together
            << " in a call\n";
}

/// Against what sentence-transformers computes from the same weights.
void check_own(examples::checker& check, const matrix& rows) {
  const auto pair = [&](std::size_t a, std::size_t b, double expected) {
    const std::string name = "similarity " + std::to_string(a) + " " + std::to_string(b);
    check.near(name, similarity(rows, a - 1, b - 1), expected, 1e-5);
  };
  pair(1, 2, 0.7553371);
  pair(1, 3, 0.6795422);
  pair(1, 4, -0.0753737);
  pair(4, 5, 0.5133214);
  pair(6, 7, 0.5623915);
  pair(3, 7, -0.0318835);
}

/// Records the way of one sentence through the layers.
int look_inside(const wish& w, const sentence_encoder& model, const tokenizer& tokens, const std::string& sentence) {
  namespace trace = xattn::trace;
  const std::vector<tokenizer::ids> ids{tokens(sentence)};
  trace::recorder rec({.tokens = tokens.pieces(ids[0])});
  const matrix looked_at = model(ids, {}, trace::to(rec));
  std::cout << '"' << sentence << "\": " << ids[0].size() << " tokens, " << rec.size() << " matrices recorded\n";

  examples::checker check("sentence_embedding");
  check.that("looking changes no bit", looked_at == model(ids));
  if (!w.npz.empty()) {
    xattn::io::write_npz(rec, w.npz);
    std::cout << "The trace is in " << w.npz << '\n';
  }
  trace::comparison held;
  if (!w.reference.empty()) {
    held = trace::compare(rec, xattn::io::read_npz(w.reference));
    held.print(std::cout);
    check.that("something was compared", held.compared() > 0);
    check.that("all agree", held.agrees());
  }
  if (!w.page.empty()) {
    xattn::io::write_html(rec, w.page, {.title = sentence, .shrink = true, .npz = w.npz, .comparison = held});
    std::cout << "The page is in " << w.page << '\n';
  }
  return check.report();
}

int run(const wish& w) {
  if (!std::filesystem::exists(w.model + "/model.safetensors")) {
    std::cout << "SKIPPED sentence_embedding: no model in " << w.model
              << "\nGet it (90 MB) by: sh examples/sentence_embedding/fetch.sh\n";
    return skipped;
  }
  const std::vector<std::string> sentences = chosen_sentences(w);
  const tokenizer tokens = tokenizer::from_file(w.model + "/vocab.txt");
  const sentence_encoder model(w.model);
  if (!w.page.empty() || !w.npz.empty() || !w.reference.empty()) return look_inside(w, model, tokens, sentences.at(0));
  xattn::thread_pool pool(w.threads);
  const auto embed = [&](std::span<const std::string> some) {
    std::vector<tokenizer::ids> ids;
    for (const std::string& sentence : some) ids.push_back(tokens(sentence));
    return model(ids, {.executor = pool});
  };

  const matrix rows = embed(sentences);
  if (!w.rate) print_table(sentences, rows);
  for (const std::size_t together : {std::size_t{1}, std::size_t{32}}) {
    if (w.rate) print_rate(sentences, together, embed);
  }

  examples::checker check("sentence_embedding");
  for (std::size_t i = 0; i < sentences.size(); ++i) check.near("length", similarity(rows, i, i), 1, 1e-6);
  if (sentences == own_sentences) check_own(check, rows);
  return check.report();
}

}  // namespace

int main(int count, char** arguments) {
  try {
    return run(read_arguments(count, arguments));
  } catch (const std::exception& error) {
    std::cerr << "sentence_embedding: " << error.what() << '\n';
    return 2;
  }
}
