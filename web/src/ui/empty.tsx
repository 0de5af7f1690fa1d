import type { ReactNode } from 'react';

type StateProps = {
  title: string;
  /** 'h1' if it replaces the whole screen. */
  heading?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** An empty state: a dotted line of silence, and what to do about it. */
export function Empty(props: StateProps) {
  return <Notice {...props} lineFrom={4} />;
}

/** What stands in the place of something that is not there, under a drawn line. */
export function Notice({
  title,
  heading: Heading = 'h2',
  children,
  action,
  wave,
  lineFrom,
}: StateProps & {
  /** A path before the dotted line. */
  wave?: string;
  /** Where the dotted line begins. */
  lineFrom: number;
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
        {wave && <path d={wave} className="stroke-line-strong" strokeWidth="2.5" />}
        <path
          d={`M${lineFrom} 36H296`}
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
