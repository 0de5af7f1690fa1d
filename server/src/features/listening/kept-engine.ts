import { REFERENCE_FEMALE_VOICE, REFERENCE_RATE, type SampleVoice } from '@saywell/contract';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { createAbilities } from '../voices/abilities.ts';
import { type DrillWords, spellingOf } from '../voices/drill-words.ts';
import type { ClipKey, KeptVoice } from '../voices/kept-voice.ts';
import type { KeptVoices } from '../voices/kept-voices.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { readingOf, type KnownPhrases } from './known-phrases.ts';
import { isChosen } from './voices.ts';

const EDITION = 'kept 1';

type Options = {
  pool: SpeechPool;
  voices: KeptVoices;
  known?: KnownPhrases;
  words?: DrillWords;
  scenes?: Parameters<typeof createAbilities>[0];
};

/** Voices of people and networks, which say what they have a clip for. */
export type KeptEngine = Pick<SpeechEngine, 'identify' | 'say'> & {
  name: 'kept';
  /** The voices now, the best first; the edition is undefined where there are none. */
  offer: () => Promise<{ edition: string | undefined; voices: SampleVoice[] }>;
};

export function createKeptEngine({
  pool,
  voices,
  known = new Map(),
  words = new Map(),
  scenes = [],
}: Options): KeptEngine {
  const abilitiesIn = createAbilities(scenes);

  async function findClip(request: SpeechRequest) {
    const { text, manner = 'natural', context } = request;
    const key = context ? wordAlone(text, context) : { text, manner };
    if (!key) return undefined;
    for (const { name, kind } of await voicesFor(request)) {
      // A word of a phrase is there for its sounds, and networks blur those of single words.
      if (context && kind !== 'human') continue;
      const facts = await voices.clipsOf(name).facts(key);
      if (facts) return { name, key, facts };
    }
    return undefined;
  }

  /** What a word of a phrase is kept as; undefined where its phrase may want other sounds of it. */
  function wordAlone(
    text: string,
    { phrase, word }: NonNullable<SpeechRequest['context']>,
  ): ClipKey | undefined {
    const kept = words.get(spellingOf(text));
    const isTaught = known.get(phrase)?.forms.some((form) => form.word === word);
    return kept === undefined || isTaught ? undefined : { text: kept, manner: 'natural' };
  }

  /** The one that is named; for who did not choose, all of them, the best first. */
  async function voicesFor({ voiceOptions }: SpeechRequest): Promise<KeptVoice[]> {
    const { voiceName, ssmlGender } = voiceOptions;
    if (voiceName === REFERENCE_FEMALE_VOICE) return [];
    if (voiceName !== undefined && isChosen(voiceOptions)) {
      const named = await voices.read(voiceName);
      return named ? [named] : [];
    }
    const all = await voices.list();
    // Female is what somebody asks for who does not say.
    return ssmlGender === 'MALE' ? all.filter(({ gender }) => gender === 'MALE') : all;
  }

  return {
    name: 'kept',
    offer: async () => ({
      edition: await voices.edition(),
      voices: await Promise.all(
        (await voices.list()).map(async ({ name, label, gender, kind, credit }) => ({
          name,
          label,
          languageCode: 'en-US',
          ssmlGender: gender,
          kind,
          ...(credit && { credit }),
          ...(await abilitiesIn(voices.folderOf(name))),
        })),
      ),
    }),
    identify: async (request) => {
      const clip = await findClip(request);
      if (!clip) return undefined;
      const { name, facts } = clip;
      return JSON.stringify([
        EDITION,
        name,
        facts.etag,
        tempoOf(request),
        readingOf(request, known),
      ]);
    },
    say: async (request, asker) => {
      const found = await findClip(request);
      const clip = found && (await voices.clipsOf(found.name).read(found.key));
      // Gone since, or damaged.
      if (!clip) return undefined;
      const { text } = request;
      return pool.run(
        {
          kind: 'wrap',
          text,
          ...readingOf(request, known),
          recording: clip.sound,
          tempo: tempoOf(request),
          saysForms: true,
        },
        asker,
      );
    },
  };
}

/** A clip is as fast as the reference voice; nobody’s pitch is changed. */
function tempoOf({ voiceOptions }: SpeechRequest) {
  return Math.round((voiceOptions.speakingRate / REFERENCE_RATE) * 100) / 100;
}
