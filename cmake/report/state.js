// What the reader has chosen: all of it stands in the address, after the #.

// step: "0" to "5" or the key of a chapter. model, layer, block, at (decode step): where the attention was computed; "" is the first place of the run.
// cell: the locked cell, "path,index,index..". unscaled: "1" shows the run without the scale. keys: "off" takes letters as keys away. Views add their own with addState.
const defaults = {
  step: "0", run: "", model: "", layer: "", block: "", at: "", batch: "0", head: "0", cell: "", unscaled: "", lang: "", theme: "auto", digits: "4", keys: "on",
};
export const state = { ...defaults };
const listeners = new Set();

// More keys that views keep: {name: default}, all text.
export function addState(more) {
  for (const key of Object.keys(more)) {
    defaults[key] = more[key];
    state[key] ??= more[key];
  }
}

// f(changed) is called with the set of changed keys. With an owner it lasts as long as that element is in the page.
export function onChange(f, owner) {
  listeners.add({ f, owner, seen: false });
}

function tell(changed) {
  for (const listener of [...listeners]) {
    const { f, owner } = listener;
    if (owner?.isConnected) listener.seen = true;
    if (owner && listener.seen && !owner.isConnected) listeners.delete(listener);
    else f(changed);
  }
}

export function set(change) {
  const changed = new Set();
  for (const [key, value] of Object.entries(change)) {
    if (state[key] === String(value)) continue;
    state[key] = String(value);
    changed.add(key);
  }
  if (changed.size) tell(changed);
}
// For a choice that means something else now, as "auto" does when the system changes.
export const tellChange = key => tell(new Set([key]));

// Back to the start, but for how the page looks.
export function resetState() {
  const { lang, theme, digits: kept, keys } = state;
  set({ ...defaults, lang, theme, digits: kept, keys });
}

export function hashText() {
  const parts = Object.keys(state).filter(k => state[k] !== defaults[k] || k === "step");
  return parts.map(k => `${k}=${encodeURIComponent(state[k]).replaceAll("%2C", ",")}`).join("&");
}

// Keys that the text does not name go back to what they were at the start.
export function readHash(text) {
  const change = { ...defaults };
  for (const part of text.replace(/^#/, "").split("&")) {
    const cut = part.indexOf("=");
    const key = part.slice(0, cut);
    if (cut > 0 && Object.hasOwn(defaults, key)) {
      try {
        change[key] = decodeURIComponent(part.slice(cut + 1));
      } catch {
        change[key] = defaults[key];
      }
    }
  }
  set(change);
}

export const digits = () => [2, 4, 9].includes(Number(state.digits)) ? Number(state.digits) : 4;
