import { useEffect, useRef, useState } from 'react';
import { hearLine, stopListening } from '../../features/listening/listening.ts';
import type { Pace } from '../../features/listening/speaking.ts';
import type { SpokenLine } from '../../features/listening/use-timings.ts';

/** Why a line does not sound without a connection. */
export const OFFLINE = 'You’re offline. The scene waits here until you’re back.';

export const lineKey = (slug: string, place: number) => `scene:${slug}:${place}`;

/** Between two people who speak. */
const PAUSE_MS = 350;
const pause = () => new Promise((over) => setTimeout(over, PAUSE_MS));

/** A scene read from one of its lines to its end. */
export function useSceneListening(
  slug: string,
  count: number,
  spoken: (place: number, pace: Pace) => SpokenLine,
) {
  const [place, setPlace] = useState(0);
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useState<Pace>('1');
  const [failed, setFailed] = useState<{ error: unknown }>();
  /** Each time it is played anew, what played before has lost its turn. */
  const turn = useRef(0);
  const chosen = useRef<Pace>('1');

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const play = async (from: number) => {
    const mine = (turn.current += 1);
    setFailed(undefined);
    setOn(true);
    for (let at = from; at < count; at += 1) {
      setPlace(at);
      const wasHeard = await hearLine(spoken(at, chosen.current), {
        key: lineKey(slug, at),
        pace: chosen.current,
        onFail: (error) => setFailed({ error }),
      });
      if (turn.current !== mine) return;
      if (!wasHeard) return setOn(false);
      await pause();
      if (turn.current !== mine) return;
    }
    setOn(false);
    setPlace(0);
  };
  const stop = () => {
    turn.current += 1;
    stopListening();
    setOn(false);
  };
  const go = (to: number) => {
    const next = Math.min(count - 1, Math.max(0, to));
    if (isOn) void play(next);
    else setPlace(next);
  };
  return {
    place,
    isOn,
    failed,
    pace,
    onPace: (next: Pace) => {
      chosen.current = next;
      setPace(next);
      if (isOn) void play(place);
    },
    play: (from = place) => void play(from),
    toggle: () => (isOn ? stop() : void play(place)),
    previous: () => go(place - 1),
    next: () => go(place + 1),
  };
}
