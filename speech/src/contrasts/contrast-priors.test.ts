import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Contrast } from './confusions.ts';
import { type ContrastPriors, type Surroundings, untrainedPriors } from './contrast-priors.ts';

const PRIORS: ContrastPriors = {
  trained: 0.3,
  other: { perfect: 0.01, perPoint: 10, most: 0.4 },
  weak: 0.5,
  word: { strong: 0.2, weak: 0.08, added: 0.04 },
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
    words: [{ variants: [symbols.slice(0, 3)] }, { variants: [symbols.slice(3)] }],
    trained: new Set(),
    isCommon: () => false,
    ...changes,
  };
}

const AE_AS_EH: Contrast = { kind: 'exchanged', at: 4, instead: phoneIndex('EH') };
const T_DROPPED: Contrast = { kind: 'dropped', at: 5, instead: -1 };
const WEAK = Array<boolean>(6).fill(false);
const prior = (surroundings: Surroundings, contrast = AE_AS_EH) =>
  untrainedPriors(PRIORS, surroundings)(contrast);

test('the worse the other words are said, the likelier a confusion is', () => {
  expect(prior(take(2, 0))).toBeCloseTo(0.01, 6);
  // Three sounds that lack 0.7, among seven: with the four that are added.
  expect(odds(prior(take(1.3, 2)))).toBeCloseTo(odds(0.01) * Math.exp((10 * 2.1) / 7), 6);
});

test('it is never likelier than the limit', () => {
  expect(prior(take(0, 2))).toBeCloseTo(0.4, 6);
});

test('a single word counts as said in perfect company, and one that was not said as nothing', () => {
  const { phones, symbols, strong, scores, words } = take(0, 0);
  const cat = {
    symbols: symbols.slice(3),
    strong: strong.slice(3),
    scores: scores.slice(3),
    words: words.slice(1),
    trained: new Set<number>(),
    isCommon: () => false,
  };
  const alone = { ...cat, phones: phones.slice(3).map((phone) => ({ ...phone, word: 0 })) };
  expect(prior(alone, { ...AE_AS_EH, at: 1 })).toBeCloseTo(0.01, 6);
  const missing = { ...cat, phones: phones.slice(3), words };
  expect(prior(missing, { ...AE_AS_EH, at: 1 })).toBeCloseTo(0.01, 6);
});

test('another sound in a weak position or with a second stress needs more evidence, a dropped one does not', () => {
  const weak = take(2, 2, { strong: WEAK });
  expect(odds(prior(weak))).toBeCloseTo(odds(0.01) * 0.5, 6);
  expect(prior(weak, T_DROPPED)).toBeCloseTo(0.01, 6);
  const second = take(2, 2, { symbols: ['TH', 'IH1', 'N', 'K', 'AE2', 'T'] });
  expect(odds(prior(second))).toBeCloseTo(odds(0.01) * 0.5, 6);
});

test('a confusion that makes another common word needs less, most of all in a strong position', () => {
  const asked: string[] = [];
  const isCommon = (phones: readonly number[]) => asked.push(phones.join(' ')) > 0;
  expect(prior(take(2, 2, { isCommon }))).toBeCloseTo(0.2, 6);
  expect(prior(take(2, 2, { isCommon }), T_DROPPED)).toBeCloseTo(0.2, 6);
  const sounds = (symbols: string) => symbols.split(' ').map(phoneIndex).join(' ');
  expect(asked).toEqual([sounds('K EH T'), sounds('K AE')]);
  const weak = take(2, 2, { isCommon, strong: WEAK });
  expect([AE_AS_EH, T_DROPPED].map((contrast) => prior(weak, contrast))).toEqual([0.08, 0.08]);
});

test('but no more than it would need anyway', () => {
  expect(prior(take(0, 2, { isCommon: () => true }))).toBeCloseTo(0.4, 6);
});

test('another form of the same word is no other word', () => {
  const { words } = take(2, 2);
  const cat = { variants: [['K', 'AE1', 'T'], 'K EH0 T'.split(' ')] };
  const both = take(2, 2, { isCommon: () => true, words: [words[0]!, cat] });
  expect(prior(both)).toBeCloseTo(0.01, 6);
  expect(prior(both, T_DROPPED)).toBeCloseTo(0.2, 6);
});

test('a sound is added only where it makes another common word of one that is not little', () => {
  const T_ADDED: Contrast = { kind: 'added', at: 2, instead: phoneIndex('T') };
  expect(prior(take(0, 0), T_ADDED)).toBe(0);
  const asked: string[] = [];
  const isCommon = (phones: readonly number[]) => asked.push(phones.join(' ')) > 0;
  expect(prior(take(0, 0, { isCommon }), T_ADDED)).toBe(0.04);
  expect(asked).toEqual(['TH IH N T'.split(' ').map(phoneIndex).join(' ')]);
  const [thin, cat] = take(2, 2).words;
  const little = { ...thin!, isLittle: true } as const;
  expect(prior(take(0, 0, { isCommon, words: [little, cat!] }), T_ADDED)).toBe(0);
});

test('in a word of which the exercise trains a confusion, no other one makes another word', () => {
  const trained = take(2, 2, { isCommon: () => true, trained: new Set([1]) });
  expect(prior(trained)).toBeCloseTo(0.01, 6);
  expect(prior(trained, { kind: 'added', at: 5, instead: phoneIndex('S') })).toBe(0);
  expect(prior(trained, { ...AE_AS_EH, at: 1 })).toBe(0.2);
});

test('a word in a form without its last sound becomes no other word', () => {
  const [thin, cat] = take(2, 2).words;
  const longer = { variants: [...cat!.variants, ['K', 'AE1', 'T', 'S']] };
  const shortened = take(2, 2, { isCommon: () => true, words: [thin!, longer] });
  expect(prior(shortened)).toBeCloseTo(0.01, 6);
  expect(prior(shortened, { kind: 'added', at: 5, instead: phoneIndex('S') })).toBe(0);
  expect(prior(shortened, { kind: 'added', at: 2, instead: phoneIndex('T') })).toBe(0.04);
  const another = { variants: [...cat!.variants, ['K', 'AA1', 'T', 'S']] };
  expect(prior(take(2, 2, { isCommon: () => true, words: [thin!, another] }))).toBe(0.2);
});

test('all of a little word is weak, whatever it becomes', () => {
  const { words } = take(2, 2);
  const little = { ...words[1]!, isLittle: true } as const;
  const asLittle = take(2, 2, { words: [words[0]!, little], isCommon: () => true });
  for (const contrast of [AE_AS_EH, T_DROPPED]) {
    expect(odds(prior(asLittle, contrast))).toBeCloseTo(odds(0.01) * 0.5, 6);
  }
});
