// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         7d94e95d8d5f6d0e708f1cecfdd3a4961b237de38fbb287c01d5735dfe38ec1a.
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
.chips li.row.column { border-style: double; border-width: 3px; border-color: var(--ink); padding: 0 10px; margin: -1px 0; }
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
main { padding: 22px 17px 40px; min-width: 0; }
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
.tap { display: none; }
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
.equation { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 14px 6px; }
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
.matrix th { font-weight: 500; color: var(--muted); font-size: 12px; padding: 4px; max-width: 8em; overflow: hidden; text-overflow: ellipsis;
white-space: nowrap; }
.matrix th[scope="row"] { text-align: end; position: sticky; left: 0; background: var(--card); z-index: 1; }
.matrix td.of-word { outline: 2px solid var(--accent); outline-offset: -2px; }
.matrix th.lit { color: var(--ink); font-weight: 700; }
.matrix td { padding: 8px 4px; min-width: 30px; text-align: end; border-radius: 4px; white-space: nowrap; }
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
)page",
    R"page(border-radius: 8px; background: var(--ink); color: var(--paper); font-size: 13px; line-height: 1.45; pointer-events: none;
font-variant-numeric: tabular-nums; }
[role="tooltip"][hidden] { display: none; }
dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink); padding: 22px 24px;
width: min(460px, calc(100vw - 24px)); max-height: calc(100vh - 32px); }
dialog::backdrop { background: #0008; }
dialog > * + * { margin-top: 14px; }
dialog h2 { font-size: 18px; }
dialog dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; }
kbd { display: inline-block; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px; margin-inline-end: 4px; }
dialog textarea { width: 100%; margin-top: 6px; font-family: var(--mono); font-size: 12px; background: var(--paper); color: var(--ink);
border: 1px solid var(--line); border-radius: 6px; }
@media (min-width: 1101px) {
.choices:nth-child(3)::before { content: attr(aria-label); align-self: center; padding: 0 4px 0 8px; font-size: 13px; color: var(--muted); }
}
@media (min-width: 1600px) { .columns { grid-template-columns: 220px minmax(0, 1fr) 380px; } }
@media (max-width: 1100px) {
.columns { grid-template-columns: 176px minmax(0, 1fr); }
#drawer { display: none; }
.tap { display: block; }
#drawer.locked { display: block; position: fixed; inset: auto 0 0 0; z-index: 10; max-height: 46vh; background: var(--card);
border-top: 2px solid var(--accent); padding: 12px 18px 18px; }
#drawer .drawer-body { border: 0; box-shadow: none; padding: 0; }
.sheet body { padding-bottom: 46vh; }
}
@media (max-width: 760px) {
.top { grid-template-columns: minmax(0, 1fr); padding: 12px 14px; }
.columns { grid-template-columns: minmax(0, 1fr); align-content: start; }
math { font-size: 1em; }
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
.signed { display: flex; gap: 8px; align-items: flex-end; max-width: 100%; min-width: 0; }
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
.large-bar button { padding: 4px 8px; font-size: 13px; }
.large-readout { font-size: 14px; font-variant-numeric: tabular-nums; min-height: 1.6em; }
.large table { border-spacing: 1px; font-size: 12px; line-height: 1; }
.large th { font-weight: 500; color: var(--muted); padding: 3px 4px; max-width: 6em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.large td { padding: 5px; text-align: end; white-space: nowrap; border-radius: 3px; min-width: 52px; }
.large td.bound { color: var(--muted); }
.large td.here { outline: 2px solid var(--warm); outline-offset: -2px; }
.chart { max-width: 520px; }
.chart button { margin-top: 8px; font-size: 13px; }
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
.flow li > span { border: 1px solid var(--line); border-radius: 8px; padding: 5px 12px; background: var(--soft); line-height: 1.5; }
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
)page",
    R"page(@media print { .large-bar button, .chart button, .app-search, .take, .slider input { display: none; } }
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
H4sIAFfXDWsCA7y9a5Mcx3E2+n1/RbMFSd3E7GBmcRG4ILBBUZTFMEnxkNDtDEZA70zvbmPnxpkeYFfLiaApS4QkStRry7pQlCzZlC0rbFI3S7xJirC/npB/
w8GLBcBP+gsnn8ysW8/MAvLrOGQEtqe7KqsqqyorMysvK53hYFJG3aJTFsNBNt6PzkcHs3Mr8noyyvPODl5FvWywPc228/WoEdnv5uWEirTifBDXovgLO3H7
3MrWdMAQo6zb/cxw3J0k1/FvGh2sfHLzat4p69lkUmwPEtdyLZIi51Zmrjr1INtNTDuoLn2qm1fU8pNZuVPvZ3tJo+Z6VC8G3Xzvk1uuLgM24xru5gOqmqTR
+QuuUqsCvG0GmvV6PApbxXXbFNnJJihCJXbzfRTRcdL7T14Px0kFUg9Fk2w/oVe1qF6vX8t605zRJFDzQclz4qq3qCj1q9iKkgfk64c+FJX7o3y4FXWHnWmf
Xkbnz5+P4ilhYKsY5N04jcqd8fB6NMivR4+Nx8NxcmUwFHRHW8NxdOyAgM6upGYsZb5HMLTxDfk7h5toHQM5tzLOy+l4wHXq43zUyzp5cuLSQXKpm16andiu
RcnlWlQw1p4tx8VgO5FBtop2tLERxbHMjDbdLwbTybO0Mqj9+NJ0ba25Fnu4IvDF4CI1lezVCCnbRTkh4JOPDaebPV4ewItivpig0GojTaM9gtYQpEklxtBD
aaSd1449Ne1v5uNkr14Onx7nnWJCTSYGOiGi+REa9ENpahE1Kb5gV2C2Se2l0she9ADBb2BquMjDUaN+OnowajaiBx+MVqUPtnW099jeaDggRBdZz3TxQrSG
NqnJRmrRrOCa+Rn6hoofL/bybmIgri8BFu6qAY9zGRppQFtZb2LRKVghdD6VPUUjtN2O6XesK9GW+XgxKMrcL7aH0VNnrxw7sJM7u3njh1eoszH9je3Yjp5c
u7ji/DgITR7bV4/0ekm8Si9tA95mz/eyTnlRVjQAzw+TVmaIkYe8Zv2NOpyOO7kpZErUokHWZxJ4QE8DGhT9S30pBlv0TP/G0exeqGQIdap3b3QmBp80YGCQ
NvdxrU9tLcZlOB6DGNrG424OiiX7/YLs4UmZjcvJZ4pyJ3HoxPwlxw5QYJZi5vBkd8F0c9IZFyNgeODt80HqEYQuSEEXX+ObL75w88W/uvniizdf/OLNF//6
5otfuvnil2+++NLNF2/cfPErcavbpl4a2OVwxLhduZ4X2zvlZD1qteIPbD20lW11sAw+0D2Zr22t8eNDJzc3u1v8eKp7ttM5xY9ra2caD3X5sdk4uXZ6K27X
6Lj6QHOt+ZGmvv/IyVOnG/K4dTo7uykwTp59SGGcJcD5WX7M1/KtrSxut2srOMHyrvSI6m1lUmLrI/ifHzdPnj7bOKMNfiTbPLsl3WtuNrfWpMjW1mbjzBmG
Zw/W8fbmJ7do1Dv5HjDWataik7XodJuOuVFS4NUoG0/yxwdlQkXqk15BOC5olmktrKW1qHnG0ah+AeqXZLVosxaVvNozhsOLmH8z/RoP6cCg1XU8SjZBm1ej
vZRIVpn6W2Cc9UfJKOvlZUkLv6QZzca77rjqFRMsAp60lhZrt1DGUDJ3pJb26C4GCQ3QP8a1qpxjguWYICQl9a6ZRieIMq6jZ9S/BG3We/lgu9yhPjftuAsf
flhoTVvb6g3pLMx4iLpvCFsJY5+rEB4Im/5vdADvqPurhD23mzoTLFMqCoReob+0Xejf+tUhNR/X4pT2jYfI3pS6lQ1o2qiQQ2BrXIton2y2BRbPEy8B+vfE
+Wjt9Ok0ephOlnrjVOPUaRwBhIzmWv0hICTh2aNvKEWv5YEOnLX6KTfCRp3O1DOEuTEX/kjz9Br92JaaH1nDj003rGKw+8mBG1il2xeoTvMjD4EafaDRaDBB
ogW9FVuuKM+6jw57RDixmhk117Jxsrq6c+xgJ/pgdDbEClEpWisJ8KG9NSxN3Tw81svld1Zmk7yslzv0WxYK1lkcHHQdbvpiRoTPrVoUo0kdDkuvnU8Vg/Lk
2iPjcbZf3xoP+wmxvLxc1unQXjsVzXw+xswWlnABTDfWaHsGcxfskyXLGajGMsLGQHfoFS/LyXPjMilxmJsNZicvoRUQPfxwRD16PtrEU/MMPW3j6Sw9jGlO
LlwArzPzuSpMwyN7fEjFO9s+Q7W5X+YTWt2bhMwzp9xCVBYwK4eb5puZU64CUk/cJNB2lrGW8OEhOAPFILYyoVHzNmycoz8PR14JenH8eCqgQGzkDKp3drLx
o8Nu/kiZFG7QXCqY127eoVJySk60f8RXE8/vjYB4YjmVt06uEY3+eG+YmSkmurudl/oG1HnrzClT5MypapEzp1Bk2jxDRTDg5hmvhLzgAtyMt5BcATTixCaD
wAru5ezHIJR/PxvbU19RoEQCQ6O1lpeMOIyzhWoqFlTmxfzUXictol/1zenWVj5OW402t9V0nAiVBsSEWzTlTMvXCvosM/8x2n+fpp/VgkYcIBjVjSQllQqf
kCIf/dzFx569/PRjz1x+7InHnnzsqYvhTkODLQyUTr0Hl9Sgc2g8NfJdj+TK6GI+mAzHz9AiIYFM18N42imJ2BNDMhyX4M5IPCQqkF2fl0nLnYIYz4OoT2us
B36OmGk6qjd7w84u/dzMxvjZy/bz8Xq0SkfXeEpsH/2dlPlI3mxmZWdHHrH35Om5Bh2AtEwbLERL4+dW0FpdugXCwQ/6ljsJGoO/5p1jX/l3F0iRBbOlizV6
/vm5b73hYJuIKWrGCkmFF3neyQi147w7JdLOvIIwCjgManyocrFO1tlhjtHKlkD6QPeh4XKDoue9wmkUQpFO8l7uUm2SBgfTXs+tIa8wfQvadLW8NvNBRzFB
G85iwb0l3NiFHpIQ6Qkt6Zqto/sxBEG1HIgknJCNyKcfRL19ipPKZvDakabdjgmGt5NNkmyvmHgnFFfN9pjP7/Sm3VxLoDjRTjoTF9ZwkDa8qW750ERRwoUg
1TeZ1BbjyRxA/BQ8PBcbcM81qIr7sGs/7IYfdmJWVHCXaEdEF86zFONerPOptTLc2qJjPeFeoWmcIQMR3+2Z0pUzpYszxa1ec7J0cbLIqnhA4JBEIe1RD+wL
vy5EDjutq4SAAYsyD4ZFiEUytdFTQzHxnJVJvV63nRZqOTBLPBiTnfCBCnJ24nHgo7jdTxv11oCbGg0nBQ4+EqksdEMcQIz1BK7iIq3gbBGyVlfBxZ3jznpM
8QAEuoIfizrg5oPhZzsqpVWzlUlvCOkk6wZbFMuR1oLD9tyKwLKxfDs+mC0paxyVlc/nGXZQtz2oDXNibZNYwwJkAIOKCmG2X4TuckcmxH3gnZspAwQnZbWH
+m01agZCBY/oQVPzhJNuuIWafkjl1OpnJDDv0Um5iYVdA6OMP6y5MGqKaMaqWX/+Bzm46hYtPLubRULkfUusI9NwAqs/o1lKZKjolTkJPSIH8v6Erire5P35
gOEUPSLDhZw8STz1tD/gU4k6YI5zwQ1BiJ/bjV1lLkNcRt2QIH+xCwDaOqtOaoOasgL6AgEmWv6ANrwRGaAEwiOaylsRL7UYKUKKLngkaTM2HDcmcrOyzjZ1
nVErC5Ciw0lkjjZoynTzyrJPU1XbhXsVMvrVQIRgMRidViFelzWhIaVvLfpb5w1XyHvBAX+SR/l61S7VjHgHy2heV50162BYa8APhg6X0IJPHgFrkPCXuh4o
Cgt0HyyUjAwi0/XJOs9QcJRoH5kDkk5RKTtZXkHXYy5L9R6h9hjiRl3WqBSR1/KsX1aUYWPd8bqHSJllR37lS8rgL/IA1wUPjFPTQvhFsVpbYSys86RciFoy
UjcLzL3ZgQVTAM1GbWVn2OtOTPWsrOfX8vF+kgzMVhR2iIfbxZKW32ac/GrAr7AgQHNZJaSHMXfZnshYDG7zPseb1/3eZe7ngQoDQK+Cg9qsA2Zs5W1nPJxM
LmdlOXBsztweG14fPENLAeKhzxAELdKLlAmKzH+Zbee+ZjFmti62GwTMkSHFPutxXI8NcNb2CDftm8WFb4GS3KfossiJv5GX00Fq6cp5afZ4sO/NzuZP6yFX
5m8YMxFL+u/Nlu2WFPIZ4kWn//J+C4UAlNrSnvN5YpQ3vJz/Mt+X+zmCAYUj0IW/LN3ggQUZPPA6wO2dSFHPiEwSyk9XJ0OPBzmIhEJwA23dnebHpJMP7A8Z
jv6gvTrOqTqONAA8t0QAK4uyl0PHXYuu096iR0h6NdxZ9afUx3WGlvdH5f5lIU6uqXX967VmV5syWKxiJSEMW5P+OC5/kvVznA22XKLDbKEY2Pc26PtBRDXW
TVWoaspMfuIJ8r5OqEGRPskZTeWMlAsWzpdZFQEFcIDeoyT99boDsXXmzmRIqKzq+G+LrLa3dgrlgft6TfkI9IEAy02ltC8L0M6AZbTsGwYwrgJYKB9jqB5U
u37kQd9u7j+dgd9gpD1JsH0cu8Za4/qIytFA2xZgP+vmXkUre09lYaJz9OnZvFwCc8zbMG0LSR50E21hCm6oWRW8pKP1bQKHEheEPXoAdRwfEX8gTuVuDO9n
Hzh2QGVnuGDBbxaJbdcZFL8WOSm5ng3K3NN47cpO172EX6aI4fp2MQx519pt81nhhPMq+ZTR80B5+ACoRxrD0SMD84fNMhYuHjINnQT6CyWkPSPkjdGwe02/
hGZlvZ43oMU94TGMvcv1YIxe19wQQ3KLji1pn5e7sEFyo1fthu4HxgdviGt1FGNY/ECzawmu35lrpkX+yg1uCDQWk7C4k0UNyrKXBplznYQNpu5IAkmYMl1m
eU+vzlA/Gm750LwTC9c9ZnPxHvCmmle6MCvTgbKkXGFDzyXLHPBbfekJxR5/ibe9bDPvuU4uGmUvK7EpdaDaHzfhYY/8PcmwMbOCnpSVmmxYIC3vQ5TWhsOh
e4TAQ9vYokwXHgm+4Mj9DmCu0TLBZq4kVTxAyqe9PK4zHZ7V8cilZlc8haJ+tvTYQJq5LQhiJCBl2SVpu07HQ+nr5gRKnUh81ssfHfZHROSTTXmLm7FVFpsy
Bb4abcoTLxteihW0MJNmFPuggi1i4mrgFOmfa8w6ED7yiTxRm3x32s8mu/KkF7R4JIDQ58dtx+D9uTgXFhe4DqiUYN68xl+wndJ1ZjzHwmySAIZOFAPsMjc5
boNiBfH2BEFI5ZqOxAMlLGCvHhuQVE5IWlCnhQskqtdWAX75rLEyT5UKDMjheycf5079ME/jxlZZspS0jOdJi11CAG81uv3hpKzhdsjc9kIVoS+FMh9nkczX
sqSi+IV6YjdPesUuOK8i70F9oayIG8xIDmVa/CjIZ+/sxLEDKS9TMrviq2z4RMMA+UTzWUrdHMy76B7hQ1aYFeUdhG+ATh0KdeK95E4E4j6Vg7jJ3CU6Y1UL
4PT+5+DXIjn+mQeMMRxa+cNxsV3ABmREA46ZpREUuNsfmWrdCgu4Ptq2q96hDy29uSqQqk5/bhWFHoMjy1wYEy6eVsnyPC9h5IXhKB88Y24iwJgb5lReCvNv
dRqTJ4WfMgO6oE96bfEwlHBaljZvNu2VYsghLGcMcwvmQsHeG77VMamxx77GuG/XV8I4cm3hHPmxk/e0Oh0cTJsMsMG2PPE9MT1m03IYG/Mi+g37DrAR9Dgk
+cgpT2jNlsJU0yTaATjbx4LGMSDsewQzDQ0fnwUE2mXjvHIyw0KQCJ7PxHApFDMtsZ0fwcYHtfnjHsn7jY3gy8y/HB0OHt2hYZOkWIOoTBQfanTT3Tp1jDhx
840Wc57TJKiOMbQTKwmrSYeBdStDMPAwDpA9C7/tb2XTiu5FKSJUgN9v1IvJo8PBgNCAFkyJOvoE0jgG9balQQbDImCo+dNiOLhc6uVlnpgXNLwc49yyo6rg
DptHPrlhaNHKPDtUtNh4kyl+25vWXI8PBWdONG8SQbh9k8jgzPLLhaVoBUqPeCrFmHQm2kF9D5qRhrPnLDrwWhaIs1XlovbYR6Oh1U9OeJHV7M8uNpduLLeh
dvNRKTuKJ52HQaMhuMFGqt27drgW6ajYYXs2/8wZl1WBh9sL5R3FpIg7bnu1wTmoDMM6EXd0MmB32tOhtjs7f+yAKD2RqU898ziYLTawNLPZDk0RP7j2KLgg
GP1cUdYi/lAcjmdMxOsTNCa2m6gutkVkx1tx6B9zTIHN7ec/cKIGe8D6ZNQrSm7RgzsFTUdFe+EXn3f6N14H8lm0TNB0Tktl/VH5gujeKlbNdjaxDNEaLIYP
dIGa1StXrQHevJYAHFZdQE/UAXlfAMCjibJjZyveVnWL21j3qpl2a60WnapFD7WdxK02vjxxdTWOhQi+6D2Jq6foDLNzRquKtgmNBecRbcnNaQl2oLNT9Lrj
vCp/3YMuOAiQVg5mlkJwjXnB1b3GJXn4Rg1ZHfXg+zYxCnelYjMQ4igxCtCPx65Rf55Q8ghi4q2n4UAWlA7CEE+2UsF6kZ2z38vjNPLHDTGsxotz0bgNqeMe
cHWwLE+PifkYl/uJq2zak4J5+YhBWOIQy53AMQETNJifmZ7OVmSEI2JpurgcMJPEkmby+GALlrX7llJ0sFw687KGvGKM21+Cbe8il1ry7I17WH7E8IaLxOsC
L01eS9a6rUPkoMzVtg2V0yVLzHIn17bvp5mVI5p56lli88tytH7ixPXr1+vXT9aH4+0Ta41G4wRBB8t0VDfspugTF/lEnm1VCBlVpg6e+HzrUrfePn7sRJ0A
lFqG5qo/wGzh8+jgidnNF35588YP28cvdR88dmJaLVqwXWF/6CzF+zJwXSUeVdUPARbsdfyQ2dU/BxnNhx46ewLyEv/z5BOKFMsD0rBZtU5drPGYWK/O/7L8
i4fJiHZT7FEggeBtGO4qdkq4Rs0e0TXMjcGmRba1VHpA9iC4g9hzBPE+iowABZ28XHcTplwFv08XrGdH90TfnhyF1n4SAzB4eXoaD6/H4TQQ+PmNHHcLOqyy
fXf7sLgYeAW2+R94p3TeQ30oJg4ivrGgRaI95Xna5IOOXq428XucDSaE1py14zHsr9CQb8FLGMaFugzoQsSU3pDDR3Uc0BFoPXsWZ9vjbLTj2dGjZ7hjOZjZ
NepuZIrBU9ZfQBQq1KNnjWbFCi/PGg2LKFjozZNG00LCUkFSJb/TR4hAWCd49yg/0JutrcHl0RgDfprV//iddSBIPdIpYyfKUJmyLMSYoBV//iIw/f/++wti
tc7GqN3Luyne3rzxKj3Kh/4Ub/74nhYrtvtAe/xfX5QX21lfXvzxV/JiMy/l9y/jtu8hNtnvbw579o7FnIIOUy0VK1mJ0Laax2UFHBenw7JKEEwF9UQu0Mph
O7U+Dx7zZr6mRn6uSwdxSPvthHSHq6MzOoqa2lwUbp9cDy6B6nN3iaocUT+5RRZX1fvbDSMXwCpdwXqXp2BfiHXF8+zYQQH1i0LlNiwfyL9g6S5qcf5G26l8
fO77RmSeBbT5NfuP32oDvu01yRQBRkKTLtZkz02+c6zqj9jG8YETrej4ibYeH6r2ZkRJkdRAgnsKHtmgvMV3fowQMQAhuvBY1tkJLWO8W/TzzgTGTLIx+grs
Y6Vt2FBXbEG0H8fPz9VX8xV9LZZO4hBFPbYmVYsmUDxtoMcWPkgbuNI6drB0vSm8dNa+IjbgnodRMD2sNndXm970GN9OfFd30PvDp1Rp4VXbWK0uG5vrmdQK
+sY1P87WutI3KeM6R/uVzm5vN/GW1FksskkcKNKDns/ZRxlYy6ZeDb6SYHREDBowD1o4MHOg9IbbxFgXxFpG7MPRjE5ESZPQwRrYfG+UrO4FcnY+3kr2DAH0
nAppwZw0G2erYgsJPckZtt8TM77V1ZTLDNhL5kQI53i05RAvvga4b2dHnwR6R69n9GovtQD4GOCnpx/n0lWwMnD0iNhp2ELs0WE25YdKb5vn2PTxIfQWppoo
dRy8LOo9eD6SpqnlATcPL4kBS4i252vGoK7aKwLl0E9HXXEtA2L5enelFRddOEWWYDd4QvbaNXr7TP7Ep+wb3Zt78KRkBmpPfzW47F885pc9wS4cPKU8daZb
z/5fz1xcS1Nbg5iRwY6r9qBdGR5uz5rKil915Tl16iPN04yPBx+kReDBfG5adHYXAm3WP9JY4+nj0s8Wfp+9cvodR/ewAMNgvvBr7TP3Cc/8cicbd6PJ9WIS
DGeZGxcP4iRm8Yz2/MlFNQFdMEEdaI4Suwhpd0g1wi7Von/pl2efknWJaVls3z9H1RZbmCwsbujN+lIi6UxJWrWoJqe/GLe0HU0CJ6GKeci22cDZ4olyacQm
eYFIPzraPki4eynkcfZqMmSMVEY4nkeui5k6JQVd8TQ/k08Oevuu33zrtKvmW/6752Jz0YBdmKuvu9SG+dlGaPmVWUjnAiUUyll7Xyq4ueHb5eK81FZ6Q/Ym
pFr6go1mwRSYpnA3hvu/zQ1rAqyOhllgU5zZOy5ruksrlFZrFpgVn4g2/a4wRZuAiYQz64IbesW7mA5493g1dz8PNR8MAJ1eb+YfY3oVFMwM23xXD+HIGLTK
K5WtGOZM3X54VTScdSfPUaow6s9BAy+Pu1VLj6z7SIlOLjt37Ui8Yn/GKFRTY9aXbyt/bpnGS11FdAnIRYAxSxWA5tKnFexNdrOCNYnhq0nscV3N5nrZcPLC
Que/LLQLDJyTtpjxzvzTH5+UA4BRp6esHodXvcAtD20sXhhiBS13WvzWru8N9p0gPnA79nimiQZ5yIVn5eJibK8WQ8qu4F0bzp52YefsMe6VqefG9FDrAHo7
sCMcD0mCKtlezhkgMJa2SuBIJ2QMA4B12kT6W+vZEvAmqnuTB4O9rI4ngsl/2x5pzbp0XAMZ2eLWqtBrIhIaI8GwAR9wOSyzHovr4/5EZEB6sGIiMRHGUZpZ
k6isa1M1z6SbPjE+LBDqID/XBP66/GGuZuKfGGyuel75SepzkXegWtMhMLuaWcv9xYV0aCjoW8Lgtd8S0YeCo5wQULQ6MVD5h+0n/9IFqPPkwRiO9nmcPAkM
MUEF3B7UgFzRb9fcJGQBS9vPs0Ey9v1KGV1Y9rxFY/AdfHks0w07G5DMBk5n9ljwMQ58e1itiYsNz546tDgioZPBs8lDpLUgPf/jP4K5RPf5Y0y/6IcNWtAW
xhX8Z9shSd4IdXG6i+em2Rh2NEb+6kDLPW9AZkarQprvALDHyHBjFgFjnQp50tuBroB1bUBJ/UbU2jNoj//jlzHO/VacgMGyr6ObN/4mil3P4hQFlbSvR6Ju
t1sp0YokCkgF8R93u2nP7CbjYewJbdfy8ST/WH6tYKbbn3XT6wj3tnKextnmcFpe/kI+HjKRg4yli6XOOD9XWTEernnRaP9qC9fFtWxcwE0d9Xjm/EVCnORo
EnaGXsRsbdlwjihDG6GAGXQL8jiqp0tWmi4XdeeGxMeP7DpgViFbQCSVmTSrEpT+v774H7+kto9cp/6A0rYbcVoT8DHavnnj1YSBHY/++O/Q4LXs69hVAejj
AM1UIU6xPBYMgCC3K+t/MBz3s14xyT+B9btgm/uTBhVkY8l8zU3Ic7uXAfzyfUzM/ATrFNWCzUU/t+1PYmSa8Ni3RyBiOjAPLOM228CN/uj53oevl9lz4TxD
aZrIVHrToFNwr4ldNjV2lvdkOgHT2/MMD+Wo+D6hIZVOJfF/fif6469QGM7pEf2i521Lw4NRbC+Y72wLzJk/0QsxbLmrZlvt9fAd7M1m+H3N/47AJbBpCRfC
qDedXIY1u+Hs7ULYyiDx4Xzbpk/ab7gWgb8BIJnRPct7SAWdH5bWzq3I4TeaTnYYiiL1/3kxMpjiHgWEFp9Y5ne4k6mJ1qvFQuzWoBPZhlrWNuPNm5kq5YmJ
x/L6JhVo+fzSTh63v+nN3XHHXG16+jU5sy0LEF6X8ZWCP5+TcD6hTDtySt1V2FapVT0mfxyw+VKG6N2quX4FqOQBboTEOPzVyXrAL+XcOg+ifI+1rl3D5YUn
O8bD9NI7/r7Mxx/abssfquQd7NypmYs1gb5sCHeXtJQnASnRR3xP2ftDOKOkglH2OgNl83CKGHYOrQ5nuQvTBVKpzJk56VsxVCCgEXNnOQD6C887wA0CQzR7
PqsAOrGHvIOUujN+oiw5f5xjnqsMHBDOZjLecAIuble5OLGi9vZ+qkSbV/iC2mv+paTMiJwXVYw/STxTf9o/ks+03VzAZy7pYTPsYVix6XfOngm9bLydT0qz
Oo0kEMgXYnYrAgbioWzBuAYv+XZXXmD96+OGeViPpKbbF1VudLhVQq+xfDv3/WVIvXU/QXyZW/rz1k+/bgwuAmoju3HC67Vf3ZCyhvuWcs1Bo1f03Z5Z3KKA
krMz3Bd+PdkMjgc6QTwUqrhDsWeb7XkjNX7nOPB7BlgvDReav0JVLptwbDTH5vuM/dGo/x/G9RVB0LED9AjOBv8nGNfB3Q+i03MrFQ5BlO44VOisgy2ei20l
ssYWVJGebr7lywT2dZzyJUvLhLrc8s6A4eakzDrsGUg9hMx/eTrYHQyvD2KjDHsgbDrgUhbhT7rWuqJ3iMkVX4TisW4Z0SjVQ9ooR1gj6U30XjjRsKmGD7+t
/t9rHmBCRg7rejqqshsoh1hEI8v1SM3pqLKaYZUYHv1ZeNA3CMz1ostm/ZmvPXIDkBPQp6Q7634QBMde075iWFj565H3/oPaxqzSPTF6CTu4O9/BzXzLcIzK
eJiO7rL7/q7/2xB4owaNHtb6R6+tPBv3CijarcFEVWbf9Ya0C08b6ZUnwO95W30JjwQLHUHonjiX3qMrPuGnRfPI5Mi5lLFnEvTnAb8XYix8v5tr0dSTMNWA
AshGKbGwNfCJGWLq75uyECsYEArhzNNlepHFx4tsgTmGW2C1awsY/z2lVxoYMS93hl31ScjgHCB4pMNj2l8PiXkW7nEreni0i8TcojvNepfZhEeE1qaVVaAi
5lAeUlEvlpWlyGTCF2tTTecXKFPNpzlVZ4VranHztWiOg4F/1qy2QqBxObZwzMF2u8qvjG57GUuYhSrtpGsU5laPnIQaL798e53VfrVQUEdQh/Z9cJHBCKnu
GtXViov5SDv4y+JNEmDAzJrd3DusSfdQspAuShOW84TeI8mPxkE+P2Rp/Di8wG37CMOTSre7w/Ky+K0EXd4Ow/gkXtfFZuEEQeN7tCP7m99fV9FRegO5f2Z7
xn6Al8UD7v+kd8HdQ3DzkFVYN74dc73lct6GaUQzXIiG35eN3soJWn5OUAjHvhuOnYmaUAAdukchDGGoXvHeg+jidgZgQSjnoRGv28lG60fynp2QUkFOoDrm
QOxUb97u9yxwQTDdNf7EKs46i6m2lOLvzMzz71DKZUa9YzgfltcN29OJhOp3HL2HWN8xgWppCqADWFfNRm2FpMPLfREP1z1RUT5YZa3I7LWV3nDbvvTx2Q/x
2auIUUO7rukx6R0lE/UGUY/H3UNUWCdsyFipOuQOM1pcPpkKjvUWzQ8VXSDEODFi3TDrgAGwfcWPSon24XJvQhPsCzeexPUEm30+EdMqMyWWlmXpLO6jLJhL
JqhEAITRpHnJswHC+PAtweWuuSZYn7s4gPBG5DUbd4tJXpmIirqxPw1ngihmN5RpM/aVcVpAkmGmxvl+wfTs8Uj++F6FszAS1NRddwEuK/T6U1+72jzxX1/k
izH5bhYpOhbWxUliX0oBnSBiJDz6sWTk4Uibyzgk2585NinokWOV/D7tBd0S3S/9VQlP+xcIfOIZ4cpchhjWXVSSQ3bWVuwFgh6/wYUCNmnpWjqaM1xIraR+
XFUT7oVqV4ubvVQU3jQAFj/WrRjCfqG+JgDglxsbqcC7M7xug9VQp1ebFesglnD192iHI5fhTh8m5X3Y9ZgnjiM/mpZxu+pOf6AWtOvLzG1rkd+JdWMqZCLo
tPSh7Zk3mw5zDAUzOJ7FefuNmjBfEnjHILltpXB/rM8/j67ICGU03kljHOdr3iwWk6cx/Jwd4tU2fMPNrcONeSNQbePK32MW2vdoynZsOhGLKnfe8YsjD8Cx
2KGdV09p/FiyMixWUMZnI+/RvSMa15g2/lgTgW94ZWkMhjT32wrKek1kvZ6xQNI69MTtKqapgFzZVgLKoGa9WyAwcC53sS4zh61T41JmkUmQMgsPc+J/VuVY
8GrVlXdR8BBF1oYwd+so8FY/8fnk+uXnNy8/z64Kz8M/4flJMdhN1di8Yu0fGLbDJpDRNeAjy7/p7vXM3dICj02YI3v16qo2rrzljUSLQtwkBSQrw1JneC0q
evEl4xIiAB1E8mHM4bIG7noZwiUvZBYrY1G4mDMD9b1w4cSc7xKnyLMuK9kLhGY8xr0X2aCzMxwHr+js7heTCciGupa7FVuOi05e8ZtXHwm4fy73qYcq61H0
VfcX20RLX+cjKFs3eOu/fcG4cotxFUYtpopwf/6MNp34OgruD1qE6C6BhaQUu15vhT7SsJ3Nx09KLM9c3MpqNkQaHHkQd74H9EtGEIMJdcm3VRZUONJNn0sg
+RC7angmZxyYqjMd0/Yrn+U4QyG20rqEfaSCwWqVeKRYr6aLqb6rc1uJ/tAd4gfGERcRP3BeOucVwm7cc2emMdg35yGHsDAHTVsDtITjHnaIx8f0eHZ2rUpF
44PO28i4RtecTaq1XnSlOM5AuKxwTxm+qtsIYKzpORLLmcbaSINjcXmAxe3iWj4wHhRs4aXBonGBKfaBnqeCy2vB9awllHIKU169Ped34rlEuMCz66EDNIfZ
APNQeS8mhrNUY202YNHhPMbRSMq4557gQly6JCX87jnfiUrAYnOVEigQMYh0Qbjkg/CAXZfRzjyfPpkW3cKa7stfNjR1Zraww86FwS8cUXB+MVwbGPXAiArO
vpyHai98DY3HxtSlZrjJcNUISGstyj8MF2F26Xh3EoZUsoaTGGzFMFbOBMYA1+RAMaYI1kQir7ft61QPHRAxEy+fQESzttEcsMHhwQroV2tJd6ldqEanvTIO
vV4P1H5XHO4EMDvBLjhe04jprS0pdGARwWoxbyJEq21caZRcKYENY4XotyDiiHVz9z6mlhaaoCLykbqipYA+D4cBjTSorPSbjxN025wrqTwlZm0w1yUnuoeP
mq6z9eijQ8JGhrWD32yfbJaRPYEre8Z8l0Pbz4pHPJLZKF4GAFjos3l/3ZBKBKg1P+iD2i1l5h7DC2uyaZesu6sgFpU3TcXlQrvjneg6JZU9jt0dDgH3U/zg
Prixq7f+uZVwO4fnSJ5dy+0xwhTa74Pz/av0bK4bHiE/qjmaq3kMeHc322K2a+YjCSnNHD5SE15F9pNU13AIy47bmT/vuXBVHoFcSBAVqRZJleHD5WMO//58
+pMi+6yKJPHrtOewixE/nnoBFnayynHNfu5xiIU49q/fqIqrP863iCAxW+cihVS7smITVx6w5mtcXtZotK34YrabRweNWXS9oINsf8iO0Idvvnf40jt4Hbdr
pgoYVtR4bE9C6dLHuaK4SrvcmVxDuUfpOcom0aPPfpoLvv71wxu/ufXWO/zClB1M+6N9vzS/CMvLK1MDbu97fo0nsov5Z8Ma8gpJzWgzXJ5c20b5j5Gw2RsS
vp/99F+g+K23vnb3d7/jX6bkaBCWfPopvyR+SS/YX517QE91bvu3v5Tm//cLL6LQYFheDgruR4VGVkYsu3XUufvmb2+9+427f/je+y+9LJX/9N6r3AIJrTw5
j+KBwX/pV+9/59/wbeZHl5eov5LI5sJinw98rHM028DdY3lZjXpuil+1qWvUNUhCkttePDcdlkHevROtuHZp0K7EyLgSS8I93zv9w/GHa9GH4/jD6Sx2afgc
dz25xrsdbfuBBnnHeF2VCAQbcPeXMA3Vb+InKx01wRHZvtG5JhUSnFdQKi1qYOOhDWzcMqDpnW1ToCbBe7iXC3xxgRhed6nPwrSLXM1mM0yNYBCGztwxnhE7
dia8HiBW/47ypM1UGFYejgKLLw3YRwZ/q3kzR/sLEDyXAHJU93NA0k9JA+kvw0Wo4+QHF9jB+34xoNknUxNmCjcJs/YVh44r1HomiZ8Y6sQUvDSI7H+oozEO
z1P5YwdBGzhMbG6hdX0+uRbP0kuDKxWnclqQ94GgS5cQK2TcP3gqe2pm8XTpEv0t9z1EiYuj8Z++DzS46EV50jq+2r7UPZ6ekF0prO+V6NKlTndYRs3G5w+O
Hahwk6ezmY+zS5c2SZwfHGwKEze7NBDcLZqtOOIrGTNh0mUzHdGHCLf2xyX8R2uL4F26lA+6Hvwr7nzaKnrs2s+ESqIbXOC/bnCtz3PYnEvd9vET21Oa88vi
CBkLPJt+DzcJo4DUWCNzojEevIcvfChuI0Mnx0G68qEPHDvo+NnYGunsXJgf+BGTT3Xf8G41jmmkEU8YzMPc6t55ImR7szjax8M+PeD1qlTCK3mi96iPF/g7
iy8cO9D+S3dnD5/A3wt+wkA6p+xyM1HkwiR2R220YJMtTopbITfO3nk4gKGnhjVkrgkpJhfZeFbirYI+mVkg8mVqwEdUgsEj6UGHZHWkP87PNiRTIMzaIWyn
vg+aMc+yLWivGF8TE0WoZjqbzJ8ALJTA3/wj9TNwjz1VM5bcVaIZwDDvvZpnqItnnYfdaPGBcxojOblWi3aKbfR87ey5SjC/liyu5GwtWmtwugL6oHlckeWV
gbJ7VRsMJI/T6ES9kwdTa99L4Jerc/ZF1SO6Jmkuo0qaXhxaaw3oOpBZlfPOcH5Hrm6TPPKvcjhAtl57ExZ9lnUvWzDkuErI4hmrRZ9jB5gRrDvoJXBxbkWC
)page",
    R"page(DrIS98rDxK7rxvms2Tifoweujh8y86vRGr3c4bjLeMtIlZdjqnzS7agO8e3I2DmLT1y4UtMNnHyWOmAgnUWvaB7PcpilLhPl3U8OuJbuacgM+Kc6rxsepg2a
vdFoY4qF5CoHNkBiUoMNYII7EPeLbrfH3NsHTp8+jcv91DZo1lzYWnFUaww0xHM4xLCZIKd3S/sbMHjaZXptATtm0TZwVrgn3pWdvOh5WU40Vo2dRzTWarSD
WeR3TbwD7I8OaSYbUSNyhSOvjAvqc+VhxITb6/cGk/NHxXWj2tyPWbQ1HJSrW1m/6NECm+xPyry/OqWNMMkGk9VJPi6IZ+EyaO183DwZX5CFqd1vNhofdB2X
X7LgOAfsiQvIaoCJkeMvBgWnHly4UjFevJZ/tIc0o/SP85y0XCasPhFQK+NAXzskva1Hn3rmCQ3fJjdK9Jur00rtqiAiro0sBAJIvUPs3m4isvLFop8Pp2Ui
oh+AjfNrw10PGFdBWwiCTZhr+PLytW30F8dfeOxosGQeTGvhydTmrCbEZeFGt59t58DHcZozkVYDnDxKpy9HuIQuMMQKhDooEHf4eogoc/4UHdOJ3Kk7Sqp1
JVIAlXxumo/3n817OawGOVDpg7F0STeiTCXHbZUaugDryEf0adyvtdC0gKSHJRDdBpVYmbsB4eWQj9TCdl4iHuiUZIFn8YovuxCX1YSAG+f94bXciwLHYT+W
RIiTOJQwrMEKlDw3Y5pS97TKg/R+d7PJDnPGeGfXuf0hGyOWvaxxchEJNt+frdMG5MCV2y5w5af5GEEYVBfz9ZzEkPizwgXPTQZHBSZcL4mAycQFn7lDm1ln
d3usxgFzGLahDzeH3f3UK4wUzeNzK3YrumWMp88++cSzRA2yHqFnnKT1iflxcWhCCFIPjl7cNeDOcbYSTmNWpxJX0jly8HSxl/cmyajoEGXLq6vfGA5b+pqc
bq75Kfa0Xl0RaX4KQsEPdbLBNfZrA12RH7HdButRUB+WZWjQTMh6BZ75zmPUvAfYPwy1zlPA75J4rau3TizUM4ae7Q+H5Q5h8LEBclR76kpTrDvOrj+Oog4b
wohoAzpG/aVDpOryuxxaysoCVEhqF87IaEAzIhlZJvuDThRODIJQewStOjU8KL2SkF5Dq9fn5F9jWCEuItxKT0NKSfWy61mhIDVJrLviuMcMSiUzf2tu7uSD
nbk1cWxbPFce7rna/yDmJVHJAiRjI/GxISxrl/bZcNuPtckh6eV1SH2TuC5Kx1UU4kg9HIpZsDjIrhXbGRXDOTjaHGbjbv36uChz2xiT1XI+3uUk2ycMs1ou
rsRoFm01zabOA8DgJ8+E5OM6U2PzmOGgt2984mJ4na+y3W8Mk3sC7zR/saimAcVYNqqOa3nn/No17o+BMGHcJNUg79DKikZ2idyIXYGt6DaHkzrO2UjTmdh9
ShhS/AgikcpkxAvH6yuUA5GmFg0HqskU3kRnWo7CxA/uQcdAydeInDGcA3BzPoXUBCCVArFHlO2bGPnJVrWH65EAQMsF0i3gGn9W455yVO9zK9oLDUS7Aug7
axrf9OgBwW50QZhW6ckEUVhX5JnW2OSapI4RdTiM5sW4xWyJQLlp90bqIFg9uFOTz0Op6PAWwWEtloVjflXgVFRdi+BIFOXYKNQtDEsMFlI+S5f1dPQAjgYO
oDw7gPOk2YIRkr5kKnyiYcyGIHSX0wmf21wJJoFcS+zMqISueCyUymIzgEdjoprj/dispZgXdiym8gEnYhaWYtCuN1wVPjnsZr3E476lvx+1q7/Kgq/cY+2b
7j03LXK3PXeyyWg4mo5iN7Sjdi4oSGXj6u3QPUrZTSYTt5QSzRBs9/W/BRn3TIxgvIST2iXfQUzFHqfMNYbfVrWy6t5IxI0GFHT0IpfnQTaQh2LgXgecKl+o
e43hek6DIqaiyj1+/JwLOh/NtAQugK0d+vPPR3uhh2vK5gTS5mIAD2NMqQ5s75y+vcAjS8346L1GjkSASQPN5brRQcG9oge9EKrVOMSMieYjJWr2Lw3Iw8ZM
fLKG19ejp7KnpL4+ChB+XFLXrdc9WktrRoPtwks+aP0F1sTfz4a1gCBggi6pnnIV2qwgPNXIC0/FLSQj1Qx617XX8vE2DC+TUS16zqwWXQteTM6rkk39KqF9
ZPOCX5Uk6s79IRm1riKU63Pwp0LkS4v+RDvAH0x3uBiXi1b1Vd/PROSHiSQ4lVwfxDJ8zHZ/kjgrtAN3gyLRyPpH3s71F1/N9YN7ucqtjDXzgNzXPwL0/A0h
90q65GmKaSBuKjGTk2E/T9x68IyeTL5M2F9MDEh9tWn0yZpHRlIfzGc8RwoVdtmdu4zj581W0W7btAdJCxp8iYSNjmItcpYdetz3LtUA1FhubcivYD16YGRR
eqsPn3hx0mrw4fAOUpWi7/k72O6Byo3YB8gzZywgVkUXLiBRGYEvJmxzwdoZBKniQLEFtdH1nQIKW7YmkEl+Qxnz7jodnescxlWDr9KT/Tjs0lHXiT5I38Vj
M3S77Q7LT24hEzGmfMTp1ZbtsY7ssQ7tMbsm6acX/tasyRHfAzxof8O9M3BW8wwZ/kc3gTN8owMK1yUe1ewMpwMsqtPWQCZhKnyBCbVdgy361Q7TrSWqk2aC
fkIAEbKG13OZPMyc5xFoo8A2OMdtNWhei6aepLnTUMq13dUNyCmDTMUq0+wtye77YNSoP/TQQ+72CuPzTbQxQbuBQgEnzwlpdDVq5qtUmUo8KG8ePm8Uvfzz
QS5A3zGZDFsU0Xq1mJh6CGv29DjvFBO4SDeD4CZcLVSDjLLxrjvr3RScXPMCy3CoGHsBVAwSxa/WclGkhhx5dW7EDQzrYYWjQ6iktPYmByMJIROSpC4YoGHF
uXOXgzYfUeecyyRllhrrHit8Tn0y3WQ9ncvIbF+5cP1ETuxHL082faF2aPgyKS3bUts/jYYIMetf9LN3u8U9m6h6kfwLySOszX30cxcfe/by0489c/mxJx57
8rGnLjKxOFvTm0Gp7V3P4xIkMNw13uBxja/X4+CeFdcFBx/u5pPO+MPr0Yf56odv5B/eOsvFH946Fc9gFUIziyQXl+EWgbIfhyaJ3nNb9DtBbsZJCT0VQvWb
a7du110QH4/iKK5LRPTkzEla/Alt0eOSJEEXE5HDM6eMeYQNWAqNz6eKQXmWSZDUEtjOtJetMmCk1WrsPXSSToS9U1Cq7J0+zc9dfm7wvw/VQOUbtRBG9KFo
DYXDl3QinG2nS1a2X1IXOLrR4g4ieaYp4l127zohm6ST+cGZid+cwrVFl5t9uV/S2oXVstuG7h016r98QlCThq42leYYbTawHQtMFqVwfQFG2S7b/UQhmZo5
w2p1jfFNhuaWuslzyRqiYN3zdbMsXnHX5ygH1ixdvlh78FUvPpiaC7Vw/c3u/n4pvlFYeHhpdBA5uOSC3Ku9yrHeOsYKCHb9Pokby0IY23u7hyu0iL4JyePS
cp8/tgku2bxSTOeFmbqM6Kb+XQZJhiyjcBHpUsZUz3JHzPyYM2q/xrf4uyGh5HZPCCyeJ/q5ep7PG37nmDC5S2BUKjkzbg5VBM7RybG7bqVnJcwmJIvMs4dE
nzZKcwsNo2x2TyhnDRX4TJ7tmgy/LiUl4ULzTbKiClJ5BH+7s7FlKRQMO+dI3srUgOZFrfUPnA6MneFsgrkum11LTYczFHE5M6XkU5o3lcvyR+mRr2bosiI7
2aVdrIevM+bwjkPD0ziSAWtdYcuKSl1ZZrtz5zV4jJoPGZfV8gVBaAn09R1oJBN0KuzRBTB+u6urlSKSzdcVI5YF5SAfe2vJmpHsDHv5p9ki0kahKxocsrRo
IqQchBDiEuXVVX5lWUrPGIXzLCSIQAUPsD1E55nIyDfzSTXy3/PPm6IsD18IgwKGyS/sLwG4zuX5OXDKzTrls2wilkC/WYuk29pTCdaVe/IEV9B5EpYY1VqC
fBnd8eiq5Wc1il9SMFqADuDCm1gZpK93yZjpQoWrjfZCNYxHrCDeFEStCqJSRZP+CmUKxPSrKqdfbVYkdNCpJb03yhNP/2K0JbXIaVA85Q7mBrM5N5Vp1MJf
DAwnJ4Q+icyi0cKd1BXgSCIJrkemrlGgWA2Nr46h2fUwyOuXWJcCyUmKBmfGuIrnq3CC5xmUewUWzYI9aGa2FkmEI5iJUDdocxEkYmIksbLdibJY/I9g8FET
YW+owfkqdmX5300tXwhduBC1+zYR9fa4IGlT9YBEpq+LJh9l/oI+6ZqeA+KVxzF8jdMoc61qlKj7BZWLw6EcDnaFiQQBAv9xMf80zIlepUnxOucbdEtNInSL
ER2mTZ4aEg6Pf1y1r682XNBx9IyVmqahOaE2FGaV6iY0233TdZ8l3BdOYJ/2jvSYniv7C/uPqec+U05zocf7Ud5bquq+LRCYEh0jjI7SYDfqKGuiC+Jou9zT
xbq4/rItzu1gb9eikSqWjmsrLbfhl+5kmsjWCLo5eRBN6szfv1VpiJGrlFX5Q341wRImkcNzvgxWettwhI6j+qjZmWPDzQXB3cDyMOS6w1qnJiS04OgJLQTB
wUR44j/Pzp6h9woAP3DX3xIaxHU7sG9dXNduhrD9YBsvoWpSgWnLrnhoIgCovuZfG3X+IlRPP3Cs8930Pkmc9aFeTOOUVNBcEOPJIZoV1YnZGMUi9NT8fbMU
A/aEB4VyVy4VOuFN5f2Riv8eaciM2bHQYhHyJQiXhlv1OS4zPEuyJawA81u6jXyNxZ4zTRSQUAIxMa/Atr3pjIcTcD33ll32RHZh42JlxC096B+5/u6DiLkU
I9TAvpsbi9PBoumf221eW3vSFu5ihEZFe2gKNGPfM4Nk/2p/B2BvClZaewtULPc6FNd1FQdHpHmp52VWPjmc2JfyKzhF7Tlo9+A1xDPlX8+wWYKHBX3/qPRj
vUp/wiO0HI7+ElnGe8NuTaLDeR6DyOk4Wu7UfaAs/Yw9B7lwzcqYLCDZtzG/5iBP/Ka+yUmtz0P7B9XP9OQaq36mzTM2O/M8EH7N5mxU3NGxYqmiWPsn61WM
9lqSxC+xwehSK5pAfaJtL/3e9iQq6DtYQPDlQNm/VikXkBFRhlREx7Rm/Z75ZV1+kcjgF4z5rVOkWYZ7V/wbcWISeHOU7rZxUXUaedZ8fbUTlqzT9Ebdq4MJ
wXw8lT3FaXUXfW9WgnJJT1jF5EcUolnTA9YGf6CFyXxdVWyhoi4AgHBylc3ES6zvcgmpn31vWCYgu3Ajzn0hdNOmOjXRDDc5eCrrCMIvfjowSbZFf7AUd1gx
gBYNzkU050M22ZOAAhrkjx2IOaTCnuTlcq/xE9GKOtOJbhN+3hC9PoFM5dj9S85Xb+XHGO8kS3QG7xcWx3gja+R5AiS/vWiyck/mPnFfxNUhfGUzpUr0g3XB
oEBmKA+j+8v3vZhCje38rIOnCVXerslzK/JXPJ8X1lQmX8rFlg/B/vJGWlOs1GSkDzJ35TfsOJL5mvhwRE0mi5F1k+c5cpgFPMkNx2cwQ+ciuukbOsP1noSm
wiODXTB2+Rosb/PSHh0GIfxag32ta6/qup9tg6lsdR9ria4ox7xJadob7P2OIjH9iAOMJYKkKi6Y/u5M+5u+H5Ih+fy+ZiQF2YgPRqXxHyi9MbGIUKLHmv1k
DjVlFS3lPEqkRYeThFh+3T7Ho/hyOYw58lcp+Hf3dBUMTeBqoRUDon0kuHB9lW5Z+QCYEaaafjccRpdtKnEwCo5jg03lbHV7m+AYPC+i8TGRlOQGHDSFxQF2
s2vldb4lz9upl6ahqifiW2zQwAIUkA8efgX9Y5GqfZ09eWE3gWxgIxIDCr2hTFjrqMD2mfRdTenwaLa93PKsTuLjmiqjqqjcqZBhgtSNCKTU9c7SdQbBHfI5
tCMlgkUC2P3ICKbYhGNXeTYVPG2GRwx1ZQRFDdXtAVlRh3GlOpRiOkrI4vqyoiHzbev32K5ecJZGQqX3cRssVa9yjkS8MsBI0ED0AlYv0iQ02ii8R3VVpQdF
V8HEi6bHdNpasGxKUDSDbZ/p5fogIfRXwUp1jVmrTKtTj3GU5ayUH9ZFWfngp7mYaLsi5VR9ntqX0yuSuJPYD6rqJ8NA61T5kSGKybNywvph0x5oxRzhtwRZ
iUfjIdOXuCx6+WX51Xa5sZfFUBNXXi+x6qZoRnfkj9ly4kXnXEdMb0zHTKAaTa9QDWrE/JPAmtlweMLODCTqbUxkwcUhvDcXFl7UKTC9bEFwDqXsYfSivh8t
KbiJk/A/Tm/N93fh1bayk31zRlhrDgxaT4B+varkDpPTZ8WgVJ8KMU+XJTephb4mRI0z9qX2Dvpq4lxTf95NxSnv7uEDUbNuAsbJQTwC2NT+Y0Q5kwA0OD7u
u3czalQK6hxAdfQyNrV5NXkoLthU0wvannCR42wWwimmHc8PhVnTl7lHIgePcJcMlNmLw1FVN8efWyOrgFtVu0diDaX/omzjfrV88zdHrzPsQ67Kx7AJ8B49
j3XT1rhEPjCXorqxt7WVNRqNzlnkKh/ZvArH8UOTLwgc+nRKK5xt4H8cTtypPY2whTc2B6iZo9G0dBPk+UPwUvOjpfQyojOIxPHUsPSChx40ZvXokW43OmjO
YCtyfSejY3wnN0XGRF6R7gq05PYvf3z7ta/cfePnh7/7uz+99ypV/d8vvHj3zd/efeNf5OXh93566w8/uPN33wM0L3wILIY54MpnBHoxibpDkjrpGwceWo84
iMgfvnf49m9uvfX1u2/++vZ3v6ERRIbUmfHl8ZTrX6SO6bbm4CNwK8Chkg24mB0XjOVrEgdmZIJMTlAQAjv1pa7tvf/Sy3de/evbf/fz2z/4yd2Xfnb4yj/d
euuF2//6YxkOfbr7h2/e/fHLf3rv5cM3voixU5nf/oLeH77yItXSIXqbLOOYdQlbHauLn/hEWPv/Sc67P7DJRjVrs71zUk34GUgaQrG3XjtjjksbicsZ4qzD
TU/NzvfDt/aWXKzRrhwcOygQWCHVuHsnkksHl7qXZukJYbkk+Mnn5eUxE/4EPJX4ApbE6jDvlIZCpQlmwMMcZWroPc4Gkx6HC44HQx6l+rWYXMrCPksqNFq/
E4uqUYAkBCkqBmzbviLDh0uAiFrsbjTs5sb5geF4tj3psiIYLt+tXuEX63AhdI6CXNVxTermg57aYArz/WSTfQzTFHO2Fv2irKAprMol7EKAPyR7E1h/DruX
eEQB8M1xkW+pDtbENlsSPQEHohTZcCEUgpCZsokSwshcCnbNBOiny4bbpzjccAXmoCTPnzi0IMZibMMUSxxI+SL6tHUNqCgRYzB6HkyyMK6xjo36q/H5QCLV
oVWM902H5ZcJdKaHOwpWs0dVoCwJ/2WMGvxGEpINLJfBjDAzFMYVlqjvY9fyQfkEIpAOSKiJRzTEEmF36R+TziGv69uLML7goFnlcNrZ4QzS3KrArkRowyxq
czUeVnrPZjmgmvVO8UB7kdaWA2EPiYW1w8BpXsfSecQbW88B+0IfzAID10Gpc2CjN5Qelym2pnwss3dsYk/r1aZ3XDc5bgC8CE+fhsCp88ZNthSwWJ0czLyb
TeL00CMxTEFbUqa1JeZ6YO/bHLoDYms3G+/6OlGJT8HRJ2zXub8qsqO8FwrJhH3wgzm0xYqoFa+usp80/Snkb1f/FLHvws2pqUQbLH7X7Gg8cZ7PWkSHBgdu
M7dMbjCxHOE2BmbiZTO1pUK20AKcqgKWbZMgC2KrzmcImg7qqDnh5GIul7ujEYbkoVRs3XSY6TbUSv3mKwcI01WihpPE1EVjEwR4lUd2RTQesERMbNSQx2kP
bNNK5sgh6iHNPh48liTMQoQWnBcfNTncMmm6hXbhg3XSk1fDLXox3LKEzBFn1rIa2rEgoiv4W3uXxqzMMxwk2AUsVw9COAGCRARxbeeiBmNX4hgSR0zLQcWB
PTm9+OSWD2A+PbZE1GXcih/yBqAjMjo/QGWTBKPhbtJYtKYWNty7jdTQGQ97PbY010W6iFGqesSZWjHLQxpYtmF94xDoWbwoA/cwiTZRZaIc+X9uKlmxHQdl
k+Ig383kKPNs5q0CG1a5dILNGvGaJnCCSLQTXnAk1Apcza65aJwsKjouwDBS5jvHpyfxg0vY4Azm8fhx2ehW8WlLBA17QR1m3uacd0NU/DgfRIbCbQu8UKbF
lrzIh2knG0lMVLk7EDWWH44ds9/BXG6LByfRQiQY6QB1iJuBRUwc/8cwpRc/4WsvOnWq9BSv1Q2qt+7Iyiz0ytAV4/rC7tDoXugSCQ5gbuVoJTMPJcahzBj/
HuuPMKidFGXwk86QfRyJAjO+dlLr7VnCEljrW1eisa0/9tsJgVFpBjZGegJOPKTKKAbRMWHngdm47DL7mlY8eagGciFoOkmWFDo7Q/hW1ZjJYOaYY7Y3PCsa
Va+pu62UZ6Xp43zWd7woZh3NtMMLnwmDqFWNvwOGRU/ICrFQQkidYcrIVpAsEp7rKLsjIPtLMWA6QIzAuu2Yr2AQHXsTXp4MZF34LglLyj2z9Vo5La3xdl5q
EhJ1dp/5xFzjlFpc+JYyjKXEhMQOnOmAUhw2WuTcCvfFetPvmhdh/BRekVwG3H5sZ4q2rvF7hxMFPrIyh31RKmXOrWBWE/fWP+c0+LIiWdZ+QI14scxRIwQ0
RllmYajbPLXpvaP746qYE1ULEhMWzLgHvG31pccv8DcvcPiOrEwbUuIUopGZMBJrCGEm6fpOnbWZ+hA9rRzSElg7A912WQ7769HJsy6coQSeMdfQtCjkxXp0
5Vo2TlZXd44dtKgVArPWbu1GH4xOtmfplUURa6CjGCArOn08E53Cn7XoZGxqhdGEYMEt0YSoxRxRZmrR3hOyK/f172Tah7d2zVKj8+7V/jPAa03shCNPIDuo
6g8lvfZYlYmwQhA0uJBCNVWdSj8sn8ui8UQElAlr/Ni4SRI293pMc0ZswinLStX9e4StPbHtsmw5DliEeuJYeXZneG/byKBOFfe5ogyOL4XmQDQXgmiyLk56
8FlzxW2im7Hej10dk70mPwtTAtMCE2pNY5ONVbv5ObYFJBiqSl01SFuNkn36Z1/A7Tf52YGzxSV+mlSqGmsZZz4ZMK0tod/cHmJU0VYsBuEphZox8Lqu87m3
tm7DxOnc7tPHzyW4Md1fkyeOf8MAlYAcRHvrZqi0H/a12HEs79iLAAmXe0Rjw85Xur7vQlPGq1jbN2/8TSzZKkO/CzM6WQe16Iy91uNJeUBWLGFsAW+eevFV
q93+LMfwoy5XpwSBDue7r2HrvBHsedocKCLYMN6IUdwcKysCAsg7gl511+1OEIWaONdardqxgwImD0+wvcOT8ezYAbpbL4cfL/Zy5AJDgDjg2n9lVU0xZyvb
B4vFChQhLWyJGAbKglfs8WitzlYxul3daYfcujTn3nEFtxxsxBCZVuOkBJ+QayIBBkuKL51DlJ86EtFCwObW3IL2TjHYZgO1hNy5/atBlUCQAEaidByYwHtE
mCXyHncVaNXO0SJGkm3lVIv+gmgRQjyFfYVJGi/ZmqF7TM8ytoIE3pyfK0n2PXtCBH2y64SLaFwJ7iSHB1w7E5114SwK5EEFxiDbSgiOYK9jczdkZ+OwwnY+
JXv5lF0edmVIriBjNbPvqLdxwIv4/nQRW0/FpXU3bLcPKue8DIxX4kSjxwRp7cblx4ttmiwXCcscXsxacpySYlvPL4Wpv/ycPh4kDmvgBxlj8U0csUwHt7hk
qEUHBJGKTGVTrbby54XeUVhzgUFcAMBKEDSjobVBZdJA1t7MxhN1ZdAVGMRS5EAEZmSs9rGjGtdFDQzSogrhSMLoLxEP0R+REDS4ycrCYsR0szZv6cJcWEuD
+FlCpUwY0b6FN2dN9EJkARyNzUZj9sErTJ1YdOFkAr5uKJ5WmE9CNdPepZvYCk/AYrrg0ouY+cuwFQZnhtwA//kdvukyjniA7b2+9dbP3LWOVs6vkbzdQ/1H
Iib/UYlbLE6GOUEGv0iLsPA04cszrsoCDIkl24OiJLm1LvH3X6A27rz49q13//Huj396+NKPpMnb3/nNn957+fZ3f3/n9XfuvPuDwzffPnzhvduvvXD4+j/f
efWvgw6JxcDi8dQ4aclO0dnhboxwn0tnLfXzYE3KnpypyUGU3PzKjXQxAtCV1/71/R//++ErP7v1hx8c/tt3/fpU5vAH3/nTezcIwJ/e+0rQOeaz5Z4OUA0e
1DIBvcsz6hycI3B1x/q+c9HNr7weFRN398gaqwkuqnFDmO91cs1NcPvNV+7++GWLF24DXf7BF99/6eu3v/vmnV/+/s6P36Avf3rv+wBKrw6/9Jtbv/ue3PLd
euvrt9579e5vvnT3Dy/hEu+F94LOj4fDUnIciDZ4G93kS0R0avLcFF1GIe7L+//w2t2v/PL9V185fPtXt7/99u0fvX34yndv//YXAcidvMcI+dg42444lXGU
DcSLkRZOMZjAa7wccm6PiCMxjeuwAqaGkUU6Qnwxbv06Sdr0Mrn50j/Dcov4nZQKRkydAOoxKPh1rgtCaUarkuhL1ysx6RDfR5OwPaT+r8S3f/mHOz944e7v
377z3ndv3/j24Ws/Pfz+7w+//KXbX/v24Vd/evjKm7fe/cntb/2eME0jogEefvN/vf+tN+7887v09c7PvnP4yj/SErj98ldu/e6ViHoV0dzc/tcfI+L07R+9
J+vi8Ot/d/jSuwD+/R/e/d0/HX7/ncM3XjV1Xz788tepgi1DoLiPt3/w+8P3XgiwKIixaSTGvBS4a64M85RyxwzmUiOuo+Df/Rpb7u//5f3v/rtXnPHJ5fWJ
DTloQTl7XdoQAGA6/CotPRRA12/wdgnmmdNj4K9JosGjrexblDENYT95Ta3zHqMNdnBqJiZ60cHpmVqaHJyZSQYmvriWfqC+dgS38bYy+vf2rw5/8BLq48eX
fsH1aVo8lHI6Fu5M2BfblaNacnAy3jHw/0gYd1SE8w2j3dd+6r+0VVhR02KTYEwPb2b3VYyuWjHcCEj45yI//Cvaqq4IJGxDZZjEWWMCrH/eLsZIgAgO94C2
GBHs/WjSh9gqlPidW+98+fClVw5//srtb790693fWKondg6G8NHwhXoES1LPf3TjaWVWTVugozzHtE0xKzrHhtKC8Hz/99QYyjGCqQxhN7QkkPX5rAS9hnCD
KPVPG4Ob0801y5qOOGCYF3GDDRNhW4uFc4FN3RFzjn7Nbr7wt8cO+GNzhjwlKhbhm7Nh6BHDd3God8mhD4AX0f66d85LNJo9L2DC2KZ0UXPj5EDI2qdADnFf
B4s6fvMxsQ3xXz3BKpwWByEw754RZQ5eNtvRTDSKHovFcinx3cnmcK825xXGvAIuC+hNB8FCm553nKcREV82Luh5oylKElYjFCL3G78wCT+v7A0c2zxli3i3
cXPLoF0VaM6zzId2rmLlRUOTez5mYXHUXsF0joirMnoveoEHfmPUYvTOqi5Mace5jVWu02p+fiZqb4HHIW6vYVsrxoLWxcdGpcCtgxhwanAc+FtYYz5mkx0N
imvWnLRmDUEVmEIBRfCW1qYokdnZjLad3MrhySTXiokvkXgu5mKvZrzEubIH1jQpxojPP+//hFmn245sbWRMVYnabfgDyUq5ljRfU2bRa5Jz8zyXFGTVnWuE
o3bcZ0savZtYrwWGDM6bdntSRVgBU1Tvy1WHSny5zuYMMlweRy3AAyeA9wduDJPrxqmORDQw5NET6IokUjWbZzzlILcu+dkCg1Ejw7mbceRRr3FuLxacGDXz
No2wE/Pzqpn1VkqKXYKp13suR7Zk3a7p6b9+D9NTMek1lAdy+7oLupCYbmE/oCsmpQTHppEn3H9WbV5ZUNMrPJpXY5NrgPDYsSb4L4zr8ZZI4LN4kZhi4DKh
SAvaxTWigccWIbKmDA9xITpzSqsbowctwW4HUl9d0PmO1roqwTOt+kpYcwEXXhIsEL15kYptF8qreA/tvoxATkj7m6/g2NbkntmA6TAnJkDSAaMqgj9bOO7q
gH+CieZVwwHyeeEaCuAutZdZRAnaBQGeVdRsxc2Np2Cfd+yS2dUlykan4cs69E2ud3MhDtz5ni6KZeB9tkRJI26KAWyY4mbPszSg4Xxc3NvY8qGS98YL6QGy
JS8bfIvfdBYr8wvRrPGNaJX7wYorjuDFBMOsgGU4U18Yz/0z9Picx6n6lnjThHW6IV6VxjJ9bqUH6oU5PZTQC8nSAMAaDjaGPap6pUQtjwxrJoJgJP5dRPiB
dqTHtdEKvoIUIR400RvE6ewKzCmr5H4Sz8VKWYKstGY8MSot0NuYvykth3bU0Zf58niN7vDCt7v2/tc9MQxecqwFmkc5CZYoncw+XhZFfpHZx0IlrxuQjiHW
YUvzlVmy7Zo8MDQKrb8qbLij3qVYyC/SqUoFLuGryOJsMqJDbXUMO4rYstyGCTSoPKG94rsg1uBbWiqW/a6H7jzShCLcX/zCJYL3o23oItvwybVqkA3djcmd
s+v+FhOv3nWbTIs/cUJdvEk1C/q6Mjr6XXKRS87zhYHR2VntfgKiW+3rViXyuTGrGh85F/Sdz6Revo041j4NU3zyKQyk2RDjTt1gTR1lGvgdp+0KCzPDEJbl
c8gxEt4OSY0l8p+hinZLeIEyWt1H5lfKArU0QpP7uvvliHNNumVM5M3eQPn63pNrvsb39KmGIw8PRqfOpulstHfFW8+wgxpBMxxfjX0a6n1EfrFCiZ/7wquU
ppRpkxTM9oqJ4S45EIQXRSpgWSrDvGL2KgEhAggAoIwLyVJtoQW73X8t9KE9ZxwRN+J07qVJL2eCXfiXkZBe0dkgjB1TU5MeezsvPwrbEQLxaK+gN89oEgVz
FaMUBR2iYyuBnSeKfZavSffqkO8ga+JZ7vjWXaHPaSEOlSBljPGAEUi522w5wrF0Yc8CMzPp3FKbY+R9MpbOB9awSC6RiZLZ0cFwVWo8Sic0jh1rF/14l8rN
0vtobDqyTRnZ3gUW5UvQkm0dTPNt2pbjMogGuEpP4irkeR9dOC+jJ8w0186m3i7nu1qPqWtd0eXUuNJe94OY4O7K+9y0n7GHKuUkoJELe8vqF00Ovdg2RomT
i0AraE4Q1MsohuwW8dCj4VS8oAMaT8V2zemhar5W6ULUlAyGuO63Kw9qhERhchFePWa9ywfPDJrnRqI+yLe2Z5jkBRfCaITEZeKJaRHOQrD3q1kLWG4lIF6s
oQBUMwB1NQB1tQLKECpf1JhXMomwTPLpI2XiOUjKRvaI9LLNvEhxZWqiWw53HMjKD5Jzz50MewGjtELwtGUAltMLLwISm6uvGMbChRjiAx4nmjnh/UHP7VtT
EHKg3cS48nDbmIO4MBCo1tkfmH8hfQ4hD2ql56b5pHxkUPTZUvXjYJE0hdyBTiHM38w+NRXPRf7PIEu89Up1DafV0jIuM9PnPM0tSajbLMlWKFFGpxcTIXOe
gRKFYNo1s3OZm2plrS5chOnfpZRKgZvd4hY7N8XLvaHGwUlTcoFxkm2zrII4Wut2KwOc3WAuGBR2NGJP2mLNJcWEhF31IF5teJGVXBwpQLzqQbzaXFIMEINI
W1vC/dlFJmeLCVK5sz8alsGadoVaaziwvf3ifTrZhth21rGYbPW6iFUaTku+umf9aXyUUOMt7uA45DUWuv+c99x/SALP68IWGu2pUp8vDId9PyuZN/7znMg2
XFZusJ/1xt0OpK17HcArs3vuUpqQJE9dV43MuICg6R5J8kCwMglnnCo/g3OFd7xWgnzOd2ueA5CU8pF0DsvDbxsN2CxOFTx6wS1CpH90SJx9NkhUyYSxS1pt
dzIY/VPYuQ6s23tWVjiIwuajJc3bNWQ8sDykez2zGvZrw6IbfLEe+0uoWkAf7aox+MCdml/HDYuEMX89i+Yx35e6KLDZmzoxKnQym61ISZfMZMj5OMzNEa0+
yHrSY3xLzTqYFKXtbFaK7dKeiQCNUHEo3craOK5yGluxVSIQyoZ/pbauzLf1kuDWZPfxTbruPvsS9wlLsLEQBifIjq3W0kM2AzDT4QVToR/10TjH+fixfCub
9pi3h1/XcASXrmxbHFUYd4IFCS1ysOImkd/YQwEBitrmrFqAKiV8JOgj3nLWVmz7Kjbr3Zg6/8NAP6AaAagTNJyCm5vUO98mrXG71RF/E0YBiJp2nU92hBTz
9TCel1o53N7u5Ym5XB8O7Fb1F24mVxVu/xnwSgGEf/KUyD4Qc/z4XOaS869atNlecmJxd6QpT4N2FHvHx4tK8cJ3ri/QuZkqtUqiceLelT2raJOV//PKKR8Y
lEOq6/mAFEdpsMNQk3NRK8TzULyBQt1LMfkYdEipp4wUP3dPKRNEwaa+L9anUKfNYeHJ5Jg9Lu9ODKeWWFKn6eo0jIpQjxnMo15ZOKdnM29CVZ6RJEUWwYHY
NC+R9MPaRud9HwCcwkTTWJjcIlvpnxNAcCvZdQSe46udZ4DIWZOkRzoy2XqwXbL1BkfUE58lW4/JgVdvLFmOpPGOhEx1TtkMTxyv0kDLFvp5z9Mhn7Y1kCJr
XAvoXbPNOQpSNx692D5Sp8hpM9kRaS4nn4JhV1aFsTAygMsjggGaJJ3GK+1e7mYhPtwEGs2i71rmpklNfAt2cE/nHM3kQ0CsU19V2AoQpCXlktEccRryIvxi
PfBYCynTc9nYgHsaeVoF/VTj3Og4lgRV8HT7sK2LVRJ1p59Has2thNui69HA/LSRRfu1UCLSuI0Xh7v5wNJd+eWotQxFZ1ziyVuZiAmIt98r58ZV/7uh6ijS
)page",
    R"page(dgc3qFXDHt2yYP023DEFjcvAU7aE7Q4Wnleo05+v4/rSd32ZiAWS1QcFiqlkLkwwFAbzN5leYT94cKVwdR9WvNoWG59o3/mjxwrUTIz4PUscPC9vy+XAlMAw
wabVajJbAxRlfWYj2O+VvnqrVG+Q1ECDTYugeRkYkw02D8KbPodrSxxHtBFdif7jt+EFHbNAKdtucUKi8CRjxskEjHdNqcmTNOITfRdOQJx0NfS3uLQaOiY/
QgdDb09s1FsMucMhBuXxnKOGQn1sOz4FOmCyY9uRH0E7dhtSIzyUMTcij05N42hO6tEw1yiHDhybvH3ufYcNSTru/IB5O7O48kXaUcx1jBttWGYZzdHAbI6o
7DlzDL5ZFmrlbq4lZpSV+oQ1w+Gg19D2C26KBY6EiEP4QgElzDrDIixxffob7BDJvNBM2frpHKsqKzhPTINsS8VAgo7hC0yrQ0srb4dJL9whRzCrdghaxCYO
IzrgOD8QKM67yfFABMsLru74BlutGSbPjTlAkYYkwqD44HhK7nOvHDuwg+JgF+g6B/yDl1YhGRsdRaVz62rwjjpENTnglDhfIE8XS3wMFTrJYvJk1jXx6Wgj
V6KzoUe41uP0UwfselYJiKMX2/NsDM+tH1KCZcaWF1onjKbjYoRkxhlcVQzOrTiTpexf1AbxGmFFi1CNTjMT5DR/hFZ/XB9uraJqjJQFPV+Lcn+SjujETdyF
1FfjLdAEHaWAY78105vIckXSjIHvpGLOjGL1sIproguP8GWi/1LIHN6L9SbfrFE/+bZ7NTBF4UDbTKu4lDlkClwdFQ0TI7Nopnw/XyCjiWpIVcJA6asoLWEw
JZuMljZ4REaT4xpJw13C/3emTjC3TlxVYuYxnZ9IDyyYXcBtxcA2lpxVe47zybRXxm3v9gmzZjh84/nZl+SWDAibix8M86gIZ/cFE5dRPUH7Ve5eLu9sIeO5
zBpzadl3S+4arYZ+Mtny/ry1dsWstWMH6PfsSnWZ+T7K1J95L2d96V3teaWbi0o3pbRs1ZlvhsusAIvCQzZm8gJrCLG3R80nt0wRKy6Z35vuccc9igGos0Bl
KBvCTm5wnEfPCNTAtiac1lBw/ej4bT5/pO7yYTeZKM67c4GYifjguS7UPMeFmnFcuPOv/8qW+xK8j3812coedvfiv+BLI+pNdS/b/cVG+woo74/KfeOWRYRC
f6MCHKekX/gGP6V/eYedlF71vsK1gA1VXJdMWCpxAWlwgEZ1ShHvo1vvfoPfH974ufFHGdLGLAaXu/m4uJazT4o+sqsafCPg+perC8Td3/793bd+dveFlw/f
fO/wpXc8AMwG7wsE8xxlW/Ay4vCQ04HEUER8xMNvfuP9l75+543vePXhmCFj6I/ozOnCF44jP47EQCq+861fiLvF3Td+rFUJ85cn0z47t9FfdqT5m5dDxwh1
KbuosvNJ5wjBzoKc+VdDkj6LnJYLo+Lme6O47XmCM2Mhqb1tQF0PHpuiBjFzwRBYU1wXtMdGChS16eOcSgXArrHyjGrJg2cddA2ZIuqeYZ/+MKZ9BH2hUuea
iTx7rZpHWEIoXdM8wt4VL7LiXfM0SIPog97vIA4wxt4Vs1ciR6BxNq+98qVhTvprOBy02JJU9Y8PaKwS93neLjU1YI+wTrVUidtxaa9bq1xYIjAo34xnsJHe
JY51NBb3AdX1uaQ0omi08SbElZVfSqidajJf+dRsp2in1VBQbd8lhRgPosD3MI6vmHiytdFoOBE7RXCw9iv/8AN9GN3ovSIse2qFMZtBEA7UVpVBWEMJ9VXR
ErZPUsjpT3WRc3cIldtEXgbwmC8mztyEccpf+LiXTEk0LQ+ofZInz6xIMZJVFq50Z3YSZHXn8xoosVGhpQPgrNihyctSPc5UA36workboIYYN/wMDniD8Ssn
7gK3y+iVG4dE2BBGrNNImWTxtIhpKzt565xZzApjKchPg7k0lbxXIbKlqjos1VbApz0DX0Vjb6mc6DwTGjSe6lhRWsjKfUNw3UgFPe7+3Zisaa4cgyfh4TR4
5oa+FJ5NXooqcsA55BG8kOAahRe4tXDTBuZMdmsgTrtOpJlbF2rbzqj9pDkEq/Nqv8vUXsXC8ie0Anp+K4ZNmOkzc2S/ObSHUxAUeAY6CkbTusOojzZiwmAu
PoEXxQrizJswIZnctsh0zCon0IJo6J7FhwpHmi7Ix42Wht4liJmO4r5gSsQvTMXkW9RzjFzfJG2i0W9t3OHWpc9fbrceWf2/s9UvNFYfah9HCGIVGPSaPbRX
nYtIIO0tttJ0wY9VGGhoLL7Pw22BwbG9ADTgIxtIjTPJ2KKX+RLXD/WnLpVSfXNxdT+wxWYmOWsdZ2FQyoySNGO4JL53fiAsENLKhVjgNixnfUVZMBJWfECI
+HyuEn4+KSX7oNOtEDtunPjsMf1U9hSf0ToRZbcaQnSAjCsmwnqQUPaISvkex/PromYlzKpqMO4nzCo6zC5+HGMVxz9HI+aqxKSJF1aPOLOyuyBG6pXV1WMH
qAL7XxOWNb1n4eKKH7pVTSL87N0kqPAeULOVQEm4ZxLpCYOmyjsNzr/MPUn068YvyZnrs1pFrrbDU7nFNQxdoo1csO60UFAeGaNvV/mbS6pbGqMnuWlysR+L
rjptOl8MHIlX4QbUFB+gBb4YTm4TP8mBkEomEDWziLlb7FG4u1GHqxLtu1h++1HDaWbMySOqHDVqqWrgDngOg2B6vsrMlzPPLSlq0r0J7ue0ceIk4+8iLmhX
Jv/i/WRJWOnxoZOd4bj8jHiImtMYtlt4bnu0Zk38t90nm6G92XTRo2Y3X/gn3AqgiL06p+dPSLKxhO9i5fxZeE1rQ/BKVxC40fRPNYShCpqLzWrVUj6B4ds8
4n+NMYbnQzR/lnJgnMncatZcaT7/qyGNll2Q2gPcFly2hG3cIL5eE82h1xAfHMaVyaAy4UtwjfqTaqdtj+Zuy10jEGcZX1RBrzw21IfYSL1BrPmxGBQsFv10
Z09Chji40fWx4Do/5pso841IAvESy5uoyJXCGSwibQQlQMS9MC6yPS1os2tlROpAi3tjju8sxbxvqitXidRtyUbqNsUqjuBZzSekjHMltulyolr1jXGBYr2R
LHY2q9xsM9yBvYtTBtTHKXdRLt0WxYP1+QdoYyW/2P9oAIVgoyLkacK2ZyZ1uHTXcALchxYXqEuGLGuHrgZ3/le2v7m66EOzreTavhP25xNDdvI1QOVrpxz3
xHIPmU8wzYsrPzboHlHXbRaEx1uvHID8djHYp7Pt/FMjD3LDnTYLin6M0zLYwkGzUnE+aZqv0xVTes30I3uLrzHDoMmso+LWecdzNzRiLTuB8HUgbcCWOZ/b
LtsmbCTAgKt2S635vO0VnHS46dajFtyJy7G0wMafc/osse63nT3weQsZi+DR3OLS1t/ik9S8rZjP0mJia1JXxOHgiBQKbBpS8tG0pKOL8yO4yMed6YSNaLv0
JA5INGfX8seMAw73nkEjK0+GxN5aiYmZPkM909khaT9e5zerMOIEhVHbSltHr/g8e1mHCi7DwaplGsO7H86Bg9sf7szcxc+HvXVxPm7E7Q/jygeV4JH/uOa8
XW0yP+S9aWgE4bJb7YlYQi2y7/XtlaWrNk3E/ay4dM7EuDLtdjUNOXmTT8AMECVhS2iGNfINP+A6+8/rqWcB/AD1xoLMemx3bH/38zJDNktn74tqYm5VDolm
tokRp4cmHhi7bAAsy3veMJjfLzIODiURvbhKigFn4OXmVFkwERu2wE2JTxrvFi2R08Ce/OAZWF5YIKYzBhiGvWULXQFyEYSTLTE4U0NExE3hSpyLp5BEJibZ
4habQCAZvFG/qolgRzUSOOlSExzgqIIXhyNPIbjPetODStCc0d6VWhBXh1+4UDke/GxvQUegFNSfn5H06xpWh+F44XiOAkQd9eB8QpKtaeQedqVFpHCkWNZ7
y/u5rlRHXjHC9FYHbpFpDnVxVE4dk31Pfb8XXTNLR5bfMB95p8y8/RFACDu9ogQINkFy2gOFFvPX/x+uqb2LaJHwwhvo+Z1wH5tO0x6iGT6vtHspJ98rBtM8
GJcaLSCpBAPhQfjbcQOKPKIIeiaF2GTRJN2o6l8UfcvRj/lBTYa/uDLfTDtelS1KJLFHsJiMotlQkYptVrHMNsuJHAvcAYzJB1T+mCqeG9WlqsxKxPdq+E2U
ryqsBuIqirj78kBgdZoW/Vq5OXQf6l5oIHutaJQS50KXJNa/2it01cV6PTAxjgxoE+tIVJ4OrKe9M7KMNS4yL0A1RMGi8YcMUBuHKFkcZmjDCAzrwaUgn6yp
woSOwwRcXwaFg525HuBKDXHPvDdsl1opsa7JGm2m9g3m4fdwkenXNINjbRHnbfJva6UzW1uDyxz7aEN6qmkgw/sG74YxVOhJ2BjVZqh1qaOR9wouYwXCdElg
3W7RnyxWYl9pHTtAa7P2lTQUhoPMYxIv4qMSmkL6aORcks6lfaSvUxF9PmywMbC2RRHpAmrlQDivHh8QexdbonheN96a9rWURg0qgrIaGtPhaEWn2X9+R3+p
sGbs7pxwdSG0B6D9Hgh3858fWIhBl2rWmtaEuzOIYLYeKPqct7Drlm3IivvhQqnGz9JopSbu8j0MZ3yDk9j0bZmiIZ1zNwj0cuc84XJivEdZfCg/OuwWOZxp
GKyYwMHmRvWUINdcq20OQGVjLF9skriI8foiEz5oVFa5gKh4Mwm6tVwYngtho0esi14T8OwSvWY5l2MD2OjBFZ5as7QaPeqIeVtIIWrLR008L9fjXlX2lQas
CQPmGV3MA/prWQ52yAQTcwOyzCXooVB1yDcfwbXKklhfBVHeU0aTQs9n9d4lNUrxcwsDb3CXXQTM8JJjbVFEnzkCJTjhmD5+WBpky0NAF8JANl7dHmddODcn
DzW6+XaNKCeQoe6WkrMF+fTuWYFTz1F5zaRwVMAc7lZ8H/GoPNuuOIiruiC1DgcLoaEumYdlRFxx9IV8LGfHwig0Ek2kalqHKJCTyxPaNjmbX0FXdB0BGmHs
BemYeM+bL7x20JzdfOEHEZW9jttlfGTO0Xxu4DOnBjFl77z61+9/643br33l8PVXD3/yvw6/ecOWQ1jdv//J3Tf/ga3otAM0XrY545Db6E4AOoI/voWNM+5a
gStEbZHLHL75tt/64e+/c3jjy4hH/Ntf3nnvX25/6/euOWVQzID7086O1xZcSScIbWzBcWDk//jRB4P2dGxf+tXtX/3UlpQ4yR90TdEBbYe1k7lhCULB61uA
yEqxhZFjdBPNauew9u73/OHdfvNbt37/NQzv56/efu1n73/vdcTtfuFdNZyTxjngModXJ0YjHwAmGyZylkOJqBrM3p13f334zj+JzaRg007YK6/c/cPPHWTN
Q82Jj8SWH5U4Cn3mASXpdbgrRjww1wX7PQlGdevdb9z+ygtIsfzm1w9f+fbtH/yEGjN2mxKV3sel3ByjVddEP9vnINAcS92ftbCht75++KW/uvvGW3de+5or
YUEPsoEkcSqjTOmUmEoivDyHxr/xVPbUn977SmiViMp0Roue3uyi2N9UsZLxrvcePxEm1qzCOFiVHINwZN/CZpETp+hv3ExmZTm4jPxn3js7I3EwQ3Gg8tf+
WiFiLt3tnrMc8RPwnjvSMEC4E4PHuJKdpGIZgNv5cDrZ4UQR2fIZeHPHuyv6NGMfwQFCn4tTL3Rp5rRP0cPRGpemYnxBybHjTFfj2BmUsuHhAgCsuWeOJ/jK
mCDMoekgVi8Htps3S6Nyit4WAWvbJMYMrcUZ3YW87+KEXVB/19bnwhCLvJ/BVVez0YgejMyhOquEx07KYkSLhvP2VKMTydvlgYmMrzmB8FVcnne5+yJKq4oW
z9pPWvvKszUbaCg67sUZOkETtxrZZ1zZGc27eTB6Doll8hlNWWRSF531o0Vf05COdcnHZfMYNdnFaKR2HtpJTxPofxX1In0UeBeIB9pQ2OsM2+WhakhdP2r2
tOh1Lw6HPYLneZDTrwpXrCxEKUUx6SAW8ihxZdbZQIZ5kuu4TWAttepKzLR6yvFJnnMUYPpjLhIwJoFFHx7gAmyUyZWRD/zRITGknRL8JN9r2PLzgV0C0sHq
EcCrLacdAFZ1r+RoiMsyxfNls78XrNPHQv5HQr4uFKODzMLVML9plY7TAJZRSI1IIl9TXvSeItbjs0wRHbdg2G40dd0MdqQo7+evp8SL2l60PODNIRxoLHB/
9thqzbXgCqUSZGIk2QuwnMBkkoR5LfdWl7FXKUZVRhEBLfLxZbUWacWfAKOYTcS2X1mAftbNN8Q94Hua34YOzxe+cevtG3Kw/+m9v8f5qbB2igEzEBx/CCe3
OXlryFsiKVCGUVG6XCyZzZCyHqR74Mw8aB2lWaaLpoxfzgpRjKPReNiddsoJZ59hMbPLfn316FHOk1KU3OaIDuyJ5FThsHe7eT6ib5I35atfff+9H93+0UtI
hXLj55LRh5PLfBUZJG58+863fhqkS7nx88M3vkj8IDOieAZL/OI/3nrn+6j13qu33nnj7r//lhBD1W+9/d07//zm4Y3vHL72U0Le+y+97KdRuf3yVySTCkGW
BC3vf+uvDt94VTNTKDpxfSW80V/mo9KNLMq2s2LgDW/S4dQzeSkpYThriQW4JDsLtXz3n/+RuMywzXHey7MJL4gnGB7PPhcUiCiLsFGwdJl37+AvqqrBV310
+UE0/weXE1W5+KWw0pwZ1r+9/cPXvCLYssZ5RZ65R2/8/PB3f+cD6xZbWzT/g04uLkVy9HHZG8Qo/uTwt284qNMBdjQXlMdIh3Hn12/efePHtqCuMhTUR+Yh
eW5tof5wbLNS4TnCW2aKD1/5p8PXv82OPe//+G1bYYuIgKSsMXuOq5q9pq5FC7bZDgyMWJWMHFad4QjiGjf0+tcPb/zm7ks/s6Vkci5eH9othY1C218TMN16
63VZ7Xe+/9bhV3+kiwBVaaBweZU2sDud5wfvv8y4aUE2EAaXaOQUJx2d4d0IOuTNff7DxdEkbV6TNQtpn7DHvkHPtD0k49P7L3wTqX2+/xahVhIKUZ9kL833
7DLuMyRtDFEq/PjwxIlinHaKcxITc1VOHEUpYESFNwhpwco9La2DqDs6d/j6r0lauvv7vz18Ce5dd3/94zsvv4GNz1se3X/7uxDOuO+33vq3w1/88NY73/AJ
Ao3S63h3WF4WGgecipwtqGRO897IW6eiBMRQPS8Dmcjdgk76Sbv6CFzSEO68+DatXa9vjBcRYUwqHpHWBWEivXOah+aJmzde7d588dvRdNAD3ckGYqiAFZxN
dsUzTegPi+qCJRHV7/zqXclH9v673737xuu0vh08rzd0ngmSJsMtEP5+AZ0eiIgKYxEy2tJxyhmo6YzoyLT97k2i2u9/75tMnW9IUjHpxN3ffO3uH/4XTU/U
8drpU3+loc2Cek/rSFAt6UEgeIIo4DW2KmK34ZJfvjqFxiZRJCDp5o2/uXnjh/CelIMLq0xWFUA0BCVGVkXPXvs5Dpav/og6ffhXr9z5HS2u7zt51hbgASAZ
2Y1vahs4mHjVHX7/R7f/jbbwO1HDG9aYh7ZX9HX7exnsrAqGnf6G1+vR49y7yXQTfoQ4P033SUA1KdtgqrNFGHCbAxsYm0CoOfcQh8yXbiAD0zfe5RPyZUA4
/PkvJE3b7Xf+gfZRpZccS9YuuGmfM8pRLTRourjuEsmJDx/TMNUU0TaZ6xRDuPX21/4/2t60u63rShP+rl9xc8u1XiCGYFKy0wlVMtvlOG+l27HTsTtJBcWS
QBAkYZIACwAl0QzXkifNk2XF8iDHsqMptjV4iGWNXiv1Pf0b2kVw+JS/8O5nD2e4uKCUqvV2pyzi3nPPuM8+++zh2XQYgRBOqU5l47V765deEYUK9S/oyWxr
Ku4JPai2STiZC2aKuIuC6bLaA4sbTyp2Kp7SMOIuifYG63n9llA/x0rqOUiblt6KMBH0CZSvmbV4QiYDguNtF+Yl9L0sBROT7XmwJ2WV1q9fdOn3qCdgEyff
xuwJw5CpkkJYax5Gfxd3zYqgsEk3N5nOQZ3qmzNwMOld0AWYyZp1ETf/lmkqJy9a7GriI1q7klgMqkM+EaqLDzNlYb8yQbC81FdwKHz+u7ULt5Gm8MrRoPvM
HXaxK2vHaC/IraidZcrCWeBPXLyRzx723JBq6SfuMf37WM+wEzQm+imH8uZHCP1NX0lmumBIMBvw0ewGJHhknBmR+oZ/R1h6YLGF+6qHt5zRMuWnXtcD+NbX
qydO4+S4x0evSTirH56SAlEuN+bpdVH5oWnOuhesenbY0nufNxLfN5oclrVror6nwV5YqOx56qXjSZwqtNqeSFyRaAPyraYqqemSv/xJxHQACav2F7MwlOEQ
5w/2Dh4g2ZSzWJ5WgpeDgc6xGyfB1agqcK43dF9GHN+61Oi4SxzwdJlT+Q0nqaEaMDI1hMKYX/UNhzu3dkmJ3U1S78J769+ew62GhB7rMZ09dKlYuXc85Oz1
SJDQW2QfY2p1Y37AqyVpOSUjZ8B/qAeSlDNopjoJQxlaeaFLF9zatFT+ly+Z+HHPlN9fcDa4aXg0tpsm+LJQ0rt6ibguT+6XjsIx6f75F2GD8BNlNYQMTH9j
TU075FB7qOGAnmUr0br2bp/BffLb/atf3ekdvBeTrtW/a4r+M2F0N12dnaS1qTE837SurEurisMbV77uNF12pqZNJuwdP9I78CVd1OjyIT839tPqHYRl48ab
QZvNVpsIlejGydM/HrxOulGDhSqpgPiXL+Mlk53pVk0mVyadykZSQNdmNHNLgcaCutFtTdV5oOOQlul/U7N1EVCmWHx3SoT5VqfhqNddbLDBiGWdPbp+7zPq
xfrl073blzbeO0kUSyyl9/HvJSGqWwLW/chle1FuOsJnJddtm9hsm3ZMfV76OEM38pKoLOp7wcs6CRggnogQsPLtB2u/exdy0eHjkESuXhQDGo58Oz5WT1wk
mlt9+4ZPDayIicSM+AZTSf9fhFSPwB4yzSKpgi/IZRhPVEsiW/fOu0jMyogUdBzJLZkuKJIIU44muaZEJ5I1Ol9tV+c0QTL+rHeRrFV3DzfdpmLUKOtWOkR8
tDTTwD6W2+6rzL/eW792de3OayLYmCbl85Xbt9ev3fc6DmtzQRPCInyEVzrxLq9Ce8RRZqG+kXTIDUkQasqAsiJQrN94jbbX+v43QHy8vXz7OnjMRbbxJqON
SbbZQOOEG01fK6HaB5owqfbjT3Nrnm11um4mu86OZg3oKEBFEZ5GbkPnDhMtb7x2hWSRMKNp79wVETlogTOtB3sL3Ao7R8g2HJTeV+p2q7ROQQySvRTOnOwf
TOfh/bSX2Y6GJNeiDMm0r/sFHaBbhlySxGbYjPaStPLBRZzr73+1evaPIoLQZtEKl6Ogh+aL0KwkO5PHHa67RlvmeCM4r6kg+Fzc/7kqn1atIANWfTZcJuca
zQXOBgg3g7Rorwop3cDQY7N8pUGYV31WzgNNaDnNIHbUhgKINToFaV9aK3Jmt9/+NokesvVoH+xpOw2VLQ1sfYhepc3Gjmj7RKfuPb/ZrsaJ2JNNwqzZT1Vj
MAtBnlf2ZjC8w0BJlQaq+3JZEr3HfhSbJEAyJ2Y9GL0Ps+qcudGsjwUctqVz1M1HlvgxvsnkTCo4337rVmBconND7Ur/uPjTiUIquk1aSPXGL8ZTYE6v8416
rY7ZZTAM/tWR8QtOBT/wYegYLhx5xeanJmZavCk6Hml7cdh8YV7jyMMoLZpeeLbi31KiCsiS3VUCt2bdlhJqz8XL+kwCFu2NVpH1tpcPuNMW5t7vZzI5wMzi
56IQ1MODCcmQ30miXP5TfJkRNiZ1ZwLx2lHr+AKNbQmgcCX9rdbGzAS7JB5KGL5aSQG7xLhTmV61BU4h6BYi6NSPvIiAyajZoMEBk+U1wLENr2QrhclBYiDj
BdGS+VLLye7S5i2EdaKjdo0dTXK6bFRCRKjlypKoB/iOZ/cL0GFRkbw0otMaVMqxgNaMqRn1C+o38/UmDyr0p2ZFt6NcNhwGJSW/lCnYOfooConlr3k74S/e
UXk7I3l0ZxJPpLUn3rKuY975rDWxaGHvmXhMH17qz5MgD6cEKf8NsM0DwbVLOrwOnX2Frlj7hLyKlnI4tDCkkmnYiDK/RnzlSSENbS28yqFtI4pBzsWnjrZh
J/VxrJgyF9bg8Zn+YWc4Zw4NAtU5o2urbc08TDJA5eRoz0yv4o5qyxSuUYlrdwEoPiWes8Foojnv9BEvsUPAFmdUfDEWBPGTNCKAY3CulIPJTgC+BwCuKbTI
iwwhDJgLxKxuthGjm1D1adZBMEAkVyDtfj7Mr7Jm8s35tbLqEucEdbyI+2iCiWNBBnsij3n/74hiziC7hdvfbO4RGxDtqJcrvS2uZDyCb06bsIqIM1SIUVcn
JlyOyRqibrxIxas8v9CZlpCpro3B0kqqs27E6riKnHnTgauPBPPNCCW32LfigZSpAw8kTYTUbLJFhScogQJulqfFI6ClZlkN9rMzjXJrcB7w54u0HwiPLDIK
su+hxFj/o1oC1M67WhcqO1KOB4rMrhJv5f4Ohh4utkXh93ljyKx6agib8E8Z9zb8FXmlhV/TuOgRhuWf0mH3jOqCG1WAbYaCPEnvtNNNms+mzJzNotCC2Jkq
OHTfM4fJVntuYbb6otw19BcHPcqfUZPJ9yGOiFgSd+ZfX8SL//un/ZnnxKr4i+8OnU7SUFLU6xTJkhkfnVISbUlxFAgB5ZagL8puvtZ4p1utgflpvy20Jbsd
Sw/lPpMBKuWgdHZurmIWSWpzT7xqGLTJvSEZcdRJi7mhOxU+Cqe3R4uEL7YiTiKfW1ra+JT6kw5gtswIHRBNyNvKRtTI7rqlP35DU64rF68RszXJIsCgsaTT
D+DX3o0prwN5nk3i2IpFUa/xTHCJvOTKzWOptMWWXEXH+YBV2qtiMUR5NeQpqMQeWaL/LiNaSReZGq6kWWE7v/8Gn67XgGBWgnkLr5aWVxfyru0wcEg3gnDU
mSXwxyxXwnMQ7NmC/s2TGLHgJxMGac4XdFWdoUPDfSvGT89dBphTmU+z2/5f/pAwRJHy60x9ORTIQrhO1oCXW6IzQ0fwPb9C6FNrtk/6EAlPvuUAbRF4UOFm
xzxdPoS55I4W+isfzhS5LUVr/jdIgxONDuKkcJ6I/MeX/D4fxSJCHd2FPxMlO0dMMy3G1/2wh+rklDJBjEVITtKeiIF9TWrAVH6zzMrRclJx+FRjdNEsE7VM
FAQ6oTth6PHMLCQw2TMPpkVfROEDdyo0o0ercgcE/QvjVEHGZbqKpQywo59Gfi+n8lS9+7TaP1+Aa6zWUSybNl3CmScb++oBKgtXOVoWR8afNrstDbFjpFtw
tzrs9N0wOQ5bzxSLwNyiB3kne/fbbQhOki4NLAxnXk4wgPFwM7Qbipqr5h8XC0sCAcBvMmgK7Mr7Y66+EDpQu4tjNjxIurKVr5OCGR5kB5reJvfBIHPoXhcq
V4Xhk+tiL2DVRYXAa+nWYTmPJPOO3r9weVaX9pSK47sm/x26DNeYWP21ZG+12WUdZwVvRmO4JXmkAoT8kL2KDCaMFRqAKo25ODDMrtW7c6d0xPsQW7+kBFxk
B2RRCf1NIeXo4sZwbYEqsJT3mf+uP4xc+U7J5XUMh8hfDnY+z9bVma7Xu5tUVYNRhG+uxeDqyqsxGohtvN/KcFkq9KELQFnUz1GnOa1Fhl/xQxyNLupW0jUH
naJmNUOE5yaPyiNhIyNMOVhLfEyMBv98j5VGonS09eDd8yL7ydPWyuUwnHNCSJNqiZJZLyVWsl2fJFbA6TH4j6c5MHU564ZMJ87UgkKMP6t/s4n8+tX1K/vZ
Z3K6Pme2jDnFO7+z8fE77t2u6kK3xcYW+pe/PfhJ78gV/15jQ6kBA5FY/dMb64e/8CUmOL60kiKdHb+/+bm+l/0g5lH8xe3fO65hTPJ2F0tzKPMjlexQ6kdw
Avni/tpH7HiKJFdsoUeyKxh5vrnWO/JHBkuvNmbFls3GxeZEUpuuzhOpcFurVy9ufHJh5ZsTa5+eXz/yqn2wi09y+4z9K6BiEIszfRNgsaO01YgPng5q95Vy
JNcueFKzNcziutavH8db4NY0Wgv8/c/1b1mJI2KvQaGmxo89hyglfnnUvwTwPH9N//K4Tl/VCL756oI4L/wcf/C7917tvcJOwEQ4da7zF/iDh3cQ5lsG2W+x
B+8LizTyObga8YC+vLN258PVsxd7357VQrt4s5oPMdeHuUqGzFOaa4TFlKeanutyed94mIS5Y8cOb5xxy+nXwKaHVw/T4FbDTRC8J8L54AqIb/D3DNfMH/O2
so/XPvvMfQzPo1MnMt8jABnfN5rsZVPVQP4R8bVni5saX7qtIAiud+7K2od/3HjnT70Db9C41d3n8h3dNFy1HOiVlD3mvWt+sthaEFdiWQ32Ce/de6t3+LhY
K/3YOHUqR2Sib1xFCxHJ4rTgKhQX8433Tq2fPbl68tTahdtsrY89zqVLAasQF4jZgGH0Dh1cPf6xZxuygsY7eFG6xkCkrGcjWrbRkchOeFY01GudjZyr5z7r
HTq7/lEwPQjmlf30rPzJyzeqzgFCLr2rZ1evH++dPkbP4Q5275wnoIl2i84N8WPWuARumE6JurgQldgaC1+i0DmC5MuGOQDfhmvajZOrbx9cufM1Zo0DDSIb
8RtXNl67ErlKacO7ai2YHmVv4cyAT8HEQo0dL4iS4Pbapked1uyCOEPBL72wNLxclNbvXFy//9rKvRMwuB86sH7/ytqJgzJbCJmFD/sHH4np+K93D9Fnf717
ONODqVYzap/tVvDqgG+vjjnb7Oq5T2RksPDDj2LzpiYXZmd3OV8JPiP655NqUBddP1m0RfBcq2FIvl3Gwp/GL/ngy42zV7NpLYQkn1P43qUElqL0mefog5fp
NEzhjvH2wTiKszbdatTqnYIqnlnpGQBxbBK2rl/6uPWpdouxsGOrqth3l316FsEEU6WwAE+wRhyXnC0PuLJJ1Rx7UkcM/gvEc5pTBSTQrFcADylIPaw1/+1v
EwfJhqkRJD+VNn25Yt9FECDlSwlXN+I08Iyuw1aGZYNujeV6+qqLqNPCA6bNyrH50WZfk9koS8H9lXtcMhs+iYrtBq9SsMQKg1+ZkQ4Jwpr9QpMoPZLMyBS8
PM3a2Zentz7Nesy03szTZI3hYhp1S1gX+mRMrJJWVdyZNakGUkwq+B5scqp0VZsjQs4jS93l3cX+ukWI4conTMappLjTpI+zIKN1CrIxVL5MFXI47ta0hlbJ
8kjyyJLcFOhDs3WFchLbuiaQemnM9GwPdiKQiJ58RAbJH+rcCqJnjqpaJKRD9mK9zGgaA7N2uk9PNxhsY9sPg20JURZ4uyT/TvM/btzwF5a0opM0og4wHhgd
RVSwfDmQL9z1YEseGcqtxjSK08ODtIVy2aS9lO5DpLiBQfTpv4BpLqon7hYDG7sdUdoCSBjudpBzJUddVMNc5E+1lxJTcaKQ6pxV1U2lbotuiGmsNrHM+Czr
HVeVAo0E9bKqLurrk8E6qTIqY2RTI2Ae9tKjCXAAw+q2+uqAp8+5X8Z4inQpaW7kL3mVAXbBluOPbZ09uis9fTh014of9xhg3Uzvw092bJGKB6OcKoyqa4b7
xAHy0gUFZcVkqaNT9JxZ54PaiJFUfQvF4mZaCOIuHY5LtkR7XID6EV5Rs5n2outqJSwZBetz2bHAYIiLMLfHcfwuiZh/OpP6gfZr7OJFCHDrphFu2zCjL/3K
URMIDHdDAQYZhCm/oHTKlZWfBvIZkxaYzi/ozlbAxU01tnya0c8HaktQKPBKm200Z6B/iXegspsqb55pup4TF/87tLOTeDkQVOFvJZuSbyK098sskkiDtYU2
EArtsWDM4+wv87VK0P75AuOYr6PRQj4MakmPe3xn1S6z3jY/TcacXtO5P+KNk4KdttWyA/mGk0hkQrkxR4raHvpHaAZ2Fp1sqoQnOpW5Km94JjtlLblTvxFm
h8n2daqg1VftfNckNPUzEM66m6/pjyzxS2JIyd/ScieoXWHrLBOMrlyHSR7Xjdw1y50aPsXQrc3PMJTYihns+INsWzDfqVdXpEVNd19Qk0RxYHmnAvGfhI+E
LHhQ3Jmco0q2AhPhNIlg9YAKQ2KLmLPz9PCSctBV9yToSeg+OFtdFJvpEvvGtzmLhukIxnxKHzwySOaCpcDCp2Vb8eYEv7dF71+x0Agw1SqMLxZjIGWH0RHX
HOKhhNnRXI8KYMNUG9UfTlJUS6XbGtMdGgCGVjtd1kQNHtKzVCQalqdlm+Mwcx0QkaWOghOqfooziRbJDYvnWdJn+9+iuYwxUxYL5iQbf+oQb8LmRE8aTsqT
O90IYU+iKd+aN7M5PaFpdL02PHL6fPjBjWS6ZBXTLZ1OCEaILiVPDA0N9R8fgh7ZKTDwmBn/m6xCwyzEOY21XnY4k6LSgl3EHlihv/tWWdnvR1QKMNfpU4+q
ng/AzqJK/isnG020nJcf9wn0Jjet9kKzZB5oS8tO6NzsHstH3EQrHdHLWtYWSVViENmZj6+hYDaCgglCRtlUMTsCOqA7H6s5ceeTe6uzIVSDO4J0reD0iU7y
AsENFz2nm2h0YK/G7Zsm/R92ihXYDkDij64mUbfiH/9139XdzBzx3ihGNTVFq+v6I93xrqsNOnIX3aEcd/DJnUmWAQ3ob1v1vLoC0R5wNFeQEwr7x+Hzg75i
)page",
    R"page(M/Duiq7vzvSRJS23nI7tLgao7I59kZwmdjMnWtKjn0KxTARW4TMU2Uo4ImjMEVfojLCZt0daES31WIJzxEFMuRr5FJf8oqPMWuXavAd/47a8J0Y4pq49C1hq
nItcC0AQjb/9jxeefw4AujRljcnFgowM+D2cUAVEmi2Bj71BTz9g/zp+JTCeRqM6LfqVvguNRsEDg4/KsKdnW1Mu47WUfoBUC92+3zH8aWB10w6zCCad+0/0
y9QD7pgY5Fsw0ahSKxWUH0uLWSwluY9gdTusxhNtkHdTzCMOFObezxhZzYyb6zEAOUN3xtDN0VGqdMkZrqtiCglsimpyytecmGlV2F8LKmFl/FyT87jNF+7C
GlQsm5j1DteFSvrdgVOM23fgdAr/e284QZNShLPGlCQBjCsD24gv8mJ1XGp5M/nuwFv0f6eSqEZO6eNKS1YI9xK2jOBlpxa0wlaKVPJF0stng68CTaB2wr90
+jh5Mxq+aXgR1cg40DzubXSR0ERnk+P8wtOpNl2vzQBTlm6y+JNldpb7QCfilNGanEwjwdYLtQIzUnfaBqkC5w8deVA44luWcIvhCqo5w/UbHlPcq7l6d7rF
fgtCV9bv4FjNHgHOeu215uqN7vZU6PItFeOt0Bu8VX7WmqjOhvyZzT2sVVGm16TbtqgkOt0KP3MaAn6FhOvJ38uml0PHbZfJ2ca8WZqduCqzJ7pabYyWlbWz
UNqOeReJUOCh2X6qZve8pS1Byqb42A7zNkUHKCg/LJwrVJaSZxCZ6krlF9pCN8lwaKWkG+vS1RbmRzdAf1xSeuPyQihE316DWop8xAXi+cUWTKTMPPt1ST73
S5BDyOdysRRPD0q4ggd/K1fOyxijO94kf+dwxlrFAVlaonpMikF1LMcE+3On7c/syVCtaXigp5nKgBpHfS6bcrf1LAxxT1eRLzYZ8W8MSlPrdZMVqxmVwZgC
QJwKq+16tZRUYDDa2ZltTNTbY0gZLe469YkGR0gMnkZAeba7nV81utOFlCk7DeYu2740A/aMRlgiY9C3Dv3U4xiheUE2nQFLIAPtvwmNln22nNCxZL4hBuwX
poX2UrFSi4mS/Q6oAMJl2AS50BRchlPrHx1zLzWNbyV9CpBDGpPMVsgvr6y+frJ35P3Vw/t75664D6rsq/DjOhTzzoq/fvkPa+dfMTcIFBuH5pT7Vic6Vhf4
3u2TvUNnXRkLyv8niUNKexe+YnBbwZA3vLFMNPQIHOwdhti5T8wo+t769ZurN+/0jpwP6til8e7QGDigHa2pzRZpwcRKeoduKN7au7COajzwsdd673/VF6aL
TfD85M8tsadaJNiUtijOB+wqiD94fsI066pYpLUotOvIghAY8SxUl3caLZpixaIUURHxGaiD4Kk4irfiXk5/BKUk4UqhmPNKv+Bk83G2COkRDyfoUybtTNxA
/yjc5DjvvCXObjtrJzv/QHDMIpRG8ox/lMyxUp7xj5JpSfkRLZvTK002ODEz6xqDdTANIouX0oXKzJhIEnxV1UvgPD2VC4IrVFTG5Ny7NKOUeAoUCuN1nMXz
fMiMa0geesEvWKHBv+YRusHvR5L5UhhyMjoK+FHswf5ps4EiR6JOF4nMTWwWnSm8Mc9Tuv/V02wOaxDGU12tUCF9/QICBTeiK+w5Jqwhqjf7kjetvA283aKq
6atSMg00Z16eqbokiWbqaE1KJgotyK8l4m6EOiL+zJsUZZHNy0M6Wy9ggI4C+ajPDDmPgsOY+nb3Z5hadVQA32qzVboGl9O6/aa/EP7D/hppmsSp45/V2HGm
u4qvszIvhM0pieeNyOeFskEbQ3AH1p8j7OQ6LyQup6is6CgaHLE3LkWFZn4RIrbsuWWBkE6rxq7D6HlwVewCXLzVz8JlBRFTEf9Lf9gV0HwlPAz14GQNakII
3Stag7XyrbKF4zm9vD4S85DYz6CEZk/aTOCSu1Qs5xo4JGTQjB+Bjlzc0pHKb0RcTPossTm6cpmSQr+anC+EfBcP5PQ2vmadnOZ5Hpi4ohknrii4uVFu1NBU
2iP8XzrkG7xF3FtJgZZZ3U4fk+7oDgk3jGcwS+qWzpDHeFUaxNXFbR0Hj7vqLzSDYtEZBNsxrMbB8WJ02w5YglbdLnrtsXZakuqIQPmkZ+hlWoX2ojBycGsm
Fq4FvNopRrFRgvR/2nLBmTPdczMztNxT3suFVtHXLE/mVXXUKIZGjP5G0PPC4FN/zPOeanPRJh3KKZdiilfZP1bM/czTf8s+MGx8Xz0HcVS26K5HpDu6YTJf
yvpi2aftXPprO/pDRP8yh9LyqvH2QjhccXl3mcrOFZgWS+4YdZTCbfj7FyuoYdcWHoqrtvWOv3H9s1+ykB5wwvcxWhnrZ/RQuhQ+0gSwivTxZBAqGIof2irv
CG2f41fmMyQyX1TEAfAaMxblVBSNGGK6H7R4kKrcnIaxSfO5KzIvli83XDFd/gMfI+lWHBJxwZxV0QqqgRWw2h20KHzguy7aL+ZwBaLe0TJ1Axln0nGhxmHf
mhDmOOd+oc98a/xzUIMKOZA6+d81p6THIZR0uGtipkxzUBQIgoG1JvH8cWNj/VkO9WihLeP9gvIsvcpjH+RryLofPmb4iKgiJGkkzpasfldyD2GbkQpLD5M0
Sx+oYDQgtHA3vxwZQSIg+kOiGIPPcflhnXJ4ZVS7rkcxfAEMtzorSIZyC3uPLmLu+ifuwFW4ROl1Dc4jsgrT1Q5D/TbqogrOYoopFDGjMNXxVa3adClPGG0Q
t3G6HMJF1UPtLgLBEgjoAnIsTqz0R4SzKDh4CN0yVEi2Vol3uICfXz8pMIobr90DxtPBT3o3P3d5fP5j/ysRVBmDzQpQOfyYvzneO8XgkW/f6t09uXbuKP0E
1txJ+vYDoMGeel1g4ARC2UE50lVZUNkE/gyoYIxaLM7oqzdv9k4dMkg2nlUV+8Vrl9mKzKJbD0k1Axfkz19Fd+WSHHzsnHYBqEdECbR8TtJTt4UaEdQBzLw5
DymqPD2hCQSD6HTbLSJUettaaHN4bYdzDJUTB3WPSQaGaJ3xvWgnAGv0qYQNiomcyI3uDsBDklSNGA9+QR0BGPtCU1httDKY0bvnezdO9t6/jyv8R8dW37kO
133GEF6/fhyzeOgsPVz/+NPw4cbH59YPf7H+9ZHe3dtYnPtn8fcFIK+tHjvYO/Wm1vz+/d6Nz3lNjm588LEoRgQfV9Dixf1eoepyIOThpH/mlWjB9GJWkYMf
HtQax8Bu3LRIvihg3Zy7PX4oMCa1JGBuQdF2q9OJaqWVwrNM5YixuE10eth/KldIVpbICYM8RKohQXyOJiZyQRX4xlQvvI11CLQe/Kcr1J2my6GrWYqGNfMH
w8EHHs3/Wf4L1BHTQpN5ghJpSWmjZMRhbv+DsP0FL07IZfNFmmzXWav1HOdYkl41gHIAxK+OQiqy+58lXBA7vjngG128t37zw433ThJNbZw+BNDe1y+tvXor
akr6jsb+d9P0PtKjYGLoVOhk0kZwktlWU0B8ERagW6vVnF0UBGZ8xKwQYRM4lxCz0IAE74B/2wG8+w7+WxhgMt2anVBoc0jaLhyA/qcp13kj8l7p3by0fv+W
4NLRvtRtd/ITbCxFUvz92u1vAQF8+1vaZ2tfnHUg3bztLv/17vvC4BCbQTv41LHV8zclygAl37ku23H9oysx7yMZw9R8/36WqZS9bwUis9VKUIBZGc+FDNA4
HIwoPEJO01U2laDWI+PoXSAug+29evb86pe/4yig/TIa6jJRkfaXoyKirrUlewFqlNRqcKXFwlHlnFnNqyD3Szq1hKMykEktqmVXU0NAfFXVrmFd8iW0vcjx
A8Qi5hhi3mpeubN/5dahlVsf0mFES4HoLTsKgIH/2j3iiRuvXFu5dzLgBfNt3dk/A44p3PkVixgUhVNAok3oQVW8wnm2xultOXkWaeWY8dNW4e3RkRR8/ikO
3I6hGANn+MCfHNSwBapcP7N2+JaGc114D/XTzK7cO0GrDzDFb96iyQIL//QdeRLDLAs3pFu6KJpfCI58pvumHPrcBT50lXnzyZqtYZfle3vRpUzohHivChAc
CRYlOTdJIrGT0ksyZUljgUkQyqM5avG5CKu4O3NBxDZJ/VICpsYOwN7x804u6R08T2cdzQPP4pEjtPdW7nwmA1s9dEq+IaKWjRqkX+ABQ5XkMkbUOHEdNrvT
6ldnmQ4xEBm5YWVCsHI4tJxfJntKESsgsvMGgXOfrd/+VNDnISlyLJbLAUOdpWFGXasCHzSEbvbTDx+aKeLVfrIkQ6HIX5kq3Gr+j3qTJMetL0wDwR/mLdpE
UyxHYm33tqTykkJkG7Q1s5aSh0TnTAceRdoQg1yGuyHeFsiXwEx6MZZcwVW1xmEpg7QCNNftOvFvA+9hoUmEHkHthdBz6+jGWSaKP95a/cO1v949vnHp3d6B
c6u/+4PAjwIWPsgvaLsLyPpimHCg5g4fFaC3BxGVNqT7T7aWE5mQAuXUMapjONFNd+0YcT2Z5v7F2jWn2K7/xKsEgsQ2AauQkSVSgJid8I5AfkhESJWEjDev
9Q59Kojywhu1ezlNzrYmbKcydP1Eqy6WHxxlkokxQo/v1G2ZBeO10Q4JQZM7jNfj9dbzHVMWxhACrPz2+4rrzIeBzK+7GMj54YhcQo9lwaKhKK9/kWmLNqIh
wPOp7iGOiWmgWwYGLhtMTl/qhAP0pesIpsshJ5tUuWDQ7U9p4hDNxMEpMiWDhx34ezmdR3WG6BOkLgGXe6cXRwLWoBa2ajMESFLcWqayC5eph+vXv1p95wRQ
p++c6L31CbY6575EUOZ+uhsdlwIr39yWgwvnlbEMSUkJqejgkcCeRvfSF2B4oHu8mDLTEFUDJAYfMEbDHSqxDKD+t9uHwuTc3hg3H2p9NG+3qd9Fi6L+ICad
c6AWnkVqeRa8d3EYEhQvgYTO/iXBPSB12n6vZFCtjWr/gwbVWqr5uVWDI86SDEqnFjRiKuIGYvFXotKUX6PlSmMs0hKHDsUwTNSbCszKvmf1rsuGOFQSMGYB
2MBhVVA9Z2NKkKj1I/ng0Z3y4skk/ZeFbfUfDmEutlF/hxUvg0s9mQxvdyaD3Y8soYXl7/Zf2r1jCzemtUAjYnCK1EpkwnKEyABcYtNh86ezjGaUyfROdGiy
6qxHU0OSZdbexMxEC2iKWHEScrAVjHdWtfTxW7iNqtZPlVRl6UZCmitUy6Z1rLUWkKvDvneqs2m4UHEk0EjkkO4KikluWW0M0AklzHYVxMDoub3AfiBe+49b
ZdnMYjriHfoUSllM4vOToTmgpLQLHTKXExVy3gJYNVayLk7KA6BjVKukSguOXG3Rtg5oH8ojDnRgJY83gQYtWWp665mZDIy69rQaE0nYGeevWaW7Y6Betz6z
hiLu8XJmPFYFP2NtCqP9FLVbXENenntO2+QVdhFjToOwG/G9Qx+8S9D3og4EeRCL3vdHPBIHOxlxtdQKUjYl7LrS5/3jvXbAW4syIPC4QpoKCKb3Q9/Mn8ma
ajWfZsNZQexnE35A+kBy3KrXYDFeqf6gNDqg91Q7ZdYxBEFpNWZ1+BSOLy/ibaFmpBE1JOpXbQeXwYIbITFAVlfzAzWLSTBB2Ckjhc2+lfg63Zr6ox+J6P8f
X4cZF+QiDMPtC2/Vqgbw6xa6Lb0qqiFNHbvBdMWnW9DkxTHit7+1Y0TZGMeii9lDjLIBqOxMHE/jwm+sW5WZsTLzQIm9yfE62JqEZZklsovv8hY38Ta1lSp7
GQA0r0Hi3FiyM6Dlcmd+tkGctZTKOSBNBfmNXUnsAVi1XbtVQDJyJ71TCLcgg9Yn8drD1InujGVV/LyZZHMtqXlIxBhrms5D/LlcemQpqhKB4UxSAcdxQzfo
aFttDjKuwk/arAd9IdbYJVvhpDYQfpfxJNlUUebYjNKWgRUJ/841aFd17tSsPV10m5W/5F7icTEknFq1PRGeBGI4LfYfEV6ZnTqP8EwHffA3w5fyHMZN+wBd
5i/K/eVH/1hdhIy6DECAwWpN6woZSn19D62Rc6RdSjwbN8oN+RC2yvRYcQe2cpaVcUf+1vQCD+zsAM93p8RNbeGpY8mj9LdsPvCeRZi5lpJ061Y2x43wGf40
WwEK0xye2mqqqhTGGmJoOh1wpWCdafQkii7yR064sfyUYcuFU66OMMEjNq/JpGUoe2BgrDYVjlMIpW8VPLfhBYMLhRxKDsBwMLMpuZzSbEcOGFvJ48XKHwGu
LNtGIV1MlxhZ30QeRQbN+NOa4O5YrRQrq16qlPzoB8Ugp3m2GLaIlpmvV9ldQt/AVbWwl+7VdeY92rpVpfnTvbNFY8p/ajqxJ5MfPL5jy3yVCOPnjX0khhRs
lbgtrcNXKXYlQSB1khpdbTqAI8OMUCv03yH+A05TqMU54e0rJRJn4k4gflICFiJdSHh5eesZN7b4Jo4M2JlEdFfy643i0VVoXJQLm0ousjtNckFr43nhPRaB
5ihS2h9V0EEm/vGI1ECm43mR9RqNXuL+bvK9sEOwIToBFzqjfQnMgY7h3zNwrAMGD2SlqI9hmwDvdHIxHWdUrUYvPo2DIUvA4/VJCVaMK68MjSlj1EduJdAR
+4iansmR/Zk90ZFiY2Mf7eiNtYffTN/R5pz2UVZ+KMXoHvCwFYGqoWX276I7jRSELwb0W9kKhCeFCxFdDzyTNPkr4OmwbqWQnHLe/ZegaaM7QuZ2I3auVCU2
NyfV6NSNmCK9UmuUg4CV3/ASGYmYoaILak73kiYY3GnmfJaJ/mFnoBIiStR3xpGyr7VFVYQVnLTPM65yQXypg0CSqAlP3T+ktADU5GwcB0HBSirp9CinS8MN
nrvieP900V2iR/pln2oTgaXBcEuZ8fWnupD3ik7rTpiB82rai/QpMJIqh0MFupBSonkN+6f1B49DBCbWPByJwMnyYCFvc6kjmEoEHcFkFRyS0gHZYDlCoM1y
SodPW/D/xU2zCS8UnhzZW6GX9OA2HOmqbkzJBnx1lBditKxWNGFPKOZD6rne57CYeP4MF2xEi55dR95TdH3VStMIWj2UEJw+JEvIgz109eqQK7uHOylyS6Un
NDE2IQ2vDuNAT34vKV7UHxkAxK5rPhlJXq/6Z4k/gBilw39+8r82QQ7W2jXh4+dcfQBK6fBYedvNT7cRapSGFtM0yBXS7zOMUHjUgYkbp0v2pETjmXTCOOf7
JAxtAcjO+1gweSwMzcONRj5lEWa2NbWt4HZ25OY7iJC8XttTqekY/83pGDF8Jwi6ucoUhzffVkQPfj/pV1ZS/6fxxp3iFV0JTOS+MQ558WuT0jPFTmMF1JPq
Uv+cUmuwnZj2WMNAn01u30YCdWdhvApiLXDfbQiPJmEeC8CRa3vOsc9TLzUPhTiIMlafyjmQ1Z32TeZSIszW2J0T5v+zJ1dGHCdRNWoAM2uGjJK51MOVfPKh
/cgnCw1MTwxxgT77O0mJ4y1CiwLbE6pTHtStIUgSplTgd0sG+pCLMBYjAAgQnRgrQkuFJJxRM0Tf66JTzmoGN8a9kRlqcPAOoLe8fBIsBcjnRd/5QZiNdgWW
M0b9C9nVPnuPDUQeWOe0jF5p+1+Khl7EPF1i7rxjMy/5/us0hb2XYjaAl1xdZtRUsuOqeTs1EWDHPGuiruIpy/GcEYgPQVFo+xk1MWTPFBXYIwHyuJf/Y2sf
XaqHkqFkeGgooXs1NwmtAe4o9fae+lOdeaKlX8Dw5yOQBtywM/7n2YnykU+qXWD9aLrVcLbocm/0vzy/b7dtGH6hHaPHTnWyud2Bh7wVY3RJ9nKLpNqXgAgY
9m0kYRBaXfUW0tFiVMv52qe9DsLVC4T4ZRKNiiCDP5XEfO5b/lnM0YRJn3llqTsSJB6QcqgqTHbqAR7QGjZaSYLR+K2PZSvhaHqpaAc5vauMj5Es9RKJUeM4
tEriELHTbewB+8+z5zzxIDZ7CoKcWJ9zqo03BkfV2VHJ/aMHYzZhYpkzm20aO1lpIzxbTIqAqzM7GdbJI99hTxk75f3Vf+luNSPYu8x2zVb1UpQ5bZ/MO3/s
xeU4q2M4BewxXeAE6y9RQ9yjOL3Avr66WFMWp4PdZt/CsaDZfW6Tge1j83R5WMOK/T0GO5q460tOoAEzwQsm533DDPi1b9sIWEkpWaTfhQYd2EPlJ+KTbZGK
FF7Ke+NUjvA4nqlHCke5bhc5chYvt7IWibjGUPmHVNcTVNE+/7I1X60hRS1eb+OmfogCdIYv993NAiKgU+1n0KmHEnBmen/7W7/0NNe5O0wU89F+GioPIbQd
bfpJHAmDQRVmM9A/cAcjrBd2+8xEMGQvNIHiwXQOGRt4mCpLQaseHK3JEozUzXZhjjqiHxAv9+qTvbtajKSyYEXgJ7GLfvrIJEscEtpGXT2z1b0+w1hhDuEK
OGx+tjDbbXAkOJZ/Jy7D9upp921a0OckOKZqzca/Q/yyxPAp+y/hn6IryNEbv8J/nk/t4iKhMtlATHeF4dusguBmebOUdDcgnSxO47TQza2BBoz/sI1ap6GU
BLMW5eYM4u0sFMbSFDl9sG9T/ip3pqvzdcU/omsHfxg6yHSij3JlzLyaVOqsMX3vnn5kiUXaydkWidI1akfUxMt/vvnIUi35e/m5vDsIn2s35qOW805Gug8M
NjjJjETmpkw0KAPMxGlsWt004DLjNPFTjKzcZ9oIAWLMKT7lO/uWbKgNpCbiLTLE7/a/9cgSGxj4CiXLQvcpgOz61TSTUTsEHxd+QzwiR3kzkrRj/Y06CjlV
DQR9Vig7aDYwFKEsturF6piQ/HIuvoGHbGpp5TjbWfqrf32e80bJCtJk/NuCJPfSlRzlsekvvz95EfgwZ9TwESW9oJMBN0n//WwKnqJ17cUepWZLciEbWIEy
H+YP4ED6eQv4HyEL8V8E+yxGEfRaWX9rYvOmXUMDBprD0Pjz1BwT2CwaRk9vxkIgqxQfrN7ZrArnMhk6m+CSh9c/dm6QncKAzd5nxf2bbrlFzd1UgcKNNQKs
HNyxZcLLRSzNuPPVP3cHplhRcWxOVDpjFbgn+Ppweo7tkCtX5M03bTxgQALh/zI/CMyHajy0HtQ0axqNAP2Uew/dJQpB1mm9Fsdy2Y/U2Cf+DKzc8p6qA/Vb
0sayEiVN0+OMHam5q4jYfgRVc0YAhBzPovM+zrHnlbs+m6UqCQVNLlym/hzQ8RSbg4F5HvoZYnO8k4dkZjBb+NVgpPOHTdTMdJ1wbim3nA+Zp1oH5CgaBFNg
X4RSbp7sYj67zN9pEnk9wCvBQfyEGc+GnA2hXZ9q5CkomKcsm8o6yMYZ2128QzbI2CadPvN/ypLbNooQe7mOX8pR5CE0zEJhPobmVWjX7fyYUUubx5FMv2I3
Yw1j4igKyxu1du/a2t23185z/BN94wJHPcRQt12vdjscjKABPx0OG+wiYgwyd2sy6bDkzrmiWh25WVOfJHeLi7KAZxNybjW66vfc6GpnyjGI0ZEjcKa/99bK
vXPiZ73x/gEJxVy7864LregdOS/ZjBCJePUPvbuXeqePrdx7l/6AK/i113o3Pl/78OLGK29J1Ebv3JXeW5/QtzJsdW3GmIkWLSQzCg2xOeTecbPyqbQZfO2i
On+B/coRsDb9Xls50aDV6jAcRxKElnXowNbwOs6ShIQzHLXAsFSJQDdquBk/btLNkP5CSFB1om5heBKOKf1zgZhrd74Sp3cXZ0ljWD1/t3f1FPzWD729duYK
gmZPvblx5pokXMK3Nz5ff+0eAsoO3Vi5fXntzIcaWXb5tHehx8g9zFMlTMucusCH3v67VnYva3Bkknkfq+0+gWUIP/z0sAu8BDK4abQ4F8SmXb8l46IlWb+H
jFS9c4fWL73CH+QtL3GJXR0L6nuRgxHCjDtwp+/C2cuCjVDW7jwdGNvrFiOCsKOFeawGtVUc0dBE7aK47+Oy2EQKQ6wnr08mWvq5li4hjZ0zYXLAiQQ1wGGf
ve+Vnt/4DPHMd97tHbxNs/nXu4ckTAsBIjevJRzYefivd9+TESM27uql1Q8uclFd3d6hTyUwGhER98/SiiJMk8MkuCXE2Pata22hbYs1u8iDnGhgo9Y4YtFy
tfVO0mY6sX7zg7VLdxD/8MaX0fdRONd8uzWxUOtayA8faxN13KIRdsGZmRFrJCcKTzjvCSwNvRZuYY9l2rmNjhCOhe/M020eMZmye3nOLZoH4W/vvb726q21
y9cRpnPgy5XbJyRoi2aTBkHTuv7tORcfkSkjvGPj4DHMNsfhUGOY2Pe/WLv9LcIuXKS4n4DOwhwAKDmU9JnCfPHPN/HPozNFCesDm5kRV3+E39jPpW3L5eTp
3NF5InTxgNtR+AFBUmzHwzzEvaChcPPJ6tmvV765LeR0TLvgHkpAYN+QY0LcjkJhxBNNdybcqX92YHiQuBh+QOdcfYLjLZEMF1TQrtczDGDtzB1pfv3gl70b
b9KmX/nmcN6Wp6nnqu0MciFlTLhHzgNC7vpxOj6CD3ZZ5BsIVm4VWCamVQuoUl4ugUCHj3MBDu57hX8hioqjAq1axq7jHF1V+GZ1aU0nWlMl/Ed/qoZh7din
vdOfrR1FsC79F38f+9RqsXDBX2kuMjcpfDBJaNQ9S0OID1hlMmGfZMpnC9eqC53qbG79JaCay4lUTaQcx71m20Wg+70DYALEWX5/bvXEHwOJAr13zOAZEwaS
qXo3iHmWeE8wy3Hatw5rgnHdEWLtmSgH+3IkFUMNy+4gzoSsacmvpls6r3unaRsgcR5tk7I/wCE3AGHggoBDIDCKuaKLgpbgT4mpBiM+/vHK7QO0xIiQ4tA4
CZPTZGzrN16hpUKJG6/gm5tfrN052Tt0ALz1mzfoeUALsihuJp4jntcNIl1zThjhdIJ/SENpcGjjnOyEE0gJJ53tPxTe2/joNvAbuTsr994KS9OQw73Iixrx
aiF9ERXrYEIa416fnbTwvc06DYQVkNHUNLFvR0oS4IrtWPaZJHU9Tn7ixA2R1HB6Hd6/cudi7/iXK/e+1fg6EveM2GQkK7c+zA49GBlHfQigA+SsILZ2LyLv
hNt49gJsDE/gEoFLsjr7YjKVLs7N1bvtRYlrp9tEY07j9sG4ffXcmoSOs1P/Xo1k3BLIt/vvEGVtnNsP/hWI4DiZ3/i6d+33DKBwNdxLIpKtHn5r7fxXkH8u
3/jr3feJfW188DGOtTtvrV+7TfOIVwywQVPpolLBs13Th06tfXo0mKW9rMuqsM0rzK9Kr/zeEqiL7I4TZuK3hJOH61WOd5SA3slEoTQkVFPiYy2m0Pv8kMj1
DMm7bfVtsXA4PuQ4fQb7feKRJAJOgLQUuMnQg0cfxVeuXE3K1Xw5Zd70TIqaUwGLY8RoJtQTDj+fnwQ+Wa3PsWvHFu2S8xjAb42wqI53CpGVaJ4VsluTAuoe
lUJ0QSpwE7j/8xMavD4pmu1A77qoO/CboUl6lhXyBTqqGt1FzTnIOIeBov3nz6g+XYx5fE9lfbt8Vczq7CXIgH8y/nIh1V+T7WrNKgj088ND9P+iJvAX35K2
scKPDQGPsQu86CZd1cXUw8TPVlm3URgYKoECkjxO7Q8SYYI5KKTbuBH6yTf9/BKPIoFdShOexl47PNmshzFdYqPzAmN1yIItBTq6WNdW9I5PS9CWKOngcjOI
gGAMQISozbaQAvcqGdERlDSj5E4ntIl7k3Uv2wlWWwh15YL4e2+S6Wo3dJ8EhOPeZmH3z5+pPLI0vzxG/60tQ4m32/oA/XlBcyiGd7y0uFzcbWpQmS7v7opm
3LrOtyTZfEBBBnpWfAAdabltyffZKs40pM8mQr1UbbraaGYMU/nEH7TMW0B/14puF0xmKZ/7H9OsFQWMdLPOindVEsafBho+pQxTATqtYlht4DfFIyrxeoVq
Lbs5p1HdQm74LzE3zKIG+w5pK+r26+h9rjrPuvP5AGy2Dm4LLbnjvPN1R2BF2xGgHS5I7dS3bs9xIVUNSOo/GeWdLejgD4ZPiy7oqanHuNFi7G4R6lo4MQAf
SRmrzLx3nWVKyDHIqOtsBWi9w2OilBpJlFcjqNhxB1QWc4bljF2Cby59c+vc0YIpLbEroPP2i5yHtz3xA0sXanYLd08yq0WTlmD7A8wNmctVaG4QjHRo64lF
QqP4Qr1bqFhooJgJm8ljCTqSebS9OFYcK0km8J00CiTL2aoVqvWxpFc4DerPtWPw94/St2rKmHGZaSda3ecnoTlzjq002fNUdqboUUSpEB98YWzdYA9QVdyz
NWG+rtp6+da5hY5XO8AprQwHKKAdxscTAzyGF6I/Clkx+4QMAv65m9kFsHdGZAYc0iUq52xbqK8yNFaWYs4dixUdgRSBPnNZ5/KgScnkO5/Ud3HMx9ZA3lik
tQhH4sfSFp+iikW0VNlZh1sud1vP7JsnVkYya3W2MIT1VW1FHwGaGiON5m2IW4seoQF9SqNB6w9S2se6Ik2t16w/PU1dRK43BSvk4Cfzi9/3rCQpTHEJXbQf
sWYjdaNBPNq8AHCYQTVvYEQoCJOFS5X+qbNlA+nb+PRt5NARbv++jUyFU4X5zPfsYMTxeUZp9QjideL3E2no7FFXJ45ua2aXvC2W2H8JD/d5lw4PZFn5Xl0S
W7kvSsn39vEjeAL3QW+C0+jXWVfx2EwNcy0s21K2mMW5BcPEYo15RNt2eLqoXasSxib/kLE5sVfY4jPmNecDC5pU7mQP5u2YZSKh+sQL+IVuWmjuHt3Kgq3F
Ls7Dvp0R+4MfKtjrHpeE0Q9SN69+T4w56DfckXw1/p1dPjzUuTgcqITnBPncQBHNKBf6Jg8+2vpCPXTRTFhKf52qPJPihEwfVbGpWJKBEXHEW9R0Y2mpb8qY
5RBhmtMBx/XVueaiVi2hfnXXBrfMD+Ed9us+Uz+rO37sbpkdt8XUfiYYhX63vQzyiN6FRJfdZG3ZYwYuYjjNNGejnj5lH7wsrpJMM9/bs0kkh1jFdkoHNaN1
AJ8vD+g+IO8FiZl1WXzQcJc3+UoLhFDfdnognms8DrUEsTvjbi0+KvbhqKjUxgJK5jv6zmTPwFN7j4stihyMxMluye+cPSrK6K7x/nq6f+BiV+PDd6joYzGc
42IQhyE1FYOcBi+LK2pHPNj1LHSW8MpePdQK0qmXabeJU639Br3KfLucTHshIxcFdGxEP8ff/LU+5y+LxUwOBybPn3NzHv6mU3Jp2BWWBwSEF6MBWj9Yw/fw
cDApTcLXAbj9gzYBDqQF1kPwRYzLu+pC7BRNjvZ4YKPWZLqhf5ueuw9gn9xK+eViKckqP9xLvzIch7Q3lqqmhd1rPbKAe0ySy/Wu2lMOed9Isvs3dCnlGQUc
hd8tlTFLtsAX1E25ou+PBiyqFzQxvH1ywcnz2tiXEZaGixbNWki3shPjodNp6MvRt0snhH6938ZEanFTVeWrfpKD1IvlwNekqHVotCWuwxkfkUrOWhSwOSZE
YqxAct1rEiB3irdAxV+uiOhTV0DqwrMSUlqMjUU4CFldDROsT7icS3ZZnwkQn40HhFUc5LNhx0uqASvEaLZMVmtdiVDfLdoKaWZ5JAmUF4GysogQCj9W1ncW
gztoWHTMnE5yTqZA6vNnkKjos8kXZE5wORLFcva96t5dsRbURA4Pnx+P5iRrKGuRAO7eiyVMCf08ig5AdZuFOk+NMmnwt0rgpST/W7FduK/1Z/RrkxpkoDIW
/UYepdEvrWEwIjwP0GPCx0oIN41cyk06bWi2BPiCAgdVLPahwPvkHWYVyF3s3EQb3sSmGZ9CwZcB0sCs+kC+QGrCi/w3kqMhI7l4kQVDQD6cEAzNz5RSAt8U
SOi1k1aU1G05u8udxsv1hARhPB2VX9Q7DgVB5hspHMYGiS+PVMnpFzYVrnIvMCPhJQR95yw89SztztdHvXclIpkD3VUpVreU+i5h3M0i4p4r8/VBfruxhihy
WLWpLW7O6wxAza95DKJmblR8oVVq7OMdffnhzHHLQZY/xY6P3rSkNueNS4fW7r25dufcf+x/ZfXa0d7NayvfnADc/L3TcIU59jaMK1yJ9+USeCvMT0dUwt5e
JRKHpVyDlQ6SUp1v9s2pjrhSwBGJirC0OMTGcPbbAuzCRH1Pg5kzcKQUnruJs2qm4zwx2JY4bkZEdcnYT31ePXIkSF13v3foBuPlnlu/+K0Y6XsnPhQQZXm4
8s0R2Abpq+sn4WJw8p3VQ6d6Hxzs7b+bDGE+zh/sHTwAW+Aw7Oivf907dQIArc70e/x3a0c/Q9U3L6oRTGaq6bFALdsR9qGDI+2D5u0aaGizBUVLY2KhOgsa
aM/B8WeyXp/YSvetvZihZr2L6YD5Vn21Vg/v39h/mLG6T/EwPhGM0pXbB9x0ALL3ja9Xvrkq1k9ZafgZ2DKvHno7poZgOJIkibHdLeGNYt3Le3MoYAcslxNH
3avCgi4FF8KI+U+Hoc8my967VwyGXj5wOboqqf5pH0jawb4PnIfEr0B/0xxag6A1PW7ZTfH+B0CVP/nm2pkPQQq3j/rP3cKgimirREkxdFoMt5//2BoVF6D+
nI/mZxf4G81kCFuzpC00ymmzqwn+rc42OoKO3L8XJye5iyFlZDe0L8wUxf6ESlpJdbLrp5L+Wbl1lGgbpl0mjMynzp7/K8uj2FkYFx4gPmkd754p+x4ORg1J
/mG4t+o8YbD3cF7jHl89RSTiYbJln4qDID1546JsUmBSn78JT8mb1+GmGeCjr8CH6uPM/mvP7VJ/bCXaRGbW8h0EDE6wy7Mfhw4m4FeO3xB7r3fEf5UZ2F/u
)page",
    R"page(4raGYIXhx/7Pa4pTLg/+8mWC5U7+8oV3AnV+iZHXppxRENmefc7n2eiIZcryZmBvC8e58PraqQPY0gdP9k7cUY71F+QyWbn1zsqdi9wVAUd3/EqcHOk9ukXT
TL1ynpxolXiDSwMg2P2h46asyOrvvlr94KONt+5Hs92e62w6XzIZcIBgPG5Bo2+ptsD8VaNpY7dGft3oKIJx1QgmdyJk2DQRcE08f4t9RU/rKA4cl0Gr4xlN
Gc9XPASB/M+4Lbit5mnpJzmsePDG40/7XJWCqakigojdhHHacRbdPXz8yeGHgAXnb8ahRupTymB4sn/6z6NX3mNuf4jOs961e7x5Dq5+u3/1qzu9g/fcpPTe
/z3cOq581Ps9gMKppPfatL0/uyBc49n/LQlTLX8APNNUrNqRMMTCDIOdi8+qYK++XG+3eBBwiq0x0HwyxF3m+la+/WDtd+/SEWUpG9hZFSRojrfI0nDo9OqJ
w5JMonfj5MrtExvvf40Bffzp6qFP4FA4FPWYA1Xk2PVTCRpi76cGfAGRXINxs81ndx6oETzZ7D4ql3keTLeFVe5or8MZXH3nunpG9S5clu5t7H+Pppl3zUl5
Qp3snTiK3dXXyV0LzZkmXaBzOguRKcx5W/bOceIOGfYjqneq2hUnvZ92MWT9CWrx3EW8kKpNJDlAjp/ZbmN+tiF5lLpxR5TSzO1V0gK8c33j7JXVE5fZJ/g9
RS0/dGD1zHUZs+7Dk5eyr6TTmV1nHpKcw1gSfzzQV5LJb5vk+ti+LO5TEkCLzCcib4qJR6fQ+Xpzvg84KAffK9cb6HsJGrx2jNieSwzcO3dl493X6Y98LHMa
WAbKvNF5flJOILqVseYklUN1rsG8Rn7MS4wHn/scsgaclEmJXhsrN5q12YUJ6O3KkhXMO71Qxb8Qjc3wNsWdfdrZOYZ/EBXsCLZ4BLSNDi0NTECLmwgbrTQ3
4CLjutB37lY9G1zdoHnR6yWCmWkSROftpqAYd/w5ievKpNbDHYrq7ENu97KmQ26fk+SuiOJV8ZBB2yPZkd1iIvHTBhinlNTOaGDwk8lATPigM4ILz9o6X5qW
LVMMTxxwQUbQ9Ga2mUaT9f5I2idxiyNJJIM6ssG1neQK92ieEzLYMyOhEaEmOJpMWnXctzC/Pd8nY/D1UtK/Ht67jfHtl73CwmsUMt/syCC4B8QRJ1KUGouR
VornoqLUPibx9hrbLiY3FBixYqLXlLKSntgpOYA6kJO3ccR8oDQdZBA5Hyvp9lILrPdXZhIE1oueRXlMv10yjKNUIz6DaULp4S1BYp5Inky2sz5/TwCyuX2b
Iw3NuwvyZIRMMzlWhkqeBYSWR/dCecEYLRnNisOXtsPPdDAOWWkmiAhl3biPTc0xeTobqtlrpHueK41gFEG/gg+c4TH4xjiXftZvM92xCXSTWEYDQ4965ugI
vKIvY47Q95H+LkieTJcXIih0MrJk+hMsDWzJ0is3/mLwyo03HGkxY4btsw+ZMiAD9wC3rn6sh9Z8vV0VJmLgW7C/jZYr28bMuoFFbAQ825a6Mdan/sv4EAUX
QsveCp5ZqHZlF4XMPRfmYZ8z4rpHL+g9MgJ4CAoXzV/JhpaXrbov4v0B6IgxITGVZNab6clt/YpVQcRi/YCpQ43u7YFWp0xMv7aUH9RvW3z5QZH82bXwzi7o
edZ4bv0VO6S3oLvn7GDjjegGsxNzQZwjP23OL3gdfDU0V0xuAjEi+SXN5YTVBTvZBsDHFEl6E5Je1j0Ss5GbBDzfl4b5441iUdeoJ3DGlh3r6/bTuEEH3fZe
sGy8/U+NAkq7KVv59ii81qgMLGbtcnVfvTPm04dwI3ZC4Z2zGVeLY6Imd7RYmVug3tGMlEh4n5uDNb7erQrqnp8aExJ56ugHF+Uc1FRY4fjY2Yt7WaARdNgS
xo49/Ch3NXWf7etHw0FD8dPBBueuWf9hy2fbKM4stmTusZkv7nAQmmXxi2McXzV8jia74S+8XNwNgWmHT4nQaDbFD3ihDw+pW2CsHXyIP5cTqirB33MLsOI6
o8DsQmBpET8CBrHAC0FmgPQIr0LBFtUtC1MFz3I+EBNXS91O/nwz4R5w2eLyI0t4IwPhl8G73Y6+dz+yxCNbthKYbnwsTdMfWNf8lndTV/EJSlCdy+xGqPBZ
SnFMmULpbv7RemaXxM5n1dA+FR82sKlUxYz38Jt+IdzyZhYWssqyAqHTXAqNTxeqlP0fUMto/1nz7HMRlpA6jgdRDPvM1k7//OUuF/4/r/E/f77Jz750zkx/
+YKl97ANC2XYFx5Z7bkO82Ffw3/6mNkHW9U+Nj2NBUeNAcoUH/bIGQgjo93JHDyxA1I2TCAAgVMnAS/35GCSasUi4OYIhaFbofkQlnRF8ctTxdggw6SiljW8
QwK63p8nS1wvHX/tqy/08LKACeauNJ2DBHqNmmjAz6joXQYN4wLthLZHGpH3MQjOcK+qBmSyiVLmW+C0k6kMgah+VEbKRCsEIkEY/CqF4peZ1/BjTI5jA9CV
+rGABbksJyqi3+ue36Q5QKEOGyyQJXQzIuQKCXgFr8deue3Ak6kHB+u8Ywy8hzrJR8EWd+RDU28+2bF0FbOWNGMVCPQJpvgOpK/Y25XJPuPbGl0ztjzQP4V3
hvk3ClLT8wrxwqTGM+5hfiOC45mMJTldBEnZ0bcKiF1wWPR9NfKk6F278XJfyoqHQM1lCplq+ZxYdjBLCr96uQvVbBdxMZ06nAmwDSsGrDIGZwguGyC5FbnT
FgAhe9KQ7cRpqYmgKUY+oeOyUAnZkmdSev8aq0yIIKmiWVGyZWG6cjJlKZworBopxlUcWJIxRnnPcKn+LrO7eAakyuliNbbMEz69KrGCN8h5w5CxOcKNrybV
AwGCoHvYqeBLGXQp1AvUuqMhgD4mXFrUvZW9jLC+2aHsSTu5QmP2w0AfHn/+PWjTYCxII5fEfuD+VNWUcaVq2gTUtKRxkR8OA7JrnK8BnppBfdMgxi5z2O5Y
EFtlU6SYdhFqj7ebuAgrn8ikae6pTIeClipBArGGIkMGk5PNh7v8P7xANt+2Sxg0g/Pix4X1C57iJ3vv1brBU0wrQrMgmwWPJegQ487Q1ubkqFttp1tnxlJE
y3mhB+g15ALrM8kK6Jw9QtfG+lUYtYWud838B479DQF0IVE5cD67tDyctDbmLzIVvXo/iJk/jMj2MMJaCANYHAsuSQM0Lz/5yXNOwyKSbzHNIm3q0voyQRQk
Q2gOR+obfTPu3xRzvtk28JttaXHwOe1MrmlxgOrDLKt89P6Nh+7DcdbSFqFypBOhE5N/6N7RR/PtuhL9qEDaLkCxDIITZattKi0utSZKs3jCjQ2uwD2RmObJ
KhI+LovK0ClqIl4hqkUYLWOFvpg7HKsYX2jMSu5C8UYJlYwldZSwWyFbD0aMC4GInW9dnukgNqzYTWIpCRxr5p11hdWH8+VAEJP+yHhDNSssG0XrWt9rNnMU
tad9b8X64rbIpE8M2pqNtirepLnp1ALfIsmNIyL4PpXK5+PgPh51Zb4M68RYYZ4zn6L4IpxRUaprrtuzjcC5PkA27UZZ9CqTnIm0vyFeR2uIhCV3ge935Rzr
p5NB3qgDssc6Pa0YPsygGFkTMZCHyRUrdcVujt7HMD9XbJgmNidDbCap60OECntXvVRdxRX/LgKdZPsmgOsltedyGX/yp/AAV+c+gx1wDq2zDoVwVjJpuUyg
fE0RUwXx/dbEYn+SWrt+tRo1c7xVzvZkMmxyh9BnPLn4IDs+8d2LckJ1OKMZf9tqSl7VERHIJZEl27CdLG62F84gqYFvs0bAch5JtgEx1uigETw1y5ltRxKx
0LoUqsslb/2lkmGMKdL0ucnE5ORlMRvE5FzSzgEJa6MMslRJynckNFnwq0/fyhPk140oCgoEmWJZt7EcnO6YFge55Lbr1Y5DUlxk/EL4txKTbeyB1wK/ZSdC
y6cOj83fIav6yu0zcOU6dWDtzOfwPtDC3jWX9qYJqLXWnMJ3sYt5Vxzz2h7JS5wnOrONCS7OhJJU56DbFgA7diJPGHCt2qbV6rqs8qzHH19Mptl5tyWVC0oY
OoRkisl4HW5s6r3G6DHqKfPavdUPLq4f/EQcKla+OSogc+K9CofcO2/2PjgL/JlzVwTITl6tfHN1Y//h1aN/BLLNyVfFD2f18NHezYvr1+7D55WR6mjW0NA7
19ev/VFmSkBs1i+/oj4bNmveTbfR0VmBsCk4PE12WJtUlxRaGJdNJgIQvHNPhgHvEvHSQY+xSqu/f31j/3l1q7tzZwVDhVNM1Ildw+jAcDn5p9ZeAPwAt67E
bjpsFofXG0tY5WT17Hmg8hiuHNW1evVi7+T19fv3w+p2MZZQDLnZhudhveNgy9gTijGF4JYI31htryTYeOgHr6jAae5IqpgdztdXU6xIcQcbKv/Ipmi+yjp6
cXLkvlPdDMrFXsoBXpH2nJ0LgdF0//76pVdWD98HCVw/jvWXkV57LYDJe399/7HV6yd5yJ+I7xi3Dued+5+snbgurncrd99bPXIEn377zuqJw/FUa9RfRTNy
CP6VwwYTDMKLvaunpCNEXsG3zIXwregqdNA8mTwf7N3aQsZJGjbTRjAmEIDDSHMLNV5tdyKnWoY08GBm1AYQp7yvOKNhBQuxNLxsoEmnTnj8K4Zrwg64fmbl
/lEAjdnMKyZfOGFcie/VQ/o/a2nfF4Xs1F88lUEjMX1Oq9fXryRbUkuoLfRS04UKogrAxeCgBUywYc6hUg9nQt5vk/fbl8Vn7oPXNg4e33jvpKwlCOXkO+Lu
60nxzgmuliYM9Wbmht9u07fblzP7dhfgVZnp/qy1p8E8UwlCDhqFuJVBhhiLQ9I/wUdlJ/lPlO65x4JBtnrmFnU3wCBzzQJpTNp9scXbMNyF2pwwcYxMSJ3p
vIb74t7WAon+08B6obkaZyIqK73SdjPfS0YzvEr7bOXeSdtn0j2eI6KwAwI4RrtXJy/bz0GAaU1lLw348i105XzRfjOGKZwzRnQITR1AI+I4QJBTFEEZFY1+
tln4UaH55/PfHTr95/PDJADHGMA3viG2Kc7iNK9rV/Y7dDQZFp0SDuEMXotvHoFzJ01I008H8NXcjETzIJOQ7UI8I7OtKQY+a0199+or372635YsQ/bqfiwU
m7jScUW7FnOrkln0xD+ohm34els5gbQgPpZwy5d9S491Ij46BhTDs19LMEn4uT9jnmPw1WRvFbTOyHUKq9gCyA0JBqykAPYmkjnMVRdlfW2vzIibM/xdqwBa
tIHQhXRhtmsbKXCBFahkWoi1q4fFy1RFBsH3O3md/ktLSRsIYtLtb9euHMVqHn1DkFjX7ry1+vtzzBtPgmHeO07CCMOzvhMvlvZYyJf/5C3LFQbF5qREY45x
eecEEPPs1xtnvwK47vVP1y6f/uvdw8EHNEb+hEEq8QPo10zKOIKlKZH8TsCZm9vb2H8Kp8f739ByBFUtCgDxYl1afed68K7ZkhgSZsSnLgVvcDLzd0jIo0Lh
3ALOHVpCXkF0RFdxJDptGIvRH0bKN3rfvrHx0R14m586gUW5/wam9+pF9jN/Lz5q+PQJTqMs0/Ct6cy+GLN5A1TG5HGYYZeOXGZZcxwd5udQusYgnAAUZJfs
sC+QLGx+V745snbmCnuiU02yanG/OtMLk5OzwnTZgukCuWjV7aVG7eaA6irDXz381sqtzwU5WPaUwGoitIzpcgD6pNt1gzgqZA+EpGBDsZc7uke7TCEj5VBi
IvO/ie1yrEVVuCdmbo4kN8amAiuI2Sdm7+bFlXvnNg6eXH3/K5pPDy557TWIOhxDZ5zyhPubZJD1+68hzoR3hYCgMmLq/t7JG6vnbvfepb+PrP7pKM0/BMPP
PopHvR3j3V5OfqWp8vji4TCJQ9mNCjlWLnKcgI2HlXnG9aLRkb/ZiNgdnOC03t/tP9fofrf/A3VKFzbGLucTyMDY2GORK16cZp7eWlDozkna40KMfGGRXaxw
sMc/dkIbbRVqiuaS2qK9tH79Tu/ex71rt0QwQLTGiTsQJ9//ZuMNsPXeqeP0KjNVPtaTRUrXd+lbteslXkCA+EA9oKfePtb7/FWStH0vzl2ha5NcP6NGeCY4
zKAZuOuL1y/R3hRECw0TCQQgDWJx0yaxndi+LP/tFRkYV47qok4YdYBhXaVjgsFPdMaVO3Fk7Q5iSKLJukUn1g26VYbPUf71k6v7P8hOmQ9tdNJ3jkwdfRLg
cP8M+9vLLiKjjzjB3Mtzl+VGqkEjscy9Hel49ih0Nf3Vml2wAAyJ+dnu4hpqrfrkZKPWILLvcIhCDsAxJpYnni0V7u7XrDf4YDbyxAW3HV87Rvg7hU4OCcgE
WmJqxswkXAgRONv5Dnb8JpDQYyjktS/v6HUfI2fxeu0Tutf/oXcBcXsMk3xcFm3l1ofuYWbucYrwVdCT5oXXXbzgIDl5e5Zbihe44Ol3JCVcIuD9loWzT7Eh
PJADpECG196D8Hj1Eu6srJUAYDOHlThqDPURVJ6ex716HP15vJy8AEZcnZUMHVCVyc92fbbqgLWpmIgxvQtfgazpZLh8vPfGlzSrYY3Bfd+yZ9iAoISZtxhD
420YNZDQJb2We83w6Du4FN74tBHIaiznbqMt0nZHyLGVsFm1LOIKZ83gORD85TBDhHAqgVanwYiUZgUOS6SX3NoBn4+DGnI1IkH5oJCvAK1943NQyP2zTCeQ
0bPig0yfXEblb4EKzkzatGrLLIUcVR8KddUmb27wmWkT/fReFJdU9ZFNms5EXzGeJ24vmDcpHI0mWlaEpQWY625hggg8Ry4Sw0aXkh0+ZKuTFL47d7bornoi
d1c5W4+mWxB5WrpL5zMRmYbiyYQhWPzcYXcj/PqN9W8Pys3nfYSS33tXckhQKyTj+qG88TmkKSaIDPFntqSmtlBKlFsBMVHkR2zukPQMbXo6y1ka6LKCUEKN
3fMsF1eHxXoXwZP1ffOz1SbPiEYWXxJFCKjntXvYs7cOYabfOQHpRRIx3D/Uu/Fm79Krq1cviJJp5ZszSscXLq9/+w6NiKTaldsn1i//YeNghuCewFieANa3
dIgGw/nALeS5Pivx21REJZ8j56ny3ulQjn8iFkqU/QLoWnV1SI9j4NdYXla0A8fQ2pR4UkGyB51g3yOAmA9Vj5iAk7nsaVROReWi1LVTSK+yeuwwTczGq38I
dzSmkHG2iRVrQDB9YiKenMAiKGTF5mqb09go2+DoXtENneXIwPuQzfdnNG0Q7nJicU2HpxmDK2n2shtN6fTC7KwLuvU37N8UkGgFaT068K3eW6+rRISgT+Bb
KuKESwggxg8VZcRHiKdQK7Kb5CdyzkFfff0icuXQEXbjJM0nZGHBNKe/bx0lEThDQZZaQiosJWHeG3mGm2smAY772G0ouIciqEjoDoCs0P4T5Yxz3NdeVVE2
mpFa2ygpA0cBAsK+mqvO1HFcyLd2ZXc68ZxIaDkx376h8Bp3Toj6dvUDwGOIDpyGQE8gFPCFXlT2dBfb+OC8u270XuGsKERkH1ykXUnkCAINIqwFtiE/ArM9
3BTf7fYwIsH4r+367xOZ2Mz5arPOed1m6otsYK2pnSlK6SvZuL2TAhUO4ae8AQ772Nnfdj+yRAWXZXfvVhdUq78UoAhZQX6ym81XmbzENLpCKoseREagEHun
BTjZHfN1Ef8iwyIbKg8NDT8UGFmYRM6Mb0/NzobYZCHYn/jmLCXrR2/RBZaTuM2zcyVtBfrFHm+rn99bv3cJ81PFdYNWn990GuxsldLypwydKGEMxH7wGhub
mDP9iSsr/Vg7g+o7tGX51befwmBf5aBZ2mrE0+n3rxvV1hxsvKVk/fpXKE6XCfqxcuftESSMRdm3z61+9jHnBp9hZrR2+2PO0zaReheBvZLoZmfCwHA5mUdh
zud3sHPO44+CmHnTepOdmHRuKlxojKMDHlmKHy7v5hiDEEgeqt3Zulx14yhd74wPJ2KJd2OjpwVF4hfgkpLRHBwleeWRkyw1oKAVBY4xGRfO0QBuWh10tcio
ui0GuNMAci5J98oyEPGhFJO9VRgGJAzwD1xK9o1oPdLREicUHEmo9+IHU+sW6G81+9pBwC4eYRW5IRBRTc7ZW2qLvYnjODwEzvyCLcohTqNfGENajLG6xPmu
bWf1yIAV1vhQqLSymNoKm+ejS3WCi8Wxcoe+LnjQzirwOD1cIGMFNkuJesli4riuAHDLKuOFaIJuC+5ZsIL8WqsZHX1QNT6qOse5QbvT6X+u5mfq82wDeGHw
YeMxiBO/uqgTMwyjUAV4S4oW9gQRoxE8YxCmZ8uVQaeObHIOmbqt9FfeZzD+HTc/XiuJhnJdFVBXoWKdDNsJgr9dl31jRqTuCafTTMdTycpLhGjJWHH49Nce
2OHC6rP9tmZ4O0l6CEYjCIx4MmaiTo/nXSTpIyARjkWKEgxn7FRpKdMAjznzSEoKhB5zRH+oNWozP1fv8Ga4gOKEZKQYwhnGxJizdQLKHrSFwLECt5sw2FTo
t2+xNUanQHTYNDzpABd3EM7pw3bdESLSv7iom/9CNTu2DBiIuIMUQoLiAuxBBJEqtb2KGcLGZcchP/aaeAxlsi3EVtNUoV+J4+i+UsDOaO0Zqh6rzC2AOfJY
mA4qPAmzranhoULTwqzl56R2ZEhBeUVByajmXAl7Xg0VXQoCe+6SDwyFITCMuSrvnRPWNoGBzELLjyQP3u0G7y//9q3Lw+3p/Er6GBP27RYDuA9ro3lCNYv5
r3YtpkW330cyDJJnxHFIgaAOuKQ8xsTm8E4p3ddN954/62evYUAPC+y+O/CN7qdXsaMKvTY9ufIiGsE6xlIwei1lVvnJZNgdV+LxVRJ6iF1uYT+gu+PsALlA
A+WycJwV4YAqUoocY4ZGxx8lAo3fzfHjIOmx3DEg2cmEwc18FtFK3jrIgUrOIJjKZhBo8zHtUikSKBX1nO+M4aWIU7FL5ELA6aO3fmN61q7VNd05Ejj6zXKC
350yDwgDrs93AiK3aDl74y+o9IL75xabC3Dupkwd/lm0AbP0tWuuw4EmPri2r4mocBodkrt4YbZoX80S+ID6rBz30P7eFKc2JPpteqQGkYTujYsbjM3YDpnY
ma2zT2CK9kDFkjejExP6xCKtdKP2iyCwj2HLBDw7J1tNJnxUE1aEUBmlJHN/cPQhmgm7gXVceu+XgsjXIKrkJYZXkQQl8qkLsw/PXHkVOGqyiBY20bUmnHC5
V28IgXDJtVReGvPi2Et81qIDTnjLTbwVhXxpx1X2DxZje5BKRDpXQdVjxl61A/wsi9SgqzSAG021WwvzncHXFGkN0uLgBAJtTTngwlcy8D59SRGC26YesQqH
k+v8zHFm3E1ByeGL2vemynaB9Hg0XiSL9sf21CHSW8t9d4GZUJRc0mH7ZfIsUXpSmZGdAR4p7IP+pqlRyjFSS3vXXvPqERM75Atv+MyN5M8TodXUGknQQX9S
V6XkvMi9gygP7gNRT2ObMXvcP2CDh6KZ+EF33ATJ5pky+CC3eaaUbJxopVtoRihAEe3F0z48OhiYn+MREYY3gBFuzz/9t4cu7+3tcv43+BD3oqoTUu1k1xb1
NA3MsLvE+Pm3LBu+lvSIXc6KkKnKTvJAnyRFx+t0k5V+8//kKRxys88YvjUtFrO731mEHGBVv4aiMhZkv5yWrJa44mRC+KeJkpPpMLPlwPjeaRrPPoZelGtp
MWigIQ00suk1G6jZlXpJSr2Uk1zzJRTkPEIh028wn34yGSo/UdRb4PxCZ1o6g5eqxhmJWa58tsyTpjTFH8fp7YCK+E90bg5gohUYCNlZhKFZFFHfa0MET5+D
V51lsCiV5JTbGZcLk81wmNgDMs4EzNWCY9C9kE/ms8nHN2OT3rK4M6IpVF00jqDHCHbNJqeFlpAzAwE4swr5h7VQqD8afjYZJa+UV9PDFop406ZE01mXoosv
ahFlnzRTaBeFRH5UVKG+pLZGaDGbixGpZ8R114BbjUpmy5pcIOdzu9xgHKXkuwOnsU2zb1/ivEaKR9EuTweWHhXphajaTlGJYE/OfljJFBTPSjfC8FaQCV0b
PCEGTxhcFhw+YWi0lmC3TetJvzv3Ft80vjt31gApfJo9hMNjQnMxKGQxFIRiejCmiUxNzGVcIpenCo8sTWdStcSbYiD550vRj/dJ0c6XICOn2c6ORGvqa6p0
Fq1iWIhDzohaeA5TnTOTvbcokfcFl2dcA/gwwB+lgFwtglxjkevdamO2E8YYOsEyW23UcQSoS78VuKiv92a9eJgUK0wEJdu8uUvMRK1pFJ5KB61l5rSDkVc0
MHtKyOrE0sre6NATB6qdyePbhhRocmey/XHifPVJSB6PD1k444BsVcwPvt+ftmomSkYVZLic4ZRTNYfuN5P8ffAblMWxnNM0KD49Ql2e6NOi3Fv0xCHL/Nps
e9z5R5PhIcER2JpQlUh1VUCt8hNYHSRnfz8pyAxslY+2JtuGimEivL8lSVctC7tTC6VoiPLDP6Qe1ahViSVyl7jNJlebeCma0JfQJnX05SH6+teFl/UxL3At
jIzt7Jki5oc48JIYfbaVksUR6syjyeOoevdvJCUxMmtyWXQ9olRl6fuGR6ihcDXsskjvtvl38UWSGqPviDktbkOjyybhyrnBi5XfardRm3Gt7nNt7LMaaaX+
m9X6aPLfWFzewlXVGu3abFwZ7WhUVqPhv0wEXVvkLrVHkie4R31zhEI6ScM/hOKJ3m0FJnSrneIt8XajmseBvpvWmxPM4ucaExOzEmEqN9HMwtCClS0ufSy4
LuRbW8RLQw/LAAsAO/onjamFNvFldJ3+IwGmxDL+sUX93z2UDBFP4j4u0x9Mdry5g52K6Nw2J/pMG3NT/WHd2qVltxsksBV5qMGaf6OxspONKU35aTxT7SAZ
mFj1xXlhYW6A1Cj2OC+7FQdn5eFV2yw0eKFjIFPZbE4Vxy9pDHskXblkZRsrs/O3QgN2CyZHFqMrdZ9BpGyqrWp7vgkn863JePaZCZ7SrWxgdnzuPtEvdmZ7
2ndbl8lRWdFJ4dRHsH2BRxw8ag+H2NXZZy78VCn5ZSn5DX9tNQ1OLhrqrYZLyVNeYSXUCx7n4dFGyxX6O0Qgo58PZru/fBDbVeE09+Onsh+/5LO02TvXu5fC
vrHuLCNjVjFGEcR5a79k7ivBVqnlwKXRNP5SvxMWPuCzQGT1TGwi5CxPhZzlJZxkvwzPBloutu543BNJThzzFyTKdYnuAuV5f68KcTa9peWHHDBJHb8JJwo9
C7h8q1udTQWjZYB+JlcEfaJPBMVqZ0VN83vI7+juX/qTL/f9U3++6YqQ8MnopYpeDL1iKRCvsFNC8SpUBTGCJ029bn5ccH8q8xFapTz/wH13eJBU/kS+Soe/
Fn0OSmhTofpSREd3v8oyqD4zuHtVCm7Vqomdxjh5WMqGmdUHDmNsuED4XXNqV5s1OiXvH4KpTM0oJAob/pOfq4otdco2fsoKh13qQey0D/zKzhUjZX/MAOo2
0PtwQHsuoofpfaTrmseR08yVBEBE8zlGCej4v2HqOeGd3pdEVcbMUKUuCYwWza5U63DFWUcizYRJTIvaGbFEBX3hP+NztPhQKdQMOyFGFglBEvjGIgojhxYk
MzSSPARmSIgcYKmG8yAeLCMF++W7v3HVUPRiHFKSR4JztVzZeO2KeHnCo5G+dogOz+DUFrfOrqVUMyZUsogeCT2jH3unG0jtIcXAUnckf7ctgYDYCUN/YDdM
ftZoNubgrkxCLf5g51d2NOaMLRbixpnJXMSVNe0wy9hFNwZyQLDEIaRCWT12WGKw4LrKEYKrJ05LVg3q1fpHV9Yu3Jbgo9XPPhKMB4SKsfMs0q+J5+zpY+J9
vHbmc+cIi3ww566snvts46M/rV072zt4W51BMXU6xZK6xs12PL2derVdm+ZASP4rQVZUA1gEE6jOY1rpf42phgTAHzu8fvN67/7r1LO1zy71Tt7k9Gkfrx35
evXQ2zTy1dunVk+dW/vqY2ujRnTVtUgC57PvOoSfqx98ZJPnUt/QM6sBnWLQAfqXx8AdcGPgzrKDNf8lsVzomZWQ3nOMgh8H99SRmSQ+mtN3PPX2DtdJflnd
Zy8vXLaXkuqYXiomtayR6xqxvRlOjYYUi9z1P93oHfk2er9LuHYlzYT3x1TtQoJrFpt17LCjAxdBmYnkt3aQO4qzze0DL5F8SXeJWlw/WoJFgH81vEmboL9A
rLdP+tWc57CQp+lfphaXS+zC8d6hr2VpLBmdffCAFaQiDQnyeFr/sjpvfiHV+uRkKE88LfgG4QLjOLMRdtqqSzBEFfieCdomlrFDoTm605oEiQf3p5Prlw9x
4OXx3huvrF/7xpp6X3qngWpujqp7eA5/TLLkbEtDUKodi3Kjbb9+755Eth3iKK/DnrhaM5bfx7WuKXjiQc3U57sSsqwJ4hoIauGTlaNkbK/7iRPuxCSmf8sm
t1h1lCLyaShGg/7ZTwEskS1KIfubmfPB40FNC00SbBqdaSmHCWjwky4dfKDY56rPBVFCq2fPr/3xpo+n4de2b1qSK9HmhCPkuVsHjvu5CZmARvMqmcjfBn/Q
rluWYQ0aP/nq2huXBfxj/f5rbiJcNmKJdJTghiBHsdvevZvXeoc+te/o7JloSE4t/ZN5zJ231q+5CaxOtesSii5/WTzYwa/i1rmI/qnLGhcbn1V2AGAK/M3L
cPbaxsfvrB7eTyTgCBLMWWPz68KqOzoYyZYIngyqkXh5obFdemAJldnx5ZEFNAiFmUZjTjeYBaysnbmyevbrgHk1ZU8LS6Gzu3fogFtgbkKxADiYPOi3rL3E
Yiljg+RY72g8GKJFNn737fr+N1ZuHaU1zIlvmOTMNwxOz8wrE9AAU2UyPDTk79A0PYA5dIY7BTQLchJAiWLAviiuKdD//WzKWPGWlBonSF9NHMGA0bkqpCCj
Mbutubw79HOvN7vtxRwTpUefzWIPkxQoVlgrM+rFN35DteXlcQk8wl0CeCmmNQLzmPPzBcnRHZhyJA0oVGRNbpPRWMd0wpK0WO62noW309MwCasTuaZ3qi8y
FOIWORLY4l0vR83agR6/k6eCbl1K7EiPywRznpa28KFuBTBKmi3xWCBGJMrn7HtWHVsBOdvjAiwYaoEtYQYpUCHdh7GmDRjZO9Htg0YNfwsae6UjyTvCXPfs
cgSYU6gG+fYR5IPYyukYtg7Teg6rhgmRNw7wTxp0ypFqcwa6on2lZJEvEc/xOpcbHeox8kP89rfxIyDx9RXa2ldmRPr3fWja/yFZtB4hvAY/8PdQoJCmS5F2
rM8/Hz2E11yhCrsA/TuuFwhnXq9NSzyNn0xs9kjtZYiaeBHTmqIcP/YvnUcfKw70JdOa7X3d4VWqenCvLDo2hc86t9ccc/2iQ357FojxS5kNJZDEAiDOv4Ea
XuA/hcie3CkFQZLFCNg5sK6m3+1/y1tlSeARbxNuNtjqJWfgeeIHsF1xVOjOBMaef6Z/FzEYfbo12Ub/V4Bm3TcPo0nQteCVN6C47x+n5n5tzkPDsL3M0H/Y
A+Ex7aIxpcDu4pN4QcbBPVxKytUXxDFm5qTKrwvAQP1nJpB/JvLwV+j5iKJ/wpJHYR7Je5w7sAaOoBWPEFqZZzcalBwTRdCA99vofZmR30BLzuYExcHunz2y
JE347+a9gQMxZD9p7CMWANQlxwjtz2fpDPmNT3cSafQDGwxbMAZq+GUNHqTSxwU9vlw4FG5h3ra4pWRbMecNaACv2OjNHVWpfSlxieHMt2u2rvkC/UkYsPIw
cu6xyr/+y97//ndbxx59bIq6vCuK+IJs7bytZnizP8xhKNdT94Z/lpKJKhLFcDXiVtKcX0QmQvrH7xn9GIyt1tnT91wVgV42GCuJ0bHTWmjX5BDc546/RufH
rYXxWY6BwVD+cbY1XkDoEv9RQYfGMH3dxfn6SH/HOFqwUWNL8WOtWrfe3drptuvVObY2gQc9Rn2UvBIksdis2ykMLFbUycIFLQ2oKZEbP+tUbSqB2dhqB4ox
Rn+Qnw4yf4c8Vf7okfTDBH8qtxS1LAdssmZtqq6PAPO60MlNmsFA9Y6ApaCIbvxlYO/p4m+z+PBLRtHqMwZJJwR1cIClSNQc+pYhrFO/Hqm8TZ12VEBqcbQM
3lvyiXnGAyoTkDM571tNbi9ClhXZNQda1kbj4YM9JHig0kkHuBtQka3aMu9d/hOOSn5N9AfnzCjYK8yr/inzOAA6dok90CIAWQwlZakieowzn5iftgxXw+KO
ZFnb8Biz4WsiXe2VkaZ5Kfl8jQz9sFOkqSftfGWpiv4zFp2iyrE6tRavca0160OSRU5HtPFub2XjLw10V9ZJbhZCDqwawa5F46PJ7q1aQdJXwL9S90h8EQRv
+LFxr43a8/uLV+ML3a6iCyvFuifu6BC1jubn9mQoj/sHzehWxHNmRmTceTMTu2fqTphuTEzUm4hUhvuRuKOEHrHOtud1PV4r57VvCjGOowb/mvbMTsAUCiu1
WmKmNld7d2rETWZZ721aRcuVQlKp4zXt+pQioeTvabe5bN6ZHAOvoa7aJtzvtv4I/FocE5NzUmi7zwihlwWTdQshzy0F/KdYCoiLr1viSx0q7rcmngtH7DeT
O8iNk/Wxaaz+t52pYrEaJtSBVS3NHOnSnR7Djf35cThdW/mCJ+li4HRUXUx25u+etApryQTbFDbfPyR3ByUlMTNGWaYd+lSXWqetQNcoXlGldmqXWUv53xZI
)page",
    R"page(lH+B8bfp3BNKLmZmZSlxXRlhv8U3YZWqx8/e4nTCQLmBlqFCDYzJSUsMtuBXPIDIlrnt0A6rI6eNXyEx9vBZIMcv0UddIoJ8bZyJwwLGaSaRIsVz6hDbfRPW
4DZ4QZN6BIf1o3paZ/izs++Yhi7K6cphHfjMPNC475AFwsB85zMvagUT3xBFwGXRVdbELjvBzUp5zp5jGJci2L0Qp7ayWDuSx7Qgt/GNCwmjqosdidBCk7yx
5d2oxTbjF7NhlxaQnTjDa1drgiParU6Vkk3xyakh+UmTLpgWBuxm0WtMU2277FWm/ruMtsbyU2ApcSaBZmGRHkcC52qt68z0m6x/zOX0Wz0g9JcjESTjWBYd
kD8PiQV7RRN8N1NIoSURW4U3iyj7pPaUfwYUBFE4LalJaUbYmaWlyMr7PAPw0nBfmz48cITRXAQ5xyVSw7HXhHQkk8WIFz/oGISc1D2WLjnpx6UU0fMPmDgy
wdk0bzkasSBtHOwjO61DAfNVa0gadghPczuEFwV+HB+B7uiRzIY5+0VO3a0Iw5Ku8u/naFIKLn2a63QmpjI697XC3ePVCdoAD1Bvsp+005AGU0mbqFjaIsRU
4OPfXT0LIgYEvy03Zhzo6XQtwnOKucNmwUHc2eZxXNFPYVbh0jp2ZRJmf9BH8v3sw6n04dy5HcNUVLvHiw/07R7k1S3dg5ZlFBe/7LotJ+r0HTIPhXzwh4lK
9OGpITFQgZC0ddhknmDXBBf5h/dvLsYXsjJHXrGfT5mTvxUy70V2+2mz29IZ0bz0abMO6NZuqmEq1c5is5b47YA7QnuR/ltlxN5mdU9jqkrHfJk42vx4i25N
5b1tYrJMhvzFQ8pGsCraVqSG6QJGMprdSDb/2Jslgwr4/ztFhxixGp2WJDMDkoenRrUtaaYgtSel3rgEycRsSGlgUWKB2YxF+spZjvptQ1pCHkoeZWcH0nfe
ThTAAYkDYM1FgQSkUisr69rs4NazR72TanAi3lUd7/D2cL/68y7Hr5oLsxzfjRM6GQmVV65cKflRibcRnIUfnq/VyjLL3IwkmaJ26K0kQRbeZktUqZX1zzEN
Isl5Y0eaeyIJUvuSfYXWTYvNDrzhsq8r7mnfORKYMsPHZrSEmcGBx8AZM+O+220ANiqHMnOAO1w9nMWJ/uTrz3gVUlx3gAy3t6HOjXkLQWdalb3BB1w0B3w1
2eDjudNdBHEtiSZ8BOxyeGiIuDh6Bv02D4G12ct/vxuibnBWq0dpPKSIxn39dK2dwM1gKyIJUm6o0C1PkKAyrTBB30+Gy9uW63O7RaDuljWJ4uC9wX5anpLR
ZTo3HBFjVgtddvPMpR021A4gHPeuEuqFmxF5BHHwzj7ro+Az2TjViyvXx071c+ZD55mdM1MiG2vMAvvK8jVXoueYHDvhxwGFxoU2wQ3YzFPOhpNxlTPPM3aT
gyI3UKfaqE2NpYkTsy5wcMQfEnxoAFlq1Oiv2Tvj/lu9Ny6uffjHjXf+RE/GSlyYM+D8DEL3/yol/7OU/FIs7h+uHjrlnmhRTlzwAqNJlpL/lfzP//un/d7r
Q1Al7bF+sV2+qM4K4nSnNdlVd6a1u39cPXMfkQP6TL943OcmETzP5Kk/n//3s38+/8s/n9/55/O/YRcDxvFc/fzV3ulj2ddazRPiMtMU345rx2g0eIXJHRK0
XsNsNjjd8TpnbLJ7h6ClJM84/E4GmK4byO+vS4xJWafCvC13CNKnaGSs7ARtgmaHyJcuT8l8m64M7e5iEgEio3FDYqVOkATaWWjXOWOPoKhvXHobiOSXXumd
fIcGAc+7q2f/Y/+rv3bol4wU+s71CFb0+vHeqTc3DsI1S8oAFdPKrN35qnf7ksI+3/gcqMmMsty7emnl7nvrH31EH4of4drl46v7L69/dUXd+0BxPH0vtJAp
SfBsE+SO7UhaEEaw3ttUqGOfAmlvg30vWTSSmeK8FfCi2Wv5dyRzhVhYHWwuybm8godurJ24wYDEt1evfuyGhSwZJz9Z+/DixitvrR/8pHfzc5fRBa6MLtHM
3ffWzlwBbO6dtzE331xSV8lvP1p95TpArA+86yrUsXYbzUUe6z/VfcYMIOUqRqlbXAHP7dCM0IblxV1sLTAKbG26XptR1H9VNYTY1g69Gl06fUyWBTimjIpr
YzRwU4ZtXrn9xerho6vnv+ldv6X9ZEOAELUAaktKkbDP/4+n0w7neFQ86flWp8GBi+KoZswJsDr2hv2xO4xy7nJu3X5fKM5RGe3HlW+OSI6ltbtvr51/5a93
3w9/gpQ+Pd/7/HdrF27zAl0Qpx0dAnblsPO2le0GV7CO4GKzIrVTTn7SahvtED9RzF3ejNhw7Lk9P9sQRN6qcT7kptH9ZcDcWEHZ7R2lYHiHDi0HTrVbUp9D
4fC11btnBCl7/fLp9cNfAL74+i0twE8EHR/5an6diCupw/BdufUO1k2Ang0SWYF9mRNzNgJsbYN6pvU2lFoa565/w8SwSlGBZKtzyU85qQC8FSZb7VF2dfrw
4vr1j5Fc6dCbcNc7fF8ggf9690NXEzsDztStHlDoT5GDSLTD44tc0caZa3CJPvTpyu3bvYNXNQHeYWTYoarD6hgzX01XXOFEi+pjLGzseKRl+Ck6y9Vz3b39
d4Fh/PGnUh9Sxpw6ATo/9ObK7Qv/X21X2xxHdaW/+1cMHUimw0gr2ThFyXFUDiG72ZCQYDZJMTUljzxjaSxpRp4ZIdlaVznZvBgwXuIETMDJkl0IIQnYBIIT
CFAVvu9/WNdKtv/Fnuc557519/gl1FYlWNN9+/bte889b/ec8+z85P1kzIvt/sqCKe/NjIu/1V5bX+26WEZ5Xv4CSt9Hz/gHEGc4NHwExP+BsDl7bpHbI2D9
9bQIvVVbWhNufRLxxvpzsy3bYJ7ISHAM4sG98mB/tEkbiLena8IDr525hJeiSD8sflb4XdsQCo0r/OKHNOTApGWACICAB/XB7aDx4V2YBKw9zdYqBi79Vr5D
IRhk/KAerrVcv3mRa3Xh3M0Lb+9eemrnR++gWvHHL6Jc74Vzu1fedRf/Q8YPovz5Wzsv/+r6mz/Xp3wDVAd+/7wW+b1x5kc7z/159+fvAb/hufPykyW8X9cN
yxU8t/vCFZUPYL9X3tZIcvnE3T++s/PHP1/zMA9cEM5tYUEI/aGrstYF2No4mWqdIixW2Kaa3xCB37Ff5UlnzsWTpLgzfp5ufv8ntulevOynQecSwu/sc/Kh
MvabP3tPviaMfUkWgGGG/INKWoI7M05ACzUu8xcKOoAZuvQHH1huuISqJL3FoFA4WBbs9MZVwlfsCneQxZkaYDKsQr5hV1z/wx94j4HWBEdjkCxAUBYUnpdh
mQYEiH4/p2ySxdqHa20xNjTC9voP35P19YxMXgFJJAv6/Zd2PrwAleHcC77r4WBMB6R1Dv3W+Kyo5iwqwZVZouzx4AVOioTXISWBcmH34jM3PvyD6SyvXxDB
5wTBXhdb7Xetx4VxotcoxYFdQdZF3D9IWvsLj4mGLLc21hXvbBHZ7Qq/obuaQDGOV4zGVNl8IfJhAHCbrj2GuXRHb7XjczUEEnPPq5YY4F74+zj3cKyb2e69
cE4BtPx1oUpATYl69vKfRWgY7szTr9z401Ut4K1bF7udQbk33nt657Wf7jx31kOhYSu+9/TN3wNMC3TSqwHtSP44XmPWx0vyIrmIPf/qS7LtRT3CleNO4eGi
YvahwYNgvu4WGihHMj+oGd3weKOkMCwFS+TbhHjeZmo0trfBmRpP5LJy3/I10D6fflpeJeQgdMFy628oScqMYHsKf6f+qkLWsk+uvA0GxqnUK5zKM0LOoolE
agUNkEeAZUfSRE11AzHQqvjTta/0nux1lJivnX2pc+0HLyj4wWgMuLSBFqc3cBw1VUK0/xKhdHB7ECF8HLZmfquMgsrb6zswCEP/EsIUskQHsyQV4KvJIj7/
cVjWj87I/7Dcr74uX3bzF6+K4HNjjRff8PVefR0QKW+94YcrGvLNM0/FYCC6GX0DBx+l6jTNDAOvPOcJUGEYarNO62wPxwsjGHbewgtWnW+wJsJWzcvRiqpd
vbZGZp9/g2rh+Z3v/7sBc/oHFiwkOPsuc58MhwHgdZhybK9GhKjoJMS1sxeunf1VEK4a5E3nttglM9MulYEZF9cvPQOpdunK7gt/CTOoWph2RO0bc7D75n/t
vEYInZn407tb65bY4mHROBwigTFhZrApnNdi/cVWD8ALO6Iwn//gxuXXoEU7dILaGvXAFwCjEb/ET8bhjUU4qsYO6tJlEThwoL6R1QGkn9EWUzGJETLBB0BP
QDKXDpQJajkBzdzvRaBqiydDAsgtM89EN+GnBIiFPz+rgECBfIi7cfPFP4rRxqHsvv+fmi0GNOGL79IYAB4tACCZYrL7yl92n30rzjRTyWmTb9geC8yzUW4l
wltkI3Qw0AjoA9zXGs7FdsIhfOdMw1wRRGQIN58gifjO5FsUbENxE2IkJOlHlXw1g2oz+FC5/ES4LJZ1TDJu1CBvHbTDKIHhwotRKgT3RthkLm1BGZUuj6Mv
wlcE7EnLawSDUPoClV84B7PAg3Rs9LltOwvjwdKSbl8EfEPvxQ1TZgC84veyfwSeKo/YDLZvEtgTBzNSKf/5hPC0muXMRGhkXkOIpIK+gNnAZmZCHaWERHKi
IwcPUq2DU4grwGCBLymIkTevhLtoK0AjeogoJubIhCTf5bKCAimBsyt5uI1myJlU+kUDk0Zz0MD+9sp9EVoTumsArdZdJsSqm9/euOF5rnItnjYN0SukiBgg
RhfcXX404M8exoxbS1Ff/EigGPJTdy++h0HdR4TqZ6Nr+07fx00XrkkTz/9ffnf3/Gs3Pv7pzV/+avfNV3eefWfnw78a6eIjAqP3S+t0Xk8j9rFp01sRFaTz
A+qKA4P/XNiIhrnT2xLZWQBLodonM0W3hs+/NXlqODFus6dgO/EG9cY5uDwwwwx5ViFeREfVHe6b+WnfvXpVFC5gYZ99LqCLoYxpMFS/uzww6oFRTGK+8v0Y
pSc8YqydPkacYJjbMALM0c1tAfh0M5EKP7kYTEuPMASP8VKbRS4HKO9rmH+sPOSSnXr9rjH/9nDFYGUALLaxptgx1AJ2f/lrMK8namrkqUsC3O+5H+6+9SdM
mAcfeumHMPs4NxiUzB6p8dyNd5l0fOm313//wvX3P965+psbH8FhtfvKT2QvY2t7tLEL5+JpHGpC7GNcQ8rMn/1OF8E3WdWy2cwD9GB/CbJfmumlH/ZzcxIo
OpdPCw4+R4UqA7BWhMKMJ+gJjq21xz3sYpRZ7Co8sJunnrVsWCqtP3rbTLaLkWK6v+DvWmZiebuTAGtO175XWxrQr9CQ9VCeQUgh5pf3T5qzD3BKxxhMS2ro
wyQBkl68W8IC48OAyHX5gxsf/0TIcvf5d2EA0t0MUD0eE9S+h2UkPFXtCdgOIuvAagHWC+7y4Y+9yih9xfjN8SbxfuPRmB8s8wDO6LCXzQGiDhLjvPqRqrKE
1aFao6YVT9QUH1FYHT0qZEvKdVMprvoFtvB5zVh/CktxX00UWriLnUMYmGpv/Rt4LK0idRb4/omQ9IrjoSQJVLEg76K/SH0BGw7tDnBlIr9cTr17wCcjt1eX
BkMZMXVCUW1233net9FoqmYWJ0gSi/r62x/s/OoZ3w7F0h1M18jycBoOO7Bjyc7EsUaaPNEi8cer7+rfvp9lh7PsofaARqfJmPoix89HqY6votc3i5L+7U9d
ZOiRxC/Ah4hoUexIivP48fZGR5G05HtkdbvD4WBI9r7R55GCcvZFeBJDsuyNy5d3rr7F7PPX9O/rz4vYe3/n2ef/98Nn074X+oYWyCRtXIlVrp23RMX4tX+i
u7Y+Puln11Cay7qlibSCmqj+fLqQBguKhviPsA7VRfT69Q/eJAtAPKQiQXe7BKuLTwkMWQ8HK7i3uXzSHxghtNAAxRStdQ4WkqG8dldXcZNmUzh7aY/UfeWe
QnEK4RbcKUCTO3vFHzQogKtH3dODFYfBae5Z0PYrV29cfterlfL37ovnA37Ypd8q8JjvTRughwJUXUdWhUcXtEJmah2u0vdqSGxgxrwyuDoXIrd9Pus99WR3
Slqv3fzdq9KBHvXJyL5Xc+iJlPNnucuf0kMVuVKz3HAjQrx31o9j1sZhx5/2WjcYZfgHYHGRc3uHj9OGT3bH0Zhmw5i+LVvw6/L/79QgSuPhlUeFcgAEc5b/
wqWr+OvvX7j+MqxXN+a9fsx7bcxwCnZksdeHg87GUd07do4tnTc8YmPqDLSx7g1jRT/wwTz/sQHNYmjgQz/4y/XXL2Nlr7y0e+l3iasQI9jnR7TPRkSRZBw/
nsRD8H2MzPkhzDUax74wjkM1V5jDT5Q7WHkGvjCDt9132g9ggRp7aRjxq80OORAZut6nA9JTbZxDXqPDqzf2g+3boXJ5qDZI3RMAVVWDVlfu41/uvPmiVppx
Dc7tvPyK8ERYzTzKdl/wgB/7A9HYTViOTMa3AwBlGZ0yGt8D5fHRe184H1YxDsXszF9xV5EyfVERDGO/H9Z+t7K3UV+iYewPw7itDlKFKgi1MEm1H3U1MARR
ylC9GYDNcHgPGKct0viL9rDDmAs+4+q8Lu+zQC1eDWWnQhm8/iHWDxxZicBGbbDuCjRvp4XxPCIcJLksipYUZNrdiBFoyLxjRXarQzinTXzYiHUwXx2wuSjN
pxdF0uPfZa1wa0MhmpyVTLLOowwZBB+0+53Ro8fsQ1xMKqpJuer+0Lrmp5t7WaCu2dKkgR6a9OIouBAnh1GkmXrNXigLZ1y68MpRHtI1R8XoGQ0RKyZ1+txL
eTmcIo8emzglOg2aLulDVhvaQm7nFbnZOlimy3GorFfIJcpEivYXev2MyGt6acv9iKtHojjzNBWdho8k5Zl7FmqFbxHwz/ez8iQ7jrNRZW8xaqcU4AQ6U8yT
8WEWCLMGTA51I6+PAsnS+XKwtjWfTB3NoQ6dtfXCNM7VttxMIkStsohDnOJYBcDJyCWfy8FQm4yFU3Uj1iOkwy3E9d82std2HkhnKwAzZQhm0i/UinH8E5BQ
3SVEGmeoGKAzjzssiu22RVjQBiYHWnTtiwdrs18gFlZ72F4atteXNRiLASCoMkZHXHyHYTD8tFJ9eKOCtEr8+mC0IPyQ619+jwVwZMWoSLMoHz3GYvjRjnX5
/bpLNMFf9wlzIJc1LzK+tJRFeB2lfI9uORJd4zhXB+Moy1l+1bGDave7SzSCrYC7LwmMhz5f69rj8pe077ZS0Kbh4LjRROCo6sLQJStz04hjNtS2DSiZxrVm
WspmrffMfV5TaGezwaOHFmvPdxBhG/hhPLUi4sKbtLsTmiptdIOYXNu5YStHRMULRzYX7t1mF8wM0muL0bVWOW9x0moHeHrfBjS0yf/E61X7krvfnG3VpvyP
mVYhjYWDmB4P/mV93RWvcPLwYCoOk8DXijQUCzCNipSzPiUTwkmiWxjlPZtpmYnbimV5sXGBesQBjEy2LfXEXK3qkTYy0cyruh7ZZ4Zzc09MJmjSrGIG7lqy
dJEkk9dg6mwprH5/fIyfNVQgh2lvpOsxO5mp3smUcARxXfo0s93FkebR5O2J+SczZtwHT2Cmoq59cjFL+C7L1sSTwjfrd0UP7sHuwvCy+zPdalyM0A8ulR9l
qC9qCozmLPSdgziYjqFq5XVt9Xhat7C1UgZSiC+f1Ez4jONbGQwioosNULfYlASNLDZt4IibBJkN3EBCM/UVa7WnmXJ2vQwegj7BRaJYCq2x4MI2tJK/W7js
2o8vpFNQfrVmodlMtNLvRdzNwxorFSUBn9hQIh6zhpTqyCdICqttZpx2QRgV2zxJz7Pi8x5/jr2OvNK92nO5bxFMHdvUMwzL6uXqU5w8/pkX8swm7YhaexTH
8ntO5UCAQsxYVnitS8rYWLVH8CH2AIOtsPZfk31tFfC6nEVf/tC10D/y5HFGIunjY3iINJrM3O98O1LN2ago46HyfctLw9FdKH4nnFCUNYy1yvjHk1lJI4xV
QKAHOg0dRNYkOWQrWsZb9oCQwTc84ie77BuoRiI87U7eyqvrxN6hsgg4yRPziUgDz+osrFDVKo6OkIcGXZUqFMomjjBI8d5t/MJ2McbQmKQmNtJtU8B1G4wf
tW+ux1hEJxq1FSgVFROSaYBJFuMlnAhrcwJ8IF6sE8YIoisZESz876Ni93cXkhVeKfayUupF2rdKNKdB/HdBbv5L05loWBiNJ0b30XdFd+w713JSbMxOYtuF
wuQWPegTrU9Ff3tJZkCz3lht1y3PITNxlH0bxaFF9R9trDN2Cf95XIHBQEIbi/ETYILZ8czJMjwHyU8Ocu0sUv1Nw8ZjJ/wT4dqKdqDXqk2oKh2J9GVMXeX7
CU6dS+A8kd9S2JPW+G5T98Rw6aapoSuFlNCV/PT//OkM0WgsHSTqvyDHHXFE2oefMjtmIAGcdry6aBzqztX60hN3MbuosgZxo8qaU+2gxJpRs7YPF7roJaQx
6I8iabptoVVng6npEegUxhhaVAGAlXU/70NAWFpd+9/2ViMigUJRQvysM8yptpajioa0dqV1MUy5NDWbjrKlMO5Czeo7cxne29742GAiKR6xypMOKHCVOZfo
JXyIHzbb+8taSk1srD4736LGM/U1LTaAohszNUtOxhcYXk4zwuzp1/5Bh5Jz/56OCn2Jdnh4Y63ssNqOEqJZAep2LiE/djqzqgFxpK9qFAfeiYDvUKmts3G0
myCX319bVOjqpE4faPJbqOE/Kpm2OGkaDMk4jQr0Fd6PZCdugIbkDFQK+zwRmN6XNXpsMHDol/KSEiIu/8M1aC+O6tbq83pldELG28nVZPlibbY79QVfGeJk
6LOEyAiltTbn3s2XWAr5J1cRrnjvdud07SBYxZFPLoq9GGUeapdIM17qjbFn0DBsEyfa6S3xgYdZXs0Eb8tmFODlZJE3tRUTOFKrU4aAOK0Ja6khXF4IWkQX
QXGPaW5iqiBogxwuC7+YNoDczKdJj8xGjzCaMuAOcgzgQM7+uqcpOoNY+R1VQDu9Y8gRbymya9/bNf38lkyqNPt406TJtw+GHKmY0WAa3s5OjKRIyRjSL73F
Smk80IS1cjFobrE8/GID0JLaMxgfsYbKup01D16okpywhfCrFKgB3YbrwtwWkPgYuRmObowVHhFPRDJkPhQD9Zw1bzivRKk51559maMijT/MKqu+wPo+6D6v
5FSzULEFaUVY5DEdUkjPTL4HOBmRvrunTDyQagDjwegqfKFJEHBmKLWlFi4wNjWbSyRCMvThlduxz8hI62yBtNwK+cWJHyMvsfz8RxSRS4sjkhJA1ICfRJQr
SXaPu5yMq9MNfMn6OsS+CvJdZnKEvG+HnEJJ6LrILZG8UTHBlkYdzcs9eA+h/24znnQM/LTis9knV7NwNepJScJNneKl+H7/+78S3useh4IYO6kiHKltmwBP
jwlxV0yL25c6M9VlQ6r0x/DK5kyjNtuabCBCKUVgyGODTZg+AQCnQKGFEOXMajWydKZjPvPznotRXR9Oa1kEvKQV9B//vnAqZboC7yBarghAZmFIMPKM6xMH
J1OgafmDx1Mej4zVdIfNFd3mpns0oeF+9rN7AJWKM90vig6HEwX9pQ2Xcy1KNb3IQiW+if7UNot5fLzlom0TyzJ4+jf6oeqnouBk7onMoHCEG81PByQcRWAr
KzfWCduMgJyT0wnuII/46Lzi5hwae5wbA9dJOGNlBRVQGwM9InS5KmmyCNmBdukNE9ftotmweBubwY5x6X0rHd61K3Re2ZObg6rGi2ysQ9MH9O/l6Hj9KEOJ
JpQaAiKtQXPiz4LSrHZAUcOPGkJy1e6LrwQJ2ISGDanLAXhFe5FJFEc9XLGqygDWwrlHcgVNcdh5VJaSf/sy1t3hUa2co2bDl+LaF1q0o6jpN1g/uqAIRTZ4
YecncfK026tkUztijIcyd4TBDkKwNU8vZLf+aySfuEoNLN+tnvdB2O4AZDKn2zNp/FaDL/CttvGpXl68Cm/Bceo2nF3g1ka/hALzKp+npUjdhQNKQ6sOVnMR
uX3smNtuFEws7ejaqgozS+wyBbKW1vPWWqbujp1VG8T7bQYLIyi5Qc/wuoP6KPGMcICo7IsmXsTDpeecFfOSUmqynFZSt7J+MMsLLA62orLG+kRDKw8g00S+
lPX2mCXEiJ3+OBSadRNkN1xhYHsausmsViHSKsGNYp34lGr0u7JP5wXeR53O1M2vmjOOoOfoXBc6qeYS2LHoEt7e1pVyPiFvuqWXIzshvhE5IEYb4OJ19SgL
KfT6nd5RO+5Qb+Bi5hzO+D1kfdmoYRLfUfgoT/XrgBHAeyrfsK5uwPgF9BGO0jcFdRY319SpGK+F82zyfnuCm/LYsA18PI6oHjUI765yZtIcjJ/RAxf6Rvf4
wd7ifYVPM5cov+mZH2WpUzS34cBP4W51/EtjSIfBaPyQP2B/sMEL3zUEhwe1qq3cH2xg7oE+1G2PWWGph7ScKWGMnR6Y2AP7O92lxpPtYX1qag0pcrkoO3vX
t+wSzqVy/K7tX9/Ks2jBcQ4t4twYL7inX3IF15ogX+2Bam/UcYcS66E2XHMvuE7CeVO6uhUXiVTPH0fhyhx9KZqf+ejvKaJs+N8RpgsF05z14ovOqi+vOEg4
/k5aKeH0EW2vWC0hRIQpL3FwRoNp143wWgt9Z6Xa03EpWNGG16zy65YIq56wiGmPZmh93d5laLiiPYO89lDKVrCLSOAo3OVUFBpAbpHUGrofFVRlLM3jorda
QK4W62oUUUs2fZX744bvaBZOdQeMLRDC1VqNSsT14ybwiSAgI/MQPU3f24gAyaNxHjqIdsFphEo1W63CYfKQ1Tt1RczQS4DUrUJsAWyZsAWqVk1ASQ96gmt+
5N7tgGexDxXTDuxZ7YpxYMgiMx463gMsifzj8VOM62Gf676xAF3MOJCDlkAFu2XeIN3dtTl9nyrqeomVkHUUrll6Xl0sD8fhxPXh8Io5rxeJRYBh5A5CJbnj
/bJ8T47NLFdntCLb0ZWlIdIg5vzHaaXKW9cdk0XMbonewX9ZyRbzOaHm3anucHDLb5rJ1f6e8Lx6BSY/TtKyLoqxcH2tuS0/rNKcDydVxoBk0n50MntKFO2W
DxIbNSacFcwBQ7jCdLKUwjs0tcrhXL4aa3ys0IhFUt4wPlItA24DRo0A9ahyIKtjxjzzlGOXNjF5BNREIC/pgAf89XCakWzp9ciKw3fw3rpKk7wRSjIqaou7
0VLjYiYYdENGq+v7ql80qnxTsP3GbjCy98K8zsSj4d4oDumWPUizYg8tK4xdLPsc7J1TkRWkUTTKtiI7cis6xPBCY1N9IrW+D00v7Qw2iTdHvNNl7uj6aPbl
P7bt4Wn7zIMPPpgZA4hrpdatzjaJ2BnkSfnmW5Sy1qEw0kPZerEeMjqVi1hQAhKNCtjdOjdyXYZr81uueQmZp6TJMvB9ZdzH3WBR4l2uD6ly1KssTluCum7U
5HgOnYgxEN5QkIbsHPaG5oJmbpPE7Vz38Z2InI57ciq/38gx+Trr1MtXnYtTD3W5jYug7FpqnlVWhT9NuwBGlq+XdT9leHXajGpKZueXkc6iAFB5ocZn6uEA
XrojV+EZCaBQWqk65TS3AA5JdwtE4NFo9ZHAW9lbhcCiHj65ACtaGMhUIWbNl/zlBpbnjzzRvHc7kBPDVk+35FrVYInZvsdpPdh6gAkvzxsZmxmuIS85s7cx
6qhlAO/cLNJNAPDSHeJ2h4Ptur+W+aLold+rAnRCiF5pbfPY+mtOmGX1huOPCUEXDuUkQTfJZoI6AS61Xg1vEjLjK9BNgq4EHd0v9ES0k4jF5I3bYe1Y6jdm
0/BBGgVwJysza6Wajw0G44kvrWaU1VR1JC+O1BM7t7s5+ZNogy/Fkd23CPDlhyXp6FkjRNTGXeZ5SYm389CgIp3yTmtoVzxNE+ndLh95nnI+61NFn3X7jnzW
f58uJYpoEVYLsfBAVbHr+iMCCSrT3lAL/pcYxESPGBPNEmdYgpJlsHzD9qaHbHLT2Yu1PsUKrKsbEkc7mK4Zp1aq8xzxFQf26Ec4xDpWrB92+/AEVaqFcQem
Gg69eNdMME6IOx9zUwYfn8Zs9MpcmidQyi1k1qvGUql/q45NRdM8HTo6KEilNCuNjCEZxd8AKrLfjnQr6AgTXvfTf2ywqvFJugA4z+p2sLdwUO4yRuRLT9ET
HJY1bqiSsnmKIHv6QygT4TUtLnQVDFmCNEbKEm1ChwY4v/gu4S94QqaDrTOpcIvIRvq7Or4iZpil4wVfNCRz3KzsM5ZhTa33jq6U5ObpRnFb+O3kx1Zw0j+6
Mb67ZLQJHEVYUxVTabiaLmJQF4Ncn/w0Yczarbzi08WDPpDGgz7hQ0Fx6JKxTLYP/TwVHJaTAj6P++DOgu+V1570vs07jfVs0wSIzhtL4Zw2vWj2ZCEMpxSa
6RYsOlt6Ik2z+384UFc9ywmmlABZYoNJjQnIU3RWSw/fCPJ92A1Hx6Jpqb1QSo6cGDMfEetm+SAX7U4cCPi/NNnxzuTgfTjNohLpYbRzggoXVuiksbWacu1z
5gnxMB9CLQovCC6FTjFpIwLAsNQMH2/TzHylEaoGosHC0kLu+GFhhBy2j1uQMbhKJGV27UC1hTYovIAHDes+82VK3As256c7+E1CYys3DKRX+mFshkjFE5Z+
6X4zOCoN/bf4flrXrmOnJv/tKvTkMBhXuoTvMZgPowbeEhJXisjjsVk5Ez6UBGAWwi/LgY5TBQSQWz0duQOiEQfAwHjMXB2zFKORklCyhtGe2K98Jno/byg9
ET9X3l7zi8N7REmB8akaZFoVhSsG4GxQX2Qm2+t52XWnbULkSwhsSQNZIuLJW2r1WmBLCKccjMaPEIwn3uMVkRQVAROTdc1JXr7qAAkH592eHstA+qNDqwPk
BWrihQLGF26t+PFQ3fY6jPaEv/ic/JFo+GAL/oHJo4cOqScBztcgmxGRDz6sIrLx+rz2xfiSteY/xISTmbdrM0Gx7k72Ok4Ogj4e/IRrM5Mio2vFS2szGMZx
nB/NJGcepYzq0Xh/ZgvS7LUa5diM+qywzbT3Xp4rljShWPFdVQ+mzyzq6cfeqqgE4EX83bn3jTtTTrYaRanTis7ltAK/4pj6iky+GH8SxzWUdbVrHk3E0PEC
mKFPx8OPNmX38rB7bK525DP44IMGXxhB8nl7qK5W0PqQ/36le6y9sTom+rVi1MrjDmI29ziu9gEB8PVTaWD7qaT6SkYhGuBOdaQ7zXothRjfgT40MUow5WyF
EE2qNR5HOdXd9R5mICg/BlTPNErScCv3IEGdcaTYSwuvpTn3ifnkq5JetP6UGQHR+Fizyo1vIx3faq+/ouNzdJoctxfXyRtoToWGVky11+OCpJEFWd0lWlGx
1hyrhle280S9ZkcOO0a+r9BNZWzBpCSuNKAgxHVEYQX+/d/xZsATSfGO1cESy42ogorV+Ds4yO0V1Er5mHjW6zQMmAm2lSc6l50cI7AWgi2tDVIpDmI3Q885
5i3gtp3XIzN/S8/4eU4KaZ8emEc8GW+3vIfZ5KwEQpWcC7Fa+zLYzm0Gsrcr5H4zi0o9ZerKCyGezSO463lboVeMIKg58a85K7DkH5hB1naqqHISpWU5U3WG
NpkoDPGUfz76vcLAe12BKMgXnPQ7huzY9DVgGsXc4EaUuNmIg+gakbHe8HJMXlCEhQo1Sg+jilNcPtOqNCVVNMdtlrh+vL2OwrQUD/KBVqEOVcy7XRa/t4py
iBDXknI/+AurhlpJvKiCKMEiWC1v5+wVFFx88fLumfPAFyEaj6uOOVhaMAaD9w9EtsF7ZaAfO1f/uPvUz3b+ekYLWuEBi4XmpvLViT00A4rpWUE/V3R5sz3y
JYs9qs0HH1pZwhcvX3/jfcI4vKS16lDM2TAc0MDXgOytai3nx7WI2JBxNasdVhFb7NIz5KsZyywogsbuxVd235GXfHT91fetDHFU1GqMkt1CBtDHPV2oDFjc
6K123DaUPUogF7Mcerk/8ziCx+7d7oHw7RHUep2zCk77mal1iSCG0cP04c9p2Pgo0wxMe4XXQ+wFDsPMm118i4GGYrzuhdnfXs9Cz05kQH74rmPNpth9fM9e
4S/d5WuczlR8hbtu3fPnXXYdtLBi5+GOdW8X7vIFXrcrvyG6Za+IUfLu4B2tcEjPDkB6zlXQ9CkEllEwKZMA+ifrHS7aEXZmBzghfJ8Pab1MZfhZK62uRn7k
1AXSIGHo65bz4PixAbbLfRWOaMjQ/siolEESrPdTV1KIhO6Wb1FdD6xSLJvfyEo1xSXSnI3vhFnmSxVxakfBmaW/61FRqdwe9kHtwnbIMZoZVqmdCHw6HDD9
qQjTywsrpXoLvOG2dcGDYmPQNjqurOEGLOau18RbvngKTzrXkbGYesWSwDd+QDgYXTfPwUFqZarLFArMzbRydTg1akfg2BAjZmI77+A6fcQ5tGpZpLN2ZIt8
mzgzjvrWQMXf6HZ67XpWF+MHQLdTiLkYTo2OLndhCeChPFH+ZN+tnnwcd6Oo3qGm4HYGRzeA1zjt/nhY8RtlFqTBNM7wxaKa1o1Rc0SuPwttUI6y65vYL+gp
7Y3xAKpK3X8P87LlS+D/RaDAcIWB3KsgzsyKDqZ9aJty4yIM5+rJR2Qvb7SX9FtHSJmzgy5sctBCPcAir1rbeWAYy0qjFH49O7XMsxP8W9PCM9AAJ82U9iuf
)page",
    R"page(vQ5PTF09cnyWXUw99E3XS7EKTl+ocFsE8QBJsBokyv1oVyY7YmDyUZne1nDWhhX8Pp1XOGEVKjJyl95f06BWUYf1ntc25f61M7/RmPq8WFPH7HYbHGy+1rTr
Z4aVq+jXs1o3R6zdgtdzTZ6Xn881RH2U3IoxgcvGuE5eMMftyVD55uigPRx1w+8lehIbbvTT/fVTpSFnxzZWVxdi0KzCTEYPl4oaEcb7G0Kb0Rbrq3PcEw7w
UZ7sPuwBUtu9fnyb0EOHeeY1ANx7WwswWvp0rz/Pc075Y1RHz5VuRjTGTb8pFRbcGh5p+tCdg9m92w8dPjzdFSG43q14RnTXZojgQfOkDa9Km5AHn3YBdXze
v1B+lXrARXQAbzWuG0OoZ9OaJ6Kmp+7E9NLELDjotN9ARPU6q2iVhKzKcS/T67lqIagaEJYPdMalOU1PLWqfurIFpgign2mqLK5yKtRSnz9jteqsueU4Bwsn
Uytomk6TuvtTe9qfmQJcs02IEC55nK20/GtufvLokkYhI3TkgMG/4+8gp1PBDhaYvtXpgjVVWqapbXkVZa5i/1k9urABYyOHrMNBxNdZLN2twWC1O80LdvmA
G+kdvEItmsydHxT2pnEX7db8PkDWrGMpRdJS9ayzKtdevqfXQYWzwXoaODQ1G6raaay6LWNp0lQRwUkECBl6kE1YCXJZzxeivqy4aDmMRkayHj4YP3ILyvNF
f/E5fguRkh1Bysh0/4Okc5JwgaXwxvw0aV1Eh/lODzOCSuvoaLB2uqG+OsQJSvWOcrTuUafxE8dxW1BFs0houpb8V0MmUEoSehjqPS7zb2aPaUFBPdaY8z3z
56PH6lVKcqR/mnNyrqxqN0zizjnJ674Fn4zhPCb0pYMZyl+6SUd278sb4zEKoPH2ov6wFqFszbAra6IlobElB0t8PR+RH7Ay4DoAUYKMXSmZ2EVHpnSnvEsX
u5oX5bXy64FOn3gBHdVgt3SR8z5pyGqUkVpp9QXWU0UvyQc0XOBJVFkG5Mc8x2rBKGJudTDqonTrtEzomLDAOufyEVgbHJfpHxZjFeLOl1SmuncgB9z+DptG
t6CJJp4ziGiqamXSyd3yAsq9lZIpHkcsmEJiryWDR2O6R8c5TxOjWv4fWl0tfz8Onl0wkHUH7jI1e2BPQfW1C6b0KxFXbGTTLlwUkexcjXzmT6vEojn4ZoIz
fmgFFVmqZa12aB3Ma7QRjWt74pHBkievircnUUq08PO8emNUvcg9oDGhjw+ExwmDnxPtFGRad5M+QeHibUznXS1Ik8vbugO2KsaacIhlBHixXFVsCyQC1+dd
ssgvzsTIHFUO69+J5IAQ40ERSFFbiYWTxl3JHVcMpNfXNtQvyXEL4g+sUlncXHXws97UlrI4aSsLu5XrIehWNndGf9pqb9wtRuoyePGAD6IBlXSHVL44LV/h
b3JUGHwPLffWR7HMiC0zyEgn6hOxUvUZLkaVAYeB7fNPzE3DhmKnTQjB7bq421QOeII2T9fjIvjHvfV6Hh8oQ49MDnQRVhSXksbiaxxa/zH+qP/z4Ue/CQ+E
2Cb+E5e6zu788smvdeoqaKfAtbJ8Gh6hh+AYEqOK7253/qk9Wq6vDo7y8BHbZBnhg/IOpUO/mxKSS+ixOtpQTdU74xbY2SsqnmjRO2YwQVLo1j7ymXu3MVwe
y+Snj9BLk35Ibbk3kp150oWEquyNDl0zxLsX+jHBW3q/Ijo8jK37iHTbhYqQ4UEdVubk/IRJRZeRd6PcVaGbCU4SEQ6AybH59tMF4kdHjw++3j1p3MMo6MCe
/wPje/fRaA8DAA`;
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
