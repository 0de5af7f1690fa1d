import type { ReactNode } from 'react';

/**
 * Boxes keep their size before, during and after loading, so that nothing ever moves. In pixels,
 * because the network's ads do not scale with the reader's font size. Ours do.
 */
const shapes = {
  rectangle: 'min-h-[250px] w-[300px]',
  leaderboard: 'min-h-[100px] w-[320px] md:min-h-[90px] md:w-[728px]',
  skyscraper: 'min-h-[600px] w-[160px]',
  banner: 'min-h-[100px] w-[320px]',
};
export type AdShape = keyof typeof shapes;

/**
 * A group, not a landmark: a page may have several, and none is a navigation target. The hairline
 * is inside the box, so that a picture of exactly its size is not cropped.
 */
export function AdFrame({ shape, children }: { shape: AdShape; children?: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Advertisement"
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1.5"
    >
      <span className="text-13 font-medium tracking-[0.02em] text-ink-3">Advertisement</span>
      <div
        className={`flex max-w-full overflow-hidden rounded-word bg-surface inset-ring inset-ring-line ${shapes[shape]}`}
      >
        {children}
      </div>
    </div>
  );
}
