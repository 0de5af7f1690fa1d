import { useServerVoices } from '../../features/listening/server-voices.ts';
import type { VoiceChoice } from '../../features/listening/use-voice.ts';

type ServerVoice = Extract<VoiceChoice, { from: 'server' }>;

/** The two embedded voices, which are there even where nobody could ask for the list. */
const EMBEDDED: ServerVoice[] = [
  { from: 'server', name: 'en-US-Neural2-F', gender: 'FEMALE' },
  { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
];

/** The voices of a round: those of the server that have a word for every item, in turn. */
export function useRoundVoices() {
  const { data, isLoading } = useServerVoices();
  return { isLoading, ...roundVoicesOf(data) };
}

export function roundVoicesOf(server: ReturnType<typeof useServerVoices>['data']) {
  const given = server?.sampleVoices
    // A kept voice may have one word of a pair alone: then the voice would give the answer away.
    .filter(({ kind }) => kind === undefined)
    .map(({ name, ssmlGender }): ServerVoice => ({ from: 'server', name, gender: ssmlGender }));
  const voices = given && given.length > 0 ? given : EMBEDDED;
  return {
    engine: server?.engine,
    names: voices.map(({ name }) => name),
    voiceOf: (name: string): ServerVoice =>
      voices.find((voice) => voice.name === name) ?? { from: 'server', name, gender: 'FEMALE' },
  };
}

export type RoundVoices = ReturnType<typeof useRoundVoices>;
