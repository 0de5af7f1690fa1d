import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { BANDS, channelOf, framesIn, melEnergies, normalize } from '../acoustics/log-mel.ts';
import type { FrameScores } from '../alignment/align.ts';
import { createGrowing } from '../signal/growing.ts';

/**
 * Frames before those that are asked for that the network hears as well: without any of them one
 * sound in eight would be another, with these one in thirty, as with all.
 */
const CONTEXT = 50;

/** Sound that keeps coming, at 16 kHz in the 16-bit range. */
export type Hearing = {
  add: (samples: Float32Array) => void;
  samples: () => Float32Array;
  frames: () => number;
  /** Scores of the frames from `from` to the last; the recording counts from `start` only. */
  hear: (start: number, from: number) => FrameScores;
};

/** `start` and `from` are even: the network takes two frames at a time. */
export function createHearing(model: AcousticModel): Hearing {
  const samples = createGrowing();
  const energies = createGrowing();
  const measure = () => {
    const all = samples.all();
    const measured = energies.all().length / BANDS;
    const frames = framesIn(all.length);
    if (frames > measured) energies.add(melEnergies(all, measured, frames));
    return frames;
  };
  return {
    add: samples.add,
    samples: samples.all,
    frames: measure,
    hear: (start, from) => {
      const channel = channelOf(energies.all().subarray(start * BANDS));
      const first = Math.max(start, from - CONTEXT);
      const values = energies.all().slice(first * BANDS);
      normalize(values, channel);
      const { classes, frames, logPosteriors } = model.network({
        frames: values.length / BANDS,
        values,
      });
      const heard = logPosteriors.subarray((from - first) * classes);
      return {
        frames: frames - (from - first),
        classes,
        values: heard.map((value, i) => value - model.priorPenalty[i % classes]!),
      };
    },
  };
}
