import { STRESS_DURATION_MAX_S } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { toast } from '../../ui/toast.ts';
import type { StressGame } from './game.ts';

/** Saves a round: on the server, or on this device until it can be sent. */
export async function saveStressRound(userId: number, game: StressGame): Promise<void> {
  const delivery = await outbox.deliver(stressItem(userId, game)).catch((cause: unknown) => {
    throw new Error('Failed to save a round', { cause });
  });
  if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
}

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
