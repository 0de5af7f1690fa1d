import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './loading.tsx';

/** Replaces something that did not load: what it was, why, and a retry. */
export function CouldNotLoad({
  title,
  heading,
  why,
  onRetry,
}: {
  title: string;
  /** 'h1' if it replaces the whole screen. */
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

/** Replaces a screen that needs a connection; there is nothing to press. */
export function OfflineState() {
  return (
    <div data-says-offline>
      <ErrorState heading="h1" title="You are offline">
        This page will load automatically when you’re back online.
      </ErrorState>
    </div>
  );
}

/**
 * Replaces a screen without its data. As tall as the window, which keeps the footer out of view.
 */
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
    // A key, so that the content that follows is new to the page rather than a layout shift.
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
