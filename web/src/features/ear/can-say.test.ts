import { earContrasts, REFERENCE_MALE_VOICE, usableEarPairs } from '@saywell/contract';
import { expect, test } from 'vitest';
import { canSay } from './can-say.ts';

const pairs = earContrasts.flatMap((contrast) => contrast.pairs.map(({ id }) => id));

test('the embedded voices say the pairs they were checked for', () => {
  const he = { gender: 'MALE' } as const;
  expect(pairs.filter((id) => canSay(he, id)).toSorted()).toEqual(
    [...usableEarPairs[REFERENCE_MALE_VOICE]!].toSorted(),
  );
});

test('another voice says the pairs that the server found it to say apart, and no others', () => {
  const maria = { gender: 'FEMALE', earPairs: ['ship-sheep'] } as const;
  expect(pairs.filter((id) => canSay(maria, id))).toEqual(['ship-sheep']);
  expect(pairs.filter((id) => canSay({ gender: 'MALE', earPairs: [] }, id))).toEqual([]);
});
