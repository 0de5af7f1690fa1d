import { useState } from 'react';
import { appConfig } from '../../lib/app-config.ts';
import type { AdPlace } from './cadence.ts';
import { HouseAdView } from './house-ad-view.tsx';
import { NetworkUnit } from './network-unit.tsx';

/** The network's ad where there is a network and it has one; our own otherwise. */
export default function AdContent(props: AdPlace) {
  const [networkFailed, setNetworkFailed] = useState(false);
  const ours = props.format === 'native' || networkFailed;
  if (!appConfig.adsenseClient || ours) return <HouseAdView {...props} />;
  return (
    <NetworkUnit
      {...props}
      client={appConfig.adsenseClient}
      onNothing={() => setNetworkFailed(true)}
    />
  );
}
