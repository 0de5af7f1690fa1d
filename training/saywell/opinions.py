"""Stage 5: what the teacher says about every recording, undisguised.

    python3 -m saywell.opinions WORK DATA ALIGNMENT ENCODER.onnx TEACHER.pt OUT.pkl --without LJ002,kokoro-held
"""

from __future__ import annotations

import argparse
import pickle
from pathlib import Path

import numpy as np
import torch

from .clips import Clip, learned, native
from .teacher import Teacher


def opinion_of(teacher: Teacher, clip: Clip) -> tuple[np.ndarray, np.ndarray]:
    samples = torch.from_numpy(clip.samples.astype(np.float32))[None].to(teacher.device)
    phones, traits = teacher.opinion(samples, torch.ones(1, clip.frames, device=teacher.device))
    return phones[0].half().cpu().numpy(), traits[0].half().cpu().numpy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("work", "data", "alignment", "encoder", "teacher", "out"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--without", default="", help="beginnings of ids of native clips, by commas")
    parser.add_argument("--device", default="cpu")
    options = parser.parse_args()
    torch.set_num_threads(1)
    teacher = Teacher.restore(options.teacher, options.encoder, options.device)
    clips = learned(options.work, options.data, options.alignment, options.without)
    clips += native(options.work, options.without)
    said = {clip.utterance.id: opinion_of(teacher, clip) for clip in clips}
    with open(options.out, "wb") as file:
        pickle.dump(said, file)
    print(f"{len(said)} opinions")


if __name__ == "__main__":
    main()
