import { ROUND_DURATION_MAX_S } from '@saywell/contract';
import type { NewItem } from '../../lib/outbox/item.ts';
import { type SceneRun, scoredIn } from './run.ts';

/** A run as it is saved: the server reads what came of it from its lines, which it has by then. */
export function runItem(userId: number, title: string, run: SceneRun) {
  const { key, slug, mode, part, withText, spentMs, at } = run;
  return {
    userId,
    key: `scene:${key}`,
    call: 'POST /api/scenes/:slug/runs',
    params: { slug },
    body: {
      key,
      at: new Date(at).toISOString(),
      duration: Math.min(ROUND_DURATION_MAX_S, Math.max(1, Math.round(spentMs / 1000))),
      mode,
      part,
      withText,
      takes: scoredIn(run).map(({ line, analysisId }) => ({ line, analysisId })),
    },
    about: { phrase: `The scene “${title}”` },
  } satisfies NewItem;
}
