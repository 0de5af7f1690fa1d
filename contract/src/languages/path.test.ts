import { expect, test } from 'vitest';
import { earContrasts } from '../ear/contrasts.ts';
import { LANGUAGE_NAMES, type LanguageId } from './language.ts';
import { languageOf } from './languages.ts';
import { pathFor } from './path.ts';

const spanish = languageOf('spanish');
const idsOf = (path: ReturnType<typeof pathFor>) => path.map(({ contrast }) => contrast.id);
const placeOf = (id: string, path: ReturnType<typeof pathFor>) => idsOf(path).indexOf(id);

test('every contrast is on the path once, whoever asks', () => {
  const all = earContrasts.map(({ id }) => id).toSorted();
  for (const id of Object.keys(LANGUAGE_NAMES) as LanguageId[]) {
    expect(idsOf(pathFor(languageOf(id), {})).toSorted()).toEqual(all);
  }
});

test('without a language and without answers, what matters most comes first', () => {
  const loads = pathFor(undefined, {}).map(({ contrast }) => contrast.load);
  expect(loads).toEqual(loads.toSorted((one, other) => other - one));
  expect(pathFor(undefined, {})[0]).toMatchObject({ why: 'load' });
});

test('what is typical of the first language and matters comes before what only matters', () => {
  const path = pathFor(spanish, {});
  expect(placeOf('ih-iy', path)).toBeLessThan(5);
  expect(placeOf('v-b', path)).toBeLessThan(placeOf('l-r', path));
  expect(path[0]).toMatchObject({ why: 'language' });
  expect(path[0]!.reason).toContain('Spanish');
});

test('own mistakes outweigh the guess, and what is heard well moves back', () => {
  const results = { 'l-r': { asked: 20, heard: 8 }, 'ih-iy': { asked: 20, heard: 20 } };
  const path = pathFor(spanish, results);
  expect(path[0]).toMatchObject({ contrast: { id: 'l-r' }, why: 'mistakes' });
  expect(path[0]!.reason).toBe('You mixed up light / right 12 out of 20 times.');
  expect(placeOf('ih-iy', path)).toBeGreaterThan(20);
});

test('what only some people mix up is not said of many', () => {
  const reasonOf = (id: string) => pathFor(spanish, {})[placeOf(id, pathFor(spanish, {}))]!.reason;
  expect(reasonOf('th-s')).toBe('Some people whose first language is Spanish mix up think / sink.');
  expect(reasonOf('v-b')).toBe('Many people whose first language is Spanish mix up very / berry.');
});

test.each([
  ['ih-iy', 'Many pairs of words differ in the same way as ship / sheep.'],
  ['v-b', 'Some pairs of words differ in the same way as very / berry.'],
  ['th-f', 'A few pairs of words differ in the same way as death / deaf.'],
  ['can-cant', 'Mixing up can / can’t changes what a sentence means.'],
  ['stress-words', 'A different stress can make a different word, as in desert / dessert.'],
])('without a language, %s is there because of what it tells apart', (id, reason) => {
  expect(pathFor(undefined, {}).find(({ contrast }) => contrast.id === id)).toMatchObject({
    why: 'load',
    reason,
  });
});

test('a few answers are no reason yet', () => {
  const path = pathFor(spanish, { 'v-b': { asked: 3, heard: 1 } });
  expect(path.find(({ contrast }) => contrast.id === 'v-b')).toMatchObject({ why: 'language' });
});

test('a sound that is said badly moves its contrasts up, one that is said well moves none', () => {
  const said = (accuracy: number | null) => pathFor(spanish, {}, { TH: { ipa: 'θ', accuracy } });
  const reasonOf = (path: ReturnType<typeof pathFor>) => path[placeOf('th-f', path)];
  expect(placeOf('th-f', said(0.3))).toBeLessThan(placeOf('th-f', said(0.6)));
  expect(placeOf('th-f', said(0.6))).toBeLessThan(placeOf('th-f', said(null)));
  expect(said(0.95)).toEqual(said(null));
  expect(reasonOf(said(0.3))).toMatchObject({
    why: 'said',
    reason: 'When you say /θ/, you average 30 out of 100.',
  });
});

test('what is heard by now is there for the mouth, if it is said badly', () => {
  const heard = { 'th-s': { asked: 30, heard: 20, mark: 'heard' as const } };
  const whyOf = (said: Parameters<typeof pathFor>[2]) => {
    const path = pathFor(spanish, heard, said);
    return path[placeOf('th-s', path)]!.why;
  };
  expect(whyOf({ TH: { ipa: 'θ', accuracy: 0.3 } })).toBe('said');
  expect(whyOf({})).toBe('mistakes');
});

test('mistakes of the ear are told before those of the mouth', () => {
  const path = pathFor(
    spanish,
    { 'th-s': { asked: 10, heard: 4 } },
    { TH: { ipa: 'θ', accuracy: 0.3 } },
  );
  expect(path[placeOf('th-s', path)]).toMatchObject({ why: 'mistakes' });
});
