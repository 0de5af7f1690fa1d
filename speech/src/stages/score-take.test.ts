import { expect, test } from 'vitest';
import { analyzeSpeech } from '../analyze-speech.ts';
import { withPinkNoise } from '../testing/pink-noise.ts';
import { referenceClips } from '../testing/reference.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { loadModels } from './load-models.ts';

const models = loadModels(shippedFiles);
const { samples, text: phrase, pronunciation } = referenceClips[1]!;
/** Of five words. */
const REPLACED = [1, 2];

/** A take of which the judges are sure but for what is given here. */
function takeWith({ word = 1, phrase: ofPhrase = 1 }: { word?: number; phrase?: number }) {
  const judgeWords: typeof models.scorer.judgeWords = (_, { words }) =>
    words.map((_word, i) => (REPLACED.includes(i) ? word : 1));
  const scorer = { ...models.scorer, judgeWords, judgePhrase: () => ofPhrase };
  return analyzeSpeech(
    { ...models, scorer },
    { samples, sampleRate: 16_000, phrase, pronunciation },
  );
}

test('the surer it is that words were replaced, the more they cost', () => {
  const { other } = models.scorer.config.words;
  const share = REPLACED.flatMap((i) => pronunciation[i]!).length / pronunciation.flat().length;
  const whole = takeWith({ word: other });
  expect(whole.overallAccuracy).toBeGreaterThan(90);
  for (const lost of [0.6, 0.8, 1]) {
    const take = takeWith({ word: (1 - lost) * other });
    const left = 1 - lost * share;
    expect(take.overallAccuracy).toBeCloseTo(left * whole.overallAccuracy, 0);
    expect(take.accuracyScore).toBeCloseTo(left * whole.accuracyScore, 0);
    expect(take.confidence).toBeCloseTo((1 - share) * whole.confidence, 2);
    expect(REPLACED.map((i) => take.words[i]!.kind)).toEqual(['mispronounced', 'mispronounced']);
  }
});

test('words that were probably replaced bring no good score', () => {
  const { other } = models.scorer.config.words;
  const { overallAccuracy, accuracyScore } = takeWith({ word: 0.99 * other });
  expect([overallAccuracy, accuracyScore]).toEqual([74, 74]);
});

test('where the phrase is in doubt, neither the score nor the confidence reaches half', () => {
  const { sure } = models.scorer.config.phrase;
  const certain = takeWith({ phrase: sure });
  expect(certain.overallAccuracy).toBeGreaterThan(60);
  expect(certain.confidence).toBeGreaterThan(0.8);
  const { issues, overallAccuracy, accuracyScore, confidence } = takeWith({ phrase: sure - 0.01 });
  expect(issues.map(({ code }) => code)).toContain('unsure-phrase');
  expect([overallAccuracy, accuracyScore, confidence]).toEqual([49, 49, 0.49]);
});

test('with another phrase, less than a third', () => {
  const { different } = models.scorer.config.phrase;
  const { issues, overallAccuracy, confidence } = takeWith({ phrase: different - 0.01 });
  expect(issues.map(({ code }) => code)).toContain('different-phrase');
  expect(overallAccuracy).toBeLessThanOrEqual(30);
  expect(confidence).toBeLessThanOrEqual(0.3);
});

test('words instead of the last one are not told of twice', () => {
  const other = referenceClips[0]!;
  const analyze = (of: Float32Array, asked: string) =>
    analyzeSpeech(models, { samples: of, sampleRate: 16_000, phrase: asked });
  const part = (of: Float32Array, start: number, end: number) =>
    of.slice(start * 16_000, end * 16_000);
  const last = analyze(samples, phrase).words.at(-1)!;
  const [, saidWord, yes] = analyze(other.samples, other.text).words;
  const take = Float32Array.from([
    ...part(samples, 0, last.start),
    ...part(other.samples, saidWord!.start, yes!.end),
  ]);
  expect(analyze(take, phrase).issues.map(({ code }) => code)).toEqual(['stopped-early']);
});

/** “the red boat is here,” where the exercise trains the B; the judge of contrasts is sure of a P. */
function takeIn(recorded: Float32Array) {
  const judgeContrast = () => 20;
  return analyzeSpeech(
    { ...models, scorer: { ...models.scorer, judgeContrast } },
    {
      samples: recorded,
      sampleRate: 16_000,
      phrase,
      pronunciation,
      trains: { contrasts: [{ word: 2, sound: 'B', instead: 'P' }] },
    },
  );
}

test('in noise louder than the voice, words that did not come through are named', () => {
  const { issues, words } = takeIn(withPinkNoise(samples, -3));
  expect(issues.map(({ code, words: of }) => [code, of])).toEqual([['noisy', [2, 3, 4]]]);
  expect(words.map(({ kind }) => kind === 'covered')).toEqual([false, false, true, true, true]);
});

test('a word whose only fault would be another sound is covered, too', () => {
  const noisy = withPinkNoise(samples, 0);
  const surelyRight = analyzeSpeech(models, {
    samples: noisy,
    sampleRate: 16_000,
    phrase,
    pronunciation,
  });
  expect(surelyRight.issues).toMatchObject([{ code: 'noisy', words: [] }]);
  const { issues, words, certain } = takeIn(noisy);
  expect(issues).toMatchObject([{ code: 'noisy', words: [3] }]);
  expect(words[3]).toMatchObject({ word: 'is', kind: 'covered' });
  expect(words[3]!.sounds.some((sound) => certain.has(sound))).toBe(false);
});

test('and no trained sound is called wrong that noise covered', () => {
  const quiet = takeIn(samples);
  expect(quiet.contrasts).toMatchObject([{ verdict: 'wrong' }]);
  expect(quiet.overallAccuracy).toBeLessThanOrEqual(74);
  const covered = takeIn(withPinkNoise(samples, -3));
  expect(covered.contrasts).toMatchObject([{ verdict: 'unsure' }]);
  expect(covered.overallAccuracy).toBeGreaterThan(74);
  expect(covered.words[2]!.sounds[0]!.heard).toBeUndefined();
});
