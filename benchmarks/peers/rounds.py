"""All contestants of one case: checked against the reference, then timed in turn, round by round."""

import dataclasses
import os

import arrays
import contestants
import reference

TURN = 0.01  # seconds that a contestant runs in a round
MOST_CALLS = 100_000


@dataclasses.dataclass
class Series:
    """What a contestant took in each round."""

    label: str
    seconds: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Outcome:
    case: object
    limits: list  # of the machine, in each round
    series: list  # xattn's first
    wrong: list  # sentences


class Contestant:
    def __init__(self, process, way):
        self.process = process
        self.way = way
        self.label = f"{process.name} {way}".strip()
        self.calls = 1

    def time(self):
        return self.process.ask("time", self.way, self.calls)

    def choose_calls(self):
        """As many calls as a turn holds, and the seconds that they take; a short call is looked at twice."""
        for part in (4, 1):
            seconds = self.time()
            self.calls = max(1, min(MOST_CALLS, round(TURN / part / max(seconds, 1e-9))))
            if seconds > TURN:
                break
        return seconds * self.calls


def entered(case, processes, wrong):
    """Those that can do the case and do it right."""
    rows, values = reference.expected(case, arrays.inputs(case))
    good = []
    for process in processes:
        try:
            for way in process.ask("ways", case):
                contestant = Contestant(process, way)
                try:
                    process.ask("prepare", case, way)
                    complaint = reference.complaint(process.ask("result", way), rows, values)
                except contestants.Refused as why:
                    complaint = f"refuses: {why}"
                if complaint:
                    wrong.append(f"{case.name}: {contestant.label} {complaint}")
                else:
                    good.append(contestant)
        except contestants.Refused as why:
            wrong.append(f"{case.name}: {process.name}: {why}")
    return good


def run(case, processes, machine, options):
    outcome = Outcome(case, [], [], [])
    cores = sorted(options.cores)
    try:
        entries = entered(case, processes, outcome.wrong)
        outcome.series = [Series(entry.label) for entry in entries]
        round_seconds = sum(entry.choose_calls() for entry in entries)
        rounds = int(min(options.rounds, max(3, options.seconds / max(round_seconds, 1e-3))))
        for number in range(rounds):
            if options.threads == 1:
                pin(entries, {cores[number % len(cores)]})
            outcome.limits.append(machine.limit(case, options.threads))
            for entry, series in zip(entries, outcome.series):
                series.seconds.append(entry.time())
    finally:
        pin_back(processes, options.cores)
    return outcome


def pin(entries, cores):
    os.sched_setaffinity(0, cores)
    for process in {entry.process for entry in entries}:
        process.ask("pin", cores)


def pin_back(processes, cores):
    os.sched_setaffinity(0, cores)
    for process in processes:
        if process.is_alive():
            process.ask("drop")
            process.ask("pin", cores)

