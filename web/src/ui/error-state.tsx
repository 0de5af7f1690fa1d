import type { ReactNode } from 'react';

/** An error state: a wave that stops where something should be. */
export function ErrorState({
  title,
  heading: Heading = 'h2',
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
    <div className="grid content-start justify-items-start gap-3.5">
      <svg
        viewBox="0 0 300 72"
        width="240"
        height="58"
        fill="none"
        strokeLinecap="round"
        aria-hidden
      >
        <path d={stoppedWave} className="stroke-line-strong" strokeWidth="2.5" />
        <path
          d="M132 36H296"
          className="stroke-line-strong"
          strokeWidth="2.5"
          strokeDasharray=".1 8"
        />
      </svg>
      <Heading>{title}</Heading>
      <div className="max-w-[34em] text-ink-2">{children}</div>
      {action}
    </div>
  );
}

/** Half heights of the strokes, five units apart, fading out. */
const heights = [
  13, 20, 18, 9, 4, 7, 17, 26, 23, 12, 15, 13, 4, 2, 12, 18, 22, 21, 5, 2, 10, 6, 4, 2,
];
const stoppedWave = heights
  .map((half, index) => `M${5 * index + 2.5} ${36 - half}V${36 + half}`)
  .join('');
