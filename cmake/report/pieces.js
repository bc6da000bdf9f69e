// What the chapters share: cards, cells with recorded numbers, charts, and sliders over recorded runs.
import { addWords, say } from "./words.js";
import { el, svg } from "./dom.js";
import { numberText, exactText } from "./number.js";
import { digits, onChange, set, state } from "./state.js";
import { ticksOf } from "./measure.js";
import { ramp, css, inkOn } from "./colour.js";
import { showCell, leaveCell, lockCell } from "./cell.js";
import { saveChart } from "./export.js";
import { currentScene } from "./place.js";

addWords({
  lacks: ["Not recorded: {0}. Add {1} to what the recorder keeps.", "没有记录：{0}。请让记录器保留 {1}。"],
  not_shown: ["What this does not show: ", "这并不说明："],
  other_run: ["The numbers here are of another recorded run, with parameters of its own.", "这里的数来自另一次记录的运行，它有自己的参数。"],
});

export const card = (title, ...children) => el("section", { class: "card" }, el("h3", {}, title), ...children);
// A sentence with elements in the places of {0}, {1}.
export const phrase = (key, ...parts) => say(key, ...parts.map((_, i) => `{${i}}`)).split(/(\{\d\})/).map(t => /^\{\d\}$/.test(t) ? parts[t[1]] : t);
export const own = text => el("span", { translate: "no" }, text);
export const lacks = (...stages) => el("p", { class: "missing" },
  phrase("lacks", el("code", {}, stages.join(", ")), el("code", {}, stages.map(s => `stage::${s}`).join(", "))));
export const note = (...text) => el("p", { class: "note" }, ...text);
export const limit = text => el("p", { class: "limit" }, el("strong", {}, say("not_shown")), text);
export const brief = (x, record) => numberText(x, digits(), record?.isDouble);

// A recorded number in the given element: pointing at it shows all nine digits and explains it, a click locks it.
export function recorded(tag, record, index, more = {}) {
  const node = el(tag, { ...more, "data-path": record.path, "data-index": index.join() }, brief(record.at(...index), record));
  explainable(node, () => record, () => index);
  return node;
}
export function explainable(node, record, index) {
  const known = () => record()?.numbers() && index();
  node.addEventListener("pointerenter", e => e.pointerType !== "touch" && known() && showCell(record(), index(), node));
  node.addEventListener("pointerleave", () => known() && leaveCell());
  node.addEventListener("click", () => known() && lockCell(record(), index()));
  return node;
}
// Colours for both themes, of 256 steps; the style sheet takes one of them.
const tints = {};
export function tint(node, palette, t) {
  const step = Math.round(Math.max(-1, Math.min(1, t)) * 255), known = tints[palette] ??= {};
  const colours = known[step] ??= [false, true].flatMap(dark => {
    const rgb = ramp(palette, step / 255, dark);
    return [css(rgb), inkOn(rgb)];
  });
  ["--l", "--li", "--d", "--di"].forEach((name, k) => node.style.setProperty(name, colours[k]));
  node.classList.add("tint");
  return node;
}
// The same for a fact of a run, which belongs to no record.
export const fact = (tag, run, name, write = brief) => {
  const x = run.facts[name];
  return el(tag, { class: "fact", title: exactText(x, true), translate: "no", ...says("fact", run.scene, run.place, name) }, Number.isInteger(x) ? String(x) : write(x));
};
// Marks an element whose text is worked out here from recorded numbers: by which rule, and of what.
export const says = (kind, ...of) => ({ "data-kind": kind, "data-of": of.join() });

// Which element of the batch is shown.
export const batch = () => Number(state.batch) || 0;

// Said where a chapter does not show the run of the steps.
export const otherRun = (report, run) => run !== currentScene(report).place.run && note(say("other_run"));
// The run of a scene; without the scene, the run that was chosen, or the first.
export function runOfScene(report, name) {
  return report.scene(name)?.runs[0]?.run ?? (Number(state.run) || report.runs[0] || 1);
}


export const scroller = (name, ...children) => el("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": name }, ...children);

// Operands with their signs; a sign stays with the operand behind it.
export function equation(...parts) {
  const groups = [];
  for (let k = 0; k < parts.length; k++) {
    if (typeof parts[k] === "string") groups.push(el("div", { class: "signed" }, el("span", { class: "operator" }, parts[k]), parts[++k]));
    else if (parts[k]) groups.push(parts[k]);
  }
  return el("div", { class: "equation", role: "group" }, groups);
}

// A table of facts: head and rows are arrays of text or cells.
export function factTable(caption, head, rows) {
  const cell = (c, tag) => c instanceof Node && ["TD", "TH"].includes(c.tagName) ? c : el(tag, {}, c);
  return scroller(caption, el("table", { class: "plain", "aria-label": caption }, el("thead", {}, el("tr", {}, head.map(h => el("th", { scope: "col" }, h)))),
      el("tbody", {}, rows.map(r => el("tr", {}, el("th", { scope: "row" }, r[0]), r.slice(1).map(c => cell(c, "td")))))));
}

// A slider over recorded runs: choices are [{name, value}]; the choice is kept in the address under `key`, at first it is `start`.
export function slider(label, key, choices, show, start = 0) {
  const found = () => choices.findIndex(c => String(c.value) === state[key]), out = el("output", { translate: "no" });
  const input = el("input", { type: "range", min: 0, max: choices.length - 1, step: 1, oninput: e => set({ [key]: choices[e.target.value].value }) });
  const refresh = () => {
    const k = found() < 0 ? Math.max(0, start) : found();
    input.value = k;
    input.setAttribute("aria-valuetext", choices[k].name);
    out.textContent = choices[k].name;
    show(choices[k]);
  };
  const element = el("label", { class: "slider" }, el("span", {}, label), input, out);
  onChange(changed => changed.has(key) && refresh(), element);
  refresh();
  return element;
}

const chart = { width: 420, height: 232, left: 48, right: 14, top: 26, bottom: 38 };
const stroke = k => ({ stroke: `var(--h${[0, 4, 2][k % 3]})`, "stroke-dasharray": ["none", "6 4", "2 3"][k % 3] });

// Lines over numbers: series are [{name, points: [[x, y]]}]. The summary says in words what the picture shows.
export function lineChart({ series, xLabel, yLabel, summary, caption = summary, yRange, whole }) {
  const { width, height, left, right, top, bottom } = chart, all = series.flatMap(s => s.points), pick = k => all.map(p => p[k]);
  const [x0, x1] = [Math.min(...pick(0)), Math.max(...pick(0))], [y0, y1] = yRange ?? [Math.min(...pick(1)), Math.max(...pick(1))];
  const X = x => left + (x - x0) / (x1 - x0 || 1) * (width - left - right), Y = y => height - bottom - (y - y0) / (y1 - y0 || 1) * (height - top - bottom);
  const grid = ticksOf(y0, y1, 4).map(y => [svg("line", { class: "grid", x1: left, x2: width - right, y1: Y(y), y2: Y(y) }), svg("text", { x: left - 6, y: Y(y) + 4, "text-anchor": "end" }, String(y).replace("-", "−"))]);
  const below = ticksOf(x0, x1, 6).filter(x => !whole || Number.isInteger(x)).map(x => svg("text", { x: X(x), y: height - bottom + 16, "text-anchor": "middle" }, String(x)));
  const path = (s, k) => svg("path", { class: "series", d: s.points.map(([x, y], i) => `${i ? "L" : "M"}${X(x).toFixed(1)} ${Y(y).toFixed(1)}`).join(""), style: { ...stroke(k), "stroke-width": 2 + 2.5 * (series.length - 1 - k) } });
  const axes = [svg("text", { class: "label", x: (left + width - right) / 2, y: height - 4, "text-anchor": "middle" }, xLabel), svg("text", { class: "label", x: 4, y: 10 }, yLabel)];
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height + 4}`, role: "img", "aria-label": summary }, grid, below, series.map(path), axes);
  const sample = k => svg("svg", { class: "sample", viewBox: "0 0 26 8", "aria-hidden": "true" }, svg("line", { x1: 0, x2: 26, y1: 4, y2: 4, style: stroke(k) }));
  const key = series.length > 1 && el("div", { class: "key" }, series.map((s, k) => el("span", {}, sample(k), s.name)));
  return chartFigure(picture, yLabel, key, el("figcaption", {}, caption));
}
// A picture with what stands below it, and a button that saves it.
export const chartFigure = (picture, name, ...below) => el("figure", { class: "chart" }, picture, ...below,
  el("button", { type: "button", "data-export": "chart", onclick: () => saveChart(picture, name) }, say("save_svg")));

// Bars of weights: rows are [{name, value (0..1), cell, strong}].
export function bars(rows, summary) {
  const line = r => el("li", { class: r.strong ? "strong" : "" }, el("span", { class: "name" }, r.name),
    el("span", { class: "track", "aria-hidden": "true" }, el("span", { class: "fill", style: { width: `${Math.max(0, Math.min(1, r.value)) * 100}%` } })), r.cell);
  return el("ul", { class: "shares", "aria-label": summary }, rows.map(line));
}
