"""Which sounds does each letter of a word make?

Every letter is given no sound, one or two, by expectation-maximization over the dictionary with
the best path only: the model then learns one answer per letter, which needs no beam search.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict

#: Probability of a chunk never seen with a letter, so that every word stays reachable.
UNSEEN = math.log(1e-7)
LONGEST_CHUNK = 2

Chunk = tuple[str, ...]
Table = dict[str, dict[Chunk, float]]


def _first_guess(words: list[tuple[str, list[str]]]) -> Table:
    """Letters and sounds at about the same place in the word probably belong together."""
    counts: dict[str, Counter[Chunk]] = defaultdict(Counter)
    for letters, phones in words:
        for i, letter in enumerate(letters):
            counts[letter][()] += 0.3
            center = (i + 0.5) / len(letters) * len(phones) - 0.5
            for j, phone in enumerate(phones):
                if abs(j - center) < 1.5:
                    counts[letter][(phone,)] += 1.0
                    if j + 1 < len(phones):
                        counts[letter][(phone, phones[j + 1])] += 0.1
    return _normalize(counts)


def _normalize(counts: dict[str, Counter[Chunk]]) -> Table:
    table: Table = {}
    for letter, chunks in counts.items():
        total = sum(chunks.values())
        table[letter] = {chunk: math.log(n / total) for chunk, n in chunks.items()}
    return table


def best_path(letters: str, phones: list[str], table: Table) -> tuple[float, list[Chunk]] | None:
    """Score and chunks of the likeliest alignment, or None when there are too many sounds."""
    n = len(phones)
    best: list[float] = [0.0] + [-math.inf] * n
    back: list[list[int]] = []
    for letter in letters:
        scores = table.get(letter, {})
        following = [-math.inf] * (n + 1)
        sizes = [0] * (n + 1)
        for end in range(n + 1):
            for size in range(min(LONGEST_CHUNK, end) + 1):
                before = best[end - size]
                if before == -math.inf:
                    continue
                score = before + scores.get(tuple(phones[end - size : end]), UNSEEN)
                if score > following[end]:
                    following[end] = score
                    sizes[end] = size
        best = following
        back.append(sizes)
    if best[n] == -math.inf:
        return None
    chunks: list[Chunk] = []
    end = n
    for sizes in reversed(back):
        chunks.append(tuple(phones[end - sizes[end] : end]))
        end -= sizes[end]
    return best[n], chunks[::-1]


def align(words: list[tuple[str, list[str]]], rounds: int) -> Table:
    table = _first_guess(words)
    for _ in range(rounds):
        counts: dict[str, Counter[Chunk]] = defaultdict(Counter)
        for letters, phones in words:
            path = best_path(letters, phones, table)
            if path is None:
                continue
            for letter, chunk in zip(letters, path[1]):
                counts[letter][chunk] += 1
        table = _normalize(counts)
    return table
