import { useQuery } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';

type Step = Result<'GET /api/practice-plan'>['steps'][number];

/** A session as it was when it began: saving a take would change what the server proposes. */
export type KeptPlan = { id: number; reason: string }[];

/** One a person: on a shared computer nobody reads why another practiced something. */
const keyOf = (userId: number) => `saywell-plan:${userId}`;

export function keepPlan(userId: number, steps: readonly Step[]): void {
  const plan: KeptPlan = steps.map(({ exercise: { id }, reason }) => ({ id, reason }));
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(plan));
  } catch {
    // Without storage its exercises are practiced as any others.
  }
}

/** The session an exercise belongs to, if it was begun in this tab. */
export function keptPlan(userId: number, exerciseId: number): KeptPlan | undefined {
  try {
    const plan = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as KeptPlan;
    return plan.some(({ id }) => id === exerciseId) ? plan : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPlan(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage there is none.
  }
}

/** The phrases that the server proposes for a session on the weakest sounds. */
export const usePracticePlan = () => useQuery(read('/api/practice-plan'));
