"""Whole clips with their segments, padded into the arrays that the scores are learned from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from .augment import Strength
from .confusions import CONFUSIONS
from .examples import SURELY_NOT, TRAITS, Example, Examples, Source
from .front_end import BANDS
from .network import step_bounds
from .phones import ASPECTS, CLASSES, PHONE_ID, PHONES, SILENCE

LONGEST = 900
"""Frames. Longer clips are cut, and their later segments are left out."""
#: Score of a segment when claimed to be a sound that is often confused with it.
CONFUSED_SCORE = 0.3
BOUNDARY_JITTER = 1

_CONFUSION_IDS = {PHONE_ID[p]: [PHONE_ID[q] for q in others] for p, others in CONFUSIONS.items()}


@dataclass
class Batch:
    frames: Tensor
    labels: Tensor
    trust: Tensor
    start: Tensor
    end: Tensor
    phones: Tensor
    scores: Tensor
    mask: Tensor
    members: Tensor
    word_scores: Tensor
    aspects: Tensor
    rated: Tensor
    claimed: Tensor
    claimed_scores: Tensor
    opinion: Tensor
    traits: Tensor
    there: Tensor


def _wrong_claims(
    phones: np.ndarray, mask: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """A wrong phone for every segment: half the time a likely confusion, else any phone with score 0."""
    claimed, scores = phones.copy(), np.zeros(phones.shape, np.float32)
    for row, column in zip(*np.nonzero(mask)):
        phone = phones[row, column]
        if rng.random() < 0.5 and phone in _CONFUSION_IDS:
            claimed[row, column] = rng.choice(_CONFUSION_IDS[phone])
            scores[row, column] = CONFUSED_SCORE
        else:
            claimed[row, column] = (phone + rng.integers(1, len(PHONES))) % len(PHONES)
    return claimed, scores


def _jittered(example: Example, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Moves boundaries by up to a frame: alignments are not exact, and scores must not depend on it."""
    moves = rng.integers(-BOUNDARY_JITTER, BOUNDARY_JITTER + 1, (2, len(example.start)))
    start = np.maximum(0, example.start + moves[0])
    end = np.minimum(len(example.frames), example.end + moves[1])
    return start, np.maximum(end, start + 1)


def build(
    examples: Examples, sources: list[Source], rng: np.random.Generator, strength: Strength
) -> Batch:
    drawn = [examples.draw(source, strength, rng) for source in sources]
    count = len(drawn)
    length = min(LONGEST, max(len(example.frames) for example in drawn))
    length += length % 2
    most = max(len(example.start) for example in drawn)
    words = max(len(example.utterance.words) for example in drawn)
    frames = np.zeros((count, length, BANDS), np.float32)
    labels = np.full((count, length), SILENCE)
    trust = np.zeros((count, length), np.float32)
    start, end = np.zeros((count, most), int), np.ones((count, most), int)
    phones = np.full((count, most), CLASSES - 1)
    scores = np.zeros((count, most), np.float32)
    mask = np.zeros((count, most), bool)
    members = np.zeros((count, words, most), np.float32)
    word_scores = np.zeros((count, words), np.float32)
    aspects = np.zeros((count, len(ASPECTS)), np.float32)
    rated = np.zeros(count, bool)
    opinion = np.full((count, length, CLASSES), SURELY_NOT, np.float16)
    opinion[..., SILENCE] = 0
    traits = np.full((count, length // 2, TRAITS), np.nan, np.float16)
    there = np.zeros((count, length), np.float32)
    for row, example in enumerate(drawn):
        utterance = example.utterance
        kept = min(length, len(example.frames))
        frames[row, :kept] = example.frames[:kept]
        labels[row, :kept] = example.labels[:kept]
        trust[row, :kept] = example.trust[:kept]
        there[row, :kept] = 1
        if example.opinion is not None and example.traits is not None:
            opinion[row, :kept] = example.opinion[:kept]
            traits[row, : (kept + 1) // 2] = example.traits[: (kept + 1) // 2]
        own = len(example.start)
        first, last = step_bounds(*_jittered(example, rng))
        inside = last <= length // 2
        start[row, :own] = np.where(inside, first, 0)
        end[row, :own] = np.where(inside, last, 1)
        phones[row, :own] = utterance.phone_ids
        scores[row, :own] = utterance.phone_scores
        mask[row, :own] = inside
        members[row, utterance.word_of_phone, np.arange(own)] = inside
        word_scores[row, : len(utterance.words)] = utterance.word_scores / 5
        aspects[row] = np.array(utterance.scores) / 5
        rated[row] = inside.all()
    claimed, claimed_scores = _wrong_claims(phones, mask, rng)
    arrays = (frames, labels, trust, start, end, phones, scores, mask, members, word_scores)
    rest = (aspects, rated, claimed, claimed_scores, opinion, traits, there)
    return Batch(*(torch.from_numpy(array) for array in arrays + rest))
