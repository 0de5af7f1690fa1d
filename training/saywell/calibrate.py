"""Stage 8: turns the scorer's outputs into what a learner sees.

    python3 -m saywell.calibrate EXPERT.folds.pkl STRICT.folds.pkl OUT.json

Uses only cross-validated predictions, so precision and recall hold for unheard speakers.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from .folds import load_folds
from .scorer import Item, Prediction

#: A learner should work on sounds that the experts gave less than this.
BAD_PHONE = 1.0
BAD_WORD = 5.0
#: How far a score may lie above the strict scorer's. Experts rate what was said; a word that was not said
#: gets 9 of 10 from the networks that learned from them. Lower limits find more of those, and agree less
#: with experts (decision 085).
MOST_ABOVE = {"phone": 0.6, "word": 1.8}
#: A mark in a reading that is well said otherwise is rarely right. For each point of the strict scorer's
#: accuracy above `above`, the thresholds of sounds and words are lower by this, but not those of words that
#: the strict scorer alone holds down: they may not have been said (decision 086).
WELL_SAID = {"above": 6.0, "phone": 0.25, "word": 0.75}
#: Of sounds and of words. As they are served, sounds called wrong are more precise (decision 094).
WRONG_PRECISION, WORD_PRECISION = 0.74, 0.715
CHECK_PRECISION = 0.5
#: From here on a word is shown as clear.
CLEAR_WORD = 7.5
SEGMENT_WEIGHT = 0.1
#: Maps the internal overall score (1 to 10) to the shown one (0 to 100). A different phrase stays near
#: 0. Native readings, which reach 9 or more, get above 92. The curve is steepest around 5, where experts
#: disagree. Of the readings that they give 7 or more, 0.36 % are shown under 60.
OVERALL_X = [1, 3, 4.4, 5.2, 7, 8, 8.6, 9.1, 9.65]
OVERALL_Y = [0, 20, 42, 60, 74, 88, 93, 96.5, 100]
ASPECT_WEIGHTS = [0.4, 0.1, 0.1, 0.4]


def limited(expert: Prediction, strict: Prediction) -> Prediction:
    """As `limitScores` in the engine."""
    return Prediction(
        np.minimum(expert.phone, strict.phone + MOST_ABOVE["phone"]),
        np.minimum(expert.word, strict.word + MOST_ABOVE["word"]),
        expert.aspects,
    )


def threshold_for(scores: np.ndarray, bad: np.ndarray, precision: float) -> float:
    """The highest threshold at which at least `precision` of the flagged items are bad."""
    order = np.argsort(scores)
    hits = np.cumsum(bad[order]) / np.arange(1, len(order) + 1)
    enough = np.flatnonzero(hits >= precision)
    # Precision over fewer than fifty flagged items is mostly chance.
    enough = enough[enough >= 50]
    return float(scores[order[enough[-1]]]) if len(enough) else float(scores.min())


def point(scores: np.ndarray, bad: np.ndarray, threshold: float) -> dict[str, float]:
    flagged = scores < threshold
    found = (flagged & bad).sum()
    return {
        "threshold": round(threshold, 3),
        "precision": round(float(found / max(1, flagged.sum())), 3),
        "recall": round(float(found / max(1, bad.sum())), 3),
    }


def segment_score(prediction: Prediction) -> float:
    """0 to 10 from the worst sounds and words, so one bad sound counts in a long phrase too."""
    phones = np.sort(np.clip(prediction.phone, 0, 2))
    words = np.sort(np.clip(prediction.word, 0, 10))
    worst_phones = phones[: max(1, round(len(phones) * 0.2))].mean()
    worst_words = words[: max(1, round(len(words) / 3))].mean()
    return 2.5 * worst_phones + 0.5 * worst_words


def overall(prediction: Prediction, weight: float = SEGMENT_WEIGHT) -> float:
    blend = weight * segment_score(prediction)
    blend += (1 - weight) * float(np.dot(ASPECT_WEIGHTS, prediction.aspects))
    return float(np.interp(blend, OVERALL_X, OVERALL_Y))


def summary(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    low, middle, high = np.percentile(values, [5, 50, 95])
    shown = {"mean": np.mean(values), "p5": low, "p50": middle, "p95": high, "max": max(values)}
    return {name: round(float(value), 1) for name, value in shown.items()}


def as_marked(shown: Prediction, strict: Prediction) -> tuple[np.ndarray, np.ndarray]:
    """Scores of sounds and words that can be compared with one threshold: lower thresholds in a reading are
    the same as higher scores in it."""
    points = max(0.0, strict.aspects[0] - WELL_SAID["above"])
    doubted = shown.word >= strict.word + MOST_ABOVE["word"]
    word = shown.word + np.where(doubted, 0, points * WELL_SAID["word"])
    return shown.phone + points * WELL_SAID["phone"], word


def calibrate(items: list[Item], predictions: list[Prediction], strict: list[Prediction]) -> dict:
    real = [(i, p, as_marked(p, s)) for i, p, s in zip(items, predictions, strict) if i.kind == "real"]
    phone = np.concatenate([phones for _, _, (phones, _) in real])
    bad_phone = np.concatenate([i.utterance.phone_scores for i, _, _ in real]) < BAD_PHONE
    word = np.concatenate([words for _, _, (_, words) in real])
    bad_word = np.concatenate([i.utterance.word_scores for i, _, _ in real]) <= BAD_WORD
    total = np.array([i.utterance.scores[3] for i, _, _ in real])
    result: dict = {"phone": {}, "word": {}}
    for name, precision in (("wrong", WRONG_PRECISION), ("check", CHECK_PRECISION)):
        limit = threshold_for(phone, bad_phone, precision)
        result["phone"][name] = point(phone, bad_phone, limit)
    limit = min(threshold_for(word, bad_word, WORD_PRECISION), CLEAR_WORD)
    result["word"]["wrong"] = point(word, bad_word, limit)
    values = np.array([overall(p) for _, p, _ in real])
    result["overallCorrelation"] = round(float(np.corrcoef(values, total)[0, 1]), 4)
    result["kinds"] = {
        kind: summary([overall(p) for i, p in zip(items, predictions) if i.kind == kind])
        for kind in ("real", "copy", "phrase", "noise", "synthetic", "reader")
    }
    result["mostAbove"] = MOST_ABOVE
    result["wellSaid"] = WELL_SAID
    result["overall"] = {
        "segmentWeight": SEGMENT_WEIGHT,
        "worstPhones": 0.2,
        "worstWords": 1 / 3,
        "phoneScale": 2.5,
        "wordScale": 0.5,
        "aspectWeights": ASPECT_WEIGHTS,
        "x": OVERALL_X,
        "y": OVERALL_Y,
    }
    print(json.dumps(result, indent=2))
    return result


def readings(items: list[Item]) -> list[tuple[str, str]]:
    return [(item.kind, item.utterance.id) for item in items]


def load_both(expert: Path, strict: Path) -> tuple[list[Item], list[Prediction], list[Prediction]]:
    """Readings, the scores that are shown, and the strict ones, from the predictions of both scorers."""
    items, by_expert = load_folds(expert)
    others, by_strict = load_folds(strict)
    if readings(items) != readings(others):
        raise ValueError("the two scorers were not tried on the same readings")
    return items, [limited(*both) for both in zip(by_expert, by_strict)], by_strict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("expert", type=Path)
    parser.add_argument("strict", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    result = calibrate(*load_both(options.expert, options.strict))
    options.out.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
