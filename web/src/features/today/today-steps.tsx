import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { StepResult } from './step-result.tsx';
import type { TodaysStep } from './use-today.ts';
import { kindOf, lengthOf, reasonOf, titleOf } from './wording.ts';

/** The steps, how long each takes, and what those that are done came to. */
export function TodaySteps({
  steps,
  next,
  action,
  onSkip,
}: {
  steps: readonly TodaysStep[];
  /** The id of the one to do now. */
  next: string | undefined;
  /** The way into it. */
  action: ReactNode;
  onSkip: (step: string, skipped: boolean) => void;
}) {
  return (
    <ol className="grid">
      {steps.map((one, at) => (
        <Row
          key={one.step.id}
          number={at + 1}
          {...one}
          isNext={one.step.id === next}
          onSkip={onSkip}
        >
          {action}
        </Row>
      ))}
    </ol>
  );
}

function Row({
  number,
  step,
  state,
  result,
  isNext,
  onSkip,
  children,
}: TodaysStep & {
  number: number;
  isNext: boolean;
  onSkip: (step: string, skipped: boolean) => void;
  children: ReactNode;
}) {
  const isOpen = state === 'open';
  const title = titleOf(step);
  return (
    <li className="grid grid-cols-[30px_1fr_auto] gap-1.5 border-b border-line py-4">
      <span aria-hidden className="num pt-0.5 text-15 font-semibold text-ink-3">
        {state === 'done' ? <Icon of={Check} size={20} className="text-clear" /> : number}
      </span>
      <div className="min-w-0">
        <p className="num flex flex-wrap items-center gap-x-2.5 text-15 text-ink-3">
          <span className="font-semibold text-ink-2">{kindOf(step)}</span>
          {isOpen && lengthOf(step.seconds)}
          {state === 'done' && <span className="sr-only">done</span>}
          {state === 'skipped' && <Badge>Skipped</Badge>}
        </p>
        <p
          lang="en-US"
          className={classNames(
            'font-display text-[1.375rem] leading-[1.25] font-medium',
            state === 'skipped' && 'text-ink-3',
          )}
        >
          {title}
        </p>
        {isOpen && <p className="num mt-0.5 text-15 text-ink-2">{unbroken(reasonOf(step))}</p>}
        <StepResult step={step} result={result} />
        {isNext && <div className="mt-3">{children}</div>}
      </div>
      {state !== 'done' && (
        <Button
          look="quiet"
          size="s"
          className="-my-2 -mr-4 self-start"
          aria-label={`${isOpen ? 'Skip' : 'Undo'}: ${kindOf(step)}, ${title}`}
          onClick={() => onSkip(step.id, isOpen)}
        >
          {isOpen ? 'Skip' : 'Undo'}
        </Button>
      )}
    </li>
  );
}
