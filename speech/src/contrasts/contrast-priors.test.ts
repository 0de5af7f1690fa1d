import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Contrast } from './confusions.ts';
import { type ContrastPriors, type Surroundings, untrainedPriors } from './contrast-priors.ts';

const PRIORS: ContrastPriors = {
  trained: 0.3,
  other: { perfect: 0.01, perPoint: 10, least: 0.005, most: 0.1 },
  weak: 0.5,
  word: { strong: 0.2, weak: 0.08 },
  ruledOut: 0.1,
};
const odds = (chance: number) => chance / (1 - chance);

/** “Thin cat”, in which the words have these scores. */
function take(thin: number, cat: number, changes: Partial<Surroundings> = {}): Surroundings {
  const symbols = ['TH', 'IH1', 'N', 'K', 'AE1', 'T'];
  return {
    phones: symbols.map((symbol, i) => ({
      phone: phoneIndex(symbol),
      word: i < 3 ? 0 : 1,
      place: i % 3,
      start: 10 * i,
      end: 10 * i + 10,
    })),
    symbols,
    strong: symbols.map(() => true),
    scores: symbols.map((_, i) => (i < 3 ? thin : cat)),
    words: [{ word: 'thin' }, { word: 'cat' }],
    isCommon: () => false,
    ...changes,
  };
}

const AE_AS_EH: Contrast = { kind: 'exchanged', at: 4, instead: phoneIndex('EH') };
const T_DROPPED: Contrast = { kind: 'dropped', at: 5, instead: -1 };
const prior = (surroundings: Surroundings, contrast = AE_AS_EH) =>
  untrainedPriors(PRIORS, surroundings)(contrast);

test('the better the other words are said, the rarer a confusion is', () => {
  expect(prior(take(2, 0))).toBeCloseTo(0.01);
  expect(odds(prior(take(1.9, 2)))).toBeCloseTo(odds(0.01) * Math.E);
});

test('it is never rarer or more frequent than the limits', () => {
  expect(prior(take(2.2, 2))).toBeCloseTo(0.005);
  expect(prior(take(0.5, 2))).toBeCloseTo(0.1);
});

test('a single word has its other sounds for comparison', () => {
  const cat = take(1.9, 1.9);
  const alone = {
    ...take(1.9, 1.9, { scores: [1.9, 0, 1.9], symbols: cat.symbols.slice(3) }),
    phones: cat.phones.slice(3).map((phone) => ({ ...phone, word: 0 })),
    words: [{ word: 'cat' }],
  };
  expect(odds(prior(alone, { ...AE_AS_EH, at: 1 }))).toBeCloseTo(odds(0.01) * Math.E);
});

test('another sound in a weak position or with a second stress needs more evidence, a dropped one does not', () => {
  const weak = take(2, 2, { strong: [true, true, true, true, false, false] });
  expect(odds(prior(weak))).toBeCloseTo(odds(0.01) * 0.5);
  expect(prior(weak, T_DROPPED)).toBeCloseTo(0.01);
  const second = take(2, 2, { symbols: ['TH', 'IH1', 'N', 'K', 'AE2', 'T'] });
  expect(odds(prior(second))).toBeCloseTo(odds(0.01) * 0.5);
});

test('a confusion that makes another common word needs less', () => {
  const asked: string[] = [];
  const isCommon = (phones: readonly number[]) => asked.push(phones.join(' ')) > 0;
  expect(prior(take(2, 2, { isCommon }))).toBeCloseTo(0.2);
  expect(prior(take(2, 2, { isCommon }), T_DROPPED)).toBeCloseTo(0.2);
  const sounds = (symbols: string) => symbols.split(' ').map(phoneIndex).join(' ');
  expect(asked).toEqual([sounds('K EH T'), sounds('K AE')]);
  const weak = take(2, 2, { isCommon, strong: Array<boolean>(6).fill(false) });
  expect(prior(weak)).toBeCloseTo(0.08);
});

test('all of a little word is weak, whatever it becomes', () => {
  const can = take(2, 2, { words: [{ word: 'thin' }, { word: 'Can' }], isCommon: () => true });
  for (const contrast of [AE_AS_EH, T_DROPPED]) {
    expect(odds(prior(can, contrast))).toBeCloseTo(odds(0.01) * 0.5);
  }
});
