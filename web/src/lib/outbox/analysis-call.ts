import { thinned } from '@saywell/contract';
import type { RequestFor, Result } from '../api.ts';
import type { Call } from './item.ts';

type Body = Extract<RequestFor<'POST /api/analyses'>, { body: object }>['body'];

/** A take that has its analysis: what was asked, and when it was said. */
export type Scored = Omit<Body, 'id' | 'at' | 'sentAt' | 'analysis' | 'exerciseId'> & {
  exerciseId?: number | undefined;
  analysis: Result<'POST /api/analyze-audio-pronunciation'>;
  at: number;
};

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
