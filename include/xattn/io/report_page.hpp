// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         2f130ef19db5d45282ee6e3fa2af2abb20a82c61c166b81c27fcc0e67857a58b.
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
H4sIADXWDWsCA7y9a5Mcx3E2+n1/RbMFSd3E7GBmcRG4ILBBUZTFMEnxkNDtDEZA70zvbmPnxpkeYFfLiaApS4QkStRry7pQlCzZlC0rbFI3S7xJirC/npB/
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
/PkvJE3b7Xf+gfZRpZccS9YuuGmfM8pRLTRourjuEsmJDx/TMNUU0TaZ6xRDuPX21/4/2t60u63rShP+rl9xc9u1XiCGYFKy0wkVme1ynLfS7djp2J2kgmJJ
IAiSMEmABYASaYZryZPmybJjeZBj2bGG2NbgIZY1eq3U9/RvaDfB4VP+wrufPZzh4oJSqtbbnbKIe8894z777LOHZ9NhBEI4rTqVzVfublx8SRQq1L+gJ7Ot
qbgn9KDaJuFkLpgp4i4KpstqDyxuPKnYqXhKw4i7JNobrOe1m0L9HCup5yBtWnorwkTQJ1C+ZtbiCZkMCI63XZiX0PeyFExMtufBnpRV2rh2waXfo56ATZx6
C7MnDEOmSgphrXkY/V3cMyuCwhbd3GI6B3Wqb87AwaR3QRdgJmvWRdz8e6apnDxvsauJj2jtSmIxqA75RKguPciUhf3KBMHyUl/GofD579c/voU0hZePBd1n
7rCHXVk7RntBbkXtLFMWzgJ/4uKNfPag54ZUSz9xj+nfx3qGnaQx0U85lLc+Quhv+koy0wVDgtmAj2Y3IMEj48yI1Df8O8LSA4st3Fc9vOWMlik//aoewDe/
Xjt5BifHXT56TcJZ++C0FIhyuTFPr4vKD01z1r1g1bPDlt77vJH4vtHksKw9E/V9DfbCQmXPUi8dT+JUodX2ROKKRBuQbzVVSU2X/PXPIqYDSFi1v5iFoQyH
OH+od+ggyaacxfKMErwcDHSOXT8FrkZVgXO9pvsy4vjWpUbHXeKAp8ucym84SQ3VgJGpIRTG/KpvONy59YtK7G6Seh+/u/HtOdxqSOixHtPZQ5eK1bsnQs5e
jwQJvUX2MaZWN+YHvFqSllMycgb8h3ogSTmDZqqTMJShlee6dMGtTUvlf/2SiR/3TPn9BWeDm4ZHY7tpgi8LJb0rF4nr8uR+6Sgck+6ffxE2CD9RVkPIwPQ3
1tS0Qw61hxoO6Fm2Eq1r79abuE9+e2Dtq9u9Q3dj0rX690zRfyaM7qars5O0NjWG55vWlXVpVXF448rXnabLztS0yYS9E0d7B7+kixpdPuTn5gFavUOwbFx/
PWiz2WoToRLdOHn6J4PXSTdqsFAlFRD/+mW8ZLIz3arJ5MqkU9lICujajGZuKdBYUDe6rak6D3Qc0jL9b2q2LgLKFIvvTokw3+o0HPW6iw02GLGss8c27n5G
vdi4dKZ36+Lmu6eIYoml9D76gyREdUvAuh+5bC/JTUf4rOS6bRObbdOOqc9LH2foRl4SlUV9P3hZJwEDxBMRAla/fX/99+9ALjpyApLIlQtiQMORb8fH2skL
RHNrb133qYEVMZGYEd9gKun/i5DqEdhDplkkVfAFuQzjiWpJZOvefgeJWRmRgo4juSXTBUUSYcrRJNeU6ESyRuer7eqcJkjGn/UukrXq7uGm21SMGmXdSoeI
j5ZmGtjHctt9mfnXuxtXr6zffkUEG9OkfL5669bG1Xtex2FtLmhCWISP8Eon3uVVaI84yizUN5IOuSEJQk0ZUFYEio3rr9D22jjwGoiPt5dvXwePucg23mS0
Mck2G2iccKPpayVU+0ATJtV+9GluzbOtTtfNZNfZ0awBHQWoKMLTyG3o3BGi5c1XLpMsEmY07Z27LCIHLXCm9WBvgVth5wjZhoPS+0rdbpXWKYhBspfCmZP9
g+k8coD2MtvRkORalCGZ9nW/oAN0y5BLktgMm9Feklbev4Bz/b2v1s7+SUQQ2ixa4UoU9NB8HpqVZHfyqMN112jLHG8E5zUVBJ+L+z9X5dOqFWTAqs+Gy+Rc
o7nA2QDhZpAW7VUhpRsYemyWrzQI86rPynmgCS2nGcSO2lAAsUanIO1La0XO7Pa73yXRQ7YeLcKetttQ2dLA1ofoVdps7Ii2KDp17/nNdjVOxJ5sEWbNfqoa
g1kI8ryyN4PhHQZKqjRQ3ZfLkug99qPYIgGSOTHrweh9mFXnzI1mfSzgsC2do24+tMyP8U0mZ1LB+fZbtwLjEp0balf6x6WfTRRS0W3SQqo3fjGeAnN6nW/U
a3XMLoNh8K+OjF9wKviBD0PHcOHIKzY/NTHT4k3R8Ujbi8PmC/MaRx5GadH0wrMV/5YSVUCW7K4SuDXrtpRQey5e1mcSsGhvtIqst718wJ22MPd+P5PJAWYW
PxeFoB4eTEiG/E4S5fKf4suMsDGpOxOI145axxdobFsAhSvpb7U2ZibYJfFQwvDVSgrYJcadyvSqLXAKQbcQQad+5EUETEbNBg0OmCyvAY5teCVbKUwOEgMZ
L4iWzJdaSfaWtm4hrBMdtWvsaJLTZaMSIkItV5ZEPcB3PHtAgA6LiuSlEZ3WoFKOBbRmTM2oX1C/ma83eVChPzUruh3lsuEwKCn5pUzBztFHUUgsf83bCX/x
jsrbGcnDu5N4Iq098ZZ1HfPOZ62JJQt7z8Rj+vBSf54EeTglSPnvgG0eCK5d0uF16OwrdMXaJ+RVtJTDoYUhlUzDRpT5NeIrTwppaGvhVQ5tG1EMci4+dbQN
O6mPY8WUubAGj8/0493hnDk0CFTnjK6ttjXzIMkAlZOjPTO9ijuqLVO4RiWu3QWg+JR4zgajiea800e8xA4BW5xR8cVYEMRP0ogAjsG5Ug4mOwH4HgC4ptAi
LzKEMGAuELO62UaMbkLVp1kHwQCRXIG0+/kwv8qaybfm18qqS5wT1PEi7qMJJo4FGeyJPOb9vyuKOYPsFm5/s7lHbEC0o16u9La4kvEIvjltwSoizlAhRl2d
mHA5JmuIuvEiFa/y/EJnWkKmujYGSyupzroRq+MqcuZNB64+Esw3I5TcYt+KB1KmDjyQNBFSs8UWFZ6gBAq4WZ4Wj4CWmmU12M/ONMqtwXnAny/SfiA8ssgo
yL6HE2P9D2sJUDvval2o7Eg5Higyu0q8lfs7GHq42BaF3+eNIbPqqSFswj9l3NvwV+SVFn5N46JHGJZ/SofdU6oLblQBthkK8iS90043aT6bMnM2i0ILYmeq
4NB9zxwmW+25hdnq83LX0F8c9Ch/Rk0m34c4ImJJ3Jl/fR4v/s+fD2SeE6viL747fCZJQ0lRr1MkS2Z8dEpJtCXFUSAElFuGvii7+VrjnW61Buan/bbQlux2
LD2Q+0wGqJSD0tm5uYpZJKnNPfGqYdAm94ZkxFEnLeaG7lT4KJzeGS0SvtiOOIl8bmlp41PqTzqA2TIjdEA0IW8rG1Eju+u2/vgNTbmuXLxGzNYkiwCDxpJO
34dfezemvA7keTaJYysWRb3GM8El8pIrN4+l0jZbchUd5wNWaa+KxRDl1ZCnoBJ7aJn+u4JoJV1kariSZoXt/P4bfLpeA4JZCeYtvFpaXl3Iu7bDwCHdCMJR
Z5bAH7NcCc9BsGcL+jdPYsSCH08YpDlf0FV1hg4N960YPz13GWBOZT7Nbvt//WPCEEXKrzP15VAgC+E6WQNebovODB3B9/wKoU+t2T7pQyQ8+ZYDtEXgQYVb
HfN0+RDmkjta6K98OFPkthSt+d8hDU40OoiTwnki8h9f8vt8FIsIdXQX/kyU7BwxzbQYX/fDHqqTU8oEMRYhOUl7Igb2NakBU/nNMitHy0nF4VON0UWzTNQy
URDohO6Eocczs5DAZM88mBZ9EYUP3K3QjB6tyh0Q9C+MUwUZl+kqljPAjn4a+b2cylP17pNq/3wOrrFaR7Fs2nQJZ55sLNYDVBaucrQsjow/a3ZbGmLHSLfg
bnXY6bthchy2nikWgblFD/JO9u63OxCcJF0aWBjOvJxgAOPhZmg3FDVXzT8uFZYFAoDfZNAU2JX3J1x9IXSgdhfHbHiQdGU7XycFMzzIDjS9Q+6DQebQ/S5U
rgrDJ9fFXsCqiwqB19Ltw3IeSeYdvX/h8qwu7SkVx3dN/jt0Ga4xsfpryf5qs8s6zgrejMZwS/JIBQj5IXsVGUwYKzQAVRpzcWCYXat3927piPchtn5JCbjI
DsiiEvqbQsrRxY3h2gJVYCnvM/9dfxi58p2Sy+sYDpG/HOx8nq2rM12vd7eoqgajCN9ci8HVlVdjNBDbeL+V4bJU6EMXgLKon6NOc1qLDL/ihzgaXdStpGsO
OkXNaoYIz00elkfCRkaYcrCW+JgYDf75HiuNROlo68G753n2k6etlcthOOeEkCbVEiWzXk6sZLs+SayA02PwH09yYOpK1g2ZTpypBYUYf1r/ZhP5tSsblw+w
z+R0fc5sGXOKd35786O33bs91YVui40t9C9/e+iT3tHL/r3GhlIDBiKx9ufXNo584UtMcHxpJUU6O35/43N9L/tBzKP4i9u/e0LDmOTtHpbmUOZHKtmh1I/g
BPLFvfUP2fEUSa7YQo9kVzDyfHO1d/RPDJZebcyKLZuNi82JpDZdnSdS4bbWrlzY/OTj1W9Orn96fuPoy/bBHj7J7TP2r4CKQSzO9E2AxY7SViM+eDKo3VfK
kVx74EnN1jCL69q4dgJvgVvTaC3w97/Qv2Uljoq9BoWaGj/2DKKU+OUx/xLA8/w1/cvjOnNFI/jmqwvivPAL/MHv3n259xI7ARPh1LnOX+IPHt4hmG8ZZL/F
HrzPLdHI5+BqxAP68vb67Q/Wzl7ofXtWC+3hzWo+xFwf5ioZMk9prhEWU55qeq7L5X3jYRLmjh0/svmmW06/BjY9vHqYBrcaboLgPRHOB1dAfIO/Z7hm/pi3
lX28/tln7mN4Hp0+mfkeAcj4vtFkL5uqBvKPiK89W9zU+NJtBUFwvXOX1z/40+bbf+4dfI3Gre4+l27rpuGq5UCvpOwx713zk6XWgrgSy2qwT3jv7hu9IyfE
WunHxqlTOSITfeMqWohIFqcFV6G4mG++e3rj7Km1U6fXP77F1vrY41y6FLAKcYGYDRhG7/ChtRMfebYhK2i8gxelawxEyno2omUbHYnshGdFQ73W2ci5du6z
3uGzGx8G04NgXtlPT8ufvHyj6hwg5NK7cnbt2onemeP0HO5gd895Appot+jcED9mjUvghumUqIsLUYmtsfAlCp0jSL5smAPwLbimXT+19tah1dtfY9Y40CCy
Eb92efOVy5GrlDa8p9aC6VH2Fs4M+BRMLNTY8YIoCW6vbXrUac0uiDMU/NILy8MrRWn99oWNe6+s3j0Jg/vhgxv3Lq+fPCSzhZBZ+LC//6GYjv925zB99rc7
RzI9mGo1o/bZbgWvDvj26pizza6d+0RGBgs//Ci2bmpyYXZ2j/OV4DOifz6pBnXR9ZNFWwTPtRqG5NtjLPxJ/JIPvtw8eyWb1kJI8hmF711OYClKn3qGPniR
TsMU7hhvHYqjOGvTrUat3imo4pmVngEQxxZh6/qlj1ufarcYCzu2qop9d8WnZxFMMFUKC/AEa8Rxydl2nyubVM2xJ3XE4D9HPKc5VUACzXoF8JCC1MNa89/9
LnGQbJgaQfJTadOXK/ZdBAFSvpxwdSNOA8/oOmxlWDHo1liup6+6iDot3GfarBybH232NZmNshTcX7nHJbPhk6jYbvAqBUusMPiVGemQIKzZLzSJ0iPJjEzB
i9OsnX1xevuTrMdM6808TdYYLqZRt4R1oU/GxCppVcWdWZNqIMWkgu/BJqdKV7U5IuQ8tNxd2Vvsr1uEGK58wmScSoo7TfooCzJapyAbQ+XLVCGH415Na2iV
rIwkDy3LTYE+NFtXKCexrWsCqZfGTM92fycCiejJR2SQ/KHOrSB65qiqRUI6ZC/Wy4ymMTBrp/vkdIPBNnb8MNiWEGWBt0vy7zT/48YNf2FJKzpJI+oA44HR
UUQFy5cD+cJdD7blkaHcakyjOD08SFsol03aS+kiIsUNDKJP/wVMc1E9cbcY2NjtiNI2QMJwt4OcKznqohrmIn+qvZSYihOFVOesqm4qdVt0Q0xjtYllxmdZ
77iqFGgkqJdVdVFfHw/WSZVRGSObGgHzsJceToADGFa33VcHPH3O/TLGU6RLSXMjf8mrDLALthx/bOvs0V3p6YOhu1b8uMcA62Z6H36ya5tUPBjlVGFUXTPc
Jw6Qly4oKCsmSx2doufMOu/XRoyk6lsoFrfSQhB36XBcsiXa4wLUj/CKms20F11XK2HJKFify44FBkNchLk9juN3ScT805nUD7RfYxcvQoBbN41w24YZfelX
jppAYLgbCjDIIEz5BaVTrqz8NJDPmLTAdH5Jd7YCLm6qseXTjH7eV1uCQoFX2myjOQP9S7wDld1UefNM0/WcuPh/QTu7iZcDQRX+VrIp+SZCe7/MIok0WFto
A6HQHgvGPM7+Ml+rBO2fLzCO+ToaLeTDoJb0uMd3Vu0K623z02TM6TWd+yPeOCnYaVstO5BvOIlEJpQbc6So7aF/hGZgZ9HJpkp4olOZq/KGZ7JT1pK79Rth
dphsX6cKWn3VzndNQlM/A+Gse/ma/tAyvySGlPw9LXeC2hW2zjLB6Mp1mORx3chds9yp4VMM3dr6DEOJ7ZjBjj/IdgTznXp1RVrUdPcFNUkUB5Z3KhD/SfhI
yIIHxZ3JOapkKzARTpMIVg+oMCS2iDk7Tw8vKQdddU+CnoTug7PVJbGZLrNvfJuzaJiOYMyn9MEjg2QuWAosfFq2FW9O8Htb9P4VC40AU63C+FIxBlJ2GB1x
zSEeSpgdzfWoADZMtVH94SRFtVS6rTHdoQFgaLXTZU3U4CE9TUWiYXlatjkOM9cBEVnqKDih6mc4k2iR3LB4niV9tv8tmssYM2WpYE6y8acO8SZsTvSk4aQ8
vtuNEPYkmvLteTOb0xOaRtdrwyOnz4fv30imS1Yx3dLphGCE6FLy2NDQUP/xIeiRnQIDj5nxv8kqNMxCnNNY62WHMykqLdhF7L4V+rtvlZX9fkSlAHOdPvWo
6vkA7Cyq5L9ystFEy3n5cZ9Ab3LTai80S+aBtrzihM6t7rF8xE200hG9rGVtkVQlBpGd+fgaCmYjKJggZJRNFbMjoAO687GaE3c+ubc6G0I1uCNI1wpOn+gk
LxDccNFzuolGB/Zq3L5p0n+8W6zAdgASf3Q1iboV//iv+67uZuaI90YxqqkpWl3XH+mOd11t0JG75A7luIOP706yDGhAf9uq59UViPaAo7mCnFDYPw6fH/QV
)page",
    R"page(m4H3VnR9d6cPLWu5lXRsbzFAZXfsi+Q0sZs50ZIe/QyKZSKwCp+hyFbCEUFjjrhCZ4StvD3SimipxxKcIw5iytXIp7jkFx1l1irX5n34G7flfTHCMXXtacBS
41zkWgCCaPztvz/37DMA0KUpa0wuFWRkwO/hhCog0mwJfOwNevoB+9fxK4HxNBrVadGv9F1oNAoeGHxUhj093ZpyGa+l9H2kWuj2/Y7hTwOrm3aYRTDp3H+g
X6YecMfEIN+CiUaVWqmg/FhazGIpyX0Eq9thNZ5og7ybYh5xoDD3fsbIambcXI8ByBm6M4Zujo5SpUvOcF0VU0hgU1STU77mxEyrwv5aUAkr4+eanMdtvnAX
1qBi2cSsd7guVNLvDp5m3L6DZ1L433vDCZqUIpw1piQJYFwZ2EZ8keer41LL68l3B9+g/zudRDVySh9XWrJCuJewZQQvO7WgFbZSpJIvkl4+HXwVaAK1E/6l
08fJm9HwTcOLqEbGgeZxf6OLhCY6mxznF55Otel6bQaYsnSTxZ8ss7PcBzoRp4zW5GQaCbZeqBWYkbrTNkgVOH/oyIPCEd+yhFsMV1DNGa7f8JjiXs3Vu9Mt
9lsQurJ+B8dq9ghw1muvNVdvdLenQpdvqRhvhd7grfLz1kR1NuTPbO5hrYoyvSbdtkUl0elW+JnTEPArJFxP/kE2vRw6brtMzjbmzdLsxFWZPdHVamO0rKyd
hdJ2zLtIhAIPzfYTNbvnLW8LUjbFx3aYtyk6QEH5YeFcobKUPIXIVFcqv9A2ukmGQysl3ViXrrYwP7oB+uOS0huXF0Ih+vYa1FLkIy4Qz8+3YCJl5tmvS/K5
X4IcQj6Xi6V4ul/CFTz4e7lyXsYY3fEm+TuHM9YqDsjSEtVjUgyqYzkm2J+7bX9mT4ZqTcMDPc1UBtQ46nPZlLutp2GIe7KKfLHJiH9jUJpar5usWM2oDMYU
AOJUWG3Xq6WkAoPR7s5sY6LeHkPKaHHXqU80OEJi8DQCyrPd7fy60Z0upEzZaTB32falGbBnNMISGYO+deinHscIzQuy6QxYAhlo/01otOyz5YSOJfMNMWA/
Ny20l4qVWkyU7HdABRAuwybIhabgMpze+PC4e6lpfCvpE4Ac0phktkJ+eXnt1VO9o++tHTnQO3fZfVBlX4Wf1KGYd1b8jUt/XD//krlBoNg4NKfctzrRsbrA
926d6h0+68pYUP4/SRxS2vv4Kwa3FQx5wxvLREOPwMHeYYid+8SMou9uXLuxduN27+j5oI49Gu8OjYED2tGa2myRFkyspHf4uuKtvQPrqMYDH3+l995XfWG6
2ATPTv7CEnuqRYJNaUvifMCugviD5ydMs66KRVqLQruOLAiBEc9CdXmn0aIpVixKERURn4E6CJ6Ko3gr7uX0R1BKEq4Uijmv9AtONh9ni5Ae8XCCPmXSzsQN
9I/CTY7zzlvm7LazdrLzDwTHLEFpJM/4R8kcK+UZ/yiZlpQf0bI5vdJkgxMzs64xWAfTILJ4KV2ozIyJJMFXVb0EztNTuSC4QkVlTM69SzNKiadAoTBex1k8
z4fMuIbkoRf8ghUa/GseoRv8fiSZL4UhJ6OjgB/FHuyfNhsociTqdJHI3MRm0ZnCG/M8pftfPc3msAZhPNHVChXS1y8gUHAjusKeY8IaonqzL3nTytvA2y2q
mr4qJdNAc+blmapLkmimjtakZKLQgvxaIu5GqCPiz7xFURbZvDyks/UcBugokI/6zJDzKDiMqW93f46pVUcF8K02W6VrcDmt22/6C+E/7K+RpkmcOv5pjR1n
uqv4OivzQticknjeiHxeKBu0MQR3YP05wk6u80LicorKio6iwRF741JUaOYXIWLLnlsWCOm0auw6jJ4HV8UuwMVb/SxcVhAxFfG/9IddAc1XwsNQD07WoCaE
0L2iNVgr3ypbOJ7Ty+sjMQ+J/QxKaPakzQQuuUvFSq6BQ0IGzfgR6MjFLR2p/EbExaTPEpujK5cpKfSryflCyHfxQE5v42vWyWme54GJK5px4oqCmxvlRg1N
pT3C/6VDvsFbxL2VFGiZ1e30MemO7pBww3gGs6xu6Qx5jFelQVxd3NZx8Lir/kIzKBadQbAdw2ocHC9Gt+2AJWjV7aLXHmunJamOCJSPe4ZeplVoLwkjB7dm
YuFawKudYhQbJUj/py0XnDnTPTczQ8s95b1caBV9zfJkXlVHjWJoxOhvBD0vDD71xzzvqTaXbNKhnHIppniV/WPF3M88/bfsA8PG99VzEEdlm+56RLqjGybz
pawvln3azqW/tqM/RPSvcCgtrxpvL4TDFVf2lqnsXIFpseSOUUcp3Ia/f7GCGnZt4aG4alvv+BvXP/slC+kBJ3wfo5WxfkYPpUvhI00Aq0gfjwehgqH4oa3y
jtD2OX5lPkMi80VFHACvMWNRTkXRiCGm+0GLB6nKzWkYmzSfuyLzYvlywxXT5Y/5GEm345CIC+asilZQDayA1e6gReED33XRfjGHKxD1jpapG8g4k44LNQ77
1oQwxzn3C33mW+OfgxpUyIHUyf+uOSU9DqGkw10TM2Wag6JAEAysNYnnjxsb689yqEcLbRnvF5Rn6VUeez9fQ9b98DHDR0QVIUkjcbZk9buSewjbjFRYepCk
WfpABaMBoYV7+eXICBIB0R8SxRh8jssP65TDK6PadT2K4XNguNVZQTKUW9i7dBFz1z9xB67CJUqva3AekVWYrnYY6rdRF1VwFlNMoYgZhamOr2rVpkt5wmiD
uI3T5RAuqh5qdwkIlkBAF5BjcWKlPyKcRcHBQ+iWoUKytUq8wwX8/NopgVHcfOUuMJ4OfdK78bnL4/N/D7wUQZUx2KwAlcOP+ZsTvdMMHvnWzd6dU+vnjtFP
YM2dom/fBxrs6VcFBk4glB2UI12VBZVN4M+ACsaoxeKMvnbjRu/0YYNk41lVsV+8dpmtyCy69ZBUM3BB/vxldFcuycHHzmkXgHpElEDL5yQ9dVuoEUEdwMyb
85CiytMTmkAwiE633SJCpbethTaH13Y4x1A5cVD3mGRgiNYZ34t2ArBGn0jYoJjIidzo7gI8JEnViPHgF9QRgLEvNIXVRiuDGb1zvnf9VO+9e7jCf3h87e1r
cN1nDOGNaycwi4fP0sONjz4NH25+dG7jyBcbXx/t3bmFxbl3Fn9/DOS1teOHeqdf15rfu9e7/jmvybHN9z8SxYjg4wpavLjfK1RdDoQ8nPTffClaML2YVeTg
hwe1xjGwGzctki8KWDfnbo8fCoxJLQmYW1C03ep0olpppfAsUzliLG4RnR7xn8oVkpUlcsIgD5FqSBCfo4mJXFAFvjHVC29jHQKtB//pCnWn6XLoapaiYc38
wXDwgUfzf5r/AnXEtNBknqBEWlLaKBlxmNv/IGx/wYsTctl6kSbbddZqPcM5lqRXDaAcAPGro5CK7P5nCRfEjm8O+EYX727c+GDz3VNEU5tnDgO099WL6y/f
jJqSvqOx/9U0vY/0KJgYOhU6mbQRnGS21RQQX4QF6NZqNWeXBIEZHzErRNgEziXELDQgwTvg33YA776L/xYGmEy3ZicU2hyStgsHoP9pynXeiLxXejcubty7
Kbh0tC912536BBtLkRT/sH7rW0AA3/qW9tn6F2cdSDdvu0t/u/OeMDjEZtAOPn187fwNiTJAybevyXbc+PByzPtIxjA137+fZSpl71uByGy1EhRgVsZzIQM0
DgcjCo+Q03SVTSWo9cg4eh8Tl8H2Xjt7fu3L33MU0AEZDXWZqEj7y1ERUdfakr0ANUpqNbjSYuGocs6s5lWQBySdWsJRGcikFtWyp6khIL6qatewLvkS2l7i
+AFiEXMMMW81r94+sHrz8OrND+gwoqVA9JYdBcDAf+Uu8cTNl66u3j0V8IL5tu7snwPHFO78ikUMisIpINEm9KAqXuE8W+P0tpw8jbRyzPhpq/D26EgKPv8U
B27HUIyBM3zwzw5q2AJVrr25fuSmhnN9/C7qp5ldvXuSVh9git+8QZMFFv7p2/IkhlkWbki3dFE0Pxcc+Uz3TTn0uQt86Crz5pM1W8Mey/f2vEuZ0AnxXhUg
OBIsSnJukkRiJ6WXZMqSxgKTIJRHc9TicxFWcXfmgohtkvqlBEyNHYC9E+edXNI7dJ7OOpoHnsWjR2nvrd7+TAa2dvi0fENELRs1SL/AA4YqyWWMqHHiOmx2
p9WvzjIdYiAycsPKhGDlcGg5v0z2lCJWQGTnDQLnPtu49amgz0NS5FgslwOGOkvDjLpWBT5oCN3spx8+NFPEq/1kSYZCkb8yVbjV/O/1JkmO25+bBoI/zFu0
iaZYjsTa7m9J5SWFyDZoa2YtJQ+JzpkOPIq0IQa5DHdDvC2QL4GZ9FIsuYKrao3DUgZpBWiu23Xi3wbew0KTCD2C2guh5+axzbNMFH+6ufbHq3+7c2Lz4ju9
g+fWfv9HgR8FLHyQX9B2F5D1xTDhQM0dPipAbw8hKm1I959sLScyIQXK6eNUx3Cim+7qceJ6Ms39i7VnTrFd/4lXCQSJbQJWISNLpAAxO+EdgfyQiJAqCRlv
XO0d/lQQ5YU3avdympxtTdhOZej6iVZdLD84yiQTY4Qe36nbMgvGa6MdEoImdxivx+ut5zumLIwhBFj5rfcU15kPA5lfdzGQ88MRuYQey4JFQ1Fe/zzTFm1E
Q4DnU91DHBPTQLcMDFw2mJy+1AkH6EvXEUyXQ042qXLBoNuf0MQhmomDU2RKBg878PdzOo/qDNEnSF0CLvdPL40ErEEtbNVmCJCkuLVMZR9foh5uXPtq7e2T
QJ2+fbL3xifY6pz7EkGZB+hudEIKrH5zSw4unFfGMiQlJaSiQ0cDexrdS5+D4YHu8WLKTENUDZAYfMAYDXeoxDKA+t/uHAqTc3tj3Hyo9dG83aZ+Fy2K+oOY
dM6BWngWqeVZ8N7DYUhQvAQSOvuXBPeA1Gn7vZJBtTaq/Q8aVGup5udWDY44SzIonVrQiKmIG4jFX4lKU36NliuNsUhLHDoUwzBRbyowK/ue1bsuG+JQScCY
BWADh1VB9ZyNKUGi1o/kg4d3y4vHk/RfFnbUfziEudhB/R1WvAwu9XgyvNOZDPY+tIwWVr47cHHvrm3cmNYCjYjBKVIrkQnLESIDcIlNh82fzjKaUSbTO9Gh
yaqzHk0NSZZZewszEy2gKWLFScjBVjDeWdXSx2/jNqpaP1VSlaUbCWmuUC2b1rHWWkCuDvveqc6m4ULFkUAjkUO6KygmuRW1MUAnlDDbVRADo+f2AvuBeO0/
bpVlM4vpiHfpUyhlMYnPTobmgJLSLnTIXE5UyHkLYNVYybo4KQ+AjlGtkiotOHK1Rds6oH0ojzjQgZU83gQatGSp6a1nZjIw6trXakwkYWecv2aV7o6Bet36
zBqKuMcrmfFYFfyMtSmM9lPUbnENeXnuOW2TV9hFjDkNwm7E9w598C5B34s6EORBLHrfH/FIHOxkxNVSK0jZlLDrSp/3j/faAW8tyoDA4wppKiCY3g99K38m
a6rVfJINZwWxn034AekDyXGrXoPFeKX6g9LogN5X7ZRZxxAEpdWY1eFTOL48j7eFmpFG1JCoX7UdXAYLboTEAFldzQ/ULCbBBGGnjBS2+lbi63Rr6o9+JKL/
f3wdZlyQizAMty+8VasawK9b6Lb0qqiGNHXsBtMVn25BkxfHiN/9zo4RZWMciy5mDzHKBqCyM3E8jQu/sW5VZsbKzAMl9ibH62B7EpZllsguvivb3MTb1Faq
7GUA0LwGiXNjye6Alsud+dkGcdZSKueANBXkN3YlsQdg1XbtVgHJyJ30TiHcggxan8RrD1MnujOWVfHzZpLNtazmIRFjrGk6D/HnSumh5ahKBIYzSQUcxw3d
oKNttTnIuAo/abMe9IVYY5dsh5PaQPhdxpNkU0WZYzNK2wZWJPw716Bd1blTs/Z00W1W/pJ7icfFkHBq1fZEeBKI4bTYf0R4ZXbqPMIzHfTB3wxfynMYN+0D
dJm/KPeXH/1jdREy6jIAAQarNa0rZCj19X20Rs6RdjnxbNwoN+RD2CrTY8Vd2MpZVsYd+XvTC9y3swM8350SN7WFp44lD9PfsvnAe5Zg5lpO0u3b2Rw3wmf4
k2wFKExzeGqrqapSGGuIoel0wJWCdabRkyi6yB854cbyU4YtF065OsIEj9i8JpOWoeyBgbHaVDhOIZS+VfDchhcMLhRyKDkAw8HMpuRySrMdOWBsJY8XK38E
uLJsG4V0MV1iZH0TeRQZNONPa4K7Y7VSrKx6qVLyox8Ug5zm2WLYIlpmvl5ldwl9A1fVwn66V9eZ92jrVpXmT/fOFo0p/6npxB5PfvDorm3zVSKMXzQWSQwp
2CpxW1qHr1LsSoJA6iQ1utp0AEeGGaFW6L9D/AecplCLc8JbLCUSZ+JOIH5SAhYiXUh4eXnrGTe2+CaODNidRHRX8uuN4tFVaFyUC1tKLrI7TXJBa+N54T0W
geYoUtofVdBBJv7xiNRApuN5kfUajV7i/m7xvbBDsCE6ARc6o30JzIGO4d8zcKwDBg9kpaiPYZsA73RyMR1nVK1GLz6JgyFLwOP1SQlWjCuvDI0pY9RHbiXQ
EfuImp7Jkf2ZPdGRYmNjH+3ojbWH30zf0eac9lFWfijF6B7woBWBqqFl9u+iO40UhC8G9FvZCoQnhQsRXQ88kzT5K+DpsG6lkJxy3v2noGmjO0LmdiN2rlQl
Njcn1ejUjZgivVJrlIOAld/wEhmJmKGiC2pO95ImGNxt5nyWiX68O1AJESXqO+NI2dfaoirCCk7a5xlXuSC+1EEgSdSEp+4fUloAanI2joOgYCWVdHqU06Xh
Bs9dcbx/uugu0SP9sk+1icDSYLilzPj6U13Ie0WndSfMwHk17UX6BBhJlcOhAl1IKdG8hv3T+oNHIQITax6OROBkZbCQt7XUEUwlgo5gsgoOSemAbLAcIdBm
OaXDpy34/+Km2YQXCk+O7K3QS3pwG450VTemZAO+OsoLMVpWK5qwJxTzIfVc7zNYTDx/igs2okXPriPvKbq+aqVpBK0eSghOH5Il5MEeunp1yJXdw50UuaXS
E5oYm5CGV4dxoCe/lxQv6o8MAGLXNZ+MJK9X/bPEH0CM0uE/O/mfmyAHa+2a8PFzrj4ApXR4rLzt5qfbCDVKQ4tpGuQK6fcZRig86sDEjdMle1Ki8Uw6YZzz
RQlDWwCy8yILJo+EoXm40cinLMLMtqZ2FNzOjtx8BxGS12t7KjUd4785HSOG7wRBN1eZ4vDm247owe8n/cpK6v803rhTvKIrgYlcHOOQF782KT1T7DRWQD2u
LvXPKLUG24lpjzUM9Nnkzh0kUHcWxqsg1gL33YbwcBLmsQAcubbnHPs89VLzUIiDKGP1qZwDWd1p32QuJ8Jsjd05Yf4/enJlxHESVaMGMLNmyCiZSz1cyScf
2I98stDA9MQQF+izv5OUON4itCiwPaE65UHdGoIkYUoFfrdsoA+5CGMxAoAA0YmxIrRUSMIZNUP0vS465axmcGPcG5mhBgfvAHrLyyfBUoB8nvedH4TZaFdg
OWPUv5Bd7bP32EDkgXVOy+iVtv+laOhFzNMl5s47NvOC779OU9h7KWYDeMHVZUZNJTuumrdTEwF2zLMm6iqeshzPGYH4EBSFtp9RE0P2TVGBfRIgj3v5P7YW
6VI9lAwlw0NDCd2ruUloDXBHqbf31Z/ozBMt/RKGPx+BNOCGnfE/z06Uj3xS7QLrR9PthrNFl3uj/5X5xb22YfiFdoweO9XJ1nYHHvJ2jNEl2cstkmpfAiJg
2LeRhEFoddVbSEeLUa3ka5/2OwhXLxDil0k0KoIM/lQS87lv+WcxRxMmfeaVpe5IkHhAyqGqMNmtB3hAa9hoJQlG47c+lq2Eo+mFoh3k9K4yPkay1AskRo3j
0CqJQ8Rut7EH7D/PnvPEg9jsKQhyYn3OqTbeGBxVZ0cl948ejNmEiWXObLZp7GSljfBsMSkCrs7sZFgnj3yHPWXslPdX/6W71Yxg7zLbNVvVC1HmtEWZd/7Y
i8txVsdwCthjusAJ1l+ghrhHcXqBxb66WFMWp4PdYd/CsaDZfWaLgS2yebo8rGHF/h6DHU3c9QUn0ICZ4AWT8+IwA34t7hgBKyklS/S70KADe6j8WHyyLVGR
wgt5b5zKER7HM/VI4SjX7SJHzuLldtYiEdcYKv+Q6nqMKlr0L1vz1RpS1OL1Dm7qhyhAZ/hK390sIAI61X4OnXooAWem93e/80tPc527w0QxH+2nofIQQtvR
pp/EkTAYVGE2A/0DdzDCemG3z0wEQ/ZCEygeTOeQsYGHqbIUtOr+0ZoswUjdbBfmqCP6AfFyvz7Zv6fFSCoLVgR+Envop49MssQhoW3U1TNb3e8zjBXmEK6A
w+bnC7PdBkeCY/l34zJsr55036YFfU6CY6rWbPw7xC9LDJ9y4CL+KbqCHL3xa/zn2dQuLhIqkw3EdFcYvs0qCG6WN0tJdwPSyeI0Tgvd3BpowPgP26h1GkpJ
MGtRbs4g3s5CYSxNkdMH+zblr3JnujpfV/wjunbwh6GDTCf6KFfGzKtJpc4a0/fe6YeWWaSdnG2RKF2jdkRNvPKXGw8t15J/kJ8re4PwuXZjPmo572Sk+8Bg
g5PMSGRuykSDMsBMnMam1U0DLjNOEz/FyMp9po0QIMac4lO+s2/LhtpAaiLeIkP87sAbDy2zgYGvULIsdJ8CyK5fTTMZtUPwceE3xCNylDcjSTvW36ijkFPV
QNBnhbKDZgNDEcpiq16sjgnJL+fiG3jIppZWjrOdpb/+12c5b5SsIE3Gvy1Ici9dyVEem/7y+5MXgQ9zRg0fUdILOhlwk/Tfz6bgKVrXfuxRarYkF7KBFSjz
Yf4ADqSft4D/EbIQ/0Wwz2IUQa+V9bcmNm/aNTRgoDkMjT9PzTGBzaJh9PRWLASySvH+6p2tqnAuk6GzCS55eP0T5wbZKQzY7H1W3L/rllvU3E0VKNxYI8DK
wV3bJrxcxNKMO1/9c3dgihUVx+ZEpTNWgXuCrw+n59guuXJF3nzTxgMGJBD+T/ODwHyoxkPrQU2zptEI0E+599BdohBkndZrcSyX/UiNfeLPwMot76k6UL8l
bawoUdI0PcrYkZq7iojtR1A1ZwRAyPEsOi9yjj2v3PXZLFVJKGhy4TL154COp9gcDMzz0M8Qm+OdPCQzg9nCrwYjnT9oomam64RzS7nlfMA81TogR9EgmAL7
IpRy82QX89ll/k6TyOsBXgkO4ifMeDbkbAjt+lQjT0HBPGXFVNZBNs7Y7uIdskHGNun0mf9Tlty2UYTYy3X8So4iD6FhFgrzMTSvQrtu58eMWto8jmT6NbsZ
axgTR1FY3qj1u1fX77y1fp7jn+gbFzjqIYa67Xq12+FgBA346XDYYBcRY5C5W5NJhyV3zhXV6sjNmvokuVtclAU8m5Bzq9FVv+dGVztTjkGMjh6FM/3dN1bv
nhM/6833Dkoo5vrtd1xoRe/oeclmhEjEK3/s3bnYO3N89e479Adcwa++0rv++foHFzZfekOiNnrnLvfe+IS+lWGrazPGTLRoIZlRaIjNIfeOm5VPpc3gaxfV
+UvsV46Aten32sqJBq1Wh+E4kiC0rEMHtobXcZYkJJzhqAWGpUoEulHDzfhxk26G9BdCgqoTdQvDk3BM6Z8LxFy//ZU4vbs4SxrD2vk7vSun4bd++K31Ny8j
aPb065tvXpWES/j2+ucbr9xFQNnh66u3Lq2/+YFGll06413oMXIP81QJ0zKnLvChd+COld3PGhyZZN7HartPYBnCDz897AIvgQxuGi3OBbFp127KuGhJNu4i
I1Xv3OGNiy/xB3nLS1xiT8eC+p7nYIQw4w7c6btw9rJgI5S1O08Hxva6xYgg7GhhHqtBbRVHNDRRuyju+7gsNpHCEOvJ65OJln6mpUtIY+dMmBxwIkENcNhn
73ul59c+Qzzz7Xd6h27RbP7tzmEJ00KAyI2rCQd2HvnbnXdlxIiNu3Jx7f0LXFRXt3f4UwmMRkTEvbO0ogjT5DAJbgkxtn3rWlto22LNLvEgJxrYqDWOWLRc
bb1TtJlObtx4f/3ibcQ/vPZl9H0UzjXfbk0s1LoW8sPH2kQdt2iEXXBmZsQayYnCE857AktDr4Vb2GOZdm6jI4Rj4TvzdJtHTKbsXp5zi+ZB+Nu7r66/fHP9
0jWE6Rz8cvXWSQnaotmkQdC0bnx7zsVHZMoI79g8dByzzXE41Bgm9r0v1m99i7ALFynuJ6CzMAcASg4lfaowX/zLDfzz8ExRwvrAZmbE1R/hN/ZzecdKOXky
d3SeCF084E4Uvk+QFNvxMA9xL2go3Hyydvbr1W9uCTkd1y64hxIQ2DfkmBB3olAY8UTTnQl36p8dGB4kLoYf0DlXn+B4SyTDBRW06/UMA1h/87Y0v3Hoy971
12nTr35zJG/L09Rz1XYGuZAyJtyj5wEhd+0EHR/BB3ss8g0EK7cKLBPTqgVUKS+XQKAjJ7gAB/e9xL8QRcVRgVYtY9dxjq4qfLO6tKYTrakS/qM/VcOwfvzT
3pnP1o8hWJf+i7+Pf2q1WLjgrzUXmZsUPpgkNOqupSHEB6wymbBPMuWzhWvVhU51Nrf+ElDN5USqJlKO416z7SLQ/e5BMAHiLH84t3byT4FEgd47ZvCUCQPJ
VL0bxDxLvCeY5TjtW4c1wbjuCLH2TJSDfTmSiqGGZXcQZ0LWtOTX0y2d1/3TtA2QOI+2Sdkf4JAbgDDwsYBDIDCKuaKLgpbgT4mpBiM+8dHqrYO0xIiQ4tA4
CZPTZGwb11+ipUKJ6y/hmxtfrN8+1Tt8ELz1m9foeUALsihuJp4hntcNIl1zThjhdIJ/SENpcGjjnOyEk0gJJ53tPxTe3fzwFvAbuTurd98IS9OQw73Iixrx
aiF9ERXrYEIa416fnbTwva06DYQVkNHUNLFvR0oS4IrtWPaZJHU9Tn3ixA2R1HB6HTmwevtC78SXq3e/1fg6EveM2GQkqzc/yA49GBlHfQigA+SsILZ2PyLv
hNt49gJsDE/gEoFLsjr7YjKVLs3N1bvtJYlrp9tEY07j9sG4ffXcmoSOs1P/fo1k3BbItwduE2VtnjsA/hWI4DiZX/u6d/UPDKBwJdxLIpKtHXlj/fxXkH8u
Xf/bnfeIfW2+/xGOtdtvbFy9RfOIVwywQVPpolLBs13Th0+vf3osmKX9rMuqsM0rzK9Kr/zeEqiL7I4TZuK3hJOH61WOd5SA3slEoTQkVFPiYy2m0Pv8kMj1
FMm7bfVtsXA4PuQ4fQb7feKRJAJOgLQUuMnQg4cfxleuXE3K1Xw5Zd70TIqaUwGLY8RoJtQTDj+fnQQ+Wa3PsWvXNu2S8xjAb42wqI53CpGVaJ4VstuTAuoe
lUJ0QSpwE7j/8xMavD4pmu1A77qoO/CboUl6mhXyBTqqGt0lzTnIOIeBov0XT6k+XYx5fE9lfbt8Vczq7CXIgH8y/nIh1V+T7WrNKgj088ND9P+iJvAX35J2
sMKPDQGPsAu86CZd1cXUw8TPVlm3URgYKoECkjxO7Q8SYYI5KKQ7uBH6yTf9/BIPI4FdShOexl47PNmshzFdYqPzHGN1yIItBzq6WNdW9I5Py9CWKOngcjOI
gGAMQISozbaQAvcqGdERlDSj5G4ntIl7k3Uv2wlWWwh15YL4e2+S6Wo3dJ8EhOP+ZmHvL56qPLQ8vzJG/62tQIm31/oA/XlBcyiGd7y0uFLca2pQmS7v7opm
3LrOtyTZfEBBBnpWvA8dabkdyffZKs40pM8mQr1UbbraaGYMU/nEH7TMW0B/14puF0xmKZ/7H9OsFQWMdLPOindVEsafBho+pQxTATqtYlht4DfFIyrxeoVq
Lbs5p1HdQm74LzE3zKIG+w5pK+r26+h9rjrPuvP5AGy2Dm4LLbnjvPN1R2BF2xGgHS5I7dS378xxIVUNSOo/GeWdLejg94dPiy7oqanHuNFi7G4R6lo4MQAf
SRmrzLx3nWVKyDHIqOtsBWi9w2OilBpJlFcjqNhxB1QWc4aVjF2Cby59c+vc0YIpLbEroPP2i5yHdzz2A0sXanYLd08yq0WTlmDnfcwNmctVaG4QjHRo64lF
QqP4XL1bqFhooJgJm8kjCTqSebSzOFYcK0km8N00CiTL2a4VqvWxpFc4DerPtWPw9w/Tt2rKmHGZaSda3WcnoTlzjq002fNUdqboUUSpEB98YWzdYA9QVdyz
NWG+rtp6+da5hY5XO8AprQwHKKAdxscTAzyGF6I/Clkx+4QMAv65l9kFsHdGZAYc0iUq52xbqK8yNFaWYs4dixUdgRSBPnNZ5/KgScnkO5/Ud2nMx9ZA3lii
tQhH4sfSFp+iikW0VNlZh1sud1tPLc4TKyOZtTpbGML6qraijwBNjZFG8zbErUWP0IA+pdGg9fsp7WNdkabWa9afnKYuItebghVy8JP5xS8+LUkKU1xCl+xH
rNlI3WgQjzYvABxmUM0bGBEKwmThUqV/6mzZQPo2Pn0bOXSE279vI1PhVGE+8z07GHF8nlFaPYJ4nfj9RBo6e9TViaPbmtkjb4sl9l/Cw0Xv0uGBLCvfq0ti
K/dFKfneIj+CJ3Af9CY4jX6ddRWPzdQw18KyLWWLWZxbMEws1phHtG2Hp4vatSphbPIPGZsTe4UtPmNecz6woEnlTvZg3o5ZJhKqTzyHX+imhebu060s2Frs
4jzs2xmxP/ihgr3uc0kY/SB18+r3xJiDfsMdyVfj39nlw0Odi8OBSnhOkM8NFNGMcqFv8uCjrS/UQxfNhKX0N6nKMylOyPRhFZuKJRkYEUe8RU03lpb6poxZ
DhGmOR1wXF+day5q1RLqV3dtcMv8EN5hv+kz9bO64yfultlxW0ztZ4JR6HfbiyCP6F1IdNlN1pY9ZuAihtNMczbq6VP2wYviKsk08719W0RyiFVst3RQM1oH
8PnygO4D8l6QmFmXxQcNd3mLr7RACPVtpwfiucbjUEsQuzPu1uKjYhFHRaU2FlAy39F3J/sGntr7XGxR5GAkTnbLfufsU1FGd43319P9Axe7Gh++Q0Ufi+Ec
F4M4DKmpGOQ0eFFcUTviwa5nobOEV/broVaQTr1Iu02cau036FXm2+Vk2g8ZuSigYyP6Of7mr/U5f1ksZnI4MHn+gpvz8DedkkvDrrA8ICC8GA3Q+sEavoeH
g0lpEr4OwO0ftAlwIC2wHoIvYlzeVRdip2hytEcDG7Um0w392/TcvQ/75FbKLxZLSVb54V76leE4pP2xVDUt7F7rkQXcZ5JcrnfVvnLI+0aSvb+lSynPKOAo
/G6pjFmyBb6gbskVfX80YFG9oInhLcoFJ89rYzEjLA0XLZq1kG5nJ8bDZ9LQl6Nvl04I/Xq/jYnU4qaqylf9JAepF8uBr0lR69BoS1yHMz4ilZy1KGBzTIjE
WIHkut8kQO4Ub4GKv1wR0aeugNSFZyWktBgbi3AQsroaJlifcDmX7LI+EyA+Gw8IqzjIZ8OOl1QDVojRbJus1roSob5XtBXSzMpIEigvAmVlESEUfqys7ywG
d9Cw6Jg5neScTIHU588gUdFnky/InOByJIrl7HvVvbtiLaiJHB4+Px7NSdZQ1iIB3L0XS5gS+nkUHYDqNgt1nhpl0uBvlcBLSf63YrtwX+vP6NcWNchAZSz6
jTxKo19aw2BEeB6gx4SPlRBuGrmUm3Ta0GwJ8AUFDqpY7EOB98k7zCqQu9i5iTa8iU0zPoWCLwOkgVn1gXyB1IQX+W8kR0NGcvEiC4aAfDghGJqfKaUEvimQ
0GsnrSip23J2lzuNF+sJCcJ4Oiq/qHccCoLMN1I4jA0SXx6pktMvbClc5V5gRsJLCPrOWXjqWdqdr49670pEMge6q1Ksbin1XcK4m0XEPVfm64P8dmMNUeSw
alNb3JrXGYCaX/MYRM3cqPhCq9TYxzv68sOZ45aDLH+CHR+9aUltzpsXD6/ffX399rn/e+CltavHejeurn5zEnDzd8/AFeb4WzCucCXel0vgrTA/HVEJe3uV
SByWcg1WOkhKdb7ZN6c64koBRyQqwtLiEBvD2W8LsAsT9X0NZs7AkVJ47ibOqpmO88RgW+K4GRHVJeMA9Xnt6NEgdd293uHrjJd7buPCt2Kk7538QECU5eHq
N0dhG6Svrp2Ci8Gpt9cOn+69f6h34E4yhPk4f6h36CBsgcOwo7/6de/0SQC0OtPvid+vH/sMVd+4oEYwmammxwK1bEfYhw6OtA+at2ugoc0WFC2NiYXqLGig
PQfHn8l6fWI73bf2Y4aa9S6mA+Zb9dVaO3Jg88ARxuo+zcP4RDBKV28ddNMByN7Xvl795opYP2Wl4Wdgy7x2+K2YGoLhSJIkxna3hDeKdS/vzaGAHbBcThx1
rwoLuhRcCCPmPx2GPpsse+9cNhh6+cDl6Kqk+qd9IGkH+z5wHhK/Bv1Nc2gNgtb0uGU3xXvvA1X+1Ovrb34AUrh1zH/uFgZVRFslSoqh02K4/fzH9qi4APXn
fDQ/u8DfaCZD2JolbaFRTptdTfBvdbbREXTk/r04OcldDCkju6F9YaYo9idU0kqqk10/lfTP6s1jRNsw7TJhZD519vxfWx7FzsK48ADxSet490zZ93Awakjy
D8O9VecJg72H8xr3+MppIhEPky37VBwE6clrF2STApP6/A14St64BjfNAB99FT5UH2X2X3tuj/pjK9EmMrOW7yBgcIJdnv04dDABv3L8hth7vSP+q8zA/noH
)page",
    R"page(tzUEKww/8r9fUZxyefDXLxMsd/LXL7wTqPNLjLw25YyCyPb0Mz7PRkcsU5Y3A3tbOM7Hr66fPogtfehU7+Rt5Vh/RS6T1Ztvr96+wF0RcHTHr8TJkd6jWzTN
1CvnyYlWiTe4NACC3R86bsqKrP3+q7X3P9x841402+25zpbzJZMBBwjG4xY0+pZqC8xfNZo2dmvk142OIhhXjWByJ0KGTRMB18TzN9lX9IyO4uAJGbQ6ntGU
8XzFQxDI/4zbgttqnpZ+msOKB288/rTPVSmYmioiiNhNGKcdZ9Hdx8efHH4IWHD+ZhxqpD6lDIYn+6f/PHrpXeb2h+k86129y5vn0Nq3B9a+ut07dNdNSu+9
P8Ct4/KHvT8AKJxKeq9N2/uzC8I1nv5fkjDV8gfAM03Fql0JQyzMMNi5+KwK9uqL9XaLBwGn2BoDzSdD3GWub/Xb99d//w4dUZaygZ1VQYLmeIssDYfPrJ08
IskketdPrd46ufne1xjQR5+uHf4EDoVDUY85UEWOXT+VoCH2fmrAFxDJNRg323x254EawZPN7qNymefBdFtY5Y72OpzBtbevqWdU7+NL0r3NA+/SNPOuOSVP
qJO9k8ewu/o6uWehOdOkC3ROZyEyhTlvy945Ttwhw35E9U5Vu+Kk97Muhqw/QS2eu4gXUrWJJAfI8TPbbczPNiSPUjfuiFKaub1KWoC3r22evbx28hL7BL+r
qOWHD669eU3GrPvw1MXsK+l0ZteZhyTnMJbEH/f1lWTy2yG5PnauiPuUBNAi84nIm2Li0Sl0vt6c7wMOysH3yvUG+l6CBq8eJ7bnEgP3zl3efOdV+iMfy5wG
loEyb3SenZQTiG5lrDlJ5VCdazCvkR/zEuPB5z6HrAEnZVKi18bKjWZtdmECeruyZAXzTi9U8S9FYzO8Q3Fnn3R2juEfRAU7gi0eAW2jQ8sDE9DiJsJGK80N
uMS4LvSdu1XPBlc3aF70eolgZpoE0Xm7KSjGHX9G4royqfVwh6I6+5DbvazpkNvnJLkronhVPGTQ9kh2ZLeYSPy0AcYpJbUzGhj8eDIQEz7ojODCs7bOl6Zl
yxTDEwdckBE0vZltptFkvT+S9knc4kgSyaCObHBtJ7nCPZrnhAz2zEhoRKgJjiaTVh33Lcxvz/fJGHy9lPSvh/duY3z7Fa+w8BqFzDe7MgjuAXHEiRSlxmKk
leK5qCi1j0m8vca2i8kNBUasmOg1paykJ3ZKDqAO5ORtHDEfKE0HGUTOx0q6/dQC6/2VmQSB9aJnUR7Tb5cM4yjViM9gmlB6eEuQmCeSx5OdrM/fF4Bs7tzh
SEPz7oI8GSHTTI6VoZJnAaHl0b1QXjBGS0az4vCl7fAzHYxDVpoJIkJZN+5jU3NMns6GavYa6Z7nSiMYRdCv4ANneAy+Mc6ln/XbTHdtAd0kltHA0KOeOToC
r+jLmCP0faS/C5In0+WFCAqdjCyZ/gRLA1uy9MqNvxi8cuMNR1rMmGH77EOmDMjAPcCtqx/roTVfb1eFiRj4Fuxvo+XKjjGzbmARGwHPtqVujPWp/zI+RMGF
0LK3gmcWql3ZRSFzz4V5WHRGXPfoOb1HRgAPQeGi+SvZ0PKyVfdFvN8HHTEmJKaSzHozPbmtX7EqiFisHzB1qNG9PdDqlInp15byg/pti6/cL5I/uxbe2QU9
zxrPrb9ih/QWdPecHWy8Ed1gdmIuiHPkZ835Ba+Dr4bmisktIEYkv6S5nLC6YDfbAPiYIklvQtLLukdiNnKTgOeLaZg/3igWdY16Amds2bG+bj+JG3TQbe8F
y8bb/9AooLSbspVvj8JrjcrAYtYuVxfrnTGfPoQbsRMK75zNuFocEzW5o8XK3AL1jmakRML73Bys8fVuVVD3/NSYkMhTRz+4KOegpsIKx8fOXtzLAo2gw5Yw
duzhR7mrqftssR8NBw3FTwcbnLtm/Yctn22jOLPYkrnPZr64y0FolsUvjnF81fA5muyFv/BKcS8Epl0+JUKj2RQ/4IU+PKRugbF28CH+XEmoqgR/zy3AiuuM
ArMLgaVF/AgYxAIvBJkB0iO8CgVbVLcsTBU8y/lATFwtdTv5y42Ee8BliysPLeONDIRfBu/2Ovre+9Ayj2zFSmC68bE0TX9gXfNb3ktdxScoQXWusBuhwmcp
xTFlCqW7+UfrmV0SO59VQ/tUfNjAplIVM96Db/qFcMubWVjIKssKhE5zKTQ+XahS9n9ALaP9Z83Tz0RYQuo4HkQxLJqtnf756x0u/L9f4X/+coOffemcmf76
BUvvYRsWyrAYHlntuQ7zYV/Df/iYWYStapFNT2PBUWOAMsUHPXIGwshodzIHT+yAlA0TCEDg1EnAyz05mKRasQi4OUJh6FZoPoQlXVH88lQxNsgwqahlDe+Q
gK7358kS10vHX/vqCz28LGCCuStN5yCBXqMmGvAzKnqXQcO4QDuh7ZFG5H0MgjPcq6oBmWyilPkWOO1kKkMgqh+VkTLRCoFIEAa/SqH4ZeY1/AiT49gAdKV+
LGBBLsuJiuj3uuc3aQ5QqMMGC2QJ3YwIuUICXsHrsVduO/Bk6sHBOu8YA++BTvJRsMVd+dDUW092LF3FrCXNWAUCfYIpvgPpK/Z2ZbLP+LZG14xt9/VP4Z1h
/o2C1PSsQrwwqfGMe5jfiOB4JmNJThdBUnb0rQJiFxwWfV+NPCl612682Jey4gFQc5lCplo+J5YdzJLCr17uQjXbRVxMpw5nAmzDigGrjMEZgssGSG5F7rQF
QMieNGQ7cVpqImiKkU/ouCxUQrbkmZTev8YqEyJIqmhWlGxZmK6cTFkKJwqrRopxFQeWZIxR3jNcqr/L7C6eAalyuliNLfOET69KrOANct4wZGyOcOOrSfVA
gCDoHnYq+FIGXQr1ArXuaAigjwmXFnVvZS8jrG92KHvSTq7QmP0w0IfHn38P2jQYC9LIJbEfuD9VNWVcqZo2ATUtaVzkh8OA7Brna4CnZlDfNIixyxy2OxbE
VtkUKaZdhNrj7SYuwsonMmmaeyrToaClSpBArKHIkMHkZPPBLv8PLpDNt+0SBs3gvPhxYf2Cp/jJ3nu1bvAU04rQLMhmwWMJOsS4M7S1NTnqVtvt1pmxFNFy
XugBeg25wPpMsgI6Z4/QtbF+FUZtoetdM3/Msb8hgC4kKgfOZ5eWB5PWxvxFpqJX7/sx8wcR2R5EWAthAItjwSVpgOblpz99xmlYRPItplmkTV1aXyaIgmQI
zeFIfaNvxv2bYs43OwZ+syMtDj6nnck1LQ5QfZhllY/ev/PQfTDOWtomVI50InRi8g/dO/povl1Xoh8VSNsFKJZBcKJstU2lxaXWRGkWT7ixwRW4JxLTPFlF
wscVURk6RU3EK0S1CKNlrNAXc4djFeMLjVnJXSjeKKGSsaSOEnYrZOvBiHEhELHzrcszHcSGFbtJLCeBY828s66w+nC+HAhi0h8Zb6hmhWWjaF3re81mjqL2
tO+tWF/cFpn0iUFbs9FWxZs0N51a4FskuXFEBF9UqXw+Du7jUVfmy7BOjBXmOfMpii/BGRWluua6PdsInOsDZNNulEWvMsmZSPsb4nW0hkhYchf4flfOsX46
GeSNOiB7rNPTiuHDDIqRNREDeZBcsVJX7ObofQzzc8WGaWJzMsRmkro+QKiwd9VL1VVc8e8i0Em2bwK4XlJ7rpTxJ38KD3B17jPYAefQOutQCGclk5bLBMrX
FDFVEN9vTSz1J6m161erUTPHW+VsjyfDJncIfcaTiw+y4xPfvSgnVIczmvG3rabkVR0RgVwSWbIN28niZnvhDJIa+DZrBCznkWQbEGONDhrBU7Oc2XYkEQut
S6G6UvLWXyoZxpgiTZ+bTExOXhazQUzOJe0ckLA2yiBLlaR8R0KTBb/69K08QX7diKKgQJAplnUby8HpjmlxkEtuu17tOCTFJcYvhH8rMdnGPngt8Ft2IrR8
6vDY/D2yqq/eehOuXKcPrr/5ObwPtLB3zaW9aQJqrTWn8F3sYt4Vx7y2R/IS54nObGOCizOhJNU56LYFwI6dyBMGXKu2abW6Lqs86/HHl5Jpdt5tSeWCEoYO
IZliMl6HG5t6rzF6jHrKvHJ37f0LG4c+EYeK1W+OCciceK/CIff26733zwJ/5txlAbKTV6vfXNk8cGTt2J+AbHPqZfHDWTtyrHfjwsbVe/B5ZaQ6mjU09Pa1
jat/kpkSEJuNSy+pz4bNmnfTbXR0ViBsCg5Pkx3WJtUlhRbGZZOJAARv35VhwLtEvHTQY6zS2h9e3TxwXt3qbt9exVDhFBN1Ys8wOjBcTv6ptR8AP8CtK7Gb
DpvF4fXGElY5WTt7Hqg8hitHda1dudA7dW3j3r2wuj2MJRRDbrbheVjvONgy9oRiTCG4JcI3VtsrCTYe+sErKnCau5IqZofz9dUUK1LcwYbKP7Ipmq+yjl6c
HLnvVDeDcrGXcoBXpD1n50JgNN27t3HxpbUj90AC105g/WWkV18JYPLe2zhwfO3aKR7yJ+I7xq3DeefeJ+snr4nr3eqdd9eOHsWn3769dvJIPNUa9VfRjByC
f+WwwQSD8ELvymnpCJFX8C1zIXwrugodNE8mzwd7t7aQcZKGzbQRjAkE4DDS3EKNV9udyKmWIQ08mBm1AcQp7yvOaFjBQiwPrxho0umTHv+K4ZqwA669uXrv
GIDGbOYVky+cMK7E9+oB/Z+1tO+LQnbqL57KoJGYPqfV6+vXki2pJdQWeqnpQgVRBeBicNACJtgw51CphzMh73fI+50r4jP3/iubh05svntK1hKEcuptcff1
pHj7JFdLE4Z6M3PDb3fo250rmX27B/CqzHR/3trXYJ6pBCEHjULcyiBDjMUh6Z/go7KT/CdK99xjwSBbe/MmdTfAIHPNAmlM2n2+xdsw3IXanDBxjExInem8
hvvi/tYCif7TwHqhuRpnIiorvdJ2M99LRjO8Qvts9e4p22fSPZ4jorCDAjhGu1cnL9vPQYBpTWUvDfjyLXTlfNF+M4YpnDNGdAhNHUAj4jhAkFMUQRkVjX62
WfhRofmX898dPvOX88MkAMcYwNe/IbYpzuI0r+uXDzh0NBkWnRIO4Qxei68fhXMnTUjTTwfw1dyMRPMgk5DtQjwjs60pBj5rTX338kvfvXzAlixD9up+LBSb
uNJxRXuWcquSWfTEP6iGHfh6RzmBtCA+lnDLl31Lj3UiPjwOFMOzX0swSfi5P2OeYfDVZH8VtM7IdQqr2ALIDQkGrKQA9iaSOcxVl2R9ba/MiJsz/F2rAFq0
gdCFdGG2axspcIEVqGRaiPUrR8TLVEUGwfc7dY3+S0tJGwhi0q1v1y8fw2oee02QWNdvv7H2h3PMG0+BYd49QcIIw7O+HS+W9ljIl//kLcsVBsXmpERjjnF5
5wQQ8+zXm2e/ArjutU/XL535250jwQc0Rv6EQSrxA+jXTMo4gqUpkfxOwpmb29s8cBqnx3vf0HIEVS0JAPFSXVp9+1rwrtmSGBJmxKcvBm9wMvN3SMijQuHc
As4dWkJeQXREV3EkOm0Yi9EfRso3et++tvnhbXibnz6JRbn3Gqb3ygX2M383Pmr49AlOoyzT8K3pzD4fs3kDVMbkcZhhl45cZllzHB3m51C6xiCcABRkl+yw
L5AsbH5Xvzm6/uZl9kSnmmTV4n51phcmJ2eF6bIF0wVy0arbS43azQHVVYa/duSN1ZufC3Kw7CmB1URoGdPlAPRJt+sGcVTIHghJwYZiL3d0j3aZQkbKocRE
5n8T2+VYi6pwT8zcHElujE0FVhCzT8zejQurd89tHjq19t5XNJ8eXPLqKxB1OIbOOOVJ9zfJIBv3XkGcCe8KAUFlxNQDvVPX187d6r1Dfx9d+/Mxmn8Ihp99
GI96J8a7s5z8WlPl8cXDYRKHshsVcqxc5DgBGw8r84zreaMjf7MRsTs4wWm9vztwrtH97sD76pQubIxdzieQgbGxzyJXvDjNPL21oNCdk7THhRj5wiK7WOFg
T3zkhDbaKtQUzSW1RXtp49rt3t2PeldvimCAaI2TtyFOvvfN5mtg673TJ+hVZqp8rCeLlK7v0rdq10u8gADxgXpAT711vPf5yyRp+16cu0zXJrl+Ro3wTHCY
QTNw1xevX6K9KYgWGiYSCEAaxOKmTWI7sX1Z/tsvMjCuHNUlnTDqAMO6SscEg5/ojCt34sj6bcSQRJN1k06s63SrDJ+j/Kun1g68n50yH9ropO8cmTr6JMDh
/jn2t5ddREYfcYK5l+cuyY1Ug0ZimXsn0vHsU+hq+qs1u2ABGBLzs9PFNdRa9cnJRq1BZN/hEIUcgGNMLE88Wyrc3a9Zb/DBbOSJC247vnaM8HcKnRwSkAm0
xNSMmUm4ECJwdvId7MQNIKHHUMjrX97W6z5GzuL1+id0r/9j72PE7TFM8glZtNWbH7iHmbnHKcJXQU+aH7/q4gUHyck7s9xSvMAFT78jKeESAe+3LJx9ig3h
gRwgBTK8+i6ExysXcWdlrQQAmzmsxFFjqI+g8vQ87tWj6M+j5eQ5MOLqrGTogKpMfrbrs1UHrE3FRIzpffwVyJpOhksneq99SbMa1hjc9y17hg0ISph5izE0
3oZRAwld0mu51wyPvotL4Y1PG4GsxnLuNtoibXeEHFsJm1XLIq5w1gyeA8FfDjNECKcSaHUajEhpVuCIRHrJrR3w+TioIVcjEpQPCvkK0NrXPweF3DvLdAIZ
PSs+yPTJZVT+FqjgzKRNq7bMUshR9aFQV23y5gafmTbRT+9FcUlVH9mk6Uz0FeN54vaCeZPC0WiiZUVYWoC57hYmiMBz5CIxbHQp2eVDtjpJ4btzZ4vuqidy
d5Wz9Wi6BZGnpbt0PhORaSieTBiCxc8dcTfCr1/b+PaQ3HzeQyj53XckhwS1QjKuH8prn0OaYoLIEH9mS2pqC6VEuRUQE0V+xOYuSc/QpqeznKWBLisIJdTY
Pc9ycXVYqncRPFlfnJ+tNnlGNLL4oihCQD2v3MWevXkYM/32SUgvkojh3uHe9dd7F19eu/KxKJlWv3lT6fjjSxvfvk0jIql29dbJjUt/3DyUIbjHMJbHgPUt
HaLBcD5wC3muz0r8NhVRyefoeaq8dyaU4x+LhRJlvwC6Vl0d0uMY+DWWlxXtwDG0NiWeVJDsQSfY9wgg5kPVIybgZC57GpVTUbkode000qusHT9CE7P58h/D
HY0pZJxtYsUaEEyfmIgnJ7AIClmxudrmNDbKNji6V3RDZzky8B5k8wMZTRuEu5xYXNPhacbgSpq97EZTOr0wO+uCbv0N+7cFJFpBWo8OfKv31+sqESHoE/iW
ijjhEgKI8UNFGfER4inUiuwm+Ymcc9BXX7uAXDl0hF0/RfMJWVgwzenvm8dIBM5QkKWWkApLSZj3Rp7h5ppJgOM+dhsK7qEIKhK6AyArtP9EOeMc97VfVZSN
ZqTWNkrKwFGAgLCv5qozdRwX8q1d2Z1OPCcSWk7Mt64rvMbtk6K+XXsf8BiiA6ch0BMIBXyhF5U93cU23z/vrhu9lzgrChHZ+xdoVxI5gkCDCGuBbciPwGwP
N8V3uz2MSDD+a6f++1gmNnO+2qxzXreZ+hIbWGtqZ4pS+ko2bu+kQIVD+ClvgMM+dva3vQ8tU8EV2d171QXV6i8FKEJWkJ/sZfNVJi8xja6QyqIHkREoxN5p
AU52x3xdxL/IsMiGykNDww8ERhYmkTPj2xOzsyE2WQj2J745y8nGsZt0geUkbvPsXElbgX6xx9va53c37l7E/FRx3aDV5zedBjtbpbT8KUMnShgDsR+8xsYm
5kx/4spKP9bfRPUd2rL86ttPYbCvctAsbTXi6fT7N41qaw423lKyce0rFKfLBP1Yvf3WCBLGouxb59Y++4hzg88wM1q/9RHnaZtIvYvAfkl0szthYLiczKMw
5/M72Dnn8UdBzLxpvclOTDo3FS40xtEBDy3HD1f2coxBCCQP1e5sXa66cZSud8aHE7HEu7HR04Ii8QtwScloDo6SvPLISZYaUNCKAseYjAvnaAA3rQ66WmRU
3RYD3GkAOZeke2UZiPhQisneKgwDEgb4By4niyNaj3S0xAkFRxLqvfjB1LoF+lvNvnYQsItHWEVuCERUk3P2ltpib+I4Dg+BM79ki3KI0+gXxpAWY6wucb5r
21k9MmCFNT4UKq0sprbC5vnoUp3gYnGs3KGvCx60swo8Tg8XyFiBzVKiXrKYOK4rANyyynghmqDbgnsWrCC/1mpGR+9XjY+qznFu0O50+p+r+Zn6PNsAXhh8
2HgM4sSvLurEDMMoVAHekqKFfUHEaATPGITp2XJl0Kkjm5xDpm4r/ZUXDca/4+bHayXRUK6rAuoqVKyTYTtB8Lfrsm/MiNQ94XSa6XgqWXmJEC0ZKw6f/toD
O1xYfbbf1gxvJ0kPwWgEgRFPxkzU6fG8iyR9BCTCsUhRguGMnSotZRrgMWceSUmB0GOO6A+1Rm3mF+od3gwXUJyQjBRDOMOYGHO2TkDZg7YQOFbgdhMGmwr9
9i22xugUiA6bhicd4OIOwjl90K47QkT6Fxd185+oZte2AQMRd5BCSFBcgD2IIFKltlcxQ9i47Djkx14Tj6FMtoXYapoq9CtxHN1XCtgZrT1D1WOVuQUwRx4L
00GFJ2G2NTU8VGhamLX8nNSODCkorygoGdWcK2HPq6GiS0Fgz13ygaEwBIYxV+W9c8LaITCQWWj5keT+u93g/eXfvnV5sD2dX0kfY8K+3WYA92FtNE+oZin/
1Z6ltOj2+0iGQfKMOA4pENQBl5THmNgc3iml+7rp3vNn/ew1DOhhgd13B77R/fQqdlSh16YnV15EI1jHWApGr6XMKj+eDLvjSjy+SkIPscst7Ad0d5wdIBdo
oFwWjrMiHFBFSpFjzNDo+KNEoPG7OX4cJD2WOwYkO5kwuJnPIlrJWwc5UMkZBFPZDAJtPqZdKkUCpaKe850xvBRxKnaJXAg4ffTWb0zP2rW6pjtHAke/WU7w
u1vmAWHA9flOQOQWLWdv/AWVXnD/3GJzAc7dlKnDP4s2YJa+9sx1ONDEB9f2NREVTqNDcg8vzDbtq1kC71OfleMe2t9b4tSGRL9Dj9QgktC9cXGDsRnbIRM7
s3X2CUzRHqhY8mZ0YkKfWKKVbtR+GQT2MWyZgGfnZKvJhI9qwooQKqOUZO4Pjj5EM2E3sI5L7/1CEPkaRJW8wPAqkqBEPnVh9uGZK68CR00W0cImutaEEy73
6w0hEC65lsoLY14ce4HPWnTACW+5ibeikC/tuMr+wWLsDFKJSOcqqHrM2Kt2gJ9lkRp0lQZwo6l2a2G+M/iaIq1BWhycQKCtKQdc+EoG3qcvKUJw29QjVuFw
cp2fOc6MuykoOXxR+95U2S6QHo/Gi2TR/tiZOkR6a7nvLjATipLLOmy/TJ4lSk8qM7IzwCOFfdDfNDVKOUZqae/qK149YmKHfOENn7mR/HkitJpaIwk66E/q
qpScF7l3EOXBfSDqaWwzZo/7+2zwUDQTP+iOmyDZPFMGH+Q2z5SSjROtdAvNCAUoor142odHBwPzczwiwvAGMMKd+af/ztDlvb1Tzv8GH+JeVHVCqp3s2qKe
poEZdo8YP/+eZcPXkh6xy1kRMlXZSR7ok6ToeJ1ustJv/p88hUNu9hnDt6bFYnb3O4uQA6zq11BUxoLsl9OS1RJXnEwI/zRRcjIdZrYcGN87TeNZZOhFuZYW
gwYa0kAjm16zgZpdqRek1As5yTVfQEHOIxQy/Qbz6ceTofJjRb0Fzi90pqUzeKlqnJGY5cpnKzxpSlP8cZzeDqiI/0Tn5gAmWoGBkJ1FGJpFEfW9NkTw9Dl4
1VkGi1JJTrndcbkw2QyHid0n40zAXC04Bt0L+WQ+m3x0KzbpLYu7I5pC1UXjCHqMYNdscVpoCTkzEIAzq5B/WAuF+qPhZ5NR8kp5NT1soYg3bUo0nXUpuvii
FlH2STOFdlFI5EdFFepLamuEFrO5FJF6Rlx3DbjVqGS2rMkFcj63yw3GUUq+O3gG2zT79gXOa6R4FO3ydGDpUZFeiKrtFJUI9uTsh5VMQfGsdCMMbwWZ0LXB
E2LwhMFlweEThkZrCXbbsp70u3Nv8E3ju3NnDZDCp9lDODwmNBeDQhZDQSimB2OayNTEXMYlcnmi8NDydCZVS7wpBpJ/vhT9aJ8U7XwJMnKa7exItKa+pkpn
0SqGhTjkjKiF5zDVOTPZe5sSeV9wecY1gA8D/FEKyNUiyDUWud6tNmY7YYyhEyyz1UYdR4C69FuBi/p6b9aLB0mxwkRQss2bu8RM1JpG4Yl00FpmTjsYeUUD
s6+ErE4sreyPDj1xoNqdPLpjSIEmdyc7HyXOV5+E5PHokIUzDshWxfzg+/1pq2aiZFRBhssZTjlVc+h+M8k/BL9BWRzLOU2D4tMj1OWJPi3KvUVPHLLMb8y2
x51/OBkeEhyB7QlViVRXBdQqP4HVQXL295OCzMB2+Wh7smOoGCbC+3uSdNWysDu1UIqGKD/8Q+pRjVqVWCJ3idtqcrWJF6IJfQFtUkdfHKKvf1N4UR/zAtfC
yNjOvilifogDL4nRZ0cpWRqhzjycPIqq9/5WUhIjsyaXRdcjSlWWvjg8Qg2Fq2GXRXq3w7+LL5LUGH1HzGlpBxpdMQlXzg1erPxWu43ajGt10bWxaDXSSv1X
q/Xh5L+yuLyNq6o12rXZuDLa0aisRsN/kQi6tsRdao8kj3GP+uYIhXSShn8IxRO92w5M6FY7xVvi7UY1jwJ9N603J5jFzzUmJmYlwlRuopmFoQUrW1z6WHBd
yLe2iJeGHpYBFgB29E8bUwtt4svoOv1HAkyJZfxji/q/dygZIp7EfVyhP5jseHMHOxXRuW1O9Jk25qb6w7q1SytuN0hgK/JQgzX/VmNlJxtTmvLTeKbaQTIw
seqL89zC3ACpUexxXnYrDs7Kw6u2VWjwQsdAprLZnCqOX9IY9km6csnKNlZm52+FBuwWTI4sRlfqPoNI2VRb1fZ8E07m25Px7DMTPKVb2cDs+Nx9rF/szPa0
77Yuk6OyopPCqY9g+wKPOHjUHg6xq7PPXPiJUvKrUvJb/tpqGpxcNNRbDZeSJ7zCSqgXPM7Do42WK/R3iEBGP+/Pdn91P7arwmnux09kP37BZ2mzd653L4R9
Y91ZRsasYowiiPPWfsHcV4KtUsuBS6Np/JV+Jyx8wGeByOqZ2ETIWZ4IOcsLOMl+FZ4NtFxs3fG4J5KcOOYvSJTrEt0FyvP+XhXibHrLKw84YJI6fhtOFHoW
cPlWtzqbCkbLAP1Mrgj6WJ8IitXOiprm95Df0b2/8idf7vsn/nLDFSHhk9FLFb0YesVSIF5hp4TiVagKYgRPmnrd/Ljg/kzmI7RKef6B++7wIKn8sXyVDn8t
+hyU0KZC9aWIju5+lWVQfWZw96oU3KpVEzuNcfKwlA0zqw8cxthwgfC75tSeNmt0St4/BFOZmlFIFDb8Jz9XFVvqlG38lBUOe9SD2Gkf+JWdK0bK/pgB1G2g
9+GA9lxED9P7SNc1jyOnmSsJgIjmc4wS0PF/w9Rzwju9L4mqjJmhSl0SGC2aXanW4YqzjkSaCZOYFrUzYokK+sJ/xudo8YFSqBl2QowsEoIk8I1FFEYOLUhm
aCR5AMyQEDnAUg3nQTxYRgr2y3d/46qh6MU4pCSPBOdqubz5ymXx8oRHI33tEB2ewqktbp1dS6lmTKhkET0SekY/9k83kNpDioGllpOfN5qNOXglk+yKP9jH
lf2JOTGLRbJxAjIXWGUtOGgy9sSN8RoQE3EYGU/Wjh+RUCt4qHIg4NrJM73DZxH2xY6wSKUmXrBnjosn8fqbnzunVuR2OXd57dxnmx/+ef3q2d6hW+rYiWnQ
6ZI0NG7m4qnq1Kvt2jQHNfJfCTKcGlgiNnR1HlNE/2tMNSSY/fiRjRvXevdepZ6tf3axd+oGp0L7aP3o12uH36Lhrd06vXb63PpXH1kbNaKRrkUFOP971yH8
XHv/Q5shl8aGnlkN6BQDCNC/PAbugBsDd5adpfkvictCz6yE9J7jDfw4uKeOZCSJ0Zy+46m3d7ga8svqor38+JK9lLTF9FLxpWWNXNeIhc1wmjOkS+Su//l6
7+i30fs9woEraSZUP6ZQF95bszir40ccHbhoyExUvrWDPFCcOW4RfEFyH90hanH9aAmuAP7VUCVtgv4CRd465VdznkM8nqR/mVpcXrCPT/QOfy1LY4nl7IP7
rCAVaUjAxpP6l9V54wup1icaQ3niT8E3cP0fx/mLENJWXQIbqsDqTNA2bf9dCrPRndaERjy4P5/auHSYgyhP9F57aePqN9bUe9I7DTpzc1Tdx3P4E5ILZ1sa
TlLtWMQa7e2Nu3clSu0wR2wd8cTVmrFcPa51TacTD2qmPt+V8GNN9tZAgAqfkhzxYnvdT5ywICYx/Vs2ucWdoxSRT0PxFvTPfgpg6WpJCtnfzGgPnQhqWmiS
kNLoTEs5TECDn3TpEAPFPlN9Joj4WTt7fv1PN3xsDL+2fdOSvIc2Jxztzt06eMLPTcgENDJXyUT+NiiDdt0yBmsA+KmX11+7JEAeG/decRPhMgtL1KIEKgT5
ht327t242jv8qX1H58hEQ/Jj6Z/MY26/sXHVTWB1ql2XsHL5y2K7Dn0Vt85F9E9d1rjY+KyyA4BM4G9ehrNXNz96e+3IASIBR5BgzhpnXxdW3dHBSOZD8GRQ
jcS+C43t0VNJqMzOKI8SoAElzDQac7rBLPhk/c3La2e/DphXU/a0sBQ6h3uHD7oF5iY0rp8Dw4N+y9pLXJUyNkiB9Y7GdiHyY/P3324ceG315jFaw5xYhUnO
YsNA88y8MsEJMDsmw0ND/j5M0wPIQmeEU3CyIL8AFCIG0ovims7838+mjPtuCaZxgvTVxNEIGJ2rQgoysrLbmit7Q5/1erPbXsoxN3ok2SyOMEl0YlG1MqNe
FOM3VFteTpbAu9slc5diWiPwiznXXpDo3AEjR9KAwj7W5GYYjXVMJyxJi+Vu62l4Lj0J8646hGuqpvoSwxpukyOBrdf1ctSsHejxO3kqSNWlxI70uEww52lp
Gx/qVgCjpNkS7wNiRKJIzr5nNbAVkLM9LsDSnxbYFmaDAhXS3RZr2oDBvBPdJGjU8J2gsVc6kogjzFvP7kOALIWaj28SQW6H7ZxaYfswreewaosQRePA+6RB
p+ioNmeg91ksJUt8IXiG17nc6FCPkevhd7+LHwFVr6/Q9r4yI9K/70Nr/uNkyXqEUBn8wN9DgXKZLjjasT5fe/QQHnCFKnT89O+4Xgacqbw2LbExfjKx2SMV
lqFj4kVMa4pY/Mi/dB5+pDjQL0xrtvd1hz2pqr79sujYFD6D3H5zsvWLDvntaaC/L2c2lMALCxg4/wYCeIH/FCJ7fLcUBEkWI5DmwFKafnfgDW9hJYFHPEe4
2WCrl5yx5rEfwA7FEZ67Exhu/pn+XcJg9On2ZAf9XwFact88DCBB14JX3hjivn+UmvuNOQINw44yQ/9hb4JHtIvGlAIbik/IBRkHd2opKddYEMeYmYYqvykA
z/SfmUD+mcjDX4fnI4r+KUsehXkk4nGuvRoEglY82mdlnl1iUHJMlDoD3u+g92VGcQMtOfsRlAB7f/7QsjThv5v3xgrEg/20sUgsAAhKjhHan0/TGfJbn7ok
0s4H9hS2RgzU1ssa3E89j8t2fLlwiNrCvG1xS8mOYs4b0ABesQGbO6pS+3LikryZn9ZsXXP/+ZMwYOVhFNwjlX/9l/3/7b9sH3v4kSnq8p4oeguytfOcmuHN
/iCHoVxP3Rv+WUomqkj6wtWIi0hzfglZBekfv2f0YzC2Wmdf33NV6nnZYKwkBsROa6Fdk0Nw0R1/jc5PWgvjsxzPgqH842xrvIAwJP6jgg6NYfq6S/P1kf6O
ceRfo8ZW30datW69u73Tbderc2w5Ag96hPooOSJIYrFZt1MYuKqok4ULWhpQUyI3ftaP2lQCf7HVDpRcjOQgPx38/S55qvzRo+KHyfpUbilqWQ6+ZC3ZVF0f
AbJ1oZObAINB5x0BS0ER3fjLwHbTxd9mveGXjIjVZ9iRTgiC4ACrj6g59C3DUad+PVJ5mzpNpwDO4mgZvLfkE/NyB+wl4GNy3rea3F6EEiuyaw5MrI3GQwF7
eO9ApZMOcB2gItu1Zd67/Cecjvya6A/Of1GwV5hX/VPmcQAM7DJ7k0VgsBhKylJF9BhnPjE/bRlug8VdyYq24fFiw9dEutorI03zOPK5FxnGYbdIU4/b+cpS
Ff1nLDpFlWN1ai1e41pr1ocXi5yOyOG93mLGXxqArqyT3CyEHFg1gl2LxkeTvdu1gqSvgH+lro74IgjE8GPjXhu15/cXr8YXul1FClaKdU/c0SFqHc217clQ
HvcPmpGqiOfMjMi482YmdrXUnTDdmJioNxF1DFcicS0JvVudnc7rerxWzmvfFC4cRw3+Ne2ZnYApFFZqgcRMba3C7tSIm8yyDtu0ipb3hKRSx2va9SlFNcnf
025z2bwzOQYeQF21M7jfbf0R+Kg4JibnpNB2n0FBLwsm6xZCnlsK+E+xFBAXX7fELzpUwm9PPBeO2G8mD5AbJ+tj01iVbztTxWI1MqgzqlqNOWqlOz2GG/uz
43CgtvIFT9LFwIGoupTszt89aRWWjwm2D2y9f0juDkpKkmWMskw79IkutU5bga5RvKJK7dQus5byvy2QKP8cY2nTuSeUXMzMynLiujLCPoivw8JUj5+9wamB
)page",
    R"page(gVgDLUOFGhiTk5YYbMGveAB3LXPboR1WR34av0JiuOGzQI5foo+6RPf42jirhgV/00wi3Ynn1CFO+xaswW3wgiboCA7rh/W0zvBnZ6sxDV2Un5VDNPCZeZNx
3yELhEH2zv9d1AomviEigMuiq6yJXXGCm5XynD3HyC1FsHshTm1nsXYkj2lBbuMbF5I/VZc6Em2FJnljy7tRi1PGL2bDLsUfO2SG167WBEenW50qJZvik9M8
8pMmXTAtpNfNoteYptp22atM/XcZbY3lmsBS4kwCzcK6PI5kzNVa15nct1j/mMvpt3pA6C9HIkissSI6IH8eEgv2iib4YaaQQksitgpvFlH2ce0p/wwoCKJw
WlKT0oywM0sxkZX3eQbgceG+Nn144NSieQVyjkukeWMPCOlIJiMRL37QMQg5qXssXXLSj0sPoucf8G1kgrMp23I0YkEKONhHdluHAuar1pA07BCe5nYILwr8
OD4C3dEjWQpz9oucutsRUiVd5d/P0KQUXCo01+lMfGR07muFe8erE7QB7qPeZJ9npyENppI2UbG0TYipwMe/u3oWRAwIflueyzho0+lahOcUc4fNgoO4ps3j
uKKfwqzCpXXsyiTM/gCO5PvZh1Ppg7lmO4apCHWPFu/rpz3IQ1u6By3LKC5+2XVbSdSBO2QeCt/gDxOV6MNTQ+KZAiFp+7DJPMGuCS7yD+6rXIwvZGWOomKf
nTIncitk3ovs9rNmt6Uzojnm02YdMKzdVENOqp2lZi3x2wF3hPYS/bfK6LvN6r7GVJWO+TJxtPnxFt2ayvvbxGSZDPmLB5SNYFW0rUgN0wWMZDS7kWz9sTdL
BhXw/3eKDjFiNTotSUwGVA5PjWpb0qw/ak9KvXEJkonZkNLAosQCsxmL9JWzHPXbhrSEPJScyM4OpO+8nSiA9hFnvpqL6AhIpVZW1rXVwa1nj3oa1eAQvKc6
3uHt4X7151COXzUXZjlWGyd0MhIqr1y5UvKjEm8jOP4+OF+rlWWWuRlJGEXt0FtJaCy8zZaoUivrn2MaEJLzxo4090SSnfYl7gqtmxZnHXi2ZV9X3NO+cyQw
ZYaPzWgJM4MDgoFjZcYVt9sABFQOZeaAcLh6OCMT/cnXn/EqpLjuABluf0MdFfMWgs60Knt2D7hoDvhqssHHc6e7BOJaFk34CNjl8NAQcXH0DPptHgJrs1f+
YS9E3eCsVu/QeEgRjfv66Vo7gZvBdkQFpNxQoVueIEFlWiF/vp8Ml3es1Of2ikDdLWtCxMF7g32uPCWjy3RuOCLGrBa67LKZSztsqB1AOO5dJdQLNyPyCGLa
nX3WR7RnMmuqR1auv5zq58wfzjM7Z6ZEZtWYBfaV5WuuRMIxOXbCjwMKjQttgQGwldebDSfj9mZeZOzyBkVuoE61UZsaS5MgZt3Z4FQ/JFjPAKXUCNDfsHfG
vTd6r11Y/+BPm2//mZ6MlbgwZ7P5OYTu/1lK/kcp+ZVY3D9YO3zaPdGinITgOUaGLCX/M/kf/+fPB7zXhyBE2mP9Yqd8UZ0V9OhOa7Kr7kzrd/609uY9RAHo
M/3iUZ9nRLA5kyf+cv7fz/7l/K/+cn73X87/ll0MGJNz7fOXe2eOZ19rNY+Jy0xTfDuuHqfR4BUmd0iQdw1/2aBxx+ucfcnuHYJ8kjzlsDgZLLpugL2/KTG+
ZJ0K87bcJaidopGxshO0CZodIl+6PCXzbboytLtLSQRujMYNVZU6QRJoZ6Fd5+w7goi+efEtoItffKl36m0aBDzvrsBN7zcOyZJRP9++FkGEXjvRO/365iG4
ZkkZIFxamfXbX/VuXVQI5+ufAwGZEZN7Vy6u3nl348MP6UNxFly/dGLtwKWNry6rex8ojqfvuRayHgk2bYI8sB1J8cFo1PubClvs0xntb7AfJYtGMlOcgwJe
NPstl45koRALq4PAJTmXV/Dw9fWT1xlc+NbalY/csJDx4tQn6x9c2HzpjY1Dn/RufO6ys8CV0SWNufPu+puXAYF7+y3MzTcX1R/y2w/XXroGQOqD77gKdazd
RnOJx/pPdZ/9Aqi3ijfqFleAcDs0I7RheXGXWguM6FqbrtdmFMFfVQ0hTrVDokaXzhyXZQEmKSPc2hgNqJQhmFdvfbF25Nja+W96125qP9kQIEQt4NiSHiTs
8//j6bTD+RoVG3q+1WlwEKI4qhlzAkSOvWHf6g4jlrv8WbfeE4pzVEb7cfWbo5Ivaf3OW+vnX/rbnffCnyClT8/3Pv/9+se3eIE+FqcdHQJ25bDznJXtBlew
jmBcsyK1U05+2mob7RA/Ufxc3ozYcOyFPT/bEHTdqnE+5JnR/WUg21hB2e0dpWB4hw6tBJ6z21KfD+HI1bU7bwrq9calMxtHvgAU8bWbWoCfCNI9cs/8JhFX
UofHu3rzbaybgDYbvLGC9DIn5swC2NoG20zrbYizNM49/4aJYZWigsJW55KfcYIAeCtMttqj7Or0wYWNax8hUdLh1+Gud+SewPv+7c4HriZ2BpypWz2g0J8h
n5Boh8eXuKLNN6/Cvfnwp6u3bvUOXdFkdkeQLYeqDqtj/Hs1XXGFEy2qj3GtseORYuFn6CxXz3X3DtwBHvFHn0p9SP9y+iTo/PDrq7c+7h26FfV5vNqc2aPC
eyXlxV+szs3P1s2Xkb7//2q72uY4qiv93b9i6EAyHUZaycYpSsaoHEJ2s4GQYDahUKnkkWcsjSXNyDMjS7bWVSYbEgO2lziACTgs7EKABDBvwbwEqArf9z+s
ayXb/2LP85xz37p7/BJqqxKs6b59+/a95563e8555C8g7n35tH8AcYZ9wzpA/B8Im7PnFrk5AG5fRwvKW+WkFeHWxxBvrD/Xm7INpolyBMcgHtwpD3YH67SB
eHu8Jjzw8skLeCkK7sPiZ7XelTWh0LhaL35IQw5MWoZy/xDwoD64HbRYbxsmAetIs7WKgQtvynconIKMH9TDtZbr185zrc6dvnbu/e0LT2498SEqD3/1Akrv
nju9/d5H7uJ/yPhBlM++u/XSy1feeVaf8g1Q6fezs1qw9+rJJ7ae+WT72Y+BxfDMWfnJctxv6IblCp7efv49lQ9gv++9f/XVN2Vfyyduf/Dh1gefXPaQDVwQ
zm1hQQjjoauy0gZw2jCZap0iLFbYppqrEAHZsV/lSSdPx5OkGDJ+nq49/hvbdC9c9NOgcwnhd+oZ+VAZ+7XffSxfE8a+IAvAMEP+QSUtwZAZJgCEGpf5ewUQ
wAxdeNsHlhvGoCpJ7zIoFA6WOTu9cVXtFYfCHWRxpnqYDKt2bzgUV95+m/cYaE2gMwbJAtBkTqF2GZZpoH7o9zvKJll4vb/SFGNDI2yv/OpjWV/PyOQVkESy
oI+/uPXFOagMp5/3Xfd7QzogrXPot8ZnRTVngQiuzAJljwcicFIkvA55B5QL2+efvvrF26azvHFOBJ8TBDtdbLXftR7jxYleoxQHXAVZF3H/IGntLzwmGrLc
WltV7LJ5ZKorlIbuaoK+OF4xGFJl80XF+wGMbbz2MObSHb3VDk/VEEjMPa9aYoBu4e/D3MOxbma799xpBcPy14UqARsl6tlLn4jQMAyZp165+pdLWoxbty52
O4Nyr3781Nbrv9165pSHNcNW/Pipa38GMBbopFMDcpH8cRhkAs578YxcxJ5/7UXZ9qIe4cphp/BwUTH70OBBMD92Cw3EIpkf1H9ueOxQUhiWguXubUI8bzM1
GtvboEmNJ3JZuW/5GmifTz0lrxJyELpg6fS3lCRlRrA9hb9Tf1Uha9kn770PBsap1CucypNCzqKJRGoFDZAHgEtH0kR9dAMk0Ar347UfdI52WkrMl0+92Lr8
y+cVyGAwBPRZTwvNG9CNmioh2n+BsDi43YvQOvZbM79VBkHl7XQdsIMheQlhClmig0mSCrDSZBGf+yos65cn5X9Y7tfekC+79vvXRPC5scaLb1h5r70BuJN3
3/LDFQ352sknY2AP3Yy+gYOCUnWaZoYBUZ72BKiQCrVJp3U2+8M5gtx7Cy9Ydb7BighbNS8HS6p2dZoamX32LaqFZ7ce/3cD2fQPzFlIcPYLJjgZpgKA6DDl
2F6NCB3RSYjLp85dPvVyEK4a5E3nttglE+MulYEZF1cuPA2pduG97ec/DTOoWph2RO0bc7D9zn9tvU44nIn409sbq5bY4iHOOByiejFhprcunNdi/cVWDyAK
W6Iwn/386sXXoUU7pIHaCvXA5wGJEb/ET8b+tXk4qoYOttJlETign66R1R6kktEWUzGJETLBB6BNQCWXDpQJamkAzcLvRABp88dCAsh108tEN+GnBLiET84o
uE8gH2JoXHvhAzHaOJTtz/5Ts8WADHz+IxoDwJYFmCNTTLZf+XT7zLtxpplKTpt8w+mYY56NcisR3iIboYOBRkAf4L7WcCq2E/bhOyca5oogukK4+RhJxHcm
36LAGYqBEKMaST+q5KsZVJvAh8rlx8JlsaxjknGjBnnroB3eCAwXXoxSIbg3wiZzaQvKqHR5HH0RiiLgSFqOIhiE0heo/NxpmAUecGOty23bmhv2FhZ0+yLg
G3ovbpgyAxAVv5f9I/BUefRlsH2TwJ44mF1K+c8nhKfVLGcmQhbzGkIkFfQFzOw1MxPqKCXk9tuvenLwgNM6OIWrAqQV+JICEnnzSriLtgLMoYd7YmKOTEjy
XS4rKJASOLuSh9tohoJJpV80MGk0BQ3sb6/cESEvobsGkGfdZcKluvntDBue5yrX4mlTH71CiogBYnTB3eVHA/7sIcm4tRTBxY8EiiE/dfv8xxjUHUSbPhNd
23XiDm66cE2aeP7/0kfbZ1+/+tVvr/3h5e13Xts68+HWF3810sVHBEbvl9bpvJ5G7GPTptcjKkjnu9QVBwb/nbARDT+nsyGyswB8QrVPZopuDZ9La/LUMF/c
Zk+Bc+IN6o1zcHngfxmKrMK1iI6qO9w389O+femSKFzAtT71TEAKQ0nSYKj+YrFn1AOjmMT83uMx4k54xFg7fYw4wTC3YQR+o5vbAvDpZiIVfn0+mJYeLQge
44UmC1b2UKrX8PtYRcglO3W6bWP+zf6SQcQAJGxtRXFgqAVs/+FVMK/HamrkqUsC3O+ZX22/+xdMmAcSevFXMPs4NxiUzB6p8fTVj5hZfOHNK39+/spnX21d
+uPVL+Gw2n7lN7KXsbU9cti50/E09jUh9mGuIWXm7/6ki+CbLGsJbOYBeuC+BKUvzfTSD3vWnASKtOXTgoPPUWHHAJIVISrjCXqCY2vtEQ+hGGUWu2oN7ObJ
M5YNS6X1iffNZDsfKaa7C/6uRSaJN1sJSOZ47dHaQo9+hYash/IMwgMxV7x7zJx9gEY6xGBaUkMXJglQ8eLdEhYYHwZ0rYufX/3qN0KW2899BAOQ7mYA5PGY
oPYolpFQU7XHYDuIrAOrBfAuuMsXv/Yqo/QVYzHHm8T7jQdDfrDMAzijw1E2B4g6SIzz6keqyhJWh2qNmlY8UVOsQ2F19KiQLSnXTaW46hfYwmc1Y/1JLMUd
NVFo4S52DmHgo737b+CxtIrUWeD7J9rRK46HkiRQkYK8i/4i9QWsOeQ6QI+J/BKxRWnlHvDJyM3lhV5fRkydUFSb7Q+f8200mmomixMkiSt95f3Pt15+2rdD
4XMHuTWwPJyGwwFsWbIzMamRJk/kR/zx2kf6t+9n0WEme9g8IMtpMqa+yPHzQarjq+j1zaKkf/tTFxl6JLEI8CEiWhQHkuI8fry51lJULPkeWd12v9/rk72v
dXmkoJx9Hp7EkCx79eLFrUvvMvv8df37ynMi9j7bOvPc/35xJu17rmvIf0zSxpVY5dp6V1SMV/0T7ZXV4TE/u4a4XNYtTaQV1ET159OF1JtTZMN/hHWoLqI3
rnz+DlkA4iEV1bndJvBcfEpgKHk4WMG99cVj/sAIoYUGDqbIq1OwkAyxtb28jJs0m8LZS3Og7iv3FApNCLdQSPsLT8Oz6w4aFIzVI+jpwYrD0zT3LGj7lUtX
L37k1Ur5e/uFswEL7MKbCiLme9MG6KEAO9eSVeHRBa2QiVqLq/RoDYkNzJhXBlfnQuS2zye9p57sTknr9Wt/ek060KM+GdmjNYeESDl/irv8ST1UkSs1yw03
IsR7J/04Jm0cdvxpr3WDUYa/BxYXObd3+Dht+Fh7GI1pMozpZ7IFfyz//3kNojQeXnlUKAdAYGb5L1y6iqX+2bkrL8F6dWPe6ce808YMp2BLFnu132utHdS9
Y+fY0nnDoy+mzkAb684wVvQDH8xzXxloLIYGPvTLT6+8cREr+96L2xf+lLgKMYJdfkS7bEQUScbx40ncB9/HwJwfwlyjcewK49hXc4U5/ES5g5Wn4QszqNpd
J/wA5qixl4YRv9rskD2Roet9OiA91cY55BU6vDpDP9iuHSqXh2qD1D0BgFQ1aHXlvvrD1jsvaNUY1+D01kuvCE+E1cyjbPcFd/mx3xWN3YTlwGR8M4BJlpEm
o/HdVR4fvfeF82EV41DMTv4VdxX10hcVwTB2+2Htdit7A/UlGsbuMIwb6iBVCIFQC5NU+0FbA0MQpQzVmwHYDIf34G/aIo2/aPZbjLngM65m6+IuC9Ti1VBC
KpS06+5jLcCBlftr1HqrrtjyZlrkzqO7QZLLomh5QKbdDRiBhsw7Vle3moJT2sSHjVgH09UBm/PSfHxeJD3+XdRqtTYUIsNZ+SPrPMqQQfBBs9saPHTIPsTF
pKIylKvUD61renxmJ4vNzcxq0kAHTTpxFFyIk8Mo0ky9mU4o8WZcuvDKQR7SNQfF6BkNESsmdfrcS3k5nCIPHRo5JToNmi7pQ1Yb2kJu5xW52TpYpstxqKw9
yCXKRIp25zrdjChqemnD/YgrQaLQ8jgVnYaPJOWZexbqfm8QvM/3s3SUHcfZqLK3GLVTCnACnSl+yXA/i31ZAyaHupHXB4Fk6XzZW9uYTqaO5lCLztp6YRqn
ahtuJhGiVlnEIU5xrALTZOSSz+VgqE3GIqi6EesRauEG4vpvGNlrOw+ksxFAljIEM+kXavU3/gl4p/YCIo0zVAzQmccdFrh22yIsaAOTAy26ds/e2uT3iGvV
7DcX+s3VRQ3GYgAIKobRERffYRgMP61U692oIK34vtobzAk/5PqX32MBHFkxKtIsyocOsbB9tGNdfr/uEk3w133CHMhFzYuMLy1kEfZGKd+jXY5E1zjO5d4w
ynKWX3XsoNqd7hKNYCvG7sv74qHv1tr2uPwl7duzKQBTv3fYaCJwVHVh6JKVuWnEMRtq2wbES+NaE7PKZq33zH3ejNDOeoNHD7OsI99ChG3gh/HUiogLb9Lu
jmiqtNENYnJt54atHBEVLxxYn7t9k10wM0ivzUfXZst5i6NWO0DN+zagoXX+J16v2r3u/szkbG3M/5iYLaSxcBDjw96/rK664hVOHu5NxWES+FqRhmIBplHB
cdaaZEI4SXQDo7xtPS0zcUOxLC82LlCPOICRyaalnpirVT3SRiaaeVXXI/vMMGtui8kETWaqmIG7lixdJMnkNZg6WwqrxR8f42cNFchh2hvpekyOZqo3MyUc
QVxjPs1sd3GkeTR5O2L+yYwZ98EjmKmoa1+fzxK+y7I18aTwzfpd0YM7sLswvOzOTLcaFyP0g0vlRxnqi5oCgykLfecg9qZjqFp5XVs9ntYtbK2UgRTiy0c1
Ez7j+FYGg4hIYT3UIDYlQSOLTRs44CZBZgM3kNBMfcVa7ZhJObteBg9Bn+AiUSyF1lhwYRtald8tXHb51+fSKSi/WrPQbCZm0+9F3M39GisVJQEfWVMiHrKG
lOrIR0gKy01mnLZBGBXbPEnPs0LyHkuOvQ680r3ccblvEeQc29QzDMtq3+pTnDz+mRfyzEbtiFpzEMfye07lAH1CzFhWeK1LylhbtkfwIfYAg62w9j+SfW0V
8NqcRV/+0LXQP/LkcUYi6eNDeIg0mszc73w7Us3ZqCjjofL91EvDwS0ofkecUJQ1jLXK+MfRrKQRxiogkACdhg4imyE5ZEtaklv2gJDBgx69k112DSAjEZ52
J5/Nq2u+3qSyCGjII9OJSAPPas0tUdUqjo7whQZDlSoUyiYOMEjx9k38wnYxxtAYpSY20m1TwGjrDR+yb67HuEJHGrUlKBUVE5JpgEkWYx8cCWtzBHwgXqwj
xgiiKxnRKPzvg2L3t+eSFV4q9rJU6kXaz5ZoToP4b4Hc/JemM9GwMBpPjO6jb4nu2Heu5aTYmJ3EtguFyXV60CdmvxH97SSZAZl6bblZtzyHzMRR9jMUehbV
f7C2ytgl/OcRBfkCCa3Nx0+ACWaHMyfL8BwkPznI5VNI9TcNG48d8U+Ea0vagV6rNqGqdCTSlzF1le9HOHUugfNIfl1hT1rju03dE8OlnaaGLhVSQpfyE//z
l5NElrF0kKj/ghx3xBFpH37K7JiBBHDC8eqicag7V2tFj9zF7KLKGsSNKmtOtYMSa0bN2i5c6KKXkMagP4qkaTeFVp0NpqZHoFMYY2hRBeZV1v28DwFhaXXt
f9NbjYgECkUJ8bPOMKfaSo4qGtLaldbFMOXS2GQ6ylmFZBdqVt+Zy/De9MbHGhNJ8YhVnnSgf8vMuUQv4UP8sNneX9ZSamJjddn5BjWesR9psQEU3ZioWXIy
vsCwb2Yi/J1u7R90KDn374mo0Jdoh/vXVsoOq80oIZoVoG7kEvJjpzOrGtxG+qpGZOCdCMQOldpaawfbCQr5nbV5haFO6vSBJn+KevyDkmmLk6Zen4zTqEBf
4f1IduIGmEfOQKWwzxOB6X1Zg4d7PYdkKS8podvyP1yD5vygbq2+q1cGR2S8rVxNlntqk+2x7/nKEMdCnyV0RSittSn3br7EUsi/voRwxds3Wydqe8EqDnx9
XuzFKPNQu0Sa8UJniD2DhmGbONFOb4kPPMzyaiZ4QzajYC3Hirypqfi+kVqdMgTEaY1YSw3h8kLQIroIcHtIcxNTBUEb5HBZ+MW0AeRmPo16ZDJ6hNGUAUOQ
YwAHcvbXbTOiM4iV31IFtNU5hBzxWUVp7Xq7pptfl0mVZh9vGjX59sGQIxUzGkzDG9mJkRQpGUP6pddZKY0HGrFWLgbNLZaHUmwAJlJ7BuMjblBZt7PmwQtV
khO2EH6VAjWg23BdmNscEh8jN8PBtaFCHeKJSIZMh2KgnrPmDeeVKDXn2rMvc1Sk8YdZZdUXWN973eeVnGoWKjYnrQhxPKRDCumZyfcA8yLSd3eUiQdSDcA6
GF2FLzQJAs4McbbUwgXGpmZziURIhj68cjP2GRlpnSqQllshvzjxY+Qllp//gKJraXFEUgKIGlCSiHIlye5wl5NxtdqBL1lf+9hXQb7LTA6Q9+1QUCgJXRe5
JZI3KibY0qijebkN7yGM3w3Gk46Bn1Z8Nvv6UhauRj0pSbipU+wT3+9//1fCe93jUBBjJ1WECbVpE+DpMSHuimlx+1JnprpsSJX+GF45M9GoTc6ONhChlCIw
5OHeOkyfAGZToNBCiHJmtRpZOtMxn+lpz8WorvfHtSwCXjIb9B//vnAqZboC7yBarggmZmFIMPKM6xPTJlPQaPmDx1MeW4zVdPszS7rNTfeYgYb77W/vAOwp
znTvER0OJwr6Sxsu5lqUanyehUp8E/2pbebz+HjLRdsmlmXw9K91Q9VPRbTJ3BOZwdoIN5oeD6g2iqZWVm6sE7YZAAUnpxPcwRfx0WnFwNk39Jg1BpSTcMbK
CiqgNgZ6REhxVdJkHrID7dIbJq6bRbNh/gY2gx3j0vtWOrxrVui8sifXe1WN59lYh6YP6N+L0fH6QYYSjSg1BHRZg9nEnwWlWe2AooYfNYTkqt0RXwkScAYa
NqQuB+AV7XkmURz00MOqKgMkC+ceyRU0xWHnQVlK/u3LWLf7B7VyjpoN98a1L7RoR1HTb7B+dEERimzwws5P4uRpt1fJpmbEGPdl7giDHYRga55eyG7910g+
cZUaWL7rPe+DsN0ByGhOt2PU+K0GX+BbTeNTnbx4Fd6Cw9RtOLvAoI1+CQXmVT5PS5G6BQeUhlbtreYicvvQIbfdKJhY2tG1VRVmkjhkCkotraettUzdTTur
1ojdOxMsjKDkBj3D6w7qo8QzwgGisi+aeBEPl55zVsxLSqnJclpJ3cr6wSwvMN/biMoa6xMNrTyATBP5UtbbY5YQI3a6w1Bo1k2Q3XCFge1p6CaTWoVIqwQ3
inXiU6rR78q+mRd4F3U6Uzd/aM44Apijc13opJpLYMeiS3h7W1fK+YS86ZZejuyE+EbkgBisgYvX1aMspNDptjoH7bhDvYHzmXM443ef9WWjhkl8R+GjPNWv
AkYA76l8w6q6AeMX0Ec4SN8U1FncXFGnYrwWzrPJ+80RbspD/Saw7jiietQgvLvKmUlzMH5GD1zoG93hB3ud9xU+zVyi/Kann8hSp2huw4Gfwt1q+ZfGkA69
wfA+f8B+d4MXfmEIDndrVVu531vD3AN9qN0cssJSB2k5Y8IYWx0wsbt2t9oLjaPNfn1sbAUpcrkoOztXN+wSzqVy/K7tXt3Is2jBcQ4t4twYL7inX3IF1xoh
X+2Bam/UYYf46qE2XHMvuI7BeVO6uhEXiVTPH0fhyhzdG83PdPT3GFE2/O8I04WCacp68UVn1ZdXHCQcf8eslHD6iLZXrJYQIsKUlzg4o8G060Z4rYW+s1Lt
ibgUrGjDK1b5dUOEVUdYxLhHJrS+buwyNIzQjsFXe1hkK9hFVG8U7nIqCg0gt0hqDd2JCqoylpnDordaQK4W62oUUUvWfZX7w4bVaBZOdQeMLRDC1VqNSsT1
wybwiSAgI/MQPTO+twHBjgfDPHQQ7YIThmtfOEzus3qnrogZegkoulWILQAnE7ZA1aoRiOdBT3DND9y+GfAsdqFi2p4dy20xDgxZZMLDwHuAJZF/PH6KcT3s
c903FmCIGQey1xKoYLdMGzy7uzal71NFXS+xErKOwjVLz6uL5eE4nLg+HF4x5fUisQgwjNxBqCR3vF+W78mxmeXqhFZkO7i00EcaxJT/OK1Uef26Y7KI2XXR
O/gvK9liPkfUvDve7veu+00TudrfI55Xr8Dox0la1kUxFq6rNbflh1Wa8+GkyhiQTNqNTmaPi6I964PEBo0RZwVTwAOuMJ0spfAmTa1yOJevxhofKzRikZQ3
jI9Uy4AbAEsjQD2qHMjqmDHPPO7YpU1MHgE1EchLOuABfz2cZiRbejWy4vAdvLeq0iRvhJKMitribsyqcTERDLo+o9X1fdUvGlS+Kdh+QzcY2XthXifi0XBv
FId03R6kWbGHWSuMXSz7HOyd45EVpFE0yrYiO3IjOsTwQmNdfSK1rg9NL+0MNok3R7zTZe7o+pjpyn9s28PT9q277747MwYQ10qtW51tErEzyJPyzdcpZa1D
YaSHsvViPWR0KhexoAQkGhRwuHVu5LoM1+a3XPMSMk9Jk2Xgu8q4D7vBosS7XO9T5ahXWZy2BHXdqMnxHDoRYyC8oSAN2TnsDc0Fzdwmidu57uM7ETkd9uRU
fr+RY/J11qmXrzoXx+9rcxsXAda11DyrrAp/GncBjCxfL+t+3PDqtBnVlMzOLyOdRQGg8kKNz9TDAexzR67CMxJAobRSdcpprgMcku4WiMCD0eojgbeytwqB
RT18dAFWtDCQqULMmi/5yw0szx94bOb2zUBODFs9MSvXqgZL/PUdTuvB1gPkd3neyNjMcA15yZm9jVFHswbWzs0i3QQAL90hbnc42K47a5kvil75vSpAR4To
ldY2j62/mRGzrN5w/DEi6MKhnCToJtlEUCfApVar4U1CZnwFuknQlaCj+4UeiXYSsZi8cSOsHUv9xmwaPkijAO5kZWatVPOhXm848qXVjLKaqg7kxZF6Yud2
Nyd/Em1wbxzZfZ0AX35Yko6eNUJEbdxlnpeUeDsPDSrSce+0hnbF0zSR3s3ykedx57M+XvRZN2/KZ/336VKiiBZhtRALD1QVu64/IpCgMu31teB/iUGM9Igx
0SxxhiUoWQbL12+ue8gmN52dWOtTrMC6uiFxtIPpmnBqpTrPEV+xZ4d+hEOsY8X6frsLT1ClWhh3YKph34t3zQTjhLjzMTdl8PFpzEanzKV5AqXcQma9aiyV
+rfq2FQ0zdOho4OCVEqz0sgYklH8DaAi++1It4KOMOF1P/2Hessan6QLgPOsdgt7CwflLmNEvvQ4PcFhWeOGKilnjhNkT38IZSK8ZpYLXQVDliCNkbJEm9Ch
Ac4vvkv4C56Q6WDrTCrcILKR/q6Or4gZZul4wRcNyRw3K/uMZVhjq52DSyW5eaJR3BZ+O/mxFZz0D60Nby0ZbQRHEdZUxVQarqaLGNTFINej3ySMWbuVV3yz
eNC70njQx3woKA5dMpbJ9qGfx4PDclTA52Ef3FnwvfLaUe/bvNlYzyZNgOi8sRTOadOLZkcLYTil0Ey3YNHZ0mNpmt3/w4G66llOMKUEyBIbTGpMQJ6is1p6
+AaQ7/12ODoWTUvthVJy5MiY+YhY18sHuWh3ZE/A/6XJjncmB+/9cRaVSA+jnRNUuLBCJw2t1ZhrnzNPiIf5EGpReEFwKbSKSRsRAIalZvh4m5nMVxqhaiAa
LCwt5I7vF0bIYfu4BRmDq0RSZtcOVFtog8ILeNCw7jNfpsS9YH16vIXfJDS2csNAeqUfxnqIVDxi6ZfuN4Oj0tB/i++nde06dmry3y5BTw6DcaVL+B6D+TBq
4C0hcaWIPB6blTPhQ0kAZiH8shzoOFZAALne05E7IBpxAAyMx8zVMUsxGikJJWsY7Yn9ymei9/OG0hPxc+XtNb84vEeUFBifqkGmVVG4YgDOBvVFZrK9npdd
d9omRL6EwJY0kCUinnxWrV4LbAnhlL3B8AGC8cR7vCKSoiJgYrSuOcrLVx0g4eC8m+NDGUh3sG+5h7xATbxQwPjCrSU/HqrbXofRnvAXn5M/Eg0fbME/MHr0
0CH1JMD5GmQzIvLBh1VENl6X1+6JL1lr/kNMOJl5uzYRFOv2aK/j6CDow8FPuDIxKjK6Vry0MoFhHMb50URy5lHKqB4Md2e2IDOd2UY5NqM+KWwz7b2T54ol
TShWfFfVg+kz83r6sbMqKgF4EX937n3j5pSTjUZR6sxG53JagV9xTH1FJl+MP4nj6su62jWPJmLoeAHM0Kfj4UeTsnux3z40VTvwLXzwXoMvjCD5vD1UVyto
tc9/f9A+1FxbHhL9WjFq5XEHMZt7HFf7gAD4+o00sN1UUn0loxANcLM60s1mvZZCjG9CHxoZJZhytkKIJtUaj6Oc6u56DzMQlB8DqmcaJWl4NvcgQa1hpNhL
C6+lOfeJ+eSrkl60/pQZAdH4WLPKjW8tHd9yp7uk43N0mhy3F9fJG2hOhYZWTLXX44KkkQVZ3SVaUbHWHKuGV7bzRL1mRw47Rr6v0E1lbMGoJK40oCDEdURh
Bf79P/dmwGNJ8Y7l3gLLjaiCitX4OzjIjRXUSvmYeNbrNAyYCbaRJzqXnRwjsBaCLa0NUikOYjdDxznmLeC2mdcjM39Dz/h5Tgppnx6YRzwZb7e8h8nkrARC
lZwLsVq7MtjOTQayNyvk/kwWlXrK1JUXQjxnDuCu522FXjGCoObEv6aswJJ/YAJZ26miykmUluVM1QnaZKIwxFP+3ej3EgPvdQWiIF9w0p8bsuOMrwHTKOYG
N6LEzUYcRNeIjPWGl2PygiIsVKhRuh9VnOLymValKamiOWyyxPUjzVUUpqV4kA+0CnWoYt5us/i9VZRDhLiWlPvlp6waaiXxogqiBItgtbytU++h4OILF7dP
ngW+CNF4XHXM3sKcMRi8vyeyDd4rA/3YuvTB9pO/2/rrSS1ohQcsFpqbylcn9tAMKKZnBf1c0eX15sCXLPaoNp9/YWUJX7h45a3PCOPwotaqQzFnw3BAA18D
srOstZwf0SJifcbVLLdYRWy+Tc+Qr2Yss6AIGtvnX9n+UF7y5ZXXPrMyxFFRqyFKdgsZQB/3dKEyYH6ts9xy21D2KIFczHLo5P7M4wAeu32zA8K3R1Drdcoq
OO1mptYFghhGD9OHP6Vh44NMMzDtFV4PsRc4DDNvdvEtBhqK8boXZn97Iws9O5EB+eG7jjWbYvfxPXuFv3SLr3E6U/EV7rp1z5+32HXQwoqdhzvWvV24xRd4
3a78huiWvSJGybuJd8yGQ3p2ANJzroIZn0JgGQWjMgmgf7Le4bwdYWd2gBPC9/mQ1stUhp/NptXVyI+cukAaJAx93XIeHD82wHa5r8IRDRnaHxmVMkiC9X7j
SgqR0N3wLarrgVWKZfMbWammuESas/GdMMt8qSJO7SA4s/R3PSoqldvDPqhd2A45xkyGVWomAp8OB0x/KsL08txSqd4Cb7htXfCg2Bi0jY4ra7gBi7nrNfFZ
XzyFJ52ryFhMvWJJ4Bs/IByMrprnYC+1MtVlCgXmJmZzdTg1agfg2BAjZmQ77+A6ccA5tGpZpLO2ZIv8jDgzjvpWQMUPtludZj2ri/EDoNsxxFz0xwYHF9uw
BPBQnih/su+Wjz2Cu1FUb19TcFu9g2vAaxx3f9yv+I0yC9JgHGf4YlGN68aoOSLXn4U2KEfZ9k3sF/SU5tqwB1Wl7r+HednyJfD/IlCgv8RA7mUQZ2ZFB9M+
tE25cRGGc/nYA7KX15oL+q0DpMzZQRc2OWihHmCRl63tNDCMZaVRCr+eHV/k2Qn+rWnhGWiAo2ZK+5XPXoUnpq4eOT7LLsbu+4nrpVgFpytUuCmCuIckWA0S
)page",
    R"page(5X60K6MdMTD5qExvajhrwwp+n8grnLAKFRm5S++saVCrqMN6z2ubcv/yyT9qTH1erKljdrsNDjbf7LjrZ4KVq+jXs1o3B6zdnNdzTZ6Xn881RH2Q3IoxgcvG
uE5eMMftyVD55mCv2R+0w+8FehIbbvTj3dXjpSFnh9aWl+di0KzCTEYPl4oaEcb7QaHNaIt11TnuCQf4KEfb93uA1GanG98m9NB+nnn1APfe1AKMlj7d6U7z
nFP+GNTRc6WbEY1x029KhQW3hgdmfOjO3uz2zfv27x9vixBcbVc8I7rrTIjgQfOkDa9Km5AHn3YBdXzav1B+lXrARXQAbzWuG0OoZ+OaJ6Kmp+7E9NLILDjo
tA8ionqVVbRKQlbluJfp9Vy1EFQNCMsHOuPSnKCnFrVPXdkCUwTQzzhVFlc5FWqpz5+xWnXW3HKcg4WTqRU0TqdJ3f2pPe3OTAGu2SZECJc8zlZa/jU3P3l0
SaOQETqyx+Df8XeQ06lgBwtM3+p0wZoqLePUtryKMlWx/6weXdiAsZFD1uEg4usslu7WoLfcHucFu7zHjfQmXqEWTebODwp707iLdmt+HyBr1rGUImmpetZZ
lWsn39NpocJZbzUNHBqbDFXtNFbdlrE0aaqI4CQChAw9yCasBLms5wtRX1ZctBxGIyNZDR+MH7kF5fmiv/gcv4VIyY4gZWS6/0HSOUm4wFJ4Y3qctC6iw3yn
+xlBpXV0NFg73VA/7OMEpXpHOVr3qNP4ieO4DaiiWSQ0XUv+qyETKCUJPQz1Hhf5N7PHtKCgHmtM+Z7586FD9SolOdI/zTk5VVa1GyZxp5zkdd+CT8ZwHhb6
0sH05S/dpAO79/214RAF0Hh7Xn9Yi1C2pt+WNdGS0NiSvQW+no/ID1gZcB2AKEHGrpRM7KIjU7pZ3qWLXc2L8lr59UCnT7yAjmqwW9rIeR81ZDXKSK20+gLr
qaKX5AMaLvAkqiwD8mOeY7VgFDG33Bu0Ubp1XCZ0SFhgnXP5CKwNjsv0D4uxCnHnCypT3TuQA25/h02jW9BEE88ZRDRVtTLp5G55AeXeSskUjyMWTCGx15LB
ozHdpuOcpolRLf/3LS+Xvx8Hzy4YyLoDdxmb3LOjoPraBVP6lYgrNrJpFy6KSHauRj7zp1Vi0Rx8M8EZP7SEiizVslY7tA6mNdqIxrU98UBvwZNXxduTKCVa
+HlevTGqXuQe0JjQR3rC44TBT4l2CjKtu0kfoXDxNqbzlhZkhss7exNsVYw14RCLCPBiuarYFkgErs+7ZJFfnImROaoc1r8TyQEhxoMikKK2EgsnjbuSO64Y
SKerbahfkuMWxB9YpbK4qergZ72pLWVx0lYWdivXQ9CtbO6M/rTlzrBdjNRl8OIeH0QDKmn3qXxxWn7A3+SoMPjuW+ysDmKZEVtmkJFO1CdipeozXIwqAw4D
2+efmJuGDcVOmxCC23Zxt6kc8ARtnq5HRPAPO6v1PD5Qhh6ZHOgirCguJY3F1zi07sP8Uf/n/Q/9BB4IsU38Jy60nd35/WM/atVV0I6Ba2X5ODxC98ExJEYV
391s/VNzsFhf7h3k4SO2ySLCB+UdSod+NyUkl9BjdbShmqo3xy2ws5dUPNGid8xghKTQrX3gW7dvYrg8lslPHKCXJv2Q2mJnIDvzmAsJVdkbHbpmiHcv9GOC
t/R+RXS4H1v3Aem2DRUhw4M6rMzJ+RGTii4j70a5q0I3I5wkIhwAk2Pz7acLxI+OHun9uH3MuIdR0J4d/wfLhpw+NA8DAA`;
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
