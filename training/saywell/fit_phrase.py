"""Stage 8c: was it this phrase at all? A calibrated chance, from the match and the scores.

    python3 -m saywell.fit_phrase FOLDS.pkl OUT.pkl

Right readings of learners (some disturbed) and of fluent voices against other texts laid over the
same recordings, all scored by scorers that never heard the speaker.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .fit_contrasts import logistic
from .scorer import Item, Prediction

RIGHT = ("real", "copy", "synthetic", "reader")
WRONG = ("phrase",)
RIDGE = 1.0
FOLDS = 5
#: A chance from which there is no doubt, and one under which it was another phrase. Of readings that
#: experts give 7 or more 0.4 and 0.2 % lie below them, of other phrases 0.1 and 0.3 % above.
SURE, DIFFERENT = 0.9, 0.75


def worst_mean(values: np.ndarray, share: float) -> float:
    count = max(1, int(np.floor(len(values) * share + 0.5)))
    return float(np.sort(values)[:count].mean())


def phrase_measures(item: Item, prediction: Prediction) -> list[float]:
    """The same, in the same order, as `measurePhrase` in the engine."""
    match = item.match
    return [
        match["phoneCertainty"],
        match["nativeCertainty"],
        match["deficit"],
        float(prediction.phone.mean()),
        worst_mean(prediction.phone, 0.2),
        float(prediction.word.mean()) / 5,
        worst_mean(prediction.word, 1 / 3) / 5,
        float(prediction.aspects[0]) / 5,
        float(prediction.aspects[3]) / 5,
        float(np.log(len(prediction.phone))),
    ]


def equal_error(right: np.ndarray, wrong: np.ndarray) -> tuple[float, float]:
    """(rate, threshold) at which as many right ones are refused as wrong ones passed."""
    candidates = np.sort(np.concatenate([right, wrong]))
    refused = np.searchsorted(np.sort(right), candidates) / len(right)
    passed = 1 - np.searchsorted(np.sort(wrong), candidates) / len(wrong)
    best = int(np.argmin(np.abs(refused - passed)))
    return float((refused[best] + passed[best]) / 2), float(candidates[best])


def fit(items: list[Item], predictions: list[Prediction]) -> dict:
    rows = [(i, p) for i, p in zip(items, predictions) if i.kind in (*RIGHT, *WRONG)]
    measures = np.array([phrase_measures(i, p) for i, p in rows])
    right = np.array([i.kind in RIGHT for i, _ in rows], float)
    kinds = np.array([i.kind for i, _ in rows])
    weight = np.where(right == 1, len(right) / right.sum(), len(right) / (1 - right).sum()) / 2
    groups = sorted({i.group for i, _ in rows})
    fold = np.array([groups.index(i.group) % FOLDS for i, _ in rows])
    unheard = np.zeros(len(rows))
    for k in range(FOLDS):
        learned = fold != k
        beta = logistic(measures[learned], right[learned], weight[learned], RIDGE, None)
        unheard[fold == k] = measures[fold == k] @ beta[:-1] + beta[-1]
    real = kinds == "real"
    rate, threshold = equal_error(unheard[real], unheard[kinds == "phrase"])
    chance = 1 / (1 + np.exp(-unheard))
    print(f"equal error rate {100 * rate:.2f} % at a chance of {1 / (1 + np.exp(-threshold)):.2f}")
    for kind in (*RIGHT, *WRONG):
        own = chance[kinds == kind]
        if len(own):
            print(f"{kind}: under {DIFFERENT} {100 * (own < DIFFERENT).mean():.2f} %, {SURE} or more {100 * (own >= SURE).mean():.2f} %, n {len(own)}")
    return {
        "weights": logistic(measures, right, weight, RIDGE, None),
        "different": DIFFERENT,
        "sure": SURE,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folds", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    with open(options.folds, "rb") as file:
        items, predictions = pickle.load(file)
    with open(options.out, "wb") as file:
        pickle.dump(fit(items, predictions), file)


if __name__ == "__main__":
    main()
