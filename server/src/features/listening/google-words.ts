import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { earContrasts, REFERENCE_RATE, VoiceOptions } from '@saywell/contract';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { CLIPS, openClips } from '../voices/clips.ts';
import { createEarPairs } from '../voices/ear-pairs.ts';
import { openToldApart } from '../voices/told-apart.ts';
import type { SpeechEngine, SpeechRequest } from './engine.ts';
import { googleVoiceOf } from './google-client.ts';
import { isRoundWord } from './round-words.ts';
import { isEmbedded } from './voices.ts';

/** Increase it if Google is asked otherwise: all words are then made anew. */
const EDITION = 'google-words-1';
/** Beside the kept voices, whose names begin with a letter. */
const FOLDER = 'voices/.google';

/** Google is sent the spelling alone, so only pairs whose words are read in one way. */
export const clearPairs = earContrasts
  .filter(({ kind }) => kind !== 'stress')
  .flatMap(({ pairs }) => pairs)
  .filter(({ words }) => words.every(({ says }) => says === undefined));

/** As a round asks for it. */
export const roundRequest = (text: string, voiceName: string): SpeechRequest => ({
  text,
  voiceOptions: VoiceOptions.parse({ voiceName, speakingRate: REFERENCE_RATE }),
});

/**
 * The words of ear training in Google’s voices, each made once (`make-google-words.ts`) and kept: so
 * what was checked is what is played, also while Google is out of reach. Several processes may share
 * the folder.
 */
export function openGoogleWords(dataDir: string) {
  const root = join(dataDir, FOLDER);
  const folderOf = (voice: string) => join(root, EDITION, voice);
  const clipsOf = (voice: string) => openClips(join(folderOf(voice), CLIPS));
  const toldApartOf = (voice: string) => openToldApart(folderOf(voice));
  const pairsIn = createEarPairs();

  return {
    folderOf,
    clipsOf,
    toldApartOf,
    /** Makes room for a voice, and takes away what an earlier edition made. */
    prepare: async (voice: string) => {
      await mkdir(join(folderOf(voice), CLIPS), { recursive: true, mode: 0o700 });
      for (const name of await readdir(root)) {
        if (name !== EDITION) await rm(join(root, name), { recursive: true, force: true });
      }
    },
    earPairsOf: async (voice: string): Promise<string[]> => {
      const told = new Set(await pairsIn(folderOf(voice)));
      return clearPairs.map(({ id }) => id).filter((id) => told.has(id));
    },
  };
}

export type GoogleWords = ReturnType<typeof openGoogleWords>;

/** Says the words that are there, and nothing else. */
export type WordsEngine = Pick<SpeechEngine, 'identify' | 'say'> & {
  name: 'google';
  earPairsOf: GoogleWords['earPairsOf'];
};

export function createWordsEngine(words: GoogleWords, pool: SpeechPool): WordsEngine {
  const keyOf = ({ text, manner = 'natural' }: SpeechRequest) => ({ text, manner });
  return {
    name: 'google',
    earPairsOf: words.earPairsOf,
    identify: async (request) => {
      const { voiceOptions } = request;
      if (!isRoundWord(request) || isEmbedded(voiceOptions)) return undefined;
      const voice = googleVoiceOf(voiceOptions);
      const facts = await words.clipsOf(voice).facts(keyOf(request));
      return facts && JSON.stringify([EDITION, voice, request.text, facts.etag]);
    },
    say: async (request, asker) => {
      const voice = googleVoiceOf(request.voiceOptions);
      const clip = await words.clipsOf(voice).read(keyOf(request));
      if (!clip) return undefined;
      return pool.run({ kind: 'wrap', text: request.text, recording: clip.sound }, asker);
    },
  };
}
