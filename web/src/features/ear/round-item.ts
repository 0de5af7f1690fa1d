import { EAR_ANSWER_MAX_MS } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import { savedRound } from '../../lib/rounds/round.ts';
import type { EarRound } from './round.ts';

/** A round as it is saved. */
export function earItem(userId: number, round: EarRound) {
  return {
    userId,
    key: `ear:${round.key}`,
    call: 'POST /api/ear-rounds',
    body: {
      ...savedRound(round),
      answers: round.answers.map(({ chose, ms }, place) => {
        const { pair, said, voice } = round.questions[place]!;
        const bounded = Math.round(Math.min(Math.max(0, ms), EAR_ANSWER_MAX_MS));
        return { pair, said, chose, voice, ms: bounded };
      }),
    },
    about: { phrase: 'A round of ear training' },
  } satisfies NewItem;
}
