// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         18dfe8f98d41b6c2bc0da3db46b2b7338b7487e4bc1a9cee74c5529d892159f4.
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
.matrix td.of-word { outline: 2px solid var(--accent); outline-offset: -2px; }
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
)page",
    R"page(font-variant-numeric: tabular-nums; }
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
@media print { .large-bar button, .chart button, .app-search, .take, .slider input { display: none; } }
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
H4sIAJ2qDWsCA7y9e5McV5E3/P98inIhoMrqaXWPLsgjSxPGNguxtvFri9vbaqSa7pqZ0vTN3dXSDOOOMGZZCzCYZ5flYgwLu2aXJXZtbgu+ARG7/77BfoZX
j0aS/+IrvPnLzHOr7h6JfTZeO0JTXXUuefKckyczT15WOsPBpIy6RacshoNsvB+djw5m51bk9WSU550dvIp62WB7mm3n61Ejst/NywkVacX5IK5F8Rd24va5
la3pgFuMsm73M8Nxd5Jcx79pdLDyyc2reaesZ5NJsT1IXM+1SIqcW5m56gRBtpuYflBdYKqbV9Tzk1m5U+9ne0mj5iCqF4NuvvfJLVeXGzbjGu7mA6qapNH5
C65Sq9J42ww06/V4FLaKA9sU2ckmKEIldvN9FNFx0vtPXg/HSQVSD0WTbD+hV7WoXq9fy3rTnNEkreaDkufEVW9RUYKr2IqSB+Trhz4UlfujfLgVdYedaZ9e
RufPn4/iKWFgqxjk3TiNyp3x8Ho0yK9Hj4/Hw3FyZTAUdEdbw3F07IAanV1JzVjKfI/a0M435O8cbqJ1DOTcyjgvp+MB16mP81Ev6+TJiUsHyaVueml2YrsW
JZdrUcFYe7YcF4PtRAbZKtrRxkYUxzIz2nW/GEwnz9LKoP7jS9O1teZa7OGKmi8GF6mrZK9GSNkuygk1PnlsON3s8fIAXhTzxQSFVhtpGu1Raw1BmlRiDD2U
Rgq8AvbUtL+Zj5O9ejl8epx3igl1mZjWCRHNj9CgH0pTi6hJ8QW7ArNN6i+VTvaiB6j9BqaGizwcNeqnowejZiN68MFoVWCwvaO/x/dGwwEhush6BsQL0Rr6
pC4bqUWzNtfMz9A3VPxYsZd3E9Pi+pLGwl014HEuQyMNaCvrTSw6BSuEzqeyp2iEFuyYfse6Em2ZjxWDosz9YnsYPQF75diBndzZzRs/vELAxvQ3tmM7enLt
4orz4yA0eWxfPdLrJfEqvbQdeJs938s65UVZ0Wh4fpi0MkOMPOR162/U4XTcyU0hU6IWDbI+k8ADehrQoOhfgqUYbNEz/RtHs3uhkluoU717ozMx+KQBA4O0
uY9rfeprMS7D8RjE0DYed3NQLNnvF2QPT8psXE4+U5Q7iUMn5i85doACsxQzhye7C6abk864GAHDA2+fD1KPIHRBCrr4Gt988YWbL37x5osv3nzxSzdf/Kub
L3755ot/ffPFl26+eOPmi1+JW902QWnaLocjxu3K9bzY3ikn61GrFX9g66GtbKuDZfCB7sl8bWuNHx86ubnZ3eLHU92znc4pflxbO9N4qMuPzcbJtdNbcbtG
x9UHmmvNjzT1/UdOnjrdkMet09nZTWnj5NmHtI2z1HB+lh/ztXxrK4vb7doKTrC8KxBRva1MSmx9BP/z4+bJ02cbZ7TDj2SbZ7cEvOZmc2tNimxtbTbOnOH2
7ME63t785BaNeiffA8ZazVp0shadbtMxN0oKvBpl40n+iUGZUJH6pFcQjguaZVoLa2ktap5xNKpfgPolWS3arEUlr/aM2+FFzL+Zfo2HdGDQ6joeJZugzavR
Xkokq0z9LTDO+qNklPXysqSFX9KMZuNdd1z1igkWAU9aS4u1WyhjKJk7Ukt7dBeDhAboH+NaVc4xwXJMLSQlQddMoxNEGdcBGcGXoM96Lx9slzsEc9OOu/Db
DwutaW9bvSGdhRkPUfcNYSth7HMVwgNh0/8NAPCOwF8l7Lnd1JlgmVJRIPQK/aXtQv/Wrw6p+7gWp7RvPET2pgRWNqBpo0IOga1xLaJ9stmWtnieeAnQvyfO
R2unT6fRw3Sy1BunGqdO4wggZDTX6g8BIQnPHn1DKXotD3TgrNVPuRE26nSmniHMjbnwR5qn1+jHttT8yBp+bLphFYPdTw7cwCpgX6A6zY88BGr0gUajwQSJ
FvRWbLmiPOs+OuwR4cRqZtRcy8bJ6urOsYOd6IPR2RArRKVorSTAh0JrWJq6eXi8l8vvrMwmeVkvd+i3LBSsszg46Drc9cWMCJ9btShGkzocll4/nyoG5cm1
R8bjbL++NR72E2J5ebms06G9diqa+XyMmS0s4QKYbqzR9gzmLtgnS5YzUI1lhI0BcOgVL8vJc+MyKXGYmw1mJy+hFRA9/HBEED0fbeKpeYaetvF0lh7GNCcX
LoDXmflcFabhkT0+pOKdbZ+h2twv8wmt7k1C5plTbiEqC5iVw03zzcwpVwGpJ24SaDvLWEv48BCcgWIQW5nQqHkbNs7Rn4cjrwS9OH48laZAbOQMqnd2svGj
w27+SJkUbtBcKpjXbt6hUnJKThQ+4quJ5/dGQDyxnMpbJ9eIRn+sN8zMFBPd3c5LfQPqvHXmlCly5lS1yJlTKDJtnqEiGHDzjFdCXnAB7sZbSK4AOnFik0Fg
Bfdy9mMQyr+fje2pryhQIoGh0VrLS0YcxtlCNRULKvNifirUSYvoV31zurWVj9NWo819NR0nQqXRYsI9mnKm52sFfZaZf4z236fpZ7WgEQeojepGkpJKhU9I
kY9+7uLjz15++vFnLj/+xONPPv7UxXCnocMWBkqn3oNLatA5NJ4a+a5HcmV0MR9MhuNnaJGQQKbrYTztlETsiSEZjktwZyQeEhXIrs/LpOVOQYznQdSnNdYD
P0fMNB3Vm71hZ5d+bmZj/Oxl+/l4PVqlo2s8JbaP/k7KfCRvNrOysyOP2Hvy9FyDDkBapg0WoqXzcyvorS5ggXDwg75lIEFj8Ne8c+wr/+4CKbJgtnSxRs8/
P/etNxxsEzFFzVhbUuFFnncyQu04706JtDOvIIwCDoMaH6pcrJN1dphjtLIlkD7QfWi43KDoea9wGoWtCJC8l7tUm6TBwbTXc2vIK0zfgj5dLa/PfNBRTNCG
s1hwbwk3dqGHJEQgoSVds3V0P4ZNUC3XRBJOyEbk0w+i3j7FSWUzeP1I127HBMPbySZJtldMvBOKq2Z7zOd3etNuriVQnGgnnYkLa7iWNrypbvmtiaKEC0Gq
bzKpLcaTuQbxU/DwXGyae65BVdyHXfthN/ywE7OigkGiHRFdOM9SjHuxzqfWynBri471hKFC1zhDBiK+2zOlK2dKF2eKW73mZOniZJFV8YC0QxKF9EcQ2Bd+
XYgcdlpXCQEDFmUeDIsQi2RqA1JDMfGclUm9XrdAC7UcmCUejMlO+EAFOTvxOPBR3O6njXprwF2NhpMCBx+JVLZ1QxxAjPUEruIireBsEbJWV8HFnWNgPaZ4
AAJdwY9FHXDzwfCzHZXSqtnKpDeEdJJ1gy2K5UhrwWF7bkVg2Vi+HR/MlpQ1jsrK5/MMu1a3vVYb5sTaJrGGBcigDSoqhNl+EbrLgEyI+8A7N1OmEZyUVQj1
22rUDIQKHtGDpuYJJ91wDzX9kMqp1c9IYN6jk3ITC7sGRhl/WHNh1BTRjFWz/vwPcnDVLVp4djeLhMj7llhHpuHUrP6MZimRoaJX5iT0iBzI+xO6qniT9+cD
hlP0iAwXcvIk8dTT/oBPJQLAHOeCG2ohfm43dpW5DHEZdUOC/MUuDdDWWXVSG9SUlaYvUMNEyx/Qjjci0yg14RFN5a2Il1qMFCFFFzyStBkbjhsTuVlZZ5u6
zqiXBUjR4SQyRxs0Zbp5Zdmnqartwr0KGf1qIEKwGAygVYjXZU1oSOlbi/7WecMV8l5wwJ/kUb5etUs1I97BMprXVWfNOhjWGvCDocMltOCTR8AaJPylrgeK
tgW6DxZKRgaR6fpknWcoOEoURuaABCgqZSfLK+gg5rJU7xHqj1vcqMsalSLyWp71y4oybKw7XvcQKbPsyK98Sbn5izzAdcED49T0EH5RrNZWGAvrPCkXopaM
1M0Cc292YMEUQLNRW9kZ9roTUz0r6/m1fLyfJAOzFYUd4uF2saTltxknvxrwKywI0FxWCelhzCDbExmLwW3e53jzut+7zP08UGEA6FVwUJt1wIytvO2Mh5PJ
5awsB47Nmdtjw+uDZ2gpQDz0GYKgR3qRMkGR+S+z7dzXLMbM1sV2g4A5MqTYZz2O67EBztoe4aZ/s7jwLVCS+xRdFjnxN/JyOkgtXTkv3R4P9r3Z2fxpPeTK
/A1jJmIJ/N5sWbCkkM8QLzr9l8MtFAKt1JZCzueJUd7wcv7LfF/u56gNKByBLvxl6QYPLMjggdcBbu9EinpGZJJQfro6GXo8yEEkFII7aOvuND8mnXxgf8hw
9Aft1XFO1XGkocFzSwSwsih7OXTcteg67S16hKRXw51Vf0owrnNreX9U7l8W4uS6Wte/Xm92tSmDxSpWEsKwNemP4/InWT/H2WDLJTrMFoqBfW+Dvh9EVGPd
VIWqpszkJ54g7+uEGhTpk5zRVM5IuWDhfJlVEVAAB4AeJemvBw7E1pk7kyGhsqrjvy2yWmjtFMoDw3pN+QjAQA3LTaX0LwvQzoBltOwbbmBcbWChfIyheq3a
9SMP+nZz/+kM/AYj7Ulq28ex66w1ro+oHA20bRvsZ93cq2hl76ksTABHn57NyyVtjnkbpm0hyYNuoj1MwQ01q4KXAFrfpuZQ4oKwRw+gjuMj4g/EqdyN4f3s
A8cOqOwMFyz4zSKxBZ2b4tciJyXXs0GZexqvXdnpupfwyxQxXN8uhiHvWrttPiuccF4lnzJ6HigPHw3qkcbt6JGB+cNmGQsXD5mGTgL9hRLSnxHyxujYvaZf
QrOyXs8b0GJIeAxj73I9GKMHmhtiSG4B2JL+ebkLGyQ3elUwdD8wPnhDXKujGLfFDzS7luD6wFwzPfJX7nBDWmMxCYs7WdShLHvpkDnXSdhh6o4kkIQp02WW
9/TqDPWj4Zbfmndi4brHbC7eA95U80oXZmU6UJaUK2zouWSZA36rLz2h2OMv8baXbeY9B+SiUfayEptSB6rwuAkPIfL3JLeNmRX0pKzUZMMC6XkforR2HA7d
IwQe2sYWZbrwSPAFR+4DgLlGz9Q2cyWp4gFSPu3lcZ3p8KyORy41u+IpFPWzpcempZnbgiBG0qQsuyRt1+l4KH3dnLRSJxKf9fJHh/0REflkU97iZmyVxaZM
G1+NNuWJlw0vxQpamEkzin1QwRYxcTVwivTPNWYdCB/5RJ6oT7477WeTXXnSC1o8UoPQ58dtx+D9uTgXFhe4DqiUYN68xl+wnQI6M55jYTZJAAMQxQC7zE2O
26BYQbw9QRBSuaYj8UAJC9irxwcklROSFtRp4QKJ6rVVgF8+a6zMU6UCN+TwvZOPc6d+mKdxY6ssWUpaxvOkxS4hNG81uv3hpKzhdsjc9kIVoS+FMh9nkczX
sqSi+IV6YjdPesUuOK8i70F9oayIG8xIDmVa/CjIZ+/sxLEDKS9TMrviq2z4RMMA+UTzWUrdHMy76B7hQ1aYFeUdhG+ATh0KdeK95E4E4j6Vg7jJ3CWAsaoF
cHr/c+3XIjn+mQeMMRxa+cNxsV3ABmREA46ZpREUuNsfmWrdCgu4Ptq2q96hDy29uSqQqk5/bhWFHoMjy1wYEy6eVsnyPC9h5IXhKB88Y24iwJgb5lReCvNv
dRqTJ4WfMgO6oE96bfEwlHBaljZvNu2VYsghLGcMcwvmQsHeG77VMamxx77GuG/XV8I4cm3hHPmxk/e0Oh0cTJtMY4NteeJ7YnrMpuUwNuZF9Bv2HWAj6HFI
8pFTntCaLYWppkm0A3C2jwWNY0DY9whmGho+PosWaJeN88rJDAtBIng+E8OlUMz0xHZ+1DY+qM0fQyTvNzaCLzP/cnQ4eHSHhk2SYg2iMlF8qNENuHUCjDhx
840Wc57TJKiOMbQTKwmrSYcb61aGYNrDOED2bPttfyubXnQvShGhAvx+o15MHh0OBoQG9GBK1AETSOMY1NuWBhkMi4Ch5k+L28HlUi8v88S8oOHlGOeWHVUF
d9g88skNQ4tW5tmhosXGm0zx29605np8aHPmRPMmEYTbN4kMziy/XFiKVqBAxFMpxqQz0Q7qe9CMNJw9Z9GB17JAnK0qF7XHPjoNrX5ywousZn92sbl0Y7kN
tZuPStlRPOk8DBoNtRtspNq9a4drkY6KHbZn88+ccVkVeLi/UN5RTIq447ZXG5yDyjCsE3FHJzfsTns61HZn548dEKUnMvWpZz4BZosNLM1stkNTxA+uPQou
CEY/V5S1iD8Uh+MZE/H6OI2J7Saqi20R2fFWHOBjjimwuf38B07UYA9Yn4x6Rck9eu1OQdNR0V74xeed/o3XgXwWLRM0ndNSWX9UviC6t4pVs51NLEP0Bovh
A12gZvXKVWuAN68nNA6rLqAn6oC8L2jAo4myY2cr3lZ1i9tY96qZdmutFp2qRQ+1ncStNr48cXU1joUIvug9iaun6Ayzc0arirYJjQXnEW3JzWkJdqCzU/S6
47wqf92DLrgWIK0czCyF4Brzgqt7jUvy8I0asjrqwfdtYhTuSsVmIMRRYhSgH49fI3ieUPIIYuKtp+FAFpQOwhBPtlLBepGds9/L4zTyxw0xrMaLc9G4Dalj
CLg6WJanx8R8jMv9xFU2/UnBvHzEICxxiGUgcEzABA3mZwbS2YqMcEQsTReXA2aSWNJMPjHYgmXtvqUUHSyXzrysIa8Y4/aXYNu7yKWePHvjHpYfMbzhIvFA
4KXJa8lat3WIHJS52rahcrpkiVnu5Nr2/XSzckQ3Tz1LbH5ZjtZPnLh+/Xr9+sn6cLx9Yq3RaJyg1sEyHQWG3RR94iKfyLOtCiGjygTgic+3LnXr7ePHTtSp
gVLL0Fz1B5gtfB4dPDG7+cIvb974Yfv4pe6Dx05Mq0ULtivsD52leF8GrqvEo6r6IcCCvY4fMrv65yCj+dBDZ09AXuJ/nnxCkWJ5QBo2q9YJxBqPifXq/C/L
v3iYjGg3xR4Fkha8DcOgYqeEa9TsEV3D3BlsWmRbS6UHZA+CO4g9RxDvo8gIUNDJy3U3YcpV8Pt0wXp2dE/07clRaO0nMRoGL09P4+H1OJwGan5+I8fdgg6r
bN/dPiwuBl6Bbf4H3imd91AfiomDiG8saJEopDxPm3zQ0cvVJn6Ps8GE0JqzdjyG/RU68i14CcO4UJcBXYiY0hty+KiOAzoCrWfP4mx7nI12PDt6QIY7loOZ
XaPuRqYYPGX9BUShQhA9azQrVnh51mhYRMFCb540mhYSlgqSKvmdPkIEwjrBu0f5gd5sbQ0uj8YY8NOs/sfvrANB6pFOGTtRhsqUZSHGBK348xeB6f/3318Q
q3U2Ru1e3k3x9uaNV+lRPvSnePPH97RYsd0H2uP/+pK82M768uKPv5IXm3kpv38Zt30Pscl+f3PYs3cs5hR0mGqpWMlKhLbVPC4r4Lg4HZZVgmAqCBK5QCuH
7dT6PHjMm/maGvm5LgDikPb7CekOVwcwOoqa2lwUbp9cDy6B6nN3iaocUT+5RRZX1fvbDSMXwCpdm/UuT8G+EOuK59mxgwLqF22V+7B8IP+Cpbuoxfkbbafy
E3PfNyLzLE2bX7P/+K124Ntek0wRYCQ06WJN9tzkO8eq/ohtHB840YqOn2jr8aFqb0aUFElNS3BPwSMblLf4zo8RIgYgRBcezzo7oWWMd4t+3pnAmEk2Rl+B
faz0DRvqii2IwnH8/Fx9NV/R12LpJA5RBLE1qVo0geJpAz228EHawZXWsYOl603bS2ftK2ID7nkYBdPDanN3telNj/HtxHd1B70/fEqVFl61jdXqsrE5yKRW
ABvX/Bhb6wpsUsYBR/uVzm5vN/GW1FksskkcKNIDyOfso0xby6ZeDb6SYHREDBowD1o4MHOg9IbbxFgXxFpG7MPRjE5ESZPQwRrYfG+UrO4FcnY+3kr2DAH0
nAppwZw0G2erYgsJPckZtt8TM77V1ZTLDNhL5kTYzvFoyyFefA1w386OPgn0jh5k9GovtQ3wMcBPT3+CS1eblYEDImKnYQuxR4fZlB8q0DbPsenjQ4AWppoo
dRy8LOo9eD6SrqnnAXcPL4kBS4gW8jVjUFeFippy6KejrriWAbF8vbvSiosunCJLsBs8IXvtGr19Jn/iU/aN7s09eFIyA7Wnvxpc9i8e98ueYBcOnlKeOgPW
s//XMxfX0tTWIGZksOOqPWhXhofbs6ay4lddeU6d+kjzNOPjwQdpEXhtPjctOrsLG23WP9JY4+nj0s8WPsxeOf2Oo3tYgGEwX/i1wsww4Zlf7mTjbjS5XkyC
4Sxz4+JBnMQsnlHIn1xUE60LJgiA5iixi5B2h1Qj7FIt+pd+efYpWZeYlsX2/XNUbbGFycLiht6sLyWSzpSkVYtqcvqLcUvb0SRwEqqYh2ybDZwtniiXRmyS
F4j0o6Ptg4S7l0IeZ68mQ8ZIZYTjeeRAzNQpKQDF0/xMPjno7Tu4+dZpV823/HfPxeaiAbswV193qQ3zs43Q8iuzLZ0LlFAoZ+19qeDmhm+Xi/NSe+kN2ZuQ
aukLNpoFU2C6wt0Y7v82N6wJsDoaZoFNcWbvuKzpLq1QWq1ZYFZ8Itr0QWGKNgETCWfWBTf0incxHfDu8Wrufh5qPhgAOr3ezD/G9CoomBm2+a4ewpExaJVX
KltxmzN1++FV0XDWnTxHqbZRfw4aeHncrVp6ZN1HSgC57Ny1I/GK/RmjUE2NWV++rfy5ZRovdRXRJSAXAcYsVRo0lz6tYG+ymxWsSQxfTWKPAzWbg7Lh5IWF
zn9ZaBcYOCdtMeOd+ac/PikHAKNOT1k9Dq96gVse2li8MMQKWu60+K1d3xvsO0F84Hbs8UwTDfKQC8/KxcXYXi2GlF3BuzacPe3Cztlj3CtTz43podZB6+3A
jnA8JAmqZHs5Z4DAWNoqgSOdkDEMANZpE+lvrWdLwJuo7k0eDPayOp6oTf7b9khr1qXjGsjIFvdWbb0mIqExEgw78Bsuh2XWY3F93J+IDEgPVkwkJsI4SjNr
EpV17armmXTTJ8aHbYQA5OeatL8uf5irmfgnBpurnld+kmAu8g5UazoEZlcza7m/uJAODQV9Sxi89nsi+lBwlBNqFL1OTKv8w8LJv3QB6jx5bQxH+zxOngRu
MUEF3B7UgFzRb9fcJGQBS9vPs0Ey9v1KGV1Y9rxFY/AdfHks0w07G5DMBk5n9ljwMQ58e1itiYsNz546tDgioZPBs8lDpLUgkP/xH8FcAnz+GNMv+mGDFrSF
cQX/2XZIkjdCXZzu4rlpNoYdjZG/OtByzxuQmdGqkOY7AOwxMtyYRcBYp0Ke9HagK2BdO1BSvxG19gza4//4ZYxzvxUnYLDs6+jmjb+JYgdZnKKgkvb1SNTt
dislWpFEAakg/uNuN+2Z3WQ8jD2h7Vo+nuSP5dcKZrr9WTdQR7i3lfM0zjaH0/LyF/LxkIkcZCxdLHXG+bnKivFwzYtG4astXBfXsnEBN3XU45nzFwlxkqNJ
CAy9iNnasuEcUYY2QgEz6LbJ46ieLllpulzUnRsSHz+y64BZhWwBkVRm0qxKUPr/+tJ//JL6PnKd+gNK227EaU2aj9H3zRuvJtzY8eiP/w4NXsu+jl0VNH0c
TTNViFMsjwUDoJbblfU/GI77Wa+Y5B/H+l2wzf1JgwqysWS+5ibkud3LaPzyfUzM/ATrFNWCzUU/t+1PYmSa8Ni3RyBiOjAPLOM228CN/uj53oevl9lz4TxD
aZrIVHrToFNwr4ldNjV2lvdkOtGmt+e5PZSj4vuEhlSASuL//E70x1+hMJzTI/pFz9uWhgej2F4w39kWmDN/ohdi2HJXzbba6+E72JvN8Pua/x2BS2DTEi6E
UW86uQxrdsPZ24WwlUHiw/m2TZ8UbrgWgb9BQzKje5b3kAo6PyytnVuRw280nexwK4rU/+fFyGCKIQoILT6xzO9wJ1MTrVeLhditQSeyDbWs7cabNzNVyhMT
j+XBJhVo+fzSTh73v+nN3XHHXG16+jU5sy0LEF6X8ZWCP5+TcD6hTDtySt1V2FapVT0mfxyw+VKG6N2quX5FU8kD3AmJcfirk/WAX8q5dR5E+R5rXbuGywtP
doyH6aV3/P01H3/ouy1/qJJ3sDNQMxdrArBsCHeXtJQnASnRR3xP2ftDOKOkglH2OgNl83CKGHYOrQ5nuQvTBVKpzJk56VsxVCCgEXNnORr0F553gBsEhmj2
fFbR6MQe8q6l1J3xE2XJ+eMc81xl4IBwNpPxhhNwcbvKxYkVtbf3UyXavMIX1F7zLyVlRuS8qGL8SeKZ+tP+kXymBXMBn7kEwmYIYVix6QNnz4ReNt7OJ6VZ
nUYSCOQLMbsVAQPxULZgXIOXfLsrL7D+9XHDPKxHUtPtiyo3OtwqoddYvp37/jIkaN1PEF/mlv689dOvG4OLgNrIbpzweu1XN6Ss4b6lXHOt0Sv6bs8s7lGa
krMz3Bd+PdkMjgc6QTwUqrhDsWe77XkjNX7nOPB7prFeGi40f4WqXDbh2GiOzfcZ+6NR/z+M6yuCoGMHgAjOBv8nGNfB3Q+i03MrFQ5BlO44VOisgy2ei20l
ssYWVJGebr7lywT2dZzyJUvLhLrc8s6A4eakzDrsGUgQQua/PB3sDobXB7FRhj0Qdh1wKYvwJ6C1rugdYnLFF6F4rFtGNEr1kDbKEdZIehO9F040bKrhw2+r
//e6RzMhI4d1PR1V2Q2UQyyikeV6pOZ0VFnNsEoMj/4sPOgb1Mz1ostm/ZmvPXIDkBPQp6Q7634QBMde077itrDy1yPv/Qe1j1kFPDF6CQHcnQdwM98yHKMy
HgbQXXbf3/V/GwJv1KDRw1r/6LWVZ+NeAUW7NZioyuy73pB24WkjUHkC/J631ZfwSLDQEYTuiXPpPUDxCT8tmkcmR86ljD2ToD8P+FCIsfD9bq5FU0/CVAMK
IBulxLatgU/MEFN/35SFWMGAUAhnni7Tiyw+XmQLzDHc0la7toDx31N6pYER83Jn2FWfhAzOAYJHOjym/fWQmGfhHreih0e7SMwtutOsd5lNeERobVpZBSpi
DuUhFfViWVmKTCZ8sTbVAL9AmWo+zak6K1xTi7uvRXMcDPyzZrUVahqXYwvHHGy3q/zK6LaXsYRZqNJOukZhbvXISajx8su311ntVwsFdQR1aN8HFxmMkOqu
UV2tuJiPtIO/LN4kAQbMrNnNvcOadA8lC+midGE5T+g9kvxoHOTzQ5bOj8ML3PaPMDypgN0dlpfFbyUAeTsM45N4oIvNwglqje/RjoQ3vz9QASi9gdw/s5Cx
H+Bl8YD7P4EuuHsIbh6yCuvGt2MOWi7nbZhGNMOFaPh92eitnKDl5wSFcOy74diZqAkF0KF7FMIQhuoV7z2ILm5n0CwI5XxrxOt2stH6kbxnJ6RUkBOojjkQ
O9Wbt/s9C1wQTHeNP7GKs85iqi2l+Dsz8/w7lHKZUe8YzofldcP2dCKh+h1H7yHWd0ygWpoC6ADWVbNRWyHp8HJfxMN1T1SUD1ZZKzJ7baU33LYvfXz2Q3z2
KmLU0K5rekx6R8lEvUHU43H3EBXWCRsyVqoOucOMFpdPpoJjvUXzQ0UXCDFOjFg3zDraQLN9xY9Kifbhcm9CE+wLN57E9QSbfT4R0yozJZaWZeks7qMsmEsm
qEQAhNGkecmzAcL48C3B5a65JlifuziA8EbkNRt3i0lemYiKurE/DWeCKGY3lGkz9pVxWkCSYabG+X7B9OzxSP74XoWzMBLU1F13oV1W6PWnvna1eeK/vsQX
Y/LdLFIAFtbFSWJfSgGdIGIkPPqxZOThSJvLOCQLzxybFEDkWCUfpr0ALNH90l+V8BS+QOATzwhX5jLEsO6ikhyys7ZiLxD0+A0uFLBJS9fT0ZzhQmol9eOq
mnAvVLta3OylovCmAbD4sW7FEPYL9TUBaH65sZEKvDvD6zZYDQG92qxYB7GEq79HOxy5DHf6MCnvw67HPHEc+dG0jNtVd/oDtaBdX2ZuW4t8INaNqZCJoNPS
h7Zn3mwA5hgKZnA8i/P2GzVhviTwjkFy20rh/liffx6gyAhlNN5JYxzna94sFpOnMfycHeLVNnzDza3DjXkjrdrOlb/HLLTv0ZUFbDoRiyp33vGLIw/Asdih
nVdPafxYsjIsVlDGZyPvAd4RnWtMG3+sibRveGXpDIY099sLynpdZL2esUDSOvTE/SqmqYBc2VYCyqBmvVsgMHAud7EuM4etU+NSZpFJkDLbHubE/6zKseDV
qivvouAhiqwNYe7WUeCtfuLzyfXLz29efp5dFZ6Hf8Lzk2Kwm6qxecXaPzBsh00go2vAR5Z/093rmbulBR6bMEf26tVVbVx5yxuJFoW4SUqTrAxLneG1qOjF
l4xLiAB0EMmHMYfLGrjrZQiXvJBZrIxF4WLODNT3woUTc75LnCLPuqxkLxCa8Rj3XmSDzs5wHLyis7tfTCYgG+pa7lZsOS46ecVvXn0k4P653KceqqxHAavu
L7aJFljnIyhbN3jrv33BuHKLcRVGLaaKcH/+jHad+DoKhgc9QnSXwEJSil2vt0IfadjO5uMnJZZnLm5lNRsiDY48iDvfA/olI4jBhLrk2yoLKhzpps8lkHyI
XTU8kzMOTNWZjmn7lc9ynKEQW2ldwj5SwWC1SjxSrFcDYqrv6txXoj90h/iBccRFxA+cl855hbAb99yZaQz2zXnIISzMQdPWAC3huIcd4vExPZ6dXatS0fig
8zYyrtE1Z5NqrRddKY4zEC4r3FOGr+o2Ahhreo7EcqaxNtLgWFweYHG7uJYPjAcFW3hpsGhcYIp9oOep4PJacD1rCaWcwpRXb8/5nXguES7w7HroAM1hNsA8
VN6LieEs1VibDVh0OI9xdJIy7hkSXIgLSFLCB8/5TlQCFpurlECBiEGkC8IlH4QH7LqMdub59Mm06BbWdF/+sqGpM7OFHXYuDH7hiILzi+HawKjXjKjg7Mv5
Vu2Fr6Hx2Ji61Aw3Ga4aadJai/IPw0WYXTrenYQhlazhJAZbMYyVM4ExwDU5UIwpgjWRyOtt+zrVQwdEzMTLpyaiWdtoDtjg8GAF9Ku1BFzqF6rRaa+MQ6/X
A7XfFYc7aZidYBccr2nE9NaWFDqwiGC1mDcRotU2rjRKrpTAhrFC9FsQccS6uXsfU0sLTVAR+UigaCmgz8NhQCMNKitw83ECsM25kspTYtYGc11yonv4qOk6
W48+OiRsZFg7+M32yWYZ2RO4smfMdzm0/ax4xCOZjeJlAICFPpv31w2pRIBa84M+qN1SZu4xvLAmm3bJursKYlF501RcLhQc70TXKanscezucAi4n+IH98GN
Xb31z62E2zk8R/LsWm6PEabQPgzO968C2RwYHiE/qjuaq3kMeHc322K2a+YjCSnNHD5SE15F9pNU13AIy47bmT/vuXBVHoFcSBAVqRZJleHD5WMO//58+pMi
+6yKJPHrtOewixE/nnoBFnayynHNfu5xiIU49q/fqIqrP863iCAxW+cihVRBWbGJKw9Y8zUuL2s02lZ8MdvNo4PGLLpe0EG2P2RH6MM33zt86R28jts1UwUM
K2o8viehdOnjXFFcpV3uTK6h3KP0HGWT6NFnP80FX//64Y3f3HrrHX5hyg6m/dG+X5pfhOXllakBt/c9v8YT2cX8s2ENeYWkZrQZLk+ubaP8YyRs9oaE72c/
/Rcofuutr9393e/4lyk5GoQln37KL4lfAgX7qzME9FTnvn/7S+n+f7/wIgoNhuXloOB+VGhkZcSyW0edu2/+9ta737j7h++9/9LLUvlP773KPZDQypPzKB64
+S//6v3v/Bu+zfzo8hL1VxLZXFjs84GPdY5mG7h7LC+rUc9N8as2dY26BklIcgvFc9NhGeTdO9GKa5cG7UqMjCuxJNzzvdM/HH+4Fn04jj+czmKXhs9x15Nr
vNvRtx9okHeMB6pEINiAu7+Eaah+Ez9ZAdQER2T7RueaVEhwXkGp9KiBjYc2sHHLNE3vbJ/SahK8h3u5tC8uEMPrLvVZmHaRq9lshqkRDMLQmTvGM2LHzoQH
AWL17yhP2kyFYeXhaGPxpQH7yOBvNW/maH8BgucSQI7qfg5I+ilpIP1luAh1nPzgAjt43y8GNPtkasJM4SZh1r7i0HGFes8k8RO3OjEFLw0i+x/qaIzD81T+
2EHQBw4Tm1toXZ9PrsWz9NLgSsWpnBbkfSDo0iXEChn3D57KnppZPF26RH/LfQ9R4uJo/KfvAw0uelGetI6vti91j6cnZFcK63slunSp0x2WUbPx+YNjByrc
5Ols5uPs0qVNEucHB5vCxM0uDQR3i2YrjvhKxkyYgGymI/oQ4db+uIT/aG1Re5cu5YOu1/4Vdz5tFT127WdCJdENLvBfN7jW5zlszqVu+/iJ7SnN+WVxhIyl
PZt+DzcJo4DUWCNzojFeew9f+FDcRoZOjoN05UMfOHbQ8bOxNdLZuTA/8CMmn+q+4d1qHNNII55wMw9zr3vniZDtzeJoHw/79IDXq1IJr+SJ3qM+XuDvLL5w
7EDhF3BnD5/A3wt+wkA6p+xyM1HkwiR2R220YJMtTopbITfO3nk4gKGnhjVkrgkpJhfZeFbirYI+mVkg8mVqwEdUgsEj6UGHZHWkP87PNiRTIMzaIWynvg+a
Mc+yPShUjK+JiSJUM8Am8ycACyXwN/9I/QzcY0/VjCV3lWgGbZj3Xs0zBOJZ52E3WnzgnMZITq7Vop1iG5CvnT1XCebXksWVnK1Faw1OV0AfNI8rsrxyo+xe
1QYDyeM0OlHv5MHU2vcS+OXqnH1R9YiuSZrLqJKmF4fWWgO6DmRW5bwznN+Rq9skj/yrHA6QrdfehEWfZd3LFgw5rhKyeMZq0efYAWYE6w56CVycW5Ggg6zE
)page",
    R"page(vfIwseu6cT5rNs7n6IGr44fM/Gq0Ri93OO4y3jJS5eWYKp90O6pDfDsyds7iExeu1HQDJ58lAExLZwEVzeNZDrPUZaK8+8kB19I9DZkB/1TndcPDtEGzNxrt
TLGQXOXABkhMarABTDAAcb/odnvMvX3g9OnTuNxPbYdmzYW9FUf1xo2GeA6HGHYT5PRuKbwBg6cg02vbsGMWbQdnhXviXdnJi56X5URj1dh5RGetRjuYRX7X
xDu0/dEhzWQjakSucOSVcUF9rjyMmHB7/d5gcv6ouG5Um+GYRVvDQbm6lfWLHi2wyf6kzPurU9oIk2wwWZ3k44J4Fi6D3s7HzZPxBVmYCn6z0figA1x+yYLj
HLAnLiCrASZGjr8YFJwguHClYrx4Lf9oD2lG6R/nOWm5TFh9IqBWxoG+dkh6W48+9cwTGr5NbpToN1enldpVQURcG1kIRCP1DrF7u4nIyheLfj6clomIfmhs
nF8b7nqNcRX0hSDYhLmGLy9f2wa8OP7CY0eDJfNgWgtPpjZnNSEuCze6/Ww7Bz6O05yJtBrg5FE6fTnCJXSBIVYg1EGBuMPXQ0SZ86fomE7kTt1RUq0rkQKo
5HPTfLz/bN7LYTXIgUofjAUk3YgylRy3VWroAqwjH9Gncb/WQtfSJD0sadFtUImVuRsQXg75SD1s5yXigU5JFngWr/iyC3FZTQi4cd4fXsu9KHAc9mNJhDiJ
QwnDGqxAyXMzpil1T6s8SO93N5vsMGeMd3ad2x+yMWLZyxonF5Fg8/3ZOm1ADly57QJXfpqPEYRBdTFfz0kMiT8rXPDcZHBUYML1kgiYTFzwmQHazDq722M1
DpjDsA19uDns7qdeYaRoHp9bsVvRLWM8ffbJJ54lapD1CD3jJK1PzI+LQxNCkCA4enHXgDvH2Uo4jVmdSlxJ58jB08Ve3psko6JDlC2vrn5jOGzpa3K6uean
2NN6dUWk+SkIBT/UyQbX2K8NdEV+xHYbrEdBfViWoUMzIeuV9sx3HqPmPcD+4VbrPAX8LonXunrrxEI9Y+jZ/nBY7hAGHx8gR7WnrjTFuuPs+idQ1GFDGBHt
QMeov3SIVF1+l0NLWVmACkntwhkZDWhGJCPLZH/QicKJQRBqj6BVp4YHpVcSAjW0en1O/jWGFeIiwq30NKSUVC+7nhXapCaJdVcc95hBqWTmb83NnXywM7cm
jm2L58rDPVf7H8S8JCpZgGRsJD42hGXt0j4bbvuxNjkkvbwOqW8S10XpuIpCHKmHQzELFgfZtWI7o2I4B0ebw2zcrV8fF2VuO2OyWs7Hu5xk+4RhVsvFlRjN
oq2m2dR5QDP4yTMh+bjO1Ng8Zjjo7RufuBhe56ts9xvD5J6ad5q/WFTTaMVYNqqOazlwfu0aw2NamDBukmqQd2hlRSO7RG7ErsBWdJvDSR3nbKTpTOw+JQwp
fgSRSGUy4oXj9RXKgUhTi4YD1WQKb6IzLUdh4gf3oGOg5GtEzhjOAbg5n0JqApBKgdgjyvZNjPxkqwrheiQNoOcC6RZwjT+rMaQc1fvcikKhgWhX0PrOmsY3
PXpAsBtdEKZVIJkgCuuKPNMam1yT1DGiDofRvBi3mC0RKDft3khdC1YP7tTk861UdHiL2mEtlm3H/Kq0U1F1LWpHoijHRqFu27DEYCHls3RZT0evwdHANSjP
rsF50mybEZK+ZCp8omHMhiB0l9MJn9tcCSaBXEvszKiErngslMpiMw2PxkQ1x/uxWUsxL+xYTOUDTsQsLMWgXW+4Knxy2M16icd9C7wftau/yoKv3GPtG/Ce
mxa525472WQ0HE1HsRvaUTsXFKSycfV26B6l7CaTiVtKiWYItvv634KMeyZGMF7CSe2S7yCmYo9T5hrDb6taWXVvJOJGAwo6epHL8yAbyEMxcK8DTpUv1L3O
cD2nQRFTUeUeP37OBZ2PZloCF8DWDv3556O90MM1ZXMC6XNxAw9jTKkObO+cvr3AI0vN+Oi9Ro5EgEnTmst1o4OCe0UPeiFUq3GIGRPNR0rU7F8akIeNmfhk
Da+vR09lT0l9fZRG+HFJXbde92gtrRkNtgsv+aD1F1gTfz8b1gKCgAm6pHrKVWizgvBUIy88FfeQjFQz6F3XXsvH2zC8TEa16DmzWnQteDE5r0o29auE9pHN
C35Vkqg794dk1LqKUK7PwZ8KkS8t+hMFgD8YcLgYl4tW9VXfz0Tkh4mkdiq5PohleMyCP0mcFdqBu0GRaGT9I2/n+ouv5vrBvVzlVsaaeUDu6x/R9PwNIUMl
IHmaYhqIm0rM5GTYzxO3HjyjJ5MvE/YXE9Okvto0+mTNIyOpD+YzniOFCrvszl3G8fNmq2i3bdqDpAUNvkTCBqBYi5xlhx73vUs1NGostzbkV7AevWZkUXqr
D594cdJq8NvhHaQqRd/zd7DdA5UbsQ+QZ85YQKyKLlxAojJqvpiwzQVrZxCkigPFFtRH13cKKGzZmrRM8hvKmHfX6ehc5zCuGnyVnuzHYZeOuk70QfouHpuh
2213WH5yC5mIMeUjTq+2bI91ZI91aI/ZNUk/vfC3Zk2O+B7gQfsb7p2Bs5pnyPA/ugmc4RsdULgu8ahmZzgdYFGdtgYyCVPhC0yo7Rps0a92mG4tUZ00E/QT
0hAha3g9l8nDzHkegTYKbINz3FaD5rVo6kmaOw2lXNtd3YCccpOpWGWavSXZfR+MGvWHHnrI3V5hfL6JNiZoN1Ao4OQ5IZ2uRs18lSpTiQflzcPnjaKXfz7I
Beg7JpPbFkW0Xi0mph7Cmj09zjvFBC7SzSC4CVcL1SCjbLzrzno3BSfXvMAyHCrGXgAVg0Txq7VcFKkhR16dG3EDw3pY29EhVFJae5ODkYQtE5KkLhigYcW5
c5eDNh9R55zLJGWWGuseK3xOfTLdZD2dy8hsX7lw/URO7EcvTzZ9oX5o+DIpLdtT2z+Nhggx61/0s3e7xT2bqHqR/AvJI6zdffRzFx9/9vLTjz9z+fEnHn/y
8acuMrE4W9ObQantXc/jEiQw3DXe4HGNr9fj4J4V1wUHH+7mk874w+vRh/nqh2/kH946y8Uf3joVz2AVQjOLJBeX4RaBsh+DJonec1/0O0FuxkkJPRVC9Ztr
t27XXRAfj+IorktE9OTMSVr8CW3R45IkQRcTkcMzp4x5hA1YCo3Pp4pBeZZJkNSStp1pL1tlwEir1dh76CSdCHunoFTZO32an7v83OB/H6qByjdqYRvRh6I1
FA5f0olwtp0uWdl+SV3gAKPFACJ5piniXXbvOiGbpJP5wZmJ35zCtUWXm325X9LahdWy24buHXXqv3xCUJOGrjaV7hhtNrAdC0wWpXB9AUbZLtv9RCGZmjnD
anWN8U2G5pa6yXPJGqJg3fN1syxecdfnKAfWLF2+WHvwVS8+mJoLtXD9ze7+fim+UVh4eGl0EDm45ILcq73Ksd46xgoIdv0+iRvLQhjbe7uHK7SIvgnJ49Jy
nz+2CS7ZvFJM54WZuozopv5dBkmGLKNwEQEpY6pnuSNmfswZtV/jW/zdkFByvyekLZ4n+rl6ns8bfueYMLlLYFQqOTNuDlUEztHJsbtupWclzCYki8yzh0Sf
Nkp3Cw2jbHZPKGcNFfhMnu2aDL8uJSXhQvNNsqIKUnkEf7uzsWUptBl2zpG8lalpmhe11j9wOjB2hrMJ5rpsdi01Hc5QxOXMlJJPad5ULssfBSJfzdBlRXay
S7tYD19nzOEdh4ancSQD1rrClhWVurLMdufOa/AYNb9lXFbLFwShpaav70AjmQCoEKILYPx2V1crRSSbrytGLAvKQT721pI1I9kZ9vJPs0WkjUJXNDhkadFE
SDkIIcQlyqur/MqylJ4xCudZSBCBCh5ge4jOM5GRb+aTauS/5583RVkevhAGBQyTX9hf0uA6l+fnwCk365TPsolYAv1mLRKwFVIJ1pV78gRX0HkSlhjVWoJ8
Gd3x6KrlZzWKX1IwWoAO4MKbWBmkr3fJmOlChauN9kI1jEesIN4URK0KolJFk/4KZQrE9Ksqp19tViR00Kkl0Bvliad/MdqSWuQ0KJ5yB3OD2ZybyjRq4S8G
hpMTQp9EZtFo4U7qCnAkkQTXI1PXKFCshsZXx9Dsehjk9UusS4HkJEWDM2NcxfNVOMHzDMq9AotmwR40M1uLJMIRzEQIDNpc1BIxMZJY2e5EWSz+RzD4qImw
N9ThfBW7svzvppYvhC5ciAq+TUS9PS5I2lQ9IJHp66LJR5m/oE+6puca8crjGL7GaZS5VjVK1P02lYvDoRwOdoWJBAEC/zEx/zTMiV6lSfE65xt0S00idIsR
HaZNnhoSDo9/XLWvrzZc0HFAxkpN09GcUBsKs0p1E5rtvgHdZwn3hRPYp70jENNzZX9h/zH13GfKaS70eD/Ke0tV3bcFAlOiY4TRURrsRh1lTXRBHG2XIV2s
i+sv2+LcD/Z2LRqpYum49tJyG37pTqaJbI2gm5MH0aTO/P1blYYYuUpZlT/kVxMsYRI5POfLYKW3DUfoOKqPmp05NtxcENwNLA+3XHdY69SEhBYcPaGFIDiY
CE/859nZM/ReG8AP3PW3hAZx3Q7sWxfXtZsh7D/YxkuomlRg2rIrHpoIAKqv+ddGnb8I1dMPHOt8N71PEmd9qBfTOCUVNBfEeHKIZkV1YjZGsQg9NX/fLMWA
PeFBodyVS4VOeFN5f6Tiv0caMmN2LLRYhHwJwqXhVn2OywzPkmwJK8D8lm4jX2Ox50wTpUkogZiYV9q20HTGwwm4nnvLLnsiu7BxsTLilh70j1x/90HEXIoR
6mDfzY3F6WDR9M/tNq+vPekLdzFCo6I9dAWase+ZQbJ/tb8DsDcFK629BSqWex2K67qKgyPSvNTzMiufHE7sS/kVnKL2HLR78BrimfKvZ9gswcOCvn9U4Fiv
0p/wCC2Ho79ElvHesFuT6HCexyByOo6WO3UfKEs/Y89BLlyzMiYLSPZtzK85yBO/qW9yUuvz0P5B9TM9ucaqn2nzjM3OPN8Iv2ZzNiru6FixVFGs8Ml6FaO9
liTxS2wwutSKJlCfaN9Lv7c9iQr6DhYQfDlQ9q9VygVkRJQhFdExrVm/Z35Zl18kMvgFY37rFGmW4d4V/0acmNS8OUp327ioOo08a76+2glL1ml6o+7VwYRg
Pp7KnuK0uou+NytBuQQSVjH5EYVo1vSAtcEfaGEyX1cVW6ioCwAgnFxlM/ES67tcQupn3xuWCcgu3IhzXwjdtKlOTTTDTQ6eyjqC8IufDkySbdEfLMUdVgyg
R4NzEc35kE32JKCABvljB2IOqbAnebnca/xEtKLOdKLbhJ83RK9PTaZy7P4l56u38mOMd5IlOoP3C4tjvJE18jw1JL+9aLJyT+Y+MSzi6hC+splSJfrBumBQ
WuZWHgb4y/e9mEKN7fysg6cJVd6uy3Mr8lc8nxfWVCZfysWWD8H+8kZaU6zUZKQPMnfld+w4kvma+HBETSaLkXWT5zlymEV7khuOz2BunYvopm/oDNd7EpoK
j9zsgrHL12B5m5f26DAI4dca7GtdoarrfrYdprLVfawluqIc8yalaW+w9zuKxPQjDjCWCJKquGD6uzPtb/p+SIbk8/uakRRkIz4YlcZ/oPTGxCJCCYg1+8kc
asoqWsp5lEiPDicJsfy6fY5H8eVyGHPkr1Lw7+7pKhiawNVCKwZE+8jmwvVVumXlN8CMMNX0wXAYXbapxMEoOI4NNpWz1e1tgmPwvIjGx0RSkhtw0BQWB9jN
rpXX+ZY8b6demoaqnohvsUEDC1BAPnj4FfSPRar2dfbkhd0EsoGNSAwo9IYyYa2jNrbPpO9qSodHs+3llmd1Eh/XVBlVReVOhQwTpG5EIKUOOkvXuQkGyOfQ
jpQIFglg9yMjmGITjl3l2VTwtBkeMdSVUStqqG4PyIo6jCvVoRTTUUIW15cVDZlvW7/HdvWCszQSKr2P22CpepVzJOKVaYwEDUQvYPUiTUKjjcJ7VFdVelB0
FUy8aHoM0NaCZVOCohls+0wv1wcJob/arFTXmLXKtDr1GEdZzkr5YV2UlQ9+mouJtitSTtXnqX05vSKJO4n9oKp+Mgy0TpUfGaKYPCsnrB827YFWzBF+S5CV
eDQeMn2Jy6KXX5ZfbZcbe1kMNXHl9RKrbopmdEf+mC0nXnTOdcRAYwAzgWo0vUI1qBHzT9LWzIbDE3ZmIFFvYyILLg7hvbmw8KJOG9PLFgTnUMoeRi/q+9GS
gps4Cf/j9NZ8fxdebSs72TdnhLXmwKD1BOjXq0ruMDl9VgxK9akQ83RZcpNa6GtC1DhjX2rvoK8mzjX1591UnPLuHj4QNesmYJwcxCOATe0fI8qZBE2D42PY
vZtRo1JQ5wCqo5exqc2ryUNxwaaaXtD2hIscZ7MQTjHteH4ozJq+zD0SOXiEu2SgzF4cjqq6Of7cGlkF3KraPRJrKPCLso3havnmb45eZ9iHXJWPYRPgPXoe
66atcYn8xlyK6sbe1lbWaDQ6Z5GrfGTzKhzHD02+IO3Qp1Na4WwD/+NwYqD2NMIW3tgcoGaORtPSTZDnD8FLzY+W0suIziASx1PD0gseetCY1aNHut3ooDmD
rcj1nYyO8Z3cFBkTeUW6K9CS27/88e3XvnL3jZ8f/u7v/vTeq1T1f7/w4t03f3v3jX+Rl4ff++mtP/zgzt99D6154UNgMcwBVz4jrReTqDskqZO+ceAhDiHy
h+/deuvrd7/0u7tv/vr2d79x690Xbr19IwwT0sk4IlzCNr3qQCceB9a6fpLz3gosnlHNWkTvnFQDeW4kDVuxd0o7Y476GolDF6KYwwlOjbr3w7f2Dlpsva4c
HDsoELYg1ah2J5JLB5e6l2bpCWFoJLTI5+XlMRNcBByLeNqVxEgwZ5KGIpsJFcDDHGVqRj3OBpMeB+ONB0MepXqNmEzFwpxKojFaHROLqlGAJIQAKgZsOb4i
w4fBvQgy7Mwz7ObGtYDb8Sxn0mVFMFy+ubzCL9bhoOfc8Liq40nUiQaQ2lAF83CyQTyGaYo5S4Z+UVbQFFblEnYhwNuQbfUB7xUCzPis8GKN09l6dCWtYHNz
XORbqug0AcSWhCjAqSNFNlycgiAupezAhBAzl+dc0+35OanhWyleLVyB2RRJpideIwhkGNtYwBJsUb6I0mpdoxZKWBYggQeTLAwerGMjeDUIHuiQeo2KhbwB
WH6ZaGJ6gqJgNUVTpZUlMbaM5YDfSUIMuD3KmdvkU9v4mxKJe/xaPiifQJjPAUkO8YiGWCK2Lf1jcibkdX17ERYOHJmqHE47O5ymmXuVtith0DCL2l2Nh5Xe
s1uOWmZdQLymvXBmyxthN4SFtcPoZB5g6TzijUHlgB2OD2aBFemg1DmwIRJKj5UTg04++9gFNbFH4mrTOxOb7JwPV73TpyHV6bxxly1tWEw7Dmbe9SGxU4BI
rD/Ql5RpbYlNHHjoNsfHgGzYzca7vuJRgkBwiAcLOsOrcjHKe/GGTGwFP2JCW0x1WvHqKjsj059C/nb1TxH7ftKc/0lUruLczN68E+derEV0aPCSNnPLVAcT
y2FkY2AmXjZTWyrJCi2YDmqa/5cNgCBwYavOp+GZDuqoOeEMXi5huqMRhvKhVGx9YZizNdRKndMr5wiTV6KIk8TURWcTRFGVR/b3M26mRExsaI5P0B7YppXM
4TnUDZkdKXgsSZjqBz04VznqcrhlcmEL7cIH6wknr4Zb9GK4ZQmZI86syjS0Y0HYVDCRDZ8ETwef3JLIsCa2ZzU/tISU5XGLI+4GouoiNDg/QGeRBD2xpx/1
ozW1sGFfbaiCznjY67GptS6gRbxM1SXM1IpZINDIqg3rHIZIx+JGGPhHSbiFKp/jSPNzU0kL7ZgcmxUGCV8mR9knM/sTGHHKrQuMtkjUN5EDRKSb8GIgqU7a
1fSSi8bJspI7qA2vY75zgHbiv7mEjU5gHo8fl01oNX+2RNCxF9Vg5m2ceT88xY9zwuNWuG9pLxTqsF0u8kHXyUYSFFSU56LH8eORY/Y7mMttcWEkOoUMGx2g
DoEjQPZb8cXHMKUXP+6L7506VXqK1+oG1Vt3W34WuiXoinGwsD8wwAt9AnE6z60crWTmocQ4lF/i32P9EUZ1k6Lc/KQzZCc/oo6Mr53UujuWMIXV+taXZmzr
j/1+wsaoNDc2Rnx+zryj2hhuomPirgOzcdllDjOtuLJQDSQD0HyKzMx3doZwLqoxA8D8Kwctb3hmJKpfUn9TKc9aw0/wOdzxwnh1NNUML3wmDKJXNAb/GBY9
IS3CQiY+dZYZI1tB0ih4vpNsj4/0J8WA6QAd0usWMF/CFiVzE26O3Mi68EQSl5Mhs/VaOS2t8XZeahYO9fae+YRWA3VaXPimIoylxMSEDrzJgFIcBFqE5HHA
Yt3Jd82LMIAIr0guA048tjNFW9c4fsOLAB9Zm8HOGJUy51Ywq4l7659BGn1YkSxrP6BGvFjmqBEi+qIssxcENk9teu/w9rgr5UzNgsSEZSeGgLetvvTOcv7m
Rc7ekZVpYyqcQjguE0dhDTG8JF/dqbM2VR3Ch5VDWgJrZ6DcLcthfz06edbF85PIK+YelhaFvCAJ6Fo2TlZXd44dtKgXamat3dqNPhidbM/SK4tCtkDIHyAt
OH08E53Cn7XoZGxqheF0YMIs4XSoxxxhVmrR3hOyK/f172Tah7tyzVKj8+7V/jPAa00MZSNPWDqoKtAkv/RYtWm4hhc0uJg6NdUdChyWB2XpdSLCw4RVXmzd
IxmLez2mOSO2YZRlpfruPcLWnhg3WZYZByxiHXGwOLszvLdtpBCnivtcUQbHtyJzTTQXNtFkZZRA8Flzx2vCe7Hii339kr0mPwtTgrt1E2tMg3ONVb33OTaG
ozZUl7hqkLYaJfv0z740t9/kZ9ecLS4BxKRS1VrJeLPJgGltCf3m/hCkibZiMQhPKdSMgdd1nc+9tXUbJ03ndp8+fi7BleH+mjxxABhuUAnIQbS3boZK+2Ff
ix3H8o69EIjwOUc4Mux8pev7LjZjvIq1ffPG38SSrjF0PDCjk3VQi87Yey2elAdkxRLGFvDNqRdgtAr2ZzmIHYFcnRJE+psHX+O2eSPY8xQuUBKwZbgRcbg7
ViQEBJB3BL3qrtudIDov8S61iq9jBwXu/J/gC/8n49mxA4BbL4cfK/ZyJMNChDTg2n9ltUExp+vaB4vFyg0hLWyKF0aKglvo8WitzmYhul3daYfksjTn3nEF
vxRsxBCZVimkBJ+Qa0LhBUuKb11DlJ86EtFCwObW3IL+TnGzzQZqCblz+1ejCoEgoRkJU3FgIs8RYZbQcwwq0KrA0SJGlmnlVIv+gnAJQjyFfYVNFi/ZmqF7
TM8yNgME3pyjJ0ndPXtCBDDZdcJFNLACA8nx8dbORGddPIcCiUCBMcidEoMi2OvY3A3Z2TissJ1PyV4+ZZeHXRmSLMeYjew76m080CK+QFzE1lNx6d0N2+2D
yjkvA+OVONHwKUFet3H5sWKbJsuFgjKHF7OWHKij2NbzS9vUX35SG68l9uv3o2yx+CaeSAbALS4ZKrrRgkhFprKpVlv582LPaFtzkTFcBLxKFDATTcRGVUkD
5+XNbDxRW35dgUEwQfbENyNjlYwd1bgumlqQFtXZRhJHfol4CHhEQtDoHisLixHTzZq2pQtzYS2NYmcJlTJhRPsWXh01AYXIAjgam43G7INXmDqx6MLR9H29
TTytMJ+Eaqa9SzexFZ6AxXTBrQ8x85dhLAvODMHx//M7fNWjGtVzURYxSY9KXM1whscJ0tLRzrhGYnaPBaIJ3whxWyyUkKixPShKkkX5Xshr9tZbP7v9dz//
03vfv/XWC/R858W3b737j3d//NPDl34kn25/5zd/eu/l29/9/Z3X37nz7g8O33z78IX3br/2wuHr/3zn1b/SOyOBWq7GF8Nd4+wcO0Vnh0Eb4eKSzlSC/WBN
yp6c6d16lNz8yo10GaAv337tX9//8b8fvvKzW3/4weG/fdevT2UOf/CdP713gxr403tfCYBjfpqk8x1JOWBwo1fwgC7PCDh4AdAUis7tXHTzK69HxcRdsg1L
TqvVyQa4Csv3OrkG4b/95it3f/yyxQv3AZB/8KX3X/r67e++eeeXv7/z4zfoC6EajdKrwy//5tbvvkevaFy33vr6rfdevfubL9/9w0v0hlAcAD8eDksJ5i8a
2W2AyVkTANTkuSlARiGG5f1/eO3uV375/quvHL79q9vffvv2j94+fOW7t3/7i6DJnbzHCHlsnG1HnLM3ygbirkeLqRhM4B5dDjmJRcQhh8Z1mLtSx0iXHCGQ
Fvd+nSRqepncfOmfYaJEfE1KBSOmQmjqcSjZda6LEut3khMd6XolJh3i72gStocE/0p8+5d/uPODF+7+/u0773339o1vH77208Pv//7wr798+2vfPvzqTw9f
efPWuz+5/a3fE6ZpRDTAw2/+r/e/9cadf36Xvt752XcOX/lHWgK3X/7Krd+9EhFUEc3N7X/9MUIr3/7Re7IuDr/+d4cvvYvGv//Du7/7p8Pvv3P4xqum7suH
f/11qmDLUFMM4+0f/P7wvRcCLApibL6EMS8FBs2VYd5RLlPBRGpocRT8u19jy/39v7z/3X/3ijM+ubw+scUCLShnmEobAg0YgF+lpYcCAP0Gb5dgnjkPBP6a
bBE82sq+RRnTEfaT19U67zHaYAenZmKLFh2cnqlJxcGZmaQa4jthgQP1FRBcO9vKgO/tXx3+4CXUx48v/4Lr07R4KOW8IwxMCIsF5aieXDsZ7xg4OiSMOyrC
iXXR72s/9V/aKqyQabHtK6aHN7P7KtZFrRj28iTkc5EffpG2qisCSdpQGSZx9tYc65+3i9JDEByC4Bze7TPFISrtXeN3OWqekBYmeHKXb2gejVwIB5GTwze+
dOvdf6UxyZ3+7W+/dOvd37z/0svBQtXTH8A9rayqQMA4kCVGmxdzpTNv6C/I0fd/T1hDOUY7lSGch1f9smqflZjPEG0QpP1pY29yurlmGdMRx8vyAk6wXR5M
S7GcLrClN0Ku0a/ZzRf+9tgBf2zOkKZDhSJ8c0YGPWL3Lg71ljc0gfcCul/3TnkJxrLnxQsY24wmam2bHAix+xSIJG7SYFDGbx4T0wj/1ROswGmxD75594yo
cvCy2Y5mok/0GCyWSonrTjaHe7U5pyjmFHBVQG86iJXZ9JzDPH2IuHJxQc8ZS1GSsBKhEKnfuEVJ9HVlbuDX5alaxLmLu1vW2lVpzTlW+a2dqxg50dDkBo4Z
WBzAVzCdI+KpjNaLXuCB3xilGL2zigtT2vFtY5XqtJqfnoj6W+Bwh3tlmJaKrZz1cLFBGXDnIPaLGhsG7gbWlo2ZZEeZ4pq1pqxZO0htTFsBnfCW1qaokNnX
irad3JfhyeSWiolbkXAm5sqtZpykubLXrOlSbPGef97/CatGtx2R6cdafhIN3PAHkpVyYWi+psyg1yTl5HkuKciqO88ARwMZZkswvTtSrwduGXw37fakirAC
lpjel6sOlfhynQ0NZLg8jlqAB85/7g/c2OXWjU8ZCWhgx6MnAIrkETWbZzzlGK8u99cCe0kjwbk7a6QRr3FqKxabGDXzJn0wk/LTipn1VkqGWWpTL/dcimhJ
Ol1TnmD9HpaXYtFqKA+k9nUXcyAxYGE/ABSTUYFDs8gTbj+rJp8spukFHs2rMUk1jfDYsSb4L2zL8ZZI4LN4kZhi4D2hRgv6xSWiaY9tNWRNGc7iQnTmlFY3
5ghagq3upb56YPMNrfXUgWNW9ZUw7NJceEWwQPDmRSrGVyivwj10+zICOSHtb76AYyuQeybDpSOcWAPJhouqiH1s23EXB/wTrDWvGo4PzwvXUAB3pb3MVknQ
Lgjw7JVmK25uPPX6vF+TzK4uUba5DF/WoW1y0M15+LvzPV3kyu99tkRJA06K/WeY4WXPswGg4XxMvLvYJqGS9sWLaAGyJS8bfIffdLYk8wvRrPGNaJXhYLUV
B7BigmFWwDKcqSuI5/0YOjzO41RdK7xpwjrdEKdCY5g9t9ID5cKcFkrohSQpQMMaDTWOYtNkQOc1Dn8wECCtSqgn8VyQjyXDTGvGheBKpCZ4VryO+ZtSYWg1
HWWYL4/XcTqToPV2v93/iqWj3svqtEBjKDR8ibLI7MBl4c8XmWssVM66AekYYh22dF/BvO3XJDChUWj9VWGgHd0txbR7kS5UKnAJX7UVZ5MRHUerY9g/xJZZ
NuybQeUJhYrvcFjzbqmgmKQ7CN1JopkwGF78gvLf+9E2FI3t4uQ6NEjj7cbkTsh1f3OIO+q6zQLFnzgTLN6kmr57XVkU/S5JtCVZ98KI3uxldT+RvK3WdKsS
stuYKo2PnAv6zqdJL99GAGaf+ig++fwE0mxsbKc+sOaDMg38jvNNhYX5qA/L8gniWABvh6TGyPfPUCG7JbxAiax+D/MrZYE6GTG1fZ37csS5Lt0yJlpvb458
Pe3JNV9Te/pUw5GHB6NTZ9N0Ntq74q1n2C+NoNGNr8ZuEwYfkRirUOLnvvAqpSll2iQFs71iYvhCjmDghT8KmI3KMK+YvUqNEAFEA6CMC8lSbaFxuN1/LcDQ
njNqiBtxOvfS5EUzURr8S0TInQA2iL/G1NTkdd7Oy4/C5oOaeLRX0JtnNPq/uUJRigKA6MBJYDuJYp/l6829OiQzSIl4lru5dVfoc1qIffyljLn0N6Ikg80W
HxwEFnYoMA8T4Jba8SJhkbEePrAGQXL5S5TMjg7GoFLjUTpbcexYW+NPdKncLL2PzqYj25WRyl1ETL68LNlGwXTfpm05LoMwdqv0JD4untvMhfMyesJMc+1s
6u1yvmP12LHWFV1OjSvtdT/6Bu6cvM9N+xl7qFJOIvG4eK2sONGsxottWpQ4udCpguYE0aiMSsduEQ89GgfE85bXQCAWNKdBqvn6oAtRU1Lv4ZrerjwoABJt
k4vw6jHrXT54psU8NxKuQL61PYMiLyoORiMkLhMXQotwFl+9X81awCwrAfGC5ARNNYOmrgZNXa00ZQiVLyTMq4dEzCXJ8pEy8Tz7ZCN7RHrZZl6kcjI1AZbD
HUdg8qO73HMn457fqJsQ9WtZA8vphRe6h03AVwxj4WLj8AGPE82c8P6g5/atKQgJzm5iXGG4bczRR7gRqMrZkZV/Ie8LIQ8Koeem+aR8ZFD02cL0Y2CRNPfZ
gU4hzNbMPjUVz0X+zyC9uXWndB2n1dIyLjPT5zydK8mW2yyDVigRks4zETLnGShR2Ey7ZnYuc1OtrNWFbyv9u5RSaeNmt7jFzl3xcm+oUW/SlCRWnB3aLKsg
ANS63cpozm4wF8UIOxpBE22x5pJiQsKuei1ebXghgVwAJLR41WvxanNJMbQYhIjaEu7PLjI5W0x0xZ390bAM1rQr1FrDge3tF+/TyTZCMp51LCZbqy5ilYbT
kq/cWfMZHyXUeIs7OA55jYUuNec9lxqSnfO6sIVG76nU5wvDYd9Pp+WN/zxnYA2XlRvsZ71xtwNp614H8MrsnruUJiTJUweqkRkXEDTdI0keCFYmU4pTwmdw
WPCO10p0ynmw5jkAyYUeCXBYHn7f6MCmH6rg0YvKECL9o0Pi7LNBouohjF3yQbuTwWiOQuA6sErvWVnhIAq7j5Z0b9eQ8WrykO5BZnXj14ZFN/hiXc2XULWA
PtpVY/CBOzK/jhsWCWP+ehadYb4vdVFgszd1YlTouDVbkZIuC8eQE0mYOx9afZD1BGJ8S806mBSlBTYrxeZoz4QuRowzlG5lbRxXOY2t2CoRwWPDvwxbV+bb
ejdwb7L7+GZcd599iZuAJdhY2AZndo6tvtFDNjdgpsOLAkI/6qNxjvPxsXwrm/aYt4ev1HAEN6lsWxxMGHeCBYmJcbDiJpHf2EMBkXXa5qxagColfCToI1Bw
1lZs+8ox6zGYOp++QD+gGgGoEzQOgJub1DvfJq1xu9URPxFGAYiags4nO2Jh+XoYz/OrHG5v9/LEXJYPB3ar+gs3k0sGt/9M80oBhH/y1L9+I+b48bnMJedf
tWizveTEYnCkK0+DdhR7x8eLSvHCd64v0LmZKrVKhmzi3pU9q+iBlf/zyikfGJRDjub5SApH6Z7DGIlz4RbEm0+8eELdSzF5DDqk1FNGigu5p5QJwjcT7Iv1
KQS0OSw8mRyzx+XdieHUEkvqNF2dhlER6jGDedTLBudIbOZNqMozkl3HIjgQm+Ylkn5Y22ir76MBpzDR/AsmKcZW+udEvttKdh2B58BgkuodyVaS9EgHJFsP
tki23uCIeuJrZOsxOfDqjU1+eXTekVifztGZ2xOHqTTQsoW+0/N0yKdtDeR2GtcCetdsc3D91I1Hr6SP1Clyvkd2IJpLJqfNsHuotrHQ6d4lwMAATXZJ4012
LzexEB9uAo1m0XcJc9OkprkFO42ncw5i8iEg1qmvKmwFCNKScj1ojjiNJhF+sZ5zrIWU6blsbLc9jTytgn6qAVp0HEviFXi6fdjKxSqJutPPI7XmVsJt0XX0
FOy5dQTBCSQiDTh4cbibDyzdlV+OWstQdMYlELqViZiAePu9cm5c9b8bqo4ibXdwg1o17NEtC9bvwx1T0LgMPGVL2O9g4XmFOv35Og6WvoNF88VbfVCgmErm
4ttCYTB/B+kV9qPeVgpX92HFG22x2YjCzh89VqBmgpvvWeLgeU5bLgdGAIYJNr1Ws7CaRlHWZzaC/V6B1VuleoOkphVsFATNy8AYW7BhD970Oc5Y4jiijehK
)page",
    R"page(9B+/DS/omAVK2eqKM+mEJxkzTibSuetKjZWkE5/oOxd9ca7VmNXiimromPwIHQO9PbFRb3HLHY6NJ4/nHDUU6mP78SnQAZMd24/8CPqx25A64aGMuRN5dGoa
R3NSj4a5Tjnm3dgknHPvO2wC0nHnB8zSmcWVL9KPYq5j3F/DMstojkYUc0RlzxlS8J2wUCt35yzBjqzUJ6wZDge9QLZfcFMs7UhsM8Tdk6aEWee2CEtcn/4G
O0RSBjRTtls6x6rKCs4T0yFbQXEjAWD4AlPp0EbK22EChTvkqM2qBYEWsRmviA44zg8EihNGcowNwfKCqzu+wVY7hMlzY479o9F+MCg+OJ6S+9wrxw7soDiA
BEDnSHXwriok1aCjqHRuXQ3eEUBUM4LRkzhNIMEUS3zcKnSSxeTJrGsCq9FGroQVA0S41uO8SQfsMlYJMqMX2/NsDM+tH6aBZcaWF64mjFDj4m5kxolbVQzO
HTiTpexf1AaBBmEVixiDTjMTJON+hFZ/XB9uraJqjFj7PV+Lcn+SjujETbyE1FfjLdAEHaWAY38zA01kuSLpxrTvpGJO6WH1sIproguP8GWi/1LIHN6L3SXf
rBGcfNu9GhiRcIRoplVcyhwyBa6OioYJ7lg0U76fL5CKQzWkKmGg9FWUlviNkgZFSxs8IhXHcY2A4S7h/ztTJ5hbJ64qMfOYzk+k1yyYXbTbioFtLDmr9hzn
k2mvjNve7RNmzXD4xmOzL1kZuSFsLn4wzKMinN0RTEBB9eDsV7l7ubyzhYzHMWvMpWffnbhrtBr6yaR5+/PW2hWz1o4dAO7Zleoy832LCZ5572R96V3teaWb
i0o3pXSamvwVzuEbrACLwkM2Q/ICYgixt0fNJ7dMESsumd+b7nHHPYrpprMd5VY2hJ3c4ACFnvmmadsaX1oTv/WjQ6P5/JG6uYdgMlGcd8MCMRPxwXNFqHmO
CDXjiHDnX/+VzfHv/vjlP733Mv9qsn08LObFH8GXRtQ76l5W94vN7bWhvD8q942bFREK/Y0KcIQSuPANfkf/8g47Hb3qfYVTABuqOJBMqCdx6WhwZEF1MhFv
olvvfoPfH974ufEvGdLGLAaXu/m4uJazj4k+sjsafBngssd+Erfeeufub//+7ls/u/vCy4dvvnf40jteA8wG70sL5jnKtuA1xA4R04GEG/wmYePwm994/6Wv
33njO159OFrIGPojOnO64klBeBmJgVR851u/EB+Ku2/8WKsS5i9Ppn12VqO/7BjzNy+HLg3qInZRZeeTzoWBnfw4Za3G0nwWyRgXhnPN90Zx2/PgZsZCclLb
SLBee2xEGgR7BUNgjWhdsB0/Biyqd8Xmk3Y0yITNaa6sXZiP/Broqy0WRArWvFnXeB9qZOBFSXWuueS7nFwHdK/Ke10LEuOmBpZl9pyV4l6Yn9Yql5WABcqu
4rnt+eKKjb2q1VziEtHp2ZAM4u3JLyUaTTXhq3xqtlNwhq2GNtX2/TbojCdidw8L8oo1JRv2jIYTMQkEs2i/8g8/FoZRQ94rCq8nwY/Z4oBwoLa53IS1SVCH
Di1hYZJCTlWp2kYGh1C5TTt5AKfyYuIsOxin/IVPVsmmQ1PxgJoCeaLDihQjsWChptBZeASZv/loBEps5GABAEwMe/14mYzHmSqbD1Y0vj8k/nHDj/KPNxi/
Mr0uuLeMXhlfCF8N4Xk6jZSpA0+LWJGyH7TOmcWs8HCC/DSYS1PJexUiW6qqV09tBSzRM3DzM6aNyvTN83tB56mOFaVFw3TfLTgwUkGPu+o21mGaT8XgSdgl
jf24oS+FPZKXovUbcJ5xxN6jdo1uCYwRbaa50PNqf2C3BmJ560SauXXhmO2M2k+aZ646r/a7TO1VLCx/QitNz2/FsAszfWaO7DeH9nAKggLPQB3AaFp3GPXR
RvwOvLYncDVYQSxyE0kjk4sNmQ47O8Z3cD5itmdcoXKIppTxcaOloeII4mqjuC8DEvEL0/X4Zucc6dW3/ppoDFcbPbd16fOX261HVv/vbPULjdWH2scRSFd5
c73RDk1D55z2pb/FBpEuhK/y3Q0NV/d52PZzc3w1D2XzyMYa42wjtuhlvi/1o+Gp36FU31xc3Y/9sJlJXlN3iBuUMk8i3RiGhK94HwgLhLRyIRa4D8vEXlFu
h+QCvyHELT5XCVGelJKhzqkxiPM1nm72lH4qe4p9KEzq9G41AuYAWTlMFO4g6egRlfI9DnnXRc1KlFBVFtxPlFAAzH5wHCIURz4H0+WqxA+Jq1KPmKCyuyDE
55XV1WMHqAJTWxNVNL1n4eKKH3lUrQ/8DM8kE/AeUAuRQB+3Z5KteUxMzSQeX+bDI6ps47zjLONZgyG3yOGp3OIahi7RRi5YTVloUx4Zo29X+ZtLvFoa+yK5
1HHhEYuuejY6twcciVfhK9MUR5kFbg9ORBJnwoGQSiYQNbOIGSx2u9vdqMOfh/ZdLL/92Nc0M+bkEa2J2o9UlV0HPIdBvDlfO+WLdOeWFDUpwQT3c4ov8Ufx
dxEXtCuTf/F+siSs7HqBQneG4/Iz4kZpTmOYSeG57dGaNXFydp9sFu9m0wVYmt184Z+ggEcRe0tNzx+XhFQJX3vK+bPwRtRGkBVQENvQwKfKuFDby8VmtWop
n8DwxRnxv8buwXPXmT9LOXbMZG41az4tn//VqD/L7iLtAW4LLlvCNrQO32SJks7riA8O4zVkUJnwfbMGxkkVaAvR3MW06wSSI+OLKujtwoY6YBkBM4iYPpa7
+4UMsdnZk5AhDi5PfSw44Md86WO+EUkgXmJ5F9a6w0/7uoi0USsBIu6FcRGjaUGbXSsjUi9TXNFyeGIp5n1TtbRKrm5LNtIgtT27mHiElHGuxDZdTlSrbigu
lqo3ksV+XZVLZG53YK+9lAH1ccogyv3WopCpPv8AxafkoPofjTIQbFREBU3YzMuklxZwDSfAMLS4QF2yKFmTb7Vt87+yqcvVRR+abSXX9p2wPx8fsiesaVS+
dspxT4zkkB0D07y48uOD7hF13WZBBLn1ygHIbxc3+3S2nX9q5LXccKfNgqKPcWYBWzjoVirOJ9by1adita7ZYGRv8Y1hGFeY1UHcO+94BkODurK/Bd+80QZs
mfO57TIywhwBDLgqktRwzttewUmHS2U9asGduDw8C8zpOe/LEkN6C+yBz1vIWASP5sKUtv4Wn6TmbcVSlRYTG266Ig4HR2QAYCuMko+mJYAuDu/vggN3phO2
V+3Sk/j60Jxdyx83vi4MPTeNzC0Zkj9rJSZm+gz1TGeHpP14nd+swl4SFEbNGG0dvU3zTFMdKrgMx3OWaQyvWRBxii9aGJi5O5YPe+vifNyI2x/G7QoqwW39
E5oXdbXJ/JD3pqFBdstuFRIxOlpkSuubBguoNsvB/ay4dM6atzLtdjUNOcGPT8BMI0rCltAMa08bfsDN8Z8HqWds+wBBY5vMemzia3/38zJDxkNnWotqYtlU
DolmtokRp4cmHhi7bGsry3veBpffL7LDDSURvSNKigFnaeXuVFkwEXOxwCOITxrvwiqR08Ce/OAZWF5YIKYzBrgNe6EVWt3nIggnW2LbpTZ/CC7ClTijTCF5
OExCvq3SpIg36le1xuuoRgInXWo86I8qeHE48hSC+6w3PahElhntXakFwWf4hYsn47Wf7S0ABEpB/fkZSdGtsWe4HS9mzVENEaBeOx+XhFwa3oa9VhFMG2l4
9Yrwfm4G1WdW7B291YELW5pDXRyVU8dkaFM360U3ugLI8svcI69vmbc/ohHCTq8o0QRb+zjtgbYW89f/H26EvTtfkfDCy975nXAfm05T46EbPq8UvJQTtBWD
aR6MS+0DkHeBG+FB+NtxA4o8ogh6JoXYZNEk3ajqXxR9y9GP+UFNbn9xZb4EdrwqG29I7otgMRlFs6EiFTOoYpkZlBM5FljeG+sKqPwxVTw3qktVmZWI79Xw
myhfVVgNxFUUcVfTgcDqNC36tXJJ5z7Uvfg59gbPKCXOhd4/rH+1t9Wqi/UgMIGATNMmIJCoPF2znvbOyDLWjse8ANUQBYsG6TGN2mA9yeJYPBtGYFgPLg/5
ZE21Teg4TEzyZa1wRDAHAa7UEBzMe8MmoJUS65rQz2bz3mAefo+qBjXN4FhbxGmH/ItRAWZra3CZAwRtCKSaKjC8bzDeSqyC8BV6EltFtRlqyOlo5L0isFiB
MF0Se7Zb9CeLldhXWscO0NusfSUNheEgcZaEZvioRIEQGI2cS9K59I8kbCqiz0fWNbbMtiiCSkCtHAjn1eMDYu9iow/PwcVb076W0qhBRVBWm146HK3oNPvP
7+gvFdaMiZsTri6EV++03wPhbv7zAwsx6NKRWiuWcHcGYb7WA0Wfc8x1YNmOrLgfLpRqkCkN9GlCE9/DRsW37YgNbMsUDemcZX+glzvnCZcT46jJ4kP50WG3
yOG3ws2KtRnMW1RPCXLNtdrmAFQ2xvLFJs+J2IkvspaDRmWVC4iKN5PIVMuF4bloMXrEukAxAc8ugWKWczk2VoweXOGpNUurIZaOmLeFFKK2fNTE83I9hqqy
rzQ2TBhVzk/kNuTcTeZ6ZKEG76FQOch3G8HFyZKQVwXR1lNGV0LPZ/VmJTVq73MLo1gwiC4QZHiNsbYoPM4cCZJRc4AcP8YL0rkhOgoR6Gy8uj3OuvAUTh5q
dPPtGtFGIEN9FyVxCRK+3bMC50aj8ppO4KjoMwxWfB/BnTxDqTgIL7ogvwxH3qChLpmHZWRacfSFfCynw8KQLhKao2qnhmCIk8sT2hg52zJBG3QdcQphOQX5
l7jLmy+8dtCc3XzhBxGVvY77Y3xk3tB8buAz58cwZe+8+lfvf+uN26995fD1Vw9/8r8Ov3nDlkPg2b//yd03/4FN0hQAGi8bcHE8aoATNB3Bud22jVPsWoFL
Qu2Ryxy++bbf++Hvv3N4468RrPe3v7zz3r/c/tbvXXfKgpgB96edHa8v+GVOEPfXNicBjD8YdKdD+/Kvbv/qp7agxBD+oOuJTmA7KnBKIT7BzNsGkZlhCwPH
4Caa2c0h7d3v+aO79e7v3v+HH2B0P3/19ms/e/97ryOm9QvvqhGadM7BiDn0OHES+QBtspEfZ+GTuKLB5N1599eH7/yT2B8KMu18vfLK3T/83LWsyYg5+Y/Y
xaMSR2jPvEZJPB3uipUOTF/BX0+CUd169xu3v/ICcgy/+fXDV759+wc/oc6MDaREbPdxKVfD6NV10c/2OUAyxxn3Jy3s6K2vH375i3ffeOvOa19zJWzTg2wg
iYzKKFMyJWaHCL3OUZJvPJU99af3vhJa+KEyHcKiiDebKPb3VKx0uuu9x08ESzWLMA4WJUfiG9m3sP/j5CH6G1ePWVkOLiMHmPfOzkgczFAc6PQVXi/deyUd
654zDfETxJ478uZf2A+Dx7iSoaNy9Y/r93A62XlDEdnyOXRzibsrCjNjAMFhMp+LUy+AZ+bUS9HD0RqXpmJ8A8lx2AyoceyMM9mYcEEDrJpnlib4ypggzKHr
IGItB4mbtzujcoreFjXWtkl2ubUWp/UW6r6LA3ZB/V1bnwtD7vF+BndZzUYjejAyZ+qsEiQ6KYsRLRrOXVON9CNvlwf5MX7b1ISvw/I8td0X0UpV1HTWQNIa
UJ6t2aA90XEvZs8JmrjVyD7jTs6o1s2DUWRIXJDPaNoek77nrB8z+ZqGR6xLTiqby6fJ7jojNeRQID1Vn/9V9If0Udq7wPna5Xmd23a5mBpS148dPS163YvD
YY/a87yx6VeF7VUOopSimHQQC3mUGC3rbAHDLMl1XBewGlqVIWZaPe33JM85Fi79MTcFGJO0RR8e4AJsdcmVka/60SFxnJ0S0i5fXNjy80FSAtLB+g+0V1tO
O9BY1VWRIwsuS2jOt8n+XrAOFAvZHwl8ulBODjLfVoPdplU6TgNYRiE1uod8TXnRe5pWj80yRXTcgmG70dQNMtiRop2fv38Sj2R7k/KAN4dwRrGN+7PHZmmu
B1colYANI4nhj+UEHpNEyGu5t7qMQUoxqvKJCA6Rjy+rOUgr/jj4xGwidvLKAvSzbr4hpvbf09wvdHi+8I1bb9+Qg/1P7/09zk9ta6cYMAPBsXxwcpuTt4ac
HpIeZBgVpctTktnsIetBKgTOZIPeUZqFtmjK+OWMCcU4Go2H3WmnnHCeBJYju+wjV48e5RwiRcl9jujAnki+EQ4ht5vnI/omOUW++tX33/vR7R+9hDQhN34u
2W448cpXkVPmxrfvfOunQSqRGz8/fONLxA8yH4pncMQv/uOtd76PWu+9euudN+7++28JMVT91tvfvfPPbx7e+A6SMPzhe5J7wU8fIllGqGVJXvL+t754+Mar
mp9B0Yn7KeGN/jIflW5kUbadFQNveJMOp2XJS0mXwhk9bINLMpdQz3f/+R+Jywz7HOe9PJvwgniC2+PZ54LSIsoiBBNMWeZdJfiL6mLwVR9d7gzNjcHlRBcu
Ph6sFWeG9W9v//A1r4ikvpBC8swQcV4Lv7FusbWFhPGdXNxz5OjjsjeIUfzJ4W/fcK1OB9jRXFAeIx3GnV+/efeNH9uCuspQUB+Zh+S5tYX6w7HNzITnCG+Z
KT585Z8OX/82O8m8/+O3bYUtIgKSzsXsOa5q9pq66SzYZjuwIGJdcSt+hPjDEaQ17uj1rx/e+M3dl35mS8nkXLw+tFsKG4W2vyYnuvXW67La73z/rcOv/kgX
AarSQOE+Kn1gd5IMYNug/ZcZlyfIBsLgEo2c4qSjM7wbQUm8uc9/uDi6pM2rvb6AlEjYY9+gZ9oekg3p/Re+ibQ333+LUCvJdggm2UvzkF3GhYWkVCFKhR8f
njhRjFMycV5eYq7KiaMoBayk8AbhIVh7p6V1EHVH5w5f/zVJS3d//7eHL8FV6u6vf3zn5Tew8XnLA/y3vwvhjGG/9da/Hf7ih7fe+YZPEGiUHuDdYXlZaBxw
KmK2oJI5zXsjb52KUiOG6hlcYgZZ7BZ00k/a1UfgkoZw58W3ae16sDFeRIQxaWpEWBeEifDOyQ6aJ27eeLV7eTeaDnogO9lADBGwgLPJrjh5CflhQV2QJIL6
nV+9K6m63n/3u3ffeJ2Wt23Og4VOM0HRZLgFst8voLIDCVFRLEJOVzpMOQcznRAdmbTfvUk0+/3vfZNp8w1JtyUw3P3N1+7+4X/R5EQdr58+gSsdbRYEPK0i
QbSkyIDYCZKA19ioiIKGO3z56rQZm0SPgKKbN/7m5o0fwg9Rji2sMVlTaKIhGDGSKiB77ec4Vr76IwL68Iuv3PndG5xrzUiztgAPAGm6bnxT+8CxxGvu8Ps/
uv1vtIHfiRresMY8tL2ir5vfy/dm9S/sPje8Xo8+wdBNppvwyMPpacAn8dQkM4MlzhZhwG0NbF9sAaHlDCGOmC/fOHzplcNvvMvn48to4fDnv5AEZrff+Qfa
RRUoOSqrXW7TPudao1ro0IC47lKsiTccUzBVE9EmmQOKW7j19tfoKMJC+KZqVN7/0u/u/tMXRZ1C8HmQ9IbbIST0IhsTa9L3MEW0RcPSstIDkxsiFfsUb2kY
IUiiu8F8vvm2LH72OtRTkLYsfRVWwoMJK19zTjFCtrwFx7vOz+LnoKx5iKlC7m1JmaW7b/7EJqYjSEAkXvk2sCfkQlAlhTDXPIx5EC/3hE04Aswj0LkMqDmc
gX4JdB4IuAUb5MJs/jloqkcXjRdo5HxDOZ+0mM3xeZDt3w/KfLgq7qQ81T/FkfCLv7vz+jtI4PfTr/1/tL1pd1vXlSb8Xb/i5rZrvUAMwaRkpxOqZLbjOG/c
7djp2J24gmJJIAiSEEEAAUCRNMO1KA8SNcuyYsmyFMuKptjW5EkWNa2V+p7+De0mQPJT/sK7n733mS4uKKVqvd0pi7j33DPus88+e3i2133mDrvYU7VlaM/L
OqidZcrCSeDOW7yRz5701JBq6SduMb37WE+wYzQmqCD5SN78AKG/6SvJ2eYNCTYDPpjtgATZi3MGUt/w7xDLDiy0cF/16JYTWqacNq0cv3e/7R47iYPjAR+8
Rr7pfnJCCsg57PP0sij80DTno/NWPTls6b3LqIjvKzWOuto1Vt5bYScrVPYa9dLyJE6sWWyORbZIsAH5TlOMWtPQi/7tGxHSAcmrul/MwkCCQ1w40DmwnyRT
zu94UgleDgY6x24dB1ejqsC53tN9GXB806VKy17hgEzLnMptOEmPVIFLakUojPlVz3C4c2tXlNjtJHUunV1/dA53GhJ5TI/p7KErxeqDoz5nLwdihN4hexhT
vR3yA14tSVgpuSo9/kM9kHSVXjPFcRjx0crrbbrelial8r99xcSPW6b8/pIzok3CYbFZM2IvyySd61eI6/LkfmUpHJPunn/pNwg3UFZCyMD0N9bU6IYs/g01
7NGzbCVa187KKdwmHy11v77XOfAgJF1T/64J+s+YobvJYnWc1qbEQHeTurI24SgOb1z42pN01ZmYNBJh5+ihzv6v6JpGVw/5ubFEq3cAdo1b73tt1upNIlSi
GytN/6z/OulG9RYqp+Lh374Kl0x2pl01mVyZdCobSAFtM6OJOwr0FdSNdn2izAMdhaxM/5uolkVAmWDh3aoQGvVWxVKvvdZggxHLOn14/cEX1Iv1qyc7K1c2
zh4niiWW0rn4J0kVapeANT9y1Z6Xe47wWckC2yQ226QdU25IH6foPp4ThUV5FrysFYEB4okIAauPzq/98SPIRQePElPrXr8s1jMc+eb46B67TDTX/fCWS5qr
2IPEjPj+Uoj/X0RMD8EaMskiqcIYyFUYT1RHIlv33kdIWcrYDnQcyR2ZrieSJ1KOJrmkBCeSabRRbBanRSzmP8ttpDHV3cNNN6kYNcqalRYRHy3NJFCE5a77
NvOvs+s3rq/de0cEG6NHub26srJ+46HTcJg2ZzRVKqJDeKUj59EqtEccpQrljSQKrkjqTKMKyCuWw/qtd2h7rS+9B+Lj7eXa18FjLpKN1xi3S/KwevomXGh6
WvGVPtCDSbUXP0+tuVpvte1Mtq0VzTSgowAVBcgUqQ2dO0i0vPHONZJF/ISfnXPXROSgBU607u0tcCvsHCFbf1B6XymbO6XpFMQg2Uv+zMn+wXQeXKK9zFY0
pH8WVUiifd0v6ADdMuSSJBbDWrCXpJXzl3Guf/x19/RfRAShzaIVLgYxDbU3oFeJdkbPWoR0DaZMcUWwTlFebLl493NVLrVYRgas2mx4RE5XajOcEQ8+BnHW
vMrEdANDj43dK/aiuMpVOQ80qeMkw8FRGwrFVWllpH1pLcvZzf7whyh4yLajOVjTdhp8Mx/TA8GptNnYz2xONOrOsZutapyKPNokiprdUDXEMuPlOmVXBoMc
6KmoYk9xn89LqvPQiWKTVELGR1kPRueirBpnbjTpYAF/bOkcdfOpBX6MbxLZhzLWdd90yzMt0bmhVqWfzr88lolFs0kLqc722XAKjE9ro1IulTG7jHXBv1oy
foGh4AcuyhzDhZ+uWPzUwEyLN0HHI20vjorPNDRM3A/CoumF4yr+zUWqfsyZu4rntazbUiLpuXhen0k8onmjVSSd6eUD7rSJYu91MhnvY2Rxc5Hx6uHB+GTI
7yRZLP8prsqICpO6E3F2zaB1fIHGtnigspICVmtjZoJdEg7Fj04txAAwYgSnRK+agpbgdQsBcuomnkU8ZNCs12CfyXL639CClzMrhclBih3DC4Ilc6UWo925
zVvw60RHzTV2OErpsqESIkItl5eUN0BKPL0kkIFZxcTSgE3ToFKOiVdNGJpRv+BnM1+v8aB8d2lWc1vKZbOhV1IyNRn1OgcXBRGv/DVvJ/zFOyptZ0RP74zC
iTTtiTOs7ZjzPKuPzZuo9kS4pYsedeeJl4tSYpD/AQDkvjDVOR1ei86+TFtsfUJeWZOO0bcvxJJt1xBleo34ypFC7FtaeJV9y0YQYpyK9Bxsw1bswlQxZTZq
Ydb5YOz058yCPaA6a3KtN00zT5JWTzk52jOGV/E2Ncvkr1GOa7fxJS65nLXAaMo25/IRLrHFkhZfU3zhYUVBGhHoLnhWysFkTgC+BwCNybfHiwwhDJgLhKyu
WgnBS6j6OOkd6GF7KyR1Lx/mV0kj+eb8Wll1jrNrWl7EfTSCiWVBBtVEHvP+3xGElEF287e/sbgHbEC0o06udJa4nOERfHPahFUEnKFAjLo4NmazNZYQVONE
Kl7lxkxrUiKi2mYMJkGj+uIGrI6rSJk3Hbh6SDDfDPBmsz0r7kmZOnBP0kTEzCZbVHiCEiiAW3lazAPzASMI2P1sDaPcGlwH3Pki7XvCI4uMgpG7HBnW/7SW
ALXzrtaFSo6Uw30Co6uEU9m/vaH7i22C7Ht8MWRWHTX4TbinjCDr/wp80vyvaVz0CMNyT+mwe0l1wZUiYCt9QZ6kd9rpRppPJp+sJvFcQexMFRyZ75jDeL05
PVMtviF3Df3FMY3yZ9Bk9EOIIyKWhJ35tzfw4v98s5R4TqyKv/h++WQU+5KiXqdIlkx46OSiYEuKm4CPF7cAfVFy89VHW+1iCcxP+20iV5LbMfdEzjMJyE+O
OWfP5iJmkaQ2+8SphkGb3BuSEYettJgamVPgo3Bye7BI+GIrwiDSuaVJnR5Tf+I+zJYZocWZ8Xlb3hA18qRu6Q3P0LTjysVLxGyNZOFBzJjEy4/h186JKa0D
aX5N4taKRVGX8UTsiLzkyo2/Um6LWXIVHRseqzSvslkfL9UAS0El9tQC/XcRwUi6yNRwIU4K2+n9N0Dkeg3wZsWbN/9qaTLUQt41Owwc0o7AH3ViCdwxy5Xw
HHh7NqN/8yQGLPj5iOGO0wVdVWfo0HDfCpHIU5cB5lTm0+yz/7c/R4xApPw6UV8KBbIQrpPV5+WW4MzQEfzArRD6VK/2SB8i4cm3HH8tAg8q3OyYp8uHMJfU
0UJ/5aKVAqelYM3/AWlwrNJCGBTOE5H/+JLf46GYRSSjvfAngmCniWnG2fC67/dQXZxiJoiRAKhJ2hMxsKdJjYdKb5ZZOVqOChZ+aoQumnmilrGMICO0xwwO
OzMLiTt2zINp0RVRdMCdirzowKjsAUH/wjiVkXEZXYUogybK7RfVwPk6PF+1UDZv1OUSjjxemSs7VJUk5KNbAa7aIoPs5UAvKaWOzv38jZ1D7TZEG0kv+haG
ey7D72MI3AxReFYzufx0PrMgUfv8JgGAwM65P+PqM75LtL0MJuN9pCtb+YooiNpe7pzJbXLH8/JqztrotiKMmVwX+/WqfsnHSou3DsoZI3lp9E6FC7E6qcdU
HN/V+G/fCbjEBOiuGrPFWpv1lgW8GQ4RkuSRCgXyQ/Yf8nswvKeHgzRiA7swu6benTulI44GTL+kBJxe++QY8T1IIbno4oYIa556L5f2mfuuN/JbeUnOZj30
h8hf9ncnT9bVmiyX25tUVYKhg2+jWe86yqsx7IlivBHycEPK9AACQAHUyyUnOelDggfxQxx3NlBWkhl7naJmNX+C4xBPyyNhDUNMOVhLfEzMA//8gBVBokg0
68G75w32fKetlco1OCODkCbVEqR6XohMyWZ5nO4jnDyC/3iRY0kXk47FdIpMzCgA9yv6N5u9b15fv7bEXpCT5Wljn5hWNPB7GxfP2He7ijPtOhtQ6F/+9sBn
nUPX3HsN56QGDO5D95v31g9+6UqMcUhoIUayN35/57a+l/0gJk/8xe0/OKqBSfJ2F0toKPMTldZQ6idw7Pjy4dqn7EqKFFBsdUcqKBhuvrvROfQXhhIvVqpi
n2aDYW0sKk0WG0Qq3Fb3+uWNzy6tfnds7fML64feNh/s4tPZfMY+E1AbiBWZvvGQylHa1IgPXvRqd5VybNYu+EazhctEaq3fPIq3gJqp1Gf4+1/p37ISh8QG
g0I1jQh7FXFH/PKwewlYdv6a/uVxnbyuIXmN4ow4JPwKf/C7s2939rFbLxFOmev8Nf7g4R2ASZYh6Ovsk/v6PI18Gu5DPKCv7q3d+6R7+nLn0WkttIs3q/EK
5vowV9GA8X3mGmEF5amm57pcztsdZl7u2JGDG6fscro1MNPDq4dpsKthJwgeEf58cAXEN/h7Rljmj3lbmY/XvvjCfgxvohPHEt8jZhjfV2rsOVPU2Psh8Z5n
K5oaVNp1L6ytc+7a2id/2TjzTWf/ezRudeG5ek83DVcNtoKq2QfeOdtH8/UZcQ6W1WAv786DDzoHj4oF0o2NE4tyiCX6xlXUEWIsjgi2QnEa3zh7Yv308e7x
E2uXVtgCH/qQS5c8ViFuDVWPYXSWD3SPXnRsQ1bQ8A5elLZhIFLWsREtW2lJrCa8JSrqh86Gy+65LzrLp9c/9aYH0bmyn16RP3n5htXgL+TSuX66e/No5+QR
eg4XrwfnHAGNNet0bohnskYacMN0SpTFLSjHFlb4B/kODyQzVoxL7wrczW4d7354YPXet5g1Dh0I7L7vXdt451rg/qQN7yrVYU6UvTU2U2InCqIguLA2iWe3
6tUZcWyCh7lxweHTpUUC7+BiVjpx7/L6w3dWHxyDLX15//rDa2vHDsikIRYWzunnPxWr8N/vL9Nnf79/MNGRiXpNIwiQHAeeDH5sB7WMWnpb7p77TMYI+z28
JDZvbXymWt1lPSH4tOidWapBHXDdtNFmwXOthvH0dhlm/iJ+yQdfbZy+nkz/IMT5qmLvLkSwA8UvvUofvEXnYgxniw8PhBGapcl6pVRuZVStzCpND0Vjk4h0
/dKFpE806wxkHdpMxXq76NKYCKCXqnwFNYL13bjCbHnMhUyq5riSMsLrXyfuU5vIINFkuQBsR4HZYZ34H/4QWTw1TI3A8Knc6cple655QBhfiLi6IatfZ2gc
tiEsGtzVUMKnr9qIKM08ZtpMOTYumtnXpC/KXHA75R7njIWehMZmhVfJW2LFsC9MSYcEHs38QpMoPRRNyRS8Ncm617cmt77IWsq4XEvTU43g2hl0S5gY+mTY
WSEuquBTNfIN5JlYwDnYoFRoq65GxJ2nFtqLu7O9dYs4w5WPGWmnEON2Ez/LIo3WKbDEUOgyVcgxuVvT/5lKFoeipxbkzkAfGkuWLzGxJWsMKYpGjBbt8S4C
Eq2TDrYgeTat00DwzFJVncR1SGGsdRmOQ1TVVvvFyQrjaGz7sbctIdQCLJck4Un+x44b3sCSfnOcRtQCfANDm4iCla8J8oW9KGxJI0O53xh94eRgP12gXDtp
L8VziAI3OA892i0AkotiibvFqMR2R+S2AM+Fu+3sCYUUZVAJc5E+1U5ejMVFQqqzNlM7lbot2j4gsVq8EuMz2eG4qhhAI6iXFXFBX5/31klVTQkTmpr40oCT
no4A4udXt9VVBzB8TtwywlOkS0lzI3/JqwQqC7Ycf2zW2UGz0tMng2YtuHGPAJPNaHX4yY4tUnF/iFLFQLXNcJ84+F26oIiqmCx1YwqeM+t8XBshDKprIZvd
TB9B3KXFMccmIR0XoH74l9VkRrrg4lrwSwaB+Fx2xDMH4krM7XGMvk225Z5OxW6gvfq4cBE80LlJhNJWjEmXfqUoDARDu6LogIyglF5QOmXLyk+D0BmSFpjO
r+n2lsEVTvWxfJrRz8fqTVDI8zmrVmpT0MSEO1DZTZE3zyRd1ImL/xe0s5N4OeBP4U0lm5LvJLT38yySSIOlmSbgBc1jAYjH2Z/nC5ZA9fNVxjJfS6OZdAzT
nB73+M5Uu8ha2fQcF9N6Yef+iK9NDHbaVLsN5BvOAJEI08YcKeS67/2gmcpZdDJTJTzRKsRVjcMz2cpryZ36jTA7TLarUwWtnmobbSOhqReBcNbdfGF/aoFf
EkOK/pGWW17tijln0rjoyrWY5HHxSF2z1KnhUwzd2vwMQ4mtmMGWO8i2efMdO8VFnNW08Bk1OGT7lrfKEPeJ/0jIggfFnUk5qmQrMBFOkghW9qjQJ7aAOVs/
Dicpe121T7ye+M6B1eK8WEQX2PO9ySkwjLZgxOXjwSODp5wx+avwad6seG2M35tF710xX8U/Uc+MzmdDFGSLvxHW7GOd+KnNbI8yYMNUG9XvT1JQS6FdH9Ed
6qF9Fltt1kn1H9IrVCQYlqNlM8d+ejrAGUsdGStUvYwziRbJDovnWdJMu9+iwwzxUOYzxuoRfmrRbPzmRGPqT8rzO+0IYS2iKd+aNrMpPaFptL02YOL0+eDj
G0l0yVTcLOOEYHjnXPTcwMBA7/Eh0I+tDGOKGdN+jZVpmIUw96/Wy+5kUlRaMBexx1bo7r6cZ94bUc4DTKdPHSR6Ono6iyrpr6xsNFa3PnzcJ9Cb3LSaM7Wc
8S9bWLRC52b3WD7ixurxkF7WkpZGqhKDSM58eA0FsxEISxAyysaKx+HRAd35WOGJO5/cW601oejdEaRrGatZtJIXCG4w6zjdWKUFazRu3zTp/7xTbLzmACT+
aGsSxSv+cV/3XN2NwSPcG9mgpprod21/pDvOMbVCR+68PZTDDj6/M0oyoD79barGV1cg2AOW5jJyQmH/WHB90Fdo5N1d0PXdGT+1oOUW45HdWQ9S3bIvktPE
gmZFS3r0MlTMRGAFPkORaoTjfUYscfmuBpv5csQF0VePRDhHLHyUrZFP8b0MKj3MrFWuzXvxN27Le0N4YuraK8CUxrnItQDf0PC3//76a68C/ZamrDI+n5GR
AZuHs6GASJMl8LEz7ekH7D3HrwSD09CoTot+pe9885H3wEBDJdjTK/UJmxlaSj9GqoWW3+0Y/tSzv2mHWQSTzv0H+mXUA/aY6Oc5MFYpUisFlB+Js0mruNxH
)page",
    R"page(sLotVuOJNsg5IaYRBwpz76cMWU2NGsdiYG36zoq+E6OlVOmSNWEXxSjiWRfV+JSuOTFGVmF/dSiHlfFzTdafNl2482tQsWys6typM4X4+/0nGJNv/8kY3vXO
hIImpQinfMlJ9hZbBlYSV+SN4qjU8n70/f4P6P9OREGNnI/HlpaUDvYlrBrey1bJa4XtFbEke6SXr3hfeZpA7YR7afVx8mbYf1NxIqohY0/zOFtpIxuJziZH
8fmnU2myXJoCICzdZPEny+ws94FOxCOjPj4eB4KtE2oFQqRstQ1SBc4fOvKgcMS3LOFm/RVUw4btN/yhuFfT5fZknT0YhK5Mv71jNXkEWDu205qrr7ndU75D
t1SMt0JvcCj5ZX2sWPX5Mxt+WKuiTK9Gt21RSbTaBX5mNQT8ConJo3+STS+Hjt0u49VKw9icrbgqsye6Wm2MlpW1s1DajjhnCV/godl+oWTueQtbvHxL4bHt
J10KDlBQvl84VajMRS8h7tSWSi+0hW6S/tByUTvUpatVzI2uj/44p/TG5YVQiL6dBjUXeIALPvMbdRhLmXn26pJc4hYvAZBLxGLyMz0uWwoe/KNcOS3di+54
I/lbdzLWKvZJsRLUY6QYVMdyjLc/d5r9mTwZiiUN/nM0U+hT47BLRJNv11+Bae7FIpK9RkPujYHJ1HrtZIVqRmUwRgEgLoPFZrmYiwowGO1sVStj5eYI8j2L
4055rMLxD/2nETCdzXbrt5X2ZCZmyo69uUu2L82APaMRlsgY0K1FP/U4RuCdlwqnzxLIQHtvQsN5l+rGdzFpVMSU/fqk0F4s9mqxUrIHAhVAMAwbQ/1s8fal
5uAtxC8AUEgjjtkK+dW17rvHO4c+7h5c6py7Zj8ostfCz8pQzFt7/vrVP69d2GccIlBsFJpT7luZ6Fgd3DsrxzvLp20ZE3L/C4kyijuXvmbgWgGAN1hiiVjn
IbjPW3ywc58Zo+jZ9Zt3unfudQ5d8OrYpdHs0BhYGB2tqcm2acG7ijrLtxRL7SNYRzXa98g7nY+/7gnCxSZ4bfxXJiunWiTYlDYvbgijfBrnVEno50hXxSKt
RaZZRgoDz4hnAnF5p9GiKQ4sShEVEZ+BOghuisN4K87j9IdXSrKlZLIpr/QLzg4fpnqQHvFwvD4lcsaEDfSOwk6O9dNb4NS0VXOy8w+EvsxDaSTP+EcuGhWP
DHnGP3JGS8qPaNmsXmm8wlmVWdforYPRILJ4KV0oTI2IJMFXVb0ENuipXBBsoawyJuvopemgmuw7kMmMlnEWN/iQGdWAO/SCX7BCg381EJjB74eiRs4PKBke
BrQo9mDvtJmBIsGhTheJzDVsFp0pvNEJiun+V46TCahBGC+0tUKF63ULCITbgK6w55iwBqje5EvetPLW83sLqqavctEkkJp5eSbKkuGZqaM+LmkktCC/lni6
IeqIeCtvUpRFNicP6Wy9jgFaCuSjPjHkNAr2I+ab7V9iatVRAXyryVbpEpxPy+Y3/YXgHnbZiOMozPv+ikaGM90VXJ2FhhA25xNuGCJvCGWDNgbgGKw/h9jd
tSEkLqeorOgwGhwyb2x+CU3bIkRsUt/mBR46Lhp27cfGg6tiF+DirX4WNqWHmIr4X/rDXAGNr4SDmLZCQ09aejUh+O4V9f5a+XreBNtZvbw+EvOQ2M+ghGaf
2kRYkr1ULKYaOCQg0Bg/PB25OJ0jD9+QuJj0WGJTdOUyJZleNTlfCPku7snpTXzNOjlN0tw3J0UtzEmRsXOj3KiiebCH+L90yFd4i9i3kr8ssbqtHibd0h3i
bxjHYBbUQZ3hjPEq14+riwM7Dh571Z+pecWCMwi2Y1iNvePF0G3TYwladTPrtMfaacmIIwLl846h52kVmvPCyMGtmVi4FvBqqxjFRvFy92nLGWvOtM+NmaFu
n/JeztSzrmZ50lDVUSXrGzF6G0HPM/1P/RHHe4q1eTPpUE7Z/FC8yu6x4uknnv4++cDg3rvqOUSjsEV3PeLY0Q0j88WsL5Z92kylv6alP8TrL3KgLK8aby8E
u2UXd+ep7HSGaTFnj1FLKdyGu3+xghp2beGhuGqb3vE3tn/mlyykg5NwfQxWxvQzeChd8h9p9lbF8XjeCwT0xQ9tlXeEts/RKY0EiTSyiicAXmOMRSkVBSOG
mO4GLb6kKjfHfuRRI3VFGmL5ssMV0+U/8zESb8UhERZMWRWtoOhZAYvtfovCB77tovnFHC5D1Ducp24gmUw8KtQ46FoTwhzltC70mWuNf/ZrUAEFYiv/2+aU
9DhAkg53zaqUaA6KAsEnMK1JtH7Y2EhvikI9WmjLOL+gNEuv8tjH+Rqy7oePGT4iigg4GgpTHavfldxD2GakwtKTZLzSByoY9Qkc3M0vh4aQ44f+kBhF73Nc
flin7F8Z1a7rMApfB8MtVgWnUG5hZ+kiZq9/4hhchEuUXtfgPCKrMFlsMYxvpSyq4CRimMIMM8ZSGV+VijWbzoSxBHEbp8shXFQdju488CmBbi4AxuLESn8E
KIqCcoe4LYP5yNYq8RMXYPObxwUkceOdB0BwOvBZ585tm6Ln/y7tC4DIGEpWQMjh0fzd0c4Jhob88G7n/vG1c4fpJ5DkjtO354H1euJdAXkTeGQL1EhXZcFc
E3AzYH4xIrG4pXfv3OmcWDaAazyrKvaL1y6zFZlFux6SRgZeyLffRnflkux9bJ12AZdHRAkkfE7AUzYLNSSYAph54zykiPH0hCYQDKLVbtaJUOltfabJwbMt
Th+UjyyMPSYZCKFlRu+inQAk0RciNihGciJX2jsA/khSNaI9+AV1BEDrMzVhtcHKYEbvX+jcOt75+CGu8J8e6Z65CSd+Rghev3kUs7h8mh6uX/zcf7hx8dz6
wS/Xvz3Uub+CxXl4Gn9fAq5a98iBzon3teaPH3Zu3eY1Obxx/qIoRgT9VpDgxRFfgehS4OHhrn9qX7BgejEryMEPD2qNaGB3blokVxSgbdbxHj8U9pJaEqg2
r2iz3moFtdJK4VmickRbrBCdHnSfyhWSlSVywiDHkGpIEKmjSYdseAW+MaoX3sY6BFoP/tMWak/S5dDWLEX9mvmDQe8Dh9T/Cv8F6ghpocY8QYk0p7SRM8Rh
AgD64fYLGpyQy+aLNN4ss1brVc6fJL2qAMMAeF4tBUxk9z+TTEHs+MYB39DF2fU7n2ycPU40tXFyGZC8715Ze/tu0JT0HY39r5rR+0iPvImhU6GVSAnBGWLr
NYHoRYSAbq16rTov+Mr4iFkhAihwLiGKoQIJ3sL6Nj3o9h38tzDAaLJeHVPYckjaNhyA/qf50nkj8l7p3Lmy/vCuoM7RvtRtd/wzbCzFSfzT2sojAPyuPKJ9
tvblaQvBzdvu6t/vfywMDlEatINPHOleuCNRBih55qZsx/VPr4W8j2QMo+b799NMpex9KwCY9XqEAszKeC5kgIbDwYjCI+QUXHmjEtR6ZBydS8RlsL27py90
v/ojxwMtyWioy0RF2l+Oigi61pTMBKhRsqbBlRYLR5Vz0jSnglySVGkRR2UgS1pQy66aRoG4qoptg2TJl9DmPMcPEIuYZvx4U/PqvaXVu8urdz+hw4iWAnFc
5igAvv07D4gnbuy7sfrguMcLGk3d2b8ESinc+RVpGBSFU8CGvRTFK5xna5Te5qNXkDGOGT9tFd4eLcmu557iwG0ZjGKgCO//xgIJm0CVm6fWDt7VwK5LZ1E/
zezqg2O0+oBK/O4Dmiyw8M/PyJMQRFm4Id3SRdH8unfkM93X5NDnLvChq8ybT9ZkDbtMLrc3bDqElo/mqvC/gWCRk3OTJBJzUjpJJi8pKjAJQnk0R3U+F2EV
t2cuiNhMUq+UgKkxB2Dn6AUrl3QOXKCzjuaBZ/HQIdp7q/e+kIF1l0/IN0TUslG91Ao8YKiSbDaIEielw2a3Wv1ilekQA5GRGyRMCFYWZZZzxyRPKWIFRHbO
IHDui/WVzwVbHpIiR2XZ/C7UWRpm0LUi0D99YGY3/fChmSBe7SZLsg+K/JWowq7mfy/XSHLc+vok8Plh3qJNNMFyJNZ2ti6V5xQA2wBXM2vJOcBzzmPgMKIN
HpDNXjfA2wLZEJhJz4eSK7iq1jgoZZA0gOa6WSb+baB5WGgSoUcweSH03D28cRpEEa3/5W73zzf+fv/oxpWPOvvPdf/4Z0EXBeq7lzzQbC8A54tlwmKWW/hT
YNoeQGTagG5A2VtWZkJ+kxNHqI7BSHfdjSPE9mSee1dr17RCt/6ClwkUiX0CXiFDi6QAskcy8/AEiEikVMm2eOdGZ/lzAYwX5qjdS2myWh8zW5WR6cfqZTH9
4CyTNIsBOHyrbNZZIFwrTZ8SNHfDaDlccD3gMWV+OCGwyFc+VthmPg1kfu3NQA4QS+UShSwLFgxFmf0bTFy0Ew3AOx/rDsGYuAa6ZbC+ZYfJ8UudsHi9dB/B
dFlgZCNWzhhk9hc0L4gm2uD8l5Kgw5z4s5ytozhFBApal9jL2cn5IY83qImtWPPxjxSWlqns0lXq4frNr7tnjgFU+t6xzgefYa9zYkvEZy7R5eioFFj9bkVO
LhxYhmdIvkmIRQcOeQY1upi+DssDXeTFlqk6FBe0BCcwBrsdyLEQoA642wf81NrOGtfw1T6addvo30WNog4hRjznSC08C/TyLHnv4jgkaF48EZ0dTLyLQGzV
/U7LoGobVf97Daq5VLNrqwpHvCUZc05NaMRVxA/EBGCJTlN+DecLlZFATex7FMMyUa4p7io7n5XbNtXhQE6wlgVrA6dVRhWdlQkBmtaP5IOnd8qL56P4X2e2
lX88gLnYRv0dVOgMLvV8NLjd2gx2P7WAFha/X7qye8cWbkxrgUrEoCVSK4ENyxIi42uJUYftn9Y0mtAm0ztRosmqsyJNLUkmL/YmdiZaQKOJFS8hi2DBcGZF
k/x9C7dR1PqpkqIs3ZBPc5li3qgdS/UZpOIw31vd2SR8qDgUaCjwSLcFxSa3qEYGKIUiZruKZ2DouTnDjiBO/Y9rZd7YxXTEO/QptLKYxNfGfXtATmkXSmQu
JzrktAUw1ZiSZfFS7oMio2ol1Vpw6GqdtrVH+9Aexdan9QemdWMXMBS0t14Zi/wGrVNmkS6Ing7d9IvVEGGvFhN9NlXwM1aZcMr7rA6Sa0jLRM+Zl5xWLmC+
sRdbIw526IPz+/lB0AEvkWHWOfiI22F/TyKullpB1qWI/VN6XHycaw74Z1YGBD6WiWPBsXTO5ps5LZmm6rUX2TqWESPZmBuQPpAkteoamA1XqjfyjA7hvcVW
nhUJXuRZidkZPoV3yxt4mykZ0ggaEh2rtoMbX8aOkJgc66T5gdq+JGLA75Qhhc2+lSA63X76oxd46P8fh4YpG8kiTMHuC2e6KnoI6iY+W3qVVWuZem+DsYrj
tgDCi/fDH/5gjgplVRxwLrYNsbx6uLBTYdCMjbEx3SpMjeSZz0mATYprwdbIL8tsj/14F7fYiTdTWyiyKwFw7yokso1EOz1azrca1Qpxz1wsvF6a8hIU25LY
AzBd23aLQFXkTjrPD25BBq1PwrWHPRPdGUnq8XkzyeZaUBuQiCqmaTrz8Odi7qmFoEpEfzNJeRzHDt2gP5vV5kjiIpyhjYmgJ44au2QrPNH6IugyJCTbI/Ic
gJHb0rci4dGpVuuizp3ariezdrPyl9xLPM76hFMqNsd8bi/W0WzvMeA01rF1+0500EV4MwIpz2HYtIvCZf6i3F9+9I7VhsGoXwCEFKzWpK6QAZov76U1st6y
C5Fj44ZyfT6ErTI5kt2BrZxkZdyRfzRDwGM728e93WpqY7Pw1LHoafpbNh94zzxsWQtRvHUr29yG+Jx+kVX9mUmOQa3XVB8KiwwxNJ0O+EuwYjR4EoQQuSPH
31huyrDl/ClXbxfvEdvQZNISlN03+lWb8scphNKzCo7b8ILBT0IOJYtB2J/Z5GxSaDYWe4wt5yBf5Q8PGpYNoJAuJnMMjm9EHgX3TDjNGuHcslopllflUy76
yY+yXlLyZDFsES3TKBfZJ0LfwB81M0t35zLzHm3dVKUJ0J1HRWXCfWoUX89HP3p2x5ZGkQjjV5U5EkMyZpW4La3DVSnGIwERtZIaXV9aQB/DjFAr9N8B/gOe
UajFetrN5SIJJrEnED/JAfqQLh28vLz1DDc2QUzs/r8zCugu59YbxYPrzqgoEDaVXGR3GskFrY2mxfCYMDNLkdL+sGIMMvGPBqQGMh1NC5/XkPMc93eT74Ud
gg3RCTjTGu7JQA4IDPeesV8ttrcnKwV99NsE/qaVi+k4o2o1RPFFHAxJAh4tj0tEYlh5YWBEGaM+siuBjpiPqOmpFNmf2RMdKWZs7IgdvDHt4TfTd7A5J10o
lRtKNrgHPGlFoGqokt274IYkBeFwAR1WsgLhSf5CBNcDxySN/OXxdJiwYkhOKe/+U+iywR0hcbsRY1asEpudk2Jw6gZMkV6pycmiuMpvuIIMBcxQwQQ1KXtO
cwTuNDZ7lon+eaen9iFK1HeGIyVfa4uq7MpYaZ9nXOWC8FIHgSRSO536eEhpQaFJ2TgWZ4IVUdLpYc54hls6d8Xy/smsvSgP9co+xRqiR73h5hLj681WIe95
ERwWb/95NRqK+AUwkiLHPHn6jlykqQl7p/VHz0IEJtY8GIjA0WJ/IW9zqcObSkQWwS7lHZLSAdlgKUKgmeWYDp+mQPiLL2YNriY8ObK3fFfo/m1Y0lX9l5IN
+OowL8RwXk1lwp5QzMXNc72vYjHx/CUuWAkWPbmOvKfo+qqVxgE6ui8hWH1IkpD7u+Hq1SFVdvd3UuB7Sk9oYsyEVJzKi6M5+b1kaVGnY+AN2665fCJpveqd
Jf4AYpQO/7Xx/9wEWWRq24QLkrP1AQ2lxWPlbdeYbCKeKPbNorGX7qPXMRjx7qgDEzdKl+xxCbkz0glDlc9JrNkMgJznWDB5xo+/w41GPmURplqf2JaxOzvw
5e1HSE537ajU6BF/b/WIGL4VBO1cJYrDZW8rQgR/GPUqJKn/k3hjT/GCrgQmcm6E41rc2sT0TAHSWAH1vPrNv6rU6m0npj3WMNBn49u3kUDdmhktglgz3Hcz
hKcjPxUFEMW1Peu956iXmofSG0QZqkjlHEjqR3smcyESZmvYnRXm/6MnV0IcJ1E1aAAza4wVOeM3D3/x8Sd2Fh/PVDA9IY4F+uzuJDkOqvCtBmwzKE445LaK
wEUYpQK/WzDIDqkwYmGYv6DNiUHCt0ZIzhg1NfS8zlrlrCZhY3AbmaEKR+gAX8vJJ95SgHzecJ3vB8xorsByxqgTIfvTJ++xnsgDC5yW0Stt70vRwouYp0vM
nbdsZo/rv06T33spZgawx9ZlDJdKdlw1b6caouiYZ42VVTxlOZ6T+vAhKAptN6NGDNk7QQX2ShQ87uU/rc/RpXogGogGBwYiuldzk9Aa4I5Sbu4tv9BqEC39
GsY9F2bU54adcDJPTpQLb1LtAutH460GTIsu94b+Fxtzu82G4RfaMXpsVSeb2xZ4yFsxRpsnL7VIrH3xiICx3YYixpzVVWccVoxqMV37JA5InLDDCoT4ZSQa
FUH6fyq59ey3/DObogmTPvPKUnckEtwjZV9VGO3UA9yjNWy0nESc8VsXsJbD0bQnaw5yelcYHSFZag+JUaM4tHLi9bDTbuw++8+x5zTxIDRtCkycWJhTqg03
BofOmaOS+0cPRsyEifXN2GXj0JNKG+HZYlIEJp2xhWGdHLwd9pRhp7y/ei/d9VqAbZfYrsmq9gTJz+Zk3vljJy6HiRn9KWC36AznSN9DDXGPwmwCcz11saYs
zOi6zXwL54Fa+9VNBjbHJuj8oMYOu3sMdjRx1z1WoAEzwQsm57lBRvWa2zYEVpKL5ul3pkIH9kD+ufBkm6cimT1pb6zKEW7FU+VA4SjX7SyHx+LlVtYiEdcY
yP+Y6nqOKppzL+uNYglZZvF6Gzf1YxSgM3yx527mEQGdar+ETt2XgBPT+4c/uKWnuU7dYaKYD/bTQH4A8eto003ikB/xqVianv6BOxgAurBvZyJMIXmh8RQP
RueQsHP72a4UmerxIZkswUjdbPvl0CL6AfFyVp/M7qozXMqMKQJfiF3004UfmTwhvm3U1lMtzrokYZlpxCTgsPnlTLVd4XBvLP9OXIbNqxftt3FGn5PgGKvF
Gv8O8MscY6QsXcE/WVuQQzR+i/+8FpuLi8TDJKMt7RWGb7OKdJvkzVLS3oB0sjgT00w7tQYaMP7DNmqdhlzkzVqQXtMLqjPxLibTkNUHuzblr3xrstgoK8gR
XTv4Q98JphV8lCpjptWkUmeJ6Xv35FMLLNKOV+skSpeoHVETL/71zlMLpeif5Ofibi9GrllpBC2nnYx0H+hvcJIZCcxNiZBPRpEJs9bU27HHZUZp4icYPrnH
tOGjwBjP95jv7FuS8TSQmoi3yBC/X/rgqQU2MPAVSpaF7lNA0nWraUxGTR9hXPgN8YgU5c1Q1Az1N+oMZFU1EPRZoWzx18BQhLLYqheqY3zyS7n4em6wsckM
xwnL4t/+22uc+klWkCbj9zOSn0tXcpjHpr/c/uRF4MOcocGHlPS8TnrcJP730zF4itY1iz1KzebkQta3AmU+zB/AgfTzOkA+fBbivvD2WQgV6LSy7tbE5k1z
DfUYaApD489j45jAZlE/RHozFgJZJft49c5mVVi3SN/ZBJc8vP6ZdXVsZfps9h4r7j90y81qqqYCFG6sEWDl4I4tY04uYmnGnq/uuT0wxYqKY3Os0BopwD3B
1YfTc2SHXLkCj71JwwP65AD+T/MDz3yoxkPTg5ImPkP6emB0872H7hIZL3G0XotDuewnauwTfwZWbjlv1L76LWljUYmSpulZBojUVFVEbD+BqjkhAEKOZ9F5
jtPkOeWuS0ipSkKBjPOXqTeNczjFxsHAeBe6GWJzvJWHZGYwW/hVYTjzJ821zHQdcSopu5xPmGpaB2QpGgSTYV+EXGqq62w6u0zfaRJe3ccrweL4+AnOBqwN
oVmeqKQpKJinLBqVtZdQM7S7OKdrkLGZdPrM/SlLbrZRAMvLdfxGjiKHk2EsFMaP0HgOmut2emCoSYzH4Uq/ZVdijVXiUAmTJmrtwY21+x+uXeAgJ/rGRoc6
HKF2s1xstzjiQKN6Whwb2EZYGGTu+njUYsmdU0PVW3Kzpj5JyhYbSgHPJqTYqrTVt7nS1s7kQ6SiQ4fgMP/gg9UH58SXeuPj/RJvuXbvIxs/0Tl0QZIXIdzw
+p879690Th5ZffAR/QF37xvvdG7dXvvk8sa+DzQ04/OPOueuicez+i5jwESIJugyCP4wE8hd4zZluqRB72sbt/lrbFaOcTVz71SVYxVaqhYDbkRe8FiLTmsN
oOOMSLMVkk4Ql8DAU5GAM2pAGT+u0bWQ/kLQT3GsbALtJOBS+mdDLdfufS1e7TaSksbQvXC/c/0EHNOXP1w7dQ1hsSfe3zh1Q5Ir4dtbt9ffeYCQseVbqytX
1059orFjV086H3mM3AE5Ffy0yrGNbOgs3TdlZ1l9I5PMm1gN9xHMQvjhpod93CVSwU6jiWRB9NnNuzIuWpL1B8g+1Tm3vH5lH39g18jrJrGIXS0TtvcGRxv4
OXXgL9+Gp5cJJ0JZc+FpwdJeNlEgCCyaaWA1qK3skAYfahfFPx83xRrSFWI9eX0S8dCv1nUJaeycjpJDSiRqAR757F6vxPzeF4hYvvdR58AKzebf7y9LIBYi
QO7ciDh08+Df75+VESP67fqV7vnLXFRXt7P8uYQ+I+Th4WlaUQRichwEt4Qo2p51Lc00ZbF+CyqriA4N/2K8YxVsWAGAWPsjLQjCUhARcOf82pV7QRVBzFaj
WR+bKbVNXA8fa2Nl3KIRWsHJlRFQJCcKzzlvC6wOvRZuYR7LzHMbLaEdE6PToNs8Ai9lA/O0m5AdxLidfXft7btrV28iFGf/V6srxyQyiyaUuk8zu/7onI2B
SJSxjAMTzrE21BiG/vGXayuPEFphw8HdBLRmpoEyyfGiL2Ua2b/ewT9PT2Uldg+cZkrc+RFiY34ubFvMRy+mjs7RoQ36247Cj4mEYjse5iHsBQ2Fm4+6p79d
/W5FKOqIdsE+lKi/niGHtLgdhfyoJpruREhT7+zA8CCxL/yAzrnyGAdVIp8tqKBZLid4wNqpe9L8+oGvOrfep32/+t3BtF1PU89VmzPIxo1xlM6hC8CJu3mU
jg/vg10mvA0EK7cKTuzFXF2DppSdS7DPwaNcgCP49vEvREpx6J+plgHqOBFXEb5ZbVrTsfpEDv/Rn6phWDvyeefkF2uHEZFL/8XfRz43tZiYQLjP4CJlJ4XP
Jgl/emCyDuIDVpmMmU8S5ZOFS8WZVrGaWn8O0OVyKBUjKcfBrcl2Ec3+YD8CnYi5/Olc99hfPIkCvbfM4CUjDEQT5bYX2CxBneCXo7RvLaAEg7cjjtrxUY7o
5WgpxhOW3VEqc2q06LeTdZ3X2UnaBuBetE3y7gyH3AAYgUuCAIHgJ2aMNtRZIjwlcBq8+OjF1ZX9tMSIguLwNwmF04xr67f20VLRf1e/u9i5dJuKeosvq2CH
/ioxubYXv5pyqghrE1RD6nuFAxanhfSPIdGb9K73IDi78ekKUBnvfLl27ziVo3FtnL8YdkfWL2DLQuUiFZbBbzRmvVwdN9F4m3UXiCmgmIlJ4tSWaiRgFTsv
73JE6tQf/8wKFyKU4aw6uLR673Ln6FerDx5puBxJdoauZMSrdz9JDtobGQd4CEADpCovVnYWgXTCWBwnAdaFo2WJqCWxnN0umSDnp6fL7ea8xKnTxaEyrXH4
4NGuem5NQsHZf39WAxO3eKLs0j0ioo1zS2BVhkmt3nsvsVUAbsFL1z34wdqFr2ndIOdcvfX3+x8Tj6KVxNl174P1Gys0g/RK8U14Hm2EKXizbXf5xNrnh70p
mmWdVYFtW37aVHrl9pDgViR3ljANR/pW9C0XOXZRonPHI8XFkLBLiXU18YHOt4ekq5dItG2qD4sJbePDjHNhsH8nHkl+3wiwSZ47DD14+ml8ZcuVpFzJlVMm
Tc+kqHEeYMmLGMqYerzh52vjABsr9Thw7diiXbKeAfitkRTF0VYmsAY1WPG6Ncqg7mEpRBehDDeBez4/ocHrk6yxEeidFnV7/jE0Sa+w4j1DR1KlPa8JBBm0
0FOo/+ol1ZuL0Y7vo6xXl6+ySd28BBPwTwZTzsT6a7xZLJkKPD384AD9v6AJ/MUXom2s2GOF/zPs6i46SFt1NnaY79Ui6zAyfUMiUEAywamdQSJJMAeZeBs3
Qj/5Rp9e4mlko4tpwuPQO4cnm/UtRmdYab3OwBuyYAueLi7UqWWdg9MCtCJKOrjH9CMgKP0R7WlmW0iBexUN6Qhymh5ypxXOxI3JdC/ZCVZPCHWlIvI7r5HJ
Ytt3kwQe42wts/tXLxWeWmgsjtB/S4tQ1u02fYCePKMJEf3rXJxdzO426k6ZLufWimbsujbqkkPeoyCDYJZ9DB1puW3RD9n6zTSkz8Z8/VNpslipJQxQ6cTv
tcxbQH+XsnYXjCcpn/sf0qwpCkzoWpkV7KoMDD/1NHlKGUbVZ7WHfrWefxSPKMfr5auvzCU5DuoWcsN/iblhFjVwd0BbUfdeS+/TxQbryBsecmwZ3BbacMt5
G2VLYFmzI0A7XJDaKW/dnuIqqsqO2H0yzDtboL4fj4UW3MVjowbjRrOhW4WvVmGUfz6SEtaXhnORZUpIMbyoi2wB0LuDI6J8GoqUVyNA2HIHVBZyhsWE/YFv
KD1za93OvCnNscuf9eoLnIS3Pfcjk/vT2CfsfchYJ2q0BNsfY1ZIXKJ8s4IAnkMrTywSmsPXy+1MwYQAijmwFj0ToSOJR9uzI9mRnCT43kmjQOabrVqhWhlz
elXTAP1UewV//zR9qyaLKZtmdqzefm0cSjLrwEqT3aCyU1kHCUqF+ODzY+j6e3qqgp6tBo2yauXlW+v+OVpsAXS0MOhBerYY7E4M7RieD+UoZMXsEzII+Odu
ZhcA0hmSGbCwlaicU2ehvsLASF6KWbcrVmh4UgT6zGWta4NmGJPvXIbe+REXQwN5Y57Wwh+JG0tTfIcKJnKlyE453HK+XX9prkGsjATWYjUzgPVVrUQPARp1
RRzM2wC3FjxCA/qURoPWH6ecD3VCmievVn5xkrqIxG2KPMhBTsb/fe4VyTgY47I5b36EGozYjgZxZw0B0zCG07SBEaEgHBauU/qnzpYZSM/Gp28Dxw1/+/ds
ZCocK2ZnugcHw4c3GHLVwYGXid+Pxb5TR1mdNdr1qV3yNptjPyU8nHOuGw6VsvCDsmSpsl/koh/M8SN4/PbgaILT6NdJl/DQHA2zLCzYUjabBK0Fw8RijTh4
2qZ/uqj9quDHIP+YgTaxV9iyM+KU5H0LGqncyh7M2zHLRELlsdfxC900Ibh7dSsLUBa7Mg+6dobMH/xQkVv32oyKbpC6efV7Ysxev+F25Kpx78zlw+GWi2OB
SnhWkE8NCNH0cL4Pcv+jrSekQxfNCEvxm7HKMzFOyPhpFZuyORkYEUe4RY0OLM71TBmzHCJM41zA8XtlrjmrVUtIX9m2wS3zQ3iBvdlj0mctx8/sLbNlt5ja
yQRw0O22t0AewTuf6JKbrCl7zACFGNBlmrNhR5+yD94Sl0immR/s3SRiQ6xfO6WDmp7aw8KXB3QfkPcCq8w6Kz5ouMubfKUFfNxuc3ogbms0DKkEsVsjbik8
KuZwVBRKIx4l8x19Z7S376m918YQBY5E4ky34HbOXhVldNc4vzzdP3ClK/HhO5B1MRfWQdGLt5Casl6CgrfE5bQlnup6FlqLd2FWD7WMdOot2m3iPGt+g15l
vm2CpVnIyFlBEBvSz/E3f63P+ctsNpGQgcnzV9ycg7Jp5WxOdYXYAQHhxbAHvQ/W8AM87E9K4/BpAAh/v02AA2mG9RB8EePytjofI0UznT3r2aI1M67vx6bn
7mPYJ7eSfyubi5LKD/vSrQzHG82GUtWksHutRxZwr5HkUr2o9uZ93jcU7f4dXUp5RgE74XZLYcRkTuAL6qZc0fVHAxPV25kY3pxccNK8M+YSwtJg1kStZuKt
7Ky4fDL2fTZ6dumY0K/zzxiLTXxUUfmqm2Qvj2Le8ynJah0aVYnrcMIXpJCyFhlsjjGRGAuQXGeNBMid4i1QcJcrIvrYFpC68CyH/BQjIwHeQVJXwwTrsien
kl3SNwLEZ8YDwsr2880wx0usgSnEaLaMF0ttiUTfLdoKaWZxKPKUF56yMotQCTdW1ndmvTuoX3TEOJeknEye1OfOINHMJzMpyJzgciRa5eR7VbzbYnWoiSy4
PT8eTsm8kNciHna9E0uYEnp5FB2A6h4LdZ4aX2Lvb5XAc1H6t2KysF/rz+DXJjXIQGUs+o08ioNfWkN/eHceoAN4D5UQdhq5lJ102tBsBnAFBfYpm+2BdHeZ
OIxJIHWxU7NmOFOapm/yBV8GOwOz6gHsAqkJL3LfSMKFhOTiRBYMAcltfGAzN1NKCXxTIKHXnLSipG7K2Z1vVd4qRyQI4+mw/KLeccgH0thIYT8GSHx2pErO
pbCpcJV6gRnyLyHoO6fUKSdpt1Eedl6UiFj2dFe5UN2S67mEcTeziG8uNMr9/HNDDVHgmGqmNrs5rzNgaG7NQ0A04y7FF1qlxh7e0ZPszThoWfzxF9jB0dmV
1La8cWV57cH7a/fO/d+lfd0bhzt3bqx+dwzY8Q9OwuvlyIcwrnAlzmdLYKwwPy1RCTtjlUgcJn8aTHSQlMp8s69NtMRlAj5HVISlxQE2eou/9GDOwGvXcDxN
tayTBdsOR43RUL0tlqib3UOHvNRzDzvLtxjv9tz65Udif+8c+0RAkOXh6neHYAukr24eh/fA8TPd5ROd8wc6S/ejAdjXbzzorFyJBmEff/fbzoljAFe1Jt2j
f1w7/AXqvXNZjV4yMzWH42lSFWHfWSjRHlzdtgH8rNWhWKmMzRSrWPPmNHx6xsvlsa10v5oF4ESt3MZcwEqrbljdg0sbSwcZaPsEj+EzwRddXdlv5wJ4u+99
u/rddTF1yspifGZZu8sfhqvvDUcyHDEwu8lWo0D18t44CrBvlU1oo55TfkGbPwvhwfynBcBnb8DOR9cMhrx8YBNsFWL903wgOQN7PrCeD+xGNMkhMwhG0+OV
3Q8fngck/PH31059AjpYOew+twuDKoKtEWS00GkxoPv8x9aguKDsp3zUqM7wN5qGEIZlyTloKKfJLiT4t1ittATauHfvjY9zF33KSG5gV5gpil0FlbSi4njb
TSX9s3r3MNE2TLlMGIlPrfH+tyYJYmtmVPa8uJu1nNul7HM4DlUkc4fBrFWnCINZD7807vH1E+Au+86Kv1mwVcUD8OEHnfcu6z5lmz1cIe/chBOmB3G+Cg+p
i4ld2Jzepd7WSrqRzK9JWeCxNYEfT37su4+AS1mWQ0y93BLvVGZbf7uPOxpCEQaf+d/vKNS4PPjbVxEWPfrbl87L0zoeBm6ZcjJBUHvlVZcqoyX2KJP6Ajtc
+M6ld9dO7MfGPnC8c+yeMq2/IR3J6t0zNE/cFcE3t1xLvBjpPbpF00y9sq6aaJU4hEXyF/h93zNTVqT7x6+75z/d+OBhMNvN6dam8yWTAZ8HhtQWQPm66giM
Q2owbey3yK8rLcUgLhqySZ0IGTZNBHwPL9xlZ9CTOor9R2XQ6lZGU8bzFQ5BUPsTzgp2wzla+nkKQ+6//fjTHkckb2qKOO/YDxgHHifC3cs3Ejn/EI5gvcn4
)page",
    R"page(YFSnUYa6k13UeyrtO8s8f5mONDrE4NLy6ED30VL363udAw/spHQ+/hOcOa592vkTfCrluAsnpVydEd7xyv+SnKcmBQD8zlSY2hExgMIU45WLU6ogq75VbtZ5
EPB6LTFWfDQgXT53zaRaYBfU66uPzsO3c2W/capFjoXlk91jByUVROfW8dWVYxsff4uxXPy8u/wZPAUHgs5yBIqcu24WQT7s5VSBkx9SYzDotfHHbQAOgueZ
/ULl9s7jaNexwC3tsD953TM31QOqc+mqdG9j6SzNMG+Y4/KEOtk5dhgbq6eTu2ZqUzW6Mad0FjKSn7E277zexM/R70dQ70SxLd53L7PjrP4EoTjGIj5HxRpS
FCBDT7VdaVQrkgWpHXZEicz4swqo/5mbG6evdY9dZX/fswo5vry/e+qmjFm34PEryVfS6cSGM66PnIFY0nY81gmSKW+bZOrYvijOUhIZi7wlImCKTUen0Ppx
c7YOOB973yvD6+tUCRq8cYQ4nk3rCze3j96lP9KByGlgCRzySuu1cTl86BrGqpJYTtXpCrMZ+dGQ4A0++DkWDQAo4xKWNpKv1ErVmTEo6vKS08t5uVDFvxYV
zeA2BZR90Ro2Bn8UFGwJMHiAko0OLfRNH4urB1upNLPfPAO20Hf2Gl317mpQteh9ElHKNAmi5LZTkA07/qoEbCUS4+HShMT1Sdh1J2xa2PVpSc2K8FyVDxlx
PRAe2Q8mkD/NAMOEkNoZjfh9PuoL6O51RkDdWT3nStOyJYrhiUUkSEiazq42Vamxoh8p9yQgcSgKhFBLNrink0hhHzU4m4J5ZkhoSKgJniXjpjrum5+dni+Q
IXJ6LupdD+fOxuD0i05D4VQIiW92JODXPeII0yBKjdlADcVzUVBqH5FAeg1aFxsbCgyZYqLIlLKSXNhqNQAnkJJ1ccg4PWkyRy8kPtTKzVILrOhXZuJFzIti
RXlMryHSD5BUqz2jZELL4Uw/Yo+Ino+2swJ/r4eeuX2bJQ3NmgvyZOhLY2MsDOQcC/BNjfaF8oIRWjKaFQscbQ4/o3SxkElTXqgnK8Nd0GmKjdMaTY2BRrrn
uNIQRuH1y/vAWhq9bwzn0s96jaQ7NsFkElOoZ9lRVxwdgdPsJewP+j5Q2Hmpj+n2QgSFTgamS3eCxZ7xWHplx5/1Xtnx+iPNJuyuPQYhow1I4DjAj6sXxKHe
KDeLwkQMqhYMbsP5wrYRY87AIlY8nm2WujLSo+9LOA15N0KTexU8M1Nsyy7ymXsqfsOctdraR6/rRTJAbvAKZ42DkhlaWq7pnlD2x8AehoTEVJJYb6Ynu/UL
pgoiFtMP2DbUyt7sa2ZKBOtrS+nR+maLLz4uRD+5Fs67BT1PWstNf8Xw6Ezm9jl71DirucHPCbkgzpGXa40Zp3Qv+vaJ8U2wQyQ7pPExYX3BTlb68zFFkt6Y
JIe1j8ROZCcBz+diP/u7oVjUNewInEFjR3q6/SIuz163ndsrW2v/Q6OA1m7CrHxzGG5qVAYmsma+OFdujbjcH9yIOaHwzhqJi9kR0YtbWixMz1DvaEZyJLxP
T8P8Xm4XBU7PTY0REnnq6AcX5QzSVFhx9ti7i3uZoRG02PTFnjz8KHU1dZ/N9cLcoKHwaX8Lc9uY+2G8Z2Moziw2Xe41M5/dYbEx8+IIxwC9aukcjnbDQXgx
uxsC0w6X66BSq4nj70wP0FE7wyA6+BB/LkZUVYS/p2dgtrVWgOqMZ1oRxwFGp8ALgVyA9Ag3QgEN1S0L2wTPcjrCEldL3Y7+eifiHnDZ7OJTC3gjA+GX3rvd
lr53P7XAI1s0JTDd+Fiapj+wrukt76au4hOUoDoX2W9QcbGU4pgyhdLt/KP1xC4Jvc2KvkEqPGxgRCmK3e7JN/2Mv+WNHVjIKskKhE5TKTQ8XahSdnhALcO9
Z80rrwYgQeop7oUtzBnjOv3zt/tc+H+/w//89Q4/+8p6L/3tS5be/TZM7MKcf2Q1p1vMh10N/+FjZg7GqTm2NY14R41Bisk+6ZHTFx9Gu5M4eEKPo2RcgIfu
pl4BTu5JARvVikXATREKfT9C4zSY0xXFL0cVI/0skQpHVnEeCOh6b5Ir8bW0/LWnPt+ly0RIMHel6ewn0GuYRAWORVnnI2jAK9COb2ykETmnAu8Md1pqYCEb
Uco4E1jFZCxDIKoflpEy0QqBSNQFv4qh82XmNfgMk+NIH9ikXpBfgSRLCYPodbPnN3EKAqgF/fJkCd2MiLFC+lwB4jGv7HbgydSDg9XdIbjdE53kw2CLO9Ix
pzef7FC6CllLnDAIePoEo/P2pK/QvZXJPuHMGlwztjzWIYV3hnFoFAim1xS7hUmNZ9zh9wYExzMZSnK6CJKLo2cVEKxgQeZ7auRJ0bt25a2eXBRPAIfLFDJR
d8muzMEs+ffK+TZUs20EwrTK8B7ANiwYxJQReD9wWQ+iLcudNhEPsicNZJ14KdUQJcWQJnRcZgo+W3JMSu9fI4UxESRVNMtKGixMV0oKLMUJhUEjxriyfUsy
eCjvGS7V22X2D0+gT1ldrAaTOcKnVzlW8HrJbBgLNkW4cdXEeiBAELQPWwV8KYPO+XqBUnvYR8bHhEuLureSlxHWN1v4PGknVWhMfujpw8PPfwBtGuwOceCD
2IvIH6uaMqxUbZvAkJb8LPLDgju2DeergKcm4Nw0arHNHLY94gVTmSlSsLoAjseZTGxIlctQUjP+qEyHAoMqUQGhhiJBBuPjtSe7/D+5QNZomksYNIMNcdzC
+nlP8ZPd9Upt7ymmFbFYkM28xxJliHEnaGtzctStttOuM4MkouW0WAP0GnKB6TPJCuiceYSujfSqMEozbeeL+c8c7Osj40Kisqh75tLyZNLaiLvIFPTq/Thm
/iQi25MIaz6+X3bEuyT10bz8/OevWg2LSL7ZOAmhqUvrynhhj4yNORiob/TNqHuTTflmW99vtsXZ/ue0tbbG2T6qD2NU5aP3Hzx0n4yz5rYIlSNPCJ2Y/EP3
jj5qNMtK9MOCVTsDxTIITpStZlNpcak1UprFE26sfwX2iQQxjxeRyXFRVIZWURPwClEtwmgZKvTF3GFZxehMpSpJCcUdxVcy5tRHwtwK2XowZLgQiNg606WZ
DkLDirlJLESeZ03DWldYfdjIe4KY9EfG66tZYdnImq71vGYzR1Z72vNWrC92i4y7jJ/1arBV8SZOzZPmORdJ0hsRwedUKm+E0Xw86kIjD+vESKYBCuXi8/A+
Ram28dWuVjxveg+ytB2kxyuMc4rR3oZ4HU1DJCzZC3yv7+ZIL530cz/tk/rV6mnF8GEMioE1EQN5kkSvUlfo1+icCj3ky5Qcr4m0rE8QBOyc8mJ1AlcEuwA2
kg2ZgJ6X5JyLefzJn8K3W934DKCAdVWtWhzBquTCsrk8+T4iNgli8PWx+d40s+aeVa+UjEutsrDno0EjYAghhrOID5LjEy+9IKtTi3OS8bf1mmRGHRLJW1JR
srHaCt3GyMI5IDWkrWooVQ4eyRcgVhkdNMKiqpybdigSU6xNgrqYc2ZeKulHjyLRnp1MTE5aHrJ+3Mym3eyTcjbIAUuVxHwZQpMZt/r0rTxBhtyAoqApkCmW
dRtJQdoOabGfs22zXGxZLMR5RiCEGytx08peuCfwW3YXNFnP4Zv5R+Q+X105BXetE/vXTt2Gm4EWdk63tAmNJFqqTysAFzuPt8UFr+mwuMRLolWtjHFxJpSo
OA0ltqDQsXt4xJBpxSatVtvmfmeF/eh8NAk3DMbmURdA6RDSIUajZbiqqYca48KoS8w7D7rnL68f+Ew8J1a/OyxIceKnCn++e+93zp8GuMy5a4JGJ69Wv7u+
sXSwe/gvAI47/rY43HQPHu7cubx+4yG8WxlujmZNceBu/EVmCm5qD0+vX92nzhlm1pxDbqWlswKpUuB1auyUNq6+J7QwNh9MgAJ474EMA24k4o6DHmOVun96
d2PpgrrO3bu3iqHC+yXoxK5BdGAwH/2iPgvcHiDP5dgfh+3f8GxjUSofdU9fAOSOQYajurrXL3eO31x/+NCvbhdDBIWgmU14F5ZbFniMXZ4YKgiuh/CC1fZy
gm6HfvCKCiDmjqiI2eGMeyUFfBSXr4H8T8wUNYqsjBdHRu471c2wWuyP7MEQac/ZgRDQSw8frl/Z1z34ECRw8yjWX0Z64x0P6O7j9aUj3ZvHecifiU8Ytw4v
nYefrR27uXr/bPfQIXz06Ez32MFwkjWSr6DZNATKyuJ6sd/Z8cud6yekC0RY3rfMf/CtqCN0uDyNbQNKSHNJPIYGzFThjQZLb/HN7BKNFputwHGWYQocEBm1
AQgp5w/O8FbeEiwMLhogpBPHHKAVg4cxtT3YuHgeIGFmzhVPT6aKP3f9eULvZi3teqFYm/qLJ5GrD6lxUp25fivZjepCW77zmS6OFx0AngW/KwB7DXLOk7I/
enm/Td5vXxRXuPPvbBw4unH2uKwfyOL4GXHgdYR37xhXS5OEeu188PNt+nz7YmJ/7gIWKjPXX9b3Vpg36vLLgaJgtDI8Hw1xQHomYKbs9v6Z0jf3VSDEuqfu
Ukc9CDHbLIDCpN036rzd/N2mzQmzxpiEsJmqS7gAztZnSJafBFoLzdIok0xeqZN9LMWZknEH4WO5+uC42U/SPZ4doqf9ghdGu1SnLdnPfnhnNWUjFTjnzbTl
HNF+M+AovC2GdAg1HUAl4CwAgFO8PxkVjb5ay/wkU2NT3iDJswGZisM3zefatSX4L8s8n7lJo1hd+VycEzH4mhs6oNDs6IMxy4DD5sKxV+sTDFJWn/j+7X3f
v71kFidB2uo0LFQZ2dJhRbvmU6uS+XIE3q+Gbfh6Wz7C+S/ukXCpl11JjxWW7dMjQBY8/a0Egvifu1PjVQZEjWaLoGqGmFOowzoAaeioZ/0C8DCRYGG6OC8r
aXbFlDgnw1W1CPBDMxC6S85U22bLeN6rgmBMy7B2/aA4iKoQIEB8gi136jZtFQg+K4/Wrh2G++jh9wQdde3eB90/nQPVwtF5iZgtiRcMmXomXCztsRAq/8mb
kyv0ik1Lico0w+VOC0jl6W83Tn8NzNubn69dPfn3+we9D2iM/AkDR+IHEKmZaHGoSlMiyx2DCza3t7F0AqfCx9/RcnhVzQsu8HxZWj3jc9JaXeI/mM2euOK9
wVnL3yFJjop50zM4T2gJeQXREV3FoeAUYdBEd8goh+g8em/j03vwET9xDIvy8D1M7/XL7B1+1hwhfJ5450uSMbh2dE7fCJm4QTjGtHEwYJsOUWZL0xzQ5WZP
OsWQmID9Yz9q6QXkAzOnq98dWjt1zfiJy0qFPWpNzoyPV4WlssHRBl7RSpuXGlWbAm6r7Lx78IPVu7cFwVf2kaBdIhSMabEPNKTdaf34JYMbtxjWfIqd0tE9
2lmK5yhHDhOW+01MlaMiisIbMWfTJH8xdhS2f8geMW93Lq8+OLdx4Hj3469pJrGeN96RODfDEo/Zv7s3T60/fAeMlDeAYJAyYOlS5/it7rmVzkf096HuN4dp
2iHVffFpONjtGOb2fPRbzVTHtwYLCeyLX1RIGRxtdRbFBO7br8zxqDcM4bhricjM3rFMy/z90rlK+/ul8+o6LhyLHcPHkACxsteEljhZmNl3fUbhNMdpOwv1
8W1DNqyisR69aOUumkVqiiaS2qJts37zXufBxc6Nu3LaI5zi2D1IhB9/t/EeOHjnxFF6lZgqF4LJUqHtu/St2HZCK5A5XDwdEE1XjnRuv01isuvFuWt055G7
Y9AIzwQHA9Q8p3rxzSWSm4C8oHEcnlSjUSZ22iT+EvuVxblZEWNxXyjOt0wYh0CtSscEAp/ojCu3MsbaPQR2BJN1lw6nW3Ql9J+j/LvHu0vnk1PmIhCtAJ0i
FgefeDDYv8S2dgKJiNlDVrZ2QtpVuU5qaEcoPG9HNpy9ihxNf9WrMyZMQoJyttvog1K9PD5eKVWI7FscSJCCL4yJ5Ylne4K9uNXKFT6DDXnidtoMbw5D/J0i
F/sEZKRU4mWGh0k8D+JktvMF6ugdAJGHSMRrX93Tu/qZmyotr31Gl/I/dy4hsI5Rio/Koq3e/cQ+TMy9MBiq2pHmpXctsHE/4Xd7kkmKr7Yg2rckI1sk8Pkm
CWaPVkJYH0cwgQxvnIVkeP0KLpysUgBeMgd/WGq0yoTOvrP0MOzSs+jMs/nodTDfYlWyY0DJJT+b5WrRglpTMRFXOpe+Bk3TaXD1aOe9r2hK/Rq9m7rJXGFG
A/VJw0QAGsaGIQOFXFJb2dcMTb6DS+GNy9qAjMJyylaaIj+3hBbrEVs+8yKWcMYKngABRPYTNAibElhzGoxIY6bAQQnGkls3oOtxLEN6RpwmnxLyFWCtb90G
eTw8zUSyv3N/KSksyPTJlVL+FvjexKRNqp7LpG+j6n3hrVjjnQ0mM2lEPL3phCVV8WMmTWeipxjPE7fnzZsUDkYTLCsixzy8c7swXnycJRcJM6Orxw4XVdWK
Mt+fO521lzeRr4ucKUcOo89Ebpbu0uFMRKYxczJhCOg+d9De8b59b/3RAbnffIxw7wcfSQoHaoVkWX8odEsSgkgQf2I/amYJpUSR/omDIjdhbYekRmjS0ypn
SKBLCQL9NLzO8VtcEebLbYQ2luca1WKNZ0Sjf6+IIoOGR9sWG/bucuful50DSxx5xUkQHi53br3fufJ29/ol7GUkSjildHzp6vqjMzQikl5XV46tX/3zxoFD
4Yiew1ieA/i2dIgGw7m4TVhyuSox1lRExZ5DF6jyzklfXn8ulEiU9wJ8WrVsSE1jAKmxvKwiB7agaVOiPQVFHnSCfY/wXj5RHaQBjuW8o1E5EpWFUtdOILtJ
98hBmpiNt//s72hMIWNfEx/WcF36xMh3cvyKlJAUlYtNziKjbINjb0XDc5qD9x5CEl9KaMog2aVEyhodnGbrLcTJS20wpZMz1aoNiXU36d9lkOcEKTVacH+e
LZdVHEJcJjAnFRLCgvGL2ULlGHHj4SnUisyN8TM55KBpvnkZqWro/Lp1nOYTgrDgjNPfdw+T/JugIJPWQSrMRX7aGXmGG2oi/4z92G4oeHAi7kfoDiCp0NsT
5YxyaNasqhgrtUAhbSgpARkBAsK+mi5OlXFcFG2uFAaHMNrslDhlOS4/vKX4F/eOieK1e/4yrA6svaYhAMmfTgi+uIuyne5fG+cv2CsGHZ0cR71CH9J8ETmC
QL34Z4FWSA+SbA7WxL26OYhgLf5ru/77XCJ8slGslTmn2lR5nm2gJbUQBel0JRO28yOgwj4klDOdYR9by9nupxao4KLs7t3qJWrqz3nIPqYgP9nNhqdETmAa
XSaWRfeCF1CIHcg87OqWcUcRFyCDDzaQHxgYfCKAMD+BmzGbvVCt+nhhPgCfuM8sROuH79KllROoNdj/kbYC/WKntO7tB+sPrmB+irhr0Orzm1aF/aFiWv6Y
4Qwl0oDYD15jYxNzpj9xTaUfa6dQfYu2LL969Dls6kWOa6Wt1j1zjH6/WSnWp2GdzUXrN79GcbpJ0I/Vex8OIVkryn54rvvFRc7LPcXMaG3lIudIG4udFX9W
kszslGT1KVk/YXHnd7BQNvBHRgy0cbnGfkY6NwUuNMIO/E8thA8Xd3MYgA/uDmVttSz33DCQ1vnLw89XQtLYXGniFvELEEbRcAq2kbxyaEYmLZ8gCHm+Kwkv
y2EPAlp9aLXIsHoWeljQAFfOSffyMhBxcxRju6nQjxno48K3EM0NaT3S0Rwn8xuKqPfiqlJqZ+hvNdiag4C9MPwqUqMUgpqsP7bUFjr8hqFyiG35NduCfexE
tzAG/TDEzxL/uKY5q4f6rLCGcEKBlcS5Vig7FwCqE5zNjuRb9HXGAWkWgZHpIPwYv6+Wi9SRFRPHdXkgWKYyXoga6DZjn3kryK+1muHhx1XjAp9T3BK0O63e
52o4pj5XK8DwgpsZj0H87NWLnJihHygqYFhSNLPXC+oMIBO9SDqzXAnE6MCmZtGim0p/+TkDrd+y8+N0kGgo1ckAdWUKppN+O158tu2ya8wQqX3CqSzj0Vgy
4hIhmkSoOHx6a/esaX71yX6bZng7ScoGBgzwTHEyZqJOh7GdJenDIxEOFwqS+yYsT3Eu0QCPOfFISgqsHXNEd6hVSlO/Ugfumr+A4idkSNGHGAyJMWXreJTd
bwuBY3kOM348qNBvz2JrGE2G6LBmMJ49rNp+2KNP2nVLiEjJYgNj/hPV7NjSZyDiyJHxCYoLsO8PRKrY7FXMEDYuu/y4sZfE1yeRASG0g8YKx0ocR/eVgmgG
a8/w8VhlbgHMkcfCdFDgSajWJwYHMjUTCS0/x7UjAwqUK9pJRhrnSthnaiBr0wKY5zYhwIAfpcI4qPLeuk9tE2jGJNz7UPT43W4g9+XfnnV5sj2dXkkPY8K+
3WJA5/3aaJ5QzXz6q13zcdbu96EEg+QZsRxSYKE9LimPMbEpvFNK93TTvufPetmrH3PDArvrDtyXe+lV7KVCrzVHrryIhmAtY8kYes0lVvn5aNAeV+KrlRN6
CL1iYTygu2O1j1ygsWxJiMyCcEAVKUWOMQZFyx8lSIzfTfNjL+Gw3DEg2cmEwRO8ioAiZwXkWCJr+ItlMwjc+Ih2KRcIlIpEzndG/1LEadAluMDj9MFbtzEd
a9fqavYc8Vz0qpxcd6fMAyJ1y42WR+QmoM28cRdUesH9s4vNBTifUqIO9yzYgEn62jXd4lgQF//a00RQOA4OyV28MFu0r8b695j6TDnuofl7U+xYn+i36ZHq
BfvZNza0LzRXW7Rga55OPoHJ2YEHSy6LVkjoY/O00pXSr73YOwYVE0DrlAwyiQhPTSLho1nkosT9wdKHaCbMDaxlU2vv8YJTvcCPPYyAIklD5FMbCe+fufLK
c7FkEc1vom2asMLlrN4QPOGSaynsGXHi2B4+a9EBK7ylJsMKorK04yr7e4ux3UvvIZ0roOoRw161A/wsCaagq9SHGyHxfKPV/5oirUFa7A/q39Q0ADbCJIHA
05OowLtt6hGriDWpbsscCsbdFCAbvqj9YCJvLpAOMsaJZMH+2B5blHjTcs9dYMoXJRd02G6ZHEuUnhSmZGeARwr7oL9papRyDKnFnRvvOPWIETvkC2f1TA22
TxOh1c4aSNBef2Jbpbi0p95BlAf3AJvHocGYA10es8F90Uw8mFt2gmTzTBiEH7t5JpRsrGilW2hKKEBR5sVH3j86GCyfQwYRKdeHEW5PP/23+87qze1y/lf4
EHeiqhVSzcmuLepp6tlgd4nl8x9ZNnwtKQvbnKkgUZU5yT19khQdLdNNVvrN/5OncKVNPmOI1TibTe5+axGymFK9GorCiJeRclIyTeKKk4iynyRKjib9bJN9
Q3AnaTxzjI4o19Ks10BFGqgkU15WULMttUdK7UlJeLkHBTm3j8/0K8ynn48G8s9l9RbYmGlNSmfwUtU4QyHLlc8WedKUpvjjMOUcgAt/QedmHyZagIGQPUUY
PUVR7p02RDDuOb7UWgazUklKuZ1hOT8BDEdyPSYLjMdcTVgLuufzyXQ2+exmbNJZFncGNIWqs4Yj6DGCXbPJaaEl5MxA6ExVUfmwForGR8NPJojklXJqethC
ERJak4A306Xg4otaRNknzWSaWSGRn2RVqM+prRFazNp8QOoJcd02YFejkNiyRi6Q87mZrzDUUfT9/pPYpsm3ezjXkEJGNPOTnqVHRXohqqZVVCIekzMSFhIF
xYPSjtC/FSSiy/pPiEEQ9C4LFkLQN1pLPNqm9cTfn/uAbxrfnzttMCNc6jtErGNCU2EiZDEUJ2KyP+yITE3IZWxylRcyTy1MJtKnhJuiL/mnS9HP9kjR1pcg
IaeZnR2I1tTXWOksWEW/EAeLEbXwHMY6Z0b23qJE3hP/nXAN4MMAf+Q8cjVB3houXG4XK9WWHwZoBctktUHHEUMu/VZsoZ7eG+vFk6Q9YSLImc2busRM1Jra
4IW431omTjsYeUUDszeHTEssrcwGh554T+2Mnt02oFiQO6PtzxLnK49D8nh2wEQc9skgxfzgh72ppKaCBFFe1skpTgNVsgB8U9E/eb9BWRxuOUmD4tPD1+WJ
Pi3Ih0VPLPjLm8a2x51/OhockFD/rRFVifRTGdQqPwGnQXL2D6OMzMBW+WhrtG0g6yen+0cSZ5WSyDglX4qGKD/4Y+pRiVqVKCB7idtscrWJPcGE7kGb1NG3
BujrNzNv6WNe4JIfvNraO0HMD6HaOTH6bMtF80PUmaejZ1H17t9JmmBku+Sy6HpAqcrS5waHqCF/Ncxlkd5tc+/CiyQ1Rt8Rc5rfhkYXjYQr5wYvVnqr7Upp
yrY6Z9uYMzXSSv1XU+vT0X9lcXkLV1WqNEvVsDLa0aisRMN/iwi6NM9dag5Fz3GPeuYIhXSSBn8MxRO92wrY5nozxlvi7YZqngVAblyujTGLn66MjVUlNlRu
oomFoQXLm9DxEe+6kG5tES8NPSy9cH3s6J9XJmaaxJfRdfqPhIYSy/hpnfq/eyAaIJ7EfVykP5jseHN7OxVxtU1OvhlXpid6I6+1S4t2N0hIKnJDgzX/TqNc
xysTmobT8Ey1gySQXNUX5/WZ6T5So9jjnOyW7Z8ph1dts6DemZbBgUpmWCpYfklj2CspxCVT2kieHb4Vva+dMXJkNrhS9xhE8ka1VWw2anAs3xqNJp8ZwVO6
lQypDs/d53rFzmRPe27rMjkqK1opnPoIti8Ihv1H7RAL2zr7zIVfyEW/yUW/469NTf0Tfvp6q8Fc9IJTWAn1gsc5BLPhfIH+9kHC6Ofj2e5vHsd2VThN/fiF
5Md7XOY08872bo/fN9adJWTMIsYogjhv7T3GfcXbKqUURDOaxt/od8LC+3zmiayOiY35nOUFn7PswUn2G/9soOVi646DJpGEwSF/QfJam3zOU5739ioTZrhb
WHzCAZPU8Tt/oiSpveXy9XaxGguMSh/9TKoI+lyPCIrVToqaxu8hvaO7f+NOvtT3L/z1ji1CwicDjCrAMPSKOU+8wk7xxStfFcQgmzT1uvlxwX1Z5sO3Sjn+
gfvuYD+p/Ll0lQ5/LfoclNCmfPWliI72fpVkUD1mcPsq592qVRM7iXHysJQNM6v3HMbYcIEwu9rEriZrdHLOPwRTGRujkChs+E9+riq22Crb+CkrHHapB7HV
PvArc64YUnbHDNBoPb0Ph6Kngm4YvY90XXMrcuq3nGB8aI7FICkc/9dPBye80/mSqMqYGarUJYHNotmVai30N+tIpBk/sWhWOyOWKK8v/Gd4jmafKK2ZQT0I
wT98eAO+sYjCyAL6yAwNRU+A9uHH/Jv0v2ngDCZpBPvl279x1VCAYRxSkuqBM6lc23jnmnh5wqORvrZYDC/h1Ba3zrZJc2aYUM6E80i4Gf2Ynawg+4YUA0vN
R7+s1CrT8Eom2RV/sI8r+xNz2hQTvcZJwmxUlWnBooexJ26ItICAiGUkJekeOShxVvBQ5YC/7rGTneXTiPliR1ikexMv2JNHxJN47dRt69SK9CvnrnXPfbHx
6TdrN053DqyoYyemQadLksTYmQunqlUuNkuTHLzIf0XIOmrwDLGhiw1MEf2vMlGRkPQjB9fv3Ow8fJd6tvbFlc7xO5yu7OLaoW+7yx/S8LorJ7onzq19fdG0
USIaaZuoAOt/bzuEn93zn5oZAliDRBCe/9TUgE4xAAD9y2PgDtgxcGfZWZr/kqAs9MyUkN5zvIEbB/fUkoykGJrWdzz15h2uhvyyOGdeXrpqXkoqYXqpENCy
RrZrxMKmOBVZfaYpDu3r39zqHHoUFNglLLgQJ+LuQxK1cbwlE2V15KAlBBsCmQixN+0gTRNHD9C/EsLw4dqpa7YXdYEIwL8apqQN0F8gyJXjbjEbHOHxIv3L
xGKTdl062ln+VlbG5H4zHzxmAalIReI1XtS/TJ13vpRqXRYwlCf25H0Dz/9RHL+IGq2XJa6hCDTNCG3T7t+h+BjtSU05xIP75vj61WUOoDzaeW/f+o3vTFMf
S+804MzOUXEvz+DPSCys1jWapNgy0Wq0tdcfPJAItWWO1jroaKs+ZbLp2NY14U04qKlyoy1RxpqPrYL4FD4kOeDFbHU3ccKBhMLkb9njJrwcpYh4KgqgoH9K
aqr7xC4cr2jAmjUm8T/yN/PZA0e9mmZqJKNUWpNSDhNQ4SdtOsNAr68WX/UCfrqnL6z95Y4LjeHXZtvUJTWhmRMOaudu7T/q5sbnARqMq2QifxtsgmbZJPHV
OO/jb6+9x0GDHEBrJ8Im+5WIRYlT8FIA293duXOjs/y5+Y6OkbGKZLDSP5nF3Ptg/YadwOJEsyzR4/KXCe068HXYOhfRP3VZw2KjVWUGQI3A37wMp29sXDzT
PbhEJGAJErxZw+nLwqlbOhhJTgiWDKqREHehsV16KAmVmSPKgQFoPAmzjMq0bjATe0Ico3v6W4911WRPs1dTTMdwZ3m/XWBuQsP3ORbc67esvYRVKVuDEFhu
aWgXAj82/vhofem91buHaQ1TQhXGOc8MQ8Ez80rEJsDqGA0ODLjrME0PQAWtDU5RxbwMANCHGBhdFNcM4/9+OmZkdpPzGQdIT00cjIDR2SqkIGMf2625uNt3
WS/X2s35FGujw3pNIv2SQCcGVVNm2Eli/IZqS8ua4jl32/zqUkxrlAz2Q8ZgkhcpwEyGLwwoMGNJLobBWEd0wqI4m2/XX4Hj0ouw7qo/uCZTKs8z8OAWORLY
eF3OB82a8zx8J08FSzoXmRM9LOPNeZzbwme6KYBR0myJ8wExItEjJ9+zFtgUkKM9LMDCnxbY4udrAhXS1RZrWoG9vBVcJGjUcJ2gsRdakirDTyXP3kMAFYWW
jy8SXvaFrZz8YOsgreegKosQRGNR96RBq+co1qag9pnLRfN8H3iV1zlfaVGPkY3hD38IHwEOr6fQ1p4yQ9K/H0Jp/s/RvOkRImXwA38PeLplut9ox3pc7dFD
OMBlilDx07+jehewlvLSpITGuMnEZg80WAa/Ei9CWlNM4Wf+tfX0M9m+bmFas3lftuiQqumblUXHpnA53maNj61bdEhvrwCffSGxoQQAWOC6+TcwujP8pxDZ
8zulIEgyG8Aoe4bS+PulD5yBlQQecRzhZr2tnrO2mud+BDMUB3jujGC3+Rf6dx6D0adbo230fxkoyV3zsH94XfNeOVuI/f5Zau5N4wc0CDPKFP2HnQme0S4a
puSZUFzKLMg4uFJLSbnFgjhGjGWo8GYGiKP/wgTyL0Qe7jbcCCj65yx5ZBpIlWM9ezUGBK04PM5Cgz1iUHJEdDp93m+j93mGXwMtWfMRdAC7f/nUgjThvms4
WwXCwX5emSMWAFAkywjNn6/QGfI7l1wkUM575hQ2RvRV1ssaPE47j7t2eLWwmNfCvM3i5qJt2ZQ3oAG8Yvs1d1Sl9oXIpmEzblrVsmbncyehx8r9ILhnCv/2
r7P/7b9sHXn6mQnq8q4geAuytXWcmuLN/iSHodxO7Rv+mYvGikjLwtWIh0itMY+8f/SP2zP6MRhbqbW357nq9JxsMJIT+2GL7nElOQTn7PFXaf2sPjNa5XAW
DOWn1fpoBlFI/EcBHRrB9LXnG+Wh3o5x4F+lxEbfZ+qldrm9tdVulovTbDgCD3qG+ihZHEhiMbNuTmEAoqJOFi5oaUBNkVz4WT1qphLAifWmp+NiFAf5aQHq
d8hT5Y8Ot95Pp6dyS1bLcuwlK8kmyvoIWKszrdQUFQwLbwlYCoroxl96pps2/jbGG37JwFc9dh3phAAA9jH6iJZD3zJgdOzWI5a3sVV0ClIsjpb+e0s+MU7u
wKsEdEzK+3qN2wvgXUV2TcF3NaNxYL0OgNvT6MR9PAeoyFZtmfcu/wmfI7cm+oMzVGTMK8yr/inz2Ae/dYGdyQIUVwwlZqkieIwzn5iftgyvweyOaFHbcECv
/msiXe2VIU3jcOSyIzKKw06Rpp435ytLVfSfkeAUVY7VKtV5jUv1qosuFjkdgcO7ncGMvzTIt7JOcrMQcmDVCHYtGh+Odm/VCqKeAu6VejriCy8Ow42Ne22o
Pb2/eDU6024rxK9SrH1ij44638E0EbYjQ3ncO2gGpyKeMzUk406bmdDTUnfCZGVsrFxD0DE8icSzxHdutWY6p+txSjmnfFNAbxw1+Ncoz8wJKGoqMSpipjbX
YLdKxE2qrMI2SkWTmYSkUstrmuUJBTVJ39N2c5l5Z3L0HIDaamawv5v6w3NRsUxMzkmh7R57gl4WjKyb8XluzuM/2ZxHXHzdErdoXwe/NXJcOGC/iUw9dpys
jo1DTb7ZmSoWq41BfVHVaMxBK+3JEdzYXxuF/7Qpn3EknfX8h4rz0c703RMXYfgYY/PA5vuH5G6vpKRBxijztENfaFPrtBXoGsUrqtRO7TJryf9+hkT51xkE
m849oeRsYlYWItuVIXZBfB8GpnL47ANO3gvAGmgZCtTAiJy0xGAzbsU9nGqZ2xbtsDIyyLgVErsNnwVy/BJ9lCW4x9XGeS9M7DfNJBKSOE7tA6xvwhrsBs9o
Cg3vsH5aT+sEf7amGqOhCzKocoQGPjPOZNx3yAJ+jL11fxe1ghHfEBDAZdFV1sQuWsHNlHKcPcXGLUWweyFObWWxdiiNaUFu4xsX0jMV51sSbIUmeWPLu2ET
poxfzIZtEj72x/SvXfUxDk43daqUbBSfnIiRn9Togmkieu0sOo1prG3nncrUfZfQ1phsEFhKnEmgWRiXR5EuuVhqW4v7Jusfcjn9Vg8I/WVJBKkvFkUH5M5D
)page",
    R"page(YsFO0QQ3zBhSaE7EVuHNIso+rz3lnx4FQRSOc2pRmhJ2ZpJAJOV9ngE4XNivjT7c82nRhAApxyUSsbEDhHQkkTOIF9/rGISc2D6WLlnpxybw0PMP8DYywcmk
aikaMS9JG+wjO02HPOar1pDY7xCepnYILzL8ODwC7dEjeQRT9ouculsRUSVd5d+v0qRkbLIy2+lEeGRw7muFu0eLY7QBHqPeZJdnqyH1ppI2UTa3RYgpw8e/
vXpmRAzwfptMlGHMptW1CM/Jpg6bBQfxTGvguKKfwqz8pbXsykiYvfEb0Q+TDyfiJ/PMtgxTAeqezT7WTbufg7Z0D1qWYVz8kuu2GKn/ts88FL3BHSYq0fun
hoQzeULS1kEj83i7xrvIP7mrcja8kOU5iIpddvKcai2TeC+y28u1dl1nRLPAx7UykFfbsUacFFvztVLktgPuCM15+m+RQXZrxb2ViSId83niaI3ROt2a8rNN
YrJMhvzFE8pGsCqarUgN0wWMZDRzI9n8Y2eW9Crg/28VHWLEqrTqkjoMoByOGtW2pHl51J4UO+MSJBNjQ4o9ixILzMZYpK+s5ajXNqQl5KFkLbZ2IH3n7EQe
so/48pVsQIdHKqW8sq7NDm49e9TRqAR/4F3F0RZvD/urN8tx+Ko2U+VQbZzQ0ZCvvLLlctFPcryN4Pf75HytlJdZ5mYkpRO1Q28l5bDwNrNEhVJe/xzReJCU
N+ZIs08kHWlPai3fumnCrD3HtuTrgn3ac454pkz/sTFawsxgcWDgV5nwxG1XgACVQpkpGBy2Hs6ZRH/y9We0CCmu3UeGm62on2LaQtCZVmTH7j4XzT5fjVf4
eG6150FcC6IJHwK7HBwYIC6OnkG/zUNgbfbiP+2GqOud1eocGg4poHFXP11rx3Az2IqggJgbyrTzYySoTCrizw+jwfy2xfL0bhGo23lNWdh/b7DLlaNkdJnO
DUvEmNVMmz02U2mHDbV9CMe+K/h64VpAHl5Iu7XPuoD2RO5LdchKdZdT/Zxxh3PMzpopkfs0ZIE9ZfmaK4FwTI4t/2OPQsNCm0AAbOb0ZoaT8HozTmTs8QZF
rqdONaM2aixNU5j0ZoNP/YDgPAOTUgNA32TvjIcfdN67vPbJXzbOfENPRnJcmNPQ/BJC9//MRf8jF/1GLO6fdJdP2CdalHMNvM7AkLnof0b/4/98s+S8PgQg
0jzWL7bLF8WqIEe36uNt9WZau/+X7qmHCALQZ/rFsy5liEBzRi/89cK/n/7rhd/89cLOv174HbsYMCRn9/bbnZNHkq+1mufEZaYmvh03jtBo8AqTOyDAuwZ7
2SDjjpY5bZK5dwjwSfSSheJkoOiywet9M8fwkmUqzNtyh4B2ikbGlB2jTVBrEfnS5SlqNOnK0GzPRwGwMRo3oKrUCZJAWzPNMqfNETT0jSsfAln8yr7O8TM0
CDjeXYeX3psWyJJBP8/cDBBCbx7tnHh/4wAcs6QMAC5NmbV7X3dWrih8863bQD9mtOTO9SvAXP30U/pQfAXXrh7tLl1d//qaeveB4nj6Xq8jXZFA00bI1NqS
nB2MRD1bU9Ril4dotsJulCwayUxxqgl40cyaVDiSbEIsrBYBl+RcXsHlW2vHbjG28Er3+kU7LCS2OP7Z2ieXN/Z9sH7gs86d2zbdCjwZbXqQ+2fXTl0DAu69
DzE3311Rd8hHn3b33QQY9f6PbIU61nalNs9j/QW8LBmuG24jLRo5bUxexPn6DAO3libLpSkF51eVgo9FbdGm0fTJIzL9gB5lIFszFoNHykjLqytfdg8e7l74
rnPzrvaHFf5CvAKALdk+XAKOsdb/4+ixxZkTFQK6UW9VONZQHNIMEwISjnnDLtQtHqZNcLXysVCWpSbad6vfHZK0Rmv3P1y7sO/v9z/2f4JkPr/Quf3HtUsr
vBCXxDlHh4DdN2gdZGVbweWrJVDWrDBt5aOf15uGRohvKEwubzpsLHa2blQrAqJbNBwOCWJ0HxksbXAc2dUtpVQ4gQ4seg6yW2KX8+Dgje79UwJuvX715PrB
L5Fs7OZdLcBPBM0eiWTejMRj1MLurt49g3UTbGaDYqxYvMxxOXsAtrBBZ6b1NsCyNM5dv8fEsOpQsV+L09HLnAQAXgnj9eYwuzR9cnn95kXkNlp+H255Bx8K
iu/f739ia2Knv6myqQcU+jISAYkWeHSeK9o4dQNezMufr66sdA5c12xzB5H6hqr2q2OMezVRcYVjdaqP4auxs5FG4WV0lqvnujtL9wE7fPFzqQ/ZXE4cA50v
v7+6cqlzYCXo82ixNrVLhfRCzIs/V5xuVMvGZ5G+p7+QEu/hYfsB/Ambms8Afn4gbJ49s8jFFhLrVQQ0XgGSpokrz8OtWH7OFmkbDHN6IigA8eE2+rDWmuW7
Dr/ORy+LTqolKQ+mZ4gw2XesqJA3DrsfJzbIDHoEAd8tQ8ZnXGjur/D1c9eow5IbgToKMuFFpecbp3lRTh7ZOHm7e+5g572vgCT86AygdE8e6d762jz8hDoK
6jt1o/Pxn9aun5KvbAFAt68cw1dErcc/XP/m1urK/u6XX3W/2Wf5I4O2L3cuXSWalV3Ky3ak++EtYf7grbdur396jTbz90vn6PPOl999b3Mx8CrwhCZWgfNz
/H+1XW1zHNWV/u5fMTQmmQ5jrWTjLCVjVA4hu9lASDCbUFappJFmLI00npFnRki21lWweTNgs8RZMOElRXYh5AUwJAQHCKEqfN//sFQkm3+x53nOuW/dPbId
aisVrOm+ffv2veeet3vOeXQpTrUBajZK5lenCysU9qbmIUTwcuxXGdHjF+IJUzQYP2efP/ET22kvXPFTovMKyXb+WfluGfvnP3tfviaMfVkWgzGE/IMaWIIJ
M0pgATXo8uc7b7+olY93X37TB40b8p9qQG8z4hPek3k7mnEV6xVgwp1Scab6mAyrZG8AE9fefJP3GENNWDJGwAKpZF6RbhlzaVB76PfLyhtZVH1wqimWhIbP
Xvvh+7LlPPeSV0D8yII+8eLOx5egD1x43nc96I/oXbTOobwacxW9m8UfuDLLFDgeZMCJjvA65BRQGOxefvr6x2+aQvLGJZF2jvsfdIHTfqt68BZXxtsoxYFP
QcBFLD+IV/sLj4n6K7c21hVpbBFZ6IqRoVuZaC6OQQxH1Md8wfBBgE6bqD2MuXTnarXV6RqihLnjVQUMmCz8vcr9HCtetpMvXVBAK39dqBLQT6J7vfQnkRQG
DvPUq9f/eFXrZes2xs5nxO3195/aef2nO8+e98Bk2IrvP/X57wBuBTrp1IBEJH+sgkzAbq9clIvY/6+9KCxAdB9cWXXaDBcVsw/1HATzLbfQQCCS+UFt54ZH
9CSFYSlYyt4mxPM505GxvQ0w1KJpuazct3wNVMunnpJXCTkIXbAs+m+UJGVGsD2FqVM5VclqmSXvvAtmxqnUK5zKx4WcRf2IdAlaFw8ARY6kidrnBjag1esn
al/vPNYhsqcQzGfnX2zNrxmDkcGewk5v2gEL0S+dLSJWN/RV0bI62BnSz3G74TfIMGixnZ6DajAMLiFHIUbs8CkSCFDOZOme+8QvJpb3tTdQJv3nr4l0c0OT
ydH7f/vkld0LROtzIwKsgTCIpz64/i7g7K5f+MHOS6hLrzvPN3OATqoYQ9twiJAXPLUpNkJtyumVzcFonoDy3lYL9plvcErEqRqKwzVVrDpNjbF+5jdU/J7Z
eeI/DO3SPzBvwb3Z9zm7Bo4A5DgwXOylRgRc6MTBZ+cvfXb+F0Gqarg23dRiYUxOuKQE5k5ce/lpCLKX39l9/oOwV1TP0o6Ym4I52H3rv3deJ6jNZPzp7S3i
Hcg/HpmMwyEkFxNf+pvCZi1qP0Ah7Ig+/MxH16+8DiXZ4QVQyXsesBZx/34ejm8swts0cmCSLhXAIfX0jJCOIB2MBpVSKwbHHB2oIAD/Brg9mZ2m92smfScC
Nls8E7I49kwRE32EHxIgD/50UdF5AuUQB+PzF34vlheHsvvhf2nGF3B5L79HlQLIrtf+813NE9l99YPdi2/H2WIqIW3eDWtjnskyypVESIsMBGoRyAOkAS5r
DadjI+AYvnOyYf4EIiSEmydIHb4z+RYFv1AcgxiWSPpRDV5tnNokPlQunwiXxTyOqcWNGpStg3aYIbBKeDHKZ+C2CPvL5R6QIbV1eRxpEU4iYD5aniEYg1IX
CPzSBej8HjRjo8cd25of9ZeXdeciahtKLW6Y0gIgFL+N/SNwN3nsY7B3k7SeOJghSjnPJ4SL1SzxJYIG85pAxP31BczONRsSKigl4e6bv/Tk4OGedXCKNwVM
KrAkBRXytpMwFm0FSEKP18TsGpmQ5Ltcak8gJWh3Sh5uoxliZR8gWaJpSaNpalp3ROBJ6K0BOFi7SghTN7udUcMzW2VXPDAaoE+kioptYVTBveXHAsbsEMV0
YykGix8H1D9+6O7l9zGkO4j0fDG6dujcHdxy4Zo08Yz/pfd2n3n9+ic//fyVX+y+9drOxT/sfPxnI1x8RODwfmGdZuspxD42bboXSUEG36XeNHD2L4dtaAg4
nS2RlQXoEip3MlP0WPhsWJOfhtritnoKfRNvT293Qx8HfBdhTtWqISSO7m/fzE/77tWrolYBU/r8swHrC0VFgw36/ZW+0Q7sXZLyO0/EmDnhEWPsdBPiEMI8
fxF8jW5ti6GnB4k0+OnlAFTj8X7g9F1usuRkH8V2DX6PdYBcvlKn1zbW3xysGcgLYL42TimSC8X/7iu/BOs6UVNTTr0N4H3P/nD37T9iwjwU0Is/FBrUucGg
ZPZIjReuv8fc4Jd/fe13z1/78JOdq7+6/hf4onZf/YnsZLUtDfvr0oV4Ggea0vow15Dy8me/1UXwTbpaxJqpfB53LwHZS5O11AuAIeKeYmX5xN7gNlTgMMBc
RSjHeILO3Ngme8QjIEa5wa7eArt58qKls1I1/dG7ZphdjtTPwwVX1grTvJutBONyovZobRnZoR1hqieMZxDgh9nevTPmxwO40UnGw5IaejA8AGoX75awwPiw
z3/w8fUrH13/5Cew7Z97D2YePcbAxKKnv/YolpFgUbUTsBBE0oHRAiIX3OXjH3tdUfqC8Ha7KN4k3vU7HB32aK66PwOnxXBXNClVuCbw7IhApLiQprqEdToS
YOh5PKaghcL0pCuTPGS/qTBXNQN7+RlNPn8Sr7ujJiotXL/Ouas4YWC2NILUN+C7J3DRq46ZkjZQXIJMjD4hNf03HAgdUMREjIn0otByD/jE4mZ3uT+QAZ8i
K3378u4fnvNtNDJqNouTHQkFfe3dj3Z+8bRvhxrmHqLecmoaDtKvZYnLhJFGxjsRHPHHa+/p376fFQdz7BHwABKniZX6IsfYh6mWrxLYN4vy9+1PZT5QJwkr
gA8RGaN4jpTq8ePNjZYCXMn3yOK2B4P+gHx+o9cZeRa/CG9hSHy9fuXKztW3qau/rn9fe07k34c7F5/728cX077newbix4RrXIk1r523RdP4pX+ifWp9dMbP
roEkl1VMk20FbVF99vQY9ecVpPCf+jXzeXz0xrWP3iIvQGyjAjG328SQi08CDPAOhyS4t7lyxh/+cHPEO2UaNpIhr7a73aGZpaGU+mZzqN4q9xRqRgjbULz5
l5+G99YdJiioqgfD00MSh4tpLljQ9qtXr195z2uX8vfuC88EWK+Xf614YL43bYAeCghyLVkVHk/QGJmstbhKj9aQpMDsd+V0dS5Ebtt8ynvjyfeUtF7//Lev
SQd6bCcje7TmQA0p8M9zlz+pBydypWZ53kaEeO+UH8eUjcOOMu21bjDK+Y/A8CIL9/4dpxSfaY+iMU2FMX1XtuC35P/fq0GmxsMrjwqp/QRYlv/Cm6vw5x9e
uvYS7Fc35oN+zAdtzNBMW7LY64N+a2NJ946dSUvnDQ+kmPr+bKwHw1jRD1wuz31i4K8YGvjQv39w7Y0rWNl3Xtx9+beJZxAjOORHdMhGRNlkmkg8icfg9Bia
10OYazSOQ2Ecx2quxoafKHd48jRcXwY5e+icH8A8FffSMOJXmzlyJLJ3fTUGkJ6q5RzyKfq3OiM/2J4dEJeHaoPUPQGsU7VrdeU+eWXnrRe0AIxrcGHnpVeF
J8J45rG0+4K7/NjvisZuBwVDE/bNgAtZBo2MxndXeXx01hfOelWeQ0N7/M+4qwCWvj4IhnHYD+uwW9kb6DHRMA6HYdxQGakC+4N+mKTND9sa5IGIY+jgDKZm
aLvHcdMWaSxFc9Bi/ASfceVXVw5Z0BWvhmpQoTpd7xjL+g2tcl+j1l93dZO303p1HqgNklwWRSv9MYVuyGgyZNGxULqVB5zWJj4ExDqYqQ6+XJTmE4si6fHv
ihaetaEQ5M0qGVnnUbYLAgmavdbwoZP2IS6+FEWeXNF9KF0zE7MHWTdudk4TADpo0okj2kLMG0aRZt3NdkK1NuPShVcO85B6mVY1HMQ1CpO6Xx6EoDgDiI3S
HNfmYMQ8P301E9n4YhYF5IRnIhN7851eRngzvbTlfsQlGlEBeYJqS8PHePKUPAsFubeIquf7WXuMHcd5orJTGE9TCj0C1SiwyOg4q3BZA6ZtupHXh4EA6VE5
WtuKpgdEBCunReerfX00UVtuojBBleUV4uTDKpRLxhT5LAsGwWSsTqrbqh7BCW4h4v6GMbe2j0AIWwH9KEOYkX6hlmXjn8Bdai8jBjhDLr/OPO6w8rQj8rCg
DUwOdOLaPUdrU18l4FRz0FweNNdXNEyKoRko5UXvWnyHASr8tFIRdqOCtBT7en84L9yN619+j4VcZMV4RTMUHzrJivPR/nOZ97rtNfVeo5mZnbiiGYvxpeUs
AsUoZWK0yzHiGmHZ7Y+i/GP5VZf9gxLQdom2rVVJ93V38dBXam17XP6S9u25FBlp0F81mgj8UT0TumRl3hjxv4aarAGK0njQ5JwyTes9c583K7Sz2eBRwhwL
vLcQ+xq4Wzy1IrDCm7S705rEbHSDaFnbuWErR0TFCwub8/u32QVzdvTaYnRtrpxROG61Awa8bwMa2uR/4vWq3evuz07N1Q74H5NzhQQTDmJi1P/X9XVXVsJJ
t6OpcEtCUisSRCz0M6oEziKQTNUmiW5hlLdtpgUgbihk5cXGBeoRBzAy2bakEHOgqpvZyERzoup63p4ZmMxtMZmgyWwVM3DXkqWL5JK8BlNnS2FF8uMzeLAb
iNcw7Y10PabGM9WbmRKOIC7+nuacuwjPPJq8fTH/ZC6L++AxzFSUr08vZwnfZUGZeFL4Zv2u6MF92F0YXnZnpluNixH6waXyowzCRbb/cNqC0jmIo+kYqlZe
11bPlnULWytlIIXI73HNhM84vpXBvCGEVx/FgU3J0Jhf0wYW3CTIbOAGUo2pSVirfbMpZ9fL4CHoE1wkCoTQ6gcu5kLL5buFyz778aV0Csqv1vwwm4m59HsR
NHO/RjdF6bmnN5SIR6zupBrvaZJCt8lc0DYIo2KbJ4lzVuHdg7yx16FXobsdl5UWYcGxTT3DsKworT7FyeOfeSEDbNyOqDWHcZS951QOaSdEeWWF17p0iY2u
PYIPsQcYNYW1/6bsa6tN1+Ys+rKEroX+kSePM4xIHx/B36PxX+ZV59uRBM5GRRkPle87XhoOb0HxO+2EoqxhrFXGPx7LShphrAICos/p2yCyWZJDtqa1smUP
CBk86GE12WXPkCsS4Wl38rm8uhjrTSqLwGw8PZOINPCs1vwaVa3i6IgraPhQqUKhbGKBYYX7t/EL28UYQ2OcmthIt00BPK0/esi+uR4D/pxu1NagVFRMSKbR
IVkMSnA6rM1p8IF4sU4bI4iuZISJ8L+XxIpvzycrvFbsZa3Ui7SfK9GchtffArn5L01nomExMJ4Y3UffEt2x71wLPbExO4ltFwqTPXrQJ+a+EP0dJJkBMnqj
26xbBkJm4ij7Liowi+o/3Fhn4BH+84iib4GENhbl23EN/C9bzZwYwyMQ+mQen51H/r0p13jitH8iXFvTDvRatfVUpR6RtIyfq2g/zVlzWZWn8z3lPMmM7zZN
T2yWdpqvuVbI01zLz/3vHx8n2ovlaET9F0S4o4tI8fDza+cFXPtzjk0X7ULdtFq/eewGZhdVhiBuVBlyqhiUuHJ7a124dW/UEZWE5AXVUYRMuylk6swvtToC
icIOQ4sqgK2y2ufdBwgnq2v/295gRGRPqBSIn3VGLNVO5ShtIa0tmIjDlEsHptJRzilMuhCyOsFc2vW2tzs2mN2JR6wcpAPi6zIREr2ED/HDZnt/WeubiXnV
Y+dbVHYOfFMrAKASxmTNMobxBYZHMxth4vRq/6BDybl1z0XVt0QxPL5xqux52o6ylFmWKXFjVDh7/NjplaoGnJG+qlESeCcClkP5tNbGUjtBBr+ztqjQ0Enx
PNDkd1Ajf1iyanFk1B+QZxoV6Cu8C8mOzgC9yBmolPN5Iiu9G2v4cL/v0CXlJSXEWf6Ha9BcHNat1Vf0yvC0jLeVq7VyT22qfeCrvlzDmdBnCfEQ+mpt2r2b
L7G87k+vIuxw/3brXO0oWMXCp5fFVIzSAbVL5P4ud0bYM2gYtomT6nSU+BjCLK9mgjdkMwqgcqbIm5qKuRtp1ClDQNzVmLXUkCwv/yxCi6CzJzVhMNUNtEEO
b4VfTBtAbpbTuEemokcYGBlw/TgGcCBnet02K+qCGPgt1T1bnZNI3J5T5NSeN2l6+Z5MqjT7eNO4ybcPhhypmNFgFd7IRIykSMkO0i/dY6U0wmfMWrmYMrdY
Ht6wAehG7RmMj1g+ZbXOmgcHVElO2EL4VQrUgG7DdWFu88hGjDwMSxsjhR/EE5EMmQkVOj1nzRvOIVFqzrVnX+ajSOMJs8pSLDC8j7rPK/nTLPhrvssK70Qu
wQwKc06+BzgUkaq7r0w8kGoAu8HoKtygSTxvZiiwpRYu0DW1mEskQjL04ZLbsbvISOt8gbTcCvnFiR8jL7Gk+QcU8UorFpISQNSAd0TUKkl2n7ucjKvVDnzJ
+jrGvgryXWZyiGRsh0xCSei6yC27u1ExwZbbHM3LbXgPofVuMJ50DPy04rPZp1ezcDXqSUnCTZ3ikfh+/+e/E97rHoeCGPunIpymbZsAT48JcVdMi9uXOjPV
tTyq9MfwytnJRm1qbrxtCKUUER4P9zdh9YSDpgKFFkKOMyugyHqWjvnMzHguRnV9MKG1CvCSuaD/+PeFAynTFXgH8W9FgC+LJ4J9Z1yfODOZAjnLHzyZ8nhf
LHE7mF3TbW66xyw03C99aR+gSHE4e4/ocDhM0F/acCXXSlETi6we4pvoT22zmMcnWy56NjEqg5N/oxdKcSrKTOaeyAxqRrjRzERAmlGEs7JyY52wzRDINDn9
3w5SiI/OKC7NsZHHkTHwmoQzVpY1AbUxYiNCb6uSJouQHWiX3jBx3SyaDYs3sBnsPJaOt9K5XbNC55U9udmvarzIxjo0fUD/XonOyZcYEzSm/g8QXw36En8W
lGa1A4oaftQQkguhe+FKkICz0LAhdTkAr2gvsjLbkocDVlUZwFU48kiuoCnOOZdkKfm3ry3dHixpORs1G+6NC1JoJY2ipt9gUeeCIhTZ4IWdn8S9026vkk3N
iDEey9zpBTsI4dM8uJDd+m+RfOIqNbB8ez3vw6rd2cd4Trdv3PitMF7gW03jU528eBXeglXqNpxd4MJGv4QC8yp3pyU53YLvSWOkjlZzEbl98qTbbhRMrLfo
2qoKM0VsMAWKltYz1lqm7qb9VBvE050NFkZQcoOe4XUHdU/iGeEAUS0WTaSIh0unOcvYJfXNZDmtzm1lUV/WAljsb0W1hvWJhpYJQOaIfCmL4DHrh6E3vVGo
/uomyG64ar32NHSTKS0NpKV7S8D0KdXod2VfzAF8iDqdqZvfMD8cQcXRuS50UmIlsGPRJby9rSvlfELedEsvR3ZCfCNyQAw3wMXr6kwWUuj0Wp0lO+lQR+Bi
5nzN+D1g0deoYRLaUfgoT/XrqO2P91S+YV3dgPELvKcxeiCos7h5Sp2K8Vo4pybvN8e4KU8OmsCf44jqUYPw7ipnJs3B+Bk9a6FbdN+eblF7X+HTzCXKb3r6
R1nqFM1tOPBTuFst/9IYZ6E/HN3nz9bvbvDC9w1W4R+jhcFRsYhdY5Dgcn5pFJdqjBy0B6q9RqsOLdXjVLjmXsCcgZOldHUrWrNtZf7TOo5QbdV/SeklcLCd
sTq66WPhGQUrCZEYTBiJYyAaTE1uhNdbvDhLtZ6La6GK5nnKSp9uiWDoyHac8Mh81teN3XOGkdkx+GYPC2wVq4hqjcpVTh2gseEmWi2PO1FCVMYyuyo6okWx
arWqRhG2Y9OXeV+1ODGzJqo74BF+f2OgxQrv49/1VROuLKEvI/MYNbO+tyHBfoejPHSQ3X73Ev4nLM9g3QtHtgNWr9QFMZsqwQS3CqkF3GCW7VcNZgzgdxDJ
rvnC/u2A53AIFcOO7Ou2RQ83ZI1Jj4LuAYZE1PCQJ8a12HaFKfQTCyi8jLY4atlHMBFmDJ3cXZvW96lOrJdYCVhH4Zqlp8LF8mgcTlwfDa+Y9iqIKN8YRu4g
RJI73gXK9+TYj3J1UiuSLa0tD5A6MO0/Tis17l13SxYx2xO9gv+ykivmc0zNt7PtQX/Pb5rM1dQd87wa4OMfJ2lZF8WIs57WnJYfVmnNh2AqX0AeZi86/zwr
Ou2cD8UaNsa45acBh1thpVg+3k1aNeWgKV+NNPbgN2LunzeMjVSz8RvgKiOoO6qcx+qQMcs867ilTUweARURyEo64DF6PRwcJFt6PTKY8B28t64CIW+EkoSK
WuJuzKkePxlspwEjvPV91S8aVr4pmFkjNxjZe2FeJ+PRcG8Uh7RnD9Ks2MOcFYYulj0OpsXZyODQWBVlW5HJthWdF3iZsanuh1rPh3OXdgabxJsj3ukyd/Qy
zPbkP7bt4dS6/e67786MAcS1QutWZ5pE7GzfpHzxHqWcdSiMp1C2XqwHjE7lIhaUwcrDAgy1zo1cl+Ha/JZrPkLkKWmyDHpPGfeqGyxKnMv1AXWDepVxZ0tQ
142anIShE9G7wxsKwpCdQ7XXRMrMbZK4nes+vhOR06onp/L7jRyTr7NOvXzVuTh7X5vbuIgvrqXWWWVU+NOECxNk+XZZ97OG16bNqKVkdlQYqSwKgJQXalym
zgRAfztyFZ6RAOqklZpTTrMHcEa6WyACl6LVR/ZrZW8VAusAApnGFyBFCwNZKkSG+ZK33MDy/MKJ2f3bgZwYHHpuTq5VDZbw4/uc1oOtB8Tr8ryRsZmNGJJ6
M3sbY3vmDKucm0W6CQBWukPc7nCwVXfWMl8UvPJ7VYCOCYQrrW0eG1qzY2ZZHc/4Y0x8g0P5SNA9ssmgToBLrVfDe4S08gp0j6ArQUX3Cz0W7SNGum/cCGvG
8qYxm4aP0SiAG1mZVStVfLLfH419aTWjrKaqhbw4Uk/s3O7mT08O9u+N46f3CKPlhyW53FkjxK3GXeZ5SYm3o8egIp31/mFoVzy4EundLJ8unnXu4bNF93Dz
ptzDf58uJYpoEVYKEedAFbHr+iMCySnT3kAL3pcYxFjnE5OzEr9TghJlsHSD5qaHLHLT2Ym1PsXKq6vHD6comK5Jp1aqnxqhDEf26Uc4xDZWbB+0e3C6VKqF
cQemGg68eNfsKU6IO4pyUwZ3moZHdMpcmoc9yi1k1qvGUql/q45NRdOcFTo6KEglCEgNQiEZxd8AKrLfjnQr6AgTXvfTf7Lf1VAgXQAcHbVb2Fs4k3Z5GfKl
Z+l0DcsaN1RJOXuWIHP6QygTkSxzXOgqGK4EaYuUJdqEDg1wdvFdwj/wMEoHW2ci3haRffR3dShDzDBLnnxfcSNz3KzsnpVhHVjvLK2V5Oa5RnFb+O3kx1bw
hz+0Mbq1lK8xHEVYUxVTabiCKGJQF0NJH/siwcLarbzii0Vd3pVGXZ7wAZc438hYJtoHWJ4NvsFxsZWrPo6y4Obktce8G/FmwyqbNAGio71S5KRNL5o9Voh4
KUVBugWLjnFOpMls/w9n16pnOcGUEiDLUjB1MAE5io5F6eAbQr4P2uGUVjQttRdKKYhjI9MjYt0sn5mi3ekjAf+WJjvemaZ7TrAQQ3ru6/ygwoUVOmhkrQ64
9jmzcXhuDqEWneQHl0KrmBoRAUBYAoQPbZnNfHUOqgaiwcLSQr71cWGEHLYPEZAxuOodZXbtQKWFNii8gIcM6z7zpT3cCzZnJlr4TUJjKzcMJDH6YWyGoMDT
luTofjMOKQ2wtyh6WteuY6cm//Uq9OQwGFfug+8xmAujBt4SEleKyOOxWQkQPpTEOhYiHcsxhQcKCBh7PR25A6IRB8C8eMxcHbMUo5GSULKG0Z7Yr3wmej9v
KD0RP1beXvOLw3tECYHxqRpkWkmEKwbgaFBfZCbb63nZdadtQpBJiCFJY0Yi4snn1Oq1GJIQudgfjh4gGE28xyuCFipiE8brmuO8fNWxCA7OujkxkoH0hse6
fWTfaXqDAqYXbq358VDd9jqM9oS/+Jz8kWj4YAv+gfGjhw6pBwHO1yCbEUEGPoIhsvF6vHZPfMla8x9iosnM27XJoFi3x3sdx8cbrwY/4anJcUHIteKlU5MY
xirynCeTI49S3vJwdDizBZntzDXKYRD1KWGbae+dPFcsZUKR4ruqHkyfWdTDj4NVAQDAS/i7M9wbN6ecbDWKUmcuAi/TyvSK4+mrGPki9UnI1EDW1a55NA1D
hwtgfj7pDT+alN0rg/bJ6drC7fjgowbfF0HSeXuorlbQ+oD/fr19srnRHRH9WTFa5XEHsZp7HFP7gAB4+oU0sMNUUn31n3DwfrM60s3mlpaieW9CHxobkJdy
tkI0JNUajyOc6u56DzMQlB8DameyIml4LvcgOa1RpNhLC6+lOfeJ+eSr8ku0ZpMZAdH4WOfJjW8jHV+301vT8Tk6TU62i+vkDTSnQkMrptrrcTHSQ/ys7tKZ
qFhrJlPDK9t5ol6zI4edIt9X6KbyGH9cqlR6dh9CKKITfP/+73kz4ERSIqPbXyZCnCqoWI2/g4PcWEGtlI+JZ71Ow4BJV1t5onPZwTFiWCHY0gocleIgdjN0
nGPeYlubeT0y87f0mJ/npJD26Xl5xJPxdksxmErOSiBUybkQFnUog+3cZMx4s0Luz2ZReaRMXXkhmnJ2AXc9byv0ihEENSf+NW1FifwDk8iNThVVTqK0LOeD
TtImE4UhnvKvRL/XGOOuKxDF04KTfs+QDWd9pZVGMQO3EaVHNuJ4tUZkrDe8HJMXFGGRQoHP46h8FNeetMpGSQlKoeh52+h4Rsx3VlA3UIqdq7/fffJnO39+
XIsx4QEL/yVx+wK7HkUAheCsGJ2rG7zZHPqqux515aOPraTeC1eu/eZDIg68qHXWUI/Y4AbQwNcv7HS1HPEjWgBrwCSybosVsBbb9ND4grwe7GH38qu7f5CX
/OXaax9aJd2oINMIVadlOaAX+/VRXry40em23HaQvUKgEdPgO7k/e1jAY/u3OyBAewQFS6et+tBhJie9TDC96GH60qc1UnqYadKhvcLrA/YCh6XlzR++xcAr
MV73wuyvb2ShZ8e6wcd917GGUew+vmev8Jdu8TVOdym+wl237vnzFrsO2lCx83DHurcLt/gCr2OV3xDdslfEaG038Y65cFjODkB6zmSf9VHzFkQ/LngeeiBr
9S3aUXJmBykhYp0Paa1HZbzZXFoZjHzBiW3SIOHQ6xbm7/iiAYfLfRVSaMho9si4k0ESNPYL1w2IhN+Wb1Fd/apSPJr/xgoTxeW9nK3thErmC/NwaofBqaS/
61EJpdwe9nHcwnbIMWYzrFIzEbw0/DH9qSjRy/NrpeoCvOG2dcGTYWPQNjqurOEGLGan14jnfKkQnjiuI0kv9U4l8Wf8gHBAuW4W/FFqR6pTFIqjTc7l6vhp
1BbgYBBjYmw772g6t+AcS7Us0h1bskW+S0gUR32nQMUPtludZj2rixECwNUDiH0YHBgurbShkeOhPFHCZN91zzyCu1Eg60CzTlv9pQ3gBk64P+5XHEGZBWkw
gbN0sWwmdGPUHJHrz0IblFJs+yb2C/pCc2PUh8pQ99/DVGT5EvhhcWA/WGPschfEmVnBvLQPbVNuXISD7J55QPbyRnNZv3WILDE7cMImBy3UAzxv19rOAEtX
Vhr13OvZ2RWeYeDfmpZZgSY2bqa0X/nsdXhE6uoZ47Ps4sB933a9FGu+9IQKt0UQ95H3qbGa3I92ZbxDBKYXldptzcZuWNXqc3mFM1QhCyO35Z21uqaT32v3
vNYn9z97/FcaRp4XK8iY/WyDI0r9hOtnknWa6F+zyi4L1m7e65smz8vP5xqVPUxuxdi0ZaNYJy+YxfZkqPOy1G8Ohu3we5kevYYb/URv/WxpyNnJjW53PsZ3
Ksxk9HCphA/hpB8U2oy2WE+d1J5wAPHxWPt+D9TZ7PTi20TJOc6zpz5gx5tabtAyhju9GZ43yh/DOnqudPehMW76Tanw1NZwYdaH0BzN9m/fd/z4RFuE4Hq7
4hnRXWdDJA2aJ214VdqE1O+0i84Sy0/YC+VXqQdcRAfwGuO6MYR6NqGpEWoC6k5ML41N/IJO+yACm9dZM6okZFWOe5lez1ULQaJ8WD7QGZfmHD2mqNvpMvVN
EUA/E1RZXNVPqKU+ZcQqs1lzS+sNlkam1sgEnRd196f2dDgzBbhmmxChVPI4W2np0tz81dEljQZGCMcRgyHH30FOp4IdLDB9q9MFa6q0TFDb8irKdMX+s+pr
)page",
    R"page(YQPGRg5Zh4Mqr7PQt1uDfrc9wQt2+Ygb6U28Qi2azPnxC3vTuIt2a/4Xos5jKVO4+YN8T6eFel799TSA58BUqOGmIeO2jKVJU0UEJwIgZOhBNmEl6F/187uK
sxiP3wMkRUdR0rVuYNBkThos8ATemDHo+u2aOSGPMxRJa78YPn2yI74xwFFE9ZZwxOrhi/ET51pb0CWzSOq5lvxXYw9Q+RCKFMoTrvBvZjxp/Ts9H5j2PfPn
QyfrVVpupECal2+6rCs3TGROO9HpvgWfjOE8LASigxnIX7rLhnbvaxujEep18fai/rAWodTKoC1rovWIsaf6y3w9H5EfMBNg+4OqQIeu/Ens6yJXuVnmo4td
zUzyWvn1gDlP3GmOakDubeRpjxuyWlUke5ptgXdU0UvyAQ0XwRFVQwH5MTevWrKJnOr2h21UGp2QCR0Rd1bnXD4Ca4NzJ/3DgpVCAPeyCkX3DuQt299h0yhb
NdlCh73IlqpWJl7cLS9h3FspWuJxxJIlJKNaAnM0ptt0nDO0EaoF+LFut/z9OMF1UTXWHdjDgakj+wq6q10wrV2JuGIjm3rgwnFk52oIMX9a9RDNGzcbmoE4
a6giUi0stUPrYEbDdmgd2xMP9Jc9eVW8PQn3oYme59Ubo+pF7gENrnykLzxOOPS0qJcg07qb9DEaE29jOm9pQWa5vHM3wVbF2hIOsYJIKZZYipX5RGL6XEHW
pMXhEpmjClL9OxF1kEI8cQEpaisxUdIAJrnjClh0etqGCiI5bkF+gVUqi5uujiLWm9pSFidtZfGrcj1Er8rmzugQ63ZG7WLIK6MAj/hoFFBJe0DtidPydf4m
R4XFdt9KZ30Yy4zYtIKMdLI6EStVn+GCPRm5F9g+/8TcNGwodmyDWNa2C2BN5YAnaHNVPSKSe9RZr+fxySwUweRkFPE5ceVjLL4GdPUe5o/6vxx/6NtwIYhx
4T9xue0Mx6+d+WarroL2ALhWlk/ApXMfPDtiFfHdzdY/N4cr9W5/iad42CYriMOTdygd+t2UkFxCj9Vhe2pr3hy3wM5eU/FEk9wxgzGSQrf2wu37tzFcnm/k
5xboZkk/pLbSGcrOPONiK1X2RqeXGQLHC/2Y4C29X+EE7sfWfUC6bUNFyPCgDitzcn7MpKLLyD1R7qrQzRgvhwgHYLTYfPvpAvGjo0f632qfMe5hFHRk3/8B
Aly8BL4KAwA`;
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
