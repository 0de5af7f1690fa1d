import { expect, test } from 'vitest';
import type { TrainedContrast } from '../analysis.ts';
import { MOST_CONTRASTS, trainedContrasts } from './trained-contrasts.ts';

const sit: TrainedContrast = { word: 1, sound: 'IH', instead: 'IY' };

function contrastsOf(...contrasts: TrainedContrast[]) {
  const take = { samples: [], sampleRate: 16_000, phrase: 'Please sit — here.' };
  return trainedContrasts({ ...take, trains: { contrasts } });
}

test('contrasts are used as given, dropped sounds included', () => {
  const dropped = { word: 1, sound: 'T', instead: '' };
  expect(contrastsOf(sit, dropped)).toEqual([sit, dropped]);
});

test('the first word can be trained as well', () => {
  const first = { word: 0, sound: 'P', instead: 'B' };
  expect(contrastsOf(first)).toEqual([first]);
});

test('an own phrase trains none', () => {
  const take = { samples: [], sampleRate: 16_000, phrase: 'Please sit.' };
  expect(trainedContrasts(take)).toEqual([]);
  expect(trainedContrasts({ ...take, trains: {} })).toEqual([]);
});

test('words are counted between spaces, whether or not they can be said', () => {
  expect(contrastsOf({ ...sit, word: 3 })).toHaveLength(1);
  expect(() => contrastsOf({ ...sit, word: 4 })).toThrow(/word 4, the phrase has 4 words/);
  const take = { samples: [], sampleRate: 16_000, phrase: ' ', trains: { contrasts: [sit] } };
  expect(() => trainedContrasts(take)).toThrow(/the phrase has 0 words/);
});

test.each([
  [{ word: -1 }, /word -1/],
  [{ word: 0.5 }, /word 0.5/],
  [{ sound: 'QQ' }, /unknown sound QQ/],
  [{ sound: 'IH1' }, /unknown sound IH1/],
  [{ sound: '' }, /unknown sound/],
  [{ sound: 'QQ', instead: '' }, /unknown sound QQ/],
  [{ instead: 'toString' }, /unknown sound toString/],
  [{ instead: 'IH' }, /IH on both sides/],
])('%o is refused', (mistake, reason) => {
  expect(() => contrastsOf({ ...sit, ...mistake })).toThrow(RangeError);
  expect(() => contrastsOf({ ...sit, ...mistake })).toThrow(reason);
});

test('the maximum number of contrasts is accepted, one more is rejected', () => {
  const many = Array.from({ length: MOST_CONTRASTS }, () => sit);
  expect(contrastsOf(...many)).toHaveLength(MOST_CONTRASTS);
  expect(() => contrastsOf(...many, sit)).toThrow(/13 contrasts are too many: 12 at most/);
});
