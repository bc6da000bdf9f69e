"""A library in C or C++, behind the functions of native/exports.cpp."""

import ctypes
import os
import pathlib
import sys

import numpy

import arrays

FLOATS = ctypes.POINTER(ctypes.c_float)


class Peer:
    def __init__(self, library, threads, build):
        path = pathlib.Path(build) / f"lib{library.file}.so"
        if not path.exists():
            raise ImportError("it was not built: its headers are not here")
        os.environ.update({name: str(find(pattern)) for name, pattern in library.variables})
        self.calls = ctypes.CDLL(str(path))
        self.calls.peer_error.restype = ctypes.c_char_p
        self.calls.peer_description.restype = ctypes.c_char_p
        self.calls.peer_ways.restype = ctypes.c_char_p
        self.calls.peer_prepare.restype = ctypes.c_void_p
        for function in (self.calls.peer_start, self.calls.peer_run):
            function.restype = ctypes.c_bool
        place = str(find(library.loads)) if library.loads else ""
        self.expect(self.calls.peer_start(threads, place.encode()))

    def expect(self, result):
        if not result:
            raise RuntimeError(self.calls.peer_error().decode())
        return result

    def description(self):
        return self.expect(self.calls.peer_description()).decode()

    def ways(self, case):
        ways = self.calls.peer_ways(case.operation.encode(), sizes_of(case)).decode()
        return [] if ways == "-" else ways.split(",")

    def prepare(self, case, way):
        return Problem(self, case, way)


class Problem:
    """Holds the arrays that the library was given."""

    def __init__(self, peer, case, way):
        self.peer = peer
        self.inputs = list(arrays.inputs(case).values())
        self.out = numpy.full(arrays.output_shape(case), numpy.nan, numpy.float32)
        pointers = (FLOATS * len(self.inputs))(*(a.ctypes.data_as(FLOATS) for a in self.inputs))
        out = self.out.ctypes.data_as(FLOATS)
        words = case.operation.encode(), way.encode()
        address = peer.calls.peer_prepare(*words, sizes_of(case), case.causal, pointers, out)
        self.address = ctypes.c_void_p(peer.expect(address))

    def run(self, calls):
        self.peer.expect(self.peer.calls.peer_run(self.address, ctypes.c_long(calls)))

    def result(self):
        return self.out

    def close(self):
        self.peer.calls.peer_free(self.address)


def sizes_of(case):
    return (ctypes.c_int64 * len(case.sizes))(*case.sizes)


def find(pattern):
    """A file of an installed package."""
    found = sorted((pathlib.Path(sys.prefix) / "lib").glob(pattern), key=lambda path: len(str(path)))
    found += sorted((pathlib.Path(sys.prefix) / "lib").glob(f"python3*/site-packages/{pattern}"))
    if not found:
        raise ImportError(f"there is no {pattern} of its package")
    return found[0]
