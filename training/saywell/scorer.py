"""The scorer: a small transformer from the engine's features to phone, word and overall scores."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .corpus import Utterance
from .phones import ASPECTS, CLASSES, IS_VOWEL, PHONE_ID

PHONE_INPUTS, UTTERANCE_INPUTS = 177, 29
MAX_PHONES = 128
#: The strict scorer also learns from words that were not said: the judges ask it. The experts' scorer
#: learns only what experts gave to what was said: people are shown its scores.
GROUPS = ("strict", "expert")
#: Position of a phone in its word; the last entry of both tables is padding.
POSITIONS = {"inside": 0, "first": 1, "last": 2, "only": 3, "pad": 4}
STRESS_PADDING = 4
UTTERANCE_CLIP = 4.0
WORD_SCALE = UTTERANCE_SCALE = 5.0
WIDTH, HEADS, LAYERS, FEED = 64, 2, 2, 128
#: Phones on either side that the local layer sees.
NEIGHBORS = 1


class Scorer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.input = nn.Linear(PHONE_INPUTS, WIDTH)
        self.phone_embedding = nn.Embedding(CLASSES, WIDTH)
        self.position_embedding = nn.Embedding(len(POSITIONS), WIDTH)
        self.stress_embedding = nn.Embedding(STRESS_PADDING + 1, WIDTH)
        self.place = nn.Parameter(torch.randn(MAX_PHONES, WIDTH) * 0.02)
        self.local_norm = nn.LayerNorm(WIDTH)
        self.local = nn.Conv1d(WIDTH, WIDTH, 2 * NEIGHBORS + 1, padding=NEIGHBORS, groups=WIDTH)
        self.local_mix = nn.Linear(WIDTH, WIDTH)
        layer = nn.TransformerEncoderLayer(
            WIDTH, HEADS, FEED, 0.15, batch_first=True, norm_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, LAYERS)
        self.norm = nn.LayerNorm(WIDTH)
        self.phone = nn.Linear(WIDTH, 1)
        self.word_first = nn.Linear(WIDTH, WIDTH)
        self.word_last = nn.Linear(WIDTH, 1)
        self.utterance_first = nn.Linear(2 * WIDTH + UTTERANCE_INPUTS, WIDTH)
        self.utterance_last = nn.Linear(WIDTH, len(ASPECTS))

    def beside(self, x: Tensor, mask: Tensor) -> Tensor:
        """A local convolution, so that each phone sees its neighbors before attention."""
        normed = self.local_norm(x) * mask[..., None]
        return F.relu(self.local(normed.transpose(1, 2)).transpose(1, 2))

    def forward(self, batch: "Inputs") -> tuple[Tensor, Tensor, Tensor]:
        x = self.input(F.dropout(batch.phone, 0.15, self.training))
        x = x + self.phone_embedding(batch.phone_id) + self.position_embedding(batch.position)
        x = x + self.stress_embedding(batch.stress) + self.place[: x.shape[1]]
        x = x + F.dropout(self.local_mix(self.beside(x, batch.mask)), 0.15, self.training)
        x = self.norm(self.encoder(x, src_key_padding_mask=~batch.mask))
        phone = self.phone(x)[..., 0]
        members = batch.members
        mean = members @ x / (members.sum(-1, keepdim=True) + 1e-6)
        word = self.word_last(F.relu(self.word_first(mean)))[..., 0]
        weight = batch.mask[..., None].float()
        average = (x * weight).sum(1) / weight.sum(1)
        lowest = x.masked_fill(~batch.mask[..., None], 9).min(1).values
        joined = torch.cat([average, lowest, batch.utterance], 1)
        middle = F.dropout(F.relu(self.utterance_first(joined)), 0.3, self.training)
        return phone, word, self.utterance_last(middle)


@dataclass
class Item:
    """One reading: the engine's features and the target scores."""

    kind: str
    utterance: Utterance
    phone: np.ndarray
    overall: np.ndarray
    """The utterance features."""
    match: dict[str, float]
    """How well the clip matches the phrase as a whole, with the engine's names."""
    group: str = ""
    """Speaker of the audio. A fold holds whole groups."""


@dataclass
class Norms:
    phone_mean: np.ndarray
    phone_deviation: np.ndarray
    utterance_mean: np.ndarray
    utterance_deviation: np.ndarray


def norms_of(items: list[Item]) -> Norms:
    phone = np.concatenate([item.phone for item in items])
    overall = np.stack([item.overall for item in items])
    return Norms(
        phone.mean(0), phone.std(0) + 1e-3, overall.mean(0), overall.std(0) + 1e-3
    )


@dataclass
class Inputs:
    phone: Tensor
    phone_id: Tensor
    position: Tensor
    stress: Tensor
    mask: Tensor
    members: Tensor
    utterance: Tensor


def positions(utterance: Utterance) -> np.ndarray:
    result = []
    for word in utterance.words:
        count = len(word.phones)
        for k in range(count):
            first, last = k == 0, k == count - 1
            name = "only" if count == 1 else "first" if first else "last" if last else "inside"
            result.append(POSITIONS[name])
    return np.array(result)


def stress_marks(utterance: Utterance) -> np.ndarray:
    """-1 for a consonant, otherwise the digit of the vowel: the same as `stressMarks` in the engine.

    The only vowel of a word has 0, as in the learners' corpus. Dictionaries mark it, and so the words of the
    product's learners would have marks that the scorer knows from the reader (decision 101).
    """
    marks: list[int] = []
    for word in utterance.words:
        vowels = [IS_VOWEL[PHONE_ID[phone]] for phone in word.phones]
        only = sum(vowels) == 1
        marks += [
            -1 if not vowel else 0 if only else mark for vowel, mark in zip(vowels, word.stress)
        ]
    return np.array(marks)


def collate(items: list[Item], norms: Norms) -> Inputs:
    most = min(MAX_PHONES, max(len(item.phone) for item in items))
    words = max(len(item.utterance.words) for item in items)
    count = len(items)
    phone = np.zeros((count, most, PHONE_INPUTS), np.float32)
    phone_id = np.full((count, most), CLASSES - 1)
    position = np.full((count, most), POSITIONS["pad"])
    stress = np.full((count, most), STRESS_PADDING)
    mask = np.zeros((count, most), bool)
    members = np.zeros((count, words, most), np.float32)
    overall = np.stack([item.overall for item in items])
    overall = (overall - norms.utterance_mean) / norms.utterance_deviation
    for row, item in enumerate(items):
        utterance = item.utterance
        own = min(most, len(item.phone))
        phone[row, :own] = ((item.phone - norms.phone_mean) / norms.phone_deviation)[:own]
        phone_id[row, :own] = utterance.phone_ids[:own]
        position[row, :own] = positions(utterance)[:own]
        stress[row, :own] = stress_marks(utterance)[:own] + 1
        mask[row, :own] = True
        members[row, utterance.word_of_phone[:own], np.arange(own)] = 1
    clipped = np.clip(overall, -UTTERANCE_CLIP, UTTERANCE_CLIP).astype(np.float32)
    arrays = (phone, phone_id, position, stress, mask, members, clipped)
    return Inputs(*(torch.from_numpy(array) for array in arrays))


@dataclass
class Prediction:
    phone: np.ndarray
    word: np.ndarray
    aspects: np.ndarray


Member = tuple[Scorer, Norms]


def predict(members: list[Member], items: list[Item]) -> list[Prediction]:
    """Mean of the members, on the experts' scales."""
    results = []
    with torch.no_grad():
        for first in range(0, len(items), 64):
            group = items[first : first + 64]
            outputs = [
                [output.numpy() for output in model(collate(group, norms))]
                for model, norms in members
            ]
            phone, word, aspects = (np.mean([o[k] for o in outputs], 0) for k in range(3))
            for row, item in enumerate(group):
                results.append(
                    Prediction(
                        phone[row, : len(item.phone)],
                        word[row, : len(item.utterance.words)] * WORD_SCALE,
                        aspects[row] * UTTERANCE_SCALE,
                    )
                )
    return results
