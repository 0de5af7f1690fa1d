import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { readExercises } from '../../seed/content.ts';
import { spokenWords } from '../../speech-pool/voice/spoken-words.ts';
import { drillWordsOf, readDrillWords } from './drill-words.ts';

const speech = join(import.meta.dirname, '../../../../speech');
const read = (path: string) => readFileSync(join(speech, path));
const lexicon = openLexicon({
  letters: read('model/letters.swm'),
  dictionary: read('dictionary/words.bin'),
});
const has = (word: string) => words.has(word);
const words = await readDrillWords();

test('words of exercises, of ear training, and of the pairs in tips are drill words', () => {
  expect(['thinking', 'ship', 'toes', "it's"].filter((word) => !has(word))).toEqual([]);
});

test('a word whose sounds its place decides is none', () => {
  // The last one is taught one of its readings.
  expect(['the', 'of', 'can', 'your', 'close', 'live'].filter(has)).toEqual([]);
  expect([...words.values()].filter((word) => !/^[\p{L}'’-]{2,}$/u.test(word))).toEqual([]);
});

test('a word has the large letter that it has inside a phrase', () => {
  const found = drillWordsOf(['Turn it off.', "No. I'm in June.", 'June, turn the TV on.']);
  expect(['turn', 'no', "i'm", 'june', 'tv'].map((word) => found.get(word))).toEqual([
    'turn',
    'no',
    "I'm",
    'June',
    undefined,
  ]);
});

test('every drill word has the same sounds in the phrases of the exercises as alone', async () => {
  const soundsOf = (...reading: Parameters<typeof spokenWords>) =>
    spokenWords(...reading).map(({ shown }) => shown[0]!.join(' ').replace(/[12]/g, '1'));
  const otherwise = (await readExercises()).flatMap(({ phrase, trains: { forms = [] } }) =>
    [...phrase.matchAll(/\S+/g)].flatMap(([written], word) => {
      const text = written.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      const kept = words.get(text.toLowerCase());
      if (kept === undefined || forms.some((form) => form.word === word)) return [];
      const inPhrase = soundsOf(text, { forms, context: { phrase, word } }, lexicon);
      const alone = soundsOf(kept, {}, lexicon);
      return inPhrase.join() === alone.join() ? [] : [`${text} in ${phrase}`];
    }),
  );
  expect(otherwise).toEqual([]);
});
