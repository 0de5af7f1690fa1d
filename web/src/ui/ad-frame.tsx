import type { ReactNode } from 'react';

/** Boxes keep their size before, during and after loading, so that nothing ever moves. */
const shapes = {
  rectangle: 'h-62.5 w-75',
  leaderboard: 'h-25 w-80 md:h-22.5 md:w-182',
  skyscraper: 'h-150 w-40',
  banner: 'h-25 w-80',
};
export type AdShape = keyof typeof shapes;

/**
 * A group, not a landmark: a page may hold several, and none is a place to go to. The hairline is
 * inside the box, so that a picture of exactly its size is not cut.
 */
export function AdFrame({ shape, children }: { shape: AdShape; children?: ReactNode }) {
  return (
    <div role="group" aria-label="Advertisement" className="grid justify-items-center gap-1.5">
      <span className="text-13 font-medium tracking-[0.02em] text-ink-3">Advertisement</span>
      <div
        className={`flex max-w-full overflow-hidden rounded-word bg-surface inset-ring inset-ring-line ${shapes[shape]}`}
      >
        {children}
      </div>
    </div>
  );
}
