// Appendix: every record of the run, to search, sort, copy and take away; and what was compared and timed.
import { addWords, say } from "./words.js";
import { el, svg, clear } from "./dom.js";
import { numberText, sourceText } from "./number.js";
import { addState, onChange, set, state } from "./state.js";
import { csvOf, npyOf, rangeOf, sparkOf } from "./measure.js";
import { matrixView, symbolNode } from "./matrix.js";
import { saveBlob } from "./export.js";
import { symbolOf } from "./explain.js";
import { card, factTable, note, own, brief, says } from "./pieces.js";

addWords({
  chapter_appendix: ["Appendix: all records", "附录：全部记录"],
  app_lead: ["Everything that was recorded, in the order in which it was made; #2 marks the second run. Minimum, maximum and mean are computed here from the recorded numbers.", "记录下来的一切，按产生的先后排列；#2 表示第二次运行。最小、最大和平均由记录的数在本页算出。"],
  app_records: ["Records", "记录"],
  app_search: ["Search path, symbol, shape or origin", "按路径、符号、形状或来源搜索"],
  app_count: ["{0} of {1} records", "{1} 条记录中的 {0} 条"],
  app_path: ["path", "路径"],
  app_symbol: ["symbol", "符号"],
  app_origin: ["origin", "来源"],
  app_low: ["min", "最小"],
  app_high: ["max", "最大"],
  app_mean: ["mean", "平均"],
  app_spark: ["curve", "走势"],
  app_spark_name: ["from {0} to {1} in the order of the record", "按记录的顺序，从 {0} 到 {1}"],
  app_take: ["export", "导出"],
  app_sort: ["sort by {0}", "按{0}排序"],
  app_copy: ["Copy path {0}", "复制路径 {0}"],
  app_copy_path: ["path", "路径"],
  app_copied: ["Copied: {0}", "已复制：{0}"],
  app_not_copied: ["The browser does not allow copying; the path is {0}", "浏览器不允许复制；路径是 {0}"],
  app_save: ["Download {0} as {1}", "下载 {0}（{1}）"],
  app_look: ["Show {0}", "显示 {0}"],
  app_not_kept: ["not on this page", "不在本页"],
  app_computed: ["computed", "计算"],
  app_derived: ["derived", "导出"],
  app_replayed: ["replayed", "重算"],
  app_unfinished: ["{0} infinite, {1} NaN", "{0} 个无穷，{1} 个 NaN"],
  app_more: ["Show {0} more", "再显示 {0} 条"],
  app_compared: ["Compared with a reference", "与参照的比较"],
  app_difference: ["largest difference", "最大差别"],
  app_verdict: ["verdict", "结论"],
  app_agrees: ["agrees", "一致"],
  app_differs: ["differs", "不一致"],
  app_blame: ["to blame", "问题所在"],
  app_shapes: ["the shapes differ", "形状不同"],
  app_no_numbers: ["no numbers", "没有数"],
  app_timed: ["Times", "用时"],
  app_span: ["part", "部分"],
  app_ms: ["ms", "毫秒"],
  app_share: ["share of the longest", "与最长者之比"],
});
addState({ find: "", sort: "" });

const page = 100;
const shapeText = record => `${record.axes} ${record.shape.join("×")}`;
const originText = record => say(`app_${record.origin ?? "computed"}`);

// A record with what the table says of it; numbers are looked at once.
function entryOf(record) {
  const numbers = record.numbers(), range = numbers?.length ? rangeOf(numbers) : undefined;
  return { record, numbers, range, text: [record.path, record.symbol, shapeText(record), record.origin].join(" ").toLowerCase() };
}
const keys = {
  path: e => e.record.path, symbol: e => e.record.symbol ?? "", origin: e => e.record.origin ?? "",
  low: e => e.range?.low ?? NaN, high: e => e.range?.high ?? NaN, mean: e => e.range?.mean ?? NaN,
};

// "path" rising, "-path" falling; what has no number comes last.
export function sorted(entries, sort) {
  const key = keys[sort.replace("-", "")], sign = sort.startsWith("-") ? -1 : 1;
  if (!key) return entries;
  const rank = (x, y) => Number.isNaN(x) || Number.isNaN(y) ? Number.isNaN(x) - Number.isNaN(y) : sign * (x < y ? -1 : x > y ? 1 : 0);
  return [...entries].sort((a, b) => rank(key(a), key(b)));
}
export const matching = (entries, find) => {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(e => words.every(w => e.text.includes(w)));
};

function sparkLine({ numbers, range }) {
  if (!range || !(range.high >= range.low)) return el("span", {}, "–");
  const pieces = sparkOf(numbers), width = 56, height = 20, Y = y => height - 2 - (y - range.low) / (range.high - range.low || 1) * (height - 4), X = k => 1 + (k + 0.5) / pieces.length * (width - 2);
  const kept = pieces.map(([a, b], k) => [X(k), Y(a), Y(b)]).filter(p => Number.isFinite(p[1])), points = [...kept.map(p => [p[0], p[1]]), ...kept.map(p => [p[0], p[2]]).reverse()];
  const d = `M${points.map(p => p.map(x => x.toFixed(1)).join(" ")).join("L")}Z`;
  return svg("svg", { class: "spark", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": say("app_spark_name", numberText(range.low, 2), numberText(range.high, 2)) }, svg("path", { d }));
}

const fileName = record => record.path.replaceAll(/[^\w@#-]+/g, "_");
function save(record, kind) {
  const numbers = record.numbers(), shape = record.shape, data = kind === "npy" ? npyOf(numbers, shape) : csvOf(numbers, shape, [...record.axes], x => sourceText(x, record.isDouble));
  saveBlob(new Blob([data], { type: kind === "npy" ? "application/octet-stream" : "text/csv" }), `${fileName(record)}.${kind}`);
}

class RecordTable {
  constructor(report) {
    this.report = report;
    this.entries = report.records.map(entryOf);
    this.limit = page;
    this.status = el("p", { class: "note", role: "status" });
    this.body = el("tbody", {});
    this.more = el("div", {});
    this.looked = el("div", {});
    const search = el("input", { type: "search", value: state.find, "aria-label": say("app_search"), placeholder: say("app_search"), oninput: e => set({ find: e.target.value }) });
    this.element = card(say("app_records"), el("div", { class: "app-search" }, search), this.status, this.table(), this.more, this.looked);
    onChange(changed => { if (changed.has("find") || changed.has("sort")) this.show(); }, this.element);
    this.show();
  }
  table() {
    this.heads = {};
    const head = key => {
      if (!keys[key]) return el("th", { scope: "col" }, say(`app_${key}`));
      const turn = () => set({ sort: state.sort === key ? `-${key}` : state.sort === `-${key}` ? "" : key });
      return this.heads[key] = el("th", { scope: "col" }, el("button", { type: "button", class: "sort", title: say("app_sort", say(`app_${key}`)), onclick: turn }, say(`app_${key}`), el("span", { "aria-hidden": "true" })));
    };
    const columns = ["path", "symbol", "origin", "low", "high", "mean", "spark", "take"].map(head);
    return el("div", { class: "scroller records", tabindex: 0, role: "region", "aria-label": say("app_records") }, el("table", {}, el("thead", {}, el("tr", {}, columns)), this.body));
  }
  show() {
    const found = sorted(matching(this.entries, state.find), state.sort), rest = found.length - this.limit;
    this.status.textContent = say("app_count", found.length, this.entries.length);
    for (const [key, th] of Object.entries(this.heads)) {
      const way = state.sort === key ? "ascending" : state.sort === `-${key}` ? "descending" : "none";
      th.setAttribute("aria-sort", way);
      th.querySelector("span").textContent = { ascending: " ↑", descending: " ↓", none: "" }[way];
    }
    clear(this.body).append(...found.slice(0, this.limit).map(e => this.row(e)));
    clear(this.more);
    if (rest > 0) this.more.append(el("button", { type: "button", onclick: () => { this.limit += page; this.show(); } }, say("app_more", Math.min(rest, page))));
  }
  row(entry) {
    const { record, range, numbers } = entry, { path } = record, number = key => el("td", { class: "number", "data-name": say(`app_${key}`), ...range && says(key, path) }, range ? brief(range[key], record) : "–");
    const odd = range && (range.infinite || range.nan) ? note(say("app_unfinished", range.infinite, range.nan)) : undefined;
    const button = (text, label, act) => el("button", { type: "button", "aria-label": label, title: label, onclick: act }, text);
    const take = numbers ? ["csv", "npy"].map(kind => button(kind, say("app_save", path, kind), () => save(record, kind))) : own(say("app_not_kept"));
    const name = el("th", { scope: "row" }, button(el("code", {}, path), say("app_look", path), () => this.look(record)), el("small", { translate: "no" }, shapeText(record)));
    const copy = button(say("app_copy_path"), say("app_copy", path), () => this.copy(path));
    return el("tr", {}, name, el("td", { class: "symbol-cell" }, symbolNode(symbolOf(record))), el("td", {}, el("span", { class: `badge ${record.origin ?? "computed"}` }, originText(record)), odd),
      number("low"), number("high"), number("mean"), el("td", {}, sparkLine(entry)), el("td", { class: "take" }, copy, take));
  }
  look(record) {
    const heads = record.extent("h") * record.extent("g");
    const views = Array.from({ length: Math.min(heads, 4) }, (_, h) => matrixView({ record, h, exact: true, name: heads > 1 ? `${symbolOf(record)} (${h})` : undefined }));
    clear(this.looked).append(el("h4", { tabindex: -1 }, el("code", {}, record.path)), el("div", { class: "equation" }, views));
    this.looked.firstChild.focus();
    this.looked.scrollIntoView({ block: "nearest" });
  }
  async copy(path) {
    try {
      await navigator.clipboard.writeText(path);
      this.status.textContent = say("app_copied", path);
    } catch {
      this.status.textContent = say("app_not_copied", path);
    }
  }
}

function comparisonView(list) {
  const verdicts = { agrees: "app_agrees", differs: "app_differs", "to blame": "app_blame", "the shapes differ": "app_shapes", "no numbers": "app_no_numbers" };
  const row = c => [el("code", {}, c.path), el("td", { class: "number", title: String(c.max_abs) }, c.max_abs === undefined || c.max_abs === null ? "–" : numberText(c.max_abs, 9, true)),
    el("td", {}, el("span", { class: `badge ${c.agrees === false ? "bad" : ""}` }, verdicts[c.verdict] ? say(verdicts[c.verdict]) : own(c.verdict)))];
  return card(say("app_compared"), factTable(say("app_compared"), [say("app_path"), say("app_difference"), say("app_verdict")], list.map(row)));
}

function timingView(list) {
  const most = Math.max(...list.map(t => t.ms)), bar = t => el("td", { class: "wide" }, el("span", { class: "track", "aria-hidden": "true" }, el("span", { class: "fill", style: { width: `${100 * t.ms / (most || 1)}%` } })));
  const rows = list.map(t => [el("code", { style: { "padding-left": `${(t.depth ?? 0) * 1.2}em` } }, t.name), el("td", { class: "number" }, numberText(t.ms, 4, true)), bar(t)]);
  return card(say("app_timed"), factTable(say("app_timed"), [say("app_span"), say("app_ms"), say("app_share")], rows));
}

export function appendixView(report) {
  const more = [report.comparison?.length && comparisonView(report.comparison), report.timings?.length && timingView(report.timings)].filter(Boolean);
  return el("div", { class: "chapter appendix" }, note(say("app_lead")), new RecordTable(report).element, more);
}
