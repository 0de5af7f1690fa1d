import type { IssueCode } from '../analysis.ts';
import { SAMPLE_RATE } from '../recording/resample.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import type { PhraseConfig } from '../scoring/phrase-judge.ts';
import { isAnotherPhrase } from '../scoring/phrase-issues.ts';
import { soundsLikeSpeech } from '../scoring/sounds-like-speech.ts';
import type { AlignedTake } from './align-take.ts';
import type { Models } from './load-models.ts';
import { type Refusal, refusal } from './refusal.ts';

export type RecognizedTake = AlignedTake & {
  evaluation: Evaluation;
  /** Another phrase was said. */
  different: boolean;
};

/** With fewer sounds, a burst of noise may pass for the phrase. */
const FEWEST_SOUNDS_OF_SPEECH = 10;

/** Seconds too short to distinguish a voice from noise. */
const TOO_SHORT_TO_TELL = 0.6;

/** Meaningless without speech: background noise, and words after the phrase. */
const ABOUT_SPEECH = new Set<IssueCode>(['noisy', 'narrow-band', 'extra-words']);

/**
 * Refuses a recording without speech, or too short for the phrase, and decides whether it was this
 * phrase.
 */
export function recognizeSpeech(
  { scorer }: Models,
  aligned: AlignedTake,
): RecognizedTake | Refusal {
  const { evaluation, clip, recording, issues } = aligned;
  const { phrase } = scorer.config;
  const others = issues.filter(({ code }) => !ABOUT_SPEECH.has(code));
  if (!evaluation && recording.samples.length < TOO_SHORT_TO_TELL * SAMPLE_RATE) {
    return refusal('too-short', others);
  }
  if (!isSurelyPhrase(evaluation, phrase) && !soundsLikeSpeech(clip)) {
    return refusal('only-noise', others);
  }
  if (!evaluation) return refusal('too-short', others);
  return { ...aligned, evaluation, different: isAnotherPhrase(evaluation, phrase) };
}

/** A breathy or thin voice can look like noise, but noise never matches a whole phrase well. */
function isSurelyPhrase(evaluation: Evaluation | undefined, { sure }: PhraseConfig): boolean {
  return (
    evaluation !== undefined &&
    evaluation.chance >= sure &&
    evaluation.phones.length >= FEWEST_SOUNDS_OF_SPEECH
  );
}
