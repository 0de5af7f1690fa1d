import { type RefObject, useEffect, useState } from 'react';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Nothing may lie over what people came for: to listen and to speak. */
const NEVER_COVERED = '[aria-label="Recorder"], [data-never-covered]';

/** Whether the element would lie over the recorder, wherever that is scrolled to. */
export function useOutOfTheWay(element: RefObject<HTMLElement | null>): boolean {
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
