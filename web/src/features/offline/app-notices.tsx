import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { reloadIntoUpdate, updateWaits } from './updates.ts';

/** About the app itself. Never on a screen where somebody speaks: a reload would take the take along. */
export function AppNotices({ className }: { className?: string }) {
  const isOld = useStore(updateWaits);
  if (!isOld) return null;
  return (
    <div className={className}>
      <UpdateNotice />
    </div>
  );
}

function UpdateNotice() {
  const [loading, setLoading] = useState(false);
  const reload = () => {
    setLoading(true);
    reloadIntoUpdate();
  };
  return (
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
  );
}
