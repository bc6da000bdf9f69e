"""Reads the .npz of a trace: {path: Array(shape, numbers)}, with floats as they were recorded."""
import array
import ast
import json
import struct
import sys
import typing
import zipfile

CODES = {"<f4": "f", "<f8": "d", "|u1": "B", "|i1": "b", "<u4": "I", "<i4": "i", "<u8": "Q", "<i8": "q"}


class Array(typing.NamedTuple):
    shape: tuple
    numbers: array.array
    type: str

    def at(self, index):
        place = 0
        for i, extent in zip(index, self.shape, strict=True):
            if not 0 <= i < extent:
                raise IndexError(f"{index} is not in {self.shape}")
            place = place * extent + i
        return self.numbers[place]


def read_array(data):
    header_at, width = (10, "<H") if data[6] == 1 else (12, "<I")
    length = struct.unpack_from(width, data, 8)[0]
    header = ast.literal_eval(data[header_at:header_at + length].decode("latin1").strip())
    numbers = array.array(CODES[header["descr"]])
    numbers.frombytes(data[header_at + length:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return Array(header["shape"], numbers, header["descr"])


def read_npz(file):
    with zipfile.ZipFile(file) as archive:
        return {name.removesuffix(".npy"): read_array(archive.read(name)) for name in archive.namelist()}


def read_trace(file):
    """Arrays by record path: records of equal numbers may share one entry of the archive."""
    arrays = read_npz(file)
    manifest = json.loads(bytes(arrays["__manifest__"].numbers))
    return {record["path"]: arrays[record["key"]] for record in manifest["records"] if record.get("key")}, manifest
