"""Stage 4: trunk and heads learn the experts' scores through the phone segments.

    python3 -m saywell.train_segments WORK DATA ALIGNMENT OUT --start FRAMES.pt --fold all --epochs 12
"""

from __future__ import annotations

import time

import numpy as np
import torch
from torch import Tensor

from .batches import Batch, build
from .examples import Examples, Source
from .native_rows import NativeRows
from .network import AcousticModel, pool, restore, save
from .train_frames import arguments, frame_loss, seed_everything

BATCH = 24
SYNTHETIC_PER_BATCH = 3
#: A phone with at least this score may be used as an example of not being another phone.
GOOD_PHONE = 1.5
LOSS_WEIGHTS = {"frame": 1.0, "phone": 2.0, "claim": 0.4, "word": 0.5, "utterance": 0.5}


def mean_square(error: Tensor, mask: Tensor) -> Tensor:
    return (error**2)[mask].mean() if mask.any() else torch.zeros(())


def losses(model: AcousticModel, batch: Batch) -> dict[str, Tensor]:
    hidden = model.trunk.hidden(batch.frames)
    logits = model.trunk.logits(hidden, batch.frames.shape[1])
    pooled = pool(hidden, batch.start, batch.end)
    score, vector = model.segments(pooled, batch.phones)
    claim, _ = model.segments(pooled, batch.claimed)
    words = model.words(vector, batch.members)
    utterance = model.utterance(pooled, vector, batch.mask)
    fair = batch.mask & (batch.scores >= GOOD_PHONE)
    return {
        "frame": frame_loss(logits, batch.labels, batch.trust),
        "phone": mean_square(score - batch.scores, batch.mask),
        "claim": mean_square(claim - batch.claimed_scores, fair),
        "word": mean_square(words - batch.word_scores, batch.members.sum(-1) > 0),
        "utterance": mean_square(utterance - batch.aspects, batch.rated),
    }


def epoch_batches(sources: list[Source], rng: np.random.Generator) -> list[list[Source]]:
    """Groups clips of similar length, so that little padding is computed."""
    lengths = [len(source.mel[1.0]) + rng.random() * 60 for source in sources]
    order = np.argsort(lengths)
    groups = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
    return [[sources[k] for k in groups[g]] for g in rng.permutation(len(groups))]


def run_epoch(
    model: AcousticModel,
    examples: Examples,
    optimizer: torch.optim.Optimizer,
    rng: np.random.Generator,
    schedule: torch.optim.lr_scheduler.LRScheduler | None = None,
    native: NativeRows | None = None,
) -> str:
    """Trains on every clip once and returns the mean losses as text."""
    sums: dict[str, float] = dict.fromkeys(LOSS_WEIGHTS, 0.0)
    groups = mixed_batches(examples, rng, native)
    for sources in groups:
        parts = losses(model, build(examples, sources, rng))
        loss = sum(LOSS_WEIGHTS[name] * part for name, part in parts.items())
        assert isinstance(loss, Tensor)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimizer.step()
        if schedule:
            schedule.step()
        for name, part in parts.items():
            sums[name] += float(part.detach()) / len(groups)
    return " ".join(f"{name} {value:.3f}" for name, value in sums.items())


def mixed_batches(
    examples: Examples, rng: np.random.Generator, native: NativeRows | None
) -> list[list[Source]]:
    """The learners' clips of one epoch, with a few synthetic ones in every batch, and native rows if any."""
    return [
        batch + synthetic_rows(examples, rng) + (native.draw(rng) if native else [])
        for batch in epoch_batches(examples.human, rng)
    ]


def synthetic_rows(examples: Examples, rng: np.random.Generator) -> list[Source]:
    spoken = examples.synthetic
    return [spoken[k] for k in rng.choice(len(spoken), SYNTHETIC_PER_BATCH)] if spoken else []


def optimizer_of(model: AcousticModel, rate: float) -> torch.optim.AdamW:
    """The heads are small and new, so they learn at twice the rate."""
    heads = [p for name, p in model.named_parameters() if not name.startswith("trunk.")]
    groups = [
        {"params": list(model.trunk.parameters()), "lr": rate},
        {"params": heads, "lr": 2 * rate},
    ]
    return torch.optim.AdamW(groups, rate, weight_decay=1e-2)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--start", required=True, help="network of the frame stage")
    parser.add_argument("--epochs", type=int, required=True)
    parser.add_argument("--rate", type=float, default=1e-3)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    rng = seed_everything(options.seed + 100)
    examples = Examples(options.work, options.data, options.alignment, options.fold, options.limit)
    model, prior = restore(options.start)
    model.train()
    optimizer = optimizer_of(model, options.rate)
    per_epoch = (len(examples.human) + BATCH - 1) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer,
        [options.rate, 2 * options.rate],
        total_steps=per_epoch * options.epochs + 1,
        pct_start=0.15,
    )
    began = time.time()
    for epoch in range(options.epochs):
        shown = run_epoch(model, examples, optimizer, rng, schedule)
        print(f"epoch {epoch}: {shown}, {time.time() - began:.0f} s", flush=True)
        save(options.out, model, prior, {"stage": "segments", "fold": options.fold})


if __name__ == "__main__":
    main()
