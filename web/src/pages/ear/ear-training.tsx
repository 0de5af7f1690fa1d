import { earContrasts } from '@saywell/contract';
import { useState } from 'react';
import { type EarGame, isOver, newGame, placeIn } from '../../features/ear/game.ts';
import { EarIntro } from '../../features/ear/intro.tsx';
import { dropGame, keepGame, keptGame } from '../../features/ear/kept-game.ts';
import { type EarHistory, NO_HISTORY, roundOf } from '../../features/ear/round.ts';
import { StandingList } from '../../features/ear/standing-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { earAddress } from './addresses.ts';
import { RoundEnd, VisitorsEnd } from './round-end.tsx';
import { RoundStage } from './round-stage.tsx';
import type { RoundVoices } from './use-round-voices.ts';

/** A round that was left is gone on with, unless another contrast is asked for. */
const isFor = ({ questions }: EarGame, focus: string | undefined) =>
  focus === undefined || questions.some(({ contrast }) => contrast === focus);

/** Before, in and after a round. `userId` is 0 for a visitor. */
export function EarTraining({
  userId,
  history = NO_HISTORY,
  focus,
  voices,
  isTodays,
}: {
  userId: number;
  history: EarHistory | undefined;
  /** The contrast that the address asks for. */
  focus: string | undefined;
  voices: RoundVoices;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
}) {
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [kept, setKept] = useState(() => {
    const one = keptGame(userId);
    return one && (isOver(one) || isFor(one, focus)) ? one : undefined;
  });
  // A visitor has one round; what it came to is still there after a reload.
  const [game, setGame] = useState<EarGame | undefined>(kept && isOver(kept) ? kept : undefined);
  const next = () =>
    roundOf({
      contrasts: earContrasts,
      history,
      voices: voices.names,
      canSay: voices.canSay,
      focus,
      seed,
    });
  const change = (changed: EarGame) => {
    setGame(changed);
    keepGame(userId, changed);
  };
  const begin = () => change(newGame(next()));

  if (game && isOver(game)) {
    const end = { game, voiceOf: voices.voiceOf };
    if (userId === 0) return <VisitorsEnd {...end} />;
    const another = () => {
      dropGame(userId, game);
      setKept(undefined);
      setGame(undefined);
      setSeed(Math.floor(Math.random() * 2 ** 32));
    };
    return (
      <RoundEnd
        key={game.key}
        {...end}
        userId={userId}
        history={history}
        isTodays={isTodays}
        onAnother={another}
      />
    );
  }
  if (game) {
    return (
      <RoundStage
        game={game}
        isVisitors={userId === 0}
        voiceOf={voices.voiceOf}
        onChange={change}
      />
    );
  }
  const upcoming = kept?.questions ?? next();
  return (
    <div className="grid content-start gap-8">
      <EarIntro
        contrasts={[...new Set(upcoming.map(({ contrast }) => contrast))]}
        history={history}
      >
        <div className="flex flex-wrap items-center gap-3">
          {kept ? (
            <>
              <Button size="l" onClick={() => setGame(kept)}>
                Continue with question {placeIn(kept) + 1}
              </Button>
              <Button
                look="line"
                onClick={() => {
                  setKept(undefined);
                  begin();
                }}
              >
                Start over
              </Button>
            </>
          ) : (
            <Button size="l" onClick={begin}>
              Start the round
            </Button>
          )}
        </div>
        <p className="text-15 text-ink-3">Turn your sound on. Headphones help.</p>
      </EarIntro>
      {history.contrasts.length > 0 && (
        <Card aria-labelledby="heard">
          <h2 id="heard">What you can hear</h2>
          <p className="num mt-1 mb-3 text-15 text-ink-2">
            {history.contrasts.length} of {earContrasts.length} contrasts so far. Choose one to
            train it. A contrast counts as heard once you get 9 of 10 right on two days.
          </p>
          <StandingList contrasts={history.contrasts} addressOf={earAddress} />
        </Card>
      )}
    </div>
  );
}
