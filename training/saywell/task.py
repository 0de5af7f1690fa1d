"""One reading that the scorer learns from. It has its own module because lists of tasks are pickled."""

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
    """The phrase that is aligned to the clip, with its target scores."""
