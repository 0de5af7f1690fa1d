"""One step of learning, the same in every training."""

from __future__ import annotations

import torch
from torch import Tensor


def descend(
    loss: Tensor,
    optimizer: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler | None = None,
    most: float = 5.0,
) -> None:
    """`most`: the length to which a gradient is cut, so that one odd batch cannot undo what was learned."""
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    parameters = [p for group in optimizer.param_groups for p in group["params"]]
    torch.nn.utils.clip_grad_norm_(parameters, most)
    optimizer.step()
    if schedule:
        schedule.step()
