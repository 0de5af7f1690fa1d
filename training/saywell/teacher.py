"""Stage 5: a teacher for the networks. Moonshine's encoder hears a recording, and a few layers behind it,
trained on native-like speech alone, name the phone of every frame.

    python3 -m saywell.teacher WORK ENCODER.onnx OUT.pt --without LJ002,kokoro-held --steps 2500

What it says about any recording is what the networks learn for their second output, and they learn what
else its encoder hears. It never sees an expert's score or a learner's label.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .audio import HOP
from .clips import Clip, native
from .descent import descend
from .disguise import noise_for, resized
from .examples import TRAITS
from .front_end import BANDS, SCALE
from .mel_on_device import Mel
from .moonshine import FIRST_STEP, STEP, Encoder, read_weights
from .neural_voices import SPEAKER
from .phones import CLASSES, SILENCE
from .train_frames import LABEL_SMOOTHING, seed_everything

#: Layers of the encoder that are listened to.
LAYERS = (2, 4, 6, 8)
BATCH, CHUNK = 32, 320
RATE = 2e-3
#: Samples. The encoder needs a few steps.
SHORTEST = 4000
#: Rows of these speakers for one of each other voice. The neural one stands for many.
SHARES = {"reader": 3.0, SPEAKER: 4.0}
#: Octaves by which a batch is played faster or slower, for other vocal tracts, and how often.
OCTAVES, RESIZED = 0.2, 0.6
#: Noise lies this many decibels below the speech.
NOISE = (7.0, 35.0)


def steps_at_frames(rows: Tensor, frames: int) -> Tensor:
    """[clips, frames, width] at 10 ms of [clips, steps, width], in a straight line between steps."""
    middle = torch.arange(frames, device=rows.device) * HOP + Mel.MIDDLE
    place = ((middle - FIRST_STEP) / STEP).clamp(0, rows.shape[1] - 1.001)
    low = place.floor().long()
    share = (place - low)[None, :, None]
    return rows[:, low] * (1 - share) + rows[:, low + 1] * share


class Block(nn.Module):
    def __init__(self, width: int, dilation: int, kernel: int = 7, dropout: float = 0.15) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        padding = dilation * (kernel - 1) // 2
        self.spread = nn.Conv1d(width, width, kernel, padding=padding, dilation=dilation, groups=width)
        self.first, self.last = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor) -> Tensor:
        spread = self.spread(self.norm(x).transpose(1, 2)).transpose(1, 2)
        return x + self.dropout(self.last(F.gelu(self.first(spread))))


class Head(nn.Module):
    """Phone logits per 10 ms, from layers of the encoder and the mel energies."""

    def __init__(self, heard: int, width: int = 320) -> None:
        super().__init__()
        self.heard = nn.Linear(heard, width)
        self.mel = nn.Linear(BANDS, width)
        self.blocks = nn.ModuleList(Block(width, dilation) for dilation in (1, 1, 2, 1))
        self.norm = nn.LayerNorm(width)
        self.output = nn.Linear(width, CLASSES)

    def forward(self, layers: Tensor, mel: Tensor) -> Tensor:
        if self.training:
            mel = mel * (torch.rand(len(mel), 1, 1, device=mel.device) > 0.3)
        heard = self.heard(F.dropout(layers, 0.2, self.training))
        x = steps_at_frames(heard, mel.shape[1]) + self.mel(F.dropout(mel, 0.2, self.training))
        for block in self.blocks:
            x = block(x)
        return self.output(self.norm(x))


class Teacher:
    """The encoder and a head that names what it hears."""

    def __init__(self, encoder: Encoder, device: str) -> None:
        self.encoder, self.device, self.mel = encoder, device, Mel(device)
        self.head = Head(len(LAYERS) * encoder.width).to(device)
        self.mean = torch.zeros(len(LAYERS) * encoder.width, device=device)
        self.axes = torch.zeros(len(self.mean), TRAITS, device=device)

    @staticmethod
    def restore(path: Path, encoder: Path, device: str) -> Teacher:
        teacher = Teacher(Encoder(read_weights(encoder), device), device)
        stored = torch.load(path, map_location=device)
        teacher.head.load_state_dict(stored["head"])
        teacher.head.eval()
        # What is kept in networks/ is in half precision.
        teacher.mean, teacher.axes = stored["mean"].float(), stored["axes"].float()
        return teacher

    def save(self, path: Path) -> None:
        torch.save({"head": self.head.state_dict(), "mean": self.mean, "axes": self.axes}, path)

    def layers(self, samples: Tensor) -> Tensor:
        """[clips, steps, layers x width], each layer normed."""
        found = self.encoder.layers(F.pad(samples, (0, max(0, SHORTEST - samples.shape[1]))))
        return torch.cat([F.layer_norm(found[k], found[k].shape[-1:]) for k in LAYERS], -1)

    def logits(self, layers: Tensor, samples: Tensor, there: Tensor) -> Tensor:
        """`there` is 1 for [clips, frames] that hold a recording."""
        mel = self.mel.log_energies(samples, there.shape[1])
        mean = (mel * there[..., None]).sum(1) / there.sum(1, keepdim=True).clamp(min=1)
        return self.head(layers, (mel - mean[:, None]) / SCALE * there[..., None])

    @torch.no_grad()
    def opinion(self, samples: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
        """([clips, frames, CLASSES] log posteriors, [clips, frames / 2, TRAITS] what else it hears)."""
        layers = self.layers(samples)
        traits = steps_at_frames((layers - self.mean) @ self.axes, there.shape[1])[:, ::2]
        return F.log_softmax(self.logits(layers, samples, there), -1), traits


class Batches:
    """Batches of native-like clips, drawn in threads: samples, labels, and where there is a recording."""

    def __init__(self, clips: list[Clip], rng: np.random.Generator, device: str) -> None:
        groups: dict[str, list[Clip]] = {}
        for clip in clips:
            groups.setdefault(clip.utterance.speaker, []).append(clip)
        self.groups = list(groups.values())
        shares = np.array([SHARES.get(name, 1.0) for name in groups])
        self.shares = shares / shares.sum()
        self.rng, self.device = rng, device
        self.pool = ThreadPoolExecutor(4)
        self.waiting: list[Future] = []

    def rows(self, seed: int) -> tuple[Tensor, Tensor, Tensor]:
        rng = np.random.default_rng(seed)
        samples = np.zeros((BATCH, CHUNK * HOP + Mel.MORE), np.float32)
        labels, there = np.full((BATCH, CHUNK), SILENCE), np.zeros((BATCH, CHUNK), np.float32)
        for row in range(BATCH):
            group = self.groups[rng.choice(len(self.groups), p=self.shares)]
            clip = group[rng.integers(len(group))]
            first = rng.integers(0, max(0, clip.frames - CHUNK) + 1)
            piece = clip.samples[first * HOP : first * HOP + samples.shape[1]]
            samples[row, : len(piece)] = piece * 10 ** rng.uniform(-0.75, 0.3)
            own = labels_of(clip)[first : first + CHUNK]
            labels[row, : len(own)], there[row, : len(own)] = own, 1
        return tuple(torch.from_numpy(array) for array in (samples, labels, there))

    def draw(self) -> tuple[Tensor, Tensor, Tensor]:
        while len(self.waiting) < 8:
            self.waiting.append(self.pool.submit(self.rows, int(self.rng.integers(2**31))))
        samples, labels, there = (part.to(self.device) for part in self.waiting.pop(0).result())
        if self.rng.random() < RESIZED:
            size = float(2 ** self.rng.uniform(-OCTAVES, OCTAVES))
            samples = resized(samples, size)
            frames = min(int(CHUNK / size), (samples.shape[1] - Mel.MORE) // HOP)
            middle = torch.arange(frames, device=self.device) + Mel.MIDDLE / HOP
            from_frame = (middle * size - Mel.MIDDLE / HOP).round().long().clamp(0, CHUNK - 1)
            labels, there = labels[:, from_frame], there[:, from_frame]
        noisy = torch.rand(len(samples), 1, device=self.device) < 0.5
        return samples + noisy * noise_for(samples, NOISE), labels, there


def labels_of(clip: Clip) -> np.ndarray:
    labels = np.full(clip.frames, SILENCE)
    for phone, start, end in zip(clip.utterance.phone_ids, clip.start, clip.end):
        labels[start:end] = phone
    return labels


def fit(teacher: Teacher, batches: Batches, steps: int) -> None:
    optimizer = torch.optim.AdamW(teacher.head.parameters(), RATE, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=0.1)
    began = time.time()
    for step in range(steps):
        samples, labels, there = batches.draw()
        logits = teacher.logits(teacher.layers(samples), samples, there)
        each = F.cross_entropy(
            logits.flatten(0, 1), labels.flatten(), reduction="none", label_smoothing=LABEL_SMOOTHING
        )
        loss = (each * there.flatten()).sum() / there.sum()
        descend(loss, optimizer, schedule)
        if step % 100 == 99:
            print(f"step {step + 1}: {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    teacher.head.eval()


def find_axes(teacher: Teacher, clips: list[Clip]) -> None:
    """The directions in which the encoder's layers differ most from moment to moment, at unit variance."""
    few = clips[:: max(1, len(clips) // 400)]
    heard = (torch.from_numpy(clip.samples.astype(np.float32))[None].to(teacher.device) for clip in few)
    rows = torch.cat([teacher.layers(samples)[0, ::3] for samples in heard])
    teacher.mean = rows.mean(0)
    _, size, axes = torch.pca_lowrank(rows - teacher.mean, q=TRAITS, niter=4)
    teacher.axes = axes / (size / len(rows) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("work", "encoder", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--without", default="", help="beginnings of ids of native clips, by commas")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--device", default="cpu")
    options = parser.parse_args()
    torch.set_num_threads(1)
    rng = seed_everything(0)
    teacher = Teacher(Encoder(read_weights(options.encoder), options.device), options.device)
    heard = native(options.work, options.without)
    fit(teacher, Batches(heard, rng, options.device), options.steps)
    find_axes(teacher, heard)
    teacher.save(options.out)


if __name__ == "__main__":
    main()
