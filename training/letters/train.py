"""Trains the letter-to-sound model for words outside the dictionary.

    node training/letters/list-words.ts > words.tsv
    nice python3 training/letters/train.py words.tsv speech/model/letters.swm

Two bidirectional GRU layers read the letters of a word; each letter then answers with no sound,
one or two (see align.py). CPU only, fixed seed, about ten minutes on one free core.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))
from align import align, best_path  # noqa: E402
from saywell.container import ContainerWriter, dequantize, quantize  # noqa: E402

LETTERS = "abcdefghijklmnopqrstuvwxyz"
#: Answers rarer than this are mistakes of the dictionary or of the alignment.
RAREST_ANSWER = 12
#: Words whose alignment is worse than this per letter are abbreviations and typing errors.
WORST_ALIGNMENT = -5.0
EMBEDDING = 32
DROPOUT = 0.2
BATCH = 192
LEARNING_RATE = 5e-3

Words = list[tuple[str, list[list[str]]]]


class LetterNet(nn.Module):
    def __init__(self, answers: int, embedding: int, hidden: int, layers: int) -> None:
        super().__init__()
        self.embed = nn.Embedding(len(LETTERS) + 1, embedding, padding_idx=0)
        self.gru = nn.GRU(
            embedding, hidden, layers, batch_first=True, bidirectional=True, dropout=DROPOUT
        )
        self.out = nn.Linear(2 * hidden, answers)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, letters: torch.Tensor) -> torch.Tensor:
        hidden, _ = self.gru(self.embed(letters))
        return self.out(self.drop(hidden))


def read_words(path: str, limit: int | None) -> tuple[Words, Words]:
    train: Words = []
    test: Words = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            word, split, *sounds = line.rstrip("\n").split("\t")
            (test if split == "test" else train).append((word, [s.split() for s in sounds]))
    return (train[:: max(1, len(train) // limit)], test[:limit]) if limit else (train, test)


def encode(word: str) -> list[int]:
    return [LETTERS.index(letter) + 1 for letter in word]


def batches(items: list, size: int, shuffle: np.random.Generator | None):
    """Batches of words of one length, so that no padding reaches the backward direction."""
    by_length: dict[int, list] = {}
    order = shuffle.permutation(len(items)) if shuffle else range(len(items))
    for index in order:
        by_length.setdefault(len(items[index][0]), []).append(items[index])
    groups = [g[i : i + size] for g in by_length.values() for i in range(0, len(g), size)]
    if shuffle:
        groups = [groups[i] for i in shuffle.permutation(len(groups))]
    return groups


def one_primary_stress(scores: np.ndarray, answers: list[tuple[str, ...]]) -> list[str]:
    """Best answer of each letter, changed where needed so that one vowel is the loudest."""
    primary = np.array([any(p.endswith("1") for p in answer) for answer in answers])
    has_vowel = np.array([any(p[-1].isdigit() for p in answer) for answer in answers])
    best = scores.argmax(1)
    rows = np.arange(len(best))
    with_stress = np.where(primary, scores, -np.inf)
    without = np.where(primary, -np.inf, scores)
    gain = with_stress.max(1) - without.max(1)
    vowels = has_vowel[best]
    if vowels.any():
        loudest = int(np.where(vowels, gain, -np.inf).argmax())
        best = np.where(rows == loudest, with_stress.argmax(1), without.argmax(1))
    return [phone for answer in best for phone in answers[answer]]


def edit_distance(a: list[str], b: list[str]) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def plain(phones: list[str]) -> list[str]:
    return [phone.rstrip("012") for phone in phones]


def measure(net: LetterNet, words: Words, answers: list[tuple[str, ...]]) -> dict[str, float]:
    net.eval()
    right = right_plain = errors = total = 0
    with torch.no_grad():
        for group in batches(words, 512, None):
            scores = net(torch.tensor([encode(word) for word, _ in group])).numpy()
            for (_, variants), row in zip(group, scores):
                said = one_primary_stress(row, answers)
                right += said in variants
                right_plain += plain(said) in [plain(v) for v in variants]
                distance, length = min(
                    (edit_distance(plain(said), plain(v)), len(v)) for v in variants
                )
                errors += distance
                total += length
    return {
        "words": len(words),
        "word_accuracy_with_stress": round(right / len(words), 4),
        "word_accuracy": round(right_plain / len(words), 4),
        "phone_error_rate": round(errors / total, 4),
    }


def export(net: LetterNet, answers: list[tuple[str, ...]], figures: dict, path: str) -> str:
    hidden, layers = net.gru.hidden_size, net.gru.num_layers
    config = {
        "letters": LETTERS,
        "answers": [" ".join(answer) for answer in answers],
        "hidden": hidden,
        "layers": layers,
        "held_out": figures,
    }
    made_by = "python3 training/letters/train.py words.tsv speech/model/letters.swm"
    writer = ContainerWriter("letters", made_by, config)
    for name, values in net.state_dict().items():
        writer.add(name, values.numpy())
    return writer.write(path)


def through_int8(net: LetterNet) -> None:
    """Rounds the weights as the container stores them, so that what is measured is what ships."""
    state = net.state_dict()
    for name, values in state.items():
        array = values.numpy()
        if array.ndim >= 2 and array.size >= 1024:
            state[name] = torch.from_numpy(dequantize(*quantize(array)))
    net.load_state_dict(state)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("words")
    arguments.add_argument("target")
    arguments.add_argument("--epochs", type=int, default=18)
    arguments.add_argument("--hidden", type=int, default=96)
    arguments.add_argument("--limit", type=int, help="use few words (smoke test)")
    options = arguments.parse_args()
    torch.manual_seed(20)
    torch.set_num_threads(1)
    shuffle = np.random.default_rng(20)

    train, test = read_words(options.words, options.limit)
    pairs = [(word, variants[0]) for word, variants in train if len(variants[0]) <= 2 * len(word)]
    table = align(pairs, rounds=5)
    paths = [(word, best_path(word, phones, table)) for word, phones in pairs]
    aligned = [(w, p[1]) for w, p in paths if p and p[0] / len(w) > WORST_ALIGNMENT]
    counts: dict[tuple[str, ...], int] = {}
    for _, chunks in aligned:
        for chunk in chunks:
            counts[chunk] = counts.get(chunk, 0) + 1
    rarest = 1 if options.limit else RAREST_ANSWER
    answers = sorted(chunk for chunk, n in counts.items() if n >= rarest)
    number = {answer: i for i, answer in enumerate(answers)}
    items = [
        (encode(word), [number[c] for c in chunks])
        for word, chunks in aligned
        if all(c in number for c in chunks)
    ]
    print(f"{len(train)} words, {len(items)} aligned, {len(answers)} answers", flush=True)

    net = LetterNet(len(answers), embedding=EMBEDDING, hidden=options.hidden, layers=2)
    steps = options.epochs * len(batches(items, BATCH, shuffle))
    optimizer = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, steps + 1, pct_start=0.15)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.02)
    done = 0
    for epoch in range(options.epochs):
        net.train()
        started, total, groups = time.time(), 0.0, batches(items, BATCH, shuffle)
        for group in groups:
            scores = net(torch.tensor([letters for letters, _ in group]))
            target = torch.tensor([chunks for _, chunks in group])
            loss = loss_of(scores.flatten(0, 1), target.flatten())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            if done < steps:
                schedule.step()
                done += 1
            total += loss.item()
        print(f"epoch {epoch + 1}: loss {total / len(groups):.4f}, {time.time() - started:.0f} s", flush=True)
    through_int8(net)
    figures = measure(net, test, answers)
    print(figures)
    print("sha256", export(net, answers, figures, options.target))


if __name__ == "__main__":
    main()
