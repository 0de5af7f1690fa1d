import type { ScenePart } from '@saywell/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { keptRuns } from '../../features/scenes/kept-run.ts';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import {
  fits,
  isOver,
  isSettled,
  newRun,
  resumed,
  type RunMode,
  type SceneRun,
  type ShownText,
} from '../../features/scenes/run.ts';
import { createStore, useStore } from '../../lib/store.ts';

/**
 * A run from its beginning to its end. Neither a reload, another tab, nor a closed browser loses its
 * verdicts; it goes on in one tab at a time, the last in which somebody asked for it.
 */
export function useSceneRun(
  userId: number,
  { slug, lines }: SceneWithLines,
  /** Whether the end of one that is saved is asked for again. */
  showsEnd: boolean,
) {
  const read = () => {
    const kept = keptRuns.get(userId, slug);
    if (!kept || !fits(kept, lines)) return undefined;
    return kept.saved && !showsEnd ? undefined : kept;
  };
  const [left, setLeft] = useState(read);
  const [store] = useState(() => createStore(left && isSettled(left, lines) ? left : undefined));
  const run = useStore(store);
  /** Of the run that is on: a verdict may come after another has begun. */
  const change = (next: (run: SceneRun) => SceneRun) => {
    const now = store.get();
    if (!now) return;
    const changed = next(now);
    store.set(changed);
    keptRuns.keep(userId, changed);
  };
  const begin = (run: SceneRun) => {
    setLeft(undefined);
    store.set(run);
    keptRuns.begin(userId, run);
  };

  const onElsewhere = useEffectEvent(() => {
    const now = store.get();
    const kept = read();
    if (now && (kept?.key !== now.key || isOver(now, lines))) return;
    store.set(undefined);
    setLeft(kept && isSettled(kept, lines) ? undefined : kept);
  });
  useEffect(() => keptRuns.onElsewhere(userId, slug, () => onElsewhere()), [userId, slug]);

  return {
    run,
    /** Was left before its end, at the line with which it goes on. */
    left: left && { ...left, place: resumed(left, left.at).place },
    change,
    begin: (mode: RunMode, part: ScenePart | null, text: ShownText) =>
      begin(newRun({ slug, mode, part, text }, Date.now())),
    /** As it was left last, in whatever tab. */
    resume: (text: ShownText) => {
      const last = read() ?? left;
      if (last) begin({ ...resumed(last, Date.now()), text });
    },
    /** The way back to the beginning; `keeps` what was said for another time. */
    leave: ({ keeps = false } = {}) => {
      const now = store.get();
      if (now && !keeps) keptRuns.drop(userId, now);
      setLeft(keeps ? now : undefined);
      store.set(undefined);
    },
  };
}
