"""Stage 8a: well-said recordings in which the contrast judge's questions are asked.

    python3 -m saywell.contrast_jobs WORK DATA

Learners are measured by the half network that never heard them; the reader's second chapter and one
of the voices by the network that ships, under a native output that never heard those either.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

from .corpus import Utterance, load, speaker_folds
from .examples import FOLDS

#: What `train_native --without` kept unheard, so that its opinion of these is an honest one.
UNHEARD_CHAPTER, UNHEARD_VOICE = "LJ002", "flite-rms"
WELL_SAID = 1.8
#: Learners say these as something else without being marked down, so their labels prove nothing.
UNPROVED = {"TH", "DH"}
#: Share of the questions that are asked, so that no source outnumbers the others by far.
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
    folds = speaker_folds(utterances, FOLDS)
    work = options.work
    jobs = [
        job("learner", work / "wav" / f"{u.id}.wav", f"half{1 - folds[u.speaker]}", u)
        for u in utterances
    ]
    with open(work / "native.pkl", "rb") as file:
        reader = [clip.utterance for clip in pickle.load(file)["reader"]]
    with open(work / "mel.pkl", "rb") as file:
        spoken = pickle.load(file)["spoken"]
    jobs += [
        job("reader", work / "reader" / f"{u.id}.wav", "unheard", u)
        for u in reader
        if u.id.startswith(UNHEARD_CHAPTER)
    ]
    jobs += [
        job("voice", item.path, "unheard", item.utterance)
        for item in spoken
        if item.utterance.speaker == UNHEARD_VOICE
    ]
    lines = "".join(json.dumps(item) + "\n" for item in jobs)
    (work / "contrast-jobs.jsonl").write_text(lines)
    print(f"{len(jobs)} recordings")


if __name__ == "__main__":
    main()
