import { analysisCall, type Scored } from '../../lib/outbox/analysis-call.ts';
import type { NewItem } from '../../lib/outbox/item.ts';
import { outbox } from '../../lib/outbox/outbox.ts';

/** The ids of analyses that are on their way to the server, or there. */
const sent = new Set<string>();

/** Whether what is saved from it finds it there. */
export const isSent = (analysisId: string) => sent.has(analysisId);

/** Sends the analysis of a take that was scored here, so that the server has it as its own ones. */
export function keepScored(userId: number, scored: Scored): void {
  const { analysisId } = scored.analysis;
  if (analysisId !== undefined) sent.add(analysisId);
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
