import { useEffect, useState } from 'react';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

/** Runs while the page is visible, from when the component appears. */
export function useStopwatch(): Stopwatch {
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  useEffect(() => {
    const follow = () => (document.hidden ? watch.rest() : watch.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [watch]);
  return watch;
}
