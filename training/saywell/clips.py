"""Every recording that the networks learn from, with its samples: learners, synthetic sentences of stage 1,
a native reader and native-like voices."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .audio import HOP, read_wav, trim
from .corpus import Utterance, load
from .examples import source_of
from .front_end import WINDOW
from .neural_voices import SPEAKER
from .targets import load_alignment


#: Where stage 4 keeps its recordings.
FOLDERS = ("reader", "timed", "voices", "neural")
#: By speaker, where it is none of the kind "voice".
KINDS = {"reader": "reader", SPEAKER: "neural"}


@dataclass
class Clip:
    kind: str
    """learner, synthetic, reader, voice or neural."""
    utterance: Utterance
    samples: np.ndarray
    """Trimmed, 16-bit."""
    mel: dict[float, np.ndarray]
    """By speed."""
    level: float
    start: np.ndarray
    end: np.ndarray
    """Frames of every sound in the trimmed clip."""

    @property
    def frames(self) -> int:
        return len(self.mel[1.0])


def trimmed(path: Path, frames: int) -> np.ndarray:
    samples, count = trim(read_wav(path)), (frames - 1) * HOP + WINDOW
    if abs(len(samples) - count) > 2 * WINDOW:
        raise ValueError(f"{path} has changed since its mel energies were stored")
    return np.pad(samples[:count], (0, max(0, count - len(samples)))).astype(np.int16)


def beginnings(without: str) -> tuple[str, ...]:
    return tuple(part for part in without.split(",") if part)


def learned(work: Path, data: Path, alignment: Path, without: str) -> list[Clip]:
    """Learners' recordings, and the synthetic sentences of stage 1 by voices that are not among `without`."""
    with open(work / "mel.pkl", "rb") as file:
        stored = pickle.load(file)
    found, clips = load_alignment(alignment), []
    for utterance in load(data):
        if utterance.id in found:
            record = stored["clips"][utterance.id]
            samples = trimmed(work / "wav" / f"{utterance.id}.wav", len(record["mel"][1.0]))
            bounds = found[utterance.id]
            clips.append(Clip("learner", utterance, samples, record["mel"], record["level"], *bounds))
    for spoken in stored["spoken"]:
        if spoken.utterance.speaker.removeprefix("flite-").startswith(beginnings(without)):
            continue
        source = source_of(spoken, stored["clips"])
        samples = trimmed(Path(spoken.path), len(source.mel[1.0]))
        clips.append(
            Clip("synthetic", spoken.utterance, samples, source.mel, source.level, source.start, source.end)
        )
    return clips


def native(work: Path, without: str) -> list[Clip]:
    """Native-like recordings whose ids do not begin with one of `without`, which are separated by commas."""
    with open(work / "native.pkl", "rb") as file:
        stored = pickle.load(file)
    return [
        Clip(
            KINDS.get(clip.utterance.speaker, "voice"),
            clip.utterance,
            trimmed(wav_of(work, clip.utterance.id), len(clip.mel[1.0])),
            clip.mel,
            clip.level,
            clip.start,
            clip.end,
        )
        for clip in (*stored["reader"], *stored["spoken"])
        if not clip.utterance.id.startswith(beginnings(without))
    ]


def wav_of(work: Path, identifier: str) -> Path:
    """The recording of a native-like clip."""
    paths = [work / folder / f"{identifier}.wav" for folder in FOLDERS]
    return next(path for path in paths if path.exists())
