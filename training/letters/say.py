"""Reads words with a shipped letter-to-sound file, in PyTorch: the reference for the engine's own.

    python3 training/letters/say.py speech/model/letters.swm zork blorptastic > speech/src/testing/letters.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))
from train import LetterNet, encode, one_primary_stress  # noqa: E402

from saywell import container  # noqa: E402


def main() -> None:
    path, *words = sys.argv[1:]
    header, tensors = container.read(path)
    config = header["config"]
    answers = [tuple(answer.split()) for answer in config["answers"]]
    embedding = tensors["embed.weight"].shape[1]
    net = LetterNet(len(answers), embedding, config["hidden"], config["layers"])
    net.load_state_dict({name: torch.tensor(values) for name, values in tensors.items()})
    net.eval()
    with torch.no_grad():
        said = {
            word: one_primary_stress(net(torch.tensor([encode(word)]))[0].numpy(), answers)
            for word in words
        }
    print(json.dumps(said, indent=1))


if __name__ == "__main__":
    main()
