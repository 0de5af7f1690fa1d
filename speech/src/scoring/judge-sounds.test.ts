import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { Slip, SoundEvidence } from '../contrasts/find-slips.ts';
import { judgeSound, verdictOf } from './judge-sounds.ts';
import type { Observation } from '../observation/observe.ts';

const flags = { wrong: 0.7, check: 1.18 };
const PRIORS = { ruledOut: 0.2 };

/** A sound that nothing fits better than the expected one. */
const observation = {
  alignment: { phones: [{ phone: 5, word: 0, place: 0, start: 0, end: 5 }] },
  posteriors: [{ mean: new Float64Array(40).fill(-3) }],
  heads: { asPhone: [new Float32Array(39)] },
} as unknown as Observation;
const S = phoneIndex('S');
const slip = (chance: number, instead = S) => ({
  contrast: { kind: instead < 0 ? 'dropped' : 'exchanged', at: 0, instead } as const,
  chance,
});
const judge = (score: number, evidence: Partial<SoundEvidence>) =>
  judgeSound(
    observation,
    0,
    score,
    flags,
    { slip: undefined, trained: [], certain: false, ...evidence },
    PRIORS,
  );

test('a sound is wrong only below the high-precision threshold', () => {
  expect(verdictOf(0.69, flags)).toBe('wrong');
  expect(verdictOf(0.7, flags)).toBe('check');
  expect(verdictOf(1.17, flags)).toBe('check');
  expect(verdictOf(1.18, flags)).toBe('good');
});

test("a slip that the score does not penalize is 'check', and one that it does is no worse", () => {
  expect(judge(1.9, { slip: slip(0.9) })).toMatchObject({ verdict: 'check', heard: S });
  expect(judge(1.9, { slip: slip(0.9) }).forgiven).toBeCloseTo(0.8);
  expect(judge(1, { slip: slip(0.9) })).toMatchObject({ verdict: 'check', forgiven: 0 });
  expect(judge(0.5, { slip: slip(0.9) })).toMatchObject({ verdict: 'wrong', forgiven: 0 });
});

test('a sound added beside it is no mistake of the sound itself', () => {
  const added = { ...slip(0.9), contrast: { kind: 'added', at: 0, instead: S } as const };
  const judged = judge(1.9, { added, certain: true });
  expect(judged).toMatchObject({ verdict: 'good', heard: undefined, certain: true });
  expect(judged.forgiven).toBe(0);
});

test('a trained sound that was more likely the other one is wrong, whatever the score', () => {
  const heard = slip(0.51);
  expect(judge(2, { slip: heard, trained: [heard] })).toMatchObject({
    verdict: 'wrong',
    failed: true,
    heard: S,
  });
  const ruledOut = slip(0.49);
  expect(judge(2, { trained: [ruledOut] })).toMatchObject({ verdict: 'good', failed: false });
});

test('a good sound may be the other one from where that is no longer ruled out up to one half', () => {
  const maybe = (score: number, ...chances: number[]) =>
    judge(score, { trained: chances.map((chance, i) => slip(chance, i)) }).maybe?.instead;
  expect([0.19, 0.2, 0.5, 0.51].map((chance) => maybe(2, chance))).toEqual([
    undefined,
    0,
    0,
    undefined,
  ]);
  expect(maybe(2, 0.3, 0.4)).toBe(1);
  expect(maybe(2, 0.4, 0.6)).toBeUndefined();
  expect(maybe(1.17, 0.4)).toBeUndefined();
});

test('a dropped sound is not named as the one beside it', () => {
  const dropped = { verdict: 'check', heard: undefined, dropped: true };
  expect(judge(2, { slip: slip(0.9, -1) })).toMatchObject(dropped);
  expect(heardFor(1.01, 0.1, S, 1.17, slip(0.9, -1))).toBeUndefined();
  expect(judge(2, { slip: slip(0.9) }).dropped).toBe(false);
});

test('only a good sound whose confusions were ruled out is certain', () => {
  expect(judge(1.9, { certain: true }).certain).toBe(true);
  expect(judge(1, { certain: true }).certain).toBe(false);
  expect(judge(1.9, { certain: false }).certain).toBe(false);
});

test('an even chance is no failure', () => {
  expect(judge(2, { trained: [slip(0.5)] }).failed).toBe(false);
  expect(judge(2, { trained: [slip(0.500001)] }).failed).toBe(true);
});

/** What is heard for a TH (first in its word) if S fits better by this much, in both outputs. */
function heardFor(better: number, headBetter: number, other = S, score = 0.5, found?: Slip) {
  const TH = phoneIndex('TH');
  const mean = new Float64Array(40).fill(-9);
  mean[TH] = -4;
  mean[other] = -4 + better;
  const asPhone = new Float32Array(39).fill(-1);
  asPhone[TH] = 0;
  asPhone[other] = headBetter;
  const evidence = { slip: found, trained: [], certain: false };
  const heard = {
    alignment: { phones: [{ phone: TH, word: 0, place: 0, start: 0, end: 5 }] },
    posteriors: [{ mean }],
    heads: { asPhone: [asPhone] },
  } as unknown as Observation;
  return judgeSound(heard, 0, score, flags, evidence, PRIORS).heard;
}

test('another sound is reported if it fits better by more than 1 per frame and the head agrees', () => {
  expect(heardFor(1.01, 0.1)).toBe(S);
  expect(heardFor(1, 0.1)).toBeUndefined();
  expect(heardFor(1.01, 0)).toBeUndefined();
});

test('nothing else is named for a sound that is good', () => {
  expect(heardFor(1.01, 0.1, S, 1.18)).toBeUndefined();
  expect(heardFor(1.01, 0.1, S, 1.17)).toBe(S);
});

test('a vowel is not named in place of a lone consonant', () => {
  expect(heardFor(3, 1, phoneIndex('AA'))).toBeUndefined();
});

test('the first of all sounds can be heard instead too', () => {
  expect(judge(1, { slip: slip(0.9, 0) }).heard).toBe(0);
});

test('of several sounds that fit better, the best is reported, at its position in its own word', () => {
  const T = phoneIndex('T');
  const R = phoneIndex('R');
  const IY = phoneIndex('IY');
  const AA = phoneIndex('AA');
  const mean = new Float64Array(40).fill(-9);
  mean[T] = -4;
  mean[S] = -2;
  mean[R] = -1;
  const asPhone = new Float32Array(39).fill(1);
  asPhone[T] = 0;
  asPhone[AA] = 0;
  const heard = (phones: [phone: number, word: number][], i: number, fits: Float64Array) =>
    judgeSound(
      {
        alignment: {
          phones: phones.map(([phone, word]) => ({ phone, word, place: 0, start: 0, end: 5 })),
        },
        posteriors: phones.map(() => ({ mean: fits })),
        heads: { asPhone: phones.map(() => asPhone) },
      } as unknown as Observation,
      i,
      0.5,
      flags,
      { slip: undefined, trained: [], certain: false },
      PRIORS,
    ).heard;
  expect(heard([[T, 0]], 0, mean)).toBe(R);
  // An R that comes next, even in the next word, may only be heard early.
  expect(
    heard(
      [
        [T, 0],
        [R, 1],
      ],
      0,
      mean,
    ),
  ).toBeUndefined();
  expect(
    heard(
      [
        [R, 0],
        [T, 1],
      ],
      1,
      mean,
    ),
  ).toBeUndefined();
  mean[R] = -2.5;
  expect(heard([[T, 0]], 0, mean)).toBe(S);
  // A vowel inserted into the cluster of “tree” is believable, one before the T of “eat” is not.
  const vowel = new Float64Array(40).fill(-9);
  vowel[T] = -4;
  vowel[IY] = -1;
  const tree: [number, number][] = [
    [T, 1],
    [R, 1],
    [IY, 1],
  ];
  expect(heard([[AA, 0], [S, 0], ...tree], 2, vowel)).toBe(IY);
  expect(heard([[AA, 0], [T, 0], ...tree], 1, vowel)).toBeUndefined();
  expect(heard([[R, 0], ...tree], 1, vowel)).toBe(IY);
  // Cot and caught are one vowel to half of America.
  const AO = phoneIndex('AO');
  const cot = new Float64Array(40).fill(-9);
  cot[AA] = -4;
  cot[AO] = -1;
  expect(
    heard(
      [
        [R, 0],
        [AA, 1],
        [T, 1],
      ],
      1,
      cot,
    ),
  ).toBeUndefined();
  expect(
    heard(
      [
        [R, 0],
        [AA, 1],
        [R, 1],
      ],
      1,
      cot,
    ),
  ).toBe(AO);
});
