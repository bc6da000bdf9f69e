// SPDX-License-Identifier: BSD-3-Clause
#include "graph.hpp"

#include <algorithm>
#include <cmath>

namespace conformance {
namespace {

using xattn::io::json_value;
using numbers = std::vector<double>;
using function = std::function<double(const numbers&)>;

constexpr std::size_t no_step = static_cast<std::size_t>(-1);

double number_of(const json_value& value) {
  if (value.type() == json_value::kind::boolean) return value.boolean() ? 1 : 0;
  if (value.type() == json_value::kind::string && value.string().ends_with("inf")) {
    return value.string().front() == '-' ? -HUGE_VAL : HUGE_VAL;
  }
  if (value.type() == json_value::kind::string && value.string() == "nan") return std::nan("");
  return value.number();
}

index_t count_of(const std::vector<index_t>& shape) {
  index_t n = 1;
  for (const index_t extent : shape) n *= extent;
  return n;
}

graph_tensor tensor_of(const json_value& value) {
  graph_tensor t;
  for (const json_value& extent : value["shape"].array()) t.shape.push_back(extent.integer<index_t>());
  for (const json_value& x : value["values"].array()) t.numbers.push_back(number_of(x));
  const std::string& type = value["dtype"].string();
  t.whole = type.rfind("int", 0) == 0 || type.rfind("uint", 0) == 0;
  if (static_cast<index_t>(t.numbers.size()) != count_of(t.shape))
    throw std::runtime_error("a constant has too few values");
  return t;
}

graph_tensor list(const numbers& values) { return {{static_cast<index_t>(values.size())}, values, true}; }
graph_tensor scalar(double x, bool whole) { return {{}, {x}, whole}; }

/// The attributes of a node, as their values or as {type, value}.
struct attributes {
  const json_value& node;

  const json_value* find(const std::string& name) const {
    if (!node.has("attributes") || !node["attributes"].has(name)) return nullptr;
    const json_value& found = node["attributes"][name];
    return found.has("value") ? &found["value"] : &found;
  }
  double number(const std::string& name, double otherwise) const {
    const json_value* found = find(name);
    return found == nullptr ? otherwise : number_of(*found);
  }
  numbers all(const std::string& name) const {
    numbers values;
    if (const json_value* found = find(name)) {
      for (const json_value& x : found->array()) values.push_back(number_of(x));
    }
    return values;
  }
};

using unary = double (*)(double);
using binary = double (*)(double, double);

const std::map<std::string, unary>& unary_functions() {
  static const std::map<std::string, unary> table{
      {"Identity", [](double x) { return x; }},
      {"CastLike", [](double x) { return x; }},
      {"Neg", [](double x) { return -x; }},
      {"Abs", [](double x) { return std::abs(x); }},
      {"Sign", [](double x) { return x > 0   ? 1.0
                                     : x < 0 ? -1.0
                                             : x; }},
      {"Exp", [](double x) { return std::exp(x); }},
      {"Log", [](double x) { return std::log(x); }},
      {"Sqrt", [](double x) { return std::sqrt(x); }},
      {"Reciprocal", [](double x) { return 1 / x; }},
      {"Tanh", [](double x) { return std::tanh(x); }},
      {"Sigmoid", [](double x) { return 1 / (1 + std::exp(-x)); }},
      {"Erf", [](double x) { return std::erf(x); }},
      {"Sin", [](double x) { return std::sin(x); }},
      {"Cos", [](double x) { return std::cos(x); }},
      {"Relu", [](double x) { return x < 0 ? 0.0 : x; }},
      {"Softplus", [](double x) { return std::log1p(std::exp(-std::abs(x))) + std::max(x, 0.0); }},
      {"Floor", [](double x) { return std::floor(x); }},
      {"Ceil", [](double x) { return std::ceil(x); }},
      {"Round", [](double x) { return std::nearbyint(x); }},
      {"IsNaN", [](double x) { return std::isnan(x) ? 1.0 : 0.0; }},
      {"IsInf", [](double x) { return std::isinf(x) ? 1.0 : 0.0; }},
      {"Not", [](double x) { return x == 0 ? 1.0 : 0.0; }}};
  return table;
}

const std::map<std::string, binary>& binary_functions() {
  static const std::map<std::string, binary> table{
      {"Add", [](double a, double b) { return a + b; }},
      {"Sub", [](double a, double b) { return a - b; }},
      {"Mul", [](double a, double b) { return a * b; }},
      {"Div", [](double a, double b) { return a / b; }},
      {"Pow", [](double a, double b) { return std::pow(a, b); }},
      {"Min", [](double a, double b) { return b < a ? b : a; }},
      {"Max", [](double a, double b) { return a < b ? b : a; }},
      {"Mod", [](double a, double b) { return a - b * std::floor(a / b); }},
      {"Greater", [](double a, double b) { return a > b ? 1.0 : 0.0; }},
      {"GreaterOrEqual", [](double a, double b) { return a >= b ? 1.0 : 0.0; }},
      {"Less", [](double a, double b) { return a < b ? 1.0 : 0.0; }},
      {"LessOrEqual", [](double a, double b) { return a <= b ? 1.0 : 0.0; }},
      {"Equal", [](double a, double b) { return a == b ? 1.0 : 0.0; }},
      {"And", [](double a, double b) { return a != 0 && b != 0 ? 1.0 : 0.0; }},
      {"Or", [](double a, double b) { return a != 0 || b != 0 ? 1.0 : 0.0; }},
      {"Xor", [](double a, double b) { return (a != 0) != (b != 0) ? 1.0 : 0.0; }}};
  return table;
}

/// ONNX codes of types.
double cast(double x, int type) {
  if (type == 9) return x == 0 ? 0 : 1;
  if (type == 1) return static_cast<double>(static_cast<float>(x));
  const bool whole = (type >= 2 && type <= 7) || type == 12 || type == 13;
  return whole ? std::trunc(x) : x;
}
bool is_whole(int type) { return (type >= 2 && type <= 7) || type == 12 || type == 13; }

/// What an operator does to elements; empty if it is none that works element by element.
function element_function(const std::string& op, const attributes& a, bool whole) {
  if (const auto found = unary_functions().find(op); found != unary_functions().end()) {
    return [f = found->second](const numbers& x) { return f(x[0]); };
  }
  if (op == "Div" && whole) return [](const numbers& x) { return std::trunc(x[0] / x[1]); };
  if (const auto found = binary_functions().find(op); found != binary_functions().end()) {
    return [f = found->second](const numbers& x) {
      double result = x[0];
      for (std::size_t n = 1; n < x.size(); ++n) result = f(result, x[n]);
      return result;
    };
  }
  if (op == "Sum")
    return [](const numbers& x) {
      double s = 0;
      for (const double n : x) s += n;
      return s;
    };
  if (op == "Where") return [](const numbers& x) { return x[0] != 0 ? x[1] : x[2]; };
  if (op == "Clip") return [](const numbers& x) { return std::min(std::max(x[0], x[1]), x[2]); };
  if (op == "Cast") return [type = static_cast<int>(a.number("to", 1))](const numbers& x) { return cast(x[0], type); };
  if (op == "LeakyRelu") {
    return [slope = a.number("alpha", 0.01)](const numbers& x) { return x[0] < 0 ? slope * x[0] : x[0]; };
  }
  return {};
}

std::vector<index_t> joined(const std::vector<index_t>& a, const std::vector<index_t>& b) {
  std::vector<index_t> shape(std::max(a.size(), b.size()), 1);
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const index_t of_a = d < a.size() ? a[a.size() - 1 - d] : 1, of_b = d < b.size() ? b[b.size() - 1 - d] : 1;
    if (of_a != of_b && of_a != 1 && of_b != 1) throw std::runtime_error("shapes of a graph do not fit together");
    shape[shape.size() - 1 - d] = of_a == 1 ? of_b : of_a;
  }
  return shape;
}

graph_tensor mapped(const function& f, const std::vector<graph_tensor>& in, bool whole) {
  graph_tensor out;
  out.whole = whole;
  for (const graph_tensor& t : in) out.shape = joined(out.shape, t.shape);
  for (index_t n = 0; n < count_of(out.shape); ++n) {
    std::vector<index_t> place(out.shape.size());
    index_t rest = n;
    for (std::size_t d = place.size(); d-- > 0; rest /= out.shape[d]) place[d] = rest % out.shape[d];
    numbers x;
    for (const graph_tensor& t : in) x.push_back(t.at(place));
    out.numbers.push_back(f(x));
  }
  return out;
}

graph_tensor reshaped(graph_tensor t, const numbers& wanted) {
  std::vector<index_t> shape;
  index_t known = 1;
  for (std::size_t d = 0; d < wanted.size(); ++d) {
    shape.push_back(wanted[d] == 0 ? t.shape.at(d) : static_cast<index_t>(wanted[d]));
    if (shape.back() > 0) known *= shape.back();
  }
  for (index_t& extent : shape) {
    if (extent < 0) extent = count_of(t.shape) / std::max<index_t>(1, known);
  }
  if (count_of(shape) != count_of(t.shape)) throw std::runtime_error("a graph gives an array a shape of another size");
  t.shape = shape;
  return t;
}

graph_tensor with_axes(graph_tensor t, numbers axes, bool added) {
  const auto rank = static_cast<double>(t.shape.size() + (added ? axes.size() : 0));
  for (double& axis : axes) axis += axis < 0 ? rank : 0;
  std::sort(axes.begin(), axes.end());
  if (!added) std::reverse(axes.begin(), axes.end());
  for (const double axis : axes) {
    const auto place = t.shape.begin() + static_cast<index_t>(axis);
    if (added)
      t.shape.insert(place, 1);
    else
      t.shape.erase(place);
  }
  return t;
}

graph_tensor gathered(const graph_tensor& from, const graph_tensor& indices) {
  graph_tensor out{indices.shape, {}, from.whole};
  if (from.shape.size() != 1) throw not_yet("Gather of more than one axis in a graph");
  for (const double i : indices.numbers) {
    const double n = i < 0 ? i + static_cast<double>(from.shape[0]) : i;
    out.numbers.push_back(from.numbers.at(static_cast<std::size_t>(n)));
  }
  return out;
}

/// Operators on arrays whose numbers are known.
graph_tensor folded(const std::string& op, const attributes& a, const std::vector<graph_tensor>& in) {
  if (op == "Reshape") return reshaped(in.at(0), in.at(1).numbers);
  if (op == "Unsqueeze" || op == "Squeeze") {
    return with_axes(in.at(0), in.size() > 1 ? in[1].numbers : a.all("axes"), op == "Unsqueeze");
  }
  if (op == "Gather") return gathered(in.at(0), in.at(1));
  if (op == "Range") {
    numbers values;
    const double first = in.at(0).numbers.at(0), last = in.at(1).numbers.at(0), by = in.at(2).numbers.at(0);
    for (double x = first; by > 0 ? x < last : x > last; x += by) values.push_back(x);
    graph_tensor t = list(values);
    t.whole = in[0].whole;
    return t;
  }
  if (op == "Concat") {
    graph_tensor t{{0}, {}, true};
    for (const graph_tensor& part : in) t.numbers.insert(t.numbers.end(), part.numbers.begin(), part.numbers.end());
    t.shape[0] = static_cast<index_t>(t.numbers.size());
    return t;
  }
  if (op == "Expand") {
    graph_tensor shape;
    for (const double n : in.at(1).numbers) shape.shape.push_back(static_cast<index_t>(n));
    shape.numbers.assign(static_cast<std::size_t>(count_of(shape.shape)), 0);
    return mapped([](const numbers& x) { return x[0]; }, {in[0], shape}, in[0].whole);
  }
  throw not_yet("the operator " + op + " in a graph");
}

}  // namespace

double graph_tensor::at(const std::vector<index_t>& place) const {
  index_t offset = 0;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const index_t i = place[place.size() - shape.size() + d];
    offset = offset * shape[d] + (shape[d] == 1 ? 0 : i);
  }
  return numbers.at(static_cast<std::size_t>(offset));
}

element_graph::element_graph(const json_value& graph, const std::array<index_t, 4>& shape) {
  step_of_[graph["inputs"].array().at(0).string()] = 0;
  steps_.push_back({});
  if (graph.has("initializers")) {
    for (const auto& [name, value] : graph["initializers"].object()) tensors_[name] = tensor_of(value);
  }
  for (const json_value& node : graph["nodes"].array()) add_node(node, shape);
  result_ = operand_of(graph["outputs"].array().at(0).string());
}

element_graph::operand element_graph::operand_of(const std::string& name) const {
  if (const auto found = step_of_.find(name); found != step_of_.end()) return {found->second, {}};
  const auto found = tensors_.find(name);
  if (found == tensors_.end()) throw std::runtime_error("a graph names no value " + name);
  return {no_step, found->second};
}

void element_graph::add_node(const json_value& node, const std::array<index_t, 4>& shape) {
  const std::string& op = node["op"].string();
  const std::string& output = node["outputs"].array().at(0).string();
  const attributes a{node};
  if (op == "Constant") {
    const json_value* given = a.find("value");
    tensors_[output] = given != nullptr && given->has("dtype") ? tensor_of(*given)
                       : a.find("value_int") != nullptr        ? scalar(a.number("value_int", 0), true)
                       : a.find("value_ints") != nullptr       ? list(a.all("value_ints"))
                                                               : scalar(a.number("value_float", 0), false);
    return;
  }
  std::vector<operand> operands;
  for (const json_value& name : node["inputs"].array()) {
    if (!name.string().empty())
      operands.push_back(operand_of(name.string()));
    else
      operands.push_back({no_step, scalar(operands.size() == 1 ? -HUGE_VAL : HUGE_VAL, false)});  // of Clip
  }
  while (op == "Clip" && operands.size() < 3) {
    operands.push_back({no_step, scalar(operands.size() == 1 ? -HUGE_VAL : HUGE_VAL, false)});
  }
  const bool of_element =
      std::any_of(operands.begin(), operands.end(), [](const operand& o) { return o.step != no_step; });
  if (of_element && (op == "Shape" || op == "Size")) {
    const numbers extents(shape.begin(), shape.end());
    const auto size = static_cast<double>(shape[0] * shape[1] * shape[2] * shape[3]);
    tensors_[output] = op == "Shape" ? list(extents) : scalar(size, true);
    return;
  }
  std::vector<graph_tensor> known;
  for (const operand& o : operands) known.push_back(o.tensor);
  const bool whole = !of_element && std::all_of(known.begin(), known.end(), [](const auto& t) { return t.whole; });
  const function f = element_function(op, a, whole);
  if (of_element) {
    if (!f) throw not_yet("the operator " + op + " on scores in a graph");
    step_of_[output] = steps_.size();
    steps_.push_back({f, operands});
  } else {
    const bool to_whole = op == "Cast" ? is_whole(static_cast<int>(a.number("to", 1))) : whole;
    tensors_[output] = f ? mapped(f, known, to_whole) : folded(op, a, known);
  }
}

double element_graph::operator()(double x, index_t b, index_t h, index_t i, index_t j) const {
  const std::vector<index_t> place{b, h, i, j};
  numbers values{x};
  const auto value_of = [&](const operand& o) { return o.step == no_step ? o.tensor.at(place) : values[o.step]; };
  for (std::size_t n = 1; n < steps_.size(); ++n) {
    numbers in;
    for (const operand& o : steps_[n].operands) in.push_back(value_of(o));
    values.push_back(steps_[n].function(in));
  }
  return value_of(result_);
}

}  // namespace conformance
