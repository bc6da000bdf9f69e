// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         939b190db6479c00c7bfba6169987abf16e7f56078144f4ddd67b64874172489.
#pragma once

#include "xattn/core/config.hpp"

namespace xattn::inline XATTN_ISA::io::detail {

inline constexpr const char* report_before_data[] = {
    R"page(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>xattn</title>
<style>
:root {
color-scheme: light;
--paper: #f7f8fa; --card: #ffffff; --ink: #1a202b; --muted: #566070; --line: #dde1e8; --soft: #eceff4;
--accent: #1457a8; --accent-ink: #ffffff; --warm: #a04a00; --nan-cross: #fff5; --nan: #c0008f; --nan-ink: #ffffff;
--shadow: 0 1px 2px #1018280d, 0 2px 8px #1018280a;
--mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
--figures: "Segoe UI", "Helvetica Neue", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans SC", "Liberation Sans", Arial, sans-serif;
--sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC",
"Noto Sans SC", sans-serif;
}
:root[data-theme="dark"] {
color-scheme: dark;
--paper: #11151b; --card: #1a2029; --ink: #e7ebf1; --muted: #a3adbb; --line: #313a47; --soft: #252d38;
--accent: #7ab8ff; --accent-ink: #0b1420; --warm: #ffb066; --nan-cross: #0004; --nan: #ff7ad9; --nan-ink: #000000; --shadow: none;
}
* { box-sizing: border-box; }
html { scroll-padding: 16px 0 96px; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
font: 15px/1.6 var(--sans); overflow-wrap: break-word; }
h1, h2, h3, p, ol, ul, dl, dd, figure { margin: 0; }
h1 { font-size: 21px; line-height: 1.3; letter-spacing: -0.01em; }
h2 { font-size: 24px; line-height: 1.3; letter-spacing: -0.015em; }
h3 { font-size: 15px; line-height: 1.4; }
ol, ul { padding: 0; list-style: none; }
code, kbd { font-family: var(--mono); font-size: 0.86em; }
a { color: var(--accent); }
math { font-size: 1.15em; font-family: "Latin Modern Math", "STIX Two Math", "Cambria Math", "DejaVu Math TeX Gyre", math; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:focus:not(:focus-visible) { outline: none; }
button, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 14px;
min-height: 34px; cursor: pointer; }
button:hover, select:hover { border-color: var(--muted); }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button[aria-disabled="true"] { opacity: 0.55; cursor: default; }
button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button.quiet { border-color: transparent; background: none; color: var(--muted); padding: 0; width: 26px; min-height: 26px; line-height: 1;
border-radius: 6px; }
button.quiet:hover { background: var(--soft); color: var(--ink); }
select { max-width: 100%; min-width: 0; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px 24px; align-items: center; padding: 14px 24px;
background: var(--card); border-bottom: 1px solid var(--line); }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; min-width: 0; }
.title .model { color: var(--muted); }
.settings { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.choices { display: inline-flex; border: 1px solid var(--line); border-radius: 9px; padding: 2px; gap: 2px; background: var(--soft); }
.choices button { border: 0; background: none; min-height: 28px; padding: 0 10px; border-radius: 7px; font-size: 13px; }
.choices button[aria-pressed="true"] { background: var(--card); color: var(--ink); box-shadow: 0 0 0 1px var(--line); font-weight: 600; }
button.round { width: 34px; padding: 0; border-radius: 50%; font-weight: 600; }
.chips { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; padding: 2px; margin: -2px; }
.chips li.more { background: none; color: var(--muted); }
.chips li { max-width: 100%; overflow-wrap: anywhere; padding: 1px 12px; border-radius: 999px; background: var(--soft);
border: 1px solid transparent; font-size: 14px; }
.chips li.row { border: 2px solid var(--accent); padding: 0 11px; }
.chips li.column { border: 2px dashed var(--warm); padding: 0 11px; }
.chips li.row.column { border-style: double; border-width: 3px; border-color: var(--ink); padding: 0 10px; }
.banner { grid-column: 1 / -1; background: var(--soft); border-left: 3px solid var(--warm); padding: 8px 14px; border-radius: 6px; font-size: 14px; }
.columns { flex: 1; display: grid; grid-template-columns: 172px minmax(0, 1fr) 318px; align-items: start; }
.rail { position: sticky; top: 0; padding: 22px 4px 22px 16px; max-height: 100vh; overflow-y: auto; }
.rail h2 { font-size: 12px; color: var(--muted); font-weight: 600; letter-spacing: 0; padding: 0 8px; margin: 0 0 6px; }
.rail ol + h2 { margin-top: 20px; }
.rail a { display: flex; gap: 9px; align-items: center; padding: 6px 8px; border-radius: 8px; color: var(--ink); text-decoration: none;
font-size: 14px; line-height: 1.35; }
.rail a:hover { background: var(--soft); }
.rail a[aria-current] { background: var(--soft); }
.rail .mark { flex: none; width: 24px; height: 24px; border-radius: 50%; border: 1px solid var(--line); display: grid; place-items: center;
font-size: 12px; font-variant-numeric: tabular-nums; background: var(--card); }
.rail a[aria-current] .mark { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.rail select { display: none; width: 100%; }
main { padding: 22px 20px 40px; min-width: 0; }
main > * + * { margin-top: 14px; }
main > div:not(.pickers) > * + * { margin-top: 16px; }
main .lead { max-width: 68ch; }
main p { max-width: 72ch; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px 16px; box-shadow: var(--shadow); }
.card > * + *, .subtotal { margin-top: 12px; }
.card h3 { font-weight: 650; }
.card.aside { background: none; box-shadow: none; }
.card.aside li + li { margin-top: 8px; }
q { quotes: "“" "”"; }
.note { color: var(--muted); font-size: 13px; }
.missing { border: 1px dashed var(--muted); border-radius: 8px; padding: 10px 14px; color: var(--muted); }
.missing code { color: var(--ink); }
.formula { overflow-x: auto; padding: 6px 2px; }
.formula math { margin: 0; }
.pickers { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; }
.pickers label, .row-pick, .switch { display: inline-flex; gap: 8px; align-items: center; font-size: 14px; }
.pickers label, .row-pick { max-width: 100%; }
.pickers label > span, .row-pick span { flex: none; }
.pickers span, .row-pick span { color: var(--muted); }
.switch { cursor: pointer; padding: 4px 0; }
.switch input { appearance: none; width: 38px; height: 22px; margin: 0; border-radius: 11px; background: var(--muted); position: relative;
cursor: pointer; }
.switch input::after { content: ""; position: absolute; left: 3px; top: 3px; width: 16px; height: 16px; border-radius: 50%; background: var(--card); }
.switch input:checked { background: var(--accent); }
.switch input:checked::after { left: 19px; }
.equation { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 14px 8px; }
.operator { align-self: center; color: var(--muted); font-size: 16px; padding-top: 44px; white-space: nowrap; }
.signed:has(> .missing) .operator { padding-top: 0; }
.matrix { max-width: 100%; min-width: 0; }
.matrix figcaption { width: 0; min-width: max(100%, 92px); display: flex; flex-wrap: wrap; align-items: center; gap: 2px 7px; min-height: 28px;
font-size: 14px; }
.symbol { font-weight: 650; }
.symbol sup, .symbol sub { font-size: 0.72em; line-height: 0; }
.dims { color: var(--muted); font-size: 12px; }
.badge { font-size: 12px; color: var(--muted); border: 1px solid var(--line); border-radius: 999px; padding: 0 8px; }
.grid-box { overflow-x: auto; padding: 3px; margin: -3px; }
.grid-inner { position: relative; width: max-content; }
table { border-collapse: separate; border-spacing: 2px; font-variant-numeric: tabular-nums; }
.matrix table { font: 13px/1 var(--figures); font-variant-numeric: tabular-nums; }
.matrix th { font-weight: 500; color: var(--muted); font-size: 12px; padding: 4px 5px; max-width: 8em; overflow: hidden; text-overflow: ellipsis;
white-space: nowrap; }
.matrix th[scope="row"] { text-align: end; position: sticky; left: 0; background: var(--card); z-index: 1; }
.matrix th.lit { color: var(--ink); font-weight: 700; }
.matrix td { padding: 8px 5px; min-width: 30px; text-align: end; border-radius: 4px; white-space: nowrap; }
.matrix td.corner { padding: 0; }
.matrix td[tabindex] { background: var(--l); color: var(--li); cursor: pointer; }
[data-theme="dark"] .matrix td[tabindex] { background: var(--d); color: var(--di); }
.matrix td:focus-visible { outline-offset: -2px; outline-color: var(--ink); }
.matrix td.excluded { background: repeating-linear-gradient(135deg, var(--soft) 0 5px, var(--card) 5px 8px) !important;
color: var(--ink) !important; }
.matrix td.nan { background: linear-gradient(to top right, #0000 47%, var(--nan-cross) 47% 53%, #0000 53%), linear-gradient(to bottom right,
#0000 47%, var(--nan-cross) 47% 53%, #0000 53%), var(--nan) !important; color: var(--nan-ink) !important;
text-shadow: 0 0 3px var(--nan), 0 0 3px var(--nan), 0 0 3px var(--nan); }
.matrix td.struck { text-decoration: line-through; }
.matrix .sum { color: var(--muted); padding-left: 12px; }
.outline { position: absolute; pointer-events: none; border-radius: 5px; z-index: 2; border: 2px solid var(--accent);
box-shadow: 0 0 0 1px var(--card), inset 0 0 0 1px var(--card); }
.outline.right { border: 2px dashed var(--warm); }
.outline.result { border: 0; outline: 5px double var(--ink); outline-offset: -2px; box-shadow: none; }
.legends { display: flex; flex-wrap: wrap; gap: 8px 28px; }
.legend { display: inline-flex; align-items: center; gap: 8px; font-size: 12px; color: var(--muted); font-variant-numeric: tabular-nums;
position: relative; }
.legend-bar { width: 120px; height: 10px; border-radius: 5px; background: var(--l); border: 1px solid var(--line); }
[data-theme="dark"] .legend-bar { background: var(--d); }
.legend-zero { display: none; }
.bars { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px 12px; align-items: center; margin: 4px 0 18px; font-size: 13px; }
.bar-line { display: contents; }
.bar-name { color: var(--muted); white-space: nowrap; max-width: 14em; overflow: hidden; text-overflow: ellipsis; }
.bar-sum { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600; }
.bar { position: relative; height: 24px; background: var(--soft); border-radius: 4px; }
.bar .piece { position: absolute; top: 3px; bottom: 3px; border-radius: 2px; border-right: 1px solid var(--card); }
.bar .zero { position: absolute; top: 0; bottom: 0; width: 0; border-left: 1px solid var(--muted); }
.bar .sum { position: absolute; top: -3px; bottom: -3px; width: 0; margin-left: -1px; border-left: 3px solid var(--ink); }
.swatch { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-inline-end: 7px; }
.scroller { overflow-x: auto; padding: 2px; }
table.plain { border-spacing: 0; font-size: 13px; }
table.plain th, table.plain td { padding: 5px 12px 5px 0; text-align: end; white-space: nowrap; }
table.plain th[scope="row"] { text-align: start; font-weight: 500; }
table.plain thead th { color: var(--muted); font-weight: 500; }
table.plain tfoot th, table.plain tfoot td { border-top: 1px solid var(--muted); font-weight: 650; }
.facts { display: grid; grid-template-columns: minmax(120px, max-content) minmax(0, 1fr); gap: 6px 20px; font-size: 14px; }
.facts dt { color: var(--muted); }
.links { display: flex; flex-wrap: wrap; gap: 6px 20px; }
#drawer { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 22px 20px 40px 2px; font-size: 14px; }
#drawer h2 { font-size: 15px; letter-spacing: 0; }
.drawer-body > * + * { margin-top: 10px; }
.drawer-body { margin-top: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px 13px;
box-shadow: var(--shadow); }
#drawer.locked .drawer-body { border-color: var(--accent); }
.hint, .meaning { color: var(--muted); }
.cell-name { overflow-wrap: anywhere; font-size: 17px; font-variant-numeric: tabular-nums; }
#drawer .exact { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
code.source { background: var(--soft); padding: 3px 8px; border-radius: 6px; overflow-wrap: anywhere; }
.terms { width: 100%; font: 13px/1.4 var(--figures); font-variant-numeric: tabular-nums; border-spacing: 0; }
.terms th { font-weight: 500; color: var(--muted); font-size: 12px; text-align: end; padding: 2px 0 4px 8px; }
.terms td { padding: 3px 0 3px 6px; text-align: end; white-space: nowrap; border-top: 1px solid var(--line); }
.terms td:first-child { text-align: start; padding-left: 0; }
[data-digits="9"] .terms td:first-child { white-space: normal; }
[data-digits="9"] .terms { font-size: 12px; }
.drawer-body { overflow-x: auto; }
.terms thead td { border: 0; }
.terms .running { color: var(--muted); }
button.number { padding: 0 2px; min-height: 25px; border-radius: 5px; font-variant-numeric: tabular-nums; border-width: 2px; }
button.number.left { border: 2px solid var(--accent); }
button.number.right { border: 2px dashed var(--warm); }
.steps .step { display: grid; grid-template-columns: minmax(56px, auto) 1fr; gap: 8px; padding: 4px 0; font-family: var(--figures);
border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.steps .step > :last-child { text-align: end; overflow-wrap: anywhere; }
.steps .label { color: var(--muted); }
.outcome { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; border-top: 2px solid var(--line); padding-top: 8px;
font-variant-numeric: tabular-nums; }
.outcome dt { color: var(--muted); }
.outcome dd { text-align: end; }
.outcome .total, .outcome .recorded { font-weight: 650; }
.kept { color: var(--muted); font-size: 13px; }
.kept button { min-height: 28px; padding: 0 10px; }
footer { position: sticky; bottom: 0; z-index: 5; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 20px; align-items: center;
padding: 10px 24px; background: var(--card); border-top: 1px solid var(--line); }
[role="log"] { font-size: 13px; line-height: 1.5; max-height: 40px; overflow-y: auto; color: var(--muted); }
[role="log"] p:last-child { color: var(--ink); }
[role="tooltip"] { position: fixed; z-index: 20; max-width: min(280px, calc(100vw - 16px)); display: grid; gap: 2px; padding: 8px 12px;
border-radius: 8px; background: var(--ink); color: var(--paper); font-size: 13px; line-height: 1.45; pointer-events: none;
font-variant-numeric: tabular-nums; }
[role="tooltip"][hidden] { display: none; }
)page",
    R"page(dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink); padding: 22px 24px;
width: min(460px, calc(100vw - 24px)); max-height: calc(100vh - 32px); }
dialog::backdrop { background: #0008; }
dialog > * + * { margin-top: 14px; }
dialog h2 { font-size: 18px; }
dialog dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; }
kbd { display: inline-block; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px; margin-inline-end: 4px; }
dialog textarea { width: 100%; margin-top: 6px; font-family: var(--mono); font-size: 12px; background: var(--paper); color: var(--ink);
border: 1px solid var(--line); border-radius: 6px; }
@media (min-width: 1600px) { .columns { grid-template-columns: 220px minmax(0, 1fr) 380px; } }
@media (max-width: 1100px) {
.columns { grid-template-columns: 176px minmax(0, 1fr); }
#drawer { display: none; }
#drawer.locked { display: block; position: fixed; inset: auto 0 0 0; z-index: 10; max-height: 46vh; background: var(--card);
border-top: 2px solid var(--accent); padding: 12px 18px 18px; }
#drawer .drawer-body { border: 0; box-shadow: none; padding: 0; }
.sheet body { padding-bottom: 46vh; }
}
@media (max-width: 760px) {
.top { grid-template-columns: minmax(0, 1fr); padding: 12px 14px; }
.columns { grid-template-columns: minmax(0, 1fr); }
.rail { position: static; padding: 12px 14px 0; }
.rail-lists { display: none; }
.rail select { display: block; }
main { padding: 14px 14px 32px; }
h2 { font-size: 21px; }
.card { padding: 14px 12px; }
.choices button { padding: 0 6px; }
.settings { gap: 6px; }
footer { grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 8px 14px; }
footer .buttons { flex-wrap: nowrap; gap: 6px; }
footer .buttons button { flex: 1; padding: 4px 6px; }
.bars { grid-template-columns: minmax(0, 1fr); }
.bar-line { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; }
.bar-line .bar { grid-column: 1 / -1; grid-row: 2; }
}
@media (forced-colors: active) {
.matrix td[tabindex], .bar, .legend-bar { border: 1px solid CanvasText; }
.choices button[aria-pressed="true"], .rail a[aria-current], button[aria-pressed="true"] { outline: 2px solid Highlight; }
.piece, .swatch, .legend-bar { forced-color-adjust: none; }
.outline { border-color: Highlight; }
.bar .sum { border-color: CanvasText; }
}
@media print {
:root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --line: #bbb; --soft: #eee; }
.rail, footer, .settings, .pickers, [role="tooltip"], button.quiet, .switch { display: none !important; }
.columns { display: block; }
#drawer, #drawer.locked { position: static; display: none; max-height: none; }
#drawer.locked { display: block; }
.card { box-shadow: none; break-inside: avoid; }
.matrix td[tabindex], [data-theme="dark"] .matrix td[tabindex] { background: var(--l); color: var(--li); print-color-adjust: exact; }
.bar .piece, .swatch, .legend-bar { print-color-adjust: exact; }
.grid-box { overflow: visible; }
}
:root { --h0: #0072b2; --h1: #e69f00; --h2: #009e73; --h3: #cc79a7; --h4: #d55e00; --h5: #56b4e9; --h6: #767676; --h7: #b0a400; }
:root[data-theme="dark"] { --h0: #4aa8e8; --h4: #f0813a; --h5: #9bd4f5; --h6: #a0a0a0; --h7: #f0e442; }
.tint { background: var(--l); color: var(--li); }
[data-theme="dark"] .tint { background: var(--d); color: var(--di); }
.chapter > * + *, .chapter > div > * + * { margin-top: 16px; }
.chapter > .note:first-child { font-size: 15px; color: var(--ink); max-width: 68ch; }
.card h4 { font-size: 14px; font-weight: 650; margin: 18px 0 6px; }
.signed { display: flex; gap: 10px; align-items: flex-end; max-width: 100%; min-width: 0; }
.signed > :last-child { min-width: 0; }
.limit { border-left: 3px solid var(--warm); padding: 4px 0 4px 12px; font-size: 14px; max-width: 72ch; }
.limit strong { color: var(--warm); }
.claim { font-size: 15px; }
.dot { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 6px; vertical-align: 0; }
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; color: var(--muted); }
.key span { display: inline-flex; align-items: center; gap: 6px; }
.sample { width: 26px; height: 8px; }
.sample line { stroke-width: 2.5; }
summary { cursor: pointer; font-size: 14px; color: var(--accent); padding: 4px 0; width: fit-content; }
.choice { display: inline-flex; gap: 8px; align-items: center; font-size: 14px; }
.laws { display: flex; flex-wrap: wrap; gap: 0 36px; }
.plain th:first-child { text-align: start !important; }
.plain td[data-path] { cursor: pointer; }
.thumb-row { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 8px; align-items: center; }
.thumb-row + .thumb-row { margin-top: 8px; }
.thumb-row .name { font-size: 13px; color: var(--muted); }
.thumbs { display: flex; flex-wrap: wrap; gap: 8px; }
button.thumb { position: relative; padding: 3px; border-radius: 8px; border: 2px solid var(--line); width: clamp(52px, 7vw, 76px); aspect-ratio: 1;
line-height: 0; background: var(--card); }
button.thumb.current { border-color: var(--head); box-shadow: 0 0 0 2px var(--head); }
button.thumb[aria-pressed="true"] { border: 4px double var(--ink); padding: 1px; }
button.thumb canvas { width: 100%; height: 100%; image-rendering: pixelated; border-radius: 4px; }
button.thumb span { position: absolute; right: 4px; bottom: 4px; font-size: 11px; line-height: 15px; padding: 0 5px; border-radius: 5px;
background: var(--card); color: var(--ink); }
.lock { min-height: 34px; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 20px 28px; align-items: start; }
.lines-view > * + * { margin-top: 8px; }
.lines { display: grid; grid-template-columns: minmax(0, auto) minmax(70px, 1fr) minmax(0, auto); max-width: 420px; overflow: hidden; }
.lines svg { width: 100%; height: 100%; }
.lines line { stroke-linecap: butt; vector-effect: non-scaling-stroke; }
.words { display: grid; grid-auto-rows: var(--step); }
.words > * { display: flex; align-items: center; gap: 6px; min-height: 0; margin: 2px 0; padding: 0 9px; border-radius: 7px; font-size: 14px;
max-width: 130px; border: 1px solid transparent; }
.words > * > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.words.left > * { margin-left: auto; background: var(--soft); }
.words .on { background: var(--soft); border-color: var(--ink); font-weight: 650; }
.words small { font-variant-numeric: tabular-nums; color: var(--muted); font-weight: 400; }
.apart th, .apart td { text-align: center !important; padding: 6px 10px !important; }
table.apart { border-spacing: 2px; }
.apart td.tint { border-radius: 4px; }
.large { max-width: 100%; min-width: 0; flex: 1 1 340px; }
.large > * + * { margin-top: 10px; }
.large figcaption { font-size: 13px; color: var(--muted); max-width: 72ch; }
.large figcaption strong { color: var(--ink); font-size: 14px; }
.large-picture { display: grid; grid-template-columns: 22px minmax(0, 1fr); grid-template-rows: 22px auto auto; gap: 3px; max-width: 540px; }
.large-stage { position: relative; grid-area: 2 / 2; overflow: hidden; border-radius: 4px; border: 1px solid var(--line); }
.large-stage canvas { width: 100%; height: 100%; display: block; image-rendering: pixelated; cursor: crosshair; }
.large-stage canvas:focus-visible { outline-offset: -3px; outline-color: var(--warm); }
.large-window { position: absolute; border: 2px solid var(--warm); box-shadow: 0 0 0 1px var(--card), inset 0 0 0 1px var(--card);
pointer-events: none; min-width: 6px; min-height: 6px; }
.large-window.held { border-style: double; border-width: 4px; }
.large-strip { position: relative; background: var(--soft); border-radius: 4px; font-size: 11px; line-height: 20px; color: var(--muted);
display: flex; justify-content: space-between; touch-action: none; user-select: none; }
.large-strip.j { grid-area: 1 / 2; cursor: ew-resize; padding: 0 5px; }
.large-strip.i { grid-area: 2 / 1; cursor: ns-resize; writing-mode: vertical-rl; padding: 5px 0; }
.large-strip .part { position: absolute; background: var(--accent); opacity: 0.28; border-radius: 4px; inset: 0 auto auto 0; }
.large-strip.j .part { height: 100%; }
.large-strip.i .part { width: 100%; }
.large-strip span { position: relative; }
input[type="search"] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted); border-radius: 8px;
padding: 3px 10px; min-height: 34px; }
.large-bar { grid-area: 3 / 2; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.large-bar .legend { margin-right: auto; }
.large-readout { font-size: 14px; font-variant-numeric: tabular-nums; min-height: 1.6em; }
.large table { border-spacing: 1px; font-size: 12px; line-height: 1; }
.large th { font-weight: 500; color: var(--muted); padding: 3px 4px; max-width: 6em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.large td { padding: 5px; text-align: end; white-space: nowrap; border-radius: 3px; min-width: 52px; }
.large td.bound { color: var(--muted); }
.large td.here { outline: 2px solid var(--warm); outline-offset: -2px; }
.chart { max-width: 520px; }
.chart svg:not(.sample) { width: 100%; height: auto; display: block; overflow: visible; }
.chart text { font-size: 12px; fill: var(--muted); font-variant-numeric: tabular-nums; }
.chart .grid { stroke: var(--line); }
.chart .series { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.chart .mark { fill: var(--ink); stroke: var(--card); stroke-width: 2; }
.chart .span { stroke: var(--line); stroke-width: 10; stroke-linecap: round; }
.chart .tick { stroke: var(--accent); stroke-width: 2.5; }
.chart figcaption { font-size: 13px; color: var(--muted); margin-top: 6px; }
.flow { display: flex; flex-wrap: wrap; gap: 8px 6px; align-items: center; font-size: 13px; }
.flow li { display: inline-flex; align-items: center; }
.flow li + li::before { content: "→"; color: var(--muted); margin-right: 6px; }
.flow span { border: 1px solid var(--line); border-radius: 8px; padding: 5px 12px; background: var(--soft); line-height: 1.5; }
.chain { font-size: 15px; font-variant-numeric: tabular-nums; background: var(--soft); border-radius: 8px; padding: 8px 14px; width: fit-content;
max-width: 100%; overflow-wrap: anywhere; min-height: 40px; }
.slider { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 14px; max-width: 440px; font-size: 14px; }
.slider span { color: var(--muted); }
.slider input { grid-column: 1 / -1; grid-row: 2; width: 100%; accent-color: var(--accent); min-height: 28px; margin: 0; cursor: pointer; }
.slider output { font-weight: 650; font-variant-numeric: tabular-nums; }
.shares { display: grid; gap: 5px; max-width: 520px; font-size: 14px; }
.shares li { display: grid; grid-template-columns: 116px minmax(0, 1fr) 76px; gap: 10px; align-items: center; }
.shares + .note { margin-top: 8px; }
.shares .name { overflow-wrap: anywhere; line-height: 1.3; }
.shares b { font-weight: 400; text-align: end; font-variant-numeric: tabular-nums; cursor: pointer; }
.shares .strong b, .shares .strong .name { font-weight: 650; }
.track { display: block; height: 14px; border-radius: 4px; background: var(--soft); min-width: 60px; }
.fill { display: block; height: 100%; border-radius: 4px; background: var(--accent); }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 12px 32px; }
.sentence { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 16px; }
.plain .total { font-weight: 650; border-top: 2px solid var(--muted); }
.plain .made { color: var(--muted); }
.app-search input { width: min(100%, 420px); }
.records { overflow-x: auto; }
.records table { font-size: 12px; border-spacing: 0; width: 100%; }
.records th, .records td { text-align: start; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
.records thead th { color: var(--muted); }
.records .number, .plain .number { text-align: end; font-variant-numeric: tabular-nums; }
.records th button, .take button { border: 0; background: none; padding: 2px 5px; min-height: 26px; border-radius: 5px; color: inherit;
font-size: 13px; }
.records th button { padding-left: 0; }
.records small { display: block; color: var(--muted); line-height: 1.3; }
.records tbody th button { color: var(--accent); }
.records button:hover { background: var(--soft); }
.take button { border: 1px solid var(--line); margin-right: 3px; padding: 1px 4px; font-size: 12px; }
.records td.symbol-cell { white-space: normal; min-width: 64px; }
.spark { width: 56px; height: 20px; display: block; }
.spark path { stroke: var(--accent); stroke-width: 1.3; stroke-linejoin: round; fill: var(--accent); fill-opacity: 0.35; }
.badge.computed { border-color: var(--accent); color: var(--ink); }
.badge.derived { border-style: dashed; border-color: var(--warm); color: var(--ink); }
.badge.replayed { border-style: dotted; border-color: var(--ink); color: var(--ink); }
.badge.bad { background: var(--warm); border-color: var(--warm); color: var(--card); }
.plain td.wide { width: 200px; padding-right: 0; }
.order .equation { align-items: flex-start; gap: 14px 28px; }
.order .scroller { padding-top: 24px; }
@media (max-width: 760px) {
.chart text { font-size: 15px; }
.thumb-row { grid-template-columns: minmax(0, 1fr); }
.records thead th:not([aria-sort]) { display: none !important; }
.records td.number::before { content: attr(data-name) " "; color: var(--muted); }
.records table, .records thead, .records tbody, .records tr, .records th, .records td { display: block; }
.records tr { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--line); }
.records th, .records td { border: 0; padding: 0; white-space: normal; }
.records tbody th { width: 100%; overflow-wrap: anywhere; }
.records small { display: block; color: var(--muted); line-height: 1.3; }
.records tbody th button { text-align: start; }
.shares li { grid-template-columns: 84px minmax(0, 1fr) 68px; }
}
@media (forced-colors: active) {
.fill, .spark path, .dot, .tint { forced-color-adjust: none; }
.track { border: 1px solid CanvasText; }
button.thumb.current { outline: 3px solid Highlight; }
}
@media print { .large-bar button, .app-search, .take, .slider input { display: none; } }
</style>
</head>
<body>
<noscript><p>This page shows the intermediate numbers of an attention run; it needs JavaScript. 本页展示注意力计算的中间结果，需要启用 JavaScript。</p></noscript>
<script type="application/json" id="xattn-data">
)page",
};

inline constexpr const char* report_after_data[] = {
    R"page(</script>
<script type="module">
const packed = `
H4sIAOGhDWsCA7y9a5ccV5E2+l2/Ip0IqLKqS1UtWcgtS718Y2CNbXxsMcApFa3squzuVNfNlVlS97RrLWEPWAZfGAYwGJsBxlyGF2xjc/EVrzXz9SzmNxy9
akn+xF848UTEvmVVtcS8sw5mqbMy9yV27L1jR8SOy6HOcJAXUTfrFNlwkIx3o9PR3vTUIXmdj9K0s4VXUS8ZbE6SzXQlakT2u3mZU5FWnA7iWhT/41bcPnVo
YzLgFqOk2/3ScNzNK5fwbzXaO/SF9Qtpp6gneZ5tDiqu51okRU4dmrrqBEGyXTH9oLrAVDevqOeHk2Kr3k92Ko2ag6ieDbrpzhc2XF1u2IxruJ0OqGqlGp0+
4yq1So23zUCTXo9HYas4sE2RrSRHESqxne6iiI6T3n/hUjhOKlD1UJQnuxV6VYvq9frFpDdJGU3SajooeE5c9RYVJbiyjahyh3z91KeiYneUDjei7rAz6dPL
6PTp01E8IQxsZIO0G1ejYms8vBQN0kvRg+PxcFw5PxgKuqON4Tg6vEeNTs9XzViKdIfa0M5X5e8MbqIVDOTUoXFaTMYDrlMfp6Ne0kkrR8/tVc51q+emRzdr
UWWtFmWMtceLcTbYrMggW1k7Wl2N4lhmRrvuZ4NJ/jitDOo/PjdZXm4uxx6uqPlscJa6quzUCCmbWZFT4/kDw8l6j5cH8KKYz3IUWmpUq9EOtdYQpEklxtDd
1UiBV8AemfTX03Flp14MHx2nnSynLiumdUJE8zM06LurVYuoPPtHuwKTdeqvKp3sRHdQ+w1MDRe5J2rU74rujJqN6M47oyWBwfaO/h7cGQ0HhOgs6RkQz0TL
6JO6bFQtmrW5ZnqCvqHiZ7OdtFsxLa4saCzcVQMe5yI00oA2kl5u0SlYIXQ+kjxCI7Rgx/Q71pVoy3w2G2RF6hfbwegJ2POH9+zkTq9e+fF5Ajamv7Ed28GT
axdXnB4BoUlj++reXq8SL9FL24G32dOdpFOclRWNhmeHSSszxMjdXrf+Rh1Oxp3UFDIlatEg6TMJ3KOnAQ2K/iVYssEGPdO/cTS9FSq5hTrVuzU6KwafNGBg
kDb3Ea1Pfc3HZTgegxjaxuNuCool+/2M7OG8SMZF/qWs2Ko4dGL+Kof3UGBaxczhye6CyXreGWcjYHjg7fNB1SMIXZCCLr7GV5+6fPWpr1196qmrTz199al/
uvrU168+9Y2rTz1z9akrV596Nm512wSlabsYjhi3hy6l2eZWka9ErVb8iY27N5KNDpbBJ7rH0uWNZX68+9j6eneDH493T3Y6x/lxeflE4+4uPzYbx5bv2ojb
NTquPtFcbn6mqe8/c+z4XQ153LgrObkubRw7ebe2cZIaTk/yY7qcbmwkcbtdO4QTLO0KRFRvI5ESG5/Bf/y4fuyuk40T2uFnkvWTGwJec725sSxFNjbWGydO
cHv2YB1vrn9hg0a9le4AY61mLTpWi+5q0zE3qmR4NUrGefr5QVGhIvW8lxGOM5plWgvL1VrUPOFoVD8D9asktWi9FhW82hNuhxcx/2b6NR7SgUGr60hUWQdt
Xop2qkSyiqq/BcZJf1QZJb20KGjhFzSjyXjbHVe9LMci4ElrabF2C2UMJXNHamGP7mxQoQH6x7hWlXNMsBxTC5WCoGtWo6NEGVcAGcFXQZ/1XjrYLLYI5qYd
d+a3HxZa1t42ekM6CxMeou4bwlaFsc9VCA+ETf83AMA7An+JsOd2UyfHMqWiQOh5+kvbhf6tXxhS93EtrtK+8RDZmxBYyYCmjQo5BLbGtYj2yXpb2uJ54iVA
/x49HS3fdVc1uodOlnrjeOP4XTgCCBnN5frdQEiFZ4++oRS9lgc6cJbrx90IG3U6U08Q5sZc+DPNu5bpx6bU/Mwyfqy7YWWD7S8M3MBKYJ+hOs3P3A1q9IlG
o8EEiRb0Rmy5ojTp3j/sEeHEambUXEzGlaWlrcN7W9Eno5MhVohK0VqpAB8KrWFp6ubhwV4qv5MiydOiXmzRb1koWGdxcNB1uOuzCRE+t2pRjCZ1OCy8fr6Y
DYpjy/eOx8lufWM87FeI5eXlskKH9vLxaOrzMWa2sIQzYLqxTNszmLtgnyxYzkA1lhE2BsChV7ws8yfGRaXAYW42mJ28Cq2A6J57IoLoyWgdT80T9LSJp5P0
MKY5OXMGvM7U56owDffu8CEVb236DNX6bpHmtLrXCZknjruFqCxgUgzXzTczp1wFpJ64SaDtJGOtwoeH4AwUg9jKCo2at2HjFP25J/JK0IsjR6rSFIiNnEH1
zlYyvn/YTe8tKpkbNJcK5rWbdqiUnJK5wkd8NfH83giIJ5ZTeePYMtHoz/aGiZliorubaaFvQJ03Thw3RU4cLxc5cRxFJs0TVAQDbp7wSsgLLsDdeAvJFUAn
TmwyCCzhXs5+DEL595OxPfUVBUokMDRaa2nBiMM4W6imYkFpXsxPhbrSIvpVX59sbKTjaqvR5r6ajhOh0mixwj2acqbnixl9lpl/gPbfP9DPckEjDlAb5Y0k
JZUKH5Ui933l7IOPrz364GNrDz704MMPPnI23GnosIWB0ql354IadA6NJ0a+65FcGZ1NB/lw/BgtEhLIdD2MJ52CiD0xJMNxAe6MxEOiAsmlWZm02MqI8dyL
+rTGeuDniJmmo3q9N+xs08/1ZIyfvWQ3Ha9ES3R0jSfE9tHfvEhH8mY9KTpb8oi9J09PNOgApGXaYCFaOj91CL3VBSwQDn7QtwwkaAz+mneOfeXfXSBFFsyG
LtboySdnvvWGg00ipqgZa0sqvMjzVkKoHafdCZF25hWEUcBhUONDlYt1ks4Wc4xWtgTSB7oPDZcbFD3tFa5GYSsCJO/lLtUmaXAw6fXcGvIK07egT1fL6zMd
dBQTtOEsFtxbwo1d6CEJEUhoSddsHd2PYRNUyzVRCSdkNfLpB1Fvn+JUZTN4/UjXbscEw9tK8kqyk+XeCcVVkx3m8zu9STfVEihOtJPOxLk1XEur3lS3/NZE
UcKFINU3mdRm43ymQfwUPDwRm+aeaFAV92HbftgOP2zFrKhgkGhHRGdOsxTjXqzwqXVouLFBx3qFoULXOEMGIr7bM6UrZ0oXZ4pbveZk6eJkkVVxh7RDEoX0
RxDYF35diBx2WpcIAQMWZe4MixCLZGoDUkMx8ZwUlXq9boEWajkwSzwYk53wgQpyduJx4KO43U+r9daAuxoN8wwHH4lUtnVDHECM9QQu46Jawtk8ZC0tgYs7
xcB6TPEABLqEH4s64OaT4Wc7KqVV00N5bwjpJOkGWxTLkdaCw/bMisCysXw7PpgtKWsclZXP5xl2rW56rTbMibVJYg0LkEEbVFQIs/0idJcByYn7wDs3U6YR
nJRlCPXbUtQMhAoe0Z2m5lEn3XAPNf1QlVOrn5DAvEMn5ToWdg2MMv6w5sKoKaIpq2b9+R+k4KpbtPDsbhYJkfctsY5Mw6lZ/RlNq0SGsl6RktAjciDvT+iq
4nXen3cYTtEjMlzIyZPEU0/6Az6VCABznAtuqIX4ie3YVeYyxGXUDQnyF7s0QFtnyUltUFOWmj5DDRMtv0M7Xo1Mo9SERzSVtyJeaj5ShBSd8UjSemw4bkzk
emmdres6o17mIEWHU5E5WqUp080ry75aVbVduFcho18IRAgWgwG0CvG6rAkNVfrWor913nCZvBcc8Cd5lK8X7FJNiHewjOYl1VmzDoa1Bvxg6HABLXh+L1iD
Cn+p64GibYHug4WSkUFkupSv8AwFR4nCyByQAEWl7GR5BR3EXJbq3Uv9cYurdVmjUkRey7N+OaQMG+uOVzxEyiw78itfqtz8WR7giuCBcWp6CL8oVmuHGAsr
PClnopaM1M0Cc292YMEUQLNRO7Q17HVzUz0p6unFdLxbqQzMVhR2iIfbxZKW32ac/GrAr7AgQHNZJaSHMYNsT2QsBrd5n+DN635vM/dzR4kBoFfBQW3WATO2
8rYzHub5WlIUA8fmzOyx4aXBY7QUIB76DEHQI72oMkGR+S+SzdTXLMbM1sV2g4A5MqTYZz2O6LEBztoe4aZ/s7jwLVCS+xRdFjnxN/JyMqhaunJauj0S7Huz
s/nTSsiV+RvGTMQC+L3ZsmBJIZ8hnnf6L4ZbKARaqS2EnM8To7zh5fz36a7cz1EbUDgCXfjL0g0eWJDBA68D3N6JFPWYyCSh/HQhH3o8yF4kFII7aOvuND/y
TjqwP2Q4+oP26jil6jjS0OCpBQJYkRW9FDruWnSJ9hY9QtKr4c6qPyEYV7i1tD8qdteEOLmuVvSv15tdbcpgsYqVhDBsTfrjuPw86ac4G2y5ig6zhWJg39ug
73sR1VgxVaGqKRL5iSfI+zqhBkX6JGc0lTNSLlg4X2ZVBGTAAaBHSfrrgQOxderOZEiorOr4b4usFlo7hfLAsF5UPgIwUMNyUyn9ywK0M2AZLfuGGxiXG5gr
H2OoXqt2/ciDvl3ffTQBv8FIe5ja9nHsOmuN6yMqRwNt2wb7STf1KlrZeyILE8DRp8fTYkGbY96G1baQ5EG3oj1MwA01y4KXAFrfpOZQ4oywR3egjuMj4k/E
Vbkbw/vpJw7vUdkpLljwm0ViCzo3xa9FTqpcSgZF6mm8tmWn617CL1PEcH3bGIa8a223+axwwnmZfMroeaA8fDSoRxq3o0cG5g+bZSxcPGQaOgn0F0pIf0bI
G6Nj95p+Cc1Kej1vQPMh4TGMvcv1YIweaG6IIbkFYAv65+UubJDc6JXB0P3A+OANcbGOYtwWP9DsWoLrA3PR9MhfucNVaY3FJCzuyrwOZdlLh8y55mGHVXck
gSRMmC6zvKdXZ6gfDTf81rwTC9c9ZnPxHvCmmle6MCuTgbKkXGFVzyXLHPBbfekJxR5/ibe9ZD3tOSDnjbKXFNiUOlCFx014CJG/J7ltzKygp8pKTTYskJ53
IUprx+HQPULgoW1sUaYLjwRfcOQ+AJhr9ExtM1dSVTxAyqe9PK4zHZ7W8cilpuc9haJ+tvTYtDR1WxDESJqUZVeptut0PBS+bk5aqROJT3rp/cP+iIh8ZV3e
4mZsicWmRBtfitbliZcNL8USWphJM4p9UMEWMXE1cIr0z0VmHQgfaS5P1CffnfaTfFue9IIWj9Qg9Plx2zF4fyvOhcUFrgMqJZg3r/EXbKeAzoznWJhNEsAA
RDbALnOT4zYoVhBvTxCEqlzTkXighAXs1YMDksoJSXPqtHCBRPXaKsAvnjVW5qlSgRty+N5Kx6lTP8zSuLFVliwkLeNZ0mKXEJq3Gt3+MC9quB0yt71QRehL
ocxHWCTztSxVUfxCPbGdVnrZNjivLO1BfaGsiBvMSA5lWvwoyGfv9OjhPSkvUzI976ts+ETDAPlE81lK3RzMu+ge4UNWmBXlHYRvgE4dCnXiveROBOI+lYO4
ydwlgLGqBXB6/3Pt1yI5/pkHjDEcWvnDcbaZwQZkRAOOmaURFLjbH5lq3QpzuD7atkveoQ8tvbkqkKpOf24VhR6DI8tcGBMuXi2T5VlewsgLw1E6eMzcRIAx
N8ypvBTm3+o08oeFnzIDOqNPem1xD5RwWpY2bzLpFWLIISxnDHML5kLB3hu+1TGpsce+xrhv11fCOHJt4Rz5sZP2tDodHEybTGODTXnie2J6TCbFMDbmRfT7
eOzZXdA6LYSRpomzQDt7x4xgHxDGPSJZDY0dH0cLtLPGaek0hlUgETmfceFSKGZ6Yts+ahsf1M6PIZL3q6vBl6l/IToc3L9FQyXpsAbxmKg8VOcG3DoBRty3
+UYLOE0J8apXDG3DCsJkpcONdUtDMO1hHCB1tv22v31NL7r/pIjsfH6/Ws/y+4eDAaEBPZgSdcAEcjgGxbalQfrCImCi+dP8dnCh1EuLtGJe0PBSjHPDjqqE
O2wY+eSGoUVL8+xQ0WKDTabybW9aUz0ytDlzinmTCGLtm0EG55RfLixFK1Ag4qkUA9KpaAT1PehENZy9YF7p4E4LWZ3+bGGD6OZwm2I7HYlwzgARXDT+YEvU
DqoX9kskfovt0PyzYlyUBRXuKZRTFBsiprgt0saJr7IH6zLckccNu1OaDqPt6enDe0Shibx88bHPg0liw0gzI+3QhPCTy/eDe4GxznllCeJPxWU8Jt3P0ZjY
3qG8YOaRDm/VAD7mdAJb2a9+4mgNdnz1fNTLCu7Ra3cCWoyK9qIuPu30ZmxrLJ9FOwQN5aRQlh2Vz4jOrGSNbOcRSwm9wdJ3TxeZWYFyRRrgzesJjcMaC+iJ
OiDLcxrw6Jrsuukhb7s5MyNjlavm1a3lWnS8Ft3ddpKy2ubyxNXVqBWi87z3JGYep7PHzhmtql5lQGPBOULban1S4BjvbGW97jgty0232NuuBUgZe1O7y7nG
rMDpXuNyO3yjBqiOAvA9mRhzu1KxGQhxghgFaMCDFwmeh5TEgSB462k4kAWlgzAEkK1LsF5k5+z20rga+eOG+FTjxTlv3IZcMQRcHazGo2NiGsbFbsVVNv1J
wbS41yCs4hDLQIDUw3QMZmMG0ukhGeGIWJEulPpmklhCrHx+sAGL2F1LKTpYLp1ZGUFeMcbtL8G2dwFLPXl2wj0sP2JUw0XigcBLk9eStUrrEDkoUrVJQ+Xq
giVmOYyLm7fTzaEDunnkcWLPi2K0cvTopUuX6peO1YfjzaPLjUbjKLUOVucgMOym6BP391CabJQIGVUmAI9+tXWuW28fOXy0Tg0UWobmqj/AbOHzaO+h6dXL
b1298uP2kXPdOw8fnZSLZmwP2B86C+++DFxXiUdV9UOABXuNPmQ2829BRvPuu08ehZzD/zz8kCLF8nE0bFaJE4g1HhPrw/lfllvxkI9oN8UeBZIWvA3DoGKn
hGvU7BFdw9wZbFFkW0ulO2QP4oSPPQcO76Pw9lCsycsVN2HKGfD76pz17Oie6MkrB6G1X4nRMHhwehoPL8XhNFDzsxs57mZ0WCW77tZgfjFwCWyrP/BO6bSH
+lAo7EV800CLRCHleVrng45eLjXxe5wMckJrylrtGHZT6Mi3vCUM4yJcBnQmYkpvyOH9Og7I9lrPnsXJ5jgZbXn274AMdyN7U7tG3U1KNnjE2vmLIoQgetxo
RKzQ8bjRjIhihN48bDQkJORkJA3yO32E6IJ1gnf38wO92dgYrI3GGPCjrLbH76QDAejeThE7cYTKFEUmRgCt+Ktngen/9w+XxdqcjUi7a9tVvL165WV6lA/9
Cd785QMtlm32gfb4v56WF5tJX1785W15sZ4W8vutuO17duW7/fVhz96NmFPQYaql4iAL/22rMVxUwHFxOiyrvMBUECRy8VUM21Xrq+Axb+Zr1ci9dQEQh7Tf
T0h3uDqA0VHU1FYic/vkUnB5U5+5A1Slhvq3zbOUKt+7rhreHtbk2qx36Qn2hVhXPE8P72VQm2ir3IflA/kXLNRFnc3faDsVn5/5vhqZZ2na/Jr+x5+0A99m
mkSIACOhKRZroGcm3zlE9Udsm3jH0VZ05Ghbjw9VVzOipEjVtAS3EjyyIXiL7+oYIWK4QXThwaSzFVq0eLffp53piplkY6wV2LVK37B9LtlwKBxHTs/UV7MT
fS0WSuLIRBBbU6h5EygeMtA/Cx+kHZxvHd5buN60veq0fV5stz3PoGB6WN3triS96TE+mfiubpy3h0+p0sKrtrE2XTQ2B5nUCmDjmp9lK1uBTco44Gi/0tnt
7SbekjqLWZLHgQI8gHzGrsm0tWjq1VCrEoyOiEEDZj1zB2YOlN5wkxjrjFjLiH0vmtHRqNIkdLDmNN0ZVZZ2Aq+YdLxR2TEE0HMGpAVzzGycjZINI3QdJ9ju
TszvlpaqXGbA3i1Hw3aORBsO8eIjgHtydtCpQF/oQUavdqq2AT4G+OnRz3PpcrMycEBE7DRsGHboMJvwQwna5ik2Wbwb0MLEEqWOgJdFvTtPR9I19Tzg7uHd
MGAJ0UK+bAzhylBRUw79dNRlFxMglq9lD7XirAtnxgLsBk/ITrtGbx9LH/qifaN7cwcekMxA7eivBpf9uwf9skfZ9YKnlKfOgPX4//XY2eVq1dYgZmSw5ard
aVeGh9uTprLiV11wjh//TPMuxsedd9Ii8Np8YpJ1tuc22qx/prHM08elH898mL1y+h1H9zADw2C+8GuFmWHCM7/cSsbdKL+U5cFwFrlf8SCOYRZPKOQPz6uJ
1gUTBEBzVLGLkHaHVCPsUi36l355diVJl5iW+Xb5M1RtvmXI3OKG3qwsJJLOBKRVi2py+otRStvRJHASqlCHbJsMnA2dKJdGbEoXiPSjg+16hLuXQh5nr6Y+
xrhkhON55EBM1JkoAMXT/ORfGPR2Hdx8W7StZlf+uydic0GAXZiqj7rUhtnYamixldiWTgVKKJSzdrpUcH3Vt6fFeam99IbsBUi19AUbu4IpMF3hTgv3duur
1nRXHQSTwBY4sXdT1uSWViit1iQwBz4arfugMEXLwUTCCXXOzbriXa78vfu3mrtXh5oPhntOrzf1jzG9wglmhm21y4dwZAxR5ZXKVtzmVN11eFU0nFUmz1FV
26g/AS26PG6XLTSS7r0FgFx07tqReMX+hlGopsasL9/G/dQijZe6eOgSEGW+MSeVBs1lTSvYm+weBSsQw1eT2ONATWagbDh5Ya7TXhLa8wVORRvMeCf+6Y9P
ygHAGNNTVo/DK1rgloc2Fu8JsV6Wuyh+a9f3Kvs8EB+4GXs8U67BGVLhWbm4GMmrpY+yK3jXhpOmXdgpe3p7ZeqpMRnUOmi9Hdj/jYckQRVs5+YMBxhLGwVw
pBMyxsX9Cm0i/a31bAl4AdW9yYOhXVLHE7XJf9seaU26dFwDGcn83sqt10QkNMZ9YQd+w8WwSHosro/7uciA9GDFRGIijIMzsyZRUdeuap4pNn1ifNhGCEB+
rkn7K/KHuZrcPzHYzPS08pMEc5Z2oFrTITC7mliL+/mFdGgo6Fuw4LXfE9GHjKOTUKPoNTet8g8LJ//SBajz5LUxHO3yOHkSuMUKKuD2oAbkin675iYhCVja
fpoMKmPfH5TRhWXPWzQG38GXvjLdsI8ByWzgdGZPAx/jwLeH1Zq4xvDsqSOKIxI6GTybPERaCwL5X/4NzCXA548x/aIfNthAWxhX8J9thyR5I9TF6S6emCRj
2L8Y+asDLfes4ZcZrQppvuH+DiPDjVkEjBUq5Elve7oCVrQDJfWrUWvHoD3+j7dinPutuAIGy76Orl75ThQ7yOIqCippX4lE3W63UkUrkiggFcTv2+2mHbOb
jGewJ7RdTMd5+kB6MWOm2591A3WEu1c5T+NkfTgp1v4xHQ+ZyEHG0sVSZ5yfKq0YD9e8aBS+2tx1cTEZZ3AvRz2eOX+RECc5ykNg6EXMVpIN50AytJEFmEG3
TR5B9eqClabLRd2wIfHxI5v8m1XIlguV0kyaVQlK/19P/8db1PeB69QfULXtRlytSfMx+r565eUKN3Yk+ssfoMFr2dexq4Kmj6BppgpxFctjzgCo5XZp/Q+G
437Sy/L0c1i/c7a5P2lQQTYWzNfMhDyxvYbG125jYmYnWKeoFmwu+rlpfxIj04SnvT0CEYuBeWAZt9kGbvQHz/cufLTMngvnGUrTikylNw06Bbea2EVTY2d5
R6YTbXp7nttDOSq+S2ioClCV+D9fiv7yNgrDqTyiX/S8aWl4MIrNOfOdbIA58yd6LoYtd9Vsq50dvoO9WQ+/L/vfEXAEdinhQhj1JvkarNANZ28XwkYCiQ/n
2yZ9UrjhEgT+Bg3JjO5Y3kMq6PywtHbqkBx+o0m+xa0oUv+fpyKDKYYoILT4xDK/w51MTbRSLhZitwadyCbUsrYbb97MVClPTDyWB5tUoOXzlp087n/dm7sj
jrla9/RrcmZbFiC8LuMrBX8+83A+oUw7cErdVdhGoVU9Jn8csPlShujdkrl+RVOVO7gTEuPwVyfrDr+Uc8fci9Id1rp2DZcXnuwYD9NL7/j7Bh9/6Lstf6iS
d7AzUFMXIwKwrAp3V2kpTwJSoo/4XmWvDeGMKiWMsrcYKJuHU8Sec2h1OEtdeC2QSmXOzEnfiqECAY2YOcvRoL/wvAPcIDBEs+drikZze8i7lqrujM+VJeeP
M8xzmYEDwtlMxhtOwMVtKxcn1s/e3q8q0eYVPqf2sn8pKTMi50UZ4w8Tz9Sf9A/kMy2Yc/jMBRA2QwjDik0fOHsm9JLxZpoXZnUaSSCQL8RcVgQMxDHZgHEN
XvLtrrzA+tfHVfOwEklNty/K3Ohwo4BeY/F27vvLkKB1P0F8mVv629ZPv24MLgJqI7sx5/XaL29IWcN9S7lmWqNX9N2eWdyjNCVnZ7gv/HqyGRwPdJR4KFRx
h2LPdtvzRmr8xXHg90xjvWq40PwVqnJZzjHNHJvvM/YHo/5/GNfnBUGH9wARnAT+TzCug7sdRFdPHSpxCKJ0x6FCZx1s8VxMKpE1NqCK9HTzLV8msK/jKl+y
tEyIyg3vDBiu50XSYY8+ghAy/9pksD0YXhrERhl2R9h1wKXMw5+A1jqvd4iV874IxWPdMKJRVQ9poxxhjaQ30TvhRMMWGr73tvp/r3s0EzJyWNeTUZndQDnE
EBpZrkdqTkal1QyrxPDoT8KDvkHNXMq6bI6f+NojNwA5AX1KurXiBy9w7DXtK24LK38l8t5/UvuYlsATo5cQwO1ZANfTDcMxKuNhAN1mt/tt/7ch8EYNGt2j
9Q9eW2ky7mVQtFuDibLMvu0NaRseMgKVJ8DveFt9AY8ECx1B6I44hd4CFJ/w06K5Nz9wLmXsiQTrucOHQgx+b3dzzZt6EqYaUADZ6CK2bQ1YYoZY9fdNkYkV
DAiFcObVRXqR+ceLbIEZhlvaatfmMP47Sq80oGFabA276kuQwKhf8EiHx6S/EhLzJNzjVvTwaBeJuVl3kvTW2IRHhNamlVWgIuYQHFJRL5aVpUhkwudrUw3w
c5Sp5tOMqrPENbW4+1o0w8HAr2paO0RN43Js7piD7XaBXxnd9iKWMAlV2pWuUZhbPXIl1Hj55dsrrParhYI6gjG0b4OLDEZIdZeprlacz0fawa+JF0iAATNr
dnNvsSbdQ8lcuihdWM4Teo9KejAO0tkhS+dH4L1t+0f4nKqA3R0Wa7h9K4G8GYbfqXigi83CUWqN79EOhDe9PVABKL2B3D+1kLH/3pp4rv2fQBfcPQQ3D0mJ
dePbMQctl/M2TCOa4kI0/L5o9FZO0PIzgkI49u1w7EzUhALo0D0KYQhD+Yr3FkQXtzNoFoRytjXidTvJaOVA3rMTUirICVTHHIid8s3b7Z4FLnilu8bPreKs
M59qSyn+zsw8/w6lXGbUO4bzYXndsD2dSKh+x9F7iPUdE2CWpgA6gBXVbNQOkXS41hfxcMUTFeWDVdaKzF471Btu2pc+PvshPnslMWpo1zU9VnoHyUS9QdTj
cfcQzdUJGzJWqg65w4wWl0+mgmO9RfNDRecIMU6MWDHMOtpAs33Fj0qJ9mGtl9ME+8KNJ3E9xGafD8W0ykyJhWVZOov7KAvmkgkqEQBhNGle0mSA8Dt8S7DW
NdcEKzMXBxDeiLwm426Wp6WJKKkb+5NwJohidkOZNmFfGacFJBlmYpzm50zPDo/kLx+UOAsjQU3cdRfaZYVef+JrV5tH/+tpvhiT72aRArCwLk4S+1IK6AQR
I+HRjwUjD0faXMQhWXhm2KQAIscq+TDtBGCJ7pf+qoSn8AUCn3hGuDJrEMO680pyqM3aIXuBoMdvcKGATVq4ng7mDOdSK6kfl9WEO6Ha1eJmpyoKbxoAix8r
Vgxh305fE4DmFxsbqcC7Nbxkg8wQ0EvNknUQS7j6e7TFEcdwpw+T8j7seswTx38fTYq4XXaD31ML2pVF5ra1yAdixZgKmcg3LX1oe+bNBmCOfWAGx7M4a79R
E+ZLAuYYJLetFO6P9cknAYqMUEbjnTTG4b3mzWKWP4rhp+zIrrbhq25uHW7MG2nVdq78PWahfYuuLGCTXCyq3HnHLw48AMdih3ZaPZzxY8HKsFhBGZ+NvAV4
B3SusWj8sVakfcMrS2cwpLndXlDW6yLp9YwFktahJ+5XMU0F5Mq2FAgGNevdDAF9U7mLdRk1bJ0alzKLTIKL2fYwJ/5nVY4Fr5ZceRe9DtFfbehxt44CL/Oj
X61cWntyfe1JdlV4Ev4JT+bZYLuqxuYla//AsB02gYyuAR9Z/k13r2fuluZ4bMIc2atXV7Vx6S1vJFoU4iYpTbIyrOoMr0VFL75kXEIEoL1IPow5zNXAXS9D
uOSFzGJlLAoXc2agvhfmm5jzbeIUedZlJXsBzIzXt/ciGXS2huPgFZ3d/SzPQTbUPdyt2GKcddKS77v6SMD9c7FfPFRZ9wNW3V9sEy2wzkY+tq7s1gf7jHHH
FuMqjFpMFeHt/CXtuuLrKBge9AjRXQICSSl2n94IMhqksJ1Nxw9LDM5U3MpqNrQZHHnG25LCw6BA/eltWb/kgc71AJ2doWdOHmP2bk4VDuBgyHVbw5OEjgDD
DnHKGKRnrdYqVTQ+3LwYjYNxzVl2WhtAV4o97oPJWa3baFfV4IBYHCJwM7uYDowvAds6abhjXOWJpZxns+8yM3A9axOkZ+aE57HnPDA85wAXOnUldAXmQBE4
RkvvxdhuWtVokQ3YNjjfaXRSZfwxJLgaFpCkhA+e8yIohdw1lwqBKg2DqM4J+LsXHjUrMtqp5902GRMVLnQxa8Iqf+qJwJjpwso7FYZycNvDeYhwbWDUa0aU
UfblbKv26tNQO1j46nIxfFW4bKRJazfJP8x5akjKeDsPgwJZE0IMtmQiKtSRMcA1OdSJKYI1UZHXm/Z1VckvtrOJ+E5NRNO2kaHZ9G7vEDZ0awG41C+UhJNe
EYf+n3tqySquZ9Iwu4POOWiqEVMeW1L2smtL1rE5agyhaRunEvlcV4oTRr7Qb0H8DOvw7X2sWhJuQmTIRwJFSwF9Hg71bYjKEtxMWAG2obBVeaqYtcH8h5xt
Hj5qus5WovuGhI0Eawe/2VLXLCN7FpX2jPkux5ef1424BbNRvBj2sFVnQ/e6IXcIsWp+0Ae14EmMRt8L0rFul6zT2hOzxpum5Hyg4Hhnm05JaY9jd4dDwE0N
P7gPbuzqt37qULidw7MgTS6m9ihgCu3D4LzgSpDNgOER8oO6o7maxYB3i7EpBqxmPiohpZnBR9WEGJH9JNU1MMCiI3Pqz3sq/IVHIOcSREWqRVJp+HB+mMG/
P5/+pMg+KyNJPBztWeqinI8nXqiBraR05LLHdxxiIY79iyiq4uqP0w0iSMzguJgZZVAO2dSLe6wDGhdrGk+1FZ9NttNorzGNLmV0kO0O2SV4/40P9p95D6/j
ds1UAeuGGg/uSDBY+jhTFJdKa538IsrdT89Rkkf3P/4PXPC15/ev/PHaO+/xC1N2MOmPdv3S/CIsL69MDTiA7/g1HkrOpl8Oa8grpOWizbCWX9xE+QdI7OoN
Cd+P/8Pfofi1d75188MP+ZcpORqEJR99xC+JXwIFe24zBPRU577/9JZ0/78vP4VCg2GxFhTcjTKNDYxobCuoc/ONP117/4WbH/3w42eek8p//eBl7oHEN56c
+/HAzX/97Y9f+i2+Tf346BK3VlKxnJnv/YCPdY7HGjg+LC6rcbtN8Qs2+Yo6yUhQbQvFE5NhEWSOO9qKa+cG7VK0iPOxpIzz/bQ/HX+6Fn06jj9dncYukZzj
kPOLvNvRtx8qj3eMB6r44q/C8V0CFpS/iceoAGrC+7Gln3PSySS8rKBUetTQvEMbmrdlmqZ3tk9ptRK8h6O1tC/OAMNLLnlXmDiQq9l8fFXD3IfBH7eMj8CW
nQkPAkSb31KetFkVhpWHo43F5wbsLYK/5cyPo905CJ5JYTiq+1kM6ackMvSX4TzUcfj+M+zqfLsY0PyJVRNwCTr1afu8Q8d56j2R1EXcam4KnhtE9n+oo1H6
TlP5w3tBHzhMbHacFX0+thxPq+cG50vu1bQgbwNB584hasa4v/dI8sjU4uncOfpb7HqIEmc/40l8G2hwcXzSSuvIUvtc90j1qOxKYX3PR+fOdbrDImo2vrp3
eE+Fm7Q6nfo4O3dunQTbwd66MHHTcwPB3bzZiiO+nDATJiCb6Yg+Rbi1P87hf7S2qL1z59JB12v/vBdKJ++QROTTB2sjTYTBjbB1z5lPxW0khuQwPuc/9YnD
ex0/CVijOj0VpqW916Tx3DUMV41D8mjADm7mHu515zRRn51pHO3iYZce8HpJKuGVPNF71McL/J3GZw7vKfwC7vSeo/h7xs9TR4eLXSMm/FmYO+2g3RHsjPm5
WEs0wpnrDgewU9TIeszqILPhPBPFUphPEBUzC0RzTA24OEoMcsTa75CAjay76cmGJKiDVTYk5KrvQmWsi2wPChXjKzdBcGoG2Mos2WZJAu7Sn6mfgHfn8Zox
RC5TuqAN896reYJAPOkcxEbzT4m7MJJjy7VoK9sE5MsnT5Vi0bVkcVVO1qLlBkfJpw+aPhTJRblR9g5qg+vjcRqVnndcYGrte4lbcmHGPKZ8rtYku2JUyg6L
k2a5AQUFEnpyuhNOK8jVbW5B/lUMB0gSay9yoi+zwmQDdggXCFk8Y7XoK+y/MYJxAr0ELk4dkph5rIM8fw/x2Lpxvmw2zlfogavjh8z8UrRML7c43C/eMlLl
5ZgqH3M7qkPMNhJFTuOjZ87XdANXvkwAmJZOAiqax5McJajLlHT7CwOupXsajD7+Kc/rqodpg2ZvNNqZYqFygf3ykQ/TYAOYYADiftbt9pjl+sRdd92Fu+mq
)page",
    R"page(7dCsubC37KDeuNEQz+EQw26CVNIthTfgyhRkem0bdhye7eCksDy8Kztp1vOSa2ioFTuP6KzVaAezyO+aeIe27xvSTDaiRuQKR14ZF5Pm/D0IabbT7w3y0weF
JaPaDMc02hgOiqWNpJ/1aIHlu3mR9pcmtBHyZJAv5ek4I0aDy6C303HzWHxGFqaC32w0PukAl1+y4Dj16NEzCKaPiZEzKwYFJwjOnC/Z3l1M7+shuyX94xz/
LGsIo0XEg0o4TtUWiVwr0Rcfe0ijj8mFCP3m6rRSuyo9iGceS25opN4hHm27IgLu2ayfDidFReQ1NDZOLw63vca4CvpC7GXCXMMXci9uAl4cf+GxozF6eTCt
uSdTm5NpEGuEC8l+spkCH0dozkTETPLdQScKMPMoIo96TZQRxK2o5u7zeGbht89ZXsYwW5mHKh1BCBv6v5Rk2qRmA3SawE4yuMiuLJgL+cETwmthRSvJ7mB/
R1kW5oP8whfxhOD60G3dLwHKK/FyN67Wu+PkkoyCqzHFRSBNKa7kQn9Jk66xYmhXEXN4c5aV5DcIkQyplidKDolulvSGm35wNo5DLK/rT0zS8e7jaS/lUBlx
XWTzJRTi0A4cu1OwOEguZpsJFcPKG60Pk3G3fmmcFantjCO1FbMB0nJisGORXuNSUE9R6tBs6jygGfzkmZDEKydqfJ86HPR2jRNFDDfFJTYUi2GjSc07ATkW
DQ5aMaYwKgouBs6vXWN4TAs546ZSjuwL5YUoLhZwakQ2UnMgY6o81vSrHODwXLd95OjmhAazJiErYuF3bYJjmSHFi/wIAtvJVMVzseFrZQIWoxYNB6oOEFqh
62Cc9ocXEb/X6QPWJ0XBunhOHMvxXDmsdtXEs5MCsUcB7JsYaWqWFMKVSBpAzxmibiO2/rTGkHKQ2FOHFAqNa3gIrW8ta7i8gwcEM6Q5Uf8EkhxB/Q7JM63A
/KJkEBCdEmww5a7UbJhAQ2B3TtW1YJVJTtc020pJEJ7XDouCth3zq9ROSV6c144E5YyNVsq2YUnFXLpYQ6A2rM9pnb6f9xscDVyD8uwanCXcthkqSs0smAqf
pJhbaDDBxQTTo5VgYcK1xGyBSuiKx0IpLTbT8GhMNHW8G5u1FPPCjsXy0sb0XB92d83CUgza9QZ9+8PDbtKreKehwHufXf3lI/HQLda+Ae+JSZa67bmV5KPh
aDKK3dAO2rmgL6WNqyrWW5Sym0wmbiGdmiJ242v/AiLv3VjjLpzkSi8HA0J09ThzorEjtKLOknsjDtwNCMz0IpXnQTKQh2zgXgfXXHwr5XUGHbfG2KqKPuTI
kVMuhnE01RK4RbFmjUQ6d0KHqSrfyUmf8xu4B2Oq6sB2TunbMzyyqhkfvddAZIhXZlpzKQ90ULDW7UFOQ7UaRywwwSGkRM3+pQF52JiKif/w0kpEYpnU10dp
hB8X1HXrdYfW0rJRA7loZXda89NlcR+xXtKIMmBieKjeYAnSZRDtZORFO+EeKiOV1L07j4vpeBN2PJVRLXrCrBZdC16ItwuSVPcCoX1k08NekFy6zpq2Mmpd
QGTAJ2Cej0BqFv0VBYA/GHC4GJcjqUhe9f2EFH7UMWqnFDqeGIoHLPh5xVxfesF5hpckuE3/QBV3f75+ux8ot0uqTXtXCpmqf0DTs2p2hkpA8jQ3NBA3lZjJ
fNhPK249eJYDJm0aLjFz06S+Wjf6HU0tIJG0ZxPfcix+eIDNaLT5eb2Vtds2inalBY2aBFYFoFiLnHiBHnc9zTQaNeYPq/IrWI9eM7IovdWHT7w4aTX47fAO
UhHfdyQbbPZA5UZsUu5lOctgeBCdOYN8NdR8lvPFJUtLiHnCcQcz6qPr25hmtmxNWl6JRihj3l2io3OFowJqLD96sh+HXTrqOtEn6bs4AIVeXN1h8YUNJKTE
lI84y86iPdaRPdahPWbXJP30oimaNTlivdyd9je8hQLfB+828H90EzjrETqgoL70qGZnOBlgUd3l8mszFT7DhNquwRb9aodZdyqqI2KCflQaImQNL6UyeZg5
z8HEBhVscKrDcgymFk09yXp3QUhuO1UqyCk3WRWDJbO3JMnjnVGjfvfddzttMsbnW/xhgraNWhMKFAydgOVOl6JmukSVqcSd8uae00bxwj/v5AL0HZPJbYti
SPXzFVMPUXIeHaedLIfHXTPwledqoZZilIy33VnvpuDYshengCMPWIVsNqgofrWWC0oy5EB+MyNuYFj3aDs6hFJmU29yMJKwZUKS1AUDNCz5Cm1zDNAD6pxy
yUjMUuPkIyU+p55P1vkayCXmtK9c9GciJ/ajly6VvlA/NHyZlJbtqe2fRkNELPRvy9hZ0uKe7by8wNCZpJPU7u77ytkHH1979MHH1h586MGHH3zkLBOLkzXV
1Ett744LSsnA+s04F8Y1vqOKg3sPqO/2Pt1N88740yvRp1kVy9da92yc5OL3bByPp7hapZlFzPQ1WNmi7GehEqb33Bf9riBFV17AIQqRn40avNt1FzZHojiK
6xJgt3LiGC3+Cm3RIxJzWxcTkcMTx80do41/B33QF7NBcVIy0nMtadvZx/HVJiwdWo2du4/RibBzHCqXnbvu4ucuPzf437troPKNWthG9KloGYXDl3QinGxX
F6xsv6QucIDRYgCRQ80U8S6ftp2QTdLJ7ODMxK9PYCmty82+3C1o7cL0z21D94469V8+JKiphpbbpe4YbTZOEgtMFqWwpAZG2bjR/UQhmZoZ60S1tPbv3WeW
ukl3xvqjYN3z9Y8sXvH+ZKdZa9spX6xRpZfe3dy5t3Adxd6jfim+x557eKmzuRxccmHl1V7i0EEdc5UOA1efxI1lIYytHv2eEi2ib0LyuLTcr43Ludt75kYe
ICTBpQ5JhiyjcBEBKWGqZ7kjZn7MGbVb41u17ZBQcr9HpS2eJ/q5dJrPG37nmDAJ4caoVHJm7H3LCJyhk2N3/UHPSpiNh7/Ms4dEnzZKd3OtC2ySN6huDRX4
Uppsm0SPLksZ4UJTkLGiClJ5BPeNk7FlKbQZtvWWVGZV0zQvaq2/53Rg7Fth8xV12XZRajqcoYhLoyYlH9H0eVyWPwpEvpqhy2ruyjbtYj183eWqdxwansaR
DJi8CVuWlerKMtueOa/BY9T8lnF5JF8Q05CavrQFfWUFQIUQnQHjt720VCoiSR1dMWJZUA7ysbeW7LUuUmz/A5sV2aBGWYMj4GVNRCiCEEJcory6wK8sS+ld
DnPY7goCmsChYAfBHnIZ+XqalwNJPfmkKcry8JkwxlQYS93+kgZXuDw/Bz5eSad4nO0sKtBv1iIBWyGV2C9+1mSuoPMkLDGqtQT5Mroj0QXLz2pQqErGaAE6
gAtvYmWQvt4lYaYLFS402nPVMB6xgniTEbXKiEplTforlCkQ0y+onH6hWZLQQacWQG+UJ57+xWhLapHToHjKHcwNZnNmKqtRC38xMJycEPrE0V+DzzqpK8CR
BKZaiUxdo0CxGhpfHUOz62GQ1y+xLhli3WcNDrR+Ac8X4FPJMyi3DiyaBXvQzGwtkoAZuLYlMGhzUUvExEh+TbsTZbH4H8HgoyaiKFCHs1XsyvK/m1q+EDp3
ISr4Nh/p5jgjaVP1gESmL4kmH2X+jj7pmp5pxCuPY/giZ9PkWuWgI7fbFN9zaSgZt8JEggCB/6zYUBnmRC/apHid01e5pSYBX8WoBdMmTw2JrsQ/LtjXFxou
hi0gY6Wm6WhGqA2FWaW6FZrtvgHdZwl3hRPYpb0jENNzaX9h/zH13GXKaa77eD/Ke0tV3bc5AlNFxwgjgGqwG3WUNdEFcfBGhnS+Lq6/aItzP9jbtWikiqUj
2kvLbfiFO5kmsjWCbk4eRJM69fdvWRpi5CplVf6QX+VYwiRyeF5IwUpvG47QcVT3mZ05NtxcECsILA+3XHdY69SEhGbsjNtCTAVMhCf+8+zsGHqvDeAHbJFa
QoO4bgf2ZvPr2s0Q9h9s4wVUTSowbdkWNyfEk9PX/Gu1zl+E6ukHDp2Lt7dF4qxL3nwap6SC5oIYT474qaiumI2RzUNPzd83CzFgT3hQKHflUqIT3lTeHqn4
75GGxJgBCi0WIV9iumj0Pp/jMsOzJFu8VJnf0m3kayx2nKmQNAklEBPzUtsWms54mIPrubXssiOyCxv7KSNu6UH/wPV3G0TMRaynDnbd3FicDuZN/8xu8/ra
kb5wFyM0KtpBV6AZu55ZEjsa+jsAe1Ow0tqZo2K51aG4oqs4OCLNSz0vk+LhYW5fyq/gFLXnoN2DF23e78fYaMHDgr6/X+BYKdOf8AgthiNkYq/0ht2aBBvy
3G6QImy02DNyT1l6zo4shWtWxmQByb6N+TXHDOE39XXOkXoa2j+ofibHlln1M2mesMk+Zxvh19A4bVBxR8eyhYpihU/W67bcGUhOqIqNbVS1ognUJ9r3wu9t
T6KCvoMFBF8OlP1rlXIBGRFlSEl0rNas86DkgpZfJDL4BWN+6xRpluHeFichnJjUvDlKt9u4qLoLaXt8fbUTlqzn4Wrdq4MJwXw8kjzCWRrnfW+WYrwIJKxi
8gNU0KzpAWtdimlhMl9XFluoqPOiFU6utJl4ifVdagp1Vu0NiwrILnzxUl8IXbeZ80xwrHWOxcc6gvCLn11GcrfQHyzFLVYMoEeDcxHN+ZCt7IhXrsaMYi88
jiS8I2le3Gv8RPCLziTXbcLP6ohMTVbl2P17Tn9s5ccY7yTpaAITHRbHeCNrIGNqSH57wQnlnsx9YljE9Dh8ZRPviQvximBQWuZW7gH4i/e9GEqN7fysgKcJ
Vd6uy1OH5K+4D86tqUy+lIstH4L95Y20plipyUjvZO7K79hxJLM18eGAmkwWI+trynPkMIv2JNUQn8HcOhfRTd/QGa73JNIJHrnZOWOXr8HyNi/t0WEQwq81
dsyKQlXX/Ww7rMpW97FW0RXlmDcpTXuDXUhRJKYfcYCxiiCpjAumv1uT/rrvF2BIPr+vGUlBNuKdUWHseQtvTCwiFIBYg+nPoKYoo6WYRYn06HBSIZZft8+R
KF4rhjEHkikE/+6eroShHKbPWjEg2gc2F66vwi0rvwFmhKmmD4bD6KJNJQb/wXFssKmcrW5v42HO8yIaHxOYQ27AQVNYHOAIeq20zrfkabvqRf0u64n4Fhs0
MAMF5IOHX0H/mFXVvs6evLCbQHKZEYkBmd5QVljrqI1JZu4LVTo8mm0vVTGrk/i4psqoKip3KmSYIDXrByl10Fm6zk0wQD6HdqBEME8Aux0ZwRTLORSKZ1PB
02Z4xFBXRq1oUCR7QJbUYVypDqWYjhKyuL4sacj8DO47nMVccFa12c/PmPYucMotvDKNkaABF2BWL9IkNNoovEN1VaUHRVfGxIumxwBtLVjWJcaOwbbP9HJ9
kBD6q81KdQ2BqEyrU49x0M6kkB/Wz0/54Ee5mGi7IuVUfZ7al9NLkriT2PfK6ifDQOtU+e7VWf64nLB+FJ47WjEHjCxAVuLReMj0JS6yXromv7zU2YtC8og/
nJenb100o1vyx2w58WpxURINNAYwE+1Bo3WXI4Mw/yRtTW10JWFnBhJEMSay4MJa3ZoLCy/qtDG9bIGHu1L2MARI3w85EtzESQwNp7fm+7vwalvZyb45I6w1
BwatJ0C/XlZyh7mOk2xQPJrtEEWtiPG6LLncSqJGXiwSdkj0DvpyHkZTfy+sGiSgGui99QKr+5p1ItCi6i/AhvgPEOWsBE2D42PYvZtRo1JQ1wGqo5exVZum
jYfiIrY0vRjAFS5yhM1COGOp4/mhMGv6MvdI5OAR7pKBMntxOCrr5vhza2QVcEtq90isocAvyjaGq+Wbvzl6nWAfclU+hk284OhJrJu2BvfwG3MZTxs7GxtJ
o9HonETq25EN030EPzSWt7RDn45rhZMN/IfDiYHa0TA1eGNTypk5Gk0KN0GetwQvNT/kQC8hOgN39keGhReLbq8xrUf3drvRXnMKW5FLWwkd41upKTIm8ors
KaAl19/66fVXnr35+pv7H37vrx+8TFX/9+Wnbr7xp5uv/7u83P/hr6599OqN7/0QrXk++LAY5qgFX5LWszzqDknqpG8cvYP98D/64bV3nr/59Ic33/j99R+8
cO39y9fevRL62ncSDo1UYZtezdwo/gjWuj5PeW8FFs+oZi2it46ZfPJopBq2Yu+UtsYcRJBPKC7CDkxq1L0bvrV30GLrdX4PKbyn56tVDe90tHJu71z33LR6
VBga8c//qrw8bDz0wbFwc62CGAnmTKqhyGZcd3mYo0TNqMfJIO9xbMd4MORRqk+JSXwpzKnkraHVkVtUjQIkIY5GNmDL8UMyfBjciyDDrj7DbmpcC7gdz3Km
uqgIhss3l+f5xcrK4b2cMONXdTyJutgAUus6PAsnG8RjmKaYs2ToZ0UJTWFVLmEXQl6Mh2yrD3jPE2DGo4UXa1ydrkTnqyVsro+zdEMVnSYKzwKX4YrNe7/q
/IaDMGeyAyuEmJm0uZq9yU9xOhiycRNBzhWYTZHcTOI1gmBgsQ0tKVHH5IsorVY09JfENgASeDCVubEodWwEr0aSAh2qAATj2mAAll8mJI/JkU4Fyxk/Sq0s
CFRjLAf8TirEgNujnLlNPrXZbaqbIvTbgxfTQfEQosYNSHKIRzTEAqES6R8Tgjut69uzsHDg8C7FcNLZ4qyf3Ku0XYolhFnU7mo8rOotu+XQP9YFxGvaiwm0
uBF2Q5hbOwzx4wFWnUW8MagcFCbxvGdFOih0DqzLcuGxcmLQyWffGCxxxR6JS81akKC6YIdxkkgh1em8cZctbVhMO/am3vUhsVOASKw/0JeUaW2ITRx46Db7
q0M27CLOn6d4FKdsdrm2oDO8KhejvBe0w/g6+x7MbTHVacVLSwgGjT+Z/O3qn4zYZOtYLOlEROXKE5YXu8S9EPP46BhRR4tdLaJDa2237dwy1cHEcnDCGJiJ
F83UhkqyvLV3DOXTjW7IFwrF1qGF2VNDcjgIMPa09Vj/PC3FTVpQ7LWuYQbYn0F2/Y4ju6IBNFtuTsg+8F4Nn3JNBl/YeLyTIn+dxpUrZ+mU2Lg5l+Fvq3Wq
hQCt/ABRvxL0xA5y1I9JwC2FDddnPW4742GvxxbKivd5LEDZk8rUipmP1qh+DetThXiT4n0XuBWJ13CZPXAU7YmJJOd0vIGNzY+w+/lBZr3MNQS2j3JZYdKS
MxugimqcUziXq9quJvmaN04WMdz5ZlgE853D5BLbyiVMH1XzeOSIrF2rMLMlgo7tW0+anuu+pvhxvmvcCvct7YWyEBb3WT4fOslIAtKJzlnUH35UWMx+B3O5
KZ5/tL0R57wD1D2CU5KoZSs++wCm9OznfKm3U6dKj/BaXaV6K26TTUNrfl0xDhZ2sgV4oSsdDrWZlaOVzDwUGIeyGfx7rD/CiEJSlJvPO0P2jSOiwvjaqlov
wQIWpFrfuqCMbf2x30/YGJXmxsaIksz5D1SJwU10TPRbYDYuusyYVUseIFQDIZk1qxXzwJ2tYcYJlXOOjs1BOiKWrfZKAbbVTVPKs7Lt83x8dbxoNB0N+M8L
nwmDqOOMnTyGRU8ITj2X9606g4aRrSDBrD2XQzZjRxB6pLjGLW9C9MAA5gumopttwjuQG1kRVkJiwjFktl4rpaU1JolaY6Hb9M8eUBokzuLCt7BgLFVMPNLA
CQsoBeHWIiTGAhbro71tXhBY9xaEx/UJdOC8IrkMGNjYzhRtXfF5FON7fGQlAPswlMqcOoRZrbi3ftIfjXypSJa1H1AjXiwz1GiqCZP5VCaweWqrtw4yjCtG
zpcpSKywyMEQ8LbVl6ccSeJvXtTWLVmZNlDBcUSVMcEJlhGKRrIGHT9pEwYhCk4xpCWwfAI60aIY9leiYyddLCmIENv2+pLzgeMFCQ4Xk3FlaWnr8F6LeqFm
ltutbRLwj7Wn1fMczAbllrpJvsU6pRiy8QDJWenjieg4/ixHx2JTi1eRu5TMBun9GA96TOk8p/2385Dsyl39m0/68PKlF48BiTUxJo08gWKvrGSSlJ5j1Tjh
qlrGzBdhjL+a6tekU8unsYSXC4Ods1qILWAkSWSvxwRmxHZ+soZUJ7xDqNkRAyDLVuI0RXwODnBkt4H3to2srVRxlyvK4PjmYKaJ5twmmqywEQi+bO5BTUga
Vg6xP1xlp8nPwoHg/tnEx9GAMmNVgX2FDcaoDdW3LRmkLUWVXfpnV5rbbfKza84Wl6A3Uqls0WM8vmTAtJCEWHN/CCxC+y4bhEcSaiJteXNF53NnecXG9tG5
3aWPX6ngWm13WZ44Gw83qNRiL9pZMUOlxb+rxY5gLcde2C74ZSOEDra5EvFdF08sXsJCvnrlO7FkyAqN883oZB3UohP27ocn5Q5ZsYSxOUxt1YtkVwb7yxx4
iUAuTwmiU82Cr7GGvBHseEoJCNJsPW3EAO6Ohe2A2vGOoFfdFbsTRC8kHphWOXR4L8O9+EN8Kf5wPD28B3DrxfCz2U6K/COI6gNc+6+sxiTmDCm74KdYASB0
hM3VDE3huY7hOnkkWq6z6YRuV3e0IZ8fzbl3NsF3AxsxRKZVnCh1J+Sa8E3BkuKbyRDlxw9EtFCrmTU3p7/j3GyzgVpC29z+pQ1NxJ4TgKIZCeWwZ6IlERWW
cEkMKtCqwNEiRmJPZUuz/pyQAkI8hVeF3RIv2Zqhe0zPEjaVA96cMyRJpj17HAQw2XXCRTT4AAPJMZ2WT0QnXcyDDLnXgDGIdRKnIdjr2NwN2dk4mbCdj8te
Pm6Xh10Zkp/AmFbsOuptvLQivmSbx8NTcendDdvtg9KhLgPjlZhriBH/NK7EG9kmzVWol8WZItKIzKQylVpc+WjTgcxJiSVdT8a5moibAn7MKHbwNtCypG97
H9dFAYjdqKrASGL8LhCfMCjhoDVoxKG5xYgpZQXOwrmcWwvm2bG3t5VJIXIx90aiCSiEV8Zp0mw0pp88zxuaWXuOdBxgf1JizgjzTK4WrnsrXACL1TmXCcTs
rsEGE5wLAhf/50t8g6CKulNREjEVjApo/DkPVY7kObSYLpIY2mOBIeeLBk31TPwgseKbg6wgWY2vG7xmr73z6+vfe/OvH/zo2juX6fnGU+9ee//fbv70V/vP
/EQ+XX/pj3/94LnrP/jzjdfeu/H+q/tvvLt/+YPrr1zef+2XN17+J72KEKjlxnU+3DWOnL6VdbYYtBHuw+gYItj3lqXssale2UaVq89eqS4C9Lnrr/zm45/+
Yf/FX1/76NX93/7Ar09l9l996a8fXKEG/vrBswFwzG+S9Lol4aANbvRmF9ClCQEH43KaQtECnYquPvtalOXu7mZYcPKPTjLADUu600k1QPL1N168+dPnLF64
D4D86tMfP/P89R+8ceOtP9/46ev0hVCNRunV/tf/eO3DH9IrGte1d56/9sHLN//49ZsfPUNvCMUB8OPhsJBAy6Lo2wSYHNEaQOVPTAAyCjEsH//slZvPvvXx
yy/uv/v29e+/e/0n7+6/+IPrf/pd0ORW2mOEPDBONiPOLBglA/ECK4YcVjzi+DXjOmwnqTukcowQlYn7vERyJr2sXH3ml7B3IQagSgUj1rJGtBofhMZWZzgr
sGrzlKhH1yuRd4gRItRvDgnqQ/H1tz668erlm39+98YHP7j+re/vf/NX+y++ce39n1//7p8JpwQ7DWX/2//88Xdfv/HL9+nrjV+/tP/iv9FkX3/u2WsfvhgR
JBHNwvXf/BSxMq//5ANZAfvPf2//mfevX/n+/o9+fPPDX+z/6L391182dZ/b/8bzVMGWoaYYruuv/nn/g8sBvgQZNmr1mCedQXNlmLGS2zhwWBpACwW/93ts
rn/9949/8AevOOOQy+sTX3nT0nGWjbT00YAB+GVaZCgA0K/wxghmlKNx46+J2c2jLe1QlDEdYed4Xa3wbqKttHd8KsZM0d5dU72T3zsxlYQPfKkocKC+AoJ7
S1sZ8L379v6rz6A+fnz9d1yfpsVDKUd/Z2BCWCwoB/Xk2kl4b8BSvsK4oyKc6A/9vvIr/6WtwqqJFhtPYnp427qvYp6C7OLFmMRdLvLjr9GmdEUgUxp6wsTM
XrtizfMWUcoH0kIQnMK7XaYtRI+9e+Aux2YTIsKkTS6DDXWjkQuJIMKx//rT197/DY1JLoWvf/+Za+//8eNnngsWqh75AO5R5eMEAsaBLDHasJgrnXlDaUF4
fvRnwhrKMdqpDOE8vCuWVfu4BPEE34+ou48ag4W7msuWaxtxwCUvYgEbdsE2EcvpDJsKI2YX/Zpevfwvh/f4Y3OKYOkqMeCbu6XuES90dqjXhKENtReh95J3
nks0D08pn4xtXHk11yRZnwncF0EOcRUDiyR+84DcrfuvHmJVRouduM27x0SpgZckO09Fs+ZpFVhkI5a0sj7cqc141TBPAKU5vekgFGPT8y7ylAXiC8QFPW8e
RUmFJexMRGLjVyPhdJWNgWOQp4cQ7yDublFrF6Q155njt3aqZCVDQ5MrHFYH4qg9j+kcEfdk9D/0Ag/8xqiH6J2V6k1px6GNVeTRan6SCOpvjscWLiZhmyjG
VtZFwnr1Q/suBnAaXAT26tYYiu+pHWWKa9Ycr2YN6bQxbQV0wlta66JMZWedyVg8MCt4Mhk+YuJLJB6GtLKjxt1wY0Flr1nTpRhzkazu/YRZnNuOyLdgTQeJ
Bq76A0kKyRlgvlaZFadRaC4sKinIqjvTckcDGWZLMP380a4HbhkcNu32ShlhGUz5vC8XHCrx5RLfVMtweRy1AA+cj9UfuDHsrBunpOkhZryjhwCK5DUzm2c8
4RCiLgPLHIM7uV/z7ms5rWmNE4ywfMaombUJg52Nn9zFrLdCMt5xpna+5nIpKyUJZk15gpVbmO6JSaShPBBpV5zTesWAhf0AUEyIbI7tIU+4ByzbDLJApldZ
NK/GptE0wmPHmuC/ME7GWyKBj+NFxRQDlwkdU9AvrtNMe3zZL2vKcBZnohPHtbq5z9YSbLYt9dWFl+8qrasHPHvKr4Q1l+ZCZfkcUZgXqVjvoLyKvtByywjk
hLS/+SqKzQhumZyPjvB+qtn5UBWhdW07ToXOP8FO86rhDBu8cA0FcJe7i4xdBO2CAM/gZXrIzY2ne551jJHZ1SXKRnvhyzpUMQ66GRdxd75X5/mCe58tUdKI
hWJAGIbs3/Fuw2k4nxX3IL5NL8Xx90IigGzJywbfZjedMcLsQjRrfDVaYjhYp8MRkJhgmBWwCGfqS+C5z4Uec7M4Vdt8b5qwTlfFK81Y9s6s9LISp6SVYXqB
W1eZGQ2nGSMxslr1+1QYCoO4FAACSCsT6jyeiRKxYJjVmrFBPx+pDZcVpGP+plQYKj9HGWbL43Vc5ZQd00N2v93+iqWjHoawHNh9rh2C0PAFaiGzAxdF155n
uDBXc+kGpGOIddjSfQnztl8TkZ5GofWXhIF2dLcQ2+B5ikKpwCV8JVac5CM6jpbGsASILbNs2DeDyqMKFV9wsFraUkGxaXYQupNEk0QwvPgFzbj3o20oGhtW
ycVgkFbUjcmdkCv+5hB/xhWb1oM/cT4+vFkQ8Zm9cG4n0rONN7tRCulsbHLGB6KavvNh0Us3EaDXJy6KLj4egRMbO9lpB6x5mWCZ33F+kLAwn+RhWT4g3Anv
bYBqWd87H3C3KN0qIVJqby18heexZV/ledfxhtt9d0bHT1ar09HOeW+5wFBmBNVofCF2azz4iEQimdIW94UXAaGUt74UTHay3LBd7GHuhacJzvLSMM+brUCN
EH1BAyA8c3d9ba7xrl3eLcDQnrk9jxtxdealySNjvOj9CyyIdQA2iI/FxMokr9xMi/tgXEBN3N/L6M1jGrvdZDXWDQuAiJ5XYNuGYl/mq7WdOgQfCGF4lnuh
FVfoK1qIfbCljLlwNpKappyein8oGzzADkmAW2hniQQPxrpzz1qeyMUjEQo7OhjrSY376egCVbe2oJ/vUrlp9TY6m4xsV0bodREL+eKs4Ptx032btsW4CMKM
LdGT+CB4bg1nTsvoCTPN5ZNVb5fx/Z7H7bTO63JqnG+v+NER4JLgfW7az9hDpXISKcXF02S9hKZunG88ocTBhbYUNFcQLchoTOwW8dCjcRo8b2YN1GBBcwqa
mq9uORM1JVURrojtyoN8XdE2uQivHrPe5YNn+slzI+7k8q3tWa54UUswGqFiibh4WYSzdOj9atYCXlQJiBfEJGiqGTR1IWjqQqkpQ6h8HnxW+yJSJAlu9xYV
z/NKNrJ3Wi7azPM0OqYmwHK44wg5fvSNW+5k3DEbbQ6iMi1qYDG98EKrsInuIXNuu9glfMDiGDUnrD/omX1rCkJAspsYtwJuG3N0CG4Emmh2NORfyNpByIO+
5YlJmhf3DrI+mzJ+FhyI5orZ0ymEfZTZp6biqcj/GeRwte5uruNqubSMy8y0bEzOw6CW4XPBr86Bx7ZhlhZUvn4d1zYxHz45FRE43ZW6KLDemzi2ITRknx6S
ki4q+ZADaxsVJk0/eBsZN75VzarLs8ICmxRyv7xjQjki5gtKt5I2lkdKY8s2Cng0r/q63RU97KzZKvcmAgxf7rCo7r2EYmsBNua2wZnnYis+e8jmBsQTUuua
pL50wIxTrMcH0o1k0uOzFLbjwxHMxpNNsRxm3AkWxEd475CbRH5jKRYiDbTN2piDqiVdNcMxAicmJpm2L+tZD4qq83EI2F1lcDnDtHgWuLkxvBLfq7TG7VZH
DIAZBcOBBZ13EmKD+GKFZwlfDDc3e2nF3P0MB1a68BduIjozpoQm6aMlVBqESOuJNsNvxBwZPlW3BN1FNcIJUi7abHuxf1yko6ascunKEwgPIqfMEqr4InR+
ZY4IaarUShn86LRUclhSayi99cop3Q3KIYfcrGfpQaqUMGbUjPupeDeIeXYoa2T5AxCJqp5sLS51nhAShLMk2OfLDwS0uYDweGDMHpevWXQ7MWBBnaar0zAS
rwaFxDyq7sw5Vpl5E6rymGQbsAgO2JRZDqAf1jbKl9towAkoGo/aBAnfqP4tkYA2KtuOwHOgFElFieDzleqBluW2Xp51U1tvcEA9MSK39Tqa79rUG5v8l+i8
I7HPnOMXtyeW8NVAqgx9yWbpkE/bGsh1Ma4F9K7Z5mDDVTcevWE5UIbm7FhsGT6TXEebYU8bbWOuE6ILCI4Bmlxcxk3gVvb/IT7cBBp3St/W302TmmFl7ERX
nbH8lw8BsQ5E81aAIC0p2m5zxKl3bfjFukR4yiQeqQK7wEnT00fBkiNW9s4dcR49NZo0tw9XEB8t2Fgr8PznY8DRTqarZ4fb6cASV/nlSLIsJ51Wif5qiH/G
VMLb1KXD4YL/3ZBuFGm70xkkqWHPZ1mVfh/uLIIYM/AkmLDfwdxDCXX6s3UcLH0HiyattEJWIO1VZoL6gQuf1Zt7hf1Qf6XC5c1W8iWYf9WpsPNH77yvmYiu
O5YCmIsHn5XBxZXhdE2v5cR0plGU9TmKYFOXYPVWqWo99TqQL7IhzgzMBSFfRuNNn4OrVBzbsxqdj/7jT6FSmfmcKlsKcPqA8Lhi7siEd3Vd6QW7dOJTdueX
KK5RGqhTHIkMsZIfoVuHtydW6y1uucMBgeTxlCN5QmJsPz6Z2WPaYvuRH0E/dhtSJzyUMXcij072cYSl6hGqUvbe8Wz23g5fW3bcIQGjSeZj5Yv0o5jrGOel
sMwimqNhVBxR2XGXf3yPYRIDm3sSifBgJTvhv3AC6KWH/YLbDWlHArog2JA05WUiJyxxffob7BCJk9ys8l37KZb/SzivmA755p4bCQDDFxjyhff63g7T5OKn
vJBY5VsvLWLTfBAdcOwdCBRnyWLHYsHyHH0037ro3Vn+xJgDHmiIAwyKD45HNCvu4T07KPaaBegcngfm8pnkV3IUlQ6nC8E7AohqRrioF5NeZNVgsY5bhaCf
5Q8nXRNNhjZyKZYKIMLdGCeL2GMfgJJnvV7GzPIqPLfWyd4Ihi3PRz90y3fOxolxwdOsks6ZK5Gl7F0+BMGVYMiFuEpWmR2mJ72XFn9cJ06H7ccRX7jXtYkr
g7xy4IPQUiuGhgaAsmkLP6Q5ybFx21MEgpQZ5s84bvQlgRE3hCnhB8NXKJ7Y2NLE3lFHjn6Z8RM9qi1kHI/4elt69r2Kukbg1U8mI4qHEk1laAnwPN294ohI
OOCeno8sX1a6cEaqDMLqjJOSvvS0rF7p5rzSTSldrZpQz87JCwcIS0lDvnD1nGCFRFgC9YUNU8Ry0ub3unvcco9ipOKsZLiVVWFCVjmWj2eoYtq2ZibWmGHl
4Cgi/qmqrm0hmLyVZk3LsQXW+D7TM7qseSaXNWNyeeM3v2HDw5s/fe6vHzzHv5psCQjbQLG8lOXkmrsN+8L5hoXaUNofFbvGdDzLI/2NCjDuFrjwDbbU//4e
G1K/7H2F+SPf2TmQTFQEMV5tcBAeNacVC+lr77/A7/evvGksaYe0MbPBWjcdZxdTtqbVRzaxh9Um3BDYIvTaO+/d/NO/3nzn1zcvP7f/xgf7z7znNcDM0660
YJ6jZAM20Wz6ORlIZJ5vEzb2v/3Cx888f+P1l7z6MCmVMfRHRKm6YjNKeBnJVXB847u/E2vRm6//VKsS5tfySZ8N8OkvmwB/57nQeFPN3s+qWHXMGWuy4wJn
d9OwU48jb9HcyGcke8Ztz5GLjyNJ32iDpnntsblMEBcNx4g1F3IO9n64NFTvinUL7WiQCZv+UxmCMHXnRdBXWywIqqcpJi7yPtQgevPiz190eeo4Dj3oXvnE
)page",
    R"page(vhjkkKsaWBZZrpSKe679rSUuK36LyuTgue151oo1oWpcXIxvUfdYz0zxYOGX4oFezo0mn5rtKviJVkObavsWqsm4IGJ3C1u5kt0I37GOhrkYP4DFsF/5h+8S
azRUtwpY58l9Y778IRyoFRI3Ya+H1HRVS1iYpJDTYqkiisEhVG7STh7AtyzL3SUb45S/8MkqgedpKu7QW1mP4TwkxYiZnKtEcpdtQZJMPhqBEhtkTwDI6IBi
+2Yv6d84UT3k3iENhQs5cdzwA+LiTadhWSUXB1NGr+wSWHbo5sCyN6pMHXhaxF6Gfbt0zixm72WwBPnVYC5NJe9ViGypqvbLNXclaC7JNey3gVFYFQ1RtKov
hTWRl6KMGXA6TISIoSEbbQCYElrIMxFS9QLVLkuEnFQkGry6qIEWm/aTpkMp49R+F7RewKT6yCw1PbsNwi70Ow91xWHFHzrxC/DkymGUeEhy8opDaiI6Y0Gp
xbDxMpgNzuiFntdYKhq93B+floZgGYRwRHGf8ybiEUaG9w3UOKiYf5Gda7gwG6itde6ra+3WvUv/d7L0j42lu9tHELNNedv7hjT7ySC0cplx5JP+5tt2uGhx
yrc2NMTLV2EFyM2xnQH0eCMbn4MDW9uia3wV5UeQUQ8Fqb4+v3rVj/eeSAotdwgalPKZLt2YA51vz+4IC4S0Zi4WuA/LBJ5XboH4ar8hhMg7VYqGWSkkGYoT
HolzNDbx9pR7JHmErS1Nls5uOdjSAAGgT3lpr70kSwsrpTscJqaLmqWAVCqi3U5AKgDMFvMcjQpHJsdt46rET4hRc4+YiKI7J5rU+aWlw3uoAqshE8CqesvC
2Xk/yJVe7PrJBImn5j0ggkyoBdkxeT08JqBmclwusvYVBaIx83U2dKxCkQu68FRrcQ1DW2gjZ6wcyrQpjxTRtwv8zeX4KrpGuc76chdSKOuqD4QzkMSRcgFW
tU0xqZ1jIOlEDHE7GAi5YwJhM9EzWGygv71a1/zLsfz2wyzSzJjTQ3Ju6QV/WcWwx3MYxGjxdQK+SHRqQVGTfUJwP6NuEMtVfxdxQbsy+RfvJ5fftusF19oa
josvicPFJaUMyGOI57ZHa5bFHcp9sgkjm00Xp2B69fIvoPZEEXsBSM+fk9wHFb5REteKuZdNNs6ZgIJ4QAa+yiV1E/B1bFxsWiuXCvInQ5og/tFcKXuGvbPn
IfuT5zOrWVM3+PyjOs8vuuaxh7AtuGgJW7d4vj+IWfvgdcQHh7EvNqis8FWeBmCrKtAWopk7P9cJJK9I3OrNRdeqmmobAS0IzqlJ2OcylGZnl7KuB/dSPhYc
8GNWtZtvRBKIl1jcxdx02fNIG7USIOJWGDfI8Igd40UJYnUx4StbvboYYV5v8620fdWE2dQDeyGgjJ4/bg7wJ5r/eaHA/DMeyj1JSfA/6jMYbCZEu6qwlYvJ
NijgmtOaYWhxgboE1bcWZmra43/lm/4L8z4020pS7TthUT43ZL8W06h87RTjntgIIVgy7vbmV35w0D2grlvQCJayUjqk+O38Zh9NNtMvjryWG+5EmFP0AQ40
awsH3UrF2TwLvopQjOQ0OLisf75LCePlscqDe+ddyWBosDI27+Q7CdokLXOGtl2CHlzUgklWZYnaDQmgKiV6pxGu2/Q4BAfhwrLPsd7jMOAL7PYssHv++S9j
ETyaqyQ6Bzb4tDNvp6HJHy0mtltzRRwODggIy/fTBR8fCwCdH+3VBb3rTHKOiN+lJzEtpjm7mD5oTGsZem4agbwT5ALUSsxo6DNUEJ0tkmjjFX6zBHMxUBi1
4rJ19J7Bs8xzqOAyHKdQpjG8PECkCL4+YGBmbg4+7a2L03Ejbn8aNwioBCe0z2uarKUm8yzem4YGjyu6ZUjE5mKeJaFv5Sig2qC3t7PiqjPGjKVpt6tpyPHe
fQJmGlEStoBmWHPC8APu1P42SD1bwzsIGttk0mMLR/u7nxYJEuA4y0JUE8OOYkg0s03MMj008cDYZVNDWd6zJoj8fp4ZYigt6D0ICfqctIu7U4E+F2uZwACZ
TxrvUqYip4E9nXGuM08/R5RmDHAb9tLGDDXM97whpi1q8gRXYa7EAcYzCcts8rNsFCZjqFExqjFSR7UGOOmqxh/uoIJnhyNP6bXLusG9kp/4aOd8LXAl5xfO
O9xrP9mZAwgUX/rzS5KxUT3JuR3PA/2ghghQr53PSX4GdVZnJxkEiURWNr0Gu53bL3XREXMvb3XgGpLmUBdH6dSxucnzYpbUyD2lAPLfvKJk/vuARgg7vaxA
E2wH4SR8bS3mr/8/3Hp695oihYUXmrM74TY2nWZKQTd8Xil4Vc7XkQ0maTAu2YUYmTTCg/C34yqUbUQR9EwKscniQ3W1rCNR9C1GP+YHNbn9+ZX5ojNYUsCQ
u8UMZDOnVNCvpfsc96HuOZXbyx4jf5taakHMqkZ7salqRw8C4x1vmjZe8qLdc816iiojElhDAfMCm090Ceq5bhq1HuyV+Q7qq4bvXgnumfiAqmqbEOdNFMtF
rXCYDAcBbl8QMcN7wzZmpRIrmibF5khcZVZ4h6oGNc3gWDHCwdz9OzQBZmNjsMZe86sCqSZgCdXjSjpE2vZ1V+JwrIK7yRq+d7tuyVauqi4IvdbN+vl8fe35
1uE99DZtnzeCX1l5LYmCELP8PvGdFBiNuEiCqPSP1BYqjc4GljPGkrYoXDGhQfWZiRkqDOlxvn2AZybvrWlfIWc0fiJvqtEgnTFWApn+50v6S2UeY0PjZJQz
4S0t8SyBjDT7+Y65GHRJnqzBQ7g7g9gXK4FOy7nTOLBsR1ZqPjgIoUa/MpH5bmHO4JsBxAa2RfJ6dcY+OFBBnfJkNNaQgkVkLry4b9jNUli/c7MS+oaTk4tK
DmZxXKttzhHlBix7acJgiyHqPCNoKCaWuIBoMxMJ17BYppxxodaTynlPB6yveE8fwCxMbxkf0puauUSgtnhgxB1yPe64tHXUaTqMpuJnwBhy9H6j7J+rj7o7
VHWxpj64BlgQ6iEj8nncaBXo+aTeE1SNEvfUXPdSBtEFQAqV8svz/MZnqIyMmj3Hfedr5MGA2zLR4GS8tDlOuvDUq9zd6KabNSJ/QIY6OUnoamTKuGUFzkdB
5TXG7EFu4QxWfBtBDTyzmTjMeTobYZxdYmmoC+ZhESVWHP1jOpYDYK6vtfjMlq2WEAQoX8tp7ads2QK9ySXE54EdDSRF4sOuXn5lrzm9evnViMpewm0oPjIX
ZT438JmDJpuyN17+p4+/+/r1V57df+3l/Z//8/63r9hyCLj2rz+/+cbP2EBJAaDxsjkPR1wEOEHT1HPXwYGD6mKGKy/tkcvsv/Gu3/v+n1/av/INBKn701s3
Pvj369/9s+tOuQwz4P6ks+X1BQeuHPHubHMSuO+TQXc6tK+/ff3tX9mCEjvvk64nOmTtqMAMhfgE22sbRLjeDQwcg8s1t4dD2vs/9Ed37f0PP/7Zqxjdmy9f
f+XXH//wNcRyvPy+miRJ5xyEj4NrErOQDtAmm3zRwsw1nlYweTfe//3+e78QazRBpp2vF1+8+dGbrmXN4sbh38W2FpU4BmniNUqC3HBbbDZgCAkFeh6M6tr7
L1x/9jKSs73x/P6L37/+6s+pM2MRJzFJfVzKRSd6dV30k10ODMgxNf1JCzt65/n9r3/t5uvv3HjlW66EbXqQDCSUfRElSqbECA3BRTk64JVHkkf++sGzob0X
KtM5Kyprs4lif0/FSqe73nv8RJAwswjjYFFyBJqRfQtrMI4orb9xkZYUxWANWSC8d3ZG4mCG4kD7rfB6eTJLeax2nKGDn1nr1IH32MJhGDzGpbDNpYtsXCaH
08kG4IrIls+EmyvJbVEt3eEnC38irnqBqxKniInuiZa5NBXj+zQOUGJAjWNnqsemZXMaYCU2cy3BV5O0G10Hkdo4esqsFRKVU/Qid2rbZifj1lqcD1Go+zYO
2Dn1t219LgzRxvsZ3Po0G43ozsicqdNScMRKkY1o0XBA87ILvrxd7H1vHDypCV/b47l0ui+ivykptKy5nDWnO1mz3vRI82ud6Y/SxC1F9hm3V0YJbR6MyC9+
+V/SWO4mpvtJP1bgRQ0LVJdEBTbAe5NN/kdqlqBAekox/6to2uijtHeGE13K8wq37QL0N6SuHzNxkvW6Z4fDHrXnuW3SrxJnqxxEIUUx6SAW8iihV0ySXhrf
JSjWWWGrPgtmWj09cZ6mHAOO/hidOsYkbdGHO7gA2+BxZST6u39IHGengEDLKn5bvqzY3AtT4LGKA+3VFtMONFZ2d+I4Q4syQfLdqL8XrDn9XPZHAn7NFYWD
bGPlIG/VMh2nASyikBoGQL5WedF7OkmPzTJFdNyCYbvR1JUq2JGix569qRHXRXvncIc3h3BNsI37s8dGVq4HV6gqnt0jiV2L5QQek6TEi6m3uox5RTYq84nw
Ik/Ha2rc0Io/Bz4xycVqWlmAftJNV21KVI5uTofn5ReuvXtFDva/fvCvOD+1ra1swAwER7nByW1O3hriV0so7GGUFS4Sd2IjZa8EIYA5Vjt6R+keb/QJ45cj
BWfjaDQediedIuf4wCwqdtnPph7dz/Gys4L7HNGBnUtsbY7tggyy9E3iZ3/zmx9/8JPrP3kG4bGvvCnx3Dm0+DcRNf3K929891dBCO0rb+6//jTxg8yH4hkc
8VP/du29H6HWBy9fe+/1m3/4EyGGql979wc3fvnG/pWXEHz4ox9KzGE/bLZE16aWJWj3x9/92v7rL2tcYkUnbnKEN/p75I63I4uSzSQbeMPLOxyCPC0kNDhH
srYNLojYTT3f/OW/EZcZ9jlOkaWcF8RD3B7PPheUFlEWEUxgmDFrOM9fVN2Cr/roYkZrTGguJ1pjsfhn/TEzrP9y/ceveEVMdmAUkmeGSJL8eo11M2R3hiOm
OGvI0cdlrxCj+PP9P73uWp0MsKO5oDxGOowbv3/j5us/tQV1laGgPjIPyXNrCyH3qXHE4HSpeMtM8f6Lv9h/7fvsMvHxT9+1FTaICEgYc7PnuKrZa+q0MWeb
bcEehtXBrfhe4g9HkNa4o9ee37/yx5vP/NqWksk5e2lotxQ2Cm1/Db9/7Z3XZLXf+NE7+9/8iS4CVKWBwgVN+sDuJBnAtkH7LzEOMJANhMElGjnBSUdneDeC
Hnh9l/9wcXRJm1d7vYyg/9hjL9AzbQ+J9//x5W8j3PuP3iHUSpB5gkn20ixka1DtSyhxolT48enciWKcdIAzsxFzVeSOomSw+cEb+JGzgk5L6yDqjs7tv/Z7
kpZu/vlf9p+B48zN3//0xnOvY+Pzlgf47/4AwhnDfu2d3+7/7sfX3nvBJwg0Sg/w7rBYExoHnIqYLahkTvPWyFuhotSIoXoGl5hBFrsFnfSTdvUBuKQh3Hjq
XVq7HmyMFxFhTHh2EdYFYSK8c5Df5tGrV17urm1Hk0EPZCcZyJU9FnCSb4vLj5AfFtQFSSKo33j7fUlG8fH7P7j5+mu0vG1zHix0mgmK8uGGplFeEW2simIR
En3RYcpZ+OiE6MikffgG0eyPf/htps1XJKGEwHDzj9+6+dE/0+REHa+fPoErHa1nBDytIkG0hIaG2AmSgNfYqIiWhNtu+eq0GetEj4Ciq1e+c/XKj+GVJscW
1pisKTTREIwYSRWQvfImjpVv/oSA3v/aizc+fJ2ziRhp1hbgASARxZVvax84lnjN7f/oJ9d/Sxv4vajhDWvMQ9vJ+rr5vYwmVv/CzlTDS/Xo8wxdPlmHfxZO
TwM+iacmXQdsVjYIA25rYPtiCwgtZwhxxHz9yv4zL+6/8D6fj8+hhf03fycpOq6/9zPaRSUoOVyaXW6TPmcToVro0IC44pKIiG8UUzBVE9EmmQGKW7j27rfo
KMJC+LZqVD5++sObv/iaqFMIPg+S3nAzhIReJGNiTfoepoi2aLw4VnpgckOkYp/iLQ0jBEl0N5jPN96Vxc8+aHoK0palr8JKeDBh5WuuBUbIhrfgeNf5eWoc
lDUPMWXIvS0ps3TzjZ/b1CsECYjEi98H9oRcCKqkEOaahzEL4lpP2IQDwDwAnYuAmsEZ6JdA54GAi65BKszm34KmenTW+ARGzlOQkwyKgRmfB8nu7aDMh6vk
XMhT/SscCb/73o3X3kOKml99ywOfqcMa23TmZu15eXUUWF5ZOAnceYsvUu12Tw1pln5Cipndx3qCvUBjggqSj+SDDxB6plqSq8QbEu4M+GC2A5IQQDCJAWz4
u8K8AzMtDKse3XJCC8pp08rx++4fr7/wHRwcH/LBa/ib6//6bSkg57BP01NR+KFrzsPizXp52AK9yxmE+tmAfYjWuunFjM2R0NgXCEpLkzh1VDLuRrZIsAFZ
pkmivA+96F/+IEx6XljdL7DQKFGInzyz/8w3iDPlDEbf0QUvBwOdY2++CKpGTYFyfV33ZUDxDUhZbkW4jWQslMptOEkLkMF4M5MVxvRqZjgM3I1f6GK3SNp/
7eWbH70CmYZYHgMxnT0kUlz78HmfsqcBG6Ey5AxhGhYhPeDZkpRMko3Joz8EgSRk8rpJNnBPj14eL0i87WxJ4395mxc/pEz5/RZnAtmCad94YNhe5kn2f/sL
orqM3LftCgfS3fu3/A5hMMlKCBmY/uZk0aobsjE0qGNvPctWonndf++7kCY/unz99+/vP/NhuHRN+2ub9E/XrLutpLdBc9PhiFhbOrM2pRYObwh8xRaJOptb
hiPcf/6b+994m8Q0Ej3k58eXafaewb3Gm//s9TkYjmmh0rqx3PQDi+dJN6o3UTVlD//ydjhlsjPtrAlyBelUNuACCoPRkowCfQWBUQw3Ux7oOnhl+v9mLxUG
ZZOZd6tCGA3zzK5eK9ZggxHJeulbNz/8DUFx85ff2X/vFx+//CKtWCIp+z/7saTIslPAmh8RtXdFzhE6K3nOxkRmx5yFWWDcJnm8JgqL9BJoWR6BAOKNMAHX
Pnr1xvd+CL7o2eeJqF3/7c/l9gxHvjk+rr/wc1pz17//pksLp0HK1jTJcyv+O/jPruA2ZItZUnVqF1EYb1RHIlv3/R8iVRd7+tNxJDIyiSeSH0mOJhFSghPJ
dDpKxklf2GJ+TAuk79Ldw12PqRh1ypqVnBYfTc0WoUpI94tPMf16+ebrv73x/tPC2Bg9yu+uvffezdf/7DQcps+JpgiDhxLPdORsP2XtEUXpQXkjqfAySRll
VAF19ey/+ebTtL1uXv46Fh9vL9e/Dh64KHc+4Ng/kn/M0zdBoJnpxVf6QA8mzf7sf81tuTfMC4vJwt6imQ50FFhFQZyCuR298iyt5Y+f/hXxIn6iq/1XfiUs
B01wqXdvb4FaYefIsvUHpfJKamRKAxTYINlLPuZk/wCdz16mvcy3aEhwKKqQUv+6XwAASRkiJMmN4SDYS9LLqz/Huf6j319/6d+FBaHNog1OA+v/wVnoVaLT
0fGT1ppFXAPnmCJYuyfP21ns4Lkpl1KjIgNWbTZsB/vZYMKZYGBjEHs5hEkCA8Tm3iv2fJLSnpwHmsxoi0NKUR8azifLK9K/9FblrB5PPhkFL/nuaAe3aadN
jCQ/wgNcLWmzsSnZjmjUnQk036pxss3oAJ9gNthUh8GKl+Pr/6PtTbvbuq404e/6FTdoZzUQQwgp2dUJVbLa5aRWpdtx0rE7cYfNliASFGGSAAsAJdEK15I8
abAmy7Il23IsO7KseJDkUdbotVLf07+h3QRIfspfePfz7H2mC4BSqtebQcS999xzz7DPPvvs4dl0ZXDoY5GKqhAp7isVTeaZOlFskFjAefPaxhiceU3jPKfp
wVMHC3gua+OkmQ8d4G2847MUqOa86J3cXbMi05LsG2ZV+qelX0wVC6rZlIk0t/RSOgTLPodvbbKG0SXyAa/a2n8FJeCNEDON7sKjVS1+ZmCWydsj26MsL8Z4
Fxcs6DkOV5Lh/Q3CEeRvOTP1Y9mdVSL/XluWGhfO4hW7p9F17olVkXc71xfYaBeT3e9kMj3EyBLGohjVw87EZMhnmiSNP9WpF/FTWncuIq2VpqeVN/CxTRH6
pEv9rh8FM8EqSbsSx1qOFwBnQzyfXKtc8vjQLISSmUN1aaKU+2z0wSGDFfS/qQWv7GYKgwPse8cLkikLpZazXeWNvxDXiYa6Y+yObECTHZUIEVq5imLRA23t
3EGFHSsZQpKFH7oPGuW46MucoRn1K9Au+XqDnYo9oqnm9pRLs2FUUlMoOPU6w3CS+E2+zeWEX1xRg1ZG9vD2LB1I9z31d/UNC55nzaklF6OdC0wMAcJhP4ly
MGlE7d+BlDoUz7Zs3WvL3lfsqK1Pyavk0hDF9oWCZplzRDm4RrwVSKEQW1o4y7FlIwmYHQgJmyzDdiEEdGLIvH//vuCDsT0eMw9dgOq8ybXZcp95kHwzxsnx
PWd4VYdSN03xHJVZu4/EKHk3WG+BsVwqweUjnWIPOqvupHgjQg6CNKJATvCs1I3J7QA8BwCbJ7bHqwyhDFizXyesLk3wXUD1wzNuO0fCAXx4zpLTJ+9tzK+N
VZeZVcrzIrbRCSaeBTmMDr3N9b8tCb6C7BYvf2dxT9iAakeDXBkscWXHI3hy2oBVJJxhXBh1dWrKpzGaRPhJEKk4ywuL7RmNHer4tO+Wuch8cRNWxyoGjJt1
3DwkyDcTzMpS34xHUqZ1PJI0EVuywRJVnmAECvBHDou74V5gCLhfz94wyq/BdSDsL/r9SHikyKg4m0cyx/ofthKgdq5ql0U311MGxiRGVw088r+jrseT7cLR
+3wxdFQDNcSfCHeJQhlfJT5p8dvSL7mFboW7stn93HTB9SpADGNBXqR3WelOms9nhUrz0BuxF1zG+UgwnG625hfnqs/oWcOuGP2nP5NPZj+COKJiSdqY//UM
Hvyfrw/m7gur4hvfHzmTFWJJ0Y5TIkvmPHTKWbIk1U0gRg87AH1RfvE1d7c71UkwP2u3C07JL8fyAznP5AAgGZ1Nz+YqRlGkNn8nqIZBm2yNyIg7vLQ4MPhm
nFvhzNZkkvDGZkQ6DOaWLmVoQdpTGMJsyQg9akrM2yqOqEsl24gXBvgkOS4+KczWSRYRYIpLOHgffh2cmAY1YJBfk7q1YlLMZTwXHqIPWbnzVypvclNuouNC
xCrdo1IpRs90MElQiT10QP5dRryRTbJ8eLyQF7YHt9+BGdsxIBqVaNzio6VL3QZ5160wcEjfg7jXuSkI2ywr4RhEa7ZovzmICQt+LBuh39VAQdfUGdY1nLdS
NOOB0wBzKvk0ffb/+qeMeDrGr3P1DaBACuE2WEMebkr2DOvBD8IMoU3NuT7pQyU8fZeRyirwoMKNtnk5fChzGdhb6K9CQFLitJTM+d8hDU7V24h0wn6i8h8P
+X0eiiUEK/oDfy5cdF6YZqGUHvfjFpqLU4EEMZHADun3VAzs+6SFPA3+LFk5vpyNezClCTloVoRapoqKIdCZcljOZBYaoRuYB2kxFDGsu+2GBRiglfwGIX9h
nCpqv5yuQpVBe2qdJ8zA+TQ8X61QqeLU5Rq4O13fXwv4I3kQwjADrNpjaOxlLJeWMkfnYf7GwaF2C6KNtBVDC8M9lxDe6AI/8xgS2Krf5D8tFS1VOp/koALo
nPszVl+MXaL9YTAf76NN2cwjouIrR0k2ZrboGc91WQvbwyqMmayLfr2mX4qRvwqbR3WP0QQWdqbCgdic1JFSHO81+Dt2Ap4kAYajxr5qo0O95Tie7Kgk4N96
y4QCvdD1hxwBAMAvRohBEz6wC6Pr6hUqYEMCDbh2aQk4vQ7JUxB7kEJysclN8cIi9V550Gvhvf7kTMZLypkFpxfjLvLN4e7k+braM7VaZ4OqJmHo4Gm0FB1H
ORs7IlGMC6ECN6RiX+g8FED9XHKGwPE5HsSb2O58LKxmGYwaJZ81DPbAIR7WW8oaxkg5mEu8LMwDf35ARZAqEt18cPU8Q893WVoDuQazXClpSi1JDsYDmSvZ
qk3LeYQA9PzxBMNFl/OOxbKL7Fk0OOYn7TfN3tc+W7tykF6QyARu9ol5w4a+vf7Bef9sZ3Wx06QBRf7y3cMfd49dCc/nDA6q8KRDSOh9/fLa0S9CiSlGfY4X
kBWKz298bs91PajJE7/4/bsnLDBJn+6khIYyPzVpDaV+CseOL+6tvk9XUqSRodUd6WRguPn2avfYnwksXa3PqX2aBsPGFBKhLwip8Fu9zz5c//jSyrcnVz+5
uHbsBffCTu7O7jX6TEBtoFZkeSfCrUZpVyNeeCKqPVTK2Kyd8I2mhctFaq1dO4GnAGWpNxf5/q/tt87EMbXBoFDDIsKeQtwRH74aHgKkm2/LX/brzGcWkrdQ
XVSHhF/jB5+9/UL3EN16hXBqrPM3+MHuHYZJloDkTfrkPr0kPZ+H+xA79OXt1dvv9c592P3unBXaycXqvIJZH8YqG3G+z6wRVlAOtdy36Qre7jDzsmHHj66f
9dMZ5sAND2cPw+Bnww8QPCLi8WAFwjf4/nS9hagVeZnLyr28+umn/mV4E50+mXsfMcN4v96g50zVwuvH1HueVjQzqHSaUVhb98KV1ff+vH7+6+4rL0u/zYXn
o9u2aFg12Aqqpg98cLbPlpqL6hyss0Ev7+7d17tHT6gFMvSNGQgZYom2sYomQozVEcFXqE7j62+fXjt3qnfq9OqlW7TApz7k2qSIVahbw1zEMLpHDvdOfBDY
hs6g4x2clI5jIFo2sBErW29rrCa8Jermh07DZe/Cp90j59bev6K+703h+FPq9D7doXepCxbgu8Loa+rZMwZfbUOzh2vY9VO9Nw+v3P5m7eDx1QuHVt+AixRK
SK3Ti3NzO72l3vt5Edk7GPCldhEa5RU1/l493nvjK/Nuv3AF980WSoC0nY7nPIErdSz9cv3cZ3nMeh3Dpwzw9EAGc0Xh50/JC88L+y7AJ+DNw2kg4eRMsz5Z
axdN+0nNW4TnsEHgtL0ZIqf3tJpED05Ne2pkXA65FxShyTSTil9AtSwk7U33OTdo1Qx/qE2FhO5InFYbB1gfBRtV3f7hD5kHyMLQKK6aiUehXKnvNAJY5wMZ
qxvzamCCtFDVvezALlNBVN5C/tR28T7D5srRBuZG3zJV2BrAIYotLjtDssg2rTpnKZpiA/8en9UGKd6Vu8InUXosm9UheH6GKsLnZzY/QWVaodYYpE6ZwOko
aZauNbTJrbrxQtX25zm3DWPbLShMBO0e4x1TKeiu/NCBzvKuUn/duuuy8im3KY8XIIQXHuHOa3UqFiz0jqQK5ea7LNOVq2R5LHvogIq28qIzuMQbOw0uU8ir
MuGUPfe3ZGtQyWBMAE0p523byT1PVU2RKiEsUDmwo5DCZLY7T8zUCfew5SfRsoTsBYRSEdhm+Mf3G06rmmluWnrUBsoAQTZUD0hpVt/w8uymQWSoYrhTa82M
DlNZ6elI1lJhP4KVHRxBnxIGKNCq/2CzCAXrV0R5E5BF2Oyg9h4foLOYxFgMHuog1hTUkq/VedOeH0pbFp0YBdYMM7n+uURIrKoAPAzUS31R0tbHonkyjUjO
0mOWqEEQPg9nQGWLq9scqgMCObNNTHCIbCplbPSXPsqBh2DJ8WU3zzLvw8+RstzajBVllgYDxEMv4kMGpRZmTiuiWCk5cIzHJZMAapadiMw4OMrwe4yt9ilz
wt1ZnBe12QP0KONhNibot+Hyrs0gBLLuTHFyNeCgp0i+dcM/I7jN4ILaKF9WLx0GYTrWWIW/Eam7CNHb9Ghk73J53/MuCkW+QnP1xixO0ClJ2vqrkppm5IAl
bO0/4DvbhbkB4BFeMEqllCVlMVS4R+sHJxdbAFBztxWmGpthhYKxAoZTBPXcyEObFgejNJZt/8N7rtplatMGI+3P20GL7VEfiQL4S8v07djwiUOfC6/FGBnw
c2y1tlS0lCXcUCmT8IpMO35zJNsVK7nd3tHVj8EOdZrk0VftQseJLGb9VVaziwethw7woazQ7O/5cjuq3eDAXDIJm7k2SR5i58A5Gzg0ZOto1sZMHSU2YwTb
gbNvica7EA6chZLl/S2aorg0tLw/xIZX4ltKFuwUGzOAd+tSIBHOiExSi6gwJrYEGdjb34PoGDXV34laEjt1ydlULVkH6LHcIhC/O+VNhKwguOUQY4suCw1e
rbgZb0zxuZv0/hmLVbN7msXdS6UU59XjJqQ1xxgVcYIi36Ii2LDUJvXHg5TUMt5pTtgKDZ3HyZO6hOFdelKKJN0KtOzGOE4yBcBWraPopYxfILhaJsl3i+Os
KUbDteqeUhyLpaLTVqevehSS+HOq6YoH5bHtvofQ8suQbx40sgNaIsPoW+3gkuX10ft/JNckV3Gr5tK/C5E+OjIy0r99KCpfu0gsKGeSbVAJglFI8z5avXQD
0qL6BXcyuW+F4TDIHMNRj8oRJLS8GkCfB+NDE1dw8CNvqZhqet8rtgn0pkeP1mKj7PyCDix7KWyjgx23uKlmYcxOL3kLkVSJTuRHPj2XgdkouiAIGWULhqMQ
0YEcgqiowiFID3JeC1yNhGZtWtFrhDx8AwhutBQ43VS9DSsijqMy6P+4XW1zbgMU/uhrUoUZ/oS3+86yTlGdro1SUlND9XK+Pdqc4FBYly13yW/KaQMf257l
GdCQ9rZMU2czkKwBT3NF3aGwfjx8OOgrNc7tGrf53V546ICVWy5M7CpFoNGefYmcppYPL1rKrV9ANSgENs49FKnuGKcx4YkrNhFvZIMvjKuecSLDPuJhf3yN
3MX3EjZ3B1mrniP34jeOj3tLiTFOmvYkUHOxL7IW4NI5/vZfnv7VUwAmlSGrTy8VtWfAVNmMtEgg0nwJvBxMMvYCvZ74SOERHY3asNhb9ixW+0c3HKRPjj09
2dzjM7pq6ftItdDOhhXDVyO7iTWYIpg27t/RLnde9tvEMIvvVL0qXxlH+YlCKW/N1PMIZrdNvZaqR4Lz2CDiQGG2ftaR1exu5xAKjMTYySx2PvOUqk3ypseq
KrMjq5AZDQarEpxxTNlfE8p0Y/ysyftBDhbu4hpMLJuaC26wxfHC96+cJpbaK2cK8IoOqm98UoswqUVZ81P4MtBuhyLPVHdrLa9l37/yuvz/dJbUyIwjvrSC
1vuH0EZHD9uT0VeoZy5o2jh5+GT0VqQas0aEh15BpU92xE/qQUSFPwjnYr7WmWnSgqvz40Yz2p7yrNTb8YI61nxtPW3GDq1aMZ7qvMGg/svmVHUu5nNUfDM1
hjGPhpxamXNArsZ5z5+0+QhperMf6uJR5u3JbnquvuBsbl7sU6lRlYD2MRkeqv2gDZwIxuJYcBB6fnzSnZcObIoys6TbX5yeJdmIQEFx4YHCWTn7OeLufKnB
hTbJiSzuWjnrpEpaswqE3g1RTJZNXmd57qXQxAXVXDnxgFUI2meaMBaRCfVDOoUUD1GqkJCywWVyuV9eBdz4e7nboMQQtnKcBO3daaiuGpKMweTESQtgCvMe
ct84GQEfYYo//6DTfLK5r9Z6oor0i9lYeOKg/qxe3+E030uxwFBHdxhWt6dqq1YtZ+OwJmxvz9Wnaq0JZDBV54PaVJ0+3MOHAlCDrU77d/XOTLFA6ixE/c9/
Xz8DVoWPUDohKFVbLm1rQvBQlPhiyDBqR/tPBTsqIbFFbCZfqKs57ukZpZ+C2tzUPEUrqhSAQz+NpXH+Y//QsmKOFx4HKIpFTdLG9eWV3kunusfe6R092L1w
xb9QpeX1ZzVobb1Ncu2jP61ePOSMuii2G1pEtq0mtGhOut1bpywDNcu4sOF/0UiJQvfSVwTfVJzqKDF1HHQ4Bhdgj3F04WM1dCFo9NqN3o3b3WMXozp2WkQu
Ts8eCsRqatE4p5g9SEdtFrO3riC4VSMWj7/YfeervkBCbOy/mv61y5Nn6mraWZbUlLqbO1PZFGZx1l9TsslcFFs1IK1HFh4XTEjuIpNmWJYoJVQkvAKqEbha
7cBTdYCVH1EpzY1QLA14ZG8w33GKSK8tYneiNuUyRKQf6O+FHxzva3SAySKhBmN/eAH3/SUoUPQeL8rZbrUq6z1elJ3GkLdk2ryOZbrOPKfUu0Xz4LRpFLW0
CeOzE+qfxmObHYgW5K4Ky75QyRiTd1ax5C+y8hZlRIq7a9hPF7hR7LagIbSCD3i459UCnMv5fCxbKMdO8Tt2AB4Ra7B/2FxHkc7Mhqtg6eVtpPDEBqggZ6Fa
IZ8SFoTxeMcqNMjRMIFA6UzoCmuOhDWiGaeTh1y0+jTy3UmqLlv+6CodJigiPOaoozmtaPdWkI81JmhMGqIelxsUpYIuTsXN0XoaHfQUyO061+VBFBxH/bY6
v8TQmhUbfKtFk+UkHOhq7lp+IUChCViIQiFLsyk/adGtpLvxUOf4ghI2M3wuOCJfUMoGbYzAudEux+iyt6AkrputzugOfHDMPfEw+JZdQonYJaOsKMRtoerY
dRzfC66KVYBDqBnhfeYBNZvwr/xwxyFnSA8wuX7j70v2bOr02PbeHK6hblZcwJDXUdstNZWoLQkKWfoF5kIr3DnxwPJAZb8GNTlDQKQvVsdZZN0aU/+DPjPd
AL2xDkmxX2XMwxHPpZGs3cLb1E9Z2tShuPqNFFe/6MfGuFHdMtOO8V/Z5OtcIv6pZivKzW67j0m3bYXECyYwmAMueTWR9+VReRhXVydcbDz+2LvYiIolexAM
izApRtuLo9tWxBKs6lYpaFKt0Zq4AzycamXH0CvIw72kjBzcmsTCWsCrvZIQCyXK1GVfLi4k+d9jlXvT3+VaLjZLoWa9s2BqlHopVuj3fwQtLw7f9ScC76k2
)page",
    R"page(ltygQ1Hj09hwlsNtwwTP3f3X/A2H3R2qp5v5+CZb9YjFRTOczFeg7lTXaWsg/bU8/SHmeJnBfpw1Li8E7JSWd1Wk7HyRtFj226inFH4jnKGorIWNV3kojsuu
dXzHt89d6USGkPjQxmRmXDuTm9qk+JblajQsgseiYKZY/LCvckXY9+lhv5AjkYWSxUSD1zjDyYCKkh5DTA+dVn84k5sLcfTEwsAZWVArkO+umvH+kdtIYTM2
ibTggFmxCqqRRazaGTYp3PB9E90VOVxRqHdHRZqBhBiF3UqNo+FrSpi7mZpCXgtf4+WwD1pQdMHL//5zRnoM8pLN3ZK/5D6Hw77GWLuvacRx+rGJoVnuZckE
p5FBVk/jsfdzRKP+htsMt4gqgibG0sSm5pSj5xDaT0xYepDEPHbDBKMhwU+7+HBsDHlK5IfGWUWv4/BD/Wp8ZDQbZ8BZexoMtzqnWGt6CntbDmL++KeekFX4
y9hxDY4UOgsz1TahSOs1VYvmUY8MKpU4MTW8NVlt+JQMxEPDaVwOh/BfDFigS8DYA0KzgrAq8Iz8SJDgFKkLsScOt46WG/V1VXDma6cU6G39xbtAoTn8cffG
5z7NyP89eCgBUyIcpgIpA3jv2xPd04S3e/Nm986p1QuvyiXQsE7Ju+8Cr/L0SwpUpRCvHmxOjsqKG6UATcAtIqqqutb2btzonj7iQKM4qib2ywFc2DnZio6i
nw9NhQFUos9fQHP1kBy97D06AfklRAk0byYRqbmJGtO4aIy8c6Qx1Gu5IwMIBtHutJpCqPK0udhiAGCbKVAqmYfixiAD5bBGBCJZCUBDfDyjcS3THbne2QYA
O5Gq4bHOB9IQgEUvNpTVJjODEb1zsXv9VPedezjCv3+8d/4aHJGJcrp27QRG8cg5ubn2wSfxzfUPLqwd/WLtm2PdO7cwOffO4fclYEP1jh/unn7Nan7nXvf6
55yTV9ff/UAVI4rgqWjW6kxsYFoDIK7hcnz2UDJhdjAb143f+fIyPcnIciaTFIpO0tvXnIdxYdB98iWFm4qKtprtdlKrzBTu5SqHx/gtodOj4VU9QlJZojsM
8qSYhgTRBpY4xbuI4x2neuEyti7IfGTmd6yFOjNyOPQ1a9G4Zr4wGr0Q0Maf5C9QR0oLDfIEI9Ky0UbZEYdDIRuGPa6IVkouG0/SdKtGrdZTzAGjraojDhuY
RG0DfWPOYwcIrzZtxZO68LGji7fXbry3/vYpoan1M0cAK/rS5dUXbiaf0rbjY/+94fQ+2qJoYGRXaOdg7eGEiAEhzChcxm1pNRtzS4oRi5fICuFBjn1J3sLN
coAmbUXw09v4WxlgNtOcmzLoZUjaHh1P/mfZkbkQuVa6Ny6v3bupyFmyLm3ZnfoYC8uw3v64eus7gJTe+k7W2eoX5zyMMJfdR3+7844yuPXDXMGnj/cu3lDX
f5Q8f02X49r7V1LeJzKGU/P92zlSKV0zFcSv2cxQgKyMY6EddBwOhhD2kGmEKk4laPVoP7qXhMtgeffOXex9+QZjGg5qb6TJQkXW3pevrL+YNq2l6OqoUTM/
wc8SEyeVM/FTUEEe1HRPeKKZnpJadqpKIa6q2nFofDyEtpboXC4sYp4Y2K7mldsHV24eWbn5nmxGMhWIRXFbATC6X7wrPHH90NWVu6ciXrDQspX9SyAtwtfb
0FJBUdgFGH2AG1V1GeZo7ZanlexJZL0i45elwuXR1gxh4S423LbDWQUS6itfezBUDVvIetfOrh69acEpl95G/TKyK3dPyuwD7u3b12WwwMI/Oa93UiBY5YZy
SldF89PRlk+6b+imzyZw0zXmzZ01X8NOl4/qGQ/p3o4RKQ3CNBEsyrpvikTidsogyVQUZh+DoJQnY9TkvggLsd9zQcRukPqlBAyN2wC7Jy56uaR7+KLsdTIO
HMVjx2Ttrdz+VDvWO3Ja3xGi1oUawcOzw1AleUT7SSbWwmL3Wv3qHOkQHdGeOzS/BUaqGFIm81/kdylhBUJ2wSBw4dO1W58oPjYkRWL8+RwV0ljpZtK0KhAM
Y3DZMPzwJ9kjvDoMlmZQU/krV4Wfzf9Sa4jkuPnpGWCMw0Qli2gP5UjM7b6mVl42EF8HvkvWUg6gzcRiDzi3DtPEZ+Aa4bIAojuZ9FIquYKrWo2jWgbA5zLW
rZrwbwcvQqFJhR7FFYXQc/PV9XMgimztzzd7f7r6tzsn1i+/1X3lQu+NPylCIpCrowRobnkB/FstEx532UM4Apfz8C2ZlBFbgLq2vMyEHA2nj0sdo5mtuqvH
he3pOPfP1s55g5/8F04TKBLrBLxCu5ZpAWTAI/OIBIhMpVTNGHfjavfIJwp6rczRmjfgk3PNKbdUia491ayp6Qd7maaKSwCu2zU3zwpDWW/FlGD487tr6YTb
Bo8hi6Ewgad86x2DnuVuoOPrTwa6gXgq10hKnbCkK8bsnyFxyUp0INXc1gMKq3ANNMvhFesK0+1XGuExR+U8guHy4K5OrFx06NKPW24DSxbAHH6aZMDt+PuY
caA6KwQKWi9zRPfNLI1FvMFMbNVGjOFi0JqksksfSQvXrn3VO38SwLi3T3Zf/xhrncn5EJl3UA5HJ7TAyre3dOfChuV4hubMg1h0+FhkUJOD6dOwPMhBXm2Z
pkMJES1wiCJg50iZQoA5o24diTMAB2vcQqz2seTATv+uahRzb3HiOcN4cC/Ry1Py3skgFWheIhGd4U7RQaDg1f1By2BqG1P/Rx80c6klATYVjnoOEjfLTGjC
VdSXw0XnqE5Tr3ZUxusTiZo49q6FZaLWMOxIOmLVOj5d20hZ8WIVLyDKrg6HUS4qe0lfeHi7PngsK/zPxS21n4xgLLZIe0ct/J+lHstGt3qbwa6HDuALy98f
vLxr2yZ+zGqBSsQhvslXEhuWJ0RiBKlRh/ZPbxrNaZPlmSrRdNapSDNLkkvfu4GdaSxKKL5MFZrTFxGSqepyVG/iN6pWv1RSdZnUI5orVitO7TjZXEQ6Afe+
153NwJ+IYTFjiXe2L6g2uWUzMkAplJHtWky2o+fWIp05gvofx8qKs4tZj7fZXWhlMYi/mo7tAWWjXSiRWU51yIMmwFXjStbUY3cIEoaplUxrwbjGpizriPah
PSp4/84fuK87u4CjoL3N+lQWf9A7KFblgBjp0F27qIZIW7Wca7OrgveoMmFm7pJ1kjUMSpjN7DFBK5cw30IUZ6LOZmhD8N35QdKAKBlbKTjpqAvecG8gVitf
QeaYjP4pfW46jEOl7Rb8s6QdAh8rFgqKxRccrzdyPHKfajaeoHWsqEayqdAhu6GJNs1NrpTOVH8UlmzCe6vtChUJURQWE3zzVXi3PIOnxUlHGsmHVMdq38GJ
r+h7KEyOOmneMNuXes/HjXKksNG7GlBmy88u+sFT/v9xaJj1UR3KFPy6CKaraoQC7YJ3tVUls5aZJzMYqzoxK6i1ej/84Q9uqzBWxWhktW2o5TXCtpxNA0h8
vIlr1vjsRIV8ToNNBrgWbM7ismR79Gld3uQH3g3teJWuBMDuqovINpFtj2i50l6Yqwv3LBeU1+unoiSrviTWAEzX/rtVIMOxkcHzg1/QTtuddO5hz0RzJvJ6
fC4mXVwHzAakoor7tOx5+LlcfuhAUiVCg0lSEcfxXXcItm62GWZahWOwMxH0BdlilWyGJ9pQFFDC2tEeUWEwQnnT0IqURw+0Wldt7Mx2PVPyi5VvspW4XYoJ
Z7Lamoq5vVpHS/3bQNBYF0pDct6H8F+iKHIM00+HiFTyF+P+etHfVx8SYn4BEFIwWzM2Qw4su7ZX5sh7vB7IAht3lBvzISyVmYnSNizlPCtjQ/5elPP7NnaI
q7fX1BbcxEvDsoflty4+8J4l2LIOIN89bW5j3KefoKq/yKTzwvhNHwqLjDA0Gw74S1AxmtxJwmnClhMvrDBkWHLxkJu3S3SLNjQdtBxlD40EtU/F/VRC6ZuF
wG04YfCT0E3J46gNZzZln9iWxuKIsZUDbKX+iOAtaQCFdDFTJsC3E3kMoDAXWuCEc89qtVjFlE/l7Kf/UIoSK+eLYYlYmYValT4R9gT+qEVChZD32NddVZbE
OXhU1PeEV53i67HsHx7ZtmmhKoTx6/p+EUOKbpb4LasjVKnGIwVCLITM5fU2EJQwIvIV+XeEP+AZhVq8p93+cqaBFX4H4p0y4Nvk0MHp5dJz3NgF9BDqanuW
0F05zDeKJ8ed3apA2FBy0dXpJBd8bfegeBYXcuUpUr+/w3DSSPy7E1IDme4eFEpu4ddltneD95Udgg3JDrjY3tGXRRn4COE58Ss9PnEkKyVtjL8JDEEvF8t2
JtVauN4T2BjyBLy7Nq3ReWnl4yMTxhjtlp8JNMS9JJ+eHSD7kz3JluL6Rkfs5In7Hq5J38ninAlhRaErpeQc8KAVgaqhSg7PkhOSFoTDBXRY+QqUJ8UTkRwP
ApN08lfE02HCKkByGvDs/wkhMzkj5E43aswqmMTmx6Sa7LoJU5RHZnLySJR6DVeQsYQZGiCaJZYuW56z7c5mT5noH7dHah+hRHvmOFL+sX3RlF1FL+1zxE0u
SA91EEgys9OZj4eWVoiSAQvHYy5QEaWN3sGsTTilsyme98+U/EF5rF/2qTYQSRl1t5zrXz/ivj7nJAQ80eHj6jQUhcfBSKpztU4n1neUM0uv1j+s/4A09uPC
mkcTETjOAJ4X8jaWOqKhRHQQ7FLRJqkNGCwBuiEuyM7TUgxydcRswM+EI6MLK/aDHvIBt97yhDLczdVE84GycUypiW+n3JFv62Pc8yolRg7yuWZyMKdeYJI6
uSDKOTCoVXYnT0zaYbjQyYFwWhMtuJ2U0MAtCwED7vDDzhL4K5bUPfXHcbaDkquIm+9cc8+WYp408/opXYR55ZRbBzG3IKU7WvOS1L+XbeRkIZETkg+Ush95
TXHZOS3DWXf6gT11p4t1dDYNqEebg0BYpkd7rLKlwra6J2Aq1TVu3Z3o+OyACzEfCPCTxhsrDpRqg2NVsCYdMD1v3+OS14xZFh+ibOgI1RkeIW9E20U0FaDr
Z0Ljh0GmufOHLnDz4KIzc/4QEe03MH9YGTtP9D9UFajusTbFbLwXhZ8L7bdhiluvxVwHnvN1OauRkR2rppTfQAgT0n7JX5MNKEQxKwSZkGoTw4i6PWDvHimw
V8NxcSj6p+Z+OdGMZCPZ6MhIJocafhJHNgiItdbe2uPtBaGl38CyEmI8hhxvch6++YEKsSV2tKNySs52huojJytH/8sL+3e5BcMH1jC57c+tGyt22eXN6KNP
tDSwSMHaEhGBiF97kbAVScZs1ptISYheLQ8++qv3BxHf/W6MK7ed2BYw/FVNzuTf5WVpgBpC28yZleZoKG1EyrGeJttu3D2iNSy0sob78GmIFipn+0F7jsvL
s/HdE7KXPSfb2G6wXUsCvd0v7CHrL2y7g/aO1K6keFVq3htQbbowGLcUbRvjuDHhBkxNH84oVkjdWOwjHC2SIveYA4HdBJwtrCnHTrm++k88zUYCspVbrvmq
nkuy5+zXcefLQVZJM3vFQ0Cf1CKT7D4nH2KLUjjq/X11UU2RpgTc4t6F5bbReWqDju2n/a8yaoGbQYjEihbu+hwT+GF/BjPBA5Lz/lHCC+3fMgZWIudfuS7W
ZQMfqTya7mxLUqT43KAnXt8Dn87ZWqLt0bNOibGJeLiZR3jhGiOVn0hdj0pF+8PD5kJ1EmkK8XgLP/UTFJA9fLlPMI6IQHa1X0KhGYtHueH9wx/C1MtYD1xh
qhVN1tNIZQTBw/hmGMSxONzOUO6iwx8bmCBL0LEu5yOeFyijU5878OWMjHG6FIPIuX88HCUYrZuGN8Z1yAXOcvvszr6dTeI2LLoiMETvlMsQ++GA5mPDlK9n
rrovZJkpzsMhHJvNL5Htm7G2mP7tOIm4R0/4dwtFu99epC7SOeyP8GGZYA0HL+NPyRekf/zv8M+vCk6q1WCEfKibl295lDAMyjxv1pJePLbBYiqPxc7AGqTD
+IcGQhuGchaNWpKfLYpocsEGLlWFV8aFb+qvSnumulAztBURnPli7IHQTl4aKGMOqsmkzknS966Zhw5QpJ2ea4ooPSnfUR3d8l9uPHRgMvuhXi7vigKUWvWF
5MuDdsbZ2tJwbb+OSKLrz8Xb4TJFqJxqdgoRl9ktA7+HwKZ9emU95oepNWqaMdNEHMwAqUl4i3bx+4OvP3SA2t3RkrsJixMwLsNsOn19K8b+VX4jPGLAyXks
a6WHZ/PE8OdkCPrU5nkgKDAUpSyaVNKzcEx+pOKFmRZQDAp9PogFl1qIGW8Kv/tfv2LuEJ1BGYx/XdQELzaTO9g3uwrrk5PAzZygvWNGelEjI25S+LdzBfAU
q2sf1qh8tqwHsqEVGPMhfwAHstebQFiIWUh4I1pnKWZZUImFUxNtS+YOETPQAQyNrxecVZg2qTg+dSMWAlklcJChZ/+NqvA+abGlH4c8PP6Z9zNrF4cs9j4T
2t91yi1Zro9xKDygxFbNzLZNU0EuojTj99dw32+YasLCtjk13p4Yh2041Ifdc2KbHrkSd6kZxwOGJJH8f+YHke3GLDeuBQo4q7mYO3KGKEYZR+04nMpjPzUL
Cw1IHPLHMuix8lIbhG/Ku/uZHCmow0IaMlP7KOBUPLb9yTvTcXEmWeePFbpFHQzr07THD5hOk5SXMVuIH/AHzCZqrfc0hykt0lRbHpjNtDSYoQ1eCxp9OsRo
62FO4hw2I17F2qrtqQ9SIXDVLzulXpQzLVVLB59UEJobYXkt/NT5dYSeIHiyjt/qZhFgBJwC17lZOccqdyAeHDfnch+1NeU7nCstlIOe5C4TyOrdq6t33ly9
yBgQeccHzwWYlU6rVu206ZBtQQ9thk51EDUDqbg5nbUpWzP7R7OtZ19pk4jPnWbwNIfjB7KoIO28up12rDGVFMjl2DH4E999feXuBXU1XX/nFQ1HW739lncv
7x67qPkpEI312Z+6dy53zxxfufuW/IA37NUXu9c/X33vw/VDr5vn+idvdS9cUYdQc+1Eh4UQXUxa4hvvBpBN4zd1uPSD0ds+rO03WJkMAXRjH5SJU3WZqjbx
CLIotqYt+6nFFzHpxb66yA9w2yYuT6Y4bhZv03EJ7uUXYiKqUzUXh6TxaNo+H4m2evsrdfr1gWbSh97FO93PTsNv98ibq2evIGrw9GvrZ69q/gy8e/3ztRfv
IqLmyPWVWx+tnn3PQms+OhNciNHzgHMzHmfOLHjH7+7BO67sPipYdJC5iM2umUFxjoswPHQBVkduP4zO0R/BOdduar9kStbuIsFI98KRtcuH+IKfo6iZwiJ2
tl1U0zN0xvYxRhZY0IEjjIu2QFl3JGnDEFlzTvKIu1hcwGzIt0pjFptlTVT3ZZzlGshIhfnk/OTCRZ9q2hRK35lxjB736tQNh2V6Hxsxv/wpAjpvv9U9fEtG
8293jmicChzkb1zNGNl29G933tYeIzjos8u9dz9kUZvd7pFPNDIUHuH3zsmMIk6NbuL8EoIM++Z1crGlk/U7UFldtVz4i/5O1bFgNT5+9Q2ZEHjtw2H6xrur
l28nVSQhLS53t4U9cA+bquGcC89z5s9EvIXuKBxzLgvMjjxWbuFu68jzG22lHRfCsCDnbcSl6QLmsLuIBoQAvf3S6gs3Vz+6hkiFV75cuXVSA1dkQKX5MrJr
313wLuK5Mp5xYMAZiiAfQ9ff+WL11nfwPPfRsmEA2ovzANJjON3Piwulv9zAn4dnSxraBE4zq97OiEBwlwe2LFeyJwb2LtChj4naisL3CRSh9QTjkLZCusLP
Z71z36x8e0sp6rg1wd/UoKi+Lqe0uBWF4qAPGe5cxEf/6MA0oKEBvCH7XG2KMWdIWQgqaNVqOR6weva2fn7t8Jfd66/Jul/59uigVS9Dz6rdHuTDahjEcOwi
YLSunZDtI3php4v+AcGq3I9pIq26mBJj5xoLcfQECzDA6RCvEEjCyChXLfG7mMSmCteVjszpVHNPGf/YpekAVo9/0j3z6eqrCFiUf/H7+CeuFhcyBe8CHHX8
oHBv0uiQuy6xFF6gUmPKvZIrny88WV1sV+cG1l8GyrFuStVMyzH2L/9dBPvefQVxIMJc/nihd/LPkUSB1ntm8HMnDGR7ap0o7lNj3sAvd8u69fH2xHlGmGng
owx4dJmnQ3ZkphXKfjfTtHHdNyPLANxLlkkl7OGQGxBlfUkD5BEbQsboI0E1AE7jSsGLT3ywcusVmWIEiTA6SCOFLFvR2vVDMlXy78q3H3QvfS5Fo8nXWfBd
f0qYXCcK7xuwqyhrU9A3TZYEB2Yl/ZPXEdTD1vVvBG+vv38LoHU3vli9fUrKSb/W3/0gbY7OX8KWlcpVKqyB31hIb21u2gUrbdRcAEqAYvbMCKf2VKPxfFh5
lZAGzIb+1MdeuFChDHvV0YMrtz/snvhy5e53Fk0kkp2jK+3xys338p2Oekb/d41fh1QVhRLuQ5yRMpbASQAFEGhZAw5FLKdXGglyaX6+1mktaRivHBzq8xam
DB4dqufXNFKW7s37LG5rUyTKHrwtRLR+4SBYlWNSK7dfzi0VxP5z6npHX1+9+JXMG+Scj67/7c47wqNkJrF33X597eotGUF5ZPAPHEcfgAfe7L975PTqJ69G
Q7SPWqVxWp/izHjyKKwhDevPryxlGoH0vehbqzK0S4MXpzODDdCoNA0FdOFTwftBpKufi2jbKga3B6gPuJkRNp/ub7ilKRwzoMpE3gxy4+GH8ZYvN6nlJkM5
Y9JyT4s68z4lL2EoU+YQhMtfTQOLabLPv2XbJmuSt93j2hzNq7vbxcRes0DV6OasiLp3aCE5CBX5CRzqeUc6b3dKTotvZ1rUHSXnlUF6kqrxomxJ9c6SJd8i
pluk8v71z02zrWY1nkep+da3Snntufpa85J4scWCXU23qpOugkhTPjoi/0k+gV88EG2h6o0q+R/TE1i1hL7qUiHAQ89VqbAoDvUYR4E4k3VRHe0xBsXCFn6k
zTTHw0o8jExOBRnwQopTzsGmcsUnOG4/TVwCnbADkbYs1XqVglvrAbgYGOngHDOMgKCWRzCcG20lBbYqG7MelC212nYvnAGxqOyVjvlGUD2h1DUQvDv4dcxU
O7EXGeDq9jWKu3798/GHDiwsT8i/k8tQp+1ybYAmu2jJxOLjXKG0XNrlFJI6XMHrD5/x87rQ1DTBEQU5gKfSfejIym3JfkT7NGnI7k3FivPJGWSZTk1Eg4k/
+jKXgF1PlvwqmM5TPtuf0qwrCsjcRo0qcKrt8q9GajujDJd42PR8abVR3Ap7VOZ8xeord0guJHUrueFfYW4YRYtrHLGvmPejp/f56gK12AsRsGYN3Bb6as95
F2qewEpuRYB2WFC+U9u8dYAnnSk7CuGVHVzZioR8f6io5CzuvcH40VLq+BCrVQhkzi0pZx9ZCB6EpIQBphHzIBwHMunohCqfxjLj1Yif9NwBlaWcYTlnIeAJ
pW9svWNYNKTSrNj7PfGh3PLoP0S5t31nWbmzHzRkCrbeR/GfO0TFin/Fg4beXFgkNIdP1zrFcRchpQa7RvbjDA3J3dpamihNlF3W7gaTZGy2Cs0OWLajmsUv
D7Qo8P2H5V0zKsz6FI1Tzc6vpqEk8/6HMtgLUnY2Sg7dJkqXGqnx4RiDTiecjA3SATjbLi5kIICMads83t7uapujzPrGRyYqWsy7LFHVEO3v2FJY1rsFWJog
fS/knVyaCM7/kASWZJTwsfHZifHRiZh9mQKgb66dZsAvA74+wteTWxhLu4uf5rxd6TR/vn9BGJSIodW54sh9leOpTsZSWjVqT8xIZcixZMBojMFw7rn7n9Tk
YAUc9pbcRapBwCKzLuYXjNxPXBLiZdO3AKRwwaAAB/smEJV4gUiOAWW4JnxyqhC7K9TMDaHTnN2pT0tleuDg5v7glBDA7sZ/UNNEMP6NcvaD/by1vzAAng8r
1N7Oe8KmhlYYHGGb1bKlPBYmGA0GeSKgXrZirmxGnvE4tPEnxO8DJdMiMhGUy0MLOmnW79nkiRjlGeSUfhpXaKaL7NtrC03xd/Dv+Gj4zpj7wZsGCLnXJy0L
nbSlZe8LQ4vaDYeaUE145oT2AIesJnOTjLwAPNDP3DIwxd61w7eEPk9xmzQnZBSeLZgcUMDOUnjYxI1SWTvG7PPx0nK6o0K5b8jIEIQwndmcYUE11lyyqjVS
qOa/wS/zJvybnu0zVlM78DN/Omv7JWb2JcUxC6vteZBH8iwmuvwia+kac/gDDstVxmxHoE9dB8+rsx9p5gd7N3BUV6vRdm2gpUSNILb1hsjR+lzRWqnr4TbA
Jm/wlhWI4YAdb0c4yO40UgvE7t21JlNGvh+MfHxyIqJknm23Z3uH7nZ7fWhC4iKjbmIHwsrZayKArZrgcWbrB05ikzQPj5SCe7x3vZNNcr/5wmtNpQj3/Hl1
pmyrD7btVN4sPL7Pto2iNup5WW3qFuquQa863j73yj7IliUFJhqz1/Gbb9t9vlkq5XDeSZ6/5ucCQka77PP4GnIHCAgPdkSI3mANP8DN4aQ0DWs9sL2HLQKZ
X9ZgBxiW99XF0AuWTOiRyIZrySdjDy3bL+/DPvmVyvOlcpZXGviHYWYYZrGPQxczOy4QrUcncK8TnQb6B+2txLxvLNv1eznMcUQRzR5Wy/iEA2TnwW5Drhja
Y/FO5scrDG+/HgzgsrA/J36MllzwW7GwmW53R84UYkeGnOPC+IAxKYJIpyyZN+S7fS7qSs6DoLfxcDIQyiv4p1oR7pUmJrZtlIKcFBMyhA6c97xRH7PvvoSZ
LQ1zKnD8vWAxD7LSNyEltEaYWs5u/QwTdvveRFq2ErzwQz+pqCtFh6e46ITzihiwNURiV9gEVKWcR0jXMYFUr+rQ/HPTGPtiTeg3PGg1b+8YgKhesSIRJnWQ
C0gC/UxCdiDzvIQeyqwGhei3ia7lbPC7qmv3b9tlcrVBDdpR7Yu9o7cKyZXVMBy2mR0MwM3p6dkPI0v5QZfVRf11KKhwLqVSH1RzQNh3uuyBkz0QDT/YgCwt
Syx5EsQI3KIPiAekpswgvKNA6jnRIcgM6AKSVsSARWGkjBIoqjPFtm51ql1t6eZZadefr2UiieLuDr2S1jGaAOkptHAcXqLOJlolMdI3lG4GniDG4lMAsz8j
VUYtT7sLtR3BQQ+RiJHSpZzqCcp9pyA2U5OfL9SGuX6mqo3E59ENbWljXudAjsKcp0BHzs+HJ0Gjxj7e0ZfEyXkWeVzhx+k7FwwiZhRdv3xk9e5rq7cv/N+D
h3pXX+3euLry7UlgQt89A3eN42/CKsBKgrORwtNgfNqqywxWFt3yXV4k2JYgqtR4Tm7saautH84yUoTi2gitteqKO1p2sLkNCEezbe8dQKPXbmftMjeBg9LM
3rFjUUqpe90j14ljeWHtw+/UcNw9+Z6Cm+rNlW+PwYglb107BbP3qfO9I6e77x7uHryTjcAwfPVu99blbBSG3Ze+6Z4+CdBEb4s88cbqq5+i3hsfmrVGR6YR
8PlcChKsOw8R2IeX2XFAfo2mUFK7PrVYncOct+bhjDJdq01tlgPOPgSSN2odjAXMi+Y/1Dt6cP3gUQLonmYfPlbcwJVbr/ixAI7my9+sfPuZ2uh0ZtE/N629
I2+msx91RzOXEHDZZaEwAGp97izcdAryiSrM5Scu6PPiIKkff3pga7qxdd+64rCh9QWfOGe8YD/dC5oLrO8Fb7Kn/8sMozEQ52TbK/3m7r0LqOdTr62efQ90
cOvV8LqfGFSRLI0Eqd6GxYFp88fmpLiiZw94aWFuke9YejFYRDWXmKOcFn0f8Lc6V28rZGn/2pueZhNjysgv4FCYFEUfNyOtrDrdCUMpf1Zuviq0DRskCSP3
qrc6/84lN2sv7tY1r35S7eAvqOscHi91ReR3WJRmzXdY1HCoYos/Ow3ucuhtdZRKlqq6rt17vfvyh7ZOaWyGD9+Na/AejKCLV+Da80FuFbbmd5pDr5FupuPr
oMgjtqawwvmXY78HcCnPcoSp19rqVkm29dc7ZaZtb2ejP/7fLxqEsN7465cZJj376xfBPdF7zCX+hLozQVB78qkAgd9WQ4qDtMcKV75z6aXV069gYR8+1T15
25jWX5FmYOXmeRknNkVxiz3XUvc7eY5myTBLq7yPIb4qHMIjdCusduxSqDPSe+Or3rvvr79+Lxnt1nx7w/HSwYCxnlC5ChTdtEO686RMho0Od3xcbxu2aNWR
zcCB0G7LQMBp7uJNejGesV68ckI7bf5QMmQcr7QLisads7L7BRdo6Z8HMOThy4+v9nnQRENTxX5HB1ZseExwuZcnEt3/4Onu3aC4MZq3IyGsdBX170qH3ibP
PyJbmmxi8MX47nDvu4O9r253D9/1g9J954/wQrjyfvePcAbU7S4dlNrcovKOJ/+75jJ00N5wmDJhalvG2PxZ4hCrN6UiJj5fazXZCbhrThIDOhvRJl+44iDU
6Tv52cp378Ip8dYrzhsU2OlHzvROHlWI9+71Uyu3Tq6/8w368sEnvSMfw8VtJGksgxt03w2jCPKhe04d3mmAvCeYrXMkXQDSAMeZDo16fGY/Ok1McNsaHA9e
7/w1c93pXvpIm7d+8G0ZYS6YU3pHGtk9+SoWVl8jdy42ZhtyVB7QWMhIcSbKSnDXUge9uB1JvXuqHXUb+wU9Pu0ShBIYizrLVBuAHkfmjblOfWGurtlNOmlD
jMicI6aCdZ+/tn7uSu/kR3RUfdughI+80jt7TftsS/DU5fwjbXRuwTmfPWYWVTj++3rvkfK2KAL/1mX18tGgS+QjUAFTjSE2hN4BmSj88JqN3jeGN9QbEDR4
9bhwPJ+uE/5Zb70kPwYDDEvHcvjC9favpnXzkWMYdSQF3VXn62QzerGgUQfc+BnmJL/BOPBzolJvTM4tTkFTVtFcPcE9Qyr+jepmRrcYUOQT3rIw+g9JwbYC
/ibot2jQgaFpIXH0gFbOZexaYmo4ec8fo+eisxpULXaeRACsDIJqmf0QlNKGP6WxQLmEVzg0Ial0Hk45CJseTnleUy4i8tPkQyIpJ8IjHTgS+dN1ME30Zo2x
YNLHsqFAzVFjFKyZ+rJQWqYtVwx3fLB7TtIMhq3ZeoOadqTS0li3sSwRQj3Z4JwuIoW/tUCUdHfPkdCYUhNcIqZddWxbnDmaB8gUEbmc9c9H8MMi6PRy0FAE
FULunW05WOWIONL0ZlpjKVFDcSzGjdonNEbb4qHVyIUCY66YOt5oWU0a6rUaiFQfkE1tzHnrWJK2KNo61crtky9Q027MJArGVsWK8Zh+S2Ace2dGbaLfQcsR
bC9qEMgey7ZSg743QsXbusWThmXDBHkS0s4Z+WA59CwgtvX5B8YLJmTKZFQ8IKzb/JzSRRMbeoO/9Qra6BDPOMDI6K2WzkKizQtcaQy9iNoVveBNfdE7jnPZ
a/1Wym0bwP2oLTIyrZgPifUgaPZyBgB7nijsopSmcnoRgkIjE9th2MEKkfVWW+X7X4oe+f7GPS3lDJ99FhmnDchBBMABqR8foLlQa1WViRi90uK1ozK+ZcLZ
EzCJ9Yhnu6muT/Tp+3LeLtGJ0OVUBM8sVju6imLmPhAaYL83m/pbT9tBMgEFiAqXnGeN69qgHLJ9UdL3gTNLCYlUkptv0pNf+uOuCiEW1w7YNczM3Rpq58nF
gduXBgeCuyW+fL/o7/xcBLcQtDxvrnbtVctfsFn7+/RPCWZrB82SckHsI79oLCwGpXs1tk9MbwBLoVnfnJMH9QXbqfTnNiWS3pQmffS31EbkBwH39xfirM6O
YlHXjkDgBIOc6Gv2Ezg8R80O/po0l/67egGt3R43860d8K+SMrCNtSrV/bX2RMD050fcDoVn3kpbLU2oXtzT4vj8orRORqQswvv8POzftU6VcdTR0DghkUMn
FyzKzLBSuKCfpvMTW1mUHrRp+qIrDW8NnE1bZ/v7EVTwofTucBNvx9nbYT2nNRJ7Fm2Je93Il7a514ncJ/IHgTfN9Lgj2wXP1uXSLghM2wKGeb3RUI/VxT4M
nU6R+Cx4ET+XM6kqw+/5RdhNQ5Ltxci0opZ7Ah/ggUbzQ3qE/1vB8mhzycI2wVEeDN7DaqXZ2V9uZGwBy5aWHzqAJ9oRPoye7fL0veuhA+zZsiuB4cbL+mn5
gXkd/OVd0lS8ghJS5zLd6gxyySiOlKmU7scfX8+tktTdqxobpNLNBkaUqtrtHnzRL8ZL3tmAlazyrEDpdCCFpruLVEqPA9Syo3+vefKpBH/GXJwjf/v9ztot
f/56h4X/94v885cbvPeldx/66xeU3uNvOKf7/fGW1Zpvkw+HGv7d28x+GKf209Y0EW01DoSk9KBbzlDoEWtObuNJXX7yDu0RcJi5AwS5J01G8q+01FoKd5Yd
IBTGjnzOa69sM4qrQBUTwyyRhnRVD64HaHp/8poSe+r5a199sU+Vc+0nd5XhHCbQm39/HZ49peCk51AX8J3Y2Cg9Ck4F0R4etNTAOHWilHMm8IrJgnZBqH6H
9pREqwSi4QJ8VIDOl8xr9Mckx4khiDz94KKKdjXAf7/fP5xPCgPAJT2eVCRL2GJEcBDSYirGi3vklwMH0zYOqrtT3LQH2sl3gC1uG4wlu/Fgp9JVyloKOYNA
pE9wOu9I+kr9S0n2OW/S5Jix6b4OKVwZzqNQ0X1+ZQgjJDWOuOftKcFxJFNJziZBMfb7ZgFe9kPBbHVQ7Kxdf74PY/4BkFZJIXuaIYmN25g1r1at0oFqtoMI
)page",
    R"page(jnYN3gNYhuMO6mMC3g8sG6F/ldho56qva9Khoal7UgPhPcTikO2yOB6zpcCk7Pw1MT6lgqSJZiVNb4PhGpDaxiAoYdAooF+loSWJS8k1w1L9TR4pqyQYAxt5
XaxFQQXCl0dlKnijJBWEGR0g3IRqCrYhQBD0N9vjeFM7XY71ApOdHTHiNQZcv9gHFRypnz0ym35noNCYfzHSh6ev/wDaNNgdCokTYD/SdsHUlGmlZtsslFze
Bb3wuIEdx/nq4Kk5pDALt+uQw3YmIi99N0SGg5bgyASTiY8FCnjJDecQSjpUhE3F6kw1FDkymJ5uPNjh/8EFsoWWO4RBM7igjluYv+guLunXP9mJ7mJYEUQE
2Sy6reFx6HeOtjYmR1tq2/08E38PXx7k7I9WQy5wbRZZAY1zt9C0iX4VxuRiJzhD/iOjVGPQVUhUHtDNHVoeTFqbCAeZcTt634+ZP4jI9iDCWgwdV5qIDklD
NC///M9PeQ2LSr6lQh6d0aY2lIni9Qi7OJqob+zJ7vCkNOCdLUPf2VIoDd+nvbW1UBqi+nBGVW69f+em+2CctbxJqRz4/7Jj8sLWjt1aaNWM6HcoDOoiFMsg
OFW2ukVlxbXWzGgWd/ix4RX4Oxp9O11FhrZlVRl6RU3CK1S1CKNlqtBXc4dnFbsX63OabEzdUWIlY9l8JNypkNaDMceFQMTemW6Q6SA1rLiTxIEs8qxZ8NYV
qg8XKpEgpu3R/sZqVlg2Sq5pfY9p5ihZS/ueqvXFL5HpkMmvOZcsVTwpDMx/FDkXaTILFcH3m1S+kAa7sdfjCxVYJyaKC6BQFl+C9ylKdVww9Vw9cmeP0DA7
Sdqr8WmmDuz/EOfRfUiEJX+A7/fdnOink2Hup0NSOno9rRo+nEExsSaiIw+SwFHrSv0ag1NhBKo4IHdjLt3iA0SvBqe8gjmBG/RagkhIQyZQzTXp3nIFP/kq
fLvNjc9FwntX1TkPgDenOW58jj6eR9QmIQy+ObXUnz7SnbOa9UnnUmss7LFs1AkYSojpKOKFfP/USy/J1tJmriG+22xoxsMxlbw1xRyN1V7odkYW5nazmLI5
R6m68SgUvVplrNOIS5pjzsmxTE2xPrnhcjmYeYtzpTi4Egm0/GBicAblFxrGzXw6vSGpJJPcjlJJgYchfLIYZl/e1TvIfJlQFDQFOsQ6bxMDQJxTWhzmbNuq
VdsexG+J0HlwYxVuWt8L9wQ+pbugy2YM38w3kNN45dZZuGudfmX17OdwM7DCwelWFqGTRCeb84YcRefxjrrgtQKIlHpJtOfqUyxOQsmq81BiK3wa3cMzzYnd
ktnq+JzOVNjvXspmmMC+qZUrQBUahDRnyH7drtXMQ42AJuYS8+Ld3rsfrh3+WD0nVr59VSHO1E8V/ny3X+u+ew6oKMx4vXLrHX208u1n6weP9l79MxDPTr2g
Dje9o692b3y4dvUevFuJkyajZgBmV/+sIwU3tXvn1j46ZM4ZbtSCQ269baMCqVJxYRp0Sps235O9tcynGkng627f1W7AjUTdcdBizFLvjy+tH7xornO3b6+g
q/B+SRqxcxQNGK1k/9LcB8AZQKaV6Y9D+zc82yhKVbLeuYvAinGQZlJX77MPu6eurd27F1e3k9g2KdpjC96FtbZHzKLLEzFu4HoIL1j7Xllh2TRpfdUhOW7L
qhgdZtKaNKRCdfkaqfzUDdFClcp4dWRk26Vu4kHRHznCz7GW04EQmEH37q1dPtQ7ek9zxWP+tadXX4wQ2t5ZO3i8d+0Uu/yx+oTx6/DSuffx6slrK3fe7h07
hpe+O987eTQdZAulG7dEDYrB5AGpNAn6h93PTmsThLCid8l/8K6qI6y7HMaOQ9OTsRQeIx0mVUS9wdR7YC4/RburrXbiOMv4+oCgJd8A9lHwBycuUzQFB0aX
HYLP6ZMBiYmoV6S2u+sfvBunQDcgOB0qvh7a84DezVY6tMJAIu2Kg8jqU2qcMWeu32ninKbSVux8ZpMTRQeAZ8HvCohUo0ynUYt7r8+36POty1Gu+PW3T+n8
gSxOnVcH3kB4t0+yWhkk1OvHg/e32P2ty7n1uRMgnmSuv2zurZM32vTrhmIoqtq9GMZvRFumKJx0e//Y6JttVeyr3tmb0tAI+8p/FghX+t1nmlxu8Wqzzymz
Rp+UsEnVkzgA7msuiiw/A5gRGaXdJJmKUSd9LNWZkoB58LFcuXvKrSdtHkdH6OkVBbqSVWrDlm/nMKCuhrGROpzzFju6j1i7iZQJb4sx60LDOlBPOAuQywyo
TnslvZ9rFH9abNCUNyrybEKm6vAt47l65SD8l3Wcz1+TXqzc+kSdE9H5Rug6MLx875M+a4fTz6V9n2vuIbpWc8/3Lxz6/oWDbnJypG1Ow0qVmS+dVrRzaWBV
Ol6BwIfVsAVvb6lk2P/VPRIu9boq5bbhib1/HJB4577RQJD49bBrPEUkz2xfFVRNbDTD6GsCSUW2euoXAOQI7P756pLOpFsVs+qcDFfVKlD7XEfkLLk413FL
JvJeVehdmYbVz46qg6gJAYogp6BoZz+XpQLB59Z3q1dehfvoqy8rrOfq7dd7f7wAqoWj80FhtiJeEOvzfDpZ1mIlVP7k4mSFUbF5LVGfJ87rvKIrnvtm/dxX
AGu99snqR2f+dudo9IL0ka8Q8RAXgFIm0WJT1U+pLHcSLtj83vrB09gV3vlWpiOqakkBbZdq+tXzMSdtNDX+g2z29OXoCfZavof8KybmzS8yeXi9wxlEQ2wW
x5JdhGh/YZMxDtH97uX192/DR/z0SUzKvZcxvJ99SO/wt90Wwv0k2l/yjCF8x8b0mZSJO2heDBuDATuyiZItzTOgK4yeNopYjsCrox+1tgLygRvTlW+PrZ69
4vzEdabSFrVnFqen55Sl0uDoA69kpt1Di6odgMpq7Lx39PWVm58r9KyuI4VpRCgYaXEIpqFfacP4JVF528TjnqVTOponK8uACHXLIWGFa2GqjIqoKm/EmM2L
/EXQIyz/lD1i3G58uHL3wvrhU713vpKRxHxefVHj3BxLPOl/966dXbv3IhgpF4CCZxJp82D31PXehVvdt+T3sd7Xr8qwQ6r79P20s1vRza2V7HeWBI2nBo9l
G4tfUsgYnCx1imKKUx1XFnjUM45wwrFEZeZoW5Zp/v7ghXrn+4Pvmuu4ciw6hk8ht159rwstCbIw2Xdz0XAgp2U5K/XxtKEL1mBET3zg5S4ZRfmUDKR8S5bN
2rXb3bsfdK/e1N0e4RQnb0MifOfb9ZfBwbunT8ij3FCFEExKhb7t2rZqJwitgMYI8XSA4rx1vPv5CyImh1ZcuCJnHj07Jh/hSDAYoBE51atvrpDcHsgLFscR
STUWZeKHTeMvsV4pzu1TMRbnhepS24VxKEaoNkyx24XOWLmXMVZvI7AjGaybsjldlyNhfB/lXzrVO/hufshCBKIXoAeIxckrEX7zL7Gsg0CiYvaYl62DkPaR
HicttCMVnrci0cpegzyWX825RRcmoUE5W330wWSzNj1dn6wL2bcZSDAAGBcDy4GnPcEf3Bq1OvdgR544nbbSk8MY3zPI3ZiAnJQqvMzxMI3nQZzMVh6gTtwA
gnYKobv65W07q5+/ZtLy6sdyKP9T9xIC6wive0InbeXme/5mbuyVwUjVgTQvveQReYcJv1vzTFJ9tRWKva3JvjLFfXf5Ffu0Esr6GMEEMrz6NiTDzy7jwEmV
AoB+GfzhqdErE7qH3pabaZMeQWMeqWRPg/lW5zStA5RcetmqzVU9GrMUU3Gle+kr0LTsBh+d6L78pQxpXGN0UncpF1xvoD5ZcBGAjrGhy4DP1qxJ/jExtbex
FJ6EdAPIvaq7bL2l8nNbabGZ0fJZUbGEqRY4AIrkG2cWUDaleNzSGZXGXIGjGoylp25grmNbhvSMOE3uEvoW8Jivfw7yuHeORPJK987BvLCgw6dHSv2tuLO5
QZsxPZfLDCbVx8JbtcGVDSYz40Q8O+mkJU3x4wbNRqKvGMeJ34vGTQsnvUmmFZFjEVC3n5goPs6Ti4aZydFjW4iqamfF7y+cK/nDm8rXVeZz0c3oY5Wbtbmy
OQuRWcycDhgCui8c9We8b15e++6wnm/eQbj33bc094B8RWTZuCtySlKCyBF/bj1aSgSjRJX+hYMi7V1jm2L6t+TuHKH95VCCQD8Lrwv8FkeEpVoHoY21/Qtz
1QZHxKJ/L6siQ7onyxYL9uaR7s0vuocPMvKK6P33jnSvv9a9/ELvs0tYy0D4P2t0fOmjte/OS49Eel25dXLtoz+tHz6W9uhR9OVRoEZrg6QzzFvswpJrcxpj
LUVM7Dl2USrvnonl9UdTicR4L1CTTcuGnCoOSRnTSxU5QPncNzXaU+HPQSdY9wjv5Y4aIA2wLVcCjeqWaCxUmnYaaTl6x4/KwKy/8Kd4RWMICdosfNjCdeUV
J9/p9qtSQl5UrraY/sTYBmNvVcNzjsF79yCJH8xpyiDZDYiUdTo4SwQ7XsgfapMhnVmcm/MhseEk/fsiEnQgF0Qb7s/7ajUThxCXCWxrg4TwKPJqtjA5Rt14
OIRWkTsxfqybHDTN1z5EjhXZv66fkvGEIKwA2fL75qsi/+YoyOUj0ArLWZwvRe/hhJpLnOJf9gsKHpyI+1G6A7on9PZCObsZmrXPVIz1RqKQdpSUg4wAAWFd
zVdna9guqj7JB8EhnDZ7QJyybpdvXjf8i9snVfHae/dDWB2ovZYuAIJedgge3FXZLuev9Xcv+iOGbJ2Mo74lL8p4CTmCQKP4Z4VWGBwk2RptqHt1axTBWvy1
1f4+mgufXKg2asxPPFtbog100ixESaZWTbIc/AikcAwJFUxnWMfecrbroQNScFlX9y7zEnX1lyNkH1eQd3bR8JRLNyu9KxZ00qPgBRSiA1kEutx27ijqAuQA
ukYqI0w62o/QFacVc2ayx+fmYsCuGPFO3WUOZGuv3pRDKjN9LdDfUUhfruiE1vv87trdyxiPKs4WMtt80q7T/6kg010gfqBGFgi7wWMsZGHG8hPHUrlYPYvq
27JE+ei7T2BDrzKOVZZW7/xJuX62Xm3OwxpbztaufYXicnKQi5Xbb44h7yfKvnmh9+kHTPE8S+azeusDJvOaKgSr/T7NhrJd854PSCAJCzufwSK5gB9FNcgW
ag36FdnYjLPQBB32HzqQ3lzeRbf/GIUcytm5mp5rIxcs2iHhz9uOXbBchCKt6DuGgyy5zHAKDxQ5puRcKHdEwMTmIGtFdpjbYIRQDMhfa1NFW60+jGpJdxXG
AQFD/PMOZPvHrB5taJkp88Yyab36oUx2NM98XIgeFnENAyMQkoq8rzUryznzpmFwiFv5De28MTBhGHkHLZhiY6nvW8vtw2ODZ7Nl4ZlQTuXBlw2iLgR32viW
ShOVtrxdDCiVVQBQBhRLQlg2ypk5qWLcWFcEcOUq4zw0QKNFfy+aQD62anbsuF81Iah5gMuBNafdf9+MwtLmuTrwueBCxj6oD715iLc7SRCoAl1p0eLeKGAz
wSOMouQODMZWTuxlHle5ZZRV2e/w3tt+fIJ+ER8a6ECAuorjrpHxd6LYa9/k8DFHpP4OLoH0r4lUhRBd/kwwgv7aI0tZXH2+3e4ztTnNIuBzT1rQwoCeDnC4
33BgsuUJj/FcEpEkoi3GEAXfm5wtCvuwKxxmI35b8e3IKsPuVp+c/bV5cjfi2VaHIUe3MdZgSrkD1lm0DIatN3C3yHMmDgxVYu+jDIunKQrRNhzacoQaOwwF
9EGb7qkWSUV8hMz/QzXbNg3piHp0JFPIAnQCgmxVcAsbI4RVTt+f0PdJdfrJYfinBtGCAaMKezJaMzTNZO4Js45Z5hfASdkX0sE4B2GuuWd0pNhwIdF6OW0N
GTHIWlVTEvObldB5aqTkge3dfQ9pPxKHqxA3WJ97P6otitGYB0wfy+7PGhw0vf7tm5cHYwCDK+lbrFirmxxse1ybjBOqWRr8aOdSoeTX+FiOm3JEPDtVgOaI
peptDOwARqulB7Age87XBrGcGE+zAebmmgM/5n56VcOp0msjkCsn0RGsZyxFR6/l3Cw/lo36vU2dtspKD6l7LKwIcoicGyJEWFCblyGEWLyIBzI2zqy9Ntti
SaUgCxfTR/PtUpIyVw8b+gzu4HOIKgqmQAYUeetfQReC/7Q1iMgGIeiNcorWSLNgRHSMF4pGmM992/Kl0/vhlCksd7TkHiYmPoZlhFDU3NeSooH2+qtBbhD7
tLPIbVixK1UIJJq8XdoQ2TWmxC02GFEonn/iA+9SY7LH8vXG4/wdGIQDtK+maGgHF0oy17l8WP3UknCP+uRvolg5goApAvSAVCW5iEzLuhCjT5Sz3JEg5LGn
JsGdoNo+h/NzUTBpFKjxHBFLauS6+qqPXI+3Rn0UuURS7Io/0XGf8ALjPpP6I4GRtYw/NxFErOe4JaIBXiAbmHUpiaKyhps8H03P1ihrhzZuHFVPOAK1BvDe
kFkawjSQg3yhPfzooV+DBDgcBb9luPk+IiSHmNOH7B8dIG0nNISZgW7GDN1iMxV4hoevH+ypuDNhgHgJklOyYrYWPKy6+3KffD8bS3wHrNthmgI305aMz+pa
gcigzEF+y9AY5ThSK3SvvhjUG0460DeClXJgcHyfPGNG0RxT8rWUhp4kLP9CH/R4ITXpMhTlPks6lpnUx7jth0SXyx6HweOXyx4jFC/z2KKZ1Tk/IItEjmDC
yRVZl9ie5dhGudO5fuvfeE/RLXwIo9w6eMveGruat7bqpl3nzhvkSy9ZRtsxvv2gU4XmF9xbwpQH9HHCsPERepRfs97u4pGb+nUF4xNRwsIZTUSI80Muln1G
6C+biZMRDg10nREi2U8MQj0glqIP1PUD9XxGxDpq9qWe01LPDciH+BwKMoVNzKrr5K6PZSOVR0t2xFpYbM9oY/DQFCpjKaPU15Y5aDb3fDnNSAZ4QCSvH8L6
xmGGoz8GMUoMSz7oJRRJnlGc3v5W0koGlNuelovznDBe6j7JTiKW6IJH0LyYuw1mbo9sxNyC/W57QlOouuRWdbScNuDxVkI5PQJU5gz7DnNhIqZ0P58/kDMV
lOGwOCLwsqFhZa5JyakStajaTT9TbJWURH5aMom5bBY9qBMbSwmp52Rh/wE/G+M5xavbzXVXbVXqBBTKvn/lDMJQ8k+fY0odr+OYiewpJi8rUbW8yhBRj0xY
N54rqH6KvoexyJ2L4Ro+IA6nL5LGPVBfbBrWqK8N6yl8f+F1ivLfXzjnkBlCZjTEhWNAB4Ix6GQYGsPMcHAPHZqUy/gcIo8XHzowk8sSki6KoeQ/WBp+pE8a
9hb7nHTlVnYiIktbC0ZnySzGhRiSJdTCMSzYmDkZepMReV+Udc4AzwSC+FGOyNWFUltQbq1Trc+142A7Lw7mq00ajkhtbbch+PS13tkMHiS5CImg7BbvwCkm
UVsCgccLw+Yyt9vBlKrqjb1lJBSixLEv2fTUR2l79siWEUNc3J5tfUQ4X20aEtUjIy6ub0iiJPKDH/VnTJpN8iBFSQlnme1o0sPczWY/jK5BWQxqnJFOcfeI
FWWqrErSPskdfwB+1lnQ2PiHs9ERDajfnEmVyLJURK16CdAKkY5/lBV1BDbrS5uzLSOlOAfb35MfajKPPzMZy74QwEd/Ii2alK9qrI0/em00uPaJ55IBfQ7f
lIY+PyJvP1t83m5zgifjENH23j3C/BAQXVbzy5ZytjQmjXk4ewRV7/q9ZpFFykWWRdMTSjWWvn90TD4Uz4Y74smzLeFZevyTj8l7wpyWtuCjy05K1X2DkzX4
q5365Kz/6n7/jf2uRpmp/+RqfTj7TxR5N7GqyXprci6tTFY0KpuU7j8vBD25xCa1xrJH2aK+MUIhG6TRnwgbwrPNAEdutgp4KrzdUc0jgKEt1BpTZPHz9amp
OY3A1LNEbmJkwiouQHsiEvkH2z3UF8I2y1KSHGS6vmexVcvH0LY6asJGf+QfjcoUPvJPTenUrpFsRBgVG74sP0iLXPHR8kVIa4sJIwv1+T39Qc8uMaRfIqrK
QD5hY3TSssmqDwpdDoaGHH6qecA8vTg/RIpUS1mQ5UrD89NwFjcKpV1sO/SlfF6jcc8/pa97NeO0JgibqNDN2jDzOkUnV5aSg3Gf9aHi1E/V1kID7tybs935
e04Q1WblA5nTffjRfjE039K+M7cOjsmOXiqXNmIbUNzA4b0OOIEdG31y5cfL2W/L2e/5tqtpeJ7LWPs0Ws4eD2onpWbwvIAbtqMyLr9jaC65vD8b/u392LAJ
qwNffjz/8nMhUZl75lv3XNw2asByMmcVfVTBnEv9Oec0Eq2SyQE4YjKMv7X3lKUPeS0SYQNTm4o5zeMxp3kOO9tv471CpoumlAAIQo3JeMpvkLPV2E2iqe5v
VUj87oo8WIdFCvl9PFCaA91z/WanOldQ8JIhOpeBIumjfSIpZjsveprb2ZCG7vpt2AkHPn/8Lzd8ERFGCetpsL7QDpYjcQsrJRa3YvUOoS1l6G3x48D7Cx2P
2AQU+AfOv6PDpPRHB6ti+LbqYVDCPhUrIVWUzNmUA4PqM1D7R+XolG361Bn0k90yNkxWH7lp0SqB4LbGnp0tKG7A05znBoay4CwwlGz1J++b2qzgFWi8SwXE
TvPb9doIPnL7iiPlsM0AAzbSAzEAfCDUhdMDadMtlaECJhJYwzIaJpnYCAvlUs1ZKQ+fTQ2IvhVnxyxZ1clLHr4j3RVLD5QazCEHpAAaMUQAzyOqDvKgONrf
B8r3HsfNuxy2gwAOXOIF+rb73zhIGEgvthxNl8BsJFfWX7yinpLwCpS3PZ7Bz7EHq2tkx6UKcyyl7EJiNGRLLvbN1JHBQouBQVayX9Yb9Xl49opkih/0E6VP
LlOPuAgwJtrykUnuCx6Bi96sKVoBggqOILFH7/hRjVWClyeD5nonz3SPnEPcFJ1JkTJNPUnPHFdv3NWzn3vHUKQwuXCld+HT9fe/Xr16rnv4ljlHYhhsuDTR
ih+5dKjatWprcoYBgPwlhAtNjmICYnlWFzBE8r/6nrqGdR8/unbjWvfeS9Ky1U8vd0/dYMqvD1aPfdM78qZ0r3frdO/0hdWvPnDfmBQa6TjPeu/D7huEy967
77sRAuCBRuG9+76rAY1iEL38ZR/YAN8HNpYOx/ylgU1omSuhrafPfugHW+pJRtP0zNszDr17hoMfH1b3u4eXPnIPNR+uPDQYZZ0j3zRhSLNM59VcbKlT+NrX
17vHvksK7FSGOl7Ixa6nJOpjYSddpNLxo54QfBhhLkzdfQepjuiBL381DODN1bNXfCuaGmaPvxbqYx+QXyDIW6fCZC4wSuIJ+Uti8YmvLp3oHvlGZ8blT3Mv
3GcCpUhdYx6esF+uzhtfaLUhkxbKC3uK3oH3/G5spoi8bNY0NqAKRMoM35bVv80wJjozlraHnfv61NpHRxiEeKL78qG1q9+6T72jrbOgLT9G1b0cwZ+JkDfX
tIiMattFfMnSXrt7V6O8jjDi6Wigreasy0jjv25JY9JOzdYWOhqpaznN6ojx4JbHoBG31MPAKQdSCtPfusZdiDZKCfHUDYTAfmp6pzvCLgKvWIC9aUpjaPQ3
+ezhE1FNiw2ROOrtGS2HAajzTke2N9DrU9WnoqCZ3rmLq3++EcJL+Ngtm6am93NjwsBwNuuVE2FsYh5gAa1GJvrbxfe3ai4RrsVKn3ph9WUG3jEI1Q+ET5ir
UX/q6x+l0fWru3vjavfIJ+492Uam6poFyn6Sxdx+fe2qH8DqnlZNI7D1lwuPOvxV+nUWsZ82rWmx3XPGDIC8gN+chnNX1z843zt6UEjAL+n6vC0AF18hK7p3
7puItTR0zdFhpyDbZPfIK34C2BALUWe8s39vxlIvauiQsR2IXLW2hS8huGH9je/WDr68cvNVGeMB7vjTzKVCuHMyl5z/Pax22ejISDh8ykYD4DxvATPkrAjl
HooHBxWL4maq+7dzBaKPu7zGYPB9NdHhHr3zVWhB4vv6pbO8K3bTrjU6raUBtr6AZ5pHsxWBSw2SrsyOICnxidQ2KDNI5OTsk3hrMatR06SPOXNFRXdpNxjx
Zm3gg5N6DEv66mybWaFU6TSfhMPLE9V2rWh+0ZYwqLZEcL1NyrIJ7FWrJJ91+236TO8qXnI5cztuWiYa80J5E/dcVwC9lNFSg70wCtXi5p9TB+sK6NabFqBw
ZgU2xTmJQIVykMSc1mFVbidiu/Qa7gbS9/G2poOI85fTBwfAmdCxUW6PMgxsJsD/5lGZz1FTzSBQxCPL6Qe9VqHamIWSZX85W6K8/hTnuVJvS4uRceAPf0hv
AfKtr9DmvjJj2r4fQWX9j9mSaxGiQXCB3yORZleOn9awPpdztBChLsUqFOzyd7fJ6t5OPTmj4SBhMLHYE32Rw2jEg5TWDDf3x/+z/fCPS0Odq6xm97zmERBN
r7ZPJx2LIuQx2+fcR8OkQ7p6EhjkB3ILSiMsFJKa18ChLvKnEtlj27UgSLKUQAVHZsrC9wdfD+ZNEUjU9YKfjZZ62VtKHv0HGIEYxLg9g9Xkf8jfJXTG7m7O
tsj/i1BRh8/D+hA1LXoULBH+/Ufkc88635lRGDFm5R+a8n9sTXRMKTJghLRQkEFwgNWSesoEcUw4u8z4s0Wgav4PEsj/EPIIp9WFhKL/mZJBcQHpYLzTqsVC
4CsBc3J8gT65KDmhGpQhz7fI8wohxkBL3niDE/euXz50QD8R3lsIlgKEQP1zfb+wAAD/eEbofj4pe8jvQwKNRAseGTNoChiqFdc5uJ8aHGfhVPT3uM7KvN3k
lrMtpQFPQAN4VPLqepOqD2Q+1ZhzbZqrWQa6sBNGrDwO/Prx+P/6n/v+83/YPPHwj/dIk3cmAUuQfb3r0SwX+4Nshnp69E94Wc6mqkg9wmrUP6OxsITcdvIn
rBl7GYxtsr23775p0IJsMFFW611bzlmTugnu99tfvf2z5uLuOYZ1oCv/NNfcXUQ0Dn+Mo0ETDJZYWqiN9TeMwW71SZpcf9yc7NQ6m9udVq06T7MNeNCPpY2a
qUAkFjfqbhcG6CfqpHAhUwNqyvRATmWkG0qAAzZbkUaJSAV66UHYt+ld448Bmz1OGWdyS8nKMr6QKqk9NbsFPNHF9sA0DIQ+9wSsBVV045uRoaSD385UwocE
d+qzomgjFORuiIlFtRD2lKDIhTAfBX1a8GpFRUPF1jJ8bekrzn8bmIyARxnwvNng9xIIU5VdB2CYut4EQNoAMh1pXApD7PZSZLN9mWuXP+HxE+bELpiFoege
zTc1j7EfxyEYpQfoypUglaIrBUoVyW3s+cL87MvwrStty5btGwHMNH4spGutcqTp3H1CBkAiFWxXaeoxt79SqpJ/JpJd1DhWW47oNYaFzoUIWpXTERy7K5in
+KZDd9V50pOFkgNVF1i1+PiObNdmqyDrKxAemacg3ohCDELf2GpH7YPby0irxU7HYGyNYv0dv3U0eQazaKxAhnq7v9MEYBKeMzum/R40MinAs62EmfrUVK2B
QFv48ahfR+we6o1iQRcTlGZBOWag1dhq8Ncpt9wOqGokNeFhpDbWMLcnhZvMUcXslH4u+4ZIpZ7XtGp7DLhj8Jr2i8uNO8kxcr/pmFLfX7fsInIQ8UxM90ml
7T7tvR0WnKxbjHluOeI/pXJEXDxuqStxrCPfnAUunLDfXDYa30+qSwuppt2tTBOLzQZgnqBmomUse2dmAif2X+2GA7IrXwwkXYq8d6pL2fbBq6dQhWViiur7
jdePyN1RSU31i15WZIU+3pGvy1KQYxRn1KhdvkvWUvnXRRHlnybQs+x7Ssml3KgcyHxTxugA+BrMObX03utMUAtQFmgZxuUDE7rTCoMthhmPsJh1bNuywmrI
khJmSO0q3At0+xX6UC/uqDbmdnAh0DKSSLoROHUMIr4Ba/ALvGhpIqLN+mHbrXP82ZtSnAYtyRLKqAa85ly52HbIAnHeNe9ArmoFJ77BfZtl0VRqSpe94OZK
Bc4+wKKsRbB6IU5tplg71s+0mBWXB64dLgYUV+S0PpccHR7jk1VzinHYfI8RzRSEne6R+QR5pyFnyCQGNVVaFuzblaC1DO/lFDIuqQFmC9sOyBLW2t3I+lud
7HgT9gZTnDIye9f2ALvyVIAMDsuq5glbnnDZoEuCn2MBgmZZJVNlvyqtPmYt5WVEJJB2aRYFC5lVjuVyGeRFeo4APBj8204lHTmJGK79gB0R+cToUaANyaW+
QQtKUcMgxxT8bW2SF3B8Hgrb4oDSogPcH6rcp/SKco3BRLHdNSjir2aQKMQNwt2BDcKDIm+nu5zfXdS6O2BJ6Ma6GYFG2lRePyWDUvQ5t3yjc8F9ydZuFe7a
XZ2SBXAfDSZ9ir0SNBpKWUSl8iYlpiJ3eH+6LOpOH127hIppxKFXpyhbKQ3sNmUD9fJawI4kl8qP4qn1HMkJkf0BEtmP8jf3FB7M9dnzRMNZe6R0Xz/oYR7Q
2jwoUnbgbJeft+XMHKRj5mFABWG/MKE93hg05ieSgzaPOrEmWjXRWf3BfYFL6Zmrwkgj+sBUmDGsmHuu4tkvGp2mjYglMy80agAQ7RQspKPaXmpMZmE54BjQ
WpJ/q8SKbVT31vdUZSevCEdb2N2Ug1FlX0uYLMmQbzyg+APDnluK8mE5Y4kY5g4dG78cLINRBfyv12WoHanebmoGLOBPBGo0846llzGTTiHYdyB8ODNOITLq
UCZ29hp7pBcBbUY92yZ9uEM0z5MV4zsbbawplMMkvGV3Vne3Sdv+qj/TbvqosTjHSGFsr9lYrFzy5crZT8tcA/CKfXCmNFnRIeJnNK2QfEeeatpbZUxufMcn
K/ZzwqIlBjxx+5G/oykx+9I7xdbBQqkv8iD/eNzf7dsEIlNgfNsZ/WAG8Hgl8DLM+aV26kAlGkBWA+AffD3M29OpMHgZga4Iph0iY+2rm9feoImQDalKt+ch
B8Ehb03Xube2O0sgrgOqqR4DrxsdGREWjJZB/8wuUNu8/MNdEEWjjdZcJdMuJTQe6pdj5xQk981wmS/wQ8VOZUqkjBlDpvlRNlrZslyb36UCb6diafOGrw26
LAVKRpOF6XsixqgWO/RfHEg7NKQOIRz/bDzW2zYS8ogCt739NIRt5/IvmkPTQOcx058577DAqbwZEfk3U/7VV5bHUA0TIzm245cjCk0LbRDovpHTmOtOzmvM
OWHRYwyK1kjd6Xrt1EyWKi/vDQbn8hHFGgYuooVHPkvvhnuvd1/+cPW9P6+f/1ruTJRZmKlQfgmJ+b+Vs/9azn6rFvH3ekdO+ztWlHj3TxOcsJz9t+y//p+v
DwavCQUpdLftja36RnVO0YvbzemOeQOt3vlz7+w9eMPbPXvjkZC2QuEhs8f/cvHfzv3l4m//cnH7Xy7+nr4OhIXsff5C98zx/GOr5lF1OWmob8TV49IbPMLg
jij4q8P/deisu2tM3eMODYq5kf3cw0ESrLjmMGOfLRPisCaFuSy3KXCkakxc2SlZBI22kK+cfLKFlsj7rc5SloDr4uMO2FMaIeJje7FVY+oWReRev/wm0K0v
H+qeOi+dgOPaZ/Bye9aDKRJ48vy1BKXy2onu6dfWD8OxScsAZNGVWb39VffWZYMQvv45EHiJ2Nv97DJwP99/X15UX7vVj070Dn609tUV844DxXH4nm4iZY7C
o2bIFtrWvBFEQ97XMOTckAtnX51uiJRrdKSY7gBeKPtcOhZNeKAWUI/CKkIqZ/DI9dWT14lve6v32Qe+W0iucOrj1fc+XD/0+trhj7s3PvcpP+AJ6FNU3Hl7
9ewVoLDefhNj8+1lcyf87v3eoWsARH7lLV+h9bVTbyyxr/8CL0VCRsOtoy09l4XJSVxqLhI8dHKmNjlrAPF25I/xkD3iMT595rgOP+AvCabq+uIwMYn2u3Lr
i97RV3sXv+1eu2ntoUJeiVdBmDXjREgCMdX+j4Ee28zeZzDEC812nZF46tDlmBBAWNwTOhS32U2fZOnWO0pZnppk3a18e0xT66zeeXP14qG/3XknvgTJfHKx
+/kbq5ducSIuqfOMdQGrb9Q7mOqygstUW+GUqdBsV7J/brYcjQjfMKhWLjosLLoeL8zVFci16jgckpTYOnJ4zuA4uqrbRqlwohxZjhxMNxUC7v7Rq707ZxVg
ee2jM2tHv0DCq2s3rQDvKKI6kpk8m6nHpYd+Xbl5HvOm+MAOSdfwYMlxiWCPJewQgmW+Hbip9HPnv2JgqNoz/NHqfPYLAtHDa2C62dpBl6P3Ply79gHy6xx5
DW5tR+8pkuzf7rzna6LT3GzN1QMK/QWS0aiWdvcSK1o/exVewEc+Wbl1q3v4M8t4dhTpV6TquDrirJsJiRVONaU+QihjZQPK/xdoLKtn3d2DdwB9+8EnWh8y
ipw+CTo/8trKrUvdw7eSNu+uNmZ3mpA+XuDk76/OL8zVnM+fvC+/kJbt3qv+BfjjtQxTH35yIGyOnpvkahvJ3eoKXK7ArsJzG7UluOXq5b6qLIMdTJEDBR1e
3CIvNtr7eFDh40r2C1UotRV2f35RCJO+XVWDcQn48dixQWZQAigAbA0yPrGJ2V7l6xeuSIMVn18aCjLhpMr99XOclDPH18983rtwtPvyl0Cz/e484FzPHO9d
/8rdfE8aCuo7e7X7zh9XPzurb/kCgA+/dRJvCbWeenPt6+srt17pffFl7+tDnj8SOPxI99JHQrO6Sjltx3tvXlfmD956/fO196/IYv7+4AV5vfvFt9/7fACc
)page",
    R"page(BQ5obhaYI0KnYr6GxFqdZHx1uDBDYW1qkq8oxRnrVUZ08Hg8YJqRxI/Z+qHDttLOX/NDouOKne3Iaem3tH399W+kN6Hte2Qy6OPHH5TAkrwknSQ1nTotvtW9
+rai7/YufOqdri37nEpAV+kxCdXHTjOdONR0TXLgrEgcqSYGw9DULcnB6qef8hl9kJkaix6kyJaxU7OtAgq8ZuneUO9/VN5IYO/WfFVOEup+uvrSN7LkPPeS
T2D7kQk99Hb37hnIA8ff9FW3mh2qBq1yCK/GXEXuJjQCZ2YPNxwPdO+2jvA5+ORzM+ide3Xt7qcmkHx0RnY7x/23OMdjv1R9AhEHJW2U4hIgYYOLWH7YXu0X
XhPxVx4tLmi2q92I0dY8DbqUmVHEMYh2h/KYB61uhfRdlew3GEtn98qeG8vgZcsVryJgyAvC6+e4nmPBy1bymeOaVMnfF6pE+iGRvd75VnYKS1By7OLa1zcU
s1mXMVY+PVbXvjnW/fC17ukjPjkWluI3x9Y/QYIl0Ek9QzYc+fEcyATs9toJuYn1f+ltYQEi++DOc06a4aRi9CGeg2D+q5toZMGR8QHecNlnlSSFYSoIp24D
4vmcychY3pa00rxdOa1ct/wMRMtjx+RTQg5CF4Tm/rOSpIwIlqcwdQqnurNaZMb1z8HMOJR6h0N5UMhZxI9IluDp4klkMiNpAn/bAO8VQb2S/ay+t87skkIw
3x95e2rnrDEYaew8VnrVrCPMwOjOInLqhrwqUlYdK0Pqedoe+AXSDlJsveHSBVgeKCFHIUas8FESCDJtydS98Z2fTEzvpY8A1f3WJdndXNNkcPT5ynfv9o4z
Y5xrEaD1hUEcu7n2OVKqrR1/sfsOsNF15fliLqmQCsaQNlxWwuOe2hSfPxt1cmW11dnJpOb+rBbOZ77AvGynelBsz6pgVa+qD/TJP1PwO9k9dMoyLvoXdprz
beF3HF0D6Ef2MjBcrKVylDzPbQffHznz/ZE/hl1V3ampY5YTxkjFOfUz9mD1wqvYyC5c7715M6wVlbO0IsZ2YAx6n/2p+yETq4zEXa/tJ+a+/PHZsdgcpoVi
4Ehzn7BZ83oPcPxdkYdP3l679iGEZIdZTyHvTaRWiOv34/D04m5omzouoaFzpXfZYhpGSNsQTsUDlVIrGscYF4ggSECNBOtkdhr8riHl9Si51u6lEAWxYYiV
yCPsSIDd//aEZogJlMNcDOvnv5CTF5vSu/WBRkwhN+y5ryhSILvo6tnPNc6id/Fm78TVONpKd0gbd8v3sJPBJsqVZJOWPRCZc0AeIA1wWSs4Fh8CHkc/R8qm
TyBKf3j4e1KHr0z6ogkYFEs/To0j9agEr2ecbAQdldu/D7fleBxTi2s1KFsb7fJW4FTCmyHBni6LsL5cbAAZUk2nx5EWUxqEvIMWpwfGoNQFAj9zHDK/T9yw
2OCKndrZae7ZoysXXtUQavHAhBYk4/DL2L8CdZPPvwv2bjutJw4GoHOf5xvCxTILHInSU3lJIOL++gHGqtoZEiIod8Lep+97cvAph7VxmvMIeZHAkjSxjT87
CWPRUkiL53MGMTpFBiTplwuNCaQE6U7Jwy00y5rYRKImkbSk0BglrR9GCXxQWxkpSe0u02i60a13yp7ZKruitaeFOhFqKWcLowquLd8WMGaX1UoXluYB8e2A
+MeO9s59gyb9kNmGT0T3ti7/kEsu3JMinvG/81Xv5Idr3722/u4fe59d6p74snv3jhEuOhE4vJ9YJ9l6CrHOpkU3IinswY+oNg2c/T+GZWhZWOr7Za/Mpc+g
cCcjRY2Fjya1/dMyh7ilnqZfiZenP3dDHkcKKaba1FMN07Lo+vbF/LD3btwQsQp5jY+cDvmmAJQZzqC/m2ka7eC8S1K+fijO2xJeMcZONSGMEKb5i1Ko6NI2
H3dqkEiD/3YuJEvxOWeg9N1TJYxiE7iylgKOKDkunqjeqBnrr7ZmLdEIUk0tzms2EW7/vXffB+v6faZHOdU2gPedfql39WsMmE9H8/ZLQoM6NmiUjB6p8fja
V4ytvXBl9ZM3V299171xee0edFG9i4dlJevZ0vJPnTkeD2NLQ0J/wznkfvn6xzoJvsic4iczFM7nfksSvaXBVKoFQBPxTPM1+cDYoDbU5FVItRRl2sUbVObG
Z7JnfBa+KLbWoQ+wmqMnLByUounLn9vB7Fwkfj6aU2XNMEy6OpXkWaxkz2Z7EF1ZF6b6e+MZTDLDaOnGkunx2h45ktTQwMEDidXi1RImGB1bf/Hu2rXba98d
xtn+ja9wzKPGGHmZqOnPnsU0MmFR9nucEGSnA6NFmlZwl7uveFlR6sLm7VZRvEi86rfdedRnFNX1GTgtmjujQZ3CNZFTjVlwNDehiS5hnraFVOg0j2niPGF6
UpXtPGS/6WauYgbW8kkN3j6Kz/0w07T2XrmruarAbHkIUt2Ar57Jcy46ZkraANQCmRh1Qnr0X3SJ0JDJSrYx2b24abkXfGBudW5PsyUNnicrvXqu9+Ubvoy6
NY2btU2lZaYjXv38dvePr/pygM/2adIt5qXs0sr9f7VdbW9cx3X+zl+xvhaCvfaSJSUrNSjLhKI4rRs7ii3VDbxYkEvuUlxytbvcF5EiK8Ao0CKBm35IYdhI
XMBFHaQNkLhoUwi1kwaIv/c/tKis9F90nuecmTlzX0jKRmFY3Hvv3Jm583LmzJlznqengb+kMkbEOFkE8ePjX8nvkM+ep9oNLGwgKhOyKCnIC/ZZquXLChyS
mfh3/SnCB+okEe3xIW6NEU5Brur29e6iJyRL7ntc5/an0/GUcn4xGsyDiN+GtTAGjv7+k08eP/oldfWfyu8n77n179PHP3zvf37zwzTvzZESyTFgGXes5vX4
l07T+PvwRv/eZP4gktALUW9ZxdS1raAtis2eFqPxphDl/dG4oTaPz3725LNfUBbA91DIgPt98pjZkwAlXcMhCZ4d7T0Ihz+cHHamrGOPpOyf/eFwptvSiAR+
1J2Jtcq/BcwFJzaE8/zDd2G99YcJQuwZCNnkkMRzM6oJFmP7o0e//+RXQbt0v7/44G8itdSH/yicVCE3SYAcCixmPdcrPJ7gZmS10WMvfa+BIAJGj4uka7Ij
cp3ma8EaT7knQ+un//vzj10Gcmznava9hifW44L/fc7yH8jBibvT0DhpHYQody3UY03roUeZWqyvjEj+a9h4UYQH+45Xih/056ZOa7FOb7gp+G33/1sNrKm2
euVaITSeJL/uX1hzhYL70x89+Qn2r77Ol0OdL2udoZn2XGdPpuPeYkfmjp5Ju8xbgcwvtf1pXS/HuiIfmFze+60SkKJqkEN/8e9PfvYJevaff/zFhz9PLIOo
wZVQoytaI65NqonYRrwBo8dMrR5OuJp6XIn1uNHwGBWhofzhybswfSnt6ZWHoQKbVNxL1bBF63bkmtnvBjQDDD1Ry1nle7RvDeahsiM9IC5XVSspcwJ8m7Kv
lZ777d89/sUHAqDiE/z145985GQiNs88lvZf8EKo+wum7npQMNPFvhu5CcvEhaZ+L5TrR2N94axX1nNoaO/8Gk+FRDHga6AaV0O1rvqePUePMdW4GqtxrjJS
RTgH/TAJa5/1xckD7sLQwRnJSNfzwC0mKVJfiu60R/8JvuPBSfeuqNMV70ZspIjVNrpBkLuZ4ti1GuOJRxU+TdHbAoUYVnLXKYJ7xxC3Gb3JEOVGKHAFy1uX
JMEFRDPYqPac3HbJV7bdSo+/ewLLqlUhF5kiAWnmJhoFjgTdUW92a1c/xDuHAmbKA8lD6dpYaV8milq7Iw76AyQZWI+26POGWqRRce1BxC5TKV0ocpbH0MgU
429qEfsSFKwArF9sAfhGSQxqdzpnHJ4UzUAzFkyIPDZ45tbE0eZglJGGS24d+wsLWAh84BWqLa3goMlT8izCVR+T/C3kc3CfGds4TjdT6E9Tcj3CqBEijflt
glJpAoZV+po3Z3EA0qJyvXFsmgeDCLucHo2v+vWmoY59Q6GBKuEPbHBgFdMifYpCFASdYDJid8q0ahrWu2O4y5/rMKvzCAPhOBLvZHAzki8UkDL+BOVP/y4c
eDPE2kvL4wlxmf0gjx3aQuNAJ268dL2x9nVyHXWn3bvT7mRP3KTomgEoLFrX7BM6qPDTShDlOgpSoPLJeLbppBv7v1yOulxkRX9F3Sje2iUeu5l/PjJepr2E
xosrMqMH9ySi0N66mxmih1IYRb/s4C0elsPx3MQHu6ummz8ASNZb3NsqhnhApcVLzzX6+rr75dL3Oykpz3S8r2MiykexTEiXlWWjkX8t2bJGxkSVQasdEZqa
e+Y/r+3GzlGLRwkdwp/34PsapZttWrdgxZIku0MJMtZxA29ZnblxKptBxRtbR5uXTpkFAwHl3ra51ylH/NX1duQhD2kwho74j+2vxsv+eXut01gOF5FFSKND
WImV+fhPJxMP++BXt+vp4pa4pFZEd6jrp8HJJiQiQ6k5RI9Ry2eOUoCGcxdZV7BKgaaRADpMTjWiQw2oYmbWYeL5g3jenilByjN2mCBJu0oY+HtJ15l1yRWD
ptOuUAh5ewYPcYPlNTZ7K+2PtXqhepEmYQ0sNHoaE+49PHPTeEtWfjIQxX9wjTB1ytfn72eJ3CXgi20UlizfZV5cwuxC9bLnM5lq7IyYD26VX6UTLqLxZ+vq
lM5KXE/rUNXz0rdytixTWFOJACl4ftclc3LGy60M2xuon9MxoHJVyRCfX9UGtnwjuNbAA4QCU5PQVEvtVLLLbcgQ5AkpYhwhBJ3A+1wImLzvuOy//+pHaROU
i5bgLm2JTvq9cJp5RbybTPjs4UIG8ZzoS6LxHnIoDLuM1exjYFRM8yTqTfHPAzczc50FFXo48CFle1OIFiZjmmaGailEq7zFxuPPvBC+VTcjGt2Z9bIPkkpL
y6KXV1Yo1odLLIb6Cj5EX6DXFPr+VTevFdutz1YMsH4+hfzIk9fpRiSvz2HvEf8vtaqzdARpM1FxjYfK992wGs6eQvE79Iui60OrVdqL+1lJI7QqIEhvvb6N
QdbmcMgOBDnazQE3DF4PjI7McqS8DsniqU/yTl4NZnpBZRF0gYcbyZIGmdXbPKCqVawduSa5or1cUChETGzRrfDSKa4wXVQwtOrUxFY6bQqEYOP5Lf3mpqXD
OWw1DqBUVDRIJt4hmYXsP4x9cwg5YDvrUAWBuZORRCFc77hdfH8z6eGDYi4HpVxc+k5pzIl7/VMMt/ClaUu01AcmDEb/0U817ph3LkBMTMxM7N6Fi8kZOcgb
na80/i5zmIHaeDHsNjUCIdPlKHsDeMRO9Z8tJnQ8wj93iMPcwhBabLtvxz3Iv2w/88sYXsGiPxXidsTHq3KNNw7DG/HegWQg96p3T1XqEYeWynNZ2g/Zaj4k
8jA/c53nMGPZqum5PUs/DbY8KARZHuQP/+vf3iEXisZomPwLS7gfF0bxCO2r5wXs+4deTBf3hTJpBf+4dgIzi6qNIB5UbeREMShJ5f7xxEnr0XzgVBIOL6iO
bpHpd90w9dsv2XXEIYp9GFJU0U+V1b5gPoA7WVPyPw0bRnj2RCQ/XDbpsdS4lwN6wqVWZyJW091aXktr2RE6bzeQxQjmY6ZPw75jwdBMvKJwjZ5qbshASOQS
PyRUm+nDbcEfc9urETM/prKz/KqE7wOpYrWh4b74AmVraRvGmFHjD6QqOafuQ4OO5RTD24t7ZcvTqQkxJmxSYsaoMPaEutMqVU3H4vKq5gzgE0O7Bniz3mKn
n5BSP9/YFlbiBNwOY/K7QIyflXa1ODIaTykzdRRIEcGEpEdnIBdkC1Su83myVgYz1uzN8dgzJrpCSgyr/Id90N0WRlWX6jm5Mzt09e3lslt5qbHWX/56wFp4
EPMsMfpBX22s+7JZiAZlf/4IboeXTnsPG9chKrY+f99tFU04oGSJwN27gznmDBLGaeJXdRpKgg9hllcLwXPFjNCJPCjKpq6wzBqNOhUI8Luq6UtxyQrrn3po
kUh1VwIGU91AEuSwVoTO1ArkunOqe2XNvELHyMh6xzpAAvmt1zNtpy64DX5PdM/eYBdR1x1hAx2FLc0oP1NIlVofJdU1vn4w1pGKFo27wvO2iGYVKe2D5EvP
6Cnx8KnpK+9T5jsrkP+1QGwoOUPwkdmmrNZp8miAKq0T2hGhl+JoQLbxvhNum4hGNBaGncVcyPnwhllDNiKCZpCsSt1elZx9z7zURpH6E2aVOCrYeF/3n1ey
p6nz1+aQCOnk8UALOuGcfA9YGYyqu1QePFjVQP2C2lWYQRN/Xm6Iq1J4R9d0x1waIhyGwV3y1JqLdGh9vzC0fA+FzrGvUZZo0PxrwgcliIIcCRjUID+E1yqH
7JK/ndSr149ySfO6wbwK67tryRmCsT1PB1dCn0Wu0d2tigbW2GbTLs+gHBLPnVOftA78tOK72eePsnjX5CRDwjedsHOEfP/zHxLZ61+HgmjtU4a16FQbIIzH
ZHBXNIufl9Iy1UAcVfpjLLK92mqsder3hlBK4eHx5vgIu5540FQYoQWX40wBDok36YXPxkaQYlTXpyuCVYBCOlH/CeXFAynVFfgE/m9Fuiv1J8L+TqU+WVcy
oSp2P3gyFdivCEE7bR/INFfdow0N92tfWwJRJw5nX3I6HA4T5EoS7uUC87SyTeiPkEQuJc12bk+2vPdssqmMRv7FKEJlCulK5t/IlHrFSaMNOVSRKC7yfZWV
G82EaWbguMpp//YEO3zVCS2UcWMeeFh4vyAZKzFJMNrosWG4zKpWk22sHUiXPtDlulvcNmyfs2fQ81ga3krndt0KndfNyaNxVeJtJpaqyQvye8+ck+/QJ6gG
vAd8qEoMiZ8FpVn2AUUN3yTEygXXvXgnroBtaNhYdVmBoGgrH3wgyxVVGTROOPJI7iApzjl3XFfyd8B+7k93BItGtg0vW0AKQdIoavotgi4XFCGzBy/M/MTv
nfv2qrWpawTjjcyfXjCD6D7Ngws3W//crE/spRa676z3g1u1P/uol3RLdfVX4Loot7oqpwZ58S6sBfvUbdi6YE01V24E5lXmTg1yegrbk/hIXa+WIu7x7q6f
blyYiIfo04oKs0amLKFRdqk3NLVrugvbqRZkm23HHUZUcqOeEXQHMU/iHScBDBaLBFLY6tJoTgy6BJzMdafi0FaC7hILYHt8bLCA5Y2WwAQgcsR9KRHslAne
Cf3RPKKz+gbSBx5NV9+GbrIm0EACrdsqgquno0a+K/tqBuAr1OlU3fyW2uFIuY3MpaMTiJUojp0uEfbb0lPeJhS2bults0+wD4wBYraAFG+KMdkNhcGoB8Z7
gSijIXA787ZmXE8JymoSJq4dhY8Ko34C7H2UU1nCRMyAtoBgaTQvRHUWD++JUdH2hTdq8nm3xky5O+2CjY01apoEsewqYya3g/YdOWuhWXTpTLOollf4NDWJ
8pve/cssNYrmWh3YKfyjXijU8iCMZ/Ob4Wz9xRZv/JnSHvyh6RgcFbtlVwUkpFzoGuF1qlkH9YVqq9G+5w4NPBI+eVhgHsDIUrp7bPrsVIT/utQjoqGGLykV
AgPbA8W5TV+L7wiZSPTEYMCI9YFoMTS5FYtXf3FCqT60WKVO87yn0KTHbmEYuOm4EpjtNK/zzXOR837HkJ3S8gfEKnI+A7nKqwPcbPiGlp3H88D/dHVp7zsd
Ub1YBa2qVaTVOAow7PvqJ6a7ieoMeIQ/XkwFafAmfzf3dXElxL2rWeCQaYfcZqS+nc3zmEH27Is7+M+JPCU9LxzZTgk9KR2ie6qEMVvhTQssuoTVFw2mhg47
Lsk++dal08i3cAWIYdeWhn2nhyvzxWrgCA8EQG6p4SGP5Z049cAU8okFTlp6W1zX6CNsETaUu9vfW5fyRCeWW0TqlVr4ZOmpcBEejdWx+GgoYj2oIE75RjVy
T/GRPAkmUJaTYz66u6uCSLZzcHeK0IH18HECs3g27pbrxOxMdgn+JQwr2rMG8+2kPx2f+U2ruWx1a96XDXj96xxamkXR42wkmNDuQpHWggumyAXEYY7M+eeJ
02k7wRVr1qoxy6+DHLZil6LxeBfc1ZSdpgKUqLXgt6z0z1sqRqrF+Dksw3DqNsh5RIe0IvPES0ttmNwQCZFoymXAY/RmPDhIpvTEbJjwHXw2kQUhb0VIQmEV
8Q86osevxr3TlB7eUl51QbPKkuI2a+4r4+ZebNdVWxvOjWKVzszBJSvm0FFU5yJmcdxanJgNh/iqiNgyW7Zjc14Q1owjMT80RsGduzQzmMRODjvTXdvRytAe
uX902sOo9eyLL76YqQCwWKFNBYnmIPZ73wR7+AwcZqkK/SlErBfBfJGpu4kOpbPyrEDKLG3j7rvqavuWMR+x5MnQJEz5SAT3vq8sIMjd/Sl1g2bV5k67oCkT
NTkJQyZO744lFBZDZg7VXgIpMz9JbDqfvX1ihtN+GE7l8nU4Jl+nmYb1Vdri5Gaf07jIti1Q6EQZdfJpxbsJEl7d9fuJ8qlJMmopmR4VGpVFCIryAsZlakwA
EbYfrk5mJIQ3KcxyKmnOILZIZwuWwB3T+4h+rcytYsFahiNTPQApUigJUsEzLEDecgK797febl86jcOJzqEPO+5eVWVJxr3ktR5MPfA/l9uNgk33iDGoN9PS
6NvTUeZuThaXTSSYkhniZ4enlXq+kQVE78rvlQW0xhGu1Le53Wi1a1pZDM/4UePf4Fk4EvaNbDWqE5BSk2r6jRhWXsG+EXUlqOiho2vZOFJq+HO4YDRuGq2p
/BWtAvmQwqwqVPHueDyvLbRaUFaPqq0SiX0Y7Jzuak9PDvZftv7TZ7jR8sOSWO6sFf1WbZZ5XlLi9egxqkgnwT4M7YoHV2717pZPF0+8efikaB7uXsg8/OV0
KaeIFmmf4HEO1g+9LxeGxKY89qaCVl8SELXGJwZnJXanhMVJaeOm3aNAKeSbc2C1PuGya4rFD6coaK5Vr1aKnRquDNeW5CM8oxrh1qf9EYwulWqhzUBVw2lY
3iV6ig3ij6J8k8GcJu4Rg7KU5mGPSAvX6lV1qdS/RcemoqnGCqkdFKQSRaM4oXAY2W/AKNJrP3QrxhEavBmaf3c8FFcg6QAcHfV7mFs4k/ZxGe5LT2h0jd1q
E8pK2T4hCZxcuJEJT5YOO7qKJithwuLIctqEVA10c/YpuRt4GCWVbTIQ75jMO3Jd7cpgBWbJkh8QNzIvzcrmWVet5clg56C0bj5sFadFmE6hbgV7+K3F/OlC
vmokihNNVUKl5QFR3Ia66Ep6/6s4C0u2roiv5nX5Qup1+XZwuMT5RkaY6OBgeRJtg3W+lfvBj7Jg5uS9+8GMeFG3yi63AOZor+Q5qc2LZPcLHi8lL0jfYeYY
5+00mO3/4exa9Cy/MKUDkLAUDB1MSIjMsSgNfDOs79N+PKV1mpbsF0ohiLWe6WawHpXPTJHu8Frkp+WWHWWm4Z4rBGJIz329HdRJYeH9mWuqZZ8+ZzQOz82x
qJmT/GhS6BVDIwwBhAZABNeWdhbQOagaOA0WOy3EW992gpDVDi4Crg4evaMsrj3psxsbXLzAV4zdfRagPXwBRxsrPVxzoDGVrwaCGEM1jqJT4KEGOfpr+iGl
DvbqRc/dtc/Yq8m/ewQ9OVbGw32wHKW50NHAR26Iy4jIbd0UAoQvJb6OBU/Hsk/hcoEB46y3jTnA1DgS2tk6s3d0p2hqyoGStXTsuf0r3zHl84GMJ/K7utIb
oXP4jCwh2HyKBpkiibDHQOyM0We2yVo8b/vsJE10Mok+JKnPiBk8eUd2vepDEj0Xx7P5a2SSsXO8wmmhwjehXtess/JV+yJ4uunuytxVZDS7AbZ6H94ghOaF
RwehPlS3gw4jOeEX33M/Eg0fYiG8UF976JByEOBtDW4ywskgeDCYPd6I916ytzQ1/5DQzLW83luNinW/3upY72+8H+2E91brnJAbxVv3VlGNfcQ5ryZHHqW4
5dn8aqYd0h50WmU3iOaaE5tp7oM8F65jUoXiu6peTN/ZlsOPy1UOAOBL+NIR7q2LKSfHreKq0zHMY4JMLzybAcUogNQnLlNT1696L7BpKLVbJNsLQW+46HLt
3pv2d9cbW8/ig68rvZ7hkwv7oabsgiZT/v1mf7e7GM7Jziwcqu51T4GaB55R/YBISPqVNLCrVFID+k88eL+ojnTR2NKSN+8F9KFah7xUshW8IanWBJ7fVHeX
Z2iBqPwokTqDFTmGO3kgyenNjWLvUgQtzZtP1CZfFV8imE26CTD1I86Tr98ird9wMDqQ+vlxmpxsF/spbNC8Cg2tmGpv4MVID/Gzpg9nomItkUytoGzniXrN
jDx3ivu+QjaVx/h1oVLp2X10oTAn+KH8t8I24O0EImM4vkt6N1FQ0RtfQoKcr6BWro+JZb3JjQGDro7zROfSg2P4sGJhSxE4KpcDa2YYeMO8+rZ286bZ5h/L
MT/PSbHap+flRiajdA0xWEvOSrCoUnLBLepKhr1zlz7j3Yp1v50ZeKRMTHnRm7K9hadBthVyRQ2immOv1hWUKLywitjoVFFlI7qU5XjQVe7JnMJgm/w5c31A
H3fpAeNPC0n6ltIStgPSSqsYgdsy4ZEt66/WMpv1VljHXAFFWqQI8HkbyEcWe1KRjRIISjeiN3Wi4x23fSeCupJSPH70L1/84G8f//odAWPCC+r+y8EdAHYD
iwCA4BSMzuMGH3VnAXU3sK589huF1Pvgkyf/9CkZB34sOGvAI1a6ASQI+IWDocAR3xEArCmDyIY9ImBt92mhCYC8gezhi/c/+uJfXSH/8eTjTxVJ1wAyzYE6
7boDenHoH5HF24vBsOeng5srJBpRDX6Qh7OHLbx26XSAAaivALB0XdGHrjI46UOS6ZmXaUtfF0/pWSZBh1pE0Ae0AM+lFbY/LEWZJ1FfX2D2u59lMWcvuiHH
Q9ZWwyhmb59pEeHWUxbjdZdiEf6+Zs/Lp8w6akPFzOMTzV5vPGUBQccql2AeaRGWre0CZXTiYTkzwNDzW/Z28JpXJ/o653nogcTq29aj5EwPUqLHOl8SrEcR
vFknRQajXPDLNscg6cqb6ubv5aISe7vnskghIb3ZzebOVZKMr18ZN8AsfschRTX6VeXyqPYbBSay8F5+r+0XlSwA87BpZ9GoJNdNA6GU68vBj9uJHUqMdoZe
6iYLLzf+aP50KZHbmwcldAE+8NO6YMnQOkgaqVfW8hV2286gEXcCVAhPHCcI0kutU4n/GT8gHlBOdAd/ndqR6BQFcLTVTi6Gn1ZjCwYGt5moTRcMTQ+3vGGp
kRndseemyBukRPGj7x5G8ev93qDbzJpuEwK21GX4PkyXZzt7fWjkeClPlDA374YP7uCpcWSdStRpb7yzAG/giv/xivAIulZwCVZwlu52NisyMQLBvVwW0gBK
sR+S6BX0he5iPobK0Azfw1Bk9yWww+LAfnpA3+UhBmemgHlpHpKmnLhIBzl88Jqby4vuXfnWGaLE9MAJkxxjoRm5dYeadgNEuK6ngefezE72eIaBvw2BWYEm
VtdSkq/77AksIk2xjPFdZrF88zs+lyLmywhm0iAI7FTsTceIBT0j1LO8UZQM41ZR84BYy/LzsaEKJYcbowkPjNo0nslmbTEcbloapJiyCGxDhuTXXY+ZgTcS
021oThBf3O+/Eugru4ORfUzumNs8kRmDSbsrIHwaRzsYbfAUzv2YNZFzpREMifEwDFVhXNaEW+3gWHI9u3R68/btlb5bGib9inecRteO/iVInqThXZcmBkSn
WQx2CMqgBbqrUg64iQxgS8V9nSbNbEUCBmRjJOMzvVUbDgVN73W4+06IpFRaemR1CytdM5e1GeHjsfswatg1D2lHBJqlj1/X5RH5rHAh91iYUNZCIIXilWly
DXaN+ncmOvoKt/RN/1NyupqpWtiQCAcg2uF1phJAz1ytuOaW+MjCseGaMmvjd1y90uUOgiEt1WtIDVnKV6iDhPm6XjEDFZMsTkGr+lOGePbtJuGvfR+Mh/0V
3tDb13xNL1CE6PmZt24XDkJUh5Zs1SpBInV0ZcqgfpnlDHpAuRpPUreW5bWIbCaO1NqNpUaT5Rl2cgxkaAfaYCVCXLF+exxW1CfMAQ5FP6Jc1jKBMSZzjsGC
TOCDDWVjP22oae42HXQEEUUp15MZ8a0pDPTVU8IP1kDqi0uc9hxDw8rMWuBT8q+cyAMPEOoFQPv2+JsSV1DhxGq+HnLm5a3dZpXuZ9QqtX2tlzXIli4k68UF
BZ+M6rzpBohUZup+ySyb6bNvLOZzoFjx8bZcaIoIQOI21v25oPRiTo3vsni+4i6gPGNHjFGFcehBQawFiFLlosJHOrtamOSNcvEg/06MTH7UYLj3Eb1cV2XZ
a3DYczMTZUfVeEk+oOX9GgxGCIYfI9aqVza3Tg3Hsz7wN1dcg87Jxipt7j4CfYPTGPmhLjzRrfmuLIq+DETz6u84aUSs6tpCM7ZbW6pS6fLiH4UVxpfKpcXW
w64sMURTw3pNnZ6Rem5Qc65ewG8Mh+Xvx7mm9zXR7CAelteuLRU0Or2huqwM4oqJrOqBd1JxM1cca3mpmBoSTa07S7qnHABbo3qxlAw1gw1xZuGeUd94bXw3
DK+K0hMnGG5c87x6YlQV5F8Ql8M7YyfjnIReb6xymDZ9o9doTHyM5nyqDmmzezsXEKtuD+IkxB78hwg8ZFXcZMUMEXREasWRC4WjLKTyO1nqsArxHAJDUVI5
xT1163FPPKzDYCRpqCBS4hbWL4hKEXHr1b618lBSus5JU6lXp7sffTrd5M5oJhoO5v2iIyh9464FHw2Mkv6U2hOb5Zu8pkTFPubm3mAys2uG3XBgjfRrdbKs
VHLJqwsk/dmi2OdPtE1Lq6JbAnh49r1bZ7oOhAGtBpw7buWeDybN3J5XQhFMzgvhtWLxgNH54uY0epMXzT+5fes72FjP+s3wiXf7fjv1jQev9pqy0C5DamX5
CgwdN2HvGM2l7G7vj7uzveZwvMOzLUyTPXinuTJkHIbZlAy5ZDyq+1xh9lU5uMnW7GISBLP9QJYsbl69gKhZPWS6bz176RSfwJOA/OEWDRLpxzX2BjM3Wx94
L0RZj805XwYX60I+uhh3e71XMHVfc1n0oSJkSCRVyPw6X9OoaCazaS9nVcimZu8PhKlyK0RjnrSV4FEOmfed8bf7D1Sg6KC6tvR/RuyVr0fwAgA`;
const bytes = Uint8Array.from(atob(packed), c => c.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const code = document.createElement("script");
code.type = "module";
code.textContent = await new Response(stream).text();
document.head.append(code);
</script>
</body>
</html>
)page",
};

}  // namespace xattn::inline XATTN_ISA::io::detail
