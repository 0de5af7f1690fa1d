import type { ReactNode } from 'react';
import { useQuietOnLeave } from '../../features/listening/use-player.ts';
import { AdFrame } from '../../ui/ad-frame.tsx';

/** A screen for one phrase: the phone's top bar gives way, and large screens have a rail for ads. */
export function StageFrame({ children }: { children: ReactNode }) {
  useQuietOnLeave();
  return (
    <div
      data-focus-screen
      className="wrap grid gap-10 max-md:-mt-2.5 xl:grid-cols-[minmax(0,1fr)_160px]"
    >
      <div className="min-w-0">{children}</div>
      <div className="max-xl:hidden">
        <div className="sticky top-6">
          <AdFrame shape="skyscraper" />
        </div>
      </div>
    </div>
  );
}
