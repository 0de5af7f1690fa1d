import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import type { HeadScores } from '../acoustics/heads.ts';
import { frameHiss } from '../acoustics/hiss.ts';
import { logMel, type LogMel } from '../acoustics/log-mel.ts';
import { frameLoudness } from '../acoustics/loudness.ts';
import type { NetworkOutput } from '../acoustics/network.ts';
import { poolHidden, segmentPosteriors, type SegmentPosteriors } from '../acoustics/segments.ts';
import { type Alignment, align, type FrameScores } from '../alignment/align.ts';
import { trackAnyVoice } from '../pitch/pitch.ts';
import type { PitchTrack } from '../pitch/track.ts';

/** The acoustic measurements of one clip, before any phrase is aligned with it. */
export type Clip = {
  network: NetworkOutput;
  /** Log-posteriors minus the prior, for the alignment. */
  scores: FrameScores;
  /** The same for the output trained only on native-like speech. */
  nativeScores: FrameScores;
  loudness: Float32Array;
  /** See `frameHiss`. */
  hiss: Float32Array;
  pitch: PitchTrack;
};

/** One clip with one phrase aligned with it. */
export type Observation = {
  clip: Clip;
  alignment: Alignment;
  /** Per phone, log-posteriors of every class: mean and highest over the segment. */
  posteriors: SegmentPosteriors[];
  /** The same by the native output. */
  nativePosteriors: SegmentPosteriors[];
  /** Per phone, the mean log-posterior of every class minus its prior. */
  fit: Float64Array[];
  heads: HeadScores;
};

/** `samples`: 16 kHz, 16-bit range, trimmed (see `prepare`). */
export function hear(model: AcousticModel, samples: Float32Array): Clip {
  return {
    ...hearSounds(model, logMel(samples)),
    loudness: frameLoudness(samples),
    hiss: frameHiss(samples),
    pitch: trackAnyVoice(samples),
  };
}

/** The same clip with the sounds heard as if there were noise. `noise`: its energy in each band. */
export function hearInNoise(
  model: AcousticModel,
  clip: Clip,
  samples: Float32Array,
  noise: Float64Array,
): Clip {
  return { ...clip, ...hearSounds(model, logMel(samples, noise)) };
}

function hearSounds(model: AcousticModel, energies: LogMel) {
  const network = model.network(energies);
  return {
    network,
    scores: withoutPrior(network, network.logPosteriors, model.priorPenalty),
    nativeScores: withoutPrior(network, network.nativeLogPosteriors, model.nativePriorPenalty),
  };
}

function withoutPrior(
  { frames, classes }: NetworkOutput,
  logPosteriors: Float32Array,
  penalty: Float32Array,
): FrameScores {
  const values = logPosteriors.map((value, i) => value - penalty[i % classes]!);
  return { frames, classes, values };
}

/** Undefined if the clip is too short for the phrase. */
export function observe(
  model: AcousticModel,
  clip: Clip,
  words: number[][][],
): Observation | undefined {
  const alignment = align(clip.scores, words);
  if (!alignment) return undefined;
  const { phones } = alignment;
  const { logPosteriors, nativeLogPosteriors } = clip.network;
  const posteriors = phones.map((phone) => segmentPosteriors(clip.network, logPosteriors, phone));
  return {
    clip,
    alignment,
    posteriors,
    nativePosteriors: phones.map((phone) =>
      segmentPosteriors(clip.network, nativeLogPosteriors, phone),
    ),
    fit: posteriors.map(({ mean }) => mean.map((value, i) => value - model.priorPenalty[i]!)),
    heads: model.heads(
      phones.map((phone) => poolHidden(clip.network, phone)),
      phones.map(({ phone }) => phone),
      phones.map(({ word }) => word),
    ),
  };
}
