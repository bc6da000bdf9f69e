// How one number was made: the products, sums and functions that made it, with the cells they came from. No part of the page is touched here.

// Stages that the walk names in words; others go by their symbol.
const plainNames = { scores: "Scores", scaled: "Scaled", masked: "Masked", modified: "Modified", capped: "Capped", ffn_pre: "Pre", ffn_act: "Act" };
const prettier = [["^T", "ᵀ"], ["sqrt(d_k)", "√d_k"], ["mu", "μ"], ["sigma", "σ"], ["gamma", "γ"], ["beta", "β"]];

export function symbolOf(record) {
  if (plainNames[record.stage]) return plainNames[record.stage];
  return prettier.reduce((text, [from, to]) => text.replaceAll(from, to), record.symbol ?? record.stage);
}

// The word or number of a place on an axis.
export function placeName(record, axis, i) {
  const words = record.tokensAlong(axis);
  if (!words) return axis === "q" || axis === "k" ? String(i + record.first(axis)) : `${axis}${i}`;
  return words.indexOf(words[i]) === words.lastIndexOf(words[i]) ? words[i] : `${words[i]}·${i}`;
}

// "Scores[cat][sat]"; a head where there are several.
export function cellName(record, index) {
  let name = symbolOf(record);
  const simple = !/[ +/]/.test(name);
  if (!simple) name = `(${name})`;
  [...record.axes].forEach((axis, d) => {
    if (axis === "b" && record.shape[d] === 1) return;
    if ("hg".includes(axis)) name += record.shape[d] > 1 || record.head > 0 ? `(${index[d] + record.first(axis)})` : "";
    else name += `[${placeName(record, axis, index[d])}]`;
  });
  return name;
}

// The place of an element by the letters of the axes, counted in the whole tensor.
function labelsOf(record, index) {
  const labels = {};
  [...record.axes].forEach((axis, d) => labels[axis] = index[d] + record.first(axis));
  return labels;
}
function indexFor(record, labels) {
  const repeats = record.stage === "bias";
  return [...record.axes].map((axis, d) => repeats && record.shape[d] === 1 ? 0 : (labels[axis] ?? 0) - record.first(axis));
}

const logistic = x => 1 / (1 + Math.exp(-x));
// Complementary error function by a continued fraction or a series, to the digits of a double.
export function erf(x) {
  if (Math.abs(x) > 3) {
    let f = 0;
    for (let n = 60; n > 0; n--) f = n / 2 / (Math.abs(x) + f);
    return Math.sign(x) * (1 - Math.exp(-x * x) / (Math.sqrt(Math.PI) * (Math.abs(x) + f)));
  }
  let term = x, sum = x;
  for (let n = 1; n < 90; n++) sum += (term *= -x * x / n) / (2 * n + 1);
  return 2 / Math.sqrt(Math.PI) * sum;
}

// In the order in which recordings number them.
export const activations = [
  ["identity", x => x],
  ["ReLU", x => x > 0 ? x : x !== x ? x : 0],
  ["GELU", x => x / 2 * (1 + erf(x / Math.SQRT2))],
  ["GELU tanh", x => x * logistic(Math.sqrt(8 / Math.PI) * (x + 0.044715 * x ** 3))],
  ["GELU quick", x => x * logistic(1.702 * x)],
  ["SiLU", x => x * logistic(x)],
  ["sigmoid", logistic],
  ["tanh", Math.tanh],
  ["hard swish", x => x * Math.min(1, Math.max(0, (x + 3) / 6))],
  ["Mish", x => x * Math.tanh(Math.log1p(Math.exp(x)))],
  ["erf", erf],
];

// One explanation in the making: reads operands by letters, and keeps the cells it read.
class Reader {
  constructor(report, record, index) {
    Object.assign(this, { report, record, index, labels: labelsOf(record, index) });
    const [, , places = []] = record.from;
    this.operands = places.map(p => p === null || p === undefined ? undefined : typeof p === "number" ? report.records[p] : p);
    const [a, b] = this.operands;
    const keysOnly = record.has("k") && !record.has("q");
    this.turned = keysOnly && a?.has("q") && !a.has("k");
    const cut = a?.head >= 0 && b?.extent("g") > 1;
    this.lost = cut;
    this.group = !a?.has("h") || !b?.has("g") ? 1 : a.head >= 0 ? a.head + 1 : Math.max(1, a.extent("h") / b.extent("g"));
  }
  setting(name) {
    return this.report.value(this.record, name);
  }
  // {value, cell} of operand n at the labels of the result, changed as told.
  read(n, change = {}) {
    const record = this.operands[n];
    const labels = { ...this.labels, ...change };
    if (n === 0 && this.turned) labels.q = labels.k;
    return this.readAt(n, indexFor(record, labels));
  }
  readAt(n, index) {
    const record = this.operands[n];
    const value = record.at(...index);
    if (value === undefined) this.lost = true;
    return { value, cell: [record, index] };
  }
  // Every place along an axis of operand 0.
  along(axis, f) {
    const a = this.operands[0];
    return Array.from({ length: a.extent(axis) }, (_, i) => f(i + a.first(axis), i));
  }
  column() {
    const r = this.record, last = r.axes.at(-1), head = r.has("h") ? "h" : "g";
    return last === "e" && r.has(head) ? this.labels[head] * r.extent("e") + this.labels.e : this.labels[last];
  }
}

const productOf = (a, b) => ({ left: a.value, right: b.value, product: a.value * b.value, cells: [a.cell, b.cell] });
const addend = a => ({ left: a.value, product: a.value, plain: true, cells: [a.cell] });
const total = terms => terms.reduce((sum, t) => sum + t.product, 0);
const sumOf = terms => ({ terms, total: total(terms) });
// pieces: text and numbers in turn, and what they give.
const step = (label, pieces, value, ...read) => ({ label, pieces, value, cells: read.map(r => r.cell) });
const chain = (...steps) => ({ steps, total: steps.at(-1).value });
const copyOf = a => chain(step("=", [a.value], a.value, a));

function mean(r) {
  const terms = r.along("d", d => addend(r.read(0, { d })));
  const sum = total(terms), n = terms.length;
  return { terms, sum, steps: [step("Σ / n", [sum, " / ", String(n)], sum / n)], total: sum / n };
}

function squares(r, axis, centre, name) {
  return r.along(axis, i => {
    const x = r.read(0, { [axis]: i });
    return { pieces: centre === 0 ? [x.value, "²"] : ["(", x.value, " − ", centre, ")²"], label: name, product: (x.value - centre) ** 2, cells: [x.cell] };
  });
}

function inverseDeviation(r) {
  const centre = r.setting("about_zero") ? 0 : mean(r).total;
  const terms = squares(r, "d", centre), sum = total(terms), variance = sum / terms.length, eps = r.setting("eps") ?? 0;
  const root = Math.sqrt(variance + eps);
  return { terms, sum, total: root ? 1 / root : 0, steps: [
    step(centre === 0 ? "Σ / n" : "σ² = Σ / n", [sum, " / ", String(terms.length)], variance),
    step("1 / √(σ² + ε)", ["1 / √(", variance, " + ", eps, ")"], root ? 1 / root : 0),
  ] };
}

function normaliseHead(r) {
  const terms = squares(r, "e", 0), sum = total(terms), eps = r.setting("qk_norm_eps") ?? 0;
  const root = Math.sqrt(sum / terms.length + eps), x = r.read(0), g = r.readAt(1, [r.labels.e]), y = root ? x.value / root : 0;
  return { terms, sum, total: y * g.value, steps: [
    step("√(Σ / n + ε)", ["√(", sum, " / ", String(terms.length), " + ", eps, ")"], root),
    step("x / √", [x.value, " / ", root], y, x), step("× γ", [y, " × ", g.value], y * g.value, g),
  ] };
}

function affine(r) {
  const x = r.read(0), g = r.operands[1] && r.read(1), b = r.operands[2] && r.read(2), more = r.setting("plus_one") ? 1 : 0;
  const factor = (g ? g.value : 1) + more, y = x.value * factor, steps = [];
  steps.push(g ? step("x̂ × γ", more ? [x.value, " × (1 + ", g.value, ")"] : [x.value, " × ", g.value], y, x, g) : step("x̂", [x.value], y, x));
  if (b) steps.push(step("+ β", [y, " + ", b.value], y + b.value, b));
  return chain(...steps);
}

function masked(r) {
  const s = r.read(0), bias = r.operands[1] && r.read(1);
  const left = r.record.at(...r.index);
  if (left === -Infinity && (!bias || bias.value !== -Infinity)) return { excluded: true, steps: [step("mask", [s.value, " → ", left], left, s)], total: left };
  return bias ? sumOf([addend(s), addend(bias)]) : copyOf(s);
}

function rowTotal(r) {
  const peak = r.read(1);
  const exponential = s => ({ pieces: ["exp(", s.value, " − ", peak.value, ")"], product: s.value === -Infinity ? 0 : Math.exp(s.value - peak.value), cells: [s.cell, peak.cell] });
  const terms = r.along("k", k => exponential(r.read(0, { k })));
  if (r.operands[2]) terms.push(exponential(r.read(2)));
  return sumOf(terms);
}

function rowMaximum(r) {
  const terms = r.along("k", k => addend(r.read(0, { k })));
  if (r.operands[1]) terms.push(addend(r.read(1)));
  return { terms, largest: true, total: terms.reduce((most, t) => t.left > most || t.left !== t.left ? t.left : most, -Infinity) };
}

function softmax(r) {
  const s = r.read(0), m = r.read(1), l = r.read(2), e = s.value === -Infinity ? 0 : Math.exp(s.value - m.value);
  return chain(step("s − m", [s.value, " − ", m.value], s.value - m.value, s, m), step("exp(s − m)", ["exp(", s.value - m.value, ")"], e),
    step("/ Σ", [e, " / ", l.value], l.value === 0 ? 0 : e / l.value, l));
}
function exponential(label, sign) {
  return r => {
    const s = r.read(0), m = r.read(1), e = s.value === -Infinity ? 0 : Math.exp(s.value - m.value);
    return chain(step(`s − ${sign}`, [s.value, " − ", m.value], s.value - m.value, s, m), step(label, ["exp(", s.value - m.value, ")"], e));
  };
}

function activated(r, gate) {
  const [name, f] = activations[r.setting("activation")] ?? [];
  if (!f) return { obstacle: "explain_unknown" };
  if (!gate) {
    const x = r.read(0);
    return chain(step(name, [`${name}(`, x.value, ")"], f(x.value), x));
  }
  const up = r.read(0), x = r.read(1), open = f(x.value);
  return chain(step(name, [`${name}(`, x.value, ")"], open, x), step("×", [up.value, " × ", open], up.value * open, up));
}

function joined(r) {
  const a = r.operands[0], width = a.extent("e");
  return copyOf(r.read(0, { h: Math.floor(r.labels.e / width), e: r.labels.e % width }));
}

function appended(r) {
  const k = r.operands[0], before = r.record.extent("k") - k.extent("k");
  if (r.labels.k < before) return { obstacle: "explain_earlier" };
  const x = r.read(0, { k: r.labels.k - before });
  return x.value === r.record.at(...r.index) ? copyOf(x) : { obstacle: "explain_earlier" };
}

function sameAs(r) {
  const a = r.operands[0];
  if (a.size !== r.record.size) return { obstacle: "explain_unknown" };
  return copyOf(r.readAt(0, a.position(r.record.offset(r.index))));
}

const times = (r, factor) => {
  const x = r.read(0);
  return chain(step("×", [x.value, " × ", factor], x.value * factor, x));
};

const methods = {
  same: sameAs,
  sum: r => {
    const a = r.read(0), factor = r.setting("residual_scale") ?? 1;
    const first = factor === 1 ? addend(a) : { left: a.value, right: factor, product: a.value * factor, cells: [a.cell] };
    return sumOf([first, addend(r.read(1))]);
  },
  project: r => {
    const a = r.operands[0], j = r.column();
    const terms = r.along(a.axes.at(-1), (d, i) => productOf(r.read(0, { [a.axes.at(-1)]: d }), r.readAt(1, [i, j])));
    if (r.operands[2]) terms.push(addend(r.readAt(2, [j])));
    return sumOf(terms);
  },
  project_head: r => {
    const first = r.labels.h * r.operands[0].extent("e");
    return sumOf(r.along("e", (e, i) => productOf(r.read(0, { e }), r.readAt(1, [first + i, r.labels.d]))));
  },
  dot_keys: r => {
    const g = Math.floor((r.labels.h ?? 0) / r.group);
    return sumOf(r.along("e", e => productOf(r.read(0, { e }), r.read(1, { e, g }))));
  },
  weigh_values: r => {
    const g = Math.floor((r.labels.h ?? 0) / r.group);
    const product = (a, b) => a.value === 0 ? { ...productOf(a, b), product: 0 } : productOf(a, b);
    return sumOf(r.along("k", k => product(r.read(0, { k }), r.read(1, { k, g }))));
  },
  times_scale: r => r.setting("scale") === undefined ? { obstacle: "explain_unknown" } : times(r, r.setting("scale")),
  cap: r => {
    const s = r.read(0), c = r.setting("softcap");
    if (c === undefined) return { obstacle: "explain_unknown" };
    const t = Math.tanh(s.value / c);
    return chain(step("tanh(s / c)", ["tanh(", s.value, " / ", c, ")"], t, s), step("c ×", [c, " × ", t], c * t));
  },
  mask: masked,
  row_maximum: rowMaximum,
  row_total: rowTotal,
  log_total: r => {
    const m = r.read(0), l = r.read(1), log = Math.log(l.value);
    return chain(step("ln l", ["ln(", l.value, ")"], log, l), step("m + ln l", [m.value, " + ", log], l.value === 0 ? -Infinity : m.value + log, m));
  },
  softmax,
  softmax_lse: exponential("exp(s − L)", "L"),
  exponent: exponential("exp(s − m)", "m"),
  join_heads: joined,
  mean,
  inverse_deviation: inverseDeviation,
  standardise: r => {
    const x = r.read(0), mu = r.read(1), rstd = r.read(2), apart = x.value - mu.value;
    return chain(step("x − μ", [x.value, " − ", mu.value], apart, x, mu), step("× 1/σ", [apart, " × ", rstd.value], apart * rstd.value, rstd));
  },
  rescale: r => {
    const x = r.read(0), rstd = r.read(1);
    return chain(step("× 1/σ", [x.value, " × ", rstd.value], x.value * rstd.value, x, rstd));
  },
  affine,
  activate: r => activated(r, false),
  activate_gated: r => activated(r, true),
  normalise_head: normaliseHead,
  rotate: r => {
    const x = r.read(0);
    return { obstacle: "explain_rotate", steps: [step("x", [x.value], x.value, x)] };
  },
  append: appended,
};

// {symbol, how, formula, recorded, terms, steps, total, difference, obstacle}: terms are added up (or the largest is taken), steps follow one on the other.
// Each term: left, right (absent in a plain addend), product, and cells: [[record, index], ..]. An obstacle is a key of words: why there is no total.
export function explain(report, record, index) {
  const [how, formula = -1] = record.from ?? [record.phase === "param" ? "param" : "input"];
  const found = { symbol: cellName(record, index), how, formula: report.formulas[formula] ?? record.formula ?? "", recorded: record.at(...index), terms: [], steps: [] };
  if (!record.from || how === "input") return { ...found, obstacle: isParameter(record) ? "explain_param" : "explain_input" };
  if (!methods[how]) return { ...found, obstacle: how === "user" ? "explain_user" : "explain_unknown" };
  const reader = new Reader(report, record, index);
  if (!reader.operands[0]) return { ...found, obstacle: "explain_unknown" };
  const made = methods[how](reader);
  if (reader.lost) return { ...found, obstacle: "explain_lost" };
  const all = { ...found, ...made };
  if (all.total !== undefined) all.difference = Object.is(all.total, all.recorded) || all.total === all.recorded ? 0 : all.recorded - all.total;
  return all;
}

export const isParameter = record => /^(w_|b_|gamma|beta|sink)/.test(record.stage);

// What was read to make it, each cell with the operand it is of.
export function cellsOf(explanation) {
  const cells = [];
  for (const part of [...explanation.terms, ...explanation.steps]) (part.cells ?? []).forEach((cell, n) => cells.push({ cell, role: n === 0 ? "left" : "right" }));
  return cells;
}
