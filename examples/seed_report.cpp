// SPDX-License-Identifier: BSD-3-Clause
// "The cat sat" as a page that explains each of its numbers, and the recording behind it for numpy.
//   seed_report [--out FILE.html] [--npz FILE.npz]     default: seed.html and seed.npz
#include "support/check.hpp"
#include "support/scenes.hpp"

#include <filesystem>
#include <iostream>
#include <string>

namespace {

namespace trace = xattn::trace;

walkthrough::sentence the_cat_sat() { return {{"The", "cat", "sat"}, examples::seed_x()}; }

}  // namespace

int main(int count, char** arguments) {
  std::string html = "seed.html", npz = "seed.npz";
  for (int n = 1; n < count; n += 2) {
    const std::string word = arguments[n];
    if (n + 1 == count || (word != "--out" && word != "--npz")) {
      return std::cerr << "usage: seed_report [--out FILE.html] [--npz FILE.npz]\n", 2;
    }
    (word == "--out" ? html : npz) = arguments[n + 1];
  }
  const examples::scenes all{walkthrough::story(the_cat_sat())};
  const trace::recording& rec = all.recording();
  xattn::io::write_npz(rec, npz);
  xattn::io::write_html(rec, html, {.title = "The cat sat", .audit = true, .scenes = all.list()});
  const auto size = std::filesystem::file_size(html);
  std::cout << html << ": " << rec.size() << " records, " << (size + 500) / 1000 << " kB\n" << npz << '\n';

  examples::checker check("seed_report");
  check.at_most("size of the page", static_cast<double>(size), 200'000);
  for (const trace::audit_entry& entry : trace::audit(rec).entries) {
    if (entry.unchecked.empty()) check.at_most("rounding of " + entry.path, entry.ratio, 1);
  }
  return check.report();
}
