import { type SampleVoice, type ScenePart, scenePartId } from '@saywell/contract';
import { useServerVoices } from '../../features/listening/server-voices.ts';
import { useVoice, type VoiceChoice } from '../../features/listening/use-voice.ts';
import { EMBEDDED } from '../rounds/use-round-voices.ts';

type Reader = Extract<VoiceChoice, { from: 'server' }> & Pick<SampleVoice, 'kind'>;

/** What is worth copying comes first. */
const RANK = { human: 0, neural: 1 };
const LAST = 2;

/** Who reads the two parts of a scene: the voice that was chosen, then the best, and never one for both. */
export function useSceneVoices(slug: string) {
  const { data, isLoading } = useServerVoices();
  const readers = sceneReaders(slug, data?.sampleVoices, useVoice());
  return { isLoading, voiceOf: (part: ScenePart) => readers[part] };
}

export type SceneVoices = ReturnType<typeof useSceneVoices>;

/** Of the voices that say every line of a part; two that are easy to tell apart, where there are two. */
export function sceneReaders(
  slug: string,
  voices: readonly SampleVoice[] | undefined,
  chosen: VoiceChoice,
): [Reader, Reader] {
  const readersOf = (part: ScenePart): Reader[] =>
    voices?.filter((voice) => saysPart(voice, slug, part)).map(reader) ?? EMBEDDED;
  const pairs = readersOf(0).flatMap((one) =>
    readersOf(1).flatMap((other): [Reader, Reader][] =>
      one.name === other.name ? [] : [[one, other]],
    ),
  );
  const isChosen = ({ name }: Reader) => chosen.from === 'server' && chosen.name === name;
  // Of equal pairs the first counts: the voices are listed in the order in which people hear them.
  const [best] = pairs.toSorted(
    (a, b) =>
      Number(b.some(isChosen)) - Number(a.some(isChosen)) ||
      rankOf(a) - rankOf(b) ||
      Number(isAlike(a)) - Number(isAlike(b)),
  );
  return best ?? [EMBEDDED[0], EMBEDDED[1]];
}

const reader = ({ name, ssmlGender, kind }: SampleVoice): Reader => ({
  from: 'server',
  name,
  gender: ssmlGender,
  ...(kind && { kind }),
});

/** Those that the site does not keep say everything. */
const saysPart = ({ kind, sceneParts = [] }: SampleVoice, slug: string, part: ScenePart) =>
  kind === undefined || sceneParts.includes(scenePartId(slug, part));

const rankOf = (pair: [Reader, Reader]) =>
  pair.reduce((sum, { kind }) => sum + (kind ? RANK[kind] : LAST), 0);

const isAlike = ([one, other]: [Reader, Reader]) => one.gender === other.gender;
