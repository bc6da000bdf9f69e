// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         45bd9f3a00f3c68f8e903f5e818bffa2703a5c6ba01f49f96dc1ae7878b8c331.
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
@media (min-width: 1101px) {
.choices:nth-child(3)::before { content: attr(aria-label); align-self: center; padding: 0 4px 0 8px; font-size: 13px; color: var(--muted); }
}
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
@media print { .large-bar button, .chart button, .app-search, .take, .slider input { display: none; } }
</style>
</head>
<body>
)page",
    R"page(<noscript><p>This page shows the intermediate numbers of an attention run; it needs JavaScript. 本页展示注意力计算的中间结果，需要启用 JavaScript。</p></noscript>
<script type="application/json" id="xattn-data">
)page",
};

inline constexpr const char* report_after_data[] = {
    R"page(</script>
<script type="module">
const packed = `
H4sIAO3QDWsCA7y9a5Mcx3E2+n1/RbMFSd3E7GBmcRG4ILBBUZTFMEnxkNDtDEZA70zvbmPnxpkeYFfLiaApy4QkStRry7pQlCzaki0rZFI3S7xJirC/npB/
w8GLBcBP+gsnn8ysW8/MAvLrOGQEtqe7KqsqqyorMysvK53hYFJG3aJTFsNBNt6PzkcHs3Mr8noyyvPODl5FvWywPc228/WoEdnv5uWEirTifBDXovgLO3H7
3MrWdMAQo6zb/cxw3J0k1/FvGh2sfHLzat4p69lkUmwPEtdyLZIi51Zmrjr1INtNTDuoLn2qm1fU8pNZuVPvZ3tJo+Z6VC8G3Xzvk1uuLgM24xru5gOqmqTR
+QuuUqsCvG0GmvV6PApbxXXbFNnJJihCJXbzfRTRcdL7T14Px0kFUg9Fk2w/oVe1qF6vX8t605zRJFDzQclz4qq3qCj1q9iKkgfk64c+FJX7o3y4FXWHnWmf
Xkbnz5+P4ilhYKsY5N04jcqd8fB6NMivR4+Nx8NxcmUwFHRHW8NxdOyAgM6upGYsZb5HMLTxDfk7h5toHQM5tzLOy+l4wHXq43zUyzp5cuLSQXKpm16andiu
RcnlWlQw1p4tx8VgO5FBtop2tLERxbHMjDbdLwbTybO0Mqj9+NJ0ba25Fnu4IvDF4CI1lezVCCnbRTkh4JOPDaebPV4ewItivpig0GojTaM9gtYQpEklxtBD
aaSd1449Ne1v5uNkr14Onx7nnWJCTSYGOiGi+REa9ENpahE1Kb5gV2C2Se2l0she9ADBb2BquMjDUaN+OnowajaiBx+MVqUPtnW099jeaDggRBdZz3TxQrSG
NqnJRmrRrOCa+Rn6hoofL/bybmIgri8BFu6qAY9zGRppQFtZb2LRKVghdD6VPUUjtN2O6XesK9GW+XgxKMrcL7aH0VNnrxw7sJM7u3njB1eoszH9je3Yjp5c
u7ji/DgITR7bV4/0ekm8Si9tA95mz/eyTnlRVjQAzw+TVmaIkYe8Zv2NOpyOO7kpZErUokHWZxJ4QE8DGhT9S30pBlv0TP/G0exeqGQIdap3b3QmBp80YGCQ
NvdxrU9tLcZlOB6DGNrG424OiiX7/YLs4UmZjcvJZ4pyJ3HoxPwlxw5QYJZi5vBkd8F0c9IZFyNgeODt80HqEYQuSEEXX+ObL75w88W/uvniizdf/OLNF//6
5otfuvni39x88aWbL964+eKX41a3Tb00sMvhiHG7cj0vtnfKyXrUasUf2HpoK9vqYBl8oHsyX9ta48eHTm5udrf48VT3bKdzih/X1s40HuryY7Nxcu30Vtyu
0XH1geZa8yNNff+Rk6dON+Rx63R2dlNgnDz7kMI4S4Dzs/yYr+VbW1ncbtdWcILlXekR1dvKpMTWR/A/P26ePH22cUYb/Ei2eXZLutfcbG6tSZGtrc3GmTMM
zx6s4+3NT27RqHfyPWCs1axFJ2vR6TYdc6OkwKtRNp7kjw/KhIrUJ72CcFzQLNNaWEtrUfOMo1H9AtQvyWrRZi0qebVnDIcXMf9m+jUe0oFBq+t4lGyCNq9G
eymRrDL1t8A464+SUdbLy5IWfkkzmo133XHVKyZYBDxpLS3WbqGMoWTuSC3t0V0MEhqgf4xrVTnHBMsxQUhK6l0zjU4QZVxHz6h/Cdqs9/LBdrlDfW7acRc+
/LDQmra21RvSWZjxEHXfELYSxj5XITwQNv3f6ADeUfdXCXtuN3UmWKZUFAi9Qn9pu9C/9atDaj6uxSntGw+RvSl1KxvQtFEhh8DWuBbRPtlsCyyeJ14C9O+J
89Ha6dNp9DCdLPXGqcap0zgCCBnNtfpDQEjCs0ffUIpeywMdOGv1U26EjTqdqWcIc2Mu/JHm6TX6sS01P7KGH5tuWMVg95MDN7BKty9QneZHHgI1+kCj0WCC
RAt6K7ZcUZ51Hx32iHBiNTNqrmXjZHV159jBTvTB6GyIFaJStFYS4EN7a1iaunl4rJfL76zMJnlZL3fotywUrLM4OOg63PTFjAifW7UoRpM6HJZeO58qBuXJ
tUfG42y/vjUe9hNieXm5rNOhvXYqmvl8jJktLOECmG6s0fYM5i7YJ0uWM1CNZYSNge7QK16Wk+fGZVLiMDcbzE5eQisgevjhiHr0fLSJp+YZetrG01l6GNOc
XLgAXmfmc1WYhkf2+JCKd7Z9hmpzv8wntLo3CZlnTrmFqCxgVg43zTczp1wFpJ64SaDtLGMt4cNDcAaKQWxlQqPmbdg4R38ejrwS9OL48VRAgdjIGVTv7GTj
R4fd/JEyKdyguVQwr928Q6XklJxo/4ivJp7fGwHxxHIqb51cIxr98d4wM1NMdHc7L/UNqPPWmVOmyJlT1SJnTqHItHmGimDAzTNeCXnBBbgZbyG5AmjEiU0G
gRXcy9mPQSj/fja2p76iQIkEhkZrLS8ZcRhnC9VULKjMi/mpvU5aRL/qm9OtrXycthptbqvpOBEqDYgJt2jKmZavFfRZZv5jtP8+TT+rBY04QDCqG0lKKhU+
IUU++rmLjz17+enHnrn82BOPPfnYUxfDnYYGWxgonXoPLqlB59B4auS7HsmV0cV8MBmOn6FFQgKZrofxtFMSsSeGZDguwZ2ReEhUILs+L5OWOwUxngdRn9ZY
D/wcMdN0VG/2hp1d+rmZjfGzl+3n4/VolY6u8ZTYPvo7KfORvNnMys6OPGLvydNzDToAaZk2WIiWxs+toLW6dAuEgx/0LXcSNAZ/zTvHvvLvLpAiC2ZLF2v0
/PNz33rDwTYRU9SMFZIKL/K8kxFqx3l3SqSdeQVhFHAY1PhQ5WKdrLPDHKOVLYH0ge5Dw+UGRc97hdMohCKd5L3cpdokDQ6mvZ5bQ15h+ha06Wp5beaDjmKC
NpzFgntLuLELPSQh0hNa0jVbR/djCIJqORBJOCEbkU8/iHr7FCeVzeC1I027HRMMbyebJNleMfFOKK6a7TGf3+lNu7mWQHGinXQmLqzhIG14U93yoYmihAtB
qm8yqS3GkzmA+Cl4eC424J5rUBX3Ydd+2A0/7MSsqOAu0Y6ILpxnKca9WOdTa2W4tUXHesK9QtM4QwYivtszpStnShdnilu95mTp4mSRVfGAwCGJQtqjHtgX
fl2IHHZaVwkBAxZlHgyLEItkaqOnhmLiOSuTer1uOy3UcmCWeDAmO+EDFeTsxOPAR3G7nzbqrQE3NRpOChx8JFJZ6IY4gBjrCVzFRVrB2SJkra6CizvHnfWY
4gEIdAU/FnXAzQfDz3ZUSqtmK5PeENJJ1g22KJYjrQWH7bkVgWVj+XZ8MFtS1jgqK5/PM+ygbntQG+bE2iaxhgXIAAYVFcJsvwjd5Y5MiPvAOzdTBghOymoP
9dtq1AyECh7Rg6bmCSfdcAs1/ZDKqdXPSGDeo5NyEwu7BkYZf1hzYdQU0YxVs/78D3Jw1S1aeHY3i4TI+5ZYR6bhBFZ/RrOUyFDRK3MSekQO5P0JXVW8yfvz
AcMpekSGCzl5knjqaX/ApxJ1wBznghuCED+3G7vKXIa4jLohQf5iFwC0dVad1AY1ZQX0BQJMtPwBbXgjMkAJhEc0lbciXmoxUoQUXfBI0mZsOG5M5GZlnW3q
OqNWFiBFh5PIHG3QlOnmlWWfpqq2C/cqZPSrgQjBYjA6rUK8LmtCQ0rfWvS3zhuukPeCA/4kj/L1ql2qGfEOltG8rjpr1sGw1oAfDB0uoQWfPALWIOEvdT1Q
FBboPlgoGRlEpuuTdZ6h4CjRPjIHJJ2iUnayvIKux1yW6j1C7THEjbqsUSkir+VZv6wow8a643UPkTLLjvzKl5TBX+QBrgseGKemhfCLYrW2wlhY50m5ELVk
pG4WmHuzAwumAJqN2srOsNedmOpZWc+v5eP9JBmYrSjsEA+3iyUtv804+dWAX2FBgOaySkgPY+6yPZGxGNzmfY43r/u9y9zPAxUGgF4FB7VZB8zYytvOeDiZ
XM7KcuDYnLk9Nrw+eIaWAsRDnyEIWqQXKRMUmf8y2859zWLMbF1sNwiYI0OKfdbjuB4b4KztEW7aN4sL3wIluU/RZZETfyMvp4PU0pXz0uzxYN+bnc2f1kOu
zN8wZiKW9N+bLdstKeQzxItO/+X9FgoBKLWlPefzxChveDn/Zb4v93MEAwpHoAt/WbrBAwsyeOB1gNs7kaKeEZkklJ+uToYeD3IQCYXgBtq6O82PSScf2B8y
HP1Be3WcU3UcaQB4bokAVhZlL4eOuxZdp71Fj5D0ariz6k+pj+sMLe+Pyv3LQpxcU+v612vNrjZlsFjFSkIYtib9cVz+JOvnOBtsuUSH2UIxsO9t0PeDiGqs
m6pQ1ZSZ/MQT5H2dUIMifZIzmsoZKRcsnC+zKgIK4AC9R0n663UHYuvMncmQUFnV8d8WWW1v7RTKA/f1mvIR6AMBlptKaV8WoJ0By2jZNwxgXAWwUD7GUD2o
dv3Ig77d3H86A7/BSHuSYPs4do21xvURlaOBti3AftbNvYpW9p7KwkTn6NOzebkE5pi3YdoWkjzoJtrCFNxQsyp4SUfr2wQOJS4Ie/QA6jg+Iv5AnMrdGN7P
PnDsgMrOcMGC3ywS264zKH4tclJyPRuUuafx2pWdrnsJv0wRw/XtYhjyrrXb5rPCCedV8imj54Hy8AFQjzSGo0cG5g+bZSxcPGQaOgn0F0pIe0bIG6Nh95p+
Cc3Kej1vQIt7wmMYe5frwRi9rrkhhuQWHVvSPi93YYPkRq/aDd0PjA/eENfqKMaw+IFm1xJcvzPXTIv8lRvcEGgsJmFxJ4salGUvDTLnOgkbTN2RBJIwZbrM
8p5enaF+NNzyoXknFq57zObiPeBNNa90YVamA2VJucKGnkuWOeC3+tITij3+Em972Wbec51cNMpeVmJT6kC1P27Cwx75e5JhY2YFPSkrNdmwQFrehyitDYdD
9wiBh7axRZkuPBJ8wZH7HcBco2WCzVxJqniAlE97eVxnOjyr45FLza54CkX9bOmxgTRzWxDESEDKskvSdp2Oh9LXzQmUOpH4rJc/OuyPiMgnm/IWN2OrLDZl
Cnw12pQnXja8FCtoYSbNKPZBBVvExNXAKdI/15h1IHzkE3miNvnutJ9NduVJL2jxSAChz4/bjsH7c3EuLC5wHVApwbx5jb9gO6XrzHiOhdkkAQydKAbYZW5y
3AbFCuLtCYKQyjUdiQdKWMBePTYgqZyQtKBOCxdIVK+tAvzyWWNlnioVGJDD904+zp36YZ7Gja2yZClpGc+TFruEAN5qdPvDSVnD7ZC57YUqQl8KZT7OIpmv
ZUlF8Qv1xG6e9IpdcF5F3oP6QlkRN5iRHMq0+FGQz97ZiWMHUl6mZHbFV9nwiYYB8onms5S6OZh30T3Ch6wwK8o7CN8AnToU6sR7yZ0IxH0qB3GTuUt0xqoW
wOn9z8GvRXL8Mw8YYzi08ofjYruADciIBhwzSyMocLc/MtW6FRZwfbRtV71DH1p6c1UgVZ3+3CoKPQZHlrkwJlw8rZLleV7CyAvDUT54xtxEgDE3zKm8FObf
6jQmTwo/ZQZ0QZ/02uJhKOG0LG3ebNorxZBDWM4Y5hbMhYK9N3yrY1Jjj32Ncd+ur4Rx5NrCOfJjJ+9pdTo4mDYZYINteeJ7YnrMpuUwNuZF9Bv2HWAj6HFI
8pFTntCaLYWppkm0A3C2jwWNY0DY9whmGho+PgsItMvGeeVkhoUgETyfieFSKGZaYjs/go0PavPHPZL3GxvBl5l/OTocPLpDwyZJsQZRmSg+1Oimu3XqGHHi
5hst5jynSVAdY2gnVhJWkw4D61aGYOBhHCB7Fn7b38qmFd2LUkSoAL/fqBeTR4eDAaEBLZgSdfQJpHEM6m1LgwyGRcBQ86fFcHC51MvLPDEvaHg5xrllR1XB
HTaPfHLD0KKVeXaoaLHxJlP8tjetuR4fCs6caN4kgnD7JpHBmeWXC0vRCpQe8VSKMelMtIP6HjQjDWfPWXTgtSwQZ6vKRe2xj0ZDq5+c8CKr2Z9dbC7dWG5D
7eajUnYUTzoPg0ZDcIONVLt37XAt0lGxw/Zs/pkzLqsCD7cXyjuKSRF33PZqg3NQGYZ1Iu7oZMDutKdDbXd2/tgBUXoiU5965nEwW2xgaWazHZoifnDtUXBB
MPq5oqxF/KE4HM+YiNcnaExsN1FdbIvIjrfi0D/mmAKb289/4EQN9oD1yahXlNyiB3cKmo6K9sIvPu/0b7wO5LNomaDpnJbK+qPyBdG9Vaya7WxiGaI1WAwf
6AI1q1euWgO8eS0BOKy6gJ6oA/K+AIBHE2XHzla8reoWt7HuVTPt1lotOlWLHmo7iVttfHni6mocCxF80XsSV0/RGWbnjFYVbRMaC84j2pKb0xLsQGen6HXH
eVX+ugddcBAgrRzMLIXgGvOCq3uNS/LwjRqyOurB921iFO5KxWYgxFFiFKAfj12j/jyh5BHExFtPw4EsKB2EIZ5spYL1Ijtnv5fHaeSPG2JYjRfnonEbUsc9
4OpgWZ4eE/MxLvcTV9m0JwXz8hGDsMQhljuBYwImaDA/Mz2drcgIR8TSdHE5YCaJJc3k8cEWLGv3LaXoYLl05mUNecUYt78E295FLrXk2Rv3sPyI4Q0XidcF
Xpq8lqx1W4fIQZmrbRsqp0uWmOVOrm3fTzMrRzTz1LPE5pflaP3EievXr9evn6wPx9sn1hqNxgmCDpbpqG7YTdEnLvKJPNuqEDKqTB088fnWpW69ffzYiToB
KLUMzVV/gNnC59HBE7ObL/zy5o0ftI9f6j547MS0WrRgu8L+0FmK92Xguko8qqofAizY6/ghs6t/DjKaDz109gTkJf7nyScUKZYHpGGzap26WOMxsV6d/2X5
Fw+TEe2m2KNAAsHbMNxV7JRwjZo9omuYG4NNi2xrqfSA7EFwB7HnCOJ9FBkBCjp5ue4mTLkKfp8uWM+O7om+PTkKrf0kBmDw8vQ0Hl6Pw2kg8PMbOe4WdFhl
++72YXEx8Aps8z/wTum8h/pQTBxEfGNBi0R7yvO0yQcdvVxt4vc4G0wIrTlrx2PYX6Eh34KXMIwLdRnQhYgpvSGHj+o4oCPQevYszrbH2WjHs6NHz3DHcjCz
a9TdyBSDp6y/gChUqEfPGs2KFV6eNRoWUbDQmyeNpoWEpYKkSn6njxCBsE7w7lF+oDdbW4PLozEG/DSr//E760CQeqRTxk6UoTJlWYgxQSv+/EVg+v/99xfE
ap2NUbuXd1O8vXnjVXqUD/0p3vzxPS1WbPeB9vi/vigvtrO+vPjjr+TFZl7K71/Gbd9DbLLf3xz27B2LOQUdploqVrISoW01j8sKOC5Oh2WVIJgK6olcoJXD
dmp9HjzmzXxNjfxclw7ikPbbCekOV0dndBQ1tbko3D65HlwC1efuElU5on5yiyyuqve3G0YugFW6gvUuT8G+EOuK59mxgwLqF4XKbVg+kH/B0l3U4vyNtlP5
+Nz3jcg8C2jza/Yfv9UGfNtrkikCjIQmXazJnpt851jVH7GN4wMnWtHxE209PlTtzYiSIqmBBPcUPLJBeYvv/BghYgBCdOGxrLMTWsZ4t+jnnQmMmWRj9BXY
x0rbsKGu2IJoP46fn6uv5iv6WiydxCGKemxNqhZNoHjaQI8tfJA2cKV17GDpelN46ax9RWzAPQ+jYHpYbe6uNr3pMb6d+K7uoPeHT6nSwqu2sVpdNjbXM6kV
9I1rfpytdaVvUsZ1jvYrnd3ebuItqbNYZJM4UKQHPZ+zjzKwlk29GnwlweiIGDRgHrRwYOZA6Q23ibEuiLWM2IejGZ2IkiahgzWw+d4oWd0L5Ox8vJXsGQLo
ORXSgjlpNs5WxRYSepIzbL8nZnyrqymXGbCXzIkQzvFoyyFefA1w386OPgn0jl7P6NVeagHwMcBPTz/OpatgZeDoEbHTsIXYo8Nsyg+V3jbPsenjQ+gtTDVR
6jh4WdR78HwkTVPLA24eXhIDlhBtz9eMQV21VwTKoZ+OuuJaBsTy9e5KKy66cIoswW7whOy1a/T2mfyJT9k3ujf34EnJDNSe/mpw2b94zC97gl04eEp56ky3
nv2/nrm4lqa2BjEjgx1X7UG7MjzcnjWVFb/qynPq1EeapxkfDz5Ii8CD+dy06OwuBNqsf6SxxtPHpZ8t/D575fQ7ju5hAYbBfOHX2mfuE5755U427kaT68Uk
GM4yNy4exEnM4hnt+ZOLagK6YII60BwldhHS7pBqhF2qRf/SL88+JesS07LYvn+Oqi22MFlY3NCb9aVE0pmStGpRTU5/MW5pO5oETkIV85Bts4GzxRPl0ohN
8gKRfnS0fZBw91LI4+zVZMgYqYxwPI9cFzN1Sgq64ml+Jp8c9PZdv/nWaVfNt/x3z8XmogG7MFdfd6kN87ON0PIrs5DOBUoolLP2vlRwc8O3y8V5qa30huxN
SLX0BRvNgikwTeFuDPd/mxvWBFgdDbPApjizd1zWdJdWKK3WLDArPhFt+l1hijYBEwln1gU39Ip3MR3w7vFq7n4eaj4YADq93sw/xvQqKJgZtvmuHsKRMWiV
VypbMcyZuv3wqmg4606eo1Rh1J+DBl4ed6uWHln3kRKdXHbu2pF4xf6MUaimxqwv31b+3DKNl7qK6BKQiwBjlioAzaVPK9ib7GYFaxLDV5PY47qazfWy4eSF
hc5/WWgXGDgnbTHjnfmnPz4pBwCjTk9ZPQ6veoFbHtpYvDDEClrutPitXd8b7DtBfOB27PFMEw3ykAvPysXF2F4thpRdwbs2nD3tws7ZY9wrU8+N6aHWAfR2
YEc4HpIEVbK9nDNAYCxtlcCRTsgYBgDrtIn0t9azJeBNVPcmDwZ7WR1PBJP/tj3SmnXpuAYyssWtVaHXRCQ0RoJhAz7gclhmPRbXx/2JyID0YMVEYiKMozSz
JlFZ16Zqnkk3fWJ8WCDUQX6uCfx1+cNczcQ/Mdhc9bzyk9TnIu9AtaZDYHY1s5b7iwvp0FDQt4TBa78log8FRzkhoGh1YqDyD9tP/qULUOfJgzEc7fM4eRIY
YoIKuD2oAbmi3665ScgClrafZ4Nk7PuVMrqw7HmLxuA7+PJYpht2NiCZDZzO7LHgYxz49rBaExcbnj11aHFEQieDZ5OHSGtBev7HfwJzie7zx5h+0Q8btKAt
jCv4z7ZDkrwR6uJ0F89NszHsaIz81YGWe96AzIxWhTTfAWCPkeHGLALGOhXypLcDXQHr2oCS+o2otWfQHv/HL2Oc+604AYNlX0c3b/xtFLuexSkKKmlfj0Td
brdSohVJFJAK4j/udtOe2U3Gw9gT2q7l40n+sfxawUy3P+um1xHubeU8jbPN4bS8/IV8PGQiBxlLF0udcX6usmI8XPOi0f7VFq6La9m4gJs66vHM+YuEOMnR
JOwMvYjZ2rLhHFGGNkIBM+gW5HFUT5esNF0u6s4NiY8f2XXArEK2gEgqM2lWJSj9f33xP35JbR+5Tv0BpW034rQm4GO0ffPGqwkDOx798d+hwWvZ17GrAtDH
AZqpQpxieSwYAEFuV9b/YDjuZ71ikn8C63fBNvcnDSrIxpL5mpuQ53YvA/jl+5iY+QnWKaoFm4t+btufxMg04bFvj0DEdGAeWMZttoEb/dHzvQ9fL7PnwnmG
0jSRqfSmQafgXhO7bGrsLO/JdAKmt+cZHspR8X1CQyqdSuL//Hb0x1+hMJzTI/pFz9uWhgej2F4w39kWmDN/ohdi2HJXzbba6+E72JvN8Pua/x2BS2DTEi6E
UW86uQxrdsPZ24WwlUHiw/m2TZ+033AtAn8DQDKje5b3kAo6PyytnVuRw280newwFEXq//NiZDDFPQoILT6xzO9wJ1MTrVeLhditQSeyDbWsbcabNzNVyhMT
j+X1TSrQ8vmlnTxuf9Obu+OOudr09GtyZlsWILwu4ysFfz4n4XxCmXbklLqrsK1Sq3pM/jhg86UM0btVc/0KUMkD3AiJcfirk/WAX8q5dR5E+R5rXbuGywtP
doyH6aV3/P0NH39ouy1/qJJ3sHOnZi7WBPqyIdxd0lKeBKREH/E9Ze8P4YySCkbZ6wyUzcMpYtg5tDqc5S5MF0ilMmfmpG/FUIGARsyd5QDoLzzvADcIDNHs
+awC6MQe8g5S6s74ibLk/HGOea4ycEA4m8l4wwm4uF3l4sSK2tv7qRJtXuELaq/5l5IyI3JeVDH+JPFM/Wn/SD7TdnMBn7mkh82wh2HFpt85eyb0svF2PinN
6jSSQCBfiNmtCBiIh7IF4xq85NtdeYH1r48b5mE9kppuX1S50eFWCb3G8u3c95ch9db9BPFlbunPWz/9ujG4CKiN7MYJr9d+dUPKGu5byjUHjV7Rd3tmcYsC
Ss7OcF/49WQzOB7oBPFQqOIOxZ5ttueN1Pid48DvGWC9NFxo/gpVuWzCsdEcm+8z9kej/n8Y11cEQccO0CM4G/yfYFwHdz+ITs+tVDgEUbrjUKGzDrZ4LraV
yBpbUEV6uvmWLxPY13HKlywtE+pyyzsDhpuTMuuwZyD1EDL/5elgdzC8PoiNMuyBsOmAS1mEP+la64reISZXfBGKx7plRKNUD2mjHGGNpDfRe+FEw6YaPvy2
+n+veYAJGTms6+moym6gHGIRjSzXIzWno8pqhlViePRn4UHfIDDXiy6b9We+9sgNQE5An5LurPtBEBx7TfuKYWHlr0fe+w9qG7NK98ToJezg7nwHN/MtwzEq
42E6usvu+7v+b0PgjRo0eljrH7228mzcK6BotwYTVZl91xvSLjxtpFeeAL/nbfUlPBIsdAShe+Jceo+u+ISfFs0jkyPnUsaeSdCfB/xeiLHw/W6uRVNPwlQD
CiAbpcTC1sAnZoipv2/KQqxgQCiEM0+X6UUWHy+yBeYYboHVri1g/PeUXmlgxLzcGXbVJyGDc4DgkQ6PaX89JOZZuMet6OHRLhJzi+40611mEx4RWptWVoGK
mEN5SEW9WFaWIpMJX6xNNZ1foEw1n+ZUnRWuqcXN16I5Dgb+WbPaCoHG5djCMQfb7Sq/MrrtZSxhFqq0k65RmFs9chJqvPzy7XVW+9VCQR1BHdr3wUUGI6S6
a1RXKy7mI+3gL4s3SYABM2t2c++wJt1DyUK6KE1YzhN6jyQ/Ggf5/JCl8ePwArftIwxPKt3uDsvL4rcSdHk7DOOTeF0Xm4UTBI3v0Y7sb35/XUVH6Q3k/pnt
GfsBXhYPuP+T3gV3D8HNQ1Zh3fh2zPWWy3kbphHNcCEafl82eisnaPk5QSEc+244diZqQgF06B6FMIShesV7D6KL2xmABaGch0a8bicbrR/Je3ZCSgU5geqY
A7FTvXm737PABcF01/gTqzjrLKbaUoq/MzPPv0Mplxn1juF8WF43bE8nEqrfcfQeYn3HBKqlKYAOYF01G7UVkg4v90U8XPdERflglbUis9dWesNt+9LHZz/E
Z68iRg3tuqbHpHeUTNQbRD0edw9RYZ2wIWOl6pA7zGhx+WQqONZbND9UdIEQ48SIdcOsAwbA9hU/KiXah8u9CU2wL9x4EtcTbPb5REyrzJRYWpals7iPsmAu
maASARBGk+YlzwYI48O3BJe75ppgfe7iAMIbkdds3C0meWUiKurG/jScCaKY3VCmzdhXxmkBSYaZGuf7BdOzxyP543sVzsJIUFN33QW4rNDrT33tavPEf32R
L8bku1mk6FhYFyeJfSkFdIKIkfDox5KRhyNtLuOQbH/m2KSgR45V8vu0F3RLdL/0VyU87V8g8IlnhCtzGWJYd1FJDtlZW7EXCHr8BhcK2KSla+loznAhtZL6
cVVNuBeqXS1u9lJReNMAWPxYt2II+4X6mgCAX25spALvzvC6DVZDnV5tVqyDWMLV36MdjlyGO32YlPdh12OeOI78aFrG7ao7/YFa0K4vM7etRX4n1o2pkImg
09KHtmfebDrMMRTM4HgW5+03asJ8SeAdg+S2lcL9sT7/PLoiI5TReCeNcZyvebNYTJ7G8HN2iFfb8A03tw435o1AtY0rf49ZaN+jKdux6UQsqtx5xy+OPADH
Yod2Xj2l8WPJyrBYQRmfjbxH945oXGPa+GNNBL7hlaUxGNLcbyso6zWR9XrGAknr0BO3q5imAnJlWwkog5r1boHAwLncxbrMHLZOjUuZRSZByiw8zIn/WZVj
watVV95FwUMUWRvC3K2jwFv9xOeT65ef37z8PLsqPA//hOcnxWA3VWPzirV/YNgOm0BG14CPLP+mu9czd0sLPDZhjuzVq6vauPKWNxItCnGTFJCsDEud4bWo
6MWXjEuIAHQQyYcxh8sauOtlCJe8kFmsjEXhYs4M1PfChRNzvkucIs+6rGQvEJrxGPdeZIPOznAcvKKzu19MJiAb6lruVmw5Ljp5xW9efSTg/rncpx6qrEfR
V91fbBMtfZ2PoGzd4K3/9gXjyi3GVRi1mCrC/fkz2nTi6yi4P2gRorsEFpJS7Hq9FfpIw3Y2Hz8psTxzcSur2RBpcORB3Pke0C8ZQQwm1CXfVllQ4Ug3fS6B
5EPsquGZnHFgqs50TNuvfJbjDIXYSusS9pEKBqtV4pFivZoupvquzm0l+kN3iB8YR1xE/MB56ZxXCLtxz52ZxmDfnIccwsIcNG0N0BKOe9ghHh/T49nZtSoV
jQ86byPjGl1zNqnWetGV4jgD4bLCPWX4qm4jgLGm50gsZxprIw2OxeUBFreLa/nAeFCwhZcGi8YFptgHep4KLq8F17OWUMopTHn19pzfiecS4QLProcO0Bxm
A8xD5b2YGM5SjbXZgEWH8xhHIynjnnuCC3HpkpTwu+d8JyoBi81VSqBAxCDSBeGSD8IDdl1GO/N8+mRadAtrui9/2dDUmdnCDjsXBr9wRMH5xXBtYNQDIyo4
+3Ieqr3wNTQeG1OXmuEmw1UjIK21KP8wXITZpePdSRhSyRpOYrAVw1g5ExgDXJMDxZgiWBOJvN62r1M9dEDETLx8AhHN2kZzwAaHByugX60l3aV2oRqd9so4
9Ho9UPtdcbgTwOwEu+B4TSOmt7ak0IFFBKvFvIkQrbZxpVFypQQ2jBWi34KII9bN3fuYWlpogorIR+qKlgL6PBwGNNKgstJvPk7QbXOupPKUmLXBXJec6B4+
arrO1qOPDgkbGdYOfrN9sllG9gSu7BnzXQ5tPyse8Uhmo3gZAGChz+b9dUMqEaDW/KAPareUmXsML6zJpl2y7q6CWFTeNBWXC+2Od6LrlFT2OHZ3OATcT/GD
++DGrt7651bC7RyeI3l2LbfHCFNovw/O96/Ss7lueIT8qOZoruYx4N3dbIvZrpmPJKQ0c/hITXgV2U9SXcMhLDtuZ/6858JVeQRyIUFUpFokVYYPl485/Pvz
6U+K7LMqksSv057DLkb8eOoFWNjJKsc1+7nHIRbi2L9+oyqu/jjfIoLEbJ2LFFLtyopNXHnAmq9xeVmj0bbii9luHh00ZtH1gg6y/SE7Qh+++d7hS+/gddyu
mSpgWFHjsT0JpUsf54riKu1yZ3IN5R6l5yibRI8++2ku+KOvHd74za233uEXpuxg2h/t+6X5RVheXpkacHvf82s8kV3MPxvWkFdIakab4fLk2jbKf4yEzd6Q
8P3sp/8CxW+99dW7v/sd/zIlR4Ow5NNP+SXxS3rB/urcA3qqc9u//aU0/79feBGFBsPyclBwPyo0sjJi2a2jzt03f3vr3a/f/cN333/pZan8p/de5RZIaOXJ
eRQPDP5Lv3r/2/+GbzM/urxE/ZVENhcW+3zgY52j2QbuHsvLatRzU/yqTV2jrkESktz24rnpsAzy7p1oxbVLg3YlRsaVWBLu+d7pH44/XIs+HMcfTmexS8Pn
uOvJNd7taNsPNMg7xuuqRCDYgLu/hGmofhM/WemoCY7I9o3ONamQ4LyCUmlRAxsPbWDjlgFN72ybAjUJ3sO9XOCLC8Twukt9FqZd5Go2m2FqBIMwdOaO8YzY
sTPh9QCx+neUJ22mwrDycBRYfGnAPjL4W82bOdpfgOC5BJCjup8Dkn5KGkh/GS5CHSc/uMAO3veLAc0+mZowU7hJmLWvOHRcodYzSfzEUCem4KVBZP9DHY1x
eJ7KHzsI2sBhYnMLrevzybV4ll4aXKk4ldOCvA8EXbqEWCHj/sFT2VMzi6dLl+hvue8hSlwcjf/0faDBRS/Kk9bx1fal7vH0hOxKYX2vRJcudbrDMmo2Pn9w
7ECFmzydzXycXbq0SeL84GBTmLjZpYHgbtFsxRFfyZgJky6b6Yg+RLi1Py7hP1pbBO/SpXzQ9eBfcefTVtFj134mVBLd4AL/dYNrfZ7D5lzqto+f2J7SnF8W
R8hY4Nn0e7hJGAWkxhqZE43x4D184UNxGxk6OQ7SlQ994NhBx8/G1khn58L8wI+YfKr7hnercUwjjXjCYB7mVvfOEyHbm8XRPh726QGvV6USXskTvUd9vMDf
WXzh2IH2X7o7e/gE/l7wEwbSOWWXm4kiFyaxO2qjBZtscVLcCrlx9s7DAQw9Nawhc01IMbnIxrMSbxX0ycwCkS9TAz6iEgweSQ86JKsj/XF+tiGZAmHWDmE7
9X3QjHmWbUF7xfiamChCNdPZZP4EYKEE/uYfqZ+Be+ypmrHkrhLNAIZ579U8Q1086zzsRosPnNMYycm1WrRTbKPna2fPVYL5tWRxJWdr0VqD0xXQB83jiiyv
DJTdq9pgIHmcRifqnTyYWvteAr9cnbMvqh7RNUlzGVXS9OLQWmtA14HMqpx3hvM7cnWb5JF/lcMBsvXam7Dos6x72YIhx1VCFs9YLfocO8CMYN1BL4GLcysS
)page",
    R"page(dJCVuFceJnZdN85nzcb5HD1wdfyQmV+N1ujlDsddxltGqrwcU+WTbkd1iG9Hxs5ZfOLClZpu4OSz1AED6Sx6RfN4lsMsdZko735ywLV0T0NmwD/Ved3wMG3Q
7I1GG1MsJFc5sAESkxpsABPcgbhfdLs95t4+cPr0aVzup7ZBs+bC1oqjWmOgIZ7DIYbNBDm9W9rfgMHTLtNrC9gxi7aBs8I98a7s5EXPy3KisWrsPKKxVqMd
zCK/a+IdYH90SDPZiBqRKxx5ZVxQnysPIybcXr83mJw/Kq4b1eZ+zKKt4aBc3cr6RY8W2GR/Uub91SlthEk2mKxO8nFBPAuXQWvn4+bJ+IIsTO1+s9H4oOu4
/JIFxzlgT1xAVgNMjBx/MSg49eDClYrx4rX8oz2kGaV/nOek5TJh9YmAWhkH+toh6W09+tQzT2j4NrlRot9cnVZqVwURcW1kIRBA6h1i93YTkZUvFv18OC0T
Ef0AbJxfG+56wLgK2kIQbMJcw5eXr22jvzj+wmNHgyXzYFoLT6Y2ZzUhLgs3uv1sOwc+jtOcibQa4ORROn05wiV0gSFWINRBgbjD10NEmfOn6JhO5E7dUVKt
K5ECqORz03y8/2zey2E1yIFKH4ylS7oRZSo5bqvU0AVYRz6iT+N+rYWmBSQ9LIHoNqjEytwNCC+HfKQWtvMS8UCnJAs8i1d82YW4rCYE3DjvD6/lXhQ4Dvux
JEKcxKGEYQ1WoOS5GdOUuqdVHqT3u5tNdpgzxju7zu0P2Rix7GWNk4tIsPn+bJ02IAeu3HaBKz/NxwjCoLqYr+ckhsSfFS54bjI4KjDhekkETCYu+Mwd2sw6
u9tjNQ6Yw7ANfbg57O6nXmGkaB6fW7Fb0S1jPH32ySeeJWqQ9Qg94yStT8yPi0MTQpB6cPTirgF3jrOVcBqzOpW4ks6Rg6eLvbw3SUZFhyhbXl39xnDY0tfk
dHPNT7Gn9eqKSPNTEAp+qJMNrrFfG+iK/IjtNliPgvqwLEODZkLWK/DMdx6j5j3A/mGodZ4CfpfEa129dWKhnjH0bH84LHcIg48NkKPaU1eaYt1xdv1xFHXY
EEZEG9Ax6i8dIlWX3+XQUlYWoEJSu3BGRgOaEcnIMtkfdKJwYhCE2iNo1anhQemVhPQaWr0+J/8awwpxEeFWehpSSqqXXc8KBalJYt0Vxz1mUCqZ+Vtzcycf
7MytiWPb4rnycM/V/gcxL4lKFiAZG4mPDWFZu7TPhtt+rE0OSS+vQ+qbxHVROq6iEEfq4VDMgsVBdq3YzqgYzsHR5jAbd+vXx0WZ28aYrJbz8S4n2T5hmNVy
cSVGs2iraTZ1HgAGP3kmJB/XmRqbxwwHvX3jExfD63yV7X5jmNwTeKf5i0U1DSjGslF1XMs759eucX8MhAnjJqkGeYdWVjSyS+RG7ApsRbc5nNRxzkaazsTu
U8KQ4kcQiVQmI144Xl+hHIg0tWg4UE2m8CY603IUJn5wDzoGSr5G5IzhHICb8ymkJgCpFIg9omzfxMhPtqo9XI8EAFoukG4B1/izGveUo3qfW9FeaCDaFUDf
WdP4pkcPCHajC8K0Sk8miMK6Is+0xibXJHWMqMNhNC/GLWZLBMpNuzdSB8HqwZ2afB5KRYe3CA5rsSwc86sCp6LqWgRHoijHRqFuYVhisJDyWbqsp6MHcDRw
AOXZAZwnzRaMkPQlU+ETDWM2BKG7nE743OZKMAnkWmJnRiV0xWOhVBabATwaE9Uc78dmLcW8sGMxlQ84EbOwFIN2veGq8MlhN+slHvct/f2oXf1VFnzlHmvf
dO+5aZG77bmTTUbD0XQUu6EdtXNBQSobV2+H7lHKbjKZuKWUaIZguz/6O5Bxz8QIxks4qV3yHcRU7HHKXGP4bVUrq+6NRNxoQEFHL3J5HmQDeSgG7nXAqfKF
utcYruc0KGIqqtzjx8+5oPPRTEvgAtjaoT//fLQXerimbE4gbS4G8DDGlOrA9s7p2ws8stSMj95r5EgEmDTQXK4bHRTcK3rQC6FajUPMmGg+UqJm/9KAPGzM
xCdreH09eip7SurrowDhxyV13Xrdo7W0ZjTYLrzkg9ZfYE38/WxYCwgCJuiS6ilXoc0KwlONvPBU3EIyUs2gd117LR9vw/AyGdWi58xq0bXgxeS8KtnUrxLa
RzYv+FVJou7cH5JR6ypCuT4HfypEvrToT7QD/MF0h4txuWhVX/X9TER+mEiCU8n1QSzDx2z3J4mzQjtwNygSjax/5O1cf/HVXD+4l6vcylgzD8h9/SNAz98Q
cq+kS56mmAbiphIzORn288StB8/oyeTLhP3FxIDUV5tGn6x5ZCT1wXzGc6RQYZfducs4ft5sFe22TXuQtKDBl0jY6CjWImfZocd971INQI3l1ob8CtajB0YW
pbf68IkXJ60GHw7vIFUp+p6/g+0eqNyIfYA8c8YCYlV04QISlRH4YsI2F6ydQZAqDhRbUBtd3ymgsGVrApnkN5Qx767T0bnOYVw1+Co92Y/DLh11neiD9F08
NkO32+6w/OQWMhFjykecXm3ZHuvIHuvQHrNrkn564W/NmhzxPcCD9jfcOwNnNc+Q4X90EzjDNzqgcF3iUc3OcDrAojptDWQSpsIXmFDbNdiiX+0w3VqiOmkm
6CcEECFreD2XycPMeR6BNgpsg3PcVoPmtWjqSZo7DaVc213dgJwyyFSsMs3ekuy+D0aN+kMPPeRurzA+30QbE7QbKBRw8pyQRlejZr5KlanEg/Lm4fNG0cs/
H+QC9B2TybBFEa1Xi4mph7BmT4/zTjGBi3QzCG7C1UI1yCgb77qz3k3ByTUvsAyHirEXQMUgUfxqLRdFasiRV+dG3MCwHlY4OoRKSmtvcjCSEDIhSeqCARpW
nDt3OWjzEXXOuUxSZqmx7rHC59Qn003W07mMzPaVC9dP5MR+9PJk0xdqh4Yvk9KyLbX902iIELP+RT97t1vcs4mqF8m/kDzC2txHP3fxsWcvP/3YM5cfe+Kx
Jx976iITi7M1vRmU2t71PC5BAsNd4w0e1/h6PQ7uWXFdcPDhbj7pjD+8Hn2Yr374Rv7hrbNc/OGtU/EMViE0s0hycRluESj7cWiS6D23Rb8T5GaclNBTIVS/
uXbrdt0F8fEojuK6RERPzpykxZ/QFj0uSRJ0MRE5PHPKmEfYgKXQ+HyqGJRnmQRJLYHtTHvZKgNGWq3G3kMn6UTYOwWlyt7p0/zc5ecG//tQDVS+UQthRB+K
1lA4fEknwtl2umRl+yV1gaMbLe4gkmeaIt5l964Tskk6mR+cmfjNKVxbdLnZl/slrV1YLbtt6N5Ro/7LJwQ1aehqU2mO0WYD27HAZFEK1xdglO2y3U8UkqmZ
M6xW1xjfZGhuqZs8l6whCtY9XzfL4hV3fY5yYM3S5Yu1B1/14oOpuVAL19/s7u+X4huFhYeXRgeRg0suyL3aqxzrrWOsgGDX75O4sSyEsb23e7hCi+ibkDwu
Lff5Y5vgks0rxXRemKnLiG7q32WQZMgyCheRLmVM9Sx3xMyPOaP2a3yLvxsSSm73hMDieaKfq+f5vOF3jgmTuwRGpZIz4+ZQReAcnRy761Z6VsJsQrLIPHtI
9GmjNLfQMMpm94Ry1lCBz+TZrsnw61JSEi403yQrqiCVR/C3OxtblkLBsHOO5K1MDWhe1Fr/wOnA2BnOJpjrstm11HQ4QxGXM1NKPqV5U7ksf5Qe+WqGLiuy
k13axXr4OmMO7zg0PI0jGbDWFbasqNSVZbY7d16Dx6j5kHFZLV8QhJZAX9+BRjJBp8IeXQDjt7u6Wiki2XxdMWJZUA7ysbeWrBnJzrCXf5otIm0UuqLBIUuL
JkLKQQghLlFeXeVXlqX0jFE4z0KCCFTwANtDdJ6JjHwzn1Qj/z3/vCnK8vCFMChgmPzC/hKA61yenwOn3KxTPssmYgn0m7VIuq09lWBduSdPcAWdJ2GJUa0l
yJfRHY+uWn5Wo/glBaMF6AAuvImVQfp6l4yZLlS42mgvVMN4xAriTUHUqiAqVTTpr1CmQEy/qnL61WZFQgedWtJ7ozzx9C9GW1KLnAbFU+5gbjCbc1OZRi38
xcBwckLok8gsGi3cSV0BjiSS4Hpk6hoFitXQ+OoYml0Pg7x+iXUpkJykaHBmjKt4vgoneJ5BuVdg0SzYg2Zma5FEOIKZCHWDNhdBIiZGEivbnSiLxf8IBh81
EfaGGpyvYleW/93U8oXQhQtRu28TUW+PC5I2VQ9IZPq6aPJR5i/ok67pOSBeeRzD1ziNMteqRom6X1C5OBzK4WBXmEgQIPAfF/NPw5zoVZoUr3O+QbfUJEK3
GNFh2uSpIeHw+MdV+/pqwwUdR89YqWkamhNqQ2FWqW5Cs903XfdZwn3hBPZp70iP6bmyv7D/mHruM+U0F3q8H+W9paru2wKBKdExwugoDXajjrImuiCOtss9
XayL6y/b4twO9nYtGqli6bi20nIbfulOpolsjaCbkwfRpM78/VuVhhi5SlmVP+RXEyxhEjk858tgpbcNR+g4qo+anTk23FwQ3A0sD0OuO6x1akJCC46e0EIQ
HEyEJ/7z7OwZeq8A8AN3/S2hQVy3A/vWxXXtZgjbD7bxEqomFZi27IqHJgKA6mv+tVHnL0L19APHOt9N75PEWR/qxTROSQXNBTGeHKJZUZ2YjVEsQk/N3zdL
MWBPeFAod+VSoRPeVN4fqfjvkYbMmB0LLRYhX4JwabhVn+Myw7MkW8IKML+l28jXWOw500QBCSUQE/MKbNubzng4Addzb9llT2QXNi5WRtzSg/6R6+8+iJhL
MUIN7Lu5sTgdLJr+ud3mtbUnbeEuRmhUtIemQDP2PTNI9q/2dwD2pmCltbdAxXKvQ3FdV3FwRJqXel5m5ZPDiX0pv4JT1J6Ddg9eQzxT/vUMmyV4WND3j0o/
1qv0JzxCy+HoL5FlvDfs1iQ6nOcxiJyOo+VO3QfK0s/Yc5AL16yMyQKSfRvzaw7yxG/qm5zU+jy0f1D9TE+usepn2jxjszPPA+HXbM5GxR0dK5YqirV/sl7F
aK8lSfwSG4wutaIJ1Cfa9tLvbU+igr6DBQRfDpT9a5VyARkRZUhFdExr1u+ZX9blF4kMfsGY3zpFmmW4d8W/EScmgTdH6W4bF1WnkWfN11c7Yck6TW/UvTqY
EMzHU9lTnFZ30fdmJSiX9IRVTH5EIZo1PWBt8AdamMzXVcUWKuoCAAgnV9lMvMT6LpeQ+tn3hmUCsgs34twXQjdtqlMTzXCTg6eyjiD84qcDk2Rb9AdLcYcV
A2jR4FxEcz5kkz0JKKBB/tiBmEMq7EleLvcaPxGtqDOd6Dbh5w3R6xPIVI7dv+R89VZ+jPFOskRn8H5hcYw3skaeJ0Dy24smK/dk7hP3RVwdwlc2U6pEP1gX
DApkhvIwur9834sp1NjOzzp4mlDl7Zo8tyJ/xfN5YU1l8qVcbPkQ7C9vpDXFSk1G+iBzV37DjiOZr4kPR9RkshhZN3meI4dZwJPccHwGM3Quopu+oTNc70lo
Kjwy2AVjl6/B8jYv7dFhEMKvNdjXuvaqrvvZNpjKVvexluiKcsyblKa9wd7vKBLTjzjAWCJIquKC6e/OtL/p+yEZks/va0ZSkI34YFQa/4HSGxOLCCV6rNlP
5lBTVtFSzqNEWnQ4SYjl1+1zPIovl8OYI3+Vgn93T1fB0ASuFloxINpHggvXV+mWlQ+AGWGq6XfDYXTZphIHo+A4NthUzla3twmOwfMiGh8TSUluwEFTWBxg
N7tWXudb8rydemkaqnoivsUGDSxAAfng4VfQPxap2tfZkxd2E8gGNiIxoNAbyoS1jgpsn0nf1ZQOj2bbyy3P6iQ+rqkyqorKnQoZJkjdiEBKXe8sXWcQ3CGf
QztSIlgkgN2PjGCKTTh2lWdTwdNmeMRQV0ZQ1FDdHpAVdRhXqkMppqOELK4vKxoy37Z+j+3qBWdpJFR6H7fBUvUq50jEKwOMBA1EL2D1Ik1Co43Ce1RXVXpQ
dBVMvGh6TKetBcumBEUz2PaZXq4PEkJ/FaxU15i1yrQ69RhHWc5K+WFdlJUPfpqLibYrUk7V56l9Ob0iiTuJ/aCqfjIMtE6VHxmimDwrJ6wfNu2BVswRfkuQ
lXg0HjJ9icuil1+WX22XG3tZDDVx5fUSq26KZnRH/pgtJ150znXE9MZ0zASq0fQK1aBGzD8JrJkNhyfszECi3sZEFlwcwntzYeFFnQLTyxYE51DKHkYv6vvR
koKbOAn/4/TWfH8XXm0rO9k3Z4S15sCg9QTo16tK7jA5fVYMSvWpEPN0WXKTWuhrQtQ4Y19q76CvJs419efdVJzy7h4+EDXrJmCcHMQjgE3tP0aUMwlAg+Pj
vns3o0aloM4BVEcvY1ObV5OH4oJNNb2g7QkXOc5mIZxi2vH8UJg1fZl7JHLwCHfJQJm9OBxVdXP8uTWyCrhVtXsk1lD6L8o27lfLN39z9DrDPuSqfAybAO/R
81g3bY1L5ANzKaobe1tbWaPR6JxFrvKRzatwHD80+YLAoU+ntMLZBv7H4cSd2tMIW3hjc4CaORpNSzdBnj8ELzU/WkovIzqDSBxPDUsveOhBY1aPHul2o4Pm
DLYi13cyOsZ3clNkTOQV6a5AS27/8vXbr3357hs/P/zd3//pvVep6v9+4cW7b/727hv/Ki8Pv/uTW3/4/p2//y6geeFDYDHMAVc+I9CLSdQdktRJ3zjw0HrE
QUT+8N3Dt39z662v3X3z17e/83WNIDKkzowvj6dc/yJ1TLc1Bx+BWwEOlWzAxey4YCxfkzgwIxNkcoKCENipL3Vt7/2XXr7z6l/f/vuf3/7+j+++9NPDV/75
1lsv3P7Z6zIc+nT3D9+4+/rLf3rv5cM3voixU5nf/oLeH77yItXSIXqbLOOYdQlbHauLn/hEWPv/Sc67P7DJRjVrs71zUk34GUgaQrG3XjtjjksbicsZ4qzD
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
tm7DxOnc7tPHzyW4Md1fkyeOf8MAlYAcRHvrZqi0H/a12HEs79iLAAmXe0Rjw85Xur7vQlPGq1jbN2/8bSzZKkO/CzM6WQe16Iy91uNJeUBWLGFsAW+eevFV
q93+LMfwoy5XpwSBDue7r2HrvBHsedocKCLYMN6IUdwcKysCAsg7gl511+1OEIWaONdardqxgwImD0+wvcOT8ezYAbpbL4cfL/Zy5AJDgDjg2n9lVU0xZyvb
B4vFChQhLWyJGAbKglfs8WitzlYxul3daYfcujTn3nEFtxxsxBCZVuOkBJ+QayIBBkuKL51DlJ86EtFCwObW3IL2TjHYZgO1hNy5/atBlUCQAEaidByYwHtE
mCXyHncVaNXO0SJGkm3lVIv+gmgRQjyFfYVJGi/ZmqF7TM8ytoIE3pyfK0n2PXtCBH2y64SLaFwJ7iSHB1w7E5114SwK5EEFxiDbSgiOYK9jczdkZ+OwwnY+
JXv5lF0edmVIriBjNbPvqLdxwIv4/nQRW0/FpXU3bLcPKue8DIxX4kSjxwRp7cblx4ttmiwXCcscXsxacpySYlvPL4Wpv/ycPh4kDmvgBxlj8U0csUwHt7hk
qEUHBJGKTGVTrbby54XeUVhzgUFcAMBKEDSjobVBZdJA1t7MxhN1ZdAVGMRS5EAEZmSs9rGjGtdFDQzSogrhSMLoLxEP0R+REDS4ycrCYsR0szZv6cJcWEuD
+FlCpUwY0b6FN2dN9EJkARyNzUZj9sErTJ1YdOFkAr5uKJ5WmE9CNdPepZvYCk/AYrrg0ouY+cuwFQZnhtwA//ltvukyjniA7b2+9dZP3bWOVs6vkbzdQ/1H
Iib/UYlbLE6GOUEGv0iLsPA04cszrsoCDIkl24OiJLm1LvH3X6A27rz49q13/+nu6z85fOmH0uTtb//mT++9fPs7v7/zo3fuvPv9wzffPnzhvduvvXD4o3+5
8+pfBx0Si4HF46lx0pKdorPD3RjhPpfOWurnwZqUPTlTk4MoufnlG+liBKArr/3s/df//fCVn976w/cP/+07fn0qc/j9b//pvRsE4E/vfTnoHPPZck8HqAYP
apmA3uUZdQ7OEbi6Y33fuejml38UFRN398gaqwkuqnFDmO91cs1NcPvNV+6+/rLFC7eBLn//i++/9LXb33nzzi9/f+f1N+jLn977HoDSq8Mv/ebW774rt3y3
3vrarfdevfubL939w0u4xHvhvaDz4+GwlBwHog3eRjf5EhGdmjw3RZdRiPvy/j++dvfLv3z/1VcO3/7V7W+9ffuHbx++8p3bv/1FAHIn7zFCPjbOtiNOZRxl
A/FipIVTDCbwGi+HnNsj4khM4zqsgKlhZJGOEF+MW79Okja9TG6+9C+w3CJ+J6WCEVMngHoMCn6d64JQmtGqJPrS9UpMOsT30SRsD6n/K/HtX/7hzvdfuPv7
t++8953bN751+NpPDr/3+8O/+dLtr37r8Cs/OXzlzVvv/vj2N39PmKYR0QAPv/G/3v/mG3f+5V36euen3z585Z9oCdx++cu3fvdKRL2KaG5u/+x1RJy+/cP3
ZF0cfu3vD196F8C/94O7v/vnw++9c/jGq6buy4d/8zWqYMsQKO7j7e///vC9FwIsCmJsGokxLwXumivDPKXcMYO51IjrKPj3v8aW+4d/ff87/+4VZ3xyeX1i
Qw5aUM5elzYEAJgOv0pLDwXQ9Ru8XYJ55vQY+GuSaPBoK/sWZUxD2E9eU+u8x2iDHZyaiYledHB6ppYmB2dmkoGJL66lH6ivHcFtvK2M/r39q8Pvv4T6+PGl
X3B9mhYPpZyOhTsT9sV25aiWHJyMdwz8PxLGHRXhfMNo97Wf+C9tFVbUtNgkGNPDm9l9FaOrVgw3AhL+ucgP/oq2qisCCdtQGSZx1pgA65+3izESIIJDPTiH
d/tMcYgie9YNXQ4mKKSFCZ6YOBiaRyMXwkHk5PCNL95692c0JrENuP2tl269+5v3X3o5WKjKFaBzTysLKz1gHMgSo82LudKZN/QX5Oh7vyesoRyjncoQzkP7
Alm1z0oobIg8iF3/tDHDOd1cswzriMOIeXE42FwRFrdYThfYAB6R6OjX7OYLf3fsgD82Z8heosISvjnLhh6xgReHesMcegZ4ce6ve6e/xKjZ88IojG2iFzVC
Tg6E2H0KRBK3eLCz4zcfE4sR/9UTrNhpcWgC8+4ZUfHgZbMdzUTP6DFeLK0SN55sDvdqc75izEHgCoHedBBCtOn5zHl6EvFw44Kej5qiJGHlQiHaAOMtJkHp
lemBu5unghGfN25uGbSrAs35m/nQzlVsv2hocvvHjC0O4CuYzhHxWkYbRi/wwG+MsozeWYWGKe34ubFKe1rNz9pE7S3wQ8SdNixuxYTQOv7YWBW4ixCzTg2Z
Ay8Ma+LHzLOjTHHNGpnWrHmoAlMooBPe0toU1TK7oNG2k7s6PJmUWzFxKxLlxVz31YzvOFf2wJomxUTx+ef9nzD2dNuRbZCMASvRwA1/IFkpl5Xma8qMe00y
cZ7nkoKsunOYcDSQ+2wJpnc/67XAkMGP025PqggrYKDqfbnqUIkv19nIQYbL46gFeOC08P7Ajbly3bjakeAGNj16Al2R9Kpm84ynHPrWpURbYEZqJDt3X47s
6jXO+MXiFKNm3tIR1mN+tjWz3kpJvEsw9dLPZc6WXNw15QnW72GQKoa+hvJAml93oRgS0y3sB3TFJJrgiDXyhFvRqiUsi296sUfzaix1DRAeO9YE/4XJPd4S
CXwWLxJTDLwn1GtBu7hcNPDYTkTWlOEsLkRnTml1YwqhJdgZQeqrYzrf3FoHJvirVV8Jwy7gwquDBQI5L1Kx+EJ5Ffqh85cRyAlpf/PFHFug3DNHMB3hxBpI
kmBURUhoC8ddKPBPsNa8ajhsPi9cQwHcVfcyOylBuyDAs5Warbi58dTu8+5eMru6RNkUNXxZhxbK9W4u8IE739NFEQ68z5YoaRxOMYsNE9/sefYHNJyPi9Mb
20NUsuF4gT5AtuRlg+/2m86OZX4hmjW+Ea1yP1idxXG9mGCYFbAMZ+oh4zmFhn6g8zhVjxNvmrBON8TX0tirz630QOkwp50SeiG5GwBYg8TGsFJVX5Wo5ZFh
zU8QjMS/oQg/0I70uDZawVeQOMSDJtqEOJ1dgZFlldxP4rkIKkuQldaMf0alBXob8zel5dCZOvoyXx6v0R1e+HbX3v+6J4bBS5m1QB8pJ8ESVZTZx8tiyy8y
Blmo+nUD0jHEOmxpvjJLtl2THYZGofVXhQ131LsUu/lFmlapwCV8xVmcTUZ0qK2OYV0RW5bbMIEGlSe0V3xDxHp9S0vF3t/10J1HmmaE+4tfuFrwfrQNXWTL
PrlsDXKkuzG5c3bd32Li67tuU2zxJ06zizep5kZfV0ZHv0uGcsmEvjBcOruw3U+YdKuT3arEQzfGVuMj54K+85nUy7cR3dqnYYpPPoWBNBt43CkhrAGkTAO/
42ReYWFmGMKyfA45RsLbIamxT/4zFNRuCS9QUatTyfxKWaCsRsByX6O/HHGuSbeMibzZeylfC3xyzdcDnz7VcOThwejU2TSdjfaueOsZ1lEj6Ivjq7FPQ72P
yDpWKPFzX3iV0pQybZKC2V4xMdwlh4fwYksFLEtlmFfMXiUgRAABAJRxIVmqLbRrt/uvhT6050wm4kaczr00SedMCAz/ihLSKzobBLdjamqSZm/n5UdhUUIg
Hu0V9OYZTa1gLmiUoqBDdGwlsP5Esc/y5eleHfIdZE08y83fuiv0OS3EARSkjDEpMAIpd5vtSTjCLqxcYHwmnVtqiYxsUMb++cCaG8nVMlEyOzqYs0qNR+mE
xrFjraUf71K5WXofjU1Htikj27two3w1WrIFhGm+TdtyXAYxAlfpSRyIPJ+kC+dl9ISZ5trZ1NvlfIPrMXWtK7qcGlfa635oE9xoeZ+b9jP2UKWchDlywXBZ
/aIpoxdbzChxcnFpBc0JQn0ZxZDdIh56NMiKF4pAo6zYrjk9VM3XKl2ImpLXEEYAduVBjZAoTC7Cq8esd/ngGUfz3EgsCPnW9syVvJBDGI2QuEz8My3CWQj2
fjVrAcutBMSLQBSAagagrgagrlZAGULlixrzSiYRlkk+faRMPLdJ2cgekV62mRcprkxNdMvhjsNb+aFz7rmTYUVglFYIqbYMwHJ64cVFYiP2FcNYuMBDfMDj
RDMnvD/ouX1rCkIOtJsYFyFuG3NoFwYChTt7CfMvJNUh5EGt9Nw0n5SPDIo+269+HCySJpY70CmEUZzZp6biucj/GeSOt76qruG0WlrGZWb6nKe5JQl1myXZ
CiXK6PRiImTOM1CiEEy7ZnYuc1OtrNWF4zD9u5RSKXCzW9xi56Z4uTfUZDhpSoYwTr1tllUQXWvdbmWAsxvMhYjCjkZESlusuaSYkLCrHsSrDS/ekosuBYhX
PYhXm0uKAWIQf2tLuD+7yORsMaErd/ZHwzJY065Qaw0HtrdfvE8n2xDbzjoWk21hF7FKw2nJF/qsP42PEmq8xR0ch7zGQqeg855TEEngeV3YQqM9VerzheGw
7+cq88Z/ntPbhsvKDfaz3rjbgbR1rwN4ZXbPXUoTkuSp66qRGRcQNN0jSR4IViYNjVPlZ3C58I7XSujP+W7NcwCSaD6SzmF5+G2jAZvbqYJHL+RFiPSPDomz
zwaJKpkwdkm27U4Go38KO9eBzXvPygoHUdh8tKR5u4aMX5aHdK9nVsN+bVh0gy/Wj38JVQvoo101Bh+4afPruGGRMOavZ9E85vtSFwU2e1MnRoWuZ7MVKelS
nAw5S4e5OaLVB1lPeoxvqVkHk6K0nc1KsWjaM3GhEUAOpVtZG8dVTmMrtkqER9nwr9TWlfm2vhPcmuw+vl/X3Wdf4j5hCTYWwuC02bHVWnrIZgBmOrwQK/Sj
PhrnOB8/lm9l0x7z9vD2Go7g6JVti/sK406wIAFHDlbcJPIbeyggbFHbnFULUKWEjwR9RGHO2optX8VmfR5T55UY6AdUIwB1ggZZcHOTeufbpDVutzrihcIo
AFHTrvPJjkBjvh7G810rh9vbvTwxV+7Dgd2q/sLN5KrC7T8DXimA8E+eEtkHYo4fn8tccv5VizbbS04s7o405WnQjmLv+HhRKV74zvUFOjdTpVZJP07cu7Jn
FW2y8n9eOeUDg3JIgD0fpuIoDXYYgHIuloX4I4qPUKh7KSYfgw4p9ZSR4v3uKWWC2NjU98X6FOq0OSw8mRyzx+XdieHUEkvqNF2dhlER6jGDedQrC+cKbeZN
qMozkrrIIjgQm+Ylkn5Y2+i87wOAU5hocguTcWQr/XPCCm4lu47Ac9S18wwQmWyS9Ej3JlsPFk223uCIeuLJZOsxOfDqjSX3kTTekUCqzlWb4Yk7Vhpo2ULv
73k65NO2BhJnjWsBvWu2OXNB6sajF9tH6hQ5mSa7J81l6lMw7OCqMBbGC3DZRTBAk7rT+KrdywktxIebQKNZ9B3O3DSp4W/Bbu/pnPuZfAiIdeqrClsBgrSk
XDKaI04DYYRfrF8eayFlei4by3BPI0+roJ9q9Bsdx5JQC55uHxZ3sUqi7vTzSK25lXBbdD0amJ823mi/FkpEGs3x4nA3H1i6K78ctZah6IxLlHkrEzEB8fZ7
)page",
    R"page(5dy46n83VB1F2u7gBrVq2KNbFqzfhjumoHEZeMqWsN3BwvMKdfrzdVxf+q4vE7FAsvqgQDGVzAUPhsJg/ibTK+yHFK4Uru7Diq/bYuMT7Tt/9FiBmokcv2eJ
g+f7bbkcmBIYJti0Wk1xa4CirM9sBPu90ldvleoNkhposGkRNC8DY7LB5kF40+cgbonjiDaiK9F//Da8oGMWKGXbLU5TFJ5kzDiZMPKuKTV5kkZ8ou+CDIjr
rgYEF0dXQ8fkR+h26O2JjXqLIXc48KA8nnPUUKiPbcenQAdMdmw78iNox25DaoSHMuZG5NGpaRzNST0a5hrlgIJjk83Pve+wIUnHnR8wemcWV75IO4q5jnGu
Dcssozkars0RlT1njsE3y0Kt3M21RJKyUp+wZjgc9BrafsFNscCRwHEIaiighFlnWIQlrk9/gx0i+RiaKVs/nWNVZQXniWmQbakYSNAxfIHBdWhp5e0w6YU7
5Ahm1Q5Bi9h0YkQHHOcHAsXZODlKiGB5wdUd32CrNcPkuTGHLdJARRgUHxxPyX3ulWMHdlAcAgNd5zCA8N0qJI+jo6h0bl0N3lGHqCaHoRKXDGTvYomPoUIn
WUyezLomah1t5ErMNvQI13qclOqAHdIqYXL0YnuejeG59QNNsMzY8gLuhDF2XOSQzLiIq4rBORtnspT9i9ogiiNsaxHA0Wlmgkznj9Dqj+vDrVVUjZHIoOdr
Ue5P0hGduInGkPpqvAWaoKMUcOzNZnoTWa5ImjHwnVTM+VKsHlZxTXThEb5M9F8KmcN7sd7kmzXqJ992rwamKBx+m2kVlzKHTIGro6JhImcWzZTv5wvkOVEN
qUoYKH0VpSU4puSY0dIGj8hzclzja7hL+P/O1Anm1omrSsw8pvMT6YEFswu4rRjYxpKzas9xPpn2yrjt3T5h1gyHb/xB+5LykgFhc/GDYR4V4ezUYKI1qn9o
v8rdy+WdLWT8mVljLi37zspdo9XQTyaH3p+31q6YtXbsAP2eXakuM99zmfoz7/usL72rPa90c1HpppSWrTrzzXCZFWBReMjGTF64DSH29qj55JYpYsUl83vT
Pe64RzEAdRaoDGVD2MkNjv7oGYEa2NaE0xoKrh8d1c3nj9SJPuwmE8V5Jy8QMxEfPIeGmufOUDPuDHd+9jM26peQfvyryVb2sLsXrwZfGlEfq3vZ7i822ldA
eX9U7htnLSIU+hsV4E4l/cI3eC/96zvsuvSq9xWuBWyo4rpkglWJY0iDwzaqq4r4JN169+v8/vDGz42XypA2ZjG43M3HxbWcPVX0kR3Y4BEBh8BcXNTeufvb
f7j71k/vvvDy4ZvvHb70jgeA2eB9gWCeo2wLvkfsVjEdSGRFRE08/MbX33/pa3fe+LZXH+4aMob+iM6crvhjEF5GYiAV3/nmL8QT4+4br2tVwvzlybTPLm/0
l91r/vbl0DFCHc0uqux80jlCsAsh5wPWQKXPItPlwli5+d4obnv+4cxYSMJvG2bXg8emqEEkXTAE1hTXhfKx8QNFbfo4J1gBsGusPKNa8uBZB11D/oi6Z9in
P4xpH0FfqNS5ZuLRXqtmF5bAStc0u7B3xYtcedc8DdIg+qD3O4gOjLF3xeyVyBFonM12r3xpmKn+Gg4HLbYkgf3jAxqrRIOet0tNDdgjrFMtVeJ2XDLs1ioX
lrgMyjfjGWykd4lj3Y/FfUB1fS5VjSgabRQKcXDllxKAp5riVz412ynaaTUUVNt3SSHGgyjwPYzjKyaebG00Gk7EThEcrP3KP/zwH0Y3eq+4y55aYcxmEIQD
tVVlENZQQn1VtITtkxRy+lNd5NwdQuU2kZcB/OiLiTM3YZzyFz7uJX8STcsDap/kyTMrUoxklYUr3ZmdBLne+bwGSmysaOkAOCt2aPJyV48z1YAfrGhGB6gh
xg0/rwPeYPzKibtw7jJ65cYhETaEEes0UiZZPC1i2squ3zpnFrPCWAry02AuTSXvVYhsqaoOS7UV8GnPwIPR2FsqJzrPhAaNpzpWlBayct8QXDdSQY+7fzcm
a5pBx+BJeDgNqbmhL4Vnk5eiihxwZnmENCS4RuEFbi3ctIE5k90aiN6uE2nm1gXgtjNqP2lmweq82u8ytVexsPwJrYCe34phE2b6zBzZbw7t4RQEBZ6BjoLR
tO4w6qONmDCYi0/gRbGC6PMmeEgmty0yHbPKCbQgRrpn8aHCkSYR8nGjpaF3CSKpo7gvmBLxCxM0+Rb1HDnXN0mbaExcG424denzl9utR1b/72z1C43Vh9rH
EZhYBQa9Zg/tVefiFEh7i600XUhkFQYaGqHv83BbYHBsLwAN+MiGV+P8MrboZb7E9QMAqkulVN9cXN0Pd7GZSSZbx1kYlDKjJM0YLonvnR8IC4S0ciEWuA3L
WV9RFoyEFR8Q4kCfqwSlT0rJSeh0K8SOGyc+e0w/lT3FZ7RORNmtBhYdIA+LibsepJk9olK+x1H+uqhZCb6qGoz7Cb6KDrOLH0dexfHPMYq5KjFp4oXVI86s
7C6InHpldfXYAarA/tcEa03vWbi44gd0VZMIP6c3CSq8B9RsJVAS7pn0esKgqfJOQ/Yvc08S/brxS3Lm+qxWkavt8FRucQ1Dl2gjF6w7LRSUR8bo21X+5lLt
lsboSW6aXETIoqtOm84XA0fiVbgBNcUHaIEvhpPbxE9yIKSSCUTNLGLuFnsU7m7U4apE+y6W334scZoZc/KIKkeNWqoauAOewyDEnq8y8+XMc0uKmiRwgvs5
bZw4yfi7iAvalcm/eD9ZElZ6fOhkZzguPyMeouY0hu0WntserVkT/233yeZtbzZdTKnZzRf+GbcCKGKvzun5E5KCLOG7WDl/Fl7T2sC80hWEczT9Uw1hqILm
YrNatZRPYPg2j/hfY4zh+RDNn6UcLmcyt5o1g5rP/2qgo2UXpPYAtwWXLWEbTYiv10Rz6DXEB4dxZTKoTPgSXGMBpdpp26O523LXCMRZxhdV0CuPDfUhNlJv
EIF+LAYFi0U/3dmTkCEObnR9LLjOj/kmynwjkkC8xPImKnKlcAaLSBtBCRBxL4yLbE8L2uxaGZE60OLemKM+SzHvm+rKVSJ1W7KRuk2xiiN4VvMJKeNciW26
nKhWfWNc+FhvJIudzSo32wx3YO/ilAH1ccpdlEu3RVFiff4B2ljJOvY/GkAh2KgIhJqw7ZlJKC7dNZwA96HFBeqSN8vaoavBnf+V7W+uLvrQbCu5tu+E/fnE
kJ18DVD52inHPbHcQz4UTPPiyo8NukfUdZsFQfPWKwcgv10M9ulsO//UyIPccKfNgqIf42QNtnDQrFScT6Xm63TFlF7z/8je4mvMMJQy66i4dd7x3A2NY8tO
IHwdSBuwZc7ntsvBCRsJMOCq3VJrPm97BScdbrr1qAV34jIvLbDx50w/S6z7bWcPfN5CxiJ4NLe4tPW3+CQ1byvms7SY2JrUFXE4OCKxApuGlHw0Leno4qwJ
Lh5yZzphI9ouPYkDEs3Ztfwx44DDvWfQyNWTId23VmJips9Qz3R2SNqP1/nNKow4QWHUttLW0Ss+z17WoYLLcAhrmcbw7ocz4+D2hzszd/HzYW9dnI8bcfvD
uPJBJXjkP66ZcFebzA95bxoaV7jsVnsillCL7Ht9e2Xpqk0ecT8rLp0zMa5Mu11NQ07p5BMwA0RJ2BKaYY18ww+4zv7zeupZAD9AvbEgsx7bHdvf/bzMkOPS
2fuimphblUOimW1ixOmhiQfGLhsAy/KeNwzm94uMg0NJRC+ukmLAeXm5OVUWTMSGLXBT4pPGu0VL5DSwJz94BpYXFojpjAGGYW/ZQleAXAThZEsMztQQEXFT
uBJn6CkkvYlJwbjFJhBIEW/Ur2oi2FGNBE661AQHOKrgxeHIUwjus970oBI0Z7R3pRbE1eEXLlSOBz/bW9ARKAX152ckKbuG1WE4XjieowBRRz04n5AUbBq5
h11pET8ciZf13vJ+rivVkVeMML3VgVtkmkNdHJVTx+TkU9/vRdfM0pHlN8xH3ikzb38EEMJOrygBgk2QnPZAocX89f+Ha2rvIlokvPAGen4n3Mem02SIaIbP
K+1eyin5isE0D8alRgtINcFAeBD+dtyAIo8ogp5JITZZNEk3qvoXRd9y9GN+UJPhL67MN9OOV2WLEkn3ESwmo2g2VKRim1Uss81yIscCdwBj8gGVP6aK50Z1
qSqzEvG9Gn4T5asKq4G4iiLuvjwQWJ2mRb9Wbg7dh7oXGsheKxqlxLnQJYn1r/YKXXWxXg9MjCMD2sQ6EpWnA+tp74wsY42LzAtQDVGwaPwhA9TGIUoWhxna
MALDenApyCdrqjCh4zBh2JdB4WBnrge4UkPcM+8N26VWSqxrCkebv32Defg9XGT6Nc3gWFvE2Zz821rpzNbW4DLHPtqQnmpyyPC+wbthDBV6EjZGtRlqXepo
5L2Cy1iBMF0Sbrdb9CeLldhXWscO0NqsfSUNheEgH5nEi/iohKaQPho5l6RzaR9J7VREnw8mbAysbVFEuoBaORDOq8cHxN7Fliie1423pn0tpVGDiqCshsZ0
OFrRafaf39ZfKqwZuzsnXF0I7QFovwfC3fznBxZi0CWgtaY14e4MIpitB4o+5y3sumUbsuJ+uFCq8bM0hqmJxnwPwxnf4CQ2fVumaEjn3A0Cvdw5T7icGO9R
Fh/Kjw67RQ5nGgYrJnCwuVE9Jcg112qbA1DZGMsXm9QuYry+yIQPGpVVLiAq3kyCbi0XhudC2OgR66LXBDy7RK9ZzuXYADZ6cIWn1iytRo86Yt4WUoja8lET
z8v1uFeVfaUBa8KAeUYX84D+WpaZHTLBxNyALHMJeihUHfLNR3CtsiTWV0GU95TRpNDzWb13SY1S/NzCwBvcZRcBM7zkWFsU0WeOQAlOOKaPH5YGOfQQ0IUw
kI1Xt8dZF87NyUONbr5dI8oJZKi7pWRyQZa9e1bghHRUXvMrHBUwh7sV30c8Ks+2Kw7iqi5IuMPBQmioS+ZhGRFXHH0hH8vZsTAKjUQTqZrWIQrk5PKEtk3O
5lfQFV1HgEYYe0E6Jt7z5guvHTRnN1/4fkRlr+N2GR+ZczSfG/jMCUNM2Tuv/vX733zj9mtfPvzRq4c//l+H37hhyyHi7j/8+O6b/8hWdNoBGi/bnHEgbnQn
AB3BH9/Cxhl3rcAVorbIZQ7ffNtv/fD33z688TeIUvzbX955719vf/P3rjllUMyA+9POjtcWXEknCHhswXG45P/44QeD9nRsX/rV7V/9xJaU6MkfdE3RAW2H
tZO5YQlCwetbgMhVsYWRY3QTzXXnsPbud/3h3X7zm7d+/1UM7+ev3n7tp+9/90eI5v3Cu2o4J41zGGYOuk6MRj4ATDZM5NyHElE1mL077/768J1/FptJwaad
sFdeufuHnzvImp2a0yGJLT8qcWz6zANK0utwV4x4YK4L9nsSjOrWu1+//eUXkHj5za8dvvKt29//MTVm7DYlVr2PS7k5RquuiX62z6GhOcK6P2thQ2997fBL
f3X3jbfuvPZVV8KCHmQDSe1URpnSKTGVRNB5jg9946nsqT+99+XQKhGV6YwWPb3ZRbG/qWIl413vPX4iTKxZhXGwKjkG4ci+hc0ip1PR37iZzMpycBlZ0bx3
dkbiYIbiQOWv/bVCxFwS3D1nOeKn5T13pGGAcCcGj3ElZ0nFMgC38+F0ssOJIrLlM/DmjndX9GnGPoIDhD4Xp17o0sxpn6KHozUuTcX4gpJjx5muxrEzKGXD
wwUAWHPPHE/wlTFBmEPTQaxeDmw3b5ZG5RS9LQLWtqmNGVqL87wLed/FCbug/q6tz4UhFnk/g6uuZqMRPRiZQ3VWCY+dlMWIFg1n86lGJ5K3ywMTGV9zAuGr
uDzvcvdFlFYVLZ61n7T2lWdrNtBQdNyLM3SCJm41ss+4sjOad/Ng9BwSy+QzmsjIJDQ660eLvqYhHeuSpctmN2qyi9FI7Ty0k54m0P8q6kX6KPAuEA+0obDX
GbbLTtWQun7U7GnR614cDnsEz/Mgp18VrlhZiFKKYtJBLORR4sqss4EM8yTXcZvAWmrVlZhp9ZTjkzznKMD0x1wkYEwCiz48wAXYKJMrI0v4o0NiSDsl+Em+
17Dl5wO7BKSD1SOAV1tOOwCs6l7J0RCX5Y/ny2Z/L1inj4X8j4R8XShGB/mGq2F+0yodpwEso5AakUS+przoPUWsx2eZIjpuwbDdaOq6GexIUd7PX0+JF7W9
aHnAm0M40Fjg/uyx1ZprwRVKJcjESLIXYDmBySQJ81rurS5jr1KMqowiAlrk48tqLdKKPwFGMZuIbb+yAP2sm2+Ie8B3NesNHZ4vfP3W2zfkYP/Te/+A81Nh
7RQDZiA4/hBObnPy1pDNRBKjDKOidBlaMps3ZT1IAsH5etA6SrNMF00Zv5wrohhHo/GwO+2UE84QwWJml/366tGjnD2lKLnNER3YE8m0wmHvdvN8RN8km8pX
vvL+ez+8/cOXkCDlxs8lzw+nnPkKsunc+Nadb/4kSKJy4+eHb3yR+EFmRPEMlvjFf7r1zvdQ671Xb73zxt1//y0hhqrfevs7d/7lzcMb30b6iT98V7JO+IlT
JL8KQZa0Le9/868O33hVM1MoOnF9JbzRX+aj0o0syrazYuANb9LhhDR5KYliOJeJBbgkZwu1fPdf/om4zLDNcd7LswkviCcYHs8+FxSIKIuwUbB0mXfv4C+q
qsFXfXRZQzQrCJcTVbn4pbDSnBnWv7v9g9e8IpL0QwrJM/eIM3r4wLrF1hbN/6CTi0uRHH1c9gYxij8+/O0bDup0gB3NBeUx0mHc+fWbd9943RbUVYaC+sg8
JM+tLdQfjm2uKjxHeMtM8eEr/3z4o2+xY8/7r79tK2wREZBENmbPcVWz19S1aME224GBEauSkdmqMxxBXOOGfvS1wxu/ufvST20pmZyL14d2S2Gj0PbXtEy3
3vqRrPY733vr8Cs/1EWAqjRQuLxKG9idzvOD919m3LQgGwiDSzRyipOOzvBuBB3y5j7/4eJokjavyaWFZFDYY1+nZ9oekgfq/Re+gYQ/33uLUCtphqhPspfm
e3YZ9xmSTIYoFX58eOJEMU5GxZmKibkqJ46iFDCiwhuEtGDlnpbWQdQdnTv80a9JWrr7+787fAnuXXd//fqdl9/Axuctj+6//R0IZ9z3W2/92+EvfnDrna/7
BIFG6XW8OywvC40DTkXOFlQyp3lv5K1TUQJiqJ6Xl0zkbkEn/aRdfQQuaQh3Xnyb1q7XN8aLiDAmQY9I64Iwkd45zUPzxM0br3ZvvvitaDroge5kAzFUwArO
JrvimSb0h0V1wZKI6nd+9a5kKXv/3e/cfeNHtL4dPK83dJ4JkibDLRD+fgGdHoiICmMR8tzSccp5qemM6Mi0/e5Notrvf/cbTJ1vSKox6cTd33z17h/+F01P
1PHa6VN/paHNgnpP60hQLelBIHiCKOA1tipit+GSX746hcYmUSQg6eaNv7154wfwnpSDC6tMVhVANAQlRlZFz177OQ6Wr/yQOn34V6/c+R0tru85edYW4AEg
RdmNb2gbOJh41R1+74e3/4228DtRwxvWmIe2V/R1+3t57awKhp3+htfr0ePcu8l0E36EOD9N90lANYncYKqzRRhwmwMbGJtAqDn3EIfMl24cvvTK4dff5RPy
ZUA4/PkvJHnb7Xf+kfZRpZccS9YuuGmf88xRLTRourju0suJDx/TMNUU0TaZ6xRDuPX2V+kwwkL4xv9H25t2t3VdacLf9StubrvWC8QQTEp2OqEis12O81a6
HTsdu5NUUCwJBEESJgmwAFAizXAtedI8WXYsD3IsO9YQ2xo8xLJGr5X6nv4N7SY4fMpfePezhzNcXFBK1Xq7UxZx77ln3GefffbwbNWpbL5yd+PiS6JQof4F
PZltTcU9oQfVNgknc8FMEXdRMF1We2Bx40nFTsVTGkbcJdHeYD2v3RTq51hJPQdp09JbESaCPoHyNd8WT8hkQHC87cJshb6XpWBisj0P9qSs0sa1Cy4pH/UE
bOLUW5g9YRgyVVIIa83D6O/inlkRFLbo5hbTOahTfXMGDia9C7oAM1mzLuLm3zNN5eR5i11NfEQr59gWvzo+EapLDzJlYb8yQbC81JdxKHz++/WPbyF54eVj
QfeZO+xhV9aO0V6QcVE7y5SFs8CfuHgjnz3ouSHV0k/cY/r3sZ5hJ2lM9FMO5a2PEPqbvpJ8dcGQYDbgo9kNSPDIOF8i9Q3/jrD0wGIL91UPbzmjZcpPv6oH
8M2v106ewclxl49ek3DWPjgtBeQkDnl6XVR+aJpz8QWrnh229N5nk8T3jSaHZe2ZqO9rsBcWKnuWeul4EicQrbYnElck2oB8q6kmnTloRv/6ZxHTASSs2l/M
wlCGQ5w/1Dt0kGRTzm15RgleDgY6x66fAlejqsC5XtN9GXF861Kj4y5xwNNlTuU3nKSGasDI1BAKY37VNxzu3PpFJXY3Sb2P39349hxuNST0WI/p7KFLxerd
EyFnr0eChN4i+xhTqxvzA14tSdYpeToD/kM9kFSdQTPVSRjK0MpzXbrg1qal8r9+ycSPe6b8/oKzwU3Do7HdNMGXhZLelYvEdXlyv3QUjkn3z78IG4SfKKsh
ZGD6G2tq2iGH2kMNB/QsW4nWtXfrTdwnvz2w9tXt3qG7Mela/Xum6D8TRnfT1dlJWpsaw/NN68q6ZKs4vHHl607TZWdq2mTC3omjvYNf0kWNLh/yc/MArd4h
WDauvx602Wy1iVCJbpw8/ZPB66QbNViokgqIf/0yXjLZmW7VZHJl0qlsJAV0bUYztxRoLKgb3dZUnQc6DmmZ/jc1WxcBZYrFd6dEmG91Go563cUGG4xY1tlj
G3c/o15sXDrTu3Vx891TRLHEUnof/UHSpLolYN2PXLaX5KYjfFYy4LaJzbZpx9TnpY8zdCMvicqivh+8rJOAAeKJCAGr376//vt3IBcdOQFJ5MoFMaDhyLfj
Y+3kBaK5tbeu+4TBiphIzIhvMJX0/0VI9QjsIdMskir4glyG8US1JLJ1b7+DdK2MSEHHkdyS6YIiOTLlaJJrSnQiWaPz1XZ1TtMm4896Fylcdfdw020qRo2y
bqVDxEdLMw3sY7ntvsz8692Nq1fWb78igo1pUj5fvXVr4+o9r+OwNhc0TSzCR3ilE+/yKrRHHGUW6htJktyQtKGmDCgrAsXG9Vdoe20ceA3Ex9vLt6+Dx1xk
G28y2pjkoA00TrjR9LUSqn2gCZNqP/o0t+bZVqfrZrLr7GjWgI4CVBThaeQ2dO4I0fLmK5dJFgmTnfbOXRaRgxY403qwt8CtsHOEbMNB6X2lbrdK6xTEINlL
4czJ/sF0HjlAe5ntaEh9LcqQTPu6X9ABumXIJUlshs1oL0kr71/Auf7eV2tn/yQiCG0WrXAlCnpoPg/NSrI7edThumu0ZY43gvOaCoLPxf2fq/Jp1QoyYNVn
w2VyrtFc4GyAcDNIi/aqkNINDD02y1cahHnVZ+U80ISW0wxiR20ogFijU5D2pbUiZ3b73e+S6CFbjxZhT9ttqGxpYOtD9CptNnZEWxSduvf8Zrsap2dPtgiz
Zj9VjcEsBHle2ZvB8A4DJVUaqO7LZUn/HvtRbJEAyZyY9WD0Psyqc+ZGsz4WcNiWzlE3H1rmx/gmkzOp4Hz7rVuBcYnODbUr/ePSzyYKqeg2aSHVG78YT4E5
vc436rU6ZpfBMPhXR8YvOBX8wIehY7hw5BWbn5qYafGm6Hik7cVh84V5jSMPo7RoeuHZin9LiSogS3ZXCdyadVtKqD0XL+szCVi0N1pF1ttePuBOW5h7v5/J
5AAzi5+LQlAPDyYkQ34niXL5T/FlRtiY1J0JxGtHreMLNLYtgMKV9LdaGzMT7JJ4KGH4aiUF7BLjTmV61RY4haBbiKBTP/IiAiajZoMGB0yW1wDHNrySrRQm
B4mBjBdES+ZLrSR7S1u3ENaJjto1djTJ6bJRCRGhlitLoh7gO549IECHRUXy0ohOa1ApxwJaM6Zm1C+o38zXmzyo0J+aFd2OctlwGJSU/FKmYOfooygklr/m
7YS/eEfl7Yzk4d1JPJHWnnjLuo5557PWxJKFvWfiMX14qT9PgjycEqT8d8A2DwTXLunwOnT2Fbpi7RPyKlrK4dDCkEqmYSPK/BrxlSeFNLS18CqHto0oBjkX
nzrahp3Ux7FiylxYg8dn+vHucM4cGgSqc0bXVtuaeZBkgMrJ0Z6ZXsUd1ZYpXKMS1+4CUHxKPGeD0URz3ukjXmKHgC3OqPhiLAjiJ2lEAMfgXCkHk50AfA8A
XFNokRcZQhgwF4hZ3WwjRjeh6tOsg2CASK5A2v18mF9lzeRb82tl1SXOCep4EffRBBPHggz2RB7z/t8VxZxBdgu3v9ncIzYg2lEvV3pbXMl4BN+ctmAVEWeo
EKOuTky4HJM1RN14kYpXeX6hMy0hU10bg6WVVGfdiNVxFTnzpgNXHwnmmxFKbrFvxQMpUwceSJoIqdliiwpPUAIF3CxPi0dAS82yGuxnZxrl1uA84M8XaT8Q
HllkFGTfw4mx/oe1BKidd7UuVHakHA8UmV0l3sr9HQw9XGyLwu/zxpBZ9dQQNuGfMu5t+CvySgu/pnHRIwzLP6XD7inVBTeqANsMBXmS3mmnmzSfTZk5m0Wh
BbEzVXDovmcOk6323MJs9Xm5a+gvDnqUP6Mmk+9DHBGxJO7Mvz6PF//nzwcyz4lV8RffHT6TpKGkqNcpkiUzPjqlJNqS4igQAsotQ1+U3Xyt8U63WgPz035b
aEt2O5YeyH0mA1TKQens3FzFLJLU5p541TBok3tDMuKokxZzQ3cqfBRO74wWCV9sR5xEPre0tPEp9ScdwGyZETogmpC3lY2okd11W3/8hqZcVy5eI2ZrkkWA
QWNJp+/Dr70bU14H8jybxLEVi6Je45ngEnnJlZvHUmmbLbmKjvMBq7RXxWKI8mrIU1CJPbRM/11BtJIuMjVcSbPCdn7/DT5drwHBrATzFl4tLa8u5F3bYeCQ
bgThqDNL4I9ZroTnINizBf2bJzFiwY8nDNKcL+iqOkOHhvtWjJ+euwwwpzKfZrf9v/4xYYgi5deZ+nIokIVwnawBL7dFZ4aO4Ht+hdCn1myf9CESnnzLAdoi
8KDCrY55unwIc8kdLfRXPpwpcluK1vzvkAYnGh3ESeE8EfmPL/l9PopFhDq6C38mSnaOmGZajK/7YQ/VySllghiLkJykPRED+5rUgKn8ZpmVo+Wk4vCpxuii
WSZqmSgIdEJ3wtDjmVlIYLJnHkyLvojCB+5WaEaPVuUOCPoXxqmCjMt0FcsZYEc/jfxeTuWpevdJtX8+B9dYraNYNm26hDNPNhbrASoLVzlaFkfGnzW7LQ2x
Y6RbcLc67PTdMDkOW88Ui8Dcogd5J3v32x0ITpIuDSwMZ15OMIDxcDO0G4qaq+YflwrLAgHAbzJoCuzK+xOuvhA6ULuLYzY8SLqyna+TghkeZAea3iH3wSBz
6H4XKleF4ZPrYi9g1UWFwGvp9mE5jyTzjt6/cHlWl/aUiuO7Jv8dugzXmFj9tWR/tdllHWcFb0ZjuCV5pAKE/JC9igwmjBUagCqNuTgwzK7Vu3u3dMT7EFu/
pARcZAdkUQn9TSHl6OLGcG2BKrCU95n/rj+MXPlOyeV1DIfIXw52Ps/W1Zmu17tbVFWDUYRvrsXg6sqrMRqIbbzfynBZKvShC0BZ1M9RpzmtRYZf8UMcjS7q
VtI1B52iZjVDhOcmD8sjYSMjTDlYS3xMjAb/fI+VRqJ0tPXg3fM8+8nT1srlMJxzQkiTaomSWS8nVrJdnyRWwOkx+I8nOTB1JeuGTCfO1IJCjD+tf7OJ/NqV
jcsH2Gdyuj5ntow5xTu/vfnR2+7dnupCt8XGFvqXvz30Se/oZf9eY0OpAQORWPvzaxtHvvAlJji+tJIinR2/v/G5vpf9IOZR/MXt3z2hYUzydg9LcyjzI5Xs
UOpHcAL54t76h+x4iiRXbKFHsisYeb652jv6JwZLrzZmxZbNxsXmRFKbrs4TqXBba1cubH7y8eo3J9c/Pb9x9GX7YA+f5PYZ+1dAxSAWZ/omwGJHaasRHzwZ
1O4r5UiuPfCkZmuYxXVtXDuBt8CtabQW+Ptf6N+yEkfFXoNCTY0fewZRSvzymH8J4Hn+mv7lcZ25ohF889UFcV74Bf7gd+++3HuJnYCJcOpc5y/xBw/vEMy3
DLLfYg/e55Zo5HNwNeIBfXl7/fYHa2cv9L49q4X28GY1H2KuD3OVDJmnNNcIiylPNT3X5fK+8TAJc8eOH9l80y2nXwObHl49TINbDTdB8J4I54MrIL7B3zNc
M3/M28o+Xv/sM/cxPI9On8x8jwBkfN9ospdNVQP5R8TXni1uanzptoIguN65y+sf/Gnz7T/3Dr5G41Z3n0u3ddNw1XKgV1L2mPeu+clSa0FciWU12Ce8d/eN
3pETYq30Y+PUqRyRib5xFS1EJIvTgqtQXMw33z29cfbU2qnT6x/fYmt97HEuXQpYhbhAzAYMo3f40NqJjzzbkBU03sGL0jUGImU9G9GyjY5EdsKzoqFe62zk
XDv3We/w2Y0Pg+lBMK/sp6flT16+UXUOEHLpXTm7du1E78xxeg53sLvnPAFNtFt0bogfs8YlcMN0StTFhajE1lj4EoXOESRfNswB+BZc066fWnvr0OrtrzFr
HGgQ2Yhfu7z5yuXIVUob3lNrwfQoewtnBnwKJhZq7HhBlAS31zY96rRmF8QZCn7pheXhlaK0fvvCxr1XVu+ehMH98MGNe5fXTx6S2ULILHzY3/9QTMd/u3OY
PvvbnSOZHky1mlH7bLeCVwd8e3XM2WbXzn0iI4OFH34UWzc1uTA7u8f5SvAZ0T+fVIO66PrJoi2C51oNQ/LtMRb+JH7JB19unr2STWshJPmMwvcuJ7AUpU89
Qx+8SKdhCneMtw7FUZy16VajVu8UVPHMSs8AiGOLsHX90setT7VbjIUdW1XFvrvi07MIJpgqhQV4gjXiuORsu8+VTarm2JM6YvCfI57TnCoggWa9AnhIQeph
rfnvfpc4SDZMjSD5qbTpyxX7LoIAKV9OuLoRp4FndB22MqwYdGss19NXXUSdFu4zbVaOzY82+5rMRlkK7q/c45LZ8ElUbDd4lYIlVhj8yox0SBDW7BeaROmR
ZEam4MVp1s6+OL39SdZjpvVmniZrDBfTqFvCutAnY2KVtKrizqxJNZBiUsH3YJNTpavaHBFyHlruruwt9tctQgxXPmEyTiXFnSZ9lAUZrVOQjaHyZaqQw3Gv
pjW0SlZGkoeW5aZAH5qtK5ST2NY1gdRLY6Znu78TgUT05CMySP5Q51YQPXNU1SIhHbIX62VG0xiYtdN9crrBYBs7fhhsS4iywNsl+Xea/3Hjhr+wpBWdpBF1
gPHA6CiiguXLgXzhrgfb8shQbjWmUZweHqQtlMsm7aV0EZHiBgbRp/8CprmonrhbDGzsdkRpGyBhuNtBzpUcdVENc5E/1V5KTMWJQqpzVlU3lbotuiGmsdrE
MuOzrHdcVQo0EtTLqrqor48H66TKqIyRTY2AedhLDyfAAQyr2+6rA54+534Z4ynSpaS5kb/kVQbYBVuOP7Z19uiu9PTB0F0rftxjgHUzvQ8/2bVNKh6Mcqow
qq4Z7hMHyEsXFJQVk6WOTtFzZp33ayNGUvUtFItbaSGIu3Q4LtkS7XEB6kd4Rc1m2ouuq5WwZBSsz2XHAoMhLsLcHsfxuyRi/ulM6gfar7GLFyHArZtGuG3D
jL70K0dNIDDcDQUYZBCm/ILSKVdWfhrIZ0xaYDq/pDtbARc31djyaUY/76stQaHAK2220ZyB/iXegcpuqrx5pul6Tlz8v6Cd3cTLgaAKfyvZlHwTob1fZpFE
GqwttIFQaI8FYx5nf5mvVYL2zxcYx3wdjRbyYVBLetzjO6t2hfW2+Wky5vSazv0Rb5wU7LStlh3IN5xEIhPKjTlS1PbQP0IzsLPoZFMlPNGpzFV5wzPZKWvJ
3fqNMDtMtq9TBa2+aue7JqGpn4Fw1r18TX9omV8SQ0r+npY7Qe0KW2eZYHTlOkzyuG7krlnu1PAphm5tfYahxHbMYMcfZDuC+U69uiItarr7gpokigPLOxWI
/yR8JGTBg+LO5BxVshWYCKdJBKsHVBgSW8ScnaeHl5SDrronQU9C98HZ6pLYTJfZN77NWTRMRzDmU/rgkUEyFywFFj4t24o3J/i9LXr/ioVGgKlWYXypGAMp
O4yOuOYQDyXMjuZ6VAAbptqo/nCSoloq3daY7tAAMLTa6bImavCQnqYi0bA8Ldsch5nrgIgsdRScUPUznEm0SG5YPM+SPtv/Fs1ljJmyVDAn2fhTh3gTNid6
0nBSHt/tRgh7Ek359ryZzekJTaPrteGR0+fD928k0yWrmG7pdEIwQnQpeWxoaKj/+BD0yE6BgcfM+N9kFRpmIc5prPWyw5kUlRbsInbfCv3dt8rKfj+iUoC5
Tp96VPV8AHYWVfJfOdloouW8/LhPoDe5abUXmiXzQFtecULnVvdYPuImWumIXtaytkiqEoPIznx8DQWzERRMEDLKporZEdAB3flYzYk7n9xbnQ2hGtwRpGsF
p090khcIbrjoOd1EowN7NW7fNOk/3i1WYDsAiT+6mkTdin/8131XdzNzxHujGNXUFK2u6490x7uuNujIXXKHctzBx3cnWQY0oL9t1fPqCkR7wNFcQU4o7B+H
)page",
    R"page(zw/6is3Aeyu6vrvTh5a13Eo6trcYoLI79kVymtjNnGhJj34GxTIRWIXPUGQr4YigMUdcoTPCVt4eaUW01GMJzhEHMeVq5FNc8ouOMmuVa/M+/I3b8r4Y4Zi6
9jRgqXEuci0AQTT+9t+fe/YZAOjSlDUmlwoyMuD3cEIVEGm2BD72Bj39gP3r+JXAeBqN6rToV/ouNBoFDww+KsOenm5NuYzXUvo+Ui10+37H8KeB1U07zCKY
dO4/0C9TD7hjYpBvwUSjSq1UUH4sLWaxlOQ+gtXtsBpPtEHeTTGPOFCYez9jZDUzbq7HAOQM3RlDN0dHqdIlZ7iuiikksCmqySlfc2KmVWF/LaiElfFzTc7j
Nl+4C2tQsWxi1jtcFyrpdwdPM27fwTMp/O+94QRNShHOGlOSBDCuDGwjvsjz1XGp5fXku4Nv0P+dTqIaOaWPKy1ZIdxL2DKCl51a0ApbKVLJF0kvnw6+CjSB
2gn/0unj5M1o+KbhRVQj40DzuL/RRUITnU2O8wtPp9p0vTYDTFm6yeJPltlZ7gOdiFNGa3IyjQRbL9QKzEjdaRukCpw/dORB4YhvWcIthiuo5gzXb3hMca/m
6t3pFvstCF1Zv4NjNXsEOOu115qrN7rbU6HLt1SMt0Jv8Fb5eWuiOhvyZzb3sFZFmV6Tbtuikuh0K/zMaQj4FRKuJ/8gm14OHbddJmcb82ZpduKqzJ7oarUx
WlbWzkJpO+ZdJEKBh2b7iZrd85a3BSmb4mM7zNsUHaCg/LBwrlBZSp5CZKorlV9oG90kw6GVkm6sS1dbmB/dAP1xSemNywuhEH17DWop8hEXiOfnWzCRMvPs
1yX53C9BDiGfy8VSPN0v4Qoe/L1cOS9jjO54k/ydwxlrFQdkaYnqMSkG1bEcE+zP3bY/sydDtabhgZ5mKgNqHPW5bMrd1tMwxD1ZRb7YZMS/MShNrddNVqxm
VAZjCgBxKqy269VSUoHBaHdntjFRb48hZbS469QnGhwhMXgaAeXZ7nZ+3ehOF1Km7DSYu2z70gzYMxphiYxB3zr0U49jhOYF2XQGLIEMtP8mNFr22XJCx5L5
hhiwn5sW2kvFSi0mSvY7oAIIl2ET5EJTcBlOb3x43L3UNL6V9AlADmlMMlshv7y89uqp3tH31o4c6J277D6osq/CT+pQzDsr/salP66ff8ncIFBsHJpT7lud
6Fhd4Hu3TvUOn3VlLCj/nyQOKe19/BWD2wqGvOGNZaKhR+Bg7zDEzn1iRtF3N67dWLtxu3f0fFDHHo13h8bAAe1oTW22SAsmVtI7fF3x1t6BdVTjgY+/0nvv
q74wXWyCZyd/YYk91SLBprQlcT5gV0H8wfMTpllXxSKtRaFdRxaEwIhnobq802jRFCsWpYiKiM9AHQRPxVG8Ffdy+iMoJQlXCsWcV/oFJ5uPs0VIj3g4QZ8y
aWfiBvpH4SbHeectc3bbWTvZ+QeCY5agNJJn/KNkjpXyjH+UTEvKj2jZnF5pssGJmVnXGKyDaRBZvJQuVGbGRJLgq6peAufpqVwQXKGiMibn3qUZpcRToFAY
r+MsnudDZlxD8tALfsEKDf41j9ANfj+SzJfCkJPRUcCPYg/2T5sNFDkSdbpIZG5is+hM4Y15ntL9r55mc1iDMJ7oaoUK6esXECi4EV1hzzFhDVG92Ze8aeVt
4O0WVU1flZJpoDnz8kzVJUk0U0drUjJRaEF+LRF3I9QR8WfeoiiLbF4e0tl6DgN0FMhHfWbIeRQcxtS3uz/H1KqjAvhWm63SNbic1u03/YXwH/bXSNMkTh3/
tMaOM91VfJ2VeSFsTkk8b0Q+L5QN2hiCO7D+HGEn13khcTlFZUVH0eCIvXEpKjTzixCxZc8tC4R0WjV2HUbPg6tiF+DirX4WLiuImIr4X/rDroDmK+FhqAcn
a1ATQuhe0RqslW+VLRzP6eX1kZiHxH4GJTR70mYCl9ylYiXXwCEhg2b8CHTk4paOVH4j4mLSZ4nN0ZXLlBT61eR8IeS7eCCnt/E16+Q0z/PAxBXNOHFFwc2N
cqOGptIe4f/SId/gLeLeSgq0zOp2+ph0R3dIuGE8g1lWt3SGPMar0iCuLm7rOHjcVX+hGRSLziDYjmE1Do4Xo9t2wBK06nbRa4+105JURwTKxz1DL9MqtJeE
kYNbM7FwLeDVTjGKjRKk/9OWC86c6Z6bmaHlnvJeLrSKvmZ5Mq+qo0YxNGL0N4KeFwaf+mOe91SbSzbpUE65FFO8yv6xYu5nnv5b9oFh4/vqOYijsk13PSLd
0Q2T+VLWF8s+befSX9vRHyL6VziUlleNtxfC4Yore8tUdq7AtFhyx6ijFG7D379YQQ27tvBQXLWtd/yN65/9koX0gBO+j9HKWD+jh9Kl8JEmgFWkj8eDUMFQ
/NBWeUdo+xy/Mp8hkfmiIg6A15ixKKeiaMQQ0/2gxYNU5eY0jE2az12RebF8ueGK6fLHfIyk23FIxAVzVkUrqAZWwGp30KLwge+6aL+YwxWIekfL1A1knEnH
hRqHfWtCmOOc+4U+863xz0ENKuRA6uR/15ySHodQ0uGuiZkyzUFRIAgG1prE88eNjfVnOdSjhbaM9wvKs/Qqj72fryHrfviY4SOiipCkkThbsvpdyT2EbUYq
LD1I0ix9oILRgNDCvfxyZASJgOgPiWIMPsflh3XK4ZVR7boexfA5MNzqrCAZyi3sXbqIueufuANX4RKl1zU4j8gqTFc7DPXbqIsqOIspplDEjMJUx1e1atOl
PGG0QdzG6XIIF1UPtbsEBEsgoAvIsTix0h8RzqLg4CF0y1Ah2Vol3uECfn7tlMAobr5yFxhPhz7p3fjc5fH5vwdeiqDKGGxWgMrhx/zNid5pBo9862bvzqn1
c8foJ7DmTtG37wMN9vSrAgMnEMoOypGuyoLKJvBnQAVj1GJxRl+7caN3+rBBsvGsqtgvXrvMVmQW3XpIqhm4IH/+Mrorl+TgY+e0C0A9Ikqg5XOSnrot1Iig
DmDmzXlIUeXpCU0gGESn224RodLb1kKbw2s7nGOonDioe0wyMETrjO9FOwFYo08kbFBM5ERudHcBHpKkasR48AvqCMDYF5rCaqOVwYzeOd+7fqr33j1c4T88
vvb2NbjuM4bwxrUTmMXDZ+nhxkefhg83Pzq3ceSLja+P9u7cwuLcO4u/Pwby2trxQ73Tr2vN793rXf+c1+TY5vsfiWJE8HEFLV7c7xWqLgdCHk76b74ULZhe
zCpy8MODWuMY2I2bFskXBaybc7fHDwXGpJYEzC0o2m51OlGttFJ4lqkcMRa3iE6P+E/lCsnKEjlhkIdINSSIz9HERC6oAt+Y6oW3sQ6B1oP/dIW603Q5dDVL
0bBm/mA4+MCj+T/Nf4E6YlpoMk9QIi0pbZSMOMztfxC2v+DFCblsvUiT7TprtZ7hHEvSqwZQDoD41VFIRXb/s4QLYsc3B3yji3c3bnyw+e4poqnNM4cB2vvq
xfWXb0ZNSd/R2P9qmt5HehRMDJ0KnUzaCE4y22oKiC/CAnRrtZqzS4LAjI+YFSJsAucSYhYakOAd8G87gHffxX8LA0ymW7MTCm0OSduFA9D/NOU6b0TeK70b
Fzfu3RRcOtqXuu1OfYKNpUiKf1i/9S0ggG99S/ts/YuzDqSbt92lv915TxgcYjNoB58+vnb+hkQZoOTb12Q7bnx4OeZ9JGOYmu/fzzKVsvetQGS2WgkKMCvj
uZABGoeDEYVHyGm6yqYS1HpkHL2Pictge6+dPb/25e85CuiAjIa6TFSk/eWoiKhrbclegBoltRpcabFwVDlnVvMqyAOSTi3hqAxkUotq2dPUEBBfVbVrWJd8
CW0vcfwAsYg5hpi3mldvH1i9eXj15gd0GNFSIHrLjgJg4L9yl3ji5ktXV++eCnjBfFt39s+BYwp3fsUiBkXhFJBoE3pQFa9wnq1xeltOnkZaOWb8tFV4e3Qk
BZ9/igO3YyjGwBk++GcHNWyBKtfeXD9yU8O5Pn4X9dPMrt49SasPMMVv3qDJAgv/9G15EsMsCzekW7oomp8Ljnym+6Yc+twFPnSVefPJmq1hj+V7e96lTOiE
eK8KEBwJFiU5N0kisZPSSzJlSWOBSRDKozlq8bkIq7g7c0HENkn9UgKmxg7A3onzTi7pHTpPZx3NA8/i0aO091ZvfyYDWzt8Wr4hopaNGqRf4AFDleQyRtQ4
cR02u9PqV2eZDjEQGblhZUKwcji0nF8me0oRKyCy8waBc59t3PpU0OchKXIslssBQ52lYUZdqwIfNIRu9tMPH5op4tV+siRDochfmSrcav73epMkx+3PTQPB
H+Yt2kRTLEdibfe3pPKSQmQbtDWzlpKHROdMBx5F2hCDXIa7Id4WyJfATHopllzBVbXGYSmDtAI01+068W8D72GhSYQeQe2F0HPz2OZZJoo/3Vz749W/3Tmx
efGd3sFza7//o8CPAhY+yC9ouwvI+mKYcKDmDh8VoLeHEJU2pPtPtpYTmZAC5fRxqmM40U139ThxPZnm/sXaM6fYrv/EqwSCxDYBq5CRJVKAmJ3wjkB+SERI
lYSMN672Dn8qiPLCG7V7OU3OtiZspzJ0/USrLpYfHGWSiTFCj+/UbZkF47XRDglBkzuM1+P11vMdUxbGEAKs/NZ7iuvMh4HMr7sYyPnhiFxCj2XBoqEor3+e
aYs2oiHA86nuIY6JaaBbBgYuG0xOX+qEA/Sl6wimyyEnm1S5YNDtT2jiEM3EwSkyJYOHHfj7OZ1HdYboE6QuAZf7p5dGAtagFrZqMwRIUtxaprKPL1EPN659
tfb2SaBO3z7Ze+MTbHXOfYmgzAN0NzohBVa/uSUHF84rYxmSkhJS0aGjgT2N7qXPwfBA93gxZaYhqgZIDD5gjIY7VGIZQP1vdw6Fybm9MW4+1Ppo3m5Tv4sW
Rf1BTDrnQC08i9TyLHjv4TAkKF4CCZ39S4J7QOq0/V7JoFob1f4HDaq1VPNzqwZHnCUZlE4taMRUxA3E4q9EpSm/RsuVxlikJQ4dimGYqDcVmJV9z+pdlw1x
qCRgzAKwgcOqoHrOxpQgUetH8sHDu+XF40n6Lws76j8cwlzsoP4OK14Gl3o8Gd7pTAZ7H1pGCyvfHbi4d9c2bkxrgUbE4BSplciE5QiRAbjEpsPmT2cZzSiT
6Z3o0GTVWY+mhiTLrL2FmYkW0BSx4iTkYCsY76xq6eO3cRtVrZ8qqcrSjYQ0V6iWTetYay0gV4d971Rn03Ch4kigkcgh3RUUk9yK2higE0qY7SqIgdFze4H9
QLz2H7fKspnFdMS79CmUspjEZydDc0BJaRc6ZC4nKuS8BbBqrGRdnJQHQMeoVkmVFhy52qJtHdA+lEcc6MBKHm8CDVqy1PTWMzMZGHXtazUmkrAzzl+zSnfH
QL1ufWYNRdzjlcx4rAp+xtoURvspare4hrw895y2ySvsIsacBmE34nuHPniXoO9FHQjyIBa97494JA52MuJqqRWkbErYdaXP+8d77YC3FmVA4HGFNBUQTO+H
vpU/kzXVaj7JhrOC2M8m/ID0geS4Va/BYrxS/UFpdEDvq3bKrGMIgtJqzOrwKRxfnsfbQs1II2pI1K/aDi6DBTdCYoCsruYHahaTYIKwU0YKW30r8XW6NfVH
PxLR/z++DjMuyEUYhtsX3qpVDeDXLXRbelVUQ5o6doPpik+3oMmLY8TvfmfHiLIxjkUXs4cYZQNQ2Zk4nsaF31i3KjNjZeaBEnuT43WwPQnLMktkF9+VbW7i
bWorVfYyAGheg8S5sWR3QMvlzvxsgzhrKZVzQJoK8hu7ktgDsGq7dquAZOROeqcQbkEGrU/itYepE90Zy6r4eTPJ5lpW85CIMdY0nYf4c6X00HJUJQLDmaQC
juOGbtDRttocZFyFn7RZD/pCrLFLtsNJbSD8LuNJsqmizLEZpW0DKxL+nWvQrurcqVl7uug2K3/JvcTjYkg4tWp7IjwJxHBa7D8ivDI7dR7hmQ764G+GL+U5
jJv2AbrMX5T7y4/+sboIGXUZgACD1ZrWFTKU+vo+WiPnSLuceDZulBvyIWyV6bHiLmzlLCvjjvy96QXu29kBnu9OiZvawlPHkofpb9l84D1LMHMtJ+n27WyO
G+Ez/Em2AhSmOTy11VRVKYw1xNB0OuBKwTrT6EkUXeSPnHBj+SnDlgunXB1hgkdsXpNJy1D2wMBYbSocpxBK3yp4bsMLBhcKOZQcgOFgZlNyOaXZjhwwtpLH
i5U/AlxZto1CupguMbK+iTyKDJrxpzXB3bFaKVZWvVQp+dEPikFO82wxbBEtM1+vsruEvoGramE/3avrzHu0datK86d7Z4vGlP/UdGKPJz94dNe2+SoRxi8a
iySGFGyVuC2tw1cpdiVBIHWSGl1tOoAjw4xQK/TfIf4DTlOoxTnhLZYSiTNxJxA/KQELkS4kvLy89YwbW3wTRwbsTiK6K/n1RvHoKjQuyoUtJRfZnSa5oLXx
vPAei0BzFCntjyroIBP/eERqINPxvMh6jUYvcX+3+F7YIdgQnYALndG+BOZAx/DvGTjWAYMHslLUx7BNgHc6uZiOM6pWoxefxMGQJeDx+qQEK8aVV4bGlDHq
I7cS6Ih9RE3P5Mj+zJ7oSLGxsY929Mbaw2+m72hzTvsoKz+UYnQPeNCKQNXQMvt30Z1GCsIXA/qtbAXCk8KFiK4Hnkma/BXwdFi3UkhOOe/+U9C00R0hc7sR
O1eqEpubk2p06kZMkV6pNcpBwMpveImMRMxQ0QU1p3tJEwzuNnM+y0Q/3h2ohIgS9Z1xpOxrbVEVYQUn7fOMq1wQX+ogkCRqwlP3DyktADU5G8dBULCSSjo9
yunScIPnrjjeP110l+iRftmn2kRgaTDcUmZ8/aku5L2i07oTZuC8mvYifQKMpMrhUIEupJRoXsP+af3BoxCBiTUPRyJwsjJYyNta6gimEkFHMFkFh6R0QDZY
jhBos5zS4dMW/H9x02zCC4UnR/ZW6CU9uA1HuqobU7IBXx3lhRgtqxVN2BOK+ZB6rvcZLCaeP8UFG9GiZ9eR9xRdX7XSNIJWDyUEpw/JEvJgD129OuTK7uFO
itxS6QlNjE1Iw6vDONCT30uKF/VHBgCx65pPRpLXq/5Z4g8gRunwn538z02Qg7V2Tfj4OVcfgFI6PFbedvPTbYQapaHFNA1yhfT7DCMUHnVg4sbpkj0p0Xgm
nTDO+aKEoS0A2XmRBZNHwtA83GjkUxZhZltTOwpuZ0duvoMIyeu1PZWajvHfnI4Rw3eCoJurTHF4821H9OD3k35lJfV/Gm/cKV7RlcBELo5xyItfm5SeKXYa
K6AeV5f6Z5Rag+3EtMcaBvpscucOEqg7C+NVEGuB+25DeDgJ81gAjlzbc459nnqpeSjEQZSx+lTOgazutG8ylxNhtsbunDD/Hz25MuI4iapRA5hZM2SUzKUe
ruSTD+xHPlloYHpiiAv02d9JShxvEVoU2J5QnfKgbg1BkjClAr9bNtCHXISxGAFAgOjEWBFaKiThjJoh+l4XnXJWM7gx7o3MUIODdwC95eWTYClAPs/7zg/C
bLQrsJwx6l/IrvbZe2wg8sA6p2X0Stv/UjT0IubpEnPnHZt5wfdfpynsvRSzAbzg6jKjppIdV83bqYkAO+ZZE3UVT1mO54xAfAiKQtvPqIkh+6aowD4JkMe9
/B9bi3SpHkqGkuGhoYTu1dwktAa4o9Tb++pPdOaJln4Jw5+PQBpww874n2cnykc+qXaB9aPpdsPZosu90f/K/OJe2zD8QjtGj53qZGu7Aw95O8bokuzlFkm1
LwERMOzbSMIgtLrqLaSjxahW8rVP+x2EqxcI8cskGhVBBn8qifnct/yzmKMJkz7zylJ3JEg8IOVQVZjs1gM8oDVstJIEo/FbH8tWwtH0QtEOcnpXGR8jWeoF
EqPGcWiVxCFit9vYA/afZ8954kFs9hQEObE+51QbbwyOqrOjkvtHD8ZswsQyZzbbNHay0kZ4tpgUAVdndjKsk0e+w54ydsr7q//S3WpGsHeZ7Zqt6oUoc9qi
zDt/7MXlOKtjOAXsMV3gBOsvUEPcozi9wGJfXawpi9PB7rBv4VjQ7D6zxcAW2TxdHtawYn+PwY4m7vqCE2jATPCCyXlxmAG/FneMgJWUkiX6XWjQgT1Ufiw+
2ZaoSOGFvDdO5QiP45l6pHCU63aRI2fxcjtrkYhrDJV/SHU9RhUt+pet+WoNKWrxegc39UMUoDN8pe9uFhABnWo/h049lIAz0/u73/mlp7nO3WGimI/201B5
CKHtaNNP4kgYDKowm4H+gTsYYb2w22cmgiF7oQkUD6ZzyNjAw1RZClp1/2hNlmCkbrYLc9QR/YB4uV+f7N/TYiSVBSsCP4k99NNHJlnikNA26uqZre73GcYK
cwhXwGHz84XZboMjwbH8u3EZtldPum/Tgj4nwTFVazb+HeKXJYZPOXAR/xRdQY7e+DX+82xqFxcJlckGYrorDN9mFQQ3y5ulpLsB6WRxGqeFbm4NNGD8h23U
Og2lJJi1KDdnEG9noTCWpsjpg32b8le5M12dryv+EV07+MPQQaYTfZQrY+bVpFJnjel77/RDyyzSTs62SJSuUTuiJl75y42HlmvJP8jPlb1B+Fy7MR+1nHcy
0n1gsMFJZiQyN2WiQRlgJk5j0+qmAZcZp4mfYmTlPtNGCBBjTvEp39m3ZUNtIDURb5EhfnfgjYeW2cDAVyhZFrpPAWTXr6aZjNoh+LjwG+IROcqbkaQd62/U
UcipaiDos0LZQbOBoQhlsVUvVseE5Jdz8Q08ZFNLK8fZztJf/+uznDdKVpAm498WJLmXruQoj01/+f3Ji8CHOaOGjyjpBZ0MuEn672dT8BStaz/2KDVbkgvZ
wAqU+TB/AAfSz1vA/whZiP8i2GcxiqDXyvpbE5s37RoaMNAchsafp+aYwGbRMHp6KxYCWaV4f/XOVlU4l8nQ2QSXPLz+iXOD7BQGbPY+K+7fdcstau6mChRu
rBFg5eCubRNeLmJpxp2v/rk7MMWKimNzotIZq8A9wdeH03Nsl1y5Im++aeMBAxII/6f5QWA+VOOh9aCmWdNoBOin3HvoLlEIsk7rtTiWy36kxj7xZ2DllvdU
HajfkjZWlChpmh5l7EjNXUXE9iOomjMCIOR4Fp0XOceeV+76bJaqJBQ0uXCZ+nNAx1NsDgbmeehniM3xTh6SmcFs4VeDkc4fNFEz03XCuaXccj5gnmodkKNo
EEyBfRFKuXmyi/nsMn+nSeT1AK8EB/ETZjwbcjaEdn2qkaegYJ6yYirrIBtnbHfxDtkgY5t0+sz/KUtu2yhC7OU6fiVHkYfQMAuF+RiaV6Fdt/NjRi1tHkcy
/ZrdjDWMiaMoLG/U+t2r63feWj/P8U/0jQsc9RBD3Xa92u1wMIIG/HQ4bLCLiDHI3K3JpMOSO+eKanXkZk19ktwtLsoCnk3IudXoqt9zo6udKccgRkePwpn+
7hurd8+Jn/XmewclFHP99jsutKJ39LxkM0Ik4pU/9u5c7J05vnr3HfoDruBXX+ld/3z9gwubL70hURu9c5d7b3xC38qw1bUZYyZatJDMKDTE5pB7x83Kp9Jm
8LWL6vwl9itHwNr0e23lRINWq8NwHEkQWtahA1vD6zhLEhLOcNQCw1IlAt2o4Wb8uEk3Q/oLIUHVibqF4Uk4pvTPBWKu3/5KnN5dnCWNYe38nd6V0/BbP/zW
+puXETR7+vXNN69KwiV8e/3zjVfuIqDs8PXVW5fW3/xAI8sunfEu9Bi5h3mqhGmZUxf40Dtwx8ruZw2OTDLvY7XdJ7AM4YefHnaBl0AGN40W54LYtGs3ZVy0
JBt3kZGqd+7wxsWX+IO85SUusadjQX3PczBCmHEH7vRdOHtZsBHK2p2nA2N73WJEEHa0MI/VoLaKIxqaqF0U931cFptIYYj15PXJREs/09IlpLFzJkwOOJGg
Bjjss/e90vNrnyGe+fY7vUO3aDb/duewhGkhQOTG1YQDO4/87c67MmLExl25uPb+BS6qq9s7/KkERiMi4t5ZWlGEaXKYBLeEGNu+da0ttG2xZpd4kBMNbNQa
RyxarrbeKdpMJzduvL9+8TbiH177Mvo+Cueab7cmFmpdC/nhY22ijls0wi44MzNijeRE4QnnPYGlodfCLeyxTDu30RHCsfCdebrNIyZTdi/PuUXzIPzt3VfX
X765fukawnQOfrl666QEbdFs0iBoWje+PefiIzJlhHdsHjqO2eY4HGoME/veF+u3vkXYhYsU9xPQWZgDACWHkj5VmC/+5Qb+eXimKGF9YDMz4uqP8Bv7ubxj
pZw8mTs6T4QuHnAnCt8nSIrteJiHuBc0FG4+WTv79eo3t4ScjmsX3EMJCOwbckyIO1EojHii6c6EO/XPDgwPEhfDD+icq09wvCWS4YIK2vV6hgGsv3lbmt84
9GXv+uu06Ve/OZK35WnquWo7g1xIGRPu0fOAkLt2go6P4IM9FvkGgpVbBZaJadUCqpSXSyDQkRNcgIP7XuJfiKLiqECrlrHrOEdXFb5ZXVrTidZUCf/Rn6ph
WD/+ae/MZ+vHEKxL/8Xfxz+1Wixc8Neai8xNCh9MEhp119IQ4gNWmUzYJ5ny2cK16kKnOptbfwmo5nIiVRMpx3Gv2XYR6H73IJgAcZY/nFs7+adAokDvHTN4
yoSBZKreDWKeJd4TzHKc9q3DmmBcd4RYeybKwb4cScVQw7I7iDMha1ry6+mWzuv+adoGSJxH26TsD3DIDUAY+FjAIRAYxVzRRUFL8KfEVIMRn/ho9dZBWmJE
SHFonITJaTK2jesv0VKhxPWX8M2NL9Zvn+odPgje+s1r9DygBVkUNxPPEM/rBpGuOSeMcDrBP6ShNDi0cU52wkmkhJPO9h8K725+eAv4jdyd1btvhKVpyOFe
5EWNeLWQvoiKdTAhjXGvz05a+N5WnQbCCshoaprYtyMlCXDFdiz7TJK6Hqc+ceKGSGo4vY4cWL19oXfiy9W732p8HYl7RmwyktWbH2SHHoyMoz4E0AFyVhBb
ux+Rd8JtPHsBNoYncInAJVmdfTGZSpfm5urd9pLEtdNtojGncftg3L56bk1Cx9mpf79GMm4L5NsDt4myNs8dAP8KRHCczK993bv6BwZQuBLuJRHJ1o68sX7+
K8g/l67/7c57xL423/8Ix9rtNzau3qJ5xCsG2KCpdFGp4Nmu6cOn1z89FszSftZlVdjmFeZXpVd+bwnURXbHCTPxW8LJw/UqxztKQO9kolAaEqop8bEWU+h9
fkjkeork3bb6tlg4HB9ynD6D/T7xSBIBJ0BaCtxk6MHDD+MrV64m5Wq+nDJveiZFzamAxTFiNBPqCYefz04Cn6zW59i1a5t2yXkM4LdGWFTHO4XISjTPCtnt
SQF1j0ohuiAVuAnc//kJDV6fFM12oHdd1B34zdAkPc0K+QIdVY3ukuYcZJzDQNH+i6dUny7GPL6nsr5dvipmdfYSZMA/GX+5kOqvyXa1ZhUE+vnhIfp/URP4
i29JO1jhx4aAR9gFXnSTrupi6mHiZ6us2ygMDJVAAUkep/YHiTDBHBTSHdwI/eSbfn6Jh5HALqUJT2OvHZ5s1sOYLrHReY6xOmTBlgMdXaxrK3rHp2VoS5R0
cLkZREAwBiBC1GZbSIF7lYzoCEqaUXK3E9rEvcm6l+0Eqy2EunJB/L03yXS1G7pPAsJxf7Ow9xdPVR5anl8Zo//WVqDE22t9gP68oDkUwzteWlwp7jU1qEyX
d3dFM25d51uSbD6gIAM9K96HjrTcjuT7bBVnGtJnE6FeqjZdbTQzhql84g9a5i2gv2tFtwsms5TP/Y9p1ooCRrpZZ8W7KgnjTwMNn1KGqQCdVjGsNvCb4hGV
eL1CtZbdnNOobiE3/JeYG2ZRg32HtBV1+3X0PledZ935fAA2Wwe3hZbccd75uiOwou0I0A4XpHbq23fmuJCqBiT1n4zyzhZ08PvDp0UX9NTUY9xoMXa3CHUt
nBiAj6SMVWbeu84yJeQYZNR1tgK03uExUUqNJMqrEVTsuAMqiznDSsYuwTeXvrl17mjBlJbYFdB5+0XOwzse+4GlCzW7hbsnmdWiSUuw8z7mhszlKjQ3CEY6
tPXEIqFRfK7eLVQsNFDMhM3kkQQdyTzaWRwrjpUkE/huGgWS5WzXCtX6WNIrnAb159ox+PuH6Vs1Zcy4zLQTre6zk9CcOcdWmux5KjtT9CiiVIgPvjC2brAH
qCru2ZowX1dtvXzr3ELHqx3glFaGAxTQDuPjiQEewwvRH4WsmH1CBgH/3MvsAtg7IzIDDukSlXO2LdRXGRorSzHnjsWKjkCKQJ+5rHN50KRk8p1P6rs05mNr
IG8s0VqEI/FjaYtPUcUiWqrsrMMtl7utpxbniZWRzFqdLQxhfVVb0UeApsZIo3kb4taiR2hAn9Jo0Pr9lPaxrkhT6zXrT05TF5HrTcEKOfjJ/OIXn5YkhSku
oUv2I9ZspG40iEebFwAOM6jmDYwIBWGycKnSP3W2bCB9G5++jRw6wu3ft5GpcKown/meHYw4Ps8orR5BvE78fiINnT3q6sTRbc3skbfFEvsv4eGid+nwQJaV
79UlsZX7opR8b5EfwRO4D3oTnEa/zrqKx2ZqmGth2ZayxSzOLRgmFmvMI9q2w9NF7VqVMDb5h4zNib3CFp8xrzkfWNCkcid7MG/HLBMJ1Seewy9000Jz9+lW
FmwtdnEe9u2M2B/8UMFe97kkjH6Qunn1e2LMQb/hjuSr8e/s8uGhzsXhQCU8J8jnBopoRrnQN3nw0dYX6qGLZsJS+ptU5ZkUJ2T6sIpNxZIMjIgj3qKmG0tL
fVPGLIcI05wOOK6vzjUXtWoJ9au7NrhlfgjvsN/0mfpZ3fETd8vsuC2m9jPBKPS77UWQR/QuJLrsJmvLHjNwEcNppjkb9fQp++BFcZVkmvnevi0iOcQqtls6
qBmtA/h8eUD3AXkvSMysy+KDhru8xVdaIIT6ttMD8VzjcagliN0Zd2vxUbGIo6JSGwsome/ou5N9A0/tfS62KHIwEie7Zb9z9qkoo7vG++vp/oGLXY0P36Gi
j8VwjotBHIbUVAxyGrworqgd8WDXs9BZwiv79VArSKdepN0mTrX2G/Qq8+1yMu2HjFwU0LER/Rx/89f6nL8sFjM5HJg8f8HNefibTsmlYVdYHhAQXowGaP1g
Dd/Dw8GkNAlfB+D2D9oEOJAWWA/BFzEu76oLsVM0OdqjgY1ak+mG/m167t6HfXIr5ReLpSSr/HAv/cpwHNL+WKqaFnav9cgC7jNJLte7al855H0jyd7f0qWU
ZxRwFH63VMYs2QJfULfkir4/GrCoXtDE8BblgpPntbGYEZaGixbNWki3sxPj4TNp6MvRt0snhH6938ZEanFTVeWrfpKD1IvlwNekqHVotCWuwxkfkUrOWhSw
OSZEYqxAct1vEiB3irdAxV+uiOhTV0DqwrMSUlqMjUU4CFldDROsT7icS3ZZnwkQn40HhFUc5LNhx0uqASvEaLZNVmtdiVDfK9oKaWZlJAmUF4GysogQCj9W
1ncWgztoWHTMnE5yTqZA6vNnkKjos8kXZE5wORLFcva96t5dsRbURA4Pnx+P5iRrKGuRAO7eiyVMCf08ig5AdZuFOk+NMmnwt0rgpST/W7FduK/1Z/Rrixpk
oDIW/UYepdEvrWEwIjwP0GPCx0oIN41cyk06bWi2BPiCAgdVLPahwPvkHWYVyF3s3EQb3sSmGZ9CwZcB0sCs+kC+QGrCi/w3kqMhI7l4kQVDQD6cEAzNz5RS
At8USOi1k1aU1G05u8udxov1hARhPB2VX9Q7DgVB5hspHMYGiS+PVMnpF7YUrnIvMCPhJQR95yw89SztztdHvXclIpkD3VUpVreU+i5h3M0i4p4r8/VBfrux
hihyWLWpLW7N6wxAza95DKJmblR8oVVq7OMdffnhzHHLQZY/wY6P3rSkNufNi4fX776+fvvc/z3w0trVY70bV1e/OQm4+btn4Apz/C0YV7gS78sl8FaYn46o
hL29SiQOS7kGKx0kpTrf7JtTHXGlgCMSFWFpcYiN4ey3BdiFifq+BjNn4EgpPHcTZ9VMx3lisC1x3IyI6pJxgPq8dvRokLruXu/wdcbLPbdx4Vsx0vdOfiAg
yvJw9ZujsA3SV9dOwcXg1Ntrh0/33j/UO3AnGcJ8nD/UO3QQtsBh2NFf/bp3+iQAWp3p98Tv1499hqpvXFAjmMxU02OBWrYj7EMHR9oHzds10NBmC4qWxsRC
dRY00J6D489kvT6xne5b+zFDzXoX0wHzrfpqrR05sHngCGN1n+ZhfCIYpau3DrrpAGTva1+vfnNFrJ+y0vAzsGVeO/xWTA3BcCRJEmO7W8IbxbqX9+ZQwA5Y
LieOuleFBV0KLoQR858OQ59Nlr13LhsMvXzgcnRVUv3TPpC0g30fOA+JX4P+pjm0BkFretyym+K994Eqf+r19Tc/ACncOuY/dwuDKqKtEiXF0Gkx3H7+Y3tU
XID6cz6an13gbzSTIWzNkrbQKKfNrib4tzrb6Ag6cv9enJzkLoaUkd3QvjBTFPsTKmkl1cmun0r6Z/XmMaJtmHaZMDKfOnv+ry2PYmdhXHiA+KR1vHum7Hs4
GDUk+Yfh3qrzhMHew3mNe3zlNJGIh8mWfSoOgvTktQuySYFJff4GPCVvXIObZoCPvgofqo8y+689t0f9sZVoE5lZy3cQMDjBLs9+HDqYgF85fkPsvd4R/1Vm
)page",
    R"page(YH+9g9saghWGH/nfryhOuTz465cJljv56xfeCdT5JUZem3JGQWR7+hmfZ6MjlinLm4G9LRzn41fXTx/Elj50qnfytnKsvyKXyerNt1dvX+CuCDi641fi5Ejv
0S2aZuqV8+REq8QbXBoAwe4PHTdlRdZ+/9Xa+x9uvnEvmu32XGfL+ZLJgAME43ELGn1LtQXmrxpNG7s18utGRxGMq0YwuRMhw6aJgGvi+ZvsK3pGR3HwhAxa
Hc9oyni+4iEI5H/GbcFtNU9LP81hxYM3Hn/a56oUTE0VEUTsJozTjrPo7uPjTw4/BCw4fzMONVKfUgbDk/3Tfx699C5z+8N0nvWu3uXNc2jt2wNrX93uHbrr
JqX33h/g1nH5w94fABROJb3Xpu392QXhGk//L0mYavkD4JmmYtWuhCEWZhjsXHxWBXv1xXq7xYOAU2yNgeaTIe4y17f67fvrv3+HjihL2cDOqiBBc7xFlobD
Z9ZOHpFkEr3rp1Zvndx872sM6KNP1w5/AofCoajHHKgix66fStAQez814AuI5BqMm20+u/NAjeDJZvdRuczzYLotrHJHex3O4Nrb19QzqvfxJene5oF3aZp5
15ySJ9TJ3slj2F19ndyz0Jxp0gU6p7MQmcKct2XvHCfukGE/onqnql1x0vtZF0PWn6AWz13EC6naRJID5PiZ7TbmZxuSR6kbd0QpzdxeJS3A29c2z15eO3mJ
fYLfVdTywwfX3rwmY9Z9eOpi9pV0OrPrzEOScxhL4o/7+koy+e2QXB87V8R9SgJokflE5E0x8egUOl9vzvcBB+Xge+V6A30vQYNXjxPbc4mBe+cub77zKv2R
j2VOA8tAmTc6z07KCUS3MtacpHKozjWY18iPeYnx4HOfQ9aAkzIp0Wtj5UazNrswAb1dWbKCeacXqviXorEZ3qG4s086O8fwD6KCHcEWj4C20aHlgQlocRNh
o5XmBlxiXBf6zt2qZ4OrGzQver1EMDNNgui83RQU444/I3FdmdR6uENRnX3I7V7WdMjtc5LcFVG8Kh4yaHskO7JbTCR+2gDjlJLaGQ0MfjwZiAkfdEZw4Vlb
50vTsmWK4YkDLsgImt7MNtNost4fSfskbnEkiWRQRza4tpNc4R7Nc0IGe2YkNCLUBEeTSauO+xbmt+f7ZAy+Xkr618N7tzG+/YpXWHiNQuabXRkE94A44kSK
UmMx0krxXFSU2sck3l5j28XkhgIjVkz0mlJW0hM7JQdQB3LyNo6YD5Smgwwi52Ml3X5qgfX+ykyCwHrRsyiP6bdLhnGUasRnME0oPbwlSMwTyePJTtbn7wtA
NnfucKSheXdBnoyQaSbHylDJs4DQ8uheKC8YoyWjWXH40nb4mQ7GISvNBBGhrBv3sak5Jk9nQzV7jXTPc6URjCLoV/CBMzwG3xjn0s/6baa7toBuEstoYOhR
zxwdgVf0ZcwR+j7S3wXJk+nyQgSFTkaWTH+CpYEtWXrlxl8MXrnxhiMtZsywffYhUwZk4B7g1tWP9dCar7erwkQMfAv2t9FyZceYWTewiI2AZ9tSN8b61H8Z
H6LgQmjZW8EzC9Wu7KKQuefCPCw6I6579JzeIyOAh6Bw0fyVbGh52ar7It7vg44YExJTSWa9mZ7c1q9YFUQs1g+YOtTo3h5odcrE9GtL+UH9tsVX7hfJn10L
7+yCnmeN59ZfsUN6C7p7zg423ohuMDsxF8Q58rPm/ILXwVdDc8XkFhAjkl/SXE5YXbCbbQB8TJGkNyHpZd0jMRu5ScDzxTTMH28Ui7pGPYEztuxYX7efxA06
6Lb3gmXj7X9oFFDaTdnKt0fhtUZlYDFrl6uL9c6YTx/CjdgJhXfOZlwtjoma3NFiZW6BekczUiLhfW4O1vh6tyqoe35qTEjkqaMfXJRzUFNhheNjZy/uZYFG
0GFLGDv28KPc1dR9ttiPhoOG4qeDDc5ds/7Dls+2UZxZbMncZzNf3OUgNMviF8c4vmr4HE32wl94pbgXAtMunxKh0WyKH/BCHx5St8BYO/gQf64kVFWCv+cW
YMV1RoHZhcDSIn4EDGKBF4LMAOkRXoWCLapbFqYKnuV8ICaulrqd/OVGwj3gssWVh5bxRgbCL4N3ex19731omUe2YiUw3fhYmqY/sK75Le+lruITlKA6V9iN
UOGzlOKYMoXS3fyj9cwuiZ3PqqF9Kj5sYFOpihnvwTf9QrjlzSwsZJVlBUKnuRQany5UKfs/oJbR/rPm6WciLCF1HA+iGBbN1k7//PUOF/7fr/A/f7nBz750
zkx//YKl97ANC2VYDI+s9lyH+bCv4T98zCzCVrXIpqex4KgxQJnigx45A2FktDuZgyd2QMqGCQQgcOok4OWeHExSrVgE3ByhMHQrNB/Ckq4ofnmqGBtkmFTU
soZ3SEDX+/Nkieul46999YUeXhYwwdyVpnOQQK9REw34GRW9y6BhXKCd0PZII/I+BsEZ7lXVgEw2Ucp8C5x2MpUhENWPykiZaIVAJAiDX6VQ/DLzGn6EyXFs
ALpSPxawIJflREX0e93zmzQHKNRhgwWyhG5GhFwhAa/g9dgrtx14MvXgYJ13jIH3QCf5KNjirnxo6q0nO5auYtaSZqwCgT7BFN+B9BV7uzLZZ3xbo2vGtvv6
p/DOMP9GQWp6ViFemNR4xj3Mb0RwPJOxJKeLICk7+lYBsQsOi76vRp4UvWs3XuxLWfEAqLlMIVMtnxPLDmZJ4Vcvd6Ga7SIuplOHMwG2YcWAVcbgDMFlAyS3
InfaAiBkTxqynTgtNRE0xcgndFwWKiFb8kxK719jlQkRJFU0K0q2LExXTqYshROFVSPFuIoDSzLGKO8ZLtXfZXYXz4BUOV2sxpZ5wqdXJVbwBjlvGDI2R7jx
1aR6IEAQdA87FXwpgy6FeoFadzQE0MeES4u6t7KXEdY3O5Q9aSdXaMx+GOjD48+/B20ajAVp5JLYD9yfqpoyrlRNm4CaljQu8sNhQHaN8zXAUzOobxrE2GUO
2x0LYqtsihTTLkLt8XYTF2HlE5k0zT2V6VDQUiVIINZQZMhgcrL5YJf/BxfI5tt2CYNmcF78uLB+wVP8ZO+9Wjd4imlFaBZks+CxBB1i3Bna2pocdavtduvM
WIpoOS/0AL2GXGB9JlkBnbNH6NpYvwqjttD1rpk/5tjfEEAXEpUD57NLy4NJa2P+IlPRq/f9mPmDiGwPIqyFMIDFseCSNEDz8tOfPuM0LCL5FtMs0qYurS8T
REEyhOZwpL7RN+P+TTHnmx0Dv9mRFgef087kmhYHqD7MsspH79956D4YZy1tEypHOhE6MfmH7h19NN+uK9GPCqTtAhTLIDhRttqm0uJSa6I0iyfc2OAK3BOJ
aZ6sIuHjiqgMnaIm4hWiWoTRMlboi7nDsYrxhcas5C4Ub5RQyVhSRwm7FbL1YMS4EIjY+dblmQ5iw4rdJJaTwLFm3llXWH04Xw4EMemPjDdUs8KyUbSu9b1m
M0dRe9r3VqwvbotM+sSgrdloq+JNmptOLfAtktw4IoIvqlQ+Hwf38agr82VYJ8YK85z5FMWX4IyKUl1z3Z5tBM71AbJpN8qiV5nkTKT9DfE6WkMkLLkLfL8r
51g/nQzyRh2QPdbpacXwYQbFyJqIgTxIrlipK3Zz9D6G+bliwzSxORliM0ldHyBU2Lvqpeoqrvh3Eegk2zcBXC+pPVfK+JM/hQe4OvcZ7IBzaJ11KISzkknL
ZQLla4qYKojvtyaW+pPU2vWr1aiZ461ytseTYZM7hD7jycUH2fGJ716UE6rDGc3421ZT8qqOiEAuiSzZhu1kcbO9cAZJDXybNQKW80iyDYixRgeN4KlZzmw7
koiF1qVQXSl56y+VDGNMkabPTSYmJy+L2SAm55J2DkhYG2WQpUpSviOhyYJfffpWniC/bkRRUCDIFMu6jeXgdMe0OMglt12vdhyS4hLjF8K/lZhsYx+8Fvgt
OxFaPnV4bP4eWdVXb70JV67TB9ff/BzeB1rYu+bS3jQBtdaaU/gudjHvimNe2yN5ifNEZ7YxwcWZUJLqHHTbAmDHTuQJA65V27RaXZdVnvX440vJNDvvtqRy
QQlDh5BMMRmvw41NvdcYPUY9ZV65u/b+hY1Dn4hDxeo3xwRkTrxX4ZB7+/Xe+2eBP3PusgDZyavVb65sHjiyduxPQLY59bL44awdOda7cWHj6j34vDJSHc0a
Gnr72sbVP8lMCYjNxqWX1GfDZs276TY6OisQNgWHp8kOa5PqkkIL47LJRACCt+/KMOBdIl466DFWae0Pr24eOK9udbdvr2KocIqJOrFnGB0YLif/1NoPgB/g
1pXYTYfN4vB6YwmrnKydPQ9UHsOVo7rWrlzonbq2ce9eWN0exhKKITfb8DysdxxsGXtCMaYQ3BLhG6vtlQQbD/3gFRU4zV1JFbPD+fpqihUp7mBD5R/ZFM1X
WUcvTo7cd6qbQbnYSznAK9Kes3MhMJru3du4+NLakXsggWsnsP4y0quvBDB5720cOL527RQP+RPxHePW4bxz75P1k9fE9W71zrtrR4/i02/fXjt5JJ5qjfqr
aEYOwb9y2GCCQXihd+W0dITIK/iWuRC+FV2FDponk+eDvVtbyDhJw2baCMYEAnAYaW6hxqvtTuRUy5AGHsyM2gDilPcVZzSsYCGWh1cMNOn0SY9/xXBN2AHX
3ly9dwxAYzbziskXThhX4nv1gP7PWtr3RSE79RdPZdBITJ/T6vX1a8mW1BJqC73UdKGCqAJwMThoARNsmHOo1MOZkPc75P3OFfGZe/+VzUMnNt89JWsJQjn1
trj7elK8fZKrpQlDvZm54bc79O3Olcy+3QN4VWa6P2/tazDPVIKQg0YhbmWQIcbikPRP8FHZSf4TpXvusWCQrb15k7obYJC5ZoE0Ju0+3+JtGO5CbU6YOEYm
pM50XsN9cX9rgUT/aWC90FyNMxGVlV5pu5nvJaMZXqF9tnr3lO0z6R7PEVHYQQEco92rk5ft5yDAtKaylwZ8+Ra6cr5ovxnDFM4ZIzqEpg6gEXEcIMgpiqCM
ikY/2yz8qND8y/nvDp/5y/lhEoBjDODr3xDbFGdxmtf1ywccOpoMi04Jh3AGr8XXj8K5kyak6acD+GpuRqJ5kEnIdiGekdnWFAOftaa+e/ml714+YEuWIXt1
PxaKTVzpuKI9S7lVySx64h9Uww58vaOcQFoQH0u45cu+pcc6ER8eB4rh2a8lmCT83J8xzzD4arK/Clpn5DqFVWwB5IYEA1ZSAHsTyRzmqkuyvrZXZsTNGf6u
VQAt2kDoQrow27WNFLjAClQyLcT6lSPiZaoig+D7nbpG/6WlpA0EMenWt+uXj2E1j70mSKzrt99Y+8M55o2nwDDvniBhhOFZ344XS3ss5Mt/8pblCoNic1Ki
Mce4vHMCiHn2682zXwFc99qn65fO/O3OkeADGiN/wiCV+AH0ayZlHMHSlEh+J+HMze1tHjiN0+O9b2g5gqqWBIB4qS6tvn0teNdsSQwJM+LTF4M3OJn5OyTk
UaFwbgHnDi0hryA6oqs4Ep02jMXoDyPlG71vX9v88Da8zU+fxKLcew3Te+UC+5m/Gx81fPoEp1GWafjWdGafj9m8ASpj8jjMsEtHLrOsOY4O83MoXWMQTgAK
skt22BdIFja/q98cXX/zMnuiU02yanG/OtMLk5OzwnTZgukCuWjV7aVG7eaA6irDXzvyxurNzwU5WPaUwGoitIzpcgD6pNt1gzgqZA+EpGBDsZc7uke7TCEj
5VBiIvO/ie1yrEVVuCdmbo4kN8amAiuI2Sdm78aF1bvnNg+dWnvvK5pPDy559RWIOhxDZ5zypPubZJCNe68gzoR3hYCgMmLqgd6p62vnbvXeob+Prv35GM0/
BMPPPoxHvRPj3VlOfq2p8vji4TCJQ9mNCjlWLnKcgI2HlXnG9bzRkb/ZiNgdnOC03t8dONfofnfgfXVKFzbGLucTyMDY2GeRK16cZp7eWlDozkna40KMfGGR
XaxwsCc+ckIbbRVqiuaS2qK9tHHtdu/uR72rN0UwQLTGydsQJ9/7ZvM1sPXe6RP0KjNVPtaTRUrXd+lbteslXkCA+EA9oKfeOt77/GWStH0vzl2ma5NcP6NG
eCY4zKAZuOuL1y/R3hRECw0TCQQgDWJx0yaxndi+LP/tFxkYV47qkk4YdYBhXaVjgsFPdMaVO3Fk/TZiSKLJukkn1nW6VYbPUf7VU2sH3s9OmQ9tdNJ3jkwd
fRLgcP8c+9vLLiKjjzjB3Mtzl+RGqkEjscy9E+l49il0Nf3Vml2wAAyJ+dnp4hpqrfrkZKPWILLvcIhCDsAxJpYnni0V7u7XrDf4YDbyxAW3HV87Rvg7hU4O
CcgEWmJqxswkXAgRODv5DnbiBpDQYyjk9S9v63UfI2fxev0Tutf/sfcx4vYYJvmELNrqzQ/cw8zc4xThq6AnzY9fdfGCg+TknVluKV7ggqffkZRwiYD3WxbO
PsWG8EAOkAIZXn0XwuOVi7izslYCgM0cVuKoMdRHUHl6HvfqUfTn0XLyHBhxdVYydEBVJj/b9dmqA9amYiLG9D7+CmRNJ8OlE73XvqRZDWsM7vuWPcMGBCXM
vMUYGm/DqIGELum13GuGR9/FpfDGp41AVmM5dxttkbY7Qo6thM2qZRFXOGsGz4HgL4cZIoRTCbQ6DUakNCtwRCK95NYO+Hwc1JCrEQnKB4V8BWjt65+DQu6d
ZTqBjJ4VH2T65DIqfwtUcGbSplVbZinkqPpQqKs2eXODz0yb6Kf3orikqo9s0nQm+orxPHF7wbxJ4Wg00bIiLC3AXHcLE0TgOXKRGDa6lOzyIVudpPDdubNF
d9UTubvK2Xo03YLI09JdOp+JyDQUTyYMweLnjrgb4devbXx7SG4+7yGU/O47kkOCWiEZ1w/ltc8hTTFBZIg/syU1tYVSotwKiIkiP2Jzl6RnaNPTWc7SQJcV
hBJq7J5nubg6LNW7CJ6sL87PVps8IxpZfFEUIaCeV+5iz948jJl++ySkF0nEcO9w7/rrvYsvr135WJRMq9+8qXT88aWNb9+mEZFUu3rr5MalP24eyhDcYxjL
Y8D6lg7RYDgfuIU812clfpuKqORz9DxV3jsTyvGPxUKJsl8AXauuDulxDPway8uKduAYWpsSTypI9qAT7HsEEPOh6hETcDKXPY3KqahclLp2GulV1o4foYnZ
fPmP4Y7GFDLONrFiDQimT0zEkxNYBIWs2FxtcxobZRsc3Su6obMcGXgPsvmBjKYNwl1OLK7p8DRjcCXNXnajKZ1emJ11Qbf+hv3bAhKtIK1HB77V++t1lYgQ
9Al8S0WccAkBxPihooz4CPEUakV2k/xEzjnoq69dQK4cOsKun6L5hCwsmOb0981jJAJnKMhSS0iFpSTMeyPPcHPNJMBxH7sNBfdQBBUJ3QGQFdp/opxxjvva
ryrKRjNSaxslZeAoQEDYV3PVmTqOC/nWruxOJ54TCS0n5lvXFV7j9klR3669D3gM0YHTEOgJhAK+0IvKnu5im++fd9eN3kucFYWI7P0LtCuJHEGgQYS1wDbk
R2C2h5viu90eRiQY/7VT/30sE5s5X23WOa/bTH2JDaw1tTNFKX0lG7d3UqDCIfyUN8BhHzv7296HlqngiuzuveqCavWXAhQhK8hP9rL5KpOXmEZXSGXRg8gI
FGLvtAAnu2O+LuJfZFhkQ+WhoeEHAiMLk8iZ8e2J2dkQmywE+xPfnOVk49hNusByErd5dq6krUC/2ONt7fO7G3cvYn6quG7Q6vObToOdrVJa/pShEyWMgdgP
XmNjE3OmP3FlpR/rb6L6Dm1ZfvXtpzDYVzlolrYa8XT6/ZtGtTUHG28p2bj2FYrTZYJ+rN5+awQJY1H2rXNrn33EucFnmBmt3/qI87RNpN5FYL8kutmdMDBc
TuZRmPP5Heyc8/ijIGbetN5kJyadmwoXGuPogIeW44creznGIASSh2p3ti5X3ThK1zvjw4lY4t3Y6GlBkfgFuKRkNAdHSV555CRLDShoRYFjTMaFczSAm1YH
XS0yqm6LAe40gJxL0r2yDER8KMVkbxWGAQkD/AOXk8URrUc6WuKEgiMJ9V78YGrdAv2tZl87CNjFI6wiNwQiqsk5e0ttsTdxHIeHwJlfskU5xGn0C2NIizFW
lzjfte2sHhmwwhofCpVWFlNbYfN8dKlOcLE4Vu7Q1wUP2lkFHqeHC2SswGYpUS9ZTBzXFQBuWWW8EE3QbcE9C1aQX2s1o6P3q8ZHVec4N2h3Ov3P1fxMfZ5t
AC8MPmw8BnHiVxd1YoZhFKoAb0nRwr4gYjSCZwzC9Gy5MujUkU3OIVO3lf7Kiwbj33Hz47WSaCjXVQF1FSrWybCdIPjbddk3ZkTqnnA6zXQ8lay8RIiWjBWH
T3/tgR0urD7bb2uGt5Okh2A0gsCIJ2Mm6vR43kWSPgIS4VikKMFwxk6VljIN8Jgzj6SkQOgxR/SHWqM28wv1Dm+GCyhOSEaKIZxhTIw5Wyeg7EFbCBwrcLsJ
g02FfvsWW2N0CkSHTcOTDnBxB+GcPmjXHSEi/YuLuvlPVLNr24CBiDtIISQoLsAeRBCpUturmCFsXHYc8mOvicdQJttCbDVNFfqVOI7uKwXsjNaeoeqxytwC
mCOPhemgwpMw25oaHio0Lcxafk5qR4YUlFcUlIxqzpWw59VQ0aUgsOcu+cBQGALDmKvy3jlh7RAYyCy0/Ehy/91u8P7yb9+6PNiezq+kjzFh324zgPuwNpon
VLOU/2rPUlp0+30kwyB5RhyHFAjqgEvKY0xsDu+U0n3ddO/5s372Ggb0sMDuuwPf6H56FTuq0GvTkysvohGsYywFo9dSZpUfT4bdcSUeXyWhh9jlFvYDujvO
DpALNFAuC8dZEQ6oIqXIMWZodPxRItD43Rw/DpIeyx0Dkp1MGNzMZxGt5K2DHKjkDIKpbAaBNh/TLpUigVJRz/nOGF6KOBW7RC4EnD566zemZ+1aXdOdI4Gj
3ywn+N0t84Aw4Pp8JyByi5azN/6CSi+4f26xuQDnbsrU4Z9FGzBLX3vmOhxo4oNr+5qICqfRIbmHF2ab9tUsgfepz8pxD+3vLXFqQ6LfoUdqEEno3ri4wdiM
7ZCJndk6+wSmaA9ULHkzOjGhTyzRSjdqvwwC+xi2TMCzc7LVZMJHNWFFCJVRSjL3B0cfopmwG1jHpfd+IYh8DaJKXmB4FUlQIp+6MPvwzJVXgaMmi2hhE11r
wgmX+/WGEAiXXEvlhTEvjr3AZy064IS33MRbUciXdlxl/2AxdgapRKRzFVQ9ZuxVO8DPskgNukoDuNFUu7Uw3xl8TZHWIC0OTiDQ1pQDLnwlA+/TlxQhuG3q
EatwOLnOzxxnxt0UlBy+qH1vqmwXSI9H40WyaH/sTB0ivbXcdxeYCUXJZR22XybPEqUnlRnZGeCRwj7ob5oapRwjtbR39RWvHjGxQ77whs/cSP48EVpNrZEE
HfQndVVKzovcO4jy4D4Q9TS2GbPH/X02eCiaiR90x02QbJ4pgw9ym2dKycaJVrqFZoQCFNFePO3Do4OB+TkeEWF4AxjhzvzTf2fo8t7eKed/gw9xL6o6IdVO
dm1RT9PADLtHjJ9/z7Lha0mP2OWsCJmq7CQP9ElSdLxON1npN/9PnsIhN/uM4VvTYjG7+51FyAFW9WsoKmNB9stpyWqJK04mhH+aKDmZDjNbDozvnabxLDL0
olxLi0EDDWmgkU2v2UDNrtQLUuqFnOSaL6Ag5xEKmX6D+fTjyVD5saLeAucXOtPSGbxUNc5IzHLlsxWeNKUp/jhObwdUxH+ic3MAE63AQMjOIgzNooj6Xhsi
ePocvOosg0WpJKfc7rhcmGyGw8Tuk3EmYK4WHIPuhXwyn00+uhWb9JbF3RFNoeqicQQ9RrBrtjgttIScGQjAmVXIP6yFQv3R8LPJKHmlvJoetlDEmzYlms66
FF18UYso+6SZQrsoJPKjogr1JbU1QovZXIpIPSOuuwbcalQyW9bkAjmf2+UG4ygl3x08g22affsC5zVSPIp2eTqw9KhIL0TVdopKBHty9sNKpqB4VroRhreC
TOja4AkxeMLgsuDwCUOjtQS7bVlP+t25N/im8d25swZI4dPsIRweE5qLQSGLoSAU04MxTWRqYi7jErk8UXhoeTqTqiXeFAPJP1+KfrRPina+BBk5zXZ2JFpT
X1Ols2gVw0IcckbUwnOY6pyZ7L1NibwvuDzjGsCHAf4oBeRqEeQai1zvVhuznTDG0AmW2WqjjiNAXfqtwEV9vTfrxYOkWGEiKNnmzV1iJmpNo/BEOmgtM6cd
jLyigdlXQlYnllb2R4eeOFDtTh7dMaRAk7uTnY8S56tPQvJ4dMjCGQdkq2J+8P3+tFUzUTKqIMPlDKecqjl0v5nkH4LfoCyO5ZymQfHpEeryRJ8W5d6iJw5Z
5jdm2+POP5wMDwmOwPaEqkSqqwJqlZ/A6iA5+/tJQWZgu3y0PdkxVAwT4f09SbpqWdidWihFQ5Qf/iH1qEatSiyRu8RtNbnaxAvRhL6ANqmjLw7R178pvKiP
eYFrYWRsZ98UMT/EgZfE6LOjlCyNUGceTh5F1Xt/KymJkVmTy6LrEaUqS18cHqGGwtWwyyK92+HfxRdJaoy+I+a0tAONrpiEK+cGL1Z+q91Gbca1uujaWLQa
aaX+q9X6cPJfWVzexlXVGu3abFwZ7WhUVqPhv0gEXVviLrVHkse4R31zhEI6ScM/hOKJ3m0HJnSrneIt8XajmkeBvpvWmxPM4ucaExOzEmEqN9HMwtCClS0u
fSy4LuRbW8RLQw/LAAsAO/qnjamFNvFldJ3+IwGmxDL+sUX93zuUDBFP4j6u0B9Mdry5g52K6Nw2J/pMG3NT/WHd2qUVtxsksBV5qMGaf6uxspONKU35aTxT
7SAZmFj1xXluYW6A1Cj2OC+7FQdn5eFV2yo0eKFjIFPZbE4Vxy9pDPskXblkZRsrs/O3QgN2CyZHFqMrdZ9BpGyqrWp7vgkn8+3JePaZCZ7SrWxgdnzuPtYv
dmZ72ndbl8lRWdFJ4dRHsH2BRxw8ag+H2NXZZy78RCn5VSn5LX9tNQ1OLhrqrYZLyRNeYSXUCx7n4dFGyxX6O0Qgo5/3Z7u/uh/bVeE09+Mnsh+/4LO02TvX
uxfCvrHuLCNjVjFGEcR5a79g7ivBVqnlwKXRNP5KvxMWPuCzQGT1TGwi5CxPhJzlBZxkvwrPBloutu543BNJThzzFyTKdYnuAuV5f68KcTa95ZUHHDBJHb8N
Jwo9C7h8q1udTQWjZYB+JlcEfaxPBMVqZ0VN83vI7+jeX/mTL/f9E3+54YqQ8MnopYpeDL1iKRCvsFNC8SpUBTGCJ029bn5ccH8m8xFapTz/wH13eJBU/li+
Soe/Fn0OSmhTofpSREd3v8oyqD4zuHtVCm7Vqomdxjh5WMqGmdUHDmNsuED4XXNqT5s1OiXvH4KpTM0oJAob/pOfq4otdco2fsoKhz3qQey0D/zKzhUjZX/M
AOo20PtwQHsuoofpfaTrmseR08yVBEBE8zlGCej4v2HqOeGd3pdEVcbMUKUuCYwWza5U63DFWUcizYRJTIvaGbFEBX3hP+NztPhAKdQMOyFGFglBEvjGIgoj
hxYkMzSSPABmSIgcYKmG8yAeLCMF++W7v3HVUPRiHFKSR4JztVzefOWyeHnCo5G+dogOT+HUFrfOrqVUMyZUsogeCT2jH/unG0jtIcXAUsvJzxvNxhy8kkl2
xR/s48r+xJyYxSLZOAGZC6yyFhw0GXvixngNiIk4jIwna8ePSKgVPFQ5EHDt5Jne4bMI+2JHWKRSEy/YM8fFk3j9zc+dUytyu5y7vHbus80P/7x+9Wzv0C11
7MQ06HRJGho3c/FUderVdm2agxr5rwQZTg0sERu6Oo8pov81phoSzH78yMaNa717r1LP1j+72Dt1g1OhfbR+9Ou1w2/R8NZunV47fW79q4+sjRrRSNeiApz/
vesQfq69/6HNkEtjQ8+sBnSKAQToXx4Dd8CNgTvLztL8l8RloWdWQnrP8QZ+HNxTRzKSxGhO3/HU2ztcDfllddFefnzJXkraYnqp+NKyRq5rxMJmOM0Z0iVy
1/98vXf02+j9HuHAlTQTqh9TqAvvrVmc1fEjjg5cNGQmKt/aQR4ozhy3CL4guY/uELW4frQEVwD/aqiSNkF/gSJvnfKrOc8hHk/Sv0wtLi/Yxyd6h7+WpbHE
cvbBfVaQijQkYONJ/cvqvPGFVOsTjaE88afgG7j+j+P8RQhpqy6BDVVgdSZom7b/LoXZ6E5rQiMe3J9PbVw6zEGUJ3qvvbRx9Rtr6j3pnQaduTmq7uM5/AnJ
hbMtDSepdixijfb2xt27EqV2mCO2jnjias1Yrh7XuqbTiQc1U5/vSvixJntrIECFT0mOeLG97idOWBCTmP4tm9zizlGKyKeheAv6Zz8FsHS1JIXsb2a0h04E
NS00SUhpdKalHCagwU+6dIiBYp+pPhNE/KydPb/+pxs+NoZf275pSd5DmxOOduduHTzh5yZkAhqZq2QifxuUQbtuGYM1APzUy+uvXRIgj417r7iJcJmFJWpR
AhWCfMNue/duXO0d/tS+o3NkoiH5sfRP5jG339i46iawOtWuS1i5/GWxXYe+ilvnIvqnLmtcbHxW2QFAJvA3L8PZq5sfvb125ACRgCNIMGeNs68Lq+7oYCTz
IXgyqEZi34XG9uipJFRmZ5RHCdCAEmYajTndYBZ8sv7m5bWzXwfMqyl7WlgKncO9wwfdAnMTGtfPgeFBv2XtJa5KGRukwHpHY7sQ+bH5+283Dry2evMYrWFO
rMIkZ7FhoHlmXpngBJgdk+GhIX8fpukBZKEzwik4WZBfAAoRA+lFcU1n/u9nU8Z9twTTOEH6auJoBIzOVSEFGVnZbc2VvaHPer3ZbS/lmBs9kmwWR5gkOrGo
WplRL4rxG6otLydL4N3tkrlLMa0R+MWcay9IdO6AkSNpQGEfa3IzjMY6phOWpMVyt/U0PJeehHlXHcI1VVN9iWENt8mRwNbrejlq1g70+J08FaTqUmJHelwm
mPO0tI0PdSuAUdJsifcBMSJRJGffsxrYCsjZHhdg6U8LbAuzQYEK6W6LNW3AYN6JbhI0avhO0NgrHUnEEeatZ/chQJZCzcc3iSC3w3ZOrbB9mNZzWLVFiKJx
4H3SoFN0VJsz0PsslpIlvhA8w+tcbnSox8j18LvfxY+AqtdXaHtfmRHp3/ehNf9xsmQ9QqgMfuDvoUC5TBcc7Vifrz16CA+4QhU6fvp3XC8DzlRem5bYGD+Z
2OyRCsvQMfEipjVFLH7kXzoPP1Ic6BemNdv7usOeVFXffll0bAqfQW6/Odn6RYf89jTQ35czG0rghQUMnH8DAbzAfwqRPb5bCoIkixFIc2ApTb878Ia3sJLA
I54j3Gyw1UvOWPPYD2CH4gjP3QkMN/9M/y5hMPp0e7KD/q8ALblvHgaQoGvBK28Mcd8/Ss39xhyBhmFHmaH/sDfBI9pFY0qBDcUn5IKMgzu1lJRrLIhjzExD
ld8UgGf6z0wg/0zk4a/D8xFF/5Qlj8I8EvE4114NAkErHu2zMs8uMSg5JkqdAe930Psyo7iBlpz9CEqAvT9/aFma8N/Ne2MF4sF+2lgkFgAEJccI7c+n6Qz5
rU9dEmnnA3sKWyMGautlDe6nnsdlO75cOERtYd62uKVkRzHnDWgAr9iAzR1VqX05cUnezE9rtq65//xJGLDyMArukcq//sv+//Zfto89/MgUdXlPFL0F2dp5
Ts3wZn+Qw1Cup+4N/ywlE1UkfeFqxEWkOb+ErIL0j98z+jEYW62zr++5KvW8bDBWEgNip7XQrskhuOiOv0bnJ62F8VmOZ8FQ/nG2NV5AGBL/UUGHxjB93aX5
+kh/xzjyr1Fjq+8jrVq33t3e6bbr1Tm2HIEHPUJ9lBwRJLHYrNspDFxV1MnCBS0NqCmRGz/rR20qgb/YagdKLkZykJ8O/n6XPFX+6FHxw2R9KrcUtSwHX7KW
bKqujwDZutDJTYDBoPOOgKWgiG78ZWC76eJvs97wS0bE6jPsSCcEQXCA1UfUHPqW4ahTvx6pvE2dplMAZ3G0DN5b8ol5uQP2EvAxOe9bTW4vQokV2TUHJtZG
46GAPbx3oNJJB7gOUJHt2jLvXf4TTkd+TfQH578o2CvMq/4p8zgABnaZvckiMFgMJWWpInqMM5+Yn7YMt8HirmRF2/B4seFrIl3tlZGmeRz53IsM47BbpKnH
7XxlqYr+MxadosqxOrUWr3GtNevDi0VOR+TwXm8x4y8NQFfWSW4WQg6sGsGuReOjyd7tWkHSV8C/UldHfBEEYvixca+N2vP7i1fjC92uIgUrxbon7ugQtY7m
2vZkKI/7B81IVcRzZkZk3HkzE7ta6k6YbkxM1JuIOoYrkbiWhN6tzk7ndT1eK+e1bwoXjqMG/5r2zE7AFAortUBiprZWYXdqxE1mWYdtWkXLe0JSqeM17fqU
oprk72m3uWzemRwDD6Cu2hnc77b+CHxUHBOTc1Jou8+goJcFk3ULIc8tBfynWAqIi69b4hcdKuG3J54LR+w3kwfIjZP1sWmsyredqWKxGhnUGVWtxhy10p0e
w4392XE4UFv5gifpYuBAVF1KdufvnrQKy8cE2we23j8kdwclJckyRlmmHfpEl1qnrUDXKF5RpXZql1lL+d8WSJR/jrG06dwTSi5mZmU5cV0ZYR/E12FhqsfP
)page",
    R"page(3uDUwECsgZahQg2MyUlLDLbgVzyAu5a57dAOqyM/jV8hMdzwWSDHL9FHXaJ7fG2cVcOCv2kmke7Ec+oQp30L1uA2eEETdASH9cN6Wmf4s7PVmIYuys/KIRr4
zLzJuO+QBcIge+f/LmoFE98QEcBl0VXWxK44wc1Kec6eY+SWIti9EKe2s1g7kse0ILfxjQvJn6pLHYm2QpO8seXdqMUp4xezYZfijx0yw2tXa4Kj061OlZJN
8clpHvlJky6YFtLrZtFrTFNtu+xVpv67jLbGck1gKXEmgWZhXR5HMuZqretM7lusf8zl9Fs9IPSXIxEk1lgRHZA/D4kFe0UT/DBTSKElEVuFN4so+7j2lH8G
FARROC2pSWlG2JmlmMjK+zwD8LhwX5s+PHBq0bwCOccl0ryxB4R0JJORiBc/6BiEnNQ9li456celB9HzD/g2MsHZlG05GrEgBRzsI7utQwHzVWtIGnYIT3M7
hBcFfhwfge7okSyFOftFTt3tCKmSrvLvZ2hSCi4Vmut0Jj4yOve1wr3j1QnaAPdRb7LPs9OQBlNJm6hY2ibEVODj3109CyIGBL8tz2UctOl0LcJzirnDZsFB
XNPmcVzRT2FW4dI6dmUSZn8AR/L97MOp9MFcsx3DVIS6R4v39dMe5KEt3YOWZRQXv+y6rSTqwB0yD4Vv8IeJSvThqSHxTIGQtH3YZJ5g1wQX+Qf3VS7GF7Iy
R1Gxz06ZE7kVMu9FdvtZs9vSGdEc82mzDhjWbqohJ9XOUrOW+O2AO0J7if5bZfTdZnVfY6pKx3yZONr8eItuTeX9bWKyTIb8xQPKRrAq2lakhukCRjKa3Ui2
/tibJYMK+P87RYcYsRqdliQmAyqHp0a1LWnWH7Unpd64BMnEbEhpYFFigdmMRfrKWY76bUNaQh5KTmRnB9J33k4UQPuIM1/NRXQEpFIrK+va6uDWs0c9jWpw
CN5THe/w9nC/+nMox6+aC7Mcq40TOhkJlVeuXCn5UYm3ERx/H5yv1coyy9yMJIyiduitJDQW3mZLVKmV9c8xDQjJeWNHmnsiyU77EneF1k2Lsw4827KvK+5p
3zkSmDLDx2a0hJnBAcHAsTLjitttAAIqhzJzQDhcPZyRif7k6894FVJcd4AMt7+hjop5C0FnWpU9uwdcNAd8Ndng47nTXQJxLYsmfATscnhoiLg4egb9Ng+B
tdkr/7AXom5wVqt3aDykiMZ9/XStncDNYDuiAlJuqNAtT5CgMq2QP99Phss7Vupze0Wg7pY1IeLgvcE+V56S0WU6NxwRY1YLXXbZzKUdNtQOIBz3rhLqhZsR
eQQx7c4+6yPaM5k11SMr119O9XPmD+eZnTNTIrNqzAL7yvI1VyLhmBw74ccBhcaFtsAA2MrrzYaTcXszLzJ2eYMiN1Cn2qhNjaVJELPubHCqHxKsZ4BSagTo
b9g7494bvdcurH/wp823/0xPxkpcmLPZ/BxC9/8sJf+jlPxKLO4frB0+7Z5oUU5C8BwjQ5aS/5n8j//z5wPe60MQIu2xfrFTvqjOCnp0pzXZVXem9Tt/Wnvz
HqIA9Jl+8ajPMyLYnMkTfzn/72f/cv5Xfzm/+y/nf8suBozJufb5y70zx7OvtZrHxGWmKb4dV4/TaPAKkzskyLuGv2zQuON1zr5k9w5BPkmeclicDBZdN8De
35QYX7JOhXlb7hLUTtHIWNkJ2gTNDpEvXZ6S+TZdGdrdpSQCN0bjhqpKnSAJtLPQrnP2HUFE37z4FtDFL77UO/U2DQKed1fgpvcbh2TJqJ9vX4sgQq+d6J1+
ffMQXLOkDBAurcz67a96ty4qhPP1z4GAzIjJvSsXV++8u/Hhh/ShOAuuXzqxduDSxleX1b0PFMfT91wLWY8EmzZBHtiOpPhgNOr9TYUt9umM9jfYj5JFI5kp
zkEBL5r9lktHslCIhdVB4JKcyyt4+Pr6yesMLnxr7cpHbljIeHHqk/UPLmy+9MbGoU96Nz532VngyuiSxtx5d/3Ny4DAvf0W5uabi+oP+e2Hay9dAyD1wXdc
hTrWbqO5xGP9p7rPfgHUW8UbdYsrQLgdmhHasLy4S60FRnStTddrM4rgr6qGEKfaIVGjS2eOy7IAk5QRbm2MBlTKEMyrt75YO3Js7fw3vWs3tZ9sCBCiFnBs
SQ8S9vn/8XTa4XyNig093+o0OAhRHNWMOQEix96wb3WHEctd/qxb7wnFOSqj/bj6zVHJl7R+56318y/97c574U+Q0qfne5//fv3jW7xAH4vTjg4Bu3LYec7K
doMrWEcwrlmR2iknP221jXaInyh+Lm9GbDj2wp6fbQi6btU4H/LM6P4ykG2soOz2jlIwvEOHVgLP2W2pz4dw5OranTcF9Xrj0pmNI18AivjaTS3ATwTpHrln
fpOIK6nD4129+TbWTUCbDd5YQXqZE3NmAWxtg22m9TbEWRrnnn/DxLBKUUFhq3PJzzhBALwVJlvtUXZ1+uDCxrWPkCjp8Otw1ztyT+B9/3bnA1cTOwPO1K0e
UOjPkE9ItMPjS1zR5ptX4d58+NPVW7d6h65oMrsjyJZDVYfVMf69mq64wokW1ce41tjxSLHwM3SWq+e6ewfuAI/4o0+lPqR/OX0SdH749dVbH/cO3Yr6PF5t
zuxR4b2S8uIvVufmZ+vmy0jf01/IuPf/1Xa1zXFUV/q7f8XQQDIdxlrJxllKxlE5hOxmAyHBbEKhUskjzVgaS56RZ0ZIttZVJhsSA7aXOIAJOKzZNQESsHkL
JhCgKnzf/7CuSLb/xZ7nOee+dff4JdTWZrGm+/bt2/eee97uOef54jn/AOIM+4Z1gPg/EDZnzy1ycwDcvo4WlLfKSYeEWx9BvLH+XGvKNpgiyhEcg3hwhzzY
HazRBuLtsZrwwCvHz+GlKLgPi5/Veg+tCoXG1XrxQxpyYNIylPuHgAf1we2gxXrbMAlYR5qtVQyce0u+Q+EUZPygHq61XL9+lmt15uT1M+9vnXtm8+kPUXn4
y5dRevfMya33PnIX/1PGD6J84eLmq69dffcFfco3QKXfT09rwd5rx5/efP6TrRc+BhbD86flJ8txv6kblit4cuul91Q+gP2+9/6119+SfS2fuPXBh5sffHLF
QzZwQTi3hQUhjIeuyqE2gNOGyVTrFGGxwjbVXIUIyI79Kk86fjKeJMWQ8fN0/alf2aZ7+ZKfBp1LCL8Tz8uHytiv/+Zj+Zow9gVZAIYZ8g8qaQmGzDABINS4
zN8qgABm6Nw7PrDcMAZVSbrIoFA4WGbt9MZVtVccCneQxZnqYTKs2r3hUFx95x3eY6A1gc4YJAtAk1mF2mVYpoH6od9vKptk4fX+oaYYGxphe/UXH8v6ekYm
r4AkkgV96pXNz89AZTj5ku+63xvSAWmdQ781PiuqOQtEcGUWKHs8EIGTIuF1yDugXNg6+9y1z98xneXNMyL4nCDY4WKr/a71GC9O9BqlOOAqyLqI+wdJa3/h
MdGQ5dbqimKXzSFTXaE0dFcT9MXxisGQKpsvKt4PYGxjtUcxl+7orXZwsoZAYu551RIDdAt/H+QejnUz271nTioYlr8uVAnYKFHPXv1EhIZhyDx7/tqfLmsx
bt262O0Myr328bObb/x68/kTHtYMW/HjZ6//EcBYoJNODchF8sdBkAk476VTchF7/sIrsu1FPcKVg07h4aJi9qHBg2B+6BYaiEUyP6j/3PDYoaQwLAXL3duE
eN5majS2t0GTGk/ksnLf8jXQPp99Vl4l5CB0wdLpbytJyoxgewp/p/6qQtayT957HwyMU6lXOJXHhZxFE4nUChogDwGXjqSJ+ugGSKAV7sdq3+s82WkpMV85
8Urrys9fUiCDwRDQZz0tNG9AN2qqhGj/BcLi4HYvQuvYZ838VhkElbfTdcAOhuQlhClkiQ4mSCrASpNFfPHLsKxfHJf/YbkvvClfdv23F0TwubHGi29YeRfe
BNzJxbf9cEVDvn78mRjYQzejb+CgoFSdpplhQJQnPQEqpEJtwmmdzf5wliD33sILVp1vcEiErZqXgyVVuzpNjcw+/TbVwtObT/2HgWz6B2YtJDj7GROcDFMB
QHSYcmyvRoSO6CTElRNnrpx4LQhXDfKmc1vskvExl8rAjIur556DVDv33tZLfw4zqFqYdkTtG3Ow9e5/b75BOJzx+NPb6yuW2OIhzjgconoxYaa3JpzXYv0D
gsKmaMunP7t26Q2o0A5mgCrgS0DDiPv387BvdQ4+qqFDrHQJBA7jp2sUtRtZZDTDVEJicMztAV4TAMmlA+V/WhVAE/A7ETba3JGQ+3HDzDJRS/ghASnhk1OK
6xMoh/AZ11/+QOw1DmXr0//SRDGAAp/9iHYAYGWB48jskq3zf946dTFOMlOhafNuEB2zTLFRRiVyW8Qi1C+QB0gDjNcaTsYmwl5853jDvBAEVgg3nyB1+M7k
WxQzQ+EPYkAj6Uf1e7WAauP4ULn8RLgsRnVMLW7UoGwdtIMagc3Ci1EWBLdF2F8uY0F5lC6PIy2iUAQISUtPBG9Q6gKBnzkJi8Bjbax2uWNbs8PewoLuXMR6
Q+XFDdNjgJ/it7F/BE4qD7wMjm/C1xMHE0sp+vmEsLOapctEoGJeOYgEgr6ASb1mYUITpXDceud1Tw4ea1oHp0hVQLMCS1IsIm9ZCWPRVkA49EhPzMmRCUm+
yyUEBVICU1fycBvNADCp74vyJY0moXz99fzdEegSumsAdNZdJlKqm9/OsOHZrTIsHjT10SsEiNgeRhfcXX40YM0ejYxbS8Fb/EigE/JTt85+jEHdTaDpU9G1
ncfu5qYL16SJZ/2vfrR1+o1rX/76+u9e23r3wuapDzc//4uRLj4i8Hi/tE7d9TRiH5s2vRFRQTDfq1448PZvho1o0DmddRGbBcwTanwyU/Ro+DRaE6UG9+I2
e4qZE29Qb5eDwQP6ywBkFalF1FPd4b6Zn/aty5dF1wKk9YnnA0gYqpEGG/Vniz2jHtjDJOb3norBdsIjxtrpXsThhXkMI9wb3dwWe08PE6nwq7PBqvRAQXAW
LzRZq7KHKr0G3ccCQi7PqdNtG/Nv9pcMHQb4YKuHFAKGCsDW714H83qipvadeiPA/Z7/xdbFP2HCPIbQK7+Axce5waBk9kiNJ699xKTic29d/eNLVz/9cvPy
7699AV/V1vlfyV7G1vagYWdOxtPY11zYR7mGlJi/+YMugm+yrNWvmQLoMfsSgL40yUs/7AXzDyjIls8IDu5GRRwDPlYEpown6ASODbXHPHpilFTsCjWwm2dO
WSIs9dWn3zdr7Wykk+4quLoWmR/ebCX4mGO1x2sLPboUGrIeyjOIDMQ08e4R8/MBFekA42hJDV1YIwDEi3dLWGB8GIC1Ln127ctfCVluvfgRbD96moGNxxOC
2uNYRqJM1Z6A2SCyDqwWmLvgLp//0muL0lcMwxxvEu8yHgz5wTIP4IwOQtl8H+obMc6rH6kqS1gdqjVqVfEwTWEOhdXRmUK2pFw3leKqX2ALn9Zk9WewFHfX
RJeFp9j5ggGNdvHfwWNpEKmfwPdPoKPzjoeSJFCMgryLriJ1A6w60Dqgjon8ErFFaeUe8HnIzeWFXl9GfIgc9OLZrQ9f9G00kGo6i3MjCSl99f3PNl97zrdD
zXOHtjWwFJyGgwBsWZ4z4aiRIU/QR/xx4SP92/ez6OCSPWIeQOU0D1Nf5Pj5IFXvVfT6ZlG+v/2piww9kjAE+BARLQoBSXEeP95cbSkglnyPrG673+/1yd5X
uzxNUM4+BydiyJO9dunS5uWLTDx/Q/+++qKIvU83T734t89PpX3Pdg30j/nZuBKrXJsXRcV43T/RPrQyPOJn18CWy7qlibSCmqiufHqPerMKavhPMAzVO/Tm
1c/eJQtAKKQCOrfbxJyLDwgMIA9nKri3tnjEnxUhqtBwwRR0dRLGkYG1tpeXcZMWUzh2aQ7Uc+WeQo0J4RaKZn/uOTh13RmD4rB68Dw9U3FQmuaZBW2fv3zt
0kderZS/t14+HWDAzr2l+GG+N22AHgqIcy1ZFZ5a0AoZr7W4So/XkNPAZHllcHUuRG77fMI76cnulLTeuP6HC9KBnvLJyB6vORBEyvkT3OXP6HmKXKlZWrgR
Id474ccxYeOwk097rRuMMvzdsLjIub2vx2nDR9rDaEwTYUw/kS34Q/n/n9YgSuPhlUeFSgDEZJb/wpurMOqfnrn6KgxXN+Ydfsw7bMzwB7ZksVf6vdbqvO4d
O8KWzhseeDH1A9pYd4Sxoh+4X1780vBiMTTwoZ//+eqbl7Cy772yde4PiZcQI9jpR7TTRkSRZBw/nsS9cHsMzO8hzDUax84wjr01V5PDT5Q7U3kObjBDqd15
zA9glhp7aRjxq80O2R0Zut6dA9JTbZxDPkRfV2foB9u18+TyUG2QuieAjaoGra7cl7/bfPdlLRjjGpzcfPW88ERYzTzFdl9wrx/7vdHYTVgOTMY3A45kGWQy
Gt+95fHRcV84GlYxDsXs+F9wVwEvfT0RDGOXH9Yut7I3UV+iYewKw7ipDlIFDgi1MMmyH7Q1JgQBylC9GXvNSHiP+6Yt0tCLZr/FcAs+48q1Lu60GC1eDdWj
QjW77l6WARxYpb9Grbfi6ixvpPXtPLAbJLksilYGZMbdgMFnSLpjYXUrJzipTXzEiHUwVR2rOSfNx+ZE0uPfRS1Ua0MhKJxVPrLOo+QYxB00u63BIwfsQ1w4
KopCuSL90LqmxqZ3sM7c9IzmC3TQpBMHwIUQOYwiTdKb7oTqbsalC68c5CFTc1AMnNHosGI+p0+7lJfDKfLIgZFTotOgmZI+WrWhLeR2XpGWrYNlphyHyrKD
XKJMpGh3ttPNCKCml9bdj7gIJGosj1HRafggUh63Z6Hk9zpx+3w/S0+y4zgRVfYWA3ZKsU2gM4UuGe5jnS9rwLxQN/L6IJAsnS97autTydTRHGrRT1svTONk
bd3NJKLTKus3xNmNVTiaDFryaRyMsslY/1Q3Yj0CLFxHSP9Ng3pt54F01gO+UoY4Jv1CLfzGP4Hs1F5AkHGGYgE687jD2tZuW4QFbWByoEXX7t9Tm/g2Ia2a
/eZCv7myqHFYjP1AsTA64uI7jIDhp5XKvBsVpMXeV3qDWeGHXP/yeyx2IysGRJpF+cgB1rSPdqxL7dddorn9uk+Y/rioKZHxpYUsgt0opXq0y0HoGsK53BtG
Cc7yq44dVLvHXaIRbHXYfWVfPPStWtsel7+kfXsmxV7q9w4aTQSOqi4MXbIyN404ZkNt2wB2aVxrfEbZrPWeuc+bFtpZa/DUYYYl5FsIrg38MJ5aEXHhTdrd
Yc2SNrpBOK7t3LCVI6Lihf1rs3dtsAsmBem1uejaTDllcdRqB5R53wY0tMb/xOtV+467Pz0xU9vuf4zPFDJYOIixYe9fV1Zc3QonD/ek4jCJea3IQLHY0qjW
OMtMMhecJLqOUd6xllaYuKlYlhcbF6hHHMDIZMOyTszVqh5pIxNNuqrraX1mcDV3xGSCJtNVzMBdS5YukmTyGkydLYWV4Y9P8LOGCuQw7Y10PSZGM9VbmRKO
IC4vnya1uxDSPJq8bTH/ZLKM++ARzFTUta/OZgnfZcWaeFL4Zv2u6MFt2F0YXnZPpluNixH6waXyo4zyRTmBwaRFvXMQe9IxVK28rq2eTOsWtlbKQAqh5aOa
CZ9xfCuDQUSQsB7KD5uSoEHFpg3sd5Mgs4EbyGWmvmKttk2nnF0vg4egT3CRKIxCyyu4iA0tyO8WLrvyyzPpFJRfrQloNhMz6fci5OZBDZOK8n8PryoRD1k+
SnXkwySF5SaTTdsgjIptnmTmWQ15DyPHXgde6V7uuLS3CG2ObeoZhmVlb/UpTh7/zAspZqN2RK05iMP4PadyWD4hXCwrvNblY6wu2yP4EHuAcVZY+x/Ivrbi
d23Ooq986FroH3nyOIOQ9PEhPEQaSGbud74dWeZsVJTxUPl+7KXh4DYUv8NOKMoaxlpl/OPJrKQRxiogQACdhg4imyY5ZEtajVv2gJDBwx64k112DRsjEZ52
J5/Jq8u93qKyCFTIw1OJSAPPas0uUdUqjo7IhYZAlSoUyib2Mz7xrg38wnYxxtAYpSY20m1TgGfrDR+xb67HkEKHG7UlKBUVE5JpbEkWwx4cDmtzGHwgXqzD
xgiiKxmBKPzvebH727PJCi8Ve1kq9SLtZ0o0p/H7t0Fu/kvTmWhYBI0nRvfRt0V37DvXSlJszE5i24XC5AY96BMzX4v+dpDMAEq9utysW4pDZuIo+wlqPIvq
P1hdYdgS/vOY4nuBhFbn4ifABLODmZNleA6Snxzkyglk+ZuGjccO+yfCtSXtQK9Vm1BVOhLpy5i6yvfDnDqXu3k4v6GwJ63x3abuieHSTrNClwrZoEv5sf/9
03GCylgmSNR/QY474oi0Dz9ldsxAAjjmeHXRONSdq2WiR+5idlFlDeJGlTWn2kGJNaNcbRcudNFLSGPQH0XStJtCq84GU9Mj0CmMMbSowvEq637eh4CItLr2
v+GtRkQChXqE+FlnhFPtUI4CGtLaVdXFMOXS9ol0lDOKxi7UrL4zl9y94Y2PVeaQ4hErOunw/paZbolewof4YbO9v6xV1MTG6rLzdWo823+gdQZQb2O8ZnnJ
+AKDvZmOoHe6tX/QoeTcv8eiGl+iHe5bPVR2WG1EudAs/nQzl5AfO51Z1bg20lc1GAPvRPh1KNLWWp1vJwDk99TmFIE6KdEHmvwxSvEPSqYtTpp6fTJOowJ9
hfcj2YkbEB45A5XCPk8EpvdlDR7t9RyIpbykBGzL/3ANmnODurX6ll4ZHJbxtnI1We6vTbS3f9sXhTgS+iwBK0JprU26d/Mllj3+1WVEKt610TpW2wNWsf+r
s2IvRkmH2iUyjBc6Q+wZNAzbxIl2ekt8zGGWVzPBm7IZxWk5UuRNTYX2jdTqlCEgTmvEWmoIlxeCFtFFbNsDmpaYKgjaIIfLwi+mDSA382nUIxPRIwykDPCB
HAM4kLO/7pgWnUGs/JYqoK3OAaSHzyhAa9fbNd38hkyqNPt406jJtw+GHKmY0WAa3sxOjKRIyRjSL73BSmk80Ii1cjFobrE8imIDCJHaMxgfIYPKup01D16o
kpywhfCrFKgB3YbrwtxmkfMYuRnmV4eKcognIhkyFeqAes6aN5xXotSca8++zFGRxh9mlQVfYH3vcZ9XcqpZqNistCK68ZAOKWRmJt8DuItI391WJh5INWDq
YHQVvtAk/jczsNlSCxcYm5rNJRIhGfrwyo3YZ2SkdaJAWm6F/OLEj5GXWGr+QwqspXURSQkgaqBIIsqVJLvNXU7G1WoHvmR97WVfBfkuMzlAyrcDQKEkdF3k
lkPeqJhgy6CO5uUOvIcIfjcZTzoGflrx2eyry1m4GvWkJOGmTmFPfL//898J73WPQ0GMnVQRHNSGTYCnx4S4K6bF7UudmeqKIVX6Y3jl9HijNjEz2kCEUorA
kEd7azB9Ao5NgUILIcqZlWlk1UzHfKamPBejut4f04oIeMlM0H/8+8KplOkKvINouSKOmIUhwcgzrk84m0zxouUPHk95WDEW0u1PL+k2N91jGhruN76xDYin
ONO9X3Q4nCjoL224mGs9qrE51ijxTfSntpnL4+MtF22bWJbB07/aDQU/Fcwmc09khmgj3GhqLADaKJBaWbmxTthmAACcnE5wh1zER6cU/mbv0MPVGEZOwhkr
i6eA2hjoEYHEVUmTOcgOtEtvmLhuFs2GuZvYDHaMS+9b6fCuWaHzyp5c61U1nmNjHZo+oH8vRsfr8wwlGlFlCMCyhrCJPwtKs9oBRQ0/agjJVbs7vhIk4DQ0
bEhdDsAr2nOs/zbvUYdVVQY+Fs49kitoisPOeVlK/u0rWLf781o0R82G78RlL7ReR1HTb7B0dEERimzwws5P4uRpt1fJpmbEGPdm7giDHYRga55eyG79t0g+
cZUaWL4bPe+DsN0ByGhOt23U+K38XuBbTeNTnbx4Fd6Cg9RtOLuAn41+CQXmVT5Py466DQeUhlbtqeYicvvAAbfdKJhY1dG1VRVmghBkikctraestUzdLTur
VgnbOx0sjKDkBj3D6w7qo8QzwgGiii+aeBEPl55zFstLqqjJclo13crSwawsMNdbjyoa6xMNLTqATBP5UpbaY5YQI3a6w1Bj1k2Q3XA1ge1p6CYTWoBICwQ3
iiXiU6rR78q+nhd4J3U6Uze/b844Ypejc13opJBLYMeiS3h7W1fK+YS86ZZejuyE+EbkgBisgovX1aMspNDptjrzdtyh3sC5zDmc8bvP0rJRwyS+o/BRnupX
gCCA91S+YUXdgPEL6CMcpG8K6ixuHlKnYrwWzrPJ+80RbsoD/SZg7jiietQgvLvKmUlzMH5GD1zoG93mB3uD9xU+zVyi/Kbnns5Sp2huw4Gfwt1q+ZfGaA69
wfABf8B+X4MXfmbgDf8YLQzOi0XsGoMEl/NLo/hXI+SgPVDtNTroQFk9GoZr7gXMEThZSlfXozXbUOY/qeMINV39l5ReAgfbEavWmz4WnlFIlBCOwfSSOBCi
wezmRni9hZmzIOyxuOKqaJ6HrMDqugiGjmzHMQ8AaH3d3D1nUJwdQ4n26MNWF4vg2aiP5dQBGhtuotXyuAeFSmUs0wdFR7TgV62J1SiCg6z5YvIHDRLRrInq
DniO31vta0nEB/h3/aAJVxbql5F5JJxp39uAmMKDYR46yO68bx7/JyzP0OML57Z91sjUBTGbKoEetzqsBXhiggOoBjMCVzyIZNd8/10bATViJ+qS7d623BY9
3PA7xj3YuocxElHDk54YPcO+1n1iAeyXIRd7LFcJJsKUgaC7a5P6PtWJ9RLrDesoXLP0aLhYhI3Diauw4RWTXgUR5RvDyB1QSXLHu0D5nhz7Ua6Oa92z+aWF
PjIOJv3HaT3IG1f3kkXMboiRwX9ZLxbzOaKy3NF2v3fDbxrP1dQd8bwa4KMfJ2lZF8Wws65WtpYfVs/NR24qX0DeZjc6BD0qOu2Mj8caNEa45SeBulthpVj2
3i1aNeXIKV/zNPbgN2LunzeMjVSz8ZvANyMWPKrPxxqUMcs86rilTUwewSERLks64Fl6PRwcJFt6JTKY8B28t6ICIW+EwoeKjeJuzKgePx5spz4Dw/V91S8a
VL4pmFlDNxjZe2Fex+PRcG8Uh3TDHqRZsYcZKz9dLK4cTIujkcGhASvKtiKTbT06L/AyY03dD7WujwIv7Qw2iTdHvNNl7uhlmO7Kf2zbw6l153333ZcZA4gr
ktatmjWJ2Nm+SZHkGxSM1qEwqELZerHqMDqVi1hQwv4MCmjXOjdyXYZr81uuLAmRp6TJYutdZdwH3WBRSF2u96kb1KuMO1uCum7U5CQMnYjeHd5QEIbsHKq9
pl1mbpPE7Vz38Z2InA56ciq/38gx+Trr1MtXnYujD7S5jYsw5lrQnbVMhT+NuVhBFomXdT9qqHDajFpKZkeFkcqiMEt5oZJm6kwAwrgjV+EZCWxPWg865TQ3
gOdIdwtE4Hy0+siVreytQmBtRzTT6DKnaGFQToXwMF9YlxtYnt//xPRdG4GcGCF6bEauVQ2WKOfbnNaDrQdg7fK8kbGZjRhSgDN7GwN8ZgwSnZtFugkwWbpD
3O5w4Fj31DJferzye1WAjoiGK61tHhta0yNmWR3P+GNEfIPDEkkwRLLxoE6AS61Ug4iEJPQKDJGgK0FF9ws9ElMkYjF542aINpZljdk0FI5GAULJirlaQeQD
vd5w5EurGWU1Ve3PiyP1xM7tbv705GD/O3EQ9Q1iaflhSeZ31gjBq3GXeV5S4u3oMahIR71/GNoVD65EejfLp4tHnXv4aNE93Lwl9/Dfp0uJIloEr0LYObBL
7Lr+iKB4yrTX17L6JQYx0vnEnK7E75RgURn4Xb+55oGR3HR2Yq1PEfnq6vHDKQqma9ypleqnRijD7m36EQ4XjnXh++0unC6VamHcgamGfS/eNemKE+KOotyU
wZ2m4RGdMpfmYY9yC5n1qrFU6t+qY1PRNGeFjg4KUimjSYNQSEbxN4CK7Lcj3Qo6woTX/fQf6C1rKJAuAI6O2i3sLZxJu+QM+dKjdLqGZY0bqqScPkooO/0h
lIlIlhkudBXYV4LnRcoSbUKHBtC8+C5BJngYpYOtM39vnfhB+rs6lCFmmCVPvq/PkTluVnbPyrC2r3Tml0py81ijuC38dvJjK/jDH1kd3l7e1wiOIqypiqk0
XPkUMaiL8aRPfp2IYe1WXvH1Qi/vTUMvn/BRlzjfyFiM2kdZHg2+wVGxlQd9HGXBzclrT3o34q2GVTZpAkRHe6XISZteNHuyEPFSioJ0CxYd4zyRZrT9P5xd
q57lBFNKgKxmwfzBBEopOhalg28A+d5vh1Na0bTUXijlIY4MT4+Ida18Zop2h3cHlF2a7HhncsbdH2P9hvTc1/lBhQsrQNHQWm137XOm5PDcHEItOskPLoVW
MT8igpmwLAgf2jKd+aIeVA1Eg4WlhTTtfcIIOWwfIiBjcEU/yuzaQVcLbVB4AXUZ1n3mK4K4F6xNjbXwm4TGVm4YyGT0w1gLQYGHLdPR/WYcUhplb6H0tK5d
x05N/utl6MlhMK5KCN9jYBpGDbwlJK4Ukcdjs8ohfCiJdSxEOpZjCrcXcDZu9HTkDohGHGD54jFzdcxSjEZKQskaRntiv/KZ6P28ofRElFp5e80vDu8RiwTG
p2qQaQESrhjgqUF9kZlsr+dl1522CUEmIYYkjRmJiCefUavXYkhC5GJvMHyIkDfxHq8IWqiITRita47y8lXHIjjQ7ObYUAbSHexd7iEFT3McFJa9cGvJj4fq
ttdhtCf8xefkj0TDB1vwD4wePXRIPQhwvgbZjAgy8BEMkY3X5bX740vWmv8QeU1m3q6NB8W6PdrrODre+GDwEx4aHxWEXCteOjSOYRxEsvN4cuRRSl4eDHdl
tiDTnZlGOQyiPiFsM+29k+eK2EzAU3xX1YPpM3N6+LGjKgAAqAx/d5p749aUk/VGUerMRBBpWude0UJ98SNf8j4JmerLuto1j9lhGHQBMtBnvuFHk7J7sd8+
MFnbfyc+eI+BBEbAd94eqqsVtNLnv99rH2iuLg+JMa1IsPK4A3LNPVqqfUCAVf1aGtguKqm+aFA4eL9VHelWE0xL0by3oA+NDMhLOVshGpJqjUcrTnV3vYcZ
CMqPwcEzY5E0PJN7KJ7WMFLspYXX0pz7xHzyVfklWurJjIBofCwP5ca3mo5vudNd0vE5Ok1Otovr5A00p0JDK6ba69E30kP8rO5ymqhYazpTwyvbeaJesyOH
0CLfV+im8hh/VL5UenYfQiiiE3z//p96M+CJpE7Gcm+BlT1UQcVq/B0c5OYKaqV8TDzrdRoGTLpazxOdyw6OEcMKwZaW4agUB7GboeMc8xbb2szrkZm/rsf8
PCeFtE/PyyOejLdbisFEclYCoUrOhbConRls5yZjxpsVcn86i6oqZerKC9GU0/tx1/O2Qq8YQVBz4l+TVsvIPzCOBOlUUeUkSstyUug4bTJRGOIp/1b0e4kx
7roCUTwtOOlPDT9x2pdbaRTTcBtRjmQjjldrRMZ6w8sxeUERfCmUA92HgklxpUoriJQUrBSKnrWNjmfEfGcRdoO42Lz8wdYzv9n8y3Gt4YQHLPyXxO0L8nog
AtSPsxp2rs7wWnPgq/R6DJfPPrdKfC9fuvr2pwQteEXLs6F+sSEWoIEve9hZ1vLFj2ndrD6TyJZbLJw116aHxhfw/dsnxxUvYuvs+a0P5SVfXL3wqVXejeo4
DVGlWpYDerFfH+XFc6ud5ZbbDrJXCFtiGnwn92cP+/HYXRsdEKA9gvKmk1a0aBeTk84Rsi96mL70SY2UHmSadGiv8PqAvcAhdnnzh28xiEyM170w++ubWejZ
sW7wcd91rGEUu4/v2Sv8pdt8jdNdiq9w1617/rzNroM2VOw83LHu7cJtvsDrWOU3RLfsFTEm3C28YyYclrMDkJ4z2ad91LwF0Y8KnoceyBJ/c3aUnNlBSohY
50NaIlIZbzaTFhQjX3BimzRI0PW6hfk7vmjw5HJfhRQaMpo9Mu5kkISm/drFAyLht+5bVJfAqhSP5r+x6kRxVTBnazuhkvnqPJzaQXAq6e96VEcpt4d9HLew
HXKM6Qyr1EwELw1/TH8qSvTy7FKpxABvuG1d8GTYGLSNjitruAGL2ek14hlfL4QnjitI0ku9U0n8GT8gHFCumAW/h9qR6hSFmmrjM7k6fhq1/XAwiDExsp13
NB3b7xxLtSzSHVuyRX5CVBVHfYdAxQ+3W51mPauLEQJY1+2IfehvH8wvtqGR46E8UcJk3y0feQx3o0DWvmadtnrzq0AnHHN/PKhohTIL0mAMZ+li2Yzpxqg5
ItefhTaowNj2TewX9IXm6rAHlaHuv4epyPIl8MPiwL6/xNjlZRBnZnX20j60TblxEXRy+chDspdXmwv6rQNkidmBEzY5aKEeQICXre0UEHtlpVH9vZ4dXeQZ
Bv6taa0VaGKjZkr7lc9egUekrp4xPssutj/wI9dLsfBLV6hwQwRxD3mfGqvJ/WhXRjtEYHpRqd3QbOyG1bg+llc4QxUYMXJb3lOrazr5d+ye1/rk/pXjv9cw
8rxYRsbsZxscbK+ZMdfPOIs10b9m5V32W7tZr2+aPC8/n2tU9iC5FSPglo1inbxgFtuTodjLfK/ZH7TD7wV69Bpu9GPdlaOlIWcHVpeXZ2OIqMJMRg+X6vgQ
)page",
    R"page(tPphoc1oi3XVSe0JB5AgT7Yf9HCgzU43vk2gnX08e+oB3LypNQctY7jTneJ5o/wxqKPnSncfGuOm35QKgm0N90/7EJo92V0bD+zbN9YWIbjSrnhGdNfpEEmD
5kkbXpU2IfU77aIzz/IT9kL5VeoBF9EBvMa4bgyhno1paoSagLoT00sjE7+g0z6MwOYVFo4qCVmV416m13PVQpAoH5YPdMalOUaPKcp9ukx9UwTQzxhVFlcs
FGqpTxmx8mzW3NJ6g6WRqTUyRudF3f2pPe3KTAGu2SZEKJU8zlZa8TQ3f3V0SaOBEcKx28DO8XeQ06lgBwtM3+p0wZoqLWPUtryKMlmx/6wEW9iAsZFD1uEA
0eusD+7WoLfcHuMFu7zbjfQWXqEWTeb8+IW9adxFuzX/C7HtsZQpqP0OvqfTQlGv3koawLN9IhRy05BxW8bSpKkighMBEDL0IJuwEsCw+vldoVqMx+8BkqKj
KOlaNzBoMicNFngCb0yNkViF95sTch9DkbT2i0Y9pzvi+30cRVRvCUesHiQZP3GutQ5dMouknmvJfzX2AOUPoUihRuEi/2bGkxbB0/OBSd8zfz5yoF6l5UYK
pHn5Jsu6csNE5qQTne5b8MkYzqNCIDqYvvylu2xg9767OhyiaBdvz+kPaxFKrfTbsiZaxhh7qrfA1/MR+QEzAbY/qAp06MqfxL4ucpVbZT662NXMJK+VXw8w
9cSd5qgG5N5GnvaoIatVRbKn2RZ4RxW9JB/QcBEcUTUUkB9z86olm8ip5d6gjXKjYzKhQ6LY6pzLR2BtcO6kf1iwUgjgXlCh6N6BvGX7O2waZasmW+iwF9lS
1crEi7vlJYx7K0VLPI5YsoRkVEtgjsZ0h45zijZCtQDfu7xc/n6c4LqoGusO7GH7xO5tBd3VLpjWrkRcsZFNPXDhOLJzNYSYP616iOaNmw3NQJwlVBGpFpba
oXUwpWE7tI7tiYd6C568Kt6ehPvQRM/z6o1R9SL3gAZXPtYTHiccelLUS5Bp3U36CI2JtzGdt7Ug01zemVtgq2JtCYdYRKQUSyzFynwiMX2uIAvT4nCJzFEF
qf6diDpIIZ64gBS1lZgoaQCT3HEFLDpdbUMFkRy3IL/AKpXFTVZHEetNbSmLk7ay+FW5HqJXZXNndIgtd4btYsgrowB3+2gUUEm7T+2J0/I9/iZHhcX2wGJn
ZRDLjNi0gox0sjoRK1Wf4YI9GbkX2D7/xNw0bCh2bINY1rYLYE3lgCdoc1U9JpJ72Fmp5/HJLBTB5GQU8Tlx+WMsvgZ0dR/lj/q/7HvkR3AhiHHhP3Gh7QzH
7x75QauugnY7uFaWj8Gl8wA8O2IV8d3N1j83B4v15d48T/GwTRYRhyfvUDr0uykhuYQeq8P21Na8NW6Bnb2k4okmuWMGIySFbu39d961geHyfCM/tp9ulvRD
aoudgezMIy62UmVvdHqZIXC80I8J3tL7FYXgQWzdh6TbNlSEDA/qsDIn50dMKrqM3BPlrgrdjPByiHAAtIvNt58uED86eqz3w/YR4x5GQbu3/R+hzK7r+Q0D
AA`;
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
