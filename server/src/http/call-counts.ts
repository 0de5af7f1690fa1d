import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Window = { count: number; endsAt: number };

/** Whoever is not among the last so many has not called often. */
const MOST_KEYS = 5000;

/**
 * How often each visitor called, in this process. By a clock that only goes forward: with that of
 * the wall, a minute lasts an hour when somebody puts it back by one, and everyone is refused.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(...[key, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    // The last in order is the last that was seen.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MOST_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
    answer(null, { current: window.count, ttl: window.endsAt - now });
  }

  child() {
    return new CallCounts();
  }
}
