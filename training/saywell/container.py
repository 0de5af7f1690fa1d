"""The `.swm` model container: a JSON header followed by aligned tensors.

One file holds everything a reader needs, so the engine never guesses a shape: weights, layer
list, normalisation, mappings. Large matrices are stored as int8 with one scale per first-axis
row, which measured no loss and quarters the download.
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
#: Tensors smaller than this stay float32: norms and biases are sensitive and cost nothing.
SMALLEST_QUANTISED = 1024


def _padding(length: int) -> bytes:
    return b"\0" * (-length % ALIGNMENT)


def _head(header: dict[str, Any]) -> bytes:
    text = json.dumps(header, separators=(",", ":")).encode()
    head = MAGIC + struct.pack("<I", len(text)) + text
    return head + _padding(len(head))


def quantise(values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Symmetric int8 with one scale per first-axis row; returns (int8 values, float32 scales)."""
    rows = values.reshape(len(values), -1)
    scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / np.float32(127)
    steps = np.clip(np.rint(rows / scale[:, None]), -127, 127).astype(np.int8)
    return steps.reshape(values.shape), scale


def dequantise(steps: np.ndarray, scale: np.ndarray) -> np.ndarray:
    shape = (-1,) + (1,) * (steps.ndim - 1)
    return steps.astype(np.float32) * scale.reshape(shape)


@dataclass
class ContainerWriter:
    """Collects tensors, then writes them with their header in one go."""

    name: str
    version: str
    made_by: str
    config: dict[str, Any]
    _entries: list[dict[str, Any]] = field(default_factory=list)
    _data: bytearray = field(default_factory=bytearray)

    def _append(self, payload: bytes) -> int:
        offset = len(self._data)
        self._data += payload + _padding(len(payload))
        return offset

    def add(self, name: str, values: np.ndarray, quantised: bool | None = None) -> None:
        values = np.ascontiguousarray(values, dtype="<f4")
        if quantised is None:
            quantised = values.ndim >= 2 and values.size >= SMALLEST_QUANTISED
        entry: dict[str, Any] = {"name": name, "shape": list(values.shape)}
        if quantised:
            steps, scale = quantise(values)
            entry |= {"type": "i8", "offset": self._append(steps.tobytes())}
            entry["scale"] = {"offset": self._append(scale.astype("<f4").tobytes())}
        else:
            entry |= {"type": "f32", "offset": self._append(values.tobytes())}
        self._entries.append(entry)

    def to_bytes(self) -> bytes:
        header = {
            "name": self.name,
            "version": self.version,
            "made_by": self.made_by,
            "config": self.config,
            "tensors": self._entries,
        }
        return _head(header) + bytes(self._data)

    def write(self, path: str | Path) -> str:
        """Writes the file and returns its sha256."""
        blob = self.to_bytes()
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(blob)
        return hashlib.sha256(blob).hexdigest()


def _split(blob: bytes) -> tuple[dict[str, Any], int]:
    """The header and where the tensors start."""
    if blob[:4] != MAGIC:
        raise ValueError("not a model container")
    (length,) = struct.unpack_from("<I", blob, 4)
    return json.loads(blob[8 : 8 + length]), 8 + length + len(_padding(8 + length))


def with_header(blob: bytes, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """The same tensors under a changed header."""
    header, start = _split(blob)
    return _head(change(header)) + blob[start:]


def with_tensors(
    blob: bytes,
    tensors: dict[str, np.ndarray],
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> bytes:
    """The same file with more tensors behind those it has, or others in their place."""
    header, start = _split(blob)
    writer = ContainerWriter(header["name"], header["version"], header["made_by"], {})
    writer._entries = [entry for entry in header["tensors"] if entry["name"] not in tensors]
    writer._data = bytearray(blob[start:])
    for name, values in tensors.items():
        writer.add(name, values)
    changed = change({**header, "tensors": writer._entries})
    return _head(changed) + bytes(writer._data)


def read(path: str | Path) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Header and float32 tensors, as the engine will see them."""
    blob = Path(path).read_bytes()
    header, start = _split(blob)
    tensors: dict[str, np.ndarray] = {}
    for entry in header["tensors"]:
        count = int(np.prod(entry["shape"]))
        offset = start + entry["offset"]
        if entry["type"] == "i8":
            steps = np.frombuffer(blob, np.int8, count, offset).reshape(entry["shape"])
            rows = entry["shape"][0]
            scale = np.frombuffer(blob, "<f4", rows, start + entry["scale"]["offset"])
            tensors[entry["name"]] = dequantise(steps, scale)
        elif entry["type"] == "f16":
            values = np.frombuffer(blob, "<f2", count, offset)
            tensors[entry["name"]] = values.astype(np.float32).reshape(entry["shape"])
        else:
            tensors[entry["name"]] = np.frombuffer(blob, "<f4", count, offset).reshape(
                entry["shape"]
            )
    return header, tensors
