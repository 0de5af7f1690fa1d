import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EarPair,
  type EarWord,
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
} from '@saywell/contract';
import { openLexicon } from '@saywell/speech/phonemes';
import { knownPhrases, melodyOf } from '../../src/features/listening/known-phrases.ts';
import { formsOf } from '../../src/features/voices/ear-words.ts';
import { createTellingApart } from '../../src/speech-pool/voice/tell-apart.ts';
import { sayingSamples } from '../support/recordings.ts';

/** The embedded voices, by the names under which clients ask for them. */
export const EAR_VOICES = [
  { name: REFERENCE_FEMALE_VOICE, voice: 'slt' },
  { name: REFERENCE_MALE_VOICE, voice: 'rms' },
] as const;
type EmbeddedVoice = (typeof EAR_VOICES)[number]['voice'];

const known = await knownPhrases();

const speech = join(import.meta.dirname, '../../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const tellApart = createTellingApart(
  read('model/acoustic.swm'),
  openLexicon({ letters: read('model/letters.swm'), dictionary: read('dictionary/words.bin') }),
);

/**
 * How much better a voice's clips of the two words fit their own word than the other one: the lower
 * of the two log-odds. Below 0 a clip is taken for the other word.
 */
export async function marginOf({ words: [one, other] }: EarPair, voice: EmbeddedVoice) {
  return Math.min(await ownMargin(one, other, voice), await ownMargin(other, one, voice));
}

async function ownMargin(own: EarWord, other: EarWord, voice: EmbeddedVoice): Promise<number> {
  const [margin] = tellApart(await say(own, voice), saidWord(own), [saidWord(other)]);
  return margin!;
}

const saidWord = (word: EarWord) => ({ text: word.text, forms: formsOf(word) });

/** As the product says it. */
function say(word: EarWord, voice: EmbeddedVoice) {
  return sayingSamples(word.text, {
    voice,
    forms: formsOf(word),
    ...melodyOf(word.text, known.get(word.text)),
  });
}
