"""Installs the packages of the libraries that are compared into the environment that runs this.

install.py [--libraries LIST] [--list] ...    other arguments are those of compare.py and do not matter here
"""

import argparse
import importlib.metadata
import subprocess
import sys

from libraries import LIBRARIES, chosen

NEEDED = ("numpy", "matplotlib")


def is_there(package):
    try:
        importlib.metadata.version(package)
        return True
    except importlib.metadata.PackageNotFoundError:
        return False


def install(package):
    print(f"xattn: installing {package}", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode == 0:
        return True
    reasons = [line.removeprefix("ERROR: ") for line in done.stderr.splitlines() if line.startswith("ERROR: ")]
    print(f"xattn: {package} could not be installed: {(reasons or ['pip gave no reason'])[-1]}", flush=True)
    return False


def main(words):
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--libraries", default="")
    parser.add_argument("--list", action="store_true")
    options, _ = parser.parse_known_args(words)
    missing = [package for package in NEEDED if not is_there(package) and not install(package)]
    if missing:
        raise SystemExit(f"xattn: the comparison needs {' and '.join(missing)}")
    for name in chosen(options.libraries) if not options.list else []:
        for package in LIBRARIES[name].packages:
            if not is_there(package) and not install(package):
                break  # the library is named again, and left out, when it is loaded


if __name__ == "__main__":
    main(sys.argv[1:])
