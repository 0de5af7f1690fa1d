"""How much noise changes the scores that people see, on cross-validated predictions.

    python3 -m saywell.steadiness FOLDS.pkl
"""

from __future__ import annotations

import numpy as np

from .calibrate import overall
from .folds import load_argument


def main() -> None:
    items, predictions = load_argument(__doc__)
    clean = {i.utterance.id: p for i, p in zip(items, predictions) if i.kind == "real"}
    pairs = [
        (clean[i.utterance.id], p)
        for i, p in zip(items, predictions)
        if i.kind == "copy" and i.utterance.id in clean
    ]
    moved = np.array([abs(overall(one) - overall(other)) for one, other in pairs])
    print(f"{len(moved)} copies: mean {moved.mean():.2f}, p95 {np.percentile(moved, 95):.2f}")


if __name__ == "__main__":
    main()
