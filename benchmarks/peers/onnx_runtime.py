"""ONNX Runtime: a graph a case, made here, with weights as constants, called with bound inputs and outputs."""

import numpy
import onnx
import onnx.helper
import onnx.numpy_helper
import onnxruntime

import arrays
import problem

OPSET = 23
OWN = "com.microsoft"  # the domain of the operators that are fused by hand


class Peer:
    def __init__(self, library, threads, build):
        self.options = onnxruntime.SessionOptions()
        self.options.intra_op_num_threads = threads
        self.options.inter_op_num_threads = 1
        self.options.log_severity_level = 3

    def description(self):
        return f"{onnxruntime.__version__}, {self.options.intra_op_num_threads} threads, CPU provider"

    def ways(self, case):
        return list(GRAPHS[case.operation](case)) if case.operation in GRAPHS else []

    def prepare(self, case, way):
        given = arrays.inputs(case)
        graph = Graph(given)
        GRAPHS[case.operation](case)[way](case, graph)
        session = onnxruntime.InferenceSession(graph.model(), self.options, providers=["CPUExecutionProvider"])
        bound = session.io_binding()
        for name in graph.fed:
            bound.bind_cpu_input(name, graph.fed[name])
        out = onnxruntime.OrtValue.ortvalue_from_shape_and_type(graph.output_shape(case), graph.fed_type, "cpu")
        bound.bind_ortvalue_output("out", out)
        for past, (present, array) in graph.grown.items():
            cache = onnxruntime.OrtValue.ortvalue_from_numpy(array, "cpu")
            bound.bind_ortvalue_input(past, cache)
            bound.bind_ortvalue_output(present, cache)
        back = graph.layout_back
        return problem.Called(lambda: session.run_with_iobinding(bound), lambda _: back(out.numpy()), graph.fed)


class Graph:
    """Nodes in the order in which they are added. What is fed changes from call to call, all else is constant."""

    def __init__(self, given):
        self.given = given
        self.fed = {}
        self.grown = {}  # caches: an input, and the output that is the same memory
        self.constants = []
        self.nodes = []
        self.fed_type = next(iter(given.values())).dtype
        self.output_shape = lambda case: arrays.output_shape(case)
        self.layout_back = lambda out: out

    def feed(self, *names):
        self.fed |= {name: self.given[name] for name in names}

    def feed_array(self, name, array):
        self.fed[name] = array

    def constant(self, name, array=None):
        value = self.given[name] if array is None else array
        self.constants.append(onnx.numpy_helper.from_array(value, name))
        return name

    def add(self, kind, inputs, output, domain="", **attributes):
        self.nodes.append(onnx.helper.make_node(kind, list(inputs), [output], domain=domain, **attributes))
        return output

    def model(self):
        def described(name, shape):
            return onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape)

        caches = self.grown.items()
        fed = [described(name, array.shape) for name, array in self.fed.items()]
        fed += [described(past, array.shape) for past, (_, array) in caches]
        out = [described("out", None)] + [described(present, array.shape) for _, (present, array) in caches]
        graph = onnx.helper.make_graph(self.nodes, "case", fed, out, self.constants)
        versions = [onnx.helper.make_opsetid("", OPSET), onnx.helper.make_opsetid(OWN, 1)]
        return onnx.helper.make_model(graph, opset_imports=versions, ir_version=10).SerializeToString()


def attention(case, graph):
    graph.feed("q", "k", "v")
    causal_first = case.causal and case.size("Lq") == case.size("Lk")
    graph.add("Attention", ("q", "k", "v"), "out", is_causal=int(causal_first))


def beside_each_other(graph, name):
    """Heads as (B, L, H D)."""
    array = graph.given[name]
    graph.feed_array(name, array.transpose(0, 2, 1, 3).reshape(array.shape[0], array.shape[2], -1).copy())


def takes_rows(case, graph):
    batch, heads, _, queries, _, width = case.sizes
    for name in "qkv":
        beside_each_other(graph, name)
    graph.output_shape = lambda _: (batch, queries, heads * width)
    graph.layout_back = lambda out: out.reshape(batch, queries, heads, width).transpose(0, 2, 1, 3)


def multi_head_operator(case, graph):
    takes_rows(case, graph)
    graph.add("MultiHeadAttention", ("q", "k", "v"), "out", OWN, num_heads=case.size("H"),
              unidirectional=int(case.causal))


def grouped_operator(case, graph):
    """The operator is always causal, is told the number of keys of each item, and adds new keys to a cache in place."""
    takes_rows(case, graph)
    batch, heads, groups, queries, keys, _ = case.sizes
    last = graph.constant("last", numpy.full((batch,), keys - 1, numpy.int32))
    total = graph.constant("total", numpy.array(keys, numpy.int32))
    cached = ("past_k", "past_v") if queries < keys else ("", "")
    if queries < keys:
        for name in "kv":
            graph.feed_array(name, numpy.ascontiguousarray(graph.fed[name][:, keys - queries:]))
            graph.grown["past_" + name] = ("all_" + name, graph.given[name])
    graph.nodes.append(onnx.helper.make_node(
        "GroupQueryAttention", ["q", "k", "v", *cached, last, total], ["out", "all_k", "all_v"], domain=OWN,
        num_heads=heads, kv_num_heads=groups))


def attention_ways(case):
    found = {"Attention-23": attention}
    if case.size("H") == case.size("G"):
        found["MultiHeadAttention"] = multi_head_operator
    if case.causal or case.size("Lq") == 1:
        found["GroupQueryAttention"] = grouped_operator
    return found


def matmul(case, graph):
    graph.feed("a", "b")
    graph.add("MatMul", ("a", "b"), "out")


def linear(case, graph):
    graph.feed("x")
    graph.add("MatMul", ("x", graph.constant("w_")), "out")


def projection(graph, x, which, output):
    product = graph.add("MatMul", (x, graph.constant("w_" + which)), output + "_product")
    return graph.add("Add", (product, graph.constant("b_" + which)), output)


def heads(case, graph, output):
    """Projections and the operator that takes heads side by side."""
    graph.feed("x")
    q, k, v = (projection(graph, "x", which, which) for which in "qkv")
    graph.add("MultiHeadAttention", (q, k, v), "context", OWN, num_heads=case.size("H"),
              unidirectional=int(case.causal))
    return projection(graph, "context", "o", output)


def multi_head_attention(case, graph):
    heads(case, graph, "out")


def norm(graph, x, which, output):
    names = graph.constant("gamma_" + which), graph.constant("beta_" + which)
    return graph.add("LayerNormalization", (x, *names), output, epsilon=1e-5)


def encoder_layer(case, graph):
    attended = heads(case, graph, "attended")
    middle = norm(graph, graph.add("Add", ("x", attended), "sum_1"), "1", "middle")
    hidden = graph.add("Gelu", (projection(graph, middle, "1", "hidden"),), "active")
    norm(graph, graph.add("Add", (middle, projection(graph, hidden, "2", "narrow")), "sum_2"), "2", "out")


def layer_norm(case, graph):
    graph.feed("x")
    graph.add("LayerNormalization", ("x", graph.constant("gamma"), graph.constant("beta")), "out", epsilon=1e-5)


def gelu(case, graph):
    graph.feed("x")
    graph.add("Gelu", ("x",), "out")


def softmax(case, graph):
    graph.feed("x")
    graph.add("Softmax", ("x",), "out", axis=-1)


def only(build):
    return lambda case: {"": build}


GRAPHS = {
    "attention": attention_ways,
    "matmul": only(matmul),
    "linear": only(linear),
    "multi_head_attention": only(multi_head_attention),
    "encoder_layer": only(encoder_layer),
    "layer_norm": only(layer_norm),
    "gelu": only(gelu),
    "softmax": only(softmax),
}
