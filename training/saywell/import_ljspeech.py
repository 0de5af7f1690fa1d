"""Stage 0: the native reader's sentences, from LJSpeech 1.1 as it is published.

    python3 -m saywell.import_ljspeech LJSPEECH OUT

LJSPEECH is the unpacked archive: `metadata.csv` (id, text, text with numbers written out, separated
by bars) and `wavs/ID.wav`. Writes `OUT/train.jsonl` and `OUT/audio/ID.opus` for the two chapters that
training uses. A third chapter is kept for judging, so no other chapter is converted.

Needs only the standard library and ffmpeg.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .opus import encode_all

CHAPTERS = ("LJ001-", "LJ002-")
#: Left out of the set that the shipped models learned from.
EXCLUDED = {"LJ002-0115"}


def readings(corpus: Path) -> list[dict]:
    records = []
    for line in (corpus / "metadata.csv").read_text(encoding="utf-8").splitlines():
        identifier, _, written_out = line.split("|")
        if identifier.startswith(CHAPTERS) and identifier not in EXCLUDED:
            records.append({"id": identifier, "text": written_out})
    return records


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    records = readings(options.corpus)
    wavs = options.corpus / "wavs"
    encode_all({r["id"]: wavs / f"{r['id']}.wav" for r in records}, options.out / "audio")
    # Written last: Make takes this file as proof that the conversion is complete.
    lines = "".join(json.dumps(record) + "\n" for record in records)
    (options.out / "train.jsonl").write_text(lines, encoding="utf-8")
    print(f"{len(records)} sentences")


if __name__ == "__main__":
    main()
