import { useEffect, useState } from 'react';
import { useOnline } from '../lib/connection.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';

/** A connection that is said to be back often carries nothing yet, and a reload has one try. */
const SETTLING_MS = 1_000;

const reload = () => location.reload();

/**
 * Stands for a screen whose code did not come. Where the connection was the reason it reloads by
 * itself, at once if that is `lost` for this page; without one there is nothing to press.
 */
export function MissingPart({ lost }: { lost: boolean }) {
  const online = useOnline();
  // What was promised offline stays until the page is another one.
  const [waits, setWaits] = useState(lost);
  if (!online && !waits) setWaits(true);

  useEffect(() => {
    let timer = lost ? setTimeout(reload) : undefined;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, SETTLING_MS);
    };
    window.addEventListener('online', reloadSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', reloadSoon);
    };
  }, [lost]);

  if (waits) return <OfflineState />;
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
