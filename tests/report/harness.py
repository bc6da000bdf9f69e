"""What the checks of the report share: how one is declared, how a group of them runs, and how a report is walked through.

A check is a function of a Bench. It raises AssertionError, or returns a sentence that its line ends with; or SKIPPED and
a sentence that says why.
"""
import json
import pathlib
import random
import sys
import time
import traceback

from browser import Browser, BrowserError, find_browser
from npz import read_trace

SKIPPED = 77
DRAWN = "document.querySelector('main')?.dataset.shown !== undefined"
LANGUAGES, THEMES = ("en", "zh"), ("light", "dark")


class Bench:
    """The reports in a folder, a browser to open them in, and whether times are held to their limits."""

    def __init__(self, browser, folder, options):
        self.browser, self.folder, self.options, self._traces = browser, pathlib.Path(folder), options, {}
        self.random = random.Random(1)

    def file(self, name):
        return self.folder / (name + ".html")

    def names(self):
        return sorted(file.stem for file in self.folder.glob("*.html"))

    def open(self, name, hash_text="", **size):
        page = self.browser.open(self.file(name), hash_text, **size)
        if not page.complaints:
            page.until(DRAWN)
        return page

    def trace(self, name):
        """The recorded numbers of a report, by path."""
        if name not in self._traces:
            self._traces[name] = read_trace(self.folder / (name + ".npz"))[0]
        return self._traces[name]


def go(page, **state):
    """Shows a state, as its address does, and waits until it is drawn."""
    page.run("text => { location.hash = text; }", "&".join(f"{key}={value}" for key, value in state.items()))
    page.settle()


def shown(page):
    return page.evaluate("document.querySelector('main')?.dataset.shown")


def chapters(page):
    """The keys of all steps and chapters of this report, in their order."""
    return page.evaluate("[...new Set([...document.querySelectorAll('[data-step]')].map(e => e.dataset.step))]")


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def expect_none(problems, what):
    """Fails with the first few of a list of problems."""
    problems = list(problems)
    if problems:
        shown_ones = "\n      ".join(str(problem) for problem in problems[:12])
        more = f"\n      and {len(problems) - 12} more" if len(problems) > 12 else ""
        raise AssertionError(f"{len(problems)} {what}:\n      {shown_ones}{more}")


def run_checks(checks, bench):
    """Runs every check, prints a line for each, and returns how many failed."""
    failed = 0
    for check in checks:
        start = time.monotonic()
        try:
            said = check(bench)
            mark = "ok    "
            if isinstance(said, tuple):
                mark, said = "skipped", said[1]
        except (AssertionError, BrowserError) as error:
            said, mark = str(error), "FAILED"
        except Exception:  # a bug of the check is a failure of it, not the end of the others
            said, mark = traceback.format_exc(), "FAILED"
        failed += mark == "FAILED"
        title = (check.__doc__ or check.__name__).strip().split("\n")[0]
        print(f"{mark} {title}{': ' + said if said else ''} [{time.monotonic() - start:.1f} s]", flush=True)
    return failed


def main(groups, arguments):
    """Runs the named groups on the reports of a folder; exits with 1 if a check fails, 77 where there is no browser."""
    if not find_browser():
        print("The report is not tested in a browser, because no chromium is installed.")
        sys.exit(SKIPPED)
    failed = 0
    for group in arguments.groups or groups:
        with Browser() as browser:
            failed += run_checks(groups[group], Bench(browser, arguments.reports, arguments))
    if failed:
        print(json.dumps({"failed": failed}))
    sys.exit(1 if failed else 0)
