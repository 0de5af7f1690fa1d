import { LANGUAGE_NAMES } from '@saywell/contract';
import { Link } from 'react-router';
import type { WholePath } from './use-path-steps.ts';

/** How far somebody is, and what makes the order. */
export function PathIntro({ path: { firstLanguage, steps } }: { path: WholePath }) {
  const heard = steps.filter(({ ear }) => ear?.mark === 'heard').length;
  return (
    <div>
      <h1>Your path</h1>
      <p className="num mt-2 max-w-[36em] text-20 text-ink-2">
        You hear {heard} of {steps.length} contrasts. What matters most to be understood comes
        first, and what you mix up or say badly moves up each new day.
      </p>
      <p className="mt-2 text-15 text-ink-2">
        {firstLanguage === null || firstLanguage === 'other'
          ? 'Your first language changes the order, too: '
          : `It begins with what is typical for ${LANGUAGE_NAMES[firstLanguage]}: `}
        <Link to="/profile" className="inline-flex min-h-11 items-center underline">
          {firstLanguage === null ? 'say which it is' : 'change your first language'}
        </Link>
      </p>
    </div>
  );
}
