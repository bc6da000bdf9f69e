"""Random calls of torch.nn.attention.flex_attention, in double and eagerly, as the cases that flex_answers.hpp answers.

Functions of scores and of pairs are drawn from the names below, which mean the same there; a mask joins its rules by
"and" or by "or". `form` says in which of its ways xattn is to be told the mask.
"""

import numpy as np
import torch
from peer_cases import arrays, coin, pick, tensor
from torch.nn.attention import flex_attention as flex

flex._FLEX_ATTENTION_DISABLE_COMPILE_DEBUG = True  # plain functions, that nothing compiles

SCORES = ["factor", "wave", "barred", "distance", "alibi", "bias", "softcap"]
RULES = ["causal_at", "window", "prefix", "chunk", "documents", "lengths", "table", "stripes"]


def score_function(name, p):
    return {
        "factor": lambda s, b, h, i, j: s * (1 + 0.5 * h) - 0.25 * b,
        "wave": lambda s, b, h, i, j: s + 0.25 * ((i + 2 * j + 3 * h + b) % 5),
        "barred": lambda s, b, h, i, j: torch.where((3 * i + j + h) % 6 == 1, -float("inf"), s),
        "distance": lambda s, b, h, i, j: s + p["distances"][h, torch.clamp(i - j, -7, 7) + 7],
        "alibi": lambda s, b, h, i, j: s - p["slopes"][h] * torch.abs(i - j),
        "bias": lambda s, b, h, i, j: s + p["bias"][b, h, i, j],
        "softcap": lambda s, b, h, i, j: 1.5 * torch.tanh(s / 1.5),
    }[name]


def rule_function(name, p, words):
    return {
        "causal_at": lambda b, h, i, j: j <= i + words["offset"],
        "window": lambda b, h, i, j: (j >= i - words["left"]) & (j <= i + words["right"]),
        "prefix": lambda b, h, i, j: (j < words["first_keys"]) | (j <= i),
        "chunk": lambda b, h, i, j: i // words["chunk"] == j // words["chunk"],
        "documents": lambda b, h, i, j: p["q_ids"][b, i] == p["k_ids"][b, j],
        "lengths": lambda b, h, i, j: j < p["lengths"][b],
        "table": lambda b, h, i, j: p["table"][b, h, i, j],
        "stripes": lambda b, h, i, j: (i + j + b + h) % 4 != 0,
    }[name]


def parts(rng, batch, heads, q_len, k_len):
    whole = lambda *shape, most: torch.from_numpy(rng.integers(0, most, shape))  # noqa: E731
    bias = tensor(rng, batch, heads, q_len, k_len)
    bias[torch.from_numpy(rng.random(bias.shape) < 0.2)] = -np.inf
    return {"distances": tensor(rng, heads, 15), "slopes": torch.from_numpy(rng.random(heads)), "bias": bias,
            "q_ids": whole(batch, q_len, most=3), "k_ids": whole(batch, k_len, most=3),
            "lengths": whole(batch, most=k_len + 2),
            "table": torch.from_numpy(rng.random((batch, heads, q_len, k_len)) < 0.7)}


NEEDED = {"distance": ["distances"], "alibi": ["slopes"], "bias": ["bias"], "documents": ["q_ids", "k_ids"],
          "lengths": ["lengths"], "table": ["table"]}


def some(rng, names, most):
    return [names[n] for n in rng.permutation(len(names))[:int(rng.integers(0, most + 1))]]


def score_chain(rng, names, p):
    """softcap comes first or not at all."""
    chosen = sorted(some(rng, names, 3), key=lambda name: name != "softcap")
    functions = [score_function(name, p) for name in chosen]

    def chain(s, b, h, i, j):
        for f in functions:
            s = f(s, b, h, i, j)
        return s

    return chosen, chain if functions else None


def flex_call(rng):
    batch, groups, shared = int(rng.integers(1, 4)), int(rng.integers(1, 4)), int(rng.integers(1, 4))
    heads, q_len, k_len = groups * shared, int(rng.integers(1, 50)), int(rng.integers(1, 80))
    width, v_width = pick(rng, [1, 3, 8, 16, 33]), pick(rng, [1, 5, 8, 32])
    q, k, v = tensor(rng, batch, heads, q_len, width), tensor(rng, batch, groups, k_len, width), tensor(
        rng, batch, groups, k_len, v_width)
    p = parts(rng, batch, heads, q_len, k_len)
    scores, score_mod = score_chain(rng, SCORES, p)
    rules = some(rng, RULES, 3)
    words = {"op": "flex", "offset": int(rng.integers(-q_len, k_len)), "left": int(rng.integers(0, 20)),
             "right": int(rng.integers(0, 20)), "first_keys": int(rng.integers(0, k_len + 1)),
             "chunk": int(rng.integers(1, 20)), "join": pick(rng, ["and", "and", "or"])}
    block = None
    if rules:
        join = flex.and_masks if words["join"] == "and" else flex.or_masks
        block = flex.create_block_mask(join(*[rule_function(name, p, words) for name in rules]), batch, heads, q_len, k_len,
                                       device="cpu", BLOCK_SIZE=pick(rng, [16, 64, 128, (32, 16)]))
    options = {"scale": float(rng.standard_normal())} if coin(rng) else {}
    y, also = flex.flex_attention(q, k, v, score_mod, block, enable_gqa=heads != groups,
                                  return_aux=flex.AuxRequest(lse=True), **options)
    words.update(options, scores=",".join(scores) or "none", rules=",".join(rules) or "none",
                 form=pick(rng, ["rules", "function", "packed", "blocks", "table"]), tile_rows=pick(rng, [1, 16, 64]),
                 tile_keys=pick(rng, [8, 64, 128]))
    needed = {name for word in scores + rules for name in NEEDED.get(word, [])}
    inputs = {"q": q, "k": k, "v": v, **{name: p[name] for name in needed}}
    return words, arrays(inputs), arrays({"y": y, "lse": also.lse})
