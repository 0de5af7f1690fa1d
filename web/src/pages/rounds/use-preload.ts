import { useEffect, useEffectEvent } from 'react';
import { wordFile } from '../../features/listening/listening.ts';
import type { Spoken } from './use-spoken-question.ts';

/**
 * Fetches what a round will play, one after the other and the next question first: a limit of new
 * words a minute is for all of them.
 */
export function usePreload(
  round: string,
  words: readonly { text: string; voice: Spoken['voice'] }[],
) {
  const load = useEffectEvent(async (_round: string, signal: AbortSignal) => {
    for (const { text, voice } of words) {
      if (signal.aborted) return;
      await wordFile(text, voice).catch(() => {});
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void load(round, left.signal);
    return () => left.abort();
  }, [round]);
}
