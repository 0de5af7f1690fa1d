"""Many natural voices: those of Kokoro (hexgrad, Apache license), and mixtures of two of them, each of
which is another speaker (decision 100).

A voice is a row of 256 numbers, so any share of one and the rest of another is a voice too. espeak-ng says
how a sentence is pronounced; none of its sound is heard.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from scipy.signal import resample_poly

from .audio import RATE, write_wav

#: How ids begin. What begins with the second is for the contrast judge: teacher and networks leave it out.
HEARD, UNHEARD = "kokoro", "kokoro-held"
SPEAKER = "neural"
AMERICAN = (
    *("af_alloy", "af_aoede", "af_heart", "af_jessica", "af_kore", "af_nova", "af_river", "af_sarah"),
    *("af_sky", "am_adam", "am_echo", "am_eric", "am_fenrir", "am_liam", "am_onyx", "am_santa"),
)
#: British voices, and those of other languages, lend an American one some of their color.
OTHERS = (
    *("bf_alice", "bf_emma", "bf_isabella", "bf_lily", "bm_daniel", "bm_fable", "bm_george", "bm_lewis"),
    *("ef_dora", "em_alex", "em_santa", "ff_siwis", "hf_alpha", "hf_beta", "hm_omega", "hm_psi", "if_sara"),
    *("im_nicola", "jf_alpha", "jf_nezumi", "jm_kumo", "pf_dora", "pm_alex", "zf_xiaobei", "zf_xiaoni"),
    *("zm_yunjian", "zm_yunxi", "zm_yunxia", "zm_yunyang"),
)
#: For the contrast judge. Not af_nicole, who whispers: her Z is an S.
HELD = ("af_bella", "am_michael", "am_puck")
#: One sentence in so many is said by a voice that is held back.
HELD_EVERY = 8
#: Share of the sentences by one voice, and by one or two American ones. The others have a foreign color.
PURE, NATIVE = 0.4, 0.75
SPEEDS = (0.8, 1.25)
KOKORO_RATE, LOUDNESS = 24_000, 30_000
#: Characters. Longer sentences take long to say, and learners' phrases are short.
LONGEST = 60
#: From espeak-ng's symbols to those of Kokoro, in this order.
SYMBOLS = (
    *(("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("e", "A"), ("t^ʃ", "ʧ"), ("ɔ^ɪ", "Y")),
    *(("ə^l", "ᵊl"), ("ʲ", ""), ("o^ʊ", "O"), ("ɚ", "əɹ"), ("ɜːɹ", "ɜɹ"), ("ɜː", "ɜɹ"), ("ɪ^ə", "iə")),
    *(("r", "ɹ"), ("x", "k"), ("ç", "k"), ("ɐ", "ə"), ("ɬ", "l"), ("̃", ""), ("ʔ", "t"), ("ɾ", "T")),
    *(("ː", ""), ("o", "ɔ"), ("^", ""), ("̩", ""), ("-", "")),
)


@dataclass
class Request:
    """What `speak-neural.ts` reads."""

    id: str
    text: str
    voices: dict[str, float]
    """Shares, which sum to 1."""
    ipa: str
    speed: float


def mixture(rng: random.Random) -> dict[str, float]:
    kind, first = rng.random(), rng.choice(AMERICAN)
    if kind < PURE:
        return {first: 1.0}
    if kind < NATIVE:
        second, share = rng.choice([name for name in AMERICAN if name != first]), rng.uniform(0.3, 0.7)
    else:
        second, share = rng.choice(OTHERS), rng.uniform(0.55, 0.8)
    return {first: share, second: 1 - share}


def pronunciations(texts: list[str]) -> list[str]:
    command = ["espeak-ng", "-q", "-v", "en-us", "--ipa", "--tie=^"]
    lines = "".join(f"{text}.\n" for text in texts)
    printed = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    found = [kokoro_symbols(line.strip()) for line in printed.splitlines()]
    if len(found) != len(texts):
        raise ValueError("espeak-ng joined or split sentences")
    return found


def kokoro_symbols(ipa: str) -> str:
    ipa = re.sub("(\\S)̩", r"ᵊ\1", ipa)
    for theirs, ours in SYMBOLS:
        ipa = ipa.replace(theirs, ours)
    return ipa


def requests_for(texts: list[str]) -> list[Request]:
    short = [text for text in texts if len(text) <= LONGEST]
    result = []
    for number, (text, ipa) in enumerate(zip(short, pronunciations(short))):
        rng = random.Random(f"{HEARD}{number}")
        held = number % HELD_EVERY == HELD_EVERY - 1
        voices = {rng.choice(HELD): 1.0} if held else mixture(rng)
        name = UNHEARD if held else HEARD
        result.append(Request(f"{name}-{number}", text, voices, ipa, rng.uniform(*SPEEDS)))
    return result


def speak(requests: list[Request], command: list[str], kokoro: Path, runtime: Path, folder: Path) -> None:
    """Writes `folder/ID.wav` at 16 kHz. An existing file is kept."""
    folder.mkdir(exist_ok=True)
    missing = [request for request in requests if not (folder / f"{request.id}.wav").exists()]
    listed, raw = folder / "requests.jsonl", folder / "raw"
    listed.write_text("".join(json.dumps(asdict(request)) + "\n" for request in missing))
    raw.mkdir(exist_ok=True)
    subprocess.run([*command, listed, kokoro, runtime, raw], check=True)
    for request in missing:
        samples = np.fromfile(raw / f"{request.id}.f32", "<f4") * LOUDNESS
        write_wav(folder / f"{request.id}.wav", resample_poly(samples, RATE, KOKORO_RATE))
