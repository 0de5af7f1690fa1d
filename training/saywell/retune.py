"""Moves the threshold below which a sound is called wrong, in a scorer that is already exported.

    python3 -m saywell.retune SCORER.swm --wrong T --made-by COMMAND

The weights do not change. A threshold should come from cross-validated predictions (`calibrate.py`).
This command is for a scorer whose predictions are lost, when those of other trainings show how far to
move it. Decision 025 describes the one time that was done.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .container import with_header


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scorer", type=Path)
    parser.add_argument("--wrong", type=float, required=True)
    parser.add_argument("--made-by", required=True)
    options = parser.parse_args()

    def moved(header: dict) -> dict:
        flags = header["config"]["phoneFlags"]
        if options.wrong >= flags["check"]:
            raise ValueError(f"wrong must lie under check, which is {flags['check']}")
        flags["wrong"] = options.wrong
        return {**header, "made_by": options.made_by}

    options.scorer.write_bytes(with_header(options.scorer.read_bytes(), moved))


if __name__ == "__main__":
    main()
