"""Stage 6: the network that ships, and one without each quarter of the speakers.

    python3 -m saywell.train_network WORK DATA ALIGNMENT OUT.pt --fold but-0-of-4 --encoder ENCODER.onnx
      --teacher TEACHER.pt --opinions OPINIONS.pkl --without LJ002,kokoro-held --steps 9000,400,2900,250

First it learns to hear like the teacher (`distill.py`). Then the heads learn the experts' scores, at a
falling and then at a constant rate, at which the weights keep moving around a minimum of the loss. Their
mean lies closer to its center and works better for unheard speakers than those of any moment (decision 032).
Finally the output that learned from the teacher is fitted to the finished trunk. `--steps` says how long
each of the four takes.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim import AdamW
from torch.optim.lr_scheduler import OneCycleLR
from torch.utils.data import DataLoader, IterableDataset

from . import distill
from .augment import Strength
from .batches import Batch, build
from .clips import Clip, learned, native
from .corpus import load
from .descent import descend
from .distill import Recordings, opinion_loss, traits_loss
from .examples import TRAITS, Examples, Source, beds_of, class_prior, speakers_heard
from .mean_weights import Mean
from .native_rows import pieces_of
from .network import AcousticModel, Shape, save
from .score_losses import epoch_batches, score_losses
from .teacher import Teacher
from .train_frames import arguments, frame_loss, seed_everything

ROWS = 64
#: Rows beside the learners' 24 in a batch with scores.
BESIDE = {"synthetic": 3, "voice": 5, "neural": 4, "reader": 3}
STRENGTH = Strength(warp=0.10, warp_share=0.5)
#: Of the last part: a sentence of a voice has its own vocal tract already, and wide changes blur vowels that
#: lie side by side (decision 091).
GENTLE = Strength(warp=0.05, warp_share=0.5)
DISTILL_RATE, SCORE_RATE, OUTPUT_RATE = 3e-3, 1e-3, 1e-3
LOSS_WEIGHTS = distill.LOSS_WEIGHTS | {"phone": 2.0, "claim": 0.4, "word": 0.5, "utterance": 0.5}
#: How often the weights are taken for the mean, and batches whose statistics the norms get anew.
MEAN_OF, NORM_BATCHES = 40, 80
#: Share of the constant part that is left out of the mean: it only moves away from where it began.
BEFORE_MEAN = 1 / 15
SHOWN_EVERY = 100


def sources_of(clips: list[Clip], opinions: dict) -> dict[str, list[Source]]:
    """By kind. A reader's sentences are cut, since they are longer than learners' phrases."""
    found: dict[str, list[Source]] = {kind: [] for kind in ("learner", *BESIDE)}
    for clip in clips:
        opinion, traits = opinions[clip.utterance.id]
        whole = Source(clip.utterance, clip.mel, clip.level, clip.start, clip.end, opinion, traits)
        found[clip.kind] += pieces_of(whole) if clip.kind == "reader" else [whole]
    return found


class Rows(IterableDataset):
    """Endless batches with scores, each worker with its own random numbers."""

    def __init__(
        self,
        examples: Examples,
        beside: dict[str, list[Source]],
        strength: Strength,
        seed: int,
        part: int = 1,
    ) -> None:
        self.examples, self.beside, self.strength = examples, beside, strength
        self.seed, self.part = seed, part

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng([self.seed, self.part, worker.id if worker else 0])
        while True:
            for group in epoch_batches(self.examples.human, rng):
                drawn = [
                    rows[k]
                    for kind, rows in self.beside.items()
                    if rows
                    for k in rng.choice(len(rows), BESIDE[kind])
                ]
                batch = build(self.examples, group + drawn, rng, self.strength)
                yield tuple(getattr(batch, field.name) for field in fields(Batch))


class Training:
    """A network that learns, in several parts."""

    def __init__(self, model: AcousticModel, device: str) -> None:
        self.model, self.device = model.to(device), device
        self.traits = nn.Linear(model.shape.channels, TRAITS).to(device)
        self.began = time.time()

    def optimizer(self, rate: float, decay: float) -> AdamW:
        """The heads are small and new, so they learn at twice the rate."""
        heads = [p for name, p in self.model.named_parameters() if not name.startswith("trunk.")]
        trunk = [*self.model.trunk.parameters(), *self.traits.parameters()]
        groups = [{"params": trunk, "lr": rate}, {"params": heads, "lr": 2 * rate}]
        return AdamW(groups, rate, weight_decay=decay)

    def run(
        self,
        name: str,
        steps: int,
        losses: Callable[[], dict[str, Tensor]],
        optimizer: AdamW,
        falling: bool = True,
        after: Callable[[int], None] = lambda step: None,
    ) -> None:
        rates = [group["lr"] for group in optimizer.param_groups]
        schedule = OneCycleLR(optimizer, rates, total_steps=steps + 1, pct_start=0.15) if falling else None
        self.model.train()
        for step in range(steps):
            parts = losses()
            loss = sum(LOSS_WEIGHTS[part] * value for part, value in parts.items())
            assert isinstance(loss, Tensor)
            descend(loss, optimizer, schedule)
            after(step)
            if step % SHOWN_EVERY == 0:
                shown = " ".join(f"{part} {value.item():.3f}" for part, value in parts.items())
                print(f"{name} {step}: {shown}, {time.time() - self.began:.0f} s", flush=True)

    def batches(self, rows: Rows, workers: int) -> Iterator[Batch]:
        for tensors in DataLoader(rows, batch_size=None, num_workers=workers):
            batch = Batch(*(tensor.to(self.device) for tensor in tensors))
            yield replace(batch, opinion=batch.opinion.float(), traits=batch.traits.float())

    def losses(self, batch: Batch) -> dict[str, Tensor]:
        hidden = self.model.trunk.hidden(batch.frames)
        count = batch.frames.shape[1]
        known = ~torch.isnan(batch.traits[..., 0])
        return {
            "frame": frame_loss(self.model.trunk.logits(hidden, count), batch.labels, batch.trust),
            "native": self.native_loss(hidden, batch),
            "traits": traits_loss(self.traits(hidden), torch.nan_to_num(batch.traits), known.float()),
            **score_losses(self.model, hidden, batch),
        }

    def native_loss(self, hidden: Tensor, batch: Batch) -> Tensor:
        heard = self.model.trunk.logits(hidden, batch.frames.shape[1], native=True)
        return opinion_loss(heard, batch.opinion.log_softmax(-1), batch.there)

    def measure_norms(self, batches: Iterator[Batch], count: int) -> None:
        """Averaged weights have other activations, so the batch norm statistics are measured again."""
        for norm in self.model.modules():
            if isinstance(norm, nn.BatchNorm1d):
                norm.reset_running_stats()
                norm.momentum = None
        with torch.no_grad():
            for _ in range(count):
                self.model.trunk.hidden(next(batches).frames)


def main() -> None:
    parser = arguments(__doc__)
    for name in ("encoder", "teacher", "opinions"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--without", default="", help="beginnings of ids of native clips, by commas")
    parser.add_argument("--steps", required=True, help="four numbers, separated by commas")
    parser.add_argument("--rows", type=int, default=ROWS, help="pieces in a batch of the first part")
    parser.add_argument("--channels", type=int, default=Shape.channels)
    parser.add_argument("--dilations", default="1,1,2,2,3,2,1")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    rng = seed_everything(options.seed)
    device, steps = options.device, [int(part) for part in options.steps.split(",")]
    clips = learned(options.work, options.data, options.alignment, options.without)
    heard = speakers_heard(load(options.data), options.fold)
    clips = [clip for clip in clips if clip.kind != "learner" or clip.utterance.speaker in heard]
    clips += native(options.work, options.without)

    shape = Shape(options.channels, [int(d) for d in options.dilations.split(",")])
    training = Training(AcousticModel(shape), device)
    model = training.model
    with open(options.opinions, "rb") as file:
        sources = sources_of(clips, pickle.load(file))
    recordings = Recordings(clips, Teacher.restore(options.teacher, options.encoder, device), rng)
    del clips
    training.run(
        "distill",
        steps[0],
        lambda: distill.losses(model, training.traits, recordings.draw(options.rows)),
        training.optimizer(DISTILL_RATE, 1e-3),
    )
    del recordings

    examples = Examples(beds_of(options.work), sources["learner"], sources["synthetic"])
    beside = {kind: sources[kind] for kind in BESIDE}
    batches = training.batches(Rows(examples, beside, STRENGTH, options.seed), options.workers)

    def scored() -> dict[str, Tensor]:
        return training.losses(next(batches))

    training.run("scores", steps[1], scored, training.optimizer(SCORE_RATE, 1e-2))
    mean, every = Mean(), max(1, steps[2] // MEAN_OF)

    def keep(step: int) -> None:
        if step >= BEFORE_MEAN * steps[2] and step % every == every - 1:
            mean.add(model)

    training.run("mean", steps[2], scored, training.optimizer(SCORE_RATE, 1e-2), False, keep)
    model.load_state_dict(mean.state)
    training.measure_norms(batches, min(NORM_BATCHES, steps[2]))

    model.eval()
    gentle = training.batches(Rows(examples, beside, GENTLE, options.seed, part=2), options.workers)
    fit_output(training, gentle, steps[3])
    native_prior = prior_of(sources["voice"] + sources["neural"] + sources["reader"])
    note = {"stage": "network", "fold": options.fold, "averaged": mean.count}
    prior = class_prior(sources["learner"] + sources["synthetic"])
    save(options.out, model.cpu(), prior, note, native_prior)


def fit_output(training: Training, batches: Iterator[Batch], steps: int) -> None:
    """Fits the second output to the trunk, which stays as it is."""
    optimizer = AdamW(training.model.trunk.native.parameters(), OUTPUT_RATE, weight_decay=1e-3)
    schedule = OneCycleLR(optimizer, OUTPUT_RATE, total_steps=steps + 1, pct_start=0.1)
    for _ in range(steps):
        batch = next(batches)
        with torch.no_grad():
            hidden = training.model.trunk.hidden(batch.frames)
        descend(training.native_loss(hidden, batch), optimizer, schedule)


def prior_of(sources: list[Source]) -> np.ndarray:
    """Share of each class in the teacher's opinion of native-like speech. The aligner divides it out."""
    total = sum(np.exp(source.opinion.astype(np.float32)).sum(0) for source in sources)
    return total / total.sum()


if __name__ == "__main__":
    main()
