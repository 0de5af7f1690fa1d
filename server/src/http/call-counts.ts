import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Window = { count: number; endsAt: number };

/** Only the latest callers are kept. One who was dropped has not called often. */
const MOST_KEYS = 5000;

/**
 * Counts each visitor's calls to this process. It uses a monotonic clock: if the system clock were
 * set back by an hour, a window of a minute would last an hour.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(...[key, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    // The map is ordered by the latest call.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MOST_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
    answer(null, { current: window.count, ttl: window.endsAt - now });
  }

  child() {
    return new CallCounts();
  }
}
