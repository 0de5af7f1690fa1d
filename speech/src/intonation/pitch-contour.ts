import type { PitchContour } from '../analysis.ts';
import { trackAnyVoice, trackThisVoice } from '../pitch/pitch.ts';
import { cleanContour, type Contour, isVoiced } from './contour.ts';

/** Samples arrive in ±1; pitch and loudness are measured in the 16-bit range. */
const FULL_SCALE = 32768;

/** The melody of a voice that is not judged, such as that of an example. 16 kHz, ±1. */
export function melodyOf(samples: Float32Array): PitchContour {
  const loud = samples.map((sample) => sample * FULL_SCALE);
  return toPitchContour(cleanContour(trackThisVoice(loud, trackAnyVoice(loud))), 0);
}

/** The voiced frames with their times, `offset` seconds after the first frame's. */
export function toPitchContour(contour: Contour, offset: number): PitchContour {
  const times: number[] = [];
  const semitones: number[] = [];
  contour.forEach((value, frame) => {
    if (!isVoiced(value)) return;
    times.push(round(offset + frame / 100));
    semitones.push(round(value));
  });
  return { times, semitones };
}

const round = (value: number) => Math.round(value * 100) / 100;
