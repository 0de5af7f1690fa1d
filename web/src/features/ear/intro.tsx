import type { ReactNode } from 'react';
import { contrastById } from './outcome.ts';
import type { EarHistory } from './choose-questions.ts';

/** What a round is, and what the next one is for. */
export function EarIntro({
  contrasts,
  history,
  children,
}: {
  /** Ids of the contrasts of the next round. */
  contrasts: readonly string[];
  history: EarHistory;
  /** The way into it. */
  children: ReactNode;
}) {
  return (
    <div className="grid gap-6">
      <div>
        <h1>Ear training</h1>
        <p className="mt-2 max-w-[34em] text-20 text-ink-2">
          Hear a word and choose which of two words it was: twenty questions in about two minutes.
          What you can hear is easier to say.
        </p>
      </div>
      <ul className="flex flex-wrap gap-3">
        {contrasts.map((id) => (
          <li
            key={id}
            className="grid gap-0.5 rounded-tile border border-line bg-surface px-5 py-3.5"
          >
            <b className="font-display text-24 leading-[1.2] font-medium">
              {contrastById(id)?.title}
            </b>
            <span className="num text-15 text-ink-2">{lastTime(id, history)}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function lastTime(id: string, { contrasts }: EarHistory): string {
  const last = contrasts.find(({ contrast }) => contrast === id)?.last;
  return last ? `Last time: ${last.heard} of ${last.asked}` : 'New';
}
