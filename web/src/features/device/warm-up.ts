import { type Engine, warmUpTake } from '@saywell/speech';

const SECONDS = 3;

/**
 * How long the device needs for a take of three seconds, in milliseconds. The first analysis
 * compiles the code and is not timed. One that takes longer than `slow` is repeated: the device may
 * just have been busy.
 */
export function warmUp(
  engine: Pick<Engine, 'analyze'>,
  slow: number,
  now = () => performance.now(),
): number {
  const take = warmUpTake(SECONDS);
  const time = () => {
    const start = now();
    engine.analyze(take);
    return now() - start;
  };
  engine.analyze(take);
  const first = time();
  return first > slow ? Math.min(first, time()) : first;
}
