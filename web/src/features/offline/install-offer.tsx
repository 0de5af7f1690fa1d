import { MonitorSmartphone } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { declineInstall, install, installWay, isOffered } from './install.ts';

const WHY = 'It opens like any other app, even without a connection.';
const BY_MENU = 'In your browser, tap Share, then choose Add to Home Screen.';

/** From the third visit on, until somebody says no. */
export function InstallNotice() {
  const way = useStore(installWay);
  const offered = useStore(isOffered);
  if (!way || !offered) return null;
  return (
    <Banner
      tone="info"
      icon={MonitorSmartphone}
      title="Install Saywell on this device"
      action={
        <div className="flex flex-wrap gap-2.5">
          {way === 'prompt' && <InstallButton />}
          <Button look="quiet" size="s" onClick={declineInstall}>
            {way === 'prompt' ? 'No Thanks' : 'Got It'}
          </Button>
        </div>
      }
    >
      {WHY} {way === 'menu' && BY_MENU}
    </Banner>
  );
}

/** Always there where the app can be installed and is not yet. */
export function InstallCard() {
  const way = useStore(installWay);
  if (!way) return null;
  return (
    <Card aria-labelledby="install-app">
      <h2 id="install-app">Install Saywell</h2>
      <p className="mt-2 text-ink-2">
        {WHY} {way === 'menu' && BY_MENU}
      </p>
      {way === 'prompt' && (
        <div className="mt-4">
          <InstallButton />
        </div>
      )}
    </Card>
  );
}

function InstallButton() {
  return (
    <Button look="line" size="s" onClick={() => void install()}>
      Install
    </Button>
  );
}
