import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';

/** Concurrent takes per speech thread: twice what the thread and its queue hold. */
const TAKES_PER_THREAD = 18;
/** Of these, from one address: as many as a thread and its queue hold. */
const TAKES_OF_ONE_ADDRESS = 9;
/** A slow upload counts only this long; otherwise a few of them would block everybody else. */
const COUNTED_MS = 1000;
const RETRY_AFTER_S = 2;

export const tooBusy = (retryAfter = RETRY_AFTER_S) =>
  new AppError(
    'unavailable',
    'Many people are practicing right now. Please try again in a moment.',
    { retryAfter },
  );

/**
 * Limits how many takes are processed at once. A take beyond the limit is refused before its body
 * is read or anything is looked up, since both would slow down the takes before it.
 */
export function createTakeLimiter(
  threads: number,
  isTrusted: (address: string) => boolean = () => false,
) {
  let takes = 0;
  const takesFrom = new Map<string, number>();

  function count(network: string, change: 1 | -1) {
    takes += change;
    const own = (takesFrom.get(network) ?? 0) + change;
    if (own === 0) takesFrom.delete(network);
    else takesFrom.set(network, own);
  }

  return function admit({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>) {
    const network = networkOf(ip);
    const own = takesFrom.get(network) ?? 0;
    const isCrowd = own >= TAKES_OF_ONE_ADDRESS * threads && !isTrusted(ip);
    if (takes >= TAKES_PER_THREAD * threads || isCrowd) {
      throw tooBusy();
    }
    count(network, 1);
    let isCounted = true;
    const release = () => {
      if (isCounted) count(network, -1);
      isCounted = false;
      clearTimeout(timer);
    };
    const timer = setTimeout(release, COUNTED_MS).unref();
    raw.once('close', release);
  };
}
