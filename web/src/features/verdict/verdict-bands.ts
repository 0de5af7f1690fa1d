/**
 * The five verdicts of the specification, each with its own message. What was wrong is said after
 * it, so none of them claims that nothing was.
 */
const VERDICTS = [
  { from: 95, title: 'Excellent!', message: 'Very clear.' },
  { from: 85, title: 'Very Good!', message: 'Very easy to follow.' },
  { from: 75, title: 'Good!', message: 'Easy to follow.' },
  { from: 60, title: 'Keep Practicing!', message: 'Getting there.' },
  { from: 0, title: 'Needs Work', message: 'Take it slowly, one thing at a time.' },
] as const;

export type BandText = { title: string; message: string };

export function verdictOf(score: number): BandText {
  return VERDICTS.find(({ from }) => Math.round(score) >= from) ?? VERDICTS[4];
}

/** Below every band with a kind word: the phrase is worth saying again before it is saved. */
export const needsWork = (score: number): boolean => verdictOf(score) === VERDICTS[4];
