import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EarWord } from '@saywell/contract';
import { openLexicon, type PhraseWord } from '@saywell/speech/phonemes';
import { formsOf } from '../../src/features/voices/ear-words.ts';
import { spokenWords } from '../../src/speech-pool/voice/spoken-words.ts';

const speech = join(import.meta.dirname, '../../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

/** A word or phrase of ear training as the voices are asked to say it. */
export function earWords(word: EarWord): PhraseWord[] {
  return spokenWords(word.text, { forms: formsOf(word) }, lexicon);
}

/** Its sounds, one list for each word: ARPAbet with stress digits. */
export function earSounds(word: EarWord): string[][] {
  return earWords(word).map(({ shown: [form = []] }) => form);
}
