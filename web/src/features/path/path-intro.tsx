import { LANGUAGE_NAMES } from '@saywell/contract';
import { Link } from 'react-router';
import type { WholePath } from './use-path-steps.ts';

/** How far somebody is, and what makes the order. */
export function PathIntro({ path: { firstLanguage, steps } }: { path: WholePath }) {
  return (
    <div>
      <h1>Your path</h1>
      <p className="num mt-2 max-w-[36em] text-20 text-ink-2">
        {soFar(steps)} The ones that matter most for being understood come first. Every day, the
        ones you mix up or say badly move up.
      </p>
      <p className="mt-2 text-15 text-ink-2">
        {firstLanguage === null
          ? 'Your first language changes the order, too. '
          : firstLanguage !== 'other' &&
            `At first, the order also depends on what is typically hard for ${LANGUAGE_NAMES[firstLanguage]} speakers. `}
        <Link to="/profile" className="inline-flex min-h-11 items-center underline">
          {firstLanguage === null ? 'Tell us what it is' : 'Change your first language'}
        </Link>
      </p>
    </div>
  );
}

function soFar(steps: WholePath['steps']): string {
  if (steps.every(({ ear }) => ear === null)) return `${steps.length} contrasts, none trained yet.`;
  const heard = steps.filter(({ ear }) => ear?.mark === 'heard').length;
  return `You can hear ${heard} of ${steps.length} contrasts.`;
}
