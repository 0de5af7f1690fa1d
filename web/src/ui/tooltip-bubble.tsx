import { useLayoutEffect, useRef } from 'react';

export function TooltipBubble({ anchor, text }: { anchor: Element; text: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    const { left, top } = placeBubble(
      anchor.getBoundingClientRect(),
      bubble.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }, [anchor]);

  return (
    <div
      ref={ref}
      aria-hidden
      className="fixed top-0 left-0 z-30 max-w-65 animate-veil-in rounded-tile bg-ink px-3 py-1.5 text-15 text-paper forced-colors:border"
    >
      {text}
    </div>
  );
}

type Box = { left: number; top: number; width: number; height: number };

const GAP = 8;
const MARGIN = 8;

/** Above the control and centered; below it if there is no room; always inside the window. */
export function placeBubble(anchor: Box, bubble: { width: number; height: number }, width: number) {
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(MARGIN, Math.min(centered, width - bubble.width - MARGIN));
  const above = anchor.top - GAP - bubble.height;
  const top = above >= MARGIN ? above : anchor.top + anchor.height + GAP;
  return { left, top };
}
