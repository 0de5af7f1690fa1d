import type { Exercise } from '@saywell/contract';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { typographic } from '../../ui/typographic.ts';
import type { FirstPhrase } from './said.ts';

const MARKS = {
  scored: { tone: 'good', text: 'Said' },
  waiting: { tone: 'plain', text: 'Waiting to be sent' },
  unsure: { tone: 'warm', text: 'Not sure' },
} as const;

/** The phrases of a first session, and which are said. */
export function PhraseList({
  phrases,
  exercises,
  addressOf,
}: {
  phrases: readonly FirstPhrase[];
  exercises: readonly Exercise[];
  addressOf: (exercise: Exercise) => string;
}) {
  return (
    <ol aria-label="Phrases" className="grid">
      {phrases.map(({ exerciseId, said }, index) => {
        const exercise = exercises.find(({ id }) => id === exerciseId);
        return (
          exercise && (
            <li
              key={exerciseId}
              className="grid grid-cols-[30px_1fr_auto] items-baseline gap-1.5 border-b border-line py-3"
            >
              <span aria-hidden className="num text-15 font-semibold text-ink-3">
                {index + 1}
              </span>
              <Link
                to={addressOf(exercise)}
                className="min-w-0 py-1 font-display text-[1.375rem] leading-[1.25] font-medium no-underline hover:underline"
              >
                {typographic(exercise.phrase)}
              </Link>
              {said !== 'no' && <Badge tone={MARKS[said].tone}>{MARKS[said].text}</Badge>}
            </li>
          )
        );
      })}
    </ol>
  );
}
