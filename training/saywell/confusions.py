"""Which sounds are taken for each other: the engine's own list, so that both halves agree."""

from __future__ import annotations

import json
from pathlib import Path

_LIST = Path(__file__).parents[2] / "speech" / "src" / "contrasts" / "confusions.json"


def _both_ways(pairs: list[str]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for one, other in (pair.split() for pair in pairs):
        table.setdefault(one, []).append(other)
        table.setdefault(other, []).append(one)
    return table


#: For every sound those it is exchanged with, both ways round.
EXCHANGED = _both_ways(json.loads(_LIST.read_text())["pairs"])
