"""Recordings as the pipeline keeps them: mono Opus at 48 kbit/s, close to what a browser uploads."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BIT_RATE = "48k"


def encode(source: Path, target: Path) -> None:
    command = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", str(source)]
    encoding = ["-ar", "16000", "-ac", "1", "-c:a", "libopus", "-b:a", BIT_RATE]
    subprocess.run([*command, *encoding, str(target)], check=True)


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
