import type { IntonationTarget, Movement } from '../analysis.ts';

/** How each kind of sentence usually ends in American English. */
export const USUAL_ENDING: Record<IntonationTarget['kind'], Movement> = {
  statement: 'fall',
  'yes-no-question': 'rise',
  'wh-question': 'fall',
  list: 'fall',
  'tag-question': 'fall',
  contrast: 'fall',
};

/** From this score on, the right word stood out. */
export const GOOD_FOCUS = 60;
