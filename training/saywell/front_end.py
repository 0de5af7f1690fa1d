"""Log-mel features in numpy, equal to those of the engine.

Training needs millions of augmented frames, so it has its own short implementation. The engine's tests
compare both, using the values that `reference.py` writes.
"""

from __future__ import annotations

import numpy as np

from .audio import HOP, RATE

WINDOW = 410
FFT = 512
BANDS = 40
LOW_HZ, HIGH_HZ = 60.0, 7600.0
PRE_EMPHASIS = 0.97
#: Brings log energies, minus the channel, to about unit variance.
SCALE = 2.5
#: Frames of an even spectrum that are added to a clip's mean, because a single word says too little
#: about the microphone and the room (decision 033).
EVEN_FRAMES = 25


def mel_weights() -> np.ndarray:
    """[FFT / 2 + 1, BANDS] triangles with edges on FFT bins and equal area in Hz."""

    def to_mel(hertz: np.ndarray | float) -> np.ndarray:
        return 2595 * np.log10(1 + np.asarray(hertz) / 700)

    bin_hz = RATE / FFT
    mels = to_mel(LOW_HZ) + np.arange(BANDS + 2) * (to_mel(HIGH_HZ) - to_mel(LOW_HZ)) / (BANDS + 1)
    edges = np.floor(700 * (10 ** (mels / 2595) - 1) / bin_hz + 0.5) * bin_hz
    frequencies = np.arange(FFT // 2 + 1) * bin_hz
    weights = np.zeros((FFT // 2 + 1, BANDS))
    for band in range(BANDS):
        left, center, right = edges[band : band + 3]
        for index, hertz in enumerate(frequencies):
            if left <= hertz < center:
                share = (hertz - left) / (center - left)
            elif center <= hertz <= right:
                share = (right - hertz) / (right - center) if right > center else 0.0
            else:
                continue
            weights[index, band] = share * 2 / (right - left)
    return weights


_WEIGHTS = mel_weights()
_HAMMING = (0.54 - 0.46 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))).astype(np.float32)


def mel_power(samples: np.ndarray) -> np.ndarray:
    """[frames, BANDS] mel band energies of int16-scale samples."""
    emphasized = samples.astype(np.float32).copy()
    emphasized[1:] -= PRE_EMPHASIS * samples[:-1].astype(np.float32)
    if len(emphasized) < WINDOW + HOP:
        emphasized = np.pad(emphasized, (0, WINDOW + HOP - len(emphasized)))
    frames = np.lib.stride_tricks.sliding_window_view(emphasized, WINDOW)[::HOP] * _HAMMING
    return np.abs(np.fft.rfft(frames, FFT)) ** 2 @ _WEIGHTS


def normalize(power: np.ndarray) -> np.ndarray:
    """The network's input from energies."""
    return without_channel(np.log(power + 1.0))


def without_channel(logs: np.ndarray) -> np.ndarray:
    """Log energies minus the effect of microphone and room on each band, scaled."""
    mean = logs.mean(0)
    channel = (len(logs) * mean + EVEN_FRAMES * mean.mean()) / (len(logs) + EVEN_FRAMES)
    return ((logs - channel) / SCALE).astype(np.float32)


def log_mel(samples: np.ndarray) -> np.ndarray:
    return normalize(mel_power(samples))
