// What the page computes, against the recorded runs that make_reports wrote.
//   node arithmetic_test.mjs MODULES REPORTS
import assert from "node:assert/strict";
import { join } from "node:path";
import { dataOf, modulesOf, run, traceOf } from "./modules.mjs";

const [sources, reports] = process.argv.slice(2);
const load = modulesOf(sources);
const { openReport } = await load("data.js");
const { explain, cellsOf } = await load("explain.js");
const { sourceOf, blockOf, edge } = await load("blocks.js");
const { numberText, exactText } = await load("number.js");
const { angleOf, csvOf, divergence, entropyOf, npyOf, rangeOf } = await load("measure.js");

const names = ["layers", "steps", "excluded", "nan", "missing", "smallest", "wide", "hostile", "shrunk"];
const open = name => openReport(dataOf(join(reports, `${name}.html`)));
const same = (a, b) => a === b || a !== a && b !== b;

// The distance to the next number of a type at a magnitude.
function ulp(x, isDouble) {
  const size = Math.max(Math.abs(x), isDouble ? 2 ** -1022 : 2 ** -126);
  return 2 ** (Math.floor(Math.log2(size)) - (isDouble ? 52 : 23));
}

function positions(record, most) {
  const stride = Math.max(1, Math.floor(record.size / most));
  return Array.from({ length: Math.ceil(record.size / stride) }, (_, n) => record.position(n * stride));
}

// How far an explanation may be off: a rounding for each number that went into it, at the largest magnitude on the way.
function bound(e, isDouble) {
  const sizes = [e.recorded, e.total, ...e.terms.flatMap(t => [t.product, t.left]), ...e.steps.map(s => s.value), ...e.steps.flatMap(s => s.pieces.filter(p => typeof p === "number"))];
  const largest = Math.max(...sizes.filter(Number.isFinite).map(Math.abs), 0);
  return ulp(largest, isDouble) * (e.terms.length + 8);
}

const obstacles = { explain_input: /./, explain_param: /(w_|b_|gamma|beta)/, explain_rotate: /_rot/, explain_earlier: /cache_/ };

function checkExplanation(report, record, index) {
  const e = explain(report, record, index), where = `${record.path}[${index}]`;
  assert.ok(same(e.recorded, record.at(...index)), `${where}: recorded`);
  if (e.obstacle) {
    assert.match(record.path, obstacles[e.obstacle] ?? /^$/, `${where}: ${e.obstacle}`);
    return 0;
  }
  for (const { cell: [from, at] } of cellsOf(e)) assert.notEqual(from.at(...at), undefined, `${where}: a cell that is not there`);
  for (const t of e.terms.filter(x => x.left !== undefined)) {
    assert.ok(same(t.cells[0][0].at(...t.cells[0][1]), t.left), `${where}: left is not the number of its cell`);
    if (t.right !== undefined && t.cells[1]) assert.ok(same(t.cells[1][0].at(...t.cells[1][1]), t.right), `${where}: right is not the number of its cell`);
  }
  if (Number.isFinite(e.recorded)) {
    const off = Math.abs(e.total - e.recorded), most = bound(e, record.isDouble);
    assert.ok(off <= most, `${where}: total ${e.total}, recorded ${e.recorded}, off by ${off}, at most ${most}`);
  } else assert.ok(same(e.total, e.recorded), `${where}: total ${e.total}, recorded ${e.recorded}`);
  return 1;
}

const peakOf = (all, signed) => all.reduce((best, x) => (signed ? Math.abs(x) > Math.abs(best) : x > best) ? x : best);

await run({
  "every number of the page's data is the recorded one": () => {
    let count = 0;
    for (const name of names) {
      const report = open(name), trace = traceOf(join(reports, `${name}.npz`));
      for (const record of report.records) {
        const mine = record.numbers(), recorded = trace.get(record.path);
        if (!mine) {
          assert.ok(["lod", "none"].includes(record.enc), `${name}: ${record.path} has no numbers`);
          continue;
        }
        assert.equal(mine.length, recorded.length, `${name}: ${record.path}`);
        for (let n = 0; n < mine.length; n++) assert.ok(same(mine[n], recorded[n]), `${name}: ${record.path} at ${n}: ${mine[n]} ${recorded[n]}`);
        count += mine.length;
      }
    }
    assert.ok(count > 50000);
    return `${count} numbers`;
  },

  "every explanation comes to the recorded number": () => {
    let count = 0;
    const stages = new Set(), problems = [];
    for (const name of ["layers", "steps", "excluded", "nan", "smallest", "wide"]) {
      const report = open(name);
      for (const record of report.records) {
        for (const index of record.numbers() ? positions(record, 200) : []) {
          try {
            if (checkExplanation(report, record, index)) stages.add(record.stage), count++;
          } catch (error) {
            problems.push(`${name}: ${error.message}`);
          }
        }
      }
    }
    assert.equal(problems.slice(0, 20).join("\n"), "", `${problems.length} are wrong`);
    const expected = "q k v scores scaled masked row_max row_sum lse weights context concat attn_out resid_mid norm_mean norm_rstd norm_xhat norm_out ffn_pre ffn_act ffn_out resid_post";
    for (const stage of expected.split(" ")) assert.ok(stages.has(stage), `${stage} is never explained`);
    return `${count} numbers of ${stages.size} stages`;
  },

  "without an operand there is no total": () => {
    const report = open("missing"), weights = report.records.find(r => r.stage === "weights");
    const e = explain(report, weights, [0, 0]);
    assert.ok(e.obstacle && e.total === undefined);
  },

  "a text of 9 digits is read back as the same float32, of 17 as the same double": () => {
    const bits = new Uint32Array(1), float = new Float32Array(bits.buffer), wide = new Float64Array(new BigUint64Array(1).buffer), wideBits = new BigUint64Array(wide.buffer);
    const read = text => Number(text.replaceAll("\u2212", "-").replace("\u221e", "Infinity"));
    let state = 12345n;
    for (let n = 0; n < 200000; n++) {
      state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
      bits[0] = Number(state >> 32n);
      wideBits[0] = state;
      assert.ok(same(Math.fround(read(exactText(float[0]))), float[0]), `${float[0]}`);
      assert.ok(same(read(exactText(wide[0], true)), wide[0]), `${wide[0]}`);
    }
    assert.equal(numberText(-0.00001234, 4), "\u22121.2e\u22125");
    assert.deepEqual([numberText(0.5, 2), numberText(-Infinity, 2), numberText(NaN, 4), numberText(-0, 2)], ["0.50", "\u2212\u221e", "NaN", "0.00"]);
    assert.equal(numberText(0.54736, 4), "0.5474");
  },

  "a picture shows the peak of the numbers in each pixel": () => {
    for (const [name, stage] of [["wide", "weights"], ["wide", "scores"], ["layers", "q"]]) {
      const report = open(name), record = report.records.find(r => r.stage === stage), s = sourceOf(record, 0, 1), m = record.matrix({ b: 0, h: 1 });
      for (const view of [{ i0: 0, i1: s.rows, j0: 0, j1: s.columns }, { i0: 3, i1: 11, j0: 1, j1: 8 }]) {
        for (const [h, w] of [[4, 5], [8, 7], [1, 1]]) {
          const grid = s.grid(view, h, w), n = view.i1 - view.i0, c = view.j1 - view.j0;
          for (let y = 0; y < h; y++) {
            for (let x = 0; x < w; x++) {
              const all = [];
              for (let i = edge(y, n, h); i < Math.max(edge(y + 1, n, h), edge(y, n, h) + 1); i++) for (let j = edge(x, c, w); j < edge(x + 1, c, w); j++) all.push(m.value(view.i0 + i, view.j0 + j));
              assert.equal(grid[y * w + x], Math.fround(peakOf(all, stage !== "weights")), `${name} ${stage} at ${y}, ${x}`);
            }
          }
        }
      }
    }
    for (const [n, count] of [[1024, 128], [1000, 128], [7, 3], [128, 128]]) {
      for (let i = 0; i < n; i++) {
        const k = blockOf(i, n, count);
        assert.ok(edge(k, n, count) <= i && i < edge(k + 1, n, count), `${i} of ${n} in ${count}`);
      }
    }
  },

  "of a matrix that was made smaller, the blocks are near and what is called exact is exact": () => {
    const report = open("shrunk"), trace = traceOf(join(reports, "shrunk.npz"));
    let exact = 0, levels = new Set();
    for (const record of report.records.filter(r => r.enc === "lod" && r.has("q") && r.has("k"))) {
      const all = trace.get(record.path), heads = record.extent("h"), signed = record.stage !== "weights";
      const range = signed ? 2 * all.reduce((most, x) => Number.isFinite(x) ? Math.max(most, Math.abs(x)) : most, 0) : 1;
      for (let h = 0; h < heads; h++) {
        const s = sourceOf(record, 0, h), at = (i, j) => all[(h * s.rows + i) * s.columns + j];
        if (!s) continue;
        levels.add(s.level);
        for (let i = 0; i < s.rows; i += 3) {
          for (let j = 0; j < s.columns; j++) {
            const known = s.exact(i, j);
            if (known !== undefined) exact++, assert.equal(known, at(i, j), `${record.path} ${h} ${i} ${j}`);
            else if (s.atMost) assert.ok(at(i, j) <= s.atMost(i, j), `${record.path}: more than ${s.atMost(i, j)} at ${i}, ${j}`);
          }
          const b = s.block(i, (i * 5) % s.columns), inside = [];
          for (let r = b.i0; r < b.i1; r++) for (let c = b.j0; c < b.j1; c++) inside.push(at(r, c));
          const finite = inside.filter(Number.isFinite), peak = finite.length ? peakOf(finite, s.signed) : -Infinity;
          assert.equal(inside.length, b.count);
          if (b.exactPeak) assert.equal(b.peak, peak, `${record.path} ${h}: exact peak at ${i}`);
          else assert.ok(!finite.length || Math.abs(b.peak - peak) <= range / 255, `${record.path} ${h}: peak ${b.peak}, is ${peak}`);
          if (b.at) assert.equal(at(...b.at), peak);
        }
      }
    }
    assert.ok(exact > 1000 && levels.has("focus"), `${exact} exact numbers, levels ${[...levels]}`);
    return `${exact} exact numbers, ${[...levels].join(", ")}`;
  },

  "measures of known rows": () => {
    assert.equal(entropyOf([.25, .25, .25, .25]), 2);
    assert.equal(entropyOf([1, 0, 0]) + 0, 0);
    assert.equal(divergence([1, 0], [0, 1]), 1);
    assert.equal(divergence([.3, .7], [.3, .7]), 0);
    assert.deepEqual(rangeOf([1, NaN, -3, Infinity, 2]), { low: -3, high: 2, mean: 0, finite: 3, nan: 1, infinite: 1 });
    const { angle } = angleOf(3, 5, 8);
    assert.ok(Math.abs(angle - 3 / 10000 ** .5) < 1e-15);
    assert.ok(angleOf(3, 5, 8).odd && !angleOf(3, 4, 8).odd);
  },

  "exported numbers are read back as the same floats": () => {
    const report = open("layers"), record = report.records.find(r => r.stage === "weights"), numbers = record.numbers();
    const lines = csvOf(numbers, record.shape, record.axes, x => exactText(x).replaceAll("\u2212", "-")).trim().split("\n");
    const back = lines.slice(1).flatMap(line => line.split(",").slice(2).map(Number));
    assert.deepEqual(back.map(Math.fround), [...numbers]);
    const npy = Buffer.from(npyOf(numbers, record.shape)), head = 10 + npy.readUInt16LE(8);
    assert.equal(head % 64, 0);
    assert.ok(npy.toString("latin1", 10, head).includes("'shape': (2, 12, 12)"));
    for (let n = 0; n < numbers.length; n++) assert.equal(npy.readFloatLE(head + 4 * n), numbers[n]);
  },
});
