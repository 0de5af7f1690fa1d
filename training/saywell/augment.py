"""Augmentation in the mel-energy domain, where noise, echo and level changes are cheap.

Adding the energies of noise to those of a clip equals adding the waves, on average. So every epoch
can put every clip into another room without processing samples.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.signal import lfilter

from .front_end import BANDS, SCALE, normalize


@dataclass
class Strength:
    """How often each change happens. The training stages differ."""

    warp: float
    warp_share: float
    noise_share: float = 0.5
    echo_share: float = 0.15
    padding_share: float = 0.25
    band_limit_share: float = 0.04


FRAME_STAGE = Strength(warp=0.08, warp_share=0.3)
#: Shares of white noise, pink noise and babble. Pink noise is closest to rooms and fans.
_BED_KINDS = (0.25, 0.4, 0.35)


def _with_noise(
    power: np.ndarray, level: float, beds: list[np.ndarray], rng: np.random.Generator
) -> np.ndarray:
    kind = rng.choice(3, p=_BED_KINDS)
    bed = beds[kind] if kind < 2 else beds[rng.integers(2, len(beds))]
    first = rng.integers(max(1, len(bed) - len(power)))
    piece = bed[first : first + len(power)]
    if len(piece) < len(power):
        piece = np.resize(bed, power.shape)
    decibels = rng.uniform(5, 35)
    return power + piece * (level * 10 ** (-decibels / 20)) ** 2


def _with_echo(power: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Adds an exponential decay that takes 0.15 to 0.6 s to fall by 60 dB."""
    decay = 10 ** (-6 * 0.01 / rng.uniform(0.15, 0.6))
    wet = rng.uniform(0.05, 0.5)
    tail = lfilter([0, (1 - decay) * wet * 2], [1, -decay], power, axis=0)
    return power + tail


def _with_padding(power: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, int]:
    quiet = np.percentile(power, 5, axis=0) * (rng.random() < 0.6)
    before, after = rng.integers(0, 50, 2)

    def silence(count: int) -> np.ndarray:
        return quiet * rng.gamma(2.0, 0.5, (count, BANDS))

    return np.concatenate([silence(before), power, silence(after)]), int(before)


def in_another_room(
    log_power: np.ndarray,
    level: float,
    beds: list[np.ndarray],
    strength: Strength,
    rng: np.random.Generator,
) -> tuple[np.ndarray, int]:
    """Normalized frames of one augmented copy, and how many frames the padding moved the speech."""
    power = np.expm1(log_power.astype(np.float32))
    shift = 0
    if rng.random() < strength.padding_share:
        power, shift = _with_padding(power, rng)
    if rng.random() < strength.echo_share:
        power = _with_echo(power, rng)
    if rng.random() < strength.noise_share:
        power = _with_noise(power, level, beds, rng)
    if rng.random() < strength.band_limit_share:
        power[:, 28:] *= 1e-4
    if rng.random() < 0.3:
        power = power * 10 ** (rng.uniform(-15, 6) / 10)
    return normalize(power), shift


def warped_and_masked(frames: np.ndarray, strength: Strength, rng: np.random.Generator) -> np.ndarray:
    """Changes vocal tract and microphone, then masks small areas, so that none is relied on alone."""
    count = len(frames)
    if rng.random() < strength.warp_share:
        place = np.arange(BANDS) * (1 + rng.uniform(-strength.warp, strength.warp))
        place = np.clip(place, 0, BANDS - 1)
        below = place.astype(int)
        share = (place - below).astype(np.float32)
        above = np.minimum(below + 1, BANDS - 1)
        frames = frames[:, below] * (1 - share) + frames[:, above] * share
    if rng.random() < 0.5:
        frames = frames + rng.standard_normal(BANDS).astype(np.float32) * (0.375 / SCALE)
    frames = frames.copy()
    for _ in range(2):
        width = rng.integers(0, 7)
        low = rng.integers(0, BANDS - width + 1)
        frames[:, low : low + width] = 0
    for _ in range(max(1, count // 150)):
        width = rng.integers(0, min(13, count))
        first = rng.integers(0, count - width + 1)
        frames[first : first + width] = 0
    return frames
