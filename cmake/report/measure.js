// The few things that the page works out from recorded numbers: sums that explain, means and ranges that draw. Pure.

export function rangeOf(numbers) {
  let low = Infinity, high = -Infinity, sum = 0, finite = 0, nan = 0, infinite = 0;
  for (const x of numbers) {
    if (x !== x) { nan++; continue; }
    if (x === Infinity || x === -Infinity) { infinite++; continue; }
    if (x < low) low = x;
    if (x > high) high = x;
    sum += x;
    finite++;
  }
  return finite ? { low, high, mean: sum / finite, finite, nan, infinite } : { low: NaN, high: NaN, mean: NaN, finite, nan, infinite };
}

const xlog2 = x => x > 0 ? x * Math.log2(x) : 0;
export const entropyOf = row => -row.reduce((sum, p) => sum + xlog2(p), 0);

// Jensen-Shannon divergence of two rows of weights in bits: 0 where they are equal, 1 where they look at different words.
export function divergence(p, q) {
  let sum = 0;
  for (let j = 0; j < p.length; j++) {
    const m = (p[j] + q[j]) / 2;
    sum += (xlog2(p[j]) + xlog2(q[j])) / 2 - xlog2(m);
  }
  return Math.max(0, sum);
}

// The mean of it over the rows of each pair of heads; rows without any weight are left out.
export function headDivergences(matrices) {
  const rowOf = (m, i) => Array.from({ length: m.columns }, (_, j) => m.value(i, j));
  const rows = matrices.map(m => Array.from({ length: m.rows }, (_, i) => rowOf(m, i)));
  const live = row => row.some(x => x > 0);
  return rows.map((a, s) => rows.map((b, t) => {
    if (s === t) return 0;
    const kept = a.map((row, i) => [row, b[i]]).filter(([x, y]) => live(x) && live(y));
    return kept.length ? kept.reduce((sum, [x, y]) => sum + divergence(x, y), 0) / kept.length : NaN;
  }));
}

// Position p, column c of d: the angle p / 10000^(2i/d) whose sine (even c) or cosine (odd c) is the entry.
export function angleOf(p, c, d) {
  const i = c >> 1, divisor = 10000 ** (2 * i / d);
  return { i, divisor, angle: p / divisor, wave: 2 * Math.PI * divisor, odd: c % 2 === 1 };
}

export function dotOfRows(m, p, r) {
  let sum = 0;
  for (let c = 0; c < m.columns; c++) sum += m.value(p, c) * m.value(r, c);
  return sum;
}

// The mean of a row, and the root of its variance plus eps: what the recorded mu and 1/sigma are held against.
export const rowOf = (m, i) => Array.from({ length: m.columns }, (_, j) => m.value(i, j));

// Ticks at 1, 2 or 5 times a power of ten, about `count` of them.
export function ticksOf(low, high, count = 5) {
  if (!(high > low)) return [low];
  const raw = (high - low) / count, power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map(x => x * power).find(x => x >= raw * 0.999);
  const ticks = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++) ticks.push(Number((k * step).toPrecision(12)));
  return ticks;
}

// A spark line: the extremes of up to `count` pieces of the numbers, in their order.
export function sparkOf(numbers, count = 32) {
  const pieces = Math.min(count, numbers.length), out = [];
  for (let k = 0; k < pieces; k++) {
    const from = Math.floor(k * numbers.length / pieces), to = Math.floor((k + 1) * numbers.length / pieces);
    const { low, high } = rangeOf(numbers.subarray ? numbers.subarray(from, to) : numbers.slice(from, to));
    out.push([low, high]);
  }
  return out;
}

// A record as the bytes of an .npy file, version 1.0.
export function npyOf(numbers, shape) {
  const wide = numbers.BYTES_PER_ELEMENT === 8, list = shape.join(", ") + (shape.length === 1 ? "," : "");
  const text = `{'descr': '${wide ? "<f8" : "<f4"}', 'fortran_order': False, 'shape': (${list}), }`;
  const padded = text + " ".repeat(63 - (10 + text.length) % 64) + "\n", head = new Uint8Array(10 + padded.length);
  head.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, padded.length & 255, padded.length >> 8]);
  for (let k = 0; k < padded.length; k++) head[10 + k] = padded.charCodeAt(k);
  const body = new Uint8Array(numbers.buffer.slice(numbers.byteOffset, numbers.byteOffset + numbers.byteLength));
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

// Rows of the last axis; leading axes are columns in front of them. Numbers are written so that they read back as the same float.
export function csvOf(numbers, shape, axes, write) {
  const width = shape.at(-1) ?? 1, lead = shape.slice(0, -1);
  const lines = [[...axes.slice(0, -1), ...Array.from({ length: width }, (_, c) => axes.slice(-1) + c)].join(",")];
  for (let r = 0; r * width < numbers.length; r++) {
    let rest = r;
    const index = lead.map((_, a) => {
      const below = lead.slice(a + 1).reduce((x, y) => x * y, 1), k = Math.floor(rest / below);
      rest -= k * below;
      return k;
    });
    lines.push([...index, ...Array.from(numbers.subarray(r * width, (r + 1) * width), write)].join(","));
  }
  return lines.join("\n") + "\n";
}
