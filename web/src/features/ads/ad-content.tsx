import type { AdPlacement } from '@saywell/contract';
import { useState } from 'react';
import { appConfig } from '../../lib/app-config.ts';
import type { AdShape } from '../../ui/ad-frame.tsx';
import { HouseAdView } from './house-ad-view.tsx';
import { NetworkUnit } from './network-unit.tsx';

export type AdContext = { exerciseId?: number; exercisesCompleted?: number };

export type AdContentProps = {
  placement: AdPlacement;
  shape: AdShape;
  format: 'banner' | 'native';
  context: AdContext | undefined;
};

/** The network's ad where there is a network and it has one; our own otherwise. */
export default function AdContent(props: AdContentProps) {
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
