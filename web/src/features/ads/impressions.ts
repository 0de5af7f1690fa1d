import type { AdImpression } from '@saywell/contract';
import { createBatch, postQuietly } from '../../lib/batch.ts';

/** Where the visitor's trial keeps its token, as the specification names it. */
const TRIAL_TOKEN = 'anonymous_session_token';

const impressions = createBatch<AdImpression>({
  may: () => 'send',
  post: (batch) =>
    postQuietly('/api/ads/impressions', { sessionToken: trialToken(), impressions: batch }),
});

export const recordImpression = impressions.add;
export const flushImpressions = impressions.flush;

function trialToken(): string | undefined {
  try {
    return localStorage.getItem(TRIAL_TOKEN) ?? undefined;
  } catch {
    return undefined;
  }
}
