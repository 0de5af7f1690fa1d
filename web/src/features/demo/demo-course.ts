import { DAILY_FREE_EXERCISES } from '@saywell/contract';

export const DEMO_EXERCISES = DAILY_FREE_EXERCISES;
/** How long after reaching the second-to-last exercise the sign-up prompt waits. */
export const NUDGE_MS = 2000;

export type DemoMoment = 'going-on' | 'second-to-last' | 'done';

/** Where somebody stands who has completed so many exercises of the demo. */
export function momentAfter(completed: number): DemoMoment {
  if (completed >= DEMO_EXERCISES) return 'done';
  return completed + 1 === DEMO_EXERCISES - 1 ? 'second-to-last' : 'going-on';
}
