// The modules of the page as Node reads them, reports, and the arrays of their runs.
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Copies of the modules in a folder that says that they are modules; gone when the program ends.
export function modulesOf(sources) {
  const folder = mkdtempSync(join(tmpdir(), "xattn_modules_"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  for (const name of readdirSync(sources).filter(n => n.endsWith(".js"))) copyFileSync(join(sources, name), join(folder, name));
  return Object.assign(name => import(pathToFileURL(join(folder, name)).href), { folder });
}

export function dataOf(file) {
  const text = readFileSync(file, "utf8"), start = text.indexOf(">", text.indexOf('id="xattn-data"')) + 1;
  return JSON.parse(text.slice(start, text.indexOf("</script>", start)));
}

// The arrays of an .npz file whose entries are not compressed, by name.
export function arraysOf(file) {
  const bytes = readFileSync(file), found = new Map();
  let at = bytes.readUInt32LE(bytes.length - 22 + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameSize, extra, comment] = [bytes.readUInt32LE(at + 24), ...[28, 30, 32].map(d => bytes.readUInt16LE(at + d))];
    const local = bytes.readUInt32LE(at + 42), start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    found.set(bytes.toString("utf8", at + 46, at + 46 + nameSize).replace(/\.npy$/, ""), arrayOf(bytes.subarray(start, start + size)));
    at += 46 + nameSize + extra + comment;
  }
  return found;
}

function arrayOf(bytes) {
  const head = 10 + bytes.readUInt16LE(8), header = bytes.toString("latin1", 10, head);
  const body = bytes.buffer.slice(bytes.byteOffset + head, bytes.byteOffset + bytes.length);
  const types = { "<f4": Float32Array, "<f8": Float64Array, "|u1": Uint8Array };
  return new (types[/'descr': '([^']*)'/.exec(header)[1]])(body);
}

// The numbers of every record, by path: equal records may share an array.
export function traceOf(file) {
  const arrays = arraysOf(file), manifest = JSON.parse(Buffer.from(arrays.get("__manifest__")).toString("utf8"));
  return new Map(manifest.records.filter(r => r.key).map(r => [r.path, arrays.get(r.key)]));
}

// Runs the checks, prints a line for each, and ends with 1 if one fails.
export async function run(checks) {
  for (const [title, check] of Object.entries(checks)) {
    try {
      console.log(`ok     ${title}: ${await check() ?? ""}`);
    } catch (error) {
      console.log(`FAILED ${title}: ${error.stack}`);
      process.exitCode = 1;
    }
  }
}
