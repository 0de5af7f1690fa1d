import { type Category, DAILY_FREE_EXERCISES } from '@saywell/contract';

export const DEMO_EXERCISES = DAILY_FREE_EXERCISES;
/** How long after reaching the second-to-last exercise the sign-up prompt waits. */
export const NUDGE_MS = 2000;

type DemoMoment = 'going-on' | 'second-to-last' | 'done';

/** Where somebody stands who has completed so many exercises of the demo. */
export function momentAfter(completed: number): DemoMoment {
  if (completed >= DEMO_EXERCISES) return 'done';
  return completed + 1 === DEMO_EXERCISES - 1 ? 'second-to-last' : 'going-on';
}

type DemoPhrase = { phrase: string; category: Category; tip: string };

/** One phrase of each category: the demo is over after three. */
export const demoPhrases: readonly DemoPhrase[] = [
  {
    phrase: 'I think it’s worth another try.',
    category: 'pronunciation',
    tip: 'Let the tip of your tongue rest between your teeth in “think” and “worth.”',
  },
  {
    phrase: 'I’d like a cup of tea, please.',
    category: 'accent-reduction',
    tip: 'Join “cup of” into one word and keep its second half short.',
  },
  {
    phrase: 'Would you like tea or coffee?',
    category: 'intonation',
    tip: 'Rise on the first choice and fall on the last.',
  },
];
