"""The sound inventory shared by every stage, in the order the model files use."""

from __future__ import annotations

import numpy as np

PHONES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG "
    "OW OY P R S SH T TH UH UW V W Y Z ZH"
).split()
PHONE_ID = {phone: index for index, phone in enumerate(PHONES)}
SILENCE = len(PHONES)
CLASSES = len(PHONES) + 1
IS_VOWEL = np.array([phone[0] in "AEIOU" for phone in PHONES])

_CONFUSED_PAIRS = (
    "TH-S DH-D V-W IH-IY AE-EH R-L Z-S NG-N UH-UW TH-F SH-S CH-SH JH-CH B-P D-T G-K "
    "EY-EH OW-AO AH-AA ER-AH ZH-SH DH-Z AY-AE AW-AO"
)


def _neighbours() -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for pair in _CONFUSED_PAIRS.split():
        one, other = pair.split("-")
        table.setdefault(one, []).append(other)
        table.setdefault(other, []).append(one)
    return table


#: Sounds learners exchange, both ways round; the source of near-miss negatives.
CONFUSABLE = _neighbours()

#: The rated aspects of a whole utterance, in the order every array uses.
ASPECTS = ("accuracy", "fluency", "prosodic", "total")
