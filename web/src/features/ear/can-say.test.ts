import {
  earContrasts,
  REFERENCE_FEMALE_VOICE,
  REFERENCE_MALE_VOICE,
  usableEarPairs,
} from '@saywell/contract';
import { expect, test } from 'vitest';
import { canSay } from './can-say.ts';

const she = { name: 'en-US-Neural2-C', gender: 'FEMALE' } as const;
const he = { name: REFERENCE_MALE_VOICE, gender: 'MALE' } as const;
const pairs = earContrasts.flatMap((contrast) =>
  contrast.pairs.map((pair) => ({ contrast, pair })),
);
const said = (voice: typeof she | typeof he, engine: string) =>
  pairs.filter(({ pair }) => canSay(voice, pair.id, engine)).map(({ pair }) => pair.id);

test('the embedded voices say the pairs they were checked for', () => {
  expect(said(he, 'embedded').toSorted()).toEqual([...usableEarPairs[he.name]!].toSorted());
});

test('a person says the pairs of which both words were recorded, and no others', () => {
  const maria = { name: 'person-maria', gender: 'FEMALE', earPairs: ['ship-sheep'] } as const;
  expect(canSay(maria, 'ship-sheep', 'google')).toBe(true);
  expect(canSay(maria, 'light-right', 'embedded')).toBe(false);
});

test('one of Google’s says only what the voice that may stand in for it was checked for', () => {
  const checked = (voice: string) => new Set(usableEarPairs[voice]);
  expect(said(he, 'google').filter((id) => !checked(he.name).has(id))).toEqual([]);
  expect(said(she, 'google').filter((id) => !checked(REFERENCE_FEMALE_VOICE).has(id))).toEqual([]);
  expect(said(she, 'google').length).toBeGreaterThan(100);
});

test('Google reads the spelling alone, so pairs that need more are left out', () => {
  const google = new Set(said(he, 'google'));
  const unclear = pairs.filter(
    ({ contrast, pair }) =>
      contrast.kind === 'stress' || pair.words.some(({ says }) => says !== undefined),
  );
  expect(unclear.some(({ pair }) => usableEarPairs[he.name]!.includes(pair.id))).toBe(true);
  expect(unclear.filter(({ pair }) => google.has(pair.id))).toEqual([]);
});
