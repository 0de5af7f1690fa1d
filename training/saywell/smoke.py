"""The whole pipeline on eight made-up utterances: does every stage still feed the next?

    python3 -m saywell.smoke

The "speech" is a different chord for every phone, so no recording, decoder or voice is needed.
Nothing is judged but that the files come out and can be read back.
"""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from .audio import RATE, write_wav
from .container import read
from .corpus import load
from .native_clip import NativeClip
from .phones import PHONE_ID
from .targets import load_alignment

WORDS = {"SEE": ["S", "IY1"], "TWO": ["T", "UW1"], "LATE": ["L", "EY1", "T"], "MAN": ["M", "AE1", "N"]}
SPEAKERS, EACH = 4, 2
TRAINING = Path(__file__).parents[1]
NODE = TRAINING.parent / "node_modules" / ".bin" / "node"


def chord(phone: str, rng: np.random.Generator) -> np.ndarray:
    time = np.arange(int(rng.uniform(0.08, 0.16) * RATE)) / RATE
    number = PHONE_ID[phone.rstrip("012")]
    waves = [np.sin(2 * np.pi * hertz * time) for hertz in (120, 300 + 40 * number, 2900 - 50 * number)]
    return sum(waves) * 2000


def make_data(data: Path, work: Path) -> None:
    rng = np.random.default_rng(1)
    (work / "wav").mkdir(parents=True)
    data.mkdir()
    with open(data / "train.jsonl", "w", encoding="utf-8") as file:
        for index in range(SPEAKERS * EACH):
            names = list(rng.choice(list(WORDS), 3, replace=False))
            quiet = rng.standard_normal(RATE // 3) * 5
            sounds = [chord(phone, rng) for name in names for phone in WORDS[name]]
            samples = np.concatenate([quiet, *sounds, quiet])
            samples += rng.standard_normal(len(samples)) * 5
            write_wav(work / "wav" / f"{index:03d}.wav", samples)
            score = 10 if index % 3 else 5
            words = [
                {
                    "text": name,
                    "accuracy": score,
                    "phones": WORDS[name],
                    "phonesAccuracy": [2.0 if index % 3 else 0.8] * len(WORDS[name]),
                }
                for name in names
            ]
            aspects = {"accuracy": score, "fluency": 9, "prosodic": 9, "total": score}
            record = {"id": f"{index:03d}", "speaker": str(index // EACH), "words": words}
            file.write(json.dumps({**record, "text": " ".join(names), **aspects}) + "\n")


def stage(*arguments: object) -> None:
    print("+", *arguments, flush=True)
    command = [sys.executable, "-m", *(str(argument) for argument in arguments)]
    subprocess.run(command, check=True, cwd=TRAINING)


def run(data: Path, work: Path) -> None:
    stage("saywell.prepare", data, work, "--tts", 0)
    stage("saywell.flat_start", work, data, "--rounds", 2)
    for fold in (0, 1):
        flat, frames = work / "align-flat.pkl", work / f"frames{fold}.pt"
        sizes = ("--channels", 32, "--dilations", "1,2", "--steps", 3)
        stage("saywell.train_frames", work, data, flat, frames, "--fold", fold, *sizes)
    both = (work / "frames0.pt", work / "frames1.pt")
    align = work / "align.pkl"
    stage("saywell.realign", work, data, align, *both)
    for fold in (0, 1):
        frames, tuned, half = (work / f"{name}{fold}.pt" for name in ("frames", "tuned", "half"))
        own = ("--fold", fold, "--start")
        stage("saywell.train_segments", work, data, align, tuned, *own, frames, "--epochs", 1)
        stage("saywell.average", work, data, align, half, *own, tuned, "--epochs", 3)
        stage("saywell.export_network", half, work / f"trunk{fold}.swm")
    make_native(work, data)
    for fold in (0, 1):
        trunk, half = work / f"trunk{fold}.swm", work / f"half{fold}.swm"
        stage("saywell.train_native", work, trunk, half, "--steps", 2)
    stage("saywell.realign", work, data, work / "align-again.pkl", work / "half0.swm")
    stage("saywell.durations", data, align, work / "durations.json")
    stage("saywell.jobs", work, data)
    files = [work / name for name in ("jobs.jsonl", "durations.json", "features")]
    halves = [f"half{fold}={work / f'half{fold}.swm'}" for fold in (0, 1)]
    subprocess.run([NODE, TRAINING / "src" / "extract-features.ts", *files, *halves], check=True)
    few = ("--seeds", 1, "--epochs", 1, "--folds", 2)
    stage("saywell.train_scorer", work, work / "scorer.pt", *few)
    stage("saywell.calibrate", work / "scorer.folds.pkl", work / "calibration.json")
    stage("saywell.fit_phrase", work / "scorer.folds.pkl", work / "phrase.pkl")
    stage("saywell.fit_words", work / "scorer.folds.pkl", work / "words.pkl")
    stage("saywell.contrast_jobs", work, data)
    files = [work / name for name in ("contrast-jobs.jsonl", "durations.json", "contrasts")]
    nets = [*halves, f"unheard={work / 'half0.swm'}"]
    subprocess.run([NODE, TRAINING / "src" / "extract-contrasts.ts", *files, *nets], check=True)
    stage("saywell.fit_contrasts", work, work / "contrasts.pkl", "--fewest", 1)
    names = ("durations.json", "calibration.json", "phrase.pkl", "words.pkl", "contrasts.pkl", "scorer.swm")
    rest = [work / name for name in names]
    stage("saywell.export_scorer", work / "scorer.pt", *rest)
    move_threshold(rest[-1])
    for name in ("half0.swm", "scorer.swm"):
        header, tensors = read(work / name)
        if not tensors or not all(np.isfinite(values).all() for values in tensors.values()):
            raise ValueError(f"{name} holds numbers that are not finite")
        print(f"{name}: {header['name']}, {len(tensors)} tensors")


def make_native(work: Path, data: Path) -> None:
    """The same made-up speech again, as if a native reader had read it."""
    with open(work / "mel.pkl", "rb") as file:
        clips = pickle.load(file)["clips"]
    found = load_alignment(work / "align.pkl")
    (work / "reader").mkdir()
    reader = []
    for utterance in load(data):
        clip, bounds = clips[utterance.id], found[utterance.id]
        utterance.id = f"LJ002-{utterance.id}"
        reader.append(NativeClip(utterance, clip["mel"], clip["level"], *bounds))
        old = work / "wav" / f"{utterance.id.removeprefix('LJ002-')}.wav"
        shutil.copy(old, work / "reader" / f"{utterance.id}.wav")
    with open(work / "native.pkl", "wb") as file:
        pickle.dump({"reader": reader, "spoken": []}, file)


def move_threshold(scorer: Path) -> None:
    header, tensors = read(scorer)
    wanted = header["config"]["phoneFlags"]["check"] - 1
    told = (f"--wrong={wanted}", "--version", "moved", "--made-by", "the smoke test")
    stage("saywell.retune", scorer, *told)
    moved, kept = read(scorer)
    if moved["config"]["phoneFlags"]["wrong"] != wanted or moved["version"] != "moved":
        raise ValueError("the threshold was not moved")
    if any(not np.array_equal(kept[name], values) for name, values in tensors.items()):
        raise ValueError("moving a threshold changed weights")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data, work = Path(folder) / "data", Path(folder) / "work"
        make_data(data, work)
        run(data, work)
    print("every stage fed the next")


if __name__ == "__main__":
    main()
