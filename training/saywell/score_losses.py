"""What the heads learn from the experts' scores, through the phone segments."""

from __future__ import annotations

import numpy as np
from torch import Tensor

from .batches import Batch
from .examples import Source
from .network import AcousticModel, pool

BATCH = 24
#: A phone with at least this score may be used as an example of not being another phone.
GOOD_PHONE = 1.5


def mean_square(error: Tensor, mask: Tensor) -> Tensor:
    return (error**2)[mask].mean() if mask.any() else error.new_zeros(())


def score_losses(model: AcousticModel, hidden: Tensor, batch: Batch) -> dict[str, Tensor]:
    pooled = pool(hidden, batch.start, batch.end)
    score, vector = model.segments(pooled, batch.phones)
    claim, _ = model.segments(pooled, batch.claimed)
    words = model.words(vector, batch.members)
    utterance = model.utterance(pooled, vector, batch.mask)
    fair = batch.mask & (batch.scores >= GOOD_PHONE)
    return {
        "phone": mean_square(score - batch.scores, batch.mask),
        "claim": mean_square(claim - batch.claimed_scores, fair),
        "word": mean_square(words - batch.word_scores, batch.members.sum(-1) > 0),
        "utterance": mean_square(utterance - batch.aspects, batch.rated),
    }


def epoch_batches(sources: list[Source], rng: np.random.Generator) -> list[list[Source]]:
    """Groups clips of similar length, so that little padding is computed."""
    lengths = [len(source.mel[1.0]) + rng.random() * 60 for source in sources]
    order = np.argsort(lengths)
    groups = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
    return [[sources[k] for k in groups[g]] for g in rng.permutation(len(groups))]
