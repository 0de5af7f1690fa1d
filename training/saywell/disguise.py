"""Recordings in disguise, many at once: another vocal tract, a machine's voice, noise, echo. What was said
stays the same."""

from __future__ import annotations

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from .audio import RATE
from .front_end import BANDS

WINDOW, HOP = 512, 128
#: Quefrencies that hold the resonances, and those in which a voice's pitch shows.
RESONANCES, PITCHES = (22, 42), slice(40, 260)
VOICED = 0.06
PITCH = (80.0, 260.0)
#: Frames of an echo.
ECHO = 40
#: Share of pink noise where none is babble, and how much louder speech is than a recording with its pauses.
PINK, SPEECH = 0.7, 1.5
#: Bins in which voiced sounds are strong, and those in which a hiss is.
LOW_BINS, HIGH_BINS = slice(2, 32), slice(100, None)


def resized(samples: Tensor, size: float) -> Tensor:
    """Played faster (size above 1: a shorter vocal tract) or slower."""
    count = int(samples.shape[1] / size)
    return F.interpolate(samples[:, None], size=count, mode="linear", align_corners=False)[:, 0]


def loudness(samples: Tensor) -> Tensor:
    return samples.pow(2).mean(1, keepdim=True).sqrt()


def pink_noise(like: Tensor) -> Tensor:
    spectrum = torch.fft.rfft(torch.randn_like(like))
    # Equal energy per octave; the offset keeps the very lowest bins from dominating.
    tilt = torch.sqrt(torch.arange(spectrum.shape[1], device=like.device) + 10.0)
    noise = torch.fft.irfft(spectrum / tilt, like.shape[1])
    return noise / noise.std(1, keepdim=True)


def babble(samples: Tensor) -> Tensor:
    """Two other recordings of the batch, one of them backward."""
    mixed = samples.roll(1, 0) + samples.roll(2, 0).flip(1)
    return mixed / (mixed.std(1, keepdim=True) + 1)


def noise_for(samples: Tensor, decibels: tuple[float, float], babbling: float = 0.0) -> Tensor:
    """Noise for each recording, that many decibels below it."""
    dice = torch.rand(len(samples), 1, device=samples.device)
    noise = torch.where(dice < PINK * (1 - babbling), pink_noise(samples), torch.randn_like(samples))
    if babbling:
        noise = torch.where(dice > 1 - babbling, babble(samples), noise)
    low, high = decibels
    below = low + (high - low) * torch.rand(len(samples), 1, device=samples.device)
    return noise * loudness(samples) * SPEECH * 10 ** (-below / 20)


def machine_voice(samples: Tensor, rng: np.random.Generator) -> Tensor:
    """The resonances of the recording with a buzz or a hiss sent through them, at another pitch."""
    window = torch.hann_window(WINDOW, device=samples.device)

    def spectrum_of(wave: Tensor) -> Tensor:
        return torch.stft(wave, WINDOW, HOP, window=window, return_complex=True)

    spectrum = spectrum_of(samples)
    floor = 1e-3 * spectrum.abs().amax((1, 2), keepdim=True) + 1e-3
    cepstrum = torch.fft.irfft(torch.log(spectrum.abs() + floor), dim=1)
    resonances, kept = cepstrum.clone(), int(rng.integers(*RESONANCES))
    resonances[:, kept : WINDOW - kept + 1] = 0
    shape = torch.exp(torch.fft.rfft(resonances, dim=1).real)
    power = spectrum.abs() ** 2
    low, high = power[:, LOW_BINS].sum(1), power[:, HIGH_BINS].sum(1)
    voiced = ((cepstrum[:, PITCHES].amax(1) > VOICED) & (low > high)).float()
    voiced = F.avg_pool1d(voiced[:, None], 5, 1, 2)
    buzz, hiss = spectrum_of(pulses(samples, rng)), spectrum_of(torch.randn_like(samples))
    source = buzz * voiced + hiss * (1 - 0.95 * voiced)
    spoken = torch.istft(shape * source / 16, WINDOW, HOP, window=window, length=samples.shape[1])
    return spoken * loudness(samples) / (loudness(spoken) + 1e-6)


def pulses(like: Tensor, rng: np.random.Generator) -> Tensor:
    """One pulse per period of a pitch that is steady or rises and falls."""

    def drawn(low: float, high: float) -> Tensor:
        return torch.from_numpy(rng.uniform(low, high, (len(like), 1)).astype(np.float32)).to(like.device)

    time = torch.arange(like.shape[1], device=like.device) / RATE
    swing = torch.sin(2 * np.pi * (drawn(0.2, 1.2) * time + drawn(0, 1)))
    pitch = drawn(*PITCH) * (1 + 0.15 * float(rng.random() < 0.7) * swing)
    phase = torch.cumsum(pitch / RATE, 1)
    begins = phase.floor() - F.pad(phase, (1, 0))[:, :-1].floor()
    return begins * torch.sqrt(RATE / pitch)


def with_echo(power: Tensor, rng: np.random.Generator) -> Tensor:
    """Mel energies with an exponential decay that takes 0.15 to 0.6 s to fall by 60 dB."""
    clips, frames, bands = power.shape
    decay = 10 ** (-0.06 / rng.uniform(0.15, 0.6))
    later = torch.arange(1, ECHO + 1, device=power.device)
    strength = (1 - decay) * rng.uniform(0.1, 1.0) * decay ** (later - 1)
    rows = F.pad(power.transpose(1, 2).reshape(-1, 1, frames), (ECHO, -1))
    tail = F.conv1d(rows, strength.flip(0)[None, None].to(power))
    return power + tail.reshape(clips, bands, frames).transpose(1, 2)


def warped(frames: Tensor, most: float, rng: np.random.Generator) -> Tensor:
    place = (torch.arange(BANDS, device=frames.device) * (1 + rng.uniform(-most, most))).clamp(0, BANDS - 1)
    below = place.floor().long()
    share = place - below
    return frames[..., below] * (1 - share) + frames[..., (below + 1).clamp(max=BANDS - 1)] * share


def masked(frames: Tensor, rng: np.random.Generator) -> Tensor:
    """Without a few bands and moments, so that none is relied on alone."""
    frames = frames.clone()
    for _ in range(2):
        width = int(rng.integers(0, 7))
        low = int(rng.integers(0, BANDS - width + 1))
        frames[..., low : low + width] = 0
        length = int(rng.integers(0, 13))
        first = int(rng.integers(0, frames.shape[1] - length))
        frames[:, first : first + length] = 0
    return frames
