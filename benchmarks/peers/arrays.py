"""The inputs of a case: the same numbers in every process, so that only results travel between them."""

import zlib

import numpy

# In the order in which native libraries are given them; a matrix is (inputs, outputs), Y = X W + b.
HEADS = ("x", "w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o")
ENCODER = HEADS + ("w_1", "b_1", "w_2", "b_2", "gamma_1", "beta_1", "gamma_2", "beta_2")


def inputs(case):
    """A dictionary of dense float32 arrays."""
    shapes = SHAPES[case.operation](*case.sizes)
    random = numpy.random.default_rng(zlib.crc32(repr((case.operation, case.sizes)).encode()))
    return {name: draw(random, name, shape) for name, shape in shapes.items()}


def output_shape(case):
    return OUTPUTS[case.operation](*case.sizes)


def draw(random, name, shape):
    """Weights are scaled so that rows keep their size from one matrix to the next; factors of norms are about 1."""
    numbers = random.standard_normal(shape, dtype=numpy.float32)
    if name.startswith("w_"):
        numbers *= numpy.float32(shape[0] ** -0.5)
    if name.startswith("gamma"):
        numbers = 1 + numbers / 8
    return numpy.ascontiguousarray(numbers, dtype=numpy.float32)


def attention_shapes(batch, heads, groups, queries, keys, width):
    cache = (batch, groups, keys, width)
    return {"q": (batch, heads, queries, width), "k": cache, "v": cache}


def head_shapes(batch, length, d_model, _heads):
    square, row = (d_model, d_model), (d_model,)
    return dict(zip(HEADS, ((batch, length, d_model), square, square, square, square, row, row, row, row)))


def encoder_shapes(batch, length, d_model, heads, hidden):
    row = (d_model,)
    rest = ((d_model, hidden), (hidden,), (hidden, d_model), row, row, row, row, row)
    return head_shapes(batch, length, d_model, heads) | dict(zip(ENCODER[len(HEADS):], rest))


SHAPES = {
    "attention": attention_shapes,
    "matmul": lambda m, n, k: {"a": (m, k), "b": (k, n)},
    "linear": lambda m, n, k: {"x": (m, k), "w_": (k, n)},
    "multi_head_attention": head_shapes,
    "encoder_layer": encoder_shapes,
    "layer_norm": lambda rows, width: {"x": (rows, width), "gamma": (width,), "beta": (width,)},
    "gelu": lambda rows, width: {"x": (rows, width)},
    "softmax": lambda rows, width: {"x": (rows, width)},
}

OUTPUTS = {
    "attention": lambda batch, heads, groups, queries, keys, width: (batch, heads, queries, width),
    "matmul": lambda m, n, k: (m, n),
    "linear": lambda m, n, k: (m, n),
    "multi_head_attention": lambda batch, length, d_model, heads: (batch, length, d_model),
    "encoder_layer": lambda batch, length, d_model, heads, hidden: (batch, length, d_model),
    "layer_norm": lambda rows, width: (rows, width),
    "gelu": lambda rows, width: (rows, width),
    "softmax": lambda rows, width: (rows, width),
}
