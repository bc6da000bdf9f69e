"""Sentences a second: this example beside sentence-transformers, in turns.

    python3 compare.py PROGRAM MODEL_FOLDER [--threads N] [--rounds N] [--file TEXTS]
                                                            needs: pip install sentence-transformers

Each round gives every contestant the same sentences, one at a time and in batches of 32, text to embedding: drawn ones
of three lengths, or the lines of a file.
"""
import argparse
import os
import random
import re
import statistics
import subprocess
import tempfile
import time

WORDS = """the a man is eating food woman plays violin in river bank of old city where children run after yellow dogs
and nobody knows why music stops before midnight although it should not""".split()
LENGTHS = {"4 to 10 words": (4, 10), "8 to 24 words": (8, 24), "60 to 120 words": (60, 120)}


def sentences(shortest, longest, count):
    draw = random.Random(1)
    return [" ".join(draw.choices(WORDS, k=draw.randint(shortest, longest))).capitalize() + "." for _ in range(count)]


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file]


def rates_of_peer(model, texts):
    def rate(run):
        start = time.perf_counter()
        run()
        return len(texts) / (time.perf_counter() - start)

    alone = rate(lambda: [model.encode(text, show_progress_bar=False) for text in texts])
    return alone, rate(lambda: model.encode(texts, batch_size=32, show_progress_bar=False))


def rates_of_program(command, texts):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(texts) + "\n")
        file.flush()
        printed = subprocess.run(command + ["--file", file.name, "--rate"], check=True, capture_output=True, text=True)
    return [float(number) for number in re.findall(r"(\S+) sentences a second", printed.stdout)]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("model")
    arguments.add_argument("--threads", type=int, default=1)
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--count", type=int, default=96)
    arguments.add_argument("--file", help="sentences of your own, one to a line")
    options = arguments.parse_args()
    os.environ["HF_HUB_OFFLINE"] = "1"
    import torch
    from sentence_transformers import SentenceTransformer

    torch.set_num_threads(options.threads)
    peer = SentenceTransformer(options.model, device="cpu")
    command = [options.program, "--model", options.model, "--threads", str(options.threads)]
    print(f"{options.threads} threads, sentences a second: best, median")
    drawn = {name: sentences(*bounds, options.count) for name, bounds in LENGTHS.items()}
    for name, texts in ({options.file: lines_of(options.file)} if options.file else drawn).items():
        rates_of_peer(peer, texts)
        rounds = [(*rates_of_peer(peer, texts), *rates_of_program(command, texts)) for _ in range(options.rounds)]
        for title, theirs, ours in (("one at a time", 0, 2), ("batches of 32", 1, 3)):
            best = [max(r[i] for r in rounds) for i in (theirs, ours)]
            median = [statistics.median(r[i] for r in rounds) for i in (theirs, ours)]
            ratio = statistics.median(r[ours] / r[theirs] for r in rounds)
            print(f"{name}, {title}: peer {best[0]:.1f}, {median[0]:.1f}; xattn {best[1]:.1f}, {median[1]:.1f}; "
                  f"ratio of best {best[1] / best[0]:.2f}, median of ratios {ratio:.2f}")


main()
