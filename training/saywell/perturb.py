"""Noisy copies of recordings, as from another microphone or room, and pure noise."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from .audio import RATE, babble, pink_noise, read_wav, speech_level, white_noise

FULL_SCALE = 32768


def disturbed(samples: np.ndarray, voices: list[Path], rng: np.random.Generator) -> np.ndarray:
    """Usually adds noise 12 to 32 dB below the speech, often silence around it, and a level change."""
    result = samples.astype(np.float64)
    if rng.random() < 0.85:
        kind = rng.choice(3, p=(0.25, 0.45, 0.3))
        if kind == 0:
            noise = white_noise(len(result), rng)
        elif kind == 1:
            noise = pink_noise(len(result), rng)
        else:
            noise = babble(len(result), [read_wav(path) for path in voices], rng)
        result = result + noise * speech_level(samples) * 10 ** (-rng.uniform(12, 32) / 20)
    if rng.random() < 0.4:
        floor = np.sqrt(np.mean(np.sort(result**2)[: max(1, len(result) // 10)])) + 1
        quiet = 0.0 if rng.random() < 0.5 else floor
        before, after = (int(rng.uniform(0, 2) * RATE) for _ in range(2))
        pieces = [white_noise(before, rng) * quiet, result, white_noise(after, rng) * quiet]
        result = np.concatenate(pieces)
    return np.clip(result * 10 ** rng.uniform(-0.6, 0.1), -FULL_SCALE, FULL_SCALE - 1)


def noise_clip(count: int, rng: np.random.Generator) -> np.ndarray:
    """Anything that is not speech: hiss, rumble, hum, pulses, clicks or silence."""
    spectrum = np.fft.rfft(rng.standard_normal(count))
    tilt = (np.arange(len(spectrum)) + 10.0) ** -rng.uniform(0, 1)
    noise = np.fft.irfft(spectrum * tilt, count)
    noise = noise / noise.std() * 10 ** rng.uniform(0, 3.5)
    time = np.arange(count) / RATE
    if rng.random() < 0.3:
        noise += np.sin(2 * np.pi * rng.uniform(50, 600) * time) * 10 ** rng.uniform(1, 3.5)
    if rng.random() < 0.3:
        noise *= 0.5 + 0.5 * np.sin(2 * np.pi * rng.uniform(0.5, 5) * time)
    if rng.random() < 0.2:
        noise *= (rng.random(count) < 0.001) * 20
    if rng.random() < 0.1:
        noise *= 0
    return np.clip(noise, -FULL_SCALE, FULL_SCALE - 1)
