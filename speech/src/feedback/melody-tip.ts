import type { Take } from './take.ts';

/** Under this the exercise's melody was missed. */
const MISSED = 60;
/** A smaller loss is not worth a sentence. */
const NOTED_LOSS = 2;

/** What the melody should have said, and what missing it cost, in an exercise that trains it. */
export function melodyTip({
  intonation,
  overallAccuracy,
  spokenAccuracy,
}: Take): string | undefined {
  if (intonation?.score === undefined) return undefined;
  const lost = Math.round(spokenAccuracy - overallAccuracy);
  if (intonation.score >= MISSED && lost < NOTED_LOSS) return undefined;
  const cost =
    lost >= NOTED_LOSS
      ? `The tune is what this exercise trains, so it took ${lost} points off the score.`
      : undefined;
  return [intonation.message, cost].filter(Boolean).join(' ');
}
