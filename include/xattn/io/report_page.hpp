// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         31eb7e1a046f25bd94e3014b3be49be979c278921acd97877b29c5d55ccb2795.
#pragma once

#include "xattn/core/config.hpp"

#include <string_view>

namespace xattn::inline XATTN_ISA::io::detail {

inline constexpr std::string_view report_before_data[] = {
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

inline constexpr std::string_view report_after_data[] = {
    R"page(</script>
<script type="module">
const packed = `
H4sIAMOfDWsCA7y9a5ccV5E2+l2/Ip0IqLKqS1UtWcgtS718Y2CNbXxsMcApFa3squzuVNfNlVlS97RrLWEPWAZfGAYwGJsBxlyGF2xjc/EVrzXz9SzmNxy9
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
buNiUwYTfcxTUcWe4r5el+syQyOKAy4WMNa8ujE6Y17VOPfkAu7/j7Y37W7rutKEv+tX3KCd1UAMMaRkV1eoktUuJ7Uq3Y6Tjt2JKyyWBJKgCJMEWAAoiVZx
LcmT5sGybMm2HMuOLCseJHmUNa+V+p7+De0mQPJT/sK7n2fvM10AlFK13gwi7r3nnnuGffbZZw/PTh0s4LmsjZNmPrKft/GOz1KgmvOid3J3zYpMS7JvmFXp
75d+PlUsqGZTJtLc0kvpECz7LLnVySpGl8gHvGpp/xWUgDdCzDS6C49WtfiZgVkmb7dsj7K8GONdXLCg5zhcSYb31whHkL/lzNSPZXdWifx7bVlqXDiLD9k9
ja5zT6yKvNu5vsBGu5jsXieT6QFGljAWxagediYmQz7TdGb8qU69iJ/SunMRac00Aay8gY9titAnXXJ1/SiYCVZJ2pU41nKsADgb4vnkWuXSs4dmIZTMHKpL
46XcZ6MPDhisoP9NLXhlN1MYHGDfO16QTFkotZztKm/8hbhONNQdY3dkfZrsqESI0MoNKRY90NbOHVDYsZIhJFn4ofugUY6LvswZmlG/Au2Sr9fZqdgjmmpu
T7k0G0YlNYWCU68zDCeJ3+TbXE74xRXVb2Vkj27P0oF031N/V9+w4HnWmFpyMdq5wMQQIBz2kygLk0bU/hVIqQPxbMvWvZbsfcW22vqUvEouEVFsXyhonjlH
lP1rxFuBFAqxpYWzHFs2koDZvpCwyTJsFUJAJ4bM+/fvDT4Y2+Mx89AFqM6bXBtN95mHyTdjnBzfc4ZXdSh10xTPUZm1+0iMkneD9RYYy6USXD7SKfags+pO
ijci5CBIIwrkBM9K3ZjcDsBzALB5Ynu8yhDKgDW/dMLq0hTaBVQ/OKe1cyTsw4fnLP178t7G/NpYdZl5pTwvYhudYOJZkMPo0Ntc/9uS4CvIbvHydxb3hA2o
djTIlcESV3Y8gienDVhFwhnGhFFXpqZ8GqNJhJ8EkYqzvLDYmtHYobZPrG6Zi8wXN2F1rKLPuFnHzUOCfDPBrCz1zHgkZVrHI0kTsSUbLFHlCUagAH/ksLgb
7gWGgPv17A2j/BpcB8L+ot+PhEeKjIqzeThzrP9RKwFq56p2+W5zPWVgTGJ01cAj/zvqejzZLhy9xxdDRzVQQ/yJcJcolPFV4pMWvy39klvoVrgrm93PTBdc
qwDEMBbkRXqXle6k+XxWqDTTuxF7weV0jwTD6UZzfnGu8pyeNeyK0X/6M/lk9iOIIyqWpI35l+fw4P9+cyB3X1gV3/j+8JmsEEuKdpwSWTLnoVPOkiWpbgIx
eth+6Ivyi68x0WpXJsH8rN0uOCW/HMsP5TyTA4BkdDY9mysYRZHa/J2gGgZtsjUiI+7w0mLf4JsxboUzW5NJwhubEenQn1u6pKEFaU9hALMlI/SoKTFvG3JE
XSrZRrzQxyfJcfFJYbZOsogAU1zKwQfw6+DE1K8B/fya1K0Vk2Iu47nwEH3Iyp2/UnmTm3ITHRciVukelUoxeqaDSYJK7JH98u8y4o1skuXDY4W8sN2//Q7M
2I4B0ahE4xYfLV3qNsi7boWBQ/oexL3OTUHYZlkJxyBas0X7zUFMWPAT2TD9rvoKuqbOsK7hvJWiGfedBphTyafps//nP2TE0zF+nauvDwVSCLfBGvBwU7Jn
WA9+EGYIbWrM9UgfKuHpu4xUVoEHFW60zcvhQ5lL395CfxUCkhKnpWTO/wppcKrWQqQT9hOV/3jI7/FQLCFY0R/4c+Gi88I0C6X0uB+30FycCiSI8QR2SL+n
YmDPJy3kqf9nycrx5WzMgymNy0FzSKhlqqgYAu0ph+VMZqERuoF5kBZDEcO6225YgAFayW8Q8hfGqaL2y+kqVBm0u9p+ygycz8Lz1QqVhpy6XAN3p2v7qgF/
JA9CGGaAVXsMjT2M5dJS5ug8yN84ONRuQbSRtmJgYbjnEsIbXeBnnkAKW/Wb/PuloiU155McVACdc3/K6ouxS7Q/DObjfbQpm3lEVHzlKMnGzBY947kua2F7
WIExk3XRr9f0SzHyV2HziO4xmsDCzlQ4EJuTOrzWg+PvJIkOx4uBOQFib01ICTaQKTZXpEor93stvNebCMnWbTmzQHA2aseQ3uabg12383W1ZqrV9gZVTcKo
wJNfKTr6cRR2RGIPiW4ILj/FnjB1KFt6OdIMQdpz6503sbX4uFPN6Bc1Sj5reOdhNT6qt3QZjnLGQJV4WRYq/vyAShdV2rn5IKU+Ry9zIeO+K5QZpZQMpJYk
3+H+zJVsVqdF9ifYO388xdDM5bwTr3Ds3YsGffy0/aaJ+drna1cO0OMQebfNFjBvOMy31z8875/trCy2GzRWyF++e+iTztEr4fmcQS8VnnZoBN1vXl078mUo
McUIy7ECMjDx+Y0v7LkeD9S8iF/8/t0TFgSkT3dSGkKZn5hkhFI/gRPFl/dWP6DbJlK20MKN1C0wknx3tXP0jwRxrtTm1BZM41x9CmnHF4RU+K3u5x+tf3Jp
5buTq59eXDv6knthJ3dC9xr9E3BEV4utvBNhRKO0qxEvPBXVHiplHNRO+CHTmuSiotauncBTAKDUGot8/1f2W2fiqNo7UKhu0VfPIMaHD4+FhwDE5tvyl/06
87mFvy1UFtX4/yv84LN3XuocpAutEE6Vdf4aP9i9QzB/Evy7Qf/XZ5ek5/Nw1WGHvrq9evv97rmPOvfPWaGdXKzOA5f1YayyYednzBphceRQy32bruBZDpMq
G3b8yPpZP51hDtzwcPYwDH42/ADB+yAeD1YgfIPvT9eaiBCRl7ms3Murn33mX4bnzumTufcRn4v3a3V6qVQslH1UPdVpsTLjRbsRhZB1LlxZff+P6+e/6bz2
qvTb3GU+vm2LhlWDraBq+psHx/ZsqbGojrg6G/So7tx9o3PkhFr7Qt+Y7Y/hjGgbq2ggnFeN/r5CddBef+f02rlT3VOnVy/dorU79dfWJkWsQl0I5iKG0Tl8
qHviw8A2dAYd7+CktB0D0bKBjVjZWkvjIuGZUDOfbxoJuxc+6xw+t/bBFfUzbwjHn1IH8+k2PTmdYz7fFUZfVS+aUfhFG3I83LCun+q+dWjl9rdrB46vXji4
+ibckVBCap1enJvb6a3i3qeKKNrBWC61i4Amr6ih9erx7ptfmyf5hSu4b3ZHgpHtdDznKVypE+dX6+c+z+PD6xg+Y+Ci+zOYBgo/e0ZeeFHYdwH297cOpUF7
kzON2mS1VTRNI7VcEXbCBkHK9maIUt7dbBCpNzWjqUFvOeQ5UDQk0wIqVgBVoJBqNz1ARteqGWpQnQrp05GkrDoGYDwKqaomlXO/B6PC0CiG2QJy8RRLoVyp
R/IHhPL+jNWNepUrAVGoVl52wJKp0CdvIVdpq/iAYXPlaG9yo29ZIWwN4MDCFped0VZkm2aNsxRNsQFtj81qgxRbyl3hkyg9ms3qELw4Q3XcizObn6LiqlCt
91NdjOMkkjRL1xra5FbdWKFi+/Oc24ax7RYUkoE2hrG2Hd91V35kf1uO7711667LyqfcpjxWgMBbeIw7r9WpuKvQ8ZEqlJvvsqxSrpLl0eyR/QqLKi8640a8
sdO4MYUcJuNOsfJgq7EGcPSPv9f0bd6OnNzzVNUQqRLCAg/iOwo5uoGUBdxPEc1m+Mf3EK6gmr9tWtreQuw+oStUu0a5Vd/wkuumfgSnArdTFs2MDFIE6ZlD
Vk1hH0KAXZB/j2oD2MqqVWCzCLDqab+8CXgdbHZQJo/10QRMztQWWv0HNQgwBbWPa3Uk9naMo2qmjVxfXCohvlYAogTqKJU0hcI4W2gjKU3TX/ooh4gB2n4K
zXTDLMPe76BkgCUzwpqhlmfqAUN5A8uJpXmKB0wHxrzxpUSyH4tLJlHBLDse2SZwZuD3GDDs88CEu7M4mGmz+ygHxsIAjdMZwSUTm0FcX83Zl+Sqz4lK4Wlr
BupFxJb+BbVRvqxeOmC93kXwaxFvi5BxTTlEPiqXDzxYolDkADNXq8/iqJpSiZF/hRQzIycZ4R//Bd/ZLlwEqIVw7VDCodAmtDjEzVA/OLnYBCqYu63Yy9h1
hiiBKgo2ZT2/7D1eZ7E/9GDZNhq856pdpoqoP3z8vJ1o2B41/BewvJumRMYKIbh6LmYUY2RoxrEp1vKrctN2Q6Vr1Gvn7JzLkWwNWcnt9o7uPhjsUKdt8T3V
LrSdbGAmTV3pu3iieWQ/H8r+kP01X25FtRvGlcuQYDPXIslDvus7Z32HhlwVzdqYp6LEZoxgKzDWLdF4F8LJrlCyZLZF036WBpb3p8XwSnxLyYKdYmP6sE5d
CiTCGdn8qxEVxsSWwN16o3KQ0aKm+jtRS2JPJTkEqnlmP91wm0SXd8ep8ZDqArccDGrRpVbBq0NuxutTfO4mvXfGYn3j7kZxYqmUgpd6MIC05hh4Ic6641tU
BBuW2qT+eJCSWsbajXFboaHzOOLx0D64S09LkaRbgZbdGMeZk4BCqnUU/Sb/c0QMyyT5bnGcNW9muFYlTwrOsFR0Ktj0VQ+tEX9OVUrxoDyx3fcQqmsZ8s39
RrZPS2QYfasdBrC8PvLgj+Sa5CqWQ7/lNBcifXx4eLh3+1CouVaRAEfOzlintgGjkCYztHrp26JF9QvuCPDACsOpi4lzox6VI5xjeTUgGfcHPSZYXv9HXv0+
1fAORWwT6E1l/OZiveycXfYve8FooxMUt7ipRmHUjgl5s4dUiU7kRz49AIHZKGQeCBllCwYOENGBnDaoEcJpQ09MXt1aiWRWbVrRq148JgEIbqQUON1UrQXT
GM59Muh/t10NTm4DFP7oa1LNFP6Et3sOjU4jnK6NUlJTXRVgvj3anOAlV5Mtd8lvymkDn9ie5RnQgPY2TSVmM5CsAU9zRd2hsH48JjboK7U47Rqz+d1eeGS/
lVsujO8qRUjInn2JnEYyHfOipdz6OXRwQmBj3EORv43BB+OeuGK750aG5cKYKvTGM+wjHsvG18hdfA+xYHeQteqBbQ9+45y2p5RYmKRpTwMKFvsiawHYmuNv
/+PZXz4DtE0Zstr0UlF7BqCQzcj1AyLNl8DLwdZkL9CVh48U88/RqA2LvWXPYv16dMPh1OTY09ON3T5NqZZ+gFQLNWhYMXw1MlBYgymCaeP+A+1yB1O/TQwy
Y07VKvKVMZQfL5TyJjo9j2B2W1QgqR4ieET1Iw4UZutnHVnNTjgvRwD/xZ5TsUeVp1RtkrenVVRrHJlfTDvf/8zurFDK/hrQWhvjZ03eua+/cBfXYGLZ1Fzw
7SyOFb5/7TQBwl47U4Crb9Ax45NahJkaypp0wZeBGjkUea4yobW8nn3/2hvy/9NZUiPTaPjSisTuH0LtGz1sTUZfoUK3oLnQ5OHT0VuRDsoaER56TZA+2RE/
qQURFU4OnIv5anumQbOkzo8bzWh7yrNSbzALek9zIPW0GXtpasV4qvMGK/EvGlOVuZjPUcPMfA/GPOpyaiWQvlyN8Z4/afMRcs9mP9TFo8zbk930XG3BGbe8
2KdSo2rb7GMyPNSvQe02XvZqx1hwEHp+ctKdl/ZvitKNpNtfnHMk2YhAQXHhvsJZOfsZgsl8qf6FNsmJLO5aOWun2lBTv4feDdAAlk1eZ3nupVB5BR1YOXHr
VFzV5xqwypAJ9eIUhbwFUf6LkIfApSd5ULIA3PhruVu/bAe2cpwE7X1E6JUyIMOAyYmTFpUT5j0kdHEyAj7CvHX+QbvxdGNvtflUBTkFs9HwxOHXWb2+w2kS
k2KB8XvuMKy+PJVmtVLOxqC2396aq01Vm+NIy6lW/upUjY7Jg4cC+HnNduu3tfZMsUDqLET9z39fPwNWhY9QOiHSUksubWtCREyUzWHAMGpHe08FO4ZCtobY
Hr1QU7vXszNKPwU1bqkdiOZKKQAvdVol46S+/qGlehwrPAmkDwsFpDHpqyvdV051jr7bPXKgc+GKf6FCE+dPq1CaeuPf2sd/WL140FlPUWwCWkS2rSq0aJ6n
nVunLK0yy7hY2H9U9/9C59LXRJRU8OUo23IcSTcKv1YP3HPhE7UoIRLy2o3ujdudoxejOnZamClOzx7fwmpq0gqmQDTIsWymqbevIGJTw/COv9x59+ue6Dhs
7L+c/pVL/mbaYho0ltRmOcGdqWwKsziVrSnZZC6KzSrgwyNTiouQI3eRSTOARpQSKhJeAdUI/Id24Kl6dcqPqJQC/hdLfR7ZG0zim8Ksa4vYnahNubQH6Qd6
e+EHZ28F64vKEo7LqHFLXsAnfQkKFL3Hi3I2oeZbvceLstMY8pZMm9exTNeYvJN6t2genDaNopY2YWx2XJ2ueGyzA9GC3FVh2RcqGWPyXiGW0URW3qKMSHGi
iv10gRvFhEXCoBV8wMM9rxbgMc3no9lCOfb03rEDmH9Yg73D5jqKHF02XAXLmW4jhSc2QAU5C1UL+TynIIwn21ah4WiGCQT0ZEJXWHMkrGFNo5w85KLVp5GT
TFJ12ZIiV+iZQBHhCUcdjWmFcLeCfKyBLqPSEHUj3KAoFXRxfmmO1rPooKdAbte5Lvej4DiUtdn+BYbWzMXgW03aBidllKeq7lp+weu+AayDQiFLUwQ/bSGb
pLuxUOfYghI201YuOCJfUMoGbQzDY88uUS8ecjp1s9UZ3YEPjronHtvdUiYoEbsMi0OK21qoOHYdB62Cq2IV4BBq1m4Pp69mE/6VH+445CzWAfvVb/w9GYxN
nR4buRuDNdSNIRcF43XUdktNJWpLgkKWDni5eAF3Tty/3FfZr5E6zhAQ6YvVGxSppEbV0N9jOeujN9YhKfaqjHk44rk0krWbeJv6KcsFOhAsvp6CxRf92Bg3
qlm61VH+K5t8jUvEP9UUPLnZbfUw6ZatkHjBBAaz32VkJpy8PCoP4urqWYqNxx97F+tRsWQPgmERJsVoe3F024xYglXdLAVNqjVas1GAh1Ot7Bj6EJJLLykj
B7cmsbAW8GqvJMRCidJP2ZeLC0lS81jl3vB3uZaLjVKoWe8smBqlVooV+r0fQcuLg3f98cB7KvUlN+hQ1PjcLJzlcNuArnN3/zV/wwFSh+rpOz22yVY9AkzR
DCfzFag71XXa7Et/TU9/CKRdZgQbZ43LC1EopeVdQ1J2vkhaLPtt1FMKvxHOUFTWwsarPBTHZdc6vuPb5650IkOcd2hjMjOunclNbVJ8yxIQWoD9E1GETix+
)page",
    R"page(2Fe5Iuz7dBtfyJHIQskCfcFrnOGkT0VJjyGmh06r45nJzYU4JGCh74wsqBXId1fNeH/HbaSwGZtEWrDPrFgFlcgiVmkPmhRu+L6J7oocrijUu2NImoEsD4UJ
pcaR8DUlzAnmW5DXwtd4OeiDFulb8PK//5yRHiOXZHO3jCa5z+Gwr4HD7msaRpt+bHxg6nZZMsFno5/V03jsgzy+qL/hNsMtooJIgNE0W6dF6eo5hPYTE5Ye
JtuM3TDBaEBEzy4+HB1F8g35ocFD0es4/FC/Gh8ZzcYZwMOeBcOtzCmAmJ7C3pGDmD/+qcthBe4qdlyDI4XOwkylRXzNWlXVonkoH8P/JPhJFW9NVuo+zwBB
vnAal8MhHAUDwOUSgOMAO6zIooqmIj8SeDOFn0JAhQNjo+VGnUoVcfjaKUUvW3/5LqBVDn3SufGFz53x/w4cTBCCiPGo6MBAk/vuROc0Mdveutm5c2r1wjG5
BMTTKXn3PYAwnn5F0ZcUt9QjqMlRWcGQFHUIYDyEClUf1u6NG53Thx0SEkfVxH45gAs7J1vRUfTzofkdALXzxUtorh6So5e96yRwrIQoAVHNzBhVN1GjGuyL
kXeONAblLHdkAMEgWu1mQwhVnjYWm4xqazGvx1Dm8aUxyIDuqxJWR1YCIP6ezGhcy3RHrrW3AZVNpGq4hvOBNAQIyIt1ZbXJzGBE71zsXD/VefcejvAfHO+e
vwaPX0J3rl07gVE8fE5urn34aXxz/cMLa0e+XPv2aOfOLUzOvXP4fQmAR93jhzqnX7ea373Xuf4F5+TY+nsfqmJEYSkVolm9dg0hqg9uM3x7zx5MJswOZmO6
8TunWebcGF7OZJJC0Um61ZqXLi4Mj06+pBhKUdFmo9VKapWZwr1c5XDNviV0eiS8qkdIKkt0h0HyD9OQwK3fsoF4X2y841QvXMbWBZmPzBx8tVB7Rg6HvmYt
GtfMF0aiFwKE9tP8BepIaaFOnmBEWjbaKDvicNBagwC1FaZJyWXjSZpuVqnVeoaJTbRVNQQXA2inZUhmTOTrUM7Vpq0gSRc+cXTxztqN99ffOSU0tX7mMLAy
X7m8+tLN5FPadnzsf9ed3kdbFA2M7AqtHFY7M9c36oqdCd9sW1qN+tySAp/iJbJCuGpjX5K3cLMc8DabEabyNv5WBpjNNOamDE8YkraHfJP/WcpfLkSulc6N
y2v3bioclKxLW3anPsHCMgCz36/eug/kzVv3ZZ2tfnnOY+Ny2X38lzvvKoNbP8QVfPp49+IN9bFHyfPXdDmufXAl5X0iYzg137+fI5XSM1KR6RqNDAXIyjgW
2kHH4WAIYQ+ZG2fIqQStHu1H55JwGSzv7rmL3a/eZPDAAe2NNFmoyNr76pX1l9OmNRUyHDVqOqP5hnpCSOXMZhRUkAc0hxGeaPqipJadqlKIq6q0HcQcD6HN
JXpxC4uYJ7Czq3nl9oGVm4dXbr4vm5FMBYI+3FYA4OmX7wpPXD94deXuqYgXLDRtZf8C8IFwqjYIUFAUdgG6+eMGENLQJ4zWhDwdyp5GKicyflkqXB4tTXsV
7mLDbTnwUMB7vvaNR/jU+ICse+3s6pGbFgVy6R3ULyO7cvekzD4wzL57QwYLLPzT83onRTdVbiindFU0Pxtt+aT7um76bAI3XWPe3FnzNex0SZae8zjlrRhm
0XA5E8GirPumSCRupwySzJBix2MQlPJkjBrcF2Eh9nsuiNgNUq+UgKFxG2DnxEUvl3QOXZS9TsaBo3j0qKy9lduface6h0/rO0LUulAjzHN2GKokD9M+yWxR
WOxeq1+ZIx2iI9pzB1G3wJAQg39kUof8LiWsQMguGAQufLZ261MFfYakSOA6n3hBGivdTJpWASxfjJgahh/+JLuFV4fB0rRgKn/lqvCz+T+qdZEcNz87A+Bs
mKhkEe2mHIm53dvQysuGTOsQZclaygGJmADjAbzVAXX4tFLDXBaAKSeTXkolV3BVq3FEywDNW8a6WRX+7TAzKDSp0KNgmRB6bh5bPweiyNb+eLP7h6t/uXNi
/fLbndcudN/8g8L+AY45yurllhcQrdUy4cGEPS4hwCYP3ZJJGbYFqGvLy0xIPHD6uNQxktmqu3pc2J6Oc+9s7Zw3TMV/5DSBIrFOwCu0a5kWQFo3Mo9IgMhU
StU0aDeudg5/qkjOyhyteX0+OdeYckuVkNFTjaqafrCXaf6zBLW5VXXzrNiKtWZMCQaqPlFNJ9w2eAxZjO8IkOBb7xqeKncDHV9/MtANxFO5hizqhCVdMWb/
HIlLVqJDXua2HqBFhWugWQ6EV1eYbr/SCA+kKecRDJdHLHVi5aKDTH7SAPsNAZ+J6RQ53+34ewmjX5kVAgWtlzmie2eWRiPeYCa2Sj0GJjG8SFLZpY+lhWvX
vu6ePwm019snO298grXOjHMIgTsgh6MTWmDlu1u6c2HDcjxDE8FBLDp0NDKoycH0WVge5CCvtkzToTiIq1YbDlFEoRwuUwgwZ9Stw3Fa22CNW4jVPpbx1unf
VY1i7i1OPGe8DO4lenlK3jsZIwLNSySiM64oOggUvLo/aBlMbWPq/+iDZi61zLamwlHPQYJBmQlNuIr6crjgGNVp6tWOobHaeKImjr1rYZmo1g0QkY5Y1bbP
QTZcVhBUDYiPUobDYZSLyl7SFx7drg+eyAr/vLil+rfDGIst0t4RtZZrqSeyka3eZrDrkf34wvL3By7v2raJH7NaoBJxMGbylcSG5QmRwDdq1KH905tGc9pk
eaZKNJ11KtLMkuRy0m5gZxqNsmQvU4Xm9EXEGaq4xMub+I2K1S+VVFx68IjmipUhp3acbCwCI9+973VnM/AnYljMaOKd7QuqTW7ZjAxQCmVkuxb87Oi5uUhn
jqD+x7FyyNnFrMfb7C60shjEX07H9oCy0S6UyCynOuR+E+CqcSWr6rE7AN7B1EqmtWAAYUOWdUT70B4VvH/nD9zXnV3AUdCeRm0qiz/oHRQrckCMdOiuXVRD
pK1azrXZVcF7VJkw3XTJOska+mWBZkqUoJVLmG8hijNRZzO0Ifju/CBpQJRhrBScdNQFb7A3EKuVryAdSkb/lB43HQZ80nYL/lnSDoGPFQsFBZgLjtcbOR65
TzXqT9E6VlQj2VTokN3Q7JHmJldKZ6o3Cks24T2V1hAVCVEUFrNW81V4tzyHp8VJRxrJh1THat/Bia/oeyhMjjpp3jDbl3rPx41ypLDRuxpQZsvPLvwm8v+z
Q8Osj+pQpuDXRTBdVSJoYxclq60qmbXMPJnBWNWJWZGa1fvh3/7NbRXGqhj2q7YNtbxGgI2zaQCJjzdxzRqbHR8in9Ngkz6uBZuzuCzZHn1alzf5gXdDO1ah
KwEAqWoiso1n2yNaHmotzNWEe5YLyuv1U1HmUF8SawCma//dCuDO2Mjg+cEvaKftTjr3sGeiOeN5PT4Xky6u/WYDUlHFfVr2PPxcLj+yP6kSMbgkqYjj+K47
WFY324z8rMAx2JkIemJcsUo2wxNtILQlsdpojxhiMEJ508CKlEf3tVpXbOzMdj1T8ouVb7KVuF2KCWey0pyKub1aR0u920DQWBdKAxK5h+hbQgNyDNNPh4hU
8hfj/nrR21cfEmJ+ARBSMFszNkMOAbqKFPPe43V/Fti4o9yYD2GpzIyXtmEp51kZG/LXQnc/sLEDXL29prbgJl4alj0qv3XxpVnfaXMb5T79FFX9RWZSF8Zv
+lBYZISh2XDAX4KK0eROEk4Ttpx4YYUhw5KLh9y8XaJbtKHpoOUoe2AkqH0q7qcSSs8sBG7DCYOfhG5KHhxsMLMp+2ytNBZHjK0csBj1R4TZSAMopIuZMlGr
nchjqHu50AInnHtWq8WGTPlUzn7yN6UoW3C+GJaIlVmoVugTYU/gj1okJgd5j33dVWWZiYNHRW13eNUpvp7I/uaxbZsWKkIYv6rtEzGk6GaJ37I6QpVqPFJ0
v0JIx11rAaoIIyJfkX+H+QOeUajFe9rtK2caWOF3IN4pA5NMDh2cXi49x41dQA8xpbZnCd2Vw3yjeHLcmVAFwoaSi65OJ7ngaxP94llcyJWnSP3+DsOPI/FP
JKQGMp3oF0pu4ddltneD95Udgg3JDrgo58F8amDAE4TnBGX0oLuRrJS0Mf4mgPG8XCzbmVRr4XpPYWPIE/BEdVqj89LKx4bHjTHaLT8TaIh7ST4920f2J3uS
LcX1jY7YyRP3PVyTvpPFORPCikJXSsk54GErYmb4yUo7PEtOSFoQDhfQYeUrUJ4UT0RyPAhM0slfEU+HCasAyanPs/8U7GNyRsidbtSYVTCJzY9JJdl1E6Yo
j8zk5OEV9RquIKMJMzTkMcuWXLbkXdudzZ4y0d9tj9Q+Qon2zHGk/GP7oim7il7a54ibXJAe6iCQZGanMx8PLa0IIX0WjsdcoCJKG72DqYhwSmdTPO+fKfmD
8miv7FOpI5Iy6m45179eGHl9zkkIIJmDx9VpKApPgpFU5qrtdqzvKGeWM6x3WP8GudnHhDWPJCJwnNY6L+RtLHVEQ4noINilok1SG9BfAnRDXJCdp6nA2uqI
WYefCUdGF1bsBz3gA2695QllsJurieZ9ZeOYUhPfTrkj39bHuOdVSowc5HNNT2BOvQDadHJBBKTfr1V2J09M2mG40MmBcFqzB7idlHi3TQsBA5juo84S+EuW
1D31xzGEf8lVxM13rrF7SzFPmnn9lC7CvHLKrYOYW5DSHa15Seo/yjZyspDICckHStmPvKa47JyW4aw7/dCeutPFGjqbBtSjzUEgLNOjPVbZUmFb2R0gjWoa
t+5OdHy234WY94XUTuONFXBJtcGxKliR9E3P2/O45DVjlpqGKBs6QjWGR8gb0XYRTQXo+rnQ+EHYZO78oQvcPLjozJw/RET7DcwfVsbOE70PVQWqe6xNMRvv
ReEXQvttmOLWazHXgRd8Xc5qZGTHqinl1xHChFxW8tdkAwpRTHVAJqTaxDCibg/Ys1sK7NFwXByK/r6xT040w9lwNjI8nMmhhp/EkQ0CYrW5p/pka0Fo6dew
rIQYjwHHm5yHb36gQmyJHe2onJKznaH6yMnK0f/ywr5dbsHwgTVMbvtz68aKXXZ5M/roswf1LVKwtkREIOLXHmQhReYsm/UG8uyhV8v9j/7q/UEYc78b48pt
J7YFDH5VMw75d3lZ6qOG0DZzZqU5GkobkXKsp8m2G3ePaA0LrazhPnwaooXK2T7QnuPy8mxsYlz2shdkG5sA27XMxtv9wh6w/sK222/vSO1Kilel5r0+1aYL
g3FL0bYxhhvjbsDU9OGMYoXUjcU+wtEiKXKP2R/YTcDZwppy7JTrq/fE06gnIFu55Zqv6oUkJcw+HXe+HGSVNF1VPAT0SS0yc+wL8iG2KMV93tdTF9UUaZ67
Le5dWG7r7Wc26Ng+2v+GRixwMwiRWNHCXV9gVjrsz2AmeEBy3jdCeKF9W0bBSuT8K9fFmmzgw0OPpzvbkhQpvtDvidf3wKdztppoe/SsU2JsIh5u5hFeuMbw
0N9KXY9LRfvCw8ZCZRK59/B4Cz/1tygge/hyj2AcEYHsar+AQjMWj3LD+2//FqZexrrvClOtaLKehoeGETyMb4ZBHI3D7QzlLjr8sYEJsgQd63I+4nmBMjr1
uQNfzsgY5wAxiJwHx8NRgtG6aXhjXIdc4Cy31+7s3dkgbsOiKwJD9E65DLEfDj09Nkz5euYqe0PqlOI8HMKx2fwCKawZa4vp346TiHv0lH+3ULT7rUXqIp3D
/jAflgnWcOAy/pR8QfrH/xb//LLgpFoNRsiHunn5lkcJg4DM82Yt6cVjGyzmp1hs961BOox/aCC0YShn0aglSceiiCYXbODyL3hlXPim/hpqzVQWqoa2IoIz
X4w9EFrJS31lzH41mdQ5SfreNfPIfoq003MNEaUn5Tuqo1v+041H9k9mP9TL5V1RgFKztpB8ud/OOFtdGqzt1xFJdP25eDtcpgm2phrtQsRlJmTgdxNBtEev
rMf8MLVGTTNmmoiDGSA1CW/RLn5/4I1H9lO7O1JyN2Fxkr5Hdlenr2/GILvKb4RH9Dk5j2bN9PBsnhj+nAxBn9o8DwQFhqKURZNKehaOyY9UvDDTBIpBoccH
seDy5TCNS+G3//JLJsTQGZTB+NdFzVpiM7mDfbOrsD45CdzMiY47aqQXNTLiJoV/P1cAT7G69mKNymfLeiAbWIExH/IHcCB7vQGEhZiFhDeidZZilgWVWDg1
0bZk7hAxA+3D0Ph6wVmFaZOK41M3YiGQVQIHGXj236gK75MWW/pxyMPjn3o/s1ZxwGLvMaH9VafckiWwGIPCA0ps1cxs2zQV5CJKM35/Dff9hqkmLGybU2Ot
8THYhkN92D3Ht+mRK3GXmnE8YEBmxP80P4hsN2a5cS1QwFlNMNyWM0QxSqNpx+FUHvuJWVhoQOKQP5FBj5WX2iB8U97dx4w/QR0WcmuZ2kcBp+Kx7c1ImY6L
M8k6f6zQLepgWJ/m8n3IHJGkvIxpOfyAP2SKTGu9pzlMaZGm2nLfFJ2l/gyt/1rQ6NMBRlsPcxInZhn2KtZmdXetnwqBq37ZKfWiRGCpWjr4pILQ3AjLa+Gn
zq8j9ATBk3X8RjeLACPgFLjOzco5VrkDcf+4OZfQp6V5zOFcaaEc9CR3KTdW715dvfPW6kXGgMg7PnguwKy0m9VKu0WHbAt6aDF0qo2oGUjFjemsRdmaaTYa
LT37SptEfG43gqc5HD+QrgS51NXttG2NGUqBXI4ehT/x3TdW7l5QV9P1d1/TcLTV22979/LO0YuaCALRWJ//oXPncufM8ZW7b8sPeMNefblz/YvV9z9aP/iG
ea5/+nbnwhV1CDXXTnRYCNHFpCW+8W4A2TR+U4dLPxi97cPafo2VyRBAN/ZBmThVk6lqEY8gi2JrWrKfWnwRs0vsrYn8ALdt4vJkiuNm8TZtl7VdfoWs8eoE
z3g0bZ+PRFu9/bU6/fpAM+lD9+Kdzuen4bd7+K3Vs1cQNXj69fWzVzVRBd69/sXay3cRUXP4+sqtj1fPvm+hNUz1Ho1bwLkZi9NBFrzjd+fAHVd2LxUsOshc
xGbXzKA4x0UYHroAqyO3H0bn6I/gnGs3tV8yJWt3kcmjc+Hw2uWDfMHPUdRMYRE7Wy6q6Tk6Y/sYIwssaMMRxkVboKw7krRgiKw6J3nEXSwuYDbkW6VRi82y
Jqr7Ms5ydWS6w3xyfnLhos80bAql75phHh736tQNh2V6Hxsxv/oZAjpvv905dEtG8y93DmucChzkb1zNGNl25C933tEeIzjo88vd9z5iUZvdzuFPNTIUHuH3
zsmMIk6NbuL8EoIMe+Z1crGpk/VbUFlNtVz4i/5O1bBgNT5+9U2ZEHjtw2H6xnurl28nVSQhLS4htYU9cA+bquKcC89zJoVEvIXuKBxzLgvMjjxWbuFu68jz
Gy2lHRfCsCDnbcSl6QLmsLuIBoQAvfPK6ks3Vz++hkiF175auXVSA1dkQKX5MrJr9y94F/FcGc84MOAMRZCPoevvfrl66z48z320bBiA1uI8gPQYTvez4kLp
Tzfw59HZkoY2gdPMqrczIhDc5f4ty0PZU317F+jQx0RtReEHBIrQeoJxSFshXeHns+65b1e+u6UUddya4G9qUFRPl1Na3IpCcdCHDHcu4qN3dGAa0NAA3pB9
rjrFmDPk4QMVNKvVHA9YPXtbP7926KvO9ddl3a98d6TfqpehZ9VuD/JhNQxiOHoRMFrXTsj2Eb2w00X/gGBV7sc0kVZdTImxc42FOHKCBRjgdJBXCCRhZJSr
lvhdzBZTgetKW+Z0qrG7jH/s0nQAq8c/7Zz5bPUYAhblX/w+/qmrxYVMwbsARx0/KNybNDrkrsvghBeo1Jhyr+TK5wtPVhZblbm+9ZeBcqybUiXTcoz9y38X
wb53X0MciDCX31/onvxjJFGg9Z4Z/MwJA9nuajuK+9SYN/DLCVm3Pt6eOM8IMw18lAGPLp1ySPnL/D3Zb2caNq57Z2QZgHvJMhkKezjkBkRZX9IAecSGkDH6
SFANgNO4UvDiEx+u3HpNphhBIowO0kghSwu0dv2gTJX8u/Ldh51LX0jRaPJ1FnzXnxEm147C+/rsKsraFPRNsxLBgVlJ/+R1BPWwdb0bwTvrH9wCaN2NL1dv
n5Jy0q/19z5Mm6Pzl7BlpXKVCqvgNxbSW52bdsFKGzUXgBKgmN0zwqk91Wg8H1beUMi3ZUN/6hMvXKhQhr3qyIGV2x91Tny1cve+RROJZOfoSnu8cvP9fKej
ntH/XePXIVVFoYR7EWekjCVwEkABBFrWgEMRy+mVRoJcmp+vtptLGsYrB4favIUpg0eH6vk1jZSle/Nei9vaFImyB24LEa1fOABW5ZjUyu1Xc0sFsf+cuu6R
N1Yvfi3zBjnn4+t/ufOu8CiZSexdt99Yu3pLRlAeGfwDx9EH4IE3++8ePr366bFoiPZSqzRG61Ocgk4ehTWkYf35laVMI5C+F32rFYZ2afDidGawARqVpqGA
LnwqeD+IdPUzEW2bxeD2APUBNzPC5tP9Dbc0V2IGVJnIm0FuPPoo3vLlJrXcZChnTFruaVFn3qfkJQxlyhyCcPnLaWAxTfb4t2zbZE3ytntcm6N5ZaJVTOw1
C1SNbs6KqHuHFpKDUJGfwKGed6TzdqfktPh2pkXdUcZZGaSnqRovypZUay9ZlitiukUq71/9zDTbalbjeZSab32rlNeeq681L4kXWyzY1XSzMukqiDTlI8Py
n+QT+MUD0Raq3qiS/zE9gVVL6KsuFQI89FyFCoviQI9xFIjTMxfV0R5jUCxs4UdazN07qMSjSKRUkAEvpDjlHOwoMz08PJ8lLoFO2P5IW5ZqvUrBrXU/XAyM
dHCOGURAUMsjGM6NtpICW5WNWg/KlsNsuxfOgFhU9krHfCOonlDq6gveHfw6Zirt2IsMcHV768Vdv/rZ2CP7F5bH5d/JZajTdrk2QJNdtKxd8XGuUFou7XIK
SR2u4PWHz/h5XWho7tuIghzAU+kBdGTltmQ/on2aNGT3pmLF+eQMUienJqL+xB99mUvAridLfhVM5ymf7U9p1hUFZG69ShU41Xb5VyO1nVGGpjZjqFbuhVIh
jlthj8qcr1h95Q7JhaRuJTf8K8wNo2hxjcP2FfN+9PQ+X1mgFnshAtasgttCX+0570LVE1jJrQjQDgvKd6qbt/bxpDNlRyG8soMru5hkih8MFZWcxb03GD9a
Sh0fYrUKgcy5JeXsIwvBg5CU0Mc0Yh6EY0AmHRlX5dNoZrwa8ZOeO6CylDMs5ywEPKH0jK13DIuGVJoVe78nPpRbHv+bKKG07ywrd/aDukzB1gco/nOHqFjx
r3jQ0JsLi4Tm8NlquzjmIqTUYFfPfpyhIblbW0vjpfGyS0VdZ5KMzVah2QHLdlSz+OW+FgW+/6i8a0aFWZ8LcarR/uU0lGTe/1AGe0HKzkZZmFtE6VIjNT4c
Y9DphJOxQToAZ9vFhQwEkFFtm8fbm6i0OMqsb2x4fEiLeZclqhqi/R1bCst6twBLE6TvhQSPS+PB+R+SwJKMEj42Njs+NjIesy9TAPTMtdMM+GXA14f5enIL
Y2l38dOct4fajZ/tWxAGJWJoZa44/EDleKqTsZRW9epTM1IZciwZMBpjMJx77r6nNTlYAYe9JXeRahCwyKyL+QUj9xOXhHjZ9CwAKVwwKMD+vglEJV4gkmNA
Ga4Kn5wqxO4KVXNDaDdmd+rTUpkeOLi5LzglBLC7sR9UNRGMf6Oc/WAfb+0r9IHnwwq1t/OesKmhFQZH2Ga1bCmPhQlGg0EeD6iXzZgrm5FnLA5t/Fvi94GS
aREZD8rlgQWdNOv3bPJEjPIMkjc/iys000X27bGFpvg7+HdsJHxn1P3gTQOE3OOTloVO2tKy94WhRe2GQ02oJjxzQnuAQ1aTuUlGXgDu62duGZhi79rBW0KP
p7hNmhMyCs8XTA4oYGcpPGriRqmsHWOa93hpOd1RodwzZGQIQpjObM6woCprLlnVGilU9d/gl3kT/k3P9xirqR34qT+dtfwSM/uS4piF1fYiyCN5FhNdfpE1
dY05/AGH5SpjtiPQp66DF9XZjzTzgz0bOKqr1Wi7NtAykkYQ23pD5Gh9rmit1PVwG2CTN3jLCsRwwI63IxxkIo3UArF7d63JlJHvAyMfmxyPKJln2+3ZnoG7
3R4fmpC4yKib2P6wcvaYCGCrJnic2fqBk9gkzcPDpeAe713vZJPcZ77wWlMpwj1/UZ0pW+qDbTuVNwuP7bVto6iNelFWm7qFumvQq463z72yF7JlSYGJRu11
/Obbdp9vlko5nHeS56/4uYCQ0Sr7NLqG3AECwoMdEaI3WMMPcHMwKU3DWg9s70GLQOaXNdgBhuV9dTH0giUTeiyy4VryydhDy/bLB7BPfmXoRYxLTmngH4aZ
YZjFXg5dzOy4QLQencA9TnTq6x+0ZyjmfaPZrt/JYY4jimj2sFrGxh0gOw92G3LF0B6LdzI/XmF4+/RgAJeFfTnxY6Tkgt+Khc10uzt8phA7MuQcF8b6jEkR
RDplWbMh3+11UVdyHgS9jYWTgVBewT/VinCvND6+baNc36SYkCG077znjfqYffclzGxpkFOB4+8Fi3mQlb4JGZk1wtSSY+tnmBnb9ybSspXghR/6SUVdKTo8
xUXHnVdEn60hErvCJqAq5TxCuo4JpHpVh+afm8bYF2tAv+FBq3l7Rx9E9SErEmFSB7mAJNDLJGQHMs9L6KHMalCIfpvoWs76v6u6dv+2XSZXG9SgHdW+2Dt6
q5BcWQ2DYZvZwQDcnJ6e/TCylB90WV3UX4eCCudSKvVANQeEfafL7jvZfdHwgw3I0rLEkidBjMAteoB4QGrKDMI7CqSeEx2CzIAuIGlFDFgURsoogaI6U2zr
Vqfa1aZunkOt2ovVTCRR3N2hV9I6RhMgPYUWjsNL1NlEqyRG+obSTd8TxGh8CmD2Z6TKqOZpd6G6IzjoIRIxUrqUUz1BuecUxGZq8vOF6iDXz1S1kfg8uqEt
bczrHMhRmPMU6Mj5+fAkaNTYwzt6kjg5zyKPK/wkfeeCQcSMouuXD6/efX319oX/d+Bg9+qxzo2rK9+dBCb03TNw1zj+FqwCrCQ4Gyk8DcanpbrMYGXRLd/l
RYJtCaJKlefk+u6W2vrhLCNFKK4N01qrrrgjZQebW4dwNNvy3gE0ek04a5e5CRyQZnaPHo1SSt3rHL5OHMsLax/dV8Nx5+T7Cm6qN1e+Owojlrx17RTM3qfO
dw+f7rx3qHPgTjYMw/DVu51bl7MRGHZf+bZz+iRAE70t8sSbq8c+Q703PjJrjY5MPeDzuRQkWHceIrAHL7PtgPzqDaGkVm1qsTKHOW/Owxllulqd2iwHnL0I
JK9X2xgLmBfNf6h75MD6gSME0D3NPnyiuIErt17zYwEczVe/Xfnuc7XR6cyif25au4ffSmc/6o5mLiHgsstCYQDU+txZuOkU5BNVmMtPXNDnxUFSP/70wNZ0
Y+u8fcVhQ+sLPnHOWMF+uhc0F1jPC95kT/+XGUZjIM7Jtlf6zd17D1DPp15fPfs+6ODWsfC6nxhUkSyNBKnehsWBafPH5qS4omf3eWlhbpHvWHoxWEQ1l5ij
nCZ9H/C3MldrKWRp79qbnmYTY8rIL+BQmBRFHzcjrawy3Q5DKX9Wbh4T2oYNkoSRe9VbnX/rkpu1Fid0zaufVCv4C+o6h8dLTRH5HRalWfMdFjUcqtjiz0+D
uxx8Rx2lkqWqrmv33ui8+pGtUxqb4cN34xq8ByPo4hW49nyYW4XN+Z3m0Gukm+n4OijyiK0prHD+5djvAVzKsxxh6tWWulWSbf35Tplp21vZyI//z8sGIaw3
/vxVhknP/vxlcE/0HnOJP6HuTBDUnn4mQOC31JDiIO2xwpXvXHpl9fRrWNiHTnVO3jam9WekGVi5eV7GiU1R3GLPtdT9Tp6jWTLM0irvY4ivCofwCN0Kqx27
FOqMdN/8uvveB+tv3EtGuznf2nC8dDBgrCdUrgJFN+yQ7jwpk2Gjwx0f11qGLVpxZNN3ILTbMhBwmrt4k16MZ6wXr53QTps/lAwZxyvtgqJx56zsfsEFWvqH
Pgx58PLjqz0eNNHQVLDf0YEVGx4TXO7hiUT3P3i6ezcobozm7UgIK11FvbvSwXfI8w/LliabGHwx7h/q3j/Q/fp259BdPyidd38PL4QrH3R+D2dA3e7SQanO
LSrvePp/ay5DB+0NhykTprZljM2fJQ6xelMqYuKL1WaDnYC75iQxoLNhbfKFKw5Cnb6Tn6/cfw9Oibdec96gwE4/fKZ78ohCvHeun1q5dXL93W/Rlw8/7R7+
BC5uw0ljGdyg+24YRZAP3XNq8E4D5D3BbJ0j6QKQBjjOdGjU4zP70W5gglvW4HjwuuevmetO59LH2rz1A+/ICHPBnNI70sjOyWNYWD2N3LlYn63LUblPYyEj
xZkoh4K7ljroxe1I6t1daavb2M/p8WmXIJTAWNRZplIH9Dgyb8y1awtzNc1u0k4bYkTmHDEVrPv8tfVzV7onP6aj6jsGJXz4te7Za9pnW4KnLucfaaNzC875
7DGzqMLxP9B7j5S3RRH4ty6rl48GXSIfgQqYagyxIfQOyEThh9ds9L4xvIHegKDBq8eF4/l0nfDPevsV+dEfYFg6lsMXrrV+Oa2bjxzDqCMp6K46XyOb0YsF
jTrgxs8wJ/kNxoGf40O1+uTc4hQ0ZUOaqye4Z0jFv1bdzMgWA4p8ylsWRv4mKdhSwN8E/RYN2j8wLSSOHtDKuYxdS0wNJ+/5Y/RcdFaDqsXOkwiAlUFQLbMf
glLa8Gc0FiiX8AqHJiSVzsMpB2HTwynPa8pFRH6afEgk5UR4pANHIn+6DqaJ3qwxFkz6RDYQqDlqjII1U18WSsu05Yrhjg92z0mawbA1W6tT045UWhrrNpol
QqgnG5zTRaTwtxaIku7uORIaVWqCS8S0q45tizNH8wCZIiKXs975CH5YBJ1eDhqKoELIvbMtB6scEUea3kxrLCVqKI7FmFH7uMZoWzy0GrlQYNQVU8cbLatJ
Q71WA5HqfbKpjTpvHUvSFkVbp1q5vfIFatqNmUTB2KpYMR7TawmMY+/MqE30O2g5gu1FDQLZE9lWatD3RKh4W7d40rBsmCBPQto5Ix8sh54FxLY+/8B4wbhM
mYyKB4R1m59TumhiQ2/wt15BGx3iGfsYGb3V0llItHmBK42iF1G7ohe8qS96x3Eue63XSrltA7gftUVGphXzIbEeBM1ezgBgzxOFXZTSVE4vQlBoZGI7DDtY
IbLeaqt8/0vRI9/fuKelnOGzxyLjtAE5iAA4IPXiAzQWqs2KMhGjV1q8dgyNbRl39gRMYi3i2W6qa+M9+r6ct0t0InQ5FcEzi5W2rqKYufeFBtjnzab+1rN2
kExAAaLCJedZ47rWL4dsT5T0A+DMUkIileTmm/Tkl/6Yq0KIxbUDdg0zczcH2nlyceD2pf6B4G6JLz8o+js/F8EtBC3Pm6tde9XyF2zW/j79U4LZ2kGzpFwQ
+8jP6wuLQeleie0T0xvAUmjWN+fkQX3Bdir9uU2JpDelSR/9LbUR+UHA/X2FOKuzo1jUtSMQOMEgx3ua/RQOz1Gzg78mzaX/oV5Aa7fbzXxzB/yrpAxsY82h
yr5qazxg+vMjbofCM2+lrZTGVS/uaXFsflFaJyNSFuF9fh7272q7wjjqaGickMihkwsWZWZYKVzQT9P5ia0sSg9aNH3RlYa3+s6mrbN9vQgq+FB6d7CJt+3s
7bCe0xqJPYu2xD1u5Evb3OtE7hP5g8CbZnrcke2CZ+tyaRcEpm0Bw7xWr6vH6mIPhk67SHwWvIify5lUleH3/CLspiHJ9mJkWlHLPYEP8ECj+SE9wv+tYHm0
uWRhm+Ao9wfvYbXS7OxPNzK2gGVLy4/sxxPtCB9Gz3Z5+t71yH72bNmVwHDjZf20/MC89v/yLmkqXkEJqXOZbnUGuWQUR8pUSvfjj6/nVknq7lWJDVLpZgMj
SkXtdg+/6BfjJe9swEpWeVagdNqXQtPdRSqlxwFq2dG71zz9TII/Yy7Okb/9Pmftlj9/vsPC/+dl/vnTDd77yrsP/flLSu/xN5zT/b54y2rOt8iHQw3/4W1m
H4xT+2hrGo+2GgdCUnrYLWcg9Ig1J7fxpC4/eYf2CDjM3AGC3JMmI/lXDCRFuNhbz7nmlW3acBWmfnyQudHgrGrBvwDt681QU2J3PBPtqS92nHL++2ShMmaD
pHZz4q/BfacUPPEctAK+E1sUpUfBcyDaqIMqGkCmTl5yHgNe+1jQLghp79CekjKVCjQmgI8KUOySQ438mDQ3PgB2pxdBVCGt+jjp9zqB80mhD4KkB42KBAZb
cYgAQu5LBXJxjzzNczBtd6BOOwVHe6jtegd437b+gLEbD3YqQqX8o5DT+kdKA6fYjkSs1ImUh5ecy2hyltj0QK8TrgznNqgQPr80GBGSGkfcM/CU4DiSqbhm
k6BA+j2zAFf6gYi1Oih2oK692AMk/xBwqqSQ3Y2Qqcbtvpo8qzrUhv61jTCNVhUuAliGYw7PYxwuDiwbQXyV2Gjnj69r0kGeqQ9SHTE8BNyQPbE4Zp21U6m7
skPW+NiUSosmf5U0hw2Gq0/+GsOZhNWigH6VBpYk+CTXDEv1Nnm4rOJejF7kFa4W6hQIXx6VqcWNMlEQS7SPBBOqKRjXh7Tnb7bG8KZ2uhwf/ifbO2JYawy4
)page",
    R"page(frEHDzjSMXv4Nf1OX8kw/2Kk9E5f/wFUZjAuFBJPv1447YLpItNKzYBZKLnkCnrhwQHbjvPVwFNzcGAWU9cmh22PR674bogM7CwBiwl2ER/wE0CR687rk3So
MJoKyJmqIXJkMD1df7gT/sNLXQtNd9KC+m9BvbMwf9FdXNJ5f7Id3cWwIlIIAlh0W2Pg0O8cbW1MjrbUtvt5JsgevtzPox+thlzg2iyyAhrnbqFp4716isnF
dvB4/DuGosbIqhCbPGqbO5k8nEg2Hk4rY3a+fhAzfxi57GEkshgfrjQenYQGqFf+4R+e8WoUFW9LhTwEo01tKBMF5RFbcSTR0diTifCk1OedLQPf2VIoDd6n
vUm1UBqg33CWU269f+Wm+3CctbxJqRwg/7Jj8sLWjt1aaFaN6Hco1ukitMcgONWoukVlxbXWzGgWd/ixwRX4OxpiO11BGrZl1Qt6bUzCK1R/CMtkqrVXm4Zn
FROLtTnNKKY+J7EmsWyOEO7oRxPBqONCIGLvMdfPPpBaT9xxYX8Wuc8seBMKdYQLQ5Egpu3R/sa6VJgvSq5pPY9pyyhZS3ueqonFL5HpkK6vMZcsVTwp9E1y
FHkQacYKFcH3mVS+kEa0sddjC0MwQYwXF0ChLL4EF1OUaruI6bla5LMeQV62k9xWY9PMD9j7Ic6j+5AIS/6U3uugOd5LJ4N8TAfkbfTKWLVuOKthYjJERx4m
S6PWlTovBs/BCDmxT4LGXE7FhwhRDZ53BfP0Nny1BHaQ1kpAl2tmveUh/OSrcOA2Xz0X7u79Uec8yt2cJrLxifh4HlHDgzD4xtRSb45Id85q1Cad36yxsCey
ESdgKCGmo4gX8v1TV7wkJUuLCYX4bqOuaQ1HVfLWPHK0SHuh21lSmMDNAsfmHKXqxqN482p6sU4j+GiOiSVHM7W3+gyGy+Vgyy3OleIISmTJ8oOJwemXRGgQ
N/M58wbki0wSOEolBR6G8MlimH15V+8gvWVCUdAU6BDrvI33QWpOaXGQR22zWml5pL4l4uPBV1W4aW0PfBD4lD6BLmUxHDDfROLilVtn4ZN1+rXVs1/Al8AK
B89aWYROEp1szBs8FD3E2+pn1wxIUeoK0ZqrTbE4CSWrzENTrRhp9AHPNPF1U2ar7RM3Uys/sZTNMEt9QytXFCo0CLnMkOK6Va2aGxpRS8zv5eW73fc+Wjv0
ibpHrHx3THHM1BkVTnu3X++8dw7QJ0xrvXLrXX208t3n6weOdI/9EbBmp15Sr5rukWOdGx+tXb0HF1aCocmoGUrZ1T/qSMEX7d65tY8PmgeGG7XgdVtr2ahA
qlTwlzo9z6bNwWRPNfP5RBKMutt3tRvwFVGfG7QYs9T9/SvrBy6af9zt2yvoKlxckkbsHEEDRoayf2zsBaoMcNHKdLqhkRvuaxSlhrLuuYsAhHG4ZVJX9/OP
Oqeurd27F1e3kwA2KaRjEy6E1ZaHxaJfE4Fs4F8IV1f7Xlmx1zQzfcXBNW7LKhgdpsuaNDhC9esaHvqJG6KFCjXu6q3ItkvdBH2i03EEkmMtp5cggIHu3Vu7
fLB75J4mhMf8a0+vvhzBsL27duB499opdvkTdfzi1+GKc++T1ZPXVu680z16FC/dP989eSQdZIuXG7NsDAq05FGnNNP5R53PT2sThLCid8l/8K6qI6y7HMa2
g8yTsRQeIx0mVUS9wdR79C0/RROVZivxjmUQfYDJkm8A4Cg4fRN8KZqC/SPLDqbn9MkAt0RoK1Lb3fUP34vznBvamw4VXw/teUgXZisdWmFIkHbFQWT1KTXO
mMfWbzU7TkNpK/Yws8mJQgDAs+BcBdipEebMqMa91+db9PnW5Sgh/Po7p3T+QBanzquXbiC82ydZrQwS6vXjwftb7P7W5dz63AmkTjLXXzT21Mgbbfp1QzGo
VO1ejNU3rC1TqE36tn9i9M22KsBV9+xNaWgEcOU/Cxgr/e5zDS63eLXZ55RZo09K2KTqSRwA9zYWRZafAZaIjNIESWbIqJOOlOoxSVQ8OFKu3D3l1pM2j6Mj
9PSaolnJKrVhy7dzEBpX3dhIDR54i23dR6zdhMOES8WodaFuHaglnAXwZIZGp72S3s/Viz8p1mmvGxF5NiFT9eqW8Vy9cgBOyjrO569JL1ZufaoeiOh8PXQd
QF2+90mftcPp59K+zzV2E0Krsfv7lw5+/9IBNzk50jbPYKXKzJdOK9q51LcqHa9A4INq2IK3twxl2P/VBxJ+87oq5baBhn1wHLh3577VaI/49bBrPEO4zmxv
BVRNADQD4msALkW2euoXgNYIgP75ypLOpFsVs+qBDH/UCqD5XEfkLLk413ZLJnJRVXxdmYbVz4+oF6gJAQoTp8hnZ7+QpQLB59b91SvH4CN67FXF7ly9/Ub3
9xdAtfBmPiDMVsQLAnqeTyfLWqyEyp9cnKwwKjavJWrzBHOdVwjFc9+un/saiKzXPl39+Mxf7hyJXpA+8hXCGuICeMkkWmyq+imV5U7Cz5rfWz9wGrvCu9/J
dERVLSlq7VJVv3o+5qT1hgZ5kM2evhw9wV7L95BkxcS8+UVmCK+1OYNoiM3iaLKLENIvbDLGITr3X13/4DYcwU+fxKTcexXD+/lHdAF/x20h3E+i/SXPGMJ3
bEyfS5m4w9/FsDHiry2bKNnSPKO2wuhpowjYCFA6OktrKyAfuDFd+e7o6tkrzhlcZyptUWtmcXp6TlkqXc18dJXMtHtoobN9oFeNnXePvLFy8wvFl9V1pFiM
iPciLQ4ALvQrbRC/JPRui6Dbs/Q8R/NkZRnaoG45JKxwLUyVoQ8V5Y0Ys3mRv4hshOWfskeM242PVu5eWD90qvvu1zKSmM+rL2swm2OJJ/3v7rWza/deBiPl
AlCETMJpHuicut69cKvztvw+2v3mmAw7pLrPPkg7uxXd3DqU/dYynfHU4AFrY/FLChmDk6VOUUzBqOPKAo96zhFOOJaozBxtyzLN3x+4UGt/f+A98w9XjkXv
7ykk0KvtcfEjQRYm+24sGtjjtCxnpT6eNnTBGlboiQ+93CWjKJ+SgZRvybJZu3a7c/fDztWbutsjZuLkbUiE7363/io4eOf0CXmUG6oQZ0mp0Ldd21ZpB6EV
+BchaA54m7eOd754ScTk0IoLV+TMo2fH5CMcCXr81yPPeXXAFZLbDXnBgjUiqcZCSfywaZAl1ivFub0qxuK8UFlquVgNBQLVhilAu9AZK/cyxuptRG8kg3VT
NqfrciSM76P8K6e6B97LD1kIM/QCdB+xOHklAmn+BZZ1EEhUzB71snUQ0j7W46TFb6TC81ZkU9ljuMbyqzG36GIhNPJmqw8xmGxUp6drkzUh+xajBfqg32Jg
OfC0J/iDW71a4x7syBOn02Z6chjle4arGxOQk1KFlzkepkE7CIbZygPUiRuAyU5xcle/um1n9fPXTFpe/UQO5X/oXEL0HDF0T+ikrdx839/Mjb0yGKk6kOal
Vzzs7iDhd2ueSapDtuKttzSjV6bg7i6JYo9WQlkfw5RAhlffgWT4+WUcOKlSAJovIzw8NXplQufgO3IzbdJjaMxjQ9mzYL6VOc3dACWXXjarcxUPuSzFVFzp
XPoaNC27wccnOq9+JUMa1xid1F1eBdcbqE8WXJifY2zoMjCyNTWSf0zg7G0shSchpwASrOouW2uq/NxSWmxktHwOqVjCfAocAIXrjdMHKJtS0G3pjEpjrsAR
jbjSUzeA1bEtQ3pGMCZ3CX0LoMvXvwB53DtHInmtc+dAXljQ4dMjpf5WcNncoM2Ynsul/5LqY+GtUufKBpOZcSKenXTSkqb4cYNmI9FTjOPE70XjpoWT3iTT
ivCwCI3bT0wUBOfJRWPJ5OixLYROtbLi9xfOlfzhTeXrCpO26Gb0icrN2lzZnIXILDBOBwxR2xeO+DPet6+u3T+k55t3EdN9921NMCBfEVk27oqckpQgcsSf
W4+W98AoUaV/4aDIbVffpsD9Tbk7R/x+OZQgms9i6AK/xRFhqdpG/GJ138Jcpc4RsRDfy6rIkO7JssWCvXm4c/PLzqEDDK8iRP+9w53rr3cuv9T9/BLWMmD8
zxodX/p47f556ZFIryu3Tq59/If1Q0fTHj2OvjwOaGhtkHSGyYld7HF1TgOppYiJPUcvSuWdM7G8/ngqkRjvBTSyadmQOMXBJWN6qSIH8p77poZ0KsY56ATr
HjG83FEDbgG25aFAo7olGguVpp1G7o3u8SMyMOsv/SFe0RhCIjMLH7aYXHnFyXe6/aqUkBeVK03mODG2wQBb1fCcY4TePUjiB3KaMkh2fcJhnQ7Osr2OFfKH
2mRIZxbn5nzcazhJ/66ILBxI+NCCj/PeatXEIQRfAsDacB88VLyaLUyOUTceDqFV5E6Mn+gmB03ztY+QSEX2r+unZDwhCCsKtvy+eUzk3xwFuaQDWmE5i5Oi
6D2cUHPZUfzLfkHBTRPBPUp3gPCE3l4oZ4LxV3tNxVirJwppR0k5XAgQENbVfGW2iu2i4jN5EAHCabP7BCPrdvnWdQO5uH1SFa/d9z6C1YHaa+kCcOZlh+DB
XZXtcv5af++iP2LI1slg6VvyooyXkCMINApyVvyE/pGQzZG6+lA3RxCRxV9b7e/juRjJhUq9yiTEs9Ul2kAnzUKUpGPVTMrBj0AKx7hPwXSGdewtZ7se2S8F
l3V17zIvUVd/OYLvcQV5ZxcNT7mcstK7YkEnPYpQQCE6kEXIyi3njqIuQA6Fa3homJlFe2G44txhzkz25NxcjMoVw9qpu8z+bO3YTTmkMp3XAv0dhfTlik5o
3S/urt29jPGo4Gwhs80nrRr9nwoy3QWCBGr4gLAbPMZCFmYsP3EslYvVs6i+JUuUj+5/Cht6hcGqsrS650/K9fO1SmMe1thytnbtaxSXk4NcrNx+axTJPVH2
rQvdzz5kHudZMp/VWx8yY9dUIVjt92rKk+2a3LxPlkhY2PkMFskF/CiqQbZQrdOvyMZmjIXG6ZX/yP705vIu+vbHUONQzs5V9VwbuWDRDgl/3lbsguXCEGlF
3zEYScmlf1MMoMgxJedCuSNCHzYHWSuyw9wGIxhi4Ppam4a01erDqJZ0V2Hs9T/AP29/tm/U6tGGlpkXbzST1qsfymRbk8nHhehhEdfQN8wgqcj7WrOynDNv
GuuG4JRf084bow+GkXf4gSkAlvq+Nd0+PNp/NpsWgwnlVB5h2XDoQgSnjW+pND7UkreLAYqyApTJAFVJnMp6OTMnVYwb64pQrFxlnIc6aLTo70UTyMdWzY4d
D6omRC73cTmw5rR675tRWNqMjPcKmso+qA+9eYi32kmkp6JZadHinigqMwEdjELh9vcHUE7sZR48uWmUNbTPgbq3/PgE/SI+1NeBAHUVx1wj4+9EAda+yeFj
jkj9HVwCzl+zpQohuiSZYAS9tUeWsrj6fLvdZ6pzmirAJ5i0oIU+Pe3jcL/hwGTL4x7IuSQiSURbDBQKvjc5WxT2YVc4zEb8toLYkVWG3a02Ofsr8+Sux7Ot
DkOObmNAwZRy+6yzaBkMWm/gbpHnTBz9qcTeQxkWNFMUoq07SOUIGnYQ1OfDNt1TLTKH+DCY/0Q12zYN6Ih6dCRTyAJ0AoJsVXALGyOEVU7fn9D3SXX6yQH1
pwbRgqGfCnsyWjPIzGTuiaWOWeYXwEnZF9LBGAdhrrF7ZLhYd3HPejltDRk2XFpVUxLYm5XQeWq45NHr3X2PWz8ch6sQHFifez+qLQrEmEdFH80ezBoc/rz+
7ZmXh2MA/SvpWaxYq5scNntcm4wTqlnq/2jnUqHk1/hojptyRDw7VRTmiKXqbQxsH0arpfuwIHvO1/qxnBg0sw7m5poDP+ZeelXDqdJrPZArJ9ERrGcsRUev
5dwsP5GN+L1NnbbKSg+peyysCHKInBsgRFjkmpchhFi8iAcyNs6svTbbYkmlIAsX00fzrVKSF1cPG/oM7uBziCoKpkAGFHnrX0EXgv+0NYjwBSHojXKK1kiz
YER0jBeKRpjPfdvypdP74ZQpLHek5B4mJj6GZYR409zXkqKB9nqrQQIQ+7SzyG1YsStVCCSavF3aEL41psQtNhhRKJ5/4gPvUmOyB+z1xuP8HRiEA36v5mFo
BRdKMte5fOz81JJwj9rkr6NYOSJ9Kcxzn3wkubBLS60QQ0yUs9yRICSrpybBnaBaPlHzC1HEaBSo8QJhSarkuvqqD0+Pt0Z9FLlEUuyKP9F2n/AC416T+iOB
kbWMvTAeRKwXuCWiAV4g65taKYmisoabPB9Nz9YoNYc2bgxVjzsCtQbw3oBZGsA0kGh8oTX46KFfgwQ4GOq+aeD4PiIkB4vTA98fHSBtJzQYmb5uxgzdYjMV
XYaHrx/sHnJnwoDjEiSnZMVsLXjsdPflHvl+Npb49lu3wzQFbqYtGZvVtQKRQZmD/JahMcpxpFboXH05qDecdKBvBCtl3wj4HnnGjKI5puRrKQ08SViShR58
8UJq0mUoygOWdCwzqY9xyw+JLpfdDmjHL5fdRihe5rFFM6tzvl8WiRzBhJMrfC4BPMuxjXKnc/3Wv/Geolv4AEa5tf+WvTV2NW9u1U27xp03yJdesoy2Y3z7
YacKzS+4t4Qp9+njuAHgI/Qov2a93cXDM/XqCsbGo6yEM5ptEOeHXMD6jNBfNhNnHBwY6DojRLKPQIN6QCxFH6jpB2r5tIc11OxLvaClXuiT9PAFFGSemphV
18hdn8iGhx4v2RFrYbE1o43BQ1OojKaMUl9b5qDZ3PPlNO0YMACRoX4A6xuDGY7+GAQiMcD4oJdQuHhGcXr7W0kr6VNue1ouTmbCeKkHZDSJWKILHkHzYu7W
n7k9thFzC/a77QlNoeqSW9XRctqAx1sJ5fQIUJkzgDvMhYmY0v18kkDOVFCGw+KIwMu6hpW5JiWnStSiajf9TLFZUhL5Sckk5rJZ9KBOrC8lpJ6Thf0H/GyM
5RSvbjfXXbU5VCNqUPb9a2cQhpJ/+gLz5ngdx0xkTzF5WYmq6VWGiHpkVrqxXEH1U/Q9jEXuXAzX4AFxYHyRNO7R+GLTsEZ9bVhP4fsLb1CU//7COYfMENKf
IS4cA9oXjEEnw9AYZgYjeOjQpFzGJwp5svjI/plcKpB0UQwk//7S8GM90rC32OekK7eyExFZ2lowOktmMS7EkCyhFo5hwcbMydCbjMh7oqxzBnhmCcSPckSu
LpTagnKr7UptrhUH23lxMF9t0nBEamu7Daanp/XOZvAwGURIBGW3ePtOMYnasgQ8WRg0l7ndDqZUVW/sKSNrECWOvcmmpz5K27PHtgwbrOL2bOtjwvmq05Co
Hht2cX0DsiGRH/yoNy3SbJLsKMo8OMuURpMey242+2F0DcpiUOOMdIq7R6woU2VVkttJ7vgD8PPOgsbGP5qNDGtA/eZMqkQqpSJq1UuAVoh0/KOsqCOwWV/a
nG0ZLsWJ1v6aJFCTefyZyVj2hQA+8rfSokn5qsba+KPXRoNrn3ghGdAX8E1p6IvD8vbzxRftNid4Mg4Rbe3ZLcwPAdFlNb9sKWdLo9KYR7PHUPWu32mqWORV
ZFk0PaFUY+n7RkblQ/FsuCOePNsSnqXHP/mYvCfMaWkLPrrspFTdNzhZ/b/ark3O+q/u89/Y52qUmfpvrtZHs/9GkXcTq5qsNSfn0spkRaOySen+i0LQk0ts
UnM0e5wt6hkjFLJBGvlbYUN4thkIyI1mAU+FtzuqeQxYs4VqfYosfr42NTWnEZh6lshNjEzYkAvQHo9E/v52D/WFsM2ylGQAma7tXmxW8zG0zbaasNEf+Uej
MoWP/H1DOrVrOBsWRsWGL8sP0iJXfLR8EdLaZFbIQm1+d2/Qs8v+6JeIqjKQNNgYnbRssuKDQpeDoSEHkmoeMM8uzg+QItVSFmS50uAkNJzFjUJpF1sOfSmf
vGjM80/p6x5NK61ZwMaH6GZtwHjtopMrS8nBuMf6MOTUT5XmQh3u3Juzifw9J4hqs/KBzOk+/HivGJpvac+ZWwfHZEcvlUsbsQ0oOODgXgcwwLaNPrnyk+Xs
N+Xsd3zb1TQ4mWWsfRopZ08GtZNSM3heAAfbMTQmv2NoLrl8MBv+zYPYsAmrfV9+Mv/yCyEbmXvmW/dC3DZqwHIyZwV9VMGcS/0F5zQSrZLJPjhiMoy/sfeU
pQ94LRJhA1ObijnNkzGneQE722/ivUKmi6aUAAhCjclYym+QmNXYTaKp7m1VyO7uijxch0UK+V08UJro3HP9RrsyV1DwkgE6l74i6eM9IilmOy96mtvZgIbu
+k3YCfs+f/JPN3wREUaJ3WnYvdAOliNxCyslFrdi9Q7xK2XobfHjwPtzHY/YBBT4B86/I4Ok9Mf7q2L4tuphUMI+FSshVZTM2ZQDg+oxUPtH5eiUbfrUGfST
3TI2TFYfuWnRKoHgtvrunU0obsDTnOcGhrLgLDCUbPUn75varOAVaLxLBcRO89v12gg+cvuKI+WwzQDoNdIDMQC8L9SF0wNp0y1foaIiEljD0hYm6dYIC+Xy
yVkpj5FNDYi+FafALFnVyUseviPdFUsPlf/LIQekABoxRADPI6oO8qA42t+HSuoex827RLX9AA5cdgX6tvvfOEgYEi+2HM2JwJQjV9ZfvqKekvAKlLc9nsHP
sAera2Tb5QNzLKXsQmI0ZEsu9s7UkKZCi4FBDmW/qNVr8/DsFckUP+gnSp9c5hdxEWDMpuUjk9wXPAIXvVlTtAIEFRxG9o7u8SMaqwQvTwbNdU+e6Rw+h7gp
OpMiL5p6kp45rt64q2e/8I6hyFNy4Ur3wmfrH3yzevVc59Atc47EMNhwaTYVP3LpULWqlebkDAMA+UsIF5ocxQTE8qwsYIjkf7XdNQ3rPn5k7ca1zr1XpGWr
n13unLrBvF4frh79tnv4Lele99bp7ukLq19/6L4xKTTSdp713ofdNwiX3fc+cCMEwAONwnvvA1cDGsUgevnLPrABvg9sLB2O+UsDm9AyV0JbT5/90A+21JOM
5uKZt2ccevcMBz8+rOxzDy997B5q0lt5aFjJOke+acKQZpmzq7HYVKfwtW+ud47eTwrsVIY6VsjFrqck6mNhJ12k0vEjnhB8GGEuTN19B/mM6IEvfzUM4K3V
s1d8KxoaZo+/FupjH5BfIMhbp8JkLjBK4in5S2Lx2a0unegc/lZnxiVJcy88YAKlSE1jHp6yX67OG19qtSFdFsoLe4regff8BDZTRF42qhobUAEiZYZvy+rf
ZhgT7RnLzcPOfXNq7ePDDEI80Xn14NrV79yn3tXWWdCWH6PKHo7gT0XIm2tYREal5SK+ZGmv3b2rUV6HGfF0JNBWY9alnfFft8wwaadmqwttjdS1xGU1xHhw
y2PQiFvqYeCUAymF6W9d4y5EG6WEeGoGQmA/NYfTHWEXgVcswN40pTE0+pt89tCJqKbFukgctdaMlsMA1HinLdsb6PWZyjNR0Ez33MXVP94I4SV87JZNQ3P4
uTFhYDib9dqJMDYxD7CAViMT/e3i+5tVl+3WYqVPvbT6KgPvGITqB8JnxdWoP/X1j3Ll+tXduXG1c/hT955sI1M1TfVkP8libr+xdtUPYGV3s6oR2PrLhUcd
+jr9OovYT5vWtNjEnDEDIC/gN6fh3NX1D893jxwQEvBLujZvC8DFV8iK7p77NmItdV1zdNgpyDbZOfyanwA2xELUGe/s35ux/IoaOmRsByJXtWXhSwhuWH/z
/tqBV1duHpMx7uOOP82EKcQ0J3PJ+d/DapeNDA+Hw6dsNADO8xYwQ86KoOyheHBQsShuprp/P1cgxLhLXgwG31MTHe7RO1+FFiS+r186y7tiN+1qvd1c6mPr
C3imeTRbEbjUIOnK7AiSEp9Ibf3Sf0ROzj5TtxazGjUX+qgzVwzpLu0GI96sDXxwUo9hSV+dbTMrlIbajafh8PJUpVUtml+0ZQWqLhFcb5OybAJ7VYeSz7r9
Nn2mdxUvuZy5HTctE415obyJe64rgF7KaKnBXhiFanHzz6mDdQV0600LUDizApvixEOgQjlIYk5rsCq3ErFdeg13A+n7WEtzPsRJyumDA+BM6Ngot0dpBDYT
xX/ziMzniKlmECjikeX0g16rUKnPQsmyr5wtUV5/hvM8VGtJi5FW4N/+Lb0FyLeeQpt7yoxq+34ElfXfZUuuRYgGwQV+D0eaXTl+WsN6XM7RQoS6FCtQsMvf
CZPVvZ16ckbDQcJgYrEn+iKH0YgHKa0Zbu6P/7n16I9LA52rrGb3vOoREE2vtlcnHYsiJCvb69xHw6RDunoaGOT7cwtKIywUkprXwKEu8qcS2RPbtSBIspRA
BUdmysL3B94I5k0RSNT1gp+NlnrZW0oe/xsYgRjEuD2D1eSf5O8SOmN3N2db5P9FqKjD52F9iJoWPQqWCP/+Y/K5553vzAiMGLPyD035P7YmOqYUGTBC7ifI
IDjAakk9ZYI4xp1dZuz5IlA1/4kE8k9CHuG0upBQ9D9QMiguIOeLd1q1WAh8JWBOji3QJxclx1WDMuD5Fnk+RIgx0JI33uDEvesXj+zXT4T3FoKlACFQ/1Db
JywAwD+eEbqfT8se8ruQJSPRgkfGDJoCBmrFdQ4epAbHWTgV/T2uszJvN7nlbEupzxPQAB6VvLrepOr9mc8n5lyb5qqWZi7shBErjwO/fjz2L/+897//l83j
j/54tzR5ZxKwBNnXux7NcrE/zGaop0f/hJflbKqC/CKsRv0z6gtLSGAnf8KasZfB2CZbe3rumwYtyAbjZbXeteScNamb4D6//dVaP20sTswxrANd+fu5xkQR
0Tj8MYYGjTNYYmmhOtrbMAa71SZpcv1xY7JdbW9utZvVyjzNNuBBP5Y2aqYCkVjcqLtdGKCfqJPChUwNqCnTAzmVkW4oAQ7YaEYaJSIV6KUHYd+md40/Bmz2
OC+cyS0lK8v4QqqkdlftFvBEF1t90zAQ+twTsBZU0Y1vRoaSNn47UwkfEtypx4qijVCQuwEmFtVC2FOCIhfCfBT0acGrFRUNFVvL4LWlrzj/bWAyAh6lz/NG
nd9LIExVdu2DYep6EwBpA8h0pHEpDLDbS5HN9mWuXf6Ex0+YE7tgFoaiezTf0GTFfhwHYJTupytXglSKrhQoVSS3secL87Mvw7eutC1btm8EMNP4sZCutcqR
pnP3CWn+iFSwXaWpJ9z+SqlK/hlPdlHjWC05olcZFjoXImhVTkdw7K5gnuKbDt1V50lPFkoOVF1g1eLjO7Jdm62CrKdAeGSegngjCjEIfWOrHbX3by8jrRbb
bYOxNYr1d/zW0eAZzKKxAhnq7d5OE4BJeM7sqPa738ikAM+2EmZqU1PVOgJt4cejfh2xe6g3igVdTFCaBeWYgVZjq8Ffp9xyO6CqkdSEh5HaWMPcmhRuMkcV
s1P6uewbIpV6XtOs7jbgjv5r2i8uN+4kx8j9pm1KfX/dtIvIQcQzMd0nlbZ7tPd2WHCybjHmueWI/5TKEXHxuKWuxLGOfHMWuHDCfnPZaHw/qS4tpJp2tzJN
LDYbgHmCmomWseztmXGc2H85AQdkV74YSLoUee9UlrLt/VdPoQLLxBTV9xuvH5G7o5Kazxe9HJIV+mRbvi5LQY5RnFGjdvkuWcvQvy6KKP8sgZ5l31NKLuVG
ZX/mmzJKB8DXYc6ppvfeYBZagLJAyzAmHxjXnVYYbDHMeITFrGPbkhVWRZaUMENqV+FeoNuv0Id6cUe1MbeDC4GWkUTSjcCpYxDxDViDX+BFSxMRbdaP2m6d
48/elOI0aEkqUEY14DXnysW2QxaIk6t5B3JVKzjxDe7bLIumUlO67AU3Vypw9j4WZS2C1QtxajPF2tFepsXUtzxw7XAxoLgip/UJ4+jwGJ+sGlOMw+Z7jGim
IOx0j0wayDt1OUMmMaip0rJg3x4KWsvwXk4h45IaYLaw7YAsYa2dQGrfymTbm7A3mOKUkdm7tgfYlacCZHBYVjVP2PKEywZdEvwcCxA0yyqZKvtVafUJaykv
IyKBtEuzKFjIrHIsl8sgL9JzBODB4N92KunIScRw7fvsiMgnRo8CbUgu9Q1aUIoaBjmm4G9rk7yA4/NQ2BYHlBYd4N5Q5R6lV5RrDCaK7a5BEX81g0QhbhDu
9m0QHhR5O93l/O6i1t0+S0I31s0INNKm8voZGZSiz7nlG50L7ku2dqtw10RlShbAAzSY9Cn2StBoKGURlcqblJiK3OH96bKoO3107bImphGHXp2ibKXUt9uU
DdTLawE7klwqP4qn1nMkJ0T2BkhkP8rf3F14ONdnzxMNZ+2x0gP9oAd5QGvzoEjZgbNdft6WM3OQjpmHARWE/cKE9nhj0JifSA7aPOLEmmjVRGf1h/cFLqVn
riFGGtEHZogZw4q55yqe/bzebtiIWMbyQr0KANF2wUI6Kq2l+mQWlgOOAc0l+bdCrNh6ZU9td0V28iHhaAsTDTkYDe1tCpMlGfKNhxR/YNhzS1E+LGcsEcPc
oWPjl4NlMKqA//W6DLUj1VoNzYAF/IlAjWbesfQyZtIpBPsOhA9nxilERh3KxM5eY4/0IqDNqGfbpA93iOZ5csj4zkYbawrlMAlv2Z2ViRZp21/1ptNNH9UX
5xgpjO01G42VS75cOftJmWsAXrEPz5Qmh3SI+BlNKyTfkaea21YZkxvfsckh+zlu0RJ9nrj9yN/RlJg96Z1i62Ch1BN5kH885u/2bAKRKTC+7Yx+MAN4vBJ4
Geb8Uts1oBL1Ias+8A++HubtaQ8xeBmBrgimHSBj7a2Z116/iZANqUK35wEHwQFvTde4t7baSyCu/aqpHgWvGxkeFhaMlkH/zC5Q27z8w10QRaON1lwl0y4l
NB7ql2PnFCT3zXCZL/BDxfbQlEgZM4ZM86NsZGjLcnV+lwq87SFLmzd4bdBlKVAymixM3xMxRrXYpv9iX9qhIXUA4fhnY7Hetp6QRxS47e2nIWw7l3/RHJr6
Oo+Z/sx5hwVO5c2IyL+Z8q+esjyGapgYybEVvxxRaFpog0D3jZzGXHdyXmPOCYseY1C0RupO12unZrJUeXlvMDiXDyvWMHARLTzyeXo33Huj8+pHq+//cf38
N3JnvMzCTIXyC0jM/6uc/c9y9hu1iL/fPXza37GixLt/luCE5ex/Zf/z/35zIHhNKEihu21vbNU3KnOKXtxqTLfNG2j1zh+7Z+/BG97u2RuPhbQVCg+ZPfmn
i/9+7k8Xf/Oni9v/dPF39HUgLGT3i5c6Z47nH1s1j6vLSV19I64el97gEQZ3WMFfHf6vQ2edqDJ1jzs0KOZG9jMPB0mw4qrDjH2+TIjDqhTmstymwJGqMXFl
p2QR1FtCvnLyyRaaIu8320tZAq6LjztgT2mEiI+txWaVqVsUkXv98ltAt758sHPqvHQCjmufw8vteQ+mSODJ89cSlMprJzqnX18/BMcmLQOQRVdm9fbXnVuX
DUL4+hdA4CVib+fzy8D9/OADeVF97VY/PtE98PHa11fMOw4Ux+F7toGUOQqPmiFbaEvzRhANeW/dkHNDLpy9NbohUq7RkWK6A3ih7HXpWDThgVpAPQqrCKmc
wcPXV09eJ77tre7nH/puIbnCqU9W3/9o/eAba4c+6dz4wqf8gCegT1Fx553Vs1eAwnr7LYzNd5fNnfD+B92D1wCI/NrbvkLra7tWX2Jf/xFeioSMhltHS3ou
C5OTuNRYJHjo5Ex1ctYA4u3IH+Mhe8RjfPrMcR1+wF8STNX1xWFiEu135daX3SPHuhe/61y7ae2hQl6JV0GYNeNESAIx1fqvgR5bmu5eYYgXGq0aI/HUocsx
IYCwuCd0KG6xmz7J0q13lbI8Ncm6W/nuqKbWWb3z1urFg3+58258CZL59GLnizdXL93iRFxS5xnrAlbfiHcw1WUFl6mWwilTodkayv6h0XQ0InzDoFq56LCw
6Hq8MFdTINeK43BIUmLryOE5g+Poqm4ZpcKJcng5cjDdVAi4+0eudu+cVYDltY/PrB35Egmvrt20AryjiOpIZvJ8ph6XHvp15eZ5zJviAzskXcODJcclgj2W
sEMIlvl24KbSz53/ioGhas/wRyvz2c8JRA+vgelGcwddjt7/aO3ah8ivc/h1uLUduadIsn+5876viU5zs1VXDyj050hGo1raiSVWtH72KryAD3+6cutW59Dn
lvHsCNKvSNVxdcRZNxMSK5xqSH2EUMbKBpT/z9FYVs+6OwfuAPr2w0+1PmQUOX0SdH749ZVblzqHbiVtnqjUZ3eakD5W4OTvq8wvzFWdz5+8L7+Qlu3eMf8C
/PGahqkPPzkQNkfPTXKlheRuNQUuV2BX4bn16hLccvVyb0WWwQ6myIGCDi9ukRfrrb08qPDxUPZzVSi1FHZ/flEIk75dFYNxCfjx2LFBZlACKABsFTI+sYnZ
XuXrF65IgxWfXxoKMuGkyv31c5yUM8fXz3zRvXCk8+pXQLO9fx5wrmeOd69/7W6+Lw0F9Z292nn396ufn9W3fAHAh986ibeEWk+9tfbN9ZVbr3W//Kr7zUHP
Hwkcfrhz6WOhWV2lnLbj3beuK/MHb73+xdoHV2Qxf3/ggrze+fK7730+AM4CBzQ3C8wRoVMxX0VirXYyvjpcmKGwNjXJV5TijPUqIzpwPB4wzUjix2z94CFb
aeev+SHRccXOdvi09Fvavv7Gt9Kb0PbdMhn08eMPSmBJXpJ2kppOnRbf7lx9R9F3uxc+807Xln1OJaCr9JiE6mOnmU4caromOXBWJI5UA4NhaOqW5GD1s8/4
)page",
    R"page(jD7ITI1FD1Jky9ip2VYBBV61dG+o978qbySwd3O+IicJdT9dfeVbWXKee8knsP3IhB58p3P3DOSB42/5qpuNNlWDVjmEV2OuIncTGoEzs5sbjge6d1tH+Bx8
8rkZdM8dW7v7mQkkH5+R3c5x/y3O8dgvVZ9AxEFJG6W4BEjY4CKWH7ZX+4XXRPyVR4sLmu1qAjHamqdBlzIzijgG0WpTHvOg1c2Qvmso+zXG0tm9shdGM3jZ
csWrCBjygvD6Ba7nWPCylXzmuCZV8veFKpF+SGSvd7+TncISlBy9uPbNDcVs1mWMlU+P1bVvj3Y+er1z+rBPjoWl+O3R9U+RYAl0UsuQDUd+vAAyAbu9dkJu
Yv1fekdYgMg+uPOCk2Y4qRh9iOcgmP/pJhpZcGR8gDdc9lklSWGYCsKp24B4PmcyMpa3Ja00b1dOK9ctPwPR8uhR+ZSQg9AFobn/qCQpI4LlKUydwqnurBaZ
cf0LMDMOpd7hUB4QchbxI5IleLp4GpnMSJrA3zbAe0VQH8p+WttTY3ZJIZjvD78ztXPWGIw0dh4rvWLWEWZgdGcROXVDXhUpq4aVIfU8aw/8AmkFKbZWd+kC
LA+UkKMQI1b4CAkEmbZk6t687ycT03vpY0B1v31JdjfXNBkcfb5y/73ucWaMcy0CtL4wiKM3175ASrW14y933gU2uq48X8wlFVLBGNKGy0p43FOb4vNnI06u
rDTbO5nU3J/VwvnMF5iX7VQPiq1ZFaxqFfWBPvlHCn4nOwdPWcZF/8JOc74t/JajawD9yF4Ghou1VI6S57nt4PvDZ74//Puwq6o7NXXMcsIYHnJO/Yw9WL1w
DBvZhevdt26GtaJyllbE2A6MQffzP3Q+YmKV4bjr1X3E3Jc/PjsWm8O0UAwcaewVNmte7wGOvyPy8Mnba9c+gpDsMOsp5L2F1Apx/X4cnl2cgLap7RIaOld6
ly2mboS0DeFUPFAptaJxjHGBCIIE1EiwTmanwe8aUl6LkmtNLIUoiA1DrEQeYUcC7P53JzRDTKAc5mJYP/+lnLzYlO6tDzViCrlhz31NkQLZRVfPfqFxFt2L
N7snrsbRVrpD2rhbvoedDDZRriSbtOyByJwD8gBpgMtawdH4EPAk+jlcNn0CUfrDw9+ROnxl0hdNwKBY+nFqHKlHJXg942TD6Kjc/l24LcfjmFpcq0HZ2miX
twKnEt4MCfZ0WYT15WIDyJCqOj2OtJjSIOQdtDg9MAalLhD4meOQ+X3ihsU6V+zUznZj925dufCqhlCLBya0IBmHX8b+FaibfP5dsHfbaT1xMACd+zzfEC6W
WeBIlJ7KSwIR99cPMFbVzpAQQbkTdj/7wJODTzmsjdOcR8iLBJakiW382UkYi5ZCWjyfM4jRKTIgSb9caEwgJUh3Sh5uoVnWxAYSNYmkJYVGKWn9MErgg9rK
SElqd5lG041urV32zFbZFa09TdSJUEs5WxhVcG35toAxu6xWurA0D4hvB8Q/drR77ls06YfMNnwiurd1+YdccuGeFPGM/92vuyc/Wrv/+vp7v+9+fqlz4qvO
3TtGuOhE4PB+Yp1k6ynEOpsW3YiksAc/pto0cPb/GpahZWGp7ZO9Mpc+g8KdjBQ1Fj6a1PZPyxzilnqafiVenv7cDXkcKaSYalNPNUzLouvbF/PD3r1xQ8Qq
5DU+fDrkmwJQZjiD/namYbSD8y5J+frBOG9LeMUYO9WEMEKY5i9KoaJL23zcqUEiDf77uZAsxeecgdJ3d4Uwig3gyloKOKLkuHiiWr1qrL/SnLVEI0g1tTiv
2US4/Xff+wCs63eZHuVU2wDed/qV7tVvMGA+Hc07rwgN6tigUTJ6pMbja18ztvbCldVP31q9db9z4/LaPeiiuhcPyUrWs6XlnzpzPB7GpoaE/ppzyP3yjU90
EnyROcVPZiicz/2WJHpLg6lUC4Am4pnma/KBsUFtqMmrkGopyrSLN6jMjc9kz/ksfFFsrUMfYDVHTlg4KEXTV7+wg9m5SPx8PKfKmmGYdGUqybM4lD2f7UZ0
ZU2Y6u+MZzDJDKOl60umx2t55EhSQx0HDyRWi1dLmGB0bP3lu2vXbq/dP4Sz/Ztf45hHjTHyMlHTnz2PaWTCoux3OCHITgdGizSt4C53X/OyotSFzdutoniR
eNVvq/24zyiq6zNwWjR3RoM6hWsipxqz4GhuQhNdwjxtC6nQaR7TxHnC9KQq23nIftPNXMUMrOWTGrx9BJ/7YaZp7b1yV3NVgdnyEKS6AV89k+dcdMyUtAGo
BTIx6oT06L/oEqEhk5VsY7J7cdNyL/jA3Mrc7kZTGjxPVnr1XPerN30ZdWsaM2ubSstMR7z6xe3O74/5coDP9mnSLeal7NLKTVngL1MZI2KcWQTx49LX+tvX
M+NS7fosbEhUpsmi9EOOsbdSKV93YF8sin+3n8p8IE4S0R4dkT1GcwpyV49fryxOaZIl6Y9MbrXZbDTJ5xfrtbZn8RPQFobA0bVr1zo3rlJW/0h/r74p+9+t
zok3V+6eSOve+f/Vdq29kRzX9Tt/xai1MKalIUPuah2BqxWxXsuJYslraTeKocFgOeQ0l0POzgznsXxlASFAAhsC8sFBIMPRBwdxoMRAoiAPCJGcBLC+5z8k
gKTkX6TOubeqbvWD5EoIBC2nu6urqutx69ate88ZK5EcA5Zxx2peX/y90zT+MrxRPJ4uTiMJvRD1VlVMXdtK2qLY7GkxmjwUorzfmbTU5vHZR1999neUBfA9
FDLgoiCPmT0JUNI1HJLg2fH+aTj84eSwM2UTeyRl/yxGo7luSyMS+HF/LtYq/xYwF5zYEM7zD9+H9dYfJgixZyBkk0MSz82oJliM7V988j8f/3PQLt3vL3/2
p5Fa6sO/EU6qkJskQA4lFrOB6xUeT3Azst4asJd+1EIQAaPHRdK12RG5TvONYI2n3JOh9df/+6tfugzk2M7V7EctT6zHBf/HnOU/kYMTd6elcdI6CFHuRqjH
htZDjzK1WF8Zkfy3sPGiCA/2Ha8UnxYLU6eNWKe33BT8vvv/nRbWVFu9aq0QGk+SX/cvrLlCwf3pT7/6C+xffZ2vhzpf1zpDMx24zp7OJoPlrswdPZN2mXcC
mV9q+9O6Xo91RT4wufz5fygBKaoGOfRH//rVRx+jZ//h519++KvEMoga3Ag1uqE14tqkmohtxDsweszV6uGEq6nHjViPOy2PUREayh+evA/Tl9Ke3njqK/BS
qMBLvklwfCNm9rkulf3I7Fel/TMVeck0iFRBTN2lk1JZDaHfvPdrPBUKwoBOgWrcDNW66dvlEi3AVONmrMalS3kdXRu0qyQofF6IiwScbaHBMg6QjtuBmUtS
pJ4I/dmA3gd8x0N77t9QlyXejchCEelsfIcQcXNFgeu0JlOPyXueYp8FAi6sg65TBDWOAWJz+mIhRoxA2go1tylJggOFZrBV73e445Kv7bh1En/3BdRUq0Im
L8XR0cxNLAeO4fvjwfzenn6Id60ESJOHYYfKsrXWvU4Msm5P3NuHSDK0/mDRYwy1SGPKusOI/KUyrlTkPI+BhSlC3szi3SUYUgGWvtwC8CySCM7+bMEoNima
YVosmABzbPDMrSjjh8NxRhIruXXiLyzcH9B117jod4J7I8+Yswj2fELqtJDP4RNmbKMg3UyhN0rFcQejRmgoFvcJ6aQJGJToa96exwFIe8Tt1olpHgwi7BEG
NF3q15uGOvENhQaqBQ+woXV1PIX0yAkxBHQhyYh8KdOqbTjjTuBsfqm7qc4jDISTSFuTwUlHvlAgvvgThDnFI7i/ZohUl5bHE6Ia+0EeO7SDxoFG2Xrldmvj
22QK6s/6j2b96b44GdGxAUBStE3ZJ3Tv4KdVAL51FKQw39PJ/KGTbuz/ajnqsJCVvf10m3Vvj2jmZv75uHKZ9hJYLo68jL3bl3g8e+tRZmgSKkEIRdU9WvwT
R5OFia51V203fwAvrLe4M1QE7oDpipdeaBX6uvvl0he9lNJmNjnQMRHlo+zrpcuqstHIv45s+CLfoMqg9Z4ITc0985/XdWPnuENDfI/g4QN4jkbpZpvWLVix
JMnuSEJ0ddzA11RnbpzKZlDxxvbxw2vnzIJhdHJvx9zrVePlmno7sniHNBhDx/zH9lfrVf+8u9FrrYaLyMGjsRWsxNpi8vvTqQdN8Kvb7XRxSxw6a2Ij1HHS
oEwTUJCByByiJ6jlc8cpvMGli6wrWKVA20gAHSbnGg+h5kcx0uow8ew7PK3OlF7kOTtMkKRbJwz8vaTrzLrkikHTaVcoALs9wYa4wfIam72T9sdGs1C9SpOw
BhZYPI2o9v6RuWm8FSs/GcbhP7hBmDrl6/MPskTuEi7FNgpLlu8yL65gdqF62YuZTDV2RswHt6qv0oUVsezzTXXpZiVup3Wo63npWzmZlSmsqUSAlPymm5I5
OePlVobNAdTP2QRAs6pkiMesagPbvhFca+ABAmmpSWiqlW4q2eU2ZAjyhBQxbgQS2+89FgSK3Xdc9t9/8tO0CapFS2iUtkQv/V64nLwmvkEm+PRoKYN4Qewi
0XiPOBRGfUY6FhgYNdM8iRlT9PDAbMxc50GFHg19QNb+DKKFyZimnaFaCnAqb7Hx+DMvBT81zYhWf2591IOk0tKy6COVlYr1wQbLkb6CD9EX6HOEvn/dzWtF
RivYigEUz6eQH3nyOp1w5PUFrCXiPaU2aZaOEGcmKq/xUPl+GFbD+TMofkd+UXR9aLVKe/Ekq2iEVgUEZazXtzHIuhwO2aHgLrs54IbBm4EPkVmOlRUhWTz1
Sd7L66FAr6gsgmzvaCtZ0iCzBg8PqWqVa0emRq5or5YUChET23TKu3aOK0wXFQydJjWxk06bEp3WZHFPv7ltyWSOOq1DKBU1DaLs9JkFvD+KfXMEOWA760gF
gbmTkYIgXO+6XXzxMOnhw3Iuh5VcXPpeZcyJc/ozDLfwpWlLdNSDJAxG/9HPNO6Ydy4wRkzMTOzehYvJBTnIG71vNP6uc5iBGHg56rfVfz/T5Sh7C2i+TvWf
L6d028E/D4hi3MEQWu64b8c9yL/sIPPLGF7Boj8T2nNEl6tyjTeOwhvx3qFkIPfqd0916hGHlspzWdqP2Go+oPAov3Cd5zBj2arpuT1LkYYqHpZCFA/zp//1
L++RSUQjHEz+pSXcjwujeIT2VWs7+/6pF9PlfaFMWkEPbpzAzKJuI4gHdRs5UQwqUrmIVPZzDi+ojm6RKfpumPrtl+w64hDFPgwp6sibqmpfMB/AGast+Z+H
DSP8YiIOHi7b9PdpPc4B3OBSqysOq+lurW6ktewJGbYbyGIE8xHH52HfsWRgI15RsENP1DZiGCFyiR8Sqs304bagd7nt1ZiZn1DZWX1dgt+B87De0mBZfIFy
nXQN38q49VtSlZxT96nBlnKK4f3l46rl6dwE6BJ0KDFj1Bh7Qt1plaonM3F51SPu84khLQM42GC5WySUzi+2doTTN4GGw5j8IfDW55VdLQ5cJjPKTB0FUkQw
IenBE6j52AK163yerJXBjDV/ezLxfIOukAo/Kf9hH/R3hI/UpXpB7syPXH0HuexWXmltFKvfDkgFpzHPCh8e9NXWpi+bhWhI8+efwGnv2vngaes2RMX25x+4
raIJppMsEfb6aLjAnEHCOE38qk5DSfDAy/J6IXipmBEyjtOybOoLR6vRqFOBAK+lhr4Uh6aw/ql/E2lI9yTcLtUNJEEOa0XoTK1Arjunplc2zCt0K4yccawD
JJDfej3XdeqC2+APRPccDPcQs9wTLs1x2NKM8wuFVKX1UVJT4+sHYx2padG4K7xsi2hWkco+SL70gp4S/5iGvvIeWb6zAnVeB7SAkjMEH3lhqmqdJo8GqMo6
oR0ReimOBmQb7zvh9hCxfMbCsLtcCLUd3jBryFbEnwySVYnP65Kz75mX2ihSb7ysFoUEG+/b/vMq9jR1nXo4Ir44WTDQgk44J98DTgOj6q5UBw9WNRCnoHY1
ZtDEG5Yb4roU3k003TFXhgiHYXA2PLfmIh1aPy4NLd9DoXPsa5QlGnL+hrApCR4fRwIGNagD4fPJIbvibyf1GhRRLmled5hXaX13LTlHKLNnueBK6LPINTa6
U9PAGhls2uU5lEPatkvqk9aBn1Z+N/v8kyzeNTnJkPBNJ9wWId///KtE9vrXoSBa+5Th/DnXBgjjMRncNc3i56W0TD2MRZ3+GIvsrndaG73mvSGUUvhHvD05
xq4nHjSVRmjJYTdTeECiNXrhs7UVpBjV9dmaRPqjkF7Uf0J58UBKdQU+gfdYmSxKvXGwv1OpT86STIh+3Q+eTAXuKAK4zrqHMs1V9+hCw/3Wt1ZAc4nD2Vec
DofDBLmShPu5gCSt7RA4IySRS0mzk9uTLe97mmwqo5F/OY5Ak0JZkvk3MiUucdJoSw5VJAaKbFlV5UYzYZo5GKJy2r89PQ1fdUILZdxZBBYT3i9JxlpED4w2
+jsYJrC61WQHawfSpQ90ue6Xtw07l+wZ9DyWhrfKuV2/Rud1c/J4Upd4h4mlavKC/N435+S79KhpgL4Bm6jSKuJnSWmWfUBZwzcJsXLB8S3eiStgFxo2Vl1W
ICjayqYeqGZFVQYJEo48kjtIinPOXdeV/B2Qk4vZriC5yLbhVQvnIDgUZU2/Q8jikiJk9uClmZ94jXPfXrc29Y1gvJP50wtmEJ2PeXDhZusfmvWJvdRB9130
fnBK9mcfzZJupan+CvsW5VZf5dQwL9+FteCAug1bF5yj5sqNwLzO3KkhQs9gexIPo9v1UsQ93tvz040LE9EEfVpRYTbIMyUkxC71lqZ2TXdlO9WSXK3duMOI
Sm7UM4LuIOZJvOMkgEEykTAEW10azYnglkB7ue5UFNdayFpG0u9MTgySrrzRkSB7xF24LyX+m/KoO6E/XkRsU99A+sBj0erb0E02BFhHgGk7ZWjydNTId2Xf
zAB8gzqdqpvfUzscCauRuXR0AlASxbHTJcJ+W3rK24TC1i29bfYJ9oExQMyXkOJtMSa7oTAcD8AXLwBfNATuZN7WjOsZIU1NwsS1o/RRYdRPgVyPcmpLmIoZ
0BYQLI3mhajO4uFjMSravvBGTT7vN5gp92Z9cJmxRm2TIJZdZ8zkdtC+I2ctNIuuXGgW1fJKn6YmUX7T+3+cpUbRXKsDO4V/NAiFWhaByXxxN5ytv9zhjT9Q
0oDfNh2Do2K37KqAhJQLXSOsSA3roL5QbzU68MybgYXBJw8LzCmMLJW7J6bPzkX4b0o9IpZo+JJKITCwnSpKbPpafEeoOKInBsMtrA9Eh4G9nVi8elsTiPSp
Rfp0mudjBfY8cQvD0E3HtcALp3ldbp6LjPG7hiqUlj/gPZExGbhPXh3gZsM3tOw8XgR6pqtL98DpiOoDKlhPnTIpxXEAMT9QPzHdTdRnwCP8yXImOH13+bt9
oIsrAeJdzQIDSzfkNidx7HyRxwyy51/exX9O5ClleOnIdkbgRukQ3VMlfNMKDlrioCUovWgwDWTScUn2ybevnUe2ghvA27q1MiqcHq68EeuBYTvQ57ilhoc8
lrXh3MM6yCeWGF3pbXFbY3ewRdhS5mt/b1PKE51YbhHnVmrhk6WnwmVwMVbHoouhiM2ggjjlG9XIPUFG8iSYQFlOjvno7q4Lntfu4aMZHO83w8cJSOHFqFWu
E7MLuRn4lyCmaM8GxLSzYja58JvWc9nqNrwvG/Dm1zm0NIuyx9lYEJXdheKUBRdMkQuIYhyb888zp9P2givWvNNglt8EtWrNLkWj2a64q6k6TQUgTmvB71jp
n3dUjNSL8Us4eoVdPuDOEVvRiswzLy21YXJDw0OaJpcBj9Hb8eAgmdJTs2HCd/DZVBYEyyYvnBz+QU/0+PW4d5rRw1vKqy9oXltS3GYtfGVATh9SrdvacG6U
q3RhDi5ZOYeeYiKXEX/j1uLMbDjEV0XEltmynZjzgrBmHIv5oTUO7tyVmcEkdnLYme7ajlaG7tj9o9MeRq3nX3755UwFgEXabCvEMgex3/smyL0XoBhLVehP
IWK9DIWLTN1NdCidleclSmNpG3ffVVfbt4qYiCVPhiZBvsciuA98ZQHg7e7PqBu06zZ32gVtmajJSRgycXp3LKG0GDJzqPYShpj5SWLT+eztEzOcDsJwqpav
wzH5Os00rK/SFmd3C07jMle1AIkTo9PJpzXvJkhwctfvZ8pGJsmopWR6VGhUFqH3yUsIkakxATTSfrg6mZHQxaQgxamkuYAWIp0tWAJ3Te8jdrQ2t5oFaxWO
TM3wnUihFEIlz7AAGMsJ7N7ffrd77TwOJzqHPu25e3WVJZX1itd6MPXAnlxtNwo23SPGkNhMS6NvT095rzlZXDaRnklmiJ8dnpTpxVYW8LBrv1cW0AZHuErf
5naj1W1oZTE840eDf4PnsEi4K7L1qE5ASk3ryStiUHYNd0XUlaCih45u5LJIidUvYVLRqGO0prI/dErUPQpSqkC/e5PJorHQekFZP6q2KxTwYbBzuqs9PTnY
f9X6T1/gRssPSyKhs070W7VZ5nlFidejx6ginQX7MLQrHly51btfPV088+bhs7J5uH8l8/DX06WcIlomTYLHOTgz9L5cGAqY6tibCdZ7RUA0Gp8YnJXYnRIO
JCVdm/WPAyGPb86h1fqECa4tFj+coqC51r1aKXbqVfLTy0d4PjKClc+KMYwutWqhzUBVw1lY3iV6ig3ij6J8k8GcJu4Rw6qU5mGPSAvX6nV1qdW/RcemoqnG
CqkdFKQKwaE4oXAY2W/AKNJrP3RrxhEavB2af28yElcg6QAcHRUDzC2cSfu4DPelZzS6xm61CWWl7J6RQk0u3MiEJ0uPHV1HMpXwSHFkOW1CqgayNvuUzAc8
jJLKthmId0LeGrmud2WwArNiyQ94FZmXZlXzrKvW6nS4e1hZN592ytMiTKdQt5I9/N5y8WwhXw0SxYmmOqHS8XAibkNddiV98k2chSVbV8Q387p8KfW6fDc4
XOJ8IyPIcnCwPIu2wSbfyoPgR1kyc/Lek2BGvKpbZZ9bAHO0V/Gc1OZFsiclj5eKF6TvMHOM824azPb/cHYtepZfmNIBSFAHhg4mFD7mWJQGvjnW91kRT2md
piX7hUoIYqNnuhmsx9UzU6Q7uhXZXbllR5lpuOcaYQzSc19vB3VSWFhzFppq1afPGY3Dc3MsauYkP5oUBuXQCEOfoAEQwbWlmwVsC6oGToPFTgvx1vedIGS1
g4uAq4PHvqiKa0+Z7MYGFy+w/WJ3nwVgDF/A8dbaANccaEzlq4EgxlCN4+gUeKRBjv6afkipg7160XN37TP2avJvPoGeHCvjwTJYjpJE6GjgIzfEZUTktm4K
oMGXEl/Hkqdj1adwtcQfcdHbxhxgahzp4Gyd2Tu6UzQ15UDJOjr23P6V75jy+UDGE9lRXemt0Dl8Ro4NbD5Fg0xxONhjoEXG6DPbZC2et312kiY6mUQfktRn
xAyevCe7XvUhiZ6Lk/niDfKw2Dle47RQ45vQrGs2WfnqfRE8WXN/beEqMp7fAde7D28QOvDSo8NQH6rbQYeRnPCL77kfiYYPsRBeaK49dEg5CPC2BjcZ4WQQ
PBjMHm/Me6/YW5qaf0gH5lpe761Hxbpotjo2+xsfRDvh4/UmJ+RW+dbjdVTjAHHO68mRRyVueb64mWmHdIe9TtUNor3hxGaa+zDPhSmYRJv4rroX03d25PDj
ep0DANgGvnaEe+dqyslJp7zq9Axvl+C6C0tlwAAKEO+Jy9TM9aveC1wUSowWqepC0Bsu+ly792fF3mZr+3l88G0lpzNsbGE/1JZd0HTGv98t9vrL0YLcxsJA
6l73BKJ5YOnUD4h0nt9IA7tJJTVg58SD96vqSFeNLa14815BH2p0yEslW8kbkmpNYMlNdXd5hhaIyo/SkDNYkWO4lweKmcHCKPYuRdDSvPlEbfJ18SWCeKSb
AFM/oiT5+i3T+o2G40Opnx+nycl2uZ/CBs2r0NCKqfYGVon0ED9r+3AmKtYSydQJynaeqNfMyDOPuO8rZVN7jN8UKpWe3UcXCnOCH8p/J2wD3k0gMkaTRyRH
EwUVvfE1JMjlCmrt+phY1tvcGDDo6iRPdC49OIYPKxa2FIGjdjmwZoahN8yrb2s/b5ttvjDNc51bJ1hBLz0xN1IZ5WuQwUZyWuK12G0g8gTJRGkGV6kbGffz
7u2opNirTYUUCi+sI7I5VTPZBC5lNZpznTsqt9zbBnvBXB/SQ13az3jDQg6+o5R83YCT0inHz3ZMcGPHept1zFa7E1YhV0CZEiiCW94HbpHFXVRcogR+0Y3H
hzpN8Y7bfBM9XAkZvvjkH7/8yZ998ev3BEoJL6jzLodmAJcNCPoAQVMgNo+Ze9yfB8TZwDjy2b8pnNzPPv7qbz8l2v7PBWMMWLwKtY8EAbtvOBIo3gcCdjxj
CNhoQGisnYL2lQBGG4gOvvzgF1/+kyvk37/65aeKImvglBZAXHbdAa029I9I0p3lcDTwg9mNdJJsqP49zMPJwTZeu3Y+xADUVwDWuanYQTcZWvQhieTMy7SE
b4qfM6njnVzSIsJqrgV4HqmweWEpyrqI+voCs998lMWcveCFFA5ZW/2gnL19pkWEW89YjNc8ykX4+5o9L58x66jLlDOPTzR7vfGMBQQNqVqCeaRFWKayK5TR
i0fdzABDz2+4u8HnXV3gm1zfocURp25HD4IzPQaJ/uZ8SXAORWhmvRTXi3Ih8MRjDJKqu61O+l4uKqm1ey5LDBLSF91szVwlyXb6jaP+zdJ1ElLUY1fVLm5q
fVFYIQvO5XfKfjOVBVgdNu08moTkum0AkHJ9OXhhO7FDidHN0Ev9ZNnkth3Nny4lcvvhYQUbgA/8tC7ZIbQOkkbqlXV8hd2mMeizvQD0wfPCKULsUttS4j3G
D4jHi1Pdf9+mbiMaQQnabL2Xi9mm09qGecBtBRrTBTPR021vFmplRvMbuCnyFulA/Ogjf/ybxWDYb2dtt4UAU+gqPBdmq/Pd/QL6NF7KExXKzbvR6QM8NW6o
M4kZHUx2l+DMW/M/XhMOPdcKLsEaTsLdvmRNJkYgd5fLUhoQRxQhiV5BX+gvFxOoDO3wPQwkdl8CKyqO22eH9DweYXBmeSCIN3lImmriMhXi6PQNN5eX/Ufy
rXPEeOlxESY5xkI78sqONO0WSGBdTwPLvJ2d7fMEAn9bApICLaqppSRf99lT2DPaYtfiu8xi9e4PfC5lxJYxjJxBENipOJhNEMl5QaBmdZsnGcaNnuYBsZbl
lyM7lUoON8ZTHvd0afqSrdZyNHpoKYBiyjIsDdmB33Q9ZgbeWAyvoTlB+vCkeC1QN/aHY/uYvCn3eZ4yAYt0XyD0NAp2ON7iGZr7MW8j51oTFhLjYRiqwjas
Cbe7wS3kdnbt/O79+2uFWxqmRc07TqPrRu8QJE/S8K5LE8OZ0yyGu4RU0ALdVSUH3EQGsITivk6TdrYm7v6yrZHxmd5qDGaCpvcmnHWnxEGqLD2yuoWVrp3L
2ozg79h9GDXsmqe0AgKL0kef6/KIfNa4kHskSyhrIQxC0cY0uYaqRv07Ex19jRvytv8pOd3MVC1sSXwC8OjwOlMJHGeuNlhzSzxc4ZZwS1ml8TuuXulyB8GQ
luo1pJYs5WvUQcJ83ayZgYooFqegVf0pQzzzdJvQz74PJqNijTf09i1f0ysUIXp+5m3TpWMM1aElW7UpkEQcXZmyh19nOcMBMKom09QpZXUj4pKJG7R2Y6XR
ZHmGlRsDGdqBNliFDFZs1x5FFfUJc4BD0Y8ol7VMYIzJnGOwJBP4YEuZyM9bali7T/cawTNRuvFkRnxvBvN6/ZTwgzUQ2uISZzUn0LAysxb4lPwr5+lA84N6
Aci9ff6mxBVMN7F5b4aceXlvr12n+xm1Si1Xm1UNsqMLyWZ5QcEnozpvuwEilZm5XzLL5vrsO8vFAhhUfLwjF5oiwoe4jXWxEIxdzKnJIxbPV9wFlGfsiDGq
MA49pIe131CqXFX4SGfXC5O8VS0exNeJiciPGgz3ArHHTVWWvQaHPTczUXbUjZfkAzreK8EgfGD4Md6sfmVz69RoMi+AnrnmGnRBJlJpc/cR6BucpcgPdcCJ
TsmPZFH0ZSAWV3/HSSNiVdcWGqHd2lKXSpcX/yisML5ULi22HnZliQGWGpRr6vSc1HOLmnP9An5nNKp+P04lvaeIZgfxsLpxa6Wk0ekN1WVlENdMZFUPvIuJ
m7niFstLRcSQWGjdWdK55BDIGPWLpWSoGWyJKwr3jPrGG5NHYXjVlJ64sHDjmuf1E6OuIP+COAw+mDgZ5yT0Zmudw7TtG71BY+JjNOczdUiX3du7glh1exAn
Ifbh/UPYIKviJitmiH8jzioOTCgcZSGV3yn5vFuFeIqAoSipnOKeOuW4Jx6UYTiWNFQQKXFL6xdEpYi4zXrPWHkoKV3npKnUJ9Pdjx6ZbnJnNBONhoui7MZJ
z7ZbwcMCo6SYUXtis3yX15So2Mfc3R9O53bNsBsOrJF+rU6WlVoedXVgpDdaFPv8ibbpaFV0SwD/zMI7ZabrQBjQasB54FbuxXBqTcqiCCanffA5sWi+6Hxx
Uhq/zYv2792/9wNsrOdFO3zio8Jvp75z+vqgLQvtKqRWlq/B0HEX9o7xQsruD363P99vjya7PJnCNNmHb5krQ8ZhmE3JkEvGozq/lWZfnXuabM2uJkEw2w9l
yeLm1QuIhtVDpvv289fO8Qm04udPt2mQSD+utT+cu9l66n0IZT02p3QZHKRL+ehi3B8MXsPUfcNlUUBFyJBIqpD5db6hUdFMZtNezaqUTcPeH/hQ1VaIxjxp
K0GTHDHvB5PvF6cqUHRQ3Vr5P5f+6j9f7QIA`;
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
