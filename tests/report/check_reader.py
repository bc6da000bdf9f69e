"""The page in the hands of a reader: with the keyboard alone, with a screen reader, in either language, by its address."""
import itertools
import pathlib
import re

from harness import LANGUAGES, SKIPPED, THEMES, chapters, expect, expect_none, go, shown

HASH = "location.hash"

FOCUSED = """() => {
    const e = document.activeElement;
    if (!e || e === document.body) return null;
    const all = [...document.querySelectorAll("*")], style = getComputedStyle(e), box = e.getBoundingClientRect();
    const look = s => [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.backgroundColor, s.borderColor, s.color].join();
    const focused = look(style);
    const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
    e.blur();
    const plain = look(getComputedStyle(e));
    e.focus({preventScroll: true, focusVisible: true});
    return {place: all.indexOf(e), name: e.tagName + "." + e.className + " " + (e.textContent || e.value || "").trim().slice(0, 30),
            ring, differs: focused !== plain, seen: box.width > 0 && box.height > 0, inside: box.right > 0 && box.left < innerWidth};
}"""


def walk_by_keys(bench):
    """4 arrow keys, Home and End lead through all steps and chapters"""
    page = bench.open("seed", "step=0")
    expected, met = chapters(page), [shown(page)]
    expect(expected[:6] == list("012345"), f"the steps are {expected}")
    for _ in expected[1:]:
        page.press("ArrowRight")
        met.append(shown(page))
    expect(met == expected, f"right leads through {met}, the steps are {expected}")
    page.press("ArrowLeft")
    expect(shown(page) == expected[-2], "left does not lead back")
    page.press("Home")
    expect(shown(page) == "0", "Home does not lead to the first")
    page.press("End")
    expect(shown(page) == expected[-1], "End does not lead to the last")
    page.close()
    return f"{len(expected)} steps and chapters"


def tab_through(page, most=600):
    """What Tab reaches, until it comes round; and what is wrong on the way."""
    reached, problems = [], []
    page.run("() => document.activeElement?.blur()")
    for _ in range(most):
        page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        page.call("Input.dispatchKeyEvent", type="keyUp", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        place = page.run(FOCUSED)
        if place is None or reached and place["place"] == reached[0]["place"]:
            return reached, problems
        if reached and place["place"] == reached[-1]["place"]:
            return reached, problems + [f"Tab does not leave {place['name']}"]
        reached.append(place)
        if not (place["ring"] and place["differs"] and place["seen"] and place["inside"]):
            problems.append(f"the focus is not visible on {place}")
    return reached, problems + [f"Tab does not come round within {most}"]


def focus_is_visible(bench):
    """4 Tab goes through everything in every step and comes round; the focus is always visible"""
    page, problems, count = bench.open("seed", "step=0"), [], 0
    for step in chapters(page):
        for theme in THEMES:
            go(page, step=step, theme=theme)
            reached, found = tab_through(page)
            count += len(reached)
            problems += [f"step {step}, {theme}: {problem}" for problem in found]
    page.close()
    expect_none(problems, "stops are bad")
    expect(count > 200, f"Tab reached only {count} places in all steps")
    return f"{count} stops"


def grid_keys(bench):
    """4 arrow keys walk in a matrix, which is one stop; Enter locks a cell, Escape unlocks it"""
    page = bench.open("seed", "step=2")
    stops = page.evaluate("""[...document.querySelectorAll("main [role=grid]")]
        .map(g => g.querySelectorAll("[tabindex='0']").length + (g.tabIndex === 0))""")
    expect(stops and all(n == 1 for n in stops), f"stops in each matrix: {stops}")
    page.run("() => document.querySelector(\"main [role=grid] [tabindex='0']\").focus()")
    places = []
    for key in ("Control+Home", "ArrowRight", "ArrowDown", "End", "Home", "Control+End", "ArrowRight"):
        page.press(key)
        places.append(page.evaluate("document.activeElement.dataset.index"))
        expect(shown(page) == "2", f"{key} in a matrix leaves the step")
    last = ",".join(str(int(n)) for n in places[5].split(","))
    expect(len(set(places)) >= 5 and places[6] == last, f"the keys lead to {places}")
    page.press("Enter")
    expect("cell=" in page.evaluate(HASH), f"Enter does not lock: {page.evaluate(HASH)}")
    page.press("Escape")
    expect("cell=" not in page.evaluate(HASH), "Escape does not unlock")
    page.click("main [role=grid] [data-index]")
    expect("cell=" in page.evaluate(HASH), "a click does not lock")
    page.press("Escape")
    expect("cell=" not in page.evaluate(HASH), "Escape does not unlock after a click")
    page.close()


def tooltip(bench):
    """4 the tooltip comes with hover and with focus, shows 9 digits, and Escape dismisses it"""
    page = bench.open("seed", "step=3&digits=2")
    shown_tip = """(() => { const tip = document.querySelector("[role=tooltip]"); return tip && tip.checkVisibility() ? tip.textContent : ""; })()"""
    page.hover("main [role=grid] [data-path$=weights][data-index]")
    hovered = page.evaluate(shown_tip)
    cell = page.evaluate("({...document.querySelector('main [role=grid] [data-path$=weights][data-index]').dataset})")
    exact = f"{bench.trace('seed')[cell['path']].at([int(i) for i in cell['index'].split(',')]):.9g}"
    expect(exact in hovered, f"the tooltip says {hovered!r}, recorded {exact}")
    page.press("Escape")
    expect(not page.evaluate(shown_tip), "Escape does not dismiss the tooltip")
    page.mouse("mouseMoved", (2, 2))
    page.run("() => document.querySelector(\"main [role=grid] [tabindex='0']\").focus()")
    page.press("ArrowRight")
    expect(page.evaluate(shown_tip), "no tooltip comes with focus")
    page.close()


def pointing(bench):
    """4 pointing at a number moves nothing; a number in the address is in view; a small page says that numbers can be tapped"""
    page, places = bench.open("seed", "step=2"), {}
    for i, j in itertools.product(range(3), repeat=2):
        page.hover(f"main [data-path='self_attn.scores'][data-index='0,{i},{j}']")
        places[i, j] = page.evaluate("[...document.querySelectorAll('main h2, main td, footer')].map(e => e.getBoundingClientRect().top)")
    page.close()
    expect_none([f"cell {at}" for at, now in places.items() if now != places[0, 1]], "cells move the page")
    for width, height in ((1280, 700), (390, 844)):
        page = bench.open("seed", "step=3&cell=self_attn.weights,0,2,2", width=width, height=height)
        page.settle()
        seen = page.evaluate("""(() => {
            const box = document.querySelector("main [data-path='self_attn.weights'][data-index='0,2,2']").getBoundingClientRect();
            return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.dataset.index;
        })()""")
        told = page.evaluate("[...document.querySelectorAll('.tap, #drawer:not(.locked)')].some(e => e.checkVisibility())")
        page.close()
        expect(seen == "0,2,2", f"at {width} px the number of the address is out of view")
        expect(told == (width < 1100), f"at {width} px the page {'says' if told else 'does not say'} that numbers can be tapped")


def axe(bench):
    """5 axe finds nothing, in both languages and themes"""
    if not bench.options.axe or not pathlib.Path(bench.options.axe).exists():
        return SKIPPED, "axe.min.js could not be had"
    source, problems, count = pathlib.Path(bench.options.axe).read_text(encoding="utf-8"), {}, 0
    page = bench.open("seed", "step=0")
    page.evaluate(source + "; 0")
    # Each language and each theme once in every step; all pairs of them on demand.
    pairs = itertools.product(LANGUAGES, THEMES) if bench.options.all else zip(LANGUAGES, THEMES)
    for (language, theme), step in itertools.product(list(pairs), chapters(page)):
        go(page, step=step, lang=language, theme=theme)
        page.run("() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => 0)))")
        found = page.evaluate("""axe.run(document, {resultTypes: ["violations"]}).then(r => r.violations.map(v =>
            [v.id, v.nodes.length, v.nodes[0].target.join(" "), v.nodes[0].failureSummary.slice(0, 300)]))""")
        count += 1
        for violation in found:
            problems.setdefault(str(violation), []).append(f"{step} {language} {theme}")
    page.close()
    problems = [f"{violation} in {len(states)} states, such as {states[0]}" for violation, states in problems.items()]
    expect_none(sorted(set(problems)), "violations")
    return f"{count} states"


# Text that is meant to be read in the language of the page: what is not code, a formula, a number or a word of the sentence.
PROSE = """() => {
    const skipped = "code, pre, math, script, style, td, th, [translate=no], [role=gridcell], option[lang], [lang]:not(html)";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    const data = JSON.parse(document.getElementById("xattn-data").textContent);
    const words = [data.tokens, ...(data.scenes ?? []).flatMap(s => s.runs.map(r => r.tokens ?? []))].flat();
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement, text = walker.currentNode.data.trim();
        if (text && !parent.closest(skipped) && parent.checkVisibility({checkVisibilityCSS: true})) found.push(text);
    }
    for (const e of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        if (!e.closest(skipped)) found.push(...["aria-label", "title", "placeholder"].map(a => e.getAttribute(a)).filter(Boolean));
    }
    return found.map(text => [...new Set(words)].sort((a, b) => b.length - a.length).reduce((t, w) => t.replaceAll(w, "…"), text));
}"""


def foreign(texts, language):
    """Texts with a sign of the other language."""
    if language == "en":
        return [text for text in texts if re.search(r"[\u3400-\u9fff\uff00-\uffef\u3000-\u303f]", text)]
    names = r"xattn|softmax|ReLU|GELU|Concat|float32|float64|NaN|English|Esc|Home|End|LaTeX|numpy|NumPy|CSV|SVG|PNG|LayerNorm"
    chinese, word, sentence = (re.compile(p) for p in (r"[\u3400-\u9fff]", r"[A-Za-z]{4,}", r"[A-Za-z]{3,} [A-Za-z]{2,} [A-Za-z]{2,}"))
    plain = {text: re.sub(names, "", text) for text in texts}
    return [text for text in texts if word.search(plain[text]) and not chinese.search(text) or sentence.search(plain[text])]


def languages(bench):
    """6 in each language there is no string of the other, and L changes it without moving the step"""
    problems = []
    for name in ("seed", "layers", "missing", "steps", "shrunk"):
        page = bench.open(name, "step=0")
        for step in chapters(page):
            for language in LANGUAGES:
                go(page, step=step, lang=language)
                problems += [f"{name}, step {step}, {language}: {text!r}" for text in foreign(page.run(PROSE), language)]
                expect(page.evaluate("document.documentElement.lang").startswith(language), f"lang is not {language}")
            before = page.evaluate("document.documentElement.lang")
            page.press("l")
            expect(page.evaluate("document.documentElement.lang") != before, "L does not change the language")
            expect(shown(page) == step, f"L leads from step {step} to {shown(page)}")
        page.close()
    expect_none(sorted(set(problems)), "strings are in the wrong language")


def letters(bench):
    """4 letters are keys only while the reader wants them, and never while one writes"""
    page = bench.open("seed", "step=appendix&lang=en")
    language = "document.documentElement.lang"
    page.run("() => document.querySelector('input[type=search]').focus()")
    page.press("l", "t")
    expect(page.evaluate(language) == "en", "L changes the language while one writes")
    page.run("() => document.activeElement.blur()")
    page.press("?")
    page.click("dialog[open] input[type=checkbox]")
    page.press("Escape", "l", "?")
    expect(page.evaluate(language) == "en" and not page.evaluate("document.querySelector('dialog[open]')"), "letters are keys where they are switched off")
    page.click(".settings button.round")
    page.click("dialog[open] input[type=checkbox]")
    page.press("Escape", "l")
    expect(page.evaluate(language).startswith("zh"), "letters are no keys where they are switched on")
    page.close()


MAIN = "[document.querySelector('main').innerText, document.documentElement.lang, document.documentElement.dataset.theme]"


def address(bench):
    """7 the address holds everything: opened anew, it shows the same"""
    states = ["step=3&lang=zh&theme=dark&digits=9", "step=2&cell=", "step=heads&head=1", "step=positions", "step=layer&lang=zh",
              "step=reasons&digits=2", "step=appendix", "step=5&theme=light", "step=1&digits=9&lang=en"]
    problems = []
    for state in states:
        page = bench.open("seed", state)
        if state.endswith("cell="):
            page.click("main [role=grid] [data-index]")
            page.mouse("mouseMoved", (1, 1))
            page.settle()
        text, first = page.evaluate(HASH), page.evaluate(MAIN)
        again = bench.open("seed", text)
        if again.evaluate(MAIN) != first or again.evaluate(HASH) != text:
            problems.append(f"{state}: {text} then {again.evaluate(HASH)}")
        page.close()
        again.close()
    for name, path, index in (("seed", "self_attn.weights", (0, 1, 2)), ("layers", "enc.0.self_attn.weights", (1, 1, 2))):
        page = bench.open(name, "step=3&layer=0&head=1&cell=weights,1,2&lang=zh&digits=9")
        page.press("ArrowRight", "ArrowLeft")
        said = page.evaluate("[document.querySelector('#drawer .recorded')?.textContent, document.querySelectorAll('main .outline.result').length]")
        recorded = f"{bench.trace(name)[path].at(index):.9g}"
        if not said[0] or f"{float(said[0]):.9g}" != recorded or not said[1]:
            problems.append(f"{name}: cell=weights,1,2 shows {said}, recorded {recorded}")
        page.close()
    page = bench.open("layers", "step=heads&layer=1&head=1")
    picked = page.evaluate("[...document.querySelectorAll('button.thumb.current')].map(b => b.dataset.pick).join()")
    expect(picked == "1,1", f"layer 1, head 1 outlines the picture {picked}")
    page.close()
    page = bench.open("seed", "step=0")
    page.press("ArrowRight", "ArrowRight")
    expect("step=2" in page.evaluate(HASH), f"the address is {page.evaluate(HASH)} in step 2")
    page.close()
    expect_none(problems, "addresses are not whole")
    return f"{len(states)} states"


CHECKS = (walk_by_keys, focus_is_visible, grid_keys, tooltip, pointing, letters, axe, languages, address)
