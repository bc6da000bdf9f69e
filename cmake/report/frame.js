// Header, rail, buttons, log and keys: all that surrounds a step.

import { el, clear } from "./dom.js";
import { addWords, say, spoken } from "./words.js";
import { state, set } from "./state.js";
import { dismiss, lightWord, watchCell } from "./cell.js";

addWords({
  language: ["Language", "语言"],
  theme: ["Theme", "主题"],
  theme_auto: ["Auto", "自动"],
  theme_light: ["Light", "浅色"],
  theme_dark: ["Dark", "深色"],
  digits: ["Digits", "位数"],
  digits_exact: ["9, exact", "9，精确"],
  help: ["Help", "帮助"],
  rail: ["Steps and chapters", "步骤与章节"],
  rail_steps: ["Step by step", "逐步计算"],
  rail_chapters: ["Chapters", "章节"],
  words_list: ["Words", "词"],
  previous: ["Previous", "上一步"],
  next: ["Next", "下一步"],
  play: ["Play", "播放"],
  pause: ["Pause", "暂停"],
  reset: ["Reset", "重置"],
  log: ["System log", "系统日志"],
  log_cleared: ["reset: step 0", "已重置：步骤 0"],
  help_title: ["Keys", "按键"],
  help_steps: ["previous and next step", "上一步，下一步"],
  help_ends: ["first and last step", "第一步，最后一步"],
  help_grid: ["inside a matrix: move from number to number", "在矩阵内：逐个移动"],
  help_lock: ["keep the number you are at", "锁定当前的数"],
  help_escape: ["hide the note, let the number go", "隐藏提示，解除锁定"],
  help_language: ["other language", "切换语言"],
  help_theme: ["next theme", "切换主题"],
  help_this: ["this list", "显示本列表"],
  help_letters: ["Letters and ? are keys", "字母和 ? 用作按键"],
  dropped: ["To keep this file small, not all numbers are in it.", "为减小文件，这里没有保存全部的数。"],
  dropped_coarse: ["Records reduced to a lower resolution: {0} ({1}).", "以较低的分辨率显示：{0} 条记录（{1}）。"],
  dropped_gone: ["Records left without numbers: {0} ({1}).", "未保存数值：{0} 条记录（{1}）。"],
  full_recording: ["All numbers are in {0}.", "全部的数在 {0}。"],
  close_help: ["Close", "关闭"],
});

const languageNames = { en: "EN", zh: "中文" };

function choices(label, key, options) {
  return el("div", { class: "choices", role: "group", "aria-label": label }, options.map(([value, name, more]) =>
    el("button", { type: "button", "aria-pressed": String(state[key] === value || key === "lang" && spoken() === value), onclick: () => set({ [key]: value }), ...more }, name)));
}

function settings() {
  return el("div", { class: "settings" },
    choices(say("language"), "lang", Object.entries(languageNames).map(([k, name]) => [k, name, { lang: k === "zh" ? "zh-CN" : "en", translate: "no" }])),
    choices(say("theme"), "theme", ["auto", "light", "dark"].map(t => [t, say(`theme_${t}`)])),
    choices(say("digits"), "digits", ["2", "4", "9"].map(d => [d, d, { title: `${say("digits")}: ${d === "9" ? say("digits_exact") : d}` }])),
    el("button", { type: "button", class: "round", "aria-label": say("help"), title: say("help"), onclick: openHelp }, "?"));
}

const mostChips = 28;

// title, tokens, facts: the line about the model
export function drawHeader(header, { title, tokens, facts, banner }) {
  clear(header).append(
    el("div", { class: "title" }, el("h1", { translate: "no" }, title || "xattn"), el("code", { class: "model" }, facts)), settings(),
    ...tokens.length ? [el("ol", { class: "chips", "aria-label": say("words_list") }, tokens.slice(0, mostChips).map((t, i) => el("li", { translate: "no", "data-token": i }, t)),
      tokens.length > mostChips && el("li", { class: "more", translate: "no" }, `+ ${tokens.length - mostChips}`))] : [],
    ...banner ? [banner] : []);
}

// The words of the row and of the column of the cell in question; the other way round, the rows and columns of a word.
export function lightChips(header) {
  const chipOf = event => event.target.closest?.("[data-token]")?.dataset.token;
  header.addEventListener("pointerover", event => lightWord(chipOf(event) && Number(chipOf(event))));
  header.addEventListener("pointerleave", () => lightWord());
  watchCell(cell => {
    const chosen = axis => cell && cell.record.firstToken(axis) + cell.index[cell.record.axes.indexOf(axis)];
    const row = chosen("q"), column = chosen("k");
    header.querySelectorAll("[data-token]").forEach((chip, i) => {
      chip.classList.toggle("row", i === row);
      chip.classList.toggle("column", i === column);
    });
  });
}

// steps: [{key, title, mark, group}]
export function drawRail(rail, steps) {
  rail.setAttribute("aria-label", say("rail"));
  const link = s => el("li", {}, el("a", { href: `#step=${s.key}`, "data-step": s.key, "aria-current": s.key === state.step && "step", onclick: event => (event.preventDefault(), set({ step: s.key })) },
    el("span", { class: "mark", "aria-hidden": "true" }, s.mark), el("span", {}, say(s.title))));
  const list = group => el("ol", {}, steps.filter(s => s.group === group).map(link));
  const options = group => el("optgroup", { label: say(`rail_${group}`) }, steps.filter(s => s.group === group).map(s => el("option", { value: s.key, selected: s.key === state.step }, say(s.title))));
  clear(rail).append(
    el("div", { class: "rail-lists" }, el("h2", {}, say("rail_steps")), list("steps"), el("h2", {}, say("rail_chapters")), list("chapters")),
    el("select", { "aria-label": say("rail"), onchange: event => set({ step: event.target.value }) }, options("steps"), options("chapters")));
}

const playing = { timer: 0, steps: [] };
const stepIndex = () => playing.steps.findIndex(s => s.key === state.step);
function go(by) {
  const to = Math.min(playing.steps.length - 1, Math.max(0, stepIndex() + by));
  set({ step: playing.steps[to].key });
}
const lastStep = () => playing.steps.findLastIndex(s => s.group === "steps");
function stopPlaying() {
  clearInterval(playing.timer);
  playing.timer = 0;
}
function play() {
  if (playing.timer) return stopPlaying();
  if (stepIndex() >= lastStep()) go(-playing.steps.length);
  playing.timer = setInterval(() => {
    go(1);
    if (stepIndex() >= lastStep()) stopPlaying();
    playing.redraw();
  }, 5000);
}

export function drawButtons(bar, steps, onReset) {
  Object.assign(playing, { steps, redraw: () => drawButtons(bar, steps, onReset) });
  const at = stepIndex(), focused = bar.contains(document.activeElement) && document.activeElement.dataset.do;
  const button = (name, run, more = {}) => el("button", { type: "button", "data-do": name, onclick: () => (run(), playing.redraw()), ...more }, say(name === "play" && playing.timer ? "pause" : name));
  clear(bar).append(
    button("previous", () => go(-1), { "aria-disabled": at <= 0 && "true" }),
    button("play", play, { "aria-pressed": String(Boolean(playing.timer)) }),
    button("next", () => go(1), { class: "primary", "aria-disabled": at >= steps.length - 1 && "true" }),
    button("reset", () => (stopPlaying(), onReset())));
  if (focused) bar.querySelector(`[data-do="${focused}"]`)?.focus();
}

const logged = [];
const logItem = ([key, ...values]) => el("p", {}, el("span", { translate: "no" }, "[System] "), say(key, ...values.map(v => v?.key ? say(v.key) : v)));
// A value {key} is words of its own.
export function logLine(list, ...line) {
  if (JSON.stringify(logged.at(-1)) === JSON.stringify(line)) return;
  logged.push(line);
  list.append(logItem(line));
  list.scrollTop = list.scrollHeight;
}
export function drawLog(list) {
  list.setAttribute("aria-label", say("log"));
  clear(list).append(...logged.map(logItem));
  list.scrollTop = list.scrollHeight;
}

export function openHelp() {
  if (document.querySelector("dialog[open]")) return;
  const row = (keys, key) => [el("dt", { translate: "no" }, keys.map(k => el("kbd", {}, k))), el("dd", {}, say(key))];
  const dialog = el("dialog", { class: "help", "aria-label": say("help_title"), onclose: () => dialog.remove() }, el("h2", {}, say("help_title")),
    el("dl", {}, row(["←", "→"], "help_steps"), row(["Home", "End"], "help_ends"), row(["Tab", "↑ ↓ ← →"], "help_grid"), row(["Enter"], "help_lock"), row(["Esc"], "help_escape"),
      row(["L"], "help_language"), row(["T"], "help_theme"), row(["?"], "help_this")),
    el("label", { class: "switch" }, el("input", { type: "checkbox", checked: state.keys !== "off", onchange: e => set({ keys: e.target.checked ? "on" : "off" }) }), say("help_letters")),
    el("form", { method: "dialog" }, el("button", { class: "primary" }, say("close_help"))));
  document.body.append(dialog);
  dialog.showModal();
}

const otherOf = (list, now) => list[(list.indexOf(now) + 1) % list.length];
export const flipLanguage = () => set({ lang: otherOf(["en", "zh"], spoken()) });
const keyActions = {
  ArrowLeft: () => go(-1), ArrowRight: () => go(1), Home: () => go(-playing.steps.length), End: () => go(playing.steps.length),
  l: flipLanguage, t: () => set({ theme: otherOf(["auto", "light", "dark"], state.theme) }), "?": openHelp,
};

export function listenToKeys() {
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return dismiss() && event.preventDefault();
    if (event.key.length === 1 && state.keys === "off") return;
    const action = keyActions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.target.closest("input, select, textarea, [role=slider], [contenteditable]")) return;
    if (event.key.startsWith("Arrow") && event.target.closest("[role=grid], [data-arrows], .scroller")) return;
    event.preventDefault();
    action();
    playing.redraw?.();
  });
}
