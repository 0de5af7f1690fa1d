"""Stage 8b: was it this sound or that one? A calibrated log-odds for every likely confusion.

    python3 -m saywell.fit_contrasts WORK OUT.pkl

Logistic regression on the engine's measures, per class of contrast and then per pair, drawn towards
its class. Both answers weigh the same for every pair, so a log-odds of 0 means "as likely as not"
before anything is known of how often the confusion happens; that prior is put on by the engine.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .contrast_jobs import SOURCES
from .phones import IS_VOWEL, PHONES

MEASURES = 24
COLUMNS = 6 + MEASURES
KINDS = ("exchanged", "dropped", "added")
VOICING = {frozenset(pair.split()) for pair in "P B,T D,K G,F V,S Z,SH ZH,CH JH,TH DH".split(",")}
FAMILIES = (
    ("th", {"TH", "DH"}, False),
    ("liquid", {"L", "R", "N", "W"}, True),
    ("lips", {"V", "W", "B", "F", "P"}, True),
    ("nasal", {"N", "NG", "M"}, True),
    ("hush", {"S", "SH", "CH", "JH", "Y", "Z", "ZH", "T", "D"}, True),
)
#: Ridge of a class, and of a pair around its class.
CLASS_RIDGE, PAIR_RIDGE = 20.0, 100.0
FEWEST_OF_EACH, MOST_OF_A_PAIR = 10, 400
FOLDS = 5


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
    """Every question that was asked of a recording, with the answer."""

    def __init__(self, path: Path, fewest: int = FEWEST_OF_EACH) -> None:
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
                # Every source counts the same, however many questions it could answer.
                by_source = np.bincount(self.source[rows], minlength=len(SOURCES))
                share = 1 / np.maximum(by_source[self.source[rows]], 30)
                weight[rows] = share / share.sum() * total
        return weight


def logistic(
    x: np.ndarray, y: np.ndarray, weight: np.ndarray, ridge: float, centre: np.ndarray | None
) -> np.ndarray:
    """Newton's method; the last value is the constant. Drawn towards `centre`, or towards 0."""
    design = np.hstack([x, np.ones((len(x), 1))])
    start = np.zeros(design.shape[1]) if centre is None else centre
    beta, draw = start.copy(), np.full(design.shape[1], ridge)
    if centre is None:
        draw[-1] = ridge / 10

    def loss(values: np.ndarray) -> float:
        z = design @ values
        return float((weight * (np.logaddexp(0, z) - y * z)).sum() + 0.5 * (draw * (values - start) ** 2).sum())

    before = loss(beta)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(design @ beta, -30, 30)))
        slope = design.T @ (weight * (chance - y)) + draw * (beta - start)
        bend = (design * (weight * chance * (1 - chance))[:, None]).T @ design + np.diag(draw)
        step = np.linalg.solve(bend, slope)
        size = 1.0
        while loss(beta - size * step) > before + 1e-9 and size > 1e-4:
            size /= 2
        beta = beta - size * step
        after = loss(beta)
        if before - after < 1e-4 * max(1.0, abs(before)):
            break
        before = after
    return beta


def fit(questions: Questions, rows: np.ndarray) -> dict[str, np.ndarray]:
    """Weights by class and by pair."""
    q = questions
    weights: dict[str, np.ndarray] = {}
    for index, name in enumerate(q.class_names):
        own = rows & (q.group == index) & (q.weight > 0)
        if own.sum() < 5 * q.fewest:
            continue
        whole = logistic(q.measures[own], q.said[own], q.weight[own], CLASS_RIDGE, None)
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
    return float((below * weight * (said == 1)).sum() / (weight * (said == 0)).sum() / (weight * (said == 1)).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fewest", type=int, default=FEWEST_OF_EACH, help="answers of each kind to a pair")
    options = parser.parse_args()
    questions = Questions(options.work / "contrasts.f32", options.fewest)
    q = questions
    print(f"{len(q.said)} questions, {int(q.said.sum())} of them about what was said")
    unheard = np.full(len(q.said), np.nan)
    for fold in range(FOLDS):
        held = q.clip % FOLDS == fold
        unheard[held] = log_odds(q, fit(q, ~held), held)[held]
    judged = ~np.isnan(unheard) & (q.weight > 0)
    # Odds of clips that were not learned from are too sure of themselves: one slope mends that.
    slope = logistic(unheard[judged, None], q.said[judged], q.weight[judged], 0.01, None)
    for index, name in enumerate(q.class_names):
        own = judged & (q.group == index)
        if own.any():
            by = [own & (q.source == k) for k in range(len(SOURCES))]
            parts = [f"{SOURCES[k]} {auc(unheard[b], q.said[b], q.weight[b]):.3f}" for k, b in enumerate(by) if b.any()]
            print(f"{name}: {auc(unheard[own], q.said[own], q.weight[own]):.3f}, {', '.join(parts)}, n {own.sum()}")
    print(f"all: {auc(unheard[judged], q.said[judged], q.weight[judged]):.3f}, slope {slope[0]:.2f}, shift {slope[1]:.2f}")
    weights = {name: np.append(beta[:-1] * slope[0], beta[-1] * slope[0] + slope[1]) for name, beta in fit(q, np.ones(len(q.said), bool)).items()}
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
