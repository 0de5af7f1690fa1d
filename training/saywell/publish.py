"""Stage 10: writes the README of the model folder, with version, size, origin and hash of every file.

    python3 -m saywell.publish MODEL_FOLDER
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from .container import read

#: Limit for all model files together.
MOST_BYTES = 4_000_000

INTRODUCTION = """# Model files

`speech/src/model/container.ts` reads them. How they were made and measured, and where they fail, is in
`training/MODEL-CARD.md`. The acoustic network and the scorer learned from speechocean762
(Zhang et al. 2021, CC BY 4.0), the network also from what Moonshine hears (Jeffries et al. 2024, MIT), the
letter-to-sound model from the CMU Pronouncing Dictionary.
A version is a hash of the content; versions of one digit are older and were set by hand.
`make -C training model` writes this page.

| file | version | bytes | made by | sha256 |
| --- | --- | --- | --- | --- |
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path)
    options = parser.parse_args()
    rows, total = [], 0
    for path in sorted(options.models.glob("*.swm")):
        header, _ = read(path)
        blob = path.read_bytes()
        total += len(blob)
        digest = hashlib.sha256(blob).hexdigest()
        origin = f"`{header['made_by']}`"
        rows.append(f"| `{path.name}` | {header['version']} | {len(blob)} | {origin} | `{digest}` |")
    if total > MOST_BYTES:
        raise ValueError(f"the model files take {total} bytes, more than {MOST_BYTES}")
    text = INTRODUCTION + "\n".join(rows) + f"\n\nTogether {total} bytes.\n"
    (options.models / "README.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
