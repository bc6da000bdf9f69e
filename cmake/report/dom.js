// Elements of the page. Text is only ever set as text.

function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(key.replace(/^on/, ""), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) node.style.setProperty(name, text);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter(c => c !== undefined && c !== null && c !== false));
  return node;
}

export const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

// MathML: m("mfrac", m("mi", "a"), 2); bare text is mi, mn or mo by what it is.
function mathLeaf(text) {
  const tag = /^[\d.]+$/.test(text) ? "mn" : /^[\p{L}′∞]+\d*$/u.test(text) ? "mi" : "mo";
  return m(tag, text);
}
export function m(tag, ...children) {
  const node = document.createElementNS("http://www.w3.org/1998/Math/MathML", tag);
  const leaf = ["mi", "mn", "mo", "mtext", "mspace"].includes(tag);
  for (const child of children.flat()) node.append(leaf || typeof child !== "string" && typeof child !== "number" ? child : mathLeaf(String(child)));
  return node;
}
// A formula that stands by itself.
export function formula(...children) {
  const node = m("math", m("mrow", ...children));
  node.setAttribute("display", "block");
  node.setAttribute("lang", "en");
  return el("div", { class: "formula", tabindex: "-1", translate: "no" }, node);
}

export const clear = node => (node.replaceChildren(), node);
export const paragraph = text => el("p", {}, text);
