import type { ReactNode } from 'react';

/** An empty state: a dotted line of silence, and what to do about it. */
export function Empty({
  title,
  heading: Heading = 'h2',
  children,
  action,
}: {
  title: string;
  /** 'h1' if it replaces the whole screen. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
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
        <path
          d="M4 36H296"
          className="stroke-line-strong"
          strokeWidth="2.5"
          strokeDasharray=".1 8"
        />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className="max-w-[34em] text-ink-2">{children}</div>}
      {action}
    </div>
  );
}
