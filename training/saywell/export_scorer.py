"""Stage 10: the trained scorers, their calibration and the judges as the engine's `scorer.swm`.

    python3 -m saywell.export_scorer STRICT.pt EXPERT.pt DURATIONS.json CALIBRATION.json PHRASE.json WORDS.json CONTRASTS.pkl PRIORS.json OUT.swm
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

import numpy as np
import torch

from .container import ContainerWriter
from .phones import ASPECTS
from .scorer import (
    FEED,
    GROUPS,
    HEADS,
    LAYERS,
    MAX_PHONES,
    PHONE_INPUTS,
    POSITIONS,
    UTTERANCE_CLIP,
    UTTERANCE_INPUTS,
    UTTERANCE_SCALE,
    WIDTH,
    WORD_SCALE,
    Norms,
)

#: Decimal places of written norms and thresholds. More could not change a score.
DIGITS = 6

NAMES = {
    "place": "place",
    "input": "input",
    "local_norm": "local.norm",
    "local": "local",
    "local_mix": "local.mix",
    "phone_embedding.weight": "phone.embedding",
    "position_embedding.weight": "position.embedding",
    "stress_embedding.weight": "stress.embedding",
    "norm": "norm",
    "phone": "phone",
    "word_first": "word.0",
    "word_last": "word.1",
    "utterance_first": "utterance.0",
    "utterance_last": "utterance.1",
}
LAYER_NAMES = {
    "self_attn.in_proj_weight": "attention.qkv.weight",
    "self_attn.in_proj_bias": "attention.qkv.bias",
    "self_attn.out_proj": "attention.out",
    "linear1": "feed.0",
    "linear2": "feed.1",
    "norm1": "norm1",
    "norm2": "norm2",
}


def engine_name(name: str) -> str:
    """The name in the file for a parameter name of PyTorch."""
    if name.startswith("encoder.layers."):
        _, _, layer, inner = name.split(".", 3)
        if inner in LAYER_NAMES:
            return f"layer{layer}.{LAYER_NAMES[inner]}"
        stem, kind = inner.rsplit(".", 1)
        return f"layer{layer}.{LAYER_NAMES[stem]}.{kind}"
    if name in NAMES:
        return NAMES[name]
    stem, kind = name.rsplit(".", 1)
    return f"{NAMES[stem]}.{kind}"


def configuration(
    members: dict[str, int],
    durations: dict,
    calibration: dict,
    phrase: dict,
    words: dict,
    contrasts: dict,
    priors: dict,
) -> dict:
    def flags(kind: str, *names: str) -> dict[str, float]:
        return {name: calibration[kind][name]["threshold"] for name in names}

    return {
        "members": members,
        "dim": WIDTH,
        "attentionHeads": HEADS,
        "feedForward": FEED,
        "layers": LAYERS,
        "maxPhones": MAX_PHONES,
        "phoneInputs": PHONE_INPUTS,
        "utteranceInputs": UTTERANCE_INPUTS,
        "utteranceClip": UTTERANCE_CLIP,
        "wordScale": WORD_SCALE,
        "utteranceScale": UTTERANCE_SCALE,
        "aspects": list(ASPECTS),
        "positionIds": POSITIONS,
        "durations": {
            name: [round(value, DIGITS) for value in values] for name, values in durations.items()
        },
        "mostAbove": calibration["mostAbove"],
        "wellSaid": calibration["wellSaid"],
        "overall": calibration["overall"],
        "phrase": {name: phrase[name] for name in ("different", "sure")},
        "words": {"other": round(words["other"], DIGITS)},
        "contrasts": {"rows": contrasts["rows"], "classes": contrasts["classes"], "priors": priors},
        "phoneFlags": flags("phone", "wrong", "check"),
        "wordFlags": flags("word", "wrong"),
    }


def add_member(writer: ContainerWriter, member: str, state: dict, norms: Norms) -> None:
    for name, tensor in state.items():
        writer.add(f"{member}.{engine_name(name)}", tensor.numpy())
    tables = {
        "phoneInputs.mean": norms.phone_mean,
        "phoneInputs.sd": norms.phone_deviation,
        "utteranceInputs.mean": norms.utterance_mean,
        "utteranceInputs.sd": norms.utterance_deviation,
    }
    for name, values in tables.items():
        writer.add(f"{member}.{name}", np.asarray(values, np.float32))


def export(
    scorers: dict[str, Path],
    durations: dict,
    calibration: dict,
    phrase: dict,
    words: dict,
    contrasts: dict,
    priors: dict,
    out: Path,
    made_by: str,
) -> str:
    groups: dict[str, list[tuple[dict, Norms]]] = {
        group: torch.load(path) for group, path in scorers.items()
    }
    sizes = {group: len(members) for group, members in groups.items()}
    config = configuration(sizes, durations, calibration, phrase, words, contrasts, priors)
    writer = ContainerWriter("scorer", made_by, config)
    for group, members in groups.items():
        for k, (state, norms) in enumerate(members):
            add_member(writer, f"{group}{k}", state, norms)
    writer.add("phrase.weights", phrase["weights"], quantized=False)
    writer.add("words.weights", words["weights"], quantized=False)
    writer.add("contrasts.weights", contrasts["table"], quantized=False)
    return writer.write(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for group in GROUPS:
        parser.add_argument(group, type=Path)
    parser.add_argument("durations", type=Path)
    parser.add_argument("calibration", type=Path)
    parser.add_argument("phrase", type=Path)
    parser.add_argument("words", type=Path)
    parser.add_argument("contrasts", type=Path)
    parser.add_argument("priors", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--made-by", required=True)
    options = parser.parse_args()
    durations = json.loads(options.durations.read_text())
    calibration = json.loads(options.calibration.read_text())
    phrase = json.loads(options.phrase.read_text())
    words = json.loads(options.words.read_text())
    contrasts = pickle.loads(options.contrasts.read_bytes())
    priors = json.loads(options.priors.read_text())
    digest = export(
        {group: getattr(options, group) for group in GROUPS},
        durations,
        calibration,
        phrase,
        words,
        contrasts,
        priors,
        options.out,
        options.made_by,
    )
    print(digest)


if __name__ == "__main__":
    main()
