// all-MiniLM-L6-v2: sentences become points on a sphere, near each other where they mean the same.
//
//   tokens -> word + position + type, normalised -> 6 encoder layers -> mean over the tokens -> length 1
//
// Sentences of any lengths go through it together, as one row of tokens in which each attends to those of its sentence.
// None is filled up to the length of the longest: all products of tokens and weights are one large product, and blocks
// of scores that hold no pair are never computed.
//
// A BERT encoder: each layer attends, adds, normalises, then the same with a network of two layers and GELU. The file's
// matrices are (outputs, inputs), those of the library (inputs, outputs): they are assigned as transposed views.
// Reimers and Gurevych 2019, arXiv:1908.10084; Wang et al. 2020, arXiv:2002.10957
#pragma once

#include "tokenizer.hpp"

#include <xattn/encoder.hpp>
#include <xattn/io/safetensors.hpp>

#include <cmath>
#include <span>

namespace sentence_embedding {

using matrix = xt::xtensor<float, 2>;

/// What config.json says of the model; another kind of model is refused.
inline xattn::encoder_config read_config(const std::string& file) {
  const xattn::io::mapped_file bytes("read_config", file);
  const auto* const text = reinterpret_cast<const char*>(bytes.bytes().data());
  const xattn::io::json_value config = xattn::io::parse_json({text, bytes.bytes().size()});
  if (config["model_type"].string() != "bert" || config["hidden_act"].string() != "gelu" ||
      config["position_embedding_type"].string() != "absolute") {
    throw xattn::io::io_error(file + ": expected a bert model with gelu and absolute positions");
  }
  return {.d_model = config["hidden_size"].integer<int>(),
          .heads = config["num_attention_heads"].integer<int>(),
          .d_hidden = config["intermediate_size"].integer<int>(),
          .activation = xattn::activation::gelu,
          .eps = config["layer_norm_eps"].number(),
          .layers = config["num_hidden_layers"].integer<int>()};
}

class sentence_encoder {
 public:
  /// From the folder that fetch.sh makes, or any other with model.safetensors and config.json of such a model.
  explicit sentence_encoder(const std::string& folder)
      : file_(folder + "/model.safetensors"),
        encoder_(read_config(folder + "/config.json")),
        norm_({.d_model = encoder_.config().d_model, .eps = encoder_.config().eps}),
        words_(file_.get<float, 2>("embeddings.word_embeddings.weight")) {
    read_positions();
    read_norm(norm_, "embeddings.LayerNorm");
    for (std::size_t i = 0; i < encoder_.size(); ++i) {
      read_layer(encoder_.layer(i), "encoder.layer." + std::to_string(i) + ".");
    }
  }

  std::size_t width() const { return static_cast<std::size_t>(words_.extent(1)); }

  /// A row of length 1 for each sentence. They go through the model in groups of about 1024 tokens; which ones are
  /// together changes the last bits of a row at most. The hook sees the encoder's layers.
  template <xattn::tracer Tr = xattn::trace::no_trace>
  matrix operator()(std::span<const tokenizer::ids> sentences, const xattn::layer_options& options = {},
                    Tr hook = {}) const {
    matrix out = matrix::from_shape({sentences.size(), width()});
    for (std::size_t first = 0, last = 0; first < sentences.size(); first = last) {
      std::size_t tokens = sentences[last++].size();
      while (last < sentences.size() && tokens + sentences[last].size() <= 1024) tokens += sentences[last++].size();
      encode(sentences.subspan(first, last - first), tokens, &out(first, 0), circumstances<Tr>{options, hook});
    }
    return out;
  }

 private:
  void read_positions() {
    const auto positions = file_.get<float, 2>("embeddings.position_embeddings.weight");
    const auto types = file_.get<float, 2>("embeddings.token_type_embeddings.weight");
    positions_ = matrix::from_shape({static_cast<std::size_t>(positions.extent(0)), width()});
    for (xattn::index_t i = 0; i < positions.extent(0); ++i) {
      for (xattn::index_t j = 0; j < positions.extent(1); ++j) positions_(i, j) = positions(i, j) + types(0, j);
    }
  }
  /// The norm of the embeddings, or one of a layer.
  template <class Norm>
  void read_norm(Norm& norm, const std::string& name) const {
    norm.gamma() = file_.get<float, 1>(name + ".weight");
    norm.beta() = file_.get<float, 1>(name + ".bias");
  }
  void read_layer(xattn::encoder_layer<float>& layer, const std::string& name) const {
    const auto weight = [&](const char* part) {
      return xattn::transposed(file_.get<float, 2>(name + part + ".weight"));
    };
    const auto bias = [&](const char* part) { return file_.get<float, 1>(name + part + ".bias"); };
    auto& attention = layer.self_attention();
    attention.w_q() = weight("attention.self.query");
    attention.b_q() = bias("attention.self.query");
    attention.w_k() = weight("attention.self.key");
    attention.b_k() = bias("attention.self.key");
    attention.w_v() = weight("attention.self.value");
    attention.b_v() = bias("attention.self.value");
    attention.w_o() = weight("attention.output.dense");
    attention.b_o() = bias("attention.output.dense");
    read_norm(layer.norm_1(), name + "attention.output.LayerNorm");
    auto& network = layer.feed_forward();
    network.w_1() = weight("intermediate.dense");
    network.b_1() = bias("intermediate.dense");
    network.w_2() = weight("output.dense");
    network.b_2() = bias("output.dense");
    read_norm(layer.norm_2(), name + "output.LayerNorm");
  }

  template <class Tr>
  struct circumstances {
    const xattn::layer_options& options;
    Tr hook;
  };
  template <class Tr>
  void encode(std::span<const tokenizer::ids> sentences, std::size_t tokens, float* out,
              const circumstances<Tr>& c) const {
    matrix x = matrix::from_shape({tokens, width()});
    xt::xtensor<std::int32_t, 1> sentence_of = xt::xtensor<std::int32_t, 1>::from_shape({tokens});
    auto* which = sentence_of.data();
    float* row = x.data();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
      row = embed(sentences[i], row);
      which = std::fill_n(which, sentences[i].size(), static_cast<std::int32_t>(i));
    }
    norm_.into(x, x, c.options);
    if (sentences.size() == 1) encoder_.into(x, x, {}, c.options, c.hook);
    else encoder_.into(x, x, xattn::segments(sentence_of, sentence_of), c.options, c.hook);
    const float* from = x.data();
    for (const tokenizer::ids& ids : sentences) {
      from = mean_direction(from, ids.size(), out);
      out += width();
    }
  }

  /// Writes a row for each token and returns the place after the last.
  float* embed(const tokenizer::ids& ids, float* to) const {
    if (ids.size() > positions_.shape(0)) throw xattn::shape_error("sentence_encoder: a sentence of too many tokens");
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (ids[i] < 0 || ids[i] >= words_.extent(0)) throw xattn::option_error("sentence_encoder: no such token");
      const float* const word = words_[ids[i]].data();
      const float* const position = &positions_(i, 0);
      for (std::size_t j = 0; j < width(); ++j) *to++ = word[j] + position[j];
    }
    return to;
  }

  /// The mean of some rows, made 1 long. Returns the place after them.
  const float* mean_direction(const float* rows, std::size_t count, float* out) const {
    std::fill_n(out, width(), 0.f);
    for (std::size_t i = 0; i < count; ++i, rows += width()) {
      for (std::size_t j = 0; j < width(); ++j) out[j] += rows[j];
    }
    double squares = 0;
    for (std::size_t j = 0; j < width(); ++j) squares += static_cast<double>(out[j]) * static_cast<double>(out[j]);
    const double factor = squares > 0 ? 1 / std::sqrt(squares) : 0;
    for (std::size_t j = 0; j < width(); ++j) out[j] = static_cast<float>(static_cast<double>(out[j]) * factor);
    return rows;
  }

  xattn::io::safetensors file_;
  xattn::encoder<float> encoder_;
  xattn::layer_norm<float> norm_;
  xattn::matrix_view<const float> words_;
  matrix positions_;
};

}  // namespace sentence_embedding
