"""One library in a process of its own, asked over a pipe: what it is, to prepare a case, for its result, to run."""

import contextlib
import ctypes
import importlib
import os
import signal
import time

# A thread that has slept finds cold caches: it runs this long before it is timed.
WARM_UP = 1e-3


def serve(pipe, name, threads, build):
    """Answers each request (function, arguments) with (True, result) or (False, one sentence)."""
    end_with_parent()
    try:
        answers = Answers(name, threads, build)
        pipe.send((True, answers.peer.description()))
    except BaseException as error:  # whatever an import may raise
        return pipe.send((False, sentence(error)))
    while True:
        function, arguments = pipe.recv()
        try:
            pipe.send((True, getattr(answers, function)(*arguments)))
        except Exception as error:
            pipe.send((False, sentence(error)))


def end_with_parent():
    """A stopped process would not notice that nobody will wake it."""
    death_signal = 1  # PR_SET_PDEATHSIG
    ctypes.CDLL(None).prctl(death_signal, signal.SIGKILL, 0, 0, 0)


def sentence(error):
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


class Answers:
    def __init__(self, name, threads, build):
        from libraries import LIBRARIES

        library = LIBRARIES[name]
        self.clock = time.process_time if threads == 1 else time.perf_counter
        self.peer = importlib.import_module(library.module).Peer(library, threads, build)
        self.problems = {}

    def ways(self, case):
        return self.peer.ways(case)

    def prepare(self, case, way):
        self.problems[way] = self.peer.prepare(case, way)

    def result(self, way):
        """The first call of all."""
        problem = self.problems[way]
        problem.run(1)
        return problem.result()

    def time(self, way, calls):
        """Seconds a call; one long call warms up by itself."""
        problem = self.problems[way]
        start = time.perf_counter()
        while calls > 1 and time.perf_counter() - start < WARM_UP:
            problem.run(1)
        start = self.clock()
        problem.run(calls)
        return (self.clock() - start) / calls

    def drop(self):
        for problem in self.problems.values():
            problem.close()
        self.problems.clear()

    def pin(self, cores):
        """All threads of the process: some libraries have started theirs by now, and some of those end meanwhile."""
        for thread in os.listdir("/proc/self/task"):
            with contextlib.suppress(ProcessLookupError):
                os.sched_setaffinity(int(thread), cores)
