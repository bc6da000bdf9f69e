// A matrix for other programs: CSV, numpy, LaTeX, SVG and PNG.

import { el } from "./dom.js";
import { addWords, say } from "./words.js";
import { numberText, sourceText } from "./number.js";
import { ramp, css, inkOn } from "./colour.js";

addWords({
  export_title: ["Take {0} with you", "导出 {0}"],
  export_open: ["Export {0}", "导出 {0}"],
  copy_csv: ["Copy as CSV", "复制为 CSV"],
  copy_numpy: ["Copy as numpy", "复制为 numpy"],
  copy_latex: ["Copy as LaTeX", "复制为 LaTeX"],
  save_svg: ["Download SVG", "下载 SVG"],
  save_png: ["Download PNG", "下载 PNG"],
  copied: ["Copied.", "已复制。"],
  not_copied: ["Copy it from here:", "请从这里复制："],
  close: ["Close", "关闭"],
});

const rowsOf = view => Array.from({ length: view.rows }, (_, i) => Array.from({ length: view.columns }, (_, j) => view.value(i, j)));
const quoted = text => /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export function csvText(view) {
  const head = view.columnNames ? [["", ...view.columnNames].map(quoted).join()] : [];
  const lines = rowsOf(view).map((row, i) => [...view.rowNames ? [quoted(view.rowNames[i])] : [], ...row.map(x => sourceText(x, view.isDouble))].join());
  return [...head.map(h => view.rowNames ? h : h.slice(1)), ...lines].join("\n") + "\n";
}
export function numpyText(view) {
  const names = { nan: "np.nan", inf: "np.inf" };
  const rows = rowsOf(view).map(row => `[${row.map(x => sourceText(x, view.isDouble, names)).join(", ")}]`);
  return `np.array([${rows.join(",\n          ")}], dtype=np.${view.isDouble ? "float64" : "float32"})\n`;
}
export function latexText(view) {
  const names = { nan: "\\mathrm{NaN}", inf: "\\infty" };
  const number = x => sourceText(x, view.isDouble, names).replace(/e([+-]\d+)/, (_, e) => ` \\cdot 10^{${Number(e)}}`);
  return `\\begin{bmatrix}\n${rowsOf(view).map(row => "  " + row.map(number).join(" & ")).join(" \\\\\n")}\n\\end{bmatrix}\n`;
}

const fileNameOf = name => name.replace(/[^\p{L}\d]+/gu, "_") || "matrix";
const escaped = text => String(text).replace(/[<>&"]/g, c => `&#${c.charCodeAt(0)};`);
const textAt = (x, y, anchor, fill, text) => `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;

// A picture by itself, in the light colours.
export function svgText(view, digits) {
  const texts = rowsOf(view).map(row => row.map(x => numberText(x, digits, view.isDouble)));
  const longest = list => list.reduce((most, t) => Math.max(most, [...String(t)].reduce((n, c) => n + (c > "\u2e80" ? 2 : 1), 0)), 0);
  const width = Math.max(longest(texts.flat()), longest(view.columnNames ?? [])) * 7.6 + 14, left = view.rowNames ? longest(view.rowNames) * 7.6 + 16 : 8;
  const top = view.columnNames ? 52 : 32, high = 28;
  const parts = [textAt(8, 20, "start", "#222", view.name)];
  texts.forEach((row, i) => row.forEach((text, j) => {
    const x = view.value(i, j), rgb = Number.isNaN(x) ? [200, 0, 160] : ramp(view.palette, view.tone(x), false), X = left + j * width, Y = top + i * high;
    parts.push(`<rect x="${X}" y="${Y}" width="${width - 2}" height="${high - 2}" rx="3" fill="${css(rgb)}"/>`, textAt(X + width - 8, Y + 18, "end", inkOn(rgb), text));
  }));
  view.columnNames?.forEach((t, j) => parts.push(textAt(left + (j + 0.5) * width, top - 8, "middle", "#555", t)));
  view.rowNames?.forEach((t, i) => parts.push(textAt(left - 8, top + i * high + 18, "end", "#555", t)));
  const size = [left + view.columns * width + 8, top + view.rows * high + 8].map(Math.ceil);
  const frame = `width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} font-family="system-ui, sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>`;
}

export function saveBlob(blob, name) {
  const link = el("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
const svgBlob = (view, digits) => new Blob([svgText(view, digits)], { type: "image/svg+xml" });

// A chart of the page by itself: what the style sheet says of its parts is written into them.
export function saveChart(chart, name) {
  const copy = chart.cloneNode(true), parts = [chart, ...chart.querySelectorAll("*")], { width, height } = chart.viewBox.baseVal;
  [copy, ...copy.querySelectorAll("*")].forEach((node, k) => {
    const style = getComputedStyle(parts[k]);
    node.removeAttribute("class");
    node.setAttribute("style", ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "font-family"].map(key => `${key}:${style.getPropertyValue(key)}`).join(";"));
  });
  for (const [key, value] of Object.entries({ width, height })) copy.setAttribute(key, value);
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  saveBlob(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }), `${fileNameOf(name)}.svg`);
}
// A picture of the page, each of its points at least so large that 512 fill the width.
export function savePixels(picture, name) {
  const times = Math.ceil(512 / Math.max(picture.width, picture.height)), canvas = el("canvas", { width: picture.width * times, height: picture.height * times }), context = canvas.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => saveBlob(blob, `${fileNameOf(name)}.png`));
}

async function savePng(view, digits, name) {
  const image = new Image();
  image.src = URL.createObjectURL(svgBlob(view, digits));
  await image.decode();
  const canvas = el("canvas", { width: image.width * 2, height: image.height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => saveBlob(blob, name));
}

async function copyText(text, dialog) {
  const note = dialog.querySelector(".export-note");
  try {
    await navigator.clipboard.writeText(text);
    note.replaceChildren(say("copied"));
  } catch {
    const area = el("textarea", { rows: 6, readonly: true, "aria-label": say("not_copied") });
    area.value = text;
    note.replaceChildren(say("not_copied"), area);
    area.select();
  }
}

// view: {name, rows, columns, value(i, j), rowNames, columnNames, palette, tone(x), isDouble}; tone maps a number to the palette.
export function openExport(view, digits) {
  const file = fileNameOf(view.name);
  const dialog = el("dialog", { class: "export", "aria-label": say("export_title", view.name), onclose: () => dialog.remove() });
  const button = (kind, key, run) => el("button", { type: "button", "data-export": kind, onclick: run }, say(key));
  dialog.append(
    el("h2", {}, say("export_title", view.name)),
    el("div", { class: "buttons" },
      button("csv", "copy_csv", () => copyText(csvText(view), dialog)),
      button("numpy", "copy_numpy", () => copyText(numpyText(view), dialog)),
      button("latex", "copy_latex", () => copyText(latexText(view), dialog)),
      button("svg", "save_svg", () => saveBlob(svgBlob(view, digits), `${file}.svg`)),
      button("png", "save_png", () => savePng(view, digits, `${file}.png`))),
    el("div", { class: "export-note", role: "status" }),
    el("form", { method: "dialog" }, el("button", { class: "primary" }, say("close"))));
  document.body.append(dialog);
  dialog.showModal();
}

export const exportButton = (view, digits) =>
  el("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", "aria-label": say("export_open", view.name), title: say("export_open", view.name), onclick: () => openExport(view, digits) }, "⤓");
