import { earContrasts, usableEarPairs } from '@saywell/contract';
import { expect, test } from 'vitest';
import { ofToday } from '../examples/of-today.ts';
import { EAR_VOICES, marginOf } from './ear-clips.ts';

const SAID_TODAY = 6;
const FEWEST = 3;

const pairs = earContrasts.flatMap((contrast) => contrast.pairs);
const usable = EAR_VOICES.map(({ name, voice }) => ({
  name,
  voice,
  ids: new Set(usableEarPairs[name]),
}));

test('usable pairs are told for every embedded voice, each once, and all of them exist', () => {
  expect(Object.keys(usableEarPairs).toSorted()).toEqual(
    EAR_VOICES.map(({ name }) => name).toSorted(),
  );
  const known = new Set(pairs.map(({ id }) => id));
  for (const { name, ids } of usable) {
    expect(usableEarPairs[name]).toEqual([...ids].toSorted());
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  }
});

test('each contrast has at least three usable pairs in one voice, and no pair is usable in none', () => {
  const few = earContrasts.filter(({ pairs: own }) =>
    usable.every(({ ids }) => own.filter(({ id }) => ids.has(id)).length < FEWEST),
  );
  expect(few.map(({ id }) => id)).toEqual([]);
  const unsaid = pairs.filter(({ id }) => !usable.some(({ ids }) => ids.has(id)));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

test('some usable pairs, others every day, are still told apart (else: npm run prove:ear)', async () => {
  const lost: string[] = [];
  for (const { voice, ids } of usable) {
    const proved = pairs.filter(({ id }) => ids.has(id));
    for (const pair of ofToday(proved, SAID_TODAY)) {
      const margin = await marginOf(pair, voice);
      if (margin <= 0) lost.push(`${pair.id} ${voice}: ${margin}`);
    }
  }
  expect(lost).toEqual([]);
});
