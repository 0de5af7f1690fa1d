"""The `.swm` model container: a JSON header followed by aligned tensors.

One file holds everything that the engine needs: weights, layer list, normalization, mappings. So the
engine never guesses a shape. Large matrices are stored as int8 with one scale per first-axis row, which
showed no loss and makes the file four times smaller.
"""

from __future__ import annotations

import hashlib
import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable

import numpy as np

MAGIC = b"SWM1"
ALIGNMENT = 16
VERSION_DIGITS = 12
#: Bytes of one number, by the type of its tensor.
BYTES = {"i8": 1, "f16": 2, "f32": 4}
#: Smaller tensors stay float32: norms and biases are sensitive and take little space.
SMALLEST_QUANTIZED = 1024


def _padding(length: int) -> bytes:
    return b"\0" * (-length % ALIGNMENT)


def _version(header: dict[str, Any], data: bytes) -> str:
    """A hash of what the engine reads. Equal content has an equal version, wherever it was made."""
    content = {name: header[name] for name in ("name", "config", "tensors")}
    digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode())
    digest.update(data)
    return digest.hexdigest()[:VERSION_DIGITS]


def _container(header: dict[str, Any], data: bytes) -> bytes:
    # A changed file gets a new version in place of its old one.
    rest = {name: value for name, value in header.items() if name not in ("name", "version")}
    stamped = {"name": header["name"], "version": _version(header, data), **rest}
    text = json.dumps(stamped, separators=(",", ":")).encode()
    head = MAGIC + struct.pack("<I", len(text)) + text
    return head + _padding(len(head)) + data


def quantize(values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Symmetric int8 with one scale per first-axis row. Returns (int8 values, float32 scales)."""
    rows = values.reshape(len(values), -1)
    scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / np.float32(127)
    steps = np.clip(np.rint(rows / scale[:, None]), -127, 127).astype(np.int8)
    return steps.reshape(values.shape), scale


def dequantize(steps: np.ndarray, scale: np.ndarray) -> np.ndarray:
    shape = (-1,) + (1,) * (steps.ndim - 1)
    return steps.astype(np.float32) * scale.reshape(shape)


def lengths(entry: dict[str, Any]) -> tuple[int, int]:
    """Bytes of a tensor's values, and of their scales."""
    scales = 4 * entry["shape"][0] if "scale" in entry else 0
    return BYTES[entry["type"]] * int(np.prod(entry["shape"])), scales


@dataclass
class ContainerWriter:
    """Collects tensors, then writes them with their header."""

    name: str
    made_by: str
    config: dict[str, Any]
    _entries: list[dict[str, Any]] = field(default_factory=list)
    _data: bytearray = field(default_factory=bytearray)

    def _append(self, payload: bytes) -> int:
        offset = len(self._data)
        self._data += payload + _padding(len(payload))
        return offset

    def add(self, name: str, values: np.ndarray, quantized: bool | None = None) -> None:
        values = np.ascontiguousarray(values, dtype="<f4")
        if quantized is None:
            quantized = values.ndim >= 2 and values.size >= SMALLEST_QUANTIZED
        entry: dict[str, Any] = {"name": name, "shape": list(values.shape)}
        if quantized:
            steps, scale = quantize(values)
            entry |= {"type": "i8", "offset": self._append(steps.tobytes())}
            entry["scale"] = {"offset": self._append(scale.astype("<f4").tobytes())}
        else:
            entry |= {"type": "f32", "offset": self._append(values.tobytes())}
        self._entries.append(entry)

    def to_bytes(self) -> bytes:
        header = {
            "name": self.name,
            "made_by": self.made_by,
            "config": self.config,
            "tensors": self._entries,
        }
        return _container(header, bytes(self._data))

    def write(self, path: str | Path) -> str:
        """Writes the file and returns its sha256."""
        blob = self.to_bytes()
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(blob)
        return hashlib.sha256(blob).hexdigest()


def split(blob: bytes) -> tuple[dict[str, Any], int]:
    """The header, and the offset of the tensors."""
    if blob[:4] != MAGIC:
        raise ValueError("not a model container")
    (length,) = struct.unpack_from("<I", blob, 4)
    return json.loads(blob[8 : 8 + length]), 8 + length + len(_padding(8 + length))


def with_header(blob: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """The same tensors with a changed header."""
    header, start = split(blob)
    return _container(change(header), blob[start:])


def read(path: str | Path) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Header and float32 tensors, as the engine will see them."""
    blob = Path(path).read_bytes()
    header, start = split(blob)
    tensors: dict[str, np.ndarray] = {}
    for entry in header["tensors"]:
        count = int(np.prod(entry["shape"]))
        offset = start + entry["offset"]
        if entry["type"] == "i8":
            steps = np.frombuffer(blob, np.int8, count, offset).reshape(entry["shape"])
            rows = entry["shape"][0]
            scale = np.frombuffer(blob, "<f4", rows, start + entry["scale"]["offset"])
            tensors[entry["name"]] = dequantize(steps, scale)
        elif entry["type"] == "f16":
            values = np.frombuffer(blob, "<f2", count, offset)
            tensors[entry["name"]] = values.astype(np.float32).reshape(entry["shape"])
        else:
            tensors[entry["name"]] = np.frombuffer(blob, "<f4", count, offset).reshape(
                entry["shape"]
            )
    return header, tensors
