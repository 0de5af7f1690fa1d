import type { ReactNode } from 'react';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { useQuietOnLeave } from '../../features/listening/use-player.ts';

/** A screen for one phrase: the phone's top bar gives way, and large screens have a rail for ads. */
export function StageFrame({ children }: { children: ReactNode }) {
  useQuietOnLeave();
  return (
    <div
      data-focus-screen
      className="wrap grid gap-10 max-md:-mt-2.5 xl:grid-cols-[minmax(0,1fr)_160px]"
    >
      <div className="min-w-0">
        {children}
        <div className="mt-14 xl:hidden">
          <AdSlot placement="exercise-completion" />
        </div>
      </div>
      <div className="max-xl:hidden">
        <div className="sticky top-6">
          <AdSlot placement="practice-sidebar" />
        </div>
      </div>
    </div>
  );
}
