import { EAR_ANSWER_MAX_MS } from '@saywell/contract';
import { randomId } from '../../lib/batch.ts';
import type { EarQuestion } from './round.ts';

/** A round as it goes on. */
export type EarGame = {
  /** Names the round; it is saved once under it. */
  key: string;
  questions: EarQuestion[];
  answers: { chose: 0 | 1; ms: number }[];
  /** The last answer is being shown. */
  shown: boolean;
  /** Time spent on it, without what a page lay open for. */
  spentMs: number;
  /** When its last question was answered. */
  at: number;
};

/** Nobody thinks longer about one word: the page was left open. */
const LONGEST_MS = 30_000;

export const newGame = (questions: EarQuestion[]): EarGame => ({
  key: randomId(),
  questions,
  answers: [],
  shown: false,
  spentMs: 0,
  at: 0,
});

/** The place of the question that is asked, or whose answer is shown. */
export const placeIn = ({ answers, shown }: EarGame): number => answers.length - (shown ? 1 : 0);

export const isRight = ({ questions, answers }: EarGame, place: number): boolean =>
  answers[place]?.chose === questions[place]?.said;

export const isOver = (game: EarGame): boolean => placeIn(game) >= game.questions.length;

/** What it becomes with an answer after so many milliseconds. */
export function answered(game: EarGame, chose: 0 | 1, ms: number, now: number): EarGame {
  if (game.shown || isOver(game)) return game;
  const kept = Math.round(Math.min(Math.max(0, ms), EAR_ANSWER_MAX_MS));
  return {
    ...game,
    answers: [...game.answers, { chose, ms: kept }],
    shown: true,
    spentMs: game.spentMs + Math.min(kept, LONGEST_MS),
    at: now,
  };
}

/** What it becomes once its last answer was seen for so many milliseconds. */
export const moveOn = (game: EarGame, ms: number): EarGame =>
  game.shown
    ? { ...game, shown: false, spentMs: game.spentMs + Math.min(Math.max(0, ms), LONGEST_MS) }
    : game;
