"""Voices that anyone may use, each sentence with its own vocal tract length, tempo and pitch.

Voices used here must never be used for evaluation.
"""

from __future__ import annotations

import random
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.io import wavfile
from scipy.signal import resample_poly

from .audio import RATE, read_wav, speech_level, trim, write_wav
from .corpus import Utterance, Word
from .native_clip import NativeClip
from .phones import PHONE_ID
from .prepare import NEAR_SPEEDS, copies_of, offset_of
from .synthesis import ANCHOR_SCORES, VOICES, phones_of

#: How far each voice may be resampled and still sound human. Larger means a shorter vocal tract.
BODIES = {
    "slt": (0.90, 1.15),
    "rms": (0.95, 1.30),
    "awb": (0.92, 1.25),
    "bdl": (0.95, 1.30),
    "clb": (0.90, 1.15),
    "pico": (0.90, 1.15),
    "ked": (0.92, 1.25),
}
#: flite's, which say where each sound is, and others, in which the engine finds the sounds.
TIMED, UNTIMED = VOICES, ("bdl", "clb", "pico", "ked")
TEMPOS = (0.72, 1.25)
PITCHES = {**dict.fromkeys(TIMED, (0.75, 1.3)), **dict.fromkeys(UNTIMED, (0.8, 1.25))}
#: flite's names for sounds that the product does not distinguish.
NAMES = {"ax": "AH", "axr": "ER", "dx": "D", "ix": "IH"}
FRAMES_PER_SECOND = 100
KED_PITCH = 105
"""Hz."""


@dataclass
class Sentence:
    voice: str
    number: int
    text: str

    @property
    def id(self) -> str:
        return f"{self.voice}-{self.number}"


@dataclass
class Manner:
    """How one sentence is said. `body` above 1 shortens the vocal tract."""

    body: float
    tempo: float
    pitch: float


def manner_of(sentence: Sentence) -> Manner:
    rng = random.Random(f"{sentence.voice}{sentence.number}")
    body = round(20 * rng.uniform(*BODIES[sentence.voice])) / 20 if rng.random() < 0.8 else 1.0
    return Manner(body, rng.uniform(*TEMPOS), rng.uniform(*PITCHES[sentence.voice]))


def resized(samples: np.ndarray, body: float) -> np.ndarray:
    return samples if body == 1 else resample_poly(samples, 20, round(20 * body)).astype(np.float32)


def words_of(text: str, phones: list[str]) -> list[Word]:
    """The sounds divided into words, or all as one word if flite joined or added sounds."""
    texts = text.split()
    lengths = [len(phones_of(word)) for word in texts]
    if sum(lengths) != len(phones) or 0 in lengths:
        texts, lengths = [text], [len(phones)]
    words, first = [], 0
    for own, length in zip(texts, lengths):
        part = phones[first : first + length]
        words.append(Word(own.upper(), part, [-1] * length, [2.0] * length, 10.0))
        first += length
    return words


def speak_timed(sentence: Sentence, target: Path) -> NativeClip | None:
    """By flite, which names the sounds and their end times, to a 16 kHz file."""
    manner = manner_of(sentence)
    body, stretch = manner.body, manner.body / manner.tempo
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        command = ["flite", "-voice", sentence.voice, "-psdur", "--setf", f"duration_stretch={stretch:.3f}"]
        command += ["--setf", f"f0_shift={manner.pitch:.3f}", "-t", sentence.text, "-o", file.name]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        samples = read_wav(file.name)
    phones, starts, ends, before = [], [], [], 0.0
    for item in printed.split():
        name, until = item.rsplit(":", 1)
        if name != "pau":
            phones.append(NAMES.get(name, name.upper()))
            starts.append(before / body)
            ends.append(float(until) / body)
        before = float(until)
    if not phones or any(phone not in PHONE_ID for phone in phones):
        return None
    samples = resized(samples, body)
    write_wav(target, samples)
    samples = read_wav(target)
    trimmed = trim(samples)
    offset = offset_of(trimmed, samples)
    copies = copies_of(trimmed, NEAR_SPEEDS)
    mel = copies[1.0]
    start = np.clip(np.round(np.array(starts) * FRAMES_PER_SECOND).astype(int) - offset, 0, len(mel) - 1)
    end = np.clip(np.round(np.array(ends) * FRAMES_PER_SECOND).astype(int) - offset, start + 1, len(mel))
    words = words_of(sentence.text, phones)
    utterance = Utterance(sentence.id, f"flite-{sentence.voice}", sentence.text, words, list(ANCHOR_SCORES))
    return NativeClip(utterance, copies, speech_level(trimmed), start, end)


def speak_untimed(sentence: Sentence, target: Path) -> None:
    """By RHVoice, SVOX Pico or festival, to a 16 kHz file."""
    manner = manner_of(sentence)
    # In percent of the voice's own. Resampling changes the tempo too.
    rate, pitch = round(100 * manner.tempo / manner.body), round(100 * manner.pitch)
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        if sentence.voice == "ked":
            stretch = f"(Parameter.set 'Duration_Stretch {100 / rate:.3f})"
            tone = f"(list 'target_f0_mean {KED_PITCH * manner.pitch:.0f}) (list 'target_f0_std 14)"
            tone += " (list 'model_f0_mean 170) (list 'model_f0_std 34)"
            setting = f"(voice_ked_diphone){stretch}(set! int_lr_params (list {tone}))"
            command = ["text2wave", "-o", file.name, "-eval", setting]
        elif sentence.voice == "pico":
            text = f'<speed level="{rate}"><pitch level="{pitch}">{sentence.text}</pitch></speed>'
            command = ["pico2wave", "-l", "en-US", "-w", file.name, text]
        else:
            command = ["RHVoice-test", "-p", sentence.voice, "-o", file.name]
            command += ["-r", str(rate), "-t", str(pitch)]
        subprocess.run(command, input=sentence.text, capture_output=True, text=True, check=True)
        own_rate, samples = wavfile.read(file.name)
    at_rate = resample_poly(samples.astype(np.float32), RATE, own_rate)
    write_wav(target, resized(at_rate, manner.body))
