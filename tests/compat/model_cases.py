"""Random layers and models of PyTorch in double, and formulas that people write in it, as the cases that
model_answers.hpp answers."""

import numpy as np
import torch
import torch.nn.functional as F
from peer_cases import arrays, coin, pick, randomise, tensor

ACTIVATIONS = {
    "relu": F.relu, "gelu": F.gelu, "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "gelu_quick": lambda x: x * torch.sigmoid(1.702 * x), "silu": F.silu, "sigmoid": torch.sigmoid, "tanh": torch.tanh,
    "hard_swish": F.hardswish, "mish": F.mish, "erf": torch.erf, "identity": lambda x: x}


def activation(rng):
    """Its name, and what a layer of PyTorch is given: two of them go by name there."""
    name = pick(rng, list(ACTIVATIONS))
    return name, name if name in ("relu", "gelu") and coin(rng) else ACTIVATIONS[name]


def layer_of(rng, make):
    heads = int(rng.integers(1, 5))
    embed, hidden = heads * pick(rng, [1, 2, 4, 5, 8]), int(rng.integers(1, 40))
    name, act = activation(rng)
    options = {"activation": act, "norm_first": coin(rng), "layer_norm_eps": pick(rng, [1e-5, 1e-3, 0.1]),
               "batch_first": coin(rng), "bias": coin(rng, 0.8)}
    words = {"heads": heads, "activation": name, "norm_first": int(options["norm_first"]),
             "eps": options["layer_norm_eps"], "batch_first": int(options["batch_first"]), "bias": int(options["bias"])}
    return make(embed, heads, hidden, dropout=0.0, dtype=torch.double, **options), embed, words


def final_norm(rng, embed, words):
    words["final_norm"] = int(coin(rng))
    return torch.nn.LayerNorm(embed, eps=words["eps"], bias=bool(words["bias"]), dtype=torch.double) if words[
        "final_norm"] else None


def rows(rng, words, batch, length, width):
    """In the layout that words tell; without an axis of the batch where batch is 0."""
    if batch == 0:
        return tensor(rng, length, width)
    return tensor(rng, batch, length, width) if words["batch_first"] else tensor(rng, length, batch, width)


def ignored(rng, kind, empty_rows, *shape):
    keep = torch.from_numpy(rng.random(shape) < 0.7)
    if not empty_rows:
        keep[..., 0] = True
    if kind is bool:
        return ~keep
    return torch.where(keep, tensor(rng, *shape), torch.tensor(-np.inf, dtype=torch.double))


def masks_of(rng, kind, batch, q_len, k_len, words):
    """Padding, and a mask of pairs, that a layer ignores where True; rows of nothing too."""
    empty = coin(rng, 0.3)
    padding = ignored(rng, kind, empty, *((batch, k_len) if batch else (k_len,))) if coin(rng, 0.4) else None
    shape = pick(rng, [(q_len, k_len), (max(batch, 1) * words["heads"], q_len, k_len)])
    return padding, ignored(rng, kind, empty, *shape) if coin(rng, 0.4) else None


def top_left(length):
    return torch.triu(torch.ones(length, length, dtype=torch.bool), 1)


def run(rng, module, *inputs, **options):
    """In training (dropout is 0), or as in production: kernels of PyTorch's own, which give NaN for rows of nothing."""
    if coin(rng):
        with torch.no_grad():
            y = module.eval()(*inputs, **options)
        if not any(part is not None and part.isnan().any() for part in (y if isinstance(y, tuple) else (y,))):
            return y
    return module.train()(*inputs, **options)


def encoder_stack(rng):
    layer, embed, words = layer_of(rng, torch.nn.TransformerEncoderLayer)
    words.update(op="encoder_stack", layers=int(rng.integers(1, 4)))
    module = torch.nn.TransformerEncoder(layer, words["layers"], final_norm(rng, embed, words), enable_nested_tensor=False)
    randomise(rng, module)
    batch, length = int(rng.integers(0, 4)), int(rng.integers(1, 30))
    x, kind = rows(rng, words, batch, length, embed), pick(rng, [bool, float])
    padding, mask = masks_of(rng, kind, batch, length, length, words)
    options = {}
    if coin(rng, 0.3):
        mask, words["causal"], padding = top_left(length), 1, padding if kind is bool else None
        options = {"is_causal": True}
    y = run(rng, module, x, mask=mask, src_key_padding_mask=padding, **options)
    inputs = dict(module.state_dict(), x=x, padding=padding, mask=None if "causal" in words else mask)
    return words, arrays(inputs), arrays({"y": y})


def decoder_stack(rng):
    layer, embed, words = layer_of(rng, torch.nn.TransformerDecoderLayer)
    words.update(op="decoder_stack", layers=int(rng.integers(1, 4)))
    module = torch.nn.TransformerDecoder(layer, words["layers"], final_norm(rng, embed, words))
    randomise(rng, module)
    batch, length, memory_length = int(rng.integers(0, 4)), int(rng.integers(1, 20)), int(rng.integers(1, 30))
    x, memory = rows(rng, words, batch, length, embed), rows(rng, words, batch, memory_length, embed)
    padding, mask = masks_of(rng, bool, batch, length, length, words)
    memory_padding, memory_mask = masks_of(rng, pick(rng, [bool, float]), batch, length, memory_length, words)
    causal = top_left(length) if mask is None else mask | top_left(length)
    y = run(rng, module, x, memory, tgt_mask=causal, tgt_key_padding_mask=padding, memory_mask=memory_mask,
            memory_key_padding_mask=memory_padding, tgt_is_causal=mask is None and coin(rng))
    if mask is None and padding is None:  # in steps, with a cache: that wants all rows to say the same of the memory
        words["step"] = int(rng.integers(1, 5)) if memory_mask is None else 0
    inputs = dict(module.state_dict(), x=x, memory=memory, padding=padding, mask=mask, memory_padding=memory_padding,
                  memory_mask=memory_mask)
    return words, arrays(inputs), arrays({"y": y})


def transformer(rng):
    """nn.Transformer: both stacks, each with a norm at its end."""
    heads = int(rng.integers(1, 4))
    embed, (name, act) = heads * pick(rng, [2, 5, 8]), activation(rng)
    words = {"op": "transformer", "heads": heads, "activation": name, "norm_first": int(coin(rng)), "eps": 1e-5,
             "batch_first": int(coin(rng)), "bias": 1, "final_norm": 1, "layers": int(rng.integers(1, 3)),
             "decoder_layers": int(rng.integers(1, 3))}
    module = torch.nn.Transformer(embed, heads, words["layers"], words["decoder_layers"], int(rng.integers(1, 30)), 0.0,
                                  act, batch_first=bool(words["batch_first"]), norm_first=bool(words["norm_first"]),
                                  dtype=torch.double)
    randomise(rng, module)
    batch, length, memory_length = int(rng.integers(0, 4)), int(rng.integers(1, 20)), int(rng.integers(1, 30))
    source, x = rows(rng, words, batch, memory_length, embed), rows(rng, words, batch, length, embed)
    options = {"tgt_mask": top_left(length)}
    padding = ignored(rng, bool, False, *((batch, memory_length) if batch else (memory_length,))) if coin(rng) else None
    y = module.train()(source, x, src_key_padding_mask=padding, memory_key_padding_mask=padding, **options)
    return words, arrays(dict(module.state_dict(), source=source, x=x, padding=padding)), arrays({"y": y})


def mha_layer(rng):
    """MultiheadAttention as a layer of xattn that has loaded its weights: causal, with a cache, or across."""
    heads = int(rng.integers(1, 5))
    embed, batch = heads * pick(rng, [1, 2, 4, 8]), int(rng.integers(1, 4))
    words = {"op": "mha_layer", "heads": heads, "bias": int(coin(rng)), "way": pick(rng, ["self", "cross", "cached"])}
    module = torch.nn.MultiheadAttention(embed, heads, bias=bool(words["bias"]), batch_first=True, dtype=torch.double)
    randomise(rng, module)
    length = int(rng.integers(1, 20))
    k_len = int(rng.integers(1, 30)) if words["way"] == "cross" else length
    x, memory = tensor(rng, batch, length, embed), tensor(rng, batch, k_len, embed) if words["way"] == "cross" else None
    key = x if memory is None else memory
    padding, mask = masks_of(rng, bool, batch, length, k_len, words)
    if words["way"] == "cached":
        padding, mask, words["step"] = None, top_left(length), int(rng.integers(1, 6))
    y, _ = run(rng, module, x, key, key, key_padding_mask=padding, attn_mask=mask, need_weights=False,
               is_causal=words["way"] == "cached")
    inputs = dict(module.state_dict(), x=x, memory=memory, padding=padding, mask=None if "step" in words else mask)
    return words, arrays(inputs), arrays({"y": y})


def feed_forward(rng):
    name, act = activation(rng)
    act = ACTIVATIONS[name]
    d_model, hidden, gated, bias = int(rng.integers(1, 40)), int(rng.integers(1, 60)), coin(rng), coin(rng)
    x = tensor(rng, *([] if coin(rng) else [int(rng.integers(1, 4))]), int(rng.integers(1, 20)), d_model)
    words = {"op": "feed_forward", "activation": name, "gated": int(gated), "bias": int(bias),
             "order": pick(rng, ["gate_first", "gate_last"])}
    first = torch.nn.Linear(d_model, (2 if gated else 1) * hidden, bias, dtype=torch.double)
    last = torch.nn.Linear(hidden, d_model, bias, dtype=torch.double)
    for module in (first, last):
        randomise(rng, module)
    h = first(x)
    if gated:
        a, b = h.chunk(2, -1)
        h = act(a) * b if words["order"] == "gate_first" else act(b) * a
    else:
        h = act(h)
    inputs = {"x": x, "first.weight": first.weight, "first.bias": first.bias, "last.weight": last.weight,
              "last.bias": last.bias}
    return words, arrays(inputs), arrays({"y": last(h)})


def activated(rng):
    name = pick(rng, list(ACTIVATIONS) + ["glu"])
    x = tensor(rng, *(int(n) for n in rng.integers(1, [5, 7, 60])), scale=4)
    if name == "glu":
        x = tensor(rng, *x.shape[:2], 2 * x.shape[2], scale=2)
        return {"op": "activated", "activation": name}, arrays({"x": x}), arrays({"y": F.glu(x)})
    return {"op": "activated", "activation": name}, arrays({"x": x}), arrays({"y": ACTIVATIONS[name](x)})


def norm_layer(rng):
    """Modules: nothing to learn, no bias, RMS with its default eps; and the statistics that PyTorch gives itself."""
    kind = pick(rng, ["layer", "layer", "rms", "statistics", "group", "instance"])
    if kind in ("group", "instance"):
        groups, per = int(rng.integers(1, 4)), int(rng.integers(1, 4))
        places = [int(n) for n in rng.integers(2, 12, int(rng.integers(1, 3)))]
        x = tensor(rng, int(rng.integers(1, 4)), groups * per, *places, scale=3) + 1
        affine, eps = coin(rng), pick(rng, [1e-5, 0.1])
        if kind == "instance":
            groups = x.shape[1]
        weight, bias = (tensor(rng, x.shape[1]), tensor(rng, x.shape[1])) if affine else (None, None)
        if kind == "instance":
            y = F.instance_norm(x, weight=weight, bias=bias, eps=eps)
        else:
            y = F.group_norm(x, groups, weight, bias, eps)
        return {"op": "norm", "kind": "group", "groups": groups, "eps": eps}, arrays(
            {"x": x, "weight": weight, "bias": bias}), arrays({"y": y})
    width, eps = int(rng.integers(1, 70)), pick(rng, [1e-5, 1e-3, 0.5])
    x = tensor(rng, int(rng.integers(1, 5)), int(rng.integers(1, 8)), width, scale=3) + pick(rng, [0, 2, 1000])
    words = {"op": "norm", "kind": kind, "eps": eps}
    if kind == "rms":
        words["eps"] = pick(rng, [None, 1e-6, 0.1])
        module = torch.nn.RMSNorm(width, eps=words["eps"], elementwise_affine=coin(rng), dtype=torch.double)
        words["eps"] = words["eps"] or float(np.finfo(np.double).eps)
    else:
        module = torch.nn.LayerNorm(width, eps, elementwise_affine=coin(rng), bias=coin(rng), dtype=torch.double)
    randomise(rng, module)
    out = {"y": module(x)}
    if kind == "statistics":
        out["y"], mean, rstd = torch.native_layer_norm(x, [width], module.weight, module.bias, eps)
        out.update(mean=mean.flatten(), rstd=rstd.flatten())
    return words, arrays(dict(module.state_dict(), x=x)), arrays(out)


def embedding(rng):
    tokens, width = int(rng.integers(1, 50)), int(rng.integers(1, 40))
    table = torch.nn.Embedding(tokens, width, padding_idx=pick(rng, [None, 0, tokens - 1]), dtype=torch.double)
    table.weight.data = tensor(rng, tokens, width)
    ids = torch.from_numpy(rng.integers(0, tokens, ([] if coin(rng) else [3]) + [int(rng.integers(1, 20))]))
    out = {"y": table(ids), "logits": table(ids) @ table.weight.T}
    return {"op": "embedding"}, arrays({"ids": ids, "weight": table.weight}), arrays(out)


def rotary(rng):
    """Pairs as complex numbers, or halves; positions of each item, or in a row."""
    batch, heads, length, pairs = (int(n) for n in rng.integers(1, [4, 4, 20, 17]))
    extra, base = pick(rng, [0, 0, 2, 5]), pick(rng, [10000.0, 500000.0, 7.0])
    x, first = tensor(rng, batch, heads, length, 2 * pairs + extra), int(rng.integers(0, 200))
    words = {"op": "rotary", "pairing": pick(rng, ["interleaved", "half_split"]), "width": 2 * pairs, "base": base,
             "first": first, "factor": pick(rng, [1.0, 1.0, 2.5])}
    at = torch.arange(first, first + length).expand(batch, length)
    inputs = {"x": x}
    if coin(rng):
        at = inputs["positions"] = torch.from_numpy(rng.integers(0, 1000, (batch, length)))
    frequency = base ** (-torch.arange(pairs, dtype=torch.double) / pairs) / words["factor"]
    angle = at[:, None, :, None].to(torch.double) * frequency
    turning, rest = x[..., :2 * pairs].contiguous(), x[..., 2 * pairs:]
    if words["pairing"] == "interleaved":
        z = torch.view_as_complex(turning.reshape(*turning.shape[:-1], pairs, 2)) * torch.polar(torch.ones_like(angle), angle)
        turned = torch.view_as_real(z).flatten(-2)
    else:
        a, b = turning.chunk(2, -1)
        turned = torch.cat([a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()], -1)
    return words, arrays(inputs), arrays({"y": torch.cat([turned, rest], -1)})


def sinusoidal(rng):
    length, pairs, first = (int(n) for n in rng.integers(1, [40, 40, 500]))
    angle = torch.arange(first, first + length, dtype=torch.double)[:, None] * 10000 ** (
        -torch.arange(pairs, dtype=torch.double) / pairs)
    y = torch.stack([angle.sin(), angle.cos()], -1).flatten(-2)
    return {"op": "sinusoidal", "length": length, "width": 2 * pairs, "first": first}, {}, arrays({"y": y})


def scores_of(rng, batch, heads, q_len, k_len):
    width = pick(rng, [1, 4, 16, 33])
    q, k, v = (tensor(rng, batch, heads, n, width) for n in (q_len, k_len, k_len))
    return q, k, v, q @ k.transpose(-1, -2) / width**0.5


def weights(rng):
    """Softmax by hand, sinks as one more column: weights' entropy, largest ones, and sums over queries."""
    batch, heads, q_len, k_len = (int(n) for n in rng.integers(1, [4, 4, 90, 150]))
    q, k, v, s = scores_of(rng, batch, heads, q_len, k_len)
    words = {"op": "weights", "offset": int(rng.integers(0, k_len)), "top": int(rng.integers(1, k_len + 1))}
    s = s.masked_fill(torch.ones(q_len, k_len, dtype=torch.bool).triu(1 + words["offset"]), -np.inf)
    sinks = tensor(rng, heads) if coin(rng) else None
    column = torch.full((heads,), -np.inf, dtype=torch.double) if sinks is None else sinks
    column = column[None, :, None, None].expand(batch, heads, q_len, 1)
    w = torch.softmax(torch.cat([s, column], -1), -1)[..., :-1]
    best = torch.topk(w, min(words["top"], words["offset"] + 1), -1)
    words["top"] = min(words["top"], words["offset"] + 1)
    out = {"y": w @ v, "lse": torch.logsumexp(torch.cat([s, column], -1), -1), "max": s.amax(-1),
           "entropy": torch.special.entr(w).sum(-1), "sums": w.sum(-2), "top_weights": best.values}
    return words, arrays({"q": q, "k": k, "v": v, "sinks": sinks}), arrays(out)


def ragged(rng):
    """Sequences one after the other, each by itself in PyTorch, with its causal_lower_right."""
    from torch.nn.attention.bias import causal_lower_right

    count, heads, shared, width = (int(n) for n in rng.integers(1, [5, 4, 3, 20]))
    q_lengths, k_lengths = rng.integers(0, 20, count), rng.integers(1, 40, count)
    q = tensor(rng, int(q_lengths.sum()), heads * shared, width)
    k, v = (tensor(rng, int(k_lengths.sum()), heads, width) for _ in "kv")
    words, outs = {"op": "ragged", "causal": int(coin(rng))}, []
    parts = zip(q.split(q_lengths.tolist()), k.split(k_lengths.tolist()), v.split(k_lengths.tolist()))
    for a, b, c in parts:
        a, b, c = (x.transpose(0, 1)[None] for x in (a, b, c))
        b, c = (x.repeat_interleave(shared, 1) for x in (b, c))
        mask = causal_lower_right(a.shape[2], b.shape[2]) if words["causal"] and a.shape[2] > 0 else None
        outs.append(F.scaled_dot_product_attention(a, b, c, attn_mask=mask)[0].transpose(0, 1))
    offsets = lambda lengths: torch.from_numpy(np.concatenate([[0], np.cumsum(lengths)]))  # noqa: E731
    inputs = {"q": q, "k": k, "v": v, "q_offsets": offsets(q_lengths), "k_offsets": offsets(k_lengths)}
    return words, arrays(inputs), arrays({"y": torch.cat(outs)})


def lower_right(rng):
    from torch.nn.attention.bias import causal_lower_right, causal_upper_left

    batch, heads, q_len, k_len = (int(n) for n in rng.integers(1, [4, 4, 40, 60]))
    q, k, v, _ = scores_of(rng, batch, heads, q_len, k_len)
    words = {"op": "corner", "lower_right": int(coin(rng))}
    make = causal_lower_right if words["lower_right"] else causal_upper_left
    options = {"scale": float(abs(rng.standard_normal()))} if coin(rng) else {}
    y = F.scaled_dot_product_attention(q, k, v, attn_mask=make(q_len, k_len), **options)
    return dict(words, **options), arrays({"q": q, "k": k, "v": v}), arrays({"y": y})


def scatter(rng):
    batch, heads, capacity, n, width = (int(i) for i in rng.integers(1, [4, 4, 20, 9, 12]))
    n = min(n, capacity)
    circular = coin(rng)
    cache, update = tensor(rng, batch, heads, capacity, width), tensor(rng, batch, heads, n, width)
    first = torch.from_numpy(rng.integers(0, capacity if circular else capacity - n + 1, batch))
    y = cache.clone()
    for b in range(batch):
        y[b].index_copy_(1, (first[b] + torch.arange(n)) % capacity, update[b])
    return {"op": "scatter", "circular": int(circular)}, arrays({"x": cache, "update": update, "first": first}), arrays({"y": y})


CASES = [encoder_stack, decoder_stack, transformer, mha_layer, feed_forward, activated, norm_layer, embedding, rotary,
         sinusoidal, weights, ragged, lower_right, scatter]
