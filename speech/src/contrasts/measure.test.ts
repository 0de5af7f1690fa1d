import { expect, test } from 'vitest';
import type { Observation } from '../observation/observe.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { frameScores } from '../testing/frame-scores.ts';
import type { Contrast } from './confusions.ts';
import { type Heard, heardIn, measureContrast, MEASURES } from './measure.ts';

type Measure = (typeof MEASURES)[number];

const [TH, IH, NG, S] = ['TH', 'IH', 'NG', 'S'].map(phoneIndex) as [number, number, number, number];
const EXCHANGED: Contrast = { kind: 'exchanged', at: 0, instead: S };
const DROPPED: Contrast = { kind: 'dropped', at: 0, instead: -1 };
const ADDED: Contrast = { kind: 'added', at: 0, instead: S };

type Take = Partial<Heard> & {
  contrast?: Contrast;
  /** How well the frames of the first sound fit it, and how well they fit others. */
  fits?: Record<number, number>;
  /** Of the first sound; the others have ten. */
  frames?: number;
  /** For each frame. */
  hiss?: number[];
  loudness?: number[];
};

/** What is measured of “thing,” if its sounds are 100 ms long and nothing is unusual about them. */
function measured(take: Take) {
  const values = valuesOf(take)!;
  return Object.fromEntries(MEASURES.map((name, i) => [name, values[i]!])) as Record<
    Measure,
    number
  >;
}

function valuesOf({ contrast = EXCHANGED, fits, frames = 10, hiss, loudness, ...changes }: Take) {
  const scores = frameScores(
    { frames, scores: { [TH]: -1, ...fits } },
    { frames: 10, scores: { [IH]: -1 } },
    { frames: 10, scores: { [NG]: -1 } },
  );
  const none = Array<number>(scores.frames).fill(0);
  const ends = [frames, frames + 10, frames + 20];
  return measureContrast(
    {
      clip: {
        scores,
        nativeScores: scores,
        hiss: Float32Array.from(hiss ?? none),
        loudness: Float32Array.from(loudness ?? none),
      } as Heard['clip'],
      phones: [TH, IH, NG].map((phone, place) => ({
        phone,
        word: 0,
        place,
        start: ends[place - 1] ?? 0,
        end: ends[place]!,
      })),
      asPhone: [TH, IH, NG].map(() => new Float32Array(39)),
      strong: [true, true, true],
      norms: { mean: Array<number>(39).fill(Math.log(10)), sd: Array<number>(39).fill(1) },
      slowness: 0,
      certainty: 0,
      ...changes,
    },
    contrast,
  );
}

test('there is a value for each measure', () => {
  expect(Object.values(measured({})).every(Number.isFinite)).toBe(true);
});

/** The two fits are swapped for the other direction. */
test.each<[Measure, { other: number; frames?: number; reversed?: number }, number]>([
  ['gain', { other: -2.9, reversed: 3.8 }, -3.8],
  ['gain', { other: -3.1, reversed: 4 }, -4],
  ['gainAbove0', { other: -2.9, reversed: 3.8 }, 0],
  ['gainPerFrame', { other: -3.9, frames: 5, reversed: 2.9 }, -2.9],
  ['gainPerFrame', { other: -4.1, frames: 5, reversed: 3 }, -3],
  ['fitWhereAsked', { other: -6.9, reversed: 2.95 }, -2.95],
  ['fitWhereAsked', { other: -7.1, reversed: 3 }, -3],
  ['fitWhereInstead', { other: -6.9, reversed: 2.95 }, -2.95],
  ['fitWhereInstead', { other: -7.1, reversed: 3 }, -3],
  ['askedUnderBest', { other: -6.9, reversed: -2.95 }, 0],
  ['askedUnderBest', { other: -7.1, reversed: -3 }, 0],
  ['insteadUnderBest', { other: -6.9, reversed: 0 }, -2.95],
  ['insteadUnderBest', { other: -7.1, reversed: 0 }, -3],
  ['bestFrame', { other: -10.9, reversed: 3.3 }, -3.3],
  ['bestFrame', { other: -11.1, reversed: 10 / 3 }, -10 / 3],
])('%s of another sound: %o gives %d', (measure, { other, frames = 10, reversed }, expected) => {
  expect(measured({ frames, fits: { [S]: other } })[measure]).toBeCloseTo(expected);
  expect(measured({ frames, fits: { [TH]: other, [S]: -1 } })[measure]).toBeCloseTo(reversed!);
});

test('no frame fits a sound worse than −12', () => {
  expect(measured({ fits: { [TH]: -9, [S]: -13 } }).fitWhereAsked).toBeCloseTo(-1.5);
});

test('a dropped sound gives its frames to those beside it, and has no place of its own', () => {
  const dropped = measured({ contrast: DROPPED, fits: { [IH]: -2 }, slowness: 1 });
  expect(dropped).toMatchObject({ fitWhereInstead: 0, insteadUnderBest: 0, lengthInstead: 0 });
  expect(dropped.gain).toBeCloseTo(-2);
  expect(dropped.fitWhereAsked).toBeCloseTo(-0.5);
});

test('the only sound of a phrase was not dropped', () => {
  const scores = frameScores({ frames: 10, scores: { [TH]: -1 } });
  const phones = [{ phone: TH, word: 0, place: 0, start: 0, end: 10 }];
  const clip = { scores, nativeScores: scores, hiss: new Float32Array(10) } as Heard['clip'];
  const only = { phones, clip: { ...clip, loudness: new Float32Array(10) } };
  expect(measured({ contrast: DROPPED, ...only }).gain).toBe(-4);
});

test('an added sound is compared with those on its two sides', () => {
  const scores = frameScores(
    { frames: 10, scores: { [TH]: -1 } },
    { frames: 10, scores: { [S]: -1, [TH]: -4, [IH]: -3 } },
    { frames: 10, scores: { [IH]: -1 } },
    { frames: 10, scores: { [NG]: -1 } },
  );
  const flat = new Float32Array(40);
  const clip = { scores, nativeScores: scores, hiss: flat, loudness: flat } as Heard['clip'];
  const added = measured({ contrast: ADDED, clip });
  expect(added).toMatchObject({ fitWhereAsked: 0, bestFrame: 0 });
  expect(added.fitWhereInstead).toBeCloseTo(1);
});

test.each<[Measure, own: number, other: number, expected: number]>([
  ['headGain', 0, 1.9, 1.9],
  ['headGain', 0, 2.1, 2],
  ['headGain', 0, -1.9, -1.9],
  ['headGain', 0, -2.1, -2],
  ['headAsked', 2.9, 0, 2.9],
  ['headAsked', 3.1, 0, 3],
  ['headAsked', -2.9, 0, -2.9],
  ['headAsked', -3.1, 0, -3],
  ['headUnderBest', 0, 2.9, -2.9],
  ['headUnderBest', 0, 3.1, -3],
  ['headUnderBest', 0, -1, 0],
])(
  '%s where the second output gives %d and the other sound %d',
  (measure, own, other, expected) => {
    const scores = new Float32Array(39).fill(-9);
    scores[TH] = own;
    scores[S] = other;
    expect(measured({ asPhone: [scores] })[measure]).toBeCloseTo(expected);
  },
);

test.each([
  [3.9, -1.95],
  [4.1, -2],
  [-3.9, 1.95],
  [-4.1, 2],
])('in a take that is slower by %d deviations, usual lengths are %d', (slowness, expected) => {
  const found = measured({ slowness, fits: { [S]: -2 } });
  expect(found.lengthBefore).toBe(0);
  for (const measure of ['lengthAsked', 'lengthInstead', 'lengthAfter'] as const)
    expect(found[measure]).toBeCloseTo(expected);
});

test.each([
  [3, 1],
  [4, 0],
])('a sound of %i frames is one of the shortest: %i', (frames, shortest) => {
  expect(measured({ frames }).shortest).toBe(shortest);
});

/** A value for the frames of the first sound, and nothing in the others. */
const inFirst = (...values: number[]) => [...values, ...Array<number>(30 - values.length).fill(0)];

test('hiss is the loudest and the mean of the sound', () => {
  const { hiss, meanHiss } = measured({ hiss: inFirst(5, 5, 5, 5, 5, 5, 5, 5, 5, 15) });
  expect([hiss, meanHiss]).toEqual([2.5, expect.closeTo(2.6)]);
});

test.each([
  [29.7, 1.98],
  [30.3, 2],
  [-29.7, -1.98],
  [-30.3, -2],
])('a sound of %d dB beside two of none is louder by %d', (db, expected) => {
  const loudness = inFirst(...Array<number>(10).fill(db));
  expect(measured({ loudness }).loudness).toBeCloseTo(expected);
});

test('where nothing is certain, a gain is worth less', () => {
  const { certainty, gainIfCertain } = measured({ fits: { [S]: -2 }, certainty: Math.log(0.5) });
  expect(certainty).toBe(Math.log(0.5));
  expect(gainIfCertain).toBeCloseTo(-1);
});

/** “Thing” as if its sounds were in these words. */
const inWords = (...words: number[]): Heard['phones'] =>
  [TH, IH, NG].map((phone, i) => ({
    phone,
    word: words[i]!,
    place: i,
    start: 10 * i,
    end: 10 * i + 10,
  }));

test.each([
  [0, 1, 0],
  [1, 0, 1],
  [2, 1, 1],
])('sound %i of two words is their first: %i, their last: %i', (at, first, last) => {
  const contrast: Contrast = { ...EXCHANGED, at };
  expect(measured({ contrast, phones: inWords(0, 0, 1) })).toMatchObject({ first, last });
});

/** What is measured of the second sound: its frames are those from 10 to 19. */
const second = ({ fits = {}, ...take }: Take = {}) => {
  const scores = frameScores(
    { frames: 10, scores: { [TH]: -1 } },
    { frames: 10, scores: { [IH]: -1, ...fits } },
    { frames: 10, scores: { [NG]: -1 } },
  );
  const flat = new Float32Array(30);
  const hiss = Float32Array.from(flat, (_, frame) => (frame >= 10 && frame < 20 ? 10 : 0));
  const clip = { scores, nativeScores: scores, hiss, loudness: flat } as Heard['clip'];
  return measured({ contrast: { ...EXCHANGED, at: 1 }, clip, ...take });
};

test('a sound inside the phrase is measured where it is', () => {
  const found = second({ fits: { [S]: -3 } });
  expect(found.gainPerFrame).toBeCloseTo(-2);
  expect(found.bestFrame).toBeCloseTo(-2 / 3);
  expect(found).toMatchObject({ hiss: 2, meanHiss: 3, shortest: 0 });
});

test.each([
  ['before', TH],
  ['after', NG],
])('where a sound was dropped, that %s it may fill its frames', (_side, neighbor) => {
  const contrast: Contrast = { ...DROPPED, at: 1 };
  expect(second({ contrast, fits: { [neighbor]: -2 } }).fitWhereAsked).toBeCloseTo(-0.5);
});

test('only a sound in place of another is compared with it by the second output', () => {
  const asPhone = [Float32Array.from({ length: 39 }, (_, phone) => (phone === S ? 2 : 0.5))];
  expect(measured({ asPhone }).headGain).toBeCloseTo(1.5);
  expect(measured({ asPhone, contrast: ADDED }).headGain).toBe(0);
  expect(measured({ asPhone, contrast: DROPPED }).headGain).toBe(0);
});

test('a sound beside which another was added keeps its own frames', () => {
  expect(measured({ contrast: ADDED, fits: { [IH]: -0.5 } }).fitWhereAsked).toBe(0);
});

test('an added sound must fit better than the one that it follows', () => {
  const scores = frameScores(
    { frames: 10, scores: { [TH]: -1 } },
    { frames: 10, scores: { [S]: -1, [TH]: -3, [IH]: -4 } },
    { frames: 10, scores: { [IH]: -1 } },
    { frames: 10, scores: { [NG]: -1 } },
  );
  const flat = new Float32Array(40);
  const clip = { scores, nativeScores: scores, hiss: flat, loudness: flat } as Heard['clip'];
  expect(measured({ contrast: ADDED, clip }).fitWhereInstead).toBeCloseTo(1);
});

/** A clip of so many frames, in which all sounds fit alike. */
const short = (frames: number): Partial<Heard> => {
  const scores = frameScores({ frames, scores: { [TH]: -1, [IH]: -1, [NG]: -1, [S]: -1 } });
  const flat = new Float32Array(frames);
  return { clip: { scores, nativeScores: scores, hiss: flat, loudness: flat } as Heard['clip'] };
};

test('an added sound that the clip has no room for was not said', () => {
  const added = measured({ contrast: ADDED, ...short(9) });
  expect(added).toMatchObject({ gain: -4, fitWhereInstead: 0, lengthInstead: 0 });
});

test('a sound inside the phrase can be one of the shortest', () => {
  expect(measured({ contrast: { ...DROPPED, at: 1 }, ...short(9) }).shortest).toBe(1);
});

test('of a clip without room for the phrase nothing is measured', () => {
  expect(valuesOf(short(8))).toBeUndefined();
});

test('how long a sound is counts in deviations of its own', () => {
  const norms = { mean: Array<number>(39).fill(0), sd: Array<number>(39).fill(2) };
  expect(measured({ norms }).lengthAsked).toBeCloseTo(Math.log(10) / 4);
});

test('a take is as slow as its sounds on average, and as certain, with none below −12', () => {
  const native = (value: number) => ({ mean: new Float64Array(39).fill(value) });
  const observation = {
    clip: {},
    heads: {},
    alignment: {
      phones: [TH, IH].map((phone, i) => ({ phone, word: 0, start: 10 * i, end: 20 * i + 10 })),
    },
    nativePosteriors: [native(-1), native(-13)],
  } as unknown as Observation;
  const norms = { mean: Array<number>(39).fill(Math.log(5)), sd: Array<number>(39).fill(2) };
  const heard = heardIn(observation, ['TH', 'IH1'], norms);
  expect(heard.slowness).toBeCloseTo((Math.log(2) + Math.log(4)) / 4);
  expect(heard.certainty).toBe(-6.5);
});

test('whether a sound is strong depends on where its word begins', () => {
  const strong = (...words: number[]) => {
    const observation = {
      clip: {},
      heads: {},
      alignment: { phones: words.map((word, i) => ({ phone: S, word, start: i, end: i + 1 })) },
      nativePosteriors: [],
    } as unknown as Observation;
    const norms = { mean: Array<number>(39).fill(0), sd: Array<number>(39).fill(1) };
    return heardIn(observation, ['S', 'IY1', 'DH', 'AH0'], norms).strong[2];
  };
  expect([strong(0, 0, 0, 0), strong(0, 0, 1, 1)]).toEqual([false, true]);
});
