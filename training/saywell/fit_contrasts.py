"""Stage 9: was it this sound or that one? Calibrated log-odds for every likely confusion.

    python3 -m saywell.fit_contrasts WORK OUT.pkl --fewest 10

Logistic regression on the engine's measures, first per class of contrast, then per pair, pulled toward
its class. Both answers have the same weight for every pair, so a log-odds of 0 means "equally likely".
How often a confusion happens is a prior that the engine adds (`fit_priors`).
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .contrast_jobs import SOURCES
from .logistic import FOLDS, logistic, reliability
from .phones import IS_VOWEL, PHONES

MEASURES = 24
COLUMNS = 6 + MEASURES
#: Of the measures, whether the sound is in a strong position (`plain` in the engine).
STRONG = 19
KINDS = ("exchanged", "dropped", "added")
VOICING = {frozenset(pair.split()) for pair in "P B,T D,K G,F V,S Z,SH ZH,CH JH,TH DH".split(",")}
FAMILIES = (
    ("th", {"TH", "DH"}, False),
    ("liquid", {"L", "R", "N", "W"}, True),
    ("lips", {"V", "W", "B", "F", "P"}, True),
    ("nasal", {"N", "NG", "M"}, True),
    ("hush", {"S", "SH", "CH", "JH", "Y", "Z", "ZH", "T", "D"}, True),
)
#: Ridge penalties: of a class, and of a pair around its class.
CLASS_RIDGE, PAIR_RIDGE = 20.0, 100.0
MOST_OF_A_PAIR = 400


def class_of(kind: int, asked: int, instead: int) -> str:
    if kind:
        return KINDS[kind]
    pair = {PHONES[asked], PHONES[instead]}
    if IS_VOWEL[asked] and IS_VOWEL[instead]:
        return "vowel"
    if frozenset(pair) in VOICING:
        return "voicing"
    for name, members, whole in FAMILIES:
        if pair <= members if whole else pair & members:
            return name
    return "other"


def key_of(kind: int, asked: int, instead: int) -> str:
    return f"{KINDS[kind]} {PHONES[asked]} {PHONES[instead] if instead >= 0 else '-'}"


class Questions:
    """Every question about a recording, with the answer."""

    def __init__(self, path: Path, fewest: int) -> None:
        rows = np.fromfile(path, "<f4").reshape(-1, COLUMNS)
        self.source, self.clip, self.kind, self.asked, self.instead = rows[:, :5].astype(int).T
        self.said = rows[:, 5].astype(float)
        self.measures = rows[:, 6:].astype(float)
        pair = (self.kind * 50 + self.asked) * 50 + self.instead + 1
        self.pairs, first, self.pair = np.unique(pair, return_index=True, return_inverse=True)
        named = [(self.kind[k], self.asked[k], self.instead[k]) for k in first]
        self.keys = [key_of(*each) for each in named]
        self.classes = [class_of(*each) for each in named]
        self.class_names = sorted(set(self.classes))
        self.group = np.array([self.class_names.index(name) for name in self.classes])[self.pair]
        self.fewest = fewest
        self.weight = self._weights()

    def _weights(self) -> np.ndarray:
        weight = np.zeros(len(self.said))
        for pair in range(len(self.pairs)):
            sides = [np.flatnonzero((self.pair == pair) & (self.said == side)) for side in (0, 1)]
            if min(map(len, sides)) < self.fewest:
                continue
            total = min(*map(len, sides), MOST_OF_A_PAIR)
            for rows in sides:
                # Every source counts the same, however many questions it has.
                by_source = np.bincount(self.source[rows], minlength=len(SOURCES))
                share = 1 / np.maximum(by_source[self.source[rows]], 30)
                weight[rows] = share / share.sum() * total
        return weight


def fit(questions: Questions, rows: np.ndarray) -> dict[str, np.ndarray]:
    """Weights by class and by pair."""
    q = questions
    weights: dict[str, np.ndarray] = {}
    for index, name in enumerate(q.class_names):
        own = rows & (q.group == index) & (q.weight > 0)
        if own.sum() < 5 * q.fewest:
            continue
        whole = logistic(q.measures[own], q.said[own], q.weight[own], CLASS_RIDGE)
        weights[name] = whole
        for pair in np.unique(q.pair[own]):
            of_pair = own & (q.pair == pair)
            weights[q.keys[pair]] = logistic(
                q.measures[of_pair], q.said[of_pair], q.weight[of_pair], PAIR_RIDGE, whole
            )
    return weights


def log_odds(questions: Questions, weights: dict[str, np.ndarray], rows: np.ndarray) -> np.ndarray:
    q = questions
    result = np.full(len(q.said), np.nan)
    for pair, (key, name) in enumerate(zip(q.keys, q.classes)):
        beta = weights.get(key, weights.get(name))
        own = rows & (q.pair == pair)
        if beta is not None and own.any():
            result[own] = q.measures[own] @ beta[:-1] + beta[-1]
    return result


def auc(score: np.ndarray, said: np.ndarray, weight: np.ndarray) -> float:
    order = np.argsort(score)
    said, weight = said[order], weight[order]
    below = np.cumsum(weight * (said == 0))
    right, wrong = weight * (said == 1), weight * (said == 0)
    return float((below * right).sum() / wrong.sum() / right.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fewest", type=int, required=True, help="fewest answers of each kind for a pair")
    options = parser.parse_args()
    questions = Questions(options.work / "contrasts.f32", options.fewest)
    q = questions
    print(f"{len(q.said)} questions, {int(q.said.sum())} of them about what was said")
    unheard = np.full(len(q.said), np.nan)
    for fold in range(FOLDS):
        held = q.clip % FOLDS == fold
        unheard[held] = log_odds(q, fit(q, ~held), held)[held]
    judged = ~np.isnan(unheard) & (q.weight > 0)

    def area(rows: np.ndarray) -> float:
        return auc(unheard[rows], q.said[rows], q.weight[rows])

    # Odds for clips outside the fit are overconfident. One slope corrects that.
    slope = logistic(unheard[judged, None], q.said[judged], q.weight[judged], 0.01)
    for index, name in enumerate(q.class_names):
        own = judged & (q.group == index)
        if own.any():
            by_source = [own & (q.source == k) for k in range(len(SOURCES))]
            parts = [f"{SOURCES[k]} {area(rows):.3f}" for k, rows in enumerate(by_source) if rows.any()]
            print(f"{name}: {area(own):.3f}, {', '.join(parts)}, n {own.sum()}")
    print(f"all: {area(judged):.3f}, slope {slope[0]:.2f}, shift {slope[1]:.2f}")
    corrected = unheard[judged] * slope[0] + slope[1]
    print(reliability(corrected, q.said[judged], q.weight[judged]))
    weights = {
        name: np.append(beta[:-1] * slope[0], beta[-1] * slope[0] + slope[1])
        for name, beta in fit(q, np.ones(len(q.said), bool)).items()
    }
    names = sorted(weights)
    result = {
        "table": np.stack([weights[name] for name in names]),
        "rows": {name: row for row, name in enumerate(names)},
        "classes": {key: name for key, name in zip(q.keys, q.classes) if key not in weights and name in weights},
        "unheard": unheard * slope[0] + slope[1],
    }
    with open(options.out, "wb") as file:
        pickle.dump(result, file)


if __name__ == "__main__":
    main()
