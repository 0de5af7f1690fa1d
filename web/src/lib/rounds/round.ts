import { ROUND_DURATION_MAX_S } from '@saywell/contract';
import { randomId } from '../batch.ts';

/** A round of questions as it goes on: of ear training, or of the stress gym. */
export type Round<Question, Answer> = {
  /** Names the round; it is saved once under it. */
  key: string;
  questions: Question[];
  answers: Answer[];
  /** The last answer is being shown. */
  shown: boolean;
  /** Time spent on it, without what a page lay open for. */
  spentMs: number;
  /** When it last changed. */
  at: number;
};

type AnyRound = Round<unknown, unknown>;

/** Nobody is at one step longer: the page was left open. */
const LONGEST_MS = 60_000;

export const newRound = <Question, Answer>(
  questions: Question[],
  now: number,
): Round<Question, Answer> => ({
  key: randomId(),
  questions,
  answers: [],
  shown: false,
  spentMs: 0,
  at: now,
});

/** The place of the question that is asked, or whose answer is shown. */
export const placeIn = ({ answers, shown }: AnyRound): number => answers.length - (shown ? 1 : 0);

export const isOver = (round: AnyRound): boolean => placeIn(round) >= round.questions.length;

/** What it becomes with an answer. A question is answered once. */
export function answered<R extends AnyRound>(
  round: R,
  answer: R['answers'][number],
  now: number,
): R {
  if (round.shown || isOver(round)) return round;
  return { ...spent(round, now), answers: [...round.answers, answer], shown: true };
}

/** What it becomes with more in the answer that is shown. */
export function withMore<Question, Answer extends object>(
  round: Round<Question, Answer>,
  more: Partial<Answer>,
  now: number,
): Round<Question, Answer> {
  if (!round.shown) return round;
  const last = { ...round.answers.at(-1)!, ...more };
  return { ...spent(round, now), answers: [...round.answers.slice(0, -1), last] };
}

/** What it becomes once its last answer was seen. */
export const moveOn = <R extends AnyRound>(round: R, now: number): R =>
  round.shown ? { ...spent(round, now), shown: false } : round;

/** What it becomes when it is gone on with: time away from it is not practice. */
export const resumed = <R extends AnyRound>(round: R, now: number): R =>
  isOver(round) ? round : { ...round, at: now };

function spent<R extends AnyRound>(round: R, now: number): R {
  const ms = Math.min(LONGEST_MS, Math.max(0, now - round.at));
  return { ...round, spentMs: round.spentMs + ms, at: now };
}

/** What is saved of every round beside its answers. */
export const savedRound = ({ key, spentMs, at }: AnyRound) => ({
  key,
  at: new Date(at).toISOString(),
  duration: Math.min(ROUND_DURATION_MAX_S, Math.max(1, Math.round(spentMs / 1000))),
});
