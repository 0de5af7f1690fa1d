import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { BandMark } from '../../ui/band-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { comesBack, type EarOutcome, type RoundOfAccount } from './outcome.ts';

/** What was heard, what comes back, and the way on. */
export function RoundResult({
  outcomes,
  round,
  onListen,
  children,
}: {
  outcomes: EarOutcome[];
  /** Undefined for a visitor. */
  round: RoundOfAccount | undefined;
  onListen: (words: [string, string], pair: string) => void;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {outcomes.map((outcome) => (
          <Card key={outcome.contrast.id}>
            <h2 className="text-24">{outcome.contrast.title}</h2>
            <p className="num mt-2 flex items-center gap-2 text-20">
              <BandMark band={outcome.band} />
              heard {outcome.heard} of {outcome.asked}
            </p>
            <p className="mt-2 text-ink-2">{comesBack(outcome, round)}</p>
            <MixedUp outcome={outcome} onListen={onListen} />
          </Card>
        ))}
      </div>
      {children}
    </div>
  );
}

function MixedUp({
  outcome: { missed },
  onListen,
}: {
  outcome: EarOutcome;
  onListen: (words: [string, string], pair: string) => void;
}) {
  if (missed.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-text text-15 font-semibold tracking-normal text-ink-2">
        You mixed up
      </h3>
      <ul className="mt-1 grid">
        {missed.map(({ id, words: [one, other] }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-t border-line first:border-t-0"
          >
            <span lang="en-US" className="font-display text-20 font-medium">
              {one.text} / {other.text}
            </span>
            <IconButton
              icon={Volume2}
              label={`Listen to ${one.text} and ${other.text}`}
              onClick={() => onListen([one.text, other.text], id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
