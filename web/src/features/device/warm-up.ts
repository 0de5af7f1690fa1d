import { type Engine, warmUpTake } from '@saywell/speech';

const SECONDS = 3;

/**
 * Analyzes a take twice: the first time compiles the code, the second one tells how fast the device
 * is. Returns its milliseconds.
 */
export function warmUp(engine: Pick<Engine, 'analyze'>, now = () => performance.now()): number {
  const take = warmUpTake(SECONDS);
  engine.analyze(take);
  const start = now();
  engine.analyze(take);
  return now() - start;
}
