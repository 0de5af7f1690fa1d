"""A reader's sentences in pieces of whole words: they are longer than learners' phrases."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from .examples import Source
from .prepare import CODED

#: Frames.
LONGEST_PIECE, MARGIN = 300, 5
FEWEST_SOUNDS = 5


def pieces_of(clip: Source) -> list[Source]:
    """The clip at its own speed, plain and through Opus, cut into pieces."""
    words, word_of_sound = clip.utterance.words, clip.utterance.word_of_phone
    pieces, first = [], 0
    while first < len(words):
        begin, last = clip.start[word_of_sound == first][0], first
        while last + 1 < len(words) and clip.end[word_of_sound == last + 1][-1] - begin < LONGEST_PIECE:
            last += 1
        inside = (first <= word_of_sound) & (word_of_sound <= last)
        if inside.sum() >= FEWEST_SOUNDS:
            part = replace(clip.utterance, words=words[first : last + 1])
            piece = piece_of(clip, inside)
            pieces.append(replace(piece, utterance=part))
        first = last + 1
    return pieces


def piece_of(clip: Source, inside: np.ndarray) -> Source:
    low, high = edges_of(clip, *np.flatnonzero(inside)[[0, -1]])
    start, end = clip.start[inside] - low, clip.end[inside] - low
    opinion = None if clip.opinion is None else clip.opinion[low:high]
    # One row for two frames.
    traits = None if clip.traits is None else clip.traits[(low + 1) // 2 : (high + 1) // 2]
    mel = {speed: rows[low:high] for speed, rows in clip.mel.items() if speed in (1.0, CODED)}
    return Source(clip.utterance, mel, clip.level, start, end, opinion, traits)


def edges_of(clip: Source, first: int, last: int) -> tuple[int, int]:
    """Frames of the piece from one sound to another, with some silence, but nothing of its neighbors."""
    before = clip.end[first - 1] if first else 0
    after = clip.start[last + 1] if last + 1 < len(clip.start) else len(clip.mel[1.0])
    return int(max(clip.start[first] - MARGIN, before)), int(min(clip.end[last] + MARGIN, after))
