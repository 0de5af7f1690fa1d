import { HOP } from '../acoustics/log-mel.ts';
import type { Issue } from '../analysis.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
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
 * If the speaker went on talking after the phrase, the recording is cut there and analyzed again,
 * so that only the phrase is judged.
 */
export function cutExtraSpeech(
  models: Models,
  asked: AskedPhrase,
  aligned: AlignedTake,
): AlignedTake {
  const extraFrom = aligned.evaluation?.extraFrom;
  if (extraFrom === undefined) return aligned;
  const { recording, level, issues } = aligned;
  const samples = recording.samples.subarray(0, (extraFrom + KEPT_AFTER) * HOP);
  const extra: Issue = { code: 'extra-words', blocking: false, message: '' };
  const cut = { recording: { ...recording, samples }, level, issues: [...issues, extra] };
  const alone = alignTake(cut, hearTake(models, asked.words, samples));
  return alone.evaluation && isUnsurePart(alone.evaluation) ? aligned : alone;
}

function isUnsurePart({ part, chance }: Evaluation): boolean {
  return part && chance < SURE_OF_PART;
}
