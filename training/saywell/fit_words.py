"""Stage 9: was this word said, or another one in its place?

    python3 -m saywell.fit_words FOLDS.pkl OUT.json

The words of correct readings, however poor, against words that were put into the text of the same
recordings. All are scored by scorers that never heard the speaker.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from .folds import RIGHT, fit_command
from .logistic import RIDGE, balanced_weights, held_out_log_odds, logistic, reliability
from .scorer import Item, Prediction

#: Columns of the engine's phone features, for each of the network's two frame outputs: how well a
#: sound fits, and how far it lies below the best one.
LEARNERS, NATIVE = (7, 8), (134, 135)
#: The false alarm rate that sets the threshold, on words that learners said and experts gave more
#: than HOPELESS.
MOST_FALSE = 0.004
HOPELESS = 3


def word_measures(item: Item, prediction: Prediction, word: int) -> list[float]:
    """The same measures in the same order as `measureWord` in the engine."""
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


@dataclass
class Words:
    """Every word that was asked about, with the answer."""

    measures: list[list[float]] = field(default_factory=list)
    said: list[float] = field(default_factory=list)
    group: list[str] = field(default_factory=list)
    kind: list[str] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    """The experts' score."""


def collect(items: list[Item], predictions: list[Prediction]) -> Words:
    texts = {i.utterance.id: [w.text for w in i.utterance.words] for i in items if i.kind in RIGHT}
    words = Words()
    for item, prediction in zip(items, predictions):
        right = item.kind in RIGHT
        if not right and item.kind not in ("word", "phrase"):
            continue
        real = texts.get(item.utterance.id, [])
        for k, word in enumerate(item.utterance.words):
            # In a wrong text some words are the ones that were said: they answer neither question.
            if item.kind == "word" and (k >= len(real) or real[k] == word.text):
                continue
            if item.kind == "phrase" and word.text in real:
                continue
            words.measures.append(word_measures(item, prediction, k))
            words.said.append(float(right))
            words.group.append(item.group)
            words.kind.append(item.kind)
            words.given.append(word.score)
    return words


def fit(items: list[Item], predictions: list[Prediction]) -> dict:
    words = collect(items, predictions)
    measures, said, kind = np.array(words.measures), np.array(words.said), np.array(words.kind)
    weight = balanced_weights(said)
    held_out = held_out_log_odds(measures, said, weight, words.group)
    said_well = (kind == "real") & (np.array(words.given) > HOPELESS)
    threshold = float(np.quantile(held_out[said_well], MOST_FALSE))
    for name in (*RIGHT, "word", "phrase"):
        own = held_out[kind == name]
        if len(own):
            print(f"{name}: taken for another word {100 * (own < threshold).mean():.2f} %, n {len(own)}")
    print(reliability(held_out, said, weight))
    chance = 1 / (1 + np.exp(-threshold))
    print(f"threshold: a chance of {chance:.3f}")
    return {"weights": logistic(measures, said, weight, RIDGE).tolist(), "other": chance}


if __name__ == "__main__":
    fit_command(__doc__, fit)
