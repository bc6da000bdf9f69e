// Chapter 4: what a layer does around attention: residuals, layer norms and the feed-forward network, in the order in which they ran.
import { addWords, say } from "./words.js";
import { el, m, formula } from "./dom.js";
import { addState, onChange, set, state } from "./state.js";
import { activations, symbolOf } from "./explain.js";
import { matrixView, sharedScale } from "./matrix.js";
import { batch, card, equation, factTable, lacks, note, otherRun, own, recorded, runOfScene, brief } from "./pieces.js";

addWords({
  chapter_layer: ["Around attention", "前馈网络、残差与层归一化"],
  layer_lead: ["A layer adds what attention found to what was there, brings each row to mean 0 and standard deviation 1, and then works on each word by itself.",
    "一层把注意力找到的东西加到原有的东西上，把每行变成均值 0、标准差 1，然后对每个词单独加工。"],
  layer_none: ["The chosen run computed attention alone: there is no residual, norm or feed-forward network in it.", "所选的运行只计算了注意力：其中没有残差、归一化或前馈网络。"],
  layer_choose: ["Layer", "层"],
  layer_bare: ["this layer", "这一层"],
  layer_encoder: ["encoder {0}", "编码器 {0}"],
  layer_decoder: ["decoder {0}", "解码器 {0}"],
  layer_order: ["What happens, in order", "依次发生的事"],
  layer_attention: ["attention", "注意力"],
  layer_cross: ["cross-attention", "交叉注意力"],
  layer_plus: ["add", "相加"],
  layer_norm: ["normalise", "归一化"],
  layer_ffn: ["feed-forward", "前馈网络"],
  layer_resid: ["Residual after {0}", "{0}之后的残差"],
  layer_resid_text: ["What the sublayer made is added to what went in, so nothing is lost on the way.", "子层的输出加到它的输入上，这样一路上什么也不会丢。"],
  layer_norm_title: ["Layer norm: {0}", "层归一化：{0}"],
  layer_norm_text: ["Each row by itself: less its mean μ, times 1/σ, then times γ plus β for each dimension. Point at a number of LN to see its chain.",
    "每行单独处理：减去均值 μ，乘以 1/σ，再对每个维度乘 γ 加 β。指向 LN 中的一个数，就能看到它的整条链。"],
  layer_rms_text: ["Each row by itself: times one over its root mean square, then times γ. No mean is taken away.", "每行单独处理：乘以均方根的倒数，再乘 γ。不减均值。"],
  layer_row: ["word", "词"],
  layer_ffn_title: ["Feed-forward network", "前馈网络"],
  layer_ffn_text: ["Each word by itself: a wide row, an activation, and back to the width of the model.", "对每个词单独做：先变宽，过激活函数，再回到模型的宽度。"],
  layer_relu: ["ReLU keeps {0} of {1} numbers; struck ones were below zero and are cut to 0.", "ReLU 保留了 {1} 个数中的 {0} 个；划掉的数小于零，被截为 0。"],
  layer_act: ["The activation is {0}: it lets large numbers pass and bends small ones towards 0.", "激活函数是 {0}：大的数通过，小的数被压向 0。"],
  layer_act_unknown: ["The activation was not recorded.", "没有记录激活函数。"],
  layer_gated: ["It is gated: the number of one branch is multiplied by the activation of the other.", "这是门控的：一个分支的数乘以另一个分支的激活值。"],
  layer_part: ["Shown are the first {0} rows and {1} columns of {2} × {3}; the appendix has the whole records.", "这里显示 {2} × {3} 中的前 {0} 行、前 {1} 列；完整的记录在附录。"],
});
addState({ lay: "" });

const isOfLayer = r => ["resid_mid", "resid_post", "norm_out", "ffn_out"].includes(r.stage);
const layerRows = 12, layerColumns = 16;

// The layers of a run: those of a model, or one that was called by itself.
const layersOf = (report, run) => [{ model: "none", layer: -1 }, ...report.layers(run)].filter(l => report.all({ run, ...l }).some(isOfLayer));
const layerName = ({ model, layer }) => layer < 0 ? say("layer_bare") : say(model === "decoder" ? "layer_decoder" : "layer_encoder", layer);
const blockName = block => block === "cross_attn" ? say("layer_cross") : block === "ffn" ? say("layer_ffn") : say("layer_attention");

const kinds = { attn_out: "attention", resid_mid: "plus", resid_post: "plus", norm_out: "norm", ffn_out: "ffn" };
// The parts of a layer in the order in which they were recorded: [{kind, at: {run, step, model, layer, block}, record}].
export function partsOf(report, run, { model, layer }) {
  const { step } = report.of({ run, model, layer });
  return report.all({ run, model, layer, step }).filter(r => kinds[r.stage]).map(record => ({ kind: kinds[record.stage], at: { run, step, model, layer, block: record.block }, record }));
}

// As much of records as fits on the page, with one scale for what is compared.
function windowOf(records) {
  const all = records.map(r => r.matrix({ b: batch() })), big = all.some(v => v.rows > 32 || v.columns > 32);
  const options = big ? { rows: [0, layerRows], columns: [0, layerColumns] } : {};
  const numbers = all.filter((_, k) => records[k].numbers()).map(v => ({ rows: Math.min(v.rows, big ? layerRows : 32), columns: Math.min(v.columns, big ? layerColumns : 32), value: v.value }));
  const { rows, columns } = all[0];
  return { scale: numbers.length ? sharedScale(...numbers) : undefined, options, hint: big && note(say("layer_part", Math.min(rows, layerRows), Math.min(columns, layerColumns), rows, columns)) };
}

function residualView(report, { at, record }) {
  const operands = (record.from?.[2] ?? []).map(i => report.records[i]).filter(Boolean), title = say("layer_resid", blockName(at.block));
  const law = formula(m("mi", "x"), "+", m("mi", "Sublayer"), "(", m("mi", "x"), ")");
  if (operands.length < 2) return card(title, law, matrixView({ record, b: batch() }));
  const { scale, options, hint } = windowOf([record, ...operands]), show = r => matrixView({ record: r, b: batch(), scale, palette: "signed", ...options });
  return card(title, law, note(say("layer_resid_text")), hint, equation(show(operands[0]), "+", show(operands[1]), "=", show(record)));
}

// What went into a norm: its own record, or the one it is a copy of.
function normInput(report, at) {
  const of = stage => report.of({ ...at, stage }), made = of("norm_rstd") ?? of("norm_mean");
  return of("x") ?? report.records[made?.from?.[2]?.[0]];
}

// The chain of one number of a norm, from recorded numbers.
function normChain(report, at, record, index) {
  const of = stage => report.of({ ...at, stage }), along = r => r?.at(...[...r.axes].map(a => index[record.axes.indexOf(a)] ?? 0));
  const [mu, rstd, gamma, beta] = ["norm_mean", "norm_rstd", "gamma", "beta"].map(s => along(of(s))), x = along(normInput(report, at));
  if (x === undefined || rstd === undefined) return undefined;
  const t = v => { const s = brief(v, record); return s.startsWith("−") ? `(${s})` : s; };
  const inner = mu === undefined ? t(x) : `(${t(x)} − ${t(mu)})`;
  const plus = report.value(at, "plus_one") ? " + 1" : "", scaled = gamma === undefined ? "" : plus ? ` · (${t(gamma)}${plus})` : ` · ${t(gamma)}`;
  return `${inner} · ${t(rstd)}${scaled}${beta === undefined ? "" : ` + ${t(beta)}`} = ${brief(record.at(...index), record)}`;
}

function normView(report, part) {
  const { at, record } = part, of = stage => report.of({ ...at, stage }), mu = of("norm_mean"), rstd = of("norm_rstd"), x = normInput(report, at);
  const law = mu || !rstd ? formula(m("mi", "LN"), "=", m("mfrac", m("mrow", "x", "−", "μ"), "σ"), "·", "γ", "+", "β") : formula(m("mfrac", "x", m("mi", "rms")), "·", "γ");
  const { scale, options, hint } = windowOf([record, ...x ? [x] : []]), show = (r, name) => matrixView({ record: r, b: batch(), name, palette: "signed", scale, ...options });
  const words = record.matrix().rowTokens, rows = Math.min(record.extent("q"), options.rows ? layerRows : 32), missing = [!x && "x", !rstd && "norm_rstd"].filter(Boolean);
  const line = i => [own(words?.[i] ?? String(i)), ...[mu, rstd].filter(Boolean).map(r => recorded("td", r, r.matrix({ b: batch() }).index(i, 0)))];
  const table = rstd?.numbers() && factTable(say("layer_norm_title", at.block), [say("layer_row"), ...mu ? [own("μ")] : [], own(mu ? "1/σ" : "1/rms")], Array.from({ length: rows }, (_, i) => line(i)));
  const chain = el("p", { class: "chain", translate: "no" }), out = show(record, "LN");
  follow(out, record, options, index => { chain.textContent = normChain(report, at, record, index) ?? ""; });
  return card(say("layer_norm_title", at.block), law, note(say(mu || !rstd ? "layer_norm_text" : "layer_rms_text")), hint, missing.length ? lacks(...missing) : undefined,
    el("div", { class: "equation" }, x && show(x, symbolOf(x)), table, out), record.numbers() && chain);
}

// Calls back with the index of the number that is pointed at or focused; at first with that of the first number.
function follow(view, record, options, tell) {
  if (!record.numbers() || !record.size) return;
  const matrix = record.matrix({ b: batch() }), go = e => {
    const place = e.target.closest?.("td[tabindex]")?.place;
    if (place) tell(matrix.index(...place.map((n, d) => n + ([options.rows, options.columns][d]?.[0] ?? 0))));
  };
  view.addEventListener("pointerover", go);
  view.addEventListener("focusin", go);
  tell(matrix.index(0, 0));
}

function activationText(report, at, act, gate) {
  const code = report.value(at, "activation"), name = activations[code]?.[0], numbers = act?.numbers();
  if (gate) return note(say("layer_gated"));
  if (name === undefined) return note(say("layer_act_unknown"));
  if (name !== "ReLU") return el("p", { class: "note" }, ...say("layer_act", "{0}").split("{0}").flatMap((t, i) => i ? [el("code", {}, name), t] : [t]));
  return numbers && el("p", {}, say("layer_relu", numbers.reduce((n, x) => n + (x > 0), 0), numbers.length));
}

function ffnView(report, { at, record }) {
  const of = stage => report.of({ ...at, stage }), pre = of("ffn_pre"), gate = of("ffn_gate"), act = of("ffn_act"), input = of("ffn_in"), relu = activations[report.value(at, "activation")]?.[0] === "ReLU" && !gate;
  const missing = [!pre && "ffn_pre", !act && "ffn_act"].filter(Boolean), cut = x => x <= 0;
  const row = (r, more) => { const { scale, options, hint } = windowOf([r]); return [hint, el("div", { class: "equation" }, matrixView({ record: r, b: batch(), palette: "signed", scale, ...options, ...more }))]; };
  const law = formula(m("mi", "FFN"), "(", "x", ")", "=", m("mi", "act"), "(", "x", m("msub", "W", "1"), "+", m("msub", "b", "1"), ")", m("msub", "W", "2"), "+", m("msub", "b", "2"));
  return card(say("layer_ffn_title"), law, note(say("layer_ffn_text")), missing.length ? lacks(...missing) : undefined, activationText(report, at, act, gate),
    input && row(input), pre && row(pre, relu ? { struck: cut } : {}), gate && row(gate), act && row(act, relu ? { struck: cut } : { struck: () => false }), row(record));
}

// The way through the layer, then a card for each part.
function layerCards(report, run, layer) {
  const build = { plus: residualView, norm: normView, ffn: ffnView }, parts = partsOf(report, run, layer);
  const words = { attention: p => blockName(p.at.block), plus: () => say("layer_plus"), norm: () => say("layer_norm"), ffn: () => say("layer_ffn") };
  const flow = el("ol", { class: "flow", "aria-label": say("layer_order") }, [own("x"), ...parts.map(p => words[p.kind](p)), own("y")].map(t => el("li", {}, el("span", {}, t))));
  return [flow, ...parts.map(p => build[p.kind]?.(report, p)).filter(Boolean)];
}

export function layerView(report) {
  const run = runOfScene(report, "layer"), all = layersOf(report, run), element = el("div", { class: "chapter layer" }, note(say("layer_lead")), otherRun(report, run));
  if (!all.length) return element.append(el("p", { class: "missing" }, say("layer_none"))), element;
  const name = l => `${l.model}.${l.layer}`, chosen = () => all.find(l => name(l) === state.lay) ?? all[0], body = el("div", {});
  const choice = all.length > 1 && el("label", { class: "choice" }, say("layer_choose"), " ", el("select", { onchange: e => set({ lay: e.target.value }) }, all.map(l => el("option", { value: name(l), selected: l === chosen() }, layerName(l)))));
  const draw = () => body.replaceChildren(...layerCards(report, run, chosen()));
  onChange(changed => changed.has("lay") && draw(), element);
  draw();
  element.append(...[choice, body].filter(Boolean));
  return element;
}
