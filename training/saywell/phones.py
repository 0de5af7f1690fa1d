"""The phones that every stage uses, in the order of the model files."""

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

#: The scored aspects of a whole utterance, in the order of every array.
ASPECTS = ("accuracy", "fluency", "prosodic", "total")
