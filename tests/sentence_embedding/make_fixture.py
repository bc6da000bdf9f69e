"""Writes fixture.json (texts and their token ids) and fixture.npy (their embeddings), from sentence-transformers.

    python3 make_fixture.py MODEL_FOLDER        needs: pip install sentence-transformers

Run by hand when the texts change; the files are checked in.
"""
import json
import pathlib
import sys

import numpy
import torch
from sentence_transformers import SentenceTransformer

TEXTS = [
    "", " ", "\t\n\r  ", ".", "?!", "...", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", "a", "A", "7",
    "The cat sat on the mat.", "the CAT sat On the mAt", "Hello,world!no-blanks(at all)", "unaffable antidisestablishmentarianism",
    "don't can't it's o'clock rock'n'roll", "3.14159 1,000,000 2^10 50% $9.99 #1 C++ C#", "user@example.org https://example.org/a?b=c",
    "naïve café résumé Ångström Zürich garçon", "nai\u0308ve cafe\u0301 re\u0301sume\u0301 A\u030angstro\u0308m",
    "Straße ẞ ŒUVRE Æther ĲSSEL ŉ ǅ ﬁ ﬀ", "İstanbul Iğdır ıI", "ΑΘΗΝΑ Σίσυφος ΌΣΟΣ ἀρχή", "Москва Ёлка Йод ЩУКА", "Tiếng Việt Đà Nẵng",
    "Łódź Żółć Ðorđe Øre þorn", "猫坐在垫子上。", "我爱北京天安门,hello世界", "吾輩は猫である。名前はまだ無い。", "カタカナ ガギグゲゴ ﾊﾝｶｸ ぱぴぷぺぽ",
    "한국어 문장입니다. 고양이", "\u1112\u1161\u11ab 한", "שלום עולם שָׁלוֹם", "مرحبا بالعالم العَرَبِيَّة", "\u202eabc\u202c \u200fdef\u200e", "हिन्दी में एक वाक्य।", "ภาษาไทย",
    "বাংলা কো", "I ❤️ NY 😀😃👍🏽 👨‍👩‍👧‍👦 🇩🇪", "™ © ® № ½ ² ① Ⅳ ∑ ≠ → €", "“quotes” ‘single’ «guillemets» — dash – en … dots",
    "non\u00a0breaking\u2003em\u3000ideographic\u2028line\u0085next", "zero\u200bwidth\u200djoiner soft\u00adhyphen \ufeffbom",
    "con\u0000trol \u0001\u0007\u001b[0m \u007f\u0080 ch\u000bar\u000cs", "\ufffd replacement \ue000 private \ufdd0", "unassigned \u0378 \U000e0041tag \U00020000 \U0002f800 \uf900",
    "\u0301 \u0301\u0302 alone", "a" * 100, "a" * 101, "x" * 300, "e\u0301" * 100, "e\u0301" * 101, "word " * 400, "ab" * 50 + "." + "cd" * 60,
    "[CLS] is [MASK] not [SEP] special[PAD] [UNK] [cls] [ MASK ] [[MASK]]", "##ing ##s # #", "[unused1] [unused99]",
    "Σ\u0345 \u1d165 \U0001d15e 𝔘𝔫𝔦 𝐛𝐨𝐥𝐝 ＦＵＬＬ　ｗｉｄｔｈ", "\u037e \u1fef \u2329 \u0387 \u055a \u166d \U00010a50", "ʻokina ʼapostrophe ˈstress ʰ",
    "Attention is all you need. " * 60, "The quick brown fox jumps over the lazy dog, and the dog sleeps on.",
    "Quarterly revenue rose 12.5%, driven by cloud services; operating margin fell.", "int main() { return a[i] += (b << 2) ^ ~c; }",
]


def main():
    here = pathlib.Path(__file__).parent
    torch.set_num_threads(1)
    model = SentenceTransformer(sys.argv[1], device="cpu")
    cases = []
    for text in TEXTS:
        cases.append({"text": text, "ids": model.preprocess([text])["input_ids"][0].tolist()})
    lines = ",\n".join(json.dumps(case) for case in cases)
    (here / "fixture.json").write_text("[\n" + lines + "\n]\n")
    rows = numpy.stack([model.encode(text) for text in TEXTS]).astype(numpy.float32)
    numpy.save(here / "fixture.npy", rows)
    print(len(TEXTS), rows.shape, max(len(case["ids"]) for case in cases))


main()
