import { useEffect } from 'react';
import { useOnline } from '../lib/connection.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

const reload = () => location.reload();

/** Stands for a screen whose code did not come; without a connection there is nothing to press. */
export function MissingPart() {
  const online = useOnline();

  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  if (!online) {
    return (
      <ErrorState heading="h1" title="You are offline">
        This page loads by itself as soon as you are connected again.
      </ErrorState>
    );
  }
  return (
    <ErrorState
      heading="h1"
      title="This page could not load"
      action={<Button onClick={reload}>Reload</Button>}
    >
      The connection dropped, or Saywell was updated while it was open. Reloading fixes both.
    </ErrorState>
  );
}
