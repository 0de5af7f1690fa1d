import { useLayoutEffect, useRef } from 'react';
import { placeBubble } from './place-bubble.ts';

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
