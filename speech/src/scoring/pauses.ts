import type { Pause } from '../analysis.ts';
import type { AlignedPhone } from '../alignment/align.ts';
import { secondsAt } from '../recording/seconds.ts';

/** 10 ms frames; a shorter gap is the closure of a stop consonant. */
const SHORTEST = 15;

/** Silences between words. `offset`: seconds cut from the recording before frame 0. */
export function findPauses(phones: AlignedPhone[], offset: number): Pause[] {
  return phones.slice(1).flatMap((next, i) => {
    const last = phones[i]!;
    if (next.start - last.end < SHORTEST) return [];
    return [
      {
        start: secondsAt(last.end, offset),
        end: secondsAt(next.start, offset),
        afterWord: last.word,
      },
    ];
  });
}
