import { HOP } from '../acoustics/log-mel.ts';
import type { Issue } from '../analysis.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import { areDoubted, strictMean } from '../scoring/doubted.ts';
import { type AlignedTake, alignTake } from './align-take.ts';
import { hearTake } from './hear-take.ts';
import type { Models } from './load-models.ts';
import type { AskedPhrase } from './read-take.ts';

/** Frames that are kept after the phrase if the speaker went on talking. */
const KEPT_AFTER = 3;

/**
 * From this probability on, what was said before the extra speech was a part of the phrase. Such a
 * part is chosen twice, in the recording and in the phrase, so it fits other speech by chance too often:
 * of 2,088 other phrases 55 pass with 0.9, ten of them with 50 points or more; with this 8, and two. It
 * costs one of 64 learners who did stop early and then said something else.
 */
const SURE_OF_PART = 0.997;

/**
 * Extra speech takes its time from the words next to it, so without it the strict scorer rates what is left
 * higher: by this fraction of what it still lacks to a score that means surely said. It is so in 292 of 298
 * recordings with other speech after the phrase, and in 53 of 174 readings that seem to have some but have
 * only the phrase.
 */
const SURER = 0.35;
const SURELY_SAID = 1.9;

/**
 * If the speaker went on talking after the phrase, the recording is cut there and analyzed again,
 * so that only the phrase is judged.
 */
export function cutExtraSpeech(
  models: Models,
  asked: AskedPhrase,
  aligned: AlignedTake,
): AlignedTake {
  const { evaluation, recording, level, issues } = aligned;
  if (evaluation?.extraFrom === undefined) return aligned;
  const samples = recording.samples.subarray(0, (evaluation.extraFrom + KEPT_AFTER) * HOP);
  const extra: Issue = { code: 'extra-words', blocking: false, message: '' };
  const cut = { recording: { ...recording, samples }, level, issues: [...issues, extra] };
  const alone = alignTake(cut, hearTake(models, asked.words, samples));
  const left = alone.evaluation;
  return left && isSafeCut(evaluation, left) ? alone : aligned;
}

/**
 * Whether what is left is the phrase, as far as it was said. Where its end was said in an unusual way, it
 * may fit other speech better: then the cut takes words that nobody doubts, or makes the others no surer.
 */
export function isSafeCut(whole: Evaluation, left: Evaluation): boolean {
  if (left.part && left.chance < SURE_OF_PART) return false;
  const found = new Set(left.phones.map(({ word }) => word));
  const before = [...new Set(whole.phones.map(({ word }) => word))];
  const lost = before.filter((word) => !found.has(word));
  const kept = before.filter((word) => found.has(word));
  if (lost.length > 0 && !areDoubted(lost, whole)) return false;
  const score = strictMean(kept, left);
  return score - strictMean(kept, whole) >= SURER * (SURELY_SAID - score);
}
