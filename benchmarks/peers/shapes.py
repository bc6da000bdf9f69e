"""What is compared: one case a line, with the work that it needs at least.

Letters: B batch, H heads, G key-value heads, Lq and Lk lengths, D head width, M N K of a product, F hidden width.
"""

import dataclasses
import functools


@dataclasses.dataclass(frozen=True)
class Case:
    """sizes are in the order that SIZES gives for the operation."""

    group: str
    name: str
    operation: str
    sizes: tuple
    causal: bool = False

    def size(self, letter):
        return self.sizes[SIZES[self.operation].index(letter)]

    @functools.cached_property
    def flops(self):
        """Of one call; a causal mask counts only the pairs that it leaves. 0: the case is bound by memory."""
        return 0 if self.group in BOUND_BY_MEMORY else WORK[self.operation](self)

    @functools.cached_property
    def bytes(self):
        """Of one call: each input that must be read, read once, each output written once."""
        return 4 * TRAFFIC[self.operation](self)


SIZES = {
    "attention": ("B", "H", "G", "Lq", "Lk", "D"),
    "matmul": ("M", "N", "K"),
    "linear": ("M", "N", "K"),
    "multi_head_attention": ("B", "L", "d_model", "H"),
    "encoder_layer": ("B", "L", "d_model", "H", "F"),
    "layer_norm": ("rows", "width"),
    "gelu": ("rows", "width"),
    "softmax": ("rows", "width"),
}

BOUND_BY_MEMORY = ("decode", "one row", "memory")


def pairs(queries, keys, causal):
    """Pairs of query and key: the last query sees every key."""
    return queries * keys - queries * (queries - 1) // 2 if causal else queries * keys


def attention_flops(case):
    batch, heads, _, queries, keys, width = case.sizes
    return 4 * batch * heads * pairs(queries, keys, case.causal) * width


def product_flops(case):
    m, n, k = case.sizes
    return 2 * m * n * k


def heads_flops(batch, length, d_model, causal):
    return batch * (8 * length * d_model * d_model + 4 * pairs(length, length, causal) * d_model)


def multi_head_flops(case):
    batch, length, d_model, _ = case.sizes
    return heads_flops(batch, length, d_model, case.causal)


def encoder_flops(case):
    batch, length, d_model, _, hidden = case.sizes
    return heads_flops(batch, length, d_model, case.causal) + 4 * batch * length * d_model * hidden


WORK = {
    "attention": attention_flops,
    "matmul": product_flops,
    "linear": product_flops,
    "multi_head_attention": multi_head_flops,
    "encoder_layer": encoder_flops,
}


def product_traffic(case):
    m, n, k = case.sizes
    return m * k + k * n + m * n


def attention_traffic(case):
    """Keys and values: what is left of a long cache."""
    batch, _, groups, _, keys, width = case.sizes
    return 2 * batch * groups * keys * width


def rows_traffic(case):
    rows, width = case.sizes
    return 2 * rows * width


TRAFFIC = {
    "attention": attention_traffic,
    "matmul": product_traffic,
    "linear": product_traffic,
    "multi_head_attention": lambda case: 0,
    "encoder_layer": lambda case: 0,
    "layer_norm": rows_traffic,
    "gelu": rows_traffic,
    "softmax": rows_traffic,
}


def attention(what, heads, length, width, batch=1, groups=None, causal=False):
    kind = "causal" if causal else "full"
    of_heads = f"{heads}" if groups is None else f"{heads}/{groups}"
    items = "" if batch == 1 else f" batch {batch}"
    name = f"{what} {of_heads}x{width} L{length}{items}" + (" causal" if causal else "")
    return Case(kind, name, "attention", (batch, heads, groups or heads, length, length, width), causal)


def decode(what, heads, groups, width, keys):
    sizes = (1, heads, groups, 1, keys, width)
    return Case("decode", f"{what} {heads}/{groups}x{width} {keys} keys", "attention", sizes)


def product(operation, m, n, k):
    group = "one row" if m == 1 else "products"
    return Case(group, f"{operation} {m} x {n}x{k}", operation, (m, n, k))


def block(operation, name, *sizes):
    return Case("blocks", f"{name} {sizes[0]} x {sizes[1]}, {sizes[2]}", operation, sizes)


def memory(operation, rows, width=768):
    return Case("memory", f"{operation} {rows}x{width}", operation, (rows, width))


FULL = [
    attention("page", 1, 3, 4),
    *(attention("heads", 12, length, 64) for length in (16, 32, 64)),
    attention("small heads", 8, 64, 16),
    *(attention("BERT-base", 12, length, 64) for length in (128, 384, 512)),
    attention("BERT-base", 12, 128, 64, batch=8),
    attention("ViT-B", 12, 197, 64),
    attention("Whisper", 6, 1500, 64),
    *(attention("heads", 12, length, 64) for length in (2048, 8192)),
    *(attention("wide heads", 16, length, 128) for length in (512, 2048)),
]

CAUSAL = [
    *(attention("heads", 12, length, 64, causal=True) for length in (128, 512)),
    attention("GPT-2", 12, 1024, 64, causal=True),
    *(attention("heads", 12, length, 64, causal=True) for length in (2048, 8192)),
    *(attention("Llama-3-8B prefill", 32, length, 128, groups=8, causal=True) for length in (512, 2048, 8192)),
]

DECODE = [
    *(decode("heads", 12, 12, 64, keys) for keys in (1024, 8192)),
    decode("wide heads", 16, 16, 128, 8192),
    *(decode("Llama-3-8B", 32, 8, 128, keys) for keys in (1024, 8192, 32768)),
]

PRODUCTS = [
    *(product("matmul", n, n, n) for n in (16, 32, 64, 128, 256, 512, 1024, 2048)),
    *(product("matmul", *sizes) for sizes in ((4096, 64, 64), (512, 64, 512), (512, 512, 64))),
    *(product("linear", m, n, k) for m in (128, 512) for n, k in ((768, 768), (3072, 768), (768, 3072))),
    *(product("linear", m, n, 768) for m in (8, 32) for n in (768, 3072)),
]

ONE_ROW = [product("linear", 1, n, k) for n, k in ((768, 768), (3072, 768), (4096, 4096))]

BLOCKS = [
    *(block("multi_head_attention", "multi-head attention", b, l, 768, 12) for b, l in ((1, 128), (1, 512), (8, 128))),
    *(block("encoder_layer", "encoder layer", b, l, 768, 12, 3072) for b, l in ((1, 16), (1, 128), (1, 512), (8, 128))),
]

MEMORY = [memory(operation, rows) for operation in ("layer_norm", "gelu", "softmax") for rows in (128, 2048, 32768)]

CASES = FULL + CAUSAL + DECODE + PRODUCTS + ONE_ROW + BLOCKS + MEMORY
