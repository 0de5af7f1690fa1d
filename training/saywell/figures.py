"""The model card's cross-validated figures, with intervals from drawing whole speakers.

    python3 -m saywell.figures FOLDS.pkl
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .calibrate import overall
from .phones import ASPECTS
from .scorer import Item, Prediction

DRAWS = 1000


def pairs_of(items: list[Item], predictions: list[Prediction]) -> dict[str, list[np.ndarray]]:
    """For every level, per speaker, [predicted, given] as two rows."""
    levels: dict[str, dict[str, list]] = {}
    for item, prediction in zip(items, predictions):
        truth = item.utterance
        values = {
            "sounds": (prediction.phone, truth.phone_scores),
            "words": (prediction.word, truth.word_scores),
            "overall shown": ([overall(prediction) / 10], [truth.scores[3]]),
        }
        for k, aspect in enumerate(ASPECTS):
            values[aspect] = ([prediction.aspects[k]], [truth.scores[k]])
        for level, (predicted, given) in values.items():
            stacked = np.array([predicted, given], float)
            levels.setdefault(level, {}).setdefault(item.group, []).append(stacked)
    return {
        level: [np.concatenate(clips, 1) for clips in speakers.values()]
        for level, speakers in levels.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folds", type=Path)
    options = parser.parse_args()
    with open(options.folds, "rb") as file:
        items, predictions = pickle.load(file)
    real = [(i, p) for i, p in zip(items, predictions) if i.kind == "real"]
    rng = np.random.default_rng(0)
    for level, speakers in pairs_of([i for i, _ in real], [p for _, p in real]).items():
        whole = np.concatenate(speakers, 1)
        drawn = []
        for _ in range(DRAWS):
            picked = rng.integers(0, len(speakers), len(speakers))
            drawn.append(np.corrcoef(np.concatenate([speakers[k] for k in picked], 1))[0, 1])
        low, high = np.percentile(drawn, [2.5, 97.5])
        error = ((whole[0] - whole[1]) ** 2).mean()
        r = np.corrcoef(whole)[0, 1]
        print(f"{level}: r {r:.3f} ({low:.3f} to {high:.3f}), MSE {error:.3f}, n {whole.shape[1]}")


if __name__ == "__main__":
    main()
