import { earContrasts } from '@saywell/contract';
import { expect, test } from 'vitest';
import { spokenAs } from './spoken-as.ts';

test('only words that differ in capitals alone are told apart as noun and verb', () => {
  const named = earContrasts.filter(({ pairs }) => pairs.some(({ words }) => spokenAs(words, 0)));
  expect(named.map(({ id }) => id)).toEqual(['stress-vowel']);
  const [{ words }] = named[0]!.pairs as [(typeof earContrasts)[number]['pairs'][number]];
  expect([spokenAs(words, 0), spokenAs(words, 1)]).toEqual([', noun', ', verb']);
});
