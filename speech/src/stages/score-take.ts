import type { FeedbackInputs, ScoredTake, WordAnalysis } from '../analysis.ts';
import { isCovered } from '../findings/covered.ts';
import { toPitchContour } from '../intonation/pitch-contour.ts';
import { believedScores } from '../scoring/believed-scores.ts';
import { confidenceOf } from '../scoring/confidence.ts';
import {
  aspectScore,
  overallScore,
  withConfusions,
  withFailure,
  withMelody,
  withReplaced,
} from '../scoring/overall.ts';
import { findPauses } from '../scoring/pauses.ts';
import { isInDoubt, phraseIssues } from '../scoring/phrase-issues.ts';
import { coverWords, melodyThatCameThrough } from './cover-words.ts';
import type { Judgments } from './judge-take.ts';
import type { Models } from './load-models.ts';
import type { Measurements } from './measure-take.ts';
import type { RecognizedTake } from './recognize-speech.ts';

/** What fits by chance does not count: these are the highest scores of takes for which none is shown. */
const HIGHEST_FOR_ANOTHER_PHRASE = 30;
const HIGHEST_IN_DOUBT = 49;

/** How much a word that may not have been said counts as said. */
const HALF_SAID = 0.5;

/** The scores of the whole take, and the rest of the analysis. */
export function scoreTake(
  { scorer: { config } }: Models,
  { recording, level, issues, evaluation, different }: RecognizedTake,
  { melody, inNoise }: Measurements,
  { words, certain, forgiven, failed, squeezed, contrasts, intonation: measured, forms }: Judgments,
): ScoredTake & FeedbackInputs {
  const { phones, scores, match, chance } = evaluation;
  const [accuracy, fluency, prosody] = scores.aspects as [number, number, number];
  const said = words.filter(({ kind }) => kind !== 'missing');
  const degreeOf = ({ kind }: WordAnalysis, i: number) =>
    kind === 'missing' ? 0 : evaluation.found[i]!;
  const wholeOrNot = (word: WordAnalysis, i: number) => (degreeOf(word, i) < 1 ? 0 : 1);
  const timeFor = (i: number) => (i === squeezed ? HALF_SAID : 1);
  const foundShare = shareOf(words, wholeOrNot);
  const shares = {
    whole: shareOf(words, (word, i) => timeFor(i) * wholeOrNot(word, i)),
    part: shareOf(words, (word, i) => timeFor(i) * degreeOf(word, i)),
  };
  const limit = highestScore(different, isInDoubt(evaluation, config.phrase));
  const certainty = Math.min(chance * foundShare, limit / 100);
  // A narrow-band recording lacks the frequencies that distinguish an s from a th.
  const narrow = issues.some(({ code }) => code === 'narrow-band');
  const believed = overallScore(believedScores(evaluation, config.phrase), config.overall);
  const heard = withConfusions(believed, narrow ? 0 : forgiven);
  const spoken = Math.min(limit, withFailure(withReplaced(heard, shares), failed));
  const told = coverWords(words, inNoise);
  const intonation = melodyThatCameThrough(measured, told);
  const covered = [...told.keys()].filter((index) => isCovered(told[index]!));
  const aboutPhrase = phraseIssues(evaluation, words, config.phrase);
  // Words instead of others are no extra words.
  const wholePhrase = !different && aboutPhrase.every(({ code }) => code !== 'stopped-early');
  return {
    overallAccuracy: round(withMelody(spoken, intonation?.score), 1),
    accuracyScore: round(Math.min(limit, withReplaced(aspectScore(accuracy), shares)), 1),
    fluencyScore: round(aspectScore(fluency), 1),
    prosodyScore: round(intonation?.score ?? aspectScore(prosody), 1),
    completenessScore: round((100 * said.length) / words.length, 1),
    transcript: said.map(({ word }) => word).join(' '),
    confidence: round(confidenceOf(level, match, phones.length, certainty), 3),
    words: told,
    pauses: findPauses(phones, recording.offset),
    pitch: toPitchContour(melody.contour, recording.offset),
    ...(intonation ? { intonation } : {}),
    contrasts,
    issues: [
      ...issues
        .filter(({ code }) => code !== 'extra-words' || wholePhrase)
        .map((issue) => (issue.code === 'noisy' ? { ...issue, words: covered } : issue)),
      ...aboutPhrase,
    ],
    certain,
    spokenAccuracy: round(spoken, 1),
    confusionCost: round(believed - heard, 1),
    forms,
  };
}

function highestScore(different: boolean, inDoubt: boolean): number {
  if (different) return HIGHEST_FOR_ANOTHER_PHRASE;
  return inDoubt ? HIGHEST_IN_DOUBT : 100;
}

/** The fraction of the phrase's sounds that was said, if each word was said to this degree, 0 to 1. */
function shareOf(
  words: WordAnalysis[],
  degreeOf: (word: WordAnalysis, index: number) => number,
): number {
  const all = words.reduce((sum, { sounds }) => sum + sounds.length, 0);
  const said = words.reduce((sum, word, i) => sum + word.sounds.length * degreeOf(word, i), 0);
  return said / all;
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
