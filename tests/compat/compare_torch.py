"""Compares xattn with PyTorch in double (and ONNX Runtime in float) on random calls. Not part of the ordinary tests.

python3 compare_torch.py [--count N] [--seed N] [--program FILE] [--onnx N]

Draws N calls (default 2500) of what PyTorch has: attention (scaled_dot_product_attention, flex_attention, ragged,
MultiheadAttention), layers and stacks of encoders and decoders, feed-forward networks, activations, norms, positions,
embeddings, softmax and matmul; has run_cases answer them, and prints the worst error of each operation: the largest
|xattn - PyTorch| of an array over its largest |PyTorch|. Fails if one is above 1e-12 (ONNX Runtime: 1e-5).
Without --program it is compiled: CXX, default g++, and CXXFLAGS, default -O2 -march=native.
"""

import argparse
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

import flex_cases
import model_cases
import numpy as np
import peer_cases
import torch

HERE = pathlib.Path(__file__).resolve().parent
LIMITS = collections.defaultdict(lambda: 1e-12, onnx=1e-5)
BATCH = 250
PYTORCH = [*peer_cases.PYTORCH, *model_cases.CASES, flex_cases.flex_call]


def compiled(folder):
    root = HERE.parent.parent
    program = pathlib.Path(folder) / "run_cases"
    flags = os.environ.get("CXXFLAGS", "-O2 -march=native").split()
    subprocess.run([os.environ.get("CXX", "g++"), "-std=c++20", *flags, f"-I{root / 'include'}", f"-I{root / 'tests'}",
                    str(HERE / "run_cases.cpp"), "-o", str(program), "-pthread"], check=True)
    return program


def errors_of(program, folder, cases):
    """(error, operation, line) of each case."""
    path = pathlib.Path(folder) / "cases.npz"
    peer_cases.write(path, cases)
    found = subprocess.run([str(program), str(path)], check=True, capture_output=True, text=True).stdout
    kinds = {name: case[0]["op"] for name, case in cases}
    lines = found.splitlines()
    if len(lines) != len(cases):
        raise SystemExit(f"{len(cases)} cases, but {len(lines)} answers")
    return [(float(line.split()[0]), kinds[line.split()[1]], line) for line in lines]


def drawn(makers, count, rng):
    return [(f"case_{n}", makers[n % len(makers)](rng)) for n in range(count)]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--count", type=int, default=2500)
    options.add_argument("--onnx", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--program")
    chosen = options.parse_args()
    rng = np.random.default_rng(chosen.seed)
    torch.set_num_threads(1)
    results = []
    with tempfile.TemporaryDirectory() as folder:
        program = chosen.program or compiled(folder)
        for makers, total in [(PYTORCH, chosen.count), ([peer_cases.onnx], chosen.onnx)]:
            for first in range(0, total, BATCH):
                results += errors_of(program, folder, drawn(makers, min(BATCH, total - first), rng))
    worst = {}
    for error, kind, line in results:
        count, previous = worst.get(kind, (0, (-1.0, "")))
        worst[kind] = (count + 1, max(previous, (error, line)))
    for kind, (count, (error, line)) in sorted(worst.items()):
        print(f"{kind:14} {count:5} calls, worst {error:.2e}   {line.split(' ', 1)[1]}")
    wrong = [line for error, kind, line in results if not error <= LIMITS[kind]]
    print(f"{len(results)} calls, PyTorch {torch.__version__}, {len(wrong)} beyond the limit")
    for line in wrong[:20]:
        print("  ", line)
    return 1 if wrong or not results else 0


if __name__ == "__main__":
    sys.exit(main())
