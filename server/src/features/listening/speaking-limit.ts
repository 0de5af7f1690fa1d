import { AppError } from '../../http/errors.ts';
import type { Asker } from '../../speech-pool/asker.ts';

const WINDOW_MS = 60_000;
/** New texts per minute. Cached texts cost nothing and are not counted. */
const VISITOR_TEXTS = 30;
const MEMBER_TEXTS = 90;
const MOST_COUNTERS = 10_000;

/** Keeps one visitor from occupying the voices; signed-in people may ask for more. */
export function createSpeakingLimit() {
  const counters = new Map<string, { texts: number; until: number }>();

  /** Visitors on trusted networks are not limited. */
  return function admit({ caller: key, network }: Asker, isMember: boolean) {
    if (!isMember && network === undefined) return;
    const now = performance.now();
    if (counters.size >= MOST_COUNTERS) dropOld(now);
    const known = counters.get(key);
    const counter = known && known.until > now ? known : { texts: 0, until: now + WINDOW_MS };
    counters.set(key, counter);
    counter.texts++;
    if (counter.texts <= (isMember ? MEMBER_TEXTS : VISITOR_TEXTS)) return;
    throw new AppError(
      'too_many_requests',
      'That was a lot of audio at once. Please wait a moment.',
      {
        retryAfter: Math.ceil((counter.until - now) / 1000),
      },
    );
  };

  function dropOld(now: number) {
    for (const [key, { until }] of counters) if (until <= now) counters.delete(key);
    if (counters.size >= MOST_COUNTERS) counters.clear();
  }
}
