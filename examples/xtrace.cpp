// SPDX-License-Identifier: BSD-3-Clause
// Recorded runs without the program that made them.
//   xtrace ls FILE.npz                   a line a record: path, shape, type, range
//   xtrace show FILE.npz PATH            its matrices
//   xtrace diff FILE.npz REFERENCE.npz   record by record; exits with 1 where they differ
//   xtrace html FILE.npz OUT.html        a page that explains each number; shrinks what is large
// status: 2
// test: --self-test
#include "support/check.hpp"
#include "support/fixtures.hpp"

#include <xattn/multi_head_attention.hpp>
#include <xattn/trace.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace trace = xattn::trace;
namespace io = xattn::io;
using arguments = std::vector<std::string>;

int usage() { return std::cerr << "usage: xtrace ls FILE | show FILE PATH | diff FILE REFERENCE | html FILE OUT\n", 2; }

std::string shape_of(const trace::record& r) {
  std::string text = "(";
  for (std::size_t d = 0; d < r.shape.size(); ++d) {
    text += (d == 0 ? "" : ", ") + std::string(1, r.axes[d]) + ' ' + std::to_string(r.shape[d]);
  }
  return text + ")";
}

using arrays = std::vector<std::pair<std::string, trace::dense_array>>;

bool is_recording(const arrays& all) {
  return std::any_of(all.begin(), all.end(), [](const auto& a) { return a.first == "__manifest__"; });
}

/// Of any file of arrays, the shapes.
void list(const arrays& all) {
  for (const auto& [path, array] : all) {
    std::cout << trace::padded(path, 32) << " (";
    for (std::size_t d = 0; d < array.shape.size(); ++d) std::cout << (d == 0 ? "" : ", ") << array.shape[d];
    std::cout << ") " << xattn::name(array.type) << '\n';
  }
}

void list(const trace::recording& rec) {
  for (const trace::record& r : rec) {
    std::cout << trace::padded(r.path, 32) << ' ' << trace::padded(shape_of(r), 24) << xattn::name(r.type) << "  "
              << trace::name(r.at.org);
    if (r.type != xattn::dtype::opaque && r.size() > 0) {
      const auto x = r.as<double>();
      const auto [least, most] = std::minmax_element(x.begin(), x.end());
      std::cout << "  " << trace::short_number(*least) << " to " << trace::short_number(*most);
    }
    std::cout << '\n';
  }
}

/// The last two axes are a matrix; the others are named above each.
void show(const trace::recording& rec, const std::string& path) {
  const trace::record& r = rec.find(path);
  const xt::xarray<double>& x = rec[path];
  const std::size_t rank = r.shape.size();
  const auto extent = [&r, rank](std::size_t from_end) {
    return rank >= from_end ? static_cast<xattn::index_t>(r.shape[rank - from_end]) : 1;
  };
  const xattn::index_t rows = extent(2), columns = extent(1);
  const auto words = [&](std::size_t from_end) {
    return trace::words_along(rec.tokens(), r.at, r.axes, r.axes[rank - from_end], r.shape[rank - from_end]);
  };
  trace::matrix_format format;
  if (rank >= 2) format.row_labels = words(2);
  if (rank >= 1) format.column_labels = words(1);
  for (xattn::index_t n = 0; n < static_cast<xattn::index_t>(x.size()); n += rows * columns) {
    std::cout << path << ' ' << shape_of(r);
    if (rank > 2) std::cout << ", " << r.axes[rank - 3] << ' ' << n / (rows * columns);
    std::cout << '\n';
    for (const std::string& line :
         trace::format_matrix(xattn::view<const double, 2>(x.data() + n, {rows, columns}), format)) {
      std::cout << line << '\n';
    }
  }
}

/// The reference is a recording, or any file of arrays that have the paths of records.
trace::comparison compared(const std::string& file, const std::string& reference) {
  const trace::recording rec = io::read_trace(file);
  const arrays all = io::read_npz(reference);
  return is_recording(all) ? trace::compare(rec, io::read_trace(reference)) : trace::compare(rec, all);
}

/// Every record is recomputed from the others, which takes long where there are many numbers.
void write_page(const std::string& file, const std::string& page) {
  const trace::recording rec = io::read_trace(file);
  const auto numbers = std::accumulate(rec.begin(), rec.end(), std::size_t{0},
                                       [](std::size_t sum, const trace::record& r) { return sum + r.size(); });
  const std::string name = std::filesystem::path(file).filename().string();
  io::write_html(rec, page, {.title = rec.tokens().empty() ? name : "", .shrink = true, .audit = numbers < 1'000'000,
                             .npz = name});
  std::cout << page << ": " << (std::filesystem::file_size(page) + 500) / 1000 << " kB\n";
}

int run(const arguments& a) {
  if (a.size() == 2 && a[0] == "ls") {
    const arrays all = io::read_npz(a[1]);
    return is_recording(all) ? list(io::read_trace(a[1])) : list(all), 0;
  }
  if (a.size() == 3 && a[0] == "show") return show(io::read_trace(a[1]), a[2]), 0;
  if (a.size() == 3 && a[0] == "html") return write_page(a[1], a[2]), 0;
  if (a.size() != 3 || a[0] != "diff") return usage();
  const trace::comparison report = compared(a[1], a[2]);
  report.print(std::cout);
  return report.agrees() ? 0 : 1;
}

/// Writes two runs that differ in one number of v and goes through all of the above with them.
int self_test() {
  const auto folder = std::filesystem::temp_directory_path();
  const std::string first = (folder / "xtrace_first.npz").string(), second = (folder / "xtrace_second.npz").string();
  const auto write = [](const std::string& file, float change) {
    using xattn::matmul;
    const auto x = examples::seed_x();
    examples::matrix v = matmul(x, examples::seed_w_v());
    v(2, 1) += change;
    io::npz_writer out(file, {.tokens = {"The", "cat", "sat"}});
    (void)xattn::attention(matmul(x, examples::seed_w_q()), matmul(x, examples::seed_w_k()), v, {}, {},
                           trace::to(out));
    out.finish();
  };
  write(first, 0);
  write(second, 1);
  examples::checker check("xtrace");
  check.equal("ls", run({"ls", first}), 0);
  check.equal("show", run({"show", first, "weights"}), 0);
  check.equal("diff of a file with itself", run({"diff", first, first}), 0);
  check.equal("diff of two runs", run({"diff", first, second}), 1);
  check.that("v is to blame", compared(first, second).blamed() == "v");
  const std::string twice = (folder / "xtrace_twice.npz").string();
  io::npz_writer calls(twice);  // keeps the weights, which both calls have, once
  const xattn::multi_head_attention<float> layer({.d_model = 4, .heads = 1});
  for (int n = 0; n < 2; ++n) (void)layer(examples::seed_x(), {}, {}, trace::to(calls));
  calls.finish();
  check.that("a file lacks nothing of itself", compared(twice, twice).unmatched.empty());
  const std::string bare = (folder / "xtrace_bare.npz").string();
  const auto numbers = io::zip_reader(first).read("weights.npy");
  io::zip_writer other(bare);  // as numpy.savez leaves them
  other.begin("elsewhere.npy", numbers.size());
  other.write(numbers);
  other.end();
  other.finish();
  check.equal("ls of arrays alone", run({"ls", bare}), 0);
  check.equal("diff where no path is on both sides", run({"diff", first, bare}), 1);
  const std::string page = (folder / "xtrace.html").string();
  check.equal("html", run({"html", first, page}), 0);
  check.at_least("size of the page", static_cast<double>(std::filesystem::file_size(page)), 3000);
  check.equal("no such command", run({"lss", first}), 2);
  return check.report();
}

}  // namespace

int main(int count, char** words) {
  const arguments a(words + 1, words + count);
  if (a == arguments{"--self-test"}) return self_test();
  try {
    return run(a);
  } catch (const std::exception& e) {
    std::cerr << "xtrace: " << e.what() << '\n';
    return 2;
  }
}
