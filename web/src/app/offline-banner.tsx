import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/connection.ts';
import { Icon } from '../ui/icon.tsx';

/** The live region stays in the page: screen readers only announce what changes inside one. */
export function OfflineBanner() {
  const online = useOnline();
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
