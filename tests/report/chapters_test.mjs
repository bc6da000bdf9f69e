// What the chapters compute from recorded numbers: divergences, angles, blocks of large matrices, files of records.
//   node chapters_test.mjs MODULES
import assert from "node:assert/strict";
import { modulesOf, run } from "./modules.mjs";

const load = modulesOf(process.argv[2]);
const measure = await load("measure.js"), blocks = await load("blocks.js"), { openReport } = await load("data.js");
const { sineError, orderDifferences } = await load("positions.js"), { relationsOf } = await load("reasons.js"), { partsOf } = await load("layer.js");
const { sorted, matching } = await load("appendix.js"), { blockSentence } = await load("large.js"), { ramp, luminance } = await load("colour.js");

const base64 = array => Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
const record = fields => openReport({ tokens: [], records: [{ dtype: "float32", enc: "dec", ...fields }] }).records[0];
const near = (a, b, by = 1e-12) => assert.ok(Math.abs(a - b) <= by, `${a} is not near ${b}`);

// A record of 60 x 100 weights, whole and as the blocks that are written of it. Rows differ in size, so that the best of one
// row can be less than what another row does not count among its best.
const rows = 60, columns = 100, count = 8;
const numbers = Float32Array.from({ length: rows * columns }, (_, k) => (1 + Math.floor(k / columns) % 5) / 5 * ((k * 7919 + 13) % 6007) / 6007);
const whole = record({ path: "weights", stage: "weights", axes: "qk", shape: [rows, columns], enc: "f32", data: base64(numbers) });
function levels(blockRows, blockColumns) {
  const max = new Uint8Array(blockRows * blockColumns), mean = max.slice();
  for (let r = 0; r < blockRows; r++) {
    for (let c = 0; c < blockColumns; c++) {
      const inside = [];
      for (let i = blocks.edge(r, rows, blockRows); i < blocks.edge(r + 1, rows, blockRows); i++) {
        for (let j = blocks.edge(c, columns, blockColumns); j < blocks.edge(c + 1, columns, blockColumns); j++) inside.push(numbers[i * columns + j]);
      }
      max[r * blockColumns + c] = Math.round(255 * Math.max(...inside));
      mean[r * blockColumns + c] = Math.round(255 * inside.reduce((a, b) => a + b) / inside.length);
    }
  }
  const best = Array.from({ length: rows }, (_, i) => [...numbers.subarray(i * columns, (i + 1) * columns)].map((x, j) => [j, x]).sort((a, b) => b[1] - a[1]).slice(0, count)).flat();
  const top = { count, bits: 16, index: base64(Uint16Array.from(best, p => p[0])), value: base64(Float32Array.from(best, p => p[1])) };
  const thumbs = { rows: blockRows, columns: blockColumns, max: base64(max), mean: base64(mean), max_to: 1, mean_to: 1 };
  return record({ path: "weights", stage: "weights", axes: "qk", shape: [rows, columns], enc: "lod", data: { top, thumbs, exact: [{ row: 17, data: base64(numbers.slice(17 * columns, 18 * columns)) }] } });
}

await run({
  "divergence is 0 for equal rows, 1 for rows apart, and symmetric": () => {
    near(measure.divergence([0.5, 0.5, 0], [0.5, 0.5, 0]), 0);
    near(measure.divergence([1, 0], [0, 1]), 1);
    near(measure.divergence([1, 0], [0.5, 0.5]), 0.311278124459133);
    near(measure.divergence([0.5, 0.5], [1, 0]), 0.311278124459133);
    const head = values => ({ rows: 2, columns: 2, value: (i, j) => values[i][j] });
    const d = measure.headDivergences([head([[1, 0], [0, 0]]), head([[0, 1], [1, 0]])]);
    near(d[0][1], 1);  // the row without weights is left out
  },
  "entropy, ticks and ranges": () => {
    near(measure.entropyOf([0.25, 0.25, 0.25, 0.25]), 2);
    near(measure.entropyOf([1, 0]), 0);
    assert.deepEqual(measure.ticksOf(0, 40), [0, 10, 20, 30, 40]);
    const { low, high, mean, nan, infinite } = measure.rangeOf([1, NaN, -Infinity, 3]);
    assert.deepEqual([low, high, mean, nan, infinite], [1, 3, 2, 1, 1]);
  },
  "the angle of a position": () => {
    near(measure.angleOf(3, 5, 64).angle, 3 / 10000 ** (4 / 64));
    assert.equal(measure.angleOf(3, 5, 64).odd, true);
    const encoding = { rows: 9, columns: 6, value: (p, c) => (c % 2 ? Math.cos : Math.sin)(p / 10000 ** (2 * Math.floor(c / 2) / 6)) };
    near(sineError(encoding), 0);
    near(sineError({ ...encoding, value: (p, c) => encoding.value(p, c) + (p === 4 && c === 3 ? 0.25 : 0) }), 0.25);
    const four = { rows: 50, columns: 4, value: (p, c) => (c % 2 ? Math.cos : Math.sin)(p / 100 ** Math.floor(c / 2)) };
    for (const p of [0, 7, 40]) near(measure.dotOfRows(four, p, p + 5), Math.cos(5) + Math.cos(0.05));
  },
  "a pixel of a whole matrix is the largest number under it": () => {
    const source = blocks.sourceOf(whole), view = { i0: 5, i1: 35, j0: 10, j1: 90 }, grid = source.grid(view, 7, 9);
    for (let y = 0; y < 7; y++) {
      for (let x = 0; x < 9; x++) {
        let most = 0;
        for (let i = blocks.edge(y, 30, 7); i < blocks.edge(y + 1, 30, 7); i++) for (let j = blocks.edge(x, 80, 9); j < blocks.edge(x + 1, 80, 9); j++) most = Math.max(most, numbers[(5 + i) * columns + 10 + j]);
        assert.equal(grid[y * 9 + x], most);
      }
    }
    assert.equal(source.exact(3, 4), numbers[3 * columns + 4]);
  },
  "of signed numbers the largest magnitude is drawn, of excluded ones nothing, and NaN always": () => {
    const signed = record({ path: "masked", stage: "masked", axes: "qk", shape: [1, 6], data: [1, -3, "-Infinity", "-Infinity", 2, "NaN"] });
    assert.deepEqual([...blocks.sourceOf(signed).grid({ i0: 0, i1: 1, j0: 0, j1: 6 }, 1, 3)], [-3, -Infinity, NaN]);
    const block = blocks.sourceOf(signed).block(0, 2, 4);
    assert.deepEqual([block.peak, block.mean, block.count], [-3, -1, 4]);
  },
  "blocks: exact numbers where they were kept, bounds elsewhere": () => {
    const source = blocks.sourceOf(levels(8, 16));
    let kept = 0;
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) {
        const x = source.exact(i, j), true_x = numbers[i * columns + j];
        if (x !== undefined) kept++;
        if (x !== undefined) assert.equal(x, true_x);
        else assert.ok(true_x <= source.atMost(i, j), `${true_x} at ${i}, ${j} exceeds ${source.atMost(i, j)}`);
      }
    }
    assert.equal(kept, (rows - 1) * count + columns);
  },
  "a block that says its maximum is exact is right about number and place": () => {
    const source = blocks.sourceOf(levels(12, 25));
    let sure = 0;
    for (let i = 0; i < rows; i += 5) {
      for (let j = 0; j < columns; j += 4) {
        const block = source.block(i, j);
        let most = 0;
        for (let r = block.i0; r < block.i1; r++) for (let c = block.j0; c < block.j1; c++) most = Math.max(most, numbers[r * columns + c]);
        near(block.peak, most, block.exactPeak ? 0 : 0.5 / 255 + 1e-9);
        if (block.exactPeak) assert.equal(numbers[block.at[0] * columns + block.at[1]], block.peak);
        sure += block.exactPeak ? 1 : 0;
      }
    }
    assert.ok(sure > 20, `${sure} blocks are sure`);
    assert.match(blockSentence(source, { i0: 8, i1: 16, j0: 0, j1: 8, peak: 0.83, exactPeak: true, at: [11, 7], mean: 0.004, count: 64 }, String),
      /^rows 8–15 × columns 0–7: max 0\.83 at \(11, 7\), mean ≈ 0\.004, from 64 cells$/);
  },
  "every item is in the block that blockOf names": () => {
    for (const [n, blocksOf] of [[1024, 128], [1000, 128], [130, 128], [7, 7], [100, 16]]) {
      for (let i = 0; i < n; i++) {
        const k = blocks.blockOf(i, n, blocksOf);
        assert.ok(blocks.edge(k, n, blocksOf) <= i && i < blocks.edge(k + 1, n, blocksOf));
      }
    }
  },
  "files: .npy and .csv hold the record": () => {
    const bytes = measure.npyOf(Float32Array.of(1, -2.5, 3, 4), [2, 2]), head = 10 + bytes[8] + 256 * bytes[9];
    assert.equal(head % 64, 0);
    assert.match(Buffer.from(bytes.subarray(10, head)).toString("latin1"), /^\{'descr': '<f4', 'fortran_order': False, 'shape': \(2, 2\), \} *\n$/);
    assert.deepEqual([...new Float32Array(bytes.buffer.slice(head))], [1, -2.5, 3, 4]);
    assert.equal(measure.csvOf(Float32Array.of(1, 2, 3, 4), [2, 1, 2], ["h", "q", "k"], String), "h,q,k0,k1\n0,0,1,2\n1,0,3,4\n");
  },
  "the order of words: differences are by word, not by row": () => {
    const z = (run, data) => ({ path: `context#${run}`, run, stage: "context", axes: "qe", shape: [2, 2], dtype: "float32", enc: "dec", data });
    const report = openReport({ tokens: [], records: [z(1, [1, 2, 3, 4]), z(2, [3, 4, 1, 2.5])] });
    const found = orderDifferences(report, { run: 1, tokens: ["a", "b"] }, { run: 2, tokens: ["b", "a"] });
    assert.deepEqual(found.words, [["a", 0.5], ["b", 0]]);
    near(found.mean, 0.25);
  },
  "relations are the weights over one half, head by head": () => {
    const weights = record({ path: "weights", stage: "weights", axes: "hqk", shape: [2, 2, 2], data: [0.9, 0.1, 0.5, 0.5, 0.2, 0.8, 0.4, 0.6] });
    assert.deepEqual(relationsOf(weights).map(r => r.index.join("")), ["000", "101", "111"]);
  },
  "the parts of a layer come in the order in which they ran": () => {
    const of = (block, stage) => ({ path: `${block}.${stage}`, block, stage, axes: "qd", shape: [1, 1], dtype: "float32", enc: "dec", data: [0] });
    const report = openReport({ tokens: [], records: [of("norm1", "norm_out"), of("self_attn", "attn_out"), of("self_attn", "resid_mid"), of("norm2", "norm_out"), of("ffn", "ffn_out"), of("ffn", "resid_post")] });
    assert.deepEqual(partsOf(report, 1, { model: "none", layer: -1 }).map(p => p.kind), ["norm", "attention", "plus", "norm", "ffn", "plus"]);
  },
  "the appendix sorts and searches; what has no number is last either way": () => {
    const entry = (path, low) => ({ text: `${path} a`, record: { path }, range: low === undefined ? undefined : { low } }), list = [entry("x.b", 2), entry("x.a", undefined), entry("y.c", -1)];
    const order = sort => sorted(list, sort).map(e => e.record.path).join();
    assert.equal(order("low"), "y.c,x.b,x.a");
    assert.equal(order("-low"), "x.b,y.c,x.a");
    assert.equal(order("path"), "x.a,x.b,y.c");
    assert.equal(order(""), "x.b,x.a,y.c");
    assert.equal(matching(list, " X A").length, 2);
  },
  "the colours of weights grow darker or lighter throughout, and text on them can be read": () => {
    for (const dark of [false, true]) {
      let before;
      for (let k = 0; k <= 100; k++) {
        const light = luminance(ramp("weights", k / 100, dark));
        assert.ok(Math.max((light + 0.05) / 0.05, 1.05 / (light + 0.05)) >= 4.5);
        if (before !== undefined) assert.ok(dark ? light >= before : light <= before);
        before = light;
      }
    }
  },
});
