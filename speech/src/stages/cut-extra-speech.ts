import { HOP } from '../acoustics/log-mel.ts';
import type { Issue } from '../analysis.ts';
import { type AlignedTake, alignTake } from './align-take.ts';
import { hearTake } from './hear-take.ts';
import type { Models } from './load-models.ts';
import type { AskedPhrase } from './read-take.ts';

/** Frames that are kept after the phrase if the speaker went on talking. */
const KEPT_AFTER = 3;

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
  return alignTake(cut, hearTake(models, asked.words, samples));
}
