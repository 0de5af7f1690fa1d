import type { Category } from '@saywell/contract';

export type DemoPhrase = { phrase: string; category: Category; tip: string };

/** One phrase of each category: the demo is over after three. */
export const demoPhrases: readonly DemoPhrase[] = [
  {
    phrase: 'I think it’s worth another try.',
    category: 'pronunciation',
    tip: 'Let the tip of your tongue rest between your teeth in “think” and “worth”.',
  },
  {
    phrase: 'I’d like a cup of tea, please.',
    category: 'accent-reduction',
    tip: 'Join “cup of” into one word and keep its second half short.',
  },
  {
    phrase: 'Would you like tea or coffee?',
    category: 'intonation',
    tip: 'Rise on the first choice, fall on the last.',
  },
];
