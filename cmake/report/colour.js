// Colours of numbers and heads: a single hue for weights, blue and orange for signed numbers, Okabe-Ito for heads.

const stops = {
  weights: [["#f9fafc", "#d3e2f2", "#93bbdf", "#4d8cc4", "#22609d", "#10325f"], ["#12171d", "#173450", "#1f5a8b", "#4389c4", "#8bbde8", "#e2effa"]],
  signed: [["#1f5fa8", "#f7f7f7", "#b35806"], ["#7ab8ff", "#1b1f27", "#ffb066"]],
};
const rgbOf = hex => [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16));
const mix = (a, b, t) => a.map((x, i) => Math.round(x + (b[i] - x) * t));

// t in 0..1 for weights, -1..1 for signed numbers; the colour of what is outside is the colour of the end.
export function ramp(palette, t, dark) {
  const list = stops[palette][dark ? 1 : 0];
  const at = Math.min(1, Math.max(0, palette === "signed" ? (t + 1) / 2 : t)) * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(at));
  return mix(rgbOf(list[i]), rgbOf(list[i + 1]), at - i);
}
export const css = rgb => `rgb(${rgb.join(",")})`;
export function luminance(rgb) {
  const [r, g, b] = rgb.map(x => (x /= 255) <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export const inkOn = rgb => luminance(rgb) > 0.179 ? "#000" : "#fff";
// The style sheet has eight, a little different in the dark.
export const headColour = h => `var(--h${h % 8})`;
export function isDark() {
  return document.documentElement.dataset.theme === "dark";
}

// Colours as the bytes of a canvas, so that a pixel costs one look-up; with `root` they grow with the square root.
export function colourTable(palette, dark, root) {
  return Uint32Array.from({ length: 1024 }, (_, i) => {
    const t = i / 1023, [r, g, b] = ramp(palette, palette === "signed" ? 2 * t - 1 : root ? Math.sqrt(t) : t, dark);
    return (255 << 24 | b << 16 | g << 8 | r) >>> 0;
  });
}
