import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { spokenWords } from '../../../speech-pool/voice/spoken-words.ts';
import { knownTexts } from '../known-texts.ts';
import { spell, type Spelling, symbolNumbers } from './spell.ts';

const speech = join(import.meta.dirname, '../../../../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});

const spelled = (text: string, spelling: Spelling, focus?: number) =>
  spell({ text, words: spokenWords(text, {}, lexicon), focus }, spelling);

test.each([
  ['Good morning.', 'ɡˈʊd mˈɔɹnɪŋ.', 'ɡˈʊd mˈɔːɹnɪŋ .'],
  ['I’m on my way, Joy!', 'Im ɑn mI wˈA, ʤˈY!', 'aɪm ɑːn maɪ wˈeɪ , dʒˈɔɪ !'],
  // A little word that is meant is stressed.
  ['Yes, I do.', 'jˈɛs, I dˈu.', 'jˈɛs , aɪ dˈuː .'],
  ['Her third go', 'həɹ θˈɜɹd ɡˈO', 'hɚ θˈɜːd ɡˈoʊ'],
])('%s', (text, kokoro, kitten) => {
  expect(spelled(text, 'kokoro')).toBe(kokoro);
  expect(spelled(text, 'kitten')).toBe(kitten);
});

test('the sounds are those that an exercise teaches', () => {
  const text = 'I got to go.';
  const forms = [{ word: 1, sounds: 'G AA1 DX' }];
  const words = spokenWords(text, { forms }, lexicon);
  expect(spell({ text, words }, 'kokoro')).toContain('ɡˈɑT');
  expect(spell({ text, words }, 'kitten')).toContain('ɡˈɑːɾ');
});

test('where one word stands out, the others are said more lightly', () => {
  expect(spelled('I want tea now.', 'kokoro', 2)).toBe('I wˌɑnt tˈi nˌW.');
});

test('the numbers are those of the published lists', () => {
  // As in the published list of Kokoro’s symbols.
  expect(symbolNumbers('ðə skˈI, ʧAʊ?', 'kokoro')).toEqual([
    0, 81, 83, 16, 61, 53, 156, 25, 3, 16, 133, 24, 135, 6, 0,
  ]);
  expect(symbolNumbers('kˌæt ː…', 'kitten')).toEqual([0, 53, 157, 72, 62, 16, 158, 10, 0]);
});

test('every text that learners hear can be spelled', async () => {
  for (const { text, manner, trains } of await knownTexts()) {
    const words = spokenWords(text, { manner, forms: trains?.forms ?? [] }, lexicon);
    for (const spelling of ['kitten', 'kokoro'] as const) {
      const numbers = symbolNumbers(spell({ text, words }, spelling), spelling);
      expect(numbers.length).toBeGreaterThan(3);
      expect(numbers.length).toBeLessThan(510);
    }
  }
});
