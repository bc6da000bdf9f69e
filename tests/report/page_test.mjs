// The modules are one script; every sentence of it stands in both languages, every key that is used exists, none is left over.
//   node page_test.mjs MODULES
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modulesOf, run } from "./modules.mjs";

const sources = process.argv[2];
const load = modulesOf(sources);
const modules = readFileSync(join(sources, "modules.txt"), "utf8").split("\n").filter(line => line.endsWith(".js"));
for (const name of modules.filter(n => n !== "main.js")) await load(name);
const { allWords } = await load("words.js");
const words = allWords();
const text = modules.map(name => readFileSync(join(sources, name), "utf8")).join("\n");
// main.js draws at once and cannot be loaded here: its words are read from its text.
const main = /addWords\(\{([\s\S]*?)\n\}\)/.exec(readFileSync(join(sources, "main.js"), "utf8"));
if (main) for (const [, key] of main[1].matchAll(/^ {2}(\w+): \[/gm)) words[key] ??= undefined;

const places = sentence => [...sentence.matchAll(/\{\d\}/g)].map(m => m[0]).sort().filter((p, i, all) => p !== all[i - 1]).join();

await run({
  "the modules, one after the other, are a script: names are unique, and none is used before it is there": () => {
    const script = text.replace(/^import .*$/gm, "").replace(/^export /gm, ""), file = join(load.folder, "page.mjs");
    writeFileSync(file, script);
    execFileSync(process.execPath, ["--check", file], { stdio: "pipe" });
    for (const [, name] of text.matchAll(/^import .* from "\.\/(.*)";$/gm)) assert.ok(modules.includes(name), `${name} is imported, but not in modules.txt`);
    assert.equal(modules.at(-1), "main.js");
  },
  "every sentence stands in both languages, with the same places for values": () => {
    const broken = Object.entries(words).filter(([, entry]) => entry !== undefined).filter(([, entry]) =>
      !Array.isArray(entry) || entry.length !== 2 || entry.some(s => typeof s !== "string" || !s) || places(entry[0]) !== places(entry[1]));
    assert.deepEqual(broken, []);
    return `${Object.keys(words).length} sentences`;
  },
  "English sentences have no Chinese signs": () => {
    assert.deepEqual(Object.entries(words).filter(([, entry]) => entry && /[\u3000-\u9fff\uff00-\uffef]/.test(entry[0].replace(/\u4e2d\u6587/g, ""))), []);
  },
  "every key that is used has words": () => {
    const used = [...text.matchAll(/\bsay\("(\w+)"/g)].map(m => m[1]);
    assert.ok(used.length > 50);
    assert.deepEqual(used.filter(key => !Object.hasOwn(words, key)), []);
  },
  "every key is used": () => {
    // By its name, or by a part of it beside a value in a template.
    const starts = [...text.matchAll(/`(\w{4,})\$\{/g), ...text.matchAll(/"(\w+_)" \+/g)].map(m => m[1]);
    const ends = [...text.matchAll(/\}(_\w{3,})`/g)].map(m => m[1]);
    const unused = Object.keys(words).filter(key => !starts.some(s => key.startsWith(s)) && !ends.some(s => key.endsWith(s)) && !text.match(new RegExp(`["\`]${key}["\`]`)));
    assert.deepEqual(unused, []);
  },
});
