"""Stage 0: speechocean762 as it is published, converted to the project's own layout.

    python3 -m saywell.import_speechocean CORPUS OUT [--half train]

CORPUS is the unpacked archive of OpenSLR 101: `WAVE/SPEAKERxxxx/*.WAV`, `resource/scores.json`, and
the Kaldi folders `train` and `test`, each with `wav.scp`, `utt2spk`, `spk2age` and `spk2gender`.
Writes `OUT/train.jsonl` (one utterance per line) and `OUT/audio/ID.opus`. The test half is for
judging a finished model, so it is converted only on request, as `OUT/test.jsonl`.

Needs only the standard library and ffmpeg.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .opus import encode_all

#: Scores of a whole utterance, as the corpus names them.
UTTERANCE_SCORES = ("accuracy", "completeness", "fluency", "prosodic", "total")
WORD_SCORES = ("accuracy", "stress", "total")


def kaldi_table(path: Path) -> dict[str, str]:
    """A Kaldi file: a key, white space, and the rest of the line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(maxsplit=1) for line in lines if line.strip())


def read_scores(corpus: Path) -> dict[str, dict]:
    """The archive of OpenSLR keeps the scores in `resource`, the repository on GitHub at its root."""
    for place in (corpus / "resource" / "scores.json", corpus / "scores.json"):
        if place.exists():
            return json.loads(place.read_text(encoding="utf-8"))
    raise FileNotFoundError(f"{corpus} has neither resource/scores.json nor scores.json")


def convert_word(word: dict) -> dict:
    # The first release writes the phones as one string, later ones as a list.
    phones = word["phones"].split() if isinstance(word["phones"], str) else list(word["phones"])
    scores = [float(score) for score in word["phones-accuracy"]]
    if len(phones) != len(scores):
        raise ValueError(f"{word['text']}: {len(phones)} phones but {len(scores)} scores")
    own = {name: word[name] for name in WORD_SCORES}
    return {"text": word["text"], **own, "phones": phones, "phonesAccuracy": scores}


def utterances(corpus: Path, half: str) -> list[dict]:
    folder = corpus / half
    speaker_of = kaldi_table(folder / "utt2spk")
    age_of = kaldi_table(folder / "spk2age")
    gender_of = kaldi_table(folder / "spk2gender")
    scores = read_scores(corpus)
    records = []
    for identifier in sorted(kaldi_table(folder / "wav.scp")):
        speaker, score = speaker_of[identifier].strip(), scores[identifier]
        records.append(
            {
                "id": identifier,
                "speaker": speaker,
                "age": int(age_of[speaker]),
                "gender": gender_of[speaker].strip(),
                "text": score["text"],
                **{name: score[name] for name in UTTERANCE_SCORES},
                "words": [convert_word(word) for word in score["words"]],
            }
        )
    return records


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--half", choices=("train", "test"), default="train")
    options = parser.parse_args()
    records = utterances(options.corpus, options.half)
    places = kaldi_table(options.corpus / options.half / "wav.scp")
    recordings = {name: options.corpus / place.strip() for name, place in places.items()}
    encode_all(recordings, options.out / "audio")
    # Written last: Make takes this file as proof that the conversion is complete.
    lines = "".join(json.dumps(record) + "\n" for record in records)
    (options.out / f"{options.half}.jsonl").write_text(lines, encoding="utf-8")
    speakers = {record["speaker"] for record in records}
    print(f"{len(records)} utterances by {len(speakers)} speakers")


if __name__ == "__main__":
    main()
