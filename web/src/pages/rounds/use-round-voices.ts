import type { SampleVoice } from '@saywell/contract';
import { useServerVoices } from '../../features/listening/server-voices.ts';
import type { VoiceChoice } from '../../features/listening/use-voice.ts';
import { appConfig } from '../../lib/app-config.ts';

type ServerVoice = Extract<VoiceChoice, { from: 'server' }> & {
  earPairs?: readonly string[];
  stressItems?: readonly string[];
};
/** What the round is of. */
type Of = 'ear' | 'stress';

/** The embedded voices, which are there even where nobody could ask for the list. */
export const EMBEDDED: [ServerVoice, ServerVoice] = [
  { from: 'server', name: 'reference-female', gender: 'FEMALE' },
  { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' },
];

/** Where Google’s voices speak by those names. */
const EMBEDDED_BESIDE_GOOGLE: ServerVoice[] = [
  { from: 'server', name: 'embedded-female', gender: 'FEMALE' },
  { from: 'server', name: 'embedded-male', gender: 'MALE' },
];

/**
 * The voices of a round, in turn: kept ones for what they were found to say well, then those of the
 * server; for the ear Google’s only for the pairs that they say apart, and the embedded ones in any case.
 */
export function useRoundVoices(of: Of) {
  const { data, isLoading } = useServerVoices();
  return { isLoading, ...roundVoicesOf(data, of) };
}

type Server = ReturnType<typeof useServerVoices>['data'];

export function roundVoicesOf(server: Server, of: Of) {
  const voices = of === 'ear' ? earVoices(server) : stressVoices(server);
  return {
    engine: server?.engine,
    names: voices.map(({ name }) => name),
    voiceOf: (name: string): ServerVoice =>
      voices.find((voice) => voice.name === name) ?? { from: 'server', name, gender: 'FEMALE' },
  };
}

function earVoices(server: Server): ServerVoice[] {
  const hasGoogle = server ? server.engine === 'google' : appConfig.googleVoices;
  const checked = server?.sampleVoices.filter(({ earPairs = [] }) => earPairs.length > 0) ?? [];
  return [...checked.map(serverVoice), ...(hasGoogle ? EMBEDDED_BESIDE_GOOGLE : EMBEDDED)];
}

function stressVoices(server: Server): ServerVoice[] {
  const given =
    server?.sampleVoices.filter(
      ({ kind, stressItems = [] }) => kind === undefined || stressItems.length > 0,
    ) ?? [];
  return given.length > 0 ? given.map(serverVoice) : EMBEDDED;
}

const serverVoice = ({ name, ssmlGender, earPairs, stressItems }: SampleVoice): ServerVoice => ({
  from: 'server',
  name,
  gender: ssmlGender,
  ...(earPairs && { earPairs }),
  ...(stressItems && { stressItems }),
});

export type RoundVoices = ReturnType<typeof useRoundVoices>;
