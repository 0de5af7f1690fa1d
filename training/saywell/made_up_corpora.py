"""Tiny made-up corpora in the published layouts of speechocean762 and LJSpeech, and a made-up encoder, for the
smoke test.

The "speech" is a different chord for every phone. The scores are made up too.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from .audio import RATE, write_wav
from .phones import PHONE_ID

#: SEE and SHE differ in one sound, so that the synthetic sentences find a pair of words to contrast.
WORDS = {
    "SEE": ["S", "IY1"],
    "SHE": ["SH", "IY1"],
    "LATE": ["L", "EY1", "T"],
    "MAN": ["M", "AE1", "N"],
}
SPEAKERS, EACH = 4, 2
READINGS = 3


def chord(phone: str, rng: np.random.Generator) -> np.ndarray:
    time = np.arange(int(rng.uniform(0.08, 0.16) * RATE)) / RATE
    number = PHONE_ID[phone.rstrip("012")]
    waves = [np.sin(2 * np.pi * hertz * time) for hertz in (120, 300 + 40 * number, 2900 - 50 * number)]
    return sum(waves) * 2000


def write_speech(path: Path, names: list[str], rng: np.random.Generator) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    quiet = rng.standard_normal(RATE // 3) * 5
    sounds = [chord(phone, rng) for name in names for phone in WORDS[name]]
    samples = np.concatenate([quiet, *sounds, quiet])
    write_wav(path, samples + rng.standard_normal(len(samples)) * 5)


def learners(folder: Path) -> None:
    rng = np.random.default_rng(1)
    scores, places, speaker_of = {}, [], []
    for index in range(SPEAKERS * EACH):
        speaker = f"{index // EACH + 1:04d}"
        identifier = f"0{speaker}{index:04d}"
        place = f"WAVE/SPEAKER{speaker}/{identifier}.WAV"
        names = list(rng.choice(list(WORDS), 3, replace=False))
        write_speech(folder / place, names, rng)
        places.append(f"{identifier}\t{place}")
        speaker_of.append(f"{identifier}\t{speaker}")
        good = index % 3 != 0
        score = 10 if good else 5
        words = [
            {
                "text": name,
                "accuracy": score,
                "stress": 10,
                "total": score,
                "phones": " ".join(WORDS[name]),
                "phones-accuracy": [2.0 if good else 0.8] * len(WORDS[name]),
            }
            for name in names
        ]
        aspects = {"accuracy": score, "completeness": 10.0, "fluency": 9, "prosodic": 9, "total": score}
        scores[identifier] = {"text": " ".join(names), **aspects, "words": words}
    speakers = [f"{number + 1:04d}" for number in range(SPEAKERS)]
    tables = {
        "wav.scp": places,
        "utt2spk": speaker_of,
        "spk2age": [f"{speaker}\t{20 + k}" for k, speaker in enumerate(speakers)],
        "spk2gender": [f"{speaker}\t{'mf'[k % 2]}" for k, speaker in enumerate(speakers)],
    }
    (folder / "train").mkdir()
    for name, lines in tables.items():
        (folder / "train" / name).write_text("\n".join(lines) + "\n")
    (folder / "resource").mkdir()
    (folder / "resource" / "scores.json").write_text(json.dumps(scores))


def reader(folder: Path) -> None:
    rng = np.random.default_rng(2)
    lines = []
    for chapter in ("LJ001", "LJ002"):
        for number in range(READINGS):
            identifier = f"{chapter}-{number + 1:04d}"
            names = list(rng.choice(list(WORDS), 3, replace=False))
            write_speech(folder / "wavs" / f"{identifier}.wav", names, rng)
            text = " ".join(names).capitalize() + "."
            lines.append(f"{identifier}|{text}|{text}")
    (folder / "metadata.csv").write_text("\n".join(lines) + "\n")


def encoder(path: Path, width: int = 32, layers: int = 8) -> None:
    """Weights for `moonshine.py`, of the right shapes."""
    rng = np.random.default_rng(3)
    shapes: dict[str, tuple[int, ...]] = {
        "frequencies": (1,),
        "conv1.weight": (width, 1, 127),
        "groupnorm.weight": (width,),
        "groupnorm.bias": (width,),
        "conv2.weight": (2 * width, width, 7),
        "conv2.bias": (2 * width,),
        "conv3.weight": (width, 2 * width, 3),
        "conv3.bias": (width,),
        "layer_norm.weight": (width,),
    }
    for layer in (f"layers.{k}" for k in range(layers)):
        for name in ("self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj", "self_attn.dense"):
            shapes[f"{layer}.{name}.weight"] = (width, width)
        for name in ("input_layernorm", "post_attention_layernorm"):
            shapes[f"{layer}.{name}.weight"] = (width,)
        shapes[f"{layer}.mlp.fc1.weight"], shapes[f"{layer}.mlp.fc1.bias"] = (4 * width, width), (4 * width,)
        shapes[f"{layer}.mlp.fc2.weight"], shapes[f"{layer}.mlp.fc2.bias"] = (width, 4 * width), (width,)
    np.savez(path, **{name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes.items()})
