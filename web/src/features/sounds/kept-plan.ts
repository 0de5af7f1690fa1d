import type { Result } from '../../lib/api.ts';

type Step = Result<'GET /api/practice-plan'>['steps'][number];

/** A session as it was when it began: saving a take would change what the server proposes. */
export type KeptPlan = { id: number; reason: string }[];

const KEY = 'saywell-plan';

export function keepPlan(steps: readonly Step[]): void {
  const plan: KeptPlan = steps.map(({ exercise: { id }, reason }) => ({ id, reason }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // Without storage its exercises are practised as any others.
  }
}

/** The session an exercise belongs to, if it was begun in this tab. */
export function keptPlan(exerciseId: number): KeptPlan | undefined {
  try {
    const plan = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as KeptPlan;
    return plan.some(({ id }) => id === exerciseId) ? plan : undefined;
  } catch {
    return undefined;
  }
}
