import type { ReactNode } from 'react';
import { Notice } from './empty.tsx';

/** An error state: a wave that stops where something should be. */
export function ErrorState({
  title,
  heading,
  children,
  action,
}: {
  title: string;
  /** 'h1' if it replaces the whole screen. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Notice title={title} heading={heading} action={action} wave={STOPPED_WAVE} lineFrom={132}>
      {children}
    </Notice>
  );
}

/** Half heights of the strokes, five units apart, fading out. */
const HEIGHTS = [
  13, 20, 18, 9, 4, 7, 17, 26, 23, 12, 15, 13, 4, 2, 12, 18, 22, 21, 5, 2, 10, 6, 4, 2,
];
const STOPPED_WAVE = HEIGHTS.map(
  (half, index) => `M${5 * index + 2.5} ${36 - half}V${36 + half}`,
).join('');
