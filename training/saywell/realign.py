"""Stage 2: new phone boundaries from trained networks, whose scores are averaged.

    python3 -m saywell.realign WORK DATA OUT NET [NET...]

A network is a checkpoint of the pipeline (.pt) or the file that the product ships (.swm).
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path
from typing import Callable

import numpy as np
import torch

from .alignment import align_all
from .corpus import load
from .front_end import without_channel
from .network import log_posteriors, restore, scaled_scores
from .shipped import ShippedNetwork
from .targets import phrase_of, save_alignment


def opinion_of(path: Path) -> Callable[[np.ndarray], np.ndarray]:
    """A function from normalized frames to this network's scores for the aligner."""
    if path.suffix == ".swm":
        shipped = ShippedNetwork(path)
        return lambda frames: (shipped.run(frames)[0] - shipped.penalty).astype(np.float32)
    model, prior = restore(path)
    return lambda frames: scaled_scores(log_posteriors(model, frames)[0], prior)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("nets", type=Path, nargs="+")
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    torch.set_num_threads(1)
    networks = [opinion_of(path) for path in options.nets]
    with open(options.work / "mel.pkl", "rb") as file:
        clips = pickle.load(file)["clips"]
    utterances = load(options.data, options.limit)
    scores = []
    for utterance in utterances:
        logs = clips[utterance.id]["mel"][1.0].astype(np.float32)
        frames = without_channel(logs)
        scores.append(np.mean([network(frames) for network in networks], axis=0))
    found = align_all(scores, [phrase_of(utterance) for utterance in utterances])
    kept = {u.id: segments for u, segments in zip(utterances, found) if segments is not None}
    save_alignment(options.out, kept)
    print(f"{len(kept)} of {len(utterances)} aligned")


if __name__ == "__main__":
    main()
