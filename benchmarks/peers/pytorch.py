"""PyTorch as people call it for inference: eager functions and modules on tensors that share the arrays' memory."""

import re

import torch
from torch.nn import functional

import arrays
import problem


BUILT_ON = ("Math Kernel Library", "MKL-DNN", "OpenBLAS")


class Peer:
    def __init__(self, library, threads, build):
        torch.set_num_threads(threads)
        torch.set_grad_enabled(False)

    def description(self):
        build = torch.__config__.show()
        found = (re.search(f"{name} (Version )?[^ ]+", build) for name in BUILT_ON)
        parts = [words.group() for words in found if words]
        capability = torch.backends.cpu.get_cpu_capability()
        return ", ".join([torch.__version__, f"{torch.get_num_threads()} threads", f"capability {capability}", *parts])

    def ways(self, case):
        return list(WAYS[case.operation])

    def prepare(self, case, way):
        given = {name: torch.from_numpy(array) for name, array in arrays.inputs(case).items()}
        return problem.Called(WAYS[case.operation][way](case, **given), lambda out: out.numpy(), given)


def attention(case, q, k, v):
    """A causal mask of this function is aligned to the first key, so it is asked for only where that is the same."""
    grouped = case.size("H") != case.size("G")
    causal = case.causal and case.size("Lq") == case.size("Lk")
    return lambda: functional.scaled_dot_product_attention(q, k, v, is_causal=causal, enable_gqa=grouped)


def matmul(case, a, b):
    return lambda: torch.mm(a, b)


def linear(case, x, w_):
    """The function's weights are (outputs, inputs)."""
    transposed = w_.t().contiguous()
    return lambda: functional.linear(x, transposed)


def fill_heads(module, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o):
    module.in_proj_weight.copy_(torch.cat([w.t() for w in (w_q, w_k, w_v)]))
    module.in_proj_bias.copy_(torch.cat([b_q, b_k, b_v]))
    fill(module.out_proj, w_o.t(), b_o)


def fill(module, weight, bias):
    module.weight.copy_(weight)
    module.bias.copy_(bias)


HEADS = arrays.HEADS[1:]


def multi_head_attention(case, x, **weights):
    module = torch.nn.MultiheadAttention(case.size("d_model"), case.size("H"), batch_first=True).eval()
    fill_heads(module, **weights)
    return lambda: module(x, x, x, need_weights=False)[0]


def encoder_module(case, **w):
    module = torch.nn.TransformerEncoderLayer(
        case.size("d_model"), case.size("H"), case.size("F"), dropout=0.0, activation="gelu", batch_first=True
    ).eval()
    fill_heads(module.self_attn, **{name: w[name] for name in HEADS})
    fill(module.linear1, w["w_1"].t(), w["b_1"])
    fill(module.linear2, w["w_2"].t(), w["b_2"])
    fill(module.norm1, w["gamma_1"], w["beta_1"])
    fill(module.norm2, w["gamma_2"], w["beta_2"])
    return module


def fast(prepare):
    """The modules' fused path is taken when no gradient can be asked for."""

    def made(case, **given):
        torch.backends.mha.set_fastpath_enabled(True)
        return switching(prepare(case, **given), True)

    return made


def eager(prepare):
    return lambda case, **given: switching(prepare(case, **given), False)


def switching(call, fast_path):
    def switched():
        torch.backends.mha.set_fastpath_enabled(fast_path)
        return call()

    return switched


def encoder_layer(case, x, **weights):
    module = encoder_module(case, **weights)
    return lambda: module(x)


def layer_norm(case, x, gamma, beta):
    return lambda: functional.layer_norm(x, (x.shape[1],), gamma, beta)


def gelu(case, x):
    return lambda: functional.gelu(x)


def softmax(case, x):
    return lambda: torch.softmax(x, -1)


WAYS = {
    "attention": {"": attention},
    "matmul": {"": matmul},
    "linear": {"": linear},
    "multi_head_attention": {"fast path": fast(multi_head_attention), "eager": eager(multi_head_attention)},
    "encoder_layer": {"fast path": fast(encoder_layer), "eager": eager(encoder_layer)},
    "layer_norm": {"": layer_norm},
    "gelu": {"": gelu},
    "softmax": {"": softmax},
}
