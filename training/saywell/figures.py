"""The cross-validated figures of the model card, with intervals from resampling speakers.

    python3 -m saywell.figures EXPERT.folds.pkl STRICT.folds.pkl

For the overall score, each reading counts as surely the phrase: where the engine is not sure, it blends the
strict scores in, which costs .01 of agreement (decision 085).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from .calibrate import BAD_PHONE, WRONG_PRECISION, as_marked, load_both, overall, point, threshold_for
from .phones import ASPECTS
from .scorer import Item, Prediction

DRAWS = 1000


def pairs_of(items: list[Item], predictions: list[Prediction]) -> dict[str, list[np.ndarray]]:
    """For every level and speaker: an array of two rows, predicted and given."""
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


def wrong_flags(
    items: list[Item],
    predictions: list[Prediction],
    strict: list[Prediction],
    rng: np.random.Generator,
) -> str:
    """Precision and recall of "wrong" at the threshold that ships."""
    by_speaker: dict[str, list[tuple[np.ndarray, np.ndarray]]] = {}
    for item, prediction, doubting in zip(items, predictions, strict):
        phone, _ = as_marked(prediction, doubting)
        bad = item.utterance.phone_scores < BAD_PHONE
        by_speaker.setdefault(item.group, []).append((phone, bad))
    speakers = [tuple(map(np.concatenate, zip(*clips))) for clips in by_speaker.values()]
    scores, bad = map(np.concatenate, zip(*speakers))
    limit = threshold_for(scores, bad, WRONG_PRECISION)
    drawn = []
    for _ in range(DRAWS):
        picked = [speakers[k] for k in rng.integers(0, len(speakers), len(speakers))]
        found = point(*map(np.concatenate, zip(*picked)), limit)
        drawn.append((found["precision"], found["recall"]))
    whole = point(scores, bad, limit)
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    parts = [
        f"{name} {whole[name]:.3f} ({low[k]:.3f} to {high[k]:.3f})"
        for k, name in enumerate(("precision", "recall"))
    ]
    return f"wrong under {limit:.3f}: {', '.join(parts)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("expert", type=Path)
    parser.add_argument("strict", type=Path)
    options = parser.parse_args()
    real = [both for both in zip(*load_both(options.expert, options.strict)) if both[0].kind == "real"]
    items, predictions, strict = map(list, zip(*real))
    rng = np.random.default_rng(0)
    for level, speakers in pairs_of(items, predictions).items():
        whole = np.concatenate(speakers, 1)
        drawn = []
        for _ in range(DRAWS):
            picked = rng.integers(0, len(speakers), len(speakers))
            drawn.append(np.corrcoef(np.concatenate([speakers[k] for k in picked], 1))[0, 1])
        low, high = np.percentile(drawn, [2.5, 97.5])
        error = ((whole[0] - whole[1]) ** 2).mean()
        r = np.corrcoef(whole)[0, 1]
        print(f"{level}: r {r:.3f} ({low:.3f} to {high:.3f}), MSE {error:.3f}, n {whole.shape[1]}")
    print(wrong_flags(items, predictions, strict, rng))


if __name__ == "__main__":
    main()
