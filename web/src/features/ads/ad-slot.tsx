import type { AdPlacement } from '@saywell/contract';
import { Suspense } from 'react';
import { optionalPart } from '../../lib/connection.ts';
import { AdFrame, type AdShape } from '../../ui/ad-frame.tsx';
import { type AdContext, useAdBreak, visitCadence } from './cadence.ts';

const SHAPES: Record<AdPlacement, AdShape> = {
  'homepage-hero': 'rectangle',
  'practice-sidebar': 'skyscraper',
  'progress-bottom': 'leaderboard',
  'exercise-completion': 'rectangle',
  'mobile-banner': 'banner',
};

/** Where the ad after every so many exercises takes the place of the standing one. */
const BESIDE_PRACTICE = new Set<AdPlacement>(['exercise-completion', 'practice-sidebar']);

const AdContent = optionalPart(() => import('./ad-content.tsx'));

/** A place for an ad. Its size is reserved from the start, so that nothing around it moves. */
export function AdSlot({
  placement,
  format = 'banner',
  context,
}: {
  placement: AdPlacement;
  format?: 'banner' | 'native';
  context?: AdContext;
}) {
  const shape = SHAPES[placement];
  const now = useAdBreak(visitCadence);
  const due = BESIDE_PRACTICE.has(placement) ? now : undefined;
  return (
    <AdFrame shape={shape}>
      <Suspense fallback={null}>
        <AdContent
          key={due?.after ?? 'standing'}
          placement={placement}
          shape={shape}
          format={shape === 'rectangle' && due ? due.format : format}
          context={due ? { ...context, exercisesCompleted: due.after } : context}
        />
      </Suspense>
    </AdFrame>
  );
}
