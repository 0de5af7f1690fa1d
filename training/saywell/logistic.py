"""Logistic regression in numpy, as the judges and the priors use it."""

from __future__ import annotations

import numpy as np

#: Strength of the ridge penalty of the phrase and word judges.
RIDGE = 1.0
FOLDS = 5
MOST_STEPS = 30
#: Of predicted chances, in a reliability plot. The last one includes 1.
RANGES = (0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1.01)


def logistic(
    x: np.ndarray,
    y: np.ndarray,
    weight: np.ndarray,
    ridge: float,
    center: np.ndarray | None = None,
) -> np.ndarray:
    """Weights by Newton's method; the last value is the constant.

    The ridge penalty pulls the weights toward `center`, or toward 0. Without a center the constant
    is penalized ten times less, because it only has to fit how often the answer is yes.
    """
    design = np.hstack([x, np.ones((len(x), 1))])
    start = np.zeros(design.shape[1]) if center is None else center
    beta, penalty = start.copy(), np.full(design.shape[1], ridge)
    if center is None:
        penalty[-1] = ridge / 10

    def loss(values: np.ndarray) -> float:
        z = design @ values
        distance = (penalty * (values - start) ** 2).sum()
        return float((weight * (np.logaddexp(0, z) - y * z)).sum() + 0.5 * distance)

    before = loss(beta)
    for _ in range(MOST_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(design @ beta, -30, 30)))
        gradient = design.T @ (weight * (chance - y)) + penalty * (beta - start)
        curvature = (design * (weight * chance * (1 - chance))[:, None]).T @ design
        step = np.linalg.solve(curvature + np.diag(penalty), gradient)
        size = 1.0
        while loss(beta - size * step) > before + 1e-9 and size > 1e-4:
            size /= 2
        beta = beta - size * step
        after = loss(beta)
        if before - after < 1e-4 * max(1.0, abs(before)):
            break
        before = after
    return beta


def balanced_weights(y: np.ndarray) -> np.ndarray:
    """Weights under which both answers count the same in total."""
    share = y.mean()
    return np.where(y == 1, 0.5 / share, 0.5 / (1 - share))


def held_out_log_odds(
    x: np.ndarray, y: np.ndarray, weight: np.ndarray, groups: list[str]
) -> np.ndarray:
    """Log-odds of every row, from a fit without the fold of its group."""
    names = sorted(set(groups))
    fold = np.array([names.index(group) % FOLDS for group in groups])
    result = np.zeros(len(y))
    for k in range(FOLDS):
        held = fold == k
        beta = logistic(x[~held], y[~held], weight[~held], RIDGE)
        result[held] = x[held] @ beta[:-1] + beta[-1]
    return result


def reliability(log_odds: np.ndarray, y: np.ndarray, weight: np.ndarray) -> str:
    """The reliability plot as text: for each range of predicted chances, how often the answer is yes."""
    chance = 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))
    lines = ["predicted    mean  observed      n"]
    for low, high in zip(RANGES[:-1], RANGES[1:]):
        own = (chance >= low) & (chance < high)
        if own.any():
            mean, observed = (np.average(values[own], weights=weight[own]) for values in (chance, y))
            lines.append(f"{low:.2f}–{min(high, 1):.2f}  {mean:6.3f}  {observed:8.3f}  {own.sum():5}")
    return "\n".join(lines)
