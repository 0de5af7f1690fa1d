import { useState } from 'react';
import { canSay } from '../../features/stress/can-say.ts';
import { isOver, newGame, placeIn, type StressGame } from '../../features/stress/game.ts';
import { StressIntro } from '../../features/stress/intro.tsx';
import { dropGame, keepGame, keptGame } from '../../features/stress/kept-game.ts';
import { roundOf } from '../../features/stress/round.ts';
import type { StressHistory } from '../../features/stress/use-stress.ts';
import { Button } from '../../ui/button.tsx';
import type { RoundVoices } from '../ear/use-round-voices.ts';
import { StressEnd } from './stress-end.tsx';
import { StressStage } from './stress-stage.tsx';

/** Before, in and after a round. */
export function StressGym({
  userId,
  history,
  voices,
}: {
  userId: number;
  history: StressHistory;
  voices: RoundVoices;
}) {
  const [kept, setKept] = useState(() => keptGame(userId));
  const [game, setGame] = useState<StressGame | undefined>(kept && isOver(kept) ? kept : undefined);
  const change = (changed: StressGame) => {
    setGame(changed);
    keepGame(userId, changed);
  };
  const begin = () => {
    const round = roundOf({
      history,
      voices: voices.names,
      canSay: (voice, item) => canSay(voices.voiceOf(voice).gender, item),
      spellingOnly: voices.engine === 'google',
      random: Math.random,
    });
    change(newGame(round));
  };

  if (game && isOver(game)) {
    const another = () => {
      dropGame(userId, game);
      setKept(undefined);
      // The next one begins with what this one came to.
      setGame(undefined);
    };
    return <StressEnd key={game.key} userId={userId} game={game} onAnother={another} />;
  }
  if (game) return <StressStage game={game} voiceOf={voices.voiceOf} onChange={change} />;
  return (
    <StressIntro history={history}>
      {kept ? (
        <>
          <Button size="l" onClick={() => setGame({ ...kept, at: Date.now() })}>
            Continue with question {placeIn(kept) + 1}
          </Button>
          <Button look="line" onClick={begin}>
            Start over
          </Button>
        </>
      ) : (
        <Button size="l" onClick={begin}>
          Start the round
        </Button>
      )}
    </StressIntro>
  );
}
