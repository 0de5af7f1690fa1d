import type { EarStanding } from '@saywell/contract';
import { Link } from 'react-router';
import { EarMark } from '../../ui/ear-mark.tsx';
import { contrastById } from './outcome.ts';

const MARKS: EarStanding['mark'][] = ['heard', 'once', 'not-yet'];
const byMark = (a: EarStanding, b: EarStanding) => MARKS.indexOf(a.mark) - MARKS.indexOf(b.mark);

/** The contrasts that somebody has trained, each with its last round: those that are heard first. */
export function StandingList({
  contrasts,
  addressOf,
}: {
  contrasts: readonly EarStanding[];
  addressOf: (contrast: string) => string;
}) {
  return (
    <ul>
      {contrasts.toSorted(byMark).map(({ contrast, last, mark }) => (
        <li key={contrast} className="border-t border-line first:border-t-0">
          <Link
            to={addressOf(contrast)}
            className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-word py-2 no-underline hover:[&_b]:underline"
          >
            <b className="font-display text-20 font-medium">{contrastById(contrast)?.title}</b>
            <span className="num ml-auto text-15 text-ink-2">
              {last.heard} of {last.asked}
            </span>
            <EarMark mark={mark} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
