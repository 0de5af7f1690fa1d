import {
  CLEAR_FROM,
  DAY_MS,
  type FirstLanguage,
  type practicePlan,
  type SoundProgress,
  type Typical,
} from '@saywell/contract';
import type { z } from 'zod';
import type { Ordered } from './sound-order.ts';

type Sound = Pick<z.input<typeof SoundProgress>, 'phone' | 'accuracy' | 'dueAt'> & {
  startedUnclear?: boolean;
};

export type Need<One extends Sound> = Ordered<One> & {
  why: z.input<typeof practicePlan.response>['steps'][number]['why'];
  weight: number;
  /** The person's first language, if speakers of it find the sound hard. */
  hardFor?: { language: FirstLanguage; typical: Typical } | undefined;
};

/** What is unclear, or began with a mistake, comes before what is due again, and that before what is new. */
const TIERS = { weak: 2, due: 1, new: 0.1 };
const PINNED = 3;
/** So many days add as much to a due sound as the first place on the path. */
const OVERDUE_DAYS = 60;

/**
 * How much somebody needs to practice a sound. `rank` is 1 for the first sound of the path, and less
 * for each that follows.
 */
export function needOf<One extends Sound>(
  one: Ordered<One>,
  rank: number,
  language: FirstLanguage | undefined,
  now: Date,
): Need<One> {
  const { sound, isPinned } = one;
  const need = (why: Need<One>['why'], more = 0): Need<One> => ({
    ...one,
    why,
    weight: TIERS[why] + (rank + more) / 2 + (isPinned ? PINNED : 0),
  });
  if (sound.accuracy === null) {
    if (sound.startedUnclear) return need('weak');
    const typical = language?.sounds[sound.phone]?.typical;
    return { ...need('new'), hardFor: language && typical && { language, typical } };
  }
  if (sound.accuracy < CLEAR_FROM / 100) return need('weak');
  const overdue = sound.dueAt ? (now.getTime() - Number(sound.dueAt)) / DAY_MS : -1;
  return overdue < 0
    ? { ...need('due'), weight: 0 }
    : need('due', Math.min(1, overdue / OVERDUE_DAYS) * 0.9);
}
