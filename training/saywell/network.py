"""The acoustic network, and its heads, which score whole phone segments."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .front_end import BANDS
from .phones import ASPECTS, CLASSES, PHONES

#: Number of 10 ms frames that one step of the network covers.
FRAMES_PER_STEP = 2
#: Heads learn the difference from this score. Most scores in the corpus are close to it.
SCORE_OFFSET = 1.8


@dataclass
class Shape:
    channels: int = 384
    dilations: list[int] = field(default_factory=lambda: [1, 1, 2, 2, 3, 1])
    kernel: int = 7
    head: int = 64


def multiplies_half_precision() -> bool:
    """Whether the processor does so itself. Where it does not (AVX2 alone), such a product took fifteen times
    as long as one of 32-bit numbers."""
    try:
        known = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="ignore")
    except OSError:
        return False
    return not {"avx512_bf16", "amx_bf16", "bf16"}.isdisjoint(known.split())


class HalfPrecisionProduct(torch.autograd.Function):
    """rows @ weight.T with 16-bit products and 32-bit sums, where the processor has such products.

    Used only in training. Everything that is measured or shipped is computed in full precision."""

    @staticmethod
    def forward(context, rows: Tensor, weight: Tensor) -> Tensor:
        short_rows, short_weight = rows.bfloat16(), weight.bfloat16()
        context.save_for_backward(short_rows, short_weight)
        return (short_rows @ short_weight.t()).float()

    @staticmethod
    def backward(context, change: Tensor) -> tuple[Tensor, Tensor]:
        rows, weight = context.saved_tensors
        short = change.bfloat16()
        return (short @ weight).float(), (short.t() @ rows).float()


HALF_PRECISION = multiplies_half_precision()


def normed(norm: nn.BatchNorm1d, x: Tensor) -> Tensor:
    return norm(x.reshape(-1, x.shape[-1])).view(x.shape)


class Residual(nn.Module):
    """x + relu(pointwise(depthwise(x))): wide context for few multiplications.

    Channels come last everywhere, [batch, steps, channels], which reduces the time of a training
    step to two thirds."""

    def __init__(self, channels: int, kernel: int, dilation: int, dropout: float) -> None:
        super().__init__()
        padding = dilation * (kernel - 1) // 2
        self.depthwise = nn.Conv1d(
            channels, channels, kernel, padding=padding, dilation=dilation, groups=channels, bias=False
        )
        self.pointwise = nn.Conv1d(channels, channels, 1, bias=False)
        self.norm = nn.BatchNorm1d(channels)
        self.dropout = dropout

    def spread(self, x: Tensor) -> Tensor:
        layer = self.depthwise
        padding, dilation = (0, layer.padding[0]), (1, layer.dilation[0])
        image, weight = x.transpose(1, 2)[:, :, None], layer.weight[:, :, None]
        return F.conv2d(image, weight, None, 1, padding, dilation, layer.groups)[:, :, 0].transpose(1, 2)

    def mix(self, x: Tensor) -> Tensor:
        weight = self.pointwise.weight[:, :, 0]
        if not (self.training and HALF_PRECISION):
            return F.linear(x, weight)
        return HalfPrecisionProduct.apply(x.reshape(-1, x.shape[-1]), weight).view(x.shape)

    def forward(self, x: Tensor) -> Tensor:
        change = F.relu(normed(self.norm, self.mix(self.spread(x))))
        if self.training:
            # Dropping whole channels of a clip needs far fewer random numbers than dropping single values.
            change = change * F.dropout(torch.ones(len(x), 1, x.shape[2], device=x.device), self.dropout)
        return x + change


class Trunk(nn.Module):
    """From log-mel frames to hidden steps of 20 ms, and from those to phone logits per 10 ms: as learners'
    labels have them, and as the teacher hears them."""

    def __init__(self, shape: Shape, dropout: float = 0.1) -> None:
        super().__init__()
        self.input = nn.Conv1d(BANDS, shape.channels, 6, stride=2, padding=2, bias=False)
        self.norm = nn.BatchNorm1d(shape.channels)
        self.blocks = nn.ModuleList(
            Residual(shape.channels, shape.kernel, d, dropout) for d in shape.dilations
        )
        self.output = nn.Conv1d(shape.channels, FRAMES_PER_STEP * CLASSES, 1)
        self.native = nn.Conv1d(shape.channels, FRAMES_PER_STEP * CLASSES, 1)

    def hidden(self, frames: Tensor) -> Tensor:
        """[batch, steps, channels] of [batch, frames, bands]."""
        windows = F.pad(frames, (0, 0, 2, 2)).unfold(1, 6, FRAMES_PER_STEP).flatten(2)
        x = F.relu(normed(self.norm, F.linear(windows, self.input.weight.flatten(1))))
        for block in self.blocks:
            x = block(x)
        return x

    def logits(self, hidden: Tensor, frames: int, native: bool = False) -> Tensor:
        output = self.native if native else self.output
        out = F.linear(hidden, output.weight[:, :, 0], output.bias)
        return out.reshape(len(hidden), -1, CLASSES)[:, :frames]


class AcousticModel(nn.Module):
    """Trunk plus heads. The claimed phone is an input of the phone head (by multiplication and addition),
    so the head can score any phone for any segment."""

    def __init__(self, shape: Shape, dropout: float = 0.1) -> None:
        super().__init__()
        self.shape = shape
        width, head = shape.channels, shape.head
        self.trunk = Trunk(shape, dropout)
        self.project = nn.Linear(width, head)
        self.phone_add = nn.Embedding(CLASSES, head)
        self.phone_multiply = nn.Embedding(CLASSES, head)
        self.phone_first = nn.Linear(2 * head, head)
        self.phone_last = nn.Linear(head, 1)
        self.word_first = nn.Linear(head, head)
        self.word_last = nn.Linear(head, 1)
        self.utterance_first = nn.Linear(2 * width + head, head)
        self.utterance_last = nn.Linear(head, len(ASPECTS))

    def segments(self, pooled: Tensor, phones: Tensor) -> tuple[Tensor, Tensor]:
        """(score, vector) of every segment as the phone that it is claimed to be."""
        query = F.relu(self.project(F.dropout(pooled, 0.2, self.training)))
        both = [query * self.phone_multiply(phones), query + self.phone_add(phones)]
        vector = F.relu(self.phone_first(torch.cat(both, -1)))
        score = self.phone_last(F.dropout(vector, 0.2, self.training))[..., 0] + SCORE_OFFSET
        return score, vector

    def every_phone(self, pooled: Tensor) -> Tensor:
        """[segments, phones] scores: each segment as every possible phone."""
        phones = torch.arange(len(PHONES)).expand(len(pooled), -1)
        return self.segments(pooled[:, None].expand(-1, len(PHONES), -1), phones)[0]

    def words(self, vectors: Tensor, members: Tensor) -> Tensor:
        mean = (members @ vectors) / (members.sum(-1, keepdim=True) + 1e-6)
        return self.word_last(F.relu(self.word_first(mean)))[..., 0]

    def utterance(self, pooled: Tensor, vectors: Tensor, mask: Tensor) -> Tensor:
        weight = mask[..., None].float()
        count = weight.sum(1)
        mean = (pooled * weight).sum(1) / count
        spread = ((((pooled - mean[:, None]) ** 2) * weight).sum(1) / count + 1e-4).sqrt()
        mean, spread = (F.dropout(part, 0.2, self.training) for part in (mean, spread))
        inputs = torch.cat([mean, spread, (vectors * weight).sum(1) / count], 1)
        middle = F.relu(self.utterance_first(inputs))
        return self.utterance_last(F.dropout(middle, 0.3, self.training))


def pool(hidden: Tensor, start: Tensor, end: Tensor) -> Tensor:
    """Mean of hidden [batch, steps, channels] over [start, end) of every segment."""
    total = F.pad(hidden.cumsum(1), (0, 0, 1, 0))

    def at(step: Tensor) -> Tensor:
        return torch.gather(total, 1, step[..., None].expand(-1, -1, hidden.shape[2]))

    return (at(end) - at(start)) / (end - start).clamp(min=1)[..., None]


def step_bounds(start: np.ndarray, end: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Step bounds from frame bounds. A step that is only partly in a segment belongs to it."""
    first = start // FRAMES_PER_STEP
    return first, np.maximum(first + 1, (end + FRAMES_PER_STEP - 1) // FRAMES_PER_STEP)


def log_posteriors(model: AcousticModel, frames: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """([frames, CLASSES] log posteriors, [steps, channels] hidden) of one clip."""
    count = len(frames)
    if count % FRAMES_PER_STEP:
        frames = np.concatenate([frames, frames[-1:]])
    with torch.no_grad():
        hidden = model.trunk.hidden(torch.from_numpy(frames)[None])
        logits = model.trunk.logits(hidden, count)[0]
        return F.log_softmax(logits, -1).numpy(), hidden[0].numpy()


def save(
    path: Path, model: AcousticModel, prior: np.ndarray, note: dict, native_prior: np.ndarray | None = None
) -> None:
    """Without `native_prior`, the second output has learned nothing."""
    priors = {"prior": prior, "native_prior": prior if native_prior is None else native_prior}
    torch.save({"model": model.state_dict(), "shape": asdict(model.shape), **priors, "note": note}, path)


def restore(path: Path) -> tuple[AcousticModel, np.ndarray]:
    stored = torch.load(path, weights_only=False)
    model = AcousticModel(Shape(**stored["shape"]))
    model.load_state_dict(stored["model"])
    return model.eval(), stored["prior"]


def scaled_scores(log_posterior: np.ndarray, prior: np.ndarray) -> np.ndarray:
    """Scores for the aligner: log posteriors with most of the prior divided out."""
    return (log_posterior - 0.6 * np.log(prior + 1e-4)).astype(np.float32)
