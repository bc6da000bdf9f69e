"""Takes a picture of a report, as a reader sees it.

    python3 tests/report/shoot.py report.html out.png --width 390 --hash step=3 --theme dark --lang zh

Then it prints what the console and the page complained about, and by how much the page is too wide.
"""
import argparse
import sys

sys.dont_write_bytecode = True
from browser import Browser, BrowserError, find_browser  # noqa: E402
from harness import DRAWN  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description="Takes a picture of a report, as a reader sees it.")
    parser.add_argument("report")
    parser.add_argument("picture", help="a .png file")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--hash", default="", help="the state, such as step=3&cell=weights,1,2")
    parser.add_argument("--theme", help="light or dark")
    parser.add_argument("--lang", help="en or zh")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what the window shows")
    parser.add_argument("--print", action="store_true", dest="on_paper", help="as it is printed")
    parser.add_argument("--forced-colors", action="store_true")
    parser.add_argument("--press", nargs="*", default=[], metavar="KEY", help="keys to press before, such as Tab ArrowRight")
    parser.add_argument("--click", metavar="SELECTOR")
    parser.add_argument("--hover", metavar="SELECTOR")
    parser.add_argument("--evaluate", metavar="JS", help="an expression whose value is printed")
    return parser.parse_args()


def main():
    wanted = arguments()
    if not find_browser():
        sys.exit("shoot.py: no chromium is installed.")
    state = [wanted.hash.lstrip("#")] + [f"{name}={getattr(wanted, name)}" for name in ("theme", "lang") if getattr(wanted, name)]
    with Browser() as browser:
        page = browser.page(wanted.width, wanted.height)
        if wanted.forced_colors:
            page.media(forced_colors="active")
        page.open(wanted.report, "&".join(filter(None, state)))
        try:
            page.until(DRAWN, 5)
        except BrowserError:
            print("this is not a report, or it was not drawn within 5 s")
        if wanted.on_paper:
            page.media("print")
        if wanted.click:
            page.click(wanted.click)
        page.press(*wanted.press)
        if wanted.hover:
            page.hover(wanted.hover)
        if wanted.evaluate:
            print(page.evaluate(wanted.evaluate))
        page.screenshot(wanted.picture, wanted.whole)
        for complaint in page.complaints:
            print("complaint:", complaint)
        extra = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        if extra > 0:
            print(f"the page is {extra} px too wide")


if __name__ == "__main__":
    main()
