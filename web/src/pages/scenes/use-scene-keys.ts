import { useEffect, useEffectEvent } from 'react';

type Keys = { toggle: () => void; previous?: () => void; next: () => void };

/** The space bar plays and pauses, the arrows go a line back or on. */
export function useSceneKeys({ toggle, previous, next }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isForAnother(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft' && previous) previous();
    else if (event.key === 'ArrowRight') next();
    // On a button or a link the space bar presses it.
    else if (event.key === ' ' && !isControl(event.target)) toggle();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A choice has arrows of its own, and a dialog lies over the scene. */
const isForAnother = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role=tablist], [role=dialog]') !== null;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null;
