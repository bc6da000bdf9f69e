// SPDX-License-Identifier: BSD-3-Clause
#include "../trace/hand_made.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/thrown.hpp"
#include "temporary_file.hpp"

#include <xattn/attention.hpp>
#include <xattn/core/thread_pool.hpp>
#include <xattn/io/html_report.hpp>

#include <bit>
#include <numeric>

namespace {

namespace io = xattn::io;
namespace trace = xattn::trace;
using trace::block;
using trace::model;
using trace::origin;
using trace::stage;
using Catch::Contains;

const std::string opening = "<script type=\"application/json\" id=\"xattn-data\">\n";

std::string data_text(const std::string& page) {
  const std::size_t first = page.find(opening) + opening.size();
  REQUIRE(first > opening.size());
  return page.substr(first, page.find("</script", first) - first);
}
io::json_value data_of(const trace::recording& rec, const io::report_options& options = {}) {
  return io::parse_json(data_text(io::html_text(rec, options)));
}

std::vector<std::byte> bytes_of_base64(const std::string& text) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::vector<std::byte> bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text.substr(0, text.find('='))) {
    bits = bits << 6 | static_cast<std::uint32_t>(digits.find(c));
    if ((count += 6) < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::byte>(bits >> count));
  }
  return bytes;
}

template <class T>
std::vector<T> numbers_of_base64(const io::json_value& text) {
  const std::vector<std::byte> bytes = bytes_of_base64(text.string());
  std::vector<T> numbers(bytes.size() / sizeof(T));
  REQUIRE(numbers.size() * sizeof(T) == bytes.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    std::uint64_t bits = 0;
    for (std::size_t b = sizeof(T); b-- > 0;) {
      bits = bits << 8 | std::to_integer<std::uint64_t>(bytes[i * sizeof(T) + b]);
    }
    std::memcpy(&numbers[i], &bits, sizeof(T));  // the tests run on little-endian machines
  }
  return numbers;
}

std::vector<double> numbers_of(const io::json_value& all, std::size_t i) {
  const io::json_value& r = all["records"].array()[i];
  const std::string how = r["enc"].string();
  std::vector<double> numbers;
  if (how == "same") return numbers_of(all, r["data"].integer<std::size_t>());
  if (how == "f64") return numbers_of_base64<double>(r["data"]);
  if (how == "f32") {
    const auto single = numbers_of_base64<float>(r["data"]);
    return {single.begin(), single.end()};
  }
  REQUIRE(how == "dec");
  for (const io::json_value& x : r["data"].array()) numbers.push_back(x.number());
  return numbers;
}

bool same_bits(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

template <class T>
std::vector<T> noise(std::size_t count) {
  test::random source(7);
  std::vector<T> numbers(count);
  for (T& x : numbers) x = static_cast<T>(source.uniform<T>());
  return numbers;
}

/// A record of floats with a shape, at a place of its own.
trace::record record_of(stage s, const std::string& axes, std::vector<std::size_t> shape, std::vector<float> numbers,
                        std::int32_t layer = 0) {
  trace::record r;
  r.at = test::at(block::self_attn, layer, model::encoder).at;
  r.at.run = 1;
  r.at.st = s;
  r.path = trace::record_path(r.at);
  r.axes = axes;
  r.shape = std::move(shape);
  r.type = xattn::dtype::f32;
  std::vector<std::byte> bytes(numbers.size() * sizeof(float));
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  r.bytes = trace::share(std::move(bytes));
  return r;
}

/// Rows of random weights that sum to about 1, with a peak.
std::vector<float> random_weights(std::size_t rows, std::size_t columns) {
  const std::vector<float> from = noise<float>(rows * columns);
  std::vector<float> w;
  for (std::size_t i = 0; i < rows * columns; ++i) {
    w.push_back(std::abs(from[i]) / static_cast<float>(columns) + (i % (columns + 1) == 0 ? 0.5f : 0.f));
  }
  return w;
}

constexpr std::size_t batch = 2, heads = 3, n = 150, m = 200;

/// Weights and scores of more than 64k elements, keys as large, and a row statistic.
trace::recording large_recording() {
  trace::recording rec;
  std::vector<float> w = random_weights(batch * heads * n, m), scores = w;
  for (float& x : scores) x = x * 8 - 2;
  for (std::size_t i = 0; i < m; ++i) scores[i] = -std::numeric_limits<float>::infinity();
  scores[2 * m + 5] = std::nanf("");
  rec.add(record_of(stage::k, "bhke", {batch, heads, 400, 64}, random_weights(batch * heads * 400, 64)));
  rec.add(record_of(stage::masked, "bhqk", {batch, heads, n, m}, scores));
  rec.add(record_of(stage::lse, "bhq", {batch, heads, n}, random_weights(batch * heads, n)));
  rec.add(record_of(stage::weights, "bhqk", {batch, heads, n, m}, std::move(w)));
  return rec;
}

double unpacked(std::uint8_t byte, double low, double high) { return low + byte / 255. * (high - low); }

}  // namespace

TEST_CASE("html report: every number is the recorded one", "[io][html]") {
  trace::recorder rec({.tokens = {"The", "cat"}});
  const auto tr = trace::to(rec);
  const trace::place top = trace::top_level(tr);
  const std::array<float, 6> odd{0.1f, -std::numeric_limits<float>::infinity(), std::nanf(""), -0.f, 1e-45f, 3.4e38f};
  trace::emit<stage::masked, origin::replayed>(tr, top, xattn::view<const float, 4>(odd.data(), {1, 1, 2, 3}));
  trace::emit<stage::q, origin::computed>(tr, top, test::counted<xattn::bf16, 4>({1, 2, 3, 2}).view);
  trace::emit<stage::k, origin::computed>(tr, top, test::counted<xattn::f16, 4>({1, 2, 3, 2}).view);
  const std::array<double, 2> third{1.0 / 3, std::numeric_limits<double>::infinity()};
  trace::emit<stage::lse, origin::computed>(tr, top, xattn::view<const double, 3>(third.data(), {1, 1, 2}));
  const auto many = noise<float>(5000);
  trace::emit<stage::x, origin::derived>(tr, top, xattn::view<const float, 3>(many.data(), {1, 50, 100}));
  trace::emit<stage::ffn_in, origin::derived>(tr, top, xattn::view<const float, 3>(many.data(), {1, 50, 100}));
  const auto wide = noise<double>(5000);
  trace::emit<stage::ffn_pre, origin::derived>(tr, top, xattn::view<const double, 3>(wide.data(), {1, 50, 100}));
  trace::value(tr, top, "scale", 1.0 / 3);
  trace::note(tr, top, 0, 1, 2);

  const io::json_value all = data_of(rec);
  const auto& records = all["records"].array();
  REQUIRE(records.size() == rec.size());
  const std::vector<std::string> encodings{"dec", "dec", "dec", "dec", "f32", "same", "f64"};
  for (std::size_t i = 0; i < records.size(); ++i) {
    const trace::record& r = rec.begin()[i];
    INFO(r.path);
    CHECK(records[i]["path"].string() == r.path);
    CHECK(records[i]["axes"].string() == r.axes);
    CHECK(records[i]["dtype"].string() == xattn::name(r.type));
    CHECK(records[i]["origin"].string() == trace::name(r.at.org));
    CHECK(records[i]["enc"].string() == encodings[i]);
    const std::vector<double> numbers = numbers_of(all, i);
    const auto recorded = r.as<double>();
    REQUIRE(numbers.size() == recorded.size());
    for (std::size_t e = 0; e < numbers.size(); ++e) {
      const bool wider = r.type == xattn::dtype::f64;
      CHECK(same_bits(wider ? numbers[e] : static_cast<double>(static_cast<float>(numbers[e])), recorded.data()[e]));
    }
  }
  CHECK(all["tokens"].array()[1].string() == "cat");
  CHECK(all["title"].string() == "The cat");
  CHECK(all["values"].array()[0]["name"].string() == "scale");
  CHECK(all["values"].array()[0]["value"].number() == 1.0 / 3);
  CHECK(all["empty_rows"].array()[0]["row"].integer<int>() == 2);
  CHECK(all["empty_rows"].array()[0]["head"].integer<int>() == 1);
}

TEST_CASE("html report: what is told beside the recording", "[io][html]") {
  const auto q = noise<float>(12);
  const xattn::view<const float, 2> x(q.data(), {4, 3});
  trace::recorder rec;
  for (int call = 0; call < 2; ++call) (void)xattn::attention(x, x, x, xattn::causal, {}, trace::to(rec));
  io::report_options options{.title = "A <title>", .audit = true};
  options.scenes = {{"seed", {{.run = 2, .label = "one", .tokens = {"a"}, .facts = {{"n", 64.5}}}}}};
  options.timings = {{"call", 1.5, 1}};
  options.comparison = trace::compare(rec, rec);
  options.comparison.entries[0].agrees = false;
  options.comparison.blame = rec.begin()->path;
  const io::json_value all = data_of(rec, options);
  CHECK(all["format"].string() == "xattn-report/1");
  CHECK(all["title"].string() == "A <title>");
  CHECK(all["whole"].boolean());
  CHECK(!all.has("dropped"));
  const io::json_value& run = all["scenes"].array()[0]["runs"].array()[0];
  CHECK(run["run"].integer<int>() == 2);
  CHECK(run["label"].string() == "one");
  CHECK(run["tokens"].array()[0].string() == "a");
  CHECK(run["facts"]["n"].number() == 64.5);
  CHECK(all["timings"].array()[0]["ms"].number() == 1.5);
  CHECK(all["comparison"].array()[0]["verdict"].string() == "to blame");
  CHECK(all["comparison"].array()[1]["verdict"].string() == "agrees");

  std::size_t explained = 0;
  for (const io::json_value& r : all["records"].array()) {
    INFO(r["path"].string());
    CHECK(r.has("run") == (r["path"].string().find("#2") != std::string::npos));
    if (!r.has("from")) continue;
    ++explained;
    const auto& from = r["from"].array();
    const trace::record& recorded = rec.find(r["path"].string());
    const trace::derivation d = trace::lineage(rec).of(recorded);
    CHECK(from[0].string() == trace::name(d.row->how));
    CHECK(all["formulas"].array()[from[1].integer<std::size_t>()].string() == d.row->formula);
    REQUIRE(from[2].array().size() == d.row->count);
    for (std::size_t i = 0; i < d.row->count; ++i) {
      const bool absent = from[2].array()[i].type() == io::json_value::kind::null;
      CHECK(absent == (d.operands[i] == nullptr));
      if (!absent) CHECK(rec.begin() + from[2].array()[i].integer<std::size_t>() == d.operands[i]);
    }
    CHECK(r["audit"].number() <= 1);
  }
  CHECK(explained == 16);
}

TEST_CASE("html report: words cannot leave their place", "[io][html]") {
  trace::recording rec;
  const std::string evil = "</script><img src=x onerror=alert(1)>";
  rec.tokens({evil, "<!--", "a\xe2\x80\xa8" "b\xe2\x80\xa9", "\xff\xfe", "\"\\\n", "猫"});
  const std::string plain = io::html_text({});
  const std::string page = io::html_text(rec, {.title = evil, .scenes = {{evil, {{.label = evil, .tokens = {evil}}}}}});
  const std::string text = data_text(page);
  CHECK(text.find('<') == std::string::npos);
  CHECK(text.find("\xe2\x80\xa8") == std::string::npos);
  CHECK(text.find('\xff') == std::string::npos);
  CHECK(page.substr(0, page.find(opening)) == plain.substr(0, plain.find(opening)));
  const io::json_value all = io::parse_json(text);
  const std::vector<std::string> expected{evil, "<!--", rec.tokens()[2], "\xef\xbf\xbd\xef\xbf\xbd", "\"\\\n", "猫"};
  for (std::size_t i = 0; i < expected.size(); ++i) CHECK(all["tokens"].array()[i].string() == expected[i]);
  CHECK(all["scenes"].array()[0]["runs"].array()[0]["label"].string() == evil);
}

TEST_CASE("base64: ends of every length", "[io][html]") {
  const auto text = [](std::vector<std::uint8_t> bytes) { return io::base64(bytes); };
  CHECK(text({}).empty());
  CHECK(text({'f'}) == "Zg==");
  CHECK(text({'f', 'o'}) == "Zm8=");
  CHECK(text({'f', 'o', 'o'}) == "Zm9v");
  CHECK(text({0xff, 0xfe, 0xfd, 0}) == "//79AA==");
}

TEST_CASE("html report: an empty recording is a page", "[io][html]") {
  const io::json_value all = data_of({});
  CHECK(all["records"].array().empty());
  CHECK(all["title"].string() == "xattn");
}

TEST_CASE("html report: what is too large is refused and named", "[io][html]") {
  const test::temporary_folder folder;
  const trace::recording rec = large_recording();
  const std::size_t page = io::html_text({}).size();
  const std::string refusal = test::message_of<std::length_error>([&] {
    io::write_html(rec, folder.file("a.html"), {.max_bytes = page + 300'000});
  });
  CHECK_THAT(refusal, Contains("write_html: the data need ") &&
                          Contains("the largest records: enc.0.self_attn.weights 9") &&
                          Contains("enc.0.self_attn.masked 9") && Contains(".shrink = true") &&
                          Contains("what fits: recorder({.only = {\"lse\"}})"));
  CHECK(!std::filesystem::exists(folder.file("a.html")));
  trace::recording fits;
  fits.add(rec.find("enc.0.self_attn.lse"));
  CHECK(io::html_text(fits, {.max_bytes = page + 300'000}).size() <= page + 300'000);
  CHECK(test::message_of<std::length_error>([&] {
          (void)io::html_text(rec, {.max_bytes = page + 100, .shrink = true});
        }).find(".shrink") == std::string::npos);
  const std::string limit = test::message_of<xattn::option_error>([&] {
    (void)io::html_text({}, {.max_bytes = 16'000'001});
  });
  CHECK(limit == "write_html: max_bytes is 16000001, expected at most 16000000");
  CHECK_THROWS_AS(io::write_html({}, folder.file("no/such/folder.html")), io::io_error);
}

TEST_CASE("html report: what fits is not shrunk, and levels come in their order", "[io][html]") {
  const trace::recording rec = large_recording();
  const io::json_value whole = data_of(rec, {.shrink = true});
  CHECK(!whole.has("dropped"));
  CHECK(whole["records"].array()[3]["enc"].string() == "f32");
  const std::size_t page = io::html_text({}).size();
  std::vector<std::size_t> members;
  for (const std::size_t bytes : {20'000u, 60'000u, 150'000u, 500'000u, 1'000'000u, 2'500'000u}) {
    const std::string text = io::html_text(rec, {.max_bytes = page + bytes, .shrink = true, .npz = "all.npz"});
    CHECK(text.size() <= page + bytes);
    const io::json_value all = io::parse_json(data_text(text));
    const io::json_value& dropped = all["dropped"];
    CHECK(dropped["coarse"]["count"].number() + dropped["gone"]["count"].number() == 3);
    CHECK(dropped["coarse"]["first"].array().size() == static_cast<std::size_t>(dropped["coarse"]["count"].number()));
    CHECK(dropped["npz"].string() == "all.npz");
    CHECK(all["records"].array()[2]["enc"].string() == "dec");
    std::size_t count = 0;
    for (const io::json_value& r : all["records"].array()) {
      if (r["enc"].string() == "lod") count += r["data"].object().size();
    }
    members.push_back(count);
  }
  CHECK(std::is_sorted(members.begin(), members.end()));
  CHECK(members.front() < members.back());
  CHECK(members.back() == 5 + 4 + 1);
}

TEST_CASE("html report: the levels of weights are the recorded numbers", "[io][html]") {
  const trace::recording rec = large_recording();
  const std::size_t page = io::html_text({}).size();
  const io::json_value all =
      data_of(rec, {.max_bytes = page + 1'500'000, .shrink = true, .focus_heads = {{0, 2}, {5, 1}}});
  const io::json_value& data = all["records"].array()[3]["data"];
  const auto w = rec.begin()[3].as<float>();
  const auto row_of = [&w](std::size_t r) { return std::span<const float>(w.data() + r * m, m); };

  const auto max = numbers_of_base64<float>(data["rows"]["max"]);
  const auto entropy = numbers_of_base64<float>(data["rows"]["entropy"]);
  const auto argmax = numbers_of_base64<std::uint32_t>(data["rows"]["argmax"]);
  const auto index = numbers_of_base64<std::uint16_t>(data["top"]["index"]);
  const auto value = numbers_of_base64<float>(data["top"]["value"]);
  REQUIRE(max.size() == batch * heads * n);
  REQUIRE(value.size() == batch * heads * n * 8);
  CHECK(data["top"]["bits"].integer<int>() == 16);
  bool right = true;
  for (std::size_t r = 0; r < max.size(); ++r) {
    std::vector<std::pair<float, std::size_t>> order;
    long double bits = 0;
    for (std::size_t j = 0; j < m; ++j) {
      const long double p = row_of(r)[j];
      order.emplace_back(-row_of(r)[j], j);
      if (p > 0) bits -= p * std::log2(p);
    }
    std::sort(order.begin(), order.end());
    right = right && max[r] == -order[0].first && argmax[r] == order[0].second;
    right = right && std::abs(entropy[r] - static_cast<float>(bits)) < 1e-5f;
    for (std::size_t t = 0; t < 8; ++t) {
      right = right && index[r * 8 + t] == order[t].second && value[r * 8 + t] == -order[t].first;
    }
  }
  CHECK(right);

  const auto& exact = data["exact"].array();
  REQUIRE(exact.size() == batch * heads * 4);
  for (const io::json_value& e : exact) {
    const auto numbers = numbers_of_base64<float>(e["data"]);
    const std::size_t matrix = e["batch"].integer<std::size_t>() * heads + e["head"].integer<std::size_t>();
    const auto row = row_of(matrix * n + e["row"].integer<std::size_t>());
    CHECK(std::equal(numbers.begin(), numbers.end(), row.begin(), row.end()));
  }
  CHECK(exact.back()["row"].integer<std::size_t>() == n - 1);
  REQUIRE(data["focus"].array().size() == 1);
  CHECK(data["focus"].array()[0]["head"].integer<int>() == 2);
}

TEST_CASE("html report: blocks are right to half a step of a byte", "[io][html]") {
  const trace::recording rec = large_recording();
  const std::size_t page = io::html_text({}).size();
  const io::json_value all = data_of(rec, {.max_bytes = page + 1'500'000, .shrink = true});
  struct plane {
    const io::json_value& at;
    std::string name;
    double low, high;
  };
  const auto check = [&](std::size_t record, const plane& p, std::size_t first, std::size_t count, auto expected) {
    const auto all_numbers = rec.begin()[record].as<float>();
    const auto bytes = numbers_of_base64<std::uint8_t>(p.at[p.name]);
    const std::size_t rows = p.at["rows"].integer<std::size_t>(), columns = p.at["columns"].integer<std::size_t>();
    const auto& shape = rec.begin()[record].shape;
    REQUIRE(bytes.size() == count * rows * columns);
    double worst = 0;
    for (std::size_t b = 0; b < bytes.size(); ++b) {
      const std::size_t matrix = first + b / (rows * columns), r = b / columns % rows, c = b % columns;
      std::vector<double> block;
      for (std::size_t i = r * shape[2] / rows; i < (r + 1) * shape[2] / rows; ++i) {
        for (std::size_t j = c * shape[3] / columns; j < (c + 1) * shape[3] / columns; ++j) {
          const double x = all_numbers.data()[(matrix * shape[2] + i) * shape[3] + j];
          if (std::isfinite(x)) block.push_back(x);
        }
      }
      worst = std::max(worst, std::abs(unpacked(bytes[b], p.low, p.high) - (block.empty() ? 0 : expected(block))));
    }
    INFO(p.name);
    CHECK(worst <= (p.high - p.low) / 255 * 0.5001 + 1e-7);
  };
  const auto largest = [](const std::vector<double>& x) { return *std::max_element(x.begin(), x.end()); };
  const auto smallest = [](const std::vector<double>& x) { return *std::min_element(x.begin(), x.end()); };
  const auto peak = [](const std::vector<double>& x) {
    return *std::max_element(x.begin(), x.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
  };
  const auto mean = [](const std::vector<double>& x) {
    return std::accumulate(x.begin(), x.end(), 0.0) / static_cast<double>(x.size());
  };
  const auto& records = all["records"].array();
  const io::json_value &thumbs = records[3]["data"]["thumbs"], &signs = records[1]["data"]["thumbs"];
  CHECK(thumbs["rows"].integer<int>() == 128);
  check(3, {thumbs, "max", 0, thumbs["max_to"].number()}, 0, batch * heads, largest);
  check(3, {thumbs, "mean", 0, thumbs["mean_to"].number()}, 0, batch * heads, mean);
  check(1, {signs, "peak", signs["low"].number(), signs["high"].number()}, 0, batch * heads, peak);
  check(1, {signs, "mean", signs["low"].number(), signs["high"].number()}, 0, batch * heads, mean);
  const auto marks = numbers_of_base64<std::uint8_t>(signs["marks"]);
  CHECK(marks[0] == 1);
  CHECK(std::count(marks.begin(), marks.end(), 2) == 1);
  CHECK(!thumbs.has("marks"));
  CHECK(records[3]["data"]["focus"].array().size() == 4);
  for (const io::json_value& f : records[3]["data"]["focus"].array()) {
    const std::size_t matrix = f["batch"].integer<std::size_t>() * heads + f["head"].integer<std::size_t>();
    check(3, {f, "min", f["low"].number(), f["high"].number()}, matrix, 1, smallest);
    check(3, {f, "max", f["low"].number(), f["high"].number()}, matrix, 1, largest);
  }

  const io::json_value every =
      data_of(rec, {.max_bytes = page + 1'500'000, .shrink = true, .focus_heads = {{0, 0}, {0, 1}, {0, 2}}});
  const io::json_value& blocks = every["records"].array()[0]["data"]["blocks"];
  CHECK(blocks["columns"].integer<int>() == 64);
  REQUIRE(blocks["heads"].array().size() == heads);
  check(0, {blocks, "peak", blocks["low"].number(), blocks["high"].number()}, 0, batch * heads, peak);
}

TEST_CASE("html report: the same bytes at any number of threads", "[io][html]") {
  const auto numbers = noise<float>(2 * 3 * 40 * 8);
  const xattn::view<const float, 4> x(numbers.data(), {2, 3, 40, 8});
  std::vector<std::string> pages;
  for (const int threads : {1, 2, 3, 8}) {
    xattn::thread_pool pool(threads);
    trace::recorder rec;
    (void)xattn::attention(x, x, x, xattn::causal, {.executor = pool}, trace::to(rec));
    pages.push_back(io::html_text(rec, {.audit = true}));
  }
  for (const std::string& page : pages) CHECK((page == pages[0]));
}

TEST_CASE("html report: the sink writes when it is finished", "[io][html]") {
  const test::temporary_folder folder;
  io::html_report report(folder.file("a.html"), {.title = "t"}, {.only = {"weights"}, .tokens = {"a", "b"}});
  const std::array<float, 4> numbers{1, 2, 3, 4};
  const xattn::view<const float, 2> x(numbers.data(), {2, 2});
  (void)xattn::attention(x, x, x, {}, {}, trace::to(report));
  CHECK(!std::filesystem::exists(folder.file("a.html")));
  report.finish();
  const std::string page = test::bytes_of_file(folder.file("a.html"));
  CHECK((page == io::html_text(report, {.title = "t"})));
  const io::json_value all = io::parse_json(data_text(page));
  REQUIRE(all["records"].array().size() == 1);
  CHECK(!all["whole"].boolean());
  io::html_report never(folder.file("b.html"), {}, {.only = {"ffn_act"}});
  (void)xattn::attention(x, x, x, {}, {}, trace::to(never));
  CHECK_THROWS(never.finish());
  CHECK(!std::filesystem::exists(folder.file("b.html")));
}
