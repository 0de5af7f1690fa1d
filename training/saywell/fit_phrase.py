"""Stage 9: was it this phrase? A calibrated probability from the match and the scores.

    python3 -m saywell.fit_phrase FOLDS.pkl OUT.json

Correct readings (by learners, some with added noise, and by fluent voices) against other texts
aligned to the same recordings. All are scored by scorers that never heard the speaker.
"""

from __future__ import annotations

import numpy as np

from .folds import RIGHT, fit_command
from .logistic import RIDGE, balanced_weights, held_out_log_odds, logistic, reliability
from .scorer import Item, Prediction

WRONG = "phrase"
#: At SURE or more there is no doubt; below DIFFERENT it was another phrase. Of the readings that
#: experts give 7 or more, 0.4 % lie below SURE and 0.2 % below DIFFERENT. Of other phrases, 0.1 %
#: reach SURE and 0.3 % reach DIFFERENT.
SURE, DIFFERENT = 0.9, 0.75


def worst_mean(values: np.ndarray, share: float) -> float:
    count = max(1, int(np.floor(len(values) * share + 0.5)))
    return float(np.sort(values)[:count].mean())


def phrase_measures(item: Item, prediction: Prediction) -> list[float]:
    """The same measures in the same order as `measurePhrase` in the engine."""
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
    """(rate, threshold) at which the share of right ones refused equals that of wrong ones passed."""
    candidates = np.sort(np.concatenate([right, wrong]))
    refused = np.searchsorted(np.sort(right), candidates) / len(right)
    passed = 1 - np.searchsorted(np.sort(wrong), candidates) / len(wrong)
    best = int(np.argmin(np.abs(refused - passed)))
    return float((refused[best] + passed[best]) / 2), float(candidates[best])


def report(held_out: np.ndarray, kinds: np.ndarray) -> None:
    rate, threshold = equal_error(held_out[kinds == "real"], held_out[kinds == WRONG])
    chance = 1 / (1 + np.exp(-held_out))
    print(f"equal error rate {100 * rate:.2f} % at a chance of {1 / (1 + np.exp(-threshold)):.2f}")
    for kind in (*RIGHT, WRONG):
        own = chance[kinds == kind]
        if len(own):
            different, sure = 100 * (own < DIFFERENT).mean(), 100 * (own >= SURE).mean()
            print(f"{kind}: under {DIFFERENT} {different:.2f} %, {SURE} or more {sure:.2f} %, n {len(own)}")


def fit(items: list[Item], predictions: list[Prediction]) -> dict:
    rows = [(i, p) for i, p in zip(items, predictions) if i.kind in (*RIGHT, WRONG)]
    measures = np.array([phrase_measures(i, p) for i, p in rows])
    right = np.array([i.kind in RIGHT for i, _ in rows], float)
    weight = balanced_weights(right)
    held_out = held_out_log_odds(measures, right, weight, [i.group for i, _ in rows])
    report(held_out, np.array([i.kind for i, _ in rows]))
    print(reliability(held_out, right, weight))
    weights = logistic(measures, right, weight, RIDGE)
    return {"weights": weights.tolist(), "different": DIFFERENT, "sure": SURE}


if __name__ == "__main__":
    fit_command(__doc__, fit)
