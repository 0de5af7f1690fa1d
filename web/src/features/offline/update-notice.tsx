import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { reloadIntoUpdate, updateWaits } from './updates.ts';

/** Never on a screen where somebody speaks: a reload would take the recording along. */
export function UpdateNotice({ className }: { className?: string }) {
  const waits = useStore(updateWaits);
  const [loading, setLoading] = useState(false);
  if (!waits) return null;
  const reload = () => {
    setLoading(true);
    reloadIntoUpdate();
  };
  return (
    <div className={className}>
      <Banner
        tone="info"
        icon={RefreshCw}
        title="A new version of Saywell is ready"
        action={
          <Button look="line" size="s" busy={loading} onClick={reload}>
            {loading ? 'Reloading...' : 'Reload'}
          </Button>
        }
      />
    </div>
  );
}
