// A matrix as a table of numbers: one stop for the Tab key, arrows inside, every number explained when hovered, focused or clicked.

import { el } from "./dom.js";
import { addWords, say } from "./words.js";
import { numberText } from "./number.js";
import { digits } from "./state.js";
import { ramp, css, inkOn } from "./colour.js";
import { symbolOf, placeName } from "./explain.js";
import { registerMatrix, showCell, leaveCell, lockCell } from "./cell.js";
import { exportButton } from "./export.js";
import { largeView } from "./large.js";
import { wholeView } from "./blocks.js";
import { isMade } from "./data.js";
import { says } from "./pieces.js";

addWords({
  cell_label: ["row {0}, column {1}, {2}", "第 {0} 行，第 {1} 列，{2}"],
  matrix_label: ["{0}, {1} rows by {2} columns", "{0}，{1} 行 {2} 列"],
  matrix_empty: ["{0} is empty: {1} × {2}", "{0} 是空的：{1} × {2}"],
  legend_label: ["colours from {0} to {1}", "颜色从 {0} 到 {1}"],
  origin_derived: ["derived for the trace", "为跟踪而导出"],
  origin_replayed: ["replayed after the run", "运行后重算"],
  origin_page: ["computed in this page", "由本页计算"],
  row_sums: ["sum", "和"],
});

export const largestTable = 32;
const sharesOfRow = new Set(["weights", "probs", "exp"]);
export const paletteOf = record => sharesOfRow.has(record.stage) ? "weights" : "signed";

// All numbers of a matrix, or the largest of each block where the page holds no more.
const numbersIn = v => v.grid ? v.grid(wholeView(v), v.blockRows, v.blockColumns) : Array.from({ length: v.rows * v.columns }, (_, n) => v.value(Math.floor(n / v.columns), n % v.columns));

// The colour scale for signed numbers of matrices that are compared, symmetric about 0; none without a matrix.
export function sharedScale(...views) {
  let most = 0;
  for (const v of views) for (const x of numbersIn(v)) if (Number.isFinite(x)) most = Math.max(most, Math.abs(x));
  return views.length ? [-(most || 1), most || 1] : undefined;
}

const cut = (whole, count) => whole ? [Math.max(0, whole[0]), Math.min(count, whole[1])] : [0, count];

// What a matrix shows of a record: a part of its rows and columns, perhaps turned on its side.
export function partOf({ record, b = 0, h = 0, exact, rows, columns, transpose, rowNames, columnNames }) {
  const whole = record.matrix({ b, h, exact });
  const [r0, r1] = cut(rows, whole.rows), [c0, c1] = cut(columns, whole.columns);
  const names = (given, axis, from, to) => given === false || !axis ? undefined :
    given ?? Array.from({ length: to - from }, (_, i) => placeName(record, axis, i + from));
  const straight = {
    rows: r1 - r0, columns: c1 - c0, index: (i, j) => whole.index(i + r0, j + c0),
    rowNames: names(rowNames, whole.rowAxis, r0, r1), columnNames: names(columnNames, whole.columnAxis, c0, c1),
    wordRow: word => word - record.firstToken(whole.rowAxis) - r0, wordColumn: word => word - record.firstToken(whole.columnAxis) - c0,
  };
  const place = index => whole.holds(index) ? whole.place(index).map((n, d) => n - [r0, c0][d]) : undefined;
  const part = transpose ? {
    rows: straight.columns, columns: straight.rows, index: (i, j) => straight.index(j, i),
    rowNames: straight.columnNames, columnNames: straight.rowNames, wordRow: straight.wordColumn, wordColumn: straight.wordRow, place: index => place(index)?.reverse(),
  } : { ...straight, place };
  const numbers = record.numbers();
  return { ...part, value: (i, j) => numbers?.[record.offset(part.index(i, j))] };
}

// Text with raised and lowered parts: W^Q, d_k.
export function symbolNode(text) {
  const parts = text.split(/([\^_][A-Za-z0-9]+)/).filter(Boolean);
  return el("span", { class: "symbol", translate: "no" }, parts.map(p => p[0] === "^" ? el("sup", {}, p.slice(1)) : p[0] === "_" && parts.length > 1 ? el("sub", {}, p.slice(1)) : p));
}

const badge = record => record.origin === "computed" || !record.origin ? undefined :
  el("span", { class: "badge" }, say(`origin_${record.origin}`));

function paint(td, x, palette, tone) {
  if (Number.isNaN(x)) return td.classList.add("nan");
  if (x === -Infinity) return td.classList.add("excluded");
  [false, true].forEach(dark => {
    const rgb = ramp(palette, tone(x), dark), mode = dark ? "d" : "l";
    td.style.setProperty(`--${mode}`, css(rgb));
    td.style.setProperty(`--${mode}i`, inkOn(rgb));
  });
}

function cellNode(view, i, j) {
  const x = view.value(i, j), text = numberText(x, digits(), view.isDouble), { record } = view;
  const names = [view.rowNames?.[i] ?? i, view.columnNames?.[j] ?? j];
  const td = el("td", { role: "gridcell", tabindex: i + j ? -1 : 0, "aria-label": say("cell_label", ...names, text), class: view.struck?.(x) && "struck" }, text);
  td.place = [i, j];
  if (!isMade(record)) {
    td.setAttribute("data-path", record.path);
    td.setAttribute("data-index", view.index(i, j).join());
  }
  paint(td, x, view.palette, view.tone);
  return td;
}

// A long word is cut; the whole of it shows when pointed at.
export const shortWord = word => [...word].length > 12 ? `${[...word].slice(0, 11).join("")}…` : word;
const wordHead = (scope, word) => el("th", { scope, title: word === shortWord(word) ? undefined : word }, shortWord(word));

function tableOf(view) {
  const { rowNames, columnNames, sums } = view;
  const head = columnNames && el("thead", {}, el("tr", {},
    rowNames && el("td", { role: "gridcell", class: "corner" }), columnNames.map(name => wordHead("col", name)), sums && el("th", { scope: "col", class: "sum" }, sums.title ?? say("row_sums"))));
  const rows = Array.from({ length: view.rows }, (_, i) => el("tr", {}, rowNames && wordHead("row", rowNames[i]),
    Array.from({ length: view.columns }, (_, j) => cellNode(view, i, j)),
    sums && el("td", { role: "gridcell", class: "sum", ...!isMade(view.record) && says("sum", view.record.path, ...view.index(i, 0).slice(0, -1)) }, numberText(sums.value(i), digits(), view.isDouble))));
  return el("table", { role: "grid", "aria-label": say("matrix_label", view.name, view.rows, view.columns) }, head, el("tbody", {}, rows));
}

const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
function target(event, [i, j], view) {
  if (moves[event.key]) return [i + moves[event.key][0], j + moves[event.key][1]];
  if (event.key === "Home") return [event.ctrlKey ? 0 : i, 0];
  if (event.key === "End") return [event.ctrlKey ? view.rows - 1 : i, view.columns - 1];
  if (event.key === "PageUp") return [0, j];
  if (event.key === "PageDown") return [view.rows - 1, j];
  return undefined;
}

function listen(table, view, cells) {
  const cellOf = event => event.target.closest?.("td[tabindex]");
  const show = td => showCell(view.record, view.index(...td.place), td);
  const on = (type, f) => table.addEventListener(type, event => {
    const td = cellOf(event);
    if (td) f(td, event);
  });
  on("pointerover", (td, event) => event.pointerType !== "touch" && show(td));
  table.addEventListener("pointerleave", () => {
    const focused = document.activeElement;
    if (table.contains(focused) && focused.matches(":focus-visible")) show(focused);
    else leaveCell();
  });
  on("focusin", td => {
    for (const other of table.querySelectorAll('td[tabindex="0"]')) other.tabIndex = -1;
    td.tabIndex = 0;
    show(td);
  });
  on("focusout", () => leaveCell());
  on("click", td => lockCell(view.record, view.index(...td.place)));
  on("keydown", (td, event) => {
    const to = target(event, td.place, view);
    if (event.key === "Enter" || event.key === " ") lockCell(view.record, view.index(...td.place));
    else if (!to || event.altKey || event.metaKey) return;
    else cells[to[0]]?.[to[1]]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}

// One outline around all cells of a role: solid, dashed or double, so that colour is not all that tells them apart.
function outline(inner, cells, places, role) {
  const boxes = places.map(([i, j]) => cells[i]?.[j]).filter(Boolean);
  if (!boxes.length) return;
  const edge = (f, side) => f(...boxes.map(side));
  const left = edge(Math.min, c => c.offsetLeft), top = edge(Math.min, c => c.offsetTop);
  const style = { left: `${left}px`, top: `${top}px`, width: `${edge(Math.max, c => c.offsetLeft + c.offsetWidth) - left}px`, height: `${edge(Math.max, c => c.offsetTop + c.offsetHeight) - top}px` };
  inner.append(el("div", { class: `outline ${role}`, style }));
}

function marker(inner, view, cells) {
  return list => {
    for (const old of inner.querySelectorAll(".outline")) old.remove();
    for (const head of inner.querySelectorAll("th.lit")) head.classList.remove("lit");
    for (const role of ["left", "right", "result"]) {
      const places = list.filter(m => m.role === role).map(m => view.place(m.index)).filter(Boolean);
      outline(inner, cells, places, role);
      if (role !== "result") continue;
      for (const [i, j] of places) {
        cells[i]?.[j]?.parentElement.querySelector("th")?.classList.add("lit");
        inner.querySelectorAll("thead th")[j]?.classList.add("lit");
      }
    }
  };
}

// The cells of a word: its row, its column.
const lighter = (view, cells) => word => cells.forEach((row, i) => row.forEach((cell, j) => cell.classList.toggle("of-word", i === view.wordRow(word) || j === view.wordColumn(word))));

export function viewOf(options) {
  const { record } = options;
  const palette = options.palette ?? paletteOf(record);
  const view = { ...options, ...partOf(options), name: options.name ?? symbolOf(record), palette, isDouble: record.isDouble };
  view.scale = options.scale ?? (palette === "weights" ? [0, 1] : sharedScale(view));
  view.tone = x => palette === "weights" ? (x - view.scale[0]) / (view.scale[1] - view.scale[0]) : x === Infinity ? 1 : x / view.scale[1];
  view.struck ??= record.stage === "ffn_act" ? x => x === 0 : undefined;
  return view;
}

function captionOf(view, size) {
  return el("figcaption", {}, symbolNode(view.name), el("span", { class: "dims", translate: "no" }, `[${size}]`), view.record.numbers() && exportButton(view, digits()),
    view.note && el("span", { class: "note" }, view.note), badge(view.record));
}

// options: {record, b, h (query head), rows: [from, to], columns: [from, to], transpose, name, note, palette, scale: [low, high], rowNames, columnNames (lists, or false for none),
// sums: {title, value(i)}, struck(x)}. Without the options the whole record.
export function matrixView(options) {
  const view = viewOf(options);
  const name = view.name, size = `${view.rows}×${view.columns}`;
  if (view.rows > largestTable || view.columns > largestTable || !view.record.numbers()) return largeView({ ...options, name, palette: view.palette });
  if (!view.rows || !view.columns) return el("figure", { class: "matrix" }, el("p", { class: "missing" }, say("matrix_empty", name, view.rows, view.columns)));
  const table = tableOf(view);
  const cells = [...table.tBodies[0].rows].map(row => [...row.cells].filter(c => c.place));
  const inner = el("div", { class: "grid-inner" }, table);
  listen(table, view, cells);
  registerMatrix(inner, { record: view.record, mark: marker(inner, view, cells), light: lighter(view, cells) });
  return el("figure", { class: "matrix" }, captionOf(view, size), el("div", { class: "grid-box" }, inner));
}

// The scale of a palette, with numbers at its ends.
export function legend(palette, scale) {
  if (!scale) return undefined;
  const stops = dark => Array.from({ length: 9 }, (_, i) => css(ramp(palette, palette === "signed" ? i / 4 - 1 : i / 8, dark))).join();
  const [low, high] = scale.map(x => numberText(x, 2));
  const bar = el("span", { class: "legend-bar", style: { "--l": `linear-gradient(90deg,${stops(false)})`, "--d": `linear-gradient(90deg,${stops(true)})` } });
  return el("div", { class: "legend", role: "img", "aria-label": say("legend_label", low, high) }, el("span", {}, low), bar, palette === "signed" && el("span", { class: "legend-zero" }, "0"), el("span", {}, high));
}
