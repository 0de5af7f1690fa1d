import { DAY_MS } from '@saywell/contract';
import { fsrs, type Grade, Rating } from 'ts-fsrs';

/** Without randomness and steps of minutes: the same practice gives the same days. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

export type Memory = { stability: number; difficulty: number; reviewedAt: Date };
export type Review = { stability: number; difficulty: number; dueAt: Date };

/** When a sound with this accuracy should be repeated. */
export function review(memory: Memory | undefined, accuracy: number, now: Date): Review {
  const elapsed = memory ? Math.max(0, (now.getTime() - memory.reviewedAt.getTime()) / DAY_MS) : 0;
  const { stability, difficulty } = scheduler.next_state(memory ?? null, elapsed, grade(accuracy));
  const days = scheduler.next_interval(stability, elapsed);
  return { stability, difficulty, dueAt: new Date(now.getTime() + days * DAY_MS) };
}

function grade(accuracy: number): Grade {
  if (accuracy < 0.5) return Rating.Again;
  if (accuracy < 0.75) return Rating.Hard;
  return accuracy < 0.95 ? Rating.Good : Rating.Easy;
}
