// The note beside a hovered or focused cell: its name, its exact number, what it means.

import { el } from "./dom.js";
import { addWords, say, hasWord } from "./words.js";
import { exactText, numberText } from "./number.js";
import { cellName, placeName } from "./explain.js";
import { seenCell, watchCell } from "./cell.js";

addWords({
  means_scores: ["how well the key of “{1}” answers the query of “{0}”", "“{1}”的键有多契合“{0}”的查询"],
  means_scaled: ["the score of “{0}” and “{1}”, divided", "“{0}”对“{1}”的得分，已缩放"],
  means_weights: ["how much “{0}” looks at “{1}”: {2} %", "“{0}”有多关注“{1}”：{2}%"],
  means_exp: ["the share of “{1}” for “{0}”, before division", "“{0}”给“{1}”的比例，尚未除以总和"],
  means_x: ["what dimension {1} says about “{0}”", "维度 {1} 对“{0}”的描述"],
  means_context: ["number {1} of what “{0}” took from all words", "“{0}”从所有词取来的第 {1} 个数"],
  means_excluded: ["“{0}” may not look at “{1}”", "“{0}”不允许看“{1}”"],
  means_nan: ["not a number", "不是数（NaN）"],
});

const meanings = { scores: "means_scores", scaled: "means_scaled", weights: "means_weights", exp: "means_exp", x: "means_x", attn_in: "means_x", context: "means_context" };

export function meaningOf(record, index) {
  const x = record.at(...index);
  if (Number.isNaN(x)) return say("means_nan");
  const key = x === -Infinity ? "means_excluded" : meanings[record.stage];
  if (!key || !record.has("q") || record.axes.length < 2 || !hasWord(key)) return "";
  const last = record.axes.length - 1, row = record.axes.indexOf("q");
  return say(key, placeName(record, "q", index[row]), record.axes[last] === "k" ? placeName(record, "k", index[last]) : index[last], numberText(100 * x, 2));
}

function place(tip, anchor) {
  const box = anchor.getBoundingClientRect(), width = tip.offsetWidth, height = tip.offsetHeight;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), document.documentElement.clientWidth - width - 8);
  const above = box.top - height - 10;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : box.bottom + 10}px`;
}

export function buildTooltip() {
  const tip = el("div", { role: "tooltip", id: "tip", hidden: true });
  watchCell((cell, anchor) => {
    const seen = seenCell();
    tip.hidden = !seen || !anchor?.isConnected;
    if (tip.hidden) return;
    const { record, index } = seen, x = record.at(...index);
    tip.replaceChildren(el("b", { translate: "no" }, cellName(record, index)), el("span", { class: "exact", translate: "no" }, exactText(x, record.isDouble)));
    const meaning = meaningOf(record, index);
    if (meaning) tip.append(el("span", {}, meaning));
    tip.anchor = anchor;
    place(tip, anchor);
  });
  addEventListener("scroll", () => !tip.hidden && tip.anchor.isConnected && place(tip, tip.anchor), { capture: true, passive: true });
  return tip;
}
