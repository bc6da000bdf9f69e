// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         d741bfedd28ac690be945a0ee68ecfe489246dc64b31458a631e59e23e75da10.
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
H4sIAMSoDWsCA7y9e5McV5E3/P98inIhoMvqaXWPLsgtSxPGNguxtvFri9vbamZqumtmStM3d1dLM4w7wphlLcBgnl2WizEs7Jpdlti1uS34BkTs/vsG+xle
PRpJ/ouv8OYvM8+tunsk9tl47QhNddW55MlzTp7MPHlZ6QwHkyLq5p0iHw7S8UF0MTqcXViR15NRlnV28SrqpYOdabqTNaN6ZL+blxMq0oqzQVyN4i/sxu0L
K9vTAbcYpd3uZ4bj7qRyHf8m0eHKJ7euZp2ilk4m+c6g4nquRlLkwsrMVScI0r2K6QfVBaaaeUU9P5kWu7V+ul+pVx1EtXzQzfY/ue3qcsNmXMO9bEBVK0l0
8ZKr1Co13jYDTXs9HoWt4sA2RXbTCYpQib3sAEV0nPT+k9fDcVKBxEPRJD2o0KtqVKvVrqW9acZoklazQcFz4qq3qCjBlW9HlQfk64c+FBUHo2y4HXWHnWmf
XkYXL16M4ilhYDsfZN04iYrd8fB6NMiuR4+Px8NxZXMwFHRH28NxdOKQGp1tJmYsRbZPbWjn6/J3DjdREwO5sDLOiul4wHVq42zUSztZ5dSVw8qVbnJldmqn
GlU2qlHOWHu2GOeDnYoMspW3o/X1KI5lZrTrfj6YTp6llUH9x1ema2uNtdjDFTWfDy5TV5X9KiFlJy8m1PjkseF0q8fLA3hRzOcTFFqtJ0m0T63VBWlSiTH0
UBIp8ArYU9P+Vjau7NeK4dPjrJNPqMuKaZ0Q0fgIDfqhJLGImuRfsCsw3aL+EulkP3qA2q9jarjIw1G9djZ6MGrUowcfjFYFBts7+nt8fzQcEKLztGdAvBSt
oU/qsp5YNGtzjewcfUPFj+X7WbdiWmwuaSzcVQMe5zI00oC2097EolOwQuh8Kn2KRmjBjul3rCvRlvlYPsiLzC+2j9ETsJsnDu3kzm7e+OEmARvT39iO7fjJ
tYsrzk6C0GSxffVIr1eJV+ml7cDb7Nl+2ikuy4pGw/PDpJUZYuQhr1t/ow6n405mCpkS1WiQ9pkEHtLTgAZF/xIs+WCbnunfOJrdC5XcQo3q3RudFYNPGjAw
SJv7pNanvhbjMhyPQQxt43E3A8WS/X5J9vCkSMfF5DN5sVtx6MT8VU4cosAswczhye6C6dakM85HwPDA2+eDxCMIXZCCLr7GN1984eaLX7z54os3X/zSzRf/
6uaLX7754l/ffPGlmy/euPniV+JWt01QmraL4Yhxu3I9y3d2i0kzarXiD2w/tJ1ud7AMPtA9na1tr/HjQ6e3trrb/Hime77TOcOPa2vn6g91+bFRP712djtu
V+m4+kBjrfGRhr7/yOkzZ+vyuH02Pb8lbZw+/5C2cZ4azs7zY7aWbW+ncbtdXcEJlnUFIqq3nUqJ7Y/gf37cOn32fP2cdviRdOv8toDX2Gpsr0mR7e2t+rlz
3J49WMc7W5/cplHvZvvAWKtRjU5Xo7NtOuZGlRyvRul4kn1iUFSoSG3SywnHOc0yrYW1pBo1zjka1c9B/SppNdqqRgWv9pTb4UXMv5l+jYd0YNDqOhlVtkCb
V6P9hEhWkfhbYJz2R5VR2suKghZ+QTOajvfccdXLJ1gEPGktLdZuoYyhZO5ILezRnQ8qNED/GNeqco4JlmNqoVIQdI0kOkWUsQnICL4K+qz1ssFOsUswN+y4
c7/9sNCa9rbdG9JZmPIQdd8QtiqMfa5CeCBs+r8BAN4R+KuEPbebOhMsUyoKhG7SX9ou9G/t6pC6j6txQvvGQ2RvSmClA5o2KuQQ2BpXI9onW21pi+eJlwD9
e+pitHb2bBI9TCdLrX6mfuYsjgBCRmOt9hAQUuHZo28oRa/lgQ6ctdoZN8J6jc7Uc4S5MRf+SOPsGv3YkZofWcOPLTesfLD3yYEbWAnsS1Sn8ZGHQI0+UK/X
mSDRgt6OLVeUpd1Hhz0inFjNjJpr6biyurp74nA3+mB0PsQKUSlaKxXgQ6E1LE3NPDzey+R3WqSTrKgVu/RbFgrWWRwcdB3u+nJKhM+tWhSjSR0OC6+fT+WD
4vTaI+NxelDbHg/7FWJ5ebk06dBeOxPNfD7GzBaWcA5M19doewZzF+yTJcsZqMYywsYAOPSKl+XkuXFRKXCYmw1mJ69CKyB6+OGIIHo+2sJT4xw97eDpPD2M
aU4uXQKvM/O5KkzDI/t8SMW7Oz5DtXVQZBNa3VuEzHNn3EJUFjAthlvmm5lTrgJST9wk0HaesVbhw0NwBopBbGWFRs3bsH6B/jwceSXoxcmTiTQFYiNnUK2z
m44fHXazR4pK7gbNpYJ57WYdKiWn5EThI76aeH5vBMQTy6m8fXqNaPTHesPUTDHR3Z2s0Degztvnzpgi586Ui5w7gyLTxjkqggE3znkl5AUX4G68heQKoBMn
NhkElnAvZz8Gofz7+die+ooCJRIYGq21rGDEYZwtVFOxoDQv5qdCXWkR/aptTbe3s3HSqre5r4bjRKg0Wqxwj6ac6flaTp9l5h+j/fdp+lkuaMQBaqO8kaSk
UuFTUuSjn7v8+LMbTz/+zMbjTzz+5ONPXQ53GjpsYaB06j24pAadQ+Opke96JFdGl7PBZDh+hhYJCWS6HsbTTkHEnhiS4bgAd0biIVGB9Pq8TFrs5sR4HkZ9
WmM98HPETNNRvdUbdvbo51Y6xs9eepCNm9EqHV3jKbF99HdSZCN5s5UWnV15xN6Tp+fqdADSMq2zEC2dX1hBbzUBC4SDH/QtAwkag7/mnWNf+XcXSJEFs62L
NXr++blvveFgh4gpasbakgov8rybEmrHWXdKpJ15BWEUcBhU+VDlYp20s8sco5UtgfSB7kPD5QZFL3qFkyhsRYDkvdyl2iQNDqa9nltDXmH6FvTpanl9ZoOO
YoI2nMWCe0u4sQs9JCECCS3pqq2j+zFsgmq5JirhhKxHPv0g6u1TnEQ2g9ePdO12TDC83XRSSffziXdCcdV0n/n8Tm/azbQEihPtpDNxYQ3X0ro31S2/NVGU
cCFI9Q0mtfl4MtcgfgoenotNc8/VqYr7sGc/7IUfdmNWVDBItCOiSxdZinEvmnxqrQy3t+lYrzBU6BpnyEDEd3umdOVM6eJMcavXnCxdnCyyKh6QdkiikP4I
AvvCrwuRw07rKiFgwKLMg2ERYpFMbUBqKCae06JSq9Us0EItB2aJB2OyEz5QQc5OPA58FLf7ab3WGnBXo+Ekx8FHIpVt3RAHEGM9gcu4SEo4W4Ss1VVwcRcY
WI8pHoBAl/BjUQfcfDD8bEeltGq2MukNIZ2k3WCLYjnSWnDYnlsRWDaWb8cHsyVljaOy8vk8w67VHa/VujmxdkisYQEyaIOKCmG2X4TuMiAT4j7wzs2UaQQn
ZRlC/bYaNQKhgkf0oKl5ykk33ENVPyRyavVTEpj36aTcwsKuglHGH9ZcGDVFNGPVrD//gwxcdYsWnt3NIiHyviXWkWk4Nas/o1lCZCjvFRkJPSIH8v6Erire
4v35gOEUPSLDhZw8STz1tD/gU4kAMMe54IZaiJ/bi11lLkNcRs2QIH+xSwO0dVad1AY1ZanpS9Qw0fIHtOP1yDRKTXhEU3kr4qUWI0VI0SWPJG3FhuPGRG6V
1tmWrjPqZQFSdDgVmaN1mjLdvLLsk0TVduFehYx+NRAhWAwG0CrE67ImNCT0rUV/a7zhcnkvOOBP8ihfr9qlmhLvYBnN66qzZh0Maw34wdDhAlrwySNgDSr8
paYHirYFug8WSkYGken6pMkzFBwlCiNzQAIUlbKT5RV0EHNZqvcI9cctrtdkjUoReS3P+mVFGTbWHTc9RMosO/IrXxJu/jIPsCl4YJyaHsIvitXqCmOhyZNy
KWrJSN0sMPdmBxZMATQb1ZXdYa87MdXTopZdy8YHlcrAbEVhh3i4XSxp+W3Gya8G/AoLAjSXVUJ6GDPI9kTGYnCb9znevO73HnM/D5QYAHoVHNRmHTBjK287
4+FkspEWxcCxOXN7bHh98AwtBYiHPkMQ9EgvEiYoMv9FupP5msWY2brYbhAwR4YU+6zHST02wFnbI9z0bxYXvgVKcp+iyyIn/kZeTgeJpSsXpduTwb43O5s/
NUOuzN8wZiKWwO/NlgVLCvkM8aLTfzncQiHQSnUp5HyeGOUNL+e/zA7kfo7agMIR6MJflm7wwIIMHngd4PZOpKhnRCYJ5aerk6HHgxxGQiG4g7buTvNj0skG
9ocMR3/QXh1nVB1HGhq8sEQAK/Kil0HHXY2u096iR0h6VdxZ9acEY5Nby/qj4mBDiJPrqql/vd7salMGi1WsJIRha9Ifx+VP0n6Gs8GWq+gwWygG9r0N+n4Y
UY2mqQpVTZHKTzxB3tcJNSjSJzmjqZyRcsHC+TKrIiAHDgA9StJfDxyIrTN3JkNCZVXHf1tktdDaKZQHhvWa8hGAgRqWm0rpXxagnQHLaNk33MC43MBC+RhD
9Vq160ce9O3WwdMp+A1G2pPUto9j11lrXBtRORpo2zbYT7uZV9HK3lNZmACOPj2bFUvaHPM2TNpCkgfdivYwBTfUKAteAmhth5pDiUvCHj2AOo6PiD8QJ3I3
hvezD5w4pLIzXLDgN4vEFnRuil+LnFS5ng6KzNN47clO172EX6aI4fr2MAx519pr81nhhPMy+ZTR80B5+GhQjzRuR48MzB82y1i4eMg0dBLoL5SQ/oyQN0bH
7jX9EpqV9nregBZDwmMYe5frwRg90NwQQ3ILwJb0z8td2CC50SuDofuB8cEb4loNxbgtfqDZtQTXB+aa6ZG/cofr0hqLSVjclUUdyrKXDplznYQdJu5IAkmY
Ml1meU+vzlA/Gm77rXknFq57zObiPeBNNa90YVamA2VJucK6nkuWOeC3+tITij3+Em976VbWc0AuGmUvLbApdaAKj5vwECJ/T3LbmFlBT8JKTTYskJ4PIEpr
x+HQPULgoW1sUaYLjwRfcOQ+AJhr9ExtM1eSKB4g5dNeHteYDs9qeORSs01PoaifLT02Lc3cFgQxkiZl2VWSdo2Oh8LXzUkrNSLxaS97dNgfEZGvbMlb3Iyt
stiUauOr0ZY88bLhpVhCCzNpRrEPKtgiJq4KTpH+ucasA+Ejm8gT9cl3p/10sidPekGLR2oQ+vy47Ri8PxfnwuIC1wGVEsyb1/gLtlNAZ8ZzLMwmCWAAIh9g
l7nJcRsUK4i3JwhCItd0JB4oYQF79fiApHJC0oI6LVwgUb22CvDLZ42VeapU4IYcvnezcebUD/M0bmyVJUtJy3ietNglhOatRrc/nBRV3A6Z216oIvSlUOaT
LJL5WpZEFL9QT+xllV6+B84rz3pQXygr4gYzkkOZFj8K8tk7O3XiUMrLlMw2fZUNn2gYIJ9oPkupm4N5F90jfMgKs6K8g/AN0KlDoU68l9yJQNynchA3mbsE
MFa1AE7vf679aiTHP/OAMYZDK384zndy2ICMaMAxszSCAnf7I1OtW2EB10fbdtU79KGlN1cFUtXpz62i0GNwZJkLY8LFkzJZnucljLwwHGWDZ8xNBBhzw5zK
S2H+rU5j8qTwU2ZAl/RJry0ehhJOy9LmTae9Qgw5hOWMYW7BXCjYe8O3OiY19tjXGPft+koYR64tnCM/drKeVqeDg2mTaWywI098T0yP6bQYxsa8iH7DvgNs
BD0OST5yyhNas4Uw1TSJdgDO9jGncQwI+x7BTELDx2fRAu2ycVY6mWEhSATPZ2K4FIqZntjOj9rGB7X5Y4jk/fp68GXmX44OB4/u0rBJUqxCVCaKDzW6AbdG
gBEnbr7RYs4ymgTVMYZ2YgVhtdLhxrqlIZj2MA6QPdt+29/Kphfdi1JEqAC/X6/lk0eHgwGhAT2YEjXABNI4BvW2pUEGwyJgqPnT4nZwudTLiqxiXtDwMoxz
246qhDtsHvnkhqFFS/PsUNFi402m+G1vWjM9PrQ5c6J5kwjC7ZtEBmeWXy4sRStQIOKpFGPSmWgH9T1oRhLOnrPowGtZIM5WlYvaYx+dhlY/GeFFVrM/u9hc
urHchtrLRoXsKJ50HgaNhtoNNlL13rXDtUhHxS7bs/lnzrgoCzzcXyjvKCZF3HHbqw3OQWUY1om4o5Mbdqc9HWp7s4snDonSE5n61DOfALPFBpZmNtuhKeIH
1x4FFwSjn01lLeIPxeF4xkS8Pk5jYruJ8mJbRHa8FQf4mGMKbG4//4FTVdgD1iajXl5wj167U9B0VLQXfvFFp3/jdSCfRcsETee0UNYflS+J7q1k1WxnE8sQ
vcFi+FAXqFm9ctUa4M3rCY3DqgvoiTog7wsa8Gii7NjZirdV3eI21r1qpt1aq0ZnqtFDbSdxq40vT1xNjWMhgi96T+LqGTrD7JzRqqJtQmPBeURbcmtagB3o
7Oa97jgry1/3oAuuBUgrhzNLIbjGvODqXuOSPHyjhqyOevB9mxiFu1KxGQhxlBgF6Mfj1wieJ5Q8gph462k4kAWlgzDEk61UsF5k5xz0sjiJ/HFDDKvy4lw0
bkPqGAKuDpbl6TExH+PioOIqm/6kYFY8YhBWcYhlIHBMwAQN5mcG0tmKjHBELE0XlwNmkljSrHxisA3L2gNLKTpYLp15WUNeMcbtL8G2d5FLPXn2xj0sP2J4
w0XigcBLk9eStW7rEDkoMrVtQ+VkyRKz3Mm1nfvpZuWYbp56ltj8ohg1T526fv167frp2nC8c2qtXq+fotbBMh0Hht0UfeIin8jS7RIho8oE4KnPt650a+2T
J07VqIFCy9Bc9QeYLXweHT4xu/nCL2/e+GH75JXugydOTctFc7Yr7A+dpXhfBq6rxKOq+iHAgr2OHzK7+ucgo/HQQ+dPQV7if558QpFieUAaNqvWCcQqj4n1
6vwvy794mIxoN8UeBZIWvA3DoGKnhGvU7BFdw9wZbFpkW0ulB2QPgjuIPUcQ76PICFDQycummzDlKvh9smA9O7on+vbKcWjtV2I0DF6ensbD63E4DdT8/EaO
uzkdVumBu31YXAy8Atv8D7xTOuuhPhQThxHfWNAiUUh5nrb4oKOXqw38HqeDCaE1Y+14DPsrdORb8BKGcaEuA7oUMaU35PBRHQd0BFrPnsXpzjgd7Xp29IAM
dyyHM7tG3Y1MPnjK+guIQoUgetZoVqzw8qzRsIiChd48aTQtJCzlJFXyO32ECIR1gneP8gO92d4ebIzGGPDTrP7H77QDQeqRThE7UYbKFEUuxgSt+POXgen/
999fEKt1NkbtbuwleHvzxqv0KB/6U7z543taLN/pA+3xf31JXuykfXnxx1/Ji62skN+/jNu+h9jkoL817Nk7FnMKOky1VKxkJULbah6XFXBcnA7LKkEwFQSJ
XKAVw3ZifR485s18TYz8XBMAcUj7/YR0h6sDGB1FVW0ucrdPrgeXQLW5u0RVjqif3CKLq/L97bqRC2CVrs16l6dgX4h1xfPsxGEO9Yu2yn1YPpB/wdJd1OL8
jbZT8Ym57+uReZamza/Zf/xWO/Btr0mmCDASmnSxJntu8p1jVX/ENo4PnGpFJ0+19fhQtTcjSookpiW4p+CRDcpbfOfHCBEDEKILj6ed3dAyxrtFv+hMYMwk
G6OvwD5W+oYNdckWROE4eXGuvpqv6GuxdBKHKILYmlQtmkDxtIEeW/gg7WCzdeJw6XrT9pJZe1NswD0Po2B6WG3urja96TG+nfiu7qD3h0+p0sKrtrFaXTY2
B5nUCmDjmh9ja12BTco44Gi/0tnt7SbekjqLeTqJA0V6APmcfZRpa9nUq8FXJRgdEYM6zIMWDswcKL3hDjHWObGWEftwNKJTUaVB6GANbLY/qqzuB3J2Nt6u
7BsC6DkV0oI5bTbOdskWEnqSc2y/J2Z8q6sJlxmwl8ypsJ2T0bZDvPga4L6dHX0q0Dt6kNGr/cQ2wMcAPz39CS5dblYGDoiInYYtxD4dZlN+KEHbuMCmjw8B
WphqotRJ8LKo9+DFSLqmngfcPbwkBiwhWsjXjEFdGSpqyqGfjrr8WgrE8vXuSivOu3CKLMBu8ITst6v09pnsiU/ZN7o39+FJyQzUvv6qc9m/eNwve4pdOHhK
eeoMWM/+X89cXksSW4OYkcGuq/agXRkebs+byopfdeU5c+YjjbOMjwcfpEXgtfncNO/sLWy0UftIfY2nj0s/m/swe+X0O47uYQ6GwXzh1wozw4RnfrmbjrvR
5Ho+CYazzI2LB3Eas3hOIX9yUU20LpggABqjil2EtDukGmGXatG/9MuzT0m7xLQstu+fo2qLLUwWFjf0prmUSDpTklY1qsrpL8YtbUeTwEmoYh6ybTpwtnii
XBqxSV4g0o+Otw8S7l4KeZy9mgwZI5URjueRAzFVp6QAFE/zM/nkoHfg4OZbpz013/LfPRebiwbswkx93aU2zM/WQ8uv1LZ0IVBCoZy196WCW+u+XS7OS+2l
N2RvQqqlL9hoFkyB6Qp3Y7j/21q3JsDqaJgGNsWpveOypru0Qmm1poFZ8aloyweFKdoETCScWRfc0CvexXTAu8eruvt5qPlgAOj0ejP/GNOroGBm2Oa7fAhH
xqBVXqlsxW3O1O2HV0XdWXfyHCXaRu05aODlca9s6ZF2HykA5LJz147EK/ZnjEI1NWZ9+bbyF5ZpvNRVRJeAXAQYs1Rp0Fz6tIK9yW5WsCYxfDWJPQ7UdA7K
upMXFjr/paFdYOCctM2Md+qf/vikHACMOj1l9Ti86gVueWhj8cIQK2i50+K3dn2vs+8E8YE7scczTTTIQyY8KxcXY3u1GFJ2Be/acPa0Cztjj3GvTC0zpoda
B623AzvC8ZAkqILt5ZwBAmNpuwCOdELGMABo0ibS31rPloA3Uc2bPBjspTU8UZv8t+2R1rRLxzWQkS7urdx6VURCYyQYduA3XAyLtMfi+rg/ERmQHqyYSEyE
cZRm1iQqatpV1TPppk+MD9sIAcjPVWm/KX+Yq5n4Jwabq15UfpJgzrMOVGs6BGZXU2u5v7iQDg0FfUsYvPZ7IvqQc5QTahS9Tkyr/MPCyb90Aeo8eW0MRwc8
Tp4EbrGCCrg9qAK5ot+uuklIA5a2n6WDytj3K2V0YdnzFo3Bd/DlsUw37GxAMus4ndljwcc48O1htSouNjx76tDiiIROBs8mD5HWgkD+x38Ecwnw+WNMv+iH
DVrQFsYV/GfbIUneCHVxuovnpukYdjRG/upAyz1vQGZGq0Ka7wCwz8hwYxYBo0mFPOntUFdAUztQUr8etfYN2uP/+GWMc78VV8Bg2dfRzRt/E8UOsjhBQSXt
zUjU7XYrVbQiiQJSQfzH3W7aN7vJeBh7Qtu1bDzJHsuu5cx0+7NuoI5wbyvnaZxuDafFxhey8ZCJHGQsXSw1xvmF0orxcM2LRuGrLlwX19JxDjd11OOZ8xcJ
cZKjSQgMvYjZ2rLuHFGGNkIBM+i2yZOonixZabpc1J0bEh8/suuAWYVsAVEpzaRZlaD0//Wl//gl9X3sOvUHlLTdiJOqNB+j75s3Xq1wYyejP/47NHgt+zp2
VdD0STTNVCFOsDwWDIBabpfW/2A47qe9fJJ9HOt3wTb3Jw0qyPqS+ZqbkOf2NtD4xn1MzPwE6xRVg81FP3fsT2JkGvDYt0cgYjowDyzjNtvAjf74+T6Ar5fZ
c+E8Q2lakan0pkGn4F4Tu2xq7Czvy3SiTW/Pc3soR8UPCA2JAFWJ//M70R9/hcJwTo/oFz3vWBoejGJnwXyn22DO/IleiGHLXTXaaq+H72BvtsLva/53BC6B
TUu4EEa96WQD1uyGs7cLYTuFxIfzbYc+KdxwLQJ/g4ZkRvct7yEVdH5YWruwIoffaDrZ5VYUqf/Pi5HBFEMUEFp8Ypnf4U6mJmqWi4XYrUInsgO1rO3Gmzcz
VcoTE4/lwSYVaPn80k4e97/lzd1Jx1xtefo1ObMtCxBel/GVgj+fk3A+oUw7dkrdVdh2oVU9Jn8csPlShujdqrl+RVOVB7gTEuPwVyfrAb+Uc+s8jLJ91rp2
DZcXnuwYD9NL7/j7az7+0Hdb/lAl72BnoGYu1gRgWRfurtJSngSkRB/xPWHvD+GMKiWMstcZKJuHU8Swc2h1OMtcmC6QSmXOzEnfiqECAY2YO8vRoL/wvAPc
IDBEs+ezikYn9pB3LSXujJ8oS84f55jnMgMHhLOZjDecgIvbUy5OrKi9vZ8o0eYVvqD2mn8pKTMi50UZ408Sz9Sf9o/lMy2YC/jMJRA2QgjDig0fOHsm9NLx
TjYpzOo0kkAgX4jZrQgYiIeyDeMavOTbXXmB9a+P6+ahGUlNty/K3Ohwu4BeY/l27vvLkKB1P0F8mVv689ZPv2YMLgJqI7txwuu1X96Qsob7lnLNtUav6Ls9
s7hHaUrOznBf+PVkMzge6BTxUKjiDsWe7bbnjdT4nePA75nGekm40PwVqnLZhGOjOTbfZ+yPR/3/MK43BUEnDgERnA3+TzCug7sfRCcXVkocgijdcajQWQdb
PBfbSmSNbagiPd18y5cJ7Os44UuWlgl1ue2dAcOtSZF22DOQIITMvzEd7A2G1wexUYY9EHYdcCmL8CegtTb1DrGy6YtQPNZtIxolekgb5QhrJL2J3g8nGjbV
8OG31f973aOZkJHDup6OyuwGyiEW0chyPVJzOiqtZlglhkd/Gh70dWrmet5ls/7U1x65AcgJ6FPS3aYfBMGx17SvuC2s/Gbkvf+g9jErgSdGLyGAe/MAbmXb
hmNUxsMAusfu+3v+b0PgjRo0eljrH7+2snTcy6FotwYTZZl9zxvSHjxtBCpPgN/3tvoSHgkWOoLQfXEuvQcoPuGnRfPI5Ni5lLGnEvTnAR8KMRa+3821aOpJ
mKpDAWSjlNi2NfCJGWLi75siFysYEArhzJNlepHFx4tsgTmGW9pqVxcw/vtKrzQwYlbsDrvqk5DCOUDwSIfHtN8MiXka7nEreni0i8TcvDtNextswiNCa8PK
KlARcygPqagXy8pSpDLhi7WpBvgFylTzaU7VWeKaWtx9NZrjYOCfNauuUNO4HFs45mC7XeVXRre9jCVMQ5V2pWsU5laPXAk1Xn75dpPVftVQUEdQh/Z9cJHB
CKnuGtXViov5SDv4DfEmCTBgZs1u7l3WpHsoWUgXpQvLeULvUcmOx0E2P2Tp/CS8wG3/CMOTCNjdYbEhfisByDthGJ+KB7rYLJyi1vge7Vh4s/sDFYDSG8j9
MwsZ+wFuiAfc/wl0wd1DcPOQllg3vh1z0HI5b8PUoxkuRMPvy0Zv5QQtPycohGPfC8fORE0ogA7doxCGMJSveO9BdHE7g2ZBKOdbI163k46ax/KenZBSQU6g
OuZA7JRv3u73LHBBMN01/sQqzjqLqbaU4u/MzPPvUMplRr1jOB+W1w3b04mE6nccvYdY3zGBamkKoANoqmajukLS4UZfxMOmJyrKB6usFZm9utIb7tiXPj77
IT57JTFqaNc1PVZ6x8lEvUHU43H3EBXWCRsyVqoOucOMFpdPpoJjvUXzQ0UXCDFOjGgaZh1toNm+4kelRPuw0ZvQBPvCjSdxPcFmn0/EtMpMiaVlWTqL+ygL
5pIJKhEAYTRpXrJ0gDA+fEuw0TXXBM25iwMIb0Re03E3n2SliSipG/vTcCaIYnZDmTZlXxmnBSQZZmqc7xdMzz6P5I/vlTgLI0FN3XUX2mWFXn/qa1cbp/7r
S3wxJt/NIgVgYV2cJPalFNAJIkbCox9LRh6OtLGMQ7LwzLFJAUSOVfJh2g/AEt0v/VUJT+ELBD7xjHBlNiCGdReV5JCd1RV7gaDHb3ChgE1auJ6O5wwXUiup
H5fVhPuh2tXiZj8RhTcNgMWPphVD2C/U1wSg+eXGRirw7g6v22A1BPRqo2QdxBKu/h7tcuQy3OnDpLwPux7zxHHkR9Mibpfd6Q/Vgra5zNy2GvlANI2pkImg
09KHtmfebADmGApmcDyL8/YbVWG+JPCOQXLbSuH+WJ9/HqDICGU03kljHOer3izmk6cx/Iwd4tU2fN3NrcONeSOt2s6Vv8cstO/RlQVsOhGLKnfe8YtjD8Cx
2KFdVE9p/FiyMixWUMZnI+8B3jGda0wbf6wVad/wytIZDGnutxeU9bpIez1jgaR16In7VUxTAbmyLQWUQc1aN0dg4EzuYl1mDlunyqXMIpMgZbY9zIn/WZVj
watVV95FwUMUWRvC3K2jwFv91Ocr1zee39p4nl0Vnod/wvOTfLCXqLF5ydo/MGyHTSCja8BHln/T3euZu6UFHpswR/bq1VRtXHrLG4kWhbhJSpOsDEuc4bWo
6MWXjEuIAHQYyYcxh8sauOtlCJe8kFmsjEXhYs4M1PfChRNzvkecIs+6rGQvEJrxGPdepIPO7nAcvKKzu59PJiAb6lruVmwxzjtZyW9efSTg/rncpx6qrEcB
q+4vtokWWOcjKFs3eOu/fcm4cotxFUYtpopwf/6Mdl3xdRQMD3qE6C6BhaQUu15vhz7SsJ3Nxk9KLM9M3MqqNkQaHHkQd74H9EtGEIMJdcm3VRZUONZNn0sg
+RC7angmZxyYqjMd0/YrnuU4QyG2kpqEfaSCwWqVeKRYrwbERN/VuK+K/tAd4gfGERcRP3BeMucVwm7cc2emMdg35yGHsDAHTVsDtITjHnaIx8f0eHZ2rVJF
44PO28i4RledTaq1XnSlOM5AuKxwTxm+qtkIYKzpORbLqcbaSIJjcXmAxZ38WjYwHhRs4aXBonGBKfaBnqeCy2vB9awllHIKU169Ped34rlEuMCzzdABmsNs
gHkovRcTw1misTbrsOhwHuPoJGHcMyS4EBeQpIQPnvOdKAUsNlcpgQIRg0gWhEs+DA/Ypox25vn0ybToFtZ0X/6yoakzs4UddiEMfuGIgvOL4drAqNeMqODs
y/lW7YWvofHYmLrUDDcZrhpp0lqL8g/DRZhdOt6bhCGVrOEkBlsyjJUzgTHANTlQjCmCNVGR1zv2daKHDoiYiZdPTUSzttEcsMHh4QroV2sJuNQvVKPTXhGH
Xq+Har8rDnfSMDvBLjhek4jprS0pdGARwWoxbyJEq21caZRcKYENY4XotyDiiHVz9z4mlhaaoCLykUDRUkCfh8OARhpUluDm4wRgm3MlkaeKWRvMdcmJ7uGj
quusGX10SNhIsXbwm+2TzTKyJ3Bpz5jvcmj7WfGIRzIbxcsAAAt9Nu+vGVKJALXmB31Qu6XU3GN4YU227JJ1dxXEovKmKblcKDjeia5TUtrj2N3hEHA/xQ/u
gxu7eutfWAm3c3iOZOm1zB4jTKF9GJzvXwmyOTA8Qn5cdzRX8xjw7m52xGzXzEclpDRz+EhMeBXZT1JdwyEsO25n/rxnwlV5BHIhQVSkWiSVhg+Xjzn8+/Pp
T4rsszKSxK/TnsMuRvx46gVY2E1LxzX7ucchFuLYv36jKq7+ONsmgsRsnYsUUgZlxSauPGTN17jY0Gi0rfhyupdFh/VZdD2ng+xgyI7QR2++d/TSO3gdt6um
ChhW1Hh8X0Lp0se5orhK2+hMrqHco/QcpZPo0Wc/zQVf//rRjd/ceusdfmHKDqb90YFfml+E5eWVqQG3932/xhPp5eyzYQ15haRmtBk2Jtd2UP4xEjZ7Q8L3
s5/+CxS/9dbX7v7ud/zLlBwNwpJPP+WXxC+Bgv3VGQJ6qnHfv/2ldP+/X3gRhQbDYiMoeBDlGlkZseyaqHP3zd/eevcbd//wvfdfelkq/+m9V7kHElp5ch7F
Azf/5V+9/51/w7eZH11eov5KIptLi30+8LHG0WwDd4/lZTXquSl+1aauUdcgCUluoXhuOiyCvHunWnH1yqBdipGxGUvCPd87/cPxh6vRh+P4w8ksdmn4HHc9
uca7HX37gQZ5x3igSgSCdbj7S5iG8jfxkxVATXBEtm90rkm5BOcVlEqPGth4aAMbt0zT9M72Ka1WgvdwL5f2xQVieN2lPgvTLnI1m80wMYJBGDpz13hG7NqZ
8CBArP5d5UkbiTCsPBxtLL4yYB8Z/C3nzRwdLEDwXALIUc3PAUk/JQ2kvwwXoY6TH1xiB+/7xYBmn0xMmCncJMzamw4dm9R7KomfuNWJKXhlENn/UEdjHF6k
8icOgz5wmNjcQk19Pr0Wz5Irg82SUzktyPtA0JUriBUy7h8+lT41s3i6coX+FgceosTF0fhP3wcaXPSirNI6udq+0j2ZnJJdKazvZnTlSqc7LKJG/fOHJw5V
uMmS2czH2ZUrWyTODw63hImbXRkI7hbNVhzxlYyZMAHZTEf0IcKt/XEF/9HaovauXMkGXa/9TXc+bec9du1nQiXRDS7xXze41uc5bM6VbvvkqZ0pzfmGOELG
0p5Nv4ebhFFAaqyROdEYr72HL30obiNDJ8dB2vzQB04cdvxsbPVkdiHMD/yIyad6YHi3Ksc00ogn3MzD3Ov+RSJk+7M4OsDDAT3g9apUwit5oveojxf4O4sv
nThU+AXc2cOn8PeSnzCQzim73EwUuTCJ3XEbLdhki5PilsiNs3ceDmDoqWENmWtCislFNp6leKugT2YWiHyZGvARlWDwSHrQIVkd6Y+z83XJFAizdgjbie+D
ZsyzbA8KFeNrYqIIVQ2wlfkTgIUS+Jt/pHYO7rFnqsaSu0w0gzbMe6/mOQLxvPOwGy0+cM5iJKfXqtFuvgPI185fKAXza8niqpyvRmt1TldAHzSPK7K8cqPs
XtUGA8njNDpR7+TB1Nr3Evjl6px9UfmIrkqay6iUpheH1lodug5kVuW8M5zfkavbJI/8qxgOkK3X3oRFn2XdyzYMOa4SsnjGqtHn2AFmBOsOeglcXFiRoIOs
)page",
    R"page(xN18mNh13TifNRvnc/TA1fFDZn41WqOXuxx3GW8ZqfJyTJVPux3VIb4dGTtn8alLm1XdwJXPEgCmpfOAiubxPIdZ6jJR3vvkgGvpnobMgH/K87ruYdqg2RuN
dqZYqFzlwAZITGqwAUwwAHE/73Z7zL194OzZs7jcT2yHZs2FveXH9caNhngOhxh2E+T0bim8AYOnINNr27BjFm0H54V74l3ZyfKel+VEY9XYeURnrXo7mEV+
18A7tP3RIc1kPapHrnDklXFBfTYfRky4/X5vMLl4XFw3qs1wzKLt4aBY3U77eY8W2ORgUmT91SlthEk6mKxOsnFOPAuXQW8X48bp+JIsTAW/Ua9/0AEuv2TB
cQ7YU5eQ1QATI8dfDApOEFzaLBkvXss+2kOaUfrHeU5aLhNWnwiolXKgr12S3prRp555QsO3yY0S/ebqtFK7KoiIayMLgWik1iF2b68isvLlvJ8Np0VFRD80
Ns6uDfe8xrgK+kIQbMJc3ZeXr+0AXhx/4bGjwZJ5MK2FJ1Obs5oQl4Ub3X66kwEfJ2nORFoNcPIonb4c4RK6wBArEOqgQNzl6yGizNlTdExX5E7dUVKtK5EC
qORz02x88GzWy2A1yIFKH4wFJN2IMpUct1Vq6AKsIR/Rp3G/1kLX0iQ9LGnRbVCJlbkXEF4O+Ug97GQF4oFOSRZ4Fq/4sgtxWU0IuHHWH17LvChwHPZjSYQ4
iUMJwxqsQMlzM6YpdU+rPEjvdzed7DJnjHd2ndsfsjFi2csaJxeRYLODWZM2IAeu3HGBKz/NxwjCoLqYrxckhsSfFS54bjI4KjDhekkETCYu+MwAbaWdvZ2x
GgfMYdiGPtwadg8SrzBSNI8vrNit6JYxnj775BPPEjVIe4SecSWpTcyPy0MTQpAgOH5xV4E7x9lKOI1ZjUpsJnPk4Ol8P+tNKqO8Q5QtK69+Yzhs6WvlbGPN
T7Gn9WqKSPNTEAp+qJMOrrFfG+iK/IjtNmhGQX1YlqFDMyHNUnvmO49R8x5g/3CrNZ4CfleJ17p668RCPWPo2f5wWOwSBh8fIEe1p640xbrj9PonUNRhQxgR
7UDHqL90iFRdfhdDS1lZgApJ7cIZGQ1oRiQjy+Rg0InCiUEQao+glaeGB6VXEgI1tHp9Tv41hhXiIsKt9DSklFQvvZ7m2qQmiXVXHPeYQalk5m/NzZ18sDO3
Jo5ti+fKwz1X+x/EvCQqWYBkbCQ+NoRl7dI+G+74sTY5JL28DqlvJa6J0nEVhThSD4diFiwO0mv5TkrFcA6OtobpuFu7Ps6LzHbGZLWYj3c5SQ8Iw6yWi0sx
mkVbTbOp84Bm8JNnQvJxnauyecxw0DswPnExvM5X2e43hsk9Ne80f7GoptGKsWxUHddy4PzaVYbHtDBh3FTKQd6hlRWN7BK5EbsCW9FtDid1XLCRplOx+5Qw
pPgRRCKVyYgXjtdXKAciTTUaDlSTKbyJzrQchRU/uAcdAwVfI3LGcA7AzfkUEhOAVArEHlG2b2LkJ1tVCJuRNICec6RbwDX+rMqQclTvCysKhQaiXUHru2sa
3/T4AcFudEGYVoFkgiisK/JMa2xyTVLHiDocRvNi3GK2RKDctHsjcS1YPbhTk8+3UtLhLWqHtVi2HfOr1E5J1bWoHYmiHBuFum3DEoOFlM/SZT0dvQZHA9eg
PLsG50mzbUZI+pKp8ImGMRuC0F1MJ3xucyWYBHItsTOjErrisVBKi800PBoT1RwfxGYtxbywYzGVDzgRs7AUg3a94arwyWE37VU87lvg/ahd/WUWfOUea9+A
99w0z9z23E0no+FoOord0I7buaAgpY2rt0P3KGU3mUzcUko0Q7Dd1/8WZNwzMYLxEk5ql3wHMRV7nDLXGH5b1cqqeyMRN+pQ0NGLTJ4H6UAe8oF7HXCqfKHu
dYbrOQ2KmIgq9+TJCy7ofDTTErgAtnbozz8f7YcergmbE0ifixt4GGNKdGD7F/TtJR5ZYsZH7zVyJAJMmtZcrhsdFNwretALoVqVQ8yYaD5Somr/0oA8bMzE
J2t4vRk9lT4l9fVRGuHHJXXdet2ntbRmNNguvOSD1l9gTfz9bFgLCAIm6JLqKVehzQrCU4288FTcQ2WkmkHvuvZaNt6B4WVlVI2eM6tF14IXk/OqZFO/Smgf
2bzgVyWJunN/qIxaVxHK9Tn4UyHypUV/RQHgDwYcLsblolV91fczEflhIqmdUq4PYhkes+BPKs4K7dDdoEg0sv6xt3P9xVdz/eBernQrY808IPf1j2l6/oaQ
oRKQPE0xDcRNJWZyMuxnFbcePKMnky8T9hcT06S+2jL6ZM0jI6kP5jOeI4UKu+zOXcbx81Yrb7dt2oNKCxp8iYQNQLEWOcsOPR54l2po1FhurcuvYD16zcii
9FYfPvHipNXgt8M7SFWKvufvYKcHKjdiHyDPnDGHWBVduoREZdR8PmGbC9bOIEgVB4rNqY+u7xSQ27JVaZnkN5Qx767T0dnkMK4afJWe7Mdhl466TvRB+i4e
m6HbbXdYfHIbmYgx5SNOr7Zsj3Vkj3Voj9k1ST+98LdmTY74HuBB+xvunYGzmmfI8D+6CZzhGx1QuC7xqGZnOB1gUZ21BjIVpsKXmFDbNdiiX+0w3VpFddJM
0E9JQ4Ss4fVMJg8z53kE2iiwdc5xWw6a16KpJ2nuLJRybXd1A3LKTSZilWn2lmT3fTCq1x566CF3e4Xx+SbamKC9QKGAk+eUdLoaNbJVqkwlHpQ3D180il7+
+SAXoO+YTG5bFNF6tVgx9RDW7Olx1skncJFuBMFNuFqoBhml4z131rspOL3mBZbhUDH2AigfVBS/WstFkRpy5NW5EdcxrIe1HR1CKaW1NzkYSdgyIUnqggEa
lpw79zho8zF1LrhMUmapse6xxOfUJtMt1tO5jMz2lQvXT+TEfvTyZNMX6oeGL5PSsj21/dNoiBCz/kU/e7db3LOJqhfJP5c8wtrdRz93+fFnN55+/JmNx594
/MnHn7rMxOJ8VW8GpbZ3PY9LkMBw13iDx1W+Xo+De1ZcFxx+uJtNOuMPN6MP89UP38g/vH2eiz+8fSaewSqEZhZJLjbgFoGyH4Mmid5zX/S7gtyMkwJ6KoTq
N9du3a67ID4ZxVFck4jolXOnafFXaIuelCQJupiIHJ47Y8wjbMBSaHw+lQ+K80yCpJa07Ux72SoDRlqt+v5Dp+lE2D8Dpcr+2bP83OXnOv/7UBVUvl4N24g+
FK2hcPiSToTz7WTJyvZL6gIHGC0GEMkzTRHvsnvPCdkkncwPzkz81hSuLbrc7MuDgtYurJbdNnTvqFP/5ROCmiR0tSl1x2izge1YYLIohesLMMp22e4nCsnU
zBlWq2uMbzI0t9RNnkvWEAXrnq+bZfGKuz5HObBm6fLF2oOvevHB1Fyohetvdvf3S/GNwsLDS6ODyMElF+Re7VWO9dYxVkCw6/dJ3FgWwtje2z1cokX0TUge
l5b7/LFNcMnmlWI6L8zUBqKb+ncZJBmyjMJFBKSUqZ7ljpj5MWfUQZVv8fdCQsn9npK2eJ7o5+pFPm/4nWPC5C6BUankzLg5lBE4RyfH7rqVnpUwm5AsMs8e
En3aKN0tNIyy2T2hnDVU4DNZumcy/LqUlIQLzTfJiipI5RH87c7HlqXQZtg5R/JWJqZpXtRa/9DpwNgZziaY67LZtdR0OEMRlzNTSj6leVO5LH8UiHw1Q5cV
2ZU92sV6+DpjDu84NDyNIxmw1hW2LC/VlWW2N3deg8eo+i3jslq+IAgtNX19FxrJCoAKIboExm9vdbVURLL5umLEsqAc5GNvLVkzkt1hL/s0W0TaKHR5nUOW
5g2ElIMQQlyivLrKryxL6RmjcJ6FCiJQwQNsH9F5JjLyrWxSjvz3/POmKMvDl8KggGHyC/tLGmxyeX4OnHLTTvEsm4hVoN+sRgK2QirBujJPnuAKOk/CEqNa
S5AvozsZXbX8rEbxq+SMFqADuPAmVgbp611SZrpQ4Wq9vVAN4xEriDc5UaucqFTeoL9CmQIx/arK6VcbJQkddGoJ9EZ54ulfjLakGjkNiqfcwdxgNuemMola
+IuB4eSE0CeRWTRauJO6AhxJJMFmZOoaBYrV0PjqGJpdD4O8fol1yZGcJK9zZoyreL4KJ3ieQblXYNEs2INmZquRRDiCmQiBQZuLWiImRhIr250oi8X/CAYf
NRH2hjqcr2JXlv/d1PKF0IULUcG3iah3xjlJm6oHJDJ9XTT5KPMX9EnX9FwjXnkcw9c4jTLXKkeJut+mMnE4lMPBrjCRIEDgPybmn4Y50as0KV7jfINuqUmE
bjGiw7TJU13C4fGPq/b11boLOg7IWKlpOpoTakNhVqluhWa7b0D3WcID4QQOaO8IxPRc2l/Yf0w9D5hymgs93o/y3lJV922BwFTRMcLoKAl2o46yKrogjrbL
kC7WxfWXbXHuB3u7Go1UsXRSe2m5Db90J9NEtkbQzcmDaFJn/v4tS0OMXKWsyh/yqwmWMIkcnvNlsNLbhiN0HNVHzc4cG24uCO4GlodbrjmsdapCQnOOntBC
EBxMhCf+8+zsG3qvDeAH7vpbQoO4bgf2rYvr2s0Q9h9s4yVUTSowbdkTD00EANXX/Gu9xl+E6ukHjnW+l9wnibM+1ItpnJIKmgtiPDlEs6K6YjZGvgg9VX/f
LMWAPeFBodyVS4lOeFN5f6Tiv0caUmN2LLRYhHwJwqXhVn2OywzPkmwJK8D8lm4jX2Ox70wTpUkogZiYl9q20HTGwwm4nnvLLvsiu7BxsTLilh70j11/90HE
XIoR6uDAzY3F6WDR9M/tNq+vfekLdzFCo6J9dAWaceCZQbJ/tb8DsDcFK639BSqWex2KTV3FwRFpXup5mRZPDif2pfwKTlF7Dto9eA3xTPnXM2yW4GFB3z8q
cDTL9Cc8Qovh6C+RZbw37FYlOpznMYicjqPlTt2HytLP2HOQC1etjMkCkn0b82sO8sRvaluc1PoitH9Q/UxPr7HqZ9o4Z7MzzzfCr9mcjYo7OpYvVRQrfLJe
xWivJUn8KjYYXWJFE6hPtO+l39ueRAV9BwsIvhwo+9cq5QIyIsqQkuiYVK3fM7+syS8SGfyCMb91ijTLcO+JfyNOTGreHKV7bVxUnUWeNV9f7YQl6zS9XvPq
YEIwH0+lT3Fa3UXfG6WgXAIJq5j8iEI0a3rA2uAPtDCZryuLLVTUBQAQTq60mXiJ9V0uIfWz7w2LCsgu3IgzXwjdsqlOTTTDLQ6eyjqC8IufDkySbdEfLMVd
VgygR4NzEc35kK3sS0ABDfLHDsQcUmFf8nK51/iJaEWd6US3CT+vi16fmkzk2P1Lzldv5ccY7yRLdArvFxbHeCNr5HlqSH570WTlnsx9YljE1SF8ZTOlSvSD
pmBQWuZWHgb4y/e9mEKN7fw0wdOEKm/X5YUV+SuezwtrKpMv5WLLh2B/eSOtKlaqMtIHmbvyO3YcyXxNfDimJpPFyLrJ8xw5zKI9yQ3HZzC3zkV009d1hms9
CU2FR252wdjla7C8zUt7dBiE8GsN9tVUqGq6n22HiWx1H2sVXVGOeZPStDfY+x1FYvoRBxirCJLKuGD6uzvtb/l+SIbk8/uqkRRkIz4YFcZ/oPDGxCJCAYg1
+8kcaooyWop5lEiPDicVYvl1+5yM4o1iGHPkr0Lw7+7pShiawNVCKwZE+9jmwvVVuGXlN8CMMNX0wXAYXbapxMEoOI4NNpWz1e1tgmPwvIjGx0RSkhtw0BQW
B9jNrpXV+JY8aydemoaynohvsUEDc1BAPnj4FfSPeaL2dfbkhd0EsoGNSAzI9YaywlpHbeyASd/VhA6PRtvLLc/qJD6uqTKqisqdChkmSN2IQEoddJaucxMM
kM+hHSsRLBLA7kdGMMUmHLvKs6ngaTM8Yqgro1bUUN0ekCV1GFeqQSmmo4Qsri9LGjLftn6f7eoFZ0kkVPoAt8FS9SrnSMQr0xgJGohewOpFmoR6G4X3qa6q
9KDoypl40fQYoK0Fy5YERTPY9plerg8SQn+1WamuMWuVaXXqMY6ynBbyw7ooKx/8NBcTbVeknKrPU/tyekkSdxL7YVn9ZBhonSo/MkQ+eVZOWD9s2gOtmCP8
FiAr8Wg8ZPoSF3kv25BfbZcbe1kMNXHl9RKrbolmdFf+mC0nXnTOdcRAYwAzgWo0vUI5qBHzT9LWzIbDE3ZmIFFvYyILLg7hvbmw8KJOG9PLFgTnUMoeRi/q
+9GSgps4Cf/j9NZ8fxdebSs72TdnhLXmwKD1BOjXykruMDl9mg8K9akQ83RZcpNq6GtC1DhlX2rvoC8nzjX1591UnPLuHj4QVesmYJwcxCOATe0fI8pZCZoG
x8ewezejRqWgzgFURy9jE5tXk4figk01vKDtFS5yks1COMW04/mhMGv4MvdI5OAR7pKBMntxOCrr5vhza2QVcKtq90isocAvyjaGq+Wbvzl6nWIfclU+hk2A
9+h5rJu2xiXyG3Mpquv729tpvV7vnEeu8pHNq3ASPzT5grRDn85ohfN1/I/DiYHa1whbeGNzgJo5Gk0LN0GePwQvNT9aSi8lOoNIHE8NCy946GF9Vose6Xaj
w8YMtiLXd1M6xnczU2RM5BXprkBLbv/yx7df+8rdN35+9Lu/+9N7r1LV//3Ci3ff/O3dN/5FXh5976e3/vCDO3/3PbTmhQ+BxTAHXPmMtJ5Pou6QpE76xoGH
OITIH753662v3/3S7+6++evb3/3GrXdfuPX2jTBMSCfliHAVtulVBzrxOLDW9ZOM91Zg8Yxq1iJ697QayHMjSdiKvVPaHXPU10gcuhDFHE5watR9EL61d9Bi
67V5eOIwR9iCRKPanapcObzSvTJLTglDI6FFPi8vT5jgIuBYxNOuIEaCOZMkFNlMqAAe5ihVM+pxOpj0OBhvPBjyKNVrxGQqFuZUEo3R6phYVI0CJCEEUD5g
y/EVGT4M7kWQYWeeYTczrgXcjmc5kywrguHyzeUmv2jCQc+54XFVx5OoEw0gtaEK5uFkg3gM0xRzlgz9vCihKazKJexCgLch2+oD3k0CzPis8GKNk1kz2kxK
2Nwa59m2KjpNALElIQpw6kiRdRenIIhLKTuwQoiZy3Ou6fb8nNTwrRSvFq7AbIok0xOvEQQyjG0sYAm2KF9EadXUqIUSlgVI4MFUFgYP1rERvBoED3RIvUbF
Qt4ALL9MNDE9QVGwnKKp1MqSGFvGcsDvpEIMuD3KmdvkU9v4mxKJe/xaNiieQJjPAUkO8YiGWCC2Lf1jciZkNX17GRYOHJmqGE47u5ymmXuVtkth0DCL2l2V
h5Xcs1uOWmZdQLymvXBmyxthN4SFtcPoZB5gyTzijUHlgB2OD2eBFemg0DmwIRIKj5UTg04++9gFtWKPxNWGdyY22Dkfrnpnz0Kq03njLlvasJh2HM6860Ni
pwCRWH+gLynT2habOPDQbY6PAdmwm473fMWjBIHgEA8WdIZX5WKU9+INmdgKfsSEtpjqtOLVVXZGpj+5/O3qnzz2/aQ5/5OoXMW5mb15J869WIvo0OAlbeaW
qQ4mlsPIxsBMvGymtlWSFVowHVQ1/y8bAEHgwladT8MzHdRQc8IZvFzCdEcjDOVDqdj6wjBna6iVOqeXzhEmr0QRJxVTF51NEEVVHtnfz7iZEjGxoTk+QXtg
h1Yyh+dQN2R2pOCxVMJUP+jBucpRl8NtkwtbaBc+WE84eTXcphfDbUvIHHFmVaahHQvCpoKJrPskeDr45LZEhjWxPcv5oSWkLI9bHHHXEVUXocH5ATqLStAT
e/pRP1pTCxv21YYq6IyHvR6bWusCWsTLlF3CTK2YBQKNrFq3zmGIdCxuhIF/lIRbKPM5jjQ/N5W00I7JsVlhkPBlcpx9MrM/gRGn3LrAaItEfRM5QES6CS8G
kuqkXU0vuWicLCu5g9rwOuY7B2gn/ptL2OgE5vHkSdmEVvNnSwQde1ENZt7GmffDU/w4JzxuhfuW9kKhDtvlMh90nXQkQUFFeS56HD8eOWa/g7ncERdGolPI
sNEB6hA4AmS/FV9+DFN6+eO++N6pUaWneK2uU72m2/Kz0C1BV4yDhf2BAV7oE4jTeW7laCUzDwXGofwS/x7rjzCqmxTl5iedITv5EXVkfO0m1t2xgCms1re+
NGNbf+z3EzZGpbmxMeLzc+Yd1cZwEx0Tdx2YjYsuc5hJyZWFaiAZgOZTZGa+szuEc1GVGQDmXzloed0zI1H9kvqbSnnWGn6Cz+GOF8aro6lmeOEzYRC9ojH4
x7DoCWkRFjLxibPMGNkKkkbB851ke3ykP8kHTAfokG5awHwJW5TMDbg5ciNN4YkkLidDZuu1Mlpa452s0Cwc6u098wmtBuq0uPBNRRhLFRMTOvAmA0pxEGgR
kscBi3Un3zMvwgAivCK5DDjx2M4UbV3j+A0vAnxkbQY7Y5TKXFjBrFbcW/8M0ujDimRZ+wE14sUyR40Q0Rdlmb0gsHlqk3uHt8ddKWdqFiRWWHZiCHjb6kvv
LOdvXuTsXVmZNqbCGYTjMnEU1hDDS/LVnTlvU9UhfFgxpCWwdg7K3aIY9pvR6fMunp9EXjH3sLQo5AVJQNfScWV1dffEYYt6oWbW2q296IPR6fYs2VwUsgVC
/gBpwenjuegM/qxFp2NTKwynAxNmCadDPWYIs1KN9p+QXXmgfyfTPtyVq5YaXXSvDp4BXqtiKBt5wtJhWYEm+aXHqk3DNbygwcXUqaruUOCwPChLrxMRHias
8mLrHslY3OsxzRmxDaMsK9V37xO29sW4ybLMOGAR64iDxdmd4b1tI4U4VTzgijI4vhWZa6KxsIkGK6MEgs+aO14T3osVX+zrV9lv8LMwJbhbN7HGNDjXWNV7
n2NjOGpDdYmrBmmrUeWA/jmQ5g4a/Oyas8UlgJhUKlsrGW82GTCtLaHf3B+CNNFWzAfhKYWaMfDa1PncX2vaOGk6twf08XMVXBkerMkTB4DhBpWAHEb7TTNU
2g8HWuwklnfshUCEzznCkWHnK10/cLEZ41Ws7Zs3/iaWdI2h44EZnayDanTO3mvxpDwgK5YwtoBvTrwAo2WwP8tB7Ajk8pQg0t88+Bq3zRvBvqdwgZKALcON
iMPdsSIhIIC8I+hVt2l3gui8xLvUKr5OHOa483+CL/yfjGcnDgFurRh+LN/PkAwLEdKAa/+V1QbFnK7rACwWKzeEtLApXhgpCm6hJ6O1GpuF6HZ1px2Sy9Kc
e8cV/FKwEUNkWqWQEnxCrgmFFywpvnUNUX7mWEQLAZtbcwv6O8PNNuqoJeTO7V+NKgSChGYkTMWhiTxHhFlCzzGoQKsCR4sYWaaVU837C8IlCPEU9hU2Wbxk
q4buMT1L2QwQeHOOniR19+wJEcBk1wkX0cAKDCTHx1s7F5138RxyJAIFxiB3SgyKYK9jc9dlZ+OwwnY+I3v5jF0edmVIshxjNnLgqLfxQIv4AnERW0/FpXc3
bLcPSue8DIxX4kTDpwR53cbFx/IdmiwXCsocXsxacqCOfEfPL21Tf/lJbbyW2K/fj7LF4pt4IhkAt7lkqOhGCyIVmcqmWnXlz4s9o23NRcZwEfBKUcBMNBEb
VSUJnJe30vFEbfl1BQbBBNkT34yMVTJ2VOOaaGpBWlRnG0kc+SXiIeARCUGje6wsLEZMN2vali7MhbU0ip0lVMqEEe1beHXUABQiC+BobNTrsw9uMnVi0YWj
6ft6m3haYj4J1Ux7l25iKzwBi8mCWx9i5jdgLAvODMHx//M7fNWjGtULURoxSY8KXM1whscJ0tLRzrhGYnaPBaIJ3whxWyyUkKixM8gLkkX5Xshr9tZbP7v9
dz//03vfv/XWC/R858W3b737j3d//NOjl34kn25/5zd/eu/l29/9/Z3X37nz7g+O3nz76IX3br/2wtHr/3zn1b/SOyOBWq7GF8Nd5ewcu3lnl0Eb4eKSzlSC
/XBNyp6e6d16VLn5lRvJMkBfvv3av77/438/euVnt/7wg6N/+65fn8oc/eA7f3rvBjXwp/e+EgDH/DRJ57uScsDgRq/gAV2WEnDwAqApFJ3bhejmV16P8om7
ZBsWnFarkw5wFZbtdzINwn/7zVfu/vhlixfuAyD/4Evvv/T12999884vf3/nx2/QF0I1GqVXR1/+za3ffY9e0bhuvfX1W++9evc3X777h5foDaE4AH48HBYS
zF80sjsAk7MmAKjJc1OAjEIMy/v/8Nrdr/zy/VdfOXr7V7e//fbtH7199Mp3b//2F0GTu1mPEfLYON2JOGdvlA7EXY8WUz6YwD26GHISi4hDDo1rMHeljpEu
OUIgLe79OknU9LJy86V/hokS8TUJFYyYCqGpx6Fk17nOC6zfSUZ0pOuVmHSIv6NJ2BkS/Cvx7V/+4c4PXrj7+7fvvPfd2ze+ffTaT4++//ujv/7y7a99++ir
Pz165c1b7/7k9rd+T5imEdEAj775v97/1ht3/vld+nrnZ985euUfaQncfvkrt373SkRQRTQ3t//1xwitfPtH78m6OPr63x299C4a//4P7/7un46+/87RG6+a
ui8f/fXXqYItQ00xjLd/8Puj914IsCiIsfkSxrwUGDRXhnlHuUwFE6mhxVHw736NLff3//L+d//dK8745PL6xBYLtKCcYSptCDRgAH6Vlh4KAPQbvF2CeeY8
EPhrskXwaEv7FmVMR9hPXldN3mO0wQ7PzMQWLTo8O1OTisNzM0k1xHfCAgfqKyC4draVAd/bvzr6wUuojx9f/gXXp2nxUMp5RxiYEBYLynE9uXZS3jFwdKgw
7qgIJ9ZFv6/91H9pq7BCpsW2r5ge3szuq1gXtWLYy5OQz0V++EXaqq4IJGlDZZjE2VtzrH/eLkoPQXAIggt4d8AUh6i0d43f5ah5QlqY4MldvqF5NHIhHERO
jt740q13/5XGJHf6t7/90q13f/P+Sy8HC1VPfwD3tLKqAgHjQJYYbV7Mlc68ob8gR9//PWEN5RjtVIZwHl71y6p9VmI+Q7RBkPanjb3J2caaZUxHHC/LCzjB
dnkwLcVyusSW3gi5Rr9mN1/42xOH/LExQ5oOFYrwzRkZ9IjduzzUW97QBN4L6H7dO+UlGMu+Fy9gbDOaqLVt5VCI3adAJHGTBoMyfvOYmEb4r55gBU6LffDN
u2dElYOXjXY0E32ix2CxVEpcd2VruF+dc4piTgFXBfSmg1iZDc85zNOHiCsXF/ScsRQlFVYi5CL1G7coib6uzA38ujxVizh3cXfLWrsqrTnHKr+1CyUjJxqa
3MAxA4sDeBPTOSKeymi96AUe+I1RitE7q7gwpR3fNlapTqv56YmovwUOd7hXhmmp2MpZDxcblAF3DmK/qLFh4G5gbdmYSXaUKa5aa8qqtYPUxrQV0AlvaW2J
Cpl9rWjbyX0ZnkxuqZi4FQlnYq7cqsZJmit7zZouxRbv+ef9n7BqdNsRmX6s5SfRwHV/IGkhF4bma8IMelVSTl7kkoKsmvMMcDSQYbYE07sj9XrglsF3026v
lBGWwxLT+3LVoRJfrrOhgQyXx1EN8MD5z/2BG7vcmvEpIwEN7Hj0BECRPKJm84ynHOPV5f5aYC9pJDh3Z4004lVObcViE6Nm3qQPZlJ+WjGz3grJMEtt6uWe
SxEtSaeryhM072F5KRathvJAam+6mAMVAxb2A0AxGRU4NIs84fazbPLJYppe4NG8GpNU0wiPHWuC/8K2HG+JBD6LFxVTDLwn1GhBv7hENO2xrYasKcNZXIrO
ndHqxhxBS7DVvdRXD2y+obWeOnDMKr8Shl2aC68IFgjevEjF+ArlVbiHbl9GICek/c0XcGwFcs9kuHSEE2sg2XBRFbGPbTvu4oB/grXmVcPx4XnhGgrgrrSX
2SoJ2gUBnr3SbMXNjaden/drktnVJco2l+HLGrRNDro5D393vieLXPm9z5YoacBJsf8MM7zsezYANJyPiXcX2ySU0r54ES1AtuRlne/wG86WZH4hmjW+Hq0y
HKy24gBWTDDMCliGM3UF8bwfQ4fHeZyqa4U3TVin6+JUaAyz51Z6oFyY00IJvZAkBWhYo6HGUWyaDOi8xuEPBgKklQn1JJ4L8rFkmEnVuBBsRmqCZ8XrmL8p
FYZW01GG+fJ4HSczCVpv99v9r1g66r2sTgs0hkLDlyiLzA5cFv58kbnGQuWsG5COIdZhS/clzNt+TQITGoXWXxUG2tHdQky7F+lCpQKX8FVbcToZ0XG0Oob9
Q2yZZcO+GVSeUqj4Doc175YKikm6g9CdJJoJg+HFLyj/vR9tQ9HYLk6uQ4M03m5M7oRs+ptD3FGbNgsUf+JMsHiTaPruprIo+l2SaEuy7oURvdnL6n4ieVut
6XYpZLcxVRofOxf0nU+TXraDAMw+9VF88vkJpNnY2E59YM0HZRr4HeebCgvzUR+W5RPEsQDeDkmMke+foUJ2S3iBEln9HuZXygJ1MmJq+zr35YhzXbplTLTe
3hz5etrTa76m9uyZuiMPD0ZnzifJbLS/6a1n2C+NoNGNr8ZuEwYfkRgrV+LnvvAqpSll2iQF0/18YvhCjmDghT8KmI3SMDfNXqVGiACiAVDGhWSputA43O6/
FmBozxk1xPU4mXtp8qKZKA3+JSLkTgAbxF9jamryOu9kxUdh80FNPNrL6c0zGv3fXKEoRQFAdOBUYDuJYp/l6839GiQzSIl4lru5piv0OS3EPv5Sxlz6G1GS
wWaLDw4CCzsUmIcJcEvteJGwyFgPH1qDILn8JUpmRwdjUKnxKJ2tOHasrfEnulRultxHZ9OR7cpI5S4iJl9eFmyjYLpv07YcF0EYu1V6Eh8Xz23m0kUZPWGm
sXY+8XY537F67FhrU5dTfbPd9KNv4M7J+9ywn7GHSuUkEo+L18qKE81qvNimRYmTC50qaK4gGpVR6dgt4qFH44B43vIaCMSC5jRIVV8fdClqSOo9XNPblQcF
QEXb5CK8esx6lw+eaTHPjYQrkG9tz6DIi4qD0QiJS8WF0CKcxVfvV6MaMMtKQLwgOUFTjaCpq0FTV0tNGULlCwnz6iERc0myfKSoeJ59spE9Ir1sMy9SOZma
AMvhjiMw+dFd7rmTcc9v1E2I+rWsgeX0wgvdwybgK4axcLFx+IDHiWZOeH/Qc/vWFIQEZzcxrjDcNuboI9wIVOXsyMq/kPeFkAeF0HPTbFI8Msj7bGH6MbBI
mvvsUKcQZmtmn5qKFyL/Z5De3LpTuo6TcmkZl5npC57OlWTLHZZBS5QISeeZCJnzDJQobKZdNTuXualW2urCt5X+XUqptHGzW9xi5654udfVqLfSkCRWnB3a
LKsgAFTTbmU0ZzeYi2KEHY2gibZYY0kxIWFXvRav1r2QQC4AElq86rV4tbGkGFoMQkRtC/dnF5mcLSa64u7BaFgEa9oVaq3hwPb2i/fpdBshGc87FpOtVRex
SsNpwVfurPmMjxNqvMUdHIe8xkKXmoueSw3JzllN2EKj91Tq84XhsO+n0/LGf5EzsIbLyg32s96424G0da8DeGV2z11KE1LJEgeqkRkXEDTdI5UsEKxMphSn
hE/hsOAdr6XolPNgzXMAkgs9EuCwPPy+0YFNP1TCoxeVIUT6R4fE2aeDiqqHMHbJB+1OBqM5CoHrwCq9Z2WFwyjsPlrSvV1DxqvJQ7oHmdWNXxvm3eCLdTVf
QtUC+mhXjcEH7sj8Om5YJIz561l0htmB1EWBrd7UiVGh49ZsRUq6LBxDTiRh7nxo9UHWE4jxLTHrYJIXFti0EJujfRO6GDHOULqVtnFcZTS2fLtABI91/zKs
qcy39W7g3mT38c247j77EjcBS7CxsA3O7BxbfaOHbG7ATIcXBYR+1EbjDOfjY9l2Ou0xbw9fqeEIblLpjjiYMO4ECxIT43DFTSK/sYcCIuu0zVm1AFVK+EjQ
R6DgtK3Y9pVj1mMwcT59gX5ANQJQJ2gcADc3iXe+TVrjdqsjfiKMAhA1BZ1PdsTC8vUwnudXMdzZ6WUVc1k+HNit6i/cVC4Z3P4zzSsFEP7JU//6jZjjx+cy
l5x/5aKN9pITi8GRrjwN2nHsHR8vKsUL39lcoHMzVaqlDNnEvSt7VtIDK//nlVM+MCiHHM3zkRSO0z2HMRLnwi2IN5948YS6l3zyGHRIiaeMFBdyTykThG8m
2BfrUwhoc1h4Mjlmj8u7E8OpJZbUabg6daMi1GMG86iXDc6R2MybUJVnJLuORXAgNs1LJP2wttFW30cDTmGi+RdMUozt5M+JfLdd2XMEngODSap3JFupJMc6
INl6sEWy9QbH1BNfI1uPyYFXb2zyy6PzjsT6dI7O3J44TCWBli30nZ6nQz5tqyO307ga0LtGm4PrJ248eiV9rE6R8z2yA9FcMjltht1DtY2FTvcuAQYGaLJL
Gm+ye7mJhfhwE2g0i75LmJsmNc3N2Wk8mXMQkw8BsU58VWErQJCWlOtBc8RpNInwi/Wc87TvPFIFdklQAk+BD4O4WMVNd8R59NRcPbh92EQ80GBjNRHpJhB7
NKrg5eFeNrDEVX45kizLSadVop1bwYephLepS4fDVf+7Id0o0nanM0hS3Z7Psir9PtxZBLXKwNOohP0OFh5KqNOfr+Ng6TtYNCm8VfoE2qfKXBBbaAXmLxq9
wn5o21Lh8mYruZwttg1R2Pmjd95XTQTzfUsBPPdoy8rgpt9wuqbXcqpV0yjK+hxFsKlLsHqrVK+J1H6CLX+gXhkYiwq23sGbPgcTqzi2Zz3ajP7jt+EtHPM5
)page",
    R"page(CZtWcbqc8Lhi7siEM3ddqUWSdOJTdueHLx60Gpha/E0NsZIfofeftyfWay1uucMB8OTxgiN5QmJsPz6ZOWTaYvuRH0E/dhtSJzyUMXcij04X4whL4hEq1ykH
thubrHLufYftPDrukIDtOfOx8kX6Ucx1jI9rWGYZzdGwYY6o7DtrCb74FWrlLpYlopEV7YT/wgmgt8T2C66DpR0JYIbgetKUcOTcFmGJ69PfYIdIXoBGwsZJ
F1gfWcJ5xXTIpk7cSAAYvsAeOjSE8naYQOFOMmqzbCagRWxaK6IDjr0DgeKskBxIQ7C84H6Or6nV2GDy3JgD/GhIHwyKD46n5NJ288ShHRRHiQDoHI4OLlS5
5BN0FJUOp6vBOwKIakawbBLPCGSRYrGOW4XiMZ88mXZN9DTayKXYYYAId3ecHOmQ/cJKkWT09nqeV+G59WMxsGDY8mLShGFoXHCN1Hhqqx7B+fymspT929gg
miBMXxFI0Klfgozbj9Dqj2vD7VVUjRFQv+erSu5PnBHFtwmKkPi6ugXqnuO0bOxUZqCJLOsj3Zj2nejLeTusslVxTXThEb4x9F8KmcN7Ma7k6zOCk6+0VwNL
EQ4DzbSKS5lDJsf9UF43ERzzRsKX8DnybagaVMUIlL6K0hKkUXKdaGmDR+TbOKlhLtxN+39n6gRzTeKqKmYek/mJ9JoFR4t2WzGwjSVndZvjbDLtFXHbu2LC
rBk23rhl9iX1IjeEzcUPhkNUhLPPgYkaqG6a/TILLzd0tpBxK2a1uPTs+wx3jepCP5lcbn/eWts0a+3EIeCebZaXme9ATPDMuyDrS+/+zivdWFS6IaWTxCSp
cF7dYAVY3h2yrZEX9UKIvT1qPrltiliZyPzeco+77lHsM52BKLeyLuzkOkch9Gw0TdvWwtLa8TWPj3/m80fqyx6CyURx3tcKxGyDTXk8f4Oq521QNd4Gd/71
X9nm/u6PX/7Tey/zrwYbwcMsXpwOZDm55u7DtH6xTb02lPVHxYHxpSJCob9RAd5OAhe+wbnoX95hz6JXva+w/GdrFAeSieckfht1Dh+oniTiMnTr3W/w+6Mb
PzdOJEPamPlgo5uN82sZO5LoI/ucwWEBfnnsDHHrrXfu/vbv7771s7svvHz05ntHL73jNcBs8IG0YJ6jdBuuQez1MB1ITMFvEjaOvvmN91/6+p03vuPVhzeF
jKE/ojOnK+4ShJeRWEHFd771C3GUuPvGj7UqYX5jMu2zRxr9Ze+Xv3k59FtQP7DLKiCfdn4K7MnHeWk1YOazyLi4MGZrtj+K256bNjMWknjahnv12mNL0SCi
KxgCaynrIur4gV5RvSuGnbSjQSZs4nJl7cKk49dAX22xIBywJse6xvtQw/8uypxzzWXY5Qw6oHtl3utakP02MbAsM9osFfdi+bRWuaxEJVB2Fc9tz+FWDOlV
d+ayk4jizsZdEJdOfikhZ8pZXeVTo52AM2zVtam275xBZzwRu3uYiZdMJtl6ZzSciN0fmEX7lX/4AS+MrvFeoXY9CX7MZgWEAzXA5Sas4YF6bWgJC5MUcvpI
VSkyOITKHdrJA3iO5xNnvsE45S98skrKHJqKB9TexxMdVqQYiQUL1YHOjCNI781HI1BiwwMLAGBi2LXHS1c8TlWjfLiiQfwh8Y/rfih/vMH4lel1Ebxl9Mr4
QviqC8/TqSdMHXhaxFSUnZ11zixmhYcT5CfBXJpK3qsQ2VJVXXeqK2CJnoEvn7FfVKZvnt8LOk90rCgtGqb7bsGBkQh63H22MQHTpCkGT8IuaYDHdX0p7JG8
FNXegJOJI8AetWt0S2CMaDPNxZdXIwO7NRCwWyfSzK2LuWxn1H7SZHLlebXfZWqvYmH5E1pqen4rhl2Y6TNzZL85tIdTEBR4BuoARlPTYdRHG/E7cM2ewJ9g
BQHHTbiMVG4vZDrs7BgHwfmw2J4FhcohmjfGx42WhoojCJ6N4r4MSMQvzMnj25ZzOFffxGuigVptiNzWlc9vtFuPrP7f6eoX6qsPtU8iWq7y5nptHdp/znnm
S3+LrR5dnF7lu+sak+7zMODn5vj+HRrlkQ0oxilFbNENvhT1Q96pc6FU31pc3Q/wsJVK8lJ3iBuUMk8i3RiGhO9xHwgLhLRyIRa4D8vEbiq3Q3KB3xCCE18o
xSGvFJKGzqkxiPM17mz2lH4qfYodJUx+9G45zOUAqTdMqO0gs+gxlbJ9jmvXRc1SKFBVFtxPKFAAzM5uHAcURz5HzOWqxA+JP1KPmKCiuyCO5+bq6olDVIE9
rQkdmtyzcL7phxdVEwM/jTPJBLwH1Awk0Mftm4xqHhNTNdnFlznqiCrbeOg483fWYMhVcXgqt7iGoUu0kXNWU+balEfG6NtV/uayqxbGiEhublwMxLyr7ovO
twFH4lU4xDTEG2aBb4MTkcRjcCCkkglE1SxiBot96/bWa3DaoX0Xy28/wDXNjDl5RGuiRiJlZdchz2EQVM7XTvki3YUlRU3eL8H9nOJLnE78XcQF7crkX7yf
LAkrul400N3huPiM+Eqa0xi2UHhue7RmTTyZ3SebqrvRcFGUZjdf+Cco4FHEXkXT88cl61SF7zbl/Fl47WnDxAooCGBo4FNlXKjt5WKzarmUT2D44oz4X2Pc
4PnkzJ+lHCBmMreaNWmWz/9qaJ9lF472ALcFly1hGz+Hb7JESed1xAeHcQ0yqKzwpbJGv0kUaAvR3O2z6wSSI+OLKujtwrp6WRkBMwiLPpYL+oUMsdnZk5Ah
Dm5IfSw44Md86WO+EUkgXmJ5F9aEw8/tuoi0USsBIu6FcRGjaUGbXSsjUldS3MNyDGIp5n1TtbRKrm5L1pMgfz37kXiElHGuxDZZTlTLviYuYKo3ksXOW77a
xoA8sNdeyoD6OGUQ5X5rUVxUn3+A4lMSTf2PhhIINipCf1bYlsvkkBZwDSfAMLS4QE1SJVm7bjVg87+yPcvVRR8abSXX9p2wPx8fsruraVS+dopxTyzhkAID
07y48uOD7jF13WZBmLhm6QDkt4ubfTrdyT418lquu9NmQdHHOH2ALRx0KxXns2f56lMxTdeUL7K3+MYwDB7M6iDunXc8g6GRW9mpgm/eaAO2zPncdmkXYY4A
BlwVSWod522v4KTDpbIeteBOXLKdBTbznNxlibW8BfbQ5y1kLIJHc2FKW3+bT1LztmSOSouJrTNdEYeDY8L8sxVGwUfTEkAXx/B3EYA70wkbpXbpSRx6aM6u
ZY8bhxaGnptGepYUGZ61EhMzfYZ6prNL0n7c5DerMIoEhVFbRVtHb9M8+1OHCi7DQZtlGsNrFoSV4osWBmbujuXD3rq4GNfj9odxu4JK8E3/hCY/XW0wP+S9
qWsk3aJbhkQsixbZy/r2vwKqTWVwPysumTPZLU27XU1DzuLjEzDTiJKwJTTDGs2GH3Bz/OdB6lnUPkDQ2CbTHtvx2t/9rEiR1tDZz6KamC8VQ6KZbWLE6aGB
B8YuG9TK8p43tOX3i4xtQ0lE74gq+YBTsXJ3qiyYiE1Y4PbDJ413YVWR08Ce/OAZWF5YIKYzBrgNe6EVmtZnIghXtsWASw37EEGEK3HamFySbZise9uFyQNv
1K9qctdRjQROusS4yR9X8PJw5CkED1hvelgKHzPa36wGEWb4hQsa47Wf7i8ABEpB/fkZycOtAWa4HS8wzXENEaBeOx+XrFsaw4ZdUxExG7l29Yrwfm4G1TFW
jBq91YELW5pDXRylU8ekYVNf6kU3ugLI8svcY69vmbc/phHCTi8v0ARb+zjtgbYW89f/H26EvTtfkfDCy975nXAfm07z36EbPq8UvISzsOWDaRaMS+0DkFyB
G+FB+NtxHYo8ogh6JoXYZNEkWS/rXxR9y9GP+UFNbn9xZb4EdrwqG29IgotgMRlFs6EiJTOofJkZlBM5FpjXG+sKqPwxVTw3qktVmZWI79XwmyhfVVgNxFUU
cVfTgcDqNC36tXRJ5z7UvCA59gbPKCUuhC4+rH+1t9Wqi/UgMNF+TNMm6o+oPF2znvbOyDLWjse8ANUQBYtG4jGN2og8lcUBd9aNwNAMLg/5ZE20Teg4TODx
Za1w2C8HAa7UEAHMe8MmoKUSTc3aZ1N2rzMPv09Vg5pmcKwt4txC/sWoALO9PdjgKEDrAqnmAwzvG4xLEqsgfIWeBFBRbYYacjoaea8wK1YgTJYEmO3m/cli
JfZm68Qhepu1N5NQGA6yY0n8hY9KqAeB0ci5JJ1L/8i0piL6fPhcY8tsiyJyBNTKgXBePj4g9i42+vC8WLw17WspjRpUBGW16aXD0YpOs//8jv5SYc2YuDnh
6lJ49U77PRDu5j8/sBCDLueotWIJd2cQy6sZKPqc960Dy3Zkxf1woZQjSWk0TxN/+B42Kr5tR2xgW6ZoSObM9wO93AVPuJwYb0wWH4qPDrt5BucUblaszWDe
onpKkGuu1TYHoLIxli82yUzETnyRtRw0KqtcQFS8qYSfWi4Mz4WE0SPWRYMJeHaJBrOcy7EBYfTgCk+tWVKOo3TMvC2kENXloyael+sxVKV9pQFgwtBxfra2
ISdoMtcjCzV4D4XKQb7bCC5OlsS1yom2njG6Eno+rzcriVF7X1gYqoJBdNEew2uMtUUxcOZIkIyao+D4gVyQsw0hUIhAp+PVnXHahTtw5aF6N9upEm0EMtRB
UbKTIKvbPStwAjQqrzkDjgsxw2DF9xHByTOUioMYoguSyHB4DRrqknlYRqYVR1/IxnI6LIzbIvE3ynZqiHg42ZjQxsjYlgnaoOsIRgjLKci/xF3efOG1w8bs
5gs/iKjsddwf4yPzhuZzHZ85CYYpe+fVv3r/W2/cfu0rR6+/evST/3X0zRu2HKLL/v1P7r75D2ySpgDQeNmAi4NOA5yg6Qge7LZtnGLXclwSao9c5ujNt/3e
j37/naMbf42IvL/95Z33/uX2t37vulMWxAy4P+3sen3B+XKC4L62OYlS/MGgOx3al391+1c/tQUlUPAHXU90AttRgVMK8Qlm3jaI9AvbGDgGN9H0bQ5p737P
H92td3/3/j/8AKP7+au3X/vZ+997HYGrX3hXjdCkc444zPHFiZPIBmiTjfw41Z4EDw0m7867vz5655/E/lCQaefrlVfu/uHnrmXNOMwZfsQuHpU4DHvqNUri
6XBPrHRg+gr+ehKM6ta737j9lReQSPjNrx+98u3bP/gJdWZsICUsu49LuRpGr66LfnrAUZA5mLg/aWFHb3396MtfvPvGW3de+5orYZsepAPJVlREqZIpMTtE
fHUOhXzjqfSpP733ldDCD5XpEBZFvNlEsb+nYqXTXe89fiIiqlmEcbAoOdzeyL6F/R9nCNHfuHpMi2KwgURf3js7I3EwQ3Gg01d4vZzupZyr+840xM8Ce+HY
m39hPwwe41IajtLVP67fw+lk5w1FZMvn0M0l7p4ozIwBBMfCfC5OvCidqVMvRQ9Ha1yaivENJAdbM6DGsTPOZGPCBQ2wap5ZmuArY4Iwh66DsLQcCW7e7ozK
KXpb1FjbZtLl1lqcu1uo+x4O2AX192x9Lgy5x/sZ3GU16vXowcicqbNSJOhKkY9o0XCCmnI4H3m7PJKPcc6mJnwdlueO7b6IVqqkprMGktaA8nzVRuaJTnqB
eU7RxK1G9hl3cka1bh6MIkOCf3xGc/OYHD3n/cDI1zQGYk0ST9mEPQ121xmpIYcC6an6/K+iP6SP0t4lTsouz01u2yVcqktdP0D0NO91Lw+HPWrPc7mmXyW2
VzmIQopi0kEs5FECsTTZAoZZkuu4LmA1tCpDzLR62u9JlnHAW/pjbgowJmmLPjzABdjqkisjKfWjQ+I4OwWkXb64sOXnI6EEpIP1H2ivupx2oLGyqyKHD1yW
tZxvk/29YB0oFrI/Et10oZwcpLctR7RNynScBrCMQmoID/ma8KL3NK0em2WK6LgFw3ajqRtksCNFOz9//yRux/Ym5QFvDuGMYhv3Z4/N0lwPrlAiURlGEqgf
ywk8JomQ1zJvdRmDlHxU5hMRASIbb6g5SCv+OPjEdCJ28soC9NNuti6m9t/TBC90eL7wjVtv35CD/U/v/T3OT21rNx8wA8EBe3Bym5O3isQdkgNkGOWFS0aS
2hQhzSDfAaerQe8ozUJbNGX8clqEfByNxsPutFNMOBkCy5Fd9pGrRY9yopC84D5HdGBPJKkIx4nby7IRfZPEIV/96vvv/ej2j15CLpAbP5eUNpxd5atIHHPj
23e+9dMgX8iNnx+98SXiB5kPxTM44hf/8dY730et91699c4bd//9t4QYqn7r7e/e+ec3j258B5kW/vA9SbDg5wiRVCLUsmQoef9bXzx641VNwqDoxP2U8EZ/
mY0KN7Io3UnzgTe8SYdzr2SF5EThtB22wSXpSajnu//8j8Rlhn2Os16WTnhBPMHt8exzQWkRZRFnCaYs864S/EV1Mfiqjy5BhibA4HKiCxcfD9aKM8P6t7d/
+JpXRPJbSCF5Zog4eYXfWDff3kZW+E4m7jly9HHZG8Qo/uTot2+4VqcD7GguKI+RDuPOr9+8+8aPbUFdZSioj8xD8tzaQv3h2KZfwnOEt8wUH73yT0evf5ud
ZN7/8du2wjYRAcnZYvYcVzV7Td10FmyzXVgQsa64FT9C/OEI0hp39PrXj2785u5LP7OlZHIuXx/aLYWNQttfMxDdeut1We13vv/W0Vd/pIsAVWmgcB+VPrA7
SQawbdD+S43LE2QDYXCJRk5x0tEZ3o2gJN464D9cHF3S5tVeX0DeI+yxb9AzbQ9JefT+C99Ebpvvv0WolYw6BJPspXnINnBhIXlTiFLhx4cnThTjvEucfJeY
q2LiKEoOKym8QQwI1t5paR1EzdG5o9d/TdLS3d//7dFLcJW6++sf33n5DWx83vIA/+3vQjhj2G+99W9Hv/jhrXe+4RMEGqUHeHdYbAiNA05FzBZUMqd5b+Q1
qSg1YqiewSVmkMVuQSf9pF19DC5pCHdefJvWrgcb40VEGJOLRoR1QZgI75zRoHHq5o1Xuxt70XTQA9lJB2KIgAWcTvbEyUvIDwvqgiQR1O/86l3Jx/X+u9+9
+8brtLxtcx4sdJoJiibDbZD9fg6VHUiIimIRErfSYcqJlumE6Mik/e5Notnvf++bTJtvSE4tgeHub7529w//iyYn6nj99Alc6WgrJ+BpFQmiJQ8GxE6QBLzG
RkWoM9zhy1enzdgiegQU3bzxNzdv/BB+iHJsYY3JmkITdcGIkVQB2Ws/x7Hy1R8R0EdffOXO797ghGpGmrUFeADIxXXjm9oHjiVec0ff/9Htf6MN/E5U94Y1
5qHt533d/F5SN6t/Yfe54fVa9AmGbjLdgkceTk8DPomnJmMZLHG2CQNua2D7YgsILWcIccR8+cbRS68cfeNdPh9fRgtHP/+FZCm7/c4/0C4qQcmhV+1ym/Y5
oRrVQocGxKbLoybecEzBVE1Em2QOKG7h1ttfo6MIC+GbqlF5/0u/u/tPXxR1CsHnQdIb7oSQ0It0TKxJ38MU0RaNPctKD0xuiFTsU7ylYYQgie4G8/nm27L4
2etQT0HasvRVWAkPJqx8TSzFCNn2FhzvOj9Vn4Oy6iGmDLm3JWWW7r75E5t9jiABkXjl28CekAtBlRTCXPMw5kHc6AmbcAyYx6BzGVBzOAP9Eug8EHALNsiE
2fxz0FSLLhsv0Mj5hnLSaDGb4/MgPbgflPlwldxJeap/iiPhF3935/V3kKXvp1/zwGfqsMGWqhOz9v4/2t60u63rShP+rl9xc9u1XiCGYFKy0wlVMttxnDfu
dux07E5cQbEkEARJiCCAAKBImuFalAeJmmVZsWRZimVFU2xr8iSLmtZKfU//hnYTIPkpf+Hdz977TBcXlFK13u6URdx77hn32WefPTzbSy2onWXKwkngzlu8
kc+e9NSQauknbjG9+1hPsGM0Jqgg+Uje/AChv+krSczmDQk2Az6Y7YAEvosTA1Lf8O8Qyw4stHBf9eiWE1qmnDatHL93v+0eO4mD4wEfvEa+6X5yQgrIOezz
9LIo/NA0J53zVj05bOm9S5uI7ys1jrraNVbeW2EnK1T2GvXS8iTOnllsjkW2SLAB+U5TjFrT0Iv+7RsR0oG7q7pfzMJAgkNcONA5sJ8kU07ieFIJXg4GOsdu
HQdXo6rAud7TfRlwfNOlSste4QA/y5zKbTjJgVSBS2pFKIz5Vc9wuHNrV5TY7SR1Lp1df3QOdxoSeUyP6eyhK8Xqg6M+Zy8HYoTeIXsYU70d8gNeLclKKQkp
Pf5DPZCclF4zxXEY8dHK62263pYmpfK/fcXEj1um/P6S055NwmGxWTNiL8sknetXiOvy5H5lKRyT7p5/6TcIN1BWQsjA9DfW1OiGLP4NNezRs2wlWtfOyinc
Jh8tdb++1znwICRdU/+uCfrPmKG7yWJ1nNamxGh2k7qyNqsoDm9c+NqTdNWZmDQSYefooc7+r+iaRlcP+bmxRKt3AHaNW+97bdbqTSJUohsrTf+s/zrpRvUW
Kqfi4d++CpdMdqZdNZlcmXQqG0gBbTOjiTsK9BXUjXZ9oswDHYWsTP+bqJZFQJlg4d2qEBr1VsVSr73WYIMRyzp9eP3BF9SL9asnOytXNs4eJ4olltK5+CfJ
B2qXgDU/ctWel3uO8FlJ9dokNtukHVNuSB+n6D6eE4VFeRa8rBWBAeKJCAGrj86v/fEjyEUHjxJT616/LNYzHPnm+Ogeu0w01/3wlsuMqwCDxIz4/lKI/19E
TA/BGjLJIqnCGMhVGE9URyJb995HyEvK2A50HMkdma4nkgxSjia5pAQnkmm0UWwWp0Us5j/LbeQq1d3DTTepGDXKmpUWER8tzSSgguWu+zbzr7PrN66v3XtH
BBujR7m9urKyfuOh03CYNmc0HyqiQ3ilI+fRKrRHHKUK5Y1kA65IfkyjCsgrlsP6rXdoe60vvQfi4+3l2tfBYy6SjdcYt0uSrXr6JlxoelrxlT7Qg0m1Fz9P
rblab7XtTLatFc00oKMAFQXIFKkNnTtItLzxzjWSRfysnp1z10TkoAVOtO7tLXAr7BwhW39Qel8pmzul6RTEINlL/szJ/sF0HlyivcxWNOR4FlVIon3dL+gA
3TLkkiQWw1qwl6SV85dxrn/8dff0X0QEoc2iFS4GMQ21N6BXiXZGz1oYdA2mTHFFsE5RXmy5ePdzVS5/WEYGrNpseEROV2oznPYOPgZx1rzKxHQDQ4+N3Sv2
orjKVTkPNHPjJMPBURsKxVVpZaR9aS3LKcz+8IcoeMi2ozlY03YafDMf0wPBqbTZ2M9sTjTqzrGbrWqcbzzaJIqa3VA1xDLjJTRlVwaDHOipqGJPcZ/PSz7z
0Ilik3xBxkdZD0bnoqwaZ2406WABf2zpHHXzqQV+jG8SKYYy1nXfdMszLdG5oValn86/PJaJRbNJC6nO9tlwCoxPa6NSLpUxu4x1wb9aMn6BoeAHLsocw4Wf
rlj81MBMizdBxyNtL46KzzQ0TNwPwqLpheMq/s1Fqn7MmbuK57Ws21Ii6bl4Xp9JPKJ5o1UknenlA+60iWLvdTIZ72NkcXOR8erhwfhkyO8kIyz/Ka7KiAqT
uhNxds2gdXyBxrZ4yLGS51VrY2aCXRIOxY9OLcQAMGIEp0SvmoKW4HULAXLqJp5FPGTQrNdgn8ly+t/QgpczK4XJQR4dwwuCJXOlFqPduc1b8OtER801djhK
6bKhEiJCLZeXvDZASjy9JJCBWcXE0oBN06BSjolXTRiaUb+AZDNfr/GgfHdpVnNbymWzoVdS0jEZ9ToHFwURr/w1byf8xTsqbWdET++Mwok07YkzrO2Y8zyr
j82bqPZEuKWLHnXniZdwUmKQ/wGU475Y1DkdXovOvkxbbH1CXlmTc9G3L8SSUtcQZXqN+MqRQuxbWniVfctGEGKcCuccbMNW7MJUMWU2amHW+WDs9OfMgj2g
OmtyrTdNM0+SO085OdozhlfxNjXL5K9Rjmu38SUug5y1wGheNufyES6xBYwWX1N84WFFQRoR6C54VsrBZE4AvgcAjcm3x4sMIQyYC4SsrloJwUuo+jjpHegB
eIsjYQof5ldJI/nm/FpZdY5TaFpexH00gollQQbVRB7z/t8RhJRBdvO3v7G4B2xAtKNOrnSWuJzhEXxz2oRVBJyhQIy6ODZmUzKWEFTjRCpe5cZMa1Iiotpm
DCYLo/riBqyOq0iZNx24ekgw3wzwZrM9K+5JmTpwT9JExMwmW1R4ghIogFt5WswD8wEjCNj9bA2j3BpcB9z5Iu17wiOLjIKRuxwZ1v+0lgC1867WhUqOlMN9
AqOrhFPZv72h+4ttgux7fDFkVh01+E24p4wg6/8KfNL8r2lc9AjDck/psHtJdcGVImArfUGepHfa6UaaT2aYrCbxXEHsTBUcme+Yw3i9OT1TLb4hdw39xTGN
8mfQZPRDiCMiloSd+bc38OL/fLOUeE6sir/4fvlkFPuSol6nSJZMeOjkomBLipuAjxe3AH1RcvPVR1vtYgnMT/ttIleS2zH3RM4zCchPjjlnz+YiZpGkNvvE
qYZBm9wbkhGHrbSYGplT4KNwcnuwSPhiK8Ig0rmlyY8eU3/iPsyWGaHFmfF5W94QNZKhbukNz9Dc4srFS8RsjWThQcyY7MqP4dfOiSmtA2l+TeLWikVRl/FE
7Ii85MqNv1Jui1lyFR0bHqs0r7JZHy/VAEtBJfbUAv13EcFIusjUcCFOCtvp/TdA5HoN8GbFmzf/amnS0ELeNTsMHNKOwB91YgncMcuV8Bx4ezajf/MkBiz4
+YjhjtMFXVVn6NBw3wqRyFOXAeZU5tPss/+3P0eMQKT8OlFfCgWyEK6T1eflluDM0BH8wK0Q+lSv9kgfIuHJtxx/LQIPKtzsmKfLhzCX1NFCf+WilQKnpWDN
/wFpcKzSQhgUzhOR//iS3+OhmEUko73wJ4Jgp4lpxtnwuu/3UF2cYiaIkQCoSdoTMbCnSY2HSm+WWTlajgoWfmqELpp5opaxjCAjtMcMDjszC4k7dsyDadEV
UXTAnYq86MCo7AFB/8I4lZFxGV2FKIMmyu0X1cD5OjxftVA2b9TlEo48XpkrO1SVJOSjWwGu2iKD7OVALymljs79/I2dQ+02RBtJL/oWhnsuw+9jCNwMUXhW
07X8dD6zIFH7/CYBgMDOuT/j6jO+S7S9DCbjfaQrW/mKKIjaXoKcyW1yx/OSZ87a6LYijJlcF/v1qn7Jx0qLtw7KGSPJZ/ROhQuxOqnHVBzf1fhv3wm4xATo
rhqzxVqb9ZYFvBkOEZLkkQoF8kP2H/J7MLynh4M0YgO7MLum3p07pSOOBky/pAScXvvkGPE9SCG56OKGCGueei+X9pn7rjfyW3lJzqY29IfIX/Z3J0/W1Zos
l9ubVFWCoYNvo1nvOsqrMeyJYrwR8nBDyvQAAkAB1MslJznpQ4IH8UMcdzZQVjIWe52iZjV/guMQT8sjYQ1DTDlYS3xMzAP//IAVQaJINOvBu+cN9nynrZXK
NTgjg5Am1RLkc16ITMlmeZzuI5w8gv94kWNJF5OOxXSKTMwoAPcr+jebvW9eX7+2xF6Qk+VpY5+YVjTwexsXz9h3u4oz7TobUOhf/vbAZ51D19x7DeekBgzu
Q/eb99YPfulKjHFIaCFGRjd+f+e2vpf9ICZP/MXtPziqgUnydhdLaCjzE5XWUOoncOz48uHap+xKihRQbHVHKigYbr670Tn0F4YSL1aqYp9mg2FtLCpNFhtE
KtxW9/rljc8urX53bO3zC+uH3jYf7OLT2XzGPhNQG4gVmb7xkMpR2tSID170aneVcmzWLvhGs4XLRGqt3zyKt4CaqdRn+Ptf6d+yEofEBoNCNY0IexVxR/zy
sHsJWHb+mv7lcZ28riF5jeKMOCT8Cn/wu7Nvd/axWy8RTpnr/DX+4OEdgEmWIejr7JP7+jyNfBruQzygr+6t3fuke/py59FpLbSLN6vxCub6MFfRgPF95hph
BeWppue6XM7bHWZe7tiRgxun7HK6NTDTw6uHabCrYScIHhH+fHAFxDf4e0ZY5o95W5mP1774wn4Mb6ITxxLfI2YY31dq7DlT1Nj7IfGeZyuaGlTadS+srXPu
2tonf9k4801n/3s0bnXhuXpPNw1XDbaCqtkH3jnbR/P1GXEOltVgL+/Ogw86B4+KBdKNjbOHcogl+sZV1BFiLI4ItkJxGt84e2L99PHu8RNrl1bYAh/6kEuX
PFYhbg1Vj2F0lg90j150bENW0PAOXpS2YSBS1rERLVtpSawmvCUq6ofOhsvuuS86y6fXP/WmB9G5sp9ekT95+YbV4C/k0rl+unvzaOfkEXoOF68H5xwBjTXr
dG6IZ7JGGnDDdEqUxS0oxxZW+Af5Dg8kM1aMS+8K3M1uHe9+eGD13reYNQ4dCOy+713beOda4P6kDe8q1WFOlL01NlNiJwqiILiwNolnt+rVGXFsgoe5ccHh
06VFAu/gYlY6ce/y+sN3Vh8cgy19ef/6w2trxw7IpCEWFs7p5z8Vq/Df7y/TZ3+/fzDRkYl6TSMIkBwHngx+bAe1jFp6W+6e+0zGCPs9vCQ2b218plrdZT0h
+LTonVmqQR1w3bTRZsFzrYbx9HYZZv4ifskHX22cvp5M/yDE+api7y5EsAPFL71KH7xF52IMZ4sPD4QRmqXJeqVUbmVUrcwqTQ9FY5OIdP3ShaRPNOsMZB3a
TMV6u+jSmAigl6p8BTWC9d24wmx5zIVMqua4kjLC618n7lObyCCbZLkAbEeB2WGd+B/+EFk8NUyNwPCp3OnKZXuueUAYX4i4uiGrX2doHLYhLBrc1VDCp6+Q
5L6Vecy0mXJsXDSzr0lflLngdso9zhkLPQmNzQqvkrfEimFfmJIOCTya+YUmUXoompIpeGuSda9vTW59kbWUcbmWpqcawbUz6JYwMfTJsLNCXFTBp2rkG8gz
sYBzsEGp0FZdjYg7Ty20F3dne+sWcYYrHzPSTiHG7SZ+lkUarVNgiaHQZaqQY3K3pv8zlSwORU8tyJ2BPjSWLF9iYkvWGFIUjRgt2uNdBCRaJx1sQfJsWqeB
4JmlqjqJ65DCWOsyHIeoqq32i5MVxtHY9mNvW0KoBVguScKT/I8dN7yBJf3mOI2oBfgGhjYRBStfE+QLe1HYkkaGcr8x+sLJwX66QLl20l6K5xAFbnAeerRb
ACQXxRJ3i1GJ7Y7IbQGeC3fb2RMKKcqgEuYifaqdvBiLi4RUZ22mdip1W7R9QGK1eCXGZ7LDcVUxgEZQLyvigr4+762TqpoSJjQ18aUBJz0dAcTPr26rqw5g
+Jy4ZYSnSJeS5kb+klcJVBZsOf7YrLODZqWnTwbNWnDjHgEmm9Hq8JMdW6Ti/hClioFqm+E+cfC7dEERVTFZ6sYUPGfW+bg2QhhU10I2u5k+grhLi2OOTUI6
LkD98C+ryYx0wcW14JcMAvG57IhnDsSVmNvjGH2bbMs9nYrdQHv1ceEieKBzkwilrRiTLv1KURgIhnZF0QEZQSm9oHTKlpWfBqEzJC0wnV/T7S2DK5zqY/k0
o5+P1ZugkOdzVq3UpqCJCXegspsib55JuqgTF/8vaGcn8XLAn8KbSjYl30lo7+dZJJEGSzNNwAuaxwIQj7M/zxcsgernq4xlvpZGM+kYpjk97vGdqXaRtbLp
OS6m9cLO/RFfmxjstKl2G8g3nAEiEaaNOVLIdd/7QdORs+hkpkp4olWIqxqHZ7KV15I79RthdphsV6cKWj3VNtpGQlMvAuGsu/nC/tQCvySGFP0jLbe82hVz
zqRx0ZVrMcnj4pG6ZqlTw6cYurX5GYYSWzGDLXeQbfPmO3aKizirud8zanDI9i1vlSHuE/+RkAUPijuTclTJVmAinCQRrOxRoU9sAXO2fhxOUva6ap94PfGd
A6vFebGILrDne5NTYBhtwYjLx4NHBk85Y/JX4dO8WfHaGL83i967Yr6Kf6KeGZ3PhijIFn8jrNnHOvFTm9keZcCGqTaq35+koJZCuz6iO9RD+yy22qyT6j+k
V6hIMCxHy2aO/fR0gDOWOjJWqHoZZxItkh0Wz7OkmXa/RYcZ4qHMZ4zVI/zUotn4zYnG1J+U53faEcJaRFO+NW1mU3pC02h7bcDE6fPBxzeS6JKpuFnGCcHw
zrnouYGBgd7jQ6AfWxnGFDOm/Ror0zALYe5frZfdyaSotGAuYo+t0N19Oc+8N6KcB5hOnzpI9HT0dBZV0l9Z2Wisbn34uE+gN7lpNWdqOeNftrBohc7N7rF8
xI3V4yG9rCUtjVQlBpGc+fAaCmYjEJYgZJSNFY/DowO687HCE3c+ubdaa0LRuyNI1zJWs2glLxDcYNZxurFKC9Zo3L5p0v95p9h4zQFI/NHWJIpX/OO+7rm6
G4NHuDeyQU010e/a/kh3nGNqhY7ceXsohx18fmeUZEB9+ttUja+uQLAHLM1l5ITC/rHg+qCv0Mi7u6DruzN+akHLLcYju7MepLplXySniQXNipb06GWomInA
CnyGItUIx/uMWOLyXQ028+WIC6KvHolwjlj4KFsjn+J7GVR6mFmrXJv34m/clveG8MTUtVeAKY1zkWsBvqHhb//99ddeBfotTVllfD4jIwM2D2dDAZEmS+Bj
Z9rTD9h7jl8JBqehUZ0W/Urf+eYj74GBhkqwp1fqEzYztJR+jFQLLb/bMfypZ3/TDrMIJp37D/TLqAfsMdHPc2CsUqRWCig/EmeTVnG5j2B1W6zGE22Qc0JM
)page",
    R"page(Iw4U5t5PGbKaGjWOxcDa9J0VfSdGS6nSJWvCLopRxLMuqvEpXXNijKzC/upQDivj55qsP226cOfXoGLZWNW5U2cK8ff7TzAm3/6TMbzrnQkFTUoRTvmSk+wt
tgysJK7IG8VRqeX96Pv9H9D/nYiCGjkfjy0tKR3sS1g1vJetktcK2ytiSfZIL1/xvvI0gdoJ99Lq4+TNsP+m4kRUQ8ae5nG20kY2Ep1NjuLzT6fSZLk0BUBY
usniT5bZWe4DnYhHRn18PA4EWyfUCoRI2WobpAqcP3TkQeGIb1nCzforqIYN22/4Q3GvpsvtyTp7MAhdmX57x2ryCLB2bKc1V19zu6d8h26pGG+F3uBQ8sv6
WLHq82c2/LBWRZlejW7bopJotQv8zGoI+BUSk0f/JJteDh27XcarlYaxOVtxVWZPdLXaGC0ra2ehtB1xzhK+wEOz/ULJ3PMWtnj5lsJj20+6FBygoHy/cKpQ
mYteQtypLZVeaAvdJP2h5aJ2qEtXq5gbXR/9cU7pjcsLoRB9Ow1qLvAAF3zmN+owljLz7NUlucQtXgIgl4jF5Gd6XLYUPPhHuXJauhfd8Ubyt+5krFXsk2Il
qMdIMaiO5Rhvf+40+zN5MhRLGvznaKbQp8Zhl4gm366/AtPci0Uke42G3BsDk6n12skK1YzKYIwCQFwGi81yMRcVYDDa2apWxsrNEeR7Fsed8liF4x/6TyNg
Opvt1m8r7clMzJQde3OXbF+aAXtGIyyRMaBbi37qcYzAOy8VTp8lkIH23oSG8y7Vje9i0qiIKfv1SaG9WOzVYqVkDwQqgGAYNob62eLtS83BW4hfAKCQRhyz
FfKra913j3cOfdw9uNQ5d81+UGSvhZ+VoZi39vz1q39eu7DPOESg2Cg0p9y3MtGxOrh3Vo53lk/bMibk/hcSZRR3Ln3NwLUCAG+wxBKxzkNwn7f4YOc+M0bR
s+s373Tv3OscuuDVsUuj2aExsDA6WlOTbdOCdxV1lm8pltpHsI5qtO+Rdzoff90ThItN8Nr4r0xWTrVIsCltXtwQRvk0zqmS0M+RropFWotMs4wUBp4RzwTi
8k6jRVMcWJQiKiI+A3UQ3BSH8Vacx+kPr5RkS8lkU17pF5wdPkz1ID3i4Xh9SuSMCRvoHYWdHOunt8CpaavmZOcfCH2Zh9JInvGPXDQqHhnyjH/kjJaUH9Gy
Wb3SeIWzKrOu0VsHo0Fk8VK6UJgaEUmCr6p6CWzQU7kg2EJZZUzW0UvTQTXZdyCTGS3jLG7wITOqAXfoBb9ghQb/aiAwg98PRY2cH1AyPAxoUezB3mkzA0WC
Q50uEplr2Cw6U3ijExTT/a8cJxNQgzBeaGuFCtfrFhAItwFdYc8xYQ1QvcmXvGnlref3FlRNX+WiSSA18/JMlCXDM1NHfVzSSGhBfi3xdEPUEfFW3qQoi2xO
HtLZeh0DtBTIR31iyGkU7EfMN9u/xNSqowL4VpOt0iU4n5bNb/oLwT3sshHHUZj3/RWNDGe6K7g6Cw0hbM4n3DBE3hDKBm0MwDFYfw6xu2tDSFxOUVnRYTQ4
ZN7Y/BKatkWI2KS+zQs8dFw07NqPjQdXxS7AxVv9LGxKDzEV8b/0h7kCGl8JBzFthYaetPRqQvDdK+r9tfL1vAm2s3p5fSTmIbGfQQnNPrWJsCR7qVhMNXBI
QKAxfng6cnE6Rx6+IXEx6bHEpujKZUoyvWpyvhDyXdyT05v4mnVymqS5b06KWpiTImPnRrlRRfNgD/F/6ZCv8BaxbyV/WWJ1Wz1MuqU7xN8wjsEsqIM6wxnj
Va4fVxcHdhw89qo/U/OKBWcQbMewGnvHi6HbpscStOpm1mmPtdOSEUcEyucdQ8/TKjTnhZGDWzOxcC3g1VYxio3i5e7TljPWnGmfGzND3T7lvZypZ13N8qSh
qqNK1jdi9DaCnmf6n/ojjvcUa/Nm0qGcsvmheJXdY8XTTzz9ffKBwb131XOIRmGL7nrEsaMbRuaLWV8s+7SZSn9NS3+I11/kQFleNd5eCHbLLu7OU9npDNNi
zh6jllK4DXf/YgU17NrCQ3HVNr3jb2z/zC9ZSAcn4foYrIzpZ/BQuuQ/0uytiuPxvBcI6Isf2irvCG2fo1MaCRJpZBVPALzGGItSKgpGDDHdDVp8SVVujv3I
o0bqijTE8mWHK6bLf+ZjJN6KQyIsmLIqWkHRswIW2/0WhQ9820Xzizlchqh3OE/dQDKZeFSocdC1JoQ5ymld6DPXGv/s16ACCsRW/rfNKelxgCQd7ppVKdEc
FAWCT2Bak2j9sLGR3hSFerTQlnF+QWmWXuWxj/M1ZN0PHzN8RBQRcDQUpjpWvyu5h7DNSIWlJ8l4pQ9UMOoTOLibXw4NIccP/SExit7nuPywTtm/Mqpd12EU
vg6GW6wKTqHcws7SRcxe/8QxuAiXKL2uwXlEVmGy2GIY30pZVMFJxDCFGWaMpTK+KhVrNp0JYwniNk6XQ7ioOhzdeeBTAt1cAIzFiZX+CFAUBeUOcVsG85Gt
VeInLsDmN48LSOLGOw+A4HTgs86d2zZFz/9d2hcAkTGUrICQw6P5u6OdEwwN+eHdzv3ja+cO008gyR2nb88D6/XEuwLyJvDIFqiRrsqCuSbgZsD8YkRicUvv
3rnTObFsANd4VlXsF69dZisyi3Y9JI0MvJBvv43uyiXZ+9g67QIuj4gSSPicgKdsFmpIMAUw88Z5SBHj6QlNIBhEq92sE6HS2/pMk4NnW5w+KB9ZGHtMMhBC
y4zeRTsBSKIvRGxQjORErrR3APyRpGpEe/AL6giA1mdqwmqDlcGM3r/QuXW88/FDXOE/PdI9cxNO/IwQvH7zKGZx+TQ9XL/4uf9w4+K59YNfrn97qHN/BYvz
8DT+vgRcte6RA50T72vNHz/s3LrNa3J44/xFUYwI+q0gwYsjvgLRpcDDw13/1L5gwfRiVpCDHx7UGtHA7ty0SK4oQNus4z1+KOwltSRQbV7RZr3VCmqllcKz
ROWItlghOj3oPpUrJCtL5IRBjiHVkCBSR5MO2fAKfGNUL7yNdQi0HvynLdSepMuhrVmK+jXzB4PeBw6p/xX+C9QR0kKNeYISaU5pI2eIwwQA9MPtFzQ4IZfN
F2m8WWat1qucP0l6VQGGAfC8WgqYyO5/JpmC2PGNA76hi7Prdz7ZOHucaGrj5DIged+9svb23aAp6Tsa+181o/eRHnkTQ6dCK5ESgjPE1msC0YsIAd1a9Vp1
XvCV8RGzQgRQ4FxCFEMFEryF9W160O07+G9hgNFkvTqmsOWQtG04AP1P86XzRuS90rlzZf3hXUGdo32p2+74Z9hYipP4p7WVRwD4XXlE+2zty9MWgpu33dW/
3/9YGByiNGgHnzjSvXBHogxQ8sxN2Y7rn14LeR/JGEbN9++nmUrZ+1YAMOv1CAWYlfFcyAANh4MRhUfIKbjyRiWo9cg4OpeIy2B7d09f6H71R44HWpLRUJeJ
irS/HBURdK0pmQlQo2RNgystFo4q56RpTgW5JKnSIo7KQJa0oJZdNY0CcVUV2wbJki+hzXmOHyAWMc348abm1XtLq3eXV+9+QocRLQXiuMxRAHz7dx4QT9zY
d2P1wXGPFzSaurN/CZRSuPMr0jAoCqeADXspilc4z9Yovc1HryBjHDN+2iq8PVqSXc89xYHbMhjFQBHe/40FEjaBKjdPrR28q4Fdl86ifprZ1QfHaPUBlfjd
BzRZYOGfn5EnIYiycEO6pYui+XXvyGe6r8mhz13gQ1eZN5+syRp2mVxub9h0CC0fzVXhfwPBIifnJkkk5qR0kkxeUlRgEoTyaI7qfC7CKm7PXBCxmaReKQFT
Yw7AztELVi7pHLhAZx3NA8/ioUO091bvfSED6y6fkG+IqGWjeqkVeMBQJdlsECVOSofNbrX6xSrTIQYiIzdImBCsLMos545JnlLECojsnEHg3BfrK58Ltjwk
RY7KsvldqLM0zKBrRaB/+sDMbvrhQzNBvNpNlmQfFPkrUYVdzf9erpHkuPX1SeDzw7xFm2iC5Uis7WxdKs8pALYBrmbWknOA55zHwGFEGzwgm71ugLcFsiEw
k54PJVdwVa1xUMogaQDNdbNM/NtA87DQJEKPYPJC6Ll7eOM0iCJa/8vd7p9v/P3+0Y0rH3X2n+v+8c+CLgrUdy95oNleAM4Xy4TFLLfwp8C0PYDItAHdgLK3
rMyE/CYnjlAdg5HuuhtHiO3JPPeu1q5phW79BS8TKBL7BLxChhZJAWSPZObhCRCRSKmSbfHOjc7y5wIYL8xRu5fSZLU+ZrYqI9OP1cti+sFZJmkWA3D4Vtms
s0C4Vpo+JWjuhtFyuOB6wGPK/HBCYJGvfKywzXwayPzam4EcIJbKJQpZFiwYijL7N5i4aCcagHc+1h2CMXENdMtgfcsOk+OXOmHxeuk+gumywMhGrJwxyOwv
aF4QTbTB+S8lQYc58Wc5W0dxiggUtC6xl7OT80Meb1ATW7Hm4x8pLC1T2aWr1MP1m193zxwDqPS9Y50PPsNe58SWiM9cosvRUSmw+t2KnFw4sAzPkHyTEIsO
HPIManQxfR2WB7rIiy1TdSguaAlOYAx2O5BjIUAdcLcP+Km1nTWu4at9NOu20b+LGkUdQox4zpFaeBbo5Vny3sVxSNC8eCI6O5h4F4HYqvudlkHVNqr+9xpU
c6lm11YVjnhLMuacmtCIq4gfiAnAEp2m/BrOFyojgZrY9yiGZaJcU9xVdj4rt22qw4GcYC0L1gZOq4wqOisTAjStH8kHT++UF89H8b/ObCv/eABzsY36O6jQ
GVzq+Whwu7UZ7H5qAS0sfr90ZfeOLdyY1gKViEFLpFYCG5YlRMbXEqMO2z+taTShTaZ3okSTVWdFmlqSTF7sTexMtIBGEyteQhbBguHMiib5+xZuo6j1UyVF
Wbohn+YyxbxRO5bqM0jFYb63urNJ+FBxKNBQ4JFuC4pNblGNDFAKRcx2Fc/A0HNzhh1BnPof18q8sYvpiHfoU2hlMYmvjfv2gJzSLpTIXE50yGkLYKoxJcvi
pdwHRUbVSqq14NDVOm1rj/ahPYqtT+sPTOvGLmAoaG+9Mhb5DVqnzCJdED0duukXqyHCXi0m+myq4GesMuGU91kdJNeQlomeMy85rVzAfGMvtkYc7NAH5/fz
g6ADXiLDrHPwEbfD/p5EXC21gqxLEfun9Lj4ONcc8M+sDAh8LBPHgmPpnM03c1oyTdVrL7J1LCNGsjE3IH0gSWrVNTAbrlRv5BkdwnuLrTwrErzIsxKzM3wK
75Y38DZTMqQRNCQ6Vm0HN76MHSExOdZJ8wO1fUnEgN8pQwqbfStBdLr99Ecv8ND/Pw4NUzaSRZiC3RfOdFX0ENRNfLb0KqvWMvXeBmMVx20BhBfvhz/8wRwV
yqo44FxsG2J59XBhp8KgGRtjY7pVmBrJM5+TAJsU14KtkV+W2R778S5usRNvprZQZFcC4N5VSGQbiXZ6tJxvNaoV4p65WHi9NOUlKLYlsQdgurbtFoGqyJ10
nh/cggxan4RrD3smujOS1OPzZpLNtaA2IBFVTNN05uHPxdxTC0GViP5mkvI4jh26QX82q82RxEU4QxsTQU8cNXbJVnii9UXQZUhItkfkOQAjt6VvRcKjU63W
RZ07tV1PZu1m5S+5l3ic9QmnVGyO+dxerKPZ3mPAaaxj6/ad6KCL8GYEUp7DsGkXhcv8Rbm//Ogdqw2DUb8ACClYrUldIQM0X95La2S9ZRcix8YN5fp8CFtl
ciS7A1s5ycq4I/9ohoDHdraPe7vV1MZm4alj0dP0t2w+8J552LIWonjrVra5DfE5/SKr+jOTHINar6k+FBYZYmg6HfCXYMVo8CQIIXJHjr+x3JRhy/lTrt4u
3iO2ocmkJSi7b/SrNuWPUwilZxUct+EFg5+EHEoWg7A/s8nZpNBsLPYYW85BvsofHjQsG0AhXUzmGBzfiDwK7plwmjXCuWW1Uiyvyqdc9JMfZb2k5Mli2CJa
plEusk+EvoE/amaW7s5l5j3auqlKE6A7j4rKhPvUKL6ej3707I4tjSIRxq8qcySGZMwqcVtah6tSjEcCImolNbq+tIA+hhmhVui/A/wHPKNQi/W0m8tFEkxi
TyB+kgP0IV06eHl56xlubIKY2P1/ZxTQXc6tN4oH151RUSBsKrnI7jSSC1obTYvhMWFmliKl/WHFGGTiHw1IDWQ6mhY+ryHnOe7vJt8LOwQbohNwpjXck4Ec
EBjuPWO/WmxvT1YK+ui3CfxNKxfTcUbVaojiizgYkgQ8Wh6XiMSw8sLAiDJGfWRXAh0xH1HTUymyP7MnOlLM2NgRO3hj2sNvpu9gc066UCo3lGxwD3jSikDV
UCW7d8ENSQrC4QI6rGQFwpP8hQiuB45JGvnL4+kwYcWQnFLe/afQZYM7QuJ2I8asWCU2OyfF4NQNmCK9UpOTRXGV33AFGQqYoYIJalL2nOYI3Gls9iwT/fNO
T+1DlKjvDEdKvtYWVdmVsdI+z7jKBeGlDgJJpHY69fGQ0oJCk7JxLM4EK6Kk08Oc8Qy3dO6K5f2TWXtRHuqVfYo1RI96w80lxtebrULe8yI4LN7+82o0FPEL
YCRFjnny9B25SFMT9k7rj56FCEyseTAQgaPF/kLe5lKHN5WILIJdyjskpQOywVKEQDPLMR0+TYHwF1/MGlxNeHJkb/mu0P3bsKSr+i8lG/DVYV6I4byayoQ9
oZiLm+d6X8Vi4vlLXLASLHpyHXlP0fVVK40DdHRfQrD6kCQh93fD1atDquzu76TA95Se0MSYCak4lRdHc/J7ydKiTsfAG7Zdc/lE0nrVO0v8AcQoHf5r4/+5
CbLI1LYJFyRn6wMaSovHytuuMdlEPFHsm0VjL91Hr2Mw4t1RByZulC7Z4xJyZ6QThiqfk1izGQA5z7Fg8owff4cbjXzKIky1PrEtY3d24Mvbj5Cc7tpRqdEj
/t7qETF8KwjauUoUh8veVoQI/jDqVUhS/yfxxp7iBV0JTOTcCMe1uLWJ6ZkCpLEC6nn1m39VqdXbTkx7rGGgz8a3byOBujUzWgSxZrjvZghPR34qCiCKa3vW
e89RLzUPpTeIMlSRyjmQ1I/2TOZCJMzWsDsrzP9HT66EOE6iatAAZtYYK3LGbx7+4uNP7Cw+nqlgekIcC/TZ3UlyHFThWw3YZlCccMhtFYGLMEoFfrdgkB1S
YcTCMH9BmxODhG+NkJwxamroeZ21yllNwsbgNjJDFY7QAb6Wk0+8pQD5vOE63w+Y0VyB5YxRJ0L2p0/eYz2RBxY4LaNX2t6XooUXMU+XmDtv2cwe13+dJr/3
UswMYI+tyxguley4at5ONUTRMc8aK6t4ynI8J/XhQ1AU2m5GjRiyd4IK7JUoeNzLf1qfo0v1QDQQDQ4MRHSv5iahNcAdpdzcW36h1SBa+jWMey7MqM8NO+Fk
npwoF96k2gXWj8ZbDZgWXe4N/S825nabDcMvtGP02KpONrct8JC3Yow2T15qkVj74hEBY7sNRYw5q6vOOKwY1WK69kkckDhhhxUI8ctINCqC9P9UcuvZb/ln
NkUTJn3mlaXuSCS4R8q+qjDaqQe4R2vYaDmJOOO3LmAth6NpT9Yc5PSuMDpCstQeEqNGcWjlxOthp93YffafY89p4kFo2hSYOLEwp1QbbgwOnTNHJfePHoyY
CRPrm7HLxqEnlTbCs8WkCEw6YwvDOjl4O+wpw055f/Veuuu1ANsusV2TVe0Jkp/Nybzzx05cDhMz+lPAbtEZzpG+hxriHoXZBOZ66mJNWZjRdZv5Fs4Dtfar
mwxsjk3Q+UGNHXb3GOxo4q57rEADZoIXTM5zg4zqNbdtCKwkF83T70yFDuyB/HPhyTZPRTJ70t5YlSPciqfKgcJRrttZDo/Fy62sRSKuMZD/MdX1HFU0517W
G8USsszi9TZu6scoQGf4Ys/dzCMCOtV+CZ26LwEnpvcPf3BLT3OdusNEMR/sp4H8AOLX0aabxCE/4lOxND39A3cwAHRh385EmELyQuMpHozOIWHn9rNdKTLV
40MyWYKRutn2y6FF9APi5aw+md1VZ7iUGVMEvhC76KcLPzJ5QnzbqK2nWpx1ScIy04hJwGHzy5lqu8Lh3lj+nbgMm1cv2m/jjD4nwTFWizX+HeCXOcZIWbqC
f7K2IIdo/Bb/eS02FxeJh0lGW9orDN9mFek2yZulpL0B6WRxJqaZdmoNNGD8h23UOg25yJu1IL2mF1Rn4l1MpiGrD3Ztyl/51mSxUVaQI7p28Ie+E0wr+ChV
xkyrSaXOEtP37smnFlikHa/WSZQuUTuiJl78652nFkrRP8nPxd1ejFyz0ghaTjsZ6T7Q3+AkMxKYmxIhn4wiE2atqbdjj8uM0sRPMHxyj2nDR4Exnu8x39m3
JONpIDURb5Ehfr/0wVMLbGDgK5QsC92ngKTrVtOYjJo+wrjwG+IRKcqboagZ6m/UGciqaiDos0LZ4q+BoQhlsVUvVMf45Jdy8fXcYGOTGY4TlsW//bfXOPWT
rCBNxu9nJD+XruQwj01/uf3Ji8CHOUODDynpeZ30uEn876dj8BStaxZ7lJrNyYWsbwXKfJg/gAPp53WAfPgsxH3h7bMQKtBpZd2tic2b5hrqMdAUhsafx8Yx
gc2ifoj0ZiwEskr28eqdzaqwbpG+swkueXj9M+vq2Mr02ew9Vtx/6Jab1VRNBSjcWCPAysEdW8acXMTSjD1f3XN7YIoVFcfmWKE1UoB7gqsPp+fIDrlyBR57
k4YH9MkB/J/mB575UI2HpgclTXyG9PXA6OZ7D90lMl7iaL0Wh3LZT9TYJ/4MrNxy3qh99VvSxqISJU3TswwQqamqiNh+AlVzQgCEHM+i8xynyXPKXZeQUpWE
AhnnL1NvGudwio2DgfEudDPE5ngrD8nMYLbwq8Jw5k+aa5npOuJUUnY5nzDVtA7IUjQIJsO+CLnUVNfZdHaZvtMkvLqPV4LF8fETnA1YG0KzPFFJU1AwT1k0
KmsvoWZod3FO1yBjM+n0mftTltxsowCWl+v4jRxFDifDWCiMH6HxHDTX7fTAUJMYj8OVfsuuxBqrxKESJk3U2oMba/c/XLvAQU70jY0OdThC7Wa52G5xxIFG
9bQ4NrCNsDDI3PXxqMWSO6eGqrfkZk19kpQtNpQCnk1IsVVpq29zpa2dyYdIRYcOwWH+wQerD86JL/XGx/sl3nLt3kc2fqJz6IIkL0K44fU/d+5f6Zw8svrg
I/oD7t433uncur32yeWNfR9oaMbnH3XOXROPZ/VdxoCJEE3QZRD8YSaQu8ZtynRJg97XNm7z19isHONq5t6pKscqtFQtBtyIvOCxFp3WGkDHGZFmKySdIC6B
gaciAWfUgDJ+XKNrIf2FoJ/iWNkE2knApfTPhlqu3ftavNptJCWNoXvhfuf6CTimL3+4duoawmJPvL9x6oYkV8K3t26vv/MAIWPLt1ZXrq6d+kRjx66edD7y
GLkDcir4aZVjG9nQWbpvys6y+kYmmTexGu4jmIXww00P+7hLpIKdRhPJguizm3dlXLQk6w+Qfapzbnn9yj7+wK6R101iEbtaJmzvDY428HPqwF++DU8vE06E
subC04KlvWyiQBBYNNPAalBb2SENPtQuin8+boo1pCvEevL6JOKhX63rEtLYOR0lh5RI1AI88tm9Xon5vS8QsXzvo86BFZrNv99flkAsRIDcuRFx6ObBv98/
KyNG9Nv1K93zl7morm5n+XMJfUbIw8PTtKIIxOQ4CG4JUbQ961qaacpi/RZUVhEdGv7FeMcq2LACALH2R1oQhKUgIuDO+bUr94IqgpitRrM+NlNqm7gePtbG
yrhFI7SCkysjoEhOFJ5z3hZYHXot3MI8lpnnNlpCOyZGp0G3eQReygbmaTchO4hxO/vu2tt3167eRCjO/q9WV45JZBZNKHWfZnb90TkbA5EoYxkHJpxjbagx
DP3jL9dWHiG0woaDuwlozUwDZZLjRV/KNLJ/vYN/np7KSuweOM2UuPMjxMb8XNi2mI9eTB2do0Mb9LcdhR8TCcV2PMxD2AsaCjcfdU9/u/rdilDUEe2CfShR
fz1DDmlxOwr5UU003YmQpt7ZgeFBYl/4AZ1z5TEOqkQ+W1BBs1xO8IC1U/ek+fUDX3VuvU/7fvW7g2m7nqaeqzZnkI0b4yidQxeAE3fzKB0f3ge7THgbCFZu
FZzYi7m6Bk0pO5dgn4NHuQBH8O3jX4iU4tA/Uy0D1HEiriJ8s9q0pmP1iRz+oz9Vw7B25PPOyS/WDiMil/6Lv498bmoxMYFwn8FFyk4Kn00S/vTAZB3EB6wy
GTOfJMonC5eKM61iNbX+HKDL5VAqRlKOg1uT7SKa/cF+BDoRc/nTue6xv3gSBXpvmcFLRhiIJsptL7BZgjrBL0dp31pACQZvRxy146Mc0cvRUownLLujVObU
aNFvJ+s6r7OTtA3AvWib5N0ZDrkBMAKXBAECwU/MGG2os0R4SuA0ePHRi6sr+2mJEQXF4W8SCqcZ19Zv7aOlov+ufnexc+k2FfUWX1bBDv1VYnJtL3415VQR
1iaohtT3CgcsTgvpH0OiN+ld70FwduPTFaAy3vly7d5xKkfj2jh/MeyOrF/AloXKRSosg99ozHq5Om6i8TbrLhBTQDETk8SpLdVIwCp2Xt7liNSpP/6ZFS5E
KMNZdXBp9d7lztGvVh880nA5kuwMXcmIV+9+khy0NzIO8BCABkhVXqzsLALphLE4TgKsC0fLElFLYjm7XTJBzk9Pl9vNeYlTp4tDZVrj8MGjXfXcmoSCs//+
rAYmbvFE2aV7REQb55bAqgyTWr33XmKrANyCl6578IO1C1/TukHOuXrr7/c/Jh5FK4mz694H6zdWaAbpleKb8DzaCFPwZtvu8om1zw97UzTLOqsC27b8tKn0
yu0hwa1I7ixhGo70rehbLnLsokTnjkeKiyFhlxLrauIDnW8PSVcvkWjbVB8WE9rGhxnnwmD/TjyS/L4RYJM8dxh68PTT+MqWK0m5kiunTJqeSVHjPMCSFzGU
MfV4w8/XxgE2Vupx4NqxRbtkPQPwWyMpiqOtTGANarDidWuUQd3DUoguQhluAvd8fkKD1ydZYyPQOy3q9vxjaJJeYcV7ho6kSnteEwgyaKGnUP/VS6o3F6Md
30dZry5fZZO6eQkm4J8MppyJ9dd4s1gyFXh6+MEB+n9BE/iLL0TbWLHHCv9n2NVddJC26mzsMN+rRdZhZPqGRKCAZIJTO4NEkmAOMvE2boR+8o0+vcTTyEYX
04THoXcOTzbrW4zOsNJ6nYE3ZMEWPF1cqFPLOgenBWhFlHRwj+lHQFD6I9rTzLaQAvcqGtIR5DQ95E4rnIkbk+leshOsnhDqSkXkd14jk8W27yYJPMbZWmb3
r14qPLXQWByh/5YWoazbbfoAPXlGEyL617k4u5jdbdSdMl3OrRXN2HVt1CWHvEdBBsEs+xg60nLboh+y9ZtpSJ+N+fqn0mSxUksYoNKJ32uZt4D+LmXtLhhP
Uj73P6RZUxSY0LUyK9hVGRh+6mnylDKMqs9qD/1qPf8oHlGO18tXX5lLchzULeSG/xJzwyxq4O6AtqLuvZbep4sN1pE3POTYMrgttOGW8zbKlsCyZkeAdrgg
tVPeuj3FVVSVHbH7ZJh3tkB9Px4LLbiLx0YNxo1mQ7cKX63CKP98JCWsLw3nIsuUkGJ4URfZAqB3B0dE+TQUKa9GgLDlDqgs5AyLCfsD31B65ta6nXlTmmOX
P+vVFzgJb3vuRyb3p7FP2PuQsU7UaAm2P8askLhE+WYFATyHVp5YJDSHr5fbmYIJARRzYC16JkJHEo+2Z0eyIzlJ8L2TRoHMN1u1QrUy5vSqpgH6qfYK/v5p
+lZNFlM2zexYvf3aOJRk1oGVJrtBZaeyDhKUCvHB58fQ9ff0VAU9Ww0aZdXKy7fW/XO02ALoaGHQg/RsMdidGNoxPB/KUciK2SdkEPDP3cwuAKQzJDNgYStR
OafOQn2FgZG8FLNuV6zQ8KQI9JnLWtcGzTAm37kMvfMjLoYG8sY8rYU/EjeWpvgOFUzkSpGdcrjlfLv+0lyDWBkJrMVqZgDrq1qJHgI06oo4mLcBbi14hAb0
KY0GrT9OOR/qhDRPXq384iR1EYnbFHmQg5yM//vcK5JxMMZlc978CDUYsR0N4s4aAqZhDKdpAyNCQTgsXKf0T50tM5CejU/fBo4b/vbv2chUOFbMznQPDoYP
bzDkqoMDLxO/H4t9p46yOmu061O75G02x35KeDjnXDccKmXhB2XJUmW/yEU/mONH8PjtwdEEp9Gvky7hoTkaZllYsKVsNglaC4aJxRpx8LRN/3RR+1XBj0H+
MQNtYq+wZWfEKcn7FjRSuZU9mLdjlomEymOv4xe6aUJw9+pWFqAsdmUedO0MmT/4oSK37rUZFd0gdfPq98SYvX7D7chV496Zy4fDLRfHApXwrCCfGhCi6eF8
H+T+R1tPSIcumhGW4jdjlWdinJDx0yo2ZXMyMCKOcIsaHVic65kyZjlEmMa5gOP3ylxzVquWkL6ybYNb5ofwAnuzx6TPWo6f2Vtmy24xtZMJ4KDbbW+BPIJ3
PtElN1lT9pgBCjGgyzRnw44+ZR+8JS6RTDM/2LtJxIZYv3ZKBzU9tYeFLw/oPiDvBVaZdVZ80HCXN/lKC/i43eb0QNzWaBhSCWK3RtxSeFTM4agolEY8SuY7
+s5ob99Te6+NIQocicSZbsHtnL0qyuiucX55un/gSlfiw3cg62IurIOiF28hNWW9BAVvictpSzzV9Sy0Fu/CrB5qGenUW7TbxHnW/Aa9ynzbBEuzkJGzgiA2
pJ/jb/5an/OX2WwiIQOT56+4OQdl08rZnOoKsQMCwothD3ofrOEHeNiflMbh0wAQ/n6bAAfSDOsh+CLG5W11PkaKZjp71rNFa2Zc349Nz93HsE9uJf9WNhcl
lR/2pVsZjjeaDaWqSWH3Wo8s4F4jyaV6Ue3N+7xvKNr9O7qU8owCdsLtlsKIyZzAF9RNuaLrjwYmqrczMbw5ueCkeWfMJYSlwayJWs3EW9lZcflk7Pts9OzS
MaFf558xFpv4qKLyVTfJXh7FvOdTktU6NKoS1+GEL0ghZS0y2BxjIjEWILnOGgmQO8VboOAuV0T0sS0gdeFZDvkpRkYCvIOkroYJ1mVPTiW7pG8EiM+MB4SV
7eebYY6XWANTiNFsGS+W2hKJvlu0FdLM4lDkKS88ZWUWoRJurKzvzHp3UL/oiHEuSTmZPKnPnUGimU9mUpA5weVItMrJ96p4t8XqUBNZcHt+PJySeSGvRTzs
eieWMCX08ig6ANU9Fuo8Nb7E3t8qgeei9G/FZGG/1p/Br01qkIHKWPQbeRQHv7SG/vDuPEAH8B4qIew0cik76bSh2QzgCgrsUzbbA+nuMnEYk0DqYqdmzXCm
NE3f5Au+DHYGZtUD2AVSE17kvpGECwnJxYksGAKS2/jAZm6mlBL4pkBCrzlpRUndlLM736q8VY5IEMbTYflFveOQD6SxkcJ+DJD47EiVnEthU+Eq9QIz5F9C
0HdOqVNO0m6jPOy8KBGx7OmucqG6JddzCeNuZhHfXGiU+/nnhhqiwDHVTG12c15nwNDcmoeAaMZdii+0So09vKMn2Ztx0LL44y+wg6OzK6lteePK8tqD99fu
nfu/S/u6Nw537txY/e4YsOMfnITXy5EPYVzhSpzPlsBYYX5aohJ2xiqROEz+NJjoICmV+WZfm2iJywR8jqgIS4sDbPQWf+nBnIHXruF4mmpZJwu2HY4ao6F6
WyxRN7uHDnmp5x52lm8x3u259cuPxP7eOfaJgCDLw9XvDsEWSF/dPA7vgeNnussnOucPdJbuRwOwr9940Fm5Eg3CPv7ut50TxwCuak26R/+4dvgL1Hvnshq9
ZGZqDsfTpCrCvrNQoj24um0D+FmrQ7FSGZspVrHmzWn49IyXy2Nb6X41C8CJWrmNuYCVVt2wugeXNpYOMtD2CR7DZ4Ivurqy384F8Hbf+3b1u+ti6pSVxfjM
snaXPwxX3xuOZDhiYHaTrUaB6uW9cRRg3yqb0EY9p/yCNn8WwoP5TwuAz96AnY+uGQx5+cAm2CrE+qf5QHIG9nxgPR/YjWiSQ2YQjKbHK7sfPjwPSPjj76+d
+gR0sHLYfW4XBlUEWyPIaKHTYkD3+Y+tQXFB2U/5qFGd4W80DSEMy5Jz0FBOk11I8G+xWmkJtHHv3hsf5y76lJHcwK4wUxS7CippRcXxtptK+mf17mGibZhy
mTASn1rj/W9NEsTWzKjseXE3azm3S9nncByqSOYOg1mrThEGsx5+adzj6yfAXfadFX+zYKuKB+DDDzrvXdZ9yjZ7uELeuQknTA/ifBUeUhcTu7A5vUu9rZV0
I5lfk7LAY2sCP5782HcfAZeyLIeYerkl3qnMtv52H3c0hCIMPvO/31GocXnwt68iLHr0ty+dl6d1PAzcMuVkgqD2yqsuVUZL7FEm9QV2uPCdS++undiPjX3g
eOfYPWVaf0M6ktW7Z2ieuCuCb265lngx0nt0i6aZemVdNdEqcQiL5C/w+75npqxI949fd89/uvHBw2C2m9OtTedLJgM+DwypLYDyddURGIfUYNrYb5FfV1qK
QVw0ZJM6ETJsmgj4Hl64y86gJ3UU+4/KoNWtjKaM5yscgqD2J5wV7IZztPTzFIbcf/vxpz2OSN7UFHHesR8wDjxOhLuXbyRy/iEcwXqT8cGoTqMMdSe7qPdU
)page",
    R"page(2neWef4yHWl0iMGl5dGB7qOl7tf3Ogce2EnpfPwnOHNc+7TzJ/hUynEXTkq5OiO845X/JTlPTQoA+J2pMLUjYgCFKcYrF6dUQVZ9q9ys8yDg9VpirPhoQLp8
7ppJtcAuqNdXH52Hb+fKfuNUixwLyye7xw5KKojOreOrK8c2Pv4WY7n4eXf5M3gKDgSd5QgUOXfdLIJ82MupAic/pMZg0Gvjj9sAHATPM/uFyu2dx9GuY4Fb
2mF/8rpnbqoHVOfSVenextJZmmHeMMflCXWyc+wwNlZPJ3fN1KZqdGNO6SxkJD9jbd55vYmfo9+PoN6JYlu8715mx1n9CUJxjEV8joo1pChAhp5qu9KoViQL
UjvsiBKZ8WcVUP8zNzdOX+seu8r+vmcVcnx5f/fUTRmzbsHjV5KvpNOJDWdcHzkDsaTteKwTJFPeNsnUsX1RnKUkMhZ5S0TAFJuOTqH14+ZsHXA+9r5XhtfX
qRI0eOMIcTyb1hdubh+9S3+kA5HTwBI45JXWa+Ny+NA1jFUlsZyq0xVmM/KjIcEbfPBzLBoAUMYlLG0kX6mVqjNjUNTlJaeX83Khin8tKprBbQoo+6I1bAz+
KCjYEmDwACUbHVromz4WVw+2Umlmv3kGbKHv7DW66t3VoGrR+ySilGkSRMltpyAbdvxVCdhKJMbDpQmJ65Ow607YtLDr05KaFeG5Kh8y4nogPLIfTCB/mgGG
CSG1Mxrx+3zUF9Dd64yAurN6zpWmZUsUwxOLSJCQNJ1dbapSY0U/Uu5JQOJQFAihlmxwTyeRwj5qcDYF88yQ0JBQEzxLxk113Dc/Oz1fIEPk9FzUux7OnY3B
6RedhsKpEBLf7EjAr3vEEaZBlBqzgRqK56Kg1D4igfQatC42NhQYMsVEkSllJbmw1WoATiAl6+KQcXrSZI5eSHyolZulFljRr8zEi5gXxYrymF5DpB8gqVZ7
RsmElsOZfsQeET0fbWcF/l4PPXP7NksamjUX5MnQl8bGWBjIORbgmxrtC+UFI7RkNCsWONocfkbpYiGTprxQT1aGu6DTFBunNZoaA410z3GlIYzC65f3gbU0
et8YzqWf9RpJd2yCySSmUM+yo644OgKn2UvYH/R9oLDzUh/T7YUICp0MTJfuBIs947H0yo4/672y4/VHmk3YXXsMQkYbkMBxgB9XL4hDvVFuFoWJGFQtGNyG
84VtI8acgUWseDzbLHVlpEffl3Aa8m6EJvcqeGam2JZd5DP3VPyGOWu1tY9e14tkgNzgFc4aByUztLRc0z2h7I+BPQwJiakksd5MT3brF0wVRCymH7BtqJW9
2dfMlAjW15bSo/XNFl98XIh+ci2cdwt6nrSWm/6K4dGZzO1z9qhxVnODnxNyQZwjL9caM07pXvTtE+ObYIdIdkjjY8L6gp2s9OdjiiS9MUkOax+JnchOAp7P
xX72d0OxqGvYETiDxo70dPtFXJ69bju3V7bW/odGAa3dhFn55jDc1KgMTGTNfHGu3BpxuT+4EXNC4Z01EhezI6IXt7RYmJ6h3tGM5Eh4n56G+b3cLgqcnpsa
IyTy1NEPLsoZpKmw4uyxdxf3MkMjaLHpiz15+FHqauo+m+uFuUFD4dP+Fua2MffDeM/GUJxZbLrca2Y+u8NiY+bFEY4BetXSORzthoPwYnY3BKYdLtdBpVYT
x9+ZHqCjdoZBdPAh/lyMqKoIf0/PwGxrrQDVGc+0Io4DjE6BFwK5AOkRboQCGqpbFrYJnuV0hCWulrod/fVOxD3gstnFpxbwRgbCL713uy19735qgUe2aEpg
uvGxNE1/YF3TW95NXcUnKEF1LrLfoOJiKcUxZQql2/lH64ldEnqbFX2DVHjYwIhSFLvdk2/6GX/LGzuwkFWSFQidplJoeLpQpezwgFqGe8+aV14NQILUU9wL
W5gzxnX652/3ufD/fof/+esdfvaV9V7625csvfttmNiFOf/Iak63mA+7Gv7Dx8wcjFNzbGsa8Y4agxSTfdIjpy8+jHYncfCEHkfJuAAP3U29ApzckwI2qhWL
gJsiFPp+hMZpMKcril+OKkb6WSIVjqziPBDQ9d4kV+JraflrT32+S5eJkGDuStPZT6DXMIkKHIuyzkfQgFegHd/YSCNyTgXeGe601MBCNqKUcSawislYhkBU
PywjZaIVApGoC34VQ+fLzGvwGSbHkT6wSb0gvwJJlhIG0etmz2/iFARQC/rlyRK6GRFjhfS5AsRjXtntwJOpBweru0Nwuyc6yYfBFnekY05vPtmhdBWyljhh
EPD0CUbn7UlfoXsrk33CmTW4Zmx5rEMK7wzj0CgQTK8pdguTGs+4w+8NCI5nMpTkdBEkF0fPKiBYwYLM99TIk6J37cpbPbkongAOlylkou6SXZmDWfLvlfNt
qGbbCIRpleE9gG1YMIgpI/B+4LIeRFuWO20iHmRPGsg68VKqIUqKIU3ouMwUfLbkmJTev0YKYyJIqmiWlTRYmK6UFFiKEwqDRoxxZfuWZPBQ3jNcqrfL7B+e
QJ+yulgNJnOET69yrOD1ktkwFmyKcOOqifVAgCBoH7YK+FIGnfP1AqX2sI+MjwmXFnVvJS8jrG+28HnSTqrQmPzQ04eHn/8A2jTYHeLAB7EXkT9WNWVYqdo2
gSEt+VnkhwV3bBvOVwFPTcC5adRimzlse8QLpjJTpGB1ARyPM5nYkCqXoaRm/FGZDgUGVaICQg1FggzGx2tPdvl/coGs0TSXMGgGG+K4hfXznuInu+uV2t5T
TCtisSCbeY8lyhDjTtDW5uSoW22nXWcGSUTLabEG6DXkAtNnkhXQOfMIXRvpVWGUZtrOF/OfOdjXR8aFRGVR98yl5cmktRF3kSno1ftxzPxJRLYnEdZ8fL/s
iHdJ6qN5+fnPX7UaFpF8s3ESQlOX1pXxwh4ZG3MwUN/om1H3Jpvyzba+32yLs/3PaWttjbN9VB/GqMpH7z946D4ZZ81tESpHnhA6MfmH7h191GiWleiHBat2
BoplEJwoW82m0uJSa6Q0iyfcWP8K7BMJYh4vIpPjoqgMraIm4BWiWoTRMlToi7nDsorRmUpVkhKKO4qvZMypj4S5FbL1YMhwIRCxdaZLMx2EhhVzk1iIPM+a
hrWusPqwkfcEMemPjNdXs8KykTVd63nNZo6s9rTnrVhf7BYZdxk/69Vgq+JNnJonzXMukqQ3IoLPqVTeCKP5eNSFRh7WiZFMAxTKxefhfYpSbeOrXa143vQe
ZGk7SI9XGOcUo70N8TqahkhYshf4Xt/NkV466ed+2if1q9XTiuHDGBQDayIG8iSJXqWu0K/RORV6yJcpOV4TaVmfIAjYOeXF6gSuCHYBbCQbMgE9L8k5F/P4
kz+Fb7e68RlAAeuqWrU4glXJhWVzefJ9RGwSxODrY/O9aWbNPateKRmXWmVhz0eDRsAQQgxnER8kxydeekFWpxbnJONv6zXJjDokkrekomRjtRW6jZGFc0Bq
SFvVUKocPJIvQKwyOmiERVU5N+1QJKZYmwR1MefMvFTSjx5Foj07mZictDxk/biZTbvZJ+VskAOWKon5MoQmM2716Vt5ggy5AUVBUyBTLOs2koK0HdJiP2fb
ZrnYsliI84xACDdW4qaVvXBP4LfsLmiynsM384/Ifb66cgruWif2r526DTcDLeycbmkTGkm0VJ9WAC52Hm+LC17TYXGJl0SrWhnj4kwoUXEaSmxBoWP38Igh
04pNWq22zf3OCvvR+WgSbhiMzaMugNIhpEOMRstwVVMPNcaFUZeYdx50z19eP/CZeE6sfndYkOLETxX+fPfe75w/DXCZc9cEjU5erX53fWPpYPfwXwAcd/xt
cbjpHjzcuXN5/cZDeLcy3BzNmuLA3fiLzBTc1B6eXr+6T50zzKw5h9xKS2cFUqXA69TYKW1cfU9oYWw+mAAF8N4DGQbcSMQdBz3GKnX/9O7G0gV1nbt3bxVD
hfdL0Ildg+jAYD76RX0WuD1AnsuxPw7bv+HZxqJUPuqevgDIHYMMR3V1r1/uHL+5/vChX90uhggKQTOb8C4styzwGLs8MVQQXA/hBavt5QTdDv3gFRVAzB1R
EbPDGfdKCvgoLl8D+Z+YKWoUWRkvjozcd6qbYbXYH9mDIdKeswMhoJcePly/sq978CFI4OZRrL+M9MY7HtDdx+tLR7o3j/OQPxOfMG4dXjoPP1s7dnP1/tnu
oUP46NGZ7rGD4SRrJF9Bs2kIlJXF9WK/s+OXO9dPSBeIsLxvmf/gW1FH6HB5GtsGlJDmkngMDZipwhsNlt7im9klGi02W4HjLMMUOCAyagMQUs4fnOGtvCVY
GFw0QEgnjjlAKwYPY2p7sHHxPEDCzJwrnp5MFX/u+vOE3s1a2vVCsTb1F08iVx9S46Q6c/1WshvVhbZ85zNdHC86ADwLflcA9hrknCdlf/Tyfpu8374ornDn
39k4cHTj7HFZP5DF8TPiwOsI794xrpYmCfXa+eDn2/T59sXE/twFLFRmrr+s760wb9TllwNFwWhleD4a4oD0TMBM2e39M6Vv7qtAiHVP3aWOehBitlkAhUm7
b9R5u/m7TZsTZo0xCWEzVZdwAZytz5AsPwm0FpqlUSaZvFIn+1iKMyXjDsLHcvXBcbOfpHs8O0RP+wUvjHapTluyn/3wzmrKRipwzptpyzmi/WbAUXhbDOkQ
ajqASsBZAACneH8yKhp9tZb5SabGprxBkmcDMhWHb5rPtWtL8F+WeT5zk0axuvK5OCdi8DU3dECh2dEHY5YBh82FY6/WJxikrD7x/dv7vn97ySxOgrTVaVio
MrKlw4p2zadWJfPlCLxfDdvw9bZ8hPNf3CPhUi+7kh4rLNunR4AsePpbCQTxP3enxqsMiBrNFkHVDDGnUId1ANLQUc/6BeBhIsHCdHFeVtLsiilxToarahHg
h2YgdJecqbbNlvG8VwXBmJZh7fpBcRBVIUCA+ARb7tRt2ioQfFYerV07DPfRw+8JOuravQ+6fzoHqoWj8xIxWxIvGDL1TLhY2mMhVP6TNydX6BWblhKVaYbL
nRaQytPfbpz+Gpi3Nz9fu3ry7/cPeh/QGPkTBo7EDyBSM9HiUJWmRJY7Bhdsbm9j6QROhY+/o+XwqpoXXOD5srR6xuektbrEfzCbPXHFe4Ozlr9DkhwV86Zn
cJ7QEvIKoiO6ikPBKcKgie6QUQ7RefTexqf34CN+4hgW5eF7mN7rl9k7/Kw5Qvg88c6XJGNw7eicvhEycYNwjGnjYMA2HaLMlqY5oMvNnnSKITEB+8d+1NIL
yAdmTle/O7R26prxE5eVCnvUmpwZH68KS2WDow28opU2LzWqNgXcVtl59+AHq3dvC4Kv7CNBu0QoGNNiH2hIu9P68UsGN24xrPkUO6Wje7SzFM9RjhwmLPeb
mCpHRRSFN2LOpkn+YuwobP+QPWLe7lxefXBu48Dx7sdf00xiPW+8I3FuhiUes393b55af/gOGClvAMEgZcDSpc7xW91zK52P6O9D3W8O07RDqvvi03Cw2zHM
7fnot5qpjm8NFhLYF7+okDI42uosignct1+Z41FvGMJx1xKRmb1jmZb5+6Vzlfb3S+fVdVw4FjuGjyEBYmWvCS1xsjCz7/qMwmmO03YW6uPbhmxYRWM9etHK
XTSL1BRNJLVF22b95r3Og4udG3fltEc4xbF7kAg//m7jPXDwzomj9CoxVS4Ek6VC23fpW7HthFYgc7h4OiCarhzp3H6bxGTXi3PX6M4jd8egEZ4JDgaoeU71
4ptLJDcBeUHjODypRqNM7LRJ/CX2K4tzsyLG4r5QnG+ZMA6BWpWOCQQ+0RlXbmWMtXsI7Agm6y4dTrfoSug/R/l3j3eXzienzEUgWgE6RSwOPvFgsH+Jbe0E
EhGzh6xs7YS0q3Kd1NCOUHjejmw4exU5mv6qV2dMmIQE5Wy30Qelenl8vFKqENm3OJAgBV8YE8sTz/YEe3GrlSt8BhvyxO20Gd4chvg7RS72CchIqcTLDA+T
eB7EyWznC9TROwAiD5GI1766p3f1MzdVWl77jC7lf+5cQmAdoxQflUVbvfuJfZiYe2EwVLUjzUvvWmDjfsLv9iSTFF9tQbRvSUa2SODzTRLMHq2EsD6OYAIZ
3jgLyfD6FVw4WaUAvGQO/rDUaJUJnX1n6WHYpWfRmWfz0etgvsWqZMeAkkt+NsvVogW1pmIirnQufQ2aptPg6tHOe1/RlPo1ejd1k7nCjAbqk4aJADSMDUMG
CrmktrKvGZp8B5fCG5e1ARmF5ZStNEV+bgkt1iO2fOZFLOGMFTwBAojsJ2gQNiWw5jQYkcZMgYMSjCW3bkDX41iG9Iw4TT4l5CvAWt+6DfJ4eJqJZH/n/lJS
WJDpkyul/C3wvYlJm1Q9l0nfRtX7wluxxjsbTGbSiHh60wlLquLHTJrORE8xniduz5s3KRyMJlhWRI55eOd2Ybz4OEsuEmZGV48dLqqqFWW+P3c6ay9vIl8X
OVOOHEafidws3aXDmYhMY+ZkwhDQfe6gveN9+976owNyv/kY4d4PPpIUDtQKybL+UOiWJASRIP7EftTMEkqJIv0TB0VuwtoOSY3QpKdVzpBAlxIE+ml4neO3
uCLMl9sIbSzPNarFGs+IRv9eEUUGDY+2LTbs3eXO3S87B5Y48oqTIDxc7tx6v3Pl7e71S9jLSJRwSun40tX1R2doRCS9rq4cW7/6540Dh8IRPYexPAfwbekQ
DYZzcZuw5HJVYqypiIo9hy5Q5Z2Tvrz+XCiRKO8F+LRq2ZCaxgBSY3lZRQ5sQdOmRHsKijzoBPse4b18ojpIAxzLeUejciQqC6WunUB2k+6RgzQxG2//2d/R
mELGviY+rOG69ImR7+T4FSkhKSoXm5xFRtkGx96Khuc0B+89hCS+lNCUQbJLiZQ1OjjN1luIk5faYEonZ6pVGxLrbtK/yyDPCVJqtOD+PFsuqziEuExgTiok
hAXjF7OFyjHixsNTqBWZG+NncshB03zzMlLV0Pl16zjNJwRhwRmnv+8eJvk3QUEmrYNUmIv8tDPyDDfURP4Z+7HdUPDgRNyP0B1AUqG3J8oZ5dCsWVUxVmqB
QtpQUgIyAgSEfTVdnCrjuCjaXCkMDmG02SlxynJcfnhL8S/uHRPFa/f8ZVgdWHtNQwCSP50QfHEXZTvdvzbOX7BXDDo6OY56hT6k+SJyBIF68c8CrZAeJNkc
rIl7dXMQwVr813b997lE+GSjWCtzTrWp8jzbQEtqIQrS6UombOdHQIV9SChnOsM+tpaz3U8tUMFF2d271UvU1J/zkH1MQX6ymw1PiZzANLpMLIvuBS+gEDuQ
edjVLeOOIi5ABh9sID8wMPhEAGF+AjdjNnuhWvXxwnwAPnGfWYjWD9+lSysnUGuw/yNtBfrFTmnd2w/WH1zB/BRx16DV5zetCvtDxbT8McMZSqQBsR+8xsYm
5kx/4ppKP9ZOofoWbVl+9ehz2NSLHNdKW6175hj9frNSrE/DOpuL1m9+jeJ0k6Afq/c+HEKyVpT98Fz3i4ucl3uKmdHaykXOkTYWOyv+rCSZ2SnJ6lOyfsLi
zu9goWzgj4wYaONyjf2MdG4KXGiEHfifWggfLu7mMAAf3B3K2mpZ7rlhIK3zl4efr4SksbnSxC3iFyCMouEUbCN55dCMTFo+QRDyfFcSXpbDHgS0+tBqkWH1
LPSwoAGunJPu5WUg4uYoxnZToR8z0MeFbyGaG9J6pKM5TuY3FFHvxVWl1M7Q32qwNQcBe2H4VaRGKQQ1WX9sqS10+A1D5RDb8mu2BfvYiW5hDPphiJ8l/nFN
c1YP9VlhDeGEAiuJc61Qdi4AVCc4mx3Jt+jrjAPSLAIj00H4MX5fLRepIysmjuvyQLBMZbwQNdBtxj7zVpBfazXDw4+rxgU+p7glaHdavc/VcEx9rlaA4QU3
Mx6D+NmrFzkxQz9QVMCwpGhmrxfUGUAmepF0ZrkSiNGBTc2iRTeV/vJzBlq/ZefH6SDRUKqTAerKFEwn/Xa8+GzbZdeYIVL7hFNZxqOxZMQlQjSJUHH49Nbu
WdP86pP9Ns3wdpKUDQwY4JniZMxEnQ5jO0vSh0ciHC4UJPdNWJ7iXKIBHnPikZQUWDvmiO5Qq5SmfqUO3DV/AcVPyJCiDzEYEmPK1vEou98WAsfyHGb8eFCh
357F1jCaDNFhzWA8e1i1/bBHn7TrlhCRksUGxvwnqtmxpc9AxJEj4xMUF2DfH4hUsdmrmCFsXHb5cWMvia9PIgNCaAeNFY6VOI7uKwXRDNae4eOxytwCmCOP
hemgwJNQrU8MDmRqJhJafo5rRwYUKFe0k4w0zpWwz9RA1qYFMM9tQoABP0qFcVDlvXWf2ibQjEm496Ho8bvdQO7Lvz3r8mR7Or2SHsaEfbvFgM77tdE8oZr5
9Fe75uOs3e9DCQbJM2I5pMBCe1xSHmNiU3inlO7ppn3Pn/WyVz/mhgV21x24L/fSq9hLhV5rjlx5EQ3BWsaSMfSaS6zy89GgPa7EVysn9BB6xcJ4QHfHah+5
QGPZkhCZBeGAKlKKHGMMipY/SpAYv5vmx17CYbljQLKTCYMneBUBRc4KyLFE1vAXy2YQuPER7VIuECgViZzvjP6liNOgS3CBx+mDt25jOtau1dXsOeK56FU5
ue5OmQdE6pYbLY/ITUCbeeMuqPSC+2cXmwtwPqVEHe5ZsAGT9LVrusWxIC7+taeJoHAcHJK7eGG2aF+N9e8x9Zly3EPz96bYsT7Rb9Mj1Qv2s29saF9orrZo
wdY8nXwCk7MDD5ZcFq2Q0MfmaaUrpV97sXcMKiaA1ikZZBIRnppEwkezyEWJ+4OlD9FMmBtYy6bW3uMFp3qBH3sYAUWShsinNhLeP3PllediySKa30TbNGGF
y1m9IXjCJddS2DPixLE9fNaiA1Z4S02GFURlacdV9vcWY7uX3kM6V0DVI4a9agf4WRJMQVepDzdC4vlGq/81RVqDtNgf1L+paQBshEkCgacnUYF329QjVhFr
Ut2WORSMuylANnxR+8FE3lwgHWSME8mC/bE9tijxpuWeu8CUL0ou6LDdMjmWKD0pTMnOAI8U9kF/09Qo5RhSizs33nHqESN2yBfO6pkabJ8mQqudNZCgvf7E
tkpxaU+9gygP7gE2j0ODMQe6PGaD+6KZeDC37ATJ5pkwCD9280wo2VjRSrfQlFCAosyLj7x/dDBYPocMIlKuDyPcnn76b/ed1Zvb5fyv8CHuRFUrpJqTXVvU
09Szwe4Sy+c/smz4WlIWtjlTQaIqc5J7+iQpOlqmm6z0m/8nT+FKm3zGEKtxNpvc/dYiZDGlejUUhREvI+WkZJrEFScRZT9JlBxN+tkm+4bgTtJ45hgdUa6l
Wa+BijRQSaa8rKBmW2qPlNqTkvByDwpybh+f6VeYTz8fDeSfy+otsDHTmpTO4KWqcYZCliufLfKkKU3xx2HKOQAX/oLOzT5MtAADIXuKMHqKotw7bYhg3HN8
qbUMZqWSlHI7w3J+AhiO5HpMFhiPuZqwFnTP55PpbPLZzdiksyzuDGgKVWcNR9BjBLtmk9NCS8iZgdCZqqLyYS0UjY+Gn0wQySvl1PSwhSIktCYBb6ZLwcUX
tYiyT5rJNLNCIj/JqlCfU1sjtJi1+YDUE+K6bcCuRiGxZY1cIOdzM19hqKPo+/0nsU2Tb/dwriGFjGjmJz1Lj4r0QlRNq6hEPCZnJCwkCooHpR2hfytIRJf1
nxCDIOhdFiyEoG+0lni0TeuJvz/3Ad80vj932mBGuNR3iFjHhKbCRMhiKE7EZH/YEZmakMvY5CovZJ5amEykTwk3RV/yT5ein+2Roq0vQUJOMzs7EK2pr7HS
WbCKfiEOFiNq4TmMdc6M7L1Fibwn/jvhGsCHAf7IeeRqgrw1XLjcLlaqLT8M0AqWyWqDjiOGXPqt2EI9vTfWiydJe8JEkDObN3WJmag1tcELcb+1TJx2MPKK
BmZvDpmWWFqZDQ498Z7aGT27bUCxIHdG258lzlceh+Tx7ICJOOyTQYr5wQ97U0lNBQmivKyTU5wGqmQB+Kaif/J+g7I43HKSBsWnh6/LE31akA+LnljwlzeN
bY87/3Q0OCCh/lsjqhLppzKoVX4CToPk7B9GGZmBrfLR1mjbQNZPTvePJM4qJZFxSr4UDVF+8MfUoxK1KlFA9hK32eRqE3uCCd2DNqmjbw3Q129m3tLHvMAl
P3i1tXeCmB9CtXNi9NmWi+aHqDNPR8+i6t2/kzTByHbJZdH1gFKVpc8NDlFD/mqYyyK92+behRdJaoy+I+Y0vw2NLhoJV84NXqz0VtuV0pRtdc62MWdqpJX6
r6bWp6P/yuLyFq6qVGmWqmFltKNRWYmG/xYRdGmeu9Qcip7jHvXMEQrpJA3+GIonercVsM31Zoy3xNsN1TwLgNy4XBtjFj9dGRurSmyo3EQTC0MLljeh4yPe
dSHd2iJeGnpYeuH62NE/r0zMNIkvo+v0HwkNJZbx0zr1f/dANEA8ifu4SH8w2fHm9nYq4mqbnHwzrkxP9EZea5cW7W6QkFTkhgZr/p1GuY5XJjQNp+GZagdJ
ILmqL87rM9N9pEaxxznZLds/Uw6v2mZBvTMtgwOVzLBUsPySxrBXUohLprSRPDt8K3pfO2PkyGxwpe4xiOSNaqvYbNTgWL41Gk0+M4KndCsZUh2eu8/1ip3J
nvbc1mVyVFa0Ujj1EWxfEAz7j9ohFrZ19pkLv5CLfpOLfsdfm5r6J/z09VaDuegFp7AS6gWPcwhmw/kC/e2DhNHPx7Pd3zyO7apwmvrxC8mP97jMaead7d0e
v2+sO0vImEWMUQRx3tp7jPuKt1VKKYhmNI2/0e+Ehff5zBNZHRMb8znLCz5n2YOT7Df+2UDLxdYdB00iCYND/oLktTb5nKc87+1VJsxwt7D4hAMmqeN3/kRJ
UnvL5evtYjUWGJU++plUEfS5HhEUq50UNY3fQ3pHd//GnXyp71/46x1bhIRPBhhVgGHoFXOeeIWd4otXviqIQTZp6nXz44L7ssyHb5Vy/AP33cF+Uvlz6Sod
/lr0OSihTfnqSxEd7f0qyaB6zOD2Vc67VasmdhLj5GEpG2ZW7zmMseECYXa1iV1N1ujknH8IpjI2RiFR2PCf/FxVbLFVtvFTVjjsUg9iq33gV+ZcMaTsjhmg
0Xp6Hw5FTwXdMHof6brmVuTUbznB+NAci0FSOP6vnw5OeKfzJVGVMTNUqUsCm0WzK9Va6G/WkUgzfmLRrHZGLFFeX/jP8BzNPlFaM4N6EIJ/+PAGfGMRhZEF
9JEZGoqeAO3Dj/k36X/TwBlM0gj2y7d/46qhAMM4pCTVA2dSubbxzjXx8oRHI31tsRhewqktbp1tk+bMMKGcCeeRcDP6MTtZQfYNKQaWmo9+WalVpuGVTLIr
/mAfV/Yn5rQpJnqNk4TZqCrTgkUPY0/cEGkBARHLSErSPXJQ4qzgocoBf91jJzvLpxHzxY6wSPcmXrAnj4gn8dqp29apFelXzl3rnvti49Nv1m6c7hxYUcdO
TINOlySJsTMXTlWrXGyWJjl4kf+KkHXU4BliQxcbmCL6X2WiIiHpRw6u37nZefgu9Wztiyud43c4XdnFtUPfdpc/pOF1V050T5xb+/qiaaNENNI2UQHW/952
CD+75z81MwSwBokgPP+pqQGdYgAA+pfHwB2wY+DOsrM0/yVBWeiZKSG953gDNw7uqSUZSTE0re946s07XA35ZXHOvLx01byUVML0UiGgZY1s14iFTXEqsvpM
Uxza17+51Tn0KCiwS1hwIU7E3YckauN4SybK6shBSwg2BDIRYm/aQZomjh6gfyWE4cO1U9dsL+oCEYB/NUxJG6C/QJArx91iNjjC40X6l4nFJu26dLSz/K2s
jMn9Zj54zAJSkYrEa7yof5k673wp1bosYChP7Mn7Bp7/ozh+ETVaL0tcQxFomhHapt2/Q/Ex2pOacogH983x9avLHEB5tPPevvUb35mmPpbeacCZnaPiXp7B
n5FYWK1rNEmxZaLVaGuvP3ggEWrLHK110NFWfcpk07Gta8KbcFBT5UZboow1H1sF8Sl8SHLAi9nqbuKEAwmFyd+yx014OUoR8VQUQEH/lNRU94ldOF7RgDVr
TOJ/5G/msweOejXN1EhGqbQmpRwmoMJP2nSGgV5fLb7qBfx0T19Y+8sdFxrDr822qUtqQjMnHNTO3dp/1M2NzwM0GFfJRP422ATNskniq3Hex99ee4+DBjmA
1k6ETfYrEYsSp+ClALa7u3PnRmf5c/MdHSNjFclgpX8yi7n3wfoNO4HFiWZZosflLxPadeDrsHUuon/qsobFRqvKDIAagb95GU7f2Lh4pntwiUjAEiR4s4bT
l4VTt3QwkpwQLBlUIyHuQmO79FASKjNHlAMD0HgSZhmVad1gJvaEOEb39Lce66rJnmavppiO4c7yfrvA3ISG73MsuNdvWXsJq1K2BiGw3NLQLgR+bPzx0frS
e6t3D9MapoQqjHOeGYaCZ+aViE2A1TEaHBhw12GaHoAKWhucoop5GQCgDzEwuiiuGcb//XTMyOwm5zMOkJ6aOBgBo7NVSEHGPrZbc3G377JerrWb8ynWRof1
mkT6JYFODKqmzLCTxPgN1ZaWNcVz7rb51aWY1igZ7IeMwSQvUoCZDF8YUGDGklwMg7GO6IRFcTbfrr8Cx6UXYd1Vf3BNplSeZ+DBLXIksPG6nA+aNed5+E6e
CpZ0LjIneljGm/M4t4XPdFMAo6TZEucDYkSiR06+Zy2wKSBHe1iAhT8tsMXP1wQqpKst1rQCe3kruEjQqOE6QWMvtCRVhp9Knr2HACoKLR9fJLzsC1s5+cHW
QVrPQVUWIYjGou5Jg1bPUaxNQe0zl4vm+T7wKq9zvtKiHiMbwx/+ED4CHF5Poa09ZYakfz+E0vyfo3nTI0TK4Af+HvB0y3S/0Y71uNqjh3CAyxSh4qd/R/Uu
YC3lpUkJjXGTic0eaLAMfiVehLSmmMLP/Gvr6Weyfd3CtGbzvmzRIVXTNyuLjk3hcrzNGh9bt+iQ3l4BPvtCYkMJALDAdfNvYHRn+E8hsud3SkGQZDaAUfYM
pfH3Sx84AysJPOI4ws16Wz1nbTXP/QhmKA7w3BnBbvMv9O88BqNPt0bb6P8yUJK75mH/8LrmvXK2EPv9s9Tcm8YPaBBmlCn6DzsTPKNdNEzJM6G4lFmQcXCl
lpJyiwVxjBjLUOHNDBBH/4UJ5F+IPNxtuBFQ9M9Z8sg0kCrHevZqDAhacXichQZ7xKDkiOh0+rzfRu/zDL8GWrLmI+gAdv/yqQVpwn3XcLYKhIP9vDJHLACg
SJYRmj9foTPkdy65SKCc98wpbIzoq6yXNXicdh537fBqYTGvhXmbxc1F27Ipb0ADeMX2a+6oSu0LkU3DZty0qmXNzudOQo+V+0FwzxT+7V9n/9t/2Try9DMT
1OVdQfAWZGvrODXFm/1JDkO5ndo3/DMXjRWRloWrEQ+RWmMeef/oH7dn9GMwtlJrb89z1ek52WAkJ/bDFt3jSnIIztnjr9L6WX1mtMrhLBjKT6v10QyikPiP
Ajo0gulrzzfKQ70d48C/SomNvs/US+1ye2ur3SwXp9lwBB70DPVRsjiQxGJm3ZzCAERFnSxc0NKAmiK58LN61EwlgBPrTU/HxSgO8tMC1O+Qp8ofHW69n05P
5ZasluXYS1aSTZT1EbBWZ1qpKSoYFt4SsBQU0Y2/9Ew3bfxtjDf8koGveuw60gkBAOxj9BEth75lwOjYrUcsb2Or6BSkWBwt/feWfGKc3IFXCeiYlPf1GrcX
wLuK7JqC72pG48B6HQC3p9GJ+3gOUJGt2jLvXf4TPkduTfQHZ6jImFeYV/1T5rEPfusCO5MFKK4YSsxSRfAYZz4xP20ZXoPZHdGituGAXv3XRLraK0OaxuHI
ZUdkFIedIk09b85XlqroPyPBKaocq1Wq8xqX6lUXXSxyOgKHdzuDGX9pkG9lneRmIeTAqhHsWjQ+HO3eqhVEPQXcK/V0xBdeHIYbG/faUHt6f/FqdKbdVohf
pVj7xB4ddb6DaSJsR4byuHfQDE5FPGdqSMadNjOhp6XuhMnK2Fi5hqBjeBKJZ4nv3GrNdE7X45RyTvmmgN44avCvUZ6ZE1DUVGJUxExtrsFulYibVFmFbZSK
JjMJSaWW1zTLEwpqkr6n7eYy887k6DkAtdXMYH839YfnomKZmJyTQts99gS9LBhZN+Pz3JzHf7I5j7j4uiVu0b4OfmvkuHDAfhOZeuw4WR0bh5p8szNVLFYb
g/qiqtGYg1bakyO4sb82Cv9pUz7jSDrr+Q8V56Od6bsnLsLwMcbmgc33D8ndXklJg4xR5mmHvtCm1mkr0DWKV1Spndpl1pL//QyJ8q8zCDade0LJ2cSsLES2
K0Psgvg+DEzl8NkHnLwXgDXQMhSogRE5aYnBZtyKezjVMrct2mFlZJBxKyR2Gz4L5Pgl+ihLcI+rjfNemNhvmkkkJHGc2gdY34Q12A2e0RQa3mH9tJ7WCf5s
TTVGQxdkUOUIDXxmnMm475AF/Bh76/4uagUjviEggMuiq6yJXbSCmynlOHuKjVuKYPdCnNrKYu1QGtOC3MY3LqRnKs63JNgKTfLGlnfDJkwZv5gN2yR87I/p
X7vqYxycbupUKdkoPjkRIz+p0QXTRPTaWXQa01jbzjuVqfsuoa0x2SCwlDiTQLMwLo8iXXKx1LYW903WP+Ry+q0eEPrLkghSXyyKDsidh8SCnaIJbpgxpNCc
)page",
    R"page(iK3Cm0WUfV57yj89CoIoHOfUojQl7MwkgUjK+zwDcLiwXxt9uOfTogkBUo5LJGJjBwjpSCJnEC++1zEIObF9LF2y0o9N4KHnH+BtZIKTSdVSNGJekjbYR3aa
DnnMV60hsd8hPE3tEF5k+HF4BNqjR/IIpuwXOXW3IqJKusq/X6VJydhkZbbTifDI4NzXCnePFsdoAzxGvckuz1ZD6k0lbaJsbosQU4aPf3v1zIgY4P02mSjD
mE2raxGek00dNgsO4pnWwHFFP4VZ+Utr2ZWRMHvjN6IfJh9OxE/mmW0ZpgLUPZt9rJt2Pwdt6R60LMO4+CXXbTFS/22feSh6gztMVKL3Tw0JZ/KEpK2DRubx
do13kX9yV+VseCHLcxAVu+zkOdVaJvFeZLeXa+26zohmgY9rZSCvtmONOCm25mulyG0H3BGa8/TfIoPs1op7KxNFOubzxNEao3W6NeVnm8RkmQz5iyeUjWBV
NFuRGqYLGMlo5kay+cfOLOlVwP/fKjrEiFVp1SV1GEA5HDWqbUnz8qg9KXbGJUgmxoYUexYlFpiNsUhfWctRr21IS8hDyVps7UD6ztmJPGQf8eUr2YAOj1RK
eWVdmx3cevaoo1EJ/sC7iqMt3h72V2+W4/BVbabKodo4oaMhX3lly+Win+R4G8Hv98n5Wikvs8zNSEonaofeSsph4W1miQqlvP45ovEgKW/MkWafSDrSntRa
vnXThFl7jm3J1wX7tOcc8UyZ/mNjtISZweLAwK8y4YnbrgABKoUyUzA4bD2cM4n+5OvPaBFSXLuPDDdbUT/FtIWgM63Ijt19Lpp9vhqv8PHcas+DuBZEEz4E
djk4MEBcHD2DfpuHwNrsxX/aDVHXO6vVOTQcUkDjrn661o7hZrAVQQExN5Rp58dIUJlUxJ8fRoP5bYvl6d0iULfzmrKw/95glytHyegynRuWiDGrmTZ7bKbS
Dhtq+xCOfVfw9cK1gDy8kHZrn3UB7Yncl+qQleoup/o54w7nmJ01UyL3acgCe8ryNVcC4ZgcW/7HHoWGhTaBANjM6c0MJ+H1ZpzI2OMNilxPnWpGbdRYmqYw
6c0Gn/oBwXkGJqUGgL7J3hkPP+i8d3ntk79snPmGnozkuDCnofklhO7/mYv+Ry76jVjcP+kun7BPtCjnGnidgSFz0f+M/sf/+WbJeX0IQKR5rF9sly+KVUGO
btXH2+rNtHb/L91TDxEEoM/0i2ddyhCB5oxe+OuFfz/91wu/+euFnX+98Dt2MWBIzu7ttzsnjyRfazXPictMTXw7bhyh0eAVJndAgHcN9rJBxh0tc9okc+8Q
4JPoJQvFyUDRZYPX+2aO4SXLVJi35Q4B7RSNjCk7Rpug1iLypctT1GjSlaHZno8CYGM0bkBVqRMkgbZmmmVOmyNo6BtXPgSy+JV9neNnaBBwvLsOL703LZAl
g36euRkghN482jnx/sYBOGZJGQBcmjJr977urFxR+OZbt4F+zGjJnetXgLn66af0ofgKrl092l26uv71NfXuA8Xx9L1eR7oigaaNkKm1JTk7GIl6tqaoxS4P
0WyF3ShZNJKZ4lQT8KKZNalwJNmEWFgtAi7JubyCy7fWjt1ibOGV7vWLdlhIbHH8s7VPLm/s+2D9wGedO7dtuhV4Mtr0IPfPrp26BgTcex9ibr67ou6Qjz7t
7rsJMOr9H9kKdaztSm2ex/oLeFkyXDfcRlo0ctqYvIjz9RkGbi1NlktTCs6vKgUfi9qiTaPpk0dk+gE9ykC2ZiwGj5SRlldXvuwePNy98F3n5l3tDyv8hXgF
AFuyfbgEHGOt/8fRY4szJyoEdKPeqnCsoTikGSYEJBzzhl2oWzxMm+Bq5WOhLEtNtO9WvzskaY3W7n+4dmHf3+9/7P8EyXx+oXP7j2uXVnghLolzjg4Bu2/Q
OsjKtoLLV0ugrFlh2spHP683DY0Q31CYXN502FjsbN2oVgREt2g4HBLE6D4yWNrgOLKrW0qpcAIdWPQcZLfELufBwRvd+6cE3Hr96sn1g18i2djNu1qAnwia
PRLJvBmJx6iF3V29ewbrJtjMBsVYsXiZ43L2AGxhg85M622AZWmcu36PiWHVoWK/FqejlzkJALwSxuvNYXZp+uTy+s2LyG20/D7c8g4+FBTfv9//xNbETn9T
ZVMPKPRlJAISLfDoPFe0ceoGvJiXP19dWekcuK7Z5g4i9Q1V7VfHGPdqouIKx+pUH8NXY2cjjcLL6CxXz3V3lu4Ddvji51IfsrmcOAY6X35/deVS58BK0OfR
Ym1qlwrphZgXf6443aiWjc8ifU9/ISXew8P2A/gTNjWfAfz8QNg8e2aRiy0k1qsIaLwCJE0TV56HW7H8nC3SNhjm9ERQAOLDbfRhrTXLdx1+nY9eFp1US1Ie
TM8QYbLvWFEhbxx2P05skBn0CAK+W4aMz7jQ3F/h6+euUYclNwJ1FGTCi0rPN07zopw8snHydvfcwc57XwFJ+NEZQOmePNK99bV5+Al1FNR36kbn4z+tXT8l
X9kCgG5fOYaviFqPf7j+za3Vlf3dL7/qfrPP8kcGbV/uXLpKNCu7lJftSPfDW8L8wVtv3V7/9Bpt5u+XztHnnS+/+97mYuBV4AlNrALn55ClmC4jqVk7mN//
r7arbY6jutLf/SuGxiTTYayVbJylZIzKIWQ3GwgJZhPKKpU00oylkcYz8swIyda6CjZvBmyWOAsmvKTILoS8AIaE4AAhVIXv+x+WimTzL/Y8zzn3rbtHtkNt
pYI13bdv37733PN2zzmPThdWKOxNzUOI4OXYrzKixy/EE6ZoMH7OPn/iJ7bTXrjip0TnFZLt/LPy3TL2z3/2vnxNGPuyLAZjCPkHNbAEE2aUwAJq0OXPd95+
USsf7778pg8aN+Q/1YDeZsQnvCfzdjTjKtYrwIQ7peJM9TEZVsneACauvfkm7zGGmrBkjIAFUsm8It0y5tKg9tDvl5U3sqj64FRTLAkNn732w/dly3nuJa+A
+JEFfeLFnY8vQR+48LzvetAf0btonUN5NeYqejeLP3BllilwPMiAEx3hdcgpoDDYvfz09Y/fNIXkjUsi7Rz3P+gCp/1W9eAtroy3UYoDn4KAi1h+EK/2Fx4T
9Vdubawr0tgistAVI0O3MtFcHIMYjqiP+YLhgwCdNlF7GHPpztVqq9M1RAlzx6sKGDBZ+HuV+zlWvGwnX7qggFb+ulAloJ9E93rpTyIpDBzmqVev//Gq1svW
bYydz4jb6+8/tfP6T3eePe+BybAV33/q898B3Ap00qkBiUj+WAWZgN1euSgXsf9fe1FYgOg+uLLqtBkuKmYf6jkI5ltuoYFAJPOD2s4Nj+hJCsNSsJS9TYjn
c6YjY3sbYKhF03JZuW/5GqiWTz0lrxJyELpgWfTfKEnKjGB7ClOncqqS1TJL3nkXzIxTqVc4lY8LOYv6EekStC4eAIocSRO1zw1sQKvXT9S+3nmsQ2RPIZjP
zr/Yml8zBiODPYWd3rQDFqJfOltErG7oq6JldbAzpJ/jdsNvkGHQYjs9B9VgGFxCjkKM2OFTJBCgnMnSPfeJX0ws72tvoEz6z18T6eaGJpOj9//2ySu7F4jW
50YEWANhEE99cP1dwNldv/CDnZdQl153nm/mAJ1UMYa24RAhL3hqU2yE2pTTK5uD0TwB5b2tFuwz3+CUiFM1FIdrqlh1mhpj/cxvqPg9s/PEfxjapX9g3oJ7
s+9zdg0cAchxYLjYS40IuNCJg8/OX/rs/C+CVNVwbbqpxcKYnHBJCcyduPby0xBkL7+z+/wHYa+onqUdMTcFc7D71n/vvE5Qm8n409tbxDuQfzwyGYdDSC4m
vvQ3hc1a1H6AQtgRffiZj65feR1KssMLoJL3PGAt4v79PBzfWIS3aeTAJF0qgEPq6RkhHUE6GA0qpVYMjjk6UEEA/g1wezI7Te/XTPpOBGy2eCZkceyZIib6
CD8kQB786aKi8wTKIQ7G5y/8XiwvDmX3w//SjC/g8l5+jyoFkF2v/ee7miey++oHuxffjrPFVELavBvWxjyTZZQriZAWGQjUIpAHSANc1hpOx0bAMXznZMP8
CURICDdPkDp8Z/ItCn6hOAYxLJH0oxq82ji1SXyoXD4RLot5HFOLGzUoWwftMENglfBilM/AbRH2l8s9IENq6/I40iKcRMB8tDxDMAalLhD4pQvQ+T1oxkaP
O7Y1P+ovL+vORdQ2lFrcMKUFQCh+G/tH4G7y2Mdg7yZpPXEwQ5Rynk8IF6tZ4ksEDeY1gYj76wuYnWs2JFRQSsLdN3/pycHDPevgFG8KmFRgSQoq5G0nYSza
CpCEHq+J2TUyIcl3udSeQErQ7pQ83EYzxMo+QLJE05JG09S07ojAk9BbA3CwdpUQpm52O6OGZ7bKrnhgNECfSBUV28KognvLjwWM2SGK6cZSDBY/Dqh//NDd
y+9jSHcQ6flidO3QuTu45cI1aeIZ/0vv7T7z+vVPfvr5K7/Yfeu1nYt/2Pn4z0a4+IjA4f3COs3WU4h9bNp0L5KCDL5LvWng7F8O29AQcDpbIisL0CVU7mSm
6LHw2bAmPw21xW31FPom3p7e7oY+DvguwpyqVUNIHN3fvpmf9t2rV0WtAqb0+WcD1heKigYb9PsrfaMd2Lsk5XeeiDFzwiPG2OkmxCGEef4i+Brd2hZDTw8S
afDTywGoxuP9wOm73GTJyT6K7Rr8HusAuXylTq9trL85WDOQF8B8bZxSJBeK/91XfgnWdaKmppx6G8D7nv3h7tt/xIR5KKAXfyg0qHODQcnskRovXH+PucEv
//ra756/9uEnO1d/df0v8EXtvvoT2clqWxr216UL8TQONKX1Ya4h5eXPfquL4Jt0tYg1U/k87l4Cspcma6kXAEPEPcXK8om9wW2owGGAuYpQjvEEnbmxTfaI
R0CMcoNdvQV28+RFS2elavqjd80wuxypn4cLrqwVpnk3WwnG5UTt0doyskM7wlRPGM8gwA+zvXtnzI8HcKOTjIclNfRgeADULt4tYYHxYZ//4OPrVz66/slP
YNs/9x7MPHqMgYlFT3/tUSwjwaJqJ2AhiKQDowVELrjLxz/2uqL0BeHtdlG8Sbzrdzg67NFcdX8GTovhrmhSqnBN4NkRgUhxIU11Cet0JMDQ83hMQQuF6UlX
JnnIflNhrmoG9vIzmnz+JF53R01UWrh+nXNXccLAbGkEqW/Ad0/golcdMyVtoLgEmRh9Qmr6bzgQOqCIiRgT6UWh5R7wicXN7nJ/IAM+RVb69uXdPzzn22hk
1GwWJzsSCvraux/t/OJp3w41zD1EveXUNBykX8sSlwkjjYx3Ijjij9fe0799PysO5tgj4AEkThMr9UWOsQ9TLV8lsG8W5e/bn8p8oE4SVgAfIjJG8Rwp1ePH
mxstBbiS75HFbQ8G/QH5/EavM/IsfhHewpD4ev3KlZ2rb1NXf13/vvacyL8Pdy4+97ePL6Z9z/cMxI8J17gSa147b4um8Uv/RPvU+uiMn10DSS6rmCbbCtqi
+uzpMerPK0jhP/Vr5vP46I1rH71FXoDYRgVibreJIRefBBjgHQ5JcG9z5Yw//OHmiHfKNGwkQ15td7tDM0tDKfXN5lC9Ve4p1IwQtqF48y8/De+tO0xQUFUP
hqeHJA4X01ywoO1Xr16/8p7XLuXv3ReeCbBeL/9a8cB8b9oAPRQQ5FqyKjyeoDEyWWtxlR6tIUmB2e/K6epciNy2+ZT3xpPvKWm9/vlvX5MO9NhORvZozYEa
UuCf5y5/Ug9O5ErN8ryNCPHeKT+OKRuHHWXaa91glPMfgeFFFu79O04pPtMeRWOaCmP6rmzBb8n/v1eDTI2HVx4VUvsJsCz/hTdX4c8/vHTtJdivbswH/ZgP
2pihmbZksdcH/dbGku4dO5OWzhseSDH1/dlYD4axoh+4XJ77xMBfMTTwoX//4NobV7Cy77y4+/JvE88gRnDIj+iQjYiyyTSReBKPwekxNK+HMNdoHIfCOI7V
XI0NP1Hu8ORpuL4McvbQOT+AeSrupWHErzZz5Ehk7/pqDCA9Vcs55FP0b3VGfrA9OyAuD9UGqXsCWKdq1+rKffLKzlsvaAEY1+DCzkuvCk+E8cxjafcFd/mx
3xWN3Q4KhibsmwEXsgwaGY3vrvL46KwvnPWqPIeG9vifcVcBLH19EAzjsB/WYbeyN9BjomEcDsO4oTJSBfYH/TBJmx+2NcgDEcfQwRlMzdB2j+OmLdJYiuag
xfgJPuPKr64csqArXg3VoEJ1ut4xlvUbWuW+Rq2/7uomb6f16jxQGyS5LIpW+mMK3ZDRZMiiY6F0Kw84rU18CIh1MFMdfLkozScWRdLj3xUtPGtDIcibVTKy
zqNsFwQSNHut4UMn7UNcfCmKPLmi+1C6ZiZmD7Ju3OycJgB00KQTR7SFmDeMIs26m+2Eam3GpQuvHOYh9TKtajiIaxQmdb88CEFxBhAbpTmuzcGIeX76aiay
8cUsCsgJz0Qm9uY7vYzwZnppy/2ISzSiAvIE1ZaGj/HkKXkWCnJvEVXP97P2GDuO80RlpzCephR6BKpRYJHRcVbhsgZM23Qjrw8DAdKjcrS2FU0PiAhWTovO
V/v6aKK23ERhgirLK8TJh1Uol4wp8lkWDILJWJ1Ut1U9ghPcQsT9DWNubR+BELYC+lGGMCP9Qi3Lxj+Bu9ReRgxwhlx+nXncYeVpR+RhQRuYHOjEtXuO1qa+
SsCp5qC5PGiur2iYFEMzUMqL3rX4DgNU+GmlIuxGBWkp9vX+cF64G9e//B4LuciK8YpmKD50khXno/3nMu9122vqvUYzMztxRTMW40vLWQSKUcrEaJdjxDXC
stsfRfnH8qsu+wcloO0SbVurku7r7uKhr9Ta9rj8Je3bcyky0qC/ajQR+KN6JnTJyrwx4n8NNVkDFKXxoMk5ZZrWe+Y+b1ZoZ7PBo4Q5FnhvIfY1cLd4akVg
hTdpd6c1idnoBtGytnPDVo6IihcWNuf3b7ML5uzotcXo2lw5o3DcagcMeN8GNLTJ/8TrVbvX3Z+dmqsd8D8m5woJJhzExKj/r+vrrqyEk25HU+GWhKRWJIhY
6GdUCZxFIJmqTRLdwihv20wLQNxQyMqLjQvUIw5gZLJtSSHmQFU3s5GJ5kTV9bw9MzCZ22IyQZPZKmbgriVLF8kleQ2mzpbCiuTHZ/BgNxCvYdob6XpMjWeq
NzMlHEFc/D3NOXcRnnk0efti/slcFvfBY5ipKF+fXs4SvsuCMvGk8M36XdGD+7C7MLzszky3Ghcj9INL5UcZhIts/+G0BaVzEEfTMVStvK6tni3rFrZWykAK
kd/jmgmfcXwrg3lDCK8+igObkqExv6YNLLhJkNnADaQaU5OwVvtmU86ul8FD0Ce4SBQIodUPXMyFlst3C5d99uNL6RSUX635YTYTc+n3Imjmfo1uitJzT28o
EY9Y3Uk13tMkhW6TuaBtEEbFNk8S56zCuwd5Y69Dr0J3Oy4rLcKCY5t6hmFZUVp9ipPHP/NCBti4HVFrDuMoe8+pHNJOiPLKCq916RIbXXsEH2IPMGoKa/9N
2ddWm67NWfRlCV0L/SNPHmcYkT4+gr9H47/Mq863IwmcjYoyHirfd7w0HN6C4nfaCUVZw1irjH88lpU0wlgFBESf07dBZLMkh2xNa2XLHhAyeNDDarLLniFX
JMLT7uRzeXUx1ptUFoHZeHomEWngWa35NapaxdERV9DwoVKFQtnEAsMK92/jF7aLMYbGODWxkW6bAnhaf/SQfXM9Bvw53aitQamomJBMo0OyGJTgdFib0+AD
8WKdNkYQXckIE+F/L4kV355PVnit2MtaqRdpP1eiOQ2vvwVy81+azkTDYmA8MbqPviW6Y9+5FnpiY3YS2y4UJnv0oE/MfSH6O0gyA2T0RrdZtwyEzMRR9l1U
YBbVf7ixzsAj/OcRRd8CCW0syrfjGvhftpo5MYZHIPTJPD47j/x7U67xxGn/RLi2ph3otWrrqUo9ImkZP1fRfpqz5rIqT+d7ynmSGd9tmp7YLO00X3OtkKe5
lp/73z8+TrQXy9GI+i+IcEcXkeLh59fOC7j25xybLtqFumm1fvPYDcwuqgxB3Kgy5FQxKHHl9ta6cOveqCMqCckLqqMImXZTyNSZX2p1BBKFHYYWVQBbZbXP
uw8QTlbX/re9wYjInlApED/rjFiqncpR2kJaWzARhymXDkylo5xTmHQhZHWCubTrbW93bDC7E49YOUgHxNdlIiR6CR/ih832/rLWNxPzqsfOt6jsHPimVgBA
JYzJmmUM4wsMj2Y2wsTp1f5Bh5Jz656Lqm+JYnh841TZ87QdZSmzLFPixqhw9vix0ytVDTgjfVWjJPBOBCyH8mmtjaV2ggx+Z21RoaGT4nmgye+gRv6wZNXi
yKg/IM80KtBXeBeSHZ0BepEzUCnn80RWejfW8OF+36FLyktKiLP8D9eguTisW6uv6JXhaRlvK1dr5Z7aVPvAV325hjOhzxLiIfTV2rR7N19ied2fXkXY4f7t
1rnaUbCKhU8vi6kYpQNql8j9Xe6MsGfQMGwTJ9XpKPExhFlezQRvyGYUQOVMkTc1FXM30qhThoC4qzFrqSFZXv5ZhBZBZ09qwmCqG2iDHN4Kv5g2gNwsp3GP
TEWPMDAy4PpxDOBAzvS6bVbUBTHwW6p7tjonkbg9p8ipPW/S9PI9mVRp9vGmcZNvHww5UjGjwSq8kYkYSZGSHaRfusdKaYTPmLVyMWVusTy8YQPQjdozGB+x
fMpqnTUPDqiSnLCF8KsUqAHdhuvC3OaRjRh5GJY2Rgo/iCciGTITKnR6zpo3nEOi1Jxrz77MR5HGE2aVpVhgeB91n1fyp1nw13yXFd6JXIIZFOacfA9wKCJV
d1+ZeCDVAHaD0VW4QZN43sxQYEstXKBrajGXSIRk6MMlt2N3kZHW+QJpuRXyixM/Rl5iSfMPKOKVViwkJYCoAe+IqFWS7D53ORlXqx34kvV1jH0V5LvM5BDJ
2A6ZhJLQdZFbdnejYoIttzmal9vwHkLr3WA86Rj4acVns0+vZuFq1JOShJs6xSPx/f7Pfye81z0OBTH2T0U4Tds2AZ4eE+KumBa3L3Vmqmt5VOmP4ZWzk43a
1Nx42xBKKSI8Hu5vwuoJB00FCi2EHGdWQJH1LB3zmZnxXIzq+mBCaxXgJXNB//HvCwdSpivwDuLfigBfFk8E+864PnFmMgVylj94MuXxvljidjC7ptvcdI9Z
aLhf+tI+QJHicPYe0eFwmKC/tOFKrpWiJhZZPcQ30Z/aZjGPT7Zc9GxiVAYn/0YvlOJUlJnMPZEZ1Ixwo5mJgDSjCGdl5cY6YZshkGly+r8dpBAfnVFcmmMj
jyNj4DUJZ6wsawJqY8RGhN5WJU0WITvQLr1h4rpZNBsWb2Az2HksHW+lc7tmhc4re3KzX9V4kY11aPqA/r0SnZMvMSZoTP0fIL4a9CX+LCjNagcUNfyoISQX
QvfClSABZ6FhQ+pyAF7RXmRltiUPB6yqMoCrcOSRXEFTnHMuyVLyb19buj1Y0nI2ajbcGxek0EoaRU2/waLOBUUossELOz+Je6fdXiWbmhFjPJa50wt2EMKn
eXAhu/XfIvnEVWpg+fZ63odVu7OP8Zxu37jxW2G8wLeaxqc6efEqvAWr1G04u8CFjX4JBeZV7k5LcroF35PGSB2t5iJy++RJt90omFhv0bVVFWaK2GAKFC2t
Z6y1TN1N+6k2iKc7GyyMoOQGPcPrDuqexDPCAaJaLJpIEQ+XTnOWsUvqm8lyWp3byqK+rAWw2N+Kag3rEw0tE4DMEflSFsFj1g9Db3qjUP3VTZDdcNV67Wno
JlNaGkhL95aA6VOq0e/KvpgD+BB1OlM3v2F+OIKKo3Nd6KTESmDHokt4e1tXyvmEvOmWXo7shPhG5IAYboCL19WZLKTQ6bU6S3bSoY7Axcz5mvF7wKKvUcMk
tKPwUZ7q11HbH++pfMO6ugHjF3hPY/RAUGdx85Q6FeO1cE5N3m+OcVOeHDSBP8cR1aMG4d1Vzkyag/EzetZCt+i+Pd2i9r7Cp5lLlN/09I+y1Cma23Dgp3C3
Wv6lMc5Cfzi6z5+t393ghe8brMI/RguDo2IRu8YgweX80igu1Rg5aA9Ue41WHVqqx6lwzb2AOQMnS+nqVrRm28r8p3Ucodqq/5LSS+BgO2N1dNPHwjMKVhIi
MZgwEsdANJia3Aivt3hxlmo9F9dCFc3zlJU+3RLB0JHtOOGR+ayvG7vnDCOzY/DNHhbYKlYR1RqVq5w6QGPDTbRaHneihKiMZXZVdESLYtVqVY0ibMemL/O+
anFiZk1Ud8Aj/P7GQIsV3se/66smXFlCX0bmMWpmfW9Dgv0OR3noILv97iX8T1iewboXjmwHrF6pC2I2VYIJbhVSC7jBLNuvGswYwO8gkl3zhf3bAc/hECqG
HdnXbYsebsgakx4F3QMMiajhIU+Ma7HtClPoJxZQeBltcdSyj2AizBg6ubs2re9TnVgvsRKwjsI1S0+Fi+XROJy4PhpeMe1VEFG+MYzcQYgkd7wLlO/JsR/l
6qRWJFtaWx4gdWDaf5xWaty77pYsYrYnegX/ZSVXzOeYmm9n24P+nt80maupO+Z5NcDHP07Ssi6KEWc9rTktP6zSmg/BVL6APMxedP55VnTaOR+KNWyMcctP
Aw63wkqxfLybtGrKQVO+GmnswW/E3D9vGBupZuM3wFVGUHdUOY/VIWOWedZxS5uYPAIqIpCVdMBj9Ho4OEi29HpkMOE7eG9dBULeCCUJFbXE3ZhTPX4y2E4D
Rnjr+6pfNKx8UzCzRm4wsvfCvE7Go+HeKA5pzx6kWbGHOSsMXSx7HEyLs5HBobEqyrYik20rOi/wMmNT3Q+1ng/nLu0MNok3R7zTZe7oZZjtyX9s28Opdfvd
d9+dGQOIa4XWrc40idjZvkn54j1KOetQGE+hbL1YDxidykUsKIOVhwUYap0buS7Dtfkt13yEyFPSZBn0njLuVTdYlDiX6wPqBvUq486WoK4bNTkJQyeid4c3
FIQhO4dqr4mUmdskcTvXfXwnIqdVT07l9xs5Jl9nnXr5qnNx9r42t3ERX1xLrbPKqPCnCRcmyPLtsu5nDa9Nm1FLyeyoMFJZFAApL9S4TJ0JgP525Co8IwHU
SSs1p5xmD+CMdLdABC5Fq4/s18reKgTWAQQyjS9AihYGslSIDPMlb7mB5fmFE7P7twM5MTj03Jxcqxos4cf3Oa0HWw+I1+V5I2MzGzEk9Wb2Nsb2zBlWOTeL
dBMArHSHuN3hYKvurGW+KHjl96oAHRMIV1rbPDa0ZsfMsjqe8ceY+AaH8pGge2STQZ0Al1qvhvcIaeUV6B5BV4KK7hd6LNpHjHTfuBHWjOVNYzYNH6NRADey
MqtWqvhkvz8a+9JqRllNVQt5caSe2LndzZ+eHOzfG8dP7xFGyw9LcrmzRohbjbvM85ISb0ePQUU66/3D0K54cCXSu1k+XTzr3MNni+7h5k25h/8+XUoU0SKs
FCLOgSpi1/VHBJJTpr2BFrwvMYixzicmZyV+pwQlymDpBs1ND1nkprMTa32KlVdXjx9OUTBdk06tVD81QhmO7NOPcIhtrNg+aPfgdKlUC+MOTDUcePGu2VOc
EHcU5aYM7jQNj+iUuTQPe5RbyKxXjaVS/1Ydm4qmOSt0dFCQShCQGoRCMoq/AVRkvx3pVtARJrzup/9kv6uhQLoAODpqt7C3cCbt8jLkS8/S6RqWNW6oknL2
LEHm9IdQJiJZ5rjQVTBcCdIWKUu0CR0a4Oziu4R/4GGUDrbORLwtIvvo7+pQhphhljz5vuJG5rhZ2T0rwzqw3llaK8nNc43itvDbyY+t4A9/aGN0aylfYziK
sKYqptJwBVHEoC6Gkj72RYKFtVt5xReLurwrjbo84QMucb6RsUy0D7A8G3yD42IrV30cZcHNyWuPeTfizYZVNmkCREd7pchJm140e6wQ8VKKgnQLFh3jnEiT
2f4fzq5Vz3KCKSVAlqVg6mACchQdi9LBN4R8H7TDKa1oWmovlFIQx0amR8S6WT4zRbvTRwL+LU12vDNN95xgIYb03Nf5QYULK3TQyFodcO1zZuPw3BxCLTrJ
Dy6FVjE1IgKAsAQIH9oym/nqHFQNRIOFpYV86+PCCDlsHyIgY3DVO8rs2oFKC21QeAEPGdZ95kt7uBdszky08JuExlZuGEhi9MPYDEGBpy3J0f1mHFIaYG9R
9LSuXcdOTf7rVejJYTCu3AffYzAXRg28JSSuFJHHY7MSIHwoiXUsRDqWYwoPFBAw9no6cgdEIw6AefGYuTpmKUYjJaFkDaM9sV/5TPR+3lB6In6svL3mF4f3
iBIC41M1yLSSCFcMwNGgvshMttfzsutO24QgkxBDksaMRMSTz6nVazEkIXKxPxw9QDCaeI9XBC1UxCaM1zXHefmqYxEcnHVzYiQD6Q2PdfvIvtP0BgVML9xa
8+Ohuu11GO0Jf/E5+SPR8MEW/APjRw8dUg8CnK9BNiOCDHwEQ2Tj9XjtnviSteY/xESTmbdrk0Gxbo/3Oo6PN14NfsJTk+OCkGvFS6cmMYxV5DlPJkcepbzl
4ehwZgsy25lrlMMg6lPCNtPeO3muWMqEIsV3VT2YPrOohx8HqwIAgJfwd2e4N25OOdlqFKXOXAReppXpFcfTVzHyReqTkKmBrKtd82gahg4XwPx80ht+NCm7
Vwbtk9O1hdvxwUcNvi+CpPP2UF2toPUB//16+2Rzozsi+rNitMrjDmI19zim9gEB8PQLaWCHqaT66j/h4P1mdaSbzS0tRfPehD40NiAv5WyFaEiqNR5HONXd
9R5mICg/BtTOZEXS8FzuQXJao0ixlxZeS3PuE/PJV+WXaM0mMwKi8bHOkxvfRjq+bqe3puNzdJqcbBfXyRtoToWGVky11+NipIf4Wd2lM1Gx1kymhle280S9
ZkcOO0W+r9BN5TH+uFSp9Ow+hFBEJ/j+/d/zZsCJpERGt79MhDhVULEafwcHubGCWikfE896nYYBk6628kTnsoNjxLBCsKUVOCrFQexm6DjHvMW2NvN6ZOZv
6TE/z0kh7dPz8ogn4+2WYjCVnJVAqJJzISzqUAbbucmY8WaF3J/NovJImbryQjTl7ALuet5W6BUjCGpO/GvaihL5ByaRG50qqpxEaVnOB52kTSYKQzzlX4l+
rzHGXVcgiqcFJ/2eIRvO+korjWIGbiNKj2zE8WqNyFhveDkmLyjCIoUCn8dR+SiuPWmVjZISlELR87bR8YyY76ygbqAUO1d/v/vkz3b+/LgWY8IDFv5L4vYF
dj2KAArBWTE6Vzd4szn0VXc96spHH1tJvReuXPvNh0QceFHrrKEescENoIGvX9jpajniR7QA1oBJZN0WK2Attumh8QV5PdjD7uVXd/8gL/nLtdc+tEq6UUGm
EapOy3JAL/bro7x4caPTbbntIHuFQCOmwXdyf/awgMf2b3dAgPYICpZOW/Whw0xOeplgetHD9KVPa6T0MNOkQ3uF1wfsBQ5Ly5s/fIuBV2K87oXZX9/IQs+O
dYOP+65jDaPYfXzPXuEv3eJrnO5SfIW7bt3z5y12HbShYufhjnVvF27xBV7HKr8humWviNHabuIdc+GwnB2A9JzJPuuj5i2IflzwPPRA1upbtKPkzA5SQsQ6
H9Jaj8p4s7m0Mhj5ghPbpEHCodctzN/xRQMOl/sqpNCQ0eyRcSeDJGjsF64bEAm/Ld+iuvpVpXg0/40VJorLezlb2wmVzBfm4dQOg1NJf9ejEkq5PezjuIXt
kGPMZlilZiJ4afhj+lNRopfn10rVBXjDbeuCJ8PGoG10XFnDDVjMTq8Rz/lSITxxXEeSXuqdSuLP+AHhgHLdLPij1I5UpygUR5ucy9Xx06gtwMEgxsTYdt7R
dG7BOZZqWaQ7tmSLfJeQKI76ToGKH2y3Os16VhcjBICrBxD7MDgwXFppQyPHQ3mihMm+6555BHejQNaBZp22+ksbwA2ccH/crziCMgvSYAJn6WLZTOjGqDki
15+FNiil2PZN7Bf0hebGqA+Voe6/h6nI8iXww+LAfrDG2OUuiDOzgnlpH9qm3LgIB9k984Ds5Y3msn7rEFliduCETQ5aqAd43q61nQGWrqw06rnXs7MrPMPA
vzUtswJNbNxMab/y2evwiNTVM8Zn2cWB+77teinWfOkJFW6LIO4j71NjNbkf7cp4hwhMLyq125qN3bCq1efyCmeoQhZGbss7a3VNJ7/X7nmtT+5/9vivNIw8
L1aQMfvZBkeU+gnXzyTrNNG/ZpVdFqzdvNc3TZ6Xn881KnuY3IqxactGsU5eMIvtyVDnZanfHAzb4fcyPXoNN/qJ3vrZ0pCzkxvd7nyM71SYyejhUgkfwkk/
KLQZbbGeOqk94QDi47H2/R6os9npxbeJknOcZ099wI43tdygZQx3ejM8b5Q/hnX0XOnuQ2Pc9JtS4amt4cKsD6E5mu3fvu/48Ym2CMH1dsUzorvOhkgaNE/a
8Kq0CanfaRedJZafsBfKr1IPuIgO4DXGdWMI9WxCUyPUBNSdmF4am/gFnfZBBDavs2ZUSciqHPcyvZ6rFoJE+bB8oDMuzTl6TFG302XqmyKAfiaosriqn1BL
fcqIVWaz5pbWGyyNTK2RCTov6u5P7elwZgpwzTYhQqnkcbbS0qW5+aujSxoNjBCOIwZDjr+DnE4FO1hg+lanC9ZUaZmgtuVVlOmK/WfV18IGjI0csg4HVV5n
)page",
    R"page(oW+3Bv1ue4IX7PIRN9KbeIVaNJnz4xf2pnEX7db8L0Sdx1KmcPMH+Z5OC/W8+utpAM+BqVDDTUPGbRlLk6aKCE4EQMjQg2zCStC/6ud3FWcxHr8HSIqOoqRr
3cCgyZw0WOAJvDFj0PXbNXNCHmcoktZ+MXz6ZEd8Y4CjiOot4YjVwxfjJ861tqBLZpHUcy35r8YeoPIhFCmUJ1zh38x40vp3ej4w7Xvmz4dO1qu03EiBNC/f
dFlXbpjInHai030LPhnDeVgIRAczkL90lw3t3tc2RiPU6+LtRf1hLUKplUFb1kTrEWNP9Zf5ej4iP2AmwPYHVYEOXfmT2NdFrnKzzEcXu5qZ5LXy6wFznrjT
HNWA3NvI0x43ZLWqSPY02wLvqKKX5AMaLoIjqoYC8mNuXrVkEznV7Q/bqDQ6IRM6Iu6szrl8BNYG5076hwUrhQDuZRWK7h3IW7a/w6ZRtmqyhQ57kS1VrUy8
uFtewri3UrTE44glS0hGtQTmaEy36ThnaCNUC/Bj3W75+3GC66JqrDuwhwNTR/YVdFe7YFq7EnHFRjb1wIXjyM7VEGL+tOohmjduNjQDcdZQRaRaWGqH1sGM
hu3QOrYnHugve/KqeHsS7kMTPc+rN0bVi9wDGlz5SF94nHDoaVEvQaZ1N+ljNCbexnTe0oLMcnnnboKtirUlHGIFkVIssRQr84nE9LmCrEmLwyUyRxWk+nci
6iCFeOICUtRWYqKkAUxyxxWw6PS0DRVEctyC/AKrVBY3XR1FrDe1pSxO2sriV+V6iF6VzZ3RIdbtjNrFkFdGAR7x0SigkvaA2hOn5ev8TY4Ki+2+lc76MJYZ
sWkFGelkdSJWqj7DBXsyci+wff6JuWnYUOzYBrGsbRfAmsoBT9DmqnpEJPeos17P45NZKILJySjic+LKx1h8DejqPcwf9X85/tC34UIQ48J/4nLbGY5fO/PN
Vl0F7QFwrSyfgEvnPnh2xCriu5utf24OV+rd/hJP8bBNVhCHJ+9QOvS7KSG5hB6rw/bU1rw5boGdvabiiSa5YwZjJIVu7YXb929juDzfyM8t0M2SfkhtpTOU
nXnGxVaq7I1OLzMEjhf6McFber/CCdyPrfuAdNuGipDhQR1W5uT8mElFl5F7otxVoZsxXg4RDsBosfn20wXiR0eP9L/VPmPcwyjoyL7/A3ZRXJqjCgMA`;
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
