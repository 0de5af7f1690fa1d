"""Stage 6: the acoustic network in the engine's format.

    python3 -m saywell.export_network NET.pt OUT.swm --made-by COMMAND
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from . import front_end
from .container import ContainerWriter
from .network import FRAMES_PER_STEP, SCORE_OFFSET, AcousticModel, restore
from .phones import CLASSES, PHONES

HEADS = {
    "project": "project",
    "phone.0": "phone_first",
    "phone.1": "phone_last",
    "word.0": "word_first",
    "word.1": "word_last",
    "utterance.0": "utterance_first",
    "utterance.1": "utterance_last",
}


def folded(weight: Tensor, norm: nn.BatchNorm1d) -> tuple[Tensor, Tensor]:
    """Merges a trained batch norm, which is a scale and a shift, into the convolution before it."""
    assert norm.running_var is not None and norm.running_mean is not None
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return weight * gain[:, None, None], norm.bias - norm.running_mean * gain


def layer_list(model: AcousticModel) -> list[dict]:
    shape = model.shape
    width = shape.channels
    first = {
        "type": "conv",
        "name": "input",
        "in": front_end.BANDS,
        "out": width,
        "kernel": 6,
        "stride": 2,
        "padding": 2,
        "activation": "relu",
        "weight": "input.weight",
        "bias": "input.bias",
    }
    blocks = [
        {
            "type": "residual",
            "name": f"block{k}",
            "channels": width,
            "kernel": shape.kernel,
            "dilation": dilation,
            "depthwise": f"block{k}.depthwise",
            "pointwise": f"block{k}.pointwise",
            "bias": f"block{k}.bias",
        }
        for k, dilation in enumerate(shape.dilations)
    ]
    last = {
        "type": "frames",
        "name": "output",
        "in": width,
        "out": FRAMES_PER_STEP * CLASSES,
        "framesPerStep": FRAMES_PER_STEP,
        "classes": CLASSES,
        "weight": "output.weight",
        "bias": "output.bias",
    }
    return [first, *blocks, last]


def native_layer(model: AcousticModel, prior: np.ndarray) -> dict:
    """The second frame output."""
    shares = [round(float(share), 8) for share in prior]
    layer = {**layer_list(model)[-1], "name": "native", "prior": shares}
    return {**layer, "weight": "native.weight", "bias": "native.bias"}


def configuration(model: AcousticModel, prior: np.ndarray, native_prior: np.ndarray) -> dict:
    return {
        "sampleRate": 16000,
        "frontEnd": {
            "preEmphasis": front_end.PRE_EMPHASIS,
            "window": front_end.WINDOW,
            "hop": 160,
            "fft": front_end.FFT,
            "bands": front_end.BANDS,
            "lowHz": front_end.LOW_HZ,
            "highHz": front_end.HIGH_HZ,
            "floor": 1,
            "evenFrames": front_end.EVEN_FRAMES,
            "divide": front_end.SCALE,
        },
        "phones": [*PHONES, "SIL"],
        "prior": [round(float(share), 8) for share in prior],
        "priorWeight": 0.6,
        "priorFloor": 1e-4,
        "layers": layer_list(model),
        "native": native_layer(model, native_prior),
        "heads": {
            "dim": model.shape.head,
            "offset": SCORE_OFFSET,
            "project": "head.project",
            "add": "head.phone.add",
            "multiply": "head.phone.multiply",
            "phone": ["head.phone.0", "head.phone.1"],
            "word": ["head.word.0", "head.word.1"],
            "utterance": ["head.utterance.0", "head.utterance.1"],
        },
    }


def export(net: Path, out: Path, made_by: str) -> str:
    model, prior = restore(net)
    trunk = model.trunk
    native_prior = torch.load(net, weights_only=False)["native_prior"]
    writer = ContainerWriter("acoustic", made_by, configuration(model, prior, native_prior))
    with torch.no_grad():
        weight, bias = folded(trunk.input.weight, trunk.norm)
        writer.add("input.weight", weight.numpy())
        writer.add("input.bias", bias.numpy())
        for k, block in enumerate(trunk.blocks):
            weight, bias = folded(block.pointwise.weight, block.norm)
            writer.add(f"block{k}.depthwise", block.depthwise.weight[:, 0].numpy())
            writer.add(f"block{k}.pointwise", weight[:, :, 0].numpy())
            writer.add(f"block{k}.bias", bias.numpy())
        for name, output in (("output", trunk.output), ("native", trunk.native)):
            writer.add(f"{name}.weight", output.weight[:, :, 0].numpy())
            writer.add(f"{name}.bias", output.bias.numpy())
        for name, attribute in HEADS.items():
            layer: nn.Linear = getattr(model, attribute)
            writer.add(f"head.{name}.weight", layer.weight.numpy())
            writer.add(f"head.{name}.bias", layer.bias.numpy())
        writer.add("head.phone.add", model.phone_add.weight.numpy())
        writer.add("head.phone.multiply", model.phone_multiply.weight.numpy())
    return writer.write(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--made-by", required=True)
    options = parser.parse_args()
    print(export(options.net, options.out, options.made_by))


if __name__ == "__main__":
    main()
