import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { EarGame } from '../../features/ear/game.ts';
import { dropGame } from '../../features/ear/kept-game.ts';
import { outcomesOf, type RoundOfAccount, soundToSay } from '../../features/ear/outcome.ts';
import { RoundResult } from '../../features/ear/round-result.tsx';
import type { EarHistory } from '../../features/ear/round.ts';
import { earItem } from '../../features/ear/round-item.ts';
import { hearWords } from '../../features/listening/listening.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { soundAddress } from '../practice/addresses.ts';
import { RoundNotSaved, RoundWays, useSavedRound } from '../round-saving.tsx';
import { TODAY_ADDRESS } from '../today/addresses.ts';
import type { RoundVoices } from './use-round-voices.ts';

type End = { game: EarGame; voiceOf: RoundVoices['voiceOf'] };

/** The end of a person’s round: saved, and one next step. */
export function RoundEnd({
  userId,
  history,
  isTodays,
  onAnother,
  ...end
}: End & {
  userId: number;
  history: EarHistory;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
  onAnother: () => void;
}) {
  const { game } = end;
  const round = useSavedRound(earItem(userId, game), () => dropGame(userId, game));
  const phone = soundToSay(outcomesOf(game));
  return (
    <Ending {...end} round={{ at: game.at, history }}>
      {round.problem && <RoundNotSaved problem={round.problem} onSave={round.save} />}
      {isTodays ? (
        <GoOn saving={round.state === 'saving'} />
      ) : (
        <RoundWays round={round} onAnother={onAnother}>
          {phone !== undefined && (
            <ButtonLink to={soundAddress(phone)}>You can hear it. Now say it</ButtonLink>
          )}
        </RoundWays>
      )}
    </Ending>
  );
}

/** To the next step, once the round is where the steps are counted. */
function GoOn({ saving }: { saving: boolean }) {
  const navigate = useNavigate();
  return (
    <Button
      className="justify-self-start"
      busy={saving}
      onClick={() => void navigate(TODAY_ADDRESS, { replace: true })}
    >
      {saving ? 'Saving...' : 'Go on'}
    </Button>
  );
}

/** A visitor has one round, and nothing of it leaves the browser. */
export function VisitorsEnd(end: End) {
  return (
    <Ending {...end} round={undefined}>
      <Card className="grid justify-items-start gap-4">
        <div>
          <h2 className="text-24">Go on with a free account</h2>
          <p className="mt-1.5 max-w-[34em] text-ink-2">
            It remembers what you can hear, brings back what you mix up, and shows which sounds to
            practice next.
          </p>
        </div>
        <ButtonLink to="/auth?tab=register">Create Free Account</ButtonLink>
      </Card>
    </Ending>
  );
}

function Ending({
  game,
  voiceOf,
  round,
  children,
}: End & { round: RoundOfAccount | undefined; children: React.ReactNode }) {
  const outcomes = outcomesOf(game);
  const heard = outcomes.reduce((sum, one) => sum + one.heard, 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="num outline-none">
        You heard {heard} of {game.questions.length}
      </h1>
      <RoundResult
        outcomes={outcomes}
        round={round}
        onListen={(words, pair) => {
          const { voice } = game.questions.find((one) => one.pair === pair)!;
          hearWords(words, { voice: voiceOf(voice), key: `ear:${pair}`, onFail: () => {} });
        }}
      >
        {children}
      </RoundResult>
    </div>
  );
}
