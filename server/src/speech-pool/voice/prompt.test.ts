import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon, readPhrase } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { promptOf } from './prompt.ts';

const speech = join(import.meta.dirname, '../../../../speech');
const lexicon = openLexicon({
  dictionary: readFileSync(join(speech, 'dictionary/words.bin')),
  letters: readFileSync(join(speech, 'model/letters.swm')),
});
const prompt = (phrase: string) => promptOf(phrase, readPhrase(phrase, lexicon), lexicon);

test('numbers are given as words', () => {
  expect(prompt('It costs $5.25, at 7:30.').text).toBe(
    'It costs five dollars and twenty five cents, at seven thirty.',
  );
});

test('letters read one by one get a name of their own', () => {
  const { text, lexicon: entries } = prompt('The FBI called the FBI.');
  expect(text).toMatch(/^The nafu\w+ called the nafu\w+\.$/);
  expect(entries).toContain('"nafuna" nil : eh1 f b iy1 ay1\n');
});

test('the voice is told how contractions sound', () => {
  expect(prompt('He couldn’t.').lexicon).toBe('"couldnt" nil : k uh1 d ax0 n t\n');
});

test.each([
  ['Can you read it?', 'Can you reed it?'],
  ['I want to read.', 'I want to reed.'],
  ['I have read it.', 'I have read it.'],
])('“%s” reaches the voice as “%s”', (phrase, text) => {
  expect(prompt(phrase).text).toBe(text);
});

test('what the voice can’t read is written plainly', () => {
  expect(prompt('A “naïve” café — really…  中文').text).toBe('A naive cafe , really...');
});
