"""Clear American speech from flite's free voices.

It has two uses. flite says which sound it makes when, so the network gets exact targets. And the
scorer learns what a perfect reading looks like. Voices used here must never be used for evaluation.
"""

from __future__ import annotations

import random
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from .audio import HOP, RATE, read_wav
from .corpus import Utterance, Word
from .phones import IS_VOWEL, PHONE_ID

VOICES = ("slt", "rms", "awb")
#: Scores of a perfect reading, in the order of ASPECTS. Just below 10, which experts rarely give.
ANCHOR_SCORES = [9.8, 9.6, 9.4, 9.7]
_FLITE_NAMES = {"ax": "AH"}


@dataclass
class Spoken:
    utterance: Utterance
    path: Path
    start: np.ndarray
    end: np.ndarray
    """Frames of every phone."""


def _phone(name: str) -> str:
    return _FLITE_NAMES.get(name, name.upper())


@lru_cache(maxsize=None)
def phones_of(word: str) -> tuple[str, ...]:
    command = ["flite", "-voice", "slt", "-ps", "-t", word, "-o", "none"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return tuple(_phone(name) for name in printed.split() if name != "pau")


def speak(text: str, voice: str, path: Path) -> list[tuple[str, float, float]]:
    """Writes the recording and returns (phone, from, to) in seconds."""
    command = ["flite", "-voice", voice, "-psdur", "-t", text, "-o", str(path)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    result, before = [], 0.0
    for item in printed.split():
        name, until = item.rsplit(":", 1)
        if name != "pau":
            result.append((_phone(name), before, float(until)))
        before = float(until)
    return result


def _utterance(name: str, voice: str, words: list[str], phones: list[str]) -> Utterance | None:
    """Divides the spoken phones into words. None if flite joined or added sounds."""
    lengths = [len(phones_of(word)) for word in words]
    if sum(lengths) != len(phones) or 0 in lengths or any(p not in PHONE_ID for p in phones):
        return None
    cut, position = [], 0
    for text, length in zip(words, lengths):
        part = phones[position : position + length]
        position += length
        # flite prints no stress, so every vowel counts as stressed.
        stress = [1 if IS_VOWEL[PHONE_ID[p]] else -1 for p in part]
        cut.append(Word(text.upper(), part, stress, [2.0] * length, 10.0))
    return Utterance(name, f"flite-{voice}", " ".join(words).upper(), cut, list(ANCHOR_SCORES))


def utterance_of(text: str, voice: str, path: Path) -> Utterance:
    """Speaks one sentence and returns it with the sounds the voice made."""
    phones = [phone for phone, _, _ in speak(text, voice, path)]
    utterance = _utterance(path.stem, voice, text.split(), phones)
    if utterance is None:
        raise ValueError(f"the voice does not keep the words of '{text}' apart")
    return utterance


def make_speech(texts: list[str], count: int, folder: Path, seed: int) -> list[Spoken]:
    """`count` sentences: half the given texts, half random sequences of their words.

    The random ones keep the network from memorizing the phrases of the corpus.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)
    vocabulary = sorted({word for text in texts for word in text.lower().split()})
    spoken: list[Spoken] = []
    while len(spoken) < count:
        index = len(spoken)
        if index % 2:
            words = rng.choices(vocabulary, k=rng.randint(3, 9))
        else:
            words = rng.choice(texts).lower().split()
        voice = VOICES[index % len(VOICES)]
        path = folder / f"tts{index:04d}.wav"
        timed = speak(" ".join(words), voice, path)
        utterance = _utterance(path.stem, voice, words, [phone for phone, _, _ in timed])
        if utterance is None:
            continue
        frames = RATE / HOP
        length = len(read_wav(path)) // HOP
        start = np.array([round(begin * frames) for _, begin, _ in timed])
        end = np.array([min(length, round(until * frames)) for _, _, until in timed])
        spoken.append(Spoken(utterance, path, start, np.maximum(end, start + 1)))
    return spoken
