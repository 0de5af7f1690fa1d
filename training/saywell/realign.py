"""Stage 2b: new phone boundaries from trained networks, whose opinions are averaged.

    python3 -m saywell.realign WORK DATA OUT NET [NET...]
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np
import torch

from .alignment import align_all
from .corpus import load
from .front_end import SCALE
from .network import log_posteriors, restore, scaled_scores
from .targets import phrase_of, save_alignment


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("nets", type=Path, nargs="+")
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    torch.set_num_threads(1)
    networks = [restore(path) for path in options.nets]
    with open(options.work / "mel.pkl", "rb") as file:
        clips = pickle.load(file)["clips"]
    utterances = load(options.data, options.limit)
    scores = []
    for utterance in utterances:
        logs = clips[utterance.id]["mel"][1.0].astype(np.float32)
        frames = ((logs - logs.mean(0)) / SCALE).astype(np.float32)
        opinions = [scaled_scores(log_posteriors(m, frames)[0], prior) for m, prior in networks]
        scores.append(np.mean(opinions, axis=0))
    found = align_all(scores, [phrase_of(utterance) for utterance in utterances])
    kept = {u.id: segments for u, segments in zip(utterances, found) if segments is not None}
    save_alignment(options.out, kept)
    print(f"{len(kept)} of {len(utterances)} aligned")


if __name__ == "__main__":
    main()
