import type { AnalyzedTake } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { repeat } from './next-step.ts';

/** Below this the rhythm itself deserves a tip. */
const LOW_FLUENCY = 65;
/** Of what fluency lacks, about so much is missing from the score. */
const SHARE = 0.2;

/** A halting take with no single stop to name. */
export function flowCause({ fluencyScore, pauses }: AnalyzedTake): Cause | undefined {
  if (fluencyScore >= LOW_FLUENCY || pauses.length > 0) return undefined;
  return {
    cost: SHARE * (100 - fluencyScore),
    summary: 'The phrase came out in pieces',
    next: repeat('Say it again in one breath, at the pace of the example'),
    isMinor: true,
    finding: {
      kind: 'flow',
      words: [],
      title:
        'Let it flow: hum the rhythm of the example, then say the phrase in one breath at that pace',
      body: '',
    },
  };
}
