/** Signal processing for other members: what the engine itself does with samples and pitch. */
export { trackAnyVoice, trackThisVoice } from './pitch/pitch.ts';
export { resample, SAMPLE_RATE } from './recording/resample.ts';
