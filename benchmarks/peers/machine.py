"""The limits of this machine, measured by the loops of benchmarks/support."""

import ctypes
import pathlib


class Machine:
    def __init__(self, build):
        self.calls = ctypes.CDLL(str(pathlib.Path(build) / "libxattn_for_python.so"))
        for name in ("machine_fma_peak", "machine_read_bandwidth", "machine_copy_bandwidth"):
            getattr(self.calls, name).restype = ctypes.c_double

    def fma_peak(self, threads):
        """Operations a second, now."""
        return self.calls.machine_fma_peak(threads)

    def limit(self, case, threads):
        """Of a case, a second, now: operations of all threads, or bytes of one core, read, or read and written, for as
        much memory as the case touches."""
        if case.flops:
            return self.fma_peak(threads)
        measure = "copy" if case.group == "memory" else "read"
        return getattr(self.calls, f"machine_{measure}_bandwidth")(ctypes.c_size_t(case.bytes))
