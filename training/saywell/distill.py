"""Stage 6, first part: the network learns to hear like the teacher, on disguised pieces of all recordings,
and learners' labels beside it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from .audio import HOP
from .clips import Clip
from .disguise import machine_voice, masked, noise_for, resized, warped, with_echo
from .examples import trust_of
from .front_end import BANDS
from .mel_on_device import Mel, without_channel
from .network import AcousticModel
from .phones import SILENCE
from .teacher import Teacher
from .train_frames import frame_loss

FRAMES = 300
#: Shares of a batch by kind. All rows of one part have the same vocal tract and disguise.
SHARES = {"learner": 0.44, "synthetic": 0.04, "voice": 0.22, "neural": 0.18, "reader": 0.12}
PARTS = 4
#: Octaves by which a part is played faster or slower, and how often.
OCTAVES, RESIZED = 0.28, 0.6
#: How often the other disguises are used.
MACHINE, NOISY, ECHOING, NARROW = 0.3, 0.52, 0.2, 0.05
WARP, WARPED = 0.08, 0.4
#: The highest bands, which a telephone leaves out.
NARROW_BANDS = slice(28, BANDS)
LOSS_WEIGHTS = {"frame": 1.0, "native": 1.0, "traits": 0.3}


@dataclass
class Pieces:
    frames: Tensor
    labels: Tensor
    trust: Tensor
    opinion: Tensor
    traits: Tensor
    there: Tensor


class Recordings:
    """All samples and labels in two long rows, from which pieces are cut."""

    def __init__(self, clips: list[Clip], teacher: Teacher, rng: np.random.Generator) -> None:
        self.teacher, self.device, self.rng = teacher, teacher.device, rng
        self.mel = teacher.mel
        by_kind = {kind: [k for k, c in enumerate(clips) if c.kind == kind] for kind in SHARES}
        self.by_kind = {kind: found for kind, found in by_kind.items() if found}
        shares = np.array([SHARES[kind] for kind in self.by_kind])
        self.shares = shares / shares.sum()
        self.first_sample = np.cumsum([0] + [len(clip.samples) for clip in clips])
        self.first_frame = np.cumsum([0] + [clip.frames for clip in clips])
        self.samples = torch.from_numpy(np.concatenate([clip.samples for clip in clips])).to(self.device)
        labels = np.full(self.first_frame[-1], SILENCE)
        trust = np.ones(self.first_frame[-1], np.float32)
        for clip, begin in zip(clips, self.first_frame):
            sounds = zip(clip.utterance.phone_ids, clip.utterance.phone_scores, clip.start, clip.end)
            for phone, score, start, end in sounds:
                labels[begin + start : begin + end] = phone
                trust[begin + start : begin + end] = trust_of(score)
        self.labels = torch.from_numpy(labels).to(self.device)
        self.trust = torch.from_numpy(trust).to(self.device)

    def draw(self, rows: int) -> Pieces:
        parts = [self.part(rows // PARTS) for _ in range(PARTS)]
        names = Pieces.__dataclass_fields__
        return Pieces(*(torch.cat([getattr(part, name) for part in parts]) for name in names))

    def cut(self, rows: int, frames: int) -> tuple[Tensor, Tensor, Tensor]:
        """Samples, the frame at which each row begins, and how many frames of it there are."""
        rng = self.rng
        samples = torch.zeros(rows, frames * HOP, device=self.device)
        begins, counts = np.zeros(rows, int), np.zeros(rows, int)
        for row, kind in enumerate(rng.choice(list(self.by_kind), rows, p=self.shares)):
            clip = self.by_kind[kind][rng.integers(len(self.by_kind[kind]))]
            own = int(self.first_frame[clip + 1] - self.first_frame[clip])
            skipped = int(rng.integers(0, max(0, own - frames) + 1))
            counts[row] = min(frames, own - skipped)
            begins[row] = self.first_frame[clip] + skipped
            first = self.first_sample[clip] + skipped * HOP
            length = counts[row] * HOP
            samples[row, :length] = self.samples[first : first + length].float()
        return samples, torch.from_numpy(begins).to(self.device), torch.from_numpy(counts).to(self.device)

    @torch.no_grad()
    def part(self, rows: int) -> Pieces:
        rng = self.rng
        size = float(2 ** rng.uniform(-OCTAVES, OCTAVES)) if rng.random() < RESIZED else 1.0
        samples, begins, counts = self.cut(rows, int((FRAMES + 3) * size) + 4)
        if size != 1.0:
            samples = resized(samples, size)
        samples = samples[:, : FRAMES * HOP + Mel.MORE]
        # The middle of each frame, in frames of the recording.
        middle = torch.arange(FRAMES, device=self.device) + Mel.MIDDLE / HOP
        came_from = (middle * size - Mel.MIDDLE / HOP).round().clamp(min=0).long()
        there = came_from[None] < counts[:, None]
        place = (begins[:, None] + came_from[None]).clamp(max=len(self.labels) - 1)
        labels = torch.where(there, self.labels[place], SILENCE)
        trust = torch.where(there, self.trust[place], 0.0)
        opinion, traits = self.teacher.opinion(samples, there.float())
        frames = self.disguised(samples, there.float())
        return Pieces(frames, labels, trust, opinion, traits, there.float())

    def disguised(self, samples: Tensor, there: Tensor) -> Tensor:
        rng = self.rng
        if rng.random() < MACHINE:
            samples = machine_voice(samples, rng)
        noisy = torch.rand(len(samples), 1, device=self.device) < NOISY
        samples = samples + noisy * noise_for(samples, (5, 35), babbling=0.2)
        samples = samples * 10 ** (torch.rand(len(samples), 1, device=self.device) - 0.8)
        power = torch.expm1(self.mel.log_energies(samples, FRAMES))
        if rng.random() < ECHOING:
            power = with_echo(power, rng)
        if rng.random() < NARROW:
            power[..., NARROW_BANDS] *= 1e-4
        frames = without_channel(torch.log(power + 1), there)
        if rng.random() < WARPED:
            frames = warped(frames, WARP, rng)
        colored = torch.rand(len(frames), 1, 1, device=self.device) < 0.5
        color = 0.15 * torch.randn(len(frames), 1, BANDS, device=self.device)
        return masked(frames + colored * color * there[..., None], rng)


def opinion_loss(logits: Tensor, opinion: Tensor, there: Tensor) -> Tensor:
    """How far the output is from the teacher's opinion, in nats per frame."""
    far = (opinion.exp() * (opinion - logits.log_softmax(-1))).sum(-1)
    return (far * there).sum() / there.sum()


def traits_loss(guess: Tensor, traits: Tensor, there: Tensor) -> Tensor:
    far = ((guess - traits.clamp(-4, 4)) ** 2).mean(-1)
    return (far * there).sum() / there.sum()


def losses(model: AcousticModel, traits_of: nn.Linear, pieces: Pieces) -> dict[str, Tensor]:
    hidden = model.trunk.hidden(pieces.frames)
    labeled = model.trunk.logits(hidden, FRAMES)
    heard = model.trunk.logits(hidden, FRAMES, native=True)
    return {
        "frame": frame_loss(labeled, pieces.labels, pieces.trust),
        "native": opinion_loss(heard, pieces.opinion, pieces.there),
        "traits": traits_loss(traits_of(hidden), pieces.traits, pieces.there[:, ::2]),
    }
