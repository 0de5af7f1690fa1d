"""Stage 4: native-like speech with known boundaries, for the teacher and the networks.

    python3 -m saywell.native_speech WORK DATA READER --acoustic NET.swm --sentences 2400 --untimed 2800
      --neural 3000 --kokoro KOKORO --runtime ONNXRUNTIME

A human reader (a folder of `train.jsonl` and `audio/ID.opus`), flite's voices, which say where each sound
is, and voices that do not. In those and in the reader's sentences, the engine finds the sounds with the
network given. Writes native.pkl. Voices and readers used here must never be used for evaluation. Without
`--kokoro` there are no neural voices.
"""

from __future__ import annotations

import argparse
import json
import pickle
import subprocess
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from .audio import decode, read_wav, speech_level, trim
from .corpus import Utterance, Word, load
from .native_clip import NativeClip
from .native_texts import sentences
from .native_voices import FRAMES_PER_SECOND, TIMED, UNTIMED, Sentence, speak_timed, speak_untimed
from .neural_voices import SPEAKER, requests_for, speak
from .prepare import NEAR_SPEEDS, clip_record, copies_of
from .synthesis import ANCHOR_SCORES

TRAINING = Path(__file__).parents[1]
NODE = TRAINING.parent / "node_modules" / ".bin" / "node"
#: Of each voice the engine aligns, the share that fits worst: those were often pronounced another way.
LEFT_OUT = 0.05


def aligned(readings: list[dict], name: str, work: Path, acoustic: Path) -> list[dict]:
    """The words as they were said and the frames of their sounds, by the engine. Some fail."""
    listed = work / f"{name}.jsonl"
    listed.write_text("".join(json.dumps(reading) + "\n" for reading in readings))
    command = [NODE, TRAINING / "src" / "align-readings.ts", listed, acoustic.resolve()]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in found.splitlines()]


def utterance_of(item: dict, speaker: str, text: str) -> Utterance:
    words = [word_of(word["text"], word["phones"]) for word in item["words"]]
    return Utterance(item["id"], speaker, text, words, list(ANCHOR_SCORES))


def bounds_of(item: dict) -> tuple[np.ndarray, np.ndarray]:
    return np.array(item["start"]), np.array(item["end"])


def word_of(text: str, phones: list[str]) -> Word:
    bare = [phone.rstrip("012") for phone in phones]
    stress = [int(phone[-1]) if phone[-1].isdigit() else -1 for phone in phones]
    return Word(text.upper(), bare, stress, [2.0] * len(phones), 10.0)


def read_aloud(folder: Path, work: Path, acoustic: Path) -> list[NativeClip]:
    """A human reader's sentences."""
    wavs = work / "reader"
    wavs.mkdir(exist_ok=True)
    lines = (folder / "train.jsonl").read_text(encoding="utf-8").splitlines()
    readings = [json.loads(line) for line in lines]

    def ensure(reading: dict) -> None:
        target = wavs / f"{reading['id']}.wav"
        if not target.exists():
            decode(folder / "audio" / f"{reading['id']}.opus", target)
        reading["audio"] = str(target)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ensure, readings))
    texts = {reading["id"]: reading["text"] for reading in readings}
    clips = []
    for item in aligned(readings, "reader", work, acoustic):
        record = clip_record(read_wav(wavs / f"{item['id']}.wav"))
        utterance = utterance_of(item, "reader", texts[item["id"]])
        clips.append(NativeClip(utterance, record["mel"], record["level"], *bounds_of(item)))
    return clips


def spoken_untimed(spoken: list[Sentence], work: Path, acoustic: Path, workers: int) -> list[NativeClip]:
    """Sentences by voices that do not say where their sounds are."""
    wavs = work / "voices"
    wavs.mkdir(exist_ok=True)
    files = [wavs / f"{sentence.id}.wav" for sentence in spoken]
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(speak_untimed, spoken, files))
    readings = [
        {"id": sentence.id, "text": sentence.text, "audio": str(file)}
        for sentence, file in zip(spoken, files)
    ]
    found = aligned(readings, "voices", work, acoustic) if readings else []
    texts = {sentence.id: sentence.text for sentence in spoken}
    clips = []
    for voice in UNTIMED:
        own = [item for item in found if item["id"].startswith(f"{voice}-")]
        clips += well_aligned(own, f"voice-{voice}", wavs, texts)
    return clips


def spoken_by_many(
    texts: list[str], kokoro: Path, runtime: Path, work: Path, acoustic: Path
) -> list[NativeClip]:
    """Sentences by neural voices, each by another one."""
    wavs = work / "neural"
    requests = requests_for(texts)
    speak(requests, [str(NODE), str(TRAINING / "src" / "speak-neural.ts")], kokoro, runtime, wavs)
    readings = [
        {"id": request.id, "text": request.text, "audio": str(wavs / f"{request.id}.wav")}
        for request in requests
    ]
    found = aligned(readings, "neural", work, acoustic)
    return well_aligned(found, SPEAKER, wavs, {request.id: request.text for request in requests})


def well_aligned(found: list[dict], speaker: str, wavs: Path, texts: dict[str, str]) -> list[NativeClip]:
    """But for the share that fits worst."""
    least = np.quantile([item["score"] for item in found], LEFT_OUT) if found else 0
    clips = []
    for item in found:
        if item["score"] >= least:
            samples = trim(read_wav(wavs / f"{item['id']}.wav"))
            utterance = utterance_of(item, speaker, texts[item["id"]])
            mel = copies_of(samples, NEAR_SPEEDS)
            clips.append(NativeClip(utterance, mel, speech_level(samples), *bounds_of(item)))
    return clips


def divided(voices: tuple[str, ...], texts: list[str]) -> list[Sentence]:
    return [Sentence(voices[k % len(voices)], k, text) for k, text in enumerate(texts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("reader", type=Path)
    parser.add_argument("--acoustic", type=Path, required=True, help="network that finds the boundaries")
    parser.add_argument("--sentences", type=int, required=True, help="by flite's voices")
    parser.add_argument("--untimed", type=int, required=True, help="by the other voices")
    parser.add_argument("--neural", type=int, required=True, help="by Kokoro's voices, if there is --kokoro")
    parser.add_argument("--kokoro", type=Path, help="folder of Kokoro's model, tokenizer and voices")
    parser.add_argument("--runtime", type=Path, help="folder in which onnxruntime-node is installed")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    work, acoustic, workers = options.work, options.acoustic, options.workers
    reader = read_aloud(options.reader, work, acoustic)
    print(f"{len(reader)} sentences read aloud", flush=True)
    learned = [utterance.text for utterance in load(options.data)]
    read = [clip.utterance.text for clip in reader]
    timed = divided(TIMED, sentences(learned, read, options.sentences, "native"))
    (work / "timed").mkdir(exist_ok=True)
    files = [work / "timed" / f"{sentence.id}.wav" for sentence in timed]
    with Pool(workers) as pool:
        spoken = [clip for clip in pool.starmap(speak_timed, zip(timed, files), chunksize=16) if clip]
    untimed = divided(UNTIMED, sentences(learned, read, options.untimed, "more voices"))
    spoken += spoken_untimed(untimed, work, acoustic, workers)
    if options.kokoro:
        texts = sentences(learned, read, options.neural, "kokoro")
        spoken += spoken_by_many(texts, options.kokoro, options.runtime, work, acoustic)
    with open(work / "native.pkl", "wb") as file:
        pickle.dump({"reader": reader, "spoken": spoken}, file)
    hours = sum(len(clip.mel[1.0]) for clip in (*reader, *spoken)) / FRAMES_PER_SECOND / 3600
    print(f"{len(reader)} read, {len(spoken)} spoken, {hours:.1f} h")


if __name__ == "__main__":
    main()
