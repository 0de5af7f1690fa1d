import type { NewItem } from '../../lib/outbox/item.ts';
import { savedRound } from '../../lib/rounds/round.ts';
import type { StressRound } from './round.ts';

/** A round as it is saved. */
export function stressItem(userId: number, round: StressRound) {
  return {
    userId,
    key: `stress:${round.key}`,
    call: 'POST /api/stress-rounds',
    body: {
      ...savedRound(round),
      answers: round.answers.map(({ chose, said }, place) => ({
        item: round.questions[place]!.item,
        chose,
        said,
      })),
    },
    about: { phrase: 'A round of the stress gym' },
  } satisfies NewItem;
}
