"""Gives scorers the configuration of another one, after one of its priors or thresholds has changed.

    python3 -m saywell.copy_config FROM.swm TO.swm...

The weights do not change.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .container import split, with_header


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, metavar="FROM.swm")
    parser.add_argument("targets", type=Path, nargs="+", metavar="TO.swm")
    options = parser.parse_args()
    source, _ = split(options.source.read_bytes())

    def changed(header: dict) -> dict:
        config = source["config"]
        if header["config"]["members"] != config["members"]:
            raise ValueError("the scorers have different members")
        return {**header, "config": config}

    for target in options.targets:
        target.write_bytes(with_header(target.read_bytes(), changed))


if __name__ == "__main__":
    main()
