"""OpenVINO: a model a case, compiled for latency in full float32, called through one inference request."""

import numpy
import openvino
from openvino import opset13 as operators

import arrays
import problem


class Peer:
    def __init__(self, library, threads, build):
        self.core = openvino.Core()
        self.options = {
            "INFERENCE_PRECISION_HINT": "f32",
            "PERFORMANCE_HINT": "LATENCY",
            "INFERENCE_NUM_THREADS": threads,
            "NUM_STREAMS": 1,
            "ENABLE_CPU_PINNING": False,  # the comparison pins all alike
        }

    def description(self):
        able = ", ".join(self.core.get_property("CPU", "OPTIMIZATION_CAPABILITIES"))
        return f"{openvino.__version__}, {self.options['INFERENCE_NUM_THREADS']} threads, precision f32 of {able}"

    def ways(self, case):
        grouped = case.operation == "attention" and case.size("H") != case.size("G")
        return [""] if case.operation in MODELS and not grouped else []

    def prepare(self, case, way):
        given = arrays.inputs(case)
        fed = [name for name in given if name in FED]
        nodes = {name: parameter(given[name], name) if name in fed else operators.constant(given[name])
                 for name in given}
        out = MODELS[case.operation](case, **nodes)
        model = openvino.Model([out], [nodes[name] for name in fed], "case")
        request = self.core.compile_model(model, "CPU", self.options).create_infer_request()
        tensors = {name: openvino.Tensor(given[name], shared_memory=True) for name in fed}
        for name, tensor in tensors.items():
            request.set_tensor(name, tensor)
        return problem.Called(request.infer, lambda _: request.get_output_tensor().data.copy(), (given, tensors))


# Inputs that change from call to call; all others are constants of the model.
FED = ("q", "k", "v", "a", "b", "x")


def parameter(array, name):
    node = operators.parameter(array.shape, numpy.float32, name)
    node.output(0).get_tensor().set_names({name})
    return node


def attention(case, q, k, v):
    causal = case.causal and case.size("Lq") == case.size("Lk")
    return operators.scaled_dot_product_attention(q, k, v, causal=causal)


def product(x, w):
    return operators.matmul(x, w, False, False)


def projection(x, w, b):
    return operators.add(product(x, w), b)


def split(case, x):
    shape = operators.constant(numpy.array([0, 0, case.size("H"), -1], numpy.int64))
    return operators.transpose(operators.reshape(x, shape, True), operators.constant(numpy.array([0, 2, 1, 3])))


def joined(x):
    rows = operators.transpose(x, operators.constant(numpy.array([0, 2, 1, 3])))
    return operators.reshape(rows, operators.constant(numpy.array([0, 0, -1], numpy.int64)), True)


def multi_head_attention(case, x, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o):
    q, k, v = (split(case, projection(x, w, b)) for w, b in ((w_q, b_q), (w_k, b_k), (w_v, b_v)))
    context = joined(operators.scaled_dot_product_attention(q, k, v, causal=case.causal))
    return projection(context, w_o, b_o)


def norm(x, gamma, beta):
    axes = operators.constant(numpy.array([-1], numpy.int64))
    scaled = operators.multiply(operators.mvn(x, axes, True, 1e-5, "INSIDE_SQRT"), gamma)
    return operators.add(scaled, beta)


def encoder_layer(case, x, w_1, b_1, w_2, b_2, gamma_1, beta_1, gamma_2, beta_2, **heads):
    middle = norm(operators.add(x, multi_head_attention(case, x, **heads)), gamma_1, beta_1)
    hidden = operators.gelu(projection(middle, w_1, b_1), "erf")
    return norm(operators.add(middle, projection(hidden, w_2, b_2)), gamma_2, beta_2)


MODELS = {
    "attention": attention,
    "matmul": lambda case, a, b: product(a, b),
    "linear": lambda case, x, w_: product(x, w_),
    "multi_head_attention": multi_head_attention,
    "encoder_layer": encoder_layer,
    "layer_norm": lambda case, x, gamma, beta: norm(x, gamma, beta),
    "gelu": lambda case, x: operators.gelu(x, "erf"),
    "softmax": lambda case, x: operators.softmax(x, -1),
}
