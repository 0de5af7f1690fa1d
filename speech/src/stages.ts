/** The steps of the engine one by one, for training the scorer on exactly what it will be given. */
export { loadAcousticModel, type AcousticModel } from './acoustics/acoustic-model.ts';
export { logMel, type LogMel } from './acoustics/log-mel.ts';
export { isVowel, phoneIndex, PHONES, SILENCE, stressOf } from './acoustics/phones.ts';
export { align, type AlignedPhone, type Alignment } from './alignment/align.ts';
export { trackAnyVoice, trackThisVoice } from './pitch/pitch.ts';
export { prepare, type PreparedRecording } from './recording/prepare.ts';
export { resample, SAMPLE_RATE } from './recording/resample.ts';
export { readModelFile, type ModelFile, type Tensor } from './model/container.ts';
export type { DurationNorms } from './scoring/durations.ts';
export { matchOf, type Match } from './scoring/match.ts';
export { type Clip, hear, observe, type Observation } from './scoring/observe.ts';
export { phoneFeatures } from './scoring/phone-features.ts';
export { utteranceFeatures } from './scoring/utterance-features.ts';
export { loadScorer, type Scorer } from './scoring/scorer.ts';
export type { ScorerInput, Scores } from './scoring/scorer-member.ts';
export type { ScorerConfig } from './scoring/scorer-config.ts';
