import { expect, test } from 'vitest';
import { ARTICULATIONS, differInVoice, palateAt } from './articulation.ts';
import { mouthOutline, tongueOutline } from './outlines.ts';

const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  );
const get = (phone: string) => {
  const found = ARTICULATIONS[phone];
  if (!found) throw new Error(`No drawing for ${phone}`);
  return found;
};
/** The smallest distance between the tongue and the roof of the mouth. */
const opening = (phone: string) =>
  Math.min(
    ...get(phone)
      .tongue.filter(([x]) => x > 66)
      .map(([x, y]) => y - palateAt(x)),
  );
const hump = (phone: string) => get(phone).tongue[2];

test('every sound of American English has a drawing', () => {
  expect(Object.keys(ARTICULATIONS).toSorted()).toEqual(PHONES.toSorted());
});

const outside = (phones: string[], from: number, to: number) =>
  phones.filter((phone) => opening(phone) < from || opening(phone) > to);

test('stops close the mouth, hissing sounds leave a gap, vowels a wide one', () => {
  const stops = ['T', 'D', 'N', 'CH', 'JH', 'K', 'G', 'NG', 'L'];
  expect(outside(stops, -2, 8)).toEqual([]);
  expect(outside(['S', 'Z', 'SH', 'ZH'], 8, 20)).toEqual([]);
  expect(outside(['AA', 'AE', 'AH', 'EH'], 20, 80)).toEqual([]);
});

test('r touches nothing', () => {
  expect(opening('R')).toBeGreaterThan(12);
});

test('th puts the tip between the teeth, and nothing else does', () => {
  const forward = PHONES.filter((phone) => get(phone).tongue[0][0] < 56);
  expect(forward).toEqual(['DH', 'TH']);
});

test('front vowels climb from cat to see, back ones from hot to food', () => {
  const heights = (phones: string[]) => phones.map((phone) => hump(phone)[1]);
  const falling = (values: number[]) => values.toSorted((a, b) => b - a);
  for (const series of [
    ['AE', 'EH', 'IH', 'IY'],
    ['AA', 'AO', 'UH', 'UW'],
  ]) {
    expect(heights(series)).toEqual(falling(heights(series)));
  }
  expect(hump('UW')[0]).toBeGreaterThan(hump('IY')[0] + 30);
});

test('only p, b and m close the lips; f and v bring the lower one to the teeth', () => {
  const withLips = (lips: string) => PHONES.filter((phone) => get(phone).lips === lips);
  expect(withLips('closed')).toEqual(['B', 'M', 'P']);
  expect(withLips('teeth')).toEqual(['F', 'V']);
});

test('a diphthong moves and nothing else does', () => {
  const moving = PHONES.filter((phone) => get(phone).glidesTo);
  expect(moving).toEqual(['AW', 'AY', 'EY', 'OW', 'OY']);
});

test('sounds of different families are drawn differently', () => {
  const drawn = (phone: string) =>
    tongueOutline(get(phone).tongue) + mouthOutline(get(phone)).lowerLip;
  const families = [
    'TH',
    'F',
    'P',
    'T',
    'S',
    'L',
    'SH',
    'CH',
    'K',
    'R',
    'W',
    'Y',
    'HH',
    'ER',
    'AA',
  ];
  expect(new Set(families.map(drawn)).size).toBe(families.length);
});

test('only pairs that are made in one place differ in the voice alone', () => {
  const pairs = ['S Z', 'T D', 'F V', 'TH DH', 'CH JH', 'P B'].map((pair) => pair.split(' '));
  expect(pairs.filter(([a, b]) => !differInVoice(a!, b!))).toEqual([]);
  expect(differInVoice('TH', 'S')).toBe(false);
  expect(differInVoice('M', 'N')).toBe(false);
});
