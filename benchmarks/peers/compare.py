"""Compares xattn with other runtimes on this machine."""

import argparse
import dataclasses
import json
import os
import re
import sys

import contestants
import figures
import libraries
import machine
import rounds
import shapes
import table

NOTES = """Ratios: time of the peer / time of xattn, median (quartiles) over the rounds. Rates and times: best decile of
the rounds. Libraries in C and C++ are called from C++; torch, onnxruntime and openvino from Python, whose calls are
part of their times: a microsecond or a few. With one thread processor time is taken, with more the time that passes:
other programs on the machine then count. machine: the bandwidth of one core for so much memory. Decode: xattn reads its
cache, as a step of a model does, `xattn rows` the arrays that the others are given."""


def arguments(words):
    parser = argparse.ArgumentParser(prog="benchmarks/run.sh --peers", description=__doc__)
    parser.add_argument("--only", metavar="REGEX", default="", help="cases whose group and name match")
    parser.add_argument("--libraries", metavar="LIST", default="", help=f"of {','.join(libraries.LIBRARIES)}")
    parser.add_argument("--threads", metavar="N", type=int, default=1)
    parser.add_argument("--rounds", metavar="N", type=int, default=30)
    parser.add_argument("--seconds", metavar="S", type=float, default=30, help="of a case, fewer rounds if need be")
    parser.add_argument("--json", metavar="FILE", help="all times of all rounds")
    parser.add_argument("--table", metavar="FILE", help="the tables, in Markdown")
    parser.add_argument("--plot", metavar="FILE", help="a picture, as PNG")
    parser.add_argument("--list", action="store_true", help="print the cases and stop")
    parser.add_argument("--build", metavar="FOLDER", help=argparse.SUPPRESS)
    return parser.parse_args(words)


def chosen_cases(pattern):
    cases = [case for case in shapes.CASES if re.search(pattern, f"{case.group} {case.name}", re.IGNORECASE)]
    if not cases:
        raise SystemExit(f"xattn: no case matches {pattern!r}; --list prints them")
    return cases


def processor():
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        return next((line.split(": ")[1].strip() for line in file if line.startswith("model name")), "unknown")


def progress(f):
    shown = "  ".join(f"{label} {f.rate(label):.1f}" for label in f.series)
    print(f"{f.case.name} [{f.unit()}]: {shown}", flush=True)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def recorded(outcome):
    return dataclasses.asdict(outcome) | {"flops": outcome.case.flops, "bytes": outcome.case.bytes}


def main(words):
    options = arguments(words)
    cases = chosen_cases(options.only)
    if options.list:
        return print("\n".join(f"{case.group} {case.name}" for case in cases))
    options.cores = os.sched_getaffinity(0)
    if not 1 <= options.threads <= len(options.cores):
        raise SystemExit(f"xattn: --threads {options.threads} is not between 1 and the {len(options.cores)} cores here")
    used = f"{options.threads} of {len(options.cores)} cores"
    lines = [f"processor: {processor()}, {used}, load before {os.getloadavg()[0]:.1f}"]

    def say(line):
        lines.append(line)
        print(line, flush=True)

    print(lines[0])
    names = libraries.chosen(options.libraries)
    processes = contestants.start(names, options.threads, options.build, options.cores, say)
    here = machine.Machine(options.build)
    outcomes = []
    try:
        for case in cases:
            outcomes.append(rounds.run(case, [p for p in processes if p.is_alive()], here, options))
            for sentence in outcomes[-1].wrong:
                say(sentence)
            progress(figures.Figures(outcomes[-1]))
    finally:
        for process in processes:
            process.end()
    found = [figures.Figures(outcome) for outcome in outcomes]
    tables = table.written(found)
    print("\n" + tables + "\n" + NOTES)
    if options.table:
        write(options.table, "\n".join(f"- {line}" for line in lines) + "\n\n" + tables + "\n" + NOTES + "\n")
    if options.json:
        write(options.json, json.dumps({"about": lines, "cases": list(map(recorded, outcomes))}, indent=1))
    if options.plot:
        import plot

        plot.draw(found, options.plot, lines[0])
    return 0 if all("xattn" in f.series for f in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
