import type { Finding, IntonationAnalysis, WordAnalysis } from '../analysis.ts';
import { type HeardMelody, melodySaid } from './intonation.ts';
import type { AnalyzedTake } from './analyzed-take.ts';

/** Under this the exercise's melody was missed. */
const MISSED = 60;
/** A smaller loss is not worth a sentence. */
const NOTED_LOSS = 2;

/** What the melody should have said, and what missing it cost, in an exercise that trains it. */
export function melodyTip({
  intonation,
  words,
  overallAccuracy,
  spokenAccuracy,
}: AnalyzedTake): Finding | undefined {
  if (intonation?.score === undefined) return undefined;
  const lost = Math.round(spokenAccuracy - overallAccuracy);
  if (intonation.score >= MISSED && lost < NOTED_LOSS) return undefined;
  const cost =
    lost >= NOTED_LOSS
      ? `The tune is what this exercise trains, so it took ${lost} points off the score.`
      : undefined;
  const { title, body } = melodySaid(heardMelody(intonation, words));
  return {
    kind: 'melody',
    words: intonation.focus ? [intonation.focus.expected] : [],
    title,
    body: [body, cost].filter(Boolean).join(' '),
  };
}

function heardMelody(
  { target, ending, focus }: IntonationAnalysis,
  words: readonly WordAnalysis[],
): HeardMelody {
  if (!focus) return { target, ending };
  const { expected, heard, score } = focus;
  const focused = { expectedWord: words[expected]!.word, heardWord: words[heard]!.word, score };
  return { target, ending, focus: focused };
}
