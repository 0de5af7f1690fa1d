import { useQuery } from '@tanstack/react-query';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { createTabStorage, isRecord } from '../../lib/tab-storage.ts';

export type PracticePlan = Result<'GET /api/practice-plan'>;
type Step = PracticePlan['steps'][number];

/** A session as it was when it began: saving a take would change what the server proposes. */
export type KeptPlan = { id: number; reason: string }[];

/** One a person: on a shared computer nobody reads why another practiced something. */
const plans = createTabStorage({
  prefix: 'saywell-plan:',
  parse: (stored) => (Array.isArray(stored) && stored.every(isStep) ? stored : undefined),
});

const isStep = (step: unknown): step is KeptPlan[number] =>
  isRecord(step) && typeof step['id'] === 'number' && typeof step['reason'] === 'string';

export function keepPlan(userId: number, steps: readonly Step[]): void {
  const plan = steps.map(({ exercise: { id }, reason }) => ({ id, reason }));
  plans.set(String(userId), plan);
}

/** The session an exercise belongs to, if it was begun in this tab. */
export function keptPlan(userId: number, exerciseId: number): KeptPlan | undefined {
  const plan = plans.get(String(userId));
  return plan?.some(({ id }) => id === exerciseId) ? plan : undefined;
}

export function forgetPlan(userId: number): void {
  plans.drop(String(userId));
}

/** The phrases that the server proposes for a session on the weakest sounds. */
export const usePracticePlan = () => useQuery(read('/api/practice-plan'));
