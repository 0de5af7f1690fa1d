"""How much a disturbed recording moves the scores people see, on cross-validated predictions.

    python3 -m saywell.steadiness FOLDS.pkl
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .calibrate import overall


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folds", type=Path)
    options = parser.parse_args()
    with open(options.folds, "rb") as file:
        items, predictions = pickle.load(file)
    clean = {i.utterance.id: p for i, p in zip(items, predictions) if i.kind == "real"}
    pairs = [
        (clean[i.utterance.id], p)
        for i, p in zip(items, predictions)
        if i.kind == "copy" and i.utterance.id in clean
    ]
    moved = np.array([abs(overall(one) - overall(other)) for one, other in pairs])
    print(f"{len(moved)} copies: mean {moved.mean():.2f}, p95 {np.percentile(moved, 95):.2f}")


if __name__ == "__main__":
    main()
