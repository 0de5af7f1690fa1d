import type { AdPlacement } from '@saywell/contract';
import { lazy, Suspense } from 'react';
import { AdFrame, type AdShape } from '../../ui/ad-frame.tsx';
import type { AdContext } from './ad-content.tsx';

const SHAPES: Record<AdPlacement, AdShape> = {
  'homepage-hero': 'rectangle',
  'practice-sidebar': 'skyscraper',
  'progress-bottom': 'leaderboard',
  'exercise-completion': 'rectangle',
  'mobile-banner': 'banner',
};

// What fills the frame comes later and may be blocked: the frame then stays empty, and no more.
const AdContent = lazy(() =>
  import('./ad-content.tsx').catch(() => ({ default: () => null as never })),
);

/** A place for an ad. Its size is reserved from the start, so that nothing around it moves. */
export function AdSlot({ placement, context }: { placement: AdPlacement; context?: AdContext }) {
  const shape = SHAPES[placement];
  return (
    <AdFrame shape={shape}>
      <Suspense fallback={null}>
        <AdContent placement={placement} shape={shape} context={context} />
      </Suspense>
    </AdFrame>
  );
}
