"""Stage 3: the network learns which phone every frame belongs to.

    python3 -m saywell.train_frames WORK DATA ALIGNMENT OUT --fold all --steps 2000
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from .augment import FRAME_STAGE
from .descent import descend
from .examples import Examples, class_prior
from .front_end import BANDS
from .network import AcousticModel, Shape, restore, save
from .phones import CLASSES, SILENCE

BATCH, CHUNK = 24, 240
LABEL_SMOOTHING = 0.05


def seed_everything(seed: int) -> np.random.Generator:
    torch.manual_seed(seed)
    return np.random.default_rng(seed)


def frame_loss(logits: Tensor, labels: Tensor, trust: Tensor) -> Tensor:
    each = F.cross_entropy(
        logits.reshape(-1, CLASSES),
        labels.reshape(-1),
        reduction="none",
        label_smoothing=LABEL_SMOOTHING,
    )
    return (each * trust.reshape(-1)).sum() / trust.sum()


def arguments(doc: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("alignment", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fold", default="all", help="0, 1, all or but-K-of-N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    return parser


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--start", type=Path, help="continue from this network")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--channels", type=int, default=Shape.channels)
    parser.add_argument("--dilations", default="1,1,2,2,3,1")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    rng = seed_everything(options.seed)
    examples = Examples.read(options.work, options.data, options.alignment, options.fold, options.limit)
    sources = examples.human + examples.synthetic
    prior = class_prior(sources)
    lengths = np.array([len(source.mel[1.0]) for source in sources], float)
    dilations = [int(d) for d in options.dilations.split(",")]
    model = AcousticModel(Shape(options.channels, dilations))
    if options.start:
        model = restore(options.start)[0].train()
    optimizer = torch.optim.AdamW(model.trunk.parameters(), options.rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, options.rate, total_steps=options.steps + 1, pct_start=0.15
    )
    began = time.time()
    for step in range(options.steps):
        frames = np.zeros((BATCH, CHUNK, BANDS), np.float32)
        labels = np.full((BATCH, CHUNK), SILENCE)
        trust = np.zeros((BATCH, CHUNK), np.float32)
        for row, k in enumerate(rng.choice(len(sources), BATCH, p=lengths / lengths.sum())):
            example = examples.draw(sources[k], FRAME_STAGE, rng)
            first = rng.integers(0, max(0, len(example.frames) - CHUNK) + 1)
            part = slice(first, first + CHUNK)
            count = len(example.frames[part])
            frames[row, :count] = example.frames[part]
            labels[row, :count] = example.labels[part]
            trust[row, :count] = example.trust[part]
        logits = model.trunk.logits(model.trunk.hidden(torch.from_numpy(frames)), CHUNK)
        loss = frame_loss(logits, torch.from_numpy(labels), torch.from_numpy(trust))
        descend(loss, optimizer, schedule)
        if step % 100 == 0:
            print(f"step {step}: {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    save(options.out, model.eval(), prior, {"stage": "frames", "fold": options.fold})


if __name__ == "__main__":
    main()
