"""Moves the threshold under which a sound is called wrong, in a scorer that is already exported.

    python3 -m saywell.retune SCORER.swm --wrong T --version V --made-by COMMAND

The weights stay as they are to the byte. Thresholds belong to cross-validated predictions
(`calibrate.py`); this is for when those of the exported scorer are gone and those of other
trainings say how far to move it. Decision 025 tells when that was done.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .container import with_header


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scorer", type=Path)
    parser.add_argument("--wrong", type=float, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--made-by", required=True)
    options = parser.parse_args()

    def moved(header: dict) -> dict:
        flags = header["config"]["phoneFlags"]
        if options.wrong >= flags["check"]:
            raise ValueError(f"wrong must lie under check, which is {flags['check']}")
        flags["wrong"] = options.wrong
        return {**header, "version": options.version, "made_by": options.made_by}

    options.scorer.write_bytes(with_header(options.scorer.read_bytes(), moved))


if __name__ == "__main__":
    main()
