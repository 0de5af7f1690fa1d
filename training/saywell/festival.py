"""Speech by festival's diphone voice `ked`, with the end times of its sounds.

flite's voices are two Americans and a Scot. This one is another American, made in another way.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

_SCRIPT = """
(voice_ked_diphone)
(Parameter.set 'Duration_Stretch {stretch:.3f})
(set! int_lr_params
  '((target_f0_mean {mean:.1f}) (target_f0_std {spread:.1f}) (model_f0_mean 170) (model_f0_std 34)))
(set! utt (Utterance Text "{text}"))
(utt.synth utt)
(utt.save.segs utt "{labels}")
(utt.save.wave utt "{wave}" 'riff)
"""
#: Mean and spread of the voice's own pitch, in Hz.
_MEAN, _SPREAD = 105, 15


def speak(text: str, stretch: float, pitch: float, wave: Path) -> list[tuple[str, float]]:
    """Writes the recording and returns each sound with its end in seconds, pauses included.

    `text` has only letters, apostrophes and spaces."""
    with tempfile.TemporaryDirectory() as folder:
        script, labels = Path(folder) / "speak.scm", Path(folder) / "labels"
        script.write_text(
            _SCRIPT.format(
                stretch=stretch,
                mean=_MEAN * pitch,
                spread=_SPREAD * pitch,
                text=text,
                labels=labels,
                wave=wave,
            )
        )
        subprocess.run(["festival", "--batch", script], check=True, capture_output=True)
        # The first line is a heading. The others are: end, a color, the sound.
        rows = [line.split() for line in labels.read_text().splitlines()[1:]]
    return [(sound, float(end)) for end, _, sound in rows]
