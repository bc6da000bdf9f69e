"""Writes torch.npz and onnx.npz, what PyTorch and ONNX Runtime answer to a few calls of each kind; the tests read them.

python3 make_fixture.py            needs torch, onnx and onnxruntime
"""

import pathlib

import numpy as np
import peer_cases


def small(case):
    return sum(value.nbytes for part in case[1:] for value in part.values()) < 6000


def fixture(peer, wanted, rng):
    cases = []
    for make, count in wanted:
        kept = 0
        while kept < count:
            case = make(rng)
            if small(case):
                cases.append((f"{make.__name__}_{kept}", case))
                kept += 1
    peer_cases.write(pathlib.Path(__file__).with_name(f"{peer}.npz"), cases)


def main():
    rng = np.random.default_rng(2026)
    fixture("torch", [(peer_cases.sdpa, 10), (peer_cases.mha, 24), (peer_cases.encoder, 6), (peer_cases.decoder, 4),
                      (peer_cases.group_norm, 2)], rng)
    fixture("onnx", [(peer_cases.onnx, 30)], rng)


if __name__ == "__main__":
    main()
