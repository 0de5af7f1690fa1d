"""Stage 6: a second frame output for a finished network, trained on native-like speech alone.

    python3 -m saywell.train_native WORK TRUNK.swm OUT.swm [--without LJ002,rms]

Learners' recordings labeled TH often hold another sound that experts accepted. The first output learns
those labels. This output learns what native speakers say for a TH. All other weights stay the same.
"""

from __future__ import annotations

import argparse
import pickle
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .augment import Strength, warped_and_masked, in_another_room
from .container import with_tensors
from .examples import class_prior, label
from .front_end import BANDS
from .native_rows import kept, source_of
from .phones import CLASSES, SILENCE
from .shipped import ShippedNetwork
from .train_frames import frame_loss, seed_everything

#: There are few voices, so draws change their rooms, and their vocal tracts a little: each sentence has
#: its own already, and wider changes blur vowels that lie side by side (decision 091).
STRENGTH = Strength(warp=0.05, warp_share=0.5)
READER_ROWS, SPOKEN_ROWS, CHUNK = 6, 16, 300
RATE = 2e-3


class Batches:
    def __init__(self, work: Path, without: str, rng: np.random.Generator) -> None:
        with open(work / "native.pkl", "rb") as file:
            native = pickle.load(file)
        with open(work / "mel.pkl", "rb") as file:
            self.beds = pickle.load(file)["beds"]
        self.reader = [source_of(clip) for clip in kept(native["reader"], without)]
        self.spoken = [source_of(clip) for clip in kept(native["spoken"], without)]
        lengths = np.array([len(source.mel[1.0]) for source in self.reader], float)
        self.reader_shares = lengths / lengths.sum()
        self.rng = rng

        # Without synthetic sentences, the reader fills every batch.
        rows = READER_ROWS + SPOKEN_ROWS
        self.rows = (READER_ROWS, SPOKEN_ROWS) if self.spoken else (rows, 0)

    def prior(self) -> np.ndarray:
        groups = [(source, count) for source, count in zip((self.reader, self.spoken), self.rows) if count]
        return sum(class_prior(source) * count for source, count in groups) / sum(self.rows)

    def draw(self) -> tuple[Tensor, Tensor, Tensor]:
        read_rows, spoken_rows = self.rows
        read_aloud = self.rng.choice(len(self.reader), read_rows, p=self.reader_shares)
        spoken = self.rng.choice(max(1, len(self.spoken)), spoken_rows)
        sources = [self.reader[k] for k in read_aloud] + [self.spoken[k] for k in spoken]
        frames = np.zeros((len(sources), CHUNK, BANDS), np.float32)
        labels = np.full((len(sources), CHUNK), SILENCE)
        trust = np.zeros((len(sources), CHUNK), np.float32)
        for row, source in enumerate(sources):
            speed = self.rng.choice(list(source.mel))
            heard, shift = in_another_room(
                source.mel[speed], source.level, self.beds, STRENGTH, self.rng
            )
            example = label(source, warped_and_masked(heard, STRENGTH, self.rng), float(speed), shift)
            first = self.rng.integers(0, max(0, len(example.frames) - CHUNK) + 1)
            part = slice(first, first + CHUNK)
            count = len(example.frames[part])
            frames[row, :count] = example.frames[part]
            labels[row, :count] = example.labels[part]
            trust[row, :count] = example.trust[part]
        return torch.from_numpy(frames), torch.from_numpy(labels), torch.from_numpy(trust)


def fit(trunk: ShippedNetwork, batches: Batches, steps: int) -> nn.Linear:
    """Starts with the weights of the first output, which are close."""
    output = nn.Linear(*trunk.tensors["output.weight"].shape[::-1])
    output.load_state_dict(
        {name: trunk.tensors[f"output.{name}"].clone() for name in ("weight", "bias")}
    )
    optimizer = torch.optim.AdamW(output.parameters(), RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, RATE, total_steps=steps + 1, pct_start=0.1
    )
    began = time.time()
    for step in range(steps):
        frames, labels, trust = batches.draw()
        with torch.no_grad():
            hidden = trunk.hidden_of(frames)
        logits = output(hidden).reshape(len(frames), -1, CLASSES)
        loss = frame_loss(logits, labels, trust)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 100 == 99:
            print(f"step {step + 1}: {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    return output


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("trunk", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--without", default="", help="beginnings of clip ids, by commas")
    parser.add_argument("--steps", type=int, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    rng = seed_everything(3)
    batches = Batches(options.work, options.without, rng)
    trunk = ShippedNetwork(options.trunk)
    output = fit(trunk, batches, options.steps)
    shares = [round(float(share), 8) for share in batches.prior()]

    def change(header: dict) -> dict:
        native = {**header["config"]["native"], "prior": shares}
        config = {**header["config"], "native": native}
        return {**header, "config": config}

    with torch.no_grad():
        tensors = {"native.weight": output.weight.numpy(), "native.bias": output.bias.numpy()}
    options.out.write_bytes(with_tensors(options.trunk.read_bytes(), tensors, change))


if __name__ == "__main__":
    main()
