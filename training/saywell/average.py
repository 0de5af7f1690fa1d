"""Stage 5: training continues at a constant rate with native speech in every batch, and the mean of the
weights ships.

    python3 -m saywell.average WORK DATA ALIGNMENT OUT --start SEGMENTS.pt --native NATIVE.pkl --epochs 20

At a constant learning rate the weights keep moving around a minimum of the loss. Their mean lies closer
to its center and works better for unheard speakers than the weights of any single epoch (decision 032).
It costs nothing at run time.
"""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from .batches import build
from .examples import Examples
from .native_rows import NativeRows
from .network import AcousticModel, restore, save
from .train_frames import arguments, seed_everything
from .train_segments import losses, mixed_batches, optimizer_of, run_epoch

#: Left out of the mean: it only moves away from where the segment stage ended.
EPOCHS_BEFORE = 1


class Mean:
    """A running mean of weights."""

    def __init__(self) -> None:
        self.count = 0
        self.state: dict[str, Tensor] = {}

    def add(self, model: AcousticModel) -> None:
        self.count += 1
        for name, value in model.state_dict().items():
            if name not in self.state:
                self.state[name] = value.detach().clone()
            elif value.dtype.is_floating_point:
                self.state[name] += (value.detach() - self.state[name]) / self.count


def measure_norms(
    model: AcousticModel, examples: Examples, rng: np.random.Generator, native: NativeRows
) -> None:
    """Measures the batch norm statistics again, since averaged weights have other activations."""
    norms = [module for module in model.modules() if isinstance(module, nn.BatchNorm1d)]
    for norm in norms:
        norm.reset_running_stats()
        norm.momentum = None
    with torch.no_grad():
        for sources in mixed_batches(examples, rng, native):
            losses(model, build(examples, sources, rng))


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--start", required=True, help="network of the segment stage")
    parser.add_argument("--native", type=Path, required=True, help="native.pkl")
    parser.add_argument("--without", default="", help="beginnings of ids of native clips, by commas")
    parser.add_argument("--epochs", type=int, required=True)
    parser.add_argument("--rate", type=float, default=1e-3)
    options = parser.parse_args()
    if options.epochs <= EPOCHS_BEFORE:
        parser.error(f"--epochs must be more than {EPOCHS_BEFORE}")
    torch.set_num_threads(options.threads)
    rng = seed_everything(options.seed + 200)
    examples = Examples(options.work, options.data, options.alignment, options.fold, options.limit)
    native = NativeRows(options.native, options.without)
    model, prior = restore(options.start)
    model.train()
    optimizer = optimizer_of(model, options.rate)
    mean = Mean()
    began = time.time()
    for epoch in range(options.epochs):
        shown = run_epoch(model, examples, optimizer, rng, native=native)
        print(f"epoch {epoch}: {shown}, {time.time() - began:.0f} s", flush=True)
        if epoch >= EPOCHS_BEFORE:
            mean.add(model)
    model.load_state_dict(mean.state)
    measure_norms(model, examples, rng, native)
    facts = {"stage": "average", "fold": options.fold, "averaged": mean.count}
    save(options.out, model, prior, facts)


if __name__ == "__main__":
    main()
