"""Stage 2: first phone boundaries, from only the recordings and their phone sequences.

    python3 -m saywell.flat_start WORK DATA --rounds 10

Viterbi training with one diagonal Gaussian per phone state, starting with phones spread evenly over each
clip. Because of this, no speech recognizer and no earlier network is needed. The networks trained on
these boundaries then find the final ones.
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np
from scipy.fft import dct

from .alignment import STATES, Segments, align_all
from .corpus import Utterance, load
from .front_end import SCALE
from .phones import CLASSES, IS_VOWEL, SILENCE
from .targets import phrase_of, save_alignment

CEPSTRA = 13
#: Scales the scores down: neighboring frames are nearly equal, so their sum would be overconfident.
EVIDENCE = 0.3


def cepstra(log_power: np.ndarray) -> np.ndarray:
    """Cepstra minus their mean, with first and second differences, at unit variance per clip."""
    logs = log_power.astype(np.float32)
    base = dct((logs - logs.mean(0)) / SCALE, norm="ortho", axis=1)[:, :CEPSTRA]
    padded = np.pad(base, ((2, 2), (0, 0)), "edge")
    slope = (padded[3:-1] - padded[1:-3]) + 2 * (padded[4:] - padded[:-4])
    edge = np.pad(slope, ((1, 1), (0, 0)), "edge")
    features = np.concatenate([base, slope, edge[2:] - edge[:-2]], 1)
    return (features / (features.std(0) + 1e-3)).astype(np.float32)


def even_spread(log_power: np.ndarray, phones: np.ndarray) -> Segments:
    """Phones spread evenly over the louder part of the clip, with vowels a little longer."""
    level = np.convolve(log_power.astype(np.float32).mean(1), np.ones(5) / 5, "same")
    low, high = np.percentile(level, 10), np.percentile(level, 95)
    loud = np.flatnonzero(level > low + 0.4 * (high - low))
    first, last = loud[0], min(len(level), loud[-1] + 3)
    shares = np.cumsum(np.concatenate([[0], np.where(IS_VOWEL[phones], 1.4, 1.0)]))
    times = first + np.round(shares / shares[-1] * (last - first)).astype(int)
    return Segments(times[:-1], np.maximum(times[1:], times[:-1] + 1), 0.0)


def state_labels(segments: Segments, phones: np.ndarray, frames: int) -> np.ndarray:
    """Frame labels as phone * STATES + state. Each phone is cut into equal thirds."""
    labels = np.full(frames, SILENCE * STATES + 1)
    for phone, start, end in zip(phones, segments.start, segments.end):
        span = np.arange(start, min(end, frames))
        labels[span] = phone * STATES + (span - start) * STATES // max(1, end - start)
    return labels


class GaussianStates:
    def __init__(self, dimensions: int) -> None:
        size = CLASSES * STATES
        self.count = np.zeros(size)
        self.total = np.zeros((size, dimensions))
        self.square = np.zeros((size, dimensions))

    def see(self, features: np.ndarray, labels: np.ndarray) -> None:
        np.add.at(self.count, labels, 1)
        np.add.at(self.total, labels, features)
        np.add.at(self.square, labels, features**2)

    def finish(self) -> None:
        overall = self.total.sum(0) / self.count.sum()
        spread = self.square.sum(0) / self.count.sum() - overall**2
        # Ten added frames of average speech keep the estimates of rare states (ZH, OY) stable.
        weight = (self.count + 10)[:, None]
        self.mean = (self.total + 10 * overall) / weight
        second = (self.square + 10 * (spread + overall**2)) / weight
        self.variance = np.maximum(second - self.mean**2, 0.05 * spread)
        # Silence is one steady sound, so its three states share one Gaussian.
        silent = slice(SILENCE * STATES, None)
        self.mean[silent] = self.mean[SILENCE * STATES + 1]
        self.variance[silent] = self.variance[SILENCE * STATES + 1]

    def scores(self, features: np.ndarray) -> np.ndarray:
        inverse = 0.5 / self.variance
        fit = features**2 @ inverse.T - 2 * features @ (self.mean * inverse).T
        constant = (self.mean**2 * inverse).sum(1) + 0.5 * np.log(self.variance).sum(1)
        return (-EVIDENCE * (fit + constant)).astype(np.float32)


def train(utterances: list[Utterance], mels: dict, rounds: int) -> dict[str, Segments]:
    features = {u.id: cepstra(mels[u.id]["mel"][1.0]) for u in utterances}
    found = {u.id: even_spread(mels[u.id]["mel"][1.0], u.phone_ids) for u in utterances}
    phrases = [phrase_of(utterance) for utterance in utterances]
    for turn in range(rounds):
        model = GaussianStates(CEPSTRA * 3)
        for utterance in utterances:
            segments = found.get(utterance.id)
            if segments is not None:
                own = features[utterance.id]
                model.see(own, state_labels(segments, utterance.phone_ids, len(own)))
        model.finish()
        scores = [model.scores(features[utterance.id]) for utterance in utterances]
        aligned = align_all(scores, phrases, state_scores=True)
        found = {u.id: s for u, s in zip(utterances, aligned) if s is not None}
        fit = np.mean([segments.score for segments in found.values()])
        print(f"round {turn}: {len(found)} aligned, fit {fit:.3f}", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--rounds", type=int, required=True)
    options = parser.parse_args()
    with open(options.work / "mel.pkl", "rb") as file:
        mels = pickle.load(file)["clips"]
    found = train(load(options.data, options.limit), mels, options.rounds)
    save_alignment(options.work / "align-flat.pkl", found)


if __name__ == "__main__":
    main()
