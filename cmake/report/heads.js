// Chapter 2: all heads as thumbnails, one head as lines and as a matrix, what is made of the heads, and how far they disagree.
import { addWords, say } from "./words.js";
import { el, svg, clear, m, formula } from "./dom.js";
import { addState, onChange, set, state } from "./state.js";
import { colourTable, headColour, isDark } from "./colour.js";
import { paintPixels, sourceOf, wholeView } from "./blocks.js";
import { entropyOf, headDivergences, rowOf } from "./measure.js";
import { numberText } from "./number.js";
import { matrixView, symbolNode } from "./matrix.js";
import { decodeNumbers } from "./data.js";
import { batch, card, equation, lacks, note, otherRun, phrase, runOfScene, brief, says, tint } from "./pieces.js";

addWords({
  chapter_heads: ["Several heads", "多头注意力"],
  heads_lead: ["Each head has queries, keys and values of its own, so each can look at the sentence in another way. Their outputs are put side by side and mixed by one more matrix.",
    "每个头都有自己的查询、键和值，因此可以用不同的方式看同一句话。各头的输出并排放在一起，再由一个矩阵混合。"],
  heads_model: ["All layers and heads", "所有的层和头"],
  heads_model_help: ["One picture for each head: rows look, columns are looked at, strong colour means much. Point at one to see it below. A click locks it; a second click or Esc unlocks.",
    "每个头一张小图：行是在看的词，列是被看的词，颜色越强看得越多。指向一张图就在下面显示它。单击锁定，再次单击或按 Esc 解锁。"],
  heads_layer: ["layer {0}", "第 {0} 层"],
  heads_call: ["this call", "这次调用"],
  heads_cross: ["layer {0}, cross", "第 {0} 层，交叉"],
  heads_step: ["{0}, step {1}", "{0}，第 {1} 步"],
  heads_head: ["head {0}", "头 {0}"],
  heads_thumb: ["{0}, head {1}", "{0}，头 {1}"],
  heads_locked: ["Locked. A second click on its picture, or Esc, unlocks it.", "已锁定。再次单击它的小图或按 Esc 解锁。"],
  heads_free: ["Not locked: it follows the pointer and the focus.", "未锁定：跟随指针和焦点。"],
  heads_unlock: ["Unlock", "解锁"],
  heads_lines: ["Point at a word on the left to see only its lines. The thicker a line, the larger the weight; the matrix holds the same numbers as a table.",
    "指向左边的一个词，只看它的连线。线越粗，权重越大；矩阵里是同样的数，是一张表。"],
  heads_many: ["{0} × {1} words are too many for lines; the picture shows them all.", "{0} × {1} 个词太多，无法逐一连线；图里是全部。"],
  heads_row: ["{0} looks most at {1}: {2}", "{0} 最关注 {1}：{2}"],
  heads_row_none: ["{0} looks at nothing: every key is masked", "{0} 什么也不看：所有的键都被遮住"],
  heads_spread: ["Mean entropy of its rows: {0} of at most {1} bits. Low means it points, high means it mixes.", "各行熵的平均：{0} 比特，最多 {1}。低表示专注，高表示平均。"],
  heads_concat: ["Side by side, then mixed", "并排，再混合"],
  heads_concat_text: ["The outputs of the heads stand side by side, each in columns of its own. {0} mixes them into one row for each word.", "各头的输出并排，每个头占自己的几列。{0} 把它们混合成每个词的一行。"],
  heads_bare: ["This call was attention alone: its heads are not put together here.", "这次调用只有注意力本身：各头没有在这里合并。"],
  heads_apart: ["How far the heads disagree", "各头有多不同"],
  heads_apart_text: ["Jensen-Shannon divergence of two heads, mean over the words, computed here from the recorded weights: 0 bits when they look at the same words, 1 when at entirely different ones.",
    "两个头之间的詹森－香农散度，对所有词取平均，由记录的权重在本页算出：0 比特表示看的词相同，1 表示完全不同。"],
  heads_apart_most: ["Heads {0} and {1} differ most: {2} bits.", "头 {0} 和头 {1} 差别最大：{2} 比特。"],
  heads_apart_lod: ["The page does not hold all weights of these heads, so their divergence cannot be computed here.", "本页没有保存这些头的全部权重，因此无法在这里计算散度。"],
  heads_one: ["There is one head only: nothing to compare.", "只有一个头，没有可比的。"],
  heads_caution: ["A large weight says where numbers were taken from, not why: attention is not an explanation.", "权重大只说明数从哪里取来，而不说明为什么：注意力不是解释。"],
});
addState({ pick: "" });

const mostLines = 40, lineStep = 30;
const nameOfPlace = p => {
  const name = p.layer < 0 ? say("heads_call") : say(p.block === "cross_attn" ? "heads_cross" : "heads_layer", p.layer);
  return p.step >= 0 ? say("heads_step", name, p.step) : name;
};
const wordOf = (tokens, i) => tokens?.[i] ?? String(i);

// As much of a word as fits beside the lines; Chinese signs are two wide.
function shortened(text) {
  let width = 0, kept = "";
  for (const sign of text) {
    width += sign > "\u2e80" ? 2 : 1;
    if (width > 13) return `${kept}…`;
    kept += sign;
  }
  return text;
}

// The recorded weights of each place of a run, with the number of their heads.
function attentionOf(report, run) {
  return report.places(run).map(place => ({ place, record: report.of({ ...place, stage: "weights" }) })).filter(a => a.record)
    .map(a => ({ ...a, name: nameOfPlace(a.place), count: a.record.extent("h"), first: Math.max(0, a.record.head) }));
}

// A head is picked as "place,head"; the address keeps the locked one.
class HeadsChapter {
  constructor(report) {
    this.report = report;
    this.run = runOfScene(report, "heads");
    this.all = attentionOf(report, this.run);
    this.element = el("div", { class: "chapter heads" }, note(say("heads_lead")), otherRun(report, this.run));
    if (!this.all.length) return void this.element.append(lacks("weights"));
    this.below = el("div", {});
    this.element.append(this.modelView(), this.below, el("p", { class: "limit" }, say("heads_caution")));
    const escape = e => {
      if (!this.element.isConnected) document.removeEventListener("keydown", escape);
      else if (e.key === "Escape" && state.pick) this.lock("");
    };
    document.addEventListener("keydown", escape);
    onChange(changed => {
      if (changed.has("theme")) this.element.querySelectorAll("canvas.thumb").forEach(c => this.drawThumb(c));
      if (changed.has("pick")) this.show(this.locked() ?? this.current);
    }, this.element);
    this.show(this.locked() ?? this.chosen());
  }

  // What the pickers of the page choose.
  chosen() {
    const wanted = { model: state.model, layer: state.layer, block: state.block, step: state.at };
    const k = Math.max(0, this.all.findIndex(a => Object.entries(wanted).every(([key, text]) => text === "" || String(a.place[key]) === text)));
    return [k, Math.max(0, Math.min(this.all[k].count - 1, Number(state.head) - this.all[k].first))];
  }
  // A lock lasts until the pickers choose something else.
  locked() {
    const [a, h, ...since] = state.pick.split(",").map(Number);
    return state.pick && h < this.all[a]?.count && String(since) === String(this.chosen()) ? [a, h] : undefined;
  }
  lock(pick) {
    set({ pick: pick && `${pick},${this.chosen()}` });
  }

  modelView() {
    const rows = this.all.map((a, k) => el("div", { class: "thumb-row" }, el("span", { class: "name" }, a.name),
      el("div", { class: "thumbs" }, Array.from({ length: a.count }, (_, h) => this.thumb(a, k, h)))));
    return card(say("heads_model"), note(say("heads_model_help")), el("div", { class: "model" }, rows));
  }
  thumb(a, k, h) {
    const canvas = el("canvas", { class: "thumb", "data-pick": `${k},${h}` });
    const preview = () => { if (!this.locked()) this.show([k, h]); };
    this.drawThumb(canvas);
    return el("button", { type: "button", class: "thumb", "data-pick": `${k},${h}`, "aria-label": say("heads_thumb", a.name, h + a.first), style: { "--head": headColour(h) },
      onpointerenter: preview, onfocus: preview, onclick: () => this.lock(String(this.locked()) === `${k},${h}` ? "" : `${k},${h}`) }, canvas, el("span", { "aria-hidden": "true" }, String(h + a.first)));
  }
  drawThumb(canvas) {
    const [k, h] = canvas.dataset.pick.split(",").map(Number), { record } = this.all[k], source = sourceOf(record, batch(), h, true);
    if (!source) return;
    const width = Math.min(source.columns, 96), height = Math.min(source.rows, 96), peaks = source.grid(wholeView(source), height, width);
    const big = source.columns > 64;
    paintPixels(canvas, peaks, width, height, colourTable("weights", isDark(), big), 0, big ? peaks.reduce((x, y) => Math.max(x, y), 0) : 1);
  }

  show(pick) {
    const locked = this.locked(), [k, h] = pick;
    for (const b of this.element.querySelectorAll("button.thumb")) {
      b.setAttribute("aria-pressed", String(locked?.join() === b.dataset.pick));
      b.classList.toggle("current", pick.join() === b.dataset.pick);
    }
    this.status?.replaceChildren(...this.statusText());
    if (this.current?.join() === pick.join() && this.below.childElementCount) return;
    const before = this.current?.[0];
    this.current = pick;
    if (before === k) return void this.headCard.replaceWith(this.headCard = this.headView(this.all[k], h));
    clear(this.below).append(this.headCard = this.headView(this.all[k], h), concatView(this.report, this.all[k]), apartView(this.all[k]));
  }
  statusText() {
    if (!this.locked()) return [say("heads_free")];
    return [say("heads_locked"), " ", el("button", { type: "button", onclick: () => this.lock("") }, say("heads_unlock"))];
  }

  headView(a, h) {
    const { record } = a, matrix = record.matrix({ b: batch(), h, exact: true }), small = matrix.rows <= mostLines && matrix.columns <= mostLines && record.numbers();
    this.status = el("p", { class: "note lock", role: "status" }, this.statusText());
    const lines = small ? new HeadLines(record, h).element : note(say("heads_many", matrix.rows, matrix.columns));
    const table = matrixView({ record, b: batch(), h, exact: true, name: "A", palette: "weights", scale: matrix.columns <= 64 ? [0, 1] : undefined });
    return card(say("heads_thumb", a.name, h + a.first), this.status, spreadOf(record, matrix, h), el("div", { class: small ? "pair" : "" }, lines, table));
  }
}

// How far the rows of a head spread: from all its weights, or from what was kept of them.
function spreadOf(record, matrix, h) {
  const kept = record.data?.rows?.entropy;
  if (kept) return spreadNote(keptEntropies(record, h), matrix.columns, says("entropy", record.path, batch(), h));
  if (!record.numbers()) return undefined;
  const rows = Array.from({ length: matrix.rows }, (_, i) => rowOf(matrix, i)).filter(row => row.some(x => x > 0));
  if (!rows.length) return undefined;
  return spreadNote(rows.map(entropyOf), matrix.columns, says("entropy", record.path, batch(), h));
}
const spreadNote = (list, columns, marks) => note(phrase("heads_spread", el("b", { translate: "no", ...marks }, brief(list.reduce((sum, x) => sum + x, 0) / list.length)), brief(Math.log2(columns))));
// Of the rows of a head that have any weight.
function keptEntropies(record, h) {
  const n = record.extent("q"), first = (Math.min(batch(), record.extent("b") - 1) * record.extent("h") + h) * n;
  const [entropy, max] = ["entropy", "max"].map(key => decodeNumbers(record.data.rows[key], "f32").subarray(first, first + n));
  return [...entropy].filter((_, i) => max[i] > 0);
}

// Words on both sides and a line for each weight.
class HeadLines {
  constructor(record, h) {
    const { rows, columns } = this.matrix = record.matrix({ b: batch(), h, exact: true }), height = Math.max(rows, columns) * lineStep, list = (n, f) => Array.from({ length: n }, (_, i) => f(i));
    Object.assign(this, { record, h });
    const word = (tag, tokens, i, more) => el(tag, { ...more, translate: "no" }, el("span", { title: wordOf(tokens, i) }, shortened(wordOf(tokens, i))));
    this.left = list(rows, i => word("button", this.matrix.rowTokens, i, { type: "button", "aria-label": this.sentence(i), onpointerenter: () => this.only(i), onfocus: () => this.only(i) }));
    this.right = list(columns, j => word("span", this.matrix.columnTokens, j));
    this.weights = this.right.map(node => node.appendChild(el("small", {})));
    this.lines = svg("svg", { viewBox: `0 0 100 ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    const all = () => this.only(undefined), style = { "--step": `${lineStep}px`, height: `${height}px` };
    this.element = el("div", { class: "lines-view" },
      el("div", { class: "lines", style, onpointerleave: all, onfocusout: all }, el("div", { class: "words left" }, this.left), this.lines, el("div", { class: "words right" }, this.right)), note(say("heads_lines")));
    all();
  }
  sentence(i) {
    const row = rowOf(this.matrix, i), best = row.reduce((b, x, j) => x > row[b] ? j : b, 0), from = wordOf(this.matrix.rowTokens, i);
    return row.some(x => x > 0) ? say("heads_row", from, wordOf(this.matrix.columnTokens, best), brief(row[best], this.record)) : say("heads_row_none", from);
  }
  // The lines of one word, with its weights as numbers; of all words where none is pointed at.
  only(row) {
    this.left.forEach((node, i) => node.classList.toggle("on", i === row));
    this.weights.forEach((node, j) => {
      const x = row === undefined ? undefined : this.matrix.value(row, j);
      node.textContent = x === undefined ? "" : numberText(x, 2);
      node.parentNode.classList.toggle("on", x >= 0.1);
    });
    const line = (i, j, x) => svg("line", { x1: 0, x2: 100, y1: (i + 0.5) * lineStep, y2: (j + 0.5) * lineStep, style: { stroke: headColour(this.h), "stroke-width": 0.8 + 5 * x, "stroke-opacity": 0.2 + 0.8 * x } });
    const lines = this.left.flatMap((_, i) => row === undefined || i === row ? rowOf(this.matrix, i).map((x, j) => x > 0.01 ? line(i, j, x) : undefined) : []);
    clear(this.lines).append(...lines.filter(Boolean));
  }
}

function concatView(report, { place, record }) {
  const at = stage => report.of({ ...place, stage }), concat = at("concat"), w = at("w_o"), out = at("attn_out");
  const title = say("heads_concat"), law = formula(m("mi", "MultiHead"), "=", m("mi", "Concat"), "(", m("msub", "head", "0"), ",", "…", ")", m("msup", "W", "O"));
  if (place.block === "bare") return card(title, note(say("heads_bare")));
  if (!concat && !out) return card(title, law, lacks("concat", "attn_out"));
  const heads = report.headsAt(record), width = concat && concat.shape.at(-1) / heads;
  const names = concat && Array.from({ length: concat.shape.at(-1) }, (_, c) => `h${Math.floor(c / width)}·${c % width}`);
  const strip = concat && el("div", { class: "key" }, Array.from({ length: heads }, (_, h) => el("span", {}, el("i", { class: "dot", style: { background: headColour(h) } }), say("heads_head", h),
    el("code", {}, ` ${h * width}–${(h + 1) * width - 1}`))));
  const view = (r, name, more) => r ? matrixView({ record: r, b: batch(), name, palette: "signed", ...more }) : lacks(name);
  return card(title, law, note(phrase("heads_concat_text", symbolNode("W^O"))), strip,
    equation(concat ? view(concat, "Concat", { columnNames: names }) : lacks("concat"), "×", w ? view(w, "W^O", { rowNames: names }) : lacks("w_o"), "=", out ? view(out, "MultiHead") : lacks("attn_out")));
}

function apartView({ record, count, first }) {
  const title = say("heads_apart");
  if (count < 2) return card(title, note(say("heads_one")));
  if (!record.numbers()) return card(title, note(say("heads_apart_lod")));
  const d = headDivergences(Array.from({ length: count }, (_, h) => record.matrix({ b: batch(), h, exact: true })));
  let [s, t] = [0, 1];
  d.forEach((row, i) => row.forEach((x, j) => { if (x > d[s][t]) [s, t] = [i, j]; }));
  const name = h => el("th", { scope: "col" }, el("i", { class: "dot", style: { background: headColour(h) } }), String(h + first));
  const cell = (x, s, t) => tint(el("td", { title: numberText(x, 9, true), ...says("divergence", record.path, batch(), s, t) }, count > 4 && digits() < 9 ? numberText(x, 2) : brief(x)), "weights", x);
  const rows = d.map((row, i) => el("tr", {}, el("th", { scope: "row" }, String(i + first)), row.map((x, t) => cell(x, i, t))));
  const table = el("table", { class: "apart plain" }, el("thead", {}, el("tr", {}, el("td", {}), d.map((_, h) => name(h)))), el("tbody", {}, rows));
  return card(title, note(say("heads_apart_text")), el("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": title }, table),
    el("p", {}, say("heads_apart_most", s + first, t + first, brief(d[s][t]))));
}

export const headsView = report => new HeadsChapter(report).element;
