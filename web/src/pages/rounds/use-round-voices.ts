import { useServerVoices } from '../../features/listening/server-voices.ts';
import type { VoiceChoice } from '../../features/listening/use-voice.ts';

type ServerVoice = Extract<VoiceChoice, { from: 'server' }> & { earPairs?: readonly string[] };
/** What the round is of. */
type Of = 'ear' | 'stress';

/** The two embedded voices, which are there even where nobody could ask for the list. */
const EMBEDDED: ServerVoice[] = [
  { from: 'server', name: 'reference-female', gender: 'FEMALE' },
  { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
];

/**
 * The voices of a round, in turn: those of the server that have a word for every item and, for the
 * ear, those of people for the pairs that they say.
 */
export function useRoundVoices(of: Of) {
  const { data, isLoading } = useServerVoices();
  return { isLoading, ...roundVoicesOf(data, of) };
}

export function roundVoicesOf(server: ReturnType<typeof useServerVoices>['data'], of: Of) {
  const given = server?.sampleVoices
    .filter(
      ({ kind, earPairs = [] }) => kind === undefined || (of === 'ear' && earPairs.length > 0),
    )
    .map(({ name, ssmlGender, earPairs }): ServerVoice => ({
      from: 'server',
      name,
      gender: ssmlGender,
      ...(earPairs && { earPairs }),
    }));
  const voices = given && given.length > 0 ? given : EMBEDDED;
  return {
    engine: server?.engine,
    names: voices.map(({ name }) => name),
    voiceOf: (name: string): ServerVoice =>
      voices.find((voice) => voice.name === name) ?? { from: 'server', name, gender: 'FEMALE' },
  };
}

export type RoundVoices = ReturnType<typeof useRoundVoices>;
