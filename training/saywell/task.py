"""One reading for the scorer to study. A module of its own, since lists of tasks are pickled."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .corpus import Utterance


@dataclass
class Task:
    kind: str
    audio: Path
    net: str
    utterance: Utterance
    """The phrase laid over the clip, with the scores it should get."""
