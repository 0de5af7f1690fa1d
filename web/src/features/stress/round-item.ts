import { STRESS_DURATION_MAX_S } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import type { StressGame } from './game.ts';

/** A round as it is saved. */
export function stressItem(userId: number, { key, questions, answers, spentMs, at }: StressGame) {
  const seconds = Math.round(spentMs / 1000);
  return {
    userId,
    key: `stress:${key}`,
    call: 'POST /api/stress-rounds',
    body: {
      key,
      at: new Date(at).toISOString(),
      duration: Math.min(STRESS_DURATION_MAX_S, Math.max(1, seconds)),
      answers: answers.map(({ chose, said }, place) => ({
        item: questions[place]!.item,
        chose,
        said,
      })),
    },
    about: { phrase: 'A round of the stress gym' },
  } satisfies NewItem;
}
