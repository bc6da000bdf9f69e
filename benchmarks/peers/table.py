"""Tables in Markdown, which are read as they are printed too: one a group of cases."""

import figures
import shapes

TITLES = {
    "full": "Attention",
    "causal": "Causal attention (useful operations only)",
    "decode": "Decode: one query, GB/s of keys and values",
    "products": "Matrix products M x N x K (linear: with constant weights)",
    "one row": "One row times constant weights, GB/s of weights",
    "blocks": "Whole blocks, GELU",
    "memory": "Bound by memory, GB/s read and written",
}


def written(all_figures):
    parts = [group_table(group, all_figures) for group in TITLES]
    parts += [means_table(all_figures)]
    return "\n\n".join(part for part in parts if part) + "\n"


def group_table(group, all_figures):
    members = [f for f in all_figures if f.case.group == group and f.series]
    if not members:
        return ""
    labels = list(dict.fromkeys(label for f in members for label in f.series if label != "xattn"))
    bound = group in shapes.BOUND_BY_MEMORY
    head = ["case", *(["machine"] if bound else []), "xattn", *labels, "best peer / xattn"]
    rows = [row(f, labels, [f"{f.limit() * 1e-9:.1f}"] if bound else []) for f in members]
    return f"### {TITLES[group]}\n\n" + grid(head, rows)


def row(f, labels, limit):
    cells = [cell(f, label) if label in f.series else "-" for label in ["xattn", *labels]]
    best = f.best_peer()
    return [f.case.name, *limit, *cells, f"{spread(f.ratio(best))} {best}" if best else "-"]


def cell(f, label):
    """Rate, and how many times longer than xattn, or the time of a call where there is nothing to compare with."""
    rate = f"{f.rate(label):#.2g}" if f.rate(label) < 10 else f"{f.rate(label):.1f}"
    against = duration(f.seconds(label)) if label == "xattn" or f.first is None else spread(f.ratio(label))
    return f"{rate}{' %' if f.unit() == '%' else ''}, {against}"


def spread(ratio):
    first, middle, third = ratio
    return f"{middle:.2f}x ({first:.2f}-{third:.2f})"


def duration(seconds):
    for unit, factor in (("s", 1), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def means_table(all_figures):
    rows = {group: figures.means(all_figures, group) for group in TITLES}
    rows = {group: means for group, means in rows.items() if means}
    if not rows:
        return ""
    labels = list(dict.fromkeys(label for means in rows.values() for label in means))
    cells = [[TITLES[group], *(mean_cell(means.get(label)) for label in labels)] for group, means in rows.items()]
    return "### Times longer than xattn, geometric means (of so many cases)\n\n" + grid(["cases", *labels], cells)


def mean_cell(mean):
    return f"{mean[0]:.2f}x ({mean[1]})" if mean else "-"


def grid(head, rows):
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(cells):
        return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths)) + " |"

    return "\n".join([line(head), "| " + " | ".join("-" * max(width, 3) for width in widths) + " |", *map(line, rows)])
