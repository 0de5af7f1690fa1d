import { ErrorState } from './error-state.tsx';

/** Stands for a screen that cannot be had without a connection; there is nothing to press. */
export function OfflineState() {
  return (
    <ErrorState heading="h1" title="You are offline">
      This page loads by itself as soon as you are connected again.
    </ErrorState>
  );
}
