// Steps 0 to 5: from the words' numbers to what attention makes of them.

import { el, m, formula, paragraph } from "./dom.js";
import { addWords, say } from "./words.js";
import { state, set, addState, digits, onChange } from "./state.js";
import { numberText } from "./number.js";
import { headColour } from "./colour.js";
import { explain, placeName, symbolOf } from "./explain.js";
import { matrixView, partOf, sharedScale, legend, shortWord } from "./matrix.js";
import { sourceOf } from "./blocks.js";
import { lockedCell } from "./cell.js";
import { currentScene, sceneAt, missing } from "./place.js";
import { phrase, equation } from "./pieces.js";

addWords({
  step0: ["Input matrix X", "输入矩阵 X"],
  step1: ["Make Q, K, V", "生成 Q, K, V"],
  step2: ["Scores, Q Kᵀ", "计算得分 Q Kᵀ"],
  step3: ["Scale and softmax", "缩放 + softmax"],
  step4: ["Weighted sum A × V = Z", "加权求和 A × V = Z"],
  step5: ["Done", "完成"],
  lead0: ["A sentence has to become numbers first. Each word is one row of X, its embedding; each column is one dimension, a property that a model has learned to measure.",
    "句子首先要变成数字。X 的每一行是一个词的词向量，每一列是一个维度，也就是模型学会衡量的一种性质。"],
  more0: ["So far a row knows only its own word. Attention will rewrite each row with what the other words have to say.", "到现在为止，每一行只知道自己这个词。注意力会用其他词带来的信息改写每一行。"],
  tiny0: ["Here the words and the dimensions are so few that you can check every number by hand.", "这里的词和维度都很少，每个数都可以亲手核对。"],
  placed0: ["These rows are the words' embeddings plus their positions; the chapter on positions shows both.", "这些行是词向量加上位置编码；位置编码一章展示这两部分。"],
  lead1: ["Every word plays three roles. For each role its row of X is multiplied by a matrix of learned weights and becomes a row of {0} numbers.",
    "每个词扮演三个角色。对每个角色，它在 X 中的那一行乘以一个学到的权重矩阵，变成 {0} 个数。"],
  role_q: ["query: what am I looking for?", "查询：我在找什么？"],
  role_k: ["key: what can I be found by?", "键：别人凭什么找到我？"],
  role_v: ["value: what do I pass on when I am found?", "值：被找到以后，我交出什么？"],
  bank_title: ["For example {0}", "以{0}为例"],
  bank_river: ["In {1} the query of {0} asks: is this about money or about water? The key of {2} answers: water. So “bank” takes in much of the value of “river”, and its new row means the edge of a river.",
    "在{1}里，{0}的查询在问：和钱有关，还是和水有关？{2}的键回答：和水有关。于是前者吸收了后者的大部分值，新的一行就表示“河岸”。"],
  bank_money: ["In {1} the same query meets the key of {2}, and {0} becomes a place that keeps money.", "而在{1}里，同样的查询遇到的是{2}的键，{0}就成了“银行”。"],
  given: ["given, not computed in this recording", "给定的，本记录中没有计算它"],
  head_columns: ["head {0}: columns {1} to {2}", "头 {0}：第 {1} 到 {2} 列"],
  then_norm: ["then each head's row is normalised", "然后对每个头的行做归一化"],
  then_rotate: ["then turned by an angle that grows with the position", "然后按位置旋转一个角度"],
  lead2: ["The query of one word and the key of another are multiplied number by number and added up. The better the answer fits the question, the larger the score. Row i, column j: how much word i looks at word j.",
    "一个词的查询和另一个词的键逐个相乘，再加起来。回答和问题越契合，得分就越高。第 i 行第 j 列：词 i 有多关注词 j。"],
  turned: ["Kᵀ is K turned on its side, so that each key is a column and its numbers meet those of the query.", "Kᵀ 是把 K 转置，让每个键成为一列，它的数就和查询的数一一对上。"],
  lead3: ["Long rows make large scores. Divided by √dₖ they stay so small that softmax does not give all to one word. Softmax then turns each row into shares that add up to 1.",
    "行越长，得分往往越大。除以 √dₖ，得分就不会大到让 softmax 只选一个词。然后 softmax 把每一行变成比例，加起来等于 1。"],
  part_scale: ["Scale", "缩放"],
  part_mask: ["Mask and bias", "掩码与偏置"],
  part_mask_text: ["Where a word may not look, the score becomes −∞, and its share exactly 0.", "不允许看的地方，得分变成 −∞，比例正好是 0。"],
  part_exp: ["exp of the score less the row's largest, m", "得分减去该行最大值 m，取 exp"],
  part_exp_text: ["Subtracting the largest changes no share; it only keeps exp from overflowing. The middle step is computed by this page from the recorded numbers.",
    "减去最大值不改变比例，只是防止 exp 溢出。中间这一步由本页根据记录的数计算。"],
  nothing_allowed: ["“{0}” may look at nothing: its row of A is 0, and so is its row of Z.", "“{0}”不能看任何词：它在 A 中的行是 0，在 Z 中的行也是 0。"],
  nothing_masked: ["nothing is masked", "没有掩码"],
  part_share: ["Divide by the row's sum: the weights", "除以该行的和：权重"],
  unscaled_toggle: ["Without scaling", "不缩放"],
  unscaled_note: ["This is another recorded run, with scale 1. Compare its weights with those of the scaled run:", "这是另一次记录的运行，缩放系数为 1。把它的权重与缩放后的权重比较："],
  unscaled_more: ["“{0}” gives its largest share to “{1}”: {2} % with the scale, {3} % without. Without it, softmax comes nearer to all or nothing.",
    "“{0}”把最大的比例给了“{1}”：缩放时 {2}%，不缩放时 {3}%。不缩放时，softmax 更接近非此即彼。"],
  with_scale: ["with scaling", "缩放"],
  without_scale: ["without scaling", "不缩放"],

  lead4: ["A word's row of Z is a mixture of the values of all words, in the shares of its row of A.", "一个词在 Z 中的那一行，是所有词的值按 A 中那一行的比例混合而成的。"],
  bars_title: ["Who gives what", "谁给了什么"],
  bars_text: ["Each bar is one number of Z: the pieces are share × value of each word, negative ones to the left of the line. The mark is their sum.", "每一条是 Z 的一个数：各段是每个词的“比例 × 值”，负的在竖线左边。标记是它们的和。"],
  bars_row: ["Row of", "哪一行"],
  bars_label: ["{0}: {1}", "{0}：{1}"],
  share: ["share", "比例"],
  others: ["{0} other words", "其余 {0} 个词"],
  first_columns: ["The first {0} of {1} columns.", "前 {0} 列，共 {1} 列。"],
  lead5: ["Every word has read the sentence. X goes in, Z comes out: as many rows as before, each now made of all words.", "每个词都读过了整个句子。输入 X，输出 Z：行数不变，但每一行都由所有词混合而成。"],
  most5: ["{1} % of the new row of “{0}” comes from other words; it looks most at “{2}”, with {3} %.", "“{0}”这一行现在有 {1}% 来自其他词；它最关注的是“{2}”，占 {3}%。"],
  facts: ["About this run", "关于这次运行"],
  fact_path: ["algorithm", "算法"],
  fact_type: ["numbers", "数的类型"],
  fact_size: ["words, width, head width", "词数、宽度、头宽度"],
  fact_heads: ["heads", "头数"],
  fact_scale: ["scale", "缩放系数"],
  fact_records: ["records of this place", "此处的记录数"],
  fact_audit: ["worst error, in units of its bound", "最大误差，以误差界为单位"],
  fact_audit_none: ["not audited", "没有审计"],
  fact_empty: ["words that may look at nothing", "不能看任何词的词"],
  go_on: ["Go on", "继续"],
  limits: ["Seeing every number is not knowing why a model says what it says: a weight tells where attention was, not what it was for.", "看到每个数，并不等于知道模型为什么这样说：权重说明注意力在哪里，并不说明为了什么。"],
  done0: ["step 0 done: X holds {0} rows (words) with {1} numbers each", "步骤 0 完成：X 有 {0} 行（词），每行 {1} 个数"],
  done1: ["step 1 done: Q, K, V with {0} rows of {1}; no word looks at another yet", "步骤 1 完成：Q、K、V 各有 {0} 行，每行 {1} 个数；词与词还没有互相看"],
  done2: ["step 2 done: {2} dot products of length {1}, not yet normalised", "步骤 2 完成：{2} 个长度为 {1} 的点积，尚未归一化"],
  done3: ["step 3 done: each of the {0} rows of A adds up to {3}", "步骤 3 完成：A 的 {0} 行，每一行之和都是 {3}"],
  done3_large: ["step 3 done: {0} rows of weights; this page does not hold all of them, so it adds up none", "步骤 3 完成：{0} 行权重；本页没有保存全部权重，因此不求和"],
  done4: ["step 4 done: {0} new rows, each a weighted mean of the values", "步骤 4 完成：{0} 行新的向量，每一行都是值的加权平均"],
  done5: ["step 5 done: every word has read the sentence", "步骤 5 完成：每个词都读过了整个句子"],
});
addState({ row: "" });

const section = (title, ...body) => el("section", { class: "card" }, title && el("h3", {}, title), body);


const shownAt = (s, stage, options = {}) => {
  const record = typeof stage === "string" ? s.at(stage) : stage;
  return record ? matrixView({ record, b: s.b, h: s.h, ...options }) : missing(stage);
};
const operandsOf = (s, record) => (record?.from?.[2] ?? []).map(i => i === null ? undefined : s.report.records[i]);
const numbersOf = (s, records) => records.filter(Boolean).map(record => record.numbers() ? partOf({ record, b: s.b, h: s.h }) : sourceOf(record, s.b, s.h)).filter(Boolean);
const inputOf = s => s.at("attn_in") ?? s.at("x") ?? s.report.of({ ...s.place, block: "embed", stage: "x" }) ?? s.at("kv_in");

function stepInput(report) {
  const s = currentScene(report), x = inputOf(s);
  const scale = x?.numbers() ? sharedScale(partOf({ record: x, b: s.b })) : undefined;
  return el("div", {}, el("p", { class: "lead" }, say("lead0")),
    section(undefined, x ? [el("div", { class: "equation" }, shownAt(s, x, { name: "X", scale })), scale && legend("signed", scale)] : missing("attn_in"), x?.size <= 16 && paragraph(say("tiny0"))),
    paragraph(say("more0")),
    report.of({ run: s.place.run, stage: "pos_enc" }) && paragraph(say("placed0")));
}

// The columns of a projection that make a head, as [from, to].
function columnsOfHead(s, record) {
  if (!record || !(record.has("h") || record.has("g"))) return undefined;
  const e = record.extent("e"), slot = record.slot(s.h) + record.first("h");
  return [slot * e, slot * e + e];
}

function projection(s, stage, word, scale) {
  const record = s.at(stage), made = record?.from?.[0] === "project";
  const [x, w, bias] = made ? operandsOf(s, record) : [s.at(stage === "q" ? "attn_in" : "kv_in") ?? s.at("attn_in"), s.at(`w_${stage}`), s.at(`b_${stage}`)];
  const columns = columnsOfHead(s, record), several = columns && w && w.extent("e") > columns[1] - columns[0];
  const name = stage.toUpperCase(), title = el("h3", {}, el("span", { translate: "no" }, name), ` · ${say(word)}`);
  if (!x && !w) return el("section", { class: "card" }, title, equation(shownAt(s, stage, { name, scale, note: record && say("given") })), !record?.from && [missing("attn_in"), missing(`w_${stage}`)]);
  const note = several ? say("head_columns", s.h, columns[0], columns[1] - 1) : undefined;
  return el("section", { class: "card" }, title, note && el("p", { class: "note" }, note), equation(
    shownAt(s, x ?? "attn_in", { name: "X", scale }), "×", shownAt(s, w ?? `w_${stage}`, { columns, scale }),
    bias && "+", bias && shownAt(s, bias, { columns, scale, rowNames: false }), "=", shownAt(s, stage, { name, scale })), turnedOf(s, stage, scale));
}
function turnedOf(s, stage, scale) {
  return ["norm", "rot"].filter(more => s.at(`${stage}_${more}`)).map(more =>
    [paragraph(say(more === "rot" ? "then_rotate" : "then_norm")), equation("→", shownAt(s, `${stage}_${more}`, { scale }))]);
}

// The English sentences stay English in both languages.
function bankExample() {
  const quote = text => el("q", { lang: "en", translate: "no" }, text);
  const line = (key, ...quotes) => el("li", {}, phrase(key, quote("bank"), ...quotes.map(quote)));
  return el("section", { class: "card aside" }, el("h3", {}, phrase("bank_title", quote("bank"))),
    el("ul", {}, line("bank_river", "I sat on the bank of the river", "river"), line("bank_money", "I took money to the bank", "money")));
}

function stepProjections(report) {
  const s = currentScene(report), q = s.at("q") ?? s.at("k") ?? s.at("v");
  const scale = sharedScale(...numbersOf(s, ["q", "k", "v"].flatMap(n => [s.at(n), ...operandsOf(s, s.at(n))])));
  return el("div", {}, el("p", { class: "lead" }, say("lead1", q?.extent("e") ?? "d_k")),
    ["q", "k", "v"].map(name => projection(s, name, `role_${name}`, scale)), legend("signed", scale), bankExample());
}

// Operands of the dot product: as turned, normalised or cached as they went into it.
function dotOperands(s) {
  const [q, k] = operandsOf(s, s.at("scores"));
  return [q ?? s.at("q_rot") ?? s.at("q_norm") ?? s.at("q"), k ?? s.at("cache_k") ?? s.at("k_rot") ?? s.at("k_norm") ?? s.at("k")];
}

function stepScores(report) {
  const s = currentScene(report), [q, k] = dotOperands(s), scores = s.at("scores");
  const scale = sharedScale(...numbersOf(s, [q, k])), wide = scores?.numbers() && sharedScale(...numbersOf(s, [scores]));
  return el("div", {}, el("p", { class: "lead" }, say("lead2")),
    formula("Scores", "=", "Q", m("msup", "K", "T"), ",", sub("Scores", "i", "j"), "=", m("munder", "∑", "e"), sub("q", "i", "e"), sub("k", "j", "e")),
    section(undefined, equation(shownAt(s, q ?? "q", { name: q && symbolOf(q), scale }), "×", shownAt(s, k ?? "k", { transpose: true, name: k ? `${symbolOf(k)}ᵀ` : "Kᵀ", scale }), "=", shownAt(s, "scores", { name: "Scores", scale: wide })),
      el("div", { class: "legends" }, legend("signed", scale), wide && legend("signed", wide))),
    paragraph(say("turned")));
}

// exp(s - max), which no kernel keeps: made here from what is recorded.
function exponentials(s, [from, peak]) {
  if (!from?.numbers() || !peak?.numbers()) return undefined;
  return s.report.make(from, { stage: "exp", symbol: "exp(s − m)", from: ["exponent", -1, [from, peak]], formula: "" }, () => {
    const count = from.shape.at(-1), low = peak.numbers();
    return from.numbers().map((x, n) => x === -Infinity ? 0 : Math.exp(x - low[Math.floor(n / count)]));
  });
}
const rowSum = (s, record) => {
  const view = partOf({ record, b: s.b, h: s.h });
  return i => Array.from({ length: view.columns }, (_, j) => view.value(i, j)).reduce((a, b) => a + b, 0);
};

function scalePart(s, scale) {
  const factor = s.report.value(s.place, "scale"), d = (s.at("q") ?? s.at("k"))?.extent("e");
  const isRoot = factor !== undefined && d && Math.abs(factor * Math.sqrt(d) - 1) < 1e-6;
  const by = factor === undefined ? "→" : isRoot && d > 1 ? `÷ √${d} =` : `× ${numberText(factor, digits())} =`;
  return section(say("part_scale"), equation(shownAt(s, "scores", { name: "Scores", scale }), by, shownAt(s, "scaled", { scale })));
}

function maskPart(s, scale) {
  const masked = s.at("masked"), before = operandsOf(s, masked)[0] ?? s.at("scaled"), bias = operandsOf(s, masked)[1] ?? s.at("bias");
  if (!masked || !bias && !["capped", "modified"].some(n => s.at(n))) return undefined;
  return section(say("part_mask"), equation(shownAt(s, before ?? "scaled", { scale }), bias && "+", bias && shownAt(s, bias, { scale }), "→", shownAt(s, masked, { scale })));
}

function sharesPart(s, scale) {
  const weights = s.at("weights"), [masked, peak, sum] = operandsOf(s, weights), made = exponentials(s, [masked ?? s.at("masked"), peak ?? s.at("row_max")]);
  const cuts = masked?.numbers()?.includes(-Infinity), note = masked?.numbers() && !cuts ? say("nothing_masked") : undefined;
  const lse = weights?.from?.[0] === "softmax_lse", total = sum ?? s.at("row_sum");
  return [
    section(say("part_exp"), cuts && paragraph(say("part_mask_text")), paragraph(say("part_exp_text")), equation(shownAt(s, masked ?? "masked", { scale, note }), "−", shownAt(s, peak ?? "row_max", { scale, name: lse ? "L" : "m" }), made && "→ exp →",
      made && shownAt(s, made, { name: lse ? "A" : "exp(s − m)", sums: { value: rowSum(s, made) } }))),
    section(say("part_share"), equation(!lse && made && shownAt(s, made, { name: "exp(s − m)" }), !lse && made && "÷", !lse && shownAt(s, total ?? "row_sum", { name: "Σ", scale }), !lse && "=",
      shownAt(s, "weights", { sums: weights?.numbers() && { value: rowSum(s, weights) } })), el("div", { class: "legends" }, legend("weights", [0, 1]), legend("signed", scale)),
      emptyRows(s).map(r => paragraph(say("nothing_allowed", placeName(weights ?? masked, "q", r.row))))),
  ];
}
const emptyRows = s => s.report.empty_rows.filter(r => ["run", "step", "model", "layer", "block"].every(k => r[k] === s.place[k]) &&
  (r.head < 0 || r.head === s.h) && (r.batch < 0 || r.batch === s.b));

function unscaledScene(report) {
  const run = report.scene("unscaled")?.runs[0]?.run, place = run !== undefined && report.places(run)[0];
  return place ? sceneAt(report, place) : undefined;
}

function comparison(s, other) {
  const a = s.at("weights"), b = other.at("weights");
  if (!a?.numbers() || !b?.numbers()) return undefined;
  const one = partOf({ record: a, b: s.b, h: s.h }), two = partOf({ record: b, b: other.b, h: other.h });
  const cells = Array.from({ length: one.rows * one.columns }, (_, n) => [Math.floor(n / one.columns), n % one.columns]);
  const [i, j] = cells.reduce((best, c) => one.value(...c) > one.value(...best) ? c : best);
  const percent = view => numberText(100 * view.value(i, j), 2);
  return section(undefined, paragraph(say("unscaled_note")),
    equation(shownAt(s, a, { name: "A", note: say("with_scale") }), "|", shownAt(other, b, { name: "A", note: say("without_scale") })), legend("weights", [0, 1]),
    paragraph(say("unscaled_more", placeName(a, "q", i), placeName(a, "k", j), percent(one), percent(two))));
}

function stepSoftmax(report) {
  const s = currentScene(report), other = unscaledScene(report), off = other && state.unscaled === "1", used = off ? other : s;
  const scale = sharedScale(...numbersOf(used, ["scores", "scaled", "masked", "row_max"].map(used.at)));
  const toggle = other && el("label", { class: "switch" }, el("input", { type: "checkbox", role: "switch", checked: off, onchange: event => set({ unscaled: event.target.checked ? "1" : "" }) }), el("span", {}, say("unscaled_toggle")));
  return el("div", {}, el("p", { class: "lead" }, say("lead3")), softmaxFormula(), toggle, off && comparison(s, other),
    scalePart(used, scale), maskPart(used, scale), sharesPart(used, scale));
}

const sub = (name, ...indices) => m("msub", name, m("mrow", ...indices));
function softmaxFormula() {
  const power = (...indices) => m("msup", "e", m("mrow", sub("s", ...indices), "−", sub("m", "i")));
  return formula(sub("a", "i", "j"), "=", m("mfrac", power("i", "j"), m("mrow", m("munder", "∑", "k"), power("i", "k"))), ",",
    sub("s", "i", "j"), "=", m("mfrac", m("mrow", sub("q", "i"), "⋅", sub("k", "j")), m("msqrt", sub("d", "k"))));
}

const mostColumns = 8, mostWords = 8, restColour = "repeating-linear-gradient(45deg,var(--muted) 0 2px,var(--card) 2px 5px)";

// The words whose pieces are drawn: the ones that give most, and the rest as one.
function givers(weights, i) {
  const order = Array.from({ length: weights.columns }, (_, j) => j).sort((x, y) => weights.value(i, y) - weights.value(i, x));
  const count = order.length > mostWords ? mostWords - 1 : mostWords;
  return { shown: order.slice(0, count).sort((x, y) => x - y), rest: order.slice(count) };
}

function piecesOf(s, record, i, c, { shown: words, rest }) {
  const { terms } = explain(s.report, record, partOf({ record, b: s.b, h: s.h }).index(i, c));
  const sum = list => list.reduce((total, j) => total + (terms[j]?.product ?? 0), 0);
  return [...words.map(j => ({ value: terms[j]?.product ?? 0, colour: headColour(j) })), ...rest.length ? [{ value: sum(rest), colour: restColour }] : []];
}

function barNode(pieces, total, [low, high], label) {
  const at = x => 100 * (x - low) / (high - low), percent = x => `${x.toFixed(3)}%`;
  let right = 0, left = 0;
  const boxes = pieces.map(({ value, colour }) => {
    const from = value < 0 ? left += value : right;
    if (value > 0) right += value;
    return el("span", { class: "piece", style: { left: percent(at(from)), width: percent(at(Math.abs(value)) - at(0)), background: colour } });
  });
  return el("div", { class: "bar", role: "img", "aria-label": label }, boxes, el("span", { class: "zero", style: { left: percent(at(0)) } }), el("span", { class: "sum", style: { left: percent(at(total)) } }));
}

function contributionTable(s, records, i, chosen) {
  const [z, a] = records, view = partOf({ record: z, b: s.b, h: s.h }), shares = partOf({ record: a, b: s.b, h: s.h });
  const columns = Math.min(view.columns, mostColumns), list = Array.from({ length: columns }, (_, c) => c);
  const all = list.map(c => piecesOf(s, z, i, c, chosen));
  const range = all.flat().reduce(([low, high], p) => [Math.min(low, p.value), Math.max(high, p.value)], [0, 0]);
  const reach = all.reduce(([low, high], ps) => [Math.min(low, ps.reduce((t, p) => t + Math.min(0, p.value), 0)), Math.max(high, ps.reduce((t, p) => t + Math.max(0, p.value), 0))], range);
  const name = placeName(z, "q", i), text = x => numberText(x, digits());
  const swatch = n => el("span", { class: "swatch", style: { background: all[0]?.[n]?.colour ?? "#888" } });
  const row = (label, share, n) => el("tr", {}, el("th", { scope: "row" }, swatch(n), label), el("td", {}, share), all.map(ps => el("td", {}, text(ps[n].value))));
  const rows = [...chosen.shown.map((j, n) => row(shortWord(placeName(a, "k", j)), text(shares.value(i, j)), n)),
    ...chosen.rest.length ? [row(say("others", chosen.rest.length), text(chosen.rest.reduce((t, j) => t + shares.value(i, j), 0)), chosen.shown.length)] : []];
  const zCell = c => el("td", { "data-path": z.record?.path ?? z.path, "data-index": view.index(i, c).join() }, numberText(view.value(i, c), digits(), z.isDouble));
  const heads = list.map(c => el("th", { scope: "col" }, placeName(z, "e", c)));
  const bars = list.map(c => el("div", { class: "bar-line" }, el("span", { class: "bar-name", translate: "no", title: name }, `Z[${shortWord(name)}][${placeName(z, "e", c)}]`),
    barNode(all[c], view.value(i, c), reach, say("bars_label", `Z[${name}][${c}]`, all[c].map(p => text(p.value)).join(" + "))), el("span", { class: "bar-sum", translate: "no" }, text(view.value(i, c)))));
  return [el("div", { class: "bars" }, bars),
    el("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": say("bars_title") }, el("table", { class: "plain" }, el("thead", {}, el("tr", {}, el("td", {}), el("th", { scope: "col" }, say("share")), heads)), el("tbody", {}, rows),
      el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, `Z[${shortWord(name)}]`), el("td", {}), list.map(zCell))))),
    view.columns > columns && el("p", { class: "note" }, say("first_columns", columns, view.columns))];
}

function barsPart(s) {
  const z = s.at("context"), [a] = operandsOf(s, z);
  if (!z?.numbers() || !a?.numbers()) return undefined;
  const shares = partOf({ record: a, b: s.b, h: s.h });
  const box = el("div", {}), select = el("select", { "aria-label": say("bars_row"), translate: "no", onchange: event => set({ row: event.target.value }) });
  const draw = () => {
    const i = Math.min(Number(state.row) || 0, shares.rows - 1);
    select.replaceChildren(...Array.from({ length: shares.rows }, (_, r) => el("option", { value: r, selected: r === i }, placeName(z, "q", r))));
    box.replaceChildren(...contributionTable(s, [z, a], i, givers(shares, i)).filter(Boolean));
  };
  if (!shares.rows || !shares.columns) return undefined;
  draw();
  const follow = () => lockedCell()?.record === z && set({ row: lockedCell().index[z.axes.indexOf("q")] });
  onChange(changed => changed.has("row") ? draw() : changed.has("cell") && follow(), box);
  follow();
  return section(say("bars_title"), paragraph(say("bars_text")), el("label", { class: "row-pick" }, el("span", {}, say("bars_row")), select), box);
}

function stepOutput(report) {
  const s = currentScene(report), z = s.at("context"), [a, v] = operandsOf(s, z), values = v ?? s.at("cache_v") ?? s.at("v");
  const scale = sharedScale(...numbersOf(s, [values, z]));
  return el("div", {}, el("p", { class: "lead" }, say("lead4")),
    formula("Z", "=", "A", "V", ",", sub("z", "i"), "=", m("munder", "∑", "j"), sub("a", "i", "j"), sub("v", "j")),
    section(undefined, equation(shownAt(s, a ?? "weights"), "×", shownAt(s, values ?? "v", { scale }), "=", shownAt(s, "context", { name: "Z", scale })), el("div", { class: "legends" }, legend("weights", [0, 1]), legend("signed", scale))),
    barsPart(s));
}

function factsOf(s) {
  const { report, place } = s, here = report.all(place), x = inputOf(s), q = s.at("q") ?? s.at("context"), w = s.at("weights") ?? q;
  const worst = here.filter(r => r.audit !== undefined).sort((r, t) => t.audit - r.audit)[0], empty = emptyRows(s);
  const code = text => el("code", {}, text);
  return [
    ["fact_path", code([...new Set(here.map(r => r.algorithm).filter(Boolean))].join(", ") || "-")], ["fact_type", code(w?.dtype ?? "-")],
    ["fact_size", code([w?.extent("q"), x?.extent("d"), q?.extent("e")].map(n => n ?? "-").join(" · "))], ["fact_heads", code(String(report.headsAt(place)))],
    ["fact_scale", code(report.value(place, "scale") === undefined ? "-" : numberText(report.value(place, "scale"), digits()))], ["fact_records", code(String(here.length))],
    ["fact_audit", worst ? [code(numberText(worst.audit, 2)), " ", code(worst.path)] : say("fact_audit_none")],
    ...empty.length ? [["fact_empty", code(empty.map(r => placeName(w, "q", r.row)).join(", "))]] : [],
  ];
}

function mostLooked(s) {
  const a = s.at("weights");
  if (!a?.numbers()) return undefined;
  const view = partOf({ record: a, b: s.b, h: s.h }), words = a.tokensAlong("q"), keys = a.tokensAlong("k");
  if (!view.rows || !words || !keys || view.columns !== view.rows) return undefined;
  const i = words.reduce((least, _, n) => view.value(n, n) < view.value(least, least) ? n : least, 0);
  const best = Array.from({ length: view.columns }, (_, j) => j).reduce((m0, j) => view.value(i, j) > view.value(i, m0) ? j : m0, 0);
  return paragraph(say("most5", words[i], numberText(100 * (1 - view.value(i, i)), 2), keys[best], numberText(100 * view.value(i, best), 2)));
}

function stepDone(report) {
  const s = currentScene(report), x = inputOf(s), scale = sharedScale(...numbersOf(s, [x, s.at("context")]));
  const chapters = ["heads", "positions", "layer", "reasons", "appendix"].map(key => el("li", {}, el("a", { href: `#step=${key}`, onclick: event => (event.preventDefault(), set({ step: key })) }, say(`chapter_${key}`))));
  return el("div", {}, el("p", { class: "lead" }, say("lead5")), attentionFormula(),
    section(undefined, equation(shownAt(s, x ?? "attn_in", { name: "X", scale }), "→", shownAt(s, "context", { name: "Z", scale })), legend("signed", scale)), mostLooked(s),
    section(say("facts"), el("dl", { class: "facts" }, factsOf(s).map(([key, value]) => [el("dt", {}, say(key)), el("dd", {}, value)]))),
    paragraph(say("limits")), section(say("go_on"), el("ul", { class: "links" }, chapters)));
}
export const attentionFormula = () => formula(m("mi", "Attention"), m("mrow", "(", "Q", ",", "K", ",", "V", ")"), "=", m("mi", "softmax"),
  m("mrow", "(", m("mfrac", m("mrow", "Q", m("msup", "K", "T")), m("msqrt", m("msub", "d", "k"))), ")"), "V", "=", "Z");

// What the log says once a step is shown.
export function logOf(report, key) {
  const s = currentScene(report), x = inputOf(s), q = s.at("q") ?? s.at("context"), a = s.at("weights");
  const rows = (a ?? q ?? x)?.extent("q") ?? 0, sums = a?.numbers() ? Array.from({ length: rows }, (_, i) => rowSum(s, a)(i)).filter(x => x > 0) : [];
  const sum = numberText(sums[0] ?? 1, digits());
  if (key === "3" && a && !a.numbers()) return ["done3_large", rows];
  return [`done${key}`, key === "3" && sums.length ? sums.length : rows, key === "0" ? x?.extent("d") ?? 0 : q?.extent("e") ?? 0, a ? a.extent("q") * a.extent("k") : 0, sum];
}

export const stepViews = [stepInput, stepProjections, stepScores, stepSoftmax, stepOutput, stepDone];
