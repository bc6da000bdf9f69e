"""The processes of a comparison. One runs at a time, the others are stopped: no idle pool spins beside it."""

import contextlib
import multiprocessing
import os
import signal

import worker

# The first two are set on some machines for the sake of other programs; here each library finds out what the processor
# can do. The last one is for this process alone: it gives the probe of bandwidth the large pages that numpy asks for.
UNSET = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "GLIBC_TUNABLES")
THREADS = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS", "TBB_NUM_THREADS")


class Refused(Exception):
    """What a library says when it cannot do something."""


class Process:
    def __init__(self, name, threads, build, cores):
        self.name = name
        self.pipe, end = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(target=worker.serve, args=(end, name, threads, build), daemon=True)
        with environment(threads), affinity(sorted(cores)[:threads]):
            self.process.start()
        end.close()
        self.description = self.answer()
        self.ask("pin", cores)

    def answer(self):
        try:
            good, result = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise Refused("its process ended") from None
        if not good:
            raise Refused(result)
        return result

    def ask(self, function, *arguments):
        """Wakes the process for one request."""
        try:
            os.kill(self.process.pid, signal.SIGCONT)
            self.pipe.send((function, arguments))
            return self.answer()
        except (ProcessLookupError, BrokenPipeError):
            raise Refused("its process ended") from None
        finally:
            if self.is_alive():
                os.kill(self.process.pid, signal.SIGSTOP)

    def is_alive(self):
        return self.process.is_alive()

    def end(self):
        self.process.kill()
        self.process.join()


@contextlib.contextmanager
def environment(threads):
    """What a library reads when it is loaded, for the time of a start."""
    before = dict(os.environ)
    for name in UNSET:
        os.environ.pop(name, None)
    os.environ.update({name: str(threads) for name in THREADS})
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextlib.contextmanager
def affinity(cores):
    """Some libraries take the cores that they may use for the threads that they should start."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def start(names, threads, build, cores, say):
    """The processes that could be started; says one sentence about each."""
    started = []
    for name in names:
        try:
            process = Process(name, threads, build, cores)
            say(f"{name}: {process.description}")
            started.append(process)
        except Refused as why:
            say(f"{name} is left out: {why}")
    return started
