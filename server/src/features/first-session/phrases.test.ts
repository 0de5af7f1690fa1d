import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLexicon, PHONES, readPhrase, withoutStress } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';
import { readExercises } from '../../seed/content.ts';
import { FIRST_PHRASES } from './phrases.ts';

const ofSpeech = (path: string) => readFile(join(import.meta.dirname, '../../../../speech', path));
const lexicon = openLexicon({
  dictionary: await ofSpeech('dictionary/words.bin'),
  letters: await ofSpeech('model/letters.swm'),
});
const exercises = await readExercises();
const chosen = FIRST_PHRASES.map((key) => exercises.find((exercise) => exercise.key === key)!);

const isLight = (form: string[]) => !form.some((phone) => /[12]$/.test(phone));

/** Of each word, the form that is shown. Little words that anybody may say lightly don't count. */
const saidSounds = chosen.flatMap(({ phrase, trains }) =>
  readPhrase(phrase, lexicon).flatMap(({ variants, shown: [shown = []] }, at) => {
    const taught = trains.forms?.find(({ word }) => word === at)?.sounds.split(' ');
    return variants.some(isLight) ? [] : (taught ?? shown).map(withoutStress);
  }),
);
const timesSaid = (phone: string) => saidSounds.filter((sound) => sound === phone).length;

test('a first session has eight phrases, easiest first', () => {
  expect(new Set(FIRST_PHRASES).size).toBe(8);
  expect(chosen).not.toContain(undefined);
  const levels = chosen.map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('together the eight phrases hold all 39 sounds, most of them twice', () => {
  expect(PHONES).toHaveLength(39);
  expect(PHONES.filter((phone) => timesSaid(phone) === 0)).toEqual([]);
  expect(PHONES.filter((phone) => timesSaid(phone) === 1)).toEqual([
    'CH',
    'G',
    'HH',
    'UH',
    'V',
    'ZH',
  ]);
});

test('each is short enough to be said in one breath', () => {
  const long = chosen.filter(({ phrase }) => phrase.split(' ').length > 8);
  expect(long.map(({ phrase }) => phrase)).toEqual([]);
});
