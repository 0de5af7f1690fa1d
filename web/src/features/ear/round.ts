import { earContrastOf } from '@saywell/contract';
import { createKeptRounds } from '../../lib/rounds/kept-rounds.ts';
import type { Round } from '../../lib/rounds/round.ts';
import type { EarQuestion } from './choose-questions.ts';

type EarAnswer = {
  chose: 0 | 1;
  /** From the question to the answer. */
  ms: number;
};
export type EarRound = Round<EarQuestion, EarAnswer>;

export const isRight = ({ questions, answers }: EarRound, place: number): boolean =>
  answers[place]?.chose === questions[place]?.said;

const isWhich = (value: unknown) => value === 0 || value === 1;

export const keptEarRounds = createKeptRounds<EarQuestion, EarAnswer>({
  prefix: 'saywell-ear:',
  isQuestion: ({ pair, contrast, said, voice }) =>
    typeof pair === 'string' &&
    earContrastOf(pair)?.id === contrast &&
    isWhich(said) &&
    typeof voice === 'string',
  isAnswer: ({ chose, ms }) => isWhich(chose) && typeof ms === 'number',
});
