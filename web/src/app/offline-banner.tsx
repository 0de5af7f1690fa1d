import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** The live region stays in the page: screen readers only announce what changes inside one. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-5 py-2.5 text-center text-15 text-paper">
          <Icon of={WifiOff} size={18} />
          You are offline. We will carry on when the connection is back.
        </p>
      )}
    </div>
  );
}
