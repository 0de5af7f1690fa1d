import { useEffect, useRef } from 'react';
import { isRight, itemAt, type StressGame } from '../../features/stress/game.ts';
import { dropGame } from '../../features/stress/kept-game.ts';
import { saveStressRound } from '../../features/stress/save-round.ts';
import { StressResult } from '../../features/stress/stress-result.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RoundNotSaved, useSavedRound } from '../round-saving.tsx';

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
  const { state, problem, save } = useSavedRound(async () => {
    await saveStressRound(userId, game);
    dropGame(userId, game);
  });
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
      {problem && <RoundNotSaved problem={problem} onSave={save} />}
      <div className="flex flex-wrap gap-3">
        <Button disabled={state === 'saving'} onClick={onAnother}>
          {problem?.kind === 'failed' && problem.mayWorkLater
            ? 'Another round, without saving'
            : 'Another round'}
        </Button>
        <ButtonLink to="/" look="quiet">
          Done for today
        </ButtonLink>
      </div>
    </div>
  );
}
