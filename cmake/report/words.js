// The two languages of the page: every sentence has a key, and stands in both.

const dictionary = {};
const speech = { language: 0 };

export const languages = ["en", "zh"];

// words: {key: [english, chinese]}, with {0}, {1} where values go.
export function addWords(words) {
  Object.assign(dictionary, words);
}
export function speak(language) {
  speech.language = Math.max(0, languages.indexOf(language));
}
export const spoken = () => languages[speech.language];
export const allWords = () => dictionary;
export const hasWord = key => Object.hasOwn(dictionary, key);

export function say(key, ...values) {
  const entry = dictionary[key];
  if (!entry && typeof document === "undefined") throw new Error(`no words for ${key}`);
  const text = entry ? entry[speech.language] : key;
  return text.replace(/\{(\d)\}/g, (_, i) => String(values[i] ?? ""));
}
