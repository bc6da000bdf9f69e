// "How was this number made?": the products or steps that gave a cell, in order, then what was recorded.

import { el, clear } from "./dom.js";
import { addWords, say, spoken } from "./words.js";
import { digits } from "./state.js";
import { numberText, exactText, guarded, minusSign } from "./number.js";
import { cellName } from "./explain.js";
import { watchCell, lockCell, dismiss, refreshCells } from "./cell.js";
import { meaningOf } from "./tooltip.js";

addWords({
  drawer_title: ["How was this number made?", "这个数是怎么来的？"],
  drawer_hint: ["Point at a number, or move to it with the arrow keys: the numbers that made it light up, and their products are listed here. Click it, or press Enter, to keep it.",
    "把鼠标移到一个数上，或用方向键移到它：得到它的那些数会亮起来，乘积列在这里。单击或按回车键可以锁定。"],
  drawer_locked: ["Kept. Click it again or press Esc to let go.", "已锁定。再次单击或按 Esc 键解除。"],
  drawer_release: ["Let go", "解除锁定"],
  term_sum: ["sum", "和"],
  term_largest: ["largest", "最大值"],
  term_result: ["result", "结果"],
  term_recorded: ["recorded", "记录值"],
  term_difference: ["rounding", "舍入差"],
  term_running: ["running sum", "累计"],
  term_product: ["product", "乘积"],
  term_more: ["{0} more terms", "另外 {0} 项"],
  term_follow: ["How was {0} made?", "{0} 是怎么来的？"],
  how_same: ["A copy of", "复制自"],
  how_sum: ["Two numbers are added.", "两个数相加。"],
  how_project: ["A row of numbers and a column of weights, multiplied one by one and added up.", "一行数与一列权重逐个相乘，再加起来。"],
  how_project_head: ["This head's share of the output: its numbers times its own rows of the weights.", "这个头对输出的贡献：它的数乘以权重中属于它的那些行。"],
  how_dot_keys: ["A query and a key, multiplied one by one and added up: a dot product.", "一个查询与一个键逐个相乘，再加起来：点积。"],
  how_times_scale: ["The score times the scale, 1/√dₖ unless another was asked for.", "得分乘以缩放系数，默认是 1/√dₖ。"],
  how_cap: ["A soft limit: large scores flatten out at c.", "软上限：很大的得分趋近于 c。"],
  how_mask: ["A bias is added where looking is allowed; elsewhere the score becomes −∞, so that its weight is 0.", "允许看的地方加上偏置；不允许的地方得分变成 −∞，权重因此为 0。"],
  how_row_maximum: ["The largest score of the row. It is subtracted so that exp cannot overflow.", "这一行的最大得分。先减去它，exp 就不会溢出。"],
  how_row_total: ["The sum of exp over the row: what the shares are divided by.", "这一行的 exp 之和：各比例都要除以它。"],
  how_log_total: ["The logarithm of the row's total, from its largest score and its sum.", "这一行总和的对数，由最大值与和得到。"],
  how_softmax: ["exp of the score less the largest of the row, divided by the row's total.", "得分减去该行最大值，取 exp，再除以该行的总和。"],
  how_softmax_lse: ["exp of the score less the logarithm of the row's total.", "得分减去该行总和的对数，再取 exp。"],
  how_exponent: ["exp of the score less the largest of the row. This page computed it, to show the way.", "得分减去该行最大值，再取 exp。由本页计算，用于展示过程。"],
  how_weigh_values: ["The weights of the row and one column of the values, multiplied one by one and added up: a weighted mean.", "这一行的权重与值的一列逐个相乘，再加起来：加权平均。"],
  how_join_heads: ["The heads side by side: a copy of one head's number.", "各个头并排放置：复制自某个头的数。"],
  how_mean: ["The mean of the row.", "这一行的平均值。"],
  how_inverse_deviation: ["One over the standard deviation of the row, with a small ε against division by 0.", "这一行标准差的倒数，加上很小的 ε 以免除以 0。"],
  how_standardise: ["How far from the row's mean, in units of its standard deviation.", "离该行平均值多远，以标准差为单位。"],
  how_rescale: ["The number divided by the root of the row's mean square.", "除以该行均方根。"],
  how_affine: ["Stretched by γ and moved by β, both learned.", "乘以学到的 γ，再加上学到的 β。"],
  how_activate: ["The activation function, number by number.", "逐个数应用激活函数。"],
  how_activate_gated: ["One half decides how far the other is let through.", "一半决定另一半通过多少。"],
  how_normalise_head: ["Divided by the root of the head's mean square, times γ.", "除以该头的均方根，再乘以 γ。"],
  how_rotate: ["Two numbers are turned together by an angle that grows with the position.", "两个数一起旋转，角度随位置增大。"],
  how_append: ["Keys and values of earlier steps are kept, the new ones join them.", "保留先前各步的键和值，再接上新的。"],
  explain_input: ["Given: nothing in this recording made it.", "给定的：本记录中没有计算它的过程。"],
  explain_param: ["A parameter: learned in training, or set by hand.", "参数：训练得到，或由人设定。"],
  explain_user: ["Made by a function of the caller, which is not recorded.", "由调用者的函数得到，没有记录。"],
  explain_unknown: ["What made it was not recorded.", "得到它的数没有被记录。"],
  explain_lost: ["A part of what made it is not kept in this page.", "得到它的数有一部分没有保存在本页中。"],
  explain_rotate: ["The angles are not recorded, so the product is not shown.", "没有记录角度，所以不显示乘积。"],
  explain_earlier: ["It comes from an earlier step.", "来自更早的一步。"],
});

const shownTerms = 48;
const text = x => numberText(x, digits());
const parsed = shown => Number(shown.replaceAll(minusSign, "-").replace("∞", "Infinity"));
// = where what is shown is the number itself, ≈ where it was rounded.
const relation = (x, shown) => Object.is(parsed(shown), x) || parsed(shown) === x ? "=" : "≈";

// A number that leads to its own explanation.
function operandNode(x, cell, role) {
  if (!cell) return el("span", { class: role }, text(x));
  const label = say("term_follow", cellName(...cell));
  return el("button", { type: "button", class: `number ${role}`, title: label, "aria-label": `${text(x)}, ${label}`, onclick: () => (lockCell(...cell), document.getElementById("drawer").focus()) }, text(x));
}
const pieceNodes = (pieces, cell) => pieces.map(p => typeof p === "number" ? guarded(text(p)) : p);

function termRow(term, running, largest) {
  const product = text(term.product), sum = text(running);
  const left = term.pieces ? el("span", { class: "left", translate: "no" }, pieceNodes(term.pieces)) : operandNode(term.left, term.cells[0], "left");
  return el("tr", { class: "term" },
    el("td", {}, left, term.plain || term.pieces ? undefined : [" × ", operandNode(term.right, term.cells[1], "right")]),
    el("td", {}, term.plain ? el("span", { class: "product", hidden: true }, product) : [`${relation(term.product, product)} `, el("span", { class: "product" }, product)]),
    largest ? el("td", {}, term.product === largest.total ? "◀" : "") : el("td", { class: "running" }, sum));
}

function termTable(explanation) {
  const { terms, largest } = explanation;
  let running = 0;
  const rows = terms.map(term => termRow(term, running += term.product, largest && explanation));
  const body = el("tbody", {}, rows.slice(0, shownTerms));
  const head = el("thead", {}, el("tr", {}, el("td", {}), el("th", { scope: "col" }, terms.some(t => !t.plain) ? say("term_product") : ""),
    el("th", { scope: "col" }, say(largest ? "term_largest" : "term_running"))));
  const table = el("table", { class: "terms" }, head, body);
  if (rows.length <= shownTerms) return table;
  const more = el("button", { type: "button", onclick: () => (body.append(...rows.slice(shownTerms)), more.remove()) }, say("term_more", rows.length - shownTerms));
  return [table, more];
}

const stepRow = ({ label, pieces, value }) => {
  const shown = text(value);
  return el("li", { class: "step" }, el("span", { class: "label", translate: "no" }, label), el("span", { translate: "no" }, pieceNodes(pieces), ` ${relation(value, shown)} `, el("b", {}, shown)));
};

function outcome(explanation, record) {
  const { total, recorded, difference, terms, steps, largest } = explanation;
  const rows = [], add = (key, cls, shown) => rows.push(el("dt", {}, say(key)), el("dd", { class: cls, translate: "no" }, shown));
  if (total !== undefined) {
    const shown = numberText(total, digits());
    add(largest ? "term_largest" : terms.length && !steps.length ? "term_sum" : "term_result", "total", (relation(total, shown) === "≈" ? "≈ " : "") + shown);
  }
  if (recorded !== undefined) add("term_recorded", "recorded", numberText(recorded, digits(), record.isDouble));
  if (difference) add("term_difference", "difference", Number.isNaN(difference) ? "NaN" : difference.toExponential(1).replaceAll("-", minusSign));
  return el("dl", { class: "outcome" }, rows);
}

// Formulas of the recording are written for programs: `q * k^T`.
const formulaText = formula => formula.replaceAll(" * ", " × ").replaceAll("^T", "ᵀ").replaceAll(" - ", " − ");

function explained({ record, index, explanation, locked }) {
  const { how, terms, steps, obstacle, formula, symbol } = explanation, meaning = meaningOf(record, index);
  const source = how === "same" || how === "join_heads" ? steps[0]?.cells[0] : undefined;
  return [
    el("h3", { class: "cell-name", translate: "no" }, symbol, " = ", el("span", { class: "value" }, text(explanation.recorded))),
    el("p", { class: "exact" }, el("code", {}, record.path), " ", el("span", { translate: "no" }, exactText(explanation.recorded, record.isDouble))),
    meaning && el("p", { class: "meaning" }, meaning),
    obstacle ? el("p", {}, say(obstacle)) : el("p", {}, say(`how_${how}`), source && [" ", operandNode(explanation.recorded, source, "left"), " ", el("code", {}, cellName(...source))]),
    formula && !obstacle && el("p", {}, el("code", { class: "source" }, formulaText(formula))),
    terms.length > 0 && termTable(explanation),
    explanation.sum !== undefined && el("p", { class: "subtotal" }, "Σ ", relation(explanation.sum, text(explanation.sum)), " ", text(explanation.sum)),
    steps.length > 0 && !source && el("ol", { class: "steps" }, steps.map(stepRow)),
    outcome(explanation, record),
    locked && el("p", { class: "kept" }, say("drawer_locked"), " ", el("button", { type: "button", onclick: () => (dismiss(), (shownCell({ record, index }) ?? document.querySelector("main")).focus()) }, say("drawer_release"))),
  ];
}

const shownCell = ({ record, index }) => [...document.querySelectorAll("main [data-path]")].find(td => td.dataset.path === record.path && td.dataset.index === index.join());

// A cell that is locked comes into view. On a small screen the drawer is a sheet over the foot of the page: the cell moves out from under it.
function uncover(drawer, cell) {
  const place = shownCell(cell);
  if (getComputedStyle(drawer).position !== "fixed") return place?.scrollIntoView({ block: "nearest" });
  const over = place ? place.getBoundingClientRect().bottom + 24 - drawer.getBoundingClientRect().top : 0;
  if (over > 0) scrollBy({ top: over });
}

export function buildDrawer() {
  const body = el("div", { class: "drawer-body" }), title = el("h2", {});
  const drawer = el("aside", { id: "drawer", tabindex: "-1" }, title, body);
  let last = "", drawn = "";
  watchCell(cell => {
    const wanted = [cell?.record.path, cell?.index, cell?.locked, spoken(), digits()].join();
    if (wanted === drawn) return;
    drawn = wanted;
    title.textContent = say("drawer_title");
    drawer.setAttribute("aria-label", say("drawer_title"));
    drawer.classList.toggle("locked", Boolean(cell?.locked));
    document.documentElement.classList.toggle("sheet", Boolean(cell?.locked));
    clear(body).append(...cell ? explained(cell).flat().filter(Boolean) : [el("p", { class: "hint" }, say("drawer_hint"))]);
    const now = cell?.locked ? cell.record.path + cell.index : "";
    if (now && now !== last) {
      drawer.scrollTop = 0;
      uncover(drawer, cell);
    }
    last = now;
  });
  return { drawer, refresh: refreshCells };
}
