/** The five verdicts of the specification, each with its own message. */
const VERDICTS = [
  { from: 95, title: 'Excellent!', message: 'Clear and natural from the first sound to the last.' },
  { from: 85, title: 'Very Good!', message: 'Very easy to follow; only fine details are left.' },
  { from: 75, title: 'Good!', message: 'Easy to follow.' },
  { from: 60, title: 'Keep Practicing!', message: 'It can be understood with a little effort.' },
  {
    from: 0,
    title: 'Needs Work',
    message: 'This was hard to follow. Take it slowly, word by word.',
  },
] as const;

export type BandText = { title: string; message: string };

export function verdictOf(score: number): BandText {
  return VERDICTS.find(({ from }) => Math.round(score) >= from) ?? VERDICTS[4];
}

/** What is missing to the next verdict; nothing above the last. */
export function nextVerdict(score: number): { points: number; title: string } | undefined {
  const rounded = Math.round(score);
  const next = VERDICTS.findLast(({ from }) => from > rounded);
  return next && { points: next.from - rounded, title: next.title };
}
