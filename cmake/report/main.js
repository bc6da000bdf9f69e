// Puts the page together and draws it anew when what is chosen changes.

import { el, clear } from "./dom.js";
import { addWords, say, speak, spoken } from "./words.js";
import { openReport } from "./data.js";
import { state, resetState, onChange, readHash, hashText, tellChange } from "./state.js";
import { openCells, refreshCells } from "./cell.js";
import { buildTooltip } from "./tooltip.js";
import { buildDrawer } from "./drawer.js";
import { drawHeader, drawRail, drawButtons, drawLog, lightChips, logLine, listenToKeys } from "./frame.js";
import { currentScene, pickers } from "./place.js";
import { phrase } from "./pieces.js";
import { stepViews, logOf } from "./steps.js";
import { headsView } from "./heads.js";
import { positionsView } from "./positions.js";
import { layerView } from "./layer.js";
import { reasonsView } from "./reasons.js";
import { appendixView } from "./appendix.js";

addWords({
  step_title: ["Step {0}: {1}", "步骤 {0}：{1}"],
  tap: ["Tap or click a number to see how it was made.", "点一下任何一个数，就能看到它是怎么来的。"],
  log_chapter: ["opened: {0}", "已打开：{0}"],
  empty_report: ["This recording is empty: nothing was recorded.", "这份记录是空的：什么也没有记录。"],
  failed: ["This part could not be drawn:", "这一部分无法显示："],
});

const steps = [
  ...stepViews.map((build, i) => ({ key: String(i), title: `step${i}`, build, mark: i === 5 ? "✓" : String(i), group: "steps" })),
  { key: "heads", title: "chapter_heads", build: headsView, mark: "§", group: "chapters" },
  { key: "positions", title: "chapter_positions", build: positionsView, mark: "§", group: "chapters" },
  { key: "layer", title: "chapter_layer", build: layerView, mark: "§", group: "chapters" },
  { key: "reasons", title: "chapter_reasons", build: reasonsView, mark: "§", group: "chapters" },
  { key: "appendix", title: "chapter_appendix", build: appendixView, mark: "§", group: "chapters" },
];
const rebuilds = new Set(["step", "run", "model", "layer", "block", "at", "batch", "head", "unscaled", "lang", "digits"]);

const shownStep = () => steps.find(s => s.key === state.step) ?? steps[0];

function modelLine(report) {
  const s = currentScene(report), q = s.at("q") ?? s.at("context"), x = s.at("attn_in") ?? s.at("x"), a = s.at("weights") ?? q;
  if (!report.records.length) return "";
  const layers = report.layers(s.place.run).length;
  const parts = [["n", a?.extent("q")], ["d", x?.extent("d")], ["d_k", q?.extent("e")], ["heads", report.headsAt(s.place)], ["layers", layers || undefined]].filter(p => p[1] !== undefined);
  return [...parts.map(p => p.join("=")), (a ?? report.records[0]).dtype, `path=${(a ?? report.records[0]).algorithm}`].join(" ");
}

const darkQuery = () => matchMedia("(prefers-color-scheme: dark)");
function applyTheme() {
  const root = document.documentElement;
  root.dataset.digits = state.digits;
  root.dataset.theme = state.theme === "auto" ? (darkQuery().matches ? "dark" : "light") : state.theme === "dark" ? "dark" : "light";
}
function applyLanguage() {
  speak(state.lang || (navigator.language?.startsWith("zh") ? "zh" : "en"));
  document.documentElement.lang = spoken() === "zh" ? "zh-CN" : "en";
}

function banner({ dropped }) {
  if (!dropped) return undefined;
  const names = ({ count, first }) => el("code", {}, first.join(", ") + (count > first.length ? ", …" : ""));
  const line = key => dropped[key].count > 0 && [" ", phrase(`dropped_${key}`, String(dropped[key].count), names(dropped[key]))];
  return el("p", { class: "banner" }, say("dropped"), line("coarse"), line("gone"), dropped.npz && [" ", phrase("full_recording", el("code", {}, dropped.npz))]);
}

// Where the keyboard is, to be there again after the page was drawn anew.
function focusMark() {
  const node = document.activeElement, main = document.querySelector("main");
  if (!main?.contains(node)) return undefined;
  if (node.dataset.path) return `[data-path="${CSS.escape(node.dataset.path)}"][data-index="${node.dataset.index}"]`;
  return node.dataset.pick ? `[data-pick="${node.dataset.pick}"]` : node.matches(".switch input") ? ".switch input" : undefined;
}

function drawMain(page, report) {
  const step = shownStep(), mark = focusMark(), { main } = page;
  const isStep = step.group === "steps";
  const title = isStep ? say("step_title", step.key, (step.key === "5" ? "✓ " : "") + say(step.title)) : say(step.title);
  let body;
  try {
    body = report.records.length || step.key === "reasons" ? step.build(report) : el("p", { class: "missing" }, say("empty_report"));
  } catch (error) {
    console.error(error);
    body = el("p", { class: "missing" }, say("failed"), " ", el("code", {}, String(error)));
  }
  clear(main).append(el("h2", { id: "top", tabindex: "-1" }, title), ...isStep || step.key === "heads" ? [pickers(report)].filter(Boolean) : [], ...isStep ? [el("p", { class: "note tap" }, say("tap"))] : [], body);
  main.dataset.shown = step.key;
  if (mark) main.querySelector(mark)?.focus({ preventScroll: true });
}

function drawFrame(page, report) {
  const title = report.title || "xattn";
  document.title = title;
  drawHeader(page.header, { title, tokens: report.tokensOf(currentScene(report).place.run), facts: modelLine(report), banner: banner(report) });
  drawRail(page.rail, steps);
  drawButtons(page.buttons, steps, () => {
    resetState();
    logLine(page.log, "log_cleared");
  });
}

function logStep(page, report) {
  const step = shownStep();
  if (step.group === "steps") logLine(page.log, ...logOf(report, step.key));
  else logLine(page.log, "log_chapter", { key: step.title });
}

function draw(page, report, changed) {
  const focused = document.activeElement?.closest(".settings button, .rail a, .rail select");
  const again = focused && (focused.dataset.step ? `[data-step="${focused.dataset.step}"]` : focused.matches("select") ? ".rail select" : undefined);
  const place = focused && !again ? [...document.querySelectorAll(".settings button")].indexOf(focused) : -1;
  applyLanguage();
  applyTheme();
  drawFrame(page, report);
  if (!changed || [...changed].some(k => rebuilds.has(k))) drawMain(page, report);
  if (changed?.has("lang")) drawLog(page.log);
  if (!changed || changed.has("step")) logStep(page, report);
  if (changed?.has("step")) scrollTo({ top: 0 });
  (again ? document.querySelector(again) : document.querySelectorAll(".settings button")[place])?.focus({ preventScroll: true });
  refreshCells();
}

function build(report) {
  const page = { header: el("header", { class: "top" }), rail: el("nav", { class: "rail" }), main: el("main", { tabindex: "-1" }), buttons: el("div", { class: "buttons" }), log: el("div", { role: "log", "aria-live": "polite", tabindex: "0" }) };
  const { drawer } = buildDrawer();
  lightChips(page.header);
  document.body.append(page.header, el("div", { class: "columns" }, page.rail, page.main, drawer), el("footer", {}, page.buttons, page.log), buildTooltip());
  return page;
}

export function start() {
  const report = openReport(JSON.parse(document.getElementById("xattn-data").textContent));
  readHash(location.hash);
  openCells(report);
  const page = build(report);
  // Before the views: their pictures are painted in the theme that the page has taken.
  onChange(changed => {
    if ([...changed].some(k => rebuilds.has(k) || k === "theme")) draw(page, report, changed);
    if (`#${hashText()}` !== location.hash) history.replaceState(undefined, "", `#${hashText()}`);
  });
  draw(page, report);
  addEventListener("hashchange", () => readHash(location.hash));
  darkQuery().addEventListener("change", () => state.theme === "auto" && tellChange("theme"));
  listenToKeys();
}

start();
