import { expect, test } from 'vitest';
import { phoneIndex } from '../phonemes/phone-index.ts';
import type { SoundEvidence } from '../contrasts/find-slips.ts';
import { judgeSound, verdictOf } from './judge-sounds.ts';
import type { Observation } from '../observation/observe.ts';

const flags = { wrong: 0.7, check: 1.18 };

/** A sound that fits nothing better than what was asked. */
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
  judgeSound(observation, 0, score, flags, {
    slip: undefined,
    trained: [],
    certain: false,
    ...evidence,
  });

test('wrong is said only below the high-precision point', () => {
  expect(verdictOf(0.69, flags)).toBe('wrong');
  expect(verdictOf(0.7, flags)).toBe('check');
  expect(verdictOf(1.17, flags)).toBe('check');
  expect(verdictOf(1.18, flags)).toBe('good');
});

test('a slip that the score forgives is worth checking, and one it minds is no worse', () => {
  expect(judge(1.9, { slip: slip(0.9) })).toMatchObject({ verdict: 'check', heard: S });
  expect(judge(1.9, { slip: slip(0.9) }).forgiven).toBeCloseTo(0.8);
  expect(judge(1, { slip: slip(0.9) })).toMatchObject({ verdict: 'check', forgiven: 0 });
  expect(judge(0.5, { slip: slip(0.9) })).toMatchObject({ verdict: 'wrong', forgiven: 0 });
});

test('a trained sound that was likelier the other one is wrong, whatever the score', () => {
  const heard = slip(0.51);
  expect(judge(2, { slip: heard, trained: [heard] })).toMatchObject({
    verdict: 'wrong',
    failed: true,
    heard: S,
  });
  const ruledOut = slip(0.49);
  expect(judge(2, { trained: [ruledOut] })).toMatchObject({ verdict: 'good', failed: false });
});

test('a dropped sound was heard as nothing', () => {
  expect(judge(2, { slip: slip(0.9, -1) })).toMatchObject({ verdict: 'check', heard: undefined });
});

test('only a good sound whose confusions were ruled out is certain', () => {
  expect(judge(1.9, { certain: true }).certain).toBe(true);
  expect(judge(1, { certain: true }).certain).toBe(false);
  expect(judge(1.9, { certain: false }).certain).toBe(false);
});
