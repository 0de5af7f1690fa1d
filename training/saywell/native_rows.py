"""Native-like speech beside the learners in every batch of stage 5.

Learners' recordings teach the network only what experts accepted. Native speech beside them also teaches
what tells two sounds apart.
"""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np

from .examples import Source
from .native_clip import NativeClip

#: Rows of a batch, in which learners have 24.
READER_BESIDE, SPOKEN_BESIDE = 3, 6
#: Frames. A reader's sentences are longer than learners' phrases, so they are cut between words.
LONGEST_PIECE, MARGIN = 300, 5
FEWEST_SOUNDS = 5


def kept(clips: list[NativeClip], without: str) -> list[NativeClip]:
    """Leaves out clips whose id begins with one of `without`, which are separated by commas."""
    beginnings = tuple(part for part in without.split(",") if part)
    return [clip for clip in clips if not clip.utterance.id.startswith(beginnings)]


def source_of(clip: NativeClip) -> Source:
    return Source(clip.utterance, clip.mel, clip.level, clip.start, clip.end)


def pieces_of(clip: NativeClip) -> list[Source]:
    """The clip at its own speed, cut into pieces of whole words."""
    words, word_of_sound, mel = clip.utterance.words, clip.utterance.word_of_phone, clip.mel[1.0]
    pieces, first = [], 0
    while first < len(words):
        begin, last = clip.start[word_of_sound == first][0], first
        while last + 1 < len(words) and clip.end[word_of_sound == last + 1][-1] - begin < LONGEST_PIECE:
            last += 1
        inside = (first <= word_of_sound) & (word_of_sound <= last)
        start, end = clip.start[inside], clip.end[inside]
        low, high = edges_of(clip, *np.flatnonzero(inside)[[0, -1]])
        if inside.sum() >= FEWEST_SOUNDS:
            part = replace(clip.utterance, words=words[first : last + 1])
            pieces.append(Source(part, {1.0: mel[low:high]}, clip.level, start - low, end - low))
        first = last + 1
    return pieces


def edges_of(clip: NativeClip, first: int, last: int) -> tuple[int, int]:
    """Frames of the piece from one sound to another, with some silence, but nothing of its neighbors."""
    before = clip.end[first - 1] if first else 0
    after = clip.start[last + 1] if last + 1 < len(clip.start) else len(clip.mel[1.0])
    return int(max(clip.start[first] - MARGIN, before)), int(min(clip.end[last] + MARGIN, after))


class NativeRows:
    def __init__(self, path: Path, without: str) -> None:
        with open(path, "rb") as file:
            native = pickle.load(file)
        read = [piece for clip in kept(native["reader"], without) for piece in pieces_of(clip)]
        spoken = [source_of(clip) for clip in kept(native["spoken"], without)]
        self.groups = [(group, rows) for group, rows in ((spoken, SPOKEN_BESIDE), (read, READER_BESIDE)) if group]

    def draw(self, rng: np.random.Generator) -> list[Source]:
        return [group[k] for group, rows in self.groups for k in rng.choice(len(group), rows)]
