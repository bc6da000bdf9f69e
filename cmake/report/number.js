// Numbers as text.

export const minusSign = "\u2212";

function plainText(x, digits, isDouble) {
  if (Object.is(x, -0)) x = 0;
  if (digits === 9) return String(Number(x.toPrecision(isDouble ? 17 : 9)));
  const size = Math.abs(x);
  if (x !== 0 && size < 0.5 * 10 ** -digits) return x.toExponential(digits > 2 ? 1 : 0);
  return size < 1e6 ? x.toFixed(digits) : x.toExponential(digits);
}

// digits: 2 or 4 after the point, or 9 significant ones, from which a float32 can be read back exactly (17 for a double).
export function numberText(x, digits, isDouble = false) {
  if (Number.isNaN(x)) return "NaN";
  if (!Number.isFinite(x)) return x < 0 ? `${minusSign}∞` : "∞";
  return plainText(x, digits, isDouble).replace("e+", "e").replaceAll("-", minusSign);
}

export const exactText = (x, isDouble = false) => numberText(x, 9, isDouble);

// What a program reads.
export function sourceText(x, isDouble, names = { nan: "nan", inf: "inf" }) {
  if (Number.isNaN(x)) return names.nan;
  if (!Number.isFinite(x)) return (x < 0 ? "-" : "") + names.inf;
  return plainText(x, 9, isDouble);
}

// In parentheses where a sign would stand beside an operator.
export const guarded = text => text.startsWith(minusSign) ? `(${text})` : text;

export const subscript = n => String(n).replace(/\d/g, d => "₀₁₂₃₄₅₆₇₈₉"[d]);
