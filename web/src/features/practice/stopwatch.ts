import { useEffect, useState } from 'react';

/** Away for longer than this at a stretch, somebody is not practicing any more. */
const LONGEST_STRETCH_S = 5 * 60;

type Stopwatch = ReturnType<typeof createStopwatch>;

/**
 * Counts the time somebody really spends on an exercise: it rests while the page is hidden, and a
 * page left open over lunch counts five minutes at most.
 */
export function createStopwatch(now: () => number) {
  let counted = 0;
  let lapped = 0;
  let runningSince: number | undefined = now();
  const stretch = () =>
    runningSince === undefined ? 0 : Math.min(LONGEST_STRETCH_S, (now() - runningSince) / 1000);
  const settle = () => {
    counted += stretch();
    runningSince = runningSince === undefined ? undefined : now();
  };
  return {
    seconds: () => counted + stretch(),
    /** Something was done: a new stretch begins. */
    touch: settle,
    /** What was counted since the last lap; the next one begins. */
    lap: () => {
      settle();
      const spent = counted - lapped;
      lapped = counted;
      return spent;
    },
    rest: () => {
      settle();
      runningSince = undefined;
    },
    resume: () => {
      settle();
      runningSince = now();
    },
    /** Time of an earlier visit that belongs to the same result. */
    add: (seconds: number) => {
      counted += seconds;
    },
  };
}

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
