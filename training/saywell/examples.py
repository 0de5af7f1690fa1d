"""Clips with their targets, as the network stages draw them."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .augment import Strength, warped_and_masked, in_another_room
from .corpus import Utterance, load, speaker_folds
from .phones import CLASSES, SILENCE
from .synthesis import Spoken
from .targets import load_alignment

FOLDS = 2
#: There is one network per quarter of the speakers, which heard the other three quarters. It measures that
#: quarter for the scorers and the judge of contrasts.
QUARTERS = 4
#: Log posterior of a sound in added silence.
SURELY_NOT = -20.0
#: Numbers per 20 ms that say what else the teacher hears.
TRAITS = 96


@dataclass
class Example:
    frames: np.ndarray
    labels: np.ndarray
    """Phone or silence per frame."""
    trust: np.ndarray
    """Weight of each frame. Badly spoken phones have none: they are no examples of that phone."""
    start: np.ndarray
    end: np.ndarray
    utterance: Utterance
    opinion: np.ndarray | None = None
    """The teacher's log posteriors per frame, and what else it hears per two frames."""
    traits: np.ndarray | None = None


@dataclass
class Source:
    utterance: Utterance
    mel: dict
    level: float
    start: np.ndarray
    end: np.ndarray
    opinion: np.ndarray | None = None
    traits: np.ndarray | None = None


def speakers_heard(utterances: list[Utterance], fold: str) -> set[str]:
    """`all`, the half `0` or `1`, or `but-K-of-N`: everyone except fold K of N."""
    if fold == "all":
        return {utterance.speaker for utterance in utterances}
    if fold.startswith("but-"):
        out, count = map(int, fold.removeprefix("but-").split("-of-"))
        return {name for name, own in speaker_folds(utterances, count).items() if own != out}
    return {name for name, own in speaker_folds(utterances, FOLDS).items() if own == int(fold)}


def unheard_networks(utterances: list[Utterance]) -> dict[str, str]:
    """By speaker, the name of the network that did not hear them."""
    return {name: f"without{own}" for name, own in speaker_folds(utterances, QUARTERS).items()}


class Examples:
    """Clips of learners and of synthetic voices, and the noises to put them in."""

    def __init__(self, beds: list[np.ndarray], human: list[Source], synthetic: list[Source]) -> None:
        self.beds, self.human, self.synthetic = beds, human, synthetic

    @staticmethod
    def read(work: Path, data: Path, alignment: Path, fold: str, limit: int | None) -> Examples:
        """Those of one fold of the learners (or all). Synthetic voices belong to every fold."""
        utterances = load(data, limit)
        with open(work / "mel.pkl", "rb") as file:
            cache = pickle.load(file)
        found, heard = load_alignment(alignment), speakers_heard(utterances, fold)
        human = []
        for utterance in utterances:
            if utterance.speaker in heard and utterance.id in found:
                clip = cache["clips"][utterance.id]
                human.append(Source(utterance, clip["mel"], clip["level"], *found[utterance.id]))
        synthetic = [source_of(spoken, cache["clips"]) for spoken in cache["spoken"]]
        return Examples(cache["beds"], human, synthetic)

    def draw(self, source: Source, strength: Strength, rng: np.random.Generator) -> Example:
        speed = rng.choice(list(source.mel))
        frames, shift = in_another_room(source.mel[speed], source.level, self.beds, strength, rng)
        frames = warped_and_masked(frames, strength, rng)
        return label(source, frames, float(speed), shift)


def source_of(spoken: Spoken, clips: dict[str, dict]) -> Source:
    """A synthetic sentence, with its sounds where they are in the trimmed clip."""
    clip = clips[spoken.utterance.id]
    count = len(clip["mel"][1.0])
    start = np.clip(spoken.start - clip["offset"], 0, count - 1)
    end = np.clip(spoken.end - clip["offset"], start + 1, count)
    return Source(spoken.utterance, clip["mel"], clip["level"], start, end)


def beds_of(work: Path) -> list[np.ndarray]:
    with open(work / "mel.pkl", "rb") as file:
        return pickle.load(file)["beds"]


def label(source: Source, frames: np.ndarray, speed: float = 1.0, shift: int = 0) -> Example:
    count = len(frames)
    start = np.clip(np.round(source.start / speed).astype(int) + shift, 0, count - 1)
    end = np.clip(np.round(source.end / speed).astype(int) + shift, start + 1, count)
    labels = np.full(count, SILENCE)
    trust = np.ones(count, np.float32)
    utterance = source.utterance
    for phone, score, a, b in zip(utterance.phone_ids, utterance.phone_scores, start, end):
        labels[a:b] = phone
        trust[a:b] = trust_of(score)
    heard = {}
    if source.opinion is not None and source.traits is not None:
        place = np.floor((np.arange(count) - shift + 0.5) * speed).astype(int)
        half = np.floor((np.arange(0, count, 2) - shift + 1) * speed / 2).astype(int)
        silence = np.full(CLASSES, SURELY_NOT)
        silence[SILENCE] = 0
        heard = {
            "opinion": moved(source.opinion, place, silence),
            "traits": moved(source.traits, half, np.full(source.traits.shape[1], np.nan)),
        }
    return Example(frames, labels, trust, start, end, utterance, **heard)


def trust_of(score: float) -> float:
    return 1.0 if score >= 1.75 else 0.3 if score >= 1.2 else 0.0


def moved(rows: np.ndarray, place: np.ndarray, elsewhere: np.ndarray) -> np.ndarray:
    """The row at each place, and another one where there is none."""
    inside = (place >= 0) & (place < len(rows))
    result = np.tile(elsewhere.astype(np.float16), (len(place), 1))
    result[inside] = rows[place[inside]]
    return result


def class_prior(sources: list[Source]) -> np.ndarray:
    """Share of each class in the weighted frames. The aligner divides it out."""
    total = np.zeros(SILENCE + 1)
    for source in sources:
        example = label(source, np.zeros((len(source.mel[1.0]), 1)))
        total += np.bincount(example.labels, example.trust, SILENCE + 1)
    return total / total.sum()
