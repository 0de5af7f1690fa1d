import { call, type Result } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type SavedAnalysis = Result<'POST /api/analyze-audio-pronunciation'>;

/** Sends a recording; `sessionToken` is the anonymous visitor's. */
export function analyzeRecording(
  take: { file: Blob },
  of: { phrase: string; exerciseId?: number; sessionToken?: string },
  signal?: AbortSignal,
): Promise<SavedAnalysis> {
  // The name only tells people reading a request what it is; the server looks at the content.
  const audio = new File([take.file], 'recording', { type: take.file.type });
  return call('POST /api/analyze-audio-pronunciation', { form: { audio, ...of }, signal });
}

/** Shown where neither the server nor the browser has better words. */
const FAILED = 'Failed to analyze pronunciation';

export type AnalysisProblem = {
  kind: 'analysis' | 'busy';
  title: string;
  help?: string;
  retryAfter?: number;
};

/** Only a connection that the browser itself reports lost announces its return. */
function unsent(): AnalysisProblem {
  return {
    kind: 'busy',
    title: 'Your take could not be sent.',
    help: navigator.onLine
      ? 'We cannot be reached right now. It is kept here: send it again in a moment.'
      : 'The connection is gone. It will be sent again as soon as it is back.',
  };
}

/** What stands in the way of an analysis, and whether sending the same take again can help. */
export function analysisProblem(error: unknown): AnalysisProblem {
  if (!(error instanceof ApiError)) return unsent();
  const again = error.status === 503 || error.status === 429 || error.status >= 500;
  return {
    kind: again ? 'busy' : 'analysis',
    title: error.serverMessage ?? FAILED,
    retryAfter: again ? error.retryAfter : undefined,
  };
}

/** The toast of the specification: the server's message or the fallback. */
export function analysisToast(error: unknown) {
  const description = error instanceof ApiError ? (error.serverMessage ?? FAILED) : FAILED;
  return { title: 'Analysis Error', description, tone: 'problem' as const };
}
