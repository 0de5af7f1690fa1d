import type { ReactNode } from 'react';

/** A screen that only says what it will be for. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[34em] text-20 text-ink-2">{children}</p>
    </div>
  );
}
