import { EAR_DURATION_MAX_S } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import type { EarGame } from './game.ts';

/** A round as it is saved. */
export function earItem(userId: number, { key, questions, answers, spentMs, at }: EarGame) {
  const seconds = Math.round(spentMs / 1000);
  return {
    userId,
    key: `ear:${key}`,
    call: 'POST /api/ear-rounds',
    body: {
      key,
      at: new Date(at).toISOString(),
      duration: Math.min(EAR_DURATION_MAX_S, Math.max(1, seconds)),
      answers: answers.map(({ chose, ms }, place) => {
        const { pair, said, voice } = questions[place]!;
        return { pair, said, chose, voice, ms };
      }),
    },
    about: { phrase: 'A round of ear training' },
  } satisfies NewItem;
}
