"""The encoder of Moonshine base, a published recognizer of English that has heard far more speakers than
our corpora hold (Jeffries et al. 2024; Useful Sensors, MIT license).

It is used in training alone, as the ears of the teacher (`teacher.py`). The weights are those of the npm
package @usefulsensors/moonshine-js: 8-bit numbers with a scale, which become floats here.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

HEADS = 8
#: Samples from one step of the encoder to the next, and the middle of the first one.
STEP, FIRST_STEP = 384, 447


def read_weights(path: Path) -> dict[str, np.ndarray]:
    """The weights of encoder_model.onnx, by the names that the encoder uses, or those of an .npz file."""
    if path.suffix == ".npz":
        return dict(np.load(path))
    # Only this function needs the package (Debian's python3-onnx).
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(str(path)).graph
    stored = {entry.name: numpy_helper.to_array(entry) for entry in graph.initializer}
    # Convolutions are stored with an offset in floats, the other layers with one in whole numbers.
    weights = {"frequencies": stored["/rotary_emb/Cast_1_output_0"].reshape(-1)}
    for name in ("conv1", "conv2", "conv3"):
        whole = stored[f"{name}.weight_quantized"].astype(np.float32)
        weights[f"{name}.weight"] = (
            whole * stored[f"{name}.weight_scale"] + stored[f"{name}.weight_zero_point"]
        )
    for node in graph.node:
        if node.name in ("/groupnorm/Mul", "/groupnorm/Add"):
            kind = "weight" if node.op_type == "Mul" else "bias"
            weights[f"groupnorm.{kind}"] = stored[node.input[1]].reshape(-1)
        elif node.op_type == "MatMulInteger":
            of = node.input[1].removesuffix("_quantized")
            whole = stored[node.input[1]].astype(np.float32) - float(stored[f"{of}_zero_point"])
            name = node.name.strip("/").removesuffix("/MatMul_quant").replace("/", ".")
            weights[f"{name}.weight"] = (whole * stored[f"{of}_scale"]).T.copy()
    kept = ("norm.weight", "fc1.bias", "fc2.bias", "conv2.bias", "conv3.bias")
    weights |= {name: value for name, value in stored.items() if name.endswith(kept)}
    return {name: np.array(value, np.float32) for name, value in weights.items()}


class Encoder:
    """Runs the weights. It does not learn."""

    def __init__(self, weights: dict[str, np.ndarray], device: str = "cpu") -> None:
        self.precision = torch.float16 if device.startswith("cuda") else torch.float32
        self.weights = {name: torch.from_numpy(v).to(device, self.precision) for name, v in weights.items()}
        self.count = 1 + max(int(n.split(".")[1]) for n in weights if n.startswith("layers."))
        self.width = len(weights["layer_norm.weight"])

    @torch.no_grad()
    def layers(self, samples: Tensor) -> list[Tensor]:
        """[clips, steps, width] before the first layer and after each. Samples are on the int16 scale."""
        w = self.weights
        x = torch.tanh(F.conv1d((samples / 32768).to(self.precision)[:, None], w["conv1.weight"], stride=64))
        x = F.group_norm(x, 1, w["groupnorm.weight"], w["groupnorm.bias"], 1e-5)
        x = F.gelu(F.conv1d(x, w["conv2.weight"], w["conv2.bias"], stride=3))
        x = F.gelu(F.conv1d(x, w["conv3.weight"], w["conv3.bias"], stride=2)).transpose(1, 2)
        angles = torch.arange(x.shape[1], device=x.device)[:, None] * w["frequencies"].float()
        turn = tuple(f(angles).repeat_interleave(2, -1).to(x.dtype) for f in (torch.cos, torch.sin))
        found = [x]
        for layer in range(self.count):
            x = self.layer(f"layers.{layer}", x, turn)
            found.append(x)
        return [x.float() for x in found]

    def layer(self, name: str, x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
        w, (clips, steps, width) = self.weights, x.shape

        def heads(part: str) -> Tensor:
            rows = F.linear(normed, w[f"{name}.self_attn.{part}_proj.weight"])
            return rows.view(clips, steps, HEADS, width // HEADS).transpose(1, 2)

        normed = F.layer_norm(x, (width,), w[f"{name}.input_layernorm.weight"])
        match = turned(heads("q"), *turn) @ turned(heads("k"), *turn).transpose(-1, -2)
        mixed = (match / (width // HEADS) ** 0.5).softmax(-1) @ heads("v")
        x = x + F.linear(
            mixed.transpose(1, 2).reshape(clips, steps, width), w[f"{name}.self_attn.dense.weight"]
        )
        normed = F.layer_norm(x, (width,), w[f"{name}.post_attention_layernorm.weight"])
        wide = F.gelu(F.linear(normed, w[f"{name}.mlp.fc1.weight"], w[f"{name}.mlp.fc1.bias"]))
        return x + F.linear(wide, w[f"{name}.mlp.fc2.weight"], w[f"{name}.mlp.fc2.bias"])


def turned(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    """Rotates neighboring pairs of the first values by the position. The rest stay."""
    part, rest = x[..., : cosine.shape[-1]], x[..., cosine.shape[-1] :]
    across = torch.stack((-part[..., 1::2], part[..., ::2]), -1).flatten(-2)
    return torch.cat((part * cosine + across * sine, rest), -1)
