import type { IntonationAnalysis, IntonationTarget } from '../analysis.ts';
import { intonationMessage } from '../findings/intonation.ts';
import { type ExpectedWord, wordAt } from '../phonemes/expected-words.ts';
import { assessIntonation } from '../intonation/assess.ts';
import type { Melody } from '../intonation/melody.ts';

/** The intonation part of an analysis, for an exercise with a target. */
export function assessMelody(
  melody: Melody,
  target: IntonationTarget,
  words: ExpectedWord[],
  phrase: string,
): IntonationAnalysis {
  const { focusWord } = target;
  const asked = focusWord === undefined ? undefined : wordAt(focusWord, words, phrase);
  const found = assessIntonation(melody, target, asked);
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
