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
 * The voices of a round, in turn: the embedded ones, which were checked for everything that they say, and
 * before them every other voice for what it was found to say well; of Google’s, that is known for the ear.
 */
export function useRoundVoices(of: Of) {
  const { data, isLoading } = useServerVoices();
  return { isLoading, ...roundVoicesOf(data, of) };
}

type Server = ReturnType<typeof useServerVoices>['data'];

export function roundVoicesOf(server: Server, of: Of) {
  const hasGoogle = server ? server.engine === 'google' : appConfig.googleVoices;
  const voices = [
    ...(server?.sampleVoices.filter(CAN_SAY_SOME[of]).map(serverVoice) ?? []),
    ...(hasGoogle ? EMBEDDED_BESIDE_GOOGLE : EMBEDDED),
  ];
  return {
    names: voices.map(({ name }) => name),
    voiceOf: (name: string): ServerVoice =>
      voices.find((voice) => voice.name === name) ?? { from: 'server', name, gender: 'FEMALE' },
  };
}

const CAN_SAY_SOME: Record<Of, (voice: SampleVoice) => boolean> = {
  ear: ({ earPairs = [] }) => earPairs.length > 0,
  stress: ({ stressItems = [] }) => stressItems.length > 0,
};

const serverVoice = ({ name, ssmlGender, earPairs, stressItems }: SampleVoice): ServerVoice => ({
  from: 'server',
  name,
  gender: ssmlGender,
  ...(earPairs && { earPairs }),
  ...(stressItems && { stressItems }),
});

export type RoundVoices = ReturnType<typeof useRoundVoices>;
