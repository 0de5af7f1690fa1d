/**
 * The eight exercises of a first session, by their keys, easiest first: together they hold every
 * sound, most of them in two words or more.
 */
export const FIRST_PHRASES = [
  'how-was-the-show',
  'join-us',
  'very-good-berries',
  'out-for-an-hour',
  'walk-to-work',
  'birthday-may-third',
  'pull-up-by-the-pool',
  'half-past-seven',
];
