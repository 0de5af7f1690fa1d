import type { ScenePart } from '@saywell/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The one that was left on this page, while it does not go on elsewhere. */
  const leftHere = useRef<SceneRun>(undefined);
  const [store] = useState(() => createStore(left && isSettled(left, lines) ? left : undefined));
  const run = useStore(store);
  const setAside = (run: SceneRun | undefined, { isHere = false } = {}) => {
    leftHere.current = isHere ? run : undefined;
    setLeft(run);
  };
  /** The run that is on, or was left while the verdict on a line of it was on its way. */
  const change = (next: (run: SceneRun) => SceneRun) => {
    const on = store.get();
    const now = on ?? leftHere.current;
    if (!now) return;
    const changed = next(now);
    if (on) store.set(changed);
    else setAside(changed, { isHere: true });
    keptRuns.keep(userId, changed);
  };
  const begin = (run: SceneRun) => {
    setAside(undefined);
    store.set(run);
    keptRuns.begin(userId, run);
  };

  const onElsewhere = useEffectEvent(() => {
    const now = store.get();
    const kept = read();
    if (now && (kept?.key !== now.key || isOver(now, lines))) return;
    store.set(undefined);
    setAside(kept && isSettled(kept, lines) ? undefined : kept);
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
      setAside(keeps ? now : undefined, { isHere: true });
      store.set(undefined);
    },
  };
}
