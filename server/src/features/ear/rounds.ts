import { type EarAnswer, earContrastOf, type saveEarRound as endpoint } from '@saywell/contract';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { earRounds as table } from '../../db/schema.ts';
import { type KeptEarAnswer, recordEarRound } from '../progress/record/record-ear-round.ts';
import { type RoundKind, saveRound } from '../rounds/save-round.ts';

export const earRounds: RoundKind<EarAnswer, KeptEarAnswer> = {
  table,
  name: 'ear rounds',
  kept: (answer) => {
    const contrast = earContrastOf(answer.pair);
    return contrast && { ...answer, contrast: contrast.id };
  },
  record: recordEarRound,
  refusals: {
    gone: 'The words of this round are no longer in ear training.',
    enough: 'That is enough listening for one day.',
  },
};

export async function saveEarRound(
  db: Database,
  userId: number,
  round: z.output<typeof endpoint.body>,
): Promise<z.input<typeof endpoint.response>> {
  const { id, answers, createdAt } = await saveRound(db, earRounds, userId, round);
  const heard = answers.filter(({ said, chose }) => said === chose).length;
  return { id, asked: answers.length, heard, createdAt };
}
