// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data; cmake/report/assemble.cmake makes it of the files there.
/// Edges   change those files and build the target report_page; a change made here would be lost. The script is packed;
///         its text has the SHA-256
///         59ec7ad57b81c63715e959b2cecee1b52fd59d59fbf68ef69dbc732cc979f126.
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
math { font-size: 1.15em; }
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
.columns { flex: 1; display: grid; grid-template-columns: 172px minmax(0, 1fr) 312px; align-items: start; }
.rail { position: sticky; top: 0; padding: 22px 4px 22px 16px; max-height: 100vh; overflow-y: auto; }
.rail h2 { font-size: 12px; color: var(--muted); font-weight: 600; letter-spacing: 0; padding: 0 8px; margin: 0 0 6px; }
.rail ol + h2 { margin-top: 20px; }
.rail a { display: flex; gap: 9px; align-items: center; padding: 6px 8px; border-radius: 8px; color: var(--ink); text-decoration: none; font-size: 14px; line-height: 1.35; }
.rail a:hover { background: var(--soft); }
.rail a[aria-current] { background: var(--soft); font-weight: 600; }
.rail .mark { flex: none; width: 24px; height: 24px; border-radius: 50%; border: 1px solid var(--line); display: grid; place-items: center; font-size: 12px; font-variant-numeric: tabular-nums; background: var(--card); }
.rail a[aria-current] .mark { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.rail select { display: none; width: 100%; }
main { padding: 22px 20px 40px; min-width: 0; }
main > * + * { margin-top: 14px; }
main > div > * + * { margin-top: 16px; }
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
.pickers { display: flex; flex-wrap: wrap; gap: 8px 18px; }
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
.bar-line { display: grid; grid-template-columns: minmax(72px, auto) minmax(0, 1fr) 72px; gap: 12px; align-items: center; font-size: 13px; }
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
.drawer-body { margin-top: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px; box-shadow: var(--shadow); }
#drawer.locked .drawer-body { border-color: var(--accent); }
.hint, .meaning { color: var(--muted); }
.cell-name { font-size: 17px; font-variant-numeric: tabular-nums; }
#drawer .exact { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
code.source { background: var(--soft); padding: 3px 8px; border-radius: 6px; overflow-wrap: anywhere; }
.terms { width: 100%; font: 13px/1.4 var(--figures); font-variant-numeric: tabular-nums; border-spacing: 0; }
.terms th { font-weight: 500; color: var(--muted); font-size: 12px; text-align: end; padding: 2px 0 4px; }
.terms td { padding: 3px 0 3px 4px; text-align: end; white-space: nowrap; border-top: 1px solid var(--line); }
.terms td:first-child { text-align: start; padding-left: 0; white-space: normal; }
.terms .running { color: var(--muted); }
button.number { padding: 0 3px; min-height: 25px; border-radius: 5px; font-variant-numeric: tabular-nums; border-width: 2px; }
button.number.left { border: 2px solid var(--accent); }
button.number.right { border: 2px dashed var(--warm); }
.steps .step { display: grid; grid-template-columns: minmax(70px, auto) 1fr; gap: 10px; padding: 4px 0; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
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
kbd { display: inline-block; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 6px; margin-inline-end: 4px; }
)page",
    R"page(dialog textarea { width: 100%; margin-top: 6px; font-family: var(--mono); font-size: 12px; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; }
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
.choices button { padding: 0 8px; }
footer { grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 8px 14px; }
footer .buttons { flex-wrap: nowrap; gap: 6px; }
footer .buttons button { flex: 1; padding: 4px 6px; }
.bar-line { grid-template-columns: minmax(0, 1fr) 72px; gap: 2px 12px; }
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
button.thumb { position: relative; padding: 3px; border-radius: 8px; border: 2px solid var(--line); width: clamp(52px, 7vw, 76px); aspect-ratio: 1; line-height: 0; background: var(--card); }
button.thumb.current { border-color: var(--head); box-shadow: 0 0 0 2px var(--head); }
button.thumb[aria-pressed="true"] { border: 4px double var(--ink); padding: 1px; }
button.thumb canvas { width: 100%; height: 100%; image-rendering: pixelated; border-radius: 4px; }
button.thumb span { position: absolute; right: 4px; bottom: 4px; font-size: 11px; line-height: 15px; padding: 0 5px; border-radius: 5px; background: var(--card); color: var(--ink); }
.lock { min-height: 34px; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 20px 28px; align-items: start; }
.lines-view > * + * { margin-top: 8px; }
.lines { display: grid; grid-template-columns: minmax(0, auto) minmax(70px, 1fr) minmax(0, auto); max-width: 420px; overflow: hidden; }
.lines svg { width: 100%; height: 100%; }
.lines line { stroke-linecap: butt; vector-effect: non-scaling-stroke; }
.words > * { display: flex; align-items: center; gap: 6px; height: calc(var(--step) - 4px); min-height: 0; margin: 2px 0; padding: 0 9px; border-radius: 7px; font-size: 14px; max-width: 130px; border: 1px solid transparent; }
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
.large-window { position: absolute; border: 2px solid var(--warm); box-shadow: 0 0 0 1px var(--card), inset 0 0 0 1px var(--card); pointer-events: none; min-width: 6px; min-height: 6px; }
.large-window.held { border-style: double; border-width: 4px; }
.large-strip { position: relative; background: var(--soft); border-radius: 4px; font-size: 11px; line-height: 20px; color: var(--muted); display: flex; justify-content: space-between; touch-action: none; user-select: none; }
.large-strip.j { grid-area: 1 / 2; cursor: ew-resize; padding: 0 5px; }
.large-strip.i { grid-area: 2 / 1; cursor: ns-resize; writing-mode: vertical-rl; padding: 5px 0; }
.large-strip .part { position: absolute; background: var(--accent); opacity: 0.28; border-radius: 4px; inset: 0 auto auto 0; }
.large-strip.j .part { height: 100%; }
.large-strip.i .part { width: 100%; }
.large-strip span { position: relative; }
input[type="search"] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted); border-radius: 8px; padding: 3px 10px; min-height: 34px; }
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
.chain { font-size: 15px; font-variant-numeric: tabular-nums; background: var(--soft); border-radius: 8px; padding: 8px 14px; width: fit-content; max-width: 100%; overflow-wrap: anywhere; min-height: 40px; }
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
.records th button, .take button { border: 0; background: none; padding: 2px 5px; min-height: 26px; border-radius: 5px; color: inherit; font-size: 13px; }
.records th button { padding-left: 0; }
.records tbody th button { color: var(--accent); }
.records button:hover { background: var(--soft); }
.take button { border: 1px solid var(--line); margin-right: 3px; padding: 1px 4px; font-size: 12px; }
.records td.symbol-cell { white-space: normal; min-width: 64px; }
.spark { width: 56px; height: 20px; display: block; }
.spark path { stroke: var(--accent); stroke-width: 1.6; fill: none; }
.badge.computed { border-color: var(--accent); color: var(--ink); }
.badge.derived { border-style: dashed; border-color: var(--warm); color: var(--ink); }
.badge.replayed { border-style: dotted; border-color: var(--ink); color: var(--ink); }
.badge.bad { background: var(--warm); border-color: var(--warm); color: var(--card); }
.plain td.wide { width: 200px; padding-right: 0; }
.order .equation { align-items: flex-start; gap: 14px 28px; }
.order .scroller { padding-top: 24px; }
@media (max-width: 760px) {
.thumb-row { grid-template-columns: minmax(0, 1fr); }
.records thead { display: none; }
.records table, .records tbody, .records tr, .records th, .records td { display: block; }
.records tr { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--line); }
.records th, .records td { border: 0; padding: 0; white-space: normal; }
.records tbody th { width: 100%; overflow-wrap: anywhere; }
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
H4sIANWYDWsCA7y9fZccR5E3+r8+RbkQ0G31tHpGL5ZbluYY2yyctY2vLRa4rWZU010zU5p+c1e1NLPjPkfYC5bBxiwLGIzNAmtelgdsY978is/Z/fce9jNc
PRpJ/ouvcOMXEflW3T0S++y5mKOprsqMjIzMjIyIjIg81BkO8iLqZp0iGw6S8W50Jtqbnj4kr/NRmna28CrqJYPNSbKZNqNGZL+blzkVacXpIK5F8T9uxe3T
hzYmA4YYJd3uF4bjbl65jH+r0d6hz61fTDtFPcnzbHNQcS3XIily+tDUVScMku2KaQfVBae6eUUtP5IUW/V+slNp1BxG9WzQTXc+t+HqMmDTr+F2OqCqlWp0
5qyr1CoBb5uOJr0e98JWcWibIltJjiJUYjvdRRHtJ73/3OWwn1Sg6pEoT3Yr9KoW1ev1S0lvkjKZBGo6KHhMXPUWFSW8so2ocpd8/cQnomJ3lA43ou6wM+nT
y+jMmTNRPCEKbGSDtBtXo2JrPLwcDdLL0UPj8XBcuTAYCrmjjeE4OrxHQKcXqqYvRbpDMLTxVfk7Q5uoiY6cPjROi8l4wHXq43TUSzpp5ej5vcr5bvX89Ohm
Laqs1aKMqfZEMc4GmxXpZCtrR6urURzLyGjT/WwwyZ+gmUHtx+cnKyvLK7FHKwKfDc5RU5WdGhFlMytyAp4/OJys93h6gC5K+SxHoaVGtRrtELSGEE0qMYXu
rUaKvCL26KS/no4rO/Vi+Ng47WQ5NVkx0IkQy/dQp++tVi2h8uwf7QxM1qm9qjSyE91F8BsYGi5yX9Son4jujpYb0d13R0uCg20d7T20MxoOiNBZ0jMono1W
0CY12ahaMiu45fQkfUPFT2c7abdiIDYXAAtX1YD7uYiM1KGNpJdbcgpViJyPJo9SDy3aMf2OdSbaMp/OBlmR+sV20HtC9sLhPTu402tXf3SBkI3pb2z7dvDg
2skVp0fAaNLYvrq/16vES/TSNuAt9nQn6RTnZEYD8Gw3aWaGFLnXa9ZfqMPJuJOaQqZELRokfWaBe/Q0oE7Rv4RLNtigZ/o3jqa3IyVDqFO925OzYuhJHQYF
aXEf0frU1nxahv0xhKFlPO6m4Fiy3s/KGs6LZFzkX8iKrYojJ8avcngPBaZVjBye7CqYrOedcTYChQfeOh9UPYbQBSvo4mt87ekr157+yrWnn7729DPXnv6n
a09/9drTX7v29LPXnr567enn4la3TVga2MVwxLQ9dDnNNreKvBm1WvHHNu7dSDY6mAYf6x5LVzZW+PHeY+vr3Q1+PN491ekc58eVlZONe7v8uNw4tnJiI27X
aLv62PLK8j3L+v6eY8dPNORx40Ryal1gHDt1r8I4RYDTU/yYrqQbG0ncbtcOYQdLu4IR1dtIpMTGPfiPH9ePnTjVOKkN3pOsn9oQ9JbXlzdWpMjGxnrj5EmG
ZzfW8eb65zao11vpDijWWq5Fx2rRiTZtc6NKhlejZJynnx0UFSpSz3sZ0TijUaa5sFKtRcsnHY/qZ+B+laQWrdeigmd7wnB4EvNv5l/jIW0YNLuORJV18Oal
aKdKLKuo+ktgnPRHlVHSS4uCJn5BI5qMt9121ctyTAIetJYWa7dQxnAyt6UWduvOBhXqoL+Na1XZx4TKMUGoFITdcjU6SpyxCcwIvwrarPfSwWaxRTgv235n
Pvyw0Iq2ttEb0l6YcBd13RC1Kkx9rkJ0IGr6v4EA3hH6S0Q9t5o6OaYpFQVBL9BfWi70b/3ikJqPa3GV1o1HyN6E0EoGNGxUyBGwNa5FtE7W2wKLx4mnAP17
9Ey0cuJENbqPdpZ643jj+AlsAUSM5ZX6vSBIhUePvqEUvZYH2nBW6sddDxt12lNPEuXGXPie5RMr9GNTat6zgh/rrlvZYPtzA9exEtpnqc7yPfeCG32s0Wgw
Q6IJvRFbqShNug8Me8Q4MZuZNJeScWVpaevw3lb08ehUSBXiUjRXKqCHYmtEmrp5eKiXyu+kSPK0qBdb9FsmCuZZHGx0HW76XEKMz83acMoWiewFkI0+nw2K
Yyv3j8ckka2cOImJT9JRherxbGqcpj/30SCcpIcjRxaMWrBCFkzkjEftHpIJlnhZ4DeNreJ2+hAjhUVIC5feR/dRq8ejp6J1PC2fpKdNPJ2ihzGNwtmzkG6m
VhRDbU+mwiDcv8NbVLy16YtT67tFmtPcXidSnjzuEUW2y6QYrptvZkS5ikevU0Iu3jpkgS0gm1dCycegpJf8sbOVjB8YdtP7i0rm5iuXCka1m3aolOyRueJH
UjVJ/F4PSCKWPXnj2Apx6E/3hokZW+K6m2mhb8CbN04eN0VOHi8XOXkcRSbLJ6kIOrx80ishL7gAN+PNIFcAjTilyRCwRHvZ+dEJld5PxXbPVxLoZEPXaL6l
BRMO/WyhmioFpXExPxXrSou4V319srGRjqutRpvbWnZyCJUGxAq3aMqZli9l9FlG/kFaff9AP8sFzQwkGPWN8bBfIc2Rh7wpnTA8+KgU+dSXzj30xNpjDz2+
9tDDDz3y0KPnoqmvL6DBFjpKe97dC2rQLjSeGO2uR1pldC4d5MPx4zRJSB3T+TCedApi9SSODMcFZDNSDomxJ5dnNdJiKyOxcy/q0xzrQZojUZo26vXesLNN
P9eTMX72kt103IyWaOMaT0joo795kY7kzXpSdLbkEWtPnp5s0PZH07TBKrQ0TiudWqsLWmAe/KBvGUl6yX/NOye88u8uiCITZkMna/TUUzPfesPBJrFS1IwV
kqou8ryVEGnHaXdCjJ0lBRETsBXUeEvlYp2ks8XyotUsQfSBrkMj4wZFz3iFq1EIRZDktdyl2qQLDia9nptDXmH6FrTpanltpoOOUoIWnKWCe0u0sRM9ZCGC
CU3pmq2j6zEEQbUciEo4IKuRzz+Ip/scpyqLwWtHmnYrJujeVpJXkp0s9/ZBrprssJTf6U26qZZAceKdtCPOreEgrXpD3fKhiZmEC0GnX2ZWm43zGYD4KXR4
MjbgnmxQFfdh237YDj9sxWymYJRoRURnz7AO4140ZQcbbmzQpl5hrNA09pCBKO92T+nKntLFnuJmr9lZurIxsxolcEifkPYIA/vCrwuFww7rEhFgwIrM3WER
EpBMbW+vHeA5KSr1et0iLdxyYKZ40Cc74ANV4+zAQ6JFcbueVuutATc1GuYZNj5SqCx0wxzAjHUHLtOiWqLZPGItLUGGO83IeiLxAAy6RB9LOtDm4+Fn2yvl
VdNDeW8I3STpBksU05HmgqP2zIzAtLFSOz6YJSlzHJVVyucRdlA3PagNs2NtklLD6mMAg4oKY7ZfhO8yIjlJH3jnRsoAwU5ZxlC/LUXLgUrBPbrb1DzqdBtu
oaYfqrJr9RNSl3dop1zHxK5BTMYftlsYI0U0ZcOsP/6DFDJ1iyaeXc2iH/K6JVGSeTiB1Z/RtEpsKOsVKak8ogXy+oSlKl7n9XmXkRQ9JsOFnDZJEvWkP+Bd
iRAw27nQhiDET27HrjKXISmjbliQP9kFAC2dJaezwUhZAn2WABMvv0sbXo0MUALhMU2VrUiWmk8UYUVnPZa0Dl5lB3K9NM/WdZ5RK3OIot2pyBit0pDp4pVp
X62q0S5cq9DQL/Ko7PlKMJBWFV6nNZGhSt9a9LfOCy6T90ID/iSP8vWinaoJyQ5W0LysFmu2wLDNgB8MHy5gA8/vh2hQ4S913VAUFvg+RCjpWQ1jkzd5hIKt
RHFkCUiQolJ2sLyCDmMuS/Xup/YY4mpd5qgUkdfyrF8OqcDGluOmR0gZZcd+5UuVwZ/jDjaFDkxT00L4RalaO8RUaPKgnI1a0lM3Ciy92Y4FQwC7Ru3Q1rDX
zU31pKinl9LxbqUyMEtRxCHubhdTWn6bfvKrAb/ChADPZYOQbsaMst2RMRnc4n2SF6/7vc3Sz10lAYBeBRu1mQcs2MrbzniY52tJUQycmDOzxoaXB4/TVIB6
6AsEQYv0osoMRca/SDZT364Ys1gX2wUC4ciwYl/0OKLbBiRru4Wb9s3kwrfARO5zdJnkJN/Iy8mgavnKGWn2SLDuzcrmT81QKvMXjBmIBfh7o2XRkkK+QDxv
91+Mt3AIQKktxJz3E2O64en89+munM4RDJgbQS78Ze0GD6zI4IHnAc7uRIt6XHSSUH+6mA89GWQvEg7BDbR1dZofeScd2B/SHf1Ba3WcUnVsaQB4eoECVmRF
L4WFuxZdprVFj9D0ajix6k8IxyZDS/ujYndNmJNrqql/vdbsbFMBiw2spIRhadIfJ+XnST/F3mDLVbSbLRSD+N4Gf9+LqEbTVIXppkjkJ56g7+uAGhLpk+zR
VM5ouRDhfJ1VCZCBBsAeJemvhw7U1qnbk6Ghsqnjv62yWmztEMoD43pJ5QjgQIDlnFLalwloR8AKWvYNAxiXAczVj9FVD6qdP/Kgb9d3H0sgbzDRHiHYPo1d
Y61xfUTlqKNtC7CfdFOvotW9JzIxgRx9eiItFsAc8zKstoUlD7oVbWECaWi5rHgJovVNAocSZ0U8ugt1nBwRfyyuyskY3k8/dniPyk5xvILfrBJb1BkUvxY9
qXI5GRSpZ/HalpWuawm/TBEj9W2jG/Kutd3mvcIp52X2Kb3njnL3AVC3NIajWwbGD4tlLFI8dBraCfQXSkh7Rskbo2H3mn4Jz0p6Pa9D8zHhPoy9o/Wgjx5q
roshuwViC9rn6S5ikJznldHQ9cD04AVxqY5iDIsfaHQtw/WRuWRa5K/c4KpAYzUJk7syr0GZ9tIgS6552GDVbUlgCRPmy6zv6cEZ6kfDDR+at2PhsMcsLl4D
3lDzTBdhZTJQkZQrrOq+ZIUDfqsvfQO0ky/xtpespz2H5Lxe9pICi1I7qvi4AQ8x8tckw8bICnmqbNRktwJpeReqtDYcdt1jBB7ZxpZkOvFI8YVE7iOAsUbL
BJulkqrSAVo+reVxnfnwtI5HLjW94BkU9bPlxwbS1C1BMCMBKdOuUm3XaXsofNucQKkTi0966QPD/oiYfGVd3uJcbInVpkSBL0Xr8sTThqdiiSwspBnDPrhg
i4S4GiRF+ucSiw5EjzSXJ2qTT077Sb4tT3o8i0cCCHt+3HYC3t9KcxFxQeuASwnlzWv8hdgpqLPgORZhkxQwIJENsMrc4LgFihnEyxMMoSqHdKQeKGOBePXQ
gLRyItKcOq3tGtdrqwK/eNTYmKdGBQbk6L2VjlNnfpjlcWNrLFnIWsazrMVOIYC3Ft3+MC9qOCkyZ70wRehL4cxHWCXzrSxVMfzCPLGdVnrZNiSvLO3BfKGi
iOvMSDZlmvwoyHvv9OjhPSkvQzK94JtseEdDB3lH80VKXRwsu+ga4U1WhBWVHURugE0dBnWSveRMBOo+lYO6ydIlkLGmBUh6/3Pwa5Fs/ywDxugOzfzhONvM
4AEyog7HLNIICdzpjwy1LoU5Uh8t2yVv04eV3hwVSFVnP7eGQk/AkWkuggkXr5bZ8qwsYfSF4SgdPG5OIiCYG+FUXorwb20a+SMiT5kOndUnPba4D0Y4LUuL
N5n0CnHjEJEzhrMFS6EQ743c6oTU2BNfY5y26ysRHLm2SI782El7Wp02DuZNBthgU574lJgek0kxjI1zEf0+HnteFzRPCxGkaeAs0s7bMSPcB0Rxj0lWQ1fH
JwCBVtY4Le3G8AkkJucLLlwKxUxL7NlHsPFBvfwYI3m/uhp8mfoHosPBA1vUVdIOa1CPicvDdG7QrRNiJH2bbzSB05QIr3bF0DOsIEpWOgysW+qCgYd+gNVZ
+G1/+ZpWdP1JEVn5/H61nuUPDAcDIgNaMCXqwAnscAyObUuD9YVFIETzp/lwcKDUS4u0Yl5Q91L0c8P2qkQ7LBj55LqhRUvj7EjRYndN5vJtb1hT3TIUnNnF
vEEEs/adIIN9yi8XlqIZKBjxUIr76FQsgvoefKIajl4wrsRqt9gbzOfZ46KsMDAKob6gWIm64KZqGzuv6gBsU3BbDwN2uyVtCtvTM4f3iFPSMv/845+FsMLu
iYYy7dCR7+MrD0CKgMvMBd2a40/EYX/GtPg/Q31iv4PywM1bwt7oAT+WOAKP1S9/7GgN3nT1fNTLCm7RgzsBT0RFe2AWn3H2K/b4lc9ipYGlcFKo6IzKZ8V2
VfIJVvzEIxitwd92TwfbzAQ5qgzo5rUE4PCJAnmiDtjjHAAef5HZT4qHm/bO2cf4xqqTc2ulFh2vRfe2ncaqHrI8cHV1LYUKO+89qXvHaQ+wY0azqlcZUF/A
z2l6r08KbKedrazXHadl/eU2a8xBgLS/N7WrjWvMKn7uNQ6ZwzfqBupWIp9XiUu1KxWbjpBEhl5gLT50ifB5WFkNFqY3n4YDmVDaCcOI2MsD80VWzm4vjauR
32+oMTWenPP6bdgGY8DVseU/NqbNe1zsVlxl054UTIv7DcEqjrCMBFguHLjgvGUwnR6SHo5IJOjCuG4GiTW1ymcHG/BL3bWcooPp0pmV1eUVU9z+Emp7B6HU
kuet28P0I4ExnCQeCjw1eS5Z37AOsYMiVc8wVK4umGJ2p7+0eSfNHDqgmUefIDG5KEbNo0cvX75cv3ysPhxvHl1pNBpHCTpEjoPQsIuiT1LYw2myUWJkVJkQ
PPrl1vluvX3k8NE6ASi0DI1Vf4DRwufR3sPTa1feunb1R+0j57t3Hz46KRfN2CuvP3R+1n3puM4Sj6vqh4AK9jh7yOLe30KM5XvvPXUU+gb/88jDShQrT1G3
2TRNKNa4T2yX5n9Zf8RDPqLVFHscSCB4C4ZRxUoJ56hZIzqHuTH4hMiylkp3yRrETht7YRTeR5GxYeCSl003YLpD8/vqnPns+J7YqysHkbVfiQEYsjA9jYeX
43AYCPzsQo67GW1Wya6z3jss0h4+Q2/fi9igT3NAEeFhWOd9jF4uLeP3OBnkRLWUjccx3JPQnO/eSgTEebPgezZiRm643QOKJlRorWe32mRznIy2PCdzYIYj
iL2pnYLuwCIbPGqd6cXeQBg9YQwPVrZ/whggxP5Abx4xhgjSJTJSuvidPkJDwDTAuwf4gd5sbAzWRmN0+DG2juN30oGecX+niJ3UT2WKIpOz9lb85XMg9v/7
hyvi0p0/SXpRd227irfXrr5Mj/KhP8Gbv7yvxbLNPsge/9cz8mIz6cuLv/xOXqynhfx+K2774VP5bn992LNHEGaTc5RqqdbFOnbbGuYWFXBCmnbL2ggwFISJ
nC8Vw3bVBgR4spn5WjXqZV0QxB7stxOyFa4OZLQXNXVJyNwyuByckdRnjtrUdqBBZPMcksrHm6tGhIbLtoL1zhYhnZBkiufp4b0M1gmFym1YMY9/wQ1crMb8
jZZT8dmZ76uReRbQ5tf0P/6kDfiOySSpBxQJPZ7Y0Dsz+C7qqD9iF8C7jraiI0fbujuoVZgJJUWqBhJiN/DI3tYtPhJjgoh/BPGFh5LOVug44h0yn3EeImaQ
jU9U4D4qbcPFuOQqoXgcOTNTX7079LU4Akm0EGFsPY7mDaCEocDMK2KONnChdXhv4XxTeNVpG6PhsWwqGwwPW5XdyZ83PCbwEd81VvLO6ClVWnjVNk6di/rm
MJNaAW5c89PszCq4SRmHHK1X2pq91cRLUkcxS/I4sDMHmM+4DxlYi4Ze/aEqQe+IGTTgPTO3Y2ZD6Q03SW7OSHKMOMBhOToaVZaJHGygTHdGlaWdIPQkHW9U
dgwD9CLuaMIcMwtno+QqCJPCSXZvEy+3paUqlxlwCMnREM6RaMMRnj/wcTRHwVRglvMwo1c7VQuAtwF+euyzXLoMVjoOjEhahqvADm1mE34oYbt8mj0D7wW2
8GREqSMQVVHv7jORNE0tD7h5RGsMWAG0mK8Yf7MyVgTKkZ+2uuxSAsLy6eehVpx1ETFYQJrgAdlp1+jt4+nDn7dvdG3uIMyQ5aMd/dXgsn/3kF8WFL5bhpSH
zqD1xP/1+LmVatXWIGFksOWq3W1nhkfbU6ay0lfjXI4fv2f5BNPj7rtpEngwn5xkne25QJfr9zRWePi49BOZj7NXTr9j6x5mEBjMF36tODNOeOaXW8m4G+WX
szzozqIYJ+7EMYziScX8kXk1AV0oQQgsjyp2EtLqkGpEXapF/9Ivz30j6ZLQMt/9fYarzXfAmFvc8JvmQibpPC1atagmu7/4frQdT4IkoXZrqK7JwLmqie1o
xB5rgcY+Oth9RoR3KeQJ7upRY3w4RtieRw7FRON2AlQ8w07+uUFv1+HNhzLb6t3kv3syNnZ4rMJUA8GlNryzVkPHqMRCOh3YmFDOusNSwfVV320V+6W20hty
qB3V0hfsUwqhwDSFoyMcj62vWg9ZjcJLApfbxB4BWc9WmqE0W5PA6/ZotO6jwhwthxCJSM85B9hKdzlZ9465au74GlY8+Mc5s93U38b0pCQYGXaJLm/CkfH3
lFeqOjHMqUbF8KxoOOdHHqOqwqg/CWO1PG6XHSGS7v0FkFy079qeeMX+hl6oIcbML9+V/PQig5ZGUugUEJu58doUgOZMpBWsTY5CgrOFkatJ7XGoJjNYNpy+
wD7m5ZCeJHSbC2J3NljwTvzdH59UAoDPo2eLHocnoaAtd20sQQriJCxHPvzWzu9VDi0gOXAz9mSmXDMgpCKzcnHxRVeHGhVX8K6NSEg7sVMOp/bK1FPjmad1
AL0duNmNh6RBFexO5s7nmUobBWikAzLG+XiTFpH+1nq2BIJt6t7gwZ8tqeOJYPLftsdaky5t1yBGMr+1MvSaqITGhy5swAdcDIukx+r6uJ+LDkgPVk0kIcJE
EbNoEhV1barmeTzTJ6aHBUII8nNN4DflD0s1ub9jsDfnGZUnCecs7cBypl1gcTWxju3zC2nXUNB3FMFrvyXiDxmnACGgaDU3UPmHxZN/6QTUcfJgDEe73E8e
BIZYQQUcDtRAXDFf19wgJIFI20+TQWXsh10yuTDteYnGkDv4bFWGG24oYJkN7M7s0O9THPT2qFqTCBQePY33cExCB4NHk7tIc0Ew/8u/QbgE+vwxpl/0w0b0
t0VwhfzZdkSSN8JdnO3iyUkyhpuJ0b86MGLP+leZ3qqS5vvH7zAxXJ9FwUC8rKe97ekMaGoDyupXo9aOIXv8H2/F2PdbcQUCln0dXbv67Sh2mMVVFFTW3ozE
mm6XUkUrkiogFSS42q2mHbOaRLsMlLZL6ThPH0wvZSx0+6NusI5wxCn7aZysDyfF2j+m4yEzOehYOlnqTPPTpRnj0ZonjeJXmzsvLiXjDDHcqMcj508SkiRH
eYgMvYjZGbHh4jSGNnyfBXQL8giqVxfMNJ0uXHuVNT5+ZM96MwvZQaBSGkkzK8Hp/+uZ/3iL2j5wnvodqrZdj6s1AR+j7WtXX64wsCPRX/4AC17Lvo5dFYA+
AtDMFeIqpsecDhDkdmn+D4bjftLL8vQzmL9zlrk/aDBBNhaM18yAPLm9BuBrdzAwswOsQ1QLFhf93LQ/SZAh6a81tlsgEh6wDCz9NsvA9f7g8d5FKJRZc+E4
w2hakaH0hkGH4HYDu2ho7CjvyHACprfmGR7KUfFdIkNVkKrE//lS9JffoTBityP6Rc+blocHvdicM97JBoQzf6DnUthKV8ttdWfDd4g36+H3Ff87snrA/SOc
CKPeJF+Ds7eR7O1E2Eig8WF/26RPijcibyDfAJCM6I6VPaSCjg9ra6cPyeY3muRbDEWJ+v88HRlKMUYBo8Un1vkd7WRooma5WEjdGmwimzDL2ma8cTNDpTIx
yVgeblKBps9bdvC4/XVv7I444Wrds6/Jnm1FgPA0jI8U/PHMw/GEMe3AIXUnXRuFVvWE/HEg5ksZ4ndL5nQVoCp3cSOkxuGvDtZdfikX9bgXpTtsde0aKS/c
2dEf5pfe9vc13v7Qdlv+UCVvY2ekpi4VA3BZFemu0lKZBKxEH/G9ysERIhlVShTloCxwNo+mSPDmyOpolrocVmCVKpyZnb4VwwQCHjGzlwOgP/G8DdwQMCSz
F9IJoLnd5B2kqtvjcxXJ+eOM8FwW4EBw9oLxuhNIcdsqxYmTsbf2q8q0eYbPqb3inznKiMh+Uab4IyQz9Sf9A+VMi+YcOXMBhsshhmHFZR85uyf0kvFmmhdm
dhpNINAvxCtVFAykC9mA7wxe8uGtvMD818dV89CMpKZbF2VpdLhRwK6xeDn3/WlI2LqfYL4sLf1t86dfN/4UAbeR1ZjzfO2XF6TM4b7lXDPQ6BV9t3sWtyig
ZO8M14VfTxaDk4GOkgyFKm5T7Nlme15PTVg2NvyeAdarhhPNn6Gql+WcOMyJ+b5gfzDp/4dpfUEIdHgPGMEX//+E4tq5OyF09fShkoQgRndsKrTXwdXOpRAS
XWMDpkjPNt/ydQL7Oq7yIUvL5IHc8PaA4XpeJB0OnCMMofOvTQbbg+HlQWyMYXeFTQdSyjz6CWqtC3qGWLngq1Dc1w2jGlV1kzbGEbZIegO9Ew40XI4R4m6r
//eaB5hQkMO8nozK4gbKIVXPyEo9UnMyKs1mOB2GW38SbvQNAnM567LXe+Jbj1wHZAf0OelW088R4MRrWlcMCzO/GXnvP65tTEvoiU9LiOD2LILr6YaRGFXw
MIhuc3T7tv/bMHhjBo3u0/oHz600GfcyGNqtw0RZZ9/2urSNQBTBylPgd7ylvkBGggOOEHRHYi9vg4rP+GnS3J8fOJbS90Ry4tzlYyF+tXe6uOYNPSlTDRiA
bBIPC1vzgpguVv11U2TiBQNGIZJ5dZFdZP72IktgRuAWWO3aHMF/R/mVZg1Mi61hV132E/jOCx1p85j0myEzT8I1blUPj3eRmpt1J0lvjV14RGldtroKTMSc
6UIq6sGyihSJDPh8a6pBfo4x1XyaMXWWpKYWN1+LZiQYhC9Na4cINA7H5vY5WG4X+ZWxbS8SCZPQpF3pGoO5tSNXQouXX77dZLNfLVTUkfOgfQdSZNBDqrtC
dbXifDnSdn5Ngi0CCphRs4t7iy3pHknm8kVpwkqesHtU0oNpkM52WRo/giBp2z6y1FQF7e6wWMPpWwnlzTDLTcVDXXwWjhI0Pkc7EN/0zlAFovQGev/UYsZh
cmsSIPZ/gl1w9hCcPCQl0Y1Pxxy2XM5bMI1oigPR8Pui3ls9QcvPKAph37fDvjNTEw6gXfc4hGEM5SPe2zBdnM4ALBjlLDSSdTvJqHmg7NkJORX0BKpjNsRO
+eTtTvcCXf1mTPkYP7eGs858ri2l+DsL8/w71HJZUO8YyYf1dSP2dCLh+h3H76HWd0wWVxoC2ACaatmoHSLtcK0v6mHTUxXlgzXWis5eO9QbbtqXPj37IT17
JTVqaOc1PVZ6B+lEvUHU4373kDLVKRvSV6oOvcP0FodPpoITvcXyQ0XnKDFOjWgaYR0wALav9FEt0T6s9XIaYF+58TSuh9nt8+GYZpkpsbAsa2dxH2UhXDJD
JQYggiaNS5oMkOWGTwnWuuaYoDlzcADljdhrMu5meVoaiJK5sT8JR4I4ZjfUaRMOhXFWQNJhJiY2fc7w7HBP/vJ+SbIwGtTEHXcBLhv0+hPfurp89L+e4YMx
+W4mKRAL62InsS+lgA4QCRIe/1jQ87Cny4skJIvPjJgUYOREJR+nnQAtsf3SX9XwFL9A4ZPAB1dmDWpYd15JzmhZO2QPEHT7DQ4UsEgL19LBkuFcbiX147KZ
cCc0u1ra7FTF4E0dYPWjadUQDqH0LQEAv9jZSBXereFlm8uFkF5aLnkHsYarv0dbnNgLZ/pwKe/Dr8c8cZL10aSI2+Vo8z31oG0ucretRT4STeMqZBLMtPSh
7bk3G4Q5xYDpHI/irP9GTYQvyUtjiNy2Wrjf16eeAirSQ+mNt9OYuPKaN4pZ/hi6n3K8uPqGr7qxdbQxbwSqbVzle4xC+zZNWcQmuXhUuf2OXxy4AY7FD+2M
BhLjx4KZYamCMr4YeRv0DmhcU774fa0IfCMrS2NwpLnTVlDWayLp9YwHktahJ25XKU0F5Mi2lG8FNevdDHlzUzmLdddW2Do1LmUmmeTwsvAwJv5nNY4Fr5Zc
eZckDklWbX5vN4+CYO6jX65cXntqfe0pDlV4CvEJT+XZYLuqzuYlb//AsR0+gUyuAW9Z/kl3r2fOluYEZMId2atXV7Nx6S0vJJoUEgUpINkYVnWO12Kil1Ax
LiEK0F4kH8acTWrgjpehXPJEZrUyFoOL2TNQ38umTcL5NkmKPOoyk708YSa42nuRDDpbw3HwivbufpbnYBsahe1mbDHOOmkpxFxjJBDduTj8HKasB4Crri/2
iRZcZxMM24hxG+p81kQ9i3MVei2uiggq/oI2XfFtFIwPWoTqLnl3pBRHKW8E1wak8J1Nx49IqstUosZqNoMYAnnG23JPhiGBhq3bsn7JA2PYgTrHOs/sPMbt
3ewqnCfBsOu2ZgEJAwGGHZKU0UnPW61Vqsg3HiDwFS2b+OGa8+y0PoCuFAe2B4OzWrdJparBBrE4E99mdikdmFgC9nXSrMI4yhNPOc9n311/wPWsT5DumRMe
x56LwPCCA1yG0mYY6cv5GLCNlt6Ls920qkkZG/BtcKHRaKTK9GNMcDTMD3bJhQYyoFadky13L9xAmtKHqRezNhkTby10iupdT/6AEtswg4D5dDrMg+AmvYv7
4NqgkwdGTEz25SxUe6BpeBj8dnUSGGkpnAwC0npD8g+zSxpGMd7Ow4w61jEQnS05fgrPYwpwTc4TYopgpCvyetO+ripTxSI16dIJRDRtG82YHer2DmGZthag
S+3C9DfpFXEYtLmn/qkSUCaAOYZzzvZRjZif2JKyQh0smZ1mAzHso21CReRzXflImDZCvwXJJ2yUtvexahmzyS8hHwkVLQXyeTTUtyEpS3gzuwTahm9W5ali
5gZLFbJjefSo6TxrRp8aEjUSzB38Zv9bM43sDlNaM+a7bEr+lWgkA5iF4iWAhwc6u6/XDRNDflLzgz6oX05i7PRehot1O2WdLZ5EMF40pZACRcfbsXRISmsc
qzvsAs5f+MF9cH3XYPPTh8LlHHL4NLmUWgbPfNfHwcW2lTCbQcNjzwc1R2M1SwHvbGJT3FLNeFRCTjNDD4KOpWzWk1TXaP5FG+HUH/dUpAaPQc5liEpUS6RS
9xHSMEN/fzz9QZF1ViaSxC3aHdKlCB9PvPwAW0lpI+Uw7TikQhz7x0tUxdUfpxvEkFhscYkuyqgcsrcW7rFlZ1ysaTLSVnwu2U6jvcY0upzRZro75EDf/Tfe
33/2XbyO2zVTBQIZajy0I5lU6eNMURwVrXXySyj3AD1HSR498MQ/cMHXXti/+sfrb7/LL0zZwaQ/2vVL84uwvLwyNRDWvePXeDg5l34xrCGvcKMVLYa1/NIm
yj9IylRvSPR+4h/+DsWvv/2NWx98wL9MydEgLPnYo35J/BIsOB6bMaCnOrf9p7ek+f995WkUGgyLtaDgbpRpYl2kMmuizq03/nT9vW/e+vAHHz37vFT+6/sv
cwuklPHgPIAHBv/V33300m/wbeonF5ekr3KPydn5MQ34WOdkpkE4w+KymvTaFL9oby7R0BfJSG2xeHIyLIJL14624tr5QbuU4uFCLLet+dHXn4w/WYs+Gcef
rE5jdwebk3vzS7za0bafZ45XjIeqRNivIpxdsgyUv0kcqCBqcuOx/54LvckkN6uQVFrUvLZDm9e2ZUDTO9umQK0E7xE+LfDFxX942d17Fd65x9XsVXZVI7KH
mRO3jOf/lh0JDwOkat9SWXS5KmIod0eBxecHHAOCv+VLE0e7cwg8c/vfqO5fAEg/5Q5AfxrOIx3nvj/LAcx3SgG9erBqsiTBUj5tX3DkuECtJ3LvD0PNTcHz
g8j+D3U0xd0ZKn94L2gDm4m9Wqapz8dW4mn1/OBCKWiaJuQdEOj8eaS6GPf3Hk0enVo6nT9Pf4tdj1ASwmfig++ADC75TlppHVlqn+8eqR6VVSmi74Xo/PlO
d1hEy40v7x3eU5UlrU6nPs3On18ndXWwty5C3PT8QGg3b7TiiI8czIAJymY4ok8Qbe2P8/gfzS2Cd/58Ouh68C94+W/yDulqPn+wns/EGFwPW/ed/UTcxp2K
nHvnwic+dniv49+g1ahOT4c3ut5vbsDcNQJXjfPoaBoOBnMft7pzhrjPzjSOdvGwSw94vSSV8Eqe6D3q4wX+TuOzh/cUf0F3et9R/D3rX/FGm4udIyYRX3jx
2EGrI1gZ868xLfEI54Q7HMD7UNPSsaiDSwHnOR6WcmSCqZhRIJ5jaiBwURJ4I1F9h9RmXFibnmrARrrCvtbQe6t+YJTxGbItKFZMr9xkrqkZZCuzbJs1CQRB
31M/iZjN4zXjXlzmdAEM896reZJQPOXCvkbzd4kT6MmxFdLxs01gvnLqdCmBXEsmV+VULVppcIp5+qA3b+JeTgbKMT9tSH3cT2Oo87YLDK19L9lILs44vZT3
1ZpcTBiVLlbFTrPSgNkBd2HyXSF8Lx9Xt5fz8a9iOMD9qvZ4Jvoim0E24F1wkYjFI1aLvsRRGSO4HNBL0OL0IUl0x5bFC/eRjK0L54tm4XyJHrg6fsjIL0Ur
9HKLc+XiLRNVXo6p8jG3ojokbOOOxWl89OyFmi7gyhcJAQPpFLCicTyF8JFBlznp9ucGXEvXNAR9/FMe11WP0obMXm+0MaVC5SJH2+MqSUMNUIIRiPtZt9tj
ketjJ06cwIlz1TZo5lzYWnZQaww0pHPYxbCZ4BbmluIbSGWKMr22gJ2EZxs4JSIPr8pOmvW8myk0gYodRzTWarSDUeR3y3gH2J8a0kg2okbkCkdeGZdp5sJ9
)page",
    R"page(yEO20+8N8jMH5RKj2ozHNNoYDoqljaSf9WiC5bt5kfaXJrQQ8mSQL+XpOCNBg8ugtTPx8rH4rExMRX+50fi4Q1x+yYTjWzuPnkUmegyM7FkxODhhcPZCyaPu
UvqpHq6GpH9cOJ8VDeGKiCxPCWef2iKVqxl9/vGHNWWYHHPQb65OM7Wr2oPE27HmBiD1Dslo2xVRcM9l/XQ4KSqirwHYOL003PaAcRW0hcTFRLmGr+Re2gS+
2P7CbUcT3HJnWnN3pjbfREGiEY4Z+8lmCnocoTETFTPJdwedKKDMY0jb6YEoE4ihqOXus3hm5bfPV6SM4Ywyj1TagxA3tH85yRSkXqXnLIGdZHCJA1QwFvKD
B4TnQlMryergKEaZFuaD/MIXiW/g+rBtPSDZvSvxSjeu1rvj5LL0gqsxx0X2Symu7EJ/CUgHrBjaWcQS3pxpJZcDhESGVssDJZtEN0t6w00/oxon8ZXX9Scn
6Xj3ibSXcgKMuC66+RIKccIGTrgpVBwkl7LNhIph5o3Wh8m4W788zorUNsZZ2IrZtGc5CdixaK9xKROnGHVoNHUcAAY/eSTk1pKTNT4lHQ56uyY0Ikbw4RK7
f8XwvCTwTkGOxYIDKMbBRVXBxcj5tWuMj4GQM20q5bS4MF6I4WKBpEZsIzUbMobKE02/zFkJz3fbR45uTqgza5KIIhZ5194NLCOkdJEfQbo6Gap4LjV8q0wg
YtSi4UDNAcIrdB6M0/7wEi0OL1hnfVIUbIvnW1c5CSvnpK6aLHVSIPY4gH0T446XJcWwGQkAtJwhZTUS009rjClndj19SLHQZISHAH1rRZPgHdwhOBfNyeUn
mORI1XdInmkG5pck/b7YlOBZKSegZsEEFgK7cqoOgjUmOVvTLJSSIjwPDquCFo75VYJT0hfnwZFMmrGxSlkYllXM5Ys1pF/D/JzW6fsFH+Bo4ADKswM4y7gt
GCpKYBYMhc9SzNkyhOBiguHRSvAb4VrijEAldMZjopQmmwE8GhNPHe/GZi7FPLFj8ae0iTjXh91dM7GUgna+wd7+yLCb9Crebij4fsrO/vKWeOg2c9+g9+Qk
S93y3Ery0XA0GcWuawetXPCX0sJVE+ttStlFJgO3kE9NkZHxtX8Bk/evryeViPRK7wIDJN7q8bWDxjvQqjpL7o2EZTegMNOLVJ4HyUAesoF7HRxz8amU1xhs
3Jo5qyr2kCNHTrvEw9FUS+AUxTorEuvcCcOgqnwmJ23OB3Af+lTVju2c1rdnuWdV0z96r+nFkIXMQHP3BWin4IPbg56GajXOQ2BSPkiJmv1LHfKoMRXH/eHl
ZkRqmdTXRwHCjwvquvm6Q3NpxZiBXA6yu61T6YoEhdjYZ+QOMJk51G6wBO0yyGEy8nKYcAuVkWrq3pnHpXS8Ce+cyqgWPWlmi84FL3HbRbmR9iKRfWTvVr3o
3xCPGpVR6yLy/T0Jp3ukR7PkrygC/MGgw8W4HGlF8qrv3+bg5xIjOKV87yRQPGjRzyvm+NJLuTO8LClr+geauPvz7dv9wLhdMm3as1LoVP0DQM+a2RkrQcmz
3FBH3FBiJPNhP624+eCMd/bOMRxi5gakvlo39h3Nyy/pr2dvjd1OR5yKa9aizc/rrazdtqmvKy1Y1CRdKhDFXORbC+hx17NMA6hxwViVX8F89MDIpPRmHz7x
5KTZ4MPhFaQqvh8eNtjsgcuN2FHcuyIsg+NBdPYsLnsh8FnOB5esLSGTCWcTzKiNru85mtmyNYHcjEYoY95dpq2zybn+NEMfPdmPwy5tdZ3o4/RdwnrC2Kzu
sPjcBm5zxJCP+IqaRWusI2usQ2vMzkn66eVINHNyxHa5u+1vxAAFEQ3eaeD/6CJw3iO0QcF86XHNznAywKQ64S6nZi58lhm1nYMt+tUOr6ypqI2IGfpRAUTE
Gl5OZfAwcl7YiE0V2OB7AsuZlVo09KTrnYCS3HamVLBTBlkVNySztuSGxLujRv3ee+911mT0z/fjwwBtG7MmDCjoOiHLjS5Fy+kSVaYSd8ub+84Ywwv/vJsL
0HcMJsMWw5Da5yumHnLfPDZOO1mOOLrlIAKeq4VWilEy3nZ7vRuCYyte9gHOJ2ANstmgovTVWi7VyJDT8830uIFu3adwtAula0G9wUFPQshEJKkLAWhYigDa
5syeB9Q5be9dsVONL14pyTn1fLLOx0DuVkv7yuV0JnZiP3p3jdIXaoe6L4PSsi21/d1oiDyE/mkZh0Ba2rMHmpfuOZO7GLW5T33p3ENPrD320ONrDz380CMP
PXqOmcWpmlrqpbZ3xgWjZODTZkIG4xqfUcXBuQfMd3uf7KZ5Z/zJZvRJNsXysdZ9G6e4+H0bx+MpjlZpZJEJfQ2+syj7aZiE6T23Rb8ruN8qLxDmhHzOxgze
7boDmyNRHMV1SZtbOXmMJn+FlugRyaStk4nY4cnj5ozRZrWDPejz2aA4Jde5cy2B7e5z56NNeDq0Gjv3HqMdYec4TC47J07wc5efG/zvvTVw+UYthBF9IlpB
4fAl7Qin2tUFM9svqRMcaLQYQVxAZop4h0/bTskm7WS2c2bg1yfwf9bpZl/uFjR34frnlqF7R436Lx8W0lRDf+xSc0w2m/2IFSZLUvhHg6Lssuh+opAMjSsa
+k/75+4zU93cFcb2o2De8/GPTF6J6eRQWOuxKV+sq6R3N7o5c2/hOIpjQv1SfI49d/PSEHLZuOTAyqu9xAmBOuYoHW6rPosby0QYWzv6fSVeRN+E5XFpOV8b
ly8+75kTeaCQBIc6pBmyjsJFBKWEuZ6Vjlj4MXvUbo1P1bZDRsntHhVYPE70c+kM7zf8zglhkpiNSanszHjxlgk4wyfH7viDnpUxm7h9GWePiD5vlObmehfY
G9JgujVc4Atpsm1uSXRXfBEt9P4uNlRBK48QlHEqtiKFgmEPbrkHrGpA86TW+nvOBsYRE/aSoS77LkpNRzMUcXeQSclH9e45LssfBSPfzNBlM3dlm1axbr7u
cNXbDo1M41gGXN5ELMtKdWWabc/s15Axaj5kHB7JF2QqJNCXt2CvrACpEKOzEPy2l5ZKReRGRFeMRBaUg37szSV7rIv7qf+B3YpsqqKswXntsmXkHYISQlKi
vLrIr6xIaTu+yUZ/TtqFTCWIFNhBFodc823yO9q4wuTn9pcUbLJKhOcgJivpFE+wB0UFlstaJAgpDjWF7RgVV9AREGEX1VpCVsH7SHTRSqqaxKmScYfRUfTS
G7J14Qys8CcsSKHoxUa7NkfUh5qSEdfJiNtky/RXOEygbl9UffvicknTBr9ZgKszdnAOMaAEUww/PPWUIf8M7atRC3+BOHY7KGoSch+kgTXSZSVDqviswXnK
L+L5YhCIF5JI8kg1I9NAaF5RWVT/8JjICQGrUcF6MWNViyRlBY5YCTItBEKGBA65SNKuGhl+/yOEcdREHgPCebaKnSv+d1PL7+HcqaXoo4+PDJEDSsx3XlCM
3si5Oc5IZVRjHvHay2KOR+W/o086fWege+Wxl17i+yS5VjkfyJ2C4sMqzfLippeoAeDSnxZHKCNh6GmZFK/zxVE0290d7eashKeHPDUk8RH/uGhfY2IITuaQ
cGCb6ftC2o7szTD2cav0iIUQLBNmZojDrbkUM/a18Dj7SRZUqutJUIDFKrykYFda3aWi0ml69tefZm621iluateyUz0DrAkKu/47vcYgYAOzpYQtoBXLGAJt
q6K0hQdBNWABSt35drv+IjbCYME/akgtz1kgjUeBJVHN8DeaHa1RewF/qfytDJw4jwCUIZCL+xboW7x6lMOrBMqvciw8Umq86KVgfbaNzOlktk8ZfjI28mKQ
YwhCFUOuO9J2asLQMw7ibSEXA0bTMzCYiSiNKwD8gLdTS5gh1+3Ao21+XbtSw/ard8BepQJzxG0JjwIP0tf8a7XOX4T96gdOuYu3zIGb83m7Zcw2lG8+Z1Y+
RmNBoi1nClVSV1TgQalZ8tSMPFS5eAAFPBki67pDnRIT84byzvhY7W/iW1YHM46GsoOIGUFywWjWP1+mM92zG41Et7JEp4vPt4nsOGckAQkzE29BJdgWm854
mENxur12tCPaEbsTqqhvWXL/wPl3x+yRA1aKyq4bG0vTwbzhn1ltt98AwDN8NsUBiv4KwNoUqrR25hhxbreVN3UWBxu7eVna5eWl/Aq2eLtJ2zV4yV7L/Ti7
RXhU0PcPCB7NMv8J9/diOMJF6ZXesFuTJEVeYA+uFhstjqjcUzGOLy+WwjWrxbIKZt/G/JpzjfCb+jpfnXoG9kUYlybHVti4NFk+ae8AnQXCr2HT2qDijo9l
C03Rip/M1205lZC7pCo2J1LVKj8w0GjbC7+3PZ0NFhUOi/E1TVm/1uwXsBExt5SU02rNhifKVc3y6xOfCArG/NaZ6uwR6raEIV3GLO31zAa83cZR2Alc9+Nb
xJ06ZmMbV+teHQwIxoNkMb68cd735VJuGMGEjVh+YgsaNd1gbSgyTUwWOsvqExV10bciZpYWE0+xvrvSQgN1e8OiAraLaL/UF6MaHJN3dxQm8vMvoJHrXegP
Zt0WWxkA3JBX9HzeTys7EriraaU4pI+TDe/ITTDuNX4iP0ZnkuuK4GeNVSaQVdlh/54vQLbyTYx3cu1oAn8f1gB5zWquYwIkv738hXLo5j4xLuLHHL6yd/NJ
lHFTiCWQGcp9QH/xEhevq7EdiibEl9B+7po8fUj+Sizi3JqqbEi52IocWEpeT2tKlZr09G4WpPyGnfAxWxMfDqjJHDCygas8Ro6ygCe3EfF2y9C5iK7vho5w
vSfJUPDIYOf0Xb4GM9m8tLuEIQi/DuhR0bniJDCpSrs+R5qiSEw/4oAWFel+uZfMRLcm/XU/fMDwbX5fMzqBrKa7o8K4/RYetmx+LNB5zaQ/0+mi3OFitrPS
Ymn0C7s6Ai5KIr2umSNRvFYMY04wU9TnzILCDb4PgCVTqunV86izaOqLj3+wPxrKqKipi9AElTONxRRkMmzIoTdWPsvnnAqvldb5YDxtV7303WUDEh9cg1Nl
4FO8E/ArmByzqrrU2a0QiiduiRmRXJ7poWSFDY0KTG7Qvlglbr7cdpLnI3InEm+gtrYY2r1yIoAbsSg0UxGj1fxBdk8oKaVcqQ4LFShKExcaqb4smav8u8x3
+D5vqkIoVe094GcNvIt8OxVeGWAkWyOulvVC6majjcI7VFe1TViiMl7E1DGDtN0x1iUdjZCkkgUWaQaAFUd/Fa7U13SBKqg52xQnuEwK+WGj51T2e4yLiV0q
UunMlyN93bSkfTotdW++oahmxsoPWs7yJ2Sr8TPW3NWKObligVUYj8ZDXo5xkfXSNfnl3SK9KH2NRJl5d9qti4fXlvwxs1pvjLcZBQ02BjGTQ0EzW5ezaLDM
ILCmNhOR7OsDSTgY08pzKaBuL3mEx18KTI8wEDeujDBMrNH303ME51uSmcLZjPlULDwwVhGqb1iq9ZFAp5Vh9utlA3N4L3CSDYrHsh1iWhVxCZcpl1vty+hI
RcJhft6OV76z0NTfC6sGlzUN9DR4gS97zbrma1H1wmf39geJOVUC0BB9GHfvvNGo0eqQT3X0iNNPi0tCLLwpcH2nE2RhIAqsXyNR7kY4ggVN7HnbqGym4s/W
7LQDbzHJbFRVBMWCxDRs+QKl1bj5SJhrspOJyZ0bPYV50daUGD4sd/tnY2djI2k0Gp1TuAZ2ZFNWH8EPzWstcOjTca1wqoH/wN8Zpx1N7oI3hEpbFzoPwWhS
OPp7IQY8k/w4/V5CbAQx4I8OCy8t215jWo/u73ajveUpHCwubyW0EW6lpsiY2CcuEgGruPHWT2688tyt19/c/+C7f33/Zar6v688feuNP916/d/l5f4Pfnn9
w1dvfvcHgOYFrsPNlkP9vyDQszzqDkmRom+c8oKD1z/8wfW3X7j1zAe33vj9je9/8/p7V66/czUMUO8knCWowo6w4f3vxiU9T3npBG7CqGbdiLeOmavVAaQa
QrHHNVtjzqfHOxAX4agf9YTeDd/ag1txkLqwh9uspxeqVc10dLRyfu989/y0elREAglq/7K8PGzC2rHnM7hWQfsw7+3VUDXx74fPR4n6Hs9eTK+BGMbaLKKa
XOFCsyOvBnfMWyIh+UQ2YHfrQ9J9eKmLwM7xMcNuavzxGY7nblJdVATd5eO+C/yi2Ty8lxNl/KpOItK4FGBq421n8WQvcnTTFHPH//2sKJEprMol7ETIi/GQ
HdyB7wVCzISB8GSNq9NmdKFaoub6OEs31HZnUtcsiLOt2CvgV12wbZDxS1ZghQgzc4OsXmTk3/Y5GLJHEGHOFVgKkWuKJNQCebFim2VREnDJF7HDNDULliQE
ABG4M5W5aRm1b4Svpl8CG6oABRMPYBCWXyaPjbkunAqWL78oQVmQ3cUct/uNVEiEtTs1S5O8KXOsUTdFFrSHLpGu/zASqA1I9o5H1MUCWQPpH5ONOq3r23Nw
C+CcKMVw0tniCzC5VYFdSsCDUdTmatyt6m2b5Xw5Nm7CA+0l0lkMhH3359YO8+J4iFUPIHxBKCnFbVRvURa++/y9m4y3WQBvteJerOG+bSQbRlgphNd22zPT
clQxxww7wALEdC4vdnsp3CoeGyNZZbFbubC0dHgPreGOERO/eyfFswt+7C5vbVyHVzaIx7nwYvQ2nqWGu/CLNw8snx3DXXQxGRaBQrGNtGAJzyxrzjmLdWND
qT9Lw71Jg8bh1Br/zo72srLC29nHk8HnNp7opLgATVOYla95lOSqOZfhb6t1qoUMn/wAFbMSZJHjWCySi8wNzlLYSEo2uLMzHvZ64jYhV4XM2zjLQTumVszC
pSaQa9jwHSQslECvIIJFAlTLm6rjA09O5HZHt6Pa5O7I254f5EHKe23gZidWa3OvNW+earEEd8duVlW4ekvUvH6y3O12BbOxmu+cZ5VkPS5h2qiaxyNHtlmn
t0YXWyJo2L71VMy5kVJKHxcmxVC4bYEXKgiYrueYq3aSkeQ+E4ukHI34aUUx+h2M5aYEmdF6QqLsDkj3KPYW4jGt+NyDGNJzn/FVwU6dKj3Kc3WV6jXdspmG
juM6YxwuHM8J9MKoLWwFluBaWPdh/aUCRYHO6Bf+PdYfYQYbKcpt5J0hx2KRWsUtbFVtVFoBj0Wtb0Mexrb+2G8nBEalGdgYuXY5i76q9wyiY3Kogrxx0WWZ
plqKOKAaSOyrdyOx+NjZGmZ8LW/OOZY5KUTESsleKU2zhgVKebb0fJY5f8fLftLRtPE8+5k7iC3I+GWjW/SEFMdzxcaqO94e2QqSEtkLcWO3aaQyx0XJOPNL
iCkYxGz6zGVJ5tzEw3DAQJqyC0sOMsbM1mulNL/GpGtqRm17ibCHlCYls7Twz9uZShWT/zII+gFJwY+1COl/wMXGBG+bF4TW/QXRcX0CYyozNC4D2S+2I0Xr
t643s8PZGx9ZPWavplKZ04cwqhX31r86RjMtKpGFdQYsiSfLDEua6rW7vPMT2jy01dunqsWBE9+6KESs8OJiDHjt6svTji/xNy9L6JbMTBsYfxxZTEww/ApS
n8jdM8dP2WtnkHWlGNIUWDkJc2FRDPvN6Ngpl7sI0ve2PcziW6XxgmTuS8m4srS0dXivRa0QmJV2a5tU42PtafUCJ09BuaVukm+xtSWGWjnAFZ/08WR0HH9W
omOxqcWzyB1RZYP0AfQHLaa0TdP623lYVuWu/s0nfUSV0ovHQcSaOC9Gniy+Vza/yMWQY7XF4OBS+sxnJUy/mlqepFHOY/OIUY5ykU1zNpiwP4RcNdjrMYMZ
sa+azCGV2HaINDviDmJtFNhSkQ+CE+rYZeC9hSy3SxV3uaJ0js3WMyCW54JYZlOHYPBFc1RmUqCwVYXjryo7y/wsYghOI00+Fk1gMlbj0JfYW4hgqCVqyRBt
Kars0j+7Am53mZ8dOFtckqxIpbJ/h4kwkg7TRBJmze0hkQWtu2wQ7kuoicuvl5s6njsrTZtLRsd2lz5+qYLzmd0VeeI7XRigcou9aKdpukqTf1eLHcFcjr00
UYgDRsoWLHNl4rtyp1Lo+G16ImNei07aQwYegLtkdhJ15silVS9LWhnFL3JSH0KvTH5kPppFVfPYeNjueLo79E12yzVn7twc66QBZ+PZjzvbm3bWi/lEovus
DeXwXoZj0of5jPSReHp4D+jWi+Gns50UN1YgYwzo6r+yhoWY79TY5WBpZheVbX83gXc/lk5IEmslUH5MJDIJfoJJwBGnIeGOH0gu4S8zs2ROe8cZ7HIDtYQb
uRVHS5DYM1/8CDAS7L9n8ukQ35SEOowqiKPI0bSDsqXSZNafE3Qu7E5ETPid8MSrGU7FHChhVyfQzYXLkerXsww8wMmONhfR8HRGkrP+rJyMTrmo+Ax3boFi
0K8kkj9YnViODVmL2EuwAI/L6js+d5Cd574cuUsvTBxPxCdG80RvKi6tu2672VzahqVj7PiWaxIKf/+sxBvZJo1VaITELiBKhIykioFaPBSDdUxKQuR6Ms7V
MdkU8LMKcQiwwbaX+a2TyMrWLqwptXtFkgV2gdaDTonMq2kFDs0tRmIkWysWjuXcWvD9je3gWbGCFv1c4/sysBDpFvx/udGYfvwC7azTKgvjnAs3oP6kJE5t
4RL5g+a9VQdAxeocyzmJp2vwoYOsgdS2//kSm8vVKnU6SiLmZVEB8zbfP5Szm3GeXiLtsccifs5Wdb3ilyQ4Ep43B1lBKhbb1j2w19/+1Y3vvvnX9394/e0r
9Hzz6Xeuv/dvt37yy/1nfyyfbrz0x7++//yN7//55mvv3nzv1f033tm/8v6NV67sv/aLmy//k9rdBWs5PZyPd41za29lnS1GbYSzHdpMCPe9FSl7bKrHj1Hl
2nNXq4sQff7GK7/+6Cd/2H/xV9c/fHX/N9/361OZ/Vdf+uv7VwnAX99/LkCOJURSOrckYbChjZ5SArs0IeQQ105DKOaY09G1516LstwdVAwLvvShkwxwnJDu
dFJNoXvjjRdv/eR5SxduAyi/+sxHz75w4/tv3Hzrzzd/8jp9IVIDKL3a/+ofr3/wA3pF/br+9gvX33/51h+/euvDZ+kNkThAfivtMfYPjpPNiK9/i5KBBPUU
Q84SHXE6knEdjmrUBdy3FyHJDmN9mdQ4elm59uwv4MtAe26VCkZs/4to6jwEW6IOR1ZgiuUpLfWuVyLvkJxBdNocUncPxTfe+vDmq1du/fmdm+9//8Y3vrf/
9V/uv/jG9fd+duM7fyYCEO43vvfO/rf++aPvvH7zF+/R15u/emn/xX+jkbnx/HPXP3gxIkwiItmNX/8EqQ9v/Ph9Ga79F767/+x7N65+b/+HP7r1wc/3f/ju
/usvm7rP73/tBapgyxAoxuvGq3/ef/9KQC8hhk1CPOYRYtRcGZZl5JwIQo3mQ0LB7/4eK+Ff//2j7//BK8405PL6xGetNM7OjYzmKQAYhF+mGYECQP0qz+Jg
RDm5Mv6aFMzc29JyQhnTEKa511STpz7N+73jU3FUifZOTPUweO/kVPL383GX4IH6ighO1Gxl4PfO7/ZffRb18eOrv+X6NCwOG/gbtGK4E1e4zwSEb1FD+Vd+
6b+0VVhjb7HbGcjKa8N9FX8GXN1cjEkL5CI/+grNfFcEqpZZtMwx7EEe5ipPbWUvWL+EwWm82+UFTEzPO1nscoosWanMP+R40bAQoo2sQ1qd+68/c/29X1Of
5Jjxxveevf7eHz969vlggum+CuQeU2FJMGAayNSghQYa64gZdobV/cM/E9VQjgeGytCohKePMtuekFyKEJGR/PQxc8J9YnnFikYjznvjBY6zrw0JijwNzrI/
JVIn0a/ptSv/cniPPy5PkbNahWt8c+eePRI4zg314Cl0NPUSpV72Nk1JqrDjxf2ObXpvdXQjFZgZ0+fBxpYQC03yN795UE5r/VcPs4bf4lha8+5x0fXxklTK
qRicPGWb052R3FdZH+7UZkIPeOOFQZnedBDSs+yFYHg6tARMcEEv5EFJUmHFMxNN0QQfSFZTlRUQPeGp5xJCwc0tgnZRoLnwBR/a6ZJbBXVNTi7YSob97AKG
c0QiijGL0As88BtjNaF3Vtk1pZ0YNFa9Qqv5ufqpvTlhLTjqgr+YeOdYP/JScHWyLrZAjjyYjCUIroIncyFCTJu0pA/gqqwhaugiV5ZIDHaS10bU+43UT+8n
/J3cskF6eusURrxqVTJYGRYmKdbN1yrLpYS6XghEJaVTdec863gV42wZm3+JrmuBIUPcpFVZMZ5pNeuOVg2+XLRfLuLLZT6jlO5yP2oBHfhSSr/jJhilbiIs
podYCo0eBipyuZMZjvGEMy66CyvmeFLJGZF3dsd3O9b4PgZWVpg0s84+8LDw78Iw86KQa7/4umo+qnH39slNgDXdc5u38ckSXzfDIaDfNV2Mb8WghXkLVExG
YU6FIE84yyo7g7F2oscxNK7GWc0A4b5jTvBfOHbiLbGqJ/CiYoqF1tU5mhhPC/GUQHnVvGAWFVxl77C/+QCDj2xveycYbW79VC8FQ1Xk/rRwnM2Vf0JA5HHi
KwB4qpg1544EFzkWcD0dIc+5YHrIUcMzVs761Qs9dVKwe1T4sg5LgMNuJi7W7XzVeQGw3mfLBjSlmrhqhTnF5TDWmq8+LdEFfKpaSjTuxQWCUcjLBp+BLrsr
DsIpx6eBOqtWoyXGg00KnKKFl6iZAYtopl7MXvRNGHAzS1P1JPaGCa4YqxLUYpwkGaggKIG4ZRtCySjAKxRndTIymu8vxn2s6oPs8z3oq3Epjh1EK7PGPJ4J
dl/QzWrN+PNeiNRfxupxMX9Tvse3BUwP2ZV053ORtjd4C3JO6bnn0sIPF9gbzNpalNh33kH2XJOY65r2IdY1J82XaGrbNcmwqRdaf0mERsfDCnGgnGeBkgpc
wreOxEk+Ita+NMbJcGwFRCOyGFIeVawa9ZOwdldhILEcTlw/HY6OL2uGesYYv2A69X60DbdiBxU5JQpuKnS9cvtN05/4EurUtHcK8Ce+DAxvFqSb5XiAO0kz
a5NdbpTyySrIZHwgsek7bwS9dBPZQX3GoeTizQY0sYlbnS5r3XSEyvyOLycIC/O+GJZl5u/2S28JVMumxPmIu2np5gmxySWWIePQlnZsxbemnTjecOvv7uj4
qWp1Otq54E0XuE6MYHWLL8ZulgcfcYtBpnzDfeFJQCTlxS8Fk50sN0IMB596GTSCfbrUzQtmMRAQ4jUAADP23HVfm+sEaad3Czi0Z45S40ZcnXlpLrEwAbb+
CQeUGSAbJOdhdmVuzttMi0/hpJlAPNDL6M3jmjjaXJSqSxYIEa+uwH8Jxb7IZy87dYj7UD3wLEcOTVfoS1qIwzOljDl9NPqJ3mI7lXgyPv2GZ4ogt9BfDdnl
jZfcnnVDkFTVxChs7+CZJTUeoG0JfN361H22S+Wm1TtobDKyTRlVz6VL4zOZgg9LTfNtWhbjIshxtERP4sntOYefPSO9J8osr5yqequMHSU9SaZ1QadT40K7
6QdOw7Pb+7xsP2MNlcpJtgaXzI+1cb03bv5JujIHl1dPyFxBRhNjJ7BLxCOPhnB7+Xw0htui5swSNd/IcDZalntScIZoZx60yorC5CI8e8x8lw/eZVE8NhJp
Kt/anhuDl9AAvREulkgkjCU461rer+VaIGcqA/HyGwSglgNQFwNQF0ugDKPy5etZm4PoZKQG3V9UPNVYFrK3Wy5azPPsGKYm0HK04wwbfmD+bVcyDreNDQNp
ZhYBWMwvvKwLVRZtzb7t0hrwBott1Oywfqdn1q0pCOXHLmLYsN0y5sBxBgK7KQdk8S9cGUDEQ4zOk5M0L+4fZH12bvs0JBC9qGJPhxDOMmadmoqnI/9ncIGk
jQpyDVfLpaVfZqRlYXISePWwnYt+dQ4+FoaZWjB0+nUcbBI+fHbKReid1EWB9d7EiQ2hQ/D0kJR0KZGHnNXXGO5o+CHbSL/xrWpmXZ4VFtmkkKPLHZNHDukg
ULqVtDE9UupbtlEgtnLVt2g2dbOzjozcmignfBQRQ8nyXsJMtIAac2HwtVexVY09YjMACRjTuuZGUdpgxinm44PpRjLp8V4KR+HhCD7Cyab4kjLthAoSS7l3
yA0iv7EcC5HJbTM35pBqSWfNcIysbYm5ydfX46wnetX5igfirgq4fL2teGi7sTGyEp8CtMbtVkdcQpkEchG8W0lIG+ArFp63czHc3CQl35xUDAdWv/AnbiIW
KOaE5sY5y6g0P4nWE0uFD8RsGT5XtwzdJTzBDlIuutz20oK4JCjLMsulKU8lPIidskio6ovw+eYcJdJUqZWuD6PdUtlhyWSh/NYrp3w3KIcLrGYD8A4yk4Tp
ZGai9AhjqicOu6GukeUPQiXS6xY9zSNIoEcIz1caCFNja/cEXwwZl69ZGjvZf0GdZVenYRRdTVaHwVNjmItKMYMlrORxyW9uqRrIJrPbfj+sbawpdwDAaSWa
AdekJd6o/i2ZQTYq246rczYFufwO6a4r1QN9i229POumtt7ggHriRmzrdfSGXVNvbG7cQ+MdyYXkomYYnvhCVwNVMgzEmWU+PkNrILv+uBYwueU2pzetuv7o
YcKBijPfx8O+wTPXeSgYDqFQGHMjuFwKYnTQ3P5jvMWnt/EAD+nhBtDEovne3m6Y1K0n4wik6ozvt3wIOHSgj7cCAhn7sAQjWu93z07EvVGEFkSxeaYmOBTE
Kre5vctjlMZI5tZaEzmRgsXTROQz83fHFJlhnhtupwPLNeWX47UyZXToJP+k4eoZcwJv4Za4/kX/u+HJKNJ22y7YTsNuvDLz/DbcJgP9ZOCpJmG7g7m7Der0
Z+s4XPoOF70Kz2pPgRpXmUnkBfF61tjtFfbTe5UKlxdUyWN8/smd4s4fvY28ZnJP7thVbk4LfBml4HvBw1bL110ZoCjriwrBwi3h6s1SNWjqqRmfy0JPGZhz
ND5bxZt+ldOQO3lmNboQ/cefQssxCzBVPvjmpOThlsRij8k36ZrS82JpxOfe7hpFiYLR5HwSLlLy1/eWwWq9xcA6nGZEHk87Tiacw4L2ucces4wSaLvYCC4j
PGa48ujBZRZTuulzPHvTZ4fP7DqOvcN9jsVO+SJwlR4dE3gSllnESTQ5hGMV0IJ1CvKRgrlE1BxZSFy7l5S0L+lEzPmD/YKDBoFj82vU/AuLiSBclf4GU15S
tC5X+Yz5NGvqJfJWTFt8Ys1AApzwBd5c4Xm2t2T0DmIaBQRHCoFCaax8FKU17OUAtM6diAYG1JQbbIEsc/hH9VLMw3sWWY5NBEqcRwQezZlcr+JYH+lGF4N3
BJlq8v3u4q+JpPqsWDFUqNpZ/kjSNWkvaMWVkj4AI5w8ca74PXbTLsUI64HIrODAI2/DhY1q1vKijcMA47adsomJiNJL5VxsTSKz0zP/B5GocCBCBhhrTg5v
J8QV73GdxA52Dkbyz17X3lsXXCsFoYRDWWPYSIAou1TwQ5qTJhl7oazMc4wkZnzr+3J/CQPCkPCDUV6VTuycZ5KEqK99vyyFiSXTFjJxIHx4LC37QR5do3Lq
J3MhgkcSvcnMcsp51nOlUYR7uXvp9EJkhaTScS4y5RNVZ2JG9KVn5/RKL88rvSylq1WTh9W79pw4PassQz7O9AITZelbnvO5DVPEirXm97p73HKP4nThvD4Y
yqpIC6ucdMRzvDCwrduEdRVoHpwPwd/+NNIoRJOX0qzfMJbAGp8pqseg75kIn7QaHM3YO/HXv2aHt1s/ef6v7z/Pv5bZAw0+aSvsoijTyYG7A7+2+Q5tCijt
j4pd4xec5ZH+RgV47gpe+AZH2X9/l71kX/a+wu2OT80cSqLe5urs2OB0Iup++dFPX7n13FvX3/smv9+/+qbxvBzSwswGa910nF1K2ftSH9l/Gt6C8DFnT8Tr
b79760//euvtX9268vz+G+/vP/uuB4ClnF2BYJ6jZAM+tOxyOBlIjpFvETX2v/XNj5594ebrL3n14coofeiPiFN1xVeR6DKS49j45nd+K16Kt17/iVYlyq/l
kz57V9Nfdhn99vOh06D6NJ9THeeYcxJkr3S+3Enz4zyBa0vmpmgiRTBue7E2vE3J7W02u5MHj51RggRO2EYM4MgFPft5nVC9K74jtKLBJuztf7rHhzf3XQJ/
tcWC9F+amf4Sr0NN9zUvpfQld00Vp5YG3ytvvZeCK6SqBpdFfiGl4l64dWuJy0oYmcoteG57gY7iHafmD5eAV2wvNlBOwhP4pQQEl69Gkk/L7SoEg1ZDQbV9
z8hkXBCzu43vV8krg085R8NcHBD44nDzVe6i9yIUjbnodpm1PAVtzMcvRAP18WEQ9oBGXSa1hMVJCjmTklqFGB0i5Sat5AECh7LcHXMxTfkL76ySFZqG4i49
F/VkyENSjITEuRYdd9wV3JHHWyNIYrOBCQIZbVDsV+vd+TVO1BK4d0iTV0KhGzf8FJZ402lYUcll7JPeq7gEKRyGMkjhjSpzBx4W8VnhwB0dM0vZ+xktIX41
GEtTyXsVEluqqt9szR3KmWNqzclrcBRRRZOtrOpLEU3kpVhGBnwbHjLaUJeN2g6hhCbyTLZEPcK00xK58ZSIhq4uvZmlpv2kNyyUaWq/C1kvYlB9YpZAzy6D
sAn9zl1tOqr4XV/FVenpOIfL3yG5kpOTJQkQresil413+2wWOS8vtOa30NTCfv+0NHTDINccivuSNzGPMG2z7/7F6ZH8o+RcEx/ZlFOt819ea7fuX/q/k6V/
)page",
    R"page(bCzd2z6C7FMq235qSKOfDEI/k5koLWlvvneFy3ulcmtD0258GT52DI5P+mFUG9l0CZyK1hZd48MgP6uHesZL9fX51at+MuZEbtBxm6AhKe/p0ozZ0Pn86q6w
QMhr5lKB27BC4AWVFkiu9gEh2dfpUtq+SiE3pDh3IpIcTcoSu8s9mjzKvozmkr5uOaXNAIldT3u33np33C6slO5w6o4uarY25I42TuBjVTTk6fHdDOam8yGE
2QOck/pgy+QMVFyV5Alx0u2REFF0/4ZcP7cpPJvpJ4yBhEzNa0AUmdCwsWOS7ntCQM1ccbfIl1YsfcaJ1nmxsVVEjsjCXa3FNQxvoYWcsX0nU1AeK6JvF/mb
uwio6BpLd1dvuNc0L1kXXQuy7WBLuQif1WVxWJ3jpOhUDHGjHwi7YwZhL6JmtNjhfHu1rtevxvLbTxhHI2N2D7m+R4/YyyaGPR7DIGWGbxPwVaLTC4qa1PBC
+xlzg3iP+quIC9qZyb94PbnrLbth3ivI2yRhmWNPz/10dsfgcNp8Zrw187gvYWns8KJTCbtN2YKLBtlGBbMpnG9B9xti1up7wS5IbyOxx4q/RW6mqGsPakok
AcbmiGZVvYaNNhPk5NMLi+dKX2YZlG4oDk5UZgiyILOOFqOlRHvw4tbm3jI7jyUQlIAmtxsHQxePSTCJlJFUFzOMsr+my3fktTbfw9hX6f1L3GuOtAFPkUvb
xbQ9L6ORvzfCKCYpuv9HY7z8O3w5aU+F/TPMhV+CrtnlGIcWF6hLYmrrG6VOKf5XPq6+OO/DcltZkX0nW/tnhhxtYYDK104x7ol3C7Kl4vBqfuWHBt0D6rq5
vRQtC5xgAi6x4jgH7GOkbn9+5EFuOE46p+iDnGrSFg6alYqzucp905q4d2n2X5n/fKwQ5v5iUwG3zguU0dCcS+yYyJf70CJpmb2n7W6dwEkkhEs1MqjHiyCq
2pXHxXGepNsIdl6Xd3mO3xmQXuRxZpHd8/dN6YvQ0Rx7kb6ywbuEeTsNndVoMrHHlSviaHBASkg+gC04BeYCROfne3S5uzqTnFNed+lJnGJpzC6lDxmnUMae
QSOVL212eukArskgBPQZqntnizTBuMlvluDoBA6j/ke2jtrnPZ8yRwouk0GwlWEMje4In2ezOyMzY3H/pDcvzsSNuP1JWN5RCaFRn9W7X5aWea/33jQ0B1bR
LWMijgPzfOB8/zxB1aa9vJMZV51xwysNu51NQ8737DMwA0RZ2AKeYR3hwg84Y/rbMPW85O4ibCzIpMe+efZ3Py0SXAjhfOJQTbwTiiHxzDYJmfSwjAemLjvJ
yfSedZ7j9/Mc6EIpW88PSEHmm2i4OVWEc3H5CFxneafxDjMqshvY3Rn7OsvCc1RQpgDDsIcdpqvhNakb4p+hfjsIGeVKnGI4k8SsanJF0h69Gc+Y5tSjpqPa
Nna6qonSOqjgueHIMxbtsk1trxTXO9q5UAtCf/mFi+b14Cc7cxCBwUh/fkGuIdPIX4bjRQwfBIgQ9eB8Ri8MlOBiDu9ArjtcNaTHR3dyaqTBJeKz5M0OHN/R
GOrkKO069krfvJhlNXK+J4j8N4/2WCo/AAhRp5cVAMGn/k4zVmgxf/3/4bTQOw8U7SU8CJxdCXew6PQqBDTD+5WiV+WE/Nlgkgb9klWIngkQ7oS/HFdhpCKO
oHtSSE0W1qurZduCkm8x+TE+qMnw51fmA8JgSoFC7vQv0NicMq5fS+cg7kPdCy62hyRGbzW11PeVTXT2QFDNdR4GJkragDbR0mIVc2A9A49RCewBu3mBxSc6
uEYwG6A2krkSRKvak5pVI3c3g/MZ3qCqChNqsEnGtwgKpzVwGODUAhkOvDfsRFUq0dRrEuzFX6ssCu9Q1aCm6RwbFPgKbP/sSZDZ2Bis8VWzq4KpXsAQmpWV
dYgO7tt8JAxW1Xlzge/enQbLWr2quiAfVTfr5/PtnBdah/fQ2rR9wSh+nKVe1crZtFnGrc8WRTQgTIi+VEDKqfcrzG2e7iCV86ckgFC6azTPGS4M7XH+ubrn
4O3Nad+QZSxlom+qVxztMVYDmf7nS/pLdR7je+J0lLPh6SbJLIGONPv5rrnddre4WEeBcHUGORCagS3IBYI4tGxDVms+ODObZhky6cpu4wbgH5/HBrdF+np1
xsk1MEyd9nQ0tixCRGQpvPjUsJulcOFmsJKqBB4ESF9JpeAhxrXaZh9RacCKlyabr3hazvPkhWFiiQuIFTCRJAKLdcqZ4F/dqVzcbyD6StzvAcLC9LZJ87yh
mcsEaos7RtIh1+OGS0tHw33DrBqeVwoJTbmxdC/yJr83tHqxhTswny9IQJAR+zxurAr0fErt61Vj/Dw9NzCSUXQJa0Jj9sq8iOcZ5iS95phnP2x4aQkGqQsQ
PZLx0uY46SLGrHJvo5tu1oj9gRganiMZeJeWurevwNnyqTzn6Ts4oJnRiu8gIN9zN4nD2/1mEyVzMCd1dcE4LGLgSqN/TMeyAcyNEpZoz7K3D5LB5Gs5zf2U
PUJgN7mMPC3wP4GmSHLYtSuv7C1Pr115NaKyl3GKiI8sRZnPDXwGAWzZmy//00ffef3GK8/tv/by/s/+ef9bV205JMj615/deuOn7NijCFB/2Q0GoBmdADS1
3HV4YHe5lOGoSFvkMvtvvOO3vv/nl/avfg1Jxf701s33//3Gd/7smlMpw3S4P+lseW0h9ChHfjILThKkfTxoTrv21d/d+N0vbUHJhvZx1xLtjLZXEIZCekLs
tQCRw3QDHUfncr2nwBHtvR/4vbv+3gcf/fRV9O7Nl2+88quPfvAacuZdeU9deaRxTprGGQdJWEgHgMmuUjQxc82rFAzezfd+v//uz8WLS4hpx+vFF299+KaD
rPc4cRZrcS5FJU7MmHhASZEbbouvAxwIkZgoD3p1/b1v3njuCq5neuOF/Re/d+PVn1FjxpNMEjX6tJQDQrTqmugnu5zIjXMX+oMWNvT2C/tf/cqt19+++co3
XAkLepAMJCN3ESXKpsR5CxkXOZvb1UeTR//6/nOhnxQq0z4rJmuziGJ/TcXKp7vee/xEsigzCeNgUnJelJF9Cy8qTrOrv3EAlRTFYA3J7L13dkTiYITiwPqt
+HoX4ZVustlxDgL+3TqnDzz/FQnD0DEu5bItHQDjEDYcTnaIVkK2fCHcHOVti2npLv9a3CdjvUNEcHWGmOi+aIVLUzEwOUmtYVCNY+fixi5ZcwCwEZulluCr
uZ4WTQcZuzjvx6z3DpVT8uJyxLa9n4ihtdC8uhRsY4OdU3/b1ufCUG28n8Gpz3KjEd0dmT11WkpmVymyEU0azvJcDh6Xt4vjxk1oIoHwrT1eMKL7IvabkkHL
uplZN7RTNRsHHh3xwsCP0sAtRfYZp1fGCG0ejMovEeVf0ATXJtH1KZc2cF2ikDVgnb7ZrNfLDbjQj/Q4X5H0jGL+V7G00UeBd5ZvupPnJsN2uccbUtfPcTfJ
et1zw2GP4Hmxh/SrJNmqBFFIUQw6mIU8StIQcwsn9e8yDOtssNUYADOsnp04T+Gkxn+MTR19Elj04S4uwL5rXBlXfT0wJImzU0ChZRO/LV82bO6Fl2CxiQPw
aot5B4CV43k4Q86iu+D4bNRfC9YNfa74I2mo5qrCwV1I5dRj1TIfx93dCzikBrDL1ypPes8m6YlZpogJCwoWn5isZw9lJAzPZdvxRwtDLwHFI0kUKi9GCJa4
lHpTw/gUZKOykIfg5XS8pvdDteLPQMhLcnEV1v27n3TTVXujIedrpp3vyjevv3NVduW/vv+v2PwU1lY24N2fk6tg2zXbZg1JfiVf8DDKkH+0kETNiU0n3Azy
rXL2abSO0j1epROmGKdlzcbRaDzsTjpFzslYWc/rcnBJPXqAkwpnBbc5ot02lwTEnFIEF0DSN0ky/PWvf/T+j2/8+FnkEL76pmSo5mTJX0ce6Kvfu/mdXwZ5
hq++uf/6MyTMsRCJZ4izT//b9Xd/iFrvv3z93ddv/eFPRBiqfv2d79/8xRv7V19CptcPfyAJXv3cwpKCmCBLZuOPvvOV/ddf1iSwSk4cw4hg8/e4PNn2LEo2
k2zgdS/vcJ7mtJD8yZzu1wJckNaYWr71i38jETFsc5zitm6eEA8zPB59LigQURaJM+BgMestzl/UVoKv+ugS9GoCXi4nJl9xc2fjL0ub/3LjR694Rczlnigk
z4yR3NHpAetmuHsVYYISoSD7Fpe9SlLez/b/9LqDOhlgOXJBeYy0Gzd//8at139iC+osQ0F9ZAGQx9YWwtWFJvqAbzvEW5Zo91/8+f5r3+M4gY9+8o6tsEHL
WnI9mzXHVc1a00iFOctsC34tbMttxfeTcDeCqsUNvfbC/tU/3nr2V7aUDM65y0O7pLBQaPlrQvHrb78ms/3mD9/e//qPdRKgKnUUcVfSBlYnCfAWBq2/xER9
QLAX6ZQY3ATbFG3A3QhG3PVd/sPF0SQtXm31CtKYY419k55peUgG84+ufAs5sX/4NpFWMnETTrKWZjFbg11e8jYTp8KPT+ZOj+I06nw7FElGRe44SgbfHbzB
tYxsXdPS2om643P7r/2eVJ1bf/6X/WcRLXLr9z+5+fzrWPi85IH+O9+HZsW4X3/7N/u//dH1d7/pMwTqpYd4d1isCY8DTUVHFlKymHh74jWpKAExXM/QEiPI
OrOQk37Sqj6AltSFm0+/Q3PXw43pIvqHyYUtmrYQTDRvztS6fPTa1Ze7a9vRZNAD20kGct6OCZzk2xLnIuyHtWwhkmjZN3/3nqTX/+i97996/TWa3hachwvt
ZkKifLiht6A2xZSqelSEy4Zoe+SbwGiH6MigffAG8eyPfvAt5s1XJUW+4HDrj9+49eE/0+BEHa+dPqErDa1nhDzNIiG05PeFzgiWgNdYqEjSg6Nq+epMEevE
j0Cia1e/fe3qjxCKJdsW5pjMKYBoCEWMmgnMXnkT28rXf0xI73/lxZsfvM73IxhV1BbgDuy/+P0bV7+lbWBb4jm3/8Mf3/gNLeB3o4bXrTF3bSfr6+L37miw
xhOOIBperkefZezyyTqCkrB7GvRJtzQXEMDhZIMo4JYGli+WgPByxhBbzFev7j/74v433+P98XlA2H/zt3LpwI13f0qrqIQlZ+my023S5/sRqBYaNCg23bUI
EhDEHExtPLRIZpBiCNff+QZtRZgI31JzyEfPfHDr518RWwjh52HSG26GmNCLZEyiSd+jFPEWTVPGFgsMbkhUrFO8pW6EKInhBeP5xjsy+TnwSndBWrL0VUQJ
DyfMfE1szwTZ8CYcrzr/5g2HZc0jTBlzb0nKKN1642f2MgnCBEzixe+BesIuhFRSCGPN3ZhFca0nYsIBaB5AzkVIzdAM/Euw81DA0dIgFWHzbyFTPTpnAuEi
Fx7HF52JdxjvB8nunZDMx6sUUcdD/UtsCb/97s3X3sWlG7/8hoc+c4c1dsjMzdzzbgpRZHlmYSdw+y2+SLU73TUELP2ECjK7jnUH+yb1CfZD3pIP3kDomWrJ
hQ5el2Dw543ZdkiS0MCfBbjhb5NlBxZaGFfdumWHFpLTopXt950/3vjmt7FxfMAbr5Fvbvzrt6SA7MM+T0/FWoem+bIKb9TL3Rbs3S0oqJ8NOHBmrZteytiX
CMA+R1hansSX4eDadlskWICs0yRR3odR8y9/ECE9L6zhFlRolDjEj5/df/ZrJJnynSzf1gkvGwPtY2++CK5GoMC5vqrrMuD4BqUstyrcRjIWTuUWnOR2z+B5
mckMY3410x1G7ubPdbJbIu2/9vKtD1+BTkMij8GY9h5SKa5/8ILP2dNAjFAdcoYxDYuQH/Bo5U9OiL0zBj7/IQxoK7zx43e8ZpINHLKjlScKUm87WwL8L7/j
yQ8tU36/xdcubMEvbzwwYi/LJPu/+TlxXSbu7+wMB9Hd+7f8BuHtyBYE6Zj+5ltr1bBjE0JQw958lqVE47r/7negTX545cbv39t/9oNw6hr4a5v0T9fMu62k
t0Fj0+GcTFs6svaSIGzeUPiKLVJ1NreMRLj/wtf3v/Y7UtNI9ZCfH12h0XsWhxJv/rPX5mA4polK88ZK0w8uHiddqN5A1VQ8/MvvwiGTlWlHTYgrRKeygRRQ
GIqWdBTYKwiNYriZckfXISvT/zd7qQgomyy8WxPCaJhndvZatQYLjFjWS9+49cGvCYtbv/j2/rs//+jlF2nGEkvZ/+mP5B4hOwRsthFVe1f0HOGzcnPTmNjs
mG+CFRy3SR+vicEivQxelkdggHgjQsD1D1+9+d0fQC567gViajd+8zM5+sKWb7aPG9/8Gc25G9970110pWmy1vSi2Vb8dwgabeIoY4tFUo3kFlUYb9RGIkv3
vR/gPiMOb6ftSHRkUk/kMhrZmkRJCXYk0+goGSd9EYv5MS1wx5GuHm56TMWoUbas5DT5aGi2iFTCul98mvnXy7de/83N954RwcbYUX57/d13b73+Z2fhMG1O
9B4lhOXwSEfOcVPmHnGUHow3crlXJvfzGFNAXcPZb735DC2vW1e+isnHy8u1r50HLcqND/hSermkybM3QaGZacU3+sAOJmB/+r/mQu4N88JSsrBHYKYB7QVm
URCcP7ehV56jufzRM78kWcS/VWj/lV+KyEEDXGrdW1vgVlg5Mm39Tqm+khqd0iAFMUjWkk85WT8g53NXaC3zERiubBNTSKl9XS9AgLQMUZLkuG8QrCVp5dWf
YV//4e9vvPTvIoLQYlGA08B1f3AOdpXoTHT8lHVFkXi4OX4E1tPIC/EVJ3YG5W5pqEiH1RQNx79+NpjwdR5wEIir5lMlJg0MGJtDq9iLLUp7sh/ojTQAyUZb
zWGT5RVpX1qr8kURTz0VBS/54GcHR2FnTMIfP60B394+6LIf2I6Yw53/Mh+J8fWB0QGBsOxtqVFyFe9CJfZDMLmxPBNV7Fnd63W5njD0gDggn71xxdWN0Xni
qsVZLxAPvSPgdizIEZqH9/g16tjk+OpqbxzUDVZhr6b2otG0k4JgHMHPv3LpkgTX8wsX+4sewMNUTuD0wJfGY5N2PFoxHKtcGWnwrh8+RBR7HOEB9LcWqUWx
ZtQPz99WV5rEN3Pxur6TwDfzRUGU3cClAiNtYotnnT42Fhx6OFpUPDjcGX9m8Te5ZIofxckW8UwCuxQhNg7v0KQaaOyQl9LQ3CgtjYI/YOKHXfFTbbVipGXh
vDQlrMyd1A4thHapg3O1XS016zW4gFjOpBueqNXMSIE4yKJulncwZK7UNLpQO7gFHyYQNZrpajQHZTNLaBJqubpkNUc2sJeuSPqsqmb60XBA06DOHBMYWTr4
BXxJ2cqsesCd8j2U2XJtZy4f43klJRm/sZhzWEwQWsm1eTnhiVfUvJURHTkThYQ07YnTqEXMeYINu7sm1rgUKKgh9Y2at0V4N/VI3Ovt02/OCzQt+W2xF+6n
h+OQdtNq7aCoViFJTltghWMI7ipkSlbNBTf+MUMsN4aZiTwfImq56RP7By48M/wDjiD+dW5u0mDp5rELygSZrY/+ZedHccansw3bBzh7bDocm2bu5LYTYegV
tGcOT8Up1AytP641hm6jKarWldUexOhNHs5tI5wWNvupuISihpc1x45xOO9tAtv/j7Q37Y7jOtKEv/NXpGvk01VWEQJIydMGm+KoZfttT8uy29LYGmPQZAEo
EEUAVeiqAgmIjXNIbdwXUZRIUZRFyaRIS+KmjeJ+jvu75zeMBlUAPvkvvPE8EXfJrCyQ7um2iMrMmzfvEjdu3Fie0EvLLxZiaapzinwEl0rd1NxWwzMEwGxi
Q7zKH8rpNRdwiqem0x0XUH3//MPOgzCH4c9Yqu7Ue+tvDLYnlJkUyTM9ttEJNZ7XOVALvU1GsyUVdQW5L14rztSe4jeqWQ0yabDilR0z4qlrHZ6UYkEjsiNU
JiZ85p1xxJ0EcYykMTffmtKgobZPgm3JdswJN8VTWUXOuFnHzTWCDDoF3ljqmfFIQrWOR1IqgkrWWdfKSIyqgZbIYXE33AuM/fZMwBtV+TU4EoSNTL8fCZ4U
NxVw8mDi9pgnrQSWCFmBS3ea6SkjYlIGW4048r+jrseT7eLQe5wwdFQDNcSfCHcJ2xhfpZzR4relX3IL3Qp3ZVf9memRaxWg/sWHAJH8hT24k0A2kVE6K7cR
uwv/b0US6GSjOTs/U3lZzyl2xbA//Zn6ZPIjyD0q/6Qb868v48H/+WZf5r7wN77x/cFTSSEWSe0oJkJrxjWnnKSWpLoYxHBbe6Fryi6+xlirXRkHx7R2u6iU
7HIsP5bXTAYxkWHZdGlmqnYRD/2doFYGbbI1Ioxu82JpbtTNCPfPqc3ppPXyxkbmgs9fzZYzsiDtKfRhtmSEHmYk5m0DjqhLJdu953KckRwXHxdm60SYCGHE
5b97BL8O3kt5DchzaFJ/VkyK+Ypn4kL0ISt3jkrlDW7KTUadi1ile1QqxXCTDlcI6rQn9sq/Swg0skmWD48UslJ9fvsdoK+dN6JRicYtPpa6bGMQrN0KA4f0
PYh7nZmCsM2yEo5BtGaL9puDmGLBzyaDxFDNlahNFeLEBTnYpWF9c6cBpljyaTrr/+WPCQFojF9n6suhQEr7Nlh9Hm5I7RnWgx+EGUKbGjM90oeKhfouQ5RV
4EGF623zcspR5pLbW+i+QiRSyuEpNeePI0JO1FqIbcrWZq5MBU7eaOogJH9h1ilqSacSUDXKzmr7eTMNvgSHTytUGnCKZo1XnawtVAPsRhazDoFN3lG1N7R0
FqfSEQ81NCrH1wEhjYmiIgW0JxzSMTkDWaGBEHt2QeoL5QwOzhXkZYAgspjl3Qyg0jaad3E/J9/gxboJIT46Bn0Lwyd2GOdBDCA/8yxymaoH4z8uFi2fNJ9k
4vPpEftTVl+M/ZD9iS8bZKNN2chzoIIBR+kZpjZpHgXXZS1sDyswQrIuOtPqsxRMVWHjkPJ3TYRghyCces0zHK7iwdsWQ62ifV+k+djLEju0DWQaSCo6aJbz
Xgvv9ebNsTVTTiz6mo3aNqC3+WZ/f+lsXa2parW9TlXjMAbwqFaKzmochW2RyMHVNABXnWJPbDg0Kr3cYIqI4pn1y5tg6z7YUxPARY2Sz/asiyejFUAxVqkS
L8uSwZ8fULOimjk3H6TUl+naLWScyx+YgEjJQGpJpcfbm7iSzeqkyN1EJueP5xkPuZR1vhVuuXPecHpfsN80DV+/unplHz0FkYDZdPizBhp8d+2Ts/7Z9sp8
u0Ejg/zluwc+6xy+Ep7PGN5R4QUHAdD95s3VQ1+GEhMMaxwpIGEPn9+6ac9VNFezIH7x+/ePWeSNPt1OSQRlfmJSCUr9BM4PXz5Y+ZjulkgEQss0EoLAuPHd
tc7hPxFxuFKbURsujWr1CeSfnhNS4be6Vy+tfXZx+bvjK59fWD38mnthO3ch9xr9CnA8VkurvBMBGqO0qxEvPB/VHipl8NF2+A/TCuRCkVavH8NToI7UGvN8
/9f2W2fisNopUKhuIU8vIrCGD4+Eh0Bv5tvyl/06ddVizuYq82q0/zV+8Nm51zr76foqhFNlnb/BD3bvAMyWRKpu0G/1pUXp+SxcbNihr+6u3P2oe+ZS5+EZ
K7Sdi9V5zrI+jFUy6PyDWSMshRxquW/TFTzCYQplw44eWjvtpzPMgRsezh6Gwc+GHyB4DcTjwQqEb/D9yVoTYRnyMpeVe3nliy/8y/C4OXk88z6CYvF+rU7v
kopP9E4Pc1qazOjQbkRxW53zV1Y++tPa2W86b70p/TY3l8t3bdGwarAVVE0/8eCQniw25tWBVmeDntCd++90Dh1TK13oG5PDMYYQbWMVDcTQqrHeV6iO1Wvn
Tq6eOdE9cXLl4h1aqdN+1tqkiFWo6X8mYhidgwe6xz4JbENn0PEOTkrbMRAtG9iIla21NBgRHgU189Wmca97/ovOwTOrH19R//CGcPwJdQyfbNMD0znU811h
9FX1fhmGP7PBnMN96saJ7nsHlu9+u7rv6Mr5/Svvwo0IJaTWyfmZme3emu19oQj5HIzcUrvIS/KKGkivHe2++7V5gJ+/gvtmLyQC2HbHc57HlTpffrV25moW
zFzH8EVDwtybQP9f+NmL8sKrwr4LsJu/dyAdKTc+1aiNV1tF0/JRwxQBFqwTGWxvhtDgnc0GYWXTSmY1xC0FUH6FIDINnAboU2cJbdaGR8jHWjVDBKoTIds2
0ltVR4BGR3FRVZRy5vYIUBgaBQ6bQ+6XYimUK/UoboH3uzdhdcNe3UkUEuqBPbBjWuiTt5DaslV8xLC5cjQqudG3FAa2BnBYYIvLztgqsk2zxlmKpthQoUem
tUEK6OSu8EmUHk6mdQhenaIq7NWpjc9TaVSo1vPUBqM4WaSapWsNbXKrbqRQsf15xm3D2HYLioNAo8BI247Ouis/sbctR+feunXXZeUTblMeKUDgLTzNndfq
5BFiBPo1UoVy8x2Wq8hVsjScPLF3Qnv7k4KzRsQbO60RE0i4MeqUGo+29mrgRX7QuyYF8/bf1D1PVQ2RKiEs8BC8rZChG0hZ/1StTIhoNsU/vodw4dSsYJPS
9hYC5okXoZotyq36hpdcN+QRnArcTlEzNdRPCaNnDlk1hQXE3brI+h61AoCA9UTPZhHg1NN+eQNAMtjsoMgdyTmFj0/V5lr5gxoEmIIawbU6Ens7xjE1s0Km
Ly7vDV8rAMYBdZRKivc/yhbaSErT9Jc+ysBQgLafRzPdMMuw5x2UDCVkSlgzVOLEyTdoNbCcWJqneMD0U0wzXkpJ9iNxyVQoLsuORnYBnBn4PUbp+qQl4e40
Dmba7Jyz+kgYIDmnR8msphDDV3O2HbnKOVE16URRMyQtwqTkF9RG+bJ66dDsehfBb0S8LULGNcUM+ahcPvJgiUKR48pMrT6No2qaSoz8K6SYKTnJCP/4L/jO
VuEigApkAnuOC4U2ocUBbob6wfH5JqC43G12iLvOACVQhWymrOeXvQfJLObj/ZVto8F7rtol2v/ysc5n7UTD9qh1v4Dl3TQFLlYIkcAzgZoYI0MTjm2nlpmT
m7YbKl2jXjNm51yOZGvASm61d3T3wWBH2hjd4nuqnWs72cDMibrSd/BE88RePpT9IflbvtyKajdgKQfnbzPXIslDvsuds9yhIVdFs9bnqSixESPYCox1UzTe
hXCyK5QsDWrRNI+lvuX9aTG8Et9SsmCn2Jgc1qlLgUQ4JZt/NaLCmNhSGLPeoBtktKip/k7UktgdSQ6BahrZS/fZJqHQ3XFqNORlwC2HPVp0eUDw6oCb8foE
n7tJ752x2Bi0s1EcWyylEUN9BH665hjtIE4R41tUBBuW2qT+eJBStYy0G6O2QkPnccTjob1/l16QIqluBVp2Yxyn+QH0p9ZR9Jv8LxDpK5Pku8Vx1rDrcK1K
njQiwmLRKYDTr3o8i/hzqlKKB+XZrb6H8EuQId+YN7I5LZFh9K12wLvy+tCjP5JpkqtYDv2WAluI9JnBwcHe7UNB2VpFogo5G1+d2gaMQjrzntVLZxQtql9w
R4BHVhhOXUzHGvWoHIELy6sBPjgfaZiwcvmPvCJ8ouG9htgm0JvK+M35etl5p+xd8oLReicobnETjcKwHROyXitSJTqRHfn0AQjMRnHqQMgoq+lCUnQgpw1q
hHDa0BOTV7dWIplVm1b0qhePDgCCGyoFTjdRa8EshXOfDPo/bFVjj9sAhT/6mlQzhT/h7Z5Do9MIp9dGKVVTXRVgvj3anOAKV5Mtd9FvyukGPrs1yTKgPu1t
mkrMZiC1BjzNFXWHwvrxQNSgrzQq6I4Rm9+thSf2WrmlwuiOUgQ/7NmXyGkk0xEvWsqtX0AHJwQ2wj0UycYYNDBaypWn1rPqFkZUozeaYCPxCDK+Sm7ju4nA
uo28VU9su/EbB7XdpVTeFmnbCwBgxcbIWgBx5hjcf3/pVy8C41LGrDa5WNSuAZ5jIzLTgEqzJfByMHXZC/Sj4SNF2nNEauNib9mzWMEe3XDoMBn+9EJjp0+q
qaUfIdZCDxqWDF+NLBTWYMpg2rj/RLvcydTvE/n2Pcg/FfnKCMqPFkpZC6EeSDC7LWqQVBER3JHyiAOF2fppR1fTY86XEXB7sdtS7M7kSVWb5A1qFVUbR/YX
U8/nH9qdGUr5XwNqa+P8rMm74+VLd3ENJpdNzAQPzuJI4fu3ThKW661TBTj0BiUzPqlFmB+hrKkOfBnokUORlytjWsvbyfdvvSP/nUxSNTJ5hS+t+Of+IfS+
0cPWePQVanQLmrlLHr4QvRUpoawR4aFXBemTbfGTWpBR4WHAuZittqcatEvq/LjRjPanLC/1FrOg+DSXT0+bsV+lVoynOm/w7fplY6IyEzM6qpiZZcGYR12O
rfS5l6sR3vNHbT5CptTkh7p4lHt7spucqc0565aX+1RsVHWbfUyGhwo26N1Gy17vGEsOQs/PjbsD094NUZKP9P4XZ/pI7USgoLhwrnRWTn6GKDBfKr/QBjmS
xV0rJ+20OtT076F3fVSAZRPYWV59iYVOghKsnPKpVDTTlxswy5AJ9UIGhWwBUdaJgP7vkoI8CqIfN/5W7paXY8BWjhOhzU/D0IH74PqboDhu4TRh3kMaFSck
4CPMsuYftBsvNPZUm89XkAEvGQ5PHGqc1es7nE4dUiww8M6dhtWRptKsVsrJCPT2W1sztYlqcxRJJNXMX52o0ZW4/1AAta7Zbv2u1p4qFkidhaj/2e/rZ8Cq
8BGKJ4RIasmlbU3CtqJv9RtG7WjvsWDbQMiREBuk52pq+HppSumnoNYtNQTRXikF4FdOs2ScgtY/tMSEI4XnANFhMXy0Jn11pfvGic7hD7qH9nXOX/EvVGjj
/GkVWlNv/Vu9/MeVC/ud+RTFxqBGZNuqQovm9tm5c8KSALOMC2L9J3XyL3Qufk0cR4U8jnIDxyFww3Aq9Yg75z9TkxJCGK/f6t662zl8Iapju8WH4vjsgSms
pibNYIogg4zAZpt6/wpCLTV+7ujrnQ++7glrw8b+q8lfO6chUxfTorGoRkumkscPjk+ceNW0bDIXxWYVSNuRLcWFtpG7yKQZLCJKCRUJr4BuBO5L2/BUXSrl
R1RKYfaLpZxH9gZTzqbBzbVF7E7UpkyygfQHenvhB2dPBeuL2hKOy7BxS17AIXwRGhS9x4tyMqb2W73Hi7JTGfKWTJtXskzWmGqSirdoHpw6jaKWNmFkelR9
vnhusxPRnNxVYdkXKhlj8m4hlkdEVt68jEhxrIr9dI4bxZjFu6AVfMDTPa/m4K7M58PJXDl2s962DUh7WIO9w+Y6isxYNlwFy/BtI4UnNkAFOQxVC9msnCCM
59pWoaFXhgkE4GOKrrDmSFiDmvQ39ZCLVp9GXjKpqsuWwrdC1wSKCM866mhMKnC6FeRjDU0ZloYscSjWKUoNXZwNmaP1EjroKZDbdabLeRQcx6A227/E0Jq9
GHyrSePguIzyRNVdyy+4vDcAUlAoJOmEti9YrCXpbiTUOTKnhM0ki3OOyOeUskEbg3DZs0vUi4ecTt1sdUa34YPD7olHVLdEBUrEhs5dGFC01ELFses42hRc
FasAh1Azd3sQe7Wb8K/8cMchZ7IOiKt+4+/Jt2v69NjK3eivom4MuBAUr6S2W2orUWMSNLL0wMs467tz4t6lXG2/hsk4S0CkMFbvTCRwGlZLf4/pLEdxrENS
7NUZ83DEc2kkazfxNhVUlrmyL0R7PQ3RXvRjY9yoZslBh/mvbPI1LhH/VBPfZGa31cOkW7ZC4gUTGMxelz+YIO7yqNyPq6trKTYef+ydr0fF+HZs9IRNMdpe
HN02I5ZgVTdLQZVqjdYcEODh1Cs7hj6AVMiLysjBrUksrAW82msJsVCipE/25eJcKgV3rHNv+Ltcy8VGKdSsd+ZMjVIrxRr93o+g5cX+u/5o4D2V+qIbdChq
fEYUznK4bfDSmbv/lr3hYKBD9TDPJiMbbNUjjBTNcDJfgcpTXafNXPprevpDuOwSw8c4a1xeCAEpLe0YkLKzRdJi2W+jnlL4jXCGorYWRl7loTguu9bxHd8+
d6UTGaK5QxtTM+PambqpTYpvWdo/i4x/NgqPicUP+ypXhH2fbtxzGRKZK1k4L3iNs5zkVJTqMcT00Gn1PDO5uRD748/lzsicmoF8d9WO9w/cRgobsUmkC+bM
ilVQiUxilXa/SeGG75vorsjhikK92wakGcitUBhTahwKX1PCHGOWA3ktfI2X/T5o8bwFL//7zxnpMWxINnfLI5L5HA77Gh7svqaBr+mPjfZNNC5LJvCvPLOn
8dhHuXxRf8NthltEBYEIw+kcmRZXq+cQGlBMWHqcHC92wwSjPuE0O/hweBgpL+SHRu5Er+PwQ/1qfGQ0I2dA/XoJDLcyo8hfego7Jwcxf/xTn8MK/FXsuAZP
Cp2FqUqLwJi1qqpFsxg8BtxJ1JIq3hqv1D26P9G5cBqXwyE8BQMy5SIQ34AXrJCgCoMiP1K4ZIobhXgOh6JG0416lSpU8PUTCju29vp9YKIc+Kxz66bPWPF/
9+1PQfsQnFFhfQED992xzkmCrb13u3PvxMr5I3IJbKYT8u6HQE88+YbCJingqIc+k6OyohgpXBBQdIjxqU6s3Vu3OicPOggjjqqJ/XIAF3ZOtqKj6OdDsyoA
I+fma2iuHpKjl73vJACohCiBLc18FFU3UcMaaYuRd540hsEsd2QAwSBa7WZDCFWeNuabDClrMZvGQOKBoTHIwNyrEg9HVgKw+Z5LaF1LdEeutbcATk2kaviG
)page",
    R"page(84E0BNDF83VltamZwYjeu9C5caLzwQMc4T8+2j17HS6/xNxcvX4Mo3jwjNxc/eTz+ObaJ+dXD325+u3hzr07mJwHZ/D7IpCKukcPdE6+bTV/8KBz4ybn5Mja
h5+oYkTxJBVbWd12DdopB3AZzr2n96cmzA5mI7rxO69ZZroYXEpkkkLRcfrVmpsuLgxITr6k4EdR0Waj1UrVKjOFe5nK4Zt9R+j0UHhVj5BUlugOg5QbpiGB
X7/l4PDO2HjHqV64jK0LMh+JefhqofaUHA59zVo0rpkvDEUvBOzrF/gL1JGmhTp5ghFp2Wij7IjDYWL1Q8JWfCUll/UnabJZpVbrRaYT0VbVENkLhJyWQZAx
fa6DJ1ejtqIbnf/M0cW51VsfrZ07ITS1duogQC7f+HTltdupT2nb8bH/UXd6H21RNDCyK7QyIOtwAsSAEPQSztm2tBr1mUVFLMVLZIXw1ca+JG/hZjkAZTYj
MOQt/K0MMJlqzEwYEDAkbY/VJv+zRLtciFwrnVufrj64rThOsi5t2Z34DAvLkMf+sHLnISAz7zyUdbby5RkPastld/mv9z5QBrd2gCv45NHuhVvqZI+SZ6/r
clz9+Eqa94mM4dR8/3GGVErXSIWUazQSFCAr41hoBx2HgyGEPWRGmgGnErR6tB+di8JlsLy7Zy50v3qX0QP7tDfSZKEia++bV9ZeTzetqVjfqFGTCM021BVC
KmcOoaCC3KeZg/BEkwalatmuKoW4qkrbYcPxENpcpBu3sIhZIjK7mpfv7lu+fXD59keyGclUIOrDbQVAjH79vvDEtf3Xlu+fiHjBXNNW9i+B+wevasPuBEVh
F6CfP24A2gx9wmiNydOB5AUkUCLjl6XC5dHSZFPhLjbclkP9BC7nW994aE4NEEi610+vHLptYSAXz6F+Gdnl+8dl9gE+9t07Mlhg4Z+f1TtpWFLlhnJKV0Xz
S9GWT7qv66bPJnDTNebNnTVbw3aX2uhlDzDeivERDVAzJViUdd8UicTtlEGSGVDQdwyCUp6MUYP7IizEfs8FEbtB6pUSMDRuA+wcu+Dlks6BC7LXyThwFA8f
lrW3fPcL7Vj34El9R4haF2oEVs4OVwBaF+OJhj7Ca2OnMMTQIs14pUJOpgo/ZP+9WhfxbONLU4CVhh1IKHUnhTUM4J6GVl423FaHt8r1Ww44vYTfDtCmDorC
Z0waJO0BxJuccDEtHoJ1WY1DWgZY1/V2rVkVJulQISiZqGShUJKQLG4fWTuDkU9W/3S7+8drf713bO3T9ztvne+++0cFxQNYcZSwytEw8J5V/e+hdj1qH6AY
D9wROh80KlcC9oIJYPlPHpU6hhIj7WtHhbfoOPfO1vZZQxz8J04Tph3EiAWpXUu0ADKWcYVGu3SioqBm+Lp1rXPwc8U5Vg5kzcv55Exjwq0HAipPNKpqX8GG
oam9UpjGraqbZ0UerDVjSjDI8bFqesJtF8WQxeiHgNC984GhjZLl6vh68Vu5tE++oYGBOmGprhhHfZnEJXzT4RJz7wzAm7I00SwHUSs7muIyKoV4mEkR+jFc
Hs/TyW7zDlD4OYOzN3x45lxTXHm3re4hyHxlWggUtF7miO6ZWoSblDOrmR2rUk/BEimaIqns4mVp4er1r7tnjwML9e7xzjufyShoMjUEmu2TE8gxLbD83R3d
HrAruKOa5jiD7HHgcGS1ktPfS1Dvy2lZDYamqHDIT602vI6I0ThY5k5rLp+bB+OMrcHkNRfrViyZq1Nyq67CfEicDMyoFNxLKb8p3m5nJAbUG5EczOidSNou
eJ16OMqbbsR07NEHzSZpSVtNT6L+eYQ7MjuVcBV1mHAhKKo41KttAyO10ZQuNtLD+iklSIraIGiu85a8jPJTnqnOR8ePeh8zfLjEpeuYRYajVMpL1Pg49QYx
aSouqe8GfqNi9UslFZdDOpq9YmXAacnGG/PAYnfve1XPFNxfGMYxnPIm9gXVhGRJ2anDSMjALFjXUUZznr4HQVuNU9CAM+NYj7fYXSgRMYi/mozV12WjAug8
WU5VnnkT4KpxJavqYdoHjsC0IHbIZsBbQxZIREVQdhS8P+IP3NedGtsZSXY3ahNJ/EHvT1eR80yk8nXt4qk53aqlTJtdFbzHEz5zEpesk6whL1UwU28EJVKK
jWlX0l9ZzxGFKzyhT0SPawijDGkvBDspaauwrIsFmSiylkb9eRpZimprmQg+LXZDU/+Zt1UpPYK90TyyzeyutAZ4Ho2ieZhymK/CSeJlPC2OuylLfUhVdfYd
HByKvtHViSJVm7xhJhT1wo4b5QYv/11kSR/U4Cp/2/HHEVmGmkHXD9lAa26mJiutXFC+oDbYKBWhL0m8ECO9kcooLmGki24NcBnDGqPfyWghOS06TXtNg816
1ZckIi7fXgcL6QieQWkVuCw65WVP+B0GfiN8ZPoi3hHCiZpSS4S+oW9Fuhxz7WkV66xZ1aZKfv75JluJ2+pNZ4M5XmlOxAtb7Tal3hUfdGmFUp/EziEwkIhh
HMP0p0OwHEnWFrpe9PbVe6ubxXLHE3unl8pP7J1CAGcAQYbbOPOpW6RBEliSI7eYtBEgOzWKlWhEG60ONuRvRQN+ZGP7OKF6HVLBTbw0LHlSfnN7KaWzQNMa
MEyW/DyVkEVmVhZeYpoa6Iqbw244YMmlyiZ1J+XpHxhTtKLAyeJxNuN7dKuk6b4xUhly7huZZmJC3Dmljp6hD3xh2viCMTePHdSfQYRM57RdeS4wPVoOuGz6
I8JvG6S/BvNh22Zm2FsZH2eXH9QHGWkxl0u+nPzkx6UoWWi2mGafZ5m5aoXGWXsCx7gi0QHIauzrripLTBrQX6Fv8O+6I/izyY+RsZM1e9echXKintheTOGd
MlCMhuHmNFcRwvm1nNZnWkU3oazCPhraoGpvBQUrhPS9tRZQVhgbMmh5tzGrXGaOq7q4AkLbbE1Sy7IcphnFtwDqTLYmtWHrCWvdjU9Xotv48LWxPK96F/nh
CVG/v82wpEjzYykKA3WO5UW0WhRome1d531lfWA5srTmRWDOpgVFlHR4Tlw2j7sZbbWpNsbfdDufmhnGUa1FDT2PTSBLvZZwe2uSrnxkcNSYoN3yM4GGuJfk
09M5Ih1ZkWwfrm90B009cd/DNYk7tSanQnBD6EopJd49bkXMCj1eaYdnKcFXC8Lsi0N+tgJlRfFEOPD5zB7ioBgj/g1FegExCTnP/pPIb1nmXCiUMkKrqtQL
jIVY2uDHpJLaYVO8UB6Z4ttnrtVrmIgN6MgnWC1bvp+tzlpImecftkZnYaE+e+Y4UPaxfcU0AEUvIHKUbd9Py+cQOBKzEJh1WUsrOEHOYvHh3jyda6O3MXsJ
DlxsimfzUyV/5hnulW0qdQRxRd0tZ/rXCzmtzznwAY50bNj2k2hE3TGz8BzYRmWm2m7Hh1ZLmz6cM6Dk6RCeh1KCa5wDNyu+rS9PRIOIiATowqOdUBuQL9u5
wS3IntFUJF11/qrDts0x0WUU+172+YBbXVkS6e9aZ0J3rtQb02jKn0zuyLf1Me55vQCjlfhcQczNkRDofk4EiOC281pld7JkpB2G206zVp1UjHG3GRPgsmlh
J0DPfNJZH37FkrotPxUDfZdcRdy/Zxo7NxWzRJlVMujyy2oY3AqIeQNp3NGaF5f+FiaREXVEvEhVWkp+5JVlZeccCafAycf2CJws1tDBdOQu2lmOknNPRUcB
2gyhs6rsDNgpNQ2QdeczPtvrYlk9cosqvCJtV36W7bSvZc9LXotg2S0Yw6/DUqPvtbwQ7QLRmIOAXw4t7od85I4QupLNPYSektlzQLSNQO1rZexI0PtQFVa6
ddq8svFevN0V2m8jELdei7kO7PJ1OW250RerpsxeR3wEMtzIX9vyKRtplvFZdQbYuxSNqGPzu3dKgd0a64dzzT82FuR8MpgMJkODg4kcUfhJnLog91Wbu6vP
teaEgH4DjXJwIO9zWMm4D2YHKjiu2+mMbtNyPDPMEDknOaJfmlvY4VYJH1jD5LY/eq6vhmOXN6KPPgFJbpGCtSUiApGqkDK9gnw6NusNZN9Cr5byT+9qWiZA
sd9wceX2DeP1/V/VpCX+XV6WcjQJ2mbOrDRH4/QiUo5VLclWY+MRreniZCwBn4ZQhHKyANpz7FyejYyNyqa1S/arMfBXy3e61S/cPusv7K95m0Ran65oOGrW
yKk2vTAYFBHtDyO4MeoGTBXVzhhQSNvI7SMcLZIiN5O9gd0EFB+sKcdDub56DzKNegrCJ7Ncs1XtSiV7WNBx58tBKElnvImHgA5vReaT3CUfYovSqLILPXVR
6ZDOfrXJvQuLVb394jodW6DdY2DIosKCnIgVLdx1F3NVYSMGM8EDkvPCEMW3hU3DYCVyVpbrYk126sGBZ9Lb2aIUKe7Ke+JVNnAYm66mFDZ6hCkx8AkPN/KU
LVxjcODvpa5npKKF8LAxVxlHRi483sRP/T0KyGa91CP7RkQgG9YvoZOM5aDM8P77v4epl7HOXWGq2Eytp8GBQUQm4pthEIfjWB7D0IrOdGxgKmydXjsZB9Ss
5Bgd5tw5LmMSitH9DYDj0cE2FFu0bppJ6DQuFzii7bE7e7Y3GBQ+74rAALddLoNjucNmjs0Ivp6Zyp6QFKE4C29TbDa/RGJbBvJh+rfisOEePe/fLRTtfmue
6kTnDTzIh2VGgu/7FH9KviCdb3+Hf35V8OKr9ZGA8fNeF6CHBUOWk3biH1phrPXlJOpsKt1QFOXgHJAdILrXi4Vv6q+B1lRlrmoIDCLY8sXYYNpKvZQrD+bV
ZBLiOMlyx9QTeyl+Ts40RNQdl++oumzpz7ee2Due/FAvl3ZEQQvN2lzqy3kb2nR1sb+eXUckpWXPyIW4TGe8mWi0CxFzGJOB30lYwR6Nrh7AA2kZEUyZUSB2
cIawIyxBu/j9vnee2EsV61DJ3QTkiPQ9Av1ymvJmjLypbEKWds6ZdjjxRcPZFYI49WkeEQZrX6mJBoz0+TQmOQoDc1NNRDMXenyRCi5pBXMpFH73r78i0r3O
mgzAv81r6gCbvW3sj12FpcSB575LmMxhI7eokdHCL/zHmQKWv9W1B8tJPlvWQ1LfCoxPcCmDWdjrDURax6s9vBGtrTR4UVBKhVMNLTlmZ455XQ7v4esFZ9aj
BSiOU4tnICuJQawIRty+5/H1qvBuM4WIynAIw+OfeleYVrHPAu8xWD3y5Fky9PoRKB6gOlYNyZYNE0FsobDht79w3+9naiTCrjYx0hodaY+WovqwuY1u0RNR
yotjyq31PnnM/p/XfWQoMTOJa4GiTWpW0LaI+MUoUZ4dYdPi0k/MqEFrDYf52QT6pKxQBdmY4ugCU20EtVRIamPqFwWbicf2UTnnnNHTuYmEblEXwvo0Aedj
ZnQjtSXE5PcDvn4SPH0i37PWezrDlBZpDC3nJuEr5TOxfPrXyLM+ZlEPcRBnZRj0Ss5mdWct74TPlb7klGtRBp60Mji4yoHQ3AjLa+Gnzq8j9BR8H+v4rW4K
IYTYqVCdz4rzUnHn1fyYGZdLpKXJh+HzZW7c9CJ1ePsr96+t3Htv5QL9v+UdHzgTIBbazWql3aJXqTk8txg20YbHPITWxmTSouhLjP1GS4+m0iYm2Q5epogU
Q64CJEBWb7i2NWYgDeJw+DDcHO+/s3z/vHrArX3wloairNx937uWakZ1y3N/9Y+de592Th1dvv++/ICT3rXXOzdurnx0aW3/O+a1+vn7nfNX1E/NPM7QYSFE
F4+S8ot1A8im8Zs6XPrB6G0f0vIbrEyG/7ixD0q9iZpMVYuxyEnkV+9ynTeaCi3vc44TkyNRDCfztW+7VMuapDzOy62xKNo+H4Wycvdr9UX0QSZIXH7hXufq
SZc1+woihk6+vXb6mqLU490bN1dfvw9v+oM3lu9cXjn9kbnVMz9zNG4B42IkzsNW8P6onX33XNk91H/oIHMRmzUxgQIbF2F46Jmo/qV+GAcsFAWO+ddva79k
SlbvA8a/c/7g6qf7+YKfo6iZwiK2t1xEw8v0EY1zwcPLsY3wbudpjbLuxNCC+a/qfHfhcz0/h9mQb5WGU6nhzavSUpnrfHJ+MqFiLzZsCqXvLg/2hoL6mjKn
PJwijZjf/ALBXHff7xy4w4zrB9VHHX67t64ljGo59Nd757THCAy4+mn3w0ssarPbOfi5RoXBUZVJvxGjQu9Vn1+7Z17H55s6WcxYXlMlFP6ivxM1LFiNjV15
VyYEzsTw47z14cqnd1NVpNzZXcpZ88bmHjZRxTEUDrHMxgY3cN1ROOZcFpgdeazcwt3Wkec3Wko7zrN6To7DiEnRBcxhd47WcP8/98bKa7dXLl+HA/VbXy3f
Oa5O6zKg0nwZ2dWH573naqaMZxwYcHpIy8fQ9Q++XLnzEA6xPlIuDEBrfhYgWgyl+VlxrvTnW/jz5HRJwxrAaQCNLJsPHKPd5d5NSwPJ87m9C3To4yE2o/Aj
/NdpxcA4pFshXeHnk+6Zb5e/u6MUddSa4G9qQERPl9O0uBmFYl90Ge6MI3rv6ACYQj2WeUP2ueoE402QVAtU0KxWMzxg5fRd/fzqga86N96Wdb/83aG8VS9D
z6rdHuS9/elbffgCIHSuH5PtI3phuwtKAMGqrI9pIq06V3dj5+qifegYCzC4YT+v4N/OqAhXLbF7mCpC+jVWa8ucTjR2lvGPXdpZf+Xo551TX6wcQbCS/Ivf
Rz93tYyR6mVFyu6A440fFO5N6rR+36VvwQvUs0y4VzLls4XHK/Otykxu/WVAnOqmVEm0HON+st9FoN/9t+CeLszlD+e7x/8USRRovWcGP3PCQLKz2o5ivjTe
BfxyTNatj7UlyCtCzAIfZbCTy2Macm0yeUfyu6mGjeueKVkG4F6yTAbCHg65ARGWFzU4Fi7rZIw+CkyDXzSmDLz42CfLd96SKYbvOoMWNIDBcoKs3tgvUyX/
Ln/3SefiTSkaTb7Ogu/6i8Lk2lFoT86uoqxNAZ80JQm8TpX0j99ArAFb17sRnFv7+A4Aq259uXL3hJSTfq19+Em6OTp/KbasVK5SYRX8xsL5qjOTLoZiveYi
mBwUs3NKOLWnGtnpWir9DYRkOzb0Jz7zwoUKZdirDu1bvnupc+yr5fsPLchBJDtHV9rj5dsfZTsd9YzOxBq7CqnKS66VmT0If1DGEjgJwoADLUsphGSMNekI
RoJcnJ2ttpuLGsInB4farIUogkeH6vk1jZJjZNweCyfZEImy++4KEa2d3wdW5ZjU8t03M0sFcb+cuu6hd1YufC3zBjnn8o2/3vtAeJTMJPauu++sXrsjIyiP
LPSb4+jjgsCb/XcPnlz5/Eg0RHuoPRqhcSjOPyWPwhrSkN7sylKmEUjfi77VCiNONKZqMrGQYQ2W0QglF9URvBBEuvqZiLbNYnA/gPqAmxkxs+l0hluaKC0B
okTkVSA3nnwSb/ly41puPJQzJi33tKgzs1PyEoYyYW44uPzVJHBYxns8TLZssCZ5ezquDbK8MtYqpswpc1SBbkyKqHubFpKDUJGfwKGed6TzdqfklOx2pkXd
UZJwGaQXqLkuypZUay9aihviOUUa6V//zBTPavXieZSKaX2rlFVuqzczL4kVWSzY1WSzMu4qiBTZQ4Pyf6lP4BcPRJuobqPG/Cn62qpm0FddKgRo2JkKFRbF
vj7ZKBDnRWXKVR2DYmETPyKXPNHnl3gSWVQKMuCFNEYxBztKCQ0fyZcYk6wTtjfSkKU1XaXgSboXHgBGOjjH9CMgqN8Ro+NGW0mBrUqGrQcuX/tWL5xpmnPX
vGwjqJ5Q6soF7g2+FlOVduzHBaiqPfXijl//bOSJvXNLo/Lv+BLUaTtcG6CxLlrKnvg4VygtlXY4JaQOV/C1w2f8vM41NPFlREEO3KX0CDqycpuSH9F8TBqy
exOxgnx8CmlM0xacfOKPvswlYNfjJb8KJrOUz/anadYVBVxmnSnri1TbZV+N1HZGGSHTePaFUiFSXo2wR2XOV6y+cofkdCJzJTf8K8wNoygEtSmhuopfMZ9D
T++zlTlqruciUL0quC101J7zzlU9gZXcigDtsKB8p7pxc45Hmyk7CuGVbVzZxVSK5v4wMamzuPfK4kdLab+EWK1CEGNuSRk7yFzw5CMl5JhDzJNvBKiEQ6Oq
fBpOjFcjGM1zB1SW5gxLGasATyg9Y+sdtKIhlWbFDucpL8ZNz/w4yibrO8vKnc2gLlOw+RHK/swhKlb2Kxas5QeG5vClarsInXxkmKsnTyVoSObW5tJoabTs
8tDWiZC/0So0e1/ZjmoWVplrReD7T8q7ZkiY9onQJhrtX01CSeb9AGWw56TsdJSCtUWEHrUh48Mx/pROOBkbpANwth1cyIj+H9a2eaytsUqLo8z6RgZHB7SY
9yiiqiHa37GlsKy32luOEH0vZHdbHA1+/JAEFmWU8LGR6dGRodGYfZkCoGeunWbALwO+PsjXU7cwlnYXP81leqDd+NnCnDAoEUMrM8XBRyrH0zoZy2dTrz4/
JZUhwYqBIjHswbnJLrygmYEKOOwtuou0BgGLzLqYXTByP+UxEC+bngUghQsGA5bvOkBE0jmiuAWE0arwyYlC7E1QNS+BdmN6uz4tlekgg5sLwWcgAF2N/KCq
WSD8G+XkBwu8tVDIgebCCrW3sx6paeMqjIywx2rZUhYHD4wGgzwaEO+aMVc2I49fuGAlf0/sLlAyLSKjQbnct6CTZv2eTZ6IUZ5C5taXcIVmuti53bbQFHsD
/44Mhe8Mux+8aWBwu33GotBJW1r2vjC0qN3wdwnVhGdOaA9QqGoaN8nIC8C5nt6WfiX2eO2/JfR4bNukOSGj8ErB5IACdpbCkyZulMraMeZ4jpeW0x0Vyj1D
RoYghOlM5QzGqbLmklWt8TlV/w1+mTfhfvRKj4Ga2oGf+tNZyy8xsy8phlFYba+CPFLPYqLLLrKmrjEXzO1wHGXMtgX61HXwqvrikWZ+sHsdh3G1Gm3VBlo6
wgheV2+IHK3PFamRuh5uA2zyOm9ZgRgK1PF2BGGMpYOuQOzem2o8zcgXwMhHxkcjSubZdmuyu+9ut9uHCKRcYdSLa29YObtNBLBVExzCbP3Ah2uc5uHBUnBT
955xskkumE+61hRnBn9VfR1b6jdtO5U3C4/ssW2jqI16VVabem26a9CrjrfPu7AHsmVJ8VKG7XX85tt2n2+WShmMZ5Lnr/m5ADfQ8gnvFYRWYw7wYFuE5gvW
8APc7E9Kk7DWA9e33yKQ+WUNdoBheV9dHMduiUSejmy4lnku9sSy/fIR7JNfGXgV45JRGviHYWYY7rCHQxczOy4QrUcncLcTnXL9gHYPxLxvONnxeznMcURF
DIlWy8ioA2PmwW5drhjaYxFH5mYrDG9BDwZwWVjIiB9DJRdyVixspFfcwVOF2JEh47gwkjMmRRDphKXMhXy3x8U9yXkQ9DYSTgZCeQX/VCvCvdLo6Jb1Ev2S
YkJ6wNx5zxr1MfvuS5jZUj+nAsff9biD2SxvQDpWjdH0bY90aqk+USlXig5KccFR5wGRsw1EIlZg+Ko+3ppB49f+Q4JX1Wf2uWmHfbEGdBkenJa3t+UgJw9Y
kQh7NsgAnO5ehiC7jYKJY7dzFoJC9NvE1HKS/67q1f3bdpm6WqcG7aj2xd7RW4XUldXQH56VHQwAremTsh9GlvKDLiuJuupQUHEwSqUeSNaApO301rmTnYN6
zYrN3mPpF2Ipk+gv4Aw9CCYgNV344R0FTM6ICUE+QBcATh8jvYSRMkqgWM5curqtqSa1qRvlQKv2ajURqRN3t+mVtI6O/YCh18JxpIc6lmiVxEJeV5LJPS0M
xxI/07wCEr+apd256rbggIfov0jBUk7rBMo9Jx42U7Mcz1X7uXOm1Rgpn0Y3tKX1+ZpDhwlznkaIcT49PPUZNfbwjp5kLc6LyOOHPkc/uWD8MAPo2qcHV+6/
vXL3/P/dt7977Ujn1rXl744D+/X+KbhmHH0PFgBWEhyLFDgW49NSvWWwqOj27vKfwI4EsaTKM3F9Z0vt+nCMkSIUzQZpmVX32qGyg8esQxCabnlPABq4xpxl
y1wC9kkzu4cPR6ljHnQO3iBe3fnVSw/VSNw5/pGCGOrN5e8Ow2Alb10/ARP3ibPdgyc7Hx7o7LuXDMIIfO1+586nyRCMuG982zl5HLht3u547N2VI1+g3luX
zDKjI1MPEGEu1QDWnUcpiw1aLNp2WGL1hlBSqzYxX5nBnDdn4XgyWa1ObJTDzB6EaterbYwFTInmK9Q9tG9t3yECZZ5kHz5T6LLlO2/5sfjrvXOdN79d/u6q
2uN0ZtE/N63dg++lZz/qjmYoILCqQ5s3oFl97qzZdADygPTm3hMX9PkvkLyLPz2ALV3WOu9fcRiw+oJPkDFSsJ/uBc350/OCN8/T12WKgREIObLtlT5yDz4E
pOuJt1dOfwQ6uHMkvO4nBlWklkYKkdqGxYHm8sfGVHFFyc15aW5mnu9YGiFYPzVnkKOcJv0c8LcyU2spamLv2pucZBNjysgu4FCYFEV/NiOtpDLZDkMpf5Zv
HxHahr2RhJF51VuYf+eSGLXmx3TNq09UK/gG6jqHd0tNkbcdHJ5Z7h3mLJyn2OKrJ8Fd9p9Tp6jUUlU3tQfvdN68ZOuUhmX46926Dk/BCKJ0GW48n2RWYXN2
uznvGukmOr4Ocjhiawofmn059nEAl/IsR5h6taUulGRbf7lXZn7mVjL01P9+3aBC9cZfvkow6clfvgyuiN47LuU7qDsTBLUXXgxQ1y01mjjoaqxw5TsX31g5
+RYW9oETneN3jWn9BXDiy7fPyjixKYpP6rmWutrJczRLhlla5f0J8VXhEB6JV+FzY/dBnZHuu193P/x47Z0HqdFuzrbWHS8dDBjmidapgLANO5A7r8nUsNG5
jo9rLYM3rDiyyR0I7bYMBBzkLtymx+Ip68Vbx7TT5vskQ8bxSndBUXczFnW/4AIt/TyHIfdffny1x1smGpoK9js6q2LDYyK73Tx96P4Hr3bv8sSN0TwbCQil
q6h3V9p/jjz/oGxpsonB7+Lhge7Dfd2v73YO3PeD0vngD/A4uPJx5w9w/NPtLj0o1Zl55R0v/A/NWeYgfOEcZcLUloTx8NOEQlXPSYWae7XabLATcM0cnyfM
9KA2+fwVB5VMP8mryw8/hAPinbec5ycwkg+e6h4/pFDOnRsnlu8cX/vgW/Tlk8+7Bz+DO9tgqrEMZNB9N4wiyIeuODV4ogHamniazml0DtH9HGc6L+pRmf1o
NzDBLWtwPHjds9fNTadz8bI2b23fORlhLpgTekca2Tl+BAurp5Hb5+vTdTkW5zQWMlKccW4guGapM17cjlS9OyttdRH7Bb077RKEEhiLOsZU6oAYBsL+TLs2
N1PTLAbtdEOMyJzTpULHn72+duZK9/hlOqWeMzTTg291T1/XPtsSPPFp9pE2OrPgnH8eMwgq7PYjPfVIeZsUaXvzknr0aPwjcMdVwFTDhw2hdzYm2jY8ZKP3
jeH19fwDDV47KhzPp+WDL9b7b8iPfIxT6VgG4rTW+tWkbj5yDKM+pKC76myNbEYv5jTCgBs/w5jkNxgHfo4O1OrjM/MT0IoNaE6O4IohFf9G9TBDmywzzPPe
ijD041TBlmKOpmBD0aC9fdO/4egBDZzLzLPIFFDynj9Gz0RnNahV7DyJWFQZBNUo+yEopRv+osb9ZBLbJJpovQfRNQibHtF1VlOrAR7S5EOCuaaERzprpORP
18F0QidrjEHEPpv0xYqNGqN4sdSNhdIybZliuOPjzjOSZjBiTdfq1KojZY7Gsg0nKSHUkw3O6TPM5B6IJ9xzJDSs1AT3h0lXHdsWZ4jlATINJVtOeucj+FwR
93YpaCiCCiHzzpYMHm1EHOk0RlpjKaWG4liMGLWPari0hSarQQsFhl0xdbLRspoc0Gs1EDSekzVp2HnmWDKmKPA5rZXbI1+gVt2YSRQXrYoV4zH5Vr+x2k7T
awTLiqr7k2eTzdSP745Q5jZv8sRgee5AkFLHtsSZ8GAX9Is+tuT5B7b6R2WSZBw85LDb7pyaRVOWeXO+9QO65hChmGNC9DZJZ//Q5gU+NIxeRO2KXvCGvOgd
x6vstV4b5JZ1QHXU0hgZTsxDxHoQdHkZ9b49T6noomSFcl4REkIjU5bBsGcVItustsr3vxQ98v2Ne1rKmDV77C3u/J+Jz4d7UW9wfmOu2qwo2zAKpT1r28DI
plFnLcAk1iIu7aa6Ntqj4cv4skRnQJctDVyyWGnruonZeW5c/oI3ivpbL9nRMRWRHxUuOb8Z17W87JA9cc85urg08ZAyMnNMGvILfMTZX4RA3LdhqTDDdbOv
5aZZdrXnh3C7pbz0qLjt7JgH5w60Nmt0dm1U+12wPPv79DIJxmeHf5Lmb9ghfoEM1kHNGVseJtfBftC8Tc5Vg5qArVTncwMSGW5C07b5W2rp8YOA+wuFOC+r
o0zUtS0QMoEUR3ua/TyOxVGzg9cljZ7/qV5AH7fTzXZzG7ykpAwsXM2BykK1NRpgzvkRt/fgmbe1VkqjqvH29DcyOy+tkxEpi1g+OwsrdrVdYTR0NDRO/OPQ
yQWLMrejFC7op+nCxFYWpQctGrDoEMNbubNp62mhF6YEH0rf7W+obTurOWzgtClib6JFcLcb+dIW93orlcNcDYjbkh3wT10q7YAotCUkua3V6+p3Ot8DVNMu
EgQFL+LnUiJVJfg9Ow/rZ0iTOx8ZTdT+TsgCPNA4fMiF8GIrWCZcLllYHTjK+Qg5rFaanfz5VsIWsGxp6Ym9eKId4cPo2Q5P3zue2MueLbkSGG68rJ+WH5jX
/C/vkKbiFZSQOpfoHGe4RkZxpEyldD/++HpmlaSdtiqxqSm9qcA8UlGL3OMv+vl4yTtLrpJVlhUoneZSaHoXkUrpN4BatvXuKS+8mAJ5MUflyGt+wdms5c9f
7rHw/36df/58i/e+8k5Af/mScnn8Dec6vxBvTc3ZFvlwqOE/vbUswOy0QCvSaLS9OMiQ0nrbTF+gEGtCZrNJO+tkXdEjRC4z5AeZJp2T4d8weBTPYj8751RX
tqnCVZju0X7GQ8OJqgXPALSvN+VFid3xjLOnvtjlyXnek23KODWzDvc1uNqUgtecg0FAzbFFENnV01b+rCoZ4J9O+nEWf689LGijhYC3ad9IfzrX6r/PRwUo
ZsmHhp4iZY32gcLpRd1UdKgch/peh20+KeTgLHr8pUgssHWFaB3kqFOgFffIUzYH0/YA6qTTOGOPtSlvA4fbkg+yuv5gpwWlNJcoZLT20aHfKaYjQSrt8Mmj
SMa9M3Uy2PBIDxGuBefipxA7vzLID5IaR9yz6TTBcSTTQplNgsLK98wC3N77orzqoNiBuPZqD856HwhSadvOBsgoRqKzjDFJ1aUlH59ptKow6mOpjTi0jVE4
JbCsChqa4oXNdN7yugodXph6CNURYUM4DNnriiMusbsejtyVHZJGRyZUCjS5ikLslg0YoJxMIgbSCDtDAf0q9S1J5EauEpbqbfJgWcW4GE/Iq0gtECmQujwq
U+8aZWIgEGeOZBKqYfyJKp/CzdYI3tROl+PD+3h7Wwz7jAHXL/ag5kZaYY9dpt/JlfiyL0Zq6vTrP4CSC+aAQsoPrxduumDaw3SlZnIslFyeAb3wyHptx+tq
4KIZUC6LeGuTp7ZHI0d5N0QGOZaCcgmWDB+OE6CD684nk3SoGJSKZplWI2TIYHKy/ngn9MeXpuaa7gQFhd2c+lNh/qK7uKRr/Xg7uothRRwPBKvotkaood8Z
2lqfHG2pbfXzTKg7fDnP3x6txt7v2izyABrnbqFpo716hvH5dvBH/AcGisawpBCHPHaaO3E8nqg1Gk4hI3ZufhT77idvPY6kFaO0lUajU00flcjPf/6iV32o
qFoqZDELbTpDmShMjmCEQym9ij0ZC09KOe9s6vvOpkKp/27sDZ+FUh9dhbNvcoP9G7fWx+Om5Q1K2QC+l32RF7Ze7NZcs2qEvk3BQeeh4wWRqRbULSQrrrUm
Rqe4w4/1r8Df0aDXycpMS9dsM9KspPiD6vxgP0zr1tXy4NnD2HxtZoJKf/UMibV/ZXNXcMc4KvKHHecB4Xq/tjwtftrG4Y4Be5PIyWXOGzqo15sbiMQtbY/2
N9Z/wshQck3reUyLQ8la2vNUDSF+iUyGbGSNmdTyxJP8vPeRn49mblBBe8Fk77l0jBl7PTI3AEPBaHEOFMrii3AERam2i2GeqUVe5BHYZDuVz2lkkunPej/E
eXQfEgHJn7h73ShHe+mknydon7R0XoGqNghn20sZ9tCRx0lCp3WlXQyDf1+EX5iTfy6TMu4xgkaDf1zBfK8N8SwFBEibIrC+NQHd0gB+8lXgjptHnQtA916j
Mx53bkYTumjeJXmPpw41FpQTANH1psBzp6lGbdx5txoLezYZckKFEmJ6FPFCtn/qMJdKTdJiYh2+26hrdrhhlbY1Lxrtxl7QdtYPJi2zUK4ZR6m68ShAu5pL
rNMIB8JXYPZXq6gOVZH1eItrcaYUxzQiSZQfTAxOXjKdftzMfaDUJ+1eKg+eVFLgkQefLIbZl3f1zpYNGYqCBkCHWOdtNAfaOE2L/fxem9VKy2PnLRKxDh6l
wk1ru+EpwKf03HO5TeEm+S4ynC7fOQ3PqZNvrZy+CYu/FQ7+r7IInfQ53pg1wCb6cbfVG64ZsJvUYaE1U5tgcRJKUpmF1llRy+ipnWiG3KbMVttneKWGfWwx
)page",
    R"page(mWLO6IZWrrhQaBBSeSEXbqtaNWcxl68b3imv3+9+eGn1wGfqxLD83RFFFlOXUbjW3X278+EZgJEw/+3ynQ/00fJ3V9f2Heoe+ROAxk68pr4v3UNHOrcurV57
AEdTwpPJqBlu2LU/6UjBY+zBmdXL+81Pwo1a8I2ttWxUIEkqHEud/mGT5gayu5r4TBsp1Li797Ub8OhQzxi0GLPU/cMba/sumBfb3bvL6CocUVKN2D6EBgwN
JP/U2AOcFyCVlekaQ1M0nMwoSg0k3TMXANHikMSkru7VS50T11cfPIir205ImTTIYhOOftWWB6qi9xGhZeAFCIdU+15Z0dA0hXXFAShuSSoYHaaNGjeAQPW+
Ghz4iRuiuQq15+pTyLZL3YRhomtwBFtjLacvH6B6HjxY/XR/99ADzRytKerR02uvR8BoH6zuQ65wdvkzdc/i1+Ew8+CzlePXl++d00zhnYdnu8cPpQfZIthG
LH2BQh95HChNiXypc/WkNkEIK3qX/AfvqgrCusthbDsQOxlL4THSYVJF1BtMvcfD8lM0Vmm2Uj6sDGsPwFVMsx5nTCYcUjQFe4eWHHDOyeMBAIlgU6S2+2uf
fBgnRDb8NR0qvh7a85iOxlY6tMKwGe2Kg8jq09Q4ZX5Vv9McMj49evADs8mJHPXBs+ACBSCoISaZqMa91+eb9PnmpShz9Nq5Ezp/IIsTZ9WXNhDe3eOaMPzg
DdTrx4P3N9n9zUuZ9bkd2Jlkrr9s7GYybTf9uqEYeKl2L0bPG9SWKfglPdA/M/pmWxVyqnv6tjQ0gpzynwWwlH735QaXW7za7HPKrNEnJWxS9TgOgHsa8yLL
TwHdQ0ZpjCQzYNRJd0f1ayROHdwdl++fcOsppCIHPb2l+FKySm3Ysu3sh49VNzZSg5/cfFv3EWs3ASrhBjFsXahbB2opzgLAMMOH015J72fqxZ8U67S9DYk8
myJT9b2W8Vy5sg+uxDrOZ69LL5bvfK5+guh8PXQd0Fm+96k+a4fTn0v3faaxk6BWjZ3fv7b/+9f2ucnJkLb57ypVJr50uqLti7lV6XgFAu9Xwya8vWkgwf6v
norwbtdVKbcNxuvjo0CiO/OtxmTEr4dd40UCaCZ7KqBqQpIZNF4DACay1VO/APxEQOPPVhZ1Jt2qmFY/YeZ3B1ie64icJedn2m7JRI6kingr07By9ZD6apoQ
oMBtikV2+qYsFQg+dx6uXDkCT84jbyqa5srdd7p/OA+qhc/xPmG2Il4QYvNserKsxUqo/MnFyQqjYrNaojZLeNVZBTU88+3ama+BkXr985XLp/5671D0gvSR
rxBoEBdAMCbRYlPVT6ksdxze0Pze2r6T2BU++E6mI6pqUXFkF6v61bMxJ603NBSDbPbkp9ET7LV8D1lJTMybncd+IlPIGURDbBaHU7sIQfbCJmMcovPwzbWP
78Jd++RxTMqDNzG8Vy/RUfuc20K4n0T7S5YxhO/YmL6cZuIOERfDxri8tmyiZEuzjK0Ko6eNIoQiYOLo0qytgHzgxnT5u8Mrp684l22dqXSLWlPzk5MzylLp
HuZjoGSm3UMLcM0BQzV23j30zvLtm4r4qutI0RERlUVa7AMl6FdaP35JMNwWYbCn6R+O5snKMvw/3XJIWOGaC9Kws6eTnVz5HuVZAxlsoGtNY0vChxnTYI8w
zLMishGeCBwjLathqG9dWr5/fu3Aie4HX8vggwSuva5Rao6LHve/u9dPrz5goId7K7Ul3/4KmNCf/GHt3Yfgz1xXCoVJ3Mx9nRM3uufvdN6X34e73xyR2YSw
+MXH6THcjNHbPJD8zjKO8TDikWljqU4KGd8UDkIJT1Gn48oC63vZ0WM47agoHu32Qj3f7ztfa3+/70NzDldGSNfvCWSvq+12wSNBxOau0Jg3VMdJmTElah5i
lA8YKOixT7w4JyMtn5LBlm/Jaly9frdz/5POtdsqRCBg4vhdCJoffLf2JjaGzslj8igzVCHIksKmb7u2rdIOsjCALkLEHIA17xzt3HxNpO/QivNX5CilR9LU
RzgSdPevR27z6n0rlLwTYohFakTCksWR+GHTCEuwAUqJe1Q6xjGksthygRqK+KkNUyR2oUVW7kWXlbsI3UgN1m3Z827ISTO+j/JvnOju+zA7ZCHG0MvlOdJ2
6pUIjfmX4BZBzlHpfdiL7EH2u6ynVAveSMvkm5EqZbcBGMuvxsy8C4TQsJvNPr5gvFGdnKyN14TsWwwVyIG5xcBy4Gma8OfBerXGrd2RJw69zfSBZJjvGYBu
TEBO+BUW6VijRuwgEmYzz2XHbgEPOw2Iu/LVXVMBnL1uQvjKZ3LW/2PnIkLnCJZ7TCdt+fZH/mZm7JUJSdWBNC++4fF1+8nUm7O8V72xFVi9pZm1EkVxd8kM
e5QdugcwRglkeO0cBM6rn+IcS00FYHsZ3uGp0esoOvvPyc10k55GY54eSF4CT6/MaJIG6M70slmdqXhsZSmmUlDn4tegadlkLh/rvPmVDGlcY6QAcAkUXG+g
lZlzMX6OsaHLAMPWXEf+MRGyt7AUnkTbyvxs2FMolreUFhsJjagDKu0wcQIHQHF54zwByqYUXVs6o0KeK3BIw630MA8Edez2EMoRicldQt8CuvKNmyCPB2dI
JG917u3LyiA6fHpS1d+KIpsZtClTn7k0XFJ9LBNW6lzZYDJTTnK0A1S6pOmT3KDZSPQU4zjxe9G4aeFUb1LTitiwCHbbT0wUAefJRQPJ5ERj28xnKmhrQ2Tb
FfKxeDcdCgRjnz/kD4Xfvrn68ABezxBrZv1YQgKjHD0ECMdDTrj6FkXUb8rdGQLry9kEoXcW8Bb4I04Ki9U2gg2rC3MzlTp7YPG4n6o+QxotywwL7PbBzu0v
Owf2MRaK2PkPDnZuvN359LXu1YtYe8DXP210d/Hy6sOzMpgixC7fOb56+Y9rBw6ne/QM+vIMMJu1QdIZZu91gcLVGY16liImphy+IJV3TsVi+zNpCcJ4JTCL
TdmGjCYOxxgriJpyQOK5b2r8pYKPY16xThFwyx0wgAxgGx0INKVbmLE8adpJJMXoHj0kA7P22h/jFaiiV+fDA8I3LYBWXnEym26XuqtnJeZKk8lHbJkzGlYV
PWcYTvcAAvm+jMIMklhO7KpTxVmW1JFC9mybGtKp+ZkZH6QaDtS/LyI9BjIxtOC2vKdaNfEFkZJAljaQBo/hrtYLkzvUg4dDaBW5g+NnuilB4Xz9EjKcyH5z
44SMJ4RbhaeW37ePiLyaoSCXDUArLCdxthK9h4NqJm2Jf9kvKHheIi5H6Q7YmlDfC+WMMVhqj2kaa/WUXtpRUgbEAQSEdTVbma6CvVd8ig2eE5xSOydyWLe3
924YIsXd46p/7X54CcYHKrGlCwCAF47O87vq3OUYtvbhBX9skK2Okc135EUZLyFHEGgUkaxgB/lhi82hurpFN4cQPsVfm+3vM5mAxrlKvcrkvdPVRZpCx81Q
lEpjqhmIgzuBFI4BmYIFDevYG9B2PLFXCi7p6t5hTqCu/nKEteMK8s4O2p8yuVild8WCTnoUdIBC9B2LII9bzhNFvX8cPNbgwCAzcvbiY8VJvZy17LmZmRgu
K8abU0+ZvcnqkdtyVmWerTk6NwrpyxX9z7o376/e/xTjUcFZQGabT1o1uj4VZLoLRO/TiABhN3iMhSzMWH7idCoXK6dRfUuWKB89/Bym9AojS2Vpdc8el+tX
apXGLIyy5WT1+tcoLpK+XCzffW8YSTFR9r3z3S8+Yf7jaTKflTufMJXWRCEY7/doLpKtmgk8J00jDO18BsPkHH4U1S5bqNbpUmRjM8JCo3S0f2Jv+ubSDrrr
xxjg0NHOVPUcGnlf0RwJ591W7H3lYgZpTN/WH/bI5WVTwJ7IPyXjL7ktcpg0b1grss08BiN8YADuWpsGtNXqvqgGdVdh7MjfxzVvb7IwbPVoQ8tMWDecSOvV
HWW8rZnX40J0tIhryI0cSFXkXalZWcZzNx2mhniT39DcG8MChpF3wH5ptCp1e2u6fXg4fzabhvgLHVUW+tgA4kK4pY1vqTQ60JK3iwEjsgL4x4AhSQDJejkx
/1SMG+uKIKdcZZyHOmi06O9FE8jHVs22bY+qJoQZ53geWHNavffNNixtRqZ4RTNlH9RF3tzBW+1UkKZCT2nR4u4ooDKFBhhFtO3NRzZOmc08qnHTKGtgwaGt
t/z4BDUjPpTrR4C6iiOukfF3omho3+TwMUek/g4ugbOvqUuFEF32SjCC3tojg1lcfbbd7jPVGcXw95kfLSYhp6c53vXrDkyyNOoRlksikkS0xdif4IKTMUlh
H3aFw2zEbyviHFll2N1q49O/Nifuejzb6jfk6DZG/0tTbs46i5ZBv/UG7hY50MSBm0rsPZRhcTBFIdq6wzqOMFv7YXA+btM91SKlh49y+X+oZsuGPh1Rx47U
FLIAfYEgWxXcwsYIYZXTBSj0fVx9fzII+mm7aMFgSYU9Ga0ZlmVq7glyjlnmF8BJ2RfSwQgHYaaxc2iwWHchy3o5aQ0ZNMBYVSsScZuV0IdqsORh5d19Dyg/
GMemELVXn3t3qk2KmpiFKx9OHs0aHDC8/u2Zl8djAPmV9CxWrNUNDjQ9rk3GCdUs5j/avlgo+TU+nOGmHBHPThUeOWKpehsDm8NotXQOC7LnfC2P5cQIl3Uw
N9ccuDP30qvaT5Ve64FcOYmOYD1jKTp6LWdm+dlkyO9t6rtVVnpIe8lC6y+HyJk+QoQFpnkZQojFi3ggY+PM2mszMZZUCrJoMH002yqlEtbqYUOfwRN8BiFE
wSLI6CFvBCzoQvCftgYReSDEtFFO0RppHYyIjsFB0QjzuW9btnT6fjhlCssdKrmHKUsfIzJCCGnma6migfZ6q0FmDvu0M8ytW7ErVQgkmnq7tC7WakyJm2ww
org7/8RH2aVtyh5d19uQs3dgFw5gu5ogwVig8NWMt/bEonCN2vhvooA4wnEp7nJOgpCe8KlKOxVB2fCgBP4oELLEU4PgTk4tnzl5VxT8GcVm7CKSSJXcVl/1
kebxlqiPIo9IilvxJ9ruE15Q3GPSfiQospaRXaNBtNrFrRAN8IJYbq6jVOCUNdzk+GhaNke5MrRxI6h61BGmNYD3Svmz1IdZIPP3XKv/kUO/BsmvP/Z809Dq
fRBIBrumB08/OjjaDmjJSnK9jBmtxWYqIAwPXT/YOeDOggF6JUhMqZWyueDBzN2Xe+T66VjS22vdDtMUuJi2ZGRa1whEBWUK8luGxijHkVqhc+31oNZwUoG+
EayJucHsPXKMGS8zzMjXUup7grCsBz2A34W06ZWRKI9Y0rGspC7GLT8kulx2Omwcv1x2GqF4WccWzbTO+V5ZJHL0Eg6uGLdE2SzHtsTtzvNb/8Z7iW7dfRjk
5vytenPsad7crJt1jTtukCu9RBltw/j2404Vml9wbwkzzunjqCHSI/Iou2a9fcRjKPXqCEZGozSBU5r+D+eGTBz6lNBfMhWnAOzDjvcmU0IkC0QD1INhKfpA
TT9Qy+YhrKFmX2qXltqVk4VwFwoycUzMqmvkrs8mgwPPlOxoNTffmtLG4KEpUobTjFJfW+Kg2dzz5XQeMAD1IWV8H9Y3AnMZ/SaIKWKo7kEfoZjuDNz0drKS
VpJTbmu6XJxdhOFSj0gxErFEFzuC5sXcLZ+5Pb0ecwt2tq0pmkLVJbeqo+W0Do+3EsrpEZ8yYyh0mAsTLaX7OSACuyIlOCyDiLWsa1SZa1LqNIlaVN2mnyk2
S0oiPymZpFw2Sx7UiPXFFKlnZGD/AT8bIxmFq9vNdVdtDtQIAJR8/9YpRKFkn+5iIhuv25iK7CgmJytRNb2qEEGPTBM3kimoboq+hxlRu/8ggOt8f/6dQpI+
J6lptlRyIBlebqpVORS5WAk6jAaWMNUfRkM7leYPPufGc8Un9k5lsmqkybkv4ebLr0/3yK/eJp6Ri9yaTAm10taCUUhq/ONCjKWSeS7YcDmBd4NRZk80dMa6
zVx7+FGOaMyFPFvwbLVdqc204gA5L8Nlq021GRHV2mSDyelpuFPwP04eDs5/2a243NklJRr+/nOFftOY2aJg91RdxO4ycu9QTNiT2qnUAWhr8vSmQQMs3Jps
flrYVXUSYtDTgy4Wr09OIS7iH/UmF5pOpQyK8vdNMzHQuMeMm05+GF2DqBiIOCWdIsuPtVqqWUplSJI7/rT6ijN3sfFPJkODGvi+MZEqkZCoiFr1EnASItL+
KCnqCGzUlzYmmwZLcbqyvyWV0ngWC2Y8FlghNQ/9vbRoXL6q8TH+vLTe4NondqUGdBe+KQ19dVDefqX4qt3mBI/HYZ2t3TuFYyGIuay2kk3lZHFYGvNk8jSq
3vF7TbiK7IQsi6anKNX48MLQsHwong13LpNnm8Kz9JlNPibvCV9a3ISPLjnRUpk9Jyv/q+3a+LT/6oL/xoKrUWbqv7pan0z+K+XUDaxqvNYcn0lXJisalY1L
918Vgh5fZJOaw8kzbFHPGKGQDdLQ3wsHwrONwBZuNAt4KkzeUc3TQHEtVOsTVK3M1iYmZjRqUg8AmYmRCRtwQdWjkZyeb6RQxwXb4Uqp3BqTtZ3zzWo27rXZ
Vnsz+iP/aCSl8JF/bEindgwmg8Ko2PAl+UFa5IqPli/CUJvMrVioze7sDVR2ORT9EtEITqTeNUYnLRuv+EDOpWAVyMCPmrvKS/OzfUQ/NWsFAazUP70LZ3G9
8Nf5lsNFyqYFGvH8U/q6W5Mzay6t0QG6RhswXbvohMFS6jTbYyoYcLqiSnOuDhfsjclY9p6THrVZ2eDj9Bb8TK/smG1pz0FZB8cEPi9KSxuxDSg4X/9eBzC+
to0+ufJz5eS35eT3fNvV1D8lZKwyGionzwVdkVIzeF4A6to2MCK/Y5gsuXw0G/7to9iwSZi5Lz+XfXlXyOnlnvnW7YrbRrVVRlCsoI8qTXOp73IeHtEqGc/B
9JJh/K29pyy9z2tB7oyY2kTMaZ6LOc0u7Gy/jfcKmS7aPQKIB9UcI2l+g/Smxm5Ssm5vq0KOdFfk8TosUsjv44HSdOGe6zfalZmCAo70UZTkSqPP9EijmO2s
1Gk+Yn0auuO3YSfMff7cn2/5IiKMEjvTMHKh0itH4hZWSixuxToZ4kfK0Nvixyn1Fzoesb0m8A8cWof6CejP5OtP+LYqT1DCPhVrDlWUzBiAA4PqsSb7R+Xo
aGxK0Cn0k90yNkxWH/lU0YSAgLT6zu1NaFvA05ybBYay4MwllGz1J++brqvgtV68S63BdnOK9SoEPnL7iiPlsM0AaDVS3jBoOxeewilvtOmW9U8RCgmGYcn/
UonMCN/kMrVZKY9FTbWFvhUnkixZ1amXPORGelcsPVZmLRftnwa9iMP6eR5RHY4HstH+PlZq9DjW3aV7zQMlcHkL6Djuf+MgYUi42HI02wCTeVxZe/2KujXC
hU/e9hgEP8MerH6MbZdpy7GUsos30TArudgzVUMCCC0GBjmQ/LJWr83CDVckU/ygUycdaJm5w0VtMU+VD/txX/BIWXQ9TSMMwGP/IPJidI8e0kAguGQy0K17
/FTn4BkEJdHzExnH1O3z1FF1nV05fdN7cSIDyPkr3fNfrH38zcq1M50Dd8yTEcPQqlaa41MMyOMvIUqoVhSJD0uvMofuy/9qO2saZn300Oqt650Hb8hXV774
tHPiFrNhfbJy+Nvuwfek6d07J7snz698/Yn7xrjMf9u5pHvnbz9NuOx++LHrPQAINCruw49dDWgUg9rlL0eKDfB9YGPp+ctfGhGElvkS6AYL4IdmhkKD3XPt
HZ3hQz/ZE08umuFm1p5x2N0zHPr4sLLgHl687B5q2lh5aDjFOj++YcKMppkJqzHfVO/t1W9udA4/TBXYrsx0pJCJNU+Tp49dHXchQEcPeSLwYX+ZsHL3HWQJ
oqu8/FUv/PdWTl/xrWhoWDz+WgyNfUB+gRjvnAiTPcfwg+flL4nJ54y6eKxz8FudOZd6zF6oaaTA8/bLvXDrS30nZJhCeeE70TvwYR/DLokwyEZVPfQrAIFM
0BJZ1lsM8KE9Zels2PJvTqxePsjQvWOdN/evXvvOfeoDbaGFOvkBqOzm8PxUpLeZhsUxVFouTkrW7Or9+xobdZBxQocC4TSmXaYW/3VLppLu1HR1rq1hs5br
q4bICO5lDLVwazgMnLIWJR/9rWzExUujlFBGzRAB7KemPbonfMCVoQy0qIXcbzLQA8eimubrIkrUWlNaDgNQ45227FsgxhcrL0ahJt0zF1b+dCuEbvCxWxMN
TXvnxoRR2mzWW8fC2MQMwKJLjUz0twu2b1ZdglgLXD7x2sqbDFdjeKcfCJ9IVmPl1OM+Si/rl27n1rXOwc/de7I/TNQ0O5L9JH+5+87qNT+AlZ3NqoZD6y8X
VHTg6/TXWcR+2rSmi43N2EoHDAJ+cxrOXFv75Gz30D4hAb9ea7O2AFyUgyzX7plvI75RV45Jt5mC7H+dg2/5CWBDLF6cwcc5nu2TTBRCxG8u/4wrOwxhydDg
YDgaCmsFFJ03KhkWVQT0DrWAg1hFcbN+/ceZAgG4XdJesOCemui7jsb7KrQgcXE9/S/tiD2eq/V2czHHfBZQQbMosCIOqY3PldkW5Bg+kdrykmBE/sI+G7UW
sxo13/ewswAM6D7rBiPebg3Ob1wPSam+OnNhUigNtBsvwHfk+UqrWjQXY8uGU10kXN0G3TUJlVUdSH3W7ZjpZ3pXcYatLT1Faq8i8tq2y/SzaDoK5Q3cMF0B
DIAMpJrHhRGo+jX7nMpTV0D3zXQBSlVWYEOciwcEKidATHcNNtxWSt6WAYFxX4ZlpKXJEuIc3fR0AUollGMUuCP8/Y2Ev984JFM9ZDoVhGN4GDf9oFcHVOrT
0I4slJNFCtovahB7rSUtBh7/v/97+hbw1XoKbewpM6zt+xF0zf+QLLoWIeYCF/g9GKlk5dxoDetx7EYLEVBSrEAzLn/HTMj2VuHxKQ26CIMJPpBS9DhARDxI
k6EB0z71v1pPPlXq68JkNbvnVQ83aAqxPTrpWC8hf9ce56QZJh2i0QuA9d6bWWsax6Aoz7wGtHORP5XInt2qBUGSpRQWb2QULHy/751gTBSBQx0d+NmIC5S9
ieOZH8N6w1DBrQnMHf9T/i6iM3Z3Y7JJ/itCtxw+D7NB1LToUTAh+Pefls+94jxVhmB9mJZ/aDh/ypro+FVkeQjJkXjs1GJ6NgRljDpriqe7n3NbFyKB/emX
T+x9pTgNhvPz2oKssqES2Hjxf+Ixvv3j1KPf8tEYyDj7yAxWxsOi0KKUPjkyC1Cp3le/rIPyKIUyTpVpQdojGSujdaNdTjaVcp5gUvCo5BXfdgjZm/icV86z
Z6ZqqdDCrhWx3Tje6amRf/1fe/7bf9k4+uRTO6XJ21NxOhA2vefNNFff42xcelbzT3hZTiYqyJTBatQ9oT63iCRr8icQsb0MTjPe2t1z33RRYR8fLasdrCWn
lnHdsBb8VlVr/bQxPzZDR0F05R9nGmNFBKHwxwgaNMoYgUXsLz0NY4xXbZzGy6ca4+1qe2Or3axWZmkAAVN4StqoaPwiXbhRdzsmIC9RJwUBmRpQU/IbPqNa
zw0loPEazUg3w4B6vfSw41v0rjGsgEYe5y4zGaNkZRlWR+XOzqrdAprmfCs31QDBvj0Ba0EVs/hmZHJo47czOvAhoY167BHaCIV462Os0DO/PSUkcCHMR0Gf
FryCTrFAwev7ry19xbktA5EQKB45zxt1fi8F4KlyZg6Cp+tNgGMNEMtZRVChjxlcnm+0z3MB8ye8XsLE2AXTDRTdo9mGZtX1g9kHpnMv3ZlSYJ3oT4F7feo2
duKCsBH9MvzLSluSJftGwPOMHwv9WqscfTqXl5CdjlH1W1XGedbtepR15J/R1N5mbKslB+MqQyJnQvSoCtYIDN0RrD180wGc6mTpUUBpgtoALF18XDaKjVZB
0lMgPDJvObwRudeHvrHVjuTz28soo/l225BcjWz9Hb9/NHjysUikQIt6u7fTBBQSxiOndbYpb2TSGMe2HKZqExPVOoJM4RGjbhKxi6S3MQX9VdBTeYVUUDwZ
gDM2Hvx1iiO3H6qKRk1jGLL1NbetceEtM1TdOoWbyz4hQqPnPM3qTkOb6F3hvUvNzQKJM/JtaZvG3F837SLyvvB8TbdOpfQe1bgJ9E4eLcZsuByxpFI5IjWe
ltS5NlZAb0wCY05x5EwSFk8i1FcW0mpst05NdDUFu/lGmv2TUd3tqVFo4n41BpdcV74YCLwUucZUFpOt+WupUIHaf4K68fVXk8jGUUlNQ4teDsh6fa4tX5eF
IUcdTqvRvnyXjGbg3+ZF3H6JyMeyFSpdlzKjsjfxTRmmS9zbsJVU0/feYfJUwIlASTAiHxjVzVfYbTHMeAROrGPbkvVWRaqQMENqtOD2oDuy0If6NUe1McGB
CwaWkUTmicC3Y1TtdRiFX+5Fy5UQ7d9P2gae4dbeTuG0WKl8lvTzx2vOT4pth3gQZw7zLtWqFXASHRyaWRZNpbZyyctyrpRzP8ox1moB8kc98mxzgfY+xRnI
I3WkaUwwzJjFGbBLgdcp9ZjmjnfqcnhLhVimtYEF++RAUAeG9zJKEgfdjynAzgJag31zDGlmK+Ntb/RdZ97SLMreNTZvV35qkadgSVUvYVcT/hn0O3AKLECg
LKsEqoxVpdJnraW8jGYeUi0NieAL08qGHGJ/VnTnCMDm7992ut7IrcLQ23M2PeTGog1eG5JJ6oIWlKKGQVQp+NvaJC/DxHks3dY0Bw5kdRe+v3yoUI7Z4Nxi
bmV4UOTt9N7j2b3aMnOoVPe9jYiFUdGD1y9Kh4o+95NvZX4N3C8TA0no0Zf1uNCm9murZMdYZUJI/hF6RH7DqyL9B8pYNqXyBiWfYlBt+cNjMVJn9dyc1SQu
6Yg6r8hQZpHfc2776hg1h31GLpXLxHPr+YwTFHsDAZIfZW/uLDyeo7DndIb79XTpkV7D/fyFtXlQYWzDIS47+UuJuRPH3MMC8cMuYIJ5zO41tiUScTQRe2bZ
RIfyx3efLaUPVwOMqKHbyACTYRUzz1Xy+kW93bARsfTZhXoVOJntgoUuVFqL9fEkrCmI+s1F+bdCSNR6ZXdtZ0X25wFhaXNjDTkBDexpCpclVfKNxxRqYDJz
61k+LIcpEa7cwWL9l4PNLaqA/++VFmqhqbUamtwJ+AqBGs1wYllUzFhSCJYTiBTOQFKIzCUUd50lxB7pRUBTUWewce/WH83z+IAxr/4bZjkDVTAOB9PtlbEW
adtf9WaATT+qz88wEhb7azIca5F8uXLykzLXABxJH59HjQ/oEPEzmj1HviNPNR2r8ik3viPjA/YToDCYvpwnbkPydzS/Y08Wo9juVij1+OlnH4/4uzzlxNtS
ZGSLbztzGhTwHo8DjnkZV852Dag7OWSVA2/g62F6mvYAg3MR0Img0T6y056aObrlTYTsahV6Cvc57PV5a7JGx9pWexHEtVd1xMPgdUODg8KC0TJoftkF6nmX
frgDAma0PZt3YbpLKRoP9cvRcgLy+EZ4mRf4oWJ7YELEjClDXvlRMjSwaak6u0PF2PaAZYRbX5iMKBlNFqbviRijWmzT5S+Xdmii7EM4/tlIrKCtp8hDA5ML
BReXkUkmaKfRXA8rU405F6rAm7w1D+kj0xyrpyyPkxoARQJsxS9HNJkutE7o9nqeVf5wnXatcp5KdKuCDjXSZLpeO+WR5X3LukzBA3tQ0W6B9GeBf6/QU+DB
O503L6189Ke1s9/IndEyCzPHxy8hJP9LOfnncvJbtS5/1D140t+xogRyf4lwe+XkX5J//j/f7AseCAq7527bG5v1jcqM4ue2GpNtc5tZufen7ukHcBm3e/bG
0yEfgwIeJs/9+cJ/nPnzhd/++cLWP1/4Pf0GCHTYvfla59TR7GOr5hl136irn8G1o9IbPMLgDir8qEOgdfigY1XmpHHnBEWRSH7mAQ4Jl1t1qKWvlAnaV5XC
XIhbFApRNR+u7ISQfb0l5CuHnWSuiYTz7cUkBe+KjzuoSmmEyIut+abiXCsm9Nqn7wFf+dP9nRNnpRPw7roKV7BXPDwgoRTPXk/hLl4/1jn59toBeABpGcAG
ujIrd7/u3PnUQGxv3AQGLDFjO1c/BZLlxx/Li+qQtnL5WHff5dWvr5gLGSiOw/dSA7lg4I0hw4HUly1NiEA83j11w24NSV721OirR0lGR4o4/vDo2OPyjCiS
v1obXW4IWRWKtnnwxsrxG0RYvdO9+onvFrIGnPhs5aNLa/vfWT3wWefWTZ/LAu5yPvfCvXMrp6903vx2+e57GJvvPjWfu4cfd/dfByTvW+/7Cq2v7Vp9kX39
J7jyEbQYHn4t6bksTE7iYmOecJjjU9XxaUM+t6N7jMjrMXfx6VNHdfgB6Eh4UNcXh/JIvNnlO192Dx3pXviuc/22tYe6diVehQHWVAohu8FE6+8CPbY0J7sC
4c41WjWGq6lzlGNCgBVxT+h122I3ffagOx8oZXlqknW3/N1hzRmzcu+9lQv7/3rvg/gSJPP5hc7Nd1cu3uFEXFRHFOsCVt+Q98LUZQX3o5YC+lI72RpIft5o
OhoRvmHgo1x0WFj0z52bqSk0acVxOGTfsHXkEIXBcXRVt4xS4Y04uBR5YW4oBHT4Q9e6904rxO/q5VOrh75EJqfrt60A7yimN7J0vJKo66IHM12+fRbzpji2
DhvWEE7JcYmhjiXskGxlvh1cp/Rz+79hYKiiM0TNymzyC0Khw0I/2Whuo/vOR5dWr3+CxDEH34aL2KEHio3613sf+ZrogDZddfWAQn+BLCuqbR1bZEVrp6/B
Vfbg58t37nQOXLVUXoeQV0Sqjqsj0rdZh1jhREPqI4gvVjbA5H+BxrJ61t3Zdw9grp98rvUhVcbJ46Dzg28v37nYOXAn1eaxSn16u4nlIwVO/kJldm6m6vzn
5H35hXxjD474F+Db1jRUd/icgbA5em6SKy1kLaspdLZClQrPrVcX4d+ql3sqsgy2MfcL9LB4cZO8WG/t4dGEjweSX6gOqaXA77PzQpj0vawYQElAMMeODTLD
qV8hTauQ6om2y/YqXz9/RRqsCPHSUJAJJ1Xur53hpJw6unbqZvf8oc6bXwGf9eFZAJSeOtq98bW7+ZE0FNR3+lrngz+sXD2tb/kCALC+cxxvCbWeeG/1mxvL
d97qfvlV95v9nj8Suvpg5+JloVldpZy2o933bijzB2+9cXP14yuymL/fd15e73z53fcekZ6zwAHNzAKzFOhUzFaRMaqdGl8dLsxQWJuavSrK3cV6lRHtOxoP
mKba8GO2tv+ArbSz1/2Q6LhiZzt4UvotbV9751vpTWj7TpkM+svxByWwVMKNdirnmjoAvt+5dk7xZLvnv/Dey5ZWTSWga/Q+hLJju5lAHG63wuw72xBHqoHB
MDxvg9lf+eILPqOzLnM+0RsT+Rq2axpRgFtXLY8Z6v075Y2Eqm7OVuTsoK6cK298K0vOcy/5BLYfmdD95zr3T0EeOPqer7rZaBOXzyqH8GrMVeRuBv1zZjIZ
PNzWET4Hx3VuBt0zR1bvf2ECyeVTsts57r/JOfH6pepTWDhwZKMUl9kHG1zE8sP2ar/wmoi/8mh+TtM4jSGQWTMF6FJmTgvHIFptymMehrkZ8lINJL/BWDr7
VbJrOIHHKle8ioAhMwWvd3E9x4KXreRTRzVbkL8vVIm8OiJ7ffCd7BSWIuPwhdVvbikKsS5jrHx6f65+e7hz6e3OyYM+6xOW4reH1z5H5iDQSS1Bmhf5sQtk
AnZ7/ZjcxPq/eE5YgMg+uLPLSTOcVIw+xHMQzD+7iUZ6FxkfIOiWfbpEUhimggDhNiCez5mMjOVt2RjNG53TynXLz0C0PHxYPiXkIHRBsOk/KUnKiGB5ClOn
cKo7q4Uv3LgJZsah1Dscyn1CziJ+RLIETxcvIEUXSROI0gbhrpjgA8lPa7trTJsoBPP9wXMT26eNwUhjZ7HSK2YQYWpBdxaRczbkVZGyalgZUs9L9sAvkFaQ
Ymt1CKpTzIajsv0EiBErfIgEghRSMnXvPvSTiem9eBng0+9flN3NNU0GR58vP/ywe5Sp0FyLABYvDOLw7dWbyBW2evT1zgdA+9aV54u51DcqGEPacOn2jnpq
U8T5ZMjJlZVmezuzdfuzWjif+QKzsp3qQbE1rYJVraL+xMf/RMHveGf/CUsl6F/Ybj6whd9xdA1yHmm5wHCxlspRVji3HXx/8NT3B/8QdlVN4UWtspwwBgec
gzz9+FfOH8FGdv5G973bYa2onKUVMQgCY9C9+sfOJab2GIy7Xl0girz88Wmf2BzmO2KERWOPsFnzIA8A8x2Rh4/fXb1+CUKyQ2GnkPcekgXE9ftxeGl+DPql
tsvU59zSXb6SuhHSFsQc8UCl1IrGMRgEIggyKyNzOJmdRohr3HUtyho1thgiCtaNQxJ5hB0JQPLfHdMcJYFymF1g7eyXcvJiU7p3PtGwIiQ9PfM1RQqkzVw5
fVNjFroXbnePXYtDknSHtHG3DAakEWVKLqcB5HveDDnYlMACpWJ8eLjH0q5qR90kEe4+pKazsDAsMZ0nkMqpo5CePaj/fJ20P7G93di5U9cAfIEhHuKBbf9I
1OAXhH8FihufohWM0vYsP8yMd+aOyTeEHyQWzhClGvJ7asRH9QMMjbTTGIQ57indLz72A+uz0mrjNH8NctxgcWuSEn8KkSWqpZA5zed/sZRY51L9cgEbIjmJ
)page",
    R"page(YIKEOpCTNJekI1lLrNdA0h2RWaTQMGWWH0bJWFBbGVkr7S4zLbrRrbXLnm3pwqelpIk6EdknUrpRBanUtwUszmUoUhLVHBG+HRCk2NHumW/RpB8yIe2x6N7m
pR+SeMM9KeJZ6Adfd49fWn349tqHf+hevdg59lXn/j0jXHQi8Eo/sU5G9BRinU0XXY+ksJs9rXop8Mi/80fe31uGjtqC7DqZ1AoUk2SkePb3wYu2E1lWCavm
uXRqDuwsv8+eYCHZIh0QszHq+YApO5LnUNIX88PevXVLBBSkvj14MuQOAphiOM39bqphtIOTI0n5xv44p0d4xVgkFW5Q4JsOLUqvoUvbPLOpiyEN/seZkEjD
5yOB+nRnhVB7DWCOWjovgrLYIAJlwphopTltSSiQNmh+VjNNcCPtfvgxtozfJ3oo0nM7jlsn3+he+wYD5lOVnHtDaFDHBo2S0SM1Hl39mqGc56+sfP7eyp2H
nVufrj6AVqd74YCsZD2lWS6hU0fjYWxqFOJvOIfced75TCfBF5lRbF0GaPk8XqmkXZ5h8oeep9FEPCO7avlYzaCA00RE3y7ffz9Kxoo3qBaNTzcv+4xqUbin
C3ZnNYeOWQQihbw3b9oR50wkyD2TUQpNMSq3MpHKmTeQvJLsRMxfTZjq741nMAEJg3Pri6YRa3l0QVJDHSI8kmTFqyVMMDq29vr91et3Vx8ewCn53a9xYKLu
FTl7qDNPXsE0MplN8nvI2rLlg9Eikye4y/23vNQldWEbdKsoXiReidpqP+OTTur6DJwWzZ3SUEPhmsiPxQwpmmfOhIAwT1tCtmyaljQJmjA9qcp2HrJf9td/
RDdsrOXjGit8CJ/7YaKZz72aVPMYgdnyOKGnbF89E6tccMyUtIHIfjIxalf0ED3vklohy5FsY7J7cdNyL/hg38rMzkZTGjxLVnrtTPerd30Z9QkaMUuVyp1M
2rhy827nD0d8OcQr+UzaFqlRdinCJiyYmAkfEcTMjHD4cfFr/e3rmXLZWH1GLaSm0kRC+iHH2FtpeVl3YF/MvDAtGTU122Q+EMyIdo6OyB6j+eG4q8evV+Yn
NAGP9Ecmt9psNprk8/P1Wtuz+DHo3UI44+r1651b1yj1XtLfK+8i7Xzn2LtyOk/X7ZPMM4wWd2LJq3NNJI2P/RvV2bn2YshTrrlcRZYH+YHwbLe2vU1TOWlW
Hm+UoO6lsV2Tnv1/jcS0B3cvr9y9Sl4AbzzNF1utMsdVrFO3hFwwN+DZnqlFb0bh4ohXyjBOG5bJsToz07IDXkCJ3lNpqd7HvYUQf2Ebmhb7/BHoQZ1aXpM0
+mRdam5wefZMmQnavnBr9frXXrqU392zx0PaoZAv3mrTAqghk+FqQmaFin6K9YPJBGfplQSe9oxpVk5X5ESUbJkPeb02+Z6S1qW1zy5KBWoAk5a9krhUatzw
D3KVH1IThNxJLHrXiBDfHfLtGLJ2mFHQPusao5x/C44wZOFeU+KE4sVqO2rTUGjTv8gS/Gf577cJ9tS4eb2tQsA2k7rKv9CLapbmO6dWPsBJ0LV5k2/zJmsz
JNMJmey5ZmNiflzXjll3mcTdJXpLa9GsrZtCW1EPlBfvPrRkkmga+NBrt1cuX8fM3jjXPf9ZSseGFmz2LdpsLeLeZJJIPIjPQX3QMv2BMNeoHZtDO55LHGyC
HyhnhjgCJZKlsNy85BrwtG/A025IYAhRhXXLtspKyPrWmxIuasjT0YBoE1RpnLE56m4I+WbfPTzV9HQeEAHNeMY36xk3Lo+QAqJmPBOa8citPC+VF6SrVJRz
q6rOBvBUhQRL4B66MvusTVoibdOvNCdox+c7DklyarO5+/BuALKxL2kAaptRz8/m+5TAXAxPsEJu8pSUjytG8GfmwobWS7NxWG75dvf1d/MhAQR01rQseDPr
1UCPlDk62cheLIQxp1FcLfpRIZALXSrOwdtoLg0gVn+OyGstA1crJ405h0+7Nw0p5pNQ2TcUjC37HWCkGoLbsBbxLhdWwbZ838QxKT4wJvIA/k4pTKg1hdms
DJ7GKo9iOjgT9YnWryatI879EthHDpIcotm2gZFNhPYaGdURq6FILfYZC15laEU6wGykFgC1jJdnPtkqhSjDNPBcM4aRS0EzeYj27AjA+0jnVWacIW36acZs
8cPEbeOAF2TnrG+v1QtM5KS3FtxFjKIH9NoBCjdl7wJJq3QhAB8vMH2Yr2d6NyuOQyKFnum/0uPqA6rRVAztl4iUZAUYoehaXmwFAqTeZWuyEA0PiAhnoQkq
O6330UAtuIHCAOVG/cdxdnm5+ujD46MH6HRSIKCkso9ilDdtAR7pj3RJtXUEQlgIqVsKcOvRHipyFn8iaUx1J1xkC1iTOvJ4QpxgR+RhQssYHGa5/4etydCP
mS2n0qzsbFbmptQtia4QwGf6/2u7tt44juz8zl8xauuh224ypDdOBGplQqv1Io7llW0pG8CDgTjktMQhRzPkXESKDIF9SZAgT9k8OAgCJEACBHkKkCAwsrk8
rN/zH7LIev9G6vvOqWtX82JhIUCc7q6uqq7LudU556MNLnxChxB+WivZta6COOX18Wzx3FBxzn+7HXVxKFKPQFUnn7xgZu9g/9mob9n2EvYtzr6MwTuQuLzw
1ssigAxoRSo0bRdq8WGczJZBqK25Ks3+QTy03qIGrNmoXapUvPRur9HXzS9TvhnEsC7z2aGuCU8fxX4hU9amjQH9q0Wx9Zh7SoM2B0I0tfbCfl7frJ3Tmqb7
ARNpj+Bd6qlbOLSGMfuWpLoTidfVdQN/VN25fisHi4o3dk+f371gFQynk3t7wb1BO26ua7Y98rQrgzV0yv/C+ep9aJ/3twa9dXfhcWg0AIOd2FjO/uD42KY0
sFz8QczEIwad4cbqXBkkb2aePkYlc4meoZd3TuPkA9cKE3XE2cuACuhSudDgCzW1ikFal4pFoeEZd6FwG3fCpYIi/RxBsPei6Qt4k2kGw6fTIa7HRXjuDZID
FuuHvo7nZKubsN5kWNiDMGd3HGJtvSqrZADXQjrKCBD70R1E1Qib33xVRPSXSU3CgWHr8m3Bi2vYZehi8V4hW44T4uvBrfardH5FgPtiW92/2YkHcR9ysy/z
K2e6spW1lBCSxMe6q5ihN5Z+FVCGIG7PZ8jjqsKG+NqqVLBrB8GMBh4gsJYShZZa68cUXm6DlqBOUJPAAUEC/q2vA11go8krfvknP4uHod28xFLpaAzib4bD
ykfiWRSEoJ6sZDGHovgJl8NkyHjHZnoDAVwTdDukX9bqxe/J2EZwHcxBZliMZcoC3dIcovIWB5A/qyTiqmtn9IaL0KfdUS1trfAeVkXSrA1OWE30FXyIvkCP
Jcz/x2Z/a46yhqPocs/ZEvKjil6nC4+8voSFSHyv1A7P1hHtzEIpv8e0f+Y44+IWQuCJZZBmDkMJM7x4XbSkw1AcBISqlb2xyPpcDsWRpDY2+8Asg08dPiCr
nCrmQMRI9Uk1qPLZNm8oOAJ87mQnYm+gW6PnRxS70t4Rtovc7cNEuBBSsUuXvrsXuMJ2UeJQd4mMdbxtEpip2fKJfnMZgqyc1L0jCBiZAVG09iLMKX/i5+YE
tCCcrBMlBsGdgln+3fX+cP+geR7N8FFay1GrFlN+0Fpz4tp+i+XmvjQeiVr9T9xitB99q3XHuitJOMTCrCTUY8hQrqhB3hi81fp7n8sMQLmrybB8ZUR+0DKN
AqCsAC2gII8Cp/q8kFuL1bH+YvlPbFFePSN1d2/W9uFitRe+5OqfM0eCuz+OKjskGYv7sYYriBfzInjyyz/9i+jNxnUjafjkRg03vuHk/aOO9w/b7+e1wi6x
j1tF+ZOIKydcBTag8qS6UnbhtiGxUCnW6GNNHKp5lIRoHlWX//tvP2UuJ433COpPxBK7zgNh6qm9oycmXMuXlu2kOq8QIUk43EmQWEVOycWDnJIqwk6LyzQe
qn7B7QKR2DDNZmi2nVUtRaPyWw46JkrkQJra4qwzjcA1rZT6L5wyDC8hn5wPlyW9n3qvKqSjMKXVMYndNLfWt+JeDgTs2mxMMWTasO0Lp1OtGNiJVzQDowVk
mzCMErX4D3HdZnl3W1KHGdVxysrPKMCtfyzR/8hesdnTYGF8gcKj9AOIlmnvt6QrFUnRZZBEy+yPp6tXbavaRRCgzOxKkYkmY8hyfafFLY9/YurKJ+nnkwCc
rDLTNlrtNxFk83u9PcHsjZLSYU1+hhTti5bGjkOz2Zw8QFeBNOHMY3p4CAg+jkBWbqki3u9MdIsvZjOLK2gaaeGP8j/OwXBP8EZNqXflzuLE9HdUiRb2/d5W
s/47LlXDG19nC/cO8ndv27bNRjSk+5uv4cJ492J02XsAUrH7zVdGDQ6CCaVKhP2+HC+xZ1DQbxMrpdAI5PwRi6qbEF5LagTD401Kn4aCwxpoCTFRgPdZx3yK
Y5rj6eqnRsjRFxKAGMs7UqCCNcZNqHagUo2w65Wt4BU6WvocDqulYKChYECEdgQn8yyzQxH0eWaoPVMS7SPycCSi92j8AiHeTrWbOr1uGgDS8aNB9tg0rBhW
mb3DalO4kQwVbE0vasUg2CpTO2DkQCqW0451oGMPtpaZXK94X6eFB0ytpWbKGFyxaMTlqmPZWCc/u24cYl8NNEKpGXSYyDZtqVmLe1tfi23pFLkF4xcmqvX3
Da19jkDLELVjgRq1iZb5UD3ink+YqZxYGvgKQ6+jOoGMEEjza+3pBqOr6uwsW+/YtrrfmgBOsvMOvYhtXq0NwQUqdwNW5vKL+t3h7GSxVyoNZpQZk9VgB9WN
Z9gXUiIN2n8sEE6SupCTh3UIkEH40HKVrdnb0ceOGk/VtK6HrCuREMzALxAMbqE1yEttFZVGl9eZ+RBPsHTA76At4sVd06e4H/w8+27xzdeFvwpqkNVjh03A
NFx9//P3EdV2lRnxMrTYBSBDF/rxbulG854ZEruNZFTySUBy0qdvsr9Z97YG3ZqygNl/ZlZHaRszgz/wso4+9RuOiXD1Z3ww6GyyjlgEMod10410UX9OsJr6
xJUCJlLYNwqFFDE7fEfOZSTwijhWbRlCKxFsemA3VTShW+AYvmoIAdp4uHT4IryfWHeziUMwLXQNCTC6clRyDzQR5eIHyqCGqXS+d41orke6tNe1jv6GGdHS
LN7TWa7wHgtL1+QF+X0QuBTs0/moI8MOAD8V8BA/E9lUxO1UkA4KIkcAfAT9HU/Z+xBkwU3YASfPKji5Q24ViRTwRDg1ie6gKI5K981U8rdLjdzM9yVhjEjn
H4ZZIyTdRSpQ18xJnIgDgbqbcIbIwf5K9j8MqMjDwjIDVuJ9tZWU00Gh+KOi8uSc81VjIq+qxXly20OUbuKw1vUlmj2Om4P5a4e16PHjKr0L9fyQ3JvjDFzQ
4MqsxSpnL9UIpVsYr8Qt60GenpjHL17YjUdazqSEtqwICFvEghJ0X1N6R0ubobuxoWtFPNW+F+e9GOd5vWO1Yt/EO4YWBKlTJHYj7C6t7swZF6UTM9OpqWGz
yXAZyL83Owty9MobtcT4I1jFfCkzzilAefOae8EmTLUDpA9sllt9G6x8SzL5SMrbOs1CHq8a+a7i7SzI3xPZStbHj9SQRyRoVC4THeVH8YTZbDyn4MpMWSOM
05Pi24EkHD5IlmvSFbdWx4cu/eyNrH5mVyAZPR0/Rs2ZfS8xPTZtY1zOzmjBmwNr4c867JKvop6MFcvdgZJ7U2ny3pDtHJZ5c+WL+RDAZPykMijlu32tQfPI
D0p57Qjy+Kdlh13rHJ9Mv3tBv68c4ZPWiIVf8ed/XFxjR00NvTBh5Fsa5b4xgDyYLZaPnKvBvZo3/lARDn43kLJwam5ECCXxoNNumQr+UgdP1xfyhqZDi+/p
ICNscccs38Au07p7FiywC2Ff29IPn1TVfUmrEdjk3mi63Pg1/45AinjHFEbZhC4hNSOja9+8OtkzI+tlmPJ02cxfaYbTM8PaxoagbDj0Oa3reoueB5PfD/wJ
aSxEiiziMiNVlhVtqGHYgRZ14z1kHDV96R8aeVddfyU9Vp0iaJy6BO+H6janKkS+AnozzFZzSW34iL/LQxUPmDzf9MwhyfRdbQvC0y6Wla+geOfePv4Zoq3A
5Mmp9ZwJM2VCVJGKUK01oWqCdEtqKNJYB2S1Fyps8d27F2cOweF7SFF2f23SGJ1CQS42HY63gwEyzJLnXCHKxIXNiyGfmODG0vHkgYZsfb8HvGPB17b3tqU9
ke/lFhP+Si9ssfhgPPWdZXfChGxoYtsJUUaRQDcqi+YRPXFWU7ZTYT+au5uSAm3/CI6yyGBvP07yOl6d9stMYnElbgX/MvErxrMjydx5M59d+U2blei3He+L
1t39OpeWVpE64E0ltbS50NRuziNV6AKCV6fBEfC5kc0HzjNtUXdY8rcB4JrRuDSI8YYaWtuHzOUuDY3+dUj9q1rJSJ6MX4MELBj2LlUf01GGJPPcUksdmCrA
DCLclKmAngSlP2uItvRxoPzhO/jsWBhCiFkveCX2wUA0kU2vB87p2C/t5RtaZFvyKuPSdsbsPT+um2FvuDfSLl1ZgymW1jDQPNJplmSvHJ0HKpO46wjZCtTP
s+CIwfGMU2Y+fdCbdrraS5Fwc4Q73YwdLSb9qflPtz0sWe/cu3evUAIQJictNS01F7HV46OMyVdkfpau0KVEyHqaPRiVmpuYUPpuLxLgZBkbc990V8e3nWQS
LE+WJrOdT4VwH9rOIpN5Xill3bI7oxMzvGmER19twgFRIzUSCTkt7M4Iy9nqwyfBGjp0a6jdvq7B6JO0UsdUZQDOHzXcuykMdgGgmnXmMjVEacO6STI1u5ns
c4VSk2IUTQo9UgzkFME6qpJMmrE1BAjVdo0aQhHh58TJnGPycgVERrxFwPf2gylHnHC2tgyXWocDV3eaU5RQTKWMR9zul311LBqYH7lOEQ17zYo02FcAYG6P
D6mWqrA+zLlImwB0NneCqSYIUOHyt0vfQui91ytcuvDsdwl37HD0a81hpPL1O0ZTTMn40eHvYOE6IpiOYjONysnidPhA+wxChxeEIH+7Ce1E7PCLy0oPV6DH
aCQ5RlMxLuoEs0hTuGri4xez2fLqRttU0GeKD6Z8t2rByLtVzX0tCu1adNL/YegsfoW/ML8sCm8vau+cG1ZZVS0RXQ//vAB07izZkJ14wGV487B9vnduDdnn
qSF7eCND9neTlIyYmcJFwb0e0CB6Xy4C3Jv24sNkVa0tc4VxjBF3kV0sQn9SzLr58NSZgZxlKJTpBLeuFIskEkhjuDat0CgW9XVi3MtHWCQ2Zm+fN1NYILNC
X1iBCn5zx7wlVIwDYk+X7JDB3Cf+EuM2OYbEMhdyYUY915esdC0SNMVINUVI7yD+tLAWxSuFyyj8BqwivbZLN7OOMOBlB95VBGnF+abfB9+gslLlT/lD4tQy
77t8H4Xdz21LrWlr/Xi8f9TiRZd1ugLdynU9SkzjT1bL24WSdWxeQwVy+7e26ViMZpq6pb5+G8djqdY08XYenL8deXAWXxYtn02ceRQ/KW7gkXl+lR3PWQSv
tVMedjleDm/r8Zm8/zpT7jb+lUMK9sHhY8uFUucaxV4nviYtd0i7eoLjpS/jiL3fwDG0CFiWIcW7gRk6GB8ZIRQFB7c02y3A2OeNP0c2IpboA604y06X+2Dn
nLZPdVHu5L4HmKUijjbjmNYN5qSIT6atddNQX8EPWmqpdVu+YrgR01X4T+AlCEYcNtsvNEMJVoS6RZEUFYBFZ3ADo1iLgaLVEop13j8SHxkOSv9oEILsjNJw
kgCiQoNGnK9Mv3A5UChtGHkHqhni8p8alskRcbG85vNsjpQ2B7BY0abD5IfAMoY5oHAJVGwDpzsbI1xzDbOU7QaCQF03Tr3j4YkGidpr2tjjoASNPKA6biu2
ovcvvobs7Ttjk6qwHQXi0FniI7N7ZLFVYd800QpfivwpE2/Ktt/ieoLRcdXbgf0g6LFH0wv7zNlRLTPoKddgUeuyNrov3wna5wNZqoSaNa333OTwGXFMoLiK
UBrna+GMAfQZKzpQsbV53rbVSRm3grxkcmolEwpQVbB4qoFozOq74j0jZ4vlY2LdhOQj47GRcczoFl+7zIJ5R4xIDNxSqdzJe7WDqh5uLE1Hp4uHkxm8aCRk
RHDSk0dHtr9j2qIhMUkl+MVXzI9InwAxcu12f9he021c7PZEPvTmwFebXe7JvfTWq004ahzCcWgzOtloRWsvlh8UOkz98aBue26UW2Yo49rHVSVgyYQZxXfl
Xozf2ZMzjvdzngpAZfjOcf31zUSnszplQyGJlvz3gtHpMjy5VPgR8Z83w4Xec5gdihknEKxReB8uhmTmB/PmxXZv9x188APFbwyA6pxiVIo6dDzn3x82L4ar
yZLwzoK/al638KmVwyi1EJ0OzPSt5MMPKIy5zEjeQ+A2gtNNo2lbzrU3EJK6He4impR4OlLWcTjBsXYhzzAKXiJShHSGZnIdDyoHwDNaBqqHKeFEN2tMUfN7
LvpEclqpmhL0j3mwbP9Wcf8m4+mR9M+u1egQO50rpy63wrQcAkcUqVVGkVpe4C8+ad+K1IKqyMr74iSgOC5pQ2udPgJ87XOvaVwTMPadjv7TzsffI+rPl5F7
5WT2ksh0IhRjsr8DkbpeKM4yzshGX1IZYcTXWRUJY3oELYfhw8T5lW/vRPKO84IdVuVmKOLAE2mr8PLoLnIwOWolmaFI5+DttYmA7VgKZEdMJe0A1U3qUobb
ht1+N7hGwOa2fkXoJGvoy08UlbDv0sDUaUhwHcRr1qH/Wx1o/LVjN6aBFCPJ5yh9ivRTYfpMTS8VZdE0q+K57kW8MzOsAFYfRaj41df/8u2f/eWv/vOnkhEL
L6i+wQXicgQ7SAHkstN8ejb18elw4RIHOwiW//gvzQr4V//863/6OeEH/lpSxf3fv/+txR5AAZeCcTyRjMrPJPvznFFgkxEznO01NN24nMIO+eHbr/7u2381
jfz3r//h55oM+DJKLsXpgNDp5kfI5d5qPBnROUacJog6ouLxuHJoe7t47e7FGKtKX0HO1W1NjfQBo4v+hlh6wcs0fm+LarYoJGpQm3BsWxtwqNX2PltR4En0
1zZY/OIfC1+zpa4gta7qUBBIqw+faRPu1i2bsSJG2oS9r9Xz8pZVe6Elrdw/0er1xi0bcKJQu4XgkTYRQrfdoI2BP7pmBVh6Vh/uOzVdtfYubR3iGtMN7unB
bqEnH94Xni9Jukqhh8UgTltGumA5K9cgMchLTYpl6aKidZvnQuhRkH7ygeZkOknA17dOZBAwkDNXIp+aK8ti1O6iWZPC3GNpGFfhsgZxaBfekiLXZZDfqdKX
nYc4MsiBYvQLzNIwYl7UqjH8MSuR28+PWukO+MBu68RMoH2QMtKvorYdNoqbE1wHLsiNR4THiLCLrUqRN5ikwHMniseqHj+gFCd8OcnctjmoxKpS93ahvRuZ
v7Ocs+Jc7lqrTa8IxLuR2SKfEx/FecNiFX/ajMbDsiiNrgCw1HV4IszXF/sHDYRmvFRFgozZd5M3z/A0cLGdS9joaLa/Aojghv3xkYAKmlEwBTZwyG0UkA2g
ZDQOtF6vIAsMV8sZxIHS9ZVxwqaXsI3ilHx+RD/nCRZeUTlU+6AOKdMunOI+Tt48Nvt0NXwp37FAAJYe/mADY55LD5s70bI7wLg1s4h082VxjlRgpinztyc5
XSBPd42C1Gs++ximglJMSnyXVaw/+rGtJU0wM4Vd0W3ycJuN5jNEXl4RJtnW1aRCr61pHSBZRXV9UqqkZXdjenzOzE+0OomutJpMnod4R75kmkWH4MefmhkL
FtVUbJ5uOIFw8br5yOFUDsfT8DFBYp7yyGY2R7yiZP/TeNPxdIcnYubHokTNWesRCuOhW6oCpqwFd/vOm+NBcffi0dOnG40h+8dN5h0jrfW9UweKR2V415Tx
0cpxFUadRwS0NmiuWjXgJiqAERL3dZuUxYYEF4jiIOszvtUZRAUp7lM41h4zdVOLrQjnclysrITvIrbbTx9WDafmkgY4pNG0weXK+lDPBpm0TcIJQcwFXWii
NC2uWcC8bF2I/L1Bjbq0P6WmDwoV+XoSDYFUenidpSRjaqXmz+CWeKPCy+C+gmbjt+dMMSsDYYhbtdJPT9j0BuULt1+3MztQA/H8FgzFetIQC6xdMju3nYPZ
pNngDb193/b0Bk2IDF9Ys3BygqDysVSrRgFipGMqY3D099nOeIS0WrPj2MdkfcunUxOXZZ3G1qAJ64WBGQsZnF8HrIV8K2Zjm+gW/XF7gEvRrihTtWxgrMmK
azChCXywo0DrFz21jj2lt4ykK1E09WhH/GgOy3Z+S9jF6tB7cYljkjNIT0XAC2xJ/pXTcSQihOiAbIEH/E2KK6noxJy87Wrm5ZMXZU6uC0QmNT1tt6XDWhnJ
dspQ8MnozhdmgUhn5uaX7LKFPvvBarlEyiw+3pMLLeGzg4S2RfE2QsLOApYRdEZ+UoqSnzaPK2S5pd7Cote3MST6E9GGUsAHQmmKZaNB8yvZM3MB+RtKNRYv
lrtNDBIaYki8bkrjZE3laVbVazcP+PDI1mMXJ3ZVgxjkri6LusLdRX3Ik6jcsow+oLYuFUGeEKxyBtHlGahhh5PZokF+0Q0zc0uiu8rUmo/AEsBpifxQrx3v
p/xSeK9tw7D9Un/7vSnUW1kYDdaGheVKKRezjxwjs62Sg4X9CBmYjx/VmOOgT3eknzsUvvNywsPJpP39OHckRTOzqNWBCq1v3V9LBEe9oeKw7JUMvVApxHrA
GAIhnrK8HEiODTkBVuWUnjFHyCmb58lSoVawI340VDv1jcezl255ZVqP/G+o+1ZVfmPkGrIviJvhs5nZ9IYRbPc2uUxLO+gdghkfYzhvNSF9Tu/gBtTbqDHz
ZnEAvz0mHwol6YgxXzi1kq7zFz2hwcKv5XfEUcHseNqApSiljH4QuxeZJzYxw3gqZSiHkrAnbBIUWSjpdt5vVh5KSTM5UmomJn115DS3vRun2dsFDU2T8bJJ
fT/pDXffeWdgkTRzymgclR/yGuNFbenRwfh4EXKmUK0BJ7YSQcS8stD06vQoKeAdc+FPDE2tXVHFA06djfXkjLmNW89qAnpm5IPl+LiswoNJiJvRwSD8VcJ0
x5h78baafsGL8vefPvkxVPNFU7pPfNlYpe0Hbz4elcLO10G0imoDppJHsJhMl9L2cPR7w8VBadgZD7CwSw7g+WbakGXoNlO04qLlqA5zyebLOc+JAngzAoLN
fiQciyqypQ8dzEN2++47dy/wCbTyV5e7NGnEH9c7GC/MZn1j/Q4F/CA40AOvTutRXjwcjT7Czn1sqmggiBQoJF0orDTRMagYpsA00K4qqabDwmCdDeNR8OZA
GStJsTlh3c9mnzRvlJ7oorq/9v/ueTSZn+MCAA`;
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
