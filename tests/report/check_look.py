"""How the page looks: at two widths, on paper, in forced colours, and in the pictures that it exports."""
import ast
import pathlib
import tempfile
import time
import xml.etree.ElementTree

from harness import LANGUAGES, SKIPPED, THEMES, chapters, expect, expect_none, go

# Texts that are cut off, that stand outside the page, or that lie over another text.
LAYOUT = """() => {
    const found = [], boxes = [], classOf = e => String(e.className?.baseVal ?? e.className ?? "");
    const name = e => [e.tagName.toLowerCase() + (e.id ? "#" + e.id : ""), ...classOf(e).split(" ").filter(Boolean)].join(".");
    const ancestor = (e, test) => { for (let p = e; p && p !== document.body; p = p.parentElement) if (test(p)) return p; return null; };
    const scrolls = e => ancestor(e, p => /auto|scroll/.test(getComputedStyle(p).overflowX));
    const visible = e => e.checkVisibility({checkVisibilityCSS: true, checkOpacity: true});
    const tiny = e => ancestor(e, p => p.offsetWidth <= 1 && p.offsetHeight <= 1);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), e = walker.currentNode.parentElement;
        if (!text || !visible(e) || e.closest("script, style, math, option, [role=tooltip]") || tiny(e)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const style = getComputedStyle(e);
        for (const r of range.getClientRects()) {
            if (r.width < 1 || r.height < 1) continue;
            const inScroller = scrolls(e);
            if (!inScroller && (r.right > innerWidth + 1 || r.left < -1)) found.push(["outside the page", name(e), text.slice(0, 40)]);
            for (let p = e; p && p !== document.body; p = p.parentElement) {
                const s = getComputedStyle(p), b = p.getBoundingClientRect();
                if (s.textOverflow === "ellipsis" && p.title) break;
                if (/hidden|clip/.test(s.overflowX) && (r.right > b.right + 1.5 || r.left < b.left - 1.5) ||
                    /hidden|clip/.test(s.overflowY) && (r.bottom > b.bottom + r.height * .3 || r.top < b.top - r.height * .3)) {
                    found.push(["cut off by " + name(p), name(e), text.slice(0, 40)]);
                    break;
                }
                if (inScroller === p) break;
            }
            let layer = null;
            for (let p = e; p; p = p.parentElement) if (/fixed|sticky/.test(getComputedStyle(p).position)) layer = p;
            boxes.push([r, e, text, layer, inScroller]);
        }
    }
    boxes.sort((a, b) => a[0].top - b[0].top);
    for (let i = 0; i < boxes.length; i++) {
        for (let j = i + 1; j < boxes.length && boxes[j][0].top < boxes[i][0].bottom; j++) {
            const [a, ea, ta, la, sa] = boxes[i], [b, eb, tb, lb, sb] = boxes[j];
            if (ea === eb || la !== lb || sa !== sb || ea.contains(eb) || eb.contains(ea)) continue;
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (w > 2 && h > Math.min(a.height, b.height) * .45) found.push(["overlaps " + name(eb) + " " + tb.slice(0, 30), name(ea), ta.slice(0, 30)]);
        }
    }
    return found.slice(0, 8).map(f => f.join(" | "));
}"""

# Texts with too little contrast to what is behind them.
CONTRAST = """() => {
    const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    const rgba = c => {
        canvas.clearRect(0, 0, 1, 1), canvas.fillStyle = c, canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].map(v => v / 255);
    };
    const linear = v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
    const light = c => .2126 * linear(c[0]) + .7152 * linear(c[1]) + .0722 * linear(c[2]);
    const behind = e => {
        for (let p = e; p; p = p.parentElement) {
            const c = rgba(getComputedStyle(p).backgroundColor);
            if (c[3] > .95) return c;
        }
        return [1, 1, 1, 1];
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), e = walker.currentNode.parentElement;
        if (!text || !e.checkVisibility({checkVisibilityCSS: true}) || e.closest("script, style, option, svg, :disabled, [aria-disabled=true]")) continue;
        const a = light(rgba(getComputedStyle(e).color)), b = light(behind(e));
        const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (ratio < 4.5) found.push(ratio.toFixed(2) + " " + e.tagName + "." + e.className + " " + text.slice(0, 40));
    }
    return found.slice(0, 8);
}"""


def gathered(flaws):
    """The flaws, each once, with how often and where first."""
    places = {}
    for where, flaw in flaws:
        places.setdefault(str(flaw), []).append(where)
    return [f"{flaw} ({len(found)} times, first: {found[0]})" for flaw, found in places.items()]


def pictures(bench):
    """11 at 1280 and 390 px nothing scrolls sideways, overlaps or is cut off, in both languages and themes"""
    folder, problems, count = bench.folder / "pictures", [], 0
    folder.mkdir(exist_ok=True)
    for width, height in ((1280, 900), (390, 844)):
        page = bench.open("seed", "step=0", width=width, height=height)
        for step in chapters(page):
            for language in LANGUAGES:
                for theme in THEMES:
                    go(page, step=step, lang=language, theme=theme)
                    where = f"{width} px, step {step}, {language}, {theme}"
                    extra = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
                    problems += [(where, "the page is too wide")] if extra > 0 else []
                    problems += [(where, found) for found in page.run(LAYOUT)] if theme == "light" else []
                    page.screenshot(folder / f"{width}_{step}_{language}_{theme}.png", whole=True)
                    count += 1
        page.close()
    expect_none(gathered(problems), "flaws")
    return f"{count} pictures in {folder}"


def products_on_a_line(bench):
    """11 at 1280 px each product of the seed stands on one line"""
    page, problems = bench.open("seed", "step=1"), []
    for step in "124":
        go(page, step=step)
        lines = page.evaluate("""[...document.querySelectorAll("main .equation")].map(e => new Set([...e.children].map(
            c => c.querySelector("table").getBoundingClientRect().bottom | 0)).size)""")
        problems += [f"step {step}: {lines}"] if set(lines) != {1} else []
    page.close()
    expect_none(problems, "steps break a product")


def other_reports(bench):
    """11 nor do reports of other runs scroll sideways or overlap"""
    problems, count = [], 0
    for name in bench.names():
        for width, height in ((1280, 900), (390, 844)):
            page = bench.open(name, "step=0", width=width, height=height)
            for step in chapters(page):
                go(page, step=step)
                extra = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
                where = f"{name}, {width} px, step {step}"
                problems += [(where, "the page is too wide")] if extra > 0 else []
                problems += [(where, found) for found in page.run(LAYOUT)]
                count += 1
            page.close()
    expect_none(gathered(problems), "flaws")
    return f"{count} states"


def contrast(bench):
    """12 text is legible: on screen in both themes, in print, in forced colours"""
    problems = []
    for kind, media in (("light", {}), ("dark", {}), ("print", {"kind": "print"}), ("forced colours", {"forced_colors": "active"}),
                        ("print, dark", {"kind": "print"}), ("dark by the system", {"prefers_color_scheme": "dark"})):
        page = bench.open("seed", "step=0")
        page.media(**media)
        theme = {"theme": "dark" if "dark" in kind else "light"} if "system" not in kind else {}
        for step in chapters(page):
            go(page, step=step, **theme)
            problems += [(f"{kind}, step {step}", found) for found in page.run(CONTRAST)]
        page.screenshot(bench.folder / f"pictures_{kind.replace(', ', '_').replace(' ', '_')}.png", whole=True)
        page.close()
    expect_none(gathered(problems), "texts are hard to read")


def on_paper(bench):
    """12 in print the matrices are there, the controls are not, and nothing is cut off at the margin"""
    page = bench.open("seed", "step=3", width=794, height=1123)
    page.media("print")
    seen = page.evaluate("[...document.querySelectorAll('main [data-index]')].filter(e => e.checkVisibility()).length")
    buttons = page.evaluate("[...document.querySelectorAll('button')].filter(e => e.checkVisibility()).map(e => e.textContent.trim())")
    extra = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    pages = page.call("Page.printToPDF", printBackground=True)["data"]
    page.close()
    expect(seen >= 27, f"{seen} cells are printed in step 3")
    expect(not buttons, f"buttons are printed: {buttons[:6]}")
    expect(extra <= 0, f"{extra} px are cut off")
    expect(len(pages) > 4000, "the printed file is empty")


def forced_colours(bench):
    """12 in forced colours the locked cell, the hatching of -inf and the current step can be told from others"""
    page = bench.open("excluded", "step=3")
    page.media(forced_colors="active")
    page.click("main [role=grid] [data-index]")
    page.mouse("mouseMoved", (1, 1))
    page.settle()
    differ = page.run("""() => {
        const kept = ["outlineStyle", "outlineWidth", "borderStyle", "borderWidth", "backgroundColor", "textDecorationLine", "fontWeight"];
        const look = e => kept.map(key => getComputedStyle(e)[key]).join();
        const cells = [...document.querySelectorAll("main [role=grid] [data-index]")], steps = [...document.querySelectorAll("[data-step]")];
        return [new Set(cells.map(look)).size, new Set(steps.map(look)).size];
    }""")
    page.close()
    expect(differ[0] > 1, "the locked cell looks as the others")
    expect(differ[1] > 1, "the current step looks as the others")


def exported(bench, page, kind, folder):
    """The bytes of the file that the first export button of a kind gives; of a copy, the text on the clipboard."""
    before = set(folder.iterdir())
    if not page.evaluate("document.querySelector('dialog[open]')"):
        page.click("main [aria-haspopup=dialog]")
    page.run("() => navigator.clipboard.writeText('nothing')")
    page.click(f"dialog [data-export={kind}]")
    for _ in range(100):
        fresh = [f for f in set(folder.iterdir()) - before if not f.name.endswith(".crdownload")]
        text = page.evaluate("navigator.clipboard.readText()")
        if fresh:
            return fresh[0].read_bytes()
        if text != "nothing":
            return text.encode()
        time.sleep(.05)
    raise AssertionError(f"the button {kind} gives nothing")


def exports(bench):
    """13 the SVG parses as XML, the PNG is one, CSV, numpy and LaTeX hold the numbers of the matrix"""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        page = bench.open("seed", "step=2")
        context = bench.browser.call("Target.getTargetInfo", targetId=page.target)["targetInfo"]["browserContextId"]
        bench.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=name, browserContextId=context)
        bench.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"], browserContextId=context)
        page.call("Page.bringToFront")
        first = page.evaluate("document.querySelector('main [data-path][data-index]').dataset.path")
        values = list(bench.trace("seed")[first].numbers)
        root = xml.etree.ElementTree.fromstring(exported(bench, page, "svg", folder))
        expect(root.tag.endswith("svg") and root.find(".//{*}text") is not None, "the SVG has no text")
        expect("viewBox" in root.attrib or "width" in root.attrib, "the SVG has no size")
        expect(exported(bench, page, "png", folder).startswith(b"\x89PNG\r\n"), "the PNG is none")
        csv = exported(bench, page, "csv", folder).decode()
        found = [float(cell) for line in csv.strip().splitlines() for cell in line.split(",") if is_number(cell)]
        expect(all(v in found for v in values), f"the CSV is {csv[:200]}, recorded {values}")
        numpy = exported(bench, page, "numpy", folder).decode()
        rows = ast.literal_eval(numpy[numpy.index("["):numpy.rindex("]") + 1])
        expect([v for row in rows for v in row] == values, f"the array is {numpy[:200]}, recorded {values}")
        latex = exported(bench, page, "latex", folder).decode()
        expect(r"\begin{" in latex and latex.count("&") and latex.count(r"\\"), f"the LaTeX is {latex[:200]}")
        complaints = page.complaints
        page.close()
    expect(not complaints, complaints)


def charts(bench):
    """13 a chart is saved as an SVG with its colours, a large picture as a PNG"""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        page = bench.open("seed", "step=positions")
        context = bench.browser.call("Target.getTargetInfo", targetId=page.target)["targetInfo"]["browserContextId"]
        bench.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=name, browserContextId=context)
        root = xml.etree.ElementTree.fromstring(saved(page, "chart", folder))
        lines = root.findall(".//{*}path")
        expect(len(lines) > 1 and all("stroke:rgb" in line.get("style", "") for line in lines), "the chart has no coloured lines")
        expect(root.get("width") and root.find(".//{*}text") is not None, "the chart has no size or no text")
        expect(saved(page, "picture", folder).startswith(b"\x89PNG\r\n"), "the picture is no PNG")
        page.close()


def saved(page, kind, folder):
    before = set(folder.iterdir())
    page.click(f"main [data-export={kind}]")
    for _ in range(100):
        fresh = [f for f in set(folder.iterdir()) - before if not f.name.endswith(".crdownload")]
        if fresh and fresh[0].stat().st_size:
            return fresh[0].read_bytes()
        time.sleep(.05)
    raise AssertionError(f"the button {kind} saves nothing")


PIXELS = "(() => { const c = document.querySelector('main canvas'); return [...c.getContext('2d').getImageData(0, 0, c.width, c.height).data].join(); })()"


def large_pictures(bench):
    """4 a word lights its row and column; dragging in a picture looks closer; pictures follow the theme of the system"""
    page = bench.open("seed", "step=2")
    page.hover("[data-token='1']")
    lit = page.evaluate("[...document.querySelectorAll('main .of-word')].map(e => [e.dataset.path, e.dataset.index]).filter(e => e[0] === 'self_attn.scores').map(e => e[1])")
    expect(set(lit) == {f"0,{i},{j}" for i in range(3) for j in range(3) if 1 in (i, j)}, f"the word lights {lit}")
    page.mouse("mouseMoved", (640, 700))
    page.settle()
    expect(not page.evaluate("document.querySelector('main .of-word')"), "what a word lights stays lit")
    page.close()
    page = bench.open("wide", "step=3")
    before = page.evaluate(PIXELS)
    page.media(prefers_color_scheme="dark")
    expect(page.evaluate("document.documentElement.dataset.theme") == "dark" and page.evaluate(PIXELS) != before, "the picture is not drawn anew in the dark")
    x, y = page.centre("main canvas")
    size = page.evaluate("document.querySelector('main canvas').width")
    page.mouse("mouseMoved", (x, y))
    page.mouse("mousePressed", (x, y), button="left", clickCount=1)
    page.mouse("mouseMoved", (x + 60, y + 60), button="left", buttons=1)
    page.mouse("mouseReleased", (x + 60, y + 60), button="left", clickCount=1)
    page.settle()
    closer = page.evaluate("document.querySelector('main canvas').width")
    expect(0 < closer < size, f"after dragging {closer} of {size} columns are shown")
    expect(not page.evaluate("document.querySelector('main .large-window.held')"), "dragging also holds the window")
    page.close()


SENTENCE = """() => [[...document.querySelectorAll("main [role=grid] th[scope=row], main .large th[scope=row]")].map(e => e.textContent),
    [...document.querySelectorAll("[data-pick=place] option")].map(e => e.value),
    [...new Set([...document.querySelectorAll("main [data-path$='.weights']")].map(e => e.dataset.path))]]"""


def sentence(bench):
    """11 the page of the sentence model: tokens label its rows, every layer can be picked, nothing is too wide"""
    if not bench.file("model/sentence").exists():
        return SKIPPED, "the weights of the model are not there"
    problems, layers = [], []
    for width, height in ((1280, 900), (390, 844)):
        page = bench.open("model/sentence", "step=3", width=width, height=height)
        labels, layers, _ = page.run(SENTENCE)
        expect("[CLS]" in labels and "[SEP]" in labels, f"the rows are labelled {labels[:8]}")
        expect(len(layers) == 6, f"the layers are {layers}")
        for layer in layers:
            page.run("""layer => {
                const select = document.querySelector("[data-pick=place]");
                select.value = layer;
                select.dispatchEvent(new Event("change"));
            }""", layer)
            page.settle()
            paths = page.run(SENTENCE)[2]
            problems += [] if paths == [layer + ".weights"] else [f"{width} px: with {layer} the page shows {paths}"]
        for step in chapters(page):
            go(page, step=step)
            extra = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            problems += [f"{width} px, step {step}: the page is too wide"] if extra > 0 else []
        problems += page.complaints
        page.close()
    expect_none(problems, "flaws")
    return f"{len(layers)} layers at two widths"


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


CHECKS = (pictures, products_on_a_line, other_reports, contrast, on_paper, forced_colours, exports, charts, large_pictures, sentence)
