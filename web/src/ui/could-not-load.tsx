import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

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
