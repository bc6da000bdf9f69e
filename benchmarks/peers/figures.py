"""What the rounds of a case say: rates at their best decile, ratios as medians of the ratios round by round."""

import numpy


class Figures:
    def __init__(self, outcome):
        self.case = outcome.case
        self.limits = numpy.array(outcome.limits)
        self.series = {series.label: numpy.array(series.seconds) for series in outcome.series}
        self.first = self.series.get("xattn")
        self.peers = [label for label in self.series if label.split()[0] != "xattn"]

    def rate(self, label):
        """Share of the peak of the same round, in percent; or GB/s where memory is the bound."""
        if self.case.flops and self.limits.all():
            return float(numpy.quantile(100 * self.case.flops / self.series[label] / self.limits, 0.9))
        return float(numpy.quantile((self.case.flops or self.case.bytes) / self.series[label] * 1e-9, 0.9))

    def unit(self):
        return ("%" if self.limits.all() else "GFLOP/s") if self.case.flops else "GB/s"

    def limit(self):
        return float(numpy.quantile(self.limits, 0.9))

    def ratio(self, label):
        """How many times longer than xattn: first quartile, median, third quartile; None without xattn."""
        if self.first is None:
            return None
        return tuple(float(x) for x in numpy.quantile(self.series[label] / self.first, (0.25, 0.5, 0.75)))

    def best_peer(self):
        if self.first is None or not self.peers:
            return None
        return min(self.peers, key=lambda label: self.ratio(label)[1])

    def seconds(self, label):
        return float(numpy.quantile(self.series[label], 0.1))


def geometric_mean(ratios):
    return float(numpy.exp(numpy.mean(numpy.log(ratios))))


def means(all_figures, group):
    """Label -> (geometric mean, number of cases) of how many times longer than xattn, "best peer" first."""
    ratios = {}
    for figures in all_figures:
        best = figures.best_peer()
        if figures.case.group != group or best is None:
            continue
        ratios.setdefault("best peer", []).append(figures.ratio(best)[1])
        for label in figures.peers:
            ratios.setdefault(label, []).append(figures.ratio(label)[1])
    return {label: (geometric_mean(values), len(values)) for label, values in ratios.items()}
