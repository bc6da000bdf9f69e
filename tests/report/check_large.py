"""A thousand words and twelve heads; sizes of files, and times, which are held to their limits only on demand."""
import statistics

from harness import chapters, expect, expect_none, go, shown


def sizes(bench):
    """10 the page without data is at most 120 KB, the seed at most 200 KB, n = 1024 with 12 heads at most 4 MB"""
    seed, big = (bench.file(name).stat().st_size for name in ("seed", "big"))
    empty = bench.file("empty").stat().st_size
    expect(empty <= 120 << 10, f"the page has {empty} bytes")
    expect(seed <= 200 << 10, f"the seed's report has {seed} bytes")
    expect(big <= 4 << 20, f"the big report has {big} bytes")
    return f"{empty >> 10} KB, {seed >> 10} KB, {big / (1 << 20):.2f} MB"


def says_what_it_dropped(bench):
    """10 the large report says what it left out, and every step and chapter of it is drawn"""
    page = bench.open("big", "step=3")
    text = page.evaluate("document.body.innerText")
    steps = chapters(page)
    for step in steps:
        go(page, step=step)
        expect(shown(page) == step, f"step {step} is not drawn")
        if step == "heads":
            bits = page.evaluate("document.querySelector('[data-kind=entropy]')?.textContent")
            expect(bits and 0 < float(bits) < 10, f"the entropy of the head is {bits}")
    complaints = page.complaints
    page.close()
    expect(not complaints, complaints)
    dropped = "1024" in text and any(word in text.lower() for word in ("dropped", "left out", "thumbnails", "reduced"))
    expect(dropped, "step 3 does not say what was dropped")
    return f"{len(steps)} steps and chapters"


def scales_of_blocks(bench):
    """10 where matrices share a scale of colours, it reaches the largest number of their blocks"""
    page, problems = bench.open("big", "step=1"), []
    for step in "145":
        go(page, step=step)
        # Pictures of signed numbers, and how much of each has the colour of an end of the scale.
        for name, ends in page.evaluate("""[...document.querySelectorAll("main .large canvas")].map(canvas => {
            const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data, count = {};
            for (let k = 0; k < pixels.length; k += 4) {
                const colour = pixels.slice(k, k + 3).join();
                count[colour] = (count[colour] ?? 0) + 1;
            }
            return [canvas.ariaLabel, Math.max(...Object.values(count)) / (pixels.length / 4)];
        })"""):
            problems += [f"step {step}: {ends:.0%} of {name} have one colour"] if "of A," not in name and ends > .3 else []
    page.close()
    expect_none(problems, "pictures without shades")


def times(bench):
    """10 first paint under 1.5 s, hover under 50 ms"""
    paints, hovers = [], []
    for _ in range(3):
        page = bench.open("big", "step=3")
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()"))
        page.close()
    page = bench.open("big", "step=3")
    # From the event to the frame that shows its result.
    hovers = page.run("""async () => {
        const target = document.querySelector("main canvas") ?? document.querySelector("main [data-index]");
        target.scrollIntoView({block: "center"});
        const box = target.getBoundingClientRect(), times = [];
        for (let i = 0; i < 20; i++) {
            const at = {clientX: box.left + box.width * (i + .5) / 20, clientY: box.top + box.height * ((i * 7) % 20 + .5) / 20, bubbles: true};
            const start = performance.now();
            for (const kind of ["pointermove", "mousemove", "pointerover", "mouseover"]) target.dispatchEvent(new PointerEvent(kind, at));
            document.body.getBoundingClientRect();
            times.push(performance.now() - start);
            await new Promise(r => requestAnimationFrame(r));
        }
        return times;
    }""")
    page.close()
    paint, hover = statistics.median(paints), statistics.median(hovers)
    said = f"first paint {paint:.0f} ms, hover {hover:.1f} ms (worst {max(hovers):.1f})"
    if bench.options.all:
        expect(paint < 1500 and hover < 50, said)
    return said


CHECKS = (sizes, says_what_it_dropped, scales_of_blocks, times)
