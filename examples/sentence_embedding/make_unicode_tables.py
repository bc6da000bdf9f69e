"""Writes unicode_tables.hpp: what BERT's tokeniser does to each character, as the tokenizers package itself says.

    python3 make_unicode_tables.py > unicode_tables.hpp        needs: pip install tokenizers

Each character is given to the parts of the tokeniser alone, so the tables hold whatever version of Unicode those know.
"""
import unicodedata

from tokenizers.normalizers import BertNormalizer
from tokenizers.pre_tokenizers import BertPreTokenizer

HANGUL = range(0xAC00, 0xD7A4)  # taken apart by a formula, not by a table
CODES = [c for c in range(0x110000) if not 0xD800 <= c < 0xE000]


def part(**on):
    flags = dict(clean_text=False, handle_chinese_chars=False, strip_accents=False, lowercase=False)
    normalizer = BertNormalizer(**{**flags, **on})
    return lambda c: normalizer.normalize_str(chr(c))


def ranges(codes):
    out = []
    for c in codes:
        if out and out[-1][1] == c - 1:
            out[-1][1] = c
        else:
            out.append([c, c])
    return out


def print_lines(items, indent="    "):
    line = indent
    for item in items:
        if len(line) + len(item) > 118:
            print(line.rstrip())
            line = indent
        line += item + " "
    print(line.rstrip())


def print_ranges(name, comment, codes):
    print(f"/// {comment}")
    print(f"inline constexpr code_range {name}[] = {{")
    print_lines("{0x%x, 0x%x}," % tuple(r) for r in ranges(codes))
    print("};\n")


def literal(c):
    """A character in a string literal: itself where it is a plain letter that no editor would change."""
    plain = unicodedata.category(chr(c))[0] in "LNS" and unicodedata.normalize("NFC", chr(c)) == chr(c)
    left_to_right = unicodedata.bidirectional(chr(c)) in ("L", "EN", "ON")
    return chr(c) if plain and left_to_right and chr(c) not in '"\\' else "\\U%08x" % c


def print_string(start, text):
    line = start
    for c in text:
        if len(line) + len(literal(c)) > 100:
            print(line + '"')
            line = '     U"'
        line += literal(c)
    print(line + '"},')


def runs(folded):
    """Consecutive characters and what each becomes; up to three that stay as they are may stand between."""
    out = []
    for c, to in folded.items():
        if out and c - out[-1][0] - len(out[-1][1]) <= 3:
            out[-1][1].extend(range(out[-1][0] + len(out[-1][1]), c))
            out[-1][1].append(to)
        else:
            out.append((c, [to]))
    return out


clean = part(clean_text=True)
chinese = part(handle_chinese_chars=True)
fold = part(strip_accents=True, lowercase=True)
split = BertPreTokenizer()

cleaned = {c: clean(c) for c in CODES}
folds = {c: fold(c) for c in CODES if c not in HANGUL and fold(c) != chr(c)}
single = {c: ord(text) for c, text in folds.items() if len(text) == 1}
several = {c: text for c, text in folds.items() if len(text) > 1}
is_blank = {c for c in CODES if cleaned[c] == " "}

print("""// Written by make_unicode_tables.py: what BERT's tokeniser does to each character.
#pragma once

#include <string_view>

namespace sentence_embedding::unicode {

struct code_range {
  char32_t first, last;
};
""")
print_ranges("removed", "Control characters and others that are left out.", [c for c in CODES if cleaned[c] == ""])
print_ranges("blanks", "What separates words.", sorted(is_blank))
print_ranges("ideographs", "Words of their own.", [c for c in CODES if chinese(c) != chr(c)])
print_ranges("punctuation", "Words of their own, too.",
             [c for c in CODES if c not in is_blank and len(split.pre_tokenize_str(f"a{chr(c)}a")) == 3])
print_ranges("accents", "Marks that are left out once letters are taken apart.",
             [c for c, text in folds.items() if text == ""])
print("""/// Characters from `first` on, and what is left of each: lower case, without accents.
struct fold_run {
  char32_t first;
  std::u32string_view to;
};
inline constexpr fold_run folds[] = {""")
for first, to in runs(single):
    print_string("    {0x%x, U\"" % first, to)
print("""};

/// Characters of which several are left.
inline constexpr fold_run expansions[] = {""")
print_lines("{0x%x, U\"%s\"}," % (c, "".join("\\U%08x" % ord(x) for x in text)) for c, text in several.items())
print("""};

}  // namespace sentence_embedding::unicode""")
