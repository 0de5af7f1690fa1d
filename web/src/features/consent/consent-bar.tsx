import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { optionalPart } from '../../lib/connection.ts';
import { chooseConsent, openChoices, useChoicesOpen, useChosenConsent } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import type { SignIn } from './account-consent.ts';

const ConsentDialog = optionalPart(() => import('./consent-dialog.tsx'));

/** What a visitor is asked once, and the dialog in which anybody can change their mind. */
export function Consent({ status }: { status: SignIn }) {
  const asked = useChosenConsent() === undefined && status === 'signed-out';
  const open = useChoicesOpen();
  return (
    <>
      {asked && <Bar />}
      {open && (
        <Suspense fallback={null}>
          <ConsentDialog signedIn={status === 'signed-in'} />
        </Suspense>
      )}
    </>
  );
}

function Bar() {
  const bar = useRef<HTMLElement>(null);
  const inTheWay = useOutOfTheWay(bar);
  const both = (granted: boolean) => chooseConsent({ analytics: granted, marketing: granted });
  return (
    <section
      ref={bar}
      aria-label="Cookie choices"
      data-away={inTheWay || undefined}
      className="consent-bar fixed inset-x-0 bottom-0 z-10 flex items-center gap-2 border-t border-line bg-surface px-5 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] transition-[opacity] data-away:invisible data-away:opacity-0 md:right-auto md:bottom-6 md:left-6 md:max-w-120 md:rounded-card md:border md:px-5 md:py-3 md:shadow-lift"
    >
      <p className="mr-auto text-15 text-ink-2">
        You decide if we count visits and personalize ads.{' '}
        <button
          type="button"
          className="-my-2.5 inline-flex min-h-11 items-center underline"
          onClick={() => openChoices()}
        >
          Details
        </button>
      </p>
      <Button size="s" look="line" onClick={() => both(false)}>
        Refuse
      </Button>
      <Button size="s" look="line" onClick={() => both(true)}>
        Allow
      </Button>
    </section>
  );
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Nothing may lie over what people came for: to listen, to speak, and to go on. */
const NEVER_COVERED = '[aria-label="Recorder"], [data-never-covered]';

/** Whether the element would lie over the recorder, wherever that is scrolled to. */
function useOutOfTheWay(element: RefObject<HTMLElement | null>): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const look = () => {
      const mine = element.current?.getBoundingClientRect();
      const theirs = [...document.querySelectorAll(NEVER_COVERED)];
      setInTheWay(
        mine !== undefined && theirs.some((one) => overlap(mine, one.getBoundingClientRect())),
      );
    };
    let due = 0;
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(look);
    };
    look();
    const resized = new ResizeObserver(soon);
    resized.observe(document.body);
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(due);
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [element]);
  return inTheWay;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
