import { AppError } from '../../http/errors.ts';
import { CallCounts } from '../../http/call-counts.ts';
import type { Asker } from '../../speech-pool/asker.ts';

const MINUTE_MS = 60_000;
/** Faster than anybody practices. A class behind one address has the many of the endpoint. */
const TAKES_PER_MINUTE = 60;

/** How many takes one caller may send, wherever they send them from. */
export function createTakeRate() {
  const counts = new CallCounts();

  return function admit({ caller }: Asker) {
    counts.incr(
      caller,
      (_error, counted) => {
        if (!counted || counted.current <= TAKES_PER_MINUTE) return;
        throw new AppError('too_many_requests', 'Too many requests. Please wait a moment.', {
          retryAfter: Math.ceil(counted.ttl / 1000),
        });
      },
      MINUTE_MS,
      TAKES_PER_MINUTE,
    );
  };
}
