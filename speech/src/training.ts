/** The engine's individual steps, so that training measures exactly what the engine measures. */
export { analyzeSpeech } from './analyze-speech.ts';
export { loadAcousticModel, type AcousticModel } from './acoustics/acoustic-model.ts';
export { align, type AlignedPhone } from './alignment/align.ts';
export { type Contrast, contrastsAt, exchangedWith } from './contrasts/confusions.ts';
export { type Heard, heardIn, measureContrast } from './contrasts/measure.ts';
export { readModelFile } from './model/container.ts';
export type { DurationNorms } from './observation/durations.ts';
export { matchOf } from './observation/match.ts';
export { type Clip, hear, observe } from './observation/observe.ts';
export { describe } from './findings/describe.ts';
export { isVowel, phoneIndex, PHONES, stressOf } from './phonemes/phone-index.ts';
export { strongPositions } from './phonemes/strong-positions.ts';
export { prepare } from './recording/prepare.ts';
export { loadModels } from './stages/load-models.ts';
export { phoneFeatures } from './scoring/phone-features.ts';
export { utteranceFeatures } from './scoring/utterance-features.ts';
