import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './loading.tsx';

/** In place of something that did not arrive: what it was, why, and another try. */
export function CouldNotLoad({
  title,
  heading,
  why,
  onRetry,
}: {
  title: string;
  /** 'h1' where it stands for the whole screen. */
  heading?: 'h1' | 'h2';
  why: string;
  onRetry: () => unknown;
}) {
  return (
    <ErrorState
      title={title}
      {...(heading && { heading })}
      action={
        <Button look="line" size="s" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      {why}
    </ErrorState>
  );
}

/** Stands for a screen that cannot be had without a connection; there is nothing to press. */
export function OfflineState() {
  return (
    <ErrorState heading="h1" title="You are offline">
      This page loads by itself as soon as you are connected again.
    </ErrorState>
  );
}

/** What stands for a screen whose data is not there. As tall as the window: the footer waits. */
export function WholeScreen({
  state,
  loading,
  failed,
  onRetry,
  children,
}: {
  state: 'loading' | 'offline' | 'failed' | 'ready';
  loading: string;
  failed: string;
  onRetry: () => void;
  children: () => ReactNode;
}) {
  if (state === 'ready') return children();
  if (state === 'loading') {
    // A key, so that what comes next is new to the page rather than something that moved.
    return (
      <div key="loading" className="grid min-h-dvh content-start pt-[30vh]">
        <Spinner label={loading} />
      </div>
    );
  }
  return (
    <div className="wrap min-h-dvh">
      {state === 'offline' ? (
        <OfflineState />
      ) : (
        <CouldNotLoad heading="h1" title={failed} why="Please try again later." onRetry={onRetry} />
      )}
    </div>
  );
}
