"""Runs exported model files in PyTorch, with their int8 weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from .container import read
from .network import FRAMES_PER_STEP, pool, step_bounds
from .phones import CLASSES
from .scorer import Item, Norms, Prediction, Scorer, predict
from .export_scorer import engine_name


class ShippedNetwork:
    def __init__(self, path: Path) -> None:
        header, tensors = read(path)
        self.config = header["config"]
        self.tensors = {name: torch.from_numpy(value.copy()) for name, value in tensors.items()}
        share = np.array(self.config["prior"]) + self.config["priorFloor"]
        self.penalty = self.config["priorWeight"] * np.log(share)

    def _dense(self, name: str, x: Tensor) -> Tensor:
        return F.linear(x, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"])

    def hidden(self, frames: np.ndarray) -> Tensor:
        """[1, steps, channels]. If the number of frames is odd, the last one is repeated."""
        if len(frames) % FRAMES_PER_STEP:
            frames = np.concatenate([frames, frames[-1:]])
        x = torch.from_numpy(frames)[None].transpose(1, 2)
        for layer in self.config["layers"][:-1]:
            bias = self.tensors[layer["bias"]]
            if layer["type"] == "conv":
                weight = self.tensors[layer["weight"]]
                x = F.conv1d(x, weight, bias, layer["stride"], layer["padding"]).relu()
            else:
                depthwise = self.tensors[layer["depthwise"]][:, None]
                padding = layer["dilation"] * (layer["kernel"] - 1) // 2
                middle = F.conv1d(
                    x, depthwise, None, 1, padding, layer["dilation"], layer["channels"]
                )
                x = x + F.conv1d(middle, self.tensors[layer["pointwise"]][..., None], bias).relu()
        return x.transpose(1, 2)

    def run(self, frames: np.ndarray) -> tuple[np.ndarray, Tensor]:
        """([frames, classes] log posteriors, hidden)."""
        hidden = self.hidden(frames)
        return self.posteriors("output", hidden, len(frames)), hidden

    def posteriors(self, output: str, hidden: Tensor, count: int) -> np.ndarray:
        """[frames, classes] log posteriors by one of the two outputs."""
        logits = self._dense(output, hidden[0]).reshape(-1, CLASSES)[:count]
        return F.log_softmax(logits, -1).numpy()

    def heads(
        self, hidden: Tensor, start: np.ndarray, end: np.ndarray, phones: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """(score of every phone as itself, the four utterance scores)."""
        heads = self.config["heads"]
        first, last = step_bounds(start, end)
        last = np.minimum(last, hidden.shape[1])
        pooled = pool(hidden, torch.from_numpy(first)[None], torch.from_numpy(last)[None])[0]
        query = self._dense(heads["project"], pooled).relu()
        multiply = self.tensors[heads["multiply"]][phones]
        add = self.tensors[heads["add"]][phones]
        both = torch.cat([query * multiply, query + add], -1)
        vector = self._dense(heads["phone"][0], both).relu()
        score = self._dense(heads["phone"][1], vector)[:, 0] + heads["offset"]
        spread = (pooled.var(0, unbiased=False) + 1e-4).sqrt()
        whole = torch.cat([pooled.mean(0), spread, vector.mean(0)])
        middle = self._dense(heads["utterance"][0], whole).relu()
        return score.numpy(), self._dense(heads["utterance"][1], middle).numpy()


class ShippedScorer:
    def __init__(self, path: Path, group: str) -> None:
        """`group`: "strict" or "expert"."""
        header, tensors = read(path)
        self.config = header["config"]
        self.phrase_weights = tensors["phrase.weights"]
        self.members = []
        for k in range(self.config["members"][group]):
            own = {
                name.removeprefix(f"{group}{k}."): torch.from_numpy(value.copy())
                for name, value in tensors.items()
                if name.startswith(f"{group}{k}.")
            }
            model = Scorer()
            state = {name: own[engine_name(name)] for name in model.state_dict()}
            model.load_state_dict(state)
            norms = Norms(
                own["phoneInputs.mean"].numpy(),
                own["phoneInputs.sd"].numpy(),
                own["utteranceInputs.mean"].numpy(),
                own["utteranceInputs.sd"].numpy(),
            )
            self.members.append((model.eval(), norms))

    def predict(self, items: list[Item]) -> list[Prediction]:
        return predict(self.members, items)
