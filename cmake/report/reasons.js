// Five reasons why attention works, each from recorded runs: the claim, the numbers, and what they do not show.
import { addWords, say, spoken } from "./words.js";
import { el, svg } from "./dom.js";
import { addState, digits } from "./state.js";
import { matrixView } from "./matrix.js";
import { bars, card, chartFigure, fact, factTable, lacks, limit, lineChart, note, own, phrase, recorded, brief, slider } from "./pieces.js";

addWords({
  chapter_reasons: ["Why it works: five reasons", "为什么有效：五个理由"],
  reasons_lead: ["All numbers come from runs that were recorded; the sliders choose among those runs. The parameters were made by hand so that the reason can be seen.",
    "所有的数都来自记录下来的运行，滑块只在这些运行中选择。参数是手工设计的，为的是让理由看得见。"],
  reasons_none: ["This recording holds none of the five constructions.", "这份记录里没有这五个构造中的任何一个。"],
  reason_1: ["1. However far, one step away", "1. 无论多远，一步可达"],
  reason_1_claim: ["Attention reaches the word it looks for in one step, wherever that stands; a recurrence that keeps 0.9 of the past in each step forgets it.",
    "注意力一步就能到达要找的词，无论它在哪里；而每步只保留 0.9 的循环网络会把它忘掉。"],
  reason_words: ["words in the sentence", "句子的词数"],
  reason_place: ["place of the word that is looked for", "要找的词的位置"],
  reason_1_bars: ["What the last word gets of it: attention {0}, recurrence {1}", "最后一个词得到的比例：注意力 {0}，循环网络 {1}"],
  reason_attention: ["attention", "注意力"],
  reason_recurrence: ["recurrence", "循环网络"],
  reason_1_chart: ["Weight over the number of words: attention from {0} to {1}, the recurrence from {2} to {3}.", "权重随词数的变化：注意力从 {0} 到 {1}，循环网络从 {2} 到 {3}。"],
  reason_1_moved: ["Moving the word changes its weight by at most {0}.", "移动这个词，权重最多改变 {0}。"],
  reason_1_needed: ["To keep 0.9 of the weight among {0} words the score would have to be {1}.", "要在 {0} 个词中保住 0.9 的权重，得分需要达到 {1}。"],
  reason_1_limit: ["that attention never thins out. The weight is shared: among n words it keeps 0.9 only with a score of ln(9(n − 1)).", "注意力永远不会变稀。其实权重由所有词分摊：在 n 个词中要保住 0.9，得分需达到 ln(9(n − 1))。"],
  reason_log: ["log₁₀ of the number of words", "词数的 log₁₀"],
  reason_log_y: ["log₁₀ of the weight", "权重的 log₁₀"],
  reason_2: ["2. All rows at once", "2. 所有行同时计算"],
  reason_2_claim: ["No row waits for another one, so more threads may share the work, and not a bit of the result changes.", "没有一行要等另一行，所以可以由多个线程分担，而结果的每一位都不变。"],
  reason_threads: ["threads", "线程"],
  reason_ms: ["time in ms", "时间（毫秒）"],
  reason_bits: ["same bits as with one thread", "与单线程逐位相同"],
  reason_yes: ["yes", "是"],
  reason_no: ["no", "否"],
  reason_steps: ["Steps that must wait for one another: recurrence {0}, attention {1}.", "必须先后等待的步数：循环网络 {0}，注意力 {1}。"],
  reason_recurrence_ms: ["The recurrence of the same size took {0} ms on one thread.", "同样大小的循环网络在单线程上用了 {0} 毫秒。"],
  reason_shuffled: ["Rows computed in shuffled order differ by at most {0}.", "打乱行的计算顺序，结果最多相差 {0}。"],
  reason_2_limit: ["that attention is less work: it compares every word with every word. Times are of one machine, once.", "注意力的工作量更小。其实它要把每个词与每个词比较。时间只是在一台机器上测了一次。"],
  reason_3: ["3. Weights made from the sentence", "3. 权重由句子产生"],
  reason_3_claim: ["The same parameters, one word changed: “it” first reads the adjective, then looks for the noun that fits.", "参数相同，只换一个词：“它”先读形容词，再去找相配的名词。"],
  reason_3_layer: ["What “it” looks at in the second layer", "第二层里“它”在看什么"],
  reason_3_first: ["In the first layer it gave {0} of its weight to the adjective and took over what that says.", "在第一层里，它把 {0} 的权重给了形容词，并记下了形容词的意思。"],
  reason_3_choose: ["last word", "最后一个词"],
  reason_3_summary: ["Most weight is on {0}: {1}", "权重最大的是 {0}：{1}"],
  reason_3_conv: ["A convolution of width 3 has the coefficients {1} in both sentences, and its window reaches neither the nouns nor the last word: its output at “it” changes by {0}.", "宽度为 3 的卷积在两句话里系数都是 {1}，窗口够不到名词，也够不到最后一个词：它在“它”处的输出改变 {0}。"],
  reason_3_limit: ["that a model learns this. These weights were made by hand.", "模型一定会学到这些。这里的权重是手工设定的。"],
  reason_4: ["4. Several heads, several relations", "4. 多个头，多种关系"],
  reason_4_claim: ["A row of weights can point at one word. Three heads point at three; one head with the sum of their scores has to split.", "一行权重只能指向一个词。三个头可以指向三个；把它们的得分加在一个头里就不得不分摊。"],
  reason_relation: ["relation", "关系"],
  reason_head: ["head", "头"],
  reason_many: ["{0} heads", "{0} 个头"],
  reason_one: ["one head", "一个头"],
  reason_split: ["has to split", "不得不分摊"],
  reason_4_passed: ["With one head {0} of {1} relations pass 0.9; the others (✗) have to share a row.", "只有一个头时，{1} 个关系中有 {0} 个超过 0.9；其余的（✗）不得不共用一行。"],
  reason_4_limit: ["that learned heads are this clean; they rarely are. And a large weight is not yet an explanation.", "学到的头都这么分明。它们很少如此；而且权重大还不等于解释。"],
  reason_5: ["5. A weighted sum, nothing else", "5. 只是加权和"],
  reason_5_claim: ["The output of a word is a mean of the values, weighted by its row: one can see what each word gave.", "一个词的输出是各值按它那一行权重的平均：能看出每个词给了什么。"],
  reason_sharp: ["scores times", "得分放大倍数"],
  reason_from: ["word", "词"],
  reason_weight: ["weight", "权重"],
  reason_5_hull: ["Each number of Z({0}) lies between the smallest and the largest value of its column.", "Z({0}) 的每个数都在该列最小值与最大值之间。"],
  reason_5_sum: ["Z({0}), recorded", "Z({0})，记录的值"],
  reason_5_limit: ["how something new comes about: what is in none of the values, attention alone cannot make. That is the work of the feed-forward network.", "新东西从哪里来。任何值里都没有的，单靠注意力做不出来；那是前馈网络的事。"],
});
addState({ r1n: "", r1at: "", r3: "", r5: "" });

const panel = (key, ...children) => {
  const node = card(say(key), el("p", { class: "claim" }, say(`${key}_claim`)), ...children, limit(say(`${key}_limit`)));
  node.classList.add("reason");
  return node;
};
const powers = x => (x > 0 && x < 0.001 && digits() < 9 ? x.toExponential(1) : brief(x)).replaceAll("-", "−");
const meaning = { 苹果: "apple", 在: "in", 汽车: "car", 里: "inside", "，": "comma", 它: "it", 很: "very", 甜: "sweet", 快: "fast", 小明: "Xiaoming", 说: "says", 他: "he", 喜欢: "likes", 红: "red" };
const worded = token => el("span", {}, own(token), spoken() === "en" && meaning[token] ? ` ${meaning[token]}` : "");

// What the last word gives to the needle: the recorded weight, else the fact.
function needleWeight(report, run) {
  const { facts } = run, record = run.run ? report.of({ run: run.run, stage: "weights" }) : undefined, matrix = record?.matrix(), index = matrix?.index(matrix.rows - 1, facts.needle ?? 0);
  if (record?.at(...index) === undefined) return { x: facts.weight, cell: tag => fact(tag, run, "weight") };
  return { x: record.at(...index), cell: tag => recorded(tag, record, index) };
}

function longRange(report, runs) {
  const found = runs.map(r => ({ ...r, weight: needleWeight(report, r) })), sizes = [...new Set(found.map(r => r.facts.n))].sort((a, b) => a - b);
  const at = (n, place) => found.find(r => r.facts.n === n && (r.facts.needle ?? 0) === place) ?? found.find(r => r.facts.n === n);
  const body = el("div", {}), places = el("div", {}), choose = (list, format = String) => list.map(v => ({ name: format(v), value: v }));
  const show = r => {
    const summary = say("reason_1_bars", brief(r.weight.x), powers(r.facts.recurrence));
    body.replaceChildren(bars([{ name: say("reason_attention"), value: r.weight.x, cell: r.weight.cell("b"), strong: true }, { name: say("reason_recurrence"), value: r.facts.recurrence, cell: fact("b", r, "recurrence", powers) }], summary),
      r.facts.needed ? note(phrase("reason_1_needed", fact("b", r, "n"), fact("b", r, "needed"))) : "");
  };
  const pickPlace = n => {
    const all = found.filter(r => r.facts.n === n).map(r => r.facts.needle ?? 0).sort((a, b) => a - b);
    if (all.length < 2) return places.replaceChildren(), show(at(n, all[0]));
    const most = Math.max(...found.filter(r => r.facts.n === n).map(r => r.weight.x)) - Math.min(...found.filter(r => r.facts.n === n).map(r => r.weight.x));
    places.replaceChildren(slider(say("reason_place"), "r1at", choose(all), c => show(at(n, c.value))), note(say("reason_1_moved", most && powers(most))));
  };
  const points = f => sizes.map(n => [Math.log10(n), Math.log10(f(at(n, 0)))]), first = at(sizes[0], 0), last = at(sizes.at(-1), 0);
  const chart = sizes.length > 2 && lineChart({ series: [{ name: say("reason_attention"), points: points(r => r.weight.x) }, { name: say("reason_recurrence"), points: points(r => r.facts.recurrence) }],
    xLabel: say("reason_log"), yLabel: say("reason_log_y"), summary: say("reason_1_chart", brief(first.weight.x), brief(last.weight.x), powers(first.facts.recurrence), powers(last.facts.recurrence)) });
  return panel("reason_1", slider(say("reason_words"), "r1n", choose(sizes), c => pickPlace(c.value), sizes.length >> 1), places, body, chart);
}

function parallel(report, runs) {
  const rows = runs.map(run => [fact("span", run, "threads"), fact("td", run, "ms"), el("td", {}, say(run.facts.equal ? "reason_yes" : "reason_no"))]), [first] = runs, { facts } = first, about = (key, ...names) => note(phrase(key, ...names.map(n => fact("b", first, n, powers))));
  const lines = [facts.steps_recurrence && facts.steps_attention && about("reason_steps", "steps_recurrence", "steps_attention"), facts.recurrence_ms !== undefined && about("reason_recurrence_ms", "recurrence_ms"),
    facts.shuffled !== undefined && about("reason_shuffled", "shuffled")].filter(Boolean);
  return panel("reason_2", factTable(say("reason_2"), [say("reason_threads"), say("reason_ms"), say("reason_bits")], rows), lines);
}

function dynamicRow(record, row, tokens) {
  const matrix = record.matrix(), at = Math.min(row, matrix.rows - 1);
  const values = tokens.map((_, j) => matrix.value(at, j)), best = values.indexOf(Math.max(...values));
  return bars(tokens.map((t, j) => ({ name: worded(t), value: values[j], strong: j === best, cell: recorded("b", record, matrix.index(at, j)) })), say("reason_3_summary", tokens[best], brief(values[best])));
}

function dynamic(report, runs) {
  const groups = runs.map(r => ({ ...r, tokens: r.tokens ?? report.tokensOf(r.run), record: report.all({ run: r.run, stage: "weights" }).at(-1) })), body = el("div", {});
  if (groups.some(g => !g.record?.numbers())) return panel("reason_3", lacks("weights"));
  const show = k => {
    const { tokens, record, facts } = groups[k], row = facts.row ?? tokens.indexOf("它");
    const first = facts.adjective === undefined ? "" : note(phrase("reason_3_first", fact("b", groups[k], "adjective")));
    body.replaceChildren(first, el("h4", {}, say("reason_3_layer")), dynamicRow(record, row, tokens));
  };
  const choices = groups.map((g, k) => ({ name: g.tokens.at(-1), value: k })), part = name => fact("b", runs[0], name);
  return panel("reason_3", slider(say("reason_3_choose"), "r3", choices, c => show(c.value)), body, runs[0].facts.convolution_change === undefined ? "" : note(phrase("reason_3_conv", part("convolution_change"), el("span", {}, part("before"), ", ", part("here"), ", ", part("after")))));
}

// Cells that take more than half of their row, head by head.
export function relationsOf(record) {
  const found = [];
  for (let h = 0; h < record.extent("h"); h++) {
    const matrix = record.matrix({ h, exact: true });
    for (let i = 0; i < matrix.rows; i++) for (let j = 0; j < matrix.columns; j++) if (matrix.value(i, j) > 0.5) found.push({ h, i, j, index: matrix.index(i, j) });
  }
  return found;
}

function multiHead(report, runs) {
  const [many, one] = [runs.find(r => r.label !== "one head"), runs.find(r => r.label === "one head")].map(r => r && report.of({ run: r.run, stage: "weights" }));
  if (!many?.numbers()) return panel("reason_4", lacks("weights"));
  const relations = relationsOf(many), tokens = runs[0].tokens ?? report.tokensOf(runs[0].run), single = ({ i, j }) => one.matrix().index(i, j);
  const passed = one && relations.filter(r => one.at(...single(r)) > 0.9).length, heads = many.extent("h");
  const rows = relations.map(r => [el("span", {}, worded(tokens[r.i]), " → ", worded(tokens[r.j])), String(r.h), recorded("td", many, r.index), ...one ? [recorded("td", one, single(r)), el("td", { "aria-label": one.at(...single(r)) > 0.9 ? say("reason_yes") : say("reason_split") }, one.at(...single(r)) > 0.9 ? "✓" : "✗")] : []]);
  const views = Array.from({ length: heads }, (_, h) => matrixView({ record: many, h, exact: true, name: `A(${h})`, palette: "weights" }));
  return panel("reason_4", factTable(say("reason_4"), [say("reason_relation"), say("reason_head"), say("reason_many", heads), ...one ? [say("reason_one"), "> 0.9"] : []], rows),
    one && el("p", {}, say("reason_4_passed", passed, relations.length)), el("details", {}, el("summary", {}, say("reason_many", heads) + (one ? ` · ${say("reason_one")}` : "")), el("div", { class: "equation" }, views, one && matrixView({ record: one, name: "A", palette: "weights" }))));
}

// For each column of V: the values of all words as ticks, their span as a bar, and the output as a dot inside.
function hullChart(v, z, row, word) {
  const width = 420, step = 34, left = 40, all = Array.from({ length: v.rows * v.columns }, (_, k) => v.value(Math.floor(k / v.columns), k % v.columns)), [low, high] = [Math.min(...all), Math.max(...all)];
  const X = x => left + 10 + (x - low) / (high - low || 1) * (width - left - 20), columns = Array.from({ length: v.columns }, (_, c) => c);
  const line = c => {
    const y = 18 + c * step, values = Array.from({ length: v.rows }, (_, j) => v.value(j, c)), z0 = X(z.value(row, c));
    return [svg("text", { x: 2, y: y + 4 }, `Z[${c}]`), svg("line", { class: "span", x1: X(Math.min(...values)), x2: X(Math.max(...values)), y1: y, y2: y }), values.map(x => svg("line", { class: "tick", x1: X(x), x2: X(x), y1: y - 7, y2: y + 7 })),
      svg("circle", { class: "mark", cx: z0, cy: y, r: 5 }), svg("text", { x: z0, y: y + 18, "text-anchor": z0 > width - 40 ? "end" : "middle" }, brief(z.value(row, c), z.record))];
  };
  const summary = say("reason_5_hull", word);
  return chartFigure(svg("svg", { viewBox: `0 0 ${width} ${18 + step * v.columns}`, role: "img", "aria-label": summary }, columns.map(line)), "Z", el("figcaption", {}, summary));
}

function weightedSum(report, runs) {
  const at = (run, stage) => report.of({ run, stage }), body = el("div", {});
  const usable = runs.filter(r => ["weights", "v", "context"].every(s => at(r.run, s)?.numbers())).sort((a, b) => a.facts.sharpness - b.facts.sharpness);
  if (!usable.length) return panel("reason_5", lacks("weights", "v", "context"));
  const show = ({ run }) => {
    const [a, v, z] = ["weights", "v", "context"].map(s => at(run, s)), [A, V, Z] = [a, v, z].map(r => r.matrix()), row = Math.min(1, A.rows - 1), word = A.rowTokens?.[row] ?? String(row), columns = Array.from({ length: V.columns }, (_, c) => c);
    const rows = Array.from({ length: A.columns }, (_, j) => [own(A.columnTokens?.[j] ?? String(j)), recorded("td", a, A.index(row, j)), ...columns.map(c => recorded("td", v, V.index(j, c))), ...columns.map(c => el("td", { class: "made" }, brief(A.value(row, j) * V.value(j, c), z)))]);
    const last = [say("reason_5_sum", word), el("td", {}), ...columns.map(() => el("td", {})), ...columns.map(c => recorded("td", z, Z.index(row, c), { class: "total" }))];
    body.replaceChildren(factTable(say("reason_5"), [say("reason_from"), say("reason_weight"), ...columns.map(c => `V[${c}]`), ...columns.map(c => `A·V[${c}]`)], [...rows, last]), hullChart(V, Z, row, word));
  };
  const start = usable.findIndex(r => r.facts.sharpness === 1);
  return panel("reason_5", slider(say("reason_sharp"), "r5", usable.map(r => ({ name: String(r.facts.sharpness), value: r.facts.sharpness, run: r.run })), show, start), body);
}

const panels = [["long_range", longRange], ["parallel", parallel], ["dynamic", dynamic], ["multi_head", multiHead], ["weighted_sum", weightedSum]];

export function reasonsView(report) {
  const found = panels.map(([scene, build]) => [report.scene(scene)?.runs.map((run, place) => ({ ...run, scene, place })), build]).filter(([runs]) => runs?.length).map(([runs, build]) => build(report, runs));
  return el("div", { class: "chapter reasons" }, note(say("reasons_lead")), found.length ? found : el("p", { class: "missing" }, say("reasons_none")));
}
