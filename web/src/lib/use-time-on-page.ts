import { useEffect } from 'react';
import { flushEvents, track } from './track.ts';
import { createViewClock } from './view-clock.ts';

/** Notes how long each screen was in front of somebody; time in the background does not count. */
export function useTimeOnPage(page: string): void {
  useEffect(() => {
    let clock = createViewClock(() => performance.now());
    const visible = () => document.visibilityState === 'visible';
    clock.set(visible());
    const note = () => {
      const seconds = Math.round(clock.milliseconds() / 1000);
      clock = createViewClock(() => performance.now());
      if (seconds > 0) track('time_on_page', { page, seconds });
    };
    const onChange = () => {
      if (visible()) return clock.set(true);
      note();
      flushEvents();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      note();
    };
  }, [page]);
}
