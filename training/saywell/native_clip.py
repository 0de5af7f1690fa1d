"""One clip of native-like speech. It has its own module because lists of clips are pickled."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .corpus import Utterance


@dataclass
class NativeClip:
    utterance: Utterance
    mel: dict
    level: float
    start: np.ndarray
    end: np.ndarray
    """Frames of every sound in the trimmed clip."""
