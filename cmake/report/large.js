// A matrix over 32 x 32: a picture on a canvas with a brush for both axes, and a table of the 16 x 16 numbers at the pointer.
import { addWords, say } from "./words.js";
import { el, clear } from "./dom.js";
import { numberText } from "./number.js";
import { digits, onChange } from "./state.js";
import { colourTable, css, isDark, ramp } from "./colour.js";
import { explainable, tint } from "./pieces.js";
import { registerMatrix, showCell, leaveCell } from "./cell.js";
import { isSigned, paintPixels, sourceOf, wholeView } from "./blocks.js";

addWords({
  large_size: ["{0} × {1} numbers, drawn as a picture.", "{0} × {1} 个数，画成一张图。"],
  large_pixels: ["Where a point stands for several numbers it shows the {0}.", "一个点代表几个数时，显示其中{0}。"],
  large_max: ["largest", "最大的"],
  large_peak: ["one of largest magnitude", "绝对值最大的"],
  large_blocks: ["The page holds {0} × {1} blocks of it, not each number.", "本页保存的是 {0} × {1} 个块，而不是每一个数。"],
  large_top: ["Exact are the {0} largest weights of each row; ≤ marks what the others cannot exceed.", "每行最大的 {0} 个权重是精确的；≤ 表示其余的数不会超过的值。"],
  large_near: ["≈ marks the extreme of a block, rounded to one of 256 steps.", "≈ 表示所在块的极值，取 256 级中最近的一级。"],
  large_help: ["Drag over the picture or along its edges to look closer. Arrow keys move the window (Shift: by 16), click or Enter holds it, a second click or Esc lets go.",
    "在图上或沿着边缘拖动可以放大。方向键移动窗口（按住 ⇧ 每次 16 格），单击或回车固定窗口，再次单击或按 Esc 松开。"],
  large_whole: ["Whole matrix", "整个矩阵"],
  large_root: ["show small numbers (square root)", "突出小的数（平方根）"],
  large_rows: ["Rows", "行"],
  large_columns: ["Columns", "列"],
  large_from: ["{0}, from", "{0}，从"],
  large_to: ["{0}, to", "{0}，到"],
  large_window: ["The numbers in the window: rows {0}, columns {1}", "窗口里的数：行 {0}，列 {1}"],
  large_held: ["held", "已固定"],
  large_block: ["rows {0} × columns {1}: {2} {3}{4}, mean {5}, from {6} cells", "行 {0} × 列 {1}：{2} {3}{4}，平均 {5}，共 {6} 格"],
  large_cell: ["row {0} × column {1}: {2}", "行 {0} × 列 {1}：{2}"],
  large_at: [" at ({0}, {1})", "，在 ({0}, {1})"],
  large_word_max: ["max", "最大"],
  large_word_peak: ["extreme", "极值"],
  large_none: ["The page does not hold the numbers of {0}; they are in the recorded file.", "本页没有保存 {0} 的数；它们在记录文件里。"],
  large_picture: ["Picture of {0}, {1} rows by {2} columns; colours from {3} to {4}", "{0} 的图，{1} 行 {2} 列；颜色从 {3} 到 {4}"],
});

const windowSize = 16, mostPixels = 512;
const span = (from, to) => to - from > 1 ? `${from}–${to - 1}` : String(from);
const clampTo = (x, low, high) => Math.max(low, Math.min(high, x));

// The sentence about what is drawn at a cell.
export function blockSentence(source, block, write) {
  if (block.count === 1) return say("large_cell", block.i0, block.j0, write(block.peak));
  const word = say(source.signed ? "large_word_peak" : "large_word_max"), sure = block.exact || block.exactPeak;
  const where = block.at ? say("large_at", ...block.at) : "", about = x => (block.exact ? "" : "≈ ") + write(x);
  return say("large_block", span(block.i0, block.i1), span(block.j0, block.j1), word, (sure ? "" : "≈ ") + write(block.peak), where, about(block.mean), block.count);
}

class LargeMatrix {
  constructor({ record, b = 0, h = 0, exact, name, palette, scale }, source) {
    Object.assign(this, { record, source, name: name ?? record.symbol, matrix: record.matrix({ b, h, exact }) });
    this.palette = palette ?? (isSigned(record) ? "signed" : "weights");
    this.view = wholeView(source);
    this.at = [0, 0];
    this.scale = scale ?? this.ownScale();
    this.element = el("figure", { class: "large" }, this.header(), this.controls(), this.picture(), this.readout(), this.table());
    onChange(changed => changed.has("theme") && this.draw(), this.element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.element.isConnected && this.draw());
    this.draw();
    this.show(0, 0);
  }

  write(x) {
    return numberText(x, digits(), this.record.isDouble);
  }
  ownScale() {
    const peaks = this.source.grid(this.view, Math.min(this.source.rows, mostPixels), Math.min(this.source.columns, mostPixels));
    let high = 0;
    for (const x of peaks) if (Number.isFinite(x)) high = Math.max(high, Math.abs(x));
    return this.palette === "signed" ? [-(high || 1), high || 1] : [0, high || 1];
  }

  header() {
    const { source } = this, blocks = source.level !== "exact", top = this.record.data?.top;
    const notes = [say("large_size", source.rows, source.columns), !blocks && say("large_pixels", say(source.signed ? "large_peak" : "large_max")),
      blocks && say("large_blocks", source.blockRows, source.blockColumns), blocks && top && say("large_top", top.count), blocks && !top && say("large_near")];
    return el("figcaption", {}, el("strong", { translate: "no" }, this.name), " ", notes.filter(Boolean).join(" "));
  }

  controls() {
    this.bounds = {};
    const bound = (key, label, most) => this.bounds[key] = el("input", { type: "number", min: 0, max: most, "aria-label": label, onchange: () => this.readBounds() });
    const axis = (word, a, b, most) => el("span", { class: "large-axis" }, say(word), bound(a, say("large_from", say(word)), most - 1), "–", bound(b, say("large_to", say(word)), most - 1));
    const root = this.palette === "weights" && el("label", {}, el("input", { type: "checkbox", onchange: e => { this.root = e.target.checked; this.draw(); } }), " ", say("large_root"));
    return el("div", { class: "large-controls" }, axis("large_rows", "i0", "i1", this.source.rows), axis("large_columns", "j0", "j1", this.source.columns),
      el("button", { type: "button", onclick: () => this.look(wholeView(this.source)) }, say("large_whole")), root);
  }
  readBounds() {
    const read = (key, other) => Math.round(Number(this.bounds[key].value) || 0) + other;
    const [i0, j0] = [clampTo(read("i0", 0), 0, this.source.rows - 1), clampTo(read("j0", 0), 0, this.source.columns - 1)];
    this.look({ i0, j0, i1: clampTo(read("i1", 1), i0 + 1, this.source.rows), j1: clampTo(read("j1", 1), j0 + 1, this.source.columns) });
  }

  picture() {
    const { rows, columns } = this.source;
    this.canvas = el("canvas", { tabindex: 0, role: "img" });
    this.frame = el("div", { class: "large-window", "aria-hidden": "true" });
    this.band = el("div", { class: "large-band", "aria-hidden": "true", hidden: true });
    this.stage = el("div", { class: "large-stage", style: { "aspect-ratio": String(clampTo(columns / rows, 0.6, 4)) } }, this.canvas, this.frame, this.band);
    this.strips = { i: this.strip("i"), j: this.strip("j") };
    this.listen();
    registerMatrix(this.stage, { record: this.record, mark: list => this.mark(list) });
    this.legend = el("div", { class: "large-legend", translate: "no" });
    return el("div", { class: "large-picture" }, this.strips.j.element, this.strips.i.element, this.stage, this.legend);
  }

  // An edge of the picture: the whole axis with the part in view; dragging chooses another part.
  strip(axis) {
    const total = axis === "i" ? this.source.rows : this.source.columns, part = el("div", { class: "part" });
    const element = el("div", { class: `large-strip ${axis}`, "aria-hidden": "true", translate: "no" }, part, el("span", {}, "0"), el("span", {}, String(total - 1)));
    const place = e => {
      const box = element.getBoundingClientRect();
      return clampTo(axis === "i" ? (e.clientY - box.top) / box.height : (e.clientX - box.left) / box.width, 0, 1) * total;
    };
    let start;
    element.addEventListener("pointerdown", e => { start = place(e); element.setPointerCapture(e.pointerId); });
    element.addEventListener("pointerup", e => {
      if (start === undefined) return;
      const [low, high] = [start, place(e)].sort((x, y) => x - y);
      start = undefined;
      if (high - low >= total / 128) this.look({ ...this.view, [axis + "0"]: Math.floor(low), [axis + "1"]: Math.max(Math.floor(low) + 1, Math.ceil(high)) });
    });
    return { element, part };
  }

  cellAt(e) {
    const box = this.canvas.getBoundingClientRect(), { i0, i1, j0, j1 } = this.view;
    const i = i0 + Math.floor((e.clientY - box.top) / box.height * (i1 - i0)), j = j0 + Math.floor((e.clientX - box.left) / box.width * (j1 - j0));
    return [clampTo(i, i0, i1 - 1), clampTo(j, j0, j1 - 1)];
  }
  listen() {
    const { canvas } = this;
    let start;
    canvas.addEventListener("pointermove", e => {
      if (start) this.drawBand(start, e);
      else if (!this.held) this.later(this.cellAt(e));
    });
    canvas.addEventListener("pointerdown", e => {
      if (e.pointerType !== "mouse" || e.button) return;
      start = e;
      canvas.setPointerCapture(e.pointerId);
    });
    canvas.addEventListener("pointerup", e => {
      const from = start;
      start = undefined;
      this.band.hidden = true;
      if (from && Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > 8) this.lookAt(this.cellAt(from), this.cellAt(e));
    });
    canvas.addEventListener("pointercancel", () => { start = undefined; this.band.hidden = true; });
    canvas.addEventListener("click", e => this.click(e));
    canvas.addEventListener("keydown", e => this.key(e));
    canvas.addEventListener("blur", () => leaveCell());
  }
  key(e) {
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[e.key];
    if (move) this.visit(...this.at.map((x, a) => x + move[a] * (e.shiftKey ? windowSize : 1)));
    else if (e.key === "Enter" || e.key === " ") this.hold(!this.held);
    else if (e.key === "Escape" && this.held) this.hold(false);
    else return;
    e.preventDefault();
    e.stopPropagation();
  }
  // A drag ends with a click that is none.
  click(e) {
    if (!this.dragged) {
      if (!this.held) this.show(...this.cellAt(e));
      this.hold(!this.held);
    }
    this.dragged = false;
  }
  // By the keyboard: the number in the middle is also explainable.
  visit(i, j) {
    this.show(i, j);
    if (this.record.numbers()) showCell(this.record, this.matrix.index(...this.at), this.cells[this.at[0] - this.corner[0]][this.at[1] - this.corner[1]]);
  }
  hold(on) {
    this.held = on;
    this.frame.classList.toggle("held", on);
    this.show(...this.at);
  }
  later(cell) {
    if (!this.waiting) requestAnimationFrame(() => { this.show(...this.waiting); this.waiting = undefined; });
    this.waiting = cell;
  }
  drawBand(from, to) {
    const box = this.canvas.getBoundingClientRect(), x = [from.clientX - box.left, to.clientX - box.left], y = [from.clientY - box.top, to.clientY - box.top];
    this.band.hidden = false;
    Object.assign(this.band.style, { left: `${Math.min(...x)}px`, top: `${Math.min(...y)}px`, width: `${Math.abs(x[1] - x[0])}px`, height: `${Math.abs(y[1] - y[0])}px` });
  }
  lookAt([i, j], [k, l]) {
    this.dragged = true;
    this.look({ i0: Math.min(i, k), i1: Math.max(i, k) + 1, j0: Math.min(j, l), j1: Math.max(j, l) + 1 });
  }
  look(view) {
    this.view = view;
    this.draw();
    this.show(clampTo(this.at[0], view.i0, view.i1 - 1), clampTo(this.at[1], view.j0, view.j1 - 1));
  }

  draw() {
    const { i0, i1, j0, j1 } = this.view, { source, canvas, bounds } = this, [low, high] = this.scale;
    const width = Math.min(j1 - j0, mostPixels), height = Math.min(i1 - i0, mostPixels), context = canvas.getContext("2d");
    Object.assign(canvas, { width, height });
    const image = context.createImageData(width, height), dark = isDark(), peaks = source.grid(this.view, height, width);
    if (this.root) for (let p = 0; p < peaks.length; p++) peaks[p] = high * Math.sqrt(peaks[p] / high);
    paintPixels(new Uint32Array(image.data.buffer), peaks, width, colourTable(this.palette, dark), low, high);
    context.putImageData(image, 0, 0);
    for (const key of ["i0", "j0"]) bounds[key].value = this.view[key];
    for (const key of ["i1", "j1"]) bounds[key].value = this.view[key] - 1;
    this.drawStrips();
    this.drawLegend(low, high, dark);
    canvas.setAttribute("aria-label", say("large_picture", this.name, source.rows, source.columns, this.write(low), this.write(high)));
  }
  drawStrips() {
    const { i0, i1, j0, j1 } = this.view, { rows, columns } = this.source, percent = x => `${100 * x}%`;
    Object.assign(this.strips.i.part.style, { top: percent(i0 / rows), height: percent((i1 - i0) / rows) });
    Object.assign(this.strips.j.part.style, { left: percent(j0 / columns), width: percent((j1 - j0) / columns) });
  }
  drawLegend(low, high, dark) {
    const colour = t => css(ramp(this.palette, this.palette === "signed" ? 2 * t - 1 : this.root ? Math.sqrt(t) : t, dark));
    const bar = el("span", { class: "bar", style: { background: `linear-gradient(to right,${Array.from({ length: 17 }, (_, k) => colour(k / 16)).join(",")})` } });
    clear(this.legend).append(this.write(low), bar, this.write(high));
  }

  readout() {
    return this.sentence = el("p", { class: "large-readout", role: "status" });
  }
  table() {
    this.caption = el("caption", {});
    const { rows, columns } = this.source, n = this.windowRows = Math.min(windowSize, rows), m = this.windowColumns = Math.min(windowSize, columns);
    this.heads = Array.from({ length: m }, () => el("th", { scope: "col" }));
    this.sides = Array.from({ length: n }, () => el("th", { scope: "row" }));
    this.cells = Array.from({ length: n }, (_, r) => Array.from({ length: m }, (_, c) => this.newCell(r, c)));
    const body = this.sides.map((side, r) => el("tr", {}, side, this.cells[r]));
    const table = el("table", {}, this.caption, el("thead", {}, el("tr", {}, el("td", {}), this.heads)), el("tbody", {}, body));
    return el("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": this.name }, table, el("p", { class: "note" }, say("large_help")));
  }

  // Moves the window so that the cell is in its middle.
  show(i, j) {
    const { source, windowRows: n, windowColumns: m } = this;
    this.at = [clampTo(i, 0, source.rows - 1), clampTo(j, 0, source.columns - 1)];
    const r0 = clampTo(this.at[0] - (n >> 1), 0, source.rows - n), c0 = clampTo(this.at[1] - (m >> 1), 0, source.columns - m);
    const size = Math.max(1, Math.ceil((this.view.i1 - this.view.i0) / mostPixels), Math.ceil((this.view.j1 - this.view.j0) / mostPixels));
    this.sentence.textContent = blockSentence(source, source.block(...this.at, size), x => this.write(x));
    this.caption.textContent = say("large_window", span(r0, r0 + n), span(c0, c0 + m)) + (this.held ? ` · ${say("large_held")}` : "");
    this.placeFrame(r0, c0);
    this.fill(r0, c0);
  }
  placeFrame(r0, c0) {
    const { i0, i1, j0, j1 } = this.view, percent = (x, from, to) => clampTo((x - from) / (to - from), 0, 1) * 100;
    const [top, bottom] = [r0, r0 + this.windowRows].map(x => percent(x, i0, i1)), [left, right] = [c0, c0 + this.windowColumns].map(x => percent(x, j0, j1));
    Object.assign(this.frame.style, { top: `${top}%`, height: `${bottom - top}%`, left: `${left}%`, width: `${right - left}%` });
  }
  fill(r0, c0) {
    const { rowTokens, columnTokens } = this.matrix;
    this.corner = [r0, c0];
    this.heads.forEach((head, c) => { head.textContent = columnTokens?.[c0 + c] ?? c0 + c; });
    this.sides.forEach((side, r) => { side.textContent = rowTokens?.[r0 + r] ?? r0 + r; });
    this.cells.forEach((row, r) => row.forEach((cell, c) => this.fillCell(cell, r0 + r, c0 + c)));
  }
  fillCell(cell, i, j) {
    const { source, record } = this, x = source.exact(i, j), most = x === undefined ? source.atMost(i) : undefined;
    const number = x ?? most ?? source.block(i, j, 1).peak, t = number / this.scale[1], exact = x !== undefined;
    cell.textContent = (exact ? "" : most !== undefined ? "≤ " : "≈ ") + this.write(number);
    cell.className = exact ? "tint" : "bound";
    cell.classList.toggle("here", i === this.at[0] && j === this.at[1]);
    tint(cell, this.palette, !Number.isFinite(t) ? 0 : this.root ? Math.sqrt(t) : t);
    if (!exact) cell.classList.remove("tint");
    if (exact) Object.assign(cell.dataset, { path: record.path, index: this.matrix.index(i, j).join() });
    else ["data-path", "data-index"].forEach(a => cell.removeAttribute(a));
  }
  newCell(r, c) {
    const cell = el("td", {});
    explainable(cell, () => this.record, () => this.matrix.index(this.corner[0] + r, this.corner[1] + c));
    return cell;
  }

  // Frames around what a looked-at number was made of.
  mark(list) {
    for (const old of this.stage.querySelectorAll(".outline")) old.remove();
    const { i0, i1, j0, j1 } = this.view, places = role => list.filter(m => m.role === role && this.matrix.holds(m.index)).map(m => this.matrix.place(m.index));
    for (const role of ["left", "right", "result"]) {
      const found = places(role), all = d => found.map(p => p[d]);
      if (!found.length) continue;
      const [top, bottom] = [Math.min(...all(0)), Math.max(...all(0)) + 1].map(x => clampTo((x - i0) / (i1 - i0), 0, 1) * 100);
      const [left, right] = [Math.min(...all(1)), Math.max(...all(1)) + 1].map(x => clampTo((x - j0) / (j1 - j0), 0, 1) * 100);
      this.stage.append(el("div", { class: `outline ${role}`, style: { top: `${top}%`, left: `${left}%`, height: `${bottom - top}%`, width: `${right - left}%` } }));
    }
  }
}

export function largeView(options) {
  const source = sourceOf(options.record, options.b, options.h, options.exact);
  if (!source) return el("p", { class: "missing" }, say("large_none", options.record.path));
  return new LargeMatrix(options, source).element;
}
