"""Who is compared: one entry a library, imported only by the process that runs it."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Library:
    module: str  # of this folder, with a class Peer
    packages: tuple = ()  # to install for it
    file: str = ""  # for libraries in C or C++: the shared library that runs it
    loads: str = ""  # the file that the shared library loads by name, a pattern under the environment's lib/
    variables: tuple = ()  # (name, such a pattern): environment variables that are to name a file


LIBRARIES = {
    "xattn": Library("native", file="xattn_for_python"),
    "torch": Library("pytorch", ("torch",)),
    "onnxruntime": Library("onnx_runtime", ("onnxruntime", "onnx")),
    "openvino": Library("open_vino", ("openvino",)),
    "onednn": Library("native", ("onednn-devel",), "peer_onednn", variables=(("OCL_ICD_FILENAMES", "libintelocl.so"),)),
    "mkl": Library("native", ("mkl",), "peer_cblas", "libmkl_rt.so*"),
    "openblas": Library("native", ("scipy-openblas32",), "peer_cblas", "**/libscipy_openblas.so"),
    "ggml": Library("native", ("ggml-python",), "peer_ggml"),
    "eigen": Library("native", file="peer_eigen"),
    "libxsmm": Library("native", file="peer_xsmm"),
}


def chosen(names):
    """The libraries of a list separated by commas, xattn always first; all of them where there is no list."""
    wanted = [name for name in names.split(",") if name] if names else list(LIBRARIES)
    unknown = [name for name in wanted if name not in LIBRARIES]
    if unknown:
        raise SystemExit(f"xattn: there is no library {unknown[0]}; there are {', '.join(LIBRARIES)}")
    return ["xattn"] + [name for name in wanted if name != "xattn"]
