import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Observation } from '../observation/observe.ts';
import { deviation } from '../signal/statistics.ts';
import { utteranceFeatures } from './utterance-features.ts';

const CLASSES = 40;
/** Every sound usually takes 100 ms; z is 1 for each tenth of a natural log. */
const norms = {
  mean: Array.from({ length: CLASSES }, () => Math.log(10)),
  sd: Array.from({ length: CLASSES }, () => 0.1),
};

type Sound = [symbol: string, start: number, end: number];
/** `best`: the score of a sound that was not expected, in every frame; the expected have -1. */
type Voice = { hz?: number[]; rms?: number[]; best?: number };

function featuresOf(sounds: Sound[], { hz = [], rms = [], best = -1 }: Voice = {}) {
  const everything = new Float32Array(CLASSES * 400).fill(-1);
  const values = everything.map((value, at) => (at % CLASSES === CLASSES - 1 ? best : value));
  const segments = sounds.map(() => ({ mean: new Float64Array(CLASSES).fill(-1) }));
  return utteranceFeatures(
    {
      alignment: {
        phones: sounds.map(([symbol, start, end]) => ({ phone: phoneIndex(symbol), start, end })),
        score: 0,
      },
      clip: {
        pitch: { hz: Float32Array.from(hz), rms: Float32Array.from(rms) },
        scores: { classes: CLASSES, values },
        network: { logPosteriors: everything },
      },
      posteriors: segments,
      nativePosteriors: segments,
      heads: { utterance: [0, 0, 0, 0] },
    } as unknown as Observation,
    norms,
  );
}

const near = (values: number[]) => values.map((value) => expect.closeTo(value, 5));
const from = (features: Float32Array, start: number, end: number) => [
  ...features.subarray(start, end),
];

test('a gap counts as a pause from 150 ms, and as a gap below', () => {
  const rate = (gap: number) =>
    from(
      featuresOf([
        ['S', 5, 15],
        ['IY', 15 + gap, 25 + gap],
      ]),
      0,
      5,
    );
  expect(rate(15)).toEqual(near([2 / 0.35 / 10, 1, 2.5, 0.15 / 0.35, Math.log1p(15) / 3]));
  expect(rate(14)).toEqual(near([2 / 0.34 / 10, 1, 0, 0, Math.log1p(14) / 3]));
  expect(rate(0)).toEqual(near([1, 1, 0, 0, 0]));
});

test.each([
  [5, 0.1],
  [11, 0.11],
])('the rate of %i frames of speech is that of %d s', (frames, seconds) => {
  expect(featuresOf([['S', 0, frames]])[1]).toBeCloseTo(1 / seconds / 10, 5);
});

test('sounds that took unusually long or short are counted, and the last three averaged', () => {
  const z = [0, 10 * Math.log(2), 10 * Math.log(0.4), 0];
  const features = featuresOf([
    ['S', 0, 10],
    ['IY', 10, 30],
    ['T', 30, 34],
    ['S', 34, 44],
  ]);
  const average = (z[1]! + z[2]!) / 4;
  expect(from(features, 5, 10)).toEqual(
    near([average, deviation(z), (z[1]! - z[2]!) / 4, 5 / 4, 5 / 4]),
  );
  expect(features[23]).toBeCloseTo((4 * average) / 3, 5);
});

test('melody: voiced share, spread, range, and how far the last fifth lies above the rest', () => {
  const hz = [...Array.from({ length: 16 }, () => 100), ...Array.from({ length: 4 }, () => 200)];
  const features = featuresOf([['IY', 6, 30]], { hz: [50, 50, 0, 0, 0, ...hz, 0, 0, 0, 0, 0, 90] });
  const octave = hz.map((value) => 12 * Math.log2(value));
  expect(from(features, 10, 13)).toEqual(near([20 / 25, deviation(octave) / 3, 12 / 10]));
  expect(features[22]).toBeCloseTo((12 - 12 / 5) / 12, 5);
});

test('melody needs more than three voiced frames', () => {
  const flat = (hz: number[]) => from(featuresOf([['IY', 1, 5]], { hz }), 11, 13);
  expect(flat([100, 200, 300, 0, 0])).toEqual([0, 0]);
  expect(flat([100, 200, 300, 400, 0])[1]).toBeGreaterThan(1);
});

test('rhythm is how much vowels in a row differ in length, and none with one vowel', () => {
  const rhythm = (...sounds: Sound[]) => featuresOf(sounds)[13];
  expect(rhythm(['IY', 0, 10], ['S', 10, 19], ['AA', 19, 39])).toBeCloseTo(10 / 15, 5);
  expect(rhythm(['IY', 0, 10], ['S', 10, 19])).toBe(0);
});

test('vowels spread in loudness and in pitch; consonants and what has no pitch do not', () => {
  const frames = (first: number, between: number, last: number) => [
    ...Array.from({ length: 10 }, () => first),
    ...Array.from({ length: 10 }, () => between),
    ...Array.from({ length: 10 }, () => last),
  ];
  const sounds: Sound[] = [
    ['IY', 0, 10],
    ['S', 10, 20],
    ['AA', 20, 30],
    ['IY', 30, 40],
  ];
  const features = featuresOf(sounds, { hz: frames(100, 900, 200), rms: frames(10, 900, 20) });
  expect(features[14]).toBeCloseTo(deviation([Math.log(11), Math.log(21)]), 5);
  expect(features[15]).toBeCloseTo(deviation([0, 12]) / 3, 5);
  const partly = [0, 0, 0, 0, 50, 50, 100, 100, 100, 100, ...frames(200, 200, 0)];
  const twoVowels = featuresOf([sounds[0]!, ['AA', 10, 20]], { hz: partly });
  expect(twoVowels[15]).toBeCloseTo(deviation([0, 12]) / 3, 5);
  const oneFrame = featuresOf(sounds, { hz: [...frames(100, 0, 0), 0, 800] });
  expect(oneFrame[15]).toBe(0);
});

test('where it begins counts from the start of the clip', () => {
  expect(featuresOf([['IY', 25, 35]])[17]).toBeCloseTo(0.25, 5);
});

test('how far the phrase is below the best free path counts per frame', () => {
  expect(featuresOf([['IY', 0, 10]], { best: -0.4 })[20]).toBeCloseTo(-0.2, 5);
});

test('a clip without voice has numbers everywhere', () => {
  const features = featuresOf([['S', 0, 10]]);
  expect(features).toHaveLength(29);
  expect([...features].every((value) => Number.isFinite(value))).toBe(true);
});
