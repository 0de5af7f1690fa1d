"""Sentences for synthetic native speech: parts of read texts, learners' phrases, words in any order, and
words that differ in one sound."""

from __future__ import annotations

import random
import re
from concurrent.futures import ThreadPoolExecutor

from .confusions import CONFUSIONS
from .synthesis import phones_of

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
        sounds = dict(zip(vocabulary, pool.map(phones_of, vocabulary)))
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
