"""Compile time and memory of each public header, and the bars on attention.hpp.

usage: compile_cost.py COMPILER INCLUDE_DIR "OTHER_DIR;..."

Seconds are user and system time, the best of several rounds in which all are compiled in turn; -O2, no architecture flag.
The bars: attention.hpp with one call takes at most 1.7 times as long as including xsimd and xtensor alone, and each further
type of mask at most 0.3 s. A bar that is passed is said and fails nothing, because other work on the machine passes it too;
what does not compile fails.
"""

import os
import pathlib
import sys
import tempfile

compiler, include, others = sys.argv[1:4]
dirs = ["-I" + include] + ["-isystem" + d for d in others.split(";") if d and d != include]

FOUNDATION = """#include <xsimd/xsimd.hpp>
#if __has_include(<xtensor/containers/xtensor.hpp>)
#include <xtensor/containers/xtensor.hpp>
#else
#include <xtensor/xtensor.hpp>
#endif
"""
CALL = """#include <xattn/attention.hpp>
using matrix = xt::xtensor<float, 2>;
matrix f0(const matrix& q, const matrix& k, const matrix& v) { return xattn::attention(q, k, v); }
"""
MASKS = [
    "xattn::causal",
    "xattn::boolean(b)",
    "xattn::additive(m)",
    "xattn::causal & xattn::additive(m)",
]
WITH_MASK = """matrix f{0}(const matrix& q, const matrix& k, const matrix& v, const matrix& m, const xt::xtensor<bool, 2>& b) {{
  static_cast<void>(m), static_cast<void>(b);
  return xattn::attention(q, k, v, {1});
}}
"""


def compile_once(source):
    """Seconds and megabytes of one compilation, in a child of its own so that its memory can be told."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "unit.cpp")
        file.write_text(source)
        child = os.fork()
        if child == 0:
            os.execlp(compiler, compiler, "-std=c++20", "-O2", *dirs, "-c", str(file), "-o", str(file) + ".o")
        _, status, used = os.wait4(child, 0)
    if status != 0:
        sys.exit("does not compile:\n" + source)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def best_of(sources, rounds):
    """Of each source; in turn, so that other work on the machine meets all of them."""
    costs = [[compile_once(source) for source in sources] for _ in range(rounds)]
    return [min(column) for column in zip(*costs)]


def report(name, cost, note=""):
    print(f"{name:<40} {cost[0]:6.2f} s {cost[1]:6.0f} MB  {note}", flush=True)


headers = sorted(path.name for path in pathlib.Path(include, "xattn").glob("*.hpp"))
for name, cost in zip(headers, best_of([f"#include <xattn/{name}>\n" for name in headers], rounds=2)):
    report(name, cost)

calls = [CALL]
for number, mask in enumerate(MASKS, 1):
    calls.append(calls[-1] + WITH_MASK.format(number, mask))
foundation, one_call, *with_masks = best_of([FOUNDATION, *calls], rounds=5)

ratio = one_call[0] / foundation[0]
dearest = 0.0
report("xsimd and xtensor alone", foundation)
report("attention.hpp and one call", one_call, f"{ratio:.2f} times xsimd and xtensor, at most 1.70")
before = one_call
for mask, after in zip(MASKS, with_masks):
    more = after[0] - before[0]
    dearest = max(dearest, more)
    report("  and " + mask, after, f"{more:+.2f} s, at most 0.30")
    before = after
print("within both bars" if ratio <= 1.7 and dearest <= 0.3 else "beyond a bar: measure again while nothing else runs")
