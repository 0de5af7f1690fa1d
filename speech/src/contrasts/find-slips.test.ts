import { expect, test } from 'vitest';
import type { SegmentPosteriors } from '../acoustics/segments.ts';
import { phoneIndex } from '../phonemes/phone-index.ts';
import { frameScores } from '../testing/frame-scores.ts';
import type { Contrast } from './confusions.ts';
import { findSlips, hasSlip, unsureOf } from './find-slips.ts';
import { type Heard, MEASURES } from './measure.ts';

const [TH, IH, NG] = ['TH', 'IH', 'NG'].map(phoneIndex) as [number, number, number];
const [S, T] = ['S', 'T'].map(phoneIndex) as [number, number];
const SOUNDS = Array.from({ length: 39 });
const PRIORS = { trained: 0.5, ruledOut: 0.1 };
const UNTRAINED = () => 0.2;

const scores = frameScores(
  { frames: 10, scores: { [TH]: -0.1, [S]: -1 } },
  { frames: 10, scores: { [IH]: -0.1 } },
  { frames: 10, scores: { [NG]: -0.1 } },
);
const heard = {
  clip: {
    scores,
    nativeScores: scores,
    hiss: new Float32Array(30),
    loudness: new Float32Array(30),
  },
  phones: [TH, IH, NG].map((phone, i) => ({
    phone,
    word: 0,
    place: i,
    start: 10 * i,
    end: 10 * i + 10,
  })),
  asPhone: [TH, IH, NG].map(() => new Float32Array(39)),
  strong: [true, true, true],
  norms: { mean: SOUNDS.map(() => 2), sd: SOUNDS.map(() => 1) },
  slowness: 0,
  certainty: -1,
} as unknown as Heard;
const TH_AS_S: Contrast = { kind: 'exchanged', at: 0, instead: S };

/** `under`: how far S and T are below the expected sound. All other sounds are far away. */
function posteriors(under: number): SegmentPosteriors[] {
  return [TH, IH, NG].map((phone) => {
    const mean = new Float64Array(40).fill(-20);
    mean[phone] = -1;
    mean[S] = mean[T] = -1 - under;
    return { mean, highest: mean };
  });
}

/** What is found at each sound if the judge gives these log-odds, and all else none. */
function slips(judge: (contrast: Contrast) => number | undefined, trained: Contrast[] = []) {
  return findSlips(
    (contrast) => judge(contrast) ?? -Infinity,
    { heard, copy: undefined },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    UNTRAINED,
    trained,
  );
}

/** What is found if the judge gives TH as S these log-odds, and all else none. */
function evidence(odds: number, trained: Contrast[] = [], under: [number, number] = [1, 1]) {
  return findSlips(
    ({ at, instead }) => (at === 0 && instead === S ? odds : -Infinity),
    { heard, copy: undefined },
    { posteriors: posteriors(under[0]), nativePosteriors: posteriors(under[1]) },
    PRIORS,
    UNTRAINED,
    trained,
  )[0]!;
}

test('a slip is reported if its probability at its prior is above one half', () => {
  const even = Math.log(4);
  expect(evidence(even - 0.01).slip).toBeUndefined();
  expect(evidence(even + 0.01).slip).toMatchObject({ contrast: TH_AS_S });
  expect(evidence(even + 0.01).slip!.chance).toBeCloseTo(0.5025, 4);
});

const CERTAINTY = MEASURES.indexOf('certainty');

/** What is found if the judge gives TH as S these log-odds in the recording and in its copy. */
function withCopy(own: number, inCopy: number) {
  const judged: number[] = [];
  const [found] = findSlips(
    ({ at, instead }, _asked, measures) => {
      if (at !== 0 || instead !== S) return -Infinity;
      judged.push(measures[CERTAINTY]!);
      return measures[CERTAINTY] === heard.certainty ? own : inCopy;
    },
    { heard, copy: { ...heard, certainty: heard.certainty - 1 } },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    UNTRAINED,
    [TH_AS_S],
  );
  return { chance: found!.trained[0]!.chance, certain: found!.certain, judged };
}
const evenly = (odds: number) => 1 / (1 + Math.exp(-odds));

test('where the noisy copy speaks against what was heard, the mean of both counts', () => {
  const { chance, judged } = withCopy(3, -1);
  expect(judged).toEqual([heard.certainty, heard.certainty - 1]);
  expect(chance).toBeCloseTo(evenly(1));
});

test('what is heard in the copy alone is not believed', () => {
  expect(withCopy(1, 9).chance).toBeCloseTo(evenly(1));
});

test('the copy brings a confusion into doubt, but does not rule it out', () => {
  const { chance, certain } = withCopy(1, -20);
  expect(chance).toBe(PRIORS.ruledOut);
  expect(certain).toBe(false);
});

test('what the recording rules out is not looked for in the copy', () => {
  const limit = Math.log(1 / 9);
  expect(withCopy(limit - 0.01, 9)).toMatchObject({ certain: true, judged: [heard.certainty] });
  expect(withCopy(limit - 0.01, 9).chance).toBeCloseTo(evenly(limit - 0.01));
  expect(withCopy(limit + 0.01, 9).judged).toHaveLength(2);
});

test('each confusion that is not trained has the prior of its own', () => {
  const [found] = findSlips(
    () => 2,
    { heard, copy: undefined },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    ({ at, instead }) => (at === 0 && instead === T ? 0.2 : 0.01),
    [],
  );
  expect(found!.slip).toMatchObject({ contrast: { instead: T } });
});

test('trained slips have their own prior, which several share', () => {
  expect(evidence(0, [TH_AS_S]).trained[0]!.chance).toBeCloseTo(0.5);
  const three = [TH_AS_S, { ...TH_AS_S, at: 1 }, { ...TH_AS_S, at: 2 }];
  expect(evidence(0, three.slice(0, 2)).trained[0]!.chance).toBeCloseTo(0.5);
  expect(evidence(0, three).trained[0]!.chance).toBeCloseTo(1 / 3);
});

test('a sound is certain if every confusion is ruled out at the prior of a trained one', () => {
  const limit = Math.log(1 / 9);
  expect(evidence(limit - 0.01).certain).toBe(true);
  expect(evidence(limit + 0.01).certain).toBe(false);
});

test('a sound more than 3 below the expected one is not tested, unless one output allows it', () => {
  expect(evidence(9, [], [2.95, 20]).slip).toBeDefined();
  expect(evidence(9, [], [20, 2.95]).slip).toBeDefined();
  expect(evidence(9, [], [3.05, 3.05]).slip).toBeUndefined();
  expect(evidence(9, [TH_AS_S], [20, 20]).trained[0]!.chance).toBeGreaterThan(0.9);
});

test('an added sound is told beside what the sound itself became, and does not make it less certain', () => {
  const odds = ({ kind, instead }: Contrast) =>
    kind === 'added' ? (instead === S ? 3 : instead === T ? 9 : undefined) : undefined;
  const likeliest: Contrast = { kind: 'added', at: 2, instead: T };
  expect(slips(odds)[2]).toMatchObject({
    slip: undefined,
    added: { contrast: likeliest },
    certain: true,
  });
  const even = Math.log(4);
  const at = (own: number) =>
    slips(({ kind, instead }) => (kind === 'added' && instead === S ? own : undefined))[2]!.added;
  expect(at(even - 0.01)).toBeUndefined();
  expect(at(even + 0.01)).toBeDefined();
});

test('nobody is certain of a hiss that the next word may have taken', () => {
  const phones = heard.phones.map((own, i) => ({ ...own, phone: S, word: i === 0 ? 0 : 1 }));
  const certain = findSlips(
    () => -9,
    { heard: { ...heard, phones }, copy: undefined },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    UNTRAINED,
    [],
  ).map((one) => one.certain);
  expect(certain).toEqual([false, true, true]);
});

test('what has no prior is not asked about', () => {
  const asked: Contrast[] = [];
  findSlips(
    (contrast) => {
      asked.push(contrast);
      return 9;
    },
    { heard, copy: undefined },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    ({ kind }) => (kind === 'added' ? 0 : 0.2),
    [],
  );
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['exchanged', 'dropped']));
});

test('a sound that may be left out is always tested for that', () => {
  const left = slips(({ kind }) => (kind === 'dropped' ? 9 : undefined));
  expect(left.map(({ slip }) => slip?.contrast)).toEqual([
    undefined,
    undefined,
    { kind: 'dropped', at: 2, instead: -1 },
  ]);
});

test('of several slips the likeliest is reported', () => {
  const more = (likelier: number) =>
    slips(({ at, instead }) => (at > 0 ? undefined : instead === likelier ? 9 : 8))[0]!.slip;
  expect(more(S)).toMatchObject({ contrast: { instead: S } });
  expect(more(T)).toMatchObject({ contrast: { instead: T } });
});

test('what the exercise trains is told for its place alone, and nothing else of it', () => {
  const asked = (trained: Contrast[]) =>
    slips(() => 0, trained).map((one) => one.trained.map(({ contrast }) => contrast));
  expect(asked([])).toEqual([[], [], []]);
  expect(asked([TH_AS_S])).toEqual([[TH_AS_S], [], []]);
});

test('a trained confusion counts at its own prior alone, and the others of its sound at theirs', () => {
  // So many that the prior of each is below that of a confusion that is not trained.
  const many = [0, 1, 2].flatMap((at) =>
    [S, ...Array<number>(4).fill(IH)].map((instead): Contrast => ({ ...TH_AS_S, at, instead })),
  );
  const likely = Math.log(4) + 0.01;
  const slipAt = (odds: (contrast: Contrast) => number | undefined, trained: Contrast[]) =>
    slips((contrast) => (contrast.at === 0 ? odds(contrast) : undefined), trained)[0]!.slip;
  const asS = ({ kind, instead }: Contrast) =>
    kind === 'exchanged' && instead === S ? likely : undefined;
  expect(slipAt(asS, many)).toBeUndefined();
  const asT = ({ instead }: Contrast) => (instead === T ? likely : undefined);
  expect(slipAt(asT, many)).toMatchObject({ contrast: { instead: T } });
  // An S after TH is another confusion than an S in its place.
  expect(slipAt(asS, [{ ...TH_AS_S, kind: 'added' }])).toMatchObject({ contrast: TH_AS_S });
});

test('what the clip has no room for was not said', () => {
  const one = frameScores({ frames: 1, scores: { [TH]: -0.1 } });
  const clip = { ...heard.clip, scores: one, nativeScores: one };
  const at = heard.phones.map((phone) => ({ ...phone, start: 0, end: 1 }));
  const [found] = findSlips(
    () => 9,
    { heard: { ...heard, clip, phones: at }, copy: undefined },
    { posteriors: posteriors(1), nativePosteriors: posteriors(1) },
    PRIORS,
    UNTRAINED,
    [TH_AS_S],
  );
  expect(found).toMatchObject({ slip: undefined, trained: [{ chance: 0 }], certain: true });
});

test('in noise nothing is sure, neither that a sound was wrong nor that it was right', () => {
  const slip = { contrast: TH_AS_S, chance: 0.9 };
  const right = { ...slip, chance: 0.05 };
  const open = { ...slip, chance: 0.3 };
  const evidence = { slip, added: slip, trained: [slip, right, open], certain: true };
  expect(unsureOf(evidence, PRIORS)).toEqual({
    slip: undefined,
    added: undefined,
    trained: [{ ...slip, chance: 0.5 }, { ...slip, chance: 0.1 }, open],
    certain: false,
  });
});

test('a sound has a slip if any confusion is likelier than not', () => {
  const at = (chance: number) => ({ contrast: TH_AS_S, chance });
  expect(hasSlip({ slip: at(0.6), trained: [], certain: false })).toBe(true);
  const added = { slip: undefined, added: at(0.6), trained: [], certain: true };
  expect(hasSlip(added)).toBe(true);
  expect(hasSlip({ slip: undefined, trained: [at(0.1), at(0.6)], certain: false })).toBe(true);
  expect(hasSlip({ slip: undefined, trained: [at(0.5)], certain: false })).toBe(false);
});
