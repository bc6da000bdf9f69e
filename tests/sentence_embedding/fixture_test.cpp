// SPDX-License-Identifier: BSD-3-Clause
// The model of examples/sentence_embedding against token ids and embeddings of sentence-transformers
// (make_fixture.py), and against what goes through the layers of transformers; layers.npz is written by
//   python3 examples/sentence_embedding/reference.py MODEL_FOLDER "The cat sat." layers.npz --few
#include "sentence_embedding/model.hpp"
#include "support/catch.hpp"

#include <xattn/core/thread_pool.hpp>
#include <xattn/io/npy.hpp>
#include <xattn/io/npz.hpp>
#include <xattn/trace/comparison.hpp>
#include <xattn/trace/recorder.hpp>

#include <filesystem>

namespace {

using namespace sentence_embedding;
namespace io = xattn::io;

constexpr const char* folder = XATTN_SOURCE_DIR "/tests/sentence_embedding/";

bool model_is_there() {
  const bool found = std::filesystem::exists(SENTENCE_MODEL "/model.safetensors");
  if (!found) WARN("skipped: no model in " SENTENCE_MODEL "; sh examples/sentence_embedding/fetch.sh gets it");
  return found;
}

struct fixture {
  std::vector<std::string> texts;
  std::vector<tokenizer::ids> ids;
  matrix rows;

  fixture() : rows(io::read_npy(std::string(folder) + "fixture.npy").as<float>()) {
    const io::mapped_file file("fixture", std::string(folder) + "fixture.json");
    const auto* const text = reinterpret_cast<const char*>(file.bytes().data());
    const io::json_value cases = io::parse_json({text, file.bytes().size()});
    for (const io::json_value& one : cases.array()) {
      texts.push_back(one["text"].string());
      ids.emplace_back();
      for (const io::json_value& id : one["ids"].array()) ids.back().push_back(id.integer<std::int32_t>());
    }
  }
};

float largest_difference(const matrix& a, const matrix& b) {
  REQUIRE(a.shape() == b.shape());
  float largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a.data()[i] - b.data()[i]));
  return largest;
}

}  // namespace

TEST_CASE("sentence embedding: the fixture is whole", "[sentence]") {
  const fixture f;
  CHECK(f.texts.size() >= 50);
  CHECK(f.rows.shape(0) == f.texts.size());
  CHECK(f.rows.shape(1) == 384);
}

TEST_CASE("sentence embedding: token ids are those of the reference", "[sentence]") {
  if (!model_is_there()) return;
  const fixture f;
  const tokenizer tokens = tokenizer::from_file(SENTENCE_MODEL "/vocab.txt");
  for (std::size_t i = 0; i < f.texts.size(); ++i) {
    CAPTURE(f.texts[i]);
    CHECK(tokens(f.texts[i]) == f.ids[i]);
  }
}

TEST_CASE("sentence embedding: embeddings are those of the reference, alone and together", "[sentence]") {
  if (!model_is_there()) return;
  const fixture f;
  const sentence_encoder model(SENTENCE_MODEL);
  const matrix together = model(f.ids);
  CHECK(largest_difference(together, f.rows) < 1e-5f);

  matrix alone = matrix::from_shape({f.ids.size(), model.width()});
  for (std::size_t i = 0; i < f.ids.size(); ++i) {
    const matrix row = model(std::span(f.ids).subspan(i, 1));
    std::copy(row.begin(), row.end(), &alone(i, 0));
  }
  CHECK(largest_difference(alone, f.rows) < 1e-5f);
  CHECK(largest_difference(alone, together) < 2e-6f);

  xattn::thread_pool pool(2);
  CHECK((model(f.ids, {.executor = pool}) == together));
}

TEST_CASE("sentence embedding: each layer is that of the reference", "[sentence]") {
  namespace trace = xattn::trace;
  const auto reference = io::read_npz(std::string(folder) + "layers.npz");
  REQUIRE(reference.size() == 13);  // before the first layer; weights and output of six
  if (!model_is_there()) return;
  const std::vector<tokenizer::ids> ids{tokenizer::from_file(SENTENCE_MODEL "/vocab.txt")("The cat sat.")};
  const sentence_encoder model(SENTENCE_MODEL);
  trace::recorder rec;
  const matrix looked_at = model(ids, {}, trace::to(rec));
  CHECK((looked_at == model(ids)));

  const trace::comparison report = trace::compare(rec, reference, {.relative = 1e-5});
  REQUIRE(report.compared() == 13);
  for (const trace::compared_record& layer : report.entries) {
    CAPTURE(layer.path, layer.max_absolute);
    CHECK(layer.agrees);
    CHECK(layer.max_absolute < 1e-5);
    CHECK(layer.signal_to_noise > 110);
  }
}

TEST_CASE("sentence embedding: what is no token or too long is refused", "[sentence]") {
  if (!model_is_there()) return;
  const sentence_encoder model(SENTENCE_MODEL);
  CHECK_THROWS_AS(model(std::vector<tokenizer::ids>{{101, 30522, 102}}), xattn::option_error);
  CHECK_THROWS_AS(model(std::vector<tokenizer::ids>{{-1}}), xattn::option_error);
  CHECK_THROWS_AS(model(std::vector<tokenizer::ids>{tokenizer::ids(513, 101)}), xattn::shape_error);
  CHECK(model({}).shape(0) == 0);
}
