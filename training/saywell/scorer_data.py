"""Joins the engine's features with the target scores."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Iterable

import numpy as np

from .corpus import Utterance
from .task import Task
from .scorer import PHONE_INPUTS, UTTERANCE_INPUTS, Item


def speakers(utterances: Iterable[Utterance]) -> set[str]:
    return {utterance.speaker for utterance in utterances}


def load_items(labels: Path, features: Path) -> list[Item]:
    with open(labels, "rb") as file:
        return read_items(pickle.load(file), features)


def read_items(tasks: list[Task], features: Path) -> list[Item]:
    """`features` is OUT of extract-features.ts, without extension. Leaves out jobs that were not aligned."""
    values = np.fromfile(features.with_suffix(".f32"), "<f4")
    items: list[Item] = []
    position = 0
    with open(features.with_suffix(".jsonl"), encoding="utf-8") as lines:
        for task, line in zip(tasks, lines, strict=True):
            answer = json.loads(line)
            if answer is None:
                continue
            count = len(task.utterance.phone_ids)
            if len(answer["start"]) != count:
                raise ValueError(f"{task.audio}: {len(answer['start'])} phones, not {count}")
            size = count * PHONE_INPUTS
            phone = values[position : position + size].reshape(count, PHONE_INPUTS)
            overall = values[position + size : position + size + UTTERANCE_INPUTS]
            position += size + UTTERANCE_INPUTS
            items.append(
                Item(
                    kind=task.kind,
                    utterance=task.utterance,
                    phone=phone,
                    overall=overall,
                    match=answer["match"],
                    group=task.utterance.speaker,
                )
            )
    if position != len(values):
        raise ValueError("features and labels do not belong together")
    lost = speakers(task.utterance for task in tasks if task.kind == "real")
    lost -= speakers(item.utterance for item in items if item.kind == "real")
    if lost:
        # The folds of the scorers would no longer be the quarters of the networks.
        raise ValueError(f"no reading by {', '.join(sorted(lost))} could be aligned")
    return items
