import { percentile } from '../signal/statistics.ts';
import { type PitchTrack, trackPitch } from './track.ts';

const LOW_VOICE_HZ = 90;
const LONG_WINDOW = 800;
const WINDOW = 640;
/** With fewer voiced frames, the speaker's own range is unknown. */
const ENOUGH_VOICED = 10;

/** The first pass, over a wide range; its values are inputs of the scorer. */
export function trackAnyVoice(samples: Float32Array): PitchTrack {
  return trackPitch(samples, {
    window: WINDOW,
    floorHz: 70,
    ceilingHz: 500,
    lowPassHz: 1500,
    tilt: 0.06,
    unvoiced: 0.55,
    jump: 0.6,
    refine: false,
  });
}

/** The second pass, within the speaker's own range, which avoids most octave errors. */
export function trackThisVoice(samples: Float32Array, wide: PitchTrack): PitchTrack {
  const voiced = wide.hz.filter((hz) => hz > 0);
  if (voiced.length < ENOUGH_VOICED) return wide;
  const floorHz = Math.max(50, 0.62 * percentile(voiced, 25));
  return trackPitch(samples, {
    window: floorHz < LOW_VOICE_HZ ? LONG_WINDOW : WINDOW,
    floorHz,
    ceilingHz: Math.min(600, 2.2 * percentile(voiced, 75)),
    lowPassHz: 1200,
    tilt: 0.05,
    unvoiced: 0.52,
    jump: 1,
    refine: true,
  });
}
