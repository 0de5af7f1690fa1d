"""Forced alignment in numpy, many clips at once. The engine has its own aligner that does the same.

A phrase is a left-to-right chain: optional silence, the phones of a word, optional silence, and
so on. Every unit has three states, and each must be visited, so no phone is shorter than 30 ms.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .phones import SILENCE

STATES = 3
LOG_HALF = np.log(0.5)
SILENCE_ENTRY = -1.0
_NEVER = -1e30
#: Distance from a phone's first state to the last state before an optional silence.
_JUMP = STATES + 1


@dataclass
class Segments:
    start: np.ndarray
    """First frame of every phone."""
    end: np.ndarray
    """One past the last frame of every phone."""
    score: float
    """Mean frame score of the best path."""


def chain(words: list[list[int]]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Labels, 'may be skipped' and phone index (-1 for silence) of the units of a phrase."""
    labels, optional, phone_index = [SILENCE], [True], [-1]
    count = 0
    for word in words:
        for phone in word:
            labels.append(phone)
            optional.append(False)
            phone_index.append(count)
            count += 1
        labels.append(SILENCE)
        optional.append(True)
        phone_index.append(-1)
    return np.array(labels), np.array(optional), np.array(phone_index)


def _backtrack(pointers: np.ndarray, phones: np.ndarray, last: int, score: float) -> Segments:
    count = phones.max() + 1
    start, end = np.full(count, -1), np.full(count, -1)
    state = last
    for time in range(len(pointers) - 1, -1, -1):
        phone = phones[state // STATES]
        if phone >= 0:
            start[phone] = time
            if end[phone] < 0:
                end[phone] = time + 1
        state -= (0, 1, _JUMP)[pointers[time, state]]
    return Segments(start, end, score)


def align_batch(
    scores: list[np.ndarray], phrases: list[list[list[int]]], state_scores: bool = False
) -> list[Segments | None]:
    """Aligns clips to phrases; None where a clip is too short for its phrase.

    `scores[k]` is [frames, classes], or [frames, classes * STATES] with `state_scores`.
    """
    chains = [chain(words) for words in phrases]
    size = max(len(labels) for labels, _, _ in chains) * STATES
    frames = max(len(score) for score in scores)
    batch = len(scores)
    emission = np.full((frames, batch, size), _NEVER, np.float32)
    entry = np.zeros((batch, size), np.float32)
    may_jump = np.zeros((batch, size), bool)
    for k, ((labels, optional, _), score) in enumerate(zip(chains, scores)):
        units = len(labels) * STATES
        if state_scores:
            columns = (labels[:, None] * STATES + np.arange(STATES)).reshape(-1)
        else:
            columns = np.repeat(labels, STATES)
        emission[: len(score), k, :units] = score[:, columns]
        entry[k, :units:STATES] = np.where(optional, SILENCE_ENTRY, 0)
        may_jump[k, 2 * STATES : units : STATES] = optional[1:-1]
    best = np.full((batch, size), _NEVER, np.float32)
    best[:, 0] = emission[0, :, 0] + entry[:, 0]
    best[:, STATES] = emission[0, :, STATES]
    pointers = np.zeros((frames, batch, size), np.int8)
    finals: list[np.ndarray | None] = [None] * batch
    ends = [len(score) - 1 for score in scores]
    jump = np.full((batch, size), _NEVER, np.float32)
    for time in range(frames):
        if time:
            stay = best + LOG_HALF
            step = np.full_like(best, _NEVER)
            step[:, 1:] = best[:, :-1] + LOG_HALF
            step += entry
            jump[:, _JUMP:] = np.where(may_jump[:, _JUMP:], best[:, :-_JUMP] + LOG_HALF, _NEVER)
            options = np.stack([stay, step, jump])
            choice = options.argmax(0)
            pointers[time] = choice
            best = np.take_along_axis(options, choice[None], 0)[0] + emission[time]
        for k in range(batch):
            if ends[k] == time:
                finals[k] = best[k].copy()
    results: list[Segments | None] = []
    for k, (labels, _, phones) in enumerate(chains):
        final = finals[k]
        assert final is not None
        silent, spoken = len(labels) * STATES - 1, len(labels) * STATES - 1 - STATES
        last = silent if final[silent] >= final[spoken] else spoken
        if final[last] < _NEVER / 2:
            results.append(None)
            continue
        score = float(final[last]) / len(scores[k])
        results.append(_backtrack(pointers[: len(scores[k]), k], phones, last, score))
    return results


def align_all(
    scores: list[np.ndarray], phrases: list[list[list[int]]], state_scores: bool = False
) -> list[Segments | None]:
    """`align_batch` in groups of similar length. Results are in the order of the clips."""
    order = sorted(range(len(scores)), key=lambda k: len(scores[k]))
    results: list[Segments | None] = [None] * len(scores)
    for first in range(0, len(order), 48):
        group = order[first : first + 48]
        found = align_batch([scores[k] for k in group], [phrases[k] for k in group], state_scores)
        for k, segments in zip(group, found):
            results[k] = segments
    return results
