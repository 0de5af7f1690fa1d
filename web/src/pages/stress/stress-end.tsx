import { useEffect, useRef } from 'react';
import {
  isRight,
  itemAt,
  keptStressRounds,
  type StressRound,
} from '../../features/stress/round.ts';
import { stressItem } from '../../features/stress/round-item.ts';
import { StressResult } from '../../features/stress/stress-result.tsx';
import { RoundNotSaved, RoundWays, useSavedRound } from '../rounds/round-saving.tsx';

/** The end of a round: saved, what was missed, and the way on. */
export function StressEnd({
  userId,
  round,
  isTodays,
  onAnother,
}: {
  userId: number;
  round: StressRound;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
  onAnother: () => void;
}) {
  const saving = useSavedRound(stressItem(userId, round), () =>
    keptStressRounds.drop(userId, round),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = round.answers.filter((_, place) => isRight(round, place)).length;
  const answers = round.answers.map(({ said }, place) => ({
    item: itemAt(round, place),
    isRight: isRight(round, place),
    said,
  }));
  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="num outline-none">
        You heard {right} of {round.questions.length}
      </h1>
      <StressResult answers={answers} />
      {saving.problem && <RoundNotSaved problem={saving.problem} onSave={saving.save} />}
      <RoundWays saving={saving} isTodays={isTodays} onAnother={onAnother} />
    </div>
  );
}
