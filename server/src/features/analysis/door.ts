import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/errors.ts';
import { BUSY, TRY_AGAIN_S } from './analyze-recording.ts';

/** Takes that may be on their way to each speech thread: twice what it and its queue hold. */
const PLACES_PER_THREAD = 18;
/** A slow upload keeps its place only so long, or a few of them would shut everyone else out. */
const KEPT_MS = 1000;

/**
 * Lets in as many takes as there is a use for. Who comes beyond that hears so before anything of
 * theirs is read or looked up, which would take time from those who are in.
 */
export function createDoor(threads: number) {
  let inside = 0;
  return function enter({ raw }: Pick<FastifyReply, 'raw'>) {
    if (inside >= PLACES_PER_THREAD * threads) {
      throw new AppError('unavailable', BUSY, { retryAfter: TRY_AGAIN_S });
    }
    inside++;
    let left = false;
    const leave = () => {
      if (!left) inside--;
      left = true;
      clearTimeout(late);
    };
    const late = setTimeout(leave, KEPT_MS).unref();
    raw.once('close', leave);
  };
}
