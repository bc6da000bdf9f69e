"""A picture of the figures: one panel a group of cases, one bar a contestant."""

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot

import table

BAR = 0.16  # inches


def draw(all_figures, path, caption):
    groups = [(group, [f for f in all_figures if f.case.group == group and f.series]) for group in table.TITLES]
    groups = [(group, members) for group, members in groups if members]
    labels = list(dict.fromkeys(label for _, members in groups for f in members for label in f.series))
    colours = {label: matplotlib.colormaps["tab20"](i % 20) for i, label in enumerate(labels)}
    heights = [1 + sum(BAR * (len(f.series) + 1) for f in members) for _, members in groups]
    picture, panels = matplotlib.pyplot.subplots(
        len(groups), 1, figsize=(10, sum(heights)), height_ratios=heights, squeeze=False, layout="constrained"
    )
    for (group, members), panel in zip(groups, panels[:, 0]):
        draw_group(panel, group, members, colours)
    picture.suptitle(caption, fontsize=9)
    picture.savefig(path, dpi=120)
    matplotlib.pyplot.close(picture)


def draw_group(panel, group, members, colours):
    place, ticks = 0, []
    for f in members:
        first = place
        for label in f.series:
            panel.barh(place, f.rate(label), 0.9, color=colours[label])
            panel.text(f.rate(label), place, f" {f.rate(label):.0f} {label}", va="center", fontsize=6)
            place += 1
        ticks.append(((first + place - 1) / 2, f.case.name))
        place += 1
    panel.set_yticks([at for at, _ in ticks], [name for _, name in ticks], fontsize=7)
    panel.set_title(table.TITLES[group], fontsize=9, loc="left")
    panel.set_xlabel("% of the FMA peak" if members[0].unit() == "%" else members[0].unit(), fontsize=8)
    panel.margins(x=0.15, y=0.01)
    panel.invert_yaxis()
