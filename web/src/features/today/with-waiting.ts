import type { Item } from '../../lib/outbox/item.ts';
import { isWaiting } from '../../lib/outbox/outbox.ts';
import type { Today, TodaysStep } from './use-today.ts';

/** Today’s practice with what was done on this device and is not on the server yet. */
export function withWaiting(today: Today, items: readonly Item[]): Today {
  const day = new Date(`${today.date}T12:00`).toDateString();
  const ofToday = items.filter(({ at }) => new Date(at).toDateString() === day);
  const results = ofToday.filter(isWaiting);
  const steps = today.steps.map((one) =>
    one.state !== 'done' && results.some((item) => isOf(one.step, item))
      ? { ...one, state: 'done' as const }
      : one,
  );
  return {
    ...today,
    steps,
    begun: today.begun || ofToday.some(({ call }) => call === 'POST /api/today'),
    finished: steps.length > 0 && steps.every(({ state }) => state !== 'open'),
  };
}

/** As the server has it, which alone knows what word a drill was for. */
function isOf(step: TodaysStep['step'], item: Item): boolean {
  const { call, about } = item;
  if (step.kind === 'ear') return call === 'POST /api/ear-rounds';
  if (step.kind === 'stress') return call === 'POST /api/stress-rounds';
  if (step.kind === 'scene') {
    return item.call === 'POST /api/scenes/:slug/runs' && item.params.slug === step.slug;
  }
  if (about.exerciseId !== step.exercise.id) return false;
  if (step.kind === 'drill') return call === 'POST /api/drills';
  return call === 'POST /api/practice-sessions' && about.accuracy !== undefined;
}
