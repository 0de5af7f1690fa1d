"""Expected values of every stage of the engine, which its tests must reproduce.

    python3 -m saywell.reference MODEL_FOLDER OUT_FOLDER

A free synthetic voice speaks the recordings, so they may be part of the repository. Needs Node for the
engine's features, from which the scorer's expected outputs are computed.
"""

from __future__ import annotations

import argparse
import base64
import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import torch

from .alignment import align_batch
from .audio import read_wav, trim
from .fit_phrase import phrase_measures
from .front_end import log_mel
from .scorer import GROUPS, Item, Prediction
from .task import Task
from .scorer_data import read_items
from .shipped import ShippedNetwork, ShippedScorer
from .synthesis import utterance_of
from .targets import phrase_of

CLIPS = (("slt", "she said yes"), ("rms", "the red boat is here"))
EXTRACT = Path(__file__).parents[1] / "src" / "extract-features.ts"
NODE = Path(__file__).parents[2] / "node_modules" / ".bin" / "node"


def rounded(values: np.ndarray, digits: int = 5) -> list:
    return np.round(np.asarray(values, float), digits).tolist()


def engine_features(task: Task, models: Path, durations: dict, folder: Path):
    """The engine's measurement of this task."""
    words = [word.phones for word in task.utterance.words]
    job = {"audio": str(task.audio), "net": "shipped", "words": words}
    (folder / "jobs.jsonl").write_text(json.dumps(job) + "\n")
    (folder / "durations.json").write_text(json.dumps(durations))
    arguments = ["jobs.jsonl", "durations.json", "features"]
    acoustic = (models / "acoustic.swm").resolve()
    subprocess.run(
        [NODE, EXTRACT, *(folder / name for name in arguments), f"shipped={acoustic}"],
        check=True,
    )
    return read_items([task], folder / "features")[0]


def scores_of(prediction: Prediction) -> dict[str, list]:
    return {
        "phones": rounded(prediction.phone),
        "words": rounded(prediction.word),
        "aspects": rounded(prediction.aspects),
    }


def phrase_chance(weights: np.ndarray, item: Item, prediction: Prediction) -> float:
    odds = np.dot(weights[:-1], phrase_measures(item, prediction)) + weights[-1]
    return float(1 / (1 + np.exp(-odds)))


def reference(voice: str, text: str, models: Path, folder: Path) -> dict:
    network = ShippedNetwork(models / "acoustic.swm")
    scorers = {group: ShippedScorer(models / "scorer.swm", group) for group in GROUPS}
    strict = scorers["strict"]
    path = folder / f"{voice}.wav"
    utterance = utterance_of(text, voice, path)
    whole = read_wav(path)
    samples = trim(whole)
    frames = log_mel(samples)
    posteriors, hidden = network.run(frames)
    segments = align_batch([posteriors - network.penalty], [phrase_of(utterance)])[0]
    assert segments is not None
    native = network.posteriors("native", hidden, len(frames))
    scores, aspects = network.heads(hidden, segments.start, segments.end, utterance.phone_ids)
    task = Task("synthetic", path, "shipped", utterance)
    item = engine_features(task, models, strict.config["durations"], folder)
    predictions = {group: scorer.predict([item])[0] for group, scorer in scorers.items()}
    shown = [0, 10, len(frames) // 2]
    return {
        "text": text,
        "words": [
            {"text": word.text, "phones": word.phones, "stress": word.stress}
            for word in utterance.words
        ],
        "sampleRate": 16000,
        "samples": base64.b64encode(whole.astype("<i2").tobytes()).decode(),
        "trimmedLength": len(samples),
        "frames": len(frames),
        "logMel": {str(t): rounded(frames[t]) for t in shown},
        "logPosteriors": {str(t): rounded(posteriors[t]) for t in shown},
        "nativeLogPosteriors": {str(t): rounded(native[t]) for t in shown},
        "start": segments.start.tolist(),
        "end": segments.end.tolist(),
        "headPhone": rounded(scores),
        "headAspects": rounded(aspects),
        "phoneFeatures": [rounded(row) for row in item.phone],
        "utteranceFeatures": rounded(item.overall),
        **{group: scores_of(prediction) for group, prediction in predictions.items()},
        "phraseChance": phrase_chance(strict.phrase_weights, item, predictions["strict"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)
    for number, (voice, text) in enumerate(CLIPS, 1):
        with tempfile.TemporaryDirectory() as folder, torch.no_grad():
            result = reference(voice, text, options.models, Path(folder))
        (options.out / f"clip-{number}.json").write_text(json.dumps(result) + "\n")
        print(text, result["expert"]["aspects"])


if __name__ == "__main__":
    main()
