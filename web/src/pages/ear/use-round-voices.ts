import { canSay } from '../../features/ear/can-say.ts';
import { useServerVoices } from '../../features/listening/server-voices.ts';
import type { VoiceChoice } from '../../features/listening/use-voice.ts';

type ServerVoice = Extract<VoiceChoice, { from: 'server' }>;

/** The two embedded voices, which are there even where nobody could ask for the list. */
const EMBEDDED: ServerVoice[] = [
  { from: 'server', name: 'en-US-Neural2-F', gender: 'FEMALE' },
  { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
];

/** The voices of a round, and which of them says the words of a pair apart. */
export function useRoundVoices() {
  const { data, isLoading } = useServerVoices();
  const given = data?.sampleVoices.map(({ name, ssmlGender }): ServerVoice => ({
    from: 'server',
    name,
    gender: ssmlGender,
  }));
  const voices = given && given.length > 0 ? given : EMBEDDED;
  const voiceOf = (name: string): ServerVoice =>
    voices.find((voice) => voice.name === name) ?? { from: 'server', name, gender: 'FEMALE' };
  return {
    isLoading,
    engine: data?.engine,
    names: voices.map(({ name }) => name),
    voiceOf,
    canSay: (voice: string, pair: string) => canSay(voiceOf(voice), pair, data?.engine),
  };
}

export type RoundVoices = ReturnType<typeof useRoundVoices>;
