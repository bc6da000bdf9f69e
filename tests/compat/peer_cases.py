"""Random calls of PyTorch (in double) and ONNX Runtime (in float), with their answers, as the cases that cases.hpp reads.

A case is (words, inputs, outputs): the words name the operation and its options, the rest are dicts of numpy arrays.
"""

import numpy as np
import torch
import torch.nn.functional as F


def tensor(rng, *shape, scale=1.0):
    return torch.from_numpy(np.asarray(rng.standard_normal(shape) * scale))


def pick(rng, values):
    return values[int(rng.integers(len(values)))]


def coin(rng, probability=0.5):
    return bool(rng.random() < probability)


def arrays(named):
    return {name: value.detach().numpy().copy() for name, value in named.items() if value is not None}


def randomise(rng, module):
    for parameter in module.parameters():
        parameter.data = tensor(rng, *parameter.shape, scale=0.5)


def keep_mask(rng, shape):
    """True attends; each row has a key."""
    mask = torch.from_numpy(rng.random(shape) < 0.7)
    mask[..., 0] |= ~mask.any(-1)
    return mask


def sdpa(rng):
    batch, groups, shared = int(rng.integers(1, 4)), int(rng.integers(1, 4)), int(rng.integers(1, 4))
    q_len, k_len = int(rng.integers(1, 40)), int(rng.integers(1, 70))
    width, v_width = pick(rng, [1, 3, 8, 16, 33, 64]), pick(rng, [1, 5, 8, 16, 32, 65])
    rank = pick(rng, [2, 3, 4])
    heads = groups * shared if rank > 2 else 1
    kv_heads = groups if rank > 2 else 1
    front = {2: (), 3: (heads,), 4: (batch, heads)}[rank]
    kv_front = {2: (), 3: (kv_heads,), 4: (batch, kv_heads)}[rank]
    q = tensor(rng, *front, q_len, width)
    k = tensor(rng, *kv_front, k_len, width)
    v = tensor(rng, *kv_front, k_len, v_width)
    words = {"op": "sdpa"}
    options = {}
    if heads != kv_heads:
        words["enable_gqa"] = 1
    if coin(rng):
        options["scale"] = words["scale"] = float(rng.standard_normal())
    kind = pick(rng, ["none", "causal", "bool", "float"])
    inputs = {"q": q, "k": k, "v": v}
    if kind == "causal":
        words["is_causal"] = 1
        options["is_causal"] = True
        if "scale" in options:  # PyTorch 2.15 answers NaN where a causal call has a negative one
            options["scale"] = words["scale"] = abs(options["scale"])
    elif kind != "none":
        shape = pick(rng, {2: [(q_len, k_len), (1, k_len)],
                           3: [(q_len, k_len), (heads, q_len, k_len), (1, 1, k_len)],
                           4: [(q_len, k_len), (heads, q_len, k_len), (batch, 1, q_len, k_len), (batch, 1, 1, k_len),
                               (batch, heads, q_len, k_len)]}[rank])
        if kind == "bool":
            mask = torch.from_numpy(rng.random(shape) < 0.6)  # rows of nothing too: both give 0
        else:
            mask = tensor(rng, *shape)
            mask[torch.from_numpy(rng.random(shape) < 0.3)] = -np.inf
        inputs["mask"] = options["attn_mask"] = mask
    full_k, full_v = k, v
    if heads != kv_heads:
        full_k, full_v = k.repeat_interleave(shared, -3), v.repeat_interleave(shared, -3)
    y = F.scaled_dot_product_attention(q, full_k, full_v, **options)
    if heads != kv_heads and rank == 4:  # the same by PyTorch's own flag
        assert torch.allclose(y, F.scaled_dot_product_attention(q, k, v, enable_gqa=True, **options), rtol=1e-9)
    return words, arrays(inputs), arrays({"y": y})


def mha(rng):
    heads, width = int(rng.integers(1, 5)), pick(rng, [1, 2, 4, 8])
    embed, batch = heads * width, int(rng.integers(1, 4))
    q_len, k_len = int(rng.integers(1, 20)), int(rng.integers(1, 20))
    other = coin(rng, 0.3)
    options = {"bias": coin(rng, 0.7), "add_bias_kv": coin(rng, 0.3), "add_zero_attn": coin(rng, 0.3),
               "batch_first": coin(rng)}
    if other:
        options.update(kdim=int(rng.integers(1, 9)), vdim=int(rng.integers(1, 9)))
    module = torch.nn.MultiheadAttention(embed, heads, dtype=torch.double, **options).train()
    randomise(rng, module)
    batched = coin(rng, 0.8)
    batch = batch if batched else 1

    def rows(length, columns):
        if not batched:
            return tensor(rng, length, columns)
        return tensor(rng, batch, length, columns) if options["batch_first"] else tensor(rng, length, batch, columns)

    q, k, v = rows(q_len, embed), rows(k_len, module.kdim), rows(k_len, module.vdim)
    inputs = {"q": q, "k": k, "v": v}
    call = {}
    kind = pick(rng, [bool, float])  # PyTorch wants masks of one kind
    empty_rows = coin(rng, 0.3) and not options["add_bias_kv"] and not options["add_zero_attn"]

    def ignore_mask(*shape):
        keep = torch.from_numpy(rng.random(shape) < 0.6) if empty_rows else keep_mask(rng, shape)
        if kind is bool:
            return ~keep
        return torch.where(keep, tensor(rng, *shape), torch.tensor(-np.inf, dtype=torch.double))

    if coin(rng, 0.4):
        mask = ignore_mask(batch, k_len)
        call["key_padding_mask"] = mask if batched else mask[0]
    if coin(rng, 0.4):
        call["attn_mask"] = ignore_mask(*pick(rng, [(q_len, k_len), (batch * heads, q_len, k_len)]))
    inputs.update(call)
    need, average = coin(rng, 0.7), coin(rng)
    more_keys = options["add_bias_kv"] or options["add_zero_attn"]
    causal = "attn_mask" not in call and kind is bool and coin(rng, 0.3) and (need or not more_keys)
    if causal:  # a hint, that wants its mask beside it, and without weights hides the keys that are added
        call.update(is_causal=True, attn_mask=torch.ones(q_len, k_len, dtype=torch.bool).triu(1))
    y, weights = module(q, k, v, need_weights=need, average_attn_weights=average, **call)
    inputs.update(module.state_dict())
    words = {"op": "mha", "heads": heads, "add_zero_attn": int(options["add_zero_attn"]), "need_weights": int(need),
             "batch_first": int(options["batch_first"]), "average": int(average), "is_causal": int(causal)}
    return words, arrays(inputs), arrays({"y": y, "weights": weights})


def layer_masks(rng, q_len, k_len, batch):
    kind = pick(rng, [bool, float])

    def ignore_mask(*shape):
        keep = keep_mask(rng, shape)
        keep[..., 0] = True  # so that a row keeps a key when two masks meet
        if kind is bool:
            return ~keep
        return torch.where(keep, tensor(rng, *shape), torch.tensor(-np.inf, dtype=torch.double))

    mask = ignore_mask(q_len, k_len) if coin(rng) else None
    padding = None
    if coin(rng, 0.4):
        padding = torch.from_numpy(rng.random((batch, k_len)) < 0.3)
        padding[:, 0] = False
        if mask is not None and kind is float:
            padding = None
    return mask, padding


def layer_of(rng, make):
    heads = int(rng.integers(1, 5))
    embed, hidden = heads * pick(rng, [1, 2, 5, 8]), int(rng.integers(1, 40))
    activation, norm_first, eps = pick(rng, ["relu", "gelu"]), coin(rng), pick(rng, [1e-5, 1e-3, 0.1])
    module = make(embed, heads, hidden, dropout=0.0, activation=activation, norm_first=norm_first, layer_norm_eps=eps,
                  batch_first=True, bias=coin(rng, 0.8), dtype=torch.double).train()
    randomise(rng, module)
    words = {"heads": heads, "activation": activation, "norm_first": int(norm_first), "eps": eps}
    return module, embed, words


def encoder(rng):
    module, embed, words = layer_of(rng, torch.nn.TransformerEncoderLayer)
    batch, length = int(rng.integers(1, 4)), int(rng.integers(1, 30))
    x = tensor(rng, batch, length, embed)
    mask, padding = layer_masks(rng, length, length, batch)
    y = module(x, src_mask=mask, src_key_padding_mask=padding)
    inputs = dict(module.state_dict(), x=x, mask=mask, padding=padding)
    return dict(words, op="encoder"), arrays(inputs), arrays({"y": y})


def decoder(rng):
    module, embed, words = layer_of(rng, torch.nn.TransformerDecoderLayer)
    batch, length, memory_length = int(rng.integers(1, 4)), int(rng.integers(1, 20)), int(rng.integers(1, 30))
    x, memory = tensor(rng, batch, length, embed), tensor(rng, batch, memory_length, embed)
    mask, padding = layer_masks(rng, length, memory_length, batch)
    causal = torch.triu(torch.ones(length, length, dtype=torch.bool), 1)
    y = module(x, memory, tgt_mask=causal, memory_mask=mask, memory_key_padding_mask=padding)
    inputs = dict(module.state_dict(), x=x, memory=memory, mask=mask, padding=padding)
    return dict(words, op="decoder"), arrays(inputs), arrays({"y": y})


def shape_of(rng, rank):
    return tuple(int(n) for n in rng.integers(1, [6, 6, 8, 70][-rank:]))


def layer_norm(rng):
    shape = shape_of(rng, pick(rng, [1, 2, 3, 4]))
    count = int(rng.integers(1, len(shape) + 1))
    last, eps = shape[-count:], pick(rng, [1e-5, 1e-3, 0.5])
    x = tensor(rng, *shape, scale=3) + 2
    weight = tensor(rng, *last) if coin(rng) else None
    bias = tensor(rng, *last) if weight is not None and coin(rng) else None
    words = {"op": "layer_norm", "axis": -count, "eps": eps}
    return words, arrays({"x": x, "weight": weight, "bias": bias}), arrays({"y": F.layer_norm(x, last, weight, bias, eps)})


def rms_norm(rng):
    shape = shape_of(rng, pick(rng, [1, 2, 3, 4]))
    count = int(rng.integers(1, len(shape) + 1))
    last, eps = shape[-count:], pick(rng, [1e-6, 1e-3, 0.5])
    x, weight = tensor(rng, *shape, scale=3), tensor(rng, *last) if coin(rng) else None
    words = {"op": "rms_norm", "axis": -count, "eps": eps}
    return words, arrays({"x": x, "weight": weight}), arrays({"y": F.rms_norm(x, last, weight, eps)})


def group_norm(rng):
    groups, channels = int(rng.integers(1, 4)), int(rng.integers(1, 5))
    shape = (int(rng.integers(1, 4)), groups * channels, int(rng.integers(2, 6)), int(rng.integers(1, 20)))
    x, eps = tensor(rng, *shape, scale=3), pick(rng, [1e-5, 1e-2])
    weight, bias = tensor(rng, shape[1]), tensor(rng, shape[1])
    words = {"op": "group_norm", "groups": groups, "eps": eps}
    return words, arrays({"x": x, "weight": weight, "bias": bias}), arrays({"y": F.group_norm(x, groups, weight, bias, eps)})


def gelu(rng):
    x, form = tensor(rng, *shape_of(rng, pick(rng, [1, 2, 3, 4])), scale=3), pick(rng, ["none", "tanh"])
    x.view(-1)[0] = 1  # an array of large negative numbers alone would show the digits that PyTorch loses there
    return {"op": "gelu", "approximate": form}, arrays({"x": x}), arrays({"y": F.gelu(x, approximate=form)})


def softmax(rng):
    rank = pick(rng, [1, 2, 3, 4])
    x, axis = tensor(rng, *shape_of(rng, rank), scale=4), -int(rng.integers(1, rank + 1))
    return {"op": "softmax", "axis": axis}, arrays({"x": x}), arrays({"y": torch.softmax(x, axis)})


def matmul(rng):
    m, k, n = (int(i) for i in rng.integers(1, 40, 3))
    front = tuple(int(i) for i in rng.integers(1, 4, int(rng.integers(0, 3))))
    a_front, b_front = (tuple(i if coin(rng, 0.7) else 1 for i in front)[int(rng.integers(len(front) + 1)):] for _ in "ab")
    a = tensor(rng, k) if coin(rng, 0.2) else tensor(rng, *a_front, m, k)
    b = tensor(rng, k) if coin(rng, 0.2) else tensor(rng, *b_front, k, n)
    y = torch.matmul(a, b)
    return {"op": "matmul"}, arrays({"x": a, "b": b}), {"y": np.asarray(y.numpy())}


def onnx(rng):
    """Attention of ONNX Runtime on one of the ways in which positions are told."""
    import onnx as model_format
    import onnxruntime

    batch, kv_heads, shared = int(rng.integers(1, 3)), int(rng.integers(1, 3)), int(rng.integers(1, 3))
    heads, width, v_width = kv_heads * shared, 8, pick(rng, [8, 4])
    q_len, k_len = int(rng.integers(1, 5)), int(rng.integers(4, 9))
    way = pick(rng, ["plain", "past", "nonpad"])
    past = int(rng.integers(1, 5)) if way == "past" else 0
    if past:  # elsewhere ONNX Runtime 1.32 does not follow the operator's definition
        k_len = q_len
    three = coin(rng, 0.4) and way != "nonpad"
    attributes = {"is_causal": int(coin(rng, 0.7))}
    if coin(rng, 0.4):
        attributes["scale"] = float(rng.random() + 0.1)
    if coin(rng, 0.4):
        attributes["softcap"] = float(rng.random() + 0.5)
    single = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    inputs = {"q": single(batch, heads, q_len, width), "k": single(batch, kv_heads, k_len, width),
              "v": single(batch, kv_heads, k_len, v_width)}
    if three:
        attributes.update(q_num_heads=heads, kv_num_heads=kv_heads)
        for name in "qkv":
            x = inputs[name].transpose(0, 2, 1, 3)
            inputs[name] = np.ascontiguousarray(x.reshape(x.shape[0], x.shape[1], -1))
    total = past + k_len
    if coin(rng):
        shape = pick(rng, [(q_len, total), (batch, 1, q_len, total), (batch, heads, q_len, total)])
        if coin(rng):
            inputs["attn_mask"] = rng.random(shape) < 0.7
        else:
            inputs["attn_mask"] = single(*shape)
    if way == "past":
        inputs["past_key"] = single(batch, kv_heads, past, width)
        inputs["past_value"] = single(batch, kv_heads, past, v_width)
    if way == "nonpad":
        inputs["nonpad_kv_seqlen"] = rng.integers(1, k_len + 1, batch).astype(np.int64)
    slots = ["q", "k", "v", "attn_mask", "past_key", "past_value", "nonpad_kv_seqlen"]
    names = [name if name in inputs else "" for name in slots]
    while not names[-1]:
        names.pop()
    outputs = ["y", "present_key", "present_value"] if way == "past" else ["y"]
    mode = pick(rng, [None, 0, 3]) if way == "plain" and "softcap" not in attributes else None
    if mode is not None:
        attributes["qk_matmul_output_mode"] = mode
        outputs = ["y", "", "", "qk"]
    helper, proto = model_format.helper, model_format.TensorProto
    kinds = {np.dtype(np.float32): proto.FLOAT, np.dtype(bool): proto.BOOL, np.dtype(np.int64): proto.INT64}
    node = helper.make_node("Attention", names, outputs, **attributes)
    graph = helper.make_graph(
        [node], "g", [helper.make_tensor_value_info(n, kinds[inputs[n].dtype], inputs[n].shape) for n in names if n],
        [helper.make_tensor_value_info(n, proto.FLOAT, None) for n in outputs if n])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 24)], ir_version=10)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    found = dict(zip([n for n in outputs if n], session.run(None, {n: inputs[n] for n in names if n})))
    words = dict(attributes, op="onnx", mode=attributes.get("qk_matmul_output_mode", 0))
    return words, inputs, found


PYTORCH = [sdpa, mha, encoder, decoder, layer_norm, rms_norm, group_norm, gelu, softmax, matmul]


def write(path, cases):
    """cases: (name, case) pairs."""
    file = {}
    for name, (words, inputs, outputs) in cases:
        text = " ".join(f"{key}={value!r}" if isinstance(value, float) else f"{key}={value}" for key, value in words.items())
        file[f"{name}/call"] = np.frombuffer(text.encode(), dtype=np.uint8)
        file.update({f"{name}/in/{key}": np.ascontiguousarray(value).reshape(value.shape) for key, value in inputs.items()})
        file.update({f"{name}/out/{key}": np.ascontiguousarray(value).reshape(value.shape) for key, value in outputs.items()})
    np.savez(path, **file)
