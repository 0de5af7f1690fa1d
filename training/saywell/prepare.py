"""Stage 1: decodes the corpus, speaks the synthetic sentences, stores mel energies.

    python3 -m saywell.prepare DATA WORK --tts 900 [--limit N]
"""

from __future__ import annotations

import argparse
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from scipy.signal import resample_poly

from .audio import babble, decode, pink_noise, read_wav, speech_level, trim, white_noise
from .audio import RATE
from .corpus import load
from .front_end import mel_power
from .opus import through_opus
from .synthesis import make_speech

#: Speeds of the copies, with 1 / speed as a ratio for resampling.
SPEEDS = {1.0: (1, 1), 0.9: (10, 9), 1.1: (10, 11)}
#: Those of the voices of stage 4, whose sentences have a vocal tract of their own already.
NEAR_SPEEDS = {1.0: (1, 1), 0.94: (50, 47), 1.06: (50, 53)}
#: A copy at its own speed that went through Opus at one of these bit rates.
CODED, KILOBITS = 1.000001, (12, 16, 20, 24)
#: Seconds of each noise, stored as mel energies at unit RMS.
NOISE_SECONDS = 40
BABBLE_BEDS = 6


def compact(power: np.ndarray) -> np.ndarray:
    """Log energies in half precision: four times smaller, and the rounding error of 0.01 is negligible."""
    return np.log(power + 1).astype(np.float16)


def clip_record(samples: np.ndarray) -> dict:
    trimmed = trim(samples)
    copies = copies_of(trimmed, SPEEDS)
    offset = offset_of(trimmed, samples)
    return {"mel": copies, "level": speech_level(trimmed), "offset": offset}


def copies_of(trimmed: np.ndarray, speeds: dict[float, tuple[int, int]]) -> dict[float, np.ndarray]:
    """Log energies by speed."""
    copies = {}
    for speed, (up, down) in speeds.items():
        changed = trimmed if up == down else resample_poly(trimmed, up, down)
        copies[speed] = compact(mel_power(changed))
    coded = through_opus(trimmed, KILOBITS[len(trimmed) % len(KILOBITS)])
    copies[CODED] = compact(mel_power(coded))
    return copies


def offset_of(trimmed: np.ndarray, samples: np.ndarray) -> int:
    """How many frames were cut at the start, for converting times in the whole clip."""
    base = samples.__array_interface__["data"][0]
    return (trimmed.__array_interface__["data"][0] - base) // samples.itemsize // 160


def noise_beds(paths: list[Path], rng: np.random.Generator) -> list[np.ndarray]:
    count = NOISE_SECONDS * RATE
    beds = [white_noise(count, rng), pink_noise(count, rng)]
    for _ in range(BABBLE_BEDS):
        picked = rng.choice(len(paths), 4, replace=False)
        beds.append(babble(count, [read_wav(paths[k]) for k in picked], rng))
    # At unit RMS, the 1 added before the logarithm would hide the noise, so energies are stored, not logs.
    return [mel_power(bed).astype(np.float32) for bed in beds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--tts", type=int, required=True, help="synthetic sentences")
    options = parser.parse_args()
    utterances = load(options.data, options.limit)
    wavs = options.work / "wav"
    wavs.mkdir(parents=True, exist_ok=True)

    def ensure(identifier: str) -> Path:
        target = wavs / f"{identifier}.wav"
        if not target.exists():
            decode(options.data / "audio" / f"{identifier}.opus", target)
        return target

    with ThreadPoolExecutor(2) as pool:
        paths = list(pool.map(ensure, [utterance.id for utterance in utterances]))
    mels = {u.id: clip_record(read_wav(path)) for u, path in zip(utterances, paths)}
    texts = [utterance.text for utterance in utterances]
    spoken = make_speech(texts, options.tts, options.work / "tts", seed=5) if options.tts else []
    for item in spoken:
        mels[item.utterance.id] = clip_record(read_wav(item.path))
    beds = noise_beds(paths, np.random.default_rng(0))
    with open(options.work / "mel.pkl", "wb") as file:
        pickle.dump({"clips": mels, "beds": beds, "spoken": spoken}, file)
    print(f"{len(utterances)} clips, {len(spoken)} synthetic")


if __name__ == "__main__":
    main()
