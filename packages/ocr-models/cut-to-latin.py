"""Makes the files of this package from the wheel of rapidocr 3.10.0.

    pip download --no-deps rapidocr==3.10.0 && pip install onnx==1.23.2
    python cut-to-latin.py rapidocr-3.10.0-py3-none-any.whl

The recognition model ends in one linear layer over 18,710 characters. Keeping the columns of Latin letters, digits and
the signs that menus use makes the file and the work per line smaller, and no stray CJK sign can come out. Both models
are written as IR version 8, which runtimes from 2022 on can load; nothing in them needs a newer one.
"""

import hashlib
import sys
import zipfile

import numpy
import onnx
from onnx import numpy_helper

SOURCES = {
    "PP-OCRv6_det_small.onnx": "090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f",
    "PP-OCRv6_rec_small.onnx": "6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884",
}
SIGNS = set("–—‘’“”•·…€£¥¢½¼¾⅓⅔°™®©★☆✓✔×÷±′″№†‡§¶«»‚„")
IR_VERSION = 8


def load(wheel: zipfile.ZipFile, name: str) -> onnx.ModelProto:
    data = wheel.read(f"rapidocr/models/{name}")
    if hashlib.sha256(data).hexdigest() != SOURCES[name]:
        sys.exit(f"{name} is not the expected file")
    return onnx.load_from_string(data)


def is_kept(character: str) -> bool:
    code = ord(character) if len(character) == 1 else 0
    return 0x20 < code < 0x7F or 0xA1 <= code < 0x180 or character in SIGNS


def cut(model: onnx.ModelProto) -> list[str]:
    """Removes classes in place and returns the characters left, in class order without blank and space."""
    metadata = {entry.key: entry.value for entry in model.metadata_props}
    characters = metadata["character"].rstrip("\n").split("\n")
    kept = [index for index, character in enumerate(characters) if is_kept(character)]
    # class 0 is the blank of CTC, the last class the space
    classes = [0, *(index + 1 for index in kept), len(characters) + 1]

    graph = model.graph
    weights = {entry.name: entry for entry in graph.initializer}
    product = [node for node in graph.node if node.op_type == "MatMul"][-1]
    total = next(node for node in graph.node if node.op_type == "Add" and product.output[0] in node.input)
    bias = next(name for name in total.input if name != product.output[0])
    for name, axis in ((product.input[1], 1), (bias, 0)):
        values = numpy.take(numpy_helper.to_array(weights[name]), classes, axis)
        weights[name].CopyFrom(numpy_helper.from_array(numpy.ascontiguousarray(values), name))
    width = graph.output[0].type.tensor_type.shape.dim[2]
    width.ClearField("dim_param")
    width.dim_value = len(classes)
    del model.metadata_props[:]
    del graph.value_info[:]
    return [characters[index] for index in kept]


def save(model: onnx.ModelProto, name: str, change: str) -> None:
    model.ir_version = IR_VERSION
    model.doc_string = f"Changed from the file in rapidocr 3.10.0: {change}. Apache-2.0, see NOTICE."
    onnx.save(model, name)


def main() -> None:
    with zipfile.ZipFile(sys.argv[1]) as wheel:
        detection = load(wheel, "PP-OCRv6_det_small.onnx")
        recognition = load(wheel, "PP-OCRv6_rec_small.onnx")
    characters = cut(recognition)
    save(detection, "detection.onnx", "IR version 8")
    save(recognition, "recognition.onnx", "classes other than Latin removed, IR version 8")
    with open("characters.txt", "w", encoding="utf8") as file:
        file.write("\n".join(characters) + "\n")
    with open("SHA256SUMS", "w", encoding="utf8") as file:
        for name in ("characters.txt", "detection.onnx", "recognition.onnx"):
            with open(name, "rb") as made:
                file.write(f"{hashlib.sha256(made.read()).hexdigest()}  {name}\n")


main()
