// A matrix over 32 x 32: a picture on a canvas with a brush for both axes, and a table of the 16 x 16 numbers at the pointer.
// Options as of matrixView, and tell(i, j): elements that stand for the sentence about a place.
import { addWords, say } from "./words.js";
import { el } from "./dom.js";
import { numberText } from "./number.js";
import { digits, onChange } from "./state.js";
import { isMade } from "./data.js";
import { colourTable, isDark } from "./colour.js";
import { explainable, scroller, tint } from "./pieces.js";
import { registerMatrix, showCell, leaveCell } from "./cell.js";
import { legend, symbolNode } from "./matrix.js";
import { savePixels } from "./export.js";
import { isSigned, paintPixels, sourceOf, wholeView } from "./blocks.js";

addWords({
  large_size: ["{0} × {1} numbers.", "{0} × {1} 个数。"],
  large_several: ["A point that stands for several shows the largest in magnitude.", "一个点代表几个数时，显示绝对值最大的。"],
  large_blocks: ["{0} × {1} numbers, of which the page holds {2} × {3} blocks (≈).", "{0} × {1} 个数，本页只保存 {2} × {3} 个块（≈）。"],
  large_top: ["The {0} largest weights of each row are exact; ≤ is what the others cannot exceed.", "每行最大的 {0} 个权重是精确的；≤ 是其余的数不会超过的值。"],
  large_root: ["Colours grow with the square root.", "颜色随平方根变深。"],
  large_help: ["Drag along an edge or inside to look closer. Arrow keys move the window (⇧: by 16). A click or Enter holds it; a second click or Esc lets go.",
    "沿着边缘或在图内拖动可以放大。方向键移动窗口（按住 ⇧ 每次 16 格）。单击或回车固定窗口，再次单击或按 Esc 松开。"],
  large_closer: ["Closer", "放大"],
  large_whole: ["Whole matrix", "整个矩阵"],
  large_window: ["Window: rows {0}, columns {1}", "窗口：行 {0}，列 {1}"],
  large_held: ["held", "已固定"],
  large_block: ["rows {0} × columns {1}: {2} {3}{4}, mean {5}, from {6} cells", "行 {0} × 列 {1}：{2} {3}{4}，平均 {5}，共 {6} 格"],
  large_cell: ["row {0} × column {1}: {2}", "行 {0} × 列 {1}：{2}"],
  large_at: [" at ({0}, {1})", "，在 ({0}, {1})"],
  large_max: ["max", "最大"],
  large_peak: ["extreme", "极值"],
  large_none: ["The page does not hold the numbers of {0}, to stay small.", "为了减小文件，本页没有保存 {0} 的数。"],
  large_picture: ["Picture of {0}, {1} rows by {2} columns", "{0} 的图，{1} 行 {2} 列"],
});

const windowSize = 16, mostPixels = 512;
const span = (from, to) => to - from > 1 ? `${from}–${to - 1}` : String(from);
const clampTo = (x, low, high) => Math.max(low, Math.min(high, x));
const arrowsOf = key => ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]);
// Puts a box over the part of a picture, in percent of the view.
function placeBox(box, { i0, i1, j0, j1 }, r0, r1, c0, c1) {
  const [top, bottom] = [r0, r1].map(x => clampTo((x - i0) / (i1 - i0), 0, 1) * 100), [left, right] = [c0, c1].map(x => clampTo((x - j0) / (j1 - j0), 0, 1) * 100);
  Object.assign(box.style, { top: `${top}%`, left: `${left}%`, height: `${bottom - top}%`, width: `${right - left}%` });
  return box;
}

// The sentence about what is drawn at a cell.
export function blockSentence(source, block, write) {
  if (block.count === 1) return say("large_cell", block.i0, block.j0, write(block.peak));
  const about = (x, sure) => (sure ? "" : "≈ ") + write(x), peak = about(block.peak, block.exact || block.exactPeak);
  const where = block.at ? say("large_at", ...block.at) : "", word = say(source.signed ? "large_peak" : "large_max");
  return say("large_block", span(block.i0, block.i1), span(block.j0, block.j1), word, peak, where, about(block.mean, block.exact), block.count);
}

class LargeMatrix {
  constructor({ record, b = 0, h = 0, exact, name, palette, scale, tell }, source) {
    Object.assign(this, { record, source, tell, name: name ?? record.symbol, matrix: record.matrix({ b, h, exact }), at: [1, 0], view: wholeView(source) });
    this.palette = palette ?? (isSigned(record) ? "signed" : "weights");
    this.scale = scale ?? this.ownScale();
    this.root = this.palette === "weights" && source.columns > 64;
    this.known = source.level === "exact" || record.data.top || record.data.exact;
    this.element = el("figure", { class: "large" }, this.caption(), this.picture(), this.table());
    onChange(changed => changed.has("theme") && this.draw(), this.element);
    this.look(this.view);
  }
  write(x) {
    return numberText(x, digits(), this.record.isDouble);
  }
  ownScale() {
    const { rows, columns } = this.source, peaks = this.source.grid(this.view, Math.min(rows, mostPixels), Math.min(columns, mostPixels));
    const high = peaks.reduce((most, x) => Number.isFinite(x) ? Math.max(most, Math.abs(x)) : most, 0) || 1;
    return [this.palette === "signed" ? -high : 0, high];
  }
  caption() {
    const { rows, columns, level, blockRows, blockColumns } = this.source, top = this.record.data?.top, exact = level === "exact";
    return el("figcaption", {}, symbolNode(this.name), " ", exact ? [say("large_size", rows, columns), Math.max(rows, columns) > mostPixels && ` ${say("large_several")}`] : say("large_blocks", rows, columns, blockRows, blockColumns), top && ` ${say("large_top", top.count)}`, this.root && ` ${say("large_root")}`);
  }

  picture() {
    const { rows, columns } = this.source, box = name => el("div", { class: name, "aria-hidden": "true" });
    this.canvas = el("canvas", { tabindex: 0, role: "img", "aria-label": say("large_picture", this.name, rows, columns) });
    this.frame = box("large-window");
    this.stage = el("div", { class: "large-stage", style: { "aspect-ratio": String(clampTo(columns / rows, 1, 4)) } }, this.canvas, this.frame);
    this.parts = [box("part"), box("part")];
    this.listen();
    registerMatrix(this.stage, { record: this.record, mark: list => this.mark(list), light: word => this.light(word) });
    const button = (key, f) => el("button", { type: "button", onclick: f }, say(key));
    const bar = el("div", { class: "large-bar" }, legend(this.palette, this.scale), button("large_closer", () => this.closer()), button("large_whole", () => this.look(wholeView(this.source))), el("button", { type: "button", "data-export": "picture", onclick: () => savePixels(this.canvas, this.name) }, say("save_png")));
    return el("div", { class: "large-picture", style: { "max-width": `${Math.max(320, Math.min(540, columns * 48))}px` } }, this.strip(1, "j", columns), this.strip(0, "i", rows), this.stage, bar);
  }
  // An edge of the picture: the whole axis with the part in view; dragging chooses another part.
  strip(axis, name, total) {
    const element = el("div", { class: `large-strip ${name}`, "aria-hidden": "true", translate: "no" }, this.parts[axis], el("span", {}, "0"), el("span", {}, String(total - 1)));
    const place = e => {
      const box = element.getBoundingClientRect();
      return clampTo(axis ? (e.clientX - box.left) / box.width : (e.clientY - box.top) / box.height, 0, 1) * total;
    };
    let start;
    element.addEventListener("pointerdown", e => { start = place(e); element.setPointerCapture(e.pointerId); });
    element.addEventListener("pointerup", e => {
      const [low, high] = [start, place(e)].sort((x, y) => x - y);
      if (high - low >= total / 128) this.look({ ...this.view, [`${name}0`]: Math.floor(low), [`${name}1`]: Math.max(Math.floor(low) + 1, Math.ceil(high)) });
    });
    return element;
  }
  closer() {
    const part = (at, from, to, total) => {
      const extent = Math.min(total, Math.max(windowSize, to - from >> 1)), low = clampTo(at - (extent >> 1), 0, total - extent);
      return [low, low + extent];
    };
    const [i0, i1] = part(this.at[0], this.view.i0, this.view.i1, this.source.rows), [j0, j1] = part(this.at[1], this.view.j0, this.view.j1, this.source.columns);
    this.look({ i0, i1, j0, j1 });
  }

  cellAt(e) {
    const box = this.canvas.getBoundingClientRect(), { i0, i1, j0, j1 } = this.view;
    return [i0 + Math.floor((e.clientY - box.top) / box.height * (i1 - i0)), j0 + Math.floor((e.clientX - box.left) / box.width * (j1 - j0))];
  }
  listen() {
    const on = (type, f) => this.canvas.addEventListener(type, f);
    on("pointermove", e => {
      if (!this.held && !this.waiting) requestAnimationFrame(() => { this.show(...this.waiting); this.waiting = undefined; });
      if (!this.held) this.waiting = this.cellAt(e);
    });
    // A drag with the mouse looks closer at what it went over; a finger scrolls the page.
    const dragged = e => {
      const [a, b] = [this.start, this.cellAt(e)], part = d => [a[d], b[d]].sort((x, y) => x - y);
      const [[i0, i1], [j0, j1]] = [part(0), part(1)], { view } = this;
      return { i0: clampTo(i0, view.i0, view.i1 - 1), i1: clampTo(i1, view.i0, view.i1 - 1) + 1, j0: clampTo(j0, view.j0, view.j1 - 1), j1: clampTo(j1, view.j0, view.j1 - 1) + 1 };
    };
    const far = e => this.start && Math.hypot(e.clientX - this.start[2], e.clientY - this.start[3]) > 8;
    const band = el("div", { class: "outline right", "aria-hidden": "true" });
    on("pointerdown", e => {
      if (e.pointerType === "touch" || e.button) return;
      this.zoomed = false;
      this.start = [...this.cellAt(e), e.clientX, e.clientY];
      this.canvas.setPointerCapture(e.pointerId);
    });
    on("pointermove", e => {
      if (!far(e)) return;
      const { i0, i1, j0, j1 } = dragged(e);
      this.stage.append(placeBox(band, this.view, i0, i1, j0, j1));
    });
    on("pointerup", e => {
      const view = far(e) && dragged(e);
      band.remove();
      this.start = undefined;
      this.zoomed = Boolean(view);
      if (view) this.look(view);
    });
    on("pointercancel", () => { band.remove(); this.start = undefined; });
    on("click", e => {
      if (this.zoomed) return void (this.zoomed = false);
      if (!this.held) this.show(...this.cellAt(e));
      this.hold(!this.held);
    });
    on("keydown", e => this.key(e));
    on("blur", () => leaveCell());
  }
  key(e) {
    const move = arrowsOf(e.key);
    if (move) this.visit(...this.at.map((x, a) => x + move[a] * (e.shiftKey ? windowSize : 1)));
    else if (e.key === "Enter" || e.key === " ") this.hold(!this.held);
    else if (e.key === "Escape" && this.held) this.hold(false);
    else return;
    e.preventDefault();
    e.stopPropagation();
  }
  // By the keyboard: the number in the middle is also explained.
  visit(i, j) {
    this.show(i, j);
    const [r, c] = this.at.map((x, a) => x - this.corner[a]);
    if (this.record.numbers()) showCell(this.record, this.matrix.index(...this.at), this.cells[r][c]);
  }
  hold(on) {
    this.held = on;
    this.frame.classList.toggle("held", on);
    this.show(...this.at);
  }

  look(view) {
    this.view = view;
    this.draw();
    this.show(clampTo(this.at[0], view.i0, view.i1 - 1), clampTo(this.at[1], view.j0, view.j1 - 1));
  }
  draw() {
    const { i0, i1, j0, j1 } = this.view, { canvas, source: { rows, columns } } = this, width = Math.min(j1 - j0, mostPixels), height = Math.min(i1 - i0, mostPixels);
    paintPixels(canvas, this.source.grid(this.view, height, width), width, height, colourTable(this.palette, isDark(), this.root), ...this.scale);
    const whole = wholeView(this.source);
    placeBox(this.parts[0], whole, i0, i1, 0, columns);
    placeBox(this.parts[1], whole, 0, rows, j0, j1);
  }

  table() {
    const n = this.windowRows = Math.min(windowSize, this.source.rows), m = this.windowColumns = Math.min(windowSize, this.source.columns), list = (count, f) => Array.from({ length: count }, (_, k) => f(k));
    this.heads = list(m, () => el("th", { scope: "col" }));
    this.sides = list(n, () => el("th", { scope: "row" }));
    this.cells = list(n, r => list(m, c => explainable(el("td", {}), () => this.record, () => this.matrix.index(this.corner[0] + r, this.corner[1] + c))));
    this.sentence = el("div", { class: "large-readout", role: "status" });
    this.title = el("p", { class: "note" });
    const table = el("table", {}, el("thead", {}, el("tr", {}, el("td", {}), this.heads)), el("tbody", {}, this.sides.map((side, r) => el("tr", {}, side, this.cells[r]))));
    return [this.sentence, this.known && this.title, this.known && scroller(say("matrix_label", this.name, n, m), table), el("p", { class: "note" }, say("large_help"))];
  }
  // Moves the window so that the cell is in its middle.
  show(i, j) {
    const { source, windowRows: n, windowColumns: m, view } = this, { rowTokens, columnTokens } = this.matrix;
    this.at = [clampTo(i, 0, source.rows - 1), clampTo(j, 0, source.columns - 1)];
    const [r0, c0] = this.corner = [clampTo(this.at[0] - (n >> 1), 0, source.rows - n), clampTo(this.at[1] - (m >> 1), 0, source.columns - m)];
    const size = Math.max(1, Math.ceil((view.i1 - view.i0) / mostPixels), Math.ceil((view.j1 - view.j0) / mostPixels));
    this.sentence.textContent = blockSentence(source, source.block(...this.at, size), x => this.write(x));
    if (this.tell) this.sentence.replaceChildren(...this.tell(...this.at));
    this.title.textContent = say("large_window", span(r0, r0 + n), span(c0, c0 + m)) + (this.held ? ` · ${say("large_held")}` : "");
    placeBox(this.frame, view, r0, r0 + n, c0, c0 + m);
    this.heads.forEach((head, c) => { head.title = head.textContent = columnTokens?.[c0 + c] ?? c0 + c; });
    this.sides.forEach((side, r) => { side.title = side.textContent = rowTokens?.[r0 + r] ?? r0 + r; });
    if (this.known) this.cells.forEach((row, r) => row.forEach((cell, c) => this.fillCell(cell, r0 + r, c0 + c)));
  }
  fillCell(cell, i, j) {
    const { source, record } = this, x = source.exact(i, j), exact = x !== undefined, most = exact ? undefined : source.atMost?.(i, j), number = x ?? most ?? source.block(i, j, 1).peak;
    cell.textContent = (exact ? "" : most !== undefined ? "≤ " : "≈ ") + this.write(number);
    const t = Number.isFinite(number) ? number / this.scale[1] : 0;
    tint(cell, this.palette, this.root ? Math.sqrt(t) : t);
    cell.className = `${exact ? "tint" : "bound"}${i === this.at[0] && j === this.at[1] ? " here" : ""}`;
    if (exact && !isMade(record)) Object.assign(cell.dataset, { path: record.path, index: this.matrix.index(i, j).join() });
    else ["data-path", "data-index"].forEach(a => cell.removeAttribute(a));
  }

  // Frames around the row and the column of a word.
  light(word) {
    for (const old of this.stage.querySelectorAll(".of-word")) old.remove();
    const { i0, i1, j0, j1 } = this.view, box = (...part) => this.stage.append(placeBox(el("div", { class: "outline left of-word" }), this.view, ...part));
    const [i, j] = [this.matrix.rowAxis, this.matrix.columnAxis].map(axis => word - this.record.firstToken(axis));
    if (i >= i0 && i < i1) box(i, i + 1, j0, j1);
    if (j >= j0 && j < j1) box(i0, i1, j, j + 1);
  }

  // Frames around what a looked-at number was made of.
  mark(list) {
    for (const old of this.stage.querySelectorAll(".outline:not(.of-word)")) old.remove();
    for (const role of ["left", "right", "result"]) {
      const places = list.filter(m => m.role === role && this.matrix.holds(m.index)).map(m => this.matrix.place(m.index)), all = d => places.map(p => p[d]);
      if (places.length) this.stage.append(placeBox(el("div", { class: `outline ${role}` }), this.view, Math.min(...all(0)), Math.max(...all(0)) + 1, Math.min(...all(1)), Math.max(...all(1)) + 1));
    }
  }
}

export function largeView(options) {
  const source = sourceOf(options.record, options.b, options.h, options.exact);
  return source?.rows ? new LargeMatrix(options, source).element : el("p", { class: "missing" }, say("large_none", options.record.path));
}
