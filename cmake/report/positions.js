// Chapter 3: the sines that tell where a word stands, what they make of a distance, and why attention needs them.
import { addWords, say } from "./words.js";
import { el, m, formula, clear } from "./dom.js";
import { numberText, exactText } from "./number.js";
import { digits, onChange } from "./state.js";
import { colourTable, isDark } from "./colour.js";
import { paintPixels } from "./blocks.js";
import { angleOf, dotOfRows, rowOf } from "./measure.js";
import { matrixView, sharedScale } from "./matrix.js";
import { card, factTable, lacks, limit, lineChart, note, own, phrase, runOfScene, brief } from "./pieces.js";
import { equation } from "./steps.js";

addWords({
  chapter_positions: ["Where a word stands", "位置编码"],
  pos_lead: ["Attention treats its words as a set. A row of sines and cosines, added to each word, tells it where it stands.", "注意力把词当作一个集合。给每个词加上一行正弦和余弦，它就知道自己站在哪里。"],
  pos_map: ["One row for each position", "每个位置一行"],
  pos_map_part: ["Shown are the first {0} positions and {1} dimensions of {2} × {3}.", "这里显示 {2} × {3} 中的前 {0} 个位置和前 {1} 个维度。"],
  pos_map_help: ["Point at a square, or move with the arrow keys, to see the angle that made it.", "指向一个格子，或用方向键移动，就能看到产生它的角度。"],
  pos_map_name: ["Heat map of the position encoding, {0} positions by {1} dimensions, from −1 to 1", "位置编码的热图，{0} 个位置，{1} 个维度，从 −1 到 1"],
  pos_position: ["position", "位置"],
  pos_dimension: ["dimension", "维度"],
  pos_recorded: ["recorded", "记录的值"],
  pos_wave: ["One turn of this pair of dimensions takes {0} positions.", "这一对维度每转一圈要 {0} 个位置。"],
  pos_not_sines: ["These numbers are not those of the sine formulas (they differ by up to {0}): the positions were learned, or made in another way. No angle is shown.",
    "这些数不是正弦公式给出的（最多相差 {0}）：位置是学来的，或用别的方法得到。因此不显示角度。"],
  pos_numbers: ["The same as numbers", "同样内容的数"],
  pos_curve: ["What is left is the distance", "留下的是距离"],
  pos_curve_text: ["The product of two rows depends on how far apart they are, not on where they are: the curves of different p lie on each other.",
    "两行的点积取决于它们相距多远，而不取决于它们在哪里：不同 p 的曲线重合。"],
  pos_curve_summary: ["PE(p)·PE(p+k): {0} for k = 0, {1} for k = {2}. Curves of different p differ by at most {3}. Computed here from the recorded rows.",
    "PE(p)·PE(p+k)：k = 0 时为 {0}，k = {2} 时为 {1}。不同 p 的曲线最多相差 {3}。由记录的行在本页算出。"],
  pos_curve_short: ["A curve needs at least three positions.", "画曲线至少要三个位置。"],
  pos_sum: ["Added to the words", "加到词上"],
  pos_sum_part: ["The first {0} rows and {1} columns.", "前 {0} 行、前 {1} 列。"],
  pos_order: ["Cat bites dog, dog bites cat", "猫咬狗，狗咬猫"],
  pos_bare: ["Without positions", "没有位置"],
  pos_placed: ["With positions", "有位置"],
  pos_causal: ["Without positions, but with a causal mask", "没有位置，但有因果掩码"],
  pos_bare_text: ["Each word gets the same output in both sentences, only in another row: largest difference {0}. Who bites whom is lost.", "每个词在两句话里得到同样的输出，只是换了行：最大差别 {0}。谁咬谁丢失了。"],
  pos_placed_text: ["Now the outputs differ by up to {0}: the order is in them.", "现在输出最多相差 {0}：顺序已经在里面了。"],
  pos_causal_text: ["The first word sees only itself, so the outputs differ by up to {0}, although no position was added.", "第一个词只能看到自己，所以即使没有加位置，输出也最多相差 {0}。"],
  pos_limit: ["that attention always needs positions. A causal mask alone breaks the symmetry; the claim holds for attention that looks everywhere.",
    "注意力总是需要位置。仅有因果掩码就已经打破了对称；上面的结论只对可以看到所有词的注意力成立。"],
  pos_word: ["word", "词"],
  pos_difference: ["largest difference", "最大差别"],
  pos_mean: ["mean of all", "全部平均"],
});

const mostShown = 128;

// The largest difference of the recorded numbers from the sines.
export function sineError(matrix) {
  let most = 0;
  for (let p = 0; p < matrix.rows; p++) {
    for (let c = 0; c < matrix.columns; c++) {
      const { angle, odd } = angleOf(p, c, matrix.columns);
      most = Math.max(most, Math.abs(matrix.value(p, c) - (odd ? Math.cos(angle) : Math.sin(angle))));
    }
  }
  return most;
}

const sineLaw = (parity, name) => [m("msub", "PE", m("mrow", "p", ",", parity)), "=", m("mi", name), m("mo", "("), m("mfrac", "p", m("msup", "10000", m("mrow", m("mn", "2"), "i", "/", "d"))), m("mo", ")")];
const laws = () => el("div", { class: "laws" }, formula(...sineLaw("2i", "sin")), formula(...sineLaw("2i+1", "cos")));

class HeatMap {
  constructor(record, isSine) {
    this.matrix = record.matrix();
    Object.assign(this, { record, isSine, rows: Math.min(mostShown, this.matrix.rows), columns: Math.min(mostShown, this.matrix.columns), at: [Math.min(1, this.matrix.rows - 1), 0] });
    this.canvas = el("canvas", { tabindex: 0, role: "img", "aria-label": say("pos_map_name", this.rows, this.columns), width: this.columns, height: this.rows });
    this.frame = el("div", { class: "cell-frame", "aria-hidden": "true" });
    this.text = el("div", { class: "angle", role: "status" });
    const ratio = Math.max(0.8, Math.min(3, this.columns / this.rows));
    const stage = el("div", { class: "heat-stage", style: { "aspect-ratio": String(ratio), "max-width": `${this.columns * 56}px` } }, this.canvas, this.frame);
    const axis = (word, last) => [el("span", {}, "0"), el("span", {}, say(word)), el("span", {}, String(last - 1))];
    this.element = el("div", { class: "heat" }, el("div", { class: "axis-x" }, axis("pos_dimension", this.columns)), el("div", { class: "axis-y" }, axis("pos_position", this.rows)), stage, this.text);
    this.listen();
    onChange(changed => changed.has("theme") && this.draw(), this.element);
    this.draw();
    this.show(...this.at);
  }
  listen() {
    this.canvas.addEventListener("pointermove", e => {
      const box = this.canvas.getBoundingClientRect();
      this.show(Math.floor((e.clientY - box.top) / box.height * this.rows), Math.floor((e.clientX - box.left) / box.width * this.columns));
    });
    this.canvas.addEventListener("keydown", e => {
      const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[e.key];
      if (!move) return;
      this.show(this.at[0] + move[0], this.at[1] + move[1]);
      e.preventDefault();
      e.stopPropagation();
    });
  }
  draw() {
    const context = this.canvas.getContext("2d"), image = context.createImageData(this.columns, this.rows), numbers = new Float32Array(this.rows * this.columns);
    for (let p = 0; p < this.rows; p++) for (let c = 0; c < this.columns; c++) numbers[p * this.columns + c] = this.matrix.value(p, c);
    paintPixels(new Uint32Array(image.data.buffer), numbers, this.columns, colourTable("signed", isDark()), -1, 1);
    context.putImageData(image, 0, 0);
  }
  show(p, c) {
    this.at = [Math.max(0, Math.min(this.rows - 1, p)), Math.max(0, Math.min(this.columns - 1, c))];
    const [i, j] = this.at, percent = (x, n) => `${100 * x / n}%`;
    Object.assign(this.frame.style, { top: percent(i, this.rows), left: percent(j, this.columns), height: percent(1, this.rows), width: percent(1, this.columns) });
    clear(this.text).append(...this.explanation(i, j));
  }
  explanation(p, c) {
    const x = this.matrix.value(p, c), value = el("b", { "data-path": this.record.path, "data-index": this.matrix.index(p, c).join(), title: exactText(x, this.record.isDouble), translate: "no" }, brief(x, this.record));
    const name = own(`PE[${p}][${c}]`), what = el("span", {}, name, " = ", value, ` (${say("pos_recorded")})`);
    if (!this.isSine) return [what];
    const { i, angle, wave, odd } = angleOf(p, c, this.matrix.columns), d = this.matrix.columns, f = odd ? "cos" : "sin";
    const chain = formula(m("msub", "PE", m("mrow", String(p), ",", String(c))), "=", m("mi", f), m("mo", "("), m("mfrac", String(p), m("msup", "10000", m("mrow", String(2 * i), "/", String(d)))), m("mo", ")"),
      "=", m("mi", f), m("mo", "("), numberText(angle, digits(), true), m("mo", ")"));
    return [chain, what, el("span", { class: "note" }, say("pos_wave", numberText(wave, wave < 1000 ? 2 : 0, true)))];
  }
}

function mapView(pe) {
  const matrix = pe.matrix(), error = sineError(matrix), isSine = error < 1e-3, map = new HeatMap(pe, isSine);
  const part = matrix.rows > map.rows || matrix.columns > map.columns;
  const numbers = el("details", {}, el("summary", {}, say("pos_numbers")));
  numbers.addEventListener("toggle", () => { if (numbers.open && numbers.children.length === 1) numbers.append(matrixView({ record: pe, name: "PE", palette: "signed", scale: [-1, 1] })); });
  return card(say("pos_map"), isSine ? laws() : el("p", { class: "missing" }, say("pos_not_sines", brief(error))), part && note(say("pos_map_part", map.rows, map.columns, matrix.rows, matrix.columns)),
    map.element, note(say("pos_map_help")), numbers);
}

// The curves of three starting positions, as far as all of them reach.
function curveView(pe) {
  const matrix = pe.matrix(), n = Math.min(matrix.rows, 256), title = say("pos_curve");
  if (n < 3) return card(title, note(say("pos_curve_short")));
  const starts = [...new Set([0, Math.floor(n / 6), Math.floor(n / 3)])], last = n - 1 - starts.at(-1), curve = p => Array.from({ length: last + 1 }, (_, k) => [k, dotOfRows(matrix, p, p + k)]);
  const series = starts.map(p => ({ name: own(`p = ${p}`), points: curve(p) })), base = series[0].points;
  const apart = Math.max(...series.flatMap(s => s.points.map(([k, y]) => Math.abs(y - base[k][1]))));
  const summary = say("pos_curve_summary", brief(base[0][1]), brief(base[last][1]), last, apart.toExponential(0));
  return card(title, note(say("pos_curve_text")), lineChart({ series, whole: true, xLabel: "k", yLabel: "PE(p)·PE(p+k)", summary }));
}

function sumView(report, pe) {
  const title = say("pos_sum"), at = stage => report.of({ run: pe.run, block: "embed", stage }), e = at("tok_embed"), x = at("x");
  const missing = [!e && "tok_embed", !x && "x"].filter(Boolean);
  if (missing.length) return card(title, lacks(...missing));
  const all = [e, pe, x].map(r => r.matrix()), rows = [0, Math.min(8, all[0].rows)], columns = [0, Math.min(8, all[0].columns)];
  const scale = sharedScale(...all.map(v => ({ rows: rows[1], columns: columns[1], value: v.value })));
  const part = rows[1] < all[0].rows || columns[1] < all[0].columns;
  const show = (record, name) => matrixView({ record, name, rows, columns, palette: "signed", scale });
  return card(title, formula("X", "=", "E", "+", "PE"), part && note(say("pos_sum_part", rows[1], columns[1])), equation(show(e, "E"), "+", show(pe, "PE"), "=", show(x, "X")));
}

// By how much the output of each word differs between two runs that hold the same words in another order; last the mean of all words.
export function orderDifferences(report, first, second) {
  const z = [first, second].map(r => report.of({ run: r.run, stage: "context" })?.matrix());
  if (z.some(v => !v)) return undefined;
  const words = first.tokens ?? report.tokensOf(first.run), others = second.tokens ?? report.tokensOf(second.run);
  const apart = (a, b) => Math.max(...a.map((x, c) => Math.abs(x - b[c])));
  const mean = v => Array.from({ length: v.columns }, (_, c) => rowOf({ columns: v.rows, value: (_, i) => v.value(i, c) }, 0).reduce((s, x) => s + x, 0) / v.rows);
  return { z, words: words.map((w, i) => [w, apart(rowOf(z[0], i), rowOf(z[1], others.indexOf(w)))]), mean: apart(mean(z[0]), mean(z[1])) };
}

function orderPart(report, runs, title, text) {
  if (runs?.length < 2 || !runs) return undefined;
  const found = orderDifferences(report, ...runs);
  if (!found) return el("div", {}, el("h4", {}, say(title)), lacks("context"));
  const scale = sharedScale(...found.z), most = Math.max(...found.words.map(w => w[1]));
  const shows = found.z.map((v, k) => matrixView({ record: v.record, name: `Z(${(runs[k].tokens ?? []).join("")})`, palette: "signed", scale }));
  const small = x => x && x < 1e-4 ? x.toExponential(1).replace("-", "−") : brief(x);
  const rows = [...found.words.map(([w, d]) => [own(w), small(d)]), [say("pos_mean"), small(found.mean)]];
  return el("div", { class: "order" }, el("h4", {}, say(title)), el("p", {}, say(text, small(most))), el("div", { class: "equation" }, shows,
    factTable(say("pos_difference"), [say("pos_word"), say("pos_difference")], rows)));
}

function orderView(report) {
  const order = report.scene("order"), causal = report.scene("causal_order"), of = label => order?.runs.filter(r => r.label === label);
  const parts = [orderPart(report, of("bare"), "pos_bare", "pos_bare_text"), orderPart(report, of("placed"), "pos_placed", "pos_placed_text"), orderPart(report, causal?.runs, "pos_causal", "pos_causal_text")].filter(Boolean);
  return parts.length ? card(say("pos_order"), parts, causal && limit(say("pos_limit"))) : undefined;
}

export function positionsView(report) {
  const runs = report.scene("positions")?.runs.map(r => r.run) ?? [runOfScene(report)], all = runs.map(run => report.of({ run, stage: "pos_enc" })).filter(Boolean);
  const pe = all.reduce((most, r) => r.size > (most?.size ?? 0) ? r : most, undefined), added = all.find(r => report.of({ run: r.run, block: "embed", stage: "tok_embed" })) ?? pe;
  const parts = pe?.numbers() ? [mapView(pe), curveView(pe), sumView(report, added)] : [pe ? matrixView({ record: pe, name: "PE" }) : lacks("pos_enc")];
  return el("div", { class: "chapter positions" }, note(say("pos_lead")), parts, orderView(report));
}
