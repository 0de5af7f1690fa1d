import type { ScenePart } from '@saywell/contract';
import { useRoundVoices } from '../rounds/use-round-voices.ts';

/** Who reads the two parts: two voices that are easy to tell apart, where there are two. */
export function useSceneVoices() {
  const { names, voiceOf, isLoading } = useRoundVoices('stress');
  const voices = names.map(voiceOf);
  const first = voices[0]!;
  const second = voices.find(({ gender }) => gender !== first.gender) ?? voices[1] ?? first;
  return { isLoading, voiceOf: (part: ScenePart) => (part === 0 ? first : second) };
}

export type SceneVoices = ReturnType<typeof useSceneVoices>;
