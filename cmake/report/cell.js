// The cell that is being looked at: hovered or focused, or locked. Matrices register to show what it was made of.

import { state, set, onChange } from "./state.js";
import { explain, cellsOf } from "./explain.js";
import { currentScene } from "./place.js";

const looking = { report: undefined, seen: undefined, anchor: undefined, dismissed: false };
const matrices = new Set();
const watchers = new Set();

export function openCells(report) {
  looking.report = report;
  onChange(changed => changed.has("cell") && tellWatchers());
}
// f({record, index, explanation, locked} or undefined, the element it was hovered on)
export const watchCell = f => watchers.add(f);

// A matrix in the page; mark is called with [{index, role}] of its record, where role is result, left or right; light with
// the number of a word of its run, or undefined.
export function registerMatrix(element, { record, mark, light }) {
  matrices.add({ element, record, mark, light, seen: false });
}
export function lightWord(word) {
  const run = currentScene(looking.report).place.run;
  for (const matrix of matrices) matrix.light(matrix.record.run === run ? word : undefined);
}

export function cellText(record, index) {
  return [record.path, ...index].join();
}
// The locked cell, from the address: of a record by its path, or of a stage of the attention that is shown.
export function lockedCell() {
  const [path, ...index] = state.cell.split(",");
  const record = state.cell && looking.report && (looking.report.find(path) ?? currentScene(looking.report).at(path));
  if (!record) return undefined;
  const given = index.map(Number), lead = record.shape.length - given.length;
  const full = lead > 0 ? [...record.matrix({ b: Number(state.batch), h: Number(state.head) }).index(0, 0).slice(0, lead), ...given] : given.slice(given.length - record.shape.length);
  return record.offset(full) < 0 ? undefined : { record, index: full };
}

export const currentCell = () => lockedCell() ?? looking.seen;

function tellWatchers() {
  const locked = lockedCell(), cell = locked ?? looking.seen;
  const explanation = cell && explain(looking.report, cell.record, cell.index);
  const marks = new Map();
  const add = ([record, index], role) => marks.set(record, [...(marks.get(record) ?? []), { index, role }]);
  if (cell) {
    add([cell.record, cell.index], "result");
    for (const { cell: from, role } of cellsOf(explanation)) add(from, role);
  }
  for (const matrix of [...matrices]) {
    if (matrix.element.isConnected) matrix.seen = true;
    else if (matrix.seen) matrices.delete(matrix);
    matrix.mark(marks.get(matrix.record) ?? []);
  }
  for (const watch of watchers) watch(cell && { ...cell, explanation, locked: Boolean(locked) }, looking.dismissed ? undefined : looking.anchor);
}

const sameCell = (a, b) => a && b && a.record === b.record && String(a.index) === String(b.index);

// While a cell is locked, others still show their number, and the explanation stays.
export function showCell(record, index, anchor) {
  looking.seen = { record, index };
  looking.anchor = anchor;
  looking.dismissed = false;
  tellWatchers();
}
export function leaveCell() {
  if (!looking.seen) return;
  looking.seen = looking.anchor = undefined;
  tellWatchers();
}
export function lockCell(record, index) {
  const again = sameCell(lockedCell(), { record, index });
  set({ cell: again ? "" : cellText(record, index) });
}
export const seenCell = () => looking.seen;

// Esc: first the tooltip, then the lock. True if there was something.
export function dismiss() {
  if (looking.anchor && !looking.dismissed) {
    looking.dismissed = true;
    tellWatchers();
    if (!state.cell) return true;
  }
  const had = state.cell !== "";
  set({ cell: "" });
  return had;
}
export const refreshCells = () => tellWatchers();
