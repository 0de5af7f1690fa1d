/** Signal processing for other members, exactly as the engine does it. */
export { melodyOf } from './intonation/pitch-contour.ts';
export { trackAnyVoice, trackThisVoice } from './pitch/pitch.ts';
export { resample, SAMPLE_RATE } from './recording/resample.ts';
