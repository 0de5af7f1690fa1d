"""Stage 7: what the scorer learns from: real readings, noisy copies, and wrong readings of many kinds.

    python3 -m saywell.jobs WORK DATA

Writes jobs.jsonl for the engine (`extract-features.ts`) and labels.pkl for the scorer. Every clip is
measured by a network that did not hear its speaker. Without the wrong readings, a scorer would
give silence and noise nearly full marks.
"""

from __future__ import annotations

import argparse
import copy
import json
import pickle
from pathlib import Path

import numpy as np

from .audio import RATE, read_wav, write_wav
from .confusions import CONFUSIONS
from .corpus import Utterance, Word, load
from .examples import QUARTERS, unheard_networks
from .perturb import disturbed, noise_clip
from .native_clip import NativeClip
from .synthesis import ANCHOR_SCORES, Spoken
from .task import Task

#: Score of a swapped sound: wrong, but close to the right one.
NEAR_MISS = 0.3
NOISE_CLIPS = 300
SYNTHETIC_CLIPS = 240
READER_GROUPS = 4
#: The longest phrase a scorer accepts. Learners' phrases are shorter.
MOST_SOUNDS = 110


def worthless(words: list[Word]) -> list[Word]:
    words = copy.deepcopy(words)
    for word in words:
        word.phone_scores = [0.0] * len(word.phones)
        word.score = 1.0
    return words


class Negatives:
    def __init__(self, utterances: list[Utterance], rng: np.random.Generator) -> None:
        self.utterances = utterances
        self.rng = rng
        self.by_length: dict[int, dict[str, Word]] = {}
        for utterance in utterances:
            for word in utterance.words:
                self.by_length.setdefault(len(word.phones), {})[word.text] = word

    def pick(self, items: list):
        return items[self.rng.integers(len(items))]

    def other_phrase(self, real: Utterance) -> Utterance:
        """A phrase of about the same length that shares no word."""
        own = {word.text for word in real.words}
        length = len(real.phone_ids)
        candidate = self.pick(self.utterances)
        for _ in range(60):
            near = abs(len(candidate.phone_ids) - length) <= max(2, 0.2 * length)
            if near and not own & {word.text for word in candidate.words}:
                break
            candidate = self.pick(self.utterances)
        return Utterance(real.id, real.speaker, "", worthless(candidate.words), [1.0] * 4)

    def other_word(self, real: Utterance) -> Utterance | None:
        words = copy.deepcopy(real.words)
        place = int(self.rng.integers(len(words)))
        length = len(words[place].phones)
        wanted = max(2, length + int(self.rng.integers(-1, 2)))
        group = self.by_length.get(wanted) or self.by_length[length]
        swapped = copy.deepcopy(self.pick(list(group.values())))
        if swapped.text == words[place].text:
            return None
        own = set(words[place].phones)
        swapped.phone_scores = [1.0 if phone in own else 0.0 for phone in swapped.phones]
        swapped.score = 1.0
        words[place] = swapped
        return _marked_down(real, words, 1 - 1 / len(words))

    def other_words(self, real: Utterance) -> Utterance | None:
        """Replaces a third of the words: another phrase with the same short words must count as wrong."""
        wrong: Utterance | None = None
        for _ in range(max(1, len(real.words) // 3)):
            wrong = self.other_word(wrong or real) or wrong
        return wrong

    def other_phone(self, real: Utterance) -> Utterance | None:
        """Claims that one well-said sound is another that is often confused with it."""
        words = copy.deepcopy(real.words)
        places = [
            (w, p)
            for w, word in enumerate(words)
            for p, (phone, score) in enumerate(zip(word.phones, word.phone_scores))
            if phone in CONFUSIONS and score >= 1.8
        ]
        if not places:
            return None
        w, p = self.pick(places)
        word = words[w]
        word.phones[p] = self.pick(CONFUSIONS[word.phones[p]])
        word.phone_scores[p] = NEAR_MISS
        word.score = max(1.0, word.score - (6 if len(word.phones) < 4 else 4))
        return _marked_down(real, words, 1 - 1.5 / len(real.phone_ids))


def _marked_down(real: Utterance, words: list[Word], factor: float) -> Utterance:
    accuracy, fluency, prosody, total = real.scores
    scores = [max(1.0, accuracy * factor), fluency, prosody, max(1.0, total * factor)]
    return Utterance(real.id, real.speaker, "", words, scores)


def human_tasks(
    utterances: list[Utterance], work: Path, copies: int, rng: np.random.Generator
) -> list[Task]:
    unheard = unheard_networks(utterances)
    negatives = Negatives(utterances, rng)
    wavs = [work / "wav" / f"{utterance.id}.wav" for utterance in utterances]
    (work / "copies").mkdir(exist_ok=True)
    tasks = []
    for index, (real, wav) in enumerate(zip(utterances, wavs)):
        net = unheard[real.speaker]
        tasks.append(Task("real", wav, net, real))
        extra: list[tuple[str, Utterance | None]] = []
        if index % 5 == 0:
            extra.append(("phrase", negatives.other_phrase(real)))
        elif index % 5 < 3:
            extra.append(("word", negatives.other_word(real)))
        else:
            extra.append(("phone", negatives.other_phone(real)))
        tasks += [Task(kind, wav, net, wrong) for kind, wrong in extra if wrong is not None]
        for number in range(copies):
            target = work / "copies" / f"{real.id}-{number}.wav"
            if not target.exists():
                # A random stream per copy, so that adding copies does not change the others.
                own = np.random.default_rng([17, index, number])
                voices = [wavs[k] for k in own.integers(0, len(wavs), 4)]
                write_wav(target, disturbed(read_wav(wav), voices, own))
            tasks.append(Task("copy", target, net, real))
            # Noisy clips need wrong readings too. Otherwise noise alone would count as an excuse.
            if index % 5 == 3:
                wrong = negatives.other_phrase(real)
                tasks.append(Task("phrase", target, net, wrong))
    return tasks


def noise_tasks(utterances: list[Utterance], work: Path, rng: np.random.Generator) -> list[Task]:
    tasks = []
    for number in range(min(NOISE_CLIPS, len(utterances) // 8)):
        target = work / "copies" / f"noise-{number}.wav"
        write_wav(target, noise_clip(int(rng.integers(RATE, 4 * RATE)), rng))
        claimed = utterances[rng.integers(len(utterances))]
        blank = Utterance(f"noise-{number}", "noise", "", worthless(claimed.words), [1.0] * 4)
        tasks.append(Task("noise", target, f"without{number % QUARTERS}", blank))
    return tasks


def fluent_tasks(kind: str, readings: list[tuple[Path, Utterance]], rng: np.random.Generator) -> list[Task]:
    """Perfect readings, and texts that were not said in them, because fluency alone must not earn a score."""
    negatives = Negatives([utterance for _, utterance in readings], rng)
    tasks = []
    for number, (audio, real) in enumerate(readings):
        net = f"without{number % QUARTERS}"
        wrong = {
            "phrase": negatives.other_phrase(real),
            "word": negatives.other_words(real),
            "phone": negatives.other_phone(real),
        }
        tasks.append(Task(kind, audio, net, real))
        tasks += [Task(name, audio, net, other) for name, other in wrong.items() if other is not None]
    return tasks


def synthetic_readings(spoken: list[Spoken], utterances: list[Utterance]) -> list[tuple[Path, Utterance]]:
    """The training voices, with the stress marks of the corpus where known."""
    known = {word.text: word for utterance in utterances for word in utterance.words}
    for item in spoken[:SYNTHETIC_CLIPS]:
        for word in item.utterance.words:
            listed = known.get(word.text)
            if listed and len(listed.phones) == len(word.phones):
                word.stress = listed.stress
    return [(item.path, item.utterance) for item in spoken[:SYNTHETIC_CLIPS]]


def reader_readings(clips: list[NativeClip], work: Path) -> list[tuple[Path, Utterance]]:
    """Sentences by a native reader, in groups, so that every group can be left out of training once."""
    for number, clip in enumerate(clips):
        clip.utterance.scores = list(ANCHOR_SCORES)
        clip.utterance.speaker = f"reader{number % READER_GROUPS}"
    return [
        (work / "reader" / f"{clip.utterance.id}.wav", clip.utterance)
        for clip in clips
        if len(clip.utterance.phone_ids) <= MOST_SOUNDS
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    rng = np.random.default_rng(11)
    utterances = load(options.data, options.limit)
    with open(options.work / "mel.pkl", "rb") as file:
        spoken = pickle.load(file)["spoken"]
    tasks = human_tasks(utterances, options.work, options.copies, rng)
    tasks += noise_tasks(utterances, options.work, rng)
    tasks += fluent_tasks("synthetic", synthetic_readings(spoken, utterances), rng)
    with open(options.work / "native.pkl", "rb") as file:
        reader = reader_readings(pickle.load(file)["reader"], options.work)
    tasks += fluent_tasks("reader", reader, rng)
    with open(options.work / "jobs.jsonl", "w", encoding="utf-8") as file:
        for task in tasks:
            words = [word.phones for word in task.utterance.words]
            job = {"audio": str(task.audio), "net": task.net, "words": words}
            file.write(json.dumps(job) + "\n")
    with open(options.work / "labels.pkl", "wb") as file:
        pickle.dump(tasks, file)
    kinds = {kind: sum(task.kind == kind for task in tasks) for kind in {t.kind for t in tasks}}
    print(kinds)


if __name__ == "__main__":
    main()
