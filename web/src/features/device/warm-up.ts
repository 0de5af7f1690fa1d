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

/** After so many takes the browser has compiled nearly all of it as well as it can. */
const MORE_TAKES = 4;

/** Makes the first take of somebody about as fast as the tenth. Ends when one is on its way. */
export async function warmUpMore(engine: Pick<Engine, 'analyze'>, isAsked: () => boolean) {
  const take = warmUpTake(SECONDS);
  for (let n = 0; n < MORE_TAKES; n++) {
    // Lets messages in.
    await new Promise((resolve) => setTimeout(resolve));
    if (isAsked()) return;
    engine.analyze(take);
  }
}
