"""The smoke test: `make model` with tiny sizes, on made-up corpora in their published layouts.

    python3 -m saywell.smoke

It runs the Makefile itself, so a stage that no longer fits the next one fails here. It checks that
the files come out, can be read back, and carry a version that follows from their content. It says
nothing about how good a model is.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from . import made_up_corpora
from .container import ALIGNMENT, lengths, read, split
from .examples import QUARTERS

TRAINING = Path(__file__).parents[1]


def make(folder: Path, target: str, *more: str) -> None:
    places = {
        "DATA": folder / "speechocean762",
        "READER": folder / "LJSpeech-1.1",
        "WORK": folder / "work",
        "ENCODER": folder / "encoder.npz",
        "MODEL": folder / "model",
        "REFERENCE": folder / "reference",
        "SIZES": "sizes/smoke.mk",
    }
    given = [f"{name}={place}" for name, place in places.items()]
    subprocess.run(["make", *given, *more, target], check=True, cwd=TRAINING)


def check_file(path: Path) -> None:
    header, tensors = read(path)
    if not tensors or not all(np.isfinite(values).all() for values in tensors.values()):
        raise ValueError(f"{path.name} holds numbers that are not finite")
    blob = path.read_bytes()
    sizes = [length for entry in header["tensors"] for length in lengths(entry)]
    blocks = sum(-(-length // ALIGNMENT) for length in sizes)
    if len(blob) - split(blob)[1] != ALIGNMENT * blocks:
        raise ValueError(f"{path.name} holds bytes that belong to no tensor")
    print(f"{path.name}: version {header['version']}, {len(tensors)} tensors")


def retune(scorer: Path, wrong: float) -> None:
    command = [sys.executable, "-m", "saywell.retune", str(scorer), f"--wrong={wrong}"]
    subprocess.run([*command, "--made-by", "the smoke test"], check=True, cwd=TRAINING)


def check_versions(scorer: Path) -> None:
    """A moved threshold is another version. Moved back, it is the first one again."""
    before, tensors = read(scorer)
    flags = before["config"]["phoneFlags"]
    retune(scorer, flags["check"] - 1)
    moved, kept = read(scorer)
    if moved["config"]["phoneFlags"]["wrong"] != flags["check"] - 1:
        raise ValueError("the threshold was not moved")
    if any(not np.array_equal(kept[name], values) for name, values in tensors.items()):
        raise ValueError("moving a threshold changed weights")
    if moved["version"] == before["version"]:
        raise ValueError("other content has the same version")
    if flags["wrong"] < flags["check"]:
        retune(scorer, flags["wrong"])
        if read(scorer)[0]["version"] != before["version"]:
            raise ValueError("the same content has another version")


def check_copies(scorer: Path, quarter: Path) -> None:
    """A scorer without a quarter of the speakers gets a moved threshold too, and keeps its weights."""
    flags = read(scorer)[0]["config"]["phoneFlags"]
    _, tensors = read(quarter)
    retune(scorer, flags["check"] - 2)
    command = [sys.executable, "-m", "saywell.copy_config", str(scorer), str(quarter)]
    subprocess.run(command, check=True, cwd=TRAINING)
    header, kept = read(quarter)
    if header["config"] != read(scorer)[0]["config"]:
        raise ValueError("the configuration was not copied")
    if any(not np.array_equal(kept[name], values) for name, values in tensors.items()):
        raise ValueError("copying the configuration changed weights")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made_up_corpora.learners(folder / "speechocean762")
        made_up_corpora.reader(folder / "LJSpeech-1.1")
        made_up_corpora.encoder(folder / "encoder.npz")
        make(folder, "model")
        for file in ("acoustic.swm", "scorer.swm"):
            check_file(folder / "model" / file)
        # What the published figures are measured with.
        for quarter in range(QUARTERS):
            check_file(folder / "work" / f"scorer.without{quarter}.swm")
        check_versions(folder / "model" / "scorer.swm")
        check_copies(folder / "model" / "scorer.swm", folder / "work" / "scorer.without0.swm")
        make(folder, "reference")
        # Another training may take its boundaries from the network of this one.
        boundaries = f"BOUNDARIES={folder / 'model' / 'acoustic.swm'}"
        (folder / "work" / "align.pkl").unlink()
        make(folder, "targets", boundaries)
    print("every stage fed the next")


if __name__ == "__main__":
    main()
