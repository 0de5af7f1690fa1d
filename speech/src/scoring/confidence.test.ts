import { expect, test } from 'vitest';
import { confidenceOf, type Doubt } from './confidence.ts';

const clean = { peak: 60, floor: 20, clipped: 0, seconds: 3 } as Parameters<typeof confidenceOf>[0];
const match = { deficit: -0.2, certainty: -0.5, phoneCertainty: -1 };
const ofClean = (doubt: Doubt) => confidenceOf(clean, match, 12, doubt);

test('a clean take that is surely this phrase leaves no doubt', () => {
  expect(ofClean({ belief: 1, held: false })).toBe(1);
});

test('the less it is believed to be this phrase, the less is claimed', () => {
  expect(ofClean({ belief: 0.5, held: false })).toBeCloseTo(0.7);
  expect(ofClean({ belief: 0, held: false })).toBeCloseTo(0.4);
});

test('a score that doubt holds down is called a rough one, however clean the recording', () => {
  expect(ofClean({ belief: 0.9, held: true })).toBeLessThan(0.7);
});
