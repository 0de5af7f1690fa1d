"""Evaluates a network on the speakers it never heard.

    python3 -m saywell.evaluate_network WORK DATA NET FOLD    (0, 1 or but-K-of-N, as in its training)

Prints the correlations of the heads alone, how often a swapped sound scores lower than the
same sound said well, and how much pink noise at 20 dB changes the utterance heads.
"""

from __future__ import annotations

import argparse
import pickle
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from .alignment import align_all
from .confusions import CONFUSIONS
from .corpus import Utterance, load
from .examples import speakers_heard
from .front_end import normalize
from .network import AcousticModel, log_posteriors, pool, restore, scaled_scores, step_bounds
from .phones import PHONE_ID, PHONES
from .targets import phrase_of


@dataclass
class Reading:
    phone: np.ndarray
    word: np.ndarray
    aspects: np.ndarray
    claims: np.ndarray
    """[segments, phones] head scores."""


def read(model: AcousticModel, utterance: Utterance, hidden: np.ndarray, segments) -> Reading:
    first, last = step_bounds(segments.start, segments.end)
    last = np.minimum(last, len(hidden))
    steps = torch.from_numpy(hidden)[None]
    count = len(first)
    members = torch.zeros(1, len(utterance.words), count)
    members[0, torch.from_numpy(utterance.word_of_phone), torch.arange(count)] = 1
    with torch.no_grad():
        pooled = pool(steps, torch.from_numpy(first)[None], torch.from_numpy(last)[None])
        phones = torch.from_numpy(utterance.phone_ids)[None]
        score, vector = model.segments(pooled, phones)
        return Reading(
            score[0].numpy(),
            model.words(vector, members)[0].numpy() * 5,
            model.utterance(pooled, vector, torch.ones(1, count, dtype=torch.bool))[0].numpy() * 5,
            model.every_phone(pooled[0]).numpy(),
        )


def readings(
    model: AcousticModel, prior: np.ndarray, utterances: list[Utterance], inputs: list[np.ndarray]
) -> list[Reading | None]:
    outputs = [log_posteriors(model, frames) for frames in inputs]
    scores = [scaled_scores(posterior, prior) for posterior, _ in outputs]
    found = align_all(scores, [phrase_of(utterance) for utterance in utterances])
    return [
        None if segments is None else read(model, utterance, hidden, segments)
        for utterance, (_, hidden), segments in zip(utterances, outputs, found)
    ]


def correlation(one: list, other: list) -> float:
    return float(np.corrcoef(np.concatenate(one), np.concatenate(other))[0, 1])


def area_under_curve(low: np.ndarray, high: np.ndarray) -> float:
    ranks = np.argsort(np.argsort(np.concatenate([low, high])))
    return float((ranks[len(low) :].mean() - (len(high) - 1) / 2) / len(low))


def swap_area(utterances: list[Utterance], found: list[Reading]) -> float:
    """Area under the curve: well-said phones under their own name against a likely confusion."""
    own, swapped = [], []
    for utterance, reading in zip(utterances, found):
        for k, (phone, score) in enumerate(zip(utterance.phone_ids, utterance.phone_scores)):
            names = CONFUSIONS.get(PHONES[phone], [])
            if score >= 1.8 and names:
                own.append(reading.claims[k, phone])
                swapped.append(reading.claims[k, PHONE_ID[names[k % len(names)]]])
    return area_under_curve(np.array(swapped), np.array(own))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("net", type=Path)
    parser.add_argument("fold")
    options = parser.parse_args()
    torch.set_num_threads(1)
    model, prior = restore(options.net)
    with open(options.work / "mel.pkl", "rb") as file:
        cache = pickle.load(file)
    utterances = load(options.data)
    heard_before = speakers_heard(utterances, options.fold)
    unseen = [u for u in utterances if u.speaker not in heard_before]
    powers = [np.expm1(cache["clips"][u.id]["mel"][1.0].astype(np.float32)) for u in unseen]
    found = readings(model, prior, unseen, [normalize(power) for power in powers])
    pairs = [(u, r) for u, r in zip(unseen, found) if r is not None]
    good = [u for u, _ in pairs]
    heard = [r for _, r in pairs]
    print(f"phone {correlation([r.phone for r in heard], [u.phone_scores for u in good]):.3f}")
    print(f"word {correlation([r.word for r in heard], [u.word_scores for u in good]):.3f}")
    aspects = np.stack([r.aspects for r in heard])
    truth = np.array([u.scores for u in good])
    shown = [f"{np.corrcoef(aspects[:, k], truth[:, k])[0, 1]:.3f}" for k in range(4)]
    print(f"accuracy, fluency, prosody, total {shown}")
    print(f"swapped sounds {swap_area(good, heard):.3f}")
    few = list(range(0, len(unseen), 8))
    pink = cache["beds"][1]
    noisy = [
        normalize(powers[k] + pink[: len(powers[k])] * (cache["clips"][unseen[k].id]["level"] / 10) ** 2)
        for k in few
    ]
    moved = readings(model, prior, [unseen[k] for k in few], noisy)
    both = [(found[k], m) for k, m in zip(few, moved) if found[k] is not None and m is not None]
    change = np.array([np.abs(m.aspects - r.aspects) for r, m in both])
    print(f"20 dB noise moves aspects by {change.mean():.2f}, p95 {np.percentile(change, 95):.2f}")


if __name__ == "__main__":
    main()
