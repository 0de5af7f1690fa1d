import type { IntonationAnalysis, IntonationTarget } from '../analysis.ts';
import { intonationMessage } from '../feedback/intonation.ts';
import type { ExpectedWord } from '../take.ts';
import { assessIntonation } from './assess.ts';
import type { Melody } from './melody.ts';

/** The intonation part of an analysis, for an exercise that sets a target. */
export function intonationOf(
  melody: Melody,
  target: IntonationTarget,
  words: ExpectedWord[],
  phrase: string,
): IntonationAnalysis {
  const found = assessIntonation(melody, target, findFocus(target, words, phrase));
  const { ending, focus } = found;
  const message = intonationMessage({
    target,
    ...(ending ? { ending } : {}),
    ...(focus
      ? {
          focus: {
            expectedWord: words[focus.expected]!.word,
            heardWord: words[focus.heard]!.word,
            score: focus.score,
          },
        }
      : {}),
  });
  return { ...found, message };
}

/** The exercise counts words split at spaces; ours may be fewer (a lone dash is no word) or more. */
function findFocus(
  { focusWord }: IntonationTarget,
  words: ExpectedWord[],
  phrase: string,
): number | undefined {
  if (focusWord === undefined) return undefined;
  const written = [...phrase.matchAll(/\S+/g)][focusWord];
  if (!written) return undefined;
  const end = written.index + written[0].length;
  const found = words.findIndex(({ at }) => at >= written.index && at < end);
  return found < 0 ? undefined : found;
}
