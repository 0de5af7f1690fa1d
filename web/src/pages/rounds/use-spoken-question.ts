import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { wakeAudio } from '../../features/listening/audio-output.ts';
import { hearWords, usePlaying } from '../../features/listening/listening.ts';
import type { RoundVoices } from './use-round-voices.ts';

export type Spoken = {
  texts: readonly string[];
  /** What plays is known by it. */
  key: string;
  voice: ReturnType<RoundVoices['voiceOf']>;
};

type Options = {
  /** Names a question, and maybe whether its answer is shown. */
  part: string;
  /** What sounds when it comes. */
  spoken: Spoken | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the heading takes the focus when it comes. */
  takesFocus: boolean;
};

type Failed = { part: string; error: unknown };

/** How long a screen reader takes to say where the focus went, before a word sounds. */
const ANNOUNCED_MS = 600;

/** Plays a question when it comes. */
export function useSpokenQuestion({ part, spoken, heading, takesFocus }: Options) {
  const [failed, setFailed] = useState<Failed>();
  const [heard, setHeard] = useState<string>();
  const begun = useRef(0);
  const sounds = usePlaying((now) => now?.key === spoken?.key && now?.phase === 'playing');
  if (sounds && heard !== part) setHeard(part);
  const sound = ({ texts, key, voice }: Spoken) =>
    hearWords(texts, { voice, key, onFail: (error) => setFailed({ part, error }) });
  const start = useEffectEvent((_part: string) => {
    begun.current = Date.now();
    if (spoken) sound(spoken);
  });
  /** From the button that was pressed, so that no key presses it for the next question as well. */
  const focus = useEffectEvent((_part: string) => {
    if (!takesFocus) return false;
    const moved = document.activeElement !== heading.current;
    heading.current?.focus({ preventScroll: true });
    // What was said is longer than a phone: from its end, the next question would be out of sight.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    return moved;
  });
  useEffect(() => {
    begun.current = Date.now();
    // Within the tap, which an iPhone asks for.
    wakeAudio();
    const timer = setTimeout(() => start(part), focus(part) ? ANNOUNCED_MS : 0);
    return () => clearTimeout(timer);
  }, [part]);
  return {
    /** Since when there is something to answer. */
    since: () => begun.current,
    /** Whether it has begun to sound: before, an answer would be a guess. */
    wasHeard: heard === part,
    /** Why it could not be played. */
    failed: failed?.part === part ? failed : undefined,
    play: (what: Spoken) => {
      setFailed(undefined);
      sound(what);
    },
  };
}
