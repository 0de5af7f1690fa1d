import { type StressItem, stressItemOf, type StressSaid } from '@saywell/contract';
import { randomId } from '../../lib/batch.ts';
import type { StressQuestion } from './round.ts';

/** A round as it goes on. */
export type StressGame = {
  /** Names the round; it is saved once under it. */
  key: string;
  questions: StressQuestion[];
  answers: { chose: number; said: StressSaid | null }[];
  /** The last answer is being shown, and may be said aloud. */
  shown: boolean;
  /** Time spent on it, without what a page lay open for. */
  spentMs: number;
  /** When it last changed. */
  at: number;
};

/** Nobody is at one step longer: the page was left open. */
const LONGEST_MS = 60_000;

export const newGame = (questions: StressQuestion[]): StressGame => ({
  key: randomId(),
  questions,
  answers: [],
  shown: false,
  spentMs: 0,
  at: Date.now(),
});

/** The place of the question that is asked, or whose answer is shown. */
export const placeIn = ({ answers, shown }: StressGame): number => answers.length - (shown ? 1 : 0);

export const itemAt = ({ questions }: StressGame, place: number): StressItem =>
  stressItemOf(questions[place]!.item)!;

export const isRight = (game: StressGame, place: number): boolean =>
  game.answers[place]?.chose === itemAt(game, place).strong;

export const isOver = (game: StressGame): boolean => placeIn(game) >= game.questions.length;

const spent = (game: StressGame, now: number) =>
  game.spentMs + Math.min(LONGEST_MS, Math.max(0, now - game.at));

export function answered(game: StressGame, chose: number, now: number): StressGame {
  if (game.shown || isOver(game)) return game;
  const answers = [...game.answers, { chose, said: null }];
  return { ...game, answers, shown: true, spentMs: spent(game, now), at: now };
}

/** What came of saying it aloud; the last saying counts. */
export function afterSaying(game: StressGame, said: StressSaid, now: number): StressGame {
  if (!game.shown) return game;
  const last = game.answers.length - 1;
  const answers = game.answers.map((one, at) => (at === last ? { ...one, said } : one));
  return { ...game, answers, spentMs: spent(game, now), at: now };
}

export const moveOn = (game: StressGame, now: number): StressGame =>
  game.shown ? { ...game, shown: false, spentMs: spent(game, now), at: now } : game;
