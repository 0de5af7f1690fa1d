"""Stage 8: trains a scorer on cross-fitted features, with several seeds whose outputs are averaged.

    python3 -m saywell.train_scorer WORK OUT.pt --group strict --seeds 4 --epochs 12 [--folds 4]

With --folds, scorers that never heard a speaker first predict that speaker's readings. The predictions
are written next to OUT for the calibration, the judges and the model card, and so are the scorers without
each fold, for the published figures (OUT.without0.pt and so on).
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from .descent import descend
from .examples import QUARTERS
from .folds import save_folds
from .phones import ASPECTS
from .scorer import GROUPS, Item, Member, Prediction, Scorer, collate, norms_of, predict
from .scorer import UTTERANCE_SCALE, WORD_SCALE
from .scorer_data import load_items

#: Weight of one reading of each kind. A scorer does not learn from the kinds that it has no weight for.
RIGHT = {"real": 1.0, "copy": 0.4, "synthetic": 0.4, "reader": 0.4}
WRONG = {"phrase": 0.3, "word": 0.5, "phone": 0.8, "noise": 0.4}
WEIGHTS = {"strict": RIGHT | WRONG, "expert": RIGHT}
#: For a wrong phrase, fluency and prosody are not trained: it may have been spoken fluently.
WITHOUT_MELODY = {"phrase"}
LOSS_WEIGHTS = (1.0, 0.5, 0.5)
STEADINESS = 0.3
BATCH = 32
RATE = 2e-3


Weights = dict[str, float]


@dataclass
class Targets:
    phone: Tensor
    word: Tensor
    aspects: Tensor
    weight: Tensor
    aspect_weight: Tensor


def targets_of(items: list[Item], phones: int, words: int, weights: Weights) -> Targets:
    phone = np.zeros((len(items), phones), np.float32)
    word = np.zeros((len(items), words), np.float32)
    aspect_weight = np.ones((len(items), len(ASPECTS)), np.float32)
    for row, item in enumerate(items):
        scores = item.utterance.phone_scores[:phones]
        phone[row, : len(scores)] = scores
        word[row, : len(item.utterance.words)] = item.utterance.word_scores / WORD_SCALE
        if item.kind in WITHOUT_MELODY:
            aspect_weight[row, 1:3] = 0
    aspects = np.array([item.utterance.scores for item in items], np.float32) / UTTERANCE_SCALE
    weight = np.array([weights[item.kind] for item in items], np.float32)
    arrays = (phone, word, aspects, weight, aspect_weight * weight[:, None])
    return Targets(*(torch.from_numpy(array) for array in arrays))


def weighted(error: Tensor, weight: Tensor) -> Tensor:
    return (error**2 * weight).sum() / weight.sum()


def steadiness(items: list[Item], phone: Tensor, aspects: Tensor) -> Tensor:
    """How far the scores of a recording differ from those of its noisy copy.

    The gradient moves both. Fixing the scores of the clean recording as targets was tried: the same
    stability then cost more agreement with the experts.
    """
    row_of = {item.utterance.id: row for row, item in enumerate(items) if item.kind == "real"}
    pairs = [
        (row_of[item.utterance.id], row)
        for row, item in enumerate(items)
        if item.kind == "copy" and item.utterance.id in row_of
    ]
    if not pairs:
        return torch.zeros(())
    clean, noisy = torch.tensor(pairs).T
    length = min(phone.shape[1], max(len(items[int(row)].phone) for row in clean))
    moved = ((phone[clean, :length] - phone[noisy, :length]) ** 2).mean()
    return moved + ((aspects[clean] - aspects[noisy]) ** 2).mean()


def in_batches(items: list[Item], rng: np.random.Generator) -> list[list[Item]]:
    """Groups items of similar length. A clip and its noisy copies stay in one batch."""
    jitter: dict[tuple[str, int], float] = {}
    places = []
    for item in items:
        key = (item.utterance.id, len(item.phone))
        places.append(len(item.phone) + jitter.setdefault(key, rng.random() * 8))
    order = np.argsort(places, kind="stable")
    groups = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
    return [[items[k] for k in groups[g]] for g in rng.permutation(len(groups))]


def fit(items: list[Item], weights: Weights, seed: int, epochs: int) -> Member:
    items = [item for item in items if item.kind in weights]
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    norms = norms_of(items)
    model = Scorer()
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=0.01)
    per_epoch = (len(items) + BATCH - 1) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, RATE, total_steps=per_epoch * epochs + 1, pct_start=0.1
    )
    for _ in range(epochs):
        for group in in_batches(items, rng):
            batch = collate(group, norms)
            phone, word, aspects = model(batch)
            wanted = targets_of(group, phone.shape[1], word.shape[1], weights)
            spoken = (batch.members.sum(-1) > 0) * wanted.weight[:, None]
            loss = (
                LOSS_WEIGHTS[0] * weighted(phone - wanted.phone, batch.mask * wanted.weight[:, None])
                + LOSS_WEIGHTS[1] * weighted(word - wanted.word, spoken)
                + LOSS_WEIGHTS[2] * weighted(aspects - wanted.aspects, wanted.aspect_weight)
                + STEADINESS * steadiness(group, phone * batch.mask, aspects)
            )
            descend(loss, optimizer, schedule, 2.0)
    return model.eval(), norms


def correlation(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.corrcoef(one, other)[0, 1])


def report(items: list[Item], predictions: list[Prediction]) -> str:
    phone = correlation(
        np.concatenate([p.phone for p in predictions]),
        np.concatenate([item.utterance.phone_scores for item in items]),
    )
    word = correlation(
        np.concatenate([p.word for p in predictions]),
        np.concatenate([item.utterance.word_scores for item in items]),
    )
    aspects = np.stack([p.aspects for p in predictions])
    truth = np.array([item.utterance.scores for item in items])
    parts = [f"phone {phone:.3f}", f"word {word:.3f}"]
    parts += [f"{a} {correlation(aspects[:, k], truth[:, k]):.3f}" for k, a in enumerate(ASPECTS)]
    return ", ".join(parts)


def fold_of_speaker(items: list[Item], folds: int) -> dict[str, int]:
    """Folds of the learners and of the reader's groups. Voices and noises have none."""
    fold_of = {}
    for kind in ("real", "reader"):
        speakers = sorted({item.group for item in items if item.kind == kind})
        fold_of |= {speaker: k % folds for k, speaker in enumerate(speakers)}
    return fold_of


def without_fold(items: list[Item], fold_of: dict[str, int], fold: int) -> list[Item]:
    return [item for item in items if fold_of.get(item.group, -1) != fold]


def held_out(items: list[Item], fold_of: dict[str, int], fold: int) -> list[Item]:
    """The fold's speakers. Voices and noises, which have no fold, are predicted with the first."""
    without = 0 if fold == 0 else -1
    return [item for item in items if fold_of.get(item.group, without) == fold]


def cross_validate(
    items: list[Item], weights: Weights, folds: int, seeds: int, epochs: int, workers: int
) -> tuple[list[Item], list[Prediction], list[list[Member]]]:
    """Every item of a human speaker, predicted without that speaker, and what predicted each fold."""
    fold_of = fold_of_speaker(items, folds)
    rests = [without_fold(items, fold_of, fold) for fold in range(folds)]
    fitted = fit_all([(rest, weights, seed, epochs) for rest in rests for seed in range(seeds)], workers)
    judged: list[Item] = []
    predictions: list[Prediction] = []
    members = [fitted[fold * seeds : (fold + 1) * seeds] for fold in range(folds)]
    for fold in range(folds):
        held = held_out(items, fold_of, fold)
        judged += held
        predictions += predict(members[fold], held)
    return judged, predictions, members


def fit_all(tasks: list[tuple[list[Item], Weights, int, int]], workers: int) -> list[Member]:
    with ProcessPoolExecutor(workers, initializer=torch.set_num_threads, initargs=(1,)) as pool:
        return list(pool.map(fit, *map(list, zip(*tasks))))


def save(members: list[Member], path: Path) -> None:
    torch.save([(model.state_dict(), norms) for model, norms in members], path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--features", default="features")
    parser.add_argument("--group", choices=GROUPS, required=True)
    parser.add_argument("--seeds", type=int, required=True)
    parser.add_argument("--epochs", type=int, required=True)
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    if options.folds not in (0, QUARTERS):
        parser.error(f"--folds must be {QUARTERS}: each fold has a network that did not hear it")
    torch.set_num_threads(1)
    items = load_items(options.work / "labels.pkl", options.work / options.features)
    weights = WEIGHTS[options.group]
    began = time.time()
    if options.folds:
        judged, predictions, without = cross_validate(
            items, weights, options.folds, options.seeds, options.epochs, options.workers
        )
        pairs = [(i, p) for i, p in zip(judged, predictions) if i.kind == "real"]
        print(f"{options.folds} folds: {report(*map(list, zip(*pairs)))}", flush=True)
        save_folds(options.out.with_suffix(".folds.pkl"), judged, predictions)
        for fold, members in enumerate(without):
            save(members, options.out.with_suffix(f".without{fold}.pt"))
        print(f"{time.time() - began:.0f} s", flush=True)
    tasks = [(items, weights, seed, options.epochs) for seed in range(options.seeds)]
    members = fit_all(tasks, options.workers)
    save(members, options.out)
    print(f"{len(members)} members, {time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
