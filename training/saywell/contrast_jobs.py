"""Stage 9: well-said recordings for training and testing the contrast judge.

    python3 -m saywell.contrast_jobs WORK DATA

A network that never heard a learner measures that learner. The reader's second chapter and a few neural voices
are measured by the network that ships: teacher and networks never heard them.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

from .clips import wav_of
from .corpus import Utterance, load
from .examples import unheard_networks
from .neural_voices import UNHEARD

#: Of the reader, teacher and networks left out this.
UNHEARD_CHAPTER = "LJ002"
WELL_SAID = 1.8
#: Experts often accept other sounds for these from learners, so their labels are not reliable.
UNPROVED = {"TH", "DH"}
#: Share of the questions that are used, so that no source far outnumbers the others.
SHARES = {"learner": 0.8, "reader": 0.5, "voice": 1.0}
SOURCES = list(SHARES)


def symbols(utterance: Utterance) -> list[list[str]]:
    return [
        [phone + (str(mark) if mark >= 0 else "") for phone, mark in zip(word.phones, word.stress)]
        for word in utterance.words
    ]


def job(kind: str, audio: Path, net: str, utterance: Utterance) -> dict:
    trusted = [
        [
            score >= WELL_SAID and not (kind == "learner" and phone in UNPROVED)
            for phone, score in zip(word.phones, word.phone_scores)
        ]
        for word in utterance.words
    ]
    return {
        "audio": str(audio),
        "net": net,
        "source": SOURCES.index(kind),
        "share": SHARES[kind],
        "words": symbols(utterance),
        "trusted": trusted,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    options = parser.parse_args()
    utterances = load(options.data)
    unheard = unheard_networks(utterances)
    work = options.work
    jobs = [
        job("learner", work / "wav" / f"{u.id}.wav", unheard[u.speaker], u)
        for u in utterances
    ]
    with open(work / "native.pkl", "rb") as file:
        native = pickle.load(file)
    left_out = {"reader": ("reader", UNHEARD_CHAPTER), "spoken": ("voice", UNHEARD)}
    for group, (kind, beginning) in left_out.items():
        jobs += [
            job(kind, wav_of(work, clip.utterance.id), "unheard", clip.utterance)
            for clip in native[group]
            if clip.utterance.id.startswith(beginning)
        ]
    lines = "".join(json.dumps(item) + "\n" for item in jobs)
    (work / "contrast-jobs.jsonl").write_text(lines)
    print(f"{len(jobs)} recordings")


if __name__ == "__main__":
    main()
