"""Cross-validated predictions, and the command that fits something on them.

The judges and the calibration see only predictions for speakers that the scorer did not hear, so
that their thresholds hold for new speakers.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path
from typing import Callable

from .scorer import Item, Prediction

#: Kinds of readings in which the person said the text.
RIGHT = ("real", "copy", "synthetic", "reader")


def save_folds(path: Path, items: list[Item], predictions: list[Prediction]) -> None:
    with open(path, "wb") as file:
        pickle.dump((items, predictions), file)


def load_folds(path: Path) -> tuple[list[Item], list[Prediction]]:
    with open(path, "rb") as file:
        return pickle.load(file)


def fit_command(doc: str | None, fit: Callable[[list[Item], list[Prediction]], dict]) -> None:
    """`FOLDS.pkl OUT.json`: fits on the predictions and writes the result."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("folds", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    result = fit(*load_folds(options.folds))
    options.out.write_text(json.dumps(result, indent=2) + "\n")


def load_argument(doc: str | None) -> tuple[list[Item], list[Prediction]]:
    """`FOLDS.pkl`: the predictions of the only argument."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("folds", type=Path)
    return load_folds(parser.parse_args().folds)
