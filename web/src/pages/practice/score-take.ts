import { NotScoredHere } from '../../features/device/engine.ts';
import { Refused, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { ApiError } from '../../lib/api-error.ts';

/** What can score a take. */
export type Scorers = {
  /** The engine on this device; none where the site has it turned off. */
  device:
    | {
        /** Whether it can score this take at once. */
        isReady: () => boolean;
        /** Loads it if need be. False if it cannot be had. */
        whenReady: () => Promise<boolean>;
        /** Rejects with `NotScoredHere` or `Refused`. */
        score: () => Promise<SavedAnalysis>;
      }
    | undefined;
  server: () => Promise<SavedAnalysis>;
};

export type Consent = {
  /** Recordings never leave this browser. */
  onlyHere: boolean;
  /** Whether the person refused that the server processes recordings. */
  readAiOff: () => Promise<boolean>;
};

/**
 * Scores a take on this device where it can and may, and else on the server. It goes to one of them;
 * only if that one fails, the other gets it. While the consent is unknown nothing leaves the device.
 */
export async function scoreTake(
  { device, server }: Scorers,
  { onlyHere, readAiOff }: Consent,
  signal?: AbortSignal,
): Promise<SavedAnalysis> {
  if (onlyHere) return scoreHere(device, new Refused(ONLY_HERE));
  let aiOff: boolean;
  try {
    aiOff = await readAiOff();
  } catch (error) {
    return scoreHere(device, error);
  }
  if (aiOff) return scoreHere(device, new Refused(WITHOUT_AI));
  if (device?.isReady()) {
    try {
      return await device.score();
    } catch (error) {
      if (!(error instanceof NotScoredHere)) throw error;
    }
  }
  try {
    return await server();
  } catch (error) {
    if (!device || signal?.aborted || !isOutOfReach(error)) throw error;
    // Even a slow device is better than none.
    return scoreHere(device, error);
  }
}

/** On the device or not at all: then `otherwise` says why. */
async function scoreHere(device: Scorers['device'], otherwise: unknown): Promise<SavedAnalysis> {
  try {
    if (!device || !(await device.whenReady())) throw otherwise;
    return await device.score().catch(async (error: unknown) => {
      // A worker that hung or died once may do better the next time.
      if (!hasFailed(error) || !(await device.whenReady())) throw error;
      return device.score();
    });
  } catch (error) {
    throw error instanceof NotScoredHere ? otherwise : error;
  }
}

const hasFailed = (error: unknown) => error instanceof NotScoredHere && error.why === 'failed';

/** No answer, or a proxy's in place of the server's. */
const isOutOfReach = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 502 || error.status === 504;

export const ONLY_HERE =
  'This device can’t score recordings, and you chose to score on this device only. You can change that in your profile.';
export const WITHOUT_AI =
  'This device can’t score recordings, and AI processing is off, so yours aren’t sent to the server. You can change that in your profile.';
