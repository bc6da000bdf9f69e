// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         70c889219261f3de354ecd73b2da87350b86be55f3f15013a3e680a6d8bd879c.
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
--sans: system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif;
}
:root[data-theme="dark"] {
color-scheme: dark;
--paper: #11151b; --card: #1a2029; --ink: #e7ebf1; --muted: #a3adbb; --line: #313a47; --soft: #252d38;
--accent: #7ab8ff; --accent-ink: #0b1420; --warm: #ffb066; --nan: #ff7ad9; --nan-ink: #000000; --shadow: none;
}
* { box-sizing: border-box; }
html { scroll-padding: 16px 0 96px; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 15px/1.6 var(--sans); overflow-wrap: break-word; }
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
button, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 14px; min-height: 34px; cursor: pointer; }
button:hover, select:hover { border-color: var(--muted); }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button[aria-disabled="true"] { opacity: 0.55; cursor: default; }
button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button.quiet { border-color: transparent; background: none; color: var(--muted); padding: 0; width: 26px; min-height: 26px; line-height: 1; border-radius: 6px; }
button.quiet:hover { background: var(--soft); color: var(--ink); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px 24px; align-items: center; padding: 14px 24px; background: var(--card); border-bottom: 1px solid var(--line); }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; min-width: 0; }
.title .model { color: var(--muted); }
.settings { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.choices { display: inline-flex; border: 1px solid var(--line); border-radius: 9px; padding: 2px; gap: 2px; background: var(--soft); }
.choices button { border: 0; background: none; min-height: 28px; padding: 0 10px; border-radius: 7px; font-size: 13px; }
.choices button[aria-pressed="true"] { background: var(--card); color: var(--ink); box-shadow: 0 0 0 1px var(--line); font-weight: 600; }
button.round { width: 34px; padding: 0; border-radius: 50%; font-weight: 600; }
.chips { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; max-height: 104px; overflow-y: auto; padding: 2px; margin: -2px; }
.chips li { padding: 1px 12px; border-radius: 999px; background: var(--soft); border: 1px solid transparent; font-size: 14px; }
.chips li.row { border: 2px solid var(--accent); padding: 0 11px; }
.chips li.column { border: 2px dashed var(--warm); padding: 0 11px; }
.chips li.row.column { border-style: double; border-width: 3px; border-color: var(--ink); padding: 0 10px; }
.banner { grid-column: 1 / -1; background: var(--soft); border-left: 3px solid var(--warm); padding: 8px 14px; border-radius: 6px; font-size: 14px; }
.columns { flex: 1; display: grid; grid-template-columns: 172px minmax(0, 1fr) 318px; align-items: start; }
.rail { position: sticky; top: 0; padding: 22px 4px 22px 16px; max-height: 100vh; overflow-y: auto; }
.rail h2 { font-size: 12px; color: var(--muted); font-weight: 600; letter-spacing: 0; padding: 0 8px; margin: 0 0 6px; }
.rail ol + h2 { margin-top: 20px; }
.rail a { display: flex; gap: 9px; align-items: center; padding: 6px 8px; border-radius: 8px; color: var(--ink); text-decoration: none; font-size: 14px; line-height: 1.35; }
.rail a:hover { background: var(--soft); }
.rail a[aria-current] { background: var(--soft); }
.rail .mark { flex: none; width: 24px; height: 24px; border-radius: 50%; border: 1px solid var(--line); display: grid; place-items: center; font-size: 12px; font-variant-numeric: tabular-nums; background: var(--card); }
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
.pickers span, .row-pick span { color: var(--muted); }
.switch { cursor: pointer; padding: 4px 0; }
.switch input { appearance: none; width: 38px; height: 22px; margin: 0; border-radius: 11px; background: var(--muted); position: relative; cursor: pointer; }
.switch input::after { content: ""; position: absolute; left: 3px; top: 3px; width: 16px; height: 16px; border-radius: 50%; background: var(--card); }
.switch input:checked { background: var(--accent); }
.switch input:checked::after { left: 19px; }
.equation { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 14px 8px; }
.operator { align-self: center; color: var(--muted); font-size: 16px; padding-top: 44px; white-space: nowrap; }
.matrix { max-width: 100%; min-width: 0; }
.matrix figcaption { width: 0; min-width: max(100%, 92px); display: flex; flex-wrap: wrap; align-items: center; gap: 2px 7px; min-height: 28px; font-size: 14px; }
.symbol { font-weight: 650; }
.symbol sup, .symbol sub { font-size: 0.72em; line-height: 0; }
.dims { color: var(--muted); font-size: 12px; }
.badge { font-size: 12px; color: var(--muted); border: 1px solid var(--line); border-radius: 999px; padding: 0 8px; }
.grid-box { overflow-x: auto; padding: 3px; margin: -3px; }
.grid-inner { position: relative; width: max-content; }
table { border-collapse: separate; border-spacing: 2px; font-variant-numeric: tabular-nums; }
.matrix table { font: 13px/1 var(--figures); font-variant-numeric: tabular-nums; }
.matrix th { font-weight: 500; color: var(--muted); font-size: 12px; padding: 4px 5px; max-width: 8em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.matrix th[scope="row"] { text-align: end; position: sticky; left: 0; background: var(--card); z-index: 1; }
.matrix th.lit { color: var(--ink); font-weight: 700; }
.matrix td { padding: 8px 5px; min-width: 30px; text-align: end; border-radius: 4px; white-space: nowrap; }
.matrix td.corner { padding: 0; }
.matrix td[tabindex] { background: var(--l); color: var(--li); cursor: pointer; }
[data-theme="dark"] .matrix td[tabindex] { background: var(--d); color: var(--di); }
.matrix td:focus-visible { outline-offset: -2px; outline-color: var(--ink); }
.matrix td.excluded { background: repeating-linear-gradient(135deg, var(--soft) 0 5px, var(--card) 5px 8px) !important; color: var(--ink) !important; }
.matrix td.nan { background: linear-gradient(to top right, #0000 47%, var(--nan-ink) 47% 53%, #0000 53%), linear-gradient(to bottom right, #0000 47%, var(--nan-ink) 47% 53%, #0000 53%), var(--nan) !important; color: var(--nan-ink) !important; text-shadow: 0 0 3px var(--nan), 0 0 3px var(--nan), 0 0 3px var(--nan); }
.matrix td.struck { text-decoration: line-through; }
.matrix .sum { color: var(--muted); padding-left: 12px; }
.outline { position: absolute; pointer-events: none; border-radius: 5px; z-index: 2; border: 2px solid var(--accent); box-shadow: 0 0 0 1px var(--card), inset 0 0 0 1px var(--card); }
.outline.right { border: 2px dashed var(--warm); }
.outline.result { border: 0; outline: 5px double var(--ink); outline-offset: -2px; box-shadow: none; }
.legends { display: flex; flex-wrap: wrap; gap: 8px 28px; }
.legend { display: inline-flex; align-items: center; gap: 8px; font-size: 12px; color: var(--muted); font-variant-numeric: tabular-nums; position: relative; }
.legend-bar { width: 120px; height: 10px; border-radius: 5px; background: var(--l); border: 1px solid var(--line); }
[data-theme="dark"] .legend-bar { background: var(--d); }
.legend-zero { display: none; }
.bars { display: grid; gap: 8px; margin: 4px 0 18px; }
.bar-line { display: grid; grid-template-columns: minmax(72px, auto) minmax(0, 1fr) minmax(60px, auto); gap: 12px; align-items: center; font-size: 13px; }
.bar-name { color: var(--muted); white-space: nowrap; }
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
.drawer-body { margin-top: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px 13px; box-shadow: var(--shadow); }
#drawer.locked .drawer-body { border-color: var(--accent); }
.hint, .meaning { color: var(--muted); }
.cell-name { font-size: 17px; font-variant-numeric: tabular-nums; }
#drawer .exact { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
code.source { background: var(--soft); padding: 3px 8px; border-radius: 6px; overflow-wrap: anywhere; }
.terms { width: 100%; font: 13px/1.4 var(--figures); font-variant-numeric: tabular-nums; border-spacing: 0; }
.terms th { font-weight: 500; color: var(--muted); font-size: 12px; text-align: end; padding: 2px 0 4px; }
.terms td { padding: 3px 0 3px 3px; text-align: end; white-space: nowrap; border-top: 1px solid var(--line); }
.terms td:first-child { text-align: start; padding-left: 0; white-space: normal; }
[data-digits="9"] .terms { font-size: 12px; }
.drawer-body { overflow-x: auto; }
.terms .running { color: var(--muted); }
button.number { padding: 0 2px; min-height: 25px; border-radius: 5px; font-variant-numeric: tabular-nums; border-width: 2px; }
button.number.left { border: 2px solid var(--accent); }
button.number.right { border: 2px dashed var(--warm); }
.steps .step { display: grid; grid-template-columns: minmax(56px, auto) 1fr; gap: 8px; padding: 4px 0; font-family: var(--figures); border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.steps .step > :last-child { text-align: end; overflow-wrap: anywhere; }
.steps .label { color: var(--muted); }
.outcome { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; border-top: 2px solid var(--line); padding-top: 8px; font-variant-numeric: tabular-nums; }
.outcome dt { color: var(--muted); }
.outcome dd { text-align: end; }
.outcome .total, .outcome .recorded { font-weight: 650; }
.kept { color: var(--muted); font-size: 13px; }
.kept button { min-height: 28px; padding: 0 10px; }
footer { position: sticky; bottom: 0; z-index: 5; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 20px; align-items: center; padding: 10px 24px; background: var(--card); border-top: 1px solid var(--line); }
[role="log"] { font-size: 13px; line-height: 1.5; max-height: 40px; overflow-y: auto; color: var(--muted); }
[role="log"] li:last-child { color: var(--ink); }
[role="tooltip"] { position: fixed; z-index: 20; max-width: min(280px, calc(100vw - 16px)); display: grid; gap: 2px; padding: 8px 12px; border-radius: 8px; background: var(--ink); color: var(--paper); font-size: 13px; line-height: 1.45; pointer-events: none; font-variant-numeric: tabular-nums; }
[role="tooltip"][hidden] { display: none; }
dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink); padding: 22px 24px; width: min(460px, calc(100vw - 24px)); max-height: calc(100vh - 32px); }
dialog::backdrop { background: #0008; }
dialog > * + * { margin-top: 14px; }
dialog h2 { font-size: 18px; }
dialog dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; }
)page",
    R"page(kbd { display: inline-block; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px; margin-inline-end: 4px; }
dialog textarea { width: 100%; margin-top: 6px; font-family: var(--mono); font-size: 12px; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; }
@media (min-width: 1600px) { .columns { grid-template-columns: 220px minmax(0, 1fr) 380px; } }
@media (max-width: 1100px) {
.columns { grid-template-columns: 176px minmax(0, 1fr); }
#drawer { display: none; }
#drawer.locked { display: block; position: fixed; inset: auto 0 0 0; z-index: 10; max-height: 46vh; background: var(--card); border-top: 2px solid var(--accent); padding: 12px 18px 18px; }
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
.bar-line { grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; }
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
.plain caption, .records caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
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
.records thead { display: none; }
.records table, .records tbody, .records tr, .records th, .records td { display: block; }
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
H4sIAJScDWsCA7y9a5Mbx5E2+p2/otWmbUDEgJghRVOgyAndvFasJOtI9No+IDzsAXpmmoOb0A1yZkeIoKW1Rdm6eL2+ypLX9sqX9WtLsuSLrlbE7tcT3t9w
+HJI6pP/wsknM+vWAIb0vhtHVAy6q+uSlVWVlZmVmXWoMxzkRdTNOkU2HCTj3eh0tDc9dUiS81GadraQFPWSweYk2UybUSOy301iTllacTqIa1H8j1tx+9Sh
jcmAa4ySbveLw3E3r1zC32q0d+jz6xfSTlFP8jzbHFRcy7VIspw6NHXFCYJku2LaQXGBqW6SqOVHkmKr3k92Ko2ag6ieDbrpzuc3XFmu2PRruJ0OqGilGp0+
4wq1SpW3TUeTXo97YYs4sE2WrSRHFsqxne4ii/aT0j9/KewnZah6KMqT3Qol1aJ6vX4x6U1SRpPUmg4KHhNXvEVZCa5sI6rcIV8/9amo2B2lw42oO+xM+pQY
nT59OoonhIGNbJB242pUbI2Hl6JBeil6cDwejivnB0NBd7QxHEeH96jS6fmq6UuR7lAd2viq/M7gJmqiI6cOjdNiMh5wmfo4HfWSTlo5em6vcq5bPTc9ulmL
Kmu1KGOsPVGMs8FmRTrZytrR6moUxzIy2nQ/G0zyJ2hmUPvxucnKyvJK7OGKqs8GZ6mpyk6NkLKZFTlVnj8wnKz3eHoAL4r5LEempUa1Gu1QbQ1BmhRiDN1d
jRR4BezRSX89HVd26sXwsXHayXJqsmJqJ0Qsf4Y6fXe1ahGVZ/9oZ2CyTu1VpZGd6A6qv4Gh4Sz3RI36XdGd0XIjuvPOaElgsK2jvQd3RsMBITpLegbEM9EK
2qQmG1WLZq1uOT1B31Dws9lO2q2YGpsLKgtX1YD7uQiN1KGNpJdbdApWCJ2PJo9SDy3YMb3HOhNtns9mg6xI/Ww76D0Be/7wnh3c6dUrPz5PwMb0G9u+HTy4
dnLF6REQmjS2Sff2epV4iRJtA95iT3eSTnFWZjQqnu0mzcwQI3d7zfoLdTgZd1KTyeSoRYOkzyRwj54G1Cn6S7Bkgw16pr9xNL0VKrmGOpW7NTorBp/UYWCQ
FvcRLU9tzcdl2B+DGFrG424KiiXr/Yys4bxIxkX+xazYqjh0Yvwqh/eQYVrFyOHJroLJet4ZZyNgeOCt80HVIwhdkIIuvsZXn7589emvXn366atPP3P16X+6
+vTXrj799atPP3v16StXn34ubnXbBKWpuxiOGLeHLqXZ5laRN6NWK/7Ext0byUYH0+AT3WPpysYKP959bH29u8GPx7snO53j/LiycqJxd5cflxvHVu7aiNs1
2q4+sbyy/JllTf/MseN3NeRx467k5LrUcezk3VrHSao4PcmP6Uq6sZHE7XbtEHawtCsQUbmNRHJsfAb/+HH92F0nGye0wc8k6yc3BLzl9eWNFcmysbHeOHGC
67Mb63hz/fMb1OutdAcYay3XomO16K42bXOjSoakUTLO04cGRYWy1PNeRjjOaJRpLqxUa9HyCUej+hmoXyWpReu1qODZnnA9PIn5nenXeEgbBs2uI1FlHbR5
KdqpEskqqv4SGCf9UWWU9NKioIlf0Igm4223XfWyHJOAB62l2dot5DGUzG2phd26s0GFOuhv41pU9jHBckw1VAqCbrkaHSXK2ARkBF8FbdZ76WCz2CKYl22/
M7/+MNOKtrbRG9JemHAXdd0QtiqMfS5CeCBs+u8AAGkE/hJhz62mTo5pSlmB0PP0S8uF/tYvDKn5uBZXad14iOxNCKxkQMNGmRwCW+NaROtkvS118TjxFKC/
R09HK3fdVY3uoZ2l3jjeOH4XtgBCxvJK/W4gpMKjR9+Qi5LlgTaclfpx18NGnfbUE4S5MWf+zPJdK/SyKSU/s4KXddetbLD9+YHrWAnsM1Rm+TN3gxp9otFo
MEGiCb0RW64oTbr3D3tEODGbGTUXk3FlaWnr8N5W9MnoZIgVolI0VyrAh0JrWJq6eXiwl8p7UiR5WtSLLXqXiYJ5FgcbXYebPpsQ4XOzFtloUIfDwmvnC9mg
OLZy73ic7NY3xsN+hVheni5N2rRXjkdTn48xo4UpnAHTjRVansHYBetkwXQGqjGNsDAADiXxtMyfHBeVApu5WWB28Co0A6J77okIoqeidTwtn6CnTTydpIcx
jcmZM+B1pj5XhWG4d4c3qXhr02eo1neLNKfZvU7IPHHcTURlAZNiuG6+mTHlIiD1xE0CbScZaxXePARnoBjEVlao17wMG6fo557Iy0EJR45UpSoQG9mD6p2t
ZHz/sJveW1Qy12nOFYxrN+1QLtklc4WP+Gri+b0eEE8su/LGsRWi0Z/tDRMzxER3N9NCU0CdN04cN1lOHC9nOXEcWSbLJygLOrx8wsshCZyBm/EmksuARpzY
ZBBYwr3s/eiE8u8nY7vrKwqUSKBrNNfSghGHfrZQTMWC0riYV4W60iL6VV+fbGyk42qr0ea2lh0nQrlRY4VbNPlMyxcz+iwj/wCtv3+g13JGIw5QHeWFJDmV
Ch+VLPd9+eyDT6w99uDjaw8+/OAjDz56NlxpaLCFjtKud+eCErQPjSdGvuuRXBmdTQf5cPw4TRISyHQ+jCedgog9MSTDcQHujMRDogLJpVmZtNjKiPHci/o0
x3rg54iZpq16vTfsbNPrejLGay/ZTcfNaIm2rvGE2D76zYt0JCnrSdHZkkesPXl6skEbIE3TBgvR0vipQ2itLmCBcPCDpjKQoDH4NWmOfeX3LpAiE2ZDJ2v0
1FMz33rDwSYRU5SMtSYVXuR5KyHUjtPuhEg78wrCKGAzqPGmytk6SWeLOUYrWwLpA12HhssNsp72MlejsBYBktdyl0qTNDiY9HpuDnmZ6VvQpivltZkOOooJ
WnAWCy6VcGMnekhCBBKa0jVbRtdjWAWVclVUwgFZjXz6QdTbpzhVWQxeO9K0WzFB97aSvJLsZLm3Q3HRZIf5/E5v0k01B7IT7aQ9cW4JV9OqN9QtvzZRlHAm
SPXLTGqzcT5TIV4FD0/GpronG1TEfdi2H7bDD1sxKyoYJFoR0ZnTLMW4hCbvWoeGGxu0rVcYKjSNPWQg4rvdU7qyp3Sxp7jZa3aWLnYWmRV3SD0kUUh7BIFN
8MtC5LDDukQIGLAoc2eYhVgkUxqQGoqJ56So1Ot1C7RQy4GZ4kGf7IAPVJCzA48NH9ntelqttwbc1GiYZ9j4SKSytRviAGKsO3AZF9USzuYha2kJXNwpBtZj
igcg0CX8WNQBN58MP9teKa2aHsp7Q0gnSTdYopiONBcctmdmBKaN5dvxwSxJmeMorHw+j7CrddOrtWF2rE0Sa1iADOqgrEKY7RehuwxITtwH0txImUqwU5Yh
1G9L0XIgVHCP7jQljzrphluo6Yeq7Fr9hATmHdop1zGxa2CU8cOaC6OmiKasmvXHf5CCq27RxLOrWSREXrfEOjINp2r1NZpWiQxlvSIloUfkQF6f0FXF67w+
7zCcokdkOJOTJ4mnnvQHvCsRAGY7F9xQDfGT27ErzHmIy6gbEuRPdqmAls6Sk9qgpixVfYYqJlp+hza8GplKqQqPaCpvRbzUfKQIKTrjkaT12HDcGMj10jxb
13lGrcxBinanImO0SkOmi1emfbWqartwrUJGvxCIECwGA2gV4nVaExqq9K1Fv3VecJmkCw74kzzK1wt2qibEO1hG85LqrFkHw1oDfjB0uIAWPL8XrEGFv9R1
Q9G6QPfBQknPIDJdyps8QsFWojAyByRAUS47WF5GBzHnpXL3Untc42pd5qhkkWR51i+HlGFj3XHTQ6SMsiO/8qXK1Z/lDjYFD4xT00L4RbFaO8RYaPKgnIla
0lM3Csy92Y4FQwDNRu3Q1rDXzU3xpKinF9PxbqUyMEtR2CHubhdTWt5NPzlpwEmYEKC5rBLSzZhBtjsyJoNbvE/y4nXv28z93FFiACgp2KjNPGDGVlI742Ge
ryVFMXBszswaG14aPE5TAeKhzxAELVJClQmKjH+RbKa+ZjFmti62CwTMkSHFPutxRLcNcNZ2Czftm8mFb4GS3KfoMsmJv5HEyaBq6cppafZIsO7NyuZPzZAr
8xeMGYgF8HujZcGSTD5DPG/3Xwy3UAjUUlsIOe8nRnnD0/nv0105n6M6oHAEuvDL0g0eWJDBA88DnN6JFPW4yCSh/HQhH3o8yF4kFIIbaOvqNC95Jx3YF+mO
vtBaHadUHFsaKjy1QAArsqKXQsddiy7R2qJHSHo1nFn1JwRjk2tL+6Nid02Ik2uqqb9ea3a2KYPFKlYSwrA06cdx+XnST7E32HwV7WYL2cC+t0Hf9yIq0TRF
oaopEnnFE+R9HVCDIn2SPZryGSkXLJwvsyoCMuAA0CMn/XrgQGyduj0ZEiqrOv7bIquF1g6hPDCsF5WPAAxUsZxUSvsyAe0IWEbLpnAF43IFc+VjdNWr1c4f
edDU9d3HEvAbjLRHqG4fx66x1rg+onzU0batsJ90U6+glb0nMjEBHH16Ii0W1DnmZVhtC0kedCvawgTc0HJZ8BJA65tUHXKcEfboDpRxfET8ibgqZ2NIn37i
8B7lneKABe8sElvQuSpOFjmpcikZFKmn8dqWla5rCW8mi+H6ttENSWttt3mvcMJ5mXxK77mj3H1UqFsa16NbBsYPi2UsXDxkGtoJ9A05pD0j5I3RsEumN6FZ
Sa/ndWg+JNyHsXe4HvTRA811MSS3AGxB+zzdhQ2SE70yGLoeGB+8IC7WkY3r4gcaXUtwfWAumhb5Kze4KrWxmITJXZnXoEx7aZA51zxssOq2JJCECdNllvf0
6Azlo+GGX5u3Y+G4xywuXgPeUPNMF2ZlMlCWlAus6r5kmQNO1URPKPb4S6T2kvW054Cc18teUmBRakcVHjfgIUT+muS6MbKCniorNdmwQFrehSitDYdd9wiB
h7axRZlOPBJ8wZH7AGCs0TLVzVxJVfEAKZ/W8rjOdHhaxyPnmp73FIr62dJjU9PULUEQI6lSpl2l2q7T9lD4ujmppU4kPuml9w/7IyLylXVJxcnYEotNiVa+
FK3LE08bnooltDCTZhT7oIItYuJq4BTpz0VmHQgfaS5P1CafnfaTfFue9IAWj1Qh9Plx2zF4fyvOhcUFrgMqJZg3yfgF2ymgM+M5FmaTBDAAkQ2wytzguAWK
GcTLEwShKsd0JB4oYQF79eCApHJC0pwyLRwgUbm2CvCLR42VeapU4IocvrfScerUD7M0bmyVJQtJy3iWtNgphOqtRrc/zIsaTofMaS9UEZoolPkIi2S+lqUq
il+oJ7bTSi/bBueVpT2oL5QVcZ0ZyaZMkx8Zee+dHj28J/llSKbnfZUN72joIO9oPkupi4N5F10jvMkKs6K8g/AN0KlDoU68l5yJQNynfBA3mbsEMFa1AE7v
f67+WiTbP/OAMbpDM384zjYz2ICMqMMxszSCAnf6I0OtS2EO10fLdsnb9KGlN0cFUtTpz62i0GNwZJoLY8LZq2WyPMtLGHlhOEoHj5uTCDDmhjmVRGH+rU4j
f0T4KdOhM/qkxxb3QAmneWnxJpNeIYYcwnLGMLdgLhTsveFbHZMae+xrjPN2TRLGkUsL58iPnbSnxWnjYNpkKhtsyhOfE9NjMimGsTEvovfjsWd3QfO0EEaa
Bs4C7ewdM4J9QBj3iGQ1NHZ8AjXQyhqnpd0YVoFE5HzGhXMhm2mJbfuobnxQOz+GSNJXV4MvU/9AdDi4f4u6StJhDeIxUXmozg24dQKMuG/zjSZwmhLiVa8Y
2oYVhMlKhyvrlrpg6kM/QOps/W1/+ZpWdP1JFln5nL5az/L7h4MBoQEtmBx1wARyOAbFtrlB+sIsYKL50/x6cKDUS4u0YhKoeyn6uWF7VcIdFox8ct3QrKVx
dqhoscEmU/m2N6ypbhlandnFvEEEsfbNIIN9ys8X5qIZKBDxUIoB6VQ0gpoOOlENRy8YV9q400Jmpz9aWCC6ONyi2E5HIpwzQAQX9T9YErWDyoXtEonfYjs0
f68YF2VBhVsK5RTFhogpbom0seOr7MG6DLflccVul6bNaHt6+vAeUWgiL194/CEwSWwYaUakHZoQfnLlfnAvMNY5ryxB/Km4jMek+znqE9s7lCfMPNLhzRrA
x5xOYCv7lU8crcGOr56PelnBLXr1TkCLUdAe1MWnnd6MbY3ls2iHoKGcFMqyo/AZ0ZmVrJHtOGIqoTVY+u7pJDMzUI5IA7x5LaFyWGMBPVEHZHlOBR5dk1U3
PeQtN2dmZKxy1by6tVKLjteiu9tOUlbbXB64uhq1QnSel05i5nHae+yY0azqVQbUF+wjtKzWJwW28c5W1uuO07LcdIu17WqAlLE3taucS8wKnC4Zh9thihqg
OgrA52RizO1yxaYjxAmiF6ABD14keB5WEgeC4M2n4UAmlHbCEEC2LsF8kZWz20vjauT3G+JTjSfnvH4bcsUQcHGwGo+NiWkYF7sVV9i0JxnT4l6DsIpDLAMB
Ug/TMZiNGUinh6SHI2JFulDqm0FiCbHy0GADFrG7llJ0MF06szKCJDHG7Ztg2zuApZY8O+Eeph8xquEk8UDgqclzyVqldYgcFKnapKFwdcEUsxzGxc3baebQ
Ac08+gSx50Uxah49eunSpfqlY/XhePPoSqPROEq1g9U5CAy7KPrE/T2cJhslQkaFCcCjX2md69bbRw4frVMFheahseoPMFr4PNp7eHr18ltXr/y4feRc987D
RyflrBnbA/aHzsK7Lx3XWeJRVf0QYMEeow+ZzfxbkLF8990nj0LO4T+PPKxIsXwcdZtV4gRijfvE+nD+y3IrHvIRrabYo0BSg7dgGFSslHCOmjWic5gbgy2K
LGspdIesQezwsefA4X0U3h6KNUlsugFTzoDTq3Pms6N7oievHITWfiVGxeDB6Wk8vBSHw0DVzy7kuJvRZpXsulOD+dnAJbCt/sDbpdMeykOhsBfxSQNNEoWU
x2mdNzpKXFrG+zgZ5ITWlLXaMeym0JBveUsYxkG4dOhMxJTekMP7tR+Q7bWc3YuTzXEy2vLs3wEZzkb2pnaOupOUbPCotfMXRQhB9ITRiFih4wmjGRHFCKU8
YjQkJORkJA1ymj5CdME8Qdr9/EApGxuDtdEYHX6M1fZ4TzoQgO7tFLETRyhPUWRiBNCKv3IWmP5//3BZrM3ZiLS7tl1F6tUrL9OjfOhPkPKXDzRbttkH2uP/
ekYSNpO+JPzlbUlYTwt5fytu+55d+W5/fdizZyNmF3SYaqk4yMJ/22oMF2VwXJx2yyovMBQEiRx8FcN21foqeMyb+Vo1cm9dAMQm7bcT0h0uDmC0FzW1lcjc
OrkUHN7UZ84AVamh/m3zLKXK566rhreHNblW6x16gn0h1hXP08N7GdQmWiu3YflAfoOFuqiz+Rstp+Khme+rkXmWqs3b9D/+pA34NtMkQgQYCU2xWAM9M/jO
Iao/YtvEO462oiNH27p9qLqaESVZqqYmuJXgkQ3BW3xWxwgRww2iCw8mna3QosU7/T7tTFfMIBtjrcCuVdqG7XPJhkPhOHJ6pryanWiyWCiJIxNBbE2h5g2g
eMhA/yx8kDZwvnV4b+F80/qq0/Z5sd32PIOC4WF1tzuS9IbH+GTiu7px3h4+pUgLSW1jbbqobw4yKRXAxiU/y1a2ApvkccDReqW921tNvCR1FLMkjwMFeAD5
jF2TqWvR0KuhViXoHRGDBsx65nbMbCi94SYx1hmxlhH7XixHR6PKMqGDNafpzqiytBN4xaTjjcqOIYCeMyBNmGNm4WyUbBih6zjBdndifre0VOU8A/ZuORrW
cyTacIgXHwGck7ODTgX6Qg8yStqp2gp4G+Cnxx7i3OVqpeOAiNhp2DDs0GY24YcStMun2GTxbkALE0vkOgJeFuXuPB1J09TygJuHd8OAJUQL+YoxhCtDRVU5
9NNWl11MgFg+lj3UirMunBkLsBs8IDvtGqU+nj78BZuia3MHHpDMQO3oW4Pz/t2Dft6j7HrBQ8pDZ8B64v96/OxKtWpLEDMy2HLF7rQzw8PtSVNY8asuOMeP
f2b5LsbHnXfSJPDqfHKSdbbnVrpc/0xjhYePcz+R+TB7+fQ7tu5hBobBfOFkhZlhwjMnbiXjbpRfyvKgO4vcr7gTxzCKJxTyR+aVRO2CCQJgeVSxk5BWhxQj
7FIp+ktvnl1J0iWmZb5d/gxVm28ZMje7oTfNhUTSmYC0alFNdn8xSmk7mgROQhXqkG2TgbOhE+XSiE3pApF+dLBdj3D3ksnj7NXUxxiXjLA9jxyIiToTBaB4
mp/884PeroObT4u21ezKT3syNgcEWIWp+qhLaZiNrYYWW4mt6VSghEI+a6dLGddXfXta7JfaSm/IXoBUShPY2BVMgWkKZ1o4t1tftaa76iCYBLbAiT2bsia3
NENptiaBOfDRaN0HhSlaDiYSTqhzTtYV73Lk752/1dy5OtR8MNxzer2pv43pEU4wMmyrXd6EI2OIKkkqW3GdU3XX4VnRcFaZPEZVraP+JLTo8rhdttBIuvcW
AHLRvmt74mX7G3qhmhozv3wb91OLNF7q4qFTQJT5xpxUKjSHNa1gbbJ7FKxADF9NYo8DNZmBsuHkhblOe0lozxc4FW0w4534uz8+KQcAY0xPWT0Oj2iBW+7a
WLwnxHpZzqI41c7vVfZ5ID5wM/Z4plyDM6TCs3J2MZJXSx9lV5DWhpOmndgpe3p7eeqpMRnUMqi9Hdj/jYckQRVs5+YMBxhLGwVwpAMyxsF9kxaRvms5mwNe
QHVv8GBol9TxRHXyb9sjrUmXtmsgI5nfWrn2moiExrgvbMCvuBgWSY/F9XE/FxmQHqyYSEyEcXBm1iQq6tpUzTPFpk+MD1sJAcjPNam/KT/M1eT+jsFmpqeV
nySYs7QD1Zp2gdnVxFrcz8+kXUNG34IFyX5LRB8yjk5ClaLV3NTKLxZOftMJqOPk1TEc7XI/eRC4xgoK4PSgBuSKfrvmBiEJWNp+mgwqY98flNGFac9LNAbf
wYe+MtywjwHJbGB3Zk8DH+PAt4fVmrjG8OipI4ojEjoYPJrcRZoLAvlf/g3MJcDnjzG90YsNNtAWxhX8Z9shSVKEujjdxZOTZAz7FyN/daDlnjX8Mr1VIc03
3N9hZLg+i4DRpEye9LanM6CpDSipX41aOwbt8X+8FWPfb8UVMFg2Obp65dtR7CCLq8iopL0ZibrdLqWKFiRRQAqI37dbTTtmNRnPYE9ou5iO8/SB9GLGTLc/
6gbqCGevsp/GyfpwUqz9YzoeMpGDjKWTpc44P1WaMR6uedIofLW58+JiMs7gXo5yPHL+JCFOcpSHwFBCzFaSDedAMrSRBZhBt1UeQfHqgpmm00XdsCHx8SOb
/JtZyJYLldJImlkJSv9fz/zHW9T2gfPU71C17XpcrUn1Mdq+euXlCld2JPrLH6DBa9nk2BVB1UdQNVOFuIrpMacDVHO7NP8Hw3E/6WV5+jnM3znL3B80qCAb
C8ZrZkCe3F5D5Wu3MTCzA6xDVAsWF71u2ldiZJbhaW+3QMRiYB5Y+m2Wgev9weO9Cx8ts+bCcYbStCJD6Q2DDsGtBnbR0NhR3pHhRJ3emuf6kI+y7xIaqgJU
Jf7P70d/eRuZ4VQe0Rs9b1oaHvRic854JxtgzvyBnothy10tt9XODt/B3qyH31f87wg4AruUcCKMepN8DVbohrO3E2EjgcSH/W2TPinccAkCf4OKZER3LO8h
BXR8WFo7dUg2v9Ek3+JaFKn/z9ORwRRDFBBafGKZ3+FOhiZqlrOF2K1BJ7IJtaxtxhs3M1TKExOP5cEmBWj6vGUHj9tf98buiGOu1j39muzZlgUIj8v4SMEf
zzwcTyjTDhxSdxS2UWhRj8kfB2y+5CF6t2SOX1FV5Q5uhMQ4/Opg3eHncu6Ye1G6w1rXruHywp0d/WF66W1/X+ftD2235YcKeRs7AzV1MSIAy6pwd5WW8iQg
JfqI71X22hDOqFLCKHuLgbJ5OEXsOYdWh7PUhdcCqVTmzOz0rRgqENCImb0cFfoTz9vADQJDNHu+pqg0t5u8q6nq9vhcWXL+OMM8lxk4IJzNZLzuBFzctnJx
Yv3srf2qEm2e4XNKr/iHkjIisl+UMf4I8Uz9Sf9APtOCOYfPXADhcghhWHDZB87uCb1kvJnmhZmdRhII5AsxlxUBA3FMNmBcg0Q+3ZUEzH99XDUPzUhKunVR
5kaHGwX0GouXc9+fhgStewXxZW7pb5s//boxuAiojazGnOdrv7wgZQ73LeWaqY2S6Lvds7hFqUr2znBd+OVkMTge6CjxUCjiNsWebbbn9dT4i2PD75nKetVw
ovkzVOWynGOaOTbfZ+wPRv3/MK7PC4IO7wEiOAn8n2BcO3c7iK6eOlTiEETpjk2F9jrY4rmYVCJrbEAV6enmW75MYJPjKh+ytEyIyg1vDxiu50XSYY8+ghAy
/9pksD0YXhrERhl2R9h0wKXMw5+A1jqvZ4iV874IxX3dMKJRVTdpoxxhjaQ30DvhQMMWGr73tvh/r3lUEzJymNeTUZndQD7EEBpZrkdKTkal2QyrxHDrT8KN
vkHVXMq6bI6f+Noj1wHZAX1KutX0gxc49prWFdeFmd+MvPRPahvTEnhi9BICuD0L4Hq6YThGZTwMoNvsdr/tvxsCb9Sg0T1a/uC5lSbjXgZFuzWYKMvs216X
tuEhI1B5AvyOt9QX8Eiw0BGE7ohT6C1A8Qk/TZp78wPHUvqeSLCeO3woxOD3dhfXvKEnYaoBBZCNLmLr1oAlpotVf90UmVjBgFAIZ15dpBeZv73IEphhuKWu
dm0O47+j9EoDGqbF1rCrvgQJjPoFj7R5TPrNkJgn4Rq3oodHu0jMzbqTpLfGJjwitC5bWQUqYg7BIQX1YFlZikQGfL421QA/R5lqPs2oOktcU4ubr0UzHAz8
qqa1Q1Q1Dsfm9jlYbhc4yei2F7GESajSrnSNwtzqkSuhxsvP326y2q8WCuoIxtC+DS4y6CGVXaGyWnA+H2k7vyZeIAEGzKjZxb3FmnQPJXPpojRhOU/oPSrp
wThIZ7ssjR+B97ZtH+FzqgJ2d1is4fStBPJmGH6n4oEuNgtHqTY+RzsQ3vT2QAWglAK5f2ohY/+9NfFc+z+BLjh7CE4ekhLrxqdjDlrO5y2YRjTFgWj4fVHv
rZyg+WcEhbDv22HfmagJBdCuexTCEIbyEe8tiC5OZ1AtCOVsbcTrdpJR80DesxNSKsgJVMZsiJ3yydvt7gUueKU7xs+t4qwzn2pLLv7OzDy/h1IuM+odw/mw
vG7Ynk4kVL/j6D3E+o4JMEtDAB1AUzUbtUMkHa71RTxseqKifLDKWpHZa4d6w02b6OOzH+KzVxKjhnZe02Old5BM1BtEPe53D9FcnbAhfaXikDtMb3H4ZAo4
1ls0P5R1jhDjxIimYdZRB6rtK35USrQPa72cBtgXbjyJ62E2+3w4pllmcizMy9JZ3EdeMJdMUIkACKNJ45ImA4Tf4VOCta45JmjOHBxAeCPymoy7WZ6WBqKk
buxPwpEgitkNZdqEfWWcFpBkmIlxmp8zPDvck798UOIsjAQ1ccddqJcVev2Jr11dPvpfz/DBmHw3kxSAhWWxk9hEyaADRIyERz8W9Dzs6fIiDsnCM8MmBRA5
VsmHaScAS3S/9KsSnsIXCHziGeHyrEEM687LyaE2a4fsAYJuv8GBAhZp4Vo6mDOcS62kfFxWE+6EaleLm52qKLypAyx+NK0Ywr6dviYA1S82NlKBd2t4yQaZ
IaCXlkvWQSzh6vtoiyOO4UwfJuV92PWYJ47/PpoUcbvsBr+nFrTNRea2tcgHomlMhUzkm5Y+tD3zZgMwxz4wneNRnLXfqAnzJQFzDJLbVgr3+/rUUwBFeii9
8XYa4/Be80Yxyx9D91N2ZFfb8FU3tg43JkVqtY0rf49RaN+iKQvYJBeLKrffccKBG+BY7NBOq4czXhbMDIsV5PHZyFuAd0DjGovG72tF6je8sjQGQ5rbbQV5
vSaSXs9YIGkZeuJ2FdOUQY5sS4FgULLezRDQN5WzWHejhi1T41xmkklwMVsfxsT/rMqxIGnJ5XfR6xD91YYed/Mo8DI/+pXKpbWn1teeYleFp+Cf8FSeDbar
amxesvYPDNthE8joGvCW5Z9093rmbGmOxybMkb1ydVUbl1J5IdGkEDdJqZKVYVVneC0qevEl4xwiAO1F8mHMYa4G7ngZwiVPZBYrY1G4mD0D5b0w38ScbxOn
yKMuM9kLYGa8vr2EZNDZGo6DJNq7+1meg2yoe7ibscU466Ql33f1kYD752K/eKiy7gesur7YJlpgnY18bF3ZrQ/2GeOOLcZV6LWYKsLb+YvadMXXUTA8aBGi
uwQEklzsPr0R3GiQwnY2HT8iMThTcSur2dBmcOQZb8sVHgYF6k9v8/o5D3SuB+jsDD2z8xizd7OrcAAHQ67bGp4kdAQYdohTRic9a7VWqaDx4ebJaByMa86y
09oAulzscR8MzmrdRruqBhvE4hCBm9nFdGB8CdjWScMd4yhPLOU8m313MwOXszZBumdOeBx7zgPDcw5woVOboSswB4rANlpKF2O7aVWjRTZg2+B8p9FIlfHH
kOBoWECSHD54zougFHLXHCoEqjR0ojon4O9euNU0pbdTz7ttMiYqXOhk1gur/KEnAmOGCzPvVBjKwS0P5yHCpYFRrxpRRtnE2Vrt0aehdrDw1eli+Kpw2kiV
1m6SX8x+akjKeDsPgwJZE0J0tmQiKtSRMcAlOdSJyYI5UZHkTZtcVfKL5WwivlMV0bRtZGg2vds7hAXdWgAutQsl4aRXxKH/555asorrmVTM7qBzNppqxJTH
5pS17OqSeWy2GkNo2sapRD7XleKEkS/0WxA/wzp8ex+rloSbEBnykUDRXECfh0NNDVFZgpsJK8A2FLYqTxUzN5j/kL3Nw0dN51kzum9I2Egwd/DOlrpmGtm9
qLRmzHfZvvx73YhbMAvFi2EPW3U2dK8bcocQq+aFPqgFT2I0+l6QjnU7ZZ3Wnpg1XjQl5wMFx9vbdEhKaxyrO+wCTmr4wX1wfVe/9VOHwuUc7gVpcjG1WwFT
aB8G5wVXgmwGDI+QH9QcjdUsBrxTjE0xYDXjUQkpzQw+qibEiKwnKa6BARZtmVN/3FPhLzwCOZcgKlItkkrdh/PDDP798fQHRdZZGUni4Wj3UhflfDzxQg1s
JaUtlz2+4xALcewfRFERV36cbhBBYgbHxcwog3LIXr24xzqgcbGm8VRb8dlkO432GtPoUkYb2e6QXYL33/hg/9n3kBy3a6YIWDeUeHBHgsHSx5msOFRa6+QX
ke9+eo6SPLr/iX/gjK+9sH/lj9feeY8TTN7BpD/a9XNzQphfkkwJOIDv+CUeTs6mXwpLSBKu5aLFsJZf3ET+B0js6g0J30/8w98h+7V3vnnzww/5zeQcDcKc
jz3q58SbQMGe2wwBPdW57T+9Jc3/78tPI9NgWKwFGXejTGMDIxpbE2VuvvGna++/ePOjH3787PNS+K8fvMwtkPjGg3M/Hrj6r7398fd/i29TPz66xK2Vq1jO
zPd+wMc6x2MNHB8W59W43Sb7BXv5ijrJSFBtC8WTk2ER3Bx3tBXXzg3apWgR52O5Ms730/50/Ola9Ok4/nR1GruL5ByHnF/k1Y62/VB5vGI8UMUXfxWO7xKw
oPxNPEYFUBPejy39nJNOJuFlBaXSoobmHdrQvC1TNaXZNqXWSpAOR2upX5wBhpfc5V3hxYFczN7HVzXMfRj8ccv4CGzZkfAgQLT5LeVJl6vCsHJ3tLL43IC9
RfBbvvlxtDsHwTNXGI7q/i2G9CoXGfrTcB7qOHz/GXZ1vl0M6P2JVRNwCTr1afu8Q8d5aj2Rq4u41txkPDeI7H8oo1H6TlP+w3tBG9hM7O04TX0+thJPq+cG
50vu1TQhbwNB584hasa4v/do8ujU4uncOfotdj1EibOf8SS+DTS4OD5ppXVkqX2ue6R6VFalsL7no3PnOt1hES03vrJ3eE+Fm7Q6nfo4O3dunQTbwd66MHHT
cwPB3bzRiiM+nDADJiCb4Yg+Rbi1L+fwH80tqu/cuXTQ9eo/74XSyTskEfn0wdpIE2FwPWzdc+ZTcRsXQ3IYn/Of+sThvY5/CVijOj0VXkt7r7nGc9cwXDUO
yaMBO7iae7jVndNEfXamcbSLh116QPKSFEKSPFE6yiMBv9P4zOE9hV/And5zFL9n/HvqaHOxc8SEPwvvTjtodQQrY/5drCUa4cx1hwPYKWpkPWZ1cLPhPBPF
UphPEBUzCkRzTAm4OEoMcsTa75CAjVt305MNuaAOVtmQkKu+C5WxLrItKFSMr9wEwakZYCuzZJslCbhLf6Z+At6dx2vGELlM6YI6TLpX8gSBeNI5iI3m7xJ3
oSfHVmrRVrYJyFdOnirFomvJ5KqcrEUrDY6STx/0+lBcLsqVsndQG1wf99Oo9LztAkNr0yVuyYUZ85jyvlqT2xWj0u2w2GlWGlBQ4EJPvu6ErxXk4vZuQX4r
hgNcEmsPcqIvscJkA3YIFwhZPGK16MvsvzGCcQIlAhenDknMPNZBnr+HeGxdOF8yC+fL9MDF8SIjvxStUOIWh/tFKiNVEsdU+JhbUR1itnFR5DQ+euZ8TRdw
5UsEgKnpJKCicTzJUYK6TEm3Pz/gUrqmwejjT3lcVz1MGzR7vdHGFAuVC+yXj/swDTaACQYg7mfdbo9Zrk/cddddOJuu2gbNnAtbyw5qjSsN8Rx2MWwmuEq6
)page",
    R"page(pfAGXJmCTMm2Ysfh2QZOCsvDq7KTZj3vcg0NtWLHEY21Gu1gFDltGWmo+74hjWQjakQuc+TlcTFpzt+DkGY7/d4gP31QWDIqzXBMo43hoFjaSPpZjyZYvpsX
aX9pQgshTwb5Up6OM2I0OA9aOx0vH4vPyMRU8JcbjU86wOVNJhxfPXr0DILpY2Bkz4pBwQmCM+dLtncX0/t6uN2S/jjHP8sawmgR8aASjlO1RSJXM/rC4w9r
9DE5EKF3Lk4ztavSg3jmseSGSuod4tG2KyLgns366XBSVEReQ2Xj9OJw26uMi6AtxF4mzDV8IffiJuDF9hduOxqjlzvTmrsztfkyDWKNcCDZTzZT4OMIjZmI
mEm+O+hEAWYeQ+RRr4oygrgW1dw9hGcWfvt8y8sYZivzUKU9CGFD+5eSTKvU2wCdJrCTDC6yKwvGQl54QHguNLWQrA72d5RpYT7IG76IJwSXh27rfglQXolX
unG13h0nl6QXXIwpLgJpSnYlF/omVbrKiqGdRczhzZlWcr9BiGRItTxQskl0s6Q33PSDs3EcYkmuPzlJx7tPpL2UQ2XEdZHNl5CJQztw7E7B4iC5mG0mlA0z
b7Q+TMbd+qVxVqS2MY7UVswGSMuJwY5Feo1LQT1FqUOjqeOAavDKIyEXr5yo8XnqcNDbNU4UMdwUl9hQLIaNJlXvBORYNDioxZjCqCi4GDi/dI3hMTXkjJtK
ObIvlBeiuFjAqRHZSM2GjKHyWNOvcIDDc932kaObE+rMmoSsiIXftRccywgpXuQlCGwnQxXPxYavlQlYjFo0HKg6QGiFzoNx2h9eRPxepw9YnxQF6+L54liO
58phtasmnp1kiD0KYFNiXFOzpBA2I6kALWeIuo3Y+tMaQ8pBYk8dUig0ruEh1L61ouHyDu4QzJDmRP0TSHIE9TskzzQD84tyg4DolGCDKWelZsEEGgK7cqqu
BqtMcrqm2VpKgvC8elgUtPWYt1I9JXlxXj0SlDM2WilbhyUVc+liDYHaMD+ndfp+3q9wNHAVyrOrcJZw22ooK1WzYCh8kmJOocEEFxMMjxaChQmXErMFyqEz
HhOlNNlMxaMx0dTxbmzmUswTOxbLSxvTc33Y3TUTSzFo5xv07Y8Mu0mv4u2GAu99dvaXt8RDt5j7BrwnJ1nqludWko+Go8kodl07aOWCvpQWrqpYb5HLLjIZ
uIV0aorYja/9C4i8d2KNs3CSK707GBCiq8c3Jxo7QivqLLkUceBuQGCmhFSeB8lAHrKBSw6OufhUymsMOm6NsVUVfciRI6dcDONoqjlwimLNGol07oQOU1U+
k5M251dwD/pU1Y7tnNLUM9yzqukfpWsgMsQrM7W5Kw+0U7DW7UFOQ7EaRywwwSEkR83+Uoc8bEzFxH94qRmRWCbl9VEq4ccFZd183aG5tGLUQC5a2Z3W/HRF
3EeslzSiDJgYHqo3WIJ0GUQ7GXnRTriFykglde/M42I63oQdT2VUi540s0Xnghfi7YJcqnuB0D6y18NekLt0nTVtZdS6gMiAT8I8H4HULPorCgB/MOBwNs5H
UpEk9f0LKfyoY1RPKXQ8MRQPWPDzijm+9ILzDC9JcJv+gSru/nz9dj9QbpdUm/asFDJV/4CqZ9XsDJWA5GluqCNuKDGS+bCfVtx88CwHzLVpOMTMTZWatG70
O3q1gETSnr34lmPxwwNsRqPNz+utrN22UbQrLWjUJLAqAMVc5IsX6HHX00yjUmP+sCpvwXz0qpFJ6c0+fOLJSbPBr4dXkIr4viPZYLMHKjdik3LvlrMMhgfR
mTO4r4aqz3I+uGRpCTFPOO5gRm10fRvTzOatSc3NaIQ8Ju0SbZ1NjgqosfzoyX4cdmmr60SfpO/iABR6cXWHxec3cCElhnzEt+wsWmMdWWMdWmN2TtKrF03R
zMkR6+XutO/wFgp8H7zTwP/RReCsR2iDgvrSo5qd4WSASXWXu1+bqfAZJtR2DrborR3eulNRHRET9KNSESFreCmVwcPIeQ4mNqhgg686LMdgatHQk6x3F4Tk
tlOlgpxylVUxWDJrSy55vDNq1O+++26nTUb/fIs/DNC2UWtCgYKuE7Dc6FK0nC5RYcpxp6Tcc9ooXvj1Ts5A3zGYXLcohlQ/XzHlECXnsXHayXJ43C0HvvJc
LNRSjJLxttvr3RAcW/HiFHDkAauQzQYVxa+WckFJhhzIb6bHDXTrHq1Hu1C62dQbHPQkrJmQJGXBAA1LvkLbHAP0gDKn3GUkZqrx5SMlPqeeT9b5GMhdzGmT
XPRnIif2o3ddKn2hdqj7Migt21Lb342GiFjon5axs6TFPdt5eYGhM7lOUpu778tnH3xi7bEHH1978OEHH3nw0bNMLE7WVFMvpb0zLiglA+s341wY1/iMKg7O
PaC+2/t0N8074083o0+zKpaPte7ZOMnZ79k4Hk9xtEoji5jpa7CyRd7PQiVM6dwWvVdwRVdewCEKkZ+NGrzbdQc2R6I4iusSYLdy4hhN/got0SMSc1snE5HD
E8fNGaONfwd90BeyQXFSbqTnUlK3s4/jo01YOrQaO3cfox1h5zhULjt33cXPXX5u8N+7a6DyjVpYR/SpaAWZw0TaEU62qwtmtp9TJzjAaDGAuEPNZPEOn7ad
kE3SyWznzMCvT2AprdPNJu4WNHdh+ueWoUujRv3EhwU11dByu9Qco83GSWKByaIUltTAKBs3uldkkqGZsU5US2v/3H1mqpvrzlh/FMx7Pv6RySven+w0a207
5Ys1qvSudzdn7i0cR7H3qJ+Lz7Hnbl7qbC4blxxYeaWXOHRQxxylw8DVJ3FjmQhjq0e/p0SL6JuQPM4t52vj8t3tPXMiDxCS4FCHJEOWUTiLgJQw1bPcETM/
Zo/arfGp2nZIKLndo1IXjxO9Lp3m/YbTHBMmIdwYlUrOjL1vGYEzdHLsjj/oWQmz8fCXcfaQ6NNGaW6udYG95A2qW0MFvpgm2+aiR3dLGeFCryBjRRWk8gju
Gydjy1JoNWzrLVeZVU3VPKm1/J7TgbFvhb2vqMu2i1LS4QxZ3DVqkvNRvT6P8/JHgchXM3RZzV3ZplWsm687XPW2Q8PTOJIBkzdhy7JSWZlm2zP7NXiMml8z
Do/kC2IaUtWXtqCvrACoEKIzYPy2l5ZKWeRSR5eNWBbkg3zszSV7rIsrtv+BzYpsUKOswRHwsmVEKIIQQlyiJF3gJMtSeofDHLa7goAmcCjYQbCHXHq+nubl
QFJPPWWysjx8JowxFcZSt29SYZPz83Pg45V0iifYzqIC/WYtErAVUon94t+azAV0nIQlRrGWIF96dyS6YPlZDQpVyRgtQAdw4Q2sdNLXuyTMdKHAhUZ7rhrG
I1YQbzKiVhlRqWyZfoUyBWL6BZXTLyyXJHTQqQXQG+WJp38x2pJa5DQonnIHY4PRnBnKatTCLzqGnRNCnzj6a/BZJ3UFOJLAVM3IlDUKFKuh8dUxNLoeBnn+
EuuSIdZ91uBA6xfwfAE+lTyCcurAolmwBs3I1iIJmIFjWwKDFhfVREyM3K9pV6JMFv8jGHyURBQFanC2iJ1Z/ndTyhdC505EBd/eR7o5zkjaVD0gkelLoslH
nr+jTzqnZyrx8mMbvsi3aXKpctCR262Kz7k0lIybYSJBgMB/VmyoDHOiB22Svc7XV7mpJgFfxagFwyZPDYmuxC8XbPKFhothC8hYqWkamhFqQ2FWqW6FRrtv
QPdZwl3hBHZp7QjE9FxaX1h/TD13mXKa4z5ej5Juqar7NkdgqmgfYQRQDVaj9rImuiAO3siQztfF9RctcW4Ha7sWjVSxdERbabkFv3Al00C2RtDNyYNoUqf+
+i1LQ4xcpazKH3JSjilMIofnhRTM9LbhCB1HdZ9ZmWPDzQWxgsDycM11h7VOTUhoxs64LcRUwEB44j+Pzo6h91oBXmCL1BIaxGU7sDebX9YuhrD9YBkvoGpS
gGnLtrg5IZ6cJvPbap2/CNXTDxw6F6m3ReKsS958GqekgsaCGE+O+KmorpiFkc1DT81fNwsxYHd4UCh35FKiE95Q3h6p+O+RhsSYAQotFiFfYrpo9D6f4zLd
syRbvFSZ39Jl5GssdpypkFQJJRAT81LdFprOeJiD67m17LIjsgsb+ykjbulB/8D5dxtEzEWspwZ23dhYnA7mDf/MavPa2pG2cBYjNCraQVOgGbueWRI7Gvor
AGtTsNLamaNiudWm2NRZHGyRJlH3y6R4ZJjbRHkLdlG7D9o1eNHe+/04Gy14WND0+wWOZpn+hFtoMRzhJvZKb9itSbAhz+0GV4SNFntG7ilLz7cjS+aalTFZ
QLKpMSdzzBBOqa/zHamnof2D6mdybIVVP5PlE/ayz9lKOBkapw3K7uhYtlBRrPDJfN2WMwO5E6piYxtVrWgC9Ym2vfB725OooO9gAcGXA2X9WqVcQEZEGVIS
Has16zwod0HLG4kMfsaYU50izTLc2+IkhB2Tqjdb6XYbB1V34doeX1/thCXrebha98pgQDAejyaP8i2N874vl2K8CCSsYvIDVNCo6QZrXYppYjJfVxZbKKvz
ohVOrrSYeIr13dUU6qzaGxYVkF344qW+FW+DPebujMKAfP5FMnJNC/1g1m2xDgCVG/SKFM77aWVHHHA1PBQ73HHQ4B250cUl4xVxLjqTXFcEP6vPMVVZlR32
7/mmYysqxkiT+0UTWOOw5MVrVmMWU0Xy7sUhlCMx94lhESvjMMnesSfewk1BltTMtdwD8BcvcbGJGtuhaIJ9CbXbrslTh+RXPAXnllR+XvLFluXAUvJ6WlOs
1KSndzIj5TfsmI/ZkvhwQEmmgJF1K+UxcphFfXKrEG+3XDtn0fXd0BGu9ySoCR652jl9l6/BTDaJdpcwCOFkDRPTVKjqunRtg1VZ1T7WKjqjHJ8muYk3YG9R
ZInpJQ4wVhEklXHBpHZr0l/3XQAMdef0mhEKZM3dGRXGdLfw+sTSQAGINW7+DGqKMlqKWZRIiw4nFeLudfkcieK1YhhzzJhC8O+O5EoYymHlrAUD+nxgdeH8
Kty08itgnpdK+mA4jC5aVGLbH+y8BpvKxOryNs7kPC6i3DExOOSwGzSFOX8OltdK63wgnrarXoDvskqID6xBAzNQQN5jOAmqxqyqpnR2k4WJBO6RGRHHn+lh
ZIUVjFqZXMJ9oUr7xHLbu5WYNUe8M1NhFBXtOmUy/I5a8IOUOugsX8tVMEA+M3Yg8z9P1rodccBkyznqiWc+wcNm2MFQLUa1aPwjuxeWNF9cqA79l/YSYrcm
lpRh/mXtO3xhueCsai86P2Pqu8C3ayHJVEYyBbx9WZNIg9BoI/MOlVXtHXRaGRMvGh4DtN0p1yWcjsG2z99yeZAQ+tVqpbhGO1T+1GnCOD5nUsiLdelTlvcx
ziaKrUiZUp999kXyktDthPO9sqbJ8Mo6VL4ndZY/ITusH3DnjlbMsSELkJV4NB4yfYmLrJeuyZt3S/ai6Dvi+uZdybcuStAt+TFLThxYXEBEA40BzAR20MDc
5SAgzCpJXVMbSEnYmYHES4yJLLgIVrdmuMIzOa1Mz1XgzK6UPYz20fejiwSHbhIuw6mo+aguPMVWzrFv9ghruIFO6w7Qr5f12eG1xkk2KB7LdoiiVsROXaZc
boVOIxoWCfseeht9+cpFU34vLBrcNTXQI+oFBvY16y+gWdU1gG3uHyDKWQmqBsfHsHuHoEZ7oF4CVEbPXav2RjbuigvOsuyF+61wliNsAcKXkzr2HrqxZV+8
HonIO8KxMVBmzwhHZTUcf26NrK5tSU0ciTUU+EWvxnC1fDbb0esE65CL8jZsQgNHT2HetDWOh1+Zu9y0sbOxkTQajc5J3HI7shG5j+BFw3ZLPfTpuBY42cA/
bE4M1I5GpEGKvT3OjNFoUrgB8hwjeKr50QV6CdEZeK4/Oiy8sHN7jWk9urfbjfaWpzALubSV0Da+lZosYyKvuCgFtOT6Wz+9/spzN19/c//D7/71g5ep6P++
/PTNN/508/V/l8T9H/7q2kev3vjuD1Gb524P42AOUPBFqT3Lo+6QBEz6xoE62OX+ox9ee+eFm898ePON31//wYvX3r987d0roVt9J+EoSBU239VLGsX1wBrS
5ymvrcC4GcWs8fPWMXN1PCqphrXY46OtMccL5B2Ks7Cvktpv74ap9rhZzLrO7+G27un5alUjOR2tnNs71z03rR4VhkZc8b8iiYeNMz44Fq6uVRAjwZxJNRTZ
jJcud3OUqMX0OBnkPQ7jGA+G3Et1HzF3XApzKlfU0OzILapGAZIQMiMbsJH4Iek+bOtFkGGvnmE3NV4EXI9nJFNdlAXd5UPK85zQbB7eywkzflHHk6g3DSC1
XsKzcLLtO7ppsjmjhX5WlNAUFuUcdiLkxXjIZvmA9zwBZpxXeLLG1WkzOl8tYXN9nKUbqtM0AXcWeAdX7BX3q85FOIhoJiuwQoiZuSFXL2rybzMdDNmOiSDn
AsymyDVM4iCCuF+xjSIpAcbki+inmhrlS8IYAAncmcrcsJPaN4JXg0aBDlUAgvFiMADLm4m+Y65Dp4zlyz1KtSyISWOMBPxGKsSA262cuU3etdlDqpsiytuD
F9NB8TACxA1IcohH1MUCURHpj4m2ndY19SyMGTiSSzGcdLb4gk9uVeouhQ3CKGpzNe5W9ZbNcpQf6+3hVe2F/1lcCXsczC0dRvPxAKvOIt7YTg4Kc8e8ZzA6
KHQMrHdy4bFyYrvJe98YLHHFbolLy7XgLuqCfcNJIoVUp+PGTba0YrHi2Jt6J4XETgEiMfRAW5KntSHmb+Ch2+yaDtmwi5B+no5R/K/Zu9qCzvCqXIz8XnwO
49bsOyu3xSqnFS8tIe4zfjL57epPRmyy9SGWm0NEu8oDlhe7xL0Q8/jYGAFGi13Nol1rbbft2DLVwcByHMIYmIkXjdSGSrK8tHcM5dOFbsgXMsXWd4XZU0Ny
ON4v1rR1Tn+IpuImTSh2UNeIAuy6IKt+JzAiHk8Gn994opPi8jkNCle+YlMC2+ach7+t1qkUoqvyA4T3ShDBj73biGszt2dLZsPHWXfZznjY67F5sWJy3qZe
doMypWLmjDUkX8M6RCFYpLjOBT5B4vJb3vAdjXpyIjdrut3eBtZHzPz8IJtc5gMCw0U5aTB3ivPGrlpm7DzYaatar97QNa+fLDS4Hcts+uY7x7glRpRzmDaq
5vHIEZmNVgVmcwQN21RPPp7re6b4cY5nXAu3LfWF0g2m61mm+J1kJNHkRIssCg0/pCtGv4Ox3BS3PVqwCFLeAeoexb5H9K8Vn30AQ3r2c74c26lToUd5rq5S
uaZbNtPQFF9njIOFPWQBXugHh23KIlwzK4+gb8rsFOiMfuH3sb6EMYEkK7eRd4bs3Ua0glvYqlo/vwI2oFreOpGMbfmx305YGeXmysaIc8w3GKhugqvomPi1
QG9cdJnfqpZ8OKgEgirrvVTM2na2hhlfiZxzfGsOsxGxyLRXCpGtjpaSn3VoD/Gu1PHiyXQ0ZD/PfqYOomUzlu7oFj0hvPRclrbqTBJGtoCEo/acBtkQHWHk
cUk1zmkTIgoGMF/eFJXrMvz7uJKmcAgS1Y0hs+VaKc2vMQnKGs3cXuDsAaVh3iwufBsJxlLFRBQN3KiAUtBjzULSKWCxXtbbJoHAurcgPK5PoNpmgsZ5wJfG
dqRo/YrXopjP4yPL9uyFUMpz6hBGteJS/Wt7NHalIllIZ0CSeLLMkKSpXnnMmy2BzUNbvXWYYBwS8o2XgsQKLy6GgNeuJp5ydIm/eXFXt2Rm2lADxxEXxoQX
WEEwGbn35/hJe+UP4tgUQ5oCKyeg6iyKYb8ZHTvpokFBMti2B5B8ozcSSB64mIwrS0tbh/da1ApVs9JubZPcfqw9rZ7ncDTIt9RN8i1WFcUQeQe4XpU+noiO
42clOhabUjyL3LFiNkjvR3/QYkrbNK2/nYdlVe7qbz7pw0+XEh4HEmtiDhp5csJeWXckl3KOVZGEw2bpM59vMf5qqjaTRi37xYJbLnxzztoetmGRax57PSYw
I7bUkzmkqt4dQs2OmPBYbhFbKiJscIgiuwy81DbuXaWCu1xQOscHAjNVLM+tYpn1MALBl8zxpgkqwzof9mir7Czzs7AhOEE2EW40JMxYNVtfZpMvqkPVaEsG
aUtRZZf+7Ep1u8v87Kqz2SVsjRQq2+QYny3pME0kIdbcHkKD0LrLBuG+hJK4eHy5qeO5s9K00Xl0bHfp45crOC3bXZEnvk+HK1RqsRftNE1XafLvarYjmMux
F3gLntUIgoNlrkR8V+6zCk3pTU9kzGvRCXt8wwNwh8xOws4cvrTqxZ0rg/glDpNE4JXRj1hSs6BqZCAP2h1PrwBZmG2dDSfPzbG8HFA2nv2U1G3aWS+qHfGX
tPqdw3sZjrYf5nPtR+Lp4T2AWy+Gn812UtwWghg8wKufZJUeMd9nsgsGimV4oRlsXGboB49rDEfHI9FKnQ0ddGm6bQy379H4evsQPC2w6EJkWt2HUnJCrgm2
FEwfPlwMUX78QEQLZZqZX3PaO87VLjdQSuiYW6u0eImw83WdqEYCL+yZ2EZEcSW4EYMKtCpwNGFxDafyoVl/TgAAIZTCnMLKiKdszdA4pl0JG7YBb851kYTL
niX9AUx2nnAWDRXAQHIEppUT0UkXoSDDTWnAGCQziaoQrGss5IasYuxCWLrHZd0et9PDzgy5TcBYR+w6Sm18qiI+J5vHtFN2ad11262D0gYuHeOZmGtAEH/n
rcQb2SaNVahaxf4h4oeMpDKQmj1koHVMSuznejLO1aDbZPAjPLE7toGWhXXb+rguOjysRtXmRRKRd4G8hE4Jt6whHg7NzUYMKOtgFo7l3FIwpo69ta0MCZGL
uYcKy4BC+GLsHMuNxvST53lBMxvPcYkD7E9KjBhhnsnVwnlvBQlgsTrnPIAY2zVYTIJLQZjh//w+HwKoru1UlERMBaMCSnu+NSrHVTc0mS6S3Nlj4SDnswK9
mJl4P2K7NwdZQcIZnxh41V5759fXv/vmXz/40bV3LtPzjaffvfb+v9386a/2n/2JfLr+/T/+9YPnr//gzzdee+/G+6/uv/Hu/uUPrr9yef+1X954+Z/0NEGg
lkPT+XDXOM75VtbZYtBGONKibYhg31uRvMemeuoaVa4+d6W6CNDnr7/ym49/+of9l3597aNX93/7A7885dl/9ft//eAKVfDXD54LgGPeksTVLQnebHCjh7OA
Lk0IOJiC0xCKIudUdPW516Isd8cvw4Kv6ugkAxySpDudVMMZX3/jpZs/fd7ihdsAyK8+8/GzL1z/wRs33vrzjZ++Tl8I1aiUkva/9sdrH/6Qkqhf19554doH
L9/849dufvQspRCKA+DHw2EhYZFFV7cJMDn+NIDKn5wAZGRiWD7+2Ss3n3vr45df2n/37evfe/f6T97df+kH1//0u6DKrbTHCHlgnGxGfA9glAzEZ6sYchDw
iKPNjOuwdKTmcPFihBhK3OYlkikpsXL12V/CZIUYgCpljFhRGtFsfBBKVx3hrMCszVOiHl0vR94hpodQvzkkqA/F19/66Marl2/++d0bH/zg+je/t/+NX+2/
9Ma1939+/Tt/JpwS7NSV/W/988ffef3GL9+nrzd+/f39l/6NBvv6889d+/CliCCJaBSu/+aniGx5/ScfyAzYf+G7+8++f/3K9/Z/9OObH/5i/0fv7b/+sin7
/P7XX6ACNg9VxXBdf/XP+x9cDvAlyLAxpsc86Ayay8OMlRyogcPScFfI+N3fY3H9679//IM/eNkZh5xfn/jUmqaOs0OkqY8KDMAv0yRDBoB+hRdGMKIcOxu/
JsI297a0QpHHNISV4zXV5NVES2nv+FTskaK9u6Z6rL53YirXM/C5oMCB8goIjh5tYcD37tv7rz6L8nj52u+4PA2LgybhOQ179Ar3mSrh6/SQ/5Vf+Ym2CKsP
Wmy3CLTycnNfxTIEd3gXYxJJOcuPv0qLyWWB3GfoABMhe+KJucpTWykWSAJBcAppu0wTiI56R7BdjoAmi59JkpzDGqpEuJGlTQt+//Vnrr3/G+qTnMde/96z
197/48fPPh9MMN2qAdxjyn8JBIwDmRq00IBjHTFDIUEwfvRnwhry8cBQHhqV8JhWZtsTEioT/Dpi2z5mbAXuWl6x3NaIwxp5cQHYpgpmgZgGZ9ggF5Gx6G16
9fK/HN7jj8tThCRXTh/f3AFxj3iYs0M9oQstlb04uJe8fVhiZux4bt1jG71dLSVJHmfC9AWQMZyCwBiIUx6QY20/6WFWN7TYVdqkPS6KBySSfDsV7Zcn+XM0
O2IlK+vDndqM7wrv5dBuU0oHAQ+XPR8eT6AXjxvO6PnMKEoqLAVnIrYa7xUJWqvsB9xvPF2B+OBwc4tquyC1Of8Xv7ZTJQMV6pqcnrDKDlvkeQzniLgeo6Oh
BDxwilHhUJqVvE1ux1mNVVTRYv5VDNTeHL8onAnCLFDsnKwjQsl3PlkXxSS7rkzG4o9YwZO57yKmfV+iQ3BRFlfV55QLizUfG/ZpI2rkSLKw9wrLMbdscPuA
ta4jWrUqAcoMCZMI+uZrlVldAl1vhqKc0qm6s752tIphtoTNv03ZtcA1g4OlVVkxJn41a9dXDb5csF8u4MslPsyV7nI/agEe+HZSv+PG9rFuXHSmh5ixjR4G
KHLLlxmO8YQDarr7SObYpMmBlXekyZd81vi6DZZ/GDWzZlMwRfGvOjHzopD73/jecj43chc4ypWQNd1zm7ewbhOrQUMhIDI2nQt3xYCFeQtQTMBojnQhTzhY
K5vVscCjZ0M0rsbsz1TCfcec4F/Y7yKVSNUTSKiYbODioMMJ2sX5lKmPz8NlTpmd+0x04rgWN0e+moMtm6W8OrTy4Z91fICfSzlJWF+pLlQ8zxE1eZKKgQvy
q2gJjbH0QHYy+85nO3zSfsur6mir7ad6Vx2KItCsrcepo/kV7CrPGr5vgieuoQDutHSRPYigXRDg2YRMD7mx8fS4s24iMro6RdmuLUysQ9XhoJtxmHb7cHWe
Z7T32RIljd8nNnZhAHs5p7aavc+KswwfOJei2nsBAkC2JLHBx8PL7rx+diKaOb4aLTEcrDPheEBMMMwMWIQzNbf3nMlC/7FZnKr5ujdMmKer4qNljF9nZnpZ
SVLSejC9wDGmjIwGl4xxTbAavvtUGAJ5XAqHAKSVCXUez8RMWNDNas2YaZ+P1MzJCqoxf1MqDJWaowyz+ZEcV/kCi+khu95uf8bSlgxbUQ5zPvdgX2j4ArWL
WYGLYk3PswSYqxl0HdI+xNptab6Eeduuic9OvdDyS8LoOrpbiPnsPEWcFOAcvpIoTvIRbUdLYxytx5apNWyWQeVRhapRP4HjAlb8Wjoohr8ORreX6KUJDDHe
oHv2XtqGprH1kRyzBddsul65PbLpLw/x72vaay74E99Ph5QFEZDZVeV2Ih/b+KsbpRDHWmUyPhDZ9J23i166iYC1PnlRdPEGCZzYWMJO/rY2WIJlTuP7MsLM
vJeHeXmLcHu8twSqZY3qfMDdtHTzhIipPRfwVYrHVnyl4l3HG2793RkdP1mtTkc7573pAtuTEZSP8YXYzfLgIy7WyJS6uC88CQilvPglY7KT5YbxYo9rL1xL
sJuXunneLAaqhCgMKgDpmbvua3MtXO30bgGG9sxZdNyIqzOJ5l4V41XuHxFBAAOwQbwoJlfmMsfNtLgPR/VUxf29jFIe11jm5pZfXbIAiCh6BQZgyPYlPrza
qUNEgbiEZzl5abpMX9ZM7JMseczxrZGp9ArmqThRsvkATHsEuIXGiLjwwJhA7lk7DomeToTC9g4WbVLiftq8QNetweRDXco3rd5GY5ORbcqIpy6CHx9NFXza
bJpv07IYF0HYrSV6EkN9z/b/zGnpPWFmeeVk1VtlfILm8Tut8zqdGufbTT9aAOz2vc/L9jPWUCmfRA5x8SVZg6BXGc43RVDi4EI9CporiJ5jdBt2iXjo0bgF
XogpDVxgQXOqlJqvGDkTLcvVPTiEtTMPknBF6+QsPHvMfJcPnn0kj424V8u3tmcH4kXxQG+EiiXiB2URzvKh97ZcC7hRJSBeUI+gquWgqgtBVRdKVRlC5XPh
s3oSkSNJdLu3qHjivCxkb7dctJjn6V5MSYDlcMcRY/xoFLdcyTjFNXoXRClaVMFieuGFGmE71kNm33axPHiDxTZqdli/0zPr1mSEiGQXMfTubhlztASuBLpe
9sbjN9xiQciDh9aTkzQv7h1kfbYO/Cw4EL07ZU+HENZGZp2agqci/zW409T6hLmGq+Xc0i8z0rIw+V4CNZ+eC351Djy2DjO1oJz1y7i6ifnwyakIwemulEWG
9d7EsQ2htff0kOR0UbqHHGjaKBtp+MHbSL/xrWpmXZ4VFtikkBPcHRPaEDFQkLuVtDE9UupbtlHA7XfV18I2dbOzlqDcmogwfHzCwrqXCNXWAmzMrYNvYout
AO0hmysQd0Etay65pQ1mnGI+PpBuJJMe76UwsB6OYFudbIoxLuNOsCCOtHuH3CByiqVYcMdvm7kxB1VLOmuGYwQSTMzl0r60Z90Mqs4RIGB3lcHlG5fF/N6N
jeGV+OSiNW63OmJTyygYDizovJIQK8MXLDxz8WK4udlLK+Z0ZTiw8oU/cRPRmjElNJcgWkKlQXm0nOgz/ErMluFTdUvQXZQf7CDlrMttLxaOi/yzLLNcmvJE
woPIKbOEKr4InW/OESJNkVrpRjvaLZUclhQbSm+9fEp3g3y4U23W/fIgZUoYQ2nGR1NcAMTiOZQ1svwBiERVT7oWvzNPCAnCOxLs8+UHAtocFXg8MEaP89cs
up0YsKDMsivTMDKvBknEOKr2zHkfmXETqvK4RN+3CA7YlFkOoB+WNuqX26jACSgan9kEzd6o/i2RcTYq247AczQRuZoRwdgr1QPttG25POumttzggHJikm3L
dfT+Z1NubO6DROMdiQXmvKO4PrErrwZSZehwNUuHfNrWwN0P41pA75bbHHy36vqjZyEHytB8WxTbWc9cNqPVsDuK1jHXU88FyEYHzd1UxvJ+egtr+hAfbgCN
z6FvOe+GSQ2dMvY0q87Y0cuHgFgHonkrQJDmFH232eLUBTX8Yr0MPHUS91SBXeDJ6GmkYCsRK3vntjiPnhpdmluHTcQLCxZWE+7xvA042sl09exwOx1Y4ipv
jiTLdNJhlWiohvhnTCW8RV3aHC743w3pRpa2251Bkhp2f5ZZ6bfh9iKIMQNPggnbHczdlFCmP1vGwdJ3sOgljlbICqS9ykyQO3Dhs5pzL7Mf+q6UubzYSpb5
8w8lFXb+6O33NRPhdMdSAHP04LMyBd9oH7ZavqjNVIq8PkcRLOoSrN4sVb2nHgjykTPEmYE5IuRjY6T0OQJJxbE9q9H56D/+FKqVmc+p8pk+h9MPtyvmjky4
U9eUHoVLIz5ld8574m2kgSvFLafkF+Etg9V6iyvrcKAceTzlqJxQFVu1T1n2mJyUqraLjeplgMdcrzw6CceRj6pHjkp31o5n76zt8PFkx20FMD5kblW+SDuK
n45x+AnzLKIsGlHEkY4dd8jH5xXmOlxzHiLBDqz8JlwW6LwebtgvOMWQeiS2CeLuSFXe/duEJS5Pv8E6kOjAy1U+Uz/FUn4J5xXTIJ/QcyUBYPgCg7jw/N5b
R3ql9ikvOlT5dEuz2MstaLU7Jg5kiO+GYh9bwfIcrTOfrugZWf7kmH3/1dsfneLt4VG9C/bwnu0UO5ACdI5UA7PzTG4VcnSTtqALQRoBRCUjHMiLaSzukmDh
jWuFOJ/ljyRdE1iFlmsprAggwhkYX5Gwx7b0JSdzPXSZ5Uh4bK2/uRH/Wp67euih7vxuE+O2pncpOgeoRKayd8QQxBmCYRVCDFmVdXgp5700+eM68TNsh42o
ur2uva4xuE0N3A5qasXQwwBQNjXhhzQnaTVue+o+ECzD4hkHiL5c28MVYUj4wXAPiic2WjRhaNQhol9m70RbajMZZx0+xpaWfU+crhFr9ZO5B8RDiV7gZ8ns
PA294ijCdfS9dHo+stxX6WAZF0QQVmccezTR06V6uZfn5V6W3NWqCXDsHKOwTbAsNOSDVc97VEiEJVCf3zBZLL9s3tfd45Z7FGMUZw3DtawKq7HKYW08gxRT
tzUnsUYLzYMDavh7p7qDhWDyUpo10cYSWONzS7Wk9C02YatXgwEeW23+5jdsCHjzp8//9YPn+W2ZLfNgq7fCppsynVx1t2HvN9/QTytK+6Ni15hgZ3mk7ygA
I2mBC99gk/zv77FB8sveV5gj8smcA8kECBAj0AbHo1GzVLE0vvb+i5y+f+VNY5E6pIWZDda66Ti7mLJVqj6yqTqsKGHOzxaa19557+af/vXmO7++efn5/Tc+
2H/2Pa8CZpF2pQbzHCUbsC1mU8zJQILUfIuwsf+tFz9+9oUbr3/fKw8TT+lDf0SUqis2nISXkRz5xje+8zux3rz5+k+1KGF+LZ/02ZCdftmU9tvPh8aUaj5+
VoWnY854kh0A+E4zjcD0BG7rmRsEjCTMuO05RPF2JJcW2vhhXn1sFhOECMM2Ys2CnGe6HzkMxbtixUIrGmTCXnqpDEF4YeVF0FebLYgvpxcrXOR1qPHk5kVd
v+huZ+Po66B75R37YnBzWtXAsshCpZTd84lvLXFe8fVTJgfPbc8bVawGVa/iIluLUsd6M4onCCeK13b5RjD5tNyugp9oNbSqtm8xmowLIna3sIkr2YfwSepo
)page",
    R"page(mIuRA1gM+5VffDdSo4e6Vew2T7ob8xEP4UCtjbgKewikpqSaw8IkmZyuStVNDA6hcpNW8gA+WlnujtIYp/yFd1YJt05DcYeevXoM5yHJRszkXFWRO1ILrobk
rREosfHmBICMNii2N/auuhsnqm3cO6RRYSENjht+bFikdBqWVXIhIaX3yi6BZYcGDix7o8rUgYdF7GLYR0rHzGL2XgZLkF8NxtIU8pJCZEtRtSeuuYM/cxSu
wa4NjMKqaLSeVU0U1kQSReUy4EsgES2FumxkfjAlNJFngoXqMamdloi+qEg0eHUB9Cw27Se9BKSMU/td0HoBg+ojs1T17DIIm9Dv3NWmw4rfdeIX4BGVw/jw
kNxEK46diWiGBaUWw8bqfzZOoRdwXYOQaMxuv3+aG4JlEM0Q2X3Om4hHGA/dN0Tj+Fr+cXWukbNszLLWua+stVv3Lv3fydI/Npbubh9B+DLlbe8b0ugng9CW
ZcYhTtqbb8HhAqcp39rQ2ChfgbUfV8fWBNDWjWxMC47xbLOu8YGTH3pFPQak+Pr84lU/ynkiF0e5TdCglPd0acZs6HxGdkeYIaQ1c7HAbVgm8LxyC8RX+xUh
WtypUmDISiFXgDjhkThHE1fG7nKPJo+yVaW5m7Jbjjs0QCzkU95lz97VQgsLpTscX6WLkqXYTCqi3U5sJgDMlvEcmAlbJocw46LET4jxco+YiKI7J7DS+aWl
w3soAtsgE8upesvM2Xk/3pMe3/pX6BFPzWtABJlQC7JjbrPwmICaudlxkVWvqAmNOa+zlGMVihzDhbtai0sY2kILOWPlUKZVeaSIvl3gb+5mq6JrVOisFXex
eLIuuhaERMKWcgHWs8tiOjvHENKJGOJeMBByxwTC3r/OYLEh/vZqXW8djuXdjzhII2N2D7lpSo/xyyqGPR7DIK6JrxPwRaJTC7KaOxcE9zPqBrFQ9VcRZ7Qz
k994PblbXbvh5RHgt4nDMkernonr7I7Bnsv5zHhrSH+fw1I37UXHHXabshkXDbJ1wGY9eszyudcQk1bf0nZBDCJx81b4LXAzWV17EFMi8eU2Zz+rar9spJkg
qKPe0z2X+zLLoHQxd3BUM4OQBeGPNBstJdqDF7c293LleSSBaglwcqtxMHjxiASjSAlJdTHBKNuEuqBUXmvzrZh9kd4shoFVlyuD5PebY8SJXnxe2Cl/b4RS
TKLa/4/6vvmRCDmyUoVtQMzddAKu2eUYhhZnqEtcdmt/pYYv/lc+B78w78NyW0mRTZOt/XND9vswlcrXTjHuiQUN4u3i5Gt+4QcH3QPKurmNYB3NEnHn1PnV
Pkbi9hdGXs0NR0nnZH2AY5XazEGzUnA2VL+vWhMTMo0vLfOfzyDCAG2sKuDWeYEyGBoYi40fWZdPi6Rl9p62u84Fx5hgLlXJoFY1AqhKVx4Vx2GUbiPYeV1k
7zm2bRxJeoFVmwV2z983pS+CR3MEQ/LKBu8SJnUaGsTRZGKrLpfF4eCAmKJ8eltwDNUFgM4PGOoCrHUmOQdV79KTGN7SmF1MHzSGpww9V41Y0AlujtNCvEHr
M0T3zhZJgnGTU5ZgTAUKozZOtozq5z27NYcKzpOBsZVhDJXuiFTAancGZkbj/mlvXpyOG3H709C8oxCctB7SS5WWlnmv91IaGqis6JYhEYuEeXZ2vg2ggGrj
pt7OjKvOmPqVht3OpiGHDPcJmKlESdgCmmGN7cIPOIv62yD1LPHuIGhslUmP7f/sez8tEtyh4uzuUEzMHooh0cw2MZn0sIwHxi4b4sn0njXQ4/R5Rnohl63n
ByQg8xVP3JwKwrnYkgTmubzTeIcZFdkN7O6MfZ154TkiKGOA67CHHaar4e3AG2L4oQZBcKXlQhyjOpPIvuaKj43C3C9pVHNqqtNRaRs7XdX4ix2U8exw5CmL
dlmntlfydx7tnK8FLtGc4LycvfqTnTmAQGGkr1+U+/3UI5rr8TypD6qIAPXq+ZyE+Fena3YhQUBC3OGlx0e3c2qkDixiDOXNDhzf0Rjq5CjtOvYm67yYJTVy
vieA/DeP9pgrP6ASwk4vK1AFmww4yVhri/nr/w+nhd55oEgv4UHg7Eq4jUWnl22gGd6vFLwqX/mQDSZp0C9ZheiZVMKd8JfjKpRURBF0Twqxycx6dbWsW1D0
LUY/xgcluf75hfmAMJhSwJA7/QskNieM69fSOYj7UPecru0hiZFbTSm1r2UVnT0QVHWdB4HxHjdVGy9y0Yq5aj0FjxEJ7AG7ScDiExlcPbtNpdbDuzLfgXvV
8N3N4HyGN6iq1gkx2ERMXFQLh3twEODUApEfvBS2wCrlaOpNG/ZGvVVmhXeoaFDSdI4VChwP3D97EmA2NgZr7FW+KpDqHR6hWllJh8jgvs5HHHJVnDd3TO/d
rtuulauqC0J/dbN+Pl/Peb51eA+tTdvnjeBXVvrKXTMIkn2feBYKjEZcJEFU2sftCCqNzgY2M6aENiscFaF59JmJGSoM6XH+ubpnRO7NaV+RZTRlIm+qSR3t
MVYCmf7n9/VNZR5je+JklDPh6SbxLIGMNPv5jrkYdPcEWUOBcHUGsSGagS7IOZs4sGxDVmo+OAieRl8ykeFuYQbgH5/HBrZF8np1xno2UEyd8mQ01iyCRWQu
vLhv2M1S2IZztRLCha+yPsO5YE7GpdpmH1FuwLKXJuSymGnOMxGGYmKJM4gWMJFwBotlyhkHY92pnG9xwPqKb/EBzML0lvEJvaGZSwRqiztG3CGX44ZLS0dd
isNoI/4lCkMOF2+U5HP1UXeHWi/WcAfq8wWhEDIin8eNVoGeT6p+vWqUn6fmOl8yiC6QT6jMXpnnVT1DZaTX7FftuybjKgU49RINTsZLm+OkCz+2yt2NbrpZ
I/IHZKgLkIRJxmULtyzAVxpQfo1xepDTNIMV34bTv2duEofXZs5Gs2aHUerqgnFYRIkVR/+YjmUDmOuJLB6lZWsfBMnJ13Ka+ylbhEBvcgnxa2B/AkmR+LCr
l1/ZW55evfxqRHkv4RQRH5mLMp8b+AwE2Lw3Xv6nj7/z+vVXntt/7eX9n//z/reu2HwIHPavP7/5xs/YsEcBoP6yGQxH/AM4QdXUctfBgY3qYoajIm2R8+y/
8a7f+v6fv79/5esItvant2588O/Xv/Nn15xyGabD/Ulny2sL7k054rbZ6iRw3CeD5rRrX3v7+tu/shklStwnXUu0ydpegRkK8Qm211aIcLEb6Dg6l+tlEg5p
7//Q79219z/8+Gevondvvnz9lV9//MPXEEvw8vtqyiONczA5Du5IzEI6QJ1sKkUTM9d4U8Hg3Xj/9/vv/UKsuASZdrxeeunmR2+6mvUiMA41LjapKMQxMBOv
UhLkhtti6wADQgRsyoNeXXv/xevPXcb9Xm+8sP/S966/+nNqzFiSSUxMH5dyQIhWXRP9ZJcD3HFMR3/QwobeeWH/a1+9+fo7N175psthqx4kAwmbXkSJkikx
3kJwS45yd+XR5NG/fvBcaCeFwrTPisraLKLYX1Ox0umul45XBNEykzAOJiVHaBnZVFhRcURjfccBVFIUgzXcOOCl2RGJgxGKA+23wutdtVi6CmnHGQj4lzOd
OvD8VzgMg8e4FDa4dACMQ9hwONlwWhHZ8plwc5S3LaqlO/z7pp+Mq15gp8QpYqJ7ohXOTdlA5CR8hwE1jp2JG5tkzamAldjMtQRfzb3PaDqIZMaxRWatdyif
ohfXb7btBVdcW4uv1BPqvo0Ndk75bVueM0O08V6DU5/lRiO6MzJ76rQU5K9SZCOaNBxQu+ygLqmLfdON+yNV4Wt7PIdH90X0NyWFljUzs2ZoJ2vW1xw3xVpX
86M0cEuRfcbplVFCmwcj8ovX+hc1lriJKX7ShVNcF09ndYqnbzbA+DKbyo/0OF+B9JRi/lfRtNFHqe8M35Uoz02u2wWIb0hZP/bfJOt1zw6HParPc2qktxJn
qxxEIVkx6CAW8iiBScw9r9S/S1Css8JWbf3NsHp64jxNOUYa/RidOvokddGHOzgD265xYdwVd/+QOM5OAYGWVfw2f1mxuRfeosYqDtRXW0w7UFnZGYij8Cy6
TJDPRv21YM3Q57I/EhBrrigcXFhVDoJWLdNx6sAiCqlO8vK1ypPe00l6bJbJov0WDNuFpo5GwYoUPfbsSY049tkzhzu8MYRJv63cHz02TnItuExV8XseSQxW
TCfwmCQlXky92WXMErJRmU+Ej3U6XtN7wFrx58AnJrlYGysL0E+66aq9VZOja9PmefnFa+9ekY39rx/8K/ZPrWsrGzADwTFgsHObnbeG+MkSinkYZYWLBJ3Y
SM3NIJQtxwpH68jd44U+YfxyxNtsHI3Gw+6kU+Qc55ZFxS77p9Sj+zlec1ZwmyPasHOJ7cyRT3AJKX2T+M3f+MbHH/zk+k+eRXjmK29KPHEObf0NRO2+8r0b
3/lVEML5ypv7rz9D/CDzoXgGR/z0v11770co9cHL1957/eYf/kSIoeLX3v3BjV++sX/l+wii+9EPJXauH7ZZojtTzRI0+uPvfHX/9Zc1vq6iEyc5whv9Pa4f
tz2Lks0kG3jdyzscAjstJDQ1R1K2FS6IGE0t3/zlvxGXGbY5TnHRNU+Ih7k+Hn3OKDUiL+J7wEZj1uCcv6i6BV/10cU+1tjGnE+0xmIpz/pjZlj/5fqPX/Gy
mAtmkUmeGSK5J9arrJvhgmC4KYqTg2x9nPcKMYo/3//T667WyQArmjPKY6TduPH7N26+/lObUWcZMuoj85A8tjYTrs80Dgx84yZSmSnef+kX+699j10NPv7p
u7bABhEBCaNt1hwXNWtNnR3mLLMtmMawOrgV30v84QjSGjf02gv7V/5489lf21wyOGcvDe2SwkKh5a/h36+985rM9hs/emf/Gz/RSYCi1FG4bkkbWJ0kA9g6
aP0lxnEEsoEwuEQjJ9jpaA/vRtADr+/yD2dHk7R4tdXLCDqPNfYiPdPykHjzH1/+FsKN/+gdQq0EOSeYZC3NQrYG1b6ExCZKhZdP504U46D3fAsYMVdF7ihK
BvMfpMDLmhV0mls7UXd0bv+135O0dPPP/7L/LBxObv7+pzeefx0Ln5c8wH/3BxDOGPZr7/x2/3c/vvbeiz5BoF56gHeHxZrQOOBUxGxBJXOat0Zek7JSJYbq
GVxiBFnsFnTSK63qA3BJXbjx9Ls0dz3YGC8iwpgw4yKsC8JEeOcguMtHr155ubu2HU0GPZCdZCBH9pjASb4trjJCflhQFySJoH7j7fflMoSP3//Bzddfo+lt
q/Ngod1MUJQPN/Qm3qZoY1UUi3CpFG2mfOMb7RAdGbQP3yCa/fEPv8W0+YpcaCAw3PzjN29+9M80OFHHa6dP4EpD6xkBT7NIEC2hkyF2giQgGQsVsYRw2i1f
nTZjnegRUHT1yrevXvkxvLlk28IckzmFKhqCESOpArJX3sS28o2fEND7X33pxoev820WRpq1GbgDuAjhyre0DWxLPOf2f/ST67+lBfxe1PC6Neau7WR9Xfze
jRpW/8JOSMNL9eghhi6frMOvCbunAZ/EU3NdBGxWNggDbmlg+WIJCC1nCLHFfO3K/rMv7b/4Pu+Pz6OG/Td/J1dEXH/vZ7SKSlByMDE73SZ9vs2CSqFBA2LT
XWIhPkVMwVRNRItkBiiu4dq736StCBPhW6pR+fiZD2/+4quiTiH4PEh6w80QEkpIxsSa9D1MEW3RaGqs9MDghkjFOkUqdSMESXQ3GM833pXJz75bugvSkqWv
wkp4MGHm650BjJANb8LxqvPvSXFQ1jzElCH3lqSM0s03fm6v/iBIQCRe+h6wJ+RCUCWZMNbcjVkQ13rCJhwA5gHoXATUDM5AvwQ6DwQcdA1SYTb/FjTVo7PG
ly5yHnZ8oZ0YmPF+kOzeDsp8uEpOeTzUv8KW8Lvv3njtPVyR8qtveuAzdVhjm87czD3vXhcFlmcWdgK33+KLFLvdXUOqpVdIMbPrWHewF6lPUEHylnzwBkLP
VEruyvC6hDMD3phthyRADkxiABt+m8w7MNPCsOrWLTu0oJwWrWy/7/7x+ovfxsbxIW+8hr+5/q/fkgyyD/s0PRWFH5rme0C8US93W6B3d9agfDZg35u1bnox
Y3MkVPZ5gtLSJL66KBl3I5slWIAs0yRR3ode9C9/ECY9L6zuF1holCjET57df/brxJnyDTrf1gkvGwPtY2++BKpGVYFyfU3XZUDxDUhZbkW4jWQslMotOAmb
n8F4M5MZxvRqpjsM3I1f6GS3SNp/7eWbH70CmYZYHgMx7T0kUlz78AWfsqcBG6Ey5AxhGhYhPeDRkiuB5DYgj/4QBHIhkNdMsoFzerTyREHibWdLKv/L2zz5
IWXK+1t8o8UWTPvGA8P2Mk+y/9tfENVl5L5tZziQ7tLf8huEwSQrIaRj+s63E6tuyMaeoIa9+SxLicZ1/73vQJr86PL137+//+yH4dQ19a9t0p+umXdbSW+D
xqbD8aK2dGTtlU7YvCHwFVsk6mxuGY5w/4Vv7H/9bRLTSPSQ148v0+g9i3ONN//Za3MwHNNEpXljuekHFo+TLlRvoGrKHv7l7XDIZGXaURPkCtIpb8AFFAaj
JRkF+goCoxhuptzRdfDK9P9mLxUGZZOZd6tCGA3zzM5eK9ZggRHJ+v43b374G4Li5i+/vf/eLz5++SWasURS9n/2Y7miyQ4Ba35E1N4VOUforNyzNSYyO+Yb
fwXGbZLHa6KwSC+BluURCCBShAm49tGrN777Q/BFz71ARO36b38up2fY8s32cf3Fn9Ocu/69N921ZBrCa00vFG7Ffwe/0yZOQ7aYJVVncBGFkaI6Elm67/8Q
V0WxhzxtRyIjk3gi9/zI1iRCSrAjmUZHyTjpC1vMj2mB66N09XDTY8pGjbJmJafJR0OzRagS0v3S00y/Xr75+m9vvP+MMDZGj/K7a++9d/P1PzsNh2lzoldU
wbOHRzpytp8y94ii9KC8kavYMrn6yKgC6uoRf/PNZ2h53bz8NUw+Xl6ufe08cFFufMAxc+T+K0/fBIFmphVf6QM9mFT7s/81t+beMC8sJgt7imYa0F5gFgX+
/XMbeuU5mssfP/Mr4kX8C5v2X/mVsBw0wKXWvbUFaoWVI9PW75TKK6mRKQ1QYINkLfmYk/UDdD53mdYyn6Lhgj1RhZTa1/UCAEjKECFJTgwHwVqSVl79Ofb1
H/3++vf/XVgQWixa4TSw/h+chV4lOh0dP2mtWcSlbo4pgrV78ryExQ6eq3JXTlSkw6rNhu1gPxtM+KYU2BjEVfOpEpMEBojNuVfsuSelPdkP9LKfLQ7FRG1o
GJwsr0j70lqVb7146qkoSOSzox2cpp02sYX8yAhwUaTFxqZkO6JRdybQfKrGlz1GB/jSssGmOtpVvLuq2JTBxObyVFSxp7iv1+UyydCI4oCw+8aaVzdGZ8yr
Gme9KD40sIDlsgBHYB7e42SUsTH8RXNesUbuBizvaIn2DT1Vum/3oW4lFs0mDaSapVdDFEztHbJpJwV2OWIAv+XSf3Hm5wTna4zuwqJVTvz0gJkGb5O2R1pe
7BtdGamzsO+uROh9HO4I9FuLVP1YM7KKZ9+ry/L/I+3d26O6rjTx//kUJzXOM1VxoUhg93REY8btJL/OtONkYk/ijkYNJamECklV6qoSINN6HvCN+8UYGww4
xg4YYpubbxhxe570/5nPMB5VSforX+G33netfTmnTgky0x2jOufss8++rL322uvyLo2nZvEBu6eBdu6JVZF1O9cX2GgXy9zrZDLZx8gSxqIY1cPOxGTIZ5rs
iz/VqRfxU1p3JiKtmU6PKm/gYxsibEaXZlw/CmaCVZLuSowDNlIADAxxcDKtconKQ7MQSmYO1aXRUuaz0Qf7DFbQ/6YteGU3UxgcIMM7XpCaslBqMdlRXv8L
cZ1oqDvGbktymuyoRIjQyg0oUjtQys7uV7iukiELWfih+6BRjgvEzBiaUb/C0JKv19mp2COaam5PuTQbRiU1wYBTrzMMJxXKybe5nPCLKypvZSRPb03SA+m+
p/6uvmHB86wxseBimzOBiRbCP1iO9pMoR5HG2T4eRzQvsDXjJ0av3583mumxWyyV14ui1SFpyX5ZbKt9UEmy5FL7xDaJgmZuc4ScXyPeCuRTiK0zpIzYGpKK
t80FWU0t3VYhBIFimH1MwJ7gt7E1HmcPE4DqvJm20XSfeZIMLsb98T1nrFUnVDe18byWWbuP3ih511lvtbHsJMFNJE0WHsZVXVDxRoTS4+c4TfceiVcvLc9b
iN2pzinSElw4dQd0Ww0PHADPiQ3/Kqwop9c0zymems5kXUD1/VNLO4/FHIY/Y1nYU++tvzHYnlBmeifP9NhGJwF5XudANPQ2Gc2WVJQXhMR4rTjTforfqBo2
CLDB5Fd2zIhHtHV4UooFjciOUJmY8NmExhHnEmQ3ksbcfGtKg5TaPr+5JRAyp98UT2UVOeNmHTdXDDLoFKhkqWfGI3HWOh6JtAhiWWddKyMxqgY6I4fF3XAv
MNbcMwFvgeXX4KMQNjL9fiSlUjZVIMxDidtjnrYSWCJkBS7tbKanjMBJWXc1wsn/jroeT7aLe+9x+tBRDdQQfyLcJUxkfJVyfovfln7JLXQr3JVd9WemdK5V
gDIYnxjkmCDswR0bssmZ0gnXjdgd3EArkkAnG83Z+ZnKK3qosSuGGerP1CeTH0HuUfkn3Zh/fQUP/vc3+zP3hb/xje8PnU4KsUhq5zYRWjOuQOUktSTVHyGG
99oHxVR28TXGWu3KODimtdtFwWSXY/mJvHQyCI0MA6cLdQWjKOKhvxN00KBNtkaE0W1eLM2N8hnh/jm1OTVJeGMjQiryuaXL3VmQ9hT6MFsyQg9rEvO2AUfU
pZLt3nM5zk+Oi48Ls3UiTIRo4jL/PYZfB2+pvAbkOVCp/ywmxXzTM3Eo+pCVO8eo8gY35SajzkWs0j0qlWJ4S4djBN3bU/vk30UENtkky4dHClmpPr/9Dm3Y
zhvRqETjFp9hXQY1CNZuhYFD+h7Evc5MQdhmWQnHIFqzRfvNQUyx4OeSQTp45UrUpjdx4oIc7NJww7nTALst+TSDA/7yx4SAN8avM/XlUCClfRusPg83pPYM
68EPwgyhTY2ZHulDxUJ9lyHRKvCgwvW2eTnlKHPJ7S0UZSHyKeUdlZrzv0GEnKi1EFKF/USFRmoTelwhS4iK9JqFTFzqrDDNQimtV4hbaL5UBRJELDm676kY
2PNJi63K/yxZOb6cjHi0o1E50Q4ItUwUFaygPeHAlsksNBQ4MA/SYihiYHRbDawvYB/5DUL+wgpW1H45pYhqnXZW2y+YJfVluNhaodKA08trhPBkbW81AJ1k
UQLDDLBqD9axm0FjWso8qvs5NgfP3U0Ia9JW9C0MP2BibKML/MxzyCSrDpr/uFC03OJ8ksEkoBfwT1l9Mfa99qfObGCRNmUjz6IKgBzlupjapEkpXJe1sD2s
wGrKuuhAbIqsGJqrsHFI9xjNI2EHMZy8zRse7vHBw3icRIfjRV9o/tgtFFKCDWQaPCs67JbzXgvv9eYjsnVbTizinI3aNqC3+WZ/H/FsXa2parW9TlXjsF7w
uFiKzoschW2R2EOiG4BvUbEnHh5anV6ONEUU9cx6501sLT7AVRPrRY2SzxogeViNT+stXYbDnDFQJV6WhYo/P6B2R7WDbj5Iqa/QnV3IOHeFMrGTkoHUkko7
uC9xJZvVSZH9icbOHy8wBnQx6y0sHHvnvGETv2i/acu+eX312n66NiL9tRkdZg0o+d7aJ+f8s+2V+XaDVhH5y3cPftY5ci08nzGMp8KLDvag+81bq4e/DCUm
GMo5UkAiJD6/c9ue6/FA7Zj4xe8/OG7RRvp0O6UhlPmJSUYo9RN4a3z5cOVj+ocicwpN6cigAmvMdzc6R/5ElOVKbUaNzrQC1ieQ/XtOSIXf6l6/svbZ5eXv
Tqx8fmn1yOvuhe3cCd1rdITAEV1Nw/JOBOKM0q5GvPBCVHuolAFX2+HwTLOVC79avXkcT4G0UmvM8/1f22+diSNqWEGhuoV5vYRgIj48Gh4CsZpvy1/26/R1
i7Obq8yrl8Gv8YPPzr/eOUBfXSGcKuv8DX6wewdhZyU6d4OOti8vSM9n4RPEDn11b+XeR92zVzqPzlqh7VysztWX9WGskkHn0MwaYdrkUMt9m67gwg7bLRt2
7PDaGT+dYQ7c8HD2MAx+NvwAwc0hHg9WIHyD70/WmghFkZe5rNzLK1984V+Gi9CpE5n3EQiM92t1usNULGZ+WF3iaRozK0m7EcWqdS5eW/noT2vnvum8/Zb0
2/xyrt6zRcOqwVZQNR3bgwd9stCYV49fnQ26bncevNs5fFzNiqFvTLrHuEm0jVU0EDes3gW+QvUEXzt/avXsye7JUyuXl2hWTzuGa5MiVqG+CjMRw+gcOtg9
/klgGzqDjndwUtqOgWjZwEasbK2lAZhwgaiZczmtkd2LX3QOnV39+Jo6tDeE40+oJ/tkmy6jLgKA7wqjr6q7zjAcsA3aHf5et0523z+4fO/b1f3HVi4eWHkP
fk8oIbVOzs/MbPfmd++8RZjrYJWX2kVAk1fUonvjWPe9r81l/eI13DcDJ1HPtjue8wKu1Fv0q7Wz17MA7jqGLxn6574ENojCz16SF14T9l2Aof/9g+nowPGp
Rm282iqappFargikYZ1oaHszhEPvbDYIpZtWdKvlcDEkIlDYJdMCKigB9aaQajc8RkbXqhnTUJ0IWcyRK6w6AgQ+CqmqJpVzv0e9wtAoWNockuUUS6FcqUfy
B8bxvoTVDXuVK5FXqIv2YJZpoU/eQsrQVvExw+bK0bDlRt/SNtgawIGFLS4767DINs0aZymaYkPCHpnWBimIlbvCJ1F6OJnWIXhtiuq416Y2vkDFVaFaz1Nd
jOIkkmqWrjW0ya26kULF9ucZtw1j2y0o9gMNEyNtO77rrvzUvrYc33vr1l2XlU+4TXmkAIG38Ax3XquTZ5YR6PhIFcrNd1hyJ1fJ4nDy1L4J7e1PCs4iEm/s
tIhMIMnIqFOsPN48rZEi+YH+mkXNG6xT9zxVNUSqhLDAg/i2QoZuIGX9U7UyIaLZFP/4HsLnVNOoTUrbWwAJIEaGatcot+obXnLdkEdwKnA7ZdHUUD9FkJ45
ZNUU9iLW2KEJ9Kg2AH6sWgU2i6CunvbLGwAMwmYHZfJIjiZgfKo218of1CDAFNQQr9WR2NsxdquZNjJ9cbl++FoB0BWoo1TSHAejbKGNpDRNf+mjDPQGaPsF
NNMNswx73kHJkFGmhDVDLc/cAAYnB5YTS/MUD5ivi+nbSynJfiQumQo/ZtnRyDaBMwO/x8hkn6gl3J3GwUybnaMcGAkDNEqvB5ftawoBhDVnX5KrnBNVk14f
NUMPIzRMfkFtlC+rlw7Br3cR/EbE2yJkXFMOkY/K5WMPligUedrM1OrTOKqmqcTIv0KKmZKTjPCP/4TvbBUuAnhE+JAo4VBoE1oc4GaoHxyfbwJ+zN1mh7jr
DFACVZhqynp+2Xtg0GI+xmHZNhq856pdpIooH9991k40bI96GBSwvJumRMYKIfp5JjgVY2QIyrH91tKcctN2Q6Vr1Gvn7JzLkWwNWMmt9o7uPhjsUKdt8T3V
zrWdbGAmTV3pO3iieWofH8r+kPwtX25FtRuYlkthYDPXIslDvsuds9yhIVdFs9bnqSixESPYCox1UzTehXCyK5Qsp2zRtJ+lvuX9aTG8Et9SsmCn2Jgc1qlL
gUQ4JZt/NaLCmNhSuLreqBxktKip/k7UktglSg6Bap7ZR3/fJuHf3XFqNOSiwC2Ht1p0uU/w6oCb8foEn7tJ752xWN+4s1EcWyilUVI96kC65hjhIU6L41tU
BBuW2qT+eJBStYy0G6O2QkPnccTjob1/l16UIqluBVp2YxynNgLcqdZR9Jv8LxCaLJPku8Vx1vSV4VqVPGkUiIWiU8GmX/UYHvHnVKUUD8pzW30PobqWId+Y
N7I5LZFh9K12YMPy+tDjP5JpkqtYDv2WWlyI9NnBwcHe7UMx7VpFIik5O2Od2gaMQjrboNVLhxgtql9wR4DHVhhOXcxfG/WoHAEqy6sBMjkfXZmofPmPvPp9
ouE9l9gm0JvK+M35etl5yOxb9ILReicobnETjcKwHROyZg+pEp3Ijnz6AARmo9h8IGSULRgKQUQHctqgRginDT0xeXVrJZJZtWlFr3rx4AcguKFS4HQTtRZM
Yzj3yaD/w1Y1OLkNUPijr0k1U/gT3u45NDqNcHptlFI11VUB5tujzQnueDXZchf8ppxu4HNbkywD6tPepqnEbAZSa8DTXFF3KKwfD74N+kpbnHaM2PxuLTy1
z8otFkZ3lCLIZc++RE4jmY540VJu/QI6OCGwEe6hSLDGKIfRUq48tZ5luTCiGr3RBBuJR83xVXIb303U2W3krXpi243fOKjtLqVMTNK2FwE6i42RtQDWzTG4
//byr14CrqeMWW1yoahdAyTJRmTjAZVmS+DlYGyyF+jLw0eKLuiI1MbF3rJnsYI9uuEQcTL86cXGTp9IVEs/RqyFHjQsGb4aWSiswZTBtHH/F+1yJ1O/T/Sz
Y07UKvKVEZQfLZSyNjo9kGB2W9QgqSIiuETlEQcKs/XTjq6mx5w/JSAGY9ep2KXKk6o2yRvUKqo2juwvpp7PP7Q7M5TyvwbU1sb5WZN3CcyX7uIaTC6bmAle
pMWRwvdvnyIU2dunC3AqDkpmfFKLMCdEWdM7+DLQI4cir1TGtJZ3ku/fflf+O5WkamTCDl9aMd/9Q+h9o4et8egr1OgWNFuZPHwxeitSQlkjwkOvCtIn2+In
tSCjwsuBczFbbU81aJfU+XGjGe1PWV7qLWZB8Wlup542Y99OrRhPdd5gJv5lY6IyEzM6qpiZWcKYR12OrYTsl6sR3vNHbT5Cdtjkh7p4lHt7spucqc0565aX
+1RsVHWbfUyGhwo26N1Gy17vGEsOQs/Pj7sD074NUWKT9P4XZzdJ7USgoLhwrnRWTn6GsDVfKr/QBjmSxV0rJ+20OtT076F3fVSAZRPYWV79mYVOghKsnPLr
VATXVxowy5AJ9SIihQwJUaaNkPHAJUJ5XFoC3PhbuVteXgVbOU6E9k4idEvpk8vABMVxi/8J8x5SxzghAR9hZjn/oN14sbGn2nyhgqx/yXB44pDyrF7f4XS6
lGKBkYLuNKzOPJVmtVJORqC339qaqU1Um6NInKlm/upEje7M/YcCSH3Ndut3tfZUsUDqLET9z35fPwNWhY9QPCGmU0subWtC7E2UN6LPMGpHe48F2wZCXojY
ID1XU8PXy1NKPwW1bqkhiPZKKQDfdpol47S7/qElYxwpPA9MEQs6pDXpq2vdN092jlzoHt7fuXjNv1ChjfOnVWhNvfVv9eofVy4dcOZTFBuDGpFtqwotmutp
Z+mkJT5mGRd1+08aaFDoXP6a2JUK8xzlQ45j9obh2Oohgi5+piYlxFzevNO9c69z5FJUx3YLaMXx2SNpWE1NmsEU8gZZkM029cE1xIZqwN+xNzoXvu6Jw8PG
/qvJX7v0bKYupkVjQY2WY9yZyqYxi5PNmpZN5qLYrAKoPLKluFg8cheZNIOCRCmhIuEV0I3AgWgbnqpbp/yISmlqgWIp55G9wTS7aUB3bRG7E7Upk2Ah/YHe
XvjB2VPB+qK2hOMybNySF3BKX4AGRe/xopyMqf1W7/Gi7FSGvCXT5pUskzWm16TiLZoHp06jqKVNGJkeVa8rntvsRDQnd1VY9oVKxpi8W4jlTpGVNy8jUhyr
Yj+d40YxZjE3aAUf8HTPqzm4TPP5cDJXjl29t20DuiDWYO+wuY4iG5gNV8GymttI4YkNUEEOQ9VCNhMpCOP5tlVoiJ1hAgFymaIrrDkS1qAmOk495KLVp5GX
TKrqsqUtrtA1gSLCc446GpMKFm8F+VjDY4alIepHuE5RaujiDNAcrZfRQU+B3K4zXc6j4Dhottn+JYbW7MXgW00aB8dllCeq7lp+we2+AVSFQiFJJ/F90YJD
SXcjoc6ROSVsJpacc0Q+p5QN2hiEy55dol485HTqZqszug0fHHZPPIq8JWdQIjZE8sKAIsQWKo5dx+Gx4KpYBTiEmrnbA/er3YR/5Yc7DjmTdUCZ9Rt/T45h
06fHVu5GfxV1Y8CFwXgltd1SW4kak6CRpQdeJmDAnRP3LeZq+zVUx1kCIoWxuoMiadWwWvp7TGc5imMdkmKvzpiHI55LI1m7ibepoLJsnX1h6etpWPqiHxvj
RjVLiDrMf2WTr3GJ+Kea7Cczu60eJt2yFRIvmMBg9rmcyQSul0flflxdXUux8fhj73w9Kpbag2BZhE0x2l4c3TYjlmBVN0tBlWqN1rwX4OHUKzuGPoD0zwvK
yMGtSSysBbzaawmxUKJEV/bl4lwq7Xisc2/4u1zLxUYp1Kx35kyNUivFGv3ej6Dlxf67/mjgPZX6ght0KGp8FhjOcrhtkNqZu/+WveGgr0P1dJ4e2WCrHqGs
aIaT+QpUnuo6bebSX9PTH0J2FxnCxlnj8kIYSmlxx4CUnS2SFst+G/WUwm+EMxS1tTDyKg/Fcdm1ju/49rkrncgQUR7amJoZ187UTW1SfMtSHVoo/3NRiE4s
fthXuSLs+/Qbn8uQyFzJQorBa5zlJKeiVI8hpodOq+eZyc2FOCZgLndG5tQM5Lurdrx/4DZS2IhNIl0wZ1asgkpkEqu0+00KN3zfRHdFDlcU6t02IM1APonC
)page",
    R"page(mFLjUPiaEuYYMzvIa+FrvOz3QYspLnj533/OSI+hS7K5W+6UzOdw2NcQZfc1Db5Nf2y0b3J1WTLBaSPP7Gk89nEuX9TfcJvhFlFBKMBwOi+oxfbqOYQGFBOW
niSvjd0wwahPSM8OPhweRpoP+aHRQ9HrOPxQvxofGc3IGWDKXgbDrcwoVJmews7LQcwf/9TnsAJ/FTuuwZNCZ2Gq0iKSZ62qatEsaJAhjRJmpYq3xit1n9GA
cGI4jcvhEJ6CAUpzARB1ADhWDFPFbZEfKSA1BbpCRIWDfaPpRr1KFdv45knFSVt74wFAXA5+1rlz22fp+D/7D6SwiIgmqTjEwK377njnFNHh3r/buX9y5eJR
uQSY1El590PAPZ56U3GeFCHVY7XJUVlhlxTfCLA/BCVVJ9bunTudU4cc5hJH1cR+OYALOydb0VH086GZJADqc/t1NFcPydHL3ncSiFlClADDZg6OqpuoYY32
xcg7TxoDjZY7MoBgEK12syGEKk8b802GtbWYQWQg8UjWGGSABFYJ4CMrAWCCzye0riW6I9faW4D/JlI1fMP5QBoCrOX5urLa1MxgRO9f6tw62bnwEEf4j491
z92Eyy9BQldvHscoHjorN1c/+Ty+ufbJxdXDX65+e6RzfwmT8/Asfl8GtFL32MHOqXes5gsPO7duc06Orn34iSpGFABTwaDVbdewqHIQouHce+ZAasLsYDai
G7/zmmV2j8HFRCYpFB2nX6256eLCkO/kS4rWFBVtNlqtVK0yU7iXqRy+2UtCp4fDq3qEpLJEdxikGTENCfz6Le+Id8bGO071wmVsXZD5SMzDVwu1p+Rw6GvW
onHNfGEoeiGAdb/IX6CONC3UyROMSMtGG2VHHA7Eqx90twJCKbmsP0mTzSq1Wi8xhYq2qoboYkD6tAwzjSmDHZ66GrUVjuniZ44uzq/e+Wjt/EmhqbXTh4DK
+eanK6/fTX1K246P/Y+60/toi6KBkV2hlUGFhxMgBoQonXDOtqXVqM8sKMQqXiIrhK829iV5CzfLAdmzGaE3b+FvZYDJVGNmwpCLIWl7cDn5nyUX5kLkWunc
+XT14V0FnpJ1acvu5GdYWAaV9oeVpUfA+Fx6JOts5cuzHoWXy+7qX+9fUAa3dpAr+NSx7qU76mSPkudu6nJc/fhamveJjOHUfP9xllRK10jFwGs0EhQgK+NY
aAcdh4MhhD1kFp4BpxK0erQfncvCZbC8u2cvdb96j9ED+7U30mShImvvW9fW3kg3rang5KhREyfNNtQVQipn3qSggtyv2ZLwRBMlpWrZriqFuKpK24HZ8RDa
XKAbt7CIWUJIu5qX7+1fvnto+e5HshnJVCDqw20FgLh+44HwxLUDN5YfnIx4wVzTVvYvAVQIr2oDGwVFYRegnz9uAIsNfcJojcnTgeRFJI0i45elwuXR0gRb
4S423JaDKQWQ6NvfeCxRDRBIujfPrBy+a2Egl8+jfhnZ5QcnZPaBlvbduzJYYOGfn9M7aRxV5YZySldF88vRlk+6r+umzyZw0zXmzZ01W8N2l87pFY+I3ooB
HQ0BNCVYlHXfFInE7ZRBkhlQlHoMglKejFGD+yIsxH7PBRG7QeqVEjA0bgPsHL/k5ZLOwUuy18k4cBSPHJG1t3zvC+1Y99ApfUeIWhdqhK7ODkOV5AHhx5mX
Covda/UrM6RDdER77sDw5hgTYkCTTB+R3aWEFQjZBYPAxS9Wlz5XeGlIioTI8ykepLHSzVTTKgAAjLFZw/DDoWSn8OowWJqATOWvTBV+Nv9btS6S48aXpwDR
DROVLKKdlCMxt3saWnnZMHAddi1ZSzlgHhPKPMDEOqQOn8BqkMsCgOhk0gtpyRVc1Woc0jLADZexblaFfzvQDApNKvQoLCeEnrtH186CKJLVP93t/vHGX+8f
X/v0g87bF7vv/VEBBgH8HOUPc8sL2NlqmfCwxR4BEbCWB5dkUgZtAera8jITUhycOiZ1DCW26m4cE7an49w7W9tnDb3xnzhNoEisE/AK7VqiBZBAjswjEiAS
lVI14dqdG51DnytmtDJHa17OJ2caE26pEpx6olFV0w/2Ms20lsKHblXdPCuKY60ZU4LBt49V0xNuGzyGLEaSBBzx0gVDbuVuoOPrTwa6gXgq15hFnbBUV4zZ
v0LikpXoMJ65rQcQU+EaaJaD+9UVptuvNMJDdsp5BMPlsVGdWDnvwJmft9QAhrXPFHiK0e92/D0E7K9MC4GC1ssc0T1TC8MRbzATW6WeQm1SZEpS2eWr0sLV
m193z50Aruy9E513P8NaZ247xMDtl8PRcS2w/N2S7lzYsBzP0JRzEIsOHokManIwfRmWBznIqy3TdCgOGKvVhkMU8S4HyxQCzBt182CcQDdY4+ZitY/l1nX6
d1WjmHuLE88ZMIN7Kb08Je/tDBKB5iUS0RlYFB0ECl7dH7QMprYx9X/0QTOXWg5dU+Go6yDRoMyEJlxFfTlcdIzqNPVq28BIbTSlJo5UxH5KiSGj5hFaEr2R
MaOXlWeqjtLxo0rKbDIuj+w6FpvhKLP1IpVRTvNCyJ6KS5a8gd+oWP1SScWl9I5mr1gZcAq88cY8cO3d+14LNQXPHEaYDKccnX1BtW4tmroe6pWEDMziiB1l
NOfpFhEU6TigDTgLk/V4i92FfhOD+KvJWLNeNiqAOpblVBubNwGuGleyqs6vfZASTEFj53/G4jVkgURUBD1MwbtK/sB93WnYnf1md6M2kcQf9K5+FTlqRdpo
1y4e6NOtWsy02VXBe1Q+MEV0yTrJGvIyNzONSdBvpdhYIQrZULcttCF4wfwg1YAoK1gpuLuoM1t/vxpWK19BCpOEnh49Di+MnaQVFJyopB0CRygWCorVFnyY
13PhcZ9q1F+gnamo5qaJ0CG7oRkfzeGslJ6p3oAm2c52V1oDPJJHAU3MNM1X4SfyCp4Wxx1ppD6k2kr7Ds5ORd/D6kSR2l3eMCuSOqLHjXKkkP/uiCzDQY0v
87cdHx6R5a6Jk/34DrTmZmqyossF5T9qho4yUPqSBGoxEh+pjOISdsro1gDZBQxS+p2MIpZzqHO6z5T4rFfdaSIi9u116JxuYTEurwKvTae/7YlAxMBvhJtQ
X+BBImlRWcw8786pMq8iXfa5JsWKddYMi1MlP/98k63EbXUotMEcrzQnYgaipqtSL2cJ6sRCqU8+7xAbSeA2jmH60yFekCRrDEUvevvqHfbNaLvjqX3Ti+Wn
9k0hhjUAV8NzvrrHuyPuSwJncOQWkzZihKeEGmHGz64ONuRvRXB+bGP7+OF6NVrBTbw0LHlafnMbK6WTf9MgMkzW/wL1sEUm1BZeYsoqqMubw244YMym1ip1
JxXsELhYtKLA9uJxNv+D6FZJs7xjpDLk3Dc4z8SRuHNKHT1DH/jCtPEFY24er6k/gwgJ7mm+81xgerQc4PH0RwSjN0iXFaZBt03TINAybt4uLayPs9JiA6YI
KCc/+btSlCM2WwwrwsrMVSu0T9sT+AYWCZBAVmNfd1VZPtpg3a7tDK86JcRzyd89s2XDXEXo4Ne1vbKRFd388FtWR6hSFfkKtVYISZhrLeDGYMeWr5Q4NPjc
Nq3Fez3tLSfq5O7FLN4pAyBqOBnixHKlOcbqoisI8LM1Sa3McphpFN8C0DnZnbSvephbd+/Txej2PnxtLC+2wMW/eFrU728zMC+S/ViKyECgY3lxvRYLW2Z7
13lfuR+4jqyueZHNswlhESsenhMhzyOgRrttqo3xN93mp8aWcVRrsVMvYB/IErClWt+apCsfGRw1Pmi3/EygIe4l+fR0jvRIbiQ7iOsbnWJTT9z3cE36Ti3L
qRDiEbpSSkmST1oR84GPV9rhWUrG1oIwfkOfkK1AuVE8ESkBM2wjDhQzYuEwJxQQmZHz7P8Jgy8lZWbkYzUsFBgRsrjBj0kltcmm2KE8MvW/x7rTaxjKDe7J
58UtW5qmrc5mSrHnH7ZGx26hPnvmuFD2sX3FlA1FLyNylG3rTx8FIHMkZicxG7uWVoiGnMXig96pCNBGb2PSGZzt2BTP6adK/ng13CveVOoIZYu6W870rxf8
W59z4ANK4diwbSnRiLoTbeF5sI3KTLXdjs/H5cTyQvUO6N8h/zbk56GU7BqnLs5KcOuLFNEgIi4DFoFoM9QG5It3bnALss80FdNYXeDqsPBzTHQZxR6ofT7g
VleWRPo7GJrcnSv4xjSa8qqTO/JtfYx7XgXBmC0+Vzh5c6cExqGTAiLg87xW2Z0sGWmH4bzUrFUnFe3d7ZuEGm1a8A1wTJ92NphfsaTuoD+OIddLriJutTON
nZuKWaLM6jN0+WWVGW4FxLyBNO5ozUtMfwuTyEg7IgmkKi0lP/J6ubJzEYVr5OQT+0VOFmvoYDp+Ge0sR2nZp6LTAC2nUI9VdgYEmZqGCbsjGp/tcxG9Hr9G
dWuRYi0/v3ra47TnJa8ysTwjRDLQYanRA11eiHaBaMxBwK+EFvfDf3KnCF3J5iRDf9HsUSDaRqBhtjJ2Kuh9qLox3TptXtl4L+HuCu23EYhbr8VcB3b5upxi
3uiLVVNsryNKBImJ5K9t+ZSNNL/8rLpE7FuMRtSx+d07pcBujXjE0eYfG3vliDKYDCZDg4OJnFL4SRy8IPdVm7urz7fmhIB+A+V1cKPvc17JOFFmByq479sB
jc7jckIz5BQ5KjmiX5zbu8OtEj6whsltf/pcX+PHLm9EH30qmNwiBWtLRAQiVSHTfQVpkGzWG0iahl4t5h/g1cBOqGi/4eLK7RvG6/u/qulj/Lu8LOUoE7TN
nFlpjkYrRqQca1uSrcbGI1rTxcmICj4NARnlZC9oz7FzeTYyNiqb1i7Zr8bAXy1N7Va/cPusv7C/5m0SadW9YgKpBSWn2vTCYGhItD+M4MaoGzDViTu7QyHt
KWAf4WiRFLmZ7AvsJmAZYU05Hsr11XuQadRTQEaZ5Zqtalcq7cZeHXe+HISSdO6heAjo9ldkGtBd8iG2KI2tu7enLuod0knLNrl3YRyrt19ap2N7aWIZGLLY
uCAnYkULd93FFGPYiMFM8IDkvHeI4tveTcNgJXKsletiTXbqwYFn09vZghQp7sp74rU2cJubrqZ0NnqEKTH8Cw838mQuXGNw4O+lrmelor3hYWOuMo5Eani8
iZ/6exSQzXqxR/aNiEA2rF9CLRnLQZnh/fd/D1MvY527wlS3mVpPgwODiM/EN8MgDscRTYYkFp3p2MBU8D59lzJuuFnJMTrMuXNcxvoU51kwGJLHhxxRbNG6
aZGh67xc4Ii2x+7s2d5gaPy8KwJb33a5DO71DqE6tlj4emYqe0J6iuIsfG6x2fwS+YgZzojp34rDhnv0gn+3ULT7rXlqFJ1P9CAflhkPv/9T/Cn5gnRB/h3+
+VXBia/q752NJvKCLM8MBrOX5c1a0svBNljMATDfzq1BOox/aDmyYSgn0ailMkhFQSPOn9th3HsdW/im/hpoTVXmqgZoIRIyX4yNvK3US7mCZV5NJmqOk753
TD21j3Ls5ExDZOZx+Y6q3hb/fOepfePJD/VycUcUA9KszaW+nLczTlcX+uvsdURSGvuMgInLdBKjiUa7EHGZMRn4nURp7NEO60k+TK1R05QZGGJ/cUhNwlu0
i9/vf/epfVTXDpXcTSC4SN8jg5zTujdjIFPlN8Ijcg7Hw4kvGg7BkOipmPMAO2AiSk00hqQPujHJkXLnppoIDi/0uHYVXB4Spsco/O5ff8VEAzprMgD/Nq/Z
IGz2trE/dhXWJAeeGzhRR4eN3KJGRhyk8B9nC+AjVtcerEv5bFlPW30rMIZDngCuY683ELges43wRrS20lhQQbsVjke0CpltPGaaOUyMrxeciZDWpDjsbz22
AfkkcI2+B/v1qvCuPrHZF6c5PP6pd99pFfss8B7j12OPsCVLBjACDQZ00Kpq2bJhIsg/lFr8Phru+41RDU7YHidGWqMj7dFSVB92ydEterRKeZ5MubXeJzXd
//O6j4wuZnJxLVDwTs0K25azQjHKfWhn4bTc9RMzkNDyw2F+LoFiKiudQcimXLuX2VOCfivkKTI9jmL3xGP7uDSCzoDqXFtCt6hUYX2agPUJk/SR2hKmOPAD
vn5eQ32CVKraek9nmNIiDavl3LyKpXwmlk//GsjXx8TqESPiJBeDXlvarO6s5akKuNIXnZYuSqqU1ioH9z4QmhtheS381Pl1hJ5CQ2Qdv9VNIURkO12s87Nx
njXu4JsfguSSo7Q0+TT81Mwrnk65Ln3ByoMbK/ffX7lEd3p5x8chBcSKdrNaabfo22r+4y1GobQRgADptzGZtChDM2VBo6VnXGkTk6wHp10E3iH1AxJgqwdf
2xozkMbEOHIErpkP3l1+cFG99tYuvK2RPSv3PvCeup0jlxRUH4Et1//Yuf9p5/Sx5QcfyA84Ft54o3Pr9spHV9YOvGtOwJ9/0Ll4TX3rzEsOHRZCdOE9KTdj
N4BsGr+pw6UfjN72EUK/wcpkNJUb+6AdnKjJVLUY2p1EYQou132jqUj9Puc8IU4ShcSy0IW2S7WtSerjvOwa2qPt80E9K/e+Vv9JH7ODxPWX7neun3JZ068h
AOvUO2tnbijoP969dXv1jQcITjh0a3np6sqZjyxKgfm5o3ELkCEjcWq9gveh7ey/78ruoSJFB5mL2MySCTThuAjDQ29K9Yn1w+h8phHncPOu9kumZPUBsiJ0
Lh5a/fQAX/BzFDVTWMT2lgsQeYV+rT5cw3y024iWd47rKOuOHi3YEavO3xgu7PNzmA35VmnYwlysieoJaqnsdT45P5nIu5caNoXSd5cHfUNB/WPh+0lHTiPm
t75AbNy9DzoHl2Q0/3r/kLr8w9f4zo2EQUKH/3r/vPYYcRbXP+1+eIVFbXY7hz7XIDs41zLpO0J+6HHr86v3zOv4fFMnixnra6rNwl/0d6KGBauhxivvyYTA
ARq+p3c+XPn0XqqKVHSAyyJsHuTcwyaqOM/CiZcJ9uC6rjsKx5zLArMjj5VbuNs68vxGS2nHeYPPybkaIT66gDnszjkc0RTn31x5/e7K1Ztw+n77q+WlExoD
IAMqzZeRXX100XvbZsp4xoEBp1e3fAxdv/DlytIjOPH6wMMwAK35WWCSMTLpZ8W50p/v4M/T0yWNEgGnAdK0bD5w5naX+zYtDiQv5PYu0KEPL9mMwo/xuac5
BOOQboV0hZ9Pume/Xf5uSSnqmDXB39T4kp4up2lxMwrF/vMy3Bnn+d7RAc6Helnzhuxz1QmG7yCnGaigWa1meMDKmXv6+dWDX3VuvSPrfvm7w3mrXoaeVbs9
yEco0B/8yCUgEt08LttH9MJ2F0gBglVZH9NEWnXu+cbO1a388HEWYKzIAV7BJ59BJq5aQiEx80YFnidtmdOJxk6kkt9pl3bWXzn2eef0FytHEfsl/+L3sc9d
LS76BM4BON74QeHepI72D1w2HLxA5cWEeyVTPlt4vDLfqszk1l8GYqxuSpVEyzGMKvtdxE0+eBsu9cJc/nCxe+JPkUSB1ntm8DMnDCQ7q+0ohE7Dh8Avx2Td
+tBlYuYiYi/wUcaOudS0IX0qc6Ekv5tq2LjumZJlAO4ly2Qg7OGQGxCwelljjeFmT8bog+o0lkhD9MCLj3+yvPS2TDH87RlooUEXlmJl9dYBmSr5d/m7TzqX
b0vRaPJ1FnzXXxIm144ipXJ2FWVtip+lGV7gwaqkf+IW4iPYut6N4Pzax0vA/7rz5cq9k1JO+rX24Sfp5uj8pdiyUrlKhVXwG4uOrM5MuriP9ZqL2HxQzM4p
4dSeajQ0CitvIOQusqE/+ZkXLlQow151eP/yvSud418tP3hkgRki2Tm60h4v3/0o2+moZ3SA1lBgSFVRVNYehGwoYwmcBFHVgZY1dkvEcjqVkSAXZmer7eaC
RkTKwaE2axGf4NGhen5Ngw4ZaLjHQmA2RKLs/ntCRGsX94NVOSa1fO+tzFJBGDWnrnv43ZVLX8u8Qc65euuv9y8Ij5KZxN51793VG0sygvLIIuk5jj6WCbzZ
f/fQqZXPj0ZDtIfaoxFameJ0XvIorCGNkM6uLGUagfS96FutMEpG48AmE4vA1gAfjapykSjBnUGkq5+JaNssBj8GqA+4mRGCnN5ruKV55xIAdETuCXLj6afx
li83ruXGQzlj0nJPizp7PSUvYSgT5s+Dy19NAtZmvMdVZcsGa5I3zOPaEOArY61iyi4zRxXoxqSIurdpITkIFfkJHOp5Rzpvd0pOW29nWtQdZe+UQXqRKvCi
bEm19oJlDCI8VqTa/vXPTIOt5jOeR6nh1rdKWS25ekbzktCbxYJdTTYr466CSCM+NCj/l/oEfvFAtInqNqref0y/XdUM+qpLhYC0O1OhwqLY178bBeJUt8yi
q2NQLGziR1rMg9qvxNNISlOQAS+kIZ852FGWbzhovswQb52wfZGGLK3pKgWv1H1wJTDSwTmmHwFB/Y64IjfaSgpsVTJsPShbPqitXjjTzPWuedlGUD2h1JWL
gxycNqYq7dghDMhfe+rFHb/+2chT++YWR+Xf8UWo03a4NkBjXbQMSPFxrlBaLO1wSkgdruC0h8/4eZ1raB7RiIIcVk7pMXRk5TYlP6IdmjRk9yZiBfn4FNLQ
pk1B+cQffZlLwK7HS34VTGYpn+1P06wrCvTRepVqb6rtsq9GajujjJA8PvtCqRApr0bYozLnK1ZfuUNyOje9khv+FeaGURSC2pRQXcWvmPOip/fZyhw113MR
RmEV3BY6as9556qewEpuRYB2WFC+U924Occ1zpQdhfDKNq7sYirrdn/UndRZ3Lt38aOltINDrFYhJjS3pIwdZC64BJIScswh5hI4ApDHoVFVPg0nxqsRQOe5
AypLc4bFjFWAJ5SesfWeXtGQSrNi5/WUO+SmZ/8uSs7rO8vKnc2gLlOw+THK/swhKlb2K7Qu9ObCIqE5fLnaLkInHxnm6smPEzQkc2tzabQ0WnZpfetMOLDR
KjR7X9mOahYKmmtF4PtPy7tmSJj2eeUmGu1fTUJJ5h0KZbDnpOx0lNG2RcAjNUbjwzGcl044GRukA3C2HVzIAFMY1rZ56LKxSoujzPpGBkcHtJh3TaKqIdrf
saWwrDf/W8oVfS8ky1sYDb77kAQWZJTwsZHp0ZGh0Zh9mQKgZ66dZsAvA74+yNdTtzCWdhc/zfd6oN342d45YVAihlZmioOPVY6ndTKWHqhefWFKKkO+GsOY
YgiF87fd+6ImWirgsLfgLtIaBCwy62J2wcj9lOtBvGx6FoAULhiqWr4PAgFe5wiKFwBbq8InJwqxW0LV3A3ajent+rRUpqcNbu4NzgcBN2zkB1VNquHfKCc/
2Mtbews5SGdYofZ21rU1bVyFkRH2WC1bysIKgtFgkEcDgGAz5spm5PELF6zk7wmFBkqmRWQ0KJf7FnTSrN+zyROZDh2JcF/GFZrp4vB220JTKBP8OzIUvjPs
fvCmYevt9gmgQidtadn7wtCidsNxJlQTnjmhPcpgT9O4SUZeAM51GbdsNrHrbP8tocf12ybNCRmFVwsmBxSwsxSeNnGjVNaOMWV2vLSc7qhQ7hkyMgQhTGcq
Z1RPlTWXrGoN9Kn6b/DLvAk/pld7DNTUDvzUn85afomZfUkhocJqew3kkXoWE112kTV1jbkAdAeLKWO2LdCnroPX1KmPNPOD3et4nqvVaKs20LI7RmjFekPk
aH2uwJfU9XAbYJPXecsKxMiqjrcjmmMsHWgFYvduWeNpRr4XjHxkfDSiZJ5ttya7++52u32sQcoVRt3B9oWVs9tEAFs1wbPM1g+cwcZpHh4sBX9372Inm+Re
c27XmuJE66+p02RLHbBtp/Jm4ZE9tm0UtVGvyWpT9093DXrV8fZpLPZAtiwpxsuwvY7ffNvu881SKQOZTfL8NT8XIBJaZZ+SlJi+GryAB9sicGSwhh/gZn9S
moS1HjDJ/RaBzC9rsAMMy/vq4th7y8vyTGTDtUR+sSeW7ZePYZ/8ysBrGJeM0sA/DDPDuIk9HLqY2XGBaD06gbud6JTrB7R7IOZ9w8mO38thjiMqYki0WkZG
HbY1D3brcsXQHgtdMn9dYXh79WAAl4W9GfFjqORi14qFjXSvO3S6EDsyZBwXRnLGpAginbAMxJDv9rgAKjkPgt5GwslAKK/gn2pFuFcaHd2yXt5kUkzItpg7
71mjPmbffQkzW+rnVOD4ux53MJvlDchuqwGivu2RTi3VJyrlStFBKS446jwgcraBSMQKDF/Vx1lgae0/JHhVfWafm3bYF2tAl+Gxfnl7Ww4Q9YAViaB8gwzA
6e5lCLLbmDcldE5mIShEv01MLSf576pe3b9tl6mrdWrQjmpf7B29VUhdWQ390W7ZwYB3mz4p+2FkKT/ospKoqw4FFbujVOpBuA3A5E5vnTvZuSDiwd5j2Sxi
KZOINeAMPagrIDVd+OEdxZ/OiAlBPkAXgPUfo9OEkTJKoFjO1MS6rakmtakb5UCr9lo1EakTd7fplbSOEQJA9dfCcciIOpZolYSWXleSyT0tDMcSP7PmIsNA
NUu7c9VtwQEPYYSRgqWc1gmUe048bKYmjZ6r9nPnTKsxUj6NbmhL6/M1h2gT5jyNauN8enjqM2rs4R09uW+cF5GHY32efnLB+GEG0LVPD608eGfl3sX/s/9A
98bRzp0by9+dAJTug9NwzTj2PiwArCQ4FikOL8anpXrLYFHR7d2lk4EdCWJJlWfi+s6W2vXhGCNFKJoN0jKr7rVDZYc2WocgNN3yngA0cI05y5a5BOyXZnaP
HIky8TzsHLpF+L+Lq1ceqZG4c+IjxYTUm8vfHYHBSt66eRIm7pPnuodOdT482Nl/PxmEEfjGg87Sp8kQjLhvfts5dQJYc97uePy9laNfoN47V8wyoyNTD7Bm
LnMD1p1HVuuBGWw7/LN6QyipVZuYr8xgzpuzcDyZrFYnNsphZg9ivuvVNsYCpkTzFeoe3r+2/zBxR0+xD58p3Nry0tt+LAA/+Na3y99dV3ucziz656a1e+j9
9OxH3dGED8SpdeD9hturz501mw5AHt/f3Hvigj6dCHKh8afHA6bLWueDaw5SV1/w+UZGCvbTvaAplHpe8OZ5+rpMMcICsUu2vdJH7uGHQMg9+c7KmY9AB0tH
w+t+YlBFammkAL5tWBwGMX9sTBVX0OGcl+Zm5vmOZWWC9VNTMDnKadLPAX8rM7WWIj32rr3JSTYxpozsAg6FSVH0ZzPSSiqT7TCU8mf57lGhbdgbSRiZV72F
+XcuJ1RrfkzXvPpEtYJvoK5zeLfUFMjcQfiZ5d5B+MJ5ii2+fgrc5cB5dYpKLVV1U3v4buetK7ZOaViGv96dm/AUjBBfl+HG80lmFTZnt5vzrpFuouPrEJwj
tqZorNmXYx8HcCnPcoSpV1vqQkm29Zf7Zaa7biVDP/5fbxjyqt74y1cJJj35y5fBFdF7x6V8B3VngqD24ksBObylRhOHBI4Vrnzn8psrp97Gwj54snPinjGt
vwCdffnuORknNkXhXj3XUlc7eY5myTBLq7w/Ib4qHMIDGysacew+qDPSfe/r7ocfr737MDXazdnWuuOlgwHDPBFGFV+3YQdy5zWZGjY61/FxrWWQjBVHNrkD
od2WgYCD3KW79Fg8bb14+7h22nyfZMg4XukuKIhxxqLuF1ygpZ/nMOT+y4+v9njLRENTwX5HZ1VseMwLuJunD93/4NXuXZ64MZpnI8GldBX17koHzpPnH5It
TTYx+F08Oth9tL/79b3OwQd+UDoX/gCPg2sfd/4Axz/d7tKDUp2ZV97x4v/QFHAOERnOUSZMbUkYWD9N+Fb1nFR4vNeqzQY7AdfMcULnJoPa5IvXHPI0/SSv
Lz/6EA6IS287z09ATh863T1xWJGxO7dOLi+dWLvwLfryyefdQ5/BnW0w1VgGMui+G0YR5ENXnBo80YAUTgxQ5zQ6B5gAjjOdF/WozH60G5jgljU4HrzuuZvm
ptO5fFWbt7b/vIwwF8xJvSON7Jw4ioXV08jt8/XpuhyLcxoLGSlO4DcQXLPUGS9uR6renZW2uoj9gt6ddglCCYxFHWMqdSA2I2HBTLs2N1PTpBDtdEOMyJzT
pWIcn7u5dvZa98RVOqWeNwTWQ293z9zUPtsSPPlp9pE2OrPgnH8eEzIqivljPfVIeZsUuHzzonr0aCAlYNxVwFTDhw2hdzYmeDk8ZKP3jeH19fwDDd44JhzP
ZzmEL9YHb8qPfFxW6VgGlrXW+tWkbj5yDKM+pKC76myNbEYv5jTCgBs/w5jkNxgHfo4O1OrjM/MT0IoNaIqT4IohFf9G9TBDmyzRzgveijD0d6mCLcVJTUGd
okH7+mbTw9EDGjiX6GiBGbXkPX+MnonOalCr2HkSQa0yCKpR9kNQSjf8JY37yeQJSjRvfQ8KbRA2PQrtrGaqQzSnyYcEoE0Jj3TWSMmfroPp/FjWGAsQfS7p
i28bNUYxbqkbC6Vl2jLFcMcHsGckzWDEmq7VqVVHBiKNZRtOUkKoJxuc00Wk8LfmCC7t7jkSGlZqgvvDpKuObYsT7vIAmYa/LSe98xF8rojVuxg0FEGFkHln
SwZDNyKOdFYorbGUUkNxLEaM2kc17tpinNWghQLDrpg62WhZzbXotRqIPs9JQjXsPHMst1UUQZ3Wyu2RL1CrbswkCrBWxYrxmHyrn0LTQa8RLCuq7k+eSzZT
P747gqzbvMkTg6UNBEESb86Z8GAX9Is+tuT5B7b6R2WSZBw8TLLb7pyaRTPAeXO+9QO65hChmGNC9DZJZ//Q5gU+NIxeRO2KXvCGvOgdx6vstV4b5JZ10HnU
0hgZTsxDxHoQdHkZ9b49T6nootyPcl4REkIjU5bBsGcVItustsr3vxQ98v2Ne1rKmDV77C3u/J8J9Id7UW+Uf2Ou2qwo2zAKpT1r28DIplFnLcAk1iIu7aa6
Ntqj4cv4skRnQJd8DlyyWGnruonZeW6A/15vFPW3XrajYyq0Pypccn4zrmt5yTZ74p5zdHFp4iFlZOaYNOQX+IizvwiBuG/DUmGG62Zfy02z7GrPD+F2S3nx
cXHb2TEPzh1obdbo7Nqo9rtgefb36WUSjM8OSCXN37BD/AIJwYOaM7Y8TK4DIqFpsJyrBjUBW6nO5wYkMtyEZsHzt9TS4wcB9/cW4jS3jjJR17ZAyERkHO1p
9gs4FkfNDl6XNHr+X/UC+ridbrab2+AlJWVg4WoOVPZWW6MBmp0fcXsPnnlba6U0qhpvT38js/PSOhmRsojls7OwYlfbFUZDR0PjxD8OnVywKFNlSuGCfpou
TGxlUXrQogGLDjG8lTubtp729uKd4EPpu/0NtW1nNYcNnDZF7E20CO52I1/a4l5vpVLCqwFxW7ID/qmLpR0QhbaEnMG1el39Tud7EG/aRaKp4EX8XEykqgS/
Z+dh/QxZh+cjo4na3wlZgAcahw+5EF5sBUsszCULqwNHOR9qh9VKs5M/30nYApYtLT61D0+0I3wYPdvh6XvHU/vYs0VXAsONl/XT8gPzmv/lHdJUvIISUuci
neMMIMkojpSplO7HH1/PrJK001YlNjWlNxWYRypqkXvyRT8fL3lnyVWyyrICpdNcCk3vIlIp/QZQy7bePeXFl1JoMeaoHHnN73U2a/nzl/ss/L/e4J8/3+G9
r7wT0F++pFwef8O5zu+Nt6bmbIt8ONTwf7217IXZaS+tSKPR9uIgQ0rrbTN9gUKsCZnNJu2sk3VFj6C9zJAfZJp0Hol/w+BRPIv97JxTXdmmCldhukf7GQ8N
cKoWPAPQvt40HSV2xzPOnvpilyfneU+2KePUzDrc1+BqUwpecw4GATXHFkEkq09b+bOqZKCIOunHWfy99rCgjRYC3qZ9I/3pXKv/Ph8VoJglHxr6MSlrtA8U
Ti98p8JM5TjU9zps80khB7DRAzlFYoGtK0TrIOWfAq24R56yOZi2B1AnnQYse6JNeRs43JZ8tNb1BzstKKW5RCGjtY8O/U4xHQlSaYdPHkUy7p2pk8GGx3qI
cC04Fz+F2PmVQX6Q1Djink2nCY4jmRbKbBIUor5nFuD23hcuVgfFDsS113ow2/tgmUrbdjZCIhG3q2qWoKrL8j4+02hVYdTHUhtxaBujcEpg2Qhoq8RmOm95
XYUOeEw9hOqIsCEchux1xRHrnp0q3ZUdkkZHJlQKNLmqpClGMEA56UUM7RF2hgL6VepbkhCQXCUs1dvkwbKKcTGekFeRWiBSIHV5VKbeNcrqQETPHMkkVMP4
E1U+hZutEbypnS7Hh/fx9rYYPxoDrl/sgd+NtMIeBE2/kyvxZV+M1NTp138AJRfMAYWUH14vbnXBtIfpSs3kWCi5nAV64SH62o7X1cBFM6BcFvHWJk9tj0aO
8m6IDHIsBeUSLBk+HCdgENedTybpUMEsFRYzrUbIkMHkZP3JTuhPLk3NNd0JCgq7OfWnwvxFd3FJ1/rxdnQXw4o4HghW0W2NUEO/M7S1PjnaUtvq55lQd/hy
nr89Wo2937VZ5AE0zt1C00Z79Qzj8+3gj/gPDBSN8U0hDnnsNHfieDJRazScQkbs3Pw49t1P3noSSStGaSuNRqeaPiqRn//8Ja/6UFG1VMiCH9p0hjJRmBxR
DYdSehV7MhaelHLe2dT3nU2FUv/d2Bs+C6U+ugpn3+QG+zdurU/GTcsblLKBoC/7Ii9svdituWbVCH2boozOQ8cLIlMtqFtIVlxrTYxOcYcf61+Bv6NBr5MV
)page",
    R"page(ZMZaVF2e16yk+IPq/GA/TOvW1fLg2cPYfG1mgkp/9QyJtX9lc1dwxzgq8ocd5wHher+2PC1+2sbhjgH7ksjJZc4bOqjXmxuIxC1tj/Y31n/CyFByTet5TItD
yVra81QNIX6JTIYMao2Z1PLEk0JukqDIz0dTQKigvddk77l0jBl7PTI3AEPBaHEOFMriC3AERam2i2GeqUVe5BHYZDuVG2pkkinbej/EeXQfEgHJn7h73ShH
e+mknydon1R6XoGqNghn20sZ9tCRJ0mcp3WlXQyDf1+EX5iTMy+T5u4JgkaDf1zBfK8N8SwFBEibIkDDNWne4gB+8lUAmJtHnQtA916jMx53bkYzw2gOJ3mP
pw41FpQTANH1pu1zp6lGbdx5txoLey4ZckKFEmJ6FPFCtn/qMJfKcdJihh6+26hrprlhlbY1xxrtxl7QdtYPJkCzUK4ZR6m68SjSu5pLrNMIB5phrr/hRK2i
OlRF1uMtrsWZUhzTiIRTfjAxOHlZefpxM/eBUp8UfqmcelJJgUcefLIYZl/e1TvIOJiiKGgAdIh13kZzMJLTtNjP77VZrbQ8dt4CEevgUSrctLYbngJ8Ss89
l48VbpLvISvr8tIZeE6denvlzG1Y/K1w8H+VReikz/HGrAE20Y+7rd5wzYDdpA4LrZnaBIuTUJLKLLTOilpGT+1Es/o2ZbbaPistNexjC8kUU3A3tHLFhUKD
kBYM+Xtb1ao5i7n05/BOeeNB98Mrqwc/UyeG5e+OKrKYuozCte7eO50PzwKMhDl7l5cu6KPl766v7T/cPfonAI2dfF19X7qHj3buXFm98RCOpoQnk1Ez3LAb
f9KRgsfYw7OrVw+Yn4QbteAbW2vZqECSVDiWOv3DJs0NZHc18Sk7Uqhx9x5oN+DRoZ4xaDFmqfuHN9f2XzIvtnv3ltFVOKKkGrF9CA0YGkj+qbEHOC9AKivT
NYamaDiZUZQaSLpnLwGixSGJSV3d61c6J2+uPnwYV7edkDJpkMUmHP2qLQ9URe8jQsvACxAOqfa9sqKhadrtigNQ3JJUMDrMPzVuAIHqfTU48BM3RHMVas/V
p5Btl7oJw0TX4Ai2xlpOXz5A9Tx8uPrpge7hh5rtGvOvPb3xRgSMdmF1P1Kvs8ufqXsWvw6HmYefrZy4uXz/vCZe7zw61z1xOD3IFsE2YnkQFPrI40BpGucr
neuntAlCWNG75D94V1UQ1l0OY9uB2MlYCo+RDpMqot5g6j0elp+isUqzlfJhZVh7AK5i1vo4yzPhkKIp2De06IBzTp0IAEgEmyK1PVj75MM4ibPhr+lQ8fXQ
nid0NLbSoRWGzWhXHERWn6bGKfOr+p0mo/Ep3YMfmE1O5KgPngUXKABBDTFbRTXuvT7fpM83L0bZrtfOn9T5A1mcPKe+tIHw7p3QJOeHbqFePx68v8nub17M
rM/twM4kc/1lYzcTgLvp1w3FwEu1ezF63qC2TMEv6YH+mdE326qQU90zd6WhEeSU/yyApfS7rzS43OLVZp9TZo0+KWGTqsdxANzTmBdZfgroHjJKYySZAaNO
ujuqXyNx6uDuuPzgpFtPIX066OltxZeSVWrDlm1nP3ysurGRGvzk5tu6j1i7CVAJN4hh60LdOlBLcRYAhhk+nPZKej9TL/6kWKftbUjk2RSZqu+1jOfKtf1w
JdZxPndTerG89Ln6CaLz9dB1QGf53qf6rB1Ofy7d95nGToJaNXZ+//qB71/f7yYnQ9rmv6tUmfjS6Yq2L+RWpeMVCLxfDZvw9qaBBPu/eirCu11Xpdw2GK+P
jwGJ7uy3GpMRvx52jZcIoJnsqYCqCUlm0HgNAJjIVk/9AvATAY0/W1nQmXSrYlr9hJmTHmB5riNylpyfabslEzmSKuKtTMPK9cPqq2lCgAK3KRbZmduyVCD4
LD1auXYUnpxH31I0zZV773b/cBFUC5/j/cJsRbwgxOa59GRZi5VQ+ZOLkxVGxWa1RG2W8KqzCmp49tu1s18DI/Xm5ytXT//1/uHoBekjXyHQIC6AYEyixaaq
n1JZ7gS8ofm9tf2nsCtc+E6mI6pqQXFkF6r61XMxJ603NBSDbPbUp9ET7LV8D+lNTMybncd+IlPIGURDbBaHU7sIQfbCJmMcovPorbWP78Fd+9QJTMrDtzC8
16/QUfu820K4n0T7S5YxhO/YmL6SZuIOERfDxri8tmyiZEuzjK0Ko6eNIoQiYOLo0qytgHzgxnT5uyMrZ645l22dqXSLWlPzk5MzylLpHuZjoGSm3UMLcM0B
QzV23j387vLd24r4qutI0RERlUVa7AMl6FdaP35JMNwWYbCn6R+O5snKMvw/3XJIWOFamCoDFCrKGzFmsyJ/EWsIyz/NHjFud64sP7i4dvBk98LXMpKYzxtv
aMiZY4kn/O/uzTOrD98AI+UCUMxKAlzu75y81b241PlAfh/pfnNUhh1S3Rcfpzu7Gd3cPJD8znKM8dTgIWRj8UsKGYOTpU5RTOGh48oCj3rFEU44lqjMHG3L
Ms3f779Ya3+//0Pz4laORR/tCeSrq+12UR5BFib7bswb/OKkLGelPp42dMEaeufxT7zcJaMon5KBlG/Jslm9ea/z4JPOjbu62yOy4cQ9SIQXvlt7Cxy8c+q4
PMoMVYiGpFTo265tq7SD0ApEihDaBgTMpWOd26+LmBxacfGanHn07Jj6CEeCfvn1yL9d3WSF5HZCXrCQikiqsYAPP2waCon1SnFuj4qxOC9UFlouokKhObVh
CpkudMbKvYyxcg8xFqnBuiub0y05Esb3Uf7Nk939H2aHLAQDegE6RyxOvRLBJv8SyzoIJCpmD3vZOghpV/U4aVEWaeF5M3Ka7DakYfnVmJl3EQsaH7PZBwKM
N6qTk7XxmpB9iz79OXi0GFgOPG0I/uBWr9a4BzvyxOm0mT45DPM9Q7qNCchJqcLLHA/T0BqErGzmAer4HQBXp5FrV766Z2f1czdNWl75TA7lf+xcRowbUW2P
66Qt3/3I38yMvTIYqTqQ5uU3PRBuP+F3c5ZJqtu0IqC3NJdWonDrLn1hj1ZCWR+DiUCGN85DMrz+KQ6cVCkAX5dxGJ4avTKhc+C83Ew36Rk05pmB5GUw38qM
ZlOAkksvm9WZigdBlmIqrnQufw2alt3g6vHOW1/JkMY1Rid1l+nA9QbqkzkXjOcYG7oM1GpNSuQfE8p6C0vhSUD5Rw5T3WVrTZWfW0qLjYTWzgEVS5jhgAOg
ALoxoL+yKYXBls6oNOYKHNa4KD11A+oc2zKkZ4RMcpfQtwCDfOs2yOPhWRLJ2537+7PCgg6fHin1t8K9ZgZtyvRcLvGWVB8Lb5U6VzaYzJQT8eykky5pih83
aDYSPcU4TvxeNG5aONWb1LQiiCvCx/YTE4WqeXLRiC85emwJAU6tpPj9xbMlf3hT+brCNCq6GX2mcrM2VzZnITILX9MBQ2z1xcP+jPftW6uPDur55gIirx98
oJD/8hWRZeOuyClJCSJD/Jn1aJkIjBJV+hcOiqxy9S0Kpd+UuzNE1JdDCWLuLNIt8FscERaqbUQZVvfOzVTqHBELxP1UFRnSPVm2WLB3D3Xuftk5uJ9BUATN
f3ioc+udzqevd69fxloGsP4Zo+PLV1cfnZMeifS6vHRi9eof1w4eSffoWfTlWYA1a4OkM8z/6yKEqzMa7ixFTOw5ckkq75yO5fVn0xKJ8V6AFZuWDalMHIAx
ppcqcmDhuW9q4KWijoNOsO4RacsdNaALYFseCDSqW6KxUGnaKWTD6B47LAOz9vof4xWNISRWsvBhi5yVV5x8p9uvSglZUbnSZNYRYxsMg1UNz1nG0T2EJL4/
oymDZJcTtOp0cJZndaSQPdSmhnRqfmbGR6eGk/Tvi8iLgRQMLfgr76lWTRxCiCQgpQ2dwYO3q9nC5Bh13eEQWkXuxPiZbnLQNN+8gtQmsn/dOinjCUFYcanl
992jIv9mKMilAdAKy0mcpkTv4YSayVfiX/YLCi6XCMhRugOoJvT2QjljjJLaYyrGWj2lkHaUlEFvAAFhXc1WpqvYLio+twZxGpw2OydkWLfL928ZFMW9E6p4
7X54BVYHaq+lC0B+lx2CB3dVtsv5a+3DS/6IIVsnQ5qX5EUZLyFHEGgUiqwoB/nxis2huvpDN4cQN8Vfm+3vs5lIxrlKvcr0v9PVBdpAx81ClEqEqjmMgx+B
FI6RmILpDOvYW852PLVPCi7q6t5h3p+u/nIEsuMK8s4OGp4y2Vyld8WCTnoUbYBCdBqLsI5bzgVF3X4cLtbgwCBzevYCY8XZvJyZ7PmZmRgnKwaaUxeZfcnq
0btySGWCrTl6NQrpyxUdz7q3H6w++BTjUcHZQmabT1o1+jwVZLoLhO3TUABhN3iMhSzMWH7iWCoXK2dQfUuWKB89+hw29ApDSmVpdc+dkOtXa5XGLKyx5WT1
5tcoLicHuVi+9/4w0mqi7PsXu198wgzK02Q+K0ufMIfWRCFY7fdoEpKtmks8Jz8jLOx8BovkHH4U1SBbqNbpS2RjM8JCo/Swf2pf+ubiDvrpx+DfUM7OVPVc
G7ld0Q4Jr91W7HblggVpRd/WH+/IJWRTpJ7IMSXjKLkt8pQ0N1grss1cBSNgYCDtWpsGtNXqt6iWdFdh7MHfxydvX7J32OrRhpaZqW44kdarH8p4W3O3x4Xo
YRHXkBsykKrI+1CzsozLbjo+DYEmv6GdN8YDDCPvEP3SMFXq79Z0+/Bw/mw2DeoXyqks5rEhw4U4SxvfUml0oCVvFwM4ZAW4jwE8ksiR9XJijqkYN9YVYU25
yjgPddBo0d+LJpCPrZpt2x5XTYgvznE5sOa0eu+bUVjajFzzCmPKPqhvvPmBt9qp6EzFnNKixd1RJGUKBjAKZduXD2mcspd5OOOmUdbAXgez3vLjE/SL+FCu
AwHqKo64RsbficKgfZPDxxyR+ju4BMC+5iwVQnRpK8EIemuPLGVx9dl2u89UZxS836d8tGCEnJ7muNWvOzDJ4qiHVi6JSBLRFoN+gu9NxhaFfdgVDrMRv61Q
c2SVYXerjU//2ry36/Fsq8OQo9sY9i9NuTnrLFoG/dYbuFvkORNHbCqx91CGBcAUhWjrDuQ4AmvtB775pE33VItcHj685f+hmi0b+nREPTpSU8gCdAKCbFVw
CxsjhFVO35/Q93F1+slA56cNogXDIxX2ZLRmIJapuSe6OWaZXwAnZV9IByMchJnGzqHBYt3FKuvlpDVk0JBiVU1JqG1WQuepwZLHk3f3PZL8YByUQrhefe79
qDYpXGIWp3w4eTxrcIjw+rdnXp6MAeRX0rNYsVY3OLT0uDYZJ1SzkP9o+0Kh5Nf4cIabckQ8O1Vc5Iil6m0MbA6j1dI5LMie87U8lhNDW9bB3Fxz4MfcS69q
OFV6rQdy5SQ6gvWMpejotZyZ5eeSIb+3qdNWWekh7R4LK4IcImf6CBEWkeZlCCEWL+KBjI0za6/NtlhSKcjCwPTRbKuUylSrhw19BhfwGcQOBVMgw4a89a+g
C8F/2hpEyIEQzEY5RWukWTAiOkYFRSPM575t2dLp++GUKSx3qOQepkx8DMUIsaOZr6WKBtrrrQYpOezTziK3bsWuVCGQaOrt0rogqzElbrLBiALu/BMfXpc2
JntYXW88zt6BQTig7GpmhFZwoSRzncnGwU8sCPeojf8miogjHpcCL+dkCOmJn6q0UyGUDY9K4I8EIU08NQnuBNXyqZN3RdGfUXDGLkKJVMl19VUfah5vjfoo
comk2BV/ou0+4QXGPSb1RwIjaxnZNRpErF3cEtEAL5DlJjtKRU5Zw02ej6Znc5QsQxs3gqpHHYFaA3ivzyz1YRpI/T3X6n/00K9BAuwPPt80uHofBZIBr+kB
1I8OkLYTWraSXDdjhmuxmYoIw8PXD3YOuDNhwF4JklNqxWwueDRz9+Ue+X46lvj2WbfDNAVupi0Zmda1ApFBmYP8lqExynGkVujceCOoN5x0oG8EK2VuNHuP
PGNG0QxT8rWU+p4kLO1BD+J3IW3SZSjKY5Z0LDOpj3HLD4kul50OHMcvl51GKF7msUUzrXO+TxaJHMGEkyvILWE2y7GNcrtz/da/8Z6iW3gfRrk5f8veHLua
Nzfrpl3jzhvkSy9ZRtsxvv2kU4XmF9xbwpRz+jhqkPQIPcquWW938SBKvbqCkdEoT+CU5v/D+SETiD4l9JdMxTkA+7DjfcmUEMlewgHqAbEUfaCmH6hlExHW
ULMvtUtL7cpJQ7gLBZk5JmbVNXLX55LBgWdLdsSam29NaWPw0BQqw2lGqa8tctBs7vlyOhEYkPqQM74P6xuBGY7+GAQVMVj3oJdQUHdGbnr7W0krySm3NV0u
Ti/CeKnH5BiJWKILHkHzYu6Wz9yeWY+5Bfvd1hRNoeqSW9XRclqHx1sJ5fQIUJkxGDrMhYmY0v0cFIFdkTIcFkcEW9Y1rMw1KXWqRC2qdtPPFJslJZGflExi
LptFD+rE+kKK1DOysP+An42RjOLV7ea6qzYHakQASr5/+zTCULJPdzGTjddxTEX2FJOXlaiaXmWIqEfmiRvJFFQ/Rd/DWOTOxHD1HxAHmRdJ4x4zLzYNa9TX
uvUUvr/4LkX57y+edfgLISEZYsExoLmQCzoZhrkw1R+NQ4cmzWV86o7ni0/tm8ok50gvir7kny8NP9MjDXuLfUa6cis7JSJLWwtGZ6lZjAsxJEuopWDD5cTn
DUbfPUHVGds7U/bhRzmiVBc5bTG41XalNtOK4+y8JJitNtVmBGZrkw1tp6fhzlzwJOk8OP9lt25zZ5f0bDD+zxf6TWNmo4MVVTUbu8tI4UNhY09qv1P3pK3J
M5sGDfdwa7L5GWF61UkIU88MupC+PqmJyAp+1JujaDqVeShKAzjN/ELjHnpuOvlhdA2iYjzjlHSKG0esI1M9VSrRktzxZ99XnfGMjX86GRrU+PmNiVSJvEZF
1KqXQKUQwfhHSVFHYKO+tDHZNFiKs579LRmZxrOQMuOx2AvZe+jvpUXj8lUNs/GnrvUG1z6xKzWgu/BNaehrg/L2q8XX7DYneDyODm3t3il8D7HQZbW8bCon
C8PSmKeTZ1D1jt9r3lYkOWRZND1FqcbN9w4Ny4fi2XCnO3m2KTxLn/zkY/Ke8KWFTfjoohNQdcvgZOV/tV0bn/Zf3eu/sdfVKDP1X1ytTyf/hdLuBlY1XmuO
z6QrkxWNysal+68JQY8vsEnN4eRZtqhnjFDIBmno74UD4dlGQBQ3mgU8FbbuqOYZgMEWqvUJcvfZ2sTEjAZf6jEiMzEyYQMuNns0kvbzTR7qBmH7ZCmVomOy
tnO+Wc2Gzzbbar1Gf+QfDcgUPvKPDenUjsFkUBgVG74oP0iLXPHR8kU0a5MpGgu12Z298c4uFaNfIqrFQAZfY3TSsvGKjwddDDaGDIqpOb+8PD/bR4BUI1kQ
40r9s8RwFteLop1vOXilbHahEc8/pa+7NcezpuQaHaCHteHbtYtOpCylzsQ9hocBp3mqNOfq8OTemIxl7zkZVJuVjWFOb8HP9kqg2Zb2HLd1cExs9AK5tBHb
gGL89e91wPRr2+iTKz9fTn5bTn7Pt11N/TNLxoqnoXLyfNA4KTWD5wW8r20DI/I7RtuSy8ez4d8+jg2bnJr78vPZl3eF1GDumW/drrhtVH5lxM0K+qgyOZf6
LucvEq2S8RxoMBnG39p7ytL7vBZJr4GpTcSc5vmY0+zCzvbbeK+Q6aIVJWCBUFkykuY3yJJq7CalpO5tVUi17oo8WYdFCvl9PFCaddxz/Ua7MlNQ3JI+6pZc
afTZHmkUs52VOs3jrE9Dd/w27IS5z5//8x1fRIRRQnAa1C4Ug+VI3MJKicWtWLNDGEoZelv8OOv+Qscjtv4E/oGj71A/Af3ZfC0M31YVDErYp2L9o4qSGXNy
YFA9tmn/qBwdsE2VOoV+slvGhsnqIw8tGiQQ11bfub0JnQ14mnPawFAWnPGFkq3+5H3TmBW87ox3qXvYbi67XhHBR25fcaQcthngtUYqIMZ+56JcOBWQNt2S
ByrQITE1LIdgKh8aUaBcwjcr5SGtqfzQt+J8lCWrOvWSR+5I74qlJ0rQ5UAD0tgZMToAzyOqCfJ4ONrfJ8qwHofMu6yxedgGLv0B3dr9bxwkDFAXW44mLWBO
kGtrb1xTJ0k4BMrbHsrgZ9iD1Suy7RJ2OZZSdtEwGq0lF3umasgjocXAIAeSX9bqtVk49Ypkih90EaU7LhOAuOAvprvyQUnuCx5wi46saaACxBMcQnqN7rHD
GqYEB0/Gy3VPnO4cOouQKfqRInGZOpGePqaOuCtnbnufUCQSuXite/GLtY+/WblxtnNwyfwiMQytaqU5PsW4Pv4SooSCRgH9sPQqc+i+/K+2s6bR2scOr965
2Xn4pnx15YtPOyfvMKnWJytHvu0eel+a3l061T11ceXrT9w3xmX+285h3rum+2nCZffDj13vgWOgwXUffuxqQKMYGy9/OVJsgO8DG0s/Yv7SeCW0zJXQ1tMV
P/SDLfXkoIlwZu0Zh9U9w6GODyt73cPLV91DzS4rDw3OWMffN02YzTQTZjXmm+rrvfrNrc6RR6kC25VZjhQyIelp8vMhruMuAOnYYT/JPjowE33uvoNkQnSs
l7/q3f/+yplrvhUNjZ7HX4vgsQ/ILxDb0skwmXMMfnhB/pJYfGqpy8c7h77VmXEZytwLj5lAKVLTUIYX7Jer886XWm3IVYXywnqid+AUP4aNEgGVjaq6/FcA
J5ng27Kytxh0RHvKEuOwc9+cXL16iLGFxztvHVi98Z371AVtncVi+TGq7OYI/lQEuJmGBVpUWi6QS5bt6oMHGrx1iIFMhwNtNaZdzhf/dUvLku7UdHWurQG4
ljWshtANbmeMBXHLOAycchelMP2tnMRFXqOUEE/NsAXspyZQui+swJWhGLSghdxv8tCDx6Oa5usiTdRaU1oOA1DjnbZsXaDXlyovRbEw3bOXVv50J0SN8LFb
Ng1NoOfGhPHebNbbx8PYxDzA4lSNTPS3C9tvVl2qWQuBPvn6yluMp2NsqR8In5JWg/nUhT9KVOtXd+fOjc6hz917skVM1DTPkv0ki7n37uoNP4CVnc2qBlbr
Lxf1dPDr9NdZxH7atKaLjc0YMwCgAn5zGs7eWPvkXPfwfiEBv6Rrs7YAXNiErOju2W8j1lLXNUc/nIJsgZ1Db/sJYEMs8pxhzDmu8pNMOULscHKIjG88LGrJ
0OBgOB3KbgFQO2+dMlSrCDIemgEH1oriZkb7j7MFQnm79L/g0j010RkejfdVaEEi7Hr6X9wRu1BX6+3mQo4dLuCLZvFkRSJSY6Ersy2IMnwiteWl04gckH1e
ay1mNWrm8GFnShjQrdYNRrzjGjDguJ6TUn11dsekUBpoN16EM8oLlVa1aD7LllenukDguw3Kdwm6VR1IfdZtmulnelcRi8uJ2zbTZaIxL5Q3cON0BdBLGS01
pstqVzVr9jmVpK6A7p/pApSerMCGOHUPqFBOepjTGiy+rZRcLb2GK4D0faSluRXilN70jwGoJZRgFKwjuP6NRMvfOCTzOWS6EwRxeNQ3/aA/9lfq09CC7C0n
CxSoX+I8D9Ra0mLA9//7v6dvAY6tp9DGnjLD2r4fQaf8D8mCaxEiNXCB34OR6lXOh9awHndwtBBhKMUKNODyd8yEaW9DHp/SUI0wmFjsKYWOw0/EgzStGY7t
j/9n6+kfl/o6PlnN7nnVoxOa4muPTjoWRUj3tce5doZJh4j0IlDA92UWlEY/KCg0r4EEXeRPJbLntmpBkGQpBd0bmRAL3+9/N5geRapQtwh+NlrqZW/KePbv
YKVhgOHWBGaNf5G/C+iM3d2YbJL/itAhh8/DPBA1LXoUTAX+/Wfkc686v5YhWBmm5R+a2X9sTXRMKbIwhFxKECRwwtSSegwEcYw6w8nIq0UgXv4LCeRfhDzC
cXIuRdE/5/ZenENuFe9QanEK+ErAgxyZo78sSo6qiqPP803yfIDwX6Alb13BkXjHL5/ap58I780FVT7Ck35e2yssAKA8nhG6ny/KHvL7kI0ipaaOrA3U1fdV
W+scPE5PjcNqWn73OMvKvN3klpNNpZwnoAE8Knl9uonG+xKfkcu5Hc1ULVFb2AkjVh4HZf145F//557/+p82jj79453S5O2pYCIIsN4taJqL/Uk2Qz0C+ie8
LCcTFeTxYDXqO1GfW0AKOPkT1oy9DMY23trdc99UXEE2GC2rea0lh6Vx3QT3+u2v1vppY35shiEX6Mo/zjTGioiU4Y8RNGiUgQwLc9Xh3oYxEK02Tpvojxvj
7Wp7Y6vdrFZmaVcBD/qxtFFzBYjE4kbd7cIA5ESdFC5kakBNyW/4jNpCN5QA7ms0I5UPUQT00oOib9G7xh8DVnqcWc3klpKVZewfdUY7q3YLWJ/zrdxECIQi
9wSsBVV045uRJaON386WwYcEXuoxc2gjFICujw1EVQn2lIDFhTAfBX1a8Ho/RSrF1tJ/bekrzrcaeImALsl53qjzeyl4UZVdc/BFXW8CWGwAgM7qlwp9rOvy
fKN9nguYP+GSEybGLpgMoegezTY0568fzD4govvoa5WCEkV/ChQtUrex8QsHtC/D+a20JVm0bwS00fix0K+1ytGn88cJufMIJbBVRarn3CZL0Ur+GU1tpca2
WnLYrjJucyaEuKqwjujVHcGIxDcd/KpOlh4vlCaohMDSxce3JTs2WgVJT4HwyFz58EYUAxD6xlY7ks9vL0Oh5tttw5k1svV3/P7R4GnKwqUCLert3k4TIUkY
z/Sw9jtvZNIIzLYcpmoTE9U6ImHhaKPeF7H/pjddBa1KUH8FNZehSmO/wV+npnLboCqE1NCGkVpfD9waF5YyQ0WwU9+5lBgimnqG06zuNGSN3oXdu8Lc4JMm
I0+Ztunf/XXTLiJfDs/OdMdUAu9RtNuxwUm9xZj7liNOVCpHFMaDlzr8xursjUngxylGnMkM4ymD2s9CWinulqcJyKauN39Ns6Yy4rw9NQq936/G4CbsyhcD
XZciR5vKQrI1fwkVKjAiTFDTvv4iEgk8Kqm5cdHLAVmmz7fl67Ie5EDFaTWSl++Svwz827wI9S8Tjll2QCXnUmZU9iW+KcN003sHlpdq+t67zOgK6BToG0bk
A6O65wqXLYYZjxCTdWxbssyqyF8SZkhNINwVdCMW+lBf66g2Zl1wgcoykkiHEdh1DPW9Dn/wq7xoCRyibftp27czTNpbPZxCLJVkk7EHeM15XbHtkAridGbe
zVsVDE6Qg5M1y6KpVHwuehHOlXLOTDmmXy1AtqgHq20OBMDnXaOvYXxwakwwBJrFGUxMOdfpB5l7j3fqckRMhX+mFYsF++RA0CyG9zL6FpdPAFOADQW0Bmvp
GHLfVsbb3oS8zrylWZS9a9zdrvzUInnCompxwmYm/DOoiuBiWIAcWVbBUxmrCqPPWUt5Gc08hFmaJcEXppUNuTQCWYmdIwAPAv+2UxtHThoGKZ+z1yFhFy36
2pBMphm0oBQ1DBJKwd/WJnnRxaeAsM0LACk6wL1Rwj06rSiZF8wIW12DIqZpRoNC3CDczW0QHhR5O71/+S1Dras5lK5b5kbE+GhTef2SDErRJ7Xyjc7E1aU2
batwx1hlQhbAYxSUdOf1Os5oKGURlcoblJiKQZ3mT5DFSIXWc3NW88ykY/+88kRZRyl3FCgEqNPVHHYduVSeE8+05zpOWuwNVUh+lL25s/BkTsie7xni2TOl
x3ok9/NF1uZBbbINJ7nsNC4m5qoc8xKDDAh7gknnMfPX6JtI4NFc8ZlFFJ3Mn9w1t5Q+YQ0w5ocuKQPM11XMPFc57Bf1dsNGxDJ8F+pVQHm2CxZcUWkt1MeT
sDog7zcX5N8KUVvrld21nRXZrQeEwc2NNeQYNLCnKTyXVMk3nlDEgS3OrUz5sJyoRNRyp4v1Xw7GvKgC/r/XXKjpp9ZqaP4pIEEEajSLjCV6MStMIZhkIGA4
y0shssNQ+HUmFnukFwH3RR3Nxn3gQTTP4wPGhvpvn+UMqMI4nFe3V8ZapG1/1ZukNv2oPj/DmF3stslwrEry5crJT8pcA3BSfXIeNT6gQ8TPaIIf+Y481Yyx
yqfc+I6MD9jPUYtbyHnitid/R1NQ9iRaig16hVJPDED28Yi/27MnRNa7+Laz00Hp75FD4PSXcRNt14APlENWOUAMvh5m0GkPMIwYIacIa+0jSe2pmRNd3kTI
/lShF3KfE1+ftyZr3Gpb7QUQ1z7VSw+D1w0NDgoLRsugbWYXqFte/OEOiJvRvmuei+kupWg81C/nywlI5xvhwV7gh4rtgQkROqYMI+ZHydDApsXq7A4VatsD
lrRufdEyomQ0WZi+J2KMarFNd8Jc2qHtsw/h+GcjsZa2niIPDaEuFFzMRybfoZ1Nc723TD/m3LMCb/JmQmS4THOsnrI8XGqIFgmwFb8c0WS60DpB5ut5bfmj
dtpty3lB0WULitRInel67TRIlpou644F7+5BxfkFJqGFJr5KF4SH73beurLy0Z/Wzn0jd0bLLMw0JL+EyPzfy8k/l5Pfqtn6o+6hU/6OFSXW/MsEBiwn/z35
5//9zf7g2qAAge62vbFZ36jMKHJwqzHZNpedlft/6p55CHd0u2dvPBNSRig0Y/L8ny/9x9k/X/rtny9t/fOl39MhgZCM3duvd04fyz62ap5Vv5C6OjDcOCa9
wSMM7qACrzrsXYeMOlZl2hx3alC8i+RnHoqRQMFVh9f6apnwglUpzIW4RUEbVQ/iyk4I2ddbQr5y9EnmmiLwN9sLSQrYFh93oJrSCJEXW/PNKtOmKBr22qfv
A1n60wOdk+ekE/Acuw43s1c9kCFBH8/dTCFE3jzeOfXO2kF4H2kZABy6Miv3vu4sfWrwvbduA/2WaLmd658Cc/Pjj+VFdXZbuXq8u//q6tfXzD0NFMfhe7mB
dDUKTZogO2dLczYQiXhP3VBrQx6aPTX6AVKS0ZFiqgG4iuxxqVA02YBaOD0CqoilnMFDt1ZO3CK27FL3+ie+W0hscPKzlY+urB14d/XgZ507t326Dbji+fQQ
98+vnLkGBNR772NsvvvU/Pkefdw9cBNgxG9/4Cu0vrZr9QX29Z/gJki4ZngPtqTnsjA5iQuNeQJ3jk9Vx6cNnN0O8jEWsUcbxqdPH9PhB/QkgUxdXxweJZF2
l5e+7B4+2r30XefmXWsPFe5KvAqArNkeQgKGidZ/DvTY0rTxCgE812jVGAqnXleOCQEAxT2hR2+L3fQJjpYuKGV5apJ1t/zdEU1rs3L//ZVLB/56/0J8CZL5
/FLn9nsrl5c4EZfVw8W6gNU35D08dVnBr6mlUMbUVbYGkp83mo5GhG8YTCoXHRYWfX/nZmoKolpxHA4JQmwdOSxlcBxd1S2jVHg6Di5GHp4bCgHz/vCN7v0z
Cm68evX06uEvkWzq5l0rwDuKZo5EIq8m6hbpYVeX757DvCk2r0OxNSxWclyix2MJO3RemW8HLCr93P5vGBgq7Az7szKb/IIg8PAKmGw0t9Ev6KMrqzc/QW6b
Q+/A9+zwQ0Vx/ev9j3xN9Gybrrp6QKG/QCIY1b2OLbCitTM34IZ76PPlpaXOweuWbewwUp9I1XF1xDg3ExErnGhIfYQvxsoGjP4v0FhWz7o7++8DdvaTz7U+
ZPM4dQJ0fuid5aXLnYNLqTaPVerT200sHylw8vdWZudmqs4xT96XX0iJ9vCofwFOc03Ds4czGwibo+cmudJCYrWagoYrqKrw3Hp1Ab6zermnIstgG9PTQCuL
FzfJi/XWHh5N+Hgg+YVqlFoKeT87L4RJv8+KQagE7Hbs2CAznPoVfLUKqZ64wGyv8vWL16TBio0vDQWZcFLl/tpZTsrpY2unb3cvHu689RWQZB+dA5Tq6WPd
W1+7mx9JQ0F9Z250Lvxh5foZfcsXAHT30gm8JdR68v3Vb24tL73d/fKr7jcHPH8kaPehzuWrQrO6Sjltx7rv31LmD9566/bqx9dkMX+//6K83vnyu+89Fj9n
gQOamQXmZ9CpmK0iqVU7Nb46XJihsDY1wVaUXoz1KiPafyweMM0G4sds7cBBW2nnbvoh0XHFznbolPRb2r727rfSm9D2nTIZdMTjD0pgqZwg7VRaOPUs/KBz
47wi33YvfuE9oy3zm0pAN+jWCGXHdjOIOMRyTTDgDEQcqQYGw5DMLcHAyhdf8BkdhZmWim6eyFSxXTOdAoa7aqnWUO9/Vt5IUO3mbEXODuojuvLmt7LkPPeS
T2D7kQk9cL7z4DTkgWPv+6qbjTZ1g1Y5hFdjriJ3E5aAM7OTG44HmXdbR/gcnOK5GXTPHl198IUJJFdPy27nuP8m5x3sl6pP3uFgnI1SXPIhbHARyw/bq/3C
ayL+yqP5Oc00NYYgac2RoEuZ2Twcg2i1KY95wOhmSJ01kPwGY+msWcmu4QSusFzxKgKGnBy83sX1HAtetpJPH9OERv6+UCVS/4jsdeE72SksOciRS6vf3FG8
ZF3GWPl0K1399kjnyjudU4d8YiosxW+PrH2O5Eagk1qCTDTyYxfIBOz25nG5ifV/+bywAJF9cGeXk2Y4qRh9iOcgmH92E40MNDI+wPot+4yOpDBMBaHMbUA8
nzMZGcvbEkaaJzynleuWn4FoeeSIfErIQeiCsNh/UpKUEcHyFKZO4VR3VguNuHUbzIxDqXc4lPuFnEX8iGQJni5eRBYxkiawrw1sXtHLB5Kf1nbXmNlRCOb7
)page",
    R"page(Q+cntk8bg5HGzmKlV8w8wuyH7iwi52zIqyJl1bAypJ6X7YFfIK0gxdbqDqrfcjAJOQoxYoUPkUCQ5Uqm7r1HfjIxvZevAib7g8uyu7mmyeDo8+VHH3aPMVub
axFg7YVBHLm7ehvpzFaPvdG5AFxyXXm+mEvoo4IxpA2XEfCYpzbFxk+GnFxZaba3M6G4P6uF85kvMCvbqR4UW9MqWNUq6qh84k8U/E50Dpy0bIf+he3mXFv4
HUfXwPGROQwMF2upHCWuc9vB94dOf3/oD2FX1SwI1CrLCWNwwHneM0Bg5eJRbGQXb3XfvxvWispZWhEDMDAG3et/7FxhUpPBuOvVvcS7lz8+MxWbw5RMjO5o
7BE2a67pAQq/I/LwiXurN69ASHZ48RTy3kdag7h+Pw4vz49Bv9R2yQSdv7vL1FI3QtqCeCYeqJRa0TgGokAEQfJnJDcns9Poc43prkWJrcYWQqjCujFOIo+w
IwHy/rvjmp0lUA7zIKyd+1JOXmxKd+kTDVlCXtazX1OkQGbPlTO3NRiie+lu9/iNONxJd0gbd8u1QBpRpuSyL0C+582QJk4JLFAqxoeHeyztqnbUTRKB+UP2
PAs5wxLTeQKpnD4G6dmnH5ivk/YntrcbO3fqGoD/McRDPLDtHykl/ILwr0Bx47PIglHanuWHmbHU3DH5hvCDxOIkoiRLfk+N+Kh+gGGXdhqDMMc9pfvFx35g
feJcbZxm7kF2HyxuTc/iTyGyRLUUkrv5zDcMxpABSfXLRYKI5CSCCVIJQU7SdJeOZC33XwPphkRmkULDlFl+GKWhQW1lJNa0u0wG6Ua31i57tqULn5aSJupE
1KBI6UYVpFLfFrA4l5tJSVSzWfh2QJBiR7tnv0WTfsicuceje5sXf0jiDfekiGehF77unriy+uidtQ//0L1+uXP8q86D+0a46ETglX5inYzoKcQ6my66Hklh
N3tG9VLgkf/ZH3l/b7lEantl18kkgaCYJCPFs78PjLSdyPJfWDXPp5OIYGf5ffYEC8kWiZCYMFLPB0wukjyPkr6YH/bunTsioCA776FTIWsS4B7Dae53Uw2j
HZwcScq3DsTZR8IrxiKpcIMC33RoUSIQXdrmDU5dDGnwP86GlB8+cwrUpzsrBANsAB3VEpkR8MUGEQgWxkQrzWlLl4GESfOzmhODG2n3w4+xZfw+0UORnttx
3Dr1ZvfGNxgwn1Tl/JtCgzo2aJSMHqnx2OrXDBO9eG3l8/dXlh517ny6+hBane6lg7KS9ZRmWZROH4uHsakRkL/hHHLnefcznQRfZEZRgBn55TOYpdKVeYbJ
H3qeRhPxTLMO+TjQoIDTFExIGBTli8UbVIvGp5tXfC65KJTUBdKzmsPHLfqRQt5bt+2IczYS5J7NKIWmGPFbmUhlCxxIXk12IpiwJkz198YzmCqFgb/1BdOI
tTz+IamhDhEe6cHi1RImGB1be+PB6s17q48O4pT83tc4MFH3iuxC1Jknr2IamXYn+T1kbdnywWiRbBTc5cHbXuqSurANulUULxKvRG21n/V5MXV9Bk6L5k5p
DKNwTWQGYy4XzbBnQkCYpy0hoTdNS5r+TZieVGU7D9kv++s/ohs21vIJjUM+jM/9MNHk7F5NqhmXwGx5nNBTtq+eKWAuOWZK2gBqAJkYtSt6iJ536byQj0m2
Mdm9uGm5F3wcamVmZ6MpDZ4lK71xtvvVe76MegiNmKVK5U4m1V25fa/zh6O+HECgfbJviw4pu+RoExbnyoS8CJBmLjz8uPy1/vb1TLmEsT6XGNJtacoj/ZBj
7K20vKw7sC9mPpmWL5uabTIfCGbEZUdHZI/RzHjc1ePXK/MTmipI+iOTW202G03y+fl6re1Z/Bj0biFOcvXmzc6dG5R6r+jvlfdk/1vqHH9PTufpurfXLR0a
43NxJ5a8OjdE0vjYv1GdnWsvhFTqmm5WZHmQHwjPdmvb2zTplOYP8kYJ6l4a2zXd2//XSEx7cO/qyr3r5AXwzdOUttUqs3HFOnVLHQZzA57tmVrwZhQujnil
DOO0YTksqzMzLTvgBTzrPZWW6n3cW4APELahmbsvHoUe1KnlNT2lTyum5gaXYdCUmaDtS3dWb37tpUv53T13IiRICintrTYtgBoyubgmZFao6KdYP5hMcJZe
TeBuz2Bp5XRFTkTJlvmQ12uT7ylpXVn77LJUoAYwadmriUsPxw3/EFf5YTVByJ3EwoKNCPHdId+OIWuHGQXts64xyvm34AhDFu41JU4oXqi2ozYNhTb9d1mC
/yz//TbBnho3r7dViARnqlr5F3pRTSS9dHrlAk6Crs2bfJs3WZshmU7IZM81GxPz47p2zLrLPPMuJV1ai2Zt3RTainqgvHjvkaXRRNPAh16/u3L1Jmb21vnu
xc9SOja0YLNv0WZrEfcmk0TiQXwe6oOW6Q+EuUbt2Bza8XziIBn8QDkzxFEokSx55+ZF14BnfAOe+f9ru6LeOI7k/M5fsR7rYcceMqR9uhiUaUKn8yFO7JPP
Ui6AFwtxyV2SS652l7tLkSJPgF8uSJC35MFBECABEiDIU4AEgZHLJQ/n9/yHBDnf30h/X1V3V8/0kNQJgQBxZ6anu6e7uqq6uuorPyQ4CBGD9VJF5SDmp2sm
rzMd+Z4ZEOmCGI1rZ44iDaHffPVLPJVEegGMAd24H7p134/LLVqA6cb92I1bRXku6Ri0qyR8ejkSZwP4rUKDZcQcHZtDfikpkZ7pDxZDnuPzHY9Sefy+uvvw
bgTJiaBd04dEO1sqoFnVmc09sux1CuMV0khBDrpJEQA0hlIt6ceEaCrCQStq2rYUCa4IWsFu3mdv3xXf2HdyEn+PBZpTu8J8VAoJo5WbgAccaA+mw+XjQ/0Q
75YIvCEPJg6VZXej9x7htHp9cf8eo8jY+lJFbyv0Io2+6o0jiJXyuFqTyzKG4KVgbwsL3ZbAIQVw9foIwCtHYh0HixXjvaRpBjSxYWKlccALJ1Gmz8bTgqmY
5Nalv7DIdcCI3aDQr4JrIE9riwhZfMkEYKGe0xes2MYLupVCv46GCwyoRpIprJ4QnUgLMHzP97y7jARIe8RO59IMD4gIe4QhjYD69WagLv1AYYCyYfY2CC2X
bY++LcHHns4YBUEcZVl1TeazS/ht3+qqqesIhHAZk68UcHeRLxS0Kv5E2pfREVxHC8R0y8jjCbF5PZHHCa0wOExQ/+FOZ+v7zHczWAyOFoP5sbjr0EUAmEi0
TdkndJTgpzVgqpUKUrDq+Wz5zHE3zn+zHT36L+qecrrNenxITG6z/nwEtix7CcEWJ1gGqB1L0Jq9dVQYsP+GP/+o6Vosvn2T2crEobqrrls/QMrVW9wZKo50
gCfFS+90Rvq6++XKj/ppYpbF7ERpIvJH2dfLlDV5o+F/lWz4YtY85UGbfWGaWnvhP6/naOeiokm7TwjsIbwuI3ezQ+sEVmxJqjuTYFalG/hp6sqNS9kQFW/s
XTy7d80qGGsm9/bNvX4zqKxttmMu6lAGNHTB/+x8dT7yz3tb/c56uIiZZDRMgZ3YWM3+cD738AJeuu2kwi1xhsyEGajToQFMJjYeQ3ZJopfo5VsXKRDArULW
NaxcoGs4gJLJtYYWqPlRjLRKJj6HDM99C02S8ZYlExTp5ZiBv5dMnZFLrhkMnU6Fwojbs2CwG4jXOOxVOh9b7Uz1LkPCHliM7DT22Hsalmbw1iz/ZESE/+AW
ZuqUr2+/LhK+S2AROyhsWb7LvLiG1YXuFe8WstQ4GbEe3Gq+SmdQRH0vt9Udmp3YSfuQm3mZWznjlCWspYSB1HyO24o5PuP5VoHNAdTPxQyYqapkiO+pagN7
fhDcaOABok2pSWiptV7K2eU2eAjqBBcxB/ISBe/P/gVV3E9c8T9//OfpEDSbligjHYl++r1w3vhYvGxMcObZuRDxiig/ovGekRQmA0YCjkAYmWWehF8pEHbI
z8tal0GFnox9bNPxAqyFxVimW6BbitUpb3Hw+LOsxRG1rYjOYGn9uwOn0taK6G1U1Jr1jvrnE30FH6Iv0HsHc/+JW9cKBDbiKAYMOF9CfpTJ63RnkddXsJaI
H5LapNk64oBZqC7jofJ9HqTh8jUUvzMvFN0cWq3SXrwoGhqhVQGR+NTr2yCyHsmhOBUIYbcGHBl8FrL6scqpYvsnwlOflP0yj2p5R2URKePOdhORBp41fHZK
VaveO+YbpET7qKZQCJvYo3vbvWtcYbkoY6ja1MQqXTa1pFCz1WP95q5NiXJWdU6hVGQGRHOsFxa7/SzOzRn4gJ2sM2UE5k5BNP1wfeB28aNnyQyf1ms5bdTi
yvcbNCdu3q9BbuFL05Go1BcjEKP/6NeiO9ZdCuAPC7MSu3ehMLmhBnmj/0b09x7JDOltzyeDrnrCFyqOip8AmNap/svzOR1g8N9TxjRUIKHzffftuAf+V5wU
XozhFQj9hSTvRvS1Ktd44yy8Ee+dSgVyL797yqlHJC3l5yLazzhqPhjvrLxRzpPM2LZqem7PMkrD/E5r4X2n5av//tevmBRDYwVM/TUR7unCKB5hfNXazrl/
5dl0fV8oi1aAcFsXMKvIbQTxILeRE8WgwZVHMSH7kuQF1dEJmdHAkanffsmuI5Io9mEokUtB1FT7gvkAbk1dqf86bBjhYRIR43DZpedM53kJYANXWp1a2E13
a30r7WVfUjo7QhYjmA/evQ77jnMGBeIVhQX06cYmDMFDLfFDQrdZPtwWnCu3vZqy8ksqO+ufSBw5cBA2Oxpoii/QtB09kzpk2vkd6UrJpfvKoDA5xfDJ+fOm
5enaBLcSnicxY2SMPaHvtErl83K4uvLg8XxiUm8BRmt4fjBKEhO/29mXzLQJiBpo8nNAhy8bu1ocuMwW5JlKBdJEMCHpwRMSzHEEsnK+TGRlMGMtv5jNfNY8
10gjyyb/4xwM9iWrpiv1jtxZnrn+DkvZrXzY2Rqtfz8E/b+MdTayukFf7Wz7ttmIhgN/+w3c3+5dD191dsAq9r792m0VTSCaVImQ0aPxCmsGBeMy8VKdhpLg
y1aUeSZ4K5uRvBIv67xpIJlGjUadMgR4LbXMpTg0Bfmn/k1MpnkogWupbiAFSlgrwmRqB0rdObW9smVeoYNezHzGPoAD+a3XWz2nLrgN/lB0z+H4EPG+fckI
OQ1bmml5I5NqjD5aaht8/WDIkcyIxl3hbVtEI0Ua+yD50htmSvxjWubKe2T5yQoJ4Cokt5OawfiY4qSp1mnxaIBqyAmdiDBLkRpQbbzvmNszRMUZC8PB+UoS
tOENI0N2I1Jj4KyavjtXnHPPutRGkXrjFVlAD2y8d/znNexp6jr1bEI4bSZ0wAg65px8D+D5jaq71iQeSDXkAEHvMmbQxK+UG+JcCe9wme6YGyRCMgzOhtfW
XKSk9Sc10vIzFCbHvkZeouHan0piIEGuIyWAqJEAD96TJNk1fzvp13AU+ZLW9ZB11eS7G8klwoB9wgZKQl9FqXHFVWaAxQfIjstbaIcZyG7pT9oHfpp/t/j2
myJemRqEFPyQSXqGUN9//V3Cc0NlTjG0dimTtuZaPzzQYULUmeHw61FGJA/9kNMbY5O9zaqz1W/fE0qy9c8dZXR9Y27g+1FL0adx9RByVX+mx17B6hi4jtEW
vHNmsuuKVvDzacQslPQUhX+j0CQVbrnuyqmDhNswM1JT+mslkjsd2YBKGoh9KhK+6lY12ni4ChkreL/GOrJwEZgWOgSYrE85drsP5opy6QOVZ4O6Xr1/i1Kt
B5a0TDUOtgYZpdAR78UsV3ifhaVr8oL8PjYHyQd0OWnBVUHSSE2hh581rVIU5boKbAqCtcMzLN6JIqIHFRRiiR0ImqgmzQ4ZRUWXRMIbnAkkd1AUB4EHbir5
O4DwjhYHAhMievVHFitAQA7qqnBF9NuapmA2qTXmnbhVc2ObY94Dw0EeFt68zwqidy4t+451/MwwcM5Shem76f3gtesPB9pZwlpb/xU3jEuCgKWuz9x3j8v6
XWynTyj8ObrIL2muHAWWOXugRqO8hnFGXHB28lzEPT489MuNHJxwdL6syPgt5hSSXLOu9K6WdkN3Z0POOfNy9qIKHrXAKIiDcBX7Hd5xHMDAZIifvu0urcpE
C0tgpNx0KhZoFv2UQdv7s0sDyipvVBLPjcAE96XEGtN02aMXXAEeIdMPkD7wsKb6NoT3lqC2CMZpVUe5TqlGvqt4Mwvp+1R6VB/7kRqqmJcYlctEJ1gYkR07
oRs2pDJT3mgS9jbpbaNI2wellX3g4l2xtjpSGE+HSAsu6FG0lO0X3hiL6wWBMU3BxPeh9lGB6ucAQUc72RbmYiezDQRTnHkh6nt4+FysbnYuvNWPzwctdrzD
xQB5q9ijrikQ285Z+7hfsu/IYQTthms32g21vdqnqc2Q3/RnPy9Sq2Gp3cFG3j8ahkYtIP1suXoUDp8/qHjjjxR//nfNxOAs1YldZZDgcmFqJEtOixzUF/Jm
lROfZTEA+vviQcC8hBWicffSzNm1MP9t6UcEowxf0mgEFqiXCjOavhbfkawO0VWB8QjWSYB51g+q2Ly6IxPJ8pWFilyNFs8VGfLSCYaxW44bIQeY1nW7/Som
Bj8waSFpGgOYELPjAlTIqwPUyv1Ai4r+LpAaXV96J05HVCdJARKq6vkNLgIe9ok6Uqnana+AZ9yz84WAwD3i7+6JCldijbuehWQevVDbkklCl6syVlC8/cEB
/jmWp+mha2eaC4IEyoTo5iPJLaxAlLV8o0TcFA2mJXFwFMm++N696wh8/z7AnB6sTUZOD9cUBJshm3LIxOJEDU9BbAKAa48gIJ9Yy95Jd4QdDW75sIOss5Ll
2N/blvZEJ5ZbBEqVXvhi6bFpHbmK3bHQVWhiO6ggTvlGN0qfayF5EmyEbKfEenR3NwUs6uD0aAHP9O3wcYKAdzNAkpvE4kaYf/4lYCbGswWO62q0mN34TZul
7Alb3pedavvrJC2tou6SNRVIXnehIFjBR1H4AsL8puaA8MrptP3gq7SsWuzW20ijmdmlaLjXHXc1Ta+igPJoTdyV5f5lpWwkz8ZvyccqmcQDqBmB+yzLvPLc
UgemNBldmPHHVcBz5m60rCdLem42TPgOPpuLQLCZwyW9g3/QFz1+M+6dFnSBlvbyDS2zLcVt1sp3BonIQ6lN2xuujXqXbqzBFavX0Ff83Tq6bNxaXJkNhzhz
CNsyW7ZLY1APMuOCGJE7nWnwd26sDBaxi8OudDd2tDL0pu4/Xfaw/rz9wQcfFMoALIxjV+F8ScR+75ugxN6AmCtdocOBsPU6zioqLZnLXrx5l7X0tTI27r7r
ro5vE44PIk9IkyjRU2HcJ76zQIDOb+lYt6zO5HwIbzplO1Zbk4Cokfq8BOcVfmXYcr56+8TQ0EmgoWb7SoPJJ2mlQajKAFw9GnHt1pMRF8jrsU7Ux+2Q23yX
2JuY7CvNZiXFqJoUeoBm9BRJD1PWMAdTCwLyBHsaRRZ1m24khb1N2csNGQXSJQK5d2CmHBGV2doyUmqd6etbASFRQlPQZPyl9r7sqdtJ3/3IdYo5ide8SoN1
hTS4zfEh19INYAwILepNIIExV4KrJqbxEfL3pO+T97zbKQKwcva7RDq2uIE15rC0u6hey2iK+RU/Wk73fZqDJL1BsRl1BbCgeT6/QQxJzmQ2iIoQ9O8woa2Z
DiJxee3hhmQbGnOL0dTcAFUtxYuCXSpE7OFstrq50SYXjOjYZsr3ykYy70DVXNeclmotOdf+yLoP3+BFyi9LAoGLKrpt2irLsqGi68lbVICugvU35LZ3snnQ
PFy78sbfq7rxd3An4+9vpyk5NbOeXQcO10ipoPflwqQJaRIfJqtsLJkbTEuMTUqsSkmyHM3OtRhchKQtfjjHVqeTlGFdsecBahfDtemVRrFCrzPTuHxEI/W6
k1JZpc9WoIrfIghvCR7igPgTGT9kMJaJd8C4yY6hsSyEXbhRz/Ulq12LBk01Uk0R0juoP41MeOKDQTKy3wAq0mtPuhk6woB3W9IDJRmAON/0cuAb3KyU+UNz
y5waJvGAjFD49dy0c7q21ufjg9OGLHpV1SkwUG7oUc2w/Ph89XrBRS2L13GB3PqtPHCF25nWnRZfvIlbqlTrmngz/77vpf59XwbXPhwUFATGDa58V9HI1ubF
dxI89mr2Qt57Eexxd3XgG1CXNmdkDR89HV4Ue1HzrWj42/kJM+chX6ZhU/8Pp6Wi03gZkBIg4QMYpJYkUzHni7SULStJ3B6OO51WIyp4I9it1QfaEOtF8/AR
5c4exIyb3PuizTSwcIMB8+kBqjcoOoYnqU5WWmrdly8Z98FY+vgJvMQaTWMXe4XCJ2BtqpsOV3+BZNAkNYYSFn1N38nclIveqfhlcFB6p32b2mNY9+83+Pnq
xR/8M3pFAGiggHcqBnZDCBp+4qQURyQEVLrP8wAOTabrM+S6DlMEIbkrduBFQHfwDVzsbgxxTRpmKd8NROKFblxEz7YzjdTz13SmSb3E1RWcO2Bfsdd2f/UN
1N3YGY/4wHY0S4DOEh+51SPEVtq+KQoEX0oc9mruek3HuPVaAoGb3jZbdtPjmPjL9pmzoxs701PSYFEpWbvtJt8x7fOBkCqTYbrWO2Fy+IxJFrBXFD0wBZPg
jCELLija7Gq1ed721UmZQEFRGbjwygB1ltIQT9mXTaq6WET3u9ly9SkTcVj2kXEsyPgPtGuMbZa4vL+Az8072Fi5jkyXDyczOHOIj75kf649Og39odIcNBGp
Cb/4nvuR6OngOOGF9t5DExRjvTcNuMUIR4DgZWC2alPe+9De0tL8w/RQbuT13mZUj0ftlsF2p9mTaMt7vtnmSdup33q+iW6cwFNmMzmWaATfLlf3C52Q3rhf
NV0VuluOI6e1j8tSEsMypSK+K/di+s6+HFC8lzukB/j8bx2mXd1N77ms6gLNMnuB+ZZ8hAHIJiB+J2Jk4eZV74XUBJooS9JNJpFbuBhQLThejA63O3tv44N3
NGmdyc4VdjVd2cvMF/z7w9Hh4HyyYipbyTXpXvepIsuQj9HnJQyJG99IubtP/TcAwMTD8buqX3cNkGy4pN5B1Wr3Lks4W82ljxpTyIeabgvkGUYg6lWadZoR
d6ThfhlyjAxXZs+AROu+Wm8FUbt5LkhCYHt0f2H6R6gf37/ztH+T8fRU+ufpNDl9rs9T2Od67RwKNzXqkGQgPWgvuj4mhzq7hONUQY8vE82dFflEFO77atVk
j9rb4n3S8/Xo5mBO2UP7Pw07jC8TZ7/J7IjZsUT3Zdr71+cgt+u+WfmYWL+73HMwcuiyTHQuPdyVY+ZBzRWTb+8mak3wyRyU3U2rycBDZquIaucecGACKxF0
GjIheCFtIkg2VfbYEVdJMzBwk1smJ3Rtt98x16d0dpavsC6bjhv9VDOj9QLkRlUPxaxMnFxl/bIqs5eugixwDdTztEScxCeAwLEQfgpxkyD5Oap4posF77jd
NSGdFSX/19/883d/+he//uVXgsqDF3RbQQIJOKUB1hx4Worp5eFXLwbLAF4a0kD8+38oMtlf/tNv/vEXhED/K4Gr+t9/+xuPf44CAQZuPBFU16eCQLtgNNFk
SJSl/RGNIgHXNKDPf/f13373L66R//zN3/9CAUkNMs8KMLhuOqBbhvkRfrZ/Pp4M6XYi7gjMfKBa8LgMGb/28Nq96zGoSl8B7uO2wtDcZ5TKXzOfl3mZZuVt
2YExX7fjDtpEkKnaQMij6++zFU1+h/76Botf/UMRa/bsD7wwVG2ldL16+0ybCLdesxkv/+tN+PtaPS9fs+qoUdQrj0+0er3xmg0EPaXZgnmkTdj0UXdoox8P
hVkBSM9ve3thN66b87ZNOXQpQp7t65FpoWcK0TObLwlknvDDop9CRJEvhLzcoEFmRe4qAJHni5o/2D0XRo+C9No2GyTXSSadfOMAciNALkOJPAxSVsSoeUUR
aizOk9+v+i1NERBaOLTLaDCR667B0in15eCv7NgOOUavwCwNEuHFzTOGPxUlcvvZaSPMnA/8sq5ZA7QPUkb6VVS+w27rFrTKfsCM4OHbHNFaqfEo8bPiB8Sz
urnugneoYYhcrqFkbfZLMZ5UnT1s0p1C3louGGte7XnjTKcw+tfQLZGfMEeDpz6m6v5sNBwPukXXKfJI2LiOM/7F+vLgeAStFi+ViSLj1t3k5VM8NQ6bCwk/
HM4OzpHIbMP/+FgSm7lRcAU2cHzsdgcbsjBCHm25rJUBmv8oFNEr6AuD89UMKkM3fA9jUt2XwEyKM+rFKX10JyDOogy5uE0dUqZZuJ6fbvLyU7eWzwdH8q1L
hAvp0QsWOWihG9N7TrTsLnJxupkGLHa3uAI0k2vK/e0I3gaU4raRknrdZ89hVeiKdYnvsor1Rz/2tdTBP6YwMQZGYJficDFDUOANMX/NzZZUGLdbWgfYWlHe
DhJUazncmM6viMZDA5RseM4nk2c2L0ssWUc4YZLWz9yMGcKbivkzDCeQ+F+MPg759AbjqX1cy56Oxyagcjzd5XmU+7HsouasIQmF8TCQqiR91YJ7veBLsVPc
u3705MnGyImG+SjzjtPoetGlAsWTMrzrysTI2LQKtx9HtK026K4aNeAmKoA9Evd1mXSLDXGMl82F0Gd6qzXsB5reZ3BrnRNSpyF6RLoFSdctRTYjjjhOH6iG
U/Oqo0nbQyCzikfUs0FB7kERoayFgAEFrtLiGvUY9e9CdPQNbou7/qfUdL9QtbAjnvyANsPrLCXIjqVaQs0t8QXFGf8DTe6L31F6peIOjCFt1WtIHRHlG9RB
wnrdzqxADR2LS9Cq/uQhPgFwlyjCfg5mk9EGb+jtB76nd2hC9PzCW4hrhwmqQ0u1urNnLmdMZZrE+T22Mx4C7mg2Tz081rcixJU4DOs0NgZNxDNszSBkaAc6
YI0MnWJB9oCc6E9YAyRFT1GualnAoMmSNFjjCXywqwmhrztq3npCXxWBxtCsz8mK+NECRu78kvDEGrKM4hInJpfQsAojC3xJ/pWzaQDDQb0Aetsxf5PjCjyY
WJ63Q828fHzYzel+Rq1S+9F2U4OsVJBs1wUKPhnd+cIRiHRm4X7JKlvqsx8wu/xSHkuqed1ELyMShdtYj1YC14o1NTti83zFXUB5xo4YVAU69OgQ1opCrnJX
5iOTnWcmZafZPPIPJ4YaTzUg9xHCWdu6LHsNkj03M5F35Ogl+YDKexoYsAiQHyOz8pLNyanJbDkCEOOGG9AV00PKmLuPwNzgREN+qDNLdN89EqHo23DyuKu/
46IRtqqyhaZgJ1typVS8+EdBwvhWKVpsP6xkiaGIGr5q+vSW9HOXmnNegD+cTJrfj7NBsho3i1od2MP61oO1mkanN1SXFSLOLGRVD7xjiFu54kDKSwVXkFNa
3VnSYeQUIAt5YSkVagW74l7CPaO+8ensKJBXpvXELYUb17LML4xcQ/4F8b57OnM8znHo7c4mybTrB71FY+JjDOdrTUiP09u/A1t1exDHIY7hzkYEGqviJhIz
RIoRshPHFmSOIkjld5oD3Ekh2vJBilLKKe6p14174uP7x1MpQwWRHLcmv8AqhcVt591J5aGUdJMjpWZiMFf/Rnc7eje6tV3QSjQZr0Z1l0g6iT0IHhQgktGC
yhNH5Ye8JkPFNubR8Xi+tCLD7jcgIr2oTqRKNre1+gLSsStyff7E0FTaFd0RwNdx5B0cUzEQ6FntN0+d4F6N593SHvlBD0yO3OBTYnFhMffihDT9ghfd33/y
+MfYVy9H3fCJRyO/m/rBy0+GXZGz62BaRbkBO8cjmDumK2l7MPy9wfK4O5kd8HgIq+QYDmGuDSHDsJgSikvIUf3Iaosv51MmO7O7MRAs9lORWNy7ev7QIjxk
te+9fe8an0ATfflqj/aI9OM6x+OlW6wvvTueiGNzVFbA2bhWj8riwXD4MVbup66KETSEAoWkC4UX8y2DimEye/ZmVbVqWrb+3gcvHYVoy5OxElzCCet+OvuD
0UvlJ0pUD9b+D7cZtyyC5gIA`;
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
