import { CATEGORY_LABELS } from '@saywell/contract';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { soundIn } from '../../ui/sound-names.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { typographic } from '../../ui/typographic.ts';

type Step = Result<'GET /api/practice-plan'>['steps'][number];

const WHY = { weak: 'Needs work', due: 'Due again', new: 'New' };

/** The phrases of a session, why each is in it, and the step of the path that can be pinned or skipped. */
export function PlanSteps({
  steps,
  pathAddressOf,
}: {
  steps: Step[];
  pathAddressOf: (contrast: string) => string;
}) {
  return (
    <ol className="grid">
      {steps.map(({ exercise, sounds, why, reason, path }, index) => (
        <li
          key={exercise.id}
          className="grid grid-cols-[30px_1fr] gap-1.5 border-b border-line py-4.5"
        >
          <span aria-hidden className="num pt-1 text-15 font-semibold text-ink-3">
            {index + 1}
          </span>
          <div className="min-w-0">
            {sounds[0] && (
              <p className="text-15 font-semibold text-ink-2">
                {soundIn(sounds[0].phone, sounds[0].ipa)}
              </p>
            )}
            <p lang="en-US" className="font-display text-[1.375rem] leading-[1.25] font-medium">
              {typographic(exercise.phrase)}
            </p>
            <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
              <Badge tone={why === 'weak' ? 'warm' : 'plain'}>{WHY[why]}</Badge>
              <span>{unbroken(reason)}</span>
            </p>
            <p className="num mt-1 flex flex-wrap items-center gap-x-4 text-15 text-ink-3">
              <span>
                {typographic(exercise.title)} · {CATEGORY_LABELS[exercise.category]} · Level{' '}
                {exercise.difficulty}
              </span>
              {path && (
                <Link
                  to={pathAddressOf(path.contrast)}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {path.title} on your path
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
