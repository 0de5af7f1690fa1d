"""Recordings as the pipeline keeps them: mono Opus at 48 kbit/s, close to what a browser uploads."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

BIT_RATE = "48k"


def encode(source: Path, target: Path) -> None:
    command = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", str(source)]
    encoding = ["-ar", "16000", "-ac", "1", "-c:a", "libopus", "-b:a", BIT_RATE]
    subprocess.run([*command, *encoding, str(target)], check=True)


def through_opus(samples: np.ndarray, kilobits: int) -> np.ndarray:
    """The same number of samples, encoded and decoded again."""
    raw = ["-f", "s16le", "-ar", "16000", "-ac", "1"]
    ffmpeg = ["ffmpeg", "-nostdin", "-loglevel", "error"]
    coded = subprocess.run(
        [*ffmpeg, *raw, "-i", "pipe:0", "-c:a", "libopus", "-b:a", f"{kilobits}k", "-f", "ogg", "pipe:1"],
        input=np.clip(np.rint(samples), -32768, 32767).astype("<i2").tobytes(),
        capture_output=True,
        check=True,
    ).stdout
    decoded = subprocess.run(
        [*ffmpeg, "-i", "pipe:0", *raw, "pipe:1"], input=coded, capture_output=True, check=True
    ).stdout
    again = np.frombuffer(decoded, "<i2")[: len(samples)].astype(np.float32)
    return np.pad(again, (0, len(samples) - len(again)))


def encode_all(recordings: dict[str, Path], folder: Path) -> None:
    """Writes `folder/ID.opus` for every recording. An existing file is kept."""
    folder.mkdir(parents=True, exist_ok=True)

    def ensure(identifier: str) -> None:
        target = folder / f"{identifier}.opus"
        if not target.exists():
            # A run that stops while writing must not leave half a file under the final name.
            partial = target.with_suffix(".partial.opus")
            encode(recordings[identifier], partial)
            partial.rename(target)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ensure, recordings))
