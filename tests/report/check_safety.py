"""What the page asks of the network, what it makes of hostile words, and recordings that are unlike the usual ones."""
from harness import chapters, expect, expect_none, go, shown
from browser import BrowserError

VISIBLE_TEXT = "document.body.innerText"


def walk(page):
    """Every step and chapter; in each the first cell is hovered and clicked, and both languages and themes are seen."""
    for step in chapters(page):
        go(page, step=step)
        try:
            page.hover(f"main [data-index]")
            page.click(f"main [data-index]")
        except BrowserError:
            pass  # nothing to point at here
        page.press("l", "t", "Escape")


def one_request(bench):
    """1 one request in all, no error and no warning, whatever is looked at"""
    problems = []
    for name in bench.names():
        page = bench.open(name, "step=0")
        if name != "big":
            walk(page)
        problems += [f"{name}: {complaint}" for complaint in page.complaints]
        asked = [url.split("#")[0] for url in page.requests]
        if asked != [bench.file(name).resolve().as_uri()]:
            problems.append(f"{name}: asked for {asked}")
        page.close()
    expect_none(problems, "complaints")
    return f"{len(bench.names())} reports"


def no_way_out(bench):
    """1 the page may not load or send anything: its policy refuses"""
    page = bench.open("seed")
    refused = page.run("""async () => {
        const tries = [fetch("data:,x"), fetch("seed.html"), new Promise((good, bad) => {
            const image = new Image();
            image.onload = good, image.onerror = bad, image.src = "seed.html?";
        })];
        return (await Promise.allSettled(tries)).map(t => t.status);
    }""")
    page.close()
    expect(refused == ["rejected"] * 3, f"tries to load: {refused}")


def hostile_words(bench):
    """8 a word that is markup stays a word"""
    page = bench.open("hostile", "step=0")
    walk(page)
    go(page, step=3)
    words = page.evaluate("JSON.parse(document.getElementById('xattn-data').textContent).tokens")
    text = page.evaluate("document.body.textContent")
    images = page.evaluate("document.querySelectorAll('img, [onerror]').length")
    complaints = page.complaints
    page.close()
    expect(not complaints, complaints)
    expect(images == 0, f"the words became {images} elements")
    expect(len(words) == 4 and words[0].startswith("</script>") and "\u2028" in words[2], f"the words are {words}")
    for word in words[:2] + words[3:]:
        expect(word in text, f"the page does not show {word}")


def odd_values(bench):
    """9 -inf and NaN are shown as such"""
    page = bench.open("excluded", "step=3")
    excluded = page.evaluate(VISIBLE_TEXT)
    page.close()
    page = bench.open("nan", "step=3")
    nan = page.evaluate(VISIBLE_TEXT)
    page.close()
    expect("\u2212\u221e" in excluded, "-inf of the mask is not written in step 3")
    expect("NaN" in nan, "NaN is not written in step 3")


def missing_stages(bench):
    """9 what was not recorded is said to be so, with the name of the stage to add"""
    page = bench.open("missing", "step=2")
    said = page.evaluate(VISIBLE_TEXT)
    go(page, step=2, lang="zh")
    chinese = page.evaluate(VISIBLE_TEXT)
    page.close()
    for text in (said, chinese):
        expect("stage::scores" in text, "step 2 does not say to add stage::scores")


def odd_shapes(bench):
    """9 an empty recording, one word and one head, more keys than rows, decode steps: all steps are drawn"""
    problems = []
    for name in ("empty", "smallest", "wide", "steps", "nan", "excluded", "missing"):
        page = bench.open(name, "step=0")
        for step in chapters(page):
            go(page, step=step)
            if shown(page) != step or len(page.evaluate("document.querySelector('main').innerText")) < 20:
                problems.append(f"{name}: step {step} is not drawn")
        problems += [f"{name}: {complaint}" for complaint in page.complaints]
        page.close()
    expect_none(problems, "problems")


def nonsense_in_the_address(bench):
    """9 an address that means nothing shows the page all the same"""
    problems = []
    for text in ("step=99", "step=heads&head=7&layer=9", "cell=nowhere,1,2", "step=2&cell=scores,9,9,9,9", "lang=xx&theme=7&digits=0",
                 "%E0%A4%A", "step=&run=x&batch=-1", "step=3&cell=", "&&=&=x", "step=__proto__&constructor=1"):
        page = bench.open("seed", text)
        if page.complaints or not page.evaluate("document.querySelector('main').innerText.length > 40"):
            problems.append(f"#{text}: {page.complaints or 'nothing is shown'}")
        page.close()
    expect_none(problems, "addresses break the page")


CHECKS = (one_request, no_way_out, hostile_words, odd_values, missing_stages, odd_shapes, nonsense_in_the_address)
