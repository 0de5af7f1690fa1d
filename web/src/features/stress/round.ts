import { type StressItem, stressItemOf, type StressSaid } from '@saywell/contract';
import { createKeptRounds } from '../../lib/rounds/kept-rounds.ts';
import type { Round } from '../../lib/rounds/round.ts';
import type { StressQuestion } from './choose-questions.ts';

type StressAnswer = {
  chose: number;
  /** What came of saying it aloud, the last time. */
  said: StressSaid | null;
};
export type StressRound = Round<StressQuestion, StressAnswer>;

export const itemAt = ({ questions }: StressRound, place: number): StressItem =>
  stressItemOf(questions[place]!.item)!;

export const isRight = (round: StressRound, place: number): boolean =>
  round.answers[place]?.chose === itemAt(round, place).strong;

export const keptStressRounds = createKeptRounds<StressQuestion, StressAnswer>({
  prefix: 'saywell-stress:',
  isQuestion: ({ item, voice }) =>
    typeof item === 'string' && stressItemOf(item) !== undefined && typeof voice === 'string',
  isAnswer: ({ chose }) => typeof chose === 'number',
});
