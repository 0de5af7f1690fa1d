import { useState } from 'react';
import type { KeptRounds } from '../../lib/rounds/kept-rounds.ts';
import { isOver, newRound, resumed, type Round } from '../../lib/rounds/round.ts';

type Options<Question, Answer> = {
  /** 0 for a visitor. */
  userId: number;
  kept: KeptRounds<Round<Question, Answer>>;
  /** Whether a round that was left may be gone on with here. */
  isWanted?: (left: Round<Question, Answer>) => boolean;
};

/** A round from its beginning to its end. A reload loses none of it. */
export function useRound<Question, Answer>({
  userId,
  kept,
  isWanted = () => true,
}: Options<Question, Answer>) {
  const [left, setLeft] = useState(() => {
    const one = kept.get(userId);
    return one && (isOver(one) || isWanted(one)) ? one : undefined;
  });
  const [round, setRound] = useState(left && isOver(left) ? left : undefined);
  const change = (changed: Round<Question, Answer>) => {
    setRound(changed);
    kept.keep(userId, changed);
  };
  return {
    /** Being asked, or over. */
    round,
    /** Was left before its end. */
    left,
    change,
    begin: (questions: Question[]) => {
      setLeft(undefined);
      change(newRound(questions, Date.now()));
    },
    resume: () => setRound(left && resumed(left, Date.now())),
    /** The way back to the beginning. */
    leave: () => {
      if (round) kept.drop(userId, round);
      setLeft(undefined);
      setRound(undefined);
    },
  };
}
