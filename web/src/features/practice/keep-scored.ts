import { thinned } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import type { SavedAnalysis, SentTake } from './analyze.ts';

/** A take that was scored on this device. */
type Scored = Omit<SentTake, 'sessionToken'> & {
  analysis: SavedAnalysis;
  /** When it was said. */
  at: number;
};

/** Sends the analysis of a take that was scored here, so that the server has it as its own ones. */
export function keepScored(userId: number, scored: Scored): void {
  void outbox.add(analysisItem(userId, scored)).catch(() => {});
}

/** The key of an analysis that was made here; the server's own it has already. */
export const analysisKey = ({ scoredOn, analysisId }: Partial<SavedAnalysis>) =>
  scoredOn === 'device' ? `analysis:${analysisId}` : undefined;

export function analysisItem(userId: number, { analysis: saved, at, ...of }: Scored): NewItem {
  const { analysisId = '', takesLeft: _, ...analysis } = saved;
  const { phrase, exerciseId } = of;
  return {
    userId,
    key: `analysis:${analysisId}`,
    call: 'POST /api/analyses',
    // One that is still too large is refused, and shown as what could not be saved.
    body: {
      ...of,
      id: analysisId,
      at: new Date(at).toISOString(),
      analysis: thinned(analysis) ?? analysis,
    },
    about: { phrase, exerciseId, accuracy: analysis.overallAccuracy / 100 },
  };
}
