import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { evaluate } from './evaluate.ts';
import { hear } from './observe.ts';
import { loadScorer, type Scorer } from './scorer.ts';
import type { ScorerInput } from './scorer-member.ts';

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const { config } = loadScorer(shippedFiles.scorer);
const { samples, pronunciation } = referenceClips[1]!;
const clip = hear(acoustic, prepare(samples, 16_000).samples);

const CUPBOARD = ['K', 'AH1', 'B', 'ER0', 'D'];
const PLACE = 2;

/** A scorer that thinks this of every sound (0–2) and every word (0–10). */
function thinking(ofSound: (input: ScorerInput, i: number) => number, ofWord = 8): Scorer {
  return {
    version: 'made up',
    config,
    score: (input) => ({
      phones: input.phones.map((_, i) => ofSound(input, i)),
      words: [...new Set(input.wordOf)].map(() => ofWord),
      aspects: [8, 8, 8, 8],
    }),
  };
}

const sureOfAll = thinking(() => 2);
/** Thinks little of the cupboard that was not said, and the best of all else. */
const doubtingCupboard = thinking(({ wordOf, phones }, i) =>
  wordOf[i] === PLACE && phones.length > pronunciation.flat().length ? 0.5 : 2,
);
const withCupboard = pronunciation.toSpliced(PLACE, 0, CUPBOARD).map((word) => [word]);
const asSaid = pronunciation.map((word) => [word]);

test('a word that fits better left out is missing when the scorer thinks little of it too', () => {
  const { missing, phones, scores } = evaluate(acoustic, doubtingCupboard, [clip], withCupboard)!;
  expect(missing).toEqual([PLACE]);
  expect(phones.map(({ word }) => word)).not.toContain(PLACE);
  expect(scores.phones).toHaveLength(pronunciation.flat().length);
});

test('it counts as said when the scorer has no doubt', () => {
  const { missing, phones } = evaluate(acoustic, sureOfAll, [clip], withCupboard)!;
  expect(missing).toEqual([]);
  expect(phones.map(({ word }) => word)).toContain(PLACE);
});

test('a scorer that doubts everything takes no word of a phrase that fits', () => {
  const { missing } = evaluate(
    acoustic,
    thinking(() => 0.9),
    [clip],
    asSaid,
  )!;
  expect(missing).toEqual([]);
});

test('a phrase of which the scorer believes no sound is another one', () => {
  const judge = (score: number) =>
    evaluate(
      acoustic,
      thinking(() => score),
      [clip],
      asSaid,
    )!;
  expect(judge(0.7).different).toBe(true);
  expect(judge(0.9).different).toBe(false);
});

/** What is made of the clip when what was said matches this much better than the gate asks. */
function overGate(over: number, scorer: Scorer, phrase = asSaid, said = phrase) {
  const { match } = evaluate(acoustic, sureOfAll, [clip], said)!;
  const gate = { ...config.gate, lpp: match.phoneCertainty - over };
  return evaluate(acoustic, { ...scorer, config: { ...config, gate } }, [clip], phrase)!;
}

test('a phrase that hardly matches is believed more the better it does, and sooner when every word is well said', () => {
  const judge = (ofWord: number, over: number) => {
    const { unmistakable, belief } = overGate(
      over,
      thinking(() => 2, ofWord),
    );
    return { unmistakable, belief };
  };
  expect(judge(8, 0.3)).toEqual({ unmistakable: false, belief: 0 });
  expect(judge(9, 0.3)).toEqual({ unmistakable: false, belief: 0 });
  expect(judge(8, 1)).toEqual({ unmistakable: false, belief: expect.closeTo(0.5) });
  expect(judge(8, 1.3)).toEqual({ unmistakable: false, belief: 1 });
  expect(judge(9, 0.7)).toEqual({ unmistakable: false, belief: 0 });
  expect(judge(9, 0.9)).toEqual({ unmistakable: true, belief: 1 });
});

test('of a short phrase a well said reading is believed wherever it lies over the gate', () => {
  const belief = (ofWord: number) =>
    overGate(
      0.3,
      thinking(() => 2, ofWord),
      asSaid.slice(0, 3),
    ).belief;
  expect(belief(8)).toBe(0);
  expect(belief(9)).toBe(1);
});

test('a part has to match better than a whole phrase to be believed', () => {
  const belief = (over: number) => {
    const { missing, belief: found } = overGate(over, doubtingCupboard, withCupboard, asSaid);
    expect(missing).toEqual([PLACE]);
    return found;
  };
  expect(belief(1.25)).toBeCloseTo(0.5);
  expect(belief(1.5)).toBe(1);
});

test('a clip that hardly misses the gate is this phrase when its sounds are good', () => {
  const different = (over: number, score: number) =>
    overGate(
      over,
      thinking(() => score),
    ).different;
  expect(different(-0.4, 1.1)).toBe(false);
  expect(different(-0.4, 0.95)).toBe(true);
  expect(different(-0.6, 1.1)).toBe(true);
  const inDoubt = overGate(
    -0.4,
    thinking(() => 2, 9),
  );
  expect(inDoubt.belief).toBe(0);
});

test('scores are the mean over the versions of a clip', () => {
  let calls = 0;
  const scorer = thinking(() => (calls++ < pronunciation.flat().length ? 1 : 2));
  const { scores, versions } = evaluate(acoustic, scorer, [clip, clip], asSaid)!;
  expect(versions).toHaveLength(1);
  expect(scores.phones).toEqual(scores.phones.map(() => 1.5));
});

test('a clip that cannot hold the phrase is not evaluated', () => {
  const long = Array.from({ length: 40 }, () => [CUPBOARD]);
  expect(evaluate(acoustic, sureOfAll, [clip], long)).toBeUndefined();
});
