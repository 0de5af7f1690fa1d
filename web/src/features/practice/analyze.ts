import { call, type Result } from '../../lib/api.ts';
import { ApiError, isUnauthorized } from '../../lib/api-error.ts';
import { deviceOnly } from '../../lib/device-only.ts';
import { ACCOUNT_HEADER } from '../../lib/account-header.ts';

export type SavedAnalysis = Result<'POST /api/analyze-audio-pronunciation'>;

export type SentTake = {
  phrase: string;
  exerciseId?: number | undefined;
  /** Of a visitor's trial. */
  sessionToken?: string | undefined;
  /** In a drill: the sound that the word is said for, and what it was said as (empty: left out). */
  drillSound?: string;
  drillInstead?: string | undefined;
  /** In the stress gym: the id of the word or sentence. */
  stressItem?: string;
};

/** Sends a recording of an account, or of a visitor, unless this browser may not. */
export async function analyzeRecording(
  take: { file: Blob },
  { account, ...of }: SentTake & { account?: number },
  signal?: AbortSignal,
): Promise<SavedAnalysis> {
  if (deviceOnly.get()) throw new Refused(NEVER_SENT);
  // The name only tells people reading a request what it is; the server looks at the content.
  const audio = new File([take.file], 'recording', { type: take.file.type });
  return call('POST /api/analyze-audio-pronunciation', {
    form: { audio, ...of },
    // Whoever else is signed in by now gets a 401.
    headers: account === undefined ? undefined : { [ACCOUNT_HEADER]: String(account) },
    signal,
  });
}

const NEVER_SENT =
  'Recordings aren’t sent from this browser, because it’s set to score on this device only. You can change that in your profile.';

/** A take without a verdict, for a reason that another recording can mend. */
export class Refused extends Error {}

/** Shown where neither the server nor the browser has better words. */
const FAILED = 'Failed to analyze pronunciation';

export type AnalysisProblem = {
  kind: 'analysis' | 'busy' | 'signed-out';
  title: string;
  text?: string;
  help?: string;
  retryAfter?: number;
  /** It says that the connection is gone, so nothing else need say that. */
  saysOffline?: boolean;
};

/** Only a connection that the browser itself reports lost announces its return. */
function unsent(): AnalysisProblem {
  if (navigator.onLine) {
    return { kind: 'busy', title: 'We can’t reach the server.', help: 'Try again in a moment.' };
  }
  return {
    kind: 'busy',
    title: 'You’re offline.',
    help: 'We’ll send it as soon as the connection is back.',
    saysOffline: true,
  };
}

const SIGNED_OUT: AnalysisProblem = {
  kind: 'signed-out',
  title: 'You’re signed out.',
  text: 'Your recording is safe on this page. Sign in again, and we’ll send it.',
};

/** What stands in the way of an analysis, and whether sending the same take again can help. */
export function analysisProblem(error: unknown): AnalysisProblem {
  if (error instanceof Refused) {
    return { kind: 'analysis', title: 'Analysis Error', text: error.message };
  }
  if (!(error instanceof ApiError)) return unsent();
  if (isUnauthorized(error)) return SIGNED_OUT;
  const again = error.status === 503 || error.status === 429 || error.status >= 500;
  return {
    kind: again ? 'busy' : 'analysis',
    title: 'Analysis Error',
    text: error.serverMessage ?? FAILED,
    retryAfter: again ? error.retryAfter : undefined,
  };
}
