// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         97ea6d13c14902b9be9a6f7cbb0fe79fd5d290063c7f1e9c2c45d160bc63ec68.
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
--accent: #1457a8; --accent-ink: #ffffff; --warm: #a04a00; --nan: #c0008f; --nan-ink: #ffffff; --shadow: 0 1px 2px #1018280d, 0 2px 8px #1018280a;
--mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
--figures: "Segoe UI", "Helvetica Neue", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans SC", "Liberation Sans", Arial, sans-serif;
--sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC",
"Noto Sans SC", sans-serif;
}
:root[data-theme="dark"] {
color-scheme: dark;
--paper: #11151b; --card: #1a2029; --ink: #e7ebf1; --muted: #a3adbb; --line: #313a47; --soft: #252d38;
--accent: #7ab8ff; --accent-ink: #0b1420; --warm: #ffb066; --nan: #ff7ad9; --nan-ink: #000000; --shadow: none;
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
.chips { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; max-height: 104px; overflow-y: auto; padding: 2px; margin: -2px; }
.chips li { max-width: 100%; overflow-wrap: anywhere; padding: 1px 12px; border-radius: 999px; background: var(--soft); border: 1px solid transparent; font-size: 14px; }
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
.matrix td.nan { background: linear-gradient(to top right, #0000 47%, var(--nan-ink) 47% 53%, #0000 53%), linear-gradient(to bottom right,
#0000 47%, var(--nan-ink) 47% 53%, #0000 53%), var(--nan) !important; color: var(--nan-ink) !important;
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
.terms th { font-weight: 500; color: var(--muted); font-size: 12px; text-align: end; padding: 2px 0 4px; }
.terms td { padding: 3px 0 3px 3px; text-align: end; white-space: nowrap; border-top: 1px solid var(--line); }
.terms td:first-child { text-align: start; padding-left: 0; white-space: normal; }
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
dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink); padding: 22px 24px;
)page",
    R"page(width: min(460px, calc(100vw - 24px)); max-height: calc(100vh - 32px); }
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
H4sIAESgDWsCA7y9a5ccV5E2+l2/Ip0IqLKqS1UtWcgtS718Y2CNbXxsMcApFa3squzuVNfNlVlS97RrLWEPWAZfGAYwGJsBxlyGF2xjc/EVrzXz9SzmNxy9
akn+xF848UTEvmVVtcS8s47l1ZW5c19ix947dkTsiNiHOsNBXkTdrFNkw0Ey3o1OR3vTU4ckOR+laWcLSVEvGWxOks10JWpE9rtJzClLK04HcS2K/3Erbp86
tDEZcI1R0u1+aTju5pVL+FuN9g59Yf1C2inqSZ5nm4OKa7kWSZZTh6auOEGQbFdMOyguMNVNErX8cFJs1fvJTqVRcxDVs0E33fnChivLFZt+DbfTARWtVKPT
Z1yhVqnytulo0utxL2wRB7bJspXkyEI5ttNdZNF+UvoXLoX9pAxVD0V5sluhpFpUr9cvJr1JymiSWtNBwWPiircoK8GVbUSVO+Trpz4VFbujdLgRdYedSZ8S
o9OnT0fxhDCwkQ3SblyNiq3x8FI0SC9FD47Hw3Hl/GAo6I42huPo8B5VOj1fNX0p0h2qQxtfld8Z3EQr6MipQ+O0mIwHXKY+Tke9pJNWjp7bq5zrVs9Nj27W
ospaLcoYa48X42ywWZFOtrJ2tLoaxbGMjDbdzwaT/HGaGdR+fG6yvNxcjj1cUfXZ4Cw1VdmpEVI2syKnyvMHhpP1Hk8P4EUxn+XItNSoVqMdqq0hSJNCjKG7
q5ECr4A9Mumvp+PKTr0YPjpOO1lOTVZM7YSI5meo03dXqxZRefaPdgYm69ReVRrZie6g+hsYGs5yT9So3xXdGTUb0Z13RksCg20d7T24MxoOCNFZ0jMgnomW
0SY12ahaNGt1zfQEfUPBz2Y7abdialxZUFm4qgbcz0VopA5tJL3colOwQuh8JHmEemjBjuk91plo83w2G2RF6mfbQe8J2POH9+zgTq9e+fF5Ajam39j27eDB
tZMrTo+A0KSxTbq316vES5RoG/AWe7qTdIqzMqNR8Ww3aWaGGLnba9ZfqMPJuJOaTCZHLRokfSaBe/Q0oE7RX4IlG2zQM/2No+mtUMk11KncrdFZMfikDgOD
tLiPaHlqaz4uw/4YxNAyHndTUCxZ72dkDedFMi7yL2XFVsWhE+NXObyHDNMqRg5PdhVM1vPOOBsBwwNvnQ+qHkHoghR08TW++tTlq0997epTT1196umrT/3T
1ae+fvWpb1x96pmrT125+tSzcavbJihN3cVwxLg9dCnNNreKfCVqteJPbNy9kWx0MA0+0T2WLm8s8+Pdx9bXuxv8eLx7stM5zo/Lyycad3f5sdk4tnzXRtyu
0Xb1ieZy8zNNTf/MseN3NeRx467k5LrUcezk3VrHSao4PcmP6XK6sZHE7XbtEHawtCsQUbmNRHJsfAb/+HH92F0nGye0wc8k6yc3BLzmenNjWbJsbKw3Tpzg
+uzGOt5c/8IG9Xor3QHGWs1adKwW3dWmbW5UyZA0SsZ5+vlBUaEs9byXEY4zGmWaC8vVWtQ84WhUPwP1qyS1aL0WFTzbE66HJzG/M/0aD2nDoNl1JKqsgzYv
RTtVIllF1V8C46Q/qoySXloUNPELGtFkvO22q16WYxLwoLU0W7uFPIaSuS21sFt3NqhQB/1tXIvKPiZYjqmGSkHQNavRUaKMK4CM4KugzXovHWwWWwRz0/Y7
8+sPMy1raxu9Ie2FCXdR1w1hq8LY5yKEB8Km/w4AkEbgLxH23Grq5JimlBUIPU+/tFzob/3CkJqPa3GV1o2HyN6EwEoGNGyUySGwNa5FtE7W21IXjxNPAfp7
9HS0fNdd1ege2lnqjeON43dhCyBkNJfrdwMhFR49+oZclCwPtOEs14+7HjbqtKeeIMyNOfNnmnct08umlPzMMl7WXbeywfYXBq5jJbDPUJnmZ+4GNfpEo9Fg
gkQTeiO2XFGadO8f9ohwYjYzai4m48rS0tbhva3ok9HJECtEpWiuVIAPhdawNHXz8GAvlfekSPK0qBdb9C4TBfMsDja6Djd9NiHC52YtstGgDoeF184Xs0Fx
bPne8TjZrW+Mh/0Ksbw8XVZo014+Hk19PsaMFqZwBkw3lml5BmMXrJMF0xmoxjTCwgA4lMTTMn9iXFQKbOZmgdnBq9AMiO65JyKInozW8dQ8QU+beDpJD2Ma
kzNnwOtMfa4Kw3DvDm9S8damz1Ct7xZpTrN7nZB54ribiMoCJsVw3XwzY8pFQOqJmwTaTjLWKrx5CM5AMYitrFCveRk2TtHPPZGXgxKOHKlKVSA2sgfVO1vJ
+P5hN723qGSu05wrGNdu2qFcskvmCh/x1cTzez0gnlh25Y1jy0SjP9sbJmaIie5upoWmgDpvnDhuspw4Xs5y4jiyTJonKAs63Dzh5ZAEzsDNeBPJZUAjTmwy
CCzhXvZ+dEL595Ox3fUVBUok0DWaa2nBiEM/WyimYkFpXMyrQl1pEf2qr082NtJxtdVoc1tNx4lQbtRY4RZNPtPyxYw+y8g/QOvvH+i1nNGIA1RHeSFJTqXC
RyXLfV85++Dja48++Njagw89+PCDj5wNVxoabKGjtOvduaAE7UPjiZHveiRXRmfTQT4cP0aThAQynQ/jSacgYk8MyXBcgDsj8ZCoQHJpViYttjJiPPeiPs2x
Hvg5YqZpq17vDTvb9LqejPHaS3bT8Uq0RFvXeEJsH/3mRTqSlPWk6GzJI9aePD3RoA2QpmmDhWhp/NQhtFYXsEA4+EFTGUjQGPyaNMe+8nsXSJEJs6GTNXry
yZlvveFgk4gpSsZakwov8ryVEGrHaXdCpJ15BWEUsBnUeFPlbJ2ks8Uco5UtgfSBrkPD5QZZT3uZq1FYiwDJa7lLpUkaHEx6PTeHvMz0LWjTlfLaTAcdxQQt
OIsFl0q4sRM9JCECCU3pmi2j6zGsgkq5KirhgKxGPv0g6u1TnKosBq8dadqtmKB7W0leSXay3NuhuGiyw3x+pzfpppoD2Yl20p44t4SradUb6pZfmyhKOBOk
+iaT2mycz1SIV8HDE7Gp7okGFXEftu2H7fDDVsyKCgaJVkR05jRLMS5hhXetQ8ONDdrWKwwVmsYeMhDx3e4pXdlTuthT3Ow1O0sXO4vMijukHpIopD2CwCb4
ZSFy2GFdIgQMWJS5M8xCLJIpDUgNxcRzUlTq9boFWqjlwEzxoE92wAcqyNmBx4aP7HY9rdZbA25qNMwzbHwkUtnaDXEAMdYduIyLagln85C1tAQu7hQD6zHF
AxDoEn4s6oCbT4afba+UVk0P5b0hpJOkGyxRTEeaCw7bMzMC08by7fhglqTMcRRWPp9H2NW66dXaMDvWJok1LEAGdVBWIcz2i9BdBiQn7gNpbqRMJdgpyxDq
t6WoGQgV3KM7TcmjTrrhFmr6oSq7Vj8hgXmHdsp1TOwaGGX8sObCqCmiKatm/fEfpOCqWzTx7GoWCZHXLbGOTMOpWn2NplUiQ1mvSEnoETmQ1yd0VfE6r887
DKfoERnO5ORJ4qkn/QHvSgSA2c4FN1RD/MR27ApzHuIy6oYE+ZNdKqCls+SkNqgpS1WfoYqJlt+hDa9GplKqwiOaylsRLzUfKUKKzngkaT02HDcGcr00z9Z1
nlErc5Ci3anIGK3SkOnilWlfraraLlyrkNEvBCIEi8EAWoV4ndaEhip9a9FvnRdcJumCA/4kj/L1gp2qCfEOltG8pDpr1sGw1oAfDB0uoAXP7wVrUOEvdd1Q
tC7QfbBQ0jOITJfyFR6hYCtRGJkDEqAolx0sL6ODmPNSuXupPa5xtS5zVLJIsjzrl0PKsLHueMVDpIyyI7/ypcrVn+UOrggeGKemhfCLYrV2iLGwwoNyJmpJ
T90oMPdmOxYMATQbtUNbw143N8WTop5eTMe7lcrALEVhh7i7XUxpeTf95KQBJ2FCgOaySkg3YwbZ7siYDG7xPsGL171vM/dzR4kBoKRgozbzgBlbSe2Mh3m+
lhTFwLE5M2tseGnwGE0FiIc+QxC0SAlVJigy/kWymfqaxZjZutguEDBHhhT7rMcR3TbAWdst3LRvJhe+BUpyn6LLJCf+RhIng6qlK6el2SPBujcrmz+thFyZ
v2DMQCyA3xstC5Zk8hniebv/YriFQqCW2kLIeT8xyhuezn+f7sr5HNUBhSPQhV+WbvDAggweeB7g9E6kqMdEJgnlpwv50ONB9iKhENxAW1eneck76cC+SHf0
hdbqOKXi2NJQ4akFAliRFb0UOu5adInWFj1C0qvhzKo/IRhXuLa0Pyp214Q4uaZW9Ndrzc42ZbBYxUpCGJYm/TguP0/6KfYGm6+i3WwhG9j3Nuj7XkQlVkxR
qGqKRF7xBHlfB9SgSJ9kj6Z8RsoFC+fLrIqADDgA9MhJvx44EFunbk+GhMqqjv+2yGqhtUMoDwzrReUjAANVLCeV0r5MQDsCltGyKVzBuFzBXPkYXfVqtfNH
HjR1fffRBPwGI+1hqtvHsWusNa6PKB91tG0r7Cfd1CtoZe+JTEwAR58eT4sFdY55GVbbQpIH3Yq2MAE31CwLXgJofZOqQ44zwh7dgTKOj4g/EVflbAzp008c
3qO8Uxyw4J1FYgs6V8XJIidVLiWDIvU0Xtuy0nUt4c1kMVzfNrohaa3tNu8VTjgvk0/pPXeUu48KdUvjenTLwPhhsYyFi4dMQzuBviGHtGeEvDEadsn0JjQr
6fW8Ds2HhPsw9g7Xgz56oLkuhuQWgC1on6e7sEFyolcGQ9cD44MXxMU6snFd/ECjawmuD8xF0yJ/5QZXpTYWkzC5K/MalGkvDTLnmocNVt2WBJIwYbrM8p4e
naF8NNzwa/N2LBz3mMXFa8Abap7pwqxMBsqScoFV3Zcsc8CpmugJxR5/idResp72HJDzetlLCixK7ajC4wY8hMhfk1w3RlbQU2WlJhsWSMu7EKW14bDrHiHw
0Da2KNOJR4IvOHIfAIw1Wqa6mSupKh4g5dNaHteZDk/reORc0/OeQlE/W3psapq6JQhiJFXKtKtU23XaHgpfNye11InEJ730/mF/RES+si6pOBlbYrEp0cqX
onV54mnDU7GEFmbSjGIfVLBFTFwNnCL9ucisA+EjzeWJ2uSz036Sb8uTHtDikSqEPj9uOwbvb8W5sLjAdUClBPMmGb9gOwV0ZjzHwmySAAYgsgFWmRsct0Ax
g3h5giBU5ZiOxAMlLGCvHhyQVE5ImlOmhQMkKtdWAX7xqLEyT5UKXJHD91Y6Tp36YZbGja2yZCFpGc+SFjuFUL3V6PaHeVHD6ZA57YUqQhOFMh9hkczXslRF
8Qv1xHZa6WXb4LyytAf1hbIirjMj2ZRp8iMj773To4f3JL8MyfS8r7LhHQ0d5B3NZyl1cTDvomuEN1lhVpR3EL4BOnUo1In3kjMRiPuUD+Imc5cAxqoWwOn9
z9Vfi2T7Zx4wRndo5g/H2WYGG5ARdThmlkZQ4E5/ZKh1Kczh+mjZLnmbPrT05qhAijr9uVUUegyOTHNhTDh7tUyWZ3kJIy8MR+ngMXMSAcbcMKeSKMy/1Wnk
Dws/ZTp0Rp/02OIeKOE0Ly3eZNIrxJBDWM4Y5hbMhYK9N3yrY1Jjj32Ncd6uScI4cmnhHPmxk/a0OG0cTJtMZYNNeeJzYnpMJsUwNuZF9H489uwuaJ4WwkjT
wFmgnb1jRrAPCOMekayGxo6PowZaWeO0tBvDKpCInM+4cC5kMy2xbR/VjQ9q58cQSfrqavBl6h+IDgf3b1FXSTqsQTwmKg/VuQG3ToAR922+0QROU0K86hVD
27CCMFnpcGXdUhdMfegHSJ2tv+0vX9OKrj/JIiuf01frWX7/cDAgNKAFk6MOmEAOx6DYNjdIX5gFTDR/ml8PDpR6aZFWTAJ1L0U/N2yvSrjDgpFPrhuatTTO
DhUtNthkKt/2hjXVLUOrM7uYN4gg1r4ZZLBP+fnCXDQDBSIeSjEgnYpGUNNBJ6rh6AXjSht3Wsjs9EcLC0QXh1sU2+lIhHMGiOCi/gdLonZQubBdIvFbbIfm
7xXjoiyocEuhnKLYEDHFLZE2dnyVPViX4bY8rtjt0rQZbU9PH94jCk3k5YuPfR5MEhtGmhFphyaEn1y+H9wLjHXOK0sQfyou4zHpfo76xPYO5Qkzj3R4swbw
MacT2Mp+9RNHa7Djq+ejXlZwi169E9BiFLQHdfFppzdjW2P5LNohaCgnhbLsKHxGdGYla2Q7jphKaA2Wvns6ycwMlCPSAG9eS6gc1lhAT9QBWZ5TgUfXZNVN
D3nLzZkZGatcNa9uLdei47Xo7raTlNU2lweurkatEJ3npZOYeZz2HjtmNKt6lQH1BfsILav1SYFtvLOV9brjtCw33WJtuxogZexN7SrnErMCp0vG4XaYogao
jgLwOZkYc7tcsekIcYLoBWjAgxcJnoeUxIEgePNpOJAJpZ0wBJCtSzBfZOXs9tK4Gvn9hvhU48k5r9+GXDEEXBysxqNjYhrGxW7FFTbtSca0uNcgrOIQy0CA
1MN0DGZjBtLpIenhiFiRLpT6ZpBYQqx8frABi9hdSyk6mC6dWRlBkhjj9k2w7R3AUkuenXAP048Y1XCSeCDw1OS5ZK3SOkQOilRt0lC4umCKWQ7j4ubtNHPo
gGYeeZzY86IYrRw9eunSpfqlY/XhePPocqPROEq1g9U5CAy7KPrE/T2UJhslQkaFCcCjX22d69bbRw4frVMFheahseoPMFr4PNp7aHr18ltXr/y4feRc987D
RyflrBnbA/aHzsK7Lx3XWeJRVf0QYMEeow+ZzfxbkNG8++6TRyHn8J+HH1KkWD6Ous0qcQKxxn1ifTj/ZbkVD/mIVlPsUSCpwVswDCpWSjhHzRrROcyNwRZF
lrUUukPWIHb42HPg8D4Kbw/FmiSuuAFTzoDTq3Pms6N7oievHITWfiVGxeDB6Wk8vBSHw0DVzy7kuJvRZpXsulOD+dnAJbCt/sDbpdMeykOhsBfxSQNNEoWU
x2mdNzpKXGrifZwMckJrylrtGHZTaMi3vCUM4yBcOnQmYkpvyOH92g/I9lrO7sXJ5jgZbXn274AMZyN7UztH3UlKNnjE2vmLIoQgetxoRKzQ8bjRjIhihFIe
NhoSEnIykgY5TR8humCeIO1+fqCUjY3B2miMDj/Kanu8Jx0IQPd2itiJI5SnKDIxAmjFXz0LTP+/f7gs1uZsRNpd264i9eqVl+lRPvQnSPnLB5ot2+wD7fF/
PS0Jm0lfEv7ytiSsp4W8vxW3fc+ufLe/PuzZsxGzCzpMtVQcZOG/bTWGizI4Lk67ZZUXGAqCRA6+imG7an0VPObNfK0aubcuAGKT9tsJ6Q4XBzDai5raSmRu
nVwKDm/qM2eAqtRQ/7Z5llLlc9dVw9vDmlyr9Q49wb4Q64rn6eG9DGoTrZXbsHwgv8FCXdTZ/I2WU/H5me+rkXmWqs3b9D/+pA34NtMkQgQYCU2xWAM9M/jO
Iao/YtvEO462oiNH27p9qLqaESVZqqYmuJXgkQ3BW3xWxwgRww2iCw8mna3QosU7/T7tTFfMIBtjrcCuVdqG7XPJhkPhOHJ6pryanWiyWCiJIxNBbE2h5g2g
eMhA/yx8kDZwvnV4b+F80/qq0/Z5sd32PIOC4WF1tzuS9IbH+GTiu7px3h4+pUgLSW1jbbqobw4yKRXAxiU/y1a2ApvkccDReqW921tNvCR1FLMkjwMFeAD5
jF2TqWvR0KuhViXoHRGDBsx65nbMbCi94SYx1hmxlhH7XjSjo1GlSehgzWm6M6os7QReMel4o7JjCKDnDEgT5phZOBslG0boOk6w3Z2Y3y0tVTnPgL1bjob1
HIk2HOLFRwDn5OygU4G+0IOMknaqtgLeBvjp0c9z7nK10nFAROw0bBh2aDOb8EMJ2uYpNlm8G9DCxBK5joCXRbk7T0fSNLU84Obh3TBgCdFCvmwM4cpQUVUO
/bTVZRcTIJaPZQ+14qwLZ8YC7AYPyE67RqmPpQ990abo2tyBByQzUDv61uC8f/egn/cou17wkPLQGbAe/78eO7tcrdoSxIwMtlyxO+3M8HB70hRW/KoLzvHj
n2nexfi4806aBF6dT0yyzvbcSpv1zzSWefg49+OZD7OXT79j6x5mYBjMF05WmBkmPHPiVjLuRvmlLA+6s8j9ijtxDKN4QiF/eF5J1C6YIACao4qdhLQ6pBhh
l0rRX3rz7EqSLjEt8+3yZ6jafMuQudkNvVlZSCSdCUirFtVk9xejlLajSeAkVKEO2TYZOBs6US6N2JQuEOlHB9v1CHcvmTzOXk19jHHJCNvzyIGYqDNRAIqn
+cm/MOjtOrj5tGhbza78tCdic0CAVZiqj7qUhtnYamixldiaTgVKKOSzdrqUcX3Vt6fFfqmt9IbsBUilNIGNXcEUmKZwpoVzu/VVa7qrDoJJYAuc2LMpa3JL
M5RmaxKYAx+N1n1QmKLlYCLhhDrnZF3xLkf+3vlbzZ2rQ80Hwz2n15v625ge4QQjw7ba5U04MoaokqSyFdc5VXcdnhUNZ5XJY1TVOupPQIsuj9tlC42ke28B
IBftu7YnXra/oReqqTHzy7dxP7VI46UuHjoFRJlvzEmlQnNY0wrWJrtHwQrE8NUk9jhQkxkoG05emOu0l4T2fIFT0QYz3om/++OTcgAwxvSU1ePwiBa45a6N
xXtCrJflLIpT7fxeZZ8H4gM3Y49nyjU4Qyo8K2cXI3m19FF2BWltOGnaiZ2yp7eXp54ak0Etg9rbgf3feEgSVMF2bs5wgLG0UQBHOiBjHNyv0CLSdy1nc8AL
qO4NHgztkjqeqE7+bXukNenSdg1kJPNbK9deE5HQGPeFDfgVF8Mi6bG4Pu7nIgPSgxUTiYkwDs7MmkRFXZuqeabY9InxYSshAPm5JvWvyA9zNbm/Y7CZ6Wnl
JwnmLO1AtaZdYHY1sRb38zNp15DRt2BBst8S0YeMo5NQpWg1N7Xyi4WT33QC6jh5dQxHu9xPHgSusYICOD2oAbmi3665QUgClrafJoPK2PcHZXRh2vMSjcF3
8KGvDDfsY0AyG9id2dPAxzjw7WG1Jq4xPHrqiOKIhA4GjyZ3keaCQP6XfwNzCfD5Y0xv9GKDDbSFcQX/2XZIkhShLk538cQkGcP+xchfHWi5Zw2/TG9VSPMN
93cYGa7PImCsUCZPetvTGbCiDSipX41aOwbt8X+8FWPfb8UVMFg2Obp65TtR7CCLq8iopH0lEnW7XUoVLUiigBQQv2+3mnbMajKewZ7QdjEd5+kD6cWMmW5/
1A3UEc5eZT+Nk/XhpFj7x3Q8ZCIHGUsnS51xfqo0Yzxc86RR+Gpz58XFZJzBvRzleOT8SUKc5CgPgaGEmK0kG86BZGgjCzCDbqs8guLVBTNNp4u6YUPi40c2
+TezkC0XKqWRNLMSlP6/nv6Pt6jtA+ep36Fq2/W4WpPqY7R99crLFa7sSPSXP0CD17LJsSuCqo+gaqYKcRXTY04HqOZ2af4PhuN+0svy9HOYv3OWuT9oUEE2
FozXzIA8sb2GytduY2BmB1iHqBYsLnrdtK/EyDThaW+3QMRiYB5Y+m2Wgev9weO9Cx8ts+bCcYbStCJD6Q2DDsGtBnbR0NhR3pHhRJ3emuf6kI+y7xIaqgJU
Jf7Pl6K/vI3McCqP6I2eNy0ND3qxOWe8kw0wZ/5Az8Ww5a6abbWzw3ewN+vh92X/OwKOwC4lnAij3iRfgxW64eztRNhIIPFhf9ukTwo3XILA36AiGdEdy3tI
AR0fltZOHZLNbzTJt7gWRer/81RkMMUQBYQWn1jmd7iToYlWytlC7NagE9mEWtY2442bGSrliYnH8mCTAjR93rKDx+2ve2N3xDFX655+TfZsywKEx2V8pOCP
Zx6OJ5RpBw6pOwrbKLSox+SPAzZf8hC9WzLHr6iqcgc3QmIcfnWw7vBzOXfMvSjdYa1r13B54c6O/jC99La/b/D2h7bb8kOFvI2dgZq6GBGAZVW4u0pLeRKQ
En3E9yp7bQhnVClhlL3FQNk8nCL2nEOrw1nqwmuBVCpzZnb6VgwVCGjEzF6OCv2J523gBoEhmj1fU1Sa203e1VR1e3yuLDl/nGGeywwcEM5mMl53Ai5uW7k4
sX721n5ViTbP8Dmll/1DSRkR2S/KGH+YeKb+pH8gn2nBnMNnLoCwGUIYFmz6wNk9oZeMN9O8MLPTSAKBfCHmsiJgII7JBoxrkMinu5KA+a+Pq+ZhJZKSbl2U
udHhRgG9xuLl3PenIUHrXkF8mVv62+ZPv24MLgJqI6sx5/naLy9ImcN9S7lmaqMk+m73LG5RqpK9M1wXfjlZDI4HOko8FIq4TbFnm+15PTX+4tjwe6ayXjWc
aP4MVbks55hmjs33GfuDUf8/jOvzgqDDe4AITgL/JxjXzt0OoqunDpU4BFG6Y1OhvQ62eC4mlcgaG1BFerr5li8T2OS4yocsLROicsPbA4breZF02KOPIITM
vzYZbA+GlwaxUYbdETYdcCnz8Cegtc7rGWLlvC9CcV83jGhU1U3aKEdYI+kN9E440LCFhu+9Lf7fax7VhIwc5vVkVGY3kA8xhEaW65GSk1FpNsMqMdz6k3Cj
b1A1l7Ium+MnvvbIdUB2QJ+Sbq34wQsce03riuvCzF+JvPRPahvTEnhi9BICuD0L4Hq6YThGZTwMoNvsdr/tvxsCb9Sg0T1a/uC5lSbjXgZFuzWYKMvs216X
tuEhI1B5AvyOt9QX8Eiw0BGE7ohT6C1A8Qk/TZp78wPHUvqeSLCeO3woxOD3dhfXvKEnYaoBBZCNLmLr1oAlpotVf90UmVjBgFAIZ15dpBeZv73IEphhuKWu
dm0O47+j9EoDGqbF1rCrvgQJjPoFj7R5TPorITFPwjVuRQ+PdpGYm3UnSW+NTXhEaG1aWQUqYg7BIQX1YFlZikQGfL421QA/R5lqPs2oOktcU4ubr0UzHAz8
qqa1Q1Q1Dsfm9jlYbhc4yei2F7GESajSrnSNwtzqkSuhxsvP315htV8tFNQRjKF9G1xk0EMqu0xlteB8PtJ2fk28QAIMmFGzi3uLNekeSubSRWnCcp7Qe1TS
g3GQznZZGj8C723bPsLnVAXs7rBYw+lbCeTNMPxOxQNdbBaOUm18jnYgvOntgQpAKQVy/9RCxv57a+K59n8CXXD2EJw8JCXWjU/HHLScz1swjWiKA9Hw+6Le
WzlB888ICmHft8O+M1ETCqBd9yiEIQzlI95bEF2czqBaEMrZ2ojX7SSjlQN5z05IqSAnUBmzIXbKJ2+3uxe44JXuGD+3irPOfKotufg7M/P8Hkq5zKh3DOfD
8rphezqRUP2Oo/cQ6zsmwCwNAXQAK6rZqB0i6XCtL+LhiicqygerrBWZvXaoN9y0iT4++yE+eyUxamjnNT1WegfJRL1B1ON+9xDN1Qkb0lcqDrnD9BaHT6aA
Y71F80NZ5wgxToxYMcw66kC1fcWPSon2Ya2X0wD7wo0ncT3EZp8PxTTLTI6FeVk6i/vIC+aSCSoRAGE0aVzSZIDwO3xKsNY1xwQrMwcHEN6IvCbjbpanpYEo
qRv7k3AkiGJ2Q5k2YV8ZpwUkGWZinObnDM8O9+QvH5Q4CyNBTdxxF+plhV5/4mtXm0f/62k+GJPvZpICsLAsdhKbKBl0gIiR8OjHgp6HPW0u4pAsPDNsUgCR
Y5V8mHYCsET3S78q4Sl8gcAnnhEuzxrEsO68nBxqs3bIHiDo9hscKGCRFq6lgznDudRKysdlNeFOqHa1uNmpisKbOsDix4oVQ9i309cEoPrFxkYq8G4NL9kg
MwT0UrNkHcQSrr6PtjjiGM70YVLeh12PeeL476NJEbfLbvB7akG7ssjcthb5QKwYUyET+aalD23PvNkAzLEPTOd4FGftN2rCfEnAHIPktpXC/b4++SRAkR5K
b7ydxji817xRzPJH0f2UHdnVNnzVja3DjUmRWm3jyt9jFNq3aMoCNsnFosrtd5xw4AY4Fju00+rhjJcFM8NiBXl8NvIW4B3QuMai8ftakfoNryyNwZDmdltB
Xq+JpNczFkhahp64XcU0ZZAj21IgGJSsdzME9E3lLNbdqGHL1DiXmWQSXMzWhzHxP6tyLEhacvld9DpEf7Whx908CrzMj361cmntyfW1J9lV4Un4JzyZZ4Pt
qhqbl6z9A8N22AQyuga8Zfkn3b2eOVua47EJc2SvXF3VxqVUXkg0KcRNUqpkZVjVGV6Lil58yTiHCEB7kXwYc5irgTtehnDJE5nFylgULmbPQHkvzDcx59vE
KfKoy0z2ApgZr28vIRl0tobjIIn27n6W5yAb6h7uZmwxzjppyfddfSTg/rnYLx6qrPsBq64vtokWWGcjH1tXduuDfca4Y4txFXotporwdv6SNl3xdRQMD1qE
6C4BgSQXu09vBDcapLCdTccPSwzOVNzKaja0GRx5xttyhYdBgfrT27x+zgOd6wE6O0PP7DzG7N3sKhzAwZDrtoYnCR0Bhh3ilNFJz1qtVSpofLh5MhoH45qz
7LQ2gC4Xe9wHg7Nat9GuqsEGsThE4GZ2MR0YXwK2ddJwxzjKE0s5z2bf3czA5axNkO6ZEx7HnvPA8JwDXOjUldAVmANFYBstpYux3bSq0SIbsG1wvtNopMr4
Y0hwNCwgSQ4fPOdFUAq5aw4VAlUaOlGdE/B3L9xqVqS3U8+7bTImKlzoZNYLq/yhJwJjhgsz71QYysEtD+chwqWBUa8aUUbZxNla7dGnoXaw8NXpYviqcNpI
ldZukl/MfmpIyng7D4MCWRNCdLZkIirUkTHAJTnUicmCOVGR5E2bXFXyi+VsIr5TFdG0bWRoNr3bO4QF3VoALrULJeGkV8Sh/+eeWrKK65lUzO6gczaaasSU
x+aUtezqknlsthpDaNrGqUQ+15XihJEv9FsQP8M6fHsfq5aEmxAZ8pFA0VxAn4dDTQ1RWYKbCSvANhS2Kk8VMzeY/5C9zcNHTefZSnTfkLCRYO7gnS11zTSy
e1FpzZjvsn3597oRt2AWihfDHrbqbOheN+QOIVbNC31QC57EaPS9IB3rdso6rT0xa7xoSs4HCo63t+mQlNY4VnfYBZzU8IP74PqufuunDoXLOdwL0uRiarcC
ptA+DM4LrgTZDBgeIT+oORqrWQx4pxibYsBqxqMSUpoZfFRNiBFZT1JcAwMs2jKn/rinwl94BHIuQVSkWiSVug/nhxn8++PpD4qsszKSxMPR7qUuyvl44oUa
2EpKWy57fMchFuLYP4iiIq78ON0ggsQMjouZUQblkL16cY91QONiTeOptuKzyXYa7TWm0aWMNrLdIbsE77/xwf4z7yE5btdMEbBuKPHgjgSDpY8zWXGotNbJ
LyLf/fQcJXl0/+P/wBlfe37/yh+vvfMeJ5i8g0l/tOvn5oQwvySZEnAA3/FLPJScTb8clpAkXMtFi2Etv7iJ/A+Q2NUbEr4f/4e/Q/Zr73zr5ocf8pvJORqE
OR99xM+JN4GCPbcZAnqqc9t/ekua/9+Xn0KmwbBYCzLuRpnGBkY0thWUufnGn669/8LNj3748TPPSeG/fvAyt0DiGw/O/Xjg6r/+9scv/Rbfpn58dIlbK1ex
nJnv/YCPdY7HGjg+LM6rcbtN9gv28hV1kpGg2haKJybDIrg57mgrrp0btEvRIs7HcmWc76f96fjTtejTcfzp6jR2F8k5Djm/yKsdbfuh8njFeKCKL/4qHN8l
YEH5m3iMCqAmvB9b+jknnUzCywpKpUUNzTu0oXlbpmpKs21KrZUgHY7WUr84Awwvucu7wosDuZi9j69qmPsw+OOW8RHYsiPhQYBo81vKkzarwrByd7Sy+NyA
vUXwW775cbQ7B8EzVxiO6v4thvQqFxn603Ae6jh8/xl2db5dDOj9iVUTcAk69Wn7vEPHeWo9kauLuNbcZDw3iOx/KKNR+k5T/sN7QRvYTOztOCv6fGw5nlbP
Dc6X3KtpQt4Ggs6dQ9SMcX/vkeSRqcXTuXP0W+x6iBJnP+NJfBtocHF80krryFL7XPdI9aisSmF9z0fnznW6wyJqNr66d3hPhZu0Op36ODt3bp0E28HeujBx
03MDwd280YojPpwwAyYgm+GIPkW4tS/n8B/NLarv3Ll00PXqP++F0sk7JBH59MHaSBNhcD1s3XPmU3EbF0NyGJ/zn/rE4b2OfwlYozo9FV5Le6+5xnPXMFw1
DsmjATu4mnu41Z3TRH12pnG0i4ddekDykhRCkjxROsojAb/T+MzhPYVfwJ3ecxS/Z/x76mhzsXPEhD8L7047aHUEK2P+XawlGuHMdYcD2ClqZD1mdXCz4TwT
xVKYTxAVMwpEc0wJuDhKDHLE2u+QgI1bd9OTDbmgDlbZkJCrvguVsS6yLShUjK/cBMGpGWArs2SbJQm4S3+mfgLencdrxhC5TOmCOky6V/IEgXjSOYiN5u8S
d6Enx5Zr0Va2CciXT54qxaJryeSqnKxFyw2Okk8f9PpQXC7KlbJ3UBtcH/fTqPS87QJDa9MlbsmFGfOY8r5ak9sVo9LtsNhplhtQUOBCT77uhK8V5OL2bkF+
K4YDXBJrD3KiL7PCZAN2CBcIWTxitegr7L8xgnECJQIXpw5JzDzWQZ6/h3hsXThfNgvnK/TAxfEiI78ULVPiFof7RSojVRLHVPiYW1EdYrZxUeQ0PnrmfE0X
cOXLBICp6SSgonE8yVGCukxJt78w4FK6psHo4095XFc9TBs0e73RxhQLlQvsl4/7MA02gAkGIO5n3W6PWa5P3HXXXTibrtoGzZwLW8sOao0rDfEcdjFsJrhK
)page",
    R"page(uqXwBlyZgkzJtmLH4dkGTgrLw6uyk2Y973INDbVixxGNtRrtYBQ5rYk01H3fkEayETUilzny8riYNOfvQUiznX5vkJ8+KCwZlWY4ptHGcFAsbST9rEcTLN/N
i7S/NKGFkCeDfClPxxkxGpwHrZ2Om8fiMzIxFfxmo/FJB7i8yYTjq0ePnkEwfQyM7FkxKDhBcOZ8yfbuYnpfD7db0h/n+GdZQxgtIh5UwnGqtkjkWom++NhD
Gn1MDkTonYvTTO2q9CCeeSy5oZJ6h3i07YoIuGezfjqcFBWR11DZOL043PYq4yJoC7GXCXMNX8i9uAl4sf2F247G6OXOtObuTG2+TINYIxxI9pPNFPg4QmMm
ImaS7w46UYCZRxF51KuijCCuRTV3n8czC799vuVlDLOVeajSHoSwof1LSaZV6m2AThPYSQYX2ZUFYyEvPCA8F1a0kKwO9neUaWE+yBu+iCcEl4du634JUF6J
l7txtd4dJ5ekF1yMKS4CaUp2JRf6JlW6yoqhnUXM4c2ZVnK/QYhkSLU8ULJJdLOkN9z0g7NxHGJJrj8xSce7j6e9lENlxHWRzZeQiUM7cOxOweIguZhtJpQN
M2+0PkzG3fqlcVaktjGO1FbMBkjLicGORXqNS0E9RalDo6njgGrwyiMhF6+cqPF56nDQ2zVOFDHcFJfYUCyGjSZV7wTkWDQ4qMWYwqgouBg4v3SN4TE15Iyb
SjmyL5QXorhYwKkR2UjNhoyh8ljTr3KAw3Pd9pGjmxPqzJqErIiF37UXHMsIKV7kJQhsJ0MVz8WGr5UJWIxaNByoOkBohc6DcdofXkT8XqcPWJ8UBevi+eJY
jufKYbWrJp6dZIg9CmBTYlxTs6QQrkRSAVrOEHUbsfWnNYaUg8SeOqRQaFzDQ6h9a1nD5R3cIZghzYn6J5DkCOp3SJ5pBuYX5QYB0SnBBlPOSs2CCTQEduVU
XQ1WmeR0TbO1lAThefWwKGjrMW+lekry4rx6JChnbLRStg5LKubSxRoCtWF+Tuv0/bxf4WjgKpRnV+Es4bbVUFaqZsFQ+CTFnEKDCS4mGB4tBAsTLiVmC5RD
ZzwmSmmymYpHY6Kp493YzKWYJ3Yslpc2puf6sLtrJpZi0M436NsfHnaTXsXbDQXe++zsL2+Jh24x9w14T0yy1C3PrSQfDUeTUey6dtDKBX0pLVxVsd4il11k
MnAL6dQUsRtf+xcQee/EGmfhJFd6dzAgRFePb040doRW1FlyKeLA3YDATAmpPA+SgTxkA5ccHHPxqZTXGHTcGmOrKvqQI0dOuRjG0VRz4BTFmjUS6dwJHaaq
fCYnbc6v4B70qaod2zmlqWe4Z1XTP0rXQGSIV2Zqc1ceaKdgrduDnIZiNY5YYIJDSI6a/aUOediYion/8NJKRGKZlNdHqYQfF5R183WH5tKyUQO5aGV3WvPT
ZXEfsV7SiDJgYnio3mAJ0mUQ7WTkRTvhFiojldS9M4+L6XgTdjyVUS16wswWnQteiLcLcqnuBUL7yF4Pe0Hu0nXWtJVR6wIiAz4B83wEUrPorygA/MGAw9k4
H0lFktT3L6Two45RPaXQ8cRQPGDBzyvm+NILzjO8JMFt+gequPvz9dv9QLldUm3as1LIVP0Dqp5VszNUApKnuaGOuKHESObDflpx88GzHDDXpuEQMzdVatK6
0e/o1QISSXv24luOxQ8PsBmNNj+vt7J220bRrrSgUZPAqgAUc5EvXqDHXU8zjUqN+cOqvAXz0atGJqU3+/CJJyfNBr8eXkEq4vuOZIPNHqjciE3KvVvOMhge
RGfO4L4aqj7L+eCSpSXEPOG4gxm10fVtTDObtyY1r0Qj5DFpl2jrXOGogBrLj57sx2GXtrpO9En6Lg5AoRdXd1h8YQMXUmLIR3zLzqI11pE11qE1ZuckvXrR
FM2cHLFe7k77Dm+hwPfBOw38H10EznqENiioLz2q2RlOBphUd7n7tZkKn2FCbedgi97a4a07FdURMUE/KhURsoaXUhk8jJznYGKDCjb4qsNyDKYWDT3JendB
SG47VSrIKVdZFYMls7bkksc7o0b97rvvdtpk9M+3+MMAbRu1JhQo6DoBy40uRc10iQpTjjsl5Z7TRvHCr3dyBvqOweS6RTGk+vmKKYcoOY+O006Ww+OuGfjK
c7FQSzFKxttur3dDcGzZi1PAkQesQjYbVBS/WsoFJRlyIL+ZHjfQrXu0Hu1C6WZTb3DQk7BmQpKUBQM0LPkKbXMM0APKnHKXkZipxpePlPicej5Z52MgdzGn
TXLRn4mc2I/edan0hdqh7sugtGxLbX83GiJioX9axs6SFvds5+UFhs7kOklt7r6vnH3w8bVHH3xs7cGHHnz4wUfOMrE4WVNNvZT2zriglAys34xzYVzjM6o4
OPeA+m7v090074w/vRJ9mlWxfKx1z8ZJzn7PxvF4iqNVGlnETF+DlS3yfhYqYUrntui9giu68gIOUYj8bNTg3a47sDkSxVFclwC7lRPHaPJXaIkekZjbOpmI
HJ44bs4Ybfw76IO+mA2Kk3IjPZeSup19HB9twtKh1di5+xjtCDvHoXLZuesufu7yc4P/3l0DlW/UwjqiT0XLyBwm0o5wsl1dMLP9nDrBAUaLAcQdaiaLd/i0
7YRskk5mO2cGfn0CS2mdbjZxt6C5C9M/twxdGjXqJz4kqKmGltul5hhtNk4SC0wWpbCkBkbZuNG9IpMMzYx1olpa++fuM1PdXHfG+qNg3vPxj0xe8f5kp1lr
2ylfrFGld727OXNv4TiKvUf9XHyOPXfzUmdz2bjkwMorvcShgzrmKB0Grj6JG8tEGFs9+j0lWkTfhORxbjlfG5fvbu+ZE3mAkASHOiQZsozCWQSkhKme5Y6Y
+TF71G6NT9W2Q0LJ7R6Vunic6HXpNO83nOaYMAnhxqhUcmbsfcsInKGTY3f8Qc9KmI2Hv4yzh0SfNkpzc60L7CVvUN0aKvClNNk2Fz26W8oIF3oFGSuqIJVH
cN84GVuWQqthW2+5yqxqquZJreX3nA6MfSvsfUVdtl2Ukg5nyOKuUZOcj+j1eZyXPwpEvpqhy2ruyjatYt183eGqtx0ansaRDJi8CVuWlcrKNNue2a/BY9T8
mnF4JF8Q05CqvrQFfWUFQIUQnQHjt720VMoilzq6bMSyIB/kY28u2WNdXLH9D2xWZIMaZQ2OgJc1EaEIQghxiZJ0gZMsS+kdDnPY7goCmsChYAfBHnLp+Xqa
lwNJPfmkycry8JkwxlQYS92+SYUrnJ+fAx+vpFM8znYWFeg3a5GArZBK7Bf/1mQuoOMkLDGKtQT50rsj0QXLz2pQqErGaAE6gAtvYKWTvt4lYaYLBS402nPV
MB6xgniTEbXKiEplTfoVyhSI6RdUTr/QLEnooFMLoDfKE0//YrQltchpUDzlDsYGozkzlNWohV90DDsnhD5x9Nfgs07qCnAkgalWIlPWKFCshsZXx9Doehjk
+UusS4ZY91mDA61fwPMF+FTyCMqpA4tmwRo0I1uLJGAGjm0JDFpcVBMxMXK/pl2JMln8j2DwURJRFKjB2SJ2ZvnfTSlfCJ07ERV8ex/p5jgjaVP1gESmL4km
H3n+jj7pnJ6pxMuPbfgi36bJpcpBR263Kj7n0lAyboaJBAEC/1mxoTLMiR60SfY6X1/lppoEfBWjFgybPDUkuhK/XLDJFxouhi0gY6WmaWhGqA2FWaW6FRrt
vgHdZwl3hRPYpbUjENNzaX1h/TH13GXKaY77eD1KuqWq7tscgamifYQRQDVYjdrLmuiCOHgjQzpfF9dftMS5HaztWjRSxdIRbaXlFvzClUwD2RpBNycPokmd
+uu3LA0xcpWyKn/ISTmmMIkcnhdSMNPbhiN0HNV9ZmWODTcXxAoCy8M11x3WOjUhoRk747YQUwED4Yn/PDo7ht5rBXiBLVJLaBCX7cDebH5ZuxjC9oNlvICq
SQGmLdvi5oR4cprMb6t1/iJUTz9w6Fyk3haJsy5582mckgoaC2I8OeKnorpiFkY2Dz01f90sxIDd4UGh3JFLiU54Q3l7pOK/RxoSYwYotFiEfInpotH7fI7L
dM+SbPFSZX5Ll5GvsdhxpkJSJZRATMxLdVtoOuNhDq7n1rLLjsgubOynjLilB/0D599tEDEXsZ4a2HVjY3E6mDf8M6vNa2tH2sJZjNCoaAdNgWbsemZJ7Gjo
rwCsTcFKa2eOiuVWm+KKzuJgizSJul8mxcPD3CbKW7CL2n3QrsGL9t7vx9howcOCpt8vcKyU6U+4hRbDEW5ir/SG3ZoEG/LcbnBF2GixZ+SesvR8O7JkrlkZ
kwUkmxpzMscM4ZT6Ot+RehraP6h+JseWWfUzaZ6wl33OVsLJ0DhtUHZHx7KFimKFT+brtpwZyJ1QFRvbqGpFE6hPtO2F39ueRAV9BwsIvhwo69cq5QIyIsqQ
kuhYrVnnQbkLWt5IZPAzxpzqFGmW4d4WJyHsmFS92Uq32ziougvX9vj6aicsWc/D1bpXBgOC8XgkeYRvaZz3vVmK8SKQsIrJD1BBo6YbrHUpponJfF1ZbKGs
zotWOLnSYuIp1ndXU6izam9YVEB24YuX+kLour05zwTHWudYfKwjCL/4t8vI3S30g6m4xYoBtGhwLqI5b7KVHfHK1ZhR7IXHkYR35JoXl4xXBL/oTHJdJvys
jshUZVW23b/n64+t/BgjTS4dTWCiw+IYL2QNZEwVybsXnFDOydwnhkVMj8Mke/GeuBCvCAalZq7lHoC/eN2LodTYjs8KeJpQ5e2aPHVIfsV9cG5JZfIlX2z5
EKwvr6c1xUpNenonc1d+w44jmS2JDweUZLIYWV9THiOHWdQnVw3xHsy1cxZd9A0d4XpPIp3gkaud03f5Gkxvk2i3DoMQTtbYMSsKVV3Xs22wKkvdx1pFZ5Rj
3iQ3rQ12IUWWmF7iAGMVQVIZF0x/tyb9dd8vwJB8Tq8ZSUEW4p1RYex5C69PLCIUgFiD6c+gpiijpZhFibTocFIhll+Xz5EoXiuGMQeSKQT/7pyuhKEcps9a
MCDaB1YXzq/CTSu/AmaEqaQPhsPookUlBv/BdmywqZytLm/jYc7jIhofE5hDTsBBU1gc4Ah6rbTOp+Rpu+pF/S7rifgUGzQwAwXkjYeToH/MqmpfZ3de2E3g
cpkRiQGZnlBWWOuolcnN3BeqtHk0295VxaxO4u2aCqOoqNwpk2GC1KwfpNRBZ+k6V8EA+RzagRLBPAHsdmQEky3nUCieTQUPm+ERQ10Z1aJBkewGWVKHcaE6
lGLaS8jimljSkPk3uO/wLeaCs6q9/fyMqe8CX7mFJFMZCRpwAWb1Ig1Co43MO1RWVXpQdGVMvGh4DNDWgmVdYuwYbPtML5cHCaFfrVaKawhEZVqdeoyDdiaF
vFg/P+WDH+Vsou2KlFP1eWpfTi9J4k5i3yurnwwDrUPlu1dn+eOyw/pReO5oxRwwsgBZiUfjIdOXuMh66Zq8eVdnLwrJI/5w3j1966IZ3ZIfs+TEq8VFSTTQ
GMBMtAeN1l2ODML8k9Q1tdGVhJ0ZSBDFmMiCC2t1ay4sPKjTyvSwBR7uStnDECB9P+RIcBInMTSc3prP78KjbWUn+2aPsNYc6LTuAP16Wckd3nWcZIPi0WyH
KGpFjNdlyuVWEjXyYpGwQ6K30ZfvYTTl98KiwQVUAz23XmB1X7NOBJpV/QXYEP8BopyVoGpwfAy7dzJqVArqOkBl9DC2aq9p4664iC1NLwZwhbMcYbMQvrHU
8fxQmDV9mXskcvAIZ8lAmT04HJV1c/y5NbIKuCW1eyTWUOAXZRvD1fLN3xy9TrAOuShvwyZecPQk5k1bg3v4lbkbTxs7GxtJo9HonMTVtyMbpvsIXjSWt9RD
n45rgZMN/MPmxEDtaJgapNgr5cwYjSaFGyDPW4Knmh9yoJcQnYE7+yPDwotFt9eY1qN7u91orzmFrcilrYS28a3UZBkTecXtKaAl19/66fVXnr35+pv7H37v
rx+8TEX/9+Wnbr7xp5uv/7sk7v/wV9c+evXG936I2jwffFgMc9SCL0ntWR51hyR10jeO3sF++B/98No7z998+sObb/z++g9euPb+5WvvXgl97TsJh0aqsE2v
3two/gjWuj5PeW0FFs8oZi2it46Z++RRSTWsxZ4pbY05iCDvUJyFHZjUqHs3TLVn0GLrdX4PV3hPz1erGt7paOXc3rnuuWn1qDA04p//VUk8bDz0wbFwda2C
GAnmTKqhyGZcd7mbo0TNqMfJIO9xbMd4MOReqk+JufhSmFO5t4ZmR25RNQqQhDga2YAtxw9J92FwL4IMu/oMu6lxLeB6PMuZ6qIs6C6fXJ7nhJWVw3s5YcYv
6ngSdbEBpNZ1eBZONohHN002Z8nQz4oSmsKinMNOhLwYD9lWH/CeJ8CMRwtP1rg6XYnOV0vYXB9n6YYqOk0UngUuwxV77/2q8xsOwpzJCqwQYmauzdXbm/wr
TgdDNm4iyLkAsylyN5N4jSAYWGxDS0rUMfkiSqsVDf0lsQ2ABO5MZW4sSu0bwauRpECHKgDBuDYYgOXNhOQxd6RTxvKNH6VaFgSqMZYDfiMVYsDtVs7cJu/a
7DbVTRH67cGL6aB4CFHjBiQ5xCPqYoFQifTHhOBO65p6FhYOHN6lGE46W3zrJ7cqdZdiCWEUtbkad6t6y2Y59I91AfGq9mICLa6E3RDmlg5D/HiAVWcRbwwq
B4W5eN6zIh0UOgbWZbnwWDkx6OS9bwyWuGK3xKVmLbigumCHcZJIIdXpuHGTLa1YTDv2pt7xIbFTgEisP9CW5GltiE0ceOg2+6tDNuwizp+neBSnbHa5tqAz
vCoXI78XtMP4OvsezG0x1WnFS0sIBo2fTH67+pMRm2wdi+U6EVG58oDlxS5xL8Q8PjpG1NFiV7No11rbbTu2THUwsBycMAZm4kUjtaGSLC/tHUP5dKEb8oVM
sXVoYfbUkBwOAow1bT3WP09TcZMmFHuta5gB9meQVb/jyK5oAM2SmxOyD7xXw6dck8EXNh7vpLi/TuPKlW/plNi4Oefhb6t1KoUArfwAUb8StMQOctSOuYBb
Mhuuz3rcdsbDXo8tlBXv81iAsieVKRUzH61R/RrWpwrxJsX7LnArEq/hMnvgKNoTE7mc0/EGNjY/wu7nB5n1MtcQ2D7KYYW5lpzZAFVUY5/CvlzVevWSr3n9
ZBHD7W+GRTDfOUwusa2cw7RRNY9HjsjctQozmyNo2KZ60vRc9zXFj/Nd41q4bakvlIUwuc/y/tBJRhKQTnTOov7wo8Ji9DsYy03x/KPljTjnHaDuEeySRC1b
8dkHMKRnP+dLvZ06FXqE5+oqlVtxi2waWvPrjHGwsJMtwAtd6bCpzcwcLWTGoUA/lM3g97G+hBGFJCtXn3eG7BtHRIXxtVW1XoIFLEi1vHVBGdvyY7+dsDLK
zZWNESWZ7z9QJQZX0THRb4HZuOgyY1YteYBQCYRk1lutmAfubA0zvlA55+jYHKQjYtlqrxRgW900JT8r2z7P21fHi0bT0YD/PPGZMIg6ztjJo1v0hODUc3nf
qjNoGNkCEszaczlkM3YEoccV1zjlTYgeGMB8wVR0s014B3IlK8JKSEw4hsyWa6U0tcYkUWssdHv9sweUBomzuPAtLBhLFROPNHDCAkpBuDULibGAxfpob5sE
AuvegvC4PoEOnGck5wEDG9uRoqUrPo9ifI+PrARgH4ZSnlOHMKoVl+pf+qORLxXJMvcDasSTZYYaTfXCZN6VCWwe2uqtgwzjiJHvyxQkVljkYAh42WriKUeS
+JsXtXVLZqYNVHAcUWVMcIJlhKKRW4OOn7QXBiEKTjGkKbB8AjrRohj2V6JjJ10sKYgQ2/b4ku8DRwIJDheTcWVpaevwXotaoWqW261tEvCPtafV8xzMBvmW
ukm+xTqlGLLxAJez0scT0XH8LEfHYlOKZ5E7lMwG6f3oD1pMaT+n9bfzkKzKXf3NJ314+VLCY0BiTYxJI0+g2CsrmeRKz7FqnHBULX3mgzDGX031a9Ko5dNY
wsuFwc5ZLcQWMHJJZK/HBGbEdn4yh1QnvEOo2REDIMtWYjdFfA4OcGSXgZfaxq2tVHCXC0rn+ORgporm3CqarLARCL5szkFNSBpWDrE/XGWnyc/CgeD82cTH
0YAyY1WBfYUNxqgO1bctGaQtRZVd+rMr1e02+dlVZ7NL0BspVLboMR5f0mGaSEKsuT0EFqF1lw3CLQklcW15c0XHc2d5xcb20bHdpY9fqeBYbXdZnvg2Hq5Q
qcVetLNiukqTf1ezHcFcjr2wXfDLRggdLHMl4rsunli8hIl89cp3YrkhKzTON72TeVCLTtizHx6UO2TGEsbmMLVVL5JdGewvc+AlArk8JIhONQu+xhryerDj
KSUgSLP1tBEDuDkWtgNqxyuCkrordiWIXkg8MK1y6PBehnPxh/hQ/OF4engP4NaL4WeznRT3jyCqD3DtJ1mNScw3pOyCn2IFgNARNlczNIXHOobr5JFouc6m
E7pc3daG+/xozL29Cb4bWIghMq3iRKk7IdeEbwqmFJ9Mhig/fiCihVrNzLk57R3napsNlBLa5tYvLWgi9nwBKKqRUA57JloSUWEJl8SgAq0KHE1iXOypbGnW
nxNSQIin8KqwW+IpWzN0j+lZwqZywJtzhiTJtGe3gwAmO084iwYfYCA5ptPyieiki3mQ4e41YAxincRpCNY6FndDVjZ2Jizn47KWj9vpYWeG3E9gTCt2HfU2
XloRH7LN4+Epu7Tuuu3WQWlTl47xTMw1xIi/G1fijWyTxirUy2JPEWlERlKZSs2ufLRpQMakxJKuJ+NcTcRNBj9mFDt4G2hZ0retj+uiAMRqVFVgJDF+F4hP
6JRw0Bo04tDcbMSUsgJn4VjOLQXz7Nhb28qkELmYeyLRBBTCK2M3aTYa00+e5wXNrD1HOg6wPykxZ4R5JlcL570VLoDF6pzDBGJ212CDCc4FgYv/8yU+QVBF
3akoiZgKRgU0/nwPVY7Lc2gyXSQxtMcCQ84HDXrVM/GDxIpvDrKCZDU+bvCqvfbOr69/782/fvCja+9cpucbT7177f1/u/nTX+0/8xP5dP2lP/71g+eu/+DP
N15778b7r+6/8e7+5Q+uv3J5/7Vf3nj5n/QoQqCWE9f5cNc4cvpW1tli0EY4D6NtiGDfW5a8x6Z6ZBtVrj57pboI0Oeuv/Kbj3/6h/0Xf33to1f3f/sDvzzl
2X/1pb9+cIUq+OsHzwbAMb9J0uuWhIM2uNGTXUCXJgQcjMtpCEULdCq6+uxrUZa7s5thwZd/dJIBTljSnU6qAZKvv/HizZ8+Z/HCbQDkV5/++Jnnr//gjRtv
/fnGT1+nL4RqVEpJ+1//47UPf0hJ1K9r7zx/7YOXb/7x6zc/eoZSCMUB8OPhsJBAy6Lo2wSYHNEaQOVPTAAyMjEsH//slZvPvvXxyy/uv/v29e+/e/0n7+6/
+IPrf/pdUOVW2mOEPDBONiO+WTBKBuIFVgw5rHjE8WvGddhOUnO4yjFCVCZu8xLJmZRYufrML2HvQgxAlTJGrGWNaDY+CI2tjnBWYNbmKVGPrpcj7xAjRKjf
HBLUh+Lrb31049XLN//87o0PfnD9W9/f/+av9l9849r7P7/+3T8TTgl26sr+t//54+++fuOX79PXG79+af/Ff6PBvv7cs9c+fDEiSCIaheu/+SliZV7/yQcy
A/af/97+M+9fv/L9/R/9+OaHv9j/0Xv7r79syj63/43nqYDNQ1UxXNdf/fP+B5cDfAkybNTqMQ86g+byMGMlp3HgsDSAFjJ+7/dYXP/67x//4A9edsYh59cn
PvKmqeMsG2nqowID8Ms0yZABoF/hhRGMKEfjxq+J2c29La1Q5DENYeV4Ta3waqKltHd8KsZM0d5dUz2T3zsxlQsf+FBR4EB5BQTnlrYw4Hv37f1Xn0F5vHz9
d1yehsVBk/CchoV7hftMlfAFfcj/yq/8RFuEVQotNnoEWnm5ua9iVoJbwYsxiamc5cdfo8XkskAWNHSAiZA9LsVc5amtFAskgSA4hbRdpglER73z2y7HVJPF
zyRJDnENVSLcyNKmBb//+tPX3v8N9UkOc69//5lr7//x42eeCyaYbtUA7lHlvwQCxoFMDVpowLGOmKGQIBg/+jNhDfl4YCgPjUp4xiuz7XEJvgl+HdFyHzWG
Bnc1ly23NeJASV6kATbIgk0hpsEZNvFFrC16m169/C+H9/hjc4og58rp45s7Xe4RD3N2qMd7oe2zF1n3krcPSxQOT5mejG08eDWzJBmdCdMXQcZwhAJLIk55
QM7E/aSHWAXRYudrk/aYKCOQSDLvVDRinjaARS1iJSvrw53ajDcM7+VQdlNKByEUm55XkCfkiw8PZ/S8cBQlFZaMMxFljT+MhMFV9gMOPZ7+QLx6uLlFtV2Q
2pxHjV/bqZJ1C3VNjl5YjYct8jyGc0Rcj9HbUAIeOMWodSjNSuMmt+OsxiqqaDH/cgdqb46nFQ4UYVMoRlLWtaHkjZ+si7KSnWEmY/FwrODJ3KAR074v8Sa4
KIur6sXKhcUUkK0CtRG1kCRZ2HuF2ZlbNrjPwJrmEa1alZBnhoRJTH7ztcqsLoGud01RTulU3ZluO1rFMFvC5t/P7FrgmsHB0qqsGPvAmjUKrAZfLtgvF/Dl
Ep8ES3e5H7UAD3zfqd9xYzhZN04/00PM2EYPARS5N8wMx3jCITrdDSdzDNrk/Mo7D+VrQ2t8gQfLP4yaWZsr2LH4l6eYeVHIjXJ8EzofI7krIeWSyZruuSu3
MI0Tk0NDISAyrjin8IoBC/MWoJgQ1Bw7Q55wzla2yWOBR4+KaFyNzaCphPuOOcG/MP5FKpGqx5FQMdnAxUGHE7SL4ypTHx+my5wyO/eZ6MRxLW7OizUHm0VL
eXWR5bNA60oBz5lykrC+Ul2ojJ4javIkFesY5FfRElpk6YHsZPadj3r4mP6Wl9/RVttP9fY7FEXoWluPU1HzK9hVnjV8gwVPXEMB3OHpImMSQbsgwDMomR5y
Y+PpdmcdT2R0dYqyUVyYWIeqw0E344Lt9uHqPF9r77MlShoRUAz0wpD4O95pM3Xns+J+w6fVpTj5XsgBkC1JbPBpcdMd9s9ORDPHV6MlhoN1JhxhiAmGmQGL
cKa2+p57WuiRNotTtX33hgnzdFW8vozl7MxMLytJSloPphc41ZSR0XCVMS4eVqt5nwpDII9LARaAtDKhzuOZKAwLulmtGRvv85HaSFlBNeZvSoWhUnOUYTY/
kuMqX4kxPWTX2+3PWNqSYWjKgdPnnvMLDV+gdjErcFH06nmGAXM1g65D2odYuy3NlzBv2zUR36kXWn5JGF1HdwuxvZ2niJMCnMNXEsVJPqLtaGmMk/bYMrWG
zTKoPKpQNeoncITAil9LB8Vq2MHo9hK9hoEhxht0z95L29A0Nl2So7fg4k7XK7dHrvjLQzwGV+zFGfyJb7xDyoKYyuzncjuxlG1E141S0GRj9TI+ENn0nbeL
XrqJELg+eVF08QYJnNjoxE7+tgZcgmVO4xs4wsy8l4d5eYtwe7y3BKpljep8wN20dPOEiKk9F/BViseWfaXiXccbbv3dGR0/Wa1ORzvnvekCU5QRlI/xhdjN
8uAjrurIlLq4LzwJCKW8+CVjspPlhvFiH24vAEywm5e6ed4sBqqEKAwqAOmZu+5rc81j7fRuAYb2zPl03IirM4nmphbjp+4fEUEAA7BBBComV+Z6yM20uA/H
91TF/b2MUh7T6Ojm3mBdsgCIKHoF1mPI9mU+vNqpQ0SBuIRnOXlZcZm+opnYy1nymCNdI1Pppc5T8cBkkwJY+ghwCy0ZcYWCsZ/cs7YdcrRHhML2DuZwUuJ+
2rxA16215ee7lG9avY3GJiPblBFPXUxAPpoq+ATaNN+mZTEugkBeS/QkVv6e48CZ09J7wkxz+WTVW2V8gubxO63zOp0a59srfvwBGP17n5v2M9ZQKZ/EInER
K1mDoJcjzjdPUOLggkcKmiuIx2N0G3aJeOjRSAiev7CGQrCgOVVKzVeMnImachkQDmHtzIMkXNE6OQvPHjPf5YNnXMljIw7b8q3t2YZ4cUHQG6FiiThRWYSz
fOi9NWsBN6oExAsTElTVDKq6EFR1oVSVIVQ+Fz6rJxE5kkS3e4uKJ87LQvZ2y0WLeZ7uxZQEWA53HIPGj29xy5WMU1yjd0Hco0UVLKYXXvASNoI9ZPZtFx2E
N1hso2aH9Ts9s25NRohIdhFD7+6WMcdf4Eqg62VXPn7DvRiEPLh3PTFJ8+LeQdZnY8HPggPR21j2dAhhgWTWqSl4KvJfg1tSrUOZa7hazi39MiMtC5NvOlDb
67ngV+fAY+swUwvKWb+Mq5uYD5+cihCc7kpZZFjvTRzbEJqKTw9JThf3e8ihq42ykYYfvI30G9+qZtblWWGBTQo5wd0xwRIRVQW5W0kb0yOlvmUbBXyGV30t
7IpudtYwlFsTEYaPT1hY9xKh2lqAjbl18N1usRWgPWRzBeJrqGXNtbm0wYxTzMcH0o1k0uO9FNbZwxEMs5NNsc1l3AkWxAt375AbRE6xFAu+/G0zN+agakln
zXCM0ISJua7al/asj0LVeREE7K4yuHyHs9juu7ExvBKfXLTG7VZHTGwZBcOBBZ1XEqJv+IKFZ2teDDc3e2nFnK4MB1a+8CduIlozpoTmWkVLqDTMj5YTfYZf
idkyfKpuCbqLG4QdpJy12fai67hYQk2Z5dKUJxIeRE6ZJVTxRej8yhwh0hSple7Io91SyWFJsaH01sundDfIh1vaZn03D1KmhFGZZhw8xX9ADKBDWSPLH4BI
VPWka3Fa84SQIGAkwT5ffiCgzVGBxwNj9Dh/zaLbiQELyjRdmYaReTXsIsZRtWfOdcmMm1CVxySev0VwwKbMcgD9sLRRv9xGBU5A0YjPJgz3RvVvibWzUdl2
BJ5DkchljwjvXqkeaLtty+VZN7XlBgeUEzNtW66jN0qbcmNzwyQa70h0MedaxfWJrXk1kCpDb61ZOuTTtgZukxjXAnrXbHM436rrj56FHChD8/1TbHs9c32N
VsO+LFrHXDc/F3IbHTS3XRlD/FtZ2If4cANoHBZ9a3o3TGrolLGbWnXGtl4+BMQ6EM1bAYI0p+i7zRan/qvhF+t04KmTuKcK7AI3SE8jBVuJWNk7t8V59NTo
0tw6XEEEsmBhrcC3nrcBRzuZrp4dbqcDS1zlzZFkmU46rBJf1RD/jKmEt6hLm8MF/7sh3cjSdrszSFLD7s8yK/023F4EMWbgSTBhu4O5mxLK9GfLOFj6Dha9
FtIKWYG0V5kJmwcufFZz7mX2g+mVMpcXW8laf/6hpMLOH739vmZipu5YCmCOHnxWBkdXhtM1rZavfjOVIq/PUQSLugSrN0tV76kHgnzkDHFmYI4I+dgYKX0O
X1JxbM9qdD76jz+FamXmc6p8ps8B+sPtirkjE0DVNaVH4dKIT9md5584H2koTHHVMcRKXkLHCW9NrNZbXHOHQ+7I4ylH8oTE2HZ8MrPHtMW2Iy9BO3YZUiPc
lTE3Io9O9nGEpeoRqtL9uOPZ+3E7fHDZcZsEzBKZj5Uv0o5irmPcg8I8i2iOBipxRGXHHf/xSYa5eteclEgMBSvZCf+FHUCPPewXnG9IPRIyBeF8pCrvrm/C
Epen32CFSCTiZpVP20+x/F/CecU0yGf3XEkAGL7AVC482fdWmF7ffcoLOlU+99Is9iINogOOvQOB4nuo2HVXsDxHH83nLnp6lj8x5pACGkQAneKN4xG9d/bw
nu0U+6UCdA6AA4P0TG4wchSVNqcLQRoBRCUjHNWL0SzurWCxjmuFoJ/lDyddE6+FFnIpWgkgwukYX8ewx1b2Jd91PY6Z5VV4bK0buxEMW54XfOj47tx5E+Pk
pvc2OnepRKayd/gQhC+CyRUiF1lldngB6L00+eM6cTpsoY0Ivr2uvRoyuLkNfBBqasXQ0ABQNkLhhzQnOTZue4pAkDLD/BnXiL5cEcQVYUj4wfAViic2ZzTR
bdRVol9m/ESPajMZ1x4+4JaWfb+drhF49ZO5c8RDiV4WaAnwPN294ohIOOCeno8sX1Y6csZlFITVGTcgTfS0rF7u5rzcTcldrZpgys6NChsIS0lDPnL13EyF
RFgC9YUNk8Vy0uZ93T1uuUcxU3F2MlzLqjAhqxwtxzNVMXVbQxNrzrBycJwOf1dV57EQTF5Ks8bbWAJrfKKpNpa+LSes+GowzWN7zt/8hk0Eb/70ub9+8By/
NdlmD1Z8y2zUKdPJVXcbloDzTQC1orQ/KnaNcXaWR/qOAjCfFrjwDdbK//4emyq/7H2FoSKf2TmQTNwBMQ9tcJgbNVgVG+Rr77/A6ftX3jS2qkNamNlgrZuO
s4sp26vqIxuxw74Shv5su3ntnfdu/ulfb77z65uXn9t/44P9Z97zKmDmaVdqMM9RsgGrYzbSnAwk9s23CRv7337h42eev/H6S155GH9KH/ojolRdse4kvIzk
MDi+8d3fiV3nzdd/qkUJ82v5pM8m7vTLRrbfeS40s1TD8rMqVh1zZpXsGsD3p2lgp8dxM9Dc2GIke8Ztz1WKtyO5INGGJfPqY4OZIPIYthFrMORc2P2AZCje
FfsWWtEgE/aCTWUIwssxL4K+2mxB2Dq9xOEir0MNUzcvwvtFdxMcR3oH3Svv2BeDW9qqBpZFtiul7J7zfGuJ84pnoDI5eG57vqtiT6gaFxdFW9Q91vdRfEQ4
)page",
    R"page(UXy8y7ePyadmuwp+otXQqtq+LWkyLojY3cJarmQ5wmeso2Eu5g9gMexXfvGdTo2G6lYh4Ty5b8yHP4QDtUPiKuzxkBqZag4Lk2RyWixVRDE4hMpNWskDeG9l
uTtkY5zyF95ZJbQ7DcUdeirrMZyHJBsxk3OVSO6wLbiGkrdGoMSGsRMAMtqg2BLZu1ZvnKgecu+QBpuFnDhu+CFnkdJpWFbJRZqU3iu7BJYdujmw7I0qUwce
FrGYYe8pHTOL2XsZLEF+NRhLU8hLCpEtRdXSuOaOBM0huQbWNjAKq6JBgFY1UVgTSRRlzIAvnEQQFuqy0QaAKaGJPBODVA9Q7bREUEdFosGri8tnsWk/6YUj
ZZza74LWCxhUH5mlqmeXQdiEfueurjis+F0nfgG+UjnMEg/Jrbfi8pmIzlhQajFs/AFmwx96wd01WonGB/f7p7khWAZBEpHd57yJeISx130TNQ7b5R9k5xqQ
y4ZCa5376lq7de/S/50s/WNj6e72EURFU972viGNfjIIrVxmXOWkvfm2HS4em/KtDQ2i8lXYAXJ1bGcAPd7IRsDg0NE26xofRfkxWtSXQIqvzy9e9SOqJ3JJ
ldsEDUp5T5dmzIbOp2d3hBlCWjMXC9yGZQLPK7dAfLVfEYLQnSrFm6wUct2IEx6JczQBaOwu90jyCNtbmnswu+VwRgOEWD7lXSztXWO0sFC6w4FYuihZCvmk
ItrthHwCwGwzz/GesGVyZDQuSvyEmDX3iIkounPiNZ1fWjq8hyKwGjIhoqq3zJyd98NI6cGuf10f8dS8BkSQCbUgO+bmDI8JqJlbJBfZ+4oC0Rj6Ohs6VqHI
AV24q7W4hKEttJAzVg5lWpVHiujbBf7mbtEquka5zvpyF7Qn66JrQewkbCkXYFfbFKPaOSaSTsQQx4OBkDsmEPaudwaLTfS3V+t6w3Es734gQxoZs3vIrVZ6
wF9WMezxGAZRUHydgC8SnVqQ1dzvILifUTeI7aq/ijijnZn8xuvJ3SDb9cJXbQ3HxZfE5eKSUgbcFIjntkdrlsVxyX2yVzI2my4SwPTq5V9A7Yks9gCQnj8n
twtU+ERJnCvmHjbZSGICCiLuGPgql9RRwNexcbZprZwruKEY0gTxj+ZI2TPtnd0P2WM7n5nNejmCzz+qe/qiYx67CduMi6awdTzn84OYtQ9eQ7xxGAtjg8oK
H+VpiLOqAm0hmjnzc41A8orEcd0cdK2qsbYR0ILwl3rN+VyG0qzs0r3mwbmUjwUH/JhV7eYbkQTiJRY3MfdC6nmkjWoJEHErjBtkeMSO8aIEsbqY8JWtXl0U
Lq+1+XbavmrCLOqBPRBQRs/vN4fQE83/vGBb/h4P5Z4E/f8f9e4LFhPiSVXYysXc5yfgmt2aYWhxhrqErbcWZmra43/lk/4L8z4020pSbZqwKJ8bsmeLqVS+
dopxT2yEEI4YZ3vzCz846B5Q1k1ohCNZKW1SnDq/2keTzfSLI6/mhtsR5mR9gEO52sxBs1Jw9iYDX0UoRnIaflvmP5+lhBHpWOXBrfOqZDA0HBibd/KZBC2S
ltlD2+4KHBzUgklWZYnaDQmgKiV6uxGO23Q7BAfhAp/Psd7jQNsL7PYssHv+/i99ETyaoyTaBzZ4tzOp09DkjyYT2625LA4HB4Rc5fPpgrePBYDOj6fqwsp1
JjnHnO/Sk5gW05hdTB80prUMPVeNUNkJbtvTQsxo6DNUEJ0tkmjjFU5ZgrkYKIxacdkyes7gWeY5VHAejgQowxgeHiAWAx8fMDAzJwef9ubF6bgRtz+NEwQU
ghva5/UiqqUm8yxeSkPDsxXdMiRiczHPktC3chRQbVjZ25lx1RljxtKw29k05IjqPgEzlSgJW0AzrDlh+AFnan8bpJ6t4R0Eja0y6bGFo33vp0WCK2acZSGK
iWFHMSSa2SZmmR6aeGDssqmhTO9ZE0ROn2eGGEoLeg5Cgj5fi8XNqUCfi7VMYIDMO413KFOR3cDuztjXmaefI0ozBrgOe2hjuhreqLwhpi1q8gRnYS7EIbwz
CXxsbkDZKMydnEbFqMZIHdUaYKerGo+4gzKeHY48pdcu6wb3Sh7do53ztcDpmxOcH7dXf7IzBxAovvT1S3Inovp8cz2er/hBFRGgXj2fkxsQ1K2cnWQQhhH3
nukx2O2cfqmLjph7ebMDx5A0hjo5SruOvf07L2ZJjZxTCiD/zSNK5r8PqISw08sKVMF2EE7C19pi/vr/w6mnd64pUlh4oDm7Em5j0eldJGiG9ysFr8o3YmSD
SRr0S1YheiaVcCf85bgKZRtRBN2TQmyy+FBdLetIFH2L0Y/xQUmuf35hPugMphQw5E4xA9nMKRX0a+k8x32oe27l9rDHyN+mlFoQs6rRHmyq2tGDwPjHm6qN
n7xo91y1nqLKiATWUMAkYPGJLkF9102l1oe9Mt9FfdXw3SvBORNvUFWtE+K8iRO5qBYOaOEgwOkLYlt4KWxjVsqxoheR2FsIV5kV3qGiQUnTOVaMcLh0/wxN
gNnYGKyx3/yqQKpXnITqcSUdIm37uitxOVbB3dzLvXe7jslWrqouCG7Wzfr5fH3t+dbhPbQ2bZ83gl9ZeS1X8SAq+H3iOykwGnGRBFFpH5dHqDQ6G7rNGEva
rHDFhAbVZyZmqDCkx/n2AZ6ZvDenfYWc0fiJvKlGg7THWAlk+p8v6ZvKPMaGxskoZ8JTWuJZAhlp9vMdczHorlGyBg/h6gyiX6wEOi3nTuPAsg1ZqfngMH8a
X8rEvruFOYNvBhAb2BbJ69UZ++BABXXKk9FYQwoWkbnw4r5hN0th/c7VSpAavv5bVHIwi+NSbbOPKDdg2UsTaFoMUecZQUMxscQZRJuZSMCGxTLljAu17lTO
ezpgfcV7+gBmYXrLCIze0MwlArXFHSPukMtxw6Wlo07TYTwV/46JIcfHN8r+ufqou0NVF2vqg2OABcEeMiKfx41WgZ5P6jlB1ShxT811L2UQXaiiUCm/PM9v
fIbKSK/Zc9x3vsZNE3BbJhqcjJc2x0kXnnqVuxvddLNG5A/IUCcnCQ6NuyhuWYBvfKD8GsX1ILdwBiu+jbAGntlMHN4qOhvDm11iqasLxmERJVYc/WM6lg1g
rq+1+MyWrZYQBihfy2nup2zZAr3JJUTogR0NJEXiw65efmWvOb16+dWI8l7CaSg+MhdlPjfwmcMSm7w3Xv6nj7/7+vVXnt1/7eX9n//z/rev2HwIjfavP7/5
xs/YQEkBoP6yOQ/HNAQ4QdXUctfBgY3qYoYjL22R8+y/8a7f+v6fX9q/8g2Ek/vTWzc++Pfr3/2za065DNPh/qSz5bUFB64ckelsdRIa75NBc9q1r799/e1f
2YwSB++TriXaZG2vwAyF+ATbaytEQNwNdBydy/X2DIe093/o9+7a+x9+/LNX0bs3X77+yq8//uFriJZ4+X01SZLGOVweh68kZiEdoE42+aKJmWtErWDwbrz/
+/33fiHWaIJMO14vvnjzozddzXpPGgdYF9taFOIon4lXKQlyw22x2YAhJBToedCra++/cP3Zy7j+7I3n91/8/vVXf06NGYs4ifrp41IOOtGqa6Kf7HIIP45a
6Q9a2NA7z+9//Ws3X3/nxivfcjls1YNkIMHiiyhRMiVGaAjfyXH8rjySPPLXD54N7b1QmPZZUVmbRRT7aypWOt310vGKMGFmEsbBpOQYNCObCmswjtms7zhI
S4pisIZ7Frw0OyJxMEJxoP1WeL2bKEs3Re04Qwf/7qpTB55jC4dh8BiXAiOXDrJxmBwOJxuAKyJbPhNujiS3RbV0h38d9xNx1QtdlThFTHRPtMy5KRufp3GA
EgNqHDtTPTYtm1MBK7GZawm+mmux0XQQq42jp8xaIVE+RS9uJ23b+7+4thbfOCjUfRsb7Jzy27Y8Z4Zo470Gpz7NRiO6MzJ76rQUxrBSZCOaNBwyvOyCL6mL
ve+NgydV4Wt7PJdO90X0NyWFljWXs+Z0J2vWmx4X6Vpn+qM0cEuRfcbplVFCmwcj8otf/pc0WrqJmn7SBYxcF19udfunbzaEepNN/kdqlqBAekox/6to2uij
1HeGr5KU5xWu24XAb0hZP7rhJOt1zw6HParPc9uktxJnqxxEIVkx6CAW8iihV8w1uNS/S1Css8JWfRbMsHp64jxNOQoc/RidOvokddGHOzgD2+BxYVyld/+Q
OM5OAYGWVfw2f1mxuRdeMscqDtRXW0w7UFnZ3YnjDC26a5HPRv21YM3p57I/EvJrrigc3OdVDvNWLdNx6sAiCqlhAORrlSe9p5P02CyTRfstGLYLTV2pghUp
euzZkxpxXbRnDnd4YwjXBFu5P3psZOVacJmq4tk9kiizmE7gMUlKvJh6s8uYV2SjMp8IL/J0vKbGDa34c+ATk1ysppUF6CfddNVeOsrxw2nzvPzCtXevyMb+
1w/+Ffun1rWVDZiB4Cg32LnNzltDhGgJNj2MssLFuk5sLOqVIFgvR0NH68jd44U+YfxyTN9sHI3Gw+6kU+QcyZdFxS772dSj+zkidVZwmyPasHOJXs2xXXBH
K32TCNXf/ObHH/zk+k+eQQDqK29KxHQO3v1NxCW/8v0b3/1VEKT6ypv7rz9N/CDzoXgGR/zUv11770co9cHL1957/eYf/kSIoeLX3v3BjV++sX/lJYQJ/uiH
Eh3YD0wt8aupZgmL/fF3v7b/+ssaQVjRiZMc4Y3+Hrez255FyWaSDbzu5R0O8p0WEnybY0XbChfExKaWb/7y34jLDNscp7gHnCfEQ1wfjz5nlBqRFxFMYJgx
azjPX1Tdgq/66KI7a/RmzidaY7H4Z/0xM6z/cv3Hr3hZzP27yCTPDJFco+tV1s1wfzIcMcVZQ7Y+znuFGMWf7//pdVfrZIAVzRnlMdJu3Pj9Gzdf/6nNqLMM
GfWReUgeW5sJt4saRwy+kBSpzBTvv/iL/de+zy4TH//0XVtgg4iABAo3a46LmrWmThtzltkW7GFYHdyK7yX+cARpjRt67fn9K3+8+cyvbS4ZnLOXhnZJYaHQ
8tcA99feeU1m+40fvbP/zZ/oJEBR6ihc0KQNrE6SAWwdtP4S4wAD2UAYXKKRE+x0tId3I+iB13f5h7OjSVq82uplhNXHGnuBnml5SET9jy9/GwHVf/QOoVbC
uBNMspZmIVuDal+CfhOlwsuncyeKcVh/vvuMmKsidxQlg80PUuBHzgo6za2dqDs6t//a70lauvnnf9l/Bo4zN3//0xvPvY6Fz0se4L/7AwhnDPu1d367/7sf
X3vvBZ8gUC89wLvDYk1oHHAqYragkjnNWyNvhbJSJYbqGVxiBFnsFnTSK63qA3BJXbjx1Ls0dz3YGC8iwphA6iKsC8JEeOcwv82jV6+83F3bjiaDHshOMpAj
e0zgJN8Wlx8hPyyoC5JEUL/x9vty3cPH7//g5uuv0fS21Xmw0G4mKMqHG3pR8YpoY1UUi3CVFm2mfM8d7RAdGbQP3yCa/fEPv820+Ypc2SAw3Pzjt25+9M80
OFHHa6dP4EpD6xkBT7NIEC3BoSF2giQgGQsV0ZJw2i1fnTZjnegRUHT1yneuXvkxvNJk28IckzmFKhqCESOpArJX3sS28s2fEND7X3vxxoev830dRpq1GbgD
uOrhyre1DWxLPOf2f/ST67+lBfxe1PC6Neau7WR9XfzenSFW/8LOVMNL9ejzDF0+WYd/FnZPAz6Jp+ZCDNisbBAG3NLA8sUSEFrOEGKL+fqV/Wde3H/hfd4f
n0MN+2/+Ti7BuP7ez2gVlaDkcGl2uk36fF8HlUKDBsQVd02H+EYxBVM1ES2SGaC4hmvvfou2IkyEb6tG5eOnP7z5i6+JOoXg8yDpDTdDSCghGRNr0vcwRbRF
48Wx0gODGyIV6xSp1I0QJNHdYDzfeFcmP/ug6S5IS5a+CivhwYSZr7ciMEI2vAnHq86/CcZBWfMQU4bcW5IySjff+Lm93IQgAZF48fvAnpALQZVkwlhzN2ZB
XOsJm3AAmAegcxFQMzgD/RLoPBBw0DVIhdn8W9BUj84an8DIeQryNX5iYMb7QbJ7Oyjz4So5F/JQ/wpbwu++d+O193AJzK++5YHP1GGNbTpzM/e8m2sUWJ5Z
2AncfosvUux2dw2pll4hxcyuY93BXqA+QQXJW/LBGwg9Uym5DcTrEs4MeGO2HZIQQDCJAWz4XWHegZkWhlW3btmhBeW0aGX7ffeP11/4DjaOD3njNfzN9X/9
tmSQfdin6ako/NA033TijXq52wK9u5UH5bMB+xCtddOLGZsjobIvEJSWJvHlTMm4G9kswQJkmSaJ8j70on/5gzDpeWF1v8BCo0QhfvLM/jPfIM6U7wj6jk54
2RhoH3vzRVA1qgqU6+u6LgOKb0DKcivCbSRjoVRuwcnFABmMNzOZYUyvZrrDwN34hU52i6T9116++dErkGmI5TEQ095DIsW1D5/3KXsasBEqQ84QpmER0gMe
Lbn0SO478ugPQSBXHnnNJBs4p0crjxck3na2pPK/vM2TH1KmvL/Fd3ZswbRvPDBsL/Mk+7/9BVFdRu7bdoYD6S79Lb9BGEyyEkI6pu98HbPqhmwMDWrYm8+y
lGhc99/7LqTJjy5f//37+898GE5dU//aJv3pmnm3lfQ2aGw6HBFrS0fWXlqFzRsCX7FFos7mluEI95//5v433iYxjUQPef34Mo3eMzjXePOfvTYHwzFNVJo3
lpt+YPE46UL1Bqqm7OFf3g6HTFamHTVBriCd8gZcQGEwWpJRoK8gMIrhZsodXQevTP9v9lJhUDaZebcqhNEwz+zstWINFhiRrJe+dfPD3xAUN3/5nf33fvHx
yy/SjCWSsv+zH8slVHYIWPMjovauyDlCZ+UmsTGR2THfcywwbpM8XhOFRXoJtCyPQACRIkzAtY9evfG9H4IvevZ5ImrXf/tzOT3Dlm+2j+sv/Jzm3PXvv+ku
XtMgZWt6jXIr/jv4z67gNGSLWVJ1ahdRGCmqI5Gl+/4PcRkWe/rTdiQyMokncpORbE0ipAQ7kml0lIyTvrDF/JgWuCBLVw83PaZs1ChrVnKafDQ0W4QqId0v
PsX06+Wbr//2xvtPC2Nj9Ci/u/beezdf/7PTcJg2J3oJFzyUeKQjZ/spc48oSg/KG7lsLpPLnYwqoK6e/TfffJqW183LX8fk4+Xl2tfOAxflxgcc+0du+PL0
TRBoZlrxlT7Qg0m1P/tfc2vuDfPCYrKwp2imAe0FZlEQp2BuQ688S3P546d/RbyIfyXV/iu/EpaDBrjUure2QK2wcmTa+p1SeSU1MqUBCmyQrCUfc7J+gM5n
L9Na5lM0XCEoqpBS+7peAABJGSIkyYnhIFhL0sqrP8e+/qPfX3/p34UFocWiFU4D6//BWehVotPR8ZPWmkVcA+eYIli7J8/bWezguSp3qUZFOqzabNgO9rPB
hO+CgY1B7N3SSxIYIDbnXrHnk5T2ZD/Q64y2OKQUtaHhfLK8Iu1La1W+1+PJJ6Mgkc+OdnCadtrESPIjPMDVkhYbm5LtiEbdmUDzqRpfZxkd4BPMBpvqMFjx
buNiUwYTfcxTUcWe4r5el+syQyOKAy4WMNa8ujE6Y17VOPfkAu7/j7Y37W7rutKEv+tX3KCd1UAMMaRkV1eoktUuJ7Uq3Y6Tjt2JK2y2BJGgCJEEWAAoiVa4
luRJ82BZtmRbjmVHlhUPGjzJmtdKfU//hnYTIPkpf+Hdz7P3mS4ASqlabwYR995zzz3DPvvss4dnpw4W8FzWxkkzH9vP23jHZylQzXnRO7m7ZkWmJdk3zKr0
j4s/nywWVLMpE2lu6aV0CJZ8ltzqRBWjS+QDXrW0/wpKwBshZhrdhUerWvzMwCyTt0u2R1lejPEuzlvQcxyuJMP7a4QjyN9yZurHsjurRP69tiw1LpzFh+ye
Rte5J1ZF3u1cX2CjXUx2r5PJ1AAjSxiLYlQPOxOTIZ9pOjP+VKdexE9p3bmItGaaAFbewMc2ROiTLrm6fhTMBKsk7UocazlWAJwN8XxyrXLp2UOzEEpmDtWl
8VLus9EHBwxW0P+mFryymykMDrDvHS9IpiyUWsp2lNf/QlwnGuqOsduyPk12VCJEaOWGFIseaGvnDijsWMkQkiz80H3QKMdFX+YMzahfgXbJ1+vsVOwRTTW3
p1yaDaOSmkLBqdcZhpPEb/JtLif84orqtzKyx7dm6UC676m/q29Y8DxrTC66GO1cYGIIEA77SZSFSSNq/wak1IF4tmXrXkv2vmJbbX1KXiWXiCi2LxQ0z5wj
yv414q1ACoXY0sJZji0bScBsX0jYZBm2CiGgE0Pm/fv3Bh+MrfGYeegCVOdNro2m+8yj5JsxTo7vOcOrOpS6aYrnqMzafSRGybvBeguM5VIJLh/pFHvQWXUn
xRsRchCkEQVygmelbkxuB+A5ANg8sT1eZQhlwJpfOmF1aQrtAqofnNPaORL24cOzlv49eW99fm2susy8Up4XsY1OMPEsyGF06G2u/y1J8BVkt3j5O4t7wgZU
OxrkymCJKzsewZPTOqwi4Qxjwqgrk5M+jdEEwk+CSMVZnl9oTWvsUNsnVrfMReaLm7A6VtFn3Kzj5iFBvplgVpZ6ZjySMq3jkaSJ2JJ1lqjyBCNQgD9yWNwN
9wJDwP169oZRfg2uA2F/0e9HwiNFRsXZPJw51v+4lQC1c1W7fLe5njIwJjG6auCR/x11PZ5sF47e44uhoxqoIf5EuEsUyvgq8UmL35Z+yS10K9yVze5npguu
VQBiGAvyIr3LSnfSfD4rVJrp3Yi94HK6R4LhVKM5tzBbeUHPGnbF6D/9mXwy+xHEERVL0sb87xfw4P9+cyB3X1gV3/j+8JmsEEuKdpwSWTLnoVPOkiWpbgIx
eth+6Ivyi6+xs9WuTID5WbtdcEp+OZYfyXkmBwDJ6Gx6NlcwiiK1+TtBNQzaZGtERtzmpcW+wTdj3AqnNyeThDc2ItKhP7d0SUML0p7CAGZLRuhRU2LeNuSI
ulSyjXi+j0+S4+ITwmydZBEBpriUgw/h18GJqV8D+vk1qVsrJsVcxnPhIfqQlTt/pfIGN+UmOs5HrNI9KpVi9EwHkwSV2GP75d8lxBvZJMuHxwp5Ybt/+x2Y
sR0DolGJxi0+WrrUbZB33QoDh/Q9iHudm4KwzbISjkG0Zov2m4OYsOCnsmH6XfUVdE2dYV3DeStFM+47DTCnkk/TZ/8vf8yIp2P8OldfHwqkEG6DNeDhhmTP
sB78IMwQ2tSY7ZE+VMLTdxmprAIPKlxvm5fDhzKXvr2F/ioEJCVOS8mc/w3S4GSthUgn7Ccq//GQ3+OhWEKwoj/w58JF54RpFkrpcT9uobk4FUgQ4wnskH5P
xcCeT1rIU//PkpXjy9mYB1Mal4PmkFDLZFExBNqTDsuZzEIjdAPzIC2GIoZ1t9WwAAO0kt8g5C+MU0Xtl9NVqDJoV7X9jBk4n4fnqxUqDTl1uQbuTtX2VQP+
SB6EMMwAq/YYGnsYy6WlzNF5kL9xcKjdhGgjbcXAwnDPJYQ3usDPPIUUtuo3+Y+LRUtqzic5qAA65/6U1Rdjl2h/GMzH+2hTNvKIqPjKUZKN6U16xnNd1sL2
sAJjJuuiX6/pl2Lkr8LGEd1jNIGFnalwIDYndSQVx3t1/o6dgCdIgOGosbdSb1NvOYYn24YS8G+9ZUKBXuj6Q44AAOAXI8SgcR/YhdF19QoVsCGBBly7tASc
XgfkKYg9SCG52OSmeGGReq/c77XwXm9yJuMl5cyC04txF/nmYHfyfF2t6Wq1vU5VEzB08DRaio6jnI1tkSjGhTAEN6RiT+g8FEC9XHKawPE5HsSb2O58LKxm
GYwaJZ81DPbAIR7XW8oaRkk5mEu8LMwDf35ARZAqEt18cPW8QM93WVp9uQazXClpSi1JDsb9mSvZrE7JeYQA9PzxDMNFl/KOxbKL7FowOOZn7TfN3te+WL1y
gF6QyAVu9ok5w4a+s/bRef9se2Wh3aABRf7y3UOfdo5eCc9nDQ6q8KxDSOh+89rqkS9DiUlGfY4VkBWKz2/esOe6HtTkiV/8/r0TFpikT7dTQkOZn5i0hlI/
gWPHl/dXPqQrKdLI0OqOdDIw3Hx3tXP0TwSWrtRm1T5Ng2F9EqnQ54VU+K3uFx+vfXpp+buTK59dXD36snthO3dn9xp9JqA2UCuyvBPhVqO0qxEvPBPVHipl
bNZ2+EbTwuUitVavncBTgLLUGgt8/1f2W2fiqNpgUKhuEWHPIe6ID4+FhwDp5tvyl/0684WF5M1XFtQh4Vf4wWfvvtw5SLdeIZwq6/w1frB7h2CSJSB5gz65
zy9Kz+fgPsQOfXVn5c4H3XMfdx6cs0LbuVidVzDrw1hlw873mTXCCsqhlvs2XcHbHWZeNuz4kbWzfjrDHLjh4exhGPxs+AGCR0Q8HqxA+Abfn6o1EbUiL3NZ
uZdXPv/cvwxvotMnc+8jZhjv1+r0nKlYeP2oes/TimYGlXYjCmvrXLiy8sGf1s5/03n9Nem3ufB8cscWDasGW0HV9IEPzvbZYmNBnYN1Nujl3bn3ZufICbVA
hr4xAyFDLNE2VtFAiLE6IvgK1Wl87d3Tq+dOdU+dXrl0mxb41IdcmxSxCnVrmI0YRufwoe6JjwLb0Bl0vIOT0nYMRMsGNmJlay2N1YS3RM380Gm47F74vHP4
3OqHV9T3vSEcf1Kd3qfa9C51wQJ8Vxh9VT17RuGrbWj2cA27fqr79qHlO9+uHji+cuHgyltwkUIJqXVqYXZ2u7fUez8vInsHA77ULkKjvKLG36vHu299bd7t
F67gvtlCCZC23fGcZ3CljqVfrZ37Io9Zr2P4nAGe7s9grij87Dl54SVh3wX4BLx9KA0knJhu1CaqraJpP6l5i/Ac1gmctjdD5PSuZoPowalpT42MSyH3giI0
mWZS8QuoloWkveEh5watmuEP1cmQ0h2J06pjAOujYKOq29//PvMAWRgaxVUz8SiUK/WcRgDrvD9jdaNeDUyQFqq6lxzYZSqIylvIn9oqPmTYXDnawNzoW6YK
WwM4RLHFZWdIFtmmWeMsRVNs4N9jM9ogxbtyV/gkSo9mMzoEL01TRfjS9MZnqEwrVOv91CnjOB0lzdK1hja5VTdWqNj+POu2YWy7BYWJoN1jrG0qBd2VH9vf
XtpR6q1bd11WPuk25bEChPDCE9x5rU7FgoXekVSh3HyHZbpylSyNZo/tV9FWXnQGl3hjp8FlEnlVxp2y5+GWbA0q6Y8JoCnlvG07ueepqiFSJYQFKge2FXJ0
AykLWKQimk3zj+8h3FM1p9yUtL0FPAHCaajGj3KrvuEl1w39CE4FbqfAmh4ZpJzSc5CsmsI+hCU74IEedQvwnlXTwWYR9NXTfnkDMETY7KDgHuujnZiYrs23
+g9qEGAKarPX6kjs7Rjb1cwtub649EZ8rQCUC9RRKmlah3G20EZSmqa/9FEOpQO0/Qya6YZZhn3wgU3ousWgTKZDMOQ5sJxYmqd4wBRlzGVfSiT7sbhkEqnM
suORvQRnBn6PQcw+N024O4ODmTa7j8JiLAzQOB0kXIKzacQa1pzNS676nKgUMrdmQGNEkelfUBvly+qlA/vrXQS/FvG2CBnXFFbko3L50IMlCkVOObO1+gyO
qimVGPlXSDHTcpIR/vGf8J2twkWApAh3EyUcCm1Ci0PcDPWDEwtNIJW524oHjV1niBKoInNT1vPL3mOIFvvDIZZto8F7rtolqq36Q9rP2YmG7VFnhAKWd9MU
21ghBHzPxbFijAxhOTYPW85XbtpuqHSNeo2hnXM5kq0hK7nV3tHdB4Md6rQtvqfa+baTDczMqit9B080j+3nQ9kfsr/ly62odsPdclkbbOZaJHnId33nrO/Q
kKuiWevzVJTYiBFsBca6KRrvQjjZFUqWYLdoGtnSwPL+tBheiW8pWbBTbEwf1qlLgUQ4LZt/NaLCmNgSCF5v6A4yWtRUfydqSew9JYdANRntp2twk4j37jg1
HtJv4JaDZi26dC94dcjNeH2Sz92k985YrAPd1SjuXCylgKoeoCCtOQaDiDMB+RYVwYalNqk/HqSklrF2Y9xWaOg8jng8tA/u0rNSJOlWoGU3xnE2JyCjah1F
v8n/HFHMMkm+WxxnzeUZrlXJkwJGLBadWjh91cN9xJ9TlVI8KE9t9T2EOl2GfGO/ke3TEhlG32qHSyyvjzz8I7kmuYrl0G951oVInxweHu7dPhT+rlUk6JKz
fdapbcAopAkWrV7622hR/YI7Ajy0wnDqYjLfqEflCHtZXg3oyv2BmAng1/+RNwlMNryTE9sEelMZv7lQLzsHnP1LXjBa7wTFLW6yURi1Y0LeFCNVohP5kU8P
QGA2CuMHQkbZggEWRHQgpw1qhHDa0BOTV7dWIplVm1b0qhePkwCCGykFTjdZa8Fch3OfDPo/bFUjmNsAhT/6mlQzhT/h7Z5Do9MIp2ujlNRUVwWYb482J3ju
1WTLXfSbctrAp7ZmeQY0oL1NU4nZDCRrwNNcUXcorB+P0w36Sq1gO8ZsfrcWHttv5ZYK4ztKETqzZ18ip6mJwYuWcuvn0MEJgY1xD0VOOQZEjHviim2x6xm7
C2Oq0BvPsI94fB1fI3fxPcSn3UbWqge2PfiNc9qeUmL1kqY9C3ha7IusBQBwjr/9t+d/+RwQQGXIalOLRe0ZwEs2Iv8QiDRfAi8H24e9QPciPlIcQkejNiz2
lj2L9evRDYedk2NPzzZ2+dSpWvohUi3UoGHF8NXIQGENpgimjft3tMsdTP02Mci0OlmryFfGUH68UMqbDfU8gtltUYGkeojgpdWPOFCYrZ9xZDWz03leAoww
9uaKvbw8pWqTvI2volrjyPxi2vn+Z3ZnhVL214DW2hg/a/IOh/2Fu7gGE8smZ4O/aXGs8P3rpwla9vqZAtyPg44Zn9QizB5R1kQQvgzUyKHIC5WdWssb2fev
vyn/P50lNTK1hy+t6PD+IdS+0cPWRPQVKnQLmp9NHj4bvRXpoKwR4aHXBOmTbfGTWhBR4XjBuZirtqcbNJXq/LjRjLanPCv1BrOg9zSnVk+bseeoVoynOm+w
XP+iMVmZjfkcNczMQWHMoy6nVoL7y9UY7/mTNh8hH272Q108yrw92U3N1uadccuLfSo1qrbNPibDQ/0a1G7jwSobCw5Cz09PuPPS/g1RCpR0+4vzoCQbESgo
LtxXOCtnP0OAmy/Vv9AGOZHFXStn7VQbaur30LsBGsCyyessz70UKq+gAysnrqaK9fpCA1YZMqFe7KSQSyHKyRFyI7iUKQ9LYIAbfyt365eBwVaOk6C93wo9
ZQZkPTA5ccIihcK8hyQzTkbAR5hLzz9oN55t7K02n6kgz2E2Gp44TD2r13c4TaxSLDCm0B2G1b+o0qxWytkY1PZbW7O1yWpzHKlC1cpfnazRWXrwUADTr9lu
/bbWni4WSJ2FqP/57+tnwKrwEUonRH9qyaVtTYjSiTJMDBhG7WjvqWDbUMggEduj52tq93p+WumnoMYttQPRXCkF4DlPq2ScaNg/tPSTY4WngT5i4Yk0Jn11
pfvqqc7R97pHDnQuXPEvVGji/GkVSlNv/Fv95I8rFw866ymK7YQWkW2rCi2aN2zn9ilL9cwyLj73nzUkodC59DVRLhUQOsoAHUf3jcLX1oMJXfhULUqIzrx2
s3vzTufoxaiO7Rb6itOzx9ywmpq0gik4DvI+m2nqnSuIItXQwOOvdN77uidiDxv7L6d+5RLSmbaYBo1FtVnu5M5UNoVZnF7XlGwyF8VmFZDmkSnFRe2Ru8ik
GWgkSgkVCa+AagQ+TdvwVD1N5UdUSpMQFEt9HtkbTCycQr9ri9idqE25VAzpB3p74QfHO/XsZ1ZGqMHYH17AT34RChS9x4tytlPNt3qPF2WnMeQtmTavY5mq
MaEo9W7RPDhtGkUtbcLYzLg6gvHYZgeiebmrwrIvVDLG5L1CLMuKrLwFGZHizir203luFDstOget4AMe7nk1Dy9uPh/N5sux9/m2bcAhxBrsHTbXUeQNs+Eq
WB53Gyk8sQEqyFmoWsjnXgVhPN22Cg3bM0wg4DATusKaI2ENa2rn5CEXrT6NnGSSqsuWqLlCzwSKCE856mhMKay8FeRjDb4ZlYaoa+M6Ramgi3Nec7SeRwc9
BXK7znW5HwXH4bXN9i8wtGYuBt9q0jY4AU+1qruWX4gEaAB/oVDI0rTFz1oYKeluLNQ5Nq+EzVSa847I55WyQRvD8CK0y1H6xs0rietmqzO6DR8cdU883ryl
cVAidlkfhxRLtlBx7DoOpAVXxSrAIdSs3R7iX80m/Cs/3HHIWawDHq3f+HuyKps6PTZyNwZrqBtDLjLH66jtlppK1JYEhSwd8HIxDO6cuH+pr7Jfo4ecISDS
F6uHKtJbjaqhv8dy1kdvrENS7FUZ83DEc2kkazfxNvVTlp90IIB9PQWwL/qxMW5UsxSwo/xXNvkal4h/qmmBcrPb6mHSLVsh8YIJDGa/yxJNiHt5VB7E1dXb
FRuPP/Yu1KNiyR4EwyJMitH24ui2GbEEq7pZCppUa7RmyAAPp1rZMfQhJLxeVEYObk1iYS3g1V5JiIUSpcSyLxfnk0Trscq94e9yLRcbpVCz3pk3NUqtFCv0
ez+ClhcH7/rjgfdU6otu0KGo8fliOMvhtoFv5+7+a/6GA8kO1dOfe2yDrXoEvaIZTuYrUHeq67TZl/6anv4Q3LvEqDrOGpcXImNKSzuGpOxckbRY9tuopxR+
)page",
    R"page(I5yhqKyFjVd5KI7LrnV8x7fPXelEhtjz0MZkZlw7k5vapPiWJUW0oP+noqihWPywr3JF2Pfpyj6fI5H5kgUfg9c4w0mfipIeQ0wPnVbHM5ObC3GYwnzfGZlX
K5Dvrprx/oHbSGEjNom0YJ9ZsQoqkUWs0h40KdzwfRPdFTlcUah325A0A5knCjuVGkfC15QwdzIHhLwWvsbLQR+06OOCl//954z0GE0lm7tlWcl9Dod9DWZ2
X9PQ3vRj4wPTycuSCT4b/ayexmMf5vFF/Q23GW4RFUQnjKYZRC1yWM8htJ+YsPQoGXDshglGA6KMdvDh6CgSgsgPDWiKXsfhh/rV+MhoNs4AaPY8GG5lVkHN
9BT2rhzE/PFPXQ4rcFex4xocKXQWpistYn7WqqoWzcMLGSYpAVmqeGuiUve5Dwg8htO4HA7hKBhANxcBZgcoZEU7VYQX+ZFArikkFoI8HEAcLTfqVKooyNdO
KaLa2iv3APdy6NPOzRs+n8f/O3AwQS0i7qQiFgPh7rsTndPEkXv7VufuqZULx+QSsFOn5N33AQx5+lVFhFIsVY/qJkdlBWhSJCQABBG+VH1Yuzdvdk4fduhM
HFUT++UALuycbEVH0c+H5pwA/M+Nl9FcPSRHL3vXSWBrCVECNpvZOqpuokY1ABkj7xxpDF5a7sgAgkG02s2GEKo8bSw0GWnXYq6RocxjXmOQASdYJdSPrATA
Dj6d0biW6Y5ca28BUpxI1XAN5wNpCFCZF+rKapOZwYjevdi5fqrz3n0c4T883j1/DR6/hBNdvXYCo3j4nNxc/eiz+ObaRxdWj3y5+u3Rzt3bmJz75/D7EkCY
uscPdU6/YTW/d79z/Qbn5Nja+x+pYkShMhU2Wr12DbWqD5Y0fHvPHkwmzA5mY7rxO6dZ5gEZXspkkkLRCbrVmpcuLgwjT76kuE5R0Waj1UpqlZnCvVzlcM2+
LXR6JLyqR0gqS3SHQUIS05DArd8ylHhfbLzjVC9cxtYFmY/MHHy1UHtaDoe+Zi0a18wXRqIXAqz3s/wF6khpoU6eYERaNtooO+JwcF+DQL4VOkrJZf1JmmpW
qdV6jslWtFU1BDwD/Kdl6GpMLuyQ19WmrcBNFz51dPHu6s0P1t49JTS1duYw8Dtfvbzy8q3kU9p2fOx/1p3eR1sUDYzsCq0cfjx8ADEgxPOEb7YtrUZ9dlHB
WPESWSFctbEvyVu4WQ4YoM0I53kLfysDzKYbs5OGcQxJ28PQyf8sDTEXItdK5+bl1fu3FKJK1qUtu1OfYmEZqNofVm4/ABro7Qeyzla+POfxernsPvnr3feU
wa0d4go+fbx78ab62KPk+Wu6HFc/vJLyPpExnJrv386RSukZqWh5jUaGAmRlHAvtoONwMISwh8zXM+RUglaP9qNzSbgMlnf33MXuV28xeOCA9kaaLFRk7X3t
ytoradOaCmOOGjXF0lxDPSGkcmZYCirIA5pXCU80pVJSy3ZVKcRVVdoO9o6H0OYivbiFRcwRbNrVvHznwPKtw8u3PpDNSKYCQR9uKwAY9iv3hCeuHby6fO9U
xAvmm7ayfwFIQzhVGywpKAq7AN38cQOobegTRmunPB3KnkV6KTJ+WSpcHi1NxRXuYsNtOUBTQI6+/o1HHdX4gKx77ezKkVsWBXLpXdQvI7t876TMPnDVvntT
Bgss/LPzeidFXFVuKKd0VTQ/H235pPu6bvpsAjddY97cWfM1bHeJn17w2OmtGPrRsEITwaKs+6ZIJG6nDJLMkOLZYxCU8mSMGtwXYSH2ey6I2A1Sr5SAoXEb
YOfERS+XdA5dlL1OxoGjePSorL3lO59rx7qHT+s7QtS6UCMcdnYYqiQPHT/BDFZY7F6rX5klHaIj2nMHmzfPkBCDpGSiifwuJaxAyC4YBC58vnr7MwWihqRI
MD2fDEIaK91MmlYBVGCM4hqGH/4ku4RXh8HSVGUqf+Wq8LP536p1kRw3Pj8NMG+YqGQR7aIcibnd29DKy4aW61BuyVrKAR2ZoOcBUNaBh/hUV8NcFoBOJ5Ne
TCVXcFWrcUTLAGFcxrpZFf7tcDwoNKnQowCeEHpuHVs7B6LIVv90q/vHq3+9e2Lt8jud1y903/qjQhECIjrKNOaWF1C21TLhAY49ViIAMA/dlkkZtgWoa8vL
TEiGcPq41DGS2aq7elzYno5z72xtnzOcx3/mNIEisU7AK7RrmRZAqjkyj0iAyFRK1dRsN692Dn+m6NLKHK15fT4525h0S5Uw1pONqpp+sJdpTrYESbpVdfOs
eI+1ZkwJBvS+s5pOuG3wGLIYcxLAxbffM4xX7gY6vv5koBuIp3INWdQJS7pizP4FEpesRIcGzW09wJ0K10CzHDCwrjDdfqURHtxTziMYLo+i6sTKBQfj/LQl
ETBUfibLUzR/t+PvJbR/ZUYIFLRe5ojunV4cjXiDmdgq9RgsxTAsSWWXPpEWrl77unv+JBBo75zsvPkp1jqz4CEE7oAcjk5ogeXvbuvOhQ3L8QxNTgex6NDR
yKAmB9PnYXmQg7zaMk2H4mC3Wm04RBEZc7hMIcCcUTcPx6l2gzVuPlb7WBZep39XNYq5tzjxnPEyuJfo5Sl5b2eMCDQvkYjOuKLoIFDw6v6gZTC1jan/ow+a
udSy7ZoKRz0HCVBlJjThKurL4YJjVKepV9uGxmrjiZo49q6FZaJaN5BGOmJV2z4v2nBZgVk1MD9KYw6HUS4qe0lfeHyrPngqK/yvhU3Vvx/GWGyS9o5YnD1L
PZWNbPY2gx2P7ccXlr4/cHnHlg38mNUClYiDVpOvJDYsT4gE41GjDu2f3jSa0ybLM1Wi6axTkWaWJJcndx0702iUuXuJKjSnLyL2UcUlg97Ab1Ssfqmk4lKW
RzRXrAw5teNEYwG4/e59rzubhj8Rw2JGE+9sX1BtcktmZIBSKCPbteBnR8/NBTpzBPU/jpVDzi5mPd5id6GVxSD+ciq2B5SNdqFEZjnVIfebAFeNK1lVj90B
kBOmVjKtBQMIG7KsI9qH9qjg/Tt/4L7u7AKOgvY0apNZ/EHvoFiRA2KkQ3ftohoibdVSrs2uCt6jyoQpsEvWSdbQLzM107QErVzCfAtRnIk6m6ENwXfnB0kD
oqxnpeCkoy54g72BWK18BSlaMvqn9LjpMOCTtlvwz5J2CHysWCgo6F1wvF7P8ch9qlF/htaxohrJJkOH7IZmtDQ3uVI6U71RWLIJ76m0hqhIiKKwmEmbr8K7
5QU8LU440kg+pDpW+w5OfEXfQ2Fy1Enzhtm+1Hs+bpQjhfXe1YAyW3520YtS8v+PQ8OMj+pQpuDXRTBdVSK4ZRclq60qmbXMPJnBWNWJWdGj1fvh9793W4Wx
Kob9qm1DLa8RiORMGkDi401cs8ZmxofI5zTYpI9rwcYsLku2R5/WpQ1+4N3QjlXoSgCQrJqIbOPZ1oiWh1rzszXhnuWC8nr9VJTN1JfEGoDp2n+3Agg2NjJ4
fvAL2mm7k8497Jloznhej8/FpItrv9mAVFRxn5Y9Dz+Xyo/tT6pEDC5JKuI4vusOKtbNNiM/K3AMdiaCnhhXrJKN8EQbCLdJ/DjaI4YYjFDeMLAi5dF9rdYV
GzuzXU+X/GLlm2wlbpdiwpmoNCdjbq/W0VLvNhA01oXSgOTyIfqWcIUcw/TTISKV/MW4v1709tWHhJhfAIQUzNa0zZBDpa4i7b33eN2fBTbuKDfmQ1gq0+Ol
LVjKeVbGhvytcOIPbewAV2+vqS24iZeGZY/Lb118aSZ62txGuU8/Q1V/kdndhfGbPhQWGWFoNhzwl6BiNLmThNOELSdeWGHIsOTiITdvl+gWbWg6aDnKHhgJ
ap+K+6mE0jMLgdtwwuAnoZuSBywbzGzKPoMsjcURYysHfEj9EeFI0gAK6WK6TCRtJ/IYEmAutMAJ557VarEhUz6Vs5/8XSnKYJwvhiViZearFfpE2BP4oxaJ
yUHeY193VVm25OBRUdsVXnWKr6eyv3tiy4b5ihDGr2r7RAwpulnit6yOUKUajxRxsBBShNdagCrCiMhX5N9h/oBnFGrxnnb7ypkGVvgdiHfKwEmTQwenl0vP
cWMX0ENMqa1ZQnflMN8onhx3dqoCYV3JRVenk1zwtZ394llcyJWnSP3+NgMkI/HvTEgNZLqzXyi5hV+X2d513ld2CDYkO+BCa1tPumLAE4TnBIr0QMCRrJS0
Mf4mwPq8XCzbmVRr4XrPYGPIE/DO6pRG56WVjw2PG2O0W34m0BD3knx6po/sT/YkW4rrGx2xkyfue7gmfSeLczqEFYWulJJzwKNWxGz1E5V2eJackLQgHC6g
w8pXoDwpnojkeBCYpJO/Ip4OE1YBklOfZ/8hKMrkjJA73agxq2ASmx+TSrLrJkxRHpnJyUM+6jVcQUYTZmjIY5bBuWwJxbY6mz1lon/YGql9hBLtmeNI+cf2
RVN2Fb20zxE3uSA91EEgycxOZz4eWloRQvosHI+5QEWUNnob0yPhlM6meN4/XfIH5dFe2adSRyRl1N1yrn+90Pb6nJMQgDsHj6vTUBSeBiOpzFbb7VjfUc4s
j1nvsP4d8sWPCWseSUTgONV2XshbX+qIhhLRQbBLRZukNqC/BOiGuCA7T1PBvtURsw4/E46MLqzYD3rAB9x6yxPKYDdXE837ysYxpSa+nXJHvq2Pcc+rlBg5
yOeaMsGcegH+6eSCCNy/X6vsTp6YtMNwoZMD4ZRmNHA7KTF4mxYCBoDfx50l8JcsqXvqj+O0AiVXETff2cauTcU8aeb1U7oI88optw5ibkFKd7TmJal/L9vI
yUIiJyQfKGU/8prisnNahrPu1CN76k4Va+hsGlCPNgeBsEyP9lhlS4VtZVeANKpp3Lo70fHZfhdi3hfmO403VsAl1QbHqmBF9zc9b8/jkteMWbocomzoCNUY
HiFvRNtFNBWg6xdC4wdhk7nzhy5w8+CiM3P+EBHtNzB/WBk7T/Q+VBWo7rE2xWy8F4V3h/bbMMWt12KuA7t9Xc5qZGTHqinl1xHChPxa8tdkAwpRTL9AJqTa
xDCibg/Ys0sK7NFwXByK/rGxT040w9lwNjI8nMmhhp/EkQ0CYrW5p/p0a15o6dewrIQYjwHHm5yHb36gQmyJHe2onJKznaH6yMnK0f/S/L4dbsHwgTVMbvtz
6/qKXXZ5I/roMxr1LVKwtkREIOLXHmRGRTYvm/UGcv+hV0v9j/7q/UFodb8b48ptJ7YFDH5VsyD5d3lZ6qOG0DZzZqU5GkobkXKsp8m2GnePaA0LrazhPnwa
ooXK2T7QnuPy8mxs57jsZbtlG9sJtmvZlrf6hT1g/YVtt9/ekdqVFK9KzXt9qk0XBuOWom1jDDfG3YCp6cMZxQqpG4t9hKNFUuQesz+wm4CzhTXl2CnXV++J
p1FPQLZyyzVf1e4kTc0+HXe+HGSVNIVWPAT0SS0ym+1u+RBblOI+7+upi2qKNPfeJvcuLLf19nPrdGwf7X9DIxa4GYRIrGjhrruZKQ/7M5gJHpCc940QXmjf
plGwEjn/ynWxJhv48NCT6c62KEWKu/s98foe+HTOVBNtj551SoxNxMONPMIL1xge+nup60mpaF942JivTCAfIB5v4qf+HgVkD1/qEYwjIpBd7RdQaMbiUW54
f//7MPUy1n1XmGpFk/U0PDSM4GF8MwziaBxuZyh30eGPDUyQJehYl/MRzwuU0anPHfhyRsY4L4lB5Dw8Ho4SjNZNwxvjOuQCZ7m9dmfv9gZxGxZcERiit8tl
iP1wiO6xYcrXM1vZG9K5FOfgEI7N5hdIq81YW0z/VpxE3KNn/LuFot1vLVAX6Rz2h/mwTLCGA5fxp+QL0j/+t/jnlwUn1WowQj7Uzcu3PEoYBGSeN2tJLx7b
YDFnxkK7bw3SYfxDA6ENQzmLRi1JhBZFNLlgA5cTwivjwjf111BrujJfNbQVEZz5YuyB0Epe6itj9qvJpM4J0veO6cf2U6Sdmm2IKD0h31Ed3dKfbz62fyL7
oV4u7YgClJq1+eTL/XbGmeriYG2/jkii68/F2+EyTfo12WgXIi6zUwZ+FxFEe/TKeswPU2vUNG2miTiYAVKT8Bbt4vcH3nxsP7W7IyV3ExYn6Xtkd3X6+mYM
sqv8RnhEn5PzaNZMD8/mieHPyRD0qc3zQFBgKEpZNKmkZ+GY/EjF89NNoBgUenwQCy6HD1PLFH77v3/JJB06gzIY/7qgmVRsJrexb3YV1icngZs50XFHjfSi
RkbcpPBv5wrgKVbXXqxR+WxZD2QDKzDmQ/4ADmSvN4CwELOQ8Ea0zlLMsqASC6cm2pbMHSJmoH0YGl8vOKswbVJxfOp6LASySuAgA8/+61XhfdJiSz8OeXj8
U+9n1ioOWOw9JrS/6ZRbsqQaY1B4QImtmpktGyaDXERpxu+v4b7fMNWEhW1zcqw1PgbbcKgPu+f4Fj1yJe5S044HDMjW+B/mB5Htxiw3rgUKOKtJj9tyhihG
qT3tOJzKYz8xCwsNSBzypzLosfJSG4Rvyrv7mIUoqMNCvi9T+yjgVDy2vVky03FxJlnnjxW6RR0M69P8wo+Yt5KUlzEthx/wR0zbaa33NIcpLdJUW+6bNrTU
n6H1XwsafTrAaOthTuJkMcNexdqs7qr1UyFw1S85pV6UnCxVSwefVBCaG2F5LfzU+XWEniB4so7f6GYRYAScAte5WTnHKncg7h8355IMtTS3OpwrLZSDnuQu
5cbKvasrd99eucgYEHnHB88FmJV2s1ppt+iQbUEPLYZOtRE1A6m4MZW1KFszzUajpWdfaZOIz+1G8DSH4wfSlSC/u7qdtq0xQymQy9Gj8Ce+9+byvQvqarr2
3usajrZy5x3vXt45elETQSAa64s/du5e7pw5vnzvHfkBb9irr3Su31j54OO1g2+a5/pn73QuXFGHUHPtRIeFEF1MWuIb7waQTeM3dbj0g9HbPqzt11iZDAF0
Yx+UiZM1maoW8QiyKLamJfupxRcxu8TemsgPcNsmLk+mOG4Wb9N2meTlV8hkr07wjEfT9vlItJU7X6vTrw80kz50L97tfHEafruH3145ewVRg6ffWDt7VRNV
4N3rN1ZfuYeImsPXl29/snL2AwutYfr5aNwCzs1YnKKy4B2/OwfuurJ7qWDRQeYiNrtmBsU5LsLw0AVYHbn9MDpHfwTnXLul/ZIpWb2HTB6dC4dXLx/kC36O
omYKi9jeclFNL9AZ28cYWWBBG44wLtoCZd2RpAVDZNU5ySPuYmEesyHfKo1abJY1Ud2XcZarI/UT5pPzkwsXfa5hUyh916z38LhXp244LNP72Ij5tc8R0Hnn
nc6h2zKaf717WONU4CB/82rGyLYjf737rvYYwUFfXO6+/zGL2ux2Dn+mkaHwCL9/TmYUcWp0E+eXEGTYM68TC02drN+Cymqq5cJf9HeyhgWr8fErb8mEwGsf
DtM331+5fCepIglpcUmyLeyBe9hkFedceJ4zUSXiLXRH4ZhzWWB25LFyC3dbR57faCntuBCGeTlvIy5NFzCH3UU0IATo3VdXXr618sk1RCq8/tXy7ZMauCID
Ks2XkV19cMG7iOfKeMaBAWcognwMXX/vy5XbD+B57qNlwwC0FuYApMdwup8V50t/vok/j8+UNLQJnGZGvZ0RgeAu929aGsqe6du7QIc+JmozCj8kUITWE4xD
2grpCj+fdc99u/zdbaWo49YEf1ODonq6nNLiZhSKgz5kuHMRH72jA9OAhgbwhuxz1UnGnCE3IKigWa3meMDK2Tv6+dVDX3WuvyHrfvm7I/1WvQw9q3Z7kA+r
YRDD0YuA0bp2QraP6IXtLvoHBKtyP6aJtOpiSoydayzEkRMswACng7xCIAkjo1y1xO9itpgKXFfaMqeTjV1l/GOXpgNYOf5Z58znK8cQsCj/4vfxz1wtLmQK
3gU46vhB4d6k0SH3XAYnvEClxqR7JVc+X3iistCqzPatvwyUY92UKpmWY+xf/rsI9r33OuJAhLn84UL35J8iiQKt98zgZ04YyHZV21Hcp8a8gV/ulHXr4+2J
84ww08BHGfDoUjyHNMTM35P9drph47p3WpYBuJcsk6Gwh0NuQJT1JQ2QR2wIGaOPBNUAOI0rBS8+8dHy7ddlihEkwuggjRSytECr1w/KVMm/y9991Ll0Q4pG
k6+z4Lv+nDC5dhTe12dXUdamoG+alQgOzEr6J68jqIet690I3l378DZA625+uXLnlJSTfq29/1HaHJ2/hC0rlatUWAW/sZDe6uyUC1Zar7kAlADF7JoWTu2p
RuP5sPKGQr4tG/pTn3rhQoUy7FVHDizf+bhz4qvlew8smkgkO0dX2uPlWx/kOx31jP7vGr8OqSoKJdyLOCNlLIGTAAog0LIGHIpYTq80EuTi3Fy13VzUMF45
ONTmLEwZPDpUz69ppCzdm/da3NaGSJQ9cEeIaO3CAbAqx6SW77yWWyqI/efUdY+8uXLxa5k3yDmfXP/r3feER8lMYu+68+bq1dsygvLI4B84jj4AD7zZf/fw
6ZXPjkVDtJdapTFan+IUdPIorCEN68+vLGUagfS96FutMLRLgxenMoMN0Kg0DQV04VPB+0Gkq5+JaNssBrcHqA+4mRE2n+5vuKW5EjOgykTeDHLj8cfxli83
oeUmQjlj0nJPizrzPiUvYSiT5hCEy19OAYtpose/ZcsGa5K33ePaHM0rO1vFxF4zT9XoxqyIurdpITkIFfkJHOp5Rzpvd0pOi29nWtQdZcGVQXqWqvGibEm1
9qJluSKmW6Ty/tXPTLOtZjWeR6n51rdKee25+lrzknixxYJdTTUrE66CSFM+Miz/ST6BXzwQbaLqjSr5H9MTWLWEvupSIcBDz1aosCgO9BhHgThldFEd7TEG
xcImfqTFfMKDSjyOREoFGfBCilPOwaZyxWcSbj1PXAKdsP2RtizVepWCW+t+uBgY6eAcM4iAoJZHMJwbbSUFtiobtR6ULYfZVi+cAbGo7JWO+UZQPaHU1Re8
O/h1TFfasRcZ4Or21os7fvWzscf2zy+Ny78TS1Cn7XBtgCa7aFm74uNcobRU2uEUkjpcwesPn/HzOt/QfLwRBTmAp9JD6MjKbcp+RPs0acjuTcaK84lppHNO
TUT9iT/6MpeAXU+U/CqYylM+25/SrCsKyNx6lSpwqu3yr0ZqO6MMl+HX9HxptVHcCntU5nzF6it3SC4kdSu54V9hbhhFi2sctq+Y96On97nKPLXY8xGwZhXc
Fvpqz3nnq57ASm5FgHZYUL5T3bi5jyedKTsK4ZVtXNnFJHv9YKio5CzuvcH40VLq+BCrVQhkzi0pZx+ZDx6EpIQ+phHzIBwDMunIuCqfRjPj1Yif9NwBlaWc
YSlnIeAJpWdsvWNYNKTSrNj7PfGh3PTk30VJrn1nWbmzH9RlCjY/RPGfO0TFin/Fg4beXFgkNIfPV9vFMRchpQa7evbjDA3J3dpcGi+Nl1167DqTZGy0Cs0O
WLajmsUv97Uo8P3H5V0zKsz4XIiTjfYvp6Ak8/6HMtjzUnYmysLcIkqXGqnx4RiDTiecjA3SATjbDi5kIICMats83t7OSoujzPrGhseHtJh3WaKqIdrfsaWw
rHcLsDRB+l5I8Lg4Hpz/IQksyijhY2Mz42Mj4zH7MgVAz1w7zYBfBnx9mK8ntzCWdhc/zXl7qN342b55YVAihlZmi8MPVY6nOhlLaVWvPjMtlSHHkgGjMQbD
uefue1aTgxVw2Ft0F6kGAYvMuphfMHI/cUmIl03PApDCBYMC7O+bQFTieSI5BpThqvDJyULsrlA1N4R2Y2a7Pi2V6YGDm/uCU0IAuxv7QVUTwfg3ytkP9vHW
vkIfeD6sUHs77wmbGlphcIRtVsuW8liYYDQY5PGAetmMubIZecbi0Ma/J34fKJkWkfGgXB5Y0Emzfs8mT8QoTyN58/O4QjNdZN8eW2iKv4N/x0bCd0bdD940
QMg9PmlZ6KQtLXtfGFrUbjjUhGrCMye0BzhkNZmbZOQF4L5+5paBKfauHbwl9HiK26Q5IaPwYsHkgAJ2lsLjJm6UytoxpnmPl5bTHRXKPUNGhiCE6czmDAuq
suaSVa2RQlX/DX6ZN+Hf9GKPsZragZ/601nLLzGzLymOWVhtL4E8kmcx0eUXWVPXmMMfcFiuMmbbAn3qOnhJnf1IMz/Ys46julqNtmoDLSNpBLGtN0SO1ueK
1kpdD7cBNnmdt6xADAfseDvCQXamkVogdu+uNZEy8n1g5GMT4xEl82y7NdszcLfb40MTEhcZdRPbH1bOHhMBbNUEjzNbP3ASm6B5eLgU3OO9651skvvMF15r
KkW45y+pM2VLfbBtp/Jm4bG9tm0UtVEvyWpTt1B3DXrV8fa5V/ZCtiwpMNGovY7ffNvu881SKYfzTvL8FT8XEDJaZZ9G15A7QEB4sC1C9AZr+AFuDialKVjr
ge09aBHI/LIGO8CwvK8uhl6wZEJPRDZcSz4Ze2jZfvkQ9smvDL2EcckpDfzDMDMMs9jLoYuZHReI1qMTuMeJTn39g/YMxbxvNNvxOznMcUQRzR5Wy9i4A2Tn
wW5drhjaY/FO5scrDG+fHgzgsrAvJ36MlFzwW7GwkW53h88UYkeGnOPCWJ8xKYJIJy1rNuS7vS7qSs6DoLexcDIQyiv4p1oR7pXGx7esl+ubFBMyhPad97xR
H7PvvoSZLQ1yKnD8vWAxD7LSNyAjs0aYWnJs/QwzY/veRFq2ErzwQz+pqCtFh6e46LjziuizNURiV9gEVKWcR0jXMYFUr+rQ/HPTGPtiDeg3PGg1b2/rg6g+
ZEUiTOogF5AEepmE7EDmeQk9lFkNCtFvE13LWf93Vdfu37bL5GqdGrSj2hd7R28VkiurYTBsMzsYgJvT07MfRpbygy6ri/rrUFDhXEqlHqjmgLDvdNl9J7sv
Gn6wAVlalljyJIgRuEUPEA9ITZlBeEeB1HOiQ5AZ0AUkrYgBi8JIGSVQVGeKbd3qVLva1M1zqFV7qZqJJIq72/RKWsdoAqSn0MJxeIk6m2iVxEhfV7rpe4IY
jU8BzP6MVBnVPO3OV7cFBz1EIkZKl3KqJyj3nILYTE1+Pl8d5PqZqjYSn0c3tKX1eZ0DOQpzngIdOT8fngSNGnt4R08SJ+dZ5HGFn6bvXDCImFF07fLhlXtv
rNy58P8OHOxePda5eXX5u5PAhL53Bu4ax9+GVYCVBGcjhafB+LRUlxmsLLrlu7xIsC1BVKnynFzf1VJbP5xlpAjFtWFaa9UVd6TsYHPrEI5mWt47gEavnc7a
ZW4CB6SZ3aNHo5RS9zuHrxPH8sLqxw/UcNw5+YGCm+rN5e+Owoglb107BbP3qfPdw6c77x/qHLibDcMwfPVe5/blbASG3Ve/7Zw+CdBEb4s88dbKsc9R782P
zVqjI1MP+HwuBQnWnYcI7MHLbDsgv3pDKKlVm1yozGLOm3NwRpmqVic3ygFnLwLJ69U2xgLmRfMf6h45sHbgCAF0T7MPnypu4PLt1/1YAEfztW+Xv/tCbXQ6
s+ifm9bu4bfT2Y+6o5lLCLjsslAYALU+dxZuOgX5RBXm8hMX9HlxkNSPPz2wNd3YOu9ccdjQ+oJPnDNWsJ/uBc0F1vOCN9nT/2Wa0RiIc7LtlX5z998H1POp
N1bOfgA6uH0svO4nBlUkSyNBqrdhcWDa/LExKa7o2X1emp9d4DuWXgwWUc0l5iinSd8H/K3M1loKWdq79qam2MSYMvILOBQmRdHHzUgrq0y1w1DKn+Vbx4S2
YYMkYeRe9Vbn37rkZq2Fnbrm1U+qFfwFdZ3D46WmiPwOi9Ks+Q6LGg5VbPEXp8FdDr6rjlLJUlXXtftvdl772NYpjc3w4bt5Dd6DEXTxMlx7PsqtwubcdnPo
NdLNdHwdFHnE1hRWOP9y7PcALuVZjjD1akvdKsm2/nK3zLTtrWzkx//nFYMQ1ht/+SrDpGd/+TK4J3qPucSfUHcmCGrPPhcg8FtqSHGQ9ljhyncuvbpy+nUs
7EOnOifvGNP6C9IMLN86L+PEpihuseda6n4nz9EsGWZplfcxxFeFQ3iEboXVjl0KdUa6b33dff/DtTfvJ6PdnGutO146GDDWEypXgaIbdkh3npTJsNHhjo9r
LcMWrTiy6TsQ2m0ZCDjNXbxFL8Yz1ovXT2inzR9KhozjlXZB0bhzVna/4AIt/VMfhjx4+fHVHg+aaGgq2O/owIoNjwku9/BEovsfPN29GxQ3RvN2JISVrqLe
Xengu+T5h2VLk00MvhgPDnUfHOh+fadz6J4flM57f4AXwpUPO3+AM6Bud+mgVGcXlHc8+z81l6GD9obDlAlTWzLG5s8Qh1i9KRUx8aVqs8FOwF1zghjQ2bA2
+cIVB6FO38kvlh+8D6fE2687b1Bgpx8+0z15RCHeO9dPLd8+ufbet+jLR591D38KF7fhpLEMbtB9N4wiyIfuOTV4pwHynmC2zpF0HkgDHGc6NOrxmf1oNzDB
LWtwPHjd89fMdadz6RNt3tqBd2WEuWBO6R1pZOfkMSysnkZuX6jP1OWo3KexkJHiTJRDwV1LHfTidiT17qq01W3s5/T4tEsQSmAs6ixTqQN6HJk3Ztu1+dma
Zjdppw0xInOOmArWff7a2rkr3ZOf0FH1XYMSPvx69+w17bMtwVOX84+00bkF53z2mFlU4fgf6r1HytukCPybl9TLR4MukY9ABUw1htgQegdkovDDazZ63xje
QG9A0ODV48LxfLpO+Ge986r86A8wLB3L4QvXWr+c0s1HjmHUkRR0V52rkc3oxbxGHXDjZ5iT/AbjwM/xoVp9YnZhEpqyIc3VE9wzpOJfq25mZJMBRT7jLQsj
f5cUbCngb4J+iwbtH5gWEkcPaOVcxq5FpoaT9/wxejY6q0HVYudJBMDKIKiW2Q9BKW34cxoLlEt4hUMTkkrn4ZSDsOnhlOc05SIiP00+JJJyIjzSgSORP10H
00Rv1hgLJn0qGwjUHDVGwZqpLwulZdpyxXDHB7vnJM1g2Jqp1alpRyotjXUbzRIh1JMNzukiUvhb80RJd/ccCY0qNcElYspVx7bFmaN5gEwRkctZ73wEPyyC
Ti8FDUVQIeTe2ZKDVY6II01vpjWWEjUUx2LMqH1cY7QtHlqNXCgw6oqp442W1aShXquBSPU+2dRGnbeOJWmLoq1Trdxe+QI17cZMomBsVawYj+m1BMaxd2bU
JvodtBzB9qIGgeypbDM16HsiVLzNmzxpWDZMkCch7ZyRD5ZDzwJiW59/YLxgXKZMRsUDwrrNzyldNLGhN/hbr6CNDvGMfYyM3mrpLCTavMCVRtGLqF3RC97U
F73jOJe91mul3LIO3I/aIiPTivmQWA+CZi9nALDnicIuSmkqpxchKDQysR2GHawQWW+1Vb7/peiR72/c01LO8NljkXHagBxEAByQevEBGvPVZkWZiNErLV7b
hsY2jTt7AiaxFvFsN9W18R59X87bJToRupyK4JnFSltXUczc+0ID7PNmU3/reTtIJqAAUeGS86xxXeuXQ7YnSvohcGYpIZFKcvNNevJLf8xVIcTi2gG7hpm5
mwPtPLk4cPtS/0Bwt8SXHhb9nZ+L4BaClufN1a69avkLNmt/n/4pwWztoFlSLoh95Of1+YWgdK/E9ompdWApNOubc/KgvmArlf7cpkTSm9Skj/6W2oj8IOD+
vkKc1dlRLOraFgicYJDjPc1+BofnqNnBX5Pm0n9XL6C12+VmvrkN/lVSBrax5lBlX7U1HjD9+RG3Q+GZt9JWSuOqF/e0ODa3IK2TESmL8D43B/t3tV1hHHU0
NE5I5NDJBYsyM6wULuin6fzEVhalBy2avuhKw1t9Z9PW2b5eBBV8KL072MTbdvZ2WM9pjcSeRVviHjfypS3udSL3ifxB4E0zPW7LdsCzdam0AwLTloBhXqvX
1WN1oQdDp10kPgtexM+lTKrK8HtuAXbTkGR7ITKtqOWewAd4oNH8kB7h/1awPNpcsrBNcJT7g/ewWml29uebGVvAsqWlx/bjiXaED6NnOzx973hsP3u25Epg
uPGyflp+YF77f3mHNBWvoITUuUS3OoNcMoojZSql+/HH13OrJHX3qsQGqXSzgRGlona7R1/0C/GSdzZgJas8K1A67Uuh6e4ildLjALVs691rnn0uwZ8xF+fI
336fs3bLn7/cZeH/8wr//Pkm733l3Yf+8iWl9/gbzul+X7xlNeda5MOhhn/3NrMPxql9tDWNR1uNAyEpPeqWMxB6xJqT23hSl5+8Q3sEHGbuAEHuSZOR/CsG
kiJc7K3nXPPKNm24ClM/PsjcaHBWteBfgPb1ZqgpsTueifbUFztOOf99slAZs0FSuznx1+C+UwqeeA5aAd+JLYrSo+A5EG3UQRUNIFMnLzmPAa99LGgXhLS3
aU9JmUoFGhPARwUodsmhRn5MmhsfALvTiyCqkFZ9nPR7ncD5pNAHQdKDRkUCg604RAAh96UCubhHnuY5mLY7UKedgqM90na9DbxvS3/A2PUHOxWhUv5RyGn9
I6WBU2xHIlbqRMrDS85lNDlLbHio1wlXhnMbVAifXxqMCEmNI+4ZeEpwHMlUXLNJUCD9nlmAK/1AxFodFDtQ117qAZJ/BDhVUsiuRshU43ZfTZ5VHWpD/9pG
mEarChcBLMMxh+cxDhcHlo0gvkpstPPH1zXpIM/UB6mOGB4CbsieWByzztqp1F3ZIWt8bFKlRZO/SprDBsPVJ3+N4UzCalFAv0oDSxJ8kmuGpXqbPFxWcS9G
)page",
    R"page(L/IKVwt1CoQvj8rU4kaZKIgl2keCCdUUjOtD2vM3W2N4Uztdjg//E+1tMaw1Bly/2IMHHOmYPfyafqevZJh/MVJ6p6//ACozGBcKiadfL5x2wXSRaaVmwCyU
XHIFvfDggG3H+WrgqTk4MIupa5PDtscjV3w3RAZ2loDFBLuID/gJoMh15/VJOlQYTQXkTNUQOTKYmqo/2gn/0aWu+aY7aUH9N6/eWZi/6C4u6bw/0Y7uYlgR
KQQBLLqtMXDod4621idHW2pb/TwTZA9f7ufRj1ZDLnBtFlkBjXO30LTxXj3FxEI7eDz+A0NRY2RViE0etc2dTB5NJBsPp5UxO18/jJk/ilz2KBJZjA9XGo9O
QgPUK//0T895NYqKt6VCHoLRpjaUiYLyiK04kuho7MnO8KTU551NA9/ZVCgN3qe9SbVQGqDfcJZTbr1/46b7aJy1vEGpHCD/smPywtaO3ZpvVo3otynW6QK0
xyA41ai6RWXFtdbMaBZ3+LHBFfg7GmI7VUEatiXVC3ptTMIrVH8Iy2SqtVebhmcVOxdqs5pRTH1OYk1i2Rwh3NGPJoJRx4VAxN5jrp99ILWeuOPC/ixyn5n3
JhTqCOeHIkFM26P9jXWpMF+UXNN6HtOWUbKW9jxVE4tfIlMhXV9jNlmqeFLom+Qo8iDSjBUqgu8zqXw+jWhjr8fmh2CCGC/Og0JZfBEupijVdhHTs7XIZz2C
vGwnua3GppgfsPdDnEf3IRGW/Cm910FzvJdOBvmYDsjb6JWxat1wVsPEZIiOPEqWRq0rdV4MnoMRcmKfBI25nIqPEKIaPO8K5ult+GoJ7CCtlYAu18x6S0P4
yVfhwG2+ei7c3fujznqUu1lNZOMT8fE8ooYHYfCNycXeHJHunNWoTTi/WWNhT2UjTsBQQkxHES/k+6eueElKlhYTCvHdRl3TGo6q5K155GiR9kK3s6QwgZsF
js06StWNR/Hm1fRinUbw0SwTS45mam/1GQyXysGWW5wtxRGUyJLlBxOD0y+J0CBu5nPmDcgXmSRwlEoKPAzhk8Uw+/Ku3kF6y4SioCnQIdZ5G++D1JzS4iCP
2ma10vJIfYvEx4OvqnDT2h74IPApfQJdymI4YL6FxMXLt8/CJ+v06ytnb8CXwAoHz1pZhE4SnWjMGTwUPcTb6mfXDEhR6grRmq1NsjgJJavMQVOtGGn0Ac80
8XVTZqvtEzdTK79zMZtmlvqGVq4oVGgQcpkhxXWrWjU3NKKWmN/LK/e673+8euhTdY9Y/u6Y4pipMyqc9u680Xn/HKBPmNZ6+fZ7+mj5uy/WDhzpHvsTYM1O
vaxeNd0jxzo3P169eh8urARDk1EzlLKrf9KRgi/a/XOrnxw0Dww3asHrttayUYFUqeAvdXqeTZmDyZ5q5vOJJBh1d+5pN+Aroj43aDFmqfuHV9cOXDT/uDt3
ltFVuLgkjdg+ggaMDGX/3NgLVBngopXpdEMjN9zXKEoNZd1zFwEI43DLpK7uFx93Tl1bvX8/rm47AWxSSMcmXAirLQ+LRb8mAtnAvxCurva9smKvaWb6ioNr
3JJVMDpMlzVhcITq1zU89BM3RPMVatzVW5Ftl7oJ+kSn4wgkx1pOL0EAA92/v3r5YPfIfU0Ij/nXnl59JYJhe2/1wPHutVPs8qfq+MWvwxXn/qcrJ68t3323
e/QoXnpwvnvySDrIFi83ZtkYFGjJo05ppvOPO1+c1iYIYUXvkv/gXVVHWHc5jG0HmSdjKTxGOkyqiHqDqffoW36KdlaarcQ7lkH0ASZLvgGAo+D0TfClaAr2
jyw5mJ7TJwPcEqGtSG331j56P85zbmhvOlR8PbTnEV2YrXRohSFB2hUHkdWn1DhtHlu/1ew4DaWt2MPMJicKAQDPgnMVYKdGmDOjGvden2/S55uXooTwa++e
0vkDWZw6r166gfDunGS1Mkio148H72+y+5uXcutzO5A6yVx/0dhTI2+06dcNxaBStXsxVt+wtkyhNunb/qnRN9uqAFfds7ekoRHAlf8sYKz0uy80uNzi1Waf
U2aNPilhk6oncADc21gQWX4aWCIySjtJMkNGnXSkVI9JouLBkXL53im3nrR5HB2hp9cVzUpWqQ1bvp2D0LjqxkZq8MBbaOs+Yu0mHCZcKkatC3XrQC3hLIAn
MzQ67ZX0frZe/EmxTnvdiMizCZmqV7eM58qVA3BS1nE+f016sXz7M/VAROfroesA6vK9T/qsHU4/l/Z9trGLEFqNXd+/fPD7lw+4ycmRtnkGK1VmvnRa0fbF
vlXpeAUCH1TDJry9aSjD/q8+kPCb11Uptw007MPjwL07961Ge8Svh13jOcJ1ZnsroGoCoBkQXwNwKbLVU78AtEYA9M9VFnUm3aqYUQ9k+KNWAM3nOiJnyYXZ
tlsykYuq4uvKNKx8cUS9QE0IUJg4RT47e0OWCgSf2w9WrhyDj+ix1xS7c+XOm90/XADVwpv5gDBbES8I6Hk+nSxrsRIqf3JxssKo2JyWqM0RzHVOIRTPfbt2
7msgsl77bOWTM3+9eyR6QfrIVwhriAvgJZNosanqp1SWOwk/a35v7cBp7ArvfSfTEVW1qKi1i1X96vmYk9YbGuRBNnv6cvQEey3fQ5IVE/PmFpghvNbmDKIh
NoujyS5CSL+wyRiH6Dx4be3DO3AEP30Sk3L/NQzvFx/TBfxdt4VwP4n2lzxjCN+xMX0hZeIOfxfDxoi/tmyiZEtzjNoKo6eNImAjQOnoLK2tgHzgxnT5u6Mr
Z684Z3CdqbRFremFqalZZal0NfPRVTLT7qGFzvaBXjV23j3y5vKtG4ovq+tIsRgR70VaHABc6FfaIH5J6N0WQbdn6HmO5snKMrRB3XJIWOFamCpDHyrKGzFm
cyJ/EdkIyz9ljxi3mx8v37uwduhU972vZSQxn1df0WA2xxJP+t/da2dX778CRsoFoAiZhNM80Dl1vXvhducd+X20+80xGXZIdZ9/mHZ2M7q5eSj7rWU646nB
A9bG4pcUMgYnS52imIJRx5UFHvWCI5xwLFGZOdqWZZq/P3Ch1v7+wPvmH64ci97fk0igV9vj4keCLEz23VgwsMcpWc5KfTxt6II1rNATH3m5S0ZRPiUDKd+S
ZbN67U7n3kedq7d0t0fMxMk7kAjf+27tNXDwzukT8ig3VCHOklKhb7u2rdIOQivwL0LQHPA2bx/v3HhZxOTQigtX5MyjZ8fkIxwJevzXI895dcAVktsFecGC
NSKpxkJJ/LBpkCXWK8W5vSrG4rxQWWy5WA0FAtWGKUC70Bkr9zLGyh1EbySDdUs2p+tyJIzvo/yrp7oH3s8PWQgz9AJ0H7E4eSUCaf4FlnUQSFTMHvWydRDS
PtHjpMVvpMLzZmRT2WO4xvKrMbvgYiE08mazDzGYaFSnpmoTNSH7FqMF+qDfYmA58LQn+INbvVrjHuzIE6fTZnpyGOV7hqsbE5CTUoWXOR6mQTsIhtnMA9SJ
m4DJTnFyV766Y2f189dMWl75VA7lf+xcQvQcMXRP6KQt3/rA38yNvTIYqTqQ5qVXPezuIOF3c55JqkO24q23NKNXpuDuLolij1ZCWR/DlECGV9+FZPjFZRw4
qVIAmi8jPDw1emVC5+C7cjNt0hNozBND2fNgvpVZzd0AJZdeNquzFQ+5LMVUXOlc+ho0LbvBJyc6r30lQxrXGJ3UXV4F1xuoT+ZdmJ9jbOgyMLI1NZJ/TODs
LSyFJyGnABKs6i5ba6r83FJabGS0fA6pWMJ8ChwAheuN0wcom1LQbemMSmOuwBGNuNJTN4DVsS1DekYwJncJfQugy9dvgDzunyORvN65eyAvLOjw6ZFSfyu4
bG7Qpk3P5dJ/SfWx8Fapc2WDyUw7Ec9OOmlJU/y4QbOR6CnGceL3onHTwklvkmlFeFiExu0nJgqC8+SisWRy9NgSQqdaWfH7C+dK/vCm8nWFSVt0M/pU5WZt
rmzOQmQWGKcDhqjtC0f8Ge/b11YfHNLzzXuI6b73jiYYkK+ILBt3RU5JShA54s+tR8t7YJSo0r9wUOS2q29R4P6m3J0lfr8cShDNZzF0gd/iiLBYbSN+sbpv
frZS54hYiO9lVWRI92TZYsHeOty59WXn0AGGVxGi//7hzvU3Opdf7n5xCWsZMP5njY4vfbL64Lz0SKTX5dsnVz/549qho2mPnkRfngQ0tDZIOsPkxC72uDqr
gdRSxMSeoxel8s6ZWF5/MpVIjPcCGtm0bEic4uCSMb1UkQN5z31TQzoV4xx0gnWPGF7uqAG3ANvyUKBR3RKNhUrTTiP3Rvf4ERmYtZf/GK9oDCGRmYUPW0yu
vOLkO91+VUrIi8qVJnOcGNtggK1qeM4xQu8+JPEDOU0ZJLs+4bBOB2fZXscK+UNtMqTTC7OzPu41nKR/V0QWDiR8aMHHeW+1auIQgi8BYG24Dx4qXs0WJseo
Gw+H0CpyJ8ZPdZODpvnax0ikIvvX9VMynhCEFQVbft86JvJvjoJc0gGtsJzFSVH0Hk6ouewo/mW/oOCmieAepTtAeEJvL5Szk/FXe03FWKsnCmlHSTlcCBAQ
1tVcZaaK7aLiM3kQAcJps/sEI+t2+fZ1A7m4c1IVr933P4bVgdpr6QJw5mWH4MFdle1y/lp7/6I/YsjWyWDp2/KijJeQIwg0CnJW/IT+kZDNkbr6UDdHEJHF
X5vt75O5GMn5Sr3KJMQz1UXaQCfMQpSkY9VMysGPQArHuE/BdIZ17C1nOx7bLwWXdHXvMC9RV385gu9xBXlnBw1PuZyy0rtiQSc9ilBAITqQRcjKLeeOoi5A
DoVreGiYmUV7Ybji3GHOTPb07GyMyhXD2qm7zP5s9dgtOaQyndc8/R2F9OWKTmjdG/dW713GeFRwtpDZ5pNWjf5PBZnuAkECNXxA2A0eYyELM5afOJbKxcpZ
VN+SJcpHDz6DDb3CYFVZWt3zJ+X6xVqlMQdrbDlbvfY1isvJQS6W77w9iuSeKPv2he7nHzGP8wyZz8rtj5ixa7IQrPZ7NeXJVk1u3idLJCzsfAaL5Dx+FNUg
W6jW6VdkYzPGQuP0yn9sf3pzaQd9+2OocShnZ6t6ro1csGiHhD9vK3bBcmGItKJvG4yk5NK/KQZQ5JiSc6HcFqEPm4OsFdlmboMRDDFwfa1NQ9pq9WFUS7qr
MPb6H+Cftz/bN2r1aEPLzIs3mknr1Q9loq3J5ONC9LCIa+gbZpBU5H2tWVnOmTeNdUNwyq9p543RB8PIO/zAFABLfd+abh8e7T+bTYvBhHIqj7BsOHQhgtPG
t1QaH2rJ28UARVkBymSAqiROZb2cmZMqxo11RShWrjLOQx00WvT3ognkY6tm27aHVRMil/u4HFhzWr33zSgsbUbGewVNZR/Uh948xFvtJNJT0ay0aHFPFJWZ
gA5GoXD7+wMoJ/YyD57cNMoa2udA3Vt+fIJ+ER/q60CAuopjrpHxd6IAa9/k8DFHpP4OLgHnr9lShRBdkkwwgt7aI0tZXH2+3e4z1VlNFeATTFrQQp+e9nG4
X3dgsqVxD+RcEpEkoi0GCgXfm5wtCvuwKxxmI35bQezIKsPuVpuY+ZV5ctfj2VaHIUe3MaBgSrl91lm0DAatN3C3yHMmjv5UYu+hDAuaKQrR1h2kcgQNOwjq
81Gb7qkWmUN8GMx/oJotGwZ0RD06kilkAToBQbYquIWNEcIqp+9P6PuEOv3kgPpTg2jB0E+FPRmtGWRmMvfEUscs8wvgpOwL6WCMgzDb2DUyXKy7uGe9nLKG
DBsuraopCezNSug8NVzy6PXuvsetH47DVQgOrM+9H9UmBWLMo6KPZg9nDQ5/Xv/2zMujMYD+lfQsVqzVDQ6bPa5NxgnVLPZ/tH2xUPJrfDTHTTkinp0qCnPE
UvU2BrYPo9XSfViQPedr/VhODJpZB3NzzYEfcy+9quFU6bUeyJWT6AjWM5aio9dybpafykb83qZOW2Wlh9Q9FlYEOUTODhAiLHLNyxBCLF7EAxkbZ9Zem22x
pFKQhYvpo7lWKcmLq4cNfQZ38FlEFQVTIAOKvPWvoAvBf9oaRPiCEPRGOUVrpFkwIjrGC0UjzOe+bfnS6f1wyhSWO1JyDxMTH8MyQrxp7mtJ0UB7vdUgAYh9
2lnk1q3YlSoEEk3eLq0L3xpT4iYbjCgUzz/xgXepMdkD9nrjcf4ODMIBv1fzMLSCCyWZ62w+dn5yUbhHbeLXUawckb4U5rlPPpJc2KWlVoghJspZ7kgQktVT
k+BOUC2fqHl3FDEaBWrsJixJlVxXX/Xh6fHWqI8il0iKXfEn2u4TXmDca1J/JDCylrHd40HE2s0tEQ3wAlnf1EpJFJU13OT5aHo2R6k5tHFjqHrcEag1gPcG
zNIApoFE4/OtwUcP/RokwMFQ900Dx/cRITlYnB74/ugAaTuhwcj0dTNm6BabqegyPHz9YNeQOxMGHJcgOSUrZnPBY6e7L/fI9zOxxLffuh2mKXAzbcnYjK4V
iAzKHOS3DI1RjiO1QufqK0G94aQDfSNYKftGwPfIM2YUzTElX0tp4EnCkiz04IsXUpMuQ1EesqRjmUl9jFt+SHS57HJAO3657DJC8TKPLZoZnfP9skjkCCac
XOFzCeBZjm2U253rt/6N9xTdwgcwys39t+zNsat5c7Nu2jXuvEG+9JJltB3j2486VWh+wb0lTLlPH8cNAB+hR/k16+0uHp6pV1cwNh5lJZzWbIM4P+QC1qeF
/rLpOOPgwEDXaSGSfQQa1ANiKfpATT9Qy6c9rKFmX2q3ltrdJ+nhbhRknpqYVdfIXZ/KhoeeLNkRa36hNa2NwUNTqIymjFJfW+Kg2dzz5TTtGDAAkaF+AOsb
gxmO/hgEIjHA+KCXULh4RnF6+1tJK+lTbmtaLk5mwniph2Q0iViiCx5B82Lu1p+5PbEecwv2u60JTaHqklvV0XJah8dbCeX0CFCZNYA7zIWJmNL9fJJAzlRQ
hsPiiMDLuoaVuSYlp0rUomo3/UyxWVIS+UnJJOayWfSgTqwvJqSek4X9B/xsjOUUr2431121OVQjalD2/etnEIaSf7qbeXO8jmM6sqeYvKxE1fQqQ0Q9Mivd
WK6g+in6HsYidy6Ga/CAODC+SBr3aHyxaVijvtatp/D9hTcpyn9/4ZxDZgjpzxAXjgHtC8agk2FoDNODETx0aFIu4xOFPF18bP90LhVIuigGkn9/afiJHmnY
W+xz0pVb2YmILG0tGJ0lsxgXYkiWUAvHsGBj5mToDUbkPVHWOQM8swTiRzkiVxdKbUG51XalNtuKg+28OJivNmk4IrW13QbT09N6ZzN4lAwiJIKyW7x9p5hE
bVkCni4MmsvcbgdTqqo39pSRNYgSx95k01Mfpa3ZE5uGDVZxa7b5CeF81SlIVE8Mu7i+AdmQyA9+1JsWaSZJdhRlHpxhSqMJj2U3k/0wugZlMahxWjrF3SNW
lKmyKsntJHf8AfhFZ0Fj4x/PRoY1oH5jJlUilVIRteolQCtEOv5RVtQR2Kgvbcw2DZfiRGt/SxKoiTz+zEQs+0IAH/l7adGEfFVjbfzRa73BtU/sTgZ0N74p
DX1pWN5+sfiS3eYET8Qhoq09u4T5ISC6rOaXTeVscVQa83j2BKre8TtNFYu8iiyLpieUaix938iofCieDXfEk2ebwrP0+Ccfk/eEOS1uwkeXnJSq+wYnq/9X
27WJGf/Vff4b+1yNMlP/xdX6ePZfKPJuYFUTtebEbFqZrGhUNiHdf0kIemKRTWqOZk+yRT1jhEI2SCN/L2wIzzYCAbnRLOCp8HZHNU8Aa7ZQrU+Sxc/VJidn
NQJTzxK5iZEJG3IB2uORyN/f7qG+ELZZlpIMIFO1XQvNaj6GttlWEzb6I/9oVKbwkX9sSKd2DGfDwqjY8CX5QVrkio+WL0Jam8wKWajN7eoNenbZH/0SUVUG
kgYbo5OWTVR8UOhSMDTkQFLNA+b5hbkBUqRayoIsVxqchIazuF4o7ULLoS/lkxeNef4pfd2jaaU1C9j4EN2sDRivXXRyZSk5GPdYH4ac+qnSnK/DnXtjtjN/
zwmi2qx8IHO6Dz/ZK4bmW9pz5tbBMdnRS+XSRmwDCg44uNcBDLBto0+u/HQ5+005+x3fdjUNTmYZa59GytnTQe2k1AyeF8DBtg2Nye8YmksuH86Gf/MwNmzC
at+Xn86/vDtkI3PPfOt2x22jBiwnc1bQRxXMudR3O6eRaJVM9MERk2H8jb2nLH3Aa5EIG5jaZMxpno45zW7sbL+J9wqZLppSAiAINSZjKb9BYlZjN4mmurdV
Ibu7K/JoHRYp5HfxQGmic8/1G+3KbEHBSwboXPqKpE/2iKSY7bzoaW5nAxq64zdhJ+z7/Ok/3/RFRBgldqdh90I7WI7ELayUWNyK1TvEr5Sht8WPA+/PdTxi
E1DgHzj/jgyS0p/sr4rh26qHQQn7VKyEVFEyZ1MODKrHQO0flaNTtulTp9FPdsvYMFl95KZFqwSC2+q7tjehuAFPc54bGMqCs8BQstWfvG9qs4JXoPEuFRDb
zW/XayP4yO0rjpTDNgOg10gPxADwvlAXTg+kTbd8hYqKSGANS1uYpFsjLJTLJ2elPEY2NSD6VpwCs2RVJy95+I50Vyw9Uv4vhxyQAmjEEAE8j6g6yIPiaH8f
Kal7HDfvEtX2Azhw2RXo2+5/4yBhSLzYcjQnAlOOXFl75Yp6SsIrUN72eAY/wx6srpFtlw/MsZSyC4nRkC252DtdQ5oKLQYGOZT9olavzcGzVyRT/KCfKH1y
mV/ERYAxm5aPTHJf8Ahc9GZN0QoQVHAY2Tu6x49orBK8PBk01z15pnP4HOKm6EyKvGjqSXrmuHrjrpy94R1DkafkwpXuhc/XPvxm5eq5zqHb5hyJYbDh0mwq
fuTSoWpVK82JaQYA8pcQLjQ5igmI5VmZxxDJ/2q7ahrWffzI6s1rnfuvSstWPr/cOXWTeb0+Wjn6bffw29K97u3T3dMXVr7+yH1jQmik7TzrvQ+7bxAuu+9/
6EYIgAcahff+h64GNIpB9PKXfWADfB/YWDoc85cGNqFlroS2nj77oR9sqScZzcUzZ8849O4ZDn58WNnnHl76xD3UpLfy0LCSdY5804QhzTBnV2OhqU7hq99c
7xx9kBTYrgx1rJCLXU9J1MfCTrhIpeNHPCH4MMJcmLr7DvIZ0QNf/moYwNsrZ6/4VjQ0zB5/LdTHPiC/QJC3T4XJnGeUxDPyl8Tis1tdOtE5/K3OjEuS5l54
yARKkZrGPDxjv1ydN7/UakO6LJQX9hS9A+/5ndhMEXnZqGpsQAWIlBm+Lat/i2FMtKctNw87982p1U8OMwjxROe1g6tXv3Ofek9bZ0FbfowqeziCPxUhb7Zh
ERmVlov4kqW9eu+eRnkdZsTTkUBbjRmXdsZ/3TLDpJ2aqc63NVLXEpfVEOPBLY9BI26ph4FTDqQUpr91jbsQbZQS4qkZCIH91BxOd4VdBF4xD3vTpMbQ6G/y
2UMnopoW6iJx1FrTWg4DUOOdtmxvoNfnKs9FQTPdcxdX/nQzhJfwsVs2Dc3h58aEgeFs1usnwtjEPMACWo1M9LeL729WXbZbi5U+9fLKawy8YxCqHwifFVej
/tTXP8qV61d35+bVzuHP3HuyjUzWNNWT/SSLufPm6lU/gJVdzapGYOsvFx516Ov06yxiP21a02I7Z40ZAHkBvzkN566ufXS+e+SAkIBf0rU5WwAuvkJWdPfc
txFrqeuao8NOQbbJzuHX/QSwIRaiznhn/9605VfU0CFjOxC5qi0LX0Jww9pbD1YPvLZ865iMcR93/CkmTCGmOZlLzv8eVrtsZHg4HD5lowFwnreAGXJWBGUP
xYODikVxM9X927kCIcZd8mIw+J6a6HCP3vkqtCDxff3SWdoRu2lX6+3mYh9bX8AzzaPZisClBklXZluQlPhEauuX/iNycvaZurWY1ai50EeduWJId2k3GPFm
beCDE3oMS/rqbJtZoTTUbjwLh5dnKq1q0fyiLStQdZHgehuUZRPYqzqUfNbtt+kzvat4yeXM7bhpmWjMC+UN3HNdAfRSRksN9sIoVIubf04drCugW29agMKZ
FdgQJx4CFcpBEnNag1W5lYjt0mu4G0jfx1qa8yFOUk4fHABnQsdGuT1KI7CRKP4bR2Q+R0w1g0ARjyynH/RahUp9BkqWfeVskfL6c5znoVpLWoy0Ar//fXoL
kG89hTb2lBnV9v0IKut/yBZdixANggv8Ho40u3L8tIb1uJyjhQh1KVagYJe/O01W93bqiWkNBwmDicWe6IscRiMepLRmuLk//l+tx39cGuhcZTW751WPgGh6
tb066VgUIVnZXuc+GiYd0tWzwCDfn1tQGmGhkNS8Bg51kT+VyJ7aqgVBkqUEKjgyUxa+P/BmMG+KQKKuF/xstNTL3lLy5N/BCMQgxq0ZrCb/In8X0Rm7uzHb
JP8vQkUdPg/rQ9S06FGwRPj3n5DPveh8Z0ZgxJiRf2jK/7E10TGlyIARcj9BBsEBVkvqKRPEMe7sMmMvFoGq+S8kkH8R8gin1fmEov+JkkFxHjlfvNOqxULg
KwFzcmyePrkoOa4alAHPN8nzIUKMgZa88QYn7h2/eGy/fiK8Nx8sBQiB+qfaPmEBAP7xjND9fFb2kN+FLBmJFjwyZtAUMFArrnPwMDU4zsKp6O9xnZV5u8kt
Z5tKfZ6ABvCo5NX1JlXvz3w+MefaNFu1NHNhJ4xYeRz49eOx//2/9v7X/7Rx/PEf75Imb08CliD7etejGS72R9kM9fTon/CynE1WkF+E1ah/Rn1+EQns5E9Y
M/YyGNtEa0/PfdOgBdlgvKzWu5acsyZ0E9znt79a66eNhZ2zDOtAV/5xtrGziGgc/hhDg8YZLLE4Xx3tbRiD3WoTNLn+uDHRrrY3ttrNamWOZhvwoB9LGzVT
gUgsbtTdLgzQT9RJ4UKmBtSU6YGcykg3lAAHbDQjjRKRCvTSg7Bv0bvGHwM2e5wXzuSWkpVlfCFVUruqdgt4ogutvmkYCH3uCVgLqujGNyNDSRu/namEDwnu
1GNF0UYoyN0AE4tqIewpQZELYT4K+rTg1YqKhoqtZfDa0lec/zYwGQGP0ud5o87vJRCmKrv2wTB1vQmAtAFkOtK4FAbY7aXIRvsy1y5/wuMnzIldMAtD0T2a
a2iyYj+OAzBK99OVK0EqRVcKlCqS29jzhfnZl+FbV9qSLdk3Aphp/FhI11rlSNO5+4Q0f0Qq2KrS1FNuf6VUJf+MJ7uocayWHNGrDAudDRG0KqcjOHZHME/x
TYfuqvOkJwslB6ousGrx8W3Zjo1WQdZTIDwyT0G8EYUYhL6x1Y7a+7eXkVYL7bbB2BrF+jt+62jwDGbRWIEM9XZvpwnAJDxnZlT73W9kUoBnWwnTtcnJah2B
tvDjUb+O2D3UG8WCLiYozYJyzECrsdXgr1NuuR1Q1UhqwsNIra9hbk0IN5mlitkp/Vz2DZFKPa9pVncZcEf/Ne0Xlxt3kmPkftM2pb6/btpF5CDimZjuk0rb
Pdp7Oyw4WbcY89xyxH9K5Yi4eNxSV+JYR74xC1w4Yb+5bDS+n1SXFlJNu1uZJhabDcA8Qc1Ey1j29vQ4Tuy/3AkHZFe+GEi6FHnvVBazrf1XT6ECy8Qk1ffr
rx+Ru6OSms8XvRySFfp0W74uS0GOUZxRo3b5LlnL0L8uiCj/PIGeZd9TSi7lRmV/5psySgfAN2DOqab33mQWWoCyQMswJh8Y151WGGwxzHiExaxj25IVVkWW
lDBDalfhXqDbr9CHenFHtTG3gwuBlpFE0o3AqWMQ8XVYg1/gRUsTEW3Wj9tunePP3pTiNGhJKlBGNeA158rFtkMWiJOreQdyVSs48Q3u2yyLplJTuuQFN1cq
cPY+FmUtgtULcWojxdrRXqbF1Lc8cG1zMaC4Iqf1CePo8BifrBqTjMPme4xopiDsdI9MGsg7dTlDJjGoqdKyYN8eClrL8F5OIeOSGmC2sO2ALGGt3YnUvpWJ
tjdhrzPFKSOzd20PsCtPBcjgsKRqnrDlCZcNuiT4ORYgaJZVMlX2q9LqU9ZSXkZEAmmXZlGwkBnlWC6XQV6k5wjAg8G/7VTSkZOI4dr32RGRT4weBdqQXOob
tKAUNQxyTMHf1iZ5AcfnobAtDigtOsC9oco9Sq8o1xhMFFtdgyL+agaJQtwg3O3bIDwo8na6y/ndRa27fZaEbqwbEWikTeX1czIoRZ9zyzc6F9yXbO1W4Y6d
lUlZAA/RYNKn2CtBo6GURVQqb1BiKnKH96fLou700bXLmphGHHp1irKVUt9uUzZQL6957EhyqfwonlrPkZwQ2Rsgkf0of3NX4dFcnz1PNJy1J0oP9YMe5AGt
zYMiZRvOdvl5W8rMQTpmHgZUEPYLE9rjjUFjfiI5aOOIE2uiVROd1R/dF7iUnrmGGGlEH5ghZgwr5p6rePbzerthI2IZywv1KgBE2wUL6ai0FusTWVgOOAY0
F+XfCrFi65U9tV0V2cmHhKPN72zIwWhob1OYLMmQbzyi+APDnluK8mE5Y4kY5g4d678cLINRBfyv12WoHanWamgGLOBPBGo0846llzGTTiHYdyB8ODNOITLq
UCZ29hp7pBcBbUY92yZ8uEM0zxNDxnfW21hTKIcJeMtur+xskbb9VW863fRRfWGWkcLYXrPRWLnky5Wzn5S5BuAV++hMaWJIh4if0bRC8h15qrltlTG58R2b
GLKf4xYt0eeJ24/8HU2J2ZPeKbYOFko9kQf5x2P+bs8mEJkC49vO6AczgMcrgZdhzi+1XQMqUR+y6gP/4Oth3p72EIOXEeiKYNoBMtbemnnt9ZsI2ZAqdHse
cBAc8NZUjXtrq70I4tqvmupR8LqR4WFhwWgZ9M/sArXNSz/cAVE02mjNVTLtUkLjoX45dk5Cct8Il/kCP1RsD02KlDFtyDQ/ykaGNi1V53aowNsesrR5g9cG
XZYCJaPJwvQ9EWNUi236L/alHRpSBxCOfzYW623rCXlEgdvefhrCtnP5F82hqa/zmOnPnHdY4FTejIj8myn/6inLY6iGiZEcW/HLEYWmhdYJdF/Pacx1J+c1
5pyw6DEGRWuk7nS9dmomS5WX9waDc/mwYg0DF9HCI1+kd8P9NzuvfbzywZ/Wzn8jd8bLLMxUKL+AxPw/ytl/L2e/UYv4B93Dp/0dK0q8++cJTljO/kf23//v
NweC14SCFLrb9sZmfaMyq+jFrcZU27yBVu7+qXv2Przh7Z698URIW6HwkNnTf774b+f+fPE3f7649c8Xf0dfB8JCdm+83DlzPP/YqnlSXU7q6htx9bj0Bo8w
uMMK/urwfx06684qU/e4Q4NibmQ/83CQBCuuOszYF8uEOKxKYS7LLQocqRoTV3ZSFkG9JeQrJ59svinyfrO9mCXguvi4A/aURoj42FpoVpm6RRG51y6/DXTr
ywc7p85LJ+C49gW83F70YIoEnjx/LUGpvHaic/qNtUNwbNIyAFl0ZVbufN25fdkghK/fAAIvEXs7X1wG7ueHH8qL6mu38smJ7oFPVr++Yt5xoDgO3/MNpMxR
eNQM2UJbmjeCaMh764acG3Lh7K3RDZFyjY4U0x3AC2WvS8eiCQ/UAupRWEVI5Qwevr5y8jrxbW93v/jIdwvJFU59uvLBx2sH31w99Gnn5g2f8gOegD5Fxd13
V85eAQrrnbcxNt9dNnfCBx92D14DIPLr7/gKra/tWn2Rff1neCkSMhpuHS3puSxMTuJiY4HgoRPT1YkZA4i3I3+Mh+wRj/HpM8d1+AF/STBV1xeHiUm03+Xb
X3aPHOte/K5z7Za1hwp5JV4FYdaMEyEJxGTrPwd6bGm6e4Uhnm+0aozEU4cux4QAwuKe0KG4xW76JEu331PK8tQk6275u6OaWmfl7tsrFw/+9e578SVI5rOL
nRtvrVy6zYm4pM4z1gWsvhHvYKrLCi5TLYVTpkKzNZT9U6PpaET4hkG1ctFhYdH1eH62pkCuFcfhkKTE1pHDcwbH0VXdMkqFE+XwUuRguqEQcPePXO3ePasA
y6ufnFk98iUSXl27ZQV4RxHVkczkxUw9Lj306/Kt85g3xQd2SLqGB0uOSwR7LGGHECzz7cBNpZ/b/xUDQ9We4Y9W5rKfE4geXgNTjeY2uhx98PHqtY+QX+fw
G3BrO3JfkWT/evcDXxOd5maqrh5Q6M+RjEa1tDsXWdHa2avwAj782fLt251DX1jGsyNIvyJVx9URZ91MSKxwsiH1EUIZKxtQ/j9HY1k96+4cuAvo248+0/qQ
UeT0SdD54TeWb1/qHLqdtHlnpT6z3YT0sQInf19lbn626nz+5H35hbRs94/5F+CP1zRMffjJgbA5em6SKy0kd6spcLkCuwrPrVcX4Zarl3srsgy2MUUOFHR4
cZO8WG/t5UGFj4eyn6tCqaWw+3MLQpj07aoYjEvAj8eODTKDEkABYKuQ8YlNzPYqX79wRRqs+PzSUJAJJ1Xur53jpJw5vnbmRvfCkc5rXwHN9sF5wLmeOd69
/rW7+YE0FNR39mrnvT+sfHFW3/IFAB9++yTeEmo99fbqN9eXb7/e/fKr7jcHPX8kcPjhzqVPhGZ1lXLajnffvq7MH7z1+o3VD6/IYv7+wAV5vfPld9/7fACc
BQ5obhaYI0KnYq6KxFrtZHx1uDBDYW1qkq8oxRnrVUZ04Hg8YJqRxI/Z2sFDttLOX/NDouOKne3waem3tH3tzW+lN6Htu2Qy6OPHH5TAkrwk7SQ1nTotvtO5
)page",
    R"page(+q6i73YvfO6dri37nEpAV+kxCdXHdjOdONR0TXLgrEgcqQYGw9DULcnByuef8xl9kJkaix6kyJaxXbOtAgq8auneUO9/Vt5IYO/mXEVOEup+uvLqt7LkPPeS
T2D7kQk9+G7n3hnIA8ff9lU3G22qBq1yCK/GXEXuJjQCZ2YXNxwPdO+2jvA5+ORzM+ieO7Z673MTSD45I7ud4/6bnOOxX6o+gYiDkjZKcQmQsMFFLD9sr/YL
r4n4K48W5jXb1U7EaGueBl3KzCjiGESrTXnMg1Y3Q/quoezXGEtn98p2j2bwsuWKVxEw5AXh9W6u51jwspV85rgmVfL3hSqRfkhkr/e+k53CEpQcvbj6zU3F
bNZljJVPj9XVb492Pn6jc/qwT46Fpfjt0bXPkGAJdFLLkA1HfuwGmYDdXjshN7H+L70rLEBkH9zZ7aQZTipGH+I5COa/u4lGFhwZH+ANl31WSVIYpoJw6jYg
ns+ZjIzlbUkrzduV08p1y89AtDx6VD4l5CB0QWjuPylJyohgeQpTp3CqO6tFZly/AWbGodQ7HMoDQs4ifkSyBE8XzyKTGUkT+NsGeK8I6kPZT2t7aswuKQTz
/eF3J7fPGIORxs5hpVfMOsIMjO4sIqduyKsiZdWwMqSe5+2BXyCtIMXW6i5dgOWBEnIUYsQKHyGBINOWTN1bD/xkYnovfQKo7ncuye7mmiaDo8+XH7zfPc6M
ca5FgNYXBnH01uoNpFRbPf5K5z1go+vK88VcUiEVjCFtuKyExz21KT5/NuLkykqzvZ1Jzf1ZLZzPfIE52U71oNiaUcGqVlEf6JN/ouB3snPwlGVc9C9sN+fb
wm85ugbQj+xlYLhYS+UoeZ7bDr4/fOb7w38Iu6q6U1PHLCeM4SHn1M/Yg5ULx7CRXbjefftWWCsqZ2lFjO3AGHS/+GPnYyZWGY67Xt1HzH3547NjsTlMC8XA
kcZeYbPm9R7g+DsiD5+8s3rtYwjJDrOeQt7bSK0Q1+/H4fmFndA2tV1CQ+dK77LF1I2QtiCcigcqpVY0jjEuEEGQgBoJ1snsNPhdQ8prUXKtnYshCmLdECuR
R9iRALv/3QnNEBMoh7kY1s5/KScvNqV7+yONmEJu2HNfU6RAdtGVszc0zqJ78Vb3xNU42kp3SBt3y/ewncEmypVkk5Y9EJlzQB4gDXBZKzgaHwKeRj+Hy6ZP
IEp/ePg7UoevTPqiCRgUSz9OjSP1qASvZ5xsGB2V278Lt+V4HFOLazUoWxvt8lbgVMKbIcGeLouwvlxsABlSVafHkRZTGoS8gxanB8ag1AUCP3McMr9P3LBQ
54qd3N5u7NqlKxde1RBq8cCEFiTj8MvYvwJ1k8+/C/ZuO60nDgagc5/nG8LFMgscidJTeUkg4v76Acaq2hkSIih3wu7nH3py8CmHtXGa8wh5kcCSNLGNPzsJ
Y9FSSIvncwYxOkUGJOmXC40JpATpTsnDLTTLmthAoiaRtKTQKCWtH0YJfFBbGSlJ7S7TaLrRrbXLntkqu6K1p4k6EWopZwujCq4t3xYwZpfVSheW5gHx7YD4
x452z32LJv2Q2YZPRPc2L/2QSy7ckyKe8b/3dffkx6sP3lh7/w/dLy51TnzVuXfXCBedCBzeT6yTbD2FWGfTouuRFPbgJ1SbBs7+n8MytCwstX2yV+bSZ1C4
k5GixsJHk9r+aZlD3FJP06/Ey9OfuyGPI4UUU23qqYZpWXR9+2J+2Ls3b4pYhbzGh0+HfFMAygxn0N9ON4x2cN4lKV8/GOdtCa8YY6eaEEYI0/xFKVR0aZuP
OzVIpMF/OxeSpficM1D67qoQRrEBXFlLAUeUHBdPVKtXjfVXmjOWaASpphbmNJsIt//u+x+Cdf0u06OcahvA+06/2r36DQbMp6N591WhQR0bNEpGj9R4fPVr
xtZeuLLy2dsrtx90bl5evQ9dVPfiIVnJera0/FNnjsfD2NSQ0F9zDrlfvvmpToIvMqv4yQyF87nfkkRvaTCVagHQRDzTfE0+MDaoDTV5FVItRZl28QaVufGZ
7AWfhS+KrXXoA6zmyAkLB6Vo+toNO5idi8TPJ3OqrGmGSVcmkzyLQ9mL2S5EV9aEqf7OeAaTzDBaur5oeryWR44kNdRx8EBitXi1hAlGx9Zeubd67c7qg0M4
27/1NY551BgjLxM1/dmLmEYmLMp+hxOC7HRgtEjTCu5y73UvK0pd2LzdKooXiVf9ttpP+oyiuj4Dp0VzpzWoU7gmcqoxC47mJjTRJczTlpAKneYxTZwnTE+q
sp2H7DfdzFXMwFo+qcHbR/C5H2aa1t4rdzVXFZgtD0GqG/DVM3nORcdMSRuAWiATo05Ij/4LLhEaMlnJNia7Fzct94IPzK3M7mo0pcFzZKVXz3W/esuXUbem
MbO2qbTMdMQrN+50/nDMlwN8tk+TbjEvZZdWbtICf5nKGBHjzCKIH5e+1t++nmmXatdnYUOiMk0WpR9yjL2VSvm6A/tiUfy7/VTmA3GSiPboiOwxmlOQu3r8
emVhUpMsSX9kcqvNZqNJPr9Qr7U9i///arva3riO6/xdv2J9LQR77SVLSlZqUJYJRXFaN3YUW6obeLEgl9xLccnV7nJ3Kb5VgFGgRQIj/ZDCcJD6Q4omcBug
cdEXGHWSFoi/9z+0qK30X3Se55yZOXNfSMpCYVjce+/cmbnzcubMmXOeZwvWwhg4+rtPPvni019SV/+5/H7ygVv/Pvvihx/8z29+mOa9MVYiOQYs447VvL74
pdM0/ia8UTycLk4iCb0Q9VZVTF3bStqi2OxpMZpsCFHeH0xaavP41cdPfvUPlAXwPRQy4KIgj5k9CVDSNRyS4NnR7kk4/OHksDNlDXskZf8sRqO5bksjEvhR
fy7WKv8WMBec2BDO84/eh/XWHyYIsWcgZJNDEs/NqCZYjO2ffvq7T/4laJfu95c//stILfXR3wknVchNEiCHEovZwPUKjye4GVlpDdhL32shiIDR4yLp2uyI
XKf5arDGU+7J0Pr5//7iZy4DObZzNfteyxPrccH/Pmf5D+TgxN1paZy0DkKUuxrqsar10KNMLdZXRiT/TWy8KMKDfccrxSfFwtRpNdbpLTcFv+3+f6eFNdVW
r1orhMaT5Nf9C2uuUHB/9qMnf439q6/ztVDna1pnaKYD19nT2WRwuC1zR8+kXeadQOaX2v60rtdiXZEPTC4f/IcSkKJqkEN/9m9PPv4EPfuPP/nyo18klkHU
4Hqo0XWtEdcm1URsI96G0WOuVg8nXE09rsd63G55jIrQUP7w5H2YvpT29PpjX4GXQgVe8k2C4xsxs891qexHZr8q7Z+pyEumQaQKYuounZTKagj95r1f46lQ
EAZ0ClTjRqjWDd8uF2gBpho3YjUuXMrr6NqgXSVB4fNCXCTgbAsNlnGAdNwOzFySIvVE6M8G9D7gOx7ac/e6uizxbkQWikhn49uEiJsrClynNZl6TN6zFPss
EHBhHXSdIqhxDBCb0xcLMWIE0laouTVJEhwoNIP1er/DLZd8ecutk/i7K6CmWhUyeSmOjmZuYjlwDN8fD+Z3d/RDvGslQJo8DDtUlvXl7jVikHV74t4+RJKh
9QeLHmOoRRpT1h1G5C+VcaUi53kMLEwR8mYW7y7BkAqw9OUWgGeRRHD2ZwtGsUnRDNNiwQSYY4NnbkUZbwzHGUms5Naxv7Bwf0DXXeai3wnujTxjziLY8zGp
00I++4+YsY2CdDOF3igVxx2MGqGhWNwjpJMmYFCir3l7Hgcg7RG3WsemeTCIsEcY0HSpX28a6tg3FBqoFjzAhtbV8RTSIyfEENCFJCPypUyrtuGMO4az+YXu
pjqPMBCOI21NBicd+UKB+OJPEOYUD+D+miFSXVoeT4hq7Ad57NAOGgcaZeuVW63Vr5MpqD/rP5j1p7viZETHBgBJ0TZln9C9g59WAfjWUZDCfE8n8w0n3dj/
1XLUYSEre/vpNuvuDtHMzfzzceUy7SWwXBx5GXu3K/F49taDzNAkVIIQiqp7tPgnjiYLE13rrtpu/gBeWG9xZ6gI3AHTFS+90Cr0dffLpS96KaXNbLKnYyLK
R9nXS5dVZaORfx3Z8EW+QZVBKz0Rmpp75j+v68bOUYeG+B7BwwfwHI3SzTatW7BiSZLdgYTo6riBr6nO3DiVzaDijc2jjatnzIJhdHJvy9zrVePlmno7sniH
NBhDR/zH9lfrVf+8u9prLYWLyMGjsRWsxPJi8sfTqQdN8KvbrXRxSxw6a2Ij1HHSoEwTUJCByByix6jlc0cpvMGFi6wrWKVA20gAHSZnGg+h5kcx0uow8ew7
PK3OlF7kOTtMkKRbJwz8vaTrzLrkikHTaVcoALs9wYa4wfIam72T9sdqs1C9TJOwBhZYPI2o9v6RuWm8K1Z+MozDf3CDMHXK1+cfZoncJVyKbRSWLN9lXryC
2YXqZS9mMtXYGTEf3Kq+ShdWxLLP19Slm5W4ldahruelb+VkVqawphIBUvKbbkrm5IyXWxk2B1A/ZxMAzaqSIR6zqg1s+kZwrYEHCKSlJqGprnRTyS63IUOQ
J6SIcSOQ2H7vsSBQ7L7jsv/+ix+lTVAtWkKjtCV66ffC5eQ18Q0ywacHhzKIF8QuEo33gENh1GekY4GBUTPNk5gxRQ8PzMbMdR5U6NHQB2TtziBamIxp2hmq
pQCn8hYbjz/zUvBT04xo9efWRz1IKi0tiz5SWalYH2xwONJX8CH6An2O0Pevu3mtyGgFWzGA4vkU8iNPXqcTjry+gLVEvKfUJs3SEeLMROU1Hirfd8NqOH8K
xe/AL4quD61WaS8eZRWN0KqAoIz1+jYGWZfDIdsX3GU3B9wweDPwITLLsbIiJIunPsl7eT0U6CWVRZDtHawnSxpk1mBjn6pWuXZkauSK9mpJoRAxsUmnvKtn
uMJ0UcHQaVITO+m0KdFpTRZ39ZvblkzmoNPah1JR0yDKTp9ZwPuD2DcHkAO2sw5UEJg7GSkIwvW228UXG0kP75dz2a/k4tL3KmNOnNOfYriFL01boqMeJGEw
+o9+qnHHvHOBMWJiZmL3LlxMzslB3ug90/i7xmEGYuDDUb+t/vuZLkfZW0Dzdar//HBKtx38c58oxh0MocMt9+24B/mX7WV+GcMrWPRnQnuO6HJVrvHGQXgj
3tuXDORe/e6pTj3i0FJ5Lkv7AVvNBxQe5Oeu8xxmLFs1PbdnKdJQxf1SiOJ+/vi//vU9MolohIPJv7SE+3FhFI/QvmptZ98/9mK6vC+USSvowY0TmFnUbQTx
oG4jJ4pBRSoXkcp+zuEF1dEtMkXfDVO//ZJdRxyi2IchRR15U1XtC+YDOGO1Jf+zsGGEX0zEwcNlm/4+rYc5gBtcanXFYTXdraXVtJY9IcN2A1mMYD7i+Czs
Ow4Z2IhXFOzQE7WNGEaIXOKHhGozfbgt6F1uezVm5sdUdpZel+B34DystDRYFl+gXCddw7cybv2eVCXn1H1ssKWcYnjv8GHV8nRmAnQJOpSYMWqMPaHutErV
k5m4vOoR9/nEkJYBHGxwuF0klM4vtraE0zeBhsOY/C7w1ueVXS0OXCYzykwdBVJEMCHpwROo+dgCtet8nqyVwYw1f3sy8XyDrpAKPyn/YR/0t4SP1KV6Qe7M
D1x9B7nsVl5prRZLXw9IBScxzwofHvTV1povm4VoSPPnn8Jp7+rZ4HHrFkTF5ucfuq2iCaaTLBH2+mC4wJxBwjhN/KpOQ0nwwMvyeiF4oZgRMo6TsmzqC0er
0ahTgQCvpYa+FIemsP6pfxNpSHck3C7VDSRBDmtF6EytQK47p6ZXVs0rdCuMnHGsAySQ33o913XqgtvgD0T3HAx3ELPcEy7NcdjSjPNzhVSl9VFSU+PrB2Md
qWnRuCu8aItoVpHKPki+9JyeEv+Yhr7yHlm+swJ1Xge0gJIzBB95YapqnSaPBqjKOqEdEXopjgZkG+874baBWD5jYdg+XAi1Hd4wa8h6xJ8MklWJz+uSs++Z
l9ooUm+8rBaFBBvvW/7zKvY0dZ3aGBFfnCwYaEEnnJPvAaeBUXWvVAcPVjUQp6B2NWbQxBuWG+K6FN5NNN0xV4YIh2FwNjyz5iIdWt8vDS3fQ6Fz7GuUJRpy
/oawKQkeH0cCBjWoA+HzySF7xd9O6jUoolzSvG4zr9L67lpyjlBmz3LBldBnkWtsdKemgTUy2LTLcyiHtG0X1CetAz+t/G72+adZvGtykiHhm064LUK+//m3
iez1r0NBtPYpw/lzpg0QxmMyuGuaxc9LaZl6GIs6/TEW2V3ptFZ7zXtDKKXwj3h7coRdTzxoKo3QksNupvCARGv0wmd9PUgxquuzZYn0RyG9qP+E8uKBlOoK
fALvsTJZlHrjYH+nUp+cJZkQ/bofPJkK3FEEcJ1192Waq+7RhYb7ta9dAc0lDmdfcTocDhPkShLu5gKStLxF4IyQRC4lzVZuT7a872myqYxG/sNxBJoUypLM
v5EpcYmTRutyqCIxUGTLqio3mgnTzMEQldP+7elp+KoTWijj9iKwmPB+STLWInpgtNHfwTCB1a0mW1g7kC59oMt1v7xt2Lpgz6DnsTS8Vc7t+jU6r5uTR5O6
xFtMLFWTF+T3rjkn36ZHTQP0DdhElVYRP0tKs+wDyhq+SYiVC45v8U5cAbvQsLHqsgJB0VY29UA1K6oySJBw5JHcQVKcc267ruTvgJxczLYFyUW2Da9aOAfB
oShr+h1CFpcUIbMHL838xGuc+/a6talvBOPtzJ9eMIPofMyDCzdb/9SsT+ylDrrvvPeDU7I/+2iWdFea6q+wb1Fu9VVODfPyXVgL9qjbsHXBOWqu3AjM68yd
GiL0FLYn8TC6VS9F3OOdHT/duDARTdCnFRVmlTxTQkLsUq9ratd0l7ZTHZKrtRt3GFHJjXpG0B3EPIl3nAQwSCYShmCrS6M5EdwSaC/XnYriWgtZy0j6rcmx
QdKVNzoSZI+4C/elxH9THnUn9MeLiG3qG0gfeCxafRu6yaoA6wgwbacMTZ6OGvmu7NkMwNep06m6+S21w5GwGplLRycAJVEcO10i7Lelp7xNKGzd0ttmn2Af
GAPE/BBSvC3GZDcUhuMB+OIF4IuGwK3M25pxPSOkqUmYuHaUPiqM+imQ61FObQlTMQPaAoKl0bwQ1Vk8fChGRdsX3qjJ5/0GM+XOrA8uM9aobRLEsuuMmdwO
2nfkrIVm0SvnmkW1vNKnqUmU3/T+n2epUTTX6sBO4R8NQqGWRWAyX9wJZ+svd3jjT5Q04PdNx+Co2C27KiAh5ULXCCtSwzqoL9RbjfY882ZgYfDJwwJzAiNL
5e6x6bMzEf5rUo+IJRq+pFIIDGwnihKbvhbfESqO6InBcAvrA9FhYG8nFq/e1gQifWyRPp3m+VCBPY/dwjB003E58MJpXheb5yJj/LahCqXlD3hPZEwG7pNX
B7jZ8A0tO48XgZ7p6tLdczqi+oAK1lOnTEpxFEDM99RPTHcT9RnwCH9yOBOcvjv83d7TxZUA8a5mgYGlG3Kbkzh2vshjBtnzL2/jPyfylDK8dGQ7I3CjdIju
qRK+aQUHLXHQEpReNJgGMum4JPvkm1fPIlvBdeBt3bwyKpwerrwRK4FhO9DnuKWGhzyWteHMwzrIJ5YYXeltcUtjd7BFWFfma39vTcoTnVhuEedWauGTpafC
ZXAxVseii6GItaCCOOUb1cg9QUbyJJhAWU6O+ejurgie1/b+gxkc79fCxwlI4fmoVa4Ts3O5GfiXIKZozwbEtNNiNjn3m1Zy2eo2vC8b8ObXObQ0i7LH2VgQ
ld2F4pQFF0yRC4hiHJvzz1On0/aCK9a802CWXwO1as0uRaPZLrmrqTpNBSBOa8HvWOmfd1SM1IvxCzh6hV0+4M4RW9GKzFMvLbVhckPDQ5omlwGP0dvx4CCZ
0lOzYcJ38NlUFgTLJi+cHP5BT/T4lbh3mtHDW8qrL2heW1LcZi18ZUBOH1Kt2NpwbpSrdG4OLlk5h55iIpcRf+PW4tRsOMRXRcSW2bIdm/OCsGYcifmhNQ7u
3JWZwSR2ctiZ7tqOVobu2P2j0x5GredffvnlTAWARdpsK8QyB7Hf+ybIveegGEtV6E8hYr0MhYtM3U10KJ2V5yVKY2kbd99VV9u3ipiIJU+GJkG+xyK493xl
AeDt7s+oG7TrNnfaBW2ZqMlJGDJxencsobQYMnOo9hKGmPlJYtP57O0TM5z2wnCqlq/DMfk6zTSsr9IWp3cKTuMyV7UAiROj08mnZe8mSHBy1++nykYmyail
ZHpUaFQWoffJSwiRqTEBNNJ+uDqZkdDFpCDFqaQ5hxYinS1YArdN7yN2tDa3mgVrCY5MzfCdSKEUQiXPsAAYywns3t98t3v1LA4nOoc+7rl7dZUllfUVr/Vg
6oE9udpuFGy6R4whsZmWRt+envJec7K4bCI9k8wQPzs8KdOLrSzgYdd+ryygDY5wlb7N7Uar29DKYnjGjwb/Bs9hkXBXZCtRnYCUmtaTV8Sg7BruiqgrQUUP
Hd3IZZESq1/ApKJRx2hNZX/olKh7FKRUgX53JpNFY6H1grJ+VG1WKODDYOd0V3t6crD/qvWfPseNlh+WREJnnei3arPM84oSr0ePUUU6DfZhaFc8uHKrd796
unjqzcOnZfNw/1Lm4a+mSzlFtEyaBI9zcGbofbkwFDDVsTcTrPeKgGg0PjE4K7E7JRxISro26x8FQh7fnEOr9QkTXFssfjhFQXOteLVS7NRL5KeXj/B8ZAQr
nxVjGF1q1UKbgaqGs7C8S/QUG8QfRfkmgzlN3COGVSnNwx6RFq7V6+pSq3+Ljk1FU40VUjsoSBWCQ3FC4TCy34BRpNd+6NaMIzR4OzT/zmQkrkDSATg6KgaY
WziT9nEZ7ktPaXSN3WoTykrZPSWFmly4kQlPlh47uo5kKuGR4shy2oRUDWRt9imZD3gYJZVtMxDvmLw1cl3vymAFZsWSH/AqMi/NquZZV62l6XB7v7JuPu6U
p0WYTqFuJXv43cPF04V8NUgUJ5rqhErHw4m4DXXZlfTRszgLS7auiGfzunwp9bp8Nzhc4nwjI8hycLA8jbbBJt/KveBHWTJz8t6jYEa8rFtln1sAc7RX8ZzU
5kWyRyWPl4oXpO8wc4zzbhrM9v9wdi16ll+Y0gFIUAeGDiYUPuZYlAa+Odb3WRFPaZ2mJfuFSghio2e6GaxH1TNTpDu4GdlduWVHmWm45zJhDNJzX28HdVJY
WHMWmmrJp88ZjcNzcyxq5iQ/mhQG5dAIQ5+gARDBtaWbBWwLqgZOg8VOC/HW95wgZLWDi4Crg8e+qIprT5nsxgYXL7D9YnefBWAMX8DR+vIA1xxoTOWrgSDG
UI2j6BR4oEGO/pp+SKmDvXrRc3ftM/Zq8m8/hZ4cK+PBMliOkkToaOAjN8RlROS2bgqgwZcSX8eSp2PVp3CpxB9x3tvGHGBqHOngbJ3ZO7pTNDXlQMk6Ovbc
/pXvmPL5QMYT2VFd6a3QOXxGjg1sPkWDTHE42GOgRcboM9tkLZ63fXaSJjqZRB+S1GfEDJ68J7te9SGJnouT+eIN8rDYOV7jtFDjm9CsazZZ+ep9ETxZc395
4Soynt8G17sPbxA68NKj/VAfqttBh5Gc8IvvuR+Jhg+xEF5orj10SDkI8LYGNxnhZBA8GMweb8x7r9hbmpp/SAfmWl7vrUTFumi2Ojb7G+9FO+HDlSYn5Fb5
1sMVVGMPcc4ryZFHJW55vriRaYd0h71O1Q2iverEZpr7MM+FKZhEm/iuuhfTd7bk8ONanQMA2Aa+coR753LKyXGnvOr0DG+X4LoLS2XAAAoQ74nL1Mz1q94L
XBRKjBap6kLQGy76XLt3Z8XOWmvzeXzwLSWnM2xsYT/Ull3QdMa/3yx2+oejBbmNhYHUve4JRPPA0qkfEOk8n0kDu0ElNWDnxIP3y+pIl40trXjzXkIfanTI
SyVbyRuSak1gyU11d3mGFojKj9KQM1iRY7iXB4qZwcIo9i5F0NK8+URt8nXxJYJ4pJsAUz+iJPn6Hab1Gw3H+1I/P06Tk+1yP4UNmlehoRVT7Q2sEukhftb2
4UxUrCWSqROU7TxRr5mRZx5x31fKpvYYvylUKj27jy4U5gQ/lP9O2Aa8m0BkjCYPSI4mCip64ytIkIsV1Nr1MbGst7kxYNDVcZ7oXHpwDB9WLGwpAkftcmDN
DENvmFff1n7eNtt8YZrnOrdCsIJeemJupDLK1yCD1eS0xGuxm0DkCZKJ0gyuUtcz7ufd21FJsVdrCikUXlhBZHOqZrIJXMpqNOcKd1RuubcN9oK53qeHurSf
8YaFHHxHKfm6ASelU46f7Zjgxo71NuuYrXYnrEKugDIlUAS3vAfcIou7qLhECfyiG48bOk3xjtt8Ez1cCRm++PSfvvzBX33x6/cESgkvqPMuh2YAlw0I+gBB
UyA2j5l71J8HxNnAOPKr3yic3I8/efL3nxFt/yeCMQYsXoXaR4KA3TccCRTvfQE7njEEbDQgNNZWQftKAKMNRAdffvjTL//ZFfLvT372maLIGjilBRCXXXdA
qw39I5J063A4GvjB7EY6STZU/x7m4eRgE69dPRtiAOorAOtcU+ygGwwt+ohEcuZlWsLXxM+Z1PFOLmkRYTXXAjyPVNi8sBRlXUR9fYHZbz/OYs5e8EIKh6yt
flDO3j7TIsKtpyzGax7lIvx9zZ6XT5l11GXKmccnmr3eeMoCgoZULcE80iIsU9klyujFo25mgKHnN9zd4POuLvBNru/Q4ohTt6UHwZkeg0R/c74kOIciNLNe
iutFuRB44jEGSdXdVid9LxeV1No9lyUGCemLbrZmrpJkO33mqH+zdB2HFPXYVbWLm1pfFFbIgnP5nbLfTGUBVodNO48mIbluGwCkXF8OXthO7FBidDP0Uj9Z
NrltR/OnS4nc3tivYAPwgZ/WJTuE1kHSSL2yjq+w2zQGfbYXgD54XjhFiF1qW0q8x/gB8XhxqvvvW9RtRCMoQZut9HIx23RamzAPuK1AY7pgJnq86c1Crcxo
fgM3Rd4iHYgffeSPf7MYDPvtrO22EGAKXYLnwmxpvr1bQJ/GS3miQrl5Nzq5j6fGDXUmMaODyfYhOPOW/Y/XhEPPtYJLsIyTcLcvWZaJEcjd5bKUBsQRRUii
V9AX+oeLCVSGdvgeBhK7L4EVFcfts316Ho8wOLM8EMSbPCRNNXGZCnF08oaby4f9B/Ktc8R46XERJjnGQjvyyo407TpIYF1PA8u8nZ3u8gQCf1sCkgItqqml
JF/32VPYM9pi1+K7zGLpznd8LmXEljGMnEEQ2Kk4mE0QyXlOoGZ1mycZxo2e5gGxluUXIzuVSg43xlMe93Rp+pKt1uFotGEpgGLKMiwN2YHfdD1mBt5YDK+h
OUH68Kh4LVA39odj+5i8Kfd4njIBi3RfIPQ0CnY4XucZmvsxbyPnWhMWEuNhGKrCNqwJN7vBLeRWdvXszr17y4VbGqZFzTtOo+tG7xAkT9LwrksTw5nTLIbb
hFTQAt1VJQfcRAawhOK+TpN2tizu/rKtkfGZ3moMZoKm9yacdafEQaosPbK6hZWuncvajODv2H0YNeyax7QCAovSR5/r8oh8lrmQeyRLKGshDELRxjS5hqpG
/TsTHX2ZG/K2/yk53chULWxJfALw6PA6UwkcZ642WHNLPFzhlnBTWaXxO65e6XIHwZCW6jWklizly9RBwnxdq5mBiigWp6BV/SlDPPN0m9DPvg8mo2KZN/T2
TV/TSxQhen7mbdOlYwzVoSVbtSmQRBxdmbKHX2M5wwEwqibT1CllaTXikokbtHZjpdFkeYaVGwMZ2oE2WIUMVmzXHkUV9QlzgEPRjyiXtUxgjMmcY7AkE/hg
XZnIz1pqWLtH9xrBM1G68WRGfGsG83r9lPCDNRDa4hJnNcfQsDKzFviU/Cvn6UDzg3oByL1d/qbEFUw3sXmvhZx5eXenXaf7GbVKLVdrVQ2yowvJWnlBwSej
Om+7ASKVmblfMsvm+uwbh4sFMKj4eEsuNEWED3Eb62IhGLuYU5MHLJ6vuAsoz9gRY1RhHHpID2u/oVS5rPCRzq4XJnmrWjyIrxMTkR81GO4FYo+bqix7DQ57
bmai7KgbL8kHdLxXgkH4wPBjvFn9yubWqdFkXgA9c9k16IJMpNLm7iPQNzhLkR/qgBOdkh/IoujLQCyu/o6TRsSqri00Qru1pS6VLi/+UVhhfKlcWmw97MoS
Ayw1KNfU6Tmp5zo15/oF/PZoVP1+nEp6TxHNDuJhafXmlZJGpzdUl5VBXDORVT3wLiZu5opbLC8VEUNioXVnSeeSfSBj1C+WkqFmsC6uKNwz6htvTB6E4VVT
euLCwo1rntdPjLqC/AviMHh/4mSck9BrrRUO07Zv9AaNiY/RnE/VIV12b+8SYtXtQZyE2IX3D2GDrIqbrJgh/o04qzgwoXCUhVR+p+TzbhXiKQKGoqRyinvq
lOOeeFCG4VjSUEGkxC2tXxCVIuLW6j1j5aGkdJ2TplKfTHc/emS6yZ3RTDQaLoqyGyc9224GDwuMkmJG7YnN8k1eU6JiH3Nndzid2zXDbjiwRvq1OllWannU
1YGR3mhR7PMn2qajVdEtAfwzC++Uma4DYUCrAee+W7kXw6k1KYsimJz2wefEovmi88VJafw2L9p/dO/ud7Cxnhft8IkPCr+d+sbJ64O2LLRLkFpZvgxDxx3Y
O8YLKbs/+MP+fLc9mmzzZArTZBe+Za4MGYdhNiVDLhmP6vxWmn117mmyNbucBMFs35cli5tXLyAaVg+Z7pvPXz3DJ9CKnz/epEEi/bjW7nDuZuuJ9yGU9dic
0mVwkC7lo4txfzB4DVP3DZdFARUhQyKpQubX+YZGRTOZTXs1q1I2DXt/4ENVWyEa86StBE1yxLzvT75dnKhA0UF188r/ASB3KePz7QIA`;
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
