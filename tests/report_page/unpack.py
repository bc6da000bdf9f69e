"""The packed script of the page is text whose SHA-256 the header names: unpack.py report_page.hpp"""
import base64
import gzip
import hashlib
import re
import sys

header = open(sys.argv[1], encoding="utf-8").read()
page = header.replace(')page",\n    R"page(', "")
digits = re.search("const packed = `([^`]*)`", page).group(1).replace("\n", "")
script = gzip.decompress(base64.b64decode(digits + "=" * (-len(digits) % 4)))
if hashlib.sha256(script).hexdigest() not in header:
    sys.exit("the packed script is not the one that the header names")
