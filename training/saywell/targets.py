"""Files of phone boundaries, written by an aligner and read by the training of the network."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np

from .alignment import Segments
from .corpus import Utterance
from .phones import PHONE_ID


def phrase_of(utterance: Utterance) -> list[list[int]]:
    return [[PHONE_ID[phone] for phone in word.phones] for word in utterance.words]


def save_alignment(path: Path, found: dict[str, Segments]) -> None:
    with open(path, "wb") as file:
        pickle.dump({key: (s.start, s.end) for key, s in found.items()}, file)


def load_alignment(path: Path) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    with open(path, "rb") as file:
        return pickle.load(file)
