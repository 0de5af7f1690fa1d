export { createEngine, type Engine } from './engine.ts';
export type { Said } from './following/follower.ts';
export type { TakeFollower as Follower } from './stages/follow-speech.ts';
export { hasSimd } from './matrix/matrices.ts';
export { warmUpTake } from './warm-up-take.ts';
export type { EngineFiles } from './stages/load-models.ts';
export { SOUNDS, type Sound } from './phonemes/sounds.ts';
export type { Take } from './take.ts';
export type {
  Analysis,
  ContrastAnalysis,
  Finding,
  FindingKind,
  IntonationAnalysis,
  IntonationTarget,
  Issue,
  IssueCode,
  Movement,
  NextStep,
  Pause,
  PitchContour,
  SoundAnalysis,
  TrainedContrast,
  Verdict,
  WordAnalysis,
  WordFeedback,
  WordKind,
} from './analysis.ts';
