// What is known of one matrix of a record that is too large for a table: all of its numbers, or blocks of them and a few exact ones.
// A source has rows, columns, signed; exact(i, j) is the recorded number or undefined; atMost(i, j), if there is one, cannot be exceeded;
// grid(view, height, width) the peak in each pixel; block(i, j, size) what is drawn at a cell. A view is {i0, i1, j0, j1}, ends excluded.
import { decodeNumbers } from "./data.js";

const decoded = new WeakMap();
function once(owner, key, type = "u8") {
  if (!decoded.has(owner)) decoded.set(owner, {});
  const known = decoded.get(owner);
  return known[key] ??= decodeNumbers(owner[key], type);
}

// Block k of n items in count blocks is [edge(k), edge(k + 1)).
export const edge = (k, n, count) => Math.floor(k * n / count);
export const blockOf = (i, n, count) => {
  let k = Math.min(count - 1, Math.floor(i * count / n));
  while (edge(k, n, count) > i) k--;
  while (edge(k + 1, n, count) <= i) k++;
  return k;
};
export const wholeView = s => ({ i0: 0, i1: s.rows, j0: 0, j1: s.columns });
// What is drawn of several numbers: the largest, of signed ones that of largest magnitude; excluded ones only where there is no other.
const wins = (signed, x, best) => best === -Infinity || (signed ? x > -Infinity && Math.abs(x) > Math.abs(best) : x > best);

function exactSource(data, rows, columns, signed) {
  const exact = (i, j) => data[i * columns + j];
  const peak = (i0, i1, j0, j1) => {
    let best = -Infinity, at = [i0, j0], sum = 0, finite = 0;
    for (let i = i0; i < i1; i++) {
      for (let j = j0; j < j1; j++) {
        const x = data[i * columns + j];
        if (x > -Infinity) finite++, sum += x;
        if (x !== x || wins(signed, x, best)) [best, at] = [x, [i, j]];
      }
    }
    return { i0, i1, j0, j1, peak: best, at, mean: finite ? sum / finite : -Infinity, count: (i1 - i0) * (j1 - j0), exact: true };
  };
  const block = (i, j, size) => peak(i - i % size, Math.min(rows, i - i % size + size), j - j % size, Math.min(columns, j - j % size + size));
  return { rows, columns, signed, exact, block, grid: (view, h, w) => exactGrid(data, columns, signed, view, h, w), level: "exact" };
}

// One pass over the numbers of the view, row after row.
function exactGrid(data, columns, signed, view, height, width) {
  const out = new Float32Array(height * width).fill(-Infinity), n = view.i1 - view.i0, m = view.j1 - view.j0;
  const column = Int32Array.from({ length: m }, (_, j) => blockOf(j, m, width));
  for (let y = 0; y < height; y++) {
    for (let i = edge(y, n, height); i < edge(y + 1, n, height); i++) {
      const from = (view.i0 + i) * columns + view.j0, row = y * width;
      for (let j = 0; j < m; j++) {
        const x = data[from + j], p = row + column[j];
        if (x !== x || wins(signed, x, out[p])) out[p] = x;
      }
    }
  }
  return out;
}

// Blocks of bytes: peak(k) and mean(k) decode block k = r * blockColumns + c.
function blockSource(shape, blocks, extra) {
  const [rows, columns] = shape;
  const inBlock = (r, c) => {
    const k = r * blocks.columns + c, [i0, i1] = [r, r + 1].map(x => edge(x, rows, blocks.rows)), [j0, j1] = [c, c + 1].map(x => edge(x, columns, blocks.columns));
    return { i0, i1, j0, j1, peak: blocks.peak(k), least: blocks.least?.(k), mean: blocks.mean(k), count: (i1 - i0) * (j1 - j0), exact: false };
  };
  const block = (i, j) => extra.refine(inBlock(blockOf(i, rows, blocks.rows), blockOf(j, columns, blocks.columns)));
  const grid = (view, height, width) => {
    const out = new Float32Array(height * width), n = view.i1 - view.i0, m = view.j1 - view.j0;
    const at = (x, size, from, extent, total, count) => blockOf(Math.min(total - 1, from + Math.floor((x + 0.5) * extent / size)), total, count);
    const across = Array.from({ length: width }, (_, x) => at(x, width, view.j0, m, columns, blocks.columns));
    for (let y = 0; y < height; y++) {
      const r = at(y, height, view.i0, n, rows, blocks.rows) * blocks.columns;
      for (let x = 0; x < width; x++) out[y * width + x] = blocks.peak(r + across[x]);
    }
    return out;
  };
  return { rows, columns, signed: extra.signed, exact: extra.exact, atMost: extra.atMost, block, grid, level: blocks.level, blockRows: blocks.rows, blockColumns: blocks.columns };
}

function topKeys(lod, first) {
  if (!lod.top) return undefined;
  const { count } = lod.top, index = once(lod.top, "index", lod.top.bits === 32 ? "u32" : "u16"), value = once(lod.top, "value", "f32");
  return i => Array.from({ length: count }, (_, k) => [index[(first + i) * count + k], value[(first + i) * count + k]]);
}

// marks: 1 where a block has no finite number, 2 where it has a NaN.
const bytes = (owner, key, from, low, high) => {
  const all = once(owner, key), marks = owner.marks && once(owner, "marks");
  const finite = k => low + all[from + k] / 255 * (high - low);
  return k => marks?.[from + k] === 2 ? NaN : marks?.[from + k] === 1 ? -Infinity : finite(k);
};

function lodSource(record, m, b, h, signed) {
  const lod = record.data, { rows, columns } = m, head = record.slot(h), plane = Math.min(b, record.extent("b") - 1) * record.extent(record.has("g") ? "g" : "h") + head;
  const own = x => (x.batch ?? 0) === b && (x.head ?? 0) === head, focus = lod.focus?.find(own), peakKey = signed ? "peak" : "max";
  let blocks;
  if (lod.blocks) {
    const kept = lod.blocks.heads ? lod.blocks.heads.indexOf(head) : plane;
    if (kept < 0) return undefined;
    const { rows: r, columns: c, low, high } = lod.blocks;
    blocks = { rows: r, columns: c, level: "blocks", peak: bytes(lod.blocks, "peak", kept * r * c, low, high), mean: bytes(lod.blocks, "mean", kept * r * c, low, high) };
  } else if (focus) {
    const byte = key => bytes(focus, key, 0, focus.low, focus.high);
    blocks = { rows: focus.rows, columns: focus.columns, level: "focus", step: (focus.high - focus.low) / 255, peak: byte(peakKey), least: focus.min && byte("min"), mean: byte("mean") };
  } else if (lod.thumbs) {
    const t = lod.thumbs, from = plane * t.rows * t.columns, low = t.low ?? 0;
    blocks = { rows: t.rows, columns: t.columns, level: "thumbs", step: ((t[peakKey + "_to"] ?? t.high) - low) / 255, peak: bytes(t, peakKey, from, low, t[peakKey + "_to"] ?? t.high), mean: bytes(t, "mean", from, low, t.mean_to ?? t.high) };
  } else return undefined;
  const top = topKeys(lod, plane * rows), kept = new Map((lod.exact ?? []).filter(own).map(e => [e.row, e]));
  const exact = (i, j) => kept.has(i) ? once(kept.get(i), "data", "f32")[j] : top?.(i).find(([key]) => key === j)?.[1];
  const least = i => top(i).at(-1)[1], atMost = top && ((i, j) => Math.min(least(i), blocks.peak(blockOf(i, rows, blocks.rows) * blocks.columns + blockOf(j, columns, blocks.columns)) + blocks.step));
  // The exact maximum of a block, where the best keys of its rows leave no room for a larger one.
  const refine = block => {
    let best, bound = -Infinity;
    for (let i = block.i0; top && i < block.i1; i++) {
      for (const [key, x] of top(i)) if (key >= block.j0 && key < block.j1 && !(best?.[0] >= x)) best = [x, i, key];
      bound = Math.max(bound, least(i));
    }
    return best && best[0] >= bound ? { ...block, peak: best[0], at: best.slice(1), exactPeak: true } : block;
  };
  return blockSource([rows, columns], blocks, { signed, exact, atMost, refine });
}

export const isSigned = record => !["weights", "probs", "tile_probs"].includes(record.stage);

export function sourceOf(record, b = 0, h = 0, exact = false) {
  const signed = isSigned(record), m = record.matrix({ b, h, exact });
  if (record.enc === "lod") return lodSource(record, m, b, h, signed);
  const all = record.numbers(), from = record.offset(m.index(0, 0));
  return all && exactSource(all.subarray(from, from + m.rows * m.columns), m.rows, m.columns, signed);
}

// Paints peaks on a canvas with a table of colours; what is infinite is hatched, what is not a number magenta.
export function paintPixels(canvas, peaks, width, height, table, low, high) {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d"), image = context.createImageData(width, height), pixels = new Uint32Array(image.data.buffer), last = table.length - 1, factor = (last + 0.99) / (high - low || 1);
  for (let p = 0; p < peaks.length; p++) {
    const x = peaks[p];
    if (x - x === 0) pixels[p] = table[Math.max(0, Math.min(last, (x - low) * factor | 0))];
    else pixels[p] = x !== x ? 0xffa000c8 : (p % width + (p / width | 0)) % 4 ? 0xff808080 : table[x < 0 ? 0 : last];
  }
  context.putImageData(image, 0, 0);
}
