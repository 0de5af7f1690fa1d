import { type PointerEvent, useRef } from 'react';

/** Further than a finger slips while it taps. */
const FAR_PX = 56;

/** A swipe to the left chooses the left word, to the right the right one. */
export function useSwipe(onSwipe: (which: 0 | 1) => void) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      swiped.current = false;
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(right) < FAR_PX || Math.abs(right) < 1.5 * Math.abs(down)) return;
      swiped.current = true;
      // The click that belongs to it comes at once or, where it ended elsewhere, never.
      setTimeout(() => (swiped.current = false));
      onSwipe(right < 0 ? 0 : 1);
    },
    // The browser took it for scrolling.
    onPointerCancel: () => {
      from.current = undefined;
    },
    // The finger may end on a button, which it did not mean.
    onClickCapture: (event: React.MouseEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.stopPropagation();
    },
  };
}
