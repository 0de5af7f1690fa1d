import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReadingState } from '../lib/reading-state.ts';
import { Button } from './button.tsx';
import { CouldNotLoad, OfflineState } from './could-not-load.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './loading.tsx';

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
  state: ReadingState;
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
      {state === 'offline' && <OfflineState />}
      {state === 'signed-out' && <SignedOut />}
      {state === 'failed' && (
        <CouldNotLoad heading="h1" title={failed} why="Please try again later." onRetry={onRetry} />
      )}
    </div>
  );
}

/** For somebody whose session ended while the page was open. */
function SignedOut() {
  const queryClient = useQueryClient();
  return (
    <ErrorState
      heading="h1"
      title="You’re signed out"
      action={
        <Button
          size="s"
          // Asked again who they are, the guard of the screen leads to the sign-in and back here.
          onClick={() => void queryClient.invalidateQueries({ queryKey: ['/api/user'] })}
        >
          Sign in again
        </Button>
      }
    >
      Your sign-in has expired, or you signed out elsewhere.
    </ErrorState>
  );
}
