import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

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
    <NotLoaded
      name={name}
      busy={isFetching}
      onRetry={refetch}
      className="rounded-card border border-line bg-surface px-5 py-6 md:p-7"
    />
  );
}

/** In the place of what could not be loaded, with another try. */
export function NotLoaded({
  name,
  onRetry,
  busy,
  className,
}: {
  /** As a sentence starts with it: "Your numbers". */
  name: string;
  onRetry: () => unknown;
  busy?: boolean;
  className?: string;
}) {
  return (
    <div role="alert" className={classNames('grid justify-items-start gap-3', className)}>
      <p className="text-ink-2">{name} couldn’t be loaded.</p>
      <Button look="line" size="s" busy={busy} onClick={() => void onRetry()}>
        Try Again
      </Button>
    </div>
  );
}
