"""The mean of the weights that a training at a constant rate passes through."""

from __future__ import annotations

from torch import Tensor

from .network import AcousticModel


class Mean:
    def __init__(self) -> None:
        self.count = 0
        self.state: dict[str, Tensor] = {}

    def add(self, model: AcousticModel) -> None:
        self.count += 1
        for name, value in model.state_dict().items():
            if name not in self.state:
                self.state[name] = value.detach().clone()
            elif value.dtype.is_floating_point:
                self.state[name] += (value.detach() - self.state[name]) / self.count
