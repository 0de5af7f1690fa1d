import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { BUSY, TRY_AGAIN_S } from './analyze-recording.ts';

/** Takes that may be on their way to each speech thread: twice what it and its queue hold. */
const PLACES_PER_THREAD = 18;
/** Of which one address may have as many as a thread and its queue hold; the rest are for others. */
const OF_ONE_ADDRESS = 9;
/** A slow upload keeps its place only so long, or a few of them would shut everyone else out. */
const KEPT_MS = 1000;

/**
 * Lets in as many takes as there is a use for. Who comes beyond that hears so before anything of
 * theirs is read or looked up, which would take time from those who are in.
 */
export function createDoor(threads: number, isTrusted: (address: string) => boolean = () => false) {
  let inside = 0;
  const insideFrom = new Map<string, number>();

  function count(network: string, change: 1 | -1) {
    inside += change;
    const now = (insideFrom.get(network) ?? 0) + change;
    if (now === 0) insideFrom.delete(network);
    else insideFrom.set(network, now);
  }

  return function enter({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>) {
    const network = networkOf(ip);
    const own = insideFrom.get(network) ?? 0;
    const isCrowd = own >= OF_ONE_ADDRESS * threads && !isTrusted(ip);
    if (inside >= PLACES_PER_THREAD * threads || isCrowd) {
      throw new AppError('unavailable', BUSY, { retryAfter: TRY_AGAIN_S });
    }
    count(network, 1);
    let left = false;
    const leave = () => {
      if (!left) count(network, -1);
      left = true;
      clearTimeout(late);
    };
    const late = setTimeout(leave, KEPT_MS).unref();
    raw.once('close', leave);
  };
}
