import { useEffect, useRef } from 'react';
import {
  missedIn,
  outcomesOf,
  type RoundOfAccount,
  soundToSay,
} from '../../features/ear/outcome.ts';
import type { EarHistory } from '../../features/ear/choose-questions.ts';
import { type EarRound, keptEarRounds } from '../../features/ear/round.ts';
import { RoundResult } from '../../features/ear/round-result.tsx';
import { earItem } from '../../features/ear/round-item.ts';
import { hearWords, sayWhyNoWord } from '../../features/listening/listening.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { soundAddress } from '../practice/addresses.ts';
import { RoundNotSaved, RoundWays, useSavedRound } from '../rounds/round-saving.tsx';
import type { RoundVoices } from '../rounds/use-round-voices.ts';
import { ToPath } from './to-path.tsx';

type End = { round: EarRound; voiceOf: RoundVoices['voiceOf'] };

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
  const { round } = end;
  const saving = useSavedRound(earItem(userId, round), () => keptEarRounds.drop(userId, round));
  const phone = soundToSay(outcomesOf(round));
  return (
    <Ending {...end} account={{ at: round.at, history }}>
      {saving.problem && <RoundNotSaved problem={saving.problem} onSave={saving.save} />}
      <RoundWays saving={saving} isTodays={isTodays} onAnother={onAnother}>
        {phone !== undefined && (
          <ButtonLink to={soundAddress(phone)}>You can hear it. Now say it</ButtonLink>
        )}
      </RoundWays>
      {!isTodays && <ToPath />}
    </Ending>
  );
}

/** A visitor has one round, and nothing of it leaves the browser. */
export function VisitorsEnd(end: End) {
  return (
    <Ending {...end} account={undefined}>
      <Card className="grid justify-items-start gap-4">
        <div>
          <h2 className="text-24">Go on with a free account</h2>
          <p className="mt-1.5 max-w-[34em] text-ink-2">
            That was your round without an account. With one, we remember what you can hear, bring
            back what you mix up, and show you which sounds to practice next.
          </p>
        </div>
        <ButtonLink to="/auth?tab=register">Create Free Account</ButtonLink>
      </Card>
    </Ending>
  );
}

function Ending({
  round,
  voiceOf,
  account,
  children,
}: End & { account: RoundOfAccount | undefined; children: React.ReactNode }) {
  const outcomes = outcomesOf(round);
  const heard = outcomes.reduce((sum, one) => sum + one.heard, 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="num outline-none">
        You heard {heard} of {round.questions.length}
      </h1>
      <RoundResult
        outcomes={outcomes}
        round={account}
        onListen={(words, pair) => {
          const voice = voiceOf(missedIn(round, pair));
          hearWords(words, { voice, key: `ear:${pair}`, onFail: sayWhyNoWord });
        }}
      >
        {children}
      </RoundResult>
    </div>
  );
}
