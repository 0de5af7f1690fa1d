"""Gives scorers the configuration of another one, after one of its priors or thresholds has changed.

    python3 -m saywell.copy_config FROM.swm TO.swm...

Weights do not change. Scorers with other judges are refused: their configuration belongs to those.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from .container import read, with_header

JUDGES = ("phrase.weights", "words.weights", "contrasts.weights")


def changed(source: Path, target: Path) -> bytes:
    header, tensors = read(source)
    config = header["config"]
    own, own_tensors = read(target)
    if own["config"]["members"] != config["members"]:
        raise ValueError(f"{target} has other members than {source}")
    if any(not np.array_equal(tensors[name], own_tensors[name]) for name in JUDGES):
        raise ValueError(f"{target} has other judges than {source}")
    return with_header(target.read_bytes(), lambda before: {**before, "config": config})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, metavar="FROM.swm")
    parser.add_argument("targets", type=Path, nargs="+", metavar="TO.swm")
    options = parser.parse_args()
    for target, blob in [(target, changed(options.source, target)) for target in options.targets]:
        target.write_bytes(blob)


if __name__ == "__main__":
    main()
