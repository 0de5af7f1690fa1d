import { type RefObject, useEffect, useEffectEvent } from 'react';

type Keys = {
  /** Keys pressed elsewhere, as in a dialog, are not for it. */
  stage: RefObject<HTMLElement | null>;
  choose: (which: 0 | 1) => void;
  replay: () => void;
};

/** 1 and 2 or the arrows choose, R or the space bar plays again. */
export function useKeys({ stage, choose, replay }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isFor(stage.current, event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === '1' || event.key === 'ArrowLeft') choose(0);
    else if (event.key === '2' || event.key === 'ArrowRight') choose(1);
    else if (event.key === 'r' || event.key === 'R') replay();
    // On a button or a link the space bar presses it.
    else if (event.key === ' ' && !isControl(event.target)) replay();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Where nothing has the focus, keys go to the body. */
const isFor = (stage: HTMLElement | null, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && stage?.contains(target) === true);

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null;
