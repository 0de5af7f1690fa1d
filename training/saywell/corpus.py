"""Reads a labeled folder: `train.jsonl`, one utterance per line, with speechocean762's fields."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .phones import ASPECTS, PHONE_ID


@dataclass
class Word:
    text: str
    phones: list[str]
    stress: list[int]
    """-1 for a consonant, otherwise the digit of the vowel."""
    phone_scores: list[float]
    score: float


@dataclass
class Utterance:
    id: str
    speaker: str
    text: str
    words: list[Word]
    scores: list[float]
    """In the order of ASPECTS."""

    @property
    def phone_ids(self) -> np.ndarray:
        return np.array([PHONE_ID[p] for w in self.words for p in w.phones])

    @property
    def phone_scores(self) -> np.ndarray:
        return np.array([s for w in self.words for s in w.phone_scores], np.float32)

    @property
    def word_of_phone(self) -> np.ndarray:
        return np.array([k for k, w in enumerate(self.words) for _ in w.phones])

    @property
    def word_scores(self) -> np.ndarray:
        return np.array([w.score for w in self.words], np.float32)


def _word(record: dict) -> Word:
    digits = [re.sub(r"\D", "", phone) for phone in record["phones"]]
    phones = [re.sub(r"\d", "", phone) for phone in record["phones"]]
    return Word(
        text=record["text"],
        phones=phones,
        stress=[int(digit) if digit else -1 for digit in digits],
        phone_scores=list(record["phonesAccuracy"]),
        # The score of the word's sounds. The corpus's "total" also includes stress.
        score=record["accuracy"],
    )


def load(folder: str | Path, limit: int | None = None) -> list[Utterance]:
    utterances = []
    with open(Path(folder) / "train.jsonl", encoding="utf-8") as lines:
        for line in lines:
            if limit is not None and len(utterances) == limit:
                break
            record = json.loads(line)
            utterances.append(
                Utterance(
                    id=record["id"],
                    speaker=record["speaker"],
                    text=record["text"],
                    words=[_word(word) for word in record["words"]],
                    scores=[record[aspect] for aspect in ASPECTS],
                )
            )
    return utterances


def speaker_folds(utterances: list[Utterance], count: int) -> dict[str, int]:
    """Every speaker is in exactly one fold: only unheard voices show how well new ones are scored."""
    speakers = sorted({utterance.speaker for utterance in utterances})
    return {speaker: index % count for index, speaker in enumerate(speakers)}
