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
const prompt = (phrase: string) => promptOf(phrase, readPhrase(phrase, lexicon));

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

test('the voice is told how each word sounds', () => {
  const { lexicon: entries } = prompt('He couldn’t live.');
  expect(entries).toContain('"couldnt" nil : k uh1 d ax0 n t\n');
  expect(entries).toContain('"live" nil : l ih1 v\n');
});

test.each([
  ['Can you read it?', 'r iy1 d'],
  ['I have read it.', 'r eh1 d'],
])('“%s” is said with the reading that the phrase asks for', (phrase, sounds) => {
  expect(prompt(phrase).lexicon).toContain(`"read" nil : ${sounds}\n`);
});

test('two words that are spelled alike sound different in one phrase', () => {
  const { text, lexicon: entries } = prompt('They don’t permit it without a permit.');
  expect(text).toMatch(/^They don't permit it without a nafu\w+\.$/);
  expect(entries).toContain('"permit" nil : p er0 m ih1 t\n');
  expect(entries).toMatch(/"nafu\w+" nil : p er1 m ih0 t\n/);
});

test('a tap is said as the short d that it is', () => {
  const phrase = 'Water!';
  const [water] = readPhrase(phrase, lexicon);
  const taught = [{ ...water!, shown: [['W', 'AO1', 'DX', 'ER0']] }];
  expect(promptOf(phrase, taught).lexicon).toBe('"water" nil : w ao1 d er0\n');
});

test('what the voice can’t read is written plainly', () => {
  expect(prompt('A “naïve” café — really…  中文').text).toBe('A naive cafe , really...');
});
