import { useEffect, useRef } from 'react';
import type { Result } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { StepResult } from './step-result.tsx';
import type { TodaysStep } from './use-today.ts';
import { kindOf, titleOf } from './wording.ts';

/** The end of a day’s practice: what it came to, and nothing more to do. */
export function TodayEnd({
  steps,
  streak,
  onTakeUp,
}: {
  steps: readonly TodaysStep[];
  streak: Result<'GET /api/user-streak'> | undefined;
  /** Takes up again what was skipped. */
  onTakeUp: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const done = steps.filter(({ state }) => state === 'done');
  const skipped = steps.length - done.length;
  return (
    <div className="grid max-w-190 content-start gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {done.length > 0 ? 'Done for today' : 'Nothing done today'}
        </h1>
        <p className="num mt-2 text-20 text-ink-2">
          {streak?.practicedToday && `${streakOf(streak.streak)} `}See you tomorrow.
        </p>
      </div>
      {done.length > 0 && (
        <ul aria-label="Your results" className="grid border-t border-line">
          {done.map(({ step, result }) => (
            <li
              key={step.id}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_auto] md:items-center"
            >
              <div className="min-w-0">
                <p className="text-15 text-ink-3">{kindOf(step)}</p>
                <p lang="en-US" className="font-display text-20 leading-[1.25] font-medium">
                  {titleOf(step)}
                </p>
              </div>
              <div className="md:text-right md:[&_p]:justify-end">
                <StepResult step={step} result={result} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink to="/">Home</TextLink>
        {skipped > 0 && (
          <Button look="quiet" size="s" onClick={onTakeUp}>
            Go back to what you skipped
          </Button>
        )}
      </div>
    </div>
  );
}

const streakOf = (days: number) => (days === 1 ? 'A streak begins.' : `Your streak: ${days} days.`);
