"""Stage 9: how likely is a confusion before anything is heard?

    python3 -m saywell.fit_priors STRICT.folds.pkl CONTRASTS.f32 CONTRASTS.pkl OUT.json --fewest 10

The prior of a trained confusion, and of one that makes another common word, is set so that learners' well-said
sounds are mistaken as often as `FALSE_ALARMS` says. Network and judge had not heard those recordings. The prior
of any other confusion follows from how often experts find a sound wrong, by how well the same learner says the
other words, and from how many confusions a sound has.
"""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path

import numpy as np

from .calibrate import BAD_PHONE
from .confusions import CONFUSIONS
from .contrast_jobs import SOURCES
from .fit_contrasts import KINDS, STRONG, Questions
from .folds import load_folds
from .logistic import logistic
from .phones import PHONES
from .scorer import Item, Prediction

#: Share of the questions about well-said sounds, from the recording alone, that are answered "another one". Chosen
#: so that the bars for swaps are met (decisions 118 and 120).
FALSE_ALARMS = {"trained": 0.0515, "strong": 0.026, "weak": 0.011, "added": 0.0075}
#: Of the sounds that were said instead, the share that counts as ruled out where the exercise trains them.
MISSED = 0.025
#: In a weak position fluent Americans often say another sound themselves, which no expert holds against
#: learners or readers in these recordings. So these odds are not fitted (decisions 088, 103 and 118).
WEAK = 0.3
#: As in `contrast-priors.ts`: so many perfect sounds are added to the other words.
SOUNDS_ADDED = 4
PERFECT = 2.0
#: Beyond this average loss the odds rise no further. The value that fits best is used.
WORST = np.arange(0.2, 0.81, 0.02)
#: Significant digits of what is written, so that a small prior does not become 0.
DIGITS = 4


def chance_of(log_odds: float) -> float:
    return float(1 / (1 + np.exp(-log_odds)))


def log_odds_of(chance: float) -> float:
    return float(np.log(chance / (1 - chance)))


def rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def operating_points(questions: Questions, odds: np.ndarray) -> dict:
    """`odds`: log-odds at equal priors by a judge that did not hear the recording."""
    q = questions
    learners = (q.source == SOURCES.index("learner")) & (q.weight > 0) & ~np.isnan(odds)
    added = q.kind == KINDS.index("added")
    strong = q.measures[:, STRONG] > 0
    groups = {"trained": ~added, "strong": ~added & strong, "weak": ~added & ~strong, "added": added}
    found = {}
    for name, group in groups.items():
        right, swapped = (odds[learners & group & (q.said == said)] for said in (0, 1))
        # Nothing to go by in the tiny corpora of the smoke test.
        limit = float(np.quantile(right, 1 - FALSE_ALARMS[name])) if len(right) else 0.0
        found[name] = chance_of(-limit)
        heard = 100 * (swapped > limit).mean() if len(swapped) else np.nan
        print(f"{name}: prior {found[name]:.3f}, {heard:.1f} % of {len(swapped)} heard, {len(right)} right")
    swapped = odds[learners & ~added & (q.said == 1)]
    lowest = float(np.quantile(swapped, MISSED)) if len(swapped) else 0.0
    ruled_out = chance_of(lowest + log_odds_of(found["trained"]))
    print(f"ruled out: a chance of {ruled_out:.3f}")
    return found | {"ruled_out": ruled_out}


def lost_elsewhere(item: Item, prediction: Prediction) -> np.ndarray:
    """For each sound, by how much those of the other words are below perfect on average."""
    word_of = item.utterance.word_of_phone
    lost = PERFECT - prediction.phone
    own = np.bincount(word_of, lost, len(item.utterance.words))
    count = np.bincount(word_of, minlength=len(item.utterance.words))
    return ((lost.sum() - own) / (len(lost) - count + SOUNDS_ADDED))[word_of]


def average_confusions(sounds: np.ndarray, questions: Questions) -> float:
    """How many confusions a sound has besides an added one: the sounds on the list, and for some consonants that it was
    left out. The engine decides for which; how often is taken from its questions about well-said sounds, a random share
    of those about some of the sounds."""
    q = questions
    right = (q.source == SOURCES.index("learner")) & (q.said == 0)
    exchanged, dropped = ((right & (q.kind == KINDS.index(kind))).sum() for kind in ("exchanged", "dropped"))
    others = np.array([len(CONFUSIONS.get(phone, [])) for phone in PHONES])[sounds].mean()
    # The tiny corpora of the smoke test may bring no question at all.
    return float(others * (1 + dropped / max(1, exchanged)))


def fit_rest(items: list[Item], predictions: list[Prediction], questions: Questions) -> dict[str, float]:
    """The odds that a sound is wrong rise with what the other words lost, up to a limit.

    From the recording alone; the engine takes the mean of its scores and those of the noisy copy (decision 120)."""
    real = [(item, prediction) for item, prediction in zip(items, predictions) if item.kind == "real"]
    lost = np.concatenate([lost_elsewhere(*each) for each in real])
    wrong = np.concatenate([item.utterance.phone_scores for item, _ in real]) < BAD_PHONE
    weight = np.ones(len(lost))

    def tried(worst: float) -> tuple[float, float, np.ndarray]:
        capped = np.minimum(lost, worst)
        beta = logistic(capped[:, None], wrong.astype(float), weight, 0.01)
        z = beta[0] * capped + beta[1]
        return float((np.logaddexp(0, z) - wrong * z).mean()), worst, beta

    loss, worst, (slope, constant) = min((tried(worst) for worst in WORST), key=lambda each: each[0])
    sounds = np.concatenate([item.utterance.phone_ids for item, _ in real])
    # Any of the confusions of a sound may be what is wrong with it.
    confusions = average_confusions(sounds, questions)
    log_confusions = np.log(confusions)
    print(f"{len(lost)} sounds, {wrong.mean():.3f} wrong, loss {loss:.4f}, {confusions:.1f} confusions")
    return {
        "perfect": chance_of(constant - log_confusions),
        "perPoint": float(slope),
        "most": chance_of(constant + slope * worst - log_confusions),
    }


def fit(
    items: list[Item], predictions: list[Prediction], questions: Questions, odds: np.ndarray
) -> dict:
    points = operating_points(questions, odds)
    other = fit_rest(items, predictions, questions)
    return {
        "trained": rounded(points["trained"]),
        "other": {name: rounded(value) for name, value in other.items()},
        "weak": WEAK,
        "word": {name: rounded(points[name]) for name in ("strong", "weak", "added")},
        "ruledOut": rounded(points["ruled_out"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("folds", "questions", "contrasts", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--fewest", type=int, required=True, help="as given to fit_contrasts")
    options = parser.parse_args()
    questions = Questions(options.questions, options.fewest)
    contrasts = pickle.loads(options.contrasts.read_bytes())
    result = fit(*load_folds(options.folds), questions, contrasts["unheard"])
    print(json.dumps(result, indent=2))
    options.out.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
