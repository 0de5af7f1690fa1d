import type { Analysis } from './analysis.ts';
import { isJudged } from './judged-sounds.ts';

type IssueCode = Analysis['issues'][number]['code'];

/**
 * What a take came to. It stands apart from the schemas, so that a first visit can use it without
 * loading the schema library.
 */

/** Whether no issue with the recording prevented a score. */
export const isScored = ({ issues }: Pick<Analysis, 'issues'>): boolean =>
  !issues.some(({ blocking }) => blocking);

/** Whether a take counts: it got a score, and the score is believed. */
export const hasResult = (take: Parameters<typeof isDoubted>[0]): boolean =>
  isScored(take) && !isDoubted(take);

/** With these the figure says more about the recording than about the learner. */
const DOUBT: readonly IssueCode[] = ['unsure-phrase', 'stopped-early', 'too-far'];

/** Noise may be why a score is low; a good one stands all the same. */
const DOUBT_IF_LOW: readonly IssueCode[] = ['noisy'];

/** Below this confidence the figure is a rough one, and no sound is named that may have been said or left out. */
export const CONFIDENT_FROM = 0.7;

/** From here on a score is a good one: nobody is harmed by believing it. */
const GOOD = 75;

/** Below this confidence a low score is not believed: that is 2 of 150 readings that experts call bad. */
const BELIEVED_FROM = 0.5;

/**
 * The same where more than the phrase was heard. A hesitant reading is sometimes taken for more than
 * the phrase, while speech after a fluent one costs nothing, so the issue alone raises no doubt.
 */
const BELIEVED_WITH_MORE_FROM = 0.6;

/**
 * Whether a take has a figure that is not to be believed: “Not sure”. It counts as practice, never
 * as a result: it is not shown as a score, and no average or sound counts it. With noise or a low
 * confidence a good score stands, if any word came through.
 */
export function isDoubted({
  issues,
  overallAccuracy,
  confidence,
  words,
}: Pick<Analysis, 'issues' | 'overallAccuracy' | 'confidence' | 'words'>): boolean {
  if (!isScored({ issues })) return false;
  if (issues.some(({ code }) => DOUBT.includes(code)) || isAllCovered(words)) return true;
  if (Math.round(overallAccuracy) >= GOOD) return false;
  const more = issues.some(({ code }) => code === 'extra-words');
  const believed = confidence >= (more ? BELIEVED_WITH_MORE_FROM : BELIEVED_FROM);
  return !believed || issues.some(({ code }) => DOUBT_IF_LOW.includes(code));
}

/** Whether noise covered all that was said. */
const isAllCovered = (words: Analysis['words']): boolean =>
  words.some(({ kind }) => kind === 'covered') && !words.some(isJudged);
