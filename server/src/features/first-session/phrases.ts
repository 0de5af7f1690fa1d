/**
 * The eight exercises of a first session, by their keys, easiest first: together they hold every
 * sound in words that nobody says lightly, most of them in two words or more. What “are” and “an”
 * hold doesn’t count: in these phrases everybody shortens them.
 */
export const FIRST_PHRASES = [
  'join-us',
  'walk-to-work',
  'said-or-sad',
  'out-for-an-hour',
  'pull-up-by-the-pool',
  'half-past-seven',
  'birthday-may-third',
  'northern-part',
];
