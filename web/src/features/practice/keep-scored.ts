import { thinned } from '@saywell/contract';
import type { Call, NewItem } from '../../lib/outbox/item.ts';
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

export function analysisItem(userId: number, scored: Scored): NewItem {
  const { phrase, exerciseId, analysis } = scored;
  return {
    userId,
    key: `analysis:${analysis.analysisId}`,
    ...analysisCall(scored),
    about: { phrase, exerciseId, accuracy: analysis.overallAccuracy / 100 },
  };
}

/** The analysis under its id, also one of the server's own that it no longer has. */
export function analysisCall({ analysis: saved, at, ...of }: Scored) {
  const { analysisId = '', takesLeft: _, ...analysis } = saved;
  return {
    call: 'POST /api/analyses',
    // One that is still too large is refused, and shown as what could not be saved.
    body: {
      ...of,
      id: analysisId,
      at: new Date(at).toISOString(),
      analysis: thinned(analysis) ?? analysis,
    },
  } satisfies Call;
}
