// Which attention the steps show: the run, layer, decode step, batch and head that the reader picked, and the records there.

import { el } from "./dom.js";
import { addWords, say } from "./words.js";
import { state, set } from "./state.js";

addWords({
  pick: ["Shown", "当前显示"],
  pick_run: ["Run", "运行"],
  pick_place: ["Attention of", "注意力所在"],
  pick_at: ["Decode step", "解码步"],
  pick_batch: ["Sequence", "序列"],
  pick_head: ["Head", "头"],
  missing: ["{0} is not recorded: add", "{0} 未记录：请添加"],
  missing_end: [" to what the recorder keeps.", " 到记录器的记录范围。"],
});

const keysOfPlace = ["model", "layer", "block", "step"];

export function currentRun(report) {
  return Number(state.run) || report.scene("seed")?.runs[0]?.run || report.places()[0]?.run || report.runs[0] || 1;
}

export function currentPlace(report) {
  const places = report.places(currentRun(report));
  const wanted = { model: state.model, layer: state.layer, block: state.block, step: state.at };
  const fits = p => keysOfPlace.filter(k => wanted[k] !== "" && String(p[k]) === wanted[k]).length;
  return places.reduce((best, p) => best && fits(best) >= fits(p) ? best : p, undefined) ?? { run: currentRun(report), step: -1, model: "none", layer: -1, block: "bare" };
}

// What a step needs: {report, place, b, h, at(stage), unscaled(): the same for the run without the scale}
export function sceneAt(report, place) {
  const h = Number(state.head) || 0, b = Number(state.batch) || 0;
  return { report, place, b, h, at: stage => report.of({ ...place, stage, head: h }) ?? report.of({ ...place, stage }) };
}
export const currentScene = report => sceneAt(report, currentPlace(report));

const shortModel = { encoder: "enc", decoder: "dec", none: "" };
export const placeLabel = p => [shortModel[p.model] ?? p.model, p.layer >= 0 ? p.layer : "", p.block === "bare" ? "" : p.block].filter(x => x !== "").join(".") || "attention";

function picker(key, label, options, chosen, choose) {
  if (options.length < 2) return undefined;
  const list = options.map(o => el("option", { value: o.value, selected: o.value === chosen }, o.text));
  return el("label", {}, el("span", {}, say(label)), el("select", { "data-pick": key, translate: "no", onchange: event => choose(event.target.value) }, list));
}
const range = (n, text) => Array.from({ length: n }, (_, i) => ({ value: String(i), text: text?.(i) ?? String(i) }));

export function pickers(report) {
  const scene = currentScene(report), { place } = scene, places = report.places(place.run);
  const runs = report.scene("seed") ? [] : report.runs.filter(r => report.places(r).length);
  const same = keys => p => keys.every(k => p[k] === place[k]);
  const blocks = places.filter((p, i) => places.findIndex(o => placeLabel(o) === placeLabel(p)) === i);
  const steps = places.filter(same(["model", "layer", "block"]));
  const any = scene.at("weights") ?? scene.at("scores") ?? scene.at("q") ?? scene.at("context");
  const all = [
    picker("run", "pick_run", runs.map(r => ({ value: String(r), text: `${r} ${report.labelOf(r)}`.trim() })), String(place.run), run => set({ run, cell: "" })),
    picker("place", "pick_place", blocks.map(p => ({ value: placeLabel(p), text: placeLabel(p) })), placeLabel(place), label => {
      const { model, layer, block } = blocks.find(p => placeLabel(p) === label);
      set({ model, layer, block, cell: "" });
    }),
    picker("at", "pick_at", steps.map(p => ({ value: String(p.step), text: p.step < 0 ? "-" : String(p.step) })), String(place.step), at => set({ at, cell: "" })),
    picker("batch", "pick_batch", range(any?.extent("b") ?? 1), String(scene.b), batch => set({ batch, cell: "" })),
    picker("head", "pick_head", range(report.headsAt(place)), String(scene.h), head => set({ head, cell: "" })),
  ].filter(Boolean);
  return all.length ? el("div", { class: "pickers", role: "group", "aria-label": say("pick") }, all) : undefined;
}

// Where a stage is missing: its name, and how to have it.
export const missing = stage => el("p", { class: "missing" }, say("missing", stage), " ", el("code", {}, `stage::${stage}`), say("missing_end"));
