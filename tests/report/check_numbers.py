"""The numbers of the page are those of the run."""
import collections
import math
import re
import struct

from harness import chapters, expect, expect_none, go

# Everything on the page that says which recorded number it shows.
SHOWN = """() => [...document.querySelectorAll("[data-path][data-index]")].filter(e => e.checkVisibility())
    .map(e => [e.dataset.path, e.dataset.index, e.textContent.trim()])"""
ROWS = ("attn_in", "q", "k", "v", "scores", "scaled", "weights", "context")


def number(text):
    for sign, plain in (("\u2212", "-"), ("\u221e", "inf"), ("\u2248", ""), ("(", ""), (")", "")):
        text = text.replace(sign, plain)
    return float(text)


def rounded(value, kind):
    return value if kind == "<f8" or not math.isfinite(value) else struct.unpack("<f", struct.pack("<f", value))[0]


def equal(a, b):
    return a == b or a != a and b != b


def wrong_cells(cells, trace):
    for path, index, text in cells:
        if path not in trace:
            yield f"{path} is not in the trace"
            continue
        array = trace[path]
        recorded = array.at([int(i) for i in index.split(",") if i])
        try:
            if not equal(rounded(number(text), array.type), recorded):
                yield f"{path}[{index}] shows {text}, recorded {recorded!r}"
        except ValueError:
            yield f"{path}[{index}] shows {text!r}, which is no number"


def every_number(bench):
    """2 every number shown at 9 digits is the recorded one"""
    count, problems = 0, []
    for name in bench.names():
        if not (bench.folder / (name + ".npz")).exists():
            continue
        trace, page = bench.trace(name), bench.open(name, "step=0&digits=9")
        for step in chapters(page):
            go(page, step=step, digits=9)
            cells = page.run(SHOWN)
            count += len(cells)
            problems += [f"{name}, step {step}: {problem}" for problem in wrong_cells(cells, trace)]
        page.close()
    expect_none(problems, "numbers are not those of the run")
    expect(count > 1000, f"only {count} numbers were shown")
    return f"{count} numbers"


# Everything on the page that says by which rule it was worked out, and of what.
MADE = """() => [...document.querySelectorAll("[data-kind][data-of]")].filter(e => e.checkVisibility())
    .map(e => [e.dataset.kind, e.dataset.of.split(","), e.textContent.trim()])"""
DATA = "JSON.parse(document.getElementById('xattn-data').textContent)"


class Sums:
    """What the page works out from recorded numbers, again from the file of the run."""

    def __init__(self, trace, data):
        self.trace, self.data = trace, data

    def of(self, kind, of):
        return getattr(self, kind)(*of)

    def finite(self, path):
        return [x for x in self.trace[path].numbers if math.isfinite(x)]

    def low(self, path):
        return min(self.finite(path), default=math.nan)

    def high(self, path):
        return max(self.finite(path), default=math.nan)

    def mean(self, path):
        found = self.finite(path)
        return math.fsum(found) / len(found) if found else math.nan

    def rows(self, path, *lead):
        """The rows of a matrix: leading axes that are not given are at 0, given ones that the record lacks are left out."""
        array = self.trace[path]
        lead = tuple(map(int, lead))[max(0, len(lead) - len(array.shape) + 2):]
        lead = (0,) * (len(array.shape) - 2 - len(lead)) + lead
        return [[array.at((*lead, i, j)) for j in range(array.shape[-1])] for i in range(array.shape[-2])]

    def sum(self, path, *row):
        array = self.trace[path]
        return math.fsum(array.at((*map(int, row), j)) for j in range(array.shape[-1]))

    def dot(self, path, p, k):
        rows = self.rows(path)
        return math.fsum(a * b for a, b in zip(rows[int(p)], rows[int(p) + int(k)]))

    def entropy(self, path, batch, head):
        rows = [row for row in self.rows(path, batch, head) if any(x > 0 for x in row)]
        return math.fsum(-x * math.log2(x) for row in rows for x in row if x > 0) / len(rows)

    def divergence(self, path, batch, s, t):
        rows = [pair for pair in zip(self.rows(path, batch, s), self.rows(path, batch, t)) if all(map(any, pair))]
        bits = lambda x: x * math.log2(x) if x > 0 else 0
        return math.fsum((bits(p) + bits(q)) / 2 - bits((p + q) / 2) for a, b in rows for p, q in zip(a, b)) / len(rows)

    def words(self, path):
        """The words of the run that a record is of."""
        number = int(path.partition("#")[2] or 1)
        runs = [run for scene in self.data["scenes"] for run in scene["runs"] if run["run"] == number]
        return next((run["tokens"] for run in runs if "tokens" in run), self.data["tokens"])

    def apart(self, first, second, word):
        a, b = self.rows(first), self.rows(second)
        if word:
            a, b = a[self.words(first).index(word)], b[self.words(second).index(word)]
        else:
            a, b = ([math.fsum(column) / len(m) for column in zip(*m)] for m in (a, b))
        return max(abs(x - y) for x, y in zip(a, b))

    def fact(self, scene, place, name):
        runs = next(s["runs"] for s in self.data["scenes"] if s["name"] == scene)
        return float(runs[int(place)]["facts"][name])


def wrong_results(found, sums):
    for kind, of, text in found:
        made = sums.of(kind, of)
        # Nine digits are shown; a small result is the difference of larger numbers, added in another order. Where the page
        # has no weights, it has the entropy of each row as a float.
        if not equal(number(text), made) and not abs(number(text) - made) <= (6e-8 if kind == "entropy" else 6e-9) * abs(made) + 1e-13:
            yield f"{kind} of {of} shows {text}, is {made!r}"


def every_result(bench):
    """2 what the page works out is right: smallest, largest, mean, sums of rows, entropy, divergence, distances, facts"""
    kinds, problems = collections.Counter(), []
    for name in bench.names():
        if not (bench.folder / (name + ".npz")).exists():
            continue
        page = bench.open(name, "step=0&digits=9")
        sums = Sums(bench.trace(name), page.evaluate(DATA))
        for step in chapters(page):
            go(page, step=step, digits=9)
            found = page.run(MADE)
            kinds.update(kind for kind, _, _ in found)
            problems += [f"{name}, step {step}: {problem}" for problem in wrong_results(found, sums)]
        page.close()
    expect_none(problems, "results are wrong")
    expected = {"low", "high", "mean", "sum", "dot", "entropy", "divergence", "apart", "fact"}
    expect(set(kinds) == expected, f"shown are {sorted(kinds)}")
    return ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))


def seed_is_whole(bench):
    """2 the steps of the seed show every cell of its matrices"""
    trace, page = bench.trace("seed"), bench.open("seed", "step=0&digits=9")
    seen = set()
    for step in "012345":
        go(page, step=step, digits=9)
        seen.update((path, index) for path, index, _ in page.run(SHOWN))
    page.close()
    for stage in ROWS + ("w_q", "w_k", "w_v"):
        path = next((p for p in trace if re.fullmatch(r"(.*\.)?" + stage, p)), None)
        expect(path, f"the seed has no record {stage}")
        cells = math.prod(trace[path].shape)
        found = sum(1 for p, _ in seen if p == path)
        expect(found == cells, f"{found} of {cells} cells of {path} are shown in steps 0 to 5")
    return f"{len(seen)} cells"


DRAWER = """() => {
    const drawer = document.querySelector("#drawer"), text = s => drawer.querySelector(s)?.textContent.trim();
    const parts = e => Object.fromEntries(["left", "right", "product"].map(c => [c, e.querySelector("." + c)?.textContent.trim()]));
    return {terms: [...drawer.querySelectorAll(".term")].map(parts), total: text(".total"), recorded: text(".recorded"), all: drawer.textContent};
}"""


def ulp(value):
    return math.ulp(value) * 2 ** 29 if value else 2.0 ** -149


def wrong_sum(shown, recorded, where):
    if not shown["terms"]:
        return f"{where}: the drawer shows no terms"
    if not shown["recorded"] or number(shown["recorded"]) != number(f"{recorded:.9g}"):
        return f"{where}: the drawer says {shown['recorded']}, recorded {recorded!r}"
    products, size = 0.0, abs(recorded)
    for term in shown["terms"]:
        product = number(term["product"])
        if term.get("left") and term.get("right"):
            exact = rounded(number(term["left"]), "<f4") * rounded(number(term["right"]), "<f4")
            if abs(product - exact) > 1e-8 * abs(exact):
                return f"{where}: {term['left']} x {term['right']} is not {term['product']}"
        products, size = products + product, max(size, abs(product))
    if abs(products - recorded) > ulp(size) * (len(shown["terms"]) + 1):
        return f"{where}: the products sum to {products!r}, recorded {recorded!r}"
    return None


def sums_in_the_drawer(bench):
    """3 the products in the drawer sum to the number of the cell (50 cells of each of Q, K, V, QK^T, Z)"""
    trace, problems, count = bench.trace("layers"), [], 0
    for stage, step in (("q", 1), ("k", 1), ("v", 1), ("scores", 2), ("context", 4)):
        path = "enc.0.self_attn." + stage
        array, page = trace[path], bench.open("layers", "step=0&digits=9")  # one page each: addresses that change too often are ignored
        for _ in range(50):
            index = [bench.random.randrange(n) for n in array.shape]
            go(page, step=step, head=index[0], digits=9, cell=",".join(map(str, [path, *index])))
            problem = wrong_sum(page.run(DRAWER), array.at(index), f"{path}{index}")
            problems += [problem] if problem else []
            count += 1
        page.close()
    expect_none(problems, "sums are wrong")
    return f"{count} cells"


def weights_in_the_drawer(bench):
    """3 the drawer makes each weight from its scores: exp(s - max) / sum (50 cells)"""
    trace, page, problems = bench.trace("layers"), bench.open("layers", "step=3&digits=9"), []
    weights, masked = trace["enc.0.self_attn.weights"], trace["enc.0.self_attn.masked"]
    for _ in range(50):
        h, i, j = (bench.random.randrange(n) for n in weights.shape)
        go(page, step=3, head=h, digits=9, cell=f"enc.0.self_attn.weights,{h},{i},{j}")
        said, recorded = page.run(DRAWER), weights.at((h, i, j))
        row = [masked.at((h, i, k)) for k in range(weights.shape[2])]
        made = math.exp(row[j] - max(row)) / sum(math.exp(s - max(row)) for s in row)
        if not said["recorded"] or rounded(number(said["recorded"]), "<f4") != recorded:
            problems.append(f"{(h, i, j)}: the drawer says {said['recorded']}, recorded {recorded!r}")
        elif not said["total"] or abs(number(said["total"]) - made) > 8 * ulp(made):
            problems.append(f"{(h, i, j)}: the drawer makes {said['total']}, exact {made!r}")
    page.close()
    expect_none(problems, "weights are explained wrongly")
    return "50 cells"


CHECKS = (every_number, every_result, seed_is_whole, sums_in_the_drawer, weights_in_the_drawer)
