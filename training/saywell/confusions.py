"""Which sounds are confused with each other: the list that the engine reads too."""

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


#: For each sound, the sounds it is confused with, in both directions.
CONFUSIONS = _both_ways(json.loads(_LIST.read_text())["pairs"])
