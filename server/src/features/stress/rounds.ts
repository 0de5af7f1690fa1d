import {
  type saveStressRound as endpoint,
  type StressAnswer,
  stressItemOf,
} from '@saywell/contract';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { stressRounds as table } from '../../db/schema.ts';
import {
  type KeptStressAnswer,
  recordStressRound,
} from '../progress/record/record-stress-round.ts';
import { type RoundKind, saveRound } from '../rounds/save-round.ts';

export const stressRounds: RoundKind<StressAnswer, KeptStressAnswer> = {
  table,
  name: 'stress rounds',
  kept: (answer) => {
    const item = stressItemOf(answer.item);
    return item && { ...answer, kind: item.kind, isRight: answer.chose === item.strong };
  },
  record: recordStressRound,
  refusals: {
    gone: 'The words of this round are no longer in the stress gym.',
    enough: 'That is enough for one day.',
  },
};

export async function saveStressRound(
  db: Database,
  userId: number,
  round: z.output<typeof endpoint.body>,
): Promise<z.input<typeof endpoint.response>> {
  const { id, answers, createdAt } = await saveRound(db, stressRounds, userId, round);
  const right = answers.filter(({ isRight }) => isRight).length;
  return { id, asked: answers.length, right, createdAt };
}
