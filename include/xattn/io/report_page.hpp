// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         ee4b82c4b2ac4037ee6a91065c5c6c169c5d764f4611eb5a7a1ec0d5d98ef7fb.
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
H4sIAN2qDWsCA7y9e5McV5E3/P98inIhoMrqaXWPLsgjSxPGNguxtvFri9vbaqSa7pqZ0vTN3dXSDOOOMGZZCzCYZ5flYgwLu2aXJXZtbgu+ARG7/77BfoZX
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
eg4XrwfnHAGNNet0bohnskYacMN0SpTFLSjHFlb4B/kODyQzVoxL7wrczW4d7354YPXet5g1Dh0I7L7vXdt451rg/qQN7yrVYU6UvYUzA34CYzMldqYgSoIr
a5MeterVGXFwgqd5ZmFwMSut37u8/vCd1QfHYERf3r/+8NrasQMyWwiChVf6+U/FHPz3+8v02d/vH0z0YKJeC9pnWxQ8NeCvq2NONts995mMDFZ7+EZs3tT4
TLW6y/o/8BnRO59Ug7rdusmiLYLnWg2j6O0yLPxF/JIPvto4fT2Z9EFI8lVF3F2IYP2JX3qVPniLTsMYLhYfHgjjMkuT9Uqp3MqoMpkVmR52xiZx6PqlC0Sf
aNYZvjq0lIrNdtElLxEYL1X0ClYEa7lxcdnymGuYVM3RJGUE1b9OPKc2kUF6yXIBiI4CrsOa8D/8IbIoapgaAd9TadOVy/Zc7oArvhBxdUNWq86AOGw5WDRo
q6FcT18h630r85hpM+XYpGhmX1O9KEvBnZR7nDN2eRIVmxVeJW+JFbm+MCUdElA08wtNovRQNCVT8NYka1zfmtz6Iusm43ItTTs1gstm0C1hXeiTYWKFuKji
TtVINZBiYoHkYDNSoa0aGhFynlpoL+7O9tYtQgxXPmZknEKMO038LAsyWqeAEUONy1Qhh+NuTfpnKlkcip5akJsCfWjsV76cxParMSQmGjG6s8c7BkiMTjrE
gmTXtK4CwTNLVXUS0iF7sa5lOA6xVFvtFycrjJ6x7cfetoQoC4hckn8n+R87bvgAS9LNcRpRC6ANDGgialW+HMgX9nqwJY0M5VZjtISTg/00gHLZpL0UzyH2
26A79Oi0AEMu6iTuFmMR2x2R2wIUF+62syIUUlRAJcxF+lQ7KTEWxwipzlpK7VTqtmj7MMRq50qMz+SE46piwIugXla/BX193lsnVTAlDGdq2EuDS3o6AnSf
X91WVx0g8DldywhPkS4lzY38Ja8SWCzYcvyxWWcHyEpPnwyQteDGPQIkNqPL4Sc7tkjF/YFJFfnUNsN94pB36YLiqGKy1HkpeM6s83FthOCnroVsdjMtBHGX
FkcamzR0XID64V9Rk3nogutqwS8ZhN9z2RHPCIiLMLfHkfk2xZZ7OhW7gfZq4cJF8KDmJhFAWzGGXPqVoiYQ5OyKYgIyblJ6QemULSs/DS5nSFpgOr+mO1sG
FzfVwvJpRj8fqy1BIc/TrFqpTUH/Eu5AZTdF3jyTdD0nLv5f0M5O4uUAPYUPlWxKvonQ3s+zSCINlmaaABU0jwUWHmd/nq9VAtDPFxjLfC2NZtKRS3N63OM7
U+0i62LTM1tM6zWd+yMeNjHYaVOtNZBvOO9DIjgbc6RA677Pg+YnZ9HJTJXwRKsGV+UNz2QrryV36jfC7DDZrk4VtHqqbbSNhKa+A8JZd/M1/akFfkkMKfpH
Wm55tSvSnEneoivXYpLHdSN1zVKnhk8xdGvzMwwltmIGW+4g2+bNd+zUFXFWk8Fn1MyQ7VveqkDcJ/4jIQseFHcm5aiSrcBEOEkiWNmjQp/YAuZsvTecpOx1
1T7xeuK7BFaL82IHXWB/9yYnvjA6ghGXhQePDIpyxmStwqd5s+K1MX5vFr13xXzF/kQ9MzqfDbGPLepGWLOPcOInNLM9yoANU21Uvz9JQS2Fdn1Ed6iH8Vls
tVkT1X9Ir1CRYFiOls0c+0npAGIsdWSsUPUyziRaJDssnmdJLu1+i+YyREGZzxhbR/ipxbDxmxM9qT8pz++0I4SNiKZ8a9rMpvSEptH22kCI0+eDj28k0SVT
Md3S6YRgUOdc9NzAwEDv8SGAj60MI4kZg36NVWiYhTDjr9bLTmRSVFowF7HHVujuvpxd3htRzoNJp08dEHo6ZjqLKumvrGw0Vreee9wn0JvctJoztZzxKltY
tELnZvdYPuLG6vGQXtaS9kWqEoNIznx4DQWzEeBKEDLKxorC4dEB3flYzYk7n9xbrQ2h6N0RpGsZq0+0khcIbjDrON1YpQUbNG7fNOn/vFMsu+YAJP5oaxJ1
K/5xX/dc3Y2ZI9wb2aCmmmh1bX+kO84dtUJH7rw9lMMOPr8zSjKgPv1tqp5XVyDYA5bmMnJCYf9YSH3QV2ja3V3Q9d0ZP7Wg5Rbjkd1ZD0jdsi+S08RuZkVL
evQyFMtEYAU+Q5FghKN8Rixx+Q4Gm3lwxAXRUo9EOEcsaJStkU/xvQwlPcysVa7Ne/E3bst7Q1Bi6torQJLGuci1ANXQ8Lf//vprrwLzlqasMj6fkZEBkYdz
oIBIkyXwsTPo6QfsM8evBHnT0KhOi36l73yjkffAAEIl2NMr9QmbD1pKP0aqhW7f7Rj+1LO6aYdZBJPO/Qf6ZdQD9pjo5y8wVilSKwWUH4mzSVu43Eewui1W
)page",
    R"page(44k2yLkephEHCnPvpwxZTY0ad2IgbPouir7roqVU6ZI1XBfFFOLZFNXklK45MaZVYX91qISV8XNN1os2Xbjza1CxbKzqnKgzhfj7/ScYiW//yRg+9c5wgial
CCd6yUnOFlsGthFX5I3iqNTyfvT9/g/o/05EQY2chceWlkQO9iVsGd7LVslrha0UsaR4pJeveF95mkDthHtp9XHyZth/U3EiqiFjT/M4W2kjB4nOJsfu+adT
abJcmgIMLN1k8SfL7Cz3gU7ED6M+Ph4Hgq0TagU4pGy1DVIFzh868qBwxLcs4Wb9FVRzhu03vKC4V9Pl9mSd/RaErky/vWM1eQRY67XTmquHud1Tvhu3VIy3
Qm9wI/llfaxY9fkzm3tYq6JMr0a3bVFJtNoFfmY1BPwK6cijf5JNL4eO3S7j1UrDWJqtuCqzJ7pabYyWlbWzUNqOOBcJX+Ch2X6hZO55C1u8LEvhse2nWgoO
UFC+XzhVqMxFLyHa1JZKL7SFbpL+0HJRO9Slqy3Mja6P/jin9MblhVCIvp0GNRf4fQsq8xt1mEiZefbqkly6Fi/tj0u/YrIyPS5HCh78o1w5LcmL7ngj+Vsn
MtYq9kmsEtRjpBhUx3KMtz93mv2ZPBmKJQ35czRT6FPjsEs/k2/XX4Eh7sUiUrxGQ+6NAcfUeu1khWpGZTBGASCOgsVmuZiLCjAY7WxVK2Pl5giyPIu7Tnms
wlEP/acR4JzNduu3lfZkJmbKjr25S7YvzYA9oxGWyBjGrUU/9ThGuJ2XAKfPEshAe29Cw3mX4MZ3LGlUxID9+qTQXixWajFRst8BFUAIDJsg/Rzx9qVm3i3E
LwBGSOOM2Qr51bXuu8c7hz7uHlzqnLtmPyiyr8LPylDMWyv++tU/r13YZ9wgUGwUmlPuW5noWN3aOyvHO8unbRkTaP8LiS2KO5e+ZrhagX03CGKJCOchOM1b
VLBznxmj6Nn1m3e6d+51Dl3w6tilMezQGFjwHK2pyRZpQbmKOsu3FEHtI1hHNcb3yDudj7/uCb3FJnht/FcmF6daJNiUNi/OB6N8GudUSehnRlfFIq1FpllG
4gLPiGfCb3mn0aIp+itKERURn4E6CM6Jw3grLuP0h1dKcqRksimv9AvOCR8meJAe8XC8PiUyxYQN9I7CTo71zlvghLRVc7LzDwS8zENpJM/4Ry4aFT8MecY/
ckZLyo9o2axeabzCuZRZ1+itg9EgsngpXShMjYgkwVdVvQQ26KlcEGyhrDIm696lSaDEUyCTGS3jLG7wITOqYXboBb9ghQb/aiAcg98PRY2cH0YyPAxAUezB
3mkzA0VaQ50uEplr2Cw6U3ijExTT/a8cJ9NOgzBeaGuFCtLrFhC4tgFdYc8xYQ1QvcmXvGnlreftFlRNX+WiSeAz8/JMlCWvM1NHfVySR2hBfi1RdEPUEfFR
3qQoi2xOHtLZeh0DtBTIR31iyGkU7MfJN9u/xNSqowL4VpOt0iW4nJbNb/oLIT3srxHHUZjt/RWNB2e6K7g6Cw0hbM4i3DBE3hDKBm0MwB1Yfw6xk2tDSFxO
UVnRYTQ4ZN7YrBKarEWI2CS8zQsodFw07NqPiAdXxS7AxVv9LGwiDzEV8b/0h7kCGl8JByxthYaeZPRqQvDdK+r9tfL1vAmxs3p5fSTmIbGfQQnNnrSJYCR7
qVhMNXBIGKAxfng6cnE1R/a9IXEx6bHEpujKZUoyvWpyvhDyXdyT05v4mnVympq5byaKWpiJImPnRrlRRbNfD/F/6ZCv8BaxbyVrWWJ1Wz1MuqU7xN8wjsEs
qFs6gxjjVa4fVxe3dRw89qo/U/OKBWcQbMewGnvHi6HbpscStOpm1mmPtdOSB0cEyucdQ8/TKjTnhZGDWzOxcC3g1VYxio3iZezTljPWnGmfGzND3T7lvZyp
Z13N8qShqqNK1jdi9DaCnmf6n/ojjvcUa/Nm0qGcslmheJXdY0XRTzz9ffKBQbt31XNgRmGL7npEr6MbRuaLWV8s+7SZSn9NS3+I0l/k8FheNd5eCHHLLu7O
U9npDNNizh6jllK4DXf/YgU17NrCQ3HVNr3jb2z/zC9ZSAci4foYrIzpZ/BQuuQ/0pytit7xvBf+54sf2irvCG2fY1IaCRJpZBVFALzGGItSKgpGDDHdDVo8
SFVujv14o0bqijTE8mWHK6bLf+ZjJN6KQyIsmLIqWkHRswIW2/0WhQ9820Xzizlchqh3OE/dQAqZeFSocdC1JoQ5yslc6DPXGv/s16DCCMRW/rfNKelxWCQd
7ppLKdEcFAWCSmBakxj9sLGR3sSEerTQlnF+QWmWXuWxj/M1ZN0PHzN8RBQRZjQUJjhWvyu5h7DNSIWlJ8lzpQ9UMOoTLribXw4NIbMP/SGRid7nuPywTtm/
Mqpd1yETvg6GW6wKOqHcws7SRcxe/8QduAiXKL2uwXlEVmGy2GLw3kpZVMFJnDAFF2ZkpTK+KhVrNokJIwjiNk6XQ7ioOvTceaBSAtNcYIvFiZX+CLATBdsO
0VoG6ZGtVeIdLnDmN48LNOLGOw+A23Tgs86d2zYxz/9d2hfAjzGArECPw4/5u6OdEwwI+eHdzv3ja+cO00/gxx2nb88D4fXEuwLtJqDIFp6RrsqCtCaQZkD6
YhxicUbv3rnTObFsYNZ4VlXsF69dZisyi3Y9JHkMXJBvv43uyiXZ+9g67QIkj4gS+PecdqdsFmpIkAQw88Z5SHHi6QlNIBhEq92sE6HS2/pMk0NmW5w0KB9Z
8HpMMnBBy4zZRTsB+KEvRGxQjORErrR3APKRpGrEePAL6gjg1WdqwmqDlcGM3r/QuXW88/FDXOE/PdI9cxOu+4wLvH7zKGZx+TQ9XL/4uf9w4+K59YNfrn97
qHN/BYvz8DT+vgQ0te6RA50T72vNHz/s3LrNa3J44/xFUYwI5q3gv4v7vcLPpYDCw0n/1L5gwfRiVpCDHx7UGsfAbty0SK4ooNqsuz1+KNgltSQAbV7RZr3V
CmqllcKzROWIsVghOj3oPpUrJCtL5IRBZiHVkCA+R1MN2aAKfGNUL7yNdQi0HvynLdSepMuhrVmK+jXzB4PeBw6f/xX+C9QR0kKNeYISaU5pI2eIw7j990Pr
Fww4IZfNF2m8WWat1qucNUl6VQFyAVC8WgqTyO5/JoWC2PGNA76hi7Prdz7ZOHucaGrj5DKAeN+9svb23aAp6Tsa+181o/eRHnkTQ6dCK5EIgvPC1msCzIuw
AN1a9Vp1XlCV8RGzQoRN4FxCzEIFErwF8216gO07+G9hgNFkvTqmYOWQtG04AP1Ps6TzRuS90rlzZf3hXcGao32p2+74Z9hYio74p7WVR4D1XXlE+2zty9MW
eJu33dW/3/9YGBxiM2gHnzjSvXBHogxQ8sxN2Y7rn14LeR/JGEbN9++nmUrZ+1ZgL+v1CAWYlfFcyAANh4MRhUfIibfyRiWo9cg4OpeIy2B7d09f6H71R44C
WpLRUJeJirS/HBURdK0p+QhQo+RKgystFo4q51RpTgW5JAnSIo7KQG60oJZdNQ0BcVUV2wa/ki+hzXmOHyAWMc2o8abm1XtLq3eXV+9+QocRLQWit8xRAFT7
dx4QT9zYd2P1wXGPFzSaurN/CWxSuPMrvjAoCqeARJvQg6J4hfNsjdLbfPQK8sQx46etwtujJTn13FMcuC2DTAzs4P3fWPhgE6hy89TawbsaznXpLOqnmV19
cIxWHwCJ331AkwUW/vkZeRJCJws3pFu6KJpf9458pvuaHPrcBT50lXnzyZqsYZfJ4PaGTYLQ8jFcFfQ3ECxycm6SRGJOSifJ5CUxBSZBKI/mqM7nIqzi9swF
EZtJ6pUSMDXmAOwcvWDlks6BC3TW0TzwLB46RHtv9d4XMrDu8gn5hohaNqqXUIEHDFWSzQFR4lR02OxWq1+sMh1iIDJyg38Jwcpiy3LGmOQpRayAyM4ZBM59
sb7yuSDKQ1LkWCyb1YU6S8MMulYE5qcPx+ymHz40E8Sr3WRJzkGRvxJV2NX87+UaSY5bX58EKj/MW7SJJliOxNrO1qXynMJeG7hqZi05B3PO2QscMrRBAbI5
6wZ4WyAHAjPp+VByBVfVGgelDFIF0Fw3y8S/DSAPC00i9AgSL4Seu4c3ToMoovW/3O3++cbf7x/duPJRZ/+57h//LJiiwHr3Ugaa7QW4fLFMWKRyC3oKJNsD
CEsb0A0oe8vKTMhqcuII1TEY6a67cYTYnsxz72rtmlbA1l/wMoEisU/AK2RokRRAzkhmHp4AEYmUKjkW79zoLH8uMPHCHLV7KU1W62NmqzIe/Vi9LKYfnGWS
XDGAhG+VzToLcGul6VOCZmwYLYcLrgc8pswPIgQC+crHCtbMp4HMr70ZyAFiqVxij2XBgqEos3+DiYt2ooF152Pd4RYT10C3DMK37DA5fqkTFqWX7iOYLguH
bMTKGYPH/oJmA9H0Gpz1UtJymBN/lnN0FKeIQEHrEnE5Ozk/5PEGNbEVaz7qkYLRMpVduko9XL/5dffMMUBJ3zvW+eAz7HVOZ4mozCW6HB2VAqvfrcjJhQPL
8AzJMgmx6MAhz6BGF9PXYXmgi7zYMlWH4oKW4ATGELcDORYC1AF3+4CfUNtZ4xq+2kdzbRv9u6hR1CHEiOccqYVngV6eJe9dHIcEzYsnorODiXcRiK2632kZ
VG2j6n+vQTWXak5tVeGItyQjzakJjbiK+IGYACzRacqv4XyhMhKoiX2PYlgmyjVFW2Xns3LbJjgcyAnCsiBs4LTKqKKzMiHw0vqRfPD0TnnxfBT/68y28o8H
MBfbqL+DCpjBpZ6PBrdbm8HupxbQwuL3S1d279jCjWktUIkYjERqJbBhWUJkVC0x6rD905pGE9pkeidKNFl1VqSpJclkw97EzkQLaDSx4iVkcSsYxKxoUr5v
4TaKWj9VUpSlG/JpLlPMG7VjqT6DBBzme6s7m4QPFYcCDQUe6bag2OQW1cgApVDEbFdRDAw9N2fYEcSp/3GtzBu7mI54hz6FVhaT+Nq4bw/IKe1CiczlRIec
tgCmGlOyLF7KfbBjVK2kWgsOXa3TtvZoH9qj2Pq0/sC0buwChoL21itjkd+gdcos0gXR06GbfrEaIuzVYqLPpgp+xioTTnSf1UFyDWn55znfktPKBcw39mJr
xMEOfXB+Pz8IOuClL8w6Bx9xO+zvScTVUivItRSxf0qPi49zzQH/zMqAwMcycSzolc7ZfDOnJdNUvfYiW8cyYiQbcwPSB5KaVl0Ds+FK9Uae0SG8t9jKsyLB
izwrMTvDp/BueQNvMyVDGkFDomPVdnDjy9gREpNjnTQ/UNuXRAz4nTKksNm3EkSn209/9MIN/f/j0DBlI1mEKdh94UxXRQ833cRnS6+yai1T720wVnHcFhh4
8X74wx/MUaGsigPOxbYhllcPDXYqDJqxMTamW4WpkTzzOQmwSXEt2Br5ZZntsR/v4hY78WZqC0V2JQDaXYVEtpFop0fL+VajWiHumYuF10tTXlpiWxJ7AKZr
224RWIrcSef5wS3IoPVJuPawZ6I7I0k9Pm8m2VwLagMSUcU0TWce/lzMPbUQVInobyYpj+PYoRvMZ7PaHElchDO0MRH0xFFjl2yFJ1pf3FwGgmR7RJ4DMHJb
+lYkPDrVal3UuVPb9WTWblb+knuJx1mfcErF5pjP7cU6mu09BpzGOrZu34kOughvxh3lOQybdlG4zF+U+8uP3rHaMBj1C4CQgtWa1BUy8PLlvbRG1lt2IXJs
3FCuz4ewVSZHsjuwlZOsjDvyj+YFeGxn+7i3W01tbBaeOhY9TX/L5gPvmYctayGKt25lm9sQn9Mvsqo/M8kxqPWa6kNhkSGGptMBfwlWjAZPghAid+T4G8tN
GbacP+Xq7eI9YhuaTFqCsvtGv2pT/jiFUHpWwXEbXjD4ScihZJEH+zObnE0FzcZij7HlHNCr/OEBwrIBFNLFZI4h8Y3Io5CeCadZI5xbVivF8qp8ykU/+VHW
S0WeLIYtomUa5SL7ROgb+KNmZunuXGbeo62bqjTtufOoqEy4T43i6/noR8/u2NIoEmH8qjJHYkjGrBK3pXW4KsV4JNChVlKj60sLmGOYEWqF/jvAf8AzCrVY
T7u5XCTBJPYE4ic5AB7SpYOXl7ee4cYmiInd/3dGAd3l3HqjeHDdGRUFwqaSi+xOI7mgtdG0GB4TZmYpUtofVmRBJv7RgNRApqNp4fMacp7j/m7yvbBDsCE6
AWdawz15xwGB4d4z4qtF9PZkpaCPfptA3bRyMR1nVK2GKL6IgyFJwKPlcYlIDCsvDIwoY9RHdiXQEfMRNT2VIvsze6IjxYyNHbGDN6Y9/Gb6DjbnpAulckPJ
BveAJ60IVA1VsnsX3JCkIBwuoMNKViA8yV+I4HrgmKSRvzyeDhNWDMkp5d1/ClM2uCMkbjdizIpVYrNzUgxO3YAp0is1OVnsVvkNV5ChgBkqhKCmYs9pZsCd
xmbPMtE/7/TUPkSJ+s5wpORrbVGVXRkr7fOMq1wQXuogkERqp1MfDyktKDQpG8fiTLAiSjo9zHnOcEvnrljeP5m1F+WhXtmnWEP0qDfcXGJ8vTkq5D0vgkPg
7T+vRkMRvwBGUuSYJ0/fkYs0IWHvtP7oWYjAxJoHAxE4Wuwv5G0udXhTicgi2KW8Q1I6IBssRQg0sxzT4dMU4H7xxazB1YQnR/aW7wrdvw1Luqr/UrIBXx3m
hRjOq6lM2BOKubh5rvdVLCaev8QFK8GiJ9eR9xRdX7XSOMBE9yUEqw9JEnJ/N1y9OqTK7v5OCnxP6QlNjJmQilN5cTQnv5fcLOp0DJRh2zWXRSStV72zxB9A
jNLhvzb+n5sgi0dtm3BBcrY+oKG0eKy87RqTTcQTxb5ZNPaSfPQ6BiPeHXVg4kbpkj0uIXdGOmGA8jmJNZsBfPMcCybP+PF3uNHIpyzCVOsT2zJ2Zwe+vP0I
yemuHZUaPeLvrR4Rw7eCoJ2rRHG47G1FiOAPo16FJPV/Em/sKV7QlcBEzo1wXItbm5ieKUAaK6CeV7/5V5Vave3EtMcaBvpsfPs2EqhbM6NFEGuG+26G8HTk
J6AAjri2Z733HPVS81B6gyhDFamcA0n9aM9kLkTCbA27s8L8f/TkSojjJKoGDWBmjbEiZ/zm4S8+/sTO4uOZCqYnxLFAn92dJMdBFb7VgG0GxQmH3FYRuAij
VOB3CwbZIRVGLAzzF7Q5MUj41gjJFKOmhp7XWauc1dRrDG4jM1ThCB3gazn5xFsKkM8brvP9gBnNFVjOGHUiZH/65D3WE3lggdMyeqXtfSlaeBHzdIm585bN
7HH912nyey/FzAD22LqM4VLJjqvm7VRDFB3zrLGyiqcsx3MqHz4ERaHtZtSIIXsnqMBeiYLHvfyn9Tm6VA9EA9HgwEBE92puEloD3FHKzb3lF1oNoqVfw7jn
woz63LATTubJiXLhTapdYP1ovNWAadHl3tD/YmNut9kw/EI7Ro+t6mRz2wIPeSvGaLPjpRaJtS8eETC221DESLO66nXkkcWoFtO1T7MWp9UJhPhlJBoVQfp/
Khn17Lf8M5uiCZM+88pSdyQS3CNlX1UY7dQD3KM1bLScRJzxWxewlsPRtCdrDnJ6VxgdIVlqD4lRozi0cuL1sNNu7D77z7HnNPEgNG0KTJxYmFOqDTcGh86Z
o5L7Rw9GzISJ9c3YZePQk0ob4dliUgQmnbGFYZ0cvB32lGGnvL96L931WoBtl9iuyar2BCnP5mTe+WMnLofpGP0pYLfoDGdG30MNcY/CHAJzPXWxpizM47rN
fAvngVr71U0GNscm6Pygxg67ewx2NHHXPVagATPBCybnuUFG9ZrbNgRWkovm6XemQgf2QP658GSbpyKZPWlvrMoRbsVT5UDhKNftLIfH4uVW1iIR1xjI/5jq
eo4qmnMv641iCbll8XobN/VjFKAzfLHnbuYRAZ1qv4RO3ZeAE9P7hz+4pae5Tt1hopgP9tNAfgDx62jTTeKQH/GpWJqe/oE7GAC6sG9nIkwheaHxFA9G55Cw
c/s5rhSZ6vEhmSzBSN1s++XQIvoB8XJWn8zuqjNcyowpAl+IXfTThR+Z7CC+bdTWUy3OutRgmWnEJOCw+eVMtV3hcG8s/05chs2rF+23cUafk+AYq8Ua/w7w
yxxjpCxdwT9ZW5BDNH6L/7wWm4uLxMMkoy3tFYZvs4p0m+TNUtLegHSyOP/STDu1Bhow/sM2ap2GXOTNWpBU0wuqM/EuJr+Q1Qe7NuWvfGuy2CgryBFdO/hD
3wmmFXyUKmOm1aRSZ4npe/fkUwss0o5X6yRKl6gdURMv/vXOUwul6J/k5+JuL0auWWkELaedjHQf6G9wkhkJzE2JkE9GkQlz1dTbscdlRmniJxg+uce04aPA
GM/3mO/sW5LxNJCaiLfIEL9f+uCpBTYw8BVKloXuU0DSdatpTEZNH2Fc+A3xiBTlzVDUDPU36gxkVTUQ9FmhbPHXwFCEstiqF6pjfPJLufh6brCxyQfHacri
3/7ba5zwSVaQJuP3M5KVS1dymMemv9z+5EXgw5yhwYeU9LxOetwk/vfTMXiK1jWLPUrN5uRC1rcCZT7MH8CB9PM6QD58FuK+8PZZCBXotLLu1sTmTXMN9Rho
CkPjz2PjmMBmUT9EejMWAlkl+3j1zmZVWLdI39kElzy8/pl1dWxl+mz2HivuP3TLzWqCpgIUbqwRYOXgji1jTi5iacaer+65PTDFiopjc6zQGinAPcHVh9Nz
ZIdcuQKPvUnDA/pk/v1P8wPPfKjGQ9ODkqY7Q9J6YHTzvYfuEhkvXbRei0O57Cdq7BN/BlZuOW/UvvotaWNRiZKm6VkGiNQEVURsP4GqOSEAQo5n0XmOk+M5
5a5LQ6lKQoGM85epN3lzOMXGwcB4F7oZYnO8lYdkZjBb+FVhOPMnzbDMdB1xAim7nE+YYFoHZCkaBJNhX4RcaoLrbDq7TN9pEl7dxyvB4vj4ac0GrA2hWZ6o
pCkomKcsGpW1l0YztLs4p2uQsZl0+sz9KUtutlEAy8t1/EaOIoeTYSwUxo/QeA6a63Z6YKhJh8fhSr9lV2KNVeJQCZMcau3BjbX7H65d4CAn+sZGhzocoXaz
XGy3OOJAo3paHBvYRlgYZO76eNRiyZ0TQtVbcrOmPkmCFhtKAc8mJNaqtNW3udLWzuRDpKJDh+Aw/+CD1QfnxJd64+P9Em+5du8jGz/ROXRBUhYh3PD6nzv3
r3ROHll98BH9AXfvG+90bt1e++Tyxr4PNDTj8486566Jx7P6LmPARIgm6DII/jATyF3jNmW6pEHvaxu3+WtsVo5xNXPvVJVjFVqqFgNuRF7wWItOaw2g4zxI
SCnDcQkMPBUJOKMGlPHjGl0L6S8E/RTHyibQTgIupX821HLt3tfi1W4jKWkM3Qv3O9dPwDF9+cO1U9cQFnvi/Y1TNySlEr69dXv9nQcIGVu+tbpyde3UJxo7
dvWk85HHyB2QU8FPphzbyIbO0n1TdpbVNzLJvInVcB/BLIQfbnrYx10iFew0mkgWRJ/dvCvjoiVZf4CcU51zy+tX9vEHdo28bhKL2NUyYXtvcLSBn1MH/vJt
eHqZcCKUNReeFiztZRMFgsCimQZWg9rKDmnwoXZR/PNxU6whSSHWk9cnEQ/9al2XkMbOSSg5pESiFuCRz+71SszvfYGI5XsfdQ6s0Gz+/f6yBGIhAuTOjYhD
Nw/+/f5ZGTGi365f6Z6/zEV1dTvLn0voM0IeHp6mFUUgJsdBcEuIou1Z19JMUxbrt6CyiuY6qkgQ4lgFG1YAINb+SAuCsBREBNw5v3blXlBFELPVaNbHZkpt
E9fDx9pYGbdohFZwSmUEFMmJwnPO2wKrQ6+FW5jHMvPcRktox8ToNOg2j8BL2cA87SZkBzFuZ99de/vu2tWbCMXZ/9XqyjGJzKIJpe7TzK4/OmdjIBJlLOPA
hHOsDTWGoX/85drKI4RW2HBwNwGtmWmgTHK86EuZRvavd/DP01NZid0Dp5kSd36E2JifC9sW89GLqaNzdGiD/raj8GMiodiOh3kIe0FD4eaj7ulvV79bEYo6
ol2wDyXqr2fIIS1uRyE/qommOxHS1Ds7MDxI7As/oHOuPMZBlchiCypolssJHrB26p40v37gq86t92nfr353MG3X09Rz1eYMsnFjHKVz6AJw4m4epePD+2CX
CW8DwcqtAsvEtGqCppSdS7DPwaNcgCP49vEvREpx6J+plgHqOBFXEb5ZbVrTsfpEDv/Rn6phWDvyeefkF2uHEZFL/8XfRz43tZiYwN9qwjE7KXw2SfjTA5Nr
EB+wymTMfJIonyxcKs60itXU+nOALpdDqRhJOQ5uTbaLaPYH+xHoRMzlT+e6x/7iSRTovWUGLxlhIJoot73AZgnqBL8cpX1rASUYvB1x1I6PckQvR0sxnrDs
jlKZU6NFv52s67zOTtI2APeibZJ3ZzjkBsAIXBIECAQ/MWO0oc4S4SmB0+DFRy+uruynJUYUFIe/SSicZlxbv7WPlor+u/rdxc6l21TUW3xZBTv0V4nJtb34
1ZRTRViboBpS3yscsDgtpH8Mid6kd70HwdmNT1eAynjny7V7x6kcjWvj/MWwO7J+AVsWKhepsAx+ozHr5eq4icbbrLtATAHFTEwSp7ZUIwGr2Hl5lxlSp/74
Z1a4EKEMZ9XBpdV7lztHv1p98EjD5UiyM3QlI169+0ly0N7IOMBDABogVXmxsrMIpBPG4jgJsC4cLUtELYnl7HbJBDk/PV1uN+clTp0uDpVpjcMHj3bVc2sS
Cs7++7MamLjFE2WX7hERbZxbAqsyTGr13nuJrQJwC1667sEP1i58TesGOefqrb/f/5h4FK0kzq57H6zfWKEZpFeKb8LzaCNMwZttu8sn1j4/7E3RLOusCmzb
8pOl0iu3hwS3IrmzhGk40reib7nIsYsSnTseKS6GhF1KrKuJD3S+PSRdvUSibVN9WExoGx9mnAuD/TvxSLL6RoBN8txh6MHTT+MrW64k5UqunDJpeiZFjfMA
S17EUMbU4w0/XxsH2Fipx4FrxxbtkvUMwG+NpCiOtjKBNajBitetUQZ1D0shughluAnc8/kJDV6fZI2NQO+0qNvzj6FJeoUV7xk6kirteU0gyKCFnkL9Vy+p
3lyMdnwfZb26fJVN6uYlmIB/MphyJtZf481iyVTg6eEHB+j/BU3gL74QbWPFHiv8n2FXd9FB2qqzscN8rxZZh5HpGxKBApIJTu0MEkmCOcjE27gR+sk3+vQS
TyMbXUwTHofeOTzZrG+xOe9brzPwhizYgqeLC3VqWefgtACtiJIO7jH9CAhKf0R7mtkWUuBeRUM6gpymh9xphTNxYzLdS3aC1RNCXamI/M5rZLLY9t0kgcc4
W8vs/tVLhacWGosj9N/SIpR1u00foCfPaEJE/zoXZxezu426U6bLubWiGbuujbpkjvcoyCCYZR9DR1puW/RDtn4zDemzMV//VJosVmoJA1Q68Xst8xbQ36Ws
3QXjScrn/oc0a4oCE7pWZgW7KgPDTz1NnlKGUfVZ7aFfrecfxSPK8Xr56itzSY6DuoXc8F9ibphFDdwd0FbUvdfS+3SxwTryhoccWwa3hTbcct5G2RJY1uwI
0A4XpHbKW7enuIqqsiN2nwzzzhao78djoQV38diowbjRbOhW4atVGOWfj6SE9aXhXGSZElIML+oiWwD07uCIKJ+GIuXVCBC23AGVhZxhMWF/4BtKz9xatzNv
SnPs8me9+gIn4W3P/cjk/jT2CXsfMtaJGi3B9seYFRKXKN+sIIDn0MoTi4Tm8PVyO1MwIYBiDqxFz0ToSOLR9uxIdiQnab130iiQ+WarVqhWxpxe1TRAP9Ve
wd8/Td+qyWLKppkdq7dfG4eSzDqw0mQ3qOxU1kGCUiE++PwYuv6enqqgZ6tBo6xaefnWun+OFlsAHS0MepCeLQa7E0M7hudDOQpZMfuEDAL+uZvZBYB0hmQG
LGwlKufUWaivMDCSl2LW7YoVGp4UgT5zWevaoBnG5DuXoXd+xMXQQN6Yp7XwR+LG0hTfoYKJXCmyUw63nG/XX5prECsjgbVYzQxgfVUr0UOARl0RB/M2wK0F
j9CAPqXRoPXHKedDnZDmyauVX5ykLiJxmyIPcpCT8X+fe0UyDsa4bM6bH6EGI7ajQdxZQ8A0jOE0bWBEKAiHheuU/qmzZQbSs/Hp28Bxw9/+PRuZCseK2Znu
wcHw4Q2GXHVw4GXi92Ox79RRVmeNdn1ql7zN5thPCQ/nnOuGQ6Us/KAsWarsF7noB3P8CB6/PTia4DT6ddIlPDRHwywLC7aUzSZBa8EwsVgjDp626Z8uar8q
+DHIP2agTewVtuyMOCV534JGKreyB/N2zDKRUHnsdfxCN00I7l7dygKUxa7Mg66dIfMHP1Tk1r02o6IbpG5e/Z4Ys9dvuB25atw7c/lwuOXiWKASnhXkUwNC
ND2c74Pc/2jrCenQRTPCUvxmrPJMjBMyflrFpmxOBkbEEW5RowOLcz1TxiyHCNM4F3D8XplrzmrVEtJXtm1wy/wQXmBv9pj0WcvxM3vLbNktpnYyARx0u+0t
kEfwzie65CZryh4zQCEGdJnmbNjRp+yDt8QlkmnmB3s3idgQ69dO6aCmp/aw8OUB3QfkvcAqs86KDxru8iZfaQEft9ucHojbGg1DKkHs1ohbCo+KORwVhdKI
R8l8R98Z7e17au+1MUSBI5E40y24nbNXRRndNc4vT/cPXOlKfPgOZF3MhXVQ9OItpKasl6DgLXE5bYmnup6F1uJdmNVDLSOdeot2mzjPmt+gV5lvm2BpFjJy
VhDEhvRz/M1f63P+MptNJGRg8vwVN+egbFo5m1NdIXZAQHgx7EHvgzX8AA/7k9I4fBoAwt9vE+BAmmE9BF/EuLytzsdI0Uxnz3q2aM2M6/ux6bn7GPbJreTf
yuaipPLDvnQrw/FGs6FUNSnsXuuRBdxrJLlUL6q9eZ/3DUW7f0eXUp5RwE643VIYMZkT+IK6KVd0/dHARPV2JoY3JxecNO+MuYSwNJg1UauZeCs7Ky6fjH2f
jZ5dOib06/wzxmITH1VUvuom2cujmPd8SrJah0ZV4jqc8AUppKxFBptjTCTGAiTXWSMBcqd4CxTc5YqIPrYFpC48yyE/xchIgHeQ1NUwwbrsyalkl/SNAPGZ
8YCwsv18M8zxEmtgCjGaLePFUlsi0XeLtkKaWRyKPOWFp6zMIlTCjZX1nVnvDuoXHTHOJSknkyf1uTNINPPJTAoyJ7gciVY5+V4V77ZYHWoiC27Pj4dTMi/k
tYiHXe/EEqaEXh5FB6C6x0Kdp8aX2PtbJfBclP6tmCzs1/oz+LVJDTJQGYt+I4/i4JfW0B/enQfoAN5DJYSdRi5lJ502NJsBXEGBfcpmeyDdXSYOYxJIXezU
rBnOlKbpm3zBl8HOwKx6ALtAasKL3DeScCEhuTiRBUNAchsf2MzNlFIC3xRI6DUnrSipm3J251uVt8oRCcJ4Oiy/qHcc8oE0NlLYjwESnx2pknMpbCpcpV5g
hvxLCPrOKXXKSdptlIedFyUilj3dVS5Ut+R6LmHczSzimwuNcj//3FBDFDimmqnNbs7rDBiaW/MQEM24S/GFVqmxh3f0JHszDloWf/wFdnB0diW1LW9cWV57
8P7avXP/d2lf98bhzp0bq98dA3b8g5PwejnyIYwrXInz2RIYK8xPS1TCzlglEofJnwYTHSSlMt/saxMtcZmAzxEVYWlxgI3e4i89mDPw2jUcT1Mt62TBtsNR
YzRUb4sl6mb30CEv9dzDzvItxrs9t375kdjfO8c+ERBkebj63SHYAumrm8fhPXD8THf5ROf8gc7S/WgA9vUbDzorV6JB2Mff/bZz4hjAVa1J9+gf1w5/gXrv
XFajl8xMzeF4mlRF2HcWSrQHV7dtAD9rdShWKmMzxSrWvDkNn57xcnlsK92vZgE4USu3MRew0qobVvfg0sbSQQbaPsFj+EzwRVdX9tu5AN7ue9+ufnddTJ2y
shifWdbu8ofh6nvDkQxHDMxustUoUL28N44C7FtlE9qo55Rf0ObPQngw/2kB8NkbsPPRNYMhLx/YBFuFWP80H0jOwJ4PrOcDuxFNcsgMgtH0eGX3w4fnAQl/
/P21U5+ADlYOu8/twqCKYGsEGS10WgzoPv+xNSguKPspHzWqM/yNpiGEYVlyDhrKabILCf4tVistgTbu3Xvj49xFnzKSG9gVZopiV0Elrag43nZTSf+s3j1M
tA1TLhNG4lNrvP+tSYLYmhmVPS/uZi3ndin7HI5DFcncYTBr1SnCYNbDL417fP0EuMu+s+JvFmxV8QB8+EHnvcu6T9lmD1fIOzfhhOlBnK/CQ+piYhc2p3ep
t7WSbiTza1IWeGxN4MeTH/vuI+BSluUQUy+3xDuV2dbf7uOOhlCEwWf+9zsKNS4P/vZVhEWP/val8/K0joeBW6acTBDUXnnVpcpoiT3KpL7ADhe+c+ndtRP7
sbEPHO8cu6dM629IR7J69wzNE3dF8M0t1xIvRnqPbtE0U6+sqyZaJQ5hkfwFft/3zJQV6f7x6+75Tzc+eBjMdnO6tel8yWTA54EhtQVQvq46AuOQGkwb+y3y
60pLMYiLhmxSJ0KGTRMB38MLd9kZ9KSOYv9RGbS6ldGU8XyFQxDU/oSzgt1wjpZ+nsKQ+28//rTHEcmbmiLOO/YDxoHHiXD38o1Ezj+EI1hvMj4Y1WmUoe5k
)page",
    R"page(F/WeSvvOMs9fpiONDjG4tDw60H201P36XufAAzspnY//BGeOa592/gSfSjnuwkkpV2eEd7zyvyTnqUkBAL8zFaZ2RAygMMV45eKUKsiqb5WbdR4EvF5LjBUf
DUiXz10zqRbYBfX66qPz8O1c2W+capFjYflk99hBSQXRuXV8deXYxsffYiwXP+8ufwZPwYGgsxyBIueum0WQD3s5VeDkh9QYDHpt/HEbgIPgeWa/ULm98zja
dSxwSzvsT173zE31gOpcuird21g6SzPMG+a4PKFOdo4dxsbq6eSumdpUjW7MKZ2FjORnrM07rzfxc/T7EdQ7UWyL993L7DirP0EojrGIz1GxhhQFyNBTbVca
1YpkQWqHHVEiM/6sAup/5ubG6WvdY1fZ3/esQo4v7++euilj1i14/ErylXQ6seGM6yNnIJa0HY91gmTK2yaZOrYvirOURMYib4kImGLT0Sm0ftycrQPOx973
yvD6OlWCBm8cIY5n0/rCze2jd+mPdCByGlgCh7zSem1cDh+6hrGqJJZTdbrCbEZ+NCR4gw9+jkUDAMq4hKWN5Cu1UnVmDIq6vOT0cl4uVPGvRUUzuE0BZV+0
ho3BHwUFWwIMHqBko0MLfdPH4urBVirN7DfPgC30nb1GV727GlQtep9ElDJNgii57RRkw46/KgFbicR4uDQhcX0Sdt0JmxZ2fVpSsyI8V+VDRlwPhEf2gwnk
TzPAMCGkdkYjfp+P+gK6e50RUHdWz7nStGyJYnhiEQkSkqazq01VaqzoR8o9CUgcigIh1JIN7ukkUthHDc6mYJ4ZEhoSaoJnybipjvvmZ6fnC2SInJ6LetfD
ubMxOP2i01A4FULimx0J+HWPOMI0iFJjNlBD8VwUlNpHJJBeg9bFxoYCQ6aYKDKlrCQXtloNwAmkZF0cMk5PmszRC4kPtXKz1AIr+pWZeBHzolhRHtNriPQD
JNVqzyiZ0HI404/YI6Lno+2swN/roWdu32ZJQ7PmgjwZ+tLYGAsDOccCfFOjfaG8YISWjGbFAkebw88oXSxk0pQX6snKcBd0mmLjtEZTY6CR7jmuNIRReP3y
PrCWRu8bw7n0s14j6Y5NMJnEFOpZdtQVR0fgNHsJ+4O+DxR2Xupjur0QQaGTgenSnWCxZzyWXtnxZ71Xdrz+SLMJu2uPQchoAxI4DvDj6gVxqDfKzaIwEYOq
BYPbcL6wbcSYM7CIFY9nm6WujPTo+xJOQ96N0OReBc/MFNuyi3zmnorfMGettvbR63qRDJAbvMJZ46BkhpaWa7onlP0xsIchITGVJNab6clu/YKpgojF9AO2
DbWyN/uamRLB+tpSerS+2eKLjwvRT66F825Bz5PWctNfMTw6k7l9zh41zmpu8HNCLohz5OVaY8Yp3Yu+fWJ8E+wQyQ5pfExYX7CTlf58TJGkNybJYe0jsRPZ
ScDzudjP/m4oFnUNOwJn0NiRnm6/iMuz123n9srW2v/QKKC1mzAr3xyGmxqVgYmsmS/OlVsjLvcHN2JOKLyzRuJidkT04pYWC9Mz1DuakRwJ79PTML+X20WB
03NTY4REnjr6wUU5gzQVVpw99u7iXmZoBC02fbEnDz9KXU3dZ3O9MDdoKHza38LcNuZ+GO/ZGIozi02Xe83MZ3dYbMy8OMIxQK9aOoej3XAQXszuhsC0w+U6
qNRq4vg70wN01M4wiA4+xJ+LEVUV4e/pGZhtrRWgOuOZVsRxgNEp8EIgFyA9wo1QQEN1y8I2wbOcjrDE1VK3o7/eibgHXDa7+NQC3shA+KX3brel791PLfDI
Fk0JTDc+lqbpD6xresu7qav4BCWozkX2G1RcLKU4pkyhdDv/aD2xS0Jvs6JvkAoPGxhRimK3e/JNP+NveWMHFrJKsgKh01QKDU8XqpQdHlDLcO9Z88qrAUiQ
eop7YQtzxrhO//ztPhf+3+/wP3+9w8++st5Lf/uSpXe/DRO7MOcfWc3pFvNhV8N/+JiZg3Fqjm1NI95RY5Bisk965PTFh9HuJA6e0OMoGRfgobupV4CTe1LA
RrViEXBThELfj9A4DeZ0RfHLUcVIP0ukwpFVnAcCut6b5Ep8LS1/7anPd+kyERLMXWk6+wn0GiZRgWNR1vkIGvAKtOMbG2lEzqnAO8OdlhpYyEaUMs4EVjEZ
yxCI6odlpEy0QiASdcGvYuh8mXkNPsPkONIHNqkX5FcgyVLCIHrd7PlNnIIAakG/PFlCNyNirJA+V4B4zCu7HXgy9eBgdXcIbvdEJ/kw2OKOdMzpzSc7lK5C
1hInDAKePsHovD3pK3RvZbJPOLMG14wtj3VI4Z1hHBoFguk1xW5hUuMZd/i9AcHxTIaSnC6C5OLoWQUEK1iQ+Z4aeVL0rl15qycXxRPA4TKFTNRdsitzMEv+
vXK+DdVsG4EwrTK8B7ANCwYxZQTeD1zWg2jLcqdNxIPsSQNZJ15KNURJMaQJHZeZgs+WHJPS+9dIYUwESRXNspIGC9OVkgJLcUJh0IgxrmzfkgweynuGS/V2
mf3DE+hTVherwWSO8OlVjhW8XjIbxoJNEW5cNbEeCBAE7cNWAV/KoHO+XqDUHvaR8THh0qLureRlhPXNFj5P2kkVGpMfevrw8PMfQJsGu0Mc+CD2IvLHqqYM
K1XbJjCkJT+L/LDgjm3D+SrgqQk4N41abDOHbY94wVRmihSsLoDjcSYTG1LlMpTUjD8q06HAoEpUQKihSJDB+HjtyS7/Ty6QNZrmEgbNYEMct7B+3lP8ZHe9
Utt7imlFLBZkM++xRBli3Ana2pwcdavttOvMIIloOS3WAL2GXGD6TLICOmceoWsjvSqM0kzb+WL+Mwf7+si4kKgs6p65tDyZtDbiLjIFvXo/jpk/icj2JMKa
j++XHfEuSX00Lz//+atWwyKSbzZOQmjq0royXtgjY2MOBuobfTPq3mRTvtnW95ttcbb/OW2trXG2j+rDGFX56P0HD90n46y5LULlyBNCJyb/0L2jjxrNshL9
sGDVzkCxDIITZavZVFpcao2UZvGEG+tfgX0iQczjRWRyXBSVoVXUBLxCVIswWoYKfTF3WFYxOlOpSlJCcUfxlYw59ZEwt0K2HgwZLgQits50aaaD0LBibhIL
kedZ07DWFVYfNvKeICb9kfH6alZYNrKmaz2v2cyR1Z72vBXri90i4y7jZ70abFW8iVPzpHnORZL0RkTwOZXKG2E0H4+60MjDOjGSaYBCufg8vE9Rqm18tasV
z5vegyxtB+nxCuOcYrS3IV5H0xAJS/YC3+u7OdJLJ/3cT/ukfrV6WjF8GINiYE3EQJ4k0avUFfo1OqdCD/kyJcdrIi3rEwQBO6e8WJ3AFcEugI1kQyag5yU5
52Ief/Kn8O1WNz4DKGBdVasWR7AqubBsLk++j4hNghh8fWy+N82suWfVKyXjUqss7Plo0AgYQojhLOKD5PjESy/I6tTinGT8bb0mmVGHRPKWVJRsrLZCtzGy
cA5IDWmrGkqVg0fyBYhVRgeNsKgq56YdisQUa5OgLuacmZdK+tGjSLRnJxOTk5aHrB83s2k3+6ScDXLAUiUxX4bQZMatPn0rT5AhN6AoaApkimXdRlKQtkNa
7Ods2ywXWxYLcZ4RCOHGSty0shfuCfyW3QVN1nP4Zv4Ruc9XV07BXevE/rVTt+FmoIWd0y1tQiOJlurTCsDFzuNtccFrOiwu8ZJoVStjXJwJJSpOQ4ktKHTs
Hh4xZFqxSavVtrnfWWE/Oh9Nwg2DsXnUBVA6hHSI0WgZrmrqoca4MOoS886D7vnL6wc+E8+J1e8OC1Kc+KnCn+/e+53zpwEuc+6aoNHJq9Xvrm8sHewe/guA
446/LQ433YOHO3cur994CO9WhpujWVMcuBt/kZmCm9rD0+tX96lzhpk155BbaemsQKoUeJ0aO6WNq+8JLYzNBxOgAN57IMOAG4m446DHWKXun97dWLqgrnP3
7q1iqPB+CTqxaxAdGMxHv6jPArcHyHM59sdh+zc821iUykfd0xcAuWOQ4aiu7vXLneM31x8+9KvbxRBBIWhmE96F5ZYFHmOXJ4YKgushvGC1vZyg26EfvKIC
iLkjKmJ2OONeSQEfxeVrIP8TM0WNIivjxZGR+051M6wW+yN7METac3YgBPTSw4frV/Z1Dz4ECdw8ivWXkd54xwO6+3h96Uj35nEe8mfiE8atw0vn4Wdrx26u
3j/bPXQIHz060z12MJxkjeQraDYNgbKyuF7sd3b8cuf6CekCEZb3LfMffCvqCB0uT2PbgBLSXBKPoQEzVXijwdJbfDO7RKPFZitwnGWYAgdERm0AQsr5gzO8
lbcEC4OLBgjpxDEHaMXgYUxtDzYungdImJlzxdOTqeLPXX+e0LtZS7teKNam/uJJ5OpDapxUZ67fSnajutCW73ymi+NFB4Bnwe8KwF6DnPOk7I9e3m+T99sX
xRXu/DsbB45unD0u6weyOH5GHHgd4d07xtXSJKFeOx/8fJs+376Y2J+7gIXKzPWX9b0V5o26/HKgKBitDM9HQxyQngmYKbu9f6b0zX0VCLHuqbvUUQ9CzDYL
oDBp9406bzd/t2lzwqwxJiFspuoSLoCz9RmS5SeB1kKzNMokk1fqZB9LcaZk3EH4WK4+OG72k3SPZ4foab/ghdEu1WlL9rMf3llN2UgFznkzbTlHtN8MOApv
iyEdQk0HUAk4CwDgFO9PRkWjr9YyP8nU2JQ3SPJsQKbi8E3zuXZtCf7LMs9nbtIoVlc+F+dEDL7mhg4oNDv6YMwy4LC5cOzV+gSDlNUnvn973/dvL5nFSZC2
Og0LVUa2dFjRrvnUqmS+HIH3q2Ebvt6Wj3D+i3skXOplV9JjhWX79AiQBU9/K4Eg/ufu1HiVAVGj2SKomiHmFOqwDkAaOupZvwA8TCRYmC7Oy0qaXTElzslw
VS0C/NAMhO6SM9W22TKe96ogGNMyrF0/KA6iKgQIEJ9gy526TVsFgs/Ko7Vrh+E+evg9QUddu/dB90/nQLVwdF4iZkviBUOmngkXS3sshMp/8ubkCr1i01Ki
Ms1wudMCUnn6243TXwPz9ubna1dP/v3+Qe8DGiN/wsCR+AFEaiZaHKrSlMhyx+CCze1tLJ3AqfDxd7QcXlXzggs8X5ZWz/ictFaX+A9msyeueG9w1vJ3SJKj
Yt70DM4TWkJeQXREV3EoOEUYNNEdMsohOo/e2/j0HnzETxzDojx8D9N7/TJ7h581RwifJ975kmQMrh2d0zdCJm4QjjFtHAzYpkOU2dI0B3S52ZNOMSQmYP/Y
j1p6AfnAzOnqd4fWTl0zfuKyUmGPWpMz4+NVYalscLSBV7TS5qVG1aaA2yo77x78YPXubUHwlX0kaJcIBWNa7AMNaXdaP37J4MYthjWfYqd0dI92luI5ypHD
hOV+E1PlqIii8EbM2TTJX4wdhe0fskfM253Lqw/ObRw43v34a5pJrOeNdyTOzbDEY/bv7s1T6w/fASPlDSAYpAxYutQ5fqt7bqXzEf19qPvNYZp2SHVffBoO
djuGuT0f/VYz1fGtwUIC++IXFVIGR1udRTGB+/YrczzqDUM47loiMrN3LNMyf790rtL+fum8uo4Lx2LH8DEkQKzsNaElThZm9l2fUTjNcdrOQn1825ANq2is
Ry9auYtmkZqiiaS2aNus37zXeXCxc+OunPYIpzh2DxLhx99tvAcO3jlxlF4lpsqFYLJUaPsufSu2ndAKZA4XTwdE05Ujndtvk5jsenHuGt155O4YNMIzwcEA
Nc+pXnxzieQmIC9oHIcn1WiUiZ02ib/EfmVxblbEWNwXivMtE8YhUKvSMYHAJzrjyq2MsXYPgR3BZN2lw+kWXQn95yj/7vHu0vnklLkIRCtAp4jFwSceDPYv
sa2dQCJi9pCVrZ2QdlWukxraEQrP25ENZ68iR9Nf9eqMCZOQoJztNvqgVC+Pj1dKFSL7FgcSpOALY2J54tmeYC9utXKFz2BDnridNsObwxB/p8jFPgEZKZV4
meFhEs+DOJntfIE6egdA5CES8dpX9/SufuamSstrn9Gl/M+dSwisY5Tio7Joq3c/sQ8Tcy8Mhqp2pHnpXQts3E/43Z5kkuKrLYj2LcnIFgl8vkmC2aOVENbH
EUwgwxtnIRlev4ILJ6sUgJfMwR+WGq0yobPvLD0Mu/QsOvNsPnodzLdYlewYUHLJz2a5WrSg1lRMxJXOpa9B03QaXD3aee8rmlK/Ru+mbjJXmNFAfdIwEYCG
sWHIQCGX1Fb2NUOT7+BSeOOyNiCjsJyylabIzy2hxXrEls+8iCWcsYInQACR/QQNwqYE1pwGI9KYKXBQgrHk1g3oehzLkJ4Rp8mnhHwFWOtbt0EeD08zkezv
3F9KCgsyfXKllL8FvjcxaZOq5zLp26h6X3gr1nhng8lMGhFPbzphSVX8mEnTmegpxvPE7XnzJoWD0QTLisgxD+/cLowXH2fJRcLM6Oqxw0VVtaLM9+dOZ+3l
TeTrImfKkcPoM5Gbpbt0OBORacycTBgCus8dtHe8b99bf3RA7jcfI9z7wUeSwoFaIVnWHwrdkoQgEsSf2I+aWUIpUaR/4qDITVjbIakRmvS0yhkS6FKCQD8N
r3P8FleE+XIboY3luUa1WOMZ0ejfK6LIoOHRtsWGvbvcuftl58ASR15xEoSHy51b73euvN29fgl7GYkSTikdX7q6/ugMjYik19WVY+tX/7xx4FA4oucwlucA
vi0dosFwLm4TllyuSow1FVGx59AFqrxz0pfXnwslEuW9AJ9WLRtS0xhAaiwvq8iBLWjalGhPQZEHnWDfI7yXT1QHaYBjOe9oVI5EZaHUtRPIbtI9cpAmZuPt
P/s7GlPI2NfEhzVclz4x8p0cvyIlJEXlYpOzyCjb4Nhb0fCc5uC9h5DElxKaMkh2KZGyRgen2XoLcfJSG0zp5Ey1akNi3U36dxnkOUFKjRbcn2fLZRWHEJcJ
zEmFhLBg/GK2UDlG3Hh4CrUic2P8TA45aJpvXkaqGjq/bh2n+YQgLDjj9PfdwyT/JijIpHWQCnORn3ZGnuGGmsg/Yz+2GwoenIj7EboDSCr09kQ5oxyaNasq
xkotUEgbSkpARoCAsK+mi1NlHBdFmyuFwSGMNjslTlmOyw9vKf7FvWOieO2evwyrA2uvaQhA8qcTgi/uomyn+9fG+Qv2ikFHJ8dRr9CHNF9EjiBQL/5ZoBXS
gySbgzVxr24OIliL/9qu/z6XCJ9sFGtlzqk2VZ5nG2hJLURBOl3JhO38CKiwDwnlTGfYx9ZytvupBSq4KLt7t3qJmvpzHrKPKchPdrPhKZETmEaXiWXRveAF
FGIHMg+7umXcUcQFyOCDDeQHBgafCCDMT+BmzGYvVKs+XpgPwCfuMwvR+uG7dGnlBGoN9n+krUC/2Cmte/vB+oMrmJ8i7hq0+vymVWF/qJiWP2Y4Q4k0IPaD
19jYxJzpT1xT6cfaKVTfoi3Lrx59Dpt6keNaaat1zxyj329WivVpWGdz0frNr1GcbhL0Y/Xeh0NI1oqyH57rfnGR83JPMTNaW7nIOdLGYmfFn5UkMzslWX1K
1k9Y3PkdLJQN/JERA21crrGfkc5NgQuNsAP/Uwvhw8XdHAbgg7tDWVstyz03DKR1/vLw85WQNDZXmrhF/AKEUTScgm0krxyakUnLJwhCnu9Kwsty2IOAVh9a
LTKsnoUeFjTAlXPSvbwMRNwcxdhuKvRjBvq48C1Ec0Naj3Q0x8n8hiLqvbiqlNoZ+lsNtuYgYC8Mv4rUKIWgJuuPLbWFDr9hqBxiW37NtmAfO9EtjEE/DPGz
xD+uac7qoT4rrCGcUGAlca4Vys4FgOoEZ7Mj+RZ9nXFAmkVgZDoIP8bvq+UidWTFxHFdHgiWqYwXoga6zdhn3grya61mePhx1bjA5xS3BO1Oq/e5Go6pz9UK
MLzgZsZjED979SInZugHigoYlhTN7PWCOgPIRC+SzixXAjE6sKlZtOim0l9+zkDrt+z8OB0kGkp1MkBdmYLppN+OF59tu+waM0Rqn3Aqy3g0loy4RIgmESoO
n97aPWuaX32y36YZ3k6SsoEBAzxTnIyZqNNhbGdJ+vBIhMOFguS+CctTnEs0wGNOPJKSAmvHHNEdapXS1K/UgbvmL6D4CRlS9CEGQ2JM2ToeZffbQuBYnsOM
Hw8q9Nuz2BpGkyE6rBmMZw+rth/26JN23RIiUrLYwJj/RDU7tvQZiDhyZHyC4gLs+wORKjZ7FTOEjcsuP27sJfH1SWRACO2gscKxEsfRfaUgmsHaM3w8Vplb
AHPksTAdFHgSqvWJwYFMzURCy89x7ciAAuWKdpKRxrkS9pkayNq0AOa5TQgw4EepMA6qvLfuU9sEmjEJ9z4UPX63G8h9+bdnXZ5sT6dX0sOYsG+3GNB5vzaa
J1Qzn/5q13yctft9KMEgeUYshxRYaI9LymNMbArvlNI93bTv+bNe9urH3LDA7roD9+VeehV7qdBrzZErL6IhWMtYMoZec4lVfj4atMeV+GrlhB5Cr1gYD+ju
WO0jF2gsWxIisyAcUEVKkWOMQdHyRwkS43fT/NhLOCx3DEh2MmHwBK8ioMhZATmWyBr+YtkMAjc+ol3KBQKlIpHzndG/FHEadAku8Dh98NZtTMfatbqaPUc8
F70qJ9fdKfOASN1yo+URuQloM2/cBZVecP/sYnMBzqeUqMM9CzZgkr52Tbc4FsTFv/Y0ERSOg0NyFy/MFu2rsf49pj5Tjnto/t4UO9Yn+m16pHrBfvaNDe0L
zdUWLdiap5NPYHJ24MGSy6IVEvrYPK10pfRrL/aOQcUE0Dolg0wiwlOTSPhoFrkocX+w9CGaCXMDa9nU2nu84FQv8GMPI6BI0hD51EbC+2euvPJcLFlE85to
myascDmrNwRPuORaCntGnDi2h89adMAKb6nJsIKoLO24yv7eYmz30ntI5wqoesSwV+0AP0uCKegq9eFGSDzfaPW/pkhrkBb7g/o3NQ2AjTBJIPD0JCrwbpt6
xCpiTarbMoeCcTcFyIYvaj+YyJsLpIOMcSJZsD+2xxYl3rTccxeY8kXJBR22WybHEqUnhSnZGeCRwj7ob5oapRxDanHnxjtOPWLEDvnCWT1Tg+3TRGi1swYS
tNef2FYpLu2pdxDlwT3A5nFoMOZAl8dscF80Ew/mlp0g2TwTBuHHbp4JJRsrWukWmhIKUJR58ZH3jw4Gy+eQQUTK9WGE29NP/+2+s3pzu5z/FT7EnahqhVRz
smuLepp6NthdYvn8R5YNX0vKwjZnKkhUZU5yT58kRUfLdJOVfvP/5ClcaZPPGGI1zmaTu99ahCymVK+GojDiZaSclEyTuOIkouwniZKjST/bZN8Q3Ekazxyj
I8q1NOs1UJEGKsmUlxXUbEvtkVJ7UhJe7kFBzu3jM/0K8+nno4H8c1m9BTZmWpPSGbxUNc5QyHLls0WeNKUp/jhMOQfgwl/QudmHiRZgIGRPEUZPUZR7pw0R
jHuOL7WWwaxUklJuZ1jOTwDDkVyPyQLjMVcT1oLu+XwynU0+uxmbdJbFnQFNoeqs4Qh6jGDXbHJaaAk5MxA6U1VUPqyFovHR8JMJInmlnJoetlCEhNYk4M10
Kbj4ohZR9kkzmWZWSOQnWRXqc2prhBazNh+QekJctw3Y1SgktqyRC+R8buYrDHUUfb//JLZp8u0ezjWkkBHN/KRn6VGRXoiqaRWViMfkjISFREHxoLQj9G8F
ieiy/hNiEAS9y4KFEPSN1hKPtmk98ffnPuCbxvfnThvMCJf6DhHrmNBUmAhZDMWJmOwPOyJTE3IZm1zlhcxTC5OJ9CnhpuhL/ulS9LM9UrT1JUjIaWZnB6I1
9TVWOgtW0S/EwWJELTyHsc6Zkb23KJH3xH8nXAP4MMAfOY9cTZC3hguX28VKteWHAVrBMllt0HHEkEu/FVuop/fGevEkaU+YCHJm86YuMRO1pjZ4Ie63lonT
DkZe0cDszSHTEksrs8GhJ95TO6Nntw0oFuTOaPuzxPnK45A8nh0wEYd9MkgxP/hhbyqpqSBBlJd1corTQJUsAN9U9E/eb1AWh1tO0qD49PB1eaJPC/Jh0RML
/vKmse1x55+OBgck1H9rRFUi/VQGtcpPwGmQnP3DKCMzsFU+2hptG8j6yen+kcRZpSQyTsmXoiHKD/6YelSiViUKyF7iNptcbWJPMKF70CZ19K0B+vrNzFv6
mBe45AevtvZOEPNDqHZOjD7bctH8EHXm6ehZVL37d5ImGNkuuSy6HlCqsvS5wSFqyF8Nc1mkd9vcu/AiSY3Rd8Sc5reh0UUj4cq5wYuV3mq7Upqyrc7ZNuZM
jbRS/9XU+nT0X1lc3sJVlSrNUjWsjHY0KivR8N8igi7Nc5eaQ9Fz3KOeOUIhnaTBH0PxRO+2Ara53ozxlni7oZpnAZAbl2tjzOKnK2NjVYkNlZtoYmFowfIm
dHzEuy6kW1vES0MPSy9cHzv655WJmSbxZXSd/iOhocQyflqn/u8eiAaIJ3EfF+kPJjve3N5ORVxtk5NvxpXpid7Ia+3Sot0NEpKK3NBgzb/TKNfxyoSm4TQ8
U+0gCSRX9cV5fWa6j9Qo9jgnu2X7Z8rhVdssqHemZXCgkhmWCpZf0hj2SgpxyZQ2kmeHb0Xva2eMHJkNrtQ9BpG8UW0Vm40aHMu3RqPJZ0bwlG4lQ6rDc/e5
XrEz2dOe27pMjsqKVgqnPoLtC4Jh/1E7xMK2zj5z4Rdy0W9y0e/4a1NT/4Sfvt5qMBe94BRWQr3gcQ7BbDhfoL99kDD6+Xi2+5vHsV0VTlM/fiH58R6XOc28
s73b4/eNdWcJGbOIMYogzlt7j3Ff8bZKKQXRjKbxN/qdsPA+n3kiq2NiYz5necHnLHtwkv3GPxtoudi646BJJGFwyF+QvNYmn/OU5729yoQZ7hYWn3DAJHX8
zp8oSWpvuXy9XazGAqPSRz+TKoI+1yOCYrWToqbxe0jv6O7fuJMv9f0Lf71ji5DwyQCjCjAMvWLOE6+wU3zxylcFMcgmTb1uflxwX5b58K1Sjn/gvjvYTyp/
Ll2lw1+LPgcltClffSmio71fJRlUjxncvsp5t2rVxE5inDwsZcPM6j2HMTZcIMyuNrGryRqdnPMPwVTGxigkChv+k5+rii22yjZ+ygqHXepBbLUP/MqcK4aU
3TEDNFpP78Oh6KmgG0bvI13X3Iqc+i0nGB+aYzFICsf/9dPBCe90viSqMmaGKnVJYLNodqVaC/3NOhJpxk8smtXOiCXK6wv/GZ6j2SdKa2ZQD0LwDx/egG8s
ojCygD4yQ0PRE6B9+DH/Jv1vGjiDSRrBfvn2b1w1FGAYh5SkeuBMKtc23rkmXp7waKSvLRbDSzi1xa2zbdKcGSaUM+E8Em5GP2YnK8i+IcXAUvPRLyu1yjS8
kkl2xR/s48r+xJw2xUSvcZIwG1VlWrDoYeyJGyItICBiGUlJukcOSpwVPFQ54K977GRn+TRivtgRFunexAv25BHxJF47dds6tSL9yrlr3XNfbHz6zdqN050D
K+rYiWnQ6ZIkMXbmwqlqlYvN0iQHL/JfEbKOGjxDbOhiA1NE/6tMVCQk/cjB9Ts3Ow/fpZ6tfXGlc/wOpyu7uHbo2+7yhzS87sqJ7olza19fNG2UiEbaJirA
+t/bDuFn9/ynZoYA1iARhOc/NTWgUwwAQP/yGLgDdgzcWXaW5r8kKAs9MyWk9xxv4MbBPbUkIymGpvUdT715h6shvyzOmZeXrpqXkkqYXioEtKyR7RqxsClO
RVafaYpD+/o3tzqHHgUFdgkLLsSJuPuQRG0cb8lEWR05aAnBhkAmQuxNO0jTxNED9K+EMHy4duqa7UVdIALwr4YpaQP0Fwhy5bhbzAZHeLxI/zKx2KRdl452
lr+VlTG538wHj1lAKlKReI0X9S9T550vpVqXBQzliT1538DzfxTHL6JG62WJaygCTTNC27T7dyg+RntSUw7x4L45vn51mQMoj3be27d+4zvT1MfSOw04s3NU
3Msz+DMSC6t1jSYptky0Gm3t9QcPJEJtmaO1Djraqk+ZbDq2dU14Ew5qqtxoS5Sx5mOrID6FD0kOeDFb3U2ccCChMPlb9rgJL0cpIp6KAijon5Ka6j6xC8cr
GrBmjUn8j/zNfPbAUa+mmRrJKJXWpJTDBFT4SZvOMNDrq8VXvYCf7ukLa3+540Jj+LXZNnVJTWjmhIPauVv7j7q58XmABuMqmcjfBpugWTZJfDXO+/jba+9x
0CAH0NqJsMl+JWJR4hS8FMB2d3fu3Ogsf26+o2NkrCIZrPRPZjH3Pli/YSewONEsS/S4/GVCuw58HbbORfRPXdaw2GhVmQFQI/A3L8PpGxsXz3QPLhEJWIIE
b9Zw+rJw6pYORpITgiWDaiTEXWhslx5KQmXmiHJgABpPwiyjMq0bzMSeEMfonv7WY1012dPs1RTTMdxZ3m8XmJvQ8H2OBff6LWsvYVXK1iAEllsa2oXAj40/
Plpfem/17mFaw5RQhXHOM8NQ8My8ErEJsDpGgwMD7jpM0wNQQWuDU1QxLwMA9CEGRhfFNcP4v5+OGZnd5HzGAdJTEwcjYHS2CinI2Md2ay7u9l3Wy7V2cz7F
2uiwXpNIvyTQiUHVlBl2khi/odrSsqZ4zt02v7oU0xolg/2QMZjkRQowk+ELAwrMWJKLYTDWEZ2wKM7m2/VX4Lj0Iqy76g+uyZTK8ww8uEWOBDZel/NBs+Y8
D9/JU8GSzkXmRA/LeHMe57bwmW4KYJQ0W+J8QIxI9MjJ96wFNgXkaA8LsPCnBbb4+ZpAhXS1xZpWYC9vBRcJGjVcJ2jshZakyvBTybP3EEBFoeXji4SXfWEr
Jz/YOkjrOajKIgTRWNQ9adDqOYq1Kah95nLRPN8HXuV1zlda1GNkY/jDH8JHgMPrKbS1p8yQ9O+HUJr/czRveoRIGfzA3wOebpnuN9qxHld79BAOcJkiVPz0
76jeBaylvDQpoTFuMrHZAw2Wwa/Ei5DWFFP4mX9tPf1Mtq9bmNZs3pctOqRq+mZl0bEpXI63WeNj6xYd0tsrwGdfSGwoAQAWuG7+DYzuDP8pRPb8TikIkswG
MMqeoTT+fukDZ2AlgUccR7hZb6vnrK3muR/BDMUBnjsj2G3+hf6dx2D06dZoG/1fBkpy1zzsH17XvFfOFmK/f5aae9P4AQ3CjDJF/2Fngme0i4YpeSYUlzIL
Mg6u1FJSbrEgjhFjGSq8mQHi6L8wgfwLkYe7DTcCiv45Sx6ZBlLlWM9ejQFBKw6Ps9BgjxiUHBGdTp/32+h9nuHXQEvWfAQdwO5fPrUgTbjvGs5WgXCwn1fm
iAUAFMkyQvPnK3SG/M4lFwmU8545hY0RfZX1sgaP087jrh1eLSzmtTBvs7i5aFs25Q1oAK/Yfs0dVal9IbJp2IybVrWs2fncSeixcj8I7pnCv/3r7H/7L1tH
nn5mgrq8KwjegmxtHaemeLM/yWEot1P7hn/morEi0rJwNeIhUmvMI+8f/eP2jH4MxlZq7e15rjo9JxuM5MR+2KJ7XEkOwTl7/FVaP6vPjFY5nAVD+Wm1PppB
FBL/UUCHRjB97flGeai3Yxz4Vymx0feZeqldbm9ttZvl4jQbjsCDnqE+ShYHkljMrJtTGICoqJOFC1oaUFMkF35Wj5qpBHBivenpuBjFQX5agPod8lT5o8Ot
99PpqdyS1bIce8lKsomyPgLW6kwrNUUFw8JbApaCIrrxl57ppo2/jfGGXzLwVY9dRzohAIB9jD6i5dC3DBgdu/WI5W1sFZ2CFIujpf/ekk+MkzvwKgEdk/K+
XuP2AnhXkV1T8F3NaBxYrwPg9jQ6cR/PASqyVVvmvct/wufIrYn+4AwVGfMK86p/yjz2wW9dYGeyAMUVQ4lZqgge48wn5qctw2swuyNa1DYc0Kv/mkhXe2VI
0zgcueyIjOKwU6Sp5835ylIV/WckOEWVY7VKdV7jUr3qootFTkfg8G5nMOMvDfKtrJPcLIQcWDWCXYvGh6PdW7WCqKeAe6WejvjCi8NwY+NeG2pP7y9ejc60
2wrxqxRrn9ijo853ME2E7chQHvcOmsGpiOdMDcm402Ym9LTUnTBZGRsr1xB0DE8i8SzxnVutmc7pepxSzinfFNAbRw3+NcozcwKKmkqMipipzTXYrRJxkyqr
sI1S0WQmIanU8ppmeUJBTdL3tN1cZt6ZHD0HoLaaGezvpv7wXFQsE5NzUmi7x56glwUj62Z8npvz+E825xEXX7fELdrXwW+NHBcO2G8iU48dJ6tj41CTb3am
isVqY1BfVDUac9BKe3IEN/bXRuE/bcpnHElnPf+h4ny0M333xEUYPsbYPLD5/iG52yspaZAxyjzt0Bfa1DptBbpG8YoqtVO7zFryv58hUf51BsGmc08oOZuY
lYXIdmWIXRDfh4GpHD77gJP3ArAGWoYCNTAiJy0x2IxbcQ+nWua2RTusjAwyboXEbsNngRy/RB9lCe5xtXHeCxP7TTOJhCSOU/sA65uwBrvBM5pCwzusn9bT
OsGfranGaOiCDKocoYHPjDMZ9x2ygB9jb93fRa1gxDcEBHBZdJU1sYtWcDOlHGdPsXFLEexeiFNbWawdSmNakNv4xoX0TMX5lgRboUne2PJu2IQp4xezYZuE
j/0x/WtXfYyD002dKiUbxScnYuQnNbpgmoheO4tOYxpr23mnMnXfJbQ1JhsElhJnEmgWxuVRpEsultrW4r7J+odcTr/VA0J/WRJB6otF0QG585BYsFM0wQ0z
)page",
    R"page(hhSaE7FVeLOIss9rT/mnR0EQheOcWpSmhJ2ZJBBJeZ9nAA4X9mujD/d8WjQhQMpxiURs7AAhHUnkDOLF9zoGISe2j6VLVvqxCTz0/AO8jUxwMqlaikbMS9IG
+8hO0yGP+ao1JPY7hKepHcKLDD8Oj0B79EgewZT9IqfuVkRUSVf596s0KRmbrMx2OhEeGZz7WuHu0eIYbYDHqDfZ5dlqSL2ppE2UzW0RYsrw8W+vnhkRA7zf
JhNlGLNpdS3Cc7Kpw2bBQTzTGjiu6KcwK39pLbsyEmZv/Eb0w+TDifjJPLMtw1SAumezj3XT7uegLd2DlmUYF7/kui1G6r/tMw9Fb3CHiUr0/qkh4UyekLR1
0Mg83q7xLvJP7qqcDS9keQ6iYpedPKdayyTei+z2cq1d1xnRLPBxrQzk1XasESfF1nytFLntgDtCc57+W2SQ3Vpxb2WiSMd8njhaY7ROt6b8bJOYLJMhf/GE
shGsimYrUsN0ASMZzdxINv/YmSW9Cvj/W0WHGLEqrbqkDgMoh6NGtS1pXh61J8XOuATJxNiQYs+ixAKzMRbpK2s56rUNaQl5KFmLrR1I3zk7kYfsI758JRvQ
4ZFKKa+sa7ODW88edTQqwR94V3G0xdvD/urNchy+qs1UOVQbJ3Q05CuvbLlc9JMcbyP4/T45XyvlZZa5GUnpRO3QW0k5LLzNLFGhlNc/RzQeJOWNOdLsE0lH
2pNay7dumjBrz7Et+bpgn/acI54p039sjJYwM1gcGPhVJjxx2xUgQKVQZgoGh62HcybRn3z9GS1Cimv3keFmK+qnmLYQdKYV2bG7z0Wzz1fjFT6eW+15ENeC
aMKHwC4HBwaIi6Nn0G/zEFibvfhPuyHqeme1OoeGQwpo3NVP19ox3Ay2Iigg5oYy7fwYCSqTivjzw2gwv22xPL1bBOp2XlMW9t8b7HLlKBldpnPDEjFmNdNm
j81U2mFDbR/Cse8Kvl64FpCHF9Ju7bMuoD2R+1IdslLd5VQ/Z9zhHLOzZkrkPg1ZYE9ZvuZKIByTY8v/2KPQsNAmEACbOb2Z4SS83owTGXu8QZHrqVPNqI0a
S9MUJr3Z4FM/IDjPwKTUANA32Tvj4Qed9y6vffKXjTPf0JORHBfmNDS/hND9P3PR/8hFvxGL+yfd5RP2iRblXAOvMzBkLvqf0f/4P98sOa8PAYg0j/WL7fJF
sSrI0a36eFu9mdbu/6V76iGCAPSZfvGsSxki0JzRC3+98O+n/3rhN3+9sPOvF37HLgYMydm9/Xbn5JHka63mOXGZqYlvx40jNBq8wuQOCPCuwV42yLijZU6b
ZO4dAnwSvWShOBkoumzwet/MMbxkmQrzttwhoJ2ikTFlx2gT1FpEvnR5ihpNujI02/NRAGyMxg2oKnWCJNDWTLPMaXMEDX3jyodAFr+yr3P8DA0CjnfX4aX3
pgWyZNDPMzcDhNCbRzsn3t84AMcsKQOAS1Nm7d7XnZUrCt986zbQjxktuXP9CjBXP/2UPhRfwbWrR7tLV9e/vqbefaA4nr7X60hXJNC0ETK1tiRnByNRz9YU
tdjlIZqtsBsli0YyU5xqAl40syYVjiSbEAurRcAlOZdXcPnW2rFbjC280r1+0Q4LiS2Of7b2yeWNfR+sH/isc+e2TbcCT0abHuT+2bVT14CAe+9DzM13V9Qd
8tGn3X03AUa9/yNboY61XanN81h/AS9LhuuG20iLRk4bkxdxvj7DwK2lyXJpSsH5VaXgY1FbtGk0ffKITD+gRxnI1ozF4JEy0vLqypfdg4e7F77r3Lyr/WGF
vxCvAGBLtg+XgGOs9f84emxx5kSFgG7UWxWONRSHNMOEgIRj3rALdYuHaRNcrXwslGWpifbd6neHJK3R2v0P1y7s+/v9j/2fIJnPL3Ru/3Ht0govxCVxztEh
YPcNWgdZ2VZw+WoJlDUrTFv56Of1pqER4hsKk8ubDhuLna0b1YqA6BYNh0OCGN1HBksbHEd2dUspFU6gA4ueg+yW2OU8OHije/+UgFuvXz25fvBLJBu7eVcL
8BNBs0cimTcj8Ri1sLurd89g3QSb2aAYKxYvc1zOHoAtbNCZab0NsCyNc9fvMTGsOlTs1+J09DInAYBXwni9OcwuTZ9cXr95EbmNlt+HW97Bh4Li+/f7n9ia
2OlvqmzqAYW+jERAogUeneeKNk7dgBfz8uerKyudA9c129xBpL6hqv3qGONeTVRc4Vid6mP4auxspFF4GZ3l6rnuztJ9wA5f/FzqQzaXE8dA58vvr65c6hxY
Cfo8WqxN7VIhvRDz4s8VpxvVsvFZpO/pL6TEe3jYfgB/wqbmM4CfHwibZ88scrGFxHoVAY1XgKRp4srzcCuWn7NF2gbDnJ4ICkB8uI0+rLVm+a7Dr/PRy6KT
aknKg+kZIkz2HSsq5I3D7seJDTKDHkHAd8uQ8RkXmvsrfP3cNeqw5EagjoJMeFHp+cZpXpSTRzZO3u6eO9h57ysgCT86Ayjdk0e6t742Dz+hjoL6Tt3ofPyn
teun5CtbANDtK8fwFVHr8Q/Xv7m1urK/++VX3W/2Wf7IoO3LnUtXiWZll/KyHel+eEuYP3jrrdvrn16jzfz90jn6vPPld9/bXAy8CjyhiVXg/ByyFNNlJDX7
/2q72uY4qiv93b9iaEwyHcZaycZZSsaoHEJ2s4GQYDahrFJJI81YGmk8I8+MkGytq2DzZsBmibNgwkuK7ELIC2BICA4QQlX4vv9hqUg2/2LP85xz37p7ZDvU
VipY03379u17zz1v95zzjJL51enCCoW9qXkIEbwc+1VG9PiFeMIUDcbP2edP/MR22gtX/JTovEKynX9WvlvG/vnP3pevCWNflsVgDCH/oAaWYMKMElhADbr8
+c7bL2rl492X3/RB44b8pxrQ24z4hPdk3o5mXMV6BZhwp1ScqT4mwyrZG8DEtTff5D3GUBOWjBGwQCqZV6Rbxlwa1B76/bLyRhZVH5xqiiWh4bPXfvi+bDnP
veQVED+yoE+8uPPxJegDF573XQ/6I3oXrXMor8ZcRe9m8QeuzDIFjgcZcKIjvA45BRQGu5efvv7xm6aQvHFJpJ3j/gdd4LTfqh68xZXxNkpx4FMQcBHLD+LV
/sJjov7KrY11RRpbRBa6YmToViaai2MQwxH1MV8wfBCg0yZqD2Mu3blabXW6hihh7nhVAQMmC3+vcj/Hipft5EsXFNDKXxeqBPST6F4v/UkkhYHDPPXq9T9e
1XrZuo2x8xlxe/39p3Ze/+nOs+c9MBm24vtPff47gFuBTjo1IBHJH6sgE7DbKxflIvb/ay8KCxDdB1dWnTbDRcXsQz0HwXzLLTQQiGR+UNu54RE9SWFYCpay
twnxfM50ZGxvAwy1aFouK/ctXwPV8qmn5FVCDkIXLIv+GyVJmRFsT2HqVE5VslpmyTvvgplxKvUKp/JxIWdRPyJdgtbFA0CRI2mi9rmBDWj1+ona1zuPdYjs
KQTz2fkXW/NrxmBksKew05t2wEL0S2eLiNUNfVW0rA52hvRz3G74DTIMWmyn56AaDINLyFGIETt8igQClDNZuuc+8YuJ5X3tDZRJ//lrIt3c0GRy9P7fPnll
9wLR+tyIAGsgDOKpD66/Czi76xd+sPMS6tLrzvPNHKCTKsbQNhwi5AVPbYqNUJtyemVzMJonoLy31YJ95hucEnGqhuJwTRWrTlNjrJ/5DRW/Z3ae+A9Du/QP
zFtwb/Z9zq6BIwA5DgwXe6kRARc6cfDZ+Uufnf9FkKoark03tVgYkxMuKYG5E9defhqC7OV3dp//IOwV1bO0I+amYA523/rvndcJajMZf3p7i3gH8o9HJuNw
CMnFxJf+prBZi9oPUAg7og8/89H1K69DSXZ4AVTyngesRdy/n4fjG4vwNo0cmKRLBXBIPT0jpCNIB6NBpdSKwTFHByoIwL8Bbk9mp+n9mknfiYDNFs+ELI49
U8REH+GHBMiDP11UdJ5AOcTB+PyF34vlxaHsfvhfmvEFXN7L71GlALLrtf98V/NEdl/9YPfi23G2mEpIm3fD2phnsoxyJRHSIgOBWgTyAGmAy1rD6dgIOIbv
nGyYP4EICeHmCVKH70y+RcEvFMcghiWSflSDVxunNokPlcsnwmUxj2NqcaMGZeugHWYIrBJejPIZuC3C/nK5B2RIbV0eR1qEkwiYj5ZnCMag1AUCv3QBOr8H
zdjocce25kf95WXduYjahlKLG6a0AAjFb2P/CNxNHvsY7N0krScOZohSzvMJ4WI1S3yJoMG8JhBxf30Bs3PNhoQKSkm4++YvPTl4uGcdnOJNAZMKLElBhbzt
JIxFWwGS0OM1MbtGJiT5LpfaE0gJ2p2Sh9tohljZB0iWaFrSaJqa1h0ReBJ6awAO1q4SwtTNbmfU8MxW2RUPjAboE6miYlsYVXBv+bGAMTtEMd1YisHixwH1
jx+6e/l9DOkOIj1fjK4dOncHt1y4Jk0843/pvd1nXr/+yU8/f+UXu2+9tnPxDzsf/9kIFx8ROLxfWKfZegqxj02b7kVSkMF3qTcNnP3LYRsaAk5nS2RlAbqE
yp3MFD0WPhvW5KehtritnkLfxNvT293QxwHfRZhTtWoIiaP72zfz07579aqoVcCUPv9swPpCUdFgg35/pW+0A3uXpPzOEzFmTnjEGDvdhDiEMM9fBF+jW9ti
6OlBIg1+ejkA1Xi8Hzh9l5ssOdlHsV2D32MdIJev1Om1jfU3B2sG8gKYr41TiuRC8b/7yi/Buk7U1JRTbwN437M/3H37j5gwDwX04g+FBnVuMCiZPVLjhevv
MTf45V9f+93z1z78ZOfqr67/Bb6o3Vd/IjtZbUvD/rp0IZ7Ggaa0Psw1pLz82W91EXyTrhaxZiqfx91LQPbSZC31AmCIuKdYWT6xN7gNFTgMMFcRyjGeoDM3
tske8QiIUW6wq7fAbp68aOmsVE1/9K4ZZpcj9fNwwZW1wjTvZivBuJyoPVpbRnZoR5jqCeMZBPhhtnfvjPnxAG50kvGwpIYeDA+A2sW7JSwwPuzzH3x8/cpH
1z/5CWz7596DmUePMTCx6OmvPYplJFhU7QQsBJF0YLSAyAV3+fjHXleUviC83S6KN4l3/Q5Hhz2aq+7PwGkx3BVNShWuCTw7IhApLqSpLmGdjgQYeh6PKWih
MD3pyiQP2W8qzFXNwF5+RpPPn8Tr7qiJSgvXr3PuKk4YmC2NIPUN+O4JXPSqY6akDRSXIBOjT0hN/w0HQgcUMRFjIr0otNwDPrG42V3uD2TAp8hK3768+4fn
fBuNjJrN4mRHQkFfe/ejnV887duhhrmHqLecmoaD9GtZ4jJhpJHxTgRH/PHae/q372fFwRx7BDyAxGlipb7IMfZhquWrBPbNovx9+1OZD9RJwgrgQ0TGKJ4j
pXr8eHOjpQBX8j2yuO3BoD8gn9/odUaexS/CWxgSX69fubJz9W3q6q/r39eeE/n34c7F5/728cW07/megfgx4RpXYs1r523RNH7pn2ifWh+d8bNrIMllFdNk
W0FbVJ89PUb9eQUp/Kd+zXweH71x7aO3yAsQ26hAzO02MeTikwADvMMhCe5trpzxhz/cHPFOmYaNZMir7W53aGZpKKW+2Ryqt8o9hZoRwjYUb/7lp+G9dYcJ
CqrqwfD0kMThYpoLFrT96tXrV97z2qX8vfvCMwHW6+VfKx6Y700boIcCglxLVoXHEzRGJmstrtKjNSQpMPtdOV2dC5HbNp/y3njyPSWt1z//7WvSgR7bycge
rTlQQwr889zlT+rBiVypWZ63ESHeO+XHMWXjsKNMe60bjHL+IzC8yMK9f8cpxWfao2hMU2FM35Ut+C35//dqkKnx8MqjQmo/AZblv/DmKvz5h5euvQT71Y35
oB/zQRszNNOWLPb6oN/aWNK9Y2fS0nnDAymmvj8b68EwVvQDl8tznxj4K4YGPvTvH1x74wpW9p0Xd1/+beIZxAgO+REdshFRNpkmEk/iMTg9hub1EOYajeNQ
GMexmqux4SfKHZ48DdeXQc4eOucHME/FvTSM+NVmjhyJ7F1fjQGkp2o5h3yK/q3OyA+2ZwfE5aHaIHVPAOtU7VpduU9e2XnrBS0A4xpc2HnpVeGJMJ55LO2+
4C4/9ruisdtBwdCEfTPgQpZBI6Px3VUeH531hbNelefQ0B7/M+4qgKWvD4JhHPbDOuxW9gZ6TDSMw2EYN1RGqsD+oB8mafPDtgZ5IOIYOjiDqRna7nHctEUa
S9EctBg/wWdc+dWVQxZ0xauhGlSoTtc7xrJ+Q6vc16j1113d5O20Xp0HaoMkl0XRSn9MoRsymgxZdCyUbuUBp7WJDwGxDmaqgy8XpfnEokh6/LuihWdtKAR5
s0pG1nmU7YJAgmavNXzopH2Iiy9FkSdXdB9K18zE7EHWjZud0wSADpp04oi2EPOGUaRZd7OdUK3NuHThlcM8pF6mVQ0HcY3CpO6XByEozgBiozTHtTkYMc9P
X81ENr6YRQE54ZnIxN58p5cR3kwvbbkfcYlGVECeoNrS8DGePCXPQkHuLaLq+X7WHmPHcZ6o7BTG05RCj0A1CiwyOs4qXNaAaZtu5PVhIEB6VI7WtqLpARHB
ymnR+WpfH03UlpsoTFBleYU4+bAK5ZIxRT7LgkEwGauT6raqR3CCW4i4v2HMre0jEMJWQD/KEGakX6hl2fgncJfay4gBzpDLrzOPO6w87Yg8LGgDkwOduHbP
0drUVwk41Rw0lwfN9RUNk2JoBkp50bsW32GACj+tVITdqCAtxb7eH84Ld+P6l99jIRdZMV7RDMWHTrLifLT/XOa9bntNvddoZmYnrmjGYnxpOYtAMUqZGO1y
jLhGWHb7oyj/WH7VZf+gBLRdom1rVdJ93V089JVa2x6Xv6R9ey5FRhr0V40mAn9Uz4QuWZk3RvyvoSZrgKI0HjQ5p0zTes/c580K7Ww2eJQwxwLvLcS+Bu4W
T60IrPAm7e60JjEb3SBa1nZu2MoRUfHCwub8/m12wZwdvbYYXZsrZxSOW+2AAe/bgIY2+Z94vWr3uvuzU3O1A/7H5FwhwYSDmBj1/3V93ZWVcNLtaCrckpDU
igQRC/2MKoGzCCRTtUmiWxjlbZtpAYgbCll5sXGBesQBjEy2LSnEHKjqZjYy0Zyoup63ZwYmc1tMJmgyW8UM3LVk6SK5JK/B1NlSWJH8+Awe7AbiNUx7I12P
qfFM9WamhCOIi7+nOecuwjOPJm9fzD+Zy+I+eAwzFeXr08tZwndZUCaeFL5Zvyt6cB92F4aX3ZnpVuNihH5wqfwog3CR7T+ctqB0DuJoOoaqlde11bNl3cLW
ShlIIfJ7XDPhM45vZTBvCOHVR3FgUzI05te0gQU3CTIbuIFUY2oS1mrfbMrZ9TJ4CPoEF4kCIbT6gYu50HL5buGyz358KZ2C8qs1P8xmYi79XgTN3K/RTVF6
7ukNJeIRqzupxnuapNBtMhe0DcKo2OZJ4pxVePcgb+x16FXobsdlpUVYcGxTzzAsK0qrT3Hy+GdeyAAbtyNqzWEcZe85lUPaCVFeWeG1Ll1io2uP4EPsAUZN
Ye2/KfvaatO1OYu+LKFroX/kyeMMI9LHR/D3aPyXedX5diSBs1FRxkPl+46XhsNbUPxOO6EoaxhrlfGPx7KSRhirgIDoc/o2iGyW5JCtaa1s2QNCBg96WE12
2TPkikR42p18Lq8uxnqTyiIwG0/PJCINPKs1v0ZVqzg64goaPlSqUCibWGBY4f5t/MJ2McbQGKcmNtJtUwBP648esm+ux4A/pxu1NSgVFROSaXRIFoMSnA5r
cxp8IF6s08YIoisZYSL87yWx4tvzyQqvFXtZK/Ui7edKNKfh9bdAbv5L05loWAyMJ0b30bdEd+w710JPbMxOYtuFwmSPHvSJuS9EfwdJZoCM3ug265aBkJk4
yr6LCsyi+g831hl4hP88ouhbIKGNRfl2XAP/y1YzJ8bwCIQ+mcdn55F/b8o1njjtnwjX1rQDvVZtPVWpRyQt4+cq2k9z1lxW5el8TzlPMuO7TdMTm6Wd5muu
FfI01/Jz//vHx4n2YjkaUf8FEe7oIlI8/PzaeQHX/pxj00W7UDet1m8eu4HZRZUhiBtVhpwqBiWu3N5aF27dG3VEJSF5QXUUIdNuCpk680utjkCisMPQogpg
q6z2efcBwsnq2v+2NxgR2RMqBeJnnRFLtVM5SltIawsm4jDl0oGpdJRzCpMuhKxOMJd2ve3tjg1md+IRKwfpgPi6TIREL+FD/LDZ3l/W+mZiXvXY+RaVnQPf
1AoAqIQxWbOMYXyB4dHMRpg4vdo/6FBybt1zUfUtUQyPb5wqe562oyxllmVK3BgVzh4/dnqlqgFnpK9qlATeiYDlUD6ttbHUTpDB76wtKjR0UjwPNPkd1Mgf
lqxaHBn1B+SZRgX6Cu9CsqMzQC9yBirlfJ7ISu/GGj7c7zt0SXlJCXGW/+EaNBeHdWv1Fb0yPC3jbeVqrdxTm2of+Kov13Am9FlCPIS+Wpt27+ZLLK/706sI
O9y/3TpXOwpWsfDpZTEVo3RA7RK5v8udEfYMGoZt4qQ6HSU+hjDLq5ngDdmMAqicKfKmpmLuRhp1yhAQdzVmLTUky8s/i9Ai6OxJTRhMdQNtkMNb4RfTBpCb
5TTukanoEQZGBlw/jgEcyJlet82KuiAGfkt1z1bnJBK35xQ5tedNml6+J5MqzT7eNG7y7YMhRypmNFiFNzIRIylSsoP0S/dYKY3wGbNWLqbMLZaHN2wAulF7
BuMjlk9ZrbPmwQFVkhO2EH6VAjWg23BdmNs8shEjD8PSxkjhB/FEJENmQoVOz1nzhnNIlJpz7dmX+SjSeMKsshQLDO+j7vNK/jQL/prvssI7kUswg8Kck+8B
DkWk6u4rEw+kGsBuMLoKN2gSz5sZCmyphQt0TS3mEomQDH245HbsLjLSOl8gLbdCfnHix8hLLGn+AUW80oqFpAQQNeAdEbVKkt3nLifjarUDX7K+jrGvgnyX
mRwiGdshk1ASui5yy+5uVEyw5TZH83Ib3kNovRuMJx0DP634bPbp1SxcjXpSknBTp3gkvt//+e+E97rHoSDG/qkIp2nbJsDTY0LcFdPi9qXOTHUtjyr9Mbxy
drJRm5obbxtCKUWEx8P9TVg94aCpQKGFkOPMCiiynqVjPjMznotRXR9MaK0CvGQu6D/+feFAynQF3kH8WxHgy+KJYN8Z1yfOTKZAzvIHT6Y83hdL3A5m13Sb
m+4xCw33S1/aByhSHM7eIzocDhP0lzZcybVS1MQiq4f4JvpT2yzm8cmWi55NjMrg5N/ohVKcijKTuScyg5oRbjQzEZBmFOGsrNxYJ2wzBDJNTv+3gxTiozOK
S3Ns5HFkDLwm4YyVZU1AbYzYiNDbqqTJImQH2qU3TFw3i2bD4g1sBjuPpeOtdG7XrNB5ZU9u9qsaL7KxDk0f0L9XonPyJcYEjan/A8RXg77EnwWlWe2AooYf
NYTkQuheuBIk4Cw0bEhdDsAr2ouszLbk4YBVVQZwFY48kitoinPOJVlK/u1rS7cHS1rORs2Ge+OCFFpJo6jpN1jUuaAIRTZ4Yecnce+026tkUzNijMcyd3rB
DkL4NA8uZLf+WySfuEoNLN9ez/uwanf2MZ7T7Rs3fiuMF/hW0/hUJy9ehbdglboNZxe4sNEvocC8yt1pSU634HvSGKmj1VxEbp886bYbBRPrLbq2qsJMERtM
gaKl9Yy1lqm7aT/VBvF0Z4OFEZTcoGd43UHdk3hGOEBUi0UTKeLh0mnOMnZJfTNZTqtzW1nUl7UAFvtbUa1hfaKhZQKQOSJfyiJ4zPph6E1vFKq/ugmyG65a
rz0N3WRKSwNp6d4SMH1KNfpd2RdzAB+iTmfq5jfMD0dQcXSuC52UWAnsWHQJb2/rSjmfkDfd0suRnRDfiBwQww1w8bo6k4UUOr1WZ8lOOtQRuJg5XzN+D1j0
NWqYhHYUPspT/Tpq++M9lW9YVzdg/ALvaYweCOosbp5Sp2K8Fs6pyfvNMW7Kk4Mm8Oc4onrUILy7yplJczB+Rs9a6Bbdt6db1N5X+DRzifKbnv5RljpFcxsO
/BTuVsu/NMZZ6A9H9/mz9bsbvPB9g1X4x2hhcFQsYtcYJLicXxrFpRojB+2Baq/RqkNL9TgVrrkXMGfgZCld3YrWbFuZ/7SOI1Rb9V9SegkcbGesjm76WHhG
wUpCJAYTRuIYiAZTkxvh9RYvzlKt5+JaqKJ5nrLSp1siGDqyHSc8Mp/1dWP3nGFkdgy+2cMCW8UqolqjcpVTB2hsuIlWy+NOlBCVscyuio5oUaxarapRhO3Y
9GXeVy1OzKyJ6g54hN/fGGixwvv4d33VhCtL6MvIPEbNrO9tSLDf4SgPHWS3372E/wnLM1j3wpHtgNUrdUHMpkowwa1CagE3mGX7VYMZA/gdRLJrvrB/O+A5
HELFsCP7um3Rww1ZY9KjoHuAIRE1POSJcS22XWEK/cQCCi+jLY5a9hFMhBlDJ3fXpvV9qhPrJVYC1lG4ZumpcLE8GocT10fDK6a9CiLKN4aROwiR5I53gfI9
OfajXJ3UimRLa8sDpA5M+4/TSo17192SRcz2RK/gv6zkivkcU/PtbHvQ3/ObJnM1dcc8rwb4+MdJWtZFMeKspzWn5YdVWvMhmMoXkIfZi84/z4pOO+dDsYaN
MW75acDhVlgplo93k1ZNOWjKVyONPfiNmPvnDWMj1Wz8BrjKCOqOKuexOmTMMs86bmkTk0dARQSykg54jF4PBwfJll6PDCZ8B++tq0DIG6EkoaKWuBtzqsdP
BttpwAhvfV/1i4aVbwpm1sgNRvZemNfJeDTcG8Uh7dmDNCv2MGeFoYtlj4NpcTYyODRWRdlWZLJtRecFXmZsqvuh1vPh3KWdwSbx5oh3uswdvQyzPfmPbXs4
tW6/++67M2MAca3QutWZJhE72zcpX7xHKWcdCuMplK0X6wGjU7mIBWWw8rAAQ61zI9dluDa/5ZqPEHlKmiyD3lPGveoGixLncn1A3aBeZdzZEtR1oyYnYehE
9O7whoIwZOdQ7TWRMnObJG7nuo/vROS06smp/H4jx+TrrFMvX3Uuzt7X5jYu4otrqXVWGRX+NOHCBFm+Xdb9rOG1aTNqKZkdFUYqiwIg5YUal6kzAdDfjlyF
ZySAOmml5pTT7AGcke4WiMClaPWR/VrZW4XAOoBApvEFSNHCQJYKkWG+5C03sDy/cGJ2/3YgJwaHnpuTa1WDJfz4Pqf1YOsB8bo8b2RsZiOGpN7M3sbYnjnD
KudmkW4CgJXuELc7HGzVnbXMFwWv/F4VoGMC4Uprm8eG1uyYWVbHM/4YE9/gUD4SdI9sMqgT4FLr1fAeIa28At0j6EpQ0f1Cj0X7iJHuGzfCmrG8acym4WM0
CuBGVmbVShWf7PdHY19azSirqWohL47UEzu3u/nTk4P9e+P46T3CaPlhSS531ghxq3GXeV5S4u3oMahIZ71/GNoVD65EejfLp4tnnXv4bNE93Lwp9/Dfp0uJ
IlqElULEOVBF7Lr+iEByyrQ30IL3JQYx1vnE5KzE75SgRBks3aC56SGL3HR2Yq1PsfLq6vHDKQqma9KpleqnRijDkX36EQ6xjRXbB+0enC6VamHcgamGAy/e
NXuKE+KOotyUwZ2m4RGdMpfmYY9yC5n1qrFU6t+qY1PRNGeFjg4KUgkCUoNQSEbxN4CK7Lcj3Qo6woTX/fSf7Hc1FEgXAEdH7Rb2Fs6kXV6GfOlZOl3DssYN
VVLOniXInP4QykQkyxwXugqGK0HaImWJNqFDA5xdfJfwDzyM0sHWmYi3RWQf/V0dyhAzzJIn31fcyBw3K7tnZVgH1jtLayW5ea5R3BZ+O/mxFfzhD22Mbi3l
awxHEdZUxVQariCKGNTFUNLHvkiwsHYrr/hiUZd3pVGXJ3zAJc43MpaJ9gGWZ4NvcFxs5aqPoyy4OXntMe9GvNmwyiZNgOhorxQ5adOLZo8VIl5KUZBuwaJj
nBNpMtv/w9m16llOMKUEyLIUTB1MQI6iY1E6+IaQ74N2OKUVTUvthVIK4tjI9IhYN8tnpmh3+kjAv6XJjnem6Z4TLMSQnvs6P6hwYYUOGlmrA659zmwcnptD
qEUn+cGl0CqmRkQAEJYA4UNbZjNfnYOqgWiwsLSQb31cGCGH7UMEZAyuekeZXTtQaaENCi/gIcO6z3xpD/eCzZmJFn6T0NjKDQNJjH4YmyEo8LQlObrfjENK
A+wtip7WtevYqcl/vQo9OQzGlfvgewzmwqiBt4TElSLyeGxWAoQPJbGOhUjHckzhgQICxl5PR+6AaMQBMC8eM1fHLMVopCSUrGG0J/Yrn4nezxtKT8SPlbfX
/OLwHlFCYHyqBplWEuGKATga1BeZyfZ6XnbdaZsQZBJiSNKYkYh48jm1ei2GJEQu9oejBwhGE+/xiqCFitiE8brmOC9fdSyCg7NuToxkIL3hsW4f2Xea3qCA
6YVba348VLe9DqM94S8+J38kGj7Ygn9g/OihQ+pBgPM1yGZEkIGPYIhsvB6v3RNfstb8h5hoMvN2bTIo1u3xXsfx8carwU94anJcEHKteOnUJIaxijznyeTI
o5S3PBwdzmxBZjtzjXIYRH1K2GbaeyfPFUuZUKT4rqoH02cW9fDjYFUAAPAS/u4M98bNKSdbjaLUmYvAy7QyveJ4+ipGvkh9EjI1kHW1ax5Nw9DhApifT3rD
jyZl98qgfXK6tnA7PviowfdFkHTeHqqrFbQ+4L9fb59sbnRHRH9WjFZ53EGs5h7H1D4gAJ5+IQ3sMJVUX/0nHLzfrI50s7mlpWjem9CHxgbkpZytEA1Jtcbj
CKe6u97DDATlx4DamaxIGp7LPUhOaxQp9tLCa2nOfWI++ar8Eq3ZZEZAND7WeXLj20jH1+301nR8jk6Tk+3iOnkDzanQ0Iqp9npcjPQQP6u7dCYq1prJ1PDK
dp6o1+zIYafI9xW6qTzGH5cqlZ7dhxCK6ATfv/973gw4kZTI6PaXiRCnCipW4+/gIDdWUCvlY+JZr9MwYNLVVp7oXHZwjBhWCLa0AkelOIjdDB3nmLfY1mZe
j8z8LT3m5zkppH16Xh7xZLzdUgymkrMSCFVyLoRFHcpgOzcZM96skPuzWVQeKVNXXoimnF3AXc/bCr1iBEHNiX9NW1Ei/8AkcqNTRZWTKC3L+aCTtMlEYYin
/CvR7zXGuOsKRPG04KTfM2TDWV9ppVHMwG1E6ZGNOF6tERnrDS/H5AVFWKRQ4PM4Kh/FtSetslFSglIoet42Op4R850V1A2UYufq73ef/NnOnx/XYkx4wMJ/
Sdy+wK5HEUAhOCtG5+oGbzaHvuquR1356GMrqffClWu/+ZCIAy9qnTXUIza4ATTw9Qs7XS1H/IgWwBowiazbYgWsxTY9NL4grwd72L386u4f5CV/ufbah1ZJ
NyrINELVaVkO6MV+fZQXL250ui23HWSvEGjENPhO7s8eFvDY/u0OCNAeQcHSaas+dJjJSS8TTC96mL70aY2UHmaadGiv8PqAvcBhaXnzh28x8EqM170w++sb
WejZsW7wcd91rGEUu4/v2Sv8pVt8jdNdiq9w1617/rzFroM2VOw83LHu7cItvsDrWOU3RLfsFTFa2028Yy4clrMDkJ4z2Wd91LwF0Y8LnoceyFp9i3aUnNlB
SohY50Na61EZbzaXVgYjX3BimzRIOPS6hfk7vmjA4XJfhRQaMpo9Mu5kkASN/cJ1AyLht+VbVFe/qhSP5r+xwkRxeS9nazuhkvnCPJzaYXAq6e96VEIpt4d9
HLewHXKM2Qyr1EwELw1/TH8qSvTy/FqpugBvuG1d8GTYGLSNjitruAGL2ek14jlfKoQnjutI0ku9U0n8GT8gHFCumwV/lNqR6hSF4miTc7k6fhq1BTgYxJgY
2847ms4tOMdSLYt0x5Zske8SEsVR3ylQ8YPtVqdZz+pihABw9QBiHwYHhksrbWjkeChPlDDZd90zj+BuFMg60KzTVn9pA7iBE+6P+xVHUGZBGkzgLF0smwnd
GDVH5Pqz0AalFNu+if2CvtDcGPWhMtT99zAVWb4Eflgc2A/WGLvcBXFmVjAv7UPblBsX4SC7Zx6QvbzRXNZvHSJLzA6csMlBC/UAz9u1tjPA0pWVRj33enZ2
hWcY+LemZVagiY2bKe1XPnsdHpG6esb4LLs4cN+3XS/Fmi89ocJtEcR95H1qrCb3o10Z7xCB6UWldluzsRtWtfpcXuEMVcjCyG15Z62u6eT32j2v9cn9zx7/
lYaR58UKMmY/2+CIUj/h+plknSb616yyy4K1m/f6psnz8vO5RmUPk1sxNm3ZKNbJC2axPRnqvCz1m4NhO/xepkev4UY/0Vs/WxpydnKj252P8Z0KMxk9XCrh
QzjpB4U2oy3WUye1JxxAfDzWvt8DdTY7vfg2UXKO8+ypD9jxppYbtIzhTm+G543yx7COnivdfWiMm35TKjy1NVyY9SE0R7P92/cdPz7RFiG43q54RnTX2RBJ
g+ZJG16VNiH1O+2is8TyE/ZC+VXqARfRAbzGuG4MoZ5NaGqEmoC6E9NLYxO/oNM+iMDmddaMKglZleNeptdz1UKQKB+WD3TGpTlHjynqdrpMfVME0M8EVRZX
9RNqqU8Zscps1tzSeoOlkak1MkHnRd39qT0dzkwBrtkmRCiVPM5WWro0N391dEmjgRHCccRgyPF3kNOpYAcLTN/qdMGaKi0T1La8ijJdsf+s+lrYgLGRQ9bh
)page",
    R"page(oMrrLPTt1qDfbU/wgl0+4kZ6E69QiyZzfvzC3jTuot2a/4Wo81jKFG7+IN/TaaGeV389DeA5MBVquGnIuC1jadJUEcGJAAgZepBNWAn6V/38ruIsxuP3AEnR
UZR0rRsYNJmTBgs8gTdmDLp+u2ZOyOMMRdLaL4ZPn+yIbwxwFFG9JRyxevhi/MS51hZ0ySySeq4l/9XYA1Q+hCKF8oQr/JsZT1r/Ts8Hpn3P/PnQyXqVlhsp
kOblmy7ryg0TmdNOdLpvwSdjOA8LgehgBvKX7rKh3fvaxmiEel28vag/rEUotTJoy5poPWLsqf4yX89H5AfMBNj+oCrQoSt/Evu6yFVulvnoYlczk7xWfj1g
zhN3mqMakHsbedrjhqxWFcmeZlvgHVX0knxAw0VwRNVQQH7MzauWbCKnuv1hG5VGJ2RCR8Sd1TmXj8Da4NxJ/7BgpRDAvaxC0b0Decv2d9g0ylZNttBhL7Kl
qpWJF3fLSxj3VoqWeByxZAnJqJbAHI3pNh3nDG2EagF+rNstfz9OcF1UjXUH9nBg6si+gu5qF0xrVyKu2MimHrhwHNm5GkLMn1Y9RPPGzYZmIM4aqohUC0vt
0DqY0bAdWsf2xAP9ZU9eFW9Pwn1ooud59caoepF7QIMrH+kLjxMOPS3qJci07iZ9jMbE25jOW1qQWS7v3E2wVbG2hEOsIFKKJZZiZT6RmD5XkDVpcbhE5qiC
VP9ORB2kEE9cQIraSkyUNIBJ7rgCFp2etqGCSI5bkF9glcripqujiPWmtpTFSVtZ/KpcD9GrsrkzOsS6nVG7GPLKKMAjPhoFVNIeUHvitHydv8lRYbHdt9JZ
H8YyIzatICOdrE7EStVnuGBPRu4Fts8/MTcNG4od2yCWte0CWFM54AnaXFWPiOQeddbreXwyC0UwORlFfE5c+RiLrwFdvYf5o/4vxx/6NlwIYlz4T1xuO8Px
a2e+2aqroD0ArpXlE3Dp3AfPjlhFfHez9c/N4Uq921/iKR62yQri8OQdSod+NyUkl9Bjddie2po3xy2ws9dUPNEkd8xgjKTQrb1w+/5tDJfnG/m5BbpZ0g+p
rXSGsjPPuNhKlb3R6WWGwPFCPyZ4S+9XOIH7sXUfkG7bUBEyPKjDypycHzOp6DJyT5S7KnQzxsshwgEYLTbffrpA/Ojokf632meMexgFHdn3f62HS9O0CgMA
`;
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
