export type ConversionPrompt = {
  trigger: 'exercise_limit' | 'progress_loss' | 'personalized_learning';
  urgency: 'high' | 'medium' | 'low';
  exercisesRemaining: number;
};

type Words = { title: string; text: string; gains: readonly string[] };

/** What is said for each occasion. */
export function wordsFor({ trigger, exercisesRemaining }: ConversionPrompt): Words {
  if (trigger === 'progress_loss') {
    return {
      title: 'Keep what you practiced',
      text: 'Without an account, your results are tied to this browser and are gone after 24 hours.',
      gains: [
        'Your best results, streak, and minutes kept',
        'The same progress on your phone and your computer',
        'Today’s practice comes with you',
      ],
    };
  }
  if (trigger === 'personalized_learning') {
    return {
      title: 'Practice the sounds you need',
      text: 'With an account, each result is compared with the ones before it.',
      gains: [
        'See which sounds keep giving you trouble',
        'Exercises chosen by your own results',
        'Practice any sentence you bring',
      ],
    };
  }
  return {
    title: limitTitle(exercisesRemaining),
    text: 'An account has no daily limit.',
    gains: [
      'All exercises in all three categories',
      'As many recordings as you like',
      'Your own phrases as well as ours',
    ],
  };
}

function limitTitle(remaining: number): string {
  if (remaining <= 0) return 'That was your last free exercise today';
  return remaining === 1
    ? 'One free exercise left today'
    : `${remaining} free exercises left today`;
}
