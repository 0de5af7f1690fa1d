import { type RefObject, useEffect, useEffectEvent } from 'react';

type Keys = {
  /** Keys pressed elsewhere, as in a dialog, are not for it. */
  stage: RefObject<HTMLElement | null>;
  /** How many there are to choose from. */
  count: number;
  choose: (choice: number) => void;
  replay: () => void;
};

/** 1, 2 and so on choose, and of two the arrows; R or the space bar plays again. */
export function useRoundKeys({ stage, count, choose, replay }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isFor(stage.current, event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const choice = choiceOf(event.key, count);
    if (choice !== undefined) choose(choice);
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

function choiceOf(key: string, count: number): number | undefined {
  if (count === 2 && key === 'ArrowLeft') return 0;
  if (count === 2 && key === 'ArrowRight') return 1;
  return /^[1-9]$/.test(key) && Number(key) <= count ? Number(key) - 1 : undefined;
}

/** Where nothing has the focus, keys go to the body. */
const isFor = (stage: HTMLElement | null, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && stage?.contains(target) === true);

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null;
