// SPDX-License-Identifier: BSD-3-Clause
/// A small ONNX graph with one input of four axes, taken as a function of one element and its place. What does not
/// depend on the numbers of the input (positions, shapes, constants) is computed once; the rest must be element by
/// element.
#pragma once

#include "case.hpp"

#include <xattn/io/json_reader.hpp>

#include <array>
#include <functional>
#include <utility>

namespace conformance {

/// Numbers with a shape; `whole` where their type is one of integers.
struct graph_tensor {
  std::vector<index_t> shape;
  std::vector<double> numbers;
  bool whole = false;

  /// Of axes aligned right; extents of 1 and axes that are missing serve all.
  double at(const std::vector<index_t>& place) const;
};

class element_graph {
 public:
  /// `graph` has inputs, outputs, initializers and nodes. Throws not_yet for operators that it does not know.
  element_graph(const xattn::io::json_value& graph, const std::array<index_t, 4>& shape);

  double operator()(double x, index_t b, index_t h, index_t i, index_t j) const;

 private:
  /// An operand of a step: an earlier step, or a tensor.
  struct operand {
    std::size_t step;
    graph_tensor tensor;
  };
  struct step {
    std::function<double(const std::vector<double>&)> function;
    std::vector<operand> operands;
  };

  void add_node(const xattn::io::json_value& node, const std::array<index_t, 4>& shape);
  operand operand_of(const std::string& name) const;

  std::map<std::string, graph_tensor> tensors_;
  std::map<std::string, std::size_t> step_of_;
  std::vector<step> steps_;
  operand result_;
};

}  // namespace conformance
