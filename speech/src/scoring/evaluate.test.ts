import { expect, test } from 'vitest';
import { loadAcousticModel } from '../acoustics/acoustic-model.ts';
import { pinkNoiseUnder } from '../acoustics/pink-noise.ts';
import { prepare } from '../recording/prepare.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { mean } from '../signal/statistics.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { type Clip, hear, hearInNoise } from '../observation/observe.ts';
import { loadScorer, type Scorer } from './scorer.ts';
import type { ScorerInput } from './scorer-member.ts';

const acoustic = loadAcousticModel(shippedFiles.acoustic);
const { config } = loadScorer(shippedFiles.scorer);
const { samples, pronunciation } = referenceClips[1]!;
const prepared = prepare(samples, 16_000).samples;
const clip = hear(acoustic, prepared);

const CUPBOARD = ['K', 'AH1', 'B', 'ER0', 'D'];
const PLACE = 2;

/** Scorers that give every sound this score (0–2), its word their mean, and this probability of the phrase. */
function thinking(ofSound: (input: ScorerInput, i: number) => number, chance = 1): Scorer {
  const score = (input: ScorerInput) => {
    const phones = input.phones.map((_, i) => ofSound(input, i));
    const ofWord = (word: number) => 5 * mean(phones.filter((_, i) => input.wordOf[i] === word));
    return { phones, words: [...new Set(input.wordOf)].map(ofWord), aspects: [8, 8, 8, 8] };
  };
  return {
    version: 'made up',
    config,
    judgePhrase: () => chance,
    judgeWords: (_, { words }) => words.map(() => 1),
    judgeContrast: () => -Infinity,
    scoreStrictly: score,
    scoreAsExperts: score,
  };
}

const sureOfAll = thinking(() => 2);
/** Gives a low score to the cupboard that was not said, and the best to everything else. */
const doubtingCupboard = thinking(({ wordOf, phones }, i) =>
  wordOf[i] === PLACE && phones.length > pronunciation.flat().length ? 0.5 : 2,
);
const withCupboard = pronunciation.toSpliced(PLACE, 0, CUPBOARD).map((word) => [word]);
const asSaid = pronunciation.map((word) => [word]);

test('a word that fits better left out is missing if the scorer rates it low too', () => {
  const { missing, phones, symbols, scores } = evaluate(
    acoustic,
    doubtingCupboard,
    [clip],
    withCupboard,
  )!;
  expect(missing).toEqual([PLACE]);
  expect(phones.map(({ word }) => word)).not.toContain(PLACE);
  expect(symbols).toEqual(pronunciation.flat());
  expect(scores.phones).toHaveLength(pronunciation.flat().length);
});

test('without a word the fluency and prosody are those of the whole phrase, as it was asked', () => {
  const expert: Scorer['scoreAsExperts'] = (input) => {
    const isWhole = input.phones.length > pronunciation.flat().length;
    const scores = sureOfAll.scoreAsExperts(input);
    return { ...scores, aspects: isWhole ? [1, 2, 3, 4] : [5, 6, 7, 8] };
  };
  const aspects = (words: string[][][]) =>
    evaluate(acoustic, { ...doubtingCupboard, scoreAsExperts: expert }, [clip], words)!.scores
      .aspects;
  expect(aspects(asSaid)).toEqual([5, 6, 7, 8]);
  expect(aspects(withCupboard)).toEqual([5, 2, 3, 8]);
});

test('it counts as said if the scorer rates it high', () => {
  const { missing, phones } = evaluate(acoustic, sureOfAll, [clip], withCupboard)!;
  expect(missing).toEqual([]);
  expect(phones.map(({ word }) => word)).toContain(PLACE);
});

test('the strict scores decide what was said, the experts’ are shown', () => {
  const expert = thinking(() => 1.9);
  const mixed = { ...doubtingCupboard, scoreAsExperts: expert.scoreAsExperts };
  const { missing, scores } = evaluate(acoustic, mixed, [clip], withCupboard)!;
  expect(missing).toEqual([PLACE]);
  expect(new Set(scores.phones)).toEqual(new Set([1.9]));
});

test('a scorer that rates everything low removes no word of a phrase that fits', () => {
  const { missing } = evaluate(
    acoustic,
    thinking(() => 0.9),
    [clip],
    asSaid,
  )!;
  expect(missing).toEqual([]);
});

/** The cupboard is missing. The judge gives the word after it this chance, and the others just enough. */
const sureOfNext = (chance: number) => {
  const judgeWords: Scorer['judgeWords'] = (_, { words }) =>
    words.map((_word, position) => (position === PLACE ? chance : config.words.other));
  return evaluate(acoustic, { ...doubtingCupboard, judgeWords }, [clip], withCupboard)!;
};

test('below its threshold of probability a word was replaced, numbered as in the phrase', () => {
  expect(sureOfNext(config.words.other).replaced).toEqual([]);
  expect(sureOfNext(config.words.other - 0.01).replaced).toEqual([PLACE + 1]);
});

test('a missing word is not found, and a replaced one in proportion to its probability', () => {
  const { other } = config.words;
  const next = (chance: number) => sureOfNext(chance).found[PLACE + 1];
  expect([next(1), next(other), next(other / 4), next(0)]).toEqual([1, 1, 0.25, 0]);
  const { found } = sureOfNext(other / 4);
  expect(found).toEqual(withCupboard.map((_, i) => [0, 0.25][i - PLACE] ?? 1));
});

test('speech after the phrase is noticed, and none where the phrase ends', () => {
  const extraFrom = (words: string[][][]) =>
    evaluate(acoustic, sureOfAll, [clip], words)!.extraFrom;
  expect(extraFrom(asSaid)).toBeUndefined();
  const end = evaluate(acoustic, sureOfAll, [clip], asSaid)!.phones.find(({ word }) => word === 3)!;
  expect(extraFrom(asSaid.slice(0, 3))).toBeGreaterThan(end.start - 15);
});

test('a copy in noise counts as much as the recording', () => {
  const firstLow = (): Scorer['scoreStrictly'] => {
    let calls = 0;
    return (input) => {
      const each = ++calls === 1 ? 1 : 2;
      return { ...thinking(() => each).scoreStrictly(input), aspects: Array(4).fill(each) };
    };
  };
  const scorer = { ...sureOfAll, scoreStrictly: firstLow(), scoreAsExperts: firstLow() };
  const { scores, strict } = evaluate(acoustic, scorer, [clip, clip], asSaid)!;
  const mixed = (length: number) => Array(length).fill(expect.closeTo(3 / 2, 9));
  for (const { phones, aspects } of [scores, strict]) {
    expect(phones).toEqual(mixed(pronunciation.flat().length));
    expect(aspects).toEqual(mixed(4));
  }
});

test('the noisy copy has the sounds that were said in the recording, and no others', () => {
  const copy = hearInNoise(acoustic, clip, prepared, pinkNoiseUnder(prepared, 10));
  const versions: [Clip, Clip] = [clip, copy];
  const { noisyCopy, observation, missing } = evaluate(
    acoustic,
    doubtingCupboard,
    versions,
    withCupboard,
  )!;
  expect(missing).toEqual([PLACE]);
  expect(noisyCopy!.clip).toBe(copy);
  const soundsOf = ({ alignment }: Evaluation['observation']) =>
    alignment.phones.map(({ phone, word, place }) => ({ phone, word, place }));
  expect(soundsOf(noisyCopy!)).toEqual(soundsOf(observation));
  expect(evaluate(acoustic, sureOfAll, [clip], withCupboard)!.noisyCopy).toBeUndefined();
});

test('a clip that cannot hold the phrase is not evaluated', () => {
  const long = Array.from({ length: 40 }, () => [CUPBOARD]);
  expect(evaluate(acoustic, sureOfAll, [clip], long)).toBeUndefined();
});
