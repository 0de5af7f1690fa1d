"""Log-mel features of many clips at once, on the processor or a graphics card. Equal to `front_end.py`."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from . import front_end
from .audio import HOP


class Mel:
    #: Samples of a frame beyond its hop, and its middle.
    MORE, MIDDLE = front_end.WINDOW, front_end.WINDOW / 2

    def __init__(self, device: str) -> None:
        self.weights = torch.from_numpy(front_end._WEIGHTS).float().to(device)
        self.window = torch.from_numpy(front_end._HAMMING).to(device)

    def log_energies(self, samples: Tensor, frames: int) -> Tensor:
        """[clips, frames, BANDS] of [clips, samples] on the int16 scale, which may be shorter."""
        emphasized = torch.cat(
            [samples[:, :1], samples[:, 1:] - front_end.PRE_EMPHASIS * samples[:, :-1]], 1
        )
        missing = max(0, frames * HOP + front_end.WINDOW - samples.shape[1])
        rows = F.pad(emphasized, (0, missing)).unfold(1, front_end.WINDOW, HOP)[:, :frames]
        power = torch.fft.rfft(rows * self.window, front_end.FFT).abs() ** 2
        return torch.log(power @ self.weights + 1)


def without_channel(logs: Tensor, there: Tensor) -> Tensor:
    """`front_end.without_channel` of the frames where `there` is 1. The others are 0."""
    count = there.sum(1, keepdim=True)
    mean = (logs * there[..., None]).sum(1) / count.clamp(min=1)
    even = front_end.EVEN_FRAMES
    channel = (count * mean + even * mean.mean(1, keepdim=True)) / (count + even)
    return (logs - channel[:, None]) / front_end.SCALE * there[..., None]
