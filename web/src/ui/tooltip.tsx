import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TooltipBubble } from './tooltip-bubble.tsx';

/** Shared by all tooltips of the page: see TOOLTIP_SKIP_MS. */
let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Long enough for the pointer to cross the gap into the bubble. */
const LEAVE_MS = 100;

const controlIn = (event: SyntheticEvent) => event.currentTarget.firstElementChild;

/**
 * Shows a control's name to people who see it; the control itself must have the same accessible
 * name. Written by hand because a library's tooltip would be the largest part of the first visit
 * after React.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<number>(undefined);

  const after = (ms: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(next), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return undefined;
    const hide = () => setAnchor(null);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', hideOnEscape);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [anchor]);

  return (
    <span
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        after(tooltipDelay(performance.now(), lastClosedAt), controlIn(event));
      }}
      onPointerLeave={() => after(LEAVE_MS, null)}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) after(0, controlIn(event));
      }}
      onBlur={close}
    >
      {children}
      {anchor && createPortal(<TooltipBubble anchor={anchor} text={text} />, document.body)}
    </span>
  );
}

const TOOLTIP_DELAY_MS = 700;
/** Moving on to the next control this soon after a tooltip closed shows its tooltip at once. */
const TOOLTIP_SKIP_MS = 300;

export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
}
