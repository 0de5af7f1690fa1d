"""Decoding, trimming, and the noises that are added to training copies.

Samples are float32 in the int16 range, as in the engine, so that levels are comparable.
"""

from __future__ import annotations

import subprocess
import wave
from pathlib import Path

import numpy as np

RATE = 16_000
HOP = 160
#: In dB, see trim.ts.
DIGITAL_SILENCE, VOICE_RANGE = 3, 45


def read_wav(path: str | Path) -> np.ndarray:
    with wave.open(str(path)) as file:
        if file.getframerate() != RATE or file.getsampwidth() != 2:
            raise ValueError(f"{path}: expected 16 kHz, 16 bit")
        frames = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return frames.reshape(-1, file.getnchannels())[:, 0].astype(np.float32)


def write_wav(path: str | Path, samples: np.ndarray) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.clip(np.rint(samples), -32768, 32767).astype("<i2").tobytes())


def decode(source: str | Path, target: str | Path) -> None:
    """Any recording to 16 kHz mono WAV, with ffmpeg."""
    command = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", str(source)]
    subprocess.run([*command, "-ar", str(RATE), "-ac", "1", str(target)], check=True)


def trim(samples: np.ndarray) -> np.ndarray:
    """Cuts non-speech at the start and end but keeps 300 ms of it, exactly as the engine does."""
    count = len(samples) // HOP
    if not count:
        return samples
    power = (samples[: count * HOP].reshape(count, HOP) ** 2).mean(1)
    steps = 10 * np.log10(power + 1)
    level = np.convolve(np.pad(steps, 1), np.ones(3) / 3, "valid")
    recorded = level[steps >= DIGITAL_SILENCE]
    if not len(recorded):
        return samples
    high = np.percentile(recorded, 98)
    low = max(np.percentile(level, 10), min(np.percentile(recorded, 10), high - VOICE_RANGE))
    loud = np.flatnonzero(level > max(low + 0.35 * (high - low), high - 35))
    if not len(loud):
        return samples
    return samples[max(0, loud[0] - 30) * HOP : min(count, loud[-1] + 30) * HOP]


def speech_level(samples: np.ndarray) -> float:
    """RMS of the louder half of the samples, which is mostly speech."""
    return float(np.sqrt(np.mean(np.sort(samples**2)[-max(1, len(samples) // 2) :])) + 1e-6)


def white_noise(count: int, rng: np.random.Generator) -> np.ndarray:
    return rng.standard_normal(count)


def pink_noise(count: int, rng: np.random.Generator) -> np.ndarray:
    spectrum = np.fft.rfft(rng.standard_normal(count))
    # Equal energy per octave; the offset keeps the very lowest bins from dominating.
    noise = np.fft.irfft(spectrum / np.sqrt(np.arange(len(spectrum)) + 10), count)
    return noise / noise.std()


def babble(count: int, voices: list[np.ndarray], rng: np.random.Generator) -> np.ndarray:
    parts = [
        np.roll(np.resize(voice / (voice.std() + 1), count), rng.integers(count))
        for voice in voices
    ]
    mixture = np.sum(parts, axis=0)
    return mixture / (mixture.std() + 1e-9)
