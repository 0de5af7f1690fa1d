import type { ReactNode } from 'react';
import { CouldNotLoad } from './could-not-load.tsx';
import { OfflineState } from './offline-state.tsx';
import { Spinner } from './spinner.tsx';

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
