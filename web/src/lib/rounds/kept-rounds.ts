import { createBrowserStorage, createTabStorage, isRecord } from '../tab-storage.ts';
import type { Round } from './round.ts';

const VISITOR = 0;

type Stored = Record<string, unknown>;

type Parts = {
  /** Begins the key of each. */
  prefix: string;
  /** Another version of the product may know other questions. */
  isQuestion: (stored: Stored) => boolean;
  isAnswer: (stored: Stored) => boolean;
};

export type KeptRounds<R> = {
  get: (userId: number) => R | undefined;
  keep: (userId: number, round: R) => void;
  /** Forgets this round, not another that has begun since. */
  drop: (userId: number, round: R) => void;
};

/** Rounds that a reload must not lose: one for each account, where 0 is a visitor. */
export function createKeptRounds<Question, Answer>({
  prefix,
  isQuestion,
  isAnswer,
}: Parts): KeptRounds<Round<Question, Answer>> {
  const inTab = createTabStorage({ prefix, parse });
  const inBrowser = createBrowserStorage({ prefix, parse });
  // A visitor has one round in all: another tab or day brings no second one.
  const roundsOf = (userId: number) => (userId === VISITOR ? inBrowser : inTab);
  const get = (userId: number) => roundsOf(userId).get(String(userId));

  function parse(stored: unknown): Round<Question, Answer> | undefined {
    if (!isRecord(stored)) return undefined;
    const { key, questions, answers, shown, spentMs, at } = stored;
    const isRound =
      typeof key === 'string' &&
      typeof shown === 'boolean' &&
      typeof spentMs === 'number' &&
      typeof at === 'number' &&
      isListOf(questions, isQuestion) &&
      isListOf(answers, isAnswer) &&
      questions.length > 0 &&
      answers.length <= questions.length &&
      (answers.length > 0 || !shown);
    return isRound ? (stored as Round<Question, Answer>) : undefined;
  }

  return {
    get,
    keep: (userId, round) => roundsOf(userId).set(String(userId), round),
    drop: (userId, { key }) => {
      if (get(userId)?.key === key) roundsOf(userId).drop(String(userId));
    },
  };
}

const isListOf = (list: unknown, is: (one: Stored) => boolean): list is unknown[] =>
  Array.isArray(list) && list.every((one) => isRecord(one) && is(one));
