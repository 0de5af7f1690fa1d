import { EAR_DURATION_MAX_S } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { toast } from '../../ui/toast.ts';
import type { EarGame } from './game.ts';

/** Saves a round: on the server, or on this device until it can be sent. */
export async function saveEarRound(userId: number, game: EarGame): Promise<void> {
  const delivery = await outbox.deliver(earItem(userId, game)).catch((cause: unknown) => {
    throw new Error('Failed to save a round', { cause });
  });
  if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
}

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
