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

/** Of each word, the form that is shown and expected. */
const saidSounds = chosen.flatMap(({ phrase, trains }) =>
  readPhrase(phrase, lexicon).flatMap(({ variants: [reading = []] }, at) => {
    const taught = trains.forms?.find(({ word }) => word === at)?.sounds.split(' ');
    return (taught ?? reading).map(withoutStress);
  }),
);
const timesSaid = (phone: string) => saidSounds.filter((sound) => sound === phone).length;

test('a first session has eight phrases, easiest first', () => {
  expect(new Set(FIRST_PHRASES).size).toBe(8);
  expect(chosen).not.toContain(undefined);
});

test('together the eight phrases hold all 39 sounds, all but three of them twice', () => {
  expect(PHONES).toHaveLength(39);
  expect(PHONES.filter((phone) => timesSaid(phone) === 0)).toEqual([]);
  expect(PHONES.filter((phone) => timesSaid(phone) === 1)).toEqual(['CH', 'SH', 'ZH']);
});

test('each is short enough to be said in one breath', () => {
  const long = chosen.filter(({ phrase }) => phrase.split(' ').length > 8);
  expect(long.map(({ phrase }) => phrase)).toEqual([]);
});
