// The recording inside the page: records with their numbers, and how one finds them. No part of the page is touched here.

const headAxes = "hg";

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

// Little endian numbers from base64; kind: "f32", "f64", "u8", "u16" or "u32".
export function decodeNumbers(base64, kind) {
  const types = { f32: [Float32Array, "getFloat32"], f64: [Float64Array, "getFloat64"], u16: [Uint16Array, "getUint16"], u32: [Uint32Array, "getUint32"] };
  const bytes = bytesOf(base64);
  if (kind === "u8") return bytes;
  const [type, get] = types[kind];
  if (new Uint8Array(new Uint16Array([1]).buffer)[0] === 1) return new type(bytes.buffer);
  const view = new DataView(bytes.buffer);
  return type.from({ length: bytes.length / type.BYTES_PER_ELEMENT }, (_, i) => view[get](i * type.BYTES_PER_ELEMENT, true));
}

// A tensor with its identity. Every index counts from the first element that was recorded.
export class TensorRecord {
  constructor(report, index, raw) {
    Object.assign(this, { model: "none", block: "bare", layer: -1, run: 1, step: -1, batch: -1, head: -1, q0: 0, k0: 0 }, raw);
    this.report = report;
    this.index = index;
    this.isDouble = this.dtype === "float64" || this.dtype === "long double";
    this.size = this.shape.reduce((a, b) => a * b, 1);
    this.cached = undefined;
  }

  // Row-major; undefined where the page does not hold them all.
  numbers() {
    if (this.cached === undefined) this.cached = this.decoded() ?? null;
    return this.cached ?? undefined;
  }
  decoded() {
    if (this.enc === "f32" || this.enc === "f64") return decodeNumbers(this.data, this.enc);
    if (this.enc === "dec") return (this.isDouble ? Float64Array : Float32Array).from(this.data, Number);
    return undefined;
  }

  has(axis) {
    return this.axes.includes(axis);
  }
  extent(axis) {
    return this.has(axis) ? this.shape[this.axes.indexOf(axis)] : 1;
  }
  // The number that belongs to the first element along an axis.
  first(axis) {
    return axis === "q" ? this.q0 : axis === "k" ? this.k0 : axis === "h" && this.head >= 0 ? this.head : 0;
  }
  offset(index) {
    let n = 0;
    for (let d = 0; d < this.shape.length; d++) {
      if (!(index[d] >= 0 && index[d] < this.shape[d])) return -1;
      n = n * this.shape[d] + index[d];
    }
    return n;
  }
  at(...index) {
    const n = this.offset(index);
    return n < 0 ? undefined : this.numbers()?.[n];
  }
  position(n) {
    const index = new Array(this.shape.length);
    for (let d = this.shape.length; d-- > 0; n = Math.floor(n / this.shape[d])) index[d] = n % this.shape[d];
    return index;
  }

  // Where a query head stands on this record's axis of heads; key-value heads serve a group of them.
  slot(head) {
    if (this.has("h")) return this.head >= 0 ? 0 : Math.min(head, this.extent("h") - 1);
    if (!this.has("g")) return 0;
    const groups = this.extent("g"), heads = this.report.headsAt(this);
    return groups === 1 ? 0 : Math.min(groups - 1, Math.floor(head * groups / Math.max(heads, groups)));
  }

  // One matrix of it: the axes that are neither batch nor head; h is a query head, or with `exact` a place on the record's axis.
  matrix({ b = 0, h = 0, exact = false } = {}) {
    const inner = [...this.axes].map((axis, d) => ({ axis, d })).filter(a => a.axis !== "b" && !headAxes.includes(a.axis));
    const column = inner.length === 1 && "qk".includes(inner[0].axis) ? undefined : inner.at(-1);
    const row = inner.length > 1 || !column ? inner[0] : undefined;
    const base = [...this.axes].map(axis => axis === "b" ? Math.min(b, this.extent("b") - 1) : headAxes.includes(axis) ? (exact ? h : this.slot(h)) : 0);
    const index = (i, j) => {
      const at = base.slice();
      if (row) at[row.d] = i;
      if (column) at[column.d] = j;
      return at;
    };
    const words = place => place && this.tokensAlong(place.axis);
    return {
      record: this, rows: row ? this.shape[row.d] : 1, columns: column ? this.shape[column.d] : 1, rowAxis: row?.axis, columnAxis: column?.axis,
      index, value: (i, j) => this.at(...index(i, j)), rowTokens: words(row), columnTokens: words(column),
      place: at => [row ? at[row.d] : 0, column ? at[column.d] : 0],
      holds: at => at.every((n, d) => d === row?.d || d === column?.d || n === base[d]),
    };
  }

  // The first word of an axis among the words of the run; undefined: keys of cross-attention are not words of this sentence.
  firstToken(axis) {
    if (axis !== "q" && axis !== "k" || !this.has(axis) || axis === "k" && this.block === "cross_attn") return undefined;
    const ownRows = axis === "q" || !this.has("q") && !this.stage.startsWith("cache");
    const from = this.first(axis) + (this.step >= 0 && ownRows ? this.step : 0);
    return this.report.tokensOf(this.run).length >= from + this.extent(axis) ? from : undefined;
  }
  tokensAlong(axis) {
    const from = this.firstToken(axis);
    return from === undefined ? undefined : this.report.tokensOf(this.run).slice(from, from + this.extent(axis));
  }
}

const placeKeys = ["run", "step", "model", "layer", "block"];

export class Report {
  constructor(json) {
    const { records = [], values = [], scenes = [], tokens = [], ...rest } = json;
    Object.assign(this, { title: "", whole: true, formulas: [], empty_rows: [], tokens: tokens, ...rest });
    const numbersOf = raw => raw.enc === "same" ? numbersOf(records[raw.data]) : { enc: raw.enc, data: raw.data };
    this.records = records.map((raw, i) => new TensorRecord(this, i, { ...raw, ...numbersOf(raw) }));
    const none = { model: "none", block: "bare", layer: -1, run: 1, step: -1 };
    this.values = values.map(v => ({ ...none, ...v }));
    this.empty_rows = this.empty_rows.map(r => ({ ...none, batch: -1, head: -1, ...r }));
    this.scenes = scenes;
    this.byPath = new Map(this.records.map(r => [r.path, r]));
    this.made = new Map();
    this.runs = [...new Set(this.records.map(r => r.run))];
  }

  // A record by its path (that of run 1, or with the run given), also one that the page itself made.
  find(path, run = 1) {
    return this.byPath.get(run > 1 && !path.includes("#") ? `${path}#${run}` : path) ?? this.made.get(path);
  }
  // The first record for which everything that is given holds; keys: run, step, model, layer, block, stage, head.
  of(wanted) {
    const keys = Object.keys(wanted).filter(k => wanted[k] !== undefined);
    return this.records.find(r => keys.every(k => k === "head" ? r.head < 0 || r.head === wanted.head : r[k] === wanted[k]));
  }
  all(wanted) {
    return this.records.filter(r => Object.keys(wanted).every(k => wanted[k] === undefined || r[k] === wanted[k]));
  }
  // A scalar of the place of a record.
  value(place, name) {
    return this.values.find(v => v.name === name && placeKeys.every(k => v[k] === place[k]))?.value;
  }
  scene(name) {
    return this.scenes.find(s => s.name === name);
  }
  tokensOf(run) {
    for (const scene of this.scenes) {
      const found = scene.runs.find(r => r.run === run);
      if (found?.tokens) return found.tokens;
    }
    return this.tokens;
  }
  labelOf(run) {
    return this.scenes.flatMap(s => s.runs.filter(r => r.run === run).map(r => r.label || s.name))[0] ?? "";
  }
  // The layers of a run: [{model, layer}], none for a call outside a model.
  layers(run) {
    const found = new Map();
    for (const r of this.records) if (r.run === run && r.layer >= 0) found.set(`${r.model}.${r.layer}`, { model: r.model, layer: r.layer });
    return [...found.values()].sort((a, b) => a.model.localeCompare(b.model) * -1 || a.layer - b.layer);
  }
  // Where attention was computed: [{run, step, model, layer, block}].
  places(run) {
    const stages = new Set(["q", "k", "v", "scores", "scaled", "masked", "weights", "context"]);
    const found = new Map();
    for (const r of this.records) {
      if (run !== undefined && r.run !== run || !stages.has(r.stage)) continue;
      found.set(placeKeys.map(k => r[k]).join(), Object.fromEntries(placeKeys.map(k => [k, r[k]])));
    }
    return [...found.values()];
  }
  // Heads of the queries at a record's place.
  headsAt(place) {
    const here = this.records.filter(r => r.has("h") && placeKeys.every(k => r[k] === place[k]));
    return here.reduce((most, r) => Math.max(most, r.head + 1, r.extent("h")), 1);
  }
  // A tensor that the page computes to explain: like a record, marked as made here.
  make(like, fields, numbers) {
    const path = `${like.path}/${fields.stage}`;
    if (!this.made.has(path)) {
      const { model, block, layer, run, step, batch, head, q0, k0, dtype, axes, shape } = like;
      const raw = { model, block, layer, run, step, batch, head, q0, k0, dtype, axes, shape, path, enc: "made", origin: "page", ...fields };
      const record = new TensorRecord(this, -1 - this.made.size, raw);
      record.cached = numbers();
      this.made.set(path, record);
    }
    return this.made.get(path);
  }
}

export const openReport = json => new Report(json);
export const isMade = record => record.index < 0;
