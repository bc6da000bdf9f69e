// The command line of sentence_embedding; main.cpp says what each option means.
#pragma once

#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace sentence_embedding {

inline const std::vector<std::string> own_sentences{
    "A man is eating food.",    "A man is eating a piece of bread.", "Someone has a meal.",
    "A woman plays the violin.", "She is making music.",              "The bank raised its interest rates.",
    "Borrowing money costs more now."};

struct wish {
  std::string model = SENTENCE_MODEL, file, page, npz, reference;
  std::vector<std::string> sentences;
  int threads = 1;
  bool rate = false;
};

inline wish read_arguments(int count, char** arguments) {
  wish w;
  for (int i = 1; i < count; ++i) {
    const std::string word = arguments[i];
    const auto next = [&] {
      if (i + 1 == count) throw std::runtime_error(word + " needs a value");
      return std::string(arguments[++i]);
    };
    if (word == "--model") w.model = next();
    else if (word == "--file") w.file = next();
    else if (word == "--threads") w.threads = std::stoi(next());
    else if (word == "--rate") w.rate = true;
    else if (word == "--report") w.page = next();
    else if (word == "--npz") w.npz = next();
    else if (word == "--compare") w.reference = next();
    else if (word.rfind("--", 0) == 0) throw std::runtime_error("unknown option " + word);
    else w.sentences.push_back(word);
  }
  return w;
}

inline std::vector<std::string> lines_of(std::istream& in) {
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline std::vector<std::string> chosen_sentences(const wish& w) {
  if (w.file == "-") return lines_of(std::cin);
  if (!w.file.empty()) {
    std::ifstream in(w.file);
    if (!in) throw std::runtime_error("cannot open " + w.file);
    return lines_of(in);
  }
  return w.sentences.empty() ? own_sentences : w.sentences;
}

}  // namespace sentence_embedding
