import { earContrasts, firstLanguages, LANGUAGE_NAMES, LANGUAGE_SOURCES } from '@saywell/contract';
import { PHONES } from '@saywell/speech/phonemes';
import { expect, test } from 'vitest';

const LONGEST_TIP = 160;
const sounds = new Set<string>(PHONES);
const contrasts = new Set(earContrasts.map(({ id }) => id));
const hardSounds = firstLanguages.flatMap(({ id, sounds: hard }) =>
  Object.entries(hard).map(([sound, how]) => ({ name: `${id} ${sound}`, sound, ...how })),
);

test('every language is there once; only “other” has nothing that is typical', () => {
  const ids = firstLanguages.map(({ id }) => id);
  expect([...ids, 'other'].toSorted()).toEqual(Object.keys(LANGUAGE_NAMES).toSorted());
});

test('hard sounds and hard contrasts exist', () => {
  expect(hardSounds.filter(({ sound }) => !sounds.has(sound)).map(({ name }) => name)).toEqual([]);
  const unheard = firstLanguages.flatMap((language) =>
    Object.keys(language.contrasts).filter((id) => !contrasts.has(id)),
  );
  expect(unheard).toEqual([]);
});

test('a tip is as short as a cue', () => {
  const long = hardSounds.filter(({ tip }) => tip.length > LONGEST_TIP || !/\.”?$/.test(tip));
  expect(long.map(({ name, tip }) => `${name}: ${tip.length}`)).toEqual([]);
});

test('every language names its sources', () => {
  for (const { sources } of firstLanguages) {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !(source in LANGUAGE_SOURCES))).toEqual([]);
  }
});
