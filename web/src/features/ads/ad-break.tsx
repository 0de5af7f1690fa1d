import type { ReactNode } from 'react';
import { AdSlot } from './ad-slot.tsx';
import type { AdContext } from './ad-place.ts';
import { type AdCadence, useAdBreak } from './cadence.ts';

/**
 * Where the ad after every so many exercises shows for its five seconds. The place is kept free
 * the rest of the time, so that nothing moves when it comes or goes.
 */
export function AdBreakPlace({
  cadence,
  context,
  children,
}: {
  cadence: AdCadence;
  context?: AdContext;
  /** What the place holds between ads; it must not be larger than an ad. */
  children?: ReactNode;
}) {
  const now = useAdBreak(cadence);
  return (
    <div className="grid min-h-[274px] w-[300px] max-w-full content-start">
      {now ? (
        <AdSlot
          placement="exercise-completion"
          format={now.format}
          context={{ ...context, exercisesCompleted: now.after }}
        />
      ) : (
        children
      )}
    </div>
  );
}
