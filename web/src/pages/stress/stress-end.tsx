import { useEffect, useRef } from 'react';
import { isRight, itemAt, type StressGame } from '../../features/stress/game.ts';
import { dropGame } from '../../features/stress/kept-game.ts';
import { stressItem } from '../../features/stress/round-item.ts';
import { StressResult } from '../../features/stress/stress-result.tsx';
import { RoundNotSaved, RoundWays, useSavedRound } from '../round-saving.tsx';

/** The end of a round: saved, what was missed, and the way on. */
export function StressEnd({
  userId,
  game,
  onAnother,
}: {
  userId: number;
  game: StressGame;
  onAnother: () => void;
}) {
  const round = useSavedRound(stressItem(userId, game), () => dropGame(userId, game));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = game.answers.filter((_, place) => isRight(game, place)).length;
  const answers = game.answers.map(({ said }, place) => ({
    item: itemAt(game, place),
    isRight: isRight(game, place),
    said,
  }));
  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="num outline-none">
        You heard {right} of {game.questions.length}
      </h1>
      <StressResult answers={answers} />
      {round.problem && <RoundNotSaved problem={round.problem} onSave={round.save} />}
      <RoundWays round={round} onAnother={onAnother} />
    </div>
  );
}
