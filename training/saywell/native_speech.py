"""Stage 6: native-like speech with known boundaries, for the network's second frame output.

    python3 -m saywell.native_speech WORK DATA READER --acoustic TRUNK.swm --sentences 2400

A human reader (a folder of `train.jsonl` and `audio/ID.opus`, whose boundaries the engine finds with the
network just trained), and flite's free voices, each sentence with its own pitch, tempo and vocal tract
length. Writes native.pkl. Voices and readers used here must never be used for evaluation.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from scipy.signal import resample_poly

from .audio import decode, read_wav, speech_level, trim
from .confusions import CONFUSIONS
from .corpus import Utterance, Word, load
from .front_end import mel_power
from .native_clip import NativeClip
from .phones import PHONE_ID
from .prepare import _offset_of, clip_record, compact
from .synthesis import VOICES, _phones_of

TRAINING = Path(__file__).parents[1]
NODE = TRAINING.parent / "node_modules" / ".bin" / "node"
#: How far each voice may be resampled and still sound human. Larger means a longer vocal tract.
BODIES = {"slt": (0.90, 1.15), "rms": (0.95, 1.30), "awb": (0.92, 1.25)}
TEMPOS, PITCHES = (0.72, 1.25), (0.75, 1.3)
#: flite's names for sounds that the product does not distinguish.
NAMES = {"ax": "AH", "axr": "ER", "dx": "D", "ix": "IH"}
FRAMES_PER_SECOND = 100
CARRIERS = (
    "say {} again please", "i heard {} and {}", "not {} but {}", "it was {} today", "that is a {}",
    "my {} is old", "they {} it", "he will {} now", "give me the {}", "to {} or to {}",
    "a very {} one", "she had {} in the house", "i can {} the {}", "some {} for you", "put {} on it",
)


def plain(text: str) -> str:
    return " ".join(re.findall(r"[a-z]+(?:'[a-z]+)?", text.lower()))


def phrases_of(texts: list[str]) -> list[str]:
    """Parts of three to eleven words, about as long as learners' phrases."""
    parts = [plain(part) for text in texts for part in re.split(r"[,;:.()!?\"]| and | which ", text)]
    return [part for part in parts if 3 <= len(part.split()) <= 11]


def word_pairs(vocabulary: list[str]) -> dict[tuple[str, str], list[tuple[str, str]]]:
    """Pairs of words that differ in one sound, by the two sounds. An empty sound means that it is missing."""
    with ThreadPoolExecutor(2) as pool:
        sounds = dict(zip(vocabulary, pool.map(_phones_of, vocabulary)))
    by_sounds: dict[tuple[str, ...], list[str]] = {}
    for word, phones in sounds.items():
        by_sounds.setdefault(phones, []).append(word)
    pairs: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for word, phones in sounds.items():
        if not 2 <= len(phones) <= 6:
            continue
        for k, phone in enumerate(phones):
            for other in (*CONFUSIONS.get(phone, ()), ""):
                changed = phones[:k] + ((other,) if other else ()) + phones[k + 1 :]
                for twin in by_sounds.get(changed, ()):
                    pairs.setdefault((phone, other), []).append((word, twin))
    return pairs


def sentences(learners: list[str], reader: list[str], count: int, seed: str) -> list[str]:
    rng = random.Random(seed)
    read = phrases_of(reader)
    learned = [plain(text) for text in learners]
    vocabulary = sorted({word for text in (*read, *learned) for word in text.split()})
    pairs = word_pairs(vocabulary)
    contrasts = sorted(pairs)
    result = []
    while len(result) < count:
        kind = rng.random()
        if kind < 0.3:
            result.append(rng.choice(read))
        elif kind < 0.45:
            result.append(rng.choice(learned))
        elif kind < 0.6:
            result.append(" ".join(rng.choices(vocabulary, k=rng.randint(3, 7))))
        else:
            carrier = rng.choice(CARRIERS)
            one, other = rng.choice(pairs[rng.choice(contrasts)])
            result.append(carrier.format(*([one, other][: carrier.count("{}")])))
    return result


def speak_as_somebody(job: tuple[str, int, str]) -> NativeClip | None:
    """One sentence by a random variant of a voice. flite names the sounds and their end times."""
    voice, number, text = job
    rng = random.Random(f"{voice}{number}")
    body = round(20 * rng.uniform(*BODIES[voice])) / 20 if rng.random() < 0.8 else 1.0
    stretch = body / rng.uniform(*TEMPOS)
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        command = ["flite", "-voice", voice, "-psdur", "--setf", f"duration_stretch={stretch:.3f}"]
        command += ["--setf", f"f0_shift={rng.uniform(*PITCHES):.3f}", "-t", text, "-o", file.name]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        samples = read_wav(file.name)
    phones, starts, ends, before = [], [], [], 0.0
    for item in printed.split():
        name, until = item.rsplit(":", 1)
        if name != "pau":
            phones.append(NAMES.get(name, name.upper()))
            starts.append(before / body)
            ends.append(float(until) / body)
        before = float(until)
    if not phones or any(phone not in PHONE_ID for phone in phones):
        return None
    if body != 1:
        samples = resample_poly(samples, 20, round(20 * body)).astype(np.float32)
    trimmed = trim(samples)
    offset = _offset_of(trimmed, samples)
    mel = compact(mel_power(trimmed))
    start = np.clip(np.round(np.array(starts) * FRAMES_PER_SECOND).astype(int) - offset, 0, len(mel) - 1)
    end = np.clip(np.round(np.array(ends) * FRAMES_PER_SECOND).astype(int) - offset, start + 1, len(mel))
    words = [Word("", phones, [-1] * len(phones), [2.0] * len(phones), 10.0)]
    utterance = Utterance(f"{voice}-{number}", f"flite-{voice}", text, words, [10.0] * 4)
    return NativeClip(utterance, {1.0: mel}, speech_level(trimmed), start, end)


def read_aloud(folder: Path, work: Path, acoustic: Path) -> list[NativeClip]:
    """A human reader's sentences. The engine finds the boundaries of their sounds."""
    wavs = work / "reader"
    wavs.mkdir(exist_ok=True)
    lines = (folder / "train.jsonl").read_text(encoding="utf-8").splitlines()
    readings = [json.loads(line) for line in lines]

    def ensure(reading: dict) -> None:
        target = wavs / f"{reading['id']}.wav"
        if not target.exists():
            decode(folder / "audio" / f"{reading['id']}.opus", target)
        reading["audio"] = str(target)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ensure, readings))
    listed = work / "reader.jsonl"
    listed.write_text("".join(json.dumps(reading) + "\n" for reading in readings))
    command = [NODE, TRAINING / "src" / "align-readings.ts", listed, acoustic.resolve()]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    texts = {reading["id"]: reading["text"] for reading in readings}
    clips = []
    for line in found.splitlines():
        item = json.loads(line)
        words = [word_of(word["text"], word["phones"]) for word in item["words"]]
        utterance = Utterance(item["id"], "reader", texts[item["id"]], words, [10.0] * 4)
        record = clip_record(read_wav(wavs / f"{item['id']}.wav"))
        bounds = np.array(item["start"]), np.array(item["end"])
        clips.append(NativeClip(utterance, record["mel"], record["level"], *bounds))
    return clips


def word_of(text: str, phones: list[str]) -> Word:
    bare = [phone.rstrip("012") for phone in phones]
    stress = [int(phone[-1]) if phone[-1].isdigit() else -1 for phone in phones]
    return Word(text.upper(), bare, stress, [2.0] * len(phones), 10.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("reader", type=Path)
    parser.add_argument("--acoustic", type=Path, required=True, help="network that finds the boundaries")
    parser.add_argument("--sentences", type=int, required=True)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    reader = read_aloud(options.reader, options.work, options.acoustic)
    print(f"{len(reader)} sentences read aloud", flush=True)
    learned = [utterance.text for utterance in load(options.data)]
    texts = sentences(learned, [clip.utterance.text for clip in reader], options.sentences, "native")
    jobs = [(VOICES[k % len(VOICES)], k, text) for k, text in enumerate(texts)]
    with Pool(options.workers) as pool:
        spoken = [clip for clip in pool.imap(speak_as_somebody, jobs, chunksize=16) if clip]
    with open(options.work / "native.pkl", "wb") as file:
        pickle.dump({"reader": reader, "spoken": spoken}, file)
    hours = sum(len(clip.mel[1.0]) for clip in (*reader, *spoken)) / FRAMES_PER_SECOND / 3600
    print(f"{len(reader)} read, {len(spoken)} spoken, {hours:.1f} h")


if __name__ == "__main__":
    main()
