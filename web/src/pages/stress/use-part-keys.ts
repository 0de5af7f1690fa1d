import { type RefObject, useEffect, useEffectEvent } from 'react';

type Keys = {
  /** Keys pressed elsewhere, as in a dialog, are not for it. */
  stage: RefObject<HTMLElement | null>;
  choose: (part: number) => void;
  replay: () => void;
};

/** 1 to 4 choose, R plays again. */
export function usePartKeys({ stage, choose, replay }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isFor =
      target === document.body || (target instanceof Node && stage.current?.contains(target));
    if (!isFor || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (/^[1-4]$/.test(event.key)) choose(Number(event.key) - 1);
    else if (event.key.toLowerCase() === 'r') replay();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
