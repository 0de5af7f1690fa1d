import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** One part of a screen: its content, or a message that it could not be loaded. */
export function Part<T>({
  of: { data, refetch, isFetching },
  name,
  children,
}: {
  of: { data: T | undefined; refetch: () => unknown; isFetching: boolean };
  /** As a sentence starts with it: "Your numbers". */
  name: string;
  children: (data: T) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-surface px-5 py-6 md:p-7"
    >
      <p className="text-ink-2">{name} couldn’t be loaded.</p>
      <Button look="line" size="s" busy={isFetching} onClick={() => refetch()}>
        Try Again
      </Button>
    </div>
  );
}
