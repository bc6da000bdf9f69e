"""Opens reports in a headless Chromium and checks them; prints a line for each check.

    python3 tests/report/run.py FOLDER [GROUP...] [--axe axe.min.js] [--all]

FOLDER holds what make_reports, seed_report and big_report wrote. --all also holds times to their limits. Exits with 77
where there is no Chromium.
"""
import argparse
import sys

sys.dont_write_bytecode = True
import check_large  # noqa: E402
import check_look  # noqa: E402
import check_numbers  # noqa: E402
import check_reader  # noqa: E402
import check_safety  # noqa: E402
from harness import main  # noqa: E402

GROUPS = {"numbers": check_numbers.CHECKS, "safety": check_safety.CHECKS, "reader": check_reader.CHECKS,
          "look": check_look.CHECKS, "large": check_large.CHECKS}

parser = argparse.ArgumentParser(description="Checks reports in a headless Chromium.")
parser.add_argument("reports", help="a folder of reports")
parser.add_argument("groups", nargs="*", metavar="GROUP", help="of " + ", ".join(GROUPS))
parser.add_argument("--axe", help="axe.min.js; without it, accessibility is not checked")
parser.add_argument("--all", action="store_true", help="hold times to their limits")
main(GROUPS, parser.parse_args())
