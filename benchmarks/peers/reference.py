"""What each case must give, in float64 and as plainly as numpy allows. Of long outputs only some rows are computed."""

import math

import numpy

MOST_ROWS = 48

# Of the largest number expected. Two orders of summation in float32 agree to this, products in bfloat16 do not.
TOLERANCE = 1e-4


def checked_rows(length):
    """First, last and some between them."""
    return numpy.unique(numpy.linspace(0, length - 1, min(length, MOST_ROWS)).astype(int))


def expected(case, arrays):
    """(rows, values): the rows of the last axis but one that are compared, and what they hold."""
    wide = {name: array.astype(numpy.float64) for name, array in arrays.items()}
    return FORMULAS[case.operation](case, **wide)


def complaint(result, rows, values):
    """A sentence on what is wrong with a result, or None."""
    if not numpy.isfinite(result).all():
        return "gives numbers that are not finite"
    error = float(numpy.abs(result[..., rows, :] - values).max())
    limit = TOLERANCE * float(numpy.abs(values).max())
    return None if error <= limit else f"is off by {error:.2g}, {limit:.2g} is allowed"


def softmax(scores):
    weights = numpy.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True)


def heads_attention(q, k, v, rows, causal):
    """Query rows `rows` of (B, H, Lq, D); key-value heads are shared by runs of query heads."""
    offset = k.shape[2] - q.shape[2]
    shared = q.shape[1] // k.shape[1]
    hidden = numpy.arange(k.shape[2]) > rows[:, None] + offset
    out = numpy.empty((q.shape[0], q.shape[1], len(rows), v.shape[3]))
    for b in range(q.shape[0]):
        for h in range(q.shape[1]):
            scores = q[b, h, rows] @ k[b, h // shared].T / math.sqrt(q.shape[3])
            if causal:
                scores[hidden] = -numpy.inf
            out[b, h] = softmax(scores) @ v[b, h // shared]
    return out


def attention(case, q, k, v):
    rows = checked_rows(case.size("Lq"))
    return rows, heads_attention(q, k, v, rows, case.causal)


def matmul(case, a, b):
    rows = checked_rows(case.size("M"))
    return rows, a[rows] @ b


def linear(case, x, w_):
    rows = checked_rows(case.size("M"))
    return rows, x[rows] @ w_


def normalised(x, gamma, beta):
    centred = x - x.mean(-1, keepdims=True)
    return centred / numpy.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gamma + beta


def gelu_of(x):
    return 0.5 * x * (1 + numpy.vectorize(math.erf, otypes=[float])(x / math.sqrt(2)))


def self_attention(x, heads, causal, w):
    def split(y):
        return y.reshape(*y.shape[:2], heads, -1).transpose(0, 2, 1, 3)

    q, k, v = (split(x @ w["w_" + c] + w["b_" + c]) for c in "qkv")
    context = heads_attention(q, k, v, numpy.arange(x.shape[1]), causal)
    return context.transpose(0, 2, 1, 3).reshape(x.shape) @ w["w_o"] + w["b_o"]


def multi_head_attention(case, x, **weights):
    return numpy.arange(case.size("L")), self_attention(x, case.size("H"), case.causal, weights)


def encoder_layer(case, x, **w):
    """Post-norm; all of the first half, since each of its rows reaches every row of the output."""
    rows = checked_rows(case.size("L"))
    middle = normalised(x + self_attention(x, case.size("H"), case.causal, w), w["gamma_1"], w["beta_1"])[:, rows]
    out = gelu_of(middle @ w["w_1"] + w["b_1"]) @ w["w_2"] + w["b_2"]
    return rows, normalised(middle + out, w["gamma_2"], w["beta_2"])


def layer_norm(case, x, gamma, beta):
    rows = checked_rows(case.size("rows"))
    return rows, normalised(x[rows], gamma, beta)


def gelu(case, x):
    rows = checked_rows(case.size("rows"))
    return rows, gelu_of(x[rows])


def row_softmax(case, x):
    rows = checked_rows(case.size("rows"))
    return rows, softmax(x[rows])


FORMULAS = {
    "attention": attention,
    "matmul": matmul,
    "linear": linear,
    "multi_head_attention": multi_head_attention,
    "encoder_layer": encoder_layer,
    "layer_norm": layer_norm,
    "gelu": gelu,
    "softmax": row_softmax,
}
