"""Stage 9: well-said recordings for training and testing the contrast judge.

    python3 -m saywell.contrast_jobs WORK DATA

A network that never heard a learner measures that learner. The reader's second chapter and one voice are
measured by the network that ships: teacher and networks never heard them.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

from .corpus import Utterance, load
from .examples import unheard_networks

#: What teacher and networks left out.
UNHEARD_CHAPTER, UNHEARD_VOICE = "LJ002", "flite-rms"
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
