"""Stage 8d: was this word said, or another one in its place?

    python3 -m saywell.fit_words FOLDS.pkl OUT.pkl

The words of right readings, however poor, against words that were put into the text of the same
recordings, scored by scorers that never heard the speaker.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np

from .fit_contrasts import logistic
from .scorer import Item, Prediction

RIGHT = ("real", "copy", "synthetic", "reader")
RIDGE = 1.0
FOLDS = 5
#: Columns of the engine's phone features: how well a sound fits, and how far it lies under the best one.
LEARNERS, NATIVE = (7, 8), (134, 135)
#: Of words that learners said and experts gave more than 3 of 10, this share may be taken for others.
MOST_FALSE = 0.004
HOPELESS = 3


def word_measures(item: Item, prediction: Prediction, word: int) -> list[float]:
    """The same, in the same order, as `measureWord` in the engine."""
    own = item.utterance.word_of_phone == word
    fit = item.phone[own]
    scores = prediction.phone[own]
    return [
        float(fit[:, LEARNERS[0]].mean()),
        float(fit[:, LEARNERS[1]].mean()),
        float(fit[:, NATIVE[0]].mean()),
        float(fit[:, NATIVE[1]].mean()),
        float(fit[:, NATIVE[1]].min()),
        float(prediction.word[word]) / 5,
        float(scores.mean()),
        float(scores.min()),
        float(np.log(own.sum())),
    ]


class Words:
    def __init__(self, items: list[Item], predictions: list[Prediction]) -> None:
        texts = {i.utterance.id: [w.text for w in i.utterance.words] for i in items if i.kind in RIGHT}
        rows, said, group, kind, given = [], [], [], [], []
        for item, prediction in zip(items, predictions):
            if item.kind not in (*RIGHT, "word", "phrase"):
                continue
            real = texts.get(item.utterance.id, [])
            for k, word in enumerate(item.utterance.words):
                right = item.kind in RIGHT
                if item.kind == "word" and (k >= len(real) or real[k] == word.text):
                    continue
                if item.kind == "phrase" and word.text in real:
                    continue
                rows.append(word_measures(item, prediction, k))
                said.append(float(right))
                group.append(item.group)
                kind.append(item.kind)
                given.append(word.score)
        self.measures, self.said = np.array(rows), np.array(said)
        self.kind, self.given = np.array(kind), np.array(given)
        names = sorted(set(group))
        self.fold = np.array([names.index(name) % FOLDS for name in group])
        share = self.said.mean()
        self.weight = np.where(self.said == 1, 0.5 / share, 0.5 / (1 - share))


def fit(items: list[Item], predictions: list[Prediction]) -> dict:
    w = Words(items, predictions)
    unheard = np.zeros(len(w.said))
    for k in range(FOLDS):
        learned = w.fold != k
        beta = logistic(w.measures[learned], w.said[learned], w.weight[learned], RIDGE, None)
        unheard[~learned] = w.measures[~learned] @ beta[:-1] + beta[-1]
    said_well = (w.kind == "real") & (w.given > HOPELESS)
    threshold = float(np.quantile(unheard[said_well], MOST_FALSE))
    for kind in (*RIGHT, "word", "phrase"):
        own = unheard[w.kind == kind]
        print(f"{kind}: taken for another word {100 * (own < threshold).mean():.2f} %, n {len(own)}")
    chance = 1 / (1 + np.exp(-threshold))
    print(f"threshold: a chance of {chance:.3f}")
    return {"weights": logistic(w.measures, w.said, w.weight, RIDGE, None), "other": chance}


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
