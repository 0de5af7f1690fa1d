import { PHRASE_MAX } from '@saywell/contract';

/** Short to write, long to read aloud. */
const PIECES = [
  '1.1.',
  '$9.99 ',
  '777777777777777777 ',
  '77km/h ',
  '7/7/77 ',
  '1½ ',
  '%',
  '<',
  '&',
  '½',
  'W ',
  'WWW.',
  'aB',
  'hm ',
  'strengthsx',
  'zqxj ',
  'a, ',
  '(a) ',
  '000000 ',
];

/** As long and as dense as a valid text may be; the voices can say it. */
export const LONGEST_TEXT = 'strengths '.repeat(PHRASE_MAX / 10).trim();

/** A little different each time, so that nothing is cached. */
export function expensiveText(index: number): string {
  const piece = PIECES[index % PIECES.length]!;
  const mark = `${Math.floor(index / PIECES.length)} `;
  return (mark + piece.repeat(PHRASE_MAX)).slice(0, PHRASE_MAX - 10).trim();
}

export const EXPENSIVE_TEXTS = PIECES.length;
