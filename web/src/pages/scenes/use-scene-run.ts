import type { ScenePart } from '@saywell/contract';
import { useState } from 'react';
import { keptRuns } from '../../features/scenes/kept-run.ts';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import {
  isOver,
  newRun,
  resumed,
  type RunMode,
  type SceneRun,
  type ShownText,
} from '../../features/scenes/run.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** A run from its beginning to its end. A reload loses none of its verdicts. */
export function useSceneRun(
  userId: number,
  { slug, lines }: SceneWithLines,
  /** Whether the end of one that is saved is asked for again. */
  showsEnd: boolean,
) {
  const [left, setLeft] = useState(() => {
    const kept = keptRuns.get(userId, slug);
    return kept?.saved && !showsEnd ? undefined : kept;
  });
  const [store] = useState(() =>
    createStore(left && isOver(left, lines) && !hasLost(left) ? left : undefined),
  );
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
    keptRuns.keep(userId, run);
  };
  return {
    run,
    /** Was left before its end. */
    left,
    change,
    begin: (mode: RunMode, part: ScenePart | null, text: ShownText) =>
      begin(newRun({ slug, mode, part, text }, Date.now())),
    resume: (text: ShownText) => left && begin({ ...resumed(left, Date.now()), text }),
    /** The way back to the beginning; `keeps` what was said for another time. */
    leave: ({ keeps = false } = {}) => {
      const now = store.get();
      if (now && !keeps) keptRuns.drop(userId, now);
      setLeft(keeps ? now : undefined);
      store.set(undefined);
    },
  };
}

/** Whether recordings without a verdict are gone. */
const hasLost = ({ said }: SceneRun) =>
  Object.values(said).some(({ state }) => state === 'checking' || state === 'failed');
