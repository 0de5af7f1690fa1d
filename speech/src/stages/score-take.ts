import type { FeedbackInputs, ScoredTake, PitchContour, WordAnalysis } from '../analysis.ts';
import { type Contour, isVoiced } from '../intonation/contour.ts';
import { confidenceOf } from '../scoring/confidence.ts';
import {
  aspectScore,
  overallScore,
  withConfusions,
  withFailure,
  withMelody,
} from '../scoring/overall.ts';
import { findPauses } from '../scoring/pauses.ts';
import { phraseIssues } from '../scoring/phrase-issues.ts';
import type { Judgments } from './judge-take.ts';
import type { Models } from './load-models.ts';
import type { Measurements } from './measure-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

/** A take of another phrase never scores higher, whatever fits by chance. */
const HIGHEST_FOR_ANOTHER_PHRASE = 30;

/** The scores of the whole take, and everything else that is told about it. */
export function scoreTake(
  { scorer: { config } }: Models,
  { recording, level, issues, evaluation, different }: RecognizedTake,
  { melody }: Measurements,
  { words, certain, forgiven, failed, contrasts, intonation }: Judgments,
): ScoredTake & FeedbackInputs {
  const { phones, scores, match, chance, replaced } = evaluation;
  const [accuracy, fluency, prosody] = scores.aspects as [number, number, number];
  const said = words.filter(({ kind }) => kind !== 'missing');
  const share = saidShare(words, replaced);
  const limit = different ? HIGHEST_FOR_ANOTHER_PHRASE : 100;
  // A narrow-band line takes away what tells an s from a th.
  const narrow = issues.some(({ code }) => code === 'narrow-band');
  const heard = withConfusions(overallScore(scores, config.overall), narrow ? 0 : forgiven);
  const spoken = Math.min(limit, withFailure(heard * share, failed));
  return {
    overallAccuracy: round(withMelody(spoken, intonation?.score), 1),
    accuracyScore: round(Math.min(limit, aspectScore(accuracy) * share), 1),
    fluencyScore: round(Math.min(limit, aspectScore(fluency)), 1),
    prosodyScore: round(intonation?.score ?? Math.min(limit, aspectScore(prosody)), 1),
    completenessScore: round((100 * said.length) / words.length, 1),
    transcript: said.map(({ word }) => word).join(' '),
    confidence: round(confidenceOf(level, match, phones.length, chance * share), 3),
    words,
    pauses: findPauses(phones, recording.offset),
    pitch: toPitchContour(melody.contour, recording.offset),
    ...(intonation ? { intonation } : {}),
    contrasts,
    issues: [
      // A speaker of another phrase said nothing after this one.
      ...issues.filter(({ code }) => !different || code !== 'extra-words'),
      ...phraseIssues(evaluation, words, config.phrase),
    ],
    certain,
    spokenAccuracy: round(spoken, 1),
  };
}

/** Share of the phrase's sounds that belong to words that were said, and not to replaced ones. */
function saidShare(words: WordAnalysis[], replaced: readonly number[]): number {
  const count = (list: WordAnalysis[]) => list.reduce((sum, { sounds }) => sum + sounds.length, 0);
  const said = words.filter(({ kind }, i) => kind !== 'missing' && !replaced.includes(i));
  return count(said) / count(words);
}

function toPitchContour(contour: Contour, offset: number): PitchContour {
  const times: number[] = [];
  const semitones: number[] = [];
  contour.forEach((value, frame) => {
    if (!isVoiced(value)) return;
    times.push(round(offset + frame / 100, 2));
    semitones.push(round(value, 2));
  });
  return { times, semitones };
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
