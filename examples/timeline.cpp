// SPDX-License-Identifier: BSD-3-Clause
// Where the time of an encoder goes: a table, and a file for ui.perfetto.dev or chrome://tracing that shows every step of
// every layer, and under it what each thread did.
//   timeline [--threads N] [--length N] [FILE.json]
// test: --threads 1 --length 40 timeline_serial.json
#include "support/check.hpp"
#include "support/draw.hpp"

#include <xattn/encoder.hpp>
#include <xattn/io/chrome_trace.hpp>
#include <xattn/io/json_reader.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/trace/timed_executor.hpp>

#include <cstring>
#include <iostream>

namespace {

namespace trace = xattn::trace;

struct arguments {
  int threads = 2, length = 128;
  std::string file = "trace.json";
};

bool parse(int count, char** words, arguments& a) {
  for (int i = 1; i < count; ++i) {
    const bool more = i + 1 < count;
    if (std::strcmp(words[i], "--threads") == 0 && more) a.threads = std::atoi(words[++i]);
    else if (std::strcmp(words[i], "--length") == 0 && more) a.length = std::atoi(words[++i]);
    else if (words[i][0] != '-') a.file = words[i];
    else return false;
  }
  return a.threads >= 1 && a.length >= 1;
}

/// What the file says, read again: spans of the calling thread lie inside each other or apart.
void check_file(examples::checker& check, const std::string& file, std::size_t spans) {
  const auto text = xattn::io::detail::text_of(xattn::io::detail::read_file("timeline", file));
  const auto read = xattn::io::parse_json(text);
  std::vector<std::pair<double, double>> open;
  std::size_t found = 0;
  bool nested = true;
  for (const auto& e : read["traceEvents"].array()) {
    if (e["ph"].string() != "X" || e["cat"].string() == "part") continue;
    const double begin = e["ts"].number(), end = begin + e["dur"].number();
    while (!open.empty() && open.back().second <= begin) open.pop_back();
    nested = nested && (open.empty() || end < open.back().second + 1e-4);
    open.emplace_back(begin, end);
    ++found;
  }
  check.equal("spans in the file", static_cast<double>(found), static_cast<double>(spans));
  check.that("spans nest", nested);
}

}  // namespace

int main(int count, char** words) {
  arguments a;
  if (!parse(count, words, a)) return std::cerr << "usage: timeline [--threads N] [--length N] [FILE.json]\n", 2;
  const xattn::encoder<float> model({.d_model = 128, .heads = 4, .seed = 1, .layers = 4, .final_norm = true});
  examples::draw random(8);
  const xt::xtensor<float, 2> x = random.normal(static_cast<std::size_t>(a.length), 128);

  xattn::thread_pool pool(a.threads);
  xattn::io::chrome_trace seen;
  trace::timed_executor timed(pool, seen);
  const xt::xtensor<float, 2> plain = model(x, {}, {.executor = pool});
  const xt::xtensor<float, 2> y = model(x, {}, {.executor = timed}, trace::to(seen));
  seen.write(a.file);

  std::cout << "An encoder of 4 layers on " << a.length << " rows, " << a.threads << " threads: its layers as one\n\n";
  seen.print(std::cout);
  std::cout << "\n" << a.file << " has every layer by itself: load it into ui.perfetto.dev\n";

  examples::checker check("timeline");
  check.that("the same bits with and without", y == plain);
  double self = 0;
  for (const trace::span_time& row : seen.times()) self += row.self;
  check.near("self times add up to the whole", self, seen.times().front().total, 1e-9);
  check.equal("spans: the model, 12 a layer, the norm", static_cast<double>(seen.spans().size()), 1 + 4 * 12 + 1);
  check_file(check, a.file, seen.spans().size());
  return check.report();
}
