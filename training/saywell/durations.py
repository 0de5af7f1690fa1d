"""Stage 7: how long each sound lasts when said well. The engine's features compare with it.

    python3 -m saywell.durations DATA ALIGNMENT OUT.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from .corpus import Utterance, load
from .phones import PHONES
from .targets import load_alignment

GOOD_PHONE = 1.8
#: Added so that the z-scores of rare sounds stay small.
EXTRA_DEVIATION = 0.05


def duration_norms(utterances: list[Utterance], alignment: Path) -> dict[str, list[float]]:
    """Mean and deviation of the log length (in frames) of every phone when said well."""
    found = load_alignment(alignment)
    lengths: dict[int, list[float]] = {}
    for utterance in utterances:
        if utterance.id not in found:
            continue
        start, end = found[utterance.id]
        for phone, score, frames in zip(utterance.phone_ids, utterance.phone_scores, end - start):
            if score >= GOOD_PHONE:
                lengths.setdefault(int(phone), []).append(float(np.log(frames)))
    every = np.concatenate([np.array(values) for values in lengths.values()])
    mean, deviation = [], []
    for phone in range(len(PHONES)):
        own = lengths.get(phone, [])
        enough = len(own) > 2
        mean.append(float(np.mean(own)) if enough else float(every.mean()))
        deviation.append((float(np.std(own)) if enough else float(every.std())) + EXTRA_DEVIATION)
    return {"mean": mean, "sd": deviation}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("alignment", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    norms = duration_norms(load(options.data, options.limit), options.alignment)
    options.out.write_text(json.dumps(norms) + "\n")


if __name__ == "__main__":
    main()
