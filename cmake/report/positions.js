// Chapter 3: the sines that tell where a word stands, what they make of a distance, and why attention needs them.
import { addWords, say } from "./words.js";
import { el, m, formula } from "./dom.js";
import { numberText } from "./number.js";
import { digits } from "./state.js";
import { largeView } from "./large.js";
import { angleOf, dotOfRows, rowOf } from "./measure.js";
import { matrixView, sharedScale } from "./matrix.js";
import { card, equation, factTable, lacks, limit, lineChart, note, own, recorded, runOfScene, brief, phrase, says } from "./pieces.js";

addWords({
  chapter_positions: ["Where a word stands", "位置编码"],
  pos_lead: ["Attention treats its words as a set. A row of sines and cosines, added to each word, tells it where it stands.", "注意力把词当作一个集合。给每个词加上一行正弦和余弦，它就知道自己在哪个位置。"],
  pos_map: ["One row for each position", "每个位置一行"],
  pos_map_help: ["Rows are positions, columns dimensions. Point at a square, or move with the arrow keys, to see the angle that made it.", "行是位置，列是维度。指向一个格子，或用方向键移动，就能看到产生它的角度。"],
  pos_recorded: ["recorded", "记录的值"],
  pos_wave: ["One turn of this pair of dimensions takes {0} positions.", "这一对维度每转一圈要 {0} 个位置。"],
  pos_not_sines: ["These numbers are not those of the sine formulas (they differ by up to {0}): the positions were learned, or made in another way. No angle is shown.",
    "这些数不是正弦公式给出的（最多相差 {0}）：位置是学来的，或用别的方法得到。因此不显示角度。"],
  pos_curve: ["Only the distance matters", "只与距离有关"],
  pos_curve_text: ["The product of two rows depends on how far apart they are, not on where they are: the curves of different p lie on each other.",
    "两行的点积取决于它们相距多远，而不取决于它们在哪里：不同 p 的曲线重合。"],
  pos_curve_summary: ["PE(p)·PE(p+k): {0} for k = 0, {1} for k = {2}. Curves of different p differ by at most {3}. Computed here from the recorded rows.",
    "PE(p)·PE(p+k)：k = 0 时为 {0}，k = {2} 时为 {1}。不同 p 的曲线最多相差 {3}。由记录的行在本页算出。"],
  pos_curve_short: ["A curve needs at least three positions.", "画曲线至少要三个位置。"],
  pos_sum: ["Added to the words", "加到词上"],
  pos_sum_part: ["The first {0} rows and {1} columns.", "前 {0} 行、前 {1} 列。"],
  pos_order: ["Cat bites dog, dog bites cat", "猫咬狗，狗咬猫"],
  pos_bare: ["Without positions", "没有位置"],
  pos_placed: ["With positions", "有位置"],
  pos_causal: ["Without positions, but with a causal mask", "没有位置，但有因果掩码"],
  pos_bare_text: ["Each word gets the same output in both sentences, only in another row: largest difference {0}. Who bites whom is lost.", "每个词在两句话里得到同样的输出，只是换了行：最大差别 {0}。谁咬了谁，已经分不清了。"],
  pos_placed_text: ["Now the outputs differ by up to {0}: the order is in them.", "现在输出最多相差 {0}：顺序已经体现在输出里。"],
  pos_causal_text: ["The first word sees only itself, so the outputs differ by up to {0}, although no position was added.", "第一个词只能看到自己，所以即使没有加位置，输出也最多相差 {0}。"],
  pos_limit: ["that attention always needs positions. A causal mask alone breaks the symmetry; the claim holds for attention that looks everywhere.",
    "注意力总是需要位置编码。其实单凭因果掩码就能打破对称；上面的结论只对看得到所有词的注意力成立。"],
  pos_word: ["word", "词"],
  pos_difference: ["largest difference", "最大差别"],
  pos_mean: ["mean of all", "全部平均"],
});

// The largest difference of the recorded numbers from the sines.
export function sineError(matrix) {
  let most = 0;
  for (let p = 0; p < matrix.rows; p++) {
    for (let c = 0; c < matrix.columns; c++) {
      const { angle, odd } = angleOf(p, c, matrix.columns);
      most = Math.max(most, Math.abs(matrix.value(p, c) - (odd ? Math.cos(angle) : Math.sin(angle))));
    }
  }
  return most;
}

const sineLaw = (parity, name) => [m("msub", "PE", m("mrow", "p", ",", parity)), "=", m("mi", name), m("mo", "("), m("mfrac", "p", m("msup", "10000", m("mrow", m("mn", "2"), "i", "/", "d"))), m("mo", ")")];
const laws = () => el("div", { class: "laws" }, formula(...sineLaw("2i", "sin")), formula(...sineLaw("2i+1", "cos")));

// The recorded number at a place, and the angle whose sine or cosine it is.
function angleText(record, isSine, p, c) {
  const d = record.matrix().columns, { i, angle, wave, odd } = angleOf(p, c, d), f = m("mi", odd ? "cos" : "sin"), value = recorded("b", record, record.matrix().index(p, c), { translate: "no" });
  const what = el("p", {}, own(`PE[${p}][${c}] = `), value, ` (${say("pos_recorded")})`);
  if (!isSine) return [what];
  const power = m("mfrac", String(p), m("msup", "10000", m("mrow", String(2 * i), "/", String(d))));
  const chain = formula(m("msub", "PE", m("mrow", String(p), ",", String(c))), "=", f, m("mo", "("), power, m("mo", ")"), "=", f.cloneNode(true), m("mo", "("), numberText(angle, digits(), true), m("mo", ")"));
  return [chain, what, note(say("pos_wave", numberText(wave, wave < 1000 ? 2 : 0, true)))];
}

function mapView(pe) {
  const error = sineError(pe.matrix()), isSine = error < 1e-3;
  return card(say("pos_map"), isSine ? laws() : el("p", { class: "missing" }, say("pos_not_sines", brief(error))), note(say("pos_map_help")),
    largeView({ record: pe, name: "PE", palette: "signed", scale: [-1, 1], tell: (p, c) => angleText(pe, isSine, p, c) }));
}

// The curves of three starting positions, as far as all of them reach.
function curveView(pe) {
  const matrix = pe.matrix(), n = Math.min(matrix.rows, 256), title = say("pos_curve");
  if (n < 3) return card(title, note(say("pos_curve_short")));
  const starts = [...new Set([0, Math.floor(n / 6), Math.floor(n / 3)])], last = n - 1 - starts.at(-1), curve = p => Array.from({ length: last + 1 }, (_, k) => [k, dotOfRows(matrix, p, p + k)]);
  const dot = (p, k) => el("b", { translate: "no", ...says("dot", pe.path, p, k) }, brief(base[k][1]));
  const series = starts.map(p => ({ name: own(`p = ${p}`), points: curve(p) })), base = series[0].points;
  const apart = Math.max(...series.flatMap(s => s.points.map(([k, y]) => Math.abs(y - base[k][1]))));
  const rest = [String(last), apart.toExponential(0)], summary = say("pos_curve_summary", brief(base[0][1]), brief(base[last][1]), ...rest);
  return card(title, note(say("pos_curve_text")), lineChart({ series, whole: true, xLabel: "k", yLabel: "PE(p)·PE(p+k)", summary, caption: phrase("pos_curve_summary", dot(0, 0), dot(0, last), ...rest) }));
}

function sumView(report, pe) {
  const title = say("pos_sum"), at = stage => report.of({ run: pe.run, block: "embed", stage }), e = at("tok_embed"), x = at("x");
  const missing = [!e && "tok_embed", !x && "x"].filter(Boolean);
  if (missing.length) return card(title, lacks(...missing));
  const all = [e, pe, x].map(r => r.matrix()), rows = [0, Math.min(8, all[0].rows)], columns = [0, Math.min(8, all[0].columns)];
  const scale = sharedScale(...all.map(v => ({ rows: rows[1], columns: columns[1], value: v.value })));
  const part = rows[1] < all[0].rows || columns[1] < all[0].columns;
  const show = (record, name) => matrixView({ record, name, rows, columns, palette: "signed", scale });
  return card(title, formula("X", "=", "E", "+", "PE"), part && note(say("pos_sum_part", rows[1], columns[1])), equation(show(e, "E"), "+", show(pe, "PE"), "=", show(x, "X")));
}

// By how much the output of each word differs between two runs that hold the same words in another order; last the mean of all words.
export function orderDifferences(report, first, second) {
  const z = [first, second].map(r => report.of({ run: r.run, stage: "context" })?.matrix());
  if (z.some(v => !v)) return undefined;
  const words = first.tokens ?? report.tokensOf(first.run), others = second.tokens ?? report.tokensOf(second.run);
  const apart = (a, b) => Math.max(...a.map((x, c) => Math.abs(x - b[c])));
  const mean = v => Array.from({ length: v.columns }, (_, c) => rowOf({ columns: v.rows, value: (_, i) => v.value(i, c) }, 0).reduce((s, x) => s + x, 0) / v.rows);
  return { z, words: words.map((w, i) => [w, apart(rowOf(z[0], i), rowOf(z[1], others.indexOf(w)))]), mean: apart(mean(z[0]), mean(z[1])) };
}

function orderPart(report, runs, title, text) {
  if (runs?.length < 2 || !runs) return undefined;
  const found = orderDifferences(report, ...runs);
  if (!found) return el("div", {}, el("h4", {}, say(title)), lacks("context"));
  const scale = sharedScale(...found.z), most = Math.max(...found.words.map(w => w[1]));
  const shows = found.z.map((v, k) => matrixView({ record: v.record, name: `Z(${(runs[k].tokens ?? []).join("")})`, palette: "signed", scale }));
  const small = x => x && x < 1e-4 && digits() < 9 ? x.toExponential(1).replace("-", "−") : brief(x);
  const apart = (d, word) => el("td", says("apart", ...found.z.map(v => v.record.path), word), small(d));
  const rows = [...found.words.map(([w, d]) => [own(w), apart(d, w)]), [say("pos_mean"), apart(found.mean, "")]];
  return el("div", { class: "order" }, el("h4", {}, say(title)), el("p", {}, say(text, small(most))), el("div", { class: "equation" }, shows,
    factTable(`${say(title)}: ${say("pos_difference")}`, [say("pos_word"), say("pos_difference")], rows)));
}

function orderView(report) {
  const order = report.scene("order"), causal = report.scene("causal_order"), of = label => order?.runs.filter(r => r.label === label);
  const parts = [orderPart(report, of("bare"), "pos_bare", "pos_bare_text"), orderPart(report, of("placed"), "pos_placed", "pos_placed_text"), orderPart(report, causal?.runs, "pos_causal", "pos_causal_text")].filter(Boolean);
  return parts.length ? card(say("pos_order"), parts, causal && limit(say("pos_limit"))) : undefined;
}

export function positionsView(report) {
  const runs = report.scene("positions")?.runs.map(r => r.run) ?? [runOfScene(report)], all = runs.map(run => report.of({ run, stage: "pos_enc" })).filter(Boolean);
  const pe = all.reduce((most, r) => r.size > (most?.size ?? 0) ? r : most, undefined), added = all.find(r => report.of({ run: r.run, block: "embed", stage: "tok_embed" })) ?? pe;
  const parts = pe?.numbers() ? [mapView(pe), curveView(pe), sumView(report, added)] : [pe ? matrixView({ record: pe, name: "PE" }) : lacks("pos_enc")];
  return el("div", { class: "chapter positions" }, note(say("pos_lead")), parts, orderView(report));
}
