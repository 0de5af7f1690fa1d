import { earPairOf } from '@saywell/contract';
import { canSay } from '../../features/ear/can-say.ts';
import { exampleOptions } from '../../features/listening/speaking.ts';
import { useKeptWords } from '../../features/offline/use-kept-words.ts';
import { useOnline } from '../../lib/connection.ts';
import type { RoundVoices } from '../rounds/use-round-voices.ts';

type CanSay = (voice: string, pair: string) => boolean;

/** Which voice says the words of a pair apart, and which of that plays now: offline, what was kept. */
export function usePlayablePairs({ voiceOf }: RoundVoices) {
  const online = useOnline();
  const kept = useKeptWords();
  const canSayApart: CanSay = (voice, pair) => canSay(voiceOf(voice), pair);
  const isKept: CanSay = (voice, pair) =>
    earPairOf(pair)!.words.every(({ text }) =>
      kept.data?.has({ text, voiceOptions: exampleOptions(voiceOf(voice)) }),
    );
  const canPlay: CanSay = (voice, pair) =>
    canSayApart(voice, pair) && (online || isKept(voice, pair));
  return { isLoading: kept.isLoading, canSay: canSayApart, canPlay };
}

export type PlayablePairs = Omit<ReturnType<typeof usePlayablePairs>, 'isLoading'>;
