"""A picture of the figures: one panel a group of cases, one line a case, one mark a contestant."""

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot

import table

LINE = 0.24  # inches
MARKS = "os^vD<>pPX"


def draw(all_figures, path, caption):
    groups = [(group, [f for f in all_figures if f.case.group == group and f.series]) for group in table.TITLES]
    groups = [(group, members) for group, members in groups if members]
    labels = list(dict.fromkeys(["xattn"] + [label for _, members in groups for f in members for label in f.series]))
    heights = [max(1.6, 0.9 + LINE * len(members)) for _, members in groups]
    picture, panels = matplotlib.pyplot.subplots(
        len(groups), 1, figsize=(11, sum(heights) + 0.4), height_ratios=heights, squeeze=False, layout="constrained"
    )
    for (group, members), panel in zip(groups, panels[:, 0]):
        draw_group(panel, group, members, labels)
    picture.suptitle(caption, fontsize=9)
    picture.savefig(path, dpi=100)
    matplotlib.pyplot.close(picture)


def draw_group(panel, group, members, labels):
    for number, label in enumerate(labels):
        at = [(f.rate(label), line) for line, f in enumerate(members) if label in f.series]
        if at:
            panel.scatter(*zip(*at), label=label, **look(number))
    panel.set_yticks(range(len(members)), [f.case.name for f in members], fontsize=8)
    panel.set_ylim(len(members) - 0.5, -0.5)
    panel.set_xlim(left=0)
    panel.grid(alpha=0.3)
    panel.set_title(table.TITLES[group], fontsize=9, loc="left")
    panel.set_xlabel("% of the FMA peak" if members[0].unit() == "%" else members[0].unit(), fontsize=8)
    panel.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))


def look(number):
    """xattn, the first, is large and black."""
    if number == 0:
        return {"s": 90, "c": "black", "marker": "*", "zorder": 3}
    return {"s": 26, "color": matplotlib.colormaps["tab20"]((number - 1) % 20), "marker": MARKS[number % len(MARKS)]}
